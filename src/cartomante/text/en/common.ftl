## Words that every game uses

nothing = nothing
# $initial is the first letter of the last thing, for languages in which the word for "and" depends on it.
list-and =
    { $initial ->
        *[other] { $first } and { $last }
    }
list-apart = { $first }; { $last }
you = You
yes = yes
no = no
no-items = none
place = { $place }. { $name }: { $score }
table = The table

## The list of games

games-players = { $low } to { $high } players

## Simulation

simulate-compiling = Compiling the rules
simulate-playing = Playing
simulate-players = Players
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-decisions-per-second = Decisions per second
simulate-games-per-second = Games per second
simulate-mean-decisions = Decisions per game
simulate-seat = Seat
simulate-mean-scores = Mean score
simulate-wins-by-seat = Wins
simulate-games-won = Games won
simulate-mean-score = Mean score

## Checking a saved game

verify-yes = Yes: this game of { $title } was dealt and played as it claims.
verify-commitment = The secret belongs to the commitment { $commitment }.
verify-seed-drawn = { $strings ->
    [0] The seed { $seed } follows from the secret.
   *[other] The seed { $seed } follows from the secret and what the players added to it.
}
verify-seed-number = The seed is the number { $seed }; its commitment is { $commitment }.
verify-position = The game begins from a given position; there is no deal to check.
verify-moves = { $moves ->
    [one] The only move was legal.
   *[other] All { $moves } moves were legal.
}
verify-fingerprint = They lead to the position with the fingerprint { $fingerprint }.
verify-scores = { $count ->
    [one] The score is right: { $scores }.
   *[other] The scores are right: { $scores }.
}
verify-unfinished = The game is not finished yet.

## Telling a game again

replay-unfinished = The game is not finished yet.
replay-keys = Any key: next turn. A: all the rest. Q: stop.

## Content packs

pack-written = { $file } is written, a copy of the pack { $pack }. Change it as you like.
pack-header =
    This is a content pack for { $title }: a copy of { $pack }, the pack that comes with the game. Change it as you
    like. Lines that begin with # are comments. What every field means stands in { $page }.
pack-check-it = Check it: { $command }
pack-play-it = Play with it: { $command }
pack-simulate-it = Try it in many random games: { $command }
pack-good = { $file } is a good pack for { $title }.
pack-bad = { $count ->
    [one] { $file } cannot be played with; one thing is wrong:
   *[other] { $file } cannot be played with; { $count } things are wrong:
}
pack-same = It says the same as { $pack }, the pack that comes with the game.
pack-changed = { $count ->
    [one] It differs from { $pack }, the pack that comes with the game, in line { $lines }.
   *[other] It differs from { $pack }, the pack that comes with the game, in { $count } lines: { $lines }.
}
pack-warnings = { $count ->
    [one] One thing is allowed, but looks like a slip:
   *[other] { $count } things are allowed, but look like slips:
}
pack-more = … and { $count } more (--json lists them all)

## The arena

arena-compiling = Compiling
arena-playing = Playing
arena-title = Arena: { $game }
arena-subtitle = { $deals ->
    [one] { $games } games of { $players } players from one deal.
   *[other] { $games } games of { $players } players from { $deals } deals.
}
arena-form-mixed = Everybody meets everybody: each deal is played { $lap } times, and in those games each bot sits on each seat once.
arena-form-against = One bot at a table of { $rival }: each deal is played { $lap } times, with every bot on every seat once.
arena-form-together = Each bot takes the whole table: each deal is played once by every bot, { $lap } times in all.
arena-unfinished = Not finished yet: { $played } of { $games } games have been played.
arena-best = { $bot } is ahead: it wins { $rate } of its games, where { $even } would be even.
arena-together = { $bot } wins { $rate } of its games.
arena-close = { $count ->
    [one] { $bots } may be just as strong: the intervals of the ratings overlap.
   *[other] { $bots } may be just as strong: the intervals of the ratings overlap.
}
arena-alone = { $bot } wins { $rate } of its games alone against { $others } × { $rival }; { $even } would be even.
arena-rating = Rating
arena-rating-about = OpenSkill, moved so that the mean is 25. The bar covers 95 of 100 tournaments put together from these deals at random.
arena-wins = Games won
arena-wins-about = How often a bot wins from a seat it holds; a shared win counts in parts. The bar is the 95 % interval (Wilson's).
arena-wins-together = How often the table wins. The bar is the 95 % interval (Wilson's).
arena-even = even: { $rate }
arena-seats = By seat
arena-seats-about = Games won from each seat; the seats are numbered from 1.
arena-seat = Seat { $seat }
arena-scores = Scores
arena-scores-about = How often each score came up; the line is the mean.
arena-times = Time for a decision
arena-times-about = The mark is the mean; the broad line ends where 95 of 100 decisions are made, the thin one at the slowest.
arena-ahead = Who beats whom
arena-ahead-about = How often the bot on the left comes out ahead of the bot above; a tie counts half.
arena-all-figures = All figures
arena-bot = Bot
arena-games = Games
arena-score = Mean score
arena-decisions = Decisions
arena-mean = Mean time
arena-slow = 95 %
arena-slowest = Slowest
arena-players = Players
arena-seed = Seed
arena-pack = Pack
arena-options = Options
arena-version = Version
arena-ties = Games with several winners
arena-again = The same again:
arena-rounded = { $games } games instead of { $asked }, so that all line-ups play every deal.
arena-kept = { $played } of { $games } games are played and kept. The same command goes on from here.
arena-written = { $file } is written.

## Balance

balance-title = Balance: { $game }
balance-subtitle = { $games } games of { $players } players with the pack { $pack }, all seats played by { $bot }.
balance-compared = The hollow marks are { $pack }, the pack that comes with the game.
balance-nothing = Nothing stands out: every difference seen may be luck.
balance-above = { $thing }: wins more than its share, { $rate }, where { $even } would be even.
balance-below = { $thing }: wins less than its share, { $rate }, where { $even } would be even.
balance-more = { $count ->
    [one] One more thing stands out.
   *[other] { $count } more things stand out.
}
balance-table-won = The table wins { $rate } of the games.
balance-dead = { $count ->
    [0] There is no card that hardly anybody uses.
    [one] Hardly anybody uses this card: { $cards }.
   *[other] Hardly anybody uses these { $count } cards: { $cards }.
}
balance-seats-about = A number in bold colour is off balance, also in view of how many things are compared here.
balance-marks = What each player has
balance-openings = Opening choices
balance-openings-about = The first choice of each player. What came up fewer than { $few } times is in the table only.
balance-cards = Cards
balance-cards-about = How those fare who have a card, whatever they do with it: the best and the worst of them.
balance-best = Most wins
balance-worst = Fewest wins
balance-card = Card
balance-turned-up = Games it came up in
balance-had = Had by
balance-had-wins = Won by those
balance-used = Used by
balance-used-wins = Won by those
balance-wasted = Thrown away
balance-choices = Decisions about cards
balance-choices-about = How those fare who choose a card at least once in a game, by what is asked.
balance-all = All of them
balance-sides = How often
balance-length = Length
balance-decisions = Decisions per game
balance-turns = Turns per game
balance-scores = All scores
balance-winning-scores = Highest score of a game
balance-margins = Lead of the first over the second
balance-endings = How games end
balance-won = Games won
balance-this-pack = This pack
balance-default-pack = Default pack
balance-thing = What
balance-difference = Difference, in points of a hundred
balance-changes = What the pack changes
balance-changes-about = Win rates that differ from the default pack by more than luck, in view of how many are compared.
balance-no-change = No win rate differs clearly from the default pack.
balance-default-run = Now the default pack, to compare with

## The table on the screen

commitment = The deal is settled. Commitment to its seed, to be checked after the game: { $digest }
no-commitment = This game begins from a given position.
your-hand = Your hand
waiting = Waiting for { $names }
over-hint = The game is over
warm-up = Bots are warming up ({ $percent }%)
warm-up-failed = The strong bots could not start; quick ones play instead
kept = Your game is saved. { $command }
not-kept = Your game could not be saved: { $reason }

key-help = Help
key-rulebook = Rules
key-table = Table
key-log = Log
key-language = Language
key-theme = Light/dark
key-quit = Quit
key-result = Result
key-side = Aside
key-notes = Notes
key-deduction = Deduction
key-hint = Hint
key-change = Change
key-choose = Choose

## Windows

page-keys = ↑↓ scroll · Esc close
page-close = Esc close
notes-help = The keys 1 to { $last } flip a mark, and so does a click. Everybody sees the marks.
rulebook = Rulebook
whole-table = Everything you can see
choose-language = Language
help = Help
help-text =
    __Choosing.__ The arrow keys, or the key in front of a choice, move the cursor; Enter takes the choice. A click
    does both. What you have chosen stays chosen.

    __The log.__ Tab moves on to the log and the table. In the log the arrow keys go through the entries, and the rule
    behind each appears below. Esc returns to your choices.

    __Keys.__ `?` this help · `r` rulebook · `t` the whole table · `h` a hint: what the master would do ·
    `l` language · `d` light or dark · `q` save and quit

    Where the game has such things: `s` what you may do unasked · `n` notes · `w` what follows from what you know

    __Signs.__ `…` is thinking · `✓` is ready · `★` leads

## Hints

advice-best = { $level ->
    [apprentice] The apprentice would choose: { $action }
    [adept] The adept would choose: { $action }
    [master] The master would choose: { $action }
   *[other] At first sight, best is: { $action }
}
advice-only = There is nothing else to choose: { $action }
advice-any = All options seem equally good.
advice-close = Nearly as good: { $actions }
advice-chance = { $simulations ->
    [0] The percentages are chances of winning.
    [one] The percentages are chances of winning, from one imagined game.
   *[other] The percentages are chances of winning, from { $simulations } imagined games.
}
advice-liking = The percentages say how much there is to be said for each option at first sight, without looking ahead.
advice-honest = The advice rests on what you can know yourself.
advice-thinking = Thinking …
advice-unasked = You are not being asked anything now.
advice-forbidden = This table plays without hints.
advice-warm-up = The master is still warming up ({ $percent }%).
advice-warm-up-failed = The master could not start.
advice-quick = This is a quick opinion.

## The end of a game

game-over = The game is over
all-lost = You have all lost.
all-won = You have all won!
table-won = All have won: { $score }.
table-lost = All have lost: { $score }.
you-won = You have won!
you-won-together = You have won, together with others!
others-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
tie-broken = { $names } have equal points; the tie-break of the rules puts them in this order.
tie-shared = { $names } have equal points and share the place.
proof-commitment = Commitment before the first move: { $digest }
proof-seed = Secret seed, now open: { $seed }
proof-command = Check it all: { $command }
next-rematch = Play again
next-look = Look at the table
next-quit = Quit

## The first screen

cartomante-tagline = a table for games of fate
menu-continue = Continue the last game
    .help = { $file }
menu-begin = Begin a new game
menu-rulebook = Read the rulebook
menu-leave = Quit
menu-game = Game
menu-players = Players
    .help = { $low } to { $high }, you included. Bots take the other seats.
menu-bot = Opponents
    .help = How well the bots play.
menu-allies = Fellow players
    .help = How well the bots play with you.
menu-preset = Rules
menu-own-preset = your own mix
menu-language = Language
bot-apprentice = Apprentice
    .help = Knows what is good, but has its whims. Good company for your first games.
bot-adept = Adept
    .help = Knows the game well and answers at once.
bot-master = Master
    .help = Takes up to a second for every decision and gives nothing away.
bot-random = Whimsical
bot-greedy = Hasty
bot-instinct = Instinctive
bot-search = Far-sighted
bot-race = Practised
bot-reference = Methodical

## Short labels on the board of The Weather Talismans

talismans-row = Weather
talismans-pool = Table
talismans-play = Played
talismans-last-play = Last
talismans-hand = Hand
talismans-pending = Waiting
talismans-forged = Forged
talismans-captured = Won

## Why the server says no: one sentence for every code

refusal-not-signed-in = Please sign in first, or play as a guest.
refusal-not-allowed = You are not allowed to do that.
refusal-wrong-password = The name or the password is not right.
refusal-name-taken = Somebody else already has this name. Please choose another.
refusal-bad-name = This name cannot be used. Please choose a short one, with letters that everybody can read.
refusal-weak-password = This password is too easy to guess. Take a longer one: a few unrelated words will do.
refusal-already-account = You already have an account.
refusal-only-accounts = You need an account for this. A name and a password are enough.
refusal-wrong-origin = This came from another website, so nothing was done. Open our own page and try again.
refusal-bad-message = The server cannot make sense of this: { $problem }
refusal-bad-setup = The table cannot be set up like this: { $problem }
refusal-bad-file = This file cannot be used: { $problem }
refusal-too-large = This is too large to be accepted. Please send less at once.
refusal-not-found = There is nothing here, or it is not for you to see.
refusal-not-host = Only the host of the table may do that.
refusal-not-seated = Take a seat first: only those who sit at the table may do that.
refusal-already-seated = You already have a seat at this table.
refusal-seat-taken = This seat is already taken. Please choose another.
refusal-no-seat-free = All seats at this table are taken.
refusal-no-such-seat = This table has no such seat.
refusal-no-bot-there = No bot sits there.
refusal-seats-empty = Some seats are still empty. Wait for more players, or let bots sit there.
refusal-already-started = The game has already begun.
refusal-not-started = The game has not begun yet.
refusal-not-your-turn = Nothing is asked of you right now. Wait until it is your turn.
refusal-not-legal = The rules do not allow this now.
refusal-moved-on = The game has moved on in the meantime. Look at the table again, then choose.
refusal-paused = The game is paused. It goes on as soon as the table agrees.
refusal-game-over = The game is over.
refusal-not-over = You can do that once the game is over.
refusal-stand-in-plays = A bot is playing for you. Come back to your seat first.
refusal-not-away = You are in your seat already: no bot is playing for you.
refusal-nothing-to-vote = This is not up for a vote right now.
refusal-already-voted = You have already voted on this.
refusal-undo-off = At this table nothing is taken back.
refusal-nothing-to-undo = You have nothing to take back.
refusal-undo-too-late = It is too late to take this back: something has been revealed since, or somebody else has acted.
refusal-hints-off = This table plays without hints.
refusal-no-spectators = This table does not admit spectators.
refusal-chat-closed = You cannot speak right now. Listen to the others for a while.
refusal-not-leader = Somebody else is leading this review. Ask them to hand the lead to you.
refusal-too-often = That was a little too fast. Please try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
refusal-too-many = You have too many of these open already. Close one first.
refusal-unavailable = The server cannot do this right now. Nothing is lost; please try again in a moment.
