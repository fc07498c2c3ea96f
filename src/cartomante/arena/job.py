"""A job: all that a game number needs to become a game, as plain values that travel to other processes and machines."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from cartomante.arena.entrants import Entrant, names_of
from cartomante.arena.lineups import AGAINST, MIXED, TOGETHER, Form, lap_length, line_up
from cartomante.core.compiled.cache import PACKAGE, SHARED
from cartomante.core.content import Pack
from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.fairness import check_seed
from cartomante.core.game import Game
from cartomante.core.options import Value
from cartomante.games import load_game

MOST_GAMES = 10_000_000
SEED_BYTES = 16
OURS = ("job", "lineups", "playing", "quick", "watching")  # the parts of the arena that games depend on


@dataclass(frozen=True)
class Job:
    """Who plays what. Everybody who takes part is among `entrants`; with AGAINST the last of them is the rival.

    `sources` stands for the program as it is: what another state of it has played is not mixed in. `watched`: the
    games are told again afterwards, for reports on cards and choices.
    """

    game_name: str
    players: int
    options: tuple[tuple[str, Value | tuple[str, ...]], ...]
    pack_name: str
    pack_text: str
    form: Form
    entrants: tuple[Entrant, ...]
    seed: int
    sources: str
    watched: bool = False

    @property
    def bots(self) -> int:
        """How many are measured: all but the rival."""
        return len(self.entrants) - (self.form == AGAINST)

    @property
    def lap(self) -> int:
        """How many games a deal is played in."""
        return lap_length(self.form, self.bots, self.players)

    @cached_property
    def game(self) -> Game:
        return load_game(self.game_name)

    @cached_property
    def pack(self) -> Pack:
        return self.game.packs.parse(self.pack_name, self.pack_text)

    @cached_property
    def chosen_options(self) -> dict[str, object]:
        return {name: list(value) if isinstance(value, tuple) else value for name, value in self.options}

    @cached_property
    def digest(self) -> str:
        """A name for the job: equal if and only if its games are."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:24]

    def __reduce__(self) -> tuple[Any, ...]:
        """What travels to other processes: the fields, and nothing that was worked out from them."""
        return Job, tuple(getattr(self, each.name) for each in fields(self))

    def whole_laps(self, games: int) -> int:
        """The number of games, raised so that every deal is played by all of its line-ups."""
        return -(-whole_number("games", games, 1, MOST_GAMES) // self.lap) * self.lap

    def line_up(self, number: int) -> tuple[int, ...]:
        """Which entrant sits on each seat in a game."""
        return line_up(self.form, self.bots, self.players, self.seed, number)

    def deal_of(self, number: int) -> int:
        return number // self.lap

    def seed_of(self, number: int) -> int:
        """What a game is dealt from: the same for all line-ups of its lap."""
        material = f"deal {self.seed} {self.deal_of(number)}".encode()
        return int.from_bytes(hashlib.sha256(material).digest()[:SEED_BYTES], "big")


def make_job(
    game: Game,
    entrants: Sequence[Entrant],
    rival: Entrant | None = None,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    pack: str | Path | Pack | None = None,
    watched: bool = False,
) -> Job:
    """A job of which everything has been checked; self-play if there is one entrant and the games are watched."""
    count = game.check_players(game.comfortable_players if players is None else players)
    form = TOGETHER if watched or game.is_cooperative else AGAINST if rival else MIXED
    check_fit(game, form, entrants, rival)
    game.blank(count, options)
    chosen, content = game.resolve_options(options), game.pack(pack)
    return Job(
        game_name=game.name,
        players=count,
        options=tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in sorted(chosen.items())),
        pack_name=content.name,
        pack_text=content.text,
        form=form,
        entrants=(*entrants, *([rival] if rival else [])),
        seed=check_seed(seed),
        sources=digest_of_sources(game),
        watched=watched,
    )


def check_fit(game: Game, form: Form, entrants: Sequence[Entrant], rival: Entrant | None) -> None:
    """Whether these bots make a tournament."""
    if rival is not None and game.is_cooperative:
        raise CartomanteError(
            f"{game.name} is won together: each bot takes the whole table, and --against has no place"
        )
    if rival is not None and rival.name in [entrant.name for entrant in entrants]:
        raise CartomanteError(f"bot {rival.name!r} cannot play against itself; name it after --against only")
    if form == MIXED and len(entrants) < 2:
        named = names_of(entrants)
        raise CartomanteError(f"{named} alone makes no tournament; name another bot, or a rival with --against NAME")


def digest_of_sources(game: Game) -> str:
    """A name for all the code that a game's outcome depends on."""
    total = hashlib.sha256(f"{game.name} {game.version}".encode())
    for folder in (*SHARED, Path(game.set_up.__code__.co_filename).parent):
        for path in sorted(folder.rglob("*.py")):
            total.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    for name in OURS:
        total.update((PACKAGE / "arena" / f"{name}.py").read_bytes())
    return total.hexdigest()[:16]
