title = Le quattro casate
tagline = Innalza in segreto una casata e tieni il suo stendardo fino alla fine.
score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ending-last_card = Qualcuno è rimasto con l'ultima carta.

## Cose

house-sun = Sole
house-moon = Luna
house-star = Stella
house-comet = Cometa
card-banner = Stendardo { $house } { $strength }
card-herald = Araldo

zone-prestige = Prestigio
zone-bar = Soglia
zone-deck = Mazzo
zone-discard = Scarti
zone-hand = Mano
zone-committed = Coperta
zone-waved = Ha salutato

option-passing = Passare una carta a sinistra prima del primo giro
preset-standard = Normale
preset-courtly = Cortese
    .help = Prima del primo giro tutti passano una carta.

## Decisioni

decision-play_card = Scegli la carta da giocare.
    .action = Gioca { $item }
decision-choose_house = Scegli la casata che sale.
    .action = Innalza la casata { $item }
decision-contest = Vuoi contestare l'Araldo?
    .action = Contesta con { $item }
decision-pass_card = Scegli la carta da passare a sinistra.
    .action = Passa { $item }
action-silent = Taci
side-wave = Saluta la tavola

## Eventi

event-dealt = { $cards ->
    [hidden] { $seat } riceve la sua mano.
   *[other] { $you ->
        [yes] Ricevi { $cards }.
       *[no] { $seat } riceve { $cards }.
    }
}
event-committed = { $card ->
    [hidden] { $seat } posa una carta coperta.
   *[other] { $you ->
        [yes] Posi { $card } coperta.
       *[no] { $seat } posa { $card } coperta.
    }
}
event-passed = { $card ->
    [hidden] { $seat } passa una carta a { $receiver }.
   *[other] { $you ->
        [yes] Passi { $card } a { $receiver }.
       *[no] { $seat } passa { $card } a { $receiver }.
    }
}
event-played = { $you ->
    [yes] Mostri { $card }.
   *[no] { $seat } mostra { $card }.
}
event-rose = La casata { $house } sale a { $prestige }.
event-fell = La casata { $house } scende a { $prestige }.
event-unheard = { $you ->
    [yes] Nessuno ascolta il tuo Araldo.
   *[no] Nessuno ascolta l'Araldo di { $seat }.
}
event-picked = { $you ->
    [yes] Il tuo Araldo chiama la casata { $house }.
   *[no] L'Araldo di { $seat } chiama la casata { $house }.
}
event-contested = { $you ->
    [yes] Contesti con { $card }.
   *[no] { $seat } contesta con { $card }.
}
event-silent = { $you ->
    [yes] Lasci salire la casata { $house }.
   *[no] { $seat } lascia salire la casata { $house }.
}
event-drew = { $card ->
    [hidden] { $seat } pesca una carta.
   *[other] { $you ->
        [yes] Peschi { $card }.
       *[no] { $seat } pesca { $card }.
    }
}
event-showed = { $you ->
    [yes] Finisci con { $cards }.
   *[no] { $seat } finisce con { $cards }.
}
event-waved = { $you ->
    [yes] Saluti la tavola.
   *[no] { $seat } saluta la tavola.
}

## Regole

rulebook-rules = Come si gioca
    .body =
        Quattro casate si contendono il prestigio. Non appartieni a nessuna, ma alla fine per te conta solo la più alta fra quelle di cui hai ancora uno stendardo.

        Si comincia con quattro carte a testa. A ogni giro tutti scelgono in segreto una carta e la mostrano insieme. Uno **stendardo** innalza la sua casata della propria forza, fino a 21; ogni passo in più abbassa di uno le altre tre. Un **Araldo** ti fa scegliere una casata che ha raggiunto la sua soglia: sale di due, e ogni avversario può spendere uno stendardo di quella casata per abbassarla della sua forza.

        Poi tutti pescano una carta finché il mazzo dura. Quando a qualcuno resta una sola carta si mostrano le mani. Vince chi ha più punti.
