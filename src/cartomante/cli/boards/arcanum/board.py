"""How Arcanum looks: the map of the city, the tracks of the Houses, hands sorted by suit."""

from collections.abc import Iterator
from typing import Any

from textual.content import Content

from cartomante.cli.boards.arcanum.city import City, CityList, CityMap
from cartomante.cli.boards.arcanum.signs import (
    ACTIVE,
    FIRST,
    FREE_STEP,
    HOUSE_STYLES,
    HOUSE_TINTS,
    MAJOR_STYLE,
    RANK_SIGNS,
    ROMAN,
    STEP,
    TOWER,
    TURNED_UP,
)
from cartomante.cli.boards.board import DONE, PLAIN, Board, Chapter
from cartomante.cli.boards.lines import GAP, LABEL, Columns, Line, Part
from cartomante.cli.words import optional, sentences
from cartomante.games.arcanum.cards import figure_of, is_major, is_numeral, suit_of, suit_of_figure, value_of
from cartomante.games.arcanum.content import PAID
from cartomante.games.arcanum.names import HOUSE_NAMES, RANK_NAMES
from cartomante.games.arcanum.state import HOUSES, MINORS, PASS, RANKS, TOP, WORLD_SCORING

SIDE_BY_SIDE = 33  # letters of a choice
KINDS = ("minor", "major")


def leads_to(card: int) -> int:
    """The location to which a numeral moves a figure; 0 for all other cards."""
    return 0 if is_major(card) or not is_numeral(card) else int(value_of(card))


class ArcanumBoard(Board):
    @classmethod
    def room_wanted(cls, players: int) -> tuple[int, int]:
        return 112, 38

    @property
    def has_boxes(self) -> bool:
        return False

    @property
    def has_pairs(self) -> bool:
        return True

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    def status(self) -> str:
        say, turn = self.texts.say, self.table["turn"]
        if self.view["over"]:
            return say("over-hint")
        next_scoring = next((other for other in self.table["scoring_turns"] if other >= turn), turn)
        scoring = "board-scoring-now" if next_scoring == turn else "board-next-scoring"
        return f"{say('board-turn', turn=turn, turns=self.table['turns'])} · {say(scoring, turn=next_scoring)}"

    # --- the middle of the table ---------------------------------------------------------------------------------

    def centre(self) -> list[Part]:
        news = [Line("", pieces) for pieces in self._news()]
        if self.scene.is_tight:
            return [*news, self._places(), CityList(self), self._stock()]
        return [CityMap(self), self._tracks(), self._stock(), *news]

    def _tracks(self) -> Columns:
        """The prestige of each House as a track, its place, and what it pays to whom."""
        return Columns([self._track(house) for house in range(HOUSES)])

    def _track(self, house: int) -> list[Content]:
        prestige = self.table["prestige"][house]
        bar = Content.assemble((STEP * prestige, HOUSE_TINTS[house]), (FREE_STEP * (TOP - prestige), LABEL))
        place, pays = Content(self._place_of(house)), Content.styled(self._pays(house), LABEL)
        return [self.label("house", house), bar, Content(f"{prestige:>2}"), place, pays]

    def _places(self) -> Line:
        """The same in one row."""
        return Line("", [self._short_track(house) for house in range(HOUSES)], GAP)

    def _short_track(self, house: int) -> Content:
        letter, style = self.mark("house", house)
        name = Content.styled(f"{letter} {self.name('house', house)}", style)
        return Content.assemble(name, f" {self.table['prestige'][house]} ", (self._place_of(house), LABEL))

    def _place_of(self, house: int) -> str:
        return self.texts.say("board-place", place=self.table["places"][house])

    def _pays(self, house: int) -> str:
        place, content = self.table["places"][house] - 1, self.scene.pack.c
        first, second, third = (int(content.house_vp[place, position]) for position in range(PAID))
        if self.table["scoring"] == WORLD_SCORING:
            first, second, third = second, third, 0
        return self.texts.say("board-pays", first=first, second=second, third=third)

    def _stock(self) -> Line:
        """How many cards the decks and discard piles have, and what lies on top."""
        return Line("", [self._piles(kind) for kind in KINDS], GAP)

    def _piles(self, kind: str) -> Content:
        say, pile = self.texts.say, self.table[f"{kind}_discard"]
        return Content.assemble(
            (say(f"board-{kind}s"), "bold"),
            (f" {say('board-deck')} ", LABEL),
            str(self.table[f"{kind}_deck"]["count"]),
            (f" {say('board-discard')} ", LABEL),
            f"{len(pile)} ",
            *(self._top(card) for card in pile[-1:]),
        )

    def _top(self, card: int) -> Content:
        """The last card of a pile; with little room, its mark."""
        return self._tag("card", card) if self.scene.is_tight else self.chip("card", card)

    def _news(self) -> Iterator[list[Content]]:
        """What is out of the ordinary now, a row each."""
        table, say, names = self.table, self.texts.say, self.scene.names
        if table["scoring"] is not None:
            yield [self._said(self.name("scoring", table["scoring"])), *self._paid_houses()]
        if table["resolving"] or table["moving"] is not None:
            moving = [] if table["moving"] is None else [self.label("figure", table["moving"])]
            yield [self._said(say("board-resolving")), *self.contents("card*", table["resolving"]), *moving]
        if table["multiplier"] > 1:
            yield [*self.contents("card*", table["in_force"]), self._said(say("board-double"))]
        if table["tower"] is not None:
            yield [self._said(f"{TOWER} {say('board-tower', seat=names[table['tower']['seat']])}")]
        for seat in sorted({seat for _, seat in table["removed"]}):
            figures = [figure for figure, remover in table["removed"] if remover == seat]
            yield [self._said(say("board-removed", seat=names[seat])), *self.contents("figure*", figures)]

    def _said(self, text: str) -> Content:
        return Content.styled(text, "$text-accent")

    def _paid_houses(self) -> list[Content]:
        """The Houses in the order in which they pay; those that have paid are ticked off."""
        paid = self._paid()
        return [
            self.label("house", house) + (DONE if house in paid else "") for house in self._houses_in_order_of_payment()
        ]

    def _houses_in_order_of_payment(self) -> list[int]:
        return sorted(range(HOUSES), key=lambda house: (self.table["places"][house], house))

    def _paid(self) -> list[int]:
        """The Houses that have been paid in the scoring at hand."""
        paid: list[int] = []
        for event in reversed(self.scene.events):
            if event.kind.name == "scoring_began":
                break
            if event.kind.name == "house_paid":
                paid.append(event.args["house"])
        return paid

    # --- players -------------------------------------------------------------------------------------------------

    def seat_title(self, seat: int) -> Content:
        active = ACTIVE if seat == self.table["active"] and not self.view["over"] else " "
        first = FIRST if seat == self.table["first"] else " "
        return Content.assemble((f"{active}{first} ", "$text-accent"), super().seat_title(seat))

    def seat_score(self, seat: int) -> str:
        return self.texts.say("board-vp", points=self.view["seats"][seat]["points"])

    def seat(self, seat: int) -> list[Line]:
        """How many cards somebody holds and has hidden, those that lie open, and those you remember."""
        say, zones = self.texts.say, self.view["seats"][seat]
        hidden, hand = zones["hidden_cards"], zones["hand"]
        shown = [] if seat == self.view["seat"] else hidden["open"]
        lines = [
            Line(say("board-hand"), [Content(str(hand["count"]))]),
            Line(say("board-stash"), [Content(str(hidden["count"])), *self._stashed(shown, hidden["open"])]),
        ]
        known = [card for card in zones["known"] if card not in hidden["open"]]
        return [*lines, Line(say("board-known"), self.contents("card*", known))] if known else lines

    def _stashed(self, cards: list[int], turned_up: list[int]) -> list[Content]:
        """Hidden cards; those that everybody sees are marked."""
        return [self.chip("card", card) + (TURNED_UP if card in turned_up else "") for card in cards]

    def hand(self) -> list[Line]:
        """Your cards, Minors by suit and then the Majors; what you pass on; what you have hidden."""
        zones = self.view["seats"][self.view["seat"]]
        held = [card for card in zones["hand"]["cards"] if card not in zones["passing"]]
        lines = [Line("", self.contents("card*", held))] if self.scene.is_tight else self._by_suit(held)
        lines.append(self.line("passing", self.contents("card*", zones["passing"])))
        hidden = zones["hidden_cards"]
        lines.append(Line(self.texts.say("board-stash"), self._stashed(hidden["cards"], hidden["open"])))
        return [line for line in lines if line.pieces] or [Line("", [Content.styled(self.texts.say("nothing"), LABEL)])]

    def _by_suit(self, cards: list[int]) -> list[Line]:
        suits = [[card for card in cards if not is_major(card) and suit_of(card) == house] for house in range(HOUSES)]
        lines = [
            Line(self.name("house", house), self.contents("card*", suit)) for house, suit in enumerate(suits) if suit
        ]
        return [*lines, *(Line("", [self.label("card", card)]) for card in cards if is_major(card))]

    # --- what you may do -----------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        asked: str = self.view["decision"]["id"]
        return asked

    def order(self, action: int) -> tuple[bool, bool, int, int]:
        """Things as they are numbered, a House's rise beside its fall; then words, to pass last of all."""
        sort, value = self.meaning(action)
        return action == PASS, sort == "word", value if sort in ("raise", "lower") else action, action

    def choice_key(self, action: int) -> str:
        """Locations by their number."""
        sort, value = self.meaning(action)
        return str(value % 10) if sort == "location" else ""

    def choice_label(self, action: int, words: str) -> Content:
        """What people would say, with the colours of the House, and what would come of it."""
        sort, value = self.meaning(action)
        if action == PASS:
            return Content(optional(self.texts, f"board-pass-{self.asked}", default=words))
        if sort in ("location", "placement") and (self.scene.is_tight or self._are_too_long()):
            words = self.name(sort, value)
        mark = self._tag(sort, value) + " " if sort in ("card", "figure") else Content("")
        about = self._outlook(sort, value)
        return Content.assemble(mark, words, (f" {about}" if about else "", LABEL))

    def _are_too_long(self) -> bool:
        """Whether some choice, said in full, is too long for two to stand side by side."""
        said = (self.texts.action(self.asked, self.meaning(action), self.scene.names) for action in self.view["legal"])
        return max(map(len, said)) > SIDE_BY_SIDE

    def _tag(self, sort: str, value: Any) -> Content:
        """A thing without its name: of a Major the number alone."""
        symbol, style = self.mark(sort, value)
        return Content.styled(symbol, style) if is_major(value) and sort == "card" else self.chip(sort, value)

    def _outlook(self, sort: str, value: Any) -> str:
        """Where a card leads, and which prestige a move brings."""
        if self.asked == "play_card" and leads_to(value):
            return self._way_to(leads_to(value))
        if self.asked == "move_figure":
            return self._gain(value, leads_to(self.table["resolving"][0]))
        if self.asked == "move_destination":
            return self._gain(self.table["moving"], value)
        if self.asked == "fool_commit":
            return f"({self.name('house', self._house_to_pay())})"
        return ""

    def _way_to(self, location: int) -> str:
        """Where a numeral leads; with little room, where its number must do, only whether the Tower is in the way."""
        city = City(self)
        if self.scene.is_tight:
            return TOWER if city.is_covered(location) else ""
        return f"→ {city.title(location)}"

    def _gain(self, figure: int, location: int) -> str:
        """The prestige that a figure's House would gain there; location 0 is nowhere."""
        steps = int(self.scene.pack.c.match[figure, location]) * self.table["multiplier"]
        return f"+{steps}" if steps else ""

    def _house_to_pay(self) -> int:
        paid = self._paid()
        return next(house for house in self._houses_in_order_of_payment() if house not in paid)

    def choice_help(self, action: int, words: str) -> str:
        """Of a Minor what happens where it leads if it may be played, and otherwise what the question means."""
        sort, value = self.meaning(action)
        if sort != "card" or is_major(value):
            return super().choice_help(action, words)
        if self.asked != "play_card":
            return sentences(words, self.texts.say(f"decision-{self.asked}", "help"))
        location = leads_to(value)
        there = f"{self.name('location', location)}: {self.help('location', location)}" if location else ""
        return sentences(words, there, self.help(sort, value))

    # --- things --------------------------------------------------------------------------------------------------

    def letter(self, house: int) -> str:
        return self.texts.say(f"board-short-{HOUSE_NAMES[house]}")

    def mark(self, sort: str, value: Any) -> tuple[str, str]:
        if sort == "house":
            return self.letter(value), HOUSE_STYLES[value]
        if sort == "figure":
            house = suit_of_figure(value)
            return f"{RANK_SIGNS[value % RANKS]}{self.letter(house)}", HOUSE_STYLES[house]
        if sort == "card" and is_major(value):
            return ROMAN[value - MINORS], MAJOR_STYLE
        return self.mark("house", suit_of(value)) if sort == "card" else ("", PLAIN)

    def short(self, sort: str, value: Any) -> str:
        """Numerals by their value, court cards by a letter or two; a figure's mark says everything."""
        if sort in ("figure", "house"):
            return ""
        if sort != "card":
            return super().short(sort, value)
        if is_major(value):
            return f" {self.name(sort, value)}"
        return str(value_of(value)) if is_numeral(value) else self._short_rank(figure_of(value) % RANKS)

    def _short_rank(self, rank: int) -> str:
        return self.texts.say(f"board-short-{RANK_NAMES[rank]}")

    def chip(self, sort: str, value: Any) -> Content:
        """Figures are always as short as can be: a location may hold many."""
        if sort == "figure":
            return Content.styled(*self.mark(sort, value))
        return super().chip(sort, value)

    # --- pages ---------------------------------------------------------------------------------------------------

    def legend(self) -> list[Line]:
        say = self.texts.say
        houses = [self.label("house", house) for house in range(HOUSES)]
        ranks = [Content(f"{sign} {say(f'rank-{name}')}") for sign, name in zip(RANK_SIGNS, RANK_NAMES, strict=True)]
        signs = {FIRST: "board-first", ACTIVE: "board-active", TURNED_UP: "board-face-up", TOWER: "board-covered"}
        return [Line("", [*houses, *(Content(f" {rank}") for rank in ranks)]), *self._signs(signs)]

    def _signs(self, signs: dict[str, str]) -> list[Line]:
        return [Line("", [Content(f"{sign} {self.texts.say(message)}") for sign, message in signs.items()], GAP)]

    def whole_table(self) -> list[Chapter]:
        """The Houses, the city with what each location does, all piles, and every player."""
        piles = [
            self.line(zone, self.contents("card*", self.table[zone]))
            for zone in ("minor_discard", "major_discard", "in_force", "set_aside")
        ]
        decks = [self.line(zone, [Content(str(self.table[zone]["count"]))]) for zone in ("minor_deck", "major_deck")]
        houses = [Line(self.name("house", house), self._track(house)[1:]) for house in range(HOUSES)]
        table = [*houses, *City(self).in_full(), *decks, *piles, *(Line("", pieces) for pieces in self._news())]
        return [(self.texts.say("table"), [line for line in table if line.pieces]), *self.all_players()]

    def all_players(self) -> list[Chapter]:
        return [(name, self._in_full(seat)) for seat, name in enumerate(self.players())]

    def _in_full(self, seat: int) -> list[Line]:
        points = self.line("points", [Content(str(self.view["seats"][seat]["points"]))])
        return [points, *(self.hand() if seat == self.view["seat"] else self.seat(seat))]
