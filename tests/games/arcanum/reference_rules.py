"""What the reference game is made of: cards, action ids, options and editions, the schedule and the board file."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SUITS = ("swords", "pentacles", "chalices", "wands")
RANKS = ("knave", "knight", "queen", "king")
HOUSES = range(4)
FIGURES = range(16)
LOCATIONS = range(1, 11)
MINORS = range(56)
MAJORS = range(56, 78)
HAND_LIMIT = 7

Board = dict[str, Any]


class Major:
    """The Majors by name, in the order of their printed numbers."""

    FOOL, MAGICIAN, HIGH_PRIESTESS, EMPRESS, EMPEROR, HIEROPHANT, LOVERS, CHARIOT, STRENGTH, HERMIT = range(56, 66)
    WHEEL, JUSTICE, HANGED_MAN, DEATH, TEMPERANCE, DEVIL, TOWER, STARS, MOON, SUN, JUDGEMENT, WORLD = range(66, 78)


# --- cards and figures ---


def is_minor(card: int) -> bool:
    return card in MINORS


def kind_of(card: int) -> str:
    return "minor" if is_minor(card) else "major"


def suit_of(card: int) -> int:
    return card // 14


def value_of(card: int) -> int:
    return card % 14 + 1


def house_of(figure: int) -> int:
    return figure // 4


def figure_on(card: int) -> int | None:
    """The figure of a court card."""
    return 4 * suit_of(card) + value_of(card) - 11 if value_of(card) > 10 else None


# --- actions ---

PASS, YES, DRAW_MINORS, DRAW_MAJOR, FOOL_MOVE, FOOL_HIDE = range(112, 118)

DECISIONS = (
    "draw_choice",
    "hand_limit_discard",
    "mandatory_hide",
    "judgement_return",
    "play_card",
    "move_figure",
    "move_destination",
    "artisan_draw",
    "harbour_draw",
    "market_trade",
    "fields_adjust",
    "cathedral_choice",
    "optional_hide",
    "forced_discard",
    "fool_mode",
    "house_gain",
    "house_loss",
    "wheel_pass",
    "death_discard",
    "temperance_take",
    "temperance_give",
    "tower_place",
    "sun_reveal",
    "judgement_remove",
    "fool_assign",
    "fool_commit",
)


def choose_figure(figure: int) -> int:
    return 78 + figure


def figure_chosen(action: int) -> int:
    return action - 78


def choose_location(location: int) -> int:
    return 93 + location


def location_chosen(action: int) -> int:
    return action - 93


def raise_house(house: int) -> int:
    return 104 + house


def lower_house(house: int) -> int:
    return 108 + house


def house_chosen(action: int) -> int:
    """Of raising and of lowering alike."""
    return (action - 104) % 4


def is_lowering(action: int) -> bool:
    return 108 <= action <= 111


def place_tower(placement: int) -> int:
    return 118 + placement


def placement_chosen(action: int) -> int:
    return action - 118


# --- options ---

CHOICES: dict[str, tuple[Any, ...]] = {  # the default first
    "length": ("short", "long"),
    "three_player_schedule": ("special", "regular"),
    "majors": ("all", "from_turn_3", "none"),
    "first_game_deal": ("three_minors_and_major", "major_then_choice"),
    "fields_vp": (0, 1),
    "stars_vp": (1, 2),
    "moon_draw": (2, 1),
    "temperance_cards": ("minors_and_fool", "minors_only"),
    "fool_timing": ("after_reveal", "house_by_house"),
    "overflow": ("per_step", "once"),
    "lovers_tie": ("inclusive", "strict"),
    "justice_target": ("hand_total", "minors"),
    "tie_split": ("pooled", "position_only"),
    "tie_rounding": ("down", "up"),
    "dead_minor": ("allowed", "avoid"),
    "tower_null_placement": ("off", "on"),
    "final_tie_break": ("hand_size", "shared"),
}
DEFAULTS = {name: values[0] for name, values in CHOICES.items()}
PRESETS: dict[str, dict[str, Any]] = {
    "international": {},
    "english": {
        "fields_vp": 1,
        "stars_vp": 2,
        "moon_draw": 1,
        "temperance_cards": "minors_only",
        "fool_timing": "house_by_house",
        "overflow": "once",
        "lovers_tie": "strict",
        "dead_minor": "avoid",
        "first_game_deal": "major_then_choice",
    },
    "italian_standalone": {},
    "italian_booklet": {"fields_vp": 1},
    "spanish": {"justice_target": "minors"},
    "german": {"length": "long"},
    "french": {},
    # Modes, which may be laid over an edition.
    "first_game": {"majors": "from_turn_3", "length": "short"},
    "no_majors": {"majors": "none"},
}


def options_of(*presets: str, **chosen: Any) -> dict[str, Any]:
    """All options: each preset lies over the one before it, what is chosen over all of them."""
    options = dict(DEFAULTS)
    for layer in (*(PRESETS[name] for name in presets), chosen):
        for name, value in layer.items():
            assert value in CHOICES[name], (name, value)
            options[name] = value
    return options


# --- the schedule ---


def turns_between_scorings(players: int, options: dict[str, Any]) -> int:
    return 4 if players == 3 and options["three_player_schedule"] == "special" else 3


def number_of_turns(players: int, options: dict[str, Any]) -> int:
    if turns_between_scorings(players, options) == 4:
        return 4 if options["length"] == "short" else 8
    return 6 if options["length"] == "short" else 9


# --- the board file ---


def load_board(path: Path) -> Board:
    board: Board = json.loads(path.read_text())
    return board


def matches(board: Board, figure: int, location: int) -> int:
    """How many symbols of a location are of the figure's suit or rank."""
    (place,) = (place for place in board["locations"] if place["n"] == location)
    suit, rank = divmod(figure, 4)
    return int(place["suits"].get(SUITS[suit], 0) + place["ranks"].get(RANKS[rank], 0))


def placement(board: Board, locations: Sequence[int]) -> int:
    """The index of a Tower placement."""
    return [sorted(touched) for touched in board["tower_placements"]].index(sorted(locations))
