title = Las cuatro casas
tagline = Eleva una casa en secreto y guarda su estandarte hasta el final.
score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ending-last_card = A alguien solo le queda una carta.

## Cosas

house-sun = Sol
house-moon = Luna
house-star = Estrella
house-comet = Cometa
card-banner = Estandarte { $house } { $strength }
card-herald = Heraldo

zone-prestige = Prestigio
zone-bar = Umbral
zone-deck = Mazo
zone-discard = Descartes
zone-hand = Mano
zone-committed = Boca abajo
zone-waved = Ha saludado

option-passing = Pasar una carta a la izquierda antes de la primera ronda
preset-standard = Normal
preset-courtly = Cortesana
    .help = Todos pasan una carta antes de la primera ronda.

## Decisiones

decision-play_card = Elige la carta que juegas.
    .action = Jugar { $item }
decision-choose_house = Elige la casa que sube.
    .action = Elevar la casa { $item }
decision-contest = ¿Quieres disputar al Heraldo?
    .action = Disputar con { $item }
decision-pass_card = Elige la carta que pasas a la izquierda.
    .action = Pasar { $item }
action-silent = Callar
side-wave = Saludar a la mesa

## Sucesos

event-dealt = { $cards ->
    [hidden] { $seat } recibe su mano.
   *[other] { $you ->
        [yes] Recibes { $cards }.
       *[no] { $seat } recibe { $cards }.
    }
}
event-committed = { $card ->
    [hidden] { $seat } pone una carta boca abajo.
   *[other] { $you ->
        [yes] Pones { $card } boca abajo.
       *[no] { $seat } pone { $card } boca abajo.
    }
}
event-passed = { $card ->
    [hidden] { $seat } pasa una carta a { $receiver }.
   *[other] { $you ->
        [yes] Pasas { $card } a { $receiver }.
       *[no] { $seat } pasa { $card } a { $receiver }.
    }
}
event-played = { $you ->
    [yes] Muestras { $card }.
   *[no] { $seat } muestra { $card }.
}
event-rose = La casa { $house } sube a { $prestige }.
event-fell = La casa { $house } baja a { $prestige }.
event-unheard = { $you ->
    [yes] Nadie escucha a tu Heraldo.
   *[no] Nadie escucha al Heraldo de { $seat }.
}
event-picked = { $you ->
    [yes] Tu Heraldo llama a la casa { $house }.
   *[no] El Heraldo de { $seat } llama a la casa { $house }.
}
event-contested = { $you ->
    [yes] Disputas con { $card }.
   *[no] { $seat } disputa con { $card }.
}
event-silent = { $you ->
    [yes] Dejas subir a la casa { $house }.
   *[no] { $seat } deja subir a la casa { $house }.
}
event-drew = { $card ->
    [hidden] { $seat } roba una carta.
   *[other] { $you ->
        [yes] Robas { $card }.
       *[no] { $seat } roba { $card }.
    }
}
event-showed = { $you ->
    [yes] Terminas con { $cards }.
   *[no] { $seat } termina con { $cards }.
}
event-waved = { $you ->
    [yes] Saludas a la mesa.
   *[no] { $seat } saluda a la mesa.
}

## Reglas

rulebook-rules = Cómo se juega
    .body =
        Cuatro casas compiten por el prestigio. No perteneces a ninguna, pero al final para ti solo cuenta la más alta de las que aún tienes un estandarte.

        Se empieza con cuatro cartas por persona. En cada ronda todos eligen una carta en secreto y la muestran a la vez. Un **estandarte** eleva su casa según su fuerza, hasta 21; cada paso de más baja uno a las otras tres. Un **Heraldo** te deja elegir una casa que haya alcanzado su umbral: sube dos, y cada rival puede gastar un estandarte de esa casa para bajarla según su fuerza.

        Luego todos roban una carta mientras dure el mazo. Cuando a alguien le queda una sola carta se muestran todas las manos. Ganan los que tengan más puntos.
