"""What each viewer of a table is told: everything once, then only what has changed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cartomante.core.event import Event
from cartomante.server.protocol import PROTOCOL
from cartomante.server.table import Table, Told

Viewer = int | None  # a seat, or a spectator
SHARED = ("table", "seats")  # parts of a view that are told zone by zone


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
    return views_of(table, [viewer])[0]


def views_of(table: Table, viewers: list[Viewer]) -> list[dict[str, Any]]:
    """The match as several viewers see it. What concerns who sits there is the table's business, and not offered."""
    assert table.match is not None
    views = table.match.views(viewers)
    if table.game.side is not None:
        for viewer, view in zip(viewers, views, strict=True):
            if viewer is not None:
                view["side"] = table.own_side_actions(viewer)
    return views


def entry_for(table: Table, told: Told, viewer: Viewer) -> dict[str, Any]:
    """As `protocol.Entry`: what was chosen stays with who chose it; the events tell what shows."""
    return {**_open_part(table, told), "events": [event_for(event, viewer) for event in told.events]}


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


def event_for(event: Event, viewer: Viewer) -> dict[str, Any]:
    return event.seen_by(viewer).to_json()


def _who(table: Table, person: str | None, data: Mapping[str, Any]) -> dict[str, str] | None:
    if person is None:
        return None
    seat = table.seat_of(person)
    known = table.seats[seat].person if seat is not None else None
    if known is None and person == table.origin.host.id:
        known = table.origin.host
    return known.to_json() if known is not None else {"id": person, "name": data.get("name", "")}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """As `protocol.Changes`: the values of a view that are not what they were."""
    return {
        "view": _different(old, new, SHARED),
        "table": _different(old["table"], new["table"]),
        "seats": _seat_changes(old["seats"], new["seats"]),
    }


def _different(old: Mapping[str, Any], new: Mapping[str, Any], apart_from: Iterable[str] = ()) -> dict[str, Any]:
    return {
        name: value
        for name, value in new.items()
        if name not in apart_from and (name not in old or (old[name] is not value and old[name] != value))
    }


def _seat_changes(old: list[Any], new: list[Any]) -> dict[str, Any]:
    found = {}
    for seat, zones in enumerate(new):
        changed = _different(old[seat], zones) if seat < len(old) else zones
        if changed:
            found[str(seat)] = changed
    return found


class Teller:
    """Remembers what the viewers of one table were told last, and tells them what is new."""

    def __init__(self) -> None:
        self._views: dict[Viewer, dict[str, Any]] = {}
        self._info: dict[str, Any] | None = None

    def forget(self) -> None:
        self._views.clear()
        self._info = None

    def look(self, table: Table, viewers: Iterable[Viewer]) -> None:
        """Note how things stand, before something happens: changes are counted from here."""
        missing = [viewer for viewer in viewers if viewer not in self._views]
        if table.match is not None and missing:
            self._views.update(zip(missing, views_of(table, missing), strict=True))
        if self._info is None:
            self._info = _lasting(table.info())

    def updates(self, table: Table, told: Told, viewers: list[Viewer], now: int) -> list[dict[str, Any]]:
        """As `protocol.Update`, for each viewer, after an entry was folded in."""
        views: Sequence[dict[str, Any] | None] = (
            views_of(table, viewers) if table.match is not None else [None] * len(viewers)
        )
        open_part = _open_part(table, told)
        common = {
            "type": "update",
            "number": told.entry.number,
            "now": now,
            "table": self._new_info(table, told),
            "clocks": table.clocks.to_json(now),
        }
        updates = []
        for viewer, view in zip(viewers, views, strict=True):
            entry = {**open_part, "events": [event_for(event, viewer) for event in told.events]}
            changed = None if view is None else self._changes(viewer, view)
            updates.append({**common, "entry": entry, "changes": changed, "question": table.question(viewer)})
        for gone in self._views.keys() - set(viewers):  # whoever comes again begins with all of it
            del self._views[gone]
        return updates

    def _changes(self, viewer: Viewer, view: dict[str, Any]) -> dict[str, Any]:
        """What is new in a view; all of it for somebody who has not seen any."""
        old, self._views[viewer] = self._views.get(viewer), view
        return changes(old, view) if old is not None else {"view": view, "table": {}, "seats": {}}

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
