## Wörter, die jedes Spiel braucht

nothing = nichts
# $initial is the first letter of the last thing, for languages in which the word for "and" depends on it.
list-and =
    { $initial ->
        *[other] { $first } und { $last }
    }
list-apart = { $first }; { $last }
you = Du
yes = ja
no = nein
no-items = keine
place = { $place }. { $name }: { $score }
table = Der Tisch

## Die Liste der Spiele

games-players = { $low } bis { $high } Spieler

## Simulation

simulate-compiling = Regeln werden übersetzt
simulate-playing = Es wird gespielt
simulate-players = Spieler
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-decisions-per-second = Entscheidungen pro Sekunde
simulate-games-per-second = Partien pro Sekunde
simulate-mean-decisions = Entscheidungen pro Partie
simulate-seat = Platz
simulate-mean-scores = Mittlere Punktzahl
simulate-wins-by-seat = Siege
simulate-games-won = Gewonnene Partien
simulate-mean-score = Mittlere Punktzahl

## Prüfung einer gespeicherten Partie

verify-yes = Ja: Diese Partie { $title } wurde so gegeben und gespielt, wie sie behauptet.
verify-commitment = Das Geheimnis gehört zum Siegel { $commitment }.
verify-seed-drawn = { $strings ->
    [0] Der Startwert { $seed } folgt aus dem Geheimnis.
   *[other] Der Startwert { $seed } folgt aus dem Geheimnis und dem, was die Spieler hinzugefügt haben.
}
verify-seed-number = Der Startwert ist die Zahl { $seed }; ihr Siegel ist { $commitment }.
verify-position = Die Partie beginnt aus einer gegebenen Stellung; es wurde nichts ausgeteilt.
verify-moves = { $moves ->
    [one] Der einzige Zug war erlaubt.
   *[other] Alle { $moves } Züge waren erlaubt.
}
verify-fingerprint = Sie führen zur Stellung mit dem Fingerabdruck { $fingerprint }.
verify-scores = { $count ->
    [one] Die Punktzahl stimmt: { $scores }.
   *[other] Die Punkte stimmen: { $scores }.
}
verify-unfinished = Die Partie ist noch nicht zu Ende.

## Eine Partie noch einmal erzählen

replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-keys = Beliebige Taste: nächste Runde. A: alles Übrige. Q: Schluss.

## Inhaltspakete

pack-written = { $file } ist geschrieben, eine Kopie des Pakets { $pack }. Ändere es nach Belieben.
pack-header =
    Dies ist ein Inhaltspaket für { $title }: eine Kopie von { $pack }, dem Paket, das zum Spiel gehört. Ändere es nach
    Belieben. Zeilen, die mit # beginnen, sind Kommentare. Was jedes Feld bedeutet, steht in { $page }.
pack-check-it = Prüfen: { $command }
pack-play-it = Damit spielen: { $command }
pack-simulate-it = In vielen zufälligen Partien ausprobieren: { $command }
pack-good = { $file } ist ein gutes Paket für { $title }.
pack-bad = { $count ->
    [one] Mit { $file } kann man nicht spielen; es enthält einen Fehler:
   *[other] Mit { $file } kann man nicht spielen; es enthält { $count } Fehler:
}
pack-same = Es sagt dasselbe wie { $pack }, das Paket, das zum Spiel gehört.
pack-changed = { $count ->
    [one] Es unterscheidet sich von { $pack }, dem Paket, das zum Spiel gehört, in Zeile { $lines }.
   *[other] Es unterscheidet sich von { $pack }, dem Paket, das zum Spiel gehört, in { $count } Zeilen: { $lines }.
}
pack-warnings = { $count ->
    [one] Eine Stelle ist erlaubt, sieht aber nach einem Versehen aus:
   *[other] { $count } Stellen sind erlaubt, sehen aber nach einem Versehen aus:
}
pack-more = … und { $count } weitere (--json nennt alle)

## Die Arena

arena-compiling = Wird übersetzt
arena-playing = Es wird gespielt
arena-title = Arena: { $game }
arena-subtitle = { $deals ->
    [one] { $games } Partien zu { $players } Spielern aus einem einzigen Blatt.
   *[other] { $games } Partien zu { $players } Spielern aus { $deals } Blättern.
}
arena-form-mixed = Jeder gegen jeden: Jedes Blatt wird { $lap }-mal gespielt, und dabei sitzt jeder Bot einmal auf jedem Platz.
arena-form-against = Ein Bot an einem Tisch voller { $rival }: Jedes Blatt wird { $lap }-mal gespielt, jeder Bot einmal auf jedem Platz.
arena-form-together = Jeder Bot nimmt den ganzen Tisch: Jedes Blatt wird von jedem Bot einmal gespielt, insgesamt { $lap }-mal.
arena-unfinished = Noch nicht fertig: { $played } von { $games } Partien sind gespielt.
arena-best = { $bot } liegt vorn und gewinnt { $rate } seiner Partien; ausgeglichen wären { $even }.
arena-together = { $bot } gewinnt { $rate } seiner Partien.
arena-close = { $count ->
    [one] { $bots } ist vielleicht ebenso stark: Die Intervalle der Wertungen überschneiden sich.
   *[other] { $bots } sind vielleicht ebenso stark: Die Intervalle der Wertungen überschneiden sich.
}
arena-alone = { $bot } gewinnt allein gegen { $others } × { $rival } { $rate } der Partien; ausgeglichen wären { $even }.
arena-rating = Wertung
arena-rating-about = OpenSkill, verschoben auf den Mittelwert 25. Der Balken umfasst 95 von 100 Turnieren, die zufällig aus diesen Blättern zusammengestellt sind.
arena-wins = Gewonnene Partien
arena-wins-about = Wie oft ein Bot von einem seiner Plätze aus gewinnt; ein geteilter Sieg zählt in Teilen. Der Balken ist das 95-%-Intervall (nach Wilson).
arena-wins-together = Wie oft der Tisch gewinnt. Der Balken ist das 95-%-Intervall (nach Wilson).
arena-even = ausgeglichen: { $rate }
arena-seats = Nach Platz
arena-seats-about = Gewonnene Partien von jedem Platz aus; die Plätze sind ab 1 nummeriert.
arena-seat = Platz { $seat }
arena-scores = Punkte
arena-scores-about = Wie oft jede Punktzahl vorkam; der Strich ist der Mittelwert.
arena-times = Zeit für eine Entscheidung
arena-times-about = Die Marke ist der Mittelwert; die breite Linie endet, wo 95 von 100 Entscheidungen gefallen sind, die dünne bei der langsamsten.
arena-ahead = Wer wen schlägt
arena-ahead-about = Wie oft der Bot links vor dem Bot oben landet; ein Gleichstand zählt halb.
arena-all-figures = Alle Zahlen
arena-bot = Bot
arena-games = Partien
arena-score = Punkte im Mittel
arena-decisions = Entscheidungen
arena-mean = Zeit im Mittel
arena-slow = 95 %
arena-slowest = Langsamste
arena-players = Spieler
arena-seed = Startwert
arena-pack = Paket
arena-options = Optionen
arena-version = Version
arena-ties = Partien mit mehreren Siegern
arena-again = Noch einmal dasselbe:
arena-rounded = { $games } Partien statt { $asked }, damit alle Aufstellungen jedes Blatt spielen.
arena-kept = { $played } von { $games } Partien sind gespielt und aufgehoben. Derselbe Befehl macht hier weiter.
arena-written = { $file } ist geschrieben.

## Ausgewogenheit

balance-title = Ausgewogenheit: { $game }
balance-subtitle = { $games } Partien zu { $players } Spielern mit dem Paket { $pack }, alle Plätze von { $bot } gespielt.
balance-compared = Die hohlen Marken sind { $pack }, das Paket des Spiels.
balance-nothing = Nichts fällt auf: Jeder Unterschied kann Zufall sein.
balance-above = { $thing }: gewinnt mehr als den gerechten Anteil, { $rate }; ausgeglichen wären { $even }.
balance-below = { $thing }: gewinnt weniger als den gerechten Anteil, { $rate }; ausgeglichen wären { $even }.
balance-more = { $count ->
    [one] Noch etwas fällt auf.
   *[other] Noch { $count } Dinge fallen auf.
}
balance-table-won = Der Tisch gewinnt { $rate } der Partien.
balance-dead = { $count ->
    [0] Es gibt keine Karte, die kaum jemand nutzt.
    [one] Kaum jemand nutzt diese Karte: { $cards }.
   *[other] Kaum jemand nutzt diese { $count } Karten: { $cards }.
}
balance-seats-about = Eine fette, farbige Zahl ist unausgewogen, auch wenn man bedenkt, wie vieles hier verglichen wird.
balance-marks = Was jeder Spieler hat
balance-openings = Eröffnungen
balance-openings-about = Die erste Wahl jedes Spielers. Was seltener als { $few }-mal vorkam, steht nur in der Tabelle.
balance-cards = Karten
balance-cards-about = Wie es denen ergeht, die eine Karte haben, was immer sie damit tun: die besten und die schlechtesten.
balance-best = Die meisten Siege
balance-worst = Die wenigsten Siege
balance-card = Karte
balance-turned-up = Partien, in denen sie vorkam
balance-had = Gehabt
balance-had-wins = Davon gewonnen
balance-used = Genutzt
balance-used-wins = Davon gewonnen
balance-wasted = Weggeworfen
balance-choices = Entscheidungen über Karten
balance-choices-about = Wie es denen ergeht, die eine Karte mindestens einmal in einer Partie wählen, je nach Frage.
balance-all = Alle
balance-sides = Wie oft
balance-length = Dauer
balance-decisions = Entscheidungen pro Partie
balance-turns = Runden pro Partie
balance-scores = Alle Punktzahlen
balance-winning-scores = Höchste Punktzahl einer Partie
balance-margins = Vorsprung des Ersten vor dem Zweiten
balance-endings = Wie Partien enden
balance-won = Gewonnene Partien
balance-this-pack = Dieses Paket
balance-default-pack = Paket des Spiels
balance-thing = Was
balance-difference = Unterschied in Prozentpunkten
balance-changes = Was das Paket ändert
balance-changes-about = Gewinnanteile, die vom Paket des Spiels mehr als zufällig abweichen, auch wenn man bedenkt, wie viele verglichen werden.
balance-no-change = Kein Gewinnanteil weicht deutlich vom Paket des Spiels ab.
balance-default-run = Jetzt das Paket des Spiels, zum Vergleich

## Der Tisch auf dem Bildschirm

commitment = Die Karten sind gegeben. Siegel ihres Startwerts, nach der Partie zu prüfen: { $digest }
no-commitment = Diese Partie beginnt aus einer gegebenen Stellung.
your-hand = Deine Hand
waiting = Warten auf { $names }
over-hint = Die Partie ist zu Ende
warm-up = Die Bots wärmen sich auf ({ $percent } %)
warm-up-failed = Die starken Bots konnten nicht starten; schnelle spielen an ihrer Stelle
kept = Deine Partie ist gespeichert. { $command }
not-kept = Deine Partie konnte nicht gespeichert werden: { $reason }

key-help = Hilfe
key-rulebook = Regeln
key-table = Tisch
key-log = Verlauf
key-language = Sprache
key-theme = Hell/dunkel
key-quit = Beenden
key-result = Ergebnis
key-side = Nebenbei
key-notes = Notizen
key-deduction = Folgerung
key-hint = Tipp
key-change = Ändern
key-choose = Wählen

## Fenster

page-keys = ↑↓ blättern · Esc schließen
page-close = Esc schließen
notes-help = Die Tasten 1 bis { $last } wenden eine Marke, ein Klick ebenso. Alle sehen die Marken.
rulebook = Spielregeln
whole-table = Alles, was du sehen kannst
choose-language = Sprache
help = Hilfe
help-text =
    __Wählen.__ Die Pfeiltasten oder die Taste vor einer Möglichkeit bewegen den Cursor; Enter wählt. Ein Klick tut
    beides. Was gewählt ist, bleibt gewählt.

    __Der Verlauf.__ Tab geht weiter zum Verlauf und zum Tisch. Im Verlauf wandern die Pfeiltasten durch die Einträge,
    und darunter steht die Regel, aus der jeder folgt. Esc kehrt zu deinen Möglichkeiten zurück.

    __Tasten.__ `?` diese Hilfe · `r` Spielregeln · `t` der ganze Tisch · `h` Tipp: was der Meister täte ·
    `l` Sprache · `d` hell oder dunkel · `q` speichern und beenden

    Wo das Spiel so etwas hat: `s` was du ungefragt tun kannst · `n` Notizen · `w` was aus deinem Wissen folgt

    __Zeichen.__ `…` überlegt · `✓` ist bereit · `★` liegt vorn

## Tipps

advice-best = { $level ->
    [apprentice] Der Lehrling würde wählen: { $action }
    [adept] Der Geselle würde wählen: { $action }
    [master] Der Meister würde wählen: { $action }
   *[other] Auf den ersten Blick am besten: { $action }
}
advice-only = Es gibt nichts anderes zu wählen: { $action }
advice-any = Alle Möglichkeiten scheinen gleich gut.
advice-close = Fast ebenso gut: { $actions }
advice-chance = { $simulations ->
    [0] Die Prozente sind Gewinnchancen.
    [one] Die Prozente sind Gewinnchancen aus einer einzigen erdachten Partie.
   *[other] Die Prozente sind Gewinnchancen aus { $simulations } erdachten Partien.
}
advice-liking = Die Prozente sagen, wie viel auf den ersten Blick für jede Möglichkeit spricht, ohne vorauszuschauen.
advice-honest = Der Tipp beruht nur auf dem, was du selbst wissen kannst.
advice-thinking = Überlegt …
advice-unasked = Du wirst gerade nichts gefragt.
advice-forbidden = An diesem Tisch wird ohne Tipps gespielt.
advice-warm-up = Der Meister wärmt sich noch auf ({ $percent } %).
advice-warm-up-failed = Der Meister konnte nicht starten.
advice-quick = Dies ist eine schnelle Meinung.

## Das Ende einer Partie

game-over = Die Partie ist zu Ende
all-lost = Ihr habt alle verloren.
all-won = Ihr habt alle gewonnen!
table-won = Alle haben gewonnen: { $score }.
table-lost = Alle haben verloren: { $score }.
you-won = Du hast gewonnen!
you-won-together = Du hast gewonnen, zusammen mit anderen!
others-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
tie-broken = { $names } haben gleich viele Punkte; der Gleichstand wird nach den Regeln so aufgelöst.
tie-shared = { $names } haben gleich viele Punkte und teilen sich den Platz.
proof-commitment = Siegel vor dem ersten Zug: { $digest }
proof-seed = Geheimer Startwert, jetzt offen: { $seed }
proof-command = Alles prüfen: { $command }
next-rematch = Noch einmal spielen
next-look = Den Tisch ansehen
next-quit = Beenden

## Der erste Bildschirm

cartomante-tagline = ein Tisch für Spiele des Schicksals
menu-continue = Letzte Partie fortsetzen
    .help = { $file }
menu-begin = Neue Partie beginnen
menu-rulebook = Spielregeln lesen
menu-leave = Beenden
menu-game = Spiel
menu-players = Spieler
    .help = { $low } bis { $high }, dich eingeschlossen. Die anderen Plätze nehmen Bots ein.
menu-bot = Gegner
    .help = Wie gut die Bots spielen.
menu-allies = Mitspieler
    .help = Wie gut die Bots mit dir spielen.
menu-preset = Regeln
menu-own-preset = eigene Mischung
menu-language = Sprache
bot-apprentice = Lehrling
    .help = Weiß, was gut ist, hat aber seine Launen. Gut für die ersten Partien.
bot-adept = Geselle
    .help = Kennt das Spiel gut und antwortet sofort.
bot-master = Meister
    .help = Nimmt sich bis zu einer Sekunde für jede Entscheidung und verschenkt nichts.
bot-random = Launisch
bot-greedy = Hastig
bot-instinct = Intuitiv
bot-search = Weitblickend
bot-race = Geübt
bot-reference = Methodisch

## Kurze Beschriftungen auf dem Tisch der Wettertalismane

talismans-row = Wetter
talismans-pool = Tisch
talismans-play = Spielt
talismans-last-play = Zuletzt
talismans-hand = Hand
talismans-pending = Wartet
talismans-forged = Fertig
talismans-captured = Beute

## Warum der Server nein sagt: ein Satz für jeden Code

refusal-not-signed-in = Melde dich zuerst an oder spiele als Gast.
refusal-not-allowed = Das darfst du nicht.
refusal-wrong-password = Der Name oder das Passwort stimmt nicht.
refusal-name-taken = Diesen Namen hat schon jemand anders. Bitte wähle einen anderen.
refusal-bad-name = Dieser Name geht nicht. Bitte wähle einen kurzen aus Buchstaben, die alle lesen können.
refusal-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres: Ein paar Wörter ohne Zusammenhang genügen.
refusal-already-account = Du hast schon ein Konto.
refusal-only-accounts = Dafür brauchst du ein Konto. Ein Name und ein Passwort genügen.
refusal-wrong-origin = Das kam von einer fremden Website, deshalb ist nichts geschehen. Öffne unsere eigene Seite und versuche es noch einmal.
refusal-bad-message = Der Server wird daraus nicht schlau: { $problem }
refusal-bad-setup = So lässt sich der Tisch nicht einrichten: { $problem }
refusal-bad-file = Diese Datei ist nicht zu gebrauchen: { $problem }
refusal-too-large = Das ist zu groß, um angenommen zu werden. Bitte schicke weniger auf einmal.
refusal-not-found = Hier ist nichts, oder es ist nicht für dich bestimmt.
refusal-not-host = Das darf nur, wer am Tisch Gastgeber ist.
refusal-not-seated = Nimm zuerst Platz: Das darf nur, wer am Tisch sitzt.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-seat-taken = Dieser Platz ist schon besetzt. Bitte wähle einen anderen.
refusal-no-seat-free = An diesem Tisch sind alle Plätze besetzt.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-no-bot-there = Dort sitzt kein Bot.
refusal-seats-empty = Einige Plätze sind noch leer. Warte auf weitere Mitspieler oder setze Bots hin.
refusal-already-started = Die Partie hat schon begonnen.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-not-your-turn = Im Moment hast du nichts zu entscheiden. Warte, bis du an der Reihe bist.
refusal-not-legal = Das lassen die Regeln jetzt nicht zu.
refusal-moved-on = Inzwischen ist die Partie weitergegangen. Sieh dir den Tisch noch einmal an und wähle dann.
refusal-paused = Die Partie ist unterbrochen. Sie geht weiter, sobald der Tisch sich einig ist.
refusal-game-over = Die Partie ist zu Ende.
refusal-not-over = Das geht erst, wenn die Partie zu Ende ist.
refusal-stand-in-plays = Ein Bot spielt für dich. Kehre zuerst an deinen Platz zurück.
refusal-not-away = Du sitzt schon auf deinem Platz: Kein Bot spielt für dich.
refusal-nothing-to-vote = Darüber wird im Moment nicht abgestimmt.
refusal-already-voted = Darüber hast du schon abgestimmt.
refusal-undo-off = An diesem Tisch wird nichts zurückgenommen.
refusal-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
refusal-undo-too-late = Zum Zurücknehmen ist es zu spät: Seither wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
refusal-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-chat-closed = Im Moment kannst du nichts sagen. Höre den anderen eine Weile zu.
refusal-not-leader = Jemand anders führt durch diesen Rückblick. Bitte darum, dass dir die Führung übergeben wird.
refusal-too-often = Das war etwas zu schnell. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refusal-too-many = Davon hast du schon zu viele offen. Schließe zuerst etwas.
refusal-unavailable = Das kann der Server gerade nicht. Es ist nichts verloren; versuche es gleich noch einmal.
