"""Playing on from a finished game: a table of its own that begins where another one stood."""

from cartomante.core import fairness
from cartomante.core.match import Match
from cartomante.server import protocol as p
from cartomante.server.opening import happen, new_table
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import Beginning, Person, Table


def branch(old: Table, new: p.NewBranch, host: Person, now: int) -> Table:
    """A table that has begun from how a finished game stood after an entry, with the host among bots.

    Nobody else is waited for, so that it has no clock; and it is nobody else's business.
    """
    if new.seat >= len(old.seats):
        raise Refusal(Code.NO_SUCH_SEAT)
    match = _stood(old, new)
    _tell_who_plays(match, new.seat)
    setup = old.origin.setup.model_copy(
        update={"players": len(old.seats), "is_public": False, "clock": p.NoClock()},
    )
    number = min(new.number, old.version)
    table = new_table(setup, host, now, Beginning(old.origin.id, number, new.deal, match.position()))
    happen(table, host, p.Sit(id="-", type="sit", seat=new.seat))
    for seat in range(len(table.seats)):
        if seat != new.seat:
            happen(table, host, p.AddBot(id="-", type="add_bot", seat=seat, level=new.level))
    happen(table, host, p.Start(id="-", type="start"))
    return table


def _stood(old: Table, new: p.NewBranch) -> Match:
    """The match after an entry, with all that was hidden or with another world that the seat could not tell apart."""
    match = old.as_of(new.number).match
    if match is None:
        raise Refusal(Code.NOT_STARTED)
    if match.is_over:
        raise Refusal(Code.GAME_OVER)
    return match if new.deal == "real" else match.determinize(new.seat, fairness.draw().number)


def _tell_who_plays(match: Match, person: int) -> None:
    """Some games want to know on which seats there are bots; the person first, for without people they might end."""
    side = match.game.side
    if side is None:
        return
    for seat in sorted(range(match.players), key=lambda seat: seat != person):
        action = side.person_action if seat == person else side.bot_action
        if action in match.side_actions(seat):
            match.apply(action, seat)
