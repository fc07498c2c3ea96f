"""How The Shipwreck Arcana looks."""

from cartomante.cli.boards.shipwreck.board import ShipwreckBoard

__all__ = ["ShipwreckBoard"]
