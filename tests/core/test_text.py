"""Words from Fluent files."""

import dataclasses

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.event import Arg, Event, EventKind
from cartomante.core.text import LANGUAGES, Compound, Name, SeatName, Texts
from toy import GAME

SOURCE = """
pair = { $one } with { $other }
hand = { $cards ->
    [none] { $seat }: empty
   *[other] { $seat }: { $cards }
} ({ $chosen })
hello = Hello
event-counted = { $you ->
    [yes] You count { $numbers } for { $whom }.
   *[no] { $seat } counts { $numbers } for { $whom }.
}
event-hid = { $card ->
    [hidden] { $seat } hides a card.
    [none] { $seat } hides nothing.
   *[other] { $seat } hides { $card }.
}
event-laid = { $seat } lays { $piles }.
rulebook-first = First
    .body = Read **this**.
rulebook-second = Second
    .body = Then that.
"""
NAMES = ["Ada", "Bo", "Cleo"]


@pytest.fixture(scope="module")
def texts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("texts")
    (folder / "en").mkdir()
    (folder / "en" / "toy.ftl").write_text((GAME.texts / "en" / "toy.ftl").read_text() + SOURCE)
    names = {**GAME.names, "hand": Compound("hand", {"seat": "seat", "cards": "house*", "chosen": "meaning"})}
    return dataclasses.replace(GAME, texts=folder, names=names).text("en")


def test_things_have_names(texts):
    assert texts.name("house", 3) == "Comet"
    assert texts.name("card", 4) == "Banner of the Sun, 5"
    assert texts.name("card", 23) == "Herald"


def test_an_action_is_said_for_the_decision_it_answers(texts):
    assert texts.action("play_card", ("card", 0)) == "Play Banner of the Sun, 1"
    assert texts.action("pass_card", ("card", 0)) == "Pass Banner of the Sun, 1"
    assert texts.action("choose_house", ("house", 1)) == "Raise the Moon"
    assert texts.action("contest", ("word", "silent")) == "Keep silent"


def test_names_may_contain_names_and_players(texts):
    assert texts.spell(Name("pair", {"one": SeatName(1), "other": Name("house-sun")}), NAMES) == "Bo with Sun"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ([1, [0, 1, 2], ["house", 3]], "Bo: Sun, Moon and Star (Comet)"),
        ([2, [], ["word", "silent"]], "Cleo: empty (Keep silent)"),
        ([-1, None, ["house", 3]], "none: hidden (Comet)"),
    ],
)
def test_a_compound_is_told_by_its_parts(texts, value, said):
    assert texts.name("hand", value, NAMES) == said


@pytest.mark.parametrize(
    ("items", "phrase"), [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_read_as_phrases(texts, items, phrase):
    assert texts.listing(items) == phrase


def test_an_event_is_told_from_where_the_viewer_sits(texts):
    kind = EventKind("counted", (Arg("numbers", "number*"), Arg("whom", "seat")))
    event = Event(kind, 0, {"numbers": [1, 2, 3], "whom": 2})
    assert texts.event(event, 0, NAMES) == "You count 1, 2 and 3 for Cleo."
    assert texts.event(event, 1, NAMES) == "Ada counts 1, 2 and 3 for Cleo."
    assert texts.event(event, None, NAMES) == "Ada counts 1, 2 and 3 for Cleo."


@pytest.mark.parametrize(
    ("card", "sentence"),
    [(None, "Ada hides a card."), (-1, "Ada hides nothing."), (20, "Ada hides Herald.")],
)
def test_what_is_hidden_or_absent_can_be_told(texts, card, sentence):
    kind = EventKind("hid", (Arg("card", "card"),))
    assert texts.event(Event(kind, 0, {"card": card}), 1, NAMES) == sentence


def test_lists_of_lists_are_told_apart(texts):
    kind = EventKind("laid", (Arg("piles", "house*;"),))
    assert texts.event(Event(kind, 0, {"piles": [[0, 1], [2]]}), 1, NAMES) == "Ada lays Sun and Moon; Star."


def test_the_rulebook_has_its_chapters_in_the_order_of_the_file(texts):
    chapters = texts.rulebook()
    assert [title for title, _ in chapters] == ["How to play", "First", "Second"]
    assert chapters[1][1] == "Read **this**."


def test_scores_are_said_in_the_units_of_the_game(texts):
    assert texts.score(1) == "1 point"
    halves = dataclasses.replace(GAME, points_per_unit=2).text("en")
    assert halves.score(5) == "2.5 points"


def test_a_message_that_is_missing_or_lacks_a_variable_is_named(texts):
    assert texts.has("hello")
    assert not texts.has("goodbye")
    with pytest.raises(LookupError, match="goodbye"):
        texts.say("goodbye")
    with pytest.raises(LookupError, match="en: pair"):
        texts.say("pair", one="a")


def test_the_program_has_words_of_its_own():
    for language in LANGUAGES:
        assert Texts(None, language).has("nothing")


def test_an_unknown_language_is_refused():
    with pytest.raises(CartomanteError, match="unknown language 'la'; allowed: en, it, de, fr, es"):
        GAME.text("la")
