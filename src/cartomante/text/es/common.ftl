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

## La arena

arena-compiling = Compilando
arena-playing = Jugando
arena-title = Arena: { $game }
arena-subtitle = { $deals ->
    [one] { $games } partidas de { $players } jugadores de un solo reparto.
   *[other] { $games } partidas de { $players } jugadores de { $deals } repartos.
}
arena-form-mixed = Todos contra todos: cada reparto se juega { $lap } veces y en esas partidas cada bot ocupa una vez cada asiento.
arena-form-against = Un bot en una mesa de { $rival }: cada reparto se juega { $lap } veces, con cada bot una vez en cada asiento.
arena-form-together = Cada bot ocupa toda la mesa: cada reparto lo juega una vez cada bot, { $lap } en total.
arena-unfinished = Aún sin terminar: se han jugado { $played } de { $games } partidas.
arena-best = { $bot } va en cabeza: gana el { $rate } de sus partidas; lo parejo sería el { $even }.
arena-together = { $bot } gana el { $rate } de sus partidas.
arena-close = { $count ->
    [one] { $bots } podría ser igual de fuerte: los intervalos de las fuerzas se solapan.
   *[other] { $bots } podrían ser igual de fuertes: los intervalos de las fuerzas se solapan.
}
arena-alone = { $bot }, solo contra { $others } × { $rival }, gana el { $rate } de las partidas; lo parejo sería el { $even }.
arena-rating = Fuerza
arena-rating-about = OpenSkill, desplazado para que la media sea 25. La barra cubre 95 de cada 100 torneos recompuestos al azar con estos repartos.
arena-wins = Partidas ganadas
arena-wins-about = Cuántas veces gana un bot desde un asiento que ocupa; una victoria compartida cuenta en partes. La barra es el intervalo del 95 % (de Wilson).
arena-wins-together = Cuántas veces gana la mesa. La barra es el intervalo del 95 % (de Wilson).
arena-even = parejo: { $rate }
arena-seats = Por asiento
arena-seats-about = Partidas ganadas desde cada asiento; los asientos se numeran desde el 1.
arena-seat = Asiento { $seat }
arena-scores = Puntuaciones
arena-scores-about = Cuántas veces salió cada puntuación; la línea es la media.
arena-times = Tiempo por decisión
arena-times-about = La marca es la media; la línea ancha acaba donde 95 de cada 100 decisiones están tomadas, la fina en la más lenta.
arena-ahead = Quién gana a quién
arena-ahead-about = Cuántas veces el bot de la izquierda queda por delante del de arriba; un empate cuenta la mitad.
arena-all-figures = Todas las cifras
arena-bot = Bot
arena-games = Partidas
arena-score = Puntuación media
arena-decisions = Decisiones
arena-mean = Tiempo medio
arena-slow = 95 %
arena-slowest = La más lenta
arena-players = Jugadores
arena-seed = Semilla
arena-pack = Paquete
arena-options = Opciones
arena-version = Versión
arena-ties = Partidas con varios ganadores
arena-again = Lo mismo otra vez:
arena-rounded = { $games } partidas en vez de { $asked }, para que todas las formaciones jueguen cada reparto.
arena-kept = { $played } de { $games } partidas están jugadas y guardadas. La misma orden sigue desde aquí.
arena-written = { $file } está escrito.

## Equilibrio

balance-title = Equilibrio: { $game }
balance-subtitle = { $games } partidas de { $players } jugadores con el paquete { $pack }, todos los asientos jugados por { $bot }.
balance-compared = Las marcas huecas son { $pack }, el paquete que viene con el juego.
balance-nothing = Nada llama la atención: toda diferencia vista puede ser suerte.
balance-above = { $thing }: gana más de lo que le toca, el { $rate }; lo parejo sería el { $even }.
balance-below = { $thing }: gana menos de lo que le toca, el { $rate }; lo parejo sería el { $even }.
balance-more = { $count ->
    [one] Otra cosa llama la atención.
   *[other] Otras { $count } cosas llaman la atención.
}
balance-table-won = La mesa gana el { $rate } de las partidas.
balance-dead = { $count ->
    [0] No hay carta que no use casi nadie.
    [one] Casi nadie usa esta carta: { $cards }.
   *[other] Casi nadie usa estas { $count } cartas: { $cards }.
}
balance-seats-about = Una cifra en negrita de color está desequilibrada, incluso considerando cuántas cosas se comparan aquí.
balance-marks = Lo que tiene cada jugador
balance-openings = Elecciones de apertura
balance-openings-about = La primera elección de cada jugador. Lo que salió menos de { $few } veces está solo en la tabla.
balance-cards = Cartas
balance-cards-about = Cómo les va a quienes tienen una carta, hagan lo que hagan con ella: las mejores y las peores.
balance-best = Más victorias
balance-worst = Menos victorias
balance-card = Carta
balance-turned-up = Partidas en que salió
balance-had = La tuvieron
balance-had-wins = Ganaron
balance-used = La usaron
balance-used-wins = Ganaron
balance-wasted = La tiraron
balance-choices = Decisiones sobre cartas
balance-choices-about = Cómo les va a quienes eligen una carta al menos una vez en una partida, según la pregunta.
balance-all = Todas
balance-sides = Cuántas veces
balance-length = Duración
balance-decisions = Decisiones por partida
balance-turns = Turnos por partida
balance-scores = Todas las puntuaciones
balance-winning-scores = Puntuación más alta de una partida
balance-margins = Ventaja del primero sobre el segundo
balance-endings = Cómo acaban las partidas
balance-won = Partidas ganadas
balance-this-pack = Este paquete
balance-default-pack = Paquete del juego
balance-thing = Qué
balance-difference = Diferencia, en puntos de cien
balance-changes = Qué cambia el paquete
balance-changes-about = Porcentajes de victoria que se apartan del paquete del juego más de lo que hace la suerte, considerando cuántos se comparan.
balance-no-change = Ningún porcentaje de victoria se aparta claramente del paquete del juego.
balance-default-run = Ahora el paquete del juego, para comparar

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
key-hint = Consejo
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

    __Teclas.__ `?` esta ayuda · `r` reglamento · `t` toda la mesa · `h` consejo: lo que haría el maestro ·
    `l` idioma · `d` claro u oscuro · `q` guardar y salir

    Donde el juego lo permite: `s` lo que puedes hacer sin que te pregunten · `n` notas · `w` lo que se sigue de lo que
    sabes

    __Signos.__ `…` está pensando · `✓` está listo · `★` va en cabeza

## Consejos

advice-best = { $level ->
    [apprentice] El aprendiz elegiría: { $action }
    [adept] El adepto elegiría: { $action }
    [master] El maestro elegiría: { $action }
   *[other] A primera vista, lo mejor es: { $action }
}
advice-only = No hay otra cosa que elegir: { $action }
advice-any = Todas las opciones parecen igual de buenas.
advice-close = Casi tan bueno: { $actions }
advice-chance = { $simulations ->
    [0] Los porcentajes son probabilidades de ganar.
    [one] Los porcentajes son probabilidades de ganar, según una sola partida imaginada.
   *[other] Los porcentajes son probabilidades de ganar, según { $simulations } partidas imaginadas.
}
advice-liking = Los porcentajes dicen cuánto tiene cada opción a su favor a primera vista, sin mirar más allá.
advice-honest = El consejo se basa solo en lo que tú mismo puedes saber.
advice-thinking = Pensando …
advice-unasked = Ahora no se te pregunta nada.
advice-forbidden = En esta mesa se juega sin consejos.
advice-warm-up = El maestro aún se prepara ({ $percent }%).
advice-warm-up-failed = El maestro no pudo empezar.
advice-quick = Esta es una opinión rápida.

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
bot-apprentice = Aprendiz
    .help = Sabe lo que conviene, pero tiene sus caprichos. Ideal para las primeras partidas.
bot-adept = Adepto
    .help = Conoce bien el juego y responde enseguida.
bot-master = Maestro
    .help = Se toma hasta un segundo para cada decisión y no regala nada.
bot-random = Caprichosos
bot-greedy = Impulsivos
bot-instinct = Intuitivos
bot-search = Previsores
bot-race = Experimentados
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

## Por qué el servidor dice que no: una frase para cada código

refusal-not-signed-in = Primero inicia sesión o juega como invitado.
refusal-not-allowed = No tienes permiso para hacer eso.
refusal-wrong-password = El nombre o la contraseña no son correctos.
refusal-name-taken = Ese nombre ya lo tiene otra persona. Elige otro.
refusal-bad-name = Ese nombre no se puede usar. Elige uno corto, con letras que todo el mundo pueda leer.
refusal-weak-password = Esa contraseña es demasiado fácil de adivinar. Usa una más larga: bastan unas cuantas palabras sin relación.
refusal-already-account = Ya tienes una cuenta.
refusal-only-accounts = Para esto necesitas una cuenta. Bastan un nombre y una contraseña.
refusal-wrong-origin = La petición venía de otro sitio web, así que no se ha hecho nada. Abre nuestra propia página e inténtalo de nuevo.
refusal-bad-message = El servidor no logra entenderlo: { $problem }
refusal-bad-setup = La mesa no se puede preparar así: { $problem }
refusal-bad-file = Este archivo no se puede usar: { $problem }
refusal-too-large = Es demasiado grande para aceptarlo. Envía menos de una vez.
refusal-not-found = Aquí no hay nada, o no te corresponde verlo.
refusal-not-host = Solo puede hacerlo quien organiza la mesa.
refusal-not-seated = Primero toma asiento: solo puede hacerlo quien está sentado a la mesa.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-seat-taken = Ese asiento ya está ocupado. Elige otro.
refusal-no-seat-free = Todos los asientos de esta mesa están ocupados.
refusal-no-such-seat = En esta mesa no hay un asiento así.
refusal-no-bot-there = En ese asiento no hay ningún bot.
refusal-seats-empty = Todavía quedan asientos vacíos. Espera a más jugadores o sienta a unos bots.
refusal-already-started = La partida ya ha empezado.
refusal-not-started = La partida aún no ha empezado.
refusal-not-your-turn = Ahora mismo no tienes nada que decidir. Espera tu turno.
refusal-not-legal = Las reglas no lo permiten ahora.
refusal-moved-on = Mientras tanto la partida ha avanzado. Mira otra vez la mesa y luego elige.
refusal-paused = La partida está en pausa. Seguirá en cuanto la mesa esté de acuerdo.
refusal-game-over = La partida ha terminado.
refusal-not-over = Podrás hacerlo cuando termine la partida.
refusal-stand-in-plays = Un bot está jugando por ti. Primero vuelve a tu asiento.
refusal-not-away = Ya estás en tu asiento: ningún bot juega por ti.
refusal-nothing-to-vote = Ahora mismo esto no se somete a votación.
refusal-already-voted = Ya has votado sobre esto.
refusal-undo-off = En esta mesa no se deshacen las jugadas.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer.
refusal-undo-too-late = Es demasiado tarde para deshacerlo: desde entonces se ha revelado algo o ha actuado otra persona.
refusal-hints-off = En esta mesa se juega sin consejos.
refusal-no-spectators = Esta mesa no admite espectadores.
refusal-chat-closed = Ahora mismo no puedes hablar. Escucha un rato a los demás.
refusal-not-leader = Otra persona dirige este repaso. Pídele que te ceda la dirección.
refusal-too-often = Has ido un poco deprisa. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}
refusal-too-many = Ya tienes demasiados abiertos. Cierra uno primero.
refusal-unavailable = El servidor no puede hacerlo ahora mismo. No se ha perdido nada; vuelve a intentarlo en un momento.
