"""Worked examples T-1 to T-31: from the rulebooks; prestige and the Devil; dead Minors, the Tower and Judgement."""

from collections.abc import Iterator
from typing import Any

import pytest

from .helpers import EVERYWHERE, GAME, Table, lay
from .words import FIGURE_CODES

B, C, D = "C5 C6 C10", "P3 P6 P9", "W3 W8 W9"  # hands of the others, where they do not matter
ALL_FIELDS = "+swords +pentacles +chalices +wands -swords -pentacles -chalices -wands pass"


def numbers_offered(table: Table) -> set[int]:
    """What the one seat that is asked may answer, by the numbers of actions."""
    (seat,) = table.match.deciders()
    return set(table.match.legal_actions(seat))


def step_by_step(table: Table) -> Iterator[Table]:
    """The table at every question, which is then answered with the first option."""
    while not table.match.is_over:
        yield table
        seat = table.match.deciders()[0]
        table.match.apply(table.match.legal_actions(seat)[0], seat)


# --- from the rulebooks ---


def test_t_1_hand_limit_in_phase_a() -> None:
    table = lay("draw", A="C1 C2 C3 C4 fool", B=B, C=C, turn=3).play("A draw_choice draw-minors")
    assert table.asked() == "A hand_limit_discard"
    assert (table.hand_size("A"), len(table.offered("A"))) == (8, 8)
    table.play("A hand_limit_discard C1")
    assert table.hand_size("A") == 7
    table.play("B draw_choice draw-major", "C draw_choice draw-major")
    assert table.asked() == "A mandatory_hide, B mandatory_hide, C mandatory_hide"
    table.play("C mandatory_hide P3", "A mandatory_hide C2", "B mandatory_hide C5")
    assert table.asked() == "A play_card"
    assert table.told("discarded") == ["A C1"]  # asked exactly once
    assert table.hand_size("A") == 6


def test_t_2_the_suit_rises_before_a_figure_is_chosen() -> None:
    table = lay(A="S4 S5").play("A play_card S4").expect(prestige=[1, 0, 0, 0])
    assert table.asked() == "A move_figure"


def test_t_3_legal_figures() -> None:
    table = lay(A="S4 S5", figures={"SKn": 4, "SKt": 1, "SQ": 2, "SK": 9})
    table.match.apply(3, 0)
    assert table.asked() == "A move_figure"
    assert numbers_offered(table) == {79, 80, 81}
    assert table.offered("A") == {"SKt", "SQ", "SK"}


def test_t_4_court_card() -> None:
    table = lay(A="PQ S5", figures={"PQ": 9})
    table.match.apply(26, 0)
    table.expect(prestige=[0, 1, 0, 0])
    assert table.asked() == "A move_destination"
    assert numbers_offered(table) == {*range(94, 102), 103}
    table.match.apply(98, 0)
    table.expect(prestige=[0, 5, 0, 0], vp=[2, 0, 0])
    assert table.asked() == "A market_trade"


@pytest.mark.parametrize(("card", "choice"), [("S10", "move_figure SKt"), ("SKt", "move_destination castle")])
def test_t_5_four_matches(card: str, choice: str) -> None:
    table = lay(A=f"{card} fool", figures={"SKt": 1}).play(f"A play_card {card}", f"A {choice}")
    table.expect(prestige=[5, 0, 0, 0])
    assert table.told("rose") == ["A swords 1 1", "A swords 4 5"]


def test_t_6_one_match() -> None:
    table = lay(A="W10 fool", figures={"WKn": 1}).play("A play_card W10", "A move_figure WKn")
    table.expect(prestige=[0, 0, 0, 2])
    assert table.told("rose") == ["A wands 1 1", "A wands 1 2"]


def test_t_7_tied_houses() -> None:
    lay(A="S1", prestige=[2, 6, 9, 9]).expect(places=[4, 3, 1, 1])


def test_t_8_tied_in_the_middle() -> None:
    lay(A="S1", prestige=[10, 8, 3, 8]).expect(places=[1, 2, 4, 2])


def test_t_9_full_scoring() -> None:
    hidden = {"A": "S1 P10 W8 C1 C2", "B": "S2 S3 PQ W7", "C": "P2 P4 WK"}
    regular = {"three_player_schedule": "regular"}
    table = lay("scoring", prestige=[10, 8, 3, 8], hidden=hidden, A="S9", options=regular)
    assert table.told("house_paid") == [
        "swords 1 B 16 for 2/5,A 8 for 1/1",
        "pentacles 2 C 12 for 2/6,B 6 for 1/13,A 3 for 1/10",
        "wands 2 C 12 for 1/14,A 6 for 1/8,B 3 for 1/7",
        "chalices 4 A 8 for 2/3",
    ]
    table.expect(vp=[25, 25, 24], prestige=[0, 0, 0, 0], hidden=[[], [], []], first=1, turn=4)
    assert sorted(table.position["minor_discard"]) == sorted(" ".join(hidden.values()).split())


def test_t_10_vp_beyond_the_track() -> None:
    """The true number is kept; the printed track, which a marker goes round, has 78 squares."""
    assert int(GAME.packs.load(None).c.track) == 78
    assert lay(A="C1", vp=[0, 0, 0]).match.view(0)["seats"][0]["square"] == 0
    for before, square in ((0, 1), (77, 78), (78, 1), (155, 78), (156, 1)):
        table = lay(A="C1", vp=[before, 0, 0], figures={"CQ": 9}).play("A play_card C1", "A move_figure CQ")
        table.expect(vp=[before + 1, 0, 0])
        assert table.match.view(1)["seats"][0]["square"] == square
        assert table.told("gained_vp") == [f"A 1 {before + 1}"]


@pytest.mark.parametrize(("before", "after"), [([3, 7, 9], [7, 7, 9]), ([10, 3, 3, 12], [12, 5, 5, 12])])
def test_t_11_lovers(before: list[int], after: list[int]) -> None:
    lay(A="lovers S1", players=len(before), vp=before).play("A play_card lovers").expect(vp=after)


def test_t_12_hanged_man() -> None:
    table = lay(A="hanged_man S1", vp=[1, 0, 0]).play("A play_card hanged_man").expect(vp=[0, 0, 0])
    assert table.drew("A") == ["0 2"]
    assert table.hand_size("A") == 3


@pytest.mark.parametrize("third", ["", "S1 P1 C1 W1"])
def test_t_13_world_numbers(third: str) -> None:
    hidden = {"A": "S9 S2 P9 P2 C9 C2 W9 W2", "B": "S8 P8 C8 W8", "C": third}
    table = lay(A="world S3", hidden=hidden, prestige=[7, 5, 3, 1])
    table.play("A play_card world", "A optional_hide pass").expect(vp=[23, 11, 0])


def test_t_14_turn_order() -> None:
    table = lay("draw", players=4, turn=1)
    first, scorings = {}, {}
    for _ in step_by_step(table):
        turn = table.view["turn"]
        first[turn], scorings[turn] = table.view["first"], table.told("scoring_ended").count("regular")
        if turn == 4:
            break
    assert "".join(table.told("became_active")) == "".join(["ABCD", "BCDA", "CDAB"])
    assert first == {1: 0, 2: 1, 3: 2, 4: 3}
    assert scorings == {1: 0, 2: 0, 3: 0, 4: 1}


# --- prestige and the Devil ---


@pytest.mark.parametrize(("overflow", "after"), [("per_step", [21, 1, 0, 0]), ("once", [21, 4, 0, 0])])
def test_t_15_overflow_per_step(overflow: str, after: list[int]) -> None:
    table = lay(A="SKt", B=B, C=C, prestige=[20, 5, 1, 0], figures={"SKt": 1}, options={"overflow": overflow})
    table.play("A play_card SKt").expect(prestige=[21, 5, 1, 0])
    table.play("A move_destination castle").expect(prestige=after)
    table.play("B forced_discard C5", "C forced_discard P3")


def test_t_16_devil_and_overflow() -> None:
    table = lay(A="devil SKt", B=B, C=C, prestige=[18, 9, 8, 3], figures={"SKt": 1})
    table.play("A play_card devil", "A play_card SKt").expect(prestige=[20, 9, 8, 3])
    table.play("A move_destination castle").expect(prestige=[21, 2, 1, 0])


def test_t_17_devil_at_the_market() -> None:
    table = lay(A="devil P5 S1 S2", B=B, C=C, figures={"PQ": 1})
    table.play("A play_card devil", "A play_card P5", "A move_figure PQ").expect(prestige=[0, 10, 0, 0], vp=[4, 0, 0])
    table.play("A market_trade S1 of S1 S2 pass").expect(minor_discard="S1 P5")
    assert table.drew("A") == ["2 0"]
    assert table.hand_size("A") == 3


def test_t_18_devil_after_the_minor() -> None:
    table = lay(A="devil S2 S1", B="W5", C=C, figures={"SQ": 1, "WQ": 1})
    table.play("A play_card S2", "A move_figure SQ", "A artisan_draw draw-minors")
    prestige, vp = table.position["prestige"], table.position["vp"]
    table.play("A play_card devil").expect(prestige=prestige, vp=vp, major_discard="devil", active=1)
    table.play("B play_card W5", "B move_figure WQ").expect(vp=[0, 2, 0])
    assert table.position["prestige"][3] == 1 + 3


@pytest.mark.parametrize("fields_vp", [0, 1])
def test_t_19_devil_and_fields(fields_vp: int) -> None:
    scene = lay(A="devil W6", B=B, prestige=[5, 5, 5, 0], figures={"WKn": 2}, options={"fields_vp": fields_vp})
    table = scene.play("A play_card devil", "A play_card W6", "A move_figure WKn").expect(prestige=[5, 5, 5, 10])
    table.play("A fields_adjust -swords", "A fields_adjust +pentacles", "A fields_adjust -chalices")
    table.play("A fields_adjust +wands").expect(prestige=[3, 7, 3, 12], vp=[2 * fields_vp, 0, 0])
    assert table.asked() == "B play_card"


@pytest.mark.parametrize(
    ("houses", "steps"),
    [
        (["chalices", "swords"], [[21, 4, 1, 7], [21, 3, 0, 6]]),
        (["swords", "chalices"], [[21, 3, 0, 6], [21, 3, 1, 6]]),
    ],
)
def test_t_20_fields_at_21(houses: list[str], steps: list[list[int]]) -> None:
    table = lay(A="S6 S1", B=B, prestige=[20, 4, 0, 7], figures={"SQ": 1}).play("A play_card S6", "A move_figure SQ")
    table.expect(prestige=[21, 4, 0, 7])
    assert table.offered("A") == set(ALL_FIELDS.split()) - {"-chalices"}
    for house, after in zip(houses, steps, strict=True):
        table.play(f"A fields_adjust +{house}").expect(prestige=after)
    table.play("A fields_adjust pass of +pentacles +wands -pentacles -wands pass").expect(prestige=steps[-1])
    assert table.asked() == "B play_card"


def test_t_21_floor() -> None:
    table = lay(A="empress S1", prestige=[0, 3, 0, 2])
    table.play("A play_card empress", "A move_figure pass", "A house_gain pentacles")
    table.play("A house_loss swords of swords chalices wands").expect(prestige=[0, 4, 0, 2])


def test_t_22_a_figure_moved_by_a_major_brings_no_first_step() -> None:
    table = lay(A="fool S1", figures={"CQ": 2}).play("A play_card fool", "A fool_mode fool-move")
    table.play("A move_figure CQ", "A move_destination ballroom").expect(prestige=[0, 0, 4, 0])
    table.play("A optional_hide pass").expect(major_discard="fool").play("A play_card S1 of S1")


# --- dead Minors, Tower, Judgement ---


def test_t_23_no_figure_left_to_move() -> None:
    chalices = {"CKn": 3, "CKt": 3, "CK": 8}
    table = lay(A="C3 S1", B=B, figures=chalices, removed={"C": "CQ"}, tower=[8], tower_owner="C")
    table.play("A play_card C3").expect(prestige=[0, 0, 1, 0], minor_discard="C3")
    assert table.asked() == "B play_card"
    assert table.told("drew") == table.told("moved") == []


def test_t_24_target_blocked() -> None:
    table = lay(A="W5 W2", B=B, tower=[4, 5, 7], tower_owner="C").play("A play_card W5 of W5 W2")
    table.expect(prestige=[0, 0, 0, 1], vp=[0, 0, 0])
    assert table.asked() == "B play_card"
    avoid = {"dead_minor": "avoid"}
    lay(A="W5 W2", tower=[4, 5, 7], tower_owner="C", options=avoid).play("A play_card W2 of W2")


def test_t_25_court_figure_removed() -> None:
    table = lay(A="SQ fool", removed={"B": "SQ"}).play("A play_card SQ").expect(prestige=[1, 0, 0, 0])
    assert table.asked() == "A play_card"


def test_t_26_own_tower() -> None:
    table = lay(A="tower P7", B=B).play("A play_card tower")
    assert numbers_offered(table) == set(range(119, 156))
    table.match.apply(152, 0)
    assert table.view["tower"] == {"seat": 0, "locations": [4, 5, 7]}
    table.play("A play_card P7").expect(vp=[2, 0, 0], prestige=[0, 1, 0, 0])
    assert table.asked() == "B play_card"
    assert table.told("moved") == []


@pytest.mark.parametrize(("owner", "blocked"), [("A", "BCDBCD"), ("B", "CD")])
def test_t_27_tower_duration(owner: str, blocked: str) -> None:
    hands: dict[str, Any] = {"A": "S1 S2 S3", "B": B, "C": C, "D": D}
    table = lay(active=owner, **hands | {owner: f"{hands[owner]} tower"})
    table.play(f"{owner} play_card tower", f"{owner} tower_place tower:6")
    for _ in step_by_step(table):
        if table.view["tower"] is None:
            break
    assert "".join(table.told("became_active")) == blocked + owner
    assert table.told("tower_fell") == [f"{owner} fields"]
    table.expect(active="ABCD".index(owner))
    assert table.position["major_discard"][-1] == "tower"


def test_t_28_judgement_return() -> None:
    table = lay("turn", A="S1", B=B, C=C, D=D, removed={"A": "SKt PQ WKn"}, tower=[1, 8, 10], tower_owner="D")
    open_locations = [location for i, location in enumerate(EVERYWHERE.split(), 1) if i not in (1, 8, 10)]
    for figure, choice in (("SKt", "throne_room"), ("PQ", "artisan_district"), ("WKn", "ballroom")):
        table.play(f"A judgement_return {choice} of {' '.join(open_locations)}")
        assert table.told("figure_returned")[-1] == f"A {figure} {choice}"
        open_locations.remove(choice)
    table.expect(prestige=[0, 0, 0, 0], vp=[0, 0, 0, 0], removed=[])
    assert [table.hand_size(seat) for seat in "ABCD"] == [1, 3, 3, 3]
    assert table.asked() == "A play_card"


def test_t_29_two_judgements() -> None:
    table = lay(active="C", A="S1", B="C5", C="judgement P3", D="W8", first=1, removed={"A": "SKt PQ WKn"})
    table.play("C play_card judgement")
    assert table.offered("C") == set(FIGURE_CODES) - {"SKt", "PQ", "WKn"}
    table.play("C judgement_remove SKn", "C judgement_remove SQ", "C judgement_remove SK")
    assert sum(map(len, table.view["figures"])) == 10
    table.expect(removed=[[0, 2], [1, 0], [2, 2], [3, 2], [6, 0], [12, 0]])
    returns = []
    for _ in step_by_step(table):
        if table.asked().endswith("judgement_return"):
            returns.append((table.view["turn"], table.asked()[0]))
        if not table.view["removed"]:
            break
    assert returns == [(2, "A")] * 3 + [(3, "C")] * 3


def test_t_30_judgement_and_tower() -> None:
    inside = {"SKn": 2, "PKn": 2, "CKn": 3, "WKn": 5, "SK": 5}
    figures = dict.fromkeys(FIGURE_CODES, 9) | inside
    table = lay(A="judgement S1", figures=figures, tower=[2, 3, 5], tower_owner="B").play("A play_card judgement")
    assert table.asked() == "A judgement_remove"
    assert table.offered("A") == set(FIGURE_CODES) - set(inside)
    assert len(table.offered("A")) == 11


def test_t_31_judgement_discards() -> None:
    table = lay(A="judgement S1", B="", C="C5", D="W1 W2 W3 W4").play("A play_card judgement")
    assert table.asked() == "D forced_discard"
    table.expect(minor_discard="C5").play("D forced_discard W1 of W1 W2 W3 W4")
    assert table.told("discarded") == ["C C5", "D W1"]
    assert table.asked() == "A judgement_remove"
