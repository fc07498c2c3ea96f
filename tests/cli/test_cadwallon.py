"""Arcana in the terminal: the city as one sits at it, cards and their numbers, players, choices, and whole games."""

import json
import re
from typing import Any

import pytest

from cartomante.cli.boards import make_board
from cartomante.cli.boards.board import Board, Scene
from cartomante.cli.boards.cadwallon import CadwallonBoard
from cartomante.cli.boards.cadwallon.city import CityList
from cartomante.cli.boards.cadwallon.map import CityMap
from cartomante.cli.boards.cadwallon.signs import KIND_SIGNS, KIND_STYLES
from cartomante.cli.boards.lines import Line, lay_out, margin_for
from cartomante.cli.screens.ending import Ending
from cartomante.cli.table import seat_names
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES
from cli.sittings import play_on, sit_down
from cli.test_screens import COMPACT, LARGE, english_words, look, my_turn, opened, words_of
from games.cadwallon.helpers import GAME, lay
from games.cadwallon.helpers import Scene as Laid

PRIZES = {"Z0": "ayane", "Z1": "ivory_gavel", "Z2": "citadel", "Z3": "harlequin", "F": "bone_setter"}
PILES = {"Z0": "R21 R22", "Z1": "R17", "Z2": "R18", "Z3": "R19", "F": "R20"}
SHORT_GAME = {"pile_size": 6, "jubilee_last": 0, "round_cap": 10}
IDLE = {"A": "proving_yard drinking_horn", "B": "pilots_compass"}
ALL_OUT = {"A": "sapper raw_recruit", "B": "crossbowman", "C": "lookout", "D": "pale"}


def scene(table: dict[str, str] | None = None, **fields: Any) -> Laid:
    """A table with a prize in every zone, at which A is to play."""
    given: dict[str, Any] = {"piles": PILES, "hands": ALL_OUT} | fields
    return lay(table=PRIZES | (table or {}), **given)


def draw(laid: Match | Laid, seat: int = 0, language: str = "en", is_tight: bool = False) -> CadwallonBoard:
    match = laid.match if isinstance(laid, Laid) else laid
    texts = match.text(language)
    board = make_board(Scene.of(match, seat, texts, seat_names(texts, match.players, seat), is_tight))
    assert isinstance(board, CadwallonBoard)
    return board


def rows(board: Board, width: int = 76) -> list[str]:
    centre = board.centre()
    return [row.plain for row in lay_out(centre, width, margin_for(centre))]


def shown(board: Board, width: int = 76) -> str:
    return "\n".join(rows(board, width))


def text(lines: list[Line]) -> str:
    return "\n".join(row.plain for row in lay_out(lines, 300, margin_for(lines)))


def choices(board: Board) -> list[str]:
    return [board.choice(action)[0].plain.strip() for action in sorted(board.view["legal"], key=board.order)]


def helps(board: Board) -> list[str]:
    return [board.choice(action)[1] for action in sorted(board.view["legal"], key=board.order)]


def keys(board: Board) -> list[str]:
    return [board.choice_key(action) for action in sorted(board.view["legal"], key=board.order)]


# --- what never changes ------------------------------------------------------------------------------------------


def test_facts_tell_what_is_printed_on_cards() -> None:
    facts = GAME.new_match(3, seed=1).facts()
    by_code = {card["code"]: card for card in facts["cards"]}
    assert by_code["BLA-A3"] == {
        "code": "BLA-A3", "type": "agent", "guild": "blades", "district": None, "values": [4, 2, 0, 0],
        "thresholds": [], "vp": 0, "effect": None, "asks": None,
    }  # fmt: skip
    assert by_code["L08"]["effect"] == "shift"
    assert by_code["P37"]["thresholds"] == [[1, 4], [2, 5]]
    assert (by_code["R04"]["district"], by_code["R04"]["values"], by_code["R04"]["vp"]) == ("market", [4, 0, 0, 5], 1)
    assert json.loads(json.dumps(facts)) == facts


@pytest.mark.parametrize(
    ("players", "controlled"),
    [(2, [[0, 3], [2, 1]]), (3, [[0, 2], [1, 0], [2, 1]]), (4, [[0, 3], [1, 0], [2, 1], [3, 2]])],
)
def test_facts_tell_who_controls_which_zones(players: int, controlled: list[list[int]]) -> None:
    assert GAME.new_match(players, seed=1).facts()["controlled"] == controlled


# --- the city ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seat", "bands"),
    [
        (4, 0, [[1, 2], [4], [0, 3]]),
        (4, 2, [[3, 0], [4], [2, 1]]),
        (3, 0, [[1], [4], [0, 2]]),
        (3, 1, [[2], [4], [1, 0]]),
        (2, 0, [[1, 2], [4], [0, 3]]),
        (2, 1, [[3, 0], [4], [2, 1]]),
    ],
)
def test_your_own_zones_are_nearest_to_you(players: int, seat: int, bands: list[list[int]]) -> None:
    assert CityMap(draw(GAME.new_match(players, seed=1), seat)).bands() == bands


def test_zones_stand_around_the_free_one_with_their_controllers() -> None:
    headlines = [row for row in rows(draw(scene())) if re.match(r".\d \D", row) and "VP" not in row]
    assert re.fullmatch(r".2 Ivory Gavel +Aurora · Bruno +.3 Citadel +Bruno · Clara *", headlines[0])
    assert re.fullmatch(r".0 Bone-Setter +Free zone *", headlines[1])
    assert re.fullmatch(r".1 ⌂ Ayane +You · Aurora +.4 ⌂ Harlequin +You · Clara *", headlines[2])


def test_a_prize_tells_its_kind_what_it_needs_what_it_brings_and_its_pile() -> None:
    plain = shown(draw(scene()), 200)
    assert "♚ Personality · needs ♣6 staves · Price ♦7 · 4 VP ·" in plain
    assert "✦ Relic · needs ♠5 swords · ♦5 · 2 VP · Warrens · Pile 1" in plain
    assert re.search(r"♜ Location · needs ♣5 staves · 4 VP · \w+ · Pile 1", plain)
    assert "♚ Personality · needs ♣3 staves / ♠3 swords / ♥3 chalices · Price ♦6" in plain


def test_agents_lie_by_owner_and_backs_tell_nothing() -> None:
    laid = scene({"Z0": "ayane | A sapper- fencing_master- | B crossbowman-"}, hands={"A": "raw_recruit"})
    yours, others = shown(draw(laid, 0)), shown(draw(laid, 1))
    assert "You    ♣7✓ ▴♣0 ▾♟ Sapper ♣3" in yours
    assert "▾♟ Fencing Master ♣4" in yours
    assert "Aurora ♣0+? ▒▒" in yours
    assert "Crossbowman" not in yours
    assert "▾♟ Crossbowman ♣3" in others
    assert "♣0+? ▒▒ ▒▒" in others
    assert "Sapper" not in others


def test_totals_are_ticked_where_they_are_enough() -> None:
    laid = scene({"F": "bone_setter | A sapper | B lantern_seer", "Z3": "harlequin | A raw_recruit | D pale"}, hands={})
    plain = shown(draw(laid))
    assert "You    ♥2 ♟ Sapper ♥2" in plain
    assert "Aurora ♥5✓ ♟ Lantern Seer ♥5" in plain
    assert "You   ♣2♠1♥1 ♟ Raw Recruit ♣2♠1♥1" in plain
    assert "Clara ♣3✓♥2 ♟ Pale ♣3♠0♥2" in plain


def test_militia_is_told_from_agents() -> None:
    assert "You ♠3 ♞ Militia Captain ♠3" in shown(draw(scene({"Z1": "ivory_gavel | A M1"})))


def test_what_a_round_brings_to_a_prize_is_told() -> None:
    laid = scene(
        {"Z1": "ivory_gavel | A sapper"},
        hands={"A": "raw_recruit", "B": "crossbowman"},
        sealed=[0, 0, 1, 0, 0],
        shift=[2, -2, 0, 0, 0],
        precedence=[0, 1 << 1, 0, 0, 0],
        boosts=[[1, 0, 1, 3]],
    )
    plain = shown(draw(laid))
    assert "needs ♣8↑ staves" in plain
    assert "needs ♠3↓ swords" in plain
    assert "⊠ sealed" in plain
    assert "≻ Precedence: Aurora" in plain
    assert "Boost: You +3♠" in plain
    tight = shown(draw(laid, is_tight=True), 78)
    assert "♠3↓" in tight
    assert "♣5⊠" in tight


def test_cards_that_you_know_in_a_pile_have_their_place() -> None:
    laid = scene(hands={"A": "hall_of_records sapper", "B": "crossbowman"})
    laid.use("A", "hall_of_records", "location", "Z0")
    assert "Pile 1. Book of Tides" in shown(draw(laid))
    assert "Book of Tides" not in shown(draw(laid, 1))
    assert choices(draw(laid)) == [
        "Put it at the bottom of the pile (Book of Tides)",
        "Leave it on top (Book of Tides)",
    ]
    assert "Book of Tides: Relic · ♦3 ducats · 2 VP." in helps(draw(laid))[0]


def test_a_zone_without_a_prize_is_empty_and_the_jubilee_closes_the_free_one() -> None:
    table = {name: prize for name, prize in PRIZES.items() if name not in ("Z1", "F")}
    laid = lay(table=table, hands=ALL_OUT, jubilee="in_play", jubilee_shown=["JUBILEE"])
    for is_tight in (False, True):
        plain = shown(draw(laid, is_tight=is_tight), 78)
        assert " 2 empty" in plain
        assert "0 Jubilee · closed" in plain


@pytest.mark.parametrize("width", [50, 60, 61, 76, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_fits_any_width(width: int, language: str) -> None:
    crowd = {"F": "bone_setter | A sapper raw_recruit | B crossbowman | C lookout | D pale M1"}
    board = draw(scene(crowd | {"Z0": "ayane | A fencing_master- | B necromancer-"}, hands={}), language=language)
    for part in (CityMap, CityList):
        assert all(row.cell_length <= width for row in part(board).rows(width, 0))


def test_a_crowded_city_is_told_in_fewer_words() -> None:
    crowd = {
        "Z0": "ayane | A sapper raw_recruit shield_veteran | B crossbowman necromancer | C lookout | D pale",
        "Z1": "ivory_gavel | A arms_broker | B bargemaster | C forger roof_runner | D loan_notary",
        "F": "bone_setter | A field_chaplain | B lantern_seer | C smuggler | D pit_fighter M1",
    }
    few = {"Z0": "ayane | A sapper raw_recruit shield_veteran | B crossbowman"}
    assert "♟ Raw Recruit ♣2" in shown(draw(scene(few, hands=IDLE)))
    assert "You    ♣8✓ ♟ Sapper ♣3 +2" in shown(draw(scene({"Z0": crowd["Z0"], "F": crowd["F"]}, hands=IDLE)))
    drawn = rows(draw(scene(crowd, hands=IDLE)))
    assert "You ♣8✓ ♟♣3 ♟♣2 ♟♣3" in "\n".join(drawn)
    assert len(drawn) <= 16


def test_with_little_room_the_city_is_a_list() -> None:
    laid = scene({"Z0": "ayane | A sapper- | B crossbowman-"}, hands={"A": "raw_recruit", "B": "necromancer"})
    listed = rows(draw(laid, is_tight=True), 78)
    assert re.fullmatch(r".2 Ivory Gavel +✦ ♠5 +♦5 +2 VP +1", listed[0])
    assert re.fullmatch(r".1 ⌂ Ayane +♚ ♣6 +♦7 +4 VP +2 +You ♣3 ▴♣0▾ Auro ♣0\+\?▒", listed[3])
    assert len(listed) == 5


# --- players -----------------------------------------------------------------------------------------------------


def test_players_show_their_guild_their_points_and_how_many_cards_they_have() -> None:
    laid = scene(hands={"A": "sapper raw_recruit", "B": "lantern_seer"}, guild_piles={"B": "R16"}, favour=[0, 2, 0, 0])
    board = draw(laid)
    assert re.fullmatch(r"▸⚑ You +… 0 VP", board.seat_title(0).plain.strip())
    assert board.seat_title(1).plain.split() == ["Aurora", "4", "VP"]
    lines = {line.label: line.pieces[0].plain for line in board.seat(1)}
    assert lines == {"": "Ferrymen", "Hand": "1", "Deck": "10", "Resources": "0", "Guild pile": "1", "Favour": "+2"}


def test_cards_seen_to_come_to_hand_are_remembered() -> None:
    laid = scene(hands={"A": "sapper", "C": "pilgrims_hospice lookout"}, resources={"C": "forger"}, turn="C")
    laid.use("C", "pilgrims_hospice", "location")
    known = next(line for line in draw(laid).seat(2) if line.label == "Known")
    assert [piece.plain.strip() for piece in known.pieces] == ["♟ Forger ♠3♥3"]


def test_your_hand_tells_what_cards_bring_and_how_far_objectives_are() -> None:
    laid = scene(hands={"A": "sapper proving_yard drinking_horn"}, resources={"A": "R01"}, kept={"A": "O01 O19"})
    assert "♟ Sapper ♣3♥2   ♜ Proving Yard   ✦ Drinking Horn ♦3" in text(draw(laid).hand())
    assert re.search(r"Objectives + ◎ Treasure Vault 5 VP  1/5  ◎ Vow of Poverty 3 VP  1/1 ✓", text(draw(laid).hand()))


@pytest.mark.parametrize(
    ("objective", "have", "needed", "is_done"),
    [
        ("O01", 2, 5, False),  # relics
        ("O02", 2, 4, False),  # more relics than anybody else
        ("O15", 5, 17, False),  # ducats on relics
        ("O16", 0, 2, False),  # in each district
        ("O17", 0, 3, False),  # of each type
        ("O19", 2, 1, False),  # so many relics at most
        ("O22", 1, 5, False),  # in one district
    ],
)
def test_progress_counts_what_an_objective_asks_for(objective: str, have: int, needed: int, is_done: bool) -> None:
    laid = scene(resources={"A": "R01 R02", "B": "R07 R08 R09"}, kept={"A": f"{objective} O12"}, piles={})
    progress = next(state for state in laid.seen("A", "progress", "A") if state["needed"] == needed)
    assert (progress["have"], progress["fulfilled"]) == (have, is_done)
    assert laid.seen("A", "progress", "B") == []


# --- choices -----------------------------------------------------------------------------------------------------


def test_zones_are_chosen_by_their_numbers_and_marked() -> None:
    laid = scene().play("A choose_card sapper")
    board = draw(laid)
    assert choices(board) == [
        "Ayane +♣3 ▾ face down",
        "Ivory Gavel +0 ▴ face up",
        "Citadel +♣3 ▴ face up",
        "Harlequin +♣3♥2 ▾ face down",
        "Bone-Setter +♥2 ▴ face up",
        "Discard it without effect",
    ]
    assert keys(board) == ["1", "2", "3", "4", "0", "x"]
    assert all(f"▸{key} " in shown(board) for key in "12340")
    assert "▸" not in shown(draw(laid, 1))
    assert helps(board)[0] == (
        "Lay it face down beside Ayane in zone 1. Personality · Harbour · needs ♣6 staves · Price ♦7 · 4 VP."
    )
    assert choices(draw(laid, is_tight=True))[0] == "Ayane +♣3 ▾"


def test_both_ways_to_lie_have_keys_of_their_own() -> None:
    laid = scene(options={"own_zone_facing": "choice"}).play("A choose_card sapper")
    offered = keys(draw(laid))
    assert len(set(offered)) == len(offered)


def test_a_bribe_tells_its_price_and_what_the_relic_adds() -> None:
    laid = scene({"Z0": "ayane | A fencing_master"}, hands={"A": "drinking_horn sapper"})
    laid.play("A choose_card drinking_horn")
    assert choices(draw(laid))[0] == "Bribe Ayane in zone 1 +♦3 (Price ♦7)"
    assert keys(draw(laid)) == ["1", "m", "x"]


def test_a_location_tells_what_it_does_before_it_is_used() -> None:
    laid = scene({"Z0": "ayane | A fencing_master"}, hands={"A": "proving_yard sapper"})
    assert "your total is +2 this round" in helps(draw(laid))[1]
    laid.play("A choose_card proving_yard")
    assert "your total is +2 this round" in helps(draw(laid))[0]
    assert "▸ ♜ Proving Yard" in text(draw(laid).hand())


def test_agents_to_choose_are_marked_and_say_where_they_are() -> None:
    laid = scene(
        {"Z0": "ayane | A fencing_master-", "F": "bone_setter | A goblin_fire_support"},
        hands={"A": "muster_square sapper"},
    )
    laid.use("A", "muster_square", "location")
    assert choices(draw(laid)) == [
        "♟ Goblin Fire-Support ♣1♥4  You, the free zone",
        "♟ Fencing Master ♣4♠2  You, zone 1",
    ]
    assert "▸▾♟ Fencing Master ♣4" in shown(draw(laid))
    laid.play("A effect_own_agent fencing_master")
    assert re.search(r"Agent that it is about +♟ Fencing Master", shown(draw(laid)))
    assert "Fencing Master" not in shown(draw(laid, 1))


def test_a_prize_that_was_won_is_named_when_it_is_placed() -> None:
    laid = scene({"Z0": "ayane | A fencing_master arms_broker"}, hands={"A": "drinking_horn sapper"})
    laid.use("A", "drinking_horn", "bribe@Z0")
    assert choices(draw(laid)) == ["Into my resources (Ayane)", "Under my guild card (Ayane)"]
    assert "▸1 ⌂ Ayane" in shown(draw(laid))


def test_announcing_tells_how_strong_you_are() -> None:
    laid = lay("resolve", table={"Z0": "harlequin | A fencing_master arms_broker"})
    assert choices(draw(laid)) == ["♣ staves 5/3", "♠ swords 6/3", "♥ chalices 0/3"]
    assert "▸1 ⌂ Harlequin" in shown(draw(laid))


def test_every_kind_of_card_has_a_sign_and_a_colour_of_its_own() -> None:
    assert len(set(KIND_SIGNS.values())) == len(set(KIND_STYLES.values())) == len(KIND_SIGNS)
    board = draw(scene())
    assert len({board.chip("card", card).plain for card in range(151)}) == 151


# --- pages -------------------------------------------------------------------------------------------------------


def test_the_whole_table_says_what_every_prize_does_and_who_has_what() -> None:
    laid = scene({"Z2": "citadel | B necromancer"}, resources={"A": "R01"}, hands={"A": "sapper", "B": "crossbowman"})
    chapters = {title: text(list(lines)) for title, lines in draw(laid).whole_table()}
    assert list(chapters) == ["The table", "You", "Aurora", "Bruno", "Clara"]
    assert re.search(r"Zone 3 + ♜ Citadel  \(Bruno · Clara\) Location", chapters["The table"])
    assert laid.match.text("en").say("card-75", "help") in chapters["The table"]
    assert "Aurora ♣2 ♟ Necromancer ♣2" in chapters["The table"]
    assert re.search(r"Resources +1  ✦ Watchman's Rattle ♦2", chapters["You"])
    assert "Crossbowman" in chapters["Aurora"].split("Unseen")[1]


def test_the_legend_explains_every_sign() -> None:
    legend = text(draw(scene()).legend())
    assert all(sign in legend for sign in "♣♠♥♦♟♚✦♜♞◎⌂▾▴▒✓↑↓⊠≻⚑▸0")


# --- everything --------------------------------------------------------------------------------------------------


def everything(board: Board) -> list[str]:
    """All that a board shows, as plain text."""
    seats = range(board.view["players"])
    lines = [*board.hand(), *(line for seat in seats for line in board.seat(seat)), *board.legend()]
    lines += [line for _, chapter in board.whole_table() for line in chapter]
    titles = [board.status(), *(board.seat_title(seat).plain for seat in seats)]
    return [*titles, *choices(board), *helps(board), *rows(board), text(lines)]


@pytest.mark.parametrize("is_tight", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn(language: str, is_tight: bool) -> None:
    sitting = sit_down(players=4, seed=11, game="cadwallon", options=SHORT_GAME)
    while not sitting.table.match.is_over:
        play_on(sitting, 7)
        for seat in range(4):
            assert everything(draw(sitting.table.match, seat, language, is_tight))


@pytest.mark.parametrize("options", [{}, {"militia_facing": "as_agents", "resources_view": "top_card"}])
def test_nothing_on_the_board_depends_on_what_the_seat_cannot_know(options: dict[str, object]) -> None:
    sitting = sit_down(players=3, seed=12, game="cadwallon", options=SHORT_GAME | options)
    while not sitting.table.match.is_over:
        play_on(sitting, 8)
        match = sitting.table.match
        for seat in range(3):
            other = match.determinize(seat, 1)
            assert everything(draw(other, seat)) == everything(draw(match, seat))
            assert other.facts() == match.facts()


@pytest.mark.parametrize(("size", "language"), [(COMPACT, "en"), (COMPACT, "it"), (LARGE, "en"), (LARGE, "it")])
async def test_everything_that_matters_is_in_sight(size: tuple[int, int], language: str) -> None:
    sitting = sit_down(players=4, seed=5, game="cadwallon")
    play_on(sitting, 6)
    async with opened(sitting, language, size) as (app, pilot):
        assert await my_turn(app, pilot)
        screen, texts = await look(app, pilot), app.screen.texts
        view: dict[str, Any] = sitting.table.view()
        assert texts.say(f"decision-{view['decision']['id']}") in screen
        assert all(texts.name("card", prize) in screen for prize in view["table"]["prizes"])
        assert all(f"{name} " in screen for name in sitting.table.names(texts)[: 4 if size == LARGE else 2])
        assert all(texts.name("card", card) in screen for card in view["seats"][0]["hand"]["cards"])


async def test_a_whole_game_in_italian_with_the_keyboard_alone() -> None:
    sitting = sit_down(players=2, seed=4, game="cadwallon", options=SHORT_GAME)
    english: set[str] = english_words("cadwallon")
    screens: list[str] = []
    assert {"your", "which", "staves", "relic"} <= english
    async with opened(sitting, "it", COMPACT) as (app, pilot):
        while await my_turn(app, pilot):
            screens.append(await look(app, pilot) if len(screens) % 5 == 0 else "")
            await pilot.press(*["right"] * (len(screens) % 3), "enter")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Ending)
        screens.append(await look(app, pilot))
        for key in ("question_mark", "r", "t"):
            await pilot.press("escape", key)
            await pilot.pause()
            screens.append(await look(app, pilot))
    allowed = words_of(f"cartomante verify {sitting.path}")
    assert words_of("\n".join(screens)) & english - allowed == set()
