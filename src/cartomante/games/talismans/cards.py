"""What a card is, what a play is worth, and which plays forge (sections 4.1 to 4.3)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.talismans.options import NEXT_LOWER
from cartomante.games.talismans.state import (
    BEFORE_SPECIALS,
    CHANGE_WEATHER_8,
    CHOOSE_STAKE_1,
    FAIRIES,
    JOKER_1,
    JOKER_2,
    SEATS,
    SUITS,
    VALUES,
)

HIGHEST_SUM = 28  # a 14 with a Joker that counts the same
STRENGTHS = SUITS * (HIGHEST_SUM + 1) * 2 * VALUES  # more than any strength
SPECIALS = 8


@rule
def is_fairy(card):
    return 0 <= card < FAIRIES


@rule
def is_joker(card):
    return JOKER_1 <= card <= JOKER_2


@rule
def is_special(card):
    """One of the specials numbered 1 to 8; Jokers carry no number (WT-6)."""
    return CHOOSE_STAKE_1 <= card <= CHANGE_WEATHER_8


@rule
def suit_of(fairy):
    return fairy // VALUES


@rule
def value_of(fairy):
    return fairy % VALUES


@rule
def position_of(s, suit):
    """Where a suit stands in the Weather row, 0 for the dominant one."""
    position = 0
    for i in range(SUITS):
        if s.row[i] == suit:
            position = i
    return position


@rule
def joker_counts(s, fairy):
    """What a Joker is worth beside a fairy (WT-27, WT-28)."""
    value = value_of(fairy)
    if s.joker_value == NEXT_LOWER:
        return max(value - 1, 0)
    return value


@rule
def sum_of(s, lead, partner):
    if partner == NONE:
        return value_of(lead)
    if is_joker(partner):
        return value_of(lead) + joker_counts(s, lead)
    return value_of(lead) + value_of(partner)


@rule
def strength(s, lead, partner):
    """How strong a play with a fairy is: suit, then sum, then one card before two, then the top card (WT-23 to WT-29).

    Never equal for two plays on one table, because every fairy exists once (WT-26).
    """
    suit_rank = SUITS - 1 - position_of(s, suit_of(lead))
    is_single = 1 if partner == NONE else 0
    return ((suit_rank * (HIGHEST_SUM + 1) + sum_of(s, lead, partner)) * 2 + is_single) * VALUES + value_of(lead)


@rule
def is_combination(lead, partner):
    """A 0 alone, two neighbours of one suit, or any fairy with a Joker (WT-47)."""
    if not is_fairy(lead):
        return False
    if partner == NONE:
        return value_of(lead) == 0
    return is_joker(partner) or value_of(lead) == value_of(partner) + 1


@rule
def rank_of(s, seat):
    """The place of a play in the order of forging and sharing, lowest first: Jokers alone, fairies, specials 8 to 1."""
    lead = s.lead[seat]
    if is_joker(lead):
        return (seat - s.winner) % s.players - SEATS
    if is_fairy(lead):
        return strength(s, lead, s.partner[seat])
    return STRENGTHS + SPECIALS - (lead - BEFORE_SPECIALS)


@rule
def heads(s, card):
    """Whether a card stands for its Talisman: the only card, the higher of two fairies, or the fairy beside a Joker."""
    mate = s.mate[card]
    return is_fairy(card) and (mate == NONE or is_joker(mate) or mate < card)
