"""What everybody can work out about the hidden fates, in exact fractions over every hypothesis.

    belief = Belief(hands=3, likelihood=uniform)
    for event in game.log:
        belief.observe(event)
    belief.posterior(hand)

A hypothesis says which fates each hand holds, which of them were there when the turn began, and whether the fate
played last was one of these. Hands are numbered seat by seat, A before B. `observe` takes the events that `Reference`
logs; each has a method of its own, so that a test can also tell a story by hand:

    turn(), draw(p, table), play(p, value, destination, table), keep(p, test), thief(p, value, table),
    discard_lower(p, value, table), old(yes), shown(q, value), unseen(q)

with the `Table` as it was just before the event. A likelihood is a function from a `Choice` to the chance of each
play; `count`, `uniform`, `coop`, `greedy` and `mixture` are the public ones and `Choice` holds all that a bot may add.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from .reference_cards import COPIES, SLOTS, VALUES, Table, legal_plays
from .reference_zones import Event

Play = tuple[int, int]  # value and destination
Fate = tuple[int, bool]  # value, and was it in the hand when the turn began?


class Hypothesis(NamedTuple):
    hands: tuple[tuple[Fate, ...], ...]
    played_old: bool

    def holding(self, hand: int, fates: tuple[Fate, ...]) -> "Hypothesis":
        return self._replace(hands=(*self.hands[:hand], fates, *self.hands[hand + 1 :]))

    def values(self, hand: int) -> list[int]:
        return [value for value, _ in self.hands[hand]]

    def copies_left(self, value: int, table: Table) -> int:
        """How many the bag would hold."""
        held = sum(self.values(hand).count(value) for hand in range(len(self.hands)))
        return COPIES - table.visible.count(value) - table.exile.count(value) - held


Weights = dict[Hypothesis, Fraction]


# --- likelihoods ---


@dataclass(frozen=True)
class Choice:
    """A pair that somebody may have to choose from, and C: the values each play would leave possible."""

    pair: tuple[int, int]
    legal: set[Play]
    told: dict[Play, set[int]]
    table: Table


Likelihood = Callable[[Choice], dict[Play, Fraction]]


def shared(weights: dict[Play, Fraction]) -> dict[Play, Fraction]:
    total = sum(weights.values())
    return {play: weight / total for play, weight in weights.items()}


def count(choice: Choice) -> dict[Play, Fraction]:
    return dict.fromkeys(choice.legal, Fraction(1))


def uniform(choice: Choice) -> dict[Play, Fraction]:
    return shared(count(choice))


def coop(choice: Choice) -> dict[Play, Fraction]:
    return shared({play: Fraction(1, 2 ** len(choice.told[play])) for play in choice.legal})


def greedy(choice: Choice) -> dict[Play, Fraction]:
    smallest = min(len(choice.told[play]) for play in choice.legal)
    return shared({play: Fraction(1) for play in choice.legal if len(choice.told[play]) == smallest})


def mixture(choice: Choice) -> dict[Play, Fraction]:
    """How people are taken to play."""
    telling, random = coop(choice), uniform(choice)
    return {play: Fraction(7, 10) * telling[play] + Fraction(3, 10) * random[play] for play in choice.legal}


# --- the belief ---


class Impossible(Exception):
    """No hypothesis agrees with what happened."""


class Belief:
    def __init__(self, hands: int, likelihood: Likelihood = count) -> None:
        self.likelihood = likelihood
        self.weights: Weights = {Hypothesis(((),) * hands, False): Fraction(1)}
        # Only a likelihood that rules legal plays out can be refuted; then this one, which cannot, takes over.
        self.safe = None if likelihood in (count, uniform, coop, mixture) else Belief(hands)

    def fork(self, likelihood: Likelihood) -> "Belief":
        """The same belief about the past, another likelihood from now on."""
        other = Belief(0, likelihood)
        other.weights = dict(self.weights)
        if other.safe is not None:
            other.safe = (self.safe or self).fork(count)
        return other

    # --- reading ---

    def posterior(self, hand: int) -> dict[int, Fraction]:
        """The chance of each value of the one fate in this hand."""
        return self._marginal(hand, self.weights)

    def private_posterior(self, hand: int, own: dict[int, int]) -> dict[int, Fraction]:
        """The same for a seat that knows the values in its own hands; 0 for an empty one."""
        agreeing = {
            hypothesis: weight
            for hypothesis, weight in self.weights.items()
            if all(sum(hypothesis.values(mine)) == value for mine, value in own.items())
        }
        return self._marginal(hand, agreeing)

    def support(self, hand: int) -> set[int]:
        """L0 under `count`."""
        return set(self.posterior(hand))

    @staticmethod
    def _marginal(hand: int, weights: Weights) -> dict[int, Fraction]:
        total = sum(weights.values())
        marginal: dict[int, Fraction] = {}
        for hypothesis, weight in weights.items():
            (value,) = hypothesis.values(hand)
            marginal[value] = marginal.get(value, Fraction(0)) + weight / total
        return dict(sorted(marginal.items()))

    def told(self, hand: int, table: Table) -> dict[Play, set[int]]:
        """C of every play that some hypothesis allows."""
        left: dict[Play, set[int]] = {}
        for a, b in {tuple(hypothesis.values(hand)) for hypothesis in self.weights}:
            for value, destination in legal_plays(table, a, b):
                left.setdefault((value, destination), set()).add(b if value == a else a)
        return left

    def cooperative_set(self, hand: int, value: int, destination: int, table: Table) -> set[int]:
        """L1, asked of the `count` belief before the play."""
        telling = self.fork(greedy)
        telling.safe = None
        try:
            telling.play(hand, value, destination, table, or_count=False)
            return telling.support(hand)
        except Impossible:
            logical = self.fork(count)
            logical.play(hand, value, destination, table)
            return logical.support(hand)

    # --- what can happen ---

    def turn(self) -> None:
        """Whatever is held is old from now on."""
        self._map(lambda h: [(Hypothesis(tuple(tuple((v, True) for v, _ in f) for f in h.hands), False), Fraction(1))])

    def draw(self, hand: int, table: Table) -> None:
        def outcomes(h: Hypothesis) -> list[tuple[Hypothesis, Fraction]]:
            left = {value: h.copies_left(value, table) for value in VALUES}
            if min(left.values()) < 0:
                return []
            return [(h.holding(hand, (*h.hands[hand], (v, False))), Fraction(copies)) for v, copies in left.items()]

        self._map(outcomes)

    def play(self, hand: int, value: int, destination: int, table: Table, or_count: bool = True) -> None:
        try:
            self._play(hand, value, destination, table, self.likelihood)
        except Impossible:
            if not or_count:
                raise
            self._play(hand, value, destination, table, count)

    def _play(self, hand: int, value: int, destination: int, table: Table, likelihood: Likelihood) -> None:
        told = self.told(hand, table)
        chances: dict[tuple[int, int], Fraction] = {}

        def chance(pair: tuple[int, int]) -> Fraction:
            if pair not in chances:
                choice = Choice(pair, legal_plays(table, *pair), told, table)
                chances[pair] = Fraction(likelihood(choice).get((value, destination), 0))
            return chances[pair]

        def outcomes(h: Hypothesis) -> list[tuple[Hypothesis, Fraction]]:
            first, second = h.hands[hand]
            pair = min(first[0], second[0]), max(first[0], second[0])
            if value not in pair:
                return []
            ways = [(played, kept) for played, kept in ((first, second), (second, first)) if played[0] == value]
            each = chance(pair) / len(ways)
            return [(h.holding(hand, (kept,))._replace(played_old=played[1]), each) for played, kept in ways]

        self._map(outcomes)

    def keep(self, hand: int, test: Callable[[int], bool]) -> None:
        """Something was said about the one fate in this hand."""
        self._map(lambda h: [(h, Fraction(test(*h.values(hand))))])

    def old(self, yes: bool) -> None:
        self._map(lambda h: [(h, Fraction(h.played_old == yes))])

    def thief(self, hand: int, taken: int | None, table: Table) -> None:
        thief = table.slot("thief")
        others = [(slot, value) for slot in SLOTS if slot != thief for value in set(table.fates[slot])]

        def factor(u: int) -> Fraction:
            candidates = [value for _, value in others if value > u + table.plus_one]
            return self._chosen(candidates, taken) if taken is not None else Fraction(not candidates)

        self._map(lambda h: [(h, factor(*h.values(hand)))])

    def discard_lower(self, hand: int, discarded: int, table: Table) -> None:
        def factor(u: int) -> Fraction:
            candidates = [value for fates in table.fates for value in set(fates) if value < u]
            return self._chosen(candidates, discarded)

        self._map(lambda h: [(h, factor(*h.values(hand)))])

    def _chosen(self, candidates: list[int], value: int) -> Fraction:
        if value not in candidates:
            return Fraction(0)
        return Fraction(1, len(candidates)) if self.likelihood is uniform else Fraction(1)

    def shown(self, hand: int, value: int) -> None:
        self._map(lambda h: [(h.holding(hand, ()), Fraction(h.values(hand) == [value]))])

    def unseen(self, hand: int) -> None:
        self._map(lambda h: [(h.holding(hand, ()), Fraction(1))])

    def _map(self, outcomes: Callable[[Hypothesis], list[tuple[Hypothesis, Fraction]]]) -> None:
        """Every hypothesis becomes others, each with a factor; equal ones are added up."""
        after: Weights = {}
        for hypothesis, weight in self.weights.items():
            for successor, factor in outcomes(hypothesis):
                if factor:
                    after[successor] = after.get(successor, Fraction(0)) + weight * factor
        if not after:
            raise Impossible
        total = sum(after.values())
        self.weights = {hypothesis: weight / total for hypothesis, weight in after.items()}

    # --- following a game ---

    def observe(self, event: Event) -> None:
        if self.safe is not None:
            self.safe.observe(event)
        try:
            self._observe(event)
        except Impossible:
            assert self.safe is not None
            self.weights = dict(self.safe.weights)

    def _observe(self, event: Event) -> None:
        p, facts, table = event.hand, event.facts, event.table
        match event.kind:
            case "turn":
                self.turn()
            case "drew":
                self.draw(p, table)
            case "played":
                self.play(p, facts["value"], facts["destination"], table)
            case "chalice":
                self.keep(p, lambda u: (u + table.plus_one > facts["value"]) == facts["higher"])
            case "asked":
                self.keep(p, lambda u: answer(facts["power"], facts["number"], u) == facts["yes"])
            case "old":
                self.old(facts["yes"])
            case "thief":
                self.thief(p, facts["value"], table)
            case "discarded":
                self.discard_lower(p, facts["value"], table)
            case "fall_due":
                total = sum(table.fates[table.slot("fall") or 0])
                self.keep(p, lambda u: (total >= 2 * (u + table.plus_one)) == facts["yes"])
            case "predicted":
                self.keep(p, lambda u: (u == facts["value"]) == facts["right"])
            case "shown":
                self.shown(facts["shown_hand"], facts["value"])
            case "unseen":
                self.unseen(facts["shown_hand"])


def answer(power: str, number: int | None, u: int) -> bool:
    """The true answer if the hidden fate were u; the number is the one asked about, or the fate played last."""
    if power == "higher_than":
        return u > (number or 0)
    if power == "same":
        return u == number
    if power == "within_2":
        return abs((number or 0) - u) <= 2
    asked_about = "26" if power == "help" else power.removeprefix("ask_")
    return str(u) in asked_about
