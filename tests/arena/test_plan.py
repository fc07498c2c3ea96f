"""Every game is handed out once, in batches of a comfortable size."""

import pytest

from cartomante.arena.plan import AIM, LARGEST, Plan, gaps


def hand_out(plan: Plan, seconds_per_game: float) -> list[range]:
    batches = []
    while (batch := plan.next_batch()) is not None:
        batches.append(batch)
        plan.note(len(batch), seconds_per_game * len(batch))
    return batches


@pytest.mark.parametrize("seconds", [0.0001, 0.1, 30.0])
def test_all_games_are_handed_out_once_and_in_order(seconds: float) -> None:
    batches = hand_out(Plan(1000, ()), seconds)
    assert [number for batch in batches for number in batch] == list(range(1000))


def test_batches_grow_to_the_time_we_aim_at() -> None:
    assert [len(batch) for batch in hand_out(Plan(20, ()), 30.0)] == [1] * 20
    sizes = [len(batch) for batch in hand_out(Plan(500, ()), AIM / 40)]
    assert sizes[0] == 1
    assert max(sizes) == 40
    assert max(len(batch) for batch in hand_out(Plan(100_000, ()), 1e-6)) == LARGEST


def test_one_slow_batch_does_not_make_the_rest_small() -> None:
    plan = Plan(100_000, ())
    for seconds in (60.0, 0.01, 0.1, 0.5):  # the first had to wait for a compiler
        batch = plan.next_batch()
        assert batch is not None
        plan.note(len(batch), seconds)
    batch = plan.next_batch()
    assert batch is not None
    assert len(batch) == 400


def test_what_is_finished_is_not_played_again() -> None:
    assert gaps(10, {2, 3, 7}) == [range(2), range(4, 7), range(8, 10)]
    assert gaps(3, {0, 1, 2, 8}) == []
    plan = Plan(10, {2, 3, 7})
    assert plan.finished == 3
    assert [number for batch in hand_out(plan, 0.1) for number in batch] == [0, 1, 4, 5, 6, 8, 9]
    assert plan.finished == 10


def test_what_is_lost_is_handed_out_again_first() -> None:
    plan = Plan(4, ())
    lost = plan.next_batch()
    assert lost is not None
    plan.hand_back(lost)
    assert plan.next_batch() == lost
    assert plan.next_batch() == range(1, 2)
