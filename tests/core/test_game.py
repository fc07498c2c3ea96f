"""The declaration of a game and what follows from it."""

import dataclasses

from cartomante.core.rule import NONE
from toy import GAME


def test_a_blank_record_knows_its_players_and_options():
    s = GAME.window(GAME.blank(3, {"passing": True}))
    assert (s.players, s.passing) == (3, 1)
    assert list(s.asked) == [NONE] * GAME.seats
    assert list(s.key) == [0, 0, 0, 0]


def test_presets_choose_options():
    assert GAME.resolve_options({"preset": "courtly"}) == {"passing": True}
    assert GAME.new_match(2, options={"preset": "courtly"}).options == {"passing": True}


def test_the_rules_as_compiled_code_sees_them():
    assert GAME.rules.SEATS == 4
    assert GAME.num_actions == GAME.rules.NUM_ACTIONS
    assert GAME.rules.ALWAYS_ASKED == (False, False, True, False)
    assert GAME.rules.set_up is GAME.set_up


def test_every_game_has_an_engine_of_its_own():
    other = dataclasses.replace(GAME, name="toy-of-another-name")
    assert other.engine is not GAME.engine
    assert other.engine.rules is other.rules
    assert GAME.engine is GAME.engine
