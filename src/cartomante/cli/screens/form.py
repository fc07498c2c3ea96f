"""What can be chosen for a new game, as rows of a menu."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from cartomante.bots import default_bot, levels_for
from cartomante.cli.table import Setup
from cartomante.cli.words import optional, value_name
from cartomante.core.options import PRESET, Value, Variant
from cartomante.core.text import Texts
from cartomante.games import load_game, names


@dataclass(frozen=True)
class Row:
    """Something to set: the values it can have, the one it has, what they are called, and how to set it."""

    id: str
    label: str
    help: str
    values: Sequence[Any]
    value: Any
    spell: Callable[[Any], str]
    choose: Callable[[Any], None]

    def turn(self, steps: int) -> None:
        """On to the next value, or back; after the last comes the first."""
        at = self.values.index(self.value) if self.value in self.values else -1
        self.choose(self.values[(at + steps) % len(self.values)])


class Form:
    """The choices for a new game. Options start as the game's defaults."""

    def __init__(self) -> None:
        self.pick_game(names()[0])

    def pick_game(self, name: str) -> None:
        self.game = load_game(name)
        self.players, self.bot = self.game.comfortable_players, default_bot(self.game)
        self.options = self.game.resolve_options({})

    def setup(self) -> Setup:
        return Setup(self.game, self.players, bots=(self.bot,), options=self.options)

    def rows(self, texts: Texts) -> list[Row]:
        """Everything that leaves a choice, in the order in which people think of it."""
        options = [self._option(texts, option) for option in self.game.options]
        rows = [self._game(texts), self._players(texts), self._bot(texts), self._preset(texts), *options]
        return [row for row in rows if len(row.values) > 1]

    def _game(self, texts: Texts) -> Row:
        def title(name: str) -> str:
            return load_game(name).text(texts.language).say("title")

        return Row("game", texts.say("menu-game"), texts.say("tagline"), names(), self.game.name, title, self.pick_game)

    def _players(self, texts: Texts) -> Row:
        counts = self._counts(self.options)
        choose = partial(setattr, self, "players")
        help = texts.say("menu-players", "help", low=self.game.min_players, high=self.game.max_players)
        return Row("players", texts.say("menu-players"), help, counts, self.players, str, choose)

    def _bot(self, texts: Texts) -> Row:
        def name(bot: str) -> str:
            return optional(texts, f"bot-{bot}", default=bot)

        message, choose = "menu-allies" if self.game.is_cooperative else "menu-bot", partial(setattr, self, "bot")
        help = optional(texts, f"bot-{self.bot}", "help", default=texts.say(message, "help"))
        return Row("bot", texts.say(message), help, levels_for(self.game), self.bot, name, choose)

    def _preset(self, texts: Texts) -> Row:
        """The preset whose options are all as they stand; none when they are mixed."""
        presets = list(self.game.presets or {})
        now = next((name for name in presets if self.game.resolve_options({PRESET: name}) == self.options), "")

        def spell(name: str) -> str:
            return optional(texts, f"preset-{name}" if name else "menu-own-preset", default=name)

        def choose(name: str) -> None:
            self._pick_options(self.game.resolve_options({PRESET: name}))

        help = optional(texts, f"preset-{now}", "help")
        return Row("preset", texts.say("menu-preset"), help, presets, now, spell, choose)

    def _option(self, texts: Texts, option: Variant) -> Row:
        name = f"option-{option.name}"

        def choose(value: Any) -> None:
            self._pick_options(self.options | {option.name: value})

        values = [value for value in option.values if self._counts(self.options | {option.name: value})]
        spell, help = partial(value_name, texts, option.name), optional(texts, name, "help")
        return Row(name, texts.say(name), help, values, self.options[option.name], spell, choose)

    def _pick_options(self, options: dict[str, Value]) -> None:
        """Some options ask for a certain number of players; the nearest that fits is taken."""
        self.options = options
        self.players = min(self._counts(options), key=lambda count: abs(count - self.players))

    def _counts(self, options: dict[str, Value]) -> list[int]:
        """How many players these options allow."""
        objection = self.game.objection or (lambda players, options: None)
        counts = range(self.game.min_players, self.game.max_players + 1)
        return [count for count in counts if objection(count, options) is None]
