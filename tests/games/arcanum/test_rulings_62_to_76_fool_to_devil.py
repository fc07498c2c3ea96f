"""Rulings AR-62 to AR-76: single Majors, from the Fool to the Devil."""

import pytest

from cartomante.games.arcanum.state import CARD_CODES, EVERYBODY, FOOL

from .helpers import EVERY_HOUSE, GAME, Table, lay
from .words import FIGURE_CODES

HOUSE_BY_HOUSE = {"fool_timing": "house_by_house"}
SCORING = {"prestige": [6, 5, 4, 3], "hidden": {"A": "S3 fool", "B": "SK C2", "C": "C9 W2"}}


# --- AR-62 to AR-67: the Fool ---


def test_ar_62_the_fool_is_hidden_as_the_major_of_the_turn() -> None:
    lay(A="sun fool S1").play("A play_card sun", "A play_card S1 of S1")
    table = lay(A="fool S1").play("A play_card fool", "A fool_mode fool-hide of fool-move fool-hide")
    assert table.hidden("A") == "fool"


def test_ar_62_hiding_is_all_that_is_left_when_no_figure_can_move() -> None:
    lay(A="fool", figures=dict.fromkeys(FIGURE_CODES, 5), tower=[5], tower_owner="B").play(
        "A play_card fool", "A fool_mode fool-hide of fool-hide"
    )


def test_ar_63_everybody_knows_where_the_fool_was_hidden() -> None:
    table = lay(A="fool S1").play("A play_card fool", "A fool_mode fool-hide")
    assert table.told("hid_fool", "B") == table.told("hid_fool") == ["A fool"]
    assert table.seen("A", "known", "B") == table.seen("A", "known") == [FOOL]


def with_known_fool(**scene: str) -> Table:
    """A has hidden the Fool and 3 of Swords, and everybody knows about the Fool."""
    position = lay(hidden={"A": "S3 fool"}, **scene).position
    position["traced"][FOOL] = EVERYBODY
    return Table(GAME.from_position(position))


def test_ar_63_after_an_exchange_nobody_is_told_which_card_it_was() -> None:
    tables = [
        with_known_fool(A="temperance W9 C2", B="P1").play("A play_card temperance", "A move_figure pass") for _ in "12"
    ]
    for table, card in zip(tables, ("fool", "S3"), strict=True):
        table.play(f"A temperance_take {card}", "A temperance_give W9", "A temperance_take pass")
        assert table.told("exchanged", "B") == ["A - ? ?"]
    assert tables[0].match.view(1) == tables[1].match.view(1)


def test_ar_64_the_fool_must_name_a_house_when_all_cards_are_up() -> None:
    table = lay("scoring", **SCORING)
    assert [len(table.seen(seat, "hidden_cards")["cards"]) for seat in "ABC"] == [2, 2, 2]
    table.play(f"A fool_assign swords of {EVERY_HOUSE}")


@pytest.mark.parametrize(
    ("house", "totals"),
    [("swords", [16, 13, 18]), ("pentacles", [20, 21, 18]), ("chalices", [10, 21, 18]), ("wands", [12, 21, 18])],
)
def test_ar_64_the_fool_counts_in_the_house_it_names(house: str, totals: list[int]) -> None:
    assert lay("scoring", **SCORING).play(f"A fool_assign {house}").match.scores == totals


def test_ar_65_house_by_house_later_suits_stay_unseen() -> None:
    table = lay("scoring", options=HOUSE_BY_HOUSE, **SCORING)
    assert table.seen("B", "hidden_cards", "A")["cards"] == [CARD_CODES.index("SK")]
    assert table.seen("C", "hidden_cards", "A")["cards"] == []
    table.play("A fool_commit pass of yes pass")
    assert table.told("house_paid") == ["swords 1 B 16 for 1/14,A 8 for 1/3"]
    table.play("A fool_commit yes")
    assert table.told("house_paid")[1] == "pentacles 2 A 12 for 1/0"
    assert table.match.scores == [20, 21, 18]  # and no other question


def test_ar_65_who_never_commits_the_fool_has_it_nowhere() -> None:
    table = lay("scoring", options=HOUSE_BY_HOUSE, **SCORING).play(*["A fool_commit pass"] * 4)
    assert table.match.scores == [8, 21, 18]


def test_ar_65_without_a_hidden_fool_everything_is_shown_at_once() -> None:
    table = lay("scoring", options=HOUSE_BY_HOUSE, hidden={"A": "S3 W1", "B": "C2"}, prestige=[6, 5, 4, 3])
    assert table.told("revealed") == ["A S3,W1", "B C2"]


def test_ar_65_the_world_asks_in_the_same_way() -> None:
    table = lay(A="world", options=HOUSE_BY_HOUSE, **SCORING).play("A play_card world", "A fool_commit yes of yes pass")
    assert table.told("house_paid")[0] == "swords 1 A 8 for 2/3,B 4 for 1/14"


def test_ar_66_the_fool_alone_is_enough_to_be_paid() -> None:
    table = lay("scoring", prestige=[9, 8, 7, 6], hidden={"A": "W1 W2", "B": "W3", "C": "fool"})
    table.play("C fool_assign wands")
    assert table.told("house_paid")[3] == "wands 4 A 8 for 2/3,B 4 for 1/3,C 2 for 1/0"


def test_ar_66_the_fool_adds_a_card_and_no_value() -> None:
    table = lay("scoring", prestige=[9, 8, 7, 6], hidden={"A": "C7 fool", "B": "C3 C4", "C": "CK"})
    table.play("A fool_assign chalices")
    assert table.match.scores == [7, 7, 2]


def test_ar_67_a_fool_in_hand_does_not_count() -> None:
    table = lay("scoring", prestige=[9, 0, 0, 0], A="fool", hidden={"A": "S1", "B": "S2 S3"})
    assert table.match.is_over
    assert table.match.scores == [8, 16, 0]


# --- AR-68: the Lovers ---


@pytest.mark.parametrize(
    ("before", "inclusive", "strict"),
    [
        ([3, 7, 9], [7, 7, 9], [7, 7, 9]),
        ([10, 3, 3, 12], [12, 5, 5, 12], [12, 5, 5, 12]),
        ([0, 0, 0], [4, 2, 2], [2, 2, 2]),
        ([5, 5, 9], [9, 7, 9], [7, 7, 9]),
        ([6, 5, 9], [8, 7, 9], [8, 7, 9]),
    ],
)
def test_ar_68_the_lovers_give_two_to_the_poorest_and_two_to_the_active_player(
    before: list[int], inclusive: list[int], strict: list[int]
) -> None:
    for tie, after in (("inclusive", inclusive), ("strict", strict)):
        lay(A="lovers", players=len(before), vp=before, options={"lovers_tie": tie}).play("A play_card lovers").expect(
            vp=after
        )


# --- AR-69: the Hermit ---


@pytest.mark.parametrize("own", [["pass"], ["S1", "pass"], ["S1", "S2"]])
def test_ar_69_the_hermit_hides_up_to_two_and_one_of_each_other_player(own: list[str]) -> None:
    table = lay(A="hermit S1 S2 S3", B="P1 P2", C="C1").play("A play_card hermit")
    table.play(*(f"A optional_hide {card}" for card in own))
    table.play("B optional_hide P2 of P1 P2 pass", "C optional_hide pass of C1 pass")
    hidden = " ".join(card for card in own if card != "pass")
    assert [table.hidden(seat) for seat in "ABC"] == [hidden, "P2", ""]
    assert table.asked() == "A play_card"


# --- AR-70: the Wheel ---


def test_ar_70_everybody_chooses_before_any_card_moves() -> None:
    table = lay(A="wheel S1 S2 S3", B="P1 P2 P3", C="C1 C2 C3").play("A play_card wheel")
    assert table.asked() == "A wheel_pass, B wheel_pass, C wheel_pass"
    table.play("B wheel_pass P1 of P1 P2 P3", "B wheel_pass P3 of P2 P3", "A wheel_pass S1", "C wheel_pass C1")
    assert table.seen("B", "hand")["count"] == 3
    table.play("C wheel_pass C2 of C2 C3", "A wheel_pass S2 of S2 S3")
    assert [table.hand(seat) for seat in "ABC"] == ["S3 C1 C2", "S1 S2 P2", "P1 P3 C3"]


def test_ar_70_who_has_fewer_than_two_gives_all_and_no_hand_passes_seven() -> None:
    table = lay(A="wheel S1 S2 S3 S4 S5 S6", B="P1", C="C1 C2 C3 C4 C5 C6 C7").play("A play_card wheel")
    assert table.asked() == "A wheel_pass, C wheel_pass"
    table.play("A wheel_pass S1", "A wheel_pass S2", "C wheel_pass C1", "C wheel_pass C2")
    assert [table.hand(seat) for seat in "ABC"] == ["S3 S4 S5 S6 C1 C2", "S1 S2", "P1 C3 C4 C5 C6 C7"]


def test_ar_70_giver_and_receiver_know_the_cards() -> None:
    table = lay(A="wheel S1 S2", B="P1", C="C1").play("A play_card wheel")
    assert table.told("passed_cards", "A")[0] == table.told("passed_cards", "B")[0] == "A 2 B S1,S2"
    assert table.told("passed_cards", "C")[0] == table.told("passed_cards")[0] == "A 2 B ?"
    known = {viewer: table.seen("B", "known", viewer) for viewer in "AC"}
    assert known == {"A": [CARD_CODES.index("S1"), CARD_CODES.index("S2")], "C": []}


# --- AR-71 to AR-73: Justice, the Hanged Man, Death ---


@pytest.mark.parametrize(
    ("hand", "hand_total", "minors"),
    [
        ("sun moon S1", ["1 0"], ["3 0"]),
        ("sun moon stars world", [], ["4 0"]),
        ("S1 S2 S3 S4", [], []),
        ("", ["4 0"], ["4 0"]),
    ],
)
def test_ar_71_justice_fills_the_hand_up_to_four(hand: str, hand_total: list[str], minors: list[str]) -> None:
    for target, drawn in (("hand_total", hand_total), ("minors", minors)):
        table = lay(A=f"justice {hand}", options={"justice_target": target}).play("A play_card justice")
        assert table.drew("A") == drawn


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_ar_72_points_never_fall_below_0_and_the_cards_come_all_the_same(before: int, after: int) -> None:
    table = lay(A="hanged_man", vp=[before, 0, 0]).play("A play_card hanged_man").expect(vp=[after, 0, 0])
    assert table.drew("A") == ["0 2"]


def test_ar_73_death_takes_one_or_two_minors_for_as_many_majors() -> None:
    table = lay(A="death S1 S2 sun").play("A play_card death", "A death_discard S1 of S1 S2")
    assert table.drew("A") == []
    table.play("A death_discard pass of S2 pass")
    assert table.drew("A") == ["0 1"]
    table = lay(A="death S1 S2 S3").play("A play_card death", "A death_discard S1", "A death_discard S3")
    assert table.drew("A") == ["0 2"]
    table.expect(minor_discard="S1 S3")


def test_ar_73_an_only_minor_must_go_and_hidden_ones_do_not() -> None:
    table = lay(A="death S1 sun", hidden={"A": "P1"}, B="C1").play("A play_card death")
    assert table.drew("A") == ["0 1"]
    table.expect(minor_discard="S1")
    assert table.hidden("A") == "P1"
    assert lay(A="death sun", hidden={"A": "P1"}, B="C1").play("A play_card death").drew("A") == []


# --- AR-74 to AR-76: the Devil ---


def test_ar_74_the_devil_doubles_prestige_and_points_and_no_cards() -> None:
    table = lay(A="devil P5 S1 S2", figures={"PQ": 1}).play("A play_card devil", "A play_card P5", "A move_figure PQ")
    table.play("A market_trade S1").expect(prestige=[0, 10, 0, 0], vp=[4, 0, 0])
    assert table.drew("A") == ["2 0"]


@pytest.mark.parametrize("fields_vp", [0, 1])
def test_ar_74_the_devil_doubles_gains_and_losses_in_the_fields(fields_vp: int) -> None:
    table = lay(A="devil W6", prestige=[5, 5, 1, 0], figures={"WKn": 2}, options={"fields_vp": fields_vp})
    table.play("A play_card devil", "A play_card W6", "A move_figure WKn").expect(prestige=[5, 5, 1, 10])
    table.play("A fields_adjust -swords", "A fields_adjust +pentacles", "A fields_adjust -chalices")
    table.play("A fields_adjust +wands").expect(prestige=[3, 7, 0, 12], vp=[2 * fields_vp, 0, 0])


def test_ar_75_what_the_others_go_back_is_not_doubled_again() -> None:
    table = lay(A="devil SKt", prestige=[18, 9, 8, 3], figures={"SKt": 1}).play("A play_card devil", "A play_card SKt")
    table.expect(prestige=[20, 9, 8, 3]).play("A move_destination castle").expect(prestige=[21, 2, 1, 0])


def test_ar_76_the_devil_is_not_retroactive() -> None:
    table = lay(A="S4 devil", B="S2", figures={"SKn": 4, "SKt": 4, "SQ": 4, "SK": 4}).play("A play_card S4")
    table.play("A play_card devil of devil pass").expect(prestige=[1, 0, 0, 0], major_discard="devil")
    assert table.asked() == "B play_card"
    table.expect(multiplier=1, in_force="")


def test_ar_76_the_devil_stays_in_force_until_the_turn_ends() -> None:
    """So it cannot be drawn from a reshuffled pile in the same turn."""
    table = lay(A="devil W1", majors="", players=5, figures={"WKn": 3}).play("A play_card devil")
    table.expect(multiplier=2, in_force="devil", major_discard="").play("A play_card W1", "A move_figure WKn")
    assert table.told("nothing_to_draw") == ["A majors"]
    table.expect(major_discard="devil", multiplier=1, vp=[2, 0, 0, 0, 0])
