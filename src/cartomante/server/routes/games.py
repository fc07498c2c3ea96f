"""What can be played, and every word about it: what a client needs before it sits down anywhere."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse

from cartomante.bots import levels_for
from cartomante.core.game import Game
from cartomante.core.options import Assignment, Number, Subset, Variant
from cartomante.core.text import TEXTS, sources
from cartomante.games import load_game, names
from cartomante.server import asyncapi
from cartomante.server import protocol as p
from cartomante.server.answers import documented
from cartomante.server.refusals import Code, Refusal

router = APIRouter(prefix="/api", tags=["games"])

COMMON = "common"


@router.get("/games", responses=documented())
async def list_games() -> list[p.GameInfo]:
    """The games, with everything that a table may choose."""
    return [_info(load_game(name)) for name in names()]


@router.get("/texts/{language}/{part}", response_class=PlainTextResponse, responses=documented(Code.NOT_FOUND))
async def text(language: p.Language, part: Annotated[str, Path(pattern="^[a-z]{1,32}$")]) -> str:
    """All words of a game, or those that every game uses (`common`), as a Fluent file."""
    if part not in (COMMON, *names()):
        raise Refusal(Code.NOT_FOUND)
    folders = (TEXTS,) if part == COMMON else (load_game(part).texts,)
    return "\n".join(sources(folders, language, (part,)))


@router.get("/asyncapi.json", responses=documented())
async def describe_socket() -> dict[str, object]:
    """The socket of a table, as an AsyncAPI document."""
    return asyncapi.document()


def _info(game: Game) -> p.GameInfo:
    return p.GameInfo(
        name=game.name,
        version=game.version,
        min_players=game.min_players,
        max_players=game.max_players,
        is_cooperative=game.is_cooperative,
        has_beliefs=game.beliefs is not None,
        levels=levels_for(game),
        packs=list(game.packs.builtin),
        options=[_option(option) for option in game.options],
        presets={name: dict(values) for name, values in (game.presets or {}).items()},
    )


def _option(option: Variant) -> p.OptionInfo:
    kind: p.OptionKind = "choice"
    if isinstance(option, Number):
        kind = "number"
    elif isinstance(option, Subset):
        kind = "some"
    elif isinstance(option, Assignment):
        kind = "each"
    items = list(option.items) if isinstance(option, Subset | Assignment) else []
    low, high = (option.low, option.high) if isinstance(option, Number) else (None, None)
    return p.OptionInfo(
        name=option.name, kind=kind, default=option.default, values=list(option.values), items=items, low=low, high=high
    )
