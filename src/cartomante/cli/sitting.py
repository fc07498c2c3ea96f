"""A table and the file it is kept in."""

from dataclasses import dataclass, replace
from pathlib import Path

from cartomante.cli import saves
from cartomante.cli.table import Setup, Table, saved_setup


@dataclass(frozen=True)
class Sitting:
    """A game from the deal to the end, kept after every decision."""

    table: Table
    path: Path

    @classmethod
    def begin(cls, setup: Setup) -> "Sitting":
        table = Table.deal(setup)
        return cls(table, saves.new_file(table.game.name))

    @classmethod
    def resume(cls, path: Path) -> "Sitting":
        match, data = saves.load(path)
        with saves.blaming(path):
            return cls(Table(match, saved_setup(match, data)), path)

    def rematch(self) -> "Sitting":
        """The same table with a fresh deal."""
        return Sitting.begin(replace(self.table.setup, seed=None))

    def keep(self) -> None:
        saves.write(self.path, self.table.save())
