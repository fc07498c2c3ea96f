"""For everybody: by keyboard alone, with a screen reader, in every language."""

import re

import pytest
from playwright.sync_api import expect

from browser.visiting import PHONE, Person, Visitor, violations
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game, names

PAGES = ("/", "/sign-in", "/nowhere", "/me", *(f"/{page}/{{game}}" for page in ("rules", "learn", "new", "leaders")))


def settle(person: Person) -> None:
    """Wait until the page stands still."""
    person.page.wait_for_load_state("networkidle")
    person.page.locator("main").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_pages(visit: Visitor, language: str, scheme: str) -> None:
    """Every page in every language and theme; pages about a game take turns with the games."""
    rosa = visit(color_scheme=scheme, locale=language)
    rosa.become_somebody()
    turn = LANGUAGES.index(language) * 2 + (scheme == "dark")
    for i, path in enumerate(PAGES):
        rosa.go(path.format(game=names()[(turn + i) % len(names())]))
        settle(rosa)
        assert violations(rosa.page) == [], path


def test_axe_finds_nothing_before_a_game(visit: Visitor) -> None:
    rosa = visit()
    rosa.go(f"/table/{rosa.open_table(game='arcanum', players=4, bots=['apprentice'])}")
    expect(rosa.page.get_by_role("button", name="Add a bot").first).to_be_visible()
    assert violations(rosa.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_at_tables(visit: Visitor, game: str, scheme: str) -> None:
    rosa = visit(color_scheme=scheme, viewport=PHONE) if scheme == "dark" else visit()
    players = load_game(game).comfortable_players
    rosa.play_at(rosa.open_table(game=game, bots=["apprentice"] * (players - 1), start=True))
    for _ in range(2):
        assert violations(rosa.page) == []
        rosa.play_on(4)
    for tab in rosa.page.get_by_role("tab").all():
        tab.click()
        assert violations(rosa.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_chosen_language(visit: Visitor, language: str) -> None:
    """The language changes in the middle of a game that began in English: log, question and page follow."""
    rosa = visit()
    rosa.play_at(rosa.open_table(game="talismans", players=3, bots=["apprentice", "apprentice"], start=True))
    rosa.play_on(1)
    rosa.page.get_by_label("Language").select_option(language)
    texts = load_game("talismans").text(language)
    turn = texts.say("event-turn_began", turn=1, suit="…").split("…")[0]
    expect(rosa.page.locator("html")).to_have_attribute("lang", language)
    expect(rosa.page.locator("ol li").filter(has_text=turn).first).to_be_attached()
    title = texts.say("title")
    expect(rosa.page.locator("h1")).to_have_text(title)
    assert violations(rosa.page) == []
    text = rosa.page.locator("body").inner_text()
    assert not re.search(r"\b(web|decision|event|action|board|card)-[a-z_]+\b", text), "a message without a text"


def test_a_whole_turn_of_talismans_by_keyboard_alone(visit: Visitor) -> None:
    rosa = visit()
    table = rosa.open_table(game="talismans", players=2, bots=["apprentice"], start=True)
    rosa.go(f"/table/{table}")
    log = rosa.page.locator("ol[aria-label='What has happened'] li")
    expect(log.filter(has_text="Turn 1.")).to_be_attached()
    for _ in range(40):
        if log.filter(has_text="Turn 2.").count():
            break
        expect(rosa.page.locator(".thing.legal, .choices button").first).to_be_visible()
        rosa.page.keyboard.press("n")
        expect(rosa.page.locator(":focus")).to_have_count(1)
        rosa.page.keyboard.press("Enter")
        rosa.page.wait_for_timeout(150)
    expect(log.filter(has_text="Turn 2.")).to_be_attached()


def test_a_screen_reader_hears_what_happens_and_what_is_asked(visit: Visitor) -> None:
    rosa = visit()
    rosa.play_at(rosa.open_table(game="talismans", players=2, bots=["apprentice"], start=True))
    expect(rosa.page.locator("[role=status][aria-live=assertive]")).to_contain_text("Which card do you play?")
    rosa.play_on(2)
    expect(rosa.page.locator("[role=log] p").first).to_be_attached()
