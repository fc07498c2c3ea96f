"""The page of a table says beforehand what its scripts will ask for."""

import json
import re
from pathlib import Path

import pytest

from cartomante.server.client import CHUNKS
from server.serving import Serve, Served

BUILT = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_every-page.js"], "css": ["assets/index-1.css"]},
    "_every-page.js": {"file": "assets/every-page-1.js"},
    "_every-table.js": {"file": "assets/every-table-1.js", "css": ["assets/every-table-1.css"]},
    "src/pages/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_every-page.js", "_every-table.js"]},
    "src/games/talismans/Board.svelte": {"file": "assets/Board-1.js", "imports": ["_every-table.js"]},
}
TABLE = ["/assets/every-table-1.css", "/assets/every-table-1.js", "/assets/Table-1.js"]


@pytest.fixture
async def built(serve: Serve, tmp_path: Path) -> Served:
    root = tmp_path / "web"
    root.mkdir()
    (root / "index.html").write_text("<head><title>Cartomante</title></head>")
    (root / CHUNKS).write_text(json.dumps(BUILT))
    return await serve(web_root=root)


def foretold(page: str) -> list[str]:
    return re.findall('<link [^>]*href="([^"]*)"', page)


async def test_whoever_opens_a_table_gets_everything_at_once(built: Served) -> None:
    browser = await built.guest("Ada")
    table = (await browser.post("/api/tables", json={"game": "talismans"})).json()["id"]
    page = await browser.get(f"/table/{table}", headers={"Accept": "text/html"})
    links = foretold(page.text)
    assert page.headers["cache-control"] == "no-cache"
    assert [link for link in links if link.startswith("/assets/")] == [*TABLE, "/assets/Board-1.js"]
    answers = [link for link in links if link.startswith("/api/")]
    assert {f"/api/tables/{table}", "/api/me", "/api/texts/en/talismans", "/api/games/talismans/sheet"} <= {*answers}
    assert [(await browser.get(answer)).status_code for answer in answers] == [200] * len(answers)


async def test_a_table_that_nobody_knows_is_a_page_too(built: Served) -> None:
    page = await built.client().get("/table/nowhere", headers={"Accept-Language": "it"})
    links = foretold(page.text)
    assert page.status_code == 200
    assert [link for link in links if link.startswith("/assets/")] == TABLE
    assert "/api/texts/it/web" in links
    assert "/api/me" not in links
