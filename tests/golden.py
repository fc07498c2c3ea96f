"""Golden playthroughs: whole games as readable text, written from a header and compared line by line.

A file starts with a header that says everything needed to play it again; the rest follows from it. To add one, write
a file that holds only a header; then (and whenever the rules change on purpose) run `python -m tests.golden`, which
rewrites every tests/**/golden/*.txt, or the files it is given. Choices are drawn from the seed, or made by the bot that
a sixth line of the header names, as in "played by: reference".
"""

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
if str(TESTS) not in sys.path:
    sys.path.insert(0, str(TESTS))  # where the toy lives, also when this file is run by itself

from cartomante import games, load_game  # noqa: E402
from cartomante.bots import make_bot  # noqa: E402
from cartomante.core.event import ALL, Event  # noqa: E402
from cartomante.core.game import Game  # noqa: E402
from cartomante.core.match import Match  # noqa: E402

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HEADER = ("game", "players", "seed", "options", "views after")
PLAYED_BY = "played by"


class Script:
    """Plays one game with choices drawn from its seed or made by a bot, and writes down all that happens."""

    def __init__(
        self, game: Game, players: int, seed: int, options: dict[str, str], views_after: str, bot: str | None = None
    ) -> None:
        self.game, self.players, self.seed, self.options, self.bot = game, players, seed, options, bot
        self.views_after = views_after  # the kind of event after which everybody's view is shown
        self._words = words_of(game)
        self._codes = importlib.import_module(f"{game.set_up.__module__.rpartition('.')[0]}.state")

    def lines(self) -> Iterator[str]:
        match = self.game.new_match(self.players, seed=self.seed, options=self.options)
        choose = self.chooser()
        yield from self.header()
        yield from self.told(match, match.events)
        while not match.is_over:
            seat, action = choose(match)
            yield self.choice(match, seat, action)
            yield from self.told(match, match.apply(action, seat))
        yield from self.outcome(match)

    def chooser(self) -> Callable[[Match], tuple[int, int]]:
        """What decides who acts next, and how."""
        if self.bot is not None:
            bot = make_bot(self.bot)
            return lambda match: (match.deciders()[0], bot.choose(match, match.deciders()[0]))
        rng = random.Random(self.seed)

        def draw(match: Match) -> tuple[int, int]:
            seat = rng.choice(match.deciders())
            return seat, rng.choice(match.legal_actions(seat))

        return draw

    def header(self) -> Iterator[str]:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        values = (f"{self.game.name}", f"{self.players}", f"{self.seed}", options, self.views_after)
        yield from (f"{name}: {value}".rstrip() for name, value in zip(HEADER, values, strict=True))
        if self.bot is not None:
            yield f"{PLAYED_BY}: {self.bot}"

    def choice(self, match: Match, seat: int, action: int) -> str:
        asked = match.decision(seat)
        assert asked is not None
        offered = " ".join(self.spell(*match.meaning(option, seat)) for option in match.legal_actions(seat))
        return f"{LETTERS[seat]} {asked['id']} [{offered}] -> {self.spell(*match.meaning(action, seat))}"

    def told(self, match: Match, events: list[Event]) -> Iterator[str]:
        yield from (f"  {self.event(event)}" for event in events)
        if not match.is_over and any(event.kind.name == self.views_after for event in events):
            yield from self.views(match)

    def outcome(self, match: Match) -> Iterator[str]:
        yield from self.views(match)
        yield f"ending: {match.ending}"
        yield f"scores: {' '.join(map(str, match.scores))}"
        yield f"places: {' '.join(map(str, match.places))}"
        yield f"decisions: {len(match.history)}"
        yield f"fingerprint: {match.fingerprint()}"

    # --- views: a spectator's in full, then for each seat only what it sees otherwise ---

    def views(self, match: Match) -> Iterator[str]:
        public = self.zones(match, None)
        yield from (f"    | {name}: {text}" for name, text in public.items() if text)
        for seat in range(match.players):
            own = self.zones(match, seat)
            differing = [f"{name}: {text}" for name, text in own.items() if text != public[name]]
            yield f"    {LETTERS[seat]} sees {'; '.join(differing) or 'nothing else'}"

    def zones(self, match: Match, viewer: int | None) -> dict[str, str]:
        """One line for the table and one for each seat, as a viewer sees them; empty zones are left out."""
        view, zones = match.view(viewer), self.game.zones
        lines = {zone.name: self.zone(zone.sort, view["table"][zone.name]) for zone in zones if not zone.per_seat}
        for seat, held in enumerate(view["seats"]):
            texts = {zone.name: self.zone(zone.sort, held[zone.name]) for zone in zones if zone.per_seat}
            lines[LETTERS[seat]] = ", ".join(f"{name} {text}" for name, text in texts.items() if text)
        return lines

    def zone(self, sort: str, contents: Any) -> str:
        """What lies in a zone; "" for one that is empty. Known cards of a hand follow its size."""
        word = self._words(sort, contents) if contents else None
        if word is not None:
            return word
        if isinstance(contents, dict):
            texts = [self.zone(sort if key == "cards" else "number", value) for key, value in contents.items()]
            return " ".join(text for text in texts if text)
        if contents is None or contents is False or contents == [] or contents == 0:
            return ""
        return "yes" if contents is True else self.spell(sort, contents)

    # --- words ---

    def event(self, event: Event) -> str:
        seat = "" if event.seat is None else f" {LETTERS[event.seat]}"
        return f"{event.kind.name}{seat}" + "".join(
            f" {arg.name}{'' if arg.to == ALL else ' (hidden)'}: {self.spell(arg.sort, event.args[arg.name])}"
            for arg in event.kind.args
        )

    def spell(self, sort: str, value: Any) -> str:
        """A thing by its code; the state module of a game lists those of sort "card" as CARD_CODES."""
        word = self._words(sort, value)
        if word is not None:
            return word
        if sort.endswith(";"):
            return " ".join(f"({self.spell(sort[:-1], item)})" for item in value)
        if sort.endswith("*"):
            return " ".join(self.spell(sort[:-1], item) for item in value)
        if sort == "play":
            return f"{LETTERS[value[0]]}: {self.spell('card*', value[1])}"
        if sort == "seat":
            return LETTERS[value]
        codes = getattr(self._codes, f"{sort.upper()}_CODES", None)
        return str(value if codes is None else codes[value])


def find_game(name: str) -> Game:
    """A registered game, or one that lives with the tests."""
    if name in games():
        return load_game(name)
    game: Game = importlib.import_module(name).GAME
    return game


def words_of(game: Game) -> Callable[[str, Any], str | None]:
    """How the tests of a game spell what is more than a code, in words.py; None for what they leave to us."""
    try:
        spell: Callable[[str, Any], str | None] = importlib.import_module(f"games.{game.name}.words").spell
    except ModuleNotFoundError:
        return lambda sort, value: None
    return spell


def read_header(path: Path) -> Script:
    """The game that a golden file is about."""
    lines = path.read_text(encoding="utf-8").splitlines()[: len(HEADER) + 1]
    fields = dict(line.partition(":")[::2] for line in lines[: len(HEADER)])
    assert tuple(fields) == HEADER, f"{path.name}: a golden file starts with the lines {', '.join(HEADER)}"
    name, players, seed, options, views_after = (value.strip() for value in fields.values())
    chosen = dict(option.split("=") for option in options.split())
    bots = [line.partition(":")[2].strip() for line in lines if line.startswith(PLAYED_BY)]
    return Script(find_game(name), int(players), int(seed), chosen, views_after, *bots)


def first_difference(path: Path) -> str:
    """Where a golden file and the game part company, with the lines that led there; "" when they agree."""
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(written, read_header(path).lines()), 1):
        if old != new:
            before = "\n".join(f"  {line}" for line in written[max(number - 6, 0) : number - 1])
            return f"{path.name}, line {number}, after\n{before}\nwritten: {old}\nplayed:  {new}"
    return ""


def rewrite(path: Path) -> None:
    path.write_text("".join(f"{line}\n" for line in read_header(path).lines()), encoding="utf-8")


if __name__ == "__main__":
    for golden in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(TESTS.rglob("golden/*.txt")):
        rewrite(golden)
        print(golden)
