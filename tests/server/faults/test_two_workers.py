"""Two workers on one PostgreSQL and one Redis, and what happens when one of them, or Redis, goes."""

import asyncio
import contextlib
import copy
import itertools
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from cartomante.server.ids import now_ms
from cartomante.server.table import Entry, Person
from databases import new_database
from server.faults.players import Guest, Message, Player, seated
from server.faults.services import Redis
from server.faults.workers import Log, Worker
from server.workers import check_told

TAKEOVER_SECONDS = 10.0
AWAY_SECONDS = 2.0
RACES = 12
FLOODED_GAMES = 6


@dataclass
class Pair:
    """Two workers and what they share."""

    one: Worker
    other: Worker
    redis: Redis
    log: Log

    @property
    def urls(self) -> tuple[str, str]:
        return self.one.url, self.other.url


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("two")
    with new_database() as database:
        redis = Redis().start()
        one, other = (Worker(folder, database, redis.url).launch() for _ in range(2))
        log = Log(database)
        yield Pair(one.wait(), other.wait(), redis, log)
        for part in (one, other, log):
            part.close()
        redis.kill()


@pytest.fixture
def pair(both: Pair) -> Iterator[Pair]:
    """Both workers, whatever an earlier test has done to them."""
    for worker in (both.one, both.other):
        if worker.is_running:
            worker.resume()
        else:
            worker.start()
    yield both
    for worker in (both.one, both.other):
        assert "Traceback" not in worker.log()


@asynccontextmanager
async def table_for(pair: Pair, game: str, bots: int = 0, level: str = "apprentice") -> AsyncIterator[list[Player]]:
    """Two people at a table, each through another worker."""
    people = [await Guest.arrive(url) for url in pair.urls]
    table_id = await seated(pair.one.url, people, game=game, players=2 + bots, bots=[level] * bots)
    seats = zip(people, pair.urls, strict=True)
    players = [await Player(guest, table_id, url, random.Random(game)).join() for guest, url in seats]
    yield players
    for player in players:
        await player.leave()


async def test_people_on_different_workers_see_the_same(pair: Pair) -> None:
    async with table_for(pair, "arcanum", bots=1) as players:
        await play_to_the_end(pair, players)


async def test_another_worker_takes_a_dead_ones_turn(pair: Pair) -> None:
    async with table_for(pair, "talismans", bots=1) as (here, there):
        version = await suspend_while_bot_thinks(pair, here, there)
        pair.one.kill()
        await there.until(lambda: there.number > version, TAKEOVER_SECONDS)
        await here.join(pair.other.url)
        await play_to_the_end(pair, [here, there])


async def test_a_worker_that_stood_still_finds_its_place_again(pair: Pair) -> None:
    async with table_for(pair, "talismans", bots=1) as (here, there):
        version = await suspend_while_bot_thinks(pair, here, there)
        await there.until(lambda: there.number > version, TAKEOVER_SECONDS)
        pair.one.resume()
        await play_to_the_end(pair, [here, there])


async def test_what_a_worker_wrote_before_it_died_is_heard_of_by_others(pair: Pair) -> None:
    """A move is written and nobody is told, as if the worker had died in between: the bots play on all the same."""
    async with table_for(pair, "talismans", bots=1) as players:
        version = await write_move_for_bots(pair, players)
        for player in players:
            await player.until(lambda p=player: p.number > version, TAKEOVER_SECONDS)
        await play_to_the_end(pair, players)


async def write_move_for_bots(pair: Pair, players: list[Player]) -> int:
    """Write a person's move, after which a bot must decide, into the database; the number of its entry."""
    while True:
        table = pair.log.table(players[0].table_id)
        for player in players:
            for action in player.view["legal"] if player.view is not None and player.must_decide else ():
                entry = Entry(
                    table.version + 1, "move", player.guest.id, None, {"seat": player.seat, "action": action}, now_ms()
                )
                after = table.as_of(table.version)
                after.add(entry)
                if after.bots_to_decide() and await pair.log.write(after, entry):
                    return entry.number
        for player in players:
            await play_one(player)
        await asyncio.sleep(0.05)


async def play_to_the_end(pair: Pair, players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 30)
    assert all(player.is_over for player in players)
    await check_all_alike(pair, players)


async def suspend_while_bot_thinks(pair: Pair, here: Player, there: Player) -> int:
    """Play until the first worker stands still in the middle of a bot's turn; the number of the last entry by then."""
    while not here.is_over:
        await play_one(there)
        if not await play_one(here):
            await asyncio.sleep(0.01)
            continue
        pair.one.suspend()
        table = pair.log.table(here.table_id)
        if table.bots_to_decide():
            return table.version
        pair.one.resume()
    raise AssertionError("the bot was always quicker")


async def play_one(player: Player) -> bool:
    """Answer the question one faces, if there is any."""
    if not player.must_decide:
        return False
    wish = player.pending = player.choose()
    await player.send(wish)
    await player.until(lambda: player.pending is None)
    return wish["id"] in player.acknowledged


async def test_of_two_racing_moves_one_wins(pair: Pair) -> None:
    people = [await Guest.arrive(pair.one.url) for _ in range(2)]
    table_id = await seated(pair.one.url, people, game="arcanum", players=3, bots=["apprentice"])
    here, there = [await Player(people[0], table_id, url).join() for url in pair.urls]
    opponent = await Player(people[1], table_id, pair.one.url).join()
    others = asyncio.create_task(opponent.play())
    for _ in range(RACES):
        await here.until(lambda: here.must_decide)
        await there.until(lambda: there.must_decide and there.question == here.question)
        await race(here, there)
    others.cancel()
    await asyncio.gather(others, return_exceptions=True)
    await check_all_alike(pair, [here, there, opponent])
    for player in (here, there, opponent):
        await player.leave()


async def race(here: Player, there: Player) -> None:
    """The same person answers the same question in two places at the same time."""
    wishes = [player.choose() | {"id": f"{side}-{player.number}"} for player, side in ((here, "a"), (there, "b"))]
    question, number = here.question, here.number
    here.pending, there.pending = wishes
    await asyncio.gather(here.send(wishes[0]), there.send(wishes[1]))
    for player in (here, there):
        await player.until(lambda p=player: p.pending is None)
    won = [wish["id"] in player.acknowledged for player, wish in zip((here, there), wishes, strict=True)]
    assert sum(won) == 1, "both moves counted, or none"
    lost = won.index(False)
    loser = (here, there)[lost]
    assert loser.refused[wishes[lost]["id"]] == "moved_on"
    assert loser.number > number, "the refusal came without the new view"
    assert loser.question != question


async def test_play_goes_on_while_redis_is_away_and_after(pair: Pair) -> None:
    async with table_for(pair, "arcanum", bots=1) as (here, there), table_for(pair, "talismans") as (one, other):
        pair.redis.kill()
        await here.ask("say", text="Redis is away")
        await there.until(lambda: there.entries[-1]["text"] == "Redis is away", 5)
        before = [player.number for player in (here, there, one, other)]
        playing = [asyncio.create_task(player.play()) for player in (here, there, one, other)]
        await asyncio.sleep(AWAY_SECONDS)
        during = [player.number for player in (here, there, one, other)]
        assert all(now > then for now, then in zip(during, before, strict=True)), "play stood still"
        pair.redis.start()
        await asyncio.wait_for(asyncio.gather(*playing), 40)
        assert here.is_over
        assert one.is_over
        await check_all_alike(pair, [here, there])
        await check_all_alike(pair, [one, other])
        await heard_at_once(here, there)


async def heard_at_once(here: Player, there: Player) -> None:
    """Once Redis is back nobody waits for the next look into the database."""
    seconds = []
    for number in range(5):
        text = f"back {number}"
        wish = await here.ask("say", text=text)
        await there.until(lambda t=text: there.entries[-1]["text"] == t)
        entry = here.acknowledged[wish]
        seconds.append(there.heard_at[entry] - here.heard_at[entry])
    assert sorted(seconds)[2] < 0.3


# --- secrets ----------------------------------------------------------------------------------------------------------


@dataclass
class Attacker(Player):
    """Somebody who keeps all that they are told."""

    heard: list[Message] = field(default_factory=list)

    def take(self, message: Message) -> None:
        self.heard.append(copy.deepcopy(message))
        super().take(message)


async def test_who_leaves_a_seat_amid_a_flood_sees_no_longer_as_it(pair: Pair) -> None:
    for _ in range(FLOODED_GAMES):
        await leave_through_the_other_worker(pair, is_flooded=True)


async def test_who_leaves_a_seat_while_redis_is_away_sees_no_longer_as_it(pair: Pair) -> None:
    pair.redis.kill()
    try:
        await leave_through_the_other_worker(pair, is_flooded=False)
    finally:
        pair.redis.start()


async def leave_through_the_other_worker(pair: Pair, is_flooded: bool) -> None:
    """The host stays connected to the first worker; the second one lets them leave, and somebody else play there."""
    host, victim = await Guest.arrive(pair.one.url, "Eve"), await Guest.arrive(pair.other.url, "Ada")
    table_id = await host.open_table(pair.one.url, game="talismans", players=3, bots=["apprentice"])
    attacker = await Attacker(host, table_id, pair.one.url).join()
    flood = asyncio.create_task(flood_with_bots(host, pair.one.url, table_id)) if is_flooded else None
    await insist(host, pair.other.url, table_id, {"type": "leave"})
    await insist(victim, pair.other.url, table_id, {"type": "sit", "seat": 0})
    if flood is not None:
        flood.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await flood
    await insist(host, pair.other.url, table_id, {"type": "add_bot", "seat": 1}, {"type": "start"})
    player = await Player(victim, table_id, pair.other.url).join()
    await asyncio.wait_for(player.play(), 30)
    await attacker.until(lambda: attacker.is_over)
    check_told(Person(host.id, host.name), attacker.heard, pair.log.table(table_id))
    for each in (attacker, player):
        await each.leave()


async def flood_with_bots(host: Guest, url: str, table_id: str) -> None:
    """A bot sits down and gets up again, as often as the server lets it."""
    for number in itertools.count():
        await host.wish(url, table_id, {"type": "add_bot", "id": f"add-{number}", "seat": 1})
        await host.wish(url, table_id, {"type": "remove_bot", "id": f"remove-{number}", "seat": 1})


async def insist(guest: Guest, url: str, table_id: str, *wishes: Message) -> None:
    """Wish for these things until the last one comes true, however often others are quicker."""
    async with asyncio.timeout(20):
        for attempt in itertools.count():
            answers = [await guest.wish(url, table_id, {"id": f"{w['type']}-{attempt}", **w}) for w in wishes]
            if "number" in answers[-1]:
                return
            await asyncio.sleep(0.01)


# --- in common --------------------------------------------------------------------------------------------------------


async def check_all_alike(pair: Pair, players: list[Player]) -> None:
    """Everybody has heard of every entry that is written, once what was still under way is written too."""
    written, before = pair.log.entries(players[0].table_id), -1
    while len(written) != before:
        before = len(written)
        for player in players:
            await player.until(lambda p=player, number=before: p.number >= number, 10)
        written = pair.log.entries(players[0].table_id)
    assert [entry.number for entry in written] == list(range(1, len(written) + 1))
    for player in players:
        told = [(entry["number"], entry["kind"], entry["seat"], entry["at"]) for entry in player.entries]
        assert told == [(entry.number, entry.kind, entry.data.get("seat"), entry.at) for entry in written]
