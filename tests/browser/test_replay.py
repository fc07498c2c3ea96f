"""Looking at a game again: what the master thinks of it, playing on from it, and looking together."""

import re

from playwright.sync_api import expect

from browser.visiting import BOARD, Person, Visitor, violations

PATIENT = 240_000  # milliseconds: the master may still have to be compiled


def finished_game(person: Person) -> str:
    """A game of The Shipwreck Arcana is soon over."""
    table = person.open_table(game="shipwreck", players=2, bots=["apprentice"], start=True)
    person.play_at(table)
    person.play_on()
    return table


def moment(person: Person) -> int:
    return int(person.page.locator("output").inner_text().split("/")[0])


def test_the_master_judges_every_move(visit: Visitor) -> None:
    rosa = visit(color_scheme="dark")
    rosa.go(f"/replay/{finished_game(rosa)}")
    rosa.page.get_by_role("button", name="Judge every move").click()
    expect(rosa.page.get_by_role("img", name="Chances of winning during the game")).to_be_visible(timeout=PATIENT)
    expect(rosa.page.get_by_text(re.compile(r"^Judging"))).to_be_hidden(timeout=PATIENT)
    assert violations(rosa.page) == []
    rosa.page.get_by_role("button", name="To the end").click()
    expect(rosa.page.locator("output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    assert violations(rosa.page) == []  # where the log marks the entry one looks at as well


def test_one_may_play_on_from_any_moment(visit: Visitor) -> None:
    rosa = visit()
    table = finished_game(rosa)
    rosa.go(f"/replay/{table}")
    rosa.page.get_by_role("button", name="One step on").click()
    rosa.page.get_by_role("button", name="Play on from here").click()
    rosa.page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(rosa.page).to_have_url(re.compile("/table/"))
    assert table not in rosa.page.url
    expect(rosa.page.locator(BOARD)).to_be_visible()
    assert rosa.play_on(1) == 1


def test_a_leader_takes_the_others_along(visit: Visitor) -> None:
    rosa, bruno = visit(), visit()
    table = finished_game(rosa)
    for person in (rosa, bruno):
        person.go(f"/replay/{table}")
    rosa.page.get_by_role("button", name="Look at it together").click()
    expect(bruno.page.get_by_text("Rosa leads.")).to_be_visible()
    rosa.page.get_by_role("button", name="One step on").click()
    rosa.page.get_by_role("button", name="One step on").click()
    expect(bruno.page.locator("output")).to_have_text(re.compile(f"^{moment(rosa)} /"))


def test_one_looks_back_while_the_game_runs(visit: Visitor) -> None:
    rosa = visit()
    table = rosa.open_table(game="talismans", players=3, bots=["apprentice"] * 2, start=True)
    rosa.play_at(table)
    rosa.play_on(3)
    rosa.page.get_by_role("button", name="Table").click()
    rosa.page.get_by_role("link", name="Look back at earlier turns").click()
    expect(rosa.page.locator("output")).to_be_visible()
    expect(rosa.page.get_by_role("button", name="Judge every move")).to_be_hidden()
    rosa.page.get_by_role("link", name="Back to the table").click()
    assert rosa.play_on(1) == 1
