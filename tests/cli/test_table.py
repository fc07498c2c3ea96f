"""The table without a screen: who moves, what bots are shown, and how a game is kept."""

import dataclasses
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cartomante.bots.random import RandomBot
from cartomante.cli import saves
from cartomante.cli.sitting import Sitting
from cartomante.cli.table import NAMES, Setup, Table, seat_names
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES, Texts
from cartomante.games import load_game, names
from cli.sittings import play_on, sit_down


def test_bots_play_until_the_person_must_decide() -> None:
    sitting = sit_down(players=4)
    sitting.table.let_bots_play()
    assert sitting.table.match.deciders() == [0]
    assert sitting.table.is_mine


def test_a_whole_game_ends_with_places_for_everybody() -> None:
    sitting = sit_down(players=3, seat=1)
    play_on(sitting, 1000)
    assert sitting.table.match.is_over
    assert sorted(sitting.table.match.places)[0] == 1


class Spy(RandomBot):
    """Remembers what it was shown."""

    shown: list[tuple[Match, int]]

    def choose(self, match: Match, seat: int) -> int:
        self.shown.append((match, seat))
        return super().choose(match, seat)


def test_a_bot_never_sees_the_match_but_one_it_cannot_tell_from_it() -> None:
    Spy.shown = []
    game = dataclasses.replace(load_game("talismans"), bots={"spy": Spy})
    sitting = Sitting.begin(Setup(game, 3, seed=5, bots=("spy",)))
    real = sitting.table.match
    views = []
    for _ in range(6):
        while (seat := sitting.table.next_bot()) is not None:
            views.append((real.view(seat), real.legal_actions(seat)))
            real.apply(sitting.table.think(seat).choose(), seat)
        sitting.table.play(real.legal_actions(0)[0])
    assert len(Spy.shown) == len(views) > 6
    for (shown, seat), (view, legal) in zip(Spy.shown, views, strict=True):
        assert (shown.seed, shown.history) == (None, [])
        assert (shown.view(seat), shown.legal_actions(seat)) == (view, legal)
    hands = real.game.new_match(3, seed=5).position()["hands"]
    assert any(shown.position()["hands"] != hands for shown, _ in Spy.shown[:2])


def test_the_same_seed_gives_the_same_game_against_bots() -> None:
    games = [sit_down(players=4, seed=11) for _ in range(2)]
    for sitting in games:
        play_on(sitting, 20)
    assert games[0].table.match.history == games[1].table.match.history
    assert games[0].path != games[1].path


def test_a_bot_that_needs_compiled_code_is_stood_in_for_until_it_is_ready() -> None:
    compiling, rehearsed = threading.Event(), []

    class Slow(RandomBot):
        def rehearsals(self, game: Game) -> list[Rehearsal]:
            return [("slow", lambda: rehearsed.append(compiling.wait(timeout=10)))]

    game = dataclasses.replace(load_game("talismans"), bots={"slow": Slow})
    seats = Table.deal(Setup(game, 3, bots=("slow",)))
    assert not isinstance(seats.think(1).bot, Slow)
    seats.warm_up_bots()
    assert not isinstance(seats.think(1).bot, Slow)
    compiling.set()
    wait_until(lambda: seats.warm_up.ready)
    assert isinstance(seats.think(1).bot, Slow)
    assert rehearsed == [True]  # once, though two seats need it


def wait_until(is_so: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_quick_bots_start_no_compiler() -> None:
    seats = sit_down().table
    seats.warm_up_bots()
    assert seats.warm_up is None


def test_every_seat_has_a_name_at_every_table() -> None:
    most = max(load_game(name).seats for name in names())
    assert len(NAMES) >= most - 1
    for language in LANGUAGES:
        texts = Texts(None, language)
        called = seat_names(texts, most, 2)
        assert called[2] == texts.say("you")
        assert len(set(called)) == most


# --- keeping games -----------------------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was_left() -> None:
    left = sit_down(players=4, seat=2, seed=None, options={"preset": "strict"})
    play_on(left, 10)
    left.keep()
    again = Sitting.resume(left.path)
    assert again.table.match.fingerprint() == left.table.match.fingerprint()
    assert again.table.seat == 2
    assert again.table.setup.bots == ("random",)
    assert again.table.events() == left.table.events()
    play_on(again, 1000)
    assert again.table.match.is_over
    again.keep()
    assert Sitting.resume(left.path).table.match.scores == again.table.match.scores


def test_a_game_saved_elsewhere_can_be_continued(tmp_path: Path) -> None:
    match = load_game("talismans").new_match(3, seed=1)
    file = tmp_path / "elsewhere.json"
    file.write_text(json.dumps(match.save()))
    assert Sitting.resume(file).table.seat == 0


def test_a_rematch_is_the_same_table_with_another_deal() -> None:
    first = sit_down(players=5, seat=3, options={"zero_stake": "whole"})
    first.keep()
    second = first.rematch()
    assert second.path != first.path
    assert second.table.match.seed != first.table.match.seed
    assert second.table.match.options == first.table.match.options
    assert (second.table.match.players, second.table.seat) == (5, 3)


def test_a_save_replaces_the_old_one_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down()
    sitting.keep()
    before = sitting.path.read_bytes()

    def fail(*args: object, **named: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(saves.os, "fsync", fail)
    play_on(sitting, 3)
    with pytest.raises(OSError, match="disk full"):
        sitting.keep()
    assert sitting.path.read_bytes() == before
    assert [path.name for path in sitting.path.parent.iterdir()] == [sitting.path.name]


def test_the_latest_unfinished_game_is_found(finished: Path, started: Path) -> None:
    (started.parent / "broken.json").write_text("{")
    assert list(saves.unfinished()) == [started]
    assert saves.latest() == started
