"""Bots at work: in threads, on worlds that their seat cannot tell from the real one, never waiting for a compiler."""

import asyncio
import secrets
import subprocess
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import structlog

from cartomante.bots import Bot, make_bot
from cartomante.bots.hints import quick_adviser
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.games import load_game

SEED_BITS = 62

log = structlog.get_logger(__name__)


class Needs(NamedTuple):
    """What must be compiled before a bot can think at full strength; levels of a game often need the same."""

    game: str
    compiled: tuple[str, ...]


class Thinkers:
    """Some threads that think for bots.

    What a bot runs on is compiled by another process, so that nobody here waits for it; until it is ready a quick bot
    stands in. A thread keeps the bots it has made: they remember nothing of a game, but their desks are large.
    """

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.busy = 0  # bots that think, or wait for a thread
        self._mine = threading.local()
        self._needs: dict[tuple[str, str], Needs] = {}  # by game and level
        self._warm: set[Needs] = set()
        self._warming: dict[Needs, asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def choose(self, match: Match, seat: int, level: str) -> Coroutine[Any, Any, int]:
        """What a bot of that level does on a seat as the match stands now, whatever becomes of it meanwhile.

        The bot is shown a redrawn match, and its luck is nobody's to guess.
        """
        return self._think(match.determinize(seat, secrets.randbits(SEED_BITS)), seat, level)

    async def _think(self, world: Match, seat: int, level: str) -> int:
        bot = self._ready_level(world.game, level)
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._choose, world, seat, bot)
        finally:
            self.busy -= 1

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether a bot can think at full strength at once; if not, it soon will."""
        return self._ready_level(game, level) == level

    def _choose(self, world: Match, seat: int, level: str) -> int:
        return self._bot(world.game, level).choose(world, seat)

    def _bot(self, game: Game, level: str) -> Bot:
        bots: dict[tuple[str, str], Bot] = self._mine.__dict__.setdefault("bots", {})
        key = (game.name, level)
        if key not in bots:
            bots[key] = make_bot(level, game, seed=secrets.randbits(SEED_BITS))
        return bots[key]

    def _ready_level(self, game: Game, level: str) -> str:
        needs = self._needs.get((game.name, level)) or self._find_needs(game, level)
        if not needs.compiled or needs in self._warm:
            return level
        if needs not in self._warming:
            self._warming[needs] = asyncio.create_task(self._warm_up(needs, level))
        return quick_adviser(game) or "random"

    def _find_needs(self, game: Game, level: str) -> "Needs":
        steps = [step for step, _ in make_bot(level, game, seed=0).rehearsals(game)]
        needs = self._needs[game.name, level] = Needs(game.name, tuple(steps))
        return needs

    async def _warm_up(self, needs: "Needs", level: str) -> None:
        """Compile elsewhere, then load from the cache here."""
        # Not by the event loop: uvloop would leave it our listening socket, and so the port would stay taken if we die.
        process = subprocess.Popen([sys.executable, "-m", __name__, needs.game, level])
        try:
            status = await asyncio.to_thread(process.wait)
        except asyncio.CancelledError:
            process.kill()
            raise
        if status != 0:
            log.error("bot could not be compiled", game=needs.game, level=level, status=status)
            return
        await asyncio.get_running_loop().run_in_executor(self._pool, rehearse, needs.game, level)
        self._warm.add(needs)


def rehearse(game_name: str, level: str) -> None:
    """Run once whatever a bot of that level needs compiled."""
    game = load_game(game_name)
    for _, call in make_bot(level, game, seed=0).rehearsals(game):
        call()


if __name__ == "__main__":
    rehearse(*sys.argv[1:3])
