"""Rulings AR-77 to AR-94: single Majors, from the Tower to the World."""

import json

import pytest

from cartomante.games.arcanum.content import PACKS
from cartomante.games.arcanum.state import CARD_CODES

from .helpers import EVERYWHERE, Table, lay
from .words import FIGURE_CODES

BOARD = json.loads((PACKS.folder / "reconstruction-1.json").read_text(encoding="utf-8"))
INTO_THE_CENTRE = dict.fromkeys(FIGURE_CODES, 5)


def numbers(cards: str) -> list[int]:
    return [CARD_CODES.index(card) for card in cards.split()]


def carry_on(table: Table, kind: str) -> Table:
    """Let everybody take the first option until something is told."""
    while not table.told(kind):
        seat = table.match.deciders()[0]
        table.match.apply(table.match.legal_actions(seat)[0], seat)
    return table


# --- AR-77 to AR-83: the Tower ---


@pytest.mark.parametrize(("owner", "turns"), [("A", "BCDBCDA"), ("B", "CDB"), ("C", "DBC"), ("D", "BCD")])
@pytest.mark.parametrize("turn", [2, 3])  # after the latter there is a scoring
def test_ar_77_the_tower_lies_until_its_owner_is_active_again(owner: str, turns: str, turn: int) -> None:
    table = lay(players=4, active=owner, turn=turn, **{owner: "tower"})
    table.play(f"{owner} play_card tower", f"{owner} tower_place tower:34")
    carry_on(table, "tower_fell")
    assert "".join(table.told("became_active")) == turns
    assert table.told("tower_fell") == [f"{owner} throne_room,market,treasure_vault"]
    assert len(table.told("scoring_began")) == (turn == 3)


def test_ar_77_figures_of_the_judgement_return_when_its_owner_is_active_again() -> None:
    table = lay(players=4, A="judgement").play("A play_card judgement")
    table.play(*(f"A judgement_remove {figure}" for figure in ("SKn", "PQ", "WK")))
    carry_on(table, "figure_returned")
    assert "".join(table.told("became_active")) == "BCDBCDA"


def test_ar_78_what_the_tower_can_cover_is_a_list_in_the_board_file() -> None:
    table = lay(A="tower").play("A play_card tower")
    assert table.offered("A") == {f"tower:{index}" for index in range(1, 38)}
    table.play("A tower_place tower:29").expect(vp=[2, 0, 0])
    assert table.view["tower"] == {"seat": 0, "locations": [1, 8, 10]}
    small = PACKS.parse("small.json", json.dumps(BOARD | {"tower_placements": [[], [3], [1, 2, 3, 4, 5, 6, 7]]}))
    table = lay(A="tower", pack=small).play("A play_card tower", "A tower_place tower:2 of tower:1 tower:2")
    assert table.view["tower"] == {"seat": 0, "locations": [1, 2, 3, 4, 5, 6, 7]}


def test_ar_79_the_tower_must_touch_something_unless_an_option_allows_it() -> None:
    assert "tower:0" not in lay(A="tower").play("A play_card tower").offered("A")
    table = lay(A="tower", options={"tower_null_placement": "on"}).play("A play_card tower", "A tower_place tower:0")
    assert table.view["tower"] == {"seat": 0, "locations": []}


def test_ar_80_nobody_enters_or_leaves_a_blocked_location_so_it_has_no_effect() -> None:
    figures = {"SKn": 4, "PKn": 5}
    table = lay(A="fool", figures=figures, tower=[4, 5, 7], tower_owner="B")
    table.play("A play_card fool", "A fool_mode fool-move")
    blocked = {FIGURE_CODES[figure] for location in (3, 4, 6) for figure in table.view["figures"][location]}
    assert blocked >= {"SKn", "PKn"}
    assert table.offered("A") == set(FIGURE_CODES) - blocked
    table.play("A move_figure SKt")
    assert not table.offered("A") & {"throne_room", "market", "treasure_vault"}


def test_ar_81_the_judgement_cannot_take_figures_from_under_the_tower() -> None:
    figures = {"SKn": 2, "SKt": 3, "SQ": 5, "SK": 5, "PKn": 5} | dict.fromkeys(FIGURE_CODES[5:], 1)
    table = lay(A="judgement", figures=figures, tower=[2, 3, 5], tower_owner="B").play("A play_card judgement")
    assert table.offered("A") == set(FIGURE_CODES[5:])


def test_ar_81_figures_cannot_return_under_the_tower() -> None:
    table = lay("turn", A="S1", removed={"A": "SKt"}, tower=[1, 8, 10], tower_owner="B")
    assert table.offered("A") == set(EVERYWHERE.split()) - {"mage_tower", "cathedral", "castle"}


def test_ar_82_the_tower_falls_without_a_question() -> None:
    table = lay("turn", A="S1", tower=[4])
    assert table.told("tower_fell") == ["A throne_room"]
    table.expect(major_discard="tower").play("A play_card S1 of S1")


def test_ar_82_a_tower_on_the_board_is_in_no_pile() -> None:
    table = lay(A="hanged_man", tower=[1], tower_owner="B", majors="", major_discard="stars", players=5)
    table.play("A play_card hanged_man")
    assert table.hand("A") == "stars"
    assert table.told("nothing_to_draw") == ["A majors"]


def test_ar_83_the_tower_stops_its_owner_too() -> None:
    table = lay(A="tower P7", B="S1").play("A play_card tower", "A tower_place tower:34", "A play_card P7")
    assert table.asked() == "B play_card"
    table.expect(prestige=[0, 1, 0, 0], vp=[2, 0, 0])


# --- AR-84, AR-85: Temperance ---


def test_ar_84_temperance_exchanges_one_for_one_up_to_twice() -> None:
    table = lay(A="temperance fool W9 C2", hidden={"A": "S3 P7 W1"})
    table.play("A play_card temperance", "A move_figure pass")
    table.play("A temperance_take P7 of S3 P7 W1 pass", "A temperance_give fool of fool W9 C2")
    table.play("A temperance_take S3 of S3 W1 pass", "A temperance_give W9 of W9 C2")
    assert (table.hidden("A"), table.hand("A")) == ("W1 W9 fool", "S3 P7 C2")
    assert table.asked() == "A play_card"


def test_ar_84_an_exchange_may_be_left_out() -> None:
    table = lay(A="temperance S1 S2", hidden={"A": "P1 P2"}).play("A play_card temperance", "A move_figure pass")
    table.play("A temperance_take P1", "A temperance_give S2", "A temperance_take pass of P2 pass")
    assert table.hidden("A") == "S2 P2"
    table = lay(A="temperance S1", hidden={"A": "P1"}).play("A play_card temperance", "A move_figure pass")
    assert table.play("A temperance_take pass").hidden("A") == "P1"


def test_ar_84_minors_only_in_the_english_edition() -> None:
    table = lay(A="temperance fool W9 C2", hidden={"A": "S3"}, options={"temperance_cards": "minors_only"})
    table.play("A play_card temperance", "A move_figure pass", "A temperance_take S3 of S3 pass")
    table.play("A temperance_give W9 of W9 C2")


def test_ar_85_a_card_turned_up_may_be_taken_and_its_replacement_lies_face_down() -> None:
    table = lay(A="temperance S1 S2", hidden={"A": "P7 P8"}, face_up="P7", B="C1")
    table.play("A play_card temperance", "A move_figure pass", "A temperance_take P7", "A temperance_give S1")
    table.play("A temperance_take pass").expect(face_up="")
    assert table.told("exchanged") == ["A P7 ? ?"]
    assert table.seen("A", "hidden_cards") == {"count": 2, "cards": [], "open": []}
    assert table.seen("A", "known", "B") == numbers("P7")


# --- AR-86 to AR-88: the Sun ---


def test_ar_86_each_other_player_turns_up_three_cards_of_their_choice() -> None:
    table = lay(A="sun", players=4, hidden={"A": "S1", "B": "P1 P2 P3 P4 P5", "C": "C1 C2 C3"})
    table.play("A play_card sun").expect(vp=[2, 0, 0, 0])
    table.play("B sun_reveal P5 of P1 P2 P3 P4 P5", "B sun_reveal P1 of P1 P2 P3 P4", "B sun_reveal P3 of P2 P3 P4")
    assert table.seen("B", "hidden_cards") == {"count": 5, "cards": numbers("P1 P3 P5"), "open": numbers("P1 P3 P5")}
    assert table.seen("C", "hidden_cards")["open"] == numbers("C1 C2 C3")
    assert table.seen("A", "hidden_cards")["open"] == []


def test_ar_86_cards_that_are_up_already_do_not_count() -> None:
    table = lay(A="sun", hidden={"B": "P1 P2 P3 P4 P5"}, face_up="P1 P2 P3").play("A play_card sun")
    assert table.told("turned_up") == ["B P4", "B P5"]


def test_ar_87_what_is_hidden_after_the_sun_lies_face_down() -> None:
    table = lay(A="sun", B="C9 S2", hidden={"B": "P1"}, figures={"CQ": 1}).play("A play_card sun", "B play_card C9")
    table.play("B move_figure CQ", "B optional_hide S2")
    assert table.seen("B", "hidden_cards") == {"count": 2, "cards": numbers("P1"), "open": numbers("P1")}


def test_ar_88_the_world_does_not_end_the_sun() -> None:
    table = lay(A="world S1", hidden={"B": "P1 P2"}, face_up="P2").play("A play_card world", "A optional_hide pass")
    assert table.told("revealed") == ["B P1,P2"]
    assert table.seen("B", "hidden_cards") == {"count": 2, "cards": numbers("P2"), "open": numbers("P2")}
    table.expect(face_up="P2")


# --- AR-89: the Moon ---


def test_ar_89_all_draw_and_then_all_may_hide() -> None:
    table = lay(active="B", B="moon S1 S2 S3 S4 S5 S6", C="P1", A="C1").play("B play_card moon")
    assert table.told("drew") == ["B 2 0 ?"]
    table.play("B hand_limit_discard S1")
    assert table.told("drew") == ["B 2 0 ?", "C 2 0 ?", "A 2 0 ?"]
    table.play("B optional_hide S2", "B optional_hide S3", "C optional_hide P1", "A optional_hide pass")
    assert [table.hidden(seat) for seat in "ABC"] == ["", "S2 S3", "P1"]


def test_ar_89_a_short_deck_hits_the_later_players() -> None:
    table = lay(A="moon", minors="S1 S2 S3", B="P1", C="C1").play("A play_card moon")
    assert table.told("drew") == ["A 2 0 ?", "B 1 0 ?"]
    assert table.told("nothing_to_draw") == ["B minors", "C minors"]


def test_ar_89_one_card_each_in_the_english_edition() -> None:
    table = lay(A="moon", B="P1", C="C1", options={"moon_draw": 1}).play("A play_card moon")
    assert table.told("drew") == ["A 1 0 ?", "B 1 0 ?", "C 1 0 ?"]


# --- AR-90, AR-91: the Judgement ---


def test_ar_90_the_judgement_removes_three_figures_or_as_many_as_there_are() -> None:
    table = lay(A="judgement S1", figures=INTO_THE_CENTRE | {"WQ": 1, "WK": 2}, tower=[5], tower_owner="B")
    table.play("A play_card judgement")
    assert table.told("figure_removed") == ["A WQ mage_tower", "A WK artisan_district"]
    table = lay(A="judgement S1", figures=INTO_THE_CENTRE, tower=[5], tower_owner="B").play("A play_card judgement")
    assert table.told("figure_removed") == []


def test_ar_90_each_player_has_figures_of_their_own_to_bring_back() -> None:
    table = lay(active="C", C="judgement", removed={"A": "SKn SKt SQ"}).play("C play_card judgement")
    assert table.offered("C") == set(FIGURE_CODES[3:])
    table.play("C judgement_remove SK", "C judgement_remove WK", "C judgement_remove PQ")
    table.expect(removed=[[0, 0], [1, 0], [2, 0], [3, 2], [6, 2], [15, 2]])


def test_ar_91_figures_return_to_different_open_locations_without_any_effect() -> None:
    table = lay("turn", players=4, A="S1", removed={"A": "SKt PQ WKn"}, tower=[1, 8, 10], tower_owner="D")
    places = "artisan_district harbour throne_room market fields treasure_vault ballroom"
    table.play(f"A judgement_return throne_room of {places}")
    table.play(f"A judgement_return artisan_district of {places.replace('throne_room ', '')}")
    table.play("A judgement_return market of harbour market fields treasure_vault ballroom")
    assert table.told("figure_returned") == ["A SKt throne_room", "A PQ artisan_district", "A WKn market"]
    assert table.asked() == "A play_card"
    table.expect(prestige=[0, 0, 0, 0], vp=[0, 0, 0, 0], removed=[])
    assert table.told("drew") == []


def test_ar_91_figures_return_before_the_emergency_draw() -> None:
    table = lay("turn", A="", removed={"A": "SKt"})
    assert table.told("drew") == []
    assert table.play("A judgement_return castle").told("drew") == ["A 1 0 ?"]


# --- AR-92 to AR-94: the World ---

HIDDEN = {"A": "S3 S9 P1 WK", "B": "SK C2 P5", "C": "C9 C4 W2"}


def test_ar_92_the_world_pays_a_row_shifted_by_one_and_leaves_everything() -> None:
    table = lay(A="world", prestige=[9, 4, 9, 4], hidden=HIDDEN).play("A play_card world")
    table.expect(vp=[15, 13, 10], prestige=[9, 4, 9, 4])
    assert [table.seen(seat, "hidden_cards") for seat in "ABC"] == [
        {"count": count, "cards": [], "open": []} for count in (4, 3, 3)
    ]


def test_ar_92_the_hide_comes_first_and_counts() -> None:
    table = lay(A="world S5", prestige=[9, 0, 0, 0], hidden={"B": "S4"}).play("A play_card world", "A optional_hide S5")
    table.expect(vp=[8, 4, 0])


def test_ar_92_equal_players_share_the_shifted_row() -> None:
    table = lay(A="world", prestige=[9, 0, 0, 0], hidden={"A": "S2 S5", "B": "S3 S4", "C": "SK"})
    table.play("A play_card world").expect(vp=[6, 6, 0])


def test_ar_92_the_fool_is_assigned_anew_in_the_next_scoring() -> None:
    table = lay(A="world", turn=4, first=1, prestige=[9, 8, 7, 6], hidden={"B": "fool"}).play("A play_card world")
    table.play("B fool_assign swords").expect(vp=[0, 8, 0], scoring="regular")
    table.play("B fool_assign wands")
    assert table.match.scores == [0, 16, 0]


def test_ar_93_the_world_may_be_followed_by_a_regular_scoring() -> None:
    table = lay(A="world", turn=4, first=1, prestige=[9, 4, 9, 4], hidden=HIDDEN).play("A play_card world")
    assert table.told("scoring_ended") == ["world", "regular"]
    assert table.match.scores == [15 + 31, 13 + 26, 10 + 21]


def test_ar_93_the_world_may_find_no_hidden_cards() -> None:
    table = lay(A="world", prestige=[9, 4, 9, 4]).play("A play_card world").expect(vp=[0, 0, 0])
    assert table.told("scoring_ended") == ["world"]


def test_ar_94_the_third_house_pays_10_5_and_2() -> None:
    table = lay("scoring", players=4, prestige=[9, 8, 7, 6], hidden={"A": "C9", "B": "C5", "C": "C4", "D": "C3"})
    table.expect(vp=[10, 5, 2, 0])
