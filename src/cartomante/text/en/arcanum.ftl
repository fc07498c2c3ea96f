# Arcanum: every word of the game in English.
#
# “Stash” stands for a player’s hidden cards, face down or turned up. English needs a word of its own for them, because
# “hidden” is how the texts are told that a reader may not see something; other languages need not avoid it.

title = Arcanum
tagline = Move the court through the city, raise the Houses you have secretly backed, and be paid when their prestige is counted.
score =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }


## Houses, ranks and cards

house-swords = Swords
house-pentacles = Pentacles
house-chalices = Chalices
house-wands = Wands

rank-knave = Knave
rank-knight = Knight
rank-queen = Queen
rank-king = King

card-numeral = { $value } of { $house }
    .help = Its House gains 1 prestige; then you move a figure of that House to the location with this number, and it has its effect. When Houses pay, it counts as a card of its suit with this value.
card-court = { $rank } of { $house }
    .help = Its House gains 1 prestige; then you move this very figure to any other location, which has its effect. When Houses pay, it counts as a card of its suit: Knave 11, Knight 12, Queen 13, King 14.

card-fool = The Fool
    .help = Either move any figure to another location, which has its effect, or hide The Fool in your stash: at the next House scoring it counts as one more card, of value 0, of a suit you choose then.
card-magician = The Magician
    .help = Draw two Minors. Then you may hide a Minor.
card-high-priestess = The High Priestess
    .help = You gain 3 victory points.
card-empress = The Empress
    .help = You may move any figure to another location, which has its effect. Then one House gains 1 prestige, and a different one loses 1.
card-emperor = The Emperor
    .help = You may hide a Minor. Then one House of your choice gains 3 prestige.
card-hierophant = The Hierophant
    .help = Draw a Minor and a Major.
card-lovers = The Lovers
    .help = You gain 2 victory points, and so does everybody who has the fewest. If you are one of those, that makes 4 for you; in some editions only if nobody else has as few.
card-chariot = The Chariot
    .help = One House of your choice gains 2 prestige. Then every other player discards a card from hand.
card-strength = Strength
    .help = You gain 2 victory points, and one House of your choice gains 3 prestige.
card-hermit = The Hermit
    .help = You may hide up to two Minors. Then every other player may hide one.
card-wheel = The Wheel
    .help = All players choose two cards of their hands, or as many as they have, and pass them to the left, all at the same time.
card-justice = Justice
    .help = Draw Minors until you hold four cards in all; in the Spanish edition, until you hold four Minors. If you have enough already, nothing happens.
card-hanged-man = The Hanged Man
    .help = You lose 2 victory points, or as many as you have, and draw two Majors.
card-death = Death
    .help = Discard one or two Minors, and draw as many Majors.
card-temperance = Temperance
    .help = You may move any figure to another location, which has its effect. Then you may exchange up to two cards of your stash, one for one, for cards of your hand: Minors or, in most editions, The Fool.
card-devil = The Devil
    .help = Until the end of your turn, every gain and loss of prestige and victory points counts double. Play it before your Minor; after it, it does nothing.
card-tower = The Tower
    .help = You gain 2 victory points and lay The Tower across the city. Until your next turn no figure, not even one of your own moves, can enter or leave the locations it covers.
card-stars = The Stars
    .help = Draw two Minors and gain 1 victory point, or 2 in the English edition.
card-moon = The Moon
    .help = All players draw two Minors, or one in the English edition. Then you may hide up to two Minors, and every other player may hide one.
card-sun = The Sun
    .help = You gain 2 victory points. Every other player turns up three cards of their stash, or all if there are fewer; they stay face up until the next House scoring.
card-judgement = Judgement
    .help = Every other player discards a card from hand. Then you take three figures off the board; on your next turn you put them back in three different locations, where they have no effect.
card-world = The World
    .help = You may hide a Minor. Then the Houses pay at once, at reduced rates; prestige stays, and all stashes remain for the next House scoring.


## The city

figure = { $rank } of { $house }
standing = { $figure }: { $location }

location-mage-tower = Mage Tower
    .help = You gain 1 victory point and draw a Major.
location-artisan-district = Artisan District
    .help = You draw two Minors or one Major, as you like.
location-harbour = Harbour
    .help = You draw a Minor. Each other player may then draw one too, and you draw as many more as they drew together.
location-throne-room = Throne Room
    .help = You draw two Minors.
location-market = Market
    .help = You gain 2 victory points. Then you may discard a Minor and draw two, or discard a Major and draw one.
location-fields = Fields
    .help = You may move each House one step up or down, in any order. In some editions you also gain 1 victory point.
location-treasure-vault = Treasure Vault
    .help = The top Minor of the deck goes straight into your stash, and only you see it.
location-cathedral = Cathedral
    .help = You may hide a Minor, or else draw two Minors.
location-ballroom = Ballroom
    .help = You may hide a Minor.
location-castle = Castle
    .help = Every other player discards a card from hand.

placement =
    { $locations ->
        [none] no location
       *[other] { $locations }
    }
raise = Raise the House of { $house }
lower = Lower the House of { $house }


## Other names

kind-minors = Minors
kind-majors = Majors
scoring-regular = House scoring
scoring-world = The World’s scoring
payment =
    { $count ->
        [one] { $seat } { $points } (1 card, value { $sum })
       *[other] { $seat } { $points } ({ $count } cards, total value { $sum })
    }
total = { $seat }: { $points }


## Decisions

decision-draw_choice = What do you draw?
    .help = Three Minors or one Major. Every turn you play one Minor and hide another; Majors are strong, but each is played only once. If you then hold more than seven cards, you discard down to seven.
decision-hand_limit_discard = You hold more than seven cards. Which one do you discard?
    .action = Discard { $item }
    .help = Any card of your hand, Minor or Major. It goes face up on its discard pile and has no effect. A Minor that you had to draw because you had none must be kept.
decision-mandatory_hide = Which Minor do you hide?
    .action = Hide { $item }
    .help = It joins your stash and counts for its House at the next House scoring. Nobody else sees it, and you cannot play it any more.
decision-judgement_return = Where does the figure return?
    .action = Return it to the { $item }
    .help = Figures come back by House (Swords, Pentacles, Chalices, Wands) and by rank (Knave, Knight, Queen, King), each to a different location that The Tower does not cover. They bring no prestige and have no effect.
decision-play_card = Which card do you play?
    .action = Play { $item }
    .help = One Minor, which you owe as long as you hold one, and at most one Major, in either order. To pass is to end your turn.
decision-move_figure = Which figure do you move?
    .action = Move the { $item }
    .help = Every symbol of the new location that shows the figure’s rank or suit brings its House 1 prestige. Then the location has its effect for you.
decision-move_destination = Where does the figure go?
    .action = To the { $item }
    .help = Every symbol of the new location that shows the figure’s rank or suit brings its House 1 prestige. Then the location has its effect for you.
decision-artisan_draw = What do you draw in the Artisan District?
    .help = Two Minors or one Major.
decision-harbour_draw = Do you draw a Minor in the Harbour?
    .help = For every card the others draw here, the active player draws one as well. If you then hold more than seven cards, you discard one.
decision-market_trade = Which card do you trade in at the Market?
    .action = Trade in { $item }
    .help = For a Minor you draw two Minors, for a Major you draw another Major. One trade at most, and you need not make any.
decision-fields_adjust = Which House rises or falls?
    .action = { $item }
    .help = Each House may go one step up or down, once, in the order you like. Pass when you are done.
decision-cathedral_choice = Do you hide a Minor or draw two in the Cathedral?
    .action = Hide { $item }
    .help = Hide one Minor of your hand, or draw two Minors, or pass and do neither.
decision-optional_hide = Do you hide a Minor?
    .action = Hide { $item }
    .help = It joins your stash and counts for its House at the next House scoring. You may also pass.
decision-forced_discard = Which card do you discard?
    .action = Discard { $item }
    .help = Any card of your hand, Minor or Major. It goes face up on its discard pile and has no effect.
decision-fool_mode = What do you do with The Fool?
    .help = Move any figure, or hide The Fool in your stash: at the next House scoring it counts as one more card, of value 0, of a suit you choose then. Either way it was your Major of this turn.
decision-house_gain = Which House gains prestige?
    .action = Raise the House of { $item }
    .help = Every step beyond 21 sends the other Houses back instead.
decision-house_loss = Which House loses prestige?
    .action = Lower the House of { $item }
    .help = Any House but the one that has just gained. A House at 0 may be chosen and loses nothing.
decision-wheel_pass = Which card do you pass to the left?
    .action = Pass on { $item }
    .help = Everybody chooses first; then all cards change hands together. You cannot pass on what you receive.
decision-death_discard = Which Minor do you give to Death?
    .action = Discard { $item }
    .help = Discard one or two Minors; for each of them you draw a Major. After the first you may pass.
decision-temperance_take = Which card of your stash do you take back?
    .action = Take back { $item }
    .help = It comes into your hand, and another card of your hand goes face down into your stash. You may do this twice, or pass.
decision-temperance_give = Which card do you hide instead?
    .action = Hide { $item }
    .help = It lies face down in your stash, even if the card you took back was face up.
decision-tower_place = Where do you lay The Tower?
    .action = Cover: { $item }
    .help = Until your next turn no figure can enter or leave what it covers, and this binds you too. Figures inside stay where they are.
decision-sun_reveal = Which card of your stash do you turn up?
    .action = Turn up { $item }
    .help = It stays face up until the next House scoring, for everybody to see. It still counts.
decision-judgement_remove = Which figure do you take off the board?
    .action = Remove the { $item }
    .help = Nobody can move it until you put it back at the beginning of your next turn. Figures under The Tower cannot be chosen.
decision-fool_assign = For which House does your Fool count?
    .action = The Fool counts for { $item }
    .help = It is one more card of that suit, with value 0. All cards of all stashes lie open now.
decision-fool_commit = Does your Fool count for the House that is paid now?
    .help = It is one more card of that suit, with value 0. If you pass, you will be asked again at the next House, whose cards you have not seen yet.

action-pass = Pass
action-yes = Yes
action-draw-minors = Draw Minors
action-draw-major = Draw a Major
action-fool-move = Move a figure
action-fool-hide = Hide The Fool in your stash


## Events

event-city_laid = The figures take their places. { $figures }.
    .rule = They are placed at random, at most two to a location and never two of one House; nothing is triggered.
event-turn_began = Turn { $turn }. First player: { $first }.
    .rule = In each turn everybody draws and hides, then everybody plays, clockwise from the first player.
event-drew =
    { $cards ->
        [hidden] { $majors ->
            [0] { $minors ->
                [one] { $seat } draws a Minor.
               *[other] { $seat } draws { $minors } Minors.
            }
            [one] { $minors ->
                [0] { $seat } draws a Major.
                [one] { $seat } draws a Minor and a Major.
               *[other] { $seat } draws { $minors } Minors and a Major.
            }
           *[other] { $seat } draws { $majors } Majors.
        }
       *[other] { $you ->
            [yes] You draw { $cards }.
           *[no] { $seat } draws { $cards }.
        }
    }
    .rule = Everybody sees how many cards are drawn and of which kind; whoever then holds more than seven discards the rest.
event-reshuffled =
    { $count ->
        [one] { $kind }: the only card of the discard pile becomes the new deck.
       *[other] { $kind }: the { $count } cards of the discard pile are shuffled and become the new deck.
    }
    .rule = When a card is needed and its deck is empty, the discard pile of that kind is shuffled; Minors and Majors never mix.
event-nothing_to_draw = { $kind }: there are no more cards to draw.
    .rule = If deck and discard pile are both empty, whatever is missing is not drawn.
event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
    .rule = Discards go face up on the pile of their kind and have no effect.
event-hid =
    { $card ->
        [hidden] { $seat } hides a card.
       *[other] { $you ->
            [yes] You hide { $card }.
           *[no] { $seat } hides { $card }.
        }
    }
    .rule = Cards that are hidden form a player’s stash and count for their Houses at the next House scoring.
event-hid_nothing =
    { $you ->
        [yes] You hide nothing.
       *[no] { $seat } hides nothing.
    }
    .rule = Only Minors can be hidden this way; nobody is told whether a player would not or could not.
event-hid_fool =
    { $you ->
        [yes] You hide { $card } in your stash.
       *[no] { $seat } hides { $card } in the stash.
    }
    .rule = The Fool may be hidden in place of its move; at a House scoring it counts as one more card of any suit.
event-became_active =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
    .rule = Whoever begins without a Minor draws one; then a Minor must be played, and a Major may be.
event-tower_fell = The Tower is taken off the board. Open again: { $locations }.
    .rule = The Tower lies until its owner’s next turn begins, whatever happens in between.
event-figure_returned = The { $figure } returns to the { $location }.
    .rule = Figures removed by Judgement return when the turn of whoever removed them begins, to different locations and without effect.
event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
    .rule = A player plays one Minor per turn and at most one Major, in either order; each is carried out completely before the other.
event-moved = The { $figure } goes to the { $location }.
    .rule = First the symbols of the location that fit the figure raise its House, then the location has its effect for the active player.
event-moved_nothing = { $card } moves no figure.
    .rule = A Minor that can move no figure still brings its House 1 prestige, but nothing else.
event-rose =
    { $steps ->
        [one] The House of { $house } gains 1 prestige and stands at { $prestige }.
       *[other] The House of { $house } gains { $steps } prestige and stands at { $prestige }.
    }
    .rule = Prestige ends at 21; steps beyond it send the other Houses back instead.
event-fell =
    { $steps ->
        [one] The House of { $house } loses 1 prestige and stands at { $prestige }.
       *[other] The House of { $house } loses { $steps } prestige and stands at { $prestige }.
    }
    .rule = Prestige never falls below 0.
event-gained_vp =
    { $you ->
        [yes] { $points ->
            [one] You gain 1 victory point; you have { $total }.
           *[other] You gain { $points } victory points; you have { $total }.
        }
       *[no] { $points ->
            [one] { $seat } gains 1 victory point and has { $total }.
           *[other] { $seat } gains { $points } victory points and has { $total }.
        }
    }
    .rule = Most victory points come from House scorings, the others from locations and Majors.
event-lost_vp =
    { $you ->
        [yes] { $points ->
            [0] You have no victory points to lose.
            [one] You lose 1 victory point; you have { $total }.
           *[other] You lose { $points } victory points; you have { $total }.
        }
       *[no] { $points ->
            [0] { $seat } has no victory points to lose.
            [one] { $seat } loses 1 victory point and has { $total }.
           *[other] { $seat } loses { $points } victory points and has { $total }.
        }
    }
    .rule = Nobody can have fewer than 0 victory points.
event-declined =
    { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
    .rule = Whatever a location or a Major merely allows may be declined.
event-vault_opened =
    { $card ->
        [hidden] A card from the Treasure Vault joins the stash of { $seat }.
       *[other] { $you ->
            [yes] From the Treasure Vault, { $card } joins your stash.
           *[no] From the Treasure Vault, { $card } joins the stash of { $seat }.
        }
    }
    .rule = The Treasure Vault lays the top Minor of the deck straight into the active player’s stash, and only its owner sees it.
event-doubling_began = From now on, gains and losses of prestige and victory points count double.
    .rule = The Devil doubles what follows in the same turn, but never the number of cards drawn, discarded or hidden.
event-doubling_ended = Gains and losses are no longer doubled.
    .rule = The Devil is discarded at the end of the turn in which it was played.
event-passed_cards =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } passes a card to the left. Receiver: { $to }.
           *[other] { $seat } passes { $count } cards to the left. Receiver: { $to }.
        }
       *[other] { $you ->
            [yes] You pass { $cards } to the left. Receiver: { $to }.
           *[no] { $seat } passes { $cards } to the left. Receiver: { $to }.
        }
    }
    .rule = With The Wheel all cards change hands at the same time; only giver and receiver know which they are.
event-exchanged =
    { $taken ->
        [hidden] { $open ->
            [none] { $seat } exchanges a card of the stash for one of the hand.
           *[other] { $seat } takes back { $open }, which lay face up, and hides a card of the hand.
        }
       *[other] { $you ->
            [yes] You take back { $taken } and hide { $given }.
           *[no] { $seat } takes back { $taken } and hides { $given }.
        }
    }
    .rule = Temperance exchanges up to two cards, one for one; the new card lies face down.
event-tower_placed = The Tower now covers: { $locations }.
    .rule = No figure can enter or leave what The Tower covers, until the next turn of whoever played it.
event-turned_up =
    { $you ->
        [yes] You turn up { $card }.
       *[no] { $seat } turns up { $card }.
    }
    .rule = The Sun makes every other player turn up three cards of their stash, which stay face up until the next House scoring.
event-figure_removed = The { $figure } is taken away from the { $location }.
    .rule = Judgement takes three figures off the board until the next turn of whoever played it; those under The Tower are safe.
event-turn_ended =
    { $you ->
        [yes] Your turn is over.
       *[no] { $seat }’s turn is over.
    }
    .rule = A turn may end once a Minor has been played or there is none in hand.
event-scoring_began = { $scoring } begins.
    .rule = Houses are ranked by prestige; those with equal prestige share the better place, and the place after it stays empty.
event-revealed =
    { $you ->
        [yes] You show { $cards }.
       *[no] { $seat } shows { $cards }.
    }
    .rule = For a scoring all players show their stashes.
event-fool_joined = The Fool counts for { $house }.
    .rule = The Fool is one more card of the suit its owner names, with value 0.
event-fool_waits = The Fool does not count for { $house }.
    .rule = Where Houses are shown one by one, the owner of The Fool may wait for a later one.
event-house_paid =
    { $place ->
        [1] The House of { $house }, in first place, pays: { $payments }.
        [2] The House of { $house }, in second place, pays: { $payments }.
        [3] The House of { $house }, in third place, pays: { $payments }.
       *[other] The House of { $house }, in fourth place, pays: { $payments }.
    }
    .rule = Most cards of the suit come first, then the higher total value; those who are still equal share the points of their places, rounded down.
event-scoring_ended = { $scoring } is over.
    .rule = After a regular scoring all stashes are discarded and every House returns to 0; after The World’s scoring everything stays as it is.
event-ended = The game is over. { $totals }.
    .rule = The game ends with the House scoring of the last turn; equal points are told apart by the cards left in hand.


## The table

zone-turn = Turn
zone-turns = Turns in all
zone-first = First player
zone-active = Active player
zone-prestige = Prestige
zone-places = Places of the Houses
zone-figures = Figures
zone-removed = Figures off the board
zone-tower = Under The Tower
zone-minor_deck = Deck of Minors
zone-major_deck = Deck of Majors
zone-minor_discard = Discarded Minors
zone-major_discard = Discarded Majors
zone-resolving = Being played
zone-moving = Being moved
zone-in_force = In force
zone-set_aside = Not in use
zone-scoring = Scoring
zone-scoring_turns = House scoring after turns
zone-multiplier = Gains and losses times
zone-hand = Hand
zone-passing = Chosen to pass on
zone-hidden_cards = Stash
zone-known = Known cards
zone-points = Victory points
zone-square = Square of the points track

ending-turns_played = The last turn has been played.

board-turn = Turn { $turn } of { $turns }
board-next-scoring = House scoring after turn { $turn }
board-scoring-now = House scoring at the end of this turn
board-prestige = Prestige
board-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
board-pays = pays { $first }/{ $second }/{ $third }
board-vp = { $points } VP
board-minors = Minors
board-majors = Majors
board-deck = Deck
board-discard = Discard pile
board-hand = Hand
board-stash = Stash
board-known = Known
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-face-up = face up
board-face-down = face down
board-empty = empty
board-first = first player
board-active = active
board-minor-owed = Minor still to be played
board-major-open = Major possible
board-resolving = Being played
board-double = everything counts double
board-removed = Off the board until the next turn of: { $seat }
board-tower = The Tower lies until the next turn of: { $seat }
board-covered = under The Tower
board-symbols = Symbols
board-figures = Figures
board-gain = +{ $steps } prestige

# What a location does, in as few words as possible.
board-effect-mage-tower = 1 VP, draw a Major
board-effect-artisan-district = draw 2 Minors or a Major
board-effect-harbour = draw a Minor, others may too
board-effect-throne-room = draw 2 Minors
board-effect-market = 2 VP, trade a card
board-effect-fields = each House ±1
board-effect-treasure-vault = a Minor into the stash
board-effect-cathedral = hide a Minor or draw 2
board-effect-ballroom = hide a Minor
board-effect-castle = others discard

# Ranks and Houses where there is room for a letter or two.
board-short-knave = Kn
board-short-knight = Kt
board-short-queen = Q
board-short-king = K
board-short-swords = S
board-short-pentacles = P
board-short-chalices = C
board-short-wands = W

# To pass, as people say it to the question at hand.
board-pass-play_card = End your turn
board-pass-fields_adjust = Done
board-pass-harbour_draw = No
board-pass-fool_commit = No


## The board in the browser

board-city = The city
board-payments = What the Houses pay
board-places = Place
board-houses = Houses
board-player-place =
    { $place ->
        [1] Dominance
        [2] Influence
       *[other] Presence
    }
board-prestige-of = prestige { $prestige }, { $place }
board-tower-point = Point at the locations that The Tower shall cover.
board-total = Total


## Options

option-length = Length of the game
    .help = How many turns are played. With three players a short game has 4 and a long one 8.
option-length-short = Short: 6 turns
option-length-long = Long: 9 turns
option-three_player_schedule = Scoring with three players
    .help = After which turns three players have a House scoring, and so how long their game is.
option-three_player_schedule-special = After every fourth turn
option-three_player_schedule-regular = After every third turn, as with more players
option-majors = Major Arcana
    .help = From when on the Majors are in the game.
option-majors-all = From the beginning
option-majors-from_turn_3 = From turn 3 on
option-majors-none = Not at all
option-first_game_deal = The first Major
    .help = What everybody gets in turn 3, when the Majors come into the game only then.
option-first_game_deal-three_minors_and_major = Three Minors and a Major
option-first_game_deal-major_then_choice = A Major, then the usual choice
option-fields_vp = Victory points in the Fields
    .help = What the active player gains there, besides moving the Houses.
option-stars_vp = Victory points for The Stars
    .help = What The Stars bring, besides two Minors.
option-moon_draw = Minors for The Moon
    .help = How many everybody draws when The Moon is played.
option-temperance_cards = Exchanging with Temperance
    .help = Which cards may change places between stash and hand.
option-temperance_cards-minors_and_fool = Minors and The Fool
option-temperance_cards-minors_only = Minors only
option-fool_timing = The Fool at a scoring
    .help = When its owner decides for which House The Fool counts.
option-fool_timing-after_reveal = After all stashes have been shown
option-fool_timing-house_by_house = House by House, as each is shown
option-overflow = Prestige beyond 21
    .help = How far the other Houses move back when one would rise beyond 21.
option-overflow-per_step = One step for every step too many
option-overflow-once = One step in all
option-lovers_tie = The Lovers
    .help = When the player of The Lovers gains 4 victory points and not just 2.
option-lovers_tie-inclusive = If nobody has fewer
option-lovers_tie-strict = If everybody else has more
option-justice_target = Justice
    .help = Until when Minors are drawn.
option-justice_target-hand_total = Until four cards are in hand
option-justice_target-minors = Until four Minors are in hand
option-tie_split = Players who tie for a House
    .help = Which points they share.
option-tie_split-pooled = The points of all the places they cover
option-tie_split-position_only = Only the points of their best place
option-tie_rounding = Shares that are not whole
    .help = How the share of each player is rounded in a tie.
option-tie_rounding-down = Down
option-tie_rounding-up = Up
option-dead_minor = Minors that can move no figure
    .help = Whether you may play one although another Minor in your hand could move a figure.
option-dead_minor-allowed = Always allowed
option-dead_minor-avoid = Only if you have no other
option-tower_null_placement = The Tower beside the city
    .help = Whether The Tower may be laid where it covers no location.
option-tower_null_placement-off = No
option-tower_null_placement-on = Yes
option-final_tie_break = Equal points at the end
    .help = What decides between players with equally many victory points.
option-final_tie_break-hand_size = More cards in hand
option-final_tie_break-shared = Nothing, they share the place

preset-international = International
    .help = What most of the printed rulebooks agree on; the right choice unless you own another one.
preset-english = English
    .help = 1 victory point in the Fields, 2 for The Stars, a single Minor for The Moon; The Fool is decided House by House, and prestige beyond 21 costs the others one step.
preset-italian_standalone = Italian, rulebook
    .help = The separate Italian rulebook. It agrees with the international rules throughout.
preset-italian_booklet = Italian, booklet
    .help = The Italian part of the booklet in five languages: 1 victory point in the Fields.
preset-spanish = Spanish
    .help = Justice draws until you hold four Minors.
preset-german = German
    .help = Nine turns, which is the standard game in the German rules.
preset-french = French
    .help = The French rules, which agree with the international ones throughout.
preset-first_game = First game
    .help = A short game in which the Majors join in turn 3.
preset-no_majors = Without Majors
    .help = The simplest game: Minors only.


## Tutorial

tutorial-goal = Welcome to the city! Four Houses struggle for prestige here. None of them is yours: you pull the strings, and you bet on the right House at the right time. Whoever has the most victory points at the end wins.
tutorial-city = These are the ten locations. Each House has a Knave, a Knight, a Queen and a King who walk about here. The symbols of a location bring prestige to figures that enter, and its effect is for whoever moved them.
tutorial-hand = Your hand holds Minors, each of one House, and a Major with an effect of its own. Three of your Minors belong to the same House. That is a hint from fate.
tutorial-hide = First, everybody hides a Minor. When the Houses pay, hidden cards decide whom: the most cards of a House first, then the highest total. Bet on your strong suit and hide { $item }.
tutorial-minor = Everybody has hidden a card, and it is your turn. You have to play one Minor. Its House gains 1 prestige at once, and a number moves a figure of that House to the location with the same number. Play { $item }.
tutorial-figure = Which figure shall go there? The location has two symbols of her rank and two of her suit, and each of them brings prestige. Choose { $item }.
tutorial-stash = Four more prestige! Now the location has its effect: here you may hide one more Minor. A second card of your House makes it far more likely that you are the one who is paid. Hide { $item }.
tutorial-major = Besides the Minor you may play one Major, before or after it. Majors are rare and strong. This one gives you victory points and raises a House: play { $item }.
tutorial-house = Two points for you already! Which House shall rise by 3? The one on which you have bet, of course: { $item }.
tutorial-payday = Your two hidden cards now belong to the leading House. After turn 3 the Houses pay, the leader most of all: 16 points go to whoever has hidden the most cards of it, 8 and 4 to the next two. Then everything begins anew.
tutorial-end = Now it is up to the others, and they have hidden cards as well. Watch which Houses they push: it tells what they have hidden. You know all you need; play a real game!


## The rulebook

rulebook-goal = What it is about
    .body =
        Four noble Houses struggle for power in the city: **Swords**, **Pentacles**, **Chalices** and **Wands**. You
        belong to no House. You pull the strings: you move the figures of the court from place to place, raise one
        House and hold another down, and meanwhile lay cards aside in secret for the Houses that you expect to shine.

        Three to five players, each for themselves, collect **victory points** (VP). A few of them lie about in the
        city. Most of them come from the **House scorings**, where two things count:

        - The **prestige** of a House decides how much it pays.
        - The cards in your **stash**, those you have laid aside face down, decide whether you are the one it pays.

        Prestige is for all to see and for all to change; what lies in a stash only its owner knows. Whoever has the
        most victory points after the last turn wins.

rulebook-components = What lies on the table
    .body =
        - **Minors:** 56 cards in four suits, one for each House. Each suit has the numbers 1 to 10 and four court
          cards: Knave, Knight, Queen and King. When values are compared, these are worth 11, 12, 13 and 14.
        - **Majors:** 22 cards, from 0, The Fool, to XXI, The World. Each has an effect of its own.
        - **Figures:** 16, the Knave, Knight, Queen and King of each House. They stand in the city and belong to
          nobody.
        - **The city:** ten locations with the numbers 1 to 10. Each has **symbols**, which bring prestige, and
          an **effect**, which is for the player whose turn it is.
        - **Tracks:** prestige from 0 to 21 for each House, victory points for each player, and the turn. The printed
          track of victory points has 78 squares and then begins anew; here the true number is shown.

        __Set-up.__ Shuffle the two decks. All Houses have 0 prestige, all players 0 VP. The figures are placed at
        random, at most two to a location and never two of one House together; later any number may share a location.
        Nothing is triggered by this. A first player is drawn by lot.

rulebook-turn = A turn of the game
    .body =
        A game has six turns, or nine if you want it longer. Each of them has up to three phases:

        - **Draw and hide.** Everybody draws, one after the other. Then everybody lays one Minor face down.
        - **Play.** Everybody has one turn as the **active player** and plays a Minor and perhaps a Major.
        - **House scoring.** Only after turns 3, 6 and 9: the Houses pay.

        Everything goes round clockwise from the first player. At the end of the turn, after a scoring if there is one,
        the role of first player moves on to the left.

        Three players have another rhythm; see the chapter for them.

rulebook-drawing = Drawing and hiding
    .body =
        In the **first turn** everybody gets four Minors and one Major. From the **second turn** on you choose what you
        draw: **three Minors or one Major**. Everybody sees which it is, though not the cards.

        __Seven cards__ is the most you may hold. Whenever you have drawn, and before anything else happens, you
        discard whatever is too much, Minors or Majors as you like. All cards drawn by one instruction are drawn
        first; then you count. Discards go face up on the pile of their kind and have no effect, and everybody may look
        through the piles.

        When all have drawn, everybody who has a Minor must **hide** one: it goes face down into the stash in front of
        you. A Major cannot be chosen, not even The Fool, which has a way of its own. If you have no Minor, you simply
        skip this step.

        You may look at your stash at any time; the others know only how many cards it has. What lies there does not
        count as part of your hand, is not played or discarded any more and waits for the next House scoring.

        If a **deck is empty** when a card is needed, the discard pile of that kind is shuffled and becomes the new
        deck. If that is empty too, you get fewer cards. Minors and Majors are never mixed.

rulebook-playing = Playing cards
    .body =
        When your turn as the active player comes, three things happen first, if they apply:

        - The Tower that you played is taken off the board.
        - The figures that your Judgement removed come back.
        - If you have no Minor in hand, you draw one. Should that be your eighth card, you discard another one.

        Then you play **one Minor**, which you must, and **at most one Major**, which you may; in either order, one
        completely after the other. Cards that you draw on the way may be played in the same turn.

        You cannot end your turn while you owe a Minor and have one in hand. If a Major has cost you the last one, you
        are free: you play no Minor, and you draw no other.

        __A Minor__ is carried out like this:

        - Its House gains **1 prestige**.
        - With a **number** you choose a figure of that suit and move it to the location with the same number. With
          a **court card** you move precisely that figure to any other location. A figure cannot go where it already
          is.
        - The **symbols** of the location bring more prestige.
        - The location has its **effect** for you.
        - The card is discarded.

        If a figure can be moved, it must be. If not, because all of them are there already, off the board or locked
        in by The Tower, the card brings its 1 prestige and nothing else.

rulebook-prestige = Prestige
    .body =
        Each location has symbols of ranks and suits. When a figure enters, every symbol with its **rank** and every
        symbol with its **suit** brings the figure’s **own House** 1 prestige.

        | Location | Ranks | Suits |
        |---|---|---|
        | 1 Mage Tower | 2 Queens | 2 Wands, 1 Swords |
        | 2 Artisan District | 2 Knaves | 2 Pentacles, 1 Swords |
        | 3 Harbour | 2 Knaves | 2 Chalices, 1 Pentacles |
        | 4 Throne Room | 2 Kings | 2 Swords, 1 Wands |
        | 5 Market | 2 Queens | 2 Pentacles, 1 Wands |
        | 6 Fields | 2 Knaves | 2 Wands, 1 Chalices |
        | 7 Treasure Vault | 2 Kings | 2 Pentacles, 1 Chalices |
        | 8 Cathedral | 2 Knights | 2 Chalices, 1 Pentacles |
        | 9 Ballroom | 2 Queens | 2 Chalices, 1 Swords |
        | 10 Castle | 2 Knights | 2 Swords, 1 Wands |

        The Knight of Swords in the Castle finds two Knights and two Swords: 4 prestige for Swords, and with the 1 for
        the card played that makes 5. The Knave of Wands finds but one symbol there, the Wands.

        __Beyond 21.__ A House at the top stays there. For every step that it cannot go, each of the other three Houses
        goes back one step. **Below 0** no House can fall; what is too much is lost.

        This is the board of this program. Only the symbols of the Castle are known from the printed rules; the others
        are modelled on them, and owners of the printed board can put in theirs.

rulebook-locations = The ten locations
    .body =
        The effect is always for the active player, whichever House the figure belongs to, and it comes after the
        symbols.

        - **1 Mage Tower:** gain 1 VP and draw a Major.
        - **2 Artisan District:** draw two Minors or one Major.
        - **3 Harbour:** draw a Minor. Then each other player in turn, clockwise, may draw a Minor, too. For each card
          they have drawn you draw another one.
        - **4 Throne Room:** draw two Minors.
        - **5 Market:** gain 2 VP. Then you may make one trade: discard a Minor and draw two Minors, or discard a Major
          and draw a Major.
        - **6 Fields:** you may move each House one step up or down, each at most once and in the order you like.
        - **7 Treasure Vault:** the top Minor of the deck goes straight into your stash. Only you see it.
        - **8 Cathedral:** you may hide a Minor, or else draw two Minors.
        - **9 Ballroom:** you may hide a Minor.
        - **10 Castle:** every other player discards a card from hand.

        Where it says “may”, you may pass; everything else has to be done as far as it can be. The hand limit of seven
        is checked after each draw, in the Harbour for each player in turn.

rulebook-majors-first = The Majors from 0 to X
    .body =
        A Major may always be played, even if it comes to little or nothing. It is carried out from beginning to end:
        what you “may” do can be declined, what is possible must be done, what is impossible is skipped. Then it is
        discarded.

        When a Major moves a figure, symbols and effect of the new location count as usual, but not the 1 prestige for
        playing a Minor. The Minor you owe still has to be played.

        - **0 The Fool:** move any figure, or hide The Fool in your stash. There it counts as one more card of a suit
          that you choose at the scoring.
        - **I The Magician:** draw two Minors; then you may hide a Minor.
        - **II The High Priestess:** gain 3 VP.
        - **III The Empress:** you may move any figure. Then one House gains 1 prestige, and a different one loses 1.
        - **IV The Emperor:** you may hide a Minor. Then a House gains 3 prestige.
        - **V The Hierophant:** draw a Minor and a Major.
        - **VI The Lovers:** everybody who has the fewest VP gains 2, and you gain 2 in any case. If you are among
          those with the fewest, that makes 4.
        - **VII The Chariot:** a House gains 2 prestige. Then every other player discards a card from hand.
        - **VIII Strength:** gain 2 VP, and a House gains 3 prestige.
        - **IX The Hermit:** you may hide up to two Minors. Then every other player may hide one.
        - **X The Wheel:** all players, you too, choose two cards from hand (or what they have) and pass them to the
          left, all at the same time. What you receive you cannot pass on.

rulebook-majors-second = The Majors from XI to XXI
    .body =
        - **XI Justice:** draw Minors until you hold four cards in all.
        - **XII The Hanged Man:** lose 2 VP, or as many as you have, and draw two Majors.
        - **XIII Death:** discard one or two Minors, at least one if you have any, and draw as many Majors.
        - **XIV Temperance:** you may move any figure. Then you may exchange up to two cards of your stash for cards of
          your hand, one for one. Only Minors and The Fool can be exchanged, and a card that has just been exchanged
          stays where it is. The new card lies face down even if the old one was face up.
        - **XV The Devil:** until the end of your turn prestige and VP count double.
        - **XVI The Tower:** gain 2 VP and lay the card across the city. It closes the locations that it covers.
        - **XVII The Stars:** draw two Minors and gain 1 VP.
        - **XVIII The Moon:** all players, beginning with you, draw two Minors. Then you may hide up to two Minors, and
          every other player may hide one.
        - **XIX The Sun:** gain 2 VP. Every other player turns up three cards of their stash, or all if there are fewer
          face down. They stay face up until the next regular scoring and count like the others; what is laid
          aside later lies face down.
        - **XX Judgement:** every other player discards a card from hand. Then take three figures off the board until
          your next turn.
        - **XXI The World:** you may hide a Minor. Then there is a House scoring at reduced rates.

        Discards are always from the hand and by the owner’s choice. Whoever has no cards is skipped.

rulebook-details = The Devil, The Tower and Judgement
    .body =
        __The Devil__ can only help the Minor that you play after it in the same turn, since a second Major is not
        allowed. It doubles the 1 prestige for the card, the prestige of the symbols, the VP of Mage Tower and Market,
        and in the Fields each House you choose moves two steps. It never doubles cards: you draw, discard and hide as
        many as always. If a doubled gain goes beyond 21, the other Houses go back one step for each step too many, and
        these steps are not doubled again. Played after your Minor, The Devil does nothing.

        __The Tower__ covers one location, or two or three that all border on each other. The borders:

        - Mage Tower: Cathedral, Castle.
        - Artisan District: Harbour, Market, Fields, Cathedral.
        - Harbour: Artisan District, Market, Treasure Vault.
        - Throne Room: Market, Treasure Vault, Ballroom, Castle.
        - Market: Artisan District, Harbour, Throne Room, Treasure Vault, Cathedral, Castle.
        - Fields: Artisan District, Cathedral.
        - Treasure Vault: Harbour, Throne Room, Market, Ballroom.
        - Cathedral: Mage Tower, Artisan District, Market, Fields, Castle.
        - Ballroom: Throne Room, Treasure Vault.
        - Castle: Mage Tower, Throne Room, Market, Cathedral.

        While it lies there, no figure enters or leaves these locations, whatever the means and whoever tries; this
        binds you too. It stays until your next turn as the active player begins, even across a scoring. As first
        player you come last next time, so it will lie for long.

        __Judgement__ takes three figures of your choice off the board, except from under The Tower; if fewer can be
        taken, all of those. Nothing moves them while they are away. When your next turn begins, before anything else
        but the removal of your Tower, you put them back in three different locations that are not covered, occupied or
        not. They bring no prestige and have no effect.

        If the game ends before that, The Tower lies and the figures stay away, and it makes no difference.

rulebook-scoring = The House scoring
    .body =
        After turns 3, 6 and 9 the Houses pay:

        - **Rank the Houses** by prestige. Houses with equal prestige share the better place, and the place after it
          stays empty: with 9, 9, 6 and 2 the places are 1, 1, 3 and 4.
        - **Show** all stashes.
        - **The Fool:** if it lies in a stash, its owner now names a House.
        - **Pay** the Houses, from the first to the last. For each of them the players who have cards of its suit in
          their stash are put in order: **more cards** go first, and with equally many the **higher total value**. The
          first player has **dominance**, the second **influence**, the third **presence**.

        | House in | Dominance | Influence | Presence |
        |---|---|---|---|
        | 1st place | 16 VP | 8 VP | 4 VP |
        | 2nd place | 12 VP | 6 VP | 3 VP |
        | 3rd place | 10 VP | 5 VP | 2 VP |
        | 4th place | 8 VP | 4 VP | 2 VP |

        Fourth and fifth players get nothing. Each of several Houses in the same place pays in full; so if all have
        equal prestige, all four pay 16, 8 and 4. What nobody can claim is not paid.

        Finally **clear up:** all cards of all stashes, face up or face down, are discarded. You cannot keep any for
        later. All Houses go back to 0. Hands, figures and The Tower stay as they are.

rulebook-ties = Ties, and The Fool
    .body =
        Players with as many cards and the same total value share the points of **all the places they cover**. The
        share is rounded down, and the next player stands behind all of them. Two who are equal for dominance in the
        first House get half of 16 + 8 each, which is 12; the next player then has presence. The usual cases:

        | House in | 2 tied 1st | 3 tied 1st | 2 tied 2nd | 3 tied 2nd | 2 tied 3rd |
        |---|---|---|---|---|---|
        | 1st place | 12 | 9 | 6 | 4 | 2 |
        | 2nd place | 9 | 7 | 4 | 3 | 1 |
        | 3rd place | 7 | 5 | 3 | 2 | 1 |
        | 4th place | 6 | 4 | 3 | 2 | 1 |

        __The Fool__ in a stash is one more card, with value 0, of a suit that its owner names at the scoring. This
        comes after all stashes have been shown, so everybody can see what it is worth; but a House has to be named.
        Even alone, without a Minor of the suit, it counts as one card and may be paid. The Fool in hand counts for
        nothing. After the scoring it is discarded.

        An example, for the third House: Ada has a 7 and The Fool, Bruno a 3 and a 4, Clara the King. Ada and Bruno have
        two cards worth 7 each and share 10 + 5, which is 7 for each. Clara has only one card, whatever its value: 2.

rulebook-world = The World
    .body =
        The World lets the Houses pay in the middle of a turn. Everything is as in a House scoring, with these
        differences:

        - Dominance pays what influence usually pays, influence what presence usually pays, and a third player nothing.
        - The prestige of the Houses stays as it is.
        - The stashes go back face down and remain for the next regular scoring. What The Sun turned up stays face up.
        - The Fool counts for one House now and may count for another one next time.

        | House in | Dominance | Influence |
        |---|---|---|
        | 1st place | 8 VP | 4 VP |
        | 2nd place | 6 VP | 3 VP |
        | 3rd place | 5 VP | 2 VP |
        | 4th place | 4 VP | 2 VP |

        Ties share as usual. All players are paid, not only the one who played the card; but that player may hide a
        Minor just before, and it counts. From then on everybody has seen all stashes.

rulebook-end = The end
    .body =
        The game ends with the House scoring of the last turn. Whoever has the most **victory points** wins. In a tie
        more **cards in hand** win, Minors and Majors together. If these are equal too, the victory is shared. The
        places behind are decided in the same way.

        So your last cards are worth something even when you can no longer play them.

rulebook-beginners = Three players, and first games
    .body =
        __With three players__ there is a House scoring after every fourth turn: the short game has 4 turns and one
        scoring, the long one 8 turns and two. Nothing else changes. If you like, you may play by the usual rhythm of
        six or nine turns.

        __The first game.__ Leave the Majors aside for two turns and get to know the city. Turn 1 brings four Minors
        each, turn 2 three. In turn 3 the Majors join: everybody gets three Minors and a Major, and from turn 4 on
        there is the usual choice.

        __Without Majors.__ You can leave them out altogether. Then you draw three Minors in every turn after the
        first.

        As long as there are no Majors, the Mage Tower gives only its VP, the Artisan District two Minors, and the
        Market trades only Minors.

rulebook-editions = Editions and options
    .body =
        The printed rulebooks do not agree on everything. The **international** rules in the chapters above follow the
        majority; the **French** rules and the **separate Italian rulebook** say the same. The others:

        - **English:** the Fields also give 1 VP, The Stars give 2. The Moon makes everybody draw one Minor. Temperance
          exchanges only Minors. Prestige beyond 21 costs the other Houses one step in all. The Lovers give 4 VP only
          to a player who alone has the fewest. A Minor that can move no figure may be played only if you have no
          other. If The Fool lies in a stash, the Houses are shown one by one in the order of their places, and each
          time its owner decides whether it counts there, without having seen the next. In the first game, turn 3
          brings a Major and then the usual choice.
        - **Italian booklet:** the Fields also give 1 VP.
        - **Spanish:** Justice draws until you hold four Minors.
        - **German:** nine turns are the standard.

        A **first game** or a game **without Majors** goes with any of them. Whatever differs can also be chosen
        separately, and four things more:

        - **Ties:** players who tie share only the points of their best place, and the places after it go to nobody;
          or shares are rounded up.
        - **The Tower** may be laid where it covers nothing.
        - **Equal points at the end** are a shared victory at once, whatever the hands.
        - **Three players** may keep to the scorings after turns 3, 6 and 9.

rulebook-knowledge = What everybody knows
    .body =
        __Open to all:__ prestige, victory points, figures, who removed which, where The Tower lies; both discard
        piles, card by card; how many cards every deck, hand and stash has; which kind of cards somebody draws, and how
        many; every card played or discarded; what The Sun has turned up.

        __Secret:__ hands, and how many Majors are among them; cards face down in a stash, also the one from the
        Treasure Vault; the order of the decks.

        But much can be worked out:

        - After **The World** everybody has seen every stash. That holds until somebody exchanges with Temperance.
        - When **The Wheel** turns, you know two cards of your neighbour on the left.
        - Whoever hides **The Fool** does so in full view, since no other Major can lie in a stash.
        - Whoever skips hiding at the beginning of a turn, or has to draw a Minor before playing, had no Minor at that
          moment. Whoever declines to hide through a location or a Major tells nothing: perhaps there was no Minor.
        - A face-up card taken back with Temperance is now in that hand.
        - A new deck consists of what lay in the discard pile.

        The program never tells anybody more than this. After the game everything lies open.

rulebook-example = Example: a turn with a scoring
    .body =
        Ada, Bruno, Clara and David play turn 3, and Ada is first player. Nobody has VP yet. The prestige: Swords 6,
        Pentacles 4, Chalices 2, Wands 5.

        __Draw and hide.__ Ada holds five cards and takes three Minors; that makes eight, so she discards one. The
        others draw as well, then everybody hides a Minor.

        __Ada__ plays The Devil and then the 5 of Pentacles. Doubled, the card brings Pentacles 2 prestige. She moves
        the Queen of Pentacles to the Market, where two Queens and two Pentacles are worth 4, doubled 8: Pentacles
        stand at 14. The Market gives her 4 VP. She trades a Minor for two others; cards are not doubled.

        __Bruno__ plays the Knave of Chalices: Chalices 3. He sends the Knave to the Harbour, 4 more: 7. He draws a
        Minor; Clara and Ada draw one, too, David declines; so Bruno draws another two. Then he plays The Emperor: he
        hides a Minor and raises Chalices to 10.

        __Clara__ plays the 10 of Wands and moves the Knight of Wands to the Castle: 1 for the card, 3 for the symbols,
        Wands 9. The three others discard a card each.

        __David__ plays The Tower, gains 2 VP and covers Throne Room, Treasure Vault and Ballroom. Then he plays the 9
        of Swords. The Ballroom is closed, so Swords just rise to 7. It was his own Tower, but he wanted to keep the
        others out.

        __The scoring.__ Pentacles are first (14), then Chalices (10), Wands (9) and Swords (7). The stashes:

        - Ada: 3 and 8 of Pentacles, 5 of Chalices.
        - Bruno: 10 of Pentacles, 2 and Queen of Chalices, 4 of Wands.
        - Clara: 9 of Chalices, 6 and 7 of Wands.
        - David: 4 of Chalices, 2 of Wands, 7 of Swords, and The Fool from the turn before.

        David compares. For Pentacles The Fool would bring him 4 VP, for Wands 3 more, for Swords nothing new. For
        Chalices it makes him second with two cards, which is 6 VP in place of nothing: so Chalices.

        | | Ada | Bruno | Clara | David |
        |---|---|---|---|---|
        | Pentacles (16/8/4) | 16 | 8 | – | – |
        | Chalices (12/6/3) | 0 | 12 | 3 | 6 |
        | Wands (10/5/2) | – | 5 | 10 | 2 |
        | Swords (8/4/2) | – | – | – | 8 |
        | Together | 16 | 25 | 13 | 16 |

        With the VP of this turn Bruno has 25, Ada 20, David 18 and Clara 13. The stashes are discarded, the Houses go
        back to 0, and Bruno becomes first player. The Tower lies until David’s next turn.
