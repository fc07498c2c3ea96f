"""The public API: every call, what it gives back, and that it survives JSON."""

import json
import random

import pytest

import cartomante
from cartomante.core.errors import IllegalAction
from cartomante.core.event import Event
from contract.tables import each_game, each_table, moments, play_at_random, viewers


def through_json(data):
    return json.loads(json.dumps(data))


def test_the_list_of_games_is_sorted_and_every_name_loads():
    assert cartomante.games() == sorted(cartomante.games())
    for name in cartomante.games():
        assert cartomante.load_game(name).name == name


@each_game
def test_a_game_says_what_it_is(game):
    assert isinstance(game.name, str)
    assert isinstance(game.version, int)
    assert 1 <= game.min_players <= game.max_players <= game.seats
    assert game.num_actions >= 1
    assert [decision.number for decision in game.decisions] == list(range(len(game.decisions)))
    assert all(option.default == option.values[0] for option in game.options)
    assert set(game.resolve_options(None)) == {option.name for option in game.options}


@each_game
def test_an_alias_loads_its_game(game):
    for alias in game.aliases:
        assert cartomante.load_game(alias) is game


@each_table
def test_a_running_match_answers_every_question(table):
    for match in moments(table):
        if match.is_over:
            continue
        assert match.deciders() == sorted(set(match.deciders()))
        assert (match.ending, match.places, match.winners) == (None, [], [])
        for seat in range(match.players):
            if seat in match.deciders():
                decision = match.decision(seat)
                assert decision["id"] in {decision.name for decision in table.game.decisions}
                assert decision["seat"] == seat
                assert all(type(action) is int for action in match.legal_actions(seat))
            else:
                assert match.decision(seat) is None
                assert match.legal_actions(seat) == []


@each_table
def test_a_finished_match_has_scores_places_winners_and_a_reason(table):
    match = play_at_random(table.deal(), random.Random(0))
    assert match.is_over
    assert match.deciders() == []
    assert match.ending in table.game.endings
    assert [type(score) for score in match.scores] == [int] * table.players
    assert [type(place) for place in match.places] == [int] * table.players
    assert match.winners == [seat for seat in range(table.players) if match.places[seat] == 1]
    assert match.winners or not any(match.places)  # all 0: the table lost together
    for seat in range(table.players):
        assert match.decision(seat) is None
        assert match.legal_actions(seat) == []
    view = match.view()
    assert (view["over"], view["scores"], view["winners"]) == (True, match.scores, match.winners)


@each_table
def test_whatever_leaves_a_match_is_json(table):
    for match in moments(table, every=100):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert through_json(view) == view
            for event in match.events_seen_by(viewer):
                assert through_json(event.to_json()) == event.to_json()
        assert through_json(match.save()) == match.save()
        assert through_json(match.position()) == match.position()
        assert all(through_json(match.decision(seat)) == match.decision(seat) for seat in match.deciders())
        assert through_json(match.view(everything=True)) == match.view(everything=True)


@each_table
def test_a_view_tells_the_seat_what_it_may_do(table):
    for match in moments(table, every=100):
        for viewer in viewers(match):
            view = match.view(viewer)
            assert (view["game"], view["players"], view["seat"]) == (table.game.name, table.players, viewer)
            assert view["options"] == match.options == table.game.resolve_options(table.options)
            assert view["deciders"] == match.deciders()
            assert view["decision"] == (None if viewer is None else match.decision(viewer))
            assert view["legal"] == ([] if viewer is None else match.legal_actions(viewer))
            assert view["side"] == ([] if viewer is None else match.side_actions(viewer))
            assert len(view["seats"]) == table.players


@each_table
def test_apply_returns_what_happened_and_keeps_it(table):
    match = table.deal()
    told = list(match.events)
    rng = random.Random(3)
    for count in range(40):
        seat = rng.choice(match.deciders())
        action = rng.choice(match.legal_actions(seat))
        happened = match.apply(action, seat)
        assert all(isinstance(event, Event) for event in happened)
        assert match.history[count:] == [(seat, action)]
        told += happened
        assert match.events == told
        if match.is_over:
            break


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["told", "silent"])
def test_a_clone_is_equal_and_independent(table, events):
    def everything(match):
        return match.save(), match.view(0), match.deciders(), list(match.events), match.fingerprint()

    rng = random.Random(4)
    match = play_at_random(table.deal(events=events), rng, steps=10)
    for steps in (0, 3):
        before = everything(match)
        clone = match.clone()
        assert everything(clone) == before
        play_at_random(clone, rng)
        assert clone.is_over
        assert everything(match) == before
        match = play_at_random(table.game.from_position(match.position(), events=events), rng, steps=steps)


@each_table
def test_fingerprints_differ_where_states_do(table):
    match = table.deal()
    seen = {match.fingerprint()}
    rng = random.Random(5)
    for count in range(2, 30):
        seat = rng.choice(match.deciders())
        match.apply(rng.choice(match.legal_actions(seat)), seat)
        seen.add(match.fingerprint())
        assert len(seen) == count
        if match.is_over:
            break
    assert all(isinstance(fingerprint, str) for fingerprint in seen)


@each_game
def test_without_a_seed_every_match_is_another(game):
    assert game.new_match(game.min_players).fingerprint() != game.new_match(game.min_players).fingerprint()


@each_game
def test_only_a_decider_can_have_an_action_described(game):
    match = game.new_match(game.min_players, seed=1)
    seat = match.deciders()[0]
    match.apply(match.legal_actions(seat)[0], seat)
    idle = next((seat for seat in range(match.players) if seat not in match.deciders()), None)
    if idle is not None:
        with pytest.raises(IllegalAction, match=f"seat {idle}"):
            match.describe(0, idle)


@each_table
def test_random_play_counts_what_it_did(table):
    result = table.game.play_random(games=50, players=table.players, seed=table.seed, options=table.options)
    assert (result["game"], result["players"], result["games"]) == (table.game.name, table.players, 50)
    assert result["mean_decisions"] == result["decisions"] / 50
    assert len(result["mean_scores"]) == len(result["wins_by_seat"]) == table.players
    assert result["seconds"] > 0
    assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"])
    assert result["games_per_second"] == pytest.approx(50 / result["seconds"])
    assert through_json(result) == result
