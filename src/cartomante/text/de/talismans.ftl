# Die Wettertalismane: alle Worte des Spiels auf Deutsch.

title = Die Wettertalismane
tagline = Spiel deine Feen aus, wenn ihr Wetter den Himmel beherrscht, gewinne die Einsätze und schmiede mehr Talismane als alle anderen.
score =
    { $points ->
        [one] { $points } Talisman
       *[other] { $points } Talismane
    }


## Farben und Karten

-suit-help = Eine Farbe und ihre Wetterkarte. Die Farbe an der Spitze der Wetterreihe herrscht; jede Farbe schlägt alle, die nach ihr kommen, ganz gleich mit welchen Werten.
suit-fo = Nebel
    .help = { -suit-help }
suit-sn = Schnee
    .help = { -suit-help }
suit-cl = Wolken
    .help = { -suit-help }
suit-ra = Regen
    .help = { -suit-help }
suit-su = Sonne
    .help = { -suit-help }
suit-st = Gewitter
    .help = { -suit-help }

card-fairy = { $suit } { $value }
    .help = Eine Fee zählt so viel, wie auf ihr steht, allein oder zusammen mit einer zweiten Fee derselben Farbe oder einem Joker. Gewinnen sie die Runde nicht, so können eine einzelne 0 oder zwei Feen mit aufeinanderfolgenden Werten zum Talisman werden.
card-joker = Joker
    .help = Neben einer Fee nimmt er deren Farbe an, zählt in der Regel eins weniger als sie und kann mit ihr zum Talisman werden. Allein hat er keinen Wert und kann nicht gewinnen.
card-first-talisman = Erster Talisman
    .help = Der allererste Einsatz: Wer ihn gewinnt, besitzt einen ganzen Talisman und nicht bloß einen halben.
card-choose-stake = Einsatz wählen { $number }
    .help = Allein ausgespielt: Du bestimmst anstelle des Gewinners den neuen Einsatz. Liegen beide aus, zählt nur die Nummer 1.
card-invert-order = Reihenfolge umkehren { $number }
    .help = Allein ausgespielt: Die ganze Wetterreihe wird umgedreht; die letzte Farbe wird zur herrschenden, die erste zur schwächsten.
card-change-order = Reihenfolge ändern { $number }
    .help = Allein ausgespielt: Du legst eine Wetterkarte an eine andere Stelle der Reihe. Die herrschende Karte bleibt, wo sie ist.
card-change-weather = Wetter wechseln { $number }
    .help = Allein ausgespielt: Du entscheidest anstelle des Gewinners, ob die herrschende Farbe bleibt oder ans Ende der Reihe kommt. Liegen beide aus, zählt nur die Nummer 7.

play = { $seat }: { $cards }
position = Platz { $position }


## Entscheidungen

decision-commit_lead = Welche Karte spielst du aus?
    .action = { $item } ausspielen
    .help = Alle wählen geheim, dann werden die Karten gemeinsam aufgedeckt. Zu einer Fee kannst du danach eine zweite Karte legen; für zwei Feen beginne mit der höheren.
decision-commit_partner = Legst du eine zweite Karte dazu?
    .action = { $item } dazulegen
    .help = Eine zweite Fee derselben Farbe bringt ihren Wert mit, ein Joker in der Regel eins weniger als die Fee. Zwei aufeinanderfolgende Werte oder ein Joker mit einer beliebigen Fee können zum Talisman werden, wenn sie die Runde nicht gewinnen.
decision-choose_stake = Welche Karte wird der neue Einsatz?
    .action = { $item } als Einsatz nehmen
    .help = Wer als Nächstes eine Runde gewinnt, bekommt diese Karte, und zwar in der Regel als halben Talisman, was auch immer darauf steht. Was du nicht wählst, bleibt den anderen zum Aufteilen.
decision-forge_choice = Schmiedest du aus deinen Karten einen Talisman?
    .help = In der herrschenden Farbe ist er sofort fertig; sonst wartet er auf eine Runde, die mit seiner Farbe als herrschender beginnt, und in dieser setzt du aus. Wenn du schmiedest, gehst du bei der Aufteilung dieser Runde leer aus; wenn nicht, werden deine Karten mit aufgeteilt.
decision-reorder_card = Welche Wetterkarte verschiebst du?
    .action = { $item } verschieben
    .help = Du kannst jede Wetterkarte verschieben außer der herrschenden. Jede Farbe schlägt alle, die in der Reihe nach ihr kommen.
decision-reorder_position = Wohin in der Reihe legst du sie?
    .action = Auf { $item } legen
    .help = Platz 2 folgt gleich auf die herrschende Farbe, Platz 6 ist der schwächste. Die Karten dazwischen rücken um eins weiter; auch der alte Platz ist erlaubt.
decision-weather_choice = Bleibt die herrschende Farbe, oder kommt sie ans Ende?
    .help = Kommt sie ans Ende der Reihe, so herrscht die zweite Farbe. Wer einen Talisman der Farbe vorbereitet hat, die zu Beginn der nächsten Runde herrscht, setzt dann aus und schmiedet ihn.
decision-share_pick = Welche Karte nimmst du?
    .action = { $item } nehmen
    .help = Die Karte kommt auf deine Hand, und alle sehen, welche es ist. Reihum nimmt jeder eine, zuerst wer am niedrigsten ausgespielt hat, bis nichts mehr da ist; du darfst auch eine eigene Karte zurücknehmen.

action-alone = Allein ausspielen
action-forge = Talisman schmieden
action-decline = Nicht schmieden
action-keep = Wetter behalten
action-move = Herrschende Farbe ans Ende legen


## Ereignisse

event-row_laid = Die Wetterreihe, von der stärksten zur schwächsten Farbe: { $row }.
    .rule = Die Wetterkarten werden in zufälliger Reihenfolge ausgelegt, und jede Farbe schlägt alle, die nach ihr kommen.
event-dealt =
    { $cards ->
        [hidden] { $seat } bekommt Handkarten.
       *[other] { $you ->
            [yes] Du bekommst { $cards }.
           *[no] { $seat } bekommt { $cards }.
        }
    }
    .rule = Das ganze Deck wird verteilt, an alle gleich viele Karten.
event-turn_began = Runde { $turn }. Herrschende Farbe: { $suit }.
    .rule = Die Farbe auf dem ersten Platz der Wetterreihe herrscht und schlägt alle anderen.
event-sat_out =
    { $you ->
        [yes] Du setzt diese Runde aus: Das Wetter passt zu dem, was du vorbereitet hast.
       *[no] { $seat } setzt diese Runde aus: Das Wetter passt zu dem, was vorbereitet ist.
    }
    .rule = Wer zu Beginn einer Runde einen vorbereiteten Talisman der herrschenden Farbe hat, muss aussetzen, um ihn zu vollenden.
event-committed =
    { $cards ->
        [hidden] { $seat } hat gewählt.
       *[other] { $you ->
            [yes] Du legst verdeckt aus: { $cards }.
           *[no] { $seat } legt verdeckt aus: { $cards }.
        }
    }
    .rule = Alle wählen geheim eine oder zwei Karten, und nichts wird gezeigt, bevor alle gewählt haben.
event-revealed = Die Karten werden aufgedeckt. { $plays }.
    .rule = Alle Karten werden gemeinsam aufgedeckt und nach der jetzigen Wetterreihe verglichen.
event-nobody_won = Niemand gewinnt die Runde, der Einsatz bleibt liegen. Abgelegt: { $cards }.
    .rule = Gewinnen kann nur, wer eine Fee ausspielt; liegt keine Fee aus, so werden die Karten abgelegt und Sonderkarten bleiben ohne Wirkung.
event-won =
    { $you ->
        [yes] Du gewinnst die Runde und nimmst den Einsatz: { $card }.
       *[no] { $seat } gewinnt die Runde und nimmt den Einsatz: { $card }.
    }
    .rule = Es gewinnt, wer am stärksten ausgespielt hat: Zuerst zählt die Farbe, dann die Summe, dann schlägt eine Karte zwei, dann entscheidet die höchste Karte.
event-stake_chosen =
    { $you ->
        [yes] Du bestimmst den neuen Einsatz: { $card }.
       *[no] { $seat } bestimmt den neuen Einsatz: { $card }.
    }
    .rule = Den neuen Einsatz wählt der Gewinner unter den ausgespielten Karten, es sei denn, „Einsatz wählen“ gibt dieses Recht jemand anderem.
event-annulled =
    { $you ->
        [yes] Deine Karte „{ $card }“ bleibt ohne Wirkung.
       *[no] Die Karte „{ $card }“ von { $seat } bleibt ohne Wirkung.
    }
    .rule = Liegen in einer Runde beide „Einsatz wählen“ oder beide „Wetter wechseln“ aus, so wirkt nur die kleinere Nummer.
event-completed =
    { $you ->
        [yes] Du schmiedest, was du vorbereitet hattest: { $talismans }.
       *[no] { $seat } schmiedet, was vorbereitet war: { $talismans }.
    }
    .rule = Wer aussetzt, vollendet in dieser einen Runde alle vorbereiteten Talismane der herrschenden Farbe.
event-forged =
    { $you ->
        [yes] Du schmiedest sofort einen Talisman: { $cards }.
       *[no] { $seat } schmiedet sofort einen Talisman: { $cards }.
    }
    .rule = Eine unterlegene Kombination der herrschenden Farbe wird noch in derselben Runde zum Talisman.
event-set_aside =
    { $you ->
        [yes] Du bereitest einen Talisman vor, der auf { $suit } wartet: { $cards }.
       *[no] { $seat } bereitet einen Talisman vor, der auf { $suit } wartet: { $cards }.
    }
    .rule = Eine unterlegene Kombination einer anderen Farbe wartet auf eine Runde, die mit ihrer Farbe als herrschender beginnt.
event-declined =
    { $you ->
        [yes] Du schmiedest nicht; deine Karten werden mit aufgeteilt.
       *[no] { $seat } schmiedet nicht; die Karten werden mit aufgeteilt.
    }
    .rule = Schmieden ist freiwillig: Wer verzichtet, lässt seine Karten wie alle anderen auf dem Tisch.
event-inverted =
    { $you ->
        [yes] Mit „{ $card }“ drehst du die Wetterreihe um. Neue Reihenfolge: { $row }.
       *[no] Mit „{ $card }“ dreht { $seat } die Wetterreihe um. Neue Reihenfolge: { $row }.
    }
    .rule = „Reihenfolge umkehren“ dreht die ganze Reihe um, sodass die letzte Farbe zur herrschenden wird.
event-reordered =
    { $you ->
        [yes] Du legst { $suit } auf Platz { $position }. Neue Reihenfolge: { $row }.
       *[no] { $seat } legt { $suit } auf Platz { $position }. Neue Reihenfolge: { $row }.
    }
    .rule = „Reihenfolge ändern“ legt eine Wetterkarte, nur nicht die herrschende, an eine beliebige Stelle der Reihe außer der ersten.
event-weather_kept =
    { $you ->
        [yes] Du behältst das Wetter. Herrschende Farbe: { $suit }.
       *[no] { $seat } behält das Wetter. Herrschende Farbe: { $suit }.
    }
    .rule = Einmal in der Runde entscheidet jemand über das Wetter: wer „Wetter wechseln“ ausgespielt hat, sonst der Gewinner.
event-weather_moved =
    { $you ->
        [yes] Du legst { $suit } ans Ende der Reihe. Neue herrschende Farbe: { $dominant }.
       *[no] { $seat } legt { $suit } ans Ende der Reihe. Neue herrschende Farbe: { $dominant }.
    }
    .rule = Einmal in der Runde entscheidet jemand über das Wetter: wer „Wetter wechseln“ ausgespielt hat, sonst der Gewinner.
event-took =
    { $you ->
        [yes] Du nimmst dir { $card }.
       *[no] { $seat } nimmt sich { $card }.
    }
    .rule = Die Verlierer, die nicht schmieden, nehmen sich einzeln die übrigen Karten; wer am niedrigsten ausgespielt hat, beginnt.
event-nobody_shared = Niemandem stehen die übrigen Karten zu. Abgelegt: { $cards }.
    .rule = Der Gewinner und alle, die schmieden, bekommen keine Karten; was niemandem zusteht, wird für immer abgelegt.
event-ended = Das Spiel ist zu Ende. Ohne Karten: { $seats }.
    .rule = Das Spiel endet nach einer Runde, in der jemand keine Karten mehr auf der Hand hat.
event-pending_lost =
    { $you ->
        [yes] Du verlierst, was noch nicht geschmiedet war: { $talismans }.
       *[no] { $seat } verliert, was noch nicht geschmiedet war: { $talismans }.
    }
    .rule = Talismane, die bei Spielende erst vorbereitet sind, werden abgelegt und zählen nichts.


## Der Tisch

zone-turn = Runde
zone-row = Wetterreihe
zone-stake = Einsatz
zone-pool = Auf dem Tisch
zone-winner = Gewinner der Runde
zone-ranking = Rangfolge, von unten nach oben
zone-unseen = Noch nie gesehen
zone-discard = Ablage
zone-box = Nicht im Spiel
zone-hand = Hand
zone-commitment = Verdeckte Karten
zone-play = Ausgespielt
zone-sitting_out = Setzt aus
zone-moving = Wetterkarte in Bewegung
zone-pending = Vorbereitete Talismane
zone-forged = Geschmiedete Talismane
zone-captured = Beute
zone-half_points = Halbe Talismane
zone-whole_talismans = Ganze Talismane

ending-hand_empty = Jemand hat keine Karten mehr.


## Der Tisch im Browser

board-turn = Runde { $turn }
board-row = Wetterreihe, stärkste Farbe zuerst
board-dominant = Herrscht
board-moving = Du verschiebst { $suit }
board-stake-open = Wird noch bestimmt
board-plays = In dieser Runde ausgespielt
board-play-of = Ausgespielt von { $seat }
board-choosing = Wählt …
board-ready = Bereit
board-wins = Gewinnt die Runde
board-rank = Nummer { $place } von { $count }, von unten gezählt
board-hidden = für die anderen verdeckt
board-gone = liegt nicht mehr hier
board-hand = Deine Hand
board-hand-of =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-known = Karten auf der Hand von { $seat }, die du kennst
board-zone-of = { $zone } von { $seat }
board-waits = wartet auf { $suit }
board-others = Karten, die anderswo sind


## Spielregeln zur Wahl

option-joker_value = Wert des Jokers
    .help = Was ein Joker zu der Fee zählt, mit der er ausgespielt wird.
option-joker_value-next_lower = Eins weniger als seine Fee
option-joker_value-same = So viel wie seine Fee
option-whole_talismans = Ganze Talismane bei Gleichstand
    .help = Welche Talismane als ganze zählen, wenn der Punktestand gleich ist.
option-whole_talismans-single_card = Erster Talisman und geschmiedete Nullen
option-whole_talismans-forged = Erster Talisman und alle geschmiedeten
option-zero_stake = Eine 0 als gewonnener Einsatz
    .help = Was eine Fee mit dem Wert 0 einbringt, wenn man sie als Einsatz gewinnt.
option-zero_stake-half = Einen halben Talisman
option-zero_stake-whole = Einen ganzen Talisman
option-stake_pool = Wahl des neuen Einsatzes
    .help = Ob für den neuen Einsatz eine unterlegene Kombination zerrissen werden darf, die ihr Besitzer schmieden könnte.
option-stake_pool-protected = Unterlegene Kombinationen sind geschützt
option-stake_pool-all_played = Jede ausgespielte Karte
option-share_exclusion = Schmieden und Aufteilen
    .help = Wie lange jemand, der schmiedet, bei der Aufteilung leer ausgeht.
option-share_exclusion-this_turn = Nur in derselben Runde
option-share_exclusion-while_pending = Solange ein Talisman vorbereitet ist

preset-standard = Standard
    .help = Die Regeln, wie sie die Anleitung erklärt: die richtige Wahl für das erste Spiel.
preset-strict = Streng
    .help = Für den Einsatz dürfen Kombinationen zerrissen werden, und wer einen vorbereiteten Talisman hat, geht bei jeder Aufteilung leer aus. Schmieden wird zum Wagnis, und die Partien sind viel kürzer.


## Tutorial

tutorial-goal = Willkommen! Wer am Ende die meisten Talismane besitzt, gewinnt. Die Karte in der Mitte ist der Einsatz, und alle wollen ihn haben. Der allererste Einsatz, { $item }, ist einen ganzen Talisman wert.
tutorial-row = Das ist die Wetterreihe. Die vorderste Farbe herrscht und schlägt alles; jede Farbe schlägt alle hinter ihr, wie hoch deren Zahlen auch sind. Im Augenblick ist nichts stärker als { $item }.
tutorial-hand = Das ist deine Hand. In jeder Runde legen alle zugleich eine oder zwei Karten verdeckt aus. Zwei Feen müssen dieselbe Farbe haben, und ihre Zahlen werden zusammengezählt.
tutorial-lead = Du hast die höchste Karte der herrschenden Farbe. So gewinnt man gut eine erste Runde: Spiele { $item } aus.
tutorial-alone = Du könntest eine zweite Karte dieser Farbe dazulegen. Aber eine starke Karte sollte genügen, und die anderen hebst du besser auf. Wähle: { $item }.
tutorial-stake = Alle Karten werden aufgedeckt, und deine ist die stärkste: dein erster ganzer Talisman! Wer gewinnt, wählt auch den nächsten Einsatz unter den ausgespielten Karten. Was du liegen lässt, teilen die Verlierer unter sich auf; gönne ihnen deine gute Karte nicht und mach { $item } zum Einsatz.
tutorial-weather = Jemand hat mit zwei benachbarten Karten der zweiten Farbe verloren und sie zur Seite gelegt: Sobald diese Farbe herrscht, wird daraus ein Talisman. Als Gewinner bestimmst du das Wetter. Ein solches Paar hast du auch, also lass die zweite Farbe herrschen: { $item }.
tutorial-pair = Eine neue Runde, und eine andere Farbe herrscht. Wer dafür Karten zur Seite gelegt hat, setzt jetzt aus und vollendet den Talisman. Du hast zwei Karten dieser Farbe mit benachbarten Zahlen: eine Kombination. Beginne mit der höheren, { $item }.
tutorial-partner = Lege nun { $item } dazu. Gewinnt das Paar, bekommst du den Einsatz. Verliert es, ist das sogar noch besser, wie du gleich siehst.
tutorial-forge = Jemand hatte eine höhere Karte und nimmt den Einsatz, der einen halben Talisman wert ist. Aber eine Kombination, die verliert, kann man schmieden, und in der herrschenden Farbe geht das sofort. Wähle: { $item }.
tutorial-forged = Ein ganzer Talisman aus einer verlorenen Runde! Der Preis: Wer schmiedet, bekommt keine Karten, wenn die Verlierer den Rest aufteilen, und so wird deine Hand kleiner. Hat jemand keine Karten mehr, ist das Spiel zu Ende.
tutorial-end = Nach zwei Runden besitzt du zwei Talismane: einen gewonnenen und einen geschmiedeten. Behalte die Reihe im Auge, errate, was die anderen wollen, und verliere mit Stil, wenn es sich lohnt. Und jetzt spiel eine richtige Partie!


## Die Anleitung

rulebook-goal = Worum es geht
    .body =
        Das Wetter bestimmt, welche Feen stark sind, und das Wetter ändert sich ständig. Zwei bis zehn Spieler, jeder
        für sich, spielen verdeckt Karten aus und kämpfen um die Karte in der Mitte, den **Einsatz**. Auch Verlieren
        kann sich lohnen: Mit den richtigen Karten schmiedet man **Talismane**.

        Wer am Ende die meisten Talismane besitzt, gewinnt. Man bekommt sie auf zwei Arten:

        - **Einsätze gewinnen.** Ein Einsatz ist einen halben Talisman wert; nur der allererste, der Erste Talisman,
          ist ein ganzer.
        - **Schmieden.** Bestimmte Karten, die die Runde nicht gewonnen haben, darf man behalten; sie werden zu einem
          ganzen Talisman.

        Das Glück legt das Wetter aus und verteilt die Karten; danach bleibt nichts mehr dem Zufall überlassen.

rulebook-cards = Die Karten
    .body =
        - **Wetterkarten:** sechs, eine für jede Farbe: Nebel, Schnee, Wolken, Regen, Sonne und Gewitter.
        - **Feen:** 90, mit den Werten 0 bis 14 in jeder Farbe, jede nur einmal.
        - **Sonderkarten:** acht, mit den Nummern 1 bis 8: Einsatz wählen (1, 2), Reihenfolge umkehren (3, 4),
          Reihenfolge ändern (5, 6), Wetter wechseln (7, 8).
        - **Joker:** zwei, ohne Nummer.
        - **Erster Talisman:** einer; er wird nie verteilt.

        Die Zusammensetzung des Decks hängt von der Spielerzahl ab. Beide Joker sind immer dabei; was nicht genannt
        ist, bleibt in der Schachtel:

        - **2 Spieler:** Feen 1–6, Sonderkarten 1, 7; je 20 Karten.
        - **3 Spieler:** Feen 1–8, Sonderkarten 1, 3, 5, 7; je 18 Karten.
        - **4 Spieler:** Feen 0–9, Sonderkarten 1, 7; je 16 Karten.
        - **5 Spieler:** Feen 0–10, alle Sonderkarten außer der 4; je 15 Karten.
        - **6 Spieler:** Feen 0–12, Sonderkarten 1, 3, 5, 7; je 14 Karten.
        - **7 Spieler:** Feen 0–13, Sonderkarten 1, 2, 3, 5, 7; je 13 Karten.
        - **8 Spieler:** Feen 0–14, Sonderkarten 1, 3, 5, 7; je 12 Karten.
        - **9 Spieler:** Feen 0–14, alle Sonderkarten außer der 4; je 11 Karten.
        - **10 Spieler:** Feen 0–14, alle Sonderkarten; je 10 Karten.

        Legt die gemischten Wetterkarten in eine Reihe, verteilt das ganze Deck und legt den Ersten Talisman in die
        Mitte: Er ist der erste Einsatz.

rulebook-row = Die Wetterreihe
    .body =
        Die sechs Wetterkarten liegen auf den Plätzen 1 bis 6. Die Farbe auf Platz 1 ist die **herrschende Farbe**.
        Jede Farbe schlägt alle, die nach ihr kommen, ganz gleich, welche Werte im Spiel sind: Die herrschende schlägt
        alles, die zweite schlägt die dritte bis sechste und so weiter.

        Die Reihe ist das Herz des Spiels, denn sie ist in Bewegung: In fast jeder Runde entscheidet jemand, ob die
        herrschende Karte bleibt oder ans Ende kommt, und einige Sonderkarten ordnen die Reihe neu.

rulebook-turn = Eine Runde, Schritt für Schritt
    .body =
        Es gibt keinen Startspieler; alle spielen gleichzeitig.

        - **Aussetzen.** Wer einen Talisman der Farbe vorbereitet hat, die jetzt herrscht, spielt nicht mit.
        - **Ausspielen.** Alle anderen legen eine oder zwei Karten verdeckt vor sich. Niemand darf passen, und niemand
          sieht, wie viele Karten die anderen legen.
        - **Aufdecken.** Alle Karten werden gemeinsam aufgedeckt. Wer mit einer Fee am stärksten ausgespielt hat,
          gewinnt.
        - **Einsatz nehmen.** Der Gewinner legt ihn offen zu seiner Beute.
        - **Neuer Einsatz.** Eine der ausgespielten Karten wird der nächste Einsatz.
        - **Schmieden.** Wer aussetzt, vollendet seine Talismane. Dann entscheiden die Besitzer unterlegener
          Kombinationen, die niedrigste zuerst, ob sie schmieden.
        - **Sonderkarten.** Die Nummern 3 bis 8 wirken in der Reihenfolge ihrer Nummern.
        - **Aufteilen.** Die Verlierer, die nicht geschmiedet haben, nehmen die übrigen Karten auf die Hand.
        - **Wetter.** Der Gewinner entscheidet, ob die herrschende Farbe bleibt, falls das nicht schon „Wetter
          wechseln“ erledigt hat.

        Hat nun jemand keine Karten mehr auf der Hand, ist das Spiel zu Ende. Sonst beginnt die nächste Runde.

rulebook-plays = Was man ausspielen darf
    .body =
        - **Eine Fee.** Sie zählt so viel, wie auf der Karte steht.
        - **Zwei Feen derselben Farbe.** Zwei beliebige; ihre Werte werden addiert.
        - **Eine Fee und einen Joker.** Der Joker nimmt die Farbe der Fee an und zählt eins weniger als sie, nie
          weniger als 0. Bei einer 5 zählt er 4, das macht 9.
        - **Eine nummerierte Sonderkarte,** immer allein. Sie hat keinen Wert.
        - **Einen Joker allein.** Er hat weder Farbe noch Wert, kann nicht gewinnen und nicht schmieden.

        Alles andere ist verboten: zwei verschiedene Farben, zwei Joker, eine dritte Karte, eine Sonderkarte mit einer
        anderen Karte.

rulebook-winning = Wer die Runde gewinnt
    .body =
        Ausgespielte Karten mit einer Fee werden so verglichen; der erste Unterschied entscheidet:

        - **Farbe:** Die Farbe, die in der Reihe weiter vorn liegt, gewinnt, egal wie hoch die Summen sind.
        - **Summe:** Bei gleicher Farbe gewinnt die höhere Summe.
        - **Weniger Karten:** Bei gleicher Summe schlägt eine Karte zwei Karten.
        - **Höchste Karte:** Bei zwei Paaren mit gleicher Summe gewinnt die höhere Fee.

        Ein völliger Gleichstand kommt nie vor. Einige Vergleiche, wenn Schnee herrscht und Nebel an zweiter Stelle
        liegt:

        - Schnee 0 schlägt Nebel 9 mit Nebel 8: Die Farbe geht vor.
        - Schnee 9 schlägt Schnee 5 mit Schnee 4: Beides macht 9, aber eine Karte schlägt zwei.
        - Schnee 6 mit Schnee 3 schlägt Schnee 5 mit Schnee 4: Beides macht 9, aber 6 ist höher als 5.
        - Schnee 9 mit Schnee 6 schlägt Schnee 8 mit einem Joker: Beides macht 15, aber 9 ist höher als 8.

        Liegt gar keine Fee auf dem Tisch, **gewinnt niemand**. Die ausgespielten Karten werden für immer abgelegt,
        Sonderkarten bleiben ohne Wirkung, Einsatz und Wetter bleiben, wie sie sind. Wer aussetzt, vollendet seine
        Talismane trotzdem.

rulebook-stake = Der Einsatz
    .body =
        Ein gewonnener Einsatz ist einen halben Talisman wert, egal ob Fee, Sonderkarte oder Joker; der Erste Talisman
        ist ein ganzer, in welcher Runde er auch gewonnen wird. Die Beute ist endgültig aus dem Spiel.

        Der Gewinner wählt den nächsten Einsatz unter den eben ausgespielten Karten; hat jemand „Einsatz wählen“
        ausgespielt, wählt dieser Spieler. Zur Wahl stehen alle Karten, auch die des Gewinners und Sonderkarten, mit
        einer Ausnahme: Eine unterlegene Kombination ist **geschützt**, selbst wenn ihr Besitzer sie dann doch nicht
        schmiedet.

rulebook-forging = Schmieden
    .body =
        Es gibt drei **Kombinationen**, aus denen ein Talisman werden kann:

        - eine **0** allein;
        - ein **Paar in Folge**, also zwei Feen derselben Farbe mit benachbarten Werten wie 5 und 4 (aber nicht 14
          und 0);
        - ein **Joker** mit einer beliebigen Fee.

        Eine Kombination, die **gewinnt**, wird nie geschmiedet: Ihre Karten werden zum Einsatz oder aufgeteilt. Hat
        deine nicht gewonnen, so wähle:

        - **Schmieden in der herrschenden Farbe:** Der Talisman ist sofort fertig.
        - **Schmieden in einer anderen Farbe:** Der Talisman ist **vorbereitet**. Er liegt offen vor dir und wartet.
        - **Nicht schmieden:** Deine Karten werden aufgeteilt, und du bist dabei.

        Ein vorbereiteter Talisman wird in der ersten Runde vollendet, die mit seiner Farbe als
        herrschender **beginnt**. In dieser Runde musst du aussetzen: Du spielst nichts aus, kannst nicht gewinnen und
        bekommst keine Karten, aber alle deine vorbereiteten Talismane dieser Farbe werden zusammen geschmiedet.
        Herrscht eine Farbe nur für einen Augenblick mitten in der Runde, so vollendet das nichts.

        Du darfst beliebig viele Talismane vorbereiten, und niemand kann sie anrühren, auch du nicht. Was bei
        Spielende noch nicht vollendet ist, geht verloren.

rulebook-specials = Die Sonderkarten
    .body =
        Sonderkarten wirken in der Reihenfolge ihrer Nummern und vor der Aufteilung, auch wenn die Karte soeben zum
        neuen Einsatz geworden ist. In einer Runde ohne Gewinner bewirken sie nichts.

        - **Einsatz wählen (1, 2):** Du bestimmst den neuen Einsatz anstelle des Gewinners. Liegen beide aus, wirkt
          nur die 1.
        - **Reihenfolge umkehren (3, 4):** Die ganze Reihe wird umgedreht, ob es dir passt oder nicht. Liegen beide
          aus, ist sie danach wie zuvor.
        - **Reihenfolge ändern (5, 6):** Lege eine Wetterkarte, nur nicht die herrschende, auf einen beliebigen Platz
          außer dem ersten, auch auf ihren alten; die anderen rücken nach. Liegen beide aus, wirkt zuerst die 5, dann
          die 6.
        - **Wetter wechseln (7, 8):** Du entscheidest anstelle des Gewinners, und zwar schon vor der Aufteilung, ob
          die herrschende Karte bleibt oder ans Ende kommt. Liegen beide aus, wirkt nur die 7.

rulebook-sharing = Die Aufteilung
    .body =
        Aufgeteilt werden alle ausgespielten Karten außer dem neuen Einsatz und dem, was geschmiedet oder vorbereitet
        wurde. Der Gewinner bekommt nichts, ebenso wenig, wer in dieser Runde geschmiedet, einen Talisman vorbereitet
        oder ausgesetzt hat. Die anderen nehmen je eine Karte, vom niedrigsten zum höchsten und dann wieder von vorn,
        bis nichts mehr da ist. Nehmen ist Pflicht; die eigene Karte darf man zurücknehmen.

        Von niedrig nach hoch: zuerst einzelne Joker (bei zweien beginnt, wer im Uhrzeigersinn näher nach dem Gewinner
        sitzt), dann die Feen nach ihrer Stärke, zuletzt die Sonderkarten von der 8 bis zur 1. Es gilt die Rangfolge
        beim Aufdecken, auch wenn sich die Reihe seither geändert hat.

        Ein Handkartenlimit gibt es nicht. Stehen die übrigen Karten niemandem zu, werden sie abgelegt.

rulebook-weather = Das Wetter wechselt
    .body =
        Am Ende der Runde darf der Gewinner die Reihe **behalten**, wie sie ist, oder die herrschende Karte **ans Ende
        legen**, sodass die zweite Farbe herrscht. Wurde „Wetter wechseln“ ausgespielt, entfällt dieser Schritt, auch
        wenn dabei alles beim Alten blieb.

rulebook-end = Ende und Wertung
    .body =
        Das Spiel endet nach einer vollständigen Runde, in der jemand ohne Handkarten dasteht; wer seine letzte Karte
        ausspielt, bei der Aufteilung aber eine neue bekommt, spielt weiter. Der offene Einsatz und alle vorbereiteten
        Talismane werden abgelegt, Handkarten zählen nichts.

        - Erster Talisman: **1 Talisman**
        - Jeder geschmiedete Talisman: **1 Talisman**
        - Jeder andere gewonnene Einsatz: **ein halber Talisman**

        Die höchste Summe gewinnt. Bei Gleichstand liegt vorn, wer mehr **ganze Talismane** hat: den Ersten Talisman
        und jede allein geschmiedete 0. Ist auch das gleich, entscheidet der beste davon, nämlich der, dessen Farbe am
        Ende weiter vorn in der Reihe liegt; der Erste Talisman hat keine Farbe und steht hinter allen anderen. Wer
        dann noch gleichauf liegt, teilt sich den Platz oder den Sieg.

rulebook-options = Wahlregeln
    .body =
        Das sind die **Standardregeln**. Man kann sich auf andere Lesarten einigen:

        - **Wert des Jokers:** Er zählt so viel wie seine Fee, nicht eins weniger.
        - **Ganze Talismane bei Gleichstand:** Alle geschmiedeten Talismane sind ganze. Haben die besten dieselbe
          Farbe, vergleicht man sie wie beim Ausspielen: Summe, weniger Karten, höchste Karte.
        - **Eine 0 als gewonnener Einsatz:** Sie ist ein ganzer Talisman, auch bei Gleichstand.
        - **Wahl des neuen Einsatzes:** Jede ausgespielte Karte darf gewählt werden. Eine Kombination, die so eine
          Karte verliert, kann nicht geschmiedet werden; der Rest wird aufgeteilt, und ihr Besitzer ist dabei.
        - **Schmieden und Aufteilen:** Wer einen vorbereiteten Talisman hat, bekommt in keiner Runde Karten.

        Die **strengen** Regeln verbinden die letzten beiden: Schmieden wird zum Wagnis, und die Partien sind viel
        kürzer.

rulebook-hints = Tipps für das erste Spiel
    .body =
        - Verlieren ist kein Unglück: Ein Einsatz ist ein halber Talisman, eine geschmiedete Kombination ein ganzer,
          und die Aufteilung bringt neue Karten.
        - Versuch es mit Kombinationen der zweiten Farbe: Zieht das Wetter weiter, sind sie schon in der nächsten
          Runde fertig.
        - Merk dir, was die anderen bei der Aufteilung nehmen; alle sehen es.
        - Zähl die Handkarten. Wird irgendwo eine Hand klein, sind vorbereitete Talismane in Gefahr.

rulebook-example-turn = Beispiel: eine Runde zu viert
    .body =
        Die Reihe ist Sonne, Regen, Schnee, Nebel, Gewitter, Wolken; der Einsatz ist der Erste Talisman. Ada spielt
        Sonne 6 aus, Bruno Regen 8 und Regen 7, Clara Sonne 3 und einen Joker, David „Wetter wechseln 7“.

        Adas 6 schlägt Claras 3 + 2 = 5; Brunos 15 ist nur Regen. Ada nimmt den Ersten Talisman. Als neuen Einsatz
        darf sie Sonne 6 oder „Wetter wechseln 7“ wählen, denn die beiden Kombinationen sind geschützt. Sie nimmt
        Sonne 6.

        Bruno hat am niedrigsten ausgespielt und bereitet aus Regen 8 und Regen 7 einen Talisman vor. Clara schmiedet
        sofort, denn die Sonne herrscht. Dann wirkt Davids Karte: Er legt die Sonne ans Ende. Zum Aufteilen bleibt nur
        „Wetter wechseln 7“, und diese Karte nimmt er zurück. Ada entscheidet nicht mehr über das Wetter.

rulebook-example-next = Beispiel: die Runde danach
    .body =
        Nun ist die Reihe Regen, Schnee, Nebel, Gewitter, Wolken, Sonne. Bruno hat einen Regen-Talisman vorbereitet
        und setzt aus. Ada spielt Schnee 5 und Schnee 2 aus, Clara Schnee 7, David „Einsatz wählen 1“.

        Ada und Clara haben beide 7 in Schnee; eine Karte schlägt zwei, also gewinnt Clara die Runde und damit
        Sonne 6. David darf jede der vier Karten zum neuen Einsatz machen, denn 5 und 2 sind keine Kombination; er
        wählt Schnee 7. Brunos Talisman ist geschmiedet.

        Aufgeteilt werden Schnee 5, Schnee 2 und „Einsatz wählen 1“. Ada hat am niedrigsten ausgespielt und nimmt
        „Einsatz wählen 1“, David nimmt Schnee 5, und Schnee 2 geht an Ada. Clara behält das Wetter. Der Stand: Clara
        1,5 Talismane, Ada und Bruno je 1, David 0.
