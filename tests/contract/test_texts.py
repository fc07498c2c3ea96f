"""Every action, event, thing and ending can be said in every language."""

import random

import pytest

from cartomante.core.text import LANGUAGES
from contract.tables import each_game, each_table, moments, play_at_random, viewers

each_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = [f"Player {seat}" for seat in range(20)]


def is_sentence(text):
    return bool(text.strip()) and "{" not in text and "hidden" not in text and "None" not in text


@each_language
@each_table
def test_every_legal_action_can_be_described(table, language):
    for match in moments(table, every=200):
        for seat in match.deciders():
            for action in match.legal_actions(seat):
                assert is_sentence(match.describe(action, seat, lang=language)), (match.decision(seat), action)


@each_language
@each_table
def test_every_event_can_be_told_to_everybody(table, language):
    match = play_at_random(table.deal(), random.Random(1))
    texts = table.game.text(language)
    for viewer in viewers(match)[:3]:
        for event in match.events_seen_by(viewer):
            assert is_sentence(texts.event(event, viewer, NAMES)), event


@each_language
@each_game
def test_the_game_can_be_introduced_and_taught(game, language):
    texts = game.text(language)
    assert is_sentence(texts.say("title"))
    assert is_sentence(texts.say("tagline"))
    assert all(is_sentence(texts.score(points)) for points in range(5))
    assert texts.rulebook()
    assert all(is_sentence(title) and is_sentence(body) for title, body in texts.rulebook())


@each_language
@each_game
def test_every_zone_decision_event_ending_option_and_preset_has_words(game, language):
    texts = game.text(language)
    wanted = [
        *(f"zone-{zone.name}" for zone in game.zones),
        *(f"decision-{decision.name}" for decision in game.decisions),
        *(f"event-{kind.name}" for kind in game.events),
        *(f"ending-{ending}" for ending in game.endings),
        *(f"option-{option.name}" for option in game.options),
        *(f"preset-{preset}" for preset in game.presets or ()),
    ]
    assert [message for message in wanted if not texts.has(message)] == []


@each_game
def test_english_is_what_is_spoken_unless_asked_otherwise(game):
    match = game.new_match(game.min_players, seed=1)
    seat = match.deciders()[0]
    action = match.legal_actions(seat)[0]
    assert match.describe(action, seat) == match.describe(action, seat, lang="en")
