# The Shipwreck Arcana: every word of the game in English.

title = The Shipwreck Arcana
tagline = Play one of your two fates, keep the other secret, and let your allies read it before doom catches up with you all.
score = { $points } of 7 points


## Cards

card-the-hours = The Hours
    .help = Open only while no card of the row takes either of your fates; then it takes any. The fate moves on at once to the first card of the row, whatever that card asks for. The Hours never fades.
card-dawn = Dawn
    .help = Takes the higher of two different fates. Duration 3. Power: “{ power-higher-than }”.
card-leviathan = Leviathan
    .help = Takes either fate if the two add up to 11 or more. Duration 4. Power: “{ power-discard-lower }”.
card-midnight = Midnight
    .help = Takes the lower of two different fates. Duration 3. Power: “{ power-higher-than }”.
card-beast = The Beast
    .help = Takes either fate if the two differ by exactly 1. Duration 1. Power: “{ power-twice }”.
card-belltower = The Belltower
    .help = Takes either fate if the sum of the two is a multiple of 3. Duration 2. Power: “{ power-discard-lower }”.
card-blind-man = The Blind Man
    .help = Takes any fate. Brings no doom when it fades. Duration 1. Power: “{ power-ask-147 }”.
card-chalice = The Chalice
    .help = Takes any fate. Everybody is told at once whether the fate you keep is higher than the one you played. Duration 2. Power: “{ power-ask-147 }”.
card-deep = The Deep
    .help = Takes either fate if the two add up to 5 or less. Duration 3. Power: “{ power-higher-than }”.
card-engine = The Engine
    .help = Takes either fate if one of the two is exactly double or triple the other. Duration 3. Power: “{ power-ask-567 }”.
card-huntress = The Huntress
    .help = Takes either fate if the two differ by exactly 2. Duration 1. Power: “{ power-twice }”.
card-judge = The Judge
    .help = Takes either fate if the sum of the two is even. Duration 3. Power: “{ power-ask-345 }”.
card-key = The Key
    .help = Takes either fate if the two add up to 7, 8 or 9. Duration 3. Power: “{ power-old }”.
card-lord = The Lord
    .help = If exactly one of the two is a 5, 6 or 7, takes that one. Duration 3. Power: “{ power-ask-567 }”.
card-mirror = The Mirror
    .help = Takes either of two equal fates. Duration 1. Power: “{ power-twice }”.
card-noble = The Noble
    .help = If exactly one of the two is a 3, 4 or 5, takes that one. Duration 3. Power: “{ power-ask-345 }”.
card-prophet = The Prophet
    .help = Takes a fate if the other one, which you keep, has the value of a visible fate. Duration 2. Power: “{ power-cycle }”.
card-rider = The Rider
    .help = Takes either fate if the two differ from each other and from every visible fate. Duration 2. Power: “{ power-cycle }”.
card-servant = The Servant
    .help = If exactly one of the two is a 1, 2 or 3, takes that one. Duration 2. Power: “{ power-ask-123 }”.
card-shore = The Shore
    .help = Takes either fate if the two differ by 4 or more. Duration 4. Power: “{ power-discard-lower }”.
card-stranger = The Stranger
    .help = Takes either fate if the sum of the two is odd. Duration 3. Power: “{ power-ask-123 }”.
card-asunder = Asunder
    .help = Takes the higher fate if the difference between the two has the value of a visible fate. Duration 1. Power: “{ power-same }”.
card-fortune = Fortune
    .help = Of two different odd fates it takes the higher; of an odd and an even one it takes the lower. Duration 3. Power: “{ power-plus-1 }”.
card-iron = Iron
    .help = Takes a fate if the other one, which you keep, is higher than every fate lying here. While nothing lies here, it normally takes any. Duration 4. Power: “{ power-plus-1 }”.
card-captain = The Captain
    .help = If exactly one of the two is a 1, 4 or 7, takes that one. Duration 3. Power: “{ power-ask-147 }”.
card-feast = The Feast
    .help = Takes any fate; then you draw another one and play again, on a different card. Duration 4. Power: “{ power-relocate }”.
card-ghost = The Ghost
    .help = Takes either fate if no visible fate is exactly one higher or lower than either of the two. Duration 2. Power: “{ power-plus-1 }”.
card-lantern = The Lantern
    .help = Takes either fate if the two and all visible fates together add up to a multiple of 4. Duration 3. Power: “{ power-relocate }”.
card-pallbearers = The Pallbearers
    .help = Takes either fate if the two differ by 1 or 2. Duration 2. Power: “{ power-within-2 }”.
card-passage = The Passage
    .help = Takes either fate if exactly one visible value lies strictly between the two. Duration 2. Power: “{ power-same }”.
card-wish = The Wish
    .help = Takes any fate, and the group may predict once more this turn. Duration 2. Power: “{ power-old }”.
card-imago = The Imago
    .help = Takes any fate. A 7 lying here counts only 1 hour. Duration 3. Power: “{ power-cycle }”.
card-ash = The Ash
    .help = Takes any 7. Hours mean nothing to it: it fades at the end of a turn in which a 1 or a 2 was played, no matter where. Power: “{ power-help }”.
card-fall = The Fall
    .help = Takes any fate. Hours mean nothing to it: it fades when its fates add up to at least twice the secret fate of the turn, which is normally announced before the group acts. Power: “{ power-amplify }”.
card-musicians = The Musicians
    .help = Takes either fate if the two make exactly 11, by themselves or together with one visible fate. Duration 3. Power: “{ power-exile }”.
card-north-wind = The North Wind
    .help = Takes either fate if one of the two is worth exactly one hour more than the other. Duration 2. Power: “{ power-slow }”.
card-thief = The Thief
    .help = Nothing can be played here. After the play of each turn it takes from another card a fate that is higher than the secret one, if there is any. Duration 2. Power: “{ power-help }”.


## Powers

power-ask-123 = 1-2-3?
    .help = The group asks whether the secret fate is a 1, 2 or 3.
power-ask-147 = 1-4-7?
    .help = The group asks whether the secret fate is a 1, 4 or 7.
power-ask-345 = 3-4-5?
    .help = The group asks whether the secret fate is a 3, 4 or 5.
power-ask-567 = 5-6-7?
    .help = The group asks whether the secret fate is a 5, 6 or 7.
power-higher-than = Higher than?
    .help = The group names a number from 1 to 6 and asks whether the secret fate is higher.
power-same = Same?
    .help = The group points at a visible fate and asks whether the secret one has the same value.
power-within-2 = Within 2?
    .help = The group asks whether the secret fate is at most 2 away from the last fate played.
power-twice = Twice
    .help = The group may predict once more this turn.
power-help = Help
    .help = The group gives up another faded power and asks whether the secret fate is a 2 or a 6; one answer covers both.
power-slow = Slow
    .help = The group slides this power under a card of the row. As long as it lies there, every fate on that card counts 1 hour.
power-cycle = Cycle
    .help = Before playing, the active player replaces a card of the row that carries no fate by the top card of the deck.
power-relocate = Relocate
    .help = Before playing, the active player moves a visible fate to another card of the row, whatever that card asks for.
power-plus-1 = +1
    .help = Used before playing: for the rest of the turn, the fate that the active player does not play counts as one higher for the cards. A prediction still has to name the printed value.
power-old = Old?
    .help = After playing, the active player lets everybody know whether the last fate played was an old one, kept from an earlier turn.
power-discard-lower = Discard lower
    .help = After playing, the active player returns to the bag a visible fate that is lower than the secret one.
power-exile = Exile
    .help = After a correct prediction the group gives up another faded power and removes a visible fate from the game.
power-amplify = Amplify
    .help = Works by itself, under the card that replaces The Fall. In the turn in which that card fades, a correct prediction scores 2 points, and each fading that brings doom brings 3.


## Names of other things

hand =
    { $which ->
        [1] { $seat }, hand A
        [2] { $seat }, hand B
       *[other] { $seat }
    }
fate = { $value }
    .help = There are three fates of each value. On a card, a 1, 2 or 3 counts 1 hour, a 4, 5 or 6 counts 2 hours, and a 7 counts 3.
slot = place { $slot }
answer-yes = yes
answer-no = no
vote =
    { $choice ->
        [1] { $seat }: in favour
       *[other] { $seat }: against
    }
switch-follow-speaker = Follow the speaker
switch-always-pass = Never use powers of my own
proposal =
    { $details ->
        [none] { $act }
       *[other] { $act }: { $details }
    }
placement =
    { $age ->
        [1] the old { $value }
        [2] the new { $value }
       *[other] { $value }
    } on { $card ->
        [none] The Hours
       *[other] { $card }
    }
visible = the { $value } on { $card }
use = Use { $card }
pay = { $card } as payment
prediction = Predict { $value }
reveal =
    { $hand ->
        [1] Show the fate of your hand B and return it to the bag
       *[other] Show your fate and return it to the bag
    }
note = { $value }
join = { $seat }


## Decisions

decision-before_play_power = Do you use a power before you play?
    .action = { $item }
    .help = The whole table may use one power per turn. If you use one now, the group cannot use another to find your fate.
decision-cycle_target = Which card is replaced?
    .action = Replace { $item }
    .help = The card goes to the bottom of the deck, and the top card of the deck takes its place. Nothing fades, and no doom is added.
decision-relocate_source = Which fate do you move?
    .action = Move { $item }
    .help = Any visible fate may be moved. Its hours will count on the card to which it goes.
decision-relocate_destination = Where do you move it?
    .action = Move it to { $item }
    .help = Any other card of the row, whatever it asks for. If the hours reach its duration, it fades at the end of the turn.
decision-play_fate = Which fate do you play, and on which card?
    .action = Play { $item }
    .help = Only what the cards allow is listed. Choose the play that tells most about the fate you keep, and mind the hours on the card. The Hours is open only if no card of the row takes either of your fates.
decision-thief_take = Which fate does The Thief take?
    .action = Take { $item }
    .help = It takes a fate that is higher than the one you keep; if there is one, it has to. You can pass only if nothing is high enough.
decision-after_play_power = Do you use a power after your play?
    .action = { $item }
    .help = The whole table may use one power per turn, and everything you do tells the others something. If you use a power now, the group cannot use another.
decision-discard_lower_target = Which fate goes back to the bag?
    .action = Discard { $item }
    .help = Any visible fate lower than the one you keep, even the one you have just played. A card that loses hours this way may be saved from fading.
decision-group_action = What do you propose to the group?
    .action = { $item }
    .help = A prediction, a power, or neither. A correct prediction scores, and nothing that fades this turn brings doom; a wrong one brings 1 doom. After a power the group may still do either.
decision-higher_than_number = Which number do you ask about?
    .action = Is it higher than { $item }?
    .help = The answer is yes if the secret fate is higher than the number, no if it is equal or lower.
decision-same_value = Which visible value do you ask about?
    .action = Is it a { $item }?
    .help = You can ask about any value that lies in front of a card of the row.
decision-slow_target = Which card is slowed?
    .action = Slow { $item }
    .help = Every fate on it counts 1 hour from now on, until the card leaves the row. A card that would fade this turn may be saved.
decision-power_payment = Which power do you give up?
    .action = Give { $item }
    .help = The power you pay with has no effect; its card is spent.
decision-group_vote = Do you agree with the proposal?
    .action = { $item }
    .help = Nobody sees your vote before the last one is in. If the proposal is rejected, the next ally makes one. Vote as if you did not know the fate in your own hand.
decision-group_again = The prediction was wrong. Do you propose another?
    .action = { $item }
    .help = If one of this turn’s predictions is right, the wrong ones do not count. If all of them are wrong, they normally bring 1 doom together.
decision-exile_offer = Do you propose to remove a visible fate from the game?
    .action = { $item }
    .help = It costs another faded power. The fate never comes back, and a card that loses hours this way may be saved from fading.
decision-exile_target = Which fate leaves the game?
    .action = Exile { $item }
    .help = Any visible fate. One copy fewer of its value remains in the game for good.

action-pass = Pass
action-agree = Agree
action-object = Object

side-follow-speaker = Follow the speaker: switch on or off
    .help = While it is on, you agree with every proposal without being asked.
side-always-pass = Never use powers of my own: switch on or off
    .help = While it is on, you are not asked about powers before and after your play. It can be changed only while it is not your turn.
side-leave = Leave the table for good
    .help = You leave at the end of the turn, or at once if it is your own. Normally your fates go back to the bag unseen.
side-seat-bot = Let a bot play this seat
    .help = The bot plays with your fates until you take the seat back.
side-seat-person = Take this seat back from the bot
    .help = You go on with the fates that lie there.
side-out-of-time = Time is up
    .help = The decision is made for whoever has not made it in time.
side-note = Flip { $item } on the number line
    .help = Allies mark which values of the active hand they have ruled out. Everybody sees the marks, and they are only notes.
side-join = Sit down clockwise after: { $item }
    .help = You join at the end of the turn and draw fates on your own first turn.
side-reveal = { $item }
    .help = Proves to the others that you hold a fate and that the active player cannot have it. It costs nothing.


## Events

event-row_laid = The row is laid: { $cards }. Doom begins at { $doom }.
    .rule = Four cards are dealt face up from left to right; the doom to begin with depends on the difficulty.
event-turn_began = Turn { $turn }: { $hand }.
    .rule = Turns go round the table clockwise; whoever has the turn is the active player, and the others are the allies.
event-drew =
    { $fates ->
        [hidden] { $seat } draws { $count ->
            [one] a fate.
           *[other] { $count } fates.
        }
       *[other] { $you ->
            [yes] You draw { $fates }.
           *[no] { $seat } draws { $fates }.
        }
    }
    .rule = The active player draws from the bag until the hand holds two fates.
event-bag_empty = The bag is empty: the { $fate } on { $card } goes back into it.
    .rule = If a fate must be drawn from an empty bag, the fate that has been visible longest returns to it first.
event-used_power = The power “{ $power }” of { $card } is used.
    .rule = The whole table may use one faded power per turn.
event-paid = { $card } is given up as payment.
    .rule = Help and Exile also cost another faded power, which is spent without effect.
event-cycled = { $card } leaves the row for the bottom of the deck; { $newcomer } takes its place.
    .rule = Cycle replaces a card that carries no fate by the top card of the deck, without fading and without doom.
event-relocated = The { $fate } moves from { $source } to { $target }.
    .rule = Relocate moves a visible fate to any other card of the row, and its hours count there.
event-played =
    { $you ->
        [yes] You play a { $fate } on { $card }.
       *[no] { $seat } plays a { $fate } on { $card }.
    }
    .rule = A fate may be played on a card whose condition the two fates in hand meet; nobody is told which of the two was older.
event-played_on_hours =
    { $you ->
        [yes] No card takes your fates: you play a { $fate } on The Hours, and it moves on to { $card }.
       *[no] No card takes the fates of { $seat }: a { $fate } is played on The Hours and moves on to { $card }.
    }
    .rule = The Hours is open only when no card of the row takes either fate; the fate then moves to the first card of the row.
event-told_higher = Is the secret fate higher than the { $fate } just played? Answer: { $answer }.
    .rule = A play on The Chalice makes known whether the fate kept in hand is higher; equal counts as not higher.
event-extra_prediction = The group may predict once more this turn, { $count } times in all.
    .rule = The Wish and Twice each allow one more prediction in the turn.
event-thief_took = The Thief takes the { $fate } from { $card }.
    .rule = After the play The Thief must take, from another card, a fate that is higher than the secret one.
event-thief_took_nothing = The Thief finds nothing to take.
    .rule = The Thief takes only a fate that is higher than the secret one; if it takes nothing, no fate on another card is.
event-told_old = Was the fate just played an old one? Answer: { $answer }.
    .rule = A fate is old if it was already in the hand when the turn began.
event-discarded = The { $fate } on { $card } goes back to the bag: the secret fate is higher.
    .rule = Discard lower removes a visible fate that is lower than the secret one.
event-announced = As things stand, will { $card } fade at the end of this turn? Answer: { $answer }.
    .rule = The Ash and The Fall do not count hours; whether their own condition is met is announced before the group acts.
event-proposed =
    { $you ->
        [yes] You propose: “{ $proposal }”.
       *[no] { $seat } proposes: “{ $proposal }”.
    }
    .rule = The allies propose in turn, people first and then bots, clockwise from the active player.
event-voted = The votes are in. { $votes }.
    .rule = Votes stay secret until the last one is in; then all of them are shown.
event-rejected = The proposal “{ $proposal }” is rejected.
    .rule = After a rejected proposal the next ally makes one; each ally proposes at most once per round.
event-no_agreement = Every proposal was rejected. What is done after all: “{ $proposal }”.
    .rule = Without agreement the best-supported proposal is carried out if more than half of the allies backed it; otherwise nothing is done.
event-asked_values = Is the secret fate among these: { $values }? Answer: { $answer }.
    .rule = Questions are answered truthfully with yes or no, for everybody to hear.
event-asked_higher = Is the secret fate higher than { $number }? Answer: { $answer }.
    .rule = Questions are answered truthfully with yes or no; equal counts as not higher.
event-asked_same = Is the secret fate a { $number }? Answer: { $answer }.
    .rule = The question must be about a value that is visible in front of a card.
event-asked_within = Is the secret fate at most 2 away from the { $fate } just played? Answer: { $answer }.
    .rule = The question compares the secret fate with the last fate played this turn.
event-slowed = { $card } is slowed: every fate on it counts 1 hour.
    .rule = Slow lies under a card until that card leaves the row.
event-predicted = The group predicts { $number }. Is it right? Answer: { $answer }.
    .rule = A prediction names one value, and any value from 1 to 7 may be named.
event-no_prediction = The group makes no prediction.
    .rule = Without a prediction the secret fate stays in hand, and everything known about it stays true.
event-showed = The secret fate is shown: { $fate }. It goes back to the bag.
    .rule = After a prediction, right or wrong, the secret fate goes back to the bag and its number line starts anew.
event-returned_unseen =
    { $count ->
        [one] A fate goes back to the bag unseen.
       *[other] { $count } fates go back to the bag unseen.
    }
    .rule = Fates that return to the bag without being shown keep their values to themselves.
event-scored =
    { $points ->
        [one] A point! The score is { $score } of 7.
       *[other] { $points } points! The score is { $score } of 7.
    }
    .rule = A correct prediction scores 1 point, or 2 in an amplified turn.
event-doom_grew = Doom grows by { $amount } to { $doom } of 7.
    .rule = Wrong predictions bring 1 doom; each card that fades brings 2, or 3 in an amplified turn, unless the group predicted correctly this turn.
event-exiled = The { $fate } on { $card } leaves the game for good.
    .rule = An exiled fate never returns to the bag.
event-faded = { $card } fades. Back to the bag: { $fates }.
    .rule = At the end of each turn every card fades whose fates carry at least as many hours as its duration; The Ash and The Fall go by rules of their own.
event-spent = { $card } is spent.
    .rule = A power that has been used or paid goes face up to the bottom of the deck, unless the table plays without return.
event-refilled = { $card } comes into the row, { $slot }.
    .rule = The top card of the deck replaces a card that has faded.
event-recycled = The deck is empty: { $card } returns to the row, { $slot }.
    .rule = When the deck is empty, the power that has waited longest goes back into the row, and its power is lost.
event-amplified = Amplify now lies under { $card }.
    .rule = When The Fall fades, its power does not join the others: it is attached to the card that takes its place.
event-revealed =
    { $you ->
        [yes] You show your fate, a { $fate }, and return it to the bag.
       *[no] { $seat } shows a { $fate } and returns it to the bag.
    }
    .rule = An ally may give up a fate to prove where the last copy of its value is.
event-noted = Number line ({ $hand }): { $number } is out.
    .rule = During the group’s discussion allies mark on the number line which values they have ruled out.
event-unnoted = Number line ({ $hand }): { $number } is open again.
    .rule = A mark on a number line is only a note and can be taken back.
event-switched =
    { $you ->
        [yes] You change a habit. { $switch }: { $answer }.
       *[no] { $seat } changes a habit. { $switch }: { $answer }.
    }
    .rule = You may always follow the speaker, or decline all powers of your own, without being asked each time.
event-will_join =
    { $you ->
        [yes] You will sit down at the end of the turn, clockwise after: { $after }.
       *[no] { $seat } will sit down at the end of the turn, clockwise after: { $after }.
    }
    .rule = Newcomers join between two turns, anywhere in the order of play, while fewer than five are at the table.
event-joined =
    { $you ->
        [yes] You join the table, clockwise after: { $after }.
       *[no] { $seat } joins the table, clockwise after: { $after }.
    }
    .rule = A newcomer is an ally at once and draws fates on the first turn of their own.
event-will_leave =
    { $you ->
        [yes] You will leave the table at the end of the turn.
       *[no] { $seat } will leave the table at the end of the turn.
    }
    .rule = Whoever has asked to leave makes no more proposals and agrees with all others.
event-left =
    { $you ->
        [yes] You leave the table.
       *[no] { $seat } leaves the table.
    }
    .rule = The fates of a player who leaves go back to the bag unseen, and the others close up.
event-forfeited =
    { $you ->
        [yes] You leave in the middle of your turn: no prediction is made.
       *[no] { $seat } leaves in the middle of the turn: no prediction is made.
    }
    .rule = If the active player leaves, a fate already played stays, the others go back to the bag unseen, and cards fade as usual.
event-bot_sat_down =
    { $you ->
        [yes] A bot now plays your seat.
       *[no] A bot now plays for { $seat }.
    }
    .rule = A bot goes on with the same fates and the same rights.
event-person_sat_down =
    { $you ->
        [yes] You take your seat back from the bot.
       *[no] { $seat } takes the seat back from the bot.
    }
    .rule = A person may take a seat back from a bot at any time.
event-ran_out_of_time =
    { $you ->
        [yes] You have run out of time.
       *[no] { $seat } has run out of time.
    }
    .rule = When time is up, the decision is made for the player; after the second time in a row a bot takes the seat.
event-won = The table has won with { $score } points!
    .rule = When the score reaches 7, everybody wins at once, and nothing fades any more.
event-lost = The table has lost. { $ending }
    .rule = When doom reaches 7, everybody loses at once.
event-abandoned = Nobody is left at the table; the game ends without a result.
    .rule = When every person has left, the game is abandoned.


## The table

zone-turn = Turn
zone-phase = Phase
zone-order = Order of play
zone-active = Active hand
zone-score = Score
zone-doom = Doom
zone-row = Row
zone-fates = Visible fates
zone-hours = Hours on the cards
zone-due = About to fade
zone-attached = Under the cards
zone-deck_top = Top of the deck
zone-deck = Deck
zone-deck_unseen = Cards not seen yet
zone-deck_known = Bottom of the deck
zone-faded = Faded powers
zone-bag = Bag
zone-exile = Exile
zone-power_used = Power used this turn
zone-plus_one = The fate not played counts one higher
zone-predictions_left = Predictions left
zone-tried = Wrong predictions
zone-plays = Played this turn
zone-proposal = Proposal
zone-offers = Rejected proposals
zone-hints = Deduction
zone-joining = About to join
zone-present = At the table
zone-hands = Fates in hand
zone-line = Ruled out on the number line
zone-bot = Bot
zone-follows = Follows the speaker
zone-passes = Uses no powers
zone-leaving = About to leave
zone-vote = Vote

phase-draw = Drawing
phase-before_play = Before the play
phase-play = Playing
phase-mandatory = The Thief
phase-after_play = After the play
phase-announce = Announcement
phase-group = The group decides
phase-resolve = Resolving
phase-after_resolve = After the prediction
phase-fade = Fading
phase-turn_end = End of the turn

ending-won = The score has reached 7.
ending-doomed = Doom has reached 7.
ending-deck_empty = The deck has run out.
ending-turn_limit = The last turn allowed is over.
ending-abandoned = Everybody has left the table.

board-score = Score
board-doom = Doom
board-row = Row
board-deck = Deck
board-deck-top = Next
board-bag = Bag
board-faded = Powers
board-no-powers = no powers yet
board-power-used = power used this turn
board-exile = Exile
board-attached = Under it
board-empty = no fates
board-hours = { $hours } of { $duration } hours
board-no-duration = does not count hours
board-due = will fade
board-on-hours = by way of The Hours
board-line = Ruled out
board-hidden = secret
board-old = old
board-new = new
board-active = Active
board-you-hold = You hold
board-predictions = Predictions left
board-tried = Wrong
board-proposal = Proposal
board-bot = bot
board-leaving = leaving
board-joining = joining
board-turns = Turns
board-absent = has left
board-notes = Number line: { $hand }
board-sign-1 = 1 hour
board-sign-2 = 2 hours
board-sign-3 = 3 hours
board-sign-duration = hours so far, of the duration
board-sign-power = power once faded

# What a card takes, in as few words as possible; the two fates in hand are meant.
board-takes-dawn = the higher fate
board-takes-leviathan = sum 11 or more
board-takes-midnight = the lower fate
board-takes-beast = difference 1
board-takes-belltower = sum a multiple of 3
board-takes-blind-man = any fate; brings no doom
board-takes-chalice = any fate; tells whether the other is higher
board-takes-deep = sum 5 or less
board-takes-engine = one double or triple the other
board-takes-huntress = difference 2
board-takes-judge = even sum
board-takes-key = sum 7, 8 or 9
board-takes-lord = the only 5, 6 or 7
board-takes-mirror = equal fates
board-takes-noble = the only 3, 4 or 5
board-takes-prophet = the other’s value is visible
board-takes-rider = both unlike each other and all visible
board-takes-servant = the only 1, 2 or 3
board-takes-shore = difference 4 or more
board-takes-stranger = odd sum
board-takes-asunder = the higher; difference is visible
board-takes-fortune = both odd: the higher; one odd: the lower
board-takes-iron = the other is higher than all here
board-takes-captain = the only 1, 4 or 7
board-takes-feast = any fate; then play again
board-takes-ghost = no visible fate is one away
board-takes-lantern = sum with all visible a multiple of 4
board-takes-pallbearers = difference 1 or 2
board-takes-passage = one visible value between
board-takes-wish = any fate; one more prediction
board-takes-imago = any fate; a 7 counts 1 hour
board-takes-ash = a 7; fades if a 1 or 2 is played
board-takes-fall = any fate; fades by its own sum
board-takes-musicians = sum 11, even with a visible one
board-takes-north-wind = hours differ by 1
board-takes-thief = nothing; takes a fate itself
board-takes-the-hours = any fate, if no card takes one


## The board in the browser

board-moment = Turn { $turn } · { $phase }
board-track = { $steps } of { $goal }
board-secret-fates =
    { $count ->
        [0] no fates in hand
        [one] one secret fate
       *[other] { $count } secret fates
    }
board-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-fates-left =
    { $count ->
        [one] 1 fate
       *[other] { $count } fates
    }
board-deck-inside = What is in the deck
board-others = The allies around the table
board-lift = pick it up, then choose a card
board-just-played = just played
board-crossed-out = ruled out
board-wrong = predicted wrongly
board-cross-out = Rule out { $value }
board-has-voted = has voted
board-agrees = you agree
board-objects = you object
board-says = { $seat } proposes: “{ $proposal }”
board-support =
    { $count ->
        [one] 1 in favour
       *[other] { $count } in favour
    }
board-percent = { $percent }%


## Deduction

hint-title = Deduction
hint-private = For your eyes only: counting your own fates too
hint-public = What the others can conclude about your fate
hint-possible = Still possible ({ $seat }): { $values }
hint-cooperative = If the play was meant to tell as much as it could: { $values }
hint-likely = { $value }: { $percent }%
hint-none = Nothing to deduce right now.
hint-off = This table plays without deduction.
hint-thinking = Thinking it over …
hint-open = possible
hint-out = { $value } is out: { $reason }
hint-play = { $play } leaves: { $values }
hint-play-best = tells the most
hint-play-chance = the best guess would be right in { $percent }% of cases
advice-reason = What everybody would think of the secret fate: { $reason }

reason-played = with it, { $value } could not have been played on { $card } (turn { $turn })
reason-played-hours = with it, some card would have taken a fate, and { $value } would not have gone to The Hours (turn { $turn })
reason-told-higher = at The Chalice, “higher than { $value }?” was answered { $answer } (turn { $turn })
reason-asked = the question about { $values } was answered { $answer } (turn { $turn })
reason-thief = The Thief takes only what is higher, and took the { $value } from { $card } (turn { $turn })
reason-thief-nothing = The Thief found nothing higher to take (turn { $turn })
reason-old = “was the fate played old?” was answered { $answer } (turn { $turn })
reason-discarded = the { $value } on { $card } was discarded as lower (turn { $turn })
reason-fall = “will The Fall fade?” was answered { $answer } (turn { $turn })
reason-predicted = predicting { $value } was wrong (turn { $turn })
reason-copies = all copies of it are accounted for
reason-held = the fate was kept from an earlier turn, in which this value was ruled out
reason-own = your own fates leave no copy of it


## Options

option-difficulty = Difficulty
    .help = How much doom the game begins with.
option-difficulty-normal = Normal: doom 2
option-difficulty-easy = Easy: doom 0
option-difficulty-hard = Hard: doom 4
option-difficulty-doomed = Doomed: doom 6
option-sets = Optional sets
    .help = Cards that are shuffled into the twenty of the base game.
option-sets-none = None
option-sets-promo = Promo
option-sets-imago = The Imago
option-sets-stars_below = Stars Below
option-custom_deck = Custom deck
    .help = Exactly these cards make up the deck, at least eight of them; the sets no longer matter.
option-two_player_challenge = Two-player challenge
    .help = Two players have two hands each, and each hand has a turn of its own.
option-start_seat = Starting player
    .help = Who has the first turn.
option-start_seat-random = Drawn by lot
option-start_seat-0 = First seat
option-start_seat-1 = Second seat
option-start_seat-2 = Third seat
option-start_seat-3 = Fourth seat
option-start_seat-4 = Fifth seat
option-refill_position = Replacing a faded card
    .help = Where the new card goes. It matters because fates from The Hours move to the first card of the row.
option-refill_position-same_slot = In the same place
option-refill_position-append_right = At the right end; the others close up
option-consent = Consent of the group
    .help = What it takes for a proposal to be carried out.
option-consent-unanimous = Everybody agrees
option-consent-majority = More than half agree
option-consent-speaker = The first speaker decides
option-consent-host = The host decides
option-consent_fallback = Without agreement
    .help = What happens when every ally’s proposal has been rejected.
option-consent_fallback-majority = The best-supported proposal, if more than half backed it
option-consent_fallback-pass = The group does nothing
option-human_first = People speak first
    .help = Whether people make their proposals before bots do.
option-bots_follow_humans = Bots follow people
    .help = Whether bots agree with whatever a person proposes.
option-reveal_discard = Showing one’s own fate
    .help = When an ally may show a fate and return it to the bag, to prove that the active player cannot have it.
option-reveal_discard-last_copy = Only the last copy of a value
option-reveal_discard-any = Any fate
option-reveal_discard-off = Never
option-multi_wrong_doom = Several wrong predictions
    .help = How much doom they bring if all predictions of a turn are wrong.
option-multi_wrong_doom-once = 1 in all
option-multi_wrong_doom-each = 1 each
option-wrong_reveal = Show the fate after a wrong prediction
    .help = Whether everybody sees the value before it goes back to the bag.
option-fall_check = The Fall
    .help = When it becomes known that The Fall is about to fade, which tells something about the secret fate.
option-fall_check-announce = Announced before the group acts
option-fall_check-fade_only = Only when it fades
option-passage_counts = The Passage
    .help = What is counted between the two fates; exactly one must lie there.
option-passage_counts-values = Visible values
option-passage_counts-tokens = Visible fates
option-iron_empty = Iron without fates
    .help = What may be played on Iron while nothing lies there.
option-iron_empty-zero = Any fate
option-iron_empty-closed = Nothing
option-spent_cards = Spent powers
    .help = Where powers go once they have been used or paid.
option-spent_cards-bottom = To the bottom of the deck
option-spent_cards-removed = Out of the game
option-deck_empty = Empty deck
    .help = What happens when a card must be replaced and the deck has run out.
option-deck_empty-recycle_oldest = The oldest power returns to the row
option-deck_empty-loss = The game is lost
option-on_leave = When somebody leaves
    .help = What becomes of the seat of a player who leaves for good.
option-on_leave-remove_seat = The seat is removed
option-on_leave-bot_takes_seat = A bot takes the seat
option-allow_join = Joining during the game
    .help = Whether newcomers may sit down between two turns.
option-mute_active = Silence of the active player
    .help = Whether the active player’s chat is closed until the prediction is settled.
option-hints = Deduction panel
    .help = How much the table works out for you. The panel uses only what everybody may know.
option-hints-off = Off
option-hints-logical = What is still possible
option-hints-cooperative = What a helpful play would mean
option-hints-bayes = Probabilities
option-auto_number_line = Number lines
    .help = Who marks the values that are ruled out.
option-auto_number_line-off = The players
option-auto_number_line-logical = The table itself
option-timers = Time limits
    .help = Whether a decision is made for you when you take too long.
option-timers-off = Off
option-timers-on = On
option-max_turns = Longest game
    .help = After this many turns the game is lost. In the base game it never gets that far.

preset-rulebook = Rulebook
    .help = The base game as its rulebook explains it; the right choice for a first game.
preset-everything = Everything
    .help = All 36 cards, with their new conditions and powers.
preset-family = Family
    .help = No doom to begin with, a panel that shows what is still possible, and a simple majority.
preset-expert_pair = Expert pair
    .help = Two players, two hands each, and four doom from the start.
preset-solo = Solo
    .help = One person among bots, without help from the deduction panel.
preset-research = Research
    .help = One speaker decides for the group; no joining, no time limits, no showing of fates.
preset-no_return = No return
    .help = Powers that have been used leave the game, and an empty deck means defeat.


## Tutorial

tutorial-goal = Welcome aboard! You and your allies win together or lose together. Guess seven times what another player is holding, and you have won; let doom reach seven, and all is lost.
tutorial-row = Whoever has the turn holds two fates, numbers from 1 to 7, and plays one of them on a card of this row. Each card takes a fate only under a condition of its own. That is how you talk to each other: without a word.
tutorial-read = Your ally has just played a fate on { $item }. This card takes a fate only if both fates of the hand are equal.
tutorial-predict = So the fate that stayed in the hand shows the same number as the one on the table. You can be certain. Choose: { $item }.
tutorial-faded = Right: the first of seven points! Fates weigh upon their card, and this one was too frail to bear much: it has faded. A fading card brings doom, but not in a turn with a correct prediction. What remains is its power, which any of you may use.
tutorial-hand = Now it is your turn. These are your two fates, and nobody else sees them. Play one of them so that your ally can work out the other.
tutorial-play = One of the cards wants two fates that differ by exactly 2. If you put your lower one there, the other can only be 2 higher, because nothing lies 2 below it. Choose: { $item }.
tutorial-understood = Understood! Your ally named the right number: the second point. And another card has faded without doing any harm.
tutorial-doubt = The next play is on { $item }, which asks for a difference of exactly 1. So the secret fate is one higher or one lower: two possibilities, and a wrong prediction brings doom.
tutorial-power = Here a power helps. One may be used each turn, and this one lets you predict twice. Choose: { $item }.
tutorial-first = With two attempts for two possibilities nothing can go wrong. Begin with the lower one: { $item }.
tutorial-second = Not this one, but it does no harm as long as the next prediction is right. Only one number is left. Choose: { $item }.
tutorial-end = Three points, and no doom at all! Most turns are less clear: then you weigh what somebody could have played instead, or make no prediction and wait. Now play a real game!


## The rulebook

rulebook-goal = What it is about
    .body =
        Two to five players are in the same boat: they win together or lose together. On your turn you hold two
        numbers from 1 to 7 that only you can see: your **fates**. You play one of them on a card whose condition the
        two of them meet, and you say nothing. Your allies look at what you played, and where, and try to name the
        number that stayed in your hand: the **secret fate**.

        - Every correct prediction scores a point. With **7 points** you have all won.
        - Wrong predictions and fading cards bring **doom**. With **7 doom** you have all lost.

        A game takes ten to twenty turns, which is ten to thirty minutes.

rulebook-table = What lies on the table
    .body =
        - **Fates:** 21 tokens in a bag, three of each value from 1 to 7. Each is worth some **hours**: a 1, 2 or 3 is
          worth one hour, a 4, 5 or 6 two hours, a 7 three hours.
        - **Arcana cards:** 20 in the base game, 16 more in the optional sets. The front has a condition for playing
          and a **duration** in hours, drawn as moons. The back has a power, which is at everybody’s disposal once the
          card has **faded**.
        - **The row:** four cards face up. A card keeps the fates played on it until it fades.
        - **The Hours:** a card of its own to the left of the row. It is the last resort when nothing else can be
          played.
        - **The deck:** the rest of the cards, face up. Everybody sees the top card.
        - **Two tracks:** score and doom, from 0 to 7.
        - **A number line for each hand:** the values 1 to 7, on which the others note what they have ruled out.

        Any fate that lies on a card of the row is **visible**. Fates in hands, in the bag or in exile are not.

rulebook-setup = Before the first turn
    .body =
        Shuffle the cards, lay four of them in the row from left to right and put the rest beside it as the deck. All
        fates go into the bag: nobody holds one yet. The score begins at 0, and doom at a number that sets the
        difficulty:

        - **Easy:** doom 0
        - **Normal:** doom 2
        - **Hard:** doom 4
        - **Doomed:** doom 6, where a single mistake is the end

        A starting player is drawn by lot, and turns go round clockwise. The number of players changes nothing else.

rulebook-turn = A turn, step by step
    .body =
        Whoever has the turn is the **active player**. The others are the **allies**, and together they form
        the **group**.

        - **Draw.** The active player draws until the hand holds two fates. A fate that was there before is **old**, a
          fate drawn this turn is **new**.
        - **Power before playing.** The active player may use one.
        - **Play.** The active player plays one of the two fates. This cannot be skipped.
        - **Power after playing.** The active player may use one.
        - **The group.** The allies may use a power, may predict the secret fate, or do neither.
        - **Resolve.** A point for a correct prediction, doom for a wrong one.
        - **Fade.** Every card that carries too many hours leaves the row.

        Only **one power** may be used in a turn, by the active player or by the group, not one by each. Then the next
        player begins.

rulebook-playing = Playing a fate
    .body =
        A card tells whether it takes a fate by looking at both fates in your hand, and some cards look at the visible
        fates too. The fate you are about to play is not visible yet. If several plays are possible, choose freely
        among fates and cards: only the card you play on has an effect.

        Everybody sees the value and the card. Nobody learns whether the fate was old or new.

        If **no card of the row takes either fate**, and only then, you play on **The Hours**, whichever fate you
        like. The fate moves on at once to the first card of the row. That card’s condition and special effect do not
        matter, but the hours count there from now on. Your allies still learn a lot: nothing in the row could be
        played.

rulebook-cards = The twenty cards of the base game
    .body =
        “Either” means that you choose which of the two fates you play. In brackets: the duration.

        - **Dawn (3), Midnight (3):** the fates differ. Dawn takes the higher, Midnight the lower.
        - **The Deep (3):** the sum is 5 or less; either.
        - **The Key (3):** the sum is 7, 8 or 9; either.
        - **Leviathan (4):** the sum is 11 or more; either.
        - **The Judge (3), The Stranger (3):** the sum is even, or odd respectively; either.
        - **The Belltower (2):** the sum is a multiple of 3; either.
        - **The Mirror (1), The Beast (1), The Huntress (1):** the difference is exactly 0, 1 or 2 respectively;
          either.
        - **The Shore (4):** the difference is 4 or more; either.
        - **The Engine (3):** one fate is double or triple the other; either.
        - **The Servant (2), The Noble (3), The Lord (3):** exactly one of the two is among 1, 2, 3, or 3, 4, 5, or
          5, 6, 7 respectively; that one.
        - **The Prophet (2):** one of the two has the value of a visible fate; the other one. If both have, either.
        - **The Rider (2):** the two differ from each other and from every visible fate; either.
        - **The Blind Man (1):** any fate. It brings no doom when it fades.
        - **The Chalice (2):** any fate. At once everybody is told whether the fate you keep is higher than the one
          you played; equal is not higher.

rulebook-group = How the group decides
    .body =
        The active player takes no part in what follows and keeps silent. The allies discuss as they like, with one
        rule of honour: nobody hints at the fate in their own hand, not even to prevent a mistake.

        The allies make **proposals** in turn, people before bots and clockwise from the active player. A proposal is
        a prediction, a power with all its details, or simply to pass. The other allies **vote**, and nobody sees a
        vote before the last one is in.

        - If everybody agrees, the proposal is carried out. After a power a new round of proposals begins.
        - If anybody objects, nothing happens, and the next ally makes a proposal. Each ally has one per round.
        - If all proposals of a round have been rejected, the one with the most support is carried out, provided that
          more than half of the allies were for it; among equals, the earliest. Otherwise the group passes.

        With a single ally there is nothing to vote on. If you trust the others, switch on “follow the speaker” and
        you will agree with every proposal by yourself.

rulebook-predicting = Predicting
    .body =
        A prediction names **one value**. Any value from 1 to 7 is allowed, even an impossible one.

        - **Correct:** one point. The fate is shown and goes back to the bag, and no card that fades this turn brings
          doom.
        - **Wrong:** one doom. The fate is shown and goes back to the bag.
        - **No prediction:** nothing is scored or lost. The fate stays in the hand; on the next turn its owner draws
          only one new fate, and it may be either of the two that is played.

        If a card or a power allows **several predictions** in a turn, they are made one after the other. After a wrong
        one the group may stop. If one is right, the wrong ones before it do not matter; if all are wrong, they bring
        one doom together. Once the first prediction has been made, the group can ask no more questions.

rulebook-fading = Hours and fading
    .body =
        At the end of every turn, add up the hours of the fates on each card. A card fades once they have reached
        its **duration**. Then

        - its fates go back to the bag;
        - the card is turned over and lies with the **faded powers**;
        - doom grows by **2**, unless the group predicted correctly this turn;
        - the top card of the deck takes its place in the row.

        If several cards fade, they do so from left to right, and each one brings its doom. The doom of a wrong
        prediction comes on top. Cards are looked at only at this moment, so that a card with too many hours can still
        be saved during the turn, if a fate is taken away from it. A card that has just come into the row waits until
        the next turn.

        A power is ready for use from the turn after its card has faded. Once used, the card goes to the bottom of the
        deck. Should the deck ever be empty, the power that has waited longest returns to the row as a card.

rulebook-powers = The powers of the base game
    .body =
        Faded powers belong to everybody. One may be used per turn, and using one obliges nobody to predict. Questions
        are answered for you, truthfully, with yes or no.

        The **group** uses these before its first prediction:

        - **1-2-3?** (The Servant, The Stranger), **1-4-7?** (The Blind Man, The Chalice), **3-4-5?** (The Judge, The
          Noble), **5-6-7?** (The Engine, The Lord): is the secret fate one of the three?
        - **Higher than?** (Dawn, Midnight, The Deep): name a number from 1 to 6. Is the secret fate higher?
        - **Twice** (The Beast, The Huntress, The Mirror): one more prediction this turn.

        The **active player** uses this one before playing, with both fates in hand:

        - **Cycle** (The Prophet, The Rider): a card of the row without fates goes to the bottom of the deck, and the
          top card of the deck takes its place. It may open a play or close one.

        The **active player** uses these after playing:

        - **Old?** (The Key): everybody is told whether the fate just played was old.
        - **Discard lower** (Leviathan, The Belltower, The Shore): a visible fate lower than the secret one goes back
          to the bag, even the one just played. It may save a card, and it tells something.

rulebook-promo = The promo cards and The Imago
    .body =
        The ten **promo** cards:

        - **Asunder (1):** the difference has the value of a visible fate; the higher.
        - **Fortune (3):** two different odd fates: the higher. One odd, one even: the lower. Nothing else.
        - **Iron (4):** one fate is higher than every fate on Iron; the other one. Without fates it takes any.
        - **The Captain (3):** exactly one of the two is a 1, 4 or 7; that one.
        - **The Feast (4):** any fate. Then draw another and play again, but not on The Feast. Powers that ask about
          the fate played mean the last one.
        - **The Ghost (2):** no visible fate is exactly one away from either of the two; either.
        - **The Lantern (3):** the two and all visible fates add up to a multiple of 4; either.
        - **The Pallbearers (2):** the difference is 1 or 2; either.
        - **The Passage (2):** exactly one visible value lies strictly between the two; either.
        - **The Wish (2):** any fate. The group may predict once more this turn.

        Their new powers:

        - **Same?** (Asunder, The Passage), group: choose a visible value. Is it the value of the secret fate?
        - **Within 2?** (The Pallbearers), group: is the secret fate at most 2 away from the fate played?
        - **Relocate** (The Feast, The Lantern), before playing: move a visible fate to any other card of the row.
        - **+1** (Fortune, Iron, The Ghost), before playing: until the end of the turn the fate you do not play counts
          as one higher for every card; only The North Wind still looks at the printed hours. Predictions name the
          printed value.

        The Captain gives **1-4-7?** and The Wish **Old?**

        A set of its own is **The Imago (3)**. It takes any fate, and a 7 lying on it counts a single hour. Its power
        is **Cycle**.

rulebook-stars = Stars Below
    .body =
        The five cards of **Stars Below** bend the rules most:

        - **The Ash:** takes any 7. It counts no hours: it fades at the end of a turn in which a 1 or a 2 was played,
          no matter where.
        - **The Fall:** any fate. It counts no hours either: it fades when its fates add up to at least twice the
          secret fate. Before the group acts, everybody is told whether that is so, and at the end of the turn it is
          checked again.
        - **The Musicians (3):** the two, or the two and one visible fate, add up to exactly 11; either.
        - **The North Wind (2):** one of the two is worth exactly one hour more than the other; either.
        - **The Thief (2):** nothing can be played here. After the play of each turn the active player must move to
          The Thief a fate from another card that is higher than the secret one. If nothing is moved, nothing was high
          enough, and the allies may draw their conclusions.

        Their powers:

        - **Help** (The Ash, The Thief), group: give up another faded power. Is the secret fate a 2 or a 6? There is
          one answer for both.
        - **Slow** (The North Wind), group: the power slides under a card of the row, and every fate on that card
          counts one hour until it leaves the row. It may save a card in the very same turn.
        - **Exile** (The Musicians), group, after a correct prediction: give up another faded power and take a visible
          fate out of the game for good.
        - **Amplify** (The Fall) works by itself and does not count as the power of the turn. It slides under the card
          that replaces The Fall. In a turn in which that card is about to fade, a correct prediction scores 2 points,
          and every fading that brings doom brings 3.

        What lies under a card goes to the bottom of the deck when the card leaves the row.

rulebook-notes = Notes, silence and proof
    .body =
        - **Number lines.** While the group decides, the allies mark on the active hand’s line which values they have
          ruled out. The active player marks nothing. When no prediction was made, the marks stay, although next turn
          the fate they speak of may be the one that is played. When the hand becomes empty, the line starts anew.
        - **Silence.** From drawing to the end of the prediction the active player says nothing, and the chat stays
          closed.
        - **Proof.** Perhaps you hold the very fate that the others keep suspecting in the active player’s hand. While
          the group decides, you may show it and return it to the bag, if you can account for all three copies of its
          value: those that are visible, those in exile and your own. It costs nothing, but your hand is empty until
          your next turn.

rulebook-end = The end
    .body =
        The game ends at once

        - when the **score reaches 7**: you have all won, even if cards were about to fade;
        - when **doom reaches 7** or more: you have all lost.

        Both can never happen in the same turn, since a correct prediction keeps doom away.

        For those who want more than victory: a win with less doom is a better win, and among equals the one with
        fewer turns.

rulebook-challenge = The two-player challenge
    .body =
        Two players who know each other’s minds too well may take **two hands** each, A and B. Each hand has its own
        fates, its own number line and its own turns: first hand A of the starting player, then hand A of the other,
        then the two hands B in the same order, and so on.

        Only the active hand draws, plays and is predicted. You know what is in both of yours, and you may use it when
        you choose a play. Any difficulty goes with it; nobody can join.

rulebook-people = Joining, leaving, bots and clocks
    .body =
        - **Joining.** As long as there are fewer than five players, anybody may sit down between two turns, at any
          place. Newcomers are allies at once and draw on their own first turn.
        - **Leaving.** Whoever leaves returns their fates to the bag unseen, and the others close up. If the active
          player leaves in mid-turn, a fate already played stays where it is, nobody predicts, and cards fade as
          usual. A bot takes over if fewer than two would remain, and in the challenge.
        - **Bots.** Any seat may be played by a bot. Bots propose and vote only by what everybody knows, never by the
          fate in their own hand, and they agree with what a person proposes. Alone among bots, you speak for the
          group in every turn but your own.
        - **Clocks.** With time limits on, a decision that takes too long is made for you: powers are declined, votes
          count as agreement, a proposal is skipped, and a bot chooses the fate to play. After the second time in a
          row a bot takes your seat until you come back to it.

rulebook-deduction = The art of deduction
    .body =
        - **What logic says.** Which values could the other fate have, given the card? A 4 on The Key leaves 3, 4 and
          5.
        - **What kindness says.** Your ally wanted to be understood. With two 4s, a play on The Mirror would have said
          everything; since it was not made, though The Mirror was there, 3 or 5 is more likely.
        - **What the bag says.** There are three copies of each value. Count the visible ones.
        - **What The Hours says.** The row is The Beast, The Huntress, The Mirror and The Shore, and somebody plays a 2
          on The Hours. The difference is not 0, 1 or 2, nor 4 or more; so it is 3, and the secret fate is a 5.
        - **What time says.** Whatever was learnt about a fate stays true while it is kept. But next turn it may be
          that very fate which is played.
        - **When you are active,** look for the play that leaves the fewest values, and weigh it against the hours: a
          card that fades costs nothing if the group predicts correctly.
        - **When you are in doubt,** do the sums. A wrong guess costs one doom; but if a card is about to fade, a right
          one saves two and scores a point as well.

        The deduction panel, if the table allows it, does part of this for you: it can show the values still possible,
        those that a helpful play would mean, or how likely each one is. It uses only what everybody may know.

rulebook-options = Options
    .body =
        These are the usual rules. A table may agree on others:

        - **Consent:** more than half of the allies is enough; or the first speaker decides, or the host.
        - **Replacing a faded card:** the row closes up to the left, and the new card comes in at the right end.
        - **Showing one’s own fate:** any fate, or never.
        - **Wrong predictions:** each of several brings a doom; or the fate is not shown afterwards.
        - **The Fall:** nothing is announced before it fades.
        - **The Passage:** it counts visible fates, not values.
        - **Iron:** without fates it takes nothing.
        - **No return:** spent powers leave the game, and an empty deck means defeat.
        - **Leaving:** a bot always takes the seat.
        - **Custom deck:** any eight cards or more.

        You may also choose who begins, let the table keep the number lines, forbid joining, or allow the active player
        to chat.

rulebook-example = Example: a turn with three players
    .body =
        The row is Dawn with a 3, The Key with a 5, The Engine with a 1, and The Beast. The score is 3, doom is 2, and
        Midnight lies among the faded powers. It is Ada’s turn. Her hand is empty; she draws 2 and 6.

        What can she play? The 6 on Dawn, because it is the higher one. Either fate on The Key, because they make 8.
        Either on The Engine, because 6 is triple 2. Not on The Beast: they differ by 4.

        The 2 on The Engine would be the only play after which no card is about to fade, but it would leave three
        values: 1, 4 and 6. The 6 on The Engine leaves just two, 2 and 3. Ada trusts her allies and plays the 6. The
        Engine now carries 1 + 2 = 3 hours, which is its duration.

        Bruno speaks first. He proposes to use Midnight and ask whether the secret fate is higher than 2, and Clara
        agrees. The answer is no; Midnight goes to the bottom of the deck. Now Bruno proposes to predict 2, Clara
        agrees, and it is right: the score is 4. The 2 is shown and goes back to the bag.

        Then The Engine fades. Thanks to the correct prediction, doom stays at 2. The 1 and the 6 go back to the bag,
        the top card of the deck takes the third place in the row, and from the next turn on **5-6-7?** may be used.
        Without a prediction doom would be 4 now; after a wrong one, 5.
