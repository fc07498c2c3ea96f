"""The rules a second time, as slow and obvious as the pseudocode of section 3.7: cards are words, zones are sets.

Nothing here is shared with the game under test; `test_reference.py` plays both side by side. `Reference.play` is a
generator: it yields questions and is sent answers, lowest seat first where several commit at once.
"""

from collections.abc import Generator
from typing import Any, NamedTuple

SUITS = ("FO", "SN", "CL", "RA", "SU", "ST")
SPECIALS = ("CS1", "CS2", "IO3", "IO4", "CO5", "CO6", "CW7", "CW8")
JOKERS = ("JK1", "JK2")
FIRST = "FT"

Play = tuple[str, ...]  # the higher fairy first, a Joker last
Asking = Generator["Question", str, Any]


class Question(NamedTuple):
    seat: int
    decision: str
    options: frozenset[str]


def is_fairy(card: str) -> bool:
    return card[:2] in SUITS


def suit(card: str) -> str:
    return card[:2]


def value(card: str) -> int:
    return int(card[2:])


def is_combination(play: Play) -> bool:
    if not is_fairy(play[0]):
        return False
    if len(play) == 1:
        return value(play[0]) == 0
    return play[1] in JOKERS or value(play[0]) - value(play[1]) == 1


class Reference:
    """A game from a position as `match.position()` writes it at the start of a turn."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.options = position["options"]
        self.players = range(position["players"])
        self.row: list[str] = list(position["row"])
        self.stake = position["stake"][0]
        self.hands = [set(hand) for hand in position["hands"]]
        self.captured = [set(cards) for cards in position["captured"]]
        self.pending = [{tuple(cards) for cards in owned} for owned in position["pending"]]
        self.forged = [{tuple(cards) for cards in owned} for owned in position["forged"]]
        self.discard = set(position["discard"])
        self.turns = 0
        self.plays: dict[int, Play] = {}

    # --- one turn ---

    def play(self) -> Asking:
        while all(self.hands):
            self.turns += 1
            yield from self.turn()
        self.discard.add(self.stake)
        for owned in self.pending:
            self.discard.update(card for talisman in owned for card in talisman)
            owned.clear()

    def turn(self) -> Asking:
        dominant = self.row[0]
        waiting = [seat for seat in self.players if any(suit(t[0]) == dominant for t in self.pending[seat])]
        self.plays = {}
        for seat in self.players:
            if seat not in waiting:
                self.plays[seat] = yield from self.commit(seat)
        table = {card for play in self.plays.values() for card in play}
        for hand in self.hands:
            hand -= table
        valued = [seat for seat, play in self.plays.items() if is_fairy(play[0])]
        if not valued:
            self.discard |= table
            self.complete(waiting, dominant)
            return
        winner = max(valued, key=lambda seat: self.strength(self.plays[seat]))
        yield from self.distribute(winner, table, waiting, dominant)

    def distribute(self, winner: int, table: set[str], waiting: list[int], dominant: str) -> Asking:
        order = sorted(self.plays, key=lambda seat: self.rank(seat, winner))
        self.captured[winner].add(self.stake)
        self.stake = yield from self.choose_stake(winner)
        pool = table - {self.stake}
        self.complete(waiting, dominant)
        forgers = []
        for seat in order:
            if seat != winner and is_combination(self.plays[seat]) and self.stake not in self.plays[seat]:
                answer = yield Question(seat, "forge_choice", frozenset({"forge", "decline"}))
                if answer == "forge":
                    at_once = suit(self.plays[seat][0]) == dominant
                    (self.forged if at_once else self.pending)[seat].add(self.plays[seat])
                    pool -= set(self.plays[seat])
                    forgers.append(seat)
        weather_spent = yield from self.specials()
        yield from self.share(pool, [seat for seat in order if seat != winner and seat not in forgers])
        if not weather_spent:
            yield from self.weather(winner)

    def complete(self, waiting: list[int], dominant: str) -> None:
        for seat in waiting:
            done = {talisman for talisman in self.pending[seat] if suit(talisman[0]) == dominant}
            self.pending[seat] -= done
            self.forged[seat] |= done

    # --- decisions ---

    def ask(self, seat: int, decision: str, options: set[str]) -> Asking:
        if len(options) == 1:
            return next(iter(options))
        answer = yield Question(seat, decision, frozenset(options))
        return answer

    def commit(self, seat: int) -> Asking:
        hand = self.hands[seat]
        lead = yield from self.ask(seat, "commit_lead", hand)
        if not is_fairy(lead):
            return (lead,)
        lower = {card for card in hand if suit(card) == suit(lead) and value(card) < value(lead)}
        partner = yield from self.ask(seat, "commit_partner", {"alone", *lower, *hand.intersection(JOKERS)})
        return (lead,) if partner == "alone" else (lead, partner)

    def choose_stake(self, winner: int) -> Asking:
        eligible = {
            card
            for seat, play in self.plays.items()
            for card in play
            if self.options["stake_pool"] == "all_played" or seat == winner or not is_combination(play)
        }
        chooser = next((seat for card in ("CS1", "CS2") for seat in self.owner(card)), winner)
        return (yield from self.ask(chooser, "choose_stake", eligible))

    def specials(self) -> Asking:
        """Numbers 3 to 8; whether a Change weather was among them."""
        for card in SPECIALS[2:6]:
            for seat in self.owner(card):
                if card in ("IO3", "IO4"):
                    self.row.reverse()
                else:
                    moved = yield Question(seat, "reorder_card", frozenset(self.row[1:]))
                    place = yield Question(seat, "reorder_position", frozenset("23456"))
                    self.row.remove(moved)
                    self.row.insert(int(place) - 1, moved)
        for card in ("CW7", "CW8"):
            for seat in self.owner(card):
                yield from self.weather(seat)
                return True
        return False

    def weather(self, seat: int) -> Asking:
        if (yield Question(seat, "weather_choice", frozenset({"keep", "move"}))) == "move":
            self.row.append(self.row.pop(0))

    def share(self, pool: set[str], drafters: list[int]) -> Asking:
        if self.options["share_exclusion"] == "while_pending":
            drafters = [seat for seat in drafters if not self.pending[seat]]
        if not drafters:
            self.discard |= pool
        elif len(drafters) == 1:
            self.hands[drafters[0]] |= pool
        else:
            for pick in range(len(pool)):
                seat = drafters[pick % len(drafters)]
                card = yield from self.ask(seat, "share_pick", pool)
                pool = pool - {card}
                self.hands[seat].add(card)

    def owner(self, card: str) -> list[int]:
        return [seat for seat, play in self.plays.items() if card in play]

    # --- comparing plays ---

    def strength(self, play: Play) -> tuple[int, ...]:
        lead, partner = play[0], (*play, None)[1]
        added = 0
        if partner in JOKERS:
            added = value(lead) if self.options["joker_value"] == "same" else max(value(lead) - 1, 0)
        elif partner is not None:
            added = value(partner)
        return -self.row.index(suit(lead)), value(lead) + added, -len(play), value(lead), int(partner not in JOKERS)

    def rank(self, seat: int, winner: int) -> tuple[int, ...]:
        lead = self.plays[seat][0]
        if lead in JOKERS:
            return 0, (seat - winner) % len(self.players)
        if is_fairy(lead):
            return 1, *self.strength(self.plays[seat])
        return 2, -int(lead[2])

    # --- the end ---

    def wholes(self, seat: int) -> list[tuple[int, ...]]:
        """The order of each whole Talisman of a seat; the First Talisman comes below every suit."""
        single = self.options["whole_talismans"] == "single_card"
        owned: list[Play] = [t for t in self.forged[seat] if len(t) == 1 or not single]
        if self.options["zero_stake"] == "whole":
            owned += [(card,) for card in self.captured[seat] if is_fairy(card) and value(card) == 0]
        first = [(-len(SUITS),)] if FIRST in self.captured[seat] else []
        return first + [self.strength(talisman) for talisman in owned]

    def half_points(self, seat: int) -> int:
        zeros = [card for card in self.captured[seat] if is_fairy(card) and value(card) == 0]
        extra = len(zeros) if self.options["zero_stake"] == "whole" else 0
        return 2 * len(self.forged[seat]) + len(self.captured[seat]) + extra + (FIRST in self.captured[seat])

    def places(self) -> list[int]:
        keys = []
        for seat in self.players:
            wholes = self.wholes(seat)
            keys.append((self.half_points(seat), len(wholes), max(wholes, default=())))
        return [1 + sum(other > key for other in keys) for key in keys]
