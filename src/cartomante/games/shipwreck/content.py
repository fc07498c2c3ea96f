"""The 36 cards: a table, its record, its validation."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat, Row, read_table
from cartomante.core.errors import BadPack
from cartomante.games.shipwreck.options import SMALLEST_DECK
from cartomante.games.shipwreck.state import CARD_IDS, CARDS, HIGHEST, VALUES

COLUMNS = ("idx", "id", "set", "predicate", "params", "duration", "fade_rule", "special", "power")
SETS = ("base", "promo", "imago", "stars_below")

BY_HOURS, BY_ASH, BY_FALL = range(3)
FADE_RULES = ("hours", "ash", "fall")

(
    NOTHING_SPECIAL, NO_DOOM, TELL_HIGHER, DRAW_AND_REPLAY, EXTRA_PREDICTION, SEVEN_IS_ONE_HOUR, TAKE_AFTER_PLAY,
) = range(7)  # fmt: skip
SPECIALS = (
    "", "no_doom", "tell_higher", "draw_and_replay", "extra_prediction", "seven_is_one_hour", "take_after_play",
)  # fmt: skip

POWERS = (
    "ask_123", "ask_147", "ask_345", "ask_567", "higher_than", "within_2", "twice", "slow", "same", "help",
    "cycle", "relocate", "plus_1", "old", "discard_lower", "exile", "amplify",
)  # fmt: skip
(
    ASK_123, ASK_147, ASK_345, ASK_567, HIGHER_THAN, WITHIN_2, TWICE, SLOW, SAME, HELP,
    CYCLE, RELOCATE, PLUS_1, OLD, DISCARD_LOWER, EXILE, AMPLIFY,
) = range(17)  # fmt: skip
LAST_QUESTION_OF_VALUES, LAST_GROUP_POWER = ASK_567, HELP

# Conditions that also look at the fates in the row; the others are a matter of the two fates in hand alone.
(
    AT_NOTHING, OTHER_VISIBLE, ALL_DISTINCT, DIFF_VISIBLE, OTHER_ABOVE_OWN, NO_NEIGHBOUR, TOTAL_MOD, BETWEEN_ONE,
    SUM_PLUS_ONE_VISIBLE,
) = range(9)  # fmt: skip
LOOKS = {
    "other_visible": OTHER_VISIBLE,
    "all_distinct": ALL_DISTINCT,
    "diff_visible": DIFF_VISIBLE,
    "other_above_own": OTHER_ABOVE_OWN,
    "no_neighbour": NO_NEIGHBOUR,
    "total_mod": TOTAL_MOD,
    "between_one": BETWEEN_ONE,
    "sum_plus_one_visible": SUM_PLUS_ONE_VISIBLE,
}

HOURS = (0, 1, 1, 1, 2, 2, 2, 3, 3)  # of the values 1 to 7, and of a 7 that counts one higher
RAISED = VALUES + 1  # a hidden 7 may count 8

Test = Callable[[int, int, list[int]], bool]

# Whether a fate v may be played while the other one counts u, as far as the two of them decide (section 4.2).
PREDICATES: dict[str, tuple[int, Test]] = {  # how many parameters, -1 for a list; the test
    "higher": (0, lambda v, u, p: v > u),
    "lower": (0, lambda v, u, p: v < u),
    "sum_ge": (1, lambda v, u, p: v + u >= p[0]),
    "sum_le": (1, lambda v, u, p: v + u <= p[0]),
    "sum_in": (-1, lambda v, u, p: v + u in p),
    "sum_mod": (2, lambda v, u, p: (v + u) % p[0] == p[1]),
    "diff_in": (-1, lambda v, u, p: abs(v - u) in p),
    "diff_ge": (1, lambda v, u, p: abs(v - u) >= p[0]),
    "ratio_in": (-1, lambda v, u, p: any(max(v, u) == k * min(v, u) for k in p)),
    "only_one_in": (-1, lambda v, u, p: v in p and u not in p),
    "any": (0, lambda v, u, p: True),
    "never": (0, lambda v, u, p: False),
    "other_visible": (0, lambda v, u, p: True),
    "all_distinct": (0, lambda v, u, p: v != u),
    "diff_visible": (0, lambda v, u, p: v > u),
    "fortune": (0, lambda v, u, p: (v % 2 and u % 2 and v > u) or (v % 2 != u % 2 and v < u)),
    "other_above_own": (0, lambda v, u, p: True),
    "no_neighbour": (0, lambda v, u, p: True),
    "total_mod": (2, lambda v, u, p: True),
    "between_one": (0, lambda v, u, p: abs(v - u) > 1),
    "sum_plus_one_visible": (1, lambda v, u, p: v + u <= p[0]),
    "hours_diff": (1, lambda v, u, p: abs(HOURS[v] - HOURS[u]) == p[0]),
    "value_is": (-1, lambda v, u, p: v in p),
}

Content = np.dtype(
    [
        ("takes", np.int16, (CARDS, VALUES)),  # by card and fate played: a bit for each value the other may count
        ("numbers", np.int8, (CARDS, 2)),  # parameters of the conditions that look at the row
        ("looks", np.int8, (CARDS,)),
        ("printed", np.int8, (CARDS,)),  # 1 if the condition is about the printed value, even of a raised fate
        ("set", np.int8, (CARDS,)),
        ("duration", np.int8, (CARDS,)),
        ("fade_rule", np.int8, (CARDS,)),
        ("special", np.int8, (CARDS,)),
        ("power", np.int8, (CARDS,)),
    ],
    align=True,
)


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a table of cards and turn it into the record that the rules read."""
    rows = read_table(name, text, COLUMNS)
    record = np.zeros((), Content)
    if len(rows) != CARDS:
        raise BadPack(f"{name}: {len(rows)} cards; expected {CARDS}, one line for each from idx 0 on")
    for card, row in enumerate(rows):
        if row.number("idx", 0, CARDS - 1) != card:
            raise row.error("idx", f"expected {card}, found {row.text('idx')}")
        if row.choice("id", CARD_IDS) != CARD_IDS[card]:
            raise row.error("id", f"expected {CARD_IDS[card]}, found {row.text('id')}")
        _read_condition(record, row, card)
        _read_rest(record, row, card)
    _check_once(rows, "special", SPECIALS[1:])
    _check_once(rows, "fade_rule", FADE_RULES[1:])
    _check_once(rows, "power", ("slow", "amplify", "exile"))
    base = sum(row.text("set") == SETS[0] for row in rows)
    if base < SMALLEST_DECK:
        raise BadPack(f"{name}: {base} cards of the set {SETS[0]}; a game needs at least {SMALLEST_DECK}")
    return record


def _read_condition(record: np.ndarray[Any, Any], row: Row, card: int) -> None:
    predicate = row.choice("predicate", tuple(PREDICATES))
    wanted, test = PREDICATES[predicate]
    try:
        params = [int(number) for number in row.optional("params").split(";") if number]
    except ValueError as error:
        raise row.error("params", f"{row.optional('params')!r} is not a list of numbers such as 7;8;9") from error
    if any(not 0 <= number <= 2 * RAISED for number in params) or (predicate.endswith("_mod") and 0 in params[:1]):
        raise row.error("params", f"{row.optional('params')!r} holds a number that no two fates can make")
    if len(params) != wanted and not (wanted < 0 and params):
        needed = "at least one number" if wanted < 0 else f"{wanted} numbers"
        raise row.error("params", f"{predicate} needs {needed}, not {row.optional('params')!r}")
    record["looks"][card] = LOOKS.get(predicate, AT_NOTHING)
    record["printed"][card] = predicate == "hours_diff"
    record["numbers"][card] = [*params, 0, 0][:2] if predicate in LOOKS else (0, 0)
    for v in range(1, VALUES):
        record["takes"][card, v] = sum(1 << u for u in range(1, RAISED) if test(v, u, params))


def _read_rest(record: np.ndarray[Any, Any], row: Row, card: int) -> None:
    fade_rule = FADE_RULES.index(row.choice("fade_rule", FADE_RULES))
    record["fade_rule"][card] = fade_rule
    if fade_rule == BY_HOURS:
        record["duration"][card] = row.number("duration", 1, HIGHEST)
    elif row.optional("duration"):
        raise row.error("duration", "must be empty for a card that does not fade by hours")
    record["set"][card] = SETS.index(row.choice("set", SETS))
    record["special"][card] = SPECIALS.index(row.choice("special", SPECIALS) if row.optional("special") else "")
    record["power"][card] = POWERS.index(row.choice("power", POWERS))


def _check_once(rows: list[Row], field: str, kinds: tuple[str, ...]) -> None:
    """The rules know at most one card of each of these kinds."""
    for kind in kinds:
        found = [row for row in rows if row.optional(field) == kind]
        if len(found) > 1:
            raise found[1].error(field, f"{kind} stands on a second card; one is the most")


def max_decisions(players: int, pack: Pack) -> int:
    """At most 160 decisions in each of at most 200 turns (section 10.5)."""
    return 160 * 200


PACKS = PackFormat(Path(__file__).parent / "content", ".csv", ("standard",), read)
