# Arcana (Cadwallon): alle Worte des Spiels auf Deutsch. Die Namen der Karten stehen im Kartenpaket.
#
# Andere Plätze als der handelnde stehen hinter einem Doppelpunkt („Es beginnt: …“), weil ein Platz „Du“ heißen kann.
# Zonen der Stadt stehen im Satz hinter „die“ oder in Klammern, nie im Dativ: „freie Zone“ bleibt überall unverändert.

title = Arcana
tagline = Vier Gilden, eine Stadt: Schick deine Agenten durch Cadwallon, offen oder heimlich, bestich, wen du nicht schlagen kannst, und sichere dir das Beste, bevor das Jubiläum des Herzogs kommt.
score =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }


## Zonen, Gilden und Arkana

place-border = Zone { $number }
    .heading = Zone { $number }
place-free = freie Zone
    .heading = Freie Zone

guild-blades = Gilde der Klingen
    .help = Mit den üblichen Karten: zuerst militärisch, dann spirituell. Ihr Ort macht dich an einem Preis stärker und lässt dich eine Karte ziehen.
guild-ferrymen = Gilde der Fährleute
    .help = Mit den üblichen Karten: zuerst spirituell, dann militärisch, mit vielen soliden Agenten. Ihr Ort verschiebt einen Agenten und lässt dich eine Karte ziehen.
guild-thieves = Gilde der Diebe
    .help = Mit den üblichen Karten: vor allem politisch, mit Agenten, die sich auf mehreres verstehen. Ihr Ort holt eine Karte aus deinen Ressourcen zurück.
guild-usurers = Gilde der Wucherer
    .help = Mit den üblichen Karten: militärisch und politisch, schwach in Glaubensdingen. Ihr Ort lässt deine Bestechungen mehr zählen und dich eine Karte ziehen.

arcanum-staves = Stäbe
    .help = Militärische Macht.
arcanum-swords = Schwerter
    .help = Politische Macht.
arcanum-chalices = Kelche
    .help = Spirituelle Macht.
arcanum-ducats = Dukaten
    .help = Finanzielle Macht: was ein Relikt zahlt und was es kostet, eine Persönlichkeit zu bestechen.


## Weitere Namen

strength = { $seat }: { $arcanum } { $total }, nötig { $needed }
total = { $seat }: { $points }
prize-at = „{ $prize }“ ({ $zone })
lay-down = Verdeckt neben „{ $prize }“ legen ({ $zone })
lay-up = Offen neben „{ $prize }“ legen ({ $zone })
bribe = „{ $prize }“ bestechen ({ $zone })


## Entscheidungen

decision-choose_guild = Welche Gilde führst du?
    .action = Die { $item } führen
    .help = Du spielst mit ihren neun Agenten, ihrem Ort und ihrem Relikt. Jede Gilde wird nur von einer Person geführt.
decision-discard_objective = Welchen Auftrag legst du in die Schachtel zurück?
    .action = „{ $item }“ zurücklegen
    .help = Von vier Aufträgen behältst du zwei. Wenn du sie erfüllst, bringen sie am Ende Siegpunkte; was du zurücklegst, bekommt niemand zu sehen.
decision-choose_card = Welche Karte setzt du ein?
    .action = „{ $item }“ einsetzen
    .help = Eine Karte pro Zug, und bevor die Runde endet, müssen alle Handkarten eingesetzt sein. Die anderen sehen deine Wahl erst, wenn du die Karte gespielt hast.
decision-choose_play = Was tust du mit dieser Karte?
    .action = { $item }
    .help = Agenten und Persönlichkeiten kommen an einen Preis: verdeckt in den Zonen, die du kontrollierst, sonst offen. Ein Relikt besticht eine Persönlichkeit oder ruft die Miliz, ein Ort hat seine Wirkung, und jede Karte darf abgeworfen werden.
decision-militia_zone = Wohin schickst du die Miliz?
    .action = Zu { $item } schicken
    .help = An jedem Preis, der nicht versiegelt ist, zählt sie für dich wie ein Agent, bis zum Ende der Runde.
decision-effect_zone = Um welchen Preis geht es?
    .action = { $item } wählen
    .help = Zur Wahl stehen nur Preise, an denen sich die Wirkung deines Ortes ganz ausführen lässt.
decision-effect_own_agent = Um welchen deiner Agenten geht es?
    .action = „{ $item }“ wählen
    .help = Einer deiner eigenen Agenten an einem Preis. Miliz ist kein Agent und lässt sich nicht wählen.
decision-effect_opponent_agent = Um welchen gegnerischen Agenten geht es?
    .action = „{ $item }“ wählen
    .help = Nur Agenten, die offen liegen und für deinen Ort nicht zu stark sind.
decision-effect_resource_card = Um welche Karte deiner Ressourcen geht es?
    .action = „{ $item }“ wählen
    .help = Nur Karten, auf die dein Ort zugreifen kann. Alle sehen, welche du wählst.
decision-effect_hand_card = Welche Karte nimmt den Platz des Agenten ein?
    .action = „{ $item }“ hinschicken
    .help = Ein Agent oder eine Persönlichkeit aus deiner Hand. Die Karte liegt dann so wie die alte, offen oder verdeckt, und die alte kommt auf deine Hand.
decision-draw_discard = Welche Karte wirfst du ab?
    .action = „{ $item }“ abwerfen
    .help = Sie kommt offen in deine Ressourcen und bewirkt nichts.
decision-scout_bottom = Was tust du mit der Karte, die du gesehen hast?
    .help = Niemand sonst hat sie gesehen. Bleibt sie oben, so ist sie der nächste Preis dieser Zone; ganz unten kommt sie vielleicht nie.
decision-announce_arcanum = In welchem Arkanum trittst du an?
    .action = Ansagen: { $item }
    .help = Deine Agenten zählen in dem Arkanum, das du ansagst, und du musst dessen Schwelle erreichen. Andere dürfen ein anderes wählen; die höchste Summe gewinnt.
decision-place_prize = Wohin legst du den gewonnenen Preis?
    .help = Aus deinen Ressourcen wirst du ihn später ziehen und einsetzen. Unter deiner Gildenkarte ist er für immer aus dem Spiel, zählt aber trotzdem für Siegpunkte und Aufträge.

action-location = Die Wirkung des Ortes nutzen
action-militia = Das Relikt hergeben und die Miliz rufen
action-discard = Ohne Wirkung abwerfen
action-to-resources = In meine Ressourcen
action-to-guild-pile = Unter meine Gildenkarte
action-to-bottom = Unter den Stapel legen
action-leave-on-top = Oben liegen lassen


## Ereignisse

event-first_player_drawn =
    { $you ->
        [yes] Du bekommst durch das Los die Startspielerkarte.
       *[no] { $seat } bekommt durch das Los die Startspielerkarte.
    }
    .rule = Wer beginnt, entscheidet das Los; danach wandert die Karte nach jeder Runde weiter.
event-guild_taken =
    { $you ->
        [yes] Du führst die { $guild }.
       *[no] { $seat } führt die { $guild }.
    }
    .rule = Jede Gilde hat neun Agenten, einen Ort und ein Relikt und wird nur von einer Person geführt.
event-objectives_dealt =
    { $cards ->
        [hidden] { $seat } bekommt Aufträge.
       *[other] { $you ->
            [yes] Du bekommst diese Aufträge: { $cards }.
           *[no] { $seat } bekommt diese Aufträge: { $cards }.
        }
    }
    .rule = Alle bekommen vier Aufträge und behalten heimlich zwei davon.
event-objective_returned =
    { $card ->
        [hidden] { $seat } legt einen Auftrag in die Schachtel zurück.
       *[other] { $you ->
            [yes] Du legst den Auftrag „{ $card }“ in die Schachtel zurück.
           *[no] { $seat } legt den Auftrag „{ $card }“ in die Schachtel zurück.
        }
    }
    .rule = Zwei der vier Aufträge kommen in die Schachtel zurück, und niemand sonst erfährt, welche.
event-prize_revealed = Ein neuer Preis für die { $zone }: „{ $card }“.
    .rule = Zonen, deren Preis gewonnen wurde, bekommen am Ende der Runde einen neuen, nach einer Bestechung sofort.
event-jubilee_revealed = Das Herzogliche Jubiläum wird ausgerufen: Die Partie geht ihrem Ende zu.
    .rule = Das Herzogliche Jubiläum liegt unter den letzten Karten der freien Zone; wenn es erscheint, steht das Ende der Partie fest.
event-round_began = Runde { $round }. Es beginnt: { $first }.
    .rule = In jeder Runde ziehen alle vier Karten und setzen sie ein, eine Karte pro Zug; dann wird über die Preise entschieden.
event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] Die einzige Karte deiner Ressourcen wird zu deinem neuen Hauptstapel.
           *[other] Du mischst die { $count } Karten deiner Ressourcen: Sie sind dein neuer Hauptstapel.
        }
       *[no] { $count ->
            [one] Die einzige Karte in den Ressourcen von { $seat } wird zum neuen Hauptstapel.
           *[other] { $seat } mischt die { $count } Karten der Ressourcen: Sie sind der neue Hauptstapel.
        }
    }
    .rule = Ist zu Beginn einer Runde eine Karte zu ziehen und der Hauptstapel leer, so werden die Ressourcen gemischt; Agenten an Preisen bleiben dort.
event-drew =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } zieht eine Karte.
           *[other] { $seat } zieht { $count } Karten.
        }
       *[other] { $you ->
            [yes] Du ziehst: { $cards }.
           *[no] { $seat } zieht: { $cards }.
        }
    }
    .rule = Zu Beginn einer Runde ziehen alle vier Karten; was ein Ort ziehen lässt, kommt nur vom Hauptstapel.
event-drew_nothing =
    { $you ->
        [yes] Du hast nichts zu ziehen.
       *[no] { $seat } hat nichts zu ziehen.
    }
    .rule = Wenn ein Ort ziehen lässt, werden die Ressourcen nie gemischt, und Agenten an Preisen lassen sich nicht ziehen; was fehlt, ist verloren.
event-laid_down =
    { $card ->
        [hidden] { $seat } legt verdeckt einen Agenten in die { $zone }.
       *[other] { $you ->
            [yes] Du legst „{ $card }“ verdeckt in die { $zone }.
           *[no] { $seat } legt „{ $card }“ verdeckt in die { $zone }.
        }
    }
    .rule = In den beiden Zonen, die man kontrolliert, werden Agenten verdeckt ausgelegt; niemand sonst kennt sie.
event-laid_up =
    { $you ->
        [yes] Du legst „{ $card }“ offen in die { $zone }.
       *[no] { $seat } legt „{ $card }“ offen in die { $zone }.
    }
    .rule = In der freien Zone und in Zonen, die andere kontrollieren, werden Agenten offen ausgelegt.
event-discarded =
    { $you ->
        [yes] Du wirfst „{ $card }“ ab.
       *[no] { $seat } wirft „{ $card }“ ab.
    }
    .rule = Jede Karte darf abgeworfen werden: Sie kommt offen in die eigenen Ressourcen und bewirkt nichts.
event-turned_up =
    { $you ->
        [yes] Du deckst auf ({ $zone }): { $cards }.
       *[no] { $seat } deckt auf ({ $zone }): { $cards }.
    }
    .rule = Agenten werden aufgedeckt, wenn ihre Zone entschieden wird, wenn man mit ihnen dort eine Bestechung versucht oder wenn ein Ort sie enttarnt; dann bleiben sie offen.
event-bribe_offered =
    { $you ->
        [yes] Du bietest „{ $card }“ für „{ $prize }“ ({ $zone }): { $total } gegen einen Kaufpreis von { $price }.
       *[no] { $seat } bietet „{ $card }“ für „{ $prize }“ ({ $zone }): { $total } gegen einen Kaufpreis von { $price }.
    }
    .rule = Die eigenen Agenten bei der Persönlichkeit, die Dukaten des Relikts und alle Gunst werden addiert; der Kaufpreis sind die Dukaten der Persönlichkeit.
event-bribe_failed =
    { $you ->
        [yes] Deine Bestechung ist zu gering: „{ $prize }“ lehnt ab.
       *[no] Die Bestechung von { $seat } ist zu gering: „{ $prize }“ lehnt ab.
    }
    .rule = Bleibt eine Bestechung unter dem Kaufpreis, so ist das Relikt verbraucht, und sonst geschieht nichts.
event-went_home =
    { $you ->
        [yes] Du nimmst in deine Ressourcen zurück ({ $zone }): { $cards }.
       *[no] { $seat } nimmt in die Ressourcen zurück ({ $zone }): { $cards }.
    }
    .rule = Wird ein Preis gewonnen, so kommen alle Agenten dort, wem sie auch gehören, offen in die Ressourcen zurück, aus denen sie stammen.
event-militia_left =
    { $you ->
        [yes] Deine Miliz verlässt die { $zone }: { $cards }.
       *[no] Die Miliz von { $seat } verlässt die { $zone }: { $cards }.
    }
    .rule = Miliz an einem Preis, der gewonnen wird, kommt bis zum Ende der Runde beiseite.
event-militia_called =
    { $you ->
        [yes] Du gibst „{ $card }“ her und rufst die Miliz.
       *[no] { $seat } gibt „{ $card }“ her und ruft die Miliz.
    }
    .rule = Man kann ein Relikt in die Ressourcen legen, um die oberste Karte des Milizstapels zu rufen.
event-militia_came = Aus der Kaserne kommt: { $militia }.
    .rule = Erst wird die Miliz aufgedeckt; dann wird sie an einen Preis geschickt.
event-militia_came_unseen =
    { $militia ->
        [hidden] Miliz meldet sich heimlich bei { $seat }.
       *[other] { $you ->
            [yes] Heimlich meldet sich bei dir: { $militia }.
           *[no] Heimlich meldet sich bei { $seat }: { $militia }.
        }
    }
    .rule = Wo Miliz wie Agenten ausgelegt wird, sieht nur, wer sie gerufen hat, welche Karte kommt.
event-militia_laid_up =
    { $you ->
        [yes] Du schickst die Miliz offen in die { $zone }: { $militia }.
       *[no] { $seat } schickt die Miliz offen in die { $zone }: { $militia }.
    }
    .rule = Wenn über die Preise entschieden wird, zählt Miliz wie ein eigener Agent, aber sie ist kein Agent.
event-militia_laid_down =
    { $militia ->
        [hidden] { $seat } schickt Miliz verdeckt in die { $zone }.
       *[other] { $you ->
            [yes] Du schickst die Miliz verdeckt in die { $zone }: { $militia }.
           *[no] { $seat } schickt die Miliz verdeckt in die { $zone }: { $militia }.
        }
    }
    .rule = Wo Miliz wie Agenten ausgelegt wird, liegt sie in den Zonen, die man selbst kontrolliert, verdeckt.
event-militia_withdrew =
    { $count ->
        [one] Eine Milizkarte kehrt in die Kaserne zurück, und der Milizstapel wird gemischt.
       *[other] { $count } Milizkarten kehren in die Kaserne zurück, und der Milizstapel wird gemischt.
    }
    .rule = Miliz bleibt nie länger als eine Runde, ob ihr Preis gewonnen wurde oder nicht.
event-location_used =
    { $you ->
        [yes] Du nutzt den Ort „{ $card }“.
       *[no] { $seat } nutzt den Ort „{ $card }“.
    }
    .rule = Ein Ort hat sofort seine Wirkung und kommt dann in die Ressourcen der Person, die ihn gespielt hat.
event-recovered =
    { $you ->
        [yes] Du nimmst „{ $card }“ aus deinen Ressourcen auf die Hand.
       *[no] { $seat } nimmt „{ $card }“ aus den Ressourcen auf die Hand.
    }
    .rule = Agenten, Persönlichkeiten und Relikte lassen sich zurückholen, Orte nicht; die Karte muss noch in dieser Runde eingesetzt werden.
event-recalled_up =
    { $you ->
        [yes] Du rufst „{ $card }“ ({ $zone }) auf die Hand zurück.
       *[no] { $seat } ruft „{ $card }“ ({ $zone }) auf die Hand zurück.
    }
    .rule = Ein zurückgerufener Agent muss in derselben Runde wieder eingesetzt werden.
event-recalled_down =
    { $card ->
        [hidden] { $seat } ruft einen verdeckten Agenten ({ $zone }) auf die Hand zurück.
       *[other] { $you ->
            [yes] Du rufst „{ $card }“ ({ $zone }) ungesehen auf die Hand zurück.
           *[no] { $seat } ruft „{ $card }“ ({ $zone }) ungesehen auf die Hand zurück.
        }
    }
    .rule = Ein verdeckter Agent, der zurückgerufen wird, wird nicht gezeigt.
event-moved_up =
    { $you ->
        [yes] Du verschiebst „{ $card }“ offen in die { $zone } (bisher: { $origin }).
       *[no] { $seat } verschiebt „{ $card }“ offen in die { $zone } (bisher: { $origin }).
    }
    .rule = Ein offener Agent wird nie wieder verdeckt; ein verdeckter wird aufgedeckt, wenn er in eine Zone kommt, die man nicht selbst kontrolliert.
event-moved_down =
    { $card ->
        [hidden] { $seat } verschiebt einen verdeckten Agenten in die { $zone } (bisher: { $origin }).
       *[other] { $you ->
            [yes] Du verschiebst „{ $card }“ verdeckt in die { $zone } (bisher: { $origin }).
           *[no] { $seat } verschiebt „{ $card }“ verdeckt in die { $zone } (bisher: { $origin }).
        }
    }
    .rule = Zwischen zwei Zonen, die man selbst kontrolliert, wechselt ein verdeckter Agent ungesehen den Ort.
event-swapped_up =
    { $you ->
        [yes] Du nimmst „{ $card }“ ({ $zone }) zurück und legst dafür „{ $other }“ offen hin.
       *[no] { $seat } nimmt „{ $card }“ ({ $zone }) zurück und legt dafür „{ $other }“ offen hin.
    }
    .rule = Der neue Agent liegt so wie der alte; der alte kommt auf die Hand und muss noch in dieser Runde eingesetzt werden.
event-swapped_down =
    { $card ->
        [hidden] { $seat } tauscht einen verdeckten Agenten ({ $zone }) gegen eine Handkarte.
       *[other] { $you ->
            [yes] Du nimmst „{ $card }“ ({ $zone }) zurück und legst dafür „{ $other }“ verdeckt hin.
           *[no] { $seat } nimmt „{ $card }“ ({ $zone }) zurück und legt dafür „{ $other }“ verdeckt hin.
        }
    }
    .rule = Wo ein Agent verdeckt liegt, wird keine der beiden getauschten Karten gezeigt.
event-diverted =
    { $you ->
        [yes] Du schickst „{ $card }“ in die { $zone } (bisher: { $origin }). Betroffen: { $victim }.
       *[no] { $seat } schickt „{ $card }“ in die { $zone } (bisher: { $origin }). Betroffen: { $victim }.
    }
    .rule = Nur ein offener Agent lässt sich umlenken, und er gehört weiterhin derselben Person.
event-dismissed =
    { $you ->
        [yes] Du vertreibst „{ $card }“ ({ $zone }). Betroffen: { $victim }.
       *[no] { $seat } vertreibt „{ $card }“ ({ $zone }). Betroffen: { $victim }.
    }
    .rule = Ein offener Agent, der vertrieben wird, kommt in die Ressourcen der Person, der er gehört.
event-scouted =
    { $card ->
        [hidden] { $seat } sieht sich die oberste Karte des Stapels ({ $zone }) an.
       *[other] { $you ->
            [yes] Du siehst dir die oberste Karte des Stapels ({ $zone }) an: „{ $card }“.
           *[no] { $seat } sieht sich die oberste Karte des Stapels ({ $zone }) an: „{ $card }“.
        }
    }
    .rule = In die Stapel aller Zonen außer der freien lässt sich ein Blick werfen, und niemand sonst sieht die Karte.
event-scouted_left =
    { $you ->
        [yes] Du lässt die Karte oben auf dem Stapel liegen ({ $zone }).
       *[no] { $seat } lässt die Karte oben auf dem Stapel liegen ({ $zone }).
    }
    .rule = Eine Karte, die oben bleibt, wird der nächste Preis ihrer Zone.
event-scouted_bottom =
    { $you ->
        [yes] Du legst die Karte unter den Stapel ({ $zone }).
       *[no] { $seat } legt die Karte unter den Stapel ({ $zone }).
    }
    .rule = Alle sehen, dass die Karte nach unten kommt, aber nicht, welche es ist.
event-renewed =
    { $you ->
        [yes] Du legst „{ $card }“ unter den Stapel ({ $zone }).
       *[no] { $seat } legt „{ $card }“ unter den Stapel ({ $zone }).
    }
    .rule = Ein Preis ohne Agenten und ohne Miliz lässt sich unter seinen Stapel legen; an seiner Stelle wird der nächste aufgedeckt.
event-boosted =
    { $you ->
        [yes] Deine Summe bei „{ $prize }“ ({ $zone }) ist in dieser Runde um { $count } höher. Das gilt für: { $arcana }.
       *[no] Die Summe von { $seat } bei „{ $prize }“ ({ $zone }) ist in dieser Runde um { $count } höher. Das gilt für: { $arcana }.
    }
    .rule = Eine solche Verstärkung zählt, wenn man dort noch einen Agenten hat, sobald über den Preis entschieden wird; bei einer Bestechung zählt sie nie.
event-took_precedence =
    { $you ->
        [yes] Du hast in dieser Runde Vorrang bei „{ $prize }“ ({ $zone }).
       *[no] { $seat } hat in dieser Runde Vorrang bei „{ $prize }“ ({ $zone }).
    }
    .rule = Stehen mehrere bei einem Preis gleich und hat genau eine Person davon dort Vorrang, so gewinnt sie ihn.
event-sealed =
    { $you ->
        [yes] Du versiegelst „{ $prize }“ ({ $zone }) für diese Runde.
       *[no] { $seat } versiegelt „{ $prize }“ ({ $zone }) für diese Runde.
    }
    .rule = An einen versiegelten Preis lässt sich nichts mehr spielen oder verschieben; entschieden wird über ihn wie sonst.
event-shifted =
    { $count ->
        [-3] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 3 weniger.
        [-2] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 2 weniger.
        [-1] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 1 weniger.
        [1] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 1 mehr.
        [2] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 2 mehr.
        [3] „{ $prize }“ ({ $zone }) verlangt in dieser Runde 3 mehr.
       *[other] Was „{ $prize }“ ({ $zone }) verlangt, ändert sich in dieser Runde um { $count }.
    }
    .rule = Die Schwelle eines Preises kann sich bis zum Ende der Runde für alle ändern, fällt aber nie unter 1; sein Kaufpreis in Dukaten bleibt.
event-favoured =
    { $you ->
        [yes] In dieser Runde zählen deine Bestechungen { $count } mehr.
       *[no] In dieser Runde zählen die Bestechungen von { $seat } { $count } mehr.
    }
    .rule = Gunst wird zusammengezählt und hilft bis zum Ende der Runde bei jeder eigenen Bestechung.
event-retired =
    { $you ->
        [yes] Du legst „{ $card }“ unter deine Gildenkarte.
       *[no] { $seat } legt „{ $card }“ unter die Gildenkarte.
    }
    .rule = Ein Gildenagent, der in den Ruhestand geht, ist für immer aus dem Spiel, sodass bessere Karten öfter gezogen werden.
event-announced =
    { $you ->
        [yes] Du sagst für „{ $prize }“ an: { $arcanum }.
       *[no] { $seat } sagt für „{ $prize }“ an: { $arcanum }.
    }
    .rule = An einem Preis mit mehreren goldenen Arkana wählen alle das, in dem ihre Agenten zählen.
event-compared = Jetzt geht es um „{ $prize }“ ({ $zone }). { $totals }.
    .rule = Gewinnen kann, wer die Schwelle erreicht; unter diesen gewinnt die höchste Summe.
event-nobody_reached = Niemand ist stark genug für „{ $prize }“ ({ $zone }).
    .rule = Erreicht niemand die Schwelle, so bleiben der Preis und alle Agenten offen liegen; Miliz kehrt am Ende der Runde zurück.
event-tied = Gleichstand bei „{ $prize }“ ({ $zone }): Niemand gewinnt. Gleich stark: { $seats }.
    .rule = Haben mehrere die höchste Summe, so bleiben der Preis und alle Agenten offen liegen, sofern nicht der Vorrang entscheidet.
event-won =
    { $you ->
        [yes] Du gewinnst „{ $prize }“ ({ $zone }).
       *[no] { $seat } gewinnt „{ $prize }“ ({ $zone }).
    }
    .rule = Einen Preis gewinnt die höchste Summe, die seine Schwelle erreicht, oder eine Bestechung, die den Kaufpreis erreicht.
event-won_by_precedence =
    { $you ->
        [yes] Du gewinnst „{ $prize }“ ({ $zone }): Bei Gleichstand entscheidet dein Vorrang.
       *[no] { $seat } gewinnt „{ $prize }“ ({ $zone }): Bei Gleichstand entscheidet der Vorrang.
    }
    .rule = Der Vorrang entscheidet einen Gleichstand, wenn ihn nur eine der gleich starken Personen hat.
event-kept_in_play =
    { $you ->
        [yes] Du legst „{ $card }“ in deine Ressourcen.
       *[no] { $seat } legt „{ $card }“ in die Ressourcen.
    }
    .rule = Ein Preis in den Ressourcen wird gezogen und eingesetzt wie jede andere eigene Karte.
event-removed =
    { $you ->
        [yes] Du legst „{ $card }“ unter deine Gildenkarte.
       *[no] { $seat } legt „{ $card }“ unter die Gildenkarte.
    }
    .rule = Ein Preis unter der Gildenkarte wird nie gezogen, zählt aber voll für Siegpunkte und Aufträge.
event-pile_empty = Für die { $zone } gibt es keine Preise mehr.
    .rule = Eine Zone, deren Stapel aufgebraucht ist, bleibt für den Rest der Partie ohne Preis.
event-first_player_passed = Die Startspielerkarte wandert weiter. Jetzt beginnt: { $to }.
    .rule = Nach jeder Runde wird die Startspielerkarte weitergegeben, nach rechts, wenn nichts anderes vereinbart ist.
event-objectives_shown =
    { $fulfilled ->
        [nichts] { $you ->
            [yes] Du hast keinen Auftrag erfüllt. Verfehlt: { $missed }.
           *[no] { $seat } hat keinen Auftrag erfüllt. Verfehlt: { $missed }.
        }
       *[other] { $missed ->
            [nichts] { $you ->
                [yes] Du hast alle deine Aufträge erfüllt: { $fulfilled }.
               *[no] { $seat } hat alle Aufträge erfüllt: { $fulfilled }.
            }
           *[other] { $you ->
                [yes] Du hast erfüllt: { $fulfilled }. Verfehlt: { $missed }.
               *[no] { $seat } hat erfüllt: { $fulfilled }. Verfehlt: { $missed }.
            }
        }
    }
    .rule = Jeder erfüllte Auftrag bringt seine Siegpunkte; ein verfehlter kostet nichts.
event-ended = Die Partie ist zu Ende. { $totals }.
    .rule = Zusammengezählt werden die Siegpunkte aller eigenen Karten und die der erfüllten Aufträge.


## Der Tisch

zone-round = Runde
zone-first = Beginnt die Runde
zone-turn = Am Zug
zone-prizes = Preise
zone-piles = Stapel
zone-agents = Agenten und Miliz
zone-thresholds = Schwellen
zone-sealed = Versiegelt
zone-boosts = Verstärkungen
zone-precedence = Vorrang
zone-jubilee = Herzogliches Jubiläum ausgerufen
zone-in_play = Wird gespielt
zone-chosen = Gewählte Karte
zone-target = Agent, um den es geht
zone-at_issue = Zone, um die es geht
zone-militia_deck = Milizstapel
zone-militia_aside = Miliz beiseite
zone-guild = Gilde
zone-points = Siegpunkte auf Karten
zone-hand = Hand
zone-deck = Hauptstapel
zone-resources = Ressourcen
zone-guild_pile = Gildenstapel
zone-objectives_kept = Aufträge
zone-progress = Stand
zone-objectives_returned = Zurückgelegte Aufträge
zone-favour = Gunst bei Bestechungen
zone-unseen = Karten auf der Hand, im Hauptstapel oder verdeckt
zone-known_in_hand = Vor aller Augen auf die Hand gekommen
zone-strength = Stärke
zone-shown_strength = Für alle sichtbare Stärke

ending-jubilee = Das Herzogliche Jubiläum hat die Partie beendet.
ending-stalled = Viele Runden lang hat niemand einen Preis gewonnen: Die Partie ist zu Ende.
ending-round_cap = Die letzte erlaubte Runde ist gespielt.
ending-no_prizes = In der Stadt gibt es keine Preise mehr.

# Kurze Beschriftungen des Spielplans.
board-round = Runde
board-first = beginnt
board-deck = Stapel
board-resources = Ressourcen
board-hand = Hand
board-guild-pile = Gildenstapel
board-objectives = Aufträge
board-favour = Gunst
board-sealed = versiegelt
board-precedence = Vorrang
board-boost = Verstärkung
board-needs = verlangt
board-price = Kaufpreis
board-points = SP
board-pile = Stapel
board-face-down = verdeckt
board-militia = Miliz
board-empty = leer
board-closed = geschlossen
board-jubilee = Jubiläum
board-militia-deck = Milizstapel
board-your-zones = deine Zonen
board-unseen = Ungesehen
board-known = Bekannt
board-totals = Summen
board-worth = bringt
board-face-up = offen
board-back = verdeckt, dir unbekannt
board-reached = genug für den Preis
board-active = am Zug; was du wählen kannst
board-changed = in dieser Runde geändert
board-free = freie Zone
board-kind-agent = Agent
    .help = Kommt zu einem Preis, in deinen Zonen verdeckt, anderswo offen, und zählt dort mit.
board-kind-personality = Persönlichkeit
    .help = Wird als Preis gewonnen oder bestochen und dient danach als Agent.
board-kind-relic = Relikt
    .help = Zahlt mit seinen Dukaten bei einer Bestechung oder ruft die Miliz.
board-kind-location = Ort
board-kind-militia = Miliz
    .help = Zählt bis zum Ende der Runde wie ein Agent.
board-kind-objective = Auftrag
board-district-harbour = Hafen
board-district-crown = Krone
board-district-temple = Tempel
board-district-market = Markt
board-district-warrens = Gassengewirr


## The board in the browser

board-hidden = verdeckt, den anderen verborgen
board-controlled = Hier verdeckte Agenten: { $names }
board-in-pile = Nummer { $place } im Stapel
board-cards-of = Karten: { $name }
board-chosen = ausgewählt
board-no-cards = Keine Karten auf der Hand
board-progress = { $have } von { $needed }
board-fulfilled = erfüllt
board-close = Schließen


## Optionen

option-guild_choice = Gilden
    .help = Wie die Gilden vergeben werden: Alle wählen der Reihe nach, das Los entscheidet, oder der Tisch bestimmt eine für jeden Platz.
option-guild_choice-choose = Alle wählen
option-guild_choice-random = Durch das Los
option-guild_choice-blades = Klingen
option-guild_choice-ferrymen = Fährleute
option-guild_choice-thieves = Diebe
option-guild_choice-usurers = Wucherer
option-objectives = Aufträge
    .help = Ob alle zwei geheime Aufträge haben. Eine fortgeschrittene Regel.
option-militia = Miliz
    .help = Ob sich ein Relikt hergeben lässt, um die Miliz der Stadt zu rufen. Eine fortgeschrittene Regel.
option-tactical_removal = Taktische Entfernung
    .help = Ob ein gewonnener Preis unter die Gildenkarte gelegt werden darf, aus dem Spiel, aber nicht verloren. Eine fortgeschrittene Regel.
option-first_player_pass = Startspielerkarte
    .help = Nach welcher Seite sie nach jeder Runde weitergegeben wird.
option-first_player_pass-right = Nach rechts
option-first_player_pass-left = Nach links
option-own_zone_facing = Agenten in kontrollierten Zonen
    .help = Ob Agenten in einer Zone, die du kontrollierst, immer verdeckt liegen oder auf Wunsch auch offen.
option-own_zone_facing-face_down = Immer verdeckt
option-own_zone_facing-choice = Nach Belieben
option-multi_gold = Mehrere goldene Arkana
    .help = Wer entscheidet, in welchem Arkanum man um einen solchen Preis antritt.
option-multi_gold-announce = Alle sagen es selbst an
option-multi_gold-auto_best = Für alle zählt das jeweils beste
option-failing_bribe = Aussichtslose Bestechungen
    .help = Ob du eine Bestechung versuchen darfst, die sicher zu gering ist.
option-failing_bribe-legal = Erlaubt
option-failing_bribe-illegal = Verboten
option-jubilee_timing = Das Ende der Partie
    .help = Was geschieht, wenn das Herzogliche Jubiläum am Ende einer Runde aufgedeckt wird.
option-jubilee_timing-end_now = Die Partie endet sofort
option-jubilee_timing-one_more_round = Eine weitere Runde wird gespielt
option-jubilee_zone = Die freie Zone nach dem Jubiläum
    .help = Ob es in der freien Zone noch einen Preis gibt, wenn das Jubiläum aufgedeckt ist.
option-jubilee_zone-closed = Sie ist geschlossen
option-jubilee_zone-next_prize = Der nächste Preis erscheint
option-free_zone_order = Entscheidung in der freien Zone
    .help = Wann über den Preis der freien Zone entschieden wird.
option-free_zone_order-last = Nach allen anderen
option-free_zone_order-first = Vor allen anderen
option-militia_facing = Wie Miliz liegt
    .help = Ob Miliz immer für alle sichtbar ist oder verdeckt liegt, wo man die Zone selbst kontrolliert.
option-militia_facing-face_up = Immer offen
option-militia_facing-as_agents = Wie Agenten
option-militia_in_bribe = Miliz bei Bestechungen
    .help = Ob deine Miliz bei einer Bestechung zählt wie deine Agenten.
option-table_agents_score = Agenten auf dem Tisch am Ende
    .help = Ob Karten, die am Ende der Partie noch an Preisen liegen, für die zählen, denen sie gehören.
option-removed_count_for_objectives = Entfernte Preise und Aufträge
    .help = Ob Preise unter einer Gildenkarte für Aufträge zählen. Für Siegpunkte zählen sie immer.
option-resources_view = Einblick in die Ressourcen
    .help = Wie viel andere von den Ressourcen einer Person sehen dürfen.
option-resources_view-public = Alle Karten
option-resources_view-top_card = Nur die oberste Karte
option-score_tie_break = Gleich viele Punkte am Ende
    .help = Was bei gleich vielen Siegpunkten entscheidet.
option-score_tie_break-prizes_ducats = Mehr Preise, dann mehr Dukaten auf Relikten
option-score_tie_break-shared = Nichts, der Platz wird geteilt
option-stall_rounds = Runden ohne Gewinn
    .help = Die Partie endet, wenn so viele Runden hintereinander niemandem einen Preis bringen. 0 bedeutet, dass sie weitergeht.
option-stall_rounds-0 = Beliebig viele
option-round_cap = Höchstzahl der Runden
    .help = Die Partie endet spätestens nach dieser Runde. Kaum eine kommt so weit.
option-pile_size = Karten pro Stapel
    .help = Wie viele Preise jede Zone hat. Mit weniger als 12 ist die Partie kürzer.
option-jubilee_last = Karten um das Jubiläum
    .help = Unter wie viele der letzten Karten der freien Zone das Herzogliche Jubiläum gemischt wird. Bei 0 liegt es ganz unten.

preset-advanced = Vollständige Partie
    .help = Mit Aufträgen, Miliz und taktischer Entfernung: alle Regeln.
preset-first_game = Erste Partie
    .help = Ohne Aufträge, Miliz und taktische Entfernung: am besten zum Lernen.
preset-advanced_gentle_end = Vollständige Partie, angekündigtes Ende
    .help = Alle Regeln, aber ein Jubiläum, das am Ende einer Runde erscheint, lässt euch noch eine letzte Runde.


## Tutorial

tutorial-goal = Willkommen in Cadwallon! Du führst eine Gilde und willst die Preise haben, die offen in den Zonen der Stadt liegen. Jeder Preis, den du gewinnst, wird deine eigene Karte und bringt Siegpunkte. Wer am Ende die meisten hat, gewinnt.
tutorial-prize = Sieh dir „{ $item }“ an. Der goldene Wert sagt, in welchem Arkanum um diesen Preis gekämpft wird und wie viel Stärke du mindestens brauchst: seine Schwelle.
tutorial-hand = In jeder Runde hast du vier Karten, und wenn du am Zug bist, setzt du eine davon ein. Du hast drei Agenten, die an den Preisen für dich arbeiten, und ein Relikt, mit dem man Freunde kauft.
tutorial-agent = Du willst die Persönlichkeit, die du eben gesehen hast. Schick jemanden, der im goldenen Arkanum etwas Stärke hat: { $item }.
tutorial-secretly = Zwei Zonen der Stadt kontrollierst du. Dort werden deine Agenten verdeckt gelegt, und niemand weiß, wer sie sind; überall sonst liegen sie offen. Wähle: { $item }.
tutorial-relic = Allein ist dein Agent zu schwach für die Schwelle. Aber eine Persönlichkeit hat auch einen Kaufpreis, und den kann ein Relikt auf der Stelle bezahlen. Setz diese Karte ein: „{ $item }“.
tutorial-bribe = Bei einer Bestechung zählen die Stärke deiner Agenten dort im goldenen Arkanum und die Dukaten des Relikts zusammen. Beides ergibt genau den Kaufpreis. Wähle: { $item }.
tutorial-won = Die Persönlichkeit gehört dir und wird als Agent für dich kämpfen. In der anderen Zone, die du kontrollierst, liegt „{ $item }“. Ein Relikt lässt sich nicht bestechen: Dort brauchst du Stärke.
tutorial-second = Die andere Gilde hat dort schon einen Agenten, und zwar offen, weil sie diese Zone nicht kontrolliert. Keine Sorge, er ist schwach. Setz diese Karte ein: „{ $item }“.
tutorial-there = Dein eigener Agent geht ungesehen dorthin. Wähle: { $item }.
tutorial-together = Das reicht noch nicht, aber an einem Preis werden die Stärken zusammengezählt. Deine letzte Karte, die du ohnehin einsetzen musst, bringt genau das, was fehlt. Wähle: { $item }.
tutorial-resolved = Als alle Karten eingesetzt waren, fiel über jeden Preis die Entscheidung: Ihn bekam, wer die Schwelle erreicht hatte und am stärksten war. Das Relikt gehört dir! Wo niemand stark genug ist, bleiben Preis und Agenten für die nächste Runde.
tutorial-end = Zwei Preise in der ersten Runde! Was du gewonnen und eingesetzt hast, liegt in deinen Ressourcen; ist dein Stapel leer, werden sie gemischt und kommen wieder auf deine Hand. Und jetzt spiel eine richtige Partie!


## Die Spielregeln

rulebook-goal = Worum es geht
    .body =
        Die Stadt Cadwallon gehört denen, die sie sich zu nehmen wissen. Du führst eine ihrer **Gilden**: Du schickst
        deine Agenten aus, um die Mächtigen für dich zu gewinnen, alte Relikte an dich zu bringen und Paläste, Türme und
        Kapellen in Besitz zu nehmen. Zwei bis vier Gilden tun das zur selben Zeit, jede für sich.

        Was sich gewinnen lässt, liegt als **Preis** offen auf dem Tisch, einer in jeder Zone der Stadt. Daneben legst
        du deine **Agenten**: ungesehen in den Zonen, die du kontrollierst, vor aller Augen in den anderen. Wenn alle
        Karten gespielt sind, geht jeder Preis an die Person, die dort am stärksten ist, wenn die Stärke reicht.

        Jeder Preis, den du gewinnst, wird **deine eigene Karte**. Persönlichkeiten kämpfen als Agenten für dich,
        Relikte kaufen dir Freunde, Orte haben Wirkungen. So wächst dein Kartenvorrat mit deinem Erfolg, und du
        entscheidest, was besser nicht hineinkommt.

        Die Karten, die dir gehören, bringen **Siegpunkte** (SP). Wer am meisten davon hat, wenn das **Herzogliche
        Jubiläum** die Partie beendet hat, gewinnt.

rulebook-components = Die Karten
    .body =
        Das Spiel besteht aus 163 Karten.

        - **Gildenkartensätze:** viermal elf Karten, nämlich neun Agenten, ein Ort und ein Relikt. Die Gilden sind
          die **Klingen**, die **Fährleute**, die **Diebe** und die **Wucherer**.
        - **Preise:** 85 Karten: 24 Relikte, 24 Orte und 37 Persönlichkeiten. Jeder gehört zu einem von
          fünf **Vierteln**: Hafen, Krone, Tempel, Markt und Gassengewirr.
        - **Aufträge:** 22 Karten, für das fortgeschrittene Spiel.
        - **Miliz:** zwei Hauptleute und vier Soldaten, für das fortgeschrittene Spiel.
        - **Einzelne Karten:** vier Gildenkarten, die Startspielerkarte und das Herzogliche Jubiläum.

        __Die vier Arkana.__ Karten haben Werte in bis zu vier Arkana der Macht:

        | Arkanum | Macht |
        |---|---|
        | Stäbe | militärisch |
        | Schwerter | politisch |
        | Kelche | spirituell |
        | Dukaten | finanziell |

        __Gold.__ Auf jedem Preis ist ein Wert, manchmal auch mehr als einer, in Gold gedruckt. Er sagt, in welchem
        Arkanum um den Preis gerungen wird, und die Zahl ist seine **Schwelle**: so viel brauchst du mindestens, um ihn
        zu gewinnen.

        __Die Arten von Karten auf deiner Hand.__

        - Ein **Agent** setzt an einem Preis seine Stäbe, Schwerter und Kelche ein.
        - Eine **Persönlichkeit**, die du gewonnen hast, ist ein Agent wie jeder andere. Der Wert, der ihre Schwelle
          war, ist jetzt ihre Stärke. Ihre Dukaten waren ihr Kaufpreis und bedeuten nichts mehr.
        - Ein **Relikt** setzt nur seine Dukaten ein.
        - Ein **Ort** hat nur seine Wirkung.

        __Unsere Karten.__ Die veröffentlichten Regeln erklären, wie man spielt, nennen aber kaum eine der gedruckten
        Karten. Die Werte, Wirkungen, Aufträge und die meisten Namen in diesem Programm sind deshalb unsere
        eigene **Rekonstruktion**. Sie stehen in einem Kartenpaket, einer Tabelle, die sich austauschen lässt: Wenn du
        eine gedruckte Ausgabe besitzt, kannst du deren Werte in ein Kartenpaket schreiben und damit spielen.

rulebook-setup = Vor der Partie
    .body =
        - Das Los bestimmt, **wer beginnt** und die Startspielerkarte bekommt.
        - Der Reihe nach wählen alle eine **Gilde**, mischen ihre elf Karten und legen sie als **Hauptstapel** bereit.
          Gilden, die niemand führt, bleiben in der Schachtel.
        - Die Preise werden gemischt. Jede Zone bekommt einen verdeckten **Stapel** von zwölf Karten. Der Rest bleibt in
          der Schachtel, und niemand weiß, was es ist.
        - Das **Herzogliche Jubiläum** wird unter die letzten fünf Karten des Stapels in der freien Zone gemischt. So
          müssen dort mindestens sieben Preise gewonnen werden, bevor es erscheinen kann.
        - Die oberste Karte jedes Stapels wird aufgedeckt: Das sind die ersten Preise.
        - Im fortgeschrittenen Spiel wird die Miliz gemischt, und alle bekommen vier **Aufträge** und legen zwei zurück.

        __Die Zonen.__ Die Stadt hat einen Ring von Zonen zwischen den Plätzen und in der Mitte eine **freie Zone**.
        Zwei Zonen **kontrollierst** du: die zu deiner Linken und die zu deiner Rechten. Die freie Zone kontrolliert
        niemand.

        - **Zu viert** hat der Ring vier Zonen, je eine zwischen zwei benachbarten Plätzen, und beide kontrollieren sie.
        - **Zu dritt** hat der Ring drei Zonen, die ebenso geteilt werden.
        - **Zu zweit** hat der Ring vier Zonen, und beide kontrollieren je zwei davon allein.

        Die Zonen sind im Uhrzeigersinn nummeriert; Zone 1 liegt links vom ersten Platz.

        __Deine Karten__ sind an vier Orten: auf der **Hand**, in deinem verdeckten **Hauptstapel**, in deinen
        offenen **Ressourcen**, die dein Ablagestapel sind, und in deinem **Gildenstapel**, also unter deiner
        Gildenkarte, wo sie aus dem Spiel sind, aber dir gehören. Ressourcen und Gildenstapel dürfen alle ansehen.

rulebook-round = Die Runde
    .body =
        Eine Partie hat etwa acht bis vierzehn Runden. Jede hat vier Teile:

        - **Ziehen.** Alle ziehen vier Karten.
        - **Spielen.** Im Uhrzeigersinn, ab der Startspielerkarte, setzen alle eine Karte pro Zug ein, bis alle Hände
          leer sind.
        - **Entscheidung.** Zone für Zone werden die Preise gewonnen.
        - **Ende der Runde.** Die Miliz kehrt heim, neue Preise erscheinen, und die Startspielerkarte wandert weiter.

        __Ziehen.__ Du nimmst vier Karten von deinem Hauptstapel, eine nach der anderen. Ist er leer und brauchst du
        noch eine, so werden deine Ressourcen gemischt und sind dein neuer Hauptstapel. Agenten an Preisen und dein
        Gildenstapel bleiben, wo sie sind. Ist gar nichts mehr da, so hast du diesmal weniger Karten.

        __Spielen.__ In einem Zug setzt du genau eine Handkarte ein. Passen kannst du nicht. Wähle eine Karte und tu
        eines davon:

        - Lege einen **Agenten** oder eine Persönlichkeit an einen Preis.
        - **Bestich** mit einem Relikt eine Persönlichkeit.
        - Rufe mit einem Relikt die **Miliz** (fortgeschrittenes Spiel).
        - Nutze die Wirkung eines **Ortes**.
        - Wirf eine beliebige Karte **ab**. Sie kommt offen in deine Ressourcen und bewirkt nichts.

        Wer keine Karten mehr hat, wird übersprungen; die anderen machen weiter. Auch Karten, die eine Wirkung dir auf
        die Hand bringt, müssen in derselben Runde eingesetzt werden; so bekommst du zusätzliche Züge.

rulebook-agents = Agenten an einem Preis
    .body =
        Ein Agent oder eine Persönlichkeit darf an jeden Preis gelegt werden, der nicht versiegelt ist.

        - In den beiden Zonen, die du **kontrollierst**, liegt die Karte **verdeckt**. Nur du kennst sie.
        - In **allen anderen Zonen**, auch in der freien, liegt sie **offen**.

        Es dürfen beliebig viele Agenten an einem Preis liegen. Sie dürfen dort auch nutzlos sein: Ein verdeckter Agent
        mit dem Wert 0 ist ein schöner Bluff.

        Zurücknehmen kannst du Agenten nicht. Sie bleiben an ihrem Preis, auch mehrere Runden lang, bis ihn jemand
        gewinnt oder ein Ort sie verschiebt. Unterdessen fehlen sie in deinem Kartenvorrat.

        Verdeckte Agenten werden **aufgedeckt**, wenn ihre Zone entschieden wird, wenn du an diesem Preis eine
        Bestechung versuchst, wenn sie in eine Zone kommen, die du nicht kontrollierst, oder wenn ein Ort sie enttarnt.
        Ist ein Agent einmal offen, so bleibt er es, solange er dort liegt.

rulebook-bribery = Bestechung
    .body =
        Mit einem **Relikt** kannst du eine **Persönlichkeit** auf der Stelle kaufen, auch wenn andere dort viel stärker
        sind. Du brauchst bei ihr mindestens einen eigenen Agenten aus einem früheren Zug; welche Werte er hat, ist
        gleich.

        - Zeige das Relikt und decke deine eigenen Agenten an diesem Preis auf. Sie bleiben offen, was auch geschieht.
        - Zähle die Werte **aller deiner Agenten dort** im goldenen Arkanum, die **Dukaten des Relikts** und
          die **Gunst** zusammen, die dir Orte in dieser Runde gebracht haben. Sind mehrere Arkana golden, so zählt dein
          bestes.
        - Erreichst du den **Kaufpreis**, also die Dukaten der Persönlichkeit, so gehört sie dir. Auf ihre Schwelle
          kommt es nicht an, und auch nicht darauf, was andere dort liegen haben.

        Nach einer **erfolgreichen** Bestechung kommen die Agenten aller an diesem Preis und dein Relikt in die jeweils
        eigenen Ressourcen, und der nächste Preis dieser Zone wird sofort aufgedeckt. Er kann noch in dieser Runde
        gewonnen oder bestochen werden.

        Wenn die Bestechung **scheitert**, kommt das Relikt in deine Ressourcen, und sonst geschieht nichts.

        Jede Bestechung nutzt nur ein Relikt. Relikte und Orte, die als Preise ausliegen, lassen sich nicht bestechen.
        Miliz zählt bei einer Bestechung nicht, und ebenso wenig zählen Verstärkungen, geänderte Schwellen oder Vorrang.

        __Ein Beispiel.__ Arkabast kostet 7 Dukaten und verlangt 5 Kelche. Ada hat dort einen Agenten mit 4 Kelchen, was
        nicht reichen würde. Jetzt spielt Ada das Trinkhorn, das 3 Dukaten wert ist: 4 + 3 = 7, und Arkabast wechselt
        die Seite.

rulebook-militia = Die Miliz
    .body =
        Die Miliz gehört zum fortgeschrittenen Spiel. Als Zug kannst du ein **Relikt** ohne weitere Wirkung aus der Hand
        in deine Ressourcen legen und die Miliz rufen. Die oberste Karte des Milizstapels wird aufgedeckt, und du
        schickst sie an einen beliebigen Preis, der nicht versiegelt ist. Dort liegt sie offen.

        - Ein **Hauptmann** hat je 3 in Stäben, Schwertern und Kelchen, ein **Soldat** je 2.
        - Wenn über den Preis entschieden wird, zählt sie für dich wie ein Agent. Sie kann sogar ganz allein gewinnen.
        - Sie ist **kein Agent:** Bei einer Bestechung zählt sie nicht und macht auch keine möglich, Orte können sie
          nicht verschieben, tauschen oder vertreiben, und eine Verstärkung braucht einen echten Agenten.
        - Sie bleibt nie. Am Ende der Runde kehrt alle Miliz zurück und wird gemischt, ob der Preis gewonnen wurde oder
          nicht.

        Sind alle sechs Karten unterwegs, so lässt sich die Miliz nicht rufen.

rulebook-locations = Orte
    .body =
        Ein Ort wirkt sofort; dann kommt er in deine Ressourcen. Er wird nie an einen Preis gelegt, und seine eigenen
        Werte zählen nichts.

        Du darfst ihn nur nutzen, wenn sich seine Wirkung ganz ausführen lässt; sonst kannst du ihn nur abwerfen. Viele
        Orte lassen dich danach **eine Karte ziehen**. Solche Karten kommen nur vom Hauptstapel: Ist er leer, so
        bekommst du nichts, und die Ressourcen werden nicht gemischt. So lässt sich kein Ort zweimal in einer Runde
        nutzen.

        Wirkungen, die **für diese Runde** gelten, gehören zum Preis: Sie enden mit der Runde, oder wenn der Preis die
        Zone verlässt. Gunst hast du, bis die Runde endet.

        Ein **versiegelter** Preis ist für den Rest der Runde geschlossen: Kein Agent, kein Relikt und keine Miliz kann
        dort gespielt und nichts dorthin verschoben werden. Agenten dürfen ihn noch verlassen, und entschieden wird über
        ihn wie sonst.

rulebook-effects = Was Orte bewirken
    .body =
        Es gibt sechzehn Arten von Wirkungen. Die Zahlen stehen auf den Karten.

        __Eigene Karten__

        - **Ziehen:** Ziehe einige Karten; bei manchen Orten musst du danach eine Handkarte abwerfen.
        - **Zurückholen:** Nimm einen Agenten, eine Persönlichkeit oder ein Relikt aus deinen Ressourcen auf die Hand.
        - **Zurückrufen:** Nimm einen deiner Agenten von einem Preis auf die Hand zurück. Lag er verdeckt, so wird er
          nicht gezeigt.
        - **Verschieben:** Einer deiner Agenten geht zu einem anderen Preis. Er bleibt nur verdeckt, wenn er es schon
          war und du die neue Zone kontrollierst.
        - **Tauschen:** Tausche einen deiner Agenten an einem Preis, der nicht versiegelt ist, gegen einen Agenten oder
          eine Persönlichkeit aus deiner Hand. Die neue Karte liegt so wie die alte.
        - **In den Ruhestand schicken:** Lege einen Gildenagenten aus deinen Ressourcen unter deine Gildenkarte, damit
          deine besseren Karten öfter kommen. Das kannst du nur, solange du mehr Karten im Umlauf hast, als der Ort
          verlangt. Im Umlauf sind deine Hand, dein Hauptstapel, deine Ressourcen und deine Agenten an Preisen, und auch
          der Ort selbst.

        __Karten der anderen__

        - **Umlenken:** Ein offener gegnerischer Agent geht zu einem anderen Preis. Er gehört weiterhin derselben
          Person.
        - **Vertreiben:** Ein offener gegnerischer Agent kommt in die Ressourcen der Person, der er gehört.
        - **Enttarnen:** Decke alle gegnerischen Agenten auf, die an einem Preis verdeckt liegen.

        Für Umlenken und Vertreiben gibt es eine Grenze: Keiner der Werte des Agenten in Stäben, Schwertern und Kelchen
        darf höher sein.

        __Preise__

        - **Auskundschaften:** Sieh dir die oberste Karte eines Stapels an und lass sie liegen oder lege sie darunter.
          Nicht in der freien Zone.
        - **Erneuern:** Lege einen Preis, neben dem keine Karten liegen, unter seinen Stapel und decke den nächsten auf.
          Nicht in der freien Zone, und nicht, wenn er versiegelt ist.
        - **Verstärken:** An einem Preis, an dem du einen Agenten hast, ist deine Summe in dieser Runde höher, in einem
          Arkanum oder in allen, die dort golden sind. Das zählt nur, wenn du am Ende noch einen Agenten dort hast.
        - **Vorrang:** Gibt es in dieser Runde mit dir einen Gleichstand um diesen Preis, so gewinnst du ihn, sofern
          nicht noch jemand von den gleich Starken Vorrang hat.
        - **Versiegeln:** An diesen Preis kann in dieser Runde nichts mehr gespielt oder verschoben werden.
        - **Schwelle ändern:** Die Schwelle eines Preises ist in dieser Runde für alle höher oder niedriger, aber
          mindestens 1. Sein Kaufpreis in Dukaten bleibt, wie er ist.

        __Bestechungen__

        - **Gunst:** Alle deine Bestechungen zählen in dieser Runde mehr.

rulebook-resolution = Wer die Preise gewinnt
    .body =
        Wenn alle Hände leer sind, werden die Zonen eine nach der anderen entschieden: zuerst die links von der
        Startspielerkarte, dann weiter im Uhrzeigersinn, und die freie Zone zuletzt. In jeder Zone:

        - Alle Agenten dort werden aufgedeckt.
        - Alle zählen die eigenen Agenten und die eigene Miliz im **goldenen Arkanum** zusammen, mit Verstärkungen,
          falls es welche gibt. Die Summen verschiedener Personen werden nie zusammengezählt.
        - Wer die **Schwelle** erreicht, ist im Rennen. Genau diese Zahl genügt.
        - Unter diesen gewinnt die **höchste Summe**.

        __Wer gewinnt__, nimmt den Preis. Alle Agenten daran, auch die der anderen, kommen in die Ressourcen, in die sie
        gehören. Die Zone bleibt bis zum Ende der Runde leer.

        __Niemand ist stark genug?__ Preis und Agenten bleiben offen liegen. In der nächsten Runde können weitere
        dazukommen.

        __Gleichstand__ um die höchste Summe: Niemand gewinnt, und alles bleibt, außer wenn genau eine der gleich
        starken Personen Vorrang hat. Ein Gleichstand weiter unten ist ohne Bedeutung.

        __Ein Beispiel.__ Das Barhan-Schwert verlangt 4 Stäbe. Bruno hat dort einen Armbrustschützen (3) und einen
        Nekromanten (2), David hat Pale (3). Brunos 5 reicht, Davids 3 nicht: Bruno gewinnt das Schwert, und alle drei
        Agenten gehen heim.

rulebook-gold = Mehrere goldene Arkana
    .body =
        Manche Preise haben mehr als einen goldenen Wert. Dann entscheiden alle selbst, in welchem dieser Arkana sie
        antreten:

        - Wenn alle Agenten offen liegen, sagen alle, die dort welche haben, der Reihe nach ein Arkanum an. Alle wissen,
          was vorher gesagt worden ist.
        - Es gilt das angesagte Arkanum und **dessen Schwelle**. Die Summen werden dann als bloße Zahlen verglichen,
          auch wenn sie aus verschiedenen Arkana stammen.

        Du musst nicht dein bestes ansagen. Manchmal lohnt es sich, einen Preis in der freien Zone liegen zu lassen und
        so das Ende der Partie hinauszuschieben. Wenn deine Antwort für dein eigenes Ergebnis keinen Unterschied macht,
        wirst du nicht gefragt.

        __Ein Beispiel.__ Der Harlekin verlangt 3 Stäbe, 3 Schwerter oder 3 Kelche. Bruno hat 2, 4 und 5 und sagt Kelche
        an. David hat Ayane dort, mit 6 Stäben, und sagt Stäbe an: 6 ist mehr als 5, also gewinnt David.

rulebook-end = Ende der Runde, Ende der Partie
    .body =
        Wenn alle Zonen entschieden sind:

        - Die Miliz kehrt zurück, und alles, was für diese Runde galt, endet.
        - In jeder Zone ohne Preis wird die nächste Karte des Stapels aufgedeckt. Ist ein Stapel leer, so bleibt seine
          Zone leer.
        - Die Startspielerkarte wandert nach **rechts**, obwohl die Züge nach links gehen: Wer zuletzt an der Reihe war,
          beginnt jetzt.

        __Das Herzogliche Jubiläum__ erscheint, wenn die Karte davor in der freien Zone gewonnen ist. Die freie Zone ist
        dann geschlossen.

        - Erscheint es am **Ende einer Runde**, so endet die Partie sofort.
        - Erscheint es **während einer Runde**, nach einer Bestechung in der freien Zone, so wird diese Runde zu Ende
          gespielt, ohne die freie Zone. Dann endet die Partie; neue Preise gibt es nicht.

        Drei weitere Arten zu enden gibt es nur zur Sicherheit: sechs Runden hintereinander, in denen niemand einen
        Preis gewinnt, vierzig Runden, oder in keiner Zone mehr ein Preis.

rulebook-scoring = Wertung und Aufträge
    .body =
        Agenten, die noch an Preisen liegen, kommen in die Ressourcen, in die sie gehören. Dann zählst du zusammen:

        - die **SP auf allen deinen Karten**, im Hauptstapel, in den Ressourcen und im Gildenstapel;
        - die Punkte deiner **Aufträge**, wenn sie erfüllt sind. Ein verfehlter kostet nichts.

        Die höchste Summe gewinnt. Ist sie gleich, so entscheiden mehr Preise, dann mehr Dukaten auf Relikten, das
        Relikt der Gilde eingeschlossen. Ist auch das gleich, so wird der Sieg geteilt.

        __Aufträge__ gehören zum fortgeschrittenen Spiel. Alle behalten zwei und zeigen sie am Ende. Sie verlangen Dinge
        wie diese, und die Zahlen hängen davon ab, wie viele mitspielen:

        - genug Preise einer Art, eines Viertels oder mit einem bestimmten goldenen Arkanum;
        - mehr Preise einer Art als **jede einzelne** der anderen Personen; gleich viele genügen nicht;
        - Relikte, die zusammen genug Dukaten wert sind;
        - genug Preise aus jedem Viertel, von jeder Art oder aus ein und demselben Viertel;
        - genug Preise, die viel wert sind oder wenig verlangen, oder überhaupt genug Preise;
        - nicht mehr als ein paar Relikte.

        Nur Preise zählen, nie die Karten deiner Gilde.

rulebook-advanced = Die fortgeschrittenen Regeln
    .body =
        In einer ersten Partie lasst diese drei weg, so wie es die Einstellung „Erste Partie“ tut. Dann dienen Relikte
        nur zur Bestechung, und jeder Preis, den du gewinnst, kommt in deine Ressourcen.

        - **Aufträge:** Alle bekommen vier und behalten zwei. Gewählt wird, wenn die ersten Preise offen liegen, aber
          bevor die ersten Karten gezogen werden.
        - **Miliz:** Relikte können Hilfe rufen.
        - **Taktische Entfernung:** Jedes Mal, wenn du einen Preis gewinnst, entscheidest du, wohin er kommt. Aus
          deinen **Ressourcen** kommt er eines Tages auf deine Hand. Unter deiner **Gildenkarte** ist er für immer aus
          dem Spiel, zählt aber noch für SP und Aufträge. Ein Ort, den du nie ziehen möchtest, oder eine schwache
          Persönlichkeit ist dort gut aufgehoben; ein kleiner Kartenvorrat bringt dir deine besten Karten schneller
          zurück.

        Was unter der Gildenkarte ist, liegt offen und lässt sich nicht zurücknehmen.

        __Was die anderen wissen.__ Hände, Hauptstapel, verdeckte Agenten und Aufträge sind geheim. Aber weil die Karten
        aller Gilden bekannt sind und alle Preise offen gewonnen werden, kannst du immer sagen, welche Karten jemand auf
        der Hand, im Hauptstapel und verdeckt zusammengenommen haben muss. Der Tisch zeigt es dir.

rulebook-options = Andere Spielweisen
    .body =
        Die Regeln lassen manche Frage offen, und manche Runden mögen es anders. Ihr könnt wählen:

        - wie die **Gilden** vergeben werden: nach Wahl, durch das Los oder eine bestimmte für jeden Platz;
        - welche der **fortgeschrittenen Regeln** gelten;
        - ob die **Startspielerkarte** nach rechts oder nach links geht und ob die **freie Zone** zuletzt oder zuerst
          entschieden wird;
        - ob Agenten in den eigenen Zonen auch **offen** liegen dürfen;
        - ob von mehreren **goldenen Arkana** von selbst das beste gilt;
        - ob eine **Bestechung**, die scheitern muss, versucht werden darf und ob Miliz bei Bestechungen zählt;
        - ob **Miliz** wie Agenten liegt, in kontrollierten Zonen also verdeckt; dann sieht nur, wer sie ruft, welche
          kommt;
        - ob noch eine **letzte Runde** folgt, wenn das Jubiläum am Ende einer Runde erscheint, und ob die freie Zone
          dann einen weiteren Preis zeigt;
        - ob Agenten auf dem Tisch am Ende **zählen** und ob entfernte Preise für Aufträge zählen;
        - ob andere alle deine **Ressourcen** sehen oder nur die oberste Karte;
        - ob bei gleich vielen Punkten am Ende noch etwas entscheidet;
        - wie **lang** die Partie ist: weniger Karten in den Stapeln, ein anderer Platz für das Jubiläum, andere Grenzen
          zur Sicherheit.
