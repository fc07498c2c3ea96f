"""The cards: a table, its record, its validation (section 4.12)."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat, Row, Words, read_table
from cartomante.core.errors import BadPack
from cartomante.core.record import without_gaps
from cartomante.core.text import LANGUAGES
from cartomante.games.cadwallon.kinds import (
    AGENT,
    CONDITIONS,
    DISTRICTS,
    DRAW,
    DUCATS_GE,
    EACH_DISTRICT_GE,
    EACH_TYPE_GE,
    EFFECTS,
    END_CARD,
    FILTERS,
    FIRST_PLAYER,
    GUILD_CARD,
    LOCATION,
    MILITIA,
    OBJECTIVE,
    ONE_DISTRICT_GE,
    PERSONALITY,
    PLAYER_COUNTS,
    RELIC,
    TYPES,
)
from cartomante.games.cadwallon.options import GUILD_IDS
from cartomante.games.cadwallon.scoring import passes
from cartomante.games.cadwallon.state import (
    ARCANA,
    ARCANUM_IDS,
    CARD_CODES,
    CARDS,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    GUILD_AGENTS,
    GUILD_DECK,
    HAND_SIZE,
    JUBILEE,
    LOCATIONS,
    OBJECTIVE_COUNT,
    PLAYABLE,
    RELICS,
    ZONES,
)

SETS = ("guild", "prize", "objective", "militia", "guild_card", "special")
COLUMNS = (
    "num", "id", *(f"name_{language}" for language in LANGUAGES), "set", "type", "guild", "district",
    *ARCANUM_IDS, "gold", "threshold", "vp", "effect", "params", "then_draw",
    *(f"text_{language}" for language in LANGUAGES), "seed_fact",
)  # fmt: skip
ROWS = CARDS + 1  # the last is the first-player card
HIGHEST = 20  # of every printed number
MOST_NEEDED = 85

Content = without_gaps(
    [
        ("kind", np.int8, (CARDS,)),
        ("value", np.int8, (CARDS, ARCANA)),
        ("threshold", np.int8, (CARDS, ARCANA)),  # 0 for an arcanum that is not gold
        ("golds", np.int8, (CARDS,)),  # how many arcana are gold
        ("vp", np.int8, (CARDS,)),
        ("district", np.int8, (CARDS,)),
        ("effect", np.int8, (CARDS,)),
        ("amount", np.int8, (CARDS,)),  # n, max or min of an effect
        ("discard", np.int8, (CARDS,)),
        ("arcanum", np.int8, (CARDS,)),
        ("rider", np.int8, (CARDS,)),  # cards drawn afterwards
        ("condition", np.int8, (OBJECTIVE_COUNT,)),
        ("filter", np.int8, (OBJECTIVE_COUNT,)),
        ("filtered", np.int8, (OBJECTIVE_COUNT,)),  # the type, district, arcanum or number that a filter asks for
        ("needed", np.int8, (OBJECTIVE_COUNT, len(PLAYER_COUNTS))),
    ]
)


@dataclass(frozen=True)
class Parameter:
    """A part of the column `params`: its name, and how it is checked and written into a row of the record."""

    name: str
    read: Callable[[np.ndarray[Any, Any], int, Row, str], None]


# reading the table


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a table of cards and turn it into the record that the rules read."""
    rows = read_table(name, text, COLUMNS)
    if len(rows) != ROWS:
        raise BadPack(f"{name}: must have {ROWS} rows, one for each card, not {len(rows)}")
    record = np.zeros((), Content)
    for number, row in enumerate(rows):
        _check_identity(row, number)
        _check_words(row)
        if number < CARDS:
            _read_card(record, row, number)
    _check_thresholds(record, rows)
    _check_objectives(record, rows)
    return record


def _check_identity(row: Row, number: int) -> None:
    """Cards come in a fixed order: saved games and actions go by their numbers."""
    if row.number("num", 0, ROWS - 1) != number:
        raise row.error("num", f"expected {number}, found {row.text('num')}")
    code = CARD_CODES[number] if number < CARDS else "FIRST"
    for field, expected in (("id", code), ("set", set_of(number)), ("type", type_of(number))):
        if row.text(field) != expected:
            raise row.error(field, f"expected {expected!r} for card {number}, found {row.text(field)!r}")
    guild = guild_of(number)
    if row.optional("guild") != guild:
        raise row.error("guild", f"expected {guild!r} for card {number}, found {row.optional('guild')!r}")


def set_of(number: int) -> str:
    starts = (0, FIRST_PRIZE, FIRST_OBJECTIVE, FIRST_MILITIA, FIRST_GUILD_CARD, JUBILEE)
    return SETS[sum(number >= start for start in starts) - 1]


def type_of(number: int) -> str:
    if number < FIRST_PRIZE:
        return TYPES[{GUILD_AGENTS: LOCATION, GUILD_AGENTS + 1: RELIC}.get(number % GUILD_DECK, AGENT)]
    kinds = {
        FIRST_PRIZE: RELIC,
        FIRST_PRIZE + RELICS: LOCATION,
        FIRST_PRIZE + RELICS + LOCATIONS: PERSONALITY,
        FIRST_OBJECTIVE: OBJECTIVE,
        FIRST_MILITIA: MILITIA,
        FIRST_GUILD_CARD: GUILD_CARD,
        JUBILEE: END_CARD,
        CARDS: FIRST_PLAYER,
    }
    return TYPES[kinds[max(start for start in kinds if start <= number)]]


def guild_of(number: int) -> str:
    """The guild that a card belongs to from the start, empty for most."""
    if number < FIRST_PRIZE:
        return GUILD_IDS[number // GUILD_DECK]
    return GUILD_IDS[number - FIRST_GUILD_CARD] if FIRST_GUILD_CARD <= number < JUBILEE else ""


def _check_words(row: Row) -> None:
    """Every card has a name, and every effect a text, in all languages."""
    for language in LANGUAGES:
        row.text(f"name_{language}")
        if row.optional("effect"):
            row.text(f"text_{language}")


def _read_card(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    record["kind"][number] = TYPES.index(row.text("type"))
    record["value"][number] = [row.number(arcanum, 0, HIGHEST) for arcanum in ARCANUM_IDS]
    record["vp"][number] = row.number("vp", 0, HIGHEST)
    record["rider"][number] = row.number("then_draw", 0, 1)
    if set_of(number) == "prize":
        record["district"][number] = DISTRICTS.index(row.choice("district", DISTRICTS))
        _read_gold(record, row, number)
    else:
        _expect_empty(row, "district", "gold", "threshold")
    if record["kind"][number] == LOCATION:
        record["effect"][number] = EFFECTS.index(row.choice("effect", EFFECTS))
        _read_parameters(record, number, row, EFFECT_PARAMETERS.get(row.text("effect"), ()))
    elif record["kind"][number] == OBJECTIVE:
        index = number - FIRST_OBJECTIVE
        record["condition"][index] = CONDITIONS.index(row.choice("effect", CONDITIONS))
        _read_parameters(record, index, row, CONDITION_PARAMETERS[row.text("effect")])
    else:
        _expect_empty(row, "effect", "params")


def _expect_empty(row: Row, *fields: str) -> None:
    for field in fields:
        if row.optional(field):
            raise row.error(field, f"must be empty for a card of this kind, not {row.optional(field)!r}")


def _read_gold(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    """The gold arcana of a prize and the threshold of each, in the same order."""
    gold, thresholds = row.text("gold").split(";"), row.text("threshold").split(";")
    if len(gold) != len(thresholds):
        raise row.error("threshold", f"has {len(thresholds)} numbers for {len(gold)} gold arcana")
    if len(set(gold)) != len(gold) or not set(gold) <= set(ARCANUM_IDS):
        raise row.error("gold", f"must name different ones of {', '.join(ARCANUM_IDS)}, not {row.text('gold')!r}")
    for arcanum, threshold in zip(gold, thresholds, strict=True):
        record["threshold"][number, ARCANUM_IDS.index(arcanum)] = row.whole("threshold", threshold, 1, HIGHEST)
    record["golds"][number] = len(gold)


# parameters of effects and objectives


def _read_parameters(record: np.ndarray[Any, Any], index: int, row: Row, wanted: tuple[Parameter, ...]) -> None:
    given = dict(_parts(row))
    names = [parameter.name for parameter in wanted]
    wrong = [*(name for name in names if name not in given), *(name for name in given if name not in names)]
    if wrong:
        problem = "is missing" if wrong[0] in names else f"means nothing for {row.text('effect')!r}"
        raise row.error("params", f"{wrong[0]!r} {problem}")
    for parameter in wanted:
        parameter.read(record, index, row, given[parameter.name])


def _parts(row: Row) -> list[tuple[str, str]]:
    text = row.optional("params")
    parts = [part.partition("=") for part in text.split(";")] if text else []
    names = [name for name, _, _ in parts]
    if not all(sign for _, sign, _ in parts) or len(set(names)) != len(names):
        raise row.error("params", f"must be different name=value parts joined by ;, not {text!r}")
    return [(name, value) for name, _, value in parts]


def _number(field: str, low: int, high: int) -> Callable[[np.ndarray[Any, Any], int, Row, str], None]:
    def read_number(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
        record[field][index] = row.whole("params", text, low, high)

    return read_number


def _read_arcanum(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    allowed = (*ARCANUM_IDS, "main")
    if text not in allowed:
        raise row.error("params", f"arcanum {text!r} is not one of {', '.join(allowed)}")
    record["arcanum"][index] = allowed.index(text)


def _read_needed(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    """One number for each number of players: 8/5/5."""
    numbers = text.split("/")
    if len(numbers) != len(PLAYER_COUNTS):
        raise row.error("params", f"n must have {len(PLAYER_COUNTS)} numbers (2/3/4 players), not {text!r}")
    record["needed"][index] = [row.whole("params", number, 0, MOST_NEEDED) for number in numbers]


def _read_filter(record: np.ndarray[Any, Any], index: int, row: Row, text: str) -> None:
    name, _, value = text.partition(":")
    values = {
        "type": ("relic", "location", "personality"),
        "district": DISTRICTS,
        "gold": ARCANUM_IDS,
        "any": ("",),
    }
    if name not in FILTERS or (name in values and value not in values[name]):
        raise row.error("params", f"filter {text!r} is not type:, district:, gold:, vp_min:, threshold_max: or any")
    record["filter"][index] = FILTERS.index(name)
    codes = {"type": TYPES, "district": DISTRICTS, "gold": ARCANUM_IDS, "any": ("",)}
    record["filtered"][index] = codes[name].index(value) if name in codes else row.whole("params", value, 0, HIGHEST)


AMOUNT = Parameter("n", _number("amount", 1, HIGHEST))
MAXIMUM = Parameter("max", _number("amount", 0, HIGHEST))
FILTER, NEEDED = Parameter("filter", _read_filter), Parameter("n", _read_needed)
EFFECT_PARAMETERS = {  # none for the others
    "draw": (AMOUNT, Parameter("discard", _number("discard", 0, HIGHEST))),
    "divert": (MAXIMUM,),
    "dismiss": (MAXIMUM,),
    "boost": (Parameter("arcanum", _read_arcanum), AMOUNT),
    "shift": (Parameter("n", _number("amount", -HIGHEST, HIGHEST)),),
    "favour": (AMOUNT,),
    "retire": (Parameter("min", _number("amount", 0, 100)),),
}
CONDITION_PARAMETERS = {
    "count_ge": (FILTER, NEEDED),
    "count_le": (FILTER, NEEDED),
    "most": (FILTER,),
    "ducats_ge": (FILTER, NEEDED),
    "each_district_ge": (NEEDED,),
    "each_type_ge": (NEEDED,),
    "one_district_ge": (NEEDED,),
}


# what the cards must allow together


def _check_thresholds(record: np.ndarray[Any, Any], rows: list[Row]) -> None:
    """Some guild must be able to meet every threshold with its own agents."""
    agents = record["value"][:FIRST_PRIZE].reshape(len(GUILD_IDS), GUILD_DECK, ARCANA)[:, :GUILD_AGENTS]
    strongest = agents.sum(axis=1).max(axis=0)
    for number in range(FIRST_PRIZE, PLAYABLE):
        for arcanum in range(ARCANA):
            if record["threshold"][number, arcanum] > strongest[arcanum]:
                most = f"the agents of a guild have {strongest[arcanum]} {ARCANUM_IDS[arcanum]} at most"
                raise rows[number].error("threshold", f"{record['threshold'][number, arcanum]} cannot be met: {most}")


def _check_objectives(record: np.ndarray[Any, Any], rows: list[Row]) -> None:
    """No objective may ask for more than there is in all prizes together."""
    c = Pack("", "", record).c
    for index in range(OBJECTIVE_COUNT):
        most = most_possible(c, index)
        if int(record["needed"][index].max()) > most:
            row = rows[FIRST_OBJECTIVE + index]
            raise row.error("params", f"n cannot be met: all prizes together reach {most}")


def most_possible(c: Any, index: int) -> int:
    """What an objective counts, for somebody who owned every prize."""
    everything = range(FIRST_PRIZE, PLAYABLE)
    condition = c.condition[index]
    if condition == DUCATS_GE:
        return sum(c.value[card, ARCANA - 1] for card in everything if passes(c, index, card))
    if condition in (EACH_DISTRICT_GE, ONE_DISTRICT_GE):
        counts = [sum(c.district[card] == district for card in everything) for district in range(len(DISTRICTS))]
        return min(counts) if condition == EACH_DISTRICT_GE else max(counts)
    if condition == EACH_TYPE_GE:
        return min(sum(c.kind[card] == kind for card in everything) for kind in (RELIC, LOCATION, PERSONALITY))
    return sum(bool(passes(c, index, card)) for card in everything)


def warnings(name: str, text: str) -> list[str]:
    """What is allowed but looks like a slip: a personality whose threshold is not its own value."""
    record, rows = read(name, text), read_table(name, text, COLUMNS)
    told = []
    for number in range(FIRST_PRIZE + RELICS + LOCATIONS, PLAYABLE):
        for arcanum in range(ARCANA):
            threshold, value = (int(record[field][number, arcanum]) for field in ("threshold", "value"))
            if threshold not in (0, value):
                told.append(str(rows[number].error("threshold", f"{threshold}, though its value is {value}")))
    return told


def words(name: str, text: str) -> Words:
    """The names of the cards, and the texts of those that do something, as messages."""
    rows = read_table(name, text, COLUMNS)
    return {
        language: {
            message: row.optional(column)
            for number, row in enumerate(rows)
            for message, column in ((f"card-{number}", f"name_{language}"), (f"card-{number}.help", f"text_{language}"))
            if row.optional(column)
        }
        for language in LANGUAGES
    }


def max_decisions(players: int, pack: Pack) -> int:
    """By section 10: every location is used once a round at most, and each card used takes at most four decisions."""
    c = pack.c
    locations = [card for card in range(PLAYABLE) if c.kind[card] == LOCATION]
    gained = sum(c.rider[card] + (c.amount[card] if c.effect[card] == DRAW else 1) for card in locations)
    discarded = sum(c.discard[card] for card in locations)
    a_round = 4 * (HAND_SIZE * players + gained) + discarded + ZONES * (players + 1)
    return 60 * int(a_round) + 12


PACKS = PackFormat(Path(__file__).parent / "content", ".csv", ("reconstruction",), read, words)
