"""Another program says everything as we do, with nothing but the sheet, the Fluent files and the words of the pack."""

import json
import random
from functools import cache, reduce

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cartomante.core.sheet import sheet
from cartomante.core.text import LANGUAGES, TEXTS, sources
from contract.tables import each_game, each_table, play_at_random

each_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Ada", "Bruno", "Clara", "David", "Emil", "Flora", "Guido", "Hanna", "Ines", "Jonas")
ASIDE = 0.04  # how often something is done without being asked


def as_json(data):
    """As it comes over the network."""
    return json.loads(json.dumps(data))


@cache
def bundle_of(game, language):
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources((TEXTS, game.texts), language, ("common", game.name)):
        bundle.add_resource(FluentResource(source))
    return bundle


class Speller:
    """What a client does: it knows no game, only data."""

    def __init__(self, game, language, pack):
        self.sheet = as_json(sheet(game))
        self.words = pack.words.get(language, {})
        self.bundle = bundle_of(game, language)

    def say(self, message, attribute=None, /, **variables):
        if (word := self.words.get(f"{message}.{attribute}" if attribute else message)) is not None:
            return word
        found = self.bundle.get_message(message)
        text, errors = self.bundle.format_pattern(found.attributes[attribute] if attribute else found.value, variables)
        assert errors == []
        return text

    def spell(self, named):
        if not isinstance(named, dict):
            return named
        return self.say(named["message"], **{key: self.spell(each) for key, each in named["variables"].items()})

    def name(self, sort, value):
        if sort == "word":
            return self.say(f"action-{value}")
        if sort in self.sheet["names"]:
            return self.spell(self.sheet["names"][sort][str(value)])
        compound = self.sheet["compounds"][sort]
        parts = zip(compound["parts"], value, strict=True)
        variables = {part["name"]: "none" if each == [] else self.variable(part["sort"], each) for part, each in parts}
        return self.say(compound["message"], **variables)

    def variable(self, sort, value):
        if value is None:
            return "hidden"
        if sort[-1] in "*;":
            items = [str(self.variable(sort[:-1], item)) for item in value]
            return self.together(items) if sort[-1] == "*" else self.apart(items)
        if sort in ("number", "word"):
            return value
        if sort == "meaning":
            return self.name(*value)
        if value == -1:
            return "none"
        return NAMES[value] if sort == "seat" else self.name(sort, value)

    def together(self, items):
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        *before, last = items
        return self.say("list-and", first=", ".join(before), last=last, initial=last[0].lower())

    def apart(self, items):
        if not items:
            return self.say("nothing")
        return reduce(lambda first, last: self.say("list-apart", first=first, last=last), items)

    def event(self, event, viewer):
        variables = {"you": "yes" if event["seat"] is not None and event["seat"] == viewer else "no"}
        if event["seat"] is not None:
            variables["seat"] = NAMES[event["seat"]]
        for name, sort in self.sheet["events"][event["kind"]].items():
            variables[name] = self.variable(sort, event["args"][name])
        return self.say(f"event-{event['kind']}", **variables)

    def answer(self, decision, meaning):
        sort, value = meaning
        if sort == "word":
            return self.say(f"action-{value}")
        return self.say(f"decision-{decision}", "action", item=self.name(sort, value))

    def aside(self, meaning):
        sort, value = meaning
        if sort == "word":
            return self.say(f"side-{value}")
        return self.say(f"side-{sort}", item=self.name(sort, value))


@each_language
@each_game
def test_things_are_called_by_the_sheet_as_by_the_texts(game, language):
    speller, texts = Speller(game, language, game.pack()), game.text(language)
    for sort, values in speller.sheet["names"].items():
        assert {value: speller.name(sort, value) for value in values} == {
            value: texts.name(sort, int(value)) for value in values
        }


@each_language
@each_table
def test_what_may_be_done_is_said_by_the_sheet_as_by_the_texts(table, language):
    match, rng = table.deal(), random.Random(1)
    speller, texts = Speller(table.game, language, match.pack), match.text(language)
    answers, asides = {}, {}
    while seats := match.deciders():
        seat = rng.choice(seats)
        view = match.view(seat)
        for action in view["legal"]:
            asked, meaning = view["decision"]["id"], view["meanings"][str(action)]
            answers[f"{asked} {meaning}"] = asked, meaning
        for action in set(view["side"]) - set(view["legal"]):
            asides[str(view["meanings"][str(action)])] = view["meanings"][str(action)]
        is_aside = view["side"] and rng.random() < ASIDE
        match.apply(rng.choice(view["side"] if is_aside else view["legal"]), seat)
    for asked, meaning in answers.values():
        assert speller.answer(asked, as_json(meaning)) == texts.action(asked, meaning, NAMES)
    for meaning in asides.values():
        assert speller.aside(as_json(meaning)) == texts.side_action(meaning, NAMES)


@each_language
@each_table
def test_what_happened_is_said_by_the_sheet_as_by_the_texts(table, language):
    match = play_at_random(table.deal(), random.Random(1))
    speller, texts = Speller(table.game, language, match.pack), match.text(language)
    for viewer in (0, None):
        for event in match.events_seen_by(viewer):
            assert speller.event(as_json(event.to_json()), viewer) == texts.event(event, viewer, NAMES)


@each_game
def test_every_sort_of_an_argument_is_declared(game):
    known = {"seat", "number", "word", "meaning", *game.names}
    told = sheet(game)
    sorts = [sort for args in told["events"].values() for sort in args.values()]
    sorts += [part["sort"] for compound in told["compounds"].values() for part in compound["parts"]]
    assert {sort.rstrip("*;") for sort in sorts} <= known
