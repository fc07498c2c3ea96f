"""Everything that clients and the server say to each other. The web client's types are generated from these models.

A client has *wishes* (the same over the socket and over REST); the server answers each with `Done` or `Refused`, and
tells everybody at the table what happened in `Update`s, numbered without a gap.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from cartomante.core.text import LANGUAGES
from cartomante.server.refusals import Code

PROTOCOL = 1
LONGEST_MESSAGE = 16 * 1024  # bytes of one message to the server
LONGEST_NAME, LONGEST_TALK, LONGEST_NOTE = 24, 500, 2000

Language = Literal["en", "it", "de", "fr", "es"]
assert set(Language.__args__) == set(LANGUAGES)  # type: ignore[attr-defined]
Undo = Literal["never", "agreed", "free"]
Spectators = Literal["none", "delayed", "live"]
Status = Literal["open", "playing", "over", "abandoned", "closed"]
Topic = Literal["pause", "resume", "abandon", "undo"]

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
Talk = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_TALK)]
Contribution = Annotated[str, StringConstraints(max_length=64)]
Seat = Annotated[int, Field(ge=0, le=15)]


class Model(BaseModel):
    """Unknown fields are refused, so that a misspelt one is not silently ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# --- tables -----------------------------------------------------------------------------------------------------------


class NoClock(Model):
    kind: Literal["none"] = "none"


class LiveClock(Model):
    """Each seat has `seconds` in all, and gains `increment` with every decision."""

    kind: Literal["live"]
    seconds: int = Field(ge=10, le=24 * 3600)
    increment: int = Field(default=10, ge=0, le=3600)


class SlowClock(Model):
    """Each decision may take so many days."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


Clock = Annotated[NoClock | LiveClock | SlowClock, Field(discriminator="kind")]


class Setup(Model):
    """What a table agrees on before anybody sits down."""

    game: Annotated[str, StringConstraints(max_length=32)]
    players: int | None = Field(default=None, ge=1, le=16, description="by default as many as play comfortably")
    options: dict[str, Any] = Field(default_factory=dict)
    pack: Annotated[str, StringConstraints(max_length=64)] | None = None
    pack_text: str | None = Field(default=None, max_length=200_000, description="a content pack of one's own")
    is_public: bool = False
    clock: Clock = NoClock()
    hints: bool = True
    spectators: Spectators = "live"
    undo: Undo = "agreed"


class NewTable(Setup):
    bots: list[str] = Field(default_factory=list, max_length=15, description="levels of bots for the last seats")
    sit: bool = True
    start: bool = False


class PersonHere(Model):
    id: str
    name: str


class SeatInfo(Model):
    """Who plays a seat: a person, a bot of some level, nobody; `stand_in` if a bot plays for an absent person."""

    person: PersonHere | None
    bot: str | None
    stand_in: bool


class SeatClock(Model):
    left: int = Field(description="milliseconds")
    ticking: bool


class Ballot(Model):
    """A question to all people at the table, and who has agreed so far."""

    topic: Topic
    asked_by: int
    agreed: list[int]


class Review(Model):
    """Where a shared review stands: everybody sees the game as it was after entry `number`."""

    leader: PersonHere
    number: int


Deal = Literal["real", "fresh"]


class BranchedFrom(Model):
    """Where a game was taken up: at a table, after an entry; with what was hidden there, or with that drawn anew."""

    table: str
    number: int
    deal: Deal


class TableInfo(Model):
    id: str
    code: str
    setup: Setup
    host: PersonHere
    status: Status
    seats: list[SeatInfo]
    number: int = Field(description="of the last entry")
    commitment: str | None = Field(description="null if the game begins from a given position")
    secret: str | None = Field(description="published when the game is over")
    contributions: list[str]
    paused: bool
    ballot: Ballot | None
    rematch: str | None = Field(description="the table at which this one plays again")
    origin: BranchedFrom | None = Field(description="if the game was not dealt here but taken up from another table")
    review: Review | None
    created_at: int
    changed_at: int


# --- wishes -----------------------------------------------------------------------------------------------------------


class WishBase(Model):
    id: Id = Field(description="made by the client; the same wish again is answered as the first time")


class Sit(WishBase):
    type: Literal["sit"]
    seat: Seat | None = None
    contribution: Contribution = Field(default="", description="is mixed into the deal")


class Leave(WishBase):
    type: Literal["leave"]


class AddBot(WishBase):
    type: Literal["add_bot"]
    seat: Seat | None = None
    level: Annotated[str, StringConstraints(max_length=32)] = "adept"


class RemoveBot(WishBase):
    type: Literal["remove_bot"]
    seat: Seat


class Start(WishBase):
    type: Literal["start"]


class Act(WishBase):
    """Answer the question one faces, or do something without being asked.

    `question` is the number that came with the view: an answer to a question that is gone is refused.
    """

    type: Literal["act"]
    action: int = Field(ge=0, le=1 << 20)
    question: int = Field(ge=0, le=1 << 30)


class Say(WishBase):
    type: Literal["say"]
    text: Talk


class Vote(WishBase):
    """Ask the others for something, or answer what was asked."""

    type: Literal["vote"]
    topic: Topic
    yes: bool = True


class ComeBack(WishBase):
    type: Literal["come_back"]


class Rematch(WishBase):
    type: Literal["rematch"]


class Lead(WishBase):
    type: Literal["lead"]
    number: int = Field(ge=0, le=1 << 30)


class HandLead(WishBase):
    type: Literal["hand_lead"]
    to: Id


class Close(WishBase):
    """The host gives up a table at which no game has begun."""

    type: Literal["close"]


Wish = Annotated[
    Sit | Leave | AddBot | RemoveBot | Start | Act | Say | Vote | ComeBack | Rematch | Lead | HandLead | Close,
    Field(discriminator="type"),
]


class Ping(Model):
    type: Literal["ping"]
    sent: int = Field(ge=0, le=1 << 53)


class Typing(Model):
    """Tell the others that one is writing; nothing is kept of it."""

    type: Literal["typing"]


FromClient = Annotated[
    Sit | Leave | AddBot | RemoveBot | Start | Act | Say | Vote | ComeBack | Rematch | Lead | HandLead | Close
    | Ping | Typing,
    Field(discriminator="type"),
]  # fmt: skip


# --- answers and news -------------------------------------------------------------------------------------------------


class Done(Model):
    """A wish came true; `number` is its entry."""

    type: Literal["done"] = "done"
    id: str
    number: int


class Refused(Model):
    """A wish that changed nothing, and why: a code of a closed list, a sentence in the person's language, the rule."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: Code
    text: str
    section: str | None = Field(default=None, description="of the rules page")
    wait: float | None = Field(default=None, description="seconds after which to try again")


class EventInfo(Model):
    """Something that happened in the game, as the viewer may know it: what is meant for others is null."""

    kind: str
    seat: int | None
    args: dict[str, Any]
    section: str


class Entry(Model):
    """Something that happened at the table. A move does not tell what was chosen: its events tell what shows."""

    number: int
    kind: str
    person: PersonHere | None
    seat: int | None
    at: int
    text: str | None = Field(default=None, description="what somebody said")
    about: str | None = Field(
        default=None, description="the topic of a vote, the level of a bot, the table of a rematch"
    )
    yes: bool | None = Field(default=None, description="how somebody voted")
    events: list[EventInfo]


class Changes(Model):
    """What is different in a view: whole values to put in place of the old ones."""

    view: dict[str, Any] = Field(default_factory=dict)
    table: dict[str, Any] = Field(default_factory=dict, description="zones of the table")
    seats: dict[str, dict[str, Any]] = Field(default_factory=dict, description="zones of seats, by seat")


class Snapshot(Model):
    """All there is to know: sent when a client connects, and whenever it cannot be told by changes."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int = PROTOCOL
    now: int
    number: int
    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    facts: dict[str, Any] | None
    question: int = Field(description="of this seat; to be named in an answer")
    clocks: list[SeatClock] | None = Field(description="of the seats, as they stand now")
    entries: list[Entry] = Field(description="those after the number which the client named")


class Update(Model):
    """One more entry, and what it changed for this viewer."""

    type: Literal["update"] = "update"
    number: int
    now: int
    entry: Entry
    changes: Changes | None
    table: TableInfo | None = Field(description="if it has changed")
    question: int
    clocks: list[SeatClock] | None


class Presence(Model):
    """Who is connected, and who is writing; not numbered."""

    type: Literal["presence"] = "presence"
    here: list[str]
    typing: list[str]


class Pong(Model):
    type: Literal["pong"] = "pong"
    sent: int
    now: int


class Bye(Model):
    """The server is about to close the connection, and why; `again` if connecting anew makes sense."""

    type: Literal["bye"] = "bye"
    code: str
    again: bool


FromServer = Annotated[
    Snapshot | Update | Done | Refused | Presence | Pong | Bye,
    Field(discriminator="type"),
]


# --- people -----------------------------------------------------------------------------------------------------------

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 256

# Too short a password is refused as `weak_password`, not as a malformed message; the schema tells of it all the same.
Password = Annotated[
    str, StringConstraints(max_length=LONGEST_PASSWORD), Field(json_schema_extra={"minLength": SHORTEST_PASSWORD})
]
GivenPassword = Annotated[str, StringConstraints(max_length=LONGEST_PASSWORD)]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=64, pattern=r"^[^\x00]*$")]


class NewGuest(Model):
    name: Name
    language: Language | None = Field(default=None, description="by default what the browser asks for")


class NewAccount(Model):
    """Somebody who plays as a guest keeps everything that is theirs."""

    name: Name
    password: Password
    language: Language | None = None


class NewSignIn(Model):
    name: Name
    password: GivenPassword


class NewToken(Model):
    label: Label = Field(description="what it is for")


class MeChange(Model):
    """What to change about oneself; the password only with the one it replaces."""

    name: Name | None = None
    language: Language | None = None
    password: Password | None = None
    old_password: GivenPassword | None = None


class Me(Model):
    id: str
    name: str
    is_guest: bool
    language: Language
    created_at: int


class SignInInfo(Model):
    """A browser or device that is signed in."""

    id: str
    label: str
    is_current: bool
    created_at: int
    seen_at: int


class TokenInfo(Model):
    id: str
    label: str
    created_at: int
    seen_at: int


class TokenMade(TokenInfo):
    token: str = Field(description="for the header `Authorization: Bearer …`; it is never shown again")


class Ready(Model):
    """Whether the server can do its work, and what is the matter with each part that keeps it from it."""

    ready: bool
    parts: dict[str, str]


# --- after ------------------------------------------------------------------------------------------------------------

LONGEST_FILE = 1024 * 1024  # bytes of a game that is brought along

About = Annotated[str, StringConstraints(pattern=r"^(turn|card):[0-9]{1,6}$")]
NoteText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NOTE, pattern=r"^[^\x00]*$")
]


class RatingInfo(Model):
    """Somebody's strength in a game: `shown` is what we are nearly certain of, mu less three times sigma."""

    game: str
    mu: float
    sigma: float
    shown: float
    games: int
    wins: int


class Tally(Model):
    games: int
    wins: int


class Statistics(Model):
    """What somebody has done in a game; place 0 is that of a table that lost together."""

    game: str
    games: int
    wins: int
    places: dict[str, int] = Field(description="how often each place was taken")
    best_score: int
    against_people: Tally
    against_bots: Tally = Field(description="games in which nobody else was a person")


class Profile(Model):
    """What everybody may know of somebody."""

    id: str
    name: str
    is_guest: bool
    since: int
    ratings: list[RatingInfo]
    statistics: list[Statistics]


class SeatResult(Model):
    """How a seat came out; neither a person nor a bot if somebody played who is gone."""

    person: PersonHere | None
    bot: str | None
    place: int
    score: int


class PastGame(Model):
    """A game that somebody finished."""

    table: str
    game: str
    seat: int
    seats: list[SeatResult]
    ended_at: int
    rating_before: float | None = Field(description="if the game was rated")
    rating_after: float | None


class Leader(Model):
    place: int
    person: PersonHere
    rating: RatingInfo


class Moment(Model):
    """A table as it was after an entry, and what that entry told."""

    number: int
    last: int = Field(description="the last entry that one may look at")
    seat: int | None
    everything: bool
    table: TableInfo
    view: dict[str, Any] | None
    facts: dict[str, Any] | None
    entry: Entry | None


Verdict = Literal["best", "fine", "doubtful", "mistake"]


class Choice(Model):
    """What was, or could have been, chosen; `value` is the chance of winning with it, null where there was no other."""

    action: int
    meaning: list[Any] = Field(description="a sort of thing and which, as in a view")
    text: str
    value: float | None


class MoveOpinion(Model):
    """What the master thinks of a move in a finished game, from what its seat knew then.

    Chances are those of the seat that chose; where people win or lose together, the table's.
    """

    number: int
    seat: int
    decision: str | None = Field(description="null for something that nobody was asked")
    level: str
    chosen: Choice
    best: Choice
    chance: float | None = Field(description="of winning, before the choice")
    loss: float = Field(ge=0, description="how much of that the choice cost")
    verdict: Verdict
    simulations: int


class Frame(Model):
    """A table as it was after an entry; `table` is null if it was no different after the entry before."""

    number: int
    table: TableInfo | None
    view: dict[str, Any] | None
    entry: Entry | None


class Film(Model):
    """Some moments of a game in a row, for going back and forth without asking for each."""

    last: int = Field(description="the last entry that one may look at")
    seat: int | None
    everything: bool
    facts: dict[str, Any] | None
    frames: list[Frame]


class NewBranch(Model):
    """Play on from how a finished game stood after entry `number`: on `seat`, with bots of one level on the others."""

    number: int = Field(ge=0, le=1 << 30)
    seat: Seat
    deal: Deal = Field(
        default="fresh", description="what was hidden: as it was, or anything that the seat thought possible"
    )
    level: Annotated[str, StringConstraints(max_length=32)] = "adept"


class NewNote(Model):
    text: NoteText


class Note(Model):
    """What somebody noted about a turn or a card; nobody else sees it."""

    about: str
    text: str
    changed_at: int


class FileSeat(Model):
    """Who played a seat, by the name they had."""

    name: Annotated[str, StringConstraints(max_length=64)] | None
    bot: Annotated[str, StringConstraints(max_length=32)] | None


class FileEntry(Model):
    number: int
    kind: Annotated[str, StringConstraints(max_length=16)]
    seat: int | None
    at: int


class FilePart(Model):
    """What an exported game tells of its table, besides what is needed for checking it."""

    commitment: str | None = Field(description="null, as the secret, if the game begins from a given position")
    secret: str | None
    contributions: list[Contribution]
    seats: list[FileSeat]
    entries: list[FileEntry]


class ArchiveInfo(Model):
    """A game that somebody brought along; `digest` is the SHA-256 of the file as it is kept."""

    id: str
    game: str
    digest: str
    created_at: int


class ArchiveMoment(Model):
    """A game from a file as it stood after so many moves, and what the last of them told."""

    move: int
    moves: int
    seat: int | None
    everything: bool
    seats: list[FileSeat] = Field(description="empty if the file does not say who played")
    view: dict[str, Any]
    facts: dict[str, Any]
    events: list[EventInfo]


class HintOption(Model):
    """An option that was weighed; `value` is null where nothing was tried, which says nothing about it."""

    action: int
    text: str
    value: float | None
    percent: str
    visits: int
    reason: str


class Hint(Model):
    """What a bot would do on one's seat, from what the seat may know; the best option comes first."""

    game: str
    seat: int
    decision: str
    level: str
    measure: Literal["chance", "liking"]
    simulations: int
    action: int
    options: list[HintOption]
    sentence: str
    note: str


class Conclusions(Model):
    """What one can conclude about something hidden, or (`public`) what everybody can, in games that are about that."""

    about: int
    public: bool
    beliefs: dict[str, Any]


# --- games ------------------------------------------------------------------------------------------------------------

OptionKind = Literal["choice", "some", "number", "each"]


class OptionInfo(Model):
    """A variant of the rules: one of `values`, some `items`, a number from `low` to `high`, an item for each seat."""

    name: str
    kind: OptionKind
    default: Any
    values: list[Any]
    items: list[str]
    low: int | None
    high: int | None


class GameInfo(Model):
    """What can be chosen for a table; its words are in the texts."""

    name: str
    version: int
    min_players: int
    max_players: int
    comfortable_players: int
    has_tutorial: bool
    is_cooperative: bool
    has_beliefs: bool
    levels: list[str]
    packs: list[str]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]


class Named(Model):
    """How to say a thing: a message of the texts and its variables."""

    message: str
    variables: "dict[str, Named | str | int]"


class Part(Model):
    name: str
    sort: str


class CompoundInfo(Model):
    """A thing made of others: its value is the list of its parts' values, which are the variables of the message."""

    message: str
    parts: list[Part]


class ZoneSorts(Model):
    table: dict[str, str]
    seats: dict[str, str]


class GameSheet(Model):
    """With this and the texts a client can say every card, action and event; see the page on the protocol."""

    names: dict[str, dict[str, Named]] = Field(description="by sort, then by value")
    compounds: dict[str, CompoundInfo] = Field(description="by sort")
    events: dict[str, dict[str, str]] = Field(description="the sorts of the arguments of each kind")
    zones: ZoneSorts = Field(description="the sort of what lies in each zone")
    points_per_unit: int


class LessonStep(Model):
    """Something to read in a tutorial: a message of the texts, which may name the choice or the thing as `item`.

    `action` is what the learner is to choose; null if there is nothing to do but go on. `highlight` is worth looking
    at: a thing, or a zone as in the view: `["table", "row"]`, or `["seats", "hand"]` for the learner's own.
    """

    message: str
    view: dict[str, Any]
    events: list[EventInfo] = Field(description="what happened since the step before")
    action: int | None
    highlight: tuple[str, Any] | None


class Tutorial(Model):
    """A first game of seat 0, scripted on the real rules."""

    players: int
    facts: dict[str, Any]
    steps: list[LessonStep]
