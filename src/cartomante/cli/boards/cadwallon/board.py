"""How Arcana looks: the city around which the players sit, their cards, and the hand with its numbers."""

from typing import Any

from textual.content import Content

from cartomante.cli.boards.board import PLAIN, Board, Chapter
from cartomante.cli.boards.cadwallon.cards import Cards, in_signs
from cartomante.cli.boards.cadwallon.city import City, CityList, CityMap
from cartomante.cli.boards.cadwallon.signs import (
    ACTIVE,
    ARCANUM_SIGNS,
    BACK,
    CHOSEN,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    KIND_SIGNS,
    KIND_STYLES,
    PRECEDENCE,
    REACHED,
    SEALED,
    YOURS,
)
from cartomante.cli.boards.lines import GAP, LABEL, Line, Part, words
from cartomante.cli.words import optional, sentences
from cartomante.games.cadwallon.options import GUILD_IDS
from cartomante.games.cadwallon.state import AGENT_UP_AT, BRIBE_AT, FREE_ZONE

AT_A_ZONE = ("lay_down", "lay_up", "bribe", "prize")
ABOUT_AGENTS = ("effect_own_agent", "effect_opponent_agent")
ZONE_KEYS, UP_KEYS = "12340", "abcef"
WORD_KEYS = {"location": "u", "militia": "m", "discard": "x"}
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

    @property
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
        return [city, *self._news()]

    def _news(self) -> list[Line]:
        """What is being played, and militia that has done its work."""
        zones = ("in_play", "militia_aside")
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
        objectives = [self._objective(state) for state in zones["progress"]]
        lines = [Line("", held or words(self.texts.say("nothing"), LABEL))]
        return [*lines, Line(self.texts.say("board-objectives"), objectives)] if objectives else lines

    def _objective(self, state: dict[str, Any]) -> Content:
        """An objective and how far it is."""
        done = f" {REACHED}" if state["fulfilled"] else ""
        return self.chip("card", state["card"]) + f" {state['have']}/{state['needed']}{done}"

    # --- what you may do -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        asked: str = self.view["decision"]["id"]
        return asked

    def targets(self) -> set[int]:
        """The zones that may be chosen now."""
        meanings = [self.meaning(action) for action in self.view["legal"]]
        return {value if sort == "zone" else value[0] for sort, value in meanings if sort in ("zone", *AT_A_ZONE)}

    def agents_to_choose(self) -> set[int]:
        is_about_agents = self.view["legal"] and self.asked in ABOUT_AGENTS
        return {self.meaning(action)[1] for action in self.view["legal"]} if is_about_agents else set()

    def zone_key(self, zone: int) -> str:
        return ZONE_KEYS[zone]

    def choice_key(self, action: int) -> str:
        """Zones by their number, the free one by 0; what can be done without a zone by a letter."""
        sort, value = self.meaning(action)
        if sort == "word":
            return WORD_KEYS.get(value, "")
        if AGENT_UP_AT <= action < BRIBE_AT:
            return UP_KEYS[value[0]]
        return self.zone_key(value if sort == "zone" else value[0]) if sort in ("zone", *AT_A_ZONE) else ""

    def choice_label(self, action: int, words: str) -> Content:
        """What people would say, as short as can be, with the numbers that matter."""
        sort, value = self.meaning(action)
        if sort in ("lay_down", "lay_up"):
            return self._laying(sort, *value)
        if sort == "bribe":
            price = self.cards.money(value[1])
            return Content.assemble(words, (f" ({price})", LABEL))
        if sort == "prize":
            return Content.assemble(self.name("card", value[1]), (f" {''.join(self.cards.needs(value[0]))}", LABEL))
        if sort == "arcanum":
            return Content(f"{ARCANUM_SIGNS[value]} {self.name(sort, value)}")
        if sort == "card":
            return self.label(sort, value) + Content.styled(self._whereabouts(value), LABEL)
        return super().choice_label(action, words)

    def _laying(self, sort: str, zone: int, prize: int) -> Content:
        """A prize, how the chosen card would lie there, and what it would add."""
        sign, message = (FACE_DOWN, "board-face-down") if sort == "lay_down" else (FACE_UP, "board-face-up")
        arcana = [arcanum for arcanum, _ in self.table["thresholds"][zone]]
        card = self.table["chosen"]
        adds = "" if card is None else in_signs(self.cards.amounts(card, arcana)) or "0"
        return Content.assemble(self.name("card", prize), f" +{adds} ", (f"{sign} {self.texts.say(message)}", LABEL))

    def _whereabouts(self, card: int) -> str:
        """Of an agent at a prize, whose it is and where it lies."""
        for zone, agents in enumerate(self.table["agents"]):
            for agent in agents:
                if agent["card"] == card:
                    return f" {self.scene.names[agent['seat']]}, {self.name('zone', zone)}"
        return ""

    def choice_help(self, action: int, words: str) -> str:
        """The whole of it; then what is printed on the card, or on the prize of the zone."""
        sort, value = self.meaning(action)
        if sort == "word":
            return sentences(words, self._about_word(value))
        if sort == "card":
            return sentences(words, self.cards.about(value), self.help(sort, value))
        if sort in AT_A_ZONE:
            zone, prize = value
            return sentences(words, self.cards.about_prize(zone), self.help("card", prize))
        return super().choice_help(action, words)

    def _about_word(self, word: str) -> str:
        """What a location does; of a card that was looked at or won, what it is."""
        if word == "location" and self.table["chosen"] is not None:
            return self.help("card", self.table["chosen"])
        card = self._card_in_question()
        if card is None:
            return optional(self.texts, f"decision-{self.asked}", "help")
        return sentences(f"{self.name('card', card)}: {self.cards.about(card)}", self.help("card", card))

    def _card_in_question(self) -> int | None:
        """The card that was looked at, or the prize that was won, just now."""
        argument = {"scout_bottom": ("scouted", "card"), "place_prize": ("won", "prize")}.get(self.asked)
        if argument is None:
            return None
        kind, name = argument
        told = (event.args[name] for event in reversed(self.scene.events) if event.kind.name.startswith(kind))
        return next(told, None)

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
        say = self.texts.say
        arcana = [f"{sign} {self.name('arcanum', arcanum)}" for arcanum, sign in enumerate(ARCANUM_SIGNS)]
        kinds = [
            Content.styled(f" {sign} {say(f'board-kind-{kind}')} ", KIND_STYLES[kind])
            for kind, sign in KIND_SIGNS.items()
        ]
        signs = {
            YOURS: "your-zones", ZONE_KEYS[FREE_ZONE]: "free", FACE_DOWN: "face-down", FACE_UP: "face-up",
            BACK: "back", REACHED: "reached", SEALED: "sealed", PRECEDENCE: "precedence", FIRST: "first",
            f"{ACTIVE}": "active",
        }  # fmt: skip
        told = [f"{sign} {say(f'board-{message}')}" for sign, message in signs.items()]
        return [
            Line("", [Content(text) for text in arcana], GAP),
            Line("", kinds),
            Line("", [Content(t) for t in told], GAP),
        ]

    def whole_table(self) -> list[Chapter]:
        """The city with what every prize does, the militia, and every player's cards."""
        militia = self.line("militia_deck", [Content(str(self.table["militia_deck"]["count"]))])
        table = [*City(self).in_full(), *([militia] if self.view["options"]["militia"] else []), *self._news()]
        return [(self.texts.say("table"), table), *self.all_players()]

    def all_players(self) -> list[Chapter]:
        return [(name, self._in_full(seat)) for seat, name in enumerate(self.players())]

    def _in_full(self, seat: int) -> list[Line]:
        zones, is_you = self.view["seats"][seat], seat == self.view["seat"]
        guild = [] if zones["guild"] is None else [Content(self.name("guild", zones["guild"]))]
        counts = [self.line(name, [Content(str(zones[name]["count"]))]) for name in ("hand", "deck")]
        piles = {
            "hand": zones["hand"]["cards"],
            "known_in_hand": [] if is_you else zones["known_in_hand"],
            "resources": zones["resources"]["cards"],
            "guild_pile": zones["guild_pile"],
            "unseen": zones["unseen"],
        }
        lines = [self.line("guild", guild), self.line("points", [Content(str(zones["points"]))]), *counts]
        lines += [self.line(name, self.contents("card*", cards)) for name, cards in piles.items()]
        favour = [Content(f"+{zones['favour']}")] if zones["favour"] else []
        lines += [self.line("favour", favour), *self._objectives(seat)]
        return [line for line in lines if line.pieces]

    def _objectives(self, seat: int) -> list[Line]:
        return [
            self.line("objectives_kept", [self._objective(state), *words(self.help("card", state["card"]), LABEL)])
            for state in self.view["seats"][seat]["progress"]
        ]
