"""Which games are still to be played, cut into batches that take about as long as people like to wait."""

from collections import deque
from collections.abc import Collection
from itertools import pairwise

AIM = 2.0  # seconds a batch should take: short enough to lose little, long enough to be worth sending about
LARGEST = 5_000
GROWTH = 10


class Plan:
    """Hands out batches of the games below `games` that are not among those finished."""

    def __init__(self, games: int, finished: Collection[int]) -> None:
        self.games, self.finished = games, len(finished)
        self._gaps = deque(gaps(games, finished))
        self._lost: deque[range] = deque()
        self._size = 1

    def next_batch(self) -> range | None:
        """Some of the games to play; None when all have been handed out."""
        if self._lost:
            return self._lost.popleft()
        if not self._gaps:
            return None
        gap = self._gaps.popleft()
        batch, rest = gap[: self._size], gap[self._size :]
        if rest:
            self._gaps.appendleft(rest)
        return batch

    def hand_back(self, batch: range) -> None:
        """Whoever played this is gone: somebody else must."""
        self._lost.append(batch)

    def note(self, games: int, seconds: float) -> None:
        """How long a finished batch took: the next one is cut accordingly, and is at most ten times as large."""
        self.finished += games
        fitting = AIM * games / max(seconds, 1e-6)
        self._size = int(min(max(fitting, 1), GROWTH * games, LARGEST))


def gaps(games: int, finished: Collection[int]) -> list[range]:
    """The runs of numbers that are not among those finished."""
    if not finished:
        return [range(games)]
    edges = [-1, *sorted(number for number in finished if number < games), games]
    return [range(low + 1, high) for low, high in pairwise(edges) if high - low > 1]
