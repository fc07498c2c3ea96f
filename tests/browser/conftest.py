"""A real Chromium at a real server, with the client as it was built."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser.visiting import CHROMIUM, Visitor, a_server_to_visit
from cli.serving import Server

CLIENT = Path(__file__).parents[2] / "src" / "cartomante" / "server" / "client"
PATIENCE = 30_000  # milliseconds, on a busy machine
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def needed() -> None:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: install Debian's, or name one by CARTOMANTE_CHROMIUM")
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the web client is not built: run `make client`")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, needed: None) -> Iterator[Server]:
    with a_server_to_visit(tmp_path_factory.mktemp("browser")) as server:
        yield server


# While it is open its event loop runs in this thread, in which other files want to run theirs.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright, needed: None) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    yield browser
    browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Open pages as new people: visit(), visit(viewport=PHONE, locale="it-IT")."""
    visitor = Visitor(browser, server.url, PATIENCE)
    yield visitor
    visitor.leave()
