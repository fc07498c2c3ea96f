"""What may be taken back: a move that told nobody anything new."""

from collections.abc import Iterator

from cartomante.core.errors import IllegalAction
from cartomante.core.match import Match

WORLDS = 40  # others that a viewer could have been in: of a card shown from a hand, some have another in its place


def showed_something(after: Match, before: Match) -> bool:
    """Whether the last move showed anybody something hidden or random.

    It did not if in every world that a viewer could not tell apart the mover can do what looks the same to that viewer.
    What the mover chose need not be the same: a card laid face down may be another one.
    """
    viewers = [None, *range(after.players)]
    return any(_showed(after, before, viewer) for viewer in viewers)


def _showed(after: Match, before: Match, viewer: int | None) -> bool:
    known, seen = after.events_seen_by(viewer)[len(before.events) :], after.view(viewer)
    return any(
        all(told != known or world.view(viewer) != seen for world, told in _moves(after, before, viewer, luck))
        for luck in range(WORLDS)
    )


def _moves(after: Match, before: Match, viewer: int | None, luck: int) -> Iterator[tuple[Match, list[object]]]:
    """What the mover might have done in another world, and what the viewer would have heard; the mover knows which."""
    seat, action = after.history[-1]
    world = before.determinize(viewer, luck)
    others = [] if viewer == seat else [other for other in world.legal_actions(seat) if other != action]
    for choice in (action, *others):
        moved = world.clone() if others else world
        try:
            yield moved, [event.seen_by(viewer) for event in moved.apply(choice, seat)]
        except IllegalAction:
            continue
