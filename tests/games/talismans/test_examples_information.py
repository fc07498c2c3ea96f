"""Section 9.7 of the rules page: who knows what."""

import pytest

from .helpers import CARDS, GAME, SEATS, Table, lay
from .test_examples_plays import two_lone_jokers
from .test_examples_rulebook import example_of_five_players


def everything_told(table: Table, viewer: str | None) -> tuple[object, object]:
    """All that a viewer has in hand to tell two games apart."""
    seat = None if viewer is None else SEATS.index(viewer)
    return table.match.view(seat), [event.to_json() for event in table.match.events_seen_by(seat)]


def known_to_all(table: Table, seat: str) -> set[str]:
    """What every other seat and a spectator know a seat to hold, when they all know the same."""
    viewers = [None, *(other for other in SEATS[: table.match.players] if other != seat)]
    knowledge = [table.known(seat, viewer) for viewer in viewers]
    assert all(known == knowledge[0] for known in knowledge)
    return knowledge[0]


def test_h1_two_players_know_each_others_hands_and_spectators_none() -> None:
    table = Table(GAME.new_match(2, seed=7))
    for viewer, other in ("AB", "BA"):
        assert len(table.hand(other)) == 20
        assert table.known(other, viewer) == table.hand(other)
        assert table.match.view(SEATS.index(viewer))["table"]["unseen"] == []
        assert table.known(other) == set()
    assert {CARDS[card] for card in table.match.view()["table"]["unseen"]} == table.hand("A") | table.hand("B")


def test_h2_cards_taken_in_the_sharing_are_known_to_everybody() -> None:
    table = example_of_five_players().play(
        "C choose_stake CW7",
        "A forge_choice forge",
        "B forge_choice forge",
        "E weather_choice move",
        "D share_pick CL4",
    )
    known = {seat: known_to_all(table, seat) for seat in "ABCDE"}
    assert known == {"A": set(), "B": set(), "C": set(), "D": {"CL4"}, "E": {"SN5"}}


def test_h3_a_special_and_a_pair_look_the_same_before_the_reveal() -> None:
    alone, pair = [lay(A="SN4 SN3 CW7", B="RA1 RA2", C="SU1 SU2") for _ in range(2)]
    alone.commit("A CW7")
    pair.commit("A SN4 SN3")
    for viewer in ("B", "C", None):
        assert everything_told(alone, viewer) == everything_told(pair, viewer)
    assert everything_told(alone, "A") != everything_told(pair, "A")


@pytest.mark.parametrize(("viewer", "other"), [("B", "C"), ("C", "B"), (None, "B")])
def test_h3_other_cards_in_hand_look_the_same_too(viewer: str | None, other: str) -> None:
    hands = {"A": "SN4 SN3 CW7", "B": "RA1 RA2 RA3", "C": "SU1 SU2 SU3"}
    swapped = hands | {"A": hands[other], other: hands["A"]}
    alone, pair = lay(**hands).commit("A CW7"), lay(**swapped)
    pair.commit("A " + " ".join(sorted(swapped["A"].split(), reverse=True)[:2]))
    assert everything_told(alone, viewer) == everything_told(pair, viewer)


def test_h3_being_halfway_through_a_pair_does_not_show() -> None:
    table = lay(A="SN4 SN3 CW7", B="RA1 RA2", C="SU1 SU2")
    before = {viewer: everything_told(table, viewer) for viewer in ("B", "C", None)}
    table.answer("A", "SN4")
    assert table.asked() == "A commit_partner, B commit_lead, C commit_lead"
    assert {viewer: everything_told(table, viewer) for viewer in ("B", "C", None)} == before


def test_h4_what_everybody_knows_after_two_lone_jokers() -> None:
    table = two_lone_jokers()
    known = {seat: known_to_all(table, seat) for seat in "ABCD"}
    assert known == {"A": {"CS1"}, "B": {"JK2"}, "C": set(), "D": {"JK1"}}
