"""The full-screen interface, played with the keyboard and the mouse as a person would."""

import asyncio
import dataclasses
import re
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList

from cartomante.bots.random import RandomBot
from cartomante.cli import play, saves
from cartomante.cli.screens import form
from cartomante.cli.screens.app import Cartomante
from cartomante.cli.screens.choices import Choice, Choices, arrange
from cartomante.cli.screens.ending import Ending
from cartomante.cli.screens.log import Log
from cartomante.cli.screens.pages import RulebookPage, SidePicker
from cartomante.cli.screens.table import TableScreen
from cartomante.cli.screens.welcome import Welcome
from cartomante.cli.sitting import Sitting
from cartomante.cli.table import Setup
from cartomante.core.game import Game, SideActions
from cartomante.core.match import Match
from cartomante.core.options import Number, Option, Subset
from cartomante.core.rule import ask
from cartomante.core.text import LANGUAGES, TEXTS
from cartomante.games import names
from cli.sittings import play_on, sit_down
from toy import GAME as TOY
from toy.state import CONTEST, SILENT, WAVE

COMPACT, LARGE = (80, 24), (120, 40)
CELL_WIDTH = 12.2  # of a screenshot


@asynccontextmanager
async def opened(
    sitting: Sitting | None, language: str = "en", size: tuple[int, int] = LARGE
) -> AsyncIterator[tuple[Cartomante, Pilot[str]]]:
    app = Cartomante(sitting, language, pace=0)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield app, pilot


async def look(app: Cartomante, pilot: Pilot[str]) -> str:
    """What stands on the screen once everything is drawn, row by row."""
    await pilot.pause()
    svg = app.export_screenshot(simplify=True)
    cells = re.findall(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', svg)
    rows: dict[float, str] = {}
    for x, y, text in sorted(cells, key=lambda cell: float(cell[0])):
        row = rows.get(float(y), "").ljust(round(float(x) / CELL_WIDTH))
        rows[float(y)] = row + unescape(text).replace("\xa0", " ")
    return "\n".join(row for _, row in sorted(rows.items()))


async def my_turn(app: Cartomante, pilot: Pilot[str]) -> bool:
    """Wait until the person is asked something; False when the game is over."""
    assert app.sitting is not None
    table = app.sitting.table
    for _ in range(2000):
        if table.match.is_over or (table.is_mine and table.next_bot() is None):
            return not table.match.is_over
        await asyncio.sleep(0.005)
    raise AssertionError("the bots do not move")


async def play_with_keys(app: Cartomante, pilot: Pilot[str], decisions: int = 1000) -> None:
    """Take one choice after the other, not always the first."""
    for number in range(decisions):
        if not await my_turn(app, pilot):
            return
        await pilot.press(*["right"] * (number % 3), "enter")


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{4,}", text.lower()))


def english_words(game: str = "talismans") -> set[str]:
    """Words of the English texts that the Italian ones do not contain."""

    def words(language: str) -> set[str]:
        files = [(TEXTS / language / f"{part}.ftl").read_text() for part in ("common", game)]
        without_comments = re.sub(r"^#.*$", "", "\n".join(files), flags=re.MULTILINE)
        without_names = re.sub(r"^([\w-]+|\s+\.\w+) *=", "", without_comments, flags=re.MULTILINE)
        return words_of(re.sub(r"\{[^}]*\}|\[\w+\]", "", without_names))

    return words("en") - words("it")


async def test_a_whole_game_in_italian_with_the_keyboard_alone() -> None:
    sitting, english, shown = sit_down(players=2, seed=28, options={"preset": "strict"}), english_words(), []
    assert {"your", "turn", "stake", "quit", "which"} <= english
    async with opened(sitting, "it", COMPACT) as (app, pilot):
        while await my_turn(app, pilot):
            shown.append(await look(app, pilot) if len(shown) % 6 == 0 else "")
            await pilot.press(*(["end"] if sitting.table.match.decision(0)["id"] == "commit_partner" else []), "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
        shown.append(await look(app, pilot))
        for key in ("question_mark", "r", "t", "l"):
            await pilot.press("escape", key)
            await pilot.pause()
            shown.append(await look(app, pilot))
    allowed = words_of(f"cartomante verify english {sitting.path}")
    assert words_of("\n".join(shown)) & english - allowed == set()
    assert Sitting.resume(sitting.path).table.match.is_over


def cards_nobody_told(match: Match, seat: int) -> list[int]:
    """What the others hold and this seat cannot know; Jokers left out, because they share a name."""
    held = [zones["hand"]["cards"] for zones in match.view(seat, everything=True)["seats"]]
    known = [zones["hand"]["cards"] for zones in match.view(seat)["seats"]]
    return [card for mine, theirs in zip(known, held, strict=True) for card in theirs if card not in mine and card < 98]


async def test_nobody_elses_cards_are_on_the_screen() -> None:
    sitting = sit_down(players=3, seed=3)
    texts, match = sitting.table.game.text("en"), sitting.table.match
    async with opened(sitting, size=(140, 60)) as (app, pilot):
        for _ in range(8):
            assert await my_turn(app, pilot)
            shown, hidden = await look(app, pilot), cards_nobody_told(match, 0)
            assert hidden
            assert [card for card in hidden if re.search(rf"{texts.name('card', card)}\b", shown)] == []
            await pilot.press("enter")


async def test_quit_in_the_middle_and_come_back() -> None:
    sitting = sit_down(players=3)
    async with opened(sitting, size=COMPACT) as (app, pilot):
        await play_with_keys(app, pilot, 7)
        assert await my_turn(app, pilot)
        before = (await look(app, pilot)).splitlines()
        await pilot.press("q")
    assert str(sitting.path) in app.return_value
    assert "play --resume" in app.return_value
    again = Sitting.resume(sitting.path)
    async with opened(again, size=COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        assert again.table.match.fingerprint() == sitting.table.match.fingerprint()
        assert (await look(app, pilot)).splitlines()[:8] == before[:8]


async def test_control_c_saves_and_quits_too() -> None:
    sitting = sit_down()
    async with opened(sitting) as (app, pilot):
        await pilot.press("ctrl+c")
    assert str(sitting.path) in app.return_value


async def test_a_save_that_fails_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit_down()
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        monkeypatch.setattr(saves, "write", disk_full)
        await pilot.press("enter")
        assert "disk full" in await look(app, pilot)
        await pilot.press("q")
        assert app.return_value is None
        assert await my_turn(app, pilot)


def disk_full(*args: object) -> None:
    raise OSError("disk full")


async def test_what_was_decided_survives_even_without_quitting() -> None:
    sitting = sit_down(players=3)
    async with opened(sitting) as (app, pilot):
        await play_with_keys(app, pilot, 5)
        kept = Sitting.resume(sitting.path).table.match.history
    assert sum(seat == 0 for seat, _ in kept) == 5


@pytest.mark.parametrize(("size", "language"), [*((COMPACT, language) for language in LANGUAGES), (LARGE, "de")])
async def test_everything_that_matters_is_in_sight(size: tuple[int, int], language: str) -> None:
    sitting = sit_down(players=4, seed=5)
    play_on(sitting, 14)
    async with opened(sitting, language, size) as (app, pilot):
        assert await my_turn(app, pilot)
        shown, texts = await look(app, pilot), app.screen.texts
        view = sitting.table.view()
        names = sitting.table.names(texts)[: view["players"]]
        assert texts.say("title") in shown
        assert texts.say(f"decision-{view['decision']['id']}") in shown
        assert all(f"{name} " in shown for name in names)
        assert all(texts.name("suit", suit) in shown for suit in view["table"]["row"])
        assert all(texts.score(seat["half_points"]) in shown for seat in view["seats"])
        assert texts.name("card", view["table"]["stake"][0]) in shown
        assert texts.say("your-hand") in shown
        assert texts.say("key-quit") in shown
        log = app.screen.query_one(Log)
        assert log.scroll_offset.y == log.max_scroll_y
        assert app.screen.query_one(Choices).region.bottom <= size[1] - 1
        assert "▸1" in shown


async def test_a_table_of_ten_can_be_scrolled_on_a_small_screen() -> None:
    sitting = sit_down(players=10, seed=5)
    async with opened(sitting, size=COMPACT) as (app, pilot):
        await play_with_keys(app, pilot, 4)
        await pilot.press("tab", "tab", "home")
        await pilot.pause(0.4)
        first = await look(app, pilot)
        await pilot.press("end")
        await pilot.pause(0.4)
        last = await look(app, pilot)
        names = sitting.table.names(app.screen.texts)
        assert all(f"{name} " in first for name in names[:7])
        assert all(f"{name} " in last for name in names[-7:])


async def test_the_window_may_change_its_size_at_any_time() -> None:
    sitting = sit_down(players=4)
    async with opened(sitting) as (app, pilot):
        for width, height in [(80, 24), (200, 60), (99, 31), (20, 5), (120, 40)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            await play_with_keys(app, pilot, 1)
            assert app.size == (width, height)
        assert await my_turn(app, pilot)
        assert app.screen.texts.say(f"decision-{sitting.table.match.decision(0)['id']}") in await look(app, pilot)


async def test_changing_the_language_changes_the_log_too() -> None:
    sitting = sit_down(players=3)
    async with opened(sitting) as (app, pilot):
        await play_with_keys(app, pilot, 3)
        assert await my_turn(app, pilot)
        entries = app.screen.query_one(Log).option_count
        await pilot.press("l", "down", "down", "enter")
        await pilot.pause()
        assert app.language == "de"
        shown = await look(app, pilot)
        assert "Die Wettertalismane" in shown
        assert "Runde" in shown
        assert "Turn" not in shown
        log = app.screen.query_one(Log)
        assert log.option_count == entries
        prompts = [str(log.get_option_at_index(index).prompt) for index in range(entries)]
        assert prompts[0].startswith("Die Karten sind gegeben")
        assert not any("You" in prompt for prompt in prompts)


async def test_the_log_explains_the_rule_behind_an_entry() -> None:
    sitting = sit_down(players=3)
    async with opened(sitting) as (app, pilot):
        await play_with_keys(app, pilot, 3)
        assert await my_turn(app, pilot)
        await pilot.press("tab")
        await pilot.pause()
        assert app.screen.query_one(Log).has_focus
        newest = sitting.table.events()[-1].kind.name
        assert str(app.screen.query_one("#rule").render()) == app.screen.texts.say(f"event-{newest}", "rule")
        await pilot.press("up")
        await pilot.pause()
        assert str(app.screen.query_one("#rule").render())
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen.query_one(Choices).has_focus
        assert not app.screen.query_one("#rule").display


async def test_the_commitment_is_shown_before_the_first_move() -> None:
    sitting = sit_down(players=3, seed=None)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        digest = sitting.table.match.seed.commitment
        assert digest in str(app.screen.query_one(Log).get_option_at_index(0).prompt)
        assert digest[:12] in await look(app, pilot)


async def test_the_mouse_chooses_too() -> None:
    sitting = sit_down(players=2)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        choices = app.screen.query_one(Choices)
        wanted = choices.choices[1].action
        await pilot.click(Choices, offset=(choices.regions[1].x + 4, 0))
        await pilot.pause()
        assert sitting.table.match.history[-1] == (0, wanted) or (0, wanted) in sitting.table.match.history


async def test_the_keys_at_the_bottom_can_be_clicked() -> None:
    async with opened(sit_down()) as (app, pilot):
        await pilot.click("#keys", offset=(20, 0))
        await pilot.pause()
        assert isinstance(app.screen, RulebookPage)
        await pilot.click(offset=(1, 1))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_a_key_brings_the_cursor_and_enter_takes_the_choice() -> None:
    sitting = sit_down(players=2)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        wanted = app.screen.query_one(Choices).choices[4].action
        await pilot.press("5")
        assert sitting.table.is_mine
        assert app.screen.query_one(Choices).cursor == 4
        await pilot.press("enter")
        assert (0, wanted) in sitting.table.match.history


async def test_a_choice_is_taken_once_however_often_enter_is_pressed() -> None:
    sitting = sit_down(players=2)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        choice = app.screen.query_one(Choices).choices[0]
        app.screen.query_one(Choices).post_message(Choices.Chosen(choice))
        app.screen.query_one(Choices).post_message(Choices.Chosen(choice))
        await pilot.pause()
        assert [move for move in sitting.table.match.history if move == (0, choice.action)] == [(0, choice.action)]


def test_a_choice_much_wider_than_most_takes_several_columns() -> None:
    regions = arrange([10, 10, 10, 10, 25, 10], 40)
    assert [(region.x, region.y, region.width) for region in regions] == [
        (0, 0, 10), (10, 0, 10), (20, 0, 10), (30, 0, 10), (0, 1, 30), (30, 1, 10),
    ]  # fmt: skip
    assert [region.x for region in arrange([10, 12, 8], 40)] == [0, 12, 24]
    assert [(region.x, region.y) for region in arrange([90, 10], 40)] == [(0, 0), (0, 1)]


async def test_the_arrows_go_to_the_nearest_choice_of_the_next_row() -> None:
    async with opened(sit_down()) as (app, pilot):
        choices = app.screen.query_one(Choices)
        wide = [Choice(number, Content("x" * (60 if number == 4 else 8))) for number in range(8)]
        choices.offer(wide)
        assert [region.y for region in choices.regions] == [0, 0, 0, 0, 1, 2, 2, 2]
        visited = []
        for key in ("right", "down", "down", "right", "up", "up", "left", "end", "down", "home", "up"):
            await pilot.press(key)
            visited.append(choices.cursor)
        assert visited == [1, 4, 5, 6, 4, 0, 0, 7, 7, 0, 0]


async def test_light_and_dark() -> None:
    async with opened(sit_down()) as (app, pilot):
        assert app.current_theme.dark
        await pilot.press("d")
        assert not app.current_theme.dark


# --- the end -----------------------------------------------------------------------------------------------------


async def test_the_end_tells_places_seed_and_how_to_verify_and_offers_a_rematch() -> None:
    sitting = sit_down(players=2, seed=None)
    play_on(sitting, 1000)
    async with opened(sitting) as (app, pilot):
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
        match, texts = sitting.table.match, app.screen.texts
        proof, places = (str(app.screen.query_one(part).render()) for part in ("#proof", "#places"))
        for text in (match.seed.secret, match.seed.commitment, f"cartomante verify {sitting.path}"):
            assert text in proof
        assert texts.say("ending-hand_empty") in places
        assert all(texts.score(points) in places for points in match.scores)
        await pilot.press("n")
        await pilot.pause(0.1)
        assert isinstance(app.screen, TableScreen)
        assert app.sitting.path != sitting.path
        assert not app.sitting.table.match.is_over


async def test_after_the_end_the_table_can_be_looked_at() -> None:
    sitting = sit_down(players=2)
    play_on(sitting, 1000)
    async with opened(sitting) as (app, pilot):
        await pilot.pause(0.1)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(app.screen, Ending)
        await pilot.press("q")
    assert "verify" in app.return_value


async def test_players_level_on_points_are_told_what_decided() -> None:
    game = sit_down().table.game
    start = {
        "players": 3, "row": ["SU", "FO", "CL", "SN", "RA", "ST"], "stake": ["CL3"],
        "hands": [["SU4"], ["FO5", "RA2"], ["CL8", "RA3"]],
        "captured": [["FO1"], ["FT"], []],
    }  # fmt: skip
    sitting = Sitting.begin(Setup(game, 3, bots=("random",)))
    sitting.table.match = game.from_position(start)
    play_on(sitting, 10)
    assert sitting.table.match.scores == [2, 2, 0]
    async with opened(sitting) as (app, pilot):
        await pilot.pause(0.1)
        assert app.screen.ties([1, 0, 2], ["You", "Aurora", "Bruno"]) == [
            "Aurora and You have equal points; the tie-break of the rules puts them in this order."
        ]


# --- the first screen --------------------------------------------------------------------------------------------


async def test_the_first_screen_begins_the_game_that_was_chosen() -> None:
    async with opened(None, size=COMPACT) as (app, pilot):
        assert isinstance(app.screen, Welcome)
        assert "Continue" not in await look(app, pilot)
        app.screen.form.pick_game("talismans")
        app.screen.speak()
        await go_to(app, pilot, "players")
        await pilot.press("right", "right")
        await go_to(app, pilot, "bot")
        while app.screen.form.bot != "apprentice":
            await pilot.press("enter")
        await go_to(app, pilot, "preset")
        await pilot.press("right", "home", "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, TableScreen)
        match = app.sitting.table.match
        assert match.players == 6
        assert match.options["share_exclusion"] == "while_pending"


async def go_to(app: Cartomante, pilot: Pilot[str], row: str) -> None:
    """Move the cursor of the first screen to a row."""
    menu = app.screen.query_one(OptionList)
    await pilot.press("home")
    for _ in range(menu.option_count):
        if menu.highlighted_option.id == row:
            return
        await pilot.press("down")
    raise AssertionError(f"there is no row {row}")


async def test_options_that_ask_for_a_number_of_players_choose_it() -> None:
    async with opened(None, size=COMPACT) as (app, pilot):
        app.screen.form.pick_game("shipwreck")
        app.screen.speak()
        await go_to(app, pilot, "preset")
        while app.screen.form.options["two_player_challenge"] is False:
            await pilot.press("right")
        assert app.screen.form.players == 2
        assert app.screen.query_one(OptionList).highlighted_option.id == "preset"
        assert "players" not in [option.id for option in app.screen.query_one(OptionList).options]
        app.screen.form.bot = "random"  # nothing to compile
        await pilot.press("home", "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, TableScreen)
        assert app.sitting.table.match.options["two_player_challenge"] is True


@pytest.mark.usefixtures("toy_on_the_shelf")
async def test_the_first_screen_lets_choose_the_game() -> None:
    async with opened(None, size=COMPACT) as (app, pilot):
        await go_to(app, pilot, "game")
        seen = set()
        for _ in names():
            seen.add(app.screen.form.game.name)
            assert app.screen.game is app.screen.form.game
            assert app.screen.texts.say("title") in await look(app, pilot)
            await pilot.press("right")
        assert seen == set(names()) >= {"talismans", "toy"}
        while app.screen.form.game.name != "toy":
            await pilot.press("right")
        assert (app.screen.form.bot, app.screen.form.options) == ("adept", {"passing": False})
        app.screen.form.bot = "random"
        await pilot.press("home", "enter")
        await pilot.pause(0.1)
        assert app.sitting.table.game.name == "toy"
        await play_with_keys(app, pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
    assert Sitting.resume(app.sitting.path).table.setup.bots == ("random",)


def large_form() -> Game:
    """The toy with options of every kind, more of them than a small screen has lines."""
    several = [Option(f"variant{number}", ("plain", "odd")) for number in range(25)]
    sets, deck = Subset("sets", ("first", "second")), Subset("deck", tuple("abcdefgh"), least=2)
    return dataclasses.replace(TOY, options=(sets, deck, Number("turns", 9, 1, 99), *several), presets=None)


async def test_the_first_screen_offers_options_of_every_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = large_form()
    folder = tmp_path / "texts" / "en"
    folder.mkdir(parents=True)
    labels = "".join(f"option-{option.name} = About {option.name}\n" for option in game.options)
    words = (TOY.texts / "en" / "toy.ftl").read_text() + labels + "option-sets-first = Opening set\n"
    (folder / "toy.ftl").write_text(words)
    game = dataclasses.replace(game, texts=folder.parent)
    monkeypatch.setattr(form, "load_game", lambda name: game)
    async with opened(None, size=COMPACT) as (app, pilot):
        spelled = []
        await go_to(app, pilot, "option-sets")
        for _ in range(4):
            shown = await look(app, pilot)
            spelled.append(re.search(r"About sets +‹ (.*) ›", shown)[1])
            await pilot.press("right")
        assert spelled == ["none", "Opening set", "second", "Opening set and second"]
        assert app.screen.form.options["sets"] == []
        assert app.screen.form.setup().options["deck"] == []
        await go_to(app, pilot, "option-variant24")
        assert "About variant24" in await look(app, pilot)
        await go_to(app, pilot, "leave")
        assert app.screen.query_one("#about").region.bottom <= COMPACT[1] - 1


async def test_the_first_screen_offers_the_last_unfinished_game(started: Path) -> None:
    async with opened(None, size=COMPACT) as (app, pilot):
        assert "Continue" in await look(app, pilot)
        assert started.stem in await look(app, pilot)
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert app.sitting.path == started


async def test_a_broken_game_is_told_and_not_opened(started: Path, tamper: Callable[..., None]) -> None:
    tamper(started, fingerprint="0" * 32)
    async with opened(None) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Welcome)
        assert "fingerprint" in await look(app, pilot)


async def test_the_first_screen_speaks_every_language() -> None:
    async with opened(None, size=COMPACT) as (app, pilot):
        menu = app.screen.query_one(OptionList)
        while menu.highlighted_option.id != "language":
            await pilot.press("down")
        seen = []
        for _ in LANGUAGES:
            seen.append(await look(app, pilot))
            await pilot.press("right")
        assert len(set(seen)) == len(LANGUAGES)
        assert app.language == "en"


# --- without being asked -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("toy_on_the_shelf")
async def test_the_person_does_something_without_being_asked() -> None:
    sitting = Sitting.begin(Setup(TOY, 3, seed=2, bots=("random",)))
    async with opened(sitting, size=COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        assert app.screen.texts.say("key-side") in await look(app, pilot)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SidePicker)
        assert app.screen.texts.say("side-wave") in await look(app, pilot)
        await pilot.press("escape", "s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.table.match.history[-1] == (0, WAVE)
        assert sitting.table.is_mine
        shown = await look(app, pilot)
        assert "You wave to the table." in shown
        assert app.screen.texts.say("key-side") not in shown
        await pilot.press("s")
        assert isinstance(app.screen, TableScreen)
    assert Sitting.resume(sitting.path).table.match.history == sitting.table.match.history


async def test_a_bot_whose_question_is_gone_thinks_again() -> None:
    """While it thinks, the person's side action puts another question to it."""
    thinking, go_on = threading.Event(), threading.Event()

    class Slow(RandomBot):
        def choose(self, match: Match, seat: int) -> int:
            action = super().choose(match, seat)
            thinking.set()
            go_on.wait(timeout=10)
            return action

    def interrupt(s: Any, c: Any, seat: int, action: int) -> None:
        ask(s, CONTEST, 1)
        s.about = 0

    game = dataclasses.replace(TOY, side=SideActions(lambda s, c, seat: [WAVE], interrupt), bots={"slow": Slow})
    sitting = Sitting.begin(Setup(game, 2, seed=2, bots=("slow",)))
    match = sitting.table.match
    async with opened(sitting) as (app, _):
        await asyncio.to_thread(thinking.wait, 10)
        app.screen.play(WAVE)
        go_on.set()
        for _ in range(2000):
            if len(match.history) > 1:
                break
            await asyncio.sleep(0.005)
    assert match.history[:2] == [(0, WAVE), (1, match.history[1][1])]
    assert match.history[1][1] in {SILENT, *range(5)}  # an answer to the new question


# --- other games, and the command that opens all this ------------------------------------------------------------


async def test_a_game_without_a_board_of_its_own_is_playable() -> None:
    sitting = Sitting.begin(Setup(TOY, 3, seed=2, bots=("random",)))
    async with opened(sitting, "es", COMPACT) as (app, pilot):
        await play_with_keys(app, pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)


def test_the_command_opens_the_table_it_describes(run, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    opened_with = []

    def launch(sitting: Sitting | None, language: str, pace: float) -> str:
        opened_with.append((sitting, language, pace))
        return "See you."

    monkeypatch.setattr(play, "has_terminal", lambda: True)
    monkeypatch.setattr(play, "launch", launch)
    words = "play talismans --players 5 --seat 2 --bots random --seed 9 --options preset=strict --lang it --pace 0"
    result = run(*words.split())
    assert (result.exit_code, result.stdout) == (0, "See you.\n")
    sitting, language, pace = opened_with[0]
    assert (language, pace) == ("it", 0)
    assert (sitting.table.match.players, sitting.table.seat, sitting.table.match.seed.number) == (5, 2, 9)
    assert sitting.table.match.options["stake_pool"] == "all_played"
    run("play")
    assert opened_with[1][0] is None


def test_the_command_resumes(run, started: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    paths = []
    monkeypatch.setattr(play, "has_terminal", lambda: True)
    monkeypatch.setattr(play, "launch", lambda sitting, language, pace: paths.append(sitting.path))
    assert run("play", "--resume").exit_code == 0
    assert run("play", "--resume", started).exit_code == 0
    assert paths == [started, started]
