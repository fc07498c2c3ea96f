"""Scenes and scripts in the notation of the rules page.

`lay` sets a scene in which A is active and may play a card: `lay(A="S4 wheel", B="P2", figures={"SKt": 1})`. What a
seat holds is listed under its letter; figures are called like their court cards; everything else is a field of a
position.

`Table.play` runs a script of lines such as "A move_figure SQ of SKn SQ SK" and checks, line by line, that this seat is
asked (alone, unless everybody is asked at once), what it is asked, and (after "of") exactly what it is offered. Words
stand for actions by the numbers of section 3.7, whatever the game itself calls them.
"""

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from cartomante import load_game
from cartomante.core.content import Pack
from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.games.arcanum.state import CARD_CODES, HAND_LIMIT, LOCATION_IDS, MINORS

from . import words
from .words import FIGURE_CODES, SEATS

GAME = load_game("arcanum")
MINOR_CODES, MAJOR_CODES = CARD_CODES[:MINORS], CARD_CODES[MINORS:]
EVERYWHERE = " ".join(LOCATION_IDS)
EVERY_HOUSE = "swords pentacles chalices wands"
TOGETHER = {"mandatory_hide", "wheel_pass"}
REGULAR_SCORING = 1
NOTHING: Mapping[str, Any] = MappingProxyType({})


def spell_event(event: Event) -> str:
    """Who it happened to, then its arguments: "B S4"; "?" for what is hidden."""
    seat = [] if event.seat is None else [SEATS[event.seat]]
    return " ".join([*seat, *(spell_argument(arg.sort, event.args[arg.name]) for arg in event.kind.args)])


def spell_argument(sort: str, value: Any) -> str:
    if value is None:
        return "?"
    if sort.endswith((";", "*")):
        return ",".join(spell_argument(sort[:-1], item) for item in value)
    return SEATS[value] if sort == "seat" else words.spell(sort, value) or str(value)


def play_out(match: Match, seed: int = 1) -> Match:
    """Play a game to its end with choices drawn from a seed."""
    rng = random.Random(seed)
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(rng.choice(match.legal_actions(seat)), seat)
    return match


# --- tables ---


class Table:
    """A match under test, spoken to in the words of the rules page."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- asking and answering ---

    def asked(self) -> str:
        """Who is asked what now: "A play_card", or "A mandatory_hide, B mandatory_hide"; nothing when it is over."""
        questions = [(SEATS[seat], self.match.decision(seat)) for seat in sorted(self.match.deciders())]
        return ", ".join(f"{seat} {decision['id']}" for seat, decision in questions if decision)

    def offered(self, seat: str) -> set[str]:
        return set(self._words(seat))

    def _words(self, seat: str) -> dict[str, int]:
        number = SEATS.index(seat)
        decision = self.match.decision(number)
        is_fields = decision is not None and decision["id"] == "fields_adjust"
        return {words.action(action, is_fields): action for action in self.match.legal_actions(number)}

    def play(self, *script: str) -> "Table":
        for line in script:
            question, _, offer = line.partition(" of ")
            seat, decision, word = question.split()
            asked = self.asked().split(", ")
            assert f"{seat} {decision}" in asked, f"expected {line!r}, but the question is {self.asked()!r}"
            assert len(asked) == 1 or decision in TOGETHER, f"{line!r}: others are asked too, {self.asked()!r}"
            offered = self._words(seat)
            assert not offer or set(offer.split()) == set(offered), f"{line!r}: offered {sorted(offered)}"
            assert word in offered, f"{line!r}: offered {sorted(offered)}"
            self.match.apply(offered[word], SEATS.index(seat))
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

    def hand(self, seat: str) -> str:
        return " ".join(self.position["hands"][SEATS.index(seat)])

    def hand_size(self, seat: str) -> int:
        return len(self.hand(seat).split())

    def hidden(self, seat: str) -> str:
        return " ".join(self.position["hidden"][SEATS.index(seat)])

    def seen(self, seat: str, zone: str, viewer: str | None = None) -> Any:
        """A zone of a seat as everybody sees it, or another seat."""
        return self.match.view(None if viewer is None else SEATS.index(viewer))["seats"][SEATS.index(seat)][zone]

    def figure(self, figure: str) -> int:
        """The location of a figure, 0 while it is out of the city."""
        location: int = self.position["figures"][FIGURE_CODES.index(figure)]
        return location

    def told(self, kind: str, viewer: str | None = None) -> list[str]:
        """What was told of one kind since the scene was set, as everybody or one seat heard it: "A S4"."""
        heard = self.match.events_seen_by(None if viewer is None else SEATS.index(viewer))
        return [spell_event(event) for event in heard if event.kind.name == kind]

    def drew(self, seat: str) -> list[str]:
        """How many Minors and Majors a seat has drawn, time after time: ["2 0", "0 1"]."""
        return [line[2:-2] for line in self.told("drew") if line.startswith(seat)]

    def expect(self, **facts: Any) -> "Table":
        """Check what is named: a zone of the table, or a field of the position (piles as words, "S4 P2")."""
        for name, wanted in facts.items():
            found = self.view[name] if name in self.view and name not in self.position else self.position[name]
            found = " ".join(found) if isinstance(wanted, str) and isinstance(found, list) else found
            assert found == wanted, f"{name} is {found!r}, expected {wanted!r}"
        return self


# --- scenes ---


def lay(
    when: str = "play",
    /,
    *,
    players: int = 3,
    active: str = "A",
    hidden: Mapping[str, str] = NOTHING,
    figures: Mapping[str, int] = NOTHING,
    tower: Iterable[int] | None = None,
    tower_owner: str = "A",
    removed: Mapping[str, str] = NOTHING,
    minors: str | None = None,
    majors: str | None = None,
    options: Mapping[str, Any] = NOTHING,
    pack: Pack | None = None,
    **more: Any,
) -> Table:
    """Set a scene.

    `when` tells what comes next: "play" a card of the active seat, its "turn" from the beginning, the "draw" or the
    "hide" of all, a regular "scoring". `minors` and `majors` are all that the decks hold: what is named nowhere then
    lies hidden before the last seat or, if it is a Major, is in the last hands. `removed` lists figures under the seat
    whose Judgement took them; `tower` the locations that it covers.
    """
    hands = {seat: more.pop(seat).split() for seat in SEATS if seat in more}
    players = max([players, *(SEATS.index(seat) + 1 for seat in hands)])
    interval = 4 if players == 3 and options.get("three_player_schedule") != "regular" else 3
    position: dict[str, Any] = {
        "players": players,
        "options": dict(options),
        "turn": interval if when == "scoring" else 2,
        "hands": [hands.get(seat, []) for seat in SEATS[:players]],
        "hidden": [hidden.get(seat, "").split() for seat in SEATS[:players]],
        "figures": [figure % len(LOCATION_IDS) + 1 for figure in range(len(FIGURE_CODES))],
        "removers": [None] * len(FIGURE_CODES),
    } | {name: value.split() if isinstance(value, str) else value for name, value in more.items()}
    for figure, location in figures.items():
        position["figures"][FIGURE_CODES.index(figure)] = location
    for seat, names in removed.items():
        for name in names.split():
            position["removers"][FIGURE_CODES.index(name)] = SEATS.index(seat)
            position["figures"][FIGURE_CODES.index(name)] = 0
    if tower is not None:
        position |= {"on_board": ["tower"], "tower": placement(tower), "tower_owner": SEATS.index(tower_owner)}
    put_elsewhere(position, minors, majors)
    position["agenda"] = agenda(when, position, SEATS.index(active), interval)
    if when == "play":
        position["active"] = SEATS.index(active)
    return Table(GAME.from_position(position, pack))


def placement(locations: Iterable[int]) -> int:
    """The number of a set of locations in the board's list of placements."""
    bits = sum(1 << location for location in locations)
    return [int(each) for each in GAME.packs.load(None).c.placements].index(bits)


def put_elsewhere(position: dict[str, Any], minors: str | None, majors: str | None) -> None:
    """Where the cards are that are neither in a deck nor named."""
    zones = ("minor_discard", "major_discard", "resolving", "in_force", "on_board", "set_aside")
    named = {card for zone in zones for card in position.get(zone, [])}
    named |= {card for zone in ("hands", "hidden") for cards in position[zone] for card in cards}
    if minors is not None:
        position["hidden"][-1] += [card for card in MINOR_CODES if card not in named | set(minors.split())]
    if majors is not None:
        left = [card for card in MAJOR_CODES if card not in named | set(majors.split())]
        for hand in reversed(position["hands"]):
            while left and len(hand) < HAND_LIMIT:
                hand.append(left.pop())
        assert not left, f"there is no room for {left}"


def agenda(when: str, position: Mapping[str, Any], active: int, interval: int) -> list[list[Any]]:
    """What is left of the game turn."""
    first, players = position.get("first", 0), position["players"]
    order = [(first + i) % players for i in range(players)]
    steps: list[list[Any]] = []
    if when == "draw":
        steps += [["draw_step", seat, 0, 0] for seat in order]
    if when in ("draw", "hide"):
        steps += [["all_hide", -1, 0, 0]]
    if when == "play":
        steps += [["next_play", active, 0, 0]]
    if when != "scoring":
        waiting = order if when in ("draw", "hide") else order[order.index(active) + (when == "play") :]
        steps += [["active_turn", seat, 0, 0] for seat in waiting]
    if position["turn"] % interval == 0:
        steps += [["score_houses", -1, REGULAR_SCORING, 0]]
    return [*steps, ["end_game_turn", -1, 0, 0]]
