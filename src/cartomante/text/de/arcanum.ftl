# Arcanum: alle Worte des Spiels auf Deutsch.

title = Arcanum
tagline = Führe den Hofstaat durch die Stadt, erhebe die Adelshäuser, auf die du heimlich gesetzt hast, und kassiere, wenn ihr Prestige zählt.
score =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }


## Adelshäuser, Ränge und Karten

house-swords = Schwerter
house-pentacles = Münzen
house-chalices = Kelche
house-wands = Stäbe

rank-knave = Bube
rank-knight = Ritter
rank-queen = Königin
rank-king = König

card-numeral = { $value } der { $house }
    .help = Ihr Adelshaus gewinnt 1 Prestige; dann versetzt du eine Figur dieses Hauses in den Stadtteil mit dieser Nummer, der für dich wirkt. Wenn die Adelshäuser zahlen, zählt sie als Karte ihrer Farbe mit diesem Wert.
card-court = { $rank } der { $house }
    .help = Ihr Adelshaus gewinnt 1 Prestige; dann versetzt du genau diese Figur in einen beliebigen anderen Stadtteil, der für dich wirkt. Wenn die Adelshäuser zahlen, zählt sie als Karte ihrer Farbe: Bube 11, Ritter 12, Königin 13, König 14.

card-fool = Der Narr
    .help = Versetze eine beliebige Figur in einen anderen Stadtteil, der für dich wirkt, oder verstecke den Narren: Bei der nächsten Wertung zählt er als eine Karte mehr, mit dem Wert 0, in einer Farbe, die du erst dann wählst.
card-magician = Der Magier
    .help = Du ziehst zwei Kleine Arkana. Dann darfst du ein Kleines Arkanum verstecken.
card-high-priestess = Die Hohepriesterin
    .help = Du gewinnst 3 Siegpunkte.
card-empress = Die Herrscherin
    .help = Du darfst eine beliebige Figur in einen anderen Stadtteil versetzen, der für dich wirkt. Dann gewinnt ein Adelshaus 1 Prestige, und ein anderes verliert 1.
card-emperor = Der Herrscher
    .help = Du darfst ein Kleines Arkanum verstecken. Dann gewinnt ein Adelshaus deiner Wahl 3 Prestige.
card-hierophant = Der Hierophant
    .help = Du ziehst ein Kleines und ein Großes Arkanum.
card-lovers = Die Liebenden
    .help = Du gewinnst 2 Siegpunkte, und ebenso alle, die am wenigsten haben. Gehörst du selbst dazu, so werden es für dich 4; in manchen Ausgaben nur, wenn sonst niemand so wenige hat.
card-chariot = Der Wagen
    .help = Ein Adelshaus deiner Wahl gewinnt 2 Prestige. Dann legen alle anderen eine Handkarte ab.
card-strength = Die Stärke
    .help = Du gewinnst 2 Siegpunkte, und ein Adelshaus deiner Wahl gewinnt 3 Prestige.
card-hermit = Der Eremit
    .help = Du darfst bis zu zwei Kleine Arkana verstecken. Dann dürfen alle anderen je eines verstecken.
card-wheel = Das Rad
    .help = Alle wählen zwei ihrer Handkarten, oder so viele, wie sie haben, und geben sie nach links weiter, alle im selben Augenblick.
card-justice = Die Gerechtigkeit
    .help = Du ziehst Kleine Arkana, bis du insgesamt vier Karten auf der Hand hast; in der spanischen Ausgabe, bis es vier Kleine Arkana sind. Hast du schon genug, so geschieht nichts.
card-hanged-man = Der Gehängte
    .help = Du verlierst 2 Siegpunkte, oder so viele, wie du hast, und ziehst zwei Große Arkana.
card-death = Der Tod
    .help = Du legst ein oder zwei Kleine Arkana ab und ziehst ebenso viele Große.
card-temperance = Die Mäßigkeit
    .help = Du darfst eine beliebige Figur in einen anderen Stadtteil versetzen, der für dich wirkt. Dann darfst du bis zu zwei deiner versteckten Karten gegen ebenso viele Handkarten tauschen: Kleine Arkana oder, in den meisten Ausgaben, den Narren.
card-devil = Der Teufel
    .help = Bis zum Ende deines Zuges zählt jeder Gewinn und jeder Verlust an Prestige und Siegpunkten doppelt. Spiel ihn vor deinem Kleinen Arkanum; danach bewirkt er nichts.
card-tower = Der Turm
    .help = Du gewinnst 2 Siegpunkte und legst den Turm auf die Stadt. Bis zu deinem nächsten Zug kann keine Figur die Stadtteile betreten oder verlassen, die er bedeckt, auch nicht durch dich.
card-stars = Der Stern
    .help = Du ziehst zwei Kleine Arkana und gewinnst 1 Siegpunkt; in der englischen Ausgabe sind es 2.
card-moon = Der Mond
    .help = Alle ziehen zwei Kleine Arkana, in der englischen Ausgabe nur eines. Dann darfst du bis zu zwei Kleine Arkana verstecken, und alle anderen dürfen je eines verstecken.
card-sun = Die Sonne
    .help = Du gewinnst 2 Siegpunkte. Alle anderen decken drei ihrer versteckten Karten auf, oder alle, wenn es weniger sind; sie bleiben bis zur nächsten Wertung offen.
card-judgement = Das Gericht
    .help = Alle anderen legen eine Handkarte ab. Dann nimmst du drei Figuren vom Spielplan; in deinem nächsten Zug stellst du sie in drei verschiedene Stadtteile zurück, wo sie nichts bewirken.
card-world = Die Welt
    .help = Du darfst ein Kleines Arkanum verstecken. Dann zahlen die Adelshäuser sofort, aber weniger als sonst; das Prestige bleibt, und alle versteckten Karten bleiben bis zur nächsten Wertung liegen.


## Die Stadt

figure = { $rank } der { $house }
standing = { $figure }: { $location }

location-mage-tower = Turm der Magie
    .help = Du gewinnst 1 Siegpunkt und ziehst ein Großes Arkanum.
location-artisan-district = Handwerkerviertel
    .help = Du ziehst nach Wahl zwei Kleine Arkana oder ein Großes.
location-harbour = Hafen
    .help = Du ziehst ein Kleines Arkanum. Dann dürfen auch alle anderen je eines ziehen, und du ziehst noch einmal so viele, wie sie zusammen gezogen haben.
location-throne-room = Thronsaal
    .help = Du ziehst zwei Kleine Arkana.
location-market = Markt
    .help = Du gewinnst 2 Siegpunkte. Dann darfst du ein Kleines Arkanum ablegen und zwei ziehen oder ein Großes ablegen und eines ziehen.
location-fields = Äcker
    .help = Du darfst jedes Adelshaus einen Schritt steigen oder fallen lassen, in beliebiger Reihenfolge. In manchen Ausgaben gewinnst du außerdem 1 Siegpunkt.
location-treasure-vault = Schatzkammer
    .help = Das oberste Kleine Arkanum des Stapels kommt sofort zu deinen versteckten Karten, und nur du siehst es.
location-cathedral = Kathedrale
    .help = Du darfst ein Kleines Arkanum verstecken oder stattdessen zwei ziehen.
location-ballroom = Ballsaal
    .help = Du darfst ein Kleines Arkanum verstecken.
location-castle = Schloss
    .help = Alle anderen legen eine Handkarte ab.

placement =
    { $locations ->
        [none] kein Stadtteil
       *[other] { $locations }
    }
raise = Adelshaus der { $house } steigen lassen
lower = Adelshaus der { $house } fallen lassen


## Weitere Namen

kind-minors = Kleine Arkana
kind-majors = Große Arkana
scoring-regular = Wertung der Adelshäuser
scoring-world = Kleine Wertung durch die Welt
payment =
    { $count ->
        [one] { $seat } { $points } (1 Karte, Wert { $sum })
       *[other] { $seat } { $points } ({ $count } Karten, Gesamtwert { $sum })
    }
total = { $seat }: { $points }


## Entscheidungen

decision-draw_choice = Was ziehst du?
    .help = Drei Kleine Arkana oder ein Großes. In jeder Runde spielst du ein Kleines Arkanum aus und versteckst ein weiteres; Große Arkana sind stark, aber jedes wird nur einmal gespielt. Hast du dann mehr als sieben Karten auf der Hand, so legst du ab, bis es sieben sind.
decision-hand_limit_discard = Du hast mehr als sieben Karten auf der Hand. Welche legst du ab?
    .action = „{ $item }“ ablegen
    .help = Jede Handkarte, ob Kleines oder Großes Arkanum. Sie kommt offen auf ihren Ablagestapel und bewirkt nichts. Ein Kleines Arkanum, das du ziehen musstest, weil du keines hattest, musst du behalten.
decision-mandatory_hide = Welches Kleine Arkanum versteckst du?
    .action = „{ $item }“ verstecken
    .help = Es kommt zu deinen versteckten Karten und zählt bei der nächsten Wertung für sein Adelshaus. Niemand sonst sieht es, und du kannst es nicht mehr ausspielen.
decision-judgement_return = Wohin kehrt die Figur zurück?
    .action = Zurück in den Stadtteil „{ $item }“
    .help = Die Figuren kommen nach Adelshaus (Schwerter, Münzen, Kelche, Stäbe) und Rang (Bube, Ritter, Königin, König) zurück, jede in einen anderen Stadtteil, den der Turm nicht bedeckt. Sie bringen kein Prestige und bewirken nichts.
decision-play_card = Welche Karte spielst du aus?
    .action = „{ $item }“ ausspielen
    .help = Ein Kleines Arkanum, das du schuldig bist, solange du eines hast, und höchstens ein Großes, in beliebiger Reihenfolge. Wenn du passt, endet dein Zug.
decision-move_figure = Welche Figur versetzt du?
    .action = „{ $item }“ versetzen
    .help = Jedes Symbol des neuen Stadtteils, das den Rang oder die Farbe der Figur zeigt, bringt ihrem Adelshaus 1 Prestige. Dann wirkt der Stadtteil für dich.
decision-move_destination = Wohin geht die Figur?
    .action = In den Stadtteil „{ $item }“
    .help = Jedes Symbol des neuen Stadtteils, das den Rang oder die Farbe der Figur zeigt, bringt ihrem Adelshaus 1 Prestige. Dann wirkt der Stadtteil für dich.
decision-artisan_draw = Was ziehst du im Handwerkerviertel?
    .help = Zwei Kleine Arkana oder ein Großes.
decision-harbour_draw = Ziehst du im Hafen ein Kleines Arkanum?
    .help = Für jede Karte, die die anderen hier ziehen, zieht auch die aktive Person eine. Hast du dann mehr als sieben Karten auf der Hand, so legst du eine ab.
decision-market_trade = Welche Karte tauschst du auf dem Markt ein?
    .action = „{ $item }“ eintauschen
    .help = Für ein Kleines Arkanum ziehst du zwei Kleine, für ein Großes ein anderes Großes. Höchstens ein Tausch, und du musst keinen machen.
decision-fields_adjust = Welches Adelshaus steigt oder fällt?
    .action = { $item }
    .help = Jedes Adelshaus darf einmal um einen Schritt steigen oder fallen, in beliebiger Reihenfolge. Passe, wenn du fertig bist.
decision-cathedral_choice = Versteckst du in der Kathedrale ein Kleines Arkanum, oder ziehst du zwei?
    .action = „{ $item }“ verstecken
    .help = Verstecke ein Kleines Arkanum aus deiner Hand, ziehe zwei, oder passe und tu nichts davon.
decision-optional_hide = Versteckst du ein Kleines Arkanum?
    .action = „{ $item }“ verstecken
    .help = Es kommt zu deinen versteckten Karten und zählt bei der nächsten Wertung für sein Adelshaus. Du darfst auch passen.
decision-forced_discard = Welche Karte legst du ab?
    .action = „{ $item }“ ablegen
    .help = Jede Handkarte, ob Kleines oder Großes Arkanum. Sie kommt offen auf ihren Ablagestapel und bewirkt nichts.
decision-fool_mode = Was tust du mit dem Narren?
    .help = Versetze eine beliebige Figur, oder verstecke den Narren: Bei der nächsten Wertung zählt er als eine Karte mehr, mit dem Wert 0, in einer Farbe, die du erst dann wählst. So oder so war er dein Großes Arkanum in diesem Zug.
decision-house_gain = Welches Adelshaus gewinnt Prestige?
    .action = Adelshaus der { $item } steigen lassen
    .help = Für jeden Schritt über 21 hinaus gehen stattdessen die anderen Adelshäuser zurück.
decision-house_loss = Welches Adelshaus verliert Prestige?
    .action = Adelshaus der { $item } fallen lassen
    .help = Jedes außer dem, das gerade gewonnen hat. Auch ein Adelshaus bei 0 darf es sein; es verliert nichts.
decision-wheel_pass = Welche Karte gibst du nach links weiter?
    .action = „{ $item }“ weitergeben
    .help = Erst wählen alle; dann wechseln alle Karten gemeinsam die Hand. Was du bekommst, kannst du nicht weitergeben.
decision-death_discard = Welches Kleine Arkanum gibst du dem Tod?
    .action = „{ $item }“ ablegen
    .help = Lege ein oder zwei Kleine Arkana ab; für jedes ziehst du ein Großes. Nach dem ersten darfst du passen.
decision-temperance_take = Welche versteckte Karte nimmst du zurück?
    .action = „{ $item }“ zurücknehmen
    .help = Sie kommt auf deine Hand, und eine andere Handkarte kommt verdeckt an ihre Stelle. Das darfst du zweimal tun, oder du passt.
decision-temperance_give = Welche Karte versteckst du dafür?
    .action = „{ $item }“ verstecken
    .help = Sie liegt verdeckt bei deinen versteckten Karten, auch wenn die zurückgenommene offen lag.
decision-tower_place = Wohin legst du den Turm?
    .action = Bedecken: { $item }
    .help = Bis zu deinem nächsten Zug kann keine Figur betreten oder verlassen, was er bedeckt, und das gilt auch für dich. Figuren darunter bleiben, wo sie sind.
decision-sun_reveal = Welche versteckte Karte deckst du auf?
    .action = „{ $item }“ aufdecken
    .help = Sie bleibt bis zur nächsten Wertung offen liegen, sodass alle sie sehen. Sie zählt trotzdem.
decision-judgement_remove = Welche Figur nimmst du vom Spielplan?
    .action = „{ $item }“ wegnehmen
    .help = Niemand kann sie versetzen, bis du sie zu Beginn deines nächsten Zuges zurückstellst. Figuren unter dem Turm lassen sich nicht wählen.
decision-fool_assign = Für welches Adelshaus zählt dein Narr?
    .action = Der Narr zählt für das Adelshaus der { $item }
    .help = Er ist eine Karte mehr in dieser Farbe, mit dem Wert 0. Alle versteckten Karten liegen jetzt offen.
decision-fool_commit = Zählt dein Narr für das Adelshaus, das jetzt zahlt?
    .help = Er ist eine Karte mehr in dieser Farbe, mit dem Wert 0. Wenn du passt, wirst du beim nächsten Adelshaus wieder gefragt; dessen Karten hast du noch nicht gesehen.

action-pass = Passen
action-yes = Ja
action-draw-minors = Kleine Arkana ziehen
action-draw-major = Großes Arkanum ziehen
action-fool-move = Eine Figur versetzen
action-fool-hide = Den Narren verstecken


## Ereignisse

event-city_laid = Die Figuren nehmen ihre Plätze ein. { $figures }.
    .rule = Das Los verteilt sie, höchstens zwei auf einen Stadtteil und nie zwei desselben Adelshauses; dabei wird nichts ausgelöst.
event-turn_began = Runde { $turn }. Zuerst am Zug: { $first }.
    .rule = In jeder Runde wird erst gezogen und versteckt, dann ausgespielt, im Uhrzeigersinn ab dem Startplatz.
event-drew =
    { $cards ->
        [hidden] { $majors ->
            [0] { $minors ->
                [one] { $seat } zieht ein Kleines Arkanum.
               *[other] { $seat } zieht { $minors } Kleine Arkana.
            }
            [one] { $minors ->
                [0] { $seat } zieht ein Großes Arkanum.
                [one] { $seat } zieht ein Kleines und ein Großes Arkanum.
               *[other] { $seat } zieht { $minors } Kleine Arkana und ein Großes.
            }
           *[other] { $seat } zieht { $majors } Große Arkana.
        }
       *[other] { $you ->
            [yes] Du ziehst: { $cards }.
           *[no] { $seat } zieht: { $cards }.
        }
    }
    .rule = Alle sehen, wie viele Karten gezogen werden und von welcher Art; wer dann mehr als sieben auf der Hand hat, legt die übrigen ab.
event-reshuffled =
    { $count ->
        [one] { $kind }: Die einzige Karte des Ablagestapels wird zum neuen Stapel.
       *[other] { $kind }: Die { $count } Karten des Ablagestapels werden gemischt und bilden den neuen Stapel.
    }
    .rule = Wird eine Karte gebraucht und ist ihr Stapel leer, so wird der Ablagestapel derselben Art gemischt; Kleine und Große Arkana bleiben immer getrennt.
event-nothing_to_draw = { $kind }: Es gibt keine Karten mehr zu ziehen.
    .rule = Sind Stapel und Ablagestapel beide leer, so wird nicht gezogen, was fehlt.
event-discarded =
    { $you ->
        [yes] Du legst „{ $card }“ ab.
       *[no] { $seat } legt „{ $card }“ ab.
    }
    .rule = Abgelegte Karten kommen offen auf den Stapel ihrer Art und bewirken nichts.
event-hid =
    { $card ->
        [hidden] { $seat } versteckt eine Karte.
       *[other] { $you ->
            [yes] Du versteckst „{ $card }“.
           *[no] { $seat } versteckt „{ $card }“.
        }
    }
    .rule = Versteckte Karten zählen bei der nächsten Wertung für ihr Adelshaus.
event-hid_nothing =
    { $you ->
        [yes] Du versteckst nichts.
       *[no] { $seat } versteckt nichts.
    }
    .rule = Auf diese Weise lassen sich nur Kleine Arkana verstecken; niemand erfährt, ob jemand nicht wollte oder nicht konnte.
event-hid_fool =
    { $you ->
        [yes] Du versteckst die Karte „{ $card }“.
       *[no] { $seat } versteckt die Karte „{ $card }“.
    }
    .rule = Statt eine Figur zu versetzen, lässt sich der Narr verstecken; bei einer Wertung zählt er als eine Karte mehr in beliebiger Farbe.
event-became_active =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
    .rule = Wer den Zug ohne Kleines Arkanum beginnt, zieht eines; dann ist ein Kleines Arkanum auszuspielen, und ein Großes ist erlaubt.
event-tower_fell = Der Turm wird vom Spielplan genommen. Wieder frei: { $locations }.
    .rule = Der Turm liegt bis zum Beginn des nächsten Zuges der Person, die ihn ausgespielt hat, was auch immer inzwischen geschieht.
event-figure_returned = Die Figur „{ $figure }“ kehrt in die Stadt zurück: „{ $location }“.
    .rule = Vom Gericht entfernte Figuren kehren zu Beginn des Zuges der Person zurück, die sie entfernt hat, in verschiedene Stadtteile und ohne Wirkung.
event-played =
    { $you ->
        [yes] Du spielst „{ $card }“ aus.
       *[no] { $seat } spielt „{ $card }“ aus.
    }
    .rule = In einem Zug wird ein Kleines Arkanum ausgespielt und höchstens ein Großes, in beliebiger Reihenfolge; das eine wird ganz ausgeführt, bevor das andere kommt.
event-moved = Die Figur „{ $figure }“ geht in den Stadtteil „{ $location }“.
    .rule = Zuerst lassen die Symbole des Stadtteils, die zur Figur passen, ihr Adelshaus steigen; dann wirkt der Stadtteil für die aktive Person.
event-moved_nothing = „{ $card }“ bewegt keine Figur.
    .rule = Auch ein Kleines Arkanum, das keine Figur bewegen kann, bringt seinem Adelshaus 1 Prestige, sonst aber nichts.
event-rose =
    { $steps ->
        [one] Das Adelshaus der { $house } gewinnt 1 Prestige und steht bei { $prestige }.
       *[other] Das Adelshaus der { $house } gewinnt { $steps } Prestige und steht bei { $prestige }.
    }
    .rule = Das Prestige endet bei 21; für jeden Schritt darüber hinaus gehen stattdessen die anderen Adelshäuser zurück.
event-fell =
    { $steps ->
        [one] Das Adelshaus der { $house } verliert 1 Prestige und steht bei { $prestige }.
       *[other] Das Adelshaus der { $house } verliert { $steps } Prestige und steht bei { $prestige }.
    }
    .rule = Das Prestige fällt nie unter 0.
event-gained_vp =
    { $you ->
        [yes] { $points ->
            [one] Du gewinnst 1 Siegpunkt (jetzt { $total }).
           *[other] Du gewinnst { $points } Siegpunkte (jetzt { $total }).
        }
       *[no] { $points ->
            [one] { $seat } gewinnt 1 Siegpunkt (jetzt { $total }).
           *[other] { $seat } gewinnt { $points } Siegpunkte (jetzt { $total }).
        }
    }
    .rule = Die meisten Siegpunkte kommen aus den Wertungen, die anderen aus den Stadtteilen und von Großen Arkana.
event-lost_vp =
    { $you ->
        [yes] { $points ->
            [0] Du hast keine Siegpunkte zu verlieren.
            [one] Du verlierst 1 Siegpunkt (jetzt { $total }).
           *[other] Du verlierst { $points } Siegpunkte (jetzt { $total }).
        }
       *[no] { $points ->
            [0] { $seat } hat keine Siegpunkte zu verlieren.
            [one] { $seat } verliert 1 Siegpunkt (jetzt { $total }).
           *[other] { $seat } verliert { $points } Siegpunkte (jetzt { $total }).
        }
    }
    .rule = Niemand kann weniger als 0 Siegpunkte haben.
event-declined =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
    .rule = Auf alles, was ein Stadtteil oder ein Großes Arkanum nur erlaubt, kann man verzichten.
event-vault_opened =
    { $card ->
        [hidden] { $seat } bekommt aus der Schatzkammer eine versteckte Karte.
       *[other] { $you ->
            [yes] Aus der Schatzkammer kommt zu deinen versteckten Karten: „{ $card }“.
           *[no] Aus der Schatzkammer kommt zu den versteckten Karten von { $seat }: „{ $card }“.
        }
    }
    .rule = Aus der Schatzkammer kommt das oberste Kleine Arkanum des Stapels sofort zu den versteckten Karten der aktiven Person, und niemand sonst sieht es.
event-doubling_began = Von jetzt an zählen Gewinne und Verluste an Prestige und Siegpunkten doppelt.
    .rule = Der Teufel verdoppelt, was im selben Zug noch folgt, aber nie die Zahl der Karten, die gezogen, abgelegt oder versteckt werden.
event-doubling_ended = Gewinne und Verluste zählen nicht mehr doppelt.
    .rule = Der Teufel wird am Ende des Zuges abgelegt, in dem er ausgespielt wurde.
event-passed_cards =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } gibt eine Karte nach links weiter. Empfang: { $to }.
           *[other] { $seat } gibt { $count } Karten nach links weiter. Empfang: { $to }.
        }
       *[other] { $you ->
            [yes] Du gibst nach links weiter: { $cards }. Empfang: { $to }.
           *[no] { $seat } gibt nach links weiter: { $cards }. Empfang: { $to }.
        }
    }
    .rule = Beim Rad wechseln alle Karten im selben Augenblick die Hand; welche es sind, wissen nur die beiden Beteiligten.
event-exchanged =
    { $taken ->
        [hidden] { $open ->
            [none] { $seat } tauscht eine versteckte Karte gegen eine Handkarte.
           *[other] { $seat } nimmt die offene Karte „{ $open }“ zurück und versteckt dafür eine Handkarte.
        }
       *[other] { $you ->
            [yes] Du nimmst „{ $taken }“ zurück und versteckst „{ $given }“.
           *[no] { $seat } nimmt „{ $taken }“ zurück und versteckt „{ $given }“.
        }
    }
    .rule = Die Mäßigkeit tauscht bis zu zwei Karten, eine gegen eine; die neue liegt verdeckt.
event-tower_placed = Der Turm bedeckt jetzt: { $locations }.
    .rule = Keine Figur kann betreten oder verlassen, was der Turm bedeckt, bis die Person, die ihn ausgespielt hat, wieder am Zug ist.
event-turned_up =
    { $you ->
        [yes] Du deckst „{ $card }“ auf.
       *[no] { $seat } deckt „{ $card }“ auf.
    }
    .rule = Bei der Sonne decken alle anderen drei ihrer versteckten Karten auf, die bis zur nächsten Wertung offen bleiben.
event-figure_removed = Die Figur „{ $figure }“ verlässt den Stadtteil „{ $location }“ und den Spielplan.
    .rule = Das Gericht nimmt drei Figuren vom Spielplan, bis die Person, die es ausgespielt hat, wieder am Zug ist; unter dem Turm sind sie sicher.
event-turn_ended =
    { $you ->
        [yes] Dein Zug ist zu Ende.
       *[no] Der Zug von { $seat } ist zu Ende.
    }
    .rule = Ein Zug darf enden, sobald ein Kleines Arkanum ausgespielt oder keines auf der Hand ist.
event-scoring_began = { $scoring }: Es geht los.
    .rule = Die Adelshäuser werden nach Prestige gereiht; bei gleichem Prestige teilen sie sich den besseren Platz, und der Platz danach bleibt leer.
event-revealed =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $seat } zeigt: { $cards }.
    }
    .rule = Für eine Wertung zeigen alle ihre versteckten Karten.
event-fool_joined = Der Narr zählt für das Adelshaus der { $house }.
    .rule = Der Narr ist eine Karte mehr in der Farbe, die für ihn genannt wird, mit dem Wert 0.
event-fool_waits = Der Narr zählt nicht für das Adelshaus der { $house }.
    .rule = Werden die Adelshäuser einzeln gezeigt, so darf der Narr auf ein späteres warten.
event-house_paid =
    { $place ->
        [1] Das Adelshaus der { $house }, auf Platz 1, zahlt: { $payments }.
        [2] Das Adelshaus der { $house }, auf Platz 2, zahlt: { $payments }.
        [3] Das Adelshaus der { $house }, auf Platz 3, zahlt: { $payments }.
       *[other] Das Adelshaus der { $house }, auf Platz 4, zahlt: { $payments }.
    }
    .rule = Die meisten Karten der Farbe kommen zuerst, dann der höhere Gesamtwert; wer dann noch gleichauf ist, teilt die Punkte der gemeinsamen Plätze, abgerundet.
event-scoring_ended = { $scoring }: abgeschlossen.
    .rule = Nach einer regulären Wertung werden alle versteckten Karten abgelegt, und jedes Adelshaus geht auf 0 zurück; nach einer Wertung durch die Welt bleibt alles, wie es ist.
event-ended = Das Spiel ist zu Ende. { $totals }.
    .rule = Das Spiel endet mit der Wertung der letzten Runde; bei gleich vielen Punkten entscheiden die Karten, die noch auf der Hand sind.


## Der Tisch

zone-turn = Runde
zone-turns = Runden insgesamt
zone-first = Zuerst am Zug
zone-active = Am Zug
zone-prestige = Prestige
zone-places = Plätze der Adelshäuser
zone-figures = Figuren
zone-removed = Figuren neben dem Spielplan
zone-tower = Unter dem Turm
zone-minor_deck = Stapel der Kleinen Arkana
zone-major_deck = Stapel der Großen Arkana
zone-minor_discard = Abgelegte Kleine Arkana
zone-major_discard = Abgelegte Große Arkana
zone-resolving = Wird ausgespielt
zone-moving = Wird versetzt
zone-in_force = In Kraft
zone-set_aside = Nicht im Spiel
zone-scoring = Wertung
zone-scoring_turns = Wertung nach den Runden
zone-multiplier = Gewinne und Verluste mal
zone-hand = Hand
zone-passing = Zum Weitergeben gewählt
zone-hidden_cards = Versteckte Karten
zone-known = Bekannte Karten
zone-points = Siegpunkte
zone-square = Feld der Punkteleiste

ending-turns_played = Die letzte Runde ist gespielt.

board-turn = Runde { $turn } von { $turns }
board-next-scoring = Wertung nach Runde { $turn }
board-scoring-now = Wertung am Ende dieser Runde
board-prestige = Prestige
board-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] 4.
    }
board-pays = zahlt { $first }/{ $second }/{ $third }
board-vp = { $points } SP
board-minors = Kleine
board-majors = Große
board-deck = Stapel
board-discard = Ablage
board-hand = Hand
board-stash = Versteckt
board-known = Bekannt
board-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-face-up = offen
board-face-down = verdeckt
board-empty = leer
board-first = zuerst am Zug
board-active = am Zug
board-minor-owed = Kleines Arkanum noch zu spielen
board-major-open = Großes Arkanum möglich
board-resolving = Wird ausgespielt
board-double = alles zählt doppelt
board-removed = Nicht auf dem Spielplan bis zum nächsten Zug von: { $seat }
board-tower = Der Turm liegt bis zum nächsten Zug von: { $seat }
board-covered = unter dem Turm
board-symbols = Symbole
board-figures = Figuren
board-gain = +{ $steps } Prestige

# Was ein Stadtteil bewirkt, in so wenigen Worten wie möglich.
board-effect-mage-tower = 1 SP, ein Großes ziehen
board-effect-artisan-district = 2 Kleine oder ein Großes ziehen
board-effect-harbour = ein Kleines ziehen, andere dürfen auch
board-effect-throne-room = 2 Kleine ziehen
board-effect-market = 2 SP, eine Karte tauschen
board-effect-fields = jedes Adelshaus ±1
board-effect-treasure-vault = ein Kleines zu den versteckten
board-effect-cathedral = ein Kleines verstecken oder 2 ziehen
board-effect-ballroom = ein Kleines verstecken
board-effect-castle = andere legen ab

# Ränge und Adelshäuser, wo nur Platz für einen oder zwei Buchstaben ist.
board-short-knave = Bu
board-short-knight = Ri
board-short-queen = Kn
board-short-king = Kg
board-short-swords = S
board-short-pentacles = M
board-short-chalices = K
board-short-wands = T

# Passen, wie man es zur jeweiligen Frage sagen würde.
board-pass-play_card = Zug beenden
board-pass-fields_adjust = Fertig
board-pass-harbour_draw = Nein
board-pass-fool_commit = Nein


## Der Tisch im Browser

board-city = Die Stadt
board-payments = Was die Adelshäuser zahlen
board-places = Platz
board-houses = Adelshäuser
board-player-place =
    { $place ->
        [1] Dominierend
        [2] Beeinflussend
       *[other] Präsent
    }
board-prestige-of = Prestige { $prestige }, { $place }
board-tower-point = Zeige auf die Stadtteile, die der Turm bedecken soll.
board-total = Summe


## Spielregeln zur Wahl

option-length = Länge des Spiels
    .help = Wie viele Runden gespielt werden. Zu dritt hat ein kurzes Spiel 4 und ein langes 8.
option-length-short = Kurz: 6 Runden
option-length-long = Lang: 9 Runden
option-three_player_schedule = Wertungen zu dritt
    .help = Nach welchen Runden zu dritt gewertet wird und damit auch, wie lange das Spiel dauert.
option-three_player_schedule-special = Nach jeder vierten Runde
option-three_player_schedule-regular = Nach jeder dritten Runde, wie zu mehreren
option-majors = Große Arkana
    .help = Ab wann die Großen Arkana im Spiel sind.
option-majors-all = Von Anfang an
option-majors-from_turn_3 = Ab der 3. Runde
option-majors-none = Gar nicht
option-first_game_deal = Das erste Große Arkanum
    .help = Was alle in der 3. Runde bekommen, wenn die Großen Arkana erst dann ins Spiel kommen.
option-first_game_deal-three_minors_and_major = Drei Kleine Arkana und ein Großes
option-first_game_deal-major_then_choice = Ein Großes Arkanum, dann die übliche Wahl
option-fields_vp = Siegpunkte auf den Äckern
    .help = Was die aktive Person dort gewinnt, außer dass sie die Adelshäuser bewegt.
option-stars_vp = Siegpunkte für den Stern
    .help = Was der Stern außer zwei Kleinen Arkana bringt.
option-moon_draw = Kleine Arkana für den Mond
    .help = Wie viele alle ziehen, wenn der Mond ausgespielt wird.
option-temperance_cards = Tauschen mit der Mäßigkeit
    .help = Welche Karten zwischen Versteck und Hand den Platz wechseln dürfen.
option-temperance_cards-minors_and_fool = Kleine Arkana und der Narr
option-temperance_cards-minors_only = Nur Kleine Arkana
option-fool_timing = Der Narr bei einer Wertung
    .help = Wann sich entscheidet, für welches Adelshaus der Narr zählt.
option-fool_timing-after_reveal = Wenn alle versteckten Karten gezeigt sind
option-fool_timing-house_by_house = Adelshaus für Adelshaus, wie sie gezeigt werden
option-overflow = Prestige über 21 hinaus
    .help = Wie weit die anderen Adelshäuser zurückgehen, wenn eines über 21 steigen würde.
option-overflow-per_step = Einen Schritt für jeden Schritt zu viel
option-overflow-once = Insgesamt einen Schritt
option-lovers_tie = Die Liebenden
    .help = Wann man mit den Liebenden 4 Siegpunkte gewinnt und nicht nur 2.
option-lovers_tie-inclusive = Wenn niemand weniger hat
option-lovers_tie-strict = Wenn alle anderen mehr haben
option-justice_target = Die Gerechtigkeit
    .help = Bis wann Kleine Arkana gezogen werden.
option-justice_target-hand_total = Bis vier Karten auf der Hand sind
option-justice_target-minors = Bis vier Kleine Arkana auf der Hand sind
option-tie_split = Gleichstand bei einem Adelshaus
    .help = Welche Punkte geteilt werden.
option-tie_split-pooled = Die Punkte aller gemeinsamen Plätze
option-tie_split-position_only = Nur die Punkte des besten Platzes
option-tie_rounding = Anteile, die nicht aufgehen
    .help = Wie die Anteile bei Gleichstand gerundet werden.
option-tie_rounding-down = Abgerundet
option-tie_rounding-up = Aufgerundet
option-dead_minor = Kleine Arkana, die keine Figur bewegen können
    .help = Ob du eines ausspielen darfst, obwohl ein anderes auf deiner Hand eine Figur bewegen könnte.
option-dead_minor-allowed = Immer erlaubt
option-dead_minor-avoid = Nur, wenn du kein anderes hast
option-tower_null_placement = Der Turm neben der Stadt
    .help = Ob der Turm so gelegt werden darf, dass er keinen Stadtteil bedeckt.
option-tower_null_placement-off = Nein
option-tower_null_placement-on = Ja
option-final_tie_break = Gleich viele Punkte am Ende
    .help = Was bei gleich vielen Siegpunkten entscheidet.
option-final_tie_break-hand_size = Mehr Karten auf der Hand
option-final_tie_break-shared = Nichts, der Platz wird geteilt

preset-international = International
    .help = Worin die meisten gedruckten Anleitungen übereinstimmen; die richtige Wahl, wenn du nicht gerade eine andere besitzt.
preset-english = Englisch
    .help = 1 Siegpunkt auf den Äckern, 2 für den Stern, nur ein Kleines Arkanum für den Mond; über den Narren wird Adelshaus für Adelshaus entschieden, und Prestige über 21 kostet die anderen einen Schritt.
preset-italian_standalone = Italienisch, Anleitung
    .help = Die eigene italienische Anleitung. Sie stimmt ganz mit den internationalen Regeln überein.
preset-italian_booklet = Italienisch, Heft
    .help = Der italienische Teil des Hefts in fünf Sprachen: 1 Siegpunkt auf den Äckern.
preset-spanish = Spanisch
    .help = Mit der Gerechtigkeit ziehst du, bis du vier Kleine Arkana auf der Hand hast.
preset-german = Deutsch
    .help = Neun Runden, das Standardspiel der deutschen Regeln.
preset-french = Französisch
    .help = Die französischen Regeln, die ganz mit den internationalen übereinstimmen.
preset-first_game = Erstes Spiel
    .help = Ein kurzes Spiel, in dem die Großen Arkana in der 3. Runde dazukommen.
preset-no_majors = Ohne Große Arkana
    .help = Das einfachste Spiel: nur Kleine Arkana.


## Tutorial

tutorial-goal = Willkommen in der Stadt! Vier Adelshäuser ringen hier um Prestige. Keines davon gehört dir: Du ziehst die Fäden und setzt zur rechten Zeit auf das richtige Haus. Wer am Ende die meisten Siegpunkte hat, gewinnt.
tutorial-city = Das sind die zehn Stadtteile. Jedes Adelshaus hat einen Buben, einen Ritter, eine Königin und einen König, die hier umherziehen. Die Symbole eines Stadtteils bringen Figuren, die ihn betreten, Prestige, und seine Wirkung gilt für dich, wenn du sie versetzt hast.
tutorial-hand = Auf deiner Hand sind Kleine Arkana, jedes von einem Adelshaus, und ein Großes Arkanum mit eigener Wirkung. Drei deiner Kleinen Arkana gehören demselben Haus. Das ist ein Wink des Schicksals.
tutorial-hide = Zuerst verstecken alle ein Kleines Arkanum. Wenn die Adelshäuser zahlen, entscheiden die versteckten Karten, an wen: zuerst die meisten Karten eines Hauses, dann die höchste Summe. Setz auf deine starke Farbe und versteck diese Karte: { $item }.
tutorial-minor = Alle haben eine Karte versteckt, und du bist am Zug. Ein Kleines Arkanum musst du ausspielen. Sein Haus gewinnt sofort 1 Prestige, und eine Zahl versetzt eine Figur dieses Hauses in den Stadtteil mit derselben Zahl. Spiel diese Karte aus: { $item }.
tutorial-figure = Welche Figur soll dorthin? Der Stadtteil hat zwei Symbole ihres Ranges und zwei ihrer Farbe, und jedes davon bringt Prestige. Wähle diese Figur: { $item }.
tutorial-stash = Noch einmal vier Prestige! Nun kommt die Wirkung des Stadtteils: Hier darfst du ein weiteres Kleines Arkanum verstecken. Mit einer zweiten Karte deines Hauses ist es viel wahrscheinlicher, dass du bezahlt wirst. Versteck diese Karte: { $item }.
tutorial-major = Neben dem Kleinen Arkanum darfst du ein Großes ausspielen, davor oder danach. Große Arkana sind selten und stark. Dieses bringt dir Siegpunkte und lässt ein Haus steigen: { $item }.
tutorial-house = Schon zwei Punkte für dich! Welches Haus soll um 3 steigen? Natürlich das, auf das du gesetzt hast: { $item }.
tutorial-payday = Deine zwei versteckten Karten gehören jetzt zum führenden Haus. Nach Runde 3 zahlen die Häuser, das führende am meisten: 16 Punkte bekommt, wer die meisten Karten davon versteckt hat, 8 und 4 die beiden Nächsten. Dann beginnt alles von vorn.
tutorial-end = Jetzt sind die anderen dran, und auch sie haben Karten versteckt. Achte darauf, welche Häuser sie fördern: Es verrät, was sie versteckt haben. Du weißt alles Nötige; spiel eine richtige Partie!


## Die Anleitung

rulebook-goal = Worum es geht
    .body =
        Vier Adelshäuser ringen um die Macht in der Stadt: **Schwerter**, **Münzen**, **Kelche** und **Stäbe**. Du
        gehörst zu keinem von ihnen. Du ziehst die Fäden: Du schickst die Figuren des Hofes von Ort zu Ort, erhebst das
        eine Haus, hältst ein anderes klein und legst unterdessen heimlich Karten für die Häuser beiseite, denen du eine
        glänzende Zukunft zutraust.

        Drei bis fünf Personen, jede für sich, sammeln **Siegpunkte** (SP). Ein paar davon liegen in der Stadt bereit.
        Die meisten kommen aus den **Wertungen der Adelshäuser**, bei denen zweierlei zählt:

        - Das **Prestige** eines Adelshauses bestimmt, wie viel es zahlt.
        - Deine **versteckten Karten** bestimmen, ob es dich bezahlt.

        Das Prestige können alle sehen und alle verändern; was jemand versteckt hat, weiß sonst niemand. Wer nach der
        letzten Runde die meisten Siegpunkte hat, gewinnt.

rulebook-components = Was auf dem Tisch liegt
    .body =
        - **Kleine Arkana:** 56 Karten in vier Farben, eine für jedes Adelshaus. Jede Farbe hat die Zahlen 1 bis 10 und
          vier Hofkarten: Bube, Ritter, Königin und König. Wo Werte verglichen werden, zählen diese 11, 12, 13 und 14.
        - **Große Arkana:** 22 Karten, von 0, dem Narren, bis XXI, der Welt. Jede hat eine eigene Wirkung.
        - **Figuren:** 16, nämlich Bube, Ritter, Königin und König jedes Adelshauses. Sie stehen in der Stadt und
          gehören niemandem.
        - **Die Stadt:** zehn Stadtteile mit den Nummern 1 bis 10. Jeder hat **Symbole**, die Prestige bringen, und
          eine **Wirkung** für die Person, die am Zug ist.
        - **Leisten:** das Prestige jedes Adelshauses von 0 bis 21, die Siegpunkte aller und die Runde. Die gedruckte
          Leiste der Siegpunkte hat 78 Felder und beginnt dann von vorn; hier steht die wahre Zahl.

        __Aufbau.__ Mischt die beiden Stapel. Alle Adelshäuser haben 0 Prestige, alle am Tisch 0 SP. Das Los verteilt
        die Figuren, höchstens zwei auf einen Stadtteil und nie zwei desselben Adelshauses zusammen; später dürfen
        beliebig viele an einem Ort stehen. Ausgelöst wird dadurch nichts. Das Los entscheidet auch, wer beginnt.

rulebook-turn = Eine Runde
    .body =
        Ein Spiel hat sechs Runden, oder neun, wenn ihr länger spielen wollt. Jede hat bis zu drei Phasen:

        - **Ziehen und verstecken.** Alle ziehen, der Reihe nach. Dann legen alle ein Kleines Arkanum verdeckt vor sich.
        - **Ausspielen.** Alle sind einmal am Zug, als **aktive Person**, und spielen ein Kleines Arkanum aus und
          vielleicht ein Großes.
        - **Wertung der Adelshäuser.** Nur nach den Runden 3, 6 und 9: Die Adelshäuser zahlen.

        Alles geht im Uhrzeigersinn, ab der Person auf dem **Startplatz**. Am Ende der Runde, nach einer Wertung, falls
        es eine gibt, rückt der Startplatz um eins nach links.

        Zu dritt gilt ein anderer Rhythmus; dafür gibt es ein eigenes Kapitel.

rulebook-drawing = Ziehen und verstecken
    .body =
        In der **ersten Runde** bekommen alle vier Kleine Arkana und ein Großes. Ab der **zweiten Runde** wählst du, was
        du ziehst: **drei Kleine Arkana oder ein Großes**. Alle sehen, was du wählst, aber nicht die Karten.

        __Sieben Karten__ darfst du höchstens auf der Hand haben. Immer wenn du gezogen hast, und bevor irgendetwas
        anderes geschieht, legst du ab, was zu viel ist, Kleine oder Große Arkana nach Belieben. Was eine einzelne
        Anweisung zu ziehen gibt, wird erst ganz gezogen; dann wird gezählt. Abgelegte Karten kommen offen auf den
        Ablagestapel ihrer Art und bewirken nichts, und alle dürfen die Ablagestapel durchsehen.

        Wenn alle gezogen haben, müssen alle, die ein Kleines Arkanum haben, eines **verstecken**: Du legst es verdeckt
        vor dich zu deinen versteckten Karten. Ein Großes Arkanum darf es nicht sein, auch nicht der Narr, der seinen
        eigenen Weg dorthin hat. Hast du kein Kleines Arkanum, so lässt du diesen Schritt einfach aus.

        Deine versteckten Karten darfst du jederzeit ansehen; die anderen wissen nur, wie viele es sind. Sie gehören
        nicht zu deiner Hand, werden nicht mehr ausgespielt oder abgelegt und warten auf die nächste Wertung.

        Ist ein **Stapel leer**, wenn eine Karte gebraucht wird, so wird der Ablagestapel derselben Art gemischt und zum
        neuen Stapel. Ist auch dieser leer, so bekommst du weniger Karten. Kleine und Große Arkana werden nie vermischt.

rulebook-playing = Karten ausspielen
    .body =
        Wenn du am Zug bist, geschieht zuerst dreierlei, soweit es zutrifft:

        - Der Turm, den du ausgespielt hast, wird vom Spielplan genommen.
        - Die Figuren, die dein Gericht entfernt hat, kommen zurück.
        - Hast du kein Kleines Arkanum auf der Hand, so ziehst du eines. Ist es deine achte Karte, so legst du eine
          andere ab.

        Dann spielst du **ein Kleines Arkanum** aus, das ist Pflicht, und **höchstens ein Großes**, das ist freiwillig;
        in beliebiger Reihenfolge, aber das eine ganz, bevor das andere kommt. Karten, die du dabei ziehst, darfst du im
        selben Zug ausspielen.

        Du kannst deinen Zug nicht beenden, solange du ein Kleines Arkanum schuldig bist und eines auf der Hand hast.
        Hat dich ein Großes Arkanum das letzte gekostet, so bist du frei: Du spielst kein Kleines Arkanum aus und ziehst
        auch kein neues.

        __Ein Kleines Arkanum__ wird so ausgeführt:

        - Sein Adelshaus gewinnt **1 Prestige**.
        - Mit einer **Zahl** wählst du eine Figur dieser Farbe und versetzt sie in den Stadtteil mit derselben Nummer.
          Mit einer **Hofkarte** versetzt du genau diese Figur in einen beliebigen anderen Stadtteil. Wo eine Figur
          schon steht, kann sie nicht hingehen.
        - Die **Symbole** des Stadtteils bringen weiteres Prestige.
        - Der Stadtteil **wirkt** für dich.
        - Die Karte wird abgelegt.

        Lässt sich eine Figur versetzen, so muss es geschehen. Wenn nicht, weil alle schon dort stehen, nicht auf dem
        Spielplan sind oder der Turm sie einschließt, bringt die Karte 1 Prestige und sonst nichts.

rulebook-prestige = Prestige
    .body =
        Jeder Stadtteil trägt Symbole von Rängen und Farben. Kommt eine Figur hinein, so bringt jedes Symbol mit
        ihrem **Rang** und jedes mit ihrer **Farbe** dem **eigenen Adelshaus** der Figur 1 Prestige.

        | Stadtteil | Ränge | Farben |
        |---|---|---|
        | 1 Turm der Magie | 2 Königin | 2 Stäbe, 1 Schwerter |
        | 2 Handwerkerviertel | 2 Bube | 2 Münzen, 1 Schwerter |
        | 3 Hafen | 2 Bube | 2 Kelche, 1 Münzen |
        | 4 Thronsaal | 2 König | 2 Schwerter, 1 Stäbe |
        | 5 Markt | 2 Königin | 2 Münzen, 1 Stäbe |
        | 6 Äcker | 2 Bube | 2 Stäbe, 1 Kelche |
        | 7 Schatzkammer | 2 König | 2 Münzen, 1 Kelche |
        | 8 Kathedrale | 2 Ritter | 2 Kelche, 1 Münzen |
        | 9 Ballsaal | 2 Königin | 2 Kelche, 1 Schwerter |
        | 10 Schloss | 2 Ritter | 2 Schwerter, 1 Stäbe |

        Der Ritter der Schwerter findet im Schloss zweimal den Ritter und zweimal die Schwerter: 4 Prestige für die
        Schwerter, und mit dem einen für die ausgespielte Karte sind es 5. Der Bube der Stäbe findet dort nur ein
        einziges Symbol, die Stäbe.

        __Über 21 hinaus.__ Ein Adelshaus ganz oben bleibt dort. Für jeden Schritt, den es nicht gehen kann, geht jedes
        der drei anderen einen Schritt zurück. **Unter 0** kann kein Adelshaus fallen; was zu viel ist, verfällt.

        Dies ist der Spielplan dieses Programms. Aus den gedruckten Regeln sind nur die Symbole des Schlosses bekannt;
        die anderen sind ihnen nachempfunden, und wer den gedruckten Spielplan besitzt, kann dessen Symbole eintragen.

rulebook-locations = Die zehn Stadtteile
    .body =
        Die Wirkung gilt immer der aktiven Person, gleich zu welchem Adelshaus die Figur gehört, und sie kommt nach den
        Symbolen.

        - **1 Turm der Magie:** Du gewinnst 1 SP und ziehst ein Großes Arkanum.
        - **2 Handwerkerviertel:** Du ziehst zwei Kleine Arkana oder ein Großes.
        - **3 Hafen:** Du ziehst ein Kleines Arkanum. Dann dürfen die anderen, reihum im Uhrzeigersinn, ebenfalls eines
          ziehen. Für jede Karte, die sie gezogen haben, ziehst du noch eine.
        - **4 Thronsaal:** Du ziehst zwei Kleine Arkana.
        - **5 Markt:** Du gewinnst 2 SP. Dann darfst du einmal tauschen: ein Kleines Arkanum ablegen und zwei Kleine
          ziehen oder ein Großes ablegen und ein Großes ziehen.
        - **6 Äcker:** Du darfst jedes Adelshaus einen Schritt steigen oder fallen lassen, jedes höchstens einmal und in
          beliebiger Reihenfolge.
        - **7 Schatzkammer:** Das oberste Kleine Arkanum des Stapels kommt sofort zu deinen versteckten Karten. Nur du
          siehst es.
        - **8 Kathedrale:** Du darfst ein Kleines Arkanum verstecken oder stattdessen zwei ziehen.
        - **9 Ballsaal:** Du darfst ein Kleines Arkanum verstecken.
        - **10 Schloss:** Alle anderen legen eine Handkarte ab.

        Was du tun „darfst“, kannst du lassen; alles andere muss geschehen, soweit es möglich ist. Die Grenze von sieben
        Handkarten gilt nach jedem Ziehen, im Hafen für alle der Reihe nach.

rulebook-majors-first = Die Großen Arkana von 0 bis X
    .body =
        Ein Großes Arkanum darf immer ausgespielt werden, auch wenn es wenig oder nichts bringt. Es wird von Anfang bis
        Ende ausgeführt: Was du tun „darfst“, kannst du lassen, was möglich ist, muss geschehen, was unmöglich ist,
        entfällt. Dann wird es abgelegt.

        Versetzt ein Großes Arkanum eine Figur, so zählen Symbole und Wirkung des neuen Stadtteils wie sonst, nicht aber
        das eine Prestige für das Ausspielen eines Kleinen Arkanums. Das Kleine Arkanum, das du schuldig bist, bleibt
        noch auszuspielen.

        - **0 Der Narr:** Versetze eine beliebige Figur, oder verstecke den Narren. Dann zählt er als eine Karte mehr in
          einer Farbe, die du bei der Wertung wählst.
        - **I Der Magier:** Du ziehst zwei Kleine Arkana; dann darfst du ein Kleines Arkanum verstecken.
        - **II Die Hohepriesterin:** Du gewinnst 3 SP.
        - **III Die Herrscherin:** Du darfst eine beliebige Figur versetzen. Dann gewinnt ein Adelshaus 1 Prestige, und
          ein anderes verliert 1.
        - **IV Der Herrscher:** Du darfst ein Kleines Arkanum verstecken. Dann gewinnt ein Adelshaus 3 Prestige.
        - **V Der Hierophant:** Du ziehst ein Kleines und ein Großes Arkanum.
        - **VI Die Liebenden:** Alle, die am wenigsten SP haben, gewinnen 2, und du gewinnst auf jeden Fall 2. Gehörst
          du zu denen mit den wenigsten, so macht das 4.
        - **VII Der Wagen:** Ein Adelshaus gewinnt 2 Prestige. Dann legen alle anderen eine Handkarte ab.
        - **VIII Die Stärke:** Du gewinnst 2 SP, und ein Adelshaus gewinnt 3 Prestige.
        - **IX Der Eremit:** Du darfst bis zu zwei Kleine Arkana verstecken. Dann dürfen alle anderen je eines
          verstecken.
        - **X Das Rad:** Alle, auch du, wählen zwei Handkarten (oder was sie haben) und geben sie nach links weiter,
          alle im selben Augenblick. Was du bekommst, kannst du nicht weitergeben.

rulebook-majors-second = Die Großen Arkana von XI bis XXI
    .body =
        - **XI Die Gerechtigkeit:** Du ziehst Kleine Arkana, bis du insgesamt vier Karten auf der Hand hast.
        - **XII Der Gehängte:** Du verlierst 2 SP, oder so viele, wie du hast, und ziehst zwei Große Arkana.
        - **XIII Der Tod:** Du legst ein oder zwei Kleine Arkana ab, mindestens eines, wenn du welche hast, und ziehst
          ebenso viele Große.
        - **XIV Die Mäßigkeit:** Du darfst eine beliebige Figur versetzen. Dann darfst du bis zu zwei deiner versteckten
          Karten gegen Handkarten tauschen, eine gegen eine. Tauschen lassen sich nur Kleine Arkana und der Narr, und
          was gerade getauscht wurde, bleibt, wo es ist. Die neue Karte liegt verdeckt, auch wenn die alte offen lag.
        - **XV Der Teufel:** Bis zum Ende deines Zuges zählen Prestige und SP doppelt.
        - **XVI Der Turm:** Du gewinnst 2 SP und legst die Karte auf die Stadt. Sie sperrt die Stadtteile, die sie
          bedeckt.
        - **XVII Der Stern:** Du ziehst zwei Kleine Arkana und gewinnst 1 SP.
        - **XVIII Der Mond:** Alle, du zuerst, ziehen zwei Kleine Arkana. Dann darfst du bis zu zwei Kleine Arkana
          verstecken, und alle anderen dürfen je eines verstecken.
        - **XIX Die Sonne:** Du gewinnst 2 SP. Alle anderen decken drei ihrer versteckten Karten auf, oder alle, wenn
          weniger verdeckt liegen. Sie bleiben bis zur nächsten regulären Wertung offen und zählen wie die übrigen; was
          später dazukommt, liegt verdeckt.
        - **XX Das Gericht:** Alle anderen legen eine Handkarte ab. Dann nimmst du drei Figuren bis zu deinem nächsten
          Zug vom Spielplan.
        - **XXI Die Welt:** Du darfst ein Kleines Arkanum verstecken. Dann folgt eine Wertung, bei der weniger gezahlt
          wird.

        Abgelegt wird immer von der Hand und nach eigener Wahl. Wer keine Karten hat, wird übersprungen.

rulebook-details = Der Teufel, der Turm und das Gericht
    .body =
        __Der Teufel__ nützt nur dem Kleinen Arkanum, das du nach ihm im selben Zug ausspielst, denn ein zweites Großes
        ist nicht erlaubt. Er verdoppelt das eine Prestige für die Karte, das Prestige der Symbole und die SP vom Turm
        der Magie und vom Markt, und auf den Äckern geht jedes gewählte Adelshaus zwei Schritte. Karten verdoppelt er
        nie: Du ziehst, legst ab und versteckst so viele wie immer. Geht ein verdoppelter Gewinn über 21 hinaus, so
        gehen die anderen Adelshäuser für jeden Schritt zu viel einen Schritt zurück, und diese Schritte werden nicht
        noch einmal verdoppelt. Nach deinem Kleinen Arkanum ausgespielt, bewirkt der Teufel nichts.

        __Der Turm__ bedeckt einen Stadtteil, oder zwei oder drei, die alle aneinandergrenzen. Die Grenzen:

        - Turm der Magie: Kathedrale, Schloss.
        - Handwerkerviertel: Hafen, Markt, Äcker, Kathedrale.
        - Hafen: Handwerkerviertel, Markt, Schatzkammer.
        - Thronsaal: Markt, Schatzkammer, Ballsaal, Schloss.
        - Markt: Handwerkerviertel, Hafen, Thronsaal, Schatzkammer, Kathedrale, Schloss.
        - Äcker: Handwerkerviertel, Kathedrale.
        - Schatzkammer: Hafen, Thronsaal, Markt, Ballsaal.
        - Kathedrale: Turm der Magie, Handwerkerviertel, Markt, Äcker, Schloss.
        - Ballsaal: Thronsaal, Schatzkammer.
        - Schloss: Turm der Magie, Thronsaal, Markt, Kathedrale.

        Solange er dort liegt, betritt oder verlässt keine Figur diese Stadtteile, womit und durch wen auch immer; das
        gilt auch für dich. Er bleibt bis zum Beginn deines nächsten Zuges als aktive Person, selbst über eine Wertung
        hinweg. Hast du die Runde begonnen, so kommst du in der nächsten als Letztes an die Reihe, und er liegt
        entsprechend lange.

        __Das Gericht__ nimmt drei Figuren deiner Wahl vom Spielplan, aber keine unter dem Turm; sind weniger zu haben,
        dann alle diese. Solange sie fort sind, bewegt sie nichts. Zu Beginn deines nächsten Zuges, vor allem anderen
        außer dem Wegnehmen deines Turms, stellst du sie in drei verschiedene Stadtteile zurück, die nicht bedeckt sind,
        ob dort schon jemand steht oder nicht. Sie bringen kein Prestige und bewirken nichts.

        Endet das Spiel vorher, so bleibt der Turm liegen, die Figuren bleiben fort, und es macht keinen Unterschied.

rulebook-scoring = Die Wertung der Adelshäuser
    .body =
        Nach den Runden 3, 6 und 9 zahlen die Adelshäuser:

        - **Rangfolge.** Die Adelshäuser werden nach Prestige gereiht. Bei gleichem Prestige teilen sie sich den
          besseren Platz, und der Platz danach bleibt leer: Mit 9, 9, 6 und 2 sind es die Plätze 1, 1, 3 und 4.
        - **Zeigen.** Alle decken ihre versteckten Karten auf.
        - **Der Narr.** Wer ihn versteckt hat, nennt jetzt ein Adelshaus.
        - **Zahlen.** Die Adelshäuser zahlen, vom ersten bis zum letzten. Für jedes werden alle gereiht, die Karten
          seiner Farbe versteckt haben: **Mehr Karten** gehen vor, und bei gleich vielen der **höhere Gesamtwert**. Wer
          vorn liegt, hat **Dominanz**, an zweiter Stelle **Einfluss**, an dritter **Präsenz**.

        | Adelshaus auf | Dominanz | Einfluss | Präsenz |
        |---|---|---|---|
        | Platz 1 | 16 SP | 8 SP | 4 SP |
        | Platz 2 | 12 SP | 6 SP | 3 SP |
        | Platz 3 | 10 SP | 5 SP | 2 SP |
        | Platz 4 | 8 SP | 4 SP | 2 SP |

        An vierter und fünfter Stelle gibt es nichts. Von mehreren Adelshäusern auf demselben Platz zahlt jedes den
        vollen Betrag; haben alle gleich viel Prestige, so zahlen alle vier 16, 8 und 4. Was niemand beanspruchen kann,
        wird nicht gezahlt.

        Zuletzt wird **aufgeräumt:** Alle versteckten Karten, offen oder verdeckt, werden abgelegt. Nichts davon lässt
        sich für später aufheben. Alle Adelshäuser gehen auf 0 zurück. Handkarten, Figuren und der Turm bleiben, wie sie
        sind.

rulebook-ties = Gleichstand, und der Narr
    .body =
        Wer gleich viele Karten mit demselben Gesamtwert hat, teilt sich die Punkte **aller gemeinsamen Plätze**. Der
        Anteil wird abgerundet, und wer danach kommt, steht hinter allen diesen. Zwei, die beim ersten Adelshaus um die
        Dominanz gleichauf sind, bekommen je die Hälfte von 16 + 8, also 12; die nächste Person hat dann Präsenz. Die
        üblichen Fälle:

        | Adelshaus auf | 2 auf dem 1. | 3 auf dem 1. | 2 auf dem 2. | 3 auf dem 2. | 2 auf dem 3. |
        |---|---|---|---|---|---|
        | Platz 1 | 12 | 9 | 6 | 4 | 2 |
        | Platz 2 | 9 | 7 | 4 | 3 | 1 |
        | Platz 3 | 7 | 5 | 3 | 2 | 1 |
        | Platz 4 | 6 | 4 | 3 | 2 | 1 |

        __Der Narr__ unter versteckten Karten ist eine Karte mehr, mit dem Wert 0, in einer Farbe, die bei der Wertung
        genannt wird. Das geschieht, wenn alle versteckten Karten gezeigt sind, sodass alle sehen, was er wert ist; aber
        ein Adelshaus muss genannt werden. Auch allein, ohne ein Kleines Arkanum der Farbe, zählt er als eine Karte und
        kann bezahlt werden. Auf der Hand zählt der Narr nichts. Nach der Wertung wird er abgelegt.

        Ein Beispiel für das dritte Adelshaus: Ada hat eine 7 und den Narren, Bruno eine 3 und eine 4, Clara den König.
        Ada und Bruno haben je zwei Karten im Wert von 7 und teilen sich 10 + 5, also je 7. Clara hat nur eine Karte,
        wie hoch sie auch ist: 2.

rulebook-world = Die Welt
    .body =
        Die Welt lässt die Adelshäuser mitten in einer Runde zahlen. Alles ist wie bei einer Wertung, mit diesen
        Unterschieden:

        - Dominanz bringt, was sonst Einfluss bringt, Einfluss, was sonst Präsenz bringt, und an dritter Stelle gibt es
          nichts.
        - Das Prestige der Adelshäuser bleibt, wie es ist.
        - Die versteckten Karten werden wieder verdeckt und bleiben bis zur nächsten regulären Wertung liegen. Was die
          Sonne aufgedeckt hat, bleibt offen.
        - Der Narr zählt jetzt für ein Adelshaus und darf beim nächsten Mal für ein anderes zählen.

        | Adelshaus auf | Dominanz | Einfluss |
        |---|---|---|
        | Platz 1 | 8 SP | 4 SP |
        | Platz 2 | 6 SP | 3 SP |
        | Platz 3 | 5 SP | 2 SP |
        | Platz 4 | 4 SP | 2 SP |

        Bei Gleichstand wird geteilt wie sonst. Bezahlt werden alle, nicht nur wer die Karte ausgespielt hat; aber diese
        Person darf unmittelbar vorher ein Kleines Arkanum verstecken, und es zählt. Von da an kennen alle, was bisher
        versteckt war.

rulebook-end = Das Ende
    .body =
        Das Spiel endet mit der Wertung der letzten Runde. Wer die meisten **Siegpunkte** hat, gewinnt. Bei Gleichstand
        entscheiden mehr **Karten auf der Hand**, Kleine und Große Arkana zusammen. Sind auch diese gleich, so ist es
        ein gemeinsamer Sieg. Über die Plätze dahinter wird ebenso entschieden.

        Deine letzten Karten sind also auch dann etwas wert, wenn du sie nicht mehr ausspielen kannst.

rulebook-beginners = Zu dritt, und die ersten Spiele
    .body =
        __Zu dritt__ gibt es nach jeder vierten Runde eine Wertung: Das kurze Spiel hat 4 Runden und eine Wertung, das
        lange 8 Runden und zwei. Sonst ändert sich nichts. Wenn ihr wollt, dürft ihr auch im üblichen Rhythmus mit sechs
        oder neun Runden spielen.

        __Das erste Spiel.__ Lasst die Großen Arkana zwei Runden lang beiseite und lernt die Stadt kennen. Runde 1
        bringt allen vier Kleine Arkana, Runde 2 drei. In Runde 3 kommen die Großen Arkana dazu: Alle bekommen drei
        Kleine und ein Großes, und ab Runde 4 gibt es die übliche Wahl.

        __Ohne Große Arkana.__ Ihr könnt sie auch ganz weglassen. Dann zieht ihr nach der ersten in jeder Runde drei
        Kleine Arkana.

        Solange keine Großen Arkana im Spiel sind, bringt der Turm der Magie nur seinen SP, das Handwerkerviertel zwei
        Kleine Arkana, und auf dem Markt werden nur Kleine Arkana getauscht.

rulebook-editions = Ausgaben und Wahlmöglichkeiten
    .body =
        Die gedruckten Anleitungen sind sich nicht in allem einig. Die **internationalen** Regeln der Kapitel oben
        folgen der Mehrheit; die **französischen** Regeln und die **eigene italienische Anleitung** sagen dasselbe. Die
        anderen:

        - **Englisch:** Die Äcker bringen außerdem 1 SP, der Stern bringt 2. Beim Mond ziehen alle ein Kleines Arkanum.
          Mit der Mäßigkeit tauscht man nur Kleine Arkana. Prestige über 21 kostet die anderen Adelshäuser insgesamt
          einen Schritt. Die Liebenden bringen 4 SP nur, wenn sonst niemand so wenige hat. Ein Kleines Arkanum, das
          keine Figur bewegen kann, darf nur ausspielen, wer kein anderes hat. Ist der Narr versteckt, so werden die
          Adelshäuser in der Reihenfolge ihrer Plätze einzeln gezeigt, und jedes Mal wird entschieden, ob er dort zählt,
          ohne dass man das nächste gesehen hat. Im ersten Spiel bringt Runde 3 ein Großes Arkanum und dann die übliche
          Wahl.
        - **Italienisches Heft:** Die Äcker bringen außerdem 1 SP.
        - **Spanisch:** Mit der Gerechtigkeit zieht man, bis man vier Kleine Arkana auf der Hand hat.
        - **Deutsch:** Neun Runden sind das Standardspiel.

        Ein **erstes Spiel** oder ein Spiel **ohne Große Arkana** passt zu allen. Jeder Unterschied lässt sich auch
        einzeln wählen, und vier Dinge mehr:

        - **Gleichstand:** Geteilt werden nur die Punkte des besten Platzes, und die Plätze danach gehen an niemanden;
          oder es wird aufgerundet.
        - **Der Turm** darf so liegen, dass er nichts bedeckt.
        - **Gleich viele Punkte am Ende** sind sofort ein gemeinsamer Sieg, was auch immer auf der Hand ist.
        - **Zu dritt** kann es bei den Wertungen nach den Runden 3, 6 und 9 bleiben.

rulebook-knowledge = Was alle wissen
    .body =
        __Offen für alle:__ Prestige, Siegpunkte, Figuren, wer welche entfernt hat, wo der Turm liegt; beide
        Ablagestapel, Karte für Karte; wie viele Karten in jedem Stapel, auf jeder Hand und versteckt sind; welche Art
        von Karten jemand zieht und wie viele; jede ausgespielte oder abgelegte Karte; was die Sonne aufgedeckt hat.

        __Geheim:__ die Handkarten und wie viele Große Arkana darunter sind; verdeckte Karten im Versteck, auch die aus
        der Schatzkammer; die Reihenfolge der Stapel.

        Doch vieles lässt sich erschließen:

        - Nach **der Welt** kennen alle, was bis dahin versteckt war. Das gilt, bis jemand mit der Mäßigkeit tauscht.
        - Wenn **das Rad** sich dreht, kennst du zwei Karten der Person links von dir.
        - Wer **den Narren** versteckt, tut es vor aller Augen, denn ein anderes Großes Arkanum lässt sich nicht
          verstecken.
        - Wer zu Beginn einer Runde nichts versteckt oder vor dem Ausspielen ein Kleines Arkanum ziehen muss, hatte in
          diesem Augenblick keines. Wer das Verstecken durch einen Stadtteil oder ein Großes Arkanum ablehnt, verrät
          nichts: Vielleicht war kein Kleines Arkanum da.
        - Eine offene Karte, die jemand mit der Mäßigkeit zurücknimmt, ist jetzt auf dieser Hand.
        - Ein neuer Stapel besteht aus dem, was auf dem Ablagestapel lag.

        Mehr als das verrät das Programm niemandem. Nach dem Spiel liegt alles offen.

rulebook-example = Beispiel: eine Runde mit Wertung
    .body =
        Ada, Bruno, Clara und David spielen Runde 3, und Ada sitzt auf dem Startplatz. Noch hat niemand SP. Das
        Prestige: Schwerter 6, Münzen 4, Kelche 2, Stäbe 5.

        __Ziehen und verstecken.__ Ada hat fünf Karten und nimmt drei Kleine Arkana; das macht acht, also legt sie eine
        ab. Auch die anderen ziehen, dann verstecken alle ein Kleines Arkanum.

        __Ada__ spielt den Teufel aus und dann die 5 der Münzen. Verdoppelt bringt die Karte den Münzen 2 Prestige. Ada
        versetzt die Königin der Münzen auf den Markt, wo zweimal die Königin und zweimal die Münzen 4 wert sind,
        verdoppelt 8: Die Münzen stehen bei 14. Der Markt bringt Ada 4 SP. Sie tauscht ein Kleines Arkanum gegen zwei
        andere; Karten werden nicht verdoppelt.

        __Bruno__ spielt den Buben der Kelche aus: Kelche 3. Er schickt den Buben in den Hafen, 4 weitere: 7. Er zieht
        ein Kleines Arkanum; Clara und Ada ziehen auch eines, David lehnt ab; also zieht Bruno noch zwei. Dann spielt er
        den Herrscher aus: Er versteckt ein Kleines Arkanum und hebt die Kelche auf 10.

        __Clara__ spielt die 10 der Stäbe aus und versetzt den Ritter der Stäbe ins Schloss: 1 für die Karte, 3 für die
        Symbole, Stäbe 9. Die drei anderen legen je eine Karte ab.

        __David__ spielt den Turm aus, gewinnt 2 SP und bedeckt Thronsaal, Schatzkammer und Ballsaal. Dann spielt er die
        9 der Schwerter aus. Der Ballsaal ist gesperrt, also steigen die Schwerter nur auf 7. Es war sein eigener Turm,
        aber er wollte die anderen draußen halten.

        __Die Wertung.__ Die Münzen sind Erste (14), dann kommen Kelche (10), Stäbe (9) und Schwerter (7). Die
        versteckten Karten:

        - Ada: 3 und 8 der Münzen, 5 der Kelche.
        - Bruno: 10 der Münzen, 2 und Königin der Kelche, 4 der Stäbe.
        - Clara: 9 der Kelche, 6 und 7 der Stäbe.
        - David: 4 der Kelche, 2 der Stäbe, 7 der Schwerter und der Narr aus der Runde davor.

        David vergleicht. Für die Münzen brächte ihm der Narr 4 SP, für die Stäbe 3 mehr, für die Schwerter nichts
        Neues. Für die Kelche macht er ihn mit zwei Karten zum Zweiten, das sind 6 SP statt nichts: also Kelche.

        | | Ada | Bruno | Clara | David |
        |---|---|---|---|---|
        | Münzen (16/8/4) | 16 | 8 | – | – |
        | Kelche (12/6/3) | 0 | 12 | 3 | 6 |
        | Stäbe (10/5/2) | – | 5 | 10 | 2 |
        | Schwerter (8/4/2) | – | – | – | 8 |
        | Zusammen | 16 | 25 | 13 | 16 |

        Mit den SP dieser Runde hat Bruno 25, Ada 20, David 18 und Clara 13. Die versteckten Karten werden abgelegt, die
        Adelshäuser gehen auf 0 zurück, und in der nächsten Runde beginnt Bruno. Der Turm liegt bis zu Davids nächstem
        Zug.
