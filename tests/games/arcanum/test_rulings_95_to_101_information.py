"""Rulings AR-95 to AR-101: decks and information."""

import pytest

from cartomante.games.arcanum.state import CARD_CODES

from .helpers import Table, lay

KING = {"SK": 1}


def throne_room(**scene: str) -> Table:
    """A moves a king there and draws two Minors."""
    table = lay(A="SK", figures=KING, B="P1", **scene)
    return table.play("A play_card SK", "A move_destination throne_room")


def numbers(cards: str) -> list[int]:
    return [CARD_CODES.index(card) for card in cards.split()]


# --- AR-95 to AR-97: decks that run out ---


def test_ar_95_a_deck_is_reshuffled_when_a_card_is_needed_in_the_middle_of_a_batch_too() -> None:
    table = throne_room(minors="S1", minor_discard="P2 P3")
    assert table.told("reshuffled") == ["minors 2"]
    assert table.drew("A") == ["2 0"]
    assert "S1" in table.hand("A").split()


def test_ar_95_a_deck_is_not_reshuffled_when_its_last_card_is_taken() -> None:
    table = throne_room(minors="S1 S2", minor_discard="P2 P3")
    assert table.told("reshuffled") == []
    assert table.hand("A") == "S1 S2"
    assert table.view["minor_deck"]["count"] == 0
    table.expect(minor_discard="P2 P3 SK")


def test_ar_96_the_card_being_played_and_hidden_cards_are_not_reshuffled() -> None:
    table = throne_room(minors="", minor_discard="P2")
    assert table.hand("A") == "P2"
    table.expect(minor_discard="SK")
    assert table.told("nothing_to_draw") == ["A minors"]


def test_ar_96_the_major_being_played_the_devil_and_the_tower_are_not_reshuffled() -> None:
    table = lay(A="hanged_man", majors="", players=5).play("A play_card hanged_man")
    assert table.drew("A") == []
    table = lay(A="W1", majors="", players=5, in_force="devil", major_played=1, tower=[9], tower_owner="B")
    table.play("A play_card W1", "A move_figure WKn")
    assert table.drew("A") == []


def test_ar_96_minors_and_majors_never_mix() -> None:
    table = throne_room(minors="", major_discard="sun stars")
    assert table.drew("A") == []
    table.expect(major_discard="sun stars")


def test_ar_97_only_what_can_be_drawn_is_offered() -> None:
    table = lay("draw", majors="", players=5, A="S1")
    assert table.drew("A") == ["3 0"]  # a single option needs no question
    table = lay("draw", minors="", A="S1", B="S2", C="S3")
    assert table.told("drew") == ["A 0 1 ?", "B 0 1 ?", "C 0 1 ?"]
    table = lay("draw", minors="", majors="", players=5)
    assert table.asked() == "B play_card"  # nobody was asked what to draw, and A has nothing to play


def test_ar_97_the_artisans_offer_only_what_can_be_drawn() -> None:
    for scene, drawn in (({"majors": ""}, ["2 0"]), ({"minors": ""}, ["0 1"]), ({"minors": "", "majors": ""}, [])):
        table = lay(A="W2", players=5, figures={"WKt": 1}, **scene).play("A play_card W2", "A move_figure WKt")
        assert table.drew("A") == drawn


def test_ar_97_who_is_promised_more_gets_what_there_is() -> None:
    table = lay("draw", minors="S1 S2", A="S3", B="S4", C="S5")
    table.play("A draw_choice draw-minors of draw-minors draw-major")
    assert table.hand("A") == "S1 S2 S3"


# --- AR-98 to AR-100: what is open ---


def test_ar_98_discard_piles_are_open_and_keep_their_order() -> None:
    table = lay("draw", A="S1 S2 S3 S4 W1 C1 P1", minor_discard="W2 S9").play("A draw_choice draw-minors")
    table.play("A hand_limit_discard W1", "A hand_limit_discard C1", "A hand_limit_discard S4")
    for viewer in (None, 0, 1, 2):
        assert table.match.view(viewer)["table"]["minor_discard"] == numbers("W2 S9 W1 C1 S4")


def test_ar_99_of_hidden_cards_others_see_the_number_and_the_owner_all() -> None:
    table = lay(A="S1", hidden={"A": "W2 C3 S5"}, face_up="C3")
    for viewer in ("B", "C", None):
        assert table.seen("A", "hidden_cards", viewer) == {"count": 3, "cards": numbers("C3"), "open": numbers("C3")}
    assert table.seen("A", "hidden_cards", "A") == {"count": 3, "cards": numbers("S5 C3 W2"), "open": numbers("C3")}


def test_ar_99_which_card_was_hidden_when_makes_no_difference_to_others() -> None:
    views = []
    for first, second in (("S5", "P3"), ("P3", "S5")):
        table = lay(A=f"hermit {first} {second}", B="P1", C="C1").play("A play_card hermit")
        views.append(table.play(f"A optional_hide {first}", f"A optional_hide {second}").match.view(1))
    assert views[0] == views[1]


@pytest.mark.parametrize("hand", ["S1 S2 S3", "S1 S2 sun", "stars moon sun"])
def test_ar_100_others_see_only_how_many_cards_are_in_a_hand(hand: str) -> None:
    table = lay(A="S9", B=hand)
    for viewer in ("A", "C", None):
        assert table.seen("B", "hand", viewer) == {"count": 3, "cards": []}
        assert table.seen("B", "known", viewer) == []
    assert table.seen("B", "hand", "B") == {"count": 3, "cards": numbers(hand)}


# --- AR-101: misprints ---


def test_ar_101_every_suit_can_be_hidden_whatever_a_list_leaves_out() -> None:
    lay("hide", A="S1 P1 C1 W1", B="", C="").play("A mandatory_hide S1 of S1 P1 C1 W1")


def test_ar_101_knaves_are_knaves() -> None:
    table = lay(A="SKn PKn CKn WKn")
    names = [table.match.describe(action, 0) for action in table.match.legal_actions(0)]
    assert all("Knave" in name for name in names)
