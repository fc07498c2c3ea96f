"""What all screens share: they can say everything again in another language."""

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import ModalScreen, Screen

from cartomante.core.game import Game
from cartomante.core.text import Texts

if TYPE_CHECKING:
    from cartomante.cli.screens.app import Cartomante

Result = TypeVar("Result")


class Speaking(Screen[Result]):
    """A screen whose words come from the texts of a game, in the language of the app."""

    game: Game

    @property
    def host(self) -> "Cartomante":
        return cast("Cartomante", self.app)

    @property
    def texts(self) -> Texts:
        """With the names of the pack that is being played with, if this is about the game on the table."""
        sitting = self.host.sitting
        is_on_the_table = sitting is not None and sitting.table.game is self.game
        return self.game.text(self.host.language, sitting.table.match.pack if sitting and is_on_the_table else None)

    def speak(self) -> None:
        """Put every word on the screen, in the language of now."""
        raise NotImplementedError


class Dialog(Speaking[Result], ModalScreen[Result]):
    """A window over a screen."""
