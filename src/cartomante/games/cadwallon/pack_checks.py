"""What must hold of a pack beyond its single numbers: which card stands where, words, and what the cards allow."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from cartomante.core.content import Pack, Problems, Row
from cartomante.core.errors import BadPack
from cartomante.core.text import LANGUAGES
from cartomante.games.cadwallon.kinds import (
    AGENT,
    COUNT_LE,
    DISTRICTS,
    DUCATS_GE,
    EACH_DISTRICT_GE,
    EACH_TYPE_GE,
    END_CARD,
    FIRST_PLAYER,
    GUILD_CARD,
    LOCATION,
    MILITIA,
    MOST,
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
    DEEPEST_PILE,
    DUCATS,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    GUILD_AGENTS,
    GUILD_DECK,
    JUBILEE,
    LOCATIONS,
    OBJECTIVE_COUNT,
    PLAYABLE,
    RELICS,
)

SETS = ("guild", "prize", "objective", "militia", "guild_card", "special")
FIRST_PLAYER_CODE = "FIRST"
ROWS = CARDS + 1  # the last is the first-player card
LONGEST_NAME, LONGEST_TEXT = 48, 240
# What sentences say in place of a card that is hidden or missing, or of no card at all, in whatever language.
RESERVED = ("hidden", "none", "nothing", "niente", "nichts", "rien", "nada")
PILES = (5, 4, 5)  # by number of players, from 2
ALL_PRIZES = range(FIRST_PRIZE, PLAYABLE)


# which card stands where


def set_of(number: int) -> str:
    starts = (0, FIRST_PRIZE, FIRST_OBJECTIVE, FIRST_MILITIA, FIRST_GUILD_CARD, JUBILEE)
    return SETS[sum(number >= start for start in starts) - 1]


def kind_of(number: int) -> int:
    if number < FIRST_PRIZE:
        return {GUILD_AGENTS: LOCATION, GUILD_AGENTS + 1: RELIC}.get(number % GUILD_DECK, AGENT)
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
    return kinds[max(start for start in kinds if start <= number)]


def guild_of(number: int) -> str:
    """The guild that a card belongs to from the start, empty for most."""
    if number < FIRST_PRIZE:
        return GUILD_IDS[number // GUILD_DECK]
    return GUILD_IDS[number - FIRST_GUILD_CARD] if FIRST_GUILD_CARD <= number < JUBILEE else ""


def code_of(number: int) -> str:
    return CARD_CODES[number] if number < CARDS else FIRST_PLAYER_CODE


def check_order(file: str, rows: list[Row]) -> None:
    """A row for each card; where one is missing or too many, the complaint names the first that is out of place."""
    if len(rows) == ROWS:
        return
    told = f"the table must have {ROWS} rows, one for each card, not {len(rows)}"
    for number, row in enumerate(rows):
        if number == ROWS or row.optional("num") != str(number):
            raise row.error("num", f"found {row.optional('num')!r} in the place of card {number}; {told}")
    raise rows[-1].error("num", f"this is the last row, but {told}") if rows else BadPack(f"{file}: {told}")


def check_identity(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    """Cards come in a fixed order: saved games and actions go by their numbers."""
    if row.number("num", 0, ROWS - 1) != number:
        raise row.error("num", f"expected {number}, found {row.text('num')}")
    expected = {
        "id": code_of(number),
        "set": set_of(number),
        "type": TYPES[kind_of(number)],
        "guild": guild_of(number),
    }
    for field, value in expected.items():
        if row.optional(field) != value:
            raise row.error(field, f"expected {value!r} for card {number}, found {row.optional(field)!r}")


# words


def check_words(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    """Every card has a name, and every effect a text, in all languages; none of them can upset a screen."""
    for language in LANGUAGES:
        name, about = f"name_{language}", f"text_{language}"
        if row.text(name) in RESERVED:
            raise row.error(name, f"{row.text(name)!r} means something else in sentences; write it with a capital")
        row.spoken(name, LONGEST_NAME)
        row.spoken(about, LONGEST_TEXT)
        if row.optional("effect"):
            row.text(about)


# what the cards allow together


def check_thresholds(record: np.ndarray[Any, Any], rows: list[Row], problems: Problems) -> None:
    """Some guild must be able to meet every threshold with its own agents."""
    agents = record["value"][:FIRST_PRIZE].reshape(len(GUILD_IDS), GUILD_DECK, ARCANA)[:, :GUILD_AGENTS]
    strongest = agents.sum(axis=1, dtype=int).max(axis=0)
    for number in ALL_PRIZES:
        for arcanum, threshold in enumerate(record["threshold"][number]):
            if threshold > strongest[arcanum]:
                most = f"the agents of a guild have {strongest[arcanum]} {ARCANUM_IDS[arcanum]} at most"
                with problems.noted():
                    raise rows[number].error("threshold", f"{threshold} cannot be met: {most}")


def check_objectives(record: np.ndarray[Any, Any], rows: list[Row], problems: Problems) -> None:
    """Every objective can be met by somebody who wins all the prizes it is about, as far as they are dealt."""
    c = Pack("", "", record).c
    for index in range(OBJECTIVE_COUNT):
        condition = c.condition[index]
        for players, number, most in _demands(c, index):
            needed = {MOST: 1, COUNT_LE: 0}.get(condition, number)  # who has nothing has no more than the others
            if needed > most:
                told = f"cannot be met with {players} players: it takes {needed}, and there is {most} at most"
                with problems.noted():
                    raise rows[FIRST_OBJECTIVE + index].error("params", told)


def _demands(c: Any, index: int) -> Iterator[tuple[int, int, int]]:
    """For each number of players: the number of an objective, and the most that anybody can have of what it counts."""
    for column, players in enumerate(PLAYER_COUNTS):
        yield players, c.needed[index, column], most_possible(c, index, DEEPEST_PILE * PILES[column])


def most_possible(c: Any, index: int, dealt: int) -> int:
    """What an objective counts, for somebody who owned every prize of a lucky deal."""
    condition = c.condition[index]
    if condition == DUCATS_GE:
        ducats = [c.value[card, DUCATS] for card in ALL_PRIZES if passes(c, index, card)]
        return sum(sorted(ducats, reverse=True)[:dealt])
    if condition == EACH_TYPE_GE:
        kinds = (RELIC, LOCATION, PERSONALITY)
        return min(dealt // len(kinds), *(sum(c.kind[card] == kind for card in ALL_PRIZES) for kind in kinds))
    counts = [sum(c.district[card] == district for card in ALL_PRIZES) for district in range(len(DISTRICTS))]
    if condition == EACH_DISTRICT_GE:
        return min(dealt // len(DISTRICTS), *counts)
    if condition == ONE_DISTRICT_GE:
        return min(dealt, max(counts))
    return min(dealt, sum(bool(passes(c, index, card)) for card in ALL_PRIZES))


# what looks like a slip


def odd_thresholds(record: np.ndarray[Any, Any], rows: list[Row]) -> Iterator[str]:
    """A personality needs as much of its gold arcanum as it brings later (4.12)."""
    for number in range(FIRST_PRIZE + RELICS + LOCATIONS, PLAYABLE):
        for arcanum, threshold in enumerate(record["threshold"][number]):
            value = record["value"][number, arcanum]
            if threshold not in (0, value):
                told = f"{threshold}, though the card has {value} {ARCANUM_IDS[arcanum]}"
                yield str(rows[number].error("threshold", told))


def namesakes(rows: list[Row]) -> Iterator[str]:
    """Two cards of one name cannot be told apart in a sentence; those of the militia need not be."""
    for field in (f"name_{language}" for language in LANGUAGES):
        lines: dict[str, int] = {}
        for number, row in enumerate(rows):
            first = lines.setdefault(row.text(field), row.line)
            if first != row.line and set_of(number) != "militia":
                yield str(row.error(field, f"{row.text(field)!r} is also the name of the card in line {first}"))


def idle_objectives(record: np.ndarray[Any, Any], rows: list[Row]) -> Iterator[str]:
    """An objective that everybody fulfils decides nothing."""
    c = Pack("", "", record).c
    for index in range(OBJECTIVE_COUNT):
        condition = c.condition[index]
        for players, number, most in _demands(c, index):
            is_idle = number >= most if condition == COUNT_LE else number == 0 and condition != MOST
            if is_idle:
                told = f"n is {number} with {players} players, which everybody fulfils"
                yield str(rows[FIRST_OBJECTIVE + index].error("params", told))
