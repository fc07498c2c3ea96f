# Die Arkana des Schiffbruchs: alle Worte des Spiels auf Deutsch.

title = Die Arkana des Schiffbruchs
tagline = Spiel eines deiner beiden Schicksale, halte das andere verborgen und lass die Gruppe es erraten, ehe das Verderben euch alle einholt.
score = { $points } von 7 Punkten


## Karten

card-the-hours = Die Stunden
    .help = Diese Karte steht nur offen, wenn keine Karte der Reihe eines deiner Schicksale nimmt; dann nimmt sie jedes. Das Schicksal wandert sofort weiter auf die erste Karte der Reihe, was auch immer diese verlangt. Die Stunden verblassen nie.
card-dawn = Das Morgengrauen
    .help = Nimmt das höhere von zwei verschiedenen Schicksalen. Dauer 3. Kraft: „{ power-higher-than }“.
card-leviathan = Der Leviathan
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe 11 oder mehr beträgt. Dauer 4. Kraft: „{ power-discard-lower }“.
card-midnight = Die Mitternacht
    .help = Nimmt das niedrigere von zwei verschiedenen Schicksalen. Dauer 3. Kraft: „{ power-higher-than }“.
card-beast = Das Untier
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Differenz genau 1 beträgt. Dauer 1. Kraft: „{ power-twice }“.
card-belltower = Der Glockenturm
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe ein Vielfaches von 3 ist. Dauer 2. Kraft: „{ power-discard-lower }“.
card-blind-man = Der Blinde
    .help = Nimmt jedes Schicksal. Bringt kein Verderben, wenn er verblasst. Dauer 1. Kraft: „{ power-ask-147 }“.
card-chalice = Der Kelch
    .help = Nimmt jedes Schicksal. Alle erfahren sofort, ob das Schicksal, das du behältst, höher ist als das gespielte. Dauer 2. Kraft: „{ power-ask-147 }“.
card-deep = Die Tiefe
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe 5 oder weniger beträgt. Dauer 3. Kraft: „{ power-higher-than }“.
card-engine = Die Maschine
    .help = Nimmt jedes der beiden Schicksale, wenn eines genau das Doppelte oder Dreifache des anderen ist. Dauer 3. Kraft: „{ power-ask-567 }“.
card-huntress = Die Jägerin
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Differenz genau 2 beträgt. Dauer 1. Kraft: „{ power-twice }“.
card-judge = Der Richter
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe gerade ist. Dauer 3. Kraft: „{ power-ask-345 }“.
card-key = Der Schlüssel
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe 7, 8 oder 9 beträgt. Dauer 3. Kraft: „{ power-old }“.
card-lord = Der Herr
    .help = Ist genau eines der beiden eine 5, 6 oder 7, so nimmt er dieses. Dauer 3. Kraft: „{ power-ask-567 }“.
card-mirror = Der Spiegel
    .help = Nimmt jedes von zwei gleichen Schicksalen. Dauer 1. Kraft: „{ power-twice }“.
card-noble = Die Adlige
    .help = Ist genau eines der beiden eine 3, 4 oder 5, so nimmt sie dieses. Dauer 3. Kraft: „{ power-ask-345 }“.
card-prophet = Der Prophet
    .help = Nimmt ein Schicksal, wenn das andere, das du behältst, den Wert eines sichtbaren Schicksals hat. Dauer 2. Kraft: „{ power-cycle }“.
card-rider = Der Reiter
    .help = Nimmt jedes der beiden Schicksale, wenn sie verschieden sind und beide sich von jedem sichtbaren unterscheiden. Dauer 2. Kraft: „{ power-cycle }“.
card-servant = Der Diener
    .help = Ist genau eines der beiden eine 1, 2 oder 3, so nimmt er dieses. Dauer 2. Kraft: „{ power-ask-123 }“.
card-shore = Das Ufer
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Differenz 4 oder mehr beträgt. Dauer 4. Kraft: „{ power-discard-lower }“.
card-stranger = Der Fremde
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Summe ungerade ist. Dauer 3. Kraft: „{ power-ask-123 }“.
card-asunder = Entzwei
    .help = Nimmt das höhere Schicksal, wenn die Differenz der beiden dem Wert eines sichtbaren Schicksals gleicht. Dauer 1. Kraft: „{ power-same }“.
card-fortune = Das Glück
    .help = Nimmt von zwei verschiedenen ungeraden Schicksalen das höhere, von einem ungeraden und einem geraden das niedrigere. Dauer 3. Kraft: „{ power-plus-1 }“.
card-iron = Das Eisen
    .help = Nimmt ein Schicksal, wenn das andere, das du behältst, höher ist als alle, die hier liegen. Solange hier nichts liegt, nimmt es in der Regel jedes. Dauer 4. Kraft: „{ power-plus-1 }“.
card-captain = Der Kapitän
    .help = Ist genau eines der beiden eine 1, 4 oder 7, so nimmt er dieses. Dauer 3. Kraft: „{ power-ask-147 }“.
card-feast = Das Festmahl
    .help = Nimmt jedes Schicksal; danach ziehst du ein weiteres und spielst noch einmal, auf eine andere Karte. Dauer 4. Kraft: „{ power-relocate }“.
card-ghost = Das Gespenst
    .help = Nimmt jedes der beiden Schicksale, wenn kein sichtbares um genau eins höher oder niedriger ist als eines der beiden. Dauer 2. Kraft: „{ power-plus-1 }“.
card-lantern = Die Laterne
    .help = Nimmt jedes der beiden Schicksale, wenn sie zusammen mit allen sichtbaren ein Vielfaches von 4 ergeben. Dauer 3. Kraft: „{ power-relocate }“.
card-pallbearers = Die Sargträger
    .help = Nimmt jedes der beiden Schicksale, wenn ihre Differenz 1 oder 2 beträgt. Dauer 2. Kraft: „{ power-within-2 }“.
card-passage = Der Durchgang
    .help = Nimmt jedes der beiden Schicksale, wenn genau ein sichtbarer Wert echt zwischen ihnen liegt. Dauer 2. Kraft: „{ power-same }“.
card-wish = Der Wunsch
    .help = Nimmt jedes Schicksal, und die Gruppe hat in diesem Zug eine Vorhersage mehr. Dauer 2. Kraft: „{ power-old }“.
card-imago = Die Imago
    .help = Nimmt jedes Schicksal. Eine 7, die hier liegt, zählt nur 1 Stunde. Dauer 3. Kraft: „{ power-cycle }“.
card-ash = Die Asche
    .help = Nimmt jede 7. Stunden bedeuten ihr nichts: Sie verblasst am Ende eines Zuges, in dem eine 1 oder eine 2 gespielt wurde, ganz gleich wo. Kraft: „{ power-help }“.
card-fall = Der Sturz
    .help = Nimmt jedes Schicksal. Stunden bedeuten ihm nichts: Er verblasst, wenn seine Schicksale zusammen mindestens doppelt so hoch sind wie das in diesem Zug verborgene; das wird in der Regel angesagt, bevor die Gruppe handelt. Kraft: „{ power-amplify }“.
card-musicians = Die Musikanten
    .help = Nimmt jedes der beiden Schicksale, wenn sie genau 11 ergeben, allein oder zusammen mit einem sichtbaren. Dauer 3. Kraft: „{ power-exile }“.
card-north-wind = Der Nordwind
    .help = Nimmt jedes der beiden Schicksale, wenn eines genau eine Stunde mehr wert ist als das andere. Dauer 2. Kraft: „{ power-slow }“.
card-thief = Die Diebin
    .help = Hierher lässt sich nichts spielen. In jedem Zug nimmt sie nach dem Ausspielen von einer anderen Karte ein Schicksal, das höher ist als das verborgene, falls es eines gibt. Dauer 2. Kraft: „{ power-help }“.


## Kräfte

power-ask-123 = 1-2-3?
    .help = Die Gruppe fragt, ob das verborgene Schicksal eine 1, 2 oder 3 ist.
power-ask-147 = 1-4-7?
    .help = Die Gruppe fragt, ob das verborgene Schicksal eine 1, 4 oder 7 ist.
power-ask-345 = 3-4-5?
    .help = Die Gruppe fragt, ob das verborgene Schicksal eine 3, 4 oder 5 ist.
power-ask-567 = 5-6-7?
    .help = Die Gruppe fragt, ob das verborgene Schicksal eine 5, 6 oder 7 ist.
power-higher-than = Höher als?
    .help = Die Gruppe nennt eine Zahl von 1 bis 6 und fragt, ob das verborgene Schicksal höher ist.
power-same = Gleich?
    .help = Die Gruppe zeigt auf ein sichtbares Schicksal und fragt, ob das verborgene denselben Wert hat.
power-within-2 = Höchstens 2 Unterschied?
    .help = Die Gruppe fragt, ob sich das verborgene Schicksal um höchstens 2 vom zuletzt gespielten unterscheidet.
power-twice = Zweimal
    .help = Die Gruppe hat in diesem Zug eine Vorhersage mehr.
power-help = Hilfe
    .help = Die Gruppe gibt eine andere verblasste Kraft her und fragt, ob das verborgene Schicksal eine 2 oder eine 6 ist; es gibt nur eine Antwort für beides.
power-slow = Verlangsamen
    .help = Die Gruppe schiebt diese Kraft unter eine Karte der Reihe. Solange sie dort liegt, zählt jedes Schicksal auf der Karte 1 Stunde.
power-cycle = Austausch
    .help = Vor dem Ausspielen ersetzt die aktive Person eine Karte der Reihe, auf der kein Schicksal liegt, durch die oberste Karte des Stapels.
power-relocate = Versetzen
    .help = Vor dem Ausspielen versetzt die aktive Person ein sichtbares Schicksal auf eine andere Karte der Reihe, was auch immer diese verlangt.
power-plus-1 = +1
    .help = Vor dem Ausspielen eingesetzt: Für den Rest des Zuges zählt das Schicksal, das die aktive Person nicht spielt, für die Karten eins mehr. Eine Vorhersage muss trotzdem den aufgedruckten Wert nennen.
power-old = Alt?
    .help = Nach dem Ausspielen lässt die aktive Person alle wissen, ob das zuletzt gespielte Schicksal ein altes war, also aus einem früheren Zug stammt.
power-discard-lower = Niedrigeres ablegen
    .help = Nach dem Ausspielen legt die aktive Person ein sichtbares Schicksal, das niedriger ist als das verborgene, in den Beutel zurück.
power-exile = Verbannen
    .help = Nach einer richtigen Vorhersage gibt die Gruppe eine andere verblasste Kraft her und nimmt ein sichtbares Schicksal aus dem Spiel.
power-amplify = Verstärken
    .help = Wirkt von selbst, und zwar unter der Karte, die den Sturz ersetzt. In dem Zug, in dem diese Karte verblasst, bringt eine richtige Vorhersage 2 Punkte, und jedes Verblassen, das Verderben bringt, bringt 3.


## Weitere Namen

hand =
    { $which ->
        [1] { $seat }, Hand A
        [2] { $seat }, Hand B
       *[other] { $seat }
    }
fate = { $value }
    .help = Von jedem Wert gibt es drei Schicksale. Auf einer Karte zählt eine 1, 2 oder 3 eine Stunde, eine 4, 5 oder 6 zwei und eine 7 drei.
slot = Platz { $slot }
answer-yes = ja
answer-no = nein
vote =
    { $choice ->
        [1] { $seat }: dafür
       *[other] { $seat }: dagegen
    }
switch-follow-speaker = Immer zustimmen
switch-always-pass = Auf eigene Kräfte verzichten
proposal =
    { $details ->
        [none] { $act }
       *[other] { $act } ({ $details })
    }
placement =
    { $age ->
        [1] { $value } (alt)
        [2] { $value } (neu)
       *[other] { $value }
    } auf „{ $card ->
        [none] Die Stunden
       *[other] { $card }
    }“
visible = { $value } von „{ $card }“
use = „{ $card }“ einsetzen
pay = „{ $card }“ als Bezahlung
prediction = { $value } vorhersagen
reveal =
    { $hand ->
        [1] Das Schicksal deiner Hand B zeigen und in den Beutel zurücklegen
       *[other] Dein Schicksal zeigen und in den Beutel zurücklegen
    }
note = { $value }
join = { $seat }


## Entscheidungen

decision-before_play_power = Setzt du vor dem Ausspielen eine Kraft ein?
    .action = { $item }
    .help = Der ganze Tisch darf in jedem Zug nur eine Kraft einsetzen. Tust du es jetzt, so kann die Gruppe keine mehr nutzen, um dein Schicksal zu finden.
decision-cycle_target = Welche Karte wird ersetzt?
    .action = „{ $item }“ ersetzen
    .help = Die Karte kommt unter den Stapel, und die oberste Karte des Stapels tritt an ihre Stelle. Nichts verblasst, und es kommt kein Verderben hinzu.
decision-relocate_source = Welches Schicksal versetzt du?
    .action = { $item } versetzen
    .help = Du darfst jedes sichtbare Schicksal versetzen. Seine Stunden zählen dann auf der Karte, auf die es kommt.
decision-relocate_destination = Wohin versetzt du es?
    .action = Auf „{ $item }“ legen
    .help = Auf jede andere Karte der Reihe, was auch immer sie verlangt. Erreichen die Stunden ihre Dauer, so verblasst sie am Ende des Zuges.
decision-play_fate = Welches Schicksal spielst du, und auf welche Karte?
    .action = { $item } spielen
    .help = Es steht nur da, was die Karten erlauben. Spiel so, dass es möglichst viel über das Schicksal verrät, das du behältst, und achte auf die Stunden der Karte. Die Stunden stehen nur offen, wenn keine Karte der Reihe eines deiner Schicksale nimmt.
decision-thief_take = Welches Schicksal nimmt die Diebin?
    .action = { $item } nehmen
    .help = Sie nimmt ein Schicksal, das höher ist als jenes, das du behältst; gibt es eines, so muss sie. Passen kannst du nur, wenn keines hoch genug ist.
decision-after_play_power = Setzt du nach dem Ausspielen eine Kraft ein?
    .action = { $item }
    .help = Der ganze Tisch darf in jedem Zug nur eine Kraft einsetzen, und alles, was du tust, verrät den anderen etwas. Setzt du jetzt eine ein, so kann es die Gruppe nicht mehr.
decision-discard_lower_target = Welches Schicksal kommt zurück in den Beutel?
    .action = { $item } ablegen
    .help = Jedes sichtbare Schicksal, das niedriger ist als jenes, das du behältst, auch das eben gespielte. Eine Karte, die so Stunden verliert, entgeht vielleicht dem Verblassen.
decision-group_action = Was schlägst du der Gruppe vor?
    .action = { $item }
    .help = Eine Vorhersage, eine Kraft oder keines von beiden. Eine richtige Vorhersage bringt einen Punkt, und was in diesem Zug verblasst, bringt kein Verderben; eine falsche bringt 1 Verderben. Nach einer Kraft kann die Gruppe noch vorhersagen oder passen.
decision-higher_than_number = Nach welcher Zahl fragst du?
    .action = Ist es höher als { $item }?
    .help = Die Antwort ist ja, wenn das verborgene Schicksal höher ist als die Zahl, und nein, wenn es gleich oder niedriger ist.
decision-same_value = Nach welchem sichtbaren Wert fragst du?
    .action = Ist es eine { $item }?
    .help = Du kannst nach jedem Wert fragen, der auf einer Karte der Reihe liegt.
decision-slow_target = Welche Karte wird verlangsamt?
    .action = „{ $item }“ verlangsamen
    .help = Jedes Schicksal auf ihr zählt von nun an 1 Stunde, bis die Karte die Reihe verlässt. Eine Karte, die in diesem Zug verblassen würde, ist damit vielleicht gerettet.
decision-power_payment = Welche Kraft gibst du her?
    .action = { $item } hergeben
    .help = Die Kraft, mit der du bezahlst, wirkt nicht; ihre Karte ist verbraucht.
decision-group_vote = Stimmst du dem Vorschlag zu?
    .action = { $item }
    .help = Niemand sieht deine Stimme, bevor die letzte abgegeben ist. Wird der Vorschlag abgelehnt, so folgt der nächste aus der Gruppe. Stimm so, als würdest du das Schicksal in deiner eigenen Hand nicht kennen.
decision-group_again = Die Vorhersage war falsch. Schlägst du noch eine vor?
    .action = { $item }
    .help = Ist eine Vorhersage dieses Zuges richtig, so zählen die falschen nicht. Sind alle falsch, so bringen sie in der Regel zusammen 1 Verderben.
decision-exile_offer = Schlägst du vor, ein sichtbares Schicksal aus dem Spiel zu nehmen?
    .action = { $item }
    .help = Es kostet eine andere verblasste Kraft. Das Schicksal kommt nie zurück, und eine Karte, die so Stunden verliert, entgeht vielleicht dem Verblassen.
decision-exile_target = Welches Schicksal verlässt das Spiel?
    .action = { $item } verbannen
    .help = Jedes sichtbare Schicksal. Von seinem Wert bleibt für immer ein Exemplar weniger im Spiel.

action-pass = Passen
action-agree = Zustimmen
action-object = Ablehnen

side-follow-speaker = Immer zustimmen: ein- oder ausschalten
    .help = Solange es eingeschaltet ist, stimmst du jedem Vorschlag zu, ohne gefragt zu werden.
side-always-pass = Auf eigene Kräfte verzichten: ein- oder ausschalten
    .help = Solange es eingeschaltet ist, wirst du vor und nach dem Ausspielen nicht nach Kräften gefragt. Ändern lässt es sich nur, wenn du nicht am Zug bist.
side-leave = Den Tisch für immer verlassen
    .help = Du gehst am Ende des Zuges, oder sofort, wenn es dein eigener ist. In der Regel kommen deine Schicksale ungesehen zurück in den Beutel.
side-seat-bot = Diesen Platz einem Bot überlassen
    .help = Der Bot spielt mit deinen Schicksalen, bis du den Platz wieder einnimmst.
side-seat-person = Diesen Platz vom Bot zurücknehmen
    .help = Du machst mit den Schicksalen weiter, die dort liegen.
side-out-of-time = Die Zeit ist um
    .help = Wer nicht rechtzeitig entschieden hat, bekommt die Entscheidung abgenommen.
side-note = { $item } auf der Zahlenreihe umdrehen
    .help = Die Verbündeten merken an, welche Werte der aktiven Hand sie ausgeschlossen haben. Alle sehen diese Zeichen, doch sie sind nur Notizen.
side-join = Sich dazusetzen, im Uhrzeigersinn nach: { $item }
    .help = Du steigst am Ende des Zuges ein und ziehst Schicksale, sobald du zum ersten Mal am Zug bist.
side-reveal = { $item }
    .help = Beweist den anderen, dass du ein Schicksal hast, das die aktive Person also nicht haben kann. Es kostet nichts.


## Ereignisse

event-row_laid = Die Reihe liegt aus: { $cards }. Das Verderben beginnt bei { $doom }.
    .rule = Vier Karten werden von links nach rechts offen ausgelegt; wie viel Verderben es zu Beginn gibt, hängt von der Schwierigkeit ab.
event-turn_began = Zug { $turn }: { $hand }.
    .rule = Gespielt wird im Uhrzeigersinn; wer am Zug ist, ist die aktive Person, die anderen sind die Verbündeten.
event-drew =
    { $fates ->
        [hidden] { $seat } zieht { $count ->
            [one] ein Schicksal.
           *[other] { $count } Schicksale.
        }
       *[other] { $you ->
            [yes] Du ziehst { $fates }.
           *[no] { $seat } zieht { $fates }.
        }
    }
    .rule = Die aktive Person zieht aus dem Beutel, bis sie zwei Schicksale auf der Hand hat.
event-bag_empty = Der Beutel ist leer: Die { $fate } von „{ $card }“ kommt wieder hinein.
    .rule = Muss aus dem leeren Beutel gezogen werden, so kommt vorher das Schicksal hinein, das am längsten sichtbar ist.
event-used_power = Die Kraft „{ $power }“ der Karte „{ $card }“ wird eingesetzt.
    .rule = Der ganze Tisch darf in jedem Zug eine verblasste Kraft einsetzen.
event-paid = Die Karte „{ $card }“ wird als Bezahlung hergegeben.
    .rule = „Hilfe“ und „Verbannen“ kosten zusätzlich eine andere verblasste Kraft, die ohne Wirkung verbraucht wird.
event-cycled = Die Karte „{ $card }“ kommt aus der Reihe unter den Stapel; neu an ihrem Platz: „{ $newcomer }“.
    .rule = „Austausch“ ersetzt eine Karte ohne Schicksale durch die oberste des Stapels; nichts verblasst, und es kommt kein Verderben hinzu.
event-relocated = Die { $fate } wandert von „{ $source }“ auf „{ $target }“.
    .rule = „Versetzen“ bringt ein sichtbares Schicksal auf eine beliebige andere Karte der Reihe, und dort zählen seine Stunden.
event-played =
    { $you ->
        [yes] Du spielst eine { $fate } auf „{ $card }“.
       *[no] { $seat } spielt eine { $fate } auf „{ $card }“.
    }
    .rule = Ein Schicksal darf auf eine Karte gespielt werden, deren Bedingung die beiden auf der Hand erfüllen; niemand erfährt, welches der beiden älter war.
event-played_on_hours =
    { $you ->
        [yes] Keine Karte nimmt deine Schicksale: Du spielst eine { $fate } auf „Die Stunden“, und sie wandert weiter auf „{ $card }“.
       *[no] Keine Karte nimmt eines der beiden Schicksale: { $seat } spielt eine { $fate } auf „Die Stunden“, und sie wandert weiter auf „{ $card }“.
    }
    .rule = Die Stunden stehen nur offen, wenn keine Karte der Reihe eines der beiden Schicksale nimmt; das Schicksal wandert dann auf die erste Karte der Reihe.
event-told_higher = Ist das verborgene Schicksal höher als die eben gespielte { $fate }? Antwort: { $answer }.
    .rule = Wer auf den Kelch spielt, verrät allen, ob das Schicksal auf der Hand höher ist; gleich gilt als nicht höher.
event-extra_prediction = Die Gruppe hat in diesem Zug eine Vorhersage mehr, insgesamt { $count }.
    .rule = Der Wunsch und „Zweimal“ erlauben je eine weitere Vorhersage in diesem Zug.
event-thief_took = Die Diebin nimmt die { $fate } von „{ $card }“.
    .rule = Nach dem Ausspielen muss die Diebin von einer anderen Karte ein Schicksal nehmen, das höher ist als das verborgene.
event-thief_took_nothing = Die Diebin findet nichts zu holen.
    .rule = Die Diebin nimmt nur, was höher ist als das verborgene Schicksal; nimmt sie nichts, so gibt es auf den anderen Karten nichts Höheres.
event-told_old = War das eben gespielte Schicksal ein altes? Antwort: { $answer }.
    .rule = Alt ist ein Schicksal, das schon zu Beginn des Zuges auf der Hand war.
event-discarded = Die { $fate } von „{ $card }“ kommt zurück in den Beutel: Das verborgene Schicksal ist höher.
    .rule = „Niedrigeres ablegen“ entfernt ein sichtbares Schicksal, das niedriger ist als das verborgene.
event-announced = Wird die Karte „{ $card }“, so wie es jetzt steht, am Ende des Zuges verblassen? Antwort: { $answer }.
    .rule = Die Asche und der Sturz zählen keine Stunden; ob ihre eigene Bedingung erfüllt ist, wird angesagt, bevor die Gruppe handelt.
event-proposed =
    { $you ->
        [yes] Du schlägst vor: { $proposal }.
       *[no] { $seat } schlägt vor: { $proposal }.
    }
    .rule = Die Verbündeten schlagen der Reihe nach vor, zuerst Menschen, dann Bots, im Uhrzeigersinn ab der aktiven Person.
event-voted = Alle Stimmen sind abgegeben. { $votes }.
    .rule = Die Stimmen bleiben geheim, bis die letzte abgegeben ist; dann werden alle gezeigt.
event-rejected = Der Vorschlag ist abgelehnt: { $proposal }.
    .rule = Nach einem abgelehnten Vorschlag folgt der nächste aus der Gruppe; alle schlagen höchstens einmal pro Durchgang vor.
event-no_agreement = Alle Vorschläge wurden abgelehnt. Am Ende gilt doch: { $proposal }.
    .rule = Ohne Einigung wird der Vorschlag mit der größten Zustimmung ausgeführt, wenn mehr als die Hälfte der Verbündeten dafür war; sonst geschieht nichts.
event-asked_values = Ist das verborgene Schicksal unter diesen Werten: { $values }? Antwort: { $answer }.
    .rule = Auf jede Frage gibt es eine wahre Antwort, ja oder nein, und alle hören sie.
event-asked_higher = Ist das verborgene Schicksal höher als { $number }? Antwort: { $answer }.
    .rule = Auf jede Frage gibt es eine wahre Antwort, ja oder nein; gleich gilt als nicht höher.
event-asked_same = Ist das verborgene Schicksal eine { $number }? Antwort: { $answer }.
    .rule = Gefragt werden darf nur nach einem Wert, der sichtbar auf einer Karte liegt.
event-asked_within = Unterscheidet sich das verborgene Schicksal um höchstens 2 von der eben gespielten { $fate }? Antwort: { $answer }.
    .rule = Die Frage vergleicht das verborgene Schicksal mit dem letzten, das in diesem Zug gespielt wurde.
event-slowed = Die Karte „{ $card }“ wird verlangsamt: Jedes Schicksal auf ihr zählt 1 Stunde.
    .rule = „Verlangsamen“ liegt unter einer Karte, bis diese die Reihe verlässt.
event-predicted = Die Gruppe sagt { $number } vorher. Stimmt das? Antwort: { $answer }.
    .rule = Eine Vorhersage nennt einen einzigen Wert, und jeder von 1 bis 7 ist erlaubt.
event-no_prediction = Die Gruppe sagt nichts vorher.
    .rule = Ohne Vorhersage bleibt das verborgene Schicksal auf der Hand, und alles, was man darüber weiß, bleibt wahr.
event-showed = Das verborgene Schicksal wird gezeigt: { $fate }. Es kommt zurück in den Beutel.
    .rule = Nach einer Vorhersage, ob richtig oder falsch, kommt das verborgene Schicksal zurück in den Beutel, und seine Zahlenreihe beginnt von vorn.
event-returned_unseen =
    { $count ->
        [one] Ein Schicksal kommt ungesehen zurück in den Beutel.
       *[other] { $count } Schicksale kommen ungesehen zurück in den Beutel.
    }
    .rule = Schicksale, die ungesehen in den Beutel zurückkommen, behalten ihren Wert für sich.
event-scored =
    { $points ->
        [one] Ein Punkt! Damit sind es { $score } von 7.
       *[other] { $points } Punkte! Damit sind es { $score } von 7.
    }
    .rule = Eine richtige Vorhersage bringt 1 Punkt, in einem verstärkten Zug 2.
event-doom_grew = Das Verderben wächst um { $amount } auf { $doom } von 7.
    .rule = Falsche Vorhersagen bringen 1 Verderben; jede Karte, die verblasst, bringt 2, in einem verstärkten Zug 3, es sei denn, die Gruppe hat in diesem Zug richtig vorhergesagt.
event-exiled = Die { $fate } von „{ $card }“ verlässt das Spiel für immer.
    .rule = Ein verbanntes Schicksal kommt nie mehr in den Beutel.
event-faded = Die Karte „{ $card }“ verblasst. Zurück in den Beutel: { $fates }.
    .rule = Am Ende jedes Zuges verblasst jede Karte, deren Schicksale mindestens so viele Stunden zählen, wie ihre Dauer beträgt; für die Asche und den Sturz gelten eigene Regeln.
event-spent = Die Karte „{ $card }“ ist verbraucht.
    .rule = Eine Kraft, die eingesetzt oder hergegeben wurde, kommt offen unter den Stapel, sofern nicht ohne Wiederkehr gespielt wird.
event-refilled = Neu in der Reihe, { $slot }: „{ $card }“.
    .rule = Die oberste Karte des Stapels ersetzt eine Karte, die verblasst ist.
event-recycled = Der Stapel ist leer. Zurück in die Reihe, { $slot }: „{ $card }“.
    .rule = Ist der Stapel leer, so kommt die Karte, die als Kraft am längsten wartet, in die Reihe zurück, und ihre Kraft geht verloren.
event-amplified = „Verstärken“ liegt jetzt unter „{ $card }“.
    .rule = Verblasst der Sturz, so kommt seine Kraft nicht zu den anderen: Sie liegt unter der Karte, die an seine Stelle tritt.
event-revealed =
    { $you ->
        [yes] Du zeigst dein Schicksal, eine { $fate }, und legst es in den Beutel zurück.
       *[no] { $seat } zeigt eine { $fate } und legt sie in den Beutel zurück.
    }
    .rule = Wer zu den Verbündeten gehört, darf ein Schicksal hergeben, um zu beweisen, wo das letzte Exemplar seines Wertes ist.
event-noted = Zahlenreihe ({ $hand }): Die { $number } ist ausgeschlossen.
    .rule = Während die Gruppe berät, merken die Verbündeten auf der Zahlenreihe an, welche Werte sie ausgeschlossen haben.
event-unnoted = Zahlenreihe ({ $hand }): Die { $number } ist wieder möglich.
    .rule = Ein Zeichen auf einer Zahlenreihe ist nur eine Notiz und lässt sich zurücknehmen.
event-switched =
    { $you ->
        [yes] Du änderst eine Gewohnheit. { $switch }: { $answer }.
       *[no] { $seat } ändert eine Gewohnheit. { $switch }: { $answer }.
    }
    .rule = Man kann jedem Vorschlag zustimmen oder auf alle eigenen Kräfte verzichten, ohne jedes Mal gefragt zu werden.
event-will_join =
    { $you ->
        [yes] Du setzt dich am Ende des Zuges dazu, im Uhrzeigersinn nach: { $after }.
       *[no] { $seat } setzt sich am Ende des Zuges dazu, im Uhrzeigersinn nach: { $after }.
    }
    .rule = Solange weniger als fünf am Tisch sitzen, kann man zwischen zwei Zügen dazukommen, an jeder Stelle der Reihenfolge.
event-joined =
    { $you ->
        [yes] Du spielst jetzt mit, im Uhrzeigersinn nach: { $after }.
       *[no] { $seat } spielt jetzt mit, im Uhrzeigersinn nach: { $after }.
    }
    .rule = Wer dazukommt, gehört sofort zu den Verbündeten und zieht Schicksale erst im ersten eigenen Zug.
event-will_leave =
    { $you ->
        [yes] Du verlässt den Tisch am Ende des Zuges.
       *[no] { $seat } verlässt den Tisch am Ende des Zuges.
    }
    .rule = Wer gehen will, macht keine Vorschläge mehr und stimmt allen anderen zu.
event-left =
    { $you ->
        [yes] Du verlässt den Tisch.
       *[no] { $seat } verlässt den Tisch.
    }
    .rule = Wer geht, legt die eigenen Schicksale ungesehen in den Beutel zurück, und die anderen rücken zusammen.
event-forfeited =
    { $you ->
        [yes] Du gehst mitten in deinem Zug: Es gibt keine Vorhersage.
       *[no] { $seat } geht mitten im Zug: Es gibt keine Vorhersage.
    }
    .rule = Geht die aktive Person, so bleibt ein schon gespieltes Schicksal liegen, die anderen kommen ungesehen zurück in den Beutel, und Karten verblassen wie sonst.
event-bot_sat_down =
    { $you ->
        [yes] Auf deinem Platz spielt jetzt ein Bot.
       *[no] Ein Bot spielt jetzt für { $seat }.
    }
    .rule = Der Bot macht mit denselben Schicksalen und denselben Rechten weiter.
event-person_sat_down =
    { $you ->
        [yes] Du nimmst deinen Platz vom Bot zurück.
       *[no] { $seat } nimmt den Platz vom Bot zurück.
    }
    .rule = Ein Mensch kann einen Platz jederzeit von einem Bot zurücknehmen.
event-ran_out_of_time =
    { $you ->
        [yes] Deine Zeit ist um.
       *[no] { $seat } hat keine Zeit mehr.
    }
    .rule = Wer zu lange braucht, bekommt die Entscheidung abgenommen; nach dem zweiten Mal in Folge übernimmt ein Bot den Platz.
event-won = Der Tisch hat mit { $score } Punkten gewonnen!
    .rule = Erreicht der Punktestand 7, so gewinnen alle sofort, und nichts verblasst mehr.
event-lost = Der Tisch hat verloren. { $ending }
    .rule = Erreicht das Verderben 7, so verlieren alle sofort.
event-abandoned = Niemand ist mehr am Tisch; die Partie endet ohne Ergebnis.
    .rule = Sind alle Menschen gegangen, so wird die Partie abgebrochen.


## Der Tisch

zone-turn = Zug
zone-phase = Phase
zone-order = Zugreihenfolge
zone-active = Aktive Hand
zone-score = Punkte
zone-doom = Verderben
zone-row = Reihe
zone-fates = Sichtbare Schicksale
zone-hours = Stunden auf den Karten
zone-due = Werden verblassen
zone-attached = Unter den Karten
zone-deck_top = Oberste Karte des Stapels
zone-deck = Stapel
zone-deck_unseen = Noch nie gesehene Karten
zone-deck_known = Unten im Stapel
zone-faded = Verblasste Kräfte
zone-bag = Beutel
zone-exile = Verbannt
zone-power_used = Kraft in diesem Zug eingesetzt
zone-plus_one = Das nicht gespielte Schicksal zählt eins mehr
zone-predictions_left = Verbleibende Vorhersagen
zone-tried = Falsche Vorhersagen
zone-plays = In diesem Zug gespielt
zone-proposal = Vorschlag
zone-offers = Abgelehnte Vorschläge
zone-hints = Schlussfolgerung
zone-joining = Kommt gleich dazu
zone-present = Am Tisch
zone-hands = Schicksale auf der Hand
zone-line = Auf der Zahlenreihe ausgeschlossen
zone-bot = Bot
zone-follows = Stimmt immer zu
zone-passes = Setzt keine Kräfte ein
zone-leaving = Geht gleich
zone-vote = Stimme

phase-draw = Ziehen
phase-before_play = Vor dem Ausspielen
phase-play = Ausspielen
phase-mandatory = Die Diebin
phase-after_play = Nach dem Ausspielen
phase-announce = Ansage
phase-group = Die Gruppe entscheidet
phase-resolve = Auflösung
phase-after_resolve = Nach der Vorhersage
phase-fade = Verblassen
phase-turn_end = Ende des Zuges

ending-won = Der Punktestand hat 7 erreicht.
ending-doomed = Das Verderben hat 7 erreicht.
ending-deck_empty = Der Stapel ist aufgebraucht.
ending-turn_limit = Der letzte erlaubte Zug ist vorbei.
ending-abandoned = Alle haben den Tisch verlassen.

board-score = Punkte
board-doom = Verderben
board-row = Reihe
board-deck = Stapel
board-deck-top = Nächste
board-bag = Beutel
board-faded = Kräfte
board-no-powers = noch keine Kräfte
board-power-used = Kraft dieses Zuges schon eingesetzt
board-exile = Verbannt
board-attached = Darunter
board-empty = keine Schicksale
board-hours = { $hours } von { $duration } Stunden
board-no-duration = zählt keine Stunden
board-due = wird verblassen
board-on-hours = über „Die Stunden“
board-line = Ausgeschlossen
board-hidden = verborgen
board-old = alt
board-new = neu
board-active = Am Zug
board-you-hold = Du hast
board-predictions = Verbleibende Vorhersagen
board-tried = Falsch
board-proposal = Vorschlag
board-bot = Bot
board-leaving = geht gleich
board-joining = kommt dazu
board-turns = Züge
board-absent = ist gegangen
board-notes = Zahlenreihe: { $hand }
board-sign-1 = 1 Stunde
board-sign-2 = 2 Stunden
board-sign-3 = 3 Stunden
board-sign-duration = Stunden bisher, von der Dauer
board-sign-power = Kraft nach dem Verblassen

# Was eine Karte nimmt, in so wenigen Worten wie möglich; gemeint sind die beiden Schicksale auf der Hand.
board-takes-dawn = das höhere
board-takes-leviathan = Summe 11 oder mehr
board-takes-midnight = das niedrigere
board-takes-beast = Differenz 1
board-takes-belltower = Summe durch 3 teilbar
board-takes-blind-man = jedes; bringt kein Verderben
board-takes-chalice = jedes; sagt, ob das andere höher ist
board-takes-deep = Summe 5 oder weniger
board-takes-engine = eines doppelt oder dreifach
board-takes-huntress = Differenz 2
board-takes-judge = gerade Summe
board-takes-key = Summe 7, 8 oder 9
board-takes-lord = das einzige aus 5, 6, 7
board-takes-mirror = zwei gleiche
board-takes-noble = das einzige aus 3, 4, 5
board-takes-prophet = der Wert des anderen ist sichtbar
board-takes-rider = beide ungleich, auch allen sichtbaren
board-takes-servant = das einzige aus 1, 2, 3
board-takes-shore = Differenz 4 oder mehr
board-takes-stranger = ungerade Summe
board-takes-asunder = das höhere; Differenz ist sichtbar
board-takes-fortune = ungerade: das höhere; gemischt: das niedrigere
board-takes-iron = das andere ist höher als alle hier
board-takes-captain = das einzige aus 1, 4, 7
board-takes-feast = jedes; dann noch einmal spielen
board-takes-ghost = kein sichtbares ist um 1 entfernt
board-takes-lantern = Summe mit allen sichtbaren durch 4 teilbar
board-takes-pallbearers = Differenz 1 oder 2
board-takes-passage = ein sichtbarer Wert dazwischen
board-takes-wish = jedes; eine Vorhersage mehr
board-takes-imago = jedes; eine 7 zählt 1 Stunde
board-takes-ash = eine 7; verblasst, wenn 1 oder 2 gespielt wird
board-takes-fall = jedes; verblasst nach eigener Summe
board-takes-musicians = Summe 11, auch mit einem sichtbaren
board-takes-north-wind = Stunden: Differenz 1
board-takes-thief = nichts; nimmt selbst ein Schicksal
board-takes-the-hours = jedes Schicksal, wenn keine Karte eins nimmt


## Der Tisch im Browser

board-moment = Zug { $turn } · { $phase }
board-track = { $steps } von { $goal }
board-secret-fates =
    { $count ->
        [0] kein Schicksal auf der Hand
        [one] ein verborgenes Schicksal
       *[other] { $count } verborgene Schicksale
    }
board-cards-left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-fates-left =
    { $count ->
        [one] 1 Schicksal
       *[other] { $count } Schicksale
    }
board-deck-inside = Was noch im Stapel ist
board-others = Die Verbündeten am Tisch
board-lift = aufnehmen, dann eine Karte wählen
board-just-played = eben gespielt
board-crossed-out = ausgeschlossen
board-wrong = falsch vorhergesagt
board-cross-out = { $value } ausschließen
board-has-voted = hat abgestimmt
board-agrees = du bist dafür
board-objects = du bist dagegen
board-says = { $seat } schlägt vor: „{ $proposal }“
board-support =
    { $count ->
        [one] 1 dafür
       *[other] { $count } dafür
    }
board-percent = { $percent } %


## Schlussfolgerung

hint-title = Schlussfolgerung
hint-private = Nur für deine Augen: deine eigenen Schicksale mitgezählt
hint-public = Was die anderen über dein Schicksal folgern können
hint-possible = Noch möglich ({ $seat }): { $values }
hint-cooperative = Falls der Zug so viel wie möglich verraten sollte: { $values }
hint-likely = { $value }: { $percent } %
hint-none = Gerade gibt es nichts zu folgern.
hint-off = An diesem Tisch wird ohne Denkhilfe gespielt.
hint-thinking = Ich denke nach …
hint-open = möglich
hint-out = { $value } ist ausgeschlossen: { $reason }
hint-play = { $play } lässt übrig: { $values }
hint-play-best = verrät am meisten
hint-play-chance = die beste Vermutung wäre in { $percent } % der Fälle richtig
advice-reason = Was alle vom verborgenen Schicksal dächten: { $reason }

reason-played = Sonst hätte { $value } nicht auf „{ $card }“ gespielt werden können (Zug { $turn })
reason-played-hours = Sonst hätte eine Karte ein Schicksal genommen, und { $value } wäre nicht auf „Die Stunden“ gekommen (Zug { $turn })
reason-told-higher = Am Kelch war die Antwort auf „höher als { $value }?“ { $answer } (Zug { $turn })
reason-asked = Die Antwort auf die Frage nach { $values } war { $answer } (Zug { $turn })
reason-thief = Die Diebin nimmt nur Höheres, und sie nahm die { $value } von „{ $card }“ (Zug { $turn })
reason-thief-nothing = Die Diebin fand nichts Höheres (Zug { $turn })
reason-old = Die Antwort auf „war das gespielte Schicksal alt?“ war { $answer } (Zug { $turn })
reason-discarded = Die { $value } von „{ $card }“ wurde als niedriger abgelegt (Zug { $turn })
reason-fall = Die Antwort auf „wird der Sturz verblassen?“ war { $answer } (Zug { $turn })
reason-predicted = Die Vorhersage { $value } war falsch (Zug { $turn })
reason-copies = Man weiß schon, wo alle seine Exemplare sind
reason-held = Das Schicksal stammt aus einem früheren Zug, in dem dieser Wert ausgeschlossen wurde
reason-own = Deine eigenen Schicksale lassen kein Exemplar davon übrig


## Spielregeln zur Wahl

option-difficulty = Schwierigkeit
    .help = Mit wie viel Verderben die Partie beginnt.
option-difficulty-normal = Normal: Verderben 2
option-difficulty-easy = Leicht: Verderben 0
option-difficulty-hard = Schwer: Verderben 4
option-difficulty-doomed = Verdammt: Verderben 6
option-sets = Erweiterungen
    .help = Karten, die unter die zwanzig des Grundspiels gemischt werden.
option-sets-none = Keine
option-sets-promo = Promo
option-sets-imago = Die Imago
option-sets-stars_below = Sterne der Tiefe
option-custom_deck = Eigener Stapel
    .help = Genau diese Karten bilden den Stapel, mindestens acht; die Erweiterungen spielen dann keine Rolle mehr.
option-two_player_challenge = Herausforderung zu zweit
    .help = Zwei spielen mit je zwei Händen, und jede Hand hat ihren eigenen Zug.
option-start_seat = Wer beginnt
    .help = Wer den ersten Zug hat.
option-start_seat-random = Das Los entscheidet
option-start_seat-0 = Erster Platz
option-start_seat-1 = Zweiter Platz
option-start_seat-2 = Dritter Platz
option-start_seat-3 = Vierter Platz
option-start_seat-4 = Fünfter Platz
option-refill_position = Ersatz für eine verblasste Karte
    .help = Wohin die neue Karte kommt. Das ist wichtig, weil Schicksale von den Stunden auf die erste Karte der Reihe wandern.
option-refill_position-same_slot = An dieselbe Stelle
option-refill_position-append_right = Ans rechte Ende; die anderen rücken auf
option-consent = Zustimmung der Gruppe
    .help = Was nötig ist, damit ein Vorschlag ausgeführt wird.
option-consent-unanimous = Alle stimmen zu
option-consent-majority = Mehr als die Hälfte stimmt zu
option-consent-speaker = Wer zuerst spricht, entscheidet
option-consent-host = Wer eingeladen hat, entscheidet
option-consent_fallback = Ohne Einigung
    .help = Was geschieht, wenn alle Verbündeten mit ihren Vorschlägen gescheitert sind.
option-consent_fallback-majority = Der beliebteste Vorschlag, wenn mehr als die Hälfte dafür war
option-consent_fallback-pass = Die Gruppe tut nichts
option-human_first = Menschen zuerst
    .help = Ob Menschen ihre Vorschläge vor den Bots machen.
option-bots_follow_humans = Bots folgen Menschen
    .help = Ob Bots allem zustimmen, was ein Mensch vorschlägt.
option-reveal_discard = Das eigene Schicksal zeigen
    .help = Wann man in der Gruppe ein Schicksal zeigen und in den Beutel zurücklegen darf, um zu beweisen, dass die aktive Person es nicht haben kann.
option-reveal_discard-last_copy = Nur das letzte Exemplar eines Wertes
option-reveal_discard-any = Jedes Schicksal
option-reveal_discard-off = Nie
option-multi_wrong_doom = Mehrere falsche Vorhersagen
    .help = Wie viel Verderben sie bringen, wenn alle Vorhersagen eines Zuges falsch sind.
option-multi_wrong_doom-once = Insgesamt 1
option-multi_wrong_doom-each = Je 1
option-wrong_reveal = Schicksal nach falscher Vorhersage zeigen
    .help = Ob alle den Wert sehen, bevor das Schicksal zurück in den Beutel kommt.
option-fall_check = Der Sturz
    .help = Wann bekannt wird, dass der Sturz verblassen wird; das verrät etwas über das verborgene Schicksal.
option-fall_check-announce = Angesagt, bevor die Gruppe handelt
option-fall_check-fade_only = Erst beim Verblassen
option-passage_counts = Der Durchgang
    .help = Was zwischen den beiden Schicksalen gezählt wird; genau eines davon muss dort liegen.
option-passage_counts-values = Sichtbare Werte
option-passage_counts-tokens = Sichtbare Schicksale
option-iron_empty = Das Eisen ohne Schicksale
    .help = Was auf das Eisen gespielt werden darf, solange dort nichts liegt.
option-iron_empty-zero = Jedes Schicksal
option-iron_empty-closed = Nichts
option-spent_cards = Verbrauchte Kräfte
    .help = Wohin Kräfte kommen, die eingesetzt oder hergegeben wurden.
option-spent_cards-bottom = Unter den Stapel
option-spent_cards-removed = Aus dem Spiel
option-deck_empty = Leerer Stapel
    .help = Was geschieht, wenn eine Karte ersetzt werden muss und der Stapel aufgebraucht ist.
option-deck_empty-recycle_oldest = Die älteste Kraft kehrt in die Reihe zurück
option-deck_empty-loss = Die Partie ist verloren
option-on_leave = Wenn jemand geht
    .help = Was aus dem Platz wird, wenn ihn jemand für immer verlässt.
option-on_leave-remove_seat = Der Platz fällt weg
option-on_leave-bot_takes_seat = Ein Bot übernimmt den Platz
option-allow_join = Einstieg während der Partie
    .help = Ob man sich zwischen zwei Zügen noch dazusetzen darf.
option-mute_active = Schweigen der aktiven Person
    .help = Ob der Chat der aktiven Person geschlossen ist, bis die Vorhersage entschieden ist.
option-hints = Denkhilfe
    .help = Wie viel der Tisch für dich herausfindet. Die Denkhilfe benutzt nur, was alle wissen dürfen.
option-hints-off = Aus
option-hints-logical = Was noch möglich ist
option-hints-cooperative = Was ein hilfreicher Zug bedeuten würde
option-hints-bayes = Wahrscheinlichkeiten
option-auto_number_line = Zahlenreihen
    .help = Wer anmerkt, welche Werte ausgeschlossen sind.
option-auto_number_line-off = Die Gruppe
option-auto_number_line-logical = Der Tisch selbst
option-timers = Zeitlimits
    .help = Ob dir eine Entscheidung abgenommen wird, wenn du zu lange brauchst.
option-timers-off = Aus
option-timers-on = An
option-max_turns = Längste Partie
    .help = Nach so vielen Zügen ist die Partie verloren. Im Grundspiel kommt es nie so weit.

preset-rulebook = Nach Anleitung
    .help = Das Grundspiel, wie es seine Anleitung erklärt: die richtige Wahl für das erste Spiel.
preset-everything = Alles
    .help = Alle 36 Karten mit ihren neuen Bedingungen und Kräften.
preset-family = Familie
    .help = Kein Verderben zu Beginn, eine Denkhilfe, die zeigt, was noch möglich ist, und einfache Mehrheit.
preset-expert_pair = Eingespieltes Paar
    .help = Zu zweit mit je zwei Händen, und das Verderben steht von Anfang an auf 4.
preset-solo = Allein
    .help = Ein Mensch unter Bots, ohne Denkhilfe.
preset-research = Forschung
    .help = Eine Stimme entscheidet für die Gruppe; kein Einstieg, keine Zeitlimits, kein Zeigen von Schicksalen.
preset-no_return = Ohne Wiederkehr
    .help = Eingesetzte Kräfte verlassen das Spiel, und ein leerer Stapel bedeutet die Niederlage.


## Tutorial

tutorial-goal = Willkommen an Bord! Du und die anderen gewinnen gemeinsam oder verlieren gemeinsam. Erratet ihr siebenmal, was jemand auf der Hand hat, habt ihr gewonnen; erreicht das Verderben die Sieben, ist alles verloren.
tutorial-row = Wer am Zug ist, hat zwei Schicksale, Zahlen von 1 bis 7, und spielt eines davon auf eine Karte dieser Reihe. Jede Karte nimmt ein Schicksal nur unter ihrer eigenen Bedingung. So sprecht ihr miteinander: ohne ein Wort.
tutorial-read = Eben wurde ein Schicksal auf „{ $item }“ gespielt. Diese Karte nimmt ein Schicksal nur, wenn beide Schicksale der Hand gleich sind.
tutorial-predict = Also zeigt das Schicksal, das auf der Hand geblieben ist, dieselbe Zahl wie das auf dem Tisch. Das ist ganz sicher. Wähle: { $item }.
tutorial-faded = Richtig: der erste von sieben Punkten! Schicksale lasten auf ihrer Karte, und diese hielt nicht viel aus: Sie ist verblasst. Eine verblassende Karte bringt Verderben, aber nicht in einem Zug mit richtiger Vorhersage. Was bleibt, ist ihre Kraft, die euch allen zur Verfügung steht.
tutorial-hand = Jetzt bist du am Zug. Das sind deine beiden Schicksale, und niemand sonst sieht sie. Spiel eines davon so, dass man auf das andere schließen kann.
tutorial-play = Eine der Karten verlangt zwei Schicksale, die sich um genau 2 unterscheiden. Legst du dein niedrigeres dorthin, kann das andere nur um 2 höher sein, denn 2 darunter gibt es nichts. Wähle: { $item }.
tutorial-understood = Verstanden! Die richtige Zahl wurde genannt: der zweite Punkt. Und wieder ist eine Karte verblasst, ohne Schaden anzurichten.
tutorial-doubt = Nun wurde auf „{ $item }“ gespielt, wo der Unterschied genau 1 betragen muss. Das verborgene Schicksal ist also um eins höher oder um eins niedriger: zwei Möglichkeiten, und eine falsche Vorhersage bringt Verderben.
tutorial-power = Da hilft eine Kraft. In jedem Zug darf eine eingesetzt werden, und diese erlaubt zwei Vorhersagen. Wähle: { $item }.
tutorial-first = Mit zwei Versuchen für zwei Möglichkeiten kann nichts schiefgehen. Beginne mit der niedrigeren: { $item }.
tutorial-second = Das war es nicht, aber es schadet nichts, wenn die nächste Vorhersage stimmt. Nur eine Zahl bleibt übrig. Wähle: { $item }.
tutorial-end = Drei Punkte und noch gar kein Verderben! Meist ist es weniger eindeutig: Dann überlegt man, was stattdessen hätte gespielt werden können, oder man sagt nichts vorher und wartet. Und jetzt spiel eine richtige Partie!


## Die Anleitung

rulebook-goal = Worum es geht
    .body =
        Zwei bis fünf Personen sitzen im selben Boot: Sie gewinnen gemeinsam oder verlieren gemeinsam. Wenn du am Zug
        bist, hast du zwei Zahlen von 1 bis 7, die nur du siehst: deine **Schicksale**. Eines davon spielst du auf eine
        Karte, deren Bedingung die beiden erfüllen, und du sagst kein Wort. Die anderen sehen, was du wohin gespielt
        hast, und versuchen die Zahl zu nennen, die auf deiner Hand geblieben ist: das **verborgene Schicksal**.

        - Jede richtige Vorhersage bringt einen Punkt. Mit **7 Punkten** habt ihr alle gewonnen.
        - Falsche Vorhersagen und verblassende Karten bringen **Verderben**. Mit **7 Verderben** habt ihr alle verloren.

        Eine Partie dauert zehn bis zwanzig Züge, also zehn bis dreißig Minuten.

rulebook-table = Was auf dem Tisch liegt
    .body =
        - **Schicksale:** 21 Plättchen in einem Beutel, drei von jedem Wert von 1 bis 7. Jedes ist einige **Stunden**
          wert: 1, 2 und 3 je eine Stunde, 4, 5 und 6 je zwei, eine 7 drei Stunden.
        - **Arkanakarten:** 20 im Grundspiel, 16 weitere in den Erweiterungen. Vorn stehen eine Bedingung für das
          Ausspielen und eine **Dauer** in Stunden, als Monde gezeichnet. Hinten steht eine Kraft, über die alle
          verfügen, sobald die Karte **verblasst** ist.
        - **Die Reihe:** vier offene Karten. Eine Karte behält die Schicksale, die auf sie gespielt werden, bis sie
          verblasst.
        - **Die Stunden:** eine Karte für sich, links von der Reihe. Sie ist der letzte Ausweg, wenn sich sonst nichts
          spielen lässt.
        - **Der Stapel:** die übrigen Karten, offen. Alle sehen die oberste.
        - **Zwei Leisten:** Punkte und Verderben, von 0 bis 7.
        - **Eine Zahlenreihe für jede Hand:** die Werte 1 bis 7, auf denen die anderen anmerken, was sie ausgeschlossen
          haben.

        Jedes Schicksal, das auf einer Karte der Reihe liegt, ist **sichtbar**. Was auf der Hand, im Beutel oder in der
        Verbannung ist, ist es nicht.

rulebook-setup = Vor dem ersten Zug
    .body =
        Mischt die Karten, legt vier davon von links nach rechts in die Reihe und den Rest als Stapel daneben. Alle
        Schicksale kommen in den Beutel; noch hat niemand eines. Die Punkte beginnen bei 0, das Verderben bei einer
        Zahl, die die Schwierigkeit bestimmt:

        - **Leicht:** Verderben 0
        - **Normal:** Verderben 2
        - **Schwer:** Verderben 4
        - **Verdammt:** Verderben 6; ein einziger Fehler ist das Ende

        Das Los entscheidet, wer beginnt, und gespielt wird im Uhrzeigersinn. Sonst hängt nichts davon ab, wie viele ihr
        seid.

rulebook-turn = Ein Zug, Schritt für Schritt
    .body =
        Wer am Zug ist, ist die **aktive Person**. Die anderen sind die **Verbündeten**, und zusammen bilden sie
        die **Gruppe**.

        - **Ziehen.** Die aktive Person zieht, bis sie zwei Schicksale auf der Hand hat. Was schon vorher da war,
          ist **alt**, was in diesem Zug gezogen wird, ist **neu**.
        - **Kraft vor dem Ausspielen.** Die aktive Person darf eine einsetzen.
        - **Spielen.** Die aktive Person spielt eines der beiden Schicksale. Dieser Schritt ist Pflicht.
        - **Kraft nach dem Ausspielen.** Die aktive Person darf eine einsetzen.
        - **Vorhersage.** Die Verbündeten dürfen eine Kraft einsetzen, das verborgene Schicksal vorhersagen oder beides
          lassen.
        - **Auflösung.** Ein Punkt für eine richtige Vorhersage, Verderben für eine falsche.
        - **Verblassen.** Jede Karte mit zu vielen Stunden verlässt die Reihe.

        In einem Zug darf nur **eine Kraft** eingesetzt werden, von der aktiven Person oder von der Gruppe, nicht von
        beiden je eine. Dann ist die nächste Person am Zug.

rulebook-playing = Ein Schicksal spielen
    .body =
        Ob eine Karte ein Schicksal nimmt, hängt von beiden Schicksalen auf deiner Hand ab, bei manchen Karten auch von
        den sichtbaren. Das Schicksal, das du gerade spielen willst, ist noch nicht sichtbar. Gibt es mehrere
        Möglichkeiten, so wähle frei unter Schicksalen und Karten: Nur die Karte, auf die du spielst, hat eine Wirkung.

        Alle sehen den Wert und die Karte. Niemand erfährt, ob das Schicksal alt oder neu war.

        Wenn **keine Karte der Reihe eines der beiden Schicksale nimmt**, und nur dann, spielst du auf **Die Stunden**,
        und zwar welches Schicksal du willst. Es wandert sofort weiter auf die erste Karte der Reihe. Deren Bedingung
        und besondere Wirkung spielen keine Rolle, aber die Stunden zählen von nun an dort. Die Verbündeten erfahren
        trotzdem viel: In der Reihe ließ sich nichts spielen.

rulebook-cards = Die zwanzig Karten des Grundspiels
    .body =
        Wo nicht gesagt ist, welches der beiden Schicksale gespielt wird, hast du die Wahl. In Klammern steht die Dauer.

        - **Das Morgengrauen (3), Die Mitternacht (3):** Die Schicksale sind verschieden. Das Morgengrauen nimmt das
          höhere, die Mitternacht das niedrigere.
        - **Die Tiefe (3):** Die Summe ist 5 oder weniger.
        - **Der Schlüssel (3):** Die Summe ist 7, 8 oder 9.
        - **Der Leviathan (4):** Die Summe ist 11 oder mehr.
        - **Der Richter (3), Der Fremde (3):** Die Summe ist gerade beziehungsweise ungerade.
        - **Der Glockenturm (2):** Die Summe ist ein Vielfaches von 3.
        - **Der Spiegel (1), Das Untier (1), Die Jägerin (1):** Die Differenz ist genau 0, 1 oder 2, in dieser
          Reihenfolge.
        - **Das Ufer (4):** Die Differenz ist 4 oder mehr.
        - **Die Maschine (3):** Ein Schicksal ist das Doppelte oder Dreifache des anderen.
        - **Der Diener (2), Die Adlige (3), Der Herr (3):** Genau eines der beiden ist unter 1, 2, 3 oder 3, 4, 5 oder
          5, 6, 7, in dieser Reihenfolge; gespielt wird dieses.
        - **Der Prophet (2):** Eines der beiden hat den Wert eines sichtbaren Schicksals; gespielt wird das andere.
          Trifft es auf beide zu, hast du die Wahl.
        - **Der Reiter (2):** Die beiden unterscheiden sich voneinander und von jedem sichtbaren Schicksal.
        - **Der Blinde (1):** jedes Schicksal. Wenn er verblasst, bringt er kein Verderben.
        - **Der Kelch (2):** jedes Schicksal. Alle erfahren sofort, ob das Schicksal, das du behältst, höher ist als das
          gespielte; gleich ist nicht höher.

rulebook-group = Wie die Gruppe entscheidet
    .body =
        Die aktive Person hält sich aus allem Folgenden heraus und schweigt. Die Verbündeten beraten, wie sie wollen,
        doch eines ist Ehrensache: Niemand deutet an, welches Schicksal auf der eigenen Hand ist, auch nicht, um einen
        Fehler zu verhindern.

        Die Verbündeten machen der Reihe nach **Vorschläge**, Menschen vor Bots und im Uhrzeigersinn ab der aktiven
        Person. Ein Vorschlag ist eine Vorhersage, eine Kraft mit allen Einzelheiten oder einfach zu passen. Die übrigen
        Verbündeten **stimmen ab**, und niemand sieht eine Stimme, bevor die letzte abgegeben ist.

        - Stimmen alle zu, so wird der Vorschlag ausgeführt. Nach einer Kraft beginnt ein neuer Durchgang.
        - Ist jemand dagegen, so geschieht nichts, und der nächste Vorschlag ist an der Reihe. Alle haben einen pro
          Durchgang.
        - Sind alle Vorschläge eines Durchgangs abgelehnt, so wird der mit der größten Zustimmung ausgeführt, sofern
          mehr als die Hälfte der Verbündeten dafür war; unter gleichen der früheste. Sonst passt die Gruppe.

        Besteht die Gruppe aus einer einzigen Person, so gibt es nichts abzustimmen. Wenn du den anderen vertraust,
        schalte „Immer zustimmen“ ein, und du stimmst jedem Vorschlag von selbst zu.

rulebook-predicting = Die Vorhersage
    .body =
        Eine Vorhersage nennt **einen Wert**. Jeder Wert von 1 bis 7 ist erlaubt, sogar ein unmöglicher.

        - **Richtig:** ein Punkt. Das Schicksal wird gezeigt und kommt zurück in den Beutel, und keine Karte, die in
          diesem Zug verblasst, bringt Verderben.
        - **Falsch:** ein Verderben. Das Schicksal wird gezeigt und kommt zurück in den Beutel.
        - **Keine Vorhersage:** Nichts wird gewonnen oder verloren. Das Schicksal bleibt auf der Hand; im nächsten Zug
          zieht diese Hand nur ein neues dazu, und jedes der beiden kann gespielt werden.

        Erlaubt eine Karte oder eine Kraft **mehrere Vorhersagen** in einem Zug, so folgen sie aufeinander. Nach einer
        falschen darf die Gruppe aufhören. Ist eine richtig, so zählen die falschen davor nicht; sind alle falsch, so
        bringen sie zusammen ein Verderben. Nach der ersten Vorhersage kann die Gruppe keine Fragen mehr stellen.

rulebook-fading = Stunden und Verblassen
    .body =
        Am Ende jedes Zuges zählt man für jede Karte die Stunden ihrer Schicksale zusammen. Eine Karte verblasst, sobald
        sie ihre **Dauer** erreicht haben. Dann

        - kommen ihre Schicksale zurück in den Beutel;
        - wird die Karte umgedreht und liegt nun bei den **verblassten Kräften**;
        - wächst das Verderben um **2**, es sei denn, die Gruppe hat in diesem Zug richtig vorhergesagt;
        - nimmt die oberste Karte des Stapels ihren Platz in der Reihe ein.

        Verblassen mehrere Karten, so geschieht das von links nach rechts, und jede bringt ihr Verderben. Das Verderben
        einer falschen Vorhersage kommt hinzu. Geprüft wird nur in diesem Augenblick; eine Karte mit zu vielen Stunden
        lässt sich also während des Zuges noch retten, wenn ihr ein Schicksal weggenommen wird. Eine Karte, die eben
        erst in die Reihe gekommen ist, wartet bis zum nächsten Zug.

        Eine Kraft steht ab dem Zug bereit, der auf das Verblassen ihrer Karte folgt. Ist sie eingesetzt, so kommt die
        Karte unter den Stapel. Sollte der Stapel je leer sein, kehrt die Kraft, die am längsten wartet, als Karte in
        die Reihe zurück.

rulebook-powers = Die Kräfte des Grundspiels
    .body =
        Verblasste Kräfte gehören allen. In jedem Zug darf eine eingesetzt werden, und das verpflichtet niemanden zu
        einer Vorhersage. Die Fragen beantwortet der Tisch, immer wahr, mit ja oder nein.

        Die **Gruppe** setzt diese vor ihrer ersten Vorhersage ein:

        - **1-2-3?** (Der Diener, Der Fremde), **1-4-7?** (Der Blinde, Der Kelch), **3-4-5?** (Der Richter, Die
          Adlige), **5-6-7?** (Die Maschine, Der Herr): Ist das verborgene Schicksal eine der drei Zahlen?
        - **Höher als?** (Das Morgengrauen, Die Mitternacht, Die Tiefe): Nennt eine Zahl von 1 bis 6. Ist das verborgene
          Schicksal höher?
        - **Zweimal** (Das Untier, Die Jägerin, Der Spiegel): eine Vorhersage mehr in diesem Zug.

        Die **aktive Person** setzt diese vor dem Ausspielen ein, mit beiden Schicksalen auf der Hand:

        - **Austausch** (Der Prophet, Der Reiter): Eine Karte der Reihe ohne Schicksale kommt unter den Stapel, und die
          oberste des Stapels tritt an ihre Stelle. Das kann eine Möglichkeit öffnen oder schließen.

        Die **aktive Person** setzt diese nach dem Ausspielen ein:

        - **Alt?** (Der Schlüssel): Alle erfahren, ob das eben gespielte Schicksal alt war.
        - **Niedrigeres ablegen** (Der Leviathan, Der Glockenturm, Das Ufer): Ein sichtbares Schicksal, das niedriger
          ist als das verborgene, kommt zurück in den Beutel, auch das eben gespielte. Das kann eine Karte retten, und
          es verrät etwas.

rulebook-promo = Die Promokarten und die Imago
    .body =
        Die zehn **Promokarten**:

        - **Entzwei (1):** Die Differenz hat den Wert eines sichtbaren Schicksals; gespielt wird das höhere.
        - **Das Glück (3):** Zwei verschiedene ungerade: das höhere. Ein ungerades, ein gerades: das niedrigere. Sonst
          nichts.
        - **Das Eisen (4):** Ein Schicksal ist höher als alle auf dem Eisen; gespielt wird das andere. Ohne Schicksale
          nimmt es jedes.
        - **Der Kapitän (3):** Genau eines der beiden ist eine 1, 4 oder 7; gespielt wird dieses.
        - **Das Festmahl (4):** jedes Schicksal. Danach zieh ein weiteres und spiel noch einmal, aber nicht auf das
          Festmahl. Kräfte, die nach dem gespielten Schicksal fragen, meinen das letzte.
        - **Das Gespenst (2):** Kein sichtbares Schicksal unterscheidet sich um genau eins von einem der beiden.
        - **Die Laterne (3):** Die beiden und alle sichtbaren Schicksale ergeben zusammen ein Vielfaches von 4.
        - **Die Sargträger (2):** Die Differenz ist 1 oder 2.
        - **Der Durchgang (2):** Genau ein sichtbarer Wert liegt echt zwischen den beiden.
        - **Der Wunsch (2):** jedes Schicksal. Die Gruppe hat in diesem Zug eine Vorhersage mehr.

        Ihre neuen Kräfte:

        - **Gleich?** (Entzwei, Der Durchgang), Gruppe: Wählt einen sichtbaren Wert. Ist es der des verborgenen
          Schicksals?
        - **Höchstens 2 Unterschied?** (Die Sargträger), Gruppe: Unterscheidet sich das verborgene Schicksal um
          höchstens 2 vom gespielten?
        - **Versetzen** (Das Festmahl, Die Laterne), vor dem Ausspielen: Ein sichtbares Schicksal kommt auf eine
          beliebige andere Karte der Reihe.
        - **+1** (Das Glück, Das Eisen, Das Gespenst), vor dem Ausspielen: Bis zum Ende des Zuges zählt das Schicksal,
          das du nicht spielst, für jede Karte eins mehr; nur der Nordwind sieht weiter auf die aufgedruckten Stunden.
          Vorhersagen nennen den aufgedruckten Wert.

        Der Kapitän gibt **1-4-7?** und der Wunsch **Alt?**

        Eine Erweiterung für sich ist **Die Imago (3)**. Sie nimmt jedes Schicksal, und eine 7, die auf ihr liegt, zählt
        eine einzige Stunde. Ihre Kraft ist **Austausch**.

rulebook-stars = Sterne der Tiefe
    .body =
        Die fünf Karten von **Sterne der Tiefe** beugen die Regeln am meisten:

        - **Die Asche:** nimmt jede 7. Sie zählt keine Stunden: Sie verblasst am Ende eines Zuges, in dem eine 1 oder
          eine 2 gespielt wurde, ganz gleich wo.
        - **Der Sturz:** jedes Schicksal. Auch er zählt keine Stunden: Er verblasst, wenn seine Schicksale zusammen
          mindestens doppelt so hoch sind wie das verborgene. Bevor die Gruppe handelt, erfahren alle, ob es so ist, und
          am Ende des Zuges wird noch einmal geprüft.
        - **Die Musikanten (3):** Die beiden, oder die beiden und ein sichtbares Schicksal, ergeben genau 11.
        - **Der Nordwind (2):** Eines der beiden ist genau eine Stunde mehr wert als das andere.
        - **Die Diebin (2):** Hierher lässt sich nichts spielen. In jedem Zug muss die aktive Person nach dem Ausspielen
          ein Schicksal, das höher ist als das verborgene, von einer anderen Karte zur Diebin legen. Bewegt sich nichts,
          so war nichts hoch genug, und die Verbündeten können ihre Schlüsse ziehen.

        Ihre Kräfte:

        - **Hilfe** (Die Asche, Die Diebin), Gruppe: Gebt eine andere verblasste Kraft her. Ist das verborgene Schicksal
          eine 2 oder eine 6? Es gibt nur eine Antwort für beides.
        - **Verlangsamen** (Der Nordwind), Gruppe: Die Kraft kommt unter eine Karte der Reihe, und jedes Schicksal auf
          dieser Karte zählt eine Stunde, bis sie die Reihe verlässt. Das kann sie noch im selben Zug retten.
        - **Verbannen** (Die Musikanten), Gruppe, nach einer richtigen Vorhersage: Gebt eine andere verblasste Kraft her
          und nehmt ein sichtbares Schicksal für immer aus dem Spiel.
        - **Verstärken** (Der Sturz) wirkt von selbst und zählt nicht als Kraft des Zuges. Es kommt unter die Karte, die
          den Sturz ersetzt. In einem Zug, in dem diese Karte verblassen wird, bringt eine richtige Vorhersage 2 Punkte,
          und jedes Verblassen, das Verderben bringt, bringt 3.

        Was unter einer Karte liegt, kommt unter den Stapel, wenn die Karte die Reihe verlässt.

rulebook-notes = Notizen, Schweigen und Beweise
    .body =
        - **Zahlenreihen.** Während die Gruppe entscheidet, merken die Verbündeten auf der Reihe der aktiven Hand an,
          welche Werte sie ausgeschlossen haben. Die aktive Person merkt nichts an. Gab es keine Vorhersage, so bleiben
          die Zeichen, auch wenn im nächsten Zug gerade das Schicksal gespielt werden könnte, von dem sie sprechen. Wird
          die Hand leer, so beginnt die Reihe von vorn.
        - **Schweigen.** Vom Ziehen bis zum Ende der Vorhersage sagt die aktive Person nichts, und ihr Chat bleibt
          geschlossen.
        - **Beweise.** Vielleicht hast du genau das Schicksal, das die anderen auf der aktiven Hand vermuten. Während
          die Gruppe entscheidet, darfst du es zeigen und in den Beutel zurücklegen, wenn du weißt, wo alle drei
          Exemplare seines Wertes sind: die sichtbaren, die verbannten und deine eigenen. Das kostet nichts, aber deine
          Hand ist bis zu deinem nächsten Zug leer.

rulebook-end = Das Ende
    .body =
        Die Partie endet auf der Stelle,

        - wenn die **Punkte 7 erreichen**: Ihr habt alle gewonnen, auch wenn noch Karten verblasst wären;
        - wenn das **Verderben 7 erreicht** oder übersteigt: Ihr habt alle verloren.

        Beides zugleich kann es nie geben, denn eine richtige Vorhersage hält das Verderben fern.

        Wem der Sieg nicht genügt: Ein Sieg mit weniger Verderben ist der bessere, und unter gleichen der mit weniger
        Zügen.

rulebook-challenge = Die Herausforderung zu zweit
    .body =
        Zwei, die einander schon zu gut durchschauen, können je **zwei Hände** nehmen, A und B. Jede Hand hat ihre
        eigenen Schicksale, ihre eigene Zahlenreihe und ihre eigenen Züge: zuerst die Hand A der Person, die beginnt,
        dann die Hand A der anderen, dann die beiden Hände B in derselben Reihenfolge und so weiter.

        Nur die aktive Hand zieht, spielt und wird vorhergesagt. Du weißt, was du auf beiden Händen hast, und darfst es
        nutzen, wenn du ein Schicksal spielst. Jede Schwierigkeit ist möglich; niemand kann dazukommen.

rulebook-people = Kommen, gehen, Bots und Uhren
    .body =
        - **Kommen.** Solange ihr weniger als fünf seid, kann sich zwischen zwei Zügen jemand dazusetzen, an jede
          Stelle. Wer dazukommt, gehört sofort zu den Verbündeten und zieht im ersten eigenen Zug.
        - **Gehen.** Wer geht, legt die eigenen Schicksale ungesehen in den Beutel zurück, und die anderen rücken
          zusammen. Geht die aktive Person mitten im Zug, so bleibt ein schon gespieltes Schicksal liegen, niemand sagt
          vorher, und Karten verblassen wie sonst. Ein Bot springt ein, wenn sonst weniger als zwei übrig blieben, und
          immer in der Herausforderung.
        - **Bots.** Jeder Platz kann von einem Bot gespielt werden. Bots schlagen vor und stimmen ab nur nach dem, was
          alle wissen, nie nach dem Schicksal auf der eigenen Hand, und sie stimmen dem zu, was ein Mensch vorschlägt.
          Allein unter Bots sprichst du für die Gruppe, wann immer du nicht selbst am Zug bist.
        - **Uhren.** Mit Zeitlimits wird dir eine Entscheidung, die zu lange dauert, abgenommen: Auf Kräfte wird
          verzichtet, Stimmen gelten als Zustimmung, ein Vorschlag wird übersprungen, und ein Bot wählt das Schicksal,
          das gespielt wird. Nach dem zweiten Mal in Folge nimmt ein Bot deinen Platz ein, bis du zurückkommst.

rulebook-deduction = Die Kunst des Schließens
    .body =
        - **Was die Logik sagt.** Welche Werte kann das andere Schicksal bei dieser Karte haben? Eine 4 auf dem
          Schlüssel lässt 3, 4 und 5 übrig.
        - **Was die Hilfsbereitschaft sagt.** Wer spielt, will verstanden werden. Mit zwei Vieren hätte der Spiegel
          alles gesagt; wenn er da war und nicht gewählt wurde, ist eine 3 oder eine 5 wahrscheinlicher.
        - **Was der Beutel sagt.** Von jedem Wert gibt es drei Exemplare. Zählt die sichtbaren.
        - **Was die Stunden sagen.** In der Reihe liegen das Untier, die Jägerin, der Spiegel und das Ufer, und jemand
          spielt eine 2 auf die Stunden. Die Differenz ist nicht 0, 1 oder 2 und auch nicht 4 oder mehr; also ist sie 3,
          und das verborgene Schicksal ist eine 5.
        - **Was die Zeit sagt.** Was man über ein Schicksal gelernt hat, bleibt wahr, solange es auf der Hand bleibt.
          Aber im nächsten Zug könnte gerade dieses Schicksal gespielt werden.
        - **Wenn du am Zug bist,** such die Möglichkeit, die am wenigsten Werte übrig lässt, und wäge sie gegen die
          Stunden ab: Eine Karte, die verblasst, kostet nichts, wenn die Gruppe richtig vorhersagt.
        - **Wenn ihr zweifelt,** rechnet. Eine falsche Vermutung kostet ein Verderben; aber wenn eine Karte verblassen
          wird, spart eine richtige zwei und bringt obendrein einen Punkt.

        Die Denkhilfe, wenn der Tisch sie erlaubt, nimmt euch einen Teil davon ab: Sie kann zeigen, welche Werte noch
        möglich sind, welche ein hilfreicher Zug bedeuten würde oder wie wahrscheinlich jeder ist. Sie benutzt nur, was
        alle wissen dürfen.

rulebook-options = Wahlregeln
    .body =
        Das sind die üblichen Regeln. Man kann sich auf andere einigen:

        - **Zustimmung:** Mehr als die Hälfte der Verbündeten genügt; oder es entscheidet, wer zuerst spricht oder wer
          eingeladen hat.
        - **Ersatz für eine verblasste Karte:** Die Reihe rückt nach links auf, und die neue Karte kommt ans rechte
          Ende.
        - **Das eigene Schicksal zeigen:** jedes Schicksal, oder nie.
        - **Falsche Vorhersagen:** Von mehreren bringt jede ein Verderben; oder das Schicksal wird danach nicht gezeigt.
        - **Der Sturz:** Nichts wird angesagt, bevor er verblasst.
        - **Der Durchgang:** Er zählt sichtbare Schicksale statt Werte.
        - **Das Eisen:** Ohne Schicksale nimmt es nichts.
        - **Ohne Wiederkehr:** Verbrauchte Kräfte verlassen das Spiel, und ein leerer Stapel bedeutet die Niederlage.
        - **Gehen:** Immer übernimmt ein Bot den Platz.
        - **Eigener Stapel:** acht beliebige Karten oder mehr.

        Außerdem lässt sich bestimmen, wer beginnt, ob der Tisch die Zahlenreihen führt, ob jemand dazukommen darf und
        ob die aktive Person im Chat schreiben darf.

rulebook-example = Beispiel: ein Zug zu dritt
    .body =
        In der Reihe liegen das Morgengrauen mit einer 3, der Schlüssel mit einer 5, die Maschine mit einer 1 und das
        Untier. Es gibt 3 Punkte und 2 Verderben, und unter den verblassten Kräften ist die Mitternacht. Ada ist am Zug.
        Ihre Hand ist leer; sie zieht 2 und 6.

        Was kann sie spielen? Die 6 auf das Morgengrauen, denn sie ist die höhere. Beide auf den Schlüssel, denn sie
        ergeben 8. Beide auf die Maschine, denn 6 ist das Dreifache von 2. Nichts auf das Untier, denn die Differenz
        ist 4.

        Nur mit der 2 auf der Maschine würde keine Karte verblassen, aber es blieben drei Werte übrig: 1, 4 und 6. Die 6
        auf der Maschine lässt nur zwei übrig, 2 und 3. Ada vertraut der Gruppe und spielt die 6. Die Maschine hat nun
        1 + 2 = 3 Stunden, so viel wie ihre Dauer.

        Bruno spricht zuerst. Er schlägt vor, die Mitternacht einzusetzen und zu fragen, ob das verborgene Schicksal
        höher ist als 2, und Clara stimmt zu. Die Antwort ist nein; die Mitternacht kommt unter den Stapel. Nun schlägt
        Bruno vor, 2 vorherzusagen, Clara stimmt zu, und es ist richtig: 4 Punkte. Die 2 wird gezeigt und kommt zurück
        in den Beutel.

        Dann verblasst die Maschine. Dank der richtigen Vorhersage bleibt das Verderben bei 2. Die 1 und die 6 kommen
        zurück in den Beutel, die oberste Karte des Stapels nimmt den dritten Platz der Reihe ein, und ab dem nächsten
        Zug lässt sich **5-6-7?** einsetzen. Ohne Vorhersage stünde das Verderben jetzt bei 4, nach einer falschen
        bei 5.
