"""The tables that the reference game plays from: cards, zones, options, action ids."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ARCANA = ("staves", "swords", "chalices", "ducats")
STRENGTHS = ARCANA[:3]  # what `divert` and `dismiss` compare with their limit
GUILDS = ("blades", "ferrymen", "thieves", "usurers")
DISTRICTS = ("harbour", "crown", "temple", "market", "warrens")
PRIZE_TYPES = ("relic", "location", "personality")
AGENT_TYPES = ("agent", "personality")

FREE_ZONE = 4
PRIZES = range(44, 129)
OBJECTIVES = range(129, 151)
MILITIA = range(151, 157)
JUBILEE = 161

HAND = 4
OBJECTIVES_RETURNED = 2

# --- action ids; cards and objectives stand for themselves ---

LOCATION, PLAY_MILITIA, DISCARD = 171, 172, 173
TO_RESOURCES, TO_GUILD_PILE = 178, 179
YES, NO = 180, 181


def choose_zone(zone: int) -> int:
    return 151 + zone


def agent_at(zone: int) -> int:
    return 156 + zone


def agent_up_at(zone: int) -> int:
    return 161 + zone


def bribe_at(zone: int) -> int:
    return 166 + zone


def announce(arcanum: str) -> int:
    return 174 + ARCANA.index(arcanum)


def choose_guild(guild: str) -> int:
    return 182 + GUILDS.index(guild)


# --- options ---

CHOICES: dict[str, list[Any]] = {  # the default first; of the numbers, some that make short games
    "guild_choice": ["choose", "random"],
    "objectives": [True, False],
    "militia": [True, False],
    "tactical_removal": [True, False],
    "first_player_pass": ["right", "left"],
    "own_zone_facing": ["face_down", "choice"],
    "multi_gold": ["announce", "auto_best"],
    "failing_bribe": ["legal", "illegal"],
    "jubilee_timing": ["end_now", "one_more_round"],
    "jubilee_zone": ["closed", "next_prize"],
    "free_zone_order": ["last", "first"],
    "militia_facing": ["face_up", "as_agents"],
    "militia_in_bribe": [False, True],
    "table_agents_score": [True, False],
    "removed_count_for_objectives": [True, False],
    "resources_view": ["public", "top_card"],
    "score_tie_break": ["prizes_ducats", "shared"],
    "stall_rounds": [6, 0, 3, 20],
    "round_cap": [40, 10, 25],
    "pile_size": [12, 6, 9],
    "jubilee_last": [5, 0, 3],
}
PRESETS: dict[str, dict[str, Any]] = {
    "first_game": {"objectives": False, "militia": False, "tactical_removal": False},
    "advanced": {},
    "advanced_gentle_end": {"jubilee_timing": "one_more_round"},
}


def options_of(preset: str = "advanced", **options: Any) -> dict[str, Any]:
    """Every option; those not named are as in the preset."""
    assert options.keys() <= CHOICES.keys()
    return {name: values[0] for name, values in CHOICES.items()} | PRESETS[preset] | options


# --- zones ---


def zones_of(players: int) -> list[int]:
    return [0, 1, 2, FREE_ZONE] if players == 3 else [0, 1, 2, 3, FREE_ZONE]


def border_zones(players: int) -> list[int]:
    return zones_of(players)[:-1]


def left_zone(seat: int, players: int) -> int:
    return seat * len(border_zones(players)) // players


def controlled_zones(seat: int, players: int) -> set[int]:
    left = left_zone(seat, players)
    return {left, (left - 1) % len(border_zones(players))}


def resolution_order(first_player: int, players: int, free_zone_order: str) -> list[int]:
    ring = border_zones(players)
    left = left_zone(first_player, players)
    clockwise = ring[left:] + ring[:left]
    return [FREE_ZONE, *clockwise] if free_zone_order == "first" else [*clockwise, FREE_ZONE]


# --- cards ---


class Card(NamedTuple):
    num: int
    id: str
    name: str
    set: str
    type: str
    guild: str
    district: str
    values: dict[str, int]  # by arcanum
    gold: dict[str, int]  # the threshold by gold arcanum
    vp: int
    effect: str
    params: dict[str, str]
    then_draw: int


def load_cards(path: Path) -> list[Card]:
    with path.open(encoding="utf-8", newline="") as file:
        cards = [card_of(row) for row in csv.DictReader(file)]
    assert [card.num for card in cards] == list(range(163))
    return cards


def card_of(row: dict[str, str]) -> Card:
    return Card(
        int(row["num"]),
        row["id"],
        row["name_en"],
        row["set"],
        row["type"],
        row["guild"],
        row["district"],
        {arcanum: int(row[arcanum]) for arcanum in ARCANA},
        dict(zip(parts(row["gold"]), map(int, parts(row["threshold"])), strict=True)),
        int(row["vp"]),
        row["effect"],
        {name: value for name, _, value in (part.partition("=") for part in parts(row["params"]))},
        int(row["then_draw"]),
    )


def parts(cell: str) -> Sequence[str]:
    return cell.split(";") if cell else []
