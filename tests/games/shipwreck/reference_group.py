"""How the allies of the reference game agree on one action, and what their powers do."""

from collections.abc import Collection, Generator
from typing import Any, NamedTuple

from .reference_actions import (
    AGREE,
    OBJECT,
    PASS,
    choose_number,
    choose_slot,
    choose_visible,
    hand_revealed,
    is_predict,
    is_reveal,
    number_chosen,
    pay_power,
    power_paid,
    power_used,
    predict,
    reveal_discard,
    slot_chosen,
    use_power,
    value_predicted,
    visible_chosen,
)
from .reference_cards import CARDS, COPIES, SLOTS, VALUES
from .reference_zones import TRACK_END, Zones

ALWAYS_PRESENTED = ("play_fate", "thief_take", "after_play_power", "discard_lower_target")
QUESTIONS = {
    "ask_123": {1, 2, 3},
    "ask_147": {1, 4, 7},
    "ask_345": {3, 4, 5},
    "ask_567": {5, 6, 7},
    "help": {2, 6},
}
GROUP_POWERS = (*QUESTIONS, "higher_than", "within_2", "twice", "slow", "same")

Proposal = tuple[int, ...]  # the action, then its parameters
Asking = Generator["Question", int, Any]


class Question(NamedTuple):
    seat: int
    decision: str
    options: frozenset[int]


class Group(Zones):
    """Windows, proposals and votes."""

    bots: frozenset[int] = frozenset()
    host = 0
    proposal: Proposal = ()  # complete and being voted on

    def ask(self, seat: int, decision: str, options: Collection[int]) -> Asking:
        if len(options) == 1 and decision not in ALWAYS_PRESENTED:
            return next(iter(options))
        return (yield Question(seat, decision, frozenset(options)))

    # --- agreeing ---

    def speakers(self) -> list[int]:
        order = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        if self.options["human_first"]:
            order.sort(key=lambda seat: seat in self.bots)
        if self.options["consent"] == "host":
            order.sort(key=lambda seat: seat != self.host)
        return order

    def voters(self, proposer: int) -> list[int]:
        if self.options["consent"] in ("speaker", "host"):
            return []
        follows = proposer in self.bots or self.options["bots_follow_humans"]
        return [seat for seat in self.speakers() if seat != proposer and not (seat in self.bots and follows)]

    def window(self, decision: str, options: Collection[int]) -> Asking:
        """One round of proposals; the one that is carried out."""
        rejected: list[tuple[int, Proposal]] = []
        allies = self.speakers()
        for proposer in allies:
            support = None
            while support is None:
                proposal = yield from self.propose(proposer, decision, options)
                if proposal is not None:
                    support = yield from self.vote(proposer, decision, proposal)
            if self.is_accepted(support):
                return proposal
            rejected.append((support, proposal))
        if self.options["consent_fallback"] == "majority":
            best, proposal = max(rejected, key=lambda entry: entry[0])  # the earliest of equals
            if 2 * best > len(allies):
                return proposal
        return (PASS,)

    def is_accepted(self, support: int) -> bool:
        allies = self.seats - 1
        return 2 * support > allies if self.options["consent"] == "majority" else support == allies

    def propose(self, seat: int, decision: str, options: Collection[int]) -> Asking:
        """A complete proposal, or None if the seat showed its fate and starts again."""
        action = yield from self.ask(seat, decision, {*options, *self.reveals(seat, decision)})
        if is_reveal(action):
            self.show_and_discard(seat, hand_revealed(action))
            return None
        if action == PASS or is_predict(action):
            return (action,)
        parameters = yield from self.parameters(seat, power_used(action))
        return (action, *parameters)

    def parameters(self, seat: int, card: str) -> Asking:
        match CARDS[card].power:
            case "higher_than":
                return [(yield from self.ask(seat, "higher_than_number", [choose_number(x) for x in range(1, 7)]))]
            case "same":
                values = set(self.visible())
                return [(yield from self.ask(seat, "same_value", [choose_number(x) for x in values]))]
            case "slow":
                return [(yield from self.ask(seat, "slow_target", [choose_slot(slot) for slot in SLOTS]))]
            case "help":
                return [(yield from self.payment(seat, card))]
            case "exile":
                paid = yield from self.payment(seat, card)
                targets = [choose_visible(*target) for target in self.visible_options()]
                return [paid, (yield from self.ask(seat, "exile_target", targets))]
        return []

    def payment(self, seat: int, card: str) -> Asking:
        others = [pay_power(other) for other in self.faded if other != card]
        return (yield from self.ask(seat, "power_payment", others))

    def vote(self, proposer: int, decision: str, proposal: Proposal) -> Asking:
        """How many allies support the proposal, or None if somebody showed a fate meanwhile."""
        voters = self.voters(proposer)
        support = self.seats - 1 - len(voters)
        self.proposal = proposal
        for voter in voters:
            answer = yield from self.ask(voter, "group_vote", {AGREE, OBJECT, *self.reveals(voter, decision)})
            if is_reveal(answer):
                self.proposal = ()
                self.show_and_discard(voter, hand_revealed(answer))
                return None
            support += answer == AGREE
        self.proposal = ()
        return support

    # --- showing one's own fate ---

    def reveals(self, seat: int, decision: str) -> list[int]:
        if decision == "exile_offer" or self.options["reveal_discard"] == "off":
            return []
        hands = self.hands[seat]
        known = [*self.visible(), *self.exile, *(fate.value for hand in hands for fate in hand)]
        is_any = self.options["reveal_discard"] == "any"
        return [
            reveal_discard(number)
            for number, hand in enumerate(hands)
            if hand and (is_any or known.count(hand[0].value) == COPIES)
        ]

    def show_and_discard(self, seat: int, number: int) -> None:
        fate = self.hands[seat][number].pop()
        self.tell("shown", shown_hand=seat * self.hands_each + number, value=fate.value)
        self.to_bag(fate.value)

    # --- phase 7: one power, predictions ---

    def group_phase(self) -> Asking:
        decision = "group_action"
        while True:
            options = self.again_options() if self.tried else self.action_options()
            action, *parameters = yield from self.window(decision, options)
            if action == PASS:
                self.outcome = "wrong" if self.tried else "none"
                return
            if not is_predict(action):
                self.use_group_power(power_used(action), parameters)
                continue
            if self.settles(value_predicted(action)):
                return
            decision = "group_again"

    def action_options(self) -> list[int]:
        options = [PASS, *map(predict, VALUES)]
        if not self.power_used:
            options += [use_power(card) for card in self.faded_with(*GROUP_POWERS) if self.is_usable(card)]
        return options

    def again_options(self) -> list[int]:
        return [PASS, *(predict(value) for value in VALUES if value not in self.tried)]

    def is_usable(self, card: str) -> bool:
        match CARDS[card].power:
            case "same":
                return bool(self.visible())
            case "help":
                return len(self.faded) > 1
        return True

    def settles(self, value: int) -> bool:
        """Carry out a prediction; whether it was the last of the turn."""
        self.predictions_left -= 1
        self.tell("predicted", value=value, right=value == self.u)
        if value == self.u:
            self.outcome = "correct"
            return True
        self.tried.add(value)
        if self.predictions_left == 0:
            self.outcome = "wrong"
        return self.predictions_left == 0

    def use_group_power(self, card: str, parameters: list[int]) -> None:
        power = CARDS[card].power
        match power:
            case "twice":
                self.predictions_left += 1
            case "slow":
                self.row[slot_chosen(parameters[0])].attached.append(card)
            case "higher_than":
                number = number_chosen(parameters[0])
                self.tell("asked", power=power, number=number, yes=self.u > number)
            case "same":
                number = number_chosen(parameters[0])
                self.tell("asked", power=power, number=number, yes=self.u == number)
            case "within_2":
                last = self.plays[-1][0]
                self.tell("asked", power=power, number=last, yes=abs(last - self.u) <= 2)
            case _:
                if power == "help":
                    self.pay(power_paid(parameters[0]))
                self.tell("asked", power=power, number=None, yes=self.u in QUESTIONS[power])
        self.finish_power(card)

    # --- phase 9 ---

    def offer_exile(self) -> Asking:
        cards = self.faded_with("exile")
        if self.score == TRACK_END or self.power_used or not cards or len(self.faded) == 1 or not self.visible():
            return
        action, *parameters = yield from self.window("exile_offer", [PASS, *map(use_power, cards)])
        if action != PASS:
            paid, target = parameters
            self.pay(power_paid(paid))
            self.exile.append(self.pick_up(*visible_chosen(target)).value)
            self.finish_power(power_used(action))
