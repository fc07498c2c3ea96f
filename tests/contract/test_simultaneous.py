"""Seats that decide at the same time may answer in any order: the outcome is the same."""

import itertools
import random

from contract.tables import each_table_that_asks_together, moments, step_at_random

ORDERS = 6  # permutations tried at a moment


def choose(match, seat, salt):
    """A choice that depends only on what this seat is asked, never on what others did meanwhile."""
    actions = match.legal_actions(seat)
    return actions[random.Random(f"{match.decision(seat)['id']} {seat} {salt}").randrange(len(actions))]


def rounds(match, salt):
    """The answers of every seat that is deciding now, seat by seat, until nobody of them is left waiting."""
    trial, answers = match.clone(), {}
    waiting = set(match.deciders())
    while waiting:
        seat = min(waiting)
        is_last = len(waiting) == 1
        answers.setdefault(seat, []).append(choose(trial, seat, salt))
        trial.apply(answers[seat][-1], seat)
        if is_last or trial.is_over:
            break
        waiting &= set(trial.deciders())
    return answers


def replay(match, answers, order):
    """Apply the answers seat by seat in this order; return the match and what was told before the last of them."""
    trial = match.clone()
    moves = [(seat, action) for seat in order for action in answers[seat]]
    before = [event for seat, action in moves[:-1] for event in trial.apply(action, seat)]
    trial.apply(moves[-1][1], moves[-1][0])
    return trial, before


def orders_of(seats, salt):
    everything = list(itertools.islice(itertools.permutations(seats), 24))
    return [tuple(seats), tuple(reversed(seats)), *random.Random(salt).sample(everything, min(ORDERS, len(everything)))]


@each_table_that_asks_together
def test_the_outcome_does_not_depend_on_who_answers_first(table):
    compared = 0
    for salt, match in enumerate(moments(table)):
        if len(match.deciders()) < 2:
            continue
        answers = rounds(match, salt)
        trials = [replay(match, answers, order) for order in orders_of(sorted(answers), salt)]
        assert len({trial.fingerprint() for trial, _ in trials}) == 1
        told_early = {repr(event) for _, before in trials for event in before}
        tails = [[event for event in trial.events if repr(event) not in told_early] for trial, _ in trials]
        assert all(tail == tails[0] for tail in tails)
        stories = [sorted(map(repr, trial.events)) for trial, _ in trials]
        assert all(told == stories[0] for told in stories)
        compared += 1
    assert compared


@each_table_that_asks_together
def test_what_follows_does_not_depend_on_it_either(table):
    match = next(match for match in moments(table) if len(match.deciders()) > 1)
    answers = rounds(match, 0)
    first, _ = replay(match, answers, sorted(answers))
    second, _ = replay(match, answers, sorted(answers, reverse=True))
    rng = random.Random(1)
    for _ in range(60):
        if first.is_over:
            break
        seat, action, events = step_at_random(first, rng)
        assert second.apply(action, seat) == events
    assert first.fingerprint() == second.fingerprint()


@each_table_that_asks_together
def test_nothing_of_a_commitment_shows_before_everybody_has_committed(table):
    """Whatever a seat answers while others are still deciding, those others receive the same."""
    compared = 0
    for match in moments(table):
        if len(match.deciders()) < 2:
            continue
        seat, *others = match.deciders()
        seen = []
        for action in match.legal_actions(seat):
            trial = match.clone()
            events = trial.apply(action, seat)
            seen.append([(trial.view(other), [event.seen_by(other) for event in events]) for other in others])
        by_stage = {}  # a choice of two steps may be half done: that is the seat's own business, and shows as waiting
        for told in seen:
            by_stage.setdefault(str([view["deciders"] for view, _ in told]), told)
            assert told == by_stage[str([view["deciders"] for view, _ in told])]
        compared += 1
        if compared == 40:
            break
    assert compared
