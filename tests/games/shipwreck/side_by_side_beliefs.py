"""Reference beliefs that follow a game played side by side, one for each way that plays may be thought to be chosen."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from cartomante.games.shipwreck.story import Scene

from .reference import Reference
from .reference_belief import Belief, Choice, Hypothesis, Impossible, Play, coop, count, greedy, mixture, uniform
from .reference_cards import Table
from .reference_zones import Event
from .side_by_side import Pair, hands_of_seats

Shares = dict[int, Fraction]
Test = Callable[[Hypothesis], bool]


class WatchfulReference(Reference):
    """Under `fade_only` everybody sees whether The Fall fades, and learns from it what the announcement would tell."""

    def tell(self, kind: str, **facts: Any) -> None:
        if kind == "unseen":
            self.tell_by_fading()
        super().tell(kind, **facts)

    def fade(self) -> None:
        if self.outcome == "none":
            self.tell_by_fading()
        super().fade()

    def tell_by_fading(self) -> None:
        fall = self.slot_of("fall")
        if fall is not None and self.options["fall_check"] == "fade_only":
            super().tell("fall_due", yes=self.is_due(self.row[fall]), by_fading=True)


# --- policies of our own, once for the reference and once for the game ---


def taste(play: Play) -> Fraction:
    value, destination = play
    return Fraction(1, value + 2 * destination)


def particular(choice: Choice) -> dict[Play, Fraction]:
    """Anything may be played, but some plays are liked better than others."""
    total = sum(map(taste, choice.legal))
    return {play: taste(play) / total for play in choice.legal}


def particular_policy(scene: Scene, pair: tuple[int, int]) -> Mapping[Play, Any]:
    return {play: taste(play) for play in scene.legal}


def stubborn(choice: Choice) -> dict[Play, Fraction]:
    """Always the same play: the first there is."""
    return {min(choice.legal): Fraction(1)}


def stubborn_policy(scene: Scene, pair: tuple[int, int]) -> Mapping[Play, Any]:
    return {min(scene.legal): 1}


class PeoplesBelief(Belief):
    """Of people who play at random some of the time: then they also choose at random what to take or to discard."""

    def __init__(self, hands: int) -> None:
        super().__init__(hands, mixture)

    def _chosen(self, candidates: list[int], value: int) -> Fraction:
        if value not in candidates:
            return Fraction(0)
        return Fraction(7, 10) + Fraction(3, 10) / len(candidates)


class GreedyBelief(Belief):
    """Which play tells the most is a matter of logic, even where more is thought to be known."""

    def __init__(self, hands: int) -> None:
        super().__init__(hands, greedy)

    def observe(self, event: Event) -> None:
        assert self.safe is not None
        self.logic = self.safe.fork(count)
        super().observe(event)

    def told(self, hand: int, table: Table) -> dict[Play, set[int]]:
        return self.logic.told(hand, table)


POLICIES: dict[str, Any] = {
    "count": "count",
    "uniform": "uniform",
    "coop": "coop",
    "greedy": "greedy",
    "people": "people",
    "particular": particular_policy,
    "stubborn": stubborn_policy,
}


FOLLOWERS: dict[str, Callable[[int], Belief]] = {
    "count": lambda hands: Belief(hands, count),
    "uniform": lambda hands: Belief(hands, uniform),
    "coop": lambda hands: Belief(hands, coop),
    "greedy": GreedyBelief,
    "people": PeoplesBelief,
    "particular": lambda hands: Belief(hands, particular),
    "stubborn": lambda hands: Belief(hands, stubborn),
}


# --- following a game ---


TELLING = ("played", "chalice", "asked", "old", "thief", "discarded", "fall_due", "predicted", "shown")


class Moment(NamedTuple):
    """Something that told something, and what each hand could hold after it."""

    event: Event
    turn: int
    possible: list[set[int]]


class Followers:
    """Beliefs in step with a game; `count` is always among them."""

    def __init__(self, pair: Pair, policies: Iterable[str]) -> None:
        self.pair = pair
        hands = [hand for hands in hands_of_seats(pair.match) for hand in hands]
        self.numbers = {hand: number for number, hand in enumerate(hands)}  # as positions and the reference have them
        self.beliefs = {policy: FOLLOWERS[policy](len(hands)) for policy in {"count", *policies}}
        self.telling: Belief | None = None  # as if the last play was meant to tell the most; None if it was not
        self.moments: list[Moment] = []
        self.turns = 0
        self.seen = 0

    def follow(self) -> None:
        """Hear what happened since the last time."""
        for event in self.pair.reference.log[self.seen :]:
            self.follow_telling(event)
            for belief in self.beliefs.values():
                belief.observe(event)
            self.turns += event.kind == "turn"
            if event.kind in TELLING:
                self.moments.append(Moment(event, self.turns, self.possible()))
        self.seen = len(self.pair.reference.log)

    def possible(self) -> list[set[int]]:
        hypotheses = self.beliefs["count"].weights
        return [{sum(hypothesis.values(number)) for hypothesis in hypotheses} for number in self.numbers.values()]

    def follow_telling(self, event: Event) -> None:
        try:
            if event.kind == "played":
                self.telling = self.beliefs["count"].fork(greedy)
                self.telling.play(event.hand, event.facts["value"], event.facts["destination"], event.table, False)
            elif self.telling is not None:
                self.telling._observe(event)
        except Impossible:
            self.telling = None

    @property
    def active(self) -> int:
        """The hand whose turn it is, as positions number it."""
        return self.pair.reference.seat + 2 * self.pair.reference.hand_number

    # --- what they say ---

    def shares(self, policy: str, hand: int, viewer: int | None = None) -> Shares:
        """The chance of each value of the fate that a hand has kept; nothing if it has kept none."""
        agrees = self.known_to(viewer)
        number = self.numbers[hand]
        if not self.keeps(hand):
            return {}
        weights: Shares = {}
        for hypothesis, weight in self.beliefs[policy].weights.items():
            if agrees(hypothesis):
                value = hypothesis.values(number)[0]
                weights[value] = weights.get(value, Fraction(0)) + weight
        if not weights:  # what the seat holds was thought impossible
            return self.shares("count", hand, viewer)
        total = sum(weights.values())
        return {value: weight / total for value, weight in sorted(weights.items())}

    def keeps(self, hand: int) -> bool:
        """Whether a hand holds a fate besides what it has just drawn for its turn."""
        reference = self.pair.reference
        fates = self.hands()[self.numbers[hand]]
        return len(fates) == 1 or (len(fates) == 2 and (fates[0][1] or bool(reference.plays)))

    def hands(self) -> list[tuple[tuple[int, bool], ...]]:
        hands = [hand for seat in self.pair.reference.hands for hand in seat]
        return [tuple((fate.value, fate.is_old) for fate in hand) for hand in hands]

    def known_to(self, viewer: int | None) -> Test:
        """Whether a hypothesis agrees with what a seat holds, and in its turn with the age of what it is playing."""
        if viewer is None:
            return lambda hypothesis: True
        truth, reference = self.hands(), self.pair.reference
        own = [self.numbers[hand] for hand in hands_of_seats(self.pair.match)[viewer]]
        has_played = reference.seat == viewer and reference.hidden is not None

        def agrees(hypothesis: Hypothesis) -> bool:
            if has_played:
                values = all(hypothesis.values(number) == [value for value, _ in truth[number]] for number in own)
                return values and hypothesis.played_old == reference.played_old
            return all(sorted(hypothesis.hands[number]) == sorted(truth[number]) for number in own)

        return agrees

    def cooperative(self) -> set[int]:
        """L1 of the active hand, after its play."""
        return (self.telling or self.beliefs["count"]).support(self.numbers[self.active])
