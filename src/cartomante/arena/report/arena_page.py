"""The report of a tournament."""

from html import escape

from cartomante.arena.figures import SLOW, BotFigures, Figures
from cartomante.arena.intervals import Rate
from cartomante.arena.lineups import AGAINST, TOGETHER
from cartomante.arena.report.page import details, facts, heat_table, page, section, table
from cartomante.arena.report.plots import Dot, Heap, Pace, dot_plot, heap_plot, pace_plot, seat_plot
from cartomante.arena.report.wording import Wording


def arena_page(figures: Figures, language: str, command: str) -> str:
    """The whole page; `command` is how to get it again."""
    job = figures.job
    words = Wording(job.game.text(language, job.pack))
    title = words.say("arena-title", game=words.say("title"))
    sections = [ratings(figures, words), wins(figures, words), seats(figures, words), ahead(figures, words)]
    sections += [scores(figures, words), times(figures, words), everything(figures, words)]
    return page(
        language, title, subtitle(figures, words), verdict(figures, words), sections, foot(figures, words, command)
    )


def subtitle(figures: Figures, words: Wording) -> str:
    job, games = figures.job, len(figures.results.played.outcomes)
    rival = job.entrants[-1].name
    told = words.say("arena-subtitle", games=games, players=job.players, deals=-(-games // job.lap))
    return f"{told} {words.say(f'arena-form-{job.form}', lap=job.lap, rival=rival)}"


def verdict(figures: Figures, words: Wording) -> list[str]:
    """What came of it, in a sentence or two."""
    sentences = []
    if not figures.results.is_complete:
        played, games = len(figures.results.played.outcomes), figures.results.games
        sentences.append(words.say("arena-unfinished", played=played, games=games))
    order = figures.best_first
    if not order:
        return sentences
    if figures.job.form == AGAINST:
        return sentences + [alone(figures, words, bot) for bot in order if not figures.bots[bot].is_rival]
    best = figures.bots[order[0]]
    message = "arena-together" if figures.even is None else "arena-best"
    even = words.percent(figures.even, digits=0) if figures.even else ""
    sentences.append(words.say(message, bot=best.name, rate=words.rate(best.wins), even=even))
    close = [figures.bots[bot].name for bot in order[1:] if overlap(best, figures.bots[bot])]
    if close:
        sentences.append(words.say("arena-close", count=len(close), bots=words.listing(close)))
    return sentences


def alone(figures: Figures, words: Wording, bot: int) -> str:
    """How a bot fared against a table of another."""
    job, own = figures.job, figures.bots[bot]
    return words.say(
        "arena-alone",
        bot=own.name,
        rate=words.rate(own.wins),
        others=job.players - 1,
        rival=job.entrants[-1].name,
        even=words.percent(1 / job.players, digits=0),
    )


def overlap(a: BotFigures, b: BotFigures) -> bool:
    return a.rating is not None and b.rating is not None and b.rating.high >= a.rating.low


# --- plots ---------------------------------------------------------------------------------------------------------


def ratings(figures: Figures, words: Wording) -> str:
    dots = [
        Dot(bot.name, r.mu, r.low, r.high, words.interval(r.mu, r.low, r.high), number)
        for number, bot in ordered(figures)
        if (r := bot.rating) is not None
    ]
    if len(dots) < 2:
        return ""
    heading = words.say("arena-rating")
    return section(heading, words.say("arena-rating-about"), dot_plot(heading, dots, words.number))


def wins(figures: Figures, words: Wording) -> str:
    heading, even = words.say("arena-wins"), figures.even
    dots = [rate_dot(bot.name, bot.wins, words, number) for number, bot in ordered(figures)]
    plot = dot_plot(heading, dots, lambda part: words.percent(part, digits=0), even, even_name(words, even))
    about = words.say("arena-wins-about" if even else "arena-wins-together")
    return section(heading, about, plot)


def rate_dot(name: str, rate: Rate, words: Wording, series: int) -> Dot:
    return Dot(name, rate.rate, rate.low, rate.high, words.rate(rate), series)


def even_name(words: Wording, even: float | None) -> str:
    return words.say("arena-even", rate=words.percent(even, digits=0)) if even else ""


def seats(figures: Figures, words: Wording) -> str:
    if figures.job.form == TOGETHER or figures.even is None:
        return ""
    heading = words.say("arena-seats")
    rows = [
        (
            bot.name,
            [
                rate_dot(words.say("arena-seat", seat=s + 1), r, words, number)
                for s, r in enumerate(bot.seats)
                if r.count
            ],
        )
        for number, bot in ordered(figures)
    ]
    plot = seat_plot(heading, rows, lambda part: words.percent(part, digits=0), figures.even)
    return section(heading, f"{words.say('arena-seats-about')} ┄ {even_name(words, figures.even)}", plot)


def ahead(figures: Figures, words: Wording) -> str:
    """A table of colours: who comes out ahead of whom."""
    order = [number for number, _ in ordered(figures)]
    if len(order) < 2:
        return ""
    names = [figures.bots[number].name for number in order]
    shares = [
        [
            (rate.rate, words.percent(rate.rate, digits=0)) if (rate := figures.ahead.get((a, b))) else None
            for b in order
        ]
        for a in order
    ]
    told = heat_table(words.say("arena-bot"), names, shares)
    return section(words.say("arena-ahead"), words.say("arena-ahead-about"), told)


def scores(figures: Figures, words: Wording) -> str:
    heading, digits = words.say("arena-scores"), 0 if words.points_per_unit == 1 else 1
    heaps = [Heap(bot.name, bot.scores, words.mean(*bot.mean_score), number) for number, bot in ordered(figures)]
    plot = heap_plot(heading, heaps, lambda points: words.score(points, digits))
    return section(heading, words.say("arena-scores-about"), plot)


def times(figures: Figures, words: Wording) -> str:
    heading = words.say("arena-times")
    paces = [
        Pace(bot.name, c.mean, c.percentile(SLOW), c.slowest, words.duration(c.mean), number)
        for number, bot in ordered(figures)
        if (c := bot.clock).decisions
    ]
    if not paces:
        return ""
    return section(heading, words.say("arena-times-about"), pace_plot(heading, paces, words.duration))


def ordered(figures: Figures) -> list[tuple[int, BotFigures]]:
    return [(number, figures.bots[number]) for number in figures.best_first]


# --- the rest ------------------------------------------------------------------------------------------------------


def everything(figures: Figures, words: Wording) -> str:
    """All figures as tables."""
    head, rows = figure_rows(figures, words)
    contents = [table(head, rows)]
    if figures.even is not None:
        seat_names = [words.say("arena-seat", seat=seat + 1) for seat in range(figures.job.players)]
        seat_rows = [[bot.name, *(words.rate(rate) for rate in bot.seats)] for _, bot in ordered(figures)]
        contents.append(details(words.say("arena-seats"), table([words.say("arena-bot"), *seat_names], seat_rows)))
    return section(words.say("arena-all-figures"), "", *contents, wide=True)


def figure_rows(figures: Figures, words: Wording) -> tuple[list[str], list[list[str]]]:
    """What the terminal and the page both tell of each bot."""
    names = ("bot", "games", "wins", "rating", "score", "decisions", "mean", "slow", "slowest")
    rows = []
    for _, bot in ordered(figures):
        clock, rating = bot.clock, bot.rating
        rows.append(
            [
                bot.name,
                words.number(bot.wins.count),
                words.rate(bot.wins),
                words.interval(rating.mu, rating.low, rating.high) if rating else "–",
                words.mean(*bot.mean_score),
                words.number(clock.decisions),
                words.duration(clock.mean),
                words.duration(clock.percentile(SLOW)),
                words.duration(clock.slowest),
            ]
        )
    return [words.say(f"arena-{name}") for name in names], rows


def foot(figures: Figures, words: Wording, command: str) -> str:
    from cartomante import __version__

    job = figures.job
    pairs = [
        (words.say("arena-players"), str(job.players)),
        (words.say("arena-seed"), str(job.seed)),
        (words.say("arena-pack"), job.pack_name),
        (words.say("arena-options"), ", ".join(f"{name}={value}" for name, value in job.chosen_options.items()) or "–"),
        (words.say("arena-version"), f"{__version__}, {job.game_name} {job.game.version}"),
    ]
    if figures.even is not None:
        pairs.append((words.say("arena-ties"), words.rate(figures.ties)))
    return f"{facts(pairs)}<p>{escape(words.say('arena-again'))} <code>{escape(command)}</code></p>"
