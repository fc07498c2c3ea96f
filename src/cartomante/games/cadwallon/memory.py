"""What everybody has seen of hidden cards, kept up to date as they move (section 8)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.state import LAST_MOMENT, PLAYABLE


@rule
def tick(s):
    """Another turn of this round begins."""
    if s.clock < LAST_MOMENT:
        s.clock += 1


@rule
def forget_round(s):
    """By the end of a round every card in play has been seen."""
    s.clock = 0
    for card in range(PLAYABLE):
        s.seen[card] = NONE
    for seat in range(s.players):
        s.returns[seat] = s.returned[seat] = 0


@rule
def see(s, card):
    """The card lies open."""
    s.seen[card] = NONE


@rule
def see_to_hand(s, card):
    """Everybody sees the card come into its owner's hand."""
    s.seen[card] = s.clock


@rule
def return_unseen(s, seat):
    """An agent that lay face down comes into the hand: which it is nobody sees, but it is an agent."""
    s.returns[seat] += 1
    s.returned[seat] = s.clock


@rule
def agent_leaves_hand(s, seat, card, is_shown):
    """It may be one that came back unseen, unless it is known to have come later."""
    came_later = is_shown and s.seen[card] > s.returned[seat]
    if s.returns[seat] > 0 and not came_later:
        s.returns[seat] -= 1
