"""What a wish at a table comes to: an entry for its log, or a refusal that says why not."""

from typing import Any

from cartomante.bots import levels_for
from cartomante.core.match import Match
from cartomante.server import protocol as p
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import ABANDONED, OPEN, OVER, PLAYING, Draft, Person, Seat, Table


def judge(table: Table, person: Person, wish: p.WishBase) -> Draft:
    """What a wish would enter into the log; one that cannot be is refused."""
    draft: Draft = JUDGES[type(wish)](table, person, wish)
    return draft


def _sit(table: Table, person: Person, wish: p.Sit) -> Draft:
    _require_status(table, OPEN)
    if table.seat_of(person.id) is not None:
        raise Refusal(Code.ALREADY_SEATED)
    seat = _free_seat(table, wish.seat)
    return Draft("sit", {"seat": seat, "name": person.name, "contribution": wish.contribution})


def _leave(table: Table, person: Person, wish: p.Leave) -> Draft:
    seat = own_seat(table, person)
    if table.status not in (OPEN, PLAYING):
        raise Refusal(Code.GAME_OVER)
    if table.seats[seat].away:
        raise Refusal(Code.STAND_IN_PLAYS)
    return Draft("leave", {"seat": seat})


def _add_bot(table: Table, person: Person, wish: p.AddBot) -> Draft:
    _require_host(table, person)
    _require_status(table, OPEN)
    if wish.level not in levels_for(table.game):
        raise Refusal(Code.BAD_SETUP, problem=f"level: {', '.join(levels_for(table.game))}")
    return Draft("bot", {"seat": _free_seat(table, wish.seat), "level": wish.level})


def _remove_bot(table: Table, person: Person, wish: p.RemoveBot) -> Draft:
    _require_host(table, person)
    _require_status(table, OPEN)
    if _check_seat(table, wish.seat).bot is None:
        raise Refusal(Code.NO_BOT_THERE)
    return Draft("clear", {"seat": wish.seat})


def _start(table: Table, person: Person, wish: p.Start) -> Draft:
    _require_host(table, person)
    _require_status(table, OPEN)
    if any(seat.is_free for seat in table.seats):
        raise Refusal(Code.SEATS_EMPTY)
    return Draft("start", {})


def _act(table: Table, person: Person, wish: p.Act) -> Draft:
    seat, match = own_seat(table, person), running_match(table)
    if table.paused:
        raise Refusal(Code.PAUSED)
    if table.seats[seat].away:
        raise Refusal(Code.STAND_IN_PLAYS)
    if wish.action in table.own_side_actions(seat) and wish.action not in match.legal_actions(seat):
        return Draft("move", {"seat": seat, "action": wish.action})
    if seat not in match.deciders():
        raise Refusal(Code.MOVED_ON if 0 < wish.question < table.version else Code.NOT_YOUR_TURN)
    if wish.question != table.question(seat):
        raise Refusal(Code.MOVED_ON)
    if wish.action not in match.legal_actions(seat):
        asked = match.decision(seat) or {}
        raise Refusal(Code.NOT_LEGAL, section=asked.get("section"))
    return Draft("move", {"seat": seat, "action": wish.action})


def _say(table: Table, person: Person, wish: p.Say) -> Draft:
    seat = table.seat_of(person.id)
    if seat is None and person.id != table.origin.host.id:
        raise Refusal(Code.NOT_SEATED)
    if seat is not None and table.match is not None and table.match.is_hushed(seat):
        raise Refusal(Code.CHAT_CLOSED)
    return Draft("say", {"name": person.name, "text": wish.text})


def _vote(table: Table, person: Person, wish: p.Vote) -> Draft:
    seat = own_seat(table, person)
    running_match(table)
    if table.seats[seat].away:
        raise Refusal(Code.STAND_IN_PLAYS)
    if table.ballot is not None and table.ballot.topic == wish.topic:
        if wish.yes and seat in table.ballot.agreed:
            raise Refusal(Code.ALREADY_VOTED)
        return Draft("vote", {"seat": seat, "topic": wish.topic, "yes": wish.yes})
    if not wish.yes or not _may_be_asked(table, wish.topic):
        raise Refusal(Code.NOTHING_TO_VOTE)
    data = {"seat": seat, "topic": wish.topic, "yes": True}
    return Draft("vote", data | {"undo_to": _undo_to(table, person)} if wish.topic == "undo" else data)


def _may_be_asked(table: Table, topic: str) -> bool:
    """A game may be given up also during a pause, but not moved."""
    return topic == "abandon" or (topic == "resume") == table.paused


def _undo_to(table: Table, person: Person) -> int:
    """How many moves are left when somebody's last one is taken back."""
    if table.origin.setup.undo == "never":
        raise Refusal(Code.UNDO_OFF)
    if person.id not in table.movers:
        raise Refusal(Code.NOTHING_TO_UNDO)
    if table.movers[-1] != person.id or table.last_move_showed_something():
        raise Refusal(Code.UNDO_TOO_LATE)
    return len(table.movers) - 1


def _come_back(table: Table, person: Person, wish: p.ComeBack) -> Draft:
    seat = own_seat(table, person)
    running_match(table)
    if not table.seats[seat].away:
        raise Refusal(Code.NOT_AWAY)
    return Draft("come_back", {"seat": seat})


def _lead(table: Table, person: Person, wish: p.Lead) -> Draft:
    _require_lead(table, person)
    return Draft("lead", {"name": person.name, "number": min(wish.number, table.last_move())})


def _hand_lead(table: Table, person: Person, wish: p.HandLead) -> Draft:
    _require_lead(table, person)
    seat = table.seat_of(wish.to)
    heir = table.seats[seat].person if seat is not None else None
    if heir is None:
        raise Refusal(Code.NOT_FOUND)
    return Draft("hand_lead", {"to": heir.id, "name": heir.name})


def _close(table: Table, person: Person, wish: p.Close) -> Draft:
    _require_host(table, person)
    _require_status(table, OPEN)
    return given_up(table)


def given_up(table: Table) -> Draft:
    """The end of a table that is not over, before or during the game; whoever runs the server may always do it."""
    if table.status not in (OPEN, PLAYING):
        raise Refusal(Code.GAME_OVER)
    return Draft("close", {})


JUDGES: dict[type, Any] = {
    p.Sit: _sit, p.Leave: _leave, p.AddBot: _add_bot, p.RemoveBot: _remove_bot, p.Start: _start, p.Act: _act,
    p.Say: _say, p.Vote: _vote, p.ComeBack: _come_back, p.Lead: _lead, p.HandLead: _hand_lead, p.Close: _close,
}  # fmt: skip


# --- what is required -------------------------------------------------------------------------------------------------


def _require_status(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(Code.ALREADY_STARTED if table.status == PLAYING else Code.GAME_OVER)


def _require_host(table: Table, person: Person) -> None:
    if person.id != table.origin.host.id:
        raise Refusal(Code.NOT_HOST)


def _require_lead(table: Table, person: Person) -> None:
    """A finished game is reviewed together; whoever sat there may begin, then only the leader leads."""
    own_seat(table, person)
    if table.status not in (OVER, ABANDONED):
        raise Refusal(Code.NOT_OVER)
    if table.leader is not None and table.leader.id != person.id:
        raise Refusal(Code.NOT_LEADER)


def require_over(table: Table, person: Person) -> int:
    """The seat of somebody who played here, now that it is over."""
    seat = own_seat(table, person)
    if table.status not in (OVER, ABANDONED):
        raise Refusal(Code.NOT_OVER)
    return seat


def running_match(table: Table) -> Match:
    if table.match is None:
        raise Refusal(Code.NOT_STARTED)
    if table.status != PLAYING:
        raise Refusal(Code.GAME_OVER)
    return table.match


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal(Code.NOT_SEATED)
    return seat


def _check_seat(table: Table, number: int) -> Seat:
    if not number < len(table.seats):
        raise Refusal(Code.NO_SUCH_SEAT)
    return table.seats[number]


def _free_seat(table: Table, wanted: int | None) -> int:
    if wanted is not None:
        if not _check_seat(table, wanted).is_free:
            raise Refusal(Code.SEAT_TAKEN)
        return wanted
    seat = next((i for i, seat in enumerate(table.seats) if seat.is_free), None)
    if seat is None:
        raise Refusal(Code.NO_SEAT_FREE)
    return seat
