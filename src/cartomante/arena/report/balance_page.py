"""The report of self-play, for those who design a game or a pack."""

from collections.abc import Sequence
from html import escape

from cartomante.arena.balance import FEW, Balance, CardLine, Line, Spread, clear_changes
from cartomante.arena.report.page import details, facts, page, section, side_by_side, table
from cartomante.arena.report.plots import Dot, Heap, dot_plot, heap_plot
from cartomante.arena.report.wording import Wording

MOST_SENTENCES = 6
MOST_ROWS = 14
ENDS = 10  # cards shown from either end


class BalancePage:
    """One pack or, if there is a `default` to compare with, two."""

    def __init__(self, balance: Balance, default: Balance | None, language: str, command: str) -> None:
        job = balance.results.job
        self.balance, self.default = balance, default
        self.words = Wording(job.game.text(language, job.pack))
        self.language, self.command = language, command
        self.unit = job.game.points_per_unit
        self.before = {line.key: line for group in (default.lists if default else []) for line in group}

    def html(self) -> str:
        say = self.words.say
        sections = [self.seats(), *self.marks(), self.openings(), self.cards(), self.choices()]
        sections += [self.length(), self.scores(), self.endings(), self.changes()]
        title = say("balance-title", game=say("title"))
        return page(self.language, title, self.subtitle(), self.verdict(), sections, self.foot())

    def subtitle(self) -> str:
        job, say = self.balance.results.job, self.words.say
        games = len(self.balance.results.played.outcomes)
        told = say("balance-subtitle", games=games, players=job.players, bot=job.entrants[0].name, pack=job.pack_name)
        if self.default is None:
            return told
        return f"{told} {say('balance-compared', pack=self.default.results.job.pack_name)}"

    def verdict(self) -> list[str]:
        """What stands out, the most important first."""
        return findings(self.balance, self.words)

    # --- plots ---------------------------------------------------------------------------------------------------

    def dots(self, lines: Sequence[Line], series: int) -> list[Dot]:
        found = []
        for line in lines:
            before = self.before.get(line.key)
            ghost = (before.wins.rate, before.wins.low, before.wins.high) if before and before.wins.count else None
            wins, even = line.wins, self.balance.even
            label, verdict = self.words.rate(wins), line.verdict(even)
            found.append(Dot(line.name, wins.rate, wins.low, wins.high, label, series, ghost, verdict))
        return found

    def plot(self, title: str, lines: Sequence[Line], series: int) -> str:
        even, words = self.balance.even, self.words
        name = words.say("arena-even", rate=words.percent(even, digits=0))
        return dot_plot(title, self.dots(lines, series), lambda part: words.percent(part, digits=0), even, name)

    def lines_table(self, lines: Sequence[Line], thing: str) -> str:
        words = self.words
        rows = [[line.name, words.number(line.wins.count), words.rate(line.wins)] for line in lines]
        return details(
            words.say("balance-all"), table([thing, words.say("balance-sides"), words.say("arena-wins")], rows)
        )

    def seats(self) -> str:
        if not self.balance.seats:
            return ""
        heading = self.words.say("arena-seats")
        return section(heading, self.words.say("balance-seats-about"), self.plot(heading, self.balance.seats, 0))

    def marks(self) -> list[str]:
        """What each side is told once, such as its guild; the rule behind it says what that is."""
        found = []
        for key, lines in self.balance.marks.items():
            event = key.partition(".")[0]
            heading, about = self.words.say("balance-marks"), self.words.say(f"event-{event}", "rule")
            found.append(section(heading, about, self.plot(heading, lines[:MOST_ROWS], 2)))
        return found

    def openings(self) -> str:
        often = [line for line in self.balance.openings if line.wins.count >= FEW]
        heading = self.words.say("balance-openings")
        shown = self.plot(heading, two_ends(often, MOST_ROWS), 3) if often else ""
        about = self.words.say("balance-openings-about", few=FEW)
        return section(heading, about, shown, self.lines_table(self.balance.openings, heading))

    def cards(self) -> str:
        words, cards = self.words, self.balance.cards
        if not cards:
            return ""
        often = [card.had for card in cards if card.had.wins.count >= FEW]
        heading = words.say("balance-cards")
        ends = (words.say("balance-best"), often[:ENDS]), (words.say("balance-worst"), often[ENDS:][-ENDS:])
        shown = side_by_side(*((name, self.plot(name, lines, 1)) for name, lines in ends if lines))
        dead = words.listing([card.name for card in self.balance.dead_cards])
        told = f"<p>{escape(words.say('balance-dead', count=len(self.balance.dead_cards), cards=dead))}</p>"
        names = ("card", "turned-up", "had", "had-wins", "used", "used-wins", "wasted")
        head = [words.say(f"balance-{name}") for name in names]
        full = details(words.say("balance-all"), table(head, [self.card_row(card) for card in cards]))
        return section(heading, words.say("balance-cards-about"), shown, told, full, wide=True)

    def card_row(self, card: CardLine) -> list[str]:
        words = self.words
        return [
            card.name,
            words.number(card.turned_up),
            words.number(card.had.wins.count),
            words.rate(card.had.wins),
            f"{words.number(card.used.count)} ({words.percent(card.use, digits=0)})",
            words.rate(card.used),
            words.number(card.wasted.count),
        ]

    def choices(self) -> str:
        """Cards by what was decided about them."""
        words, card = self.words, self.words.say("balance-card")
        head = [card, words.say("balance-sides"), words.say("arena-wins")]
        tables = [
            details(
                words.say(f"decision-{decision}"),
                table(head, [[line.name, words.number(line.wins.count), words.rate(line.wins)] for line in lines]),
            )
            for decision, lines in self.balance.choices.items()
        ]
        return section(words.say("balance-choices"), words.say("balance-choices-about"), *tables) if tables else ""

    # --- length and scores -----------------------------------------------------------------------------------------

    def heaps(self, names: Sequence[str], unit: int) -> str:
        """Spreads of this pack, each followed by that of the default one."""
        plots = []
        for name in names:
            heading = self.words.say(f"balance-{name.replace('_', '-')}")
            heaps = [self.heap("balance-this-pack" if self.default else "", getattr(self.balance, name), unit, 0)]
            if self.default is not None:
                heaps.append(self.heap("balance-default-pack", getattr(self.default, name), unit, 7))
            plot = heap_plot(heading, heaps, lambda value: self.words.number(value / unit, 0 if unit == 1 else 1))
            plots.append(f"<h3>{escape(heading)}</h3>{plot}" if plot else "")
        return "".join(plots)

    def heap(self, message: str, spread: Spread, unit: int, series: int) -> Heap:
        label = self.words.interval(spread.mean / unit, spread.low / unit, spread.high / unit)
        return Heap(self.words.say(message) if message else "", spread.counts, label, series)

    def length(self) -> str:
        return section(self.words.say("balance-length"), "", self.heaps(("decisions", "turns"), 1))

    def scores(self) -> str:
        names = ["scores"] if self.balance.won else ["scores", "winning_scores", "margins"]
        return section(self.words.say("arena-scores"), "", self.heaps(names, self.unit))

    def endings(self) -> str:
        words, packs = self.words, [self.balance, *([self.default] if self.default else [])]
        head = ["", *(pack.results.job.pack_name for pack in packs)]
        first = [words.rate(pack.won) if pack.won else words.rate(pack.ties) for pack in packs]
        told = [[words.say("balance-won" if self.balance.won else "arena-ties"), *first]]
        rates = [{ending: rate for ending, _, rate in pack.endings} for pack in packs]
        names = {ending: name for pack in packs for ending, name, _ in pack.endings}
        told += [
            [name, *(words.rate(by[ending]) if ending in by else "–" for by in rates)] for ending, name in names.items()
        ]
        return section(words.say("balance-endings"), "", table(head, told))

    def changes(self) -> str:
        """What is clearly different from the default pack."""
        if self.default is None:
            return ""
        words, rows = self.words, []
        for before, now in zip(self.default.lists, self.balance.lists, strict=False):
            for change in clear_changes(before, now):
                gap = f"{words.number(100 * change.low, 1)} … {words.number(100 * change.high, 1)}"
                rows.append([change.name, words.rate(change.before), words.rate(change.now), gap])
        head = [words.say(f"balance-{name}") for name in ("thing", "default-pack", "this-pack", "difference")]
        told = table(head, rows) if rows else f"<p>{escape(words.say('balance-no-change'))}</p>"
        return section(words.say("balance-changes"), words.say("balance-changes-about"), told, wide=True)

    def foot(self) -> str:
        from cartomante import __version__

        job, say = self.balance.results.job, self.words.say
        options = ", ".join(f"{name}={value}" for name, value in job.chosen_options.items())
        pairs = [
            (say("arena-players"), str(job.players)),
            (say("arena-bot"), job.entrants[0].name),
            (say("arena-seed"), str(job.seed)),
            (say("arena-pack"), job.pack_name),
            (say("arena-options"), options or "–"),
            (say("arena-version"), f"{__version__}, {job.game_name} {job.game.version}"),
        ]
        return f"{facts(pairs)}<p>{escape(say('arena-again'))} <code>{escape(self.command)}</code></p>"


def two_ends(lines: Sequence[Line], most: int) -> list[Line]:
    """A list as it is, or if it is long its beginning and its end."""
    return list(lines) if len(lines) <= most else [*lines[: most // 2], *lines[-(most // 2) :]]


def findings(balance: Balance, words: Wording) -> list[str]:
    """What a designer should look at first, in sentences."""
    results, even = balance.results, words.percent(balance.even, digits=0)
    found = []
    if not results.is_complete:
        played = len(results.played.outcomes)
        found.append(words.say("arena-unfinished", played=played, games=results.games))
    if balance.won is not None:
        found.append(words.say("balance-table-won", rate=words.rate(balance.won)))
    outliers = sorted(balance.outliers, key=lambda line: -abs(line.wins.rate - balance.even))
    for line in outliers[:MOST_SENTENCES]:
        message = "balance-above" if line.verdict(balance.even) > 0 else "balance-below"
        found.append(words.say(message, thing=line.name, rate=words.rate(line.wins), even=even))
    if len(outliers) > MOST_SENTENCES:
        found.append(words.say("balance-more", count=len(outliers) - MOST_SENTENCES))
    if not outliers:
        found.append(words.say("balance-nothing"))
    if balance.dead_cards:
        cards = words.listing([card.name for card in balance.dead_cards])
        found.append(words.say("balance-dead", count=len(balance.dead_cards), cards=cards))
    return found
