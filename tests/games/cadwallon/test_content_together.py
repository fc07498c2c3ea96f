"""What the cards of a pack must allow together, and what is allowed but looks like a slip."""

import pytest

from cartomante.games.cadwallon.content import PACKS

from .packs import CARDS, Row, changed, complaint, everywhere, line_of, problems

# --- what the cards must allow together ---


def thresholds_in(arcanum: str) -> dict[str, int]:
    """Of all prizes in which it is gold, by their codes."""
    found = {}
    for row in CARDS:
        gold = dict(zip(row["gold"].split(";"), row["threshold"].split(";"), strict=True))
        found |= {row["id"]: int(gold[arcanum])} if arcanum in gold else {}
    return found


def test_a_threshold_that_no_guild_can_meet_is_told() -> None:
    weak = everywhere(lambda row: row["type"] == "agent", lambda count: {"chalices": "0" if count % 9 else "4"})
    assert problems(weak) == [
        f'mine.csv, line {line_of(code)}, field "threshold": '
        f"{threshold} cannot be met: the agents of a guild have 4 chalices at most"
        for code, threshold in thresholds_in("chalices").items()
        if threshold > 4
    ]
    told = "4 cannot be met: the agents of a guild have 0 ducats at most"
    assert complaint(changed(("R04", {"gold": "ducats"}))).endswith(f'field "threshold": {told}')


def test_gold_ducats_are_fine_where_agents_have_ducats() -> None:
    rich = changed(("R04", {"gold": "ducats"}), *((f"BLA-A{n}", {"ducats": "1"}) for n in range(1, 10)))
    assert PACKS.parse("mine.csv", rich).c.threshold[47, 3] == 4


@pytest.mark.parametrize(
    ("code", "cells", "players", "needed", "most"),
    [
        ("O01", {"params": "filter=type:relic;n=25/5/5"}, 2, 25, 24),
        ("O01", {"params": "filter=type:relic;n=8/5/25"}, 4, 25, 24),
        ("O21", {"params": "filter=any;n=61/15/14"}, 2, 61, 60),
        ("O21", {"params": "filter=any;n=25/49/14"}, 3, 49, 48),
        ("O18", {"params": "filter=vp_min:6;n=1/0/0"}, 2, 1, 0),
        ("O20", {"params": "filter=threshold_max:1;n=0/1/0"}, 3, 1, 0),
        ("O12", {"params": "filter=gold:ducats;n=0/0/1"}, 4, 1, 0),
        ("O15", {"params": "filter=type:relic;n=28/17/85"}, 4, 85, 84),
        ("O16", {"params": "n=3/10/2"}, 3, 10, 9),
        ("O16", {"params": "n=13/2/2"}, 2, 13, 12),
        ("O17", {"params": "n=6/17/3"}, 3, 17, 16),
        ("O17", {"params": "n=21/3/3"}, 2, 21, 20),
        ("O22", {"params": "n=8/18/5"}, 3, 18, 17),
    ],
)
def test_an_objective_that_cannot_be_met_is_told(code: str, cells: Row, players: int, needed: int, most: int) -> None:
    told = f"cannot be met with {players} players: it takes {needed}, and there is {most} at most"
    assert complaint(changed((code, cells))) == f'mine.csv, line {line_of(code)}, field "params": {told}'
    assert PACKS.parse("mine.csv", changed((code, {"params": cells["params"].replace(str(needed), str(most))})))


def test_nobody_can_have_the_most_of_what_there_is_not() -> None:
    told = problems(changed(("O02", {"params": "filter=vp_min:6"})))
    assert told == [
        f'mine.csv, line {line_of("O02")}, field "params": '
        f"cannot be met with {players} players: it takes 1, and there is 0 at most"
        for players in (2, 3, 4)
    ]


def test_at_most_so_many_can_always_be_met() -> None:
    for n in ("0/0/0", "1700/1700/1700"):
        assert PACKS.parse("mine.csv", changed(("O19", {"params": f"filter=vp_min:6;n={n}"})))


def test_ducats_may_be_counted_beyond_a_hundred() -> None:
    pack = PACKS.parse("mine.csv", changed(("O15", {"params": "filter=any;n=300/200/200"})))
    assert [pack.c.needed[14, column] for column in range(3)] == [300, 200, 200]


# --- warnings ---


def warnings(text: str) -> list[str]:
    PACKS.parse("mine.csv", text)
    return PACKS.warnings("mine.csv", text)


def test_a_personality_that_needs_more_or_less_than_it_has_is_warned_of() -> None:
    told = warnings(changed(("P10", {"threshold": "5"}), ("P37", {"threshold": "4;6"}), ("R04", {"threshold": "5"})))
    assert told == [
        f'mine.csv, line {line_of("P10")}, field "threshold": 5, though the card has 6 staves',
        f'mine.csv, line {line_of("P37")}, field "threshold": 6, though the card has 5 chalices',
    ]


def test_two_cards_of_one_name_are_warned_of_but_for_the_militia() -> None:
    told = warnings(changed(("R05", {"name_de": "Barhan-Schwert"}), ("M1", {"name_en": "Militia Soldier"})))
    assert told == [
        f'mine.csv, line {line_of("R05")}, field "name_de": '
        f"'Barhan-Schwert' is also the name of the card in line {line_of('R04')}"
    ]


@pytest.mark.parametrize(
    ("code", "params", "told"),
    [
        ("O01", "filter=type:relic;n=8/5/0", "n is 0 with 4 players, which everybody fulfils"),
        ("O19", "filter=type:relic;n=24/2/1", "n is 24 with 2 players, which everybody fulfils"),
        ("O19", "filter=any;n=4/48/1", "n is 48 with 3 players, which everybody fulfils"),
        ("O22", "n=8/0/5", "n is 0 with 3 players, which everybody fulfils"),
    ],
)
def test_an_objective_that_everybody_fulfils_is_warned_of(code: str, params: str, told: str) -> None:
    assert warnings(changed((code, {"params": params}))) == [f'mine.csv, line {line_of(code)}, field "params": {told}']
