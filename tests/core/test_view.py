"""What a seat may see: hidden unless declared; and what of it is news."""

import numpy as np
import pytest

from cartomante.core.record import window
from cartomante.core.view import INSIDER, OMNISCIENT, OPEN, OWNER, VIEWER, Look, Plan, Zone

RECORD = np.dtype([("players", np.int8), ("hand", np.int8, (2, 2)), ("turn", np.int8), ("secret", np.int8)])
ZONES = (
    Zone("pile", "card*", lambda s, c: [9]),
    Zone("turn", "number", lambda s, c: s.turn),
    Zone("deck", "card*", lambda s, c: [7, 8], OWNER),
    Zone("hand", "card*", lambda s, c, seat: held(s, seat), OWNER, per_seat=True),
    Zone("size", "number", lambda s, c, seat: len(held(s, seat)), OPEN, per_seat=True),
    Zone("told", "word", lambda s, c, seat, viewer: (seat, viewer), VIEWER, per_seat=True),
    Zone("box", "word", lambda s, c, is_inside: is_inside, INSIDER),
    Zone("kept", "word", lambda s, c, seat, is_inside: (seat, is_inside), INSIDER, per_seat=True),
)
NEVER_DECLARED = 77


def held(s, seat):
    return [card for card in s.hand.tolist()[seat] if card]


def record(hands=((1, 2), (3, 0)), turn=1):
    """A record of two players."""
    s = window(RECORD)(np.zeros(RECORD.itemsize, np.uint8))
    s.players, s.turn, s.secret = 2, turn, NEVER_DECLARED
    for seat, hand in enumerate(hands):
        s.hand[seat, 0], s.hand[seat, 1] = hand
    return s


S = record()


def look(viewers, s=S, zones=ZONES, everything=False):
    eyes = {viewer: OMNISCIENT if everything else viewer for viewer in viewers}
    middle, seats = Plan(zones, RECORD, seats=2).look(s, None, eyes)
    return Look({}, {viewer: {} for viewer in viewers}, middle, seats, eyes, s.buffer.tobytes())


def news(known, s, zones=ZONES):
    plan, new = Plan(zones, RECORD, seats=2), s.buffer.tobytes()
    touched = plan.touched(known.record, new)
    middle, seats = plan.news(s, None, known.eyes, touched, known.middle, known.seats)
    return Look({}, {viewer: {} for viewer in known.own}, middle, seats, known.eyes, new)


def seen(viewer, everything=False):
    return look([viewer], everything=everything).view(viewer)


def test_an_open_zone_is_for_everybody():
    for viewer in (None, 0, 1):
        assert seen(viewer)["table"]["pile"] == [9]
        assert [zones["size"] for zones in seen(viewer)["seats"]] == [2, 1]


def test_the_owner_sees_the_contents_and_everybody_else_the_number():
    assert [zones["hand"] for zones in seen(0)["seats"]] == [[1, 2], {"count": 1}]
    assert [zones["hand"] for zones in seen(1)["seats"]] == [{"count": 2}, [3]]
    assert [zones["hand"] for zones in seen(None)["seats"]] == [{"count": 2}, {"count": 1}]


def test_a_closed_zone_of_the_table_belongs_to_nobody():
    assert all(seen(viewer)["table"]["deck"] == {"count": 2} for viewer in (None, 0, 1))


def test_a_zone_may_tell_every_viewer_something_else():
    assert [zones["told"] for zones in seen(1)["seats"]] == [(0, 1), (1, 1)]
    assert [zones["told"] for zones in seen(None)["seats"]] == [(0, None), (1, None)]


def test_a_zone_may_tell_its_owner_something_else():
    assert [zones["kept"] for zones in seen(1)["seats"]] == [(0, False), (1, True)]
    assert [zones["kept"] for zones in seen(None)["seats"]] == [(0, False), (1, False)]
    assert [seen(viewer)["table"]["box"] for viewer in (None, 0, 1)] == [False] * 3


def test_several_viewers_see_what_each_of_them_sees_alone():
    everybody = [1, None, 0]
    together = look(everybody)
    assert [together.view(viewer) for viewer in everybody] == [seen(viewer) for viewer in everybody]


def test_what_is_the_same_for_several_viewers_is_read_once():
    reads = []
    pile = Zone("pile", "card*", lambda s, c: reads.append("pile"))
    kept = Zone("kept", "word", lambda s, c, seat, is_inside: reads.append((seat, is_inside)), INSIDER, per_seat=True)
    look([None, 0, 1], zones=(pile, kept))
    assert sorted(map(str, reads)) == ["(0, False)", "(0, True)", "(1, False)", "(1, True)", "pile"]


def test_a_replay_shows_everything():
    view = seen(None, everything=True)
    assert view["table"]["deck"] == [7, 8]
    assert [zones["hand"] for zones in view["seats"]] == [[1, 2], [3]]
    assert view["seats"][0]["told"] == (0, OMNISCIENT)
    assert (view["table"]["box"], view["seats"][0]["kept"]) == (True, (0, True))


def test_what_is_not_declared_is_not_shown():
    assert str(NEVER_DECLARED) not in str(seen(0, everything=True))


# --- news -------------------------------------------------------------------------------------------------------------


def test_what_is_as_it_was_is_no_news():
    same = news(look([0, 1, None]), record())
    assert not any(part.seen_by(viewer) for part in (same.middle, *same.seats) for viewer in (0, 1, None))


def test_a_change_is_news_for_whoever_sees_it():
    changed = news(look([0, 1]), record(hands=[(1, 4), (3, 0)], turn=2))
    assert changed.middle.seen_by(0) == changed.middle.seen_by(1) == {"turn": 2}
    assert [seat.seen_by(0) for seat in changed.seats] == [{"hand": [1, 4]}, {}]
    assert [seat.seen_by(1) for seat in changed.seats] == [{}, {}]


def test_a_look_with_the_news_put_in_is_a_new_look():
    later = record(hands=[(0, 0), (3, 1)], turn=2)
    known = look([0, None])
    assert known.renewed(news(known, later)) == look([0, None], later)


def test_a_zone_that_no_change_can_have_touched_is_not_read():
    reads = []
    zones = (
        Zone("turn", "number", lambda s, c: [reads.append("turn"), s.turn]),
        Zone("hand", "card*", lambda s, c, seat: [reads.append("hand"), held(s, seat)], per_seat=True),
    )
    known = look([0], zones=zones)
    reads.clear()
    news(known, record(turn=2), zones)
    assert reads == ["turn"]


PLACED = np.dtype([("players", np.int8), ("place", np.int8, (3,)), ("mark", np.int16, (3,)), ("turn", np.int8)])
PILE, HELD = 0, 1  # a hand for each of two seats


def placed(places, marks=(0, 0, 0), turn=1):
    s = window(PLACED)(np.zeros(PLACED.itemsize, np.uint8))
    s.players, s.turn = 2, turn
    for thing, (place, mark) in enumerate(zip(places, marks, strict=True)):
        s.place[thing], s.mark[thing] = place, mark
    return s


@pytest.mark.parametrize(
    ("later", "read"),
    [
        (placed([PILE, HELD, HELD + 1]), []),
        (placed([HELD, HELD, HELD + 1]), ["pile", 0]),
        (placed([PILE, HELD + 1, HELD + 1]), [0, 1]),
        (placed([PILE, HELD, HELD + 1], marks=(0, 0, 300)), [1]),
        (placed([PILE, HELD, HELD + 1], turn=2), [0, 1]),
    ],
)
def test_a_zone_of_things_is_read_when_one_of_them_has_changed_or_moved(later, read):
    reads = []

    def read_pile(s, c):
        reads.append("pile")
        return [thing for thing in range(3) if s.place[thing] == PILE]

    def read_hand(s, c, seat):
        reads.append(seat)
        return [(thing, s.mark[thing], s.turn) for thing in range(3) if s.place[thing] == HELD + seat]

    plan = Plan(
        (Zone("pile", "card*", read_pile, at=(PILE,)), Zone("hand", "card*", read_hand, per_seat=True, at=(HELD,))),
        PLACED,
        seats=2,
    )
    before = placed([PILE, HELD, HELD + 1])
    known = plan.look(before, None, {None: None})
    reads.clear()
    plan.news(later, None, {None: None}, plan.touched(before.buffer.tobytes(), later.buffer.tobytes()), *known)
    assert reads == read
