"""The rules a second time, as slow and obvious as the pseudo-code of the turn; nothing is shared with the real engine.

    game = Reference(3, deck, start_seat=1, draw=draws_of([2, 5, 7, 1]), options={"consent": "majority"})
    game.begin()
    while game.pending:
        game.act(game.pending.seat, choose(game.pending.options))

- `deck` is the whole shuffled deck as card ids, the top first; its first four cards become the row. Optional sets and
  custom decks are other lists.
- `draw` is all the chance there is: it is given the sorted bag and says at which index a fate is drawn. `draws_of`
  draws given values.
- `pending` is the question that waits: seat, decision id and the set of legal action ids; None once the game is over.
  Decisions with one option are taken silently, except those that are always presented.
- `state()` is everything as plain lists and numbers. Deck: the top first. Faded zone: the oldest first. Bag: how many
  of each value. Hands: by seat and hand, (value, is old); a kept fate is old from the end of the turn. `visible_since`:
  (slot, value) of the visible fates, the first put down first. `plays`: (value, destination), 0 for The Hours.
  `ending`: None, then "score", "doom", "deck_empty" or "turn_limit".
- `log` holds the public events that a belief learns from (see `reference_belief`).
- A position other than the start of a game is set up by writing the attributes of `Zones` before `begin`, which starts
  the turn of `seat` and `hand_number`.

Not here: number lines, joining and leaving, time limits, switches that answer for a seat.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from .reference_actions import (
    PASS,
    choose_slot,
    choose_visible,
    play,
    played,
    power_used,
    slot_chosen,
    use_power,
    visible_chosen,
)
from .reference_cards import CARDS, SLOTS, THE_HOURS, legal_plays
from .reference_group import Asking, Group, Question
from .reference_zones import Draw, Place, draws_of

__all__ = ["Question", "Reference", "draws_of"]


class Reference(Group):
    """One game: the turn and what the active player decides."""

    def __init__(
        self,
        seats: int,
        deck: Sequence[str],
        start_seat: int,
        draw: Draw,
        options: dict[str, Any] | None = None,
        bots: Iterable[int] = (),
        host: int = 0,
    ) -> None:
        super().__init__(seats, deck, start_seat, draw, options)
        self.start_seat = start_seat
        self.bots = frozenset(bots)
        self.host = host
        self.pending: Question | None = None
        self.questions = self.all_turns()

    # --- from outside ---

    def begin(self) -> None:
        self.pending = next(self.questions, None)

    def act(self, seat: int, action: int) -> None:
        assert self.pending is not None
        assert seat == self.pending.seat
        assert action in self.pending.options
        try:
            self.pending = self.questions.send(action)
        except StopIteration:
            self.pending = None

    # --- the turn ---

    def all_turns(self) -> Asking:
        while self.ending is None:
            yield from self.one_turn()

    def one_turn(self) -> Asking:
        self.start_turn()
        plays_again = True
        while plays_again:
            yield from self.before_play()
            plays_again = yield from self.play_fate()
        self.hidden = self.hand[0].value
        yield from self.thief_take()
        yield from self.after_play()
        self.announce()
        yield from self.group_phase()
        self.resolve()
        if self.ending is None and self.outcome == "correct":
            yield from self.offer_exile()
        if self.ending is None:
            self.fade()
        if self.ending is None:
            self.end_turn()

    def start_turn(self) -> None:
        self.forget_the_turn()
        for fate in self.hand:
            fate.is_old = True
        self.tell("turn")
        while len(self.hand) < 2:
            self.draw_fate()

    def end_turn(self) -> None:
        if self.turn >= self.options["max_turns"]:
            self.ending = "turn_limit"
            return
        for fate in self.hand:
            fate.is_old = True
        self.turn += 1
        self.seat = (self.seat + 1) % self.seats
        if self.seat == self.start_seat:
            self.hand_number = (self.hand_number + 1) % self.hands_each

    # --- phase 2 ---

    def before_play(self) -> Asking:
        cards = [card for card in self.faded_with("cycle", "relocate", "plus_1") if self.is_usable_before_play(card)]
        if self.power_used or not cards:
            return
        action = yield from self.ask(self.seat, "before_play_power", [PASS, *map(use_power, cards)])
        if action == PASS:
            return
        card = power_used(action)
        match CARDS[card].power:
            case "cycle":
                yield from self.cycle()
            case "relocate":
                yield from self.relocate()
            case "plus_1":
                self.plus_one = True
        self.finish_power(card)

    def is_usable_before_play(self, card: str) -> bool:
        match CARDS[card].power:
            case "cycle":
                return bool(self.deck) and bool(self.free_slots())
            case "relocate":
                return bool(self.visible())
        return True

    def free_slots(self) -> list[int]:
        return [slot for slot in SLOTS if not self.row[slot].fates]

    def cycle(self) -> Asking:
        slot = slot_chosen((yield from self.ask(self.seat, "cycle_target", list(map(choose_slot, self.free_slots())))))
        old = self.row[slot]
        self.row[slot] = Place(self.deck.pop(0))
        assert old.card is not None
        self.deck.append(old.card)
        for card in old.attached:
            self.spend(card)

    def relocate(self) -> Asking:
        sources = [choose_visible(*source) for source in self.visible_options()]
        slot, value = visible_chosen((yield from self.ask(self.seat, "relocate_source", sources)))
        others = [choose_slot(other) for other in SLOTS if other != slot]
        target = slot_chosen((yield from self.ask(self.seat, "relocate_destination", others)))
        self.row[target].fates.append(self.pick_up(slot, value))

    # --- phase 3 ---

    def play_fate(self) -> Asking:
        """Whether the turn goes on with another play."""
        first, second = self.hand
        legal = legal_plays(self.table(), first.value, second.value)
        indices = [0] if first == second else [0, 1]
        options = [play(i, destination) for i in indices for v, destination in legal if v == self.hand[i].value]
        index, destination = played((yield from self.ask(self.seat, "play_fate", options)))
        fate = self.hand[index]
        self.tell("played", value=fate.value, destination=destination)
        self.hand.remove(fate)
        self.plays.append((fate.value, destination))
        self.played_old = fate.is_old
        if destination == THE_HOURS:
            self.put_down(0, fate.value)
            return False
        self.put_down(destination - 1, fate.value)
        match self.row[destination - 1].card:
            case "chalice":
                self.tell("chalice", value=fate.value, higher=self.hand[0].value + self.plus_one > fate.value)
            case "wish":
                self.predictions_left += 1
            case "feast":
                self.feast_done = True
                self.draw_fate()
                return True
        return False

    # --- phases 4 to 6 ---

    def thief_take(self) -> Asking:
        thief = self.slot_of("thief")
        if thief is None:
            return
        others = self.visible_options(slot for slot in SLOTS if slot != thief)
        if not others:
            return
        candidates = [choose_visible(slot, value) for slot, value in others if value > self.effective_u]
        action = yield from self.ask(self.seat, "thief_take", candidates or [PASS])
        if action == PASS:
            self.tell("thief", value=None)
            return
        slot, value = visible_chosen(action)
        self.tell("thief", value=value)
        self.row[thief].fates.append(self.pick_up(slot, value))

    def after_play(self) -> Asking:
        discards = self.faded_with("discard_lower") if self.visible() else []
        cards = [card for card in self.faded if card in discards or card in self.faded_with("old")]
        if self.power_used or not cards:
            return
        lower = [choose_visible(slot, value) for slot, value in self.visible_options() if value < self.u]
        usable = [card for card in cards if lower or card not in discards]
        action = yield from self.ask(self.seat, "after_play_power", [PASS, *map(use_power, usable)])
        if action == PASS:
            return
        card = power_used(action)
        if card in discards:
            slot, value = visible_chosen((yield from self.ask(self.seat, "discard_lower_target", lower)))
            self.tell("discarded", value=value)
            self.to_bag(self.pick_up(slot, value).value)
        else:
            self.tell("old", yes=self.played_old)
        self.finish_power(card)

    def announce(self) -> None:
        for card in ("fall", "ash"):
            slot = self.slot_of(card)
            if slot is not None and (card == "ash" or self.options["fall_check"] == "announce"):
                self.tell(f"{card}_due", yes=self.is_due(self.row[slot]))

    # --- phases 8 and 10 ---

    def resolve(self) -> None:
        """The game ends before the fate of the last prediction has left the hand."""
        if self.outcome == "none":
            return
        if self.outcome == "correct":
            self.add_score(2 if self.is_amplified() else 1)
        else:
            self.add_doom(len(self.tried) if self.options["multi_wrong_doom"] == "each" else 1)
        if self.ending is not None:
            return
        is_shown = self.outcome == "correct" or self.options["wrong_reveal"]
        number = self.seat * self.hands_each + self.hand_number
        self.tell("shown" if is_shown else "unseen", shown_hand=number, value=self.u if is_shown else None)
        self.to_bag(self.hand.pop().value)

    def fade(self) -> None:
        doom = 3 if self.is_amplified() else 2
        for place in [place for place in self.row if self.is_due(place)]:
            card, place.card = place.card, None
            assert card is not None
            for token in place.fates:
                self.to_bag(token.value)
            for attached in place.attached:
                self.spend(attached)
            place.fates, place.attached = [], []
            if card == "fall":
                self.aside = card
            else:
                self.faded.append(card)
            if self.outcome != "correct" and CARDS[card].special != "no_doom":
                self.add_doom(doom)
            if self.ending is None:
                self.refill(place, card)
            if self.ending is not None:
                return

    def refill(self, place: Place, gone: str) -> None:
        if not self.deck and self.options["deck_empty"] == "loss":
            self.ending = "deck_empty"
            return
        place.card = self.deck.pop(0) if self.deck else self.recycled(gone)
        if self.options["refill_position"] == "append_right":
            self.row.remove(place)
            self.row.append(place)
        if self.aside is not None and place.card != self.aside:
            place.attached.append(self.aside)
        self.aside = None

    def recycled(self, gone: str) -> str:
        """The oldest power comes back; the card that has just faded only if there is no other."""
        card = next((card for card in self.faded if card != gone), gone)
        if card in self.faded:
            self.faded.remove(card)
        return card
