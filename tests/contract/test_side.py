"""What a seat may do without being asked: open at its own moments, recorded and replayed like any other move."""

import json
import random

import pytest

from cartomante.core.errors import CartomanteError, IllegalAction
from cartomante.core.text import LANGUAGES
from contract.tables import TABLES, moments, open_to, play_at_random, step_at_random, story

tables = [table for table in TABLES if table.game.side is not None]
each_table = pytest.mark.parametrize("table", tables, ids=str)
STEPS = 150


def seats(match):
    """Every seat that the record has room for: on a free one a newcomer may sit down."""
    return range(match.game.seats)


def step_aside(match, rng):
    """Any side action of any seat; returns the move with what happened, or None when there is none."""
    moves = [(seat, action) for seat in seats(match) for action in match.side_actions(seat)]
    if not moves:
        return None
    seat, action = rng.choice(moves)
    return seat, action, match.apply(action, seat)


def wander(match, rng, steps=STEPS):
    """Decisions and side actions in turn, as they come; yields every move with what happened."""
    for _ in range(steps):
        if match.is_over:
            break
        moved = step_aside(match, rng) if rng.random() < 0.4 else None
        yield moved or step_at_random(match, rng)


def wandered(match, rng, steps=STEPS):
    for _ in wander(match, rng, steps):
        pass
    return match


@each_table
def test_side_actions_come_up_and_are_listed_in_ascending_order(table):
    met = set()
    for match in moments(table):
        for seat in seats(match):
            actions = match.side_actions(seat)
            assert actions == sorted(set(actions))
            assert all(type(action) is int for action in actions)
            assert not (match.is_over and actions)
            met.update(actions)
    assert met


@each_table
def test_every_one_is_accepted_and_leads_to_the_same_each_time(table):
    for match in moments(table, every=50):
        before = story(match)
        for seat in seats(match):
            for action in match.side_actions(seat):
                one, other = match.clone(), match.clone()
                assert one.apply(action, seat) == other.apply(action, seat)
                assert story(one) == story(other) != before
                assert one.history[-1] == (seat, action)
                assert table.game.problems(one._s, one.pack.c) == []
        assert story(match) == before


@each_table
def test_an_answer_comes_before_a_side_action_of_the_same_number(table):
    for match in moments(table, every=50):
        for seat in match.deciders():
            for action in set(match.side_actions(seat)) & set(match.legal_actions(seat)):
                answered, expected = match.clone(), match.clone()
                answered.apply(action, seat)
                expected.game.engine.answer(expected._s, expected.pack.c, seat, action)
                expected.run_on()
                assert answered.fingerprint() == expected.fingerprint()


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_every_other_is_refused_with_those_that_are_open_and_changes_nothing(table, events):
    ids = {action for match in moments(table) for seat in seats(match) for action in match.side_actions(seat)}
    match = wandered(table.deal(events=events), random.Random(1), steps=6)
    before = story(match)
    for seat in seats(match):
        for action in (ids - open_to(match, seat)) | {1 << 16}:
            with pytest.raises(IllegalAction) as refused:
                match.apply(action, seat)
            listed = ", ".join(map(str, match.side_actions(seat))) or "none"
            assert f"side actions: {listed}" in str(refused.value)
    for seat in (-1, match.game.seats, 1 << 70, 1.0, "0", True, None):
        for call in (match.side_actions, lambda seat: match.apply(min(ids), seat)):
            with pytest.raises(CartomanteError, match="seat"):
                call(seat)
    assert story(match) == before


@each_table
def test_the_invariants_hold_and_somebody_can_always_go_on(table):
    for seed in range(5):
        match = table.deal(seed=seed)
        for _ in wander(match, random.Random(seed)):
            assert table.game.problems(match._s, match.pack.c) == []
            assert match.is_over or match.deciders()
            assert all(match.legal_actions(seat) for seat in match.deciders())
            assert len(match.view()["seats"]) == len(match.scores) == match.players
        play_at_random(match, random.Random(seed))
        assert match.is_over


@each_table
def test_a_match_with_side_actions_is_saved_and_replayed_exactly(table):
    match = table.deal()
    for number, _ in enumerate(wander(match, random.Random(2))):
        if number % 10 == 0 or match.is_over:
            data = json.loads(json.dumps(match.save()))
            loaded = table.game.load_match(data)
            assert story(loaded) == story(match)
            assert loaded.save() == data
            assert match.clone().save() == data
            assert loaded.view(0) == match.view(0)


@each_table
def test_a_position_after_side_actions_stands_exactly_as_the_match_did(table):
    match = table.deal()
    for number, _ in enumerate(wander(match, random.Random(3))):
        if number % 10 == 0:
            twin = table.game.from_position(match.position(), match.pack)
            assert twin.fingerprint() == match.fingerprint()
            assert [twin.side_actions(seat) for seat in seats(match)] == [match.side_actions(s) for s in seats(match)]
            assert twin.save()["position"] == match.position()


@each_table
def test_a_silent_match_takes_them_too(table):
    slow, fast = table.deal(), table.deal(events=False)
    for seat, action, _ in wander(slow, random.Random(4)):
        assert fast.apply(action, seat) == []
        assert fast.state_bytes() == slow.state_bytes()
        assert (fast.players, fast.deciders(), fast.history) == (slow.players, slow.deciders(), slow.history)
        for seat in range(slow.players):
            assert fast.legal_actions(seat) == slow.legal_actions(seat)
            assert fast.side_actions(seat) == slow.side_actions(seat)
    assert fast.scores == slow.scores


@each_table
def test_worlds_redrawn_after_side_actions_look_the_same(table):
    match = table.deal()
    for number, _ in enumerate(wander(match, random.Random(5))):
        if number % 10 == 0:
            for viewer in range(match.players):
                world = match.determinize(viewer, number)
                assert world.view(viewer) == match.view(viewer)
                assert world.events_seen_by(viewer) == match.events_seen_by(viewer)
                assert table.game.problems(world._s, world.pack.c) == []


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_action_can_be_described(table, language):
    for match in moments(table, every=50):
        for seat in seats(match):
            for action in match.side_actions(seat):
                words = match.describe(action, seat, lang=language)
                assert words.strip()
                assert "{" not in words


@each_table
def test_only_the_ids_declared_as_seating_change_the_number_of_players(table):
    match = table.deal()
    players, since = match.players, set()
    for _, action, _ in wander(match, random.Random(6)):
        since.add(action)
        if match.players != players:
            assert since & set(table.game.side.seating)
            players, since = match.players, set()
