"""Every word a person reads, from Fluent files: <folder>/<language>/common.ftl and <folder>/<language>/<game>.ftl."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cartomante.core.errors import unknown
from cartomante.core.rule import NONE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from cartomante.core.content import Pack
    from cartomante.core.event import Event
    from cartomante.core.game import Game

LANGUAGES = ("en", "it", "de", "fr", "es")
TEXTS = Path(__file__).parents[1] / "text"


@dataclass(frozen=True)
class SeatName:
    """Whatever the table calls the player in that seat."""

    seat: int


@dataclass(frozen=True)
class Name:
    """How to say a thing: a message and its variables, each a plain value, another name, or a list of names."""

    message: str
    variables: "Mapping[str, Spoken] | None" = None


Spoken = Name | SeatName | str | int | list[Name]
Namer = Callable[[Any], Name]
Meaning = tuple[str, Any]  # what an action stands for: ("card", 24), or ("word", "pass")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise unknown("language", language, LANGUAGES)
    return language


def sources(folders: tuple[Path, ...], language: str, parts: tuple[str, ...]) -> list[str]:
    """The Fluent files of one language: every part that any of the folders has."""
    paths = [folder / language / f"{part}.ftl" for part in parts for folder in folders]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


@cache
def bundle(folders: tuple[Path, ...], language: str, parts: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for source in sources(folders, language, parts):
        messages.add_resource(FluentResource(source))
    return messages


class Texts:
    """What a game, or with `game` None the program itself, says in one language.

    A content pack may bring names of its own: those of `pack`, or of the one that comes with the game.
    """

    def __init__(self, game: "Game | None", language: str, pack: "Pack | None" = None) -> None:
        self.game, self.language = game, check_language(language)
        named = game.pack() if game is not None and pack is None else pack
        self._words = named.words.get(language, {}) if named is not None else {}
        folders = (TEXTS,) if game is None else tuple(dict.fromkeys((TEXTS, game.texts)))
        self._files = (folders, language, ("common",) if game is None else ("common", game.name))
        self._bundle = bundle(*self._files)

    def has(self, message: str) -> bool:
        return message in self._words or bool(self._bundle.has_message(message))

    def say(self, message: str, attribute: str | None = None, **variables: Any) -> str:
        """The text of a message (or of one of its attributes) with its variables filled in."""
        named = self._words.get(f"{message}.{attribute}" if attribute else message)
        if named is not None:
            return named
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{self.language}: {message} has no text"
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def name(self, sort: str, value: Any, seat_names: Sequence[str] = ()) -> str:
        """The name of a thing: name("card", 24) is "Snow 9"."""
        assert self.game is not None
        return self.spell(self.game.names[sort](value), seat_names)

    def spell(self, name: Name, seat_names: Sequence[str] = ()) -> str:
        """A name in words."""
        return str(self._spell(name, seat_names))

    def _spell(self, spoken: Spoken, seat_names: Sequence[str]) -> str | int:
        if isinstance(spoken, Name):
            variables: dict[str, Any] = {
                key: self._spell(value, seat_names) for key, value in (spoken.variables or {}).items()
            }
            return self.say(spoken.message, **variables)
        if isinstance(spoken, SeatName):
            return seat_names[spoken.seat]
        if isinstance(spoken, list):
            return self.listing([str(self._spell(item, seat_names)) for item in spoken])
        return spoken

    def listing(self, items: list[str]) -> str:
        """Several names as one phrase: "a, b and c"."""
        if len(items) <= 1:
            return items[0] if items else self.say("nothing")
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1], initial=items[-1][:1].lower())

    def listing_apart(self, items: list[str]) -> str:
        """Several longer things as one phrase: "a; b; c"."""
        if not items:
            return self.say("nothing")
        return reduce(lambda first, last: self.say("list-apart", first=first, last=last), items)

    def action(self, decision: str, meaning: Meaning, seat_names: Sequence[str] = ()) -> str:
        """What an action of this meaning (see Match.meaning) comes to when `decision` is asked."""
        sort, value = meaning
        if sort == "word":
            return self.say(f"action-{value}")
        return self.say(f"decision-{decision}", "action", item=self.name(sort, value, seat_names))

    def side_action(self, meaning: Meaning, seat_names: Sequence[str] = ()) -> str:
        """What an action of this meaning comes to when it is done without being asked."""
        assert self.game is not None
        sort, value = meaning
        if sort == "word":
            return self.say(f"side-{value}")
        named = sort in self.game.names
        return self.say(f"side-{sort}", item=self.name(sort, value, seat_names) if named else value)

    def score(self, points: int) -> str:
        """A number of points as people say it: 5 half-points are "2.5 Talismans"."""
        assert self.game is not None
        return self.say("score", points=points / self.game.points_per_unit)

    def rulebook(self) -> list[tuple[str, str]]:
        """The chapters of the game's rulebook, each a title and a text in Markdown, in the order of the file."""
        chapters = re.findall(r"^(rulebook-[\w-]+) *=", "\n".join(sources(*self._files)), re.MULTILINE)
        return [(self.say(chapter), self.say(chapter, "body")) for chapter in chapters]

    def event(self, event: "Event", viewer: int | None, seat_names: list[str]) -> str:
        """An event, already filtered for `viewer`, as a sentence from that viewer's point of view."""
        variables: dict[str, Any] = {"you": "yes" if viewer is not None and event.seat == viewer else "no"}
        if event.seat is not None:
            variables["seat"] = seat_names[event.seat]
        for arg in event.kind.args:
            variables[arg.name] = self._argument(arg.sort, event.args[arg.name], seat_names)
        return self.say(f"event-{event.kind.name}", **variables)

    def _argument(self, sort: str, value: Any, seat_names: list[str]) -> Any:
        if value is None:
            return "hidden"
        if sort.endswith(";"):
            return self.listing_apart([str(self._argument(sort[:-1], item, seat_names)) for item in value])
        if sort.endswith("*"):
            return self.listing([str(self._argument(sort[:-1], item, seat_names)) for item in value])
        if sort == "seat":
            return seat_names[value] if value != NONE else "none"
        if sort in ("number", "word"):
            return value
        return self.name(sort, value, seat_names) if value != NONE else "none"
