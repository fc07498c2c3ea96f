"""The browser says every event and action of whole games word for word as Python does, in all languages.

What Python says goes into a file; `web/tests/spoken.test.ts` says it again with the client's own code.
"""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cartomante.core.game import Game
from cartomante.core.sheet import sheet
from cartomante.core.text import LANGUAGES, TEXTS, sources
from cartomante.games import load_game, names

WEB = Path(__file__).parents[2] / "web"
NPX = shutil.which("npx", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))


def spoken(game: Game, language: str) -> dict[str, Any]:
    """Everything that seat 0 hears and may do in a random game, as data and in words."""
    match, luck = game.new_match(game.comfortable_players, seed=7), random.Random(7)
    texts, seats = match.text(language), [f"P{seat}" for seat in range(match.players)]
    actions = []
    while not match.is_over:
        seat = luck.choice(match.deciders())
        legal, decision = match.legal_actions(seat), match.decision(seat)
        assert decision is not None
        for action in legal[:5]:
            meaning = match.meaning(action, seat)
            text = texts.action(decision["id"], meaning, seats)
            actions.append({"decision": decision["id"], "meaning": meaning, "text": text})
        match.apply(luck.choice(legal), seat)
    heard = match.events_seen_by(0)
    return {
        "game": game.name,
        "language": language,
        "sources": sources((TEXTS, game.texts), language, ("common", game.name)),
        "sheet": sheet(game),
        "words": match.pack.words.get(language, {}),
        "seats": seats,
        "events": [{"event": e.to_json(), "viewer": 0, "text": texts.event(e, 0, seats)} for e in heard],
        "actions": actions,
    }


def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    if NPX is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the web client's packages are not installed: run `make client`")
    file = tmp_path / "spoken.json"
    file.write_text(json.dumps([spoken(load_game(name), language) for name in names() for language in LANGUAGES]))
    env = {**os.environ, "CARTOMANTE_SPOKEN": str(file), "NO_COLOR": "1"}
    done = subprocess.run(
        [NPX, "vitest", "run", "tests/spoken.test.ts"], cwd=WEB, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert f"{len(names()) * len(LANGUAGES)} passed" in done.stdout
