"""Every language says everything that English says, and says it in whole sentences."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from cartomante import games, load_game
from cartomante.core.event import Event, EventKind
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES, TEXTS, Meaning
from contract.tables import tables_of

ENGLISH, *TRANSLATIONS = LANGUAGES
GAMES = [load_game(name) for name in games()]
FILES = [(TEXTS, "common"), (TEXTS, "web"), *((game.texts, game.name) for game in GAMES)]
NAMES = ("Ada", "Bruno", "Clara", "David", "Emil", "Flora", "Guido", "Hanna", "Ines", "Jonas")

# What Texts.event passes for what a reader may not know, what a wrong variable leaves behind, and an empty list.
LEFTOVERS = re.compile(r"\bhidden\b|\bnone\b|[{}]|:\s*[.;]|\.\s*\.|  ")

ENOUGH = 20  # events of one kind out of one match
MATCHES = 150  # at most, until everything that can happen has happened
ASIDE = 0.04  # how often something is done without being asked

each_file = pytest.mark.parametrize(("folder", "part"), FILES, ids=[part for _, part in FILES])
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- what the files hold -----------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent.syntax's name)
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


@cache
def texts_of(folder: Path, language: str, part: str) -> dict[str, set[str]]:
    """Every text of a file in its order, "message" or "message.attribute", and the variables that it uses."""
    path = folder / language / f"{part}.ftl"
    texts: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{path}: {entry.id.name} is there twice"
            assert entry.value is not None, f"{path}: {entry.id.name} has no text of its own"
            texts[entry.id.name] = variables(entry.value)
            texts |= {f"{entry.id.name}.{each.id.name}": variables(each.value) for each in entry.attributes}
    return texts


@each_file
@each_translation
def test_a_translation_has_the_messages_of_english_and_no_others(folder: Path, part: str, language: str) -> None:
    english, translated = texts_of(folder, ENGLISH, part), texts_of(folder, language, part)
    assert english.keys() - translated.keys() == set(), "missing"
    assert translated.keys() - english.keys() == set(), "not in English"


@each_file
@each_translation
def test_a_translation_uses_the_variables_of_english(folder: Path, part: str, language: str) -> None:
    english, translated = texts_of(folder, ENGLISH, part), texts_of(folder, language, part)
    shared = english.keys() & translated.keys()
    differing = {text: (english[text], translated[text]) for text in shared if english[text] != translated[text]}
    assert differing == {}


@each_file
@each_translation
def test_chapters_of_the_rulebook_come_in_the_same_order(folder: Path, part: str, language: str) -> None:
    english, translated = texts_of(folder, ENGLISH, part), texts_of(folder, language, part)
    assert [text for text in translated if text.startswith("rulebook-")] == [
        text for text in english if text.startswith("rulebook-")
    ]


@each_game
def test_files_that_are_read_together_have_no_message_in_common(game: Game) -> None:
    """In one bundle the first of two equal messages hides the second."""
    parts = [(TEXTS, "common"), (TEXTS, "web"), (game.texts, game.name)]
    count = Counter(text for folder, part in parts for text in texts_of(folder, ENGLISH, part))
    assert [text for text, times in count.items() if times > 1] == []


def declared(game: Game) -> Iterator[str]:
    """Every text that follows from the declaration of a game."""
    yield from ("title", "tagline", "score")
    for decision in game.decisions:
        yield from (f"decision-{decision.name}", f"decision-{decision.name}.help")
    match = game.new_match(game.min_players, seed=1)
    meanings = [game.meaning(match._s, match.pack.c, 0, action) for action in range(game.num_actions)]
    yield from (f"action-{word}" for sort, word in meanings if sort == "word")
    for kind in game.events:
        yield from (f"event-{kind.name}", f"event-{kind.name}.rule")
    yield from (f"zone-{zone.name}" for zone in game.zones)
    yield from (f"ending-{ending}" for ending in game.endings)
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}.help")
        yield from (f"option-{option.name}-{value}" for value in option.values if isinstance(value, str))
    for preset in game.presets or ():
        yield from (f"preset-{preset}", f"preset-{preset}.help")


@each_game
def test_everything_a_game_declares_has_a_text(game: Game) -> None:
    assert set(declared(game)) - texts_of(game.texts, ENGLISH, game.name).keys() == set()


@each_game
@each_language
def test_a_game_has_a_rulebook(game: Game, language: str) -> None:
    chapters = game.text(language).rulebook()
    assert chapters
    assert all(title.strip() and body.strip() for title, body in chapters)


# --- what people read --------------------------------------------------------------------------------------------


@dataclass
class Story:
    """What came up in matches: events, each with the number of players, and the meaning of every choice offered."""

    events: list[tuple[Event, int]] = field(default_factory=list)
    choices: dict[str, tuple[str, Meaning]] = field(default_factory=dict)
    asides: dict[str, Meaning] = field(default_factory=dict)

    def play(self, match: Match, rng: random.Random, skill: float) -> None:
        """At random, but with some skill as the house bot plays: nobody wins a game of deduction by chance."""
        while deciders := match.deciders():
            seat = rng.choice(deciders)
            if rng.random() < ASIDE:
                self._act_aside(match, rng)
                continue
            actions, asked = match.legal_actions(seat), match.decision(seat)
            assert asked is not None
            for action in actions:
                meaning = match.game.meaning(match._s, match.pack.c, seat, action)
                self.choices[f"{asked['id']} {meaning}"] = asked["id"], meaning
            if match.game.house_bot and rng.random() < skill:
                match.apply(match.game.house_bot(match, seat), seat)
            else:
                match.apply(rng.choice(actions), seat)
        self._keep(match)

    def _act_aside(self, match: Match, rng: random.Random) -> None:
        moves = [(seat, action) for seat in range(match.game.seats) for action in match.side_actions(seat)]
        for seat, action in moves:
            self.asides[f"{match.meaning(action, seat)}"] = match.meaning(action, seat)
        if moves:
            seat, action = rng.choice(moves)
            match.apply(action, seat)

    def _keep(self, match: Match) -> None:
        kept: Counter[str] = Counter()
        for event in match.events:
            kept[event.kind.name] += 1
            if kept[event.kind.name] <= ENOUGH:
                self.events.append((event, match.players))

    @property
    def kinds(self) -> set[str]:
        return {event.kind.name for event, _ in self.events}

    @property
    def decisions(self) -> set[str]:
        return {decision for decision, _ in self.choices.values()}

    def is_complete(self, game: Game) -> bool:
        return len(self.kinds) == len(game.events) and len(self.decisions) == len(game.decisions)


@cache
def story_of(game: Game) -> Story:
    """Matches at every table in turn, until all there is has been met; every other one with some skill."""
    story, rng, tables = Story(), random.Random(1), tables_of(game)
    for seed in range(MATCHES):
        if seed < len(tables) or not story.is_complete(game):
            story.play(tables[seed % len(tables)].deal(seed), rng, skill=0.8 * (seed // len(tables) % 2))
    for kind in game.events:
        if kind.name not in story.kinds:
            story.events.append((invented(kind, story), game.max_players))
    return story


def invented(kind: EventKind, story: Story) -> Event:
    """An event too rare to wait for, made of things that came up in others."""
    things = {arg.sort: event.args[arg.name] for event, _ in story.events for arg in event.kind.args}
    return Event(kind, 0, {arg.name: things[arg.sort] for arg in kind.args})


def readings(event: Event, players: int) -> list[tuple[Event, int | None]]:
    """The event as the acting seat, another seat and a spectator know it, and as a replay shows it afterwards."""
    acting = event.seat or 0
    viewers = (acting, (acting + 1) % players, None)
    return [*((event.seen_by(viewer), viewer) for viewer in viewers), (event, None)]


@each_game
def test_matches_meet_nearly_everything(game: Game) -> None:
    """Otherwise the tests below would read little; the rest is too rare to wait for."""
    assert len(story_of(game).decisions) >= 0.75 * len(game.decisions)
    assert len(story_of(game).kinds) >= 0.75 * len(game.events)


@each_game
@each_language
def test_every_event_reads_as_a_whole_sentence_for_everybody(game: Game, language: str) -> None:
    texts = game.text(language)
    for event, players in story_of(game).events:
        for seen, viewer in readings(event, players):
            sentence = texts.event(seen, viewer, list(NAMES))
            assert sentence.strip(), event.kind.name
            assert not LEFTOVERS.search(sentence), sentence


@each_game
@each_language
def test_every_choice_can_be_named(game: Game, language: str) -> None:
    texts = game.text(language)
    for decision, meaning in story_of(game).choices.values():
        assert not LEFTOVERS.search(texts.action(decision, meaning, NAMES))
    for meaning in story_of(game).asides.values():
        assert not LEFTOVERS.search(texts.side_action(meaning, NAMES))


@each_game
@each_language
def test_questions_and_explanations_need_no_variables(game: Game, language: str) -> None:
    """An interface shows them on demand, when it no longer knows the details."""
    texts = game.text(language)
    for text in texts_of(game.texts, ENGLISH, game.name):
        message, _, attribute = text.partition(".")
        if attribute in ("help", "rule", "body") or (not attribute and message.startswith("decision-")):
            assert texts.say(message, attribute or None).strip()


@pytest.mark.parametrize(
    ("language", "half", "one", "several"),
    [
        ("en", "0.5 Talismans", "1 Talisman", "2.5 Talismans"),
        ("it", "0,5 talismani", "1 talismano", "2,5 talismani"),
        ("de", "0,5 Talismane", "1 Talisman", "2,5 Talismane"),
        ("fr", "0,5 talisman", "1 talisman", "2,5 talismans"),
        ("es", "0,5 talismanes", "1 talismán", "2,5 talismanes"),
    ],
)
def test_scores_follow_the_grammar_of_the_language(language: str, half: str, one: str, several: str) -> None:
    texts = load_game("talismans").text(language)
    assert [texts.score(points) for points in (1, 2, 5)] == [half, one, several]
