"""How Arcana of Cadwallon looks."""

from cartomante.cli.boards.cadwallon.board import CadwallonBoard

__all__ = ["CadwallonBoard"]
