"""The rules a second time, as slow and obvious as the tables they come from; nothing is shared with the real engine.

    game = Reference(4, board, first_player, figures, draw, options={"overflow": "once"})
    game.begin()
    while game.pending:
        seat, (decision, options) = next(iter(game.pending.items()))
        game.act(seat, min(options))

- `board` is the board file as `json` reads it (`load_board`). `options` are those that differ from the defaults; see
  `options_of` for editions and modes.
- Three functions are all the chance there is. `first_player()` is a seat and `figures()` the 16 locations; both are
  called once, in this order, when a whole game begins. `draw(kind, deck)` picks one card of a deck, given as a sorted
  list; `kind` is "minor" or "major". A deck has no order, and a reshuffled discard pile is a deck like any other.
- `pending` says what every seat that must answer is asked: {seat: (decision, set of legal action ids)}; empty once the
  game is over. Only `mandatory_hide` and `wheel_pass` are asked of several seats at once: each answers in its own time,
  and for the Wheel goes on to its second card while others still choose their first. What has been chosen is
  `committed` and stays in hand until the last seat has chosen.
- Decisions with one option are taken silently, except for a card to play and for hiding the Fool.
- `state()` is everything as plain lists and numbers:
  - Decks, hands and removed figures in ascending order, discard piles with the oldest card first. A regular scoring
    discards all hidden cards together, in ascending order; the rules leave that open.
  - `hidden`: by seat {card: it was turned up by the Sun}. What a scoring shows is in `scoring`, None between scorings:
    its kind ("regular" or "world"), the places of the Houses, the suits shown and the Houses paid so far; a House is
    asked about in `fool_commit` when it is shown and not yet paid.
  - `taken`: the hidden card chosen in Temperance, still hidden until another is given for it.
  - `tower`: [owner, index of the placement], or None. `figures`: locations, None for a removed figure.
  - `phase`: "draw", "hide", "play", "scoring". `active` is None outside of "play".
  - `ending`: None, then "last_turn"; from then on there are `places` and `winners`.
- `payments` lists what each House paid in all scorings so far.
- A position other than the start of a game is set up by writing the attributes of `Table`; then `begin(phase, seat)`
  goes on from the moment at which that phase comes to that seat (see `reference_position`). Seat and phase are then
  the first in which nothing has happened yet.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from .reference_majors import Majors
from .reference_rules import (
    LOCATIONS,
    PASS,
    Board,
    Major,
    choose_location,
    house_of,
    is_minor,
    location_chosen,
    number_of_turns,
    turns_between_scorings,
)
from .reference_table import Asking, Draw, Pending, next_questions, together

__all__ = ["Reference"]


class Reference(Majors):
    """One game: set-up, the phases of a turn, the active turn of a player."""

    def __init__(
        self,
        players: int,
        board: Board,
        first_player: Callable[[], int],
        figures: Callable[[], Sequence[int]],
        draw: Draw,
        options: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(players, board, draw, options or {})
        self.choose_first_player = first_player
        self.choose_figures = figures
        self.pending: Pending = {}
        self.ending: str | None = None
        self.questions: Asking | None = None

    # --- from outside ---

    def begin(self, phase: str = "set_up", seat: int | None = None) -> None:
        if phase == "set_up":
            self.set_up()
            phase = "draw"
        self.questions = self.play_on(phase, self.first_player if seat is None else seat)
        self.pending = next_questions(self.questions, None)

    def act(self, seat: int, action: int) -> None:
        assert self.questions is not None
        assert action in self.pending[seat].options
        self.pending = next_questions(self.questions, (seat, action))

    def state(self) -> dict[str, Any]:
        places = self.final_places() if self.ending else None
        return {
            "turn": self.turn,
            "phase": self.phase,
            "first_player": self.first_player,
            "active": self.active,
            "minor_played": self.minor_played,
            "major_played": self.major_played,
            "minor_deck": sorted(self.deck["minor"]),
            "major_deck": sorted(self.deck["major"]),
            "minor_discard": list(self.discarded["minor"]),
            "major_discard": list(self.discarded["major"]),
            "hands": [sorted(hand) for hand in self.hand],
            "hidden": [dict(sorted(cards.items())) for cards in self.hidden],
            "committed": [list(cards) for cards in self.committed],
            "taken": self.taken,
            "resolving": self.resolving,
            "in_force": [Major.DEVIL] if self.devil_in_force else [],
            "on_board": [Major.TOWER] if self.tower else [],
            "set_aside": sorted(self.set_aside),
            "tower": list(self.tower) if self.tower else None,
            "figures": list(self.figures),
            "removed": [sorted(figures) for figures in self.removed],
            "prestige": list(self.prestige),
            "vp": list(self.vp),
            "multiplier": self.multiplier,
            "scoring": deepcopy(self.scoring._asdict()) if self.scoring else None,
            "ending": self.ending,
            "places": places,
            "winners": [q for q, place in enumerate(places) if place == 1] if places else None,
        }

    # --- the game ---

    def set_up(self) -> None:
        self.first_player = self.choose_first_player()
        assert 0 <= self.first_player < self.players
        self.figures = list(self.choose_figures())
        assert len(self.figures) == 16
        for location in LOCATIONS:
            suits = [house_of(figure) for figure, place in enumerate(self.figures) if place == location]
            assert len(set(suits)) == len(suits) <= 2

    def play_on(self, phase: str, seat: int) -> Asking:
        """The rest of the game from the moment at which a phase comes to a seat."""
        while self.ending is None:
            self.phase = phase
            match phase:
                case "draw":
                    yield from self.draw_phase(seat)
                    phase = "hide"
                case "hide":
                    yield from self.hide_phase()
                    phase = "play"
                case "play":
                    yield from self.play_phase(seat)
                    phase = "scoring"
                case "scoring":
                    yield from self.end_of_turn()
                    phase = "draw"
            seat = self.first_player

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise up to the last seat of the turn."""
        order = self.clockwise(self.first_player)
        return order[order.index(seat) :]

    # --- phase A ---

    def draw_phase(self, seat: int) -> Asking:
        if self.options["majors"] == "from_turn_3" and self.turn == 3 and self.set_aside:
            self.deck["major"], self.set_aside = self.set_aside, set()
        for p in self.seats_from(seat):
            yield from self.draw_step(p)

    def draw_step(self, p: int) -> Asking:
        if self.turn == 1:
            yield from self.draw(p, 4, 0 if self.set_aside else 1)
        elif self.set_aside:
            yield from self.draw(p, 3, 0)
        elif self.options["majors"] == "from_turn_3" and self.turn == 3:
            yield from self.first_game_deal(p)
        else:
            yield from self.draw_either(p, "draw_choice", 3)

    def first_game_deal(self, p: int) -> Asking:
        if self.options["first_game_deal"] == "three_minors_and_major":
            yield from self.draw(p, 3, 1)
        else:
            yield from self.draw(p, 0, 1)
            yield from self.draw_either(p, "draw_choice", 3)

    def hide_phase(self) -> Asking:
        seats = self.clockwise(self.first_player)
        yield from together({p: self.choose_hidden(p) for p in seats})
        for p in seats:
            for card in self.committed[p]:
                self.hide(p, card)
            self.committed[p].clear()

    def choose_hidden(self, p: int) -> Asking:
        if self.minors(p):
            card = yield from self.ask(p, "mandatory_hide", self.minors(p))
            self.committed[p].append(card)

    # --- phase B ---

    def play_phase(self, seat: int) -> Asking:
        for p in self.seats_from(seat):
            self.active = p
            yield from self.active_turn(p)
            self.minor_played = self.major_played = False
        self.active = None

    def active_turn(self, p: int) -> Asking:
        if self.tower and self.tower[0] == p:
            self.tower = None
            self.discard(Major.TOWER)
        yield from self.return_figures(p)
        if not self.minors(p):
            drawn = self.take_batch(p, 1, 0)
            yield from self.limit(p, kept=drawn)
        while (card := (yield from self.ask(p, "play_card", self.playable(p)))) != PASS:
            yield from self.play_card(p, card)
        if self.devil_in_force:
            self.devil_in_force = False
            self.discard(Major.DEVIL)

    def return_figures(self, p: int) -> Asking:
        left = self.open_locations()
        for figure in sorted(self.removed[p]):
            location = location_chosen((yield from self.ask(p, "judgement_return", map(choose_location, left))))
            left.remove(location)
            self.removed[p].remove(figure)
            self.figures[figure] = location

    def playable(self, p: int) -> list[int]:
        minors, majors = self.minors(p), self.hand[p] - self.minors(p)
        options: list[int] = []
        if not self.minor_played:
            live = [card for card in minors if self.figures_moved_by(card)]
            options += live if live and self.options["dead_minor"] == "avoid" else minors
        if not self.major_played:
            options += majors
        if self.minor_played or not minors:
            options.append(PASS)
        return options

    def play_card(self, p: int, card: int) -> Asking:
        """The Fool, the Devil and the Tower find places of their own; every other card is discarded."""
        self.hand[p].remove(card)
        self.resolving = card
        if is_minor(card):
            self.minor_played = True
            yield from self.resolve_minor(p, card)
        else:
            self.major_played = True
            yield from self.resolve_major(p, card)
        if self.resolving is not None:
            self.discard(self.resolving)
            self.resolving = None

    # --- phase C ---

    def end_of_turn(self) -> Asking:
        if self.turn % turns_between_scorings(self.players, self.options) == 0:
            yield from self.regular_scoring()
        if self.turn == number_of_turns(self.players, self.options):
            self.ending = "last_turn"
        else:
            self.first_player = (self.first_player + 1) % self.players
            self.turn += 1
