"""Who knows which card: in the worlds that a viewer cannot tell from the real one, and in the zone `known`."""

import random
from collections import Counter
from typing import Any

import pytest

from cartomante.core.match import Match
from cartomante.games.arcanum.state import CARD_CODES, EVERYBODY, MINORS, SPECTATOR

from .helpers import GAME, Table, lay
from .words import SEATS

WORLDS = 40
KING = {"SK": 1}
OPEN_ZONES = ("minor_discard", "major_discard", "resolving", "in_force", "on_board", "set_aside")
SEAT_ZONES = ("hands", "hidden", "passing")


def where(match: Match, card: str) -> str:
    """With whom a card is, "B hands" or "B hidden", or just "elsewhere"."""
    position = match.position()
    for zone in SEAT_ZONES:
        for seat, cards in zip(SEATS, position[zone], strict=False):
            if card in cards:
                return f"{seat} {zone}"
    return "elsewhere"


def worlds(match: Match, viewer: str | None) -> list[Match]:
    seat = None if viewer is None else SEATS.index(viewer)
    return [match.determinize(seat, k) for k in range(WORLDS)]


def spread(table: Table, card: str, viewer: str | None) -> set[str]:
    """All places of a card in the worlds of a viewer."""
    return {where(world, card) for world in worlds(table.match, viewer)}


def known(table: Table, seat: str, viewer: str | None) -> str:
    return " ".join(CARD_CODES[card] for card in table.seen(seat, "known", viewer))


def pass_on(table: Table, **passed: str) -> Table:
    return table.play(*(f"{seat} wheel_pass {card}" for seat, cards in passed.items() for card in cards.split()))


def end_turn_with(table: Table, seat: str, card: str) -> Table:
    table.play(f"{seat} play_card {card}")
    while table.asked().startswith(seat):
        _, decision = table.asked().split()
        table.play(f"{seat} {decision} {max(table.offered(seat))}")
    return table


# --- the Wheel ---


def wheel() -> Table:
    table = lay(A="wheel S1 S2 S3", B="P1 P2 P3", C="C1 C2 C3", D="W1 W2 W3 W4").play("A play_card wheel")
    return pass_on(table, A="S1 S2", B="P1 P2", C="C1 C2", D="W1 W2")


def test_giver_and_receiver_know_the_cards_that_were_passed() -> None:
    table = wheel()
    for giver, receiver, card in (("A", "B", "S1"), ("B", "C", "P2"), ("C", "D", "C1"), ("D", "A", "W2")):
        assert spread(table, card, giver) == {f"{receiver} hands"}
        assert spread(table, card, receiver) == {f"{receiver} hands"}
    assert known(table, "B", "A") == "S1 S2"


def test_third_parties_do_not_know_the_cards_that_were_passed() -> None:
    table = wheel()
    for viewer in ("C", "D", None):
        assert len(spread(table, "S1", viewer)) > 1
        assert known(table, "B", viewer) == ""


def test_a_choice_in_the_wheel_is_secret_until_all_have_chosen() -> None:
    table = lay(A="wheel S1 S2 S3", B="P1 P2 P3", C="C1 C2 C3").play("A play_card wheel")
    table.play("A wheel_pass S1", "A wheel_pass S2")
    assert spread(table, "S1", "A") == {"A passing"}
    assert len(spread(table, "S1", "B")) > 1


def test_the_giver_is_less_sure_once_the_receiver_has_hidden_a_card() -> None:
    table = lay(A="wheel S1 S2 S9", B="hermit P1 P2 P3", C="C1 C2 C3").play("A play_card wheel")
    pass_on(table, A="S1 S2", B="P1 P2", C="C1 C2")
    end_turn_with(table, "A", "S9")
    table.play("B play_card hermit", "B optional_hide P3", "B optional_hide pass")
    assert spread(table, "S1", "A") == {"B hands", "B hidden"}


def public_card_taken() -> Table:
    """Everybody has seen S3 come into A's hand."""
    table = lay(
        A="temperance W8 W9 P1 P4", B="wheel P2 P3", C="C1 C2 C3", D="W1 W2 W3", hidden={"A": "S3 P7"}, face_up="S3"
    )
    table.play("A play_card temperance", "A move_figure pass", "A temperance_take S3", "A temperance_give P1")
    return table.play("A temperance_take pass")


def test_a_face_up_card_taken_with_temperance_is_known_to_be_in_that_hand() -> None:
    table = public_card_taken()
    for viewer in ("B", "C", "D", None):
        assert spread(table, "S3", viewer) == {"A hands"}
        assert known(table, "A", viewer) == "S3"


@pytest.mark.parametrize("passed", ["S3 W8", "W8 P4"])
def test_whether_a_known_card_was_passed_is_known_to_giver_and_receiver_alone(passed: str) -> None:
    table = end_turn_with(public_card_taken(), "A", "W9").play("B play_card wheel")
    pass_on(table, A=passed, C="C1 C2", D="W1 W2")
    holder = "B" if "S3" in passed else "A"
    for insider in ("A", "B"):
        assert spread(table, "S3", insider) == {f"{holder} hands"}
    for outsider in ("C", "D", None):
        assert spread(table, "S3", outsider) == {"A hands", "B hands"}
        assert "S3" not in known(table, "A", outsider) + known(table, "B", outsider)


# --- the World and the Sun ---


def world() -> Table:
    table = lay(A="world S9", B="temperance W8 W9 P1", C="P5", hidden={"A": "C5", "B": "S3 P7"}, figures={"SKn": 1})
    return table.play("A play_card world", "A optional_hide pass")


def test_after_the_world_hidden_cards_stay_where_they_are_in_all_worlds() -> None:
    table = end_turn_with(world(), "A", "S9")
    for viewer in ("A", "C", None):
        assert spread(table, "S3", viewer) == spread(table, "P7", viewer) == {"B hidden"}
        assert known(table, "B", viewer) == "S3 P7"
    assert spread(table, "C5", "B") == {"A hidden"}


def test_after_temperance_a_card_shown_by_the_world_is_hidden_or_taken() -> None:
    table = end_turn_with(world(), "A", "S9").play("B play_card temperance", "B move_figure pass")
    table.play("B temperance_take S3", "B temperance_give W9", "B temperance_take pass")
    for viewer in ("A", "C", None):
        assert spread(table, "S3", viewer) == spread(table, "P7", viewer) == {"B hands", "B hidden"}
        assert known(table, "B", viewer) == "S3 P7"
    for each in worlds(table.match, "A"):
        assert {where(each, "S3"), where(each, "P7")} == {"B hands", "B hidden"}


def test_both_exchanges_of_temperance_took_what_lay_there_before() -> None:
    table = lay(A="temperance W8 W9 P1", B="P5", C="P6", hidden={"A": "S3 P7 C9"})
    position = table.position
    for card in ("S3", "P7", "C9", "W8", "W9", "P1"):
        position["traced"][CARD_CODES.index(card)] = EVERYBODY
    position["shown_at"] = position["clock"]
    table = Table(GAME.from_position(position)).play("A play_card temperance", "A move_figure pass")
    table.play("A temperance_take S3", "A temperance_give W8", "A temperance_take P7", "A temperance_give W9")
    for each in worlds(table.match, "B"):
        places = Counter(where(each, card) for card in ("S3", "P7", "C9"))
        assert places == {"A hands": 2, "A hidden": 1}


def test_cards_shown_by_the_sun_are_seen_by_all_and_the_others_are_not() -> None:
    table = lay(A="sun S9", B="P1", C="P5", hidden={"B": "S3 P7 C9 W2"}).play("A play_card sun")
    table.play("B sun_reveal S3", "B sun_reveal P7", "B sun_reveal C9")
    for viewer in ("A", "C", None):
        for card in ("S3", "P7", "C9"):
            assert spread(table, card, viewer) == {"B hidden"}
        assert len(spread(table, "W2", viewer)) > 1
        assert len(table.seen("B", "hidden_cards", viewer)["cards"]) == 3


# --- decks ---


def test_the_last_card_of_a_deck_is_known_to_all_when_it_is_drawn() -> None:
    table = lay(A="SK", figures=KING, B="P1", C="P2", minors="", minor_discard="W9")
    table.play("A play_card SK", "A move_destination throne_room")
    for viewer in ("A", "B", "C", None):
        assert spread(table, "W9", viewer) == {"A hands"}


def test_a_reshuffled_deck_holds_exactly_the_former_pile() -> None:
    table = lay(A="SK", figures=KING, B="P1 P2 P3", C="C1 C2", minors="", minor_discard="W6 W7 W8 W9")
    table.play("A play_card SK", "A move_destination throne_room")
    for viewer in ("B", "C", None):
        for card in ("W6", "W9"):
            assert spread(table, card, viewer) == {"A hands", "elsewhere"}
        for card in ("P1", "C2"):
            assert not spread(table, card, viewer) & {"A hands", "elsewhere"}


# --- whatever they chose ---


def redrawn(table: Table, viewer: str | None) -> list[bytes]:
    return [world.state_bytes() for world in worlds(table.match, viewer)]


@pytest.mark.parametrize("passed", ["S2 S3", "S1 S3"])
def test_worlds_of_others_do_not_depend_on_what_was_passed(passed: str) -> None:
    hands = {"A": "wheel S1 S2 S3", "B": "P1 P2 P3", "C": "C1 C2 C3", "D": "W1 W2 W3 W4"}
    table, other = (lay(**hands).play("A play_card wheel") for _ in range(2))
    pass_on(table, A=passed)
    pass_on(other, A="S1 S2")
    for viewer in ("B", "C", None):
        assert redrawn(table, viewer) == redrawn(other, viewer)
    for each in (table, other):
        pass_on(each, B="P1 P2", C="C1 C2", D="W1 W2")
    for viewer in ("C", "D", None):
        assert redrawn(table, viewer) == redrawn(other, viewer)
    assert redrawn(table, "B") != redrawn(other, "B")


@pytest.mark.parametrize("hidden", ["P1", "P2"])
def test_worlds_of_others_do_not_depend_on_what_was_hidden(hidden: str) -> None:
    table, other = (lay(A="hermit S9 P1 P2 P3", B="P5", C="P6", hidden={"A": "C1"}) for _ in range(2))
    for each, card in ((table, hidden), (other, "P3")):
        each.play("A play_card hermit", f"A optional_hide {card}")
    for viewer in ("B", "C", None):
        assert redrawn(table, viewer) == redrawn(other, viewer)


@pytest.mark.parametrize("taken", ["S3", "P7"])
@pytest.mark.parametrize("given", ["W9", "P1"])
def test_worlds_of_others_do_not_depend_on_what_temperance_exchanged(taken: str, given: str) -> None:
    table, other = (lay(A="temperance W8 W9 P1", B="P5", C="P6", hidden={"A": "S3 P7 C9"}) for _ in range(2))
    for each, card, instead in ((table, taken, given), (other, "C9", "W8")):
        each.play("A play_card temperance", "A move_figure pass", f"A temperance_take {card}")
        each.play(f"A temperance_give {instead}")
    for viewer in ("B", "C", None):
        assert redrawn(table, viewer) == redrawn(other, viewer)
    for each, card in ((table, taken), (other, "C9")):
        each.play(f"A temperance_take {next(c for c in ('S3', 'P7', 'C9') if c != card)}")
    for viewer in ("B", "C", None):
        assert redrawn(table, viewer) == redrawn(other, viewer)


# --- whole games ---


@pytest.mark.parametrize("seed", range(3))
def test_in_no_world_a_card_comes_from_a_deck_in_which_it_was_not(seed: int) -> None:
    match, rng = GAME.new_match(5, seed, {"length": "long"}), random.Random(seed)
    while not match.is_over:
        seat = rng.choice(match.deciders())
        match.apply(rng.choice(match.legal_actions(seat)), seat)
        if rng.random() < 0.1:
            viewer = rng.choice([None, *range(5)])
            check_world(match, match.determinize(viewer, rng.randrange(1000)), viewer)


def left_in_decks(position: dict[str, Any]) -> Counter[tuple[bool, int]]:
    """How many cards of each kind and of each shuffle are in the decks."""
    zones = [position[zone] for zone in OPEN_ZONES] + [cards for zone in SEAT_ZONES for cards in position[zone]]
    elsewhere = {code for cards in zones for code in cards}
    left = [card for card, code in enumerate(CARD_CODES) if code not in elsewhere]
    return Counter((card < MINORS, position["pack"][card]) for card in left)


def check_world(match: Match, world: Match, viewer: int | None) -> None:
    """Of each deck, the first or a reshuffled one, as many cards are left as in truth; a card once seen stays there."""
    real, redrawn = match.position(), world.position()
    assert redrawn["pack"] == real["pack"]
    assert world.view(viewer) == match.view(viewer)
    assert left_in_decks(redrawn) == left_in_decks(real)
    seen = SPECTATOR if viewer is None else 1 << viewer
    for card, code in enumerate(CARD_CODES):
        if real["traced"][card] & seen:
            assert where(world, code)[:1] == where(match, code)[:1]
