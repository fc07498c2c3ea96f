# Los Arcanos del Naufragio: todas las palabras del juego en español.

title = Los Arcanos del Naufragio
tagline = Juega uno de tus dos destinos, mantén oculto el otro y deja que el grupo lo adivine antes de que la perdición alcance a toda la mesa.
score =
    { $points ->
        [one] { $points } punto de 7
       *[other] { $points } puntos de 7
    }


## Cartas

card-the-hours = Las Horas
    .help = Solo está abierta si ninguna carta de la fila acepta ninguno de tus dos destinos; entonces acepta cualquiera. El destino pasa enseguida a la primera carta de la fila, pida lo que pida. Las Horas no se desvanecen nunca.
card-dawn = El Alba
    .help = Acepta el mayor de dos destinos distintos. Duración 3. Poder: «{ power-higher-than }».
card-leviathan = El Leviatán
    .help = Acepta cualquiera de los dos destinos si suman 11 o más. Duración 4. Poder: «{ power-discard-lower }».
card-midnight = La Medianoche
    .help = Acepta el menor de dos destinos distintos. Duración 3. Poder: «{ power-higher-than }».
card-beast = La Bestia
    .help = Acepta cualquiera de los dos destinos si su diferencia es exactamente 1. Duración 1. Poder: «{ power-twice }».
card-belltower = El Campanario
    .help = Acepta cualquiera de los dos destinos si su suma es múltiplo de 3. Duración 2. Poder: «{ power-discard-lower }».
card-blind-man = El Ciego
    .help = Acepta cualquier destino. La perdición no aumenta cuando se desvanece. Duración 1. Poder: «{ power-ask-147 }».
card-chalice = El Cáliz
    .help = Acepta cualquier destino. Todos saben al instante si el destino que conservas es mayor que el que has jugado. Duración 2. Poder: «{ power-ask-147 }».
card-deep = El Abismo
    .help = Acepta cualquiera de los dos destinos si suman 5 o menos. Duración 3. Poder: «{ power-higher-than }».
card-engine = La Máquina
    .help = Acepta cualquiera de los dos destinos si uno es exactamente el doble o el triple del otro. Duración 3. Poder: «{ power-ask-567 }».
card-huntress = La Cazadora
    .help = Acepta cualquiera de los dos destinos si su diferencia es exactamente 2. Duración 1. Poder: «{ power-twice }».
card-judge = El Juez
    .help = Acepta cualquiera de los dos destinos si su suma es par. Duración 3. Poder: «{ power-ask-345 }».
card-key = La Llave
    .help = Acepta cualquiera de los dos destinos si suman 7, 8 o 9. Duración 3. Poder: «{ power-old }».
card-lord = El Señor
    .help = Si exactamente uno de los dos es un 5, un 6 o un 7, acepta ese. Duración 3. Poder: «{ power-ask-567 }».
card-mirror = El Espejo
    .help = Acepta cualquiera de dos destinos iguales. Duración 1. Poder: «{ power-twice }».
card-noble = La Noble
    .help = Si exactamente uno de los dos es un 3, un 4 o un 5, acepta ese. Duración 3. Poder: «{ power-ask-345 }».
card-prophet = El Profeta
    .help = Acepta un destino si el otro, el que conservas, tiene el valor de un destino visible. Duración 2. Poder: «{ power-cycle }».
card-rider = El Jinete
    .help = Acepta cualquiera de los dos destinos si son distintos entre sí y de todos los visibles. Duración 2. Poder: «{ power-cycle }».
card-servant = El Sirviente
    .help = Si exactamente uno de los dos es un 1, un 2 o un 3, acepta ese. Duración 2. Poder: «{ power-ask-123 }».
card-shore = La Orilla
    .help = Acepta cualquiera de los dos destinos si su diferencia es 4 o más. Duración 4. Poder: «{ power-discard-lower }».
card-stranger = El Extraño
    .help = Acepta cualquiera de los dos destinos si su suma es impar. Duración 3. Poder: «{ power-ask-123 }».
card-asunder = La Ruptura
    .help = Acepta el destino mayor si la diferencia entre los dos tiene el valor de un destino visible. Duración 1. Poder: «{ power-same }».
card-fortune = La Fortuna
    .help = De dos destinos impares distintos acepta el mayor; de uno impar y otro par, el menor. Duración 3. Poder: «{ power-plus-1 }».
card-iron = El Hierro
    .help = Acepta un destino si el otro, el que conservas, es mayor que todos los que hay aquí. Mientras no haya ninguno, por lo general acepta cualquiera. Duración 4. Poder: «{ power-plus-1 }».
card-captain = El Capitán
    .help = Si exactamente uno de los dos es un 1, un 4 o un 7, acepta ese. Duración 3. Poder: «{ power-ask-147 }».
card-feast = El Festín
    .help = Acepta cualquier destino; luego robas otro y vuelves a jugar, en una carta distinta. Duración 4. Poder: «{ power-relocate }».
card-ghost = El Fantasma
    .help = Acepta cualquiera de los dos destinos si ningún destino visible dista exactamente uno de ninguno de los dos. Duración 2. Poder: «{ power-plus-1 }».
card-lantern = El Farol
    .help = Acepta cualquiera de los dos destinos si ambos y todos los visibles suman un múltiplo de 4. Duración 3. Poder: «{ power-relocate }».
card-pallbearers = Los Portadores del Féretro
    .help = Acepta cualquiera de los dos destinos si su diferencia es 1 o 2. Duración 2. Poder: «{ power-within-2 }».
card-passage = El Pasaje
    .help = Acepta cualquiera de los dos destinos si entre ambos, sin contar los extremos, hay exactamente un valor visible. Duración 2. Poder: «{ power-same }».
card-wish = El Deseo
    .help = Acepta cualquier destino, y el grupo tiene una predicción más en este turno. Duración 2. Poder: «{ power-old }».
card-imago = El Imago
    .help = Acepta cualquier destino. Un 7 que esté aquí solo cuenta 1 hora. Duración 3. Poder: «{ power-cycle }».
card-ash = La Ceniza
    .help = Acepta cualquier 7. Las horas no cuentan: se desvanece al final de un turno en el que se haya jugado un 1 o un 2, sin importar dónde. Poder: «{ power-help }».
card-fall = La Caída
    .help = Acepta cualquier destino. Las horas no cuentan: se desvanece cuando sus destinos suman al menos el doble del destino oculto de este turno; por lo general se anuncia antes de que actúe el grupo. Poder: «{ power-amplify }».
card-musicians = Los Músicos
    .help = Acepta cualquiera de los dos destinos si suman exactamente 11, solos o junto con un destino visible. Duración 3. Poder: «{ power-exile }».
card-north-wind = El Viento del Norte
    .help = Acepta cualquiera de los dos destinos si uno vale exactamente una hora más que el otro. Duración 2. Poder: «{ power-slow }».
card-thief = La Ladrona
    .help = Aquí no se puede jugar nada. En cada turno, después de la jugada, toma de otra carta un destino mayor que el oculto, si lo hay. Duración 2. Poder: «{ power-help }».


## Poderes

power-ask-123 = ¿1-2-3?
    .help = El grupo pregunta si el destino oculto es un 1, un 2 o un 3.
power-ask-147 = ¿1-4-7?
    .help = El grupo pregunta si el destino oculto es un 1, un 4 o un 7.
power-ask-345 = ¿3-4-5?
    .help = El grupo pregunta si el destino oculto es un 3, un 4 o un 5.
power-ask-567 = ¿5-6-7?
    .help = El grupo pregunta si el destino oculto es un 5, un 6 o un 7.
power-higher-than = ¿Mayor que?
    .help = El grupo dice un número del 1 al 6 y pregunta si el destino oculto es mayor.
power-same = ¿Igual?
    .help = El grupo señala un destino visible y pregunta si el oculto tiene el mismo valor.
power-within-2 = ¿A 2 o menos?
    .help = El grupo pregunta si el destino oculto está a 2 o menos del último destino jugado.
power-twice = Dos veces
    .help = El grupo tiene una predicción más en este turno.
power-help = Ayuda
    .help = El grupo renuncia a otro poder desvanecido y pregunta si el destino oculto es un 2 o un 6; una sola respuesta vale para los dos.
power-slow = Ralentizar
    .help = El grupo pone este poder debajo de una carta de la fila. Mientras siga ahí, cada destino de esa carta cuenta 1 hora.
power-cycle = Renovación
    .help = Antes de jugar, quien tiene el turno sustituye una carta de la fila sin destinos por la primera carta del mazo.
power-relocate = Trasladar
    .help = Antes de jugar, quien tiene el turno traslada un destino visible a otra carta de la fila, pida lo que pida.
power-plus-1 = +1
    .help = Se usa antes de jugar: durante el resto del turno, el destino que no se juega cuenta uno más para las cartas. La predicción debe nombrar de todos modos el valor impreso.
power-old = ¿Antiguo?
    .help = Después de jugar, quien tiene el turno hace saber a todos si el último destino jugado era antiguo, es decir, conservado de un turno anterior.
power-discard-lower = Descartar menor
    .help = Después de jugar, quien tiene el turno devuelve a la bolsa un destino visible menor que el oculto.
power-exile = Exilio
    .help = Después de una predicción correcta, el grupo renuncia a otro poder desvanecido y retira del juego un destino visible.
power-amplify = Amplificar
    .help = Actúa solo, debajo de la carta que sustituye a la Caída. En el turno en que esa carta se desvanece, una predicción correcta vale 2 puntos, y cada desvanecimiento que aumenta la perdición la aumenta en 3.


## Otros nombres

hand =
    { $which ->
        [1] { $seat }, mano A
        [2] { $seat }, mano B
       *[other] { $seat }
    }
fate = { $value }
    .help = Hay tres destinos de cada valor. Sobre una carta, un 1, 2 o 3 cuenta 1 hora, un 4, 5 o 6 cuenta 2 y un 7 cuenta 3.
slot = lugar { $slot }
answer-yes = sí
answer-no = no
vote =
    { $choice ->
        [1] { $seat }: a favor
       *[other] { $seat }: en contra
    }
switch-follow-speaker = Aprobar siempre
switch-always-pass = Renunciar a los poderes en el propio turno
proposal =
    { $details ->
        [none] { $act }
       *[other] { $act } ({ $details })
    }
placement =
    { $age ->
        [1] el { $value } antiguo
        [2] el { $value } nuevo
       *[other] { $value }
    } en { $card ->
        [none] Las Horas
       *[other] { $card }
    }
visible = el { $value } de { $card }
use = Usar { $card }
pay = { $card } como pago
prediction = Predecir { $value }
reveal =
    { $hand ->
        [1] Mostrar el destino de tu mano B y devolverlo a la bolsa
       *[other] Mostrar tu destino y devolverlo a la bolsa
    }
note = { $value }
join = { $seat }


## Decisiones

decision-before_play_power = ¿Usas un poder antes de jugar?
    .action = { $item }
    .help = Toda la mesa tiene un solo poder por turno. Si usas uno ahora, el grupo no podrá usar otro para averiguar tu destino.
decision-cycle_target = ¿Qué carta se sustituye?
    .action = Sustituir { $item }
    .help = La carta va al fondo del mazo y la primera del mazo ocupa su lugar. Nada se desvanece y la perdición no aumenta.
decision-relocate_source = ¿Qué destino trasladas?
    .action = Trasladar { $item }
    .help = Puedes trasladar cualquier destino visible. Sus horas contarán en la carta a la que vaya.
decision-relocate_destination = ¿Adónde lo trasladas?
    .action = Trasladarlo a { $item }
    .help = A cualquier otra carta de la fila, pida lo que pida. Si las horas llegan a su duración, se desvanece al final del turno.
decision-play_fate = ¿Qué destino juegas, y en qué carta?
    .action = Jugar { $item }
    .help = Solo aparece lo que permiten las cartas. Elige la jugada que más diga del destino que conservas, y vigila las horas de la carta. Las Horas solo están abiertas si ninguna carta de la fila acepta ninguno de tus destinos.
decision-thief_take = ¿Qué destino toma la Ladrona?
    .action = Tomar { $item }
    .help = Toma un destino mayor que el que conservas; si lo hay, es obligatorio. Solo puedes pasar si ninguno es lo bastante alto.
decision-after_play_power = ¿Usas un poder después de jugar?
    .action = { $item }
    .help = Toda la mesa tiene un solo poder por turno, y todo lo que haces dice algo a los demás. Si usas uno ahora, el grupo no podrá usar otro.
decision-discard_lower_target = ¿Qué destino vuelve a la bolsa?
    .action = Descartar { $item }
    .help = Cualquier destino visible menor que el que conservas, incluso el que acabas de jugar. Una carta que pierde así horas puede librarse de desvanecerse.
decision-group_action = ¿Qué propones al grupo?
    .action = { $item }
    .help = Una predicción, un poder o ninguna de las dos cosas. Una predicción correcta da un punto, y nada de lo que se desvanece en este turno aumenta la perdición; una equivocada la aumenta en 1. Después de un poder, el grupo aún puede predecir o pasar.
decision-higher_than_number = ¿Por qué número preguntas?
    .action = ¿Es mayor que { $item }?
    .help = La respuesta es sí si el destino oculto es mayor que el número, y no si es igual o menor.
decision-same_value = ¿Por qué valor visible preguntas?
    .action = ¿Es un { $item }?
    .help = Puedes preguntar por cualquier valor que esté en una carta de la fila.
decision-slow_target = ¿Qué carta se ralentiza?
    .action = Ralentizar { $item }
    .help = Desde ahora, cada destino de esa carta cuenta 1 hora, hasta que la carta deje la fila. Una carta que se desvanecería en este turno puede salvarse.
decision-power_payment = ¿A qué poder renuncias?
    .action = Ceder { $item }
    .help = El poder con el que pagas no tiene efecto; su carta queda gastada.
decision-group_vote = ¿Apruebas la propuesta?
    .action = { $item }
    .help = Nadie ve tu voto antes del último. Si la propuesta se rechaza, otra persona del grupo hace la siguiente. Vota como si no conocieras el destino de tu propia mano.
decision-group_again = La predicción ha fallado. ¿Propones otra?
    .action = { $item }
    .help = Si una de las predicciones de este turno es correcta, las equivocadas no cuentan. Si todas son equivocadas, por lo general aumentan la perdición en 1 en total.
decision-exile_offer = ¿Propones retirar del juego un destino visible?
    .action = { $item }
    .help = Cuesta otro poder desvanecido. El destino no vuelve nunca, y una carta que pierde así horas puede librarse de desvanecerse.
decision-exile_target = ¿Qué destino deja el juego?
    .action = Exiliar { $item }
    .help = Cualquier destino visible. De su valor quedará para siempre un ejemplar menos.

action-pass = Pasar
action-agree = Aprobar
action-object = Rechazar

side-follow-speaker = Aprobar siempre: activar o desactivar
    .help = Mientras esté activado, apruebas todas las propuestas sin que se te pregunte.
side-always-pass = Renunciar a los poderes en mi turno: activar o desactivar
    .help = Mientras esté activado, no se te pregunta por los poderes antes ni después de jugar. Solo se puede cambiar cuando no es tu turno.
side-leave = Dejar la mesa para siempre
    .help = Te vas al final del turno, o enseguida si es el tuyo. Por lo general tus destinos vuelven a la bolsa sin que nadie los vea.
side-seat-bot = Dejar este asiento a un bot
    .help = El bot juega con tus destinos hasta que recuperes el asiento.
side-seat-person = Recuperar este asiento del bot
    .help = Sigues con los destinos que haya.
side-out-of-time = Se acabó el tiempo
    .help = La decisión se toma en lugar de quien no la ha tomado a tiempo.
side-note = Girar { $item } en la línea numérica
    .help = Los aliados marcan qué valores han excluido para la mano activa. Todos ven las marcas, pero solo son notas.
side-join = Sentarse, en el sentido de las agujas del reloj, después de: { $item }
    .help = Entras al final del turno y robas destinos en tu primer turno.
side-reveal = { $item }
    .help = Demuestra a los demás que ese destino lo tienes tú y que no puede tenerlo quien tiene el turno. No cuesta nada.


## Sucesos

event-row_laid = Esta es la fila: { $cards }. La perdición empieza en { $doom }.
    .rule = Se descubren cuatro cartas de izquierda a derecha; la perdición inicial depende de la dificultad.
event-turn_began = Turno { $turn }: { $hand }.
    .rule = Se juega en el sentido de las agujas del reloj; el jugador activo es quien tiene el turno, y los demás son los aliados.
event-drew =
    { $fates ->
        [hidden] { $seat } roba { $count ->
            [one] un destino.
           *[other] { $count } destinos.
        }
       *[other] { $you ->
            [yes] Robas { $fates }.
           *[no] { $seat } roba { $fates }.
        }
    }
    .rule = Quien tiene el turno roba de la bolsa hasta tener dos destinos en la mano.
event-bag_empty = La bolsa está vacía: vuelve a ella el { $fate } de «{ $card }».
    .rule = Si hay que robar y la bolsa está vacía, antes vuelve a ella el destino que lleva más tiempo visible.
event-used_power = Se usa el poder «{ $power }» de la carta «{ $card }».
    .rule = Toda la mesa puede usar un poder desvanecido por turno.
event-paid = Se cede como pago la carta «{ $card }».
    .rule = «Ayuda» y «Exilio» cuestan además otro poder desvanecido, que se gasta sin efecto.
event-cycled = La carta «{ $card }» deja la fila y va al fondo del mazo; en su lugar: «{ $newcomer }».
    .rule = «Renovación» sustituye una carta sin destinos por la primera del mazo; nada se desvanece y la perdición no aumenta.
event-relocated = El { $fate } pasa de «{ $source }» a «{ $target }».
    .rule = «Trasladar» lleva un destino visible a cualquier otra carta de la fila, y allí cuentan sus horas.
event-played =
    { $you ->
        [yes] Juegas un { $fate } en «{ $card }».
       *[no] { $seat } juega un { $fate } en «{ $card }».
    }
    .rule = Un destino se juega en una carta cuya condición cumplen los dos destinos de la mano; nadie sabe cuál de los dos era más antiguo.
event-played_on_hours =
    { $you ->
        [yes] Ninguna carta acepta tus destinos: juegas un { $fate } en «Las Horas», y pasa a «{ $card }».
       *[no] Ninguna carta acepta ninguno de los dos destinos: { $seat } juega un { $fate } en «Las Horas», y pasa a «{ $card }».
    }
    .rule = Las Horas solo están abiertas si ninguna carta de la fila acepta ninguno de los dos destinos; el destino pasa entonces a la primera carta de la fila.
event-told_higher = ¿Es el destino oculto mayor que el { $fate } recién jugado? Respuesta: { $answer }.
    .rule = Una jugada en el Cáliz revela si el destino que queda en la mano es mayor; si es igual, no es mayor.
event-extra_prediction = El grupo tiene una predicción más en este turno: { $count } en total.
    .rule = El Deseo y «Dos veces» conceden cada uno una predicción más en el turno.
event-thief_took = La Ladrona toma el { $fate } de «{ $card }».
    .rule = Después de la jugada, la Ladrona debe tomar de otra carta un destino mayor que el oculto.
event-thief_took_nothing = La Ladrona no encuentra nada que tomar.
    .rule = La Ladrona solo toma un destino mayor que el oculto; si no toma nada, es que no lo hay en ninguna otra carta.
event-told_old = ¿Era antiguo el destino recién jugado? Respuesta: { $answer }.
    .rule = Un destino es antiguo si ya estaba en la mano al empezar el turno.
event-discarded = El { $fate } de «{ $card }» vuelve a la bolsa: el destino oculto es mayor.
    .rule = «Descartar menor» retira un destino visible menor que el oculto.
event-announced = Tal como están las cosas, ¿se desvanecerá la carta «{ $card }» al final del turno? Respuesta: { $answer }.
    .rule = La Ceniza y la Caída no cuentan horas; antes de que actúe el grupo se anuncia si se cumple su propia condición.
event-proposed =
    { $you ->
        [yes] Propones: «{ $proposal }».
       *[no] { $seat } propone: «{ $proposal }».
    }
    .rule = Los aliados proponen uno tras otro, primero las personas y luego los bots, en el sentido de las agujas del reloj desde quien tiene el turno.
event-voted = Ya están todos los votos. { $votes }.
    .rule = Los votos son secretos hasta el último; entonces se muestran todos.
event-rejected = Se rechaza la propuesta «{ $proposal }».
    .rule = Tras una propuesta rechazada, otra persona del grupo hace la siguiente; cada cual propone como mucho una vez por ronda.
event-no_agreement = Se han rechazado todas las propuestas. Al final se hace esto: «{ $proposal }».
    .rule = Sin acuerdo se sigue la propuesta con más apoyo, si la respaldó más de la mitad de los aliados; si no, no se hace nada.
event-asked_values = ¿Está el destino oculto entre estos valores: { $values }? Respuesta: { $answer }.
    .rule = A las preguntas se responde siempre la verdad, sí o no, y todos oyen la respuesta.
event-asked_higher = ¿Es el destino oculto mayor que { $number }? Respuesta: { $answer }.
    .rule = A las preguntas se responde siempre la verdad, sí o no; si es igual, no es mayor.
event-asked_same = ¿Es el destino oculto un { $number }? Respuesta: { $answer }.
    .rule = La pregunta debe referirse a un valor visible en una carta.
event-asked_within = ¿Está el destino oculto a 2 o menos del { $fate } recién jugado? Respuesta: { $answer }.
    .rule = La pregunta compara el destino oculto con el último destino jugado en el turno.
event-slowed = La carta «{ $card }» se ralentiza: cada destino que hay en ella cuenta 1 hora.
    .rule = «Ralentizar» se queda debajo de una carta hasta que esta deja la fila.
event-predicted = El grupo predice { $number }. ¿Es correcto? Respuesta: { $answer }.
    .rule = Una predicción nombra un solo valor, cualquiera del 1 al 7.
event-no_prediction = El grupo no hace ninguna predicción.
    .rule = Sin predicción, el destino oculto sigue en la mano, y todo lo que se sabe de él sigue siendo cierto.
event-showed = Se muestra el destino oculto: { $fate }. Vuelve a la bolsa.
    .rule = Tras una predicción, correcta o equivocada, el destino oculto vuelve a la bolsa y su línea numérica empieza de nuevo.
event-returned_unseen =
    { $count ->
        [one] Un destino vuelve a la bolsa sin que nadie lo vea.
       *[other] { $count } destinos vuelven a la bolsa sin que nadie los vea.
    }
    .rule = Los destinos que vuelven a la bolsa sin mostrarse guardan su valor para sí.
event-scored =
    { $points ->
        [one] ¡Un punto! La puntuación es { $score } de 7.
       *[other] ¡{ $points } puntos! La puntuación es { $score } de 7.
    }
    .rule = Una predicción correcta vale 1 punto, o 2 en un turno amplificado.
event-doom_grew = La perdición aumenta en { $amount } y llega a { $doom } de 7.
    .rule = Las predicciones equivocadas aumentan la perdición en 1; cada carta que se desvanece la aumenta en 2, o en 3 en un turno amplificado, a menos que el grupo haya acertado en este turno.
event-exiled = El { $fate } de «{ $card }» deja el juego para siempre.
    .rule = Un destino exiliado no vuelve nunca a la bolsa.
event-faded = La carta «{ $card }» se desvanece. De vuelta a la bolsa: { $fates }.
    .rule = Al final de cada turno se desvanece toda carta cuyos destinos sumen al menos tantas horas como su duración; la Ceniza y la Caída tienen reglas propias.
event-spent = La carta «{ $card }» queda gastada.
    .rule = Un poder usado o cedido va boca arriba al fondo del mazo, a menos que en la mesa se juegue sin retorno.
event-refilled = La carta «{ $card }» entra en la fila, { $slot }.
    .rule = La primera carta del mazo sustituye a una carta desvanecida.
event-recycled = El mazo está vacío: la carta «{ $card }» vuelve a la fila, { $slot }.
    .rule = Cuando el mazo está vacío, vuelve a la fila la carta cuyo poder lleva más tiempo esperando, y ese poder se pierde.
event-amplified = «Amplificar» está ahora debajo de «{ $card }».
    .rule = Cuando la Caída se desvanece, su poder no se une a los demás: va debajo de la carta que ocupa su lugar.
event-revealed =
    { $you ->
        [yes] Muestras tu destino, un { $fate }, y lo devuelves a la bolsa.
       *[no] { $seat } muestra un { $fate } y lo devuelve a la bolsa.
    }
    .rule = Un aliado puede renunciar a un destino para demostrar dónde está el último ejemplar de su valor.
event-noted = Línea numérica ({ $hand }): el { $number } queda excluido.
    .rule = Mientras el grupo delibera, los aliados marcan en la línea numérica los valores que han excluido.
event-unnoted = Línea numérica ({ $hand }): el { $number } vuelve a ser posible.
    .rule = Una marca en una línea numérica es solo una nota y se puede quitar.
event-switched =
    { $you ->
        [yes] Cambias una costumbre. { $switch }: { $answer }.
       *[no] { $seat } cambia una costumbre. { $switch }: { $answer }.
    }
    .rule = Se pueden aprobar todas las propuestas, o renunciar a todo poder en el propio turno, sin tener que responder cada vez.
event-will_join =
    { $you ->
        [yes] Al final del turno te sentarás, en el sentido de las agujas del reloj, después de: { $after }.
       *[no] Al final del turno { $seat } se sentará, en el sentido de las agujas del reloj, después de: { $after }.
    }
    .rule = Se puede entrar entre dos turnos, en cualquier punto del orden de juego, mientras haya menos de cinco personas en la mesa.
event-joined =
    { $you ->
        [yes] Entras en la partida, en el sentido de las agujas del reloj, después de: { $after }.
       *[no] { $seat } entra en la partida, en el sentido de las agujas del reloj, después de: { $after }.
    }
    .rule = Quien entra forma parte del grupo enseguida y roba destinos en su primer turno.
event-will_leave =
    { $you ->
        [yes] Dejarás la mesa al final del turno.
       *[no] { $seat } dejará la mesa al final del turno.
    }
    .rule = Quien ha pedido irse no propone nada más y aprueba todas las propuestas de los demás.
event-left =
    { $you ->
        [yes] Dejas la mesa.
       *[no] { $seat } deja la mesa.
    }
    .rule = Los destinos de quien se va vuelven a la bolsa sin que nadie los vea, y los demás cierran el hueco.
event-forfeited =
    { $you ->
        [yes] Te vas en mitad de tu turno: no hay predicción.
       *[no] { $seat } se va en mitad del turno: no hay predicción.
    }
    .rule = Si se va quien tiene el turno, un destino ya jugado se queda, los demás vuelven a la bolsa sin que nadie los vea, y las cartas se desvanecen como siempre.
event-bot_sat_down =
    { $you ->
        [yes] Ahora juega un bot en tu asiento.
       *[no] Ahora un bot juega por { $seat }.
    }
    .rule = El bot sigue con los mismos destinos y los mismos derechos.
event-person_sat_down =
    { $you ->
        [yes] Recuperas tu asiento del bot.
       *[no] { $seat } recupera su asiento del bot.
    }
    .rule = Una persona puede recuperar en cualquier momento un asiento de un bot.
event-ran_out_of_time =
    { $you ->
        [yes] Se te ha acabado el tiempo.
       *[no] { $seat } se ha quedado sin tiempo.
    }
    .rule = Cuando se acaba el tiempo, la decisión se toma de oficio; a la segunda vez seguida, un bot ocupa el asiento.
event-won = ¡La mesa ha ganado con { $score } puntos!
    .rule = Cuando la puntuación llega a 7, ganan todos al instante y ya no se desvanece nada.
event-lost = La mesa ha perdido. { $ending }
    .rule = Cuando la perdición llega a 7, pierden todos al instante.
event-abandoned = No queda nadie en la mesa; la partida termina sin resultado.
    .rule = Cuando se han ido todas las personas, la partida se abandona.


## La mesa

zone-turn = Turno
zone-phase = Fase
zone-order = Orden de juego
zone-active = Mano activa
zone-score = Puntuación
zone-doom = Perdición
zone-row = Fila
zone-fates = Destinos visibles
zone-hours = Horas en las cartas
zone-due = A punto de desvanecerse
zone-attached = Debajo de las cartas
zone-deck_top = Primera carta del mazo
zone-deck = Mazo
zone-deck_unseen = Cartas aún no vistas
zone-deck_known = Fondo del mazo
zone-faded = Poderes desvanecidos
zone-bag = Bolsa
zone-exile = Exilio
zone-power_used = Poder usado en este turno
zone-plus_one = El destino no jugado cuenta uno más
zone-predictions_left = Predicciones restantes
zone-tried = Predicciones equivocadas
zone-plays = Jugado en este turno
zone-proposal = Propuesta
zone-offers = Propuestas rechazadas
zone-hints = Deducción
zone-joining = Va a entrar
zone-present = En la mesa
zone-hands = Destinos en la mano
zone-line = Excluidos en la línea numérica
zone-bot = Bot
zone-follows = Aprueba siempre
zone-passes = No usa poderes
zone-leaving = Va a irse
zone-vote = Voto

phase-draw = Robo
phase-before_play = Antes de jugar
phase-play = Jugada
phase-mandatory = La Ladrona
phase-after_play = Después de jugar
phase-announce = Anuncio
phase-group = El grupo decide
phase-resolve = Resolución
phase-after_resolve = Después de la predicción
phase-fade = Desvanecimiento
phase-turn_end = Final del turno

ending-won = La puntuación ha llegado a 7.
ending-doomed = La perdición ha llegado a 7.
ending-deck_empty = El mazo se ha agotado.
ending-turn_limit = El último turno permitido ha pasado.
ending-abandoned = Todos han dejado la mesa.

board-score = Puntuación
board-doom = Perdición
board-row = Fila
board-deck = Mazo
board-deck-top = Siguiente
board-bag = Bolsa
board-faded = Poderes
board-no-powers = aún no hay poderes
board-power-used = poder del turno ya usado
board-exile = Exilio
board-attached = Debajo
board-empty = sin destinos
board-hours = horas: { $hours } de { $duration }
board-no-duration = no cuenta horas
board-due = se desvanecerá
board-on-hours = pasando por Las Horas
board-line = Excluidos
board-hidden = oculto
board-old = antiguo
board-new = nuevo
board-active = Juega
board-you-hold = Tienes
board-predictions = Predicciones restantes
board-tried = Equivocadas
board-proposal = Propuesta
board-bot = bot
board-leaving = va a irse
board-joining = va a entrar
board-turns = Turnos
board-absent = ha dejado la mesa
board-notes = Línea numérica: { $hand }
board-sign-1 = 1 hora
board-sign-2 = 2 horas
board-sign-3 = 3 horas
board-sign-duration = horas hasta ahora, de la duración
board-sign-power = poder, una vez desvanecida

# Qué acepta una carta, en pocas palabras; se habla de los dos destinos de la mano.
board-takes-dawn = el mayor
board-takes-leviathan = suma 11 o más
board-takes-midnight = el menor
board-takes-beast = diferencia 1
board-takes-belltower = suma múltiplo de 3
board-takes-blind-man = cualquiera; sin perdición
board-takes-chalice = cualquiera; dice si el otro es mayor
board-takes-deep = suma 5 o menos
board-takes-engine = uno es doble o triple del otro
board-takes-huntress = diferencia 2
board-takes-judge = suma par
board-takes-key = suma 7, 8 o 9
board-takes-lord = el único entre 5, 6 y 7
board-takes-mirror = dos destinos iguales
board-takes-noble = el único entre 3, 4 y 5
board-takes-prophet = el valor del otro está a la vista
board-takes-rider = distintos entre sí y de los visibles
board-takes-servant = el único entre 1, 2 y 3
board-takes-shore = diferencia 4 o más
board-takes-stranger = suma impar
board-takes-asunder = el mayor; diferencia a la vista
board-takes-fortune = impares: el mayor; mixtos: el menor
board-takes-iron = el otro es mayor que todos los de aquí
board-takes-captain = el único entre 1, 4 y 7
board-takes-feast = cualquiera; luego se juega otra vez
board-takes-ghost = ningún visible a distancia 1
board-takes-lantern = suma con los visibles múltiplo de 4
board-takes-pallbearers = diferencia 1 o 2
board-takes-passage = un solo valor visible en medio
board-takes-wish = cualquiera; una predicción más
board-takes-imago = cualquiera; un 7 cuenta 1 hora
board-takes-ash = un 7; se desvanece si se juega 1 o 2
board-takes-fall = cualquiera; se desvanece según su suma
board-takes-musicians = suma 11, también con un visible
board-takes-north-wind = horas: diferencia 1
board-takes-thief = nada; toma un destino por sí misma
board-takes-the-hours = cualquier destino, si ninguna carta lo acepta


## La mesa en el navegador

board-moment = Turno { $turn } · { $phase }
board-track = { $steps } de { $goal }
board-secret-fates =
    { $count ->
        [0] ningún destino en la mano
        [one] un destino oculto
       *[other] { $count } destinos ocultos
    }
board-cards-left =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-fates-left =
    { $count ->
        [one] 1 destino
       *[other] { $count } destinos
    }
board-deck-inside = Qué queda en el mazo
board-others = Los aliados alrededor de la mesa
board-lift = cógelo y elige una carta
board-just-played = recién jugado
board-crossed-out = excluido
board-wrong = predicción errada
board-cross-out = Excluir { $value }
board-has-voted = ha votado
board-agrees = estás a favor
board-objects = estás en contra
board-says = { $seat } propone: «{ $proposal }»
board-support = { $count } a favor
board-percent = { $percent }%


## Deducción

hint-title = Deducción
hint-private = Solo para tus ojos: contando también tus propios destinos
hint-public = Lo que los demás pueden deducir de tu destino
hint-possible = Aún posibles ({ $seat }): { $values }
hint-cooperative = Si la jugada quería decir lo más posible: { $values }
hint-likely = { $value }: { $percent }%
hint-none = Por ahora no hay nada que deducir.
hint-off = En esta mesa se juega sin el panel de deducción.
hint-thinking = Pensando …
hint-open = posible
hint-out = { $value } queda excluido: { $reason }
hint-play = { $play } deja: { $values }
hint-play-best = es la que más dice
hint-play-chance = la mejor conjetura acertaría en el { $percent }% de los casos
advice-reason = Lo que todos pensarían del destino oculto: { $reason }

reason-played = si no, { $value } no se habría podido jugar en «{ $card }» (turno { $turn })
reason-played-hours = si no, alguna carta habría aceptado un destino, y { $value } no habría pasado por «Las Horas» (turno { $turn })
reason-told-higher = en el Cáliz, la respuesta a «¿mayor que { $value }?» fue { $answer } (turno { $turn })
reason-asked = la respuesta a la pregunta por { $values } fue { $answer } (turno { $turn })
reason-thief = la Ladrona solo toma lo que es mayor, y tomó el { $value } de «{ $card }» (turno { $turn })
reason-thief-nothing = la Ladrona no encontró nada mayor que tomar (turno { $turn })
reason-old = la respuesta a «¿era antiguo el destino jugado?» fue { $answer } (turno { $turn })
reason-discarded = el { $value } de «{ $card }» se descartó por ser menor (turno { $turn })
reason-fall = la respuesta a «¿se desvanecerá la Caída?» fue { $answer } (turno { $turn })
reason-predicted = la predicción { $value } falló (turno { $turn })
reason-copies = ya se sabe dónde están todos sus ejemplares
reason-held = el destino viene de un turno anterior, en el que este valor quedó excluido
reason-own = tus propios destinos no dejan ningún ejemplar


## Opciones

option-difficulty = Dificultad
    .help = Con cuánta perdición empieza la partida.
option-difficulty-normal = Normal: perdición 2
option-difficulty-easy = Fácil: perdición 0
option-difficulty-hard = Difícil: perdición 4
option-difficulty-doomed = Condenados: perdición 6
option-sets = Series adicionales
    .help = Cartas que se barajan con las veinte del juego básico.
option-sets-none = Ninguna
option-sets-promo = Promo
option-sets-imago = El Imago
option-sets-stars_below = Las Estrellas de Abajo
option-custom_deck = Mazo a medida
    .help = El mazo se compone exactamente de estas cartas, al menos ocho; las series dejan de contar.
option-two_player_challenge = Reto para dos
    .help = Dos personas juegan con dos manos cada una, y cada mano tiene su propio turno.
option-start_seat = Quién empieza
    .help = Quién tiene el primer turno.
option-start_seat-random = Por sorteo
option-start_seat-0 = Primer asiento
option-start_seat-1 = Segundo asiento
option-start_seat-2 = Tercer asiento
option-start_seat-3 = Cuarto asiento
option-start_seat-4 = Quinto asiento
option-refill_position = Sustitución de una carta desvanecida
    .help = Adónde va la carta nueva. Importa porque los destinos jugados en las Horas pasan a la primera carta de la fila.
option-refill_position-same_slot = Al mismo lugar
option-refill_position-append_right = Al extremo derecho; las demás se juntan
option-consent = Acuerdo del grupo
    .help = Qué hace falta para que una propuesta se lleve a cabo.
option-consent-unanimous = Todos la aprueban
option-consent-majority = La aprueba más de la mitad
option-consent-speaker = Decide quien habla primero
option-consent-host = Decide quien invita
option-consent_fallback = Sin acuerdo
    .help = Qué ocurre cuando se han rechazado las propuestas de todos los aliados.
option-consent_fallback-majority = La propuesta con más apoyo, si la respalda más de la mitad
option-consent_fallback-pass = El grupo no hace nada
option-human_first = Las personas primero
    .help = Si las personas hacen sus propuestas antes que los bots.
option-bots_follow_humans = Los bots siguen a las personas
    .help = Si los bots aprueban todo lo que propone una persona.
option-reveal_discard = Mostrar el propio destino
    .help = Cuándo un aliado puede mostrar un destino y devolverlo a la bolsa, para demostrar que no puede tenerlo quien tiene el turno.
option-reveal_discard-last_copy = Solo el último ejemplar de un valor
option-reveal_discard-any = Cualquier destino
option-reveal_discard-off = Nunca
option-multi_wrong_doom = Varias predicciones equivocadas
    .help = Cuánto aumentan la perdición si todas las predicciones de un turno son equivocadas.
option-multi_wrong_doom-once = En 1 en total
option-multi_wrong_doom-each = En 1 cada una
option-wrong_reveal = Mostrar el destino tras una predicción equivocada
    .help = Si todos ven el valor antes de que el destino vuelva a la bolsa.
option-fall_check = La Caída
    .help = Cuándo se sabe que la Caída va a desvanecerse, lo cual dice algo del destino oculto.
option-fall_check-announce = Se anuncia antes de que actúe el grupo
option-fall_check-fade_only = Solo al desvanecerse
option-passage_counts = El Pasaje
    .help = Qué se cuenta entre los dos destinos; debe haber exactamente uno.
option-passage_counts-values = Los valores visibles
option-passage_counts-tokens = Los destinos visibles
option-iron_empty = El Hierro sin destinos
    .help = Qué se puede jugar en el Hierro mientras no haya nada en él.
option-iron_empty-zero = Cualquier destino
option-iron_empty-closed = Nada
option-spent_cards = Poderes gastados
    .help = Adónde van los poderes usados o cedidos.
option-spent_cards-bottom = Al fondo del mazo
option-spent_cards-removed = Fuera del juego
option-deck_empty = Mazo vacío
    .help = Qué ocurre cuando hay que sustituir una carta y el mazo se ha agotado.
option-deck_empty-recycle_oldest = El poder más antiguo vuelve a la fila
option-deck_empty-loss = La partida se pierde
option-on_leave = Cuando alguien se va
    .help = Qué pasa con el asiento de quien se va para siempre.
option-on_leave-remove_seat = El asiento desaparece
option-on_leave-bot_takes_seat = Un bot ocupa el asiento
option-allow_join = Entrar durante la partida
    .help = Si es posible sentarse a la mesa entre dos turnos.
option-mute_active = Silencio del jugador activo
    .help = Si el chat de quien tiene el turno se cierra hasta que se resuelva la predicción.
option-hints = Panel de deducción
    .help = Cuánto deduce la mesa por ti. El panel usa solo lo que todos pueden saber.
option-hints-off = Desactivado
option-hints-logical = Lo que aún es posible
option-hints-cooperative = Lo que querría decir una jugada generosa
option-hints-bayes = Probabilidades
option-auto_number_line = Líneas numéricas
    .help = Quién marca los valores excluidos.
option-auto_number_line-off = Los aliados
option-auto_number_line-logical = La propia mesa
option-timers = Límites de tiempo
    .help = Si se toma por ti una decisión cuando tardas demasiado.
option-timers-off = Desactivados
option-timers-on = Activados
option-max_turns = Partida más larga
    .help = Después de este número de turnos la partida se pierde. En el juego básico nunca se llega tan lejos.

preset-rulebook = Según el manual
    .help = El juego básico tal como lo explica su manual: lo mejor para una primera partida.
preset-everything = Todo
    .help = Las 36 cartas, con sus nuevas condiciones y poderes.
preset-family = Familia
    .help = Sin perdición al empezar, con un panel que muestra lo que aún es posible y por mayoría simple.
preset-expert_pair = Pareja experta
    .help = Dos personas, dos manos cada una y cuatro de perdición desde el principio.
preset-solo = En solitario
    .help = Una persona entre bots, sin la ayuda del panel de deducción.
preset-research = Investigación
    .help = Una sola voz decide por el grupo; no se entra durante la partida, no hay límites de tiempo y no se muestran destinos.
preset-no_return = Sin retorno
    .help = Los poderes usados dejan el juego, y un mazo vacío significa la derrota.


## Tutorial

tutorial-goal = ¡Te damos la bienvenida a bordo! Ganáis juntos o perdéis juntos. Si adivináis siete veces lo que otro tiene en la mano, habréis ganado; si la perdición llega a siete, todo está perdido.
tutorial-row = Quien tiene el turno posee dos destinos, números del 1 al 7, y juega uno en una carta de esta fila. Cada carta acepta un destino solo con su propia condición. Así habláis entre vosotros: sin decir palabra.
tutorial-read = Tu aliado acaba de jugar un destino en { $item }. Esta carta acepta un destino solo si los dos destinos de la mano son iguales.
tutorial-predict = Así que el destino que se ha quedado en la mano tiene el mismo número que el de la mesa. Es seguro. Elige: { $item }.
tutorial-faded = ¡Correcto: el primero de siete puntos! Los destinos pesan sobre su carta, y esta era demasiado frágil: se ha desvanecido. Una carta que se desvanece aumenta la perdición, pero no en un turno con una predicción correcta. Queda su poder, que os sirve a todos.
tutorial-hand = Ahora te toca a ti. Estos son tus dos destinos, y nadie más los ve. Juega uno de manera que se pueda deducir el otro.
tutorial-play = Una de las cartas quiere dos destinos cuya diferencia sea exactamente 2. Si pones allí el más bajo, el otro solo puede ser 2 más alto, porque 2 más abajo no hay nada. Elige: { $item }.
tutorial-understood = ¡Entendido! Se ha dicho el número correcto: el segundo punto. Y otra carta se ha desvanecido sin hacer daño.
tutorial-doubt = Esta vez se ha jugado en { $item }, que pide una diferencia de exactamente 1. El destino oculto es, pues, uno más alto o uno más bajo: dos posibilidades, y una predicción equivocada aumenta la perdición.
tutorial-power = Aquí ayuda un poder. Se puede usar uno por turno, y este permite predecir dos veces. Elige: { $item }.
tutorial-first = Con dos intentos para dos posibilidades nada puede salir mal. Empieza por la más baja: { $item }.
tutorial-second = No era este, pero no pasa nada si la próxima predicción es correcta. Solo queda un número. Elige: { $item }.
tutorial-end = ¡Tres puntos y nada de perdición! Casi siempre está menos claro: entonces se piensa qué se habría podido jugar en su lugar, o no se predice nada y se espera. ¡Y ahora juega una partida de verdad!


## El manual

rulebook-goal = De qué se trata
    .body =
        De dos a cinco jugadores van en el mismo barco: ganan juntos o pierden juntos. En tu turno tienes dos números
        del 1 al 7 que solo ves tú: tus **destinos**. Juegas uno de ellos en una carta cuya condición cumplen los dos,
        sin decir palabra. Los demás miran qué has jugado, y dónde, e intentan nombrar el número que se ha quedado en tu
        mano: el **destino oculto**.

        - Cada predicción correcta da un punto. Con **7 puntos**, toda la mesa ha ganado.
        - Las predicciones equivocadas y las cartas que se desvanecen aumentan la **perdición**. Cuando llega a **7**,
          toda la mesa ha perdido.

        Una partida dura de diez a veinte turnos, es decir, de diez a treinta minutos.

rulebook-table = Qué hay en la mesa
    .body =
        - **Destinos:** 21 fichas en una bolsa, tres de cada valor del 1 al 7. Cada una vale cierto número de **horas**:
          1, 2 y 3 valen una hora; 4, 5 y 6, dos horas; 7, tres horas.
        - **Cartas de Arcano:** 20 en el juego básico y 16 más en las series adicionales. En el anverso hay una
          condición para jugar y una **duración** en horas, dibujada como lunas. En el reverso hay un poder, a
          disposición de todos una vez que la carta se ha **desvanecido**.
        - **La fila:** cuatro cartas boca arriba. Una carta guarda los destinos que se juegan en ella hasta que se
          desvanece.
        - **Las Horas:** una carta aparte, a la izquierda de la fila. Es el último recurso cuando no se puede jugar nada
          más.
        - **El mazo:** las demás cartas, boca arriba. Todos ven la primera.
        - **Dos marcadores:** la puntuación y la perdición, de 0 a 7.
        - **Una línea numérica por mano:** los valores del 1 al 7, donde los demás anotan lo que han excluido.

        Todo destino que está en una carta de la fila es **visible**. Los de las manos, la bolsa y el exilio no lo son.

rulebook-setup = Antes del primer turno
    .body =
        Para empezar, se barajan las cartas, se ponen cuatro en la fila de izquierda a derecha y se deja el resto al
        lado, como mazo. Todos los destinos van a la bolsa; nadie tiene aún ninguno. La puntuación empieza en 0, y la
        perdición en un número que fija la dificultad:

        - **Fácil:** perdición 0
        - **Normal:** perdición 2
        - **Difícil:** perdición 4
        - **Condenados:** perdición 6; un solo error y es el fin

        Se sortea quién empieza y se juega en el sentido de las agujas del reloj. El número de jugadores no cambia nada
        más.

rulebook-turn = Un turno, paso a paso
    .body =
        Quien tiene el turno es el **jugador activo**. Los demás son los **aliados**, y juntos forman el **grupo**.

        - **Robar.** Quien tiene el turno roba hasta tener dos destinos en la mano. Un destino que ya estaba
          es **antiguo**; uno robado en este turno es **nuevo**.
        - **Poder antes de jugar.** Quien tiene el turno puede usar uno.
        - **Jugar.** Quien tiene el turno juega uno de los dos destinos. Es obligatorio.
        - **Poder después de jugar.** Quien tiene el turno puede usar uno.
        - **Predicción.** Los aliados pueden usar un poder, predecir el destino oculto o no hacer nada.
        - **Resolución.** Un punto por una predicción correcta, perdición por una equivocada.
        - **Desvanecimiento.** Toda carta con demasiadas horas deja la fila.

        En un turno se puede usar **un solo poder**, sea de quien tiene el turno o del grupo, no uno por cada parte.
        Después empieza el turno siguiente.

rulebook-playing = Jugar un destino
    .body =
        Que una carta acepte un destino depende de los dos destinos de tu mano y, en algunas cartas, también de los
        visibles. El destino que vas a jugar todavía no es visible. Si hay varias jugadas posibles, elige libremente
        destino y carta: solo tiene efecto la carta en la que juegas.

        Todos ven el valor y la carta. Nadie sabe si el destino era antiguo o nuevo.

        Si **ninguna carta de la fila acepta ninguno de los dos destinos**, y solo entonces, juegas en **Las Horas** el
        que prefieras. El destino pasa enseguida a la primera carta de la fila. La condición y el efecto especial de esa
        carta no importan, pero las horas cuentan allí desde ese momento. Aun así, tus aliados aprenden mucho: en la
        fila no se podía jugar nada.

rulebook-cards = Las veinte cartas del juego básico
    .body =
        Cuando no se dice cuál de los dos destinos se juega, eliges tú. Entre paréntesis está la duración.

        - **El Alba (3), La Medianoche (3):** los destinos son distintos. El Alba acepta el mayor; la Medianoche, el
          menor.
        - **El Abismo (3):** la suma es 5 o menos.
        - **La Llave (3):** la suma es 7, 8 o 9.
        - **El Leviatán (4):** la suma es 11 o más.
        - **El Juez (3), El Extraño (3):** la suma es par en el primero e impar en el segundo.
        - **El Campanario (2):** la suma es múltiplo de 3.
        - **El Espejo (1), La Bestia (1), La Cazadora (1):** la diferencia es exactamente 0, 1 o 2, por este orden.
        - **La Orilla (4):** la diferencia es 4 o más.
        - **La Máquina (3):** un destino es el doble o el triple del otro.
        - **El Sirviente (2), La Noble (3), El Señor (3):** exactamente uno de los dos está entre 1, 2, 3, o 3, 4, 5, o
          5, 6, 7, por este orden; se juega ese.
        - **El Profeta (2):** uno de los dos tiene el valor de un destino visible; se juega el otro. Si lo tienen ambos,
          eliges tú.
        - **El Jinete (2):** los dos son distintos entre sí y de todos los destinos visibles.
        - **El Ciego (1):** cualquier destino. Cuando se desvanece, la perdición no aumenta.
        - **El Cáliz (2):** cualquier destino. Todos saben al instante si el destino que conservas es mayor que el que
          has jugado; si es igual, no es mayor.

rulebook-group = Cómo decide el grupo
    .body =
        Quien tiene el turno no toma parte en lo que sigue y guarda silencio. Los aliados deliberan como quieran, con
        una regla de honor: nadie insinúa qué destino tiene en su propia mano, ni siquiera para evitar un error.

        Los aliados hacen **propuestas** uno tras otro, las personas antes que los bots y en el sentido de las agujas
        del reloj desde quien tiene el turno. Una propuesta es una predicción, un poder con todos sus detalles o
        simplemente pasar. Los demás aliados **votan**, y nadie ve un voto antes del último.

        - Si todos la aprueban, la propuesta se lleva a cabo. Después de un poder empieza una nueva ronda de propuestas.
        - Si alguien la rechaza, no ocurre nada, y otra persona del grupo hace la siguiente. Cada cual tiene una por
          ronda.
        - Si se han rechazado todas las propuestas de una ronda, se sigue la que tenga más apoyo, siempre que la
          respaldara más de la mitad de los aliados; a igualdad, la primera. Si no, el grupo pasa.

        Con un solo aliado no hay nada que votar. Si confías en los demás, activa «Aprobar siempre»: aprobarás todas las
        propuestas sin que se te pregunte.

rulebook-predicting = La predicción
    .body =
        Una predicción nombra **un solo valor**. Vale cualquiera del 1 al 7, incluso uno imposible.

        - **Correcta:** un punto. El destino se muestra y vuelve a la bolsa, y ninguna carta que se desvanezca en este
          turno aumenta la perdición.
        - **Equivocada:** la perdición aumenta en 1. El destino se muestra y vuelve a la bolsa.
        - **Ninguna predicción:** no se gana ni se pierde nada. El destino sigue en la mano; en su próximo turno esa
          mano roba un solo destino nuevo, y se puede jugar cualquiera de los dos.

        Si una carta o un poder permite **varias predicciones** en un turno, se hacen una tras otra. Después de una
        equivocada, el grupo puede parar. Si una es correcta, las equivocadas anteriores no importan; si todas son
        equivocadas, aumentan la perdición en 1 en total. Hecha la primera predicción, el grupo ya no puede preguntar
        nada.

rulebook-fading = Las horas y el desvanecimiento
    .body =
        Al final de cada turno se suman las horas de los destinos de cada carta. Una carta se desvanece cuando han
        llegado a su **duración**. Entonces

        - sus destinos vuelven a la bolsa;
        - la carta se da la vuelta y se une a los **poderes desvanecidos**;
        - la perdición aumenta en **2**, a menos que el grupo haya acertado en este turno;
        - la primera carta del mazo ocupa su lugar en la fila.

        Si se desvanecen varias cartas, se hace de izquierda a derecha, y cada una aumenta la perdición. La de una
        predicción equivocada se añade. Las cartas se miran solo en este momento: durante el turno, una carta con
        demasiadas horas aún puede salvarse si se le quita un destino. Una carta recién llegada a la fila espera al
        turno siguiente.

        Un poder se puede usar desde el turno siguiente al desvanecimiento de su carta. Una vez usada, la carta va al
        fondo del mazo. Si alguna vez el mazo está vacío, vuelve a la fila como carta el poder que lleva más tiempo
        esperando.

rulebook-powers = Los poderes del juego básico
    .body =
        Los poderes desvanecidos son de todos. Se puede usar uno por turno, y usarlo no obliga a nadie a predecir. La
        mesa responde a las preguntas con un sí o un no, y siempre dice la verdad.

        El **grupo** usa estos antes de su primera predicción:

        - **¿1-2-3?** (El Sirviente, El Extraño), **¿1-4-7?** (El Ciego, El Cáliz), **¿3-4-5?** (El Juez, La
          Noble), **¿5-6-7?** (La Máquina, El Señor): ¿es el destino oculto uno de los tres?
        - **¿Mayor que?** (El Alba, La Medianoche, El Abismo): se dice un número del 1 al 6. ¿Es mayor el destino
          oculto?
        - **Dos veces** (La Bestia, La Cazadora, El Espejo): una predicción más en este turno.

        El **jugador activo** usa este antes de jugar, con los dos destinos en la mano:

        - **Renovación** (El Profeta, El Jinete): una carta de la fila sin destinos va al fondo del mazo, y la primera
          del mazo ocupa su lugar. Puede abrir una jugada o cerrarla.

        El **jugador activo** usa estos después de jugar:

        - **¿Antiguo?** (La Llave): todos saben si el destino recién jugado era antiguo.
        - **Descartar menor** (El Leviatán, El Campanario, La Orilla): un destino visible menor que el oculto vuelve a
          la bolsa, incluso el recién jugado. Puede salvar una carta, y dice algo.

rulebook-promo = Las cartas promo y el Imago
    .body =
        Las diez cartas **promo**:

        - **La Ruptura (1):** la diferencia tiene el valor de un destino visible; se juega el mayor.
        - **La Fortuna (3):** dos impares distintos: el mayor. Uno impar y otro par: el menor. Nada más.
        - **El Hierro (4):** un destino es mayor que todos los del Hierro; se juega el otro. Sin destinos acepta
          cualquiera.
        - **El Capitán (3):** exactamente uno de los dos es un 1, un 4 o un 7; se juega ese.
        - **El Festín (4):** cualquier destino. Luego robas otro y vuelves a jugar, pero no en el Festín. Los poderes
          que se refieren al destino jugado hablan del último.
        - **El Fantasma (2):** ningún destino visible dista exactamente uno de ninguno de los dos.
        - **El Farol (3):** los dos y todos los destinos visibles suman un múltiplo de 4.
        - **Los Portadores del Féretro (2):** la diferencia es 1 o 2.
        - **El Pasaje (2):** entre los dos, sin contar los extremos, hay exactamente un valor visible.
        - **El Deseo (2):** cualquier destino. El grupo tiene una predicción más en este turno.

        Sus nuevos poderes:

        - **¿Igual?** (La Ruptura, El Pasaje), grupo: se elige un valor visible. ¿Es el del destino oculto?
        - **¿A 2 o menos?** (Los Portadores del Féretro), grupo: ¿está el destino oculto a 2 o menos del jugado?
        - **Trasladar** (El Festín, El Farol), antes de jugar: un destino visible pasa a cualquier otra carta de la
          fila.
        - **+1** (La Fortuna, El Hierro, El Fantasma), antes de jugar: hasta el final del turno, el destino que no
          juegas cuenta uno más para todas las cartas; solo el Viento del Norte sigue mirando las horas impresas. Las
          predicciones nombran el valor impreso.

        El Capitán da **¿1-4-7?** y el Deseo, **¿Antiguo?**

        Una serie aparte es **El Imago (3)**. Acepta cualquier destino, y un 7 que esté en él cuenta una sola hora. Su
        poder es **Renovación**.

rulebook-stars = Las Estrellas de Abajo
    .body =
        Las cinco cartas de **Las Estrellas de Abajo** son las que más tuercen las reglas:

        - **La Ceniza:** acepta cualquier 7. No cuenta horas: se desvanece al final de un turno en el que se haya jugado
          un 1 o un 2, sin importar dónde.
        - **La Caída:** cualquier destino. Tampoco cuenta horas: se desvanece cuando sus destinos suman al menos el
          doble del destino oculto. Antes de que actúe el grupo, todos saben si es así, y al final del turno se
          comprueba de nuevo.
        - **Los Músicos (3):** los dos, o los dos y un destino visible, suman exactamente 11.
        - **El Viento del Norte (2):** uno de los dos vale exactamente una hora más que el otro.
        - **La Ladrona (2):** aquí no se puede jugar nada. En cada turno, después de jugar, quien tiene el turno debe
          llevar a la Ladrona, desde otra carta, un destino mayor que el oculto. Si nada se mueve, es que nada era lo
          bastante alto, y los aliados pueden sacar sus conclusiones.

        Sus poderes:

        - **Ayuda** (La Ceniza, La Ladrona), grupo: se renuncia a otro poder desvanecido. ¿Es el destino oculto un 2 o
          un 6? Una sola respuesta vale para los dos.
        - **Ralentizar** (El Viento del Norte), grupo: el poder se pone debajo de una carta de la fila, y cada destino
          de esa carta cuenta una hora hasta que deja la fila. Puede salvarla en el mismo turno.
        - **Exilio** (Los Músicos), grupo, después de una predicción correcta: se renuncia a otro poder desvanecido y se
          retira del juego para siempre un destino visible.
        - **Amplificar** (La Caída) actúa solo y no cuenta como el poder del turno. Va debajo de la carta que sustituye
          a la Caída. En un turno en el que esa carta va a desvanecerse, una predicción correcta vale 2 puntos, y cada
          desvanecimiento que aumenta la perdición la aumenta en 3.

        Lo que hay debajo de una carta va al fondo del mazo cuando la carta deja la fila.

rulebook-notes = Notas, silencio y pruebas
    .body =
        - **Líneas numéricas.** Mientras el grupo decide, los aliados marcan en la línea de la mano activa los valores
          que han excluido. Quien tiene el turno no marca nada. Si no hubo predicción, las marcas se quedan, aunque en
          el turno siguiente el destino del que hablan puede ser el que se juegue. Cuando la mano se queda vacía, la
          línea empieza de nuevo.
        - **Silencio.** Desde que roba hasta el final de la predicción, quien tiene el turno no dice nada, y su chat
          permanece cerrado.
        - **Pruebas.** Quizá tengas justo el destino que los demás sospechan en la mano activa. Mientras el grupo
          decide, puedes mostrarlo y devolverlo a la bolsa, si sabes dónde están los tres ejemplares de su valor: los
          visibles, los exiliados y los tuyos. No cuesta nada, pero tu mano queda vacía hasta tu próximo turno.

rulebook-end = El final
    .body =
        La partida termina al instante

        - cuando la **puntuación llega a 7**: toda la mesa ha ganado, aunque hubiera cartas a punto de desvanecerse;
        - cuando la **perdición llega a 7** o más: toda la mesa ha perdido.

        Las dos cosas no pueden ocurrir nunca en el mismo turno, porque una predicción correcta mantiene a raya la
        perdición.

        Para quien quiera algo más que ganar: una victoria con menos perdición es mejor y, a igualdad, lo es la que ha
        llevado menos turnos.

rulebook-challenge = El reto para dos
    .body =
        Dos personas que se leen demasiado bien el pensamiento pueden tomar **dos manos** cada una, A y B. Cada mano
        tiene sus destinos, su línea numérica y sus turnos: primero la mano A de quien empieza, luego la otra mano A,
        después las dos manos B en el mismo orden, y así sucesivamente.

        Solo la mano activa roba, juega y es objeto de predicción. Tú sabes lo que hay en tus dos manos, y puedes
        tenerlo en cuenta al elegir una jugada. Vale cualquier dificultad; nadie puede entrar durante la partida.

rulebook-people = Entrar, irse, bots y relojes
    .body =
        - **Entrar.** Mientras haya menos de cinco jugadores, es posible sentarse entre dos turnos, en cualquier lugar.
          Quien entra forma parte del grupo enseguida y roba en su primer turno.
        - **Irse.** Quien se va devuelve sus destinos a la bolsa sin mostrarlos, y los demás cierran el hueco. Si en
          mitad del turno se va quien lo tiene, un destino ya jugado se queda donde está, nadie predice, y las cartas se
          desvanecen como siempre. Un bot ocupa el asiento si fueran a quedar menos de dos jugadores, y siempre en el
          reto.
        - **Bots.** Cualquier asiento puede ser de un bot. Los bots proponen y votan solo según lo que todos saben,
          nunca según el destino de su propia mano, y aprueban lo que propone una persona. Si no hay más que bots
          contigo, hablas tú por el grupo en todos los turnos menos los tuyos.
        - **Relojes.** Con límites de tiempo, una decisión que tarda demasiado se toma por ti: se renuncia a los
          poderes, el voto cuenta como aprobación, la propuesta se salta y un bot elige el destino que se juega. A la
          segunda vez seguida, un bot ocupa tu asiento hasta que vuelvas.

rulebook-deduction = El arte de la deducción
    .body =
        - **Lo que dice la lógica.** Con esa carta, ¿qué valores puede tener el otro destino? Un 4 en la Llave deja 3, 4
          y 5.
        - **Lo que dice la generosidad.** Quien juega quiere hacerse entender. Con dos cuatros, una jugada en el Espejo
          lo habría dicho todo; si el Espejo estaba ahí y no se eligió, es más probable un 3 o un 5.
        - **Lo que dice la bolsa.** De cada valor hay tres ejemplares. Cuenta los visibles.
        - **Lo que dicen las Horas.** La fila es la Bestia, la Cazadora, el Espejo y la Orilla, y alguien juega un 2 en
          las Horas. La diferencia no es 0, 1 ni 2, ni tampoco 4 o más: es, pues, 3, y el destino oculto es un 5.
        - **Lo que dice el tiempo.** Lo que se ha averiguado de un destino sigue siendo cierto mientras se conserve.
          Pero en el turno siguiente puede ser justo ese el que se juegue.
        - **Cuando es tu turno,** busca la jugada que deje menos valores y compárala con las horas: una carta que se
          desvanece no cuesta nada si el grupo acierta.
        - **En caso de duda,** conviene hacer cuentas. Una conjetura equivocada aumenta la perdición en 1; pero si una
          carta va a desvanecerse, una correcta ahorra 2 y además da un punto.

        El panel de deducción, si la mesa lo permite, hace parte de este trabajo: puede mostrar los valores aún
        posibles, los que querría decir una jugada generosa o la probabilidad de cada uno. Usa solo lo que todos pueden
        saber.

rulebook-options = Opciones
    .body =
        Estas son las reglas habituales. En la mesa se pueden acordar otras:

        - **Acuerdo:** basta más de la mitad de los aliados; o decide quien habla primero, o quien invita.
        - **Sustitución de una carta desvanecida:** la fila se junta hacia la izquierda, y la carta nueva entra por el
          extremo derecho.
        - **Mostrar el propio destino:** cualquier destino, o nunca.
        - **Predicciones equivocadas:** de varias, cada una aumenta la perdición; o después no se muestra el destino.
        - **La Caída:** no se anuncia nada antes de que se desvanezca.
        - **El Pasaje:** cuenta los destinos visibles, no los valores.
        - **El Hierro:** sin destinos no acepta nada.
        - **Sin retorno:** los poderes gastados dejan el juego, y un mazo vacío significa la derrota.
        - **Irse:** un bot ocupa siempre el asiento.
        - **Mazo a medida:** ocho cartas cualesquiera, o más.

        También se puede elegir quién empieza, dejar que la mesa lleve las líneas numéricas, no admitir nuevas
        incorporaciones o permitir que escriba en el chat quien tiene el turno.

rulebook-example = Ejemplo: un turno con tres jugadores
    .body =
        La fila es el Alba con un 3, la Llave con un 5, la Máquina con un 1, y la Bestia. La puntuación es 3, la
        perdición es 2, y entre los poderes desvanecidos está la Medianoche. Es el turno de Ada. Su mano está vacía;
        roba 2 y 6.

        ¿Qué puede jugar? El 6 en el Alba, porque es el mayor. Cualquiera de los dos en la Llave, porque suman 8.
        Cualquiera de los dos en la Máquina, porque 6 es el triple de 2. En la Bestia, nada: la diferencia es 4.

        El 2 en la Máquina sería la única jugada tras la que no se desvanece ninguna carta, pero dejaría tres valores:
        1, 4 y 6. El 6 en la Máquina deja solo dos, 2 y 3. Ada confía en el grupo y juega el 6. La Máquina tiene ahora
        1 + 2 = 3 horas, tantas como su duración.

        Bruno habla primero. Propone usar la Medianoche y preguntar si el destino oculto es mayor que 2, y Clara lo
        aprueba. La respuesta es no; la Medianoche va al fondo del mazo. Ahora Bruno propone predecir 2, Clara lo
        aprueba, y es correcto: la puntuación es 4. El 2 se muestra y vuelve a la bolsa.

        Entonces la Máquina se desvanece. Gracias a la predicción correcta, la perdición sigue en 2. El 1 y el 6 vuelven
        a la bolsa, la primera carta del mazo ocupa el tercer lugar de la fila, y desde el turno siguiente se podrá
        usar **¿5-6-7?** Sin predicción, la perdición estaría ahora en 4; tras una equivocada, en 5.
