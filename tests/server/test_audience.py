"""Whoever watches a table knows after every message exactly what there is to know, whenever they came."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.server import telling
from cartomante.server.audience import Audience, LateAudience
from cartomante.server.refusals import Refusal
from cartomante.server.table import Table
from server.playing import Party, each_game, person, some_steps, take_step
from server.visiting import merged


class Onlooker:
    """Somebody who puts together what they are told."""

    def __init__(self, number: int | None) -> None:
        self.person = None if number is None else person(number)
        self.known: dict[str, Any] = {}
        self.numbers: list[int] = []

    def tell(self, message: bytes) -> None:
        news = json.loads(message)
        self.numbers += [entry["number"] for entry in news.get("entries", [news.get("entry")])]
        if news["type"] == "snapshot":
            self.known = news
            return
        if news["changes"] is not None:
            self.known["view"] = merged(self.known["view"], news["changes"])
        self.known["table"] = news["table"] or self.known["table"]
        self.known |= {name: news[name] for name in ("number", "question", "clocks")}

    def dismiss(self, refusal: Refusal) -> None:
        raise AssertionError(refusal.code)

    def check(self, table: Table, now: int) -> None:
        """What is known must be what somebody would be told who came just now."""
        fresh = json.loads(json.dumps(telling.snapshot(table, table.viewer_of(self.person), 0, now)))
        for name in ("view", "number", "question", "clocks", "facts"):
            assert self.known[name] == fresh[name]
        assert lasting(self.known["table"]) == lasting(fresh["table"])
        assert self.numbers == list(range(1, table.version + 1))


def lasting(info: dict[str, Any]) -> dict[str, Any]:
    """What is known of a table, but for what the updates themselves say."""
    return {name: value for name, value in info.items() if name not in ("number", "changed_at")}


comings = st.lists(st.sampled_from([None, 0, 1, 2, "go"]), max_size=25)


@pytest.mark.parametrize("begun", [False, True], ids=["before the start", "in play"])
@each_game
@settings(max_examples=60)
@given(steps=some_steps, comings=comings)
def test_everybody_knows_what_there_is_to_know_whenever_they_came(game, begun, steps, comings):
    party = Party(game, undo="free", clock={"kind": "live", "seconds": 60})
    if begun:
        party.begin(bots=1)
    audience = Audience()
    for number, (who, passed, (kind, fields)) in enumerate(steps):
        change = comings[number] if number < len(comings) else 0
        if change == "go":
            audience.watchers = set(list(audience.watchers)[1:])
        else:
            audience.greet(Onlooker(change), party.table, 0, party.now)
        party.now += passed
        audience.look(party.table)
        try:
            told = take_step(party, who, kind, fields)
        except Refusal:
            continue
        audience.tell(party.table, told, party.now)
        for onlooker in audience.watchers:
            onlooker.check(party.table, party.now)


@each_game
def test_a_late_audience_sees_what_happened_as_if_it_happened_then(game):
    party = Party(game, spectators="delayed").begin()
    late = LateAudience(party.table.as_of(2))
    onlooker = Onlooker(None)
    late.greet(onlooker, late.table, 0, party.now)
    behind = 0
    for number, _ in enumerate(party.play_on(random.Random(1), moves=30)):
        if number % 3 == 0:
            behind = party.table.version - 2
            late.advance(party.table, behind, party.now)
            onlooker.check(party.table.as_of(behind), party.now)
    late.advance(party.table, party.table.version, party.now)
    onlooker.check(party.table, party.now)
    assert behind > 5
