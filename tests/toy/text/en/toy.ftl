title = The Four Houses
tagline = Raise a house in secret, and hold its banner to the end.
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-last_card = Somebody is down to the last card.

## Things

house-sun = Sun
house-moon = Moon
house-star = Star
house-comet = Comet
card-banner = Banner of the { $house }, { $strength }
card-herald = Herald

zone-prestige = Prestige
zone-bar = Bar
zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
zone-committed = Face down
zone-waved = Waved

option-passing = Pass a card to the left before the first round
preset-standard = Standard
preset-courtly = Courtly
    .help = Everybody passes a card before the first round.

## Decisions

decision-play_card = Choose the card you play.
    .action = Play { $item }
decision-choose_house = Choose the house that rises.
    .action = Raise the { $item }
decision-contest = Will you contest the Herald?
    .action = Contest with { $item }
decision-pass_card = Choose the card you pass to the left.
    .action = Pass { $item }
action-silent = Keep silent
side-wave = Wave to the table

## Events

event-dealt = { $cards ->
    [hidden] { $seat } gets a hand.
   *[other] { $you ->
        [yes] You get { $cards }.
       *[no] { $seat } gets { $cards }.
    }
}
event-committed = { $card ->
    [hidden] { $seat } lays a card face down.
   *[other] { $you ->
        [yes] You lay { $card } face down.
       *[no] { $seat } lays { $card } face down.
    }
}
event-passed = { $card ->
    [hidden] { $seat } passes a card to { $receiver }.
   *[other] { $you ->
        [yes] You pass { $card } to { $receiver }.
       *[no] { $seat } passes { $card } to { $receiver }.
    }
}
event-played = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
event-rose = The { $house } rises to { $prestige }.
event-fell = The { $house } falls to { $prestige }.
event-unheard = { $you ->
    [yes] Nobody listens to your Herald.
   *[no] Nobody listens to the Herald of { $seat }.
}
event-picked = { $you ->
    [yes] Your Herald calls for the { $house }.
   *[no] The Herald of { $seat } calls for the { $house }.
}
event-contested = { $you ->
    [yes] You contest with { $card }.
   *[no] { $seat } contests with { $card }.
}
event-silent = { $you ->
    [yes] You let the { $house } rise.
   *[no] { $seat } lets the { $house } rise.
}
event-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
}
event-showed = { $you ->
    [yes] You end with { $cards }.
   *[no] { $seat } ends with { $cards }.
}
event-waved = { $you ->
    [yes] You wave to the table.
   *[no] { $seat } waves to the table.
}

## Rulebook

rulebook-rules = How to play
    .body =
        Four houses strive for prestige. You belong to none of them, but at the end only the proudest house whose banner you still hold counts for you.

        Everybody starts with four cards. In a round all choose a card in secret and show it together. A **banner** raises its house by its strength, up to 21; every step beyond that lowers the other three by one. A **Herald** lets you pick a house that has reached its bar: it rises by two, and each rival may spend a banner of that house to pull it down by the banner's strength.

        Then everybody draws a card while the deck lasts. When somebody has a single card left, all hands are shown. Most points win.
