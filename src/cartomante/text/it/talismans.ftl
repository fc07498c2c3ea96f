# I Talismani del Tempo: tutte le parole del gioco in italiano.

title = I Talismani del Tempo
tagline = Gioca le fate quando il loro tempo regna in cielo, conquista le poste e forgia più talismani di tutti.
score =
    { $points ->
        [one] { $points } talismano
       *[other] { $points } talismani
    }


## Semi e carte

-suit-help = Un seme e la sua carta Tempo. Il seme in testa alla fila del Tempo è dominante; ogni seme batte tutti quelli che lo seguono, qualunque sia il loro valore.
suit-fo = Nebbia
    .help = { -suit-help }
suit-sn = Neve
    .help = { -suit-help }
suit-cl = Nuvole
    .help = { -suit-help }
suit-ra = Pioggia
    .help = { -suit-help }
suit-su = Sole
    .help = { -suit-help }
suit-st = Tempesta
    .help = { -suit-help }

card-fairy = { $suit } { $value }
    .help = Una fata vale il numero che porta, da sola o insieme a un’altra fata dello stesso seme o a un Jolly. Se non vincono il turno, uno 0 giocato da solo o due fate di valore consecutivo possono diventare un talismano.
card-joker = Jolly
    .help = Accanto a una fata ne prende il seme, di norma vale uno in meno di lei e insieme a lei può diventare un talismano. Da solo non ha valore e non può vincere.
card-first-talisman = Primo Talismano
    .help = È la primissima posta: chi la vince possiede un talismano intero, non solo mezzo.
card-choose-stake = Scegli posta { $number }
    .help = Si gioca da sola: scegli tu la nuova posta al posto del vincitore. Se escono tutte e due, conta solo la numero 1.
card-invert-order = Inverti ordine { $number }
    .help = Si gioca da sola: rovescia tutta la fila del Tempo, così l’ultimo seme diventa dominante e il primo diventa il più debole.
card-change-order = Cambia ordine { $number }
    .help = Si gioca da sola: sposti una carta Tempo in un altro punto della fila. Il seme dominante resta dov’è.
card-change-weather = Cambia il Tempo { $number }
    .help = Si gioca da sola: decidi tu, al posto del vincitore, se il seme dominante resta o va in fondo alla fila. Se escono tutte e due, conta solo la numero 7.

play = { $seat }: { $cards }
position = posizione { $position }


## Decisioni

decision-commit_lead = Quale carta giochi?
    .action = Gioca { $item }
    .help = Tutti scelgono in segreto, poi le carte si scoprono insieme. Dopo una fata puoi aggiungere una seconda carta; per giocare due fate comincia dalla più alta.
decision-commit_partner = Aggiungi una seconda carta?
    .action = Aggiungi { $item }
    .help = Un’altra fata dello stesso seme aggiunge il suo valore; un Jolly, di norma, uno in meno di quello della fata. Due valori consecutivi, o un Jolly con una fata qualsiasi, possono diventare un talismano se non vincono il turno.
decision-choose_stake = Quale carta diventa la nuova posta?
    .action = Metti in palio { $item }
    .help = La prenderà il prossimo vincitore e di norma varrà mezzo talismano, qualunque carta sia. Quello che non scegli resta agli altri per la spartizione.
decision-forge_choice = Forgi un talismano con le tue carte?
    .help = Se il seme è dominante il talismano è pronto subito; altrimenti aspetta un turno che cominci con il suo seme dominante, e quel turno lo salti. Se forgi non partecipi alla spartizione di questo turno; se rinunci, le tue carte vengono spartite.
decision-reorder_card = Quale carta Tempo sposti?
    .action = Sposta { $item }
    .help = Puoi spostare qualsiasi carta Tempo tranne quella dominante. Ogni seme batte tutti quelli che lo seguono nella fila.
decision-reorder_position = In che punto della fila la metti?
    .action = Mettila in { $item }
    .help = La posizione 2 viene subito dopo il seme dominante, la 6 è la più debole. Le carte in mezzo scalano di un posto; va bene anche lasciarla dov’era.
decision-weather_choice = Il seme dominante resta o va in fondo?
    .help = Se va in fondo alla fila, diventa dominante il secondo seme. Chi ha un talismano in attesa del seme che regna all’inizio del prossimo turno salterà quel turno e lo forgerà.
decision-share_pick = Quale carta prendi?
    .action = Prendi { $item }
    .help = La carta va nella tua mano e tutti vedono qual è. Si sceglie una carta a testa, a partire dalla giocata più bassa, finché ce ne sono; puoi anche riprendere una carta tua.

action-alone = Giocala da sola
action-forge = Forgia il talismano
action-decline = Rinuncia a forgiare
action-keep = Tieni il tempo com’è
action-move = Sposta in fondo il seme dominante


## Eventi

event-row_laid = La fila del Tempo, dal seme più forte al più debole: { $row }.
    .rule = Le carte Tempo si dispongono a caso e ogni seme batte tutti quelli che lo seguono.
event-dealt =
    { $cards ->
        [hidden] { $seat } ha ricevuto le sue carte.
       *[other] { $you ->
            [yes] Hai ricevuto queste carte: { $cards }.
           *[no] { $seat } ha ricevuto queste carte: { $cards }.
        }
    }
    .rule = Si distribuisce tutto il mazzo, lo stesso numero di carte a ciascuno.
event-turn_began = Turno { $turn }. Seme dominante: { $suit }.
    .rule = Il seme in prima posizione nella fila del Tempo è dominante e batte tutti gli altri.
event-sat_out =
    { $you ->
        [yes] Salti questo turno: il tempo è quello giusto per ciò che hai messo da parte.
       *[no] { $seat } salta questo turno: il tempo è quello giusto per ciò che ha messo da parte.
    }
    .rule = Chi all’inizio di un turno ha da parte un talismano del seme dominante deve saltare il turno per completarlo.
event-committed =
    { $cards ->
        [hidden] { $seat } ha scelto.
       *[other] { $you ->
            [yes] Hai giocato coperto: { $cards }.
           *[no] { $seat } ha giocato coperto: { $cards }.
        }
    }
    .rule = Ognuno sceglie in segreto una o due carte e nulla si scopre finché tutti non hanno scelto.
event-revealed = Si scoprono le carte. { $plays }.
    .rule = Tutte le giocate si scoprono insieme e si confrontano secondo la fila del Tempo di questo momento.
event-nobody_won = Nessuno ha vinto il turno: la posta resta in palio. Scarti: { $cards }.
    .rule = Può vincere solo una giocata con una fata: se non ce n’è nessuna, le carte si scartano e le speciali non hanno effetto.
event-won =
    { $you ->
        [yes] Hai vinto il turno e preso la posta: { $card }.
       *[no] { $seat } ha vinto il turno e preso la posta: { $card }.
    }
    .rule = Vince la giocata più forte: conta prima il seme, poi la somma, poi una carta sola batte due carte, infine decide la carta più alta.
event-stake_chosen =
    { $you ->
        [yes] Hai scelto la nuova posta: { $card }.
       *[no] { $seat } ha scelto la nuova posta: { $card }.
    }
    .rule = Il vincitore sceglie la nuova posta fra le carte giocate, a meno che una Scegli posta dia questo diritto a un altro.
event-annulled =
    { $you ->
        [yes] La tua carta «{ $card }» non ha effetto.
       *[no] La carta «{ $card }» di { $seat } non ha effetto.
    }
    .rule = Se nello stesso turno escono entrambe le Scegli posta o entrambe le Cambia il Tempo, agisce solo quella col numero più basso.
event-completed =
    { $you ->
        [yes] Hai forgiato ciò che avevi messo da parte: { $talismans }.
       *[no] { $seat } ha forgiato ciò che aveva messo da parte: { $talismans }.
    }
    .rule = Chi salta il turno completa in una volta tutti i talismani del seme dominante che aveva da parte.
event-forged =
    { $you ->
        [yes] Hai forgiato subito un talismano: { $cards }.
       *[no] { $seat } ha forgiato subito un talismano: { $cards }.
    }
    .rule = Una combinazione del seme dominante che non ha vinto diventa un talismano nello stesso turno.
event-set_aside =
    { $you ->
        [yes] Hai messo da parte un talismano in attesa di { $suit }: { $cards }.
       *[no] { $seat } ha messo da parte un talismano in attesa di { $suit }: { $cards }.
    }
    .rule = Una combinazione che non ha vinto e non è del seme dominante aspetta un turno che cominci con il suo seme dominante.
event-declined =
    { $you ->
        [yes] Hai rinunciato a forgiare: le tue carte vanno alla spartizione.
       *[no] { $seat } ha rinunciato a forgiare: le sue carte vanno alla spartizione.
    }
    .rule = Forgiare è facoltativo: chi rinuncia lascia le carte sul tavolo come qualunque altra giocata.
event-inverted =
    { $you ->
        [yes] Con «{ $card }» hai rovesciato la fila del Tempo. Nuovo ordine: { $row }.
       *[no] Con «{ $card }» { $seat } ha rovesciato la fila del Tempo. Nuovo ordine: { $row }.
    }
    .rule = Inverti ordine rovescia tutta la fila, così l’ultimo seme diventa dominante.
event-reordered =
    { $you ->
        [yes] Hai messo { $suit } in posizione { $position }. Nuovo ordine: { $row }.
       *[no] { $seat } ha messo { $suit } in posizione { $position }. Nuovo ordine: { $row }.
    }
    .rule = Cambia ordine mette una carta Tempo, mai quella dominante, in un punto qualsiasi della fila tranne il primo.
event-weather_kept =
    { $you ->
        [yes] Hai lasciato il tempo com’era. Seme dominante: { $suit }.
       *[no] { $seat } ha lasciato il tempo com’era. Seme dominante: { $suit }.
    }
    .rule = Una volta per turno qualcuno decide che tempo farà: chi ha giocato una Cambia il Tempo, altrimenti il vincitore.
event-weather_moved =
    { $you ->
        [yes] Hai spostato { $suit } in fondo alla fila. Nuovo seme dominante: { $dominant }.
       *[no] { $seat } ha spostato { $suit } in fondo alla fila. Nuovo seme dominante: { $dominant }.
    }
    .rule = Una volta per turno qualcuno decide che tempo farà: chi ha giocato una Cambia il Tempo, altrimenti il vincitore.
event-took =
    { $you ->
        [yes] Hai preso { $card }.
       *[no] { $seat } ha preso { $card }.
    }
    .rule = Chi ha perso e non ha forgiato prende le carte rimaste, una alla volta, a partire dalla giocata più bassa.
event-nobody_shared = Nessuno ha diritto alle carte rimaste. Scarti: { $cards }.
    .rule = Il vincitore e chi forgia non prendono carte; quelle che non spettano a nessuno si scartano per sempre.
event-ended = La partita è finita. Senza più carte in mano: { $seats }.
    .rule = La partita finisce al termine di un turno in cui qualcuno resta senza carte in mano.
event-pending_lost =
    { $you ->
        [yes] Hai perso ciò che era ancora da forgiare: { $talismans }.
       *[no] { $seat } ha perso ciò che era ancora da forgiare: { $talismans }.
    }
    .rule = I talismani ancora da forgiare quando la partita finisce si scartano e non valgono nulla.


## Il tavolo

zone-turn = Turno
zone-row = Fila del Tempo
zone-stake = Posta
zone-pool = Sul tavolo
zone-winner = Vincitore del turno
zone-ranking = Giocate, dalla più bassa
zone-unseen = Mai viste
zone-discard = Scarti
zone-box = Fuori dal gioco
zone-hand = Mano
zone-commitment = Carte coperte
zone-play = Giocata
zone-sitting_out = Salta il turno
zone-moving = Carta Tempo in movimento
zone-pending = Talismani da forgiare
zone-forged = Talismani forgiati
zone-captured = Prese
zone-half_points = Mezzi talismani
zone-whole_talismans = Talismani interi

ending-hand_empty = Qualcuno è rimasto senza carte.


## Il tavolo nel browser

board-turn = Turno { $turn }
board-row = Fila del Tempo, dal seme più forte
board-dominant = Dominante
board-moving = Stai spostando { $suit }
board-stake-open = Ancora da scegliere
board-plays = Giocate di questo turno
board-play-of = Giocata di { $seat }
board-choosing = Sta scegliendo…
board-ready = Ha scelto
board-wins = Vince il turno
board-rank = Numero { $place } di { $count } giocate, a partire dalla più bassa
board-hidden = coperta per gli altri
board-gone = non è più qui
board-hand = La tua mano
board-hand-of =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
board-known = Carte che conosci nella mano di { $seat }
board-zone-of = { $zone } di { $seat }
board-waits = in attesa di { $suit }
board-others = Carte che sono altrove


## Opzioni

option-joker_value = Valore del Jolly
    .help = Quanto aggiunge un Jolly alla fata con cui viene giocato.
option-joker_value-next_lower = Uno in meno della sua fata
option-joker_value-same = Quanto la sua fata
option-whole_talismans = Talismani interi in caso di parità
    .help = Quali talismani si contano come interi quando i punteggi sono uguali.
option-whole_talismans-single_card = Primo Talismano e 0 forgiati
option-whole_talismans-forged = Primo Talismano e tutti i forgiati
option-zero_stake = Uno 0 vinto come posta
    .help = Quanto vale una fata 0 per chi la vince come posta.
option-zero_stake-half = Mezzo talismano
option-zero_stake-whole = Un talismano intero
option-stake_pool = Scelta della nuova posta
    .help = Se per la nuova posta si può spezzare una combinazione perdente, che il suo proprietario potrebbe forgiare.
option-stake_pool-protected = Le combinazioni perdenti sono protette
option-stake_pool-all_played = Qualsiasi carta giocata
option-share_exclusion = Forgiatura e spartizione
    .help = Fino a quando chi forgia resta escluso dalla spartizione.
option-share_exclusion-this_turn = Solo in quel turno
option-share_exclusion-while_pending = Finché ha un talismano da forgiare

preset-standard = Standard
    .help = Le regole così come le spiega il manuale: la scelta giusta per la prima partita.
preset-strict = Severo
    .help = La nuova posta può spezzare le combinazioni, e chi ha un talismano da forgiare resta fuori da ogni spartizione. Forgiare è un azzardo e le partite sono molto più brevi.


## Tutorial

tutorial-goal = Ti diamo il benvenuto! Alla fine vince chi possiede più talismani. La carta al centro è la posta, e tutti la vogliono. La primissima posta, { $item }, vale un talismano intero.
tutorial-row = Questa è la fila del Tempo. Il seme in testa è dominante e batte tutti; ogni seme batte quelli che lo seguono, per quanto alti siano i loro numeri. In questo momento niente è più forte di { $item }.
tutorial-hand = Ecco la tua mano. A ogni turno tutti mettono giù in segreto una o due carte, nello stesso momento. Due fate devono essere dello stesso seme, e i loro numeri si sommano.
tutorial-lead = Hai la carta più alta del seme dominante. È un buon modo per vincere il primo turno: gioca { $item }.
tutorial-alone = Potresti aggiungere una seconda carta dello stesso seme. Ma una carta forte dovrebbe bastare, e conviene tenere le altre. Scegli: { $item }.
tutorial-stake = Tutte le carte si scoprono, e la tua è la più forte: il tuo primo talismano intero! Chi vince sceglie anche la prossima posta tra le carte giocate. Quello che lasci se lo spartiscono i perdenti; non regalare loro la tua carta buona, e metti in posta { $item }.
tutorial-weather = Qualcuno ha perso con due carte consecutive del secondo seme e le ha messe da parte: appena quel seme dominerà, diventeranno un talismano. Chi vince decide anche del tempo. Una coppia così ce l’hai anche tu, quindi lascia il comando al secondo seme: { $item }.
tutorial-pair = Un nuovo turno, e comanda un altro seme. Chi aveva messo da parte carte per quel seme salta il turno e completa il talismano. Tu hai due carte di quel seme con numeri consecutivi: una combinazione. Comincia dalla più alta, { $item }.
tutorial-partner = Ora aggiungi { $item }. Se la coppia vince, prendi la posta. Se perde, ancora meglio: vedrai perché.
tutorial-forge = Qualcuno aveva una carta più alta e prende la posta, che vale mezzo talismano. Ma una combinazione che perde si può forgiare, e nel seme dominante si fa subito. Scegli: { $item }.
tutorial-forged = Un talismano intero da un turno perso! Il prezzo: chi forgia non prende carte quando i perdenti si spartiscono il resto, quindi la tua mano si riduce. Quando qualcuno resta senza carte, la partita finisce.
tutorial-end = Dopo due turni hai due talismani: uno vinto, uno forgiato. Tieni d’occhio la fila, indovina che cosa vogliono gli altri e perdi con stile quando conviene. E adesso gioca una partita vera!


## Il manuale

rulebook-goal = Di che si tratta
    .body =
        Il tempo decide quali fate sono forti, e il tempo cambia di continuo. Da due a dieci giocatori, ognuno per sé,
        giocano carte coperte e si contendono la carta al centro del tavolo, la **posta**. Anche chi perde può
        guadagnarci: con le carte giuste forgia **talismani**.

        Alla fine vince chi possiede più talismani. Si ottengono in due modi:

        - **Vincere le poste.** Una posta vale mezzo talismano; solo la primissima, il Primo Talismano, ne vale uno
          intero.
        - **Forgiare.** Certe carte che non hanno vinto il turno si possono tenere e diventano un talismano intero.

        La sorte dispone le carte Tempo e distribuisce le altre; da lì in poi nulla è affidato al caso.

rulebook-cards = Le carte
    .body =
        - **Carte Tempo:** sei, una per seme: Nebbia, Neve, Nuvole, Pioggia, Sole e Tempesta.
        - **Fate:** 90, con i valori da 0 a 14 in ogni seme, ciascuna in una sola copia.
        - **Carte speciali:** otto, numerate da 1 a 8: Scegli posta (1, 2), Inverti ordine (3, 4), Cambia ordine
          (5, 6), Cambia il Tempo (7, 8).
        - **Jolly:** due, senza numero.
        - **Primo Talismano:** uno, non si distribuisce mai.

        Il mazzo dipende dal numero dei giocatori. I due Jolly ci sono sempre; le carte non elencate restano nella
        scatola:

        - **2 giocatori:** fate 1–6, speciali 1, 7; 20 carte a testa.
        - **3 giocatori:** fate 1–8, speciali 1, 3, 5, 7; 18 carte a testa.
        - **4 giocatori:** fate 0–9, speciali 1, 7; 16 carte a testa.
        - **5 giocatori:** fate 0–10, tutte le speciali tranne la 4; 15 carte a testa.
        - **6 giocatori:** fate 0–12, speciali 1, 3, 5, 7; 14 carte a testa.
        - **7 giocatori:** fate 0–13, speciali 1, 2, 3, 5, 7; 13 carte a testa.
        - **8 giocatori:** fate 0–14, speciali 1, 3, 5, 7; 12 carte a testa.
        - **9 giocatori:** fate 0–14, tutte le speciali tranne la 4; 11 carte a testa.
        - **10 giocatori:** fate 0–14, tutte le speciali; 10 carte a testa.

        Mescolate le carte Tempo e disponetele in fila, distribuite tutto il mazzo e mettete al centro il Primo
        Talismano: è la prima posta.

rulebook-row = La fila del Tempo
    .body =
        Le sei carte Tempo occupano le posizioni da 1 a 6. Il seme in posizione 1 è **dominante**. Ogni seme batte
        tutti quelli che lo seguono, qualunque sia il valore delle carte: il dominante batte tutti, il secondo batte
        dal terzo al sesto, e così via.

        La fila è il cuore del gioco, perché si muove: quasi a ogni turno qualcuno decide se la carta dominante resta
        o va in fondo, e alcune speciali la rimescolano.

rulebook-turn = Il turno, passo per passo
    .body =
        Non c’è un primo giocatore: si gioca tutti insieme.

        - **Saltare il turno.** Chi ha da parte un talismano del seme che ora è dominante non gioca.
        - **Giocare.** Tutti gli altri mettono giù una o due carte coperte. Non si può passare, e nessuno vede quante
          carte giocano gli altri.
        - **Scoprire.** Le carte si scoprono tutte insieme. Vince la giocata più forte che contiene una fata.
        - **Prendere la posta.** Il vincitore la mette scoperta fra le sue prese.
        - **Nuova posta.** Una delle carte giocate diventa la prossima posta.
        - **Forgiare.** Chi salta il turno completa i suoi talismani. Poi, dalla giocata più bassa, chi ha una
          combinazione perdente decide se forgiarla.
        - **Speciali.** Quelle dal 3 all’8 hanno effetto in ordine di numero.
        - **Spartire.** Chi ha perso e non ha forgiato prende in mano le carte rimaste.
        - **Tempo.** Il vincitore decide se il seme dominante resta, a meno che non l’abbia già fatto una Cambia il
          Tempo.

        Se a questo punto qualcuno non ha più carte in mano, la partita è finita. Altrimenti comincia un nuovo turno.

rulebook-plays = Che cosa si può giocare
    .body =
        - **Una fata.** Vale il numero che porta.
        - **Due fate dello stesso seme.** Due qualsiasi: i valori si sommano.
        - **Una fata e un Jolly.** Il Jolly prende il seme della fata e vale uno in meno di lei, mai meno di 0. Con un
          5 vale 4, e la somma è 9.
        - **Una speciale numerata,** sempre da sola. Non ha valore.
        - **Un Jolly da solo.** Non ha seme né valore; non può vincere e non si può forgiare.

        Nient’altro è permesso: né due semi diversi, né due Jolly, né una terza carta, né una speciale insieme a
        un’altra carta.

rulebook-winning = Chi vince il turno
    .body =
        Le giocate con una fata si confrontano così; decide la prima differenza:

        - **Seme:** vince il seme che viene prima nella fila, qualunque sia la somma.
        - **Somma:** a parità di seme vince la somma più alta.
        - **Meno carte:** a parità di somma una carta sola batte due carte.
        - **Carta più alta:** fra due coppie con la stessa somma vince quella con la fata più alta.

        Due giocate non sono mai del tutto uguali. Alcuni confronti, con Neve dominante e Nebbia seconda:

        - Neve 0 batte Nebbia 9 con Nebbia 8: il seme viene prima di tutto.
        - Neve 9 batte Neve 5 con Neve 4: entrambe fanno 9, ma una carta batte due carte.
        - Neve 6 con Neve 3 batte Neve 5 con Neve 4: entrambe fanno 9, ma il 6 è più alto del 5.
        - Neve 9 con Neve 6 batte Neve 8 con un Jolly: entrambe fanno 15, ma il 9 è più alto dell’8.

        Se sul tavolo non c’è nemmeno una fata, **nessuno vince**. Le carte giocate si scartano per sempre, le
        speciali non hanno effetto, posta e tempo restano come sono. Chi salta il turno completa comunque i suoi
        talismani.

rulebook-stake = La posta
    .body =
        Una posta vinta vale mezzo talismano qualunque carta sia, fata, speciale o Jolly; il Primo Talismano ne vale
        uno intero, in qualunque turno lo si vinca. Le prese sono fuori dal gioco per sempre.

        Il vincitore sceglie la nuova posta fra le carte appena giocate; se qualcuno ha giocato Scegli posta, sceglie
        lui. Vanno bene tutte le carte, anche quelle del vincitore e le speciali, con una sola eccezione: una
        combinazione perdente è **protetta**, anche se poi il suo proprietario rinuncia a forgiarla.

rulebook-forging = Forgiare
    .body =
        Tre giocate sono **combinazioni** con cui si può forgiare un talismano:

        - una fata **0** da sola;
        - due fate dello stesso seme con valori **consecutivi**, come 5 e 4 (ma non 14 e 0);
        - un **Jolly** con una fata qualsiasi.

        Una combinazione che **vince** non si forgia mai: le sue carte diventano la posta o vengono spartite. Se la
        tua non ha vinto, scegli:

        - **Forgiare nel seme dominante:** il talismano è pronto subito.
        - **Forgiare in un altro seme:** il talismano viene **messo da parte**. Resta scoperto davanti a te, ancora da
          forgiare.
        - **Rinunciare:** le tue carte vanno alla spartizione, e tu vi partecipi.

        Un talismano messo da parte si completa nel primo turno che **comincia** con il suo seme dominante. Quel turno
        devi saltarlo: non giochi, non puoi vincere e non prendi carte, ma forgi insieme tutti i talismani di quel
        seme che hai da parte. Un seme che è dominante solo per un momento, nel corso di un turno, non completa nulla.

        Puoi avere da parte quanti talismani vuoi, e nessuno può toccarli, nemmeno tu. Quelli ancora da forgiare
        quando la partita finisce sono perduti.

rulebook-specials = Le carte speciali
    .body =
        Le speciali agiscono in ordine di numero e prima della spartizione, anche se la carta è appena diventata la
        nuova posta. In un turno senza vincitore non fanno nulla.

        - **Scegli posta (1, 2):** scegli la nuova posta al posto del vincitore. Se escono tutte e due, agisce solo
          la 1.
        - **Inverti ordine (3, 4):** tutta la fila si rovescia, che ti piaccia o no. Se escono tutte e due, torna
          com’era.
        - **Cambia ordine (5, 6):** metti una carta Tempo, tranne la dominante, in un posto qualsiasi tranne il primo,
          volendo anche dov’era; le altre scalano. Se escono tutte e due, agisce prima la 5 e poi la 6.
        - **Cambia il Tempo (7, 8):** decidi al posto del vincitore, e già prima della spartizione, se la carta
          dominante resta o va in fondo. Se escono tutte e due, agisce solo la 7.

rulebook-sharing = La spartizione
    .body =
        Si spartiscono tutte le carte giocate, tranne la nuova posta e ciò che è stato forgiato o messo da parte. Non
        riceve nulla il vincitore, né chi in questo turno ha forgiato, ha messo da parte un talismano o ha saltato il
        turno. Gli altri prendono una carta alla volta, dalla giocata più bassa alla più alta e poi di nuovo da capo,
        finché ce ne sono. Prendere è obbligatorio; si può riprendere una carta propria.

        Dal basso in alto: prima i Jolly giocati da soli (se sono due, comincia chi siede più vicino dopo il
        vincitore, in senso orario), poi le giocate con le fate, infine le speciali dalla 8 alla 1. Vale l’ordine del
        momento in cui si sono scoperte le carte, anche se nel frattempo la fila è cambiata.

        Non c’è limite alle carte in mano. Se nessuno ha diritto alle carte rimaste, si scartano.

rulebook-weather = Il tempo cambia
    .body =
        Alla fine del turno il vincitore **tiene** la fila com’è oppure **sposta in fondo** la carta dominante, così
        diventa dominante il secondo seme. Se è stata giocata una Cambia il Tempo questa fase si salta, anche se chi
        l’ha giocata ha lasciato tutto com’era.

rulebook-end = Fine della partita e punteggio
    .body =
        La partita finisce al termine di un turno in cui qualcuno resta senza carte in mano; chi gioca l’ultima carta
        ma ne riceve un’altra nella spartizione continua a giocare. La posta in palio e tutti i talismani ancora da
        forgiare si scartano, e le carte in mano non contano nulla.

        - Primo Talismano: **1 talismano**
        - Ogni talismano forgiato: **1 talismano**
        - Ogni altra posta vinta: **mezzo talismano**

        Vince il totale più alto. In caso di parità vince chi ha più **talismani interi**: il Primo Talismano e ogni 0
        forgiato da solo. Se anche questi sono pari decide il migliore, cioè quello il cui seme viene prima nella fila
        finale; il Primo Talismano non ha seme e viene dopo tutti gli altri. Chi è ancora pari condivide il posto in
        classifica, o la vittoria.

rulebook-options = Opzioni
    .body =
        Queste sono le regole **standard**. Al tavolo ci si può accordare su altre letture:

        - **Valore del Jolly:** vale quanto la sua fata, non uno in meno.
        - **Talismani interi in caso di parità:** tutti i talismani forgiati sono interi. Se i migliori hanno lo
          stesso seme si confrontano come giocate: somma, meno carte, carta più alta.
        - **Uno 0 vinto come posta:** è un talismano intero, anche in caso di parità.
        - **Scelta della nuova posta:** si può scegliere qualsiasi carta giocata. Una combinazione che perde così una
          carta non si può più forgiare; il resto viene spartito, e il suo proprietario partecipa.
        - **Forgiatura e spartizione:** chi ha un talismano da forgiare non prende carte, in nessun turno.

        Le regole **severe** uniscono le ultime due: forgiare diventa un azzardo e le partite sono molto più brevi.

rulebook-hints = Consigli per la prima partita
    .body =
        - Perdere non è un dramma: una posta è mezzo talismano, una combinazione forgiata uno intero, e la spartizione
          porta carte nuove.
        - Prova le combinazioni del secondo seme: se il tempo cambia, sono pronte già nel turno dopo.
        - Ricorda che cosa prendono gli altri nella spartizione: è sotto gli occhi di tutti.
        - Conta le carte in mano agli altri. Quando qualcuno ne ha poche, i talismani da forgiare sono in pericolo.

rulebook-example-turn = Esempio: un turno in quattro
    .body =
        La fila è Sole, Pioggia, Neve, Nebbia, Tempesta, Nuvole; la posta è il Primo Talismano. Ada gioca Sole 6,
        Bruno Pioggia 8 e Pioggia 7, Clara Sole 3 e un Jolly, David «Cambia il Tempo 7».

        Il 6 di Ada batte il 3 + 2 = 5 di Clara; il 15 di Bruno è solo Pioggia. Ada prende il Primo Talismano. Come
        nuova posta può scegliere fra Sole 6 e «Cambia il Tempo 7», perché le due combinazioni sono protette. Sceglie
        Sole 6.

        Bruno, che ha la giocata più bassa, mette da parte Pioggia 8 e Pioggia 7. Clara forgia subito, perché Sole è
        dominante. Poi agisce la carta di David, che sposta Sole in fondo. Da spartire resta solo «Cambia il Tempo 7»,
        che torna a David. Ada non può più cambiare il tempo.

rulebook-example-next = Esempio: il turno dopo
    .body =
        Ora la fila è Pioggia, Neve, Nebbia, Tempesta, Nuvole, Sole. Bruno ha da parte un talismano di Pioggia e salta
        il turno. Ada gioca Neve 5 e Neve 2, Clara Neve 7, David «Scegli posta 1».

        Ada e Clara fanno entrambe 7 in Neve; una carta batte due carte, perciò Clara vince Sole 6. David può
        scegliere come nuova posta una qualsiasi delle quattro carte, perché 5 e 2 non sono una combinazione, e
        sceglie Neve 7. Il talismano di Bruno è forgiato.

        Si spartiscono Neve 5, Neve 2 e «Scegli posta 1». Ada ha la giocata più bassa e prende «Scegli posta 1», David
        prende Neve 5, e Neve 2 va ad Ada. Clara tiene il tempo com’è. Il punteggio: Clara 1,5 talismani, Ada e Bruno
        1 a testa, David 0.
