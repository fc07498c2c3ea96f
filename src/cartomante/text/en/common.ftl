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

    __Keys.__ `?` this help · `r` rulebook · `t` the whole table · `l` language · `d` light or dark · `q` save and quit

    Where the game has such things: `s` what you may do unasked · `n` notes · `w` what follows from what you know

    __Signs.__ `…` is thinking · `✓` is ready · `★` leads

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
bot-random = Whimsical
bot-greedy = Hasty
bot-rollout = Thoughtful
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
