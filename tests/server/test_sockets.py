"""Live play over real sockets of a real server."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import ClassVar

import orjson
import pytest
from pydantic import TypeAdapter
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from cartomante.server import protocol as p
from cartomante.server import sockets, tables, telling
from cartomante.server.bus import Limit
from cartomante.server.ids import now_ms
from cartomante.server.line import LINE, TAKE
from cartomante.server.refusals import Code, Refusal
from cartomante.server.running import text_frame
from cartomante.server.sockets import Socket
from cartomante.server.table import Person
from server.serving import Serve, Served
from server.visiting import GENEROUS, Visit, Visitor, act, must_decide, visiting

GAMES = {
    "arcanum": {"players": 3},
    "cadwallon": {"players": 3, "options": {"round_cap": 10}},
    "shipwreck": {"players": 3},
    "talismans": {"players": 3},
}
from_server = TypeAdapter(p.FromServer)
each_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture
async def server(serve: Serve) -> Served:
    """A server that people may ask as often as they like."""
    return await serve(limits=GENEROUS)


@pytest.fixture
async def visit(server: Served) -> AsyncIterator[Visit]:
    async with visiting(server) as visit:
        yield visit


async def play(visitors: list[Visitor], rng: random.Random, moves: int = 1 << 30) -> None:
    """Whoever must decide does, at random, until the game is over; bots play on their own."""
    while visitors[0].info["status"] == "playing" and moves > 0:
        asked = [visitor for visitor in visitors if must_decide(visitor)]
        if asked:
            number = await act(rng.choice(asked), rng)
            moves -= 1
            for visitor in visitors:
                await visitor.until(lambda visitor=visitor, number=number: visitor.number >= number)
        else:
            heard = len(visitors[0].raw)
            await visitors[0].until(lambda heard=heard: len(visitors[0].raw) > heard)


class Record:
    """How a table stood after each of its entries, as each viewer may see it, from within the server."""

    def __init__(self, server: Served, table_id: str) -> None:
        self.views: dict[int, dict[int | None, object]] = {}
        self._id = table_id
        server.desk.tables.on_change.append(self._note)

    def _note(self, live) -> None:
        if live.id == self._id and live.table.match is not None:
            viewers = [None, *range(len(live.table.seats))]
            views = {viewer: telling.view_of(live.table, viewer) for viewer in viewers}
            self.views[live.table.version] = {
                viewer: orjson.loads(orjson.dumps(view)) for viewer, view in views.items()
            }

    def check(self, visitor: Visitor) -> None:
        if visitor.view is not None:
            assert visitor.view == self.views[visitor.number][visitor.view["seat"]]


# --- what one is told -------------------------------------------------------------------------------------------------


@each_game
async def test_changes_merge_to_exactly_the_view_of_the_moment(visit, game):
    people = await visit.seated(people=2, game=game, bots=["apprentice"], start=False, **GAMES[game])
    record = Record(visit.server, people[0].table_id)
    spectator = await visit.come(visit.server.client(), people[0].table_id)
    everybody = [*people, spectator]
    checked = []
    for visitor in everybody:
        take = visitor.take

        def check(text, visitor=visitor, take=take):
            take(text)
            record.check(visitor)
            checked.append(visitor.number)

        visitor.take = check
    await people[0].do("start")
    for visitor in everybody:
        await visitor.until(lambda visitor=visitor: visitor.view is not None)
    await play(people, random.Random(1))
    assert people[0].info["status"] == "over"
    for visitor in everybody:
        await visitor.until(lambda visitor=visitor: visitor.number == people[0].number)
        fresh = await visitor.snapshot()
        assert (visitor.view, visitor.number) == (fresh["view"], fresh["number"])
        assert visitor.info["seats"] == fresh["table"]["seats"]
        assert visitor.info["secret"] == fresh["table"]["secret"] is not None
        assert visitor.entries == fresh["entries"]
    assert len(checked) > 3 * 3


async def test_every_message_is_of_the_protocol(visit):
    freely = {"mute_active": False}
    clock = {"kind": "live", "seconds": 600}
    people = await visit.seated(people=2, game="shipwreck", players=2, clock=clock, options=freely)
    await people[0].ask("act", action=1 << 20, question=1)
    await people[1].ask("say", text="hello")
    await people[0].send({"type": "ping", "sent": 5})
    await people[0].send({"type": "typing"})
    await people[1].told("presence", typing=[(await people[0].browser.get("/api/me")).json()["id"]])
    await play(people, random.Random(1), moves=10)
    kinds = set()
    for visitor in people:
        for text in visitor.raw:
            kinds.add(from_server.validate_json(text).type)
    assert kinds >= {"snapshot", "update", "done", "refused", "presence", "pong"}


async def test_a_snapshot_says_who_one_is_and_how_things_stand(visit):
    alone, other = await visit.seated(people=2, game="cadwallon", players=2)
    snapshot = next(message for message in alone.heard if message["type"] == "snapshot" and message["view"])
    assert (snapshot["protocol"], snapshot["seat"], snapshot["table"]["status"]) == (1, 0, "playing")
    assert snapshot["facts"]
    assert other.view["seat"] == 1
    stranger = await visit.come(visit.server.client(), alone.table_id)
    assert stranger.view["seat"] is None
    assert stranger.view["legal"] == []


async def test_coming_back_brings_every_missed_entry_once(visit):
    people = await visit.seated(people=3, game="talismans", players=3)
    rng = random.Random(2)
    for round_ in range(4):
        absent = people[round_ % 3]
        await absent.close()
        others = [visitor for visitor in people if visitor is not absent]
        for text in range(round_):
            await others[0].do("say", text=f"news {text}")
        for visitor in others:
            if must_decide(visitor):
                await act(visitor, rng)
        known = absent.number
        again = await visit.come(absent.browser, absent.table_id, after=known)
        assert [entry["number"] for entry in again.entries] == list(range(known + 1, again.number + 1))
        assert again.view == (await again.snapshot())["view"]
        whole = absent.entries + again.entries
        assert [entry["number"] for entry in whole] == list(range(1, again.number + 1))
        again.entries = whole
        people[round_ % 3] = again
        await play(people, rng, moves=3)
        assert again.view == (await again.snapshot())["view"]


async def test_a_view_is_whole_again_after_being_away_while_things_changed_and_changed_back(visit):
    """Changes are counted from what somebody saw last, not from what they saw before they went away."""
    people = await visit.seated(people=2, game="talismans", players=2, undo="free")
    absent = people[1]
    await absent.close()
    await act(people[0], random.Random(1))
    again = await visit.come(absent.browser, absent.table_id, after=absent.number)
    await people[0].do("vote", topic="undo")
    await again.until(lambda: again.number == people[0].number)
    assert again.view == (await again.snapshot())["view"]


async def test_an_address_that_is_no_number_or_no_table_is_turned_away(visit):
    browser = await visit.browser()
    with pytest.raises(InvalidStatus):
        await visit.come(browser, "no/such/table")
    lost = await visit.come(browser, "nowhere")
    assert (await lost.told("bye"))["code"] == "not_found"
    assert await lost.closed() == 1008
    table_id = await visit.open_table(browser, game="talismans")
    with pytest.raises(InvalidStatus):
        await visit.come(browser, table_id, after="soon")  # type: ignore[arg-type]


# --- wishes -----------------------------------------------------------------------------------------------------------


async def test_the_same_wish_again_is_answered_as_the_first_time(visit):
    one, other = await visit.seated(people=2, game="talismans", players=2)
    legal, question = one.view["legal"], one.question
    number = await one.do("act", id="mine", action=legal[0], question=question)
    assert await one.do("act", id="mine", action=legal[0], question=question) == number
    assert await one.do("act", id="mine", action=legal[1], question=question) == number
    over_rest = await one.browser.post(
        f"/api/tables/{one.table_id}/wishes",
        json={"type": "act", "id": "mine", "action": legal[0], "question": question},
    )
    assert over_rest.json() == {"type": "done", "id": "mine", "number": number}
    assert (await one.snapshot())["number"] == number
    assert await other.do("say", id="mine", text="my id is mine too") == number + 1


async def test_a_rematch_with_a_used_id_changes_nothing(visit):
    (alone,) = await visit.seated(people=1, game="talismans", players=2, bots=["apprentice"])
    number = await alone.do("vote", id="first", topic="abandon")
    assert await alone.do("rematch", id="first") == number
    again = await alone.do("rematch")
    assert again == number + 1
    assert await alone.do("rematch") == again
    assert alone.info["rematch"] is not None
    assert (await alone.browser.get(f"/api/tables/{alone.info['rematch']}")).status_code == 200


async def test_two_tabs_of_one_person_see_the_same(visit):
    one, other = await visit.seated(people=2, game="talismans", players=2)
    tab = await visit.come(one.browser, one.table_id)
    assert tab.view == one.view
    number = await act(tab, random.Random(1))
    await one.until(lambda: one.number == number)
    assert (one.view, one.question) == (tab.view, tab.question)
    await tab.close()
    await one.do("say", text="still here")
    await other.until(lambda: other.number == one.number)
    here = [message["here"] for message in other.heard if message["type"] == "presence"][-1]
    assert len(here) == 2


async def test_simultaneous_answers_may_cross(visit):
    people = await visit.seated(people=3, game="talismans", players=3)
    asked = [visitor.question for visitor in people]
    await asyncio.gather(*(act(visitor, random.Random(1)) for visitor in people))
    assert len(set(asked)) == 1
    for visitor in people:
        await visitor.until(lambda visitor=visitor: visitor.number == people[0].number)


async def test_refusals_come_in_the_language_of_the_person(visit):
    host = await visit.browser()
    table_id = await visit.open_table(host, game="talismans")
    texts = set()
    for language in ("de", "it", None):
        browser = visit.server.client(headers={"Accept-Language": "fr"})
        await browser.post("/api/guests", json={"name": "Greta", "language": language})
        answer = await (await visit.come(browser, table_id)).ask("leave")
        assert answer["text"] == Refusal(Code.NOT_SEATED).text(language or "fr")
        texts.add(answer["text"])
    assert len(texts) == 3


async def test_a_stranger_watches_but_wishes_for_nothing(visit):
    one, _ = await visit.seated(people=2, game="talismans", players=2)
    stranger = await visit.come(visit.server.client(), one.table_id)
    assert await stranger.refused("say", text="psst") == "not_signed_in"
    guest = await visit.come(await visit.browser(), one.table_id)
    assert await guest.refused("say", text="psst") == "not_seated"


async def test_ping_and_typing_leave_nothing(visit):
    one, other = await visit.seated(people=2, game="talismans", players=2)
    number = one.number
    await one.send({"type": "ping", "sent": 1234})
    pong = await one.told("pong", sent=1234)
    assert pong["now"] > 1_600_000_000_000
    await one.send({"type": "typing"})
    mine = (await one.browser.get("/api/me")).json()["id"]
    await other.told("presence", typing=[mine])
    stranger = await visit.come(visit.server.client(), one.table_id)
    await stranger.send({"type": "typing"})
    await stranger.send({"type": "ping", "sent": 1})
    await stranger.told("pong")
    guest = await visit.come(await visit.browser(), one.table_id)
    await guest.send({"type": "typing"})
    await guest.send({"type": "ping", "sent": 1})
    await guest.told("pong")
    assert (await one.snapshot())["number"] == number
    assert {who for message in one.heard for who in message.get("typing", [])} == {mine}


async def test_presence_tells_who_comes_and_goes(visit):
    one, other = await visit.seated(people=2, game="talismans", players=2)
    ids = [(await visitor.browser.get("/api/me")).json()["id"] for visitor in (one, other)]
    await one.told("presence", here=sorted(ids))
    await other.close()
    await one.until(lambda: one.heard[-1] == {"type": "presence", "here": [ids[0]], "typing": []})


# --- spectators -------------------------------------------------------------------------------------------------------


async def test_nobody_watches_where_nobody_may(visit):
    one, _ = await visit.seated(people=2, start=False, game="talismans", players=2, spectators="none")
    early = await visit.come(await visit.browser(), one.table_id)
    await one.do("start")
    assert (await early.told("bye"))["code"] == "no_spectators"
    assert await early.closed() == 1008
    assert early.view is None
    late = await visit.come(await visit.browser(), one.table_id)
    assert (await late.told("refused"))["code"] == "no_spectators"
    assert await late.closed() == 1008
    assert (await late.browser.get(f"/api/tables/{one.table_id}/snapshot")).status_code == 403


async def test_who_waits_where_nobody_may_watch_hears_that_the_table_is_closed(visit):
    one, _ = await visit.seated(people=2, start=False, game="talismans", players=3, spectators="none")
    waiting = await visit.come(await visit.browser(), one.table_id)
    await one.do("close")
    await waiting.until(lambda: waiting.info["status"] == "closed")
    assert not any(message["type"] in ("refused", "bye") for message in waiting.heard)
    again = await visit.come(waiting.browser, one.table_id)
    assert again.info["status"] == "closed"


async def test_live_spectators_see_what_happens(visit):
    one, other = await visit.seated(people=2, game="talismans", players=2)
    spectator = await visit.come(visit.server.client(), one.table_id)
    await play([one, other], random.Random(1), moves=4)
    await spectator.until(lambda: spectator.number == one.number)
    assert spectator.view == (await spectator.snapshot())["view"]


@pytest.mark.parametrize("comes", ["before the start", "after the start"])
async def test_delayed_spectators_see_the_same_in_order_later(serve, comes):
    server = await serve(limits=GENEROUS, spectator_delay=2)
    async with visiting(server) as visit:
        people = await visit.seated(people=2, start=False, game="talismans", players=2, spectators="delayed")
        one = people[0]
        early = await visit.come(await visit.browser(), one.table_id) if comes == "before the start" else None
        await one.do("start")
        await people[1].until(lambda: people[1].view is not None)
        spectator = early or await visit.come(await visit.browser(), one.table_id)
        spectator.take = noting_when(spectator, came := {})
        await play(people, random.Random(1), moves=4)
        assert (await spectator.snapshot())["number"] < one.number
        await spectator.until(lambda: spectator.number == one.number)
        assert [entry["number"] for entry in spectator.entries] == list(range(1, spectator.number + 1))
        late = [entry for entry in spectator.entries if entry["number"] in came and entry["kind"] in ("start", "move")]
        assert len(late) >= 4
        assert all(came[entry["number"]] - entry["at"] >= 2000 for entry in late)
        assert spectator.view == (await spectator.snapshot())["view"]
        for visitor in people:
            await visitor.ask("vote", topic="abandon")
        await spectator.until(lambda: spectator.info["status"] == "abandoned")


def noting_when(visitor, came):
    """Take what comes, and note by the server's clock when each entry did."""
    take = visitor.take

    def noting(text):
        known = visitor.number
        take(text)
        came.update((number, now_ms()) for number in range(known + 1, visitor.number + 1))

    return noting


# --- limits -----------------------------------------------------------------------------------------------------------


async def test_talk_is_limited_over_sockets_and_rest_together(serve):
    server = await serve(limits=GENEROUS | {"talk_per_minute": 4})
    async with visiting(server) as visit:
        one, other = await visit.seated(people=2, game="talismans", players=2)
        for number in range(2):
            await one.do("say", id=f"s{number}", text="hello")
            wish = {"type": "say", "id": f"r{number}", "text": "hello"}
            assert (await one.browser.post(f"/api/tables/{one.table_id}/wishes", json=wish)).status_code == 200
        refused = await one.ask("say", text="once more")
        assert (refused["code"], refused["wait"] > 0) == ("too_often", True)
        wish = {"type": "say", "id": "more", "text": "once more"}
        answer = await one.browser.post(f"/api/tables/{one.table_id}/wishes", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
        assert int(answer.headers["Retry-After"]) >= 1
        assert (await one.do("say", id="s0", text="hello")) < one.number, "what came true before is answered again"
        await other.do("say", text="my turn to talk")
        await act(one, random.Random(1))


async def test_taking_back_is_limited_because_it_is_work(visit, monkeypatch):
    monkeypatch.setattr(tables, "UNDOING", Limit(2, 60))
    one, _ = await visit.seated(people=2, game="talismans", players=2, undo="free")
    for _ in range(2):
        await act(one, random.Random(1))
        await one.do("vote", topic="undo")
        assert one.view["legal"]
    await act(one, random.Random(1))
    assert await one.refused("vote", topic="undo") == "too_often"


async def test_a_person_has_only_so_many_sockets(serve):
    server = await serve(limits=GENEROUS | {"sockets_per_person": 2})
    async with visiting(server) as visit:
        browser = await visit.browser()
        table_id = await visit.open_table(browser, game="talismans")
        first, second = [await visit.come(browser, table_id) for _ in range(2)]
        third = await visit.come(browser, table_id)
        assert (await third.told("bye"))["code"] == "too_many"
        assert await third.closed() == 1008
        other = await visit.come(await visit.browser(), table_id)
        await first.close()
        while len(server.desk.sockets.open) > 2:
            await asyncio.sleep(0.01)
        fourth = await visit.come(browser, table_id)
        for visitor in (second, fourth, other):
            await visitor.send({"type": "ping", "sent": 1})
            await visitor.told("pong")


async def test_whoever_floods_is_told_to_wait_and_then_shown_the_door(serve, monkeypatch):
    monkeypatch.setattr(sockets, "PATIENCE", 20)
    async with visiting(await serve(limits={"messages_per_second": 5})) as visit:
        one, other = await visit.seated(people=2, game="talismans", players=2)
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                await one.send({"type": "ping", "sent": number})
        assert (await one.told("refused", code="too_often"))["wait"] > 0
        assert await one.closed() == 1008
        assert one.heard[-1] == {"type": "bye", "code": "too_often", "again": False}
        await other.do("say", text="peace")


async def test_messages_arrive_in_order_whichever_way_they_take():
    class Client:
        """Takes the short way when it is free, and what ASGI sends only later."""

        def __init__(self) -> None:
            self.is_free, self.heard = True, []
            self.scope = {"extensions": {LINE: {TAKE: self.take}}}

        def take(self, message: bytes) -> bool:
            if self.is_free:
                self.heard.append(message.decode())
            return self.is_free

        async def send(self, message):
            await asyncio.sleep(0.01)
            self.heard.append(message["text"])

    client = Client()
    socket = Socket(client, None, "en", None)  # type: ignore[arg-type]
    socket.tell(b"1")
    client.is_free = False
    socket.tell(b"2")
    client.is_free = True
    socket.tell(b"3")
    await asyncio.sleep(0)  # by now 2 is on its way
    socket.tell(b"4")
    await asyncio.sleep(0.1)
    socket.tell(b"5")
    assert client.heard == ["1", "2", "3", "4", "5"]
    socket.sending.cancel()


async def test_a_client_that_does_not_read_is_dropped_without_others_noticing():
    class Stuck:
        scope: ClassVar = {"extensions": {LINE: {TAKE: lambda message: False}}}

        async def send(self, message):
            await asyncio.Event().wait()

    slow = Socket(Stuck(), None, "en", None)  # type: ignore[arg-type]
    for _ in range(sockets.MOST_WAITING + 1):
        slow.tell(b"{}")
    assert slow.closing == (1013, "too_slow", True)
    large = Socket(Stuck(), None, "en", None)  # type: ignore[arg-type]
    for _ in range(5):
        large.tell(b"x" * (1 << 20))
    assert large.closing == (1013, "too_slow", True)


@pytest.mark.parametrize("how", ["signing out", "deleting", "another browser"])
async def test_whoever_is_signed_out_is_disconnected(serve, monkeypatch, how):
    monkeypatch.setattr(sockets, "CHECK_SECONDS", 0.2)
    async with visiting(await serve(limits=GENEROUS)) as visit:
        await sign_out(visit, how)


async def sign_out(visit, how):
    server = visit.server
    browser = server.client()
    account = {"name": f"Owner {how}", "password": "a long enough secret"}
    assert (await browser.post("/api/accounts", json=account)).status_code == 201
    table_id = await visit.open_table(browser, game="talismans")
    visitor = await visit.come(browser, table_id)
    other = await visit.come(await visit.browser(), table_id)
    if how == "signing out":
        assert (await browser.delete("/api/sign-ins/current")).status_code == 204
    elif how == "deleting":
        assert (await browser.delete("/api/me")).status_code == 204
    else:
        elsewhere = server.client()
        assert (await elsewhere.post("/api/sign-ins", json=account)).status_code == 201
        first = next(s for s in (await elsewhere.get("/api/sign-ins")).json() if not s["is_current"])
        assert (await elsewhere.delete(f"/api/sign-ins/{first['id']}")).status_code == 204
    assert await visitor.closed(seconds=10) == 1008
    assert visitor.heard[-1] == {"type": "bye", "code": "not_signed_in", "again": True}
    await other.send({"type": "ping", "sent": 1})
    await other.told("pong")


async def test_whoever_is_dismissed_is_listened_to_no_more_even_if_they_do_not_read(visit):
    class Stuck:
        """Takes no message, and says what it is told to."""

        scope: ClassVar = {}

        def __init__(self) -> None:
            self.says: asyncio.Queue[dict[str, str]] = asyncio.Queue()

        async def accept(self):
            pass

        async def send(self, message):
            await asyncio.Event().wait()

        async def receive(self):
            return await self.says.get()

    desk, browser = visit.server.desk, await visit.browser()
    table_id = await visit.open_table(browser, game="talismans", sit=False)
    client, who = Stuck(), Person((await browser.get("/api/me")).json()["id"], "Ada")
    serving = asyncio.create_task(desk.sockets.serve(client, table_id, 0, who, "en"))  # type: ignore[arg-type]
    other = await visit.come(await visit.browser(), table_id)
    await other.told("presence", here=sorted([who.id, (await other.browser.get("/api/me")).json()["id"]]))
    (socket,) = (socket for socket in desk.sockets.open if socket.person == who)
    socket.dismiss(Refusal(Code.NOT_SIGNED_IN))
    for wish in ("sit", "say"):
        client.says.put_nowait(
            {"type": "websocket.receive", "text": json.dumps({"type": wish, "id": wish, "text": ""})}
        )
    await other.told("presence", here=[(await other.browser.get("/api/me")).json()["id"]])
    assert other.info["seats"][0]["person"] is None
    assert other.number == 0
    socket.sending.cancel()
    await serving


async def test_a_fault_of_ours_closes_the_socket_and_is_logged(visit, monkeypatch):
    one, _ = await visit.seated(people=2, game="talismans", players=2)

    async def fail(*args):
        raise ZeroDivisionError

    monkeypatch.setattr(visit.server.desk.tables, "wish", fail)
    with capture_logs() as logs:
        await one.send({"type": "say", "id": "x", "text": "hello"})
        assert await one.closed() == 1011
    assert [(entry["event"], entry["log_level"]) for entry in logs if entry["log_level"] == "error"] == [
        ("socket failed", "error")
    ]
    assert one.heard[-1] == {"type": "bye", "code": "fault", "again": True}
    assert "ZeroDivision" not in json.dumps(one.heard)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_what_takes_the_short_way_is_framed_as_any_other_message(size):
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
