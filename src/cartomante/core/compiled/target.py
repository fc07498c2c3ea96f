"""A game's rules as machine code on the CPU: loading, warming up, and calling from Python."""

import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cartomante.core.compiled import cache
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
        seat = match.deciders()[0]

        def step_a_match() -> None:
            silent = game.new_match(game.min_players, seed=0, events=False)
            silent.apply(silent.legal_actions(seat)[0], seat)

        def step_a_batch() -> None:
            matches = game.new_batch(2, game.min_players)
            matches.step(matches.random_actions())

        return [
            ("step", step_a_match),
            ("look", lambda: game.from_position(match.position(), events=False)),
            ("determinize", lambda: self.entry.determinize(match._state, match.pack.buffer, seat, lucky(0))),
            ("play_random", lambda: game.play_random(1, game.min_players)),
            ("step_batch", step_a_batch),
        ]


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
