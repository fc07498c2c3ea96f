"""Matches and positions as JSON, and back, with everything checked on the way in."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core import fairness
from cartomante.core.content import Pack
from cartomante.core.errors import BadSave, CartomanteError, whole_number
from cartomante.core.match import Buffer, Match
from cartomante.core.options import chosen_in
from cartomante.core.position import Reader
from cartomante.core.rule import NONE, RUNNING

if TYPE_CHECKING:
    from cartomante.core.game import Game

FORMAT = "cartomante-match-1"
WORD = (1 << 32) - 1
ABOUT = 1 << 15  # a question is about a number of 16 bits


def save(match: Match) -> dict[str, Any]:
    """Where the match started, what was chosen, and the fingerprint it must replay to."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "pack": _save_pack(match),
    }
    start = np.frombuffer(bytearray(match.start), np.uint8)
    if match.seed is not None:
        players = match.game.window(start).players  # since then some may have come or gone
        data |= {"players": players, "options": match.options, "seed": _save_seed(match.seed)}
    else:
        position = describe(match.game, start, match.pack)
        data |= {"position": position, "start": _digest(position)}
    moves = [list(move) for move in match.history]
    return data | {
        "moves": moves,
        "story": _digest(moves),
        "fingerprint": match.fingerprint(),
        "over": match.is_over,
        "scores": match.scores if match.is_over else None,
    }


def _digest(written: Any) -> str:
    """Of a position or of moves as written: the fingerprint alone would not notice what later play wipes out."""
    return hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:32]


def _save_seed(seed: fairness.Seed) -> dict[str, Any]:
    data: dict[str, Any] = {"commitment": seed.commitment, "number": f"{seed.number:032x}"}
    if seed.secret is not None:
        data |= {"secret": seed.secret, "contributions": list(seed.contributions)}
    return data


def _save_pack(match: Match) -> dict[str, str]:
    data = {"name": match.pack.name, "digest": match.pack.digest}
    builtin = match.pack.name in match.game.packs.builtin
    return data if builtin else data | {"text": match.pack.text}


def load(game: "Game", data: object) -> Match:
    """Replay a save; refuse it, naming the field, if anything about it does not hold."""
    if not isinstance(data, Mapping):
        raise BadSave(f"a saved match must be a mapping, not {type(data).__name__}")
    _expect("format", data.get("format"), FORMAT)
    _expect("game", data.get("game"), game.name)
    _expect("version", data.get("version"), game.version)
    try:
        _expect("story", data.get("story"), _digest(_moves(data)))
        match = _begin(game, data)
        for number, move in enumerate(_moves(data)):
            _replay(match, number, move)
    except BadSave:
        raise
    except (CartomanteError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadSave(f"this save is damaged: {error}") from error
    _expect("fingerprint", data.get("fingerprint"), match.fingerprint())
    _expect("over", data.get("over"), match.is_over)
    _expect("scores", data.get("scores"), match.scores if match.is_over else None)
    return match


def _begin(game: "Game", data: Mapping[str, Any]) -> Match:
    pack = _load_pack(game, _field(data, "pack", Mapping))
    if "position" in data:
        start = _field(data, "position", Mapping)
        _expect("start", data.get("start"), _digest(start))
        return at_position(game, start, pack)
    players, options = _field(data, "players", int), _field(data, "options", Mapping)
    return game.new_match(players, _load_seed(_field(data, "seed", Mapping)), options, pack)


def _load_pack(game: "Game", data: Mapping[str, Any]) -> Pack:
    name = _field(data, "name", str)
    is_builtin = name in game.packs.builtin
    if is_builtin and "text" in data:
        raise BadSave(f"this save is damaged: its pack {name!r} comes with the game, yet brings a text of its own")
    pack = game.packs.load(name) if is_builtin else game.packs.parse(name, _field(data, "text", str))
    _expect("digest of the pack", data.get("digest"), pack.digest)
    return pack


def _load_seed(data: Mapping[str, Any]) -> fairness.Seed:
    number, secret = int(_field(data, "number", str), 16), data.get("secret")
    contributions = tuple(map(str, data.get("contributions", ())))
    seed = fairness.as_seed(fairness.Seed(number, secret, contributions))
    _expect("commitment", data.get("commitment"), seed.commitment)
    return seed


def _moves(data: Mapping[str, Any]) -> list[Any]:
    return list(_field(data, "moves", list))


def _replay(match: Match, number: int, move: Any) -> None:
    if not isinstance(move, list) or len(move) != 2:
        raise BadSave(f"this save is damaged: move {number} must be [seat, action], not {move!r}")
    try:
        match.apply(move[1], move[0])
    except CartomanteError as error:
        raise BadSave(f"this save is damaged: move {number}: {error}") from error


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise BadSave(f"this save is damaged: field {name!r} is missing")
    if not isinstance(data[name], kind):
        raise BadSave(f"this save is damaged: field {name!r} must be a {kind.__name__}, not {data[name]!r}")
    return data[name]


def _expect(name: str, found: object, wanted: object) -> None:
    if found != wanted or type(found) is not type(wanted):
        raise BadSave(f"this save cannot be loaded: its {name} is {found!r}, expected {wanted!r}")


def position(match: Match) -> dict[str, Any]:
    return describe(match.game, match._state, match.pack)


def describe(game: "Game", state: Buffer, pack: Pack) -> dict[str, Any]:
    """A record in readable form: what the core keeps for every game, then the game's own fields."""
    s = game.window(state)
    names = [decision.name for decision in game.decisions]
    common: dict[str, Any] = {
        "game": game.name,
        "players": s.players,
        "options": chosen_in(game.options, s),
        "ending": None if s.ending == RUNNING else game.endings[s.ending - RUNNING - 1],
        "asked": {str(seat): names[number] for seat, number in enumerate(s.asked) if number != NONE},
        "queue": [[names[s.queue[i, 0]], s.queue[i, 1], s.queue[i, 2]] for i in range(s.queued)],
        "about": s.about,
        "chance": {"key": list(s.key), "draws": s.draws},
    }
    return common | game.write_position(s, pack.c)


def at_position(game: "Game", fields: Mapping[str, Any], pack: Pack, events: bool = True) -> Match:
    """A match that starts from a position; the engine then runs on to the first real choice."""
    reader = Reader(fields)
    named = reader.take("game", game.name)
    if named != game.name:
        raise CartomanteError(f"position: this is a position of {named!r}, not of {game.name!r}")
    state = game.blank(reader.take("players"), reader.take("options"))
    s = game.window(state)
    _read_common(game, s, reader)
    game.read_position(s, pack.c, reader)
    reader.finish()
    problems = game.problems(s, pack.c)
    if problems:
        raise CartomanteError(f"position: {'; '.join(problems)}")
    match = game.match_class(events)(game, state, pack, None)
    _refuse_stuck(match)
    match.run_on()
    return match


def _refuse_stuck(match: Match) -> None:
    """A question without an option would never be answered."""
    for seat in match.deciders():
        if not match.legal_actions(seat):
            asked = match.decision(seat) or {}
            raise CartomanteError(f"position: asked: seat {seat} has nothing to choose at {asked['id']}")


def _read_common(game: "Game", s: Any, reader: Reader) -> None:
    names = [decision.name for decision in game.decisions]
    ending = reader.take("ending")
    s.ending = RUNNING if ending is None else RUNNING + 1 + reader.index("ending", ending, game.endings)
    asked = reader.take("asked", {})
    if not isinstance(asked, Mapping):
        raise CartomanteError(f"position: asked must map seats to decisions, not {asked!r}")
    for seat, name in asked.items():
        number = int(seat) if str(seat).isdecimal() else seat
        number = whole_number("position: asked seat", number, 0, s.players - 1)
        s.asked[number], s.unsettled[number] = reader.index("asked", name, names), 1
    _read_queue(s, reader, names)
    s.about = reader.number("about", -ABOUT, ABOUT - 1, 0)
    chance = reader.part("chance")
    for i, word in enumerate(chance.numbers("key", 4, 0, WORD)):
        s.key[i] = word
    s.draws = chance.number("draws", 0, WORD, 0)
    chance.finish()


def _read_queue(s: Any, reader: Reader, names: list[str]) -> None:
    queue = reader.items("queue")
    if len(queue) > len(s.queue):
        raise CartomanteError(f"position: queue has {len(queue)} questions; allowed: at most {len(s.queue)}")
    for i, question in enumerate(queue):
        if not isinstance(question, Sequence) or isinstance(question, str) or len(question) != 3:
            raise CartomanteError(f"position: queue holds {question!r}; allowed: [decision, seat, about]")
        s.queue[i, 0] = reader.index("queue", question[0], names)
        s.queue[i, 1] = whole_number("position: queued seat", question[1], 0, s.players - 1)
        s.queue[i, 2] = whole_number("position: queued about", question[2], -ABOUT, ABOUT - 1)
    s.queued = len(queue)
