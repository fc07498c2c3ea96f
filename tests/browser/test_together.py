"""Several people, several tabs, and connections that break."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from browser.conftest import PATIENCE
from browser.visiting import BOARD, CHOICES, CORNER, Person, Visitor
from cartomante.cli.serve import is_ready_soon
from cli.serving import START_SECONDS, free_port, serving


def sit_together(visit: Visitor, game: str, players: int) -> tuple[Person, Person]:
    """Rosa opens a table and invites Bruno by the link; bots take the other seats."""
    rosa, bruno = visit(), visit()
    table = rosa.open_table(game=game, players=players, bots=["apprentice"] * (players - 2))
    rosa.go(f"/table/{table}")
    link = rosa.page.get_by_label("Link").input_value()
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Sit here").click()
    rosa.page.get_by_role("button", name="Start", exact=True).click()
    for person in (rosa, bruno):
        expect(person.page.locator(BOARD)).to_be_visible()
    return rosa, bruno


def hands_told(person: Person) -> list[tuple[int, int, Any]]:
    """Every hand that somebody's page was told: whose eyes, whose hand, which cards."""
    told, seat = [], -1
    for message in person.socket_messages():
        if message["type"] == "snapshot":
            seat = message["seat"]
            seats = dict(enumerate((message["view"] or {"seats": []})["seats"]))
        else:
            changes = message.get("changes") or {"view": {}, "seats": {}}
            seats = {int(key): zones for key, zones in changes["seats"].items()}
            seats |= dict(enumerate(changes["view"].get("seats", [])))
        told += [(seat, owner, zones["hand"]["cards"]) for owner, zones in seats.items() if "hand" in zones]
    return told


@pytest.mark.parametrize(("game", "players"), [("talismans", 3), ("arcanum", 3)])
def test_nobody_is_sent_another_hand(visit: Visitor, game: str, players: int) -> None:
    rosa, bruno = sit_together(visit, game, players)
    for person in (rosa, bruno):
        expect(person.page.locator(CHOICES).first.or_(person.page.locator(".idle"))).to_be_visible()
        told = hands_told(person)
        assert any(cards for seat, owner, cards in told if owner == seat)
        assert all(cards == [] for seat, owner, cards in told if owner != seat)
    own = {json.dumps(cards) for person in (rosa, bruno) for seat, owner, cards in hands_told(person) if owner == seat}
    assert len(own) >= 2


def test_what_is_hidden_in_the_shipwreck_stays_so(visit: Visitor) -> None:
    rosa, bruno = sit_together(visit, "shipwreck", 2)
    for person in (rosa, bruno):
        (first,) = [m for m in person.socket_messages() if m["type"] == "snapshot" and m["view"]][:1]
        for owner, zones in enumerate(first["view"]["seats"]):
            for hand in zones["hands"]:
                assert len(hand["fates"]) == (hand["count"] if owner == first["seat"] else 0)


def test_people_talk_and_see_who_is_there(visit: Visitor) -> None:
    rosa, bruno = sit_together(visit, "talismans", 2)
    for person in (rosa, bruno):
        person.page.get_by_role("tab", name="Chat").click()
    rosa.page.get_by_label("Say something").fill("<b>Ciao</b> & welcome")
    rosa.page.get_by_role("button", name="Send").click()
    expect(bruno.page.get_by_text("<b>Ciao</b> & welcome")).to_be_visible()
    bruno.page.close()
    expect(rosa.page.get_by_text("is away")).to_be_visible()


def test_a_second_tab_shows_the_same(visit: Visitor) -> None:
    rosa = visit()
    table = rosa.open_table(game="talismans", players=2, bots=["apprentice"], start=True)
    rosa.play_at(table)
    second = rosa.context.new_page()
    second.goto(f"{rosa.url}/table/{table}")
    expect(second.locator(CHOICES).first).to_be_visible()
    before = second.locator("ol li").count()
    rosa.play_on(2)
    expect(second.locator("ol li").nth(before)).to_be_attached()


def test_the_back_button_leads_back(visit: Visitor) -> None:
    rosa = visit()
    rosa.go()
    rosa.page.get_by_role("link", name="Rules").first.click()
    expect(rosa.page).to_have_url(re.compile("/rules/"))
    rosa.page.go_back()
    expect(rosa.page.get_by_role("button", name="Play now").first).to_be_visible()
    rosa.page.go_forward()
    expect(rosa.page.get_by_label("Search the rules")).to_be_visible()


def test_a_lost_connection_is_told_and_the_move_is_sent_again_once(visit: Visitor) -> None:
    rosa = visit()
    table = rosa.open_table(game="talismans", players=2, bots=["apprentice"], start=True)
    lines: list[WebSocketRoute] = []
    sent: list[dict[str, Any]] = []
    is_broken = [False]

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if is_broken[0] and len(lines) == 2:
            line.close()  # the first attempt to come back fails as well
            return
        server = line.connect_to_server()

        def carry(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "act":
                sent.append(told)
            if told["type"] == "act" and not is_broken[0]:
                is_broken[0] = True
                line.close()  # the wire breaks under the move
            else:
                server.send(message)

        line.on_message(carry)

    rosa.page.route_web_socket(re.compile("/socket"), connect)
    rosa.play_at(table)
    rosa.page.locator(CHOICES).first.click(position=CORNER)
    expect(rosa.page.get_by_text("The connection is lost")).to_be_visible()
    expect(rosa.page.get_by_text("The connection is lost")).to_be_hidden()
    expect(rosa.page.locator(CHOICES).first).to_be_visible()
    assert len(sent) == 2, "once into the void, once again"
    assert sent[0] == sent[1]
    assert rosa.play_on(2) == 2


def test_a_restarted_server_goes_on_with_the_game(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTOMANTE_LOG_LEVEL", "error")
    words = ("--database", f"sqlite:///{tmp_path / 'x.db'}", "--port", str(free_port()))
    with serving(*words) as first:
        assert is_ready_soon(first.url, START_SECONDS)
        visitor = Visitor(browser, first.url, PATIENCE)
        rosa = visitor()
        rosa.play_at(rosa.open_table(game="talismans", players=2, bots=["apprentice"], start=True))
        rosa.play_on(2)
        first.stop(signal.SIGKILL)
    expect(rosa.page.get_by_text("The connection is lost")).to_be_visible()
    with serving(*words) as second:
        expect(rosa.page.get_by_text("The connection is lost")).to_be_hidden()
        assert rosa.play_on(2) == 2
        visitor.leave()
        second.stop(signal.SIGTERM)
