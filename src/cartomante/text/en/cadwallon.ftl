# Arcana (Cadwallon): every word of the game in English. The cards are named by the pack.
#
# Seats other than the acting one are told after a colon (“First player: …”), because a seat may be called “You”.

title = Arcana
tagline = Four guilds, one city: send your agents through Cadwallon, openly or in secret, bribe whom you cannot beat, and own the best of it when the Duke’s Jubilee comes.
score =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }


## Zones, guilds and arcana

place-border = zone { $number }
    .heading = Zone { $number }
place-free = the free zone
    .heading = Free zone

guild-blades = Guild of Blades
    .help = With the usual cards: military first, spiritual second. Its location makes you stronger at a prize and draws a card.
guild-ferrymen = Guild of Ferrymen
    .help = With the usual cards: spiritual first, military second, with many solid agents. Its location moves an agent and draws a card.
guild-thieves = Guild of Thieves
    .help = With the usual cards: political first, with agents that are good at several things. Its location takes a card back from your resources.
guild-usurers = Guild of Usurers
    .help = With the usual cards: military and political, weak in matters of faith. Its location makes your bribes count more and draws a card.

arcanum-staves = staves
    .help = Military power.
arcanum-swords = swords
    .help = Political power.
arcanum-chalices = chalices
    .help = Spiritual power.
arcanum-ducats = ducats
    .help = Financial power: what a relic pays, and what a personality costs in a bribe.


## Other names

strength = { $seat }: { $total } in { $arcanum }, { $needed } needed
total = { $seat }: { $points }
prize-at = { $prize } in { $zone }
lay-down = Lay it face down beside { $prize } in { $zone }
lay-up = Lay it face up beside { $prize } in { $zone }
bribe = Bribe { $prize } in { $zone }


## Decisions

decision-choose_guild = Which guild do you lead?
    .action = Lead the { $item }
    .help = You play with its nine agents, its location and its relic. No two players lead the same guild.
decision-discard_objective = Which objective do you return to the box?
    .action = Return { $item }
    .help = You keep two of your four objectives. Those you fulfil bring victory points at the end; nobody ever sees the ones you return.
decision-choose_card = Which card do you use?
    .action = Use { $item }
    .help = One card per turn, and every card of your hand must be used before the round ends. The others do not see your choice before you have played it.
decision-choose_play = What do you do with this card?
    .action = { $item }
    .help = Agents and personalities go to a prize: face down in a zone you control, face up elsewhere. A relic bribes a personality or calls the militia, a location has its effect, and any card may be discarded.
decision-militia_zone = Where do you send the militia?
    .action = Send it to { $item }
    .help = At any open prize it counts for you like an agent, until the end of the round.
decision-effect_zone = Which prize is it about?
    .action = Choose { $item }
    .help = Only prizes with which the effect of your location can be carried out completely are offered.
decision-effect_own_agent = Which of your agents is it about?
    .action = Choose { $item }
    .help = One of your own agents at a prize. Militia is not an agent and cannot be chosen.
decision-effect_opponent_agent = Which agent of another player is it about?
    .action = Choose { $item }
    .help = Only agents that lie face up and are not too strong for your location.
decision-effect_resource_card = Which card of your resources is it about?
    .action = Choose { $item }
    .help = Only cards that your location can reach. Everybody sees which one you choose.
decision-effect_hand_card = Which card takes the agent’s place?
    .action = Send { $item }
    .help = An agent or a personality of your hand. It lies as the other did, face up or face down, and the other comes into your hand.
decision-draw_discard = Which card do you discard?
    .action = Discard { $item }
    .help = It goes face up to your resources and has no effect.
decision-scout_bottom = What do you do with the card you have seen?
    .help = Nobody else has seen it. Left on top, it is the next prize of this zone; at the bottom, it may never come.
decision-announce_arcanum = In which arcanum do you compete?
    .action = Compete in { $item }
    .help = Your agents count in the arcanum that you announce, and you must reach its threshold. Others may choose another one; the highest total wins.
decision-place_prize = Where do you put the prize you have won?
    .help = In your resources you will draw and use it later. Under your guild card it is out of play for good, but counts for victory points and objectives all the same.

action-location = Use the effect of the location
action-militia = Give up the relic and call the militia
action-discard = Discard it without effect
action-to-resources = Into my resources
action-to-guild-pile = Under my guild card
action-to-bottom = Put it at the bottom of the pile
action-leave-on-top = Leave it on top


## Events

event-first_player_drawn =
    { $you ->
        [yes] You draw the first-player card.
       *[no] { $seat } draws the first-player card.
    }
    .rule = Who begins is drawn by lot; later the card moves on after every round.
event-guild_taken =
    { $you ->
        [yes] You lead the { $guild }.
       *[no] { $seat } leads the { $guild }.
    }
    .rule = Every guild has nine agents, a location and a relic; nobody shares a guild.
event-objectives_dealt =
    { $cards ->
        [hidden] { $seat } receives objectives.
       *[other] { $you ->
            [yes] You receive these objectives: { $cards }.
           *[no] { $seat } receives these objectives: { $cards }.
        }
    }
    .rule = Everybody receives four objectives and keeps two of them in secret.
event-objective_returned =
    { $card ->
        [hidden] { $seat } returns an objective to the box.
       *[other] { $you ->
            [yes] You return the objective { $card } to the box.
           *[no] { $seat } returns the objective { $card } to the box.
        }
    }
    .rule = Two of four objectives go back to the box, and nobody else learns which.
event-prize_revealed = A new prize in { $zone }: { $card }.
    .rule = Zones that have lost their prize get a new one at the end of the round, or at once after a bribe.
event-jubilee_revealed = The Ducal Jubilee is proclaimed: the game is coming to its end.
    .rule = The Ducal Jubilee lies among the last cards of the free zone; when it appears, the end of the game is settled.
event-round_began = Round { $round }. First player: { $first }.
    .rule = In every round all players draw four cards and use them up, one card per turn; then the prizes are decided.
event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] The only card of your resources becomes your new main deck.
           *[other] You shuffle the { $count } cards of your resources: they are your new main deck.
        }
       *[no] { $count ->
            [one] The only card of { $seat }’s resources becomes the new main deck.
           *[other] { $seat } shuffles the { $count } cards of the resources: they are the new main deck.
        }
    }
    .rule = When a card must be drawn at the start of a round and the main deck is empty, the resources are shuffled; agents at prizes stay there.
event-drew =
    { $cards ->
        [hidden] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
       *[other] { $you ->
            [yes] You draw { $cards }.
           *[no] { $seat } draws { $cards }.
        }
    }
    .rule = Everybody draws four cards at the start of a round; what a location draws comes from the main deck alone.
event-drew_nothing =
    { $you ->
        [yes] You have nothing to draw.
       *[no] { $seat } has nothing to draw.
    }
    .rule = Draws by locations never shuffle the resources, and agents at prizes cannot be drawn; whatever is missing is lost.
event-laid_down =
    { $card ->
        [hidden] { $seat } lays an agent face down in { $zone }.
       *[other] { $you ->
            [yes] You lay { $card } face down in { $zone }.
           *[no] { $seat } lays { $card } face down in { $zone }.
        }
    }
    .rule = In the two zones that a player controls, agents are laid face down; only their owner knows them.
event-laid_up =
    { $you ->
        [yes] You lay { $card } face up in { $zone }.
       *[no] { $seat } lays { $card } face up in { $zone }.
    }
    .rule = In the free zone and in zones that others control, agents are laid face up.
event-discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
    .rule = Any card may be discarded: it goes face up to its owner’s resources and has no effect.
event-turned_up =
    { $you ->
        [yes] You turn up { $cards } in { $zone }.
       *[no] { $seat } turns up { $cards } in { $zone }.
    }
    .rule = Agents are turned up when their zone is decided, when their owner offers a bribe there, or when a location exposes them; then they stay face up.
event-bribe_offered =
    { $you ->
        [yes] You offer { $card } to { $prize } in { $zone }: { $total } against a price of { $price }.
       *[no] { $seat } offers { $card } to { $prize } in { $zone }: { $total } against a price of { $price }.
    }
    .rule = The bribing player’s agents at the personality, the ducats of the relic and favours add up; the price is the personality’s ducats.
event-bribe_failed =
    { $you ->
        [yes] Your bribe is too small; { $prize } refuses.
       *[no] { $seat }’s bribe is too small; { $prize } refuses.
    }
    .rule = If a bribe falls short of the price, the relic is spent and nothing else happens.
event-went_home =
    { $you ->
        [yes] You take { $cards } from { $zone } back into your resources.
       *[no] { $seat } takes { $cards } from { $zone } back into the resources.
    }
    .rule = When a prize is won, the agents of all players there go face up to the resources of their owners.
event-militia_left =
    { $you ->
        [yes] Your militia leaves { $zone }: { $cards }.
       *[no] { $seat }’s militia leaves { $zone }: { $cards }.
    }
    .rule = Militia at a prize that is won is set aside until the end of the round.
event-militia_called =
    { $you ->
        [yes] You give up { $card } and call the militia.
       *[no] { $seat } gives up { $card } and calls the militia.
    }
    .rule = A relic can be sent to the resources to call the top card of the militia deck.
event-militia_came = Out of the barracks comes: { $militia }.
    .rule = Militia is turned up first; then the player who called it sends it to a prize.
event-militia_came_unseen =
    { $militia ->
        [hidden] Militia reports to { $seat } in secret.
       *[other] { $you ->
            [yes] { $militia } reports to you in secret.
           *[no] { $militia } reports to { $seat } in secret.
        }
    }
    .rule = At tables where militia is laid like agents, only the player who called it sees which card comes.
event-militia_laid_up =
    { $you ->
        [yes] You send the militia face up to { $zone }: { $militia }.
       *[no] { $seat } sends the militia face up to { $zone }: { $militia }.
    }
    .rule = Militia counts like an agent of the player who sent it when the prizes are decided, but it is not an agent.
event-militia_laid_down =
    { $militia ->
        [hidden] { $seat } sends militia face down to { $zone }.
       *[other] { $you ->
            [yes] You send the militia face down to { $zone }: { $militia }.
           *[no] { $seat } sends the militia face down to { $zone }: { $militia }.
        }
    }
    .rule = At tables where militia is laid like agents, it lies face down in zones that its player controls.
event-militia_withdrew =
    { $count ->
        [one] One militia card returns to the barracks, and the militia deck is shuffled.
       *[other] { $count } militia cards return to the barracks, and the militia deck is shuffled.
    }
    .rule = Militia never stays longer than one round, whether its prize was won or not.
event-location_used =
    { $you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }
    .rule = A location has its effect at once and then goes to the resources of its player.
event-recovered =
    { $you ->
        [yes] You take { $card } from your resources into your hand.
       *[no] { $seat } takes { $card } from the resources into the hand.
    }
    .rule = Agents, personalities and relics can be recovered, locations cannot; the card must still be used in this round.
event-recalled_up =
    { $you ->
        [yes] You call { $card } back from { $zone } into your hand.
       *[no] { $seat } calls { $card } back from { $zone } into the hand.
    }
    .rule = An agent that is called back must be used again in the same round.
event-recalled_down =
    { $card ->
        [hidden] { $seat } calls a face-down agent back from { $zone } into the hand.
       *[other] { $you ->
            [yes] You call { $card } back from { $zone } into your hand, unseen.
           *[no] { $seat } calls { $card } back from { $zone } into the hand, unseen.
        }
    }
    .rule = A face-down agent that is called back is not shown.
event-moved_up =
    { $you ->
        [yes] You move { $card } from { $origin } to { $zone }, face up.
       *[no] { $seat } moves { $card } from { $origin } to { $zone }, face up.
    }
    .rule = A face-up agent never turns face down again; a face-down one is turned up in a zone that its owner does not control.
event-moved_down =
    { $card ->
        [hidden] { $seat } moves a face-down agent from { $origin } to { $zone }.
       *[other] { $you ->
            [yes] You move { $card } face down from { $origin } to { $zone }.
           *[no] { $seat } moves { $card } face down from { $origin } to { $zone }.
        }
    }
    .rule = Between two zones that its owner controls, a face-down agent moves unseen.
event-swapped_up =
    { $you ->
        [yes] You take back { $card } from { $zone } and lay { $other } face up in its place.
       *[no] { $seat } takes back { $card } from { $zone } and lays { $other } face up in its place.
    }
    .rule = The new agent lies as the old one did; the old one comes into the hand and must still be used in this round.
event-swapped_down =
    { $card ->
        [hidden] { $seat } exchanges a face-down agent in { $zone } for a card of the hand.
       *[other] { $you ->
            [yes] You take back { $card } from { $zone } and lay { $other } face down in its place.
           *[no] { $seat } takes back { $card } from { $zone } and lays { $other } face down in its place.
        }
    }
    .rule = Where an agent lies face down, neither card of an exchange is shown.
event-diverted =
    { $you ->
        [yes] You send { $card } from { $origin } to { $zone }. Owner: { $victim }.
       *[no] { $seat } sends { $card } from { $origin } to { $zone }. Owner: { $victim }.
    }
    .rule = Only a face-up agent can be sent elsewhere, and it still belongs to the same player.
event-dismissed =
    { $you ->
        [yes] You drive { $card } out of { $zone }. Owner: { $victim }.
       *[no] { $seat } drives { $card } out of { $zone }. Owner: { $victim }.
    }
    .rule = A face-up agent that is driven out goes to the resources of its owner.
event-scouted =
    { $card ->
        [hidden] { $seat } looks at the top card of the pile in { $zone }.
       *[other] { $you ->
            [yes] You look at the top card of the pile in { $zone }: { $card }.
           *[no] { $seat } looks at the top card of the pile in { $zone }: { $card }.
        }
    }
    .rule = The piles of all zones except the free one can be looked into, and nobody else sees the card.
event-scouted_left =
    { $you ->
        [yes] You leave the card on top of the pile in { $zone }.
       *[no] { $seat } leaves the card on top of the pile in { $zone }.
    }
    .rule = A card that stays on top will be the next prize of its zone.
event-scouted_bottom =
    { $you ->
        [yes] You put the card at the bottom of the pile in { $zone }.
       *[no] { $seat } puts the card at the bottom of the pile in { $zone }.
    }
    .rule = Everybody sees that the card goes to the bottom, but not which card it is.
event-renewed =
    { $you ->
        [yes] You put { $card } at the bottom of the pile in { $zone }.
       *[no] { $seat } puts { $card } at the bottom of the pile in { $zone }.
    }
    .rule = A prize with no agents and no militia can be sent under its pile; the next one is turned up in its place.
event-boosted =
    { $you ->
        [yes] Your total at { $prize } in { $zone } is { $count } higher this round. It counts in: { $arcana }.
       *[no] { $seat }’s total at { $prize } in { $zone } is { $count } higher this round. It counts in: { $arcana }.
    }
    .rule = Such a reinforcement counts if its player still has an agent there when the prize is decided; it never counts in a bribe.
event-took_precedence =
    { $you ->
        [yes] You take precedence at { $prize } in { $zone } this round.
       *[no] { $seat } takes precedence at { $prize } in { $zone } this round.
    }
    .rule = If several players tie for a prize and just one of them has precedence there, that player wins it.
event-sealed =
    { $you ->
        [yes] You seal { $prize } in { $zone } for this round.
       *[no] { $seat } seals { $prize } in { $zone } for this round.
    }
    .rule = At a sealed prize nothing more can be played, and nothing can be moved there; it is decided as usual.
event-shifted =
    { $count ->
        [-3] This round { $prize } in { $zone } needs 3 less.
        [-2] This round { $prize } in { $zone } needs 2 less.
        [-1] This round { $prize } in { $zone } needs 1 less.
        [1] This round { $prize } in { $zone } needs 1 more.
        [2] This round { $prize } in { $zone } needs 2 more.
        [3] This round { $prize } in { $zone } needs 3 more.
       *[other] This round what { $prize } in { $zone } needs changes by { $count }.
    }
    .rule = The threshold of a prize may be changed for all players until the end of the round, but never falls below 1; its price in ducats stays.
event-favoured =
    { $you ->
        [yes] This round your bribes count { $count } more.
       *[no] This round { $seat }’s bribes count { $count } more.
    }
    .rule = Favours add up and help with every bribe of that player until the end of the round.
event-retired =
    { $you ->
        [yes] You put { $card } under your guild card.
       *[no] { $seat } puts { $card } under the guild card.
    }
    .rule = A guild agent that retires is out of play for good, so that better cards are drawn more often.
event-announced =
    { $you ->
        [yes] You announce { $arcanum } for { $prize }.
       *[no] { $seat } announces { $arcanum } for { $prize }.
    }
    .rule = At a prize with several gold arcana all players choose the one in which their own agents count.
event-compared = { $prize } in { $zone } is decided. { $totals }.
    .rule = Whoever reaches the threshold can win; the highest total among these wins.
event-nobody_reached = Nobody is strong enough for { $prize } in { $zone }.
    .rule = If nobody reaches the threshold, the prize and all agents stay, face up; militia returns at the end of the round.
event-tied = A tie for { $prize } in { $zone }, and nobody wins it. Equally strong: { $seats }.
    .rule = If several players share the highest total, the prize and all agents stay, face up, unless precedence decides.
event-won =
    { $you ->
        [yes] You win { $prize } in { $zone }.
       *[no] { $seat } wins { $prize } in { $zone }.
    }
    .rule = The highest total that reaches the threshold wins a prize, or a bribe that reaches its price.
event-won_by_precedence =
    { $you ->
        [yes] You win { $prize } in { $zone }: your precedence breaks the tie.
       *[no] { $seat } wins { $prize } in { $zone }: precedence breaks the tie.
    }
    .rule = Precedence decides a tie if just one of the tied players has it.
event-kept_in_play =
    { $you ->
        [yes] You put { $card } into your resources.
       *[no] { $seat } puts { $card } into the resources.
    }
    .rule = A prize in the resources is drawn and used like any other card of its owner.
event-removed =
    { $you ->
        [yes] You put { $card } under your guild card.
       *[no] { $seat } puts { $card } under the guild card.
    }
    .rule = A prize under the guild card is never drawn, but counts fully for victory points and objectives.
event-pile_empty = There are no more prizes in { $zone }.
    .rule = A zone whose pile is used up stays without a prize for the rest of the game.
event-first_player_passed = The first-player card moves on. First player now: { $to }.
    .rule = After every round the first-player card is passed on, to the right unless the table has agreed otherwise.
event-objectives_shown =
    { $fulfilled ->
        [nothing] { $you ->
            [yes] You have fulfilled no objective. You missed: { $missed }.
           *[no] { $seat } has fulfilled no objective. Missed: { $missed }.
        }
       *[other] { $missed ->
            [nothing] { $you ->
                [yes] You have fulfilled every objective: { $fulfilled }.
               *[no] { $seat } has fulfilled every objective: { $fulfilled }.
            }
           *[other] { $you ->
                [yes] You have fulfilled: { $fulfilled }. You missed: { $missed }.
               *[no] { $seat } has fulfilled: { $fulfilled }. Missed: { $missed }.
            }
        }
    }
    .rule = Every fulfilled objective brings its victory points; one that was missed costs nothing.
event-ended = The game is over. { $totals }.
    .rule = The victory points on all cards that a player owns are added up, and those of fulfilled objectives.


## The table

zone-round = Round
zone-first = First player
zone-turn = Turn
zone-prizes = Prizes
zone-piles = Piles
zone-agents = Agents and militia
zone-thresholds = Thresholds
zone-sealed = Sealed
zone-boosts = Reinforcements
zone-precedence = Precedence
zone-jubilee = Ducal Jubilee proclaimed
zone-in_play = Being played
zone-chosen = Chosen card
zone-target = Agent that it is about
zone-at_issue = Zone at issue
zone-militia_deck = Militia deck
zone-militia_aside = Militia set aside
zone-guild = Guild
zone-points = Victory points on cards
zone-hand = Hand
zone-deck = Main deck
zone-resources = Resources
zone-guild_pile = Guild pile
zone-objectives_kept = Objectives
zone-progress = Progress
zone-objectives_returned = Returned objectives
zone-favour = Favour in bribes
zone-unseen = Cards in hand, in the main deck or face down
zone-known_in_hand = Seen to come into the hand
zone-strength = Strength
zone-shown_strength = Strength for all to see

ending-jubilee = The Ducal Jubilee has ended the game.
ending-stalled = For many rounds nobody has won a prize, so the game is over.
ending-round_cap = The last round allowed has been played.
ending-no_prizes = There are no prizes left in the city.

# Short labels of the board.
board-round = Round
board-first = first player
board-deck = Deck
board-resources = Resources
board-hand = Hand
board-guild-pile = Guild pile
board-objectives = Objectives
board-favour = Favour
board-sealed = sealed
board-precedence = Precedence
board-boost = Boost
board-needs = needs
board-price = Price
board-points = VP
board-pile = Pile
board-face-down = face down
board-militia = Militia
board-empty = empty
board-closed = closed
board-jubilee = Jubilee
board-militia-deck = Militia deck
board-your-zones = your zones
board-unseen = Unseen
board-known = Known
board-totals = Totals
board-worth = worth
board-face-up = face up
board-back = face down, unknown to you
board-reached = enough for the prize
board-active = whose turn it is; what you may choose
board-changed = changed for this round
board-free = free zone
board-kind-agent = Agent
    .help = Goes to a prize, face down in your zones and face up elsewhere, and counts there.
board-kind-personality = Personality
    .help = Won as a prize or by a bribe; serves as an agent afterwards.
board-kind-relic = Relic
    .help = Pays its ducats in a bribe, or calls the militia.
board-kind-location = Location
board-kind-militia = Militia
    .help = Counts like an agent until the round ends.
board-kind-objective = Objective
board-district-harbour = Harbour
board-district-crown = Crown
board-district-temple = Temple
board-district-market = Market
board-district-warrens = Warrens


## The board in the browser

board-hidden = face down, hidden from the others
board-controlled = Agents lie face down here for: { $names }
board-in-pile = number { $place } in the pile
board-cards-of = Cards: { $name }
board-chosen = chosen
board-no-cards = No cards in hand
board-progress = { $have } of { $needed }
board-fulfilled = fulfilled
board-close = Close


## Options

option-guild_choice = Guilds
    .help = How the guilds are given out: everybody chooses in turn, chance decides, or the table names one for each seat.
option-guild_choice-choose = Everybody chooses
option-guild_choice-random = By lot
option-guild_choice-blades = Blades
option-guild_choice-ferrymen = Ferrymen
option-guild_choice-thieves = Thieves
option-guild_choice-usurers = Usurers
option-objectives = Objectives
    .help = Whether everybody has two secret objectives. An advanced rule.
option-militia = Militia
    .help = Whether a relic can be given up to call the city’s militia. An advanced rule.
option-tactical_removal = Tactical removal
    .help = Whether the winner of a prize may put it under the guild card, out of play but not lost. An advanced rule.
option-first_player_pass = First-player card
    .help = To which side it is passed after every round.
option-first_player_pass-right = To the right
option-first_player_pass-left = To the left
option-own_zone_facing = Agents in controlled zones
    .help = Whether agents in a zone that you control always lie face down, or also face up if you like.
option-own_zone_facing-face_down = Always face down
option-own_zone_facing-choice = As their owner likes
option-multi_gold = Several gold arcana
    .help = Who decides in which arcanum a player competes for such a prize.
option-multi_gold-announce = Each player announces it
option-multi_gold-auto_best = Each player’s best one counts
option-failing_bribe = Bribes that must fail
    .help = Whether you may offer a bribe that is known to be too small.
option-failing_bribe-legal = Allowed
option-failing_bribe-illegal = Not allowed
option-jubilee_timing = The end of the game
    .help = What happens when the Ducal Jubilee is turned up at the end of a round.
option-jubilee_timing-end_now = The game ends at once
option-jubilee_timing-one_more_round = One more round is played
option-jubilee_zone = The free zone after the Jubilee
    .help = Whether there is still a prize in the free zone once the Jubilee has been turned up.
option-jubilee_zone-closed = It is closed
option-jubilee_zone-next_prize = The next prize appears
option-free_zone_order = Deciding the free zone
    .help = When the prize of the free zone is decided.
option-free_zone_order-last = After all the others
option-free_zone_order-first = Before all the others
option-militia_facing = How militia lies
    .help = Whether militia is always for all to see, or lies face down in zones that its player controls.
option-militia_facing-face_up = Always face up
option-militia_facing-as_agents = Like agents
option-militia_in_bribe = Militia in bribes
    .help = Whether your militia counts in a bribe as your agents do.
option-table_agents_score = Agents on the table at the end
    .help = Whether cards that still lie at prizes when the game ends count for their owners.
option-removed_count_for_objectives = Removed prizes and objectives
    .help = Whether prizes under a guild card count for objectives. They always count for victory points.
option-resources_view = Looking at resources
    .help = How much others may see of a player’s resources.
option-resources_view-public = All cards
option-resources_view-top_card = Only the top card
option-score_tie_break = Equal points at the end
    .help = What decides between players with equally many victory points.
option-score_tie_break-prizes_ducats = More prizes, then more ducats on relics
option-score_tie_break-shared = Nothing, they share the place
option-stall_rounds = Rounds without a winner
    .help = The game ends when so many rounds in a row bring nobody a prize. 0 means that it goes on.
option-stall_rounds-0 = Any number
option-round_cap = Most rounds
    .help = The game ends after this round at the latest. Hardly any game gets so far.
option-pile_size = Cards in a pile
    .help = How many prizes each zone has. With fewer than 12 the game is shorter.
option-jubilee_last = Cards around the Jubilee
    .help = Among how many of the last cards of the free zone the Ducal Jubilee is shuffled. With 0 it lies at the very bottom.

preset-advanced = Full game
    .help = With objectives, militia and tactical removal: the complete rules.
preset-first_game = First game
    .help = Without objectives, militia and tactical removal: the best way to learn.
preset-advanced_gentle_end = Full game, announced end
    .help = The complete rules, but a Jubilee that appears at the end of a round leaves you one last round.


## Tutorial

tutorial-goal = Welcome to Cadwallon! You lead a guild and want the prizes that lie open in the zones of the city. Every prize you win becomes a card of your own and brings victory points. Whoever has the most of them at the end wins.
tutorial-prize = Look at { $item }. The value printed in gold says in which arcanum this prize is fought for, and how much strength you need at least: its threshold.
tutorial-hand = In each round you have four cards, and on your turn you use one of them. You hold three agents, who work for you at the prizes, and a relic, which is good for buying friends.
tutorial-agent = You want the personality you have just seen. Send somebody who has some strength in the gold arcanum: { $item }.
tutorial-secretly = You control two zones of the city. There your agents are laid face down, and nobody knows who they are; everywhere else they lie open. Choose: { $item }.
tutorial-relic = Your agent alone is too weak for the threshold. But a personality has a price as well, and a relic can pay it on the spot. Use { $item }.
tutorial-bribe = For a bribe, the strength of your agents there in the gold arcanum and the ducats of the relic are added. Together they reach the price exactly. Choose: { $item }.
tutorial-won = The personality is yours, and will fight for you as an agent. In the other zone you control lies { $item }. A relic cannot be bribed: there you need strength.
tutorial-second = The other guild has an agent there already, face up, because it does not control that zone. Do not worry, that one is weak. Use { $item }.
tutorial-there = Your own agent goes there unseen. Choose: { $item }.
tutorial-together = That is not enough yet, but strengths at a prize are added up. Your last card, which you have to use anyway, brings just what is missing. Choose: { $item }.
tutorial-resolved = When all cards had been used, every prize was decided: who reached the threshold and was strongest took it. The relic is yours! Where nobody is strong enough, prize and agents stay for the next round.
tutorial-end = Two prizes in the first round! What you have won and used lies in your resources; when your deck is empty, they are shuffled and come back to your hand. Now play a real game!


## The rulebook

rulebook-goal = What it is about
    .body =
        The city of Cadwallon belongs to those who know how to take it. You lead one of its **guilds**: you send out
        your agents to win over the powerful, lay hands on old relics and take possession of palaces, towers and
        chapels. Two to four guilds do so at the same time, each for itself.

        What can be won lies open on the table as **prizes**, one in each zone of the city. You lay your **agents**
        beside them: unseen in the zones that you control, for all to see in the others. When all cards have been
        played, the strongest player at each prize takes it, if strong enough.

        Every prize you win becomes **your own card**. Personalities fight for you as agents, relics buy you friends,
        locations have effects. So your deck grows with your success, and you decide what is better kept out of it.

        The cards that you own bring **victory points** (VP). Whoever has the most when the **Ducal Jubilee** has ended
        the game is the winner.

rulebook-components = The cards
    .body =
        The game consists of 163 cards.

        - **Guild decks:** four times eleven cards, namely nine agents, a location and a relic. The guilds are
          called **Blades**, **Ferrymen**, **Thieves** and **Usurers**.
        - **Prizes:** 85 cards: 24 relics, 24 locations and 37 personalities. Each belongs to one
          of five **districts**: Harbour, Crown, Temple, Market and Warrens.
        - **Objectives:** 22 cards, for the advanced game.
        - **Militia:** two captains and four soldiers, for the advanced game.
        - **Single cards:** four guild cards, the first-player card and the Ducal Jubilee.

        __The four arcana.__ Cards have values in up to four arcana of power:

        | Arcanum | Power |
        |---|---|
        | Staves | military |
        | Swords | political |
        | Chalices | spiritual |
        | Ducats | financial |

        __Gold.__ On every prize one value, sometimes more, is printed in gold. It says in which arcanum the prize is
        fought for, and the number is its **threshold**: the least that you need to win it.

        __Kinds of cards in your hand.__

        - An **agent** uses its staves, swords and chalices at a prize.
        - A **personality** that you have won is an agent like any other. The value that was its threshold is now its
          strength. Its ducats were its price and mean nothing any more.
        - A **relic** uses only its ducats.
        - A **location** uses only its effect.

        __Our cards.__ The published rules explain how to play, but hardly any printed card is quoted in them. The
        values, effects, objectives and most of the names in this program are therefore a **reconstruction** of our
        own. They are kept in a pack, a table that can be exchanged: if you own a printed copy, you can write its
        values into a pack and play with that one.

rulebook-setup = Before the game
    .body =
        - A **first player** is drawn by lot and takes the first-player card.
        - In turn order everybody chooses a **guild**, shuffles its eleven cards and puts them down as **main deck**.
          Guilds that nobody leads stay in the box.
        - The prizes are shuffled. Every zone gets a face-down **pile** of twelve. The rest stays in the box, and
          nobody knows what it is.
        - The **Ducal Jubilee** is shuffled into the last five cards of the pile in the free zone. So at least seven
          prizes have to be won there before it can appear.
        - The top card of each pile is turned up: these are the first prizes.
        - In the advanced game the militia is shuffled, and everybody gets four **objectives** and returns two.

        __The zones.__ The city has a ring of zones between the players and one **free zone** in the middle. Two
        zones you **control**: the one on your left and the one on your right. Nobody controls the free zone.

        - **Four players** have four zones in the ring, one between each pair of neighbours, who both control it.
        - **Three players** have three zones in the ring, likewise shared by neighbours.
        - **Two players** have four zones in the ring, and each controls two of them alone.

        Zones are numbered clockwise; zone 1 is on the left of the first seat.

        __Your cards__ are in four places: your **hand**, your face-down **main deck**, your face-up **resources**,
        which are your discard pile, and your **guild pile**, cards under your guild card that are out of play but
        still yours. Resources and guild piles may be looked at by everybody.

rulebook-round = The round
    .body =
        A game has about eight to fourteen rounds. Each has four parts:

        - **Draw.** Everybody draws four cards.
        - **Play.** Clockwise from the first player, everybody uses one card per turn, until all hands are empty.
        - **Resolution.** Zone by zone, the prizes are won.
        - **End of the round.** Militia goes home, new prizes appear, and the first-player card moves on.

        __Drawing.__ You take four cards from your main deck, one after the other. If it is empty and you need another
        one, your resources are shuffled and become the new main deck. Agents at prizes and your guild pile stay where
        they are. If there is nothing left at all, you have fewer cards this time.

        __Playing.__ A turn uses exactly one card of your hand. You cannot pass. Choose a card and do one of these
        things with it:

        - lay an **agent** or a personality at a prize;
        - **bribe** a personality with a relic;
        - call the **militia** with a relic (advanced game);
        - use the effect of a **location**;
        - **discard** any card: it goes face up to your resources and does nothing.

        Whoever has no more cards is skipped; the others go on. Cards that an effect brings into your hand have to be
        used in the same round, too, which gives you additional turns.

rulebook-agents = Agents at a prize
    .body =
        An agent or a personality may be laid at any prize that is not sealed.

        - In the two zones that you **control** it is laid **face down**. Only you know it.
        - In **all other zones**, the free zone among them, it is laid **face up**.

        There is no limit to the number of agents at a prize. They may be of no use there: a face-down agent with a
        value of 0 is a fine bluff.

        You cannot take agents back. They stay at their prize, even for several rounds, until somebody wins it or a
        location moves them. In the meantime they are missing from your deck.

        Face-down agents are **turned up** when their zone is resolved, when you offer a bribe at that prize, when they
        move to a zone that you do not control, or when a location exposes them. Once face up, an agent stays so while
        it lies there.

rulebook-bribery = Bribery
    .body =
        With a **relic** you can buy a **personality** on the spot, even if others are much stronger there. You need at
        least one agent of your own at it, from an earlier turn; what its values are does not matter.

        - Show the relic, and turn up your own agents at that prize. They stay face up, whatever happens.
        - Add up the values of **all your agents there** in the gold arcanum, the **ducats of the relic**, and
          the **favours** that locations have brought you this round. If several arcana are gold, your best one counts.
        - If you reach the **price**, the ducats of the personality, it is yours. Its threshold does not matter, nor
          does what others have laid there.

        After a **successful** bribe the agents of all players at this prize and your relic go to the resources of
        their owners, and the next prize of this zone is turned up at once. It can be won, or bribed, in this very
        round.

        If the bribe **fails**, the relic goes to your resources, and nothing else happens.

        Each bribe uses one relic only. Relics and locations that lie as prizes cannot be bribed. Militia does not
        count in a bribe, and neither do reinforcements, changed thresholds or precedence.

        __An example.__ Arkabast costs 7 ducats and needs 5 chalices. Ada has an agent with 4 chalices there, which
        would not be enough. Now Ada plays the Drinking Horn, worth 3 ducats: 4 + 3 = 7, and Arkabast changes sides.

rulebook-militia = The militia
    .body =
        The militia belongs to the advanced game. As your turn you may send a **relic** from your hand to your
        resources, without any other effect, and call the militia. The top card of the militia deck is turned up, and
        you send it to any prize that is not sealed. It lies face up there.

        - A **captain** has 3 in staves, swords and chalices, a **soldier** 2.
        - When the prize is decided, it counts for you like an agent. It may even win all by itself.
        - It is **not an agent**: it does not count in a bribe and does not allow one, locations cannot move, exchange
          or dismiss it, and a reinforcement needs a real agent.
        - It never stays. At the end of the round all militia goes back and is shuffled, whether the prize was won or
          not.

        When all six cards are out, the militia cannot be called.

rulebook-locations = Locations
    .body =
        A location has its effect at once; then it goes to your resources. It is never laid at a prize, and its own
        values count for nothing.

        You may use it only if its effect can be carried out completely; otherwise all you can do is discard it. Many
        of them let you **draw a card** afterwards. Such draws come from your main deck alone: if that is empty, you
        get nothing, and the resources are not shuffled. So no location can be used twice in one round.

        Effects that last **for this round** belong to the prize: they end with the round, or when the prize leaves the
        zone. Favours are yours until the round ends.

        A **sealed** prize is closed for the rest of the round: no agent, relic or militia can be played there, and
        nothing moved there. Agents may still leave it, and it is decided as usual.

rulebook-effects = What locations do
    .body =
        There are sixteen kinds of effects. The numbers are on the cards.

        __Cards of your own__

        - **Draw:** draw some cards; some locations make you discard a card of your hand afterwards.
        - **Recover:** take an agent, a personality or a relic from your resources into your hand.
        - **Recall:** take one of your agents at a prize back into your hand. If it lay face down, it is not shown.
        - **Move:** one of your agents goes to another prize. It stays face down only if it was so and you control the
          new zone.
        - **Swap:** exchange one of your agents at a prize that is not sealed for an agent or a personality of your
          hand. The new card lies as the old one did.
        - **Retire:** put a guild agent from your resources under your guild card, so that your better cards come more
          often. You can only do this while you have more cards in circulation than the location demands. Your hand,
          main deck, resources and agents at prizes are in circulation, and so is the location itself.

        __Cards of the others__

        - **Divert:** another player’s face-up agent goes to another prize. It still belongs to the same player.
        - **Dismiss:** another player’s face-up agent goes to the resources of its owner.
        - **Expose:** turn up all agents of the others that lie face down at one prize.

        Divert and dismiss have a limit: none of the agent’s staves, swords and chalices may be higher.

        __Prizes__

        - **Scout:** look at the top card of a pile, and leave it or put it at the bottom. Not in the free zone.
        - **Renew:** put a prize with no cards beside it under its pile and turn up the next one. Not in the free zone,
          and not if it is sealed.
        - **Boost:** at a prize where you have an agent, your total is higher in this round, in one arcanum or in all
          that are gold there. It counts only if you still have an agent there in the end.
        - **Precedence:** if you tie for this prize in this round, you win it, unless another of the tied players has
          precedence, too.
        - **Seal:** nothing more can be played at or moved to this prize in this round.
        - **Shift:** the threshold of a prize is higher or lower for everybody in this round, but at least 1. Its price
          in ducats stays as it is.

        __Bribes__

        - **Favour:** all your bribes count for more in this round.

rulebook-resolution = Who wins the prizes
    .body =
        When all hands are empty, the zones are decided one by one: first the one on the left of the first player, then
        on clockwise, and the free zone last. In each zone:

        - All agents there are turned up.
        - Each player adds up the own agents and militia in the **gold arcanum**, with reinforcements if there are any.
          Players never add their totals together.
        - Whoever reaches the **threshold** is in the running. Exactly that number is enough.
        - Among these the **highest total** wins.

        __The winner__ takes the prize. All agents at it, those of the losers, too, go to the resources of their
        owners. The zone stays empty until the end of the round.

        __Nobody strong enough?__ Prize and agents stay where they are, face up. Next round you can add to them.

        __A tie__ for the highest total: nobody wins, and everything stays, unless exactly one of those who are tied
        has precedence. A tie further down does not matter.

        __An example.__ The Barhan Sword needs 4 staves. Bruno has a Crossbowman (3) and a Necromancer (2) there, David
        has Pale (3). Bruno’s 5 is enough, David’s 3 is not: Bruno wins the sword, and all three agents go home.

rulebook-gold = Several gold arcana
    .body =
        Some prizes have more than one gold value. Each player then decides in which of these arcana to compete:

        - When all agents are face up, the players who have any there announce an arcanum, in turn order. Everybody
          knows what has been said before.
        - Each uses the announced arcanum and **its threshold**. The totals are then compared as plain numbers, even if
          they are of different arcana.

        You need not announce your best one. Sometimes it pays to leave a prize in the free zone and so put off the end
        of the game. If your answer makes no difference to your own result, you are not asked.

        __An example.__ The Harlequin needs 3 staves, 3 swords or 3 chalices. Bruno has 2, 4 and 5, and announces
        chalices. David has Ayane there, 6 staves, and announces staves: 6 is more than 5, so David wins.

rulebook-end = End of the round, end of the game
    .body =
        When all zones have been decided:

        - The militia returns, and everything that was for this round ends.
        - In every zone without a prize the next card of the pile is turned up. If a pile is empty, its zone stays
          empty.
        - The first-player card goes to the player on the **right**, although turns go to the left: whoever was last
          now begins.

        __The Ducal Jubilee__ appears when the card before it in the free zone has been won. The free zone is closed
        then.

        - If it appears at the **end of a round**, the game ends at once.
        - If it appears **during a round**, after a bribe in the free zone, this round is played to its end, without the
          free zone. Then the game ends; there are no new prizes.

        Three more ways to end are there for safety only: six rounds in a row in which nobody wins a prize, forty
        rounds, or no prize left in any zone.

rulebook-scoring = Scoring and objectives
    .body =
        Agents that still lie at prizes go to their owners’ resources. Then you add up:

        - the **VP on all your cards**, in the main deck, in the resources and in the guild pile;
        - the points of your **objectives**, if they are fulfilled. One that is missed costs nothing.

        The highest sum wins. If it is equal, more prizes decide, then more ducats on relics, the guild’s own relic
        included. If that is equal, too, the victory is shared.

        __Objectives__ belong to the advanced game. Everybody keeps two and shows them at the end. They ask for things
        like these, and the numbers depend on how many play:

        - enough prizes of a kind, of a district, or with a certain gold arcanum;
        - more prizes of a kind than **each** of the others; as many is not enough;
        - relics worth enough ducats together;
        - enough prizes of every district, of every kind, or of a single district;
        - enough prizes that are worth a lot, or that need little, or enough prizes of any kind;
        - no more than a few relics.

        Only prizes count, never the cards of your guild.

rulebook-advanced = The advanced rules
    .body =
        For a first game leave out these three, as the setting “First game” does. Then relics only serve for bribes,
        and every prize that you win goes to your resources.

        - **Objectives:** four for everybody, two are kept. They are chosen when the first prizes lie open, but before
          the first cards are drawn.
        - **Militia:** relics can call for help.
        - **Tactical removal:** whenever you win a prize, you decide where it goes. In your **resources** it will come
          into your hand one day. Under your **guild card** it is out of play for good, but still counts for VP and
          objectives. A location you never wish to draw, or a weak personality, is well kept there; a small deck brings
          your best cards back sooner.

        What is under the guild card lies open and cannot be taken back.

        __What others know.__ Hands, main decks, face-down agents and objectives are secret. But since all guild decks
        are known and all prizes are won openly, you can always tell which cards a player must have in hand, in the main
        deck or face down, taken together. The table shows you this.

rulebook-options = Other ways to play
    .body =
        The rules leave some questions open, and some tables like it differently. You can choose:

        - how **guilds** are given out: by choice, by lot, or one named for each seat;
        - which of the **advanced rules** you use;
        - whether the **first-player card** goes right or left, and whether the **free zone** is decided last or first;
        - whether agents in zones of your own may lie **face up**, too;
        - whether the best of several **gold arcana** is taken by itself;
        - whether a **bribe** that must fail may be offered, and whether militia counts in bribes;
        - whether **militia** lies like agents, face down in controlled zones; then only its player sees it come;
        - whether one **last round** follows when the Jubilee appears at the end of a round, and whether the free zone
          then shows another prize;
        - whether agents on the table **score** at the end, and removed prizes count for objectives;
        - whether others see all your **resources** or only the top card;
        - whether equal points are told apart at the end;
        - how **long** the game is: fewer cards in the piles, another place for the Jubilee, other limits for safety.
