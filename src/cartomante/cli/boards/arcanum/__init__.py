"""How Arcanum looks."""

from cartomante.cli.boards.arcanum.board import ArcanumBoard

__all__ = ["ArcanumBoard"]
