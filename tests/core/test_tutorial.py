"""Scripts of first games."""

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.tutorial import Script, Step, scenes
from toy import GAME


def first_card(seat: int) -> tuple[str, int]:
    match = GAME.new_match(2, seed=1)
    sort, card = match.meaning(match.legal_actions(seat)[0], seat)
    return sort, card


MINE, THEIRS = first_card(0), first_card(1)
SCRIPT = Script(
    players=2,
    seed=1,
    steps=(Step("look", highlight=("seats", "hand")), Step("play", MINE), Step("seen", before=((1, THEIRS),))),
)


def test_each_step_shows_what_the_learner_sees_and_what_happened_since():
    looking, playing, after = scenes(GAME, SCRIPT)
    assert looking.view == playing.view
    assert {event.kind.name for event in looking.events} >= {"dealt"}
    assert (looking.action, looking.highlight) == (None, ("seats", "hand"))
    assert playing.events == []
    assert playing.view["meanings"][str(playing.action)] == list(MINE)
    assert [event.kind.name for event in after.events[:2]] == ["committed", "committed"]
    assert [event.args["card"] for event in after.events[:2]] == [MINE[1], None]
    assert after.view["seats"][0]["hand"] != playing.view["seats"][0]["hand"]


def test_a_choice_that_the_rules_do_not_offer_is_an_error():
    script = Script(players=2, seed=1, steps=(Step("play", ("house", 0)),))
    with pytest.raises(CartomanteError, match="seat 0 cannot choose"):
        list(scenes(GAME, script))
