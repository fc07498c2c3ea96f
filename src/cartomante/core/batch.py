"""Many matches stepped together in compiled code, in buffers that the caller may keep looking at."""

from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.content import Pack
from cartomante.core.errors import IllegalAction, whole_number
from cartomante.core.fairness import as_seed
from cartomante.core.match import lucky
from cartomante.core.rule import NONE

if TYPE_CHECKING:
    from cartomante.core.game import Game


class Batch:
    """`size` matches of one game. Match i is dealt from seed + i; one that ends is scored and dealt anew.

    After each step: `masks` marks what `seats` may choose, `done` which matches just ended, `scores` and `places` how.
    Simultaneous decisions come lowest seat first.
    """

    def __init__(self, game: "Game", size: int, blank: Any, seed: int, pack: Pack) -> None:
        size = whole_number("size", size, 1, 1 << 31)
        self.game, self._blank, self._content = game, blank, pack.buffer
        self._entry = game.compiled.entry
        self._key = np.array(as_seed(seed).words(), np.int64)
        self._luck, self._dealt = lucky(seed), size
        self.states = np.zeros((size, game.state.itemsize), np.uint8)
        self.masks = np.zeros((size, game.num_actions), np.uint8)
        self.seats = np.zeros(size, np.int64)
        self.done = np.zeros(size, np.bool_)
        self.scores = np.zeros((size, game.seats), np.int64)
        self.places = np.zeros((size, game.seats), np.int64)
        self._actions = np.full(size, NONE, np.int64)
        for i in range(size):
            self.states[i] = blank
            self._entry.deal(self.states[i], self._content, self._key, i)
        self._step(self._actions)

    def __len__(self) -> int:
        return len(self.seats)

    def random_actions(self) -> Any:
        """A uniformly random legal action for every match, in a buffer that is used again."""
        self._entry.choose_at_random(self.masks, self._luck, self._actions)
        return self._actions

    def step(self, actions: Any) -> None:
        """Take one action in every match. An illegal one raises, naming the match, and nothing changes."""
        actions = np.asarray(actions)
        if actions.shape != self.seats.shape or actions.dtype.kind not in "iu":
            found = f"{actions.dtype} of shape {actions.shape}"
            raise IllegalAction(f"actions must be whole numbers, one for each of {len(self)} matches, not {found}")
        actions = np.ascontiguousarray(actions, np.int64)
        wrong = self._entry.first_illegal(self.masks, actions)
        if wrong >= 0:
            allowed = np.flatnonzero(self.masks[wrong]).tolist()
            raise IllegalAction(
                f"action {actions[wrong]} of seat {self.seats[wrong]} in match {wrong} is not legal; allowed: {allowed}"
            )
        self._step(actions)

    def _step(self, actions: Any) -> None:
        self._dealt = self._entry.step_batch(
            self.states, self._blank, self._content, self._key, self._dealt, actions,
            self.masks, self.seats, self.done, self.scores, self.places,
        )  # fmt: skip
