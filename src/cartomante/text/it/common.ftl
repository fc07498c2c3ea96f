## Parole comuni a tutti i giochi

nothing = niente
# $initial is the first letter of the last thing, for languages in which the word for "and" depends on it.
list-and =
    { $initial ->
        *[other] { $first } e { $last }
    }
list-apart = { $first }; { $last }
you = Tu
yes = sì
no = no
no-items = nessuno
place = { $place }. { $name }: { $score }
table = Il tavolo

## L’elenco dei giochi

games-players = da { $low } a { $high } giocatori

## Simulazione

simulate-compiling = Compilo le regole
simulate-playing = Gioco
simulate-players = Giocatori
simulate-games = Partite
simulate-decisions = Decisioni
simulate-seconds = Secondi
simulate-decisions-per-second = Decisioni al secondo
simulate-games-per-second = Partite al secondo
simulate-mean-decisions = Decisioni per partita
simulate-seat = Posto
simulate-mean-scores = Punteggio medio
simulate-wins-by-seat = Vittorie
simulate-games-won = Partite vinte
simulate-mean-score = Punteggio medio

## Verifica di una partita salvata

verify-yes = Sì: questa partita a { $title } è stata distribuita e giocata come dichiara.
verify-commitment = Il segreto corrisponde al sigillo { $commitment }.
verify-seed-drawn = { $strings ->
    [0] Il numero di partenza { $seed } deriva dal segreto.
   *[other] Il numero di partenza { $seed } deriva dal segreto e da ciò che i giocatori vi hanno aggiunto.
}
verify-seed-number = Il numero di partenza è { $seed }; il suo sigillo è { $commitment }.
verify-position = La partita comincia da una posizione assegnata: non c’è distribuzione da verificare.
verify-moves = { $moves ->
    [one] L’unica mossa era lecita.
   *[other] Tutte le { $moves } mosse erano lecite.
}
verify-fingerprint = Portano alla posizione con l’impronta { $fingerprint }.
verify-scores = { $count ->
    [one] Il punteggio è giusto: { $scores }.
   *[other] I punteggi sono giusti: { $scores }.
}
verify-unfinished = La partita non è ancora finita.

## Rivedere una partita

replay-unfinished = La partita non è ancora finita.
replay-keys = Un tasto qualsiasi: turno seguente. A: tutto il resto. Q: basta.

## Pacchetti di contenuti

pack-written = { $file } è scritto: una copia del pacchetto { $pack }. Modificalo come vuoi.
pack-header =
    Questo è un pacchetto di contenuti per { $title }: una copia di { $pack }, il pacchetto fornito con il gioco.
    Modificalo come vuoi. Le righe che cominciano con # sono commenti. Il significato di ogni campo è in { $page }.
pack-check-it = Per controllarlo: { $command }
pack-play-it = Per giocarci: { $command }
pack-simulate-it = Per provarlo in molte partite casuali: { $command }
pack-good = { $file } è un pacchetto valido per { $title }.
pack-bad = { $count ->
    [one] Con { $file } non si può giocare; c’è un errore:
   *[other] Con { $file } non si può giocare; ci sono { $count } errori:
}
pack-same = Dice le stesse cose di { $pack }, il pacchetto fornito con il gioco.
pack-changed = { $count ->
    [one] È diverso da { $pack }, il pacchetto fornito con il gioco, nella riga { $lines }.
   *[other] È diverso da { $pack }, il pacchetto fornito con il gioco, in { $count } righe: { $lines }.
}
pack-warnings = { $count ->
    [one] Una cosa è ammessa, ma sembra una svista:
   *[other] { $count } cose sono ammesse, ma sembrano sviste:
}
pack-more = … e { $count } ancora (--json li elenca tutti)

## L'arena

arena-compiling = Compilazione
arena-playing = Si gioca
arena-title = Arena: { $game }
arena-subtitle = { $deals ->
    [one] { $games } partite a { $players } giocatori da una sola smazzata.
   *[other] { $games } partite a { $players } giocatori da { $deals } smazzate.
}
arena-form-mixed = Tutti contro tutti: ogni smazzata si gioca { $lap } volte e in quelle partite ogni bot siede una volta su ogni posto.
arena-form-against = Un bot a un tavolo di { $rival }: ogni smazzata si gioca { $lap } volte, con ogni bot una volta su ogni posto.
arena-form-together = Ogni bot occupa tutto il tavolo: ogni smazzata si gioca una volta per bot, { $lap } in tutto.
arena-unfinished = Non ancora finito: sono state giocate { $played } partite su { $games }.
arena-best = { $bot } è in testa: vince il { $rate } delle sue partite; alla pari sarebbe il { $even }.
arena-together = { $bot } vince il { $rate } delle sue partite.
arena-close = { $count ->
    [one] { $bots } potrebbe essere altrettanto forte: gli intervalli dei punteggi di forza si sovrappongono.
   *[other] { $bots } potrebbero essere altrettanto forti: gli intervalli dei punteggi di forza si sovrappongono.
}
arena-alone = { $bot } da solo contro { $others } × { $rival } vince il { $rate } delle partite; alla pari sarebbe il { $even }.
arena-rating = Forza
arena-rating-about = OpenSkill, spostato in modo che la media sia 25. La barra copre 95 su 100 tornei rimessi insieme a caso da queste smazzate.
arena-wins = Partite vinte
arena-wins-about = Quante volte un bot vince da un posto che occupa; una vittoria condivisa conta in parti. La barra è l'intervallo al 95 % (di Wilson).
arena-wins-together = Quante volte vince il tavolo. La barra è l'intervallo al 95 % (di Wilson).
arena-even = pari: { $rate }
arena-seats = Per posto
arena-seats-about = Partite vinte da ogni posto; i posti sono numerati da 1.
arena-seat = Posto { $seat }
arena-scores = Punteggi
arena-scores-about = Quante volte è uscito ogni punteggio; la linea è la media.
arena-times = Tempo per una decisione
arena-times-about = Il segno è la media; la linea larga finisce dove 95 decisioni su 100 sono prese, quella sottile alla più lenta.
arena-ahead = Chi batte chi
arena-ahead-about = Quante volte il bot a sinistra arriva davanti a quello in alto; un pareggio conta metà.
arena-all-figures = Tutte le cifre
arena-bot = Bot
arena-games = Partite
arena-score = Punteggio medio
arena-decisions = Decisioni
arena-mean = Tempo medio
arena-slow = 95 %
arena-slowest = Più lenta
arena-players = Giocatori
arena-seed = Seme
arena-pack = Pacchetto
arena-options = Opzioni
arena-version = Versione
arena-ties = Partite con più vincitori
arena-again = Lo stesso di nuovo:
arena-rounded = { $games } partite invece di { $asked }, perché tutte le formazioni giochino ogni smazzata.
arena-kept = { $played } partite su { $games } sono giocate e conservate. Lo stesso comando riprende da qui.
arena-written = { $file } è scritto.

## Equilibrio

balance-title = Equilibrio: { $game }
balance-subtitle = { $games } partite a { $players } giocatori con il pacchetto { $pack }, tutti i posti giocati da { $bot }.
balance-compared = I segni vuoti sono { $pack }, il pacchetto che accompagna il gioco.
balance-nothing = Niente dà nell'occhio: ogni differenza vista può essere fortuna.
balance-above = { $thing }: vince più della sua parte, il { $rate }; alla pari sarebbe il { $even }.
balance-below = { $thing }: vince meno della sua parte, il { $rate }; alla pari sarebbe il { $even }.
balance-more = { $count ->
    [one] Un'altra cosa dà nell'occhio.
   *[other] Altre { $count } cose danno nell'occhio.
}
balance-table-won = Il tavolo vince il { $rate } delle partite.
balance-dead = { $count ->
    [0] Non c'è carta che non usi quasi nessuno.
    [one] Quasi nessuno usa questa carta: { $cards }.
   *[other] Quasi nessuno usa queste { $count } carte: { $cards }.
}
balance-seats-about = Una cifra in grassetto colorato è fuori equilibrio, anche considerando quante cose si confrontano qui.
balance-marks = Ciò che ha ogni giocatore
balance-openings = Scelte d'apertura
balance-openings-about = La prima scelta di ogni giocatore. Ciò che è capitato meno di { $few } volte è solo nella tabella.
balance-cards = Carte
balance-cards-about = Come va a chi ha una carta, qualunque cosa ne faccia: le migliori e le peggiori.
balance-best = Più vittorie
balance-worst = Meno vittorie
balance-card = Carta
balance-turned-up = Partite in cui è uscita
balance-had = Avuta da
balance-had-wins = Vinte da loro
balance-used = Usata da
balance-used-wins = Vinte da loro
balance-wasted = Buttata via
balance-choices = Decisioni sulle carte
balance-choices-about = Come va a chi sceglie una carta almeno una volta in una partita, secondo la domanda.
balance-all = Tutte
balance-sides = Quante volte
balance-length = Durata
balance-decisions = Decisioni per partita
balance-turns = Turni per partita
balance-scores = Tutti i punteggi
balance-winning-scores = Punteggio più alto di una partita
balance-margins = Vantaggio del primo sul secondo
balance-endings = Come finiscono le partite
balance-won = Partite vinte
balance-this-pack = Questo pacchetto
balance-default-pack = Pacchetto di base
balance-thing = Che cosa
balance-difference = Differenza, in punti su cento
balance-changes = Che cosa cambia il pacchetto
balance-changes-about = Percentuali di vittoria che differiscono dal pacchetto di base più di quanto faccia la fortuna, considerando quante se ne confrontano.
balance-no-change = Nessuna percentuale di vittoria differisce chiaramente dal pacchetto di base.
balance-default-run = Ora il pacchetto di base, per confronto

## Il tavolo sullo schermo

commitment = La distribuzione è fissata. Il sigillo del suo numero segreto, da verificare a fine partita: { $digest }
no-commitment = Questa partita comincia da una posizione assegnata.
your-hand = La tua mano
waiting = In attesa di { $names }
over-hint = La partita è finita
warm-up = I bot si scaldano ({ $percent }%)
warm-up-failed = I bot più forti non sono partiti; giocano quelli veloci
kept = La partita è salvata. { $command }
not-kept = Non è stato possibile salvare la partita: { $reason }

key-help = Aiuto
key-rulebook = Regole
key-table = Tavolo
key-log = Cronaca
key-language = Lingua
key-theme = Chiaro/scuro
key-quit = Esci
key-result = Esito
key-side = A parte
key-notes = Note
key-deduction = Deduzione
key-hint = Consiglio
key-change = Cambia
key-choose = Scegli

## Finestre

page-keys = ↑↓ scorri · Esc chiudi
page-close = Esc chiudi
notes-help = I tasti da 1 a { $last } girano un segno, e così un clic. I segni li vedono tutti.
rulebook = Regolamento
whole-table = Tutto ciò che puoi vedere
choose-language = Lingua
help = Aiuto
help-text =
    __Scegliere.__ Le frecce, o il tasto davanti a una scelta, muovono il cursore; Invio conferma. Un clic fa entrambe
    le cose. Ciò che è scelto resta scelto.

    __La cronaca.__ Tab passa alla cronaca e al tavolo. Nella cronaca le frecce scorrono le voci, e sotto compare la
    regola da cui ciascuna deriva. Esc torna alle tue scelte.

    __Tasti.__ `?` questo aiuto · `r` regolamento · `t` tutto il tavolo · `h` consiglio: che cosa farebbe
    il maestro · `l` lingua · `d` chiaro o scuro · `q` salva ed esci

    Dove il gioco le prevede: `s` ciò che puoi fare senza che ti si chieda · `n` note · `w` che cosa segue da ciò che sai

    __Segni.__ `…` sta pensando · `✓` è pronto · `★` è in testa

## Consigli

advice-best = { $level ->
    [apprentice] L’apprendista sceglierebbe: { $action }
    [adept] L’adepto sceglierebbe: { $action }
    [master] Il maestro sceglierebbe: { $action }
   *[other] A prima vista la scelta migliore è: { $action }
}
advice-only = Non c’è altro da scegliere: { $action }
advice-any = Tutte le scelte sembrano ugualmente buone.
advice-close = Quasi altrettanto buono: { $actions }
advice-chance = { $simulations ->
    [0] Le percentuali sono probabilità di vittoria.
    [one] Le percentuali sono probabilità di vittoria, da una partita immaginata.
   *[other] Le percentuali sono probabilità di vittoria, da { $simulations } partite immaginate.
}
advice-liking = Le percentuali dicono quanto ogni scelta ha dalla sua a prima vista, senza guardare avanti.
advice-honest = Il consiglio si basa solo su ciò che puoi sapere anche tu.
advice-thinking = Sto pensando …
advice-unasked = In questo momento non ti si chiede nulla.
advice-forbidden = A questo tavolo si gioca senza consigli.
advice-warm-up = Il maestro si sta ancora scaldando ({ $percent }%).
advice-warm-up-failed = Il maestro non è partito.
advice-quick = Questo è un parere rapido.

## La fine della partita

game-over = La partita è finita
all-lost = Avete perso tutti insieme.
all-won = Avete vinto tutti insieme!
table-won = Hanno vinto tutti: { $score }.
table-lost = Hanno perso tutti: { $score }.
you-won = Hai vinto!
you-won-together = Hai vinto, insieme ad altri!
others-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
}
tie-broken = { $names } hanno gli stessi punti; lo spareggio delle regole decide quest’ordine.
tie-shared = { $names } hanno gli stessi punti e condividono il posto.
proof-commitment = Sigillo prima della prima mossa: { $digest }
proof-seed = Numero segreto, ora svelato: { $seed }
proof-command = Per verificare tutto: { $command }
next-rematch = Gioca ancora
next-look = Guarda il tavolo
next-quit = Esci

## La prima schermata

cartomante-tagline = un tavolo per giochi del destino
menu-continue = Continua l’ultima partita
    .help = { $file }
menu-begin = Comincia una nuova partita
menu-rulebook = Leggi il regolamento
menu-leave = Esci
menu-game = Gioco
menu-players = Giocatori
    .help = Da { $low } a { $high }, te compreso. Gli altri posti vanno ai bot.
menu-bot = Avversari
    .help = Quanto giocano bene i bot.
menu-allies = Compagni
    .help = Quanto giocano bene con te i bot.
menu-preset = Regole
menu-own-preset = su misura
menu-language = Lingua
bot-apprentice = Apprendista
    .help = Sa che cosa è bene, ma ha i suoi capricci. Ideale per le prime partite.
bot-adept = Adepto
    .help = Conosce bene il gioco e risponde subito.
bot-master = Maestro
    .help = Si prende fino a un secondo per ogni decisione e non regala nulla.
bot-random = Capricciosi
bot-greedy = Frettolosi
bot-instinct = Istintivi
bot-search = Lungimiranti
bot-race = Esperti
bot-reference = Metodici

## Etichette brevi sul tavolo dei Talismani del Tempo

talismans-row = Tempo
talismans-pool = Tavolo
talismans-play = Gioca
talismans-last-play = Ultima
talismans-hand = Mano
talismans-pending = In attesa
talismans-forged = Forgiati
talismans-captured = Poste

## Perché il server dice di no: una frase per ogni codice

refusal-not-signed-in = Prima accedi, oppure gioca come ospite.
refusal-not-allowed = Non hai il permesso di farlo.
refusal-wrong-password = Il nome o la password non sono giusti.
refusal-name-taken = Questo nome ce l’ha già qualcun altro. Scegline uno diverso.
refusal-bad-name = Questo nome non si può usare. Scegline uno breve, con lettere che tutti sappiano leggere.
refusal-weak-password = Questa password è troppo facile da indovinare. Prendine una più lunga: bastano alcune parole senza legame tra loro.
refusal-already-account = Hai già un account.
refusal-only-accounts = Per questo ti serve un account. Bastano un nome e una password.
refusal-wrong-origin = La richiesta veniva da un altro sito, perciò non è successo nulla. Apri la nostra pagina e riprova.
refusal-bad-message = Il server non riesce a capire: { $problem }
refusal-bad-setup = Il tavolo non si può preparare così: { $problem }
refusal-bad-file = Questo file non si può usare: { $problem }
refusal-too-large = È troppo grande per essere accettato. Manda meno cose in una volta.
refusal-not-found = Qui non c’è nulla, o non sta a te vederlo.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-not-seated = Prima prendi posto: può farlo solo chi siede al tavolo.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-seat-taken = Questo posto è già occupato. Scegline un altro.
refusal-no-seat-free = A questo tavolo tutti i posti sono occupati.
refusal-no-such-seat = A questo tavolo non c’è un posto simile.
refusal-no-bot-there = In quel posto non siede nessun bot.
refusal-seats-empty = Alcuni posti sono ancora vuoti. Aspetta altri giocatori o fai sedere dei bot.
refusal-already-started = La partita è già cominciata.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-your-turn = In questo momento non devi decidere nulla. Aspetta il tuo turno.
refusal-not-legal = Adesso le regole non lo permettono.
refusal-moved-on = Nel frattempo la partita è andata avanti. Guarda di nuovo il tavolo, poi scegli.
refusal-paused = La partita è in pausa. Riprende appena il tavolo è d’accordo.
refusal-game-over = La partita è finita.
refusal-not-over = Potrai farlo quando la partita sarà finita.
refusal-stand-in-plays = Un bot sta giocando per te. Prima torna al tuo posto.
refusal-not-away = Sei già al tuo posto: nessun bot gioca per te.
refusal-nothing-to-vote = In questo momento su questo non si vota.
refusal-already-voted = Su questo hai già votato.
refusal-undo-off = A questo tavolo non si torna sulle proprie mosse.
refusal-nothing-to-undo = Non hai nessuna mossa da annullare.
refusal-undo-too-late = È troppo tardi per annullare: nel frattempo si è scoperto qualcosa o ha agito qualcun altro.
refusal-hints-off = A questo tavolo si gioca senza consigli.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-chat-closed = In questo momento non puoi parlare. Ascolta gli altri per un po’.
refusal-not-leader = È un’altra persona a guidare questa revisione. Chiedile di passarti la guida.
refusal-too-often = Un po’ troppo in fretta. Riprova fra { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
}
refusal-too-many = Ne hai già troppi aperti. Prima chiudine uno.
refusal-unavailable = In questo momento il server non può farlo. Non è andato perso nulla: riprova fra poco.
