"""The worked examples of cards, turns, decks and the final count, E21 to E28, on the real game."""

from typing import Any

import pytest

from .helpers import SEATS, Scene, lay
from .reference_position import CARDS, cards

BLADES = [*(f"BLA-A{number}" for number in range(1, 10)), "BLA-L", "BLA-R"]
TABLE = {"Z0": "the_regent", "F": "lost_sceptre"}


def sizes(scene: Scene, seat: str = "A") -> tuple[int, int, int]:
    """Hand, main deck and resources, as everybody sees them."""
    hand, deck, resources = (scene.seen(seat, name)["count"] for name in ("hand", "deck", "resources"))
    return hand, deck, resources


def drawing(deck: list[str], resources: list[str], table: dict[str, str] | None = None) -> Scene:
    return lay("draw", table=table or TABLE, decks={"A": " ".join(deck)}, resources={"A": " ".join(resources)})


def test_e_21_resources_are_shuffled_in_the_middle_of_a_draw() -> None:
    scene = drawing(BLADES[:2], BLADES[2:])
    assert sizes(scene) == (4, 7, 0)
    assert set(BLADES[:2]) <= set(scene.position["hands"][0])
    assert scene.told("reshuffled") == ["A 9"]


def test_e_22_the_fourth_card_shuffles_nothing() -> None:
    scene = drawing(BLADES[:4], BLADES[4:])
    assert sizes(scene) == (4, 0, 7)
    assert set(scene.position["hands"][0]) == set(BLADES[:4])
    assert scene.told("reshuffled") == []


def test_e_23_a_hand_can_be_short() -> None:
    scene = drawing([], BLADES[8:], {"F": f"lost_sceptre | A {' '.join(BLADES[:8])}"})
    assert sizes(scene) == (3, 0, 0)
    assert set(scene.position["hands"][0]) == set(BLADES[8:])
    assert scene.told("reshuffled") == ["A 3"]


def test_e_24_players_without_cards_are_skipped() -> None:
    hands = {"A": "BLA-A1 BLA-A2 BLA-A3 BLA-A4", "B": "FER-A1 FER-A2", "C": "THI-A1 THI-A2 THI-A3"}
    scene = lay(players=3, turn="B", first="B", table={"F": "the_undying_saint"}, hands=hands)
    while scene.position["step"] == "play" and scene.position["round"] == 2:
        seat, decision = scene.asked().split()
        scene.play(f"{seat} {decision} " + ("agent@F" if decision == "choose_play" else min(scene.offered())))
    assert " ".join(line[0] for line in scene.told("laid_up")) == "B C A B C A C A A"


def test_e_25_the_first_player_card_goes_to_the_right() -> None:
    scene = lay("round_end", first="C", table=TABLE)
    assert scene.told("first_player_passed") == ["C B"]
    assert (scene.position["first"], scene.view()["table"]["first"]) == (1, 1)
    turns = []
    for _ in range(5):
        seat = scene.asked()[0]
        turns.append(seat)
        scene.use(seat, min(scene.offered()))
        if scene.asked() == f"{seat} choose_play":
            scene.play(f"{seat} choose_play discard")
    assert " ".join(turns) == "B C D A B"


# --- the end ---


@pytest.mark.parametrize(
    ("objective", "others", "points"),
    [
        ("court_in_waiting", "", 4),
        ("grip_on_the_harbour", "lion_gauntlet boar_tusk_dagger moonstone_rosary", 4),
        ("mailed_fist", "R01 R02 R03 R04 R05", 5),
    ],
    ids=["personality", "harbour", "gold staves"],
)
def test_e_26_a_removed_prize_counts_for_points_and_objectives(objective: str, others: str, points: int) -> None:
    """Ayane is the last card that each objective needs; the Jubilee is the only card of the free pile."""
    scene = lay(
        "resolve",
        table={"F": "ayane | A halberd_sergeant sapper"},
        kept={"A": objective},
        resources={"A": others},
    )
    scene.play("A place_prize to_guild_pile")
    assert (scene.match.ending, scene.guild_pile("A")) == ("jubilee", "ayane")
    assert scene.told("objectives_shown")[0] == f"A {objective} eyes_everywhere"
    printed = sum(CARDS[other].vp for other in cards(others))
    assert scene.match.scores[0] == printed + 4 + points


@pytest.mark.parametrize(
    ("place", "hand"),
    [("to_guild_pile", {"BLA-A2", "BLA-A7"}), ("to_resources", {"BLA-A2", "BLA-A7", "P10"})],
)
def test_e_26_a_removed_prize_is_never_drawn(place: str, hand: set[str]) -> None:
    scene = lay(
        "resolve",
        table={"F": "ayane | A halberd_sergeant sapper"},
        piles={"F": "lost_sceptre"},
        decks={"A": ""},
    )
    scene.play(f"A place_prize {place}")
    assert scene.position["round"] == 3
    assert set(scene.position["hands"][0]) == hand


def test_e_27_agents_at_prizes_return_before_the_count() -> None:
    """The other Harbour cards have 6 points; the Regent adds 5 of its own, and 4 as the fourth of its district."""
    scene = lay(
        "resolve",
        table={"Z0": "the_undying_saint | A the_regent"},
        resources={"A": "lion_gauntlet boar_tusk_dagger river_fortress"},
        kept={"A": "grip_on_the_harbour"},
    )
    assert scene.match.ending == "jubilee"
    assert scene.told("nobody_reached") == ["the_undying_saint Z0"]
    assert scene.told("went_home") == ["A the_regent Z0"]
    assert scene.resources("A").endswith("the_regent")
    assert scene.told("objectives_shown")[0] == "A grip_on_the_harbour eyes_everywhere"
    assert scene.match.scores == [6 + 5 + 4, 0, 0, 0]


def count(a: str, b: str) -> Scene:
    """The game ends with the Jubilee. Both guild relics have 3 ducats."""
    given: dict[str, Any] = {"players": 2, "options": {"objectives": False}}
    scene = lay("round_end", resources={"A": a, "B": b}, **given)
    assert scene.match.ending == "jubilee"
    assert scene.match.scores == [41, 41]
    return scene


def ducats(scene: Scene, seat: str) -> int:
    owned = cards(f"{scene.resources(seat)} {scene.deck(seat)} {scene.guild_pile(seat)}")
    return sum(CARDS[each].values["ducats"] for each in owned if CARDS[each].type == "relic")


def winners(scene: Scene) -> str:
    return "".join(SEATS[seat] for seat in scene.match.winners)


def test_e_28_more_prizes_decide_a_tie() -> None:
    """Though B has more ducats."""
    scene = count(
        "L15 L23 L24 P10 P14 P18 P19 P21 P22 P30 R07 R08 R12", "L07 L08 L16 P08 P11 P32 P33 P36 R06 R16 R22 R23"
    )
    assert sizes(scene, "A")[2] == 13
    assert sizes(scene, "B")[2] == 12
    assert ducats(scene, "A") < ducats(scene, "B")
    assert (winners(scene), scene.match.places) == ("A", [1, 2])


def test_e_28_ducats_of_relics_decide_among_equal_prizes() -> None:
    scene = count(
        "L04 L07 L08 L16 L23 P07 P10 P21 P22 P23 P30 R08 R16", "L15 L24 P08 P11 P19 P31 P32 P33 P34 P36 R07 R12 R23"
    )
    assert sizes(scene, "A")[2] == sizes(scene, "B")[2] == 13
    assert (ducats(scene, "A"), ducats(scene, "B")) == (14, 11)
    assert (winners(scene), scene.match.places) == ("A", [1, 2])


def test_e_28_equal_ducats_share_the_victory() -> None:
    scene = count(
        "L07 L08 L15 P02 P08 P10 P11 P17 P19 P36 R07 R16 R23", "L16 L23 L24 P20 P21 P22 P30 P32 P33 P37 R08 R09 R21"
    )
    assert sizes(scene, "A")[2] == sizes(scene, "B")[2] == 13
    assert (ducats(scene, "A"), ducats(scene, "B")) == (14, 14)
    assert (winners(scene), scene.match.places) == ("AB", [1, 1])
