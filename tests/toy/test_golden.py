"""Whole games as text, compared line by line; `make golden` rewrites them."""

from pathlib import Path

import pytest

from golden import first_difference

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_goes_as_written(path):
    assert first_difference(path) == ""
