# Arcanum: todas las palabras del juego en español.

title = Arcanum
tagline = Mueve la corte por la ciudad, encumbra las Casas por las que has apostado en secreto y cobra cuando llegue la hora de medir su prestigio.
score =
    { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }


## Casas, rangos y cartas

house-swords = Espadas
house-pentacles = Oros
house-chalices = Copas
house-wands = Bastos

rank-knave = Sota
rank-knight = Caballo
rank-queen = Reina
rank-king = Rey

card-numeral = { $value } de { $house }
    .help = Su Casa gana 1 punto de prestigio; luego mueves una figura de esa Casa al área que lleva este número, cuyo efecto se aplica. Cuando pagan las Casas, cuenta como carta de su palo con este valor.
card-court = { $rank } de { $house }
    .help = Su Casa gana 1 punto de prestigio; luego mueves precisamente esta figura a cualquier otra área, cuyo efecto se aplica. Cuando pagan las Casas, cuenta como carta de su palo: Sota 11, Caballo 12, Reina 13, Rey 14.

card-fool = El Loco
    .help = Mueve una figura cualquiera a otra área, cuyo efecto se aplica, o bien esconde el Loco: en la próxima puntuación cuenta como una carta más, de valor 0, de un palo que eliges entonces.
card-magician = El Mago
    .help = Roba dos arcanos menores. Luego puedes esconder un arcano menor.
card-high-priestess = La Sacerdotisa
    .help = Ganas 3 puntos de victoria.
card-empress = La Emperatriz
    .help = Puedes mover una figura cualquiera a otra área, cuyo efecto se aplica. Luego una Casa gana 1 punto de prestigio y otra distinta pierde 1.
card-emperor = El Emperador
    .help = Puedes esconder un arcano menor. Luego una Casa de tu elección gana 3 puntos de prestigio.
card-hierophant = El Papa
    .help = Roba un arcano menor y un arcano mayor.
card-lovers = Los Enamorados
    .help = Ganas 2 puntos de victoria, igual que todos los que tienen menos que nadie. Si también es tu caso, para ti son 4; en algunas ediciones, solo si nadie más tiene tan pocos.
card-chariot = El Carro
    .help = Una Casa de tu elección gana 2 puntos de prestigio. Luego todos los demás descartan una carta de la mano.
card-strength = La Fuerza
    .help = Ganas 2 puntos de victoria, y una Casa de tu elección gana 3 puntos de prestigio.
card-hermit = El Ermitaño
    .help = Puedes esconder hasta dos arcanos menores. Luego cada uno de los demás puede esconder uno.
card-wheel = La Rueda
    .help = Todos eligen dos cartas de su mano, o las que tengan, y las pasan a la izquierda, todos al mismo tiempo.
card-justice = La Justicia
    .help = Roba arcanos menores hasta tener cuatro cartas en la mano; en la edición española, hasta tener cuatro arcanos menores. Si ya tienes bastantes, no ocurre nada.
card-hanged-man = El Colgado
    .help = Pierdes 2 puntos de victoria, o los que tengas, y robas dos arcanos mayores.
card-death = La Muerte
    .help = Descarta uno o dos arcanos menores y roba otros tantos mayores.
card-temperance = La Templanza
    .help = Puedes mover una figura cualquiera a otra área, cuyo efecto se aplica. Luego puedes cambiar hasta dos de tus cartas escondidas por otras tantas de la mano: arcanos menores o, en casi todas las ediciones, el Loco.
card-devil = El Diablo
    .help = Hasta el final de tu turno, cada ganancia y cada pérdida de prestigio y de puntos de victoria cuenta el doble. Juégalo antes que tu arcano menor: después no hace nada.
card-tower = La Torre
    .help = Ganas 2 puntos de victoria y pones la Torre sobre la ciudad. Hasta tu próximo turno ninguna figura, ni siquiera si la mueves tú, puede entrar en las áreas que cubre ni salir de ellas.
card-stars = La Estrella
    .help = Roba dos arcanos menores y gana 1 punto de victoria, o 2 en la edición inglesa.
card-moon = La Luna
    .help = Todos roban dos arcanos menores, o uno en la edición inglesa. Luego puedes esconder hasta dos arcanos menores, y cada uno de los demás puede esconder uno.
card-sun = El Sol
    .help = Ganas 2 puntos de victoria. Cada uno de los demás descubre tres de sus cartas escondidas, o todas si son menos; quedan boca arriba hasta la próxima puntuación.
card-judgement = El Juicio
    .help = Todos los demás descartan una carta de la mano. Luego retiras tres figuras del tablero; en tu próximo turno las devuelves a tres áreas distintas, sin ningún efecto.
card-world = El Mundo
    .help = Puedes esconder un arcano menor. Luego las Casas pagan al instante, a tarifa reducida; el prestigio se mantiene, y las cartas escondidas siguen ahí para la próxima puntuación.


## La ciudad

figure = { $rank } de { $house }
standing = { $figure }: { $location }

location-mage-tower = Torre de la Magia
    .help = Ganas 1 punto de victoria y robas un arcano mayor.
location-artisan-district = Distrito de los Artesanos
    .help = Robas dos arcanos menores o un arcano mayor, a tu elección.
location-harbour = Puerto
    .help = Robas un arcano menor. Después cada uno de los demás puede robar también uno, y tú robas tantos más como hayan robado entre todos.
location-throne-room = Sala del Trono
    .help = Robas dos arcanos menores.
location-market = Mercado
    .help = Ganas 2 puntos de victoria. Luego puedes descartar un arcano menor y robar dos, o descartar un arcano mayor y robar uno.
location-fields = Campos
    .help = Puedes hacer subir o bajar un paso a cada Casa, en el orden que quieras. En algunas ediciones ganas además 1 punto de victoria.
location-treasure-vault = Tesorería
    .help = El primer arcano menor del mazo pasa directamente a tus cartas escondidas, y nadie más lo ve.
location-cathedral = Catedral
    .help = Puedes esconder un arcano menor o, si no, robar dos arcanos menores.
location-ballroom = Sala de Baile
    .help = Puedes esconder un arcano menor.
location-castle = Castillo
    .help = Todos los demás descartan una carta de la mano.

placement =
    { $locations ->
        [none] ninguna área
       *[other] { $locations }
    }
raise = Hacer subir a la Casa de { $house }
lower = Hacer bajar a la Casa de { $house }


## Otros nombres

kind-minors = Arcanos menores
kind-majors = Arcanos mayores
scoring-regular = Puntuación de las Casas
scoring-world = Puntuación reducida del Mundo
payment =
    { $count ->
        [one] { $seat } { $points } (1 carta, valor { $sum })
       *[other] { $seat } { $points } ({ $count } cartas, valor total { $sum })
    }
total = { $seat }: { $points }


## Decisiones

decision-draw_choice = ¿Qué robas?
    .help = Tres arcanos menores o un arcano mayor. En cada turno juegas un arcano menor y escondes otro; los mayores son poderosos, pero cada uno se juega una sola vez. Si después tienes más de siete cartas en la mano, descartas hasta quedarte con siete.
decision-hand_limit_discard = Tienes más de siete cartas en la mano. ¿Cuál descartas?
    .action = Descartar «{ $item }»
    .help = Cualquier carta de tu mano, arcano menor o mayor. Va boca arriba a su montón de descartes y no tiene efecto. El arcano menor que has tenido que robar por no tener ninguno hay que conservarlo.
decision-mandatory_hide = ¿Qué arcano menor escondes?
    .action = Esconder «{ $item }»
    .help = Se une a tus cartas escondidas y cuenta para su Casa en la próxima puntuación. Nadie más lo ve, y ya no puedes jugarlo.
decision-judgement_return = ¿Adónde vuelve la figura?
    .action = Devolverla a «{ $item }»
    .help = Las figuras vuelven por Casa (Espadas, Oros, Copas, Bastos) y por rango (Sota, Caballo, Reina, Rey), cada una a un área distinta que la Torre no cubra. No dan prestigio ni tienen efecto.
decision-play_card = ¿Qué carta juegas?
    .action = Jugar «{ $item }»
    .help = Un arcano menor, que debes jugar mientras tengas alguno, y como mucho un arcano mayor, en el orden que quieras. Pasar pone fin a tu turno.
decision-move_figure = ¿Qué figura mueves?
    .action = Mover «{ $item }»
    .help = Cada símbolo del área de llegada que muestra el rango o el palo de la figura da a su Casa 1 punto de prestigio. Luego el área tiene su efecto para ti.
decision-move_destination = ¿Adónde va la figura?
    .action = Llevarla a «{ $item }»
    .help = Cada símbolo del área de llegada que muestra el rango o el palo de la figura da a su Casa 1 punto de prestigio. Luego el área tiene su efecto para ti.
decision-artisan_draw = ¿Qué robas en el Distrito de los Artesanos?
    .help = Dos arcanos menores o un arcano mayor.
decision-harbour_draw = ¿Robas un arcano menor en el Puerto?
    .help = Por cada carta que los demás roban aquí, quien tiene el turno roba otra. Si después tienes más de siete cartas en la mano, descartas una.
decision-market_trade = ¿Qué carta cambias en el Mercado?
    .action = Cambiar «{ $item }»
    .help = Por un arcano menor robas dos menores; por uno mayor, otro mayor. Un solo cambio como mucho, y no tienes por qué hacer ninguno.
decision-fields_adjust = ¿Qué Casa sube o baja?
    .action = { $item }
    .help = Cada Casa puede subir o bajar un paso, una sola vez, en el orden que quieras. Pasa cuando te baste.
decision-cathedral_choice = ¿En la Catedral escondes un arcano menor o robas dos?
    .action = Esconder «{ $item }»
    .help = Esconde un arcano menor de tu mano, o roba dos arcanos menores, o pasa y no hagas nada.
decision-optional_hide = ¿Escondes un arcano menor?
    .action = Esconder «{ $item }»
    .help = Se une a tus cartas escondidas y cuenta para su Casa en la próxima puntuación. También puedes pasar.
decision-forced_discard = ¿Qué carta descartas?
    .action = Descartar «{ $item }»
    .help = Cualquier carta de tu mano, arcano menor o mayor. Va boca arriba a su montón de descartes y no tiene efecto.
decision-fool_mode = ¿Qué haces con el Loco?
    .help = Mueve una figura cualquiera, o esconde el Loco: en la próxima puntuación cuenta como una carta más, de valor 0, de un palo que eliges entonces. En ambos casos es tu arcano mayor de este turno.
decision-house_gain = ¿Qué Casa gana prestigio?
    .action = Hacer subir a la Casa de { $item }
    .help = Por cada paso más allá de 21 retroceden, en cambio, las demás Casas.
decision-house_loss = ¿Qué Casa pierde prestigio?
    .action = Hacer bajar a la Casa de { $item }
    .help = Cualquiera menos la que acaba de ganar. También se puede elegir una Casa que esté a 0, y no pierde nada.
decision-wheel_pass = ¿Qué carta pasas a la izquierda?
    .action = Pasar a la izquierda «{ $item }»
    .help = Primero eligen todos; luego las cartas cambian de mano a la vez. Las que recibes no puedes pasarlas.
decision-death_discard = ¿Qué arcano menor entregas a la Muerte?
    .action = Descartar «{ $item }»
    .help = Descarta uno o dos arcanos menores; por cada uno robas un arcano mayor. Después del primero puedes pasar.
decision-temperance_take = ¿Qué carta escondida recuperas?
    .action = Recuperar «{ $item }»
    .help = Vuelve a tu mano, y otra carta de tu mano ocupa su lugar, boca abajo. Puedes hacerlo dos veces, o pasar.
decision-temperance_give = ¿Qué carta escondes en su lugar?
    .action = Esconder «{ $item }»
    .help = Queda boca abajo entre tus cartas escondidas, aunque la que has recuperado estuviera boca arriba.
decision-tower_place = ¿Dónde pones la Torre?
    .action = Cubrir: { $item }
    .help = Hasta tu próximo turno ninguna figura puede entrar en lo que cubre ni salir de ahí, y esto también vale para ti. Las figuras que están dentro se quedan donde están.
decision-sun_reveal = ¿Qué carta escondida descubres?
    .action = Descubrir «{ $item }»
    .help = Queda boca arriba, a la vista de todos, hasta la próxima puntuación. Cuenta igualmente.
decision-judgement_remove = ¿Qué figura retiras del tablero?
    .action = Retirar «{ $item }»
    .help = Nadie puede moverla hasta que la devuelvas al principio de tu próximo turno. No se pueden elegir las figuras que están bajo la Torre.
decision-fool_assign = ¿Para qué Casa cuenta tu Loco?
    .action = El Loco cuenta para la Casa de { $item }
    .help = Es una carta más de ese palo, de valor 0. Todas las cartas escondidas están ya a la vista.
decision-fool_commit = ¿Cuenta tu Loco para la Casa que paga ahora?
    .help = Es una carta más de ese palo, de valor 0. Si pasas, se te volverá a preguntar en la Casa siguiente, cuyas cartas aún no has visto.

action-pass = Pasar
action-yes = Sí
action-draw-minors = Robar arcanos menores
action-draw-major = Robar un arcano mayor
action-fool-move = Mover una figura
action-fool-hide = Esconder el Loco


## Sucesos

event-city_laid = Las figuras ocupan sus puestos. { $figures }.
    .rule = Se colocan al azar, como mucho dos por área y nunca dos de la misma Casa; no se activa nada.
event-turn_began = Turno { $turn }. Primer jugador: { $first }.
    .rule = En cada turno todos roban y esconden, y después todos juegan, en el sentido de las agujas del reloj a partir del primer jugador.
event-drew =
    { $cards ->
        [hidden] { $majors ->
            [0] { $minors ->
                [one] { $seat } roba un arcano menor.
               *[other] { $seat } roba { $minors } arcanos menores.
            }
            [one] { $minors ->
                [0] { $seat } roba un arcano mayor.
                [one] { $seat } roba un arcano menor y un arcano mayor.
               *[other] { $seat } roba { $minors } arcanos menores y uno mayor.
            }
           *[other] { $seat } roba { $majors } arcanos mayores.
        }
       *[other] { $you ->
            [yes] Robas: { $cards }.
           *[no] { $seat } roba: { $cards }.
        }
    }
    .rule = Todos ven cuántas cartas se roban y de qué clase; quien después tiene más de siete en la mano descarta las que sobran.
event-reshuffled =
    { $count ->
        [one] { $kind }: la única carta descartada forma el nuevo mazo.
       *[other] { $kind }: las { $count } cartas descartadas se barajan y forman el nuevo mazo.
    }
    .rule = Cuando hace falta una carta y su mazo está vacío, se barajan los descartes de la misma clase; los arcanos menores y los mayores nunca se mezclan.
event-nothing_to_draw = { $kind }: no quedan cartas que robar.
    .rule = Si el mazo y los descartes están vacíos, las cartas que faltan no se roban.
event-discarded =
    { $you ->
        [yes] Descartas «{ $card }».
       *[no] { $seat } descarta «{ $card }».
    }
    .rule = Las cartas descartadas van boca arriba al montón de su clase y no tienen efecto.
event-hid =
    { $card ->
        [hidden] { $seat } esconde una carta.
       *[other] { $you ->
            [yes] Escondes «{ $card }».
           *[no] { $seat } esconde «{ $card }».
        }
    }
    .rule = Las cartas escondidas cuentan para sus Casas en la próxima puntuación.
event-hid_nothing =
    { $you ->
        [yes] No escondes nada.
       *[no] { $seat } no esconde nada.
    }
    .rule = Así solo se pueden esconder arcanos menores; nadie llega a saber si fue por decisión o porque no los había.
event-hid_fool =
    { $you ->
        [yes] Escondes «{ $card }».
       *[no] { $seat } esconde «{ $card }».
    }
    .rule = El Loco se puede esconder en vez de mover una figura; en una puntuación cuenta como una carta más de cualquier palo.
event-became_active =
    { $you ->
        [yes] Es tu turno.
       *[no] Es el turno de { $seat }.
    }
    .rule = Quien empieza su turno sin arcanos menores roba uno; luego hay que jugar un arcano menor, y se puede jugar uno mayor.
event-tower_fell = La Torre deja el tablero. Áreas abiertas de nuevo: { $locations }.
    .rule = La Torre permanece hasta que empieza el siguiente turno de quien la jugó, pase lo que pase entretanto.
event-figure_returned = «{ $figure }» vuelve a la ciudad: «{ $location }».
    .rule = Las figuras retiradas con el Juicio vuelven al empezar el turno de quien las retiró, a áreas distintas y sin efecto.
event-played =
    { $you ->
        [yes] Juegas «{ $card }».
       *[no] { $seat } juega «{ $card }».
    }
    .rule = En cada turno se juega un arcano menor y como mucho uno mayor, en cualquier orden; cada uno se resuelve por completo antes que el otro.
event-moved = «{ $figure }» se mueve a «{ $location }».
    .rule = Primero los símbolos del área que coinciden con la figura hacen subir a su Casa; luego el área tiene su efecto para quien tiene el turno.
event-moved_nothing = «{ $card }» no mueve ninguna figura.
    .rule = Un arcano menor que no puede mover ninguna figura da igualmente a su Casa 1 punto de prestigio, pero nada más.
event-rose =
    { $steps ->
        [one] La Casa de { $house } gana 1 punto de prestigio y queda en { $prestige }.
       *[other] La Casa de { $house } gana { $steps } puntos de prestigio y queda en { $prestige }.
    }
    .rule = El prestigio termina en 21; por los pasos que lo superan retroceden, en cambio, las demás Casas.
event-fell =
    { $steps ->
        [one] La Casa de { $house } pierde 1 punto de prestigio y queda en { $prestige }.
       *[other] La Casa de { $house } pierde { $steps } puntos de prestigio y queda en { $prestige }.
    }
    .rule = El prestigio nunca baja de 0.
event-gained_vp =
    { $you ->
        [yes] { $points ->
            [one] Ganas 1 punto de victoria (total: { $total }).
           *[other] Ganas { $points } puntos de victoria (total: { $total }).
        }
       *[no] { $points ->
            [one] { $seat } gana 1 punto de victoria (total: { $total }).
           *[other] { $seat } gana { $points } puntos de victoria (total: { $total }).
        }
    }
    .rule = La mayoría de los puntos de victoria vienen de las puntuaciones; los demás, de las áreas y de los arcanos mayores.
event-lost_vp =
    { $you ->
        [yes] { $points ->
            [0] No tienes puntos de victoria que perder.
            [one] Pierdes 1 punto de victoria (total: { $total }).
           *[other] Pierdes { $points } puntos de victoria (total: { $total }).
        }
       *[no] { $points ->
            [0] { $seat } no tiene puntos de victoria que perder.
            [one] { $seat } pierde 1 punto de victoria (total: { $total }).
           *[other] { $seat } pierde { $points } puntos de victoria (total: { $total }).
        }
    }
    .rule = Nadie puede tener menos de 0 puntos de victoria.
event-declined =
    { $you ->
        [yes] Pasas.
       *[no] { $seat } pasa.
    }
    .rule = Se puede renunciar a todo lo que un área o un arcano mayor se limita a permitir.
event-vault_opened =
    { $card ->
        [hidden] De la Tesorería llega una carta escondida para { $seat }.
       *[other] { $you ->
            [yes] De la Tesorería llega a tus cartas escondidas «{ $card }».
           *[no] De la Tesorería llega a las cartas escondidas de { $seat } «{ $card }».
        }
    }
    .rule = La Tesorería lleva el primer arcano menor del mazo directamente a las cartas escondidas de quien tiene el turno, y nadie más lo ve.
event-doubling_began = Desde ahora, las ganancias y las pérdidas de prestigio y de puntos de victoria cuentan el doble.
    .rule = El Diablo dobla lo que sigue en el mismo turno, pero nunca el número de cartas que se roban, se descartan o se esconden.
event-doubling_ended = Las ganancias y las pérdidas ya no cuentan el doble.
    .rule = El Diablo se descarta al final del turno en que se ha jugado.
event-passed_cards =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } pasa una carta a la izquierda. Recibe: { $to }.
           *[other] { $seat } pasa { $count } cartas a la izquierda. Recibe: { $to }.
        }
       *[other] { $you ->
            [yes] Pasas a la izquierda: { $cards }. Recibe: { $to }.
           *[no] { $seat } pasa a la izquierda: { $cards }. Recibe: { $to }.
        }
    }
    .rule = Con la Rueda todas las cartas cambian de mano al mismo tiempo; solo saben cuáles son quien las da y quien las recibe.
event-exchanged =
    { $taken ->
        [hidden] { $open ->
            [none] { $seat } cambia una carta escondida por una de la mano.
           *[other] { $seat } recupera «{ $open }», que estaba boca arriba, y esconde una carta de la mano.
        }
       *[other] { $you ->
            [yes] Recuperas «{ $taken }» y escondes «{ $given }».
           *[no] { $seat } recupera «{ $taken }» y esconde «{ $given }».
        }
    }
    .rule = La Templanza cambia hasta dos cartas, una por una; la nueva queda boca abajo.
event-tower_placed = La Torre cubre ahora: { $locations }.
    .rule = Ninguna figura puede entrar en lo que cubre la Torre ni salir de ahí, hasta el siguiente turno de quien la ha jugado.
event-turned_up =
    { $you ->
        [yes] Descubres «{ $card }».
       *[no] { $seat } descubre «{ $card }».
    }
    .rule = Con el Sol, cada uno de los demás descubre tres de sus cartas escondidas, que quedan boca arriba hasta la próxima puntuación.
event-figure_removed = «{ $figure }» deja «{ $location }» y sale del tablero.
    .rule = El Juicio retira del tablero tres figuras hasta el siguiente turno de quien lo ha jugado; las que están bajo la Torre no corren peligro.
event-turn_ended =
    { $you ->
        [yes] Tu turno ha terminado.
       *[no] El turno de { $seat } ha terminado.
    }
    .rule = Un turno puede terminar cuando se ha jugado un arcano menor o no queda ninguno en la mano.
event-scoring_began = { $scoring }: comienza.
    .rule = Las Casas se ordenan por prestigio; en caso de igualdad comparten el mejor puesto, y el siguiente queda vacío.
event-revealed =
    { $you ->
        [yes] Muestras: { $cards }.
       *[no] { $seat } muestra: { $cards }.
    }
    .rule = Para una puntuación todos muestran sus cartas escondidas.
event-fool_joined = El Loco cuenta para la Casa de { $house }.
    .rule = El Loco es una carta más, de valor 0, del palo que elige quien lo escondió.
event-fool_waits = El Loco no cuenta para la Casa de { $house }.
    .rule = Donde las Casas se muestran una a una, quien escondió el Loco puede esperar a otra posterior.
event-house_paid =
    { $place ->
        [1] La Casa de { $house }, en primer puesto, paga: { $payments }.
        [2] La Casa de { $house }, en segundo puesto, paga: { $payments }.
        [3] La Casa de { $house }, en tercer puesto, paga: { $payments }.
       *[other] La Casa de { $house }, en cuarto puesto, paga: { $payments }.
    }
    .rule = Va primero quien tiene más cartas del palo, y luego quien tiene el valor total más alto; si la igualdad persiste, se reparten los puntos de los puestos ocupados, redondeados hacia abajo.
event-scoring_ended = { $scoring }: terminada.
    .rule = Después de una puntuación normal se descartan todas las cartas escondidas y cada Casa vuelve a 0; después de la del Mundo todo sigue como está.
event-ended = La partida ha terminado. { $totals }.
    .rule = La partida termina con la puntuación del último turno; a igualdad de puntos deciden las cartas que quedan en la mano.


## La mesa

zone-turn = Turno
zone-turns = Turnos en total
zone-first = Primer jugador
zone-active = Tiene el turno
zone-prestige = Prestigio
zone-places = Puestos de las Casas
zone-figures = Figuras
zone-removed = Figuras fuera del tablero
zone-tower = Bajo la Torre
zone-minor_deck = Mazo de arcanos menores
zone-major_deck = Mazo de arcanos mayores
zone-minor_discard = Arcanos menores descartados
zone-major_discard = Arcanos mayores descartados
zone-resolving = Se está jugando
zone-moving = Se está moviendo
zone-in_force = En vigor
zone-set_aside = Fuera del juego
zone-scoring = Puntuación
zone-scoring_turns = Puntuación después de los turnos
zone-multiplier = Ganancias y pérdidas por
zone-hand = Mano
zone-passing = Para pasar a la izquierda
zone-hidden_cards = Cartas escondidas
zone-known = Cartas conocidas
zone-points = Puntos de victoria
zone-square = Casilla del marcador

ending-turns_played = Se ha jugado el último turno.

board-turn = Turno { $turn } de { $turns }
board-next-scoring = Puntuación después del turno { $turn }
board-scoring-now = Puntuación al final de este turno
board-prestige = Prestigio
board-place =
    { $place ->
        [1] 1.ª
        [2] 2.ª
        [3] 3.ª
       *[other] 4.ª
    }
board-pays = paga { $first }/{ $second }/{ $third }
board-vp = { $points } PV
board-minors = Menores
board-majors = Mayores
board-deck = Mazo
board-discard = Descartes
board-hand = Mano
board-stash = Escondidas
board-known = Conocidas
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-face-up = boca arriba
board-face-down = boca abajo
board-empty = sin cartas
board-first = primer jugador
board-active = tiene el turno
board-minor-owed = Arcano menor aún por jugar
board-major-open = Arcano mayor posible
board-resolving = Se está jugando
board-double = todo cuenta el doble
board-removed = Fuera del tablero hasta el próximo turno de: { $seat }
board-tower = La Torre permanece hasta el próximo turno de: { $seat }
board-covered = bajo la Torre
board-symbols = Símbolos
board-figures = Figuras
board-gain = +{ $steps } prestigio

# Lo que hace un área, con las menos palabras posibles.
board-effect-mage-tower = 1 PV, robar un mayor
board-effect-artisan-district = robar 2 menores o un mayor
board-effect-harbour = robar un menor, y los demás si quieren
board-effect-throne-room = robar 2 menores
board-effect-market = 2 PV, cambiar una carta
board-effect-fields = cada Casa ±1
board-effect-treasure-vault = un arcano menor a las escondidas
board-effect-cathedral = esconder un arcano menor o robar 2
board-effect-ballroom = esconder un arcano menor
board-effect-castle = los demás descartan

# Rangos y Casas donde solo caben una letra o dos.
board-short-knave = So
board-short-knight = Ca
board-short-queen = Rn
board-short-king = Ry
board-short-swords = E
board-short-pentacles = O
board-short-chalices = C
board-short-wands = B

# Pasar, como se diría ante la pregunta del momento.
board-pass-play_card = Terminar el turno
board-pass-fields_adjust = Listo
board-pass-harbour_draw = No
board-pass-fool_commit = No


## La mesa en el navegador

board-city = La ciudad
board-payments = Lo que pagan las Casas
board-places = Puesto
board-houses = Casas
board-player-place =
    { $place ->
        [1] Dominante
        [2] Influyente
       *[other] Presente
    }
board-prestige-of = prestigio { $prestige }, { $place }
board-tower-point = Señala las áreas que debe cubrir la Torre.
board-total = Total


## Opciones

option-length = Duración de la partida
    .help = Cuántos turnos se juegan. Entre tres, una partida corta tiene 4 y una larga, 8.
option-length-short = Corta: 6 turnos
option-length-long = Larga: 9 turnos
option-three_player_schedule = Puntuaciones entre tres
    .help = Después de qué turnos hay puntuación si juegan tres y, por tanto, cuánto dura la partida.
option-three_player_schedule-special = Cada cuatro turnos
option-three_player_schedule-regular = Cada tres turnos, como si jugaran más
option-majors = Arcanos mayores
    .help = Desde cuándo están en juego los arcanos mayores.
option-majors-all = Desde el principio
option-majors-from_turn_3 = Desde el turno 3
option-majors-none = En ningún momento
option-first_game_deal = El primer arcano mayor
    .help = Qué recibe cada uno en el turno 3, cuando los arcanos mayores entran en juego solo entonces.
option-first_game_deal-three_minors_and_major = Tres arcanos menores y uno mayor
option-first_game_deal-major_then_choice = Un arcano mayor y luego la elección de siempre
option-fields_vp = Puntos de victoria en los Campos
    .help = Lo que gana allí quien tiene el turno, además de mover las Casas.
option-stars_vp = Puntos de victoria por la Estrella
    .help = Lo que da la Estrella, además de dos arcanos menores.
option-moon_draw = Arcanos menores por la Luna
    .help = Cuántos roba cada uno cuando se juega la Luna.
option-temperance_cards = Cambios con la Templanza
    .help = Qué cartas escondidas y de la mano pueden cambiar de lugar.
option-temperance_cards-minors_and_fool = Los arcanos menores y el Loco
option-temperance_cards-minors_only = Solo los arcanos menores
option-fool_timing = El Loco en una puntuación
    .help = Cuándo se decide para qué Casa cuenta el Loco.
option-fool_timing-after_reveal = Cuando se han mostrado todas las cartas escondidas
option-fool_timing-house_by_house = Casa por Casa, según se muestran
option-overflow = Prestigio más allá de 21
    .help = Cuánto retroceden las demás Casas cuando una pasaría de 21.
option-overflow-per_step = Un paso por cada paso de más
option-overflow-once = Un paso en total
option-lovers_tie = Los Enamorados
    .help = Cuándo dan los Enamorados 4 puntos de victoria, y no solo 2, a quien los juega.
option-lovers_tie-inclusive = Si nadie tiene menos
option-lovers_tie-strict = Si todos los demás tienen más
option-justice_target = La Justicia
    .help = Hasta cuándo se roban arcanos menores.
option-justice_target-hand_total = Hasta tener cuatro cartas en la mano
option-justice_target-minors = Hasta tener cuatro arcanos menores en la mano
option-tie_split = Empate por una Casa
    .help = Qué puntos se reparten.
option-tie_split-pooled = Los puntos de todos los puestos ocupados
option-tie_split-position_only = Solo los puntos del mejor puesto
option-tie_rounding = Partes que no son enteras
    .help = Cómo se redondea la parte de cada uno en un empate.
option-tie_rounding-down = Hacia abajo
option-tie_rounding-up = Hacia arriba
option-dead_minor = Arcanos menores que no pueden mover ninguna figura
    .help = Si puedes jugar uno aunque otro de tu mano pueda mover una figura.
option-dead_minor-allowed = Siempre se permite
option-dead_minor-avoid = Solo si no tienes otro
option-tower_null_placement = La Torre fuera de la ciudad
    .help = Si la Torre se puede poner donde no cubra ningún área.
option-tower_null_placement-off = No
option-tower_null_placement-on = Sí
option-final_tie_break = Igualdad de puntos al final
    .help = Qué decide entre quienes tienen los mismos puntos de victoria.
option-final_tie_break-hand_size = Más cartas en la mano
option-final_tie_break-shared = Nada: comparten el puesto

preset-international = Internacionales
    .help = Aquello en lo que coinciden casi todos los reglamentos impresos; lo mejor, a menos que tengas otro.
preset-english = Inglesas
    .help = 1 punto de victoria en los Campos, 2 por la Estrella, un solo arcano menor por la Luna; el Loco se decide Casa por Casa, y el prestigio más allá de 21 cuesta un paso a las demás.
preset-italian_standalone = Italianas, reglamento
    .help = El reglamento italiano aparte. Coincide en todo con las reglas internacionales.
preset-italian_booklet = Italianas, folleto
    .help = La parte italiana del folleto en cinco idiomas: 1 punto de victoria en los Campos.
preset-spanish = Españolas
    .help = Con la Justicia robas hasta tener cuatro arcanos menores en la mano.
preset-german = Alemanas
    .help = Nueve turnos, que es la partida estándar de las reglas alemanas.
preset-french = Francesas
    .help = Las reglas francesas, que coinciden en todo con las internacionales.
preset-first_game = Primera partida
    .help = Una partida corta en la que los arcanos mayores se incorporan en el turno 3.
preset-no_majors = Sin arcanos mayores
    .help = La partida más sencilla: solo arcanos menores.


## Tutorial

tutorial-goal = ¡Te damos la bienvenida a la ciudad! Cuatro Casas luchan aquí por el prestigio. Ninguna es tuya: tú mueves los hilos y apuestas por la Casa adecuada en el momento adecuado. Gana quien tiene más puntos de victoria al final.
tutorial-city = Estas son las diez áreas. Cada Casa tiene una Sota, un Caballo, una Reina y un Rey que se pasean por aquí. Los símbolos de un área dan prestigio a las figuras que entran, y su efecto es para quien las ha movido.
tutorial-hand = En tu mano hay arcanos menores, cada uno de una Casa, y un arcano mayor con un efecto propio. Tres de tus menores son de la misma Casa. Es un guiño del destino.
tutorial-hide = Primero, todos esconden un arcano menor. Cuando las Casas pagan, las cartas escondidas deciden a quién: primero quien tiene más cartas de una Casa, luego la suma más alta. Apuesta por tu palo fuerte y esconde { $item }.
tutorial-minor = Todos han escondido una carta, y es tu turno. Tienes que jugar un arcano menor. Su Casa gana enseguida 1 de prestigio, y un número lleva una figura de esa Casa al área del mismo número. Juega { $item }.
tutorial-figure = ¿Qué figura mandas allí? El área tiene dos símbolos de su rango y dos de su palo, y cada uno da prestigio. Elige { $item }.
tutorial-stash = ¡Cuatro de prestigio más! Ahora el área tiene su efecto: aquí puedes esconder otro arcano menor. Con una segunda carta de tu Casa es mucho más probable que te pague a ti. Esconde { $item }.
tutorial-major = Además del menor puedes jugar un arcano mayor, antes o después. Los mayores son escasos y fuertes. Este te da puntos de victoria y hace subir a una Casa: juega { $item }.
tutorial-house = ¡Ya tienes dos puntos! ¿Qué Casa sube 3? La que has elegido para tu apuesta, por supuesto: { $item }.
tutorial-payday = Tus dos cartas escondidas son ahora de la Casa que va en cabeza. Después del turno 3 las Casas pagan, la primera más que ninguna: 16 puntos para quien haya escondido más cartas suyas, 8 y 4 para los dos siguientes. Luego todo empieza de nuevo.
tutorial-end = Ahora les toca a los demás, y también ellos han escondido cartas. Fíjate en qué Casas impulsan: eso delata lo que han escondido. Ya sabes todo lo necesario: ¡juega una partida de verdad!


## El reglamento

rulebook-goal = De qué se trata
    .body =
        Cuatro Casas nobles luchan por el poder en la ciudad: **Espadas**, **Oros**, **Copas** y **Bastos**. Tú no
        perteneces a ninguna. Tú mueves los hilos: llevas las figuras de la corte de un lugar a otro, encumbras una
        Casa, frenas otra y, mientras tanto, apartas cartas en secreto para las Casas a las que auguras un futuro
        brillante.

        De tres a cinco jugadores, cada uno por su cuenta, reúnen **puntos de victoria** (PV). Algunos se encuentran por
        la ciudad. La mayoría viene de las **puntuaciones de las Casas**, donde cuentan dos cosas:

        - El **prestigio** de una Casa decide cuánto paga.
        - Tus **cartas escondidas**, las que has apartado boca abajo, deciden si te paga a ti.

        El prestigio está a la vista de todos, y todos pueden cambiarlo; lo que cada uno ha escondido no lo sabe nadie
        más. Gana quien tiene más puntos de victoria después del último turno.

rulebook-components = Lo que hay en la mesa
    .body =
        - **Arcanos menores:** 56 cartas de cuatro palos, uno por Casa. Cada palo tiene los números del 1 al 10 y cuatro
          cartas de corte: Sota, Caballo, Reina y Rey. Cuando se comparan valores, estas cuentan 11, 12, 13 y 14.
        - **Arcanos mayores:** 22 cartas, del 0, el Loco, al XXI, el Mundo. Cada una tiene su propio efecto.
        - **Figuras:** 16, la Sota, el Caballo, la Reina y el Rey de cada Casa. Están en la ciudad y no pertenecen a
          nadie.
        - **La ciudad:** diez áreas con los números del 1 al 10. Cada una tiene **símbolos**, que dan prestigio, y
          un **efecto**, que es para quien tiene el turno.
        - **Contadores:** el prestigio de cada Casa, de 0 a 21, los puntos de victoria de cada uno, y el turno. El
          contador impreso de puntos de victoria tiene 78 casillas y luego vuelve a empezar; aquí se muestra el número
          verdadero.

        __Preparación.__ Barajad los dos mazos. Todas las Casas tienen 0 puntos de prestigio, y todos los jugadores, 0
        PV. Las figuras se colocan al azar, como mucho dos por área y nunca juntas dos de la misma Casa; más adelante
        puede haber cuantas se quiera en un área. Con esto no se activa nada. Por sorteo se decide quién es el primer
        jugador.

rulebook-turn = Un turno de juego
    .body =
        Una partida tiene seis turnos, o nueve si la queréis más larga. Cada uno tiene hasta tres fases:

        - **Robar y esconder.** Todos roban, uno tras otro. Luego todos ponen boca abajo un arcano menor.
        - **Jugar.** Cada uno tiene su turno como **jugador de turno** y juega un arcano menor y quizá uno mayor.
        - **Puntuación de las Casas.** Solo después de los turnos 3, 6 y 9: las Casas pagan.

        Todo se hace en el sentido de las agujas del reloj a partir del primer jugador. Al final del turno, después de
        la puntuación si la hay, el papel de primer jugador pasa a la izquierda.

        Entre tres el ritmo es otro; tiene su propio capítulo.

rulebook-drawing = Robar y esconder
    .body =
        En el **primer turno** cada uno recibe cuatro arcanos menores y uno mayor. Desde el **segundo turno** eliges lo
        que robas: **tres arcanos menores o uno mayor**. Todos ven lo que eliges, pero no las cartas.

        __Siete cartas__ son las que puedes tener en la mano como máximo. Siempre que has robado, y antes de que ocurra
        nada más, descartas lo que sobra, arcanos menores o mayores, como quieras. Todas las cartas de una misma
        instrucción se roban primero; después se cuentan. Los descartes van boca arriba al montón de su clase y no
        tienen efecto, y todos pueden mirar esos montones.

        Cuando todos han robado, quien tenga algún arcano menor debe **esconder** uno: lo pones boca abajo delante de
        ti, entre tus cartas escondidas. No se puede elegir un arcano mayor, ni siquiera el Loco, que tiene su propia
        manera. Si no tienes arcanos menores, te saltas este paso sin más.

        Puedes mirar tus cartas escondidas en cualquier momento; los demás solo saben cuántas son. No forman parte de tu
        mano, ya no se juegan ni se descartan y esperan a la próxima puntuación.

        Si un **mazo está vacío** cuando hace falta una carta, se baraja el montón de descartes de la misma clase y pasa
        a ser el nuevo mazo. Si también está vacío, recibes menos cartas. Los arcanos menores y los mayores nunca se
        mezclan.

rulebook-playing = Jugar cartas
    .body =
        Cuando llega tu turno de jugar, primero ocurren tres cosas, si procede:

        - Se retira del tablero la Torre que jugaste.
        - Vuelven las figuras que retiraste con el Juicio.
        - Si no tienes arcanos menores en la mano, robas uno. Si es tu octava carta, descartas otra.

        Luego juegas **un arcano menor**, que es obligatorio, y **como mucho uno mayor**, que es voluntario; en
        cualquier orden, uno después de completar el otro. Las cartas que robas por el camino se pueden jugar en el
        mismo turno.

        No puedes terminar tu turno mientras debas un arcano menor y tengas alguno en la mano. Si un arcano mayor te ha
        costado el último, quedas libre: no juegas ninguno menor, y tampoco robas otro.

        __Un arcano menor__ se resuelve así:

        - Su Casa gana **1 punto de prestigio**.
        - Con un **número** eliges una figura de ese palo y la mueves al área que lleva el mismo número. Con una **carta
          de corte** mueves precisamente esa figura a cualquier otra área. Una figura no puede ir adonde ya está.
        - Los **símbolos** del área dan más prestigio.
        - El área tiene su **efecto** para ti.
        - La carta se descarta.

        Si se puede mover una figura, hay que moverla. Si no, porque todas están ya allí, fuera del tablero o encerradas
        por la Torre, la carta da su punto de prestigio y nada más.

rulebook-prestige = El prestigio
    .body =
        Cada área tiene símbolos de rangos y de palos. Cuando entra una figura, cada símbolo de su **rango** y cada
        símbolo de su **palo** da 1 punto de prestigio a la **propia Casa** de la figura.

        | Área | Rangos | Palos |
        |---|---|---|
        | 1 Torre de la Magia | 2 Reinas | 2 Bastos, 1 Espadas |
        | 2 Distrito de los Artesanos | 2 Sotas | 2 Oros, 1 Espadas |
        | 3 Puerto | 2 Sotas | 2 Copas, 1 Oros |
        | 4 Sala del Trono | 2 Reyes | 2 Espadas, 1 Bastos |
        | 5 Mercado | 2 Reinas | 2 Oros, 1 Bastos |
        | 6 Campos | 2 Sotas | 2 Bastos, 1 Copas |
        | 7 Tesorería | 2 Reyes | 2 Oros, 1 Copas |
        | 8 Catedral | 2 Caballos | 2 Copas, 1 Oros |
        | 9 Sala de Baile | 2 Reinas | 2 Copas, 1 Espadas |
        | 10 Castillo | 2 Caballos | 2 Espadas, 1 Bastos |

        El Caballo de Espadas encuentra en el Castillo dos Caballos y dos Espadas: 4 puntos de prestigio para Espadas, y
        con el de la carta jugada son 5. La Sota de Bastos solo encuentra allí un símbolo, el de Bastos.

        __Más allá de 21.__ Una Casa que está en lo más alto se queda ahí. Por cada paso que no puede dar, cada una de
        las otras tres Casas retrocede un paso. **Por debajo de 0** no puede caer ninguna Casa; lo que sobra se pierde.

        Este es el tablero de este programa. De las reglas impresas solo se conocen los símbolos del Castillo; los demás
        se inspiran en ellos, y quien tenga el tablero impreso puede poner los suyos.

rulebook-locations = Las diez áreas
    .body =
        El efecto es siempre para quien tiene el turno, sea de la Casa que sea la figura, y llega después de los
        símbolos.

        - **1 Torre de la Magia:** gana 1 PV y roba un arcano mayor.
        - **2 Distrito de los Artesanos:** roba dos arcanos menores o uno mayor.
        - **3 Puerto:** roba un arcano menor. Luego cada uno de los demás, por orden en el sentido de las agujas del
          reloj, puede robar también uno. Por cada carta que hayan robado, robas otra.
        - **4 Sala del Trono:** roba dos arcanos menores.
        - **5 Mercado:** gana 2 PV. Luego puedes hacer un cambio: descartar un arcano menor y robar dos menores, o
          descartar uno mayor y robar uno mayor.
        - **6 Campos:** puedes hacer subir o bajar un paso a cada Casa, una vez como mucho cada una y en el orden que
          quieras.
        - **7 Tesorería:** el primer arcano menor del mazo pasa directamente a tus cartas escondidas. Nadie más lo ve.
        - **8 Catedral:** puedes esconder un arcano menor o, si no, robar dos arcanos menores.
        - **9 Sala de Baile:** puedes esconder un arcano menor.
        - **10 Castillo:** todos los demás descartan una carta de la mano.

        Donde dice «puedes», está permitido pasar; todo lo demás hay que hacerlo en la medida de lo posible. El límite
        de siete cartas se comprueba cada vez que se roba; en el Puerto, para cada uno por orden.

rulebook-majors-first = Los arcanos mayores del 0 al X
    .body =
        Un arcano mayor siempre se puede jugar, aunque sirva de poco o de nada. Se resuelve de principio a fin: a lo que
        «puedes» hacer cabe renunciar, lo que es posible hay que hacerlo, lo que es imposible se omite. Luego se
        descarta.

        Cuando un arcano mayor mueve una figura, los símbolos y el efecto de la nueva área cuentan como siempre, pero no
        el punto de prestigio por jugar un arcano menor. El arcano menor que debes sigue pendiente.

        - **0 El Loco:** mueve una figura cualquiera, o esconde el Loco. Así cuenta como una carta más de un palo que
          eliges en la puntuación.
        - **I El Mago:** roba dos arcanos menores; luego puedes esconder un arcano menor.
        - **II La Sacerdotisa:** gana 3 PV.
        - **III La Emperatriz:** puedes mover una figura cualquiera. Luego una Casa gana 1 punto de prestigio y otra
          distinta pierde 1.
        - **IV El Emperador:** puedes esconder un arcano menor. Luego una Casa gana 3 puntos de prestigio.
        - **V El Papa:** roba un arcano menor y uno mayor.
        - **VI Los Enamorados:** todos los que tienen menos PV ganan 2, y tú ganas 2 en cualquier caso. Si estás entre
          los que tienen menos, son 4.
        - **VII El Carro:** una Casa gana 2 puntos de prestigio. Luego todos los demás descartan una carta de la mano.
        - **VIII La Fuerza:** gana 2 PV, y una Casa gana 3 puntos de prestigio.
        - **IX El Ermitaño:** puedes esconder hasta dos arcanos menores. Luego cada uno de los demás puede esconder uno.
        - **X La Rueda:** todos, también tú, eligen dos cartas de la mano (o las que tengan) y las pasan a la izquierda,
          todos al mismo tiempo. Lo que recibes no puedes pasarlo.

rulebook-majors-second = Los arcanos mayores del XI al XXI
    .body =
        - **XI La Justicia:** roba arcanos menores hasta tener cuatro cartas en la mano.
        - **XII El Colgado:** pierde 2 PV, o los que tengas, y roba dos arcanos mayores.
        - **XIII La Muerte:** descarta uno o dos arcanos menores, al menos uno si lo tienes, y roba otros tantos
          mayores.
        - **XIV La Templanza:** puedes mover una figura cualquiera. Luego puedes cambiar hasta dos de tus cartas
          escondidas por cartas de la mano, una por una. Solo se pueden cambiar los arcanos menores y el Loco, y una
          carta recién cambiada se queda donde está. La nueva queda boca abajo, aunque la anterior estuviera boca
          arriba.
        - **XV El Diablo:** hasta el final de tu turno, el prestigio y los PV cuentan el doble.
        - **XVI La Torre:** gana 2 PV y pon la carta sobre la ciudad. Cierra las áreas que cubre.
        - **XVII La Estrella:** roba dos arcanos menores y gana 1 PV.
        - **XVIII La Luna:** todos, empezando por ti, roban dos arcanos menores. Luego puedes esconder hasta dos arcanos
          menores, y cada uno de los demás puede esconder uno.
        - **XIX El Sol:** gana 2 PV. Cada uno de los demás descubre tres de sus cartas escondidas, o todas si quedan
          menos boca abajo. Siguen boca arriba hasta la próxima puntuación normal y cuentan como las otras; las que se
          añaden más tarde están boca abajo.
        - **XX El Juicio:** todos los demás descartan una carta de la mano. Luego retira tres figuras del tablero hasta
          tu próximo turno.
        - **XXI El Mundo:** puedes esconder un arcano menor. Luego hay una puntuación de las Casas a tarifa reducida.

        Siempre se descarta de la mano y a elección de cada uno. Quien no tiene cartas se salta.

rulebook-details = El Diablo, la Torre y el Juicio
    .body =
        __El Diablo__ solo puede ayudar al arcano menor que juegas después de él en el mismo turno, ya que no se permite
        un segundo arcano mayor. Dobla el punto de prestigio de la carta, el prestigio de los símbolos y los PV de la
        Torre de la Magia y del Mercado, y en los Campos cada Casa elegida se mueve dos pasos. Nunca dobla las cartas:
        robas, descartas y escondes tantas como siempre. Si una ganancia doblada pasa de 21, las demás Casas retroceden
        un paso por cada paso de más, y esos pasos no se vuelven a doblar. Jugado después de tu arcano menor, el Diablo
        no hace nada.

        __La Torre__ cubre un área, o dos o tres que lindan todas entre sí. Los lindes:

        - Torre de la Magia: Catedral, Castillo.
        - Distrito de los Artesanos: Puerto, Mercado, Campos, Catedral.
        - Puerto: Distrito de los Artesanos, Mercado, Tesorería.
        - Sala del Trono: Mercado, Tesorería, Sala de Baile, Castillo.
        - Mercado: Distrito de los Artesanos, Puerto, Sala del Trono, Tesorería, Catedral, Castillo.
        - Campos: Distrito de los Artesanos, Catedral.
        - Tesorería: Puerto, Sala del Trono, Mercado, Sala de Baile.
        - Catedral: Torre de la Magia, Distrito de los Artesanos, Mercado, Campos, Castillo.
        - Sala de Baile: Sala del Trono, Tesorería.
        - Castillo: Torre de la Magia, Sala del Trono, Mercado, Catedral.

        Mientras está ahí, ninguna figura entra en esas áreas ni sale de ellas, sea cual sea el medio y lo intente quien
        lo intente; también vale para ti. Permanece hasta que empieza tu próximo turno de jugar, incluso a través de una
        puntuación. Si eres el primer jugador, la próxima vez te tocará al final, así que durará mucho.

        __El Juicio__ retira del tablero tres figuras de tu elección, salvo las que están bajo la Torre; si se pueden
        retirar menos, todas esas. Nada las mueve mientras están fuera. Al empezar tu próximo turno, antes que nada
        salvo retirar tu Torre, las devuelves a tres áreas distintas que no estén cubiertas, ocupadas o no. No dan
        prestigio ni tienen efecto.

        Si la partida termina antes, la Torre se queda, las figuras no vuelven, y no cambia nada.

rulebook-scoring = La puntuación de las Casas
    .body =
        Después de los turnos 3, 6 y 9 las Casas pagan:

        - **Ordenad las Casas** por prestigio. Las que tienen el mismo comparten el mejor puesto, y el siguiente queda
          vacío: con 9, 9, 6 y 2 los puestos son 1, 1, 3 y 4.
        - **Mostrad** todas las cartas escondidas.
        - **El Loco:** quien lo haya escondido nombra ahora una Casa.
        - **Pagan** las Casas, de la primera a la última. Para cada una se ordena a quienes tienen cartas de su palo
          entre las escondidas: **más cartas** van delante y, con las mismas, el **valor total más alto**. El primero
          tiene el **dominio**, el segundo la **influencia** y el tercero la **presencia**.

        | Casa en el | Dominio | Influencia | Presencia |
        |---|---|---|---|
        | 1.er puesto | 16 PV | 8 PV | 4 PV |
        | 2.º puesto | 12 PV | 6 PV | 3 PV |
        | 3.er puesto | 10 PV | 5 PV | 2 PV |
        | 4.º puesto | 8 PV | 4 PV | 2 PV |

        El cuarto y el quinto no reciben nada. Si varias Casas están en el mismo puesto, cada una paga por completo;
        así, si todas tienen el mismo prestigio, las cuatro pagan 16, 8 y 4. Lo que nadie puede reclamar no se paga.

        Por último, **recoged:** se descartan todas las cartas escondidas, estén boca arriba o boca abajo. No puedes
        guardar ninguna para más adelante. Todas las Casas vuelven a 0. Las manos, las figuras y la Torre siguen como
        están.

rulebook-ties = Los empates y el Loco
    .body =
        Quienes tienen las mismas cartas y el mismo valor total se reparten los puntos de **todos los puestos que
        ocupan**. La parte se redondea hacia abajo, y el siguiente queda detrás de todos ellos. Dos que empatan por el
        dominio en la primera Casa reciben cada uno la mitad de 16 + 8, es decir, 12; el siguiente tiene entonces la
        presencia. Los casos habituales:

        | Casa en el | 2 en el 1.º | 3 en el 1.º | 2 en el 2.º | 3 en el 2.º | 2 en el 3.º |
        |---|---|---|---|---|---|
        | 1.er puesto | 12 | 9 | 6 | 4 | 2 |
        | 2.º puesto | 9 | 7 | 4 | 3 | 1 |
        | 3.er puesto | 7 | 5 | 3 | 2 | 1 |
        | 4.º puesto | 6 | 4 | 3 | 2 | 1 |

        __El Loco__ entre las cartas escondidas es una carta más, de valor 0, de un palo que se nombra en la puntuación.
        Esto se hace cuando ya se han mostrado todas las cartas escondidas, así que todos pueden ver lo que vale; pero
        hay que nombrar una Casa. Incluso solo, sin ningún arcano menor del palo, cuenta como una carta y puede cobrar.
        En la mano, el Loco no cuenta nada. Después de la puntuación se descarta.

        Un ejemplo, para la tercera Casa: Ada tiene un 7 y el Loco, Bruno un 3 y un 4, Clara el Rey. Ada y Bruno tienen
        dos cartas que valen 7 cada uno y se reparten 10 + 5, es decir, 7 para cada uno. Clara solo tiene una carta,
        valga lo que valga: 2.

rulebook-world = El Mundo
    .body =
        El Mundo hace pagar a las Casas en mitad de un turno. Todo es como en una puntuación de las Casas, con estas
        diferencias:

        - El dominio da lo que suele dar la influencia, la influencia lo que suele dar la presencia, y el tercero no
          recibe nada.
        - El prestigio de las Casas sigue como está.
        - Las cartas escondidas vuelven a ponerse boca abajo y se quedan para la próxima puntuación normal. Las que
          descubrió el Sol siguen boca arriba.
        - El Loco cuenta para una Casa ahora y puede contar para otra la próxima vez.

        | Casa en el | Dominio | Influencia |
        |---|---|---|
        | 1.er puesto | 8 PV | 4 PV |
        | 2.º puesto | 6 PV | 3 PV |
        | 3.er puesto | 5 PV | 2 PV |
        | 4.º puesto | 4 PV | 2 PV |

        Los empates se reparten como siempre. Cobran todos, no solo quien ha jugado la carta; pero esta persona puede
        esconder justo antes un arcano menor, y cuenta. Desde ese momento todos han visto todas las cartas escondidas.

rulebook-end = El final
    .body =
        La partida termina con la puntuación del último turno. Gana quien tiene más **puntos de victoria**. En caso de
        empate decide quién tiene más **cartas en la mano**, arcanos menores y mayores juntos. Si también son las
        mismas, la victoria es compartida. Los puestos siguientes se deciden igual.

        Así que tus últimas cartas valen algo incluso cuando ya no puedes jugarlas.

rulebook-beginners = Entre tres, y las primeras partidas
    .body =
        __Entre tres__ hay una puntuación cada cuatro turnos: la partida corta tiene 4 turnos y una puntuación; la
        larga, 8 turnos y dos. No cambia nada más. Si lo preferís, podéis jugar con el ritmo habitual de seis o nueve
        turnos.

        __La primera partida.__ Dejad aparte los arcanos mayores durante dos turnos y familiarizaos con la ciudad. El
        turno 1 da a cada uno cuatro arcanos menores; el turno 2, tres. En el turno 3 se incorporan los mayores: cada
        uno recibe tres arcanos menores y uno mayor, y desde el turno 4 se elige como siempre.

        __Sin arcanos mayores.__ También podéis prescindir de ellos por completo. Entonces, en cada turno después del
        primero se roban tres arcanos menores.

        Mientras no haya arcanos mayores, la Torre de la Magia da solo su PV; el Distrito de los Artesanos, dos arcanos
        menores, y en el Mercado solo se cambian arcanos menores.

rulebook-editions = Ediciones y opciones
    .body =
        Los reglamentos impresos no coinciden en todo. Las reglas **internacionales** de los capítulos anteriores siguen
        a la mayoría; las **francesas** y el **reglamento italiano aparte** dicen lo mismo. Las demás:

        - **Inglesas:** los Campos dan además 1 PV, y la Estrella da 2. Con la Luna cada uno roba un arcano menor. La
          Templanza solo cambia arcanos menores. El prestigio más allá de 21 cuesta a las demás Casas un paso en total.
          Los Enamorados dan 4 PV solo si nadie más tiene tan pocos. Un arcano menor que no puede mover ninguna figura
          solo se puede jugar si no tienes otro. Si el Loco está entre las cartas escondidas, las Casas se muestran una
          a una en el orden de sus puestos, y cada vez quien lo escondió decide si cuenta ahí, sin haber visto la
          siguiente. En la primera partida, el turno 3 da un arcano mayor y luego la elección de siempre.
        - **Folleto italiano:** los Campos dan además 1 PV.
        - **Españolas:** con la Justicia se roba hasta tener cuatro arcanos menores en la mano.
        - **Alemanas:** lo estándar son nueve turnos.

        Una **primera partida** o una partida **sin arcanos mayores** es compatible con todas. Todo lo que difiere se
        puede elegir también por separado, y cuatro cosas más:

        - **Empates:** solo se reparten los puntos del mejor puesto, y los siguientes no son para nadie; o las partes se
          redondean hacia arriba.
        - **La Torre** se puede poner donde no cubra nada.
        - **La igualdad de puntos al final** es enseguida una victoria compartida, sean cuales sean las manos.
        - **Entre tres** se pueden mantener las puntuaciones después de los turnos 3, 6 y 9.

rulebook-knowledge = Lo que todos saben
    .body =
        __A la vista de todos:__ el prestigio, los puntos de victoria, las figuras, quién retiró cuáles, dónde está la
        Torre; los dos montones de descartes, carta por carta; cuántas cartas hay en cada mazo, en cada mano y
        escondidas; qué clase de cartas roba cada uno, y cuántas; cada carta jugada o descartada; lo que el Sol ha
        descubierto.

        __Secreto:__ las manos, y cuántos arcanos mayores hay en ellas; las cartas escondidas que siguen boca abajo,
        también la de la Tesorería; el orden de los mazos.

        Pero se puede deducir mucho:

        - Después del **Mundo** todos han visto todas las cartas escondidas. Eso vale hasta que alguien hace un cambio
          con la Templanza.
        - Cuando gira **la Rueda,** conoces dos cartas de quien se sienta a tu izquierda.
        - Quien esconde **el Loco** lo hace a la vista de todos, ya que ningún otro arcano mayor se puede esconder.
        - Quien no esconde nada al principio de un turno, o tiene que robar un arcano menor antes de jugar, no tenía
          ninguno en ese momento. Quien renuncia a esconder gracias a un área o a un arcano mayor no revela nada: quizá
          no tenía arcanos menores.
        - Una carta boca arriba recuperada con la Templanza está ahora en esa mano.
        - Un mazo nuevo se compone de lo que había en los descartes.

        El programa nunca dice a nadie más que esto. Después de la partida todo queda a la vista.

rulebook-example = Ejemplo: un turno con puntuación
    .body =
        Ada, Bruno, Clara y David juegan el turno 3, y Ada es el primer jugador. Nadie tiene aún PV. El prestigio:
        Espadas 6, Oros 4, Copas 2, Bastos 5.

        __Robar y esconder.__ Ada tiene cinco cartas y roba tres arcanos menores; son ocho, así que descarta una. Los
        demás también roban, y luego todos esconden un arcano menor.

        __Ada__ juega el Diablo y luego el 5 de Oros. Doblada, la carta da a Oros 2 puntos de prestigio. Mueve la Reina
        de Oros al Mercado, donde dos Reinas y dos Oros valen 4, que doblados son 8: Oros queda en 14. El Mercado le da
        4 PV. Cambia un arcano menor por otros dos; las cartas no se doblan.

        __Bruno__ juega la Sota de Copas: Copas 3. Lleva la Sota al Puerto, 4 más: 7. Roba un arcano menor; Clara y Ada
        roban también uno, David renuncia; así que Bruno roba otros dos. Luego juega el Emperador: esconde un arcano
        menor y hace subir Copas a 10.

        __Clara__ juega el 10 de Bastos y mueve el Caballo de Bastos al Castillo: 1 por la carta, 3 por los símbolos,
        Bastos 9. Los otros tres descartan una carta cada uno.

        __David__ juega la Torre, gana 2 PV y cubre la Sala del Trono, la Tesorería y la Sala de Baile. Luego juega el 9
        de Espadas. La Sala de Baile está cerrada, así que Espadas solo sube a 7. Era su propia Torre, pero quería dejar
        fuera a los demás.

        __La puntuación.__ Primero van Oros (14), luego Copas (10), Bastos (9) y Espadas (7). Las cartas escondidas:

        - Ada: 3 y 8 de Oros, 5 de Copas.
        - Bruno: 10 de Oros, 2 y Reina de Copas, 4 de Bastos.
        - Clara: 9 de Copas, 6 y 7 de Bastos.
        - David: 4 de Copas, 2 de Bastos, 7 de Espadas y el Loco, del turno anterior.

        David compara. Para Oros, el Loco le daría 4 PV; para Bastos, 3 más; para Espadas, nada nuevo. Para Copas lo
        pone segundo con dos cartas, que son 6 PV en lugar de nada: por tanto, Copas.

        | | Ada | Bruno | Clara | David |
        |---|---|---|---|---|
        | Oros (16/8/4) | 16 | 8 | – | – |
        | Copas (12/6/3) | 0 | 12 | 3 | 6 |
        | Bastos (10/5/2) | – | 5 | 10 | 2 |
        | Espadas (8/4/2) | – | – | – | 8 |
        | En total | 16 | 25 | 13 | 16 |

        Con los PV de este turno, Bruno tiene 25, Ada 20, David 18 y Clara 13. Las cartas escondidas se descartan, las
        Casas vuelven a 0, y Bruno pasa a ser el primer jugador. La Torre sigue ahí hasta el próximo turno de David.
