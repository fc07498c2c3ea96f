"""The city as its players sit around it: your own zones nearest to you, the free zone in the middle."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from textual.content import Content

from cartomante.cli.boards.cadwallon.cards import APART, in_signs
from cartomante.cli.boards.cadwallon.signs import (
    ARCANUM_SIGNS,
    BACK,
    BACK_STYLE,
    FACE_DOWN,
    FACE_UP,
    PRECEDENCE,
    REACHED,
    SEALED,
    TARGET,
    UNKNOWN,
    YOURS,
    ZONE_KEYS,
)
from cartomante.cli.boards.lines import LABEL, Columns, Line, words
from cartomante.games.cadwallon.state import FREE_ZONE

if TYPE_CHECKING:
    from cartomante.cli.boards.cadwallon.board import CadwallonBoard

TITLE_STYLE, YOUR_TITLE_STYLE = "bold $text on $primary-muted", "bold $text on $accent-muted"
PLACE_STYLE = "$text on $panel"
SHORT_NAME = 4  # letters of a player's name where there is little room
NARROWEST = 30  # a zone on the map


@dataclass(frozen=True)
class Presence:
    """What one player has at a prize."""

    seat: int
    agents: list[dict[str, Any]]  # militia too
    totals: list[tuple[int, int]]  # in each gold arcanum, as far as the viewer knows
    shown: list[tuple[int, int]]  # as far as everybody knows

    @property
    def has_secrets(self) -> bool:
        return any(agent["card"] is None for agent in self.agents)


class City:
    """The zones, what lies there and what can be said of them."""

    label = ""

    def __init__(self, board: "CadwallonBoard") -> None:
        self.board, self.table, self.texts, self.cards = board, board.table, board.texts, board.cards
        self.you = board.view["seat"]

    # --- where zones lie -----------------------------------------------------------------------------------------

    def bands(self) -> list[list[int]]:
        """From afar to near: the zones beyond the free one, the free one, and your own on your left and right."""
        controlled = self.board.scene.facts["controlled"]
        borders = sorted({zone for zones in controlled for zone in zones})
        left, right = controlled[self.you]
        start = borders.index(left)
        beyond = [zone for zone in [*borders[start:], *borders[:start]] if zone not in (left, right)]
        return [beyond, [FREE_ZONE], [left, right]]

    def zones(self) -> list[int]:
        return sorted(zone for band in self.bands() for zone in band)

    def is_yours(self, zone: int) -> bool:
        return zone in self.board.scene.facts["controlled"][self.you]

    def controllers(self, zone: int) -> str:
        """Who lays agents face down there."""
        seats = enumerate(self.board.scene.facts["controlled"])
        return APART.join(self.board.scene.names[seat] for seat, zones in seats if zone in zones)

    # --- what there is to say of a zone --------------------------------------------------------------------------

    def prize(self, zone: int) -> int | None:
        prize: int | None = self.table["prizes"][zone]
        return prize

    def title(self, zone: int) -> str:
        """Whether it may be chosen, its key, whether it is yours, its prize."""
        target = TARGET if zone in self.board.choices.zones() else " "
        return f"{target}{ZONE_KEYS[zone]} {f'{YOURS} ' if self.is_yours(zone) else ''}{self.prize_name(zone)}"

    def prize_name(self, zone: int) -> str:
        prize, say = self.prize(zone), self.texts.say
        if prize is not None:
            return self.board.name("card", prize)
        if zone == FREE_ZONE and self.table["jubilee"]:
            return f"{say('board-jubilee')}{APART}{say('board-closed')}"
        return say("board-empty")

    def present(self, zone: int) -> list[Presence]:
        """Those who have something at a prize, you first."""
        seats = range(self.board.view["players"])
        return [
            self._presence(zone, seat)
            for seat in sorted(seats, key=lambda seat: (seat - self.you) % len(seats))
            if any(agent["seat"] == seat for agent in self.table["agents"][zone])
        ]

    def _presence(self, zone: int, seat: int) -> Presence:
        agents = [agent for agent in self.table["agents"][zone] if agent["seat"] == seat]
        shown, known = (self._totals(zone, seat, name) for name in ("shown_strength", "strength"))
        return Presence(seat, agents, known or shown, shown)

    def _totals(self, zone: int, seat: int, name: str) -> list[tuple[int, int]]:
        counted = self.board.view["seats"][seat][name]
        return [(arcanum, total) for where, arcanum, total in counted if where == zone]

    def total(self, zone: int, present: Presence) -> Content:
        """A player's strength in each gold arcanum, ticked where it is enough, and what others see of it."""
        needed = dict(self.table["thresholds"][zone])
        totals = [(arcanum, total) for arcanum, total in present.totals if total or len(needed) == 1]
        parts = [
            (f"{ARCANUM_SIGNS[arcanum]}{total}{REACHED}", "bold $text-success")
            if total >= needed[arcanum]
            else f"{ARCANUM_SIGNS[arcanum]}{total}"
            for arcanum, total in totals
        ] or ["0"]
        shown = f" {FACE_UP}{in_signs(present.shown)}" if present.shown != present.totals else ""
        return Content.assemble(*parts, UNKNOWN if present.has_secrets else "", (shown, LABEL))

    def agent(self, zone: int, agent: dict[str, Any]) -> Content:
        """Whoever lies there with what counts; a back for what you do not know."""
        card = agent["card"]
        if card is None:
            return Content.styled(BACK, BACK_STYLE)
        target = TARGET if card in self.board.choices.agents() else ""
        down = FACE_DOWN if agent["down"] else ""
        values = dict(self.cards.amounts(card, (arcanum for arcanum, _ in self.table["thresholds"][zone])))
        counts = in_signs((arcanum, values.get(arcanum, 0)) for arcanum, _ in self.table["thresholds"][zone])
        _, style = self.board.mark("card", card)
        words = f"{target}{down}{self.cards.sign(card)} {self.board.name('card', card)} {counts}"
        return Content.styled(words.replace("  ", " "), style)

    def remarks(self, zone: int) -> list[str]:
        """What this round has brought there."""
        names, say = self.board.scene.names, self.texts.say
        sealed = [f"{SEALED} {say('board-sealed')}"] if self.table["sealed"][zone] else []
        ahead = [f"{PRECEDENCE} {say('board-precedence')}: {names[seat]}" for seat in self.table["precedence"][zone]]
        boosts = [
            f"{say('board-boost')}: {names[seat]} +{amount}{ARCANUM_SIGNS[arcanum]}"
            for seat, arcanum, amount in self.table["boosts"][zone]
        ]
        return [*sealed, *ahead, *boosts]

    def known(self, zone: int) -> str:
        """The cards of its pile that you know, by their place from the top."""
        cards = enumerate(self.table["piles"][zone]["cards"], start=1)
        return ", ".join(f"{place}. {self.board.name('card', card)}" for place, card in cards if card is not None)

    def pile(self, zone: int) -> str:
        return f"{self.texts.say('board-pile')} {self.table['piles'][zone]['count']}"

    def row_of(self, zone: int, present: Presence) -> list[Content]:
        return [self.total(zone, present), *(self.agent(zone, agent) for agent in present.agents)]


class CityList(City):
    """A row for each zone."""

    def rows(self, width: int, margin: int) -> list[Content]:
        zones = [zone for band in self.bands() for zone in band]
        return Columns([self._row(zone) for zone in zones]).rows(width, margin)

    def _row(self, zone: int) -> list[Content]:
        prize, pile = self.prize(zone), Content.styled(f"{self.table['piles'][zone]['count']:>2}", LABEL)
        title = Content.styled(self.title(zone), "bold")
        if prize is None:
            return [title, *[Content("")] * 3, pile, Content("")]
        sealed = SEALED if self.table["sealed"][zone] else ""
        needs = Content.styled(f"{self.cards.sign(prize)} {''.join(self.cards.needs(zone))}{sealed}", "$text-accent")
        money = Content(self.cards.money(prize).split(" ")[-1])
        present = Content(" ").join([self._short(zone, present) for present in self.present(zone)])
        return [title, needs, money, Content(self.cards.points(prize)), pile, present]

    def _short(self, zone: int, present: Presence) -> Content:
        """A player's total, and a sign for each that lies face down."""
        name = self.board.scene.names[present.seat][:SHORT_NAME]
        backs = [
            Content.styled(FACE_DOWN) if agent["card"] is not None else Content.styled(BACK[0], BACK_STYLE)
            for agent in present.agents
            if agent["down"]
        ]
        ahead = PRECEDENCE if present.seat in self.table["precedence"][zone] else ""
        return Content.assemble((f"{name} ", LABEL), self.total(zone, present), *backs, ahead)


class CityMap(City):
    """Zones beside each other, as wide as a half of the table; the free zone across it."""

    def rows(self, width: int, margin: int) -> list[Content]:
        half = (width - 1) // 2
        if half < NARROWEST:
            return CityList(self.board).rows(width, margin)
        return [row for band in self.bands() for row in self._band(band, width, half)]

    def _band(self, band: list[int], width: int, half: int) -> list[Content]:
        if len(band) == 1:
            wide = width if band[0] == FREE_ZONE else half
            return [Content(" " * ((width - wide) // 2)) + row for row in self._tile(band[0], wide)]
        tiles = [self._tile(zone, half) for zone in band]
        empty = _padded(Content(""), half).stylize_before(PLACE_STYLE)
        return [Content(" ").join(row) for row in zip_longest(*tiles, fillvalue=empty)]

    def _tile(self, zone: int, width: int) -> list[Content]:
        """A zone: its title and who controls it, what its prize needs and brings, who is there, what is special."""
        room = width - 2
        rows = [*Line("", self._facts(zone)).rows(room, 0), *self._owners(zone, room), *self._special(zone, room)]
        painted = [_padded((Content(" ") + row).truncate(width, ellipsis=True), width) for row in rows]
        return [self._headline(zone, width), *(row.stylize_before(PLACE_STYLE) for row in painted)]

    def _headline(self, zone: int, width: int) -> Content:
        title = Content(self.title(zone)).truncate(width, ellipsis=True)
        who = self.controllers(zone) or self.texts.say("place-free", "heading")
        room = width - title.cell_length - len(who) - 1
        ending = Content.styled(" " * room + who, "not bold") if room > 0 else Content("")
        style = YOUR_TITLE_STYLE if self.is_yours(zone) else TITLE_STYLE
        return _padded(title + ending, width).stylize_before(style)

    def _facts(self, zone: int) -> list[Content]:
        """The kind of the prize, what it needs, what it costs or brings, its points and district, and the pile."""
        prize, pile, dot = self.prize(zone), Content.styled(self.pile(zone), LABEL), Content.styled(" ·", LABEL)
        if prize is None:
            return [pile]
        cards, kind = self.cards, f"{self.cards.sign(prize)} {self.cards.kind_name(prize)}"
        about = [text for text in (cards.money(prize), cards.points(prize), cards.district(prize)) if text]
        return [Content(kind) + dot, *self._needs(zone, dot), *(Content(text) + dot for text in about), pile]

    def _needs(self, zone: int, dot: Content) -> list[Content]:
        """What the prize needs, in signs and words, one gold arcanum after the other."""
        names = [self.board.name("arcanum", arcanum) for arcanum, _ in self.table["thresholds"][zone]]
        needs = [
            Content.styled(f"{need} {name}", "bold") for need, name in zip(self.cards.needs(zone), names, strict=True)
        ]
        needs = [need + " /" for need in needs[:-1]] + [needs[-1] + dot]
        return [Content(f"{self.texts.say('board-needs')} ") + needs[0], *needs[1:]]

    def _owners(self, zone: int, width: int) -> list[Content]:
        """A row for each player; two side by side where there is room for it."""
        names, presences = self.board.scene.names, self.present(zone)
        margin = max((len(names[present.seat]) + 1 for present in presences), default=0)
        columns = 2 if zone == FREE_ZONE and len(presences) > 1 else 1
        each = (width + 1) // columns - 1
        blocks = [Line(names[present.seat], self.row_of(zone, present)).rows(each, margin) for present in presences]
        pairs = [blocks[start : start + columns] for start in range(0, len(blocks), columns)]
        return [_beside(row, each) for pair in pairs for row in zip_longest(*pair, fillvalue=Content(""))]

    def _special(self, zone: int, width: int) -> list[Content]:
        known = [f"{self.texts.say('board-pile')} {self.known(zone)}"] if self.known(zone) else []
        pieces = [piece for text in [*self.remarks(zone), *known] for piece in words(text, "$text-accent")]
        return Line("", pieces).rows(width, 0) if pieces else []


def _beside(pieces: Sequence[Content], width: int) -> Content:
    """Pieces in columns of this width."""
    return Content(" ").join([_padded(piece.truncate(width, ellipsis=True), width) for piece in pieces])


def _padded(content: Content, width: int) -> Content:
    return content.pad_right(width - content.cell_length)
