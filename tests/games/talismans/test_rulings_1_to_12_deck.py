"""Rulings WT-1 to WT-12: names, components and deck."""

import pytest

from cartomante.core.text import LANGUAGES
from cartomante.games.talismans.cards import is_combination, sum_of

from .helpers import CARDS, GAME, SPECIALS, SUITS, Table, lay, record

TITLES = {
    "en": "The Weather Talismans",
    "it": "I Talismani del Tempo",
    "de": "Die Wettertalismane",
    "fr": "Les Talismans du Temps",
    "es": "Los Talismanes del Tiempo",
}
SUIT_NAMES = {
    "en": ["Fog", "Snow", "Clouds", "Rain", "Sun", "Storm"],
    "it": ["Nebbia", "Neve", "Nuvole", "Pioggia", "Sole", "Tempesta"],
    "de": ["Nebel", "Schnee", "Wolken", "Regen", "Sonne", "Gewitter"],
    "fr": ["Brouillard", "Neige", "Nuages", "Pluie", "Soleil", "Orage"],
    "es": ["Niebla", "Nieve", "Nubes", "Lluvia", "Sol", "Tormenta"],
}
DECKS = {2: 40, 3: 54, 4: 64, 5: 75, 6: 84, 7: 91, 8: 96, 9: 99, 10: 100}


def deck(players: int) -> set[str]:
    return {card for hand in GAME.new_match(players, seed=players).position()["hands"] for card in hand}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wt_1_tempo_means_weather_in_every_language(lang: str) -> None:
    texts = GAME.text(lang)
    assert texts.say("title") == TITLES[lang]
    assert [texts.name("suit", suit) for suit in range(len(SUITS))] == SUIT_NAMES[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wt_2_lightning_is_the_suit_of_storm(lang: str) -> None:
    """There is no seventh suit: every suit has a fairy 0 to 14, and the last of them are the Storm fairies."""
    texts = GAME.text(lang)
    storms = [texts.name("card", CARDS.index(f"ST{value}")) for value in range(15)]
    assert [name.replace(SUIT_NAMES[lang][-1], "") for name in storms] == [f" {value}" for value in range(15)]
    assert len({texts.name("card", card) for card in range(90)}) == 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wt_3_change_weather_is_one_card_in_two_copies(lang: str) -> None:
    texts = GAME.text(lang)
    names = [texts.name("card", CARDS.index(card)) for card in SPECIALS]
    kinds = {name.rstrip(" 0123456789()") for name in names}
    assert names[6].replace("7", "8") == names[7]
    assert len(kinds) == 4


@pytest.mark.parametrize("card", ["CW7", "CW8"])
def test_wt_3_both_copies_do_the_same(card: str) -> None:
    table = lay("FO SN CL RA SU ST", A="FO1 + RA1", B=f"{card} + RA2 RA3")
    table.play("A choose_stake FO1", "B weather_choice move").next_turn("A B").expect(row="SN CL RA SU ST FO")


def test_wt_4_all_five_steps_of_the_distribution_happen_in_order() -> None:
    table = lay("FO SN CL RA SU ST", A="FO9 + RA1", B="SN2 SN1 + RA2", C="IO3 + RA3")
    table.play("A choose_stake FO9 of FO9 IO3", "B forge_choice forge", "A weather_choice keep")
    told = [event.kind.name for event in table.match.events]
    steps = ["won", "stake_chosen", "set_aside", "inverted", "took", "weather_kept"]
    assert [kind for kind in told if kind in steps] == steps


def test_wt_5_the_first_talisman_is_the_101st_card_and_is_never_dealt() -> None:
    for players in DECKS:
        assert "FT" not in deck(players)
        assert GAME.new_match(players, seed=1).position()["stake"] == ["FT"]
    assert len(deck(10)) == 100
    assert deck(10) | {"FT"} == set(CARDS)


def test_wt_6_eight_specials_are_numbered_and_two_jokers_are_not() -> None:
    assert {card for card in deck(10) if card[:2] not in SUITS} == {*SPECIALS, "JK1", "JK2"}
    texts = GAME.text("en")
    assert all(card[2] in texts.name("card", CARDS.index(card)) for card in SPECIALS)
    assert texts.name("card", CARDS.index("JK1")) == texts.name("card", CARDS.index("JK2"))
    assert not any(character.isdigit() for character in texts.name("card", CARDS.index("JK1")))


def test_wt_7_choose_stake_then_invert_order_then_change_order_then_change_weather() -> None:
    table = lay("FO SN CL RA SU ST", A="CW7 + RA1", B="CO5 + RA2", C="IO3 + RA3", D="CS1 + RA4", E="FO9 + RA5")
    table.play("D choose_stake FO9").expect(row="ST SU RA CL SN FO")
    table.play("B reorder_card FO of FO SN CL RA SU", "B reorder_position 2", "A weather_choice move")
    table.expect(row="FO SU RA CL SN ST")


@pytest.mark.parametrize("players", range(2, 10))
def test_wt_8_a_single_copy_is_the_lower_number(players: int) -> None:
    numbers = {int(card[2]) for card in deck(players) if card in SPECIALS}
    assert all(number - 1 in numbers for number in numbers if number % 2 == 0)
    assert {1, 7} <= numbers


@pytest.mark.parametrize("players", [2, 4])
def test_wt_9_no_change_order_and_no_invert_order_for_2_and_4_players(players: int) -> None:
    assert {card for card in deck(players) if card in SPECIALS} == {"CS1", "CW7"}


@pytest.mark.parametrize(("players", "size"), DECKS.items())
def test_wt_10_every_deck_is_dealt_out_equally(players: int, size: int) -> None:
    hands = GAME.new_match(players, seed=3).position()["hands"]
    assert [len(hand) for hand in hands] == [size // players] * players
    assert len(deck(players)) == size
    assert size % players == 0


def test_wt_11_no_fairy_0_with_2_or_3_players_but_a_joker_may_count_0() -> None:
    zeros = {players: {card for card in deck(players) if card in {f"{suit}0" for suit in SUITS}} for players in DECKS}
    assert [players for players, found in zeros.items() if not found] == [2, 3]
    fairy, joker = CARDS.index("SN1"), CARDS.index("JK1")
    assert sum_of(record(2), fairy, joker) == 1
    assert is_combination(fairy, joker)


def test_wt_12_reference_cards_have_no_function() -> None:
    """Every card the game knows is one of the 101, or one of the six Weather cards of the row."""
    match = GAME.new_match(10, seed=1)
    assert len(match.view()["table"]["row"]) == 6
    shown = {card for seat in range(10) for card in match.view(seat)["seats"][seat]["hand"]["cards"]}
    assert shown | set(match.view()["table"]["stake"]) == set(range(101))
    assert Table(match).asked().count("commit_lead") == 10
