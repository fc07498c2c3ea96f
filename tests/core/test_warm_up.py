"""Compilation ahead of need, with its progress shown."""

from cartomante.core.compiled.target import WarmUp
from toy import GAME


def test_a_background_warm_up_compiles_everything_and_becomes_ready():
    warm_up = WarmUp(GAME.compiled.rehearsals())
    warm_up.start().join(timeout=120)
    assert warm_up.ready
    assert warm_up.error == ""
    assert warm_up.done == warm_up.total == len(GAME.compiled.rehearsals())
    assert warm_up.percent == 100
    assert GAME.compiled.entry.play_random.signatures


def test_progress_shows_what_is_done_and_what_is_under_way():
    seen = []
    steps = [("first", lambda: seen.append(progress())), ("second", lambda: seen.append(progress()))]
    warm_up = WarmUp(steps)

    def progress():
        return warm_up.done, warm_up.total, warm_up.step, warm_up.ready

    warm_up.run()
    assert seen == [(0, 2, "first", False), (1, 2, "second", False)]
    assert progress() == (2, 2, "second", True)


def test_a_warm_up_that_breaks_says_why():
    def broken():
        raise OSError("no room")

    warm_up = WarmUp([("step", broken)])
    warm_up.start().join(timeout=10)
    assert not warm_up.ready
    assert warm_up.error == "OSError: no room"
