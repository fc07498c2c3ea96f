"""Looks over the shoulder of a match: the invariants of section 10.1 after every step and for every turn."""

from dataclasses import dataclass, field
from typing import Any

from cartomante.core.event import Event
from cartomante.core.match import Match

from .helpers import ACTIONS, CARDS, SUITS
from .reference import Reference, is_combination, is_fairy, suit


def cards_of(talismans: list[list[str]]) -> list[str]:
    return [card for cards in talismans for card in cards]


def holdings(position: dict[str, Any], zone: str) -> list[str]:
    """All cards of one zone, over all seats."""
    if zone in ("pending", "forged"):
        return [card for owned in position[zone] for card in cards_of(owned)]
    if zone in ("hands", "captured"):
        return cards_of(position[zone])
    return list(position[zone])


@dataclass
class Turn:
    """What a turn was like, put together from its events and from the position at its start."""

    start: dict[str, Any]
    hands: list[set[str]]
    decisions: int = 0
    events: list[Event] = field(default_factory=list)

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind.name == kind]

    def plays(self) -> dict[int, tuple[str, ...]]:
        """All plays become visible in one event; there is none when everybody sits out."""
        reveals = self.of("revealed")
        assert len(reveals) <= 1
        return {seat: tuple(CARDS[card] for card in cards) for event in reveals for seat, cards in event.args["plays"]}

    def forgers(self) -> set[int]:
        return {event.seat for kind in ("forged", "set_aside") for event in self.of(kind)}


class Watcher:
    """Follows one match from the deal on; `saw` is called after every action, and raises when anything is wrong."""

    def __init__(self, match: Match) -> None:
        self.match, self.turns = match, 0
        self.before = match.position()
        self.box = set(CARDS) - set(self.placed(self.before))
        self.turn = Turn(self.before, self.held(self.before))
        self.check(self.before)

    def placed(self, position: dict[str, Any]) -> list[str]:
        """Every card that lies in some zone other than the box."""
        zones = ("hands", "pending", "forged", "captured", "stake", "pool", "discard")
        committed = cards_of(position["plays"]) if position["step"] == "reveal" else []
        return [card for zone in zones for card in holdings(position, zone)] + committed

    def held(self, position: dict[str, Any]) -> list[set[str]]:
        """Hands with the cards that lie face down."""
        down = position["plays"] if position["step"] == "reveal" else [[]] * position["players"]
        return [{*hand, *play} for hand, play in zip(position["hands"], down, strict=True)]

    def saw(self, events: list[Event]) -> None:
        after = self.match.position()
        self.turn.decisions += 1
        for event in events:
            if event.kind.name in ("turn_began", "ended"):
                self.end_turn()
            self.turn.events.append(event)
        self.check(after)
        self.check_growth(after)
        assert after["row"] == self.row_after(self.turn), "2: only specials and the weather choice change the row"
        assert self.held(after) == self.hands_after(self.turn), "hands change by plays and by taking cards only"
        self.before = after

    # --- after every step ---

    def check(self, position: dict[str, Any]) -> None:
        placed = self.placed(position)
        assert len(placed) == len(set(placed)), "1: a card is in two places"
        assert set(CARDS) - set(placed) == self.box, "1: a card went to the box or came out of it"
        assert sorted(position["row"]) == sorted(SUITS), "2: the row is a permutation"
        choosing = "choose_stake" in position["asked"].values()
        assert len(position["stake"]) == (0 if choosing or self.match.is_over else 1), "3: one stake"
        allowed = {"stake", "captured", "discard"} if self.match.is_over else {"stake", "captured"}
        assert any("FT" in holdings(position, zone) for zone in allowed), "4: the First Talisman"
        for zone in ("pending", "forged"):
            for owned in position[zone]:
                assert all(is_combination(tuple(talisman)) for talisman in owned), "5: combinations only"
        self.check_dominant(position)
        self.check_questions()

    def check_dominant(self, position: dict[str, Any]) -> None:
        asked = set(position["asked"].values())
        if asked & {"reorder_card", "reorder_position", "weather_choice", "share_pick"}:
            dominant = self.turn.start["row"][0]
            waiting = {suit(card) for card in holdings(position, "pending") if is_fairy(card)}
            assert dominant not in waiting, "8: no pending Talisman of the dominant suit after forging"

    def check_questions(self) -> None:
        deciders = self.match.deciders()
        asked = {self.match.decision(seat)["id"] for seat in deciders}
        assert len(deciders) <= 1 or asked <= {"commit_lead", "commit_partner"}, "9: one decider but for commitments"
        for seat in deciders:
            legal = self.match.legal_actions(seat)
            assert len(legal) == len(set(legal)) >= 2, "9: at least two options"
            assert legal == sorted(legal)
            assert all(0 <= action < len(ACTIONS) for action in legal)

    def check_growth(self, after: dict[str, Any]) -> None:
        before = self.before
        for zone in ("forged", "captured"):
            for old, new in zip(before[zone], after[zone], strict=True):
                assert all(item in new for item in old), f"6: {zone} only grows"
        assert set(before["discard"]) <= set(after["discard"]), "6: the discard only grows"
        for seat, old in enumerate(before["pending"]):
            gone = [talisman for talisman in old if talisman not in after["pending"][seat]]
            assert self.match.is_over or all(talisman in after["forged"][seat] for talisman in gone), "6: completion"

    # --- after every turn ---

    def end_turn(self) -> None:
        """The turn whose events have been gathered is over."""
        turn = self.turn
        if turn.of("turn_began"):
            self.turns += 1
            self.check_turn(turn)
        self.turn = Turn(self.start_of_next(turn), self.hands_after(turn))

    def start_of_next(self, turn: Turn) -> dict[str, Any]:
        """What the next turn starts from, as far as the events of this one tell."""
        return turn.start | {"row": self.row_after(turn), "stake": self.stake_after(turn)}

    def row_after(self, turn: Turn) -> list[str]:
        row = list(turn.start["row"])
        for event in turn.events:
            if event.kind.name in ("inverted", "reordered"):
                row = [SUITS[i] for i in event.args["row"]]
            elif event.kind.name == "weather_moved":
                row = [*row[1:], row[0]]
        return row

    def stake_after(self, turn: Turn) -> list[str]:
        chosen = turn.of("stake_chosen")
        return [CARDS[chosen[0].args["card"]]] if chosen else turn.start["stake"]

    def hands_after(self, turn: Turn) -> list[set[str]]:
        hands = [set(hand) for hand in turn.hands]
        for event in turn.events:
            if event.kind.name == "revealed":
                for seat, cards in event.args["plays"]:
                    hands[seat] -= {CARDS[card] for card in cards}
            elif event.kind.name == "took":
                hands[event.seat].add(CARDS[event.args["card"]])
        return hands

    def check_turn(self, turn: Turn) -> None:
        players = self.match.players
        assert all(turn.hands), "7: no hand is empty when a turn begins"
        assert turn.decisions <= 5 * players + 3
        sitting_out = {event.seat for event in turn.of("sat_out")}
        assert set(turn.plays()) == set(range(players)) - sitting_out
        for seat, play in turn.plays().items():
            assert set(play) <= turn.hands[seat]
        for seat in sitting_out:
            assert self.hands_after(turn)[seat] == turn.hands[seat], "7: who sits out keeps the same hand"
        if turn.of("won"):
            self.check_won(turn)
        else:
            self.check_not_won(turn)

    def check_won(self, turn: Turn) -> None:
        plays, (won,), (chosen,) = turn.plays(), turn.of("won"), turn.of("stake_chosen")
        rules = Reference(turn.start | {"options": self.match.options})
        assert CARDS[won.args["card"]] == turn.start["stake"][0], "11: the stake is captured"
        best = max((seat for seat in plays if is_fairy(plays[seat][0])), key=lambda seat: rules.strength(plays[seat]))
        assert won.seat == best, "11: the strongest play wins"
        stake = CARDS[chosen.args["card"]]
        assert stake in cards_of(list(plays.values())), "11: the new stake is a card played"
        if self.match.options["stake_pool"] == "protected":
            (owner,) = [seat for seat, play in plays.items() if stake in play]
            assert owner == won.seat or not is_combination(plays[owner]), "13: losing combinations are safe"
        assert len(turn.of("weather_kept")) + len(turn.of("weather_moved")) == 1, "11: one weather choice"
        self.check_shares(turn, won.seat, sorted(plays, key=lambda seat: self.rank(rules, plays, seat, won.seat)))

    def rank(self, rules: Reference, plays: dict[int, tuple[str, ...]], seat: int, winner: int) -> tuple[int, ...]:
        rules.plays = plays
        return rules.rank(seat, winner)

    def check_shares(self, turn: Turn, winner: int, order: list[int]) -> None:
        shares = {seat: sum(event.seat == seat for event in turn.of("took")) for seat in range(self.match.players)}
        excluded = {winner, *turn.forgers(), *(event.seat for event in turn.of("sat_out"))}
        assert not any(shares[seat] for seat in excluded), "11: winner and forgers gain nothing"
        taking = [shares[seat] for seat in order if shares[seat]]
        assert taking == sorted(taking, reverse=True), "11: who drafts earlier never gets fewer"
        assert not taking or max(taking) - min(taking) <= 1, "11: shares differ by at most one"

    def check_not_won(self, turn: Turn) -> None:
        quiet = {"turn_began", "sat_out", "committed", "revealed", "nobody_won", "completed"}
        assert {event.kind.name for event in turn.events} <= quiet, "12: nothing else happens"
        (lost,) = turn.of("nobody_won")
        played = sorted(CARDS.index(card) for play in turn.plays().values() for card in play)
        assert lost.args["cards"] == played, "12: all played cards are discarded"
