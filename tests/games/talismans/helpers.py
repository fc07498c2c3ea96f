"""Positions and scripts in the notation of the rules page.

`lay` sets a scene: `A="ST0 + FO1 FO2"` commits ST0 and keeps FO1 FO2, `A="CL1 CL2"` only holds them. `Table.play` runs
a script of lines such as "C choose_stake CW7 of SN5 CL4 CW7" and checks, line by line, that this seat alone is asked,
what it is asked, and (after "of") exactly what it is offered.
"""

from typing import Any

from cartomante import load_game
from cartomante.core.match import Match
from cartomante.core.position import Reader

GAME = load_game("talismans")
SEATS = "ABCDEFGHIJ"
SUITS = ("FO", "SN", "CL", "RA", "SU", "ST")
SPECIALS = ("CS1", "CS2", "IO3", "IO4", "CO5", "CO6", "CW7", "CW8")
CARDS = (*(f"{suit}{value}" for suit in SUITS for value in range(15)), *SPECIALS, "JK1", "JK2", "FT")
WORDS = ("alone", "forge", "decline", "keep", "move")
ACTIONS = (*CARDS[:100], *WORDS, *SUITS, "2", "3", "4", "5", "6")
ROW = "FO SN CL RA SU ST"
FULL_OFFERS = {
    "forge_choice": {"forge", "decline"},
    "weather_choice": {"keep", "move"},
    "reorder_position": set("23456"),
}

PerSeat = dict[str, str]


def talismans(text: str) -> list[list[str]]:
    """Several Talismans in one string: "SU4 SU3, RA0"."""
    return [cards.split() for cards in text.split(",") if cards.strip()]


def unordered(found: list[list[str]]) -> list[list[str]]:
    return sorted(sorted(cards) for cards in found)


class Table:
    """A match under test, spoken to in the words of the rules page."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- asking and answering ---

    def asked(self) -> str:
        """Who is asked what now: "C choose_stake", or several, comma-separated."""
        questions = [(SEATS[seat], self.match.decision(seat)) for seat in self.match.deciders()]
        return ", ".join(f"{seat} {decision['id']}" for seat, decision in questions if decision)

    def offered(self, seat: str) -> set[str]:
        return {ACTIONS[action] for action in self.match.legal_actions(SEATS.index(seat))}

    def answer(self, seat: str, word: str) -> None:
        self.match.apply(ACTIONS.index(word), SEATS.index(seat))

    def commit(self, plays: str) -> "Table":
        """Commit the plays of a turn, "A ST0, B ST7 ST6"; who has a single card is found to have committed it."""
        committing = self.asked().split(", ")
        laid = self.match.position()["plays"]
        for seat, *cards in (play.split() for play in plays.split(",")):
            if f"{seat} commit_lead" in committing:
                self.commit_one(seat, *cards)
            else:
                assert laid[SEATS.index(seat)] == cards, f"{seat} was not asked to commit"
        return self

    def commit_one(self, seat: str, lead: str, partner: str = "alone") -> None:
        self.answer(seat, lead)
        if f"{seat} commit_partner" in self.asked().split(", "):
            self.answer(seat, partner)
        else:
            assert partner == "alone", f"{seat} was not asked for a partner of {lead}"

    def play(self, *script: str) -> "Table":
        for line in script:
            question, _, offer = line.partition(" of ")
            seat, decision, word = question.split()
            assert self.asked() == f"{seat} {decision}", f"expected {line!r}, but the question is {self.asked()!r}"
            expected = set(offer.split()) or FULL_OFFERS.get(decision)
            assert expected in (None, self.offered(seat)), f"{line!r}: offered {sorted(self.offered(seat))}"
            self.answer(seat, word)
        return self

    def next_turn(self, active: str) -> "Table":
        """The turn is over: these seats play in the next one, and all of them are asked unless they have one card."""
        position = self.match.position()
        assert position["step"] == "reveal", f"the turn goes on with {self.asked()!r}"
        sizes = {seat: len(self.hand(seat)) for seat in active.split()}
        assert self.asked() == ", ".join(f"{seat} commit_lead" for seat, size in sizes.items() if size > 1)
        assert [SEATS[seat] for seat, play in enumerate(position["plays"]) if play] == [
            seat for seat, size in sizes.items() if size == 1
        ]
        return self

    # --- looking ---

    @property
    def row(self) -> str:
        return " ".join(self.match.position()["row"])

    @property
    def ranking(self) -> str:
        return " ".join(SEATS[seat] for seat in self.match.position()["ranking"])

    def hand(self, seat: str) -> set[str]:
        """What a seat holds, cards committed face down included."""
        position, i = self.match.position(), SEATS.index(seat)
        return {*position["hands"][i], *(position["plays"][i] if position["step"] == "reveal" else ())}

    def known(self, seat: str, viewer: str | None = None) -> set[str]:
        """The cards that a viewer (None: a spectator) knows a seat to hold."""
        view = self.match.view(None if viewer is None else SEATS.index(viewer))
        return {CARDS[card] for card in view["seats"][SEATS.index(seat)]["hand"]["cards"]}

    def events(self, kind: str) -> list[tuple[str | None, dict[str, Any]]]:
        """What was told of one kind, by seat, since the scene was set."""
        told = [event for event in self.match.events if event.kind.name == kind]
        return [(None if event.seat is None else SEATS[event.seat], event.args) for event in told]

    def expect(
        self,
        row: str | None = None,
        stake: str | None = None,
        discard: str | None = None,
        turn: int | None = None,
        hands: PerSeat | None = None,
        **zones: PerSeat,
    ) -> "Table":
        """Check what is named; pending, forged and captured count as empty for every seat that is left out."""
        position = self.match.position()
        facts = {"row": row, "stake": stake, "discard": discard}
        for name, fact in facts.items():
            found, wanted = position[name], None if fact is None else fact.split()
            if name == "discard" and wanted is not None:
                found, wanted = sorted(found), sorted(wanted)
            assert wanted in (None, found), f"{name} is {found}, expected {wanted}"
        assert turn in (None, position["turn"])
        for seat, cards in (hands or {}).items():
            assert self.hand(seat) == set(cards.split()), f"hand of {seat}"
        for name, cards_by_seat in zones.items():
            self._expect_zone(name, position[name], cards_by_seat)
        return self

    def _expect_zone(self, name: str, found: list[Any], cards_by_seat: PerSeat) -> None:
        for i, held in enumerate(found):
            text = cards_by_seat.get(SEATS[i], "")
            if name == "captured":
                assert sorted(held) == sorted(text.split()), f"captured of {SEATS[i]}"
            else:
                assert unordered(held) == unordered(talismans(text)), f"{name} of {SEATS[i]}"

    def ends(self, scores: list[int], winners: str, places: list[int] | None = None) -> "Table":
        """The game is over with these half-points, winners and places."""
        assert self.match.is_over
        assert self.match.ending == "hand_empty"
        assert self.match.scores == scores
        assert " ".join(SEATS[seat] for seat in self.match.winners) == winners
        assert places in (None, self.match.places)
        return self

    def goes_on(self) -> "Table":
        assert not self.match.is_over
        return self


def fields(
    row: str = ROW,
    stake: str = "FT",
    hands: list[str] | None = None,
    options: dict[str, str] | None = None,
    pending: PerSeat | None = None,
    forged: PerSeat | None = None,
    captured: PerSeat | None = None,
    players: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position for `game.from_position`, from strings; every card not named is in the box."""
    hands = hands or []
    count = players or len(hands)
    return {
        "players": count,
        "options": options or {},
        "row": row.split(),
        "stake": stake.split(),
        "hands": [cards.split() for cards in hands] if hands else [[] for _ in range(count)],
        "pending": [talismans((pending or {}).get(seat, "")) for seat in SEATS[:count]],
        "forged": [talismans((forged or {}).get(seat, "")) for seat in SEATS[:count]],
        "captured": [(captured or {}).get(seat, "").split() for seat in SEATS[:count]],
    } | more


def lay(row: str = ROW, stake: str = "FT", /, **scene: Any) -> Table:
    """Set a scene: seats A to J by name, other fields as in `fields`; then commit the plays written before a +."""
    specs = {seat: scene.pop(seat) for seat in SEATS if seat in scene}
    assert "".join(specs) == SEATS[: len(specs)], "seats must be A, B, C, ... without a gap"
    hands = [spec.replace("+", " ") for spec in specs.values()]
    table = Table(GAME.from_position(fields(row, stake, hands, **scene)))
    plays = [f"{seat} {spec.partition('+')[0]}" for seat, spec in specs.items() if "+" in spec]
    return table.commit(", ".join(plays)) if plays else table


def finished(row: str = "SU FO CL SN RA ST", players: int = 2, /, **scene: Any) -> Table:
    """A game that is over, with nothing left but forged Talismans and captures."""
    return Table(GAME.from_position(fields(row, "", players=players, ending="hand_empty", **scene)))


def record(players: int = 2, options: dict[str, str] | None = None, **scene: Any) -> Any:
    """A bare record in which nothing has been asked, for effects on their own."""
    s = GAME.window(GAME.blank(players, options), [])
    position = fields(players=players, **scene)
    del position["players"], position["options"]
    GAME.read_position(s, GAME.pack().c, Reader(position))
    return s
