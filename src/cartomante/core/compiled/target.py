"""A game's rules as machine code on the CPU: loading, warming up, and calling from Python."""

import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.compiled import cache
from cartomante.core.errors import whole_number
from cartomante.core.specialise import specialise

if TYPE_CHECKING:
    from cartomante.core.game import Game

CPU = Path(__file__).parent / "cpu.py"
Progress = Callable[[int, int, str], None]  # steps done, steps in all, what is being compiled
_loading = threading.RLock()


class Compiled:
    """The compiled entry points of one game (see cpu.py); each compiles, or comes from the cache, when first called."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.entry = load_template(game, CPU)

    def runner(self, state: Any, content: Any) -> "Runner":
        return Runner(self, state, content)

    def warm_up(self, progress: Progress | None = None) -> None:
        """Compile everything now, telling how far it is; the next calls come at full speed."""
        steps = self._rehearsals()
        for done, (name, rehearse) in enumerate(steps):
            if progress is not None:
                progress(done, len(steps), name)
            rehearse()
        if progress is not None:
            progress(len(steps), len(steps), "")

    def _rehearsals(self) -> list[tuple[str, Callable[[], Any]]]:
        """One call of every entry point, on a throw-away game."""
        from cartomante.core.match import lucky

        game = self.game
        match = game.new_match(game.min_players, seed=0)
        batch = game.new_batch
        runner = self.runner(match._state, match.pack.buffer)
        seat = match.deciders()[0]

        def step_a_batch() -> None:
            matches = batch(2, game.min_players)
            matches.step(matches.random_actions())

        return [
            ("begin", lambda: game.new_match(game.min_players, seed=0, events=False)),
            ("legal", lambda: runner.legal(seat)),
            ("step", lambda: runner.step(seat, -1)),
            ("determinize", lambda: self.entry.determinize(match._state, match.pack.buffer, seat, lucky(0))),
            ("play_random", lambda: game.play_random(1, game.min_players)),
            ("step_batch", step_a_batch),
        ]


class Runner:
    """The compiled steps of one match, with the scratch space they need."""

    def __init__(self, compiled: Compiled, state: Any, content: Any) -> None:
        entry = compiled.entry
        self._begin, self._legal, self._step = entry.begin, entry.legal, entry.step
        self._state, self._content = state, content
        self._mask = np.zeros(compiled.game.num_actions, np.uint8)
        self._actions = np.zeros(compiled.game.num_actions + 1, np.int64)

    def begin(self, words: tuple[int, ...]) -> None:
        self._begin(self._state, self._content, self._mask, np.array(words, np.int64))

    def legal(self, seat: int) -> list[int]:
        count = self._legal(self._state, self._content, self._mask, self._actions, seat)
        actions: list[int] = self._actions[:count].tolist()
        return actions

    def step(self, seat: int, action: int) -> bool:
        if type(action) is not int or type(seat) is not int:  # another type would compile everything once more
            action, seat = whole_number("action", action, 0, len(self._mask) - 1), whole_number("seat", seat, 0, 127)
        return bool(self._step(self._state, self._content, self._mask, seat, action))


class WarmUp:
    """Compilation in the background: `done` of `total` steps, at `step`; `ready` at the end, `error` if it broke."""

    def __init__(self, game: "Game", also: Callable[[Progress], None] | None = None) -> None:
        self.done, self.total, self.step = 0, 1, ""
        self.ready, self.error = False, ""
        self._game, self._also = game, also
        self.thread = threading.Thread(target=self._run, name=f"warm-up {game.name}", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self._game.compiled.warm_up(self._tell)
            if self._also is not None:
                self._also(self._tell)
            self.ready = True
        except Exception as error:  # a background thread has nobody else to tell
            self.error = f"{type(error).__name__}: {error}"

    def _tell(self, done: int, total: int, step: str) -> None:
        self.done, self.total, self.step = done, total, step


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
