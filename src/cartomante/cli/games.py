"""`cartomante games`: what can be played."""

import json
from typing import TYPE_CHECKING

import click

from cartomante.cli.parameters import json_option, language_option

if TYPE_CHECKING:
    from cartomante.core.game import Game


@click.command("games", short_help="List the games.")
@language_option()
@json_option()
def command(language: str, as_json: bool) -> None:
    """List the games: name, players, and what they are about."""
    from cartomante.games import load_game, names

    games = [load_game(name) for name in names()]
    if as_json:
        click.echo(json.dumps({"games": [_facts(game, language) for game in games]}, ensure_ascii=False))
        return
    for game in games:
        facts = _facts(game, language)
        players = game.text(language).say("games-players", low=game.min_players, high=game.max_players)
        click.echo(f"{click.style(facts['name'], bold=True)}  {facts['title']} ({players})\n  {facts['tagline']}")


def _facts(game: "Game", language: str) -> dict[str, object]:
    texts = game.text(language)
    return {
        "name": game.name,
        "title": texts.say("title"),
        "min_players": game.min_players,
        "max_players": game.max_players,
        "tagline": texts.say("tagline"),
    }
