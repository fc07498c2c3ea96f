# Los Talismanes del Tiempo: todas las palabras del juego en español.

title = Los Talismanes del Tiempo
tagline = Juega tus hadas cuando su tiempo reine en el cielo, gana las apuestas y forja más talismanes que nadie.
score =
    { $points ->
        [one] { $points } talismán
       *[other] { $points } talismanes
    }


## Palos y cartas

-suit-help = Un palo y su carta de Tiempo. El palo que encabeza la fila del Tiempo es el dominante; cada palo vence a todos los que le siguen, sean cuales sean los valores.
suit-fo = Niebla
    .help = { -suit-help }
suit-sn = Nieve
    .help = { -suit-help }
suit-cl = Nubes
    .help = { -suit-help }
suit-ra = Lluvia
    .help = { -suit-help }
suit-su = Sol
    .help = { -suit-help }
suit-st = Tormenta
    .help = { -suit-help }

card-fairy = { $suit } { $value }
    .help = Un hada vale el número que lleva, sola o junto a otra hada del mismo palo o a un Comodín. Si no ganan el turno, un 0 jugado solo o dos hadas de valores consecutivos pueden convertirse en un talismán.
card-joker = Comodín
    .help = Junto a un hada toma su palo, por lo general vale uno menos que ella y puede formar con ella un talismán. Solo no tiene valor y no puede ganar.
card-first-talisman = Primer Talismán
    .help = Es la primera apuesta de todas: quien la gana posee un talismán entero, no solo medio.
card-choose-stake = Elegir apuesta { $number }
    .help = Se juega sola: eliges la nueva apuesta en lugar del ganador. Si se juegan las dos, solo cuenta la número 1.
card-invert-order = Invertir el orden { $number }
    .help = Se juega sola: da la vuelta a toda la fila del Tiempo; el último palo pasa a ser el dominante y el primero, el más débil.
card-change-order = Cambiar el orden { $number }
    .help = Se juega sola: mueves una carta de Tiempo a otro lugar de la fila. La carta dominante se queda donde está.
card-change-weather = Cambiar el tiempo { $number }
    .help = Se juega sola: decides, en lugar del ganador, si el palo dominante se queda o pasa al final de la fila. Si se juegan las dos, solo cuenta la número 7.

play = { $seat }: { $cards }
position = posición { $position }


## Decisiones

decision-commit_lead = ¿Qué carta juegas?
    .action = Jugar { $item }
    .help = Todos eligen en secreto y luego se descubren las cartas a la vez. Tras un hada puedes añadir una segunda carta; para jugar dos hadas, empieza por la más alta.
decision-commit_partner = ¿Añades una segunda carta?
    .action = Añadir { $item }
    .help = Otra hada del mismo palo suma su valor; un Comodín suma, por lo general, uno menos que el hada. Dos valores consecutivos, o un Comodín con cualquier hada, pueden convertirse en un talismán si no ganan el turno.
decision-choose_stake = ¿Qué carta será la nueva apuesta?
    .action = Poner en juego { $item }
    .help = Se la llevará el próximo ganador y, por lo general, valdrá medio talismán, sea la carta que sea. Lo que no elijas queda para el reparto entre los demás.
decision-forge_choice = ¿Forjas un talismán con tus cartas?
    .help = En el palo dominante queda listo al instante; si no, espera a un turno que empiece con su palo como dominante, y ese turno lo pasas. Si forjas, no tomas parte en el reparto de este turno; si no, tus cartas se reparten.
decision-reorder_card = ¿Qué carta de Tiempo mueves?
    .action = Mover { $item }
    .help = Puedes mover cualquier carta de Tiempo menos la dominante. Cada palo vence a todos los que le siguen en la fila.
decision-reorder_position = ¿En qué lugar de la fila la pones?
    .action = Ponerla en la { $item }
    .help = La posición 2 va justo detrás del palo dominante; la 6 es la más débil. Las cartas intermedias se desplazan un lugar; también vale dejarla donde estaba.
decision-weather_choice = ¿El palo dominante se queda o pasa al final?
    .help = Si pasa al final de la fila, el segundo palo se vuelve dominante. Quien tenga un talismán en espera del palo que domine al empezar el próximo turno pasará ese turno y lo forjará.
decision-share_pick = ¿Qué carta tomas?
    .action = Tomar { $item }
    .help = La carta va a tu mano y todos ven cuál es. Se toma una cada vez, empezando por la jugada más baja, hasta que no quede ninguna; también puedes recuperar una carta tuya.

action-alone = Jugarla sola
action-forge = Forjar el talismán
action-decline = No forjar
action-keep = Mantener el tiempo como está
action-move = Mover al final el palo dominante


## Sucesos

event-row_laid = La fila del Tiempo, del palo más fuerte al más débil: { $row }.
    .rule = Las cartas de Tiempo se colocan al azar, y cada palo vence a todos los que le siguen.
event-dealt =
    { $cards ->
        [hidden] { $seat } recibe sus cartas.
       *[other] { $you ->
            [yes] Recibes estas cartas: { $cards }.
           *[no] { $seat } recibe estas cartas: { $cards }.
        }
    }
    .rule = Se distribuye todo el mazo, el mismo número de cartas a cada uno.
event-turn_began = Turno { $turn }. Palo dominante: { $suit }.
    .rule = El palo que ocupa la primera posición de la fila del Tiempo es el dominante y vence a todos los demás.
event-sat_out =
    { $you ->
        [yes] Pasas este turno: el tiempo es favorable a lo que tienes en espera.
       *[no] { $seat } pasa este turno: el tiempo es favorable a lo que tiene en espera.
    }
    .rule = Quien al empezar un turno tiene en espera un talismán del palo dominante debe pasar ese turno para completarlo.
event-committed =
    { $cards ->
        [hidden] { $seat } ya ha elegido.
       *[other] { $you ->
            [yes] Juegas boca abajo: { $cards }.
           *[no] { $seat } juega boca abajo: { $cards }.
        }
    }
    .rule = Cada uno elige en secreto una o dos cartas, y nada se muestra hasta que todos han elegido.
event-revealed = Se descubren las cartas. { $plays }.
    .rule = Todas las jugadas se descubren a la vez y se comparan según la fila del Tiempo de ese momento.
event-nobody_won = Nadie gana el turno y la apuesta sigue en juego. Descarte: { $cards }.
    .rule = Solo puede ganar una jugada con un hada; si no hay ninguna, las cartas se descartan y las especiales no tienen efecto.
event-won =
    { $you ->
        [yes] Ganas el turno y te llevas la apuesta: { $card }.
       *[no] { $seat } gana el turno y se lleva la apuesta: { $card }.
    }
    .rule = Gana la jugada más fuerte: primero cuenta el palo, luego la suma, luego una carta vence a dos y por último decide la carta más alta.
event-stake_chosen =
    { $you ->
        [yes] Eliges la nueva apuesta: { $card }.
       *[no] { $seat } elige la nueva apuesta: { $card }.
    }
    .rule = El ganador elige la nueva apuesta entre las cartas jugadas, a menos que una carta «Elegir apuesta» dé ese derecho a otro.
event-annulled =
    { $you ->
        [yes] Tu carta «{ $card }» no tiene efecto.
       *[no] La carta «{ $card }» de { $seat } no tiene efecto.
    }
    .rule = Si en un turno se juegan las dos «Elegir apuesta» o las dos «Cambiar el tiempo», solo actúa la de número más bajo.
event-completed =
    { $you ->
        [yes] Forjas lo que tenías en espera: { $talismans }.
       *[no] { $seat } forja lo que tenía en espera: { $talismans }.
    }
    .rule = Quien pasa el turno completa de una vez todos sus talismanes en espera del palo dominante.
event-forged =
    { $you ->
        [yes] Forjas un talismán al instante: { $cards }.
       *[no] { $seat } forja un talismán al instante: { $cards }.
    }
    .rule = Una combinación perdedora del palo dominante se convierte en talismán en el mismo turno.
event-set_aside =
    { $you ->
        [yes] Dejas un talismán a la espera de { $suit }: { $cards }.
       *[no] { $seat } deja un talismán a la espera de { $suit }: { $cards }.
    }
    .rule = Una combinación perdedora de otro palo espera a un turno que empiece con su palo como dominante.
event-declined =
    { $you ->
        [yes] No forjas: tus cartas van al reparto.
       *[no] { $seat } no forja: sus cartas van al reparto.
    }
    .rule = Forjar es voluntario: quien renuncia deja sus cartas en la mesa como cualquier otra jugada.
event-inverted =
    { $you ->
        [yes] Con «{ $card }» das la vuelta a la fila del Tiempo. Nuevo orden: { $row }.
       *[no] Con «{ $card }», { $seat } da la vuelta a la fila del Tiempo. Nuevo orden: { $row }.
    }
    .rule = «Invertir el orden» da la vuelta a toda la fila, de modo que el último palo se vuelve dominante.
event-reordered =
    { $you ->
        [yes] Pones { $suit } en la posición { $position }. Nuevo orden: { $row }.
       *[no] { $seat } pone { $suit } en la posición { $position }. Nuevo orden: { $row }.
    }
    .rule = «Cambiar el orden» pone una carta de Tiempo, nunca la dominante, en cualquier lugar de la fila menos el primero.
event-weather_kept =
    { $you ->
        [yes] Mantienes el tiempo como está. Palo dominante: { $suit }.
       *[no] { $seat } mantiene el tiempo como está. Palo dominante: { $suit }.
    }
    .rule = Una vez por turno alguien decide sobre el tiempo: quien ha jugado «Cambiar el tiempo» o, si no, el ganador.
event-weather_moved =
    { $you ->
        [yes] Mueves { $suit } al final de la fila. Nuevo palo dominante: { $dominant }.
       *[no] { $seat } mueve { $suit } al final de la fila. Nuevo palo dominante: { $dominant }.
    }
    .rule = Una vez por turno alguien decide sobre el tiempo: quien ha jugado «Cambiar el tiempo» o, si no, el ganador.
event-took =
    { $you ->
        [yes] Tomas { $card }.
       *[no] { $seat } toma { $card }.
    }
    .rule = Los perdedores que no forjan toman de una en una las cartas restantes, empezando por la jugada más baja.
event-nobody_shared = Nadie tiene derecho a las cartas restantes. Descarte: { $cards }.
    .rule = El ganador y quienes forjan no toman cartas; las que no corresponden a nadie se descartan para siempre.
event-ended = La partida ha terminado. Sin cartas en la mano: { $seats }.
    .rule = La partida termina al final de un turno en el que alguien se queda sin cartas en la mano.
event-pending_lost =
    { $you ->
        [yes] Pierdes lo que te quedaba por forjar: { $talismans }.
       *[no] { $seat } pierde lo que le quedaba por forjar: { $talismans }.
    }
    .rule = Los talismanes que siguen en espera al terminar la partida se descartan y no valen nada.


## La mesa

zone-turn = Turno
zone-row = Fila del Tiempo
zone-stake = Apuesta
zone-pool = En la mesa
zone-winner = Ganador del turno
zone-ranking = Jugadas, de menor a mayor
zone-unseen = Aún no vistas
zone-discard = Descarte
zone-box = Fuera del juego
zone-hand = Mano
zone-commitment = Cartas boca abajo
zone-play = Jugada
zone-sitting_out = Pasa el turno
zone-moving = Carta de Tiempo en movimiento
zone-pending = Talismanes en espera
zone-forged = Talismanes forjados
zone-captured = Capturas
zone-half_points = Medios talismanes
zone-whole_talismans = Talismanes enteros

ending-hand_empty = Alguien se ha quedado sin cartas.


## La mesa en el navegador

board-turn = Turno { $turn }
board-row = Fila del Tiempo, del palo más fuerte al más débil
board-dominant = Dominante
board-moving = Estás moviendo { $suit }
board-stake-open = Aún por elegir
board-plays = Jugado en este turno
board-play-of = Jugada de { $seat }
board-choosing = Está eligiendo…
board-ready = Ha elegido
board-wins = Gana el turno
board-rank = Número { $place } de { $count } jugadas, contando desde la más baja
board-hidden = boca abajo para los demás
board-gone = ya no está aquí
board-hand = Tu mano
board-hand-of =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
board-known = Cartas que conoces de la mano de { $seat }
board-zone-of = { $zone } de { $seat }
board-waits = espera a { $suit }
board-others = Cartas que están en otra parte


## Opciones

option-joker_value = Valor del Comodín
    .help = Cuánto suma un Comodín al hada con la que se juega.
option-joker_value-next_lower = Uno menos que su hada
option-joker_value-same = Lo mismo que su hada
option-whole_talismans = Talismanes enteros en caso de empate
    .help = Qué talismanes cuentan como enteros cuando las puntuaciones son iguales.
option-whole_talismans-single_card = Primer Talismán y ceros forjados
option-whole_talismans-forged = Primer Talismán y todos los forjados
option-zero_stake = Un 0 ganado como apuesta
    .help = Cuánto vale un hada 0 para quien la gana como apuesta.
option-zero_stake-half = Medio talismán
option-zero_stake-whole = Un talismán entero
option-stake_pool = Elección de la nueva apuesta
    .help = Si para la nueva apuesta se puede romper una combinación perdedora que su dueño podría forjar.
option-stake_pool-protected = Las combinaciones perdedoras están protegidas
option-stake_pool-all_played = Cualquier carta jugada
option-share_exclusion = Forja y reparto
    .help = Hasta cuándo queda fuera del reparto quien forja.
option-share_exclusion-this_turn = Solo en ese turno
option-share_exclusion-while_pending = Mientras tenga un talismán en espera

preset-standard = Estándar
    .help = Las reglas tal como las explica el manual: lo mejor para una primera partida.
preset-strict = Estricto
    .help = La nueva apuesta puede romper combinaciones, y un talismán en espera deja a su dueño fuera de todos los repartos. Forjar es arriesgado y las partidas son mucho más cortas.


## Tutorial

tutorial-goal = ¡Te damos la bienvenida! Al final gana quien posee más talismanes. La carta del centro es la apuesta, y todos la quieren. La primera de todas, { $item }, vale un talismán entero.
tutorial-row = Esta es la fila del Tiempo. El palo que va en cabeza domina y gana a todos; cada palo gana a los que le siguen, por altos que sean sus números. Ahora mismo nada es más fuerte que { $item }.
tutorial-hand = Esta es tu mano. En cada turno todos ponen en secreto una o dos cartas, al mismo tiempo. Dos hadas tienen que ser del mismo palo, y sus números se suman.
tutorial-lead = Tienes la carta más alta del palo dominante. Es una buena manera de ganar el primer turno: juega { $item }.
tutorial-alone = Podrías añadir una segunda carta de este palo. Pero una carta fuerte debería bastar, y conviene guardar las demás. Elige: { $item }.
tutorial-stake = Se descubren todas las cartas, y la tuya es la más fuerte: ¡tu primer talismán entero! Quien gana elige además la próxima apuesta entre las cartas jugadas. Lo que dejes se lo reparten los perdedores; no les regales tu buena carta y pon como apuesta { $item }.
tutorial-weather = Alguien ha perdido con dos cartas seguidas del segundo palo y las ha apartado: en cuanto domine ese palo, serán un talismán. Quien gana decide también sobre el tiempo. Tú también tienes una pareja así, de modo que deja que domine el segundo palo: { $item }.
tutorial-pair = Un turno nuevo, y domina otro palo. Quien había apartado cartas para él pasa este turno y completa su talismán. Tú tienes dos cartas de ese palo con números seguidos: una combinación. Empieza por la más alta, { $item }.
tutorial-partner = Ahora añade { $item }. Si la pareja gana, te llevas la apuesta. Si pierde, mejor todavía: ya lo verás.
tutorial-forge = Alguien tenía una carta más alta y se lleva la apuesta, que vale medio talismán. Pero una combinación que pierde se puede forjar, y en el palo dominante se hace al instante. Elige: { $item }.
tutorial-forged = ¡Un talismán entero de un turno perdido! El precio: quien forja no toma cartas cuando los perdedores se reparten el resto, así que tu mano mengua. Cuando alguien se queda sin cartas, la partida termina.
tutorial-end = Después de dos turnos tienes dos talismanes: uno ganado y otro forjado. Vigila la fila, adivina qué quieren los demás y pierde con estilo cuando compense. ¡Y ahora juega una partida de verdad!


## El manual

rulebook-goal = De qué se trata
    .body =
        El tiempo que hace decide qué hadas son fuertes, y cambia sin parar. De dos a diez jugadores, cada uno por su
        cuenta, juegan cartas en secreto y luchan por la carta del centro, la **apuesta**. Incluso perder puede
        compensar: con las cartas adecuadas se forjan **talismanes**.

        Al final gana quien posee más talismanes. Se consiguen de dos maneras:

        - **Ganar apuestas.** Una apuesta vale medio talismán; solo la primera de todas, el Primer Talismán, vale uno
          entero.
        - **Forjar.** Ciertas cartas que no han ganado el turno se pueden conservar y se convierten en un talismán
          entero.

        La suerte ordena las cartas de Tiempo y distribuye las demás; después nada queda en manos del azar.

rulebook-cards = Las cartas
    .body =
        - **Cartas de Tiempo:** seis, una por palo: Niebla, Nieve, Nubes, Lluvia, Sol y Tormenta.
        - **Hadas:** 90, con los valores de 0 a 14 en cada palo, todas distintas.
        - **Cartas especiales:** ocho, numeradas del 1 al 8: Elegir apuesta (1, 2), Invertir el orden (3, 4), Cambiar
          el orden (5, 6), Cambiar el tiempo (7, 8).
        - **Comodines:** dos, sin número.
        - **Primer Talismán:** uno, que nunca se distribuye.

        La composición del mazo depende del número de jugadores. Los dos Comodines están siempre; lo que no se nombra
        se queda en la caja:

        - **2 jugadores:** hadas 1–6, especiales 1, 7; 20 cartas cada uno.
        - **3 jugadores:** hadas 1–8, especiales 1, 3, 5, 7; 18 cartas cada uno.
        - **4 jugadores:** hadas 0–9, especiales 1, 7; 16 cartas cada uno.
        - **5 jugadores:** hadas 0–10, todas las especiales menos la 4; 15 cartas cada uno.
        - **6 jugadores:** hadas 0–12, especiales 1, 3, 5, 7; 14 cartas cada uno.
        - **7 jugadores:** hadas 0–13, especiales 1, 2, 3, 5, 7; 13 cartas cada uno.
        - **8 jugadores:** hadas 0–14, especiales 1, 3, 5, 7; 12 cartas cada uno.
        - **9 jugadores:** hadas 0–14, todas las especiales menos la 4; 11 cartas cada uno.
        - **10 jugadores:** hadas 0–14, todas las especiales; 10 cartas cada uno.

        Para empezar, se barajan las cartas de Tiempo y se ponen en fila, se distribuye todo el mazo y se coloca en el
        centro el Primer Talismán: es la primera apuesta.

rulebook-row = La fila del Tiempo
    .body =
        Las seis cartas de Tiempo ocupan las posiciones 1 a 6. El palo de la posición 1 es el **dominante**. Cada palo
        vence a todos los que le siguen, sean cuales sean los valores: el dominante vence a todos, el segundo vence
        del tercero al sexto, y así sucesivamente.

        La fila es el corazón del juego, porque se mueve: en casi todos los turnos alguien decide si la carta
        dominante se queda o pasa al final, y algunas especiales la reordenan.

rulebook-turn = Un turno, paso a paso
    .body =
        No hay jugador inicial: todos juegan a la vez.

        - **Pasar el turno.** Quien tiene en espera un talismán del palo que ahora domina no juega.
        - **Jugar.** Todos los demás ponen una o dos cartas boca abajo. Nadie puede abstenerse, y nadie ve cuántas
          cartas ponen los demás.
        - **Descubrir.** Todas las cartas se descubren a la vez. Gana la jugada más fuerte que contenga un hada.
        - **Llevarse la apuesta.** El ganador la pone boca arriba entre sus capturas.
        - **Nueva apuesta.** Una de las cartas jugadas pasa a ser la próxima apuesta.
        - **Forjar.** Quienes pasan el turno completan sus talismanes. Luego, empezando por la jugada más baja, los
          dueños de combinaciones perdedoras deciden si forjan.
        - **Especiales.** Los números 3 a 8 actúan por orden.
        - **Repartir.** Los perdedores que no han forjado toman en la mano las cartas restantes.
        - **Tiempo.** El ganador decide si el palo dominante se queda, salvo que «Cambiar el tiempo» ya lo haya
          resuelto.

        Si entonces alguien no tiene cartas en la mano, la partida ha terminado. Si no, empieza el turno siguiente.

rulebook-plays = Qué se puede jugar
    .body =
        - **Un hada.** Vale el número de la carta.
        - **Dos hadas del mismo palo.** Dos cualesquiera; sus valores se suman.
        - **Un hada y un Comodín.** El Comodín toma el palo del hada y vale uno menos que ella, nunca menos de 0. Con
          un 5 vale 4, y juntos suman 9.
        - **Una especial numerada,** siempre sola. No tiene valor.
        - **Un Comodín solo.** No tiene palo ni valor, y no puede ganar ni forjar.

        No se permite nada más: ni dos palos, ni dos Comodines, ni una tercera carta, ni una especial con otra carta.

rulebook-winning = Quién gana el turno
    .body =
        Las jugadas con un hada se comparan así; decide la primera diferencia:

        - **Palo:** gana el palo que está antes en la fila, sean cuales sean las sumas.
        - **Suma:** en el mismo palo gana la suma más alta.
        - **Menos cartas:** con la misma suma, una carta vence a dos.
        - **Carta más alta:** entre dos parejas con la misma suma gana el hada más alta.

        Nunca hay un empate completo. Algunas comparaciones, con Nieve como palo dominante y Niebla en segundo lugar:

        - Nieve 0 vence a Niebla 9 con Niebla 8: el palo va primero.
        - Nieve 9 vence a Nieve 5 con Nieve 4: ambas suman 9, pero una carta vence a dos.
        - Nieve 6 con Nieve 3 vence a Nieve 5 con Nieve 4: ambas suman 9, pero 6 es más alto que 5.
        - Nieve 9 con Nieve 6 vence a Nieve 8 con un Comodín: ambas suman 15, pero 9 es más alto que 8.

        Si no hay ningún hada en la mesa, **no gana nadie**. Las cartas jugadas se descartan para siempre, las
        especiales no tienen efecto, y la apuesta y el tiempo siguen como están. Quienes pasan el turno completan
        igualmente sus talismanes.

rulebook-stake = La apuesta
    .body =
        Una apuesta ganada vale medio talismán sea la carta que sea, hada, especial o Comodín; el Primer Talismán vale
        uno entero, se gane en el turno que se gane. Las capturas quedan fuera del juego para siempre.

        El ganador elige la próxima apuesta entre las cartas recién jugadas; si alguien ha jugado «Elegir apuesta»,
        elige él. Sirven todas las cartas, también las del ganador y las especiales, con una excepción: una
        combinación perdedora está **protegida**, aunque luego su dueño renuncie a forjarla.

rulebook-forging = Forjar
    .body =
        Tres jugadas son **combinaciones** con las que se puede forjar un talismán:

        - un hada **0** sola;
        - una **pareja consecutiva**, es decir, dos hadas del mismo palo con valores seguidos, como 5 y 4 (pero no 14
          y 0);
        - un **Comodín** con cualquier hada.

        Una combinación que **gana** nunca se forja: sus cartas pasan a ser la apuesta o se reparten. Si la tuya no ha
        ganado, elige:

        - **Forjar en el palo dominante:** el talismán queda listo al instante.
        - **Forjar en otro palo:** el talismán queda **en espera**, boca arriba delante de ti.
        - **No forjar:** tus cartas se reparten, y tú participas.

        Un talismán en espera se completa en el primer turno que **empieza** con su palo como dominante. Ese turno
        tienes que pasarlo: no juegas nada, no puedes ganar y no tomas cartas, pero todos tus talismanes en espera de
        ese palo se forjan juntos. Un palo que solo domina un momento, en mitad de un turno, no completa nada.

        Puedes tener cuantos talismanes en espera quieras, y nadie puede tocarlos, ni siquiera tú. Los que sigan en
        espera al terminar la partida se pierden.

rulebook-specials = Las cartas especiales
    .body =
        Las especiales actúan por orden de número y antes del reparto, incluso la que acaba de convertirse en la nueva
        apuesta. En un turno sin ganador no hacen nada.

        - **Elegir apuesta (1, 2):** eliges la nueva apuesta en lugar del ganador. Si se juegan las dos, solo actúa
          la 1.
        - **Invertir el orden (3, 4):** se da la vuelta a toda la fila, te guste o no. Si se juegan las dos, vuelve a
          quedar como estaba.
        - **Cambiar el orden (5, 6):** pon una carta de Tiempo, menos la dominante, en cualquier lugar menos el
          primero, incluido el que ocupaba; las demás se desplazan. Si se juegan las dos, actúa primero la 5 y luego
          la 6.
        - **Cambiar el tiempo (7, 8):** decides en lugar del ganador, y ya antes del reparto, si la carta dominante se
          queda o pasa al final. Si se juegan las dos, solo actúa la 7.

rulebook-sharing = El reparto
    .body =
        Se reparten todas las cartas jugadas, salvo la nueva apuesta y lo que se ha forjado o dejado en espera. El
        ganador no recibe nada, ni tampoco quien en este turno ha forjado, ha dejado un talismán en espera o ha pasado
        el turno. Los demás toman una carta cada vez, de la jugada más baja a la más alta y luego otra vez desde el
        principio, hasta que no quede ninguna. Tomar es obligatorio; se puede recuperar una carta propia.

        De menor a mayor: primero los Comodines jugados solos (si son dos, antes el de quien se sienta más cerca
        después del ganador, en el sentido de las agujas del reloj), después las jugadas con hadas y por último las
        especiales, de la 8 a la 1. Vale el orden del momento en que se descubrieron las cartas, aunque la fila haya
        cambiado desde entonces.

        No hay límite de cartas en la mano. Si nadie tiene derecho a las cartas restantes, se descartan.

rulebook-weather = El tiempo cambia
    .body =
        Al final del turno el ganador **mantiene** la fila como está o **mueve al final** la carta dominante, de modo
        que el segundo palo se vuelve dominante. Si se ha jugado «Cambiar el tiempo», este paso se omite, aunque todo
        se haya dejado como estaba.

rulebook-end = Final y puntuación
    .body =
        La partida termina después de un turno completo en el que alguien se queda sin cartas en la mano; quien juega
        su última carta pero recibe otra en el reparto sigue jugando. La apuesta que queda y todos los talismanes en
        espera se descartan, y las cartas en la mano no valen nada.

        - Primer Talismán: **1 talismán**
        - Cada talismán forjado: **1 talismán**
        - Cada otra apuesta ganada: **medio talismán**

        Gana el total más alto. En caso de empate va por delante quien tiene más **talismanes enteros**: el Primer
        Talismán y cada 0 forjado solo. Si también empatan en eso, decide el mejor de ellos, es decir, aquel cuyo palo
        está antes en la fila final; el Primer Talismán no tiene palo y va detrás de todos los demás. Quienes sigan
        empatados comparten el puesto, o la victoria.

rulebook-options = Opciones
    .body =
        Estas son las reglas **estándar**. En la mesa se pueden acordar otras lecturas:

        - **Valor del Comodín:** vale lo mismo que su hada, no uno menos.
        - **Talismanes enteros en caso de empate:** todos los talismanes forjados son enteros. Si los mejores son del
          mismo palo, se comparan como jugadas: suma, menos cartas, carta más alta.
        - **Un 0 ganado como apuesta:** es un talismán entero, también en caso de empate.
        - **Elección de la nueva apuesta:** se puede elegir cualquier carta jugada. Una combinación que pierde así una
          carta ya no se puede forjar; el resto se reparte, y su dueño participa.
        - **Forja y reparto:** quien tiene un talismán en espera no toma cartas en ningún turno.

        Las reglas del modo **estricto** unen las dos últimas: forjar es arriesgado y las partidas son mucho más
        cortas.

rulebook-hints = Consejos para la primera partida
    .body =
        - Perder no es ninguna tragedia: una apuesta es medio talismán, una combinación forjada uno entero, y el
          reparto trae cartas nuevas.
        - Prueba combinaciones del segundo palo: si el tiempo cambia, estarán listas ya en el turno siguiente.
        - Recuerda qué toman los demás en el reparto; todos lo ven.
        - Cuenta las cartas de los demás. Cuando a alguien le quedan pocas, los talismanes en espera peligran.

rulebook-example-turn = Ejemplo: un turno de cuatro jugadores
    .body =
        La fila es Sol, Lluvia, Nieve, Niebla, Tormenta, Nubes; la apuesta es el Primer Talismán. Ada juega Sol 6,
        Bruno Lluvia 8 y Lluvia 7, Clara Sol 3 y un Comodín, David «Cambiar el tiempo 7».

        El 6 de Ada vence al 3 + 2 = 5 de Clara; el 15 de Bruno es solo Lluvia. Ada se lleva el Primer Talismán. Como
        nueva apuesta puede elegir Sol 6 o «Cambiar el tiempo 7», porque las dos combinaciones están protegidas. Elige
        Sol 6.

        Bruno, que tiene la jugada más baja, deja en espera Lluvia 8 y Lluvia 7. Clara forja al instante, porque Sol
        domina. Luego actúa la carta de David, que mueve Sol al final. Para repartir solo queda «Cambiar el tiempo 7»,
        que vuelve a David. Ada ya no decide sobre el tiempo.

rulebook-example-next = Ejemplo: el turno siguiente
    .body =
        Ahora la fila es Lluvia, Nieve, Niebla, Tormenta, Nubes, Sol. Bruno tiene en espera un talismán de Lluvia y
        pasa el turno. Ada juega Nieve 5 y Nieve 2, Clara Nieve 7, David «Elegir apuesta 1».

        Ada y Clara suman 7 en Nieve; una carta vence a dos, así que Clara gana Sol 6. David puede elegir como nueva
        apuesta cualquiera de las cuatro cartas, porque 5 y 2 no son una combinación, y elige Nieve 7. El talismán de
        Bruno queda forjado.

        Se reparten Nieve 5, Nieve 2 y «Elegir apuesta 1». Ada tiene la jugada más baja y toma «Elegir apuesta 1»,
        David toma Nieve 5, y Nieve 2 vuelve a Ada. Clara mantiene el tiempo como está. El resultado: Clara 1,5
        talismanes, Ada y Bruno 1 cada uno, David 0.
