"""The views of several viewers at once: what each of them sees alone, and nothing changes by looking."""

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.fields import fields_named_by
from cartomante.core.view import INSIDER, OPEN, OWNER
from contract.tables import each_game, each_table, moments, story, viewers


def wreck(data):
    """Empty a structure of JSON from the inside."""
    if isinstance(data, (dict, list)):
        for item in data.values() if isinstance(data, dict) else data:
            wreck(item)
        data.clear()


@each_table
def test_together_viewers_see_what_each_of_them_sees_alone(table):
    for match in moments(table):
        everybody = viewers(match)
        assert match.views(everybody) == [match.view(viewer) for viewer in everybody]


@each_table
def test_together_viewers_of_a_replay_see_everything(table):
    for match in moments(table, every=100):
        everybody = viewers(match)
        assert match.views(everybody, everything=True) == [match.view(viewer, everything=True) for viewer in everybody]


@each_table
def test_viewers_come_in_any_order_and_number(table):
    for match in moments(table, every=100):
        last = match.players - 1
        for some in ([], [last, None, 0, last], [None, None]):
            assert match.views(some) == [match.view(viewer) for viewer in some]


@each_table
def test_looking_changes_nothing(table):
    for match in moments(table, every=60):
        before, seen = story(match), match.views(viewers(match))
        assert match.views(viewers(match)) == seen
        assert story(match) == before


@each_table
def test_a_view_that_is_destroyed_takes_nothing_with_it(table):
    for match in moments(table, every=60):
        before = story(match)
        kept, lost = match.views(viewers(match)), match.views(viewers(match))
        for view in lost:
            wreck(view)
        assert match.views(viewers(match)) == kept
        assert story(match) == before


@each_table
def test_a_look_with_all_news_put_in_is_what_one_sees_anew(table):
    known = None
    for match in moments(table):
        known = match.look(viewers(match)) if known is None else known.renewed(match.news(known))
        assert known == match.look(viewers(match))


class Noting:
    """A record that notes which of its fields are read."""

    def __init__(self, s):
        self._s, self.read = s, set()

    def __getattr__(self, name):
        self.read.add(name)
        return getattr(self._s, name)


@each_table
def test_zones_read_only_fields_that_their_code_names(table):
    zones, fields = table.game.zones, table.game.state.fields
    for match in moments(table, every=20):
        for zone in zones:
            s = Noting(match._s)
            extra = {OWNER: [()], OPEN: [()], INSIDER: [(True,), (False,)]}.get(
                zone.shown, [(v,) for v in viewers(match)]
            )
            for owner in [(seat,) for seat in range(match.players)] if zone.per_seat else [()]:
                for more in extra:
                    zone.read(s, match.pack.c, *owner, *more)
            assert s.read <= fields_named_by(zone.read, fields), zone.name


@each_game
def test_a_viewer_who_is_not_there_is_refused(game):
    match = game.new_match(game.min_players, seed=1)
    for stranger in (-1, match.players, True, "0"):
        with pytest.raises(CartomanteError, match="seat"):
            match.views([0, stranger])
