"""Rulings AR-1 to AR-11: frame and set-up."""

import itertools
from collections.abc import Iterator

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.event import Event
from cartomante.games.arcanum.content import PACKS

from .helpers import EVERY_HOUSE, GAME, Table, lay, play_out, spell_event

BOARD = (PACKS.folder / "reconstruction-1.json").read_text(encoding="utf-8")


def by_turn(table: Table) -> Iterator[tuple[int, Event]]:
    """What was told, each with the turn in which that was."""
    turn = 0
    for event in table.match.events:
        turn = event.args["turn"] if event.kind.name == "turn_began" else turn
        yield turn, event


# --- AR-1: the Houses ---


@pytest.mark.parametrize(("number", "house"), list(enumerate(EVERY_HOUSE.split())))
def test_ar_1_houses_are_swords_pentacles_chalices_wands_in_this_order(number: int, house: str) -> None:
    table = lay(A="strength").play("A play_card strength of strength pass", f"A house_gain {house} of {EVERY_HOUSE}")
    table.expect(prestige=[3 if other == number else 0 for other in range(4)])
    assert table.told("rose") == [f"A {house} 3 3"]


def test_ar_1_equal_houses_are_handled_in_this_order() -> None:
    paid = lay("scoring", prestige=[4, 9, 4, 9]).told("house_paid")
    assert [line.split()[0] for line in paid] == ["pentacles", "wands", "swords", "chalices"]


# --- AR-2: figures ---


def test_ar_2_a_location_starts_with_two_figures_at_most_and_never_two_of_one_suit() -> None:
    seen, sizes = set(), set()
    for seed in range(150):
        city = GAME.new_match(3, seed).view()["table"]["figures"]
        assert sum(map(len, city)) == 16
        for location, here in enumerate(city):
            assert len({figure // 4 for figure in here}) == len(here) <= 2
            seen |= {(figure, location) for figure in here}
            sizes.add(len(here))
    assert sizes == {0, 1, 2}  # some locations stay empty
    assert seen == set(itertools.product(range(16), range(10)))  # every figure can start everywhere


def test_ar_2_figures_do_nothing_when_they_are_set_up() -> None:
    for seed in range(10):
        Table(GAME.new_match(4, seed)).expect(prestige=[0, 0, 0, 0], vp=[0, 0, 0, 0], minor_discard="", hidden=[[]] * 4)


# --- AR-3 to AR-6: length ---


@pytest.mark.parametrize(("players", "short", "long"), [(3, 4, 8), (4, 6, 9), (5, 6, 9)])
def test_ar_3_a_game_has_6_or_9_turns_and_4_or_8_with_three_players(players: int, short: int, long: int) -> None:
    assert Table(GAME.new_match(players, options={"length": "short"})).view["turns"] == short
    assert Table(GAME.new_match(players, options={"length": "long"})).view["turns"] == long
    with pytest.raises(CartomanteError):
        GAME.new_match(players, options={"length": 7})


@pytest.mark.parametrize(
    ("schedule", "length", "turns"),
    [
        ("special", "short", [4]),
        ("special", "long", [4, 8]),
        ("regular", "short", [3, 6]),
        ("regular", "long", [3, 6, 9]),
    ],
)
def test_ar_4_three_players_score_after_turns_4_and_8(schedule: str, length: str, turns: list[int]) -> None:
    table = Table(GAME.new_match(3, 1, {"three_player_schedule": schedule, "length": length}))
    assert table.view["scoring_turns"] == turns
    play_out(table.match)
    assert [turn for turn, event in by_turn(table) if spell_event(event) == "regular"] == [
        each for each in turns for _ in ("began", "ended")
    ]
    assert table.position["turn"] == turns[-1]


@pytest.mark.parametrize("schedule", ["special", "regular"])
def test_ar_4_the_schedule_for_three_concerns_nobody_else(schedule: str) -> None:
    for players in (4, 5):
        table = Table(GAME.new_match(players, options={"three_player_schedule": schedule, "length": "long"}))
        table.expect(scoring_turns=[3, 6, 9])


def test_ar_5_the_short_game_is_the_default() -> None:
    assert GAME.new_match(4).options["length"] == "short"
    Table(GAME.new_match(4)).expect(turns=6)
    Table(GAME.new_match(4, options={"preset": "german"})).expect(turns=9)


def test_ar_6_a_first_game_of_three_has_four_turns_with_majors_in_the_last_two() -> None:
    table = Table(GAME.new_match(3, 5, {"preset": "first_game"}))
    table.expect(turns=4)
    play_out(table.match)
    assert {turn for turn, event in by_turn(table) if event.args.get("majors")} == {3, 4}


# --- AR-7, AR-8: without Majors ---

NO_MAJORS = {"majors": "none"}


def test_ar_7_without_majors_the_mage_tower_gives_only_its_point() -> None:
    table = lay(A="W1 S2", options=NO_MAJORS, figures={"WKn": 3}).play("A play_card W1", "A move_figure WKn")
    table.expect(vp=[1, 0, 0])
    assert table.hand("A") == "S2"


def test_ar_7_without_majors_the_artisans_give_two_minors() -> None:
    table = lay(A="P2", options=NO_MAJORS, figures={"PKn": 3}).play("A play_card P2", "A move_figure PKn")
    assert table.drew("A") == ["2 0"]


def test_ar_7_without_majors_the_market_trades_minors() -> None:
    table = lay(A="P5 S2", options=NO_MAJORS, figures={"PQ": 3}).play("A play_card P5", "A move_figure PQ")
    table.play("A market_trade S2 of S2 pass").expect(vp=[2, 0, 0])
    assert table.drew("A") == ["2 0"]


@pytest.mark.parametrize("options", [NO_MAJORS, {"majors": "from_turn_3"}])
def test_ar_7_without_majors_everybody_draws_three_minors(options: dict[str, str]) -> None:
    table = lay("draw", options=options)
    assert table.told("drew") == ["A 3 0 ?", "B 3 0 ?", "C 3 0 ?"]
    assert table.asked() == "A mandatory_hide, B mandatory_hide, C mandatory_hide"


def test_ar_8_turn_3_of_a_first_game_gives_three_minors_and_a_major_at_once() -> None:
    table = lay("draw", turn=3, A="S1 S2 S3 S4 S5", options={"majors": "from_turn_3"})
    assert table.told("drew") == ["A 3 1 ?"]
    assert table.hand_size("A") == 9
    table.play("A hand_limit_discard S1", "A hand_limit_discard S2")
    assert table.told("drew") == ["A 3 1 ?", "B 3 1 ?", "C 3 1 ?"]
    assert table.asked() == "A mandatory_hide, B mandatory_hide, C mandatory_hide"


def test_ar_8_or_the_major_first_and_then_the_usual_choice() -> None:
    options = {"majors": "from_turn_3", "first_game_deal": "major_then_choice"}
    table = lay("draw", turn=3, A="S1 S2 S3 S4 S5 S6 S7", options=options)
    assert table.told("drew") == ["A 0 1 ?"]
    table.play("A hand_limit_discard S1", "A draw_choice draw-major of draw-minors draw-major")
    table.play("A hand_limit_discard S2", "B draw_choice draw-minors", "C draw_choice draw-minors")
    assert table.told("drew") == ["A 0 1 ?", "A 0 1 ?", "B 0 1 ?", "B 3 0 ?", "C 0 1 ?", "C 3 0 ?"]


# --- AR-9 to AR-11 ---


def test_ar_9_the_first_player_pawn_moves_after_the_scoring() -> None:
    table = lay("scoring", players=4, hidden={"C": "fool"})
    table.expect(first=0, turn=3).play("C fool_assign wands")
    kinds = [event.kind.name for event in table.match.events]
    assert kinds.index("scoring_ended") < kinds.index("turn_began")
    assert table.told("turn_began") == ["4 B"]


def test_ar_9_the_pawn_moves_after_a_turn_without_scoring_and_goes_round() -> None:
    assert lay("turn", minors="", first=2, active="B").told("turn_began") == ["3 A"]


def test_ar_9_the_pawn_stays_after_the_last_turn() -> None:
    table = lay("scoring", players=4, turn=6, first=1)
    assert table.match.is_over
    table.expect(first=1, turn=6)


def test_ar_10_the_board_is_a_file_that_can_be_replaced() -> None:
    castle = '"ranks": {"knight": 2}, "suits": {"swords": 2, "wands": 1}, "xy": [38, 10]'
    assert BOARD.count(castle) == 1
    quiet = castle.replace('"knight": 2', '"king": 1').replace('"swords": 2', '"swords": 0')
    mine = PACKS.parse("mine.json", BOARD.replace(castle, quiet).replace("[10,5,2]", "[11,5,2]"))
    for pack, steps in ((None, 4), (mine, 0)):
        table = lay(A="SKt", figures={"SKt": 1}, pack=pack).play("A play_card SKt", "A move_destination castle")
        table.expect(prestige=[1 + steps, 0, 0, 0])
    assert (
        lay("scoring", prestige=[3, 2, 1, 0], hidden={"A": "C1"}, pack=mine)
        .told("house_paid")[2]
        .endswith("A 11 for 1/1")
    )


def test_ar_11_nobody_leaves_and_nobody_passes_a_whole_turn() -> None:
    table = Table(GAME.new_match(4, 2))
    assert [table.match.side_actions(seat) for seat in range(4)] == [[]] * 4
    play_out(table.match)
    active = table.told("became_active")
    assert [sorted(active[turn * 4 : turn * 4 + 4]) for turn in range(6)] == [["A", "B", "C", "D"]] * 6
