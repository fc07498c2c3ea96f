"""How Arcana looks: the city around which the players sit, their cards, and the hand with its numbers."""

from functools import cached_property
from typing import Any

from textual.content import Content

from cartomante.cli.boards.board import PLAIN, Board, Chapter
from cartomante.cli.boards.cadwallon.cards import Cards
from cartomante.cli.boards.cadwallon.choices import Choices
from cartomante.cli.boards.cadwallon.city import CityList
from cartomante.cli.boards.cadwallon.map import CityMap
from cartomante.cli.boards.cadwallon.pages import legend, whole_table
from cartomante.cli.boards.cadwallon.signs import ACTIVE, CHOSEN, FIRST, KIND_STYLES, REACHED
from cartomante.cli.boards.lines import LABEL, Line, Part, words
from cartomante.games.cadwallon.options import GUILD_IDS

COUNTED = {"hand": "board-hand", "deck": "board-deck", "resources": "board-resources"}


class CadwallonBoard(Board):
    @classmethod
    def room_wanted(cls, players: int) -> tuple[int, int]:
        return 112, 38

    @property
    def has_boxes(self) -> bool:
        return False

    @property
    def has_pairs(self) -> bool:
        return not self.scene.is_tight

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    @cached_property
    def cards(self) -> Cards:
        return Cards(self)

    def status(self) -> str:
        say, militia = self.texts.say, self.table["militia_deck"]["count"]
        if self.view["over"]:
            return say(f"ending-{self.view['ending']}")
        if not self.table["round"]:
            return ""
        told = [f"{say('board-round')} {self.table['round']}"]
        if self.view["options"]["militia"]:
            told.append(f"{say('board-militia-deck')} {militia}")
        return " · ".join(told)

    # --- the middle of the table ---------------------------------------------------------------------------------

    def centre(self) -> list[Part]:
        city: Part = CityList(self) if self.scene.is_tight else CityMap(self)
        return [city, *self.news()]

    def news(self) -> list[Line]:
        """What is being played, the agent that it is about, and militia that has done its work."""
        zones = ("in_play", "target", "militia_aside")
        lines = [self.line(zone, self.contents("card*", self.table[zone])) for zone in zones]
        return [line for line in lines if line.pieces]

    # --- players -------------------------------------------------------------------------------------------------

    def seat_title(self, seat: int) -> Content:
        active = ACTIVE if seat == self.table["turn"] and not self.view["over"] else " "
        first = FIRST if seat == self.table["first"] else " "
        return Content.assemble((f"{active}{first} ", "$text-accent"), super().seat_title(seat))

    def seat_score(self, seat: int) -> str:
        points = self.view["scores"][seat] if self.view["over"] else self.view["seats"][seat]["points"]
        return f"{points} {self.texts.say('board-points')}"

    def seat(self, seat: int) -> list[Line]:
        """The guild, how many cards lie where, what helps with bribes, and cards that were seen to come to hand."""
        zones, say = self.view["seats"][seat], self.texts.say
        guild = (
            [] if zones["guild"] is None else [Line("", [Content.styled(self._short_guild(zones["guild"]), "bold")])]
        )
        counts = {say(message): zones[zone]["count"] for zone, message in COUNTED.items()}
        counts |= {say("board-guild-pile"): len(zones["guild_pile"])} if zones["guild_pile"] else {}
        favour = [Line(say("board-favour"), [Content(f"+{zones['favour']}")])] if zones["favour"] else []
        return [
            *guild,
            *(Line(label, [Content(str(count))]) for label, count in counts.items()),
            *favour,
            *self._known(seat),
        ]

    def _short_guild(self, guild: int) -> str:
        return self.texts.say(f"option-guild_choice-{GUILD_IDS[guild]}")

    def _known(self, seat: int) -> list[Line]:
        """Cards in somebody else's hand that everybody has seen."""
        known = self.view["seats"][seat]["known_in_hand"]
        if seat == self.view["seat"] or not known:
            return []
        return [Line(self.texts.say("board-known"), self.contents("card*", known))]

    def hand(self) -> list[Line]:
        """Your cards with their numbers, the one that you have chosen marked; and your objectives."""
        zones = self.view["seats"][self.view["seat"]]
        held = [
            (Content.styled(CHOSEN, "$text-accent") if card == self.table["chosen"] else Content(""))
            + self.chip("card", card)
            for card in zones["hand"]["cards"]
        ]
        objectives = [self.objective(state) for state in zones["progress"]]
        lines = [Line("", held or words(self.texts.say("nothing"), LABEL))]
        return [*lines, Line(self.texts.say("board-objectives"), objectives)] if objectives else lines

    def objective(self, state: dict[str, Any]) -> Content:
        """An objective and how far it is."""
        done = f" {REACHED}" if state["fulfilled"] else ""
        return self.chip("card", state["card"]) + f" {state['have']}/{state['needed']}{done}"

    # --- what you may do -----------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> Choices:
        return Choices(self)

    def choice_key(self, action: int) -> str:
        return self.choices.key(action)

    def choice_label(self, action: int, words: str) -> Content:
        return self.choices.label(action, words)

    def choice_help(self, action: int, words: str) -> str:
        return self.choices.help(action, words)

    # --- things --------------------------------------------------------------------------------------------------

    def mark(self, sort: str, value: Any) -> tuple[str, str]:
        if sort != "card":
            return "", PLAIN
        return self.cards.sign(value), KIND_STYLES.get(self.cards.kind(value), PLAIN)

    def short(self, sort: str, value: Any) -> str:
        """A card with its numbers; of an objective what it is worth."""
        return f" {self._numbered(value)}" if sort == "card" else super().short(sort, value)

    def label(self, sort: str, value: Any) -> Content:
        if sort != "card":
            return super().label(sort, value)
        symbol, style = self.mark(sort, value)
        return Content.styled(f" {symbol} {self._numbered(value)} ", style)

    def _numbered(self, card: int) -> str:
        is_objective = self.cards.kind(card) == "objective"
        numbers = self.cards.points(card) if is_objective else self.cards.numbers(card)
        return f"{self.name('card', card)} {numbers}".strip()

    # --- pages ---------------------------------------------------------------------------------------------------

    def legend(self) -> list[Line]:
        return legend(self)

    def whole_table(self) -> list[Chapter]:
        return whole_table(self)
