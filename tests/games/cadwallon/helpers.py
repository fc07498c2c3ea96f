"""Scenes and scripts for the real game, in the notation of `reference_position`: cards are words (`drinking_horn`, or
their codes as R04 and M1), zones are Z0 to Z3 and F, seats are A to D.

    scene = lay(table={"F": "arkabast | A goblin_fire_support"}, hands={"A": "drinking_horn", "B": "crossbowman"})
    scene.play("A choose_play bribe@F of bribe@F militia discard", "A place_prize to_resources")
    assert scene.resources("A") == "goblin_fire_support drinking_horn arkabast"

Nothing is asked that has one answer only: a last card in hand is chosen by itself, and a card that can only be
discarded is.
"""

import csv
import io
import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cartomante import load_game
from cartomante.core.content import Pack
from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.games.cadwallon.content import PACKS

from .reference_position import CARDS, card, cards, word_of, zone
from .reference_rules import ARCANA, GUILDS, MILITIA

GAME = load_game("cadwallon")
SEATS = "ABCD"
ZONES = ("Z0", "Z1", "Z2", "Z3", "F")
NOTHING: Mapping[str, Any] = MappingProxyType({})
# where a scene says nothing of them, the first of these are kept, the last returned; O19 is too easily fulfilled
USUAL_OBJECTIVES = (
    *("O16", "O21", "O22", "O17", "O18", "O15", "O12", "O13", "O14", "O05", "O01", "O03"),
    *("O07", "O08", "O09", "O10", "O11", "O20", "O02", "O04", "O06"),
)
STEPS = {"play": "play", "resolve": "resolve", "round_end": "round_end", "draw": "round"}
SEAT_PLACES = ("hands", "decks", "resources", "guild_piles")

# --- words ---

SOLE_WORDS = {  # actions by their numbers in section 13, whatever the game itself calls them
    171: "location", 172: "militia", 173: "discard", 178: "to_resources", 179: "to_guild_pile", 180: "yes", 181: "no",
    **{174 + arcanum: word for arcanum, word in enumerate(ARCANA)},
    **{182 + guild: word for guild, word in enumerate(GUILDS)},
}  # fmt: skip
ZONE_WORDS = {151: "", 156: "agent@", 161: "agent_up@", 166: "bribe@"}


def code(word: str) -> str:
    """What the game calls a card in a position."""
    return CARDS[card(word)].id


def codes(words: str) -> list[str]:
    return [CARDS[number].id for number in cards(words)]


def spell_card(number: int) -> str:
    """The name as a word; militia and the Jubilee go by their codes."""
    found = CARDS[number]
    return found.id if found.type in ("militia", "jubilee") or found.id == "JUBILEE" else word_of(found)


def spell_code(word: str) -> str:
    return spell_card(card(word))


def spell_codes(words: Sequence[str]) -> str:
    return " ".join(map(spell_code, words))


def spell_action(action: int) -> str:
    if action in SOLE_WORDS:
        return SOLE_WORDS[action]
    if action < 151:
        return spell_card(action)
    first = max(start for start in ZONE_WORDS if start <= action)
    return ZONE_WORDS[first] + ZONES[action - first]


def spell_event(event: Event) -> str:
    """Who it happened to, then its arguments: "A drinking_horn F"; "?" for what is hidden."""
    seat = [] if event.seat is None else [SEATS[event.seat]]
    return " ".join([*seat, *(spell_argument(arg.sort, event.args[arg.name]) for arg in event.kind.args)])


def spell_argument(sort: str, value: Any) -> str:
    """Several things with commas between them; of a strength: seat, total, arcanum, what was needed."""
    if value is None:
        return "?"
    if sort.endswith((";", "*")):
        return ",".join(spell_argument(sort[:-1], item) for item in value) or "-"
    match sort:
        case "card":
            return spell_card(value)
        case "zone":
            return ZONES[value]
        case "seat":
            return SEATS[value]
        case "arcanum":
            return ARCANA[value]
        case "guild":
            return GUILDS[value]
        case "strength":
            seat, total, arcanum, needed = value
            return f"{SEATS[seat]}:{total}/{needed}:{ARCANA[arcanum]}"
        case "total":
            seat, *points = value
            return ":".join([SEATS[seat], *map(str, points)])
    return str(value)


def play_out(match: Match, seed: int = 1) -> Match:
    """Play a game to its end with choices drawn from a seed."""
    rng = random.Random(seed)
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(rng.choice(match.legal_actions(seat)), seat)
    return match


# --- scenes ---


class Scene:
    """A match under test, spoken to in words."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- asking and answering ---

    def asked(self) -> str:
        """Who is asked what now: "A choose_card"; several with commas between them, nothing when it is over."""
        questions = [(SEATS[seat], self.match.decision(seat)) for seat in sorted(self.match.deciders())]
        return ", ".join(f"{seat} {decision['id']}" for seat, decision in questions if decision)

    def offered(self, seat: str | None = None) -> set[str]:
        """What can be answered, by a seat or by the only one that is asked."""
        return set(self._words(self.asked()[0] if seat is None else seat))

    def _words(self, seat: str) -> dict[str, int]:
        return {spell_action(action): action for action in self.match.legal_actions(SEATS.index(seat))}

    def play(self, *script: str) -> "Scene":
        """Lines such as "A choose_play bribe@F of bribe@F discard": who is asked, what, the answer, all that is offered
        (which may be left out)."""
        for line in script:
            question, _, offer = line.partition(" of ")
            seat, decision, word = question.split()
            assert f"{seat} {decision}" in self.asked().split(", "), f"expected {line!r}, asked is {self.asked()!r}"
            offered = self._words(seat)
            assert not offer or set(offer.split()) == set(offered), f"{line!r}: offered {sorted(offered)}"
            assert word in offered, f"{line!r}: offered {sorted(offered)}"
            self.match.apply(offered[word], SEATS.index(seat))
        return self

    def use(self, seat: str, word: str, play: str | None = None, *answers: str) -> "Scene":
        """Play a card; each of the answers is to the next question, whatever it is. A card that has one play only, or
        is the last in hand, needs no answer: leave out the play where there is only one."""
        assert self.asked() in (f"{seat} choose_card", f"{seat} choose_play"), self.asked()
        if self.asked().endswith("choose_card"):
            self.play(f"{seat} choose_card {word}")
        else:
            assert self.position["chosen"] == code(word), self.position["chosen"]
        if play is not None:
            self.play(f"{seat} choose_play {play}")
        for answer in answers:
            self.match.apply(self._words(seat)[answer], SEATS.index(seat))
        return self

    # --- looking ---

    @property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    def hand(self, seat: str) -> str:
        return self._at("hands", seat)

    def deck(self, seat: str) -> str:
        return self._at("decks", seat)

    def resources(self, seat: str) -> str:
        """The oldest card first."""
        return self._at("resources", seat)

    def guild_pile(self, seat: str) -> str:
        return self._at("guild_piles", seat)

    def _at(self, place: str, seat: str) -> str:
        return spell_codes(self.position[place][SEATS.index(seat)])

    def pile(self, where: str) -> str:
        """The top card first."""
        return spell_codes(self.position["piles"][zone(where)])

    def prize(self, where: str) -> str | None:
        found = self.position["prizes"][zone(where)]
        return None if found is None else spell_code(found)

    def lying(self, where: str) -> str:
        """What lies at a prize, as `lay` is told: "A pale- | B bargemaster M3"."""
        groups: list[list[str]] = []
        for seat, each, is_down in self.position["agents"][zone(where)]:
            if not groups or groups[-1][0] != SEATS[seat]:
                groups.append([SEATS[seat]])
            groups[-1].append(spell_code(each) + ("-" if is_down else ""))
        return " | ".join(" ".join(group) for group in groups)

    def view(self, viewer: str | None = None) -> dict[str, Any]:
        """The table as one seat sees it, or everybody."""
        return self.match.view(None if viewer is None else SEATS.index(viewer))

    def seen(self, seat: str, name: str, viewer: str | None = None) -> Any:
        """What belongs to a seat as everybody sees it, or one seat."""
        return self.view(viewer)["seats"][SEATS.index(seat)][name]

    def told(self, kind: str, viewer: str | None = None) -> list[str]:
        """What was told of one kind since the scene was laid, as everybody or one seat heard it: "A pale Z0"."""
        heard = self.match.events_seen_by(None if viewer is None else SEATS.index(viewer))
        return [spell_event(event) for event in heard if event.kind.name == kind]


# --- laying scenes ---


def lay(
    when: str = "play",
    /,
    *,
    players: int = 4,
    turn: str = "A",
    first: str = "A",
    round: int = 2,
    guilds: Sequence[str] = GUILDS,
    table: Mapping[str, str] = NOTHING,
    piles: Mapping[str, str] = NOTHING,
    hands: Mapping[str, str] = NOTHING,
    decks: Mapping[str, str] = NOTHING,
    resources: Mapping[str, str] = NOTHING,
    guild_piles: Mapping[str, str] = NOTHING,
    kept: Mapping[str, str] = NOTHING,
    militia: str | None = None,
    options: Mapping[str, Any] = NOTHING,
    pack: Pack | None = None,
    **fields: Any,
) -> Scene:
    """Lay a scene; only what matters need be said.

    `when` tells what comes next: "play" (it is the turn of `turn`), "resolve", "round_end" or "draw". `table` has a
    line for each zone with a prize, like "ayane | D pale- | B bargemaster M3": the prize, then what lies at it by owner
    in order of arrival; a - behind a card turns it face down. Piles hold what is given, the Jubilee last of the free
    pile if it is nowhere else. A main deck that is not given holds what lies nowhere else of the guild's cards; where
    it is given, the rest of them is in the guild pile. `kept` are two objectives of a seat; `militia` is all that is
    left of that deck, the rest being set aside. `fields` are those of a position.
    """
    seats = SEATS[:players]
    position: dict[str, Any] = {
        "players": players,
        "options": dict(options),
        "step": STEPS[when],
        "round": round - 1 if when == "draw" else round,
        "first": seats.index(first),
        "turn": (seats.index(turn) - 1) % players if when == "play" else None,
        "guilds": list(guilds[:players]),
        "prizes": [None] * 5,
        "agents": [[] for _ in ZONES],
        "piles": [codes(piles.get(name, "")) for name in ZONES],
    }
    for name, given in zip(SEAT_PLACES, (hands, decks, resources, guild_piles), strict=True):
        position[name] = [codes(given.get(seat, "")) for seat in seats]
    for name, line in table.items():
        lay_prize(position, zone(name), line)
    keep_rest_of_guilds(position, [seat in decks for seat in seats])
    if options.get("objectives", True):
        deal_objectives(position, [kept.get(seat, "") for seat in seats])
    if militia is not None:
        elsewhere = {*codes(militia), *(each for agents in position["agents"] for _, each, _ in agents)}
        position["militia_aside"] = [CARDS[each].id for each in MILITIA if CARDS[each].id not in elsewhere]
    return Scene(GAME.from_position(position | fields, pack))


def lay_prize(position: dict[str, Any], where: int, line: str) -> None:
    prize, *groups = line.split("|")
    position["prizes"][where] = code(prize.strip())
    for group in groups:
        owner, *words = group.split()
        position["agents"][where] += [
            [SEATS.index(owner), code(word.rstrip("-")), word.endswith("-")] for word in words
        ]


def keep_rest_of_guilds(position: dict[str, Any], is_deck_given: Sequence[bool]) -> None:
    """The cards of a guild that are nowhere though the main deck is given lie under everything in the guild pile."""
    named = {each for name in SEAT_PLACES for listed in position[name] for each in listed}
    named |= {each for agents in position["agents"] for _, each, _ in agents}
    for seat, guild in enumerate(position["guilds"]):
        if is_deck_given[seat]:
            own = [each.id for each in CARDS if each.set == "guild" and each.guild == guild]
            position["guild_piles"][seat] = [each for each in own if each not in named] + position["guild_piles"][seat]


def deal_objectives(position: dict[str, Any], kept: Sequence[str]) -> None:
    """Two kept and two returned by every seat."""
    given = [codes(words) for words in kept]
    left = [each for each in USUAL_OBJECTIVES if all(each not in listed for listed in given)]
    for listed in given:
        while len(listed) < 2:
            listed.append(left.pop(0))
    position["objectives_kept"] = given
    position["objectives_returned"] = [[left.pop(), left.pop()] for _ in given]


# --- packs ---


def pack_with(**changes: Mapping[str, str]) -> Pack:
    """The usual pack with other cells: pack_with(R04={"gold": "ducats", "threshold": "3"}); "_" stands for "-"."""
    text = (PACKS.folder / "reconstruction.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))
    for row in rows:
        row |= changes.get(row["id"].replace("-", "_"), {})
    written = io.StringIO()
    table = csv.DictWriter(written, rows[0])
    table.writeheader()
    table.writerows(rows)
    return PACKS.parse("mine.csv", written.getvalue())
