"""People in front of a browser: what they see, click and hear."""

import contextlib
import json
import os
import shutil
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Position, WebSocket, expect

from cartomante.cli.serve import is_ready_soon
from cli.serving import START_SECONDS, Server, serving

CHROMIUM = os.environ.get("CARTOMANTE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
BOARD = "main > .board"
CHOICES = ".thing.legal, .choices button:not(.quiet)"
MOST_CHOICES = 600
CORNER: Position = {"x": 9, "y": 14}  # of cards in a hand no more than that may show


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@contextlib.contextmanager
def a_server_to_visit(folder: Path) -> Iterator[Server]:
    """A server with its tables in that folder, which logs little, for nobody reads it."""
    with serving("--database", f"sqlite:///{folder / 'tables.db'}", CARTOMANTE_LOG_LEVEL="error") as server:
        assert is_ready_soon(server.url, START_SECONDS)
        yield server
        server.stop(signal.SIGTERM)  # so that it ends its own processes too


@dataclass
class Person:
    """Somebody's page, everything that their sockets were sent, and what went wrong on it."""

    context: BrowserContext
    page: Page
    url: str
    heard: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def open_table(self, **setup: Any) -> str:
        """A table, opened the quick way; answers its id."""
        if not self.context.cookies():
            self.become_somebody()
        answer = self.page.request.post(f"{self.url}/api/tables", data=setup, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    def become_somebody(self, name: str = "Rosa") -> None:
        """A guest, as the page makes one."""
        answer = self.page.request.post(f"{self.url}/api/guests", data={"name": name}, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        self.context.add_init_script("localStorage.setItem('cartomante.known', 'yes')")

    def play_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        expect(self.page.locator(BOARD)).to_be_visible()

    def play_on(self, choices: int = MOST_CHOICES) -> int:
        """Take the first choice, again and again, until the game is over or so many were taken; answers how many."""
        over = self.page.locator(".result")
        for taken in range(choices):
            choice = self.page.locator(CHOICES).first
            expect(choice.or_(over).first).to_be_visible(timeout=60_000)
            if over.is_visible():
                return taken
            choice.click(timeout=10_000, position=CORNER)
        return choices

    def socket_messages(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.heard]


class Visitor:
    """Opens the page as one new person after the other."""

    def __init__(self, browser: Browser, url: str, patience: float) -> None:
        self._browser, self._url, self._patience = browser, url, patience
        self._people: list[Person] = []

    def __call__(self, **options: Any) -> Person:
        """Somebody new; nothing moves by itself unless `reduced_motion` says otherwise, so that tests are quick."""
        given = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self._browser.new_context(**given)
        context.set_default_timeout(self._patience)
        person = Person(context, context.new_page(), self._url)
        person.page.on("pageerror", lambda error: person.faults.append(str(error)))
        person.page.on("websocket", lambda socket: _listen(person, socket))
        self._people.append(person)
        return person

    def leave(self) -> None:
        for person in self._people:
            person.context.close()
            assert not person.faults, person.faults


def _listen(person: Person, socket: WebSocket) -> None:
    socket.on("framereceived", lambda payload: person.heard.append(str(payload)))


def violations(page: Page) -> list[str]:
    """What axe-core objects to, as sentences."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]} {json.dumps(node['any'][:1])[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]
