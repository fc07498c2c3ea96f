# La página web: todas las palabras que no tratan de un juego, en español.

web-home = Inicio
web-skip = Ir a la mesa
web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-system = Automáticos
web-theme-light = Claros
web-theme-dark = Oscuros
web-close = Cerrar
web-cancel = Cancelar
web-offline = El servidor no responde. Inténtalo de nuevo en un momento.
web-missing = Aquí no hay nada.

## La primera página

web-welcome = Cuatro juegos del destino
web-lead = Toma asiento: a solas con bots que juegan bien o con tus amigos mediante un enlace. Nada que instalar, nadie a quien pedir permiso.
web-play-now = Jugar ya
web-dealing = Repartiendo…
web-with-friends = Con amigos
web-learn = Aprender
web-rules = Reglas
web-leaders = Los mejores
web-cooperative = todos juntos
web-my-tables = Tus partidas
web-no-my-tables = No tienes ninguna partida en curso.
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo nadie espera jugadores.
web-have-code = ¿Tienes un código?
web-join = Entrar
web-free-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
web-running = en juego
web-unofficial = Una versión independiente y no oficial. Los juegos pertenecen a sus autores y editores.
# Nombres para los invitados, separados por espacios; se añade un número.
web-guest-names = Peregrino Caminante Astrólogo Plenilunio Farol Cuervo Cometa Brasa

## Una mesa nueva

web-bots = Bots
web-bot-level = Lo bien que juegan los bots
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-kind-live = Minutos para toda la partida
web-clock-kind-days = Días para cada decisión
web-clock-live = { $minutes } minutos por persona y { $increment } segundos más por cada decisión
web-clock-days = { $days ->
    [one] Un día para cada decisión
   *[other] { $days } días para cada decisión
}
web-minutes = Minutos
web-increment = Segundos más por cada decisión
web-days-each = Días para cada decisión
web-spectators = Espectadores
web-spectators-are = { $policy ->
    [none] Nadie puede mirar
    [delayed] Los espectadores lo ven todo más tarde
   *[live] Los espectadores pueden mirar
}
web-undo-is = { $policy ->
    [never] Las jugadas no se deshacen
    [free] Las jugadas inofensivas se pueden deshacer
   *[agreed] Las jugadas se pueden deshacer si todos están de acuerdo
}
web-hints-are = { $on ->
    [yes] Se permiten los consejos
   *[no] Sin consejos
}
web-allow-hints = Permitir consejos
web-public = Mostrar la mesa a todo el mundo
web-rules-options = Opciones de las reglas
web-open-table = Abrir la mesa
web-start = Empezar

## Antes de la partida

web-seats = Asientos
web-nobody = Nadie
web-you = tú
web-sit = Sentarse aquí
web-stand-up = Levantarse
web-add-bot = Añadir un bot
web-remove-bot = Quitar
web-host-starts = { $who } empezará la partida cuando todos los asientos estén ocupados.
web-close-table = Disolver la mesa
web-invite = Invitar a amigos
web-link = Enlace
web-code = Código:
web-copy = Copiar el enlace
web-copied = Copiado
web-qr = Código QR del enlace
web-agreed = Lo acordado

## La mesa

web-connecting = Conectando…
web-lost = Se ha cortado la conexión. Intentándolo de nuevo; no se pierde nada.
web-ended = El servidor ha cerrado la conexión con esta mesa.
web-closed = Esta mesa se ha disuelto.
web-abandoned = La partida se ha abandonado.
web-sending = Enviando tu elección…
web-players = Jugadores
web-thinking = está pensando
web-away = no está
web-stand-in = juega un bot
web-time-left = Tiempo restante:
web-days = { $count ->
    [one] un día
   *[other] { $count } días
}
web-decision = Lo que se te pregunta
web-explain = Explicar
web-all-choices = { $count ->
    [one] Mostrar la opción
   *[other] Mostrar las { $count } opciones
}
web-side = Junto a la mesa
web-tab-log = Crónica
web-tab-chat = Chat
web-tab-hint = Consejo
web-tab-deduction = Deducción
web-tab-notes = Notas
web-log = Lo que ha pasado
web-chat = Lo que se ha dicho
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Di algo
web-send = Enviar
web-typing = { $who } está escribiendo…
web-ask-master = ¿Qué haría el maestro?
web-no-help = No hay nada más que decir.
web-my-note = Tu nota
web-note-private = Esto solo puedes leerlo tú.
web-note-turn = Turno { $turn }: una nota solo para ti, también al repasar la partida.
web-note-cards = Notas sobre las cartas: abre una carta y escribe ahí.
web-table-menu = Mesa
web-sound = Sonidos
web-sound-on = Activar los sonidos
web-sound-off = Silenciar los sonidos
web-motion = Cartas en movimiento
web-confirm = Confirmar cada elección
web-undo = Deshacer la jugada
web-pause = Pedir una pausa
web-resume = Seguir
web-paused = La partida está en pausa.
web-abandon = Proponer abandonar la partida
web-leave = Dejar la mesa (sigue un bot)
web-bot-plays = Un bot está jugando por ti.
web-come-back = Volver a tu asiento
web-ballot = { $topic ->
    [pause] { $who } pide una pausa.
    [resume] { $who } quiere seguir.
    [abandon] { $who } propone abandonar la partida.
   *[undo] { $who } pide deshacer la última jugada.
}
web-agree = Aceptar
web-decline = Rechazar
web-withdraw = Retirar la petición
web-waiting-votes = Esperando a los demás…
web-go-to-entry = Ir a la entrada { $number }

## Lo que pasa en la mesa

web-news-sit = { $who } toma asiento.
web-news-leave = { $who } deja la mesa.
web-news-bot = Un bot toma asiento.
web-news-clear = Un bot deja la mesa.
web-news-start = Empieza la partida.
web-news-stand-in = A { $who } se le ha acabado el tiempo; sigue un bot.
web-news-come-back = { $who } ha vuelto.
web-news-rematch = { $who } quiere jugar otra vez.
web-news-close = La mesa se disuelve.
web-news-hand-lead = { $who } cede la dirección.
web-news-vote = { $topic ->
    [pause] { $yes ->
        [yes] { $who } está a favor de una pausa.
       *[no] { $who } está en contra de una pausa.
    }
    [resume] { $yes ->
        [yes] { $who } está a favor de seguir.
       *[no] { $who } está en contra de seguir.
    }
    [abandon] { $yes ->
        [yes] { $who } está a favor de abandonar la partida.
       *[no] { $who } está en contra de abandonar la partida.
    }
   *[undo] { $yes ->
        [yes] { $who } está a favor de deshacer la última jugada.
       *[no] { $who } está en contra de deshacer la última jugada.
    }
}

## El final

web-to-rematch = A la nueva partida
web-replay = Repasar la partida
web-export = Guardar en un archivo
web-proof = ¿Fue limpio el reparto?

## Personas

web-sign-in = Iniciar sesión
web-sign-up = Crear una cuenta
web-sign-out = Cerrar sesión
web-account = Cuenta
web-account-why = Bastan un nombre y una contraseña; no pedimos nada más. Una cuenta guarda tu fuerza y tus partidas en todos tus dispositivos.
web-have-account = Tengo una cuenta
web-no-account = Todavía no tengo cuenta
web-guest-now = Aquí juegas como invitado. Con una cuenta no se pierde nada cuando cambias de navegador.
web-name = Nombre
web-password = Contraseña
web-old-password = Contraseña anterior
web-new-password = Contraseña nueva
web-save = Guardar
web-saved = Guardado.
web-delete = Borrarme
web-delete-sure = ¿Borrar todo lo que hay sobre ti? Los resultados de tus partidas se quedan, sin tu nombre.
web-devices = Dónde tienes la sesión abierta
web-this-device = este dispositivo
web-end = Finalizar
web-tokens = Claves de acceso para programas
web-token-for = ¿Para qué es?
web-token-make = Crear una clave
web-token-once = Aquí la tienes, solo por esta vez:
web-archives = Partidas de archivos
web-bring-file = Traer una partida guardada
web-past-games = Partidas terminadas
web-no-past-games = Todavía no hay partidas terminadas.
web-statistics = Estadísticas
web-rating = Fuerza
web-rating-about = La fuerza es el nivel del que estamos casi seguros; sube con cada partida que lo confirma.
web-games = Partidas
web-wins = Victorias
web-place = Puesto
web-when = Cuándo
web-against-people = Contra personas
web-against-bots = Contra bots
web-since = Aquí desde el { $date }
web-no-leaders = La clasificación aún está vacía. Juega contra personas y estrénala.

## Repasar una partida

web-look-back = Repasar los turnos anteriores
web-to-table = Volver a la mesa
web-eyes = ¿Con los ojos de quién?
web-eyes-all = Todo descubierto
web-replay-controls = Tiempo
web-moment = Momento
web-first = Al principio
web-last = Al final
web-step = Un paso adelante
web-step-back = Un paso atrás
web-play-replay = Reproducir
web-pause-replay = Detener
web-opinion = La opinión del maestro
web-judge = Juzgar cada jugada
web-judging = Juzgando: { $done } de { $all } jugadas
web-warming-up = El maestro está calentando; tras arrancar el servidor tarda uno o dos minutos.
web-curve = Probabilidades de ganar durante la partida
web-doubts = Elecciones dudosas
web-doubt = { $verdict ->
    [mistake] { $number }: un error de { $who }, { $loss } puntos de probabilidad perdidos
   *[doubtful] { $number }: una elección dudosa de { $who }, { $loss } puntos de probabilidad perdidos
}
web-verdict = { $verdict ->
    [best] La mejor elección.
    [fine] Una buena elección.
    [mistake] Un error.
   *[doubtful] Una elección dudosa.
}
web-better = Mejor: { $choice }
web-play-on = Seguir jugando desde aquí
web-play-on-seat = Tu asiento
web-play-on-deal = Cartas ocultas
web-deal-fresh = Repartidas de nuevo, las que ese asiento no podía conocer
web-deal-real = Como estaban de verdad
web-review-begin = Verla juntos
web-review-you = Diriges tú: los demás ven lo que ves tú.
web-review-hand = Ceder la dirección a { $who }
web-review-other = Dirige { $who }.
web-review-follow = Seguir

## Reglas y lecciones

web-search = Buscar en las reglas
web-chapters = Capítulos
web-pictures = Todas las cartas
web-nothing-found = No se ha encontrado nada.
web-player = Jugador { $number }
web-step-of = { $step } de { $all }
web-next = Siguiente
web-back = Anterior
web-lesson-other = En esta lección, elige lo que está señalado. En una partida de verdad decides tú.
