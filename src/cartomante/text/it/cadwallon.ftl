# Arcana (Cadwallon): tutte le parole del gioco in italiano. I nomi delle carte vengono dal pacchetto.
#
# Chi non è protagonista dell’evento viene nominato dopo i due punti («Comincia: …»), perché può chiamarsi «Tu».

title = Arcana
tagline = Quattro gilde, una città: manda i tuoi agenti per Cadwallon, allo scoperto o in segreto, corrompi chi non puoi battere e prenditi il meglio prima che arrivi il Giubileo ducale.
score =
    { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }


## Zone, gilde e arcani

place-border = zona { $number }
    .heading = Zona { $number }
place-free = zona libera
    .heading = Zona libera

guild-blades = Gilda delle Lame
    .help = Con le carte abituali: forza militare prima di tutto, poi spirituale. Il suo luogo ti rafforza presso un premio e fa pescare una carta.
guild-ferrymen = Gilda dei Traghettatori
    .help = Con le carte abituali: forza spirituale prima di tutto, poi militare, con molti agenti solidi. Il suo luogo sposta un agente e fa pescare una carta.
guild-thieves = Gilda dei Ladri
    .help = Con le carte abituali: forza politica prima di tutto, con agenti che se la cavano in più campi. Il suo luogo riprende una carta dalle tue risorse.
guild-usurers = Gilda degli Usurai
    .help = Con le carte abituali: forza militare e politica, poca fede. Il suo luogo rende più efficaci le tue corruzioni e fa pescare una carta.

arcanum-staves = bastoni
    .help = Potere militare.
arcanum-swords = spade
    .help = Potere politico.
arcanum-chalices = calici
    .help = Potere spirituale.
arcanum-ducats = ducati
    .help = Potere finanziario: quanto paga una reliquia, e quanto costa corrompere un personaggio.


## Altri nomi

strength = { $seat }: { $total } di { $arcanum }, valore richiesto { $needed }
total = { $seat }: { $points }
prize-at = «{ $prize }» nella { $zone }
lay-down = Mettilo coperto accanto a «{ $prize }» nella { $zone }
lay-up = Mettilo scoperto accanto a «{ $prize }» nella { $zone }
bribe = Corrompi «{ $prize }» nella { $zone }


## Decisioni

decision-choose_guild = Quale gilda guidi?
    .action = Guida la { $item }
    .help = Giochi con i suoi nove agenti, il suo luogo e la sua reliquia. Ogni gilda ha una sola guida.
decision-discard_objective = Quale obiettivo rimetti nella scatola?
    .action = Rimetti nella scatola «{ $item }»
    .help = Tieni due dei tuoi quattro obiettivi. Quelli che raggiungi portano punti vittoria alla fine; quelli che restituisci non li vede nessuno.
decision-choose_card = Quale carta usi?
    .action = Usa «{ $item }»
    .help = Una carta per turno, e prima che il round finisca vanno usate tutte le carte della mano. Gli altri non vedono la tua scelta prima che tu abbia giocato la carta.
decision-choose_play = Che cosa fai con questa carta?
    .action = { $item }
    .help = Agenti e personaggi vanno presso un premio: coperti nelle zone che controlli, scoperti altrove. Una reliquia corrompe un personaggio o chiama la milizia, un luogo ha il suo effetto, e qualsiasi carta si può scartare.
decision-militia_zone = Dove mandi la milizia?
    .action = Mandala presso { $item }
    .help = Presso qualsiasi premio non sigillato conta per te come un agente, fino alla fine del round.
decision-effect_zone = Di quale premio si tratta?
    .action = Scegli { $item }
    .help = Vengono proposti solo i premi con cui l’effetto del tuo luogo si può eseguire per intero.
decision-effect_own_agent = Di quale dei tuoi agenti si tratta?
    .action = Scegli «{ $item }»
    .help = Uno dei tuoi agenti presso un premio. La milizia non è un agente e non si può scegliere.
decision-effect_opponent_agent = Di quale agente avversario si tratta?
    .action = Scegli «{ $item }»
    .help = Solo agenti scoperti e non troppo forti per il tuo luogo.
decision-effect_resource_card = Di quale carta delle tue risorse si tratta?
    .action = Scegli «{ $item }»
    .help = Solo carte a cui il tuo luogo può arrivare. Tutti vedono quale scegli.
decision-effect_hand_card = Quale carta prende il posto dell’agente?
    .action = Manda «{ $item }»
    .help = Un agente o un personaggio della tua mano. Resta com’era l’altro, coperto o scoperto, e l’altro torna nella tua mano.
decision-draw_discard = Quale carta scarti?
    .action = Scarta «{ $item }»
    .help = Va scoperta nelle tue risorse e non ha effetto.
decision-scout_bottom = Che cosa fai con la carta che hai visto?
    .help = Nessun altro l’ha vista. Se resta in cima, è il prossimo premio di questa zona; in fondo, forse non arriverà mai.
decision-announce_arcanum = In quale arcano ti batti?
    .action = Battiti con: { $item }
    .help = I tuoi agenti contano nell’arcano che annunci, e devi raggiungerne il valore richiesto. Gli altri possono sceglierne uno diverso; vince il totale più alto.
decision-place_prize = Dove metti il premio che hai vinto?
    .help = Nelle risorse, lo pescherai e lo userai più avanti. Sotto la carta Gilda esce dal gioco per sempre, ma conta comunque per i punti vittoria e per gli obiettivi.

action-location = Usa l’effetto del luogo
action-militia = Rinuncia alla reliquia e chiama la milizia
action-discard = Scarta la carta senza effetto
action-to-resources = Nelle mie risorse
action-to-guild-pile = Sotto la mia carta Gilda
action-to-bottom = Mettila in fondo al mazzo
action-leave-on-top = Lasciala in cima


## Eventi

event-first_player_drawn =
    { $you ->
        [yes] Hai ricevuto in sorte la carta Primo giocatore.
       *[no] { $seat } ha ricevuto in sorte la carta Primo giocatore.
    }
    .rule = Chi comincia lo decide la sorte; poi la carta passa di mano dopo ogni round.
event-guild_taken =
    { $you ->
        [yes] Guidi la { $guild }.
       *[no] { $seat } guida la { $guild }.
    }
    .rule = Ogni gilda ha nove agenti, un luogo e una reliquia, e una sola persona la guida.
event-objectives_dealt =
    { $cards ->
        [hidden] { $seat } ha ricevuto degli obiettivi.
       *[other] { $you ->
            [yes] Hai ricevuto questi obiettivi: { $cards }.
           *[no] { $seat } ha ricevuto questi obiettivi: { $cards }.
        }
    }
    .rule = Tutti ricevono quattro obiettivi e ne tengono due in segreto.
event-objective_returned =
    { $card ->
        [hidden] { $seat } ha rimesso un obiettivo nella scatola.
       *[other] { $you ->
            [yes] Hai rimesso nella scatola l’obiettivo «{ $card }».
           *[no] { $seat } ha rimesso nella scatola l’obiettivo «{ $card }».
        }
    }
    .rule = Due obiettivi su quattro tornano nella scatola, e nessun altro viene a sapere quali.
event-prize_revealed = Nuovo premio nella { $zone }: «{ $card }».
    .rule = Le zone rimaste senza premio ne ricevono uno nuovo alla fine del round, o subito dopo una corruzione.
event-jubilee_revealed = Viene proclamato il Giubileo ducale: la partita volge al termine.
    .rule = Il Giubileo ducale si trova fra le ultime carte della zona libera; quando appare, la fine della partita è decisa.
event-round_began = Round { $round }. Comincia: { $first }.
    .rule = In ogni round tutti pescano quattro carte e le usano tutte, una per turno; poi si assegnano i premi.
event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] L’unica carta delle tue risorse diventa il tuo nuovo mazzo principale.
           *[other] Hai mescolato le { $count } carte delle tue risorse: sono il tuo nuovo mazzo principale.
        }
       *[no] { $count ->
            [one] L’unica carta delle risorse di { $seat } diventa il nuovo mazzo principale.
           *[other] { $seat } ha mescolato le { $count } carte delle risorse: sono il nuovo mazzo principale.
        }
    }
    .rule = Se all’inizio di un round c’è da pescare e il mazzo principale è vuoto, si mescolano le risorse; gli agenti presso i premi restano dove sono.
event-drew =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } ha pescato una carta.
           *[other] { $seat } ha pescato { $count } carte.
        }
       *[other] { $you ->
            [yes] Hai pescato: { $cards }.
           *[no] { $seat } ha pescato: { $cards }.
        }
    }
    .rule = All’inizio di un round tutti pescano quattro carte; ciò che fa pescare un luogo viene soltanto dal mazzo principale.
event-drew_nothing =
    { $you ->
        [yes] Non hai carte da pescare.
       *[no] { $seat } non ha carte da pescare.
    }
    .rule = Quando fa pescare un luogo le risorse non si mescolano mai, e gli agenti presso i premi non si pescano; ciò che manca è perso.
event-laid_down =
    { $card ->
        [hidden] { $seat } ha messo un agente coperto nella { $zone }.
       *[other] { $you ->
            [yes] Hai messo «{ $card }» nella { $zone }, a faccia in giù.
           *[no] { $seat } ha messo «{ $card }» nella { $zone }, a faccia in giù.
        }
    }
    .rule = Nelle due zone che si controllano gli agenti si mettono coperti; li conosce solo chi li ha messi.
event-laid_up =
    { $you ->
        [yes] Hai messo «{ $card }» nella { $zone }, allo scoperto.
       *[no] { $seat } ha messo «{ $card }» nella { $zone }, allo scoperto.
    }
    .rule = Nella zona libera e nelle zone che controllano altri, gli agenti si mettono scoperti.
event-discarded =
    { $you ->
        [yes] Hai scartato «{ $card }».
       *[no] { $seat } ha scartato «{ $card }».
    }
    .rule = Qualsiasi carta si può scartare: va scoperta nelle risorse di chi la possiede e non ha effetto.
event-turned_up =
    { $you ->
        [yes] Hai scoperto nella { $zone }: { $cards }.
       *[no] { $seat } ha scoperto nella { $zone }: { $cards }.
    }
    .rule = Gli agenti si scoprono quando si assegna il premio della loro zona, quando chi li possiede tenta lì una corruzione o quando un luogo li smaschera; poi restano scoperti.
event-bribe_offered =
    { $you ->
        [yes] Hai offerto «{ $card }» a «{ $prize }» nella { $zone }: { $total } contro un prezzo di { $price }.
       *[no] { $seat } ha offerto «{ $card }» a «{ $prize }» nella { $zone }: { $total } contro un prezzo di { $price }.
    }
    .rule = Si sommano i propri agenti presso il personaggio, i ducati della reliquia e i favori; il prezzo sono i ducati del personaggio.
event-bribe_failed =
    { $you ->
        [yes] Hai offerto troppo poco: «{ $prize }» rifiuta.
       *[no] { $seat } ha offerto troppo poco: «{ $prize }» rifiuta.
    }
    .rule = Se la corruzione non arriva al prezzo, la reliquia è spesa e non succede nient’altro.
event-went_home =
    { $you ->
        [yes] Hai ripreso nelle tue risorse, dalla { $zone }: { $cards }.
       *[no] { $seat } ha ripreso nelle risorse, dalla { $zone }: { $cards }.
    }
    .rule = Quando un premio è vinto, gli agenti di tutti che si trovano lì vanno scoperti nelle risorse di chi li possiede.
event-militia_left =
    { $you ->
        [yes] La tua milizia lascia la { $zone }: { $cards }.
       *[no] La milizia di { $seat } lascia la { $zone }: { $cards }.
    }
    .rule = La milizia presso un premio vinto si mette da parte fino alla fine del round.
event-militia_called =
    { $you ->
        [yes] Rinunci a «{ $card }» e chiami la milizia.
       *[no] { $seat } rinuncia a «{ $card }» e chiama la milizia.
    }
    .rule = Si può mandare una reliquia nelle risorse per chiamare la prima carta del mazzo della milizia.
event-militia_came = Dalla caserma arriva: { $militia }.
    .rule = Prima la milizia si scopre; poi chi l’ha chiamata la manda presso un premio.
event-militia_came_unseen =
    { $militia ->
        [hidden] La milizia si presenta in segreto a { $seat }.
       *[other] { $you ->
            [yes] Si presenta a te in segreto: { $militia }.
           *[no] Si presenta in segreto a { $seat }: { $militia }.
        }
    }
    .rule = Dove la milizia si mette come gli agenti, solo chi l’ha chiamata vede quale carta arriva.
event-militia_laid_up =
    { $you ->
        [yes] Hai mandato la milizia, scoperta, nella { $zone }: { $militia }.
       *[no] { $seat } ha mandato la milizia, scoperta, nella { $zone }: { $militia }.
    }
    .rule = Quando si assegnano i premi, la milizia conta come un agente di chi l’ha mandata, ma non è un agente.
event-militia_laid_down =
    { $militia ->
        [hidden] { $seat } ha mandato la milizia, coperta, nella { $zone }.
       *[other] { $you ->
            [yes] Hai mandato la milizia, coperta, nella { $zone }: { $militia }.
           *[no] { $seat } ha mandato la milizia, coperta, nella { $zone }: { $militia }.
        }
    }
    .rule = Dove la milizia si mette come gli agenti, resta coperta nelle zone controllate da chi l’ha chiamata.
event-militia_withdrew =
    { $count ->
        [one] Una carta milizia torna in caserma, e il mazzo della milizia si mescola.
       *[other] { $count } carte milizia tornano in caserma, e il mazzo della milizia si mescola.
    }
    .rule = La milizia non resta mai più di un round, che il suo premio sia stato vinto o no.
event-location_used =
    { $you ->
        [yes] Hai usato il luogo «{ $card }».
       *[no] { $seat } ha usato il luogo «{ $card }».
    }
    .rule = Un luogo ha subito il suo effetto e poi va nelle risorse di chi lo ha giocato.
event-recovered =
    { $you ->
        [yes] Hai ripreso in mano «{ $card }» dalle tue risorse.
       *[no] { $seat } ha ripreso in mano «{ $card }» dalle risorse.
    }
    .rule = Si possono riprendere agenti, personaggi e reliquie, ma non luoghi; la carta va usata ancora in questo round.
event-recalled_up =
    { $you ->
        [yes] Hai richiamato in mano «{ $card }» dalla { $zone }.
       *[no] { $seat } ha richiamato in mano «{ $card }» dalla { $zone }.
    }
    .rule = Un agente richiamato va usato di nuovo nello stesso round.
event-recalled_down =
    { $card ->
        [hidden] { $seat } ha richiamato in mano un agente coperto dalla { $zone }.
       *[other] { $you ->
            [yes] Hai richiamato in mano dalla { $zone }, senza mostrarlo, «{ $card }».
           *[no] { $seat } ha richiamato in mano dalla { $zone }, senza mostrarlo, «{ $card }».
        }
    }
    .rule = Un agente coperto che viene richiamato non si mostra.
event-moved_up =
    { $you ->
        [yes] Hai spostato «{ $card }» dalla { $origin } alla { $zone }, allo scoperto.
       *[no] { $seat } ha spostato «{ $card }» dalla { $origin } alla { $zone }, allo scoperto.
    }
    .rule = Un agente scoperto non torna mai coperto; uno coperto si scopre in una zona che chi lo possiede non controlla.
event-moved_down =
    { $card ->
        [hidden] { $seat } ha spostato un agente coperto dalla { $origin } alla { $zone }.
       *[other] { $you ->
            [yes] Hai spostato «{ $card }» dalla { $origin } alla { $zone }, sempre a faccia in giù.
           *[no] { $seat } ha spostato «{ $card }» dalla { $origin } alla { $zone }, sempre a faccia in giù.
        }
    }
    .rule = Fra due zone controllate da chi lo possiede, un agente coperto si sposta senza essere visto.
event-swapped_up =
    { $you ->
        [yes] Hai ripreso in mano «{ $card }» dalla { $zone } e messo al suo posto, allo scoperto, «{ $other }».
       *[no] { $seat } ha ripreso in mano «{ $card }» dalla { $zone } e messo al suo posto, allo scoperto, «{ $other }».
    }
    .rule = Il nuovo agente resta com’era il vecchio; il vecchio torna in mano e va usato ancora in questo round.
event-swapped_down =
    { $card ->
        [hidden] { $seat } ha scambiato un agente coperto nella { $zone } con una carta della mano.
       *[other] { $you ->
            [yes] Hai ripreso in mano «{ $card }» dalla { $zone } e messo al suo posto, a faccia in giù, «{ $other }».
           *[no] { $seat } ha ripreso in mano «{ $card }» dalla { $zone } e messo al suo posto, a faccia in giù, «{ $other }».
        }
    }
    .rule = Dove un agente è coperto, nessuna delle due carte dello scambio si mostra.
event-diverted =
    { $you ->
        [yes] Hai mandato «{ $card }» dalla { $origin } alla { $zone }. Chi lo possiede: { $victim }.
       *[no] { $seat } ha mandato «{ $card }» dalla { $origin } alla { $zone }. Chi lo possiede: { $victim }.
    }
    .rule = Solo un agente scoperto si può mandare altrove, e non cambia padrone.
event-dismissed =
    { $you ->
        [yes] Hai cacciato «{ $card }» dalla { $zone }. Chi lo possiede: { $victim }.
       *[no] { $seat } ha cacciato «{ $card }» dalla { $zone }. Chi lo possiede: { $victim }.
    }
    .rule = Un agente scoperto che viene cacciato va nelle risorse di chi lo possiede.
event-scouted =
    { $card ->
        [hidden] { $seat } ha guardato la prima carta del mazzo nella { $zone }.
       *[other] { $you ->
            [yes] Hai guardato la prima carta del mazzo nella { $zone }: «{ $card }».
           *[no] { $seat } ha guardato la prima carta del mazzo nella { $zone }: «{ $card }».
        }
    }
    .rule = Si può guardare nei mazzi di tutte le zone tranne quella libera, e nessun altro vede la carta.
event-scouted_left =
    { $you ->
        [yes] Hai lasciato la carta in cima al mazzo nella { $zone }.
       *[no] { $seat } ha lasciato la carta in cima al mazzo nella { $zone }.
    }
    .rule = Una carta che resta in cima sarà il prossimo premio della sua zona.
event-scouted_bottom =
    { $you ->
        [yes] Hai messo la carta in fondo al mazzo nella { $zone }.
       *[no] { $seat } ha messo la carta in fondo al mazzo nella { $zone }.
    }
    .rule = Tutti vedono che la carta va in fondo, ma non di quale carta si tratta.
event-renewed =
    { $you ->
        [yes] Hai messo «{ $card }» in fondo al mazzo nella { $zone }.
       *[no] { $seat } ha messo «{ $card }» in fondo al mazzo nella { $zone }.
    }
    .rule = Un premio senza agenti né milizia si può mandare in fondo al suo mazzo; al suo posto si scopre il successivo.
event-boosted =
    { $you ->
        [yes] In questo round il tuo totale presso «{ $prize }» nella { $zone } aumenta di { $count }. Vale per: { $arcana }.
       *[no] In questo round il totale di { $seat } presso «{ $prize }» nella { $zone } aumenta di { $count }. Vale per: { $arcana }.
    }
    .rule = Un rinforzo conta se chi lo ha ottenuto ha ancora lì un agente quando si assegna il premio; in una corruzione non conta mai.
event-took_precedence =
    { $you ->
        [yes] In questo round hai la precedenza presso «{ $prize }» nella { $zone }.
       *[no] In questo round { $seat } ha la precedenza presso «{ $prize }» nella { $zone }.
    }
    .rule = Se c’è un pareggio per un premio e uno solo dei contendenti ha lì la precedenza, lo vince.
event-sealed =
    { $you ->
        [yes] Hai sigillato «{ $prize }» nella { $zone } per questo round.
       *[no] { $seat } ha sigillato «{ $prize }» nella { $zone } per questo round.
    }
    .rule = Presso un premio sigillato non si può più giocare né spostare nulla; lo si assegna come al solito.
event-shifted =
    { $count ->
        [-3] In questo round per «{ $prize }» nella { $zone } serve 3 in meno.
        [-2] In questo round per «{ $prize }» nella { $zone } serve 2 in meno.
        [-1] In questo round per «{ $prize }» nella { $zone } serve 1 in meno.
        [1] In questo round per «{ $prize }» nella { $zone } serve 1 in più.
        [2] In questo round per «{ $prize }» nella { $zone } serve 2 in più.
        [3] In questo round per «{ $prize }» nella { $zone } serve 3 in più.
       *[other] In questo round il valore richiesto per «{ $prize }» nella { $zone } cambia di { $count }.
    }
    .rule = Il valore richiesto di un premio può cambiare per tutti fino alla fine del round, ma non scende mai sotto 1; il suo prezzo in ducati resta quello.
event-favoured =
    { $you ->
        [yes] In questo round le tue corruzioni valgono { $count } in più.
       *[no] In questo round le corruzioni di { $seat } valgono { $count } in più.
    }
    .rule = I favori si sommano e valgono per ogni corruzione di chi li ha ottenuti, fino alla fine del round.
event-retired =
    { $you ->
        [yes] Hai messo «{ $card }» sotto la tua carta Gilda.
       *[no] { $seat } ha messo «{ $card }» sotto la carta Gilda.
    }
    .rule = Un agente di gilda che si ritira esce dal gioco per sempre: così si pescano più spesso le carte migliori.
event-announced =
    { $you ->
        [yes] Per «{ $prize }» hai annunciato: { $arcanum }.
       *[no] Per «{ $prize }» { $seat } ha annunciato: { $arcanum }.
    }
    .rule = Presso un premio con più arcani in oro ciascuno sceglie quello in cui contano i propri agenti.
event-compared = Si assegna «{ $prize }» nella { $zone }. { $totals }.
    .rule = Può vincere chi raggiunge il valore richiesto; fra questi vince il totale più alto.
event-nobody_reached = Nessuno è abbastanza forte per «{ $prize }» nella { $zone }.
    .rule = Se nessuno raggiunge il valore richiesto, il premio e tutti gli agenti restano, scoperti; la milizia torna indietro alla fine del round.
event-tied = Pareggio per «{ $prize }» nella { $zone }: nessuno vince. A pari forza: { $seats }.
    .rule = In caso di pareggio per il totale più alto, il premio e tutti gli agenti restano, scoperti, a meno che decida la precedenza.
event-won =
    { $you ->
        [yes] Hai vinto «{ $prize }» nella { $zone }.
       *[no] { $seat } ha vinto «{ $prize }» nella { $zone }.
    }
    .rule = Un premio lo vince il totale più alto fra quelli che raggiungono il valore richiesto, oppure una corruzione che arriva al prezzo.
event-won_by_precedence =
    { $you ->
        [yes] Hai vinto «{ $prize }» nella { $zone }: nel pareggio decide la tua precedenza.
       *[no] { $seat } ha vinto «{ $prize }» nella { $zone }: nel pareggio decide la precedenza.
    }
    .rule = La precedenza decide un pareggio se l’ha uno solo dei contendenti.
event-kept_in_play =
    { $you ->
        [yes] Hai messo «{ $card }» nelle tue risorse.
       *[no] { $seat } ha messo «{ $card }» nelle risorse.
    }
    .rule = Un premio nelle risorse si pesca e si usa come ogni altra carta che si possiede.
event-removed =
    { $you ->
        [yes] Hai messo «{ $card }» sotto la tua carta Gilda.
       *[no] { $seat } ha messo «{ $card }» sotto la carta Gilda.
    }
    .rule = Un premio sotto la carta Gilda non si pesca mai, ma conta in pieno per i punti vittoria e per gli obiettivi.
event-pile_empty = Nella { $zone } non ci sono più premi.
    .rule = Una zona con il mazzo esaurito resta senza premio per il resto della partita.
event-first_player_passed = La carta Primo giocatore passa di mano. Ora comincia: { $to }.
    .rule = Dopo ogni round la carta Primo giocatore passa di mano, a destra se al tavolo non si è deciso altrimenti.
event-objectives_shown =
    { $fulfilled ->
        [niente] { $you ->
            [yes] Non hai raggiunto nessun obiettivo. Hai mancato: { $missed }.
           *[no] { $seat } non ha raggiunto nessun obiettivo. Ha mancato: { $missed }.
        }
       *[other] { $missed ->
            [niente] { $you ->
                [yes] Hai raggiunto tutti i tuoi obiettivi: { $fulfilled }.
               *[no] { $seat } ha raggiunto tutti gli obiettivi: { $fulfilled }.
            }
           *[other] { $you ->
                [yes] Hai raggiunto: { $fulfilled }. Hai mancato: { $missed }.
               *[no] { $seat } ha raggiunto: { $fulfilled }. Ha mancato: { $missed }.
            }
        }
    }
    .rule = Ogni obiettivo raggiunto porta i suoi punti vittoria; uno mancato non costa nulla.
event-ended = La partita è finita. { $totals }.
    .rule = Si sommano i punti vittoria di tutte le carte che si possiedono e quelli degli obiettivi raggiunti.


## Il tavolo

zone-round = Round
zone-first = Comincia
zone-turn = Di turno
zone-prizes = Premi
zone-piles = Mazzi dei premi
zone-agents = Agenti e milizia
zone-thresholds = Valori richiesti
zone-sealed = Sigillato
zone-boosts = Rinforzi
zone-precedence = Precedenza
zone-jubilee = Giubileo ducale proclamato
zone-in_play = In gioco adesso
zone-chosen = Carta scelta
zone-target = Agente in questione
zone-at_issue = Zona in questione
zone-militia_deck = Mazzo della milizia
zone-militia_aside = Milizia da parte
zone-guild = Gilda
zone-points = Punti vittoria delle carte
zone-hand = Mano
zone-deck = Mazzo principale
zone-resources = Risorse
zone-guild_pile = Carte sotto la gilda
zone-objectives_kept = Obiettivi
zone-progress = A che punto
zone-objectives_returned = Obiettivi restituiti
zone-favour = Favori nelle corruzioni
zone-unseen = Carte in mano, nel mazzo principale o coperte
zone-known_in_hand = Carte viste arrivare in mano
zone-strength = Forza
zone-shown_strength = Forza visibile a tutti

ending-jubilee = Il Giubileo ducale ha messo fine alla partita.
ending-stalled = Da molti round nessuno vince un premio: la partita è finita.
ending-round_cap = È stato giocato l’ultimo round possibile.
ending-no_prizes = In città non ci sono più premi.

# Etichette brevi del tavolo.
board-round = Round
board-first = comincia
board-deck = Mazzo
board-resources = Risorse
board-hand = Mano
board-guild-pile = Sotto la gilda
board-objectives = Obiettivi
board-favour = Favori
board-sealed = sigillato
board-precedence = Precedenza
board-boost = Rinforzo
board-needs = richiede
board-price = Prezzo
board-points = PV
board-pile = Mazzo
board-face-down = coperto
board-militia = Milizia
board-empty = vuota
board-closed = chiusa
board-jubilee = Giubileo
board-militia-deck = Mazzo milizia
board-your-zones = le tue zone
board-unseen = Non viste
board-known = Note
board-totals = Totali
board-worth = vale
board-face-up = scoperto
board-back = coperto, a te ignoto
board-reached = basta per il premio
board-active = di turno; ciò che puoi scegliere
board-changed = cambiato per questo round
board-free = zona libera
board-kind-agent = Agente
    .help = Si mette accanto a un premio, coperto nelle tue zone e scoperto altrove, e lì conta.
board-kind-personality = Personaggio
    .help = Si vince come premio o con la corruzione; poi serve da agente.
board-kind-relic = Reliquia
    .help = Paga con i suoi ducati una corruzione, oppure chiama la milizia.
board-kind-location = Luogo
board-kind-militia = Milizia
    .help = Conta come un agente fino alla fine del round.
board-kind-objective = Obiettivo
board-district-harbour = Porto
board-district-crown = Corona
board-district-temple = Tempio
board-district-market = Mercato
board-district-warrens = Dedalo


## The board in the browser

board-hidden = coperto, nascosto agli altri
board-controlled = Qui gioca i suoi agenti coperti: { $names }
board-in-pile = numero { $place } nel mazzo
board-cards-of = Carte: { $name }
board-chosen = scelta
board-no-cards = Nessuna carta in mano
board-progress = { $have } su { $needed }
board-fulfilled = raggiunto
board-close = Chiudi


## Opzioni

option-guild_choice = Gilde
    .help = Come si assegnano le gilde: ciascuno sceglie a turno, decide la sorte, oppure il tavolo ne indica una per ogni posto.
option-guild_choice-choose = Ciascuno sceglie
option-guild_choice-random = A sorte
option-guild_choice-blades = Lame
option-guild_choice-ferrymen = Traghettatori
option-guild_choice-thieves = Ladri
option-guild_choice-usurers = Usurai
option-objectives = Obiettivi
    .help = Se ciascuno ha due obiettivi segreti. Una regola avanzata.
option-militia = Milizia
    .help = Se si può rinunciare a una reliquia per chiamare la milizia cittadina. Una regola avanzata.
option-tactical_removal = Rimozione tattica
    .help = Se chi vince un premio può metterlo sotto la carta Gilda, fuori gioco ma non perduto. Una regola avanzata.
option-first_player_pass = Carta Primo giocatore
    .help = Da quale parte passa dopo ogni round.
option-first_player_pass-right = A destra
option-first_player_pass-left = A sinistra
option-own_zone_facing = Agenti nelle zone controllate
    .help = Se gli agenti in una zona che controlli si mettono sempre coperti, o anche scoperti a tua scelta.
option-own_zone_facing-face_down = Sempre coperti
option-own_zone_facing-choice = A scelta di chi li mette
option-multi_gold = Più arcani in oro
    .help = Chi decide in quale arcano ci si batte per un premio del genere.
option-multi_gold-announce = Ciascuno lo annuncia
option-multi_gold-auto_best = Conta il migliore di ciascuno
option-failing_bribe = Corruzioni destinate a fallire
    .help = Se si può tentare una corruzione che è sicuramente troppo bassa.
option-failing_bribe-legal = Permesse
option-failing_bribe-illegal = Vietate
option-jubilee_timing = La fine della partita
    .help = Che cosa succede quando il Giubileo ducale si scopre alla fine di un round.
option-jubilee_timing-end_now = La partita finisce subito
option-jubilee_timing-one_more_round = Si gioca un altro round
option-jubilee_zone = La zona libera dopo il Giubileo
    .help = Se nella zona libera c’è ancora un premio dopo che il Giubileo è stato scoperto.
option-jubilee_zone-closed = È chiusa
option-jubilee_zone-next_prize = Appare il premio successivo
option-free_zone_order = Assegnare la zona libera
    .help = Quando si assegna il premio della zona libera.
option-free_zone_order-last = Dopo tutti gli altri
option-free_zone_order-first = Prima di tutti gli altri
option-militia_facing = Come si mette la milizia
    .help = Se la milizia è sempre visibile a tutti, o resta coperta nelle zone controllate da chi la manda.
option-militia_facing-face_up = Sempre scoperta
option-militia_facing-as_agents = Come gli agenti
option-militia_in_bribe = Milizia nelle corruzioni
    .help = Se in una corruzione la tua milizia conta come i tuoi agenti.
option-table_agents_score = Agenti sul tavolo alla fine
    .help = Se le carte che alla fine della partita sono ancora presso i premi contano per chi le possiede.
option-removed_count_for_objectives = Premi rimossi e obiettivi
    .help = Se i premi sotto una carta Gilda contano per gli obiettivi. Per i punti vittoria contano sempre.
option-resources_view = Guardare le risorse
    .help = Quanto gli altri possono vedere delle risorse di ciascuno.
option-resources_view-public = Tutte le carte
option-resources_view-top_card = Solo la carta in cima
option-score_tie_break = Parità alla fine
    .help = Che cosa decide fra chi ha gli stessi punti vittoria.
option-score_tie_break-prizes_ducats = Più premi, poi più ducati sulle reliquie
option-score_tie_break-shared = Nulla, si condivide il posto
option-stall_rounds = Round senza vincitori
    .help = La partita finisce quando per tanti round di fila nessuno vince un premio. 0 significa che continua.
option-stall_rounds-0 = Quanti si vuole
option-round_cap = Numero massimo di round
    .help = La partita finisce al più tardi dopo questo round. Quasi nessuna arriva fin lì.
option-pile_size = Carte per mazzo
    .help = Quanti premi ha ogni zona. Con meno di 12 la partita è più breve.
option-jubilee_last = Carte attorno al Giubileo
    .help = Fra quante delle ultime carte della zona libera si mescola il Giubileo ducale. Con 0 è l’ultima carta in fondo.

preset-advanced = Partita completa
    .help = Con obiettivi, milizia e rimozione tattica: tutte le regole.
preset-first_game = Prima partita
    .help = Senza obiettivi, milizia e rimozione tattica: il modo migliore per imparare.
preset-advanced_gentle_end = Partita completa, fine annunciata
    .help = Tutte le regole, ma un Giubileo che appare alla fine di un round lascia ancora un ultimo round.


## Tutorial

tutorial-goal = Ti diamo il benvenuto a Cadwallon! Guidi una gilda e vuoi i premi che si vedono nelle zone della città. Ogni premio che vinci diventa una tua carta e porta punti vittoria. Alla fine vince chi ne ha di più.
tutorial-prize = Guarda «{ $item }». Il valore in oro dice in quale arcano ci si batte per questo premio, e quanta forza serve almeno: è il valore richiesto.
tutorial-hand = In ogni round hai quattro carte, e nel tuo turno ne usi una. Hai tre agenti, che lavorano per te presso i premi, e una reliquia, che serve a comprare amicizie.
tutorial-agent = Vuoi il personaggio che hai appena visto. Manda qualcuno che abbia un po’ di forza nell’arcano in oro: { $item }.
tutorial-secretly = Tu controlli due zone della città. Lì i tuoi agenti si mettono coperti, e nessuno sa chi siano; altrove stanno scoperti. Scegli: { $item }.
tutorial-relic = Da solo il tuo agente è troppo debole per il valore richiesto. Ma un personaggio ha anche un prezzo, e una reliquia può pagarlo subito. Usa «{ $item }».
tutorial-bribe = In una corruzione si sommano la forza dei tuoi agenti lì, nell’arcano in oro, e i ducati della reliquia. Insieme arrivano esattamente al prezzo. Scegli: { $item }.
tutorial-won = Il personaggio è tuo, e si batterà per te come agente. Nell’altra zona che controlli c’è «{ $item }». Una reliquia non si può corrompere: lì serve la forza.
tutorial-second = L’altra gilda ha già un agente lì, scoperto, perché non controlla quella zona. Niente paura, è debole. Usa «{ $item }».
tutorial-there = Il tuo agente ci va di nascosto. Scegli: { $item }.
tutorial-together = Non basta ancora, ma presso un premio le forze si sommano. La tua ultima carta, che comunque devi usare, porta proprio quello che manca. Scegli: { $item }.
tutorial-resolved = Finite le carte, si è deciso su ogni premio: lo ha vinto chi è arrivato al valore richiesto ed era più forte. La reliquia è tua! Dove nessuno è abbastanza forte, premio e agenti restano per il prossimo round.
tutorial-end = Due premi nel primo round! Quello che hai vinto e usato è nelle tue risorse; quando il mazzo è vuoto, si mescolano e ti tornano in mano. E adesso gioca una partita vera!


## Il manuale

rulebook-goal = Di che si tratta
    .body =
        La città di Cadwallon è di chi sa prendersela. Tu guidi una delle sue **gilde**: mandi i tuoi agenti a
        conquistare i potenti, a mettere le mani su antiche reliquie, a impossessarsi di palazzi, torri e cappelle. Da
        due a quattro gilde lo fanno nello stesso momento, ognuna per sé.

        Ciò che si può vincere è sul tavolo, sotto gli occhi di tutti: sono i **premi**, uno per ogni zona della città.
        Accanto ai premi metti i tuoi **agenti**: di nascosto nelle zone che controlli, allo scoperto nelle altre.
        Quando tutte le carte sono state giocate, chi è più forte presso un premio lo vince, se la forza basta.

        Ogni premio che vinci diventa **una tua carta**. I personaggi si battono per te come agenti, le reliquie
        comprano amicizie, i luoghi hanno effetti. Così il tuo mazzo cresce con i tuoi successi, e sei tu a decidere che
        cosa è meglio tenerne fuori.

        Le carte che possiedi portano **punti vittoria** (PV). Vince chi ne ha di più quando il **Giubileo ducale** ha
        messo fine alla partita.

rulebook-components = Le carte
    .body =
        Il gioco è fatto di 163 carte.

        - **Mazzi di gilda:** quattro volte undici carte, cioè nove agenti, un luogo e una reliquia. Le gilde sono
          quelle delle **Lame**, dei **Traghettatori**, dei **Ladri** e degli **Usurai**.
        - **Premi:** 85 carte: 24 reliquie, 24 luoghi e 37 personaggi. Ognuno appartiene a uno dei cinque
          distretti della città: **Porto**, **Corona**, **Tempio**, **Mercato** e **Dedalo**.
        - **Obiettivi:** 22 carte, per la partita avanzata.
        - **Milizia:** due capitani e quattro soldati, per la partita avanzata.
        - **Carte singole:** quattro carte Gilda, la carta Primo giocatore e il Giubileo ducale.

        __I quattro arcani.__ Le carte hanno valori in un massimo di quattro arcani del potere:

        | Arcano | Potere |
        |---|---|
        | Bastoni | militare |
        | Spade | politico |
        | Calici | spirituale |
        | Ducati | finanziario |

        __L’oro.__ Su ogni premio un valore, a volte più d’uno, è stampato in oro. Dice in quale **arcano principale**
        ci si batte per quel premio, e il numero è il **valore richiesto**: il minimo che serve per vincerlo.

        __I tipi di carte nella tua mano.__

        - Un **agente** usa bastoni, spade e calici presso un premio.
        - Un **personaggio** che hai vinto è un agente come gli altri. Il valore che era richiesto per vincerlo ora è
          la sua forza. I suoi ducati erano il suo prezzo e non significano più nulla.
        - Una **reliquia** usa solo i suoi ducati.
        - Un **luogo** usa solo il suo effetto.

        __Le nostre carte.__ Le regole pubblicate spiegano come si gioca, ma non citano quasi nessuna delle carte
        stampate. I valori, gli effetti, gli obiettivi e la maggior parte dei nomi di questo programma sono perciò una
        nostra **ricostruzione**. Sono raccolti in un pacchetto, una tabella che si può sostituire: se possiedi una
        copia stampata, puoi scriverne i valori in un pacchetto e giocare con quello.

rulebook-setup = Prima della partita
    .body =
        - La sorte decide **chi comincia** e prende la carta Primo giocatore.
        - In ordine di turno ciascuno sceglie una **gilda**, ne mescola le undici carte e le mette davanti a sé come
          mazzo principale. Le gilde che nessuno guida restano nella scatola.
        - Si mescolano i premi. Ogni zona riceve un **mazzo** coperto di dodici carte. Le altre restano nella scatola, e
          nessuno sa quali siano.
        - Il **Giubileo ducale** si mescola con le ultime cinque carte del mazzo della zona libera. Prima che possa
          apparire, lì devono essere vinti almeno sette premi.
        - Si scopre la prima carta di ogni mazzo: sono i primi premi.
        - Nella partita avanzata si mescola la milizia, e ciascuno riceve quattro **obiettivi** e ne restituisce due.

        __Le zone.__ La città ha un anello di zone fra un posto e l’altro e, in mezzo, una **zona libera**. Tu
        hai due **zone controllate**: quella alla tua sinistra e quella alla tua destra. La zona libera non la controlla
        nessuno.

        - **In quattro** l’anello ha quattro zone, una fra ogni coppia di vicini, che la controllano entrambi.
        - **In tre** l’anello ha tre zone, anche queste condivise fra vicini.
        - **In due** l’anello ha quattro zone, e ciascuno ne controlla due per conto proprio.

        Le zone sono numerate in senso orario; la zona 1 è alla sinistra del primo posto.

        __Le tue carte__ stanno in quattro posti diversi del tavolo: la **mano**; il **mazzo principale**, coperto; le
        tue **risorse**, scoperte, che sono i tuoi scarti; e le **carte sotto la gilda**, che sono fuori gioco ma
        restano tue. Risorse e carte sotto la gilda le possono guardare tutti.

rulebook-round = Il round
    .body =
        Una partita dura circa da otto a quattordici round. Ognuno ha quattro parti:

        - **Pesca.** Tutti pescano quattro carte.
        - **Gioco.** In senso orario, a partire da chi ha la carta Primo giocatore, ciascuno usa una carta per turno,
          finché tutte le mani sono vuote.
        - **Assegnazione.** Zona per zona si assegnano i premi.
        - **Fine del round.** La milizia torna in caserma, appaiono nuovi premi e la carta Primo giocatore passa di
          mano.

        __Pescare.__ Prendi quattro carte dal tuo mazzo principale, una dopo l’altra. Se è vuoto e te ne serve un’altra,
        le tue risorse si mescolano e diventano il nuovo mazzo principale. Gli agenti presso i premi e le carte sotto la
        gilda restano dove sono. Se non c’è più nulla, questa volta hai meno carte.

        __Giocare.__ Un turno usa esattamente una carta della tua mano. Non si può passare. Scegli una carta e fanne una
        di queste cose:

        - metti un **agente** o un personaggio presso un premio;
        - con una reliquia, **corrompi** un personaggio;
        - con una reliquia, chiama la **milizia** (partita avanzata);
        - usa l’effetto di un **luogo**;
        - scarta una carta qualsiasi: va scoperta nelle tue risorse e non fa nulla.

        Chi non ha più carte viene saltato; gli altri continuano. Anche le carte che un effetto ti porta in mano vanno
        usate nello stesso round, e ti danno quindi turni in più.

rulebook-agents = Agenti presso un premio
    .body =
        Un agente o un personaggio si può mettere presso qualsiasi premio che non sia sigillato.

        - Nelle due zone che **controlli** si mette **coperto**. Lo conosci solo tu.
        - In **tutte le altre zone**, compresa la zona libera, si mette **scoperto**.

        Non c’è un limite al numero di agenti presso un premio. Possono anche essere inutili: un agente coperto che lì
        vale 0 è un ottimo bluff.

        Gli agenti non si possono riprendere. Restano presso il loro premio, anche per più round, finché qualcuno lo
        vince o un luogo li sposta. Nel frattempo mancano al tuo mazzo.

        Gli agenti coperti **si scoprono** quando si assegna il premio della loro zona, quando tenti una corruzione
        presso quel premio, quando si spostano in una zona che non controlli, o quando un luogo li smaschera. Una volta
        scoperto, un agente lo rimane finché resta lì.

rulebook-bribery = La corruzione
    .body =
        Con una **reliquia** puoi comprare un **personaggio** sul posto, anche se lì altri sono molto più forti. Ti
        serve almeno un tuo agente presso di lui, messo in un turno precedente; quali valori abbia non importa.

        - Mostra la reliquia e scopri i tuoi agenti presso quel premio. Restano scoperti, comunque vada.
        - Somma i valori di **tutti i tuoi agenti lì** nell’arcano principale, i **ducati della reliquia** e i favori
          che i luoghi ti hanno procurato in questo round. Se gli arcani in oro sono più d’uno, conta il tuo migliore.
        - Se arrivi al **prezzo**, cioè ai ducati del personaggio, è tuo. Il suo valore richiesto non conta, e nemmeno
          ciò che hanno messo lì gli altri.

        Dopo una corruzione **riuscita** gli agenti di tutti presso quel premio e la tua reliquia vanno nelle risorse di
        chi li possiede, e il prossimo premio della zona si scopre subito. Si può vincere, o corrompere, in questo
        stesso round.

        Se la corruzione **fallisce**, la reliquia va nelle tue risorse e non succede nient’altro.

        Ogni corruzione usa una sola reliquia. Reliquie e luoghi che sono in palio come premi non si possono corrompere.
        La milizia in una corruzione non conta, e nemmeno i rinforzi, i valori richiesti cambiati o la precedenza.

        __Un esempio.__ Arkabast costa 7 ducati e richiede 5 calici. Ada ha lì un agente con 4 calici, che non
        basterebbe. Ora Ada gioca il Corno potorio, che vale 3 ducati: 4 + 3 = 7, e Arkabast passa dalla sua parte.

rulebook-militia = La milizia
    .body =
        La milizia fa parte della partita avanzata. Nel tuo turno puoi mandare una **reliquia** dalla mano alle tue
        risorse, senza nessun altro effetto, e chiamare la milizia. Si scopre la prima carta del mazzo della milizia, e
        tu la mandi presso qualsiasi premio che non sia sigillato. Lì resta scoperta.

        - Un **capitano** vale 3 in bastoni, spade e calici, un **soldato** 2.
        - Quando si assegna il premio, conta per te come un agente. Può perfino vincere da sola.
        - **Non è un agente:** in una corruzione non conta e non basta per tentarla, i luoghi non possono spostarla,
          scambiarla o cacciarla, e un rinforzo ha bisogno di un vero agente.
        - Non resta mai. Alla fine del round tutta la milizia torna indietro e si mescola, che il premio sia stato vinto
          o no.

        Quando tutte e sei le carte sono fuori, la milizia non si può chiamare.

rulebook-locations = I luoghi
    .body =
        Un luogo ha subito il suo effetto; poi va nelle tue risorse. Non si mette mai presso un premio, e i suoi valori
        non contano.

        Lo puoi usare solo se il suo effetto si può eseguire per intero; altrimenti puoi soltanto scartarlo. Molti
        luoghi ti fanno poi **pescare una carta**. Queste carte vengono soltanto dal mazzo principale: se è vuoto non
        peschi nulla, e le risorse non si mescolano. Così nessun luogo si può usare due volte nello stesso round.

        Gli effetti che valgono **per questo round** sono legati al premio: finiscono con il round, o quando il premio
        lascia la zona. I favori sono tuoi fino alla fine del round.

        Un premio **sigillato** è chiuso per il resto del round: lì non si possono giocare agenti, reliquie o milizia,
        né spostare nulla. Gli agenti possono ancora andarsene, e il premio si assegna come al solito.

rulebook-effects = Che cosa fanno i luoghi
    .body =
        Ci sono sedici tipi di effetti. I numeri sono sulle carte.

        __Le tue carte__

        - **Pescare:** pesca alcune carte; certi luoghi fanno poi scartare una carta della mano.
        - **Recuperare:** riprendi in mano un agente, un personaggio o una reliquia dalle tue risorse.
        - **Richiamare:** riprendi in mano un tuo agente presso un premio. Se era coperto, non si mostra.
        - **Spostare:** un tuo agente va presso un altro premio. Resta coperto solo se lo era già e se controlli la
          nuova zona.
        - **Scambiare:** scambia un tuo agente presso un premio non sigillato con un agente o un personaggio della tua
          mano. La nuova carta resta com’era la vecchia.
        - **Ritirare:** metti un agente di gilda dalle tue risorse sotto la tua carta Gilda, così le carte migliori
          arrivano più spesso. Puoi farlo solo finché hai in circolazione più carte di quante ne chiede il luogo. In
          circolazione sono la mano, il mazzo principale, le risorse e gli agenti presso i premi, e anche il luogo
          stesso.

        __Le carte degli altri__

        - **Deviare:** un agente avversario scoperto va presso un altro premio. Non cambia padrone.
        - **Cacciare:** un agente avversario scoperto va nelle risorse di chi lo possiede.
        - **Smascherare:** si scoprono tutti gli agenti avversari coperti presso un premio.

        Per deviare e cacciare c’è un limite: nessuno dei bastoni, delle spade e dei calici dell’agente lo può superare.

        __I premi__

        - **Esplorare:** guarda la prima carta di un mazzo, e lasciala o mettila in fondo. Non nella zona libera.
        - **Rinnovare:** metti in fondo al suo mazzo un premio senza carte accanto e scopri il successivo. Non nella
          zona libera, e non se è sigillato.
        - **Rinforzare:** presso un premio dove hai un agente, in questo round il tuo totale è più alto, in un arcano o
          in tutti quelli che lì sono in oro. Conta solo se alla fine hai ancora un agente lì.
        - **Precedenza:** se in questo round pareggi per quel premio, lo vinci, a meno che abbia la precedenza anche
          un altro dei contendenti in pareggio.
        - **Sigillare:** in questo round presso quel premio non si può più giocare né spostare nulla.
        - **Cambiare il valore:** in questo round il valore richiesto di un premio è più alto o più basso per tutti, ma
          almeno 1. Il suo prezzo in ducati resta quello.

        __Le corruzioni__

        - **Favore:** in questo round tutte le tue corruzioni valgono di più.

rulebook-resolution = Chi vince i premi
    .body =
        Quando tutte le mani sono vuote, si assegnano le zone una per una: prima quella alla sinistra di chi ha la carta
        Primo giocatore, poi avanti in senso orario, e per ultima la zona libera. In ogni zona:

        - Si scoprono tutti gli agenti che sono lì.
        - Ciascuno somma i propri agenti e la propria milizia nell’**arcano principale**, con i rinforzi se ce ne sono.
          I totali di persone diverse non si sommano mai.
        - Chi raggiunge il **valore richiesto** è in gara. Basta esattamente quel numero.
        - Fra chi è in gara vince il **totale più alto**.

        __Chi vince__ prende il premio. Tutti gli agenti presso il premio, anche quelli di chi ha perso, vanno nelle
        risorse di chi li possiede. La zona resta vuota fino alla fine del round.

        __Nessuno è abbastanza forte?__ Premio e agenti restano dove sono, scoperti. Nel prossimo round se ne possono
        aggiungere altri.

        __Un pareggio__ per il totale più alto: nessuno vince e tutto resta, a meno che esattamente uno dei contendenti
        in pareggio abbia la precedenza. Un pareggio più in basso non conta.

        __Un esempio.__ La Spada Barhan richiede 4 bastoni. Bruno ha lì un Balestriere (3) e un Negromante (2), David ha
        Pale (3). Il 5 di Bruno basta, il 3 di David no: Bruno vince la spada, e tutti e tre gli agenti tornano a casa.

rulebook-gold = Più arcani in oro
    .body =
        Alcuni premi hanno più di un valore in oro. Allora ciascuno decide in quale di questi arcani battersi:

        - Quando tutti gli agenti sono scoperti, chi ne ha lì annuncia un arcano, in ordine di turno. Tutti sanno che
          cosa è stato detto prima.
        - Ciascuno usa l’arcano che ha annunciato e **il suo valore richiesto**. Poi i totali si confrontano come
          semplici numeri, anche se sono di arcani diversi.

        Non devi per forza annunciare il tuo migliore. A volte conviene lasciare un premio nella zona libera e rimandare
        così la fine della partita. Se la risposta non cambia nulla per il tuo risultato, la domanda non ti viene fatta.

        __Un esempio.__ Arlecchino richiede 3 bastoni, 3 spade o 3 calici. Bruno ha 2, 4 e 5, e annuncia calici. David
        ha lì Ayane, 6 bastoni, e annuncia bastoni: 6 è più di 5, quindi vince David.

rulebook-end = Fine del round, fine della partita
    .body =
        Quando tutte le zone sono state assegnate:

        - La milizia torna indietro, e finisce tutto ciò che valeva per questo round.
        - In ogni zona senza premio si scopre la prossima carta del mazzo. Se un mazzo è vuoto, la sua zona resta vuota.
        - La carta Primo giocatore va a chi siede alla **destra** di chi la tiene, anche se i turni girano a sinistra:
          ora comincia chi prima chiudeva il giro.

        __Il Giubileo ducale__ appare quando la carta che lo precede nella zona libera è stata vinta. Da quel momento la
        zona libera è chiusa.

        - Se appare alla **fine di un round**, la partita finisce subito.
        - Se appare **durante un round**, dopo una corruzione nella zona libera, questo round si gioca fino in fondo,
          senza la zona libera. Poi la partita finisce; non ci sono nuovi premi.

        Altri tre modi di finire ci sono solo per sicurezza: sei round di fila in cui nessuno vince un premio, quaranta
        round, oppure nessun premio rimasto in nessuna zona.

rulebook-scoring = Punteggio e obiettivi
    .body =
        Gli agenti che sono ancora presso i premi vanno nelle risorse di chi li possiede. Poi si sommano:

        - i **PV di tutte le tue carte**, nel mazzo principale, nelle risorse e sotto la gilda;
        - i punti dei tuoi **obiettivi**, se li hai raggiunti. Uno mancato non costa nulla.

        Vince la somma più alta. In caso di parità decide chi ha più premi, poi chi ha più ducati sulle reliquie,
        compresa quella della gilda. Se la parità rimane, la vittoria è condivisa.

        __Gli obiettivi__ fanno parte della partita avanzata. Ciascuno ne tiene due e li mostra alla fine. Chiedono cose
        come queste, con numeri che dipendono da quanti giocano:

        - abbastanza premi di un tipo, di un distretto o con un certo arcano in oro;
        - più premi di un tipo di **ognuno** degli altri; averne altrettanti non basta;
        - reliquie che insieme valgano abbastanza ducati;
        - abbastanza premi di ogni distretto, di ogni tipo, o di uno stesso distretto;
        - abbastanza premi che valgono molto, o che richiedono poco, o semplicemente abbastanza premi;
        - non più di qualche reliquia.

        Contano solo i premi, mai le carte della tua gilda.

rulebook-advanced = Le regole avanzate
    .body =
        Per una prima partita lascia da parte queste tre regole, come fa l’impostazione «Prima partita». Allora le
        reliquie servono solo per le corruzioni, e ogni premio che vinci va nelle tue risorse.

        - **Obiettivi:** quattro a testa, se ne tengono due. Si scelgono quando i primi premi sono già scoperti, ma
          prima di pescare le prime carte.
        - **Milizia:** le reliquie possono chiamare aiuto.
        - **Rimozione tattica:** ogni volta che vinci un premio, decidi dove va. Nelle **risorse**, un giorno ti
          arriverà in mano. Sotto la **carta Gilda** è fuori gioco per sempre, ma conta ancora per i PV e per gli
          obiettivi. Un luogo che non vuoi mai pescare, o un personaggio debole, lì sta bene; un mazzo piccolo ti
          riporta prima le carte migliori.

        Ciò che sta sotto la carta Gilda è visibile a tutti e non si può riprendere.

        __Che cosa sanno gli altri.__ Mani, mazzi principali, agenti coperti e obiettivi sono segreti. Ma siccome tutti
        i mazzi di gilda sono noti e i premi si vincono allo scoperto, puoi sempre sapere quali carte ciascuno deve
        avere fra mano, mazzo principale e agenti coperti, tutti insieme. Il tavolo te lo mostra.

rulebook-options = Altri modi di giocare
    .body =
        Le regole lasciano aperta qualche domanda, e c’è chi preferisce giocare altrimenti. Si può scegliere:

        - come si assegnano le **gilde**: per scelta, a sorte o una indicata per ogni posto;
        - quali **regole avanzate** si usano;
        - se la **carta Primo giocatore** va a destra o a sinistra, e se la **zona libera** si assegna per ultima o per
          prima;
        - se nelle zone che controlli puoi mettere agenti anche **scoperti**;
        - se fra più **arcani in oro** si prende sempre il migliore;
        - se si può tentare una **corruzione** destinata a fallire, e se nelle corruzioni conta la milizia;
        - se la **milizia** si mette come gli agenti, coperta nelle zone controllate; allora solo chi la chiama la vede
          arrivare;
        - se segue un **ultimo round** quando il Giubileo appare alla fine di un round, e se poi la zona libera mostra
          un altro premio;
        - se alla fine **contano** gli agenti sul tavolo, e se i premi rimossi contano per gli obiettivi;
        - se gli altri vedono tutte le tue **risorse** o solo la carta in cima;
        - se alla fine qualcosa decide fra punti uguali;
        - quanto è **lunga** la partita: meno carte nei mazzi, un altro posto per il Giubileo, altri limiti di
          sicurezza.
