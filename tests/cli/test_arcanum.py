"""Arcanum in the terminal: the map and the list of the city, tracks, players, choices, and whole games."""

import dataclasses
import json
import re
from typing import Any

import pytest

from cartomante.cli.boards import make_board
from cartomante.cli.boards.arcanum import ArcanumBoard
from cartomante.cli.boards.arcanum.city import CityList, CityMap
from cartomante.cli.boards.arcanum.signs import HOUSE_STYLES
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.lines import Line, lay_out, margin_for
from cartomante.cli.screens.ending import Ending
from cartomante.cli.table import seat_names
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES
from cartomante.games.arcanum.content import PACKS, read
from cartomante.games.arcanum.state import CARDS, DEVIL, FIGURES, FOOL
from cli.sittings import play_on, sit_down
from cli.test_screens import COMPACT, LARGE, english_words, look, my_turn, opened, words_of
from games.arcanum.helpers import GAME, Table, lay

CITY = {
    "SKn": 1, "SKt": 1, "SQ": 5, "SK": 4, "PKn": 2, "PKt": 2, "PQ": 10, "PK": 7,
    "CKn": 3, "CKt": 8, "CQ": 8, "CK": 8, "WKn": 8, "WKt": 8, "WQ": 9, "WK": 10,
}  # fmt: skip


def draw(match: Match | Table, seat: int = 0, language: str = "en", is_tight: bool = False) -> ArcanumBoard:
    match = match.match if isinstance(match, Table) else match
    texts = GAME.text(language)
    board = make_board(Scene.of(match, seat, texts, seat_names(texts, match.players, seat), is_tight))
    assert isinstance(board, ArcanumBoard)
    return board


def rows(board: Board, width: int = 76) -> list[str]:
    centre = board.centre()
    return [row.plain for row in lay_out(centre, width, margin_for(centre))]


def text(lines: list[Line]) -> str:
    return "\n".join(row.plain for row in lay_out(lines, 300, margin_for(lines)))


def choices(board: Board) -> list[str]:
    return [board.choice(action)[0].plain.strip() for action in sorted(board.view["legal"], key=board.order)]


def helps(board: Board) -> list[str]:
    return [board.choice(action)[1] for action in sorted(board.view["legal"], key=board.order)]


# --- the city ----------------------------------------------------------------------------------------------------


def test_the_map_follows_the_coordinates_of_the_board() -> None:
    shown = rows(draw(lay(A="S4", figures=CITY)))
    assert re.search(r"1 Mage Tower +10 Castle +4 Throne Room +9 Ballroom", shown[0])
    assert re.search(r"♛♛WWS +─ ♞♞SSW +─ ♚♚SSW +─+ ♛♛CCS", shown[1])
    assert re.search(r"♟S ♞S +♛P ♚W +♚S +♛W", shown[2])
    assert re.fullmatch(r" +╲ +╱ +╲ +╱ +╲ +╱", shown[3])
    assert re.search(r" {8,}8 Cathedral +5 Market +7 Treasure Vault", shown[4])
    assert re.search(r"♞C ♛C ♚C ♟W ♞W +♛S +♚P", shown[6])
    assert re.fullmatch(r" +╱ +╲ +╱ +╲ +│", shown[7])
    assert re.search(r"6 Fields +2 Artisan District +3 Harbour", shown[8])
    assert max(map(len, shown)) <= 76


def test_many_figures_take_several_rows() -> None:
    crowd = dict.fromkeys(CITY, 5)
    shown = [row.plain for row in CityMap(draw(lay(A="S4", figures=crowd))).rows(76, 0)]
    assert sum(row.count(sign) for row in shown for sign in "♟♞♛♚") == FIGURES + 20  # symbols of ranks
    assert max(map(len, shown)) <= 76


@pytest.mark.parametrize("width", [40, 59, 60, 76, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_fits_any_width(width: int, language: str) -> None:
    for part in (CityMap, CityList):
        board = draw(lay(A="S4", figures=CITY, tower=[4, 7, 9]), language=language)
        assert all(row.cell_length <= width for row in part(board).rows(width, 0))


def test_a_map_too_narrow_becomes_a_list() -> None:
    board = draw(lay(A="S4", figures=CITY))
    assert CityMap(board).rows(50, 0) == CityList(board).rows(50, 0)
    assert len(CityList(board).rows(50, 0)) == 10


def test_with_little_room_the_city_is_a_list_in_two_columns() -> None:
    shown = rows(draw(lay(A="S4", figures=CITY), is_tight=True), 78)
    assert re.search(r" 3 Harbour +♟♟CCP ♟C +8 Cathedral +♞♞CCP ♞C♛C♚C♟W♞W", "\n".join(shown))
    assert re.search(r" 5 Market +♛♛PPW ♛S +10 Castle +♞♞SSW ♛P ♚W", "\n".join(shown))


def test_the_tower_is_seen_on_the_map_and_in_the_list() -> None:
    table = lay(A="S4", B="P1", figures=CITY, tower=[4, 7], tower_owner="B")
    for is_tight in (False, True):
        shown = "\n".join(rows(draw(table, is_tight=is_tight)))
        assert "4 ♜ Throne Room" in shown
        assert "7 ♜ Treasure" in shown
        assert "9 Ballroom" in shown
        assert "♜ The Tower lies until the next turn of: Aurora" in shown


def test_a_board_with_other_coordinates_is_drawn_after_them() -> None:
    source = json.loads((PACKS.folder / "reconstruction-1.json").read_text())
    for index, location in enumerate(source["locations"]):
        location["xy"] = [10 * (index % 5), 10 * (index // 5)]
    pack = dataclasses.replace(PACKS.load(None), record=read("other", json.dumps(source)))
    board = draw(lay(A="S4", figures=CITY, pack=pack))
    shown = [row.plain for row in CityMap(board).rows(100, 0)]
    assert re.search(r"1 Mage Tower +2 Artisan District +3 Harbour +4 Throne Room +5 Market", shown[0])


# --- the middle of the table -------------------------------------------------------------------------------------


def test_houses_have_tracks_places_and_what_they_pay() -> None:
    table = lay(A="S4", prestige=[6, 14, 6, 0])
    shown = "\n".join(rows(draw(table)))
    assert re.search(r"S Swords +━{6}─{15} +6 +2nd +pays 12/6/3", shown)
    assert re.search(r"P Pentacles +━{14}─{7} +14 +1st +pays 16/8/4", shown)
    assert re.search(r"W Wands +─{21} +0 +4th +pays 8/4/2", shown)
    assert "S Swords 6 2nd  P Pentacles 14 1st" in "\n".join(rows(draw(table, is_tight=True)))


def test_houses_wear_their_colours() -> None:
    board = draw(lay(A="S4"))
    styles = [str(board.label("house", house).spans[0].style) for house in range(4)]
    assert styles == list(HOUSE_STYLES)


def test_piles_show_their_numbers_and_top_cards() -> None:
    shown = "\n".join(rows(draw(lay(A="S4", minor_discard="P2 C7", major_discard="devil"))))
    assert re.search(r"Minors Deck 53 Discard pile 2 +C7", shown)
    assert re.search(r"Majors Deck 21 Discard pile 1 +XV The Devil", shown)


def test_the_turn_and_the_next_scoring_are_told() -> None:
    assert draw(lay(players=4, A="S4")).status() == "Turn 2 of 6 · House scoring after turn 3"
    assert draw(lay(players=4, A="S4", turn=3)).status() == "Turn 3 of 6 · House scoring at the end of this turn"


def test_the_devil_in_force_doubles_what_choices_promise() -> None:
    table = lay(A="P5 devil", figures={"PQ": 1, "PKn": 2, "PKt": 3, "PK": 4})
    table.play("A play_card devil", "A play_card P5")
    assert "XV The Devil  everything counts double" in "\n".join(rows(draw(table)))
    assert choices(draw(table)) == [
        "♟P Move the Knave of Pentacles +4",
        "♞P Move the Knight of Pentacles +4",
        "♛P Move the Queen of Pentacles +8",
        "♚P Move the King of Pentacles +4",
    ]


def test_removed_figures_say_who_brings_them_back() -> None:
    table = lay(A="S4", B="P1", removed={"B": "SKt CQ"})
    assert "Off the board until the next turn of: Aurora ♞S ♛C" in "\n".join(rows(draw(table)))


def test_the_figure_that_returns_is_named() -> None:
    board = draw(lay("turn", A="S4", B="P1", removed={"A": "SKt CQ"}))
    assert "Being played  ♞S Knight of Swords" in "\n".join(rows(board))
    assert choices(board)[0] == "Return it to the Mage Tower"


def test_a_scoring_in_progress_ticks_off_the_houses() -> None:
    table = lay(
        "scoring", players=4, A="", hidden={"A": "fool S3", "B": "P7"}, prestige=[1, 9, 5, 3],
        options={"fool_timing": "house_by_house"},
    )  # fmt: skip
    table.play("A fool_commit pass")
    board = draw(table)
    shown = "\n".join(rows(board))
    assert re.search(r"House scoring +P Pentacles ✓ +C Chalices +W Wands +S Swords", shown)
    assert choices(board) == ["Yes (Chalices)", "No"]


def test_the_world_pays_less() -> None:
    table = lay(A="S4 world", hidden={"A": "fool S3"}, prestige=[3, 2, 1, 0])
    table.play("A play_card world", "A optional_hide pass")
    assert "pays 8/4/0" in "\n".join(rows(draw(table)))


# --- players -----------------------------------------------------------------------------------------------------


def test_players_show_points_cards_and_whose_turn_it_is() -> None:
    table = lay(A="S4", B="P1 P2", hidden={"B": "C3 C4 W9"}, face_up="C4", vp=[3, 12, 0], first=1)
    board = draw(table)
    assert re.match(r"▸  You +… 3 VP", board.seat_title(0).plain)
    assert re.match(r" ⚑ Aurora +12 VP", board.seat_title(1).plain)
    assert re.search(r"Hand +2\nStash +3 +C4 ☀", text(board.seat(1)))
    assert "C3" not in text(board.seat(1))


def test_what_you_remember_of_others_is_shown() -> None:
    table = lay(A="S4 S5 S6 wheel", B="P1 P2 P3", C="C1 C2 C3").play(
        "A play_card wheel", "A wheel_pass S4", "A wheel_pass S5", "B wheel_pass P1", "B wheel_pass P2",
        "C wheel_pass C1", "C wheel_pass C2",
    )  # fmt: skip
    assert re.search(r"Known +S4 +S5", text(draw(table).seat(1)))
    assert "Known" not in text(draw(table, seat=2).seat(1))


def test_your_hand_is_sorted_and_your_stash_marked() -> None:
    table = lay(A="W9 devil S4 CQ S2 fool", hidden={"A": "P7 C3"}, face_up="C3")
    hand = draw(table).hand()
    assert [line.label for line in hand] == ["Swords", "Chalices", "Wands", "", "", "Stash"]
    assert re.search(r"Swords +S2 +S4", text(hand))
    assert re.search(r"Stash +P7 +C3 ☀", text(hand))
    tight = draw(table, is_tight=True).hand()
    assert text(tight).split()[:4] == ["S2", "S4", "CQ", "W9"]


def test_what_you_pass_on_leaves_the_hand() -> None:
    table = lay(A="S4 S5 S6 wheel", B="P1 P2 P3", C="C1 C2 C3").play("A play_card wheel", "A wheel_pass S5")
    assert re.search(r"Swords +S4 +S6 *\nChosen to pass on +S5", text(draw(table).hand()))


def test_an_empty_hand_says_so() -> None:
    assert text(draw(lay(A="S4", B=""), seat=1).hand()).strip() == GAME.text("en").say("nothing")


# --- choices -----------------------------------------------------------------------------------------------------


def test_cards_say_where_they_lead() -> None:
    table = lay(A="S4 W5 CQ devil", figures=CITY, tower=[4], tower_owner="B")
    assert choices(draw(table)) == [
        "S4  Play 4 of Swords → 4 ♜ Throne Room",
        "CQ  Play Queen of Chalices",
        "W5  Play 5 of Wands → 5 Market",
        "XV Play The Devil",
    ]
    assert choices(draw(table, is_tight=True))[:2] == ["S4 Play 4 of Swords ♜", "CQ Play Queen of Chalices"]
    assert helps(draw(table))[2].startswith("Play 5 of Wands. Market: You gain 2 victory points.")
    assert "counts double" in helps(draw(table))[3]


def test_destinations_say_what_they_bring_and_answer_to_their_numbers() -> None:
    table = lay(A="SK", figures=CITY | {"SK": 5}).play("A play_card SK")
    board = draw(table)
    shown = choices(board)
    assert shown[:4] == [
        "To the Mage Tower +1",
        "To the Artisan District +1",
        "To the Harbour",
        "To the Throne Room +4",
    ]
    assert [board.choice_key(action) for action in sorted(board.view["legal"], key=board.order)] == list("123467890")
    assert "You draw two Minors." in helps(board)[3]


def test_sentences_too_long_for_the_room_become_names() -> None:
    table = lay(A="SK", figures=CITY | {"SK": 5}).play("A play_card SK")
    assert choices(draw(table, is_tight=True))[3] == "Throne Room +4"
    assert choices(draw(table, language="it"))[1] == "Distretto degli Artigiani +1"
    table = lay(A="S1 tower").play("A play_card tower")
    assert choices(draw(table))[:1] == ["Mage Tower"]


def test_to_pass_is_said_as_people_say_it() -> None:
    table = lay(A="W6 devil", figures={"WKn": 1}).play("A play_card W6", "A move_figure WKn")
    assert choices(draw(table))[:2] == ["Raise the House of Swords", "Raise the House of Pentacles"]
    assert choices(draw(table))[-1] == "Done"
    table.play("A fields_adjust pass")
    assert choices(draw(table))[-1] == "End your turn"


def test_hiding_explains_hiding() -> None:
    board = draw(lay("hide", A="S4 P5", B="C1", C="W1"))
    assert choices(board) == ["S4  Hide 4 of Swords", "P5  Hide 5 of Pentacles"]
    assert "joins your stash" in helps(board)[0]


def test_every_card_and_figure_looks_different() -> None:
    board = draw(lay(A="S4"))
    for sort, count in (("card", CARDS), ("figure", FIGURES)):
        assert len({board.chip(sort, thing).plain for thing in range(count)}) == count
    assert board.chip("card", DEVIL).plain.strip() == "XV The Devil"
    assert board.chip("card", FOOL).plain.strip() == "0 The Fool"


# --- pages -------------------------------------------------------------------------------------------------------


def test_the_whole_table_says_what_every_location_does() -> None:
    board = draw(lay(A="S4", B="W1", figures=CITY, hidden={"A": "C3", "B": "C4"}, face_up="C3", minor_discard="P2 C7"))
    shown = "\n".join(text(list(lines)) for _, lines in board.whole_table())
    assert re.search(r"5 Market +♛♛PPW +♛S +2 VP, trade a card", shown)
    assert re.search(r"Discarded Minors +P2 +C7", shown)
    assert [title for title, _ in board.whole_table()] == ["The table", "You", "Aurora", "Bruno"]
    assert re.search(r"Victory points +0\nSwords +S4 *\nStash +C3 ☀\n", shown)
    assert "C4" not in shown


def test_the_legend_explains_every_sign() -> None:
    legend = text(draw(lay(A="S4")).legend())
    assert all(sign in legend for sign in "SPCW♟♞♛♚⚑▸☀♜")


# --- everything --------------------------------------------------------------------------------------------------


def everything(board: Board) -> list[str]:
    """All that a board shows, as plain text."""
    seats = range(board.view["players"])
    lines = [*board.hand(), *(line for seat in seats for line in board.seat(seat)), *board.legend()]
    lines += [line for _, chapter in board.whole_table() for line in chapter]
    titles = [board.status(), *(board.seat_title(seat).plain for seat in seats)]
    return [*titles, *choices(board), *helps(board), *rows(board), text(lines)]


@pytest.mark.parametrize("is_tight", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn(language: str, is_tight: bool) -> None:
    sitting = sit_down(players=4, seed=11, game="arcanum")
    while not sitting.table.match.is_over:
        play_on(sitting, 3)
        for seat in range(4):
            assert everything(draw(sitting.table.match, seat, language, is_tight))


def test_nothing_on_the_board_depends_on_what_the_seat_cannot_know() -> None:
    sitting = sit_down(players=4, seed=12, game="arcanum")
    while not sitting.table.match.is_over:
        play_on(sitting, 5)
        match = sitting.table.match
        for seat in range(4):
            assert everything(draw(match.determinize(seat, 1), seat)) == everything(draw(match, seat))


@pytest.mark.parametrize(("size", "language"), [(COMPACT, "en"), (COMPACT, "it"), (LARGE, "en"), (LARGE, "it")])
async def test_everything_that_matters_is_in_sight(size: tuple[int, int], language: str) -> None:
    sitting = sit_down(players=4, seed=5, game="arcanum")
    play_on(sitting, 9)
    async with opened(sitting, language, size) as (app, pilot):
        assert await my_turn(app, pilot)
        shown, texts = await look(app, pilot), app.screen.texts
        view: dict[str, Any] = sitting.table.view()
        assert texts.say(f"decision-{view['decision']['id']}") in shown
        assert all(f"{name} " in shown for name in sitting.table.names(texts)[:4])
        assert all(texts.name("house", house) in shown for house in range(4))
        assert all(f"{texts.name('location', location)[:12]}" in shown for location in (3, 5, 6, 8, 9, 10))
        assert "▸1" in shown or "▸0" in shown


async def test_a_whole_game_in_italian_with_the_keyboard_alone() -> None:
    sitting, english, shown = sit_down(players=4, seed=4, game="arcanum"), english_words("arcanum"), []
    assert {"your", "turn", "which", "swords"} <= english
    async with opened(sitting, "it", COMPACT) as (app, pilot):
        while await my_turn(app, pilot):
            shown.append(await look(app, pilot) if len(shown) % 3 == 0 else "")
            await pilot.press(*["right"] * (len(shown) % 3), "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
        shown.append(await look(app, pilot))
        for key in ("question_mark", "r", "t"):
            await pilot.press("escape", key)
            await pilot.pause()
            shown.append(await look(app, pilot))
    allowed = words_of(f"cartomante verify {sitting.path}")
    assert words_of("\n".join(shown)) & english - allowed == set()
