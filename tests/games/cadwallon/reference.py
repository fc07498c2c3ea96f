"""The rules a second time, as slow and obvious as the tables they come from; nothing is shared with the real engine.

    game = Reference(4, cards, first_player, guilds, piles, objectives, draw, militia, options={"objectives": False})
    game.begin()
    while game.pending:
        seat, (decision, options) = next(iter(game.pending.items()))
        game.act(seat, min(options))

- `cards` is the card file (`load_cards`). `options` are those that differ from the defaults; see `options_of`.
- Six functions are all the chance there is. The first four are called at most once, in this order, in a whole game:
  `first_player()` is a seat; `guilds()` the name of a guild by seat, wanted only if they are not chosen; `piles()` five
  lists of cards, the top first, the Jubilee among those of the free zone, no prize turned up yet; `objectives()` four
  cards by seat, wanted only if they are played with. `draw(seat, deck)` picks one card of a main deck and
  `militia(deck)` one of the militia deck, both given as a sorted list. A deck has no order.
- `pending` says what every seat that must answer is asked: {seat: (decision, set of legal action ids)}; empty once the
  game is over. Only `discard_objective` is asked of several seats at once: each answers twice in its own time.
- Decisions with one option are taken silently.
- `state()` is everything as plain lists and numbers:
  - Sets (hands, main decks, militia deck, objectives, `seen_to_hand`) in ascending order; resources, guild piles and
    militia set aside with the oldest card first; piles with the top card first. Lists by zone have five entries.
  - `agents` and `militia`: by zone, in order of arrival, [card, owner, face up].
  - `boosts`: by zone and seat, one number for each arcanum. `precedence`: by zone and seat.
  - `chosen`: the card of `choose_card`, which is in the hand as well. `in_play`: the location being resolved.
    `militia_drawn`: the militia card that must be placed. `won`: the prize that must be placed; it has left its zone.
    `announced`: {seat: arcanum} at the prize being resolved.
  - `phase`: "set_up", "draw", "play", "resolve", "round_end", "over". `active` is None outside of "play".
  - `prizes_won`: the number of prizes in each round, the present one last.
  - `ending`: None, then "jubilee", "stalled", "round_cap" or "no_prizes"; from then on there are `scores`, `places` and
    `winners`.
- A position other than the start of a game is set up by writing the attributes of `Table`; then `begin(phase, seat)`
  goes on from there (see `reference_position`); `seat` is the one whose turn it is in "play".
"""

from collections.abc import Callable, Sequence
from typing import Any

from .reference_rules import (
    GUILDS,
    HAND,
    JUBILEE,
    OBJECTIVES_RETURNED,
    Card,
    choose_guild,
    resolution_order,
)
from .reference_scoring import Scoring
from .reference_table import Asking, Pending, next_questions, together
from .reference_turn import Turns

__all__ = ["Reference"]


class Reference(Turns, Scoring):
    """One game: set-up, the phases of a round, the end."""

    def __init__(
        self,
        players: int,
        cards: list[Card],
        first_player: Callable[[], int],
        guilds: Callable[[], Sequence[str]],
        piles: Callable[[], Sequence[Sequence[int]]],
        objectives: Callable[[], Sequence[Sequence[int]]],
        draw: Callable[[int, list[int]], int],
        militia: Callable[[list[int]], int],
        options: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(players, cards, draw, militia, options or {})
        self.choose_first_player = first_player
        self.deal_guilds = guilds
        self.deal_piles = piles
        self.deal_objectives = objectives
        self.announced = {}
        self.phase = "set_up"
        self.active: int | None = None
        self.ending: str | None = None
        self.pending: Pending = {}
        self.questions: Asking | None = None

    # --- from outside ---

    def begin(self, phase: str = "set_up", seat: int | None = None) -> None:
        self.questions = self.play_on(phase, seat)
        self.pending = next_questions(self.questions, None)

    def act(self, seat: int, action: int) -> None:
        assert self.questions is not None
        assert action in self.pending[seat].options
        self.pending = next_questions(self.questions, (seat, action))

    def state(self) -> dict[str, Any]:
        places = self.places() if self.ending else None
        return {
            "round": self.round,
            "phase": self.phase,
            "first_player": self.first_player,
            "active": self.active,
            "guilds": list(self.guilds),
            "hands": [sorted(cards) for cards in self.hand],
            "decks": [sorted(cards) for cards in self.deck],
            "resources": [list(cards) for cards in self.resources],
            "guild_piles": [list(cards) for cards in self.guild_pile],
            "agents": [[[q.card, q.owner, q.face_up] for q in pieces] for pieces in self.agents],
            "militia": [[[q.card, q.owner, q.face_up] for q in pieces] for pieces in self.militia],
            "militia_deck": sorted(self.militia_deck),
            "militia_set_aside": list(self.militia_set_aside),
            "militia_drawn": self.militia_drawn,
            "prizes": list(self.prize),
            "piles": [list(cards) for cards in self.pile],
            "sealed": list(self.sealed),
            "shift": list(self.shift),
            "boosts": [[list(by_arcanum.values()) for by_arcanum in by_seat] for by_seat in self.boosts],
            "precedence": [list(by_seat) for by_seat in self.precedence],
            "favour": list(self.favour),
            "objectives": [sorted(cards) for cards in self.objectives],
            "returned": [sorted(cards) for cards in self.returned],
            "chosen": self.chosen,
            "in_play": self.in_play,
            "won": self.won,
            "announced": dict(sorted(self.announced.items())),
            "seen_to_hand": [sorted(cards) for cards in self.seen_to_hand],
            "prizes_won": list(self.prizes_won),
            "jubilee_revealed": self.jubilee_revealed,
            "ending": self.ending,
            "scores": self.scores() if self.ending else None,
            "places": places,
            "winners": [p for p, place in enumerate(places) if place == 1] if places else None,
        }

    # --- set-up ---

    def set_up(self) -> Asking:
        self.first_player = self.choose_first_player()
        yield from self.take_guilds()
        for p in self.seats:
            self.deck[p] = {card.num for card in self.cards if card.set == "guild" and card.guild == self.guilds[p]}
        self.pile = [list(pile) for pile in self.deal_piles()]
        self.check_piles()
        for zone in self.zones:
            self.reveal(zone)
        assert not self.jubilee_revealed
        if self.options["objectives"]:
            self.objectives = [set(cards) for cards in self.deal_objectives()]
            yield from together({p: self.return_objectives(p) for p in self.clockwise()})

    def take_guilds(self) -> Asking:
        if self.options["guild_choice"] == "random":
            self.guilds = list(self.deal_guilds())
            return
        for p in self.clockwise():
            left = [guild for guild in GUILDS if guild not in self.guilds]
            action = yield from self.ask(p, "choose_guild", map(choose_guild, left))
            self.guilds[p] = GUILDS[action - choose_guild("blades")]

    def check_piles(self) -> None:
        size, last = self.options["pile_size"], self.options["jubilee_last"]
        free = self.pile[-1]
        assert [len(self.pile[zone]) for zone in self.zones] == [size] * (len(self.zones) - 1) + [size + 1]
        assert size - last <= free.index(JUBILEE) <= size

    def return_objectives(self, p: int) -> Asking:
        for _ in range(OBJECTIVES_RETURNED):
            card = yield from self.ask(p, "discard_objective", self.objectives[p])
            self.objectives[p].remove(card)
            self.returned[p].append(card)

    # --- rounds ---

    def play_on(self, phase: str, seat: int | None) -> Asking:
        """The rest of the game from the beginning of a phase."""
        while self.ending is None:
            self.phase = phase
            match phase:
                case "set_up":
                    yield from self.set_up()
                    phase = "draw"
                case "draw":
                    self.draw_hands()
                    phase = "play"
                case "play":
                    yield from self.play_phase(self.first_player if seat is None else seat)
                    seat = None
                    phase = "resolve"
                case "resolve":
                    for zone in resolution_order(self.first_player, self.players, self.options["free_zone_order"]):
                        yield from self.resolve_zone(zone)
                    phase = "round_end"
                case "round_end":
                    self.end_round()
                    phase = "draw"
        self.phase = "over"

    def draw_hands(self) -> None:
        for p in self.clockwise():
            for _ in range(HAND):
                if not self.deck[p]:
                    self.deck[p] = set(self.resources[p])
                    self.resources[p].clear()
                self.draw_from_deck(p)

    def play_phase(self, seat: int) -> Asking:
        while any(self.hand):
            if self.hand[seat]:
                self.active = seat
                yield from self.turn(seat)
                self.active = None
            seat = (seat + 1) % self.players

    # --- the end of a round ---

    def end_round(self) -> None:
        self.end_round_effects()
        if self.jubilee_revealed:  # in the course of the round, or at the end of the one before
            self.finish("jubilee")
            return
        for zone in resolution_order(self.first_player, self.players, self.options["free_zone_order"]):
            if self.prize[zone] is None:
                self.reveal(zone)
        if self.jubilee_revealed and self.options["jubilee_timing"] == "end_now":
            self.finish("jubilee")
        elif (reason := self.safety_end()) is not None:
            self.finish(reason)
        else:
            self.next_round()

    def end_round_effects(self) -> None:
        """Militia goes home, whatever happened to the prize it lay at."""
        out = [piece.card for pieces in self.militia for piece in pieces]
        self.militia_deck.update(out, self.militia_set_aside)
        self.militia_set_aside.clear()
        for zone in self.zones:
            self.militia[zone].clear()
            self.end_effects_on(zone)
        self.favour = [0 for _ in self.seats]
        self.seen_to_hand = [set() for _ in self.seats]

    def safety_end(self) -> str | None:
        limit = self.options["stall_rounds"]
        if limit and len(self.prizes_won) >= limit and not any(self.prizes_won[-limit:]):
            return "stalled"
        if self.round == self.options["round_cap"]:
            return "round_cap"
        return None if self.zones_with_prize() else "no_prizes"

    def next_round(self) -> None:
        step = -1 if self.options["first_player_pass"] == "right" else 1
        self.first_player = (self.first_player + step) % self.players
        self.round += 1
        self.prizes_won.append(0)

    def finish(self, reason: str) -> None:
        self.ending = reason
        if self.options["table_agents_score"]:
            for zone in resolution_order(self.first_player, self.players, self.options["free_zone_order"]):
                for piece in self.agents[zone]:
                    self.to_resources(piece.owner, piece.card)
                self.agents[zone].clear()
