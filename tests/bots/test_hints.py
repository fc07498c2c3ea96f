"""Advice for people: from what their seat may know, in words of every language, fit for JSON."""

import dataclasses
import json

import pytest

from cartomante.bots.hints import Judgement, advise, judge, quick_adviser
from cartomante.bots.random import RandomBot
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Level
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion
from cartomante.core.text import LANGUAGES, Name, SeatName
from cartomante.games import load_game, names
from toy import GAME as TOY
from toy.state import CARD_CODES

PLAIN = dataclasses.replace(TOY, house_bot=None, prefer=None, outlook=None)
MASTER = Level("search", {"iterations": 200})
GAME = dataclasses.replace(TOY, levels={"apprentice": Level("greedy"), "adept": MASTER, "master": MASTER})


def endgame(game=GAME):
    """Seat 0 wins if it keeps the star."""
    return game.from_position(
        {
            "players": 2,
            "hands": [["sun1", "star2"], ["moon1", "moon2"]],
            "prestige": {"sun": 0, "moon": 5, "star": 20, "comet": 0},
        }
    )


def with_bot(bot, **declared):
    """The toy with this bot as its master."""
    return dataclasses.replace(TOY, bots={"own": bot}, levels={"master": Level("own")}, **declared)


def test_the_master_says_what_to_do_and_how_sure_it_is():
    match = endgame()
    advice = advise(match, 0, seed=1)
    assert advice.best.action == CARD_CODES.index("sun1")
    assert advice.best.value > 0.9
    assert advice.best.text == match.describe(advice.best.action, 0)
    assert advice.sentence.startswith(f"The master would choose: {advice.best.text}.")
    assert (advice.measure, advice.simulations, advice.level) == ("chance", 200, "master")
    assert advice.note == "The percentages are chances of winning, from 200 imagined games."
    assert sorted(option.action for option in advice.options) == match.legal_actions(0)


def test_the_same_seed_gives_the_same_advice_and_another_time_is_fine_too():
    match = TOY.new_match(3, seed=2)
    seat = match.deciders()[0]
    assert advise(match, seat, "greedy", seed=4) == advise(match, seat, "greedy", seed=4)
    assert advise(match, seat, "greedy").best.action in match.legal_actions(seat)


def test_greedy_speaks_of_liking_and_does_not_pretend_to_know_chances():
    match = GAME.new_match(2, seed=1)
    advice = advise(match, match.deciders()[0], "apprentice", seed=1)
    assert (advice.measure, advice.simulations) == ("liking", 0)
    assert sum(option.value for option in advice.options) == pytest.approx(1)
    assert "at first sight" in advice.note
    assert advice.sentence.startswith("The apprentice would choose: ")


def test_a_bot_that_sees_no_difference_says_so():
    match = TOY.new_match(2, seed=1)
    advice = advise(match, match.deciders()[0], "random", seed=1)
    assert (advice.sentence, advice.note) == ("All options seem equally good.", "")


def test_a_single_option_has_no_value():
    match = TOY.new_match(2, seed=1)
    advice = Judgement(match, 0, "master", "chance", (Opinion(match.legal_actions(0)[0], 0.0),)).in_words("en")
    assert advice.sentence == f"There is nothing else to choose: {advice.best.text}."
    assert (len(advice.options), advice.best.value, advice.note) == (1, None, "")


class Thinker:
    """A bot of a game's own."""

    def __init__(self, seed=None): ...


class Careful(Thinker):
    """Tried two of its options and gives reasons."""

    def explain(self, match, seat):
        first, second, *rest = match.legal_actions(seat)
        reason = Name("card-banner", {"house": Name("house-sun"), "strength": 1})
        opinions = [Opinion(first, 0.5, 90, reason), Opinion(second, 0.495, 10, "so it is")]
        return [*opinions, *(Opinion(action, 0.0) for action in rest)]


def test_an_option_that_was_never_tried_is_not_called_hopeless():
    advice = advise(TOY_OF_THE_CAREFUL.new_match(2, seed=1), 0, seed=1)
    assert [option.value for option in advice.options][:3] == [0.5, 0.495, None]
    assert [option.percent for option in advice.options][:3] == ["50%", "50%", "–"]


def test_reasons_and_what_is_nearly_as_good_are_told():
    match = TOY_OF_THE_CAREFUL.new_match(2, seed=1)
    judgement = judge(match, 0, seed=1)
    said = [judgement.in_words(language) for language in LANGUAGES]
    assert [advice.options[1].reason for advice in said] == ["so it is"] * len(LANGUAGES)
    assert len({advice.best.reason for advice in said}) > 1
    for advice in said:
        assert advice.best.reason in advice.sentence
        assert advice.options[1].text in advice.sentence
        assert advice.options[2].text not in advice.sentence


TOY_OF_THE_CAREFUL = with_bot(Careful)


class Namer(Thinker):
    """Its reason is a player."""

    def explain(self, match, seat):
        said = Name("event-waved", {"you": "no", "seat": SeatName(1)})
        return [Opinion(action, 1 / (1 + action), 1, said) for action in match.legal_actions(seat)]


def test_players_go_by_their_names_or_numbers():
    judgement = judge(with_bot(Namer).new_match(3, seed=1), 0, seed=1)
    assert "Bea" in judgement.in_words("en", ["Ada", "Bea", "Cid"]).sentence
    assert "2" in judgement.in_words("en").best.reason


class Spy(RandomBot):
    shown: list[Match]

    def explain(self, match, seat):
        self.shown.append(match)
        return super().explain(match, seat)


def test_the_adviser_never_sees_the_match():
    Spy.shown = []
    match = with_bot(Spy).new_match(3, seed=5)
    advise(match, 1, seed=7)
    (shown,) = Spy.shown
    assert shown is not match
    assert (shown.seed, shown.history) == (None, [])
    assert shown.state_bytes() == match.determinize(1, 7).state_bytes() != match.state_bytes()
    assert shown.view(1) == match.view(1)


@pytest.mark.parametrize("name", ["cadwallon", "shipwreck"])
def test_advice_is_the_same_whatever_the_others_secretly_hold(name):
    game = load_game(name)
    match, level = game.new_match(game.min_players, seed=1), quick_adviser(game)
    seat = match.deciders()[0]
    worlds = [match, match.determinize(seat, 1), match.determinize(seat, 2)]
    assert len({json.dumps(advise(world, seat, level, seed=3).to_json()) for world in worlds}) == 1


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_gives_advice_in_every_language(name, language):
    game = load_game(name)
    match = game.new_match(game.min_players, seed=1)
    seat = match.deciders()[0]
    advice = advise(match, seat, quick_adviser(game) or "random", seed=1, language=language)
    written = json.loads(json.dumps(advice.to_json()))
    assert written["action"] == advice.best.action
    assert [option["action"] for option in written["options"]] == [option.action for option in advice.options]
    assert all(option.text == match.describe(option.action, seat, language) for option in advice.options)
    assert not any(mark in advice.sentence for mark in "{}")


def test_who_can_be_asked_at_once():
    assert [quick_adviser(game) for game in (TOY, dataclasses.replace(TOY, prefer=None), PLAIN)] == [
        "greedy",
        "reference",
        None,
    ]


def test_what_cannot_be_asked_is_refused():
    match = TOY.from_position({"players": 2, "hands": [["sun1", "sun2"], ["moon1", "moon2"]]})
    match.apply(match.legal_actions(0)[0], 0)
    with pytest.raises(CartomanteError, match=r"seat 0.*nothing to decide"):
        advise(match, 0)
    with pytest.raises(CartomanteError, match="seat must be"):
        advise(match, 9)
    with pytest.raises(CartomanteError, match="grandmaster"):
        advise(match, 1, "grandmaster")
    with pytest.raises(CartomanteError, match="tlh"):
        advise(match, 1, language="tlh")
