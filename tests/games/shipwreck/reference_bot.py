"""The reference bot a second time, as the rules page tells it, on the reference game and its exact belief.

`choose` is given a game, the belief of everybody under `count` and the one under `coop`, both up to date, and answers
the question that is pending. Nothing is rounded.
"""

from collections.abc import Iterator
from fractions import Fraction

from .reference import Reference
from .reference_actions import AGREE, PASS, choose_number, played, predict, use_power
from .reference_belief import Belief, answer
from .reference_cards import CARDS, VALUES, hours
from .reference_zones import Place, Token

Shares = dict[int, Fraction]
ASKING = ("ask_123", "ask_147", "ask_345", "ask_567", "help", "higher_than", "same", "within_2", "twice")


def choose(game: Reference, counted: Belief, cooperative: Belief) -> int:
    assert game.pending is not None
    number = game.seat * game.hands_each + game.hand_number
    match game.pending.decision:
        case "play_fate":
            told = counted.told(number, game.table())
            return min(game.pending.options, key=lambda action: cost(game, action, told))
        case "group_vote":
            return AGREE
        case "group_action":
            return act(game, cooperative.posterior(number))
        case "group_again":
            shares = {value: p for value, p in likely(cooperative.posterior(number)).items() if value not in game.tried}
            return predict(best_of(shares))
        case "higher_than_number" | "same_value":
            values = likely(cooperative.posterior(number))
            power = "higher_than" if game.pending.decision == "higher_than_number" else "same"
            numbers = [x for x in VALUES if choose_number(x) in game.pending.options]
            return choose_number(max(numbers, key=lambda x: (hope(game, power, x, values), -x)))
    return min(game.pending.options)


# --- playing ---


def cost(game: Reference, action: int, told: dict[tuple[int, int], set[int]]) -> tuple[float, bool, int, int, int, int]:
    index, destination = played(action)
    value, other = game.hand[index].value, game.hand[1 - index].value
    slot = max(destination - 1, 0)
    open_values = len(told[value, destination])
    card = CARDS[game.row[slot].card or ""]
    dooms = card.special != "no_doom" and would_be_due(game, game.row[slot], value, other)
    price = 1.5 if dooms and open_values > 1 else 0
    return open_values + price, dooms, hours(value), slot, value, action


def would_be_due(game: Reference, place: Place, value: int, hidden: int) -> bool:
    """Try the play, look, and take it back."""
    token = Token(value, game.clock + 1)
    place.fates.append(token)
    game.plays.append((value, 0))
    game.hidden = hidden
    is_due = game.is_due(place)
    place.fates.remove(token)
    game.plays.pop()
    game.hidden = None
    return is_due


# --- in the group ---


def likely(shares: Shares) -> Shares:
    return {value: shares.get(value, Fraction(0)) for value in VALUES}


def best_of(shares: Shares) -> int:
    return max(shares, key=lambda value: (shares[value], -value))


def act(game: Reference, posterior: Shares) -> int:
    shares = likely(posterior)
    due = sum(is_known_due(game, place) and CARDS[place.card or ""].special != "no_doom" for place in game.row)
    threshold = threshold_of(game.doom, due)
    best = max(shares.values())
    if best < max(threshold, Fraction(7, 10)) and not game.power_used:
        hopes = list(hopes_of_powers(game, shares))
        if hopes:
            expected, card = max(hopes, key=lambda entry: entry[0])  # the first of equals
            enough = Fraction(6, 10) if due else Fraction(75, 100)
            if expected >= enough and expected > best + Fraction(15, 100):
                return use_power(card)
    tries = sorted(shares.values(), reverse=True)[: game.predictions_left]
    return predict(best_of(shares)) if sum(tries) >= threshold else PASS


def is_known_due(game: Reference, place: Place) -> bool:
    return game.is_due(place) and (place.card != "fall" or game.options["fall_check"] == "announce")


def threshold_of(doom: int, due: int) -> Fraction:
    threshold = Fraction(125, 100) / (2 + 2 * due)
    if doom + 2 * due >= 7:
        return Fraction(0)
    return max(threshold, Fraction(8, 10)) if doom + 1 + 2 * due >= 7 else threshold


def hopes_of_powers(game: Reference, shares: Shares) -> Iterator[tuple[Fraction, str]]:
    """Each power that may be asked for, the oldest first, and the chance to be right after its answer."""
    assert game.pending is not None
    for card in game.faded:
        power = CARDS[card].power
        if power in ASKING and use_power(card) in game.pending.options:
            numbers = {"higher_than": list(range(1, 7)), "same": sorted(set(game.visible()))}.get(power, [0])
            yield max(hope(game, power, number, shares) for number in numbers), card


def hope(game: Reference, power: str, number: int, shares: Shares) -> Fraction:
    if power == "twice":
        return sum(sorted(shares.values())[-2:], Fraction(0))
    about = game.plays[-1][0] if power == "within_2" else number
    answers: dict[bool, Fraction] = {}
    for value, share in shares.items():
        yes = answer(power, about, value)
        answers[yes] = max(answers.get(yes, Fraction(0)), share)
    return sum(answers.values(), Fraction(0))
