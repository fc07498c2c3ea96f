"""What a seat cannot know changes nothing it receives."""

import random
from collections import Counter

import pytest

from cartomante.core.errors import IllegalAction
from contract.tables import (
    TABLES,
    each_table,
    each_table_with_beliefs,
    moments,
    open_to,
    play_at_random,
    step_at_random,
    viewers,
)

WORLDS = 60  # enough that something hidden stays the same in all of them once in a million runs at most


def refusals(match, seat):
    """The errors a seat gets for wrong moves of its own."""
    texts = []
    for action in (-1, *random.Random(0).sample(range(match.game.num_actions), 10), match.game.num_actions, "x"):
        if action not in open_to(match, seat):
            for call in (match.apply, match.describe):
                with pytest.raises(IllegalAction) as refused:
                    call(action, seat)
                texts.append(str(refused.value))
    return texts


def received(match, viewer):
    """All that reaches a seat, or with None a spectator."""
    everything = {"view": match.view(viewer), "events": match.events_seen_by(viewer)}
    if viewer is None:
        return everything | {"free": [match.side_actions(seat) for seat in range(match.players, match.game.seats)]}
    return everything | {
        "decision": match.decision(viewer),
        "legal": match.legal_actions(viewer),
        "side": match.side_actions(viewer),
        "refusals": refusals(match, viewer),
    }


def facts(view):
    """What lies where, as a set that can be compared: (path, value) of every leaf and of every item of a list."""
    found = set()

    def walk(path, value):
        if isinstance(value, dict):
            for key, item in value.items():
                walk((*path, key), item)
        elif isinstance(value, list):
            for item in value:
                walk((*path, "[]"), item)
        else:
            found.add((path, value))

    walk((), view["table"])
    for seat, zones in enumerate(view["seats"]):
        walk((seat,), zones)
    return found


def world_facts(match, viewer, worlds):
    """How often each fact holds in that many worlds."""
    counts = Counter()
    for k in range(worlds):
        counts.update(facts(match.determinize(viewer, k).view(viewer, everything=True)))
    return counts


@each_table
def test_no_seat_can_tell_a_redrawn_world_from_the_real_one(table):
    for match in moments(table, every=60):
        for viewer in viewers(match):
            real = received(match, viewer)
            for k in range(3 if table.is_small else 1):
                world = match.determinize(viewer, k)
                assert received(world, viewer) == real
                assert received(world.determinize(viewer, k + 1), viewer) == real
                assert table.game.problems(world._s, world.pack.c) == []


@each_table_with_beliefs
def test_beliefs_follow_from_what_the_viewer_may_know(table):
    """What a seat is told about hidden things is the same in every world that it cannot tell from the real one."""
    for match in moments(table, every=6):
        for viewer in viewers(match):
            world = match.determinize(viewer, 3)
            for about in range(match.players):
                for policy in ("count", "uniform"):
                    assert world.beliefs(viewer, about, policy) == match.beliefs(viewer, about, policy)


@each_table
def test_no_question_answers_itself_where_that_would_tell(table):
    """Who is asked is asked in every world of the others: a question that some of them skip must be always asked."""
    always = {decision.name for decision in table.game.decisions if decision.always_asked}
    for match in moments(table, every=60):
        for viewer in viewers(match)[:4]:
            world = match.determinize(viewer, 5)
            for seat in match.deciders():
                asked = world.decision(seat)["id"]
                assert seat == viewer or asked in always or len(world.legal_actions(seat)) > 1, (viewer, asked)


def things_told(match, events):
    """(sort, value) of everything named in events that can also lie in a zone of the table, a card for example."""
    placed = {zone.sort.rstrip("*;") for zone in match.game.zones} - {"number", "seat", "flag"}
    for event in events:
        for arg in event.kind.args:
            if arg.sort.rstrip("*;") in placed:
                yield from ((arg.sort.rstrip("*;"), value) for value in flat(event.args[arg.name]))


def flat(value):
    if isinstance(value, list):
        return [item for inner in value for item in flat(inner)]
    return [] if value is None else [value]


def places_of(match, sort, value):
    """Where a thing really lies."""
    names = {zone.name for zone in match.game.zones if zone.sort.rstrip("*;") == sort}
    return {path for path, found in facts(match.view(everything=True)) if found == value and names & set(path)}


@each_table
def test_what_an_event_tells_a_seat_is_known_to_it_from_then_on(table):
    """Events come from the real match: a card named to a seat must lie in the same place in all of its worlds."""
    match, rng, told = table.deal(), random.Random(9), Counter()
    happened = list(match.events)
    while True:
        told.update({event.kind.name for event in happened})
        if any(told[event.kind.name] <= 4 for event in happened):
            check_that_events_are_known(match, len(happened))
        if match.is_over:
            break
        _, _, happened = step_at_random(match, rng)


def check_that_events_are_known(match, count):
    for viewer in viewers(match)[:4]:
        heard = since_forgetting(match.events_seen_by(viewer)[len(match.events) - count :])
        worlds = [match.determinize(viewer, k) for k in range(3)]
        for sort, value in set(things_told(match, heard)):
            real = places_of(match, sort, value)
            assert all(places_of(world, sort, value) == real for world in worlds), (viewer, sort, value, heard)


def since_forgetting(events):
    """The events after the last one that mixed cards."""
    mixed = [i for i, event in enumerate(events) if event.kind.forgets]
    return events[mixed[-1] + 1 :] if mixed else events


@each_table
def test_a_redrawn_world_plays_on_to_a_proper_end(table):
    for number, match in enumerate(moments(table, every=400)):
        viewer = viewers(match)[number % (table.players + 1)]
        world, rng = match.determinize(viewer, number), random.Random(number)
        while not world.is_over:
            assert all(world.legal_actions(seat) for seat in world.deciders())
            step_at_random(world, rng)
            assert table.game.problems(world._s, world.pack.c) == []
        assert len(match.history) + len(world.history) <= table.game.max_decisions(table.players, match.pack)


@each_table
def test_what_is_hidden_varies_and_what_is_known_stays(table):
    for match in list_of_moments(table):
        for viewer in (None, 0, table.players - 1):
            counts = world_facts(match, viewer, WORLDS)
            known, real = facts(match.view(viewer)), facts(match.view(viewer, everything=True))
            assert all(counts[fact] == WORLDS for fact in known & real)
            hidden = real - known
            if len(hidden) > 2 * table.players:
                assert len(counts) > len(real)
                assert sum(counts[fact] < WORLDS for fact in hidden) > len(hidden) / 2


@each_table
def test_redrawing_forgets_what_was_hidden(table):
    """Worlds redrawn from two worlds that the seat cannot tell apart have the same mix of facts."""
    worlds, sigmas = 300, 5.5
    match = play_at_random(table.deal(seed=7), random.Random(7), steps=12)
    first, second = match.determinize(0, 1001), match.determinize(0, 1002)
    one, other = world_facts(first, 0, worlds), world_facts(second, 0, worlds)
    for fact in one | other:
        share = (one[fact] + other[fact]) / (2 * worlds)
        allowed = sigmas * (2 * share * (1 - share) / worlds) ** 0.5
        assert abs(one[fact] - other[fact]) / worlds <= allowed, fact


@each_table
def test_a_redrawn_world_follows_from_what_the_viewer_knows_and_luck(table):
    """Whatever others really hold, the same luck redraws the same world: so a bot given its seed chooses the same."""
    for match in moments(table, every=60):
        for viewer in viewers(match):
            alike = [match, *(match.determinize(viewer, k) for k in (1, 2))]
            for luck in (3, 4):
                worlds = {real.determinize(viewer, luck).state_bytes() for real in alike}
                assert len(worlds) == 1, (viewer, luck)


def impression(match, viewer):
    """What a seat or a spectator sees and is asked."""
    seen = match.view(viewer), match.events_seen_by(viewer), match.deciders()
    return seen if viewer is None else (*seen, match.decision(viewer), match.legal_actions(viewer))


# In Arcanum the worlds of others keep how many Majors were passed on: questions that come later may have told it.
NOT_ALL_SECRET = {("arcanum", "wheel_pass")}


@each_table
def test_a_secret_choice_does_not_show_in_redrawn_worlds(table):
    """Two real games that differ in a choice which a seat has not seen are the same to it, and so are its worlds."""
    rng = random.Random(2)
    for match in moments(table, every=60):
        for chooser in match.deciders()[:2]:
            if (table.game.name, match.decision(chooser)["id"]) in NOT_ALL_SECRET:
                continue
            one, other = match.clone(), match.clone()
            one.apply(rng.choice(match.legal_actions(chooser)), chooser)
            other.apply(rng.choice(match.legal_actions(chooser)), chooser)
            for viewer in viewers(match):
                if viewer != chooser and impression(one, viewer) == impression(other, viewer):
                    assert one.determinize(viewer, 6).state_bytes() == other.determinize(viewer, 6).state_bytes()


def list_of_moments(table):
    """The deal, the middle of the first commitments, and somewhere later: few, because each is redrawn often."""
    opening = table.deal(seed=3)
    begun = play_at_random(opening.clone(), random.Random(3), steps=table.players - 1)
    return [opening, begun, play_at_random(begun.clone(), random.Random(4), steps=15)]


@each_table
def test_nothing_of_the_real_match_travels_with_a_redrawn_one(table):
    match = play_at_random(table.deal(seed=5), random.Random(5), steps=15)
    secret_key = match.position()["chance"]["key"]
    for viewer in viewers(match):
        world = match.determinize(viewer, 1)
        assert world.history == []
        assert world.seed is None
        assert world.start == world.state_bytes() != match.state_bytes()
        assert world.save()["position"] == world.position()
        assert "seed" not in world.save()
        assert not set(world.position()["chance"]["key"]) & set(secret_key)
        assert world.events == match.events_seen_by(viewer)


@each_table
def test_worlds_do_not_share_their_future(table):
    """Chance to come is drawn anew, so that a bot cannot read the next card."""
    match = table.deal(seed=6)
    keys = {tuple(match.determinize(0, k).position()["chance"]["key"]) for k in range(20)}
    assert len(keys) == 20


@each_table
def test_the_same_seed_redraws_the_same_world(table):
    match = play_at_random(table.deal(seed=8), random.Random(8), steps=9)
    assert match.determinize(0, 4).fingerprint() == match.determinize(0, 4).fingerprint()
    assert match.determinize(0, 4).fingerprint() != match.determinize(0, 5).fingerprint()
    assert match.fingerprint() == match.clone().fingerprint()


@pytest.mark.parametrize("table", [t for t in TABLES if t.game.house_bot], ids=str)
def test_a_house_bot_chooses_the_same_in_every_world_of_its_seat(table):
    for match in moments(table, every=50):
        for seat in match.deciders():
            choices = {table.game.house_bot(match.determinize(seat, k), seat) for k in range(3)}
            assert len(choices) == 1
            assert choices <= set(match.legal_actions(seat))
