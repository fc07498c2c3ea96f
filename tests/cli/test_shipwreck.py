"""The Shipwreck Arcana in the terminal: the board, notes, hints and deduction, and whole games with the keyboard."""

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from cartomante.cli.boards import make_board
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.lines import Columns, Line, Tiles, lay_out, margin_for
from cartomante.cli.boards.shipwreck import ShipwreckBoard
from cartomante.cli.boards.shipwreck.reasons import reason_in_words
from cartomante.cli.boards.shipwreck.row import Row
from cartomante.cli.screens.app import Cartomante
from cartomante.cli.screens.choices import Choices
from cartomante.cli.screens.ending import Ending
from cartomante.cli.screens.pages import DeductionPage, NotesWindow, SidePicker
from cartomante.cli.screens.table import TableScreen
from cartomante.cli.sitting import Sitting
from cartomante.cli.table import seat_names
from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.core.rule import NONE
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game
from cartomante.games.shipwreck.deduction import Reason
from cartomante.games.shipwreck.state import (
    AGREE,
    CARD_IDS,
    FOLLOW_SPEAKER,
    NOTE_TOGGLE,
    OBJECT,
    PASS,
    PLAY,
    PREDICT,
    USE_POWER,
)
from cli.sittings import play_on, sit_down
from cli.test_screens import COMPACT, LARGE, english_words, look, my_turn, opened, words_of

GAME = load_game("shipwreck")
PLAY_1_ON_KEY = PLAY + 2
EVERYTHING = {"sets": ["promo", "imago", "stars_below"]}


def position(**fields: Any) -> Match:
    """Seat 0 of three holds an old 1 and a new 7 and is about to play."""
    start = {
        "players": 3, "row": ["dawn", "key", "judge", "shore"], "fates": [[0, 3], [2, 2]], "hands": [[1, 7], [], []],
        "has_old": True, "phase": "play", "score": 3, "doom": 4,
    }  # fmt: skip
    return GAME.from_position(start | fields)


def draw(match: Match, seat: int = 0, language: str = "en", is_tight: bool = False) -> ShipwreckBoard:
    texts = GAME.text(language)
    board = make_board(Scene.of(match, seat, texts, seat_names(texts, match.players, seat), is_tight))
    assert isinstance(board, ShipwreckBoard)
    return board


def rows(board: Board, width: int = 76) -> str:
    centre = board.centre()
    return "\n".join(row.plain for row in lay_out(centre, width, margin_for(centre)))


def text(lines: list[Line]) -> str:
    return "\n".join(row.plain for row in lay_out(lines, 200, margin_for(lines)))


def choices(board: Board) -> list[str]:
    return [board.choice(action)[0].plain for action in sorted(board.view["legal"], key=board.order)]


# --- the middle of the table -------------------------------------------------------------------------------------


def test_cards_stand_side_by_side_with_all_there_is_to_say() -> None:
    shown = rows(draw(position()))
    assert re.search(r"Score +◆ ◆ ◆ ◇ ◇ ◇ ◇ 3 +Doom ▲ ▲ ▲ ▲ △ △ △ 4", shown)
    assert re.search(r"Dawn +The Key +The Judge +The Shore", shown)
    assert re.search(r"the higher fate +sum 7, 8 or 9 +even sum +difference 4 or", shown)
    assert re.search(r"●○○ 1/3 +○○○ 0/3 +●○○ 1/3 +○○○○ 0/4", shown)
    assert re.search(r" 3 +no fates + 2 +no fates", shown)
    assert re.search(r"◗ Higher than\? +◗ Old\? +◗ 3-4-5\? +◗ Discard lower", shown)
    assert re.search(r"Deck +16 \(Leviathan\) +Bag 17", shown)
    assert max(map(len, shown.splitlines())) <= 76


def test_with_little_room_cards_stand_below_each_other() -> None:
    board = draw(position(), is_tight=True)
    assert [type(part) for part in board.centre()] == [Line, Columns, Line]
    assert Tiles in map(type, draw(position()).centre())
    lines = rows(board, 78).splitlines()
    assert re.fullmatch(r"Dawn +●○○ + 3 +the higher fate", lines[1])
    assert re.fullmatch(r"The Shore +○○○○ +difference 4 or more", lines[4])


def test_a_card_that_is_due_says_so() -> None:
    match = position(fates=[[0, 3], [0, 4], [2, 2]])
    assert rows(draw(match)).count("will fade") == 1
    assert Row(draw(match)).is_due(0)
    assert not any(Row(draw(match)).is_due(slot) for slot in (1, 2, 3))


def test_cards_that_do_not_count_hours_are_due_by_what_everybody_knows() -> None:
    match = position(
        row=["ash", "fall", "judge", "shore"], fates=[[1, 4], [1, 5]], hands=[[1, 3], [], []], options=EVERYTHING
    )
    assert "does not count hours" in text([line for _, lines in draw(match).whole_table() for line in lines])
    assert not Row(draw(match)).is_due(0)
    match.apply(
        next(a for a in match.legal_actions(0) if match.meaning(a, 0) == ("placement", [3, CARD_IDS.index("fall"), 0])),
        0,
    )
    board = draw(match, seat=1)
    assert match.view(1)["table"]["phase"] == "group"
    assert not Row(board).is_due(0)
    assert Row(board).is_due(1)  # 12 is at least twice 1, and that was announced
    low = position(row=["ash", "fall", "judge", "shore"], hands=[[1, 3], [], []], fates=[], options=EVERYTHING)
    low.apply(next(a for a in low.legal_actions(0) if low.meaning(a, 0)[1][0] == 1), 0)
    assert Row(draw(low, seat=1)).is_due(0)  # a 1 was played


def test_a_fate_that_came_by_way_of_the_hours_is_marked() -> None:
    match = position(row=["beast", "huntress", "mirror", "shore"], fates=[], hands=[[2, 5], [], []])
    assert choices(draw(match)) == ["Play 2 on The Hours", "Play 5 on The Hours"]
    match.apply(match.legal_actions(0)[0], 0)
    assert " 2 by way of The " in rows(draw(match))
    assert "will fade 2 by way of The Hours" in rows(draw(match, is_tight=True), 200)


def test_what_lies_under_a_card_is_shown() -> None:
    match = position(attached=[[], ["north_wind"], [], []], options=EVERYTHING)
    assert "Under it: Slow" in rows(draw(match))


def test_a_gap_in_the_row_is_shown_as_one() -> None:
    match = position(row=["dawn", "key", "judge", "shore"])
    view = match.view(0)
    view["table"]["row"][2] = NONE
    for is_tight in (False, True):
        scene = Scene.of(match, 0, GAME.text("en"), ["You", "A", "B"], is_tight)
        object.__setattr__(scene, "view", view)
        assert "–" in rows(ShipwreckBoard(scene))


def test_powers_at_hand_say_what_they_do() -> None:
    match = position(faded=["beast", "servant"], exile=[5])
    shown = re.sub(r"\s+", " ", rows(draw(match)))
    assert "Powers Twice The Beast The group may predict once more this turn." in shown
    assert "1-2-3? The Servant The group asks whether the secret fate is a 1, 2 or 3." in shown
    assert "Exile 5" in shown
    assert "Twice  The Beast  1-2-3?  The Servant" in rows(draw(match, is_tight=True), 200)
    assert "no powers yet" in rows(draw(position()))
    assert "power used this turn" in rows(draw(position(power_used=True)))


# --- players and hands -------------------------------------------------------------------------------------------


def test_hands_show_values_hours_and_ages_to_their_owner_alone() -> None:
    match = position()
    assert re.fullmatch(r" 1  ● old +7  ●●● new +", text(draw(match).hand()))
    assert text(draw(match, seat=1).hand()) == "nothing"
    mine = text(draw(match, seat=1).seat(0))
    assert mine.count("?") == 2


def test_number_lines_show_what_is_ruled_out() -> None:
    match = position(lines=[[], [1, 3, 7], []])
    assert text(draw(match).seat(1)).startswith("· 2 · 4 5 6 ·")


def test_the_table_knows_who_is_active_a_bot_or_about_to_leave() -> None:
    match = position(bot=[1], leaving=[2], follows=[0])
    board = draw(match)
    assert board.seat_title(0).plain.startswith("▸ You")
    assert board.seat_title(1).plain.startswith("  Aurora")
    assert "bot" in text(board.seat(1))
    assert "leaving" in text(board.seat(2))
    assert "Follows the speaker" in text(board.seat(0))


def test_in_the_challenge_both_hands_are_shown() -> None:
    match = GAME.new_match(2, seed=1, options={"two_player_challenge": True, "hints": "logical", "start_seat": 0})
    board = draw(match)
    assert [line.label for line in board.hand()] == ["A", "B"]
    assert re.search(r"A 1 2 3 4 5 6 7.*B 1 2 3 4 5 6 7", text(board.seat(0)).replace("\n", " "))
    match.apply(match.legal_actions(0)[0], 0)
    assert draw(match, seat=1).deduction()[0][0].startswith("Aurora, hand A")


def test_proposals_are_told_and_those_that_were_rejected() -> None:
    match = position()
    match.apply(PLAY_1_ON_KEY, 0)
    match.apply(PREDICT + 3, 1)
    board = draw(match, seat=2)
    assert board.view["decision"]["id"] == "group_vote"
    assert re.search(r"Proposal +Bruno: Predict 3", rows(board))
    match.apply(OBJECT, 2)
    assert re.search(r"Rejected proposals +Predict 3", rows(draw(match, seat=2)))
    assert "Predict 3" in text([line for _, lines in draw(match, seat=2).whole_table() for line in lines])


def test_predictions_left_are_told_where_there_is_more_than_one() -> None:
    match = position(row=["dawn", "key", "judge", "wish"], options=EVERYTHING)
    match.apply(PLAY + 4, 0)
    assert "Predictions left 2" in rows(draw(match, is_tight=True))
    match.apply(PREDICT + 3, 1)
    match.apply(AGREE, 2)
    assert re.search(r"Predictions left +1 +Wrong +3", rows(draw(match)))


# --- choices and hints -------------------------------------------------------------------------------------------


def test_choices_read_like_people_speak() -> None:
    assert choices(draw(position())) == [
        "Play 1 on The Key", "Play 1 on The Judge", "Play 1 on The Shore", "Play 7 on Dawn", "Play 7 on The Key",
        "Play 7 on The Judge", "Play 7 on The Shore",
    ]  # fmt: skip
    help = draw(position()).choice(PLAY_1_ON_KEY)[1]
    assert help.startswith("Play 1 on The Key. Takes either fate if the two add up to 7, 8 or 9.")


def test_the_key_of_a_prediction_is_its_value() -> None:
    match = position(faded=["servant"])
    match.apply(PLAY_1_ON_KEY, 0)
    board = draw(match, seat=1)
    assert choices(board) == ["Pass", *(f"Predict {value}" for value in range(1, 8)), "Use The Servant: 1-2-3?"]
    assert [board.choice_key(action) for action in (PASS, PREDICT + 1, PREDICT + 7)] == ["0", "1", "7"]
    assert board.choice(USE_POWER + CARD_IDS.index("servant"))[1] == (
        "Use The Servant. The group asks whether the secret fate is a 1, 2 or 3."
    )


@pytest.mark.parametrize(
    ("hints", "label", "said"),
    [
        ("off", "Play 1 on The Key", "Play 1 on The Key."),
        ("logical", "Play 1 on The Key → 6 7", "1 on The Key leaves: 6 and 7."),
        ("cooperative", "Play 1 on The Key → 6 7 ★", "1 on The Key leaves: 6 and 7; tells the most."),
    ],
)
def test_hints_say_what_a_play_would_leave(hints: str, label: str, said: str) -> None:
    shown, explained = draw(position(options={"hints": hints})).choice(PLAY_1_ON_KEY)
    assert shown.plain == label
    assert explained.startswith(said)


def test_hints_weigh_plays_and_values() -> None:
    match = position(options={"hints": "bayes"})
    shown, explained = draw(match).choice(PLAY_1_ON_KEY)
    chance = re.fullmatch(r"Play 1 on The Key → 6 7 · (\d+)%", shown.plain)[1]
    assert f"right in {chance}% of cases" in explained
    match.apply(PLAY_1_ON_KEY, 0)
    board = draw(match, seat=1)
    likely = board.table["hints"]["likely"]
    assert f"6: {likely['6']}%" in rows(board)
    assert board.choice(PREDICT + 6)[0].plain == f"Predict 6 {likely['6']}%"
    assert board.choice(PREDICT + 1)[0].plain == "Predict 1 0%"


def test_hints_of_logic_and_kindness_stand_on_the_board() -> None:
    for hints, wanted in (("logical", 1), ("cooperative", 2)):
        match = position(options={"hints": hints})
        match.apply(PLAY_1_ON_KEY, 0)
        shown = rows(draw(match, seat=1))
        assert "Still possible (Aurora): 6 and 7" in shown.replace("You", "Aurora")
        assert shown.count("6 and 7") == wanted


# --- deduction ---------------------------------------------------------------------------------------------------


def test_the_panel_gives_a_reason_for_every_value_that_is_out() -> None:
    match = position(options={"hints": "bayes"})
    match.apply(PLAY_1_ON_KEY, 0)
    (title, lines), *others = draw(match, seat=1).deduction()
    assert others == []
    assert "For your eyes only" in title
    assert [line.label for line in lines] == [str(value) for value in range(1, 8)]
    told = text(list(lines)).splitlines()
    assert all(
        "✗ with it, 1 could not have been played on The Key (turn 1)" in told[value - 1] for value in range(1, 6)
    )
    assert [bool(re.search(r"█ \d+%$", told[value - 1])) for value in (6, 7)] == [True, True]


def test_of_your_own_fate_the_panel_says_what_the_others_know() -> None:
    match = position(options={"hints": "logical"})
    match.apply(PLAY_1_ON_KEY, 0)
    (title, lines), *_ = draw(match, seat=0).deduction()
    assert "What the others can conclude" in title
    assert text(list(lines)).count("✓") == 2


def test_your_own_fates_count_as_a_reason() -> None:
    match = position(
        hands=[[1, 7], [6], []], fates=[[0, 3], [2, 6], [3, 6]], options={"hints": "logical"}
    )  # fmt: skip
    match.apply(PLAY_1_ON_KEY, 0)
    told = text(list(draw(match, seat=1).deduction()[0][1])).splitlines()
    assert "your own fates leave no copy of it" in told[5]
    assert "your own" not in text(list(draw(match, seat=2).deduction()[0][1]))


def test_without_hints_there_is_no_panel() -> None:
    assert not draw(position()).can_deduce
    assert draw(position(options={"hints": "logical"})).can_deduce


def test_where_nothing_is_known_the_panel_says_so() -> None:
    assert draw(position(has_old=False, options={"hints": "logical"})).deduction() == [
        ("Nothing to deduce right now.", [])
    ]


@pytest.mark.parametrize("hints", ["logical", "cooperative", "bayes"])
def test_hints_and_deductions_show_a_seat_nothing_it_cannot_know(hints: str) -> None:
    match = GAME.new_match(3, seed=5, options={"hints": hints, "auto_number_line": "logical", **EVERYTHING})
    for number in range(25):
        for seat in range(3):
            board, other = draw(match, seat), draw(match.determinize(seat, number), seat)
            assert rows(board) == rows(other)
            assert list(map(board.choice, board.view["legal"])) == list(map(other.choice, other.view["legal"]))
            for (title, lines), (other_title, other_lines) in zip(board.deduction(), other.deduction(), strict=True):
                assert (title, text(list(lines))) == (other_title, text(list(other_lines)))
        if match.is_over:
            break
        seat = match.deciders()[0]
        match.apply(GAME.house_bot(match.determinize(seat, 0), seat), seat)


def event(kind: str, **args: Any) -> Event:
    return Event(next(known for known in GAME.events if known.name == kind), 1, args)


REASONS = {
    "played": (Reason("played", value=4, card=11, turns_ago=2), "4 could not have been played on The Key (turn 7)"),
    "hours": (Reason("played-hours", value=4), "4 would not have gone to The Hours (turn 9)"),
    "chalice": (Reason("told-higher", event("told_higher", fate=3, answer=0)), "“higher than 3?” was answered no"),
    "chalice unheard, yes": (Reason("told-higher", values=(4, 5, 6, 7)), "“higher than 3?” was answered yes"),
    "chalice unheard, no": (Reason("told-higher", values=(1, 2, 3)), "“higher than 3?” was answered no"),
    "values": (Reason("asked", event("asked_values", values=[1, 4, 7], answer=1)), "about 1, 4 and 7 was answered yes"),
    "higher": (Reason("asked", event("asked_higher", number=4, answer=0)), "about 5, 6 and 7 was answered no"),
    "same": (Reason("asked", event("asked_same", number=4, answer=0)), "about 4 was answered no"),
    "within": (Reason("asked", event("asked_within", fate=2, answer=1)), "about 1, 2, 3 and 4 was answered yes"),
    "unheard": (Reason("asked", values=(5, 6, 7)), "about 5, 6 and 7 was answered yes"),
    "old": (Reason("old", event("told_old", answer=1), values=(1,)), "was answered yes"),
    "old unheard": (Reason("old", values=(0,)), "was answered no"),
    "fall": (Reason("fall", event("announced", card=32, answer=0)), "was answered no"),
    "fall unheard": (Reason("fall", values=(1, 2)), "was answered yes"),
    "predicted": (Reason("predicted", value=5), "predicting 5 was wrong (turn 9)"),
    "thief": (Reason("thief", value=5, card=11), "took the 5 from The Key"),
    "thief-nothing": (Reason("thief-nothing"), "found nothing higher"),
    "discarded": (Reason("discarded", value=5, card=11), "the 5 on The Key was discarded"),
    "copies": (Reason("copies"), "accounted for"),
    "held": (Reason("held"), "kept from an earlier turn"),
    "own": (Reason("own"), "your own fates"),
}  # fmt: skip


@pytest.mark.parametrize(("reason", "words"), REASONS.values(), ids=REASONS.keys())
def test_every_reason_can_be_told(reason: Reason, words: str) -> None:
    assert words in reason_in_words(GAME.text("en"), reason, turn=9)
    said = {reason_in_words(GAME.text(language), reason, turn=9) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


# --- the table ---------------------------------------------------------------------------------------------------


def test_the_game_knows_which_seats_bots_play() -> None:
    sitting = sit_down(players=3, seat=1, game="shipwreck")
    assert [zones["bot"] for zones in sitting.table.view()["seats"]] == [True, False, True]
    sitting.keep()
    assert Sitting.resume(sitting.path).table.view()["seats"] == sitting.table.view()["seats"]


def test_the_person_is_offered_nothing_that_is_for_the_host() -> None:
    sitting = sit_down(players=3, game="shipwreck")
    offered = sitting.table.side_actions()
    assert FOLLOW_SPEAKER in offered
    assert not set(offered) & set(GAME.side.seating)


# --- the screen --------------------------------------------------------------------------------------------------


def table_for_three(**options: object) -> Sitting:
    return sit_down(3, seed=11, game="shipwreck", bots=("reference",), options={"preset": "family", **options})


async def choose_well(app: Cartomante, pilot: Pilot[str]) -> None:
    """Take the choice with the highest percentage; predict nothing that is not likely."""
    shown = app.screen.query_one(Choices).choices
    chances = [int((re.findall(r"(\d+)%", choice.label.plain) or ["55"])[-1]) for choice in shown]
    await pilot.press("home", *["right"] * chances.index(max(chances)), "enter")


@pytest.mark.parametrize("size", [COMPACT, LARGE])
async def test_a_whole_game_in_italian_with_the_keyboard_alone(size: tuple[int, int]) -> None:
    sitting, shown = table_for_three(hints="bayes"), []
    async with opened(sitting, "it", size) as (app, pilot):
        while await my_turn(app, pilot):
            shown.append(await look(app, pilot))
            if len(shown) == 3:
                for key in ("w", "n", "s", "question_mark", "t", "r"):
                    await pilot.press(key)
                    await pilot.pause()
                    shown.append(await look(app, pilot))
                    await pilot.press("escape")
            await choose_well(app, pilot)
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
        shown.append(await look(app, pilot))
    allowed = words_of(f"cartomante verify the shipwreck arcana {sitting.path}")
    assert words_of("\n".join(shown)) & english_words("shipwreck") - allowed == set()
    assert Sitting.resume(sitting.path).table.match.is_over


@pytest.mark.parametrize(("size", "language"), [(size, lang) for size in (COMPACT, LARGE) for lang in LANGUAGES])
async def test_everything_that_matters_is_in_sight(size: tuple[int, int], language: str) -> None:
    options = {"preset": "everything", "hints": "bayes", "difficulty": "easy"}
    sitting = sit_down(4, seed=5, game="shipwreck", bots=("reference",), options=options)
    async with opened(sitting, language, size) as (app, pilot):
        for _ in range(4):
            assert await my_turn(app, pilot)
            await choose_well(app, pilot)
        assert await my_turn(app, pilot)
        shown, texts, view = await look(app, pilot), app.screen.texts, sitting.table.view()
        table = view["table"]
        assert texts.say(f"decision-{view['decision']['id']}") in shown
        assert all(f"{name}" in shown for name in sitting.table.names(texts)[:4])
        assert all(texts.name("card", card).split()[-1] in shown for card in table["row"])
        assert all(texts.say(f"board-{name}") in shown for name in ("score", "doom", "deck", "bag", "faded"))
        assert all(texts.say(f"key-{name}") in shown for name in ("deduction", "side", "help", "quit"))
        assert app.screen.query_one(Choices).region.bottom <= size[1] - 1
        assert "▸" in shown


async def test_a_key_flips_a_mark_on_the_number_line() -> None:
    sitting = table_for_three(auto_number_line="off", start_seat=1)
    async with opened(sitting, size=COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, NotesWindow)
        await pilot.press("3", "5", "3")
        await pilot.pause()
        assert sitting.table.view()["seats"][1]["line"] == [[5]]
        assert [move for move in sitting.table.match.history if move[0] == 0] == [
            (0, NOTE_TOGGLE + 3), (0, NOTE_TOGGLE + 5), (0, NOTE_TOGGLE + 3),
        ]  # fmt: skip
        await pilot.press("right", "enter")
        assert sitting.table.view()["seats"][1]["line"] == [[4, 5]]
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "1 2 3 · · 6 7" in await look(app, pilot)
        assert sitting.table.is_mine
    assert Sitting.resume(sitting.path).table.view()["seats"][1]["line"] == [[4, 5]]


async def test_notes_and_panel_are_closed_when_they_make_no_sense() -> None:
    sitting = sit_down(2, seed=1, game="shipwreck", options={"start_seat": 0})
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        shown = await look(app, pilot)
        assert "Notes" not in shown
        assert "Deduction" not in shown
        await pilot.press("n", "w")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_help_explains_the_card_at_the_cursor() -> None:
    sitting = sit_down(2, seed=1, game="shipwreck", options={"start_seat": 0})
    async with opened(sitting, size=COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("right")
        chosen = app.screen.query_one(Choices).explanation
        await pilot.press("question_mark")
        await pilot.pause(0.1)
        assert chosen.split(". ")[0] in await look(app, pilot)


async def test_the_window_may_change_its_size_at_any_time() -> None:
    sitting = table_for_three(hints="bayes")
    async with opened(sitting) as (app, pilot):
        for width, height in [(80, 24), (200, 60), (111, 60), (112, 36), (20, 5), (120, 40)]:
            await pilot.resize_terminal(width, height)
            assert await my_turn(app, pilot)
            await pilot.press("end", "up", "left", "down")
            await choose_well(app, pilot)
        assert await my_turn(app, pilot)
        assert "Score" in await look(app, pilot)


async def test_a_switch_shows_how_it_stands() -> None:
    sitting = table_for_three()
    async with opened(sitting, size=COMPACT) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SidePicker)
        shown = await look(app, pilot)
        assert "[ ] Follow the speaker" in shown
        assert "you agree with every proposal" in shown
        await pilot.press("enter", "s")
        await pilot.pause()
        assert "[✓] Follow the speaker" in await look(app, pilot)
    assert sitting.table.view()["seats"][0]["follows"]


async def test_the_panel_opens_and_speaks_every_language() -> None:
    sitting = table_for_three(start_seat=1)
    async with opened(sitting) as (app, pilot):
        assert await my_turn(app, pilot)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, DeductionPage)
        assert "gone to The Hours" in await look(app, pilot)
        app.change_language("it")
        assert "qualche carta avrebbe accettato" in await look(app, pilot)


@pytest.mark.parametrize(("ending", "verdict"), [("won", "You have all won!"), ("doomed", "You have all lost.")])
async def test_the_end_is_the_same_for_all(ending: str, verdict: str) -> None:
    sitting = table_for_three(hints="bayes")
    if ending == "doomed":
        sitting = sit_down(3, seed=1, game="shipwreck")
        play_on(sitting, 1000)
    async with opened(sitting) as (app, pilot):
        while await my_turn(app, pilot):
            await choose_well(app, pilot)
        await pilot.pause(0.1)
        match, shown = sitting.table.match, await look(app, pilot)
        assert match.ending == ending
        assert verdict in shown
        assert app.screen.texts.say(f"ending-{ending}") in shown
        table = match.view()["table"]
        assert re.search(rf"Score +[◆◇ ]+{table['score']}\b", shown)
        assert re.search(rf"Doom +[▲△ ]+{table['doom']}\b", shown)
        assert re.search(rf"Turns +{table['turn']}\b", shown)
        assert "0." not in shown.split(verdict)[1].split("Commitment")[0]


# --- commands ----------------------------------------------------------------------------------------------------


def test_commands_speak_of_all_together(run: Any) -> None:
    sitting = sit_down(3, seed=1, game="shipwreck")
    play_on(sitting, 1000)
    sitting.keep()
    score = GAME.text("en").score(sitting.table.match.scores[0])
    told = run("replay", sitting.path).stdout.splitlines()
    assert told[-2:] == ["Doom has reached 7.", f"All have lost: {score}."]
    assert f"The score is right: {score}." in run("verify", sitting.path).stdout
    assert "Il punteggio è giusto" in run("verify", sitting.path, "--lang", "it").stdout
