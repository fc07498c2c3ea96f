"""How games look in the terminal: a board of its own for those that have one, otherwise the general one."""

from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.talismans import TalismansBoard

BOARDS: dict[str, type[Board]] = {"talismans": TalismansBoard}


def make_board(scene: Scene) -> Board:
    return BOARDS.get(scene.game.name, Board)(scene)
