"""Hints at a table in the terminal: the master gives them and, until its compiled code is ready, a quicker bot."""

from cartomante.bots import make_bot
from cartomante.bots.hints import Judgement, judge, quick_adviser
from cartomante.cli.table import Table
from cartomante.core.compiled.target import WarmUp
from cartomante.core.match import Match

MASTER = "master"
SEED = 0


class Adviser:
    """Whom the person may ask. It is never shown the match, only one that the person could not tell from it."""

    def __init__(self, table: Table) -> None:
        self.table, self.game, self.seat = table, table.game, table.seat
        self._needed = dict(make_bot(MASTER, self.game).rehearsals(self.game))
        self._warm_up: WarmUp | None = None

    def get_ready(self) -> None:
        """Compile in the background what the master runs on, unless the bots at the table see to that."""
        if self._warm_up is None and self._needed:
            others = self.table.warm_up
            if others is not None and self._needed.keys() <= self.table.rehearsals().keys():
                self._warm_up = others
            else:
                self._warm_up = WarmUp(list(self._needed.items()))
                self._warm_up.start()

    @property
    def is_ready(self) -> bool:
        """Whether the master itself can be asked."""
        return not self._needed or (self._warm_up is not None and self._warm_up.ready)

    @property
    def has_failed(self) -> bool:
        return self._warm_up is not None and bool(self._warm_up.error)

    @property
    def percent(self) -> int:
        """How far its compiled code is."""
        return 0 if self._warm_up is None else self._warm_up.percent

    @property
    def level(self) -> str | None:
        """Who answers now; None if nobody can yet."""
        return MASTER if self.is_ready else quick_adviser(self.game)

    def world(self) -> Match:
        """What the person knows now, to be thought about by any thread. The bots' luck is left alone."""
        return self.table.match.determinize(self.seat, SEED)

    def think(self, world: Match, level: str) -> Judgement:
        """What to do in a world; this may take a second. The same question gets the same answer, time permitting."""
        return judge(world, self.seat, level, SEED)
