"""The tutorial of every game that has one plays on its rules, and can be read in every language."""

from itertools import pairwise

import pytest
from fluent.syntax import ast, parse

from cartomante.core.text import LANGUAGES
from cartomante.core.tutorial import LEARNER, scenes
from contract.tables import GAMES

TAUGHT = [game for game in GAMES if game.tutorial is not None]
NAMES = ("Ada", "Bruno", "Clara", "David", "Emil")
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_taught = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def item_of(scene):
    """What the text may name: the choice, or else the thing to look at."""
    if scene.action is not None:
        return scene.view["meanings"][str(scene.action)]
    return scene.highlight if scene.highlight and scene.highlight[0] not in ("table", "seats") else None


def test_every_real_game_can_be_learned():
    assert [game.name for game in TAUGHT] == [game.name for game in GAMES if game.name != "toy"]


@each_taught
def test_a_tutorial_is_short_and_plays_to_its_end(game):
    played = list(scenes(game, game.tutorial))
    assert 8 <= len(played) <= 14
    assert len(played) == len(game.tutorial.steps)
    assert sum(scene.action is not None for scene in played) >= 5
    assert not played[-1].view["over"]


@each_taught
def test_the_learner_chooses_among_what_is_offered(game):
    for scene in scenes(game, game.tutorial):
        assert scene.view["seat"] == LEARNER
        assert scene.action is None or scene.action in scene.view["legal"]


@each_taught
def test_a_step_with_nothing_to_do_changes_nothing_by_itself(game):
    for (scene, after), step in zip(pairwise(scenes(game, game.tutorial)), game.tutorial.steps[1:], strict=True):
        assert scene.action is not None or step.before or (after.view == scene.view and after.events == [])


@each_taught
def test_what_is_highlighted_is_there(game):
    for scene in scenes(game, game.tutorial):
        if scene.highlight is None:
            continue
        sort, value = scene.highlight
        if sort == "table":
            assert value in scene.view["table"]
        elif sort == "seats":
            assert value in scene.view["seats"][LEARNER]
        else:
            assert game.text("en").name(sort, value, NAMES)


@each_language
@each_taught
def test_every_step_can_be_read(game, language):
    texts = game.text(language)
    for scene in scenes(game, game.tutorial):
        item = item_of(scene)
        named = {} if item is None else {"item": texts.meaning(item, NAMES)}
        said = texts.say(scene.message, **named)
        assert "{" not in said
        assert scene.action is None or named["item"] in said, said


@each_taught
def test_no_text_is_left_over(game):
    source = (game.texts / "en" / f"{game.name}.ftl").read_text(encoding="utf-8")
    written = [entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)]
    assert [name for name in written if name.startswith("tutorial-")] == [step.message for step in game.tutorial.steps]
