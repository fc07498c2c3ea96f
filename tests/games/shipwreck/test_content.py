"""The table of cards: what it holds, and what is said about a wrong one."""

import random
from collections import Counter
from pathlib import Path

import pytest

from cartomante.core.errors import BadPack, CartomanteError
from cartomante.games.shipwreck.content import COLUMNS, PACKS

from .helpers import BASE, CARD_IDS, GAME

STANDARD = (PACKS.folder / "standard.csv").read_text(encoding="utf-8")
HEADER = ",".join(COLUMNS)
FIRST_ROW = 3  # the line of Dawn, after a line of comment and the header
ROWS = {line.split(",")[1]: line for line in STANDARD.splitlines()[FIRST_ROW - 1 :]}
DAWN, KEY, ASH, THIEF = ROWS["dawn"], ROWS["key"], ROWS["ash"], ROWS["thief"]


def changed(*changes: tuple[str, str]) -> str:
    text = STANDARD
    for old, new in changes:
        assert text.count(f"\n{old}\n") == 1
        text = text.replace(f"\n{old}\n", f"\n{new}\n")
    return text


def complaint(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        PACKS.parse("mine.csv", text)
    return str(caught.value)


def column(name: str) -> list[str]:
    return [row.split(",")[COLUMNS.index(name)] for row in ROWS.values()]


def test_the_sets_have_the_sizes_of_section_1() -> None:
    assert Counter(column("set")) == {"base": 20, "promo": 10, "imago": 1, "stars_below": 5}
    assert tuple(ROWS) == CARD_IDS


def test_the_powers_are_shared_out_as_in_section_1() -> None:
    base = {
        "higher_than": 3,
        "discard_lower": 3,
        "twice": 3,
        "ask_123": 2,
        "ask_147": 2,
        "ask_345": 2,
        "ask_567": 2,
        "cycle": 2,
        "old": 1,
    }
    more = {"plus_1": 3, "relocate": 2, "same": 2, "ask_147": 1, "old": 1, "within_2": 1, "cycle": 1, "help": 2}
    assert Counter(column("power")[: len(BASE)]) == base
    assert Counter(column("power")[len(BASE) :]) == more | {"slow": 1, "exile": 1, "amplify": 1}


def test_the_durations_of_the_base_set_are_those_of_section_1() -> None:
    assert Counter(column("duration")[: len(BASE)]) == {"1": 4, "2": 5, "3": 9, "4": 2}


@pytest.mark.parametrize(
    ("new", "field", "what"),
    [
        ("1,dawn,base,higher,,3,hours,,higher_than", "idx", "expected 0, found 1"),
        ("-1,dawn,base,higher,,3,hours,,higher_than", "idx", "from 0 to 35, not -1"),
        ("0,dusk,base,higher,,3,hours,,higher_than", "id", "'dusk' is not one of dawn, leviathan"),
        ("0,key,base,higher,,3,hours,,higher_than", "id", "expected dawn, found key"),
        ("0,dawn,deluxe,higher,,3,hours,,higher_than", "set", "'deluxe' is not one of base, promo"),
        ("0,dawn,base,taller,,3,hours,,higher_than", "predicate", "'taller' is not one of higher, lower"),
        ("0,dawn,base,higher,5,3,hours,,higher_than", "params", "higher needs 0 numbers, not '5'"),
        ("0,dawn,base,sum_mod,3,3,hours,,higher_than", "params", "sum_mod needs 2 numbers, not '3'"),
        ("0,dawn,base,sum_mod,0;0,3,hours,,higher_than", "params", "holds a number that no two fates can make"),
        ("0,dawn,base,sum_in,,3,hours,,higher_than", "params", "sum_in needs at least one number, not ''"),
        ("0,dawn,base,sum_in,7 8,3,hours,,higher_than", "params", "'7 8' is not a list of numbers such as 7;8;9"),
        ("0,dawn,base,sum_ge,99,3,hours,,higher_than", "params", "holds a number that no two fates can make"),
        ("0,dawn,base,higher,,,hours,,higher_than", "duration", "is empty"),
        ("0,dawn,base,higher,,8,hours,,higher_than", "duration", "from 1 to 7, not 8"),
        ("0,dawn,base,higher,,long,hours,,higher_than", "duration", "'long' is not a whole number"),
        ("0,dawn,base,higher,,3,days,,higher_than", "fade_rule", "'days' is not one of hours, ash, fall"),
        ("0,dawn,base,higher,,3,hours,shiny,higher_than", "special", "'shiny' is not one of"),
        ("0,dawn,base,higher,,3,hours,,wish", "power", "'wish' is not one of ask_123"),
        ("0,dawn,base,higher,,3,hours,,", "power", "is empty"),
    ],
)
def test_a_wrong_value_is_named_with_file_line_and_field(new: str, field: str, what: str) -> None:
    message = complaint(changed((DAWN, new)))
    assert message.startswith(f'mine.csv, line {FIRST_ROW}, field "{field}": ')
    assert what in message


def test_a_card_with_a_rule_of_its_own_has_no_duration() -> None:
    message = complaint(changed((ASH, ASH.replace(",7,,ash", ",7,3,ash"))))
    assert message.startswith(f'mine.csv, line {FIRST_ROW + 31}, field "duration": must be empty')


@pytest.mark.parametrize(
    ("field", "new"),
    [
        ("special", "11,key,base,sum_in,7;8;9,3,hours,take_after_play,old"),
        ("fade_rule", "11,key,base,sum_in,7;8;9,,ash,,old"),
        ("power", "11,key,base,sum_in,7;8;9,3,hours,,slow"),
    ],
)
def test_what_the_rules_know_once_stands_on_one_card(field: str, new: str) -> None:
    message = complaint(changed((KEY, new)))
    assert f'field "{field}": ' in message
    assert message.endswith("stands on a second card; one is the most")


def test_the_line_counts_comments() -> None:
    message = complaint("# one more line\n" + changed((THIEF, THIEF.replace("help", "harm"))))
    assert message.startswith(f'mine.csv, line {FIRST_ROW + 36}, field "power"')


def test_a_missing_card_a_wrong_header_and_a_short_line_are_named() -> None:
    assert complaint(STANDARD.replace(f"{THIEF}\n", "")).startswith("mine.csv: 35 cards; expected 36")
    assert complaint(STANDARD.replace("predicate", "condition")).startswith(
        f"mine.csv, line 2: the header must be {HEADER}"
    )
    assert complaint(changed((KEY, "11,key,base"))) == "mine.csv, line 14: 3 fields where the header has 9"
    assert complaint("# nothing\n").startswith("mine.csv: is empty")


def test_a_base_set_that_is_too_small_to_play_with_is_named() -> None:
    message = complaint(STANDARD.replace(",base,", ",promo,"))
    assert message == "mine.csv: 0 cards of the set base; a game needs at least 8"


def test_a_pack_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "generous.csv"
    path.write_text(changed((KEY, "11,key,base,any,,7,hours,,old")), encoding="utf-8")
    position = {"players": 2, "row": ["dawn", "key", "judge", "shore"], "hands": [[1, 1], []], "phase": "before_play"}
    match = GAME.from_position(position, pack=path)
    assert match.legal_actions(0) == [1 + 2, 1 + 3]  # The Key now takes anything; The Judge takes an even sum
    assert match.view()["pack"] == "generous.csv"


def test_what_a_card_does_may_stand_on_another() -> None:
    """Dawn takes fates as The Thief did."""
    honest, thieving = THIEF.replace("take_after_play", ""), DAWN.replace("hours,,", "hours,take_after_play,")
    pack = PACKS.parse("mine.csv", changed((THIEF, honest), (DAWN, thieving)))
    for seed in range(3):
        match, rng = GAME.new_match(3, seed, {"difficulty": "easy"}, pack), random.Random(seed)
        while not match.is_over:
            seat = match.deciders()[0]
            match.apply(rng.choice(match.legal_actions(seat)), seat)
            assert GAME.from_position(match.position(), pack).fingerprint() == match.fingerprint()


def test_an_unknown_pack_is_named() -> None:
    with pytest.raises(CartomanteError, match=r"unknown pack 'printed'; allowed: standard, the path of a file"):
        GAME.new_match(2, pack="printed")
