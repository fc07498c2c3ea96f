"""What can be played, and every word about it: what a client needs before it sits down anywhere."""

import asyncio
import hashlib
import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import PlainTextResponse, Response

from cartomante.bots import levels_for
from cartomante.core.game import Game
from cartomante.core.options import Assignment, Number, Subset, Variant
from cartomante.core.sheet import sheet
from cartomante.core.text import TEXTS, sources
from cartomante.core.tutorial import first_deal, scenes
from cartomante.games import load_game, names
from cartomante.server import asyncapi
from cartomante.server import protocol as p
from cartomante.server.answers import documented
from cartomante.server.refusals import Code, Refusal

router = APIRouter(prefix="/api", tags=["games"])

COMMON, WEB, TITLES = "common", "web", "titles"
SHARED = (COMMON, WEB)


async def named_game(game: Annotated[str, Path(pattern="^[a-z]{1,32}$")]) -> Game:
    if game not in names():
        raise Refusal(Code.NOT_FOUND)
    return load_game(game)


TheGame = Annotated[Game, Depends(named_game)]


@router.get("/games", responses=documented())
async def list_games() -> list[p.GameInfo]:
    """The games, with everything that a table may choose."""
    return [_info(load_game(name)) for name in names()]


@router.get("/games/{game}/sheet", response_model=p.GameSheet, responses=documented(Code.NOT_FOUND))
async def show_sheet(game: TheGame, request: Request) -> Response:
    """How to say the things, actions and events of a game, together with its texts."""
    return _kept(request, json.dumps(sheet(game)), "application/json")


@router.get("/games/{game}/facts", response_model=dict[str, Any], responses=documented(Code.NOT_FOUND))
async def show_facts(game: TheGame, request: Request) -> Response:
    """What is printed on the things of a game, by its usual options and the pack that comes with it."""
    facts = game.new_match(game.comfortable_players, seed=0, events=False).facts()
    return _kept(request, json.dumps(facts), "application/json")


@router.get("/games/{game}/words/{language}", response_model=dict[str, str], responses=documented(Code.NOT_FOUND))
async def show_words(game: TheGame, language: p.Language, request: Request) -> Response:
    """What the things of the pack that comes with a game are called; these take the place of messages of the texts."""
    return _kept(request, json.dumps(game.pack().words.get(language, {})), "application/json")


@router.get("/games/{game}/tutorial", response_model=p.Tutorial, responses=documented(Code.NOT_FOUND))
async def show_tutorial(game: TheGame, request: Request) -> Response:
    """A first game that teaches, if the game has one."""
    if game.tutorial is None:
        raise Refusal(Code.NOT_FOUND)
    return _kept(request, await asyncio.to_thread(_tutorial, game), "application/json")


@router.get("/texts/{language}/{part}", response_class=PlainTextResponse, responses=documented(Code.NOT_FOUND))
async def text(language: p.Language, part: Annotated[str, Path(pattern="^[a-z]{1,32}$")], request: Request) -> Response:
    """All words of a game, those that every game uses (`common`), those of the web page (`web`), as a Fluent file.

    The part `titles` has nothing but title and tagline of every game, for a page that lists them.
    """
    if part == TITLES:
        return _kept(request, _titles(language), "text/plain")
    if part not in (*SHARED, *names()):
        raise Refusal(Code.NOT_FOUND)
    folders = (TEXTS,) if part in SHARED else (load_game(part).texts,)
    return _kept(request, "\n".join(sources(folders, language, (part,))), "text/plain")


@router.get("/asyncapi.json", responses=documented())
async def describe_socket() -> dict[str, object]:
    """The socket of a table, as an AsyncAPI document."""
    return asyncapi.document()


@cache
def _tutorial(game: Game) -> str:
    """As JSON; it is always the same, and playing it takes a moment."""
    assert game.tutorial is not None
    steps = [
        p.LessonStep(
            message=scene.message,
            view=scene.view,
            events=[p.EventInfo(**event.to_json()) for event in scene.events],
            action=scene.action,
            highlight=scene.highlight,
        )
        for scene in scenes(game, game.tutorial)
    ]
    facts = first_deal(game, game.tutorial).facts()
    return p.Tutorial(players=game.tutorial.players, facts=facts, steps=steps).model_dump_json()


def _titles(language: p.Language) -> str:
    texts = {name: load_game(name).text(language) for name in names()}
    return "\n".join(
        f"{what}-{name} = {said.say(what)}" for name, said in texts.items() for what in ("title", "tagline")
    )


def _kept(request: Request, body: str, media_type: str) -> Response:
    """An answer that a browser keeps and only asks about: it changes with nothing but a new version of the program."""
    tag = f'"{hashlib.sha256(body.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "public, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def _info(game: Game) -> p.GameInfo:
    return p.GameInfo(
        name=game.name,
        version=game.version,
        min_players=game.min_players,
        max_players=game.max_players,
        comfortable_players=game.comfortable_players,
        has_tutorial=game.tutorial is not None,
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
