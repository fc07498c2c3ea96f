"""One test for each ruling of RULES.md, named after it."""

from collections import Counter

import pytest

from toy import GAME
from toy.effects import raise_house
from toy.state import CARD_CODES, HOUSE_CODES, PICK, SILENT, WAVE


def scene(*hands, pack="level", **fields):
    """A match at the start of a round, by default with all houses at 6 and open to Heralds, and without a deck."""
    return GAME.from_position({"players": len(hands), "hands": [hand.split() for hand in hands], **fields}, pack)


def card(code):
    return CARD_CODES.index(code)


def play(match, *codes):
    """Everybody chooses a card, in the order of the seats."""
    for seat, code in enumerate(codes):
        match.apply(card(code), seat)


def pick(match, house, seat):
    match.apply(PICK + HOUSE_CODES.index(house), seat)


def prestige(match):
    return match.view()["table"]["prestige"]


def asked(match):
    return [(seat, match.decision(seat)["id"]) for seat in match.deciders()]


def told(match):
    return [event.kind.name for event in match.events]


def record(**fields):
    """A bare record in which only the named fields are set."""
    s = GAME.window(GAME.blank(2, None))
    for name, values in fields.items():
        for i, value in enumerate(values):
            getattr(s, name)[i] = value
    return s


def test_ty_1_there_are_five_banners_to_a_house_and_four_heralds():
    kinds = Counter(code.rstrip("12345") for code in CARD_CODES)
    assert kinds == {"sun": 5, "moon": 5, "star": 5, "comet": 5, "herald": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ty_2_everybody_draws_four_cards_and_houses_start_where_the_pack_says(players):
    view = GAME.new_match(players, seed=1).view()
    assert [seat["hand"]["count"] for seat in view["seats"]] == [4] * players
    assert view["table"]["deck"] == {"count": 24 - 4 * players}
    assert view["table"]["prestige"] == [9, 7, 5, 3]
    assert prestige(GAME.new_match(players, seed=1, pack="level")) == [6, 6, 6, 6]


def test_ty_3_a_house_at_the_top_lowers_its_rivals():
    s = record(prestige=[21, 4, 0, 9])
    raise_house(s, house=0, steps=2)
    assert list(s.prestige) == [21, 2, 0, 7]


def test_ty_3_a_house_climbs_before_it_lowers():
    s = record(prestige=[20, 4, 0, 9])
    raise_house(s, house=0, steps=2)
    assert list(s.prestige) == [21, 3, 0, 8]


def test_ty_4_cards_are_chosen_in_secret_and_shown_together():
    match = scene("sun1 sun2 sun3", "moon1 moon2 moon3")
    assert asked(match) == [(0, "play_card"), (1, "play_card")]
    assert match.legal_actions(1) == [card("moon1"), card("moon2"), card("moon3")]
    match.apply(card("moon2"), 1)
    assert match.view(0)["seats"][1]["committed"] == {"count": 1}
    assert match.events_seen_by(0)[-1].args == {"card": None}
    assert "played" not in told(match)
    match.apply(card("sun1"), 0)
    assert told(match).count("played") == 2
    assert {card("moon2"), card("sun1")} < set(match.view()["table"]["discard"])


def test_ty_5_a_banner_raises_its_house_by_its_strength_lowest_seat_first():
    match = scene("moon3 sun1 sun2", "sun5 star1 star2", prestige={"sun": 19, "moon": 20, "star": 5, "comet": 9})
    play(match, "moon3", "sun5")  # the Moon reaches the top and lowers the Sun to 17, which then climbs to 21
    assert prestige(match) == [21, 20, 2, 6]


def test_ty_6_heralds_raise_a_house_by_two_after_the_banners_lowest_seat_first():
    match = scene("herald1 sun1 sun2", "herald2 moon1 moon2", "comet4 star1 star2")
    play(match, "herald1", "herald2", "comet4")
    assert prestige(match) == [6, 6, 6, 10]
    assert asked(match) == [(0, "choose_house")]
    pick(match, "sun", 0)
    assert prestige(match) == [8, 6, 6, 10]
    assert asked(match) == [(1, "choose_house")]


def test_ty_7_a_herald_may_pick_any_house_that_has_reached_its_bar():
    houses = {"sun": 9, "moon": 8, "star": 8, "comet": 21}
    match = scene("herald1 sun1 sun2", "moon1 moon2 moon3", prestige=houses, pack="standard")
    play(match, "herald1", "moon1")
    assert match.legal_actions(0) == [PICK + 1, PICK + 2, PICK + 3]  # the Sun lacks one step
    pick(match, "star", 0)
    assert prestige(match) == [9, 9, 10, 21]


def test_ty_8_a_herald_whom_no_house_hears_does_nothing():
    houses = dict.fromkeys(HOUSE_CODES, 0)
    match = scene("herald1 sun1 sun2", "star1 moon2 moon3", prestige=houses, pack="standard")
    play(match, "herald1", "star1")
    assert prestige(match) == [0, 0, 1, 0]
    assert "unheard" in told(match)
    assert asked(match) == [(0, "play_card"), (1, "play_card")]


def test_ty_9_rivals_contest_in_turn_from_the_left_once_all_heralds_have_spoken():
    match = scene("moon1 moon2 moon3", "herald1 sun1 sun2", "herald2 star1 star2")
    play(match, "moon1", "herald1", "herald2")
    questions = []
    while len(match.deciders()) == 1:
        questions += asked(match)
        seat = match.deciders()[0]
        match.apply(match.legal_actions(seat)[-1], seat)
    contests = [(2, "contest"), (0, "contest"), (0, "contest"), (1, "contest")]
    assert questions == [(1, "choose_house"), (2, "choose_house"), *contests]


def test_ty_9_a_contest_spends_a_banner_of_the_house_which_falls_by_its_strength():
    match = scene("herald1 sun1 sun2", "moon1 sun4 sun5 star3", prestige={"sun": 12})
    play(match, "herald1", "moon1")
    pick(match, "sun", 0)
    assert match.legal_actions(1) == [card("sun4"), card("sun5"), SILENT]
    match.apply(card("sun5"), 1)
    assert prestige(match)[0] == 12 + 2 - 5
    assert card("sun5") in match.view()["table"]["discard"]


def test_ty_9_a_rival_who_can_only_keep_silent_is_asked_all_the_same():
    match = scene("herald1 sun1 sun2", "moon1 moon2 moon3", prestige={"sun": 12})
    play(match, "herald1", "moon1")
    pick(match, "sun", 0)
    assert asked(match) == [(1, "contest")]
    assert match.legal_actions(1) == [SILENT]
    match.apply(SILENT, 1)
    assert prestige(match)[0] == 14


def test_ty_10_the_last_card_cannot_be_spent_on_a_contest():
    match = scene("herald1 sun1 sun2", "moon1 sun5", prestige={"sun": 12})
    play(match, "herald1", "moon1")
    pick(match, "sun", 0)
    assert match.legal_actions(1) == [SILENT]


def test_ty_11_everybody_draws_at_random_while_the_deck_lasts():
    deck = ["comet1", "comet2", "comet3"]
    drawn = set()
    for key in range(20):
        chance = {"key": [key, 0, 0, 0], "draws": 0}
        match = scene("sun1 sun2 sun3", "moon1 moon2 moon3", deck=deck, chance=chance)
        play(match, "sun1", "moon1")
        assert [seat["hand"]["count"] for seat in match.view()["seats"]] == [3, 3]
        drawn |= {match.events_seen_by(0)[-2].args["card"], match.events_seen_by(1)[-1].args["card"]}
        assert match.events_seen_by(1)[-2].args == {"card": None}
    assert drawn == {card(code) for code in deck}
    play(match, *(CARD_CODES[match.legal_actions(seat)[0]] for seat in range(2)))
    assert [seat["hand"]["count"] for seat in match.view()["seats"]] == [3, 2]  # one card was left


def test_ty_12_a_round_that_leaves_somebody_a_single_card_ends_the_game():
    match = scene("sun1 sun2 sun3 sun4", "moon1 moon2 moon3")
    play(match, "sun1", "moon1")
    assert not match.is_over
    play(match, "sun2", "moon2")
    assert match.is_over
    assert match.ending == "last_card"


def test_ty_13_the_proudest_house_whose_banner_is_in_the_hand_counts():
    hands = ["sun1 moon1", "star1 comet1 herald2 moon2", "sun5 herald1"]
    match = scene(*hands, prestige={"sun": 9, "moon": 7, "star": 5, "comet": 21})
    play(match, "sun1", "star1", "sun5")
    assert match.scores == [7, 21, 0]
    assert match.view()["seats"][1]["hand"]["cards"] == [card("moon2"), card("comet1"), card("herald2")]


def test_ty_14_equal_points_share_a_place():
    match = scene("sun1 moon1", "star1 comet1", "star2 moon2", prestige={"moon": 12, "comet": 8})
    play(match, "sun1", "star1", "star2")
    assert match.scores == [12, 8, 12]
    assert match.places == [1, 3, 1]
    assert match.winners == [0, 2]


def test_ty_15_everybody_passes_a_card_to_the_left_all_at_once():
    match = GAME.new_match(3, seed=5, options={"passing": True})
    assert asked(match) == [(0, "pass_card"), (1, "pass_card"), (2, "pass_card")]
    cards = [match.legal_actions(seat)[0] for seat in range(3)]
    for seat in (2, 0, 1):
        match.apply(cards[seat], seat)
    assert asked(match) == [(0, "play_card"), (1, "play_card"), (2, "play_card")]
    for seat in range(3):
        assert cards[seat] in match.legal_actions((seat + 1) % 3)


def test_ty_15_without_the_option_nobody_passes():
    assert asked(GAME.new_match(2, seed=5)) == [(0, "play_card"), (1, "play_card")]


def test_ty_16_a_passed_card_stays_known_to_whoever_passed_it_and_to_nobody_else():
    match = scene("sun1 sun2 sun3", "moon1 moon2 moon3", "star1 star2 star3", step="pass", deck=["comet1"])
    play(match, "sun1", "moon1", "star1")
    known = [match.view(viewer)["seats"][1]["hand"]["cards"] for viewer in (0, 1, 2, None)]
    assert known == [[card("sun1")], [card("sun1"), card("moon2"), card("moon3")], [], []]
    for k in range(20):
        assert card("sun1") in match.determinize(0, k).legal_actions(1)
    assert any(card("sun1") not in match.determinize(2, k).legal_actions(1) for k in range(20))
    passed = next(event for event in match.events if event.kind.name == "passed")
    assert [passed.seen_by(viewer).args["card"] for viewer in (0, 1, 2, None)] == [passed.args["card"]] * 2 + [None] * 2


def test_ty_17_everybody_may_wave_once_and_nothing_else_changes():
    match = scene("sun1 sun2", "moon1 moon2")
    play(match, "sun1")
    assert [match.side_actions(seat) for seat in range(3)] == [[WAVE], [WAVE], []]
    assert [event.kind.name for event in match.apply(WAVE, 0)] == ["waved"]  # though seat 1 is the one to choose
    assert [match.side_actions(seat) for seat in range(2)] == [[], [WAVE]]
    assert [zones["waved"] for zones in match.view()["seats"]] == [True, False]
    assert asked(match) == [(1, "play_card")]


def test_ty_18_the_reference_player_takes_the_last_option():
    match = scene("sun1 herald2 comet5", "moon1 moon2 moon3")
    assert GAME.house_bot(match, 0) == card("herald2")
    assert GAME.house_bot(match, 1) == card("moon3")
    play(match, "herald2", "moon3")
    assert GAME.house_bot(match, 0) == PICK + HOUSE_CODES.index("comet")
    pick(match, "moon", 0)
    assert GAME.house_bot(match, 1) == SILENT
