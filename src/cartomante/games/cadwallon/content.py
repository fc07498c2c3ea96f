"""The cards: a table, its record, its validation (section 4.12)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.core.content import Pack, PackFormat, Problems, Row, Words, read_table
from cartomante.core.record import without_gaps
from cartomante.core.text import LANGUAGES
from cartomante.games.cadwallon.kinds import (
    CONDITIONS,
    DISTRICTS,
    DRAW,
    EFFECTS,
    LOCATION,
    OBJECTIVE,
    PLAYER_COUNTS,
    RECALL,
    RECOVER,
)
from cartomante.games.cadwallon.options import OPTIONS
from cartomante.games.cadwallon.pack_checks import (
    check_identity,
    check_objectives,
    check_order,
    check_thresholds,
    check_words,
    guild_of,
    idle_objectives,
    kind_of,
    namesakes,
    odd_thresholds,
    set_of,
)
from cartomante.games.cadwallon.parameters import (
    CONDITION_PARAMETERS,
    EFFECT_PARAMETERS,
    HIGHEST,
    read_parameters,
)
from cartomante.games.cadwallon.state import (
    ARCANA,
    ARCANUM_IDS,
    CARDS,
    FIRST_OBJECTIVE,
    HAND_SIZE,
    OBJECTIVE_COUNT,
    PLAYABLE,
    ZONES,
)

COLUMNS = (
    "num", "id", *(f"name_{language}" for language in LANGUAGES), "set", "type", "guild", "district",
    *ARCANUM_IDS, "gold", "threshold", "vp", "effect", "params", "then_draw",
    *(f"text_{language}" for language in LANGUAGES), "seed_fact",
)  # fmt: skip

MOST_ROUNDS = next(option.high for option in OPTIONS if option.name == "round_cap")
SETUP_DECISIONS = 12  # four guilds, and two objectives returned by each of four players

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
        ("needed", np.int16, (OBJECTIVE_COUNT, len(PLAYER_COUNTS))),
    ]
)


def read(name: str, text: str) -> np.ndarray[Any, Any]:
    """Check a table of cards and turn it into the record that the rules read."""
    rows = read_table(name, text, COLUMNS)
    check_order(name, rows)
    record, problems = np.zeros((), Content), Problems()
    for number, row in enumerate(rows):
        for part in (check_identity, check_words, _read_numbers, _read_gold, _read_effect):
            with problems.noted():
                part(record, row, number)
    problems.refuse_any()
    check_thresholds(record, rows, problems)
    check_objectives(record, rows, problems)
    problems.refuse_any()
    return record


def _read_numbers(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    values = [row.number(arcanum, 0, HIGHEST) for arcanum in ARCANUM_IDS]
    points = row.number("vp", 0, HIGHEST)
    rider = row.number("then_draw", 0, 1 if kind_of(number) == LOCATION else 0)
    if number < CARDS:  # the first-player card does nothing
        record["kind"][number], record["value"][number] = kind_of(number), values
        record["vp"][number], record["rider"][number] = points, rider


def _read_gold(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    """The district of a prize, its gold arcana, and the threshold of each in the same order."""
    if set_of(number) != "prize":
        _expect_empty(row, "district", "gold", "threshold")
        return
    record["district"][number] = DISTRICTS.index(row.choice("district", DISTRICTS))
    gold, thresholds = ([part.strip() for part in row.text(field).split(";")] for field in ("gold", "threshold"))
    if len(set(gold)) != len(gold) or not set(gold) <= set(ARCANUM_IDS):
        raise row.error("gold", f"must name different ones of {', '.join(ARCANUM_IDS)}, not {row.text('gold')!r}")
    if len(gold) != len(thresholds):
        raise row.error("threshold", f"has {len(thresholds)} numbers for {len(gold)} gold arcana")
    for arcanum, threshold in zip(gold, thresholds, strict=True):
        record["threshold"][number, ARCANUM_IDS.index(arcanum)] = row.whole("threshold", threshold, 1, HIGHEST)
    record["golds"][number] = len(gold)


def _read_effect(record: np.ndarray[Any, Any], row: Row, number: int) -> None:
    """What a location does, or what an objective asks for."""
    if kind_of(number) == LOCATION:
        effect = row.choice("effect", EFFECTS)
        record["effect"][number] = EFFECTS.index(effect)
        read_parameters(record, number, row, EFFECT_PARAMETERS[effect])
    elif kind_of(number) == OBJECTIVE:
        condition, index = row.choice("effect", CONDITIONS), number - FIRST_OBJECTIVE
        record["condition"][index] = CONDITIONS.index(condition)
        read_parameters(record, index, row, CONDITION_PARAMETERS[condition])
    else:
        _expect_empty(row, "effect", "params")


def _expect_empty(row: Row, *fields: str) -> None:
    for field in fields:
        if row.optional(field):
            raise row.error(field, f"must be empty for a card of this kind, not {row.optional(field)!r}")


def warnings(name: str, text: str) -> list[str]:
    """What is allowed but looks like a slip."""
    record, rows = read(name, text), read_table(name, text, COLUMNS)
    return [*odd_thresholds(record, rows), *namesakes(rows), *idle_objectives(record, rows)]


def words(name: str, text: str) -> Words:
    """The names of the cards and guilds, and the texts of cards that do something, as messages."""
    rows = read_table(name, text, COLUMNS)
    return {language: dict(_messages(rows, language)) for language in LANGUAGES}


def _messages(rows: list[Row], language: str) -> Iterator[tuple[str, str]]:
    for number, row in enumerate(rows):
        called, about = row.text(f"name_{language}"), row.optional(f"text_{language}")
        yield f"card-{number}", called
        if set_of(number) == "guild_card":
            yield f"guild-{guild_of(number)}", called
        if about:
            yield f"card-{number}.help", about


def max_decisions(players: int, pack: Pack) -> int:
    """By section 10: every location is used once a round at most, and each card used takes at most four decisions."""
    c = pack.c
    locations = [card for card in range(PLAYABLE) if c.kind[card] == LOCATION]
    used = HAND_SIZE * players + sum(_cards_gained(c, card) for card in locations)
    thrown_away = sum(c.discard[card] for card in locations)
    a_round = 4 * used + thrown_away + ZONES * (players + 1)
    return MOST_ROUNDS * a_round + SETUP_DECISIONS


def _cards_gained(c: Any, location: int) -> int:
    """The most cards that a location can bring to a hand."""
    effect = c.effect[location]
    gained = c.amount[location] if effect == DRAW else int(effect in (RECOVER, RECALL))
    return int(gained + c.rider[location])


PACKS = PackFormat(Path(__file__).parent / "content", ".csv", ("reconstruction",), read, words, warnings)
