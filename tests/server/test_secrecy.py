"""What a seat cannot know changes nothing it is ever sent."""

import copy
import dataclasses
import json
import random

import orjson

from cartomante.core.match import Match
from cartomante.server import protocol as p
from cartomante.server import telling, undoing
from cartomante.server.judging import judge
from cartomante.server.refusals import Refusal
from cartomante.server.table import PLAYING, Origin, Table, Told
from cartomante.server.telling import Teller
from server.playing import BEGIN, SMALL, Party, each_game, person
from server.serving import Serve
from server.visiting import GENEROUS, act, must_decide, visiting

MOMENTS = 12  # of each game
WORLDS = 2  # in which each is told again
OTHER_SECRET = "0f" * 32


@dataclasses.dataclass
class OriginWithCommitment(Origin):
    """A table whose commitment is known but whose secret could be any."""

    shown: str = ""

    @property
    def commitment(self) -> str:
        return self.shown


def redrawn(table: Table, viewer: int | None, luck: int) -> Table:
    """The table as it might as well be for all that a viewer knows: whatever is hidden from them is another."""
    twin = copy.copy(table)
    twin.match = None if table.match is None else table.match.determinize(viewer, luck)
    twin.story = [told_to(told, viewer) for told in table.story]
    origin = table.origin
    if table.status == PLAYING:
        facts = {field.name: getattr(origin, field.name) for field in dataclasses.fields(Origin)}
        twin.origin = OriginWithCommitment(**facts | {"secret": OTHER_SECRET}, shown=origin.commitment)
    return twin


def told_to(told: Told, viewer: int | None) -> Told:
    """An entry without what its viewer was not told: what others chose."""
    entry = told.entry
    if entry.kind == "move" and entry.data["seat"] != viewer:
        entry = entry._replace(data={"seat": entry.data["seat"], "action": -1})
    return Told(entry, [event.seen_by(viewer) for event in told.events])


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def refusals(table: Table, seat: int, seed: int) -> list[object]:
    """What somebody is answered who tries all kinds of things: refused with these words, or let through."""
    rng, party = random.Random(seed), Party("talismans")
    actions = [*rng.sample(range(table.game.num_actions), 12), 1 << 20]
    questions = (table.question(seat), 0, table.version, max(table.question(seat) - 1, 0))
    wishes = [party.wish("act", action=action, question=question) for action in actions for question in questions]
    wishes += [
        party.wish("vote", topic=topic, yes=yes) for topic in ("pause", "resume", "abandon") for yes in (True, False)
    ]
    wishes += [party.wish(kind) for kind in ("sit", "start", "come_back", "close", "add_bot")]
    wishes += [party.wish("say", text="hm"), party.wish("lead", number=1), party.wish("remove_bot", seat=0)]
    return [answer(table, seat, wish) for wish in wishes]


def answer(table: Table, seat: int, wish: p.WishBase) -> object:
    try:
        draft = judge(table, person(seat), wish)
    except Refusal as refusal:
        return refusal.to_json("en", wish.id)
    return draft.kind


def moments(game: str, seed: int):
    """Some moments of a random game, each with the table before and after the move: yields both, and the move."""
    party = Party(game, secret=f"{seed:x}" * 32, clock={"kind": "live", "seconds": 900}, undo="free").begin()
    rng = random.Random(seed)
    length = sum(1 for _ in Party(game, secret=f"{seed:x}" * 32).begin().play_on(random.Random(seed)))
    chosen = {*rng.sample(range(length), min(MOMENTS, length)), length - 1}
    talk(party, rng)
    for number in range(length):
        before = snapshot_of(party.table) if number in chosen else None
        party.now += rng.randrange(5000)
        told = next(party.play_on(rng, moves=1), None)
        if told is None:
            return
        if before is not None:
            yield before, party.table, told
        if number % 20 == 0:
            talk(party, rng)


def talk(party: Party, rng: random.Random) -> None:
    seat = rng.randrange(len(party.table.seats))
    if not party.match.is_hushed(seat):
        party.do(seat, "say", text=f"thought {party.table.version}")


def snapshot_of(table: Table) -> Table:
    """A table that stays as it is while the other goes on."""
    still = copy.copy(table)
    still.match = None if table.match is None else table.match.clone()
    still.story, still.seats = list(table.story), copy.deepcopy(table.seats)
    still._asked, still._questions = dict(table._asked), dict(table._questions)
    still.clocks = copy.deepcopy(table.clocks)
    return still


# --- whatever is sent -------------------------------------------------------------------------------------------------


@each_game
def test_snapshots_are_the_same_in_every_world_that_a_viewer_could_be_in(game):
    for _, table, told in moments(game, seed=1):
        for viewer in viewers(table):
            for after in (0, told.entry.number - 1):
                real = orjson.dumps(telling.snapshot(table, viewer, after, BEGIN))
                for luck in range(WORLDS):
                    world = redrawn(table, viewer, luck)
                    assert orjson.dumps(telling.snapshot(world, viewer, after, BEGIN)) == real


@each_game
def test_updates_are_the_same_in_every_world_that_a_viewer_could_be_in(game):
    for before, table, told in moments(game, seed=2):
        everybody = viewers(table)
        teller = Teller()
        teller.look(before, everybody)
        real = dict(zip(everybody, teller.updates(table, told, everybody, BEGIN), strict=True))
        for viewer in everybody:
            for luck in range(WORLDS):
                other = Teller()
                other.look(redrawn(before, viewer, luck), [viewer])
                world = redrawn(table, viewer, luck + WORLDS)
                (update,) = other.updates(world, told_to(told, viewer), [viewer], BEGIN)
                assert orjson.dumps(update) == orjson.dumps(real[viewer])


@each_game
def test_refusals_are_the_same_in_every_world_that_a_seat_could_be_in(game):
    for number, (_, table, _) in enumerate(moments(game, seed=3)):
        for seat in range(len(table.seats)):
            real = refusals(table, seat, number)
            for luck in range(WORLDS):
                assert refusals(redrawn(table, seat, luck), seat, number) == real


@each_game
def test_whether_a_move_may_be_taken_back_tells_the_mover_nothing(game):
    """The answer is the same in every world in which the mover could have made the same move."""
    compared = 0
    for before, table, told in moments(game, seed=4):
        if compared == 4 or table.status != PLAYING:
            break
        seat, action = told.entry.data["seat"], told.entry.data["action"]
        real = undoing.showed_something(table.match, before.match)
        for luck in range(WORLDS):
            world = before.match.determinize(seat, luck)
            moved = world.clone()
            moved.apply(action, seat)
            if looks_the_same(moved, table.match, seat):
                assert undoing.showed_something(moved, world) == real
                compared += 1
    assert compared


def looks_the_same(one: Match, other: Match, seat: int) -> bool:
    return one.view(seat) == other.view(seat)


def test_a_redrawn_table_does_differ():
    """The tests above could fail: told to somebody else, or with the real secret, the worlds are not the same."""
    found = {"view": 0, "secret": 0}
    for _, table, _ in moments("talismans", seed=1):
        world = redrawn(table, 0, 1)
        if table.status == PLAYING:
            found["secret"] += world.origin.secret != table.origin.secret
            found["view"] += telling.snapshot(world, 1, 0, BEGIN) != telling.snapshot(table, 1, 0, BEGIN)
    assert all(found.values())


# --- a recording ------------------------------------------------------------------------------------------------------

ENTRY_FIELDS = set(p.Entry.model_fields)
PASSWORD = "correct horse battery"


def keys_in(value):
    """All names of fields, at any depth."""
    if isinstance(value, dict):
        yield from value
        for item in value.values():
            yield from keys_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from keys_in(item)


@each_game
async def test_a_recording_of_everything_sent_holds_no_secret(serve: Serve, game):
    server = await serve(limits=GENEROUS)
    async with visiting(server) as visit:
        host = server.client()
        await host.post("/api/accounts", json={"name": f"Host {game}", "password": PASSWORD})
        browsers = [host, *[await visit.browser(f"Guest {number}") for number in range(1, SMALL[game])]]
        table_id = await visit.open_table(host, game=game, players=SMALL[game], undo="free")
        people = [await visit.come(browser, table_id) for browser in browsers]
        for visitor in people[1:]:
            await visitor.do("sit")
        spectator = await visit.come(server.client(), table_id)
        await people[0].do("start")
        rest: list[str] = []
        rng = random.Random(5)
        for number in range(40):
            asked = [visitor for visitor in people if visitor.view and must_decide(visitor)]
            if not asked:
                break
            mover = rng.choice(asked)
            entry = await act(mover, rng)
            if number % 5 == 0:
                await mover.ask("vote", topic="undo")
                await mover.ask("say", text="hm")
                await rng.choice(people).ask("act", action=rng.randrange(300), question=rng.randrange(60))
            if number % 10 == 0:
                who = rng.randrange(len(people))
                people.append(await visit.come(people[who].browser, table_id, after=rng.randrange(entry)))
                await people.pop(who).close()
                rest.append((await rng.choice(people).browser.get(f"/api/tables/{table_id}/snapshot")).text)
                rest.append((await server.client().get(f"/api/tables/{table_id}/snapshot")).text)
                rest.append((await server.client().get(f"/api/tables/{table_id}")).text)
            for visitor in people:
                await visitor.until(lambda visitor=visitor, entry=entry: visitor.number >= entry)
        recorded = [text for visitor in visit.visitors for text in visitor.raw] + rest
        assert len(recorded) > 20
        assert len(spectator.raw) > 5
        check(server, table_id, recorded, browsers)


def check(server, table_id, recorded, browsers):
    table = server.desk.tables.live[table_id].table
    cookies = [value.strip('"') for browser in browsers for value in browser.cookies.values()]
    assert len(cookies) == len(browsers)
    forbidden = [*cookies, *(cookie.split(".")[0] for cookie in cookies), PASSWORD]
    for text in recorded:
        message = json.loads(text)
        status = (message.get("table") or {}).get("status") or message.get("status")
        if status not in ("over", "abandoned"):
            assert table.origin.secret not in text
            assert str(table.match.seed.number) not in text
        assert not any(secret in text for secret in forbidden)
        assert "action" not in keys_in(message)
        entries = message.get("entries", []) + ([message["entry"]] if message.get("entry") else [])
        for entry in entries:
            assert set(entry) == ENTRY_FIELDS


async def test_what_was_done_is_not_told_to_those_who_only_know_the_address(serve: Serve):
    """Lists and single tables tell everybody about the table itself and nothing of the game."""
    server = await serve(limits=GENEROUS)
    async with visiting(server) as visit:
        people = await visit.seated(people=2, game="talismans", players=2, is_public=True)
        await act(people[0], random.Random(1))
        stranger = server.client()
        table_id = people[0].table_id
        for address in (f"/api/tables/{table_id}", "/api/tables?status=playing"):
            answer = await stranger.get(address)
            assert answer.status_code == 200
            assert not {"view", "entries", "events", "history"} & set(keys_in(answer.json()))
            assert server.desk.tables.live[table_id].table.origin.secret not in answer.text


def test_nobody_is_told_what_others_chose_in_secret():
    """In Talismans cards are laid face down: the entry of such a move has no word of them for others."""
    party = Party("talismans", players=3).begin()
    laid = [told for seat in (0, 1) for told in commit(party, seat)]
    assert laid
    for told in laid:
        for viewer in (None, 0, 1, 2):
            cards = [
                event["args"]["cards"]
                for event in telling.entry_for(party.table, told, viewer)["events"]
                if event["kind"] == "committed"
            ]
            assert all((known is None) == (viewer != told.entry.data["seat"]) for known in cards)


def commit(party: Party, seat: int) -> list[Told]:
    """A seat answers all it is asked; the moves with which it laid cards down."""
    told = []
    while seat in party.match.deciders():
        told.append(party.act(seat))
    return [each for each in told if any(event.kind.name == "committed" for event in each.events)]
