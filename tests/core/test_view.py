"""What a seat may see: hidden unless declared."""

from types import SimpleNamespace

from cartomante.core.view import OMNISCIENT, OPEN, OWNER, VIEWER, Zone, look

S = SimpleNamespace(players=2, hands=[[1, 2], [3]], secret="never declared")
ZONES = (
    Zone("pile", "card*", lambda s, c: [9]),
    Zone("deck", "card*", lambda s, c: [7, 8], OWNER),
    Zone("hand", "card*", lambda s, c, seat: s.hands[seat], OWNER, per_seat=True),
    Zone("size", "number", lambda s, c, seat: len(s.hands[seat]), OPEN, per_seat=True),
    Zone("told", "word", lambda s, c, seat, viewer: (seat, viewer), VIEWER, per_seat=True),
)


def seen(viewer, everything=False):
    return look(ZONES, S, None, viewer, everything)


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


def test_a_replay_shows_everything():
    view = seen(None, everything=True)
    assert view["table"]["deck"] == [7, 8]
    assert [zones["hand"] for zones in view["seats"]] == [[1, 2], [3]]
    assert view["seats"][0]["told"] == (0, OMNISCIENT)


def test_what_is_not_declared_is_not_shown():
    assert "never declared" not in str(seen(0, everything=True))
