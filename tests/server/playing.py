"""A table without a server: people wish for things, and the test says what time it is."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st
from pydantic import TypeAdapter

from cartomante.core.match import Match
from cartomante.server import protocol as p
from cartomante.server.judging import judge
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import PLAYING, Draft, Entry, Origin, Person, Table, Told

BEGIN = 1_000_000  # milliseconds
SECRET = "5e" * 32
SMALL = {"arcanum": 3, "cadwallon": 2, "shipwreck": 3, "talismans": 3}  # players of a quick game

wishes: TypeAdapter[Any] = TypeAdapter(p.Wish)
each_game = pytest.mark.parametrize("game", sorted(SMALL))


def person(number: int) -> Person:
    return Person(f"p{number}", f"Player {number}")


class Party:
    """A table, the people around it (person i sits on seat i once `seated`), and a clock."""

    def __init__(self, game: str = "talismans", players: int | None = None, secret: str = SECRET, **setup: Any) -> None:
        chosen = p.Setup(game=game, players=players or SMALL[game], **setup)
        self.table = Table.opened(Origin("table", "CODE42", chosen, person(0), secret, BEGIN))
        self.now = BEGIN
        self._count = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def wish(self, kind: str, /, **fields: Any) -> Any:
        self._count += 1
        return wishes.validate_python({"type": kind, "id": f"w{self._count}", **fields})

    def do(self, number: int, kind: str, /, **fields: Any) -> Told:
        """Person `number` wishes for something, and it comes true."""
        wish = self.wish(kind, **fields)
        draft = judge(self.table, person(number), wish)
        return self.enter(draft, person(number).id, wish.id)

    def enter(self, draft: Draft, who: str | None = None, wish: str | None = None) -> Told:
        return self.table.add(Entry(self.table.version + 1, draft.kind, who, wish, draft.data, self.now))

    def refused(self, number: int, kind: str, /, **fields: Any) -> Refusal:
        """Person `number` wishes for something in vain, and nothing changes."""
        before = standing(self.table)
        with pytest.raises(Refusal) as refused:
            judge(self.table, person(number), self.wish(kind, **fields))
        assert standing(self.table) == before
        return refused.value

    def code(self, number: int, kind: str, /, **fields: Any) -> Code:
        return self.refused(number, kind, **fields).code

    def seat_people(self, bots: int = 0) -> "Party":
        """Everybody sits down, bots on the last seats."""
        seats = len(self.table.seats)
        for number in range(seats - bots):
            self.do(number, "sit", seat=number)
        for seat in range(seats - bots, seats):
            self.do(0, "add_bot", seat=seat, level="apprentice")
        return self

    def begin(self, bots: int = 0) -> "Party":
        self.seat_people(bots).do(0, "start")
        return self

    def act(self, seat: int, action: int | None = None, who: int | None = None) -> Told:
        """A person answers the question of a seat, as the rules or the test want it."""
        chosen = self.match.legal_actions(seat)[0] if action is None else action
        return self.do(seat if who is None else who, "act", action=chosen, question=self.table.question(seat))

    def bot_acts(self, seat: int, action: int) -> Told:
        return self.enter(Draft("move", {"seat": seat, "action": action}))

    def play_on(self, rng: random.Random, moves: int = 1 << 30) -> Iterator[Told]:
        """Random moves of whoever is to decide, people and bots, until the game is over."""
        while self.table.status == PLAYING and moves:
            seat = rng.choice(self.match.deciders())
            action = rng.choice(self.match.legal_actions(seat))
            is_bot = self.table.seats[seat].is_played_by_bot
            yield self.bot_acts(seat, action) if is_bot else self.act(seat, action)
            moves -= 1

    def finish(self, seed: int = 0) -> "Party":
        for _ in self.play_on(random.Random(seed)):
            pass
        return self


def standing(table: Table) -> dict[str, Any]:
    """All that a table is, as values that can be compared."""
    match, clocks = table.match, table.clocks
    return {
        "info": table.info(),
        "match": None if match is None else (match.fingerprint(), list(match.history), len(match.events)),
        "events": None if match is None else [event.to_json() for event in match.events],
        "questions": [table.question(seat) for seat in range(len(table.seats))],
        "clocks": (list(clocks.left), sorted(clocks.ticking), clocks.next_flag()),
        "wishes": dict(table.wishes),
        "undo_to": table.ballot.undo_to if table.ballot else None,
        "due": table.next_due(BEGIN, 0),
        "story": [(told.entry, [event.to_json() for event in told.events]) for told in table.story],
    }


def folded_anew(table: Table) -> Table:
    """The same table made from its log, as it is read from a database."""
    copy = Table.opened(table.origin)
    for told in table.story:
        copy.add(told.entry._replace(data=json.loads(json.dumps(told.entry.data))))
    return copy


# --- anything that people might do ------------------------------------------------------------------------------------

small = st.integers(0, 5)
some_wish = st.one_of(
    st.tuples(st.just("sit"), st.fixed_dictionaries({"seat": st.none() | small, "contribution": st.text(max_size=3)})),
    st.tuples(st.just("add_bot"), st.fixed_dictionaries({"seat": st.none() | small})),
    st.tuples(st.just("remove_bot"), st.fixed_dictionaries({"seat": small})),
    st.tuples(st.sampled_from(["leave", "come_back", "start", "start", "close"]), st.just({})),
    st.tuples(st.just("say"), st.fixed_dictionaries({"text": st.just("hm")})),
    st.tuples(
        st.just("vote"),
        st.fixed_dictionaries(
            {
                "topic": st.sampled_from(["pause", "resume", "abandon", "undo"]),
                "yes": st.sampled_from([True, True, False]),
            }
        ),
    ),
    st.tuples(st.just("lead"), st.fixed_dictionaries({"number": small})),
    st.tuples(st.just("hand_lead"), st.fixed_dictionaries({"to": st.sampled_from(["p0", "p1", "p7"])})),
    st.tuples(st.just("act"), st.fixed_dictionaries({"action": st.integers(0, 300), "question": st.integers(0, 30)})),
)
sensible_act = st.tuples(st.just("sensible"), st.fixed_dictionaries({"choice": st.integers(0, 1000)}))
some_steps = st.lists(st.tuples(small, st.integers(0, 40_000), sensible_act | some_wish), min_size=3, max_size=25)


def take_step(party: Party, number: int, kind: str, fields: dict[str, Any]) -> Told:
    """A wish of a person, or a sensible answer to what some seat is asked."""
    if kind != "sensible":
        return party.do(number, kind, **fields)
    if not party.table.is_running:
        raise Refusal(Code.NOT_STARTED)
    choice, deciders = fields["choice"], party.match.deciders()
    seat = deciders[choice % len(deciders)]
    legal = party.match.legal_actions(seat)
    if party.table.seats[seat].is_played_by_bot:
        return party.bot_acts(seat, legal[choice % len(legal)])
    who = party.table.seats[seat].person
    assert who is not None
    return party.act(seat, legal[choice % len(legal)], int(who.id.removeprefix("p")))
