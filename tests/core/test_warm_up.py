"""Compilation in the background, with its progress shown."""

from cartomante.core.compiled.target import WarmUp
from toy import GAME


def test_warming_up_tells_every_step():
    told = []
    GAME.compiled.warm_up(lambda done, total, step: told.append((done, total, step)))
    total = told[0][1]
    assert [done for done, _, _ in told] == list(range(total + 1))
    assert {total for _, total, _ in told} == {total}
    assert all(step for _, _, step in told[:-1])
    assert told[-1] == (total, total, "")


def test_a_background_warm_up_becomes_ready():
    also = []
    warm_up = WarmUp(GAME, also=also.append)
    warm_up.thread.join(timeout=120)
    assert warm_up.ready
    assert warm_up.error == ""
    assert warm_up.done == warm_up.total
    assert len(also) == 1  # a bot of its own, for example, told where to report


def test_a_warm_up_that_breaks_says_why():
    def broken(progress):
        raise OSError("no room")

    warm_up = WarmUp(GAME, also=broken)
    warm_up.thread.join(timeout=120)
    assert not warm_up.ready
    assert warm_up.error == "OSError: no room"
