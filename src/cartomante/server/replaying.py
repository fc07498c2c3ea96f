"""Looking back: a table as it was, as somebody may see it.

While a game runs, people look back from their own seat and spectators from theirs; of a finished game everything is
open.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from cartomante.core.view import Viewer
from cartomante.server import telling
from cartomante.server.ids import now_ms
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import ABANDONED, OVER, Person, Table, Told
from cartomante.server.tables import Tables

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 2  # whoever looks back waits for others who do, so that they cannot take the server from its tables
_threads = ThreadPoolExecutor(THREADS, "replay")


async def in_thread(do: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """Replay something without keeping the live tables waiting."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: do(*args, **named))


class Sight:
    """What somebody may see of a table: from which seat, up to which entry, and whether with everything open."""

    def __init__(self, table: Table, viewer: Viewer, last: int, everything: bool = False) -> None:
        self.table, self.viewer, self.last, self.everything = table, viewer, last, everything

    def moment(self, number: int) -> dict[str, Any]:
        """As `protocol.Moment`: the table as it was after an entry. This folds all entries up to it once more."""
        then = self.table.as_of(min(number, self.last))
        return self._about(then) | self._frame(then)

    def film(self, number: int, count: int) -> dict[str, Any]:
        """As `protocol.Film`: the table after an entry and some that followed, all folded once."""
        first = min(number, self.last)
        then = self.table.as_of(first)
        frames = [self._frame(then)]
        for told in self.table.story[first : min(first + count - 1, self.last)]:
            was = _lasting(then)
            then.add(told.entry)
            frames.append(self._frame(then) | ({"table": None} if _lasting(then) == was else {}))
        return self._about(then) | {"frames": frames}

    def entries(self, after: int, limit: int) -> list[dict[str, Any]]:
        """As `protocol.Entry`: what happened after an entry."""
        shown = [told for told in self.table.story if after < told.entry.number <= self.last]
        return [self._entry(self.table, told) for told in shown[:limit]]

    def _about(self, table: Table) -> dict[str, Any]:
        """What moments of the game have in common."""
        return {
            "last": self.last,
            "seat": self.viewer,
            "everything": self.everything,
            "facts": table.match.facts() if table.match is not None else None,
        }

    def _frame(self, table: Table) -> dict[str, Any]:
        return {
            "number": table.version,
            "table": table.info(),
            "view": self._view(table),
            "entry": self._entry(table, table.story[-1]) if table.story else None,
        }

    def _view(self, table: Table) -> dict[str, Any] | None:
        if table.match is None:
            return None
        return (
            table.match.view(self.viewer, everything=True) if self.everything else telling.view_of(table, self.viewer)
        )

    def _entry(self, table: Table, told: Told) -> dict[str, Any]:
        entry = telling.entry_for(table, told, self.viewer)
        if self.everything:
            entry["events"] = [event.to_json() for event in told.events]
        return entry


def _lasting(table: Table) -> dict[str, Any]:
    """What is known of a table, without what every entry changes."""
    return table.info() | {"number": None, "changed_at": None}


def sight(tables: Tables, table: Table, person: Person | None, seat: int | None, everything: bool) -> Sight:
    """What somebody may see who asks for a seat (None: their own) or for everything; refused if that is too much."""
    viewer = tables.may_see(table, person)
    if table.status in (OVER, ABANDONED):
        if seat is not None and seat >= len(table.seats):
            raise Refusal(Code.NO_SUCH_SEAT)
        return Sight(table, viewer if seat is None else seat, table.version, everything)
    if everything:
        raise Refusal(Code.NOT_OVER)
    if seat not in (None, viewer):
        raise Refusal(Code.NOT_OVER)
    is_late = viewer is None and tables.is_delayed(table)
    return Sight(table, viewer, tables.number_at(table, now_ms()) if is_late else table.version)
