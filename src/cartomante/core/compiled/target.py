"""A game's rules as machine code on the CPU: loading, warming up, and calling from Python."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.compiled import cache
from cartomante.core.rule import COMPILABLE, NONE
from cartomante.core.specialise import specialise

if TYPE_CHECKING:
    from cartomante.core.game import Game

CPU = Path(__file__).parent / "cpu.py"
Rehearsal = tuple[str, Callable[[], object]]  # what is compiled, and a call that compiles it or loads it from the cache
ALMOST = 0.95  # nothing is finished before it is
_loading = threading.RLock()


class Compiled:
    """The compiled entry points of one game (see cpu.py); each compiles, or comes from the cache, when first called."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.entry = load_template(game, CPU)

    @cached_property
    def step(self) -> Callable[..., bool]:
        """`cpu.step` itself, past Numba's look at the types of its arguments, which would double the cost of a call.

        Whoever calls it vouches for those types: the arrays of `desk`, and plain integers.
        """
        state, content = self.game.blank(self.game.min_players, None), self.game.pack().buffer
        self.entry.step(state, content, *self.desk(), NONE, 0)  # refused, but compiled
        compiled = next(iter(self.entry.step.overloads.values()))
        entry_point: Callable[..., bool] = compiled.entry_point
        return entry_point

    def desk(self) -> tuple[Any, Any]:
        """What `step` works with besides the match: a mask, and a report (see cpu.tell)."""
        actions = self.game.num_actions
        return np.zeros(actions, np.uint8), np.zeros(self.game.seats + actions + 3, np.int64)

    def rehearsals(self) -> list[Rehearsal]:
        """One call of every entry point, on a throw-away game."""
        from cartomante.core.match import lucky

        game = self.game
        match = game.new_match(game.min_players, seed=0)
        seat = match.deciders()[0]

        def step_a_match() -> None:
            silent = game.new_match(game.min_players, seed=0, events=False)
            silent.apply(silent.legal_actions(seat)[0], seat)

        def redraw_a_match() -> None:
            self.entry.determinize(match._state, match.pack.buffer, seat, lucky(0), game.new_room())

        def step_a_batch() -> None:
            matches = game.new_batch(2, game.min_players)
            matches.step(matches.random_actions())

        return [
            ("step", step_a_match),
            ("determinize", redraw_a_match),
            ("play_random", lambda: game.play_random(1, game.min_players)),
            ("step_batch", step_a_batch),
        ]


class WarmUp:
    """Compilation ahead of need: `done` of `total` rehearsals, at `step`; `ready` at the end, `error` if it broke."""

    def __init__(self, rehearsals: Sequence[Rehearsal]) -> None:
        self.done, self.total, self.step = 0, len(rehearsals), ""
        self.ready, self.error = False, ""
        self._rehearsals, self._compiled = rehearsals, 0

    @property
    def percent(self) -> int:
        """How far it is, about: a rehearsal compiles most of the rules, one after the other."""
        if self.ready or not self.total:
            return 100
        part = min(self._compiled / max(len(COMPILABLE), 1), ALMOST)
        return round(100 * (self.done + part) / self.total)

    def start(self) -> threading.Thread:
        """Work in the background."""
        thread = threading.Thread(target=self.run, name="warm-up", daemon=True)
        thread.start()
        return thread

    def run(self) -> None:
        try:
            for step, rehearse in self._rehearsals:
                self.step, self._compiled = step, 0
                with on_compilation(self._count):
                    rehearse()
                self.done += 1
            self.ready = True
        except Exception as error:  # a background thread has nobody else to tell
            self.error = f"{type(error).__name__}: {error}"

    def _count(self) -> None:
        self._compiled += 1


@contextmanager
def on_compilation(tell: Callable[[], None]) -> Iterator[None]:
    """Tell of every function that Numba compiles meanwhile."""
    from numba.core.event import Listener, install_listener

    class Compilations(Listener):
        def on_start(self, event: Any) -> None: ...

        def on_end(self, event: Any) -> None:
            tell()

    with install_listener("numba:compile", Compilations()):
        yield


def load_template(game: "Game", template: Path, **bound: Any) -> ModuleType:
    """A template of compiled code for one game, its machine code kept in the right cache folder."""
    with _loading:
        from numba.core import config

        from cartomante.core.compiled.registry import register_rules

        name = f"cartomante.compiled.{game.name}.{template.stem}"
        sources = Path(game.set_up.__code__.co_filename).parent
        settings = vars(config)
        outer, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(cache.folder(sources))
        try:
            module = specialise(template, name, rules=game.rules, engine=game.engine, **bound)
            register_rules()
            return module
        finally:
            settings["CACHE_DIR"] = outer
