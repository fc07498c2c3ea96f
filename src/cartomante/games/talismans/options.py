"""The readings of the text on which groups differ (section 6 of the rules page)."""

from cartomante.core.options import Option

NEXT_LOWER, SAME = range(2)
SINGLE_CARD, FORGED_ONES = range(2)
HALF, WHOLE = range(2)
PROTECTED, ALL_PLAYED = range(2)
THIS_TURN, WHILE_PENDING = range(2)

OPTIONS = (
    Option("joker_value", ("next_lower", "same")),
    Option("whole_talismans", ("single_card", "forged")),
    Option("zero_stake", ("half", "whole")),
    Option("stake_pool", ("protected", "all_played")),
    Option("share_exclusion", ("this_turn", "while_pending")),
)

PRESETS = {
    "standard": {},
    "strict": {"stake_pool": "all_played", "share_exclusion": "while_pending"},
}
