title = Die vier Häuser
tagline = Erhebe heimlich ein Haus und halte sein Banner bis zum Schluss.
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ending-last_card = Jemand hat nur noch eine Karte.

## Dinge

house-sun = Sonne
house-moon = Mond
house-star = Stern
house-comet = Komet
card-banner = Banner { $house } { $strength }
card-herald = Herold

zone-prestige = Ansehen
zone-bar = Schwelle
zone-deck = Stapel
zone-discard = Ablage
zone-hand = Hand
zone-committed = Verdeckt
zone-waved = Hat gewinkt

option-passing = Vor der ersten Runde eine Karte nach links geben
preset-standard = Standard
preset-courtly = Höfisch
    .help = Vor der ersten Runde geben alle eine Karte weiter.

## Entscheidungen

decision-play_card = Wähle die Karte, die du spielst.
    .action = { $item } spielen
decision-choose_house = Wähle das Haus, das steigt.
    .action = Haus { $item } erheben
decision-contest = Willst du dem Herold widersprechen?
    .action = Mit { $item } widersprechen
decision-pass_card = Wähle die Karte, die du nach links gibst.
    .action = { $item } weitergeben
action-silent = Schweigen
side-wave = Der Runde zuwinken

## Ereignisse

event-dealt = { $cards ->
    [hidden] { $seat } bekommt eine Hand.
   *[other] { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $seat } bekommt { $cards }.
    }
}
event-committed = { $card ->
    [hidden] { $seat } legt eine Karte verdeckt hin.
   *[other] { $you ->
        [yes] Du legst { $card } verdeckt hin.
       *[no] { $seat } legt { $card } verdeckt hin.
    }
}
event-passed = { $card ->
    [hidden] { $seat } gibt eine Karte an { $receiver }.
   *[other] { $you ->
        [yes] Du gibst { $card } an { $receiver }.
       *[no] { $seat } gibt { $card } an { $receiver }.
    }
}
event-played = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $seat } zeigt { $card }.
}
event-rose = Haus { $house } steigt auf { $prestige }.
event-fell = Haus { $house } fällt auf { $prestige }.
event-unheard = { $you ->
    [yes] Niemand hört auf deinen Herold.
   *[no] Niemand hört auf den Herold von { $seat }.
}
event-picked = { $you ->
    [yes] Dein Herold ruft Haus { $house } aus.
   *[no] Der Herold von { $seat } ruft Haus { $house } aus.
}
event-contested = { $you ->
    [yes] Du widersprichst mit { $card }.
   *[no] { $seat } widerspricht mit { $card }.
}
event-silent = { $you ->
    [yes] Du lässt Haus { $house } steigen.
   *[no] { $seat } lässt Haus { $house } steigen.
}
event-drew = { $card ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $seat } zieht { $card }.
    }
}
event-showed = { $you ->
    [yes] Du behältst { $cards }.
   *[no] { $seat } behält { $cards }.
}
event-waved = { $you ->
    [yes] Du winkst der Runde zu.
   *[no] { $seat } winkt der Runde zu.
}

## Spielregel

rulebook-rules = So wird gespielt
    .body =
        Vier Häuser ringen um Ansehen. Du gehörst zu keinem, aber am Ende zählt für dich nur das angesehenste Haus, von dem du noch ein Banner hältst.

        Alle beginnen mit vier Karten. In jeder Runde wählen alle heimlich eine Karte und zeigen sie gemeinsam. Ein **Banner** hebt sein Haus um seine Stärke, höchstens auf 21; jeder Schritt darüber hinaus senkt die drei anderen um eins. Mit einem **Herold** wählst du ein Haus, das seine Schwelle erreicht hat: Es steigt um zwei, und alle anderen dürfen der Reihe nach ein Banner dieses Hauses abgeben, um es um dessen Stärke zu senken.

        Danach ziehen alle eine Karte, solange der Stapel reicht. Hat jemand nur noch eine Karte, werden alle Hände gezeigt. Die meisten Punkte gewinnen.
