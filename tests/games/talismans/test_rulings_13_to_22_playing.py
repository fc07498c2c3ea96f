"""Rulings WT-13 to WT-22: set-up and playing cards."""

from itertools import permutations

import pytest

from cartomante.core.errors import IllegalAction

from .helpers import ACTIONS, CARDS, Table, lay

HAND = "SN3 SN4 SN9 RA0 CW7 CS1 JK1 JK2"


def partners(lead: str) -> set[str]:
    """What is offered beside a lead from the hand above; empty when nothing is asked."""
    table = lay(A=HAND, B="FO1 FO2")
    table.answer("A", lead)
    return table.offered("A")


def test_wt_13_position_1_is_dominant_and_moves_to_position_6() -> None:
    table = lay("FO SN CL RA SU ST", A="FO1 + RA1", B="SN9 + RA2 RA3")
    table.expect(captured={"A": "FT"}).play("A choose_stake FO1", "A weather_choice move")
    table.expect(row="SN CL RA SU ST FO")


def test_wt_14_everybody_commits_at_once_and_no_order_of_seats_matters() -> None:
    table = lay("FO SN CL RA SU ST", A="FO5 FO4 RA1", B="SN9 RA2", C="CW7 RA3")
    assert table.asked() == "A commit_lead, B commit_lead, C commit_lead"
    ends = set()
    for order in permutations(["A FO5 FO4", "B SN9", "C CW7"]):
        copy = Table(table.match.clone())
        for play in order:
            copy.commit(play)
        ends.add(copy.match.fingerprint())
    assert len(ends) == 1


def test_wt_14_commitments_may_cross_each_other() -> None:
    table = lay("FO SN CL RA SU ST", A="FO5 FO4 RA1", B="SN9 SN8 RA2")
    table.answer("A", "FO5")
    table.answer("B", "SN9")
    table.answer("B", "SN8")
    table.answer("A", "FO4")
    assert table.ranking == "B A"


def test_wt_15_nobody_may_pass() -> None:
    table = lay(A=HAND, B="FO1 FO2")
    assert table.offered("A") == set(HAND.split())
    with pytest.raises(IllegalAction):
        table.match.apply(ACTIONS.index("alone"), 0)


def test_wt_16_any_two_fairies_of_a_suit_may_be_played() -> None:
    assert {"SN3", "SN4"} <= partners("SN9")
    assert partners("SN9").isdisjoint({"RA0", "SN9"})


@pytest.mark.parametrize("special", ["CW7", "CS1"])
def test_wt_17_a_numbered_special_is_always_played_alone(special: str) -> None:
    assert partners(special) == set()
    assert special not in partners("SN9")


def test_wt_18_a_joker_goes_with_any_fairy_and_with_nothing_else() -> None:
    for fairy in ("SN9", "SN4", "SN3", "RA0"):
        assert {"JK1", "JK2"} <= partners(fairy)
    for other in ("CW7", "CS1", "JK1"):
        assert partners(other) == set()


def test_wt_19_two_jokers_are_no_play() -> None:
    table = lay(A=HAND, B="FO1 FO2")
    table.answer("A", "JK1")
    before = table.match.fingerprint()
    with pytest.raises(IllegalAction):
        table.match.apply(CARDS.index("JK2"), 0)
    assert table.match.fingerprint() == before


def test_wt_20_a_lone_joker_may_be_played_but_neither_wins_nor_forges() -> None:
    table = lay("FO SN CL RA SU ST", A="JK1 + RA1", B="ST0 + RA2 RA3")
    table.expect(captured={"B": "FT"})
    table.play("B choose_stake ST0 of ST0 JK1", "B weather_choice keep").expect(hands={"A": "RA1 JK1"}, pending={})


def test_wt_21_a_higher_number_may_be_played_before_a_lower_one() -> None:
    table = lay("FO SN CL RA SU ST", A="CW8 + CW7 CS1 CS2", B="FO1 + RA1 RA2")
    table.play("B choose_stake FO1", "A weather_choice move").expect(row="SN CL RA SU ST FO")
    assert table.offered("A") == {"CW8", "CW7", "CS1", "CS2"}


def test_wt_22_the_number_of_cards_laid_is_hidden_until_the_reveal() -> None:
    table = lay(A="SN9 SN3 RA1", B="FO1 FO2")
    table.commit("A SN9 SN3")
    for viewer in (1, None):
        seat = table.match.view(viewer)["seats"][0]
        assert seat["hand"]["count"] == 3
        assert seat["commitment"] == {"done": True, "cards": []}
        assert seat["play"] == []
        (told,) = [event for event in table.match.events_seen_by(viewer) if event.kind.name == "committed"]
        assert told.args == {"cards": None}
    table.commit("B FO2")
    assert table.match.view(1)["seats"][0]["hand"]["count"] == 1
    assert [CARDS[card] for card in table.match.view(1)["seats"][0]["play"]] == ["SN9", "SN3"]
