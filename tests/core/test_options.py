"""Variants and presets."""

from itertools import permutations

import numpy as np
import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.options import Assignment, Number, Option, Subset, chosen_in, resolve
from cartomante.core.record import state_record, window
from cartomante.core.rule import assigned

OPTIONS = (Option("fog", (False, True)), Option("goal", (10, 20, 5)), Option("edition", ("english", "italian")))
SETS = Subset("sets", ("promo", "imago", "Stars"))
DECK = Subset("deck", tuple(f"card{i}" for i in range(36)), least=8)
TURNS = Number("turns", 200, 1, 300)
GUILDS = Assignment("guilds", ("choose", "random"), ("blades", "thieves", "usurers"))
PRESETS = {"standard": {}, "long": {"goal": 20, "fog": True}}


def test_without_a_choice_everything_takes_its_first_value():
    expected = {"fog": False, "goal": 10, "edition": "english"}
    assert resolve(OPTIONS, PRESETS, None) == resolve(OPTIONS, PRESETS, {}) == expected


def test_a_preset_overrides_defaults_and_a_name_overrides_a_preset():
    assert resolve(OPTIONS, PRESETS, {"preset": "long"}) == {"fog": True, "goal": 20, "edition": "english"}
    chosen = resolve(OPTIONS, PRESETS, {"goal": 5, "preset": "long"})
    assert chosen == {"fog": True, "goal": 5, "edition": "english"}


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [("fog", "true", True), ("fog", "False", False), ("goal", "20", 20), ("edition", "Italian", "italian")],
)
def test_what_a_person_types_counts_as_what_it_spells(name, typed, meant):
    value = resolve(OPTIONS, PRESETS, {name: typed})[name]
    assert value == meant
    assert type(value) is type(meant)


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"mist": 1}, "unknown option 'mist'; allowed: fog, goal, edition, preset"),
        ({"goal": 15}, "unknown value of option 'goal': 15; allowed: 10, 20, 5"),
        ({"goal": None}, "unknown value of option 'goal': None; allowed: 10, 20, 5"),
        ({"goal": True}, "unknown value of option 'goal': True; allowed: 10, 20, 5"),
        ({"fog": 1}, "unknown value of option 'fog': 1; allowed: False, True"),
        ({"preset": "short"}, "unknown preset 'short'; allowed: standard, long"),
        ({"preset": ["long"]}, "unknown preset ['long']; allowed: standard, long"),
        ("fog", "options must be a mapping of names to values, not 'fog'"),
    ],
    ids=str,
)
def test_a_wrong_choice_is_named_with_what_is_allowed(chosen, message):
    with pytest.raises(CartomanteError) as refused:
        resolve(OPTIONS, PRESETS, chosen)
    assert str(refused.value) == message


def test_a_game_without_presets_does_not_offer_them():
    with pytest.raises(CartomanteError, match=r"unknown option 'mist'; allowed: fog$"):
        resolve(OPTIONS[:1], {}, {"mist": 1})


@pytest.mark.parametrize(
    ("option", "value", "stored", "meant"),
    [
        (OPTIONS[1], 5, 2, 5),
        (SETS, [], 0, []),
        (SETS, ["imago"], 2, ["imago"]),
        (SETS, ["Stars", "promo"], 5, ["promo", "Stars"]),
        (SETS, ("promo", "imago", "Stars"), 7, ["promo", "imago", "Stars"]),
        (SETS, "none", 0, []),
        (SETS, "Imago, stars", 6, ["imago", "Stars"]),
        (DECK, [f"card{i}" for i in range(28, 36)], 255 << 28, [f"card{i}" for i in range(28, 36)]),
        (TURNS, 12, 12, 12),
        (TURNS, np.int8(12), 12, 12),
        (TURNS, "300", 300, 300),
        (GUILDS, "choose", 0, "choose"),
        (GUILDS, "Random", 1, "random"),
        (GUILDS, ["random"], 1, "random"),
        (GUILDS, ["thieves"], 2 + 2, ["thieves"]),
        (GUILDS, ["thieves", "blades"], 2 + 2 + 4 * 1, ["thieves", "blades"]),
        (GUILDS, ("usurers", "blades", "thieves"), 2 + 3 + 4 * 1 + 16 * 2, ["usurers", "blades", "thieves"]),
        (GUILDS, " Usurers,blades ", 2 + 3 + 4 * 1, ["usurers", "blades"]),
    ],
)
def test_every_kind_of_option_turns_its_values_into_numbers_and_back(option, value, stored, meant):
    assert option.encode(value) == stored
    assert option.decode(stored) == meant
    assert resolve((option,), {}, {option.name: value}) == {option.name: meant}


@pytest.mark.parametrize("option", [*OPTIONS, SETS, DECK, TURNS, GUILDS], ids=lambda option: option.name)
def test_the_default_comes_first_among_the_values_on_offer_and_all_of_them_are_good(option):
    assert option.values[0] == option.default
    assert all(option.decode(option.encode(value)) == value for value in option.values)


def test_a_form_offers_every_choice_of_a_few_items_and_none_of_many():
    assert SETS.values[:3] == ([], ["promo"], ["imago"])
    assert len(SETS.values) == 8
    assert DECK.values == ([],)
    assert Subset("pair", ("a", "b", "c"), least=2).values == ([], ["a", "b"], ["a", "c"], ["b", "c"], ["a", "b", "c"])


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (SETS, ["x"], "unknown value of option 'sets': ['x']; allowed: none, or at least 1 of promo, imago, Stars"),
        (DECK, ["card1", "card2"], "unknown value of option 'deck': ['card1', 'card2']; allowed: none, or at least 8"),
        (TURNS, 0, "option 'turns' must be a whole number from 1 to 300, not 0"),
        (
            GUILDS,
            ["blades", "monks"],
            "unknown value of option 'guilds': ['blades', 'monks']; allowed: choose, random, "
            "a list of blades, thieves, usurers, one for each seat",
        ),
    ],
    ids=["sets", "deck", "turns", "guilds"],
)
def test_a_wrong_value_of_another_kind_is_named_with_what_is_allowed(option, value, message):
    with pytest.raises(CartomanteError) as refused:
        option.encode(value)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("value", [None, 5, "x", "", "promo,promo", ["imago", "imago"], [["imago"]], {"imago"}, {}])
def test_what_is_no_list_of_distinct_items_is_refused(value):
    with pytest.raises(CartomanteError, match="'sets'"):
        SETS.encode(value)


@pytest.mark.parametrize("value", [None, True, 1.0, "x", "", "1" * 10_000, [5], 301, -1])
def test_what_is_no_number_within_the_limits_is_refused(value):
    with pytest.raises(CartomanteError, match="'turns'"):
        TURNS.encode(value)


NO_ASSIGNMENTS = [
    None, 0, 5, "", "none", "x", [], "blades,blades", ["thieves", "thieves"], ["choose", "random"], "choose,blades",
    [["blades"]], {"blades"}, {}, "blades;thieves",
]  # fmt: skip


@pytest.mark.parametrize("value", NO_ASSIGNMENTS, ids=str)
def test_what_is_no_list_of_different_things_for_the_seats_is_refused(value):
    with pytest.raises(CartomanteError, match="'guilds'"):
        GUILDS.encode(value)


def test_every_assignment_has_a_number_of_its_own_from_which_a_rule_reads_the_item_of_a_seat():
    lists = [list(order) for seats in (1, 2, 3) for order in permutations(GUILDS.items, seats)]
    stored = [GUILDS.encode(items) for items in lists]
    assert len(set(stored)) == len(lists)
    assert min(stored) >= len(GUILDS.words)
    assert max(stored) <= np.iinfo(GUILDS.dtype).max
    for items, number in zip(lists, stored, strict=True):
        assert GUILDS.decode(number) == items
        seats = range(len(items))
        found = [assigned(number, len(GUILDS.words), len(GUILDS.items), seat) for seat in seats]
        assert found == [GUILDS.items.index(item) for item in items]


def test_beyond_the_end_of_an_assignment_a_seat_has_nothing():
    assert assigned(GUILDS.encode(["thieves", "blades"]), len(GUILDS.words), len(GUILDS.items), 2) == -1


def test_a_record_has_room_for_every_value():
    options = (OPTIONS[0], SETS, DECK, TURNS, GUILDS)
    record = state_record(2, [], options)
    assert [record[option.name] for option in options] == [np.int8, np.int8, np.int64, np.int16, np.int16]
    assert [Subset("s", ("x",) * count).dtype for count in (7, 8, 15, 16, 31, 32)] == [
        np.int8, np.int16, np.int16, np.int32, np.int32, np.int64,
    ]  # fmt: skip
    s = window(record)(np.zeros(record.itemsize, np.uint8))
    wanted = {"fog": True, "sets": ["promo", "Stars"], "deck": list(DECK.items), "turns": 300}
    wanted["guilds"] = ["usurers", "thieves"]
    for option in options:
        setattr(s, option.name, option.encode(wanted[option.name]))
    assert chosen_in(options, s) == wanted


def test_presets_may_be_laid_over_each_other():
    presets = {"big": {"size": 2}, "red": {"colour": "red"}, "small": {"size": 1}}
    options = (Option("size", (0, 1, 2)), Option("colour", ("blue", "red")))
    assert resolve(options, presets, {"preset": "big+red"}) == {"size": 2, "colour": "red"}
    assert resolve(options, presets, {"preset": "big+small", "colour": "red"}) == {"size": 1, "colour": "red"}
    with pytest.raises(CartomanteError, match="unknown preset 'green'; allowed: big, red, small"):
        resolve(options, presets, {"preset": "big+green"})
