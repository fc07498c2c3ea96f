title = Les Quatre Maisons
tagline = Élève une maison en secret et garde sa bannière jusqu'au bout.
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-last_card = Quelqu'un n'a plus qu'une carte.

## Choses

house-sun = Soleil
house-moon = Lune
house-star = Étoile
house-comet = Comète
card-banner = Bannière { $house } { $strength }
card-herald = Héraut

zone-prestige = Prestige
zone-bar = Seuil
zone-deck = Pioche
zone-discard = Défausse
zone-hand = Main
zone-committed = Face cachée
zone-waved = A salué

option-passing = Passer une carte à gauche avant la première manche
preset-standard = Standard
preset-courtly = Courtoise
    .help = Chacun passe une carte avant la première manche.

## Décisions

decision-play_card = Choisis la carte que tu joues.
    .action = Jouer { $item }
decision-choose_house = Choisis la maison qui monte.
    .action = Élever la maison { $item }
decision-contest = Veux-tu contester le Héraut ?
    .action = Contester avec { $item }
decision-pass_card = Choisis la carte que tu passes à gauche.
    .action = Passer { $item }
action-silent = Se taire
side-wave = Saluer la table

## Événements

event-dealt = { $cards ->
    [hidden] { $seat } reçoit sa main.
   *[other] { $you ->
        [yes] Tu reçois { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
}
event-committed = { $card ->
    [hidden] { $seat } pose une carte face cachée.
   *[other] { $you ->
        [yes] Tu poses { $card } face cachée.
       *[no] { $seat } pose { $card } face cachée.
    }
}
event-passed = { $card ->
    [hidden] { $seat } passe une carte à { $receiver }.
   *[other] { $you ->
        [yes] Tu passes { $card } à { $receiver }.
       *[no] { $seat } passe { $card } à { $receiver }.
    }
}
event-played = { $you ->
    [yes] Tu montres { $card }.
   *[no] { $seat } montre { $card }.
}
event-rose = La maison { $house } monte à { $prestige }.
event-fell = La maison { $house } descend à { $prestige }.
event-unheard = { $you ->
    [yes] Personne n'écoute ton Héraut.
   *[no] Personne n'écoute le Héraut de { $seat }.
}
event-picked = { $you ->
    [yes] Ton Héraut appelle la maison { $house }.
   *[no] Le Héraut de { $seat } appelle la maison { $house }.
}
event-contested = { $you ->
    [yes] Tu contestes avec { $card }.
   *[no] { $seat } conteste avec { $card }.
}
event-silent = { $you ->
    [yes] Tu laisses monter la maison { $house }.
   *[no] { $seat } laisse monter la maison { $house }.
}
event-drew = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $seat } pioche { $card }.
    }
}
event-showed = { $you ->
    [yes] Tu finis avec { $cards }.
   *[no] { $seat } finit avec { $cards }.
}
event-waved = { $you ->
    [yes] Tu salues la table.
   *[no] { $seat } salue la table.
}

## Règles

rulebook-rules = Comment jouer
    .body =
        Quatre maisons se disputent le prestige. Tu n'appartiens à aucune, mais à la fin seule compte pour toi la plus haute de celles dont tu tiens encore une bannière.

        Chacun commence avec quatre cartes. À chaque manche, tous choisissent une carte en secret et la montrent ensemble. Une **bannière** élève sa maison de sa force, jusqu'à 21 ; chaque pas de plus abaisse d'un les trois autres. Un **Héraut** te laisse choisir une maison qui a atteint son seuil : elle monte de deux, et chaque rival peut dépenser une bannière de cette maison pour l'abaisser de sa force.

        Ensuite, chacun pioche une carte tant qu'il en reste. Quand quelqu'un n'a plus qu'une carte, on montre toutes les mains. Le plus de points l'emporte.
