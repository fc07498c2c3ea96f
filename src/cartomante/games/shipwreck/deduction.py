"""What a seat can conclude about a hidden fate: `match.beliefs(viewer, about)` (section 8.4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cartomante.core.errors import unknown, whole_number
from cartomante.core.event import Event
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.belief import destination_of, value_played
from cartomante.games.shipwreck.content import BY_FALL
from cartomante.games.shipwreck.knowledge import agrees_with_own, fate_in, weight_for
from cartomante.games.shipwreck.likelihood import GIVEN, GREEDY, LIKELIHOODS, allows
from cartomante.games.shipwreck.options import ANNOUNCED
from cartomante.games.shipwreck.reasons import answer_behind, value_behind, values_behind
from cartomante.games.shipwreck.seats import hands_of_each
from cartomante.games.shipwreck.state import VALUES
from cartomante.games.shipwreck.story import Past, Policy, Room, absorbed, logic, steps, switched, under_policy
from cartomante.games.shipwreck.trace import (
    BY_CHALICE,
    BY_FALL_CHECK,
    BY_PREDICTION,
    BY_QUESTION,
    DISCARDED_FATE,
    HOLDS,
    PLAYED_FATE,
    SHOWN,
    TOLD_AGE,
    TOLD_VALUES,
    TOOK_FATE,
)
from cartomante.games.shipwreck.ways import NEW, OLD, add_up, list_others, values_possible

if TYPE_CHECKING:
    from cartomante.core.match import Match

TELLING = {
    PLAYED_FATE: ("played", "played_on_hours"),
    TOOK_FATE: ("thief_took", "thief_took_nothing"),
    DISCARDED_FATE: ("discarded",),
    TOLD_AGE: ("told_old",),
    SHOWN: ("showed", "revealed"),
}
TELLING_VALUES = {
    BY_CHALICE: ("told_higher",),
    BY_QUESTION: ("asked_values", "asked_higher", "asked_same", "asked_within"),
    BY_FALL_CHECK: ("announced",),
    BY_PREDICTION: ("predicted",),
}
SOURCES = {BY_CHALICE: "told-higher", BY_QUESTION: "asked", BY_FALL_CHECK: "fall", BY_PREDICTION: "predicted"}


@dataclass(frozen=True)
class Reason:
    """Why a value is ruled out.

    `kind` is played, played-hours, told-higher, asked, fall, predicted, thief, thief-nothing, discarded or old for what
    an event told; copies if all of them are accounted for elsewhere, held if the value was out already when the fate
    was kept, own if it is the viewer's own fates that leave no copy.
    """

    kind: str
    event: Event | None = None  # None if the match did not hear it: it started from a position, or tells no events
    turns_ago: int = 0
    value: int = 0  # the fate played, taken, discarded or predicted
    card: int = NONE
    values: tuple[int, ...] = ()  # what the fate could be after an answer

    def to_json(self) -> dict[str, Any]:
        """`about` holds what a sentence of this kind speaks of, with the values of names as in events."""
        event = None if self.event is None else self.event.to_json()
        about = {"value": value_behind(self), "values": values_behind(self), "answer": int(answer_behind(self))}
        return {**vars(self), "values": list(self.values), "event": event, "about": about}


@dataclass(frozen=True)
class Beliefs:
    """What `viewer` (None: everybody, from what is public) may think about the fate that a hand has kept."""

    viewer: int | None
    hand: int
    possible: tuple[int, ...]  # by logic and the number of copies
    excluded: dict[int, Reason]
    cooperative: tuple[int, ...]  # if the play of the turn was meant to tell as much as it could (L1); public
    policy: str
    posterior: dict[int, Fraction]  # exact; empty if the hand holds nothing

    @property
    def floats(self) -> dict[int, float]:
        return {value: float(share) for value, share in self.posterior.items()}

    @property
    def best(self) -> int | None:
        """The most likely value, the lowest of several."""
        return max(self.posterior, key=lambda value: (self.posterior[value], -value)) if self.posterior else None

    def to_json(self) -> dict[str, Any]:
        return {
            "viewer": self.viewer,
            "hand": self.hand,
            "possible": list(self.possible),
            "excluded": {str(value): reason.to_json() for value, reason in self.excluded.items()},
            "cooperative": list(self.cooperative),
            "policy": self.policy,
            "posterior": {str(value): str(share) for value, share in self.posterior.items()},
            "floats": {str(value): share for value, share in self.floats.items()},
        }

    def shown(self, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """As much of it as the table's hints tell (8.5), JSON-safe; None if it plays without."""
        hints, told = options["hints"], self.to_json()
        if hints == "off":
            return None
        hidden = set() if hints == "bayes" else {"policy", "posterior", "floats"}
        hidden |= set() if hints == "cooperative" else {"cooperative"}
        return {name: value for name, value in told.items() if name not in hidden}


def beliefs(match: "Match", viewer: int | None, about: int, policy: "str | Policy" = "uniform") -> Beliefs:
    """See `Match.beliefs`. `about` is a hand: a seat, or in the two-player challenge 0 to 3 for the hands 0A 1A 0B 1B.

    `policy` says how plays are thought to be chosen: count, uniform, coop, greedy or people (0.7 coop + 0.3 uniform),
    or a function of your own, which is given a Scene and the two fates in hand and returns how likely each legal play
    (value, destination) is.
    """
    s, c = match._s, match.pack.c
    about = whole_number("about", about, 0, s.players * hands_of_each(s) - 1)
    past = Past.of(s)
    public = logic(past, c)
    possible = values_for(s, public, viewer, about)
    return Beliefs(
        viewer,
        about,
        tuple(possible),
        dict(reasons(match, viewer, past, about, possible)) if public.held[about] else {},
        cooperative_values(past, c, about),
        policy if isinstance(policy, str) else "given",
        posterior(match, past, policy, viewer, about),
    )


def posterior(
    match: "Match", past: Past, policy: "str | Policy", viewer: int | None, about: int
) -> dict[int, Fraction]:
    """A policy may rule out what the viewer holds; then logic and the number of copies alone count, as in 8.4."""
    s, c = match._s, match.pack.c
    found = shares(totals_for(s, weigh(past, c, policy), viewer, about))
    return found or shares(totals_for(s, weigh(past, c, "count"), viewer, about))


def weigh(past: Past, c: Any, policy: "str | Policy") -> Room:
    if callable(policy):
        return under_policy(past, c, policy)
    if policy not in LIKELIHOODS[:GIVEN]:
        raise unknown("policy", policy, [*LIKELIHOODS[:GIVEN], "a function"])
    return absorbed(past, c, LIKELIHOODS.index(policy), Fraction(1))[0]


def totals_for(s: Any, room: Room, viewer: int | None, about: int) -> dict[int, Any]:
    """The weight of each value of a hand, given what the viewer holds."""
    totals: dict[int, Any] = dict.fromkeys(range(1, VALUES), 0)
    list_others(room, s.active)
    for i in range(room.combinations):
        if agrees_with_own(s, room.others[i], viewer):
            for kept in range(VALUES):
                value = kept if about == s.active else fate_in(room.others[i], about)
                weight = weight_for(s, room, viewer, i, kept, NEW) + weight_for(s, room, viewer, i, kept, OLD)
                if value:
                    totals[value] += weight
    return totals


def values_for(s: Any, room: Room, viewer: int | None, about: int) -> list[int]:
    return [value for value, weight in totals_for(s, room, viewer, about).items() if weight > 0]


def shares(totals: dict[int, Any]) -> dict[int, Fraction]:
    whole = sum(totals.values())
    return {value: Fraction(weight) / Fraction(whole) for value, weight in totals.items() if weight > 0}


def cooperative_values(past: Past, c: Any, hand: int) -> tuple[int, ...]:
    """L1: what the fate may be if the play of this turn was among those that tell the most; L0 if that cannot be."""
    last = max((i for i, (fact, a, _) in enumerate(past.entries) if fact == PLAYED_FATE and a == hand), default=None)
    if last is None:
        return values_of(logic(past, c), hand)
    return values_of(switched(past, c, last, GREEDY), hand) or values_of(logic(past, c), hand)


def values_of(room: Room, hand: int) -> tuple[int, ...]:
    totals = [0] * VALUES
    add_up(room, hand, totals)
    return tuple(value for value in range(1, VALUES) if totals[value] > 0)


# reasons


def reasons(
    match: "Match", viewer: int | None, past: Past, hand: int, possible: list[int]
) -> Iterator[tuple[int, Reason]]:
    """For each value that is out, the entry of the trace that excluded it for good, and what that entry says."""
    excluded_by: dict[int, Reason] = {}
    before = set(range(1, VALUES))
    events = events_behind(past, match.events_seen_by(viewer), match)
    begun = int(match._s.played == 0)  # a turn that has told nothing yet
    for i, room in enumerate(steps(past, match.pack.c)):
        fact, a, _ = past.entries[i]
        list_others(room, hand)
        bits = values_possible(room, hand) if room.held[hand] else 0
        now = {value for value in range(1, VALUES) if bits >> value & 1}
        is_new_fate = fact in (PLAYED_FATE, HOLDS) and a == hand
        told = {"event": events[i], "turns_ago": turns_since(past, i) + begun}
        for value in range(1, VALUES):
            if value not in now and (is_new_fate or value in before):
                excluded_by[value] = reason_of(past.entries[i], room, hand, value, before, told)
        before = now
    for value in range(1, VALUES):
        if value not in possible:
            yield value, Reason("own") if value in before else excluded_by[value]


def reason_of(
    entry: tuple[int, int, int], room: Room, hand: int, value: int, before: set[int], told: dict[str, Any]
) -> Reason:
    """What an entry of the trace has against a value; `room` has just absorbed it, `before` was possible until then."""
    fact, a, b = entry
    if fact == PLAYED_FATE and a == hand:
        return reason_of_play(room, b, value, before, told)
    if a != hand and fact in (SHOWN, PLAYED_FATE):
        return Reason("copies", **told)
    if fact == TOLD_VALUES:
        values = tuple(x for x in range(1, VALUES) if b << 1 >> x & 1)
        return Reason(SOURCES[a], value=predicted_value(a, values), values=values, **told)
    if fact == TOOK_FATE:
        return Reason("thief" if b else "thief-nothing", value=b, card=room.row[a] if b else NONE, **told)
    if fact == DISCARDED_FATE:
        return Reason("discarded", value=b, card=room.row[a], **told)
    if fact == TOLD_AGE:
        return Reason("old", values=(a,), **told)
    return Reason("copies", **told)


def reason_of_play(room: Room, play: int, value: int, before: set[int], told: dict[str, Any]) -> Reason:
    """The card would not have taken the fate; or what was known of the kept one; or there is no copy left."""
    played, destination = value_played(play), destination_of(play)
    if not allows(room, played, value, destination):
        if destination == 0:
            return Reason("played-hours", value=played, **told)
        return Reason("played", value=played, card=room.row[destination - 1], **told)
    if before and played not in before and value not in before:
        return Reason("held", **told)
    return Reason("copies", **told)


def predicted_value(source: int, values: tuple[int, ...]) -> int:
    """The value named in a wrong prediction: the one that is missing."""
    return next((x for x in range(1, VALUES) if x not in values), 0) if source == BY_PREDICTION else 0


def turns_since(past: Past, i: int) -> int:
    """How many turns with a play came after the one of an entry; consecutive turns belong to different hands."""
    plays = [(j, a) for j, (fact, a, _) in enumerate(past.entries) if fact == PLAYED_FATE]
    return sum(later[0] > i and later[1] != earlier[1] for earlier, later in pairwise(plays))


def events_behind(past: Past, heard: list[Event], match: "Match") -> list[Event | None]:
    """The event behind each entry of the trace, as far as it was heard: the two are matched from the end."""
    told = iter(event for event in reversed(heard) if event.kind.name in EVIDENCE and tells(event, match.pack.c))
    found: list[Event | None] = []
    for fact, a, _ in reversed(past.entries):
        kinds = kinds_behind(fact, a, is_fall_announced=match._s.fall_check == ANNOUNCED)
        found.append(next((event for event in told if event.kind.name in kinds), None) if kinds else None)
    return found[::-1]


def kinds_behind(fact: int, source: int, is_fall_announced: bool) -> tuple[str, ...]:
    """The events that an entry may come from; that The Fall fades or stays without a word is none."""
    if fact != TOLD_VALUES:
        return TELLING.get(fact, ())
    return TELLING_VALUES[source] if source != BY_FALL_CHECK or is_fall_announced else ()


EVIDENCE = {kind for kinds in (*TELLING.values(), *TELLING_VALUES.values()) for kind in kinds}


def tells(event: Event, c: Any) -> bool:
    """The Ash is announced too, but tells nothing."""
    return event.kind.name != "announced" or bool(c.fade_rule[event.args["card"]] == BY_FALL)
