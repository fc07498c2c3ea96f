"""The table of cards: what it holds, and what is said about a wrong one."""

import csv
import io
from collections import Counter

import pytest

from cartomante.core.errors import BadPack
from cartomante.games.cadwallon.content import COLUMNS, PACKS
from cartomante.games.cadwallon.kinds import CONDITIONS, DISTRICTS, EFFECTS, FILTERS
from cartomante.games.cadwallon.pack_checks import LONGEST_NAME, LONGEST_TEXT, RESERVED
from cartomante.games.cadwallon.parameters import CONDITION_PARAMETERS, EFFECT_PARAMETERS

from .packs import CARDS, FIRST_LINE, TEXT, changed, complaint, is_location, line_of, problems, written
from .reference_rules import GUILDS

# --- the pack that comes with the game ---


def test_it_has_the_cards_of_section_1() -> None:
    assert len(CARDS) == 163
    assert Counter((row["set"], row["type"]) for row in CARDS) == {
        ("guild", "agent"): 36,
        ("guild", "location"): 4,
        ("guild", "relic"): 4,
        ("prize", "relic"): 24,
        ("prize", "location"): 24,
        ("prize", "personality"): 37,
        ("objective", "objective"): 22,
        ("militia", "militia"): 6,
        ("guild_card", "guild_card"): 4,
        ("special", "end_card"): 1,
        ("special", "first_player"): 1,
    }


def test_the_districts_are_shared_out_as_in_section_4_13() -> None:
    found = Counter((row["district"], row["type"]) for row in CARDS if row["set"] == "prize")
    kinds = ("relic", "location", "personality")
    assert {district: tuple(found[district, kind] for kind in kinds) for district in DISTRICTS} == {
        "harbour": (5, 5, 7),
        "crown": (5, 5, 7),
        "temple": (5, 5, 7),
        "market": (5, 4, 8),
        "warrens": (4, 5, 8),
    }


def test_the_points_of_the_prizes_are_those_of_section_5_1() -> None:
    found = Counter(int(row["vp"]) for row in CARDS if row["set"] == "prize")
    assert found == {1: 30, 2: 35, 3: 11, 4: 6, 5: 3}


def test_the_profiles_of_the_guilds_are_those_of_section_4_13() -> None:
    profiles = {}
    for guild in GUILDS:
        agents = [row for row in CARDS if (row["guild"], row["type"]) == (guild, "agent")]
        profiles[guild] = tuple(
            sum(int(row[arcanum]) for row in agents) for arcanum in ("staves", "swords", "chalices")
        )
    assert profiles == {
        "blades": (20, 10, 14),
        "ferrymen": (16, 12, 20),
        "thieves": (12, 22, 14),
        "usurers": (16, 16, 10),
    }


def test_it_uses_every_effect_and_every_condition_and_nothing_looks_like_a_slip() -> None:
    assert {row["effect"] for row in CARDS if is_location(row)} == set(EFFECTS)
    assert {row["effect"] for row in CARDS if row["type"] == "objective"} == set(CONDITIONS)
    assert PACKS.warnings("mine.csv", TEXT) == []


def test_written_out_again_it_is_the_same() -> None:
    ours, theirs = PACKS.parse("mine.csv", written(CARDS)), PACKS.load(None)
    assert ours.record.tobytes() == theirs.record.tobytes()
    assert ours.words == theirs.words


# --- wrong cells: code, column, what is written there, what is told ---

NOT_EMPTY = "must be empty for a card of this kind, not"
NAME_LIST = "staves, swords, chalices, ducats"
WRONG_CELLS = [
    # which card it is
    ("R04", "num", "", "is empty"),
    ("R04", "num", "x", "'x' is not a whole number"),
    ("R04", "num", "48", "expected 47, found 48"),
    ("R04", "num", "163", "it must be a whole number from 0 to 162, not 163"),
    ("R04", "id", "R05", "expected 'R04' for card 47, found 'R05'"),
    ("FIRST", "id", "SECOND", "expected 'FIRST' for card 162, found 'SECOND'"),
    ("R04", "set", "price", "expected 'prize' for card 47, found 'price'"),
    ("R04", "set", "guild", "expected 'prize' for card 47, found 'guild'"),
    ("R04", "type", "location", "expected 'relic' for card 47, found 'location'"),
    ("BLA-L", "type", "relic", "expected 'location' for card 9, found 'relic'"),
    ("BLA-A1", "guild", "thieves", "expected 'blades' for card 0, found 'thieves'"),
    ("GUILD-THI", "guild", "", "expected 'thieves' for card 159, found ''"),
    ("R04", "guild", "thieves", "expected '' for card 47, found 'thieves'"),
    # words
    ("R04", "name_en", "", "is empty"),
    ("BLA-A1", "name_es", "  ", "is empty"),
    ("JUBILEE", "name_de", "", "is empty"),
    ("R04", "name_it", "Spada\x1b[31m", r"'\x1b' is a character that cannot be seen"),
    ("R04", "name_it", "Spa\tda", r"'\t' is a character that cannot be seen"),
    ("R04", "name_it", "\u202eadapS", r"'\u202e' is a character that cannot be seen"),
    ("R04", "name_fr", "É" * 49, f"is longer than {LONGEST_NAME} characters: '{'É' * LONGEST_NAME}'"),
    *(
        ("R04", "name_en", word, f"{word!r} means something else in sentences; write it with a capital")
        for word in RESERVED
    ),
    ("L01", "text_en", "", "is empty"),
    ("O01", "text_de", "", "is empty"),
    ("L01", "text_fr", "é\x07", r"'\x07' is a character that cannot be seen"),
    ("R04", "text_fr", "é\x9b2J", r"'\x9b' is a character that cannot be seen"),
    ("L01", "text_es", "x" * 241, f"is longer than {LONGEST_TEXT} characters: '{'x' * LONGEST_TEXT}'"),
    # numbers
    *(("R04", column, "", "is empty") for column in ("staves", "swords", "chalices", "ducats", "vp", "then_draw")),
    *(
        ("P01", column, number, f"it must be a whole number from 0 to 20, not {number}")
        for column in ("staves", "swords", "chalices", "ducats", "vp")
        for number in ("-1", "21")
    ),
    ("P01", "staves", "two", "'two' is not a whole number"),
    ("P01", "vp", "1.5", "'1.5' is not a whole number"),
    ("FIRST", "swords", "x", "'x' is not a whole number"),
    ("L01", "then_draw", "2", "it must be a whole number from 0 to 1, not 2"),
    ("R04", "then_draw", "1", "it must be a whole number from 0 to 0, not 1"),
    # prizes
    ("R04", "district", "", "is empty"),
    ("R04", "district", "docks", "'docks' is not one of harbour, crown, temple, market, warrens"),
    ("BLA-A1", "district", "harbour", f"{NOT_EMPTY} 'harbour'"),
    ("R04", "gold", "", "is empty"),
    ("R04", "gold", "cups", f"must name different ones of {NAME_LIST}, not 'cups'"),
    ("P34", "gold", "staves;staves;chalices", f"must name different ones of {NAME_LIST}, not 'staves;staves;chalices'"),
    ("BLA-A1", "gold", "staves", f"{NOT_EMPTY} 'staves'"),
    ("R04", "threshold", "", "is empty"),
    ("R04", "threshold", "0", "it must be a whole number from 1 to 20, not 0"),
    ("R04", "threshold", "21", "it must be a whole number from 1 to 20, not 21"),
    ("R04", "threshold", "many", "'many' is not a whole number"),
    ("R04", "threshold", "4;4", "has 2 numbers for 1 gold arcana"),
    ("P34", "threshold", "2;2", "has 2 numbers for 3 gold arcana"),
    ("P34", "threshold", "2;;2", "'' is not a whole number"),
    ("M1", "threshold", "3", f"{NOT_EMPTY} '3'"),
    # effects and conditions
    ("L01", "effect", "", "is empty"),
    ("L01", "effect", "explode", f"'explode' is not one of {', '.join(EFFECTS)}"),
    ("L01", "effect", "most", f"'most' is not one of {', '.join(EFFECTS)}"),
    ("O02", "effect", "expose", f"'expose' is not one of {', '.join(CONDITIONS)}"),
    ("O02", "effect", "", "is empty"),
    ("M1", "params", "n=2", f"{NOT_EMPTY} 'n=2'"),
    # their parameters
    ("L01", "params", "n=2", "'n' means nothing for 'expose', which takes nothing"),
    ("L16", "params", "", "'n' is missing for 'draw', which takes n, discard"),
    ("L16", "params", "n=2", "'discard' is missing for 'draw', which takes n, discard"),
    ("L16", "params", "n=2;discard=0;max=3", "'max' means nothing for 'draw', which takes n, discard"),
    ("L16", "params", "n=2;n=2", "must be different name=value parts joined by ;, not 'n=2;n=2'"),
    ("L16", "params", "n;discard=0", "must be different name=value parts joined by ;, not 'n;discard=0'"),
    ("L16", "params", "n=2,discard=0", "'discard' is missing for 'draw', which takes n, discard"),
    ("L16", "params", "n=0;discard=0", "n must be a whole number from 1 to 20, not 0"),
    ("L16", "params", "n=21;discard=0", "n must be a whole number from 1 to 20, not 21"),
    ("L16", "params", "n=2;discard=-1", "discard must be a whole number from 0 to 20, not -1"),
    ("L16", "params", "n=2;discard=21", "discard must be a whole number from 0 to 20, not 21"),
    ("L16", "params", "n=two;discard=0", "'two' is not a whole number"),
    ("L04", "params", "max=-1", "max must be a whole number from 0 to 20, not -1"),
    ("L12", "params", "max=21", "max must be a whole number from 0 to 20, not 21"),
    ("L03", "params", "arcanum=cups;n=3", f"arcanum 'cups' is not one of {NAME_LIST}, main"),
    ("L03", "params", "arcanum=staves;n=0", "n must be a whole number from 1 to 20, not 0"),
    ("L03", "params", "n=3", "'arcanum' is missing for 'boost', which takes arcanum, n"),
    ("L08", "params", "n=0", "n must not be 0, which would shift nothing"),
    ("L08", "params", "n=-21", "n must be a whole number from -20 to 20, not -21"),
    ("L15", "params", "n=0", "n must be a whole number from 1 to 20, not 0"),
    ("L06", "params", "min=-1", "min must be a whole number from 0 to 100, not -1"),
    ("L06", "params", "min=101", "min must be a whole number from 0 to 100, not 101"),
    ("O01", "params", "filter=type:relic", "'n' is missing for 'count_ge', which takes filter, n"),
    ("O02", "params", "filter=type:relic;n=1/1/1", "'n' means nothing for 'most', which takes filter"),
    ("O16", "params", "filter=any;n=3/2/2", "'filter' means nothing for 'each_district_ge', which takes n"),
    ("O01", "params", "filter=type:relic;n=8", "n must be 3 numbers such as 8/5/5 (2/3/4 players), not '8'"),
    ("O01", "params", "filter=type:relic;n=8/5/x", "'x' is not a whole number"),
    ("O01", "params", "filter=type:relic;n=8/5/-1", "n must be a whole number from 0 to 1700, not -1"),
    ("O01", "params", "filter=colour:red;n=8/5/5",
     f"filter 'colour:red' does not begin with one of {', '.join(FILTERS)}"),
    ("O01", "params", "filter=type:agent;n=8/5/5",
     "filter 'type:agent' is not one of type:relic, type:location, type:personality"),
    ("O07", "params", "filter=district:docks;n=6/4/4",
     f"filter 'district:docks' is not one of {', '.join(f'district:{district}' for district in DISTRICTS)}"),
    ("O12", "params", "filter=gold:cups;n=1/1/1",
     "filter 'gold:cups' is not one of gold:staves, gold:swords, gold:chalices, gold:ducats"),
    ("O21", "params", "filter=any:relic;n=1/1/1", "filter 'any:relic' is not one of any"),
    ("O18", "params", "filter=vp_min:x;n=7/4/4", "'x' is not a whole number"),
    ("O18", "params", "filter=vp_min;n=7/4/4", "'' is not a whole number"),
    ("O20", "params", "filter=threshold_max:21;n=7/4/4",
     "filter threshold_max must be a whole number from 0 to 20, not 21"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "column", "cell", "told"),
    WRONG_CELLS,
    ids=[f"{code}-{column}-{ascii(cell)[1:12]}" for code, column, cell, _ in WRONG_CELLS],
)
def test_a_wrong_cell_is_named_with_file_line_and_field(code: str, column: str, cell: str, told: str) -> None:
    assert complaint(changed((code, {column: cell}))) == f'mine.csv, line {line_of(code)}, field "{column}": {told}'


def test_effects_and_conditions_all_say_which_parameters_they_take() -> None:
    assert set(EFFECT_PARAMETERS) == set(EFFECTS)
    assert set(CONDITION_PARAMETERS) == set(CONDITIONS)


@pytest.mark.parametrize("effect", EFFECTS)
def test_no_effect_does_without_its_parameters_or_with_others(effect: str) -> None:
    wanted = [parameter.name for parameter in EFFECT_PARAMETERS[effect]]
    for params in ("", "colour=red"):
        if params or wanted:
            told = complaint(changed(("L01", {"effect": effect, "params": params})))
            assert told.startswith(f'mine.csv, line {line_of("L01")}, field "params": ')
            assert told.endswith(f" for {effect!r}, which takes {', '.join(wanted) or 'nothing'}")


# --- wrong tables ---


def test_a_missing_card_is_told_where_the_numbers_break_off() -> None:
    rows = [row for row in CARDS if row["id"] != "R04"]
    told = "found '48' in the place of card 47; the table must have 163 rows, one for each card, not 162"
    assert complaint(written(rows)) == f'mine.csv, line {line_of("R04")}, field "num": {told}'


def test_a_card_too_many_is_told_where_the_numbers_break_off() -> None:
    rows = [*CARDS[:48], CARDS[47], *CARDS[48:]]
    told = "found '47' in the place of card 48; the table must have 163 rows, one for each card, not 164"
    assert complaint(written(rows)) == f'mine.csv, line {line_of("R04") + 1}, field "num": {told}'
    more = [*CARDS, CARDS[0] | {"num": "163"}]
    assert "found '163' in the place of card 163; the table" in complaint(written(more))


def test_a_table_that_ends_too_early_is_told() -> None:
    told = "this is the last row, but the table must have 163 rows, one for each card, not 100"
    assert complaint(written(CARDS[:100])) == f'mine.csv, line {FIRST_LINE + 99}, field "num": {told}'
    assert complaint(written([])) == "mine.csv: the table must have 163 rows, one for each card, not 0"


def test_two_cards_that_changed_places_are_both_told() -> None:
    rows = [*CARDS[:47], CARDS[48], CARDS[47], *CARDS[49:]]
    assert problems(written(rows)) == [
        f'mine.csv, line {line_of("R04")}, field "num": expected 47, found 48',
        f'mine.csv, line {line_of("R05")}, field "num": expected 48, found 47',
    ]


@pytest.mark.parametrize("column", COLUMNS)
def test_a_column_that_is_missing_or_goes_by_another_name_is_told(column: str) -> None:
    header = ",".join(COLUMNS)
    shorter = [{name: row[name] for name in COLUMNS if name != column} for row in CARDS]
    text = io.StringIO()
    table = csv.DictWriter(text, list(shorter[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(shorter)
    assert complaint(text.getvalue()).startswith(f"mine.csv, line 1: the header must be {header}, not ")
    renamed = TEXT.replace(f"\n{header}\n", f"\n{header.replace(column, 'colour', 1)}\n")
    assert complaint(renamed).startswith(f"mine.csv, line {FIRST_LINE - 1}: the header must be {header}, not ")


def test_everything_that_is_wrong_is_told_at_once() -> None:
    several = changed(
        ("BLA-A1", {"staves": "99", "name_en": ""}),
        ("R04", {"gold": "cups", "vp": "x"}),
        ("O01", {"params": ""}),
        ("FIRST", {"district": "harbour"}),
    )
    fields = [
        ("BLA-A1", "name_en"), ("BLA-A1", "staves"), ("R04", "vp"), ("R04", "gold"), ("O01", "params"),
        ("FIRST", "district"),
    ]  # fmt: skip
    told = problems(several)
    assert [problem.partition(": ")[0] for problem in told] == [
        f'mine.csv, line {line_of(code)}, field "{column}"' for code, column in fields
    ]
    with pytest.raises(BadPack, match=r"field \"name_en\": is empty \(and 5 more\)$"):
        PACKS.parse("mine.csv", several)
