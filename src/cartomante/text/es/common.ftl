## Palabras comunes a todos los juegos

nothing = nada
# $initial is the first letter of the last thing, for languages in which the word for "and" depends on it.
list-and =
    { $initial ->
        [i] { $first } e { $last }
        *[other] { $first } y { $last }
    }
list-apart = { $first }; { $last }
you = Tú
yes = sí
no = no
no-items = ninguno
place = { $place }. { $name }: { $score }
table = La mesa

## La lista de juegos

games-players = de { $low } a { $high } jugadores

## Simulación

simulate-compiling = Compilando las reglas
simulate-playing = Jugando
simulate-players = Jugadores
simulate-games = Partidas
simulate-decisions = Decisiones
simulate-seconds = Segundos
simulate-decisions-per-second = Decisiones por segundo
simulate-games-per-second = Partidas por segundo
simulate-mean-decisions = Decisiones por partida
simulate-seat = Asiento
simulate-mean-scores = Puntuación media
simulate-wins-by-seat = Victorias
simulate-games-won = Partidas ganadas
simulate-mean-score = Puntuación media

## Comprobación de una partida guardada

verify-yes = Sí: esta partida de { $title } se repartió y se jugó tal como afirma.
verify-commitment = El secreto corresponde al sello { $commitment }.
verify-seed-drawn = { $strings ->
    [0] La semilla { $seed } se deduce del secreto.
   *[other] La semilla { $seed } se deduce del secreto y de lo que añadieron los jugadores.
}
verify-seed-number = La semilla es el número { $seed }; su sello es { $commitment }.
verify-position = La partida empieza desde una posición dada: no hay reparto que comprobar.
verify-moves = { $moves ->
    [one] La única jugada era legal.
   *[other] Las { $moves } jugadas eran legales.
}
verify-fingerprint = Llevan a la posición con la huella { $fingerprint }.
verify-scores = { $count ->
    [one] La puntuación es correcta: { $scores }.
   *[other] Las puntuaciones son correctas: { $scores }.
}
verify-unfinished = La partida aún no ha terminado.

## Volver a contar una partida

replay-unfinished = La partida aún no ha terminado.
replay-keys = Cualquier tecla: turno siguiente. A: todo lo demás. Q: parar.

## Paquetes de contenido

pack-written = { $file } está escrito: una copia del paquete { $pack }. Cámbialo como quieras.
pack-header =
    Este es un paquete de contenido para { $title }: una copia de { $pack }, el paquete que viene con el juego. Cámbialo
    como quieras. Las líneas que empiezan por # son comentarios. Lo que significa cada campo está en { $page }.
pack-check-it = Para comprobarlo: { $command }
pack-play-it = Para jugar con él: { $command }
pack-simulate-it = Para probarlo en muchas partidas al azar: { $command }
pack-good = { $file } es un paquete válido para { $title }.
pack-bad = { $count ->
    [one] No se puede jugar con { $file }; contiene un error:
   *[other] No se puede jugar con { $file }; contiene { $count } errores:
}
pack-same = Dice lo mismo que { $pack }, el paquete que viene con el juego.
pack-changed = { $count ->
    [one] Se diferencia de { $pack }, el paquete que viene con el juego, en la línea { $lines }.
   *[other] Se diferencia de { $pack }, el paquete que viene con el juego, en { $count } líneas: { $lines }.
}
pack-warnings = { $count ->
    [one] Hay algo que está permitido, pero parece un descuido:
   *[other] Hay { $count } cosas que están permitidas, pero parecen descuidos:
}
pack-more = … y { $count } más (--json los enumera todos)

## La mesa en la pantalla

commitment = El reparto está decidido. Sello de su semilla, para comprobarlo tras la partida: { $digest }
no-commitment = Esta partida empieza desde una posición dada.
your-hand = Tu mano
waiting = Esperando a { $names }
over-hint = La partida ha terminado
warm-up = Los bots se preparan ({ $percent }%)
warm-up-failed = Los bots fuertes no pudieron empezar; juegan otros más rápidos
kept = Tu partida está guardada. { $command }
not-kept = No se ha podido guardar la partida: { $reason }

key-help = Ayuda
key-rulebook = Reglas
key-table = Mesa
key-log = Crónica
key-language = Idioma
key-theme = Claro/oscuro
key-quit = Salir
key-result = Resultado
key-side = Aparte
key-notes = Notas
key-deduction = Deducción
key-change = Cambiar
key-choose = Elegir

## Ventanas

page-keys = ↑↓ desplazar · Esc cerrar
page-close = Esc cerrar
notes-help = Las teclas 1 a { $last } giran una marca, y también un clic. Todos ven las marcas.
rulebook = Reglamento
whole-table = Todo lo que puedes ver
choose-language = Idioma
help = Ayuda
help-text =
    __Elegir.__ Las flechas, o la tecla que precede a una opción, mueven el cursor; Intro elige. Un clic hace las dos
    cosas. Lo elegido, elegido queda.

    __La crónica.__ Tab pasa a la crónica y a la mesa. En la crónica las flechas recorren las entradas, y debajo aparece
    la regla de la que procede cada una. Esc vuelve a tus opciones.

    __Teclas.__ `?` esta ayuda · `r` reglamento · `t` toda la mesa · `l` idioma · `d` claro u oscuro · `q` guardar y
    salir

    Donde el juego lo permite: `s` lo que puedes hacer sin que te pregunten · `n` notas · `w` lo que se sigue de lo que
    sabes

    __Signos.__ `…` está pensando · `✓` está listo · `★` va en cabeza

## El final de una partida

game-over = La partida ha terminado
all-lost = Habéis perdido todos.
all-won = ¡Habéis ganado todos!
table-won = Todos han ganado: { $score }.
table-lost = Todos han perdido: { $score }.
you-won = ¡Has ganado!
you-won-together = ¡Has ganado, junto con otros!
others-won = { $count ->
    [one] Ha ganado { $names }.
   *[other] Han ganado { $names }.
}
tie-broken = { $names } tienen los mismos puntos; el desempate de las reglas da este orden.
tie-shared = { $names } tienen los mismos puntos y comparten el puesto.
proof-commitment = Sello previo a la primera jugada: { $digest }
proof-seed = Semilla secreta, ya descubierta: { $seed }
proof-command = Para comprobarlo todo: { $command }
next-rematch = Jugar otra vez
next-look = Mirar la mesa
next-quit = Salir

## La primera pantalla

cartomante-tagline = una mesa para juegos del destino
menu-continue = Continuar la última partida
    .help = { $file }
menu-begin = Empezar una partida
menu-rulebook = Leer el reglamento
menu-leave = Salir
menu-game = Juego
menu-players = Jugadores
    .help = De { $low } a { $high }, tú incluido. Los bots ocupan los demás asientos.
menu-bot = Rivales
    .help = Lo bien que juegan los bots.
menu-allies = Compañeros
    .help = Lo bien que juegan contigo los bots.
menu-preset = Reglas
menu-own-preset = a tu gusto
menu-language = Idioma
bot-random = Caprichosos
bot-greedy = Impulsivos
bot-rollout = Reflexivos
bot-reference = Metódicos

## Rótulos breves en la mesa de Los Talismanes del Tiempo

talismans-row = Tiempo
talismans-pool = Mesa
talismans-play = Juega
talismans-last-play = Antes
talismans-hand = Mano
talismans-pending = Espera
talismans-forged = Forjados
talismans-captured = Apuestas
