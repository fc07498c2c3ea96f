"""One template, one module per game."""

import sys

import pytest

from cartomante.core.specialise import specialise

TEMPLATE = """
from typing import Any

rules: Any
DOUBLE = rules * 2


def double():
    return DOUBLE
"""


@pytest.fixture
def template(tmp_path):
    path = tmp_path / "template.py"
    path.write_text(TEMPLATE)
    yield path
    for name in [name for name in sys.modules if name.startswith("specialised.")]:
        del sys.modules[name]


def test_every_game_gets_a_module_of_its_own(template):
    one, other = specialise(template, "specialised.one", rules=1), specialise(template, "specialised.other", rules=5)
    assert (one.double(), other.double()) == (2, 10)
    assert one.__name__ == one.double.__module__ == "specialised.one"
    assert one.__file__ == other.__file__ == str(template)


def test_a_module_is_loaded_once(template):
    assert specialise(template, "specialised.one", rules=1) is specialise(template, "specialised.one", rules=9)


def test_a_template_that_breaks_leaves_nothing_behind(template):
    template.write_text("raise OSError('broken')\n")
    with pytest.raises(OSError, match="broken"):
        specialise(template, "specialised.broken")
    assert "specialised.broken" not in sys.modules
