# Arcanum: tutte le parole del gioco in italiano.

title = Arcanum
tagline = Muovi la corte per la città, porta in alto le Casate su cui hai puntato in segreto e passa a riscuotere quando se ne misura il prestigio.
score =
    { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }


## Casate, ranghi e carte

house-swords = Spade
house-pentacles = Denari
house-chalices = Coppe
house-wands = Bastoni

rank-knave = Fante
rank-knight = Cavaliere
rank-queen = Regina
rank-king = Re

card-numeral = { $value } di { $house }
    .help = La sua Casata guadagna 1 punto prestigio; poi sposti una figura di quella Casata nell’area con questo numero, che ha il suo effetto. Quando le Casate pagano, conta come carta del suo seme con questo valore.
card-court = { $rank } di { $house }
    .help = La sua Casata guadagna 1 punto prestigio; poi sposti proprio questa figura in qualsiasi altra area, che ha il suo effetto. Quando le Casate pagano, conta come carta del suo seme: Fante 11, Cavaliere 12, Regina 13, Re 14.

card-fool = Il Matto
    .help = Sposta una figura qualsiasi in un’altra area, che ha il suo effetto; oppure nascondi Il Matto: alla prossima assegnazione dei punteggi è una carta in più, di valore 0, di un seme che scegli allora.
card-magician = Il Bagatto
    .help = Pesca due Minori. Poi puoi nascondere un Minore.
card-high-priestess = La Papessa
    .help = Guadagni 3 punti vittoria.
card-empress = L’Imperatrice
    .help = Puoi spostare una figura qualsiasi in un’altra area, che ha il suo effetto. Poi una Casata guadagna 1 punto prestigio e un’altra ne perde 1.
card-emperor = L’Imperatore
    .help = Puoi nascondere un Minore. Poi una Casata a tua scelta guadagna 3 punti prestigio.
card-hierophant = Il Papa
    .help = Pesca un Minore e un Maggiore.
card-lovers = Gli Amanti
    .help = Guadagni 2 punti vittoria, e così chiunque ne abbia meno di tutti. Se è anche il tuo caso, per te diventano 4; in certe edizioni solo se nessun altro ne ha così pochi.
card-chariot = Il Carro
    .help = Una Casata a tua scelta guadagna 2 punti prestigio. Poi tutti gli altri scartano una carta dalla mano.
card-strength = La Forza
    .help = Guadagni 2 punti vittoria, e una Casata a tua scelta guadagna 3 punti prestigio.
card-hermit = L’Eremita
    .help = Puoi nascondere fino a due Minori. Poi ciascuno degli altri può nasconderne uno.
card-wheel = La Ruota
    .help = Tutti scelgono due carte della propria mano, o quelle che hanno, e le passano a sinistra, tutti nello stesso momento.
card-justice = La Giustizia
    .help = Pesca Minori finché hai in mano quattro carte in tutto; nell’edizione spagnola, finché hai in mano quattro Minori. Se bastano già, non succede nulla.
card-hanged-man = L’Impiccato
    .help = Perdi 2 punti vittoria, o quelli che hai, e peschi due Maggiori.
card-death = La Morte
    .help = Scarta uno o due Minori e pesca altrettanti Maggiori.
card-temperance = La Temperanza
    .help = Puoi spostare una figura qualsiasi in un’altra area, che ha il suo effetto. Poi puoi scambiare fino a due delle tue carte nascoste con altrettante della mano: Minori o, in quasi tutte le edizioni, Il Matto.
card-devil = Il Diavolo
    .help = Fino alla fine del tuo turno ogni guadagno e ogni perdita di prestigio e di punti vittoria vale doppio. Giocalo prima del tuo Minore: dopo, non fa nulla.
card-tower = La Torre
    .help = Guadagni 2 punti vittoria e metti La Torre sulla città. Fino al tuo prossimo turno nessuna figura, nemmeno se la muovi tu, può entrare nelle aree che copre o uscirne.
card-stars = Le Stelle
    .help = Pesca due Minori e guadagna 1 punto vittoria, o 2 nell’edizione inglese.
card-moon = La Luna
    .help = Tutti pescano due Minori, o uno nell’edizione inglese. Poi puoi nascondere fino a due Minori, e ciascuno degli altri può nasconderne uno.
card-sun = Il Sole
    .help = Guadagni 2 punti vittoria. Ciascuno degli altri scopre tre delle proprie carte nascoste, o tutte se sono meno; restano scoperte fino alla prossima assegnazione dei punteggi.
card-judgement = Il Giudizio
    .help = Tutti gli altri scartano una carta dalla mano. Poi togli dal tabellone tre figure; nel tuo prossimo turno le rimetti in tre aree diverse, senza alcun effetto.
card-world = Il Mondo
    .help = Puoi nascondere un Minore. Poi le Casate pagano subito, a tariffa ridotta; il prestigio resta, e le carte nascoste rimangono per la prossima assegnazione dei punteggi.


## La città

figure = { $rank } di { $house }
standing = { $figure }: { $location }

location-mage-tower = Torre della Magia
    .help = Guadagni 1 punto vittoria e peschi un Maggiore.
location-artisan-district = Distretto degli Artigiani
    .help = Peschi due Minori o un Maggiore, a tua scelta.
location-harbour = Porto
    .help = Peschi un Minore. Poi può pescarne uno anche ciascuno degli altri, e tu ne peschi ancora tanti quanti ne hanno pescati loro in tutto.
location-throne-room = Sala del Trono
    .help = Peschi due Minori.
location-market = Mercato
    .help = Guadagni 2 punti vittoria. Poi puoi scartare un Minore e pescarne due, oppure scartare un Maggiore e pescarne uno.
location-fields = Campi
    .help = Puoi far salire o scendere ogni Casata di un passo, nell’ordine che vuoi. In certe edizioni guadagni anche 1 punto vittoria.
location-treasure-vault = Grotta del Tesoro
    .help = Il primo Minore del mazzo va direttamente fra le tue carte nascoste, e lo vedi solo tu.
location-cathedral = Cattedrale
    .help = Puoi nascondere un Minore, oppure pescare due Minori.
location-ballroom = Sala da Ballo
    .help = Puoi nascondere un Minore.
location-castle = Castello
    .help = Tutti gli altri scartano una carta dalla mano.

placement =
    { $locations ->
        [none] nessuna area
       *[other] { $locations }
    }
raise = Fai salire la Casata di { $house }
lower = Fai scendere la Casata di { $house }


## Altri nomi

kind-minors = Arcani Minori
kind-majors = Arcani Maggiori
scoring-regular = Assegnazione dei punteggi
scoring-world = Assegnazione ridotta del Mondo
payment =
    { $count ->
        [one] { $seat } { $points } (1 carta, valore { $sum })
       *[other] { $seat } { $points } ({ $count } carte, valore totale { $sum })
    }
total = { $seat }: { $points }


## Decisioni

decision-draw_choice = Che cosa peschi?
    .help = Tre Minori o un Maggiore. A ogni turno giochi un Minore e ne nascondi un altro; i Maggiori sono potenti, ma ciascuno si gioca una volta sola. Se poi hai in mano più di sette carte, ne scarti fino a restare con sette.
decision-hand_limit_discard = Hai in mano più di sette carte. Quale scarti?
    .action = Scarta «{ $item }»
    .help = Qualsiasi carta della mano, Minore o Maggiore. Va scoperta nella sua pila degli scarti e non ha effetto. Il Minore che hai dovuto pescare perché non ne avevi va tenuto.
decision-mandatory_hide = Quale Minore nascondi?
    .action = Nascondi «{ $item }»
    .help = Si aggiunge alle tue carte nascoste e conta per la sua Casata alla prossima assegnazione dei punteggi. Nessun altro lo vede, e non puoi più giocarlo.
decision-judgement_return = Dove torna la figura?
    .action = Falla tornare in «{ $item }»
    .help = Le figure tornano per Casata (Spade, Denari, Coppe, Bastoni) e per rango (Fante, Cavaliere, Regina, Re), ciascuna in un’area diversa che La Torre non copre. Non portano prestigio e non hanno effetto.
decision-play_card = Quale carta giochi?
    .action = Gioca «{ $item }»
    .help = Un Minore, che devi giocare finché ne hai uno in mano, e al massimo un Maggiore, nell’ordine che vuoi. Se passi, il tuo turno finisce.
decision-move_figure = Quale figura sposti?
    .action = Sposta «{ $item }»
    .help = Ogni simbolo dell’area d’arrivo che mostra il rango o il seme della figura porta alla sua Casata 1 punto prestigio. Poi l’area ha il suo effetto per te.
decision-move_destination = Dove va la figura?
    .action = Spostala in «{ $item }»
    .help = Ogni simbolo dell’area d’arrivo che mostra il rango o il seme della figura porta alla sua Casata 1 punto prestigio. Poi l’area ha il suo effetto per te.
decision-artisan_draw = Che cosa peschi nel Distretto degli Artigiani?
    .help = Due Minori o un Maggiore.
decision-harbour_draw = Peschi un Minore al Porto?
    .help = Per ogni carta che gli altri pescano qui, ne pesca una anche chi è di turno. Se poi hai in mano più di sette carte, ne scarti una.
decision-market_trade = Quale carta scambi al Mercato?
    .action = Scambia «{ $item }»
    .help = Per un Minore peschi due Minori, per un Maggiore peschi un altro Maggiore. Un solo scambio al massimo, e puoi anche non farne.
decision-fields_adjust = Quale Casata sale o scende?
    .action = { $item }
    .help = Ogni Casata può salire o scendere di un passo, una volta sola, nell’ordine che vuoi. Quando basta così, passa.
decision-cathedral_choice = Nella Cattedrale nascondi un Minore o ne peschi due?
    .action = Nascondi «{ $item }»
    .help = Nascondi un Minore della mano, oppure pesca due Minori, oppure passa e non fare nulla.
decision-optional_hide = Nascondi un Minore?
    .action = Nascondi «{ $item }»
    .help = Si aggiunge alle tue carte nascoste e conta per la sua Casata alla prossima assegnazione dei punteggi. Puoi anche passare.
decision-forced_discard = Quale carta scarti?
    .action = Scarta «{ $item }»
    .help = Qualsiasi carta della mano, Minore o Maggiore. Va scoperta nella sua pila degli scarti e non ha effetto.
decision-fool_mode = Che cosa fai con Il Matto?
    .help = Sposta una figura qualsiasi, oppure nascondi Il Matto: alla prossima assegnazione dei punteggi è una carta in più, di valore 0, di un seme che scegli allora. In ogni caso è il tuo Maggiore di questo turno.
decision-house_gain = Quale Casata guadagna prestigio?
    .action = Fai salire la Casata di { $item }
    .help = Per ogni passo oltre il 21 sono le altre Casate a tornare indietro.
decision-house_loss = Quale Casata perde prestigio?
    .action = Fai scendere la Casata di { $item }
    .help = Qualsiasi Casata tranne quella che ha appena guadagnato. Puoi sceglierne anche una a 0, che non perde nulla.
decision-wheel_pass = Quale carta passi a sinistra?
    .action = Passa a sinistra «{ $item }»
    .help = Prima scelgono tutti; poi le carte cambiano di mano tutte insieme. Quelle che ricevi non puoi passarle.
decision-death_discard = Quale Minore dai alla Morte?
    .action = Scarta «{ $item }»
    .help = Scarta uno o due Minori: per ciascuno peschi un Maggiore. Dopo il primo puoi passare.
decision-temperance_take = Quale carta nascosta riprendi in mano?
    .action = Riprendi «{ $item }»
    .help = Torna nella tua mano, e al suo posto va, coperta, un’altra carta della mano. Puoi farlo due volte, oppure passare.
decision-temperance_give = Quale carta nascondi al suo posto?
    .action = Nascondi «{ $item }»
    .help = Resta coperta fra le tue carte nascoste, anche se quella che hai ripreso era scoperta.
decision-tower_place = Dove metti La Torre?
    .action = Copri: { $item }
    .help = Fino al tuo prossimo turno nessuna figura può entrare nelle aree coperte o uscirne, e questo vale anche per te. Le figure che sono dentro restano dove sono.
decision-sun_reveal = Quale carta nascosta scopri?
    .action = Scopri «{ $item }»
    .help = Resta scoperta, sotto gli occhi di tutti, fino alla prossima assegnazione dei punteggi. Conta comunque.
decision-judgement_remove = Quale figura togli dal tabellone?
    .action = Togli «{ $item }»
    .help = Nessuno può muoverla finché non la rimetti tu, all’inizio del tuo prossimo turno. Le figure sotto La Torre non si possono scegliere.
decision-fool_assign = Per quale Casata conta il tuo Matto?
    .action = Conta come carta di { $item }
    .help = È una carta in più di quel seme, con valore 0. Ormai tutte le carte nascoste di tutti sono scoperte.
decision-fool_commit = Il tuo Matto conta per la Casata che paga adesso?
    .help = È una carta in più di quel seme, con valore 0. Se passi, la domanda torna alla prossima Casata, di cui non hai ancora visto le carte.

action-pass = Passa
action-yes = Sì
action-draw-minors = Pesca Minori
action-draw-major = Pesca un Maggiore
action-fool-move = Sposta una figura
action-fool-hide = Nascondi Il Matto


## Eventi

event-city_laid = Le figure prendono posto. { $figures }.
    .rule = Si dispongono a caso, al massimo due per area e mai due della stessa Casata; non si attiva nulla.
event-turn_began = Turno { $turn }. Comincia: { $first }.
    .rule = In ogni turno prima tutti pescano e nascondono, poi tutti giocano, in senso orario a partire da chi comincia.
event-drew =
    { $cards ->
        [hidden] { $majors ->
            [0] { $minors ->
                [one] { $seat } ha pescato un Minore.
               *[other] { $seat } ha pescato { $minors } Minori.
            }
            [one] { $minors ->
                [0] { $seat } ha pescato un Maggiore.
                [one] { $seat } ha pescato un Minore e un Maggiore.
               *[other] { $seat } ha pescato { $minors } Minori e un Maggiore.
            }
           *[other] { $seat } ha pescato { $majors } Maggiori.
        }
       *[other] { $you ->
            [yes] Hai pescato: { $cards }.
           *[no] { $seat } ha pescato: { $cards }.
        }
    }
    .rule = Tutti vedono quante carte si pescano e di che tipo; chi poi ne ha in mano più di sette scarta quelle di troppo.
event-reshuffled =
    { $count ->
        [one] { $kind }: l’unica carta scartata forma il nuovo mazzo.
       *[other] { $kind }: le { $count } carte scartate si mescolano e formano il nuovo mazzo.
    }
    .rule = Quando serve una carta e il suo mazzo è vuoto, si mescolano gli scarti dello stesso tipo; Minori e Maggiori non si mescolano mai fra loro.
event-nothing_to_draw = { $kind }: non ci sono più carte da pescare.
    .rule = Se sono vuoti sia il mazzo sia la pila degli scarti, le carte che mancano non si pescano.
event-discarded =
    { $you ->
        [yes] Hai scartato «{ $card }».
       *[no] { $seat } ha scartato «{ $card }».
    }
    .rule = Le carte scartate vanno scoperte nella pila del loro tipo e non hanno effetto.
event-hid =
    { $card ->
        [hidden] { $seat } ha nascosto una carta.
       *[other] { $you ->
            [yes] Hai nascosto «{ $card }».
           *[no] { $seat } ha nascosto «{ $card }».
        }
    }
    .rule = Le carte nascoste contano per le loro Casate alla prossima assegnazione dei punteggi.
event-hid_nothing =
    { $you ->
        [yes] Non hai nascosto nulla.
       *[no] { $seat } non ha nascosto nulla.
    }
    .rule = Così si possono nascondere solo Minori; nessuno viene a sapere se è stata una scelta o se non ce n’erano.
event-hid_fool =
    { $you ->
        [yes] Hai nascosto «{ $card }».
       *[no] { $seat } ha nascosto «{ $card }».
    }
    .rule = Il Matto si può nascondere invece di muovere una figura; all’assegnazione dei punteggi è una carta in più di un seme qualsiasi.
event-became_active =
    { $you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $seat }.
    }
    .rule = Chi comincia il proprio turno senza Minori ne pesca uno; poi un Minore si deve giocare, un Maggiore si può.
event-tower_fell = La Torre lascia il tabellone. Aree di nuovo accessibili: { $locations }.
    .rule = La Torre resta fino all’inizio del turno successivo di chi l’ha giocata, qualunque cosa succeda nel frattempo.
event-figure_returned = «{ $figure }» torna in città: «{ $location }».
    .rule = Le figure tolte con Il Giudizio tornano all’inizio del turno di chi le ha tolte, in aree diverse e senza effetto.
event-played =
    { $you ->
        [yes] Hai giocato «{ $card }».
       *[no] { $seat } ha giocato «{ $card }».
    }
    .rule = Per turno si gioca un Minore e al massimo un Maggiore, in qualsiasi ordine; ciascuno si risolve per intero prima dell’altro.
event-moved = «{ $figure }» si sposta in «{ $location }».
    .rule = Prima i simboli dell’area adatti alla figura fanno salire la sua Casata, poi l’area ha il suo effetto per chi è di turno.
event-moved_nothing = «{ $card }» non muove nessuna figura.
    .rule = Un Minore che non può muovere figure porta comunque alla sua Casata 1 punto prestigio, ma nient’altro.
event-rose =
    { $steps ->
        [one] La Casata di { $house } guadagna 1 punto prestigio e arriva a { $prestige }.
       *[other] La Casata di { $house } guadagna { $steps } punti prestigio e arriva a { $prestige }.
    }
    .rule = Il prestigio finisce a 21; per ogni passo oltre, sono le altre Casate a tornare indietro.
event-fell =
    { $steps ->
        [one] La Casata di { $house } perde 1 punto prestigio e scende a { $prestige }.
       *[other] La Casata di { $house } perde { $steps } punti prestigio e scende a { $prestige }.
    }
    .rule = Il prestigio non scende mai sotto 0.
event-gained_vp =
    { $you ->
        [yes] { $points ->
            [one] Hai guadagnato 1 punto vittoria (totale: { $total }).
           *[other] Hai guadagnato { $points } punti vittoria (totale: { $total }).
        }
       *[no] { $points ->
            [one] { $seat } ha guadagnato 1 punto vittoria (totale: { $total }).
           *[other] { $seat } ha guadagnato { $points } punti vittoria (totale: { $total }).
        }
    }
    .rule = I punti vittoria vengono soprattutto dalle assegnazioni dei punteggi, gli altri dalle aree e dai Maggiori.
event-lost_vp =
    { $you ->
        [yes] { $points ->
            [0] Non hai punti vittoria da perdere.
            [one] Hai perso 1 punto vittoria (totale: { $total }).
           *[other] Hai perso { $points } punti vittoria (totale: { $total }).
        }
       *[no] { $points ->
            [0] { $seat } non ha punti vittoria da perdere.
            [one] { $seat } ha perso 1 punto vittoria (totale: { $total }).
           *[other] { $seat } ha perso { $points } punti vittoria (totale: { $total }).
        }
    }
    .rule = Nessuno può scendere sotto 0 punti vittoria.
event-declined =
    { $you ->
        [yes] Hai passato.
       *[no] { $seat } ha passato.
    }
    .rule = A tutto ciò che un’area o un Maggiore si limita a permettere si può rinunciare.
event-vault_opened =
    { $card ->
        [hidden] Dalla Grotta del Tesoro arriva una carta nascosta per { $seat }.
       *[other] { $you ->
            [yes] Dalla Grotta del Tesoro arriva fra le tue carte nascoste «{ $card }».
           *[no] Dalla Grotta del Tesoro arriva fra le carte nascoste di { $seat } «{ $card }».
        }
    }
    .rule = La Grotta del Tesoro manda il primo Minore del mazzo direttamente fra le carte nascoste di chi è di turno, e nessun altro lo vede.
event-doubling_began = D’ora in poi guadagni e perdite di prestigio e di punti vittoria valgono doppio.
    .rule = Il Diavolo raddoppia ciò che segue nello stesso turno, ma mai il numero di carte da pescare, scartare o nascondere.
event-doubling_ended = Guadagni e perdite non valgono più doppio.
    .rule = Il Diavolo si scarta alla fine del turno in cui è stato giocato.
event-passed_cards =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } ha passato una carta a sinistra. Riceve: { $to }.
           *[other] { $seat } ha passato { $count } carte a sinistra. Riceve: { $to }.
        }
       *[other] { $you ->
            [yes] Hai passato a sinistra { $cards }. Riceve: { $to }.
           *[no] { $seat } ha passato a sinistra { $cards }. Riceve: { $to }.
        }
    }
    .rule = Con La Ruota tutte le carte cambiano di mano nello stesso momento; quali sono lo sa solo chi le dà e chi le riceve.
event-exchanged =
    { $taken ->
        [hidden] { $open ->
            [none] { $seat } ha scambiato una carta nascosta con una della mano.
           *[other] { $seat } ha ripreso in mano «{ $open }», che era scoperta, e ha nascosto un’altra carta.
        }
       *[other] { $you ->
            [yes] Hai ripreso in mano «{ $taken }» e hai nascosto «{ $given }».
           *[no] { $seat } ha ripreso in mano «{ $taken }» e ha nascosto «{ $given }».
        }
    }
    .rule = La Temperanza scambia fino a due carte, una per una; quella nuova resta coperta.
event-tower_placed = Ora La Torre copre: { $locations }.
    .rule = Nessuna figura può entrare nelle aree coperte o uscirne, fino al turno successivo di chi ha giocato La Torre.
event-turned_up =
    { $you ->
        [yes] Hai scoperto «{ $card }».
       *[no] { $seat } ha scoperto «{ $card }».
    }
    .rule = Con Il Sole tutti gli altri scoprono tre delle loro carte nascoste, che restano scoperte fino alla prossima assegnazione dei punteggi.
event-figure_removed = «{ $figure }» lascia «{ $location }» ed esce dal tabellone.
    .rule = Il Giudizio toglie dal tabellone tre figure fino al turno successivo di chi lo ha giocato; quelle sotto La Torre sono al sicuro.
event-turn_ended =
    { $you ->
        [yes] Il tuo turno è finito.
       *[no] Il turno di { $seat } è finito.
    }
    .rule = Un turno può finire solo dopo aver giocato un Minore, o se in mano non ce ne sono.
event-scoring_began = { $scoring }: si comincia.
    .rule = Le Casate si ordinano per prestigio; a parità condividono il posto migliore, e quello dopo resta vuoto.
event-revealed =
    { $you ->
        [yes] Hai rivelato: { $cards }.
       *[no] { $seat } ha rivelato: { $cards }.
    }
    .rule = Per assegnare i punteggi tutti rivelano le carte nascoste.
event-fool_joined = Il Matto conta come carta di { $house }.
    .rule = Il Matto è una carta in più, di valore 0, del seme che sceglie chi lo ha nascosto.
event-fool_waits = Il Matto non conta per la Casata di { $house }.
    .rule = Dove le Casate si rivelano una alla volta, chi ha nascosto Il Matto può aspettarne una più avanti.
event-house_paid =
    { $place ->
        [1] La Casata di { $house }, al primo posto, paga: { $payments }.
        [2] La Casata di { $house }, al secondo posto, paga: { $payments }.
        [3] La Casata di { $house }, al terzo posto, paga: { $payments }.
       *[other] La Casata di { $house }, al quarto posto, paga: { $payments }.
    }
    .rule = Viene prima chi ha più carte del seme, poi chi ha il valore totale più alto; chi è ancora in parità divide i punti dei posti occupati, arrotondati per difetto.
event-scoring_ended = { $scoring }: conclusa.
    .rule = Dopo un’assegnazione normale tutte le carte nascoste si scartano e ogni Casata torna a 0; dopo quella del Mondo tutto resta com’è.
event-ended = La partita è finita. { $totals }.
    .rule = La partita finisce con l’assegnazione dei punteggi dell’ultimo turno; a parità di punti contano le carte rimaste in mano.


## Il tavolo

zone-turn = Turno
zone-turns = Turni in tutto
zone-first = Comincia
zone-active = Di turno
zone-prestige = Prestigio
zone-places = Posti delle Casate
zone-figures = Figure
zone-removed = Figure fuori dal tabellone
zone-tower = Sotto La Torre
zone-minor_deck = Mazzo dei Minori
zone-major_deck = Mazzo dei Maggiori
zone-minor_discard = Minori scartati
zone-major_discard = Maggiori scartati
zone-resolving = In gioco adesso
zone-moving = Si sposta
zone-in_force = In vigore
zone-set_aside = Fuori dal gioco
zone-scoring = Assegnazione
zone-scoring_turns = Punteggi dopo i turni
zone-multiplier = Guadagni e perdite per
zone-hand = Mano
zone-passing = Da passare a sinistra
zone-hidden_cards = Carte nascoste
zone-known = Carte note
zone-points = Punti vittoria
zone-square = Casella del percorso dei punti

ending-turns_played = L’ultimo turno è stato giocato.

board-turn = Turno { $turn } di { $turns }
board-next-scoring = Punteggi dopo il turno { $turn }
board-scoring-now = Punteggi alla fine di questo turno
board-prestige = Prestigio
board-place =
    { $place ->
        [1] 1ª
        [2] 2ª
        [3] 3ª
       *[other] 4ª
    }
board-pays = paga { $first }/{ $second }/{ $third }
board-vp = { $points } PV
board-minors = Minori
board-majors = Maggiori
board-deck = Mazzo
board-discard = Scarti
board-hand = Mano
board-stash = Nascoste
board-known = Note
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
board-face-up = scoperta
board-face-down = coperta
board-empty = vuota
board-first = comincia
board-active = di turno
board-minor-owed = Minore ancora da giocare
board-major-open = Maggiore possibile
board-resolving = In gioco adesso
board-double = tutto vale doppio
board-removed = Fuori dal tabellone fino al prossimo turno di: { $seat }
board-tower = La Torre resta fino al prossimo turno di: { $seat }
board-covered = sotto La Torre
board-symbols = Simboli
board-figures = Figure
board-gain = +{ $steps } prestigio

# Che cosa fa un’area, in poche parole.
board-effect-mage-tower = 1 PV, pesca un Maggiore
board-effect-artisan-district = pesca 2 Minori o un Maggiore
board-effect-harbour = pesca un Minore, e se vogliono gli altri
board-effect-throne-room = pesca 2 Minori
board-effect-market = 2 PV, scambia una carta
board-effect-fields = ogni Casata ±1
board-effect-treasure-vault = un Minore fra le nascoste
board-effect-cathedral = nascondi un Minore o pescane 2
board-effect-ballroom = nascondi un Minore
board-effect-castle = gli altri scartano

# Ranghi e Casate dove c’è posto solo per una o due lettere.
board-short-knave = Fa
board-short-knight = Ca
board-short-queen = Rg
board-short-king = Re
board-short-swords = S
board-short-pentacles = D
board-short-chalices = C
board-short-wands = B

# Passare, come lo si direbbe alla domanda del momento.
board-pass-play_card = Termina il turno
board-pass-fields_adjust = Fatto
board-pass-harbour_draw = No
board-pass-fool_commit = No


## Il tavolo nel browser

board-city = La città
board-payments = Quanto pagano le Casate
board-places = Posto
board-houses = Casate
board-player-place =
    { $place ->
        [1] Dominante
        [2] Influenzante
       *[other] Presente
    }
board-prestige-of = prestigio { $prestige }, { $place }
board-tower-point = Indica le aree che La Torre deve coprire.
board-total = Totale


## Opzioni

option-length = Durata della partita
    .help = Quanti turni si giocano. In tre, una partita breve ne ha 4 e una lunga 8.
option-length-short = Breve: 6 turni
option-length-long = Lunga: 9 turni
option-three_player_schedule = Punteggi in tre
    .help = Dopo quali turni si assegnano i punteggi se si gioca in tre, e quindi quanto dura la partita.
option-three_player_schedule-special = Ogni quattro turni
option-three_player_schedule-regular = Ogni tre turni, come in più giocatori
option-majors = Arcani Maggiori
    .help = Da quando gli Arcani Maggiori sono in gioco.
option-majors-all = Dall’inizio
option-majors-from_turn_3 = Dal turno 3
option-majors-none = Mai
option-first_game_deal = Il primo Maggiore
    .help = Che cosa ricevono tutti nel turno 3, quando i Maggiori entrano in gioco solo allora.
option-first_game_deal-three_minors_and_major = Tre Minori e un Maggiore
option-first_game_deal-major_then_choice = Un Maggiore, poi la scelta abituale
option-fields_vp = Punti vittoria nei Campi
    .help = Quanti ne guadagna lì chi è di turno, oltre a muovere le Casate.
option-stars_vp = Punti vittoria per Le Stelle
    .help = Quanti ne danno Le Stelle, oltre ai due Minori.
option-moon_draw = Minori per La Luna
    .help = Quanti ne pesca ciascuno quando si gioca La Luna.
option-temperance_cards = Scambi con La Temperanza
    .help = Quali carte si possono scambiare fra quelle nascoste e la mano.
option-temperance_cards-minors_and_fool = Minori e Il Matto
option-temperance_cards-minors_only = Solo Minori
option-fool_timing = Il Matto all’assegnazione dei punteggi
    .help = Quando si decide per quale Casata conta Il Matto.
option-fool_timing-after_reveal = Dopo che tutti hanno rivelato le carte
option-fool_timing-house_by_house = Casata per Casata, via via che si rivela
option-overflow = Prestigio oltre il 21
    .help = Di quanto tornano indietro le altre Casate quando una supererebbe il 21.
option-overflow-per_step = Di un passo per ogni passo di troppo
option-overflow-once = Di un passo in tutto
option-lovers_tie = Gli Amanti
    .help = Quando chi gioca Gli Amanti guadagna 4 punti vittoria e non solo 2.
option-lovers_tie-inclusive = Se nessuno ne ha di meno
option-lovers_tie-strict = Se tutti gli altri ne hanno di più
option-justice_target = La Giustizia
    .help = Fino a quando si pescano Minori.
option-justice_target-hand_total = Fino ad avere in mano quattro carte
option-justice_target-minors = Fino ad avere in mano quattro Minori
option-tie_split = Parità in una Casata
    .help = Quali punti si dividono i giocatori in parità.
option-tie_split-pooled = Quelli di tutti i posti che occupano
option-tie_split-position_only = Solo quelli del posto migliore
option-tie_rounding = Parti non intere
    .help = Come si arrotonda la parte di ciascuno in caso di parità.
option-tie_rounding-down = Per difetto
option-tie_rounding-up = Per eccesso
option-dead_minor = Minori che non muovono figure
    .help = Se se ne può giocare uno quando un altro Minore in mano potrebbe muovere una figura.
option-dead_minor-allowed = Sempre
option-dead_minor-avoid = Solo se non ce n’è un altro
option-tower_null_placement = La Torre fuori città
    .help = Se La Torre si può mettere dove non copre nessuna area.
option-tower_null_placement-off = No
option-tower_null_placement-on = Sì
option-final_tie_break = Parità alla fine
    .help = Che cosa decide fra chi ha gli stessi punti vittoria.
option-final_tie_break-hand_size = Più carte in mano
option-final_tie_break-shared = Nulla, si condivide il posto

preset-international = Internazionale
    .help = Ciò su cui concorda la maggior parte dei regolamenti stampati: la scelta giusta, a meno che tu non ne possieda un altro.
preset-english = Inglese
    .help = 1 punto vittoria nei Campi, 2 per Le Stelle, un solo Minore per La Luna; Il Matto si decide Casata per Casata, e il prestigio oltre il 21 costa alle altre un solo passo.
preset-italian_standalone = Italiano, regolamento
    .help = Il regolamento italiano a sé stante. Coincide in tutto con le regole internazionali.
preset-italian_booklet = Italiano, libretto
    .help = La parte italiana del libretto in cinque lingue: 1 punto vittoria nei Campi.
preset-spanish = Spagnolo
    .help = La Giustizia fa pescare finché si hanno in mano quattro Minori.
preset-german = Tedesco
    .help = Nove turni, che nelle regole tedesche sono la partita standard.
preset-french = Francese
    .help = Le regole francesi, che coincidono in tutto con quelle internazionali.
preset-first_game = Prima partita
    .help = Una partita breve in cui i Maggiori entrano in gioco nel turno 3.
preset-no_majors = Senza Maggiori
    .help = La partita più semplice: solo Arcani Minori.


## Tutorial

tutorial-goal = Ti diamo il benvenuto in città! Qui quattro Casate si contendono il prestigio. Nessuna è tua: tu tiri i fili, e punti sulla Casata giusta al momento giusto. Alla fine vince chi ha più punti vittoria.
tutorial-city = Ecco le dieci aree. Ogni Casata ha un Fante, un Cavaliere, una Regina e un Re che vi si aggirano. I simboli di un’area danno prestigio alle figure che entrano, e il suo effetto è per chi le ha mosse.
tutorial-hand = Nella tua mano ci sono Minori, ognuno di una Casata, e un Maggiore con un effetto tutto suo. Tre dei tuoi Minori sono della stessa Casata. È un cenno del destino.
tutorial-hide = Per prima cosa tutti nascondono un Minore. Quando le Casate pagano, le carte nascoste decidono chi riscuote: prima chi ha più carte di una Casata, poi chi ha il totale più alto. Punta sul tuo seme forte e nascondi { $item }.
tutorial-minor = Tutti hanno nascosto una carta, e tocca a te. Devi giocare un Minore. La sua Casata guadagna subito 1 prestigio, e un numero sposta una figura di quella Casata nell’area con lo stesso numero. Gioca { $item }.
tutorial-figure = Quale figura ci mandi? L’area ha due simboli del suo rango e due del suo seme, e ognuno porta prestigio. Scegli { $item }.
tutorial-stash = Altri quattro punti di prestigio! Ora l’area ha il suo effetto: qui puoi nascondere un altro Minore. Con una seconda carta della tua Casata è molto più probabile che a riscuotere sia tu. Nascondi { $item }.
tutorial-major = Oltre al Minore puoi giocare un Maggiore, prima o dopo. I Maggiori sono rari e forti. Questo ti dà punti vittoria e fa salire una Casata: gioca { $item }.
tutorial-house = Già due punti per te! Quale Casata sale di 3? Quella su cui hai puntato, si capisce: { $item }.
tutorial-payday = Ora le tue due carte nascoste sono della Casata in testa. Dopo il turno 3 le Casate pagano, e la prima più di tutte: 16 punti a chi ha nascosto più carte del suo seme, 8 e 4 ai due seguenti. Poi tutto ricomincia.
tutorial-end = Ora tocca agli altri, e anche loro hanno nascosto carte. Guarda quali Casate spingono: rivela che cosa hanno nascosto. Sai tutto quello che serve: gioca una partita vera!


## Il manuale

rulebook-goal = Di che si tratta
    .body =
        Quattro nobili Casate si contendono il potere in città: **Spade**, **Denari**, **Coppe** e **Bastoni**. Tu non
        appartieni a nessuna. Tu tiri i fili: muovi le figure della corte da un luogo all’altro, fai salire una Casata
        e ne tieni a bada un’altra, e intanto metti da parte carte in segreto per le Casate che secondo te brilleranno.

        Da tre a cinque giocatori, ognuno per sé, raccolgono **punti vittoria** (PV). Qualcuno si trova in giro per la
        città. La maggior parte viene dalle **assegnazioni dei punteggi**, in cui contano due cose:

        - Il **prestigio** di una Casata decide quanto paga.
        - Le tue **carte nascoste**, quelle che hai messo da parte coperte, decidono se a riscuotere sei tu.

        Il prestigio lo vedono tutti, e tutti possono cambiarlo; le carte nascoste le conosce solo chi le ha messe lì.
        Vince chi ha più punti vittoria dopo l’ultimo turno.

rulebook-components = Che cosa c’è sul tavolo
    .body =
        - **Arcani Minori,** o semplicemente Minori: 56 carte in quattro semi, uno per Casata. Ogni seme ha i numeri da
          1 a 10 e quattro carte di corte: Fante, Cavaliere, Regina e Re. Quando si confrontano i valori, queste valgono
          11, 12, 13 e 14.
        - **Arcani Maggiori,** o Maggiori: 22 carte, dallo 0, Il Matto, al XXI, Il Mondo. Ciascuna ha un effetto suo.
        - **Figure:** 16, il Fante, il Cavaliere, la Regina e il Re di ogni Casata. Stanno in città e non sono di
          nessuno.
        - **La città:** dieci aree con i numeri da 1 a 10. Ognuna ha dei **simboli**, che portano prestigio, e
          un **effetto**, che riguarda chi è di turno.
        - **Tracciati:** il prestigio di ogni Casata, da 0 a 21, i punti vittoria e il turno. Il tracciato stampato dei
          punti vittoria ha 78 caselle e poi ricomincia; qui si vede il numero vero.

        __Preparazione.__ Mescolate i due mazzi. Tutte le Casate hanno 0 punti prestigio, tutti i giocatori 0 PV. Le
        figure si dispongono a caso, al massimo due per area e mai due della stessa Casata insieme; in seguito in
        un’area possono stare quante figure si vuole. Tutto questo non attiva nulla. Chi comincia si decide a sorte.

rulebook-turn = Un turno di gioco
    .body =
        Una partita ha sei turni, o nove se la volete più lunga. Ogni turno ha fino a tre fasi:

        - **Pescare e nascondere.** Tutti pescano, uno dopo l’altro. Poi ognuno mette giù un Minore coperto.
        - **Giocare.** A ciascuno tocca una volta essere **di turno**: gioca un Minore e, se vuole, un Maggiore.
        - **Assegnare i punteggi.** Solo dopo i turni 3, 6 e 9: le Casate pagano.

        Si procede sempre in senso orario a partire da chi comincia. Alla fine del turno, dopo l’eventuale assegnazione
        dei punteggi, il ruolo di primo giocatore passa a sinistra.

        In tre il ritmo è diverso: c’è un capitolo apposta.

rulebook-drawing = Pescare e nascondere
    .body =
        Nel **primo turno** tutti ricevono quattro Minori e un Maggiore. Dal **secondo turno** in poi scegli che cosa
        pescare: **tre Minori o un Maggiore**. La scelta la vedono tutti, le carte no.

        __Sette carte__ sono il massimo che puoi avere in mano. Ogni volta che hai pescato, e prima di qualsiasi altra
        cosa, scarti quelle di troppo, Minori o Maggiori come preferisci. Le carte di una stessa pescata si prendono
        tutte; poi si conta. Gli scarti vanno scoperti nella pila del loro tipo e non hanno effetto, e chiunque può
        guardare le pile.

        Quando tutti hanno pescato, chi ha almeno un Minore deve **nasconderne** uno: lo mette coperto davanti a sé. Un
        Maggiore non si può scegliere, nemmeno Il Matto, che per questo ha un modo tutto suo. Se non hai Minori, salti
        semplicemente questo passo.

        Le tue carte nascoste puoi guardarle quando vuoi; gli altri sanno solo quante sono. Non contano fra quelle in
        mano, non si giocano e non si scartano più, e aspettano la prossima assegnazione dei punteggi.

        Se serve una carta e il **mazzo è vuoto**, si mescolano gli scarti dello stesso tipo, che diventano il nuovo
        mazzo. Se non ci sono nemmeno scarti, si pescano meno carte. Minori e Maggiori non si mescolano mai fra loro.

rulebook-playing = Giocare le carte
    .body =
        Quando tocca a te, prima di tutto succedono tre cose, se è il caso:

        - La Torre che avevi giocato lascia il tabellone.
        - Tornano le figure tolte con il tuo Giudizio.
        - Se non hai Minori in mano, ne peschi uno. Se così le carte sono otto, ne scarti un’altra.

        Poi giochi **un Minore**, che è obbligatorio, e **al massimo un Maggiore**, che è facoltativo; nell’ordine che
        vuoi, l’uno dopo aver risolto l’altro per intero. Le carte che peschi strada facendo puoi giocarle nello stesso
        turno.

        Non puoi chiudere il turno finché devi ancora giocare un Minore e ne hai uno in mano. Se un Maggiore ti è
        costato l’ultimo, l’obbligo cade: non giochi nessun Minore e non ne peschi un altro.

        __Un Minore__ si risolve così:

        - La sua Casata guadagna **1 punto prestigio**.
        - Con un **numero** scegli una figura di quel seme e la sposti nell’area con lo stesso numero. Con una **carta
          di corte** sposti proprio quella figura, in qualsiasi altra area. Una figura non può andare dove si trova già.
        - I **simboli** dell’area portano altro prestigio.
        - L’area ha il suo **effetto** per te.
        - La carta si scarta.

        Se una figura si può muovere, bisogna farlo. Altrimenti, perché sono tutte già lì, fuori dal tabellone o chiuse
        dalla Torre, la carta porta il suo punto prestigio e nient’altro.

rulebook-prestige = Il prestigio
    .body =
        Ogni area ha simboli di ranghi e di semi. Quando entra una figura, ogni simbolo con il suo **rango** e ogni
        simbolo con il suo **seme** porta 1 punto prestigio alla **Casata della figura**.

        | Area | Ranghi | Semi |
        |---|---|---|
        | 1 Torre della Magia | 2 Regine | 2 Bastoni, 1 Spade |
        | 2 Distretto degli Artigiani | 2 Fanti | 2 Denari, 1 Spade |
        | 3 Porto | 2 Fanti | 2 Coppe, 1 Denari |
        | 4 Sala del Trono | 2 Re | 2 Spade, 1 Bastoni |
        | 5 Mercato | 2 Regine | 2 Denari, 1 Bastoni |
        | 6 Campi | 2 Fanti | 2 Bastoni, 1 Coppe |
        | 7 Grotta del Tesoro | 2 Re | 2 Denari, 1 Coppe |
        | 8 Cattedrale | 2 Cavalieri | 2 Coppe, 1 Denari |
        | 9 Sala da Ballo | 2 Regine | 2 Coppe, 1 Spade |
        | 10 Castello | 2 Cavalieri | 2 Spade, 1 Bastoni |

        Il Cavaliere di Spade nel Castello trova due Cavalieri e due Spade: 4 punti prestigio per Spade, che con quello
        per la carta giocata fanno 5. Il Fante di Bastoni lì trova un solo simbolo, quello di Bastoni.

        __Oltre il 21.__ Una Casata che è in cima resta lì. Per ogni passo che non può fare, ciascuna delle altre tre
        torna indietro di un passo. **Sotto lo 0** nessuna Casata può scendere: ciò che è di troppo va perso.

        Questo è il tabellone del programma. Dalle regole stampate si conoscono solo i simboli del Castello; gli altri
        sono costruiti sullo stesso modello, e chi possiede il tabellone stampato può inserire i suoi.

rulebook-locations = Le dieci aree
    .body =
        L’effetto riguarda sempre chi è di turno, di qualunque Casata sia la figura, e viene dopo i simboli.

        - **1 Torre della Magia:** guadagna 1 PV e pesca un Maggiore.
        - **2 Distretto degli Artigiani:** pesca due Minori o un Maggiore.
        - **3 Porto:** pesca un Minore. Poi ciascuno degli altri, in senso orario, può pescare a sua volta un Minore.
          Per ogni carta che hanno pescato ne peschi un’altra tu.
        - **4 Sala del Trono:** pesca due Minori.
        - **5 Mercato:** guadagna 2 PV. Poi puoi fare uno scambio: scarta un Minore e pesca due Minori, oppure scarta un
          Maggiore e pesca un Maggiore.
        - **6 Campi:** puoi far salire o scendere ogni Casata di un passo, ciascuna al massimo una volta e nell’ordine
          che vuoi.
        - **7 Grotta del Tesoro:** il primo Minore del mazzo va direttamente fra le tue carte nascoste. Lo vedi solo tu.
        - **8 Cattedrale:** puoi nascondere un Minore, oppure pescare due Minori.
        - **9 Sala da Ballo:** puoi nascondere un Minore.
        - **10 Castello:** tutti gli altri scartano una carta dalla mano.

        Dove c’è scritto «puoi», puoi anche passare; tutto il resto va fatto, per quanto è possibile. Il limite di sette
        carte si controlla dopo ogni pescata, e al Porto per un giocatore dopo l’altro.

rulebook-majors-first = I Maggiori dallo 0 al X
    .body =
        Un Maggiore si può sempre giocare, anche se serve a poco o a nulla. Si risolve dal principio alla fine: a ciò
        che «puoi» fare puoi rinunciare, ciò che è possibile va fatto, ciò che è impossibile si salta. Poi si scarta.

        Quando un Maggiore muove una figura, i simboli e l’effetto dell’area d’arrivo valgono come sempre, ma non c’è
        il punto prestigio che spetta a un Minore giocato. Il Minore obbligatorio resta da giocare.

        - **0 Il Matto:** sposta una figura qualsiasi, oppure nascondi Il Matto. Conterà come una carta in più, di un
          seme che scegli all’assegnazione dei punteggi.
        - **I Il Bagatto:** pesca due Minori; poi puoi nascondere un Minore.
        - **II La Papessa:** guadagna 3 PV.
        - **III L’Imperatrice:** puoi spostare una figura qualsiasi. Poi una Casata guadagna 1 punto prestigio e
          un’altra ne perde 1.
        - **IV L’Imperatore:** puoi nascondere un Minore. Poi una Casata guadagna 3 punti prestigio.
        - **V Il Papa:** pesca un Minore e un Maggiore.
        - **VI Gli Amanti:** chiunque abbia meno PV di tutti ne guadagna 2, e tu ne guadagni 2 in ogni caso. Se anche tu
          sei fra chi ne ha meno, diventano 4.
        - **VII Il Carro:** una Casata guadagna 2 punti prestigio. Poi tutti gli altri scartano una carta dalla mano.
        - **VIII La Forza:** guadagna 2 PV, e una Casata guadagna 3 punti prestigio.
        - **IX L’Eremita:** puoi nascondere fino a due Minori. Poi ciascuno degli altri può nasconderne uno.
        - **X La Ruota:** tutti, anche tu, scelgono due carte della mano (o quelle che hanno) e le passano a
          sinistra nello stesso momento. Ciò che ricevi non puoi passarlo.

rulebook-majors-second = I Maggiori dall’XI al XXI
    .body =
        - **XI La Giustizia:** pesca Minori finché hai in mano quattro carte in tutto.
        - **XII L’Impiccato:** perdi 2 PV, o quelli che hai, e pesca due Maggiori.
        - **XIII La Morte:** scarta uno o due Minori, almeno uno se ne hai, e pesca altrettanti Maggiori.
        - **XIV La Temperanza:** puoi spostare una figura qualsiasi. Poi puoi scambiare fino a due carte nascoste con
          carte della mano, una per una. Si scambiano solo i Minori e Il Matto, e una carta appena scambiata resta
          dov’è. La carta nuova sta coperta anche se la vecchia era scoperta.
        - **XV Il Diavolo:** fino alla fine del tuo turno prestigio e PV valgono doppio.
        - **XVI La Torre:** guadagna 2 PV e metti la carta sulla città. Chiude le aree che copre.
        - **XVII Le Stelle:** pesca due Minori e guadagna 1 PV.
        - **XVIII La Luna:** tutti, a cominciare da te, pescano due Minori. Poi puoi nascondere fino a due Minori, e
          ciascuno degli altri può nasconderne uno.
        - **XIX Il Sole:** guadagna 2 PV. Ciascuno degli altri scopre tre delle sue carte nascoste, o tutte se quelle
          coperte sono meno. Restano scoperte fino alla prossima assegnazione normale e contano come le altre; quelle
          nascoste in seguito stanno coperte.
        - **XX Il Giudizio:** tutti gli altri scartano una carta dalla mano. Poi togli dal tabellone tre figure, fino
          al tuo prossimo turno.
        - **XXI Il Mondo:** puoi nascondere un Minore. Poi si assegnano i punteggi a tariffa ridotta.

        Si scarta sempre dalla mano, e la carta la sceglie chi la scarta. Chi non ne ha non scarta nulla.

rulebook-details = Il Diavolo, La Torre e Il Giudizio
    .body =
        __Il Diavolo__ può aiutare soltanto il Minore che giochi dopo di lui nello stesso turno, perché un secondo
        Maggiore non è permesso. Raddoppia il punto prestigio della carta, il prestigio dei simboli, i PV della Torre
        della Magia e del Mercato, e nei Campi ogni Casata scelta si muove di due passi. Non raddoppia mai le carte: ne
        peschi, scarti e nascondi quante al solito. Se un guadagno raddoppiato va oltre il 21, le altre Casate tornano
        indietro di un passo per ogni passo di troppo, e questi passi non si raddoppiano di nuovo. Giocato dopo il tuo
        Minore, Il Diavolo non fa nulla.

        __La Torre__ copre un’area, oppure due o tre che confinano tutte fra loro. I confini:

        - Torre della Magia: Cattedrale, Castello.
        - Distretto degli Artigiani: Porto, Mercato, Campi, Cattedrale.
        - Porto: Distretto degli Artigiani, Mercato, Grotta del Tesoro.
        - Sala del Trono: Mercato, Grotta del Tesoro, Sala da Ballo, Castello.
        - Mercato: Distretto degli Artigiani, Porto, Sala del Trono, Grotta del Tesoro, Cattedrale, Castello.
        - Campi: Distretto degli Artigiani, Cattedrale.
        - Grotta del Tesoro: Porto, Sala del Trono, Mercato, Sala da Ballo.
        - Cattedrale: Torre della Magia, Distretto degli Artigiani, Mercato, Campi, Castello.
        - Sala da Ballo: Sala del Trono, Grotta del Tesoro.
        - Castello: Torre della Magia, Sala del Trono, Mercato, Cattedrale.

        Finché è lì, nessuna figura entra in quelle aree o ne esce, con qualunque mezzo e chiunque ci provi; vale anche
        per te. Resta fino all’inizio del tuo prossimo turno, anche attraverso un’assegnazione dei punteggi. Se in
        questo turno cominci tu, nel prossimo giocherai dopo tutti gli altri, e dunque resta a lungo.

        __Il Giudizio__ toglie dal tabellone tre figure a tua scelta, tranne quelle sotto La Torre; se se ne possono
        togliere di meno, tutte quelle. Finché sono fuori nulla le muove. All’inizio del tuo prossimo turno, prima di
        ogni altra cosa tranne la rimozione della tua Torre, le rimetti in tre aree diverse e non coperte, occupate o
        no. Non portano prestigio e non hanno effetto.

        Se la partita finisce prima, La Torre resta lì e le figure restano fuori, e non fa alcuna differenza.

rulebook-scoring = L’assegnazione dei punteggi
    .body =
        Dopo i turni 3, 6 e 9 le Casate pagano:

        - **Si ordinano le Casate** per prestigio. Le Casate con lo stesso prestigio condividono il posto migliore, e il
          posto dopo resta vuoto: con 9, 9, 6 e 2 i posti sono 1, 1, 3 e 4.
        - **Si rivelano** tutte le carte nascoste.
        - **Il Matto:** se è fra le carte nascoste, chi lo ha nascosto sceglie ora una Casata.
        - **Si pagano** le Casate, dalla prima all’ultima. Per ciascuna si mettono in ordine i giocatori che hanno carte
          nascoste del suo seme: prima chi ha **più carte** e, a parità, chi ha il **valore totale più alto**. Il primo
          è **dominante**, il secondo **influenzante**, il terzo **presente**.

        | Casata al | Dominante | Influenzante | Presente |
        |---|---|---|---|
        | 1º posto | 16 PV | 8 PV | 4 PV |
        | 2º posto | 12 PV | 6 PV | 3 PV |
        | 3º posto | 10 PV | 5 PV | 2 PV |
        | 4º posto | 8 PV | 4 PV | 2 PV |

        Il quarto e il quinto non ricevono nulla. Più Casate allo stesso posto pagano ciascuna per intero; se hanno
        tutte lo stesso prestigio, tutte e quattro pagano 16, 8 e 4. Ciò che non spetta a nessuno non si paga.

        Infine **si fa ordine:** tutte le carte nascoste di tutti, scoperte o coperte, si scartano. Non se ne possono
        tenere per dopo. Tutte le Casate tornano a 0. Le mani, le figure e La Torre restano come sono.

rulebook-ties = Le parità, e Il Matto
    .body =
        Chi ha lo stesso numero di carte e lo stesso valore totale divide con gli altri in parità i punti di **tutti i
        posti occupati**. La parte di ciascuno si arrotonda per difetto, e chi segue viene dopo tutti loro. Due
        dominanti in parità nella prima Casata si dividono 16 + 8, cioè 12 a testa; chi segue è presente. I casi più
        comuni:

        | Casata al | 2 pari al 1º | 3 pari al 1º | 2 pari al 2º | 3 pari al 2º | 2 pari al 3º |
        |---|---|---|---|---|---|
        | 1º posto | 12 | 9 | 6 | 4 | 2 |
        | 2º posto | 9 | 7 | 4 | 3 | 1 |
        | 3º posto | 7 | 5 | 3 | 2 | 1 |
        | 4º posto | 6 | 4 | 3 | 2 | 1 |

        __Il Matto__ nascosto è una carta in più, di valore 0, di un seme che si sceglie all’assegnazione dei punteggi.
        Lo si fa dopo che tutte le carte sono state rivelate, quando tutti vedono quanto può valere; ma una Casata va
        scelta. Anche da solo, senza un Minore di quel seme, conta come una carta e può bastare per riscuotere. In mano,
        Il Matto non conta nulla. Dopo l’assegnazione si scarta.

        Un esempio, per la terza Casata: Ada ha un 7 e Il Matto, Bruno un 3 e un 4, Clara il Re. Ada e Bruno hanno due
        carte per un valore di 7 e si dividono 10 + 5: 7 a testa. Clara ha una carta sola, qualunque valore abbia: 2.

rulebook-world = Il Mondo
    .body =
        Il Mondo fa pagare le Casate nel bel mezzo di un turno. Tutto va come in un’assegnazione normale, con queste
        differenze:

        - Chi è dominante riceve ciò che di solito va a chi è influenzante, chi è influenzante ciò che di solito va a
          chi è presente, e il terzo nulla.
        - Il prestigio delle Casate resta com’è.
        - Le carte nascoste tornano coperte e rimangono per la prossima assegnazione normale. Quelle scoperte con Il
          Sole restano scoperte.
        - Il Matto ora conta per una Casata, e la prossima volta può contare per un’altra.

        | Casata al | Dominante | Influenzante |
        |---|---|---|
        | 1º posto | 8 PV | 4 PV |
        | 2º posto | 6 PV | 3 PV |
        | 3º posto | 5 PV | 2 PV |
        | 4º posto | 4 PV | 2 PV |

        In parità si divide come al solito. Riscuotono tutti, non solo chi ha giocato la carta; ma chi l’ha giocata può
        nascondere un Minore appena prima, e conta. Da quel momento tutti hanno visto tutte le carte nascoste.

rulebook-end = La fine
    .body =
        La partita finisce con l’assegnazione dei punteggi dell’ultimo turno. Vince chi ha più **punti vittoria**. In
        caso di parità vince chi ha più **carte in mano**, contando insieme Minori e Maggiori. Se anche queste sono
        pari, la vittoria è condivisa. I posti successivi si decidono allo stesso modo.

        Perciò le ultime carte valgono qualcosa anche quando non puoi più giocarle.

rulebook-beginners = In tre, e le prime partite
    .body =
        __In tre giocatori__ i punteggi si assegnano ogni quattro turni: la partita breve ha 4 turni e una sola
        assegnazione, quella lunga 8 turni e due. Non cambia nient’altro. Volendo, si può giocare con il ritmo solito di
        sei o nove turni.

        __La prima partita.__ Per due turni lasciate da parte i Maggiori e prendete confidenza con la città. Il turno 1
        porta quattro Minori a testa, il turno 2 tre. Nel turno 3 arrivano i Maggiori: tutti ricevono tre Minori e un
        Maggiore, e dal turno 4 c’è la scelta abituale.

        __Senza Maggiori.__ Potete anche farne del tutto a meno. Allora si pescano tre Minori in ogni turno dopo il
        primo.

        Finché non ci sono Maggiori, la Torre della Magia dà solo il suo PV, il Distretto degli Artigiani due Minori, e
        al Mercato si scambiano solo Minori.

rulebook-editions = Edizioni e opzioni
    .body =
        I regolamenti stampati non concordano su tutto. Le regole **internazionali** dei capitoli precedenti seguono la
        maggioranza; quelle **francesi** e il **regolamento italiano a sé stante** dicono le stesse cose. Gli altri:

        - **Inglese:** i Campi danno anche 1 PV, Le Stelle ne danno 2. Con La Luna tutti pescano un solo Minore. La
          Temperanza scambia solo Minori. Il prestigio oltre il 21 costa alle altre Casate un passo in tutto. Gli Amanti
          danno 4 PV solo a chi ne ha meno di chiunque altro. Un Minore che non può muovere figure si gioca solo se non
          se ne ha un altro. Se Il Matto è fra le carte nascoste, le Casate si rivelano una alla volta, nell’ordine dei
          posti, e ogni volta chi lo ha nascosto decide se conta lì, senza aver visto la prossima. Nella prima partita
          il turno 3 porta un Maggiore e poi la scelta abituale.
        - **Italiano, libretto:** i Campi danno anche 1 PV.
        - **Spagnolo:** La Giustizia fa pescare finché si hanno in mano quattro Minori.
        - **Tedesco:** la partita standard ha nove turni.

        La **prima partita** e la partita **senza Maggiori** si combinano con ognuna di queste edizioni. Ciò che le
        distingue si può anche scegliere punto per punto, insieme ad altre quattro cose:

        - **Parità:** chi è in parità divide solo i punti del posto migliore, e i posti seguenti non vanno a nessuno;
          oppure si arrotonda per eccesso.
        - **La Torre** si può mettere dove non copre nulla.
        - **La parità alla fine** è subito una vittoria condivisa, qualunque cosa ci sia in mano.
        - **In tre** si possono tenere le assegnazioni dopo i turni 3, 6 e 9.

rulebook-knowledge = Che cosa sanno tutti
    .body =
        __È noto a tutti:__ il prestigio, i punti vittoria, le figure, chi ha tolto quali, dove si trova La Torre; le
        due pile degli scarti, carta per carta; quante carte hanno ogni mazzo e ogni mano, e quante sono quelle
        nascoste; che tipo di carte qualcuno pesca, e quante; ogni carta giocata o scartata; ciò che Il Sole ha
        scoperto.

        __È segreto:__ che cosa c’è nelle mani, e quanti sono i Maggiori; le carte nascoste e coperte, anche quella
        della Grotta del Tesoro; l’ordine dei mazzi.

        Ma molto si può dedurre:

        - Dopo **Il Mondo** tutti hanno visto tutte le carte nascoste. Questo vale finché qualcuno non fa scambi con La
          Temperanza.
        - Quando gira **La Ruota**, conosci due carte di chi siede alla tua sinistra.
        - Chi nasconde **Il Matto** lo fa sotto gli occhi di tutti, perché nessun altro Maggiore si può nascondere.
        - Chi all’inizio di un turno non nasconde nulla, o deve pescare un Minore prima di giocare, in quel momento non
          ne aveva. Chi invece rinuncia a nascondere con un’area o con un Maggiore non rivela niente: forse non aveva
          Minori.
        - Una carta scoperta ripresa con La Temperanza ora è in quella mano.
        - Un mazzo nuovo è formato da ciò che c’era nella pila degli scarti.

        Il programma non dice mai a nessuno più di questo. Dopo la partita tutto è scoperto.

rulebook-example = Esempio: un turno con i punteggi
    .body =
        Ada, Bruno, Clara e David giocano il turno 3, e comincia Ada. Nessuno ha ancora PV. Il prestigio: Spade 6,
        Denari 4, Coppe 2, Bastoni 5.

        __Pescare e nascondere.__ Ada ha in mano cinque carte e prende tre Minori; sono otto, quindi ne scarta una.
        Pescano anche gli altri, poi ognuno nasconde un Minore.

        __Ada__ gioca Il Diavolo e poi il 5 di Denari. La carta, raddoppiata, porta a Denari 2 punti prestigio. Ada
        sposta la Regina di Denari al Mercato, dove due Regine e due Denari valgono 4, raddoppiati 8: Denari arriva a
        14. Il Mercato le dà 4 PV. Scambia un Minore con altri due: le carte non raddoppiano.

        __Bruno__ gioca il Fante di Coppe: Coppe 3. Manda il Fante al Porto, altri 4: 7. Pesca un Minore; ne pescano uno
        anche Clara e Ada, David rinuncia; perciò Bruno ne pesca altri due. Poi gioca L’Imperatore: nasconde un Minore e
        porta Coppe a 10.

        __Clara__ gioca il 10 di Bastoni e sposta il Cavaliere di Bastoni al Castello: 1 per la carta, 3 per i simboli,
        Bastoni 9. Gli altri tre scartano una carta a testa.

        __David__ gioca La Torre, guadagna 2 PV e copre Sala del Trono, Grotta del Tesoro e Sala da Ballo. Poi gioca il
        9 di Spade. La Sala da Ballo è chiusa, perciò Spade sale soltanto a 7. La Torre è sua, ma voleva tenere fuori
        gli altri.

        __I punteggi.__ Prima è Denari (14), poi Coppe (10), Bastoni (9) e Spade (7). Le carte nascoste:

        - Ada: 3 e 8 di Denari, 5 di Coppe.
        - Bruno: 10 di Denari, 2 e Regina di Coppe, 4 di Bastoni.
        - Clara: 9 di Coppe, 6 e 7 di Bastoni.
        - David: 4 di Coppe, 2 di Bastoni, 7 di Spade, e Il Matto dal turno precedente.

        David fa i conti. Per Denari Il Matto gli porterebbe 4 PV, per Bastoni 3 in più, per Spade nulla di nuovo. Per
        Coppe lo rende secondo con due carte, cioè 6 PV invece di niente: dunque Coppe.

        | | Ada | Bruno | Clara | David |
        |---|---|---|---|---|
        | Denari (16/8/4) | 16 | 8 | – | – |
        | Coppe (12/6/3) | 0 | 12 | 3 | 6 |
        | Bastoni (10/5/2) | – | 5 | 10 | 2 |
        | Spade (8/4/2) | – | – | – | 8 |
        | In tutto | 16 | 25 | 13 | 16 |

        Con i PV di questo turno Bruno ne ha 25, Ada 20, David 18 e Clara 13. Le carte nascoste si scartano, le Casate
        tornano a 0, e nel prossimo turno comincia Bruno. La Torre resta fino al prossimo turno di David.
