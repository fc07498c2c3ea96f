"""Who takes part: bots as people write them, `greedy` or `search:iterations=2000`, and levels such as `adept`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cartomante.bots import Bot, bots_for, levels_of, make_bot
from cartomante.core.errors import CartomanteError, unknown
from cartomante.core.game import Game

WORDS = {"true": True, "false": False}
MOST_ENTRANTS = 50


@dataclass(frozen=True)
class Entrant:
    """A bot with its parameters; `name` is what people call it."""

    name: str
    bot: str
    params: tuple[tuple[str, object], ...] = ()

    def make(self, game: Game, seed: int) -> Bot:
        return make_bot(self.bot, game, seed=seed, **dict(self.params))


def read_entrants(game: Game, text: str) -> list[Entrant]:
    """Everybody in a list such as `master,search:iterations=500,bold=1.4,greedy`, checked."""
    entrants = [read_entrant(game, part) for part in split(text)]
    names = [entrant.name for entrant in entrants]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise CartomanteError(f"bot {twice!r} is named twice; each may take part once")
    if not 1 <= len(entrants) <= MOST_ENTRANTS:
        raise CartomanteError(f"bots must be 1 to {MOST_ENTRANTS} names, not {len(entrants)}")
    return entrants


def split(text: str) -> Iterator[str]:
    """The entrants of a list: a comma also stands between parameters, which have a = but no name of their own."""
    whole: list[str] = []
    for part in map(str.strip, text.split(",")):
        if whole and ":" in whole[0] and "=" in part and ":" not in part:
            whole.append(part)
            continue
        if whole:
            yield ",".join(whole)
        whole = [part]
    yield ",".join(whole)


def read_entrant(game: Game, text: str) -> Entrant:
    """One bot or level with its parameters; whatever is wrong with them is said now and not in the middle of a game."""
    name, _, listed = text.partition(":")
    params = dict(read_setting(text, part) for part in listed.split(",")) if listed else {}
    bot, preset = find_bot(game, name)
    entrant = Entrant(text, bot, tuple(sorted({**preset, **params}.items())))
    entrant.make(game, seed=0)
    return entrant


def find_bot(game: Game, name: str) -> tuple[str, dict[str, object]]:
    """The bot behind a name, and the parameters that a level comes with."""
    levels = levels_of(game)
    bot, preset = (levels[name].bot, levels[name].params) if name in levels else (name, {})
    if bot not in bots_for(game):
        raise unknown(f"bot for {game.name}", name, [*levels, *bots_for(game)])
    return bot, dict(preset)


def read_setting(text: str, part: str) -> tuple[str, object]:
    key, sign, value = map(str.strip, part.partition("="))
    if not (key.isidentifier() and sign and value):
        raise CartomanteError(f"bot {text!r}: parameters must be written NAME:KEY=VALUE,KEY=VALUE, not {part!r}")
    if key == "seed":
        raise CartomanteError(f"bot {text!r}: a bot's seed follows from --seed and cannot be chosen")
    return key, read_value(value)


def read_value(text: str) -> object:
    """What a person means: a number if it looks like one, true or false, otherwise the words themselves."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return WORDS.get(text.lower(), text)


def names_of(entrants: Sequence[Entrant]) -> str:
    return ", ".join(entrant.name for entrant in entrants)
