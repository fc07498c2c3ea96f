"""Scenes and scripts in the notation of the rules page.

`lay` sets a scene: a row with its fates, "dawn=3 key judge=2,2 shore", then what each seat holds. A is active: with
`A="1 7"` it has just drawn both, with `A="1+7"` the first is old, with fewer the turn begins with the draw.

`Table.play` runs a script of lines such as "A play_fate 7@shore of 7@dawn 1@key 7@key" and checks, line by line, that
this seat alone is asked, what it is asked, and (after "of") exactly what it is offered. Words stand for actions by the
numbers of section 3.7, whatever the game itself calls them.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from cartomante import load_game
from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.games.shipwreck.state import CARD_IDS

from . import words
from .words import SEATS

GAME = load_game("shipwreck")
HIGHEST, COPIES = 7, 3
BASE = CARD_IDS[:20]
ALL_SETS = ["promo", "imago", "stars_below"]
WORDS = {
    0: "pass",
    129: "agree",
    130: "object",
    140: "follow",
    141: "always_pass",
    142: "leave",
    143: "bot",
    144: "person",
    145: "late",
}
EVERY_PREDICTION = " ".join(f"predict:{value}" for value in range(1, HIGHEST + 1))


# --- words ---


def spell(position: Mapping[str, Any], action: int) -> str:
    """An action as a word, as things lie (section 3.7)."""
    row = position["row"]
    if action in WORDS:
        return WORDS[action]
    if action <= 10:
        return spell_play(position, *divmod(action - 1, 5))
    if action <= 46:
        return f"use:{CARD_IDS[action - 11]}"
    if action <= 82:
        return f"pay:{CARD_IDS[action - 47]}"
    if action <= 86:
        return f"{row[action - 83]}"
    if action <= 114:
        slot, value = divmod(action - 87, HIGHEST)
        return f"{value + 1}@{row[slot]}"
    if action <= 121:
        return f"{action - 114}"
    if action <= 128:
        return f"predict:{action - 121}"
    if action <= 132:
        return f"reveal:{'AB'[action - 131]}"
    return f"note:{action - 132}" if action <= 139 else f"join:{SEATS[action - 146]}"


def spell_play(position: Mapping[str, Any], index: int, destination: int) -> str:
    """A fate and where it is played; of equal fates, which one."""
    fates = position["hands"][position["active"]]
    place = "hours" if destination == 0 else position["row"][destination - 1]
    is_same = len(set(fates)) == 1 and position["has_old"]
    return f"{('old', 'new')[index] if is_same else ''}{fates[index]}@{place}"


def spell_event(event: Event) -> str:
    """Who it happened to, then its arguments: "B 4 no"."""
    seat = [] if event.seat is None else [SEATS[event.seat]]
    return " ".join([*seat, *(spell_argument(arg.sort, event.args[arg.name]) for arg in event.kind.args)])


def spell_argument(sort: str, value: Any) -> str:
    """An argument of an event in a word, "?" if it is hidden."""
    if value is None:
        return "?"
    if sort.endswith((";", "*")):
        return ",".join(spell_argument(sort[:-1], item) for item in value)
    return SEATS[value] if sort == "seat" else words.spell(sort, value) or str(value)


# --- tables ---


class Table:
    """A match under test, spoken to in the words of the rules page."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- asking and answering ---

    def asked(self) -> str:
        """Who is asked what now: "A play_fate"; nothing when the game is over."""
        questions = [(SEATS[seat], self.match.decision(seat)) for seat in self.match.deciders()]
        return ", ".join(f"{seat} {decision['id']}" for seat, decision in questions if decision)

    def offered(self, seat: str) -> set[str]:
        return set(self._words(self.match.legal_actions(SEATS.index(seat))))

    def asides(self, seat: str) -> set[str]:
        """What a seat may do without being asked."""
        return set(self._words(self.match.side_actions(SEATS.index(seat))))

    def _words(self, actions: list[int]) -> dict[str, int]:
        position = self.match.position()
        called = {spell(position, action): action for action in actions}
        assert len(called) == len(actions), f"two of {actions} are called the same"
        return called

    def play(self, *script: str) -> "Table":
        for line in script:
            question, _, offer = line.partition(" of ")
            seat, decision, word = question.split()
            assert self.asked() == f"{seat} {decision}", f"expected {line!r}, but the question is {self.asked()!r}"
            offered = self._words(self.match.legal_actions(SEATS.index(seat)))
            assert not offer or set(offer.split()) == set(offered), f"{line!r}: offered {sorted(offered)}"
            assert word in offered, f"{line!r}: offered {sorted(offered)}"
            self.match.apply(offered[word], SEATS.index(seat))
        return self

    def aside(self, *script: str) -> "Table":
        """Side actions: "C leave", "B note:4"."""
        for seat, word in (line.split() for line in script):
            asides = self._words(self.match.side_actions(SEATS.index(seat)))
            assert word in asides, f"{seat} {word}: open to it are {sorted(asides)}"
            self.match.apply(asides[word], SEATS.index(seat))
        return self

    # --- looking ---

    @property
    def view(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        table: dict[str, Any] = self.match.view()["table"]
        return table

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def row(self) -> str:
        """The row with its fates, as in `lay`; "-" where no card lies."""
        fates = self.view["fates"]
        cards = [card or "-" for card in self.position["row"]]
        return " ".join(
            f"{card}={','.join(map(str, on))}" if on else card for card, on in zip(cards, fates, strict=True)
        )

    def hand(self, seat: str) -> list[int]:
        fates: list[int] = self.position["hands"][SEATS.index(seat)]
        return fates

    def line(self, seat: str) -> list[int]:
        """The values that are out on the number line of a seat's first hand."""
        values: list[int] = self.match.view()["seats"][SEATS.index(seat)]["line"][0]
        return values

    def copies(self, value: int) -> int:
        """How many copies of a value are in the bag."""
        copies: int = self.match.view(everything=True)["table"]["bag"]["copies"][str(value)]
        return copies

    def told(self, kind: str, viewer: str | None = None) -> list[str]:
        """What was told of one kind since the scene was set, as everybody or one seat heard it: "B 4 no"."""
        heard = self.match.events_seen_by(None if viewer is None else SEATS.index(viewer))
        return [spell_event(event) for event in heard if event.kind.name == kind]

    def possible(self, seat: str, viewer: str | None = None) -> set[int]:
        """What the fate of a seat may be by logic, for everybody or for one seat."""
        return set(self.match.beliefs(None if viewer is None else SEATS.index(viewer), SEATS.index(seat)).possible)

    def expect(self, **facts: Any) -> "Table":
        """Check what is named: row (as in `lay`), faded, bottom (the last cards of the deck), bag (how many fates),
        ending, or any zone of the table."""
        for name, wanted in facts.items():
            found = self._fact(name, wanted)
            assert found == wanted, f"{name} is {found!r}, expected {wanted!r}"
        return self

    def _fact(self, name: str, wanted: Any) -> Any:
        if name == "row":
            return self.row
        if name == "faded":
            return " ".join(self.position["faded"])
        if name == "bottom":
            return " ".join(self.position["deck"][-len(wanted.split()) :])
        if name == "bag":
            return self.view["bag"]["count"]
        return self.match.ending if name == "ending" else self.view[name]


# --- scenes ---


def lay(
    row: str,
    /,
    *,
    faded: str = "",
    deck: str = "",
    under: Mapping[str, str] = MappingProxyType({}),
    bag: str | None = None,
    options: Mapping[str, Any] = MappingProxyType({}),
    **more: Any,
) -> Table:
    """Set a scene.

    `deck` names the cards on top, the others of the game follow (with the option `removed` they have left it); `under`
    what is attached to a card of the row; with `bag` the fates that are neither there nor on the table are in exile.
    Sets beyond the base are in the game if one of their cards is named. Everything else is a field of a position.
    """
    cards, fates = read_row(row)
    hands = {seat: more.pop(seat) for seat in SEATS if seat in more}
    held = [[int(fate) for fate in spec.replace("+", " ").split()] for spec in hands.values()]
    active = held[0] if held else []
    attached = [under.get(card, "").split() for card in cards]
    named = [*cards, *faded.split(), *deck.split(), *(card for on in attached for card in on)]
    chosen = {"sets": [] if set(named) <= set(BASE) else ALL_SETS, **options}
    position: dict[str, Any] = {
        "players": max(len(hands), 2),
        "options": chosen,
        "row": cards,
        "fates": fates,
        "hands": held,
        "faded": faded.split(),
        "deck": [*deck.split(), *(card for card in still_in_game(chosen) if card not in named)],
        "attached": attached,
        "phase": "before_play" if len(active) == 2 else "draw",
        "has_old": len(active) == 1 or "+" in hands.get("A", ""),
    } | more
    if bag is not None:
        position["exile"] = exiled([value for _, value in position["fates"]], held, bag)
    return Table(GAME.from_position(position))


def read_row(text: str) -> tuple[list[str], list[list[int]]]:
    """Cards and fates of "dawn=3 key judge=2,2 shore"; the fates have been visible from left to right."""
    items = [item.partition("=") for item in text.split()]
    fates = [[slot, int(value)] for slot, (_, _, on) in enumerate(items) for value in on.split(",") if value]
    return [card for card, _, _ in items], fates


def still_in_game(options: Mapping[str, Any]) -> Iterable[str]:
    if options.get("spent_cards") == "removed":
        return []
    if options.get("custom_deck"):
        chosen: list[str] = options["custom_deck"]
        return chosen
    return CARD_IDS if options["sets"] else BASE


def exiled(visible: list[int], hands: list[list[int]], bag: str) -> list[int]:
    placed = [*visible, *(fate for hand in hands for fate in hand), *map(int, bag.split())]
    return [value for value in range(1, HIGHEST + 1) for _ in range(COPIES - placed.count(value))]


def takes(card: str, pair: str, visible: str = "", own: str = "", **scene: Any) -> str:
    """Which of two fates just drawn a card accepts, as in section 9.3: "4 7", "" for none.

    `visible` lie in front of another card, `own` in front of the card itself.
    """
    fates = [[1, int(value)] for value in visible.split()] + [[0, int(value)] for value in own.split()]
    rest = [other for other in ("blind_man", "chalice", "leviathan", "beast") if other != card][:3]
    table = lay(" ".join([card, *rest]), A=pair, fates=fates, **scene)
    accepted = {word.partition("@")[0] for word in table.offered("A") if word.endswith(f"@{card}")}
    return " ".join(sorted(accepted))
