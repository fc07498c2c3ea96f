"""The reference against the examples about prestige, the Devil, dead Minors, the Tower and Judgement (T-15 to T-31)."""

import pytest

from .reference_position import BOARD, asked, card, do, figure, hand_sizes, options, position
from .reference_rules import (
    DRAW_MINORS,
    FIGURES,
    FOOL_MOVE,
    PASS,
    choose_figure,
    choose_location,
    lower_house,
    place_tower,
    placement,
    raise_house,
)

B, C, D = "C5 C6 C10", "P3 P6 P9", "W3 W8 W9"  # hands of the others, where they do not matter
COURT = [suit + rank for suit in "SPCW" for rank in ("Kn", "Kt", "Q", "K")]
SWORDS, PENTACLES, CHALICES, WANDS = range(4)


def move(word: str) -> int:
    return choose_figure(figure(word))


# --- prestige and the Devil ---


@pytest.mark.parametrize(("overflow", "after"), [("per_step", [21, 1, 0, 0]), ("once", [21, 4, 0, 0])])
def test_t_15_overflow(overflow: str, after: list[int]) -> None:
    game = position(["SKt", B, C], prestige=[20, 5, 1, 0], figures={"SKt": 1}, overflow=overflow)
    do(game, card("SKt"))
    assert game.prestige == [21, 5, 1, 0]
    do(game, choose_location(10))
    assert game.prestige == after
    assert asked(game) == (1, "forced_discard")
    do(game, card("C5"))
    assert asked(game) == (2, "forced_discard")


def test_t_16_devil_and_overflow() -> None:
    game = position(["devil SKt", B, C], prestige=[18, 9, 8, 3], figures={"SKt": 1})
    do(game, card("devil"), card("SKt"))
    assert game.prestige == [20, 9, 8, 3]
    assert do(game, choose_location(10)).prestige == [21, 2, 1, 0]


def test_t_17_devil_at_the_market() -> None:
    game = position(["devil P5 S1 S2", B, C], figures={"PQ": 1}, draws="S6 S7")
    do(game, card("devil"), card("P5"), move("PQ"))
    assert game.prestige == [0, 10, 0, 0]
    assert game.vp == [4, 0, 0]
    do(game, card("S1"))
    assert game.discarded["minor"] == [card("S1"), card("P5")]
    assert sorted(game.hand[0]) == sorted(map(card, ("S2", "S6", "S7")))


def test_t_18_devil_after_the_minor() -> None:
    game = position(["devil S2 S1", "W5", C], figures={"SQ": 1, "WQ": 1})
    do(game, card("S2"), move("SQ"), DRAW_MINORS)
    before = list(game.prestige), list(game.vp)
    do(game, card("devil"))
    assert (game.prestige, game.vp) == before
    assert game.discarded["major"] == [card("devil")]
    assert game.active == 1
    do(game, card("W5"), move("WQ"))
    assert game.prestige[WANDS] == 1 + 3
    assert game.vp == [0, 2, 0]


@pytest.mark.parametrize("fields_vp", [0, 1])
def test_t_19_devil_and_fields(fields_vp: int) -> None:
    game = position(["devil W6", B, C], prestige=[5, 5, 5, 0], figures={"WKn": 2}, fields_vp=fields_vp)
    do(game, card("devil"), card("W6"), move("WKn"))
    assert game.prestige == [5, 5, 5, 10]
    do(game, lower_house(SWORDS), raise_house(PENTACLES), lower_house(CHALICES), raise_house(WANDS))
    assert game.prestige == [3, 7, 3, 12]
    assert game.vp == [2 * fields_vp, 0, 0]
    assert game.active == 1


@pytest.mark.parametrize(
    ("houses", "steps"),
    [
        ([CHALICES, SWORDS], [[21, 4, 1, 7], [21, 3, 0, 6]]),
        ([SWORDS, CHALICES], [[21, 3, 0, 6], [21, 3, 1, 6]]),
    ],
)
def test_t_20_fields_at_21(houses: list[int], steps: list[list[int]]) -> None:
    game = position(["S6 S1", B, C], prestige=[20, 4, 0, 7], figures={"SQ": 1})
    do(game, card("S6"), move("SQ"))
    assert game.prestige == [21, 4, 0, 7]
    assert options(game) == {*range(104, 112), PASS} - {lower_house(CHALICES)}
    for house, after in zip(houses, steps, strict=True):
        assert do(game, raise_house(house)).prestige == after
    assert options(game) == {105, 107, 109, 111, PASS}
    assert asked(do(game, PASS)) == (1, "play_card")


def test_t_21_floor() -> None:
    game = position(["empress S1", B, C], prestige=[0, 3, 0, 2])
    do(game, card("empress"), PASS, raise_house(PENTACLES))
    assert options(game) == {raise_house(house) for house in (SWORDS, CHALICES, WANDS)}
    assert do(game, raise_house(SWORDS)).prestige == [0, 4, 0, 2]


def test_t_22_a_figure_moved_by_a_major_brings_no_first_step() -> None:
    game = position(["fool S1", B, C], figures={"CQ": 2})
    do(game, card("fool"), FOOL_MOVE, move("CQ"), choose_location(9))
    assert game.prestige == [0, 0, 4, 0]
    assert asked(game) == (0, "optional_hide")
    do(game, PASS)
    assert game.discarded["major"] == [card("fool")]
    assert asked(game) == (0, "play_card")
    assert options(game) == {card("S1")}


# --- dead Minors, Tower, Judgement ---


def test_t_23_no_figure_left_to_move() -> None:
    chalices = {"CKn": 3, "CKt": 3, "CK": 8}
    game = position(["C3 S1", B, C], figures=chalices, removed={1: "CQ"}, tower=(2, [8]))
    do(game, card("C3"))
    assert game.prestige == [0, 0, 1, 0]
    assert game.discarded["minor"] == [card("C3")]
    assert asked(game) == (1, "judgement_return")


@pytest.mark.parametrize("dead_minor", ["allowed", "avoid"])
def test_t_24_target_blocked(dead_minor: str) -> None:
    game = position(["W5 W2", B, C], tower=(1, [4, 5, 7]), dead_minor=dead_minor)
    assert options(game) == ({card("W2")} if dead_minor == "avoid" else {card("W2"), card("W5")})
    if dead_minor == "allowed":
        do(game, card("W5"))
        assert game.prestige == [0, 0, 0, 1]
        assert game.active == 1


def test_t_24_dead_minors_are_all_offered_if_there_is_nothing_else() -> None:
    game = position(["W5 P4 fool", B, C], tower=(1, [4, 5, 7]), dead_minor="avoid")
    assert options(game) == {card("W5"), card("P4"), card("fool")}


def test_t_25_court_figure_removed() -> None:
    game = position(["SQ fool", B, C], removed={1: "SQ"})
    do(game, card("SQ"))
    assert game.prestige == [1, 0, 0, 0]
    assert asked(game) == (0, "play_card")


def test_t_26_own_tower() -> None:
    game = position(["tower P7", B, C])
    do(game, card("tower"))
    assert options(game) == set(range(119, 156))
    do(game, 152)
    assert game.blocked == {4, 5, 7}
    do(game, card("P7"))
    assert game.vp == [2, 0, 0]
    assert game.prestige == [0, 1, 0, 0]
    assert game.active == 1


def test_the_tower_touches_nothing_only_by_option() -> None:
    game = position(["tower P7", B, C], tower_null_placement="on")
    do(game, card("tower"))
    assert options(game) == set(range(118, 156))
    assert do(game, 118).blocked == set()


def turns_blocked(owner: int) -> list[int]:
    """Whose active turns see the Tower that `owner` plays in turn 2, apart from the owner's own."""
    hands = ["S1 S2 S3", B, C, D]
    hands[owner] += " tower"
    game = position(hands, seat=owner)
    do(game, card("tower"), place_tower(placement(BOARD, [6])))
    seen: list[int] = []
    while game.tower:
        if game.active is not None and game.active not in (owner, *seen[-1:]):
            seen.append(game.active)
        seat, question = next(iter(game.pending.items()))
        game.act(seat, min(question.options))
    assert game.active == owner
    assert game.discarded["major"][-1] == card("tower")
    return seen


def test_t_27_tower_duration() -> None:
    assert turns_blocked(0) == [1, 2, 3, 1, 2, 3]
    assert turns_blocked(1) == [2, 3]


def test_t_28_judgement_return() -> None:
    game = position(["S1", B, C, D], removed={0: "SKt PQ WKn"}, tower=(3, [1, 8, 10]))
    for name, location, open_locations in [
        ("SKt", 4, {2, 3, 4, 5, 6, 7, 9}),
        ("PQ", 2, {2, 3, 5, 6, 7, 9}),
        ("WKn", 9, {3, 5, 6, 7, 9}),
    ]:
        assert asked(game) == (0, "judgement_return")
        assert options(game) == set(map(choose_location, open_locations))
        do(game, choose_location(location))
        assert game.figures[figure(name)] == location
    assert game.removed[0] == set()
    assert game.prestige == [0, 0, 0, 0]
    assert hand_sizes(game) == [1, 3, 3, 3]
    assert asked(game) == (0, "play_card")


def test_t_29_two_judgements() -> None:
    game = position(["S1", "C5", "judgement P3", "W8"], seat=2, removed={0: "SKt PQ WKn"}, first_player=1)
    do(game, card("judgement"))
    left = options(game)
    assert len(left) == 13
    do(game, *sorted(left)[:3])
    assert sum(location is not None for location in game.figures) == 10
    assert game.removed == [{1, 6, 12}, set(), {0, 2, 3}, set()]
    returns: list[tuple[int, int]] = []
    while not returns or any(game.removed):
        seat, question = next(iter(game.pending.items()))
        if question.decision == "judgement_return":
            returns.append((game.turn, seat))
        game.act(seat, min(question.options))
    assert returns == [(2, 0)] * 3 + [(3, 2)] * 3


def test_t_30_judgement_and_tower() -> None:
    inside = {"SKn": 2, "PKn": 2, "CKn": 3, "WKn": 5, "SK": 5}
    game = position(["judgement S1", B, C], figures=dict.fromkeys(COURT, 9) | inside, tower=(1, [2, 3, 5]))
    do(game, card("judgement"), card("C5"), card("P3"))
    assert options(game) == {choose_figure(f) for f in FIGURES} - set(map(move, inside))
    assert len(options(game)) == 11


def test_t_31_judgement_discards() -> None:
    game = position(["judgement S1", "", "C5", "W1 W2 W3 W4"])
    do(game, card("judgement"))
    assert asked(game) == (3, "forced_discard")
    assert game.discarded["minor"] == [card("C5")]
    do(game, card("W1"))
    assert asked(game) == (0, "judgement_remove")
