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

    __Tasten.__ `?` diese Hilfe · `r` Spielregeln · `t` der ganze Tisch · `l` Sprache · `d` hell oder dunkel ·
    `q` speichern und beenden

    Wo das Spiel so etwas hat: `s` was du ungefragt tun kannst · `n` Notizen · `w` was aus deinem Wissen folgt

    __Zeichen.__ `…` überlegt · `✓` ist bereit · `★` liegt vorn

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
bot-random = Launisch
bot-greedy = Hastig
bot-rollout = Bedacht
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
