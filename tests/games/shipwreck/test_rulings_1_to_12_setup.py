"""Rulings SW-1 to SW-12: components and set-up."""

from typing import Any

import pytest

from cartomante.core.errors import CartomanteError

from .helpers import CARD_IDS, COPIES, GAME, HIGHEST, SEATS, Table, lay

DURATIONS = {
    1: "beast blind_man huntress mirror asunder",
    2: "belltower chalice prophet rider servant ghost pallbearers passage wish north_wind",
    3: "dawn midnight deep engine judge key lord noble stranger fortune captain lantern imago musicians",
    4: "leviathan shore iron feast",
}
DURATION_OF = [(card, moons) for moons, cards in DURATIONS.items() for card in cards.split()]


def deal(players: int, seed: int = 1, **options: Any) -> Table:
    return Table(GAME.new_match(players, seed, options))


def test_sw_1_there_are_two_trackers_score_and_doom() -> None:
    """One number each for the whole table; nobody has a tracker of their own."""
    table = deal(5, difficulty="hard").expect(score=0, doom=4)
    assert table.match.scores == [0, 0, 0, 0, 0]
    assert not any(type(zone) is int for seat in table.match.view()["seats"] for zone in seat.values())


def test_sw_2_there_are_21_fates() -> None:
    table = deal(3)
    assert table.view["bag"]["count"] + len(table.hand(SEATS[table.view["order"][0]])) == 21


@pytest.mark.parametrize("value", range(1, HIGHEST + 1))
def test_sw_3_there_are_three_copies_of_each_value(value: int) -> None:
    table = deal(2)
    assert table.copies(value) + sum(hand.count(value) for hand in table.position["hands"]) == COPIES
    with pytest.raises(CartomanteError, match=f"there are 4 fates of value {value}; allowed: 3"):
        lay("dawn key judge shore", fates=[[0, value]] * 4)


def test_sw_4_there_are_four_cards_to_play_on_and_the_hours() -> None:
    """All four cards of a row, and beside them only The Hours, which never come up together with a card."""
    lay("chalice wish imago feast", A="3 6").play(
        "A play_fate 3@chalice of 3@chalice 3@wish 3@imago 3@feast 6@chalice 6@wish 6@imago 6@feast"
    )
    lay("beast engine leviathan servant", A="3 6").play("A play_fate 3@engine of 3@engine 6@engine 3@servant")
    lay("beast engine leviathan servant", A="4 6").play("A play_fate 4@hours of 4@hours 6@hours")


def test_sw_5_the_deck_shows_its_top_card_and_its_size() -> None:
    first = lay("dawn key judge shore", deck="mirror rider deep", A="1 7")
    other = lay("dawn key judge shore", deck="mirror deep rider", A="1 7")
    for viewer in (None, 0, 1):
        assert first.match.view(viewer) == other.match.view(viewer)
    assert first.view["deck"] == {"count": 16, "places": {}}
    assert first.view["deck_top"] == [CARD_IDS.index("mirror")]
    assert {CARD_IDS[card] for card in first.view["deck_unseen"]} >= {"deep", "rider"}
    assert first.view["deck_known"] == []


def test_sw_5_a_card_put_under_the_deck_was_seen_going_there() -> None:
    table = lay("dawn key judge shore", faded="noble", deck="mirror", A="1 7")
    table.play("A play_fate 7@shore", "B group_action use:noble")
    assert [CARD_IDS[card] for card in table.view["deck_known"]] == ["noble"]
    assert CARD_IDS.index("noble") not in table.view["deck_unseen"]
    assert {table.match.determinize(0, seed).position()["deck"][-1] for seed in range(20)} == {"noble"}


@pytest.mark.parametrize(
    ("where", "row"),
    [("same_slot", "dawn noble mirror shore"), ("append_right", "dawn mirror shore noble")],
)
def test_sw_6_a_new_card_takes_the_place_of_the_faded_one_or_by_option_the_end(where: str, row: str) -> None:
    table = lay("dawn key=2 mirror shore", deck="noble", A="4 5", options={"refill_position": where})
    table.play("A play_fate 5@key", "B group_action pass").expect(row=row)


def test_sw_6_at_the_end_of_the_row_fates_and_attachments_move_with_their_cards() -> None:
    table = lay(
        "dawn key=2 mirror shore=3",
        deck="noble",
        under={"shore": "north_wind"},
        A="4 5",
        options={"refill_position": "append_right"},
    )
    table.play("A play_fate 5@key", "B group_action pass").expect(row="dawn mirror shore=3 noble")
    assert table.position["attached"] == [[], [], ["north_wind"], []]


def test_sw_7_a_faded_card_lies_power_side_up_for_everybody() -> None:
    table = lay("dawn stranger=2 mirror shore", A="4 5", B="", C="")
    table.play("A play_fate 5@stranger", "B group_action pass", "C group_vote agree").expect(faded="stranger")
    for viewer in (None, 0, 1, 2):
        assert table.match.view(viewer)["table"]["faded"] == [CARD_IDS.index("stranger")]


@pytest.mark.parametrize(("score", "ending"), [(5, None), (6, "won")])
def test_sw_8_the_score_wins_on_the_space_numbered_7(score: int, ending: str | None) -> None:
    table = lay("dawn key judge shore", A="1 7", score=score)
    table.play("A play_fate 7@shore", "B group_action predict:1").expect(score=score + 1, ending=ending)


@pytest.mark.parametrize(("doom", "ending"), [(5, None), (6, "doomed")])
def test_sw_8_the_doom_loses_on_the_space_numbered_7(doom: int, ending: str | None) -> None:
    table = lay("dawn key judge shore", A="1 7", doom=doom)
    table.play("A play_fate 7@shore", "B group_action predict:2").expect(doom=doom + 1, ending=ending)


@pytest.mark.parametrize(("card", "moons"), DURATION_OF)
def test_sw_9_each_symbol_is_one_hour(card: str, moons: int) -> None:
    """With one hour less than its symbols a card stays, with as many it fades."""
    elsewhere = "imago" if card == "wish" else "wish"
    for hours, stays in ((moons - 1, True), (moons, False)):
        one_hour_each = [[1, value] for value in (1, 2, 3, 1)[:hours]]
        table = lay(f"{elsewhere} {card} ash fall", fates=one_hour_each, A="3 7")
        table.play(f"A play_fate 3@{elsewhere}", "B group_action predict:7")
        assert (card in table.position["row"]) == stays


@pytest.mark.parametrize("card", ["ash", "fall"])
def test_sw_9_cards_without_symbols_never_fade_by_hours(card: str) -> None:
    fates = "=2,3,3" if card == "fall" else "=7,7,6,6,6"  # on The Fall less than twice the hidden fate
    table = lay(f"{card}{fates} wish dawn shore", A="3 5")
    table.play("A play_fate 3@wish", "B group_action pass")
    assert card in table.position["row"]


@pytest.mark.parametrize(("difficulty", "doom"), [("easy", 0), ("normal", 2), ("hard", 4), ("doomed", 6)])
def test_sw_10_the_number_of_players_does_not_change_the_difficulty(difficulty: str, doom: int) -> None:
    for players in range(2, 6):
        table = deal(players, difficulty=difficulty).expect(doom=doom, score=0)
        assert len(table.position["row"]) == 4
        assert len(table.position["deck"]) == 16
    deal(2, difficulty=difficulty, two_player_challenge=True).expect(doom=doom)


def test_sw_11_hands_start_empty_and_are_filled_on_the_own_turn() -> None:
    table = deal(3, start_seat=0, consent="speaker")
    assert [len(hand) for hand in table.position["hands"]] == [2, 0, 0, 0, 0]
    for seat, ally in ("A", "B"), ("B", "C"), ("C", "A"):
        assert table.told("drew")[-1] == f"{seat} 2 ?"
        table.play(f"{seat} play_fate {min(table.offered(seat))}", f"{ally} group_action pass")
    assert table.told("drew")[-1] == "A 1 ?"


def test_sw_12_the_default_difficulty_is_normal() -> None:
    table = deal(4).expect(doom=2)
    assert table.match.options["difficulty"] == "normal"
