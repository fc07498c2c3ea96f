"""How a card is told: its kind, its numbers and what it is worth, as signs and in words."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from cartomante.cli.boards.cadwallon.signs import ARCANUM_SIGNS, HIGHER, KIND_SIGNS, LOWER
from cartomante.games.cadwallon.state import CHALICES, DUCATS, STAVES, SWORDS

if TYPE_CHECKING:
    from cartomante.cli.boards.cadwallon.board import CadwallonBoard

Amount = tuple[int, int]  # an arcanum and how much of it
POWERS = (STAVES, SWORDS, CHALICES)
USED_BY = {"agent": POWERS, "personality": POWERS, "militia": POWERS, "relic": (DUCATS,)}  # of a card that is owned
APART = " · "


class Cards:
    """What can be said of cards, by the facts that are printed on them."""

    def __init__(self, board: "CadwallonBoard") -> None:
        self.board, self.texts = board, board.texts
        self._printed: list[dict[str, Any]] = board.scene.facts["cards"]

    def kind(self, card: int) -> str:
        kind: str = self._printed[card]["type"]
        return kind

    def sign(self, card: int) -> str:
        return KIND_SIGNS.get(self.kind(card), "")

    def ducats(self, card: int) -> int:
        ducats: int = self._printed[card]["values"][DUCATS]
        return ducats

    # --- numbers -------------------------------------------------------------------------------------------------

    def amounts(self, card: int, arcana: Iterable[int] | None = None) -> list[Amount]:
        """What a card brings to who owns it, or in these arcana."""
        values = self._printed[card]["values"]
        wanted = USED_BY.get(self.kind(card), ()) if arcana is None else arcana
        return [(arcanum, values[arcanum]) for arcanum in wanted if values[arcanum]]

    def numbers(self, card: int, arcana: Iterable[int] | None = None) -> str:
        """The same as signs: "♣3♥2"."""
        return in_signs(self.amounts(card, arcana))

    def needs(self, zone: int) -> list[str]:
        """What the prize of a zone needs now; an arrow tells that its card says something else."""
        printed = dict(self._printed[self.board.table["prizes"][zone]]["thresholds"])
        return [
            f"{ARCANUM_SIGNS[arcanum]}{needed}{_change(printed[arcanum], needed)}"
            for arcanum, needed in self.board.table["thresholds"][zone]
        ]

    # --- words ---------------------------------------------------------------------------------------------------

    def kind_name(self, card: int) -> str:
        return self.texts.say(f"board-kind-{self.kind(card)}")

    def district(self, card: int) -> str:
        """The part of the city that a prize belongs to, nothing for all other cards."""
        district = self._printed[card]["district"]
        return self.texts.say(f"board-district-{district}") if district else ""

    def points(self, card: int) -> str:
        """What it is worth, nothing for a card without points."""
        points = self._printed[card]["vp"]
        return f"{points} {self.texts.say('board-points')}" if points else ""

    def in_words(self, amounts: Iterable[Amount]) -> str:
        return ", ".join(
            f"{ARCANUM_SIGNS[arcanum]}{amount} {self.board.name('arcanum', arcanum)}" for arcanum, amount in amounts
        )

    def about(self, card: int) -> str:
        """A card that somebody owns: its kind, what it brings, what it is worth."""
        return APART.join(filter(None, (self.kind_name(card), self.in_words(self.amounts(card)), self.points(card))))

    def about_prize(self, zone: int) -> str:
        """The prize of a zone: its kind and district, what it needs now, what it brings or costs, what it is worth."""
        prize, say = self.board.table["prizes"][zone], self.texts.say
        needs = f"{say('board-needs')} {self.in_words(self.board.table['thresholds'][zone])}"
        told = (self.kind_name(prize), self.district(prize), needs, self.money(prize), self.points(prize))
        return APART.join(filter(None, told))

    def money(self, prize: int) -> str:
        """What a personality costs in a bribe, what a relic will bring to one."""
        if not self.ducats(prize):
            return ""
        amount = in_signs([(DUCATS, self.ducats(prize))])
        return f"{self.texts.say('board-price')} {amount}" if self.kind(prize) == "personality" else amount


def in_signs(amounts: Iterable[Amount]) -> str:
    return "".join(f"{ARCANUM_SIGNS[arcanum]}{amount}" for arcanum, amount in amounts)


def _change(printed: int, now: int) -> str:
    return "" if printed == now else HIGHER if now > printed else LOWER
