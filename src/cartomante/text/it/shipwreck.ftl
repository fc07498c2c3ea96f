# The Shipwreck Arcana: tutte le parole del gioco in italiano.

title = The Shipwreck Arcana
tagline = Gioca uno dei tuoi due fati, tieni nascosto l’altro e lascia che il gruppo lo indovini prima che il Destino vi raggiunga tutti.
score =
    { $points ->
        [one] { $points } punto su 7
       *[other] { $points } punti su 7
    }


## Carte

card-the-hours = Il Tempo
    .help = È disponibile solo se nessuna carta della fila accetta uno dei tuoi due fati; in quel caso li accetta entrambi. Il fato passa subito sulla prima carta della fila, qualunque cosa essa chieda. Il Tempo non svanisce mai.
card-dawn = L’Alba
    .help = Accetta il più alto di due fati diversi. Durata 3. Potere: «{ power-higher-than }».
card-leviathan = Il Leviatano
    .help = Accetta l’uno o l’altro fato se la somma dei due è 11 o più. Durata 4. Potere: «{ power-discard-lower }».
card-midnight = La Mezzanotte
    .help = Accetta il più basso di due fati diversi. Durata 3. Potere: «{ power-higher-than }».
card-beast = La Bestia
    .help = Accetta l’uno o l’altro fato se la differenza fra i due è esattamente 1. Durata 1. Potere: «{ power-twice }».
card-belltower = Il Campanile
    .help = Accetta l’uno o l’altro fato se la somma dei due è un multiplo di 3. Durata 2. Potere: «{ power-discard-lower }».
card-blind-man = Il Cieco
    .help = Accetta qualsiasi fato. Quando svanisce non fa avanzare il Destino. Durata 1. Potere: «{ power-ask-147 }».
card-chalice = Il Calice
    .help = Accetta qualsiasi fato. Tutti vengono subito a sapere se il fato che tieni è più alto di quello giocato. Durata 2. Potere: «{ power-ask-147 }».
card-deep = L’Abisso
    .help = Accetta l’uno o l’altro fato se la somma dei due è 5 o meno. Durata 3. Potere: «{ power-higher-than }».
card-engine = La Macchina
    .help = Accetta l’uno o l’altro fato se uno dei due è esattamente il doppio o il triplo dell’altro. Durata 3. Potere: «{ power-ask-567 }».
card-huntress = La Cacciatrice
    .help = Accetta l’uno o l’altro fato se la differenza fra i due è esattamente 2. Durata 1. Potere: «{ power-twice }».
card-judge = Il Giudice
    .help = Accetta l’uno o l’altro fato se la somma dei due è pari. Durata 3. Potere: «{ power-ask-345 }».
card-key = La Chiave
    .help = Accetta l’uno o l’altro fato se la somma dei due è 7, 8 o 9. Durata 3. Potere: «{ power-old }».
card-lord = Il Signore
    .help = Se esattamente uno dei due è un 5, un 6 o un 7, accetta quello. Durata 3. Potere: «{ power-ask-567 }».
card-mirror = Lo Specchio
    .help = Accetta l’uno o l’altro di due fati uguali. Durata 1. Potere: «{ power-twice }».
card-noble = La Nobile
    .help = Se esattamente uno dei due è un 3, un 4 o un 5, accetta quello. Durata 3. Potere: «{ power-ask-345 }».
card-prophet = Il Profeta
    .help = Accetta un fato se l’altro, quello che tieni, ha il valore di un fato visibile. Durata 2. Potere: «{ power-cycle }».
card-rider = Il Cavaliere
    .help = Accetta l’uno o l’altro fato se i due sono diversi fra loro e da ogni fato visibile. Durata 2. Potere: «{ power-cycle }».
card-servant = Il Servo
    .help = Se esattamente uno dei due è un 1, un 2 o un 3, accetta quello. Durata 2. Potere: «{ power-ask-123 }».
card-shore = La Riva
    .help = Accetta l’uno o l’altro fato se la differenza fra i due è 4 o più. Durata 4. Potere: «{ power-discard-lower }».
card-stranger = Lo Sconosciuto
    .help = Accetta l’uno o l’altro fato se la somma dei due è dispari. Durata 3. Potere: «{ power-ask-123 }».
card-asunder = Lo Squarcio
    .help = Accetta il fato più alto se la differenza fra i due ha il valore di un fato visibile. Durata 1. Potere: «{ power-same }».
card-fortune = La Fortuna
    .help = Di due fati dispari e diversi accetta il più alto; di un dispari e un pari accetta il più basso. Durata 3. Potere: «{ power-plus-1 }».
card-iron = Il Ferro
    .help = Accetta un fato se l’altro, quello che tieni, è più alto di ogni fato che si trova qui. Finché qui non c’è nulla, di norma accetta qualsiasi fato. Durata 4. Potere: «{ power-plus-1 }».
card-captain = Il Capitano
    .help = Se esattamente uno dei due è un 1, un 4 o un 7, accetta quello. Durata 3. Potere: «{ power-ask-147 }».
card-feast = Il Banchetto
    .help = Accetta qualsiasi fato; poi ne peschi un altro e giochi di nuovo, su una carta diversa. Durata 4. Potere: «{ power-relocate }».
card-ghost = Il Fantasma
    .help = Accetta l’uno o l’altro fato se nessun fato visibile dista esattamente uno da uno dei due. Durata 2. Potere: «{ power-plus-1 }».
card-lantern = La Lanterna
    .help = Accetta l’uno o l’altro fato se i due, sommati a tutti i fati visibili, danno un multiplo di 4. Durata 3. Potere: «{ power-relocate }».
card-pallbearers = I Portatori del Feretro
    .help = Accetta l’uno o l’altro fato se la differenza fra i due è 1 o 2. Durata 2. Potere: «{ power-within-2 }».
card-passage = Il Passaggio
    .help = Accetta l’uno o l’altro fato se fra i due, estremi esclusi, c’è esattamente un valore visibile. Durata 2. Potere: «{ power-same }».
card-wish = Il Desiderio
    .help = Accetta qualsiasi fato, e in questo turno il gruppo ha una predizione in più. Durata 2. Potere: «{ power-old }».
card-imago = L’Imago
    .help = Accetta qualsiasi fato. Un 7 che si trova qui vale solo 1 ora. Durata 3. Potere: «{ power-cycle }».
card-ash = La Cenere
    .help = Accetta qualsiasi 7. Le ore non contano: svanisce alla fine di un turno in cui è stato giocato un 1 o un 2, non importa dove. Potere: «{ power-help }».
card-fall = La Caduta
    .help = Accetta qualsiasi fato. Le ore non contano: svanisce quando la somma dei suoi fati è almeno il doppio del fato nascosto di questo turno; di norma lo si annuncia prima che il gruppo agisca. Potere: «{ power-amplify }».
card-musicians = I Musici
    .help = Accetta l’uno o l’altro fato se i due fanno esattamente 11, da soli o insieme a un fato visibile. Durata 3. Potere: «{ power-exile }».
card-north-wind = Il Vento del Nord
    .help = Accetta l’uno o l’altro fato se uno dei due vale esattamente un’ora più dell’altro. Durata 2. Potere: «{ power-slow }».
card-thief = La Ladra
    .help = Qui non si può giocare nulla. Dopo la giocata di ogni turno prende da un’altra carta un fato più alto di quello nascosto, se ce n’è uno. Durata 2. Potere: «{ power-help }».


## Poteri

power-ask-123 = 1-2-3?
    .help = Il gruppo chiede se il fato nascosto è un 1, un 2 o un 3.
power-ask-147 = 1-4-7?
    .help = Il gruppo chiede se il fato nascosto è un 1, un 4 o un 7.
power-ask-345 = 3-4-5?
    .help = Il gruppo chiede se il fato nascosto è un 3, un 4 o un 5.
power-ask-567 = 5-6-7?
    .help = Il gruppo chiede se il fato nascosto è un 5, un 6 o un 7.
power-higher-than = Maggiore di?
    .help = Il gruppo dice un numero da 1 a 6 e chiede se il fato nascosto è più alto.
power-same = Uguale?
    .help = Il gruppo indica un fato visibile e chiede se quello nascosto ha lo stesso valore.
power-within-2 = Entro 2?
    .help = Il gruppo chiede se il fato nascosto dista al massimo 2 dall’ultimo fato giocato.
power-twice = Doppio
    .help = In questo turno il gruppo ha una predizione in più.
power-help = Aiuto
    .help = Il gruppo rinuncia a un altro potere svanito e chiede se il fato nascosto è un 2 o un 6; la risposta è una sola per entrambi.
power-slow = Rallentare
    .help = Il gruppo mette questo potere sotto una carta della fila. Finché resta lì, ogni fato su quella carta vale 1 ora.
power-cycle = Ricambio
    .help = Prima di giocare, chi è di turno sostituisce una carta della fila che non porta fati con la prima carta del mazzo.
power-relocate = Spostare
    .help = Prima di giocare, chi è di turno sposta un fato visibile su un’altra carta della fila, qualunque cosa essa chieda.
power-plus-1 = +1
    .help = Si usa prima di giocare: per il resto del turno il fato che chi è di turno non gioca vale per le carte uno in più. La predizione deve comunque indicare il valore stampato.
power-old = Vecchio?
    .help = Dopo aver giocato, chi è di turno fa sapere a tutti se l’ultimo fato giocato era vecchio, cioè tenuto da un turno precedente.
power-discard-lower = Scartare inferiore
    .help = Dopo aver giocato, chi è di turno rimette nel sacchetto un fato visibile più basso di quello nascosto.
power-exile = Esilio
    .help = Dopo una predizione corretta il gruppo rinuncia a un altro potere svanito e toglie dal gioco un fato visibile.
power-amplify = Amplificare
    .help = Agisce da solo, sotto la carta che sostituisce La Caduta. Nel turno in cui quella carta svanisce, una predizione corretta vale 2 punti e ogni dissolvenza che fa avanzare il Destino lo fa avanzare di 3.


## Altri nomi

hand =
    { $which ->
        [1] { $seat }, mano A
        [2] { $seat }, mano B
       *[other] { $seat }
    }
fate = { $value }
    .help = Ci sono tre fati per ogni valore. Su una carta un 1, 2 o 3 conta 1 ora, un 4, 5 o 6 ne conta 2 e un 7 ne conta 3.
slot = posto { $slot }
answer-yes = sì
answer-no = no
vote =
    { $choice ->
        [1] { $seat }: a favore
       *[other] { $seat }: contro
    }
switch-follow-speaker = Seguire il portavoce
switch-always-pass = Non usare mai poteri nel proprio turno
proposal =
    { $details ->
        [none] { $act }
       *[other] { $act }: { $details }
    }
placement =
    { $age ->
        [1]
            { $value ->
                [1] l’1 vecchio
               *[other] il { $value } vecchio
            }
        [2]
            { $value ->
                [1] l’1 nuovo
               *[other] il { $value } nuovo
            }
       *[other] { $value }
    } su «{ $card ->
        [none] Il Tempo
       *[other] { $card }
    }»
visible =
    { $value ->
        [1] l’1 di «{ $card }»
       *[other] il { $value } di «{ $card }»
    }
use = Usa «{ $card }»
pay = «{ $card }» come pagamento
prediction = Predici { $value }
reveal =
    { $hand ->
        [1] Mostra il fato della tua mano B e rimettilo nel sacchetto
       *[other] Mostra il tuo fato e rimettilo nel sacchetto
    }
note = { $value }
join = { $seat }


## Decisioni

decision-before_play_power = Usi un potere prima di giocare?
    .action = { $item }
    .help = Tutto il tavolo ha un solo potere per turno. Se ne usi uno adesso, il gruppo non potrà usarne un altro per scoprire il tuo fato.
decision-cycle_target = Quale carta sostituisci?
    .action = Sostituisci «{ $item }»
    .help = La carta va in fondo al mazzo e al suo posto arriva la prima del mazzo. Nulla svanisce e il Destino non avanza.
decision-relocate_source = Quale fato sposti?
    .action = Sposta { $item }
    .help = Puoi spostare qualsiasi fato visibile. Le sue ore conteranno sulla carta in cui arriva.
decision-relocate_destination = Dove lo sposti?
    .action = Spostalo su «{ $item }»
    .help = Su qualsiasi altra carta della fila, qualunque cosa essa chieda. Se le ore raggiungono la sua durata, a fine turno svanirà.
decision-play_fate = Quale fato giochi, e su quale carta?
    .action = Gioca { $item }
    .help = Trovi solo le giocate che le carte permettono. Scegli quella che dice di più sul fato che tieni, e attenzione alle ore. Il Tempo è disponibile solo se nessuna carta della fila accetta uno dei tuoi fati.
decision-thief_take = Quale fato prende La Ladra?
    .action = Prendi { $item }
    .help = Prende un fato più alto di quello che tieni, e se ce n’è uno deve farlo. Puoi passare solo se nessuno è abbastanza alto.
decision-after_play_power = Usi un potere dopo la giocata?
    .action = { $item }
    .help = Tutto il tavolo ha un solo potere per turno, e ogni cosa che fai dice qualcosa agli altri. Se ne usi uno adesso, il gruppo non potrà usarne un altro.
decision-discard_lower_target = Quale fato torna nel sacchetto?
    .action = Scarta { $item }
    .help = Qualsiasi fato visibile più basso di quello che tieni, anche quello appena giocato. Una carta che così perde ore può salvarsi dallo svanire.
decision-group_action = Che cosa proponi al gruppo?
    .action = { $item }
    .help = Una predizione, un potere o nessuno dei due. Una predizione corretta dà un punto, e ciò che svanisce in questo turno non fa avanzare il Destino; una sbagliata lo fa avanzare di 1. Dopo un potere il gruppo può ancora predire o passare.
decision-higher_than_number = Su quale numero fai la domanda?
    .action = È maggiore di { $item }?
    .help = La risposta è sì se il fato nascosto è più alto del numero, no se è uguale o più basso.
decision-same_value = Su quale valore visibile fai la domanda?
    .action = È un { $item }?
    .help = Puoi chiedere di qualsiasi valore che si trova su una carta della fila.
decision-slow_target = Quale carta rallenti?
    .action = Rallenta «{ $item }»
    .help = D’ora in poi ogni fato su quella carta vale 1 ora, finché la carta non lascia la fila. Una carta che in questo turno svanirebbe può salvarsi.
decision-power_payment = A quale potere rinunci?
    .action = Cedi { $item }
    .help = Il potere con cui paghi non ha effetto, e la sua carta se ne va.
decision-group_vote = La proposta ti va bene?
    .action = { $item }
    .help = Nessuno vede il tuo voto prima dell’ultimo. Se la proposta è respinta, la prossima spetta all’alleato seguente. Vota come se non conoscessi il fato nella tua mano.
decision-group_again = La predizione era sbagliata. Ne proponi un’altra?
    .action = { $item }
    .help = Se in questo turno una predizione è giusta, quelle sbagliate non contano. Se sono tutte sbagliate, di norma il Destino avanza di 1 in tutto.
decision-exile_offer = Proponi di togliere dal gioco un fato visibile?
    .action = { $item }
    .help = Costa un altro potere svanito. Il fato non torna più, e una carta che così perde ore può salvarsi dallo svanire.
decision-exile_target = Quale fato lascia il gioco?
    .action = Esilia { $item }
    .help = Qualsiasi fato visibile. Del suo valore resterà per sempre una copia in meno.

action-pass = Passa
action-agree = A favore
action-object = Contro

side-follow-speaker = Seguire il portavoce: attiva o disattiva
    .help = Finché è attivo, approvi ogni proposta senza che ti venga chiesto.
side-always-pass = Non usare mai poteri nel mio turno: attiva o disattiva
    .help = Finché è attivo, non ti viene chiesto dei poteri prima e dopo la giocata. Si può cambiare solo quando non è il tuo turno.
side-leave = Lascia il tavolo per sempre
    .help = Te ne vai alla fine del turno, o subito se il turno è tuo. Di norma i tuoi fati tornano nel sacchetto senza essere visti.
side-seat-bot = Affida questo posto a un bot
    .help = Il bot gioca con i tuoi fati finché non riprendi il posto.
side-seat-person = Riprendi questo posto dal bot
    .help = Continui con i fati che trovi.
side-out-of-time = Tempo scaduto
    .help = La decisione viene presa al posto di chi non l’ha presa in tempo.
side-note = Gira { $item } sulla linea numerale
    .help = Gli alleati segnano quali valori hanno escluso per la mano di turno. I segni li vedono tutti, ma sono solo appunti.
side-join = Siediti, in senso orario, dopo: { $item }
    .help = Entri alla fine del turno e peschi i fati nel tuo primo turno.
side-reveal = { $item }
    .help = Dimostra agli altri che quel fato lo hai tu e che chi è di turno non può averlo. Non costa nulla.


## Eventi

event-row_laid = Ecco la fila: { $cards }. Il Destino parte da { $doom }.
    .rule = Si scoprono quattro carte da sinistra a destra; il Destino iniziale dipende dalla difficoltà.
event-turn_began = Turno { $turn }: { $hand }.
    .rule = Si gioca in senso orario; chi è di turno è il giocatore attivo, gli altri sono gli alleati.
event-drew =
    { $fates ->
        [hidden] { $seat } ha pescato { $count ->
            [one] un fato.
           *[other] { $count } fati.
        }
       *[other] { $you ->
            [yes] Hai pescato { $fates }.
           *[no] { $seat } ha pescato { $fates }.
        }
    }
    .rule = Chi è di turno pesca dal sacchetto finché ha in mano due fati.
event-bag_empty = Il sacchetto è vuoto: vi torna un { $fate } di «{ $card }».
    .rule = Se si deve pescare e il sacchetto è vuoto, prima vi torna il fato visibile da più tempo.
event-used_power = Potere usato: «{ $power }», dalla carta «{ $card }».
    .rule = Tutto il tavolo può usare un solo potere svanito per turno.
event-paid = Si cede «{ $card }» come pagamento.
    .rule = Aiuto ed Esilio costano anche un altro potere svanito, che se ne va senza effetto.
event-cycled = «{ $card }» va in fondo al mazzo; al suo posto arriva «{ $newcomer }».
    .rule = Ricambio sostituisce una carta senza fati con la prima del mazzo; nulla svanisce e il Destino non avanza.
event-relocated = Un { $fate } passa da «{ $source }» a «{ $target }».
    .rule = Spostare porta un fato visibile su qualsiasi altra carta della fila, dove contano le sue ore.
event-played =
    { $you ->
        [yes] Hai giocato un { $fate } su «{ $card }».
       *[no] { $seat } ha giocato un { $fate } su «{ $card }».
    }
    .rule = Un fato si gioca su una carta di cui i due fati in mano soddisfano la condizione; nessuno viene a sapere se era il vecchio o il nuovo.
event-played_on_hours =
    { $you ->
        [yes] Nessuna carta accetta i tuoi fati: hai giocato un { $fate } su «Il Tempo», e da lì passa su «{ $card }».
       *[no] Nessuna carta accetta i fati in mano: { $seat } ha giocato un { $fate } su «Il Tempo», e da lì passa su «{ $card }».
    }
    .rule = Il Tempo è disponibile solo se nessuna carta della fila accetta uno dei due fati; il fato passa poi sulla prima carta della fila.
event-told_higher = Il fato nascosto è più alto di { $fate }, il valore appena giocato? Risposta: { $answer }.
    .rule = Una giocata su Il Calice rivela se il fato tenuto in mano è più alto; se è uguale, non è più alto.
event-extra_prediction = In questo turno il gruppo ha una predizione in più: { $count } in tutto.
    .rule = Il Desiderio e Doppio concedono ciascuno una predizione in più nel turno.
event-thief_took = La Ladra prende un { $fate } da «{ $card }».
    .rule = Dopo la giocata La Ladra deve prendere da un’altra carta un fato più alto di quello nascosto.
event-thief_took_nothing = La Ladra non trova nulla da prendere.
    .rule = La Ladra prende solo un fato più alto di quello nascosto; se non prende nulla, sulle altre carte non ce n’è.
event-told_old = Il fato appena giocato era vecchio? Risposta: { $answer }.
    .rule = Un fato è vecchio se era già in mano all’inizio del turno.
event-discarded = Un { $fate } di «{ $card }» torna nel sacchetto: il fato nascosto è più alto.
    .rule = Scartare inferiore toglie un fato visibile più basso di quello nascosto.
event-announced = Per come stanno le cose, «{ $card }» svanirà a fine turno? Risposta: { $answer }.
    .rule = La Cenere e La Caduta non contano le ore; prima che il gruppo agisca si annuncia se la loro condizione è soddisfatta.
event-proposed =
    { $you ->
        [yes] Hai proposto: “{ $proposal }”.
       *[no] { $seat } propone: “{ $proposal }”.
    }
    .rule = Gli alleati propongono uno dopo l’altro, prima le persone e poi i bot, in senso orario da chi è di turno.
event-voted = I voti ci sono tutti. { $votes }.
    .rule = I voti restano segreti fino all’ultimo; poi si mostrano tutti insieme.
event-rejected = Proposta respinta: “{ $proposal }”.
    .rule = Dopo una proposta respinta tocca all’alleato seguente; ognuno ne fa al massimo una per giro.
event-no_agreement = Tutte le proposte sono state respinte. Alla fine si fa così: “{ $proposal }”.
    .rule = Senza accordo si esegue la proposta più sostenuta, se ha con sé più di metà degli alleati; altrimenti non si fa nulla.
event-asked_values = Il fato nascosto è fra questi valori: { $values }? Risposta: { $answer }.
    .rule = Alle domande si risponde il vero, sì o no, e la risposta la sentono tutti.
event-asked_higher = Il fato nascosto è maggiore di { $number }? Risposta: { $answer }.
    .rule = Alle domande si risponde il vero, sì o no; se è uguale, non è maggiore.
event-asked_same = Il fato nascosto è un { $number }? Risposta: { $answer }.
    .rule = La domanda deve riguardare un valore visibile su una carta.
event-asked_within = Il fato nascosto dista al massimo 2 da { $fate }, il valore appena giocato? Risposta: { $answer }.
    .rule = La domanda confronta il fato nascosto con l’ultimo fato giocato nel turno.
event-slowed = «{ $card }» rallenta: lì ogni fato vale 1 ora.
    .rule = Rallentare resta sotto una carta finché questa non lascia la fila.
event-predicted = Il gruppo predice { $number }. È giusto? Risposta: { $answer }.
    .rule = Una predizione indica un solo valore, e va bene qualsiasi valore da 1 a 7.
event-no_prediction = Il gruppo non fa predizioni.
    .rule = Senza predizione il fato nascosto resta in mano, e tutto ciò che se ne sa resta vero.
event-showed = Il fato nascosto si scopre: { $fate }. Torna nel sacchetto.
    .rule = Dopo una predizione, giusta o sbagliata, il fato nascosto torna nel sacchetto e la sua linea numerale riparte da capo.
event-returned_unseen =
    { $count ->
        [one] Un fato torna nel sacchetto senza essere visto.
       *[other] { $count } fati tornano nel sacchetto senza essere visti.
    }
    .rule = I fati che tornano nel sacchetto senza essere mostrati tengono per sé il loro valore.
event-scored =
    { $points ->
        [one] Un punto! Il punteggio è { $score } su 7.
       *[other] { $points } punti! Il punteggio è { $score } su 7.
    }
    .rule = Una predizione corretta vale 1 punto, o 2 in un turno amplificato.
event-doom_grew = Il Destino avanza di { $amount } e arriva a { $doom } su 7.
    .rule = Le predizioni sbagliate fanno avanzare il Destino di 1; ogni carta che svanisce di 2, o di 3 in un turno amplificato, a meno che nel turno il gruppo abbia predetto giusto.
event-exiled = Un { $fate } di «{ $card }» lascia il gioco per sempre.
    .rule = Un fato esiliato non torna più nel sacchetto.
event-faded = «{ $card }» svanisce. Nel sacchetto: { $fates }.
    .rule = Alla fine di ogni turno svanisce ogni carta i cui fati portano almeno tante ore quanta è la sua durata; La Cenere e La Caduta seguono regole proprie.
event-spent = «{ $card }» ha esaurito il suo potere.
    .rule = Un potere usato o ceduto va scoperto in fondo al mazzo, a meno che al tavolo si giochi senza ritorno.
event-refilled = «{ $card }» entra nella fila, { $slot }.
    .rule = La prima carta del mazzo sostituisce una carta svanita.
event-recycled = Il mazzo è vuoto: «{ $card }» torna nella fila, { $slot }.
    .rule = Quando il mazzo è vuoto, il potere che aspetta da più tempo torna nella fila, e il potere va perduto.
event-amplified = Amplificare si trova ora sotto «{ $card }».
    .rule = Quando svanisce La Caduta, il suo potere non si aggiunge agli altri: va sotto la carta che ne prende il posto.
event-revealed =
    { $you ->
        [yes] Hai mostrato il tuo fato, un { $fate }, e lo hai rimesso nel sacchetto.
       *[no] { $seat } ha mostrato un { $fate } e lo ha rimesso nel sacchetto.
    }
    .rule = Un alleato può rinunciare a un fato per dimostrare dove si trova l’ultima copia del suo valore.
event-noted = Linea numerale ({ $hand }): { $number } è fuori.
    .rule = Mentre il gruppo discute, gli alleati segnano sulla linea numerale i valori che hanno escluso.
event-unnoted = Linea numerale ({ $hand }): { $number } è di nuovo possibile.
    .rule = Un segno sulla linea numerale è solo un appunto e si può togliere.
event-switched =
    { $you ->
        [yes] Hai cambiato un’abitudine. { $switch }: { $answer }.
       *[no] { $seat } ha cambiato un’abitudine. { $switch }: { $answer }.
    }
    .rule = Si può seguire sempre il portavoce, o rinunciare a ogni potere nel proprio turno, senza che venga chiesto ogni volta.
event-will_join =
    { $you ->
        [yes] Ti siederai alla fine del turno, in senso orario dopo: { $after }.
       *[no] { $seat } si siederà alla fine del turno, in senso orario dopo: { $after }.
    }
    .rule = Si può entrare fra un turno e l’altro, in qualsiasi punto del giro, finché al tavolo si è meno di cinque.
event-joined =
    { $you ->
        [yes] Ora anche tu giochi, in senso orario dopo: { $after }.
       *[no] Ora gioca anche { $seat }, in senso orario dopo: { $after }.
    }
    .rule = Chi entra fa subito parte del gruppo e pesca i fati nel suo primo turno.
event-will_leave =
    { $you ->
        [yes] Lascerai il tavolo alla fine del turno.
       *[no] { $seat } lascerà il tavolo alla fine del turno.
    }
    .rule = Chi ha chiesto di andarsene non fa più proposte e approva tutte quelle degli altri.
event-left =
    { $you ->
        [yes] Hai lasciato il tavolo.
       *[no] { $seat } ha lasciato il tavolo.
    }
    .rule = I fati di chi se ne va tornano nel sacchetto senza essere visti, e il giro si richiude.
event-forfeited =
    { $you ->
        [yes] Te ne vai a metà del tuo turno: non si fanno predizioni.
       *[no] { $seat } se ne va a metà del turno: non si fanno predizioni.
    }
    .rule = Se chi è di turno se ne va, il fato già giocato resta, gli altri tornano nel sacchetto senza essere visti, e le carte svaniscono come sempre.
event-bot_sat_down =
    { $you ->
        [yes] Ora al tuo posto gioca un bot.
       *[no] Ora un bot gioca per { $seat }.
    }
    .rule = Il bot continua con gli stessi fati e gli stessi diritti.
event-person_sat_down =
    { $you ->
        [yes] Hai ripreso il tuo posto dal bot.
       *[no] { $seat } ha ripreso il posto dal bot.
    }
    .rule = Una persona può riprendere un posto da un bot in qualsiasi momento.
event-ran_out_of_time =
    { $you ->
        [yes] Il tuo tempo è scaduto.
       *[no] { $seat } non ha deciso in tempo.
    }
    .rule = A tempo scaduto la decisione viene presa d’ufficio; alla seconda volta di fila il posto passa a un bot.
event-won = Il tavolo ha vinto con { $score } punti!
    .rule = Quando il punteggio arriva a 7 vincono tutti all’istante, e nulla svanisce più.
event-lost = Il tavolo ha perso. { $ending }
    .rule = Quando il Destino arriva a 7 perdono tutti all’istante.
event-abandoned = Al tavolo non è rimasto nessuno: la partita finisce senza risultato.
    .rule = Quando tutte le persone se ne sono andate, la partita è abbandonata.


## Il tavolo

zone-turn = Turno
zone-phase = Fase
zone-order = Ordine di gioco
zone-active = Mano di turno
zone-score = Punteggio
zone-doom = Destino
zone-row = Fila
zone-fates = Fati visibili
zone-hours = Ore sulle carte
zone-due = Sul punto di svanire
zone-attached = Sotto le carte
zone-deck_top = Prima carta del mazzo
zone-deck = Mazzo
zone-deck_unseen = Carte mai viste
zone-deck_known = Fondo del mazzo
zone-faded = Poteri svaniti
zone-bag = Sacchetto
zone-exile = Esilio
zone-power_used = Potere usato in questo turno
zone-plus_one = Il fato non giocato vale uno in più
zone-predictions_left = Predizioni rimaste
zone-tried = Predizioni sbagliate
zone-plays = Giocate del turno
zone-proposal = Proposta
zone-offers = Proposte respinte
zone-hints = Deduzione
zone-joining = Sta per entrare
zone-present = Al tavolo
zone-hands = Fati in mano
zone-line = Esclusi sulla linea numerale
zone-bot = Bot
zone-follows = Segue il portavoce
zone-passes = Non usa poteri
zone-leaving = Sta per andarsene
zone-vote = Voto

phase-draw = Pesca
phase-before_play = Prima della giocata
phase-play = Giocata
phase-mandatory = La Ladra
phase-after_play = Dopo la giocata
phase-announce = Annuncio
phase-group = Il gruppo decide
phase-resolve = Risoluzione
phase-after_resolve = Dopo la predizione
phase-fade = Dissolvenza
phase-turn_end = Fine del turno

ending-won = Il punteggio è arrivato a 7.
ending-doomed = Il Destino è arrivato a 7.
ending-deck_empty = Il mazzo è finito.
ending-turn_limit = L’ultimo turno concesso è passato.
ending-abandoned = Tutti hanno lasciato il tavolo.

board-score = Punteggio
board-doom = Destino
board-row = Fila
board-deck = Mazzo
board-deck-top = Prossima
board-bag = Sacchetto
board-faded = Poteri
board-no-powers = ancora nessun potere
board-power-used = potere del turno già usato
board-exile = Esilio
board-attached = Sotto
board-empty = nessun fato
board-hours = ore: { $hours } su { $duration }
board-no-duration = non conta le ore
board-due = svanirà
board-on-hours = passando da Il Tempo
board-line = Esclusi
board-hidden = nascosto
board-old = vecchio
board-new = nuovo
board-active = Di turno
board-you-hold = Hai in mano
board-predictions = Predizioni rimaste
board-tried = Sbagliate
board-proposal = Proposta
board-bot = bot
board-leaving = se ne va
board-joining = sta entrando
board-turns = Turni
board-absent = ha lasciato il tavolo
board-notes = Linea numerale: { $hand }
board-sign-1 = 1 ora
board-sign-2 = 2 ore
board-sign-3 = 3 ore
board-sign-duration = ore finora, su quelle della durata
board-sign-power = potere, una volta svanita

# Che cosa accetta una carta, in poche parole; si parla dei due fati in mano.
board-takes-dawn = il più alto
board-takes-leviathan = somma 11 o più
board-takes-midnight = il più basso
board-takes-beast = differenza 1
board-takes-belltower = somma multipla di 3
board-takes-blind-man = qualsiasi; non porta Destino
board-takes-chalice = qualsiasi; dice se l’altro è più alto
board-takes-deep = somma 5 o meno
board-takes-engine = uno è doppio o triplo dell’altro
board-takes-huntress = differenza 2
board-takes-judge = somma pari
board-takes-key = somma 7, 8 o 9
board-takes-lord = l’unico fra 5, 6 e 7
board-takes-mirror = due fati uguali
board-takes-noble = l’unico fra 3, 4 e 5
board-takes-prophet = il valore dell’altro è visibile
board-takes-rider = diversi fra loro e dai visibili
board-takes-servant = l’unico fra 1, 2 e 3
board-takes-shore = differenza 4 o più
board-takes-stranger = somma dispari
board-takes-asunder = il più alto; differenza visibile
board-takes-fortune = dispari: il più alto; misti: il più basso
board-takes-iron = l’altro è più alto di tutti quelli qui
board-takes-captain = l’unico fra 1, 4 e 7
board-takes-feast = qualsiasi; poi si gioca ancora
board-takes-ghost = nessun visibile a distanza 1
board-takes-lantern = somma con i visibili multipla di 4
board-takes-pallbearers = differenza 1 o 2
board-takes-passage = un solo valore visibile in mezzo
board-takes-wish = qualsiasi; una predizione in più
board-takes-imago = qualsiasi; il 7 conta 1 ora
board-takes-ash = un 7; svanisce se si gioca 1 o 2
board-takes-fall = qualsiasi; svanisce per la sua somma
board-takes-musicians = somma 11, anche con un visibile
board-takes-north-wind = le ore differiscono di 1
board-takes-thief = nulla; prende un fato da sé
board-takes-the-hours = un fato qualsiasi, se nessuna carta ne accetta


## Il tavolo nel browser

board-moment = Turno { $turn } · { $phase }
board-track = { $steps } su { $goal }
board-secret-fates =
    { $count ->
        [0] nessun fato in mano
        [one] un fato nascosto
       *[other] { $count } fati nascosti
    }
board-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
board-fates-left =
    { $count ->
        [one] 1 fato
       *[other] { $count } fati
    }
board-deck-inside = Che cosa c’è nel mazzo
board-others = Gli alleati intorno al tavolo
board-lift = prendilo, poi scegli una carta
board-just-played = appena giocato
board-crossed-out = escluso
board-wrong = predizione sbagliata
board-cross-out = Escludi { $value }
board-has-voted = ha votato
board-agrees = sei d’accordo
board-objects = sei contro
board-says = { $seat } propone: «{ $proposal }»
board-support =
    { $count ->
        [one] 1 a favore
       *[other] { $count } a favore
    }
board-percent = { $percent }%


## Deduzione

hint-title = Deduzione
hint-private = Solo per te: contando anche i tuoi fati
hint-public = Che cosa possono dedurre gli altri sul tuo fato
hint-possible = Ancora possibili ({ $seat }): { $values }
hint-cooperative = Se la giocata voleva dire il più possibile: { $values }
hint-likely = { $value }: { $percent }%
hint-none = Per ora non c’è nulla da dedurre.
hint-off = A questo tavolo si gioca senza deduzione assistita.
hint-thinking = Ci sto pensando …
hint-open = possibile
hint-out = { $value } è fuori: { $reason }
hint-play = { $play } lascia: { $values }
hint-play-best = dice di più
hint-play-chance = probabilità che l’ipotesi migliore sia giusta: { $percent }%
advice-reason = Che cosa penserebbero tutti del fato nascosto: { $reason }

reason-played = in quel caso non si sarebbe potuto giocare { $value } su «{ $card }» (turno { $turn })
reason-played-hours = in quel caso qualche carta avrebbe accettato un fato, e { $value } non sarebbe finito su «Il Tempo» (turno { $turn })
reason-told-higher = alla domanda «più alto di { $value }?» Il Calice ha risposto { $answer } (turno { $turn })
reason-asked = alla domanda su { $values } la risposta è stata { $answer } (turno { $turn })
reason-thief = La Ladra prende solo ciò che è più alto, e ha preso { $value } da «{ $card }» (turno { $turn })
reason-thief-nothing = La Ladra non ha trovato nulla di più alto (turno { $turn })
reason-old = alla domanda «era vecchio il fato giocato?» la risposta è stata { $answer } (turno { $turn })
reason-discarded = un { $value } di «{ $card }» è stato scartato perché più basso (turno { $turn })
reason-fall = alla domanda «svanirà La Caduta?» la risposta è stata { $answer } (turno { $turn })
reason-predicted = la predizione { $value } era sbagliata (turno { $turn })
reason-copies = si sa già dove sono tutte le sue copie
reason-held = il fato viene da un turno precedente, in cui questo valore era già escluso
reason-own = i tuoi fati non ne lasciano nessuna copia


## Opzioni

option-difficulty = Difficoltà
    .help = Da dove parte il Destino.
option-difficulty-normal = Normale: Destino 2
option-difficulty-easy = Facile: Destino 0
option-difficulty-hard = Difficile: Destino 4
option-difficulty-doomed = Condannati: Destino 6
option-sets = Serie aggiuntive
    .help = Carte che si mescolano alle venti del gioco base.
option-sets-none = Nessuna
option-sets-promo = Promo
option-sets-imago = L’Imago
option-sets-stars_below = Le Stelle di Sotto
option-custom_deck = Mazzo su misura
    .help = Il mazzo è formato esattamente da queste carte, almeno otto; le serie non contano più.
option-two_player_challenge = Sfida per 2 giocatori
    .help = In due, con due mani a testa, e ogni mano ha il suo turno.
option-start_seat = Chi comincia
    .help = A chi tocca il primo turno.
option-start_seat-random = A sorte
option-start_seat-0 = Primo posto
option-start_seat-1 = Secondo posto
option-start_seat-2 = Terzo posto
option-start_seat-3 = Quarto posto
option-start_seat-4 = Quinto posto
option-refill_position = Sostituzione di una carta svanita
    .help = Dove va la carta nuova. È importante perché i fati giocati su Il Tempo passano sulla prima carta della fila.
option-refill_position-same_slot = Nello stesso posto
option-refill_position-append_right = In fondo a destra; le altre si stringono
option-consent = Consenso del gruppo
    .help = Che cosa serve perché una proposta venga eseguita.
option-consent-unanimous = Sono tutti d’accordo
option-consent-majority = È d’accordo più di metà
option-consent-speaker = Decide il primo portavoce
option-consent-host = Decide chi ospita
option-consent_fallback = Senza accordo
    .help = Che cosa succede quando sono state respinte le proposte di tutti.
option-consent_fallback-majority = La più sostenuta, se ha con sé più di metà
option-consent_fallback-pass = Il gruppo non fa nulla
option-human_first = Prima le persone
    .help = Se le persone fanno le loro proposte prima dei bot.
option-bots_follow_humans = I bot seguono le persone
    .help = Se i bot approvano qualunque cosa proponga una persona.
option-reveal_discard = Mostrare il proprio fato
    .help = Quando un alleato può mostrare un fato e rimetterlo nel sacchetto, per dimostrare che chi è di turno non può averlo.
option-reveal_discard-last_copy = Solo l’ultima copia di un valore
option-reveal_discard-any = Qualsiasi fato
option-reveal_discard-off = Mai
option-multi_wrong_doom = Più predizioni sbagliate
    .help = Di quanto avanza il Destino se tutte le predizioni di un turno sono sbagliate.
option-multi_wrong_doom-once = Di 1 in tutto
option-multi_wrong_doom-each = Di 1 per ciascuna
option-wrong_reveal = Mostrare il fato dopo una predizione sbagliata
    .help = Se tutti vedono il valore prima che il fato torni nel sacchetto.
option-fall_check = La Caduta
    .help = Quando si viene a sapere che La Caduta sta per svanire, cosa che rivela qualcosa del fato nascosto.
option-fall_check-announce = Prima che il gruppo agisca
option-fall_check-fade_only = Solo quando svanisce
option-passage_counts = Il Passaggio
    .help = Che cosa si conta fra i due fati: deve essercene esattamente uno.
option-passage_counts-values = I valori visibili
option-passage_counts-tokens = I fati visibili
option-iron_empty = Il Ferro senza fati
    .help = Che cosa si può giocare su Il Ferro finché è vuoto.
option-iron_empty-zero = Qualsiasi fato
option-iron_empty-closed = Nulla
option-spent_cards = Poteri esauriti
    .help = Dove vanno i poteri una volta usati o ceduti.
option-spent_cards-bottom = In fondo al mazzo
option-spent_cards-removed = Fuori dal gioco
option-deck_empty = Mazzo vuoto
    .help = Che cosa succede quando si deve sostituire una carta e il mazzo è finito.
option-deck_empty-recycle_oldest = Il potere più vecchio torna nella fila
option-deck_empty-loss = La partita è persa
option-on_leave = Quando qualcuno se ne va
    .help = Che ne è del posto di chi lascia il tavolo per sempre.
option-on_leave-remove_seat = Il posto si toglie
option-on_leave-bot_takes_seat = Lo prende un bot
option-allow_join = Entrare a partita in corso
    .help = Se ci si può sedere al tavolo fra un turno e l’altro.
option-mute_active = Silenzio di chi è di turno
    .help = Se la chat di chi è di turno resta chiusa finché la predizione non è decisa.
option-hints = Pannello della deduzione
    .help = Quanto il tavolo ragiona per voi. Il pannello usa solo ciò che tutti possono sapere.
option-hints-off = Spento
option-hints-logical = Che cosa è ancora possibile
option-hints-cooperative = Che cosa direbbe una giocata generosa
option-hints-bayes = Probabilità
option-auto_number_line = Linee numerali
    .help = Chi segna i valori esclusi.
option-auto_number_line-off = Chi gioca
option-auto_number_line-logical = Il tavolo stesso
option-timers = Limiti di tempo
    .help = Se una decisione viene presa al posto tuo quando ci metti troppo.
option-timers-off = No
option-timers-on = Sì
option-max_turns = Durata massima
    .help = Dopo questo numero di turni la partita è persa. Con il gioco base non ci si arriva mai.

preset-rulebook = Da regolamento
    .help = Il gioco base come lo spiega il suo regolamento: la scelta giusta per la prima partita.
preset-everything = Tutto
    .help = Tutte le 36 carte, con nuove condizioni e nuovi poteri.
preset-family = Famiglia
    .help = Il Destino parte da 0, un pannello mostra che cosa è ancora possibile e basta la maggioranza.
preset-expert_pair = Coppia esperta
    .help = In due, con due mani a testa e il Destino già a 4.
preset-solo = In solitario
    .help = Una persona fra i bot, senza l’aiuto del pannello della deduzione.
preset-research = Ricerca
    .help = Un solo portavoce decide per il gruppo; non si entra a partita in corso, non ci sono limiti di tempo e non si mostrano fati.
preset-no_return = Senza ritorno
    .help = I poteri usati lasciano il gioco, e un mazzo vuoto significa sconfitta.


## Tutorial

tutorial-goal = Ti diamo il benvenuto a bordo! Tu e gli altri vincete insieme o perdete insieme. Indovinate sette volte che cosa ha in mano un altro, e avete vinto; lasciate che il Destino arrivi a sette, e tutto è perduto.
tutorial-row = Chi è di turno ha due fati, numeri da 1 a 7, e ne gioca uno su una carta di questa fila. Ogni carta accetta un fato solo alla sua condizione. È così che parlate tra voi: senza dire una parola.
tutorial-read = Chi gioca con te ha appena messo un fato su «{ $item }». Questa carta accetta un fato solo se i due fati della mano sono uguali.
tutorial-predict = Quindi il fato rimasto in mano ha lo stesso numero di quello sul tavolo. Non ci sono dubbi. Scegli: { $item }.
tutorial-faded = Giusto: il primo di sette punti! I fati pesano sulla loro carta, e questa era troppo fragile: è svanita. Una carta che svanisce fa avanzare il Destino, ma non in un turno con una predizione corretta. Rimane il suo potere, che può servire a tutti voi.
tutorial-hand = Ora tocca a te. Questi sono i tuoi due fati, e nessun altro li vede. Giocane uno in modo che si possa capire l’altro.
tutorial-play = Una delle carte vuole due fati che differiscono esattamente di 2. Se metti lì il più basso, l’altro può essere solo di 2 più alto, perché 2 più in basso non c’è nulla. Scegli: { $item }.
tutorial-understood = Capito! È stato detto il numero giusto: il secondo punto. E un’altra carta è svanita senza fare danni.
tutorial-doubt = La giocata seguente è su «{ $item }», che chiede una differenza di esattamente 1. Quindi il fato nascosto è di uno più alto o di uno più basso: due possibilità, e una predizione sbagliata fa avanzare il Destino.
tutorial-power = Qui aiuta un potere. Se ne può usare uno per turno, e questo vi lascia predire due volte. Scegli: { $item }.
tutorial-first = Con due tentativi per due possibilità niente può andare storto. Comincia dalla più bassa: { $item }.
tutorial-second = Non era questo, ma non fa danni se la prossima predizione è giusta. Rimane un solo numero. Scegli: { $item }.
tutorial-end = Tre punti, e il Destino non si è mosso! Di solito i turni sono meno chiari: allora si pensa a che cosa si sarebbe potuto giocare al suo posto, oppure non si predice e si aspetta. E adesso gioca una partita vera!


## Il regolamento

rulebook-goal = Di che si tratta
    .body =
        Da due a cinque giocatori sono nella stessa barca: vincono insieme o perdono insieme. Nel tuo turno hai in
        mano due numeri da 1 a 7 che vedi solo tu: i tuoi **fati**. Ne giochi uno su una carta di cui i due insieme
        soddisfano la condizione, e non dici nulla. Gli altri guardano che cosa hai giocato, e dove, e cercano di
        indovinare il numero che ti è rimasto in mano: il **fato nascosto**.

        - Ogni predizione corretta dà un punto. Con **7 punti** avete vinto tutti.
        - Le predizioni sbagliate e le carte che svaniscono fanno avanzare il **Destino**. Con il **Destino a 7** avete
          perso tutti.

        Una partita dura da dieci a venti turni, cioè da dieci a trenta minuti.

rulebook-table = Che cosa c’è sul tavolo
    .body =
        - **Fati:** 21 gettoni in un sacchetto, tre per ogni valore da 1 a 7. Ciascuno vale un certo numero
          di **ore**: 1, 2 e 3 valgono un’ora, 4, 5 e 6 due ore, 7 tre ore.
        - **Carte Arcano:** 20 nel gioco base, altre 16 nelle serie aggiuntive. Sul fronte c’è una condizione per
          giocare e una **durata** in ore, disegnata come lune. Sul retro c’è un potere, a disposizione di tutti una
          volta che la carta è **svanita**.
        - **La fila:** quattro carte scoperte. Una carta tiene i fati che vi si giocano finché non svanisce.
        - **Il Tempo:** una carta a sé, a sinistra della fila. È l’ultima risorsa quando non si può giocare altro.
        - **Il mazzo:** le carte restanti, scoperte. Tutti vedono la prima.
        - **Due tracciati:** il punteggio e il Destino, da 0 a 7.
        - **Una linea numerale per ogni mano:** i valori da 1 a 7, su cui gli altri segnano quelli che hanno escluso.

        Ogni fato che si trova su una carta della fila è **visibile**. Non lo sono quelli in mano, nel sacchetto o in
        esilio.

rulebook-setup = Prima del primo turno
    .body =
        Mescolate le carte, mettetene quattro in fila da sinistra a destra e posate accanto il mazzo con le altre.
        Tutti i fati vanno nel sacchetto: nessuno ne ha ancora in mano. Il punteggio parte da 0, il Destino da un
        numero che decide la difficoltà:

        - **Facile:** Destino 0
        - **Normale:** Destino 2
        - **Difficile:** Destino 4
        - **Condannati:** Destino 6, dove un solo errore è la fine

        Chi comincia si decide a sorte, e si gioca in senso orario. Il numero dei giocatori non cambia nient’altro.

rulebook-turn = Il turno, passo per passo
    .body =
        Chi è di turno è il **giocatore attivo**. Gli altri sono gli **alleati**, e insieme formano il **gruppo**.

        - **Pesca.** Chi è di turno pesca finché ha in mano due fati. Un fato che c’era già è **vecchio**, uno pescato
          in questo turno è **nuovo**.
        - **Potere prima di giocare.** Chi è di turno può usarne uno.
        - **Gioca.** Chi è di turno gioca uno dei due fati. Non si può saltare.
        - **Potere dopo aver giocato.** Chi è di turno può usarne uno.
        - **Predizione.** Gli alleati possono usare un potere, possono predire il fato nascosto, o nessuna delle due
          cose.
        - **Risoluzione.** Un punto se la predizione è corretta, il Destino avanza se è sbagliata.
        - **Dissolvenza.** Ogni carta che porta troppe ore lascia la fila.

        In un turno si può usare **un solo potere**, o chi è di turno o il gruppo, non uno ciascuno. Poi tocca al
        giocatore seguente.

rulebook-playing = Giocare un fato
    .body =
        Per sapere se una carta accetta un fato contano tutti e due i fati che hai in mano, e per certe carte anche
        quelli visibili. Il fato che stai per giocare non è ancora visibile. Se le giocate possibili sono più d’una,
        scegli liberamente fato e carta: ha effetto solo la carta su cui giochi.

        Tutti vedono il valore e la carta. Nessuno viene a sapere se il fato era vecchio o nuovo.

        Se **nessuna carta della fila accetta uno dei due fati**, e solo allora, giochi su **Il Tempo** il fato che
        preferisci. Il fato passa subito sulla prima carta della fila. La condizione e l’effetto speciale di quella
        carta non contano, ma le ore d’ora in poi contano lì. Il gruppo impara comunque molto: nella fila non si
        poteva giocare nulla.

rulebook-cards = Le venti carte del gioco base
    .body =
        Dove non è detto quale dei due fati si gioca, scegli tu. Fra parentesi c’è la durata.

        - **L’Alba (3), La Mezzanotte (3):** i fati sono diversi. L’Alba prende il più alto, La Mezzanotte il più basso.
        - **L’Abisso (3):** la somma è 5 o meno.
        - **La Chiave (3):** la somma è 7, 8 o 9.
        - **Il Leviatano (4):** la somma è 11 o più.
        - **Il Giudice (3), Lo Sconosciuto (3):** la somma è pari per il primo, dispari per il secondo.
        - **Il Campanile (2):** la somma è un multiplo di 3.
        - **Lo Specchio (1), La Bestia (1), La Cacciatrice (1):** la differenza è esattamente 0, 1 o 2, nell’ordine.
        - **La Riva (4):** la differenza è 4 o più.
        - **La Macchina (3):** un fato è il doppio o il triplo dell’altro.
        - **Il Servo (2), La Nobile (3), Il Signore (3):** esattamente uno dei due è fra 1, 2, 3, o fra 3, 4, 5, o fra
          5, 6, 7, nell’ordine; si gioca quello.
        - **Il Profeta (2):** uno dei due ha il valore di un fato visibile; si gioca l’altro. Se vale per entrambi,
          scegli tu.
        - **Il Cavaliere (2):** i due sono diversi fra loro e da ogni fato visibile.
        - **Il Cieco (1):** qualsiasi fato. Quando svanisce, il Destino non avanza.
        - **Il Calice (2):** qualsiasi fato. Tutti vengono subito a sapere se il fato che tieni è più alto di quello
          giocato; se è uguale, non è più alto.

rulebook-group = Come decide il gruppo
    .body =
        Chi è di turno non partecipa e tace. Gli alleati discutono come vogliono, con una sola regola d’onore: nessuno
        lascia capire quale fato ha in mano, nemmeno per evitare un errore.

        Gli alleati fanno **proposte** uno dopo l’altro, le persone prima dei bot e in senso orario da chi è di turno.
        Una proposta è una predizione, un potere con tutti i dettagli, o semplicemente passare. Gli altri **votano**, e
        nessuno vede un voto prima dell’ultimo.

        - Se sono tutti d’accordo, la proposta si esegue. Dopo un potere comincia un nuovo giro di proposte.
        - Se qualcuno è contrario non succede nulla, e propone l’alleato seguente. Ognuno ha una proposta per giro.
        - Se in un giro tutte le proposte sono state respinte, si esegue quella con più sostegno, purché abbia con sé
          più di metà degli alleati; a parità, la prima. Altrimenti il gruppo passa.

        Con un solo alleato non c’è nulla da votare. Se ti fidi degli altri, attiva «seguire il portavoce»: approverai
        ogni proposta senza che ti venga chiesto.

rulebook-predicting = La predizione
    .body =
        Una predizione indica **un solo valore**. Va bene qualsiasi valore da 1 a 7, anche uno impossibile.

        - **Corretta:** un punto. Il fato si mostra e torna nel sacchetto, e nessuna carta che svanisce in questo turno
          fa avanzare il Destino.
        - **Sbagliata:** il Destino avanza di uno. Il fato si mostra e torna nel sacchetto.
        - **Nessuna predizione:** non si guadagna e non si perde nulla. Il fato resta in mano; nel turno seguente chi lo
          tiene pesca un solo fato nuovo, e può giocare l’uno o l’altro.

        Se una carta o un potere permette **più predizioni** in un turno, si fanno una dopo l’altra. Dopo una sbagliata
        il gruppo può fermarsi. Se una è giusta, quelle sbagliate prima non contano; se sono tutte sbagliate, il
        Destino avanza di uno in tutto. Fatta la prima predizione, il gruppo non può più fare domande.

rulebook-fading = Le ore e la dissolvenza
    .body =
        Alla fine di ogni turno si sommano le ore dei fati su ciascuna carta. Una carta svanisce quando hanno raggiunto
        la sua **durata**. Allora

        - i suoi fati tornano nel sacchetto;
        - la carta si gira e si unisce ai **poteri svaniti**;
        - il Destino avanza di **2**, a meno che in questo turno il gruppo abbia predetto giusto;
        - la prima carta del mazzo prende il suo posto nella fila.

        Se svaniscono più carte, si procede da sinistra a destra, e il Destino avanza per ciascuna. L’avanzamento per
        una predizione sbagliata si aggiunge. Le carte si guardano solo in questo momento: durante il turno una carta
        con troppe ore si può ancora salvare, se le si toglie un fato. Una carta appena entrata nella fila aspetta il
        turno seguente.

        Un potere si può usare dal turno dopo quello in cui la sua carta è svanita. Una volta usata, la carta va in
        fondo al mazzo. Se mai il mazzo fosse vuoto, torna nella fila come carta il potere che aspetta da più tempo.

rulebook-powers = I poteri del gioco base
    .body =
        I poteri svaniti sono di tutti. Se ne può usare uno per turno, e usarlo non obbliga nessuno a predire. Alle
        domande risponde il tavolo, sempre il vero, con un sì o un no.

        Il **gruppo** usa questi, prima della sua prima predizione:

        - **1-2-3?** (Il Servo, Lo Sconosciuto), **1-4-7?** (Il Cieco, Il Calice), **3-4-5?** (Il Giudice, La Nobile),
          e infine **5-6-7?** (La Macchina, Il Signore): il fato nascosto è uno dei tre?
        - **Maggiore di?** (L’Alba, La Mezzanotte, L’Abisso): dite un numero da 1 a 6. Il fato nascosto è più alto?
        - **Doppio** (La Bestia, La Cacciatrice, Lo Specchio): una predizione in più in questo turno.

        Chi è **di turno** usa questo prima di giocare, con i due fati già in mano:

        - **Ricambio** (Il Profeta, Il Cavaliere): una carta della fila senza fati va in fondo al mazzo, e la prima del
          mazzo ne prende il posto. Può aprire una giocata o chiuderla.

        Chi è **di turno** usa questi dopo aver giocato:

        - **Vecchio?** (La Chiave): tutti vengono a sapere se il fato appena giocato era vecchio.
        - **Scartare inferiore** (Il Leviatano, Il Campanile, La Riva): un fato visibile più basso di quello nascosto
          torna nel sacchetto, anche quello appena giocato. Può salvare una carta, e dice qualcosa al gruppo.

rulebook-promo = Le carte promo e L’Imago
    .body =
        Le dieci carte **promo**:

        - **Lo Squarcio (1):** la differenza ha il valore di un fato visibile; si gioca il più alto.
        - **La Fortuna (3):** due dispari diversi: il più alto. Uno dispari e uno pari: il più basso. Nient’altro.
        - **Il Ferro (4):** un fato è più alto di ogni fato su Il Ferro; si gioca l’altro. Senza fati accetta tutto.
        - **Il Capitano (3):** esattamente uno dei due è un 1, un 4 o un 7; si gioca quello.
        - **Il Banchetto (4):** qualsiasi fato. Poi ne peschi un altro e giochi di nuovo, ma non su Il Banchetto. I
          poteri che chiedono del fato giocato intendono l’ultimo.
        - **Il Fantasma (2):** nessun fato visibile dista esattamente uno da uno dei due.
        - **La Lanterna (3):** i due e tutti i fati visibili, sommati, danno un multiplo di 4.
        - **I Portatori del Feretro (2):** la differenza è 1 o 2.
        - **Il Passaggio (2):** fra i due, estremi esclusi, c’è esattamente un valore visibile.
        - **Il Desiderio (2):** qualsiasi fato. In questo turno il gruppo ha una predizione in più.

        I loro nuovi poteri:

        - **Uguale?** (Lo Squarcio, Il Passaggio), gruppo: scegliete un valore visibile. È quello del fato nascosto?
        - **Entro 2?** (I Portatori del Feretro), gruppo: il fato nascosto dista al massimo 2 da quello giocato?
        - **Spostare** (Il Banchetto, La Lanterna), prima di giocare: un fato visibile passa su qualsiasi altra carta
          della fila.
        - **+1** (La Fortuna, Il Ferro, Il Fantasma), prima di giocare: fino alla fine del turno il fato che non giochi
          vale uno in più per ogni carta; solo Il Vento del Nord guarda sempre le ore stampate. La predizione indica il
          valore stampato.

        Il Capitano dà **1-4-7?** e Il Desiderio **Vecchio?**

        Una serie a sé è **L’Imago (3)**. Accetta qualsiasi fato, e un 7 che vi si trova vale una sola ora. Il suo
        potere è **Ricambio**.

rulebook-stars = Le Stelle di Sotto
    .body =
        Le cinque carte di **Le Stelle di Sotto** sono quelle che più piegano le regole:

        - **La Cenere:** accetta qualsiasi 7. Non conta le ore: svanisce alla fine di un turno in cui è stato giocato un
          1 o un 2, non importa dove.
        - **La Caduta:** qualsiasi fato. Nemmeno lei conta le ore: svanisce quando la somma dei suoi fati è almeno il
          doppio del fato nascosto. Prima che il gruppo agisca tutti vengono a sapere se è così, e alla fine del turno
          si controlla di nuovo.
        - **I Musici (3):** i due, da soli o insieme a un fato visibile, fanno esattamente 11.
        - **Il Vento del Nord (2):** uno dei due vale esattamente un’ora più dell’altro.
        - **La Ladra (2):** qui non si può giocare nulla. Dopo la giocata di ogni turno, chi è di turno deve spostare
          su La Ladra, da un’altra carta, un fato più alto di quello nascosto. Se non si sposta nulla, nulla era
          abbastanza alto, e il gruppo può trarne le conclusioni.

        I loro poteri:

        - **Aiuto** (La Cenere, La Ladra), gruppo: rinunciate a un altro potere svanito. Il fato nascosto è un 2 o un 6?
          La risposta è una sola per entrambi.
        - **Rallentare** (Il Vento del Nord), gruppo: il potere va sotto una carta della fila, e ogni fato su quella
          carta vale un’ora finché la carta non lascia la fila. Può salvarla già nello stesso turno.
        - **Esilio** (I Musici), gruppo, dopo una predizione corretta: rinunciate a un altro potere svanito e togliete
          per sempre dal gioco un fato visibile.
        - **Amplificare** (La Caduta) agisce da solo e non conta come potere del turno. Va sotto la carta che
          sostituisce La Caduta. In un turno in cui quella carta sta per svanire, una predizione corretta vale 2 punti,
          e ogni dissolvenza che fa avanzare il Destino lo fa avanzare di 3.

        Ciò che si trova sotto una carta va in fondo al mazzo quando la carta lascia la fila.

rulebook-notes = Appunti, silenzio e prove
    .body =
        - **Linee numerali.** Mentre il gruppo decide, gli alleati segnano sulla linea della mano di turno i valori che
          hanno escluso. Chi è di turno non segna nulla. Se non si è fatta una predizione i segni restano, anche se nel
          turno seguente il fato di cui parlano potrebbe essere quello giocato. Quando la mano resta vuota, la linea
          riparte da capo.
        - **Silenzio.** Dalla pesca alla fine della predizione chi è di turno non dice nulla, e la sua chat resta
          chiusa.
        - **Prove.** Forse hai in mano proprio il fato che gli altri sospettano nella mano di turno. Mentre il gruppo
          decide, puoi mostrarlo e rimetterlo nel sacchetto, se sai dove sono tutte e tre le copie del suo valore:
          quelle visibili, quelle in esilio e le tue. Non costa nulla, ma la tua mano resta vuota fino al tuo prossimo
          turno.

rulebook-end = La fine
    .body =
        La partita finisce all’istante

        - quando il **punteggio arriva a 7**: avete vinto tutti, anche se qualche carta stava per svanire;
        - quando il **Destino arriva a 7** o lo supera: avete perso tutti.

        Le due cose non possono accadere nello stesso turno, perché una predizione corretta tiene fermo il Destino.

        Per chi non si accontenta di vincere: una vittoria con meno Destino è una vittoria migliore, e a parità lo è
        quella con meno turni.

rulebook-challenge = La sfida per 2 giocatori
    .body =
        Due giocatori che si leggono già nel pensiero possono prendere **due mani** a testa, A e B. Ogni mano ha i suoi
        fati, la sua linea numerale e i suoi turni: prima la mano A di chi comincia, poi la mano A dell’altro, poi le
        due mani B nello stesso ordine, e così via.

        Pesca, gioca e viene predetta solo la mano di turno. Tu sai che cosa c’è in tutte e due le tue, e puoi tenerne
        conto quando scegli una giocata. Va bene qualsiasi difficoltà; nessuno può entrare a partita in corso.

rulebook-people = Entrare, andarsene, bot e orologi
    .body =
        - **Entrare.** Finché si è meno di cinque, chiunque può sedersi fra un turno e l’altro, in qualsiasi punto del
          giro. Chi entra fa subito parte del gruppo e pesca nel suo primo turno.
        - **Andarsene.** Chi se ne va rimette i suoi fati nel sacchetto senza mostrarli, e il giro si richiude. Se a
          metà turno se ne va chi è di turno, il fato già giocato resta dov’è, nessuno fa predizioni e le carte
          svaniscono come sempre. Il posto passa invece a un bot se altrimenti si resterebbe in meno di due, e sempre
          nella sfida.
        - **Bot.** Qualsiasi posto può essere di un bot. I bot propongono e votano solo in base a ciò che sanno tutti,
          mai in base al fato nella loro mano, e approvano ciò che propone una persona. Se fra i bot ci sei solo tu,
          parli tu per il gruppo in ogni turno che non sia il tuo.
        - **Orologi.** Con i limiti di tempo, una decisione che tarda troppo viene presa al posto tuo: ai poteri si
          rinuncia, il voto vale come favorevole, la proposta si salta, e il fato da giocare lo sceglie un bot. Alla
          seconda volta di fila un bot prende il tuo posto finché non torni.

rulebook-deduction = L’arte della deduzione
    .body =
        - **Che cosa dice la logica.** Con quella carta, quali valori può avere l’altro fato? Un 4 su La Chiave lascia
          3, 4 e 5.
        - **Che cosa dice la generosità.** Chi gioca vuole farsi capire. Con due 4, una giocata su Lo Specchio avrebbe
          detto tutto; se Lo Specchio c’era e non è stato scelto, è più probabile un 3 o un 5.
        - **Che cosa dice il sacchetto.** Di ogni valore ci sono tre copie. Contate quelle visibili.
        - **Che cosa dice Il Tempo.** La fila è La Bestia, La Cacciatrice, Lo Specchio e La Riva, e qualcuno gioca un 2
          su Il Tempo. La differenza non è 0, 1 o 2, e nemmeno 4 o più: dunque è 3, e il fato nascosto è un 5.
        - **Che cosa dice la memoria.** Ciò che si è capito di un fato resta vero finché qualcuno lo tiene. Ma nel turno
          seguente potrebbe essere proprio quello a venire giocato.
        - **Quando tocca a te,** cerca la giocata che lascia meno valori, e mettila a confronto con le ore: una carta
          che svanisce non costa nulla se il gruppo predice giusto.
        - **Nel dubbio,** fate i conti. Un’ipotesi sbagliata fa avanzare il Destino di uno; ma se una carta sta per
          svanire, quella giusta ne risparmia due e in più dà un punto.

        Il pannello della deduzione, se il tavolo lo permette, fa una parte del lavoro: può mostrare i valori ancora
        possibili, quelli che una giocata generosa vorrebbe dire, o quanto è probabile ciascuno. Usa solo ciò che tutti
        possono sapere.

rulebook-options = Opzioni
    .body =
        Queste sono le regole abituali. Al tavolo ci si può accordare su altre:

        - **Consenso:** basta più di metà degli alleati; oppure decide il primo portavoce, o chi ospita.
        - **Sostituzione di una carta svanita:** la fila si stringe a sinistra, e la carta nuova entra in fondo a
          destra.
        - **Mostrare il proprio fato:** qualsiasi fato, oppure mai.
        - **Predizioni sbagliate:** il Destino avanza per ciascuna; oppure dopo non si mostra il fato.
        - **La Caduta:** non si annuncia nulla prima che svanisca.
        - **Il Passaggio:** conta i fati visibili, non i valori.
        - **Il Ferro:** senza fati non accetta nulla.
        - **Senza ritorno:** i poteri usati lasciano il gioco, e un mazzo vuoto significa sconfitta.
        - **Andarsene:** il posto passa sempre a un bot.
        - **Mazzo su misura:** otto carte a piacere, o più.

        Si può anche scegliere chi comincia, lasciare al tavolo le linee numerali, non ammettere nuovi arrivi o
        permettere a chi è di turno di usare la chat.

rulebook-example = Esempio: un turno in tre
    .body =
        La fila è L’Alba con un 3, La Chiave con un 5, La Macchina con un 1, e La Bestia. Il punteggio è 3, il Destino
        è 2, e fra i poteri svaniti c’è La Mezzanotte. È il turno di Ada. La sua mano è vuota: pesca 2 e 6.

        Che cosa può giocare? Il 6 su L’Alba, perché è il più alto. L’uno o l’altro su La Chiave, perché insieme fanno
        8. L’uno o l’altro su La Macchina, perché 6 è il triplo di 2. Nulla su La Bestia: la differenza è 4.

        Il 2 su La Macchina sarebbe l’unica giocata dopo la quale nessuna carta sta per svanire, ma lascerebbe tre
        valori: 1, 4 e 6. Il 6 su La Macchina ne lascia solo due, 2 e 3. Ada si fida degli altri e gioca il 6. Ora La
        Macchina porta 1 + 2 = 3 ore, cioè la sua durata.

        Il primo a parlare è Bruno. Propone di usare La Mezzanotte e chiedere se il fato nascosto è maggiore di 2, e
        Clara è d’accordo. La risposta è no; La Mezzanotte va in fondo al mazzo. Ora Bruno propone di predire 2, Clara
        è d’accordo, ed è giusto: il punteggio è 4. Il 2 si mostra e torna nel sacchetto.

        Poi La Macchina svanisce. Grazie alla predizione corretta il Destino resta a 2. L’1 e il 6 tornano nel
        sacchetto, la prima carta del mazzo prende il terzo posto della fila, e dal turno seguente **5-6-7?** è a
        disposizione. Senza predizione il Destino sarebbe ora a 4; dopo una sbagliata, a 5.
