"""What follows about hidden fates, in the game and in the reference, through random games."""

import random
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from cartomante.core.event import Event
from cartomante.core.match import lucky
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.deduction import Reason
from cartomante.games.shipwreck.quick import QuickBelief
from cartomante.games.shipwreck.ways import Room

from .reference_actions import played
from .reference_belief import mixture
from .reference_cards import CARDS, VALUES, legal_plays
from .side_by_side import CUSTOM_DECKS, GAME, choose, hands_of_seats, random_pair
from .side_by_side_beliefs import POLICIES, Followers, WatchfulReference

GAMES = 28
MOST_TURNS = 12
MOST_HYPOTHESES = 3000  # the reference looks at each of them in turn
QUESTIONS = ("play_fate", "group_action", "group_again")  # where beliefs are looked at
QUICK = {policy: QuickBelief(GAME, policy) for policy in ("count", "uniform", "coop", "greedy", "people")}
TINY = 1e-12
FALL = CARDS["fall"].index


def follow(seed: int, policies: Iterable[str] = (), **options: Any) -> Iterator[Followers]:
    """A random game, stopping at every question of interest as long as that does not take too long."""
    pair, rng = random_pair(seed, WatchfulReference, **options), random.Random(f"answers {seed}")
    followers = Followers(pair, policies)
    while pair.reference.pending is not None and pair.reference.turn <= MOST_TURNS:
        followers.follow()
        if len(followers.beliefs["count"].weights) > MOST_HYPOTHESES:
            break
        if pair.reference.pending.decision in QUESTIONS:
            yield followers
        pair.act(choose(pair, rng, patience=0.6))


# --- how likely each value is ---


@pytest.mark.parametrize("seed", range(GAMES))
def test_public_beliefs_equal_the_reference(seed: int) -> None:
    rng = random.Random(seed)
    policies = rng.sample(list(POLICIES), 2)
    for followers in follow(seed, policies):
        for policy in policies:
            check_belief(followers, policy, None, rng.choice(list(followers.numbers)))
            check_belief(followers, policy, None, followers.active)


@pytest.mark.parametrize("seed", [1, 2, 6, 7, 8, 14])
def test_a_belief_that_was_refuted_goes_on_from_logic(seed: int) -> None:
    """In these games somebody does what nobody would do who wants to tell."""
    for followers in follow(seed, ["greedy"]):
        check_belief(followers, "greedy", None, followers.active)


@pytest.mark.parametrize("seed", [14, 75, 112])
def test_what_the_fall_tells_by_fading_counts_even_if_the_fate_goes_back_unseen(seed: int) -> None:
    options = {"fall_check": "fade_only", "wrong_reveal": False, "custom_deck": CUSTOM_DECKS[1]}
    for followers in follow(seed, ["uniform"], **options):
        for hand in followers.numbers:
            check_belief(followers, "uniform", None, hand)


@pytest.mark.parametrize("seed", range(GAMES))
def test_private_beliefs_equal_the_reference(seed: int) -> None:
    rng = random.Random(seed)
    policy = list(POLICIES)[seed % len(POLICIES)]
    for followers in follow(seed, [policy]):
        viewer, own = rng.choice(list(enumerate(hands_of_seats(followers.pair.match))))
        check_belief(followers, policy, viewer, rng.choice(sorted(followers.numbers.keys() - set(own))))


def check_belief(followers: Followers, policy: str, viewer: int | None, hand: int) -> None:
    """The same shares to the last digit, the same values possible by logic, and the truth among them."""
    match = followers.pair.match
    found = match.beliefs(viewer, hand, POLICIES[policy])
    assert found.posterior == followers.shares(policy, hand, viewer), (policy, viewer, hand)
    assert found.floats == {value: float(share) for value, share in found.posterior.items()}
    assert set(found.possible) == set(followers.shares("count", hand, viewer))
    if followers.keeps(hand):
        assert set(found.possible) & set(match.position()["hands"][hand])


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_play_meant_to_tell_equals_the_reference(seed: int) -> None:
    for followers in follow(seed):
        if followers.pair.reference.hidden is not None:
            found = followers.pair.match.beliefs(None, followers.active)
            assert set(found.cooperative) == followers.cooperative()


# --- compiled ---


@pytest.mark.parametrize("seed", range(GAMES))
def test_compiled_beliefs_equal_the_reference(seed: int) -> None:
    policy = list(QUICK)[seed % len(QUICK)]
    for followers in follow(seed, [policy]):
        for hand in followers.numbers:
            found = QUICK[policy].chances(followers.pair.match, hand)
            assert found == pytest.approx(followers.shares(policy, hand), rel=TINY, abs=TINY), (policy, hand)


@pytest.mark.parametrize("seed", range(GAMES))
def test_worlds_are_drawn_from_the_belief_that_counts_copies(seed: int) -> None:
    """The room that compiled redrawing leaves behind has a weight for every hypothesis, and no other."""
    room = GAME.new_room()
    for followers in follow(seed):
        match = followers.pair.match
        state = np.frombuffer(match.state_bytes(), np.uint8).copy()
        GAME.compiled.entry.determinize(state, match.pack.buffer, NONE, lucky(seed), room)
        weights = room.view(Room)["weights"][0].sum(axis=0)
        assert {int(way) for way in np.flatnonzero(weights)} == possible_ways(followers)


def possible_ways(followers: Followers) -> set[int]:
    """Every way to fill the hands as the belief of the game numbers them: an octal digit to a hand."""
    kept = [hand for hand in followers.numbers if followers.keeps(hand)]
    return {
        sum(hypothesis.values(followers.numbers[hand])[0] << 3 * hand for hand in kept)
        for hypothesis in followers.beliefs["count"].weights
    }


# --- hints and number lines ---


@pytest.mark.parametrize("seed", range(GAMES))
def test_hints_equal_the_reference(seed: int) -> None:
    kind = ("logical", "cooperative", "bayes")[seed % 3]
    for followers in follow(seed, ["people"], hints=kind):
        match, reference = followers.pair.match, followers.pair.reference
        hints = [match.view(seat)["table"]["hints"] for seat in (None, *range(match.players))]
        if reference.hidden is not None:
            assert all(shown == hints[0] for shown in hints)
            check_hints_for_group(followers, hints[0])
        else:
            assert all(not shown for seat, shown in enumerate(hints) if seat != 1 + reference.seat)
            check_hints_for_play(followers, hints[1 + reference.seat]["plays"])


def check_hints_for_group(followers: Followers, hints: dict[str, Any]) -> None:
    kind = followers.pair.match.options["hints"]
    assert set(hints.pop("possible")) == set(followers.shares("count", followers.active))
    if kind == "cooperative":
        assert set(hints.pop("cooperative")) == followers.cooperative()
    if kind == "bayes":
        shares, shown = followers.shares("people", followers.active), hints.pop("likely")
        assert shown.keys() == set(map(str, shares))
        assert all(is_rounded(shown[str(value)], share) for value, share in shares.items())
    assert hints == {}


def check_hints_for_play(followers: Followers, plays: list[dict[str, Any]]) -> None:
    """For each play what it would leave to the others; which tells the most; how often the best guess is right."""
    reference, kind = followers.pair.reference, followers.pair.match.options["hints"]
    assert [play["action"] for play in plays] == followers.pair.legal()
    told = followers.beliefs["count"].told(followers.numbers[followers.active], reference.table())
    fewest = min(len(play["values"]) for play in plays)
    for play in plays:
        index, destination = played(play["action"])
        value = reference.hand[index].value
        assert set(play["values"]) == told[value, destination]
        assert play.get("best") == (len(play["values"]) == fewest if kind == "cooperative" else None)
        if kind == "bayes":
            ahead = followers.beliefs["people"].fork(mixture)
            ahead.play(followers.numbers[followers.active], value, destination, reference.table())
            assert is_rounded(play["chance"], max(ahead.posterior(followers.numbers[followers.active]).values()))


def is_rounded(percent: int, share: Fraction) -> bool:
    return abs(percent - 100 * share) <= Fraction(1, 2) + Fraction(TINY)


@pytest.mark.parametrize("seed", range(GAMES))
def test_lines_set_by_logic_equal_the_reference(seed: int) -> None:
    """Set when the group meets over a hand, they stay until it meets again or the hand is empty."""
    lines: dict[int, set[int]] = {}
    moment = (0, 0)
    for followers in follow(seed, auto_number_line="logical"):
        reference, view = followers.pair.reference, followers.pair.match.view()
        if reference.hidden is not None and moment != (reference.turn, len(reference.plays)):
            moment = reference.turn, len(reference.plays)
            lines[followers.active] = set(VALUES) - set(followers.shares("count", followers.active))
        for seat, hands in enumerate(hands_of_seats(followers.pair.match)):
            wanted = [sorted(lines.get(hand, ())) if followers.keeps(hand) else [] for hand in hands]
            assert view["seats"][seat]["line"] == wanted


# --- reasons ---

TELLING = {  # what the reference tells, and the events of the game that say the same
    "played": ("played", "played_on_hours"),
    "chalice": ("told_higher",),
    "asked": ("asked_values", "asked_higher", "asked_same", "asked_within"),
    "old": ("told_old",),
    "thief": ("thief_took", "thief_took_nothing"),
    "discarded": ("discarded",),
    "fall_due": ("announced",),
    "predicted": ("predicted",),
    "shown": ("showed", "revealed"),
}
OF_REASONS = {  # the events that a reason may rest on
    "played": ("played",),
    "played-hours": ("played_on_hours",),
    "told-higher": ("told_higher",),
    "asked": TELLING["asked"],
    "fall": ("announced",),
    "predicted": ("predicted",),
    "thief": ("thief_took",),
    "thief-nothing": ("thief_took_nothing",),
    "discarded": ("discarded",),
    "old": ("told_old",),
    "copies": ("played", "played_on_hours", "showed", "revealed"),
    "held": ("played", "played_on_hours"),
}


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_value_that_is_out_has_a_reason_that_holds(seed: int) -> None:
    for followers in follow(seed):
        match = followers.pair.match
        moments = moments_by_event(followers)
        for hand in filter(followers.keeps, followers.numbers):
            found = match.beliefs(None, hand)
            assert sorted([*found.possible, *found.excluded]) == list(VALUES)
            for value, reason in found.excluded.items():
                if reason.event is None:
                    assert (reason.kind, match.options["fall_check"]) == ("fall", "fade_only")
                else:
                    candidates = [moment for event, moment in moments if event == reason.event]
                    assert any(is_sound(followers, hand, value, reason, moment) for moment in candidates), reason


def moments_by_event(followers: Followers) -> list[tuple[Event, int]]:
    """Which moment on record each event of the game was; game and reference tell the same, one after the other."""
    moments = [(i, moment) for i, moment in enumerate(followers.moments) if "by_fading" not in moment.event.facts]
    events = [event for event in followers.pair.match.events_seen_by(None) if is_telling(event)]
    for (_, moment), event in zip(moments, events, strict=True):
        assert event.kind.name in TELLING[moment.event.kind]
    return [(event, i) for (i, _), event in zip(moments, events, strict=True)]


def is_telling(event: Event) -> bool:
    """The Ash is announced too, but tells nothing."""
    if event.kind.name == "announced":
        return bool(event.args["card"] == FALL)
    return any(event.kind.name in kinds for kinds in TELLING.values())


def is_sound(followers: Followers, hand: int, value: int, reason: Reason, index: int) -> bool:
    """Whether the value was possible until that moment, and never again."""
    number, moment = followers.numbers[hand], followers.moments[index]
    is_own_play = moment.event.kind == "played" and moment.event.hand == number
    return (
        reason.event is not None
        and reason.event.kind.name in OF_REASONS[reason.kind]
        and reason.turns_ago == followers.turns - moment.turn
        and all(value not in later.possible[number] for later in followers.moments[index:])
        and (is_own_play or value in followers.moments[index - 1].possible[number])
        and (not is_own_play or reason.kind in blame_of_play(followers, index, value))
    )


def blame_of_play(followers: Followers, index: int, value: int) -> tuple[str, ...]:
    """What a play rules a value out by: the row, what was known of the fate kept before, or the number of copies."""
    event = followers.moments[index].event
    play = event.facts["value"], event.facts["destination"]
    if play not in legal_plays(event.table, play[0], value):
        return "played", "played-hours"
    kept = followers.moments[index - 1].possible[event.hand] - {0} if index else set()
    return ("held",) if kept and not kept & {play[0], value} else ("copies",)
