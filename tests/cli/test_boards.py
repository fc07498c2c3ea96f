"""What a board draws: everything the seat may know, nothing else, without breaking a thing in two."""

import pytest
from textual.content import Content

from cartomante.cli.boards import make_board
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.lines import Cell, Columns, Line, Tiles, lay_out, margin_for, run_on, words
from cartomante.cli.boards.talismans import SUIT_SYMBOLS, TalismansBoard
from cartomante.cli.table import seat_names
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game
from toy import GAME as TOY

NAMES = ("arcanum", "cadwallon", "shipwreck", "talismans")
ARCANUM, CADWALLON, SHIPWRECK, TALISMANS = (load_game(name) for name in NAMES)
GAMES = pytest.mark.parametrize("game", [ARCANUM, CADWALLON, SHIPWRECK, TALISMANS, TOY], ids=lambda game: game.name)


def draw(
    match: Match, seat: int, language: str = "en", is_tight: bool = False, kind: type[Board] | None = None
) -> Board:
    texts = match.text(language)
    scene = Scene.of(match, seat, texts, seat_names(texts, match.players, seat), is_tight)
    return kind(scene) if kind else make_board(scene)


def everything(board: Board) -> list[str]:
    """All that a board shows, as plain text."""
    seats = range(len(board.scene.names))
    parts = [*board.centre(), *board.hand(), *(line for seat in seats for line in board.seat(seat)), *board.legend()]
    chapters = [*board.whole_table(), *(board.deduction() if board.can_deduce else [])]
    parts += [line for _, lines in chapters for line in lines]
    titles = [*(board.seat_title(seat).plain for seat in seats), *(title for title, _ in chapters)]
    choices = [text for action in board.view["legal"] for text in map(str, board.choice(action))]
    asides = [text for action in board.view["side"] for text in board.side_choice(action)]
    return [board.status(), *titles, *choices, *asides, *(row.plain for row in lay_out(parts, 1000, margin_for(parts)))]


def some_way_in(game: Game, players: int, moves: int, seed: int = 3) -> Match:
    match = game.new_match(players, seed=seed)
    for _ in range(moves):
        if not match.is_over:
            seat = match.deciders()[-1]
            match.apply(match.legal_actions(seat)[-1], seat)
    return match


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_tight", [False, True])
def test_every_game_can_be_drawn_in_every_language(game: Game, language: str, is_tight: bool) -> None:
    for moves in (0, 5, 40, 10_000):
        match = some_way_in(game, 3, moves)
        for kind in (None, Board):
            assert all(isinstance(text, str) for text in everything(draw(match, 1, language, is_tight, kind)))


@GAMES
@pytest.mark.parametrize("moves", [0, 1, 2, 7, 30, 61])
def test_nothing_on_the_board_depends_on_what_the_seat_cannot_know(game: Game, moves: int) -> None:
    match = some_way_in(game, 3 if game is TOY else 4, moves)
    for seat in range(match.players):
        for seed in range(3):
            other = match.determinize(seat, seed)
            assert everything(draw(other, seat)) == everything(draw(match, seat))
            assert everything(draw(other, seat, kind=Board)) == everything(draw(match, seat, kind=Board))


def test_games_without_a_board_of_their_own_get_the_general_one() -> None:
    assert type(draw(TOY.new_match(3, seed=1), 0)) is Board
    assert type(draw(TALISMANS.new_match(3, seed=1), 0)) is TalismansBoard


def test_the_general_board_shows_every_zone_that_is_not_empty() -> None:
    match = TOY.new_match(3, seed=1)
    board = draw(match, 0)
    centre = {line.label: [piece.plain for piece in line.pieces] for line in board.centre()}
    assert centre["Prestige"] == [str(value) for value in match.view(0)["table"]["prestige"]]
    assert centre["Deck"] == [str(match.view(0)["table"]["deck"]["count"])]
    assert board.hand()[0].pieces


def test_suits_are_told_by_symbol_name_and_colour() -> None:
    board = draw(TALISMANS.new_match(4, seed=1), 0)
    row = next(line for line in board.centre())
    assert len({piece.plain for piece in row.pieces}) == 6
    assert row.pieces[0].plain.startswith(" ★")
    assert {symbol for piece in row.pieces for symbol in SUIT_SYMBOLS if symbol in piece.plain} == set(SUIT_SYMBOLS)
    assert len({str(piece.spans[0].style) for piece in row.pieces}) == 6


def test_cards_look_different_from_each_other() -> None:
    board = draw(TALISMANS.new_match(4, seed=1), 0)
    labels = [board.label("card", card).plain for card in range(101)]
    assert len(set(labels)) == 100  # the two Jokers are interchangeable in every respect
    chips = [board.chip("card", card).plain for card in range(101)]
    assert len(set(chips)) == 100


def test_the_hand_is_sorted_along_the_weather_row() -> None:
    match = TALISMANS.new_match(2, seed=4)
    board = draw(match, 0)
    row = [TALISMANS.text("en").name("suit", suit) for suit in match.view(0)["table"]["row"]]
    labels = [line.label[2:] for line in board.hand() if line.label]
    assert labels == [name for name in row if name in labels]
    for line in board.hand():
        values = [int(piece.plain) for piece in line.pieces if line.label]
        assert values == sorted(values, reverse=True)


def test_the_last_play_stays_in_sight_until_the_next_is_revealed() -> None:
    match = TALISMANS.new_match(3, seed=3)
    while match.view()["table"]["turn"] == 1:
        seat = match.deciders()[0]
        match.apply(match.legal_actions(seat)[0], seat)
    assert "Last" in [line.label for line in draw(match, 0).seat(1)]


# --- layout ------------------------------------------------------------------------------------------------------


def chips(*words: str) -> list[Content]:
    return [Content(word) for word in words]


def test_a_running_text_breaks_between_things() -> None:
    lines = [Line("one", chips("aaa", "bbb", "ccc")), Line("", chips("ddd"))]
    assert plain(run_on(lines, 11)) == ["one aaa bbb", "ccc  ddd"]
    assert plain(run_on(lines, 11, hang=2)) == ["one aaa bbb", "  ccc  ddd"]


def test_a_table_keeps_its_labels_in_a_margin() -> None:
    lines = [Line("one", chips("aaa", "bbb", "ccc")), Line("eleven", chips("ddd"))]
    assert margin_for(lines) == 8
    assert plain(lay_out(lines, 15, 8)) == ["one     aaa bbb", "        ccc", "eleven  ddd"]


def test_lines_without_labels_need_no_margin() -> None:
    lines = [Line("", chips("aaa")), Line("", chips("bbb"))]
    assert margin_for(lines) == 0
    assert plain(lay_out(lines, 10, 0)) == ["aaa", "bbb"]


def test_a_thing_wider_than_the_row_gets_a_row_of_its_own() -> None:
    assert plain(run_on([Line("", chips("a", "bbbbbb", "c"))], 3)) == ["a", "bbbbbb", "c"]


def test_nothing_makes_no_rows() -> None:
    assert run_on([], 10) == []
    assert lay_out([], 10, 2) == []


def test_tiles_stand_side_by_side_and_their_cells_at_the_same_height() -> None:
    tiles = Tiles([[Cell(words("one two three")), Cell(chips("x"))], [Cell(chips("four")), Cell(chips("y"))]])
    assert plain(lay_out([tiles], 21, 0)) == [" one two    four     ", " three               ", " x          y        "]


def test_columns_are_as_wide_as_they_must_be_and_cut_at_the_end() -> None:
    table = Columns([chips("a", "", "a long story"), chips("bbb", "", "short")])
    assert plain(lay_out([table], 12, 0)) == ["a    a long…", "bbb  short"]


def plain(rows: list[Content]) -> list[str]:
    return [row.plain for row in rows]
