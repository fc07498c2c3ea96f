"""Positions that cannot arise are refused in words; the contract suite tests what holds of every game."""

from typing import Any

import pytest

from cartomante.core.errors import CartomanteError

from .helpers import GAME, fields

TWO = {"hands": ["SN3 SN4", "FO1 FO2"]}


def refusal(**scene: Any) -> str:
    with pytest.raises(CartomanteError) as caught:
        GAME.from_position(fields(**(TWO | scene)))
    return str(caught.value)


def test_a_play_has_at_most_two_cards() -> None:
    plays = [["SN9", "SN8", "SN7"], []]
    assert "a play has one or two cards" in refusal(step="reveal", plays=plays, asked={"1": "commit_lead"})


@pytest.mark.parametrize("play", [["SN9", "RA8"], ["SN7", "SN8"], ["CW7", "CS1"], ["JK1", "JK2"], ["JK1", "SN9"]])
def test_a_play_must_be_legal(play: list[str]) -> None:
    assert "cannot be played together" in refusal(step="reveal", plays=[play, []], asked={"1": "commit_lead"})


def test_the_winner_has_played_a_fairy() -> None:
    turn = {"step": "new_stake", "stake": "", "winner": 0}
    assert "seat 0 cannot have won" in refusal(**turn)
    plays = {"plays": [["CW7"], ["FO9"]], "pool": ["CW7", "FO9"], "ranking": [1, 0]}
    assert "seat 0 cannot have won" in refusal(**turn, **plays)


def test_the_pool_holds_cards_of_this_turns_plays() -> None:
    assert "ST1 lies on the table, but nobody has played it" in refusal(pool=["ST1"])


def test_cards_that_were_played_lie_somewhere() -> None:
    turn = {"step": "sharing", "winner": 1, "plays": [["SN9"], ["FO9"]], "ranking": [0, 1]}
    assert "SN9 has been played, but is in the box" in refusal(**turn, pool=["FO9"])


def test_questions_to_come_fit_the_turn() -> None:
    assert "forge_choice cannot be asked at start_turn" in refusal(queue=[["forge_choice", 0, 0]])


def test_the_turn_fits_the_cards_in_play() -> None:
    """Every turn takes a card out of play (WT-81), so a late turn with many cards left cannot be."""
    assert "4 cards are in play at turn 98; allowed: at most 3" in refusal(turn=98)
    assert GAME.from_position(fields(**TWO, turn=97)).position()["turn"] == 97


@pytest.mark.parametrize("talisman", [["SU3", "SU4"], ["JK1", "SU4"]])
def test_the_cards_of_a_talisman_come_in_any_order(talisman: list[str]) -> None:
    match = GAME.from_position(fields(**TWO) | {"pending": [[talisman], []]})
    assert match.position()["pending"][0] == [talisman[::-1]]
