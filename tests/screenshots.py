"""Take the pictures in docs/screenshots anew: `make screenshots`. They show real games against bots."""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.visiting import CHROMIUM, DESKTOP, PHONE, Person, Visitor, a_server_to_visit
from cartomante.games import load_game, names

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CHOICES = 8  # so many are taken before a table is photographed
PAGES = {
    "home": "/",
    "rules": "/rules/arcanum",
    "lesson": "/learn/shipwreck",
    "new": "/new/cadwallon",
    "account": "/me",
}
SETTLED = 1.5  # seconds until pictures and fonts are there


def photograph(person: Person, name: str) -> None:
    time.sleep(SETTLED)
    person.page.screenshot(path=FOLDER / f"{name}.png")


def take_all(browser: Browser, url: str, wanted: set[str]) -> None:
    visitor = Visitor(browser, url, 60_000)
    for size, viewport in SIZES.items():
        for scheme in ("light", "dark"):
            person = visitor(viewport=viewport, color_scheme=scheme)
            person.become_somebody()
            for page, path in PAGES.items():
                if page in wanted:
                    person.go(path)
                    person.page.wait_for_load_state("networkidle")
                    photograph(person, f"{page}-{size}-{scheme}")
            for game in wanted & set(names()):
                bots = ["apprentice"] * (load_game(game).comfortable_players - 1)
                person.play_at(person.open_table(game=game, bots=bots, start=True))
                person.play_on(CHOICES)
                person.page.evaluate("scrollTo(0, 0)")
                photograph(person, f"{game}-{size}-{scheme}")
    visitor.leave()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        a_server_to_visit(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        take_all(browser, server.url, set(sys.argv[1:]) or {*PAGES, *names()})
        browser.close()
