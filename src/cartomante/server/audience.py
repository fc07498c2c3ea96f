"""Those who watch a table, and how they are told what happens there."""

from typing import Protocol

import orjson

from cartomante.core.view import Viewer
from cartomante.server import telling
from cartomante.server.refusals import Refusal
from cartomante.server.table import OPEN, Person, Table, Told
from cartomante.server.telling import Teller


class Watcher(Protocol):
    """Somebody connected to a table."""

    person: Person | None
    viewer: Viewer

    def tell(self, message: bytes) -> None: ...

    def dismiss(self, refusal: Refusal) -> None: ...


class Audience:
    """All who watch a table from the same moment: now or, for delayed spectators, a while ago."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._teller = Teller()

    def viewers(self) -> list[Viewer]:
        return list(dict.fromkeys(watcher.viewer for watcher in self.watchers))

    def greet(self, watcher: Watcher, table: Table, after: int, now: int) -> None:
        """Somebody new hears how things stand and what happened after entry `after`, then all that happens."""
        watcher.tell(orjson.dumps(telling.snapshot(table, watcher.viewer, after, now)))
        self.watchers.add(watcher)

    def look(self, table: Table) -> None:
        """Note how things stand before something happens."""
        self._teller.look(table, self.viewers())

    def tell(self, table: Table, told: Told, now: int) -> None:
        """Everybody hears what happened, each what is theirs to know."""
        self._reseat(table, told)
        if told.entry.kind == "start":  # from nothing to a whole game: changes would not tell it
            self.retell(table, told.entry.number - 1, now)
            return
        viewers = self.viewers()
        updates = self._teller.updates(table, told, viewers, now)
        self._send(dict(zip(viewers, map(orjson.dumps, updates), strict=True)))

    def retell(self, table: Table, after: int, now: int) -> None:
        """Everybody hears how things stand, and what happened after entry `after`."""
        self._teller.forget()
        self._send({v: orjson.dumps(telling.snapshot(table, v, after, now)) for v in self.viewers()})

    def spread(self, message: bytes) -> None:
        """Something that is told once and not kept."""
        for watcher in list(self.watchers):
            watcher.tell(message)

    def _send(self, messages: dict[Viewer, bytes]) -> None:
        for watcher in list(self.watchers):
            watcher.tell(messages[watcher.viewer])

    def _reseat(self, table: Table, told: Told) -> None:
        """Who sits down or gets up sees other things from then on."""
        if told.entry.kind in ("sit", "leave") and table.status == OPEN:
            for watcher in self.watchers:
                if watcher.person is not None:
                    watcher.viewer = table.seat_of(watcher.person.id)


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
