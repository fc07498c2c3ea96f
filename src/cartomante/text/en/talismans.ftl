# The Weather Talismans: every word of the game in English.

title = The Weather Talismans
tagline = Play your fairies while their weather rules the sky, win the stakes and forge more Talismans than anyone else.
score =
    { $points ->
        [one] { $points } Talisman
       *[other] { $points } Talismans
    }


## Suits and cards

-suit-help = A suit and its Weather card. The suit at the head of the Weather row is dominant; every suit beats all the suits that come after it, whatever the values.
suit-fo = Fog
    .help = { -suit-help }
suit-sn = Snow
    .help = { -suit-help }
suit-cl = Clouds
    .help = { -suit-help }
suit-ra = Rain
    .help = { -suit-help }
suit-su = Sun
    .help = { -suit-help }
suit-st = Storm
    .help = { -suit-help }

card-fairy = { $suit } { $value }
    .help = A fairy counts the number printed on it, alone or together with another fairy of the same suit or a Joker. If they do not win the turn, a 0 played alone or two fairies of consecutive values can be forged into a Talisman.
card-joker = Joker
    .help = Beside a fairy it takes that fairy’s suit, as a rule counts one less, and together they can be forged into a Talisman. On its own it has no value and cannot win.
card-first-talisman = First Talisman
    .help = The very first stake: whoever wins it owns a whole Talisman, not just half of one.
card-choose-stake = Choose stake { $number }
    .help = Played alone, it lets you choose the next stake in place of the winner. If both copies are played, only number 1 counts.
card-invert-order = Invert order { $number }
    .help = Played alone, it turns the whole Weather row round: the last suit becomes dominant and the first becomes the weakest.
card-change-order = Change order { $number }
    .help = Played alone, it lets you move one Weather card to another place in the row. The dominant card stays where it is.
card-change-weather = Change weather { $number }
    .help = Played alone, it lets you decide in place of the winner whether the dominant suit stays or goes to the end of the row. If both copies are played, only number 7 counts.

play = { $seat }: { $cards }
position = position { $position }


## Decisions

decision-commit_lead = Which card do you play?
    .action = Play { $item }
    .help = Everybody chooses in secret, then all cards are turned over together. After a fairy you may add a second card; to play two fairies, start with the higher one.
decision-commit_partner = Do you add a second card?
    .action = Add { $item }
    .help = Another fairy of the same suit adds its value; a Joker as a rule adds one less than the fairy. Two consecutive values, or a Joker with any fairy, can be forged into a Talisman if they do not win the turn.
decision-choose_stake = Which card becomes the new stake?
    .action = Make { $item } the stake
    .help = The next player to win a turn takes this card, as a rule as half a Talisman, whatever is printed on it. What you do not choose is left for the other players to share.
decision-forge_choice = Do you forge a Talisman from your cards?
    .help = In the dominant suit it is finished at once; in any other it waits until a turn begins with its suit dominant, and you sit that turn out. If you forge, you take no cards in this turn’s sharing; if you do not, your cards are shared out.
decision-reorder_card = Which Weather card do you move?
    .action = Move { $item }
    .help = You may move any Weather card except the dominant one. Every suit beats all the suits that come after it in the row.
decision-reorder_position = Where in the row do you put it?
    .action = Put it in { $item }
    .help = Position 2 is next in line behind the dominant suit, position 6 is the weakest. The cards in between shift by one; the old place is allowed too.
decision-weather_choice = Does the dominant suit stay or go?
    .help = If it goes, its card moves to the end of the row and the second suit becomes dominant. Whoever has a Talisman waiting for the suit that rules when the next turn begins will sit that turn out and forge it.
decision-share_pick = Which card do you take?
    .action = Take { $item }
    .help = The card goes into your hand, and everybody sees which one it is. You pick in turns, lowest play first, until nothing is left; you may take back a card of your own.

action-alone = Play it alone
action-forge = Forge the Talisman
action-decline = Do not forge
action-keep = Keep the weather
action-move = Send the dominant suit to the end


## Events

event-row_laid = The Weather row, from the strongest suit to the weakest: { $row }.
    .rule = The Weather cards are laid out in random order, and every suit beats all the suits that come after it.
event-dealt =
    { $cards ->
        [hidden] { $seat } is dealt a hand.
       *[other] { $you ->
            [yes] You are dealt { $cards }.
           *[no] { $seat } is dealt { $cards }.
        }
    }
    .rule = The whole deck is dealt out, the same number of cards to everybody.
event-turn_began = Turn { $turn }. Dominant suit: { $suit }.
    .rule = The suit in the first position of the Weather row is dominant and beats all others.
event-sat_out =
    { $you ->
        [yes] You sit this turn out: the weather is right for what you set aside.
       *[no] { $seat } sits this turn out: the weather is right for what was set aside.
    }
    .rule = Whoever has a pending Talisman of the dominant suit when a turn begins must sit that turn out to complete it.
event-committed =
    { $cards ->
        [hidden] { $seat } is ready.
       *[other] { $you ->
            [yes] You lay face down: { $cards }.
           *[no] { $seat } lays face down: { $cards }.
        }
    }
    .rule = Everybody chooses one or two cards in secret, and nothing is shown until all have chosen.
event-revealed = The cards are turned over. { $plays }.
    .rule = All plays are revealed together and compared by the Weather row as it stands now.
event-nobody_won = Nobody wins this turn, and the stake stays. Discarded: { $cards }.
    .rule = Only a play with a fairy can win; when there is no such play, the cards are discarded and specials have no effect.
event-won =
    { $you ->
        [yes] You win the turn and take the stake: { $card }.
       *[no] { $seat } wins the turn and takes the stake: { $card }.
    }
    .rule = The strongest play wins: first the suit counts, then the sum, then one card beats two, then the highest card decides.
event-stake_chosen =
    { $you ->
        [yes] You choose the new stake: { $card }.
       *[no] { $seat } chooses the new stake: { $card }.
    }
    .rule = The winner picks the next stake among the cards played, unless a Choose stake gives that right to another player.
event-annulled =
    { $you ->
        [yes] Your { $card } has no effect.
       *[no] { $card }, played by { $seat }, has no effect.
    }
    .rule = When both copies of Choose stake or of Change weather are played in a turn, only the lower number acts.
event-completed =
    { $you ->
        [yes] You forge what you had set aside: { $talismans }.
       *[no] { $seat } forges what was set aside: { $talismans }.
    }
    .rule = Whoever sits out completes all pending Talismans of the dominant suit in that one turn.
event-forged =
    { $you ->
        [yes] You forge a Talisman at once: { $cards }.
       *[no] { $seat } forges a Talisman at once: { $cards }.
    }
    .rule = A losing combination of the dominant suit becomes a Talisman in the same turn.
event-set_aside =
    { $you ->
        [yes] You set a Talisman aside to wait for { $suit }: { $cards }.
       *[no] { $seat } sets a Talisman aside to wait for { $suit }: { $cards }.
    }
    .rule = A losing combination whose suit is not dominant stays pending until a turn begins with that suit dominant.
event-declined =
    { $you ->
        [yes] You do not forge; your cards go into the sharing.
       *[no] { $seat } does not forge; those cards go into the sharing.
    }
    .rule = Forging is optional: whoever declines leaves the cards on the table like any other play.
event-inverted =
    { $you ->
        [yes] With { $card } you turn the Weather row round. New order: { $row }.
       *[no] With { $card }, { $seat } turns the Weather row round. New order: { $row }.
    }
    .rule = Invert order reverses the whole row, so that the last suit becomes dominant.
event-reordered =
    { $you ->
        [yes] You put { $suit } in position { $position }. New order: { $row }.
       *[no] { $seat } puts { $suit } in position { $position }. New order: { $row }.
    }
    .rule = Change order puts one Weather card, never the dominant one, anywhere in the row but first.
event-weather_kept =
    { $you ->
        [yes] You keep the weather. Dominant suit: { $suit }.
       *[no] { $seat } keeps the weather. Dominant suit: { $suit }.
    }
    .rule = Once in a turn somebody decides on the weather: the player of a Change weather, otherwise the winner.
event-weather_moved =
    { $you ->
        [yes] You send { $suit } to the end of the row. New dominant suit: { $dominant }.
       *[no] { $seat } sends { $suit } to the end of the row. New dominant suit: { $dominant }.
    }
    .rule = Once in a turn somebody decides on the weather: the player of a Change weather, otherwise the winner.
event-took =
    { $you ->
        [yes] You take { $card }.
       *[no] { $seat } takes { $card }.
    }
    .rule = Losers who do not forge share the remaining cards one at a time, lowest play first.
event-nobody_shared = Nobody may take the remaining cards. Discarded: { $cards }.
    .rule = The winner and everybody who forges take no cards; what nobody may take is discarded for good.
event-ended = The game is over. Out of cards: { $seats }.
    .rule = The game ends at the end of a turn in which somebody has no cards left in hand.
event-pending_lost =
    { $you ->
        [yes] You lose what you had not forged yet: { $talismans }.
       *[no] { $seat } loses what was not forged yet: { $talismans }.
    }
    .rule = Talismans that are still pending when the game ends are discarded and count nothing.


## The table

zone-turn = Turn
zone-row = Weather row
zone-stake = Stake
zone-pool = On the table
zone-winner = Winner of the turn
zone-ranking = Plays, lowest first
zone-unseen = Not seen yet
zone-discard = Discard
zone-box = Not in this game
zone-hand = Hand
zone-commitment = Face down
zone-play = Played
zone-sitting_out = Sits out
zone-moving = Weather card on the move
zone-pending = Pending Talismans
zone-forged = Forged Talismans
zone-captured = Stakes won
zone-half_points = Half Talismans
zone-whole_talismans = Whole Talismans

ending-hand_empty = Somebody has run out of cards.


## The board in the browser

board-turn = Turn { $turn }
board-row = Weather row, strongest suit first
board-dominant = Dominant
board-moving = You are moving { $suit }
board-stake-open = Yet to be chosen
board-plays = Played this turn
board-play-of = Play of { $seat }
board-choosing = Choosing…
board-ready = Ready
board-wins = Wins the turn
board-rank = Number { $place } of { $count } plays, counted from the lowest
board-hidden = face down for the others
board-gone = no longer there
board-hand = Your hand
board-hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-known = Cards you know in the hand of { $seat }
board-zone-of = { $zone } of { $seat }
board-waits = waits for { $suit }
board-others = Cards that are elsewhere


## Options

option-joker_value = Value of a Joker
    .help = What a Joker adds to the fairy it is played with.
option-joker_value-next_lower = One less than its fairy
option-joker_value-same = The same as its fairy
option-whole_talismans = Whole Talismans in a tie
    .help = Which Talismans are counted as whole ones when players have equal scores.
option-whole_talismans-single_card = First Talisman and forged 0s
option-whole_talismans-forged = First Talisman and all forged ones
option-zero_stake = A 0 won as a stake
    .help = What a fairy of value 0 is worth to the player who wins it as a stake.
option-zero_stake-half = Half a Talisman
option-zero_stake-whole = A whole Talisman
option-stake_pool = Choice of the new stake
    .help = Whether a losing combination, which its owner could forge, may be broken up for the new stake.
option-stake_pool-protected = Losing combinations are protected
option-stake_pool-all_played = Any card played
option-share_exclusion = Forging and sharing
    .help = How long a player who forges goes without cards from the sharing.
option-share_exclusion-this_turn = Only in that very turn
option-share_exclusion-while_pending = As long as a Talisman is pending

preset-standard = Standard
    .help = The rules as the rulebook explains them; the right choice for a first game.
preset-strict = Strict
    .help = Combinations can be broken up for the stake, and a pending Talisman keeps its owner out of every sharing. Forging is a gamble and games are much shorter.


## Tutorial

tutorial-goal = Welcome! Whoever owns the most Talismans at the end wins. The card in the middle is the stake, and everybody is after it. The very first stake, { $item }, is worth a whole Talisman.
tutorial-row = This is the Weather row. The suit in front is dominant and beats everything; each suit beats all those behind it, however high their numbers. Right now nothing is stronger than { $item }.
tutorial-hand = Here is your hand. Each turn everybody lays down one or two cards in secret, all at the same time. Two fairies must be of the same suit, and their numbers are added.
tutorial-lead = You hold the highest card of the dominant suit. That is a good way to win a first turn: play { $item }.
tutorial-alone = You could add a second card of this suit. But one strong card should do, and the others are worth keeping. Choose: { $item }.
tutorial-stake = All cards are turned over, and yours is the strongest: your first whole Talisman! The winner also picks the next stake from the cards played. What you leave, the losers share out; so keep your good card away from them and make { $item } the stake.
tutorial-weather = Somebody lost with two neighbouring cards of the second suit and has set them aside: as soon as that suit rules, they become a Talisman. As the winner you decide about the weather. You have such a pair as well, so let the second suit rule: { $item }.
tutorial-pair = A new turn, and a new suit rules. Whoever set cards aside for it sits out now and finishes the Talisman. You have two cards of that suit whose numbers follow each other: a combination. Begin with the higher one, { $item }.
tutorial-partner = Now add { $item }. If the pair wins, you take the stake. If it loses, that is even better, as you will see.
tutorial-forge = Somebody had a higher card and takes the stake, which is worth half a Talisman. But a combination that loses can be forged, and in the dominant suit that takes no time at all. Choose: { $item }.
tutorial-forged = A whole Talisman out of a lost turn! The price: whoever forges takes no cards when the losers share out what is left, so your hand gets smaller. When somebody has no cards left, the game is over.
tutorial-end = You own two Talismans after two turns: one won, one forged. Watch the row, guess what the others want, and lose with style when it pays. Now play a real game!


## The rulebook

rulebook-goal = What it is about
    .body =
        The weather decides which fairies are strong, and the weather keeps changing. Two to ten players, each for
        themselves, play cards in secret and fight for the card in the middle, the **stake**. Even losers can profit:
        with the right cards they forge **Talismans**.

        Whoever owns the most Talismans at the end wins. You get them in two ways:

        - **Win stakes.** A stake is worth half a Talisman; only the very first one, the First Talisman, is a whole
          one.
        - **Forge.** Certain cards that did not win the turn may be kept and become a whole Talisman.

        Luck lays out the weather and deals the cards; after that nothing is left to chance.

rulebook-cards = The cards
    .body =
        - **Weather cards:** six, one for each suit: Fog, Snow, Clouds, Rain, Sun and Storm.
        - **Fairies:** 90, with the values 0 to 14 in each suit, every one of them unique.
        - **Specials:** eight, numbered 1 to 8: Choose stake (1, 2), Invert order (3, 4), Change order (5, 6), Change
          weather (7, 8).
        - **Jokers:** two, without a number.
        - **First Talisman:** one, never dealt.

        The deck depends on the number of players. Both Jokers are always in; what is not listed stays in the box:

        - **2 players:** fairies 1–6, specials 1, 7; 20 cards each.
        - **3 players:** fairies 1–8, specials 1, 3, 5, 7; 18 cards each.
        - **4 players:** fairies 0–9, specials 1, 7; 16 cards each.
        - **5 players:** fairies 0–10, all specials but 4; 15 cards each.
        - **6 players:** fairies 0–12, specials 1, 3, 5, 7; 14 cards each.
        - **7 players:** fairies 0–13, specials 1, 2, 3, 5, 7; 13 cards each.
        - **8 players:** fairies 0–14, specials 1, 3, 5, 7; 12 cards each.
        - **9 players:** fairies 0–14, all specials but 4; 11 cards each.
        - **10 players:** fairies 0–14, all specials; 10 cards each.

        Lay the shuffled Weather cards in a row, deal out the whole deck and put the First Talisman in the middle: it
        is the first stake.

rulebook-row = The Weather row
    .body =
        The six Weather cards lie in positions 1 to 6. The suit in position 1 is **dominant**. Every suit beats all
        the suits that come after it, whatever the values: the dominant suit beats everything, the second beats the
        third to the sixth, and so on.

        The row is the heart of the game because it moves: in nearly every turn somebody decides whether the dominant
        card stays or goes to the end, and some specials rearrange it.

rulebook-turn = A turn, step by step
    .body =
        There is no first player; everybody plays at once.

        - **Sit out.** Whoever has a Talisman waiting for the suit that is dominant now plays nothing.
        - **Play.** All others lay one or two cards face down. Nobody may pass, and nobody sees how many cards the
          others lay.
        - **Reveal.** All cards are turned over together. The strongest play with a fairy wins.
        - **Take the stake.** The winner lays it down face up as a capture.
        - **New stake.** One of the cards played becomes the next stake.
        - **Forge.** Those who sit out complete their Talismans. Then, lowest play first, the owners of losing
          combinations decide whether to forge.
        - **Specials.** Numbers 3 to 8 take effect in the order of their numbers.
        - **Share.** The losers who did not forge take the remaining cards into their hands.
        - **Weather.** The winner decides whether the dominant suit stays, unless a Change weather has already settled
          it.

        If somebody now has no cards in hand, the game is over. Otherwise the next turn begins.

rulebook-plays = What you may play
    .body =
        - **One fairy.** Its value is the number on the card.
        - **Two fairies of the same suit.** Any two; their values are added.
        - **A fairy and a Joker.** The Joker takes the fairy’s suit and counts one less than the fairy, never less
          than 0. With a 5 it counts 4, which makes 9.
        - **One numbered special,** always alone. It has no value.
        - **A Joker alone.** It has no suit and no value and can neither win nor forge.

        Nothing else is allowed: no two suits, no two Jokers, no third card, no special with another card.

rulebook-winning = Who wins the turn
    .body =
        Plays with a fairy are compared as follows; the first difference decides:

        - **Suit:** the suit that stands earlier in the row wins, whatever the sums.
        - **Sum:** in the same suit the higher sum wins.
        - **Fewer cards:** with equal sums one card beats two.
        - **Top card:** between two pairs with equal sums the higher fairy wins.

        Two plays are never completely equal. Some comparisons, with Snow dominant and Fog second:

        - Snow 0 beats Fog 9 with Fog 8: the suit comes first.
        - Snow 9 beats Snow 5 with Snow 4: both make 9, but one card beats two.
        - Snow 6 with Snow 3 beats Snow 5 with Snow 4: both make 9, but 6 is higher than 5.
        - Snow 9 with Snow 6 beats Snow 8 with a Joker: both make 15, but 9 is higher than 8.

        Without any fairy on the table **nobody wins**. The cards played are discarded for good, specials have no
        effect, stake and weather stay as they are. Those who sit out complete their Talismans all the same.

rulebook-stake = The stake
    .body =
        A stake won is worth half a Talisman whatever it shows, be it a fairy, a special or a Joker; the First
        Talisman is worth a whole one, in whichever turn it is won. Captures are out of play for good.

        The winner chooses the next stake among the cards just played; if somebody played Choose stake, that player
        chooses instead. All cards are on offer, the winner’s own and specials too, with one exception: a losing
        combination is **protected**, even if its owner then decides not to forge.

rulebook-forging = Forging
    .body =
        Three plays are **combinations** from which a Talisman can be forged:

        - a fairy **0** alone;
        - two fairies of the same suit with **consecutive** values, such as 5 and 4 (but not 14 and 0);
        - a **Joker** with any fairy.

        A combination that **wins** is never forged: its cards become the stake or are shared out. If yours did not
        win, choose:

        - **Forge in the dominant suit:** the Talisman is finished at once.
        - **Forge in another suit:** the Talisman is **pending**. It lies face up in front of you and waits.
        - **Do not forge:** your cards are shared out, and you take part.

        A pending Talisman is completed in the first turn that **begins** with its suit dominant. You have to sit that
        turn out: you play nothing, cannot win and take no cards, but all your pending Talismans of that suit are
        forged together. A suit that is dominant only for a moment within a turn completes nothing.

        You may have any number of pending Talismans, and nobody can touch them, not even you. Those still pending
        when the game ends are lost.

rulebook-specials = The specials
    .body =
        Specials act in the order of their numbers and before the sharing, even a card that has just become the new
        stake. In a turn without a winner they do nothing.

        - **Choose stake (1, 2):** you choose the new stake instead of the winner. If both are played, only 1 acts.
        - **Invert order (3, 4):** the whole row is reversed, whether you like it or not. If both are played, it ends
          as it was.
        - **Change order (5, 6):** put any Weather card but the dominant one in any place but the first, its old place
          included; the others shift. If both are played, 5 acts first, then 6.
        - **Change weather (7, 8):** you decide instead of the winner, and before the sharing, whether the dominant
          card stays or goes to the end. If both are played, only 7 acts.

rulebook-sharing = Sharing the cards
    .body =
        All cards played are shared out, except the new stake and what was forged or set aside. The winner gets
        nothing, nor does anyone who forged, set a Talisman aside or sat out in this turn. The others take one card at
        a time, from the lowest play to the highest and then from the start again, until nothing is left. Taking is
        compulsory; you may take back your own card.

        From low to high: first Jokers played alone (of two, the one whose owner sits next after the winner,
        clockwise), then the plays with fairies, last the specials from 8 down to 1. What counts is the order at the
        reveal, even if the row has changed since.

        There is no hand limit. If nobody may take the remaining cards, they are discarded.

rulebook-weather = The weather changes
    .body =
        At the end of the turn the winner **keeps** the row as it is or **moves** the dominant card to the end, so
        that the second suit becomes dominant. If a Change weather was played, this step is skipped, even if its
        player left everything as it was.

rulebook-end = End and scoring
    .body =
        The game ends after a complete turn in which somebody is left without cards in hand; whoever plays the last
        card but gets another in the sharing plays on. The open stake and all pending Talismans are discarded, and
        cards in hand count nothing.

        - First Talisman: **1 Talisman**
        - Each forged Talisman: **1 Talisman**
        - Each other stake won: **half a Talisman**

        The highest total wins. In a tie, more **whole Talismans** win: the First Talisman and every 0 forged alone.
        If these are equal too, the best of them decides, the one whose suit stands earlier in the final row; the
        First Talisman has no suit and ranks below all others. Players who still tie share the place, or the victory.

rulebook-options = Options
    .body =
        These are the **standard** rules. A table may agree on other readings:

        - **Value of a Joker:** it counts the same as its fairy, not one less.
        - **Whole Talismans in a tie:** all forged Talismans are whole ones. If the best ones have the same suit,
          compare them like plays: sum, fewer cards, top card.
        - **A 0 won as a stake:** it is a whole Talisman, also in a tie.
        - **Choice of the new stake:** any card played may be chosen. A combination that loses a card this way cannot
          be forged; the rest is shared out, and its owner takes part.
        - **Forging and sharing:** whoever has a pending Talisman takes no cards, in any turn.

        The **strict** rules combine the last two: forging becomes a gamble, and games are much shorter.

rulebook-hints = Hints for your first game
    .body =
        - Losing is no disaster: a stake is half a Talisman, a forged combination a whole one, and the sharing brings
          new cards.
        - Try combinations of the second suit: if the weather moves on, they are finished in the very next turn.
        - Remember what the others take in the sharing; everybody sees it.
        - Count the hands. When one gets small, pending Talismans are in danger.

rulebook-example-turn = Example: a turn with four players
    .body =
        The row is Sun, Rain, Snow, Fog, Storm, Clouds; the stake is the First Talisman. Ada plays Sun 6, Bruno Rain 8
        and Rain 7, Clara Sun 3 and a Joker, and David plays Change weather 7.

        Ada’s 6 beats Clara’s 3 + 2 = 5; Bruno’s 15 is only Rain. Ada takes the First Talisman. For the new stake she
        may choose between Sun 6 and Change weather 7, because the two combinations are protected. She chooses Sun 6.

        Bruno, who has the lowest play, sets Rain 8 and Rain 7 aside. Clara forges at once, because Sun is dominant.
        Then David’s card acts: he sends Sun to the end. All that is left to share is Change weather 7, which he takes
        back. Ada no longer decides on the weather.

rulebook-example-next = Example: the turn after
    .body =
        Now the row is Rain, Snow, Fog, Storm, Clouds, Sun. Bruno has Rain pending and sits out. Ada plays Snow 5 and
        Snow 2, Clara Snow 7, and David plays Choose stake 1.

        Ada and Clara both have 7 in Snow; one card beats two, so Clara wins Sun 6. David may choose any of the four
        cards as the new stake, because 5 and 2 are no combination, and chooses Snow 7. Bruno’s Talisman is forged.

        Snow 5, Snow 2 and Choose stake 1 are shared out. Ada has the lowest play and takes Choose stake 1, David
        takes Snow 5, Snow 2 goes to Ada. Clara keeps the weather. The score: Clara 1.5 Talismans, Ada and Bruno 1
        each, David 0.
