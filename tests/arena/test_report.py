"""The pages: whole, self-contained, in the reader's language, and readable without seeing them."""

import re
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from arena.tournaments import results, tournament
from cartomante.arena.balance import balance_of
from cartomante.arena.entrants import Entrant
from cartomante.arena.figures import figures_of
from cartomante.arena.job import make_job
from cartomante.arena.report.arena_page import arena_page
from cartomante.arena.report.balance_page import BalancePage
from cartomante.arena.report.plots import Dot, Heap, dot_plot, heap_plot, shorten
from cartomante.arena.report.svg import Scale, ticks
from cartomante.arena.report.wording import Wording
from cartomante.arena.running import Means, run
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game

VOID = {"meta", "br", "hr", "img", "link", "input"}


class Checker(HTMLParser):
    """Every element is closed, and nothing is fetched or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "srcset", "action")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(html: str, language: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    assert checker.open == []
    assert checker.fetched == []
    assert not {"script", "link", "img", "iframe"} & checker.tags
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme: dark" in html
    assert "url(" not in html
    assert "@import" not in html
    for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        root = ElementTree.fromstring(svg)
        assert root.attrib["role"] == "img"
        named = {child.attrib.get("id") for child in root if child.tag in ("title", "desc") and child.text}
        assert set(root.attrib["aria-labelledby"].split()) == named
    assert not re.search(r"\bnan\b|\{ ?\$|None", html)
    return checker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_in_every_language(language: str) -> None:
    job = tournament("a,b,c", players=3)
    figures = figures_of(results(job, [[1 + bot for bot in job.line_up(number)] for number in range(9)]))
    html = arena_page(figures, language, "cartomante arena talismans --bots a,b,c")
    check(html, language)
    texts = job.game.text(language)
    assert texts.say("arena-title", game=texts.say("title")) in html
    for heading in ("arena-rating", "arena-wins", "arena-seats", "arena-ahead", "arena-scores", "arena-all-figures"):
        assert f"<h2>{texts.say(heading)}</h2>" in html
    assert "cartomante arena talismans --bots a,b,c" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_against_a_table_says_how_it_went_first(language: str) -> None:
    job = tournament("hero", players=4, against="crowd")
    figures = figures_of(results(job, [(1, 2, 3, 4), (1, 2, 3, 4), (2, 3, 1, 4), (2, 3, 4, 1)]))
    html = arena_page(figures, language, "")
    check(html, language)
    words = Wording(job.game.text(language))
    rate = words.rate(figures.bots[0].wins)
    even = words.percent(0.25, digits=0)
    assert words.say("arena-alone", bot="hero", rate=rate, others=3, rival="crowd", even=even) in html


def test_a_tournament_that_is_not_finished_says_so() -> None:
    job = tournament("a,b", game="shipwreck", players=2)
    done = results(job, [(1, 1), (0, 0), (1, 1)])
    figures = figures_of(type(done)(job, 10, done.played))
    assert "3 of 10 games" in arena_page(figures, "en", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("talismans", 2), ("shipwreck", 2)])
def test_balance_in_every_language(game: str, players: int, language: str) -> None:
    done = run(tournament("a", game=game, players=players, watched=True), 25, Means(workers=1))
    balance = balance_of(done, language)
    for default in (None, balance):
        html = BalancePage(balance, default, language, "cartomante balance").html()
        check(html, language)
        texts = load_game(game).text(language)
        assert texts.say("balance-cards") in html
        assert (texts.say("balance-changes") in html) == (default is not None)


def test_names_that_look_like_markup_stay_names() -> None:
    nasty = Entrant('<b onload="x">&', "random")
    job = make_job(load_game("talismans"), [nasty, Entrant("b", "random")], players=2)
    html = arena_page(figures_of(results(job, [(1, 2), (1, 2)])), "en", "<script>")
    check(html, "en")
    assert "<b onload" not in html
    assert "<script>" not in html


def test_numbers_are_written_as_people_do() -> None:
    words = {language: Wording(load_game("talismans").text(language)) for language in LANGUAGES}
    assert words["en"].percent(0.4821) == "48.2%"
    assert words["de"].percent(0.4821) == "48,2\N{NO-BREAK SPACE}%"
    assert words["it"].number(1234.5, 1) == "1.234,5"
    assert words["en"].duration(0.0421) == "42\N{NO-BREAK SPACE}ms"
    assert words["fr"].duration(1.25).endswith("\N{NO-BREAK SPACE}s")
    assert words["en"].duration(0.0000042) == "4.2\N{NO-BREAK SPACE}µs"
    assert words["en"].score(5) == "2.5"  # talismans are counted in halves


def test_axes_have_round_numbers() -> None:
    assert ticks(0.0, 1.0) == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(18.0, 33.0) == pytest.approx([20.0, 22.5, 25.0, 27.5, 30.0, 32.5])
    assert ticks(3.0, 3.0) == [3.0]
    scale = Scale(0.0, 10.0, 100.0, 200.0)
    assert [scale(value) for value in (-5, 0, 5, 10, 99)] == [100.0, 100.0, 150.0, 200.0, 200.0]
    assert Scale(1.0, 100.0, 0.0, 10.0, is_logarithmic=True)(10.0) == pytest.approx(5.0)


def test_a_plot_tells_its_numbers_in_words_too() -> None:
    plot = dot_plot("Wins", [Dot("adept", 0.5, 0.4, 0.6, "50 %")], str, even=0.25, even_name="even")
    assert "adept: 50 %" in plot
    assert plot.count("<circle") == 1
    assert heap_plot("Scores", [], str) == ""
    assert shorten("a very long name indeed", 80.0).endswith("…")
    many = heap_plot("Scores", [Heap("a", Counter(range(1000)), "mean")], str)
    assert many.count("<rect") <= 61
