"""Asking what the master would do: the key, the window, and who answers while compiled code is not ready."""

import asyncio
import dataclasses
import threading
from collections.abc import Callable

import pytest

from cartomante.bots import levels_of
from cartomante.bots.random import RandomBot
from cartomante.cli import play
from cartomante.cli.adviser import Adviser
from cartomante.cli.screens.choices import KEYS
from cartomante.cli.screens.hint import BAR, HintPage, bar
from cartomante.cli.screens.table import TableScreen
from cartomante.cli.sitting import Sitting
from cartomante.cli.table import Setup
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.game import Game, Level
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game, names
from cli.sittings import play_on
from cli.test_screens import COMPACT, LARGE, look, my_turn, opened
from toy import GAME as TOY


class Sage(RandomBot):
    """Thinks the last option best."""

    seen: list[Match]

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        self.seen.append(match)
        actions = match.legal_actions(seat)[::-1]
        return [Opinion(action, 1 / (2 + place)) for place, action in enumerate(actions)]


@pytest.fixture(autouse=True)
def nothing_seen() -> None:
    Sage.seen = []


def advised_by(bot: Callable[..., object], game: Game = TOY) -> Game:
    """A game whose master is this bot."""
    return dataclasses.replace(game, bots={"own": bot}, levels={**levels_of(game), "master": Level("own")})


def sit_down(game: Game, players: int = 3, **setup: object) -> Sitting:
    return Sitting.begin(Setup(game, players, seed=5, **({"bots": ("random",)} | setup)))


async def until(is_so: Callable[[], object]) -> None:
    for _ in range(1000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came about")


async def test_the_key_shows_what_the_master_would_do() -> None:
    sitting = sit_down(advised_by(Sage))
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        before = sitting.table.match.fingerprint()
        await pilot.press("h")
        await until(lambda: app.screen.judgement)
        shown, match = await look(app, pilot), sitting.table.match
        best, *others = match.legal_actions(0)[::-1]
        assert f"The master would choose: {match.describe(best, 0)}." in shown
        assert " 50%" in shown
        assert all(str(round(100 / (3 + place))) + "%" in shown for place in range(len(others)))
        assert app.screen.texts.say("advice-honest") in " ".join(shown.split())
        await pilot.press("h")
        assert isinstance(app.screen, TableScreen)
        assert match.fingerprint() == before
        assert sitting.table.is_mine


async def test_the_master_sees_only_what_the_person_knows() -> None:
    sitting = sit_down(advised_by(Sage))
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("h")
        await until(lambda: app.screen.judgement)
    (seen,) = Sage.seen
    real = sitting.table.match
    assert (seen.seed, seen.history) == (None, [])
    assert seen.view(0) == real.view(0)
    assert seen.position()["hands"] != real.position()["hands"]


async def test_thinking_is_visible_and_blocks_nothing() -> None:
    thinking, go_on = threading.Event(), threading.Event()

    class Slow(Sage):
        def explain(self, match: Match, seat: int) -> list[Opinion]:
            thinking.set()
            go_on.wait(timeout=10)
            return super().explain(match, seat)

    sitting = sit_down(advised_by(Slow))
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("h")
        await until(thinking.is_set)
        assert app.screen.texts.say("advice-thinking") in await look(app, pilot)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("enter")  # the person plays on while the master still thinks
        assert sum(seat == 0 for seat, _ in sitting.table.match.history) == 1
        go_on.set()
        await pilot.pause(0.1)
        assert isinstance(app.screen, TableScreen)


async def test_a_quick_bot_answers_until_the_master_is_ready() -> None:
    compiled = threading.Event()

    class Compiled(Sage):
        def rehearsals(self, game: Game) -> list[Rehearsal]:
            return [("own", lambda: compiled.wait(timeout=10))]

    sitting = sit_down(advised_by(Compiled))
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("h")
        await until(lambda: app.screen.judgement)
        shown = await look(app, pilot)
        assert app.screen.judgement.level == "greedy"
        assert "The master is still warming up (0%). This is a quick opinion." in shown
        assert app.screen.judgement.in_words("en").sentence in shown
        assert "The master would choose" not in shown
        compiled.set()
        await until(lambda: app.screen.judgement.level == "master")
        shown = await look(app, pilot)
        assert "The master would choose: " in shown
        assert "warming up" not in shown
        await pilot.press("escape", "h")
        await until(lambda: app.screen.judgement)
        assert app.screen.judgement.level == "master"


async def test_without_a_quick_bot_the_window_waits() -> None:
    compiled = threading.Event()

    class Compiled(Sage):
        def rehearsals(self, game: Game) -> list[Rehearsal]:
            return [("own", lambda: compiled.wait(timeout=10))]

    game = dataclasses.replace(advised_by(Compiled), prefer=None, house_bot=None)
    async with opened(sit_down(game)) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("h")
        await pilot.pause(0.1)
        assert app.screen.judgement is None
        assert "The master is still warming up (0%). Thinking …" in await look(app, pilot)
        compiled.set()
        await until(lambda: app.screen.judgement)
        assert "The master would choose: " in await look(app, pilot)


async def test_a_master_that_cannot_start_is_told() -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    class Broken(Sage):
        def rehearsals(self, game: Game) -> list[Rehearsal]:
            return [("own", fail)]

    async with opened(sit_down(advised_by(Broken))) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("h")
        await until(lambda: app.screen.judgement)
        assert "The master could not start. This is a quick opinion." in await look(app, pilot)
        assert Sage.seen == []


def test_the_bots_code_is_not_compiled_twice() -> None:
    started = []

    class Compiled(Sage):
        def rehearsals(self, game: Game) -> list[Rehearsal]:
            return [("own", lambda: started.append(1))]

    table = sit_down(advised_by(Compiled), bots=("own",)).table
    table.warm_up_bots()
    adviser = Adviser(table)
    adviser.get_ready()
    adviser.get_ready()
    for _ in range(1000):
        if adviser.is_ready:
            break
        threading.Event().wait(0.01)
    assert (adviser.level, adviser.percent, started) == ("master", 100, [1])


async def test_whoever_is_not_asked_gets_no_hint() -> None:
    go_on = threading.Event()

    class Slow(RandomBot):
        def choose(self, match: Match, seat: int) -> int:
            go_on.wait(timeout=10)
            return super().choose(match, seat)

    sitting = sit_down(dataclasses.replace(TOY, bots={"slow": Slow}), bots=("slow",))
    async with opened(sitting) as (app, pilot):
        await until(lambda: sitting.table.is_mine)
        await pilot.press("enter", "h")
        assert not sitting.table.is_mine
        assert isinstance(app.screen, TableScreen)
        assert app.screen.texts.say("advice-unasked") in await look(app, pilot)
        go_on.set()
        assert await my_turn(app, pilot)


async def test_a_table_may_play_without_hints() -> None:
    sitting = sit_down(advised_by(Sage), hints=False)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        assert app.screen.texts.say("key-hint") not in (await look(app, pilot)).splitlines()[-1]
        await pilot.press("h")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.texts.say("advice-forbidden") in await look(app, pilot)
    assert Sage.seen == []


def test_the_command_forbids_hints_and_a_saved_game_remembers(run, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    tables = []
    monkeypatch.setattr(play, "has_terminal", lambda: True)
    monkeypatch.setattr(play, "launch", lambda sitting, language, pace: tables.append(sitting))
    for words in ("play talismans --bots random --no-hints", "play talismans --bots random"):
        assert run(*words.split()).exit_code == 0
    for sitting, is_allowed in zip(tables, (False, True), strict=True):
        sitting.keep()
        assert sitting.table.setup.hints is is_allowed
        assert Sitting.resume(sitting.path).table.setup.hints is is_allowed
        assert sitting.rematch().table.setup.hints is is_allowed


async def test_after_the_end_there_is_nothing_to_ask() -> None:
    sitting = sit_down(advised_by(Sage))
    play_on(sitting, 1000)
    async with opened(sitting) as (app, pilot):
        await pilot.pause(0.1)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("h")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.texts.say("key-hint") not in (await look(app, pilot)).splitlines()[-1]


@pytest.mark.parametrize("name", names())
async def test_every_game_and_language_has_hints_on_a_small_screen(name: str) -> None:
    sitting = sit_down(advised_by(Sage, load_game(name)))
    play_on(sitting, 3)
    async with opened(sitting, "it", COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        assert f"h {app.screen.texts.say('key-hint')}" in (await look(app, pilot)).splitlines()[-1]
        await pilot.press("h")
        await until(lambda: app.screen.judgement)
        for language in LANGUAGES:
            app.change_language(language)
            shown, texts = " ".join((await look(app, pilot)).split()), app.screen.texts
            assert isinstance(app.screen, HintPage)
            assert texts.say("key-hint") in shown
            assert texts.say("advice-best", level="master", action="").split(":")[0].strip() in shown
        assert len(app.screen.judgement.opinions) == len(sitting.table.match.legal_actions(0))


async def test_the_hint_does_not_change_what_bots_do() -> None:
    histories = []
    for asks in (False, True):
        sitting = sit_down(advised_by(Sage), players=4)
        async with opened(sitting, size=LARGE) as (app, pilot):
            for _ in range(3):
                assert await my_turn(app, pilot)
                if asks:
                    await pilot.press("h")
                    await until(lambda: app.screen.judgement)
                    await pilot.press("escape")
                await pilot.press("enter")
            assert await my_turn(app, pilot)
        histories.append(sorted(sitting.table.match.history))
    assert histories[0] == histories[1]


def test_no_choice_has_the_key_of_hints() -> None:
    assert "h" not in KEYS


@pytest.mark.parametrize(("share", "drawn"), [(0, 0), (0.5, BAR // 2), (1, BAR)])
def test_a_bar_is_as_long_as_its_share(share: float, drawn: int) -> None:
    assert (str(bar(share)).count("━"), len(bar(share))) == (drawn, BAR)
