"""What the master thinks of the moves of finished games."""

import asyncio
import re
from typing import Any, get_args

import httpx
import pytest

from cartomante.bots import review
from cartomante.bots.review import Choice, Review
from cartomante.core.match import Match
from cartomante.server import opinions
from cartomante.server import protocol as p
from cartomante.server.table import Table
from cartomante.server.thinking import Thinkers
from server.games import begin, played
from server.playing import Party
from server.serving import Served
from server.test_protocol_page import PAGE

MOVE = 6  # an entry that is one, in every game of two


@pytest.fixture(autouse=True)
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "is_ready", lambda self, game, level: True)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Match, int, int]]:
    """What somebody is asked who stands for the master, and likes the last option best."""
    asked = []

    def judge(match: Match, seat: int, action: int) -> Review:
        asked.append((match, seat, action))
        best, decision = match.legal_actions(seat)[-1], match.decision(seat)
        assert decision is not None
        options = [Choice(choice, match.meaning(choice, seat), float(choice == best)) for choice in (action, best)]
        return Review(seat, decision["id"], *options, simulations=7)

    monkeypatch.setattr(opinions, "review", judge)
    return asked


async def opinion(browser: httpx.AsyncClient, table: str, number: int = MOVE) -> Any:
    return (await browser.get(f"/api/tables/{table}/opinions/{number}")).json()


async def table_of(server: Served, table_id: str) -> Table:
    return (await server.desk.tables.open(table_id)).table


async def test_a_move_is_judged_beside_what_was_best(server: Served, asked: list[Any]) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table_id = await played(server, ada, bo)
    table = await table_of(server, table_id)
    entry, before = table.story[MOVE - 1].entry, table.as_of(MOVE - 1).match
    assert before is not None
    told = await opinion(ada, table_id)
    ((match, seat, action),) = asked
    assert (match.fingerprint(), seat, action) == (before.fingerprint(), entry.data["seat"], entry.data["action"])
    assert (told["number"], told["seat"], told["level"], told["simulations"]) == (MOVE, seat, "master", 7)
    assert told["chosen"]["meaning"] == list(before.meaning(action, seat))
    assert told["best"]["text"] == before.describe(before.legal_actions(seat)[-1], seat)
    is_best = action == before.legal_actions(seat)[-1]
    assert (told["chance"], told["loss"]) == (1.0, 0.0 if is_best else 1.0)
    assert told["verdict"] == ("best" if is_best else "mistake")


async def test_who_asks_next_gets_the_answer_at_once_and_in_their_language(server: Served, asked: list[Any]) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo", headers={"Accept-Language": "it"})
    table = await played(server, ada, bo)
    first, second = await asyncio.gather(opinion(ada, table), opinion(ada, table))
    italian = await opinion(bo, table)
    assert len(asked) == 1
    assert first == second
    assert italian["chosen"]["text"] != first["chosen"]["text"]
    assert italian["chosen"]["meaning"] == first["chosen"]["meaning"]


async def test_only_so_many_are_kept(server: Served, asked: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await played(server, ada, bo)
    monkeypatch.setattr(opinions, "MOST_KEPT", 2)
    for number in (MOVE, MOVE + 1, MOVE, MOVE + 2, MOVE):
        await opinion(ada, table, number)
    assert len(asked) == 3
    await opinion(ada, table, MOVE + 1)
    assert len(asked) == 4


async def test_a_failure_is_not_kept(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await table_of(server, await played(server, ada, bo))
    monkeypatch.setattr(opinions, "review", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        await server.desk.opinions.of(table, MOVE, "en")
    assert not server.desk.opinions.has(table, MOVE)


async def test_only_moves_of_finished_games_that_one_may_see_are_judged(
    server: Served, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    running = await begin(ada, bo)
    assert (await opinion(ada, running, 3))["code"] == "not_over"
    table = await played(server, ada, bo, game="shipwreck", spectators="none")
    for number in (1, 3, 100_000):
        assert (await opinion(ada, table, number))["code"] == "not_found"
    assert (await opinion(cy, table))["code"] == "no_spectators"
    assert (await opinion(server.client(), table))["code"] == "not_signed_in"
    assert (await opinion(ada, "nowhere"))["code"] == "not_found"
    monkeypatch.setattr(Thinkers, "is_ready", lambda self, game, level: False)
    refused = await opinion(ada, table)
    assert (refused["code"], refused["wait"]) == ("unavailable", 10)
    assert asked == []


async def test_nobody_keeps_the_master_busy_for_ever(
    server: Served, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cartomante.server.routes.after.OPINIONS_PER_MINUTE", 2)
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await played(server, ada, bo)
    answers = [await opinion(ada, table, number) for number in (MOVE, MOVE + 1, MOVE + 2, MOVE)]
    assert [answer.get("code") for answer in answers] == [None, None, "too_often", None]


@pytest.mark.parametrize("game", ["talismans", "shipwreck"])
def test_a_move_is_judged_from_what_its_seat_knew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real master, a quick one, thinks the same of a move if all that was hidden from the seat was another."""
    monkeypatch.setattr(review, "SHARE", 500)
    table = Party(game).begin().finish().table
    moves = [told for told in table.story if told.entry.kind == "move"]
    for told in moves[:: len(moves) // 4]:
        seat, action = told.entry.data["seat"], told.entry.data["action"]
        before = table.as_of(told.entry.number - 1).match
        assert before is not None
        found = opinions.review_move(table, told)
        worlds = [before.determinize(seat, luck) for luck in range(3)]
        assert [review.review(world, seat, action) for world in worlds] == [found] * 3
        p.MoveOpinion(**opinions.in_words(table, told.entry.number, found, "de"))


def test_the_protocol_knows_all_verdicts() -> None:
    assert get_args(p.Verdict) == review.VERDICTS


def test_the_page_on_the_protocol_tells_the_limits_of_the_verdicts() -> None:
    rows = re.findall(r"^\| `(\w+)` \| less than (\S+?),? ?(?:\||which)", PAGE, re.MULTILINE)
    assert [(verdict, float(limit)) for verdict, limit in rows] == list(review.LIMITS)
