"""Rulings AC-72 to AC-82: the end of a round, and of the game."""

from typing import Any

import pytest

from .helpers import Scene, lay, pack_with

NO_CARDS = dict.fromkeys("ABCD", "")


def end_round(**scene: Any) -> Scene:
    """All zones are resolved; the round ends. Without a prize in the free zone the Jubilee comes now."""
    return lay("round_end", **scene)


def points(**scene: Any) -> Scene:
    """Two players, without objectives; the game ends now."""
    options = {"objectives": False} | scene.pop("options", {})
    return end_round(players=2, options=options, **{"table": {"Z0": "siege_bell"}} | scene)


# --- AC-72: the first-player card ---


@pytest.mark.parametrize(
    ("passing", "players", "first", "to"),
    [
        ("right", 4, "C", "B"),
        ("right", 4, "A", "D"),
        ("right", 3, "A", "C"),
        ("right", 2, "A", "B"),
        ("left", 4, "C", "D"),
        ("left", 4, "D", "A"),
        ("left", 3, "C", "A"),
    ],
)
def test_ac_72_the_first_player_card_goes_to_the_right(passing: str, players: int, first: str, to: str) -> None:
    options = {"first_player_pass": passing}
    scene = end_round(players=players, first=first, table={"F": "chalice_of_ashes"}, options=options)
    assert scene.told("first_player_passed") == [f"{first} {to}"]
    assert scene.told("round_began") == [f"3 {to}"]
    assert scene.asked() == f"{to} choose_card"


# --- AC-73 to AC-76: the Jubilee ---

BORDER = {"Z0": "gilded_spurs | A halberd_sergeant-", "Z1": "siege_bell"}


def test_ac_73_a_jubilee_at_the_end_of_a_round_ends_the_game() -> None:
    scene = end_round(table={"Z1": "siege_bell"}, piles={"Z0": "ayane"})
    assert len(scene.told("jubilee_revealed")) == 1
    assert scene.match.ending == "jubilee"
    assert scene.told("round_began") == []


def test_ac_73_a_table_may_play_one_more_round() -> None:
    options = {"jubilee_timing": "one_more_round"}
    scene = end_round(table={"Z1": "siege_bell"}, piles={"Z0": "ayane"}, options=options)
    assert scene.told("round_began") == ["3 D"]
    assert scene.view()["table"]["jubilee"]
    assert scene.prize("Z0") == "ayane"
    scene = end_round(table={"Z1": "siege_bell"}, piles={"Z0": "ayane"}, options=options, decks=NO_CARDS)
    assert scene.told("round_began") == ["3 D"]  # in which nobody has a card
    assert scene.match.ending == "jubilee"


def bribe_for_the_jubilee(**scene: Any) -> Scene:
    laid = lay(
        table={"F": "arkabast | A goblin_fire_support", **BORDER},
        piles={"F": "JUBILEE ayane", "Z0": "penthow"},
        hands={"A": "drinking_horn raw_recruit", "B": "crossbowman"},
        **scene,
    )
    return laid.use("A", "drinking_horn", "bribe@F", "to_resources")


@pytest.mark.parametrize("timing", ["end_now", "one_more_round"])
def test_ac_74_a_jubilee_after_a_bribe_ends_the_game_with_the_round(timing: str) -> None:
    scene = bribe_for_the_jubilee(options={"jubilee_timing": timing})
    assert len(scene.told("jubilee_revealed")) == 1
    scene.use("B", "crossbowman", "discard").use("A", "raw_recruit", "discard")
    assert scene.told("won") == ["A arkabast F", "A gilded_spurs Z0"]  # the border is resolved as ever
    assert not scene.match.is_over
    scene.play("A place_prize to_resources")
    assert scene.match.ending == "jubilee"
    assert scene.told("prize_revealed") == []
    assert scene.told("round_began") == []


def test_ac_75_the_free_zone_is_closed_after_the_jubilee() -> None:
    scene = bribe_for_the_jubilee()
    assert scene.prize("F") is None
    scene.play("B choose_play discard of agent@Z0 agent@Z1 discard")


def test_ac_75_a_table_may_go_on_with_the_next_prize() -> None:
    scene = bribe_for_the_jubilee(options={"jubilee_zone": "next_prize"})
    assert scene.prize("F") == "ayane"
    scene.play("B choose_play agent@F of agent@Z0 agent@Z1 agent@F discard")
    scene.use("A", "raw_recruit", "discard").play("A place_prize to_resources")
    assert scene.match.ending == "jubilee"


@pytest.mark.parametrize("word", ["hall_of_records", "auction_house"])
def test_ac_76_nothing_brings_the_jubilee_nearer_or_farther(word: str) -> None:
    piles = {"F": "ayane JUBILEE penthow", "Z1": "the_regent"}
    table = {"F": "chalice_of_ashes"}
    scene = lay(table=table, piles=piles, hands={"A": f"{word} sapper"}).play(f"A choose_card {word}")
    assert scene.told("discarded") == [f"A {word}"]  # it can be used nowhere
    table |= {"Z1": "siege_bell", "Z0": "gilded_spurs"}
    scene = lay(table=table, piles=piles, hands={"A": f"{word} sapper"}).use("A", word, "location")
    assert scene.told("renewed" if word == "auction_house" else "scouted", "A")[0].endswith("Z1")
    assert scene.pile("F") == "ayane JUBILEE penthow"


# --- AC-77, AC-78: other ends ---


def test_ac_77_a_zone_without_a_pile_stays_empty() -> None:
    scene = end_round(table={"F": "chalice_of_ashes"}, piles={"Z1": "siege_bell"})
    assert [scene.prize(zone) for zone in ("Z0", "Z1", "Z2", "Z3")] == [None, "siege_bell", None, None]
    assert scene.told("pile_empty") == ["Z1"]
    scene = end_round(table={"F": "chalice_of_ashes"}, decks=NO_CARDS, options={"stall_rounds": 0, "round_cap": 10})
    assert scene.match.ending == "round_cap"  # many rounds later
    assert scene.told("prize_revealed") == []


@pytest.mark.parametrize(
    ("stall", "dry", "won", "ending"),
    [(6, 5, 0, "stalled"), (6, 4, 0, None), (6, 5, 1, None), (3, 2, 0, "stalled"), (0, 50, 0, None)],
)
def test_ac_78_rounds_in_which_nobody_wins_end_the_game(stall: int, dry: int, won: int, ending: str | None) -> None:
    table = {"F": "chalice_of_ashes"}
    scene = end_round(table=table, dry=dry, won=won, round=30, options={"stall_rounds": stall})
    assert scene.match.ending == ending
    assert scene.position["dry"] == (0 if won else dry + 1)


@pytest.mark.parametrize(("cap", "round", "ending"), [(40, 40, "round_cap"), (40, 39, None), (10, 10, "round_cap")])
def test_ac_78_there_is_a_last_round(cap: int, round: int, ending: str | None) -> None:
    scene = end_round(table={"F": "chalice_of_ashes"}, round=round, won=1, options={"round_cap": cap})
    assert scene.match.ending == ending


def test_ac_78_without_prizes_there_is_nothing_to_play_for() -> None:
    assert end_round(won=1, options={"jubilee_timing": "one_more_round"}).match.ending == "no_prizes"


# --- AC-79 to AC-81: points ---


@pytest.mark.parametrize(("scored", "score"), [(True, 5), (False, 0)])
def test_ac_79_agents_at_prizes_come_home_and_count(scored: bool, score: int) -> None:
    scene = points(table={"Z0": "lost_sceptre | A the_regent"}, options={"table_agents_score": scored})
    assert scene.match.scores == [score, 0]
    assert scene.told("went_home") == (["A the_regent Z0"] if scored else [])
    assert scene.resources("A") == ("the_regent" if scored else "")


@pytest.mark.parametrize(("scored", "score"), [(True, 5 + 4), (False, 0)])
def test_ac_79_for_objectives_too(scored: bool, score: int) -> None:
    table = {"Z0": "lost_sceptre | A the_regent"}
    options = {"objectives": True, "table_agents_score": scored}
    assert points(table=table, options=options, kept={"A": "O06 O21"}).match.scores == [score, 0]


@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ("watchmans_rattle boar_tusk_dagger", "banner_of_the_breach", [1, 2]),  # 2 prizes, 1 prize
        ("watchmans_rattle", "boar_tusk_dagger", [2, 1]),  # 2 ducats, 3 ducats
        ("boar_tusk_dagger", "gilded_spurs", [1, 1]),  # 3 ducats each
        ("barhan_sword", "gate_sergeant", [1, 2]),  # ducats of a personality are no money
        ("banner_of_the_breach", "boar_tusk_dagger", [1, 2]),  # more points
    ],
)
def test_ac_80_equal_players_are_told_apart_by_prizes_then_by_ducats(a: str, b: str, places: list[int]) -> None:
    resources = {"A": a, "B": b}
    assert points(resources=resources).match.places == places
    shared = points(resources=resources, options={"score_tie_break": "shared"})
    assert shared.match.places == ([1, 1] if len(set(shared.match.scores)) == 1 else places)


def test_ac_80_the_guild_relic_counts_as_money() -> None:
    richer = pack_with(BLA_R={"ducats": "4"})
    assert points(resources={"A": "boar_tusk_dagger", "B": "gilded_spurs"}, pack=richer).match.places == [1, 2]


def test_ac_80_places_behind_the_first_go_the_same_way() -> None:
    resources = {"A": "boar_tusk_dagger", "B": "ayane", "C": "gilded_spurs", "D": "watchmans_rattle"}
    scene = end_round(table={"Z0": "siege_bell"}, resources=resources, options={"objectives": False})
    assert scene.match.scores == [1, 4, 1, 1]
    assert scene.match.places == [2, 1, 2, 4]


def test_ac_81_points_on_every_own_card_count() -> None:
    assert points().match.scores == [0, 0]
    pack = pack_with(GUILD_BLA={"vp": "2"}, BLA_A1={"vp": "3"}, BLA_L={"vp": "4"}, FER_R={"vp": "5"})
    assert points(pack=pack).match.scores == [9, 5]
    scene = points(pack=pack, resources={"A": "goblin_fire_support ayane"}, guild_piles={"A": "the_regent"})
    assert scene.match.scores == [9 + 4 + 5, 5]


# --- AC-82: after the last round ---


@pytest.mark.parametrize(
    "last",
    [
        {"table": {"Z0": "siege_bell"}},
        {"table": {"F": "chalice_of_ashes"}, "round": 40},
        {"table": {"F": "chalice_of_ashes"}, "dry": 5},
    ],
)
def test_ac_82_the_first_player_card_stays_after_the_last_round(last: dict[str, Any]) -> None:
    scene = end_round(first="C", **last)
    assert scene.match.is_over
    assert scene.told("first_player_passed") == []
    assert scene.view()["table"]["first"] == 2
