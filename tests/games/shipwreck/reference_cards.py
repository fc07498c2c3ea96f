"""The cards a second time: what each accepts, how long it lasts and what it leaves behind, straight from the rules.

A `Table` is everything public that a play depends on. The reference engine takes its legal plays from here, and the
reference belief asks the same questions about pairs that nobody can see.
"""

from dataclasses import dataclass, field
from typing import Any

VALUES = range(1, 8)
COPIES = 3
SLOTS = range(4)
THE_HOURS = 0  # the destination of a play; slot s is destination 1 + s

DEFAULTS: dict[str, Any] = {
    "difficulty": "normal",
    "two_player_challenge": False,
    "refill_position": "same_slot",
    "consent": "unanimous",
    "consent_fallback": "majority",
    "human_first": True,
    "bots_follow_humans": True,
    "reveal_discard": "last_copy",
    "multi_wrong_doom": "once",
    "wrong_reveal": True,
    "fall_check": "announce",
    "passage_counts": "values",
    "iron_empty": "zero",
    "spent_cards": "bottom",
    "deck_empty": "recycle_oldest",
    "max_turns": 200,
}

# id, set, predicate, its numbers, duration, special, power; the line number is the index that actions use.
_LINES = """
dawn         base         higher                -        3  -                  higher_than
leviathan    base         sum_ge                11       4  -                  discard_lower
midnight     base         lower                 -        3  -                  higher_than
beast        base         diff_in               1        1  -                  twice
belltower    base         sum_mod               3;0      2  -                  discard_lower
blind_man    base         any                   -        1  no_doom            ask_147
chalice      base         any                   -        2  tell_higher        ask_147
deep         base         sum_le                5        3  -                  higher_than
engine       base         ratio_in              2;3      3  -                  ask_567
huntress     base         diff_in               2        1  -                  twice
judge        base         sum_mod               2;0      3  -                  ask_345
key          base         sum_in                7;8;9    3  -                  old
lord         base         only_one_in           5;6;7    3  -                  ask_567
mirror       base         diff_in               0        1  -                  twice
noble        base         only_one_in           3;4;5    3  -                  ask_345
prophet      base         other_visible         -        2  -                  cycle
rider        base         all_distinct          -        2  -                  cycle
servant      base         only_one_in           1;2;3    2  -                  ask_123
shore        base         diff_ge               4        4  -                  discard_lower
stranger     base         sum_mod               2;1      3  -                  ask_123
asunder      promo        diff_visible          -        1  -                  same
fortune      promo        fortune               -        3  -                  plus_1
iron         promo        other_above_own       -        4  -                  plus_1
captain      promo        only_one_in           1;4;7    3  -                  ask_147
feast        promo        any                   -        4  draw_and_replay    relocate
ghost        promo        no_neighbour          -        2  -                  plus_1
lantern      promo        total_mod             4;0      3  -                  relocate
pallbearers  promo        diff_in               1;2      2  -                  within_2
passage      promo        between_one           -        2  -                  same
wish         promo        any                   -        2  extra_prediction   old
imago        imago        any                   -        3  seven_is_one_hour  cycle
ash          stars_below  value_is              7        -  -                  help
fall         stars_below  any                   -        -  -                  amplify
musicians    stars_below  sum_plus_one_visible  11       3  -                  exile
north_wind   stars_below  hours_diff            1        2  -                  slow
thief        stars_below  never                 -        2  take_after_play    help
"""


@dataclass(frozen=True)
class Card:
    index: int
    id: str
    set: str
    predicate: str
    params: tuple[int, ...]
    duration: int | None  # None: its own way of fading
    special: str
    power: str


def _card(index: int, line: str) -> Card:
    id_, set_, predicate, params, duration, special, power = line.split()
    numbers = () if params == "-" else tuple(map(int, params.split(";")))
    return Card(index, id_, set_, predicate, numbers, None if duration == "-" else int(duration), special, power)


CARDS = {card.id: card for card in map(_card, range(36), _LINES.split("\n")[1:-1])}
BY_INDEX = list(CARDS)


def hours(value: int) -> int:
    return {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3}[value]


@dataclass(frozen=True)
class Table:
    """The public facts on which legal plays and beliefs depend; options that are left out have their defaults."""

    row: tuple[str | None, ...]
    fates: tuple[tuple[int, ...], ...] = ((), (), (), ())
    exile: tuple[int, ...] = ()
    plus_one: bool = False
    feast_done: bool = False
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def visible(self) -> list[int]:
        return [value for fates in self.fates for value in fates]

    def option(self, name: str) -> Any:
        return self.options.get(name, DEFAULTS[name])

    def slot(self, card: str) -> int | None:
        return self.row.index(card) if card in self.row else None


def accepts(table: Table, slot: int, v: int, u: int) -> bool:
    """May a fate v be played on the card in this slot while the printed value of the other fate is u?"""
    card = CARDS[table.row[slot] or ""]
    if card.id == "feast" and table.feast_done:
        return False
    return _meets(card, v, u, u + table.plus_one, table, table.fates[slot])


def _meets(card: Card, v: int, printed: int, u: int, table: Table, own: tuple[int, ...]) -> bool:
    """The condition of one card: v is played, u stays and may count one more than printed."""
    visible = table.visible
    match card.predicate:
        case "any":
            return True
        case "never":
            return False
        case "higher":
            return v > u
        case "lower":
            return v < u
        case "sum_ge":
            return v + u >= card.params[0]
        case "sum_le":
            return v + u <= card.params[0]
        case "sum_in":
            return v + u in card.params
        case "sum_mod":
            modulus, rest = card.params
            return (v + u) % modulus == rest
        case "diff_in":
            return abs(v - u) in card.params
        case "diff_ge":
            return abs(v - u) >= card.params[0]
        case "ratio_in":
            return any(max(v, u) == factor * min(v, u) for factor in card.params)
        case "only_one_in":
            return v in card.params and u not in card.params
        case "value_is":
            return v in card.params
        case "hours_diff":
            return abs(hours(v) - hours(printed)) == card.params[0]
        case "other_visible":
            return u in visible
        case "all_distinct":
            return v != u and v not in visible and u not in visible
        case "diff_visible":
            return v > u and v - u in visible
        case "fortune":
            both_odd = v % 2 == 1 and u % 2 == 1
            one_odd = v % 2 != u % 2
            return (both_odd and v > u) or (one_odd and v < u)
        case "other_above_own":
            return u > max(own) if own else table.option("iron_empty") == "zero"
        case "no_neighbour":
            return not any(abs(w - v) == 1 or abs(w - u) == 1 for w in visible)
        case "total_mod":
            modulus, rest = card.params
            return (v + u + sum(visible)) % modulus == rest
        case "between_one":
            between = [w for w in visible if min(v, u) < w < max(v, u)]
            return len(between if table.option("passage_counts") == "tokens" else set(between)) == 1
        case "sum_plus_one_visible":
            return any(v + u + w == card.params[0] for w in [0, *visible])
    raise ValueError(card.predicate)


def legal_plays(table: Table, a: int, b: int) -> set[tuple[int, int]]:
    """What a hand of a and b may play, as (value, destination)."""
    on_cards = {(v, 1 + slot) for v, u in ((a, b), (b, a)) for slot in SLOTS if accepts(table, slot, v, u)}
    return on_cards or {(a, THE_HOURS), (b, THE_HOURS)}
