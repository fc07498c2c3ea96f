"""The city as its players sit around it: your own zones nearest to you, the free zone in the middle."""

from dataclasses import dataclass
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
from cartomante.cli.boards.lines import LABEL, Columns
from cartomante.games.cadwallon.state import FREE_ZONE

if TYPE_CHECKING:
    from cartomante.cli.boards.cadwallon.board import CadwallonBoard

SHORT_NAME = 4  # letters of a player's name where there is little room


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

    def agent(self, zone: int, agent: dict[str, Any], in_signs_only: bool = False) -> Content:
        """Whoever lies there with what counts; a back for what you do not know."""
        card = agent["card"]
        if card is None:
            return Content.styled(BACK, BACK_STYLE)
        target = TARGET if card in self.board.choices.agents() else ""
        down = FACE_DOWN if agent["down"] else ""
        sign, style = self.board.mark("card", card)
        name = "" if in_signs_only else f" {self.board.name('card', card)} "
        return Content.styled(f"{target}{down}{sign}{name}{self._counting(zone, card)}", style)

    def _counting(self, zone: int, card: int) -> str:
        """What a card is worth at a prize."""
        gold = [arcanum for arcanum, _ in self.table["thresholds"][zone]]
        values = dict(self.cards.amounts(card, gold))
        return in_signs((arcanum, values.get(arcanum, 0)) for arcanum in gold)

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
