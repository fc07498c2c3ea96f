"""The worked examples T-32 to T-62: hands and decks, scoring, the Sun, Temperance, variants."""

from typing import Any

import pytest

from cartomante.games.arcanum.state import CARD_CODES

from . import words
from .helpers import GAME, MAJOR_CODES, Table, lay, play_out, spell_event

PLACES_1_TO_4 = [4, 3, 2, 1]  # Swords first, then Pentacles, Chalices, Wands
SIX = "S1 S2 S3 S4 S5 S6"


def hand_sizes(table: Table) -> list[int]:
    return [table.hand_size(seat) for seat in words.SEATS[: table.position["players"]]]


# --- hands and decks ---


def test_t_32_emergency_draw_with_seven_majors() -> None:
    six = "fool magician empress lovers chariot wheel"
    table = lay("turn", A=f"{six} world", minors="S6")
    table.play(f"A hand_limit_discard world of {six} world", f"A play_card S6 of S6 {six}")


def test_t_33_death_uses_up_the_minors() -> None:
    table = lay(A="death S2 C9", B="P1")
    table.play("A play_card death", "A death_discard S2 of S2 C9", "A death_discard C9 of C9 pass")
    assert table.drew("A") == ["0 2"]
    assert table.hand_size("A") == 2
    assert table.asked() == "B play_card"


def test_t_34_emperor_hides_the_last_minor() -> None:
    table = lay(A="emperor W1", B="P1")
    table.play("A play_card emperor", "A optional_hide W1 of W1 pass", "A house_gain wands")
    table.expect(prestige=[0, 0, 0, 3], hidden=[["W1"], [], []])
    assert table.told("played") == ["A emperor"]
    assert table.asked() == "B play_card"


def test_t_35_harbour_with_four_players() -> None:
    table = lay(A=f"C3 {SIX}", B="P1 P2 P3 P4 P5 P6 P7", C="W1 W2", D="W3 W4 W5 W6 W7", figures={"CK": 1})
    table.play("A play_card C3", "A move_figure CK")
    assert hand_sizes(table) == [7, 7, 2, 5]
    table.play("B harbour_draw yes of yes pass")
    assert hand_sizes(table) == [7, 8, 2, 5]
    table.play("B hand_limit_discard P1", "C harbour_draw pass", "D harbour_draw yes")
    assert hand_sizes(table) == [9, 7, 2, 6]
    table.play("A hand_limit_discard S1", "A hand_limit_discard S2")
    assert hand_sizes(table) == [7, 7, 2, 6]
    assert table.told("drew") == ["A 1 0 ?", "B 1 0 ?", "D 1 0 ?", "A 2 0 ?"]


def test_t_36_harbour_with_an_empty_deck() -> None:
    table = lay(A="C3 S1", B="P1 P2 P3 P4 P5 P6 P7", C="W1 W2", minors="S9 S10", figures={"CK": 1})
    table.play("A play_card C3", "A move_figure CK", "B harbour_draw yes", "B hand_limit_discard P4")
    table.expect(minor_discard="P4", resolving="C3").play("C harbour_draw yes of yes pass")
    assert table.told("reshuffled") == ["minors 1"]
    assert table.hand("C") == "P4 W1 W2"
    worlds = [table.match.determinize(viewer, seed) for viewer in (None, 0, 1) for seed in range(20)]
    assert all("P4" in world.position()["hands"][2] for world in worlds)  # everybody can tell which card it was
    assert table.match.view(0)["seats"][2]["known"] == [CARD_CODES.index("P4")]
    assert table.drew("A") == ["1 0"]
    table.expect(minor_discard="C3")


def test_t_37_market_redraw() -> None:
    table = lay(A="P5 strength", majors="", players=5, figures={"PQ": 1})
    table.play("A play_card P5", "A move_figure PQ", "A market_trade strength of strength pass")
    assert table.told("reshuffled") == ["majors 1"]
    assert table.hand("A") == "strength"
    table.expect(major_discard="")


@pytest.mark.parametrize(
    ("hand", "target", "drawn"),
    [
        ("sun moon S1", "hand_total", ["1 0"]),
        ("sun moon S1", "minors", ["3 0"]),
        ("sun moon stars world", "hand_total", []),
        ("sun moon stars world", "minors", ["4 0"]),
    ],
)
def test_t_38_justice(hand: str, target: str, drawn: list[str]) -> None:
    table = lay(A=f"justice {hand}", options={"justice_target": target}).play("A play_card justice")
    assert table.drew("A") == drawn
    if drawn == ["4 0"]:
        assert table.hand_size("A") == 8
        table.play("A hand_limit_discard sun")
        assert table.hand_size("A") == 7


def test_t_39_wheel() -> None:
    table = lay(A=f"wheel {SIX}", B="P1", C="W1 W2 W3 W4 W5 W6 W7").play("A play_card wheel")
    assert table.asked() == "A wheel_pass, C wheel_pass"
    table.play("C wheel_pass W1", "C wheel_pass W7", "A wheel_pass S1", "A wheel_pass S2")
    assert [table.hand(seat) for seat in "ABC"] == ["S3 S4 S5 S6 W1 W7", "S1 S2", "P1 W2 W3 W4 W5 W6"]


def test_t_40_magician_at_seven() -> None:
    table = lay(A=f"magician {SIX}").play("A play_card magician")
    assert table.hand_size("A") == 8
    table.play("A hand_limit_discard S1")
    assert table.hand_size("A") == 7
    table.play("A optional_hide S2")
    assert table.hand_size("A") == 6
    assert table.asked() == "A play_card"


@pytest.mark.parametrize(("moon_draw", "discarding"), [(2, "A BB CC DD"), (1, "B C D")])
def test_t_41_moon_in_two_editions(moon_draw: int, discarding: str) -> None:
    hands: dict[str, Any] = {"A": f"moon {SIX}"} | {
        seat: " ".join(f"{suit}{value}" for value in range(1, 8)) for seat, suit in zip("BCD", "PCW", strict=True)
    }
    table = lay(options={"moon_draw": moon_draw}, **hands).play("A play_card moon")
    for seats in discarding.split():
        assert table.hand_size(seats[0]) == 7 + len(seats)
        for seat in seats:
            table.play(f"{seat} hand_limit_discard {table.hand(seat).split()[0]}")
    assert hand_sizes(table) == [7, 7, 7, 7]
    assert table.told("drew") == [f"{seat} {moon_draw} 0 ?" for seat in "ABCD"]


def test_t_42_treasure_vault() -> None:
    table = lay(A=f"P7 {SIX}", B="C1", hidden={"A": "W1 W2 W3"}, figures={"PK": 1})
    left = table.view["minor_deck"]["count"]
    table.play("A play_card P7", "A move_figure PK")
    assert table.seen("A", "hidden_cards")["count"] == 4
    assert table.hand("A") == SIX
    assert table.view["minor_deck"]["count"] == left - 1


def test_t_43_the_fool_is_the_major_of_the_turn() -> None:
    table = lay(A="fool sun S1 S2").play("A play_card fool", "A fool_mode fool-hide", "A play_card S1 of S1 S2")
    assert table.hidden("A") == "fool"


def test_t_44_a_minor_arrives_later() -> None:
    table = lay("turn", A="wheel sun", B="C5 C6 C10", C="S6 moon", minors="")
    table.play("A play_card wheel of wheel sun pass", "B wheel_pass C5", "B wheel_pass C6")
    assert table.hand("A") == "S6 moon"
    table.play("A play_card S6 of S6")
    assert table.drew("A") == []


def test_t_44_a_minor_that_is_only_discarded_does_not_arrive() -> None:
    table = lay("turn", A="chariot sun", B="C5 C6", C="moon", minors="")
    table.play("A play_card chariot of chariot sun pass", "A house_gain swords", "B forced_discard C5 of C5 C6")
    table.expect(minor_discard="C5")
    assert table.drew("A") == []
    assert table.hand("A") == "sun"
    assert table.asked() == "B play_card"


# --- scoring ---


def points(hidden: dict[str, str], **options: str) -> list[int]:
    """What a regular scoring of Houses in places 1 to 4 pays each of four seats."""
    table = lay("scoring", players=4, hidden=hidden, prestige=PLACES_1_TO_4, options=options)
    vp: list[int] = table.position["vp"]
    return vp


def test_t_45_three_tied() -> None:
    hidden = {"A": "S1 SK", "B": "S2 SQ", "C": "S3 SKt", "D": "S4"}
    assert points(hidden) == [9, 9, 9, 0]
    assert points(hidden, tie_split="position_only") == [5, 5, 5, 0]


def test_t_46_two_tied_second() -> None:
    hidden = {"A": "P1 P3 P4", "B": "P2 P9", "C": "P5 P6", "D": "P10"}
    assert points(hidden) == [12, 4, 4, 0]
    assert points(hidden, tie_split="position_only") == [12, 3, 3, 0]
    assert points(hidden, tie_rounding="up") == [12, 5, 5, 0]


def test_t_47_fool_in_a_tie() -> None:
    table = lay("scoring", hidden={"A": "C7 fool", "B": "C3 C4", "C": "CK"}, prestige=PLACES_1_TO_4)
    table.play("A fool_assign chalices").expect(vp=[7, 7, 2])
    assert "chalices 3 A 7 for 2/7,B 7 for 2/7,C 2 for 1/14" in table.told("house_paid")


def test_t_48_fool_alone() -> None:
    table = lay("scoring", hidden={"A": "W1 W2", "B": "W3", "C": "fool"}, prestige=PLACES_1_TO_4)
    table.play("C fool_assign wands").expect(vp=[8, 4, 2])


HIDDEN_FOOL: dict[str, Any] = {
    "prestige": [6, 5, 4, 3],
    "hidden": {"A": "S3 fool", "B": "SK C2", "C": "C9 W2"},
}


@pytest.mark.parametrize(
    ("house", "totals"),
    [("swords", [16, 13, 18]), ("pentacles", [20, 21, 18]), ("chalices", [10, 21, 18]), ("wands", [12, 21, 18])],
)
def test_t_49_where_to_put_the_fool(house: str, totals: list[int]) -> None:
    lay("scoring", **HIDDEN_FOOL).play(f"A fool_assign {house}").expect(vp=totals, major_discard="fool")


def test_t_50_house_by_house() -> None:
    table = lay("scoring", options={"fool_timing": "house_by_house"}, **HIDDEN_FOOL)
    shown = ["A S3,fool", "B SK"]  # whoever is asked owns the Fool, so that it is no secret
    assert table.told("revealed", "A") == shown
    assert [table.seen(seat, "hidden_cards", "A")["count"] for seat in "BC"] == [2, 2]
    assert [len(table.seen(seat, "hidden_cards", "A")["cards"]) for seat in "BC"] == [1, 0]
    table.play("A fool_commit pass of yes pass").expect(vp=[8, 16, 0])
    assert table.told("revealed", "A") == shown
    table.play("A fool_commit yes of yes pass").expect(vp=[20, 21, 18])
    assert table.told("house_paid")[1] == "pentacles 2 A 12 for 1/0"
    assert table.match.is_over


def test_t_51_all_houses_at_0() -> None:
    table = lay("scoring", hidden={"A": "S1 P1 C1 W1"}).expect(vp=[64, 0, 0])
    assert [line.split()[1] for line in table.told("house_paid")] == ["1"] * 4


def test_t_52_world_then_regular() -> None:
    prestige = [9, 4, 9, 4]
    hidden = {"A": "S3 S9 P1 WK", "B": "SK P5 C2", "C": "C4 C9 W2"}
    table = lay(A="world S1", hidden=hidden, prestige=prestige).expect(places=[1, 3, 1, 3])
    table.play("A play_card world", "A optional_hide pass").expect(vp=[15, 13, 10], prestige=prestige)
    paid = [line.split(" for ")[0] for line in table.told("house_paid")]
    assert paid == ["swords 1 A 8", "chalices 1 C 8", "pentacles 3 B 5", "wands 3 A 5"]
    assert [table.hidden(seat) for seat in "ABC"] == list(hidden.values())
    assert [table.seen(seat, "hidden_cards")["open"] for seat in "ABC"] == [[], [], []]
    lay("scoring", hidden=hidden, prestige=prestige).expect(vp=[31, 26, 21])


def test_t_53_world_tie() -> None:
    table = lay(A="world S1", hidden={"A": "S2 S5", "B": "S3 S4", "C": "SK"}, prestige=PLACES_1_TO_4)
    table.play("A play_card world", "A optional_hide pass").expect(vp=[6, 6, 0])


@pytest.mark.parametrize(
    ("cards_of_b", "tie_break", "winners"),
    [
        ("C1 C2 sun", "hand_size", [0]),
        ("C1 C2 sun", "shared", [0, 1]),
        ("C1 C2 C3 C4 sun", "hand_size", [0, 1]),
        ("C1 C2 C3 C4 sun", "shared", [0, 1]),
    ],
)
def test_t_54_end_tie_break(cards_of_b: str, tie_break: str, winners: list[int]) -> None:
    hands: dict[str, Any] = {"A": "S1 S2 S3 S4 fool", "B": cards_of_b, "C": "W1"}
    table = lay("scoring", vp=[61, 61, 40], options={"final_tie_break": tie_break}, **hands)
    assert table.match.is_over
    assert table.match.winners == winners


@pytest.mark.parametrize(("tie", "after"), [("inclusive", [4, 2, 2]), ("strict", [2, 2, 2])])
def test_t_55_lovers_at_equal_vp(tie: str, after: list[int]) -> None:
    lay(A="lovers S1", options={"lovers_tie": tie}).play("A play_card lovers").expect(vp=after)


# --- Sun and Temperance ---


def test_t_56_sun() -> None:
    scene: dict[str, Any] = {"players": 4, "A": "sun W1", "hidden": {"B": "S2 S3 S4 S5 S6", "C": "P1 P2 P4"}}
    table = lay(**scene).play("A play_card sun", "B sun_reveal S2 of S2 S3 S4 S5 S6")
    table.play("B sun_reveal S3 of S3 S4 S5 S6", "B sun_reveal S6 of S4 S5 S6")
    assert table.asked() == "A play_card"
    table.expect(vp=[2, 0, 0, 0], face_up="S2 S3 S6 P1 P2 P4")
    second = lay(**scene, face_up=table.position["face_up"]).play("A play_card sun")
    assert second.asked() == "A play_card"
    assert second.told("turned_up") == ["B S4", "B S5"]


def test_t_57_temperance_with_the_fool() -> None:
    table = lay(A="temperance fool W9 C2", hidden={"A": "S3 P7"}, face_up="P7")
    table.play("A play_card temperance", "A move_figure pass")
    table.play("A temperance_take P7 of S3 P7 pass", "A temperance_give fool of fool W9 C2")
    table.play("A temperance_take S3 of S3 pass", "A temperance_give W9 of W9 C2")
    assert table.hidden("A") == "W9 fool"
    assert table.hand("A") == "S3 P7 C2"
    table.expect(face_up="")


def test_t_57_temperance_with_minors_only() -> None:
    options = {"temperance_cards": "minors_only"}
    script = ("A play_card temperance", "A move_figure pass")
    in_hand = lay(A="temperance fool W9 C2", hidden={"A": "S3 P7"}, face_up="P7", options=options).play(*script)
    in_hand.play("A temperance_take P7 of S3 P7 pass", "A temperance_give W9 of W9 C2")
    hidden = lay(A="temperance W9 C2", hidden={"A": "S3 fool"}, options=options).play(*script)
    hidden.play("A temperance_take S3 of S3 pass")


def test_t_58_temperance_after_the_vault() -> None:
    table = lay(A="temperance W9 C2", minors="PK").play("A play_card temperance", "A move_figure SK")
    table.play("A move_destination treasure_vault", "A temperance_take PK of PK pass", "A temperance_give W9 of W9 C2")
    assert table.hidden("A") == "W9"
    assert table.hand("A") == "PK C2"


# --- variants ---

FIRST_GAME: dict[str, Any] = {"preset": "first_game"}
ALL_HIDE = "A mandatory_hide, B mandatory_hide, C mandatory_hide, D mandatory_hide"


def test_t_59_first_turns_of_a_first_game_are_without_majors() -> None:
    table = Table(GAME.new_match(4, 1, FIRST_GAME))
    assert sorted(table.told("drew")) == [f"{seat} 4 0 ?" for seat in "ABCD"]
    table.expect(set_aside=list(MAJOR_CODES))
    second = lay("draw", players=4, options=FIRST_GAME)
    assert second.told("drew") == [f"{seat} 3 0 ?" for seat in "ABCD"]
    assert second.asked() == ALL_HIDE


def test_t_59_locations_of_a_first_game() -> None:
    table = lay(turn=1, A="S1", B="S2", C="P1", D="P2", options=FIRST_GAME, figures={"SKn": 6, "SK": 5})
    table.play("A play_card S1", "A move_figure SK").expect(vp=[1, 0, 0, 0])
    table.play("B play_card S2", "B move_figure SKn")
    assert table.told("drew") == ["B 2 0 ?"]
    assert table.asked() == "C play_card"


def test_t_59_third_turn_of_a_first_game() -> None:
    table = lay("draw", turn=3, players=4, A="S1 S2 S3 S4 S5", options=FIRST_GAME)
    assert table.told("drew") == ["A 3 1 ?"]
    assert table.hand_size("A") == 9
    table.play("A hand_limit_discard S1", "A hand_limit_discard S2")
    assert table.hand_size("A") == 7
    assert table.asked() == ALL_HIDE


def test_t_59_a_first_game_ends_after_turn_6() -> None:
    Table(play_out(GAME.new_match(4, 1, FIRST_GAME))).expect(turn=6)


@pytest.mark.parametrize(("length", "turns"), [("short", [4]), ("long", [4, 8])])
def test_t_60_three_players(length: str, turns: list[int]) -> None:
    match = play_out(GAME.new_match(3, 1, {"length": length}))
    turn, scored = 0, []
    for event in match.events:
        if event.kind.name == "turn_began":
            turn = event.args["turn"]
        elif event.kind.name == "scoring_began" and spell_event(event) == "regular":
            scored.append(turn)
    assert scored == turns
    assert turn == turns[-1]


def test_t_61_phase_a_without_minors() -> None:
    table = lay("draw", turn=4, A="fool sun moon", B="C5 C6", C="P3 P6")
    table.play(*(f"{seat} draw_choice draw-major" for seat in "ABC"))
    assert table.asked() == "B mandatory_hide, C mandatory_hide"
    table.play("C mandatory_hide P3 of P3 P6", "B mandatory_hide C5 of C5 C6")
    assert table.hidden("A") == ""
    assert table.drew("A") == ["0 1", "1 0"]
    assert table.hand_size("A") == 5
    assert table.asked() == "A play_card"


def test_t_62_single_option_shown() -> None:
    table = lay(A="S4", B="P1", minors="")
    assert table.asked() == "A play_card"
    assert table.match.legal_actions(0) == [3]
    table.play("A play_card S4 of S4", "A move_figure SQ of SKn SKt SQ")
    assert table.hand("A") == ""
    assert table.asked() == "B play_card"
