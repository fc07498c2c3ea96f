"""The row of cards: side by side, below each other, and in full."""

from typing import TYPE_CHECKING

from textual.content import Content

from cartomante.cli.boards.board import MISSING
from cartomante.cli.boards.lines import LABEL, Cell, Columns, Line, Tiles, words
from cartomante.cli.boards.shipwreck.signs import FADED, FREE_HOUR, HOUR
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.names import dashed
from cartomante.games.shipwreck.state import CARD_IDS, SLOTS

if TYPE_CHECKING:
    from cartomante.cli.boards.shipwreck.board import ShipwreckBoard

NAME_STYLE, DUE_STYLE, CARD_STYLE = "bold $text on $primary-muted", "bold $text on $error-muted", "$text on $panel"


class Row:
    """Draws the four cards; where one is missing, the game was lost before it could be replaced."""

    def __init__(self, board: "ShipwreckBoard") -> None:
        self.board, self.table, self.texts = board, board.table, board.texts
        self.cards, self.content = board.table["row"], board.scene.pack.c

    def side_by_side(self) -> Tiles:
        return Tiles([self._tile(slot) for slot in range(SLOTS)])

    def _tile(self, slot: int) -> list[Cell]:
        """A card: its name, what it takes, its hours, its fates, what is special about it now, and its power."""
        card, style = self.cards[slot], DUE_STYLE if self.is_due(slot) else NAME_STYLE
        if card == NONE:
            return [Cell([Content(MISSING)], style), *[Cell([], CARD_STYLE)] * 7]
        power = words(f"{FADED} {self.board.power_of(card)}", LABEL)
        fates = self._fates(slot) or words(self.texts.say("board-empty"), LABEL)
        cells = [words(self.condition(card)), self._hours(slot), fates, *self._remarks(slot), power]
        return [Cell(words(self.board.name("card", card)), style), *(Cell(pieces, CARD_STYLE) for pieces in cells)]

    def below_each_other(self) -> Columns:
        return Columns([self._short(slot) for slot in range(SLOTS)])

    def _short(self, slot: int) -> list[Content]:
        """A card in one row; what it takes comes last, since its name says so to those who know it."""
        card = self.cards[slot]
        if card == NONE:
            return [Content(MISSING), *[Content("")] * 3]
        name = Content.styled(self.board.name("card", card), "bold")
        about = Content(" ").join([*self._all_remarks(slot), Content(self.condition(card))])
        return [name, self._pips(slot), Content(" ").join(self._fates(slot)), about]

    def in_full(self) -> list[Line]:
        return [self._line(slot) for slot in range(SLOTS) if self.cards[slot] != NONE]

    def _line(self, slot: int) -> Line:
        hours, duration, card = self.table["hours"][slot], self._duration(slot), self.cards[slot]
        message = "board-hours" if duration else "board-no-duration"
        counted = words(self.texts.say(message, hours=hours, duration=duration))
        pieces = [self._pips(slot), *counted, *self._fates(slot), *self._all_remarks(slot)]
        return Line(self.board.name("card", card), [*pieces, *words(self.board.help("card", card), LABEL)])

    # --- what there is to say about a card -----------------------------------------------------------------------

    def condition(self, card: int) -> str:
        """What a card takes, in as few words as possible."""
        return self.texts.say(f"board-takes-{dashed(CARD_IDS[card])}")

    def _hours(self, slot: int) -> list[Content]:
        hours, duration = self.table["hours"][slot], self._duration(slot)
        if not duration:
            return [Content.styled(MISSING, LABEL)]
        return [self._pips(slot), Content.styled(f"{hours}/{duration}", LABEL)]

    def _pips(self, slot: int) -> Content:
        hours, duration = self.table["hours"][slot], self._duration(slot)
        return Content(HOUR * hours + FREE_HOUR * (duration - hours) if duration else "")

    def _duration(self, slot: int) -> int:
        """0 for a card that does not count hours."""
        return int(self.content.duration[self.cards[slot]])

    def _fates(self, slot: int) -> list[Content]:
        return self.board.contents("fate*", self.table["fates"][slot])

    def _remarks(self, slot: int) -> list[list[Content]]:
        """Whether it will fade, what came to it by way of The Hours, and what lies under it."""
        say, came = self.texts.say, self._by_way_of_hours() if slot == 0 else []
        below = [f"{say('board-attached')}: {self.board.power_of(card)}" for card in self.table["attached"][slot]]
        return [
            words(say("board-due"), "bold $text-error") if self.is_due(slot) else [],
            [word for value in came for word in words(f"{value} {say('board-on-hours')}")],
            [word for text in below for word in words(text, "bold $text-accent")],
        ]

    def _all_remarks(self, slot: int) -> list[Content]:
        return [word for remark in self._remarks(slot) for word in remark]

    def _by_way_of_hours(self) -> list[int]:
        """The fates played on The Hours this turn; they lie on the first card."""
        return [value for value, slot in self.table["plays"] if slot == NONE]

    def is_due(self, slot: int) -> bool:
        """Whether everybody knows that a card will fade, as things stand."""
        return slot in self.table["due"]
