# Die Webseite: jedes Wort, das nicht zu einem Spiel gehört, auf Deutsch.

web-home = Startseite
web-skip = Direkt zum Tisch
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-close = Schließen
web-cancel = Abbrechen
web-offline = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
web-missing = Hier ist nichts.

## Die erste Seite

web-welcome = Vier Spiele des Schicksals
web-lead = Nimm Platz: allein mit Bots, die gut spielen, oder mit Freunden über einen Link. Du musst nichts installieren und niemanden fragen.
web-play-now = Gleich spielen
web-dealing = Karten werden gegeben …
web-with-friends = Mit Freunden
web-learn = Lernen
web-rules = Regeln
web-leaders = Bestenliste
web-cooperative = alle gemeinsam
web-my-tables = Deine Partien
web-no-my-tables = Du hast keine laufende Partie.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspieler.
web-have-code = Hast du einen Code?
web-join = Beitreten
web-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-running = wird gespielt
web-unofficial = Eine unabhängige, inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen.
# Namen für Gäste, durch Leerzeichen getrennt; eine Zahl kommt dazu.
web-guest-names = Pilger Wanderer Sterndeuter Mondschein Laterne Rabe Komet Funke

## Ein neuer Tisch

web-bots = Bots
web-bot-level = Wie gut die Bots spielen
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-kind-live = Minuten für die ganze Partie
web-clock-kind-days = Tage für jede Entscheidung
web-clock-live = { $minutes } Minuten für jeden und { $increment } Sekunden mehr für jede Entscheidung
web-clock-days = { $days ->
    [one] Ein Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
web-minutes = Minuten
web-increment = Sekunden mehr für jede Entscheidung
web-days-each = Tage für jede Entscheidung
web-spectators = Zuschauer
web-spectators-are = { $policy ->
    [none] Niemand darf zuschauen
    [delayed] Zuschauer sehen alles später
   *[live] Zuschauer sind willkommen
}
web-undo-is = { $policy ->
    [never] Nichts wird zurückgenommen
    [free] Harmlose Züge darf man zurücknehmen
   *[agreed] Züge darf man zurücknehmen, wenn alle zustimmen
}
web-hints-are = { $on ->
    [yes] Tipps sind erlaubt
   *[no] Ohne Tipps
}
web-allow-hints = Tipps erlauben
web-public = Den Tisch allen zeigen
web-rules-options = Varianten der Regeln
web-open-table = Tisch eröffnen
web-start = Beginnen

## Vor der Partie

web-seats = Plätze
web-nobody = Niemand
web-you = du
web-sit = Hier hinsetzen
web-stand-up = Aufstehen
web-add-bot = Bot dazusetzen
web-remove-bot = Wegschicken
web-host-starts = { $who } beginnt die Partie, sobald alle Plätze besetzt sind.
web-close-table = Tisch auflösen
web-invite = Freunde einladen
web-link = Link
web-code = Code:
web-copy = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-agreed = Was vereinbart ist

## Der Tisch

web-connecting = Verbindung wird hergestellt …
web-lost = Die Verbindung ist abgerissen. Neuer Versuch läuft; es geht nichts verloren.
web-ended = Der Server hat die Verbindung zu diesem Tisch beendet.
web-closed = Dieser Tisch wurde aufgelöst.
web-abandoned = Die Partie wurde abgebrochen.
web-sending = Deine Wahl wird gesendet …
web-players = Spieler
web-thinking = überlegt
web-away = ist nicht da
web-stand-in = ein Bot spielt
web-time-left = Verbleibende Zeit:
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-decision = Was du gefragt wirst
web-explain = Erklären
web-all-choices = { $count ->
    [one] Möglichkeit zeigen
   *[other] Alle { $count } Möglichkeiten zeigen
}
web-side = Neben dem Tisch
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-hint = Tipp
web-tab-deduction = Folgerung
web-tab-notes = Notizen
web-log = Was geschehen ist
web-chat = Was gesagt wurde
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas
web-send = Senden
web-typing = { $who } schreibt …
web-ask-master = Was würde der Meister tun?
web-no-help = Mehr gibt es dazu nicht zu sagen.
web-my-note = Deine Notiz
web-note-private = Das kannst nur du lesen.
web-note-turn = Runde { $turn }: eine Notiz für dich, auch im Rückblick.
web-note-cards = Notizen zu Karten: Öffne eine Karte und schreibe dort.
web-table-menu = Tisch
web-sound = Töne
web-sound-on = Töne einschalten
web-sound-off = Töne ausschalten
web-motion = Bewegte Karten
web-confirm = Jede Wahl bestätigen
web-undo = Zurücknehmen
web-pause = Um eine Pause bitten
web-resume = Weiterspielen
web-paused = Die Partie ist unterbrochen.
web-abandon = Abbruch der Partie vorschlagen
web-leave = Tisch verlassen (ein Bot spielt weiter)
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Auf deinen Platz zurückkehren
web-ballot = { $topic ->
    [pause] { $who } bittet um eine Pause.
    [resume] { $who } möchte weiterspielen.
    [abandon] { $who } möchte die Partie abbrechen.
   *[undo] { $who } möchte den letzten Zug zurücknehmen.
}
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Bitte zurückziehen
web-waiting-votes = Warten auf die anderen …
web-go-to-entry = Zum Eintrag { $number }

## Was am Tisch geschieht

web-news-sit = { $who } nimmt Platz.
web-news-leave = { $who } verlässt den Tisch.
web-news-bot = Ein Bot nimmt Platz.
web-news-clear = Ein Bot wird weggeschickt.
web-news-start = Die Partie beginnt.
web-news-stand-in = { $who } hat keine Zeit mehr; ein Bot spielt weiter.
web-news-come-back = { $who } ist zurück.
web-news-rematch = { $who } möchte noch einmal spielen.
web-news-close = Der Tisch wird aufgelöst.
web-news-hand-lead = { $who } gibt die Führung weiter.
web-news-vote = { $topic ->
    [pause] { $yes ->
        [yes] { $who } ist für eine Pause.
       *[no] { $who } ist gegen eine Pause.
    }
    [resume] { $yes ->
        [yes] { $who } ist dafür, weiterzuspielen.
       *[no] { $who } ist dagegen, weiterzuspielen.
    }
    [abandon] { $yes ->
        [yes] { $who } ist dafür, die Partie abzubrechen.
       *[no] { $who } ist dagegen, die Partie abzubrechen.
    }
   *[undo] { $yes ->
        [yes] { $who } ist dafür, den letzten Zug zurückzunehmen.
       *[no] { $who } ist dagegen, den letzten Zug zurückzunehmen.
    }
}

## Das Ende

web-to-rematch = Zur neuen Partie
web-replay = Die Partie noch einmal ansehen
web-export = Als Datei speichern
web-proof = Wurde ehrlich gegeben?

## Menschen

web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-account = Konto
web-account-why = Ein Name und ein Passwort genügen; mehr wollen wir nicht wissen. Ein Konto bewahrt deine Wertungen und deine Partien auf allen deinen Geräten.
web-have-account = Ich habe ein Konto
web-no-account = Ich habe noch kein Konto
web-guest-now = Du bist hier zu Gast. Mit einem Konto geht nichts verloren, wenn du den Browser wechselst.
web-name = Name
web-password = Passwort
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-save = Speichern
web-saved = Gespeichert.
web-delete = Mich löschen
web-delete-sure = Alles über dich löschen? Die Ergebnisse deiner Partien bleiben, ohne deinen Namen.
web-devices = Wo du angemeldet bist
web-this-device = dieses Gerät
web-end = Beenden
web-tokens = Zugangsschlüssel für Programme
web-token-for = Wofür ist er?
web-token-make = Schlüssel erzeugen
web-token-once = Hier ist er, nur dieses eine Mal:
web-archives = Partien aus Dateien
web-bring-file = Eine gespeicherte Partie mitbringen
web-past-games = Beendete Partien
web-no-past-games = Noch keine beendeten Partien.
web-statistics = Statistik
web-rating = Wertung
web-rating-about = Die Wertung sagt, welche Stärke so gut wie sicher ist; sie steigt mit jeder Partie, die das bestätigt.
web-games = Partien
web-wins = Siege
web-place = Platz
web-when = Wann
web-against-people = Gegen Menschen
web-against-bots = Gegen Bots
web-since = Dabei seit { $date }
web-no-leaders = Hier hat noch niemand eine Wertung. Spiele gegen Menschen und sei der erste Name auf der Liste.

## Eine Partie noch einmal ansehen

web-look-back = Auf frühere Züge zurückblicken
web-to-table = Zurück an den Tisch
web-eyes = Mit wessen Augen?
web-eyes-all = Alles offen
web-replay-controls = Zeit
web-moment = Zeitpunkt
web-first = Zum Anfang
web-last = Zum Ende
web-step = Einen Schritt vor
web-step-back = Einen Schritt zurück
web-play-replay = Abspielen
web-pause-replay = Anhalten
web-opinion = Die Meinung des Meisters
web-judge = Jeden Zug beurteilen
web-judging = Beurteilt: { $done } von { $all } Zügen
web-warming-up = Der Meister wärmt sich noch auf; nach dem Start des Servers dauert das ein, zwei Minuten.
web-curve = Gewinnchancen im Lauf der Partie
web-doubts = Zweifelhafte Entscheidungen
web-doubt = { $verdict ->
    [mistake] { $number }: ein Fehler von { $who }, { $loss } Punkte Gewinnchance verschenkt
   *[doubtful] { $number }: eine zweifelhafte Wahl von { $who }, { $loss } Punkte Gewinnchance verschenkt
}
web-verdict = { $verdict ->
    [best] Die beste Wahl.
    [fine] Eine gute Wahl.
    [mistake] Ein Fehler.
   *[doubtful] Eine zweifelhafte Wahl.
}
web-better = Besser: { $choice }
web-play-on = Von hier aus weiterspielen
web-play-on-seat = Dein Platz
web-play-on-deal = Verdeckte Karten
web-deal-fresh = Neu gegeben, soweit sie von diesem Platz aus nicht bekannt sein konnten
web-deal-real = So, wie sie wirklich lagen
web-review-begin = Gemeinsam ansehen
web-review-you = Du führst: Die anderen sehen, was du siehst.
web-review-hand = Führung übergeben an { $who }
web-review-other = { $who } führt.
web-review-follow = Folgen

## Regeln und Lektionen

web-search = In den Regeln suchen
web-chapters = Kapitel
web-pictures = Alle Karten
web-nothing-found = Nichts gefunden.
web-player = Spieler { $number }
web-step-of = { $step } von { $all }
web-next = Weiter
web-back = Zurück
web-lesson-other = Nimm in dieser Lektion bitte, was markiert ist. In einer richtigen Partie bist du frei.
