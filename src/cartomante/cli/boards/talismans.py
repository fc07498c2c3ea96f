"""How The Weather Talismans look: suits as weather, the row from the dominant suit on, plays and Talismans as pairs."""

from typing import Any

from textual.content import Content

from cartomante.cli.boards.board import DONE, PLAIN, Board
from cartomante.cli.boards.lines import Line, Part
from cartomante.games.talismans.cards import is_fairy, is_joker, is_special, suit_of, value_of
from cartomante.games.talismans.state import BEFORE_SPECIALS, CHOOSE_STAKE_1, FIRST_TALISMAN, JOKER_1

SUIT_SYMBOLS = ("≋", "❄", "☁", "☂", "☀", "↯")  # one cell wide each
SUIT_STYLES = (
    "#20262b on #b4bdc4",
    "#0d3350 on #cfeaf9",
    "#ffffff on #5f7690",
    "#ffffff on #1f66ad",
    "#3b2a00 on #f4c542",
    "#ffffff on #6d3aa8",
)
SPECIAL_SYMBOLS = ("◎", "⇅", "⇄", "↻")  # Choose stake, Invert order, Change order, Change weather
SPECIAL_STYLE = "#ffffff on #8c4a2f"
JOKER, JOKER_STYLE = "✶", "#ffffff on #2e7d5b"
TALISMAN, TALISMAN_STYLE = "◆", "#3b2a00 on #e0a93b"
DOMINANT = "★"


class TalismansBoard(Board):
    def status(self) -> str:
        return f"{self.texts.say('zone-turn')} {self.view['table']['turn']}"

    def centre(self) -> list[Part]:
        table = self.view["table"]
        row = Line(self.texts.say("talismans-row"), self._row(), glue="")
        lines: list[Part] = [row, self.line("stake", [self.label("card", card) for card in table["stake"]])]
        if table["pool"]:
            lines.append(self.short_line("pool", self.contents("card*", table["pool"])))
        return lines

    def _row(self) -> list[Content]:
        return [self._weather(position, suit) for position, suit in enumerate(self.view["table"]["row"], 1)]

    def _weather(self, position: int, suit: int) -> Content:
        """A card of the Weather row with its position; the dominant one wears a star."""
        symbol, style = self.mark("suit", suit)
        place = DOMINANT if position == 1 else str(position)
        return Content.styled(f" {place}{symbol} {self.texts.name('suit', suit)} ", f"bold {style}")

    def legend(self) -> list[Line]:
        suits = [self.label("suit", suit) for suit in range(len(SUIT_SYMBOLS))]
        cards = [self.label("card", card) for card in (*range(CHOOSE_STAKE_1, JOKER_1 + 1, 2), FIRST_TALISMAN)]
        return [Line("", [*suits, *cards])]

    # --- players -------------------------------------------------------------------------------------------------

    def seat_score(self, seat: int) -> str:
        return self.texts.score(self.view["seats"][seat]["half_points"])

    def seat_sign(self, seat: int) -> str:
        zones = self.view["seats"][seat]
        if seat == self.view["table"]["winner"]:
            return DOMINANT
        return DONE if zones["commitment"]["done"] or zones["sitting_out"] else super().seat_sign(seat)

    def seat(self, seat: int) -> list[Line]:
        zones = self.view["seats"][seat]
        lines = [self._play(seat), self._hand_of(seat)]
        lines += [self.short_line(name, self.contents("card*;", zones[name])) for name in ("pending", "forged")]
        lines += [self.short_line("captured", self.contents("card*", zones["captured"]))]
        return [line for line in lines if line.pieces]

    def _hand_of(self, seat: int) -> Line:
        """How many cards somebody holds, and those that you know of."""
        hand = self.view["seats"][seat]["hand"]
        known = [] if seat == self.view["seat"] else sorted(hand["cards"], key=self._strength)
        return self.short_line("hand", [Content(str(hand["count"])), *self.contents("card*", known)])

    def _play(self, seat: int) -> Line:
        """This turn's play as far as you know it; before that, the one of the turn before."""
        zones = self.view["seats"][seat]
        if zones["play"]:
            return self.short_line("play", self.contents("card*;", [zones["play"]]))
        if zones["sitting_out"]:
            return self.line("sitting_out", [Content(DONE)])
        if zones["commitment"]["cards"]:
            return self.line("commitment", self.contents("card*;", [zones["commitment"]["cards"]]))
        return self._last_play(seat)

    def _last_play(self, seat: int) -> Line:
        revealed = [event for event in self.scene.events if event.kind.name == "revealed"]
        cards = dict(revealed[-1].args["plays"]).get(seat) if revealed else None
        pieces = [piece.stylize("dim") for piece in self.contents("card*;", [cards] if cards else [])]
        return self.short_line("last-play", pieces)

    def short_line(self, name: str, pieces: list[Content]) -> Line:
        return Line(self.texts.say(f"talismans-{name}"), pieces)

    # --- your hand -----------------------------------------------------------------------------------------------

    def hand(self) -> list[Line]:
        """Your cards suit by suit, the dominant suit first and in each the highest; then the specials."""
        zones = self.view["seats"][self.view["seat"]]
        laid = zones["commitment"]["cards"]
        cards = sorted((card for card in zones["hand"]["cards"] if card not in laid), key=self._strength)
        suits = [self._suit_in_hand(suit, cards) for suit in self.view["table"]["row"]]
        others = [Line("", [self.label("card", card)]) for card in cards if not is_fairy(card)]
        return [line for line in suits if line.pieces] + others

    def _suit_in_hand(self, suit: int, cards: list[int]) -> Line:
        symbol, style = self.mark("suit", suit)
        fairies = [card for card in cards if is_fairy(card) and suit_of(card) == suit]
        chips = [Content.styled(f" {value_of(card)} ", f"bold {style}") for card in fairies]
        return Line(f"{symbol} {self.texts.name('suit', suit)}", chips)

    def _strength(self, card: int) -> tuple[int, int]:
        """The order in which people sort a hand: along the Weather row, the highest first, specials last."""
        if not is_fairy(card):
            return len(SUIT_SYMBOLS), card
        return self.view["table"]["row"].index(suit_of(card)), -value_of(card)

    def order(self, action: int) -> tuple[int, int]:
        """Words first, then cards as they are sorted in the hand, and suits as they stand in the row."""
        sort, value = self.view["meanings"][str(action)]
        if sort == "word":
            return -1, action
        return self._strength(int(value)) if sort == "card" else (0, self._place(sort, int(value)))

    def _place(self, sort: str, value: int) -> int:
        place: int = self.view["table"]["row"].index(value) if sort == "suit" else value
        return place

    # --- things --------------------------------------------------------------------------------------------------

    def mark(self, sort: str, value: Any) -> tuple[str, str]:
        if sort == "suit":
            return SUIT_SYMBOLS[value], SUIT_STYLES[value]
        if sort != "card":
            return "", PLAIN
        if is_fairy(value):
            return self.mark("suit", suit_of(value))
        if is_joker(value):
            return JOKER, JOKER_STYLE
        if value == FIRST_TALISMAN:
            return TALISMAN, TALISMAN_STYLE
        return SPECIAL_SYMBOLS[(value - CHOOSE_STAKE_1) // 2], SPECIAL_STYLE

    def short(self, sort: str, value: Any) -> str:
        if sort != "card":
            return super().short(sort, value)
        if is_fairy(value):
            return str(value_of(value))
        return str(value - BEFORE_SPECIALS) if is_special(value) else ""
