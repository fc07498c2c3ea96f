"""`cartomante verify`: was this game dealt and played as it claims?"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import json_option, language_option

if TYPE_CHECKING:
    from cartomante.core.match import Match
    from cartomante.core.text import Texts

DOES_NOT_HOLD = 1


@click.command("verify", short_help="Check that a saved game is what it claims.")
@click.argument("file", type=click.Path(path_type=Path))
@language_option()
@json_option()
@click.pass_context
def command(context: click.Context, file: Path, language: str, as_json: bool) -> None:
    """Check the saved match in FILE: its seed, every move, and where they lead.

    Exit status 0: all of it holds. 1: it does not. 2: FILE is not a saved match.
    """
    from cartomante.cli import saves
    from cartomante.core.errors import BadSave

    data = saves.read(file)
    try:
        match = saves.rebuild(file, data)
    except BadSave as error:
        click.echo(json.dumps({"verified": False, "file": str(file), "problem": str(error)}) if as_json else str(error))
        context.exit(DOES_NOT_HOLD)
    if as_json:
        click.echo(json.dumps(facts(file, match), ensure_ascii=False))
    else:
        tell(match.text(language), match)


def facts(file: Path, match: "Match") -> dict[str, Any]:
    seed = match.seed
    return {
        "verified": True,
        "file": str(file),
        "game": match.game.name,
        "players": match.players,
        "commitment": seed.commitment if seed else None,
        "seed": f"{seed.number:032x}" if seed else None,
        "moves": len(match.history),
        "fingerprint": match.fingerprint(),
        "over": match.is_over,
        "scores": match.scores if match.is_over else None,
    }


def tell(texts: "Texts", match: "Match") -> None:
    """A clear yes, and what it rests on."""
    click.echo(click.style(texts.say("verify-yes", title=texts.say("title")), bold=True))
    for line in evidence(texts, match):
        click.echo(f"  ✓ {line}")


def evidence(texts: "Texts", match: "Match") -> list[str]:
    """Everything that was checked, one sentence each."""
    seed = match.seed
    if seed is None:
        lines = [texts.say("verify-position")]
    elif seed.secret is None:
        lines = [texts.say("verify-seed-number", seed=str(seed.number), commitment=seed.commitment)]
    else:
        lines = [texts.say("verify-commitment", commitment=seed.commitment)]
        lines += [texts.say("verify-seed-drawn", seed=f"{seed.number:032x}", strings=len(seed.contributions))]
    lines += [texts.say("verify-moves", moves=len(match.history))]
    lines += [texts.say("verify-fingerprint", fingerprint=match.fingerprint())]
    if match.is_over:
        points = match.scores[:1] if match.game.is_cooperative else match.scores
        return [*lines, texts.say("verify-scores", count=len(points), scores=", ".join(map(texts.score, points)))]
    return [*lines, texts.say("verify-unfinished")]
