"""How games look in the terminal: a board of its own for those that have one, otherwise the general one."""

from cartomante.cli.boards.arcanum import ArcanumBoard
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.cadwallon import CadwallonBoard
from cartomante.cli.boards.shipwreck import ShipwreckBoard
from cartomante.cli.boards.talismans import TalismansBoard
from cartomante.core.game import Game

BOARDS: dict[str, type[Board]] = {
    "arcanum": ArcanumBoard,
    "cadwallon": CadwallonBoard,
    "shipwreck": ShipwreckBoard,
    "talismans": TalismansBoard,
}


def board_of(game: Game) -> type[Board]:
    return BOARDS.get(game.name, Board)


def make_board(scene: Scene) -> Board:
    return board_of(scene.game)(scene)
