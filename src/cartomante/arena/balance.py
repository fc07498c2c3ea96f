"""What self-play says about a game and its pack: seats, openings, marks such as guilds, cards, length and scores."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from cartomante.arena.intervals import Rate, difference, mean_interval, wilson
from cartomante.arena.running import Results
from cartomante.arena.store import FORMAT
from cartomante.arena.watching import HAD, USED, WASTED, Sightings, Tally
from cartomante.core.text import Texts

HARDLY = 0.05  # a card that fewer of those who have it use is as good as dead
FEW = 20  # sides below which nothing is said to stand out, nor to be dead


@dataclass(frozen=True)
class Line:
    """One thing with the win rate of those it concerns; `wide` is the interval among as many as stand in its list."""

    key: str
    name: str
    wins: Rate
    wide: Rate

    def verdict(self, even: float) -> int:
        """1 if it wins more than what is even, -1 if less, 0 if that may be luck, given how many are looked at."""
        if self.wins.count < FEW:
            return 0
        return 1 if self.wide.low > even else -1 if self.wide.high < even else 0


@dataclass(frozen=True)
class CardLine:
    """A card: in how many games it turned up, and how those fared who had it and who used it."""

    key: str
    name: str
    turned_up: int
    had: Line
    used: Rate
    wasted: Rate

    @property
    def chances(self) -> int:
        """How often somebody might have used it: it lay there, or somebody had it."""
        return max(self.had.wins.count, self.turned_up)

    @property
    def use(self) -> float:
        """How often somebody did."""
        return self.used.count / self.chances if self.chances else 0.0

    @property
    def is_dead(self) -> bool:
        return self.chances >= FEW and self.use < HARDLY


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    low: float
    high: float
    counts: Counter[int]


@dataclass(frozen=True)
class Balance:
    """All of it for one pack. `even` is what a side wins on average."""

    results: Results
    even: float
    seats: list[Line]
    openings: list[Line]
    marks: dict[str, list[Line]]  # by the event that tells them
    choices: dict[str, list[Line]]  # of cards, by decision
    cards: list[CardLine]
    decisions: Spread
    turns: Spread
    scores: Spread
    winning_scores: Spread
    margins: Spread  # from the first to the second
    ties: Rate
    won: Rate | None  # by the table, where it wins together
    endings: list[tuple[str, str, Rate]]

    @property
    def lists(self) -> list[list[Line]]:
        """Everything that has a win rate to compare, list by list."""
        return [self.seats, *self.marks.values(), self.openings, [card.had for card in self.cards]]

    @property
    def outliers(self) -> list[Line]:
        """What wins more or less than its share, seats and marks first."""
        return [line for group in self.lists for line in group if line.verdict(self.even)]

    @property
    def dead_cards(self) -> list[CardLine]:
        return [card for card in self.cards if card.is_dead]

    def to_json(self) -> dict[str, Any]:
        job = self.results.job
        return {
            "pack": {"name": job.pack_name, "digest": job.pack.digest},
            "games": len(self.results.played.outcomes),
            "games_planned": self.results.games,
            "even": self.even,
            "won": self.won.to_json() if self.won else None,
            "wins_by_seat": [line.wins.to_json() for line in self.seats],
            "openings": [line_json(line) for line in self.openings],
            "marks": {key: [line_json(line) for line in lines] for key, lines in self.marks.items()},
            "choices": {key: [line_json(line) for line in lines] for key, lines in self.choices.items()},
            "cards": [card_json(card) for card in self.cards],
            "dead_cards": [card.name for card in self.dead_cards],
            **{name: spread_json(getattr(self, name)) for name in SPREADS},
            "ties": self.ties.to_json(),
            "endings": [[ending, rate.to_json()] for ending, _, rate in self.endings],
        }


SPREADS = ("decisions", "turns", "scores", "winning_scores", "margins")


def line_json(line: Line) -> dict[str, Any]:
    return {"key": json.loads(line.key), "name": line.name, **line.wins.to_json()}


def card_json(card: CardLine) -> dict[str, Any]:
    return {
        "card": json.loads(card.key),
        "name": card.name,
        "games": card.turned_up,
        "had": card.had.wins.to_json(),
        "used": card.used.to_json(),
        "wasted": card.wasted.to_json(),
    }


def spread_json(spread: Spread) -> dict[str, Any]:
    known = {name: value if spread.counts else None for name, value in asdict(spread).items()}
    return known | {"counts": sorted(spread.counts.items())}


# --- from what was seen --------------------------------------------------------------------------------------------


def balance_of(results: Results, language: str) -> Balance:
    """The figures of self-play, things named in a language."""
    job, seen = results.job, results.played.seen
    texts, outcomes = job.game.text(language, job.pack), results.played.outcomes
    is_shared = job.game.is_cooperative
    won = wilson(sum(1 in o.places for o in outcomes), len(outcomes)) if is_shared else None
    scores = [score for o in outcomes for score in (o.scores[:1] if is_shared else o.scores)]
    return Balance(
        results,
        even=won.rate if won else 1 / job.players,
        seats=[] if is_shared else [seat_line(results, texts, seat) for seat in range(job.players)],
        openings=lines(seen.openings, lambda key: name_of_choice(texts, job.game.seats, *key)),
        marks=marks_of(seen, texts),
        choices=choices_of(seen, texts),
        cards=cards_of(seen, texts),
        decisions=spread([o.decisions for o in outcomes]),
        turns=spread(list(seen.turns.elements())),
        scores=spread(scores),
        winning_scores=spread([max(o.scores) for o in outcomes]),
        margins=spread([] if is_shared else [margin(o.scores) for o in outcomes]),
        ties=wilson(0 if is_shared else sum(o.places.count(1) > 1 for o in outcomes), len(outcomes)),
        won=won,
        endings=[
            (ending, texts.say(f"ending-{ending}"), wilson(count, seen.games))
            for ending, count in seen.endings.most_common()
        ],
    )


def seat_line(results: Results, texts: Texts, seat: int) -> Line:
    shares = [1 / o.places.count(1) if o.places[seat] == 1 else 0.0 for o in results.played.outcomes]
    wins, games = sum(shares), len(shares)
    name = texts.say("arena-seat", seat=seat + 1)
    return Line(json.dumps(["seat", seat]), name, wilson(wins, games), wilson(wins, games, results.job.players))


def margin(scores: list[int]) -> int:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def spread(values: list[int]) -> Spread:
    return Spread(*mean_interval([float(value) for value in values]), Counter(values))


def lines(tally: Tally, name: Callable[[list[Any]], str]) -> list[Line]:
    """Everything in a tally, those that win most first; what was hardly seen comes last."""
    looks = max(1, sum(count >= FEW for count, _ in tally.values()))
    found = [
        Line(key, name(json.loads(key)), wilson(wins, count), wilson(wins, count, looks))
        for key, (count, wins) in tally.items()
    ]
    return sorted(found, key=lambda line: (line.wins.count < FEW, -line.wins.rate, line.name))


def name_of_choice(texts: Texts, seats: int, decision: str, sort: str, value: Any) -> str:
    return texts.action(decision, (sort, value), seat_numbers(seats))


def seat_numbers(seats: int) -> list[str]:
    return [str(seat + 1) for seat in range(seats)]


def marks_of(seen: Sightings, texts: Texts) -> dict[str, list[Line]]:
    """What every side is told exactly once, by event and argument."""
    found = {}
    for mark, sides in sorted(seen.marked.items()):
        if sides == seen.sides:
            event, argument = json.loads(mark)
            own = Tally({key: entry for key, entry in seen.marks.items() if json.loads(key)[:2] == [event, argument]})
            if len(own) > 1:
                found[f"{event}.{argument}"] = lines(own, lambda key: texts.name(key[2], key[3]))
    return found


def choices_of(seen: Sightings, texts: Texts) -> dict[str, list[Line]]:
    """The cards that were chosen, by the decision that asked for them."""
    decisions: dict[str, Tally] = {}
    for key, entry in seen.choices.items():
        decisions.setdefault(json.loads(key)[0], Tally())[key] = entry
    return {
        decision: lines(tally, lambda key: texts.name("card", key[1])) for decision, tally in sorted(decisions.items())
    }


def cards_of(seen: Sightings, texts: Texts) -> list[CardLine]:
    """All cards that turned up, those first whose owners win most."""
    by_kind: dict[str, dict[str, list[float]]] = {HAD: {}, USED: {}, WASTED: {}}
    for key, entry in seen.cards.items():
        kind, card = json.loads(key)
        by_kind[kind][json.dumps([card])] = entry
    names = {card: texts.name("card", json.loads(card)[0]) for card in seen.turned_up}
    had = {line.key: line for line in lines(Tally(by_kind[HAD]), lambda key: texts.name("card", key[0]))}
    nobody = Rate(0, 0.0, 0.0, 1.0)

    def rate(kind: str, card: str) -> Rate:
        count, wins = by_kind[kind].get(card, (0, 0.0))
        return wilson(wins, count)

    found = [
        CardLine(
            card, name, seen.turned_up[card], had.get(card, Line(card, name, nobody, nobody)),
            rate(USED, card), rate(WASTED, card),
        )
        for card, name in names.items()
    ]  # fmt: skip
    return sorted(found, key=card_order)


def card_order(card: CardLine) -> tuple[bool, float, str]:
    wins = card.had.wins
    return wins.count < FEW, -wins.rate if wins.count else 0.0, card.name


# --- two packs -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """A thing whose win rate differs between two packs, by `low` to `high`."""

    name: str
    before: Rate
    now: Rate
    low: float
    high: float


def clear_changes(before: list[Line], now: list[Line]) -> list[Change]:
    """The things that win more or less than in the other pack, luck and the number of things considered."""
    old, found = {line.key: line for line in before}, []
    for line in now:
        other = old.get(line.key)
        if other is not None and min(line.wins.count, other.wins.count) >= FEW:
            low, high = difference(line.wide, other.wide)
            if low > 0 or high < 0:
                found.append(Change(line.name, other.wins, line.wins, low, high))
    return sorted(found, key=lambda change: -abs(change.now.rate - change.before.rate))


def report_json(balance: Balance, default: Balance | None) -> dict[str, Any]:
    job = balance.results.job
    return {
        "format": FORMAT,
        "game": job.game_name,
        "version": job.game.version,
        "players": job.players,
        "options": job.chosen_options,
        "bot": job.entrants[0].name,
        "seed": job.seed,
        **balance.to_json(),
        "default": default.to_json() if default else None,
    }
