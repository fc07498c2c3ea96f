"""How answers are offered: their keys, their labels, and what is said about them."""

from typing import TYPE_CHECKING

from textual.content import Content

from cartomante.cli.boards.cadwallon.cards import in_signs
from cartomante.cli.boards.cadwallon.signs import ARCANUM_SIGNS, FACE_DOWN, FACE_UP, ZONE_KEYS
from cartomante.cli.boards.lines import LABEL
from cartomante.cli.words import optional, sentences
from cartomante.games.cadwallon.state import AGENT_UP_AT, BRIBE_AT

if TYPE_CHECKING:
    from cartomante.cli.boards.cadwallon.board import CadwallonBoard

AT_A_PRIZE = ("lay_down", "lay_up", "bribe", "prize")
ABOUT_AGENTS = ("effect_own_agent", "effect_opponent_agent")
UP_KEYS = "abcef"  # for laying a card face up where it may also be laid face down
WORD_KEYS = {"location": "u", "militia": "m", "discard": "x"}


class Choices:
    """What the seat of a board may answer now."""

    def __init__(self, board: "CadwallonBoard") -> None:
        self.board, self.table, self.cards = board, board.table, board.cards

    @property
    def asked(self) -> str:
        asked: str = self.board.view["decision"]["id"]
        return asked

    def zone_of(self, action: int) -> int | None:
        """The zone that an answer is about, None for most."""
        sort, value = self.board.meaning(action)
        if sort == "zone":
            return int(value)
        return int(value[0]) if sort in AT_A_PRIZE else None

    def zones(self) -> set[int]:
        """The zones that may be chosen, or that the question is about."""
        zones = {self.zone_of(action) for action in self.board.view["legal"]} | {self.table["at_issue"]}
        return {zone for zone in zones if zone is not None}

    def agents(self) -> set[int]:
        """The agents at prizes that may be chosen, or the one that has been."""
        legal = self.board.view["legal"]
        chosen = {self.board.meaning(action)[1] for action in legal} if legal and self.asked in ABOUT_AGENTS else set()
        return chosen if self.table["target"] is None else chosen | {self.table["target"]}

    def key(self, action: int) -> str:
        """Zones by their number, the free one by 0; what can be done without a zone by a letter."""
        sort, value = self.board.meaning(action)
        if sort == "word":
            return WORD_KEYS.get(value, "")
        zone = self.zone_of(action)
        if zone is None:
            return ""
        return UP_KEYS[zone] if AGENT_UP_AT <= action < BRIBE_AT else ZONE_KEYS[zone]

    # --- labels --------------------------------------------------------------------------------------------------

    def label(self, action: int, words: str) -> Content:
        """What people would say, as short as can be, with the numbers that matter."""
        sort, value = self.board.meaning(action)
        if sort in ("lay_down", "lay_up"):
            return self._laying(sort, *value)
        if sort == "bribe":
            return Content.assemble(words, f" +{self._added()}", (f" ({self.cards.money(value[1])})", LABEL))
        if sort == "prize":
            needs = "".join(self.cards.needs(value[0]))
            return Content.assemble(self.board.name("card", value[1]), (f" {needs}", LABEL))
        if sort == "arcanum":
            return self._competing(value)
        if sort == "card":
            return self.board.label(sort, value) + Content.styled(self._whereabouts(value), LABEL)
        card = self._card_in_question()
        return Content.assemble(words, ("" if card is None else f" ({self.board.name('card', card)})", LABEL))

    def _laying(self, sort: str, zone: int, prize: int) -> Content:
        """A prize, what the chosen card would add there, and how it would lie."""
        sign, message = (FACE_DOWN, "board-face-down") if sort == "lay_down" else (FACE_UP, "board-face-up")
        how = sign if self.board.scene.is_tight else f"{sign} {self.board.texts.say(message)}"
        arcana = [arcanum for arcanum, _ in self.table["thresholds"][zone]]
        return Content.assemble(self.board.name("card", prize), f" +{self._added(arcana)} ", (how, LABEL))

    def _added(self, arcana: list[int] | None = None) -> str:
        """What the chosen card brings."""
        return in_signs(self.cards.amounts(self.table["chosen"], arcana)) or "0"

    def _competing(self, arcanum: int) -> Content:
        """An arcanum, how strong you are in it and what is needed."""
        zone, you = self.table["at_issue"], self.board.view["seat"]
        totals = {(where, which): total for where, which, total in self.board.view["seats"][you]["strength"]}
        needed = dict(self.table["thresholds"][zone])[arcanum]
        words = f"{ARCANUM_SIGNS[arcanum]} {self.board.name('arcanum', arcanum)}"
        return Content.assemble(words, (f" {totals[zone, arcanum]}/{needed}", LABEL))

    def _whereabouts(self, card: int) -> str:
        """Of an agent at a prize, whose it is and where it lies."""
        for zone, agents in enumerate(self.table["agents"]):
            for agent in agents:
                if agent["card"] == card:
                    return f" {self.board.scene.names[agent['seat']]}, {self.board.name('zone', zone)}"
        return ""

    # --- explanations --------------------------------------------------------------------------------------------

    def help(self, action: int, words: str) -> str:
        """The whole of it; then what is printed on the card, or on the prize of the zone."""
        sort, value = self.board.meaning(action)
        if sort == "card":
            return sentences(words, self.cards.about(value), self.board.help(sort, value))
        if sort in AT_A_PRIZE:
            zone, prize = value
            return sentences(words, self.cards.about_prize(zone), self.board.help("card", prize))
        if sort == "guild":
            return sentences(words, self.board.help(sort, value))
        return sentences(words, self._about_word(value))

    def _about_word(self, word: str) -> str:
        """What a location does; of a card that was looked at or won, what it is; otherwise what the question means."""
        if word == "location":
            return self.board.help("card", self.table["chosen"])
        card = self._card_in_question()
        if card is None:
            return optional(self.board.texts, f"decision-{self.asked}", "help")
        about = f"{self.board.name('card', card)}: {self.cards.about(card)}"
        return sentences(about, self.board.help("card", card))

    def _card_in_question(self) -> int | None:
        """The prize that was won, or the card that was looked at, just now."""
        zone = self.table["at_issue"]
        if zone is None:
            return None
        card: int | None = self.table["prizes"][zone]
        if self.asked == "scout_bottom":
            card = self.table["piles"][zone]["cards"][0]
        return card
