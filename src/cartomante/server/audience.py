"""Those who watch a table, and how they are told what happens there.

Nobody keeps which seat they see the table as. It follows, whenever something is told, from the very table that is told:
whoever has left a seat, or has just sat down, may have done so through another worker.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import orjson

from cartomante.core.view import Viewer
from cartomante.server import telling
from cartomante.server.refusals import Refusal
from cartomante.server.table import Person, Table, Told
from cartomante.server.telling import Teller


class Watcher(Protocol):
    """Somebody connected to a table."""

    person: Person | None

    def tell(self, message: bytes) -> None: ...

    def dismiss(self, refusal: Refusal) -> None: ...


class Audience:
    """All who watch a table from the same moment: now or, for delayed spectators, a while ago."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._teller = Teller()

    def greet(self, watcher: Watcher, table: Table, after: int, now: int) -> None:
        """Somebody new hears how things stand and what happened after entry `after`, then all that happens."""
        watcher.tell(orjson.dumps(telling.snapshot(table, table.viewer_of(watcher.person), after, now)))
        self.watchers.add(watcher)

    def forget(self) -> None:
        """What comes next may be told of a table that was not followed up to here."""
        self._teller.forget()

    def look(self, table: Table) -> None:
        """Note how things stand before something happens."""
        self._teller.look(table, list(self._by_viewer(table)))

    def tell(self, table: Table, told: Told, now: int) -> None:
        """Everybody hears what happened, each what is theirs to know."""
        if told.entry.kind == "start":  # from nothing to a whole game: changes would not tell it
            self.retell(table, told.entry.number - 1, now)
            return
        watchers = self._by_viewer(table)
        updates = self._teller.updates(table, told, list(watchers), now)
        for update, those in zip(updates, watchers.values(), strict=True):
            _send(update, those)

    def retell(self, table: Table, after: int, now: int) -> None:
        """Everybody hears how things stand, and what happened after entry `after`."""
        self.forget()
        for viewer, watchers in self._by_viewer(table).items():
            _send(telling.snapshot(table, viewer, after, now), watchers)

    def spread(self, message: bytes) -> None:
        """Something that is told once and not kept."""
        for watcher in list(self.watchers):
            watcher.tell(message)

    def _by_viewer(self, table: Table) -> dict[Viewer, list[Watcher]]:
        """Who sees the table as which seat; None: the spectators."""
        found: dict[Viewer, list[Watcher]] = {}
        for watcher in self.watchers:
            found.setdefault(table.viewer_of(watcher.person), []).append(watcher)
        return found


class LateAudience(Audience):
    """Spectators who see a table as it was a while ago: they watch a copy that lags behind."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def advance(self, table: Table, number: int, now: int) -> None:
        """Let them see what happened up to entry `number`."""
        for told in table.story:
            if self.table.version < told.entry.number <= number:
                self.look(self.table)
                self.tell(self.table, self.table.add(told.entry), now)


def _send(message: Mapping[str, Any], watchers: Iterable[Watcher]) -> None:
    """Written once for all to whom it is the same."""
    written = orjson.dumps(message)
    for watcher in watchers:
        watcher.tell(written)
