# La pagina web: ogni parola che non riguarda un gioco, in italiano.

web-home = Pagina iniziale
web-skip = Vai al tavolo
web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-system = Automatici
web-theme-light = Chiari
web-theme-dark = Scuri
web-close = Chiudi
web-cancel = Annulla
web-offline = Il server non risponde. Riprova fra poco.
web-missing = Qui non c’è nulla.

## La prima pagina

web-welcome = Quattro giochi del destino
web-lead = Prendi posto: in solitaria con bot che giocano bene, o con gli amici grazie a un link. Niente da installare, nessuno a cui chiedere il permesso.
web-play-now = Gioca subito
web-dealing = Si danno le carte…
web-with-friends = Con gli amici
web-learn = Impara
web-rules = Regole
web-leaders = I migliori
web-cooperative = tutti insieme
web-my-tables = Le tue partite
web-no-my-tables = Non hai partite in corso.
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento nessuno aspetta giocatori.
web-have-code = Hai un codice?
web-join = Entra
web-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
web-running = si sta giocando
web-unofficial = Una realizzazione indipendente e non ufficiale. I giochi appartengono ai loro autori ed editori.
# Nomi per gli ospiti, separati da spazi; si aggiunge un numero.
web-guest-names = Pellegrino Viandante Astrologo Plenilunio Lanterna Corvo Cometa Brace

## Un nuovo tavolo

web-bots = Bot
web-bot-level = Quanto giocano bene i bot
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-kind-live = Minuti per tutta la partita
web-clock-kind-days = Giorni per ogni decisione
web-clock-live = { $minutes } minuti a testa, più { $increment } secondi per ogni decisione
web-clock-days = { $days ->
    [one] Un giorno per ogni decisione
   *[other] { $days } giorni per ogni decisione
}
web-minutes = Minuti
web-increment = Secondi in più per ogni decisione
web-days-each = Giorni per ogni decisione
web-spectators = Spettatori
web-spectators-are = { $policy ->
    [none] Nessuno può guardare
    [delayed] Gli spettatori vedono tutto in ritardo
   *[live] Gli spettatori possono guardare
}
web-undo-is = { $policy ->
    [never] Non si torna sulle proprie mosse
    [free] Le mosse innocue si possono annullare
   *[agreed] Le mosse si possono annullare se tutti sono d’accordo
}
web-hints-are = { $on ->
    [yes] I consigli sono permessi
   *[no] Senza consigli
}
web-allow-hints = Permetti i consigli
web-public = Mostra il tavolo a tutti
web-rules-options = Opzioni delle regole
web-open-table = Apri il tavolo
web-start = Comincia

## Prima della partita

web-seats = Posti
web-nobody = Nessuno
web-you = tu
web-sit = Siediti qui
web-stand-up = Alzati
web-add-bot = Aggiungi un bot
web-remove-bot = Manda via
web-host-starts = { $who } dà inizio alla partita quando tutti i posti sono occupati.
web-close-table = Sciogli il tavolo
web-invite = Invita gli amici
web-link = Link
web-code = Codice:
web-copy = Copia il link
web-copied = Copiato
web-qr = Codice QR del link
web-agreed = Gli accordi

## Il tavolo

web-connecting = Connessione in corso…
web-lost = Il collegamento è caduto. Nuovo tentativo in corso: non va perso nulla.
web-ended = Il server ha chiuso il collegamento con questo tavolo.
web-closed = Questo tavolo è stato sciolto.
web-abandoned = La partita è stata abbandonata.
web-sending = Invio della tua scelta…
web-players = Giocatori
web-thinking = sta pensando
web-away = non c’è
web-stand-in = gioca un bot
web-time-left = Tempo rimasto:
web-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
web-decision = Che cosa devi decidere
web-explain = Spiega
web-all-choices = { $count ->
    [one] Mostra la scelta
   *[other] Mostra tutte le { $count } scelte
}
web-side = Accanto al tavolo
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-hint = Consiglio
web-tab-deduction = Deduzione
web-tab-notes = Note
web-log = Che cosa è successo
web-chat = Che cosa si è detto
web-chat-empty = Nessuno ha ancora detto nulla.
web-say = Di’ qualcosa
web-send = Invia
web-typing = { $who } sta scrivendo…
web-ask-master = Che cosa farebbe il maestro?
web-no-help = Non c’è altro da dire.
web-my-note = La tua nota
web-note-private = Puoi leggerla solo tu.
web-note-turn = Turno { $turn }: una nota solo per te, la ritrovi anche rivedendo la partita.
web-note-cards = Note sulle carte: apri una carta e scrivi lì.
web-table-menu = Tavolo
web-sound = Suoni
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-motion = Carte in movimento
web-confirm = Conferma ogni scelta
web-undo = Annulla la mossa
web-pause = Chiedi una pausa
web-resume = Riprendi
web-paused = La partita è in pausa.
web-abandon = Proponi di abbandonare la partita
web-leave = Lascia il tavolo (continua un bot)
web-bot-plays = Un bot sta giocando per te.
web-come-back = Torna al tuo posto
web-ballot = { $topic ->
    [pause] { $who } chiede una pausa.
    [resume] { $who } vuole riprendere.
    [abandon] { $who } propone di abbandonare la partita.
   *[undo] { $who } chiede di annullare l’ultima mossa.
}
web-agree = D’accordo
web-decline = Rifiuta
web-withdraw = Ritira la richiesta
web-waiting-votes = Si aspettano gli altri…
web-go-to-entry = Vai alla voce { $number }

## Che cosa succede al tavolo

web-news-sit = { $who } prende posto.
web-news-leave = { $who } lascia il tavolo.
web-news-bot = Un bot prende posto.
web-news-clear = Un bot viene mandato via.
web-news-start = La partita comincia.
web-news-stand-in = { $who } ha finito il tempo; continua un bot.
web-news-come-back = { $who } è di nuovo al suo posto.
web-news-rematch = { $who } vuole giocare ancora.
web-news-close = Il tavolo viene sciolto.
web-news-hand-lead = { $who } passa la guida.
web-news-vote = { $topic ->
    [pause] { $yes ->
        [yes] { $who } vuole una pausa.
       *[no] { $who } non vuole una pausa.
    }
    [resume] { $yes ->
        [yes] { $who } vuole riprendere.
       *[no] { $who } non vuole ancora riprendere.
    }
    [abandon] { $yes ->
        [yes] { $who } vuole abbandonare la partita.
       *[no] { $who } non vuole abbandonare la partita.
    }
   *[undo] { $yes ->
        [yes] { $who } vuole annullare l’ultima mossa.
       *[no] { $who } non vuole annullare l’ultima mossa.
    }
}

## La fine

web-to-rematch = Alla nuova partita
web-replay = Rivedi la partita
web-export = Salva in un file
web-proof = Le carte sono state date onestamente?

## Persone

web-sign-in = Accedi
web-sign-up = Crea un account
web-sign-out = Esci dall’account
web-account = Account
web-account-why = Bastano un nome e una password; non chiediamo altro. Con un account conservi la tua forza e le tue partite su tutti i tuoi dispositivi.
web-have-account = Ho un account
web-no-account = Non ho ancora un account
web-guest-now = Qui sei ospite. Con un account non perdi nulla quando cambi browser.
web-name = Nome
web-password = Password
web-old-password = Vecchia password
web-new-password = Nuova password
web-save = Salva
web-saved = Salvato.
web-delete = Cancellami
web-delete-sure = Cancellare tutto ciò che ti riguarda? I risultati delle tue partite restano, senza il tuo nome.
web-devices = Dove hai fatto l’accesso
web-this-device = questo dispositivo
web-end = Termina
web-tokens = Token per programmi
web-token-for = A che cosa serve?
web-token-make = Crea un token
web-token-once = Eccolo, per questa volta soltanto:
web-archives = Partite da file
web-bring-file = Porta qui una partita salvata
web-past-games = Partite finite
web-no-past-games = Ancora nessuna partita finita.
web-statistics = Statistiche
web-rating = Forza
web-rating-about = La forza è il livello di cui siamo quasi certi; cresce con ogni partita che lo conferma.
web-games = Partite
web-wins = Vittorie
web-place = Posto
web-when = Quando
web-against-people = Contro persone
web-against-bots = Contro bot
web-since = Qui dal { $date }
web-no-leaders = Qui la classifica è ancora vuota. Gioca contro altre persone e inaugurala tu.

## Rivedere una partita

web-look-back = Riguarda i turni passati
web-to-table = Torna al tavolo
web-eyes = Con gli occhi di chi?
web-eyes-all = Tutto scoperto
web-replay-controls = Tempo
web-moment = Momento
web-first = All’inizio
web-last = Alla fine
web-step = Un passo avanti
web-step-back = Un passo indietro
web-play-replay = Avvia
web-pause-replay = Ferma
web-opinion = Il parere del maestro
web-judge = Giudica ogni mossa
web-judging = Giudizio in corso: { $done } mosse su { $all }
web-warming-up = Il maestro si sta scaldando; dopo l’avvio del server ci vuole un minuto o due.
web-curve = Probabilità di vittoria durante la partita
web-doubts = Scelte dubbie
web-doubt = { $verdict ->
    [mistake] { $number }: un errore di { $who }, persi { $loss } punti di probabilità
   *[doubtful] { $number }: una scelta dubbia di { $who }, persi { $loss } punti di probabilità
}
web-verdict = { $verdict ->
    [best] La scelta migliore.
    [fine] Una buona scelta.
    [mistake] Un errore.
   *[doubtful] Una scelta dubbia.
}
web-better = Meglio: { $choice }
web-play-on = Continua a giocare da qui
web-play-on-seat = Il tuo posto
web-play-on-deal = Carte nascoste
web-deal-fresh = Date di nuovo, per quanto da quel posto non si potevano conoscere
web-deal-real = Com’erano davvero
web-review-begin = Guardiamola insieme
web-review-you = Guidi tu: gli altri vedono ciò che vedi tu.
web-review-hand = Passa la guida a { $who }
web-review-other = Guida { $who }.
web-review-follow = Segui

## Regole e lezioni

web-search = Cerca nelle regole
web-chapters = Capitoli
web-pictures = Tutte le carte
web-nothing-found = Nessun risultato.
web-player = Giocatore { $number }
web-step-of = { $step } di { $all }
web-next = Avanti
web-back = Indietro
web-lesson-other = In questa lezione scegli ciò che è indicato. In una partita vera decidi tu.
