"""The room in which a game keeps what it has worked out about hidden things."""

import dataclasses

import numpy as np
import pytest

from cartomante.bots import make_bot
from cartomante.core.match import lucky
from cartomante.core.rule import rule
from toy import GAME, knowledge
from toy.state import HOUSES

Room = np.dtype([("weight", np.float64, (2, HOUSES)), ("total", np.float64), ("viewer", np.int8), ("uses", np.int16)])
redraw = knowledge.determinize


@rule
def determinize(s, c, viewer, luck, room):
    """As the toy does; besides, weigh the houses for a viewer who was not the last."""
    if room.uses == 0 or room.viewer != viewer:
        room.viewer = viewer
        for house in range(HOUSES):
            room.weight[1, house] = s.prestige[house] / 3.0
            room.total += room.weight[1, house]
    room.uses += 1
    redraw(s, c, viewer, luck, room)


THINKER = dataclasses.replace(GAME, name="thinker", room=Room, determinize=determinize, texts=GAME.texts)


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    """Compiled anew, because this file is no part of what the name of the cache depends on."""
    monkeypatch.setenv("CARTOMANTE_CACHE", str(tmp_path))


def opened(buffer):
    return THINKER.room_window(buffer)


def test_a_game_without_a_room_has_one_of_nothing():
    assert GAME.new_room().tolist() == [0]
    assert GAME.rules.Room == GAME.room_record
    assert THINKER.new_room().nbytes == Room.itemsize
    assert THINKER.rules.Room == Room


def test_a_match_makes_its_room_when_it_first_imagines_and_uses_it_again():
    match = THINKER.new_match(2, seed=1)
    assert match._room is None
    worlds = [match.determinize(0, k) for k in range(3)]
    room = opened(match._room)
    assert (room.uses, room.viewer) == (3, 0)
    assert room.total == pytest.approx(sum(match.view()["table"]["prestige"]) / 3)
    assert [opened(world._room).uses for world in worlds] == [1, 2, 3]
    worlds[0].determinize(0, 1)
    assert (opened(worlds[0]._room).uses, room.uses) == (2, 3)  # copies, so that threads do not meet in one
    assert match.clone()._room is not match._room


def test_the_room_changes_no_world():
    match = THINKER.new_match(3, seed=2)
    used = match.clone()
    for k in range(4):
        used.determinize(1, k)
    assert used.determinize(1, 9).fingerprint() == match.determinize(1, 9).fingerprint()


def test_interpreted_and_compiled_rooms_are_equal_to_the_byte():
    match = THINKER.new_match(2, seed=3)
    world, state, room = match.determinize(1, 4), match._state.copy(), THINKER.new_room()
    THINKER.compiled.entry.determinize(state, match.pack.buffer, 1, lucky(4), room)
    assert state.tobytes() == world.state_bytes()
    assert room.tobytes() == world._room.tobytes()


def test_bots_bring_a_room_of_their_own():
    match = THINKER.new_match(2, seed=4)
    assert make_bot("search", seed=1, iterations=3).choose(match, 0) in match.legal_actions(0)
    assert match._room is None
