"""The general board: draws any game from its declared zones, so that a new game is playable at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from textual.content import Content

from cartomante.cli.boards.lines import Line, Part
from cartomante.cli.words import optional, sentences
from cartomante.core.content import Pack
from cartomante.core.event import Event
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.rule import NONE
from cartomante.core.text import Texts

FEW = 12  # longer lists are told by their number, and shown in full on the page of the whole table
PLAIN = "$text on $panel"
DONE, THINKING, MISSING = "✓", "…", "–"


@dataclass(frozen=True)
class Scene:
    """All that a board may draw: what one seat knows, and the words for it."""

    game: Game
    texts: Texts
    names: list[str]  # of every seat, free ones included: the log may speak of players who have left
    view: dict[str, Any]
    facts: dict[str, Any]  # that never change
    events: list[Event]
    pack: Pack
    conclude: Callable[..., Any]  # (about, policy, in_public): what the seat, or everybody, can conclude
    is_tight: bool = False  # little room: labels shrink to what tells things apart

    @classmethod
    def of(cls, match: Match, seat: int, texts: Texts, names: list[str], is_tight: bool = False) -> "Scene":
        def conclude(about: int, policy: str, in_public: bool) -> Any:
            return match.beliefs(None if in_public else seat, about, policy)

        view, events = match.view(seat), match.events_seen_by(seat)
        return cls(match.game, texts, names, view, match.facts(), events, match.pack, conclude, is_tight)


Chapter = tuple[str, Sequence[Line]]  # a heading and what stands below it


class Board:
    """Turns a scene into styled text. A game refines it by overriding what it wants to show differently."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.game, self.texts, self.view = scene, scene.game, scene.texts, scene.view

    @classmethod
    def room_wanted(cls, players: int) -> tuple[int, int]:
        """How wide and how high the screen must be for everything to be shown at ease."""
        return 100, 23 + 6 * ceil(players / 2)

    # --- the parts of the screen ---------------------------------------------------------------------------------

    def status(self) -> str:
        """A word or two beside the title of the game."""
        return ""

    def centre(self) -> list[Part]:
        """What lies in the middle of the table."""
        return [*self._zones(self.view["table"], per_seat=False, limit=FEW)]

    @property
    def has_boxes(self) -> bool:
        """Whether players have a box each; otherwise a line that begins with the name."""
        return not self.scene.is_tight

    @property
    def has_pairs(self) -> bool:
        """Whether two players share a row, because what there is to say of each is short."""
        return False

    def seat_title(self, seat: int) -> Content:
        """A player's name, a sign for what that player is doing, and the score."""
        names = self.players()
        scores = [self.seat_score(other) for other in range(len(names))]
        name, score = (self._aligned(words, seat) for words in (names, scores))
        return Content.assemble((name, "bold"), f" {self.seat_sign(seat) or ' '} ", (score, "$text-accent"))

    def players(self) -> list[str]:
        """The names of those who sit at the table now."""
        return self.scene.names[: self.view["players"]]

    def _aligned(self, words: list[str], seat: int) -> str:
        """Where players stand below each other, one's word as wide as the widest of them."""
        return words[seat] if self.has_boxes else words[seat].ljust(max(map(len, words)))

    def seat_sign(self, seat: int) -> str:
        """Whether the others wait for a player."""
        return THINKING if seat in self.view["deciders"] else ""

    def seat_score(self, seat: int) -> str:
        """The score, where there is one before the end."""
        return self.texts.score(self.view["scores"][seat]) if self.view["scores"] else ""

    def seat(self, seat: int) -> list[Line]:
        """What you see of a player; your own hand has a place of its own."""
        zones = self.view["seats"][seat]
        return self._zones(zones | {"hand": None} if seat == self.view["seat"] else zones, per_seat=True, limit=FEW)

    def hand(self) -> list[Line]:
        """What you hold: the zone called "hand", if the game has one."""
        zones = self.view["seats"][self.view["seat"]]
        sort = next((zone.sort for zone in self.game.zones if zone.name == "hand"), None)
        return [] if sort is None else [Line("", self.contents(sort, zones["hand"]))]

    def whole_table(self) -> list[Chapter]:
        """Every zone in full: first the table's, then each player's."""
        return [(self.texts.say("table"), self._zones(self.view["table"], per_seat=False)), *self.all_players()]

    def all_players(self) -> list[Chapter]:
        seats = zip(self.players(), self.view["seats"], strict=True)
        return [(name, self._zones(zones, per_seat=True)) for name, zones in seats]

    def legend(self) -> list[Line]:
        """What the signs mean, where a game has signs of its own."""
        return []

    def result(self) -> list[Line]:
        """How those who win or lose together have done."""
        return [Line("", [Content(self.texts.score(self.view["scores"][0]))])]

    def _zones(self, values: dict[str, Any], per_seat: bool, limit: int | None = None) -> list[Line]:
        zones = [zone for zone in self.game.zones if zone.per_seat == per_seat]
        lines = [self.line(zone.name, self.contents(zone.sort, values[zone.name], limit)) for zone in zones]
        return [line for line in lines if line.pieces]

    def line(self, zone: str, pieces: list[Content]) -> Line:
        return Line(self.texts.say(f"zone-{zone}"), pieces)

    # --- what you may do -----------------------------------------------------------------------------------------

    def order(self, action: int) -> Any:
        """Where a choice stands among the others, as a key for sorting."""
        return action

    def meaning(self, action: int) -> tuple[str, Any]:
        sort, value = self.view["meanings"][str(action)]
        return sort, value

    def choice(self, action: int) -> tuple[Content, str]:
        """How an answer is offered, and its explanation."""
        words = self.texts.action(self.view["decision"]["id"], self.meaning(action), self.scene.names)
        return self.choice_label(action, words), self.choice_help(action, words)

    def choice_label(self, action: int, words: str) -> Content:
        """The thing that an answer is about; `words` say the whole of it."""
        sort, value = self.meaning(action)
        return Content(words) if sort == "word" else self.label(sort, value)

    def choice_help(self, action: int, words: str) -> str:
        """The whole of it, and what the thing does or what the question means."""
        sort, value = self.meaning(action)
        about = "" if sort == "word" else self.help(sort, value)
        return sentences(words, about or optional(self.texts, f"decision-{self.view['decision']['id']}", "help"))

    def choice_key(self, action: int) -> str:
        """The key of an answer, where one suggests itself."""
        return ""

    def side_choice(self, action: int) -> tuple[str, str]:
        """How something that may be done without being asked is offered, and its explanation."""
        sort, value = self.meaning(action)
        about = optional(self.texts, f"side-{value if sort == 'word' else sort}", "help")
        return self.texts.side_action((sort, value), self.scene.names), about

    def notes(self) -> dict[int, Content]:
        """Side actions that only flip a mark, each with the mark as it stands; they have a window of their own."""
        return {}

    def notes_title(self) -> str:
        """What the marks are about."""
        return self.texts.say("key-notes")

    @property
    def can_deduce(self) -> bool:
        """Whether the table allows a panel that says what follows from what is known."""
        return False

    def deduction(self) -> list[Chapter]:
        """What follows from what you know, where the table allows it."""
        return []

    # --- things --------------------------------------------------------------------------------------------------

    def mark(self, sort: str, value: Any) -> tuple[str, str]:
        """The symbol and the colours of a thing; colour is never the only sign of what it is."""
        return "", PLAIN

    def short(self, sort: str, value: Any) -> str:
        """What stands beside the symbol where there is little room."""
        return self.name(sort, value)

    def name(self, sort: str, value: Any) -> str:
        return self.texts.name(sort, value, self.scene.names)

    def chip(self, sort: str, value: Any) -> Content:
        """A thing as a small label."""
        symbol, style = self.mark(sort, value)
        words = f"{symbol}{self.short(sort, value)}"
        return Content.styled(words if self.scene.is_tight else f" {words} ", style)

    def label(self, sort: str, value: Any) -> Content:
        """A thing as a label with its full name."""
        symbol, style = self.mark(sort, value)
        name = self.name(sort, value)
        return Content.styled(f" {symbol} {name} " if symbol else f" {name} ", style)

    def help(self, sort: str, value: Any) -> str:
        """What a thing does, where its text says so."""
        return optional(self.texts, self.game.names[sort].message_of(value), "help")

    def contents(self, sort: str, value: Any, limit: int | None = None) -> list[Content]:
        """Whatever lies in a zone, by the sort of thing it holds."""
        if value is None or value is False or value == [] or value == {}:
            return []
        if isinstance(value, dict):
            parts = [self.contents("number" if isinstance(part, int) else sort, part, limit) for part in value.values()]
            return [piece for part in parts for piece in part]
        if isinstance(value, list) and sort not in self.game.names:
            if limit is not None and len(value) > limit:
                return [Content(str(len(value)))]
            return [self._item(sort, item) for item in value]
        return [self._item(sort, value)]

    def _item(self, sort: str, value: Any) -> Content:
        if value is True:
            return Content(DONE)
        if value is None or value == NONE:
            return Content(MISSING)
        if isinstance(value, dict):
            return Content(" ").join(self.contents(sort.rstrip(";"), value))
        if isinstance(value, list) and sort not in self.game.names:  # that belong together, such as a pair of cards
            return Content("").join([self._item(sort.rstrip("*;"), item) for item in value])
        sort = sort.rstrip("*;")
        if sort == "seat":
            return Content(self.scene.names[value])
        return self.chip(sort, value) if sort in self.game.names else Content(str(value))
