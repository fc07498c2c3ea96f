"""Whole games in the browser, from the home page or a table to the result."""

import re

import pytest
from playwright.sync_api import expect

from browser.visiting import BOARD, PHONE, Visitor, violations
from cartomante.games import load_game, names


def test_a_newcomer_plays_after_one_click(visit: Visitor) -> None:
    rosa = visit()
    rosa.go()
    rosa.page.get_by_role("button", name="Play now").first.click()
    expect(rosa.page.locator(BOARD)).to_be_visible()
    assert re.search(r"/table/[\w-]+$", rosa.page.url)
    assert rosa.play_on(2) == 2


def test_a_browser_that_keeps_only_the_cookie_makes_no_new_guest(visit: Visitor) -> None:
    rosa = visit()
    rosa.page.request.post(f"{rosa.url}/api/guests", data={"name": "Rosa"}, headers={"Origin": rosa.url})
    rosa.go()
    rosa.page.get_by_role("button", name="Play now").first.click()
    expect(rosa.page.locator(BOARD)).to_be_visible()
    expect(rosa.page.locator("header")).to_contain_text("Rosa")


@pytest.mark.parametrize("game", names())
def test_a_whole_game_against_bots(visit: Visitor, game: str) -> None:
    rosa = visit()
    players = load_game(game).min_players
    rosa.play_at(rosa.open_table(game=game, players=players, bots=["apprentice"] * (players - 1), start=True))
    assert rosa.play_on() > 0
    expect(rosa.page.locator(".result h2")).not_to_be_empty()
    expect(rosa.page.get_by_role("list", name="What has happened").locator("li").last).to_be_in_viewport()
    assert violations(rosa.page) == []
    rosa.page.get_by_role("link", name="Look at the game again").click()
    expect(rosa.page.locator("output")).to_have_text(re.compile(r"\d+ / \d+"))
    rosa.page.get_by_role("button", name="To the end").click()
    expect(rosa.page.locator("output")).to_have_text(re.compile(r"(\d+) / \1$"))


@pytest.mark.parametrize("game", names())
def test_nothing_is_wider_than_a_phone(visit: Visitor, game: str) -> None:
    rosa = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    players = load_game(game).comfortable_players
    rosa.play_at(rosa.open_table(game=game, bots=["apprentice"] * (players - 1), start=True))
    assert rosa.play_on(3) == 3
    assert rosa.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
