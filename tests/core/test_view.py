"""What a seat may see: hidden unless declared."""

from types import SimpleNamespace

from cartomante.core.view import INSIDER, OMNISCIENT, OPEN, OWNER, VIEWER, Plan, Zone

S = SimpleNamespace(players=2, hands=[[1, 2], [3]], secret="never declared")
ZONES = (
    Zone("pile", "card*", lambda s, c: [9]),
    Zone("deck", "card*", lambda s, c: [7, 8], OWNER),
    Zone("hand", "card*", lambda s, c, seat: s.hands[seat], OWNER, per_seat=True),
    Zone("size", "number", lambda s, c, seat: len(s.hands[seat]), OPEN, per_seat=True),
    Zone("told", "word", lambda s, c, seat, viewer: (seat, viewer), VIEWER, per_seat=True),
    Zone("box", "word", lambda s, c, is_inside: is_inside, INSIDER),
    Zone("kept", "word", lambda s, c, seat, is_inside: (seat, is_inside), INSIDER, per_seat=True),
)


def seen(viewer, everything=False):
    return Plan.of(ZONES).look(S, None, [OMNISCIENT if everything else viewer])[0]


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
    everybody = [1, None, 0, OMNISCIENT, 1]
    assert Plan.of(ZONES).look(S, None, everybody) == [
        Plan.of(ZONES).look(S, None, [viewer])[0] for viewer in everybody
    ]


def test_what_is_the_same_for_several_viewers_is_read_once():
    reads = []
    pile = Zone("pile", "card*", lambda s, c: reads.append("pile"))
    kept = Zone("kept", "word", lambda s, c, seat, is_inside: reads.append((seat, is_inside)), INSIDER, per_seat=True)
    Plan.of((pile, kept)).look(S, None, [None, 0, 1])
    assert sorted(map(str, reads)) == ["(0, False)", "(0, True)", "(1, False)", "(1, True)", "pile"]


def test_a_replay_shows_everything():
    view = seen(None, everything=True)
    assert view["table"]["deck"] == [7, 8]
    assert [zones["hand"] for zones in view["seats"]] == [[1, 2], [3]]
    assert view["seats"][0]["told"] == (0, OMNISCIENT)
    assert (view["table"]["box"], view["seats"][0]["kept"]) == (True, (0, True))


def test_what_is_not_declared_is_not_shown():
    assert "never declared" not in str(seen(0, everything=True))
