# The web page: every word that is not about a game, in English.

web-home = Home
web-skip = Skip to the table
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-cancel = Cancel
web-offline = The server cannot be reached. Please try again in a moment.
web-missing = There is nothing here.

## The first page

web-welcome = Four games of fate
web-lead = Take a seat: alone with bots that play well, or with friends by a link. Nothing to install, nobody to ask.
web-play-now = Play now
web-dealing = Dealing …
web-with-friends = With friends
web-learn = Learn
web-rules = Rules
web-leaders = Best players
web-cooperative = all together
web-my-tables = Your games
web-no-my-tables = No game of yours is running.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players just now.
web-have-code = Do you have a code?
web-join = Join
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-running = being played
web-unofficial = An independent, unofficial implementation. The games belong to their authors and publishers.
# Names for guests, separated by blanks; a number is added.
web-guest-names = Pilgrim Wanderer Stargazer Moonlight Lantern Raven Comet Ember

## A new table

web-bots = Bots
web-bot-level = How the bots play
web-clock = Clock
web-clock-none = No clock
web-clock-kind-live = Minutes for the whole game
web-clock-kind-days = Days for each decision
web-clock-live = { $minutes } minutes each, and { $increment } seconds more for each decision
web-clock-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
}
web-minutes = Minutes
web-increment = Seconds more for each decision
web-days-each = Days for each decision
web-spectators = Spectators
web-spectators-are = { $policy ->
    [none] Nobody may watch
    [delayed] Spectators see everything later
   *[live] Spectators may watch
}
web-undo-is = { $policy ->
    [never] Nothing is taken back
    [free] Harmless moves may be taken back
   *[agreed] Moves may be taken back if all agree
}
web-hints-are = { $on ->
    [yes] Hints are allowed
   *[no] Without hints
}
web-allow-hints = Allow hints
web-public = Show the table to everybody
web-rules-options = Options of the rules
web-open-table = Open the table
web-start = Start

## Before the game

web-seats = Seats
web-nobody = Nobody
web-you = you
web-sit = Sit here
web-stand-up = Stand up
web-add-bot = Add a bot
web-remove-bot = Send away
web-host-starts = { $who } starts the game when all seats are taken.
web-close-table = Give up the table
web-invite = Invite friends
web-link = Link
web-code = Code:
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the link
web-agreed = What was agreed

## The table

web-connecting = Connecting …
web-lost = The connection is lost. Trying again; nothing is lost.
web-ended = The server has closed this table’s connection.
web-closed = This table has been given up.
web-abandoned = The game was abandoned.
web-sending = Sending your choice …
web-players = Players
web-thinking = is thinking
web-away = is away
web-stand-in = a bot plays
web-time-left = Time left:
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-decision = What you are asked
web-explain = Explain
web-all-choices = { $count ->
    [one] Show the choice
   *[other] Show all { $count } choices
}
web-side = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-hint = Hint
web-tab-deduction = Deduction
web-tab-notes = Notes
web-log = What has happened
web-chat = What was said
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-typing = { $who } is writing …
web-ask-master = What would the master do?
web-no-help = Nothing more to say about this.
web-my-note = Your note
web-note-private = Only you can read this.
web-note-turn = Turn { $turn }: a note for yourself, also in the replay.
web-note-cards = Notes about cards: open a card and write there.
web-table-menu = Table
web-sound = Sounds
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-motion = Moving cards
web-confirm = Confirm every choice
web-undo = Take back
web-pause = Ask for a pause
web-resume = Go on
web-paused = The game is paused.
web-abandon = Ask to abandon the game
web-leave = Leave (a bot plays on)
web-bot-plays = A bot is playing for you.
web-come-back = Take your seat back
web-ballot = { $topic ->
    [pause] { $who } asks for a pause.
    [resume] { $who } wants to go on.
    [abandon] { $who } asks to abandon the game.
   *[undo] { $who } asks to take back the last move.
}
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-waiting-votes = Waiting for the others …
web-go-to-entry = Go to entry { $number }

## What happens at the table

web-news-sit = { $who } sits down.
web-news-leave = { $who } leaves.
web-news-bot = A bot sits down.
web-news-clear = A bot is sent away.
web-news-start = The game begins.
web-news-stand-in = { $who } has run out of time; a bot plays on.
web-news-come-back = { $who } is back.
web-news-rematch = { $who } wants to play again.
web-news-close = The table is given up.
web-news-hand-lead = { $who } hands on the lead.
web-news-vote = { $topic ->
    [pause] { $yes ->
        [yes] { $who } is for a pause.
       *[no] { $who } is against a pause.
    }
    [resume] { $yes ->
        [yes] { $who } is for going on.
       *[no] { $who } is against going on.
    }
    [abandon] { $yes ->
        [yes] { $who } is for abandoning the game.
       *[no] { $who } is against abandoning the game.
    }
   *[undo] { $yes ->
        [yes] { $who } is for taking back the last move.
       *[no] { $who } is against taking back the last move.
    }
}

## The end

web-to-rematch = To the new game
web-replay = Look at the game again
web-export = Save as a file
web-proof = Was it dealt fairly?

## People

web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-account = Account
web-account-why = A name and a password are enough; we ask for nothing else. An account keeps your ratings and your games on all your devices.
web-have-account = I have an account
web-no-account = I have no account yet
web-guest-now = You are a guest here. With an account nothing is lost when you change the browser.
web-name = Name
web-password = Password
web-old-password = Old password
web-new-password = New password
web-save = Save
web-saved = Saved.
web-delete = Delete me
web-delete-sure = Delete everything about you? The results of your games stay, without your name.
web-devices = Where you are signed in
web-this-device = this device
web-end = End
web-tokens = Tokens for programs
web-token-for = What is it for?
web-token-make = Make a token
web-token-once = Here it is, for this one time:
web-archives = Games from files
web-bring-file = Bring a saved game along
web-past-games = Finished games
web-no-past-games = No finished games yet.
web-statistics = Statistics
web-rating = Rating
web-rating-about = The rating is what we are nearly certain of; it rises with every game that confirms it.
web-games = Games
web-wins = Wins
web-place = Place
web-when = When
web-against-people = Against people
web-against-bots = Against bots
web-since = Here since { $date }
web-no-leaders = Nobody has a rating here yet. Play against people to be the first.

## Looking at a game again

web-look-back = Look back at earlier turns
web-to-table = Back to the table
web-eyes = Through whose eyes?
web-eyes-all = Everything open
web-replay-controls = Time
web-moment = Moment
web-first = To the beginning
web-last = To the end
web-step = One step on
web-step-back = One step back
web-play-replay = Play
web-pause-replay = Stop
web-opinion = The master’s opinion
web-judge = Judge every move
web-judging = Judging: { $done } of { $all } moves
web-warming-up = The master is warming up; this takes a minute or two after the server has started.
web-curve = Chances of winning during the game
web-doubts = Doubtful choices
web-doubt = { $verdict ->
    [mistake] { $number }: a mistake of { $who }, { $loss } points of chance lost
   *[doubtful] { $number }: a doubtful choice of { $who }, { $loss } points of chance lost
}
web-verdict = { $verdict ->
    [best] The best choice.
    [fine] A good choice.
    [mistake] A mistake.
   *[doubtful] A doubtful choice.
}
web-better = Better: { $choice }
web-play-on = Play on from here
web-play-on-seat = Your seat
web-play-on-deal = Hidden cards
web-deal-fresh = Dealt anew, as far as the seat could not know them
web-deal-real = As they really lay
web-review-begin = Look at it together
web-review-you = You lead: the others see what you see.
web-review-hand = Hand the lead to { $who }
web-review-other = { $who } leads.
web-review-follow = Follow

## Rules and lessons

web-search = Search the rules
web-chapters = Chapters
web-pictures = All cards
web-nothing-found = Nothing found.
web-player = Player { $number }
web-step-of = { $step } of { $all }
web-next = Next
web-back = Back
web-lesson-other = In this lesson, please take what is marked. You are free in a real game.
