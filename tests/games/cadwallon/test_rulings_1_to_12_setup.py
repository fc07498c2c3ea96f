"""Rulings AC-1 to AC-12: set-up."""

from collections import Counter

import pytest

from cartomante import load_game
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES
from cartomante.games.cadwallon.state import CARD_CODES, JUBILEE

from .helpers import GAME, SEATS, Scene, code, lay, play_out

QUICK = {"guild_choice": "random", "objectives": False}
BORDER = {2: ("Z0", "Z1", "Z2", "Z3"), 3: ("Z0", "Z1", "Z2"), 4: ("Z0", "Z1", "Z2", "Z3")}
CONTROLLED = {
    2: {"A": "Z0 Z3", "B": "Z1 Z2"},
    3: {"A": "Z0 Z2", "B": "Z0 Z1", "C": "Z1 Z2"},
    4: {"A": "Z0 Z3", "B": "Z0 Z1", "C": "Z1 Z2", "D": "Z2 Z3"},
}
AGENTS = {"A": "raw_recruit", "B": "crossbowman", "C": "lookout", "D": "pale"}
FREE = 4


def names(match: Match) -> list[str]:
    return [event.kind.name for event in match.events]


# --- AC-1 to AC-3: names ---


def test_ac_1_the_game_is_called_arcana_and_found_under_both_names() -> None:
    assert GAME.name == "cadwallon"
    assert load_game("arcana") is GAME
    assert {GAME.text(language).say("title") for language in LANGUAGES} == {"Arcana"}


def test_ac_2_the_jubilee_is_ducal_and_there_is_one() -> None:
    called = {language: GAME.text(language).name("card", JUBILEE) for language in LANGUAGES}
    assert called["en"] == "Ducal Jubilee"
    assert called["it"] == "Giubileo ducale"
    assert all("duca" in name.lower() or "herzog" in name.lower() for name in called.values())
    match = GAME.new_match(4, options=QUICK)
    assert sum(pile.count("JUBILEE") for pile in match.position()["piles"]) == 1


def test_ac_3_the_ferrymen_are_traghettatori() -> None:
    assert "Traghettatori" in GAME.text("it").name("guild", 1)


# --- AC-4, AC-5: the zones ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ac_4_every_seat_controls_two_zones_and_nobody_the_free_one(players: int) -> None:
    prizes = dict(zip(BORDER[players], ("siege_bell", "ivory_gavel", "lost_sceptre", "the_regent"), strict=False))
    for seat in SEATS[:players]:
        down = set()
        for zone in (*prizes, "F"):
            hands = {seat: f"{AGENTS[seat]} {'slum_matron' if seat == 'D' else 'ayane'}"}
            scene = lay(players=players, turn=seat, table=prizes | {"F": "chalice_of_ashes"}, hands=hands)
            scene.use(seat, AGENTS[seat], f"agent@{zone}")
            down |= {zone} if scene.lying(zone) == f"{seat} {AGENTS[seat]}-" else set()
        assert down == set(CONTROLLED[players][seat].split())


@pytest.mark.parametrize(("players", "piles", "boxed"), [(2, 5, 25), (3, 4, 37), (4, 5, 25)])
def test_ac_5_every_pile_shows_its_first_prize(players: int, piles: int, boxed: int) -> None:
    match = GAME.new_match(players, options=QUICK)
    told = [event.args["zone"] for event in match.events if event.kind.name == "prize_revealed"]
    assert len(told) == piles
    table = match.view()["table"]
    assert [zone for zone in range(5) if table["prizes"][zone] is not None] == told
    sizes = [pile["count"] for pile in table["piles"]]
    assert sizes == [11, 11, 11, 0 if players == 3 else 11, 12]
    assert len([card for card in match.position()["box"] if card[0] != "O"]) == boxed


# --- AC-6, AC-7: the Jubilee ---


def test_ac_6_the_jubilee_is_eighth_to_thirteenth_of_its_pile_each_as_often() -> None:
    places = Counter[int]()
    for seed in range(600):
        pile = GAME.new_match(2, seed, QUICK).position()["piles"][FREE]
        assert len(pile) == 12  # and one lies face up
        places[pile.index("JUBILEE") + 2] += 1
    assert sorted(places) == [8, 9, 10, 11, 12, 13]
    assert all(60 < count < 140 for count in places.values())


def test_ac_6_the_number_of_last_cards_is_an_option() -> None:
    for seed in range(5):
        assert GAME.new_match(2, seed, QUICK | {"jubilee_last": 0}).position()["piles"][FREE][-1] == "JUBILEE"


def test_ac_7_the_jubilee_is_never_a_first_prize_but_may_come_right_after() -> None:
    nexts = set()
    for seed in range(60):
        match = GAME.new_match(2, seed, QUICK | {"pile_size": 6, "jubilee_last": 5})
        assert "jubilee_revealed" not in names(match)
        assert match.view()["table"]["prizes"][FREE] is not None
        nexts.add(match.position()["piles"][FREE][0] == "JUBILEE")
    assert nexts == {True, False}


# --- AC-8: guilds ---


@pytest.mark.parametrize("seed", range(6))
def test_ac_8_the_first_player_is_drawn_and_guilds_are_chosen_in_turn_order(seed: int) -> None:
    scene = Scene(GAME.new_match(4, seed))
    assert names(scene.match) == ["first_player_drawn"]
    first = scene.match.view()["table"]["first"]
    order = [SEATS[(first + n) % 4] for n in range(4)]
    scene.play(
        f"{order[0]} choose_guild thieves of blades ferrymen thieves usurers",
        f"{order[1]} choose_guild blades of blades ferrymen usurers",
        f"{order[2]} choose_guild usurers of ferrymen usurers",
    )
    guilds = ("thieves", "blades", "usurers", "ferrymen")  # the last one has no choice
    assert scene.told("guild_taken") == [f"{seat} {guild}" for seat, guild in zip(order, guilds, strict=True)]


def test_ac_8_anybody_can_be_first() -> None:
    assert {GAME.new_match(3, seed, QUICK).position()["first"] for seed in range(30)} == {0, 1, 2}


def test_ac_8_guilds_can_be_dealt_or_fixed() -> None:
    dealt = {tuple(GAME.new_match(2, seed, QUICK).position()["guilds"]) for seed in range(60)}
    assert len(dealt) > 8
    assert all(a != b for a, b in dealt)
    fixed = GAME.new_match(2, options={"guild_choice": ["usurers", "blades"], "objectives": False})
    assert fixed.position()["guilds"] == ["usurers", "blades"]


# --- AC-9, AC-10: objectives ---


def dealing(players: int = 3, seed: int = 1) -> Scene:
    return Scene(GAME.new_match(players, seed, {"guild_choice": "random"}))


def test_ac_9_objectives_are_returned_when_prizes_lie_there_and_hands_are_empty() -> None:
    scene = dealing()
    assert scene.asked() == "A discard_objective, B discard_objective, C discard_objective"
    table = scene.view()["table"]
    assert [prize is not None for prize in table["prizes"]] == [True, True, True, False, True]
    assert [scene.seen(seat, "hand")["count"] for seat in "ABC"] == [0, 0, 0]
    assert "round_began" not in names(scene.match)
    for seat in "ABC":
        for left in (4, 3):
            assert len(scene.offered(seat)) == left
            scene.play(f"{seat} discard_objective {sorted(scene.offered(seat))[0]}")
    assert "round_began" in names(scene.match)


def test_ac_10_nobody_else_sees_which_objectives_were_returned() -> None:
    scene = dealing()
    gone = sorted(scene.offered("A"))[:2]
    scene.play(*(f"A discard_objective {objective}" for objective in gone))
    assert scene.told("objective_returned", "A") == [f"A {objective}" for objective in gone]
    for viewer in ("B", "C", None):
        assert scene.told("objective_returned", viewer) == ["A ?", "A ?"]
        assert scene.seen("A", "objectives_returned", viewer) == {"count": 2, "cards": []}
    returned = scene.seen("A", "objectives_returned", "A")["cards"]
    assert {CARD_CODES[card] for card in returned} == {code(word) for word in gone}


def test_ac_10_not_even_at_the_end_but_in_a_replay() -> None:
    match = play_out(GAME.new_match(2, 3, {"round_cap": 10, "stall_rounds": 3}))
    seats = match.view(1)["seats"]
    assert seats[0]["objectives_returned"] == {"count": 2, "cards": []}
    assert len(seats[0]["objectives_kept"]["cards"]) == 2
    assert len(match.view(everything=True)["seats"][0]["objectives_returned"]["cards"]) == 2


# --- AC-11, AC-12: piles and box ---


def test_ac_11_nobody_looks_into_a_pile() -> None:
    match = GAME.new_match(3, 5, QUICK)
    for viewer in (0, 1, 2, None):
        for pile in match.view(viewer)["table"]["piles"]:
            assert pile["cards"] == [None] * pile["count"]
        worlds = [match.determinize(viewer, k).position()["piles"] for k in range(20)]
        assert all(len({world[zone][0] for world in worlds}) > 5 for zone in (0, 1, 2, FREE))


def test_ac_11_but_by_scouting() -> None:
    piles = {"Z0": "gilded_spurs ayane", "Z1": "the_regent penthow"}
    table = {"Z0": "siege_bell", "Z1": "ivory_gavel", "F": "chalice_of_ashes"}
    scene = lay(table=table, piles=piles, hands={"A": "hall_of_records sapper"})
    scene.use("A", "hall_of_records", "location", "Z1", "no")
    known = {viewer: scene.view(viewer)["table"]["piles"][1]["cards"] for viewer in ("A", "B", None)}
    assert [None if card is None else CARD_CODES[card] for card in known["A"]] == [code("the_regent"), None]
    assert known["B"] == known[None] == [None, None]
    assert scene.view("A")["table"]["piles"][0]["cards"] == [None, None]


def test_ac_12_cards_of_guilds_that_nobody_has_are_known_to_be_out() -> None:
    match = GAME.new_match(3, 7, QUICK)
    leaders = [seat["guild"] for seat in match.view()["seats"]]
    for seat, guild in zip(match.view()["seats"], leaders, strict=True):
        assert seat["unseen"] == list(range(11 * guild, 11 * guild + 11))
    missing = ({0, 1, 2, 3} - set(leaders)).pop()
    out = {CARD_CODES[card] for card in range(11 * missing, 11 * missing + 11)}
    for world in (match, *(match.determinize(0, k) for k in range(10))):
        position = world.position()
        places = [position["box"], *position["hands"], *position["decks"], *position["piles"]]
        assert not any(out & set(cards) for cards in places)


def test_ac_12_nobody_knows_which_prizes_are_in_the_box() -> None:
    match = GAME.new_match(4, 7, QUICK)
    boxed = set(match.position()["box"])
    for viewer in (0, 3, None):
        assert "box" not in match.view(viewer)["table"]
        worlds = [set(match.determinize(viewer, k).position()["box"]) for k in range(10)]
        assert all(len(world) == len(boxed) and world != boxed for world in worlds)
