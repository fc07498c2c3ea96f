"""Every word a person reads, from Fluent files: <folder>/<language>/common.ftl and <folder>/<language>/<game>.ftl."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
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
    """How to say a thing: a message and its variables, each a plain value, another name or a player."""

    message: str
    variables: "Mapping[str, Spoken]" = field(default_factory=dict)


Spoken = Name | SeatName | str | int
Meaning = tuple[str, Any]  # what an action stands for: ("card", 24), or ("word", "pass")


@dataclass(frozen=True)
class Things:
    """A sort of thing of which there are so many: its values, and the name of each."""

    name: Callable[[int], Name]
    values: Collection[int]

    def message_of(self, value: int) -> str:
        return self.name(value).message


@dataclass(frozen=True)
class Compound:
    """A sort of thing that is made of others: its value is the list of the values of its parts.

    `parts` are the variables of its message, each with a sort like the arguments of events, or "meaning": an action.
    """

    message: str
    parts: Mapping[str, str]

    def message_of(self, value: Any) -> str:
        return self.message


Naming = Things | Compound  # data that other programs, such as a browser, can follow as we do; see core/sheet.py


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
        naming = self.game.names[sort]
        if isinstance(naming, Things):
            return self.spell(naming.name(value), seat_names)
        parts = zip(naming.parts.items(), value, strict=True)
        return self.say(naming.message, **{name: self._part(of, part, seat_names) for (name, of), part in parts})

    def spell(self, name: Name, seat_names: Sequence[str] = ()) -> str:
        """A name in words."""
        variables: dict[str, Any] = {key: self._spell(each, seat_names) for key, each in name.variables.items()}
        return self.say(name.message, **variables)

    def _spell(self, spoken: Spoken, seat_names: Sequence[str]) -> str | int:
        if isinstance(spoken, Name):
            return self.spell(spoken, seat_names)
        return seat_names[spoken.seat] if isinstance(spoken, SeatName) else spoken

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

    def meaning(self, meaning: Meaning, seat_names: Sequence[str] = ()) -> str:
        """What an action is about: the name of a thing, or a word of its own."""
        sort, value = meaning
        return self.say(f"action-{value}") if sort == "word" else self.name(sort, value, seat_names)

    def action(self, decision: str, meaning: Meaning, seat_names: Sequence[str] = ()) -> str:
        """What an action of this meaning (see Match.meaning) comes to when `decision` is asked."""
        item = self.meaning(meaning, seat_names)
        return item if meaning[0] == "word" else self.say(f"decision-{decision}", "action", item=item)

    def side_action(self, meaning: Meaning, seat_names: Sequence[str] = ()) -> str:
        """What an action of this meaning comes to when it is done without being asked."""
        sort, value = meaning
        if sort == "word":
            return self.say(f"side-{value}")
        return self.say(f"side-{sort}", item=self.name(sort, value, seat_names))

    def score(self, points: int) -> str:
        """A number of points as people say it: 5 half-points are "2.5 Talismans"."""
        assert self.game is not None
        return self.say("score", points=points / self.game.points_per_unit)

    def rulebook(self) -> list[tuple[str, str]]:
        """The chapters of the game's rulebook, each a title and a text in Markdown, in the order of the file."""
        chapters = re.findall(r"^(rulebook-[\w-]+) *=", "\n".join(sources(*self._files)), re.MULTILINE)
        return [(self.say(chapter), self.say(chapter, "body")) for chapter in chapters]

    def event(self, event: "Event", viewer: int | None, seat_names: Sequence[str]) -> str:
        """An event, already filtered for `viewer`, as a sentence from that viewer's point of view."""
        variables: dict[str, Any] = {"you": "yes" if viewer is not None and event.seat == viewer else "no"}
        if event.seat is not None:
            variables["seat"] = seat_names[event.seat]
        for arg in event.kind.args:
            variables[arg.name] = self._argument(arg.sort, event.args[arg.name], seat_names)
        return self.say(f"event-{event.kind.name}", **variables)

    def _part(self, sort: str, value: Any, seat_names: Sequence[str]) -> Any:
        """Like an argument of an event, but messages of compounds can tell when a list is empty."""
        return "none" if value == [] else self._argument(sort, value, seat_names)

    def _argument(self, sort: str, value: Any, seat_names: Sequence[str]) -> Any:
        if value is None:
            return "hidden"
        if sort.endswith(";"):
            return self.listing_apart([str(self._argument(sort[:-1], item, seat_names)) for item in value])
        if sort.endswith("*"):
            return self.listing([str(self._argument(sort[:-1], item, seat_names)) for item in value])
        if sort in ("number", "word"):
            return value
        if sort == "meaning":
            return self.meaning(value, seat_names)
        if value == NONE:
            return "none"
        return seat_names[value] if sort == "seat" else self.name(sort, value, seat_names)
