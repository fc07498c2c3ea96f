"""Results outlive crashes, and only fitting ones are read."""

from pathlib import Path

import pytest

from arena.tournaments import tournament
from cartomante.arena.clock import Clock
from cartomante.arena.job import Job
from cartomante.arena.playing import Outcome, Played
from cartomante.arena.store import Store
from cartomante.core.errors import CartomanteError


def batch(*numbers: int) -> Played:
    clock = Clock()
    clock.note(0.5)
    return Played([Outcome(number, [3, number], [1, 2], 40) for number in numbers], {1: clock}, seconds=1.5)


def numbers(played: Played) -> list[int]:
    return [outcome.number for outcome in played.outcomes]


def test_what_is_kept_is_read_again(job: Job) -> None:
    store = Store(job)
    store.open()
    store.keep(batch(0, 1))
    store.keep(batch(2))
    again = Store(job)
    again.open()
    played = again.read(games=10)
    assert played.outcomes == [*batch(0, 1).outcomes, *batch(2).outcomes]
    assert played.clocks[1].decisions == 2
    assert played.seconds == 3.0


def test_another_job_has_a_file_of_its_own(job: Job) -> None:
    for store in (Store(job), Store(tournament("a,c"))):
        store.open()
        store.keep(batch(0))
    assert numbers(Store(job).read(10)) == [0]
    assert Store(tournament("a,b", seed=9)).read(10).outcomes == []


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_line_that_a_crash_cut_short_is_passed_over(job: Job, cut: int) -> None:
    store = Store(job)
    store.open()
    store.keep(batch(0))
    store.keep(batch(1))
    store.path.write_bytes(store.path.read_bytes()[:-cut])
    store.keep(batch(2))
    assert numbers(store.read(10)) == [0, 2] if cut > 1 else [0, 1, 2]


def test_damage_costs_the_batch_it_hits_and_no_other(job: Job) -> None:
    store = Store(job)
    store.open()
    for number in range(4):
        store.keep(batch(number))
    lines = store.path.read_bytes().splitlines()
    lines[2:4] = [b'{"games": 7}', b"\xff\x00 no JSON"]
    store.path.write_bytes(b"\n".join(lines) + b"\n")
    assert numbers(store.read(10)) == [0, 3]


def test_batches_beyond_the_games_asked_for_and_games_played_twice_are_left_out(job: Job) -> None:
    store = Store(job)
    store.open()
    for played in (batch(0, 1), batch(2, 3), batch(1, 2), batch(4)):
        store.keep(played)
    assert numbers(store.read(5)) == [0, 1, 2, 3, 4]
    assert numbers(store.read(3)) == [0, 1]


def test_fresh_forgets(job: Job) -> None:
    store = Store(job)
    store.open()
    store.keep(batch(0))
    store.open(fresh=True)
    assert store.read(10).outcomes == []


def test_a_folder_that_cannot_be_written_is_known_before_anybody_plays(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CARTOMANTE_DATA", str(tmp_path / "file"))
    with pytest.raises(CartomanteError, match=r"results cannot be kept here.*CARTOMANTE_DATA"):
        Store(job).open()
