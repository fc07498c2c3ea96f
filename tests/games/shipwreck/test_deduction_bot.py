"""The bot that reasons: by what its seat may know, in every decision of the game, and better than the house bot."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.match import Match
from cartomante.core.record import window
from cartomante.games.shipwreck.counsel import Counsel, take_in
from cartomante.games.shipwreck.deduction_bot import DeductionBot
from cartomante.games.shipwreck.group_choice import advise
from cartomante.games.shipwreck.state import ACTIONS, GROUP_ACTION, SEAT_BOT
from cartomante.games.shipwreck.story import Room

from .helpers import GAME, Table, lay, spell
from .side_by_side import random_bots, random_options

GAMES = 30
BY_PUBLIC_KNOWLEDGE = (
    "group_action", "group_again", "group_vote", "higher_than_number", "same_value", "slow_target", "power_payment",
    "exile_offer", "exile_target",
)  # fmt: skip
SELDOM_ASKED = {"exile_offer", "exile_target", "power_payment"}


def any_table(seed: int) -> Match:
    """A match with any number of seats and any options, some of the seats known to be bots."""
    rng = random.Random(f"deduction {seed}")
    players = rng.randint(2, 5)
    match = GAME.new_match(players, seed=seed, options=random_options(rng, players))
    for seat in random_bots(rng, players):
        match.apply(SEAT_BOT, seat)
    return match


def moments(seed: int, bot: DeductionBot) -> Iterator[tuple[Match, int]]:
    """Every question of a game in which half of the answers are the bot's and the others anything."""
    match, rng = any_table(seed), random.Random(seed)
    while not match.is_over:
        seat = match.deciders()[0]
        yield match, seat
        is_own = rng.random() < 0.5
        match.apply(bot.choose(match, seat) if is_own else rng.choice(match.legal_actions(seat)), seat)


def self_play(seed: int, difficulty: str, **params: Any) -> Match:
    """A whole game of three, each shown only a world that it cannot tell from the real one."""
    bots = [DeductionBot(seed=10 * seed + seat, **params) for seat in range(3)]
    match = GAME.new_match(3, seed=seed, options={"difficulty": difficulty}, events=False)
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(bots[seat].choose(match.determinize(seat, len(match.history)), seat), seat)
    return match


# --- any decision of any game ---


@pytest.mark.parametrize("slips", [0.0, 1.0])
def test_it_answers_every_question_of_every_kind_of_game(slips: float) -> None:
    bot, asked = DeductionBot(seed=1, slips=slips), set()
    for seed in range(GAMES):
        for match, seat in moments(seed, bot):
            decision = match.decision(seat)
            assert decision is not None
            asked.add(decision["id"])
            assert bot.choose(match, seat) in match.legal_actions(seat), decision
    assert asked | SELDOM_ASKED == {decision.name for decision in GAME.decisions}


@pytest.mark.parametrize("seed", range(6))
def test_it_chooses_the_same_in_every_world_of_its_seat(seed: int) -> None:
    bot = DeductionBot()
    for match, seat in moments(seed, bot):
        decision, before = match.decision(seat), match.fingerprint()
        assert decision is not None
        opinions = bot.explain(match, seat)
        # what it says in the group must not depend on its own fate either (SW-84)
        viewer = None if decision["id"] in BY_PUBLIC_KNOWLEDGE else seat
        for k in range(3):
            world = match.determinize(viewer, k)
            assert bot.choose(world, seat) == opinions[0].action, decision
            if viewer is not None:
                assert bot.explain(world, seat) == opinions
        assert match.fingerprint() == before


@pytest.mark.parametrize("seed", range(6))
def test_it_has_an_opinion_of_every_option_and_takes_the_best(seed: int) -> None:
    bot = DeductionBot()
    for match, seat in moments(seed, bot):
        opinions = bot.explain(match, seat)
        values = [opinion.value for opinion in opinions]
        assert sorted(opinion.action for opinion in opinions) == match.legal_actions(seat)
        assert values == sorted(values, reverse=True)
        assert 0 <= values[-1] <= values[0] <= 1
        assert bot.choose(match, seat) == opinions[0].action


def test_the_same_seed_slips_the_same() -> None:
    games = [self_play(4, "normal", slips=0.5).history for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != self_play(4, "normal", slips=0.0).history


@pytest.mark.parametrize("slips", [-0.1, 1.1, "often", True, None])
def test_a_share_of_slips_is_a_number_from_0_to_1(slips: Any) -> None:
    with pytest.raises(CartomanteError, match="slips must be a number from 0 to 1"):
        DeductionBot(slips=slips)


def test_compiled_and_plain_code_weigh_proposals_alike() -> None:
    bot, compared = DeductionBot(), 0
    for seed in range(8):
        for match, seat in moments(seed, bot):
            if match._s.asked[seat] == GROUP_ACTION:
                counsel = window(Counsel)(bytearray(Counsel.itemsize))
                take_in(match._s, match.pack.c, Room(1.0), Room(1.0), counsel)
                advise(match._s, match.pack.c, counsel)
                values = {opinion.action: opinion.value for opinion in bot.explain(match, seat)}
                weighed = [action for action in range(ACTIONS) if values.get(action)]
                assert [counsel.values[action] for action in weighed] == pytest.approx(
                    [values[action] for action in weighed]
                )
                assert counsel.action == bot.choose(match, seat)
                compared += 1
    assert compared > 50


def test_it_says_what_must_be_compiled() -> None:
    ((name, rehearse),) = DeductionBot().rehearsals(GAME)
    rehearse()
    assert name == "foresight"


# --- strength ---


def test_it_wins_where_the_house_bot_wins_every_other_game_and_less_often_when_it_slips() -> None:
    """At `hard` the house bot wins 56 %, this one about 93 %: fewer than 40 of 50 happen once in a thousand runs."""
    games = 50
    wins = sum(bool(self_play(seed, "hard").winners) for seed in range(games))
    hasty = sum(bool(self_play(seed, "hard", slips=1.0).winners) for seed in range(games))
    assert wins >= 40
    assert hasty < wins


# --- examples ---


def says(table: Table) -> str:
    """What the bot would do, in words."""
    (seat,) = table.match.deciders()
    return spell(table.position, DeductionBot().choose(table.match, seat))


def why(table: Table, word: str) -> tuple[float, str]:
    """What the bot thinks of an option: its chance to win, and the reason."""
    (seat,) = table.match.deciders()
    opinions = {spell(table.position, each.action): each for each in DeductionBot().explain(table.match, seat)}
    return opinions[word].value, str(opinions[word].reason)


@pytest.mark.parametrize(
    ("row", "hand", "play"),
    [
        ("dawn key mirror shore", "4 4", "4@mirror"),  # leaves one value
        ("beast huntress blind_man shore", "1 2", "1@beast"),  # 2; with the 2 it might be 1 or 3
        ("beast engine leviathan servant", "4 6", "6@hours"),  # leaves 4 alone
    ],
)
def test_it_makes_plays_that_tell(row: str, hand: str, play: str) -> None:
    table = lay(row, A=hand, B="", C="")
    assert says(table) == play
    played, kept = play[0], hand.split()
    kept.remove(played)
    assert why(table, play)[1] == f"{kept[0]}: 100 %"


def after_key(row: str = "dawn key mirror shore", **scene: Any) -> Table:
    """4 on The Key leaves 3, 4 or 5, of which 3 and 5 are about as likely (P-1)."""
    return lay(row, A="3 4", B="", C="", **scene).play("A play_fate 4@key")


FADING = "dawn key mirror=1 shore"  # The Mirror will fade, and the chances are about the same


def test_it_gives_its_beliefs_for_a_prediction() -> None:
    table = after_key(doom=4)
    value, reason = why(table, "predict:5")
    chances = table.match.beliefs(None, 0, "people").floats
    assert reason == ", ".join(f"{value}: {100 * chances[value]:.0f} %" for value in (5, 3, 4))
    assert 0 < value < why(table, "pass")[0] < 1


@pytest.mark.parametrize(
    ("row", "doom", "action"),
    [
        ("dawn key mirror shore", 4, "pass"),  # about one half is not enough
        ("dawn key mirror shore", 6, "pass"),  # the end if it is wrong
        (FADING, 5, "predict:5"),  # lost without a point
        (FADING, 6, "predict:5"),
        ("dawn key blind_man=1 shore", 6, "pass"),  # what fades costs nothing
    ],
)
def test_it_risks_a_prediction_only_if_silence_costs_more(row: str, doom: int, action: str) -> None:
    assert says(after_key(row, doom=doom)) == action


@pytest.mark.parametrize(
    ("faded", "action"),
    [
        ("engine", "use:engine"),  # 5, 6 or 7?
        ("servant", "use:servant"),  # 1, 2 or 3?
        ("midnight", "use:midnight"),
        ("noble", "predict:5"),  # 3, 4 or 5? tells nothing
        ("noble engine", "use:engine"),
    ],
)
def test_it_asks_what_tells_the_likely_values_apart(faded: str, action: str) -> None:
    assert says(after_key(FADING, faded=faded, doom=5)) == action


def test_it_asks_with_a_number_between_the_likely_values_and_goes_by_the_answer() -> None:
    table = after_key(FADING, faded="midnight", doom=5).play("B group_action use:midnight")
    assert says(table) in ("3", "4")
    assert says(table.play(f"B higher_than_number {says(table)}", "C group_vote agree")) == "predict:3"


def test_with_a_second_try_it_names_the_next_likeliest_value() -> None:
    table = after_key(FADING, faded="beast", doom=5).play("B group_action use:beast")
    table.play("C group_vote agree", "B group_action predict:5", "C group_vote agree")
    assert says(table) == "predict:3"


def test_it_never_spends_a_power_on_what_is_certain() -> None:
    table = lay("dawn key mirror shore", A="4 4", B="", C="", faded="engine", score=6).play("A play_fate 4@mirror")
    assert says(table) == "predict:4"


def test_it_objects_to_a_proposal_that_is_clearly_worse_than_its_own() -> None:
    table = lay("dawn key mirror shore", A="4 4", B="", C="").play("A play_fate 4@mirror")
    assert says(table.play("B group_action predict:5")) == "object"
    again = lay("dawn key mirror shore", A="4 4", B="", C="").play("A play_fate 4@mirror")
    assert says(again.play("B group_action predict:4")) == "agree"


def test_it_throws_away_a_fate_that_would_make_a_card_fade() -> None:
    """After 1 on The Belltower the others would guess 5, which is wrong, and the fading would be the end."""
    table = lay("belltower=2 dawn key shore", A="1 2", B="", C="", faded="leviathan", doom=5)
    table.play("A play_fate 1@belltower")
    assert says(table) == "use:leviathan"
    value, reason = why(table, "pass")
    assert value == pytest.approx(0)
    assert reason == "5: 53 %, 2: 47 %"
    assert says(table.play("A after_play_power use:leviathan")) == "1@belltower"


def test_it_fetches_a_card_that_tells() -> None:
    """The Chalice is the only card that takes two 4s; it would fade, and leave four values."""
    table = lay("chalice=1 beast huntress engine", A="4 4", B="", C="", faded="prophet", deck="mirror", doom=5)
    assert says(table) == "use:prophet"
    table.play("A before_play_power use:prophet")
    table.play(f"A cycle_target {says(table)}")
    assert says(table) == "4@mirror"


def test_it_plays_on_when_the_only_ally_is_about_to_leave() -> None:
    """Nobody will speak, so that the turn ends with the play, and with it the game if a card fades."""
    table = lay("mirror chalice key judge", A="4 4", B="", doom=5).aside("B leave")
    assert says(table) in ("4@key", "4@judge")


def test_it_slows_the_card_whose_fading_would_be_the_end() -> None:
    table = lay("dawn=6 key=4 mirror shore", A="3 4", B="", C="", faded="north_wind", doom=5)
    table.play("A play_fate 4@key")
    assert says(table) == "use:north_wind"
    assert says(table.play("B group_action use:north_wind")) == "key"


def test_it_does_not_exile_and_pays_with_what_is_worth_least() -> None:
    table = lay("midnight=6 key=1 mirror shore", A="4 4", B="", C="", faded="musicians engine servant")
    table.play("A play_fate 4@mirror", "B group_action predict:4", "C group_vote agree")
    assert says(table) == "pass"
    assert says(table.play("B exile_offer use:musicians")) == "pay:servant"
    table.play("B power_payment pay:servant")
    assert says(table) in table.offered("B")
    assert says(table.play("B exile_target 6@midnight")) == "agree"
