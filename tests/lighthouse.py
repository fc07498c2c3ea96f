"""What Lighthouse says of the home page and of a table of each game: `make lighthouse`. Medians of three visits each.

`python tests/lighthouse.py phone home arcanum` visits only those.

Lighthouse judges a phone by slowing the machine down four times, so its marks depend on the machine: the last column is
Lighthouse's own measure of it (`benchmarkIndex`).
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from browser.visiting import CHROMIUM, Person, a_server_to_visit
from cartomante.games import load_game, names
from cli.serving import free_port

CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = {"first-contentful-paint": "FCP ms", "largest-contentful-paint": "LCP ms", "speed-index": "SI ms"} | {
    "total-blocking-time": "TBT ms",
    "cumulative-layout-shift": "CLS",
}
FORMS = ("phone", "desktop")
PAGES = ("home", *names())
VISITS = 3
TRIES = 3  # of each: now and then Lighthouse misses the beginning of a visit


def visit(person: Person, path: str, port: int, folder: Path, form: str) -> dict[str, Any]:
    """One report on that page, in that person's browser, which listens at the port and has seen nothing of us yet."""
    forget(person)
    report = folder / "report.json"
    words = ["npx", "--yes", "--loglevel=error", "lighthouse", person.url + path, f"--port={port}", "--quiet"]
    words += ["--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]  # for it must keep the sign-in
    words += ["--output=json", f"--output-path={report}"]
    words += ["--preset=desktop"] if form == "desktop" else []
    for _ in range(TRIES):
        if subprocess.run(words, check=False).returncode == 0:
            break
    else:
        raise SystemExit(f"Lighthouse fails at {path}")
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def forget(person: Person) -> None:
    """All that the browser keeps in order to be faster next time."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Network.clearBrowserCache")
    devtools.send("Storage.clearDataForOrigin", {"origin": person.url, "storageTypes": "cache_storage,service_workers"})
    devtools.detach()


def row(reports: list[dict[str, Any]]) -> list[float]:
    columns = [[report["categories"][name]["score"] * 100 for report in reports] for name in CATEGORIES]
    columns += [[report["audits"][name]["numericValue"] for report in reports] for name in METRICS]
    columns += [[report["environment"]["benchmarkIndex"] for report in reports]]
    return [statistics.median(column) for column in columns]


def judge(person: Person, port: int, folder: Path, form: str, pages: list[str]) -> None:
    print(f"{form:<12}", *(f"{title[:13]:>14}" for title in (*CATEGORIES, *METRICS.values(), "machine")))
    for page in pages:
        path = "/"
        if page != "home":
            bots = ["apprentice"] * (load_game(page).comfortable_players - 1)
            path = f"/table/{person.open_table(game=page, bots=bots, start=True)}"
        reports = [visit(person, path, port, folder, form) for _ in range(VISITS)]
        print(f"{page:<12}", *(f"{value:>14.4g}" for value in row(reports)), flush=True)


def wanted(all_of_them: tuple[str, ...]) -> list[str]:
    """Those which the command line names, or all if it names none of them."""
    return [name for name in all_of_them if name in sys.argv] or list(all_of_them)


if __name__ == "__main__":
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        a_server_to_visit(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/person",
            executable_path=CHROMIUM,
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
        )
        somebody = Person(context, context.pages[0], server.url)
        somebody.become_somebody()
        somebody.go()  # the home page remembers that it is known
        for form in wanted(FORMS):
            judge(somebody, port, Path(folder), form, wanted(PAGES))
        context.close()
