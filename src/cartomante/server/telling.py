"""What each viewer of a table is told: everything once, then only what has changed."""

from collections.abc import Mapping, Sequence
from typing import Any

from cartomante.core.view import NOTHING, Look, Viewer
from cartomante.server.protocol import PROTOCOL
from cartomante.server.table import Table, Told


def snapshot(table: Table, viewer: Viewer, after: int, now: int) -> dict[str, Any]:
    """As `protocol.Snapshot`: how things stand, and the story since entry `after`."""
    match = table.match
    return {
        "type": "snapshot",
        "protocol": PROTOCOL,
        "now": now,
        "number": table.version,
        "seat": viewer,
        "table": table.info(),
        "view": None if match is None else view_of(table, viewer),
        "facts": None if match is None else match.facts(),
        "question": table.question(viewer),
        "clocks": table.clocks.to_json(now),
        "entries": [entry_for(table, told, viewer) for told in table.story if told.entry.number > after],
    }


def view_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The match as a viewer sees it at this table."""
    assert table.match is not None
    return _as_offered(table, viewer, table.match.view(viewer))


def _as_offered(table: Table, viewer: Viewer, values: dict[str, Any]) -> dict[str, Any]:
    """What concerns who sits there is the table's business, and not offered to those who do."""
    if table.game.side is not None and viewer is not None and "side" in values:
        return values | {"side": table.own_side_actions(viewer)}
    return values


def entry_for(table: Table, told: Told, viewer: Viewer) -> dict[str, Any]:
    return entries_for(table, told, [viewer])[0]


def entries_for(table: Table, told: Told, viewers: Sequence[Viewer]) -> list[dict[str, Any]]:
    """As `protocol.Entry`, for each viewer: what was chosen stays with who chose it; the events tell what shows."""
    open_part = _open_part(table, told)
    if all(event.kind.is_open for event in told.events):  # then all hear the same
        return [open_part | {"events": [event.to_json() for event in told.events]}] * len(viewers)
    return [open_part | {"events": [event.seen_by(v).to_json() for event in told.events]} for v in viewers]


def _open_part(table: Table, told: Told) -> dict[str, Any]:
    """What everybody may know of an entry."""
    entry = told.entry
    data = entry.data
    return {
        "number": entry.number,
        "kind": entry.kind,
        "person": _who(table, entry.person, data),
        "seat": data.get("seat"),
        "at": entry.at,
        "text": data.get("text"),
        "about": data.get("topic") or data.get("level") or data.get("table"),
        "yes": data.get("yes"),
    }


def _who(table: Table, person: str | None, data: Mapping[str, Any]) -> dict[str, str] | None:
    if person is None:
        return None
    seat = table.seat_of(person)
    known = table.seats[seat].person if seat is not None else None
    if known is None and person == table.origin.host.id:
        known = table.origin.host
    return known.to_json() if known is not None else {"id": person, "name": data.get("name", "")}


def changes_in(table: Table, news: Look, viewer: Viewer) -> dict[str, Any]:
    """As `protocol.Changes`: what is news for a viewer."""
    return {
        "view": _as_offered(table, viewer, news.common | news.own[viewer]),
        "table": news.middle.seen_by(viewer),
        "seats": {
            str(seat): zones
            for seat, there in enumerate(news.seats)
            if there is not NOTHING and (zones := there.seen_by(viewer))
        },
    }


class Teller:
    """Remembers what the viewers of one table were told last, and tells them what is new."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._look: Look | None = None
        self._info: dict[str, Any] | None = None

    def look(self, table: Table, viewers: Sequence[Viewer]) -> None:
        """Note how things stand, before something happens: changes are counted from here."""
        if table.match is not None and (self._look is None or self._look.eyes.keys() != set(viewers)):
            self._look = table.match.look(viewers)
        if self._info is None:
            self._info = _lasting(table.info())

    def updates(self, table: Table, told: Told, viewers: Sequence[Viewer], now: int) -> list[dict[str, Any]]:
        """As `protocol.Update`, for each viewer, after an entry was folded in."""
        news = self._news(table)
        common = {
            "type": "update",
            "number": told.entry.number,
            "now": now,
            "table": self._new_info(table, told),
            "clocks": table.clocks.to_json(now),
        }
        return [
            {
                **common,
                "entry": entry,
                "changes": None if news is None else changes_in(table, news, viewer),
                "question": table.question(viewer),
            }
            for viewer, entry in zip(viewers, entries_for(table, told, viewers), strict=True)
        ]

    def _news(self, table: Table) -> Look | None:
        """What is new since we looked, which we have whenever there was a match."""
        if table.match is None or self._look is None:
            return None
        news = table.match.news(self._look)
        self._look = self._look.renewed(news)
        return news

    def _new_info(self, table: Table, told: Told) -> dict[str, Any] | None:
        """What is known of the table, if that has changed; an ordinary move changes nothing of it."""
        is_plain = told.entry.kind == "move" and table.is_running and table.ballot is None
        if is_plain and self._info is not None and self._info["ballot"] is None:
            return None
        info = table.info()
        lasting = _lasting(info)
        if lasting == self._info:
            return None
        self._info = lasting
        return info


def _lasting(info: dict[str, Any]) -> dict[str, Any]:
    """What is known of a table, without what every entry changes."""
    return {name: value for name, value in info.items() if name not in ("number", "changed_at")}
