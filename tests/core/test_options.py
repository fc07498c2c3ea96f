"""Variants and presets."""

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.options import Option, resolve

OPTIONS = (Option("fog", (False, True)), Option("goal", (10, 20, 5)), Option("edition", ("english", "italian")))
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
