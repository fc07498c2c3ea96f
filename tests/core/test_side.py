"""Side actions that change who sits at the table, and one that shares its number with an answer."""

import dataclasses
import json

import pytest

from cartomante.core.errors import CartomanteError, IllegalAction
from cartomante.core.game import SideActions
from cartomante.core.rule import NONE, ask
from toy import GAME
from toy.effects import take_from_deck
from toy.state import CARDS, DECK, HAND, HAND_SIZE, PLAY_CARD, REVEAL, WAVE

SUN_1 = 0  # as a side action: bow to the Sun, which raises it
JOIN, LEAVE = WAVE + 1, WAVE + 2


def legal(s, c, seat):
    if seat >= s.players:
        return [JOIN] if seat == s.players and s.step == REVEAL else []
    return [LEAVE, SUN_1] if seat == s.players - 1 > 1 and s.step == REVEAL else [SUN_1]


def apply(s, c, seat, action):
    if action == JOIN:
        s.players += 1
        for _ in range(HAND_SIZE):
            take_from_deck(s, seat)
        ask(s, PLAY_CARD, seat)
    elif action == LEAVE:
        for card in range(CARDS):
            if s.place[card] == HAND + seat:
                s.place[card], s.seen[card] = DECK, 0
        s.asked[seat], s.committed[seat] = NONE, NONE
        s.players -= 1
    else:
        s.prestige[0] += 1


OPEN_TABLE = dataclasses.replace(GAME, side=SideActions(legal, apply, seating=(JOIN, LEAVE)))


@pytest.fixture(params=[True, False], ids=["interpreted", "compiled"])
def match(request):
    return OPEN_TABLE.new_match(2, seed=5, events=request.param)


def test_a_newcomer_joins_on_a_free_seat(match):
    assert [match.side_actions(seat) for seat in range(4)] == [[SUN_1], [SUN_1], [JOIN], []]
    match.apply(JOIN, 2)
    assert match.players == len(match.scores) == len(match.view(2)["seats"]) == 3
    assert match.deciders() == [0, 1, 2]
    assert len(match.legal_actions(2)) == HAND_SIZE


def test_a_free_seat_that_cannot_join_is_refused_like_any_other(match):
    for action in (JOIN, 0):
        with pytest.raises(IllegalAction, match="seat 3 has nothing to decide now; deciding: 0, 1; side actions: none"):
            match.apply(action, 3)
    with pytest.raises(CartomanteError, match="seat must be a whole number from 0 to 1, not 2"):
        match.view(2)


def test_who_leaves_is_gone(match):
    match.apply(JOIN, 2)
    match.apply(match.legal_actions(2)[0], 2)
    match.apply(LEAVE, 2)
    assert match.players == 2
    assert match.deciders() == [0, 1]
    with pytest.raises(CartomanteError, match="seat must be a whole number from 0 to 1, not 2"):
        match.legal_actions(2)


def test_a_save_remembers_how_many_began(match):
    match.apply(JOIN, 2)
    match.apply(JOIN, 3)
    match.apply(LEAVE, 3)
    for seat in (0, 2, 1):
        match.apply(match.legal_actions(seat)[-1], seat)
    for kept in (match, match.clone()):
        data = json.loads(json.dumps(kept.save()))
        assert data["players"] == 2
        loaded = OPEN_TABLE.load_match(data)
        assert (loaded.players, loaded.history) == (3, match.history)
        assert loaded.fingerprint() == match.fingerprint()


def test_an_answer_comes_before_a_side_action_of_the_same_number(match):
    seat = next(seat for seat in match.deciders() if SUN_1 not in match.legal_actions(seat))
    before = match.view()["table"]["prestige"][0]
    match.apply(SUN_1, seat)
    assert match.view()["table"]["prestige"][0] == before + 1
    scene = OPEN_TABLE.from_position({"players": 2, "hands": [["sun1", "sun2"], ["moon1", "moon2"]]})
    scene.apply(SUN_1, 0)
    assert scene.deciders() == [1]


def test_what_is_refused_is_told_with_the_side_actions_that_are_open(match):
    listed = ", ".join(map(str, match.legal_actions(0)))
    with pytest.raises(IllegalAction) as refused:
        match.apply(WAVE, 0)
    assert str(refused.value) == (
        f"action {WAVE} is not legal for seat 0 at play_card; allowed: {listed}; side actions: {SUN_1}"
    )
