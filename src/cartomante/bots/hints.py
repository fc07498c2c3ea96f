"""What would the master do here, and why? Advice for people, from what their seat may know."""

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from babel.numbers import format_percent

from cartomante.bots import Bot, Opinion, make_bot
from cartomante.bots.greedy import GreedyBot
from cartomante.bots.random import RandomBot
from cartomante.bots.reference import ReferenceBot
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.text import Name, Texts

CLOSE = 0.01  # in chances of winning: nobody would notice the difference
FEW = 2  # options that are named as nearly as good
SEED_BITS = 62
CHANCE, LIKING = "chance", "liking"
UNTRIED = "–"


@dataclass(frozen=True)
class Weighed:
    """An option in words. Its value is None where nothing was tried, which says nothing about it."""

    action: int
    text: str
    value: float | None
    percent: str
    visits: int
    reason: str


@dataclass(frozen=True)
class Advice:
    """What a bot would do on a seat: the options it weighed, the best first, and sentences that say it.

    `measure` tells what the values are: "chance" (of winning) or "liking" (a share of all there is to be said for the
    options). `sentence` says what to do and why, `note` how this was found out.
    """

    game: str
    seat: int
    decision: str
    level: str
    measure: str
    simulations: int
    options: tuple[Weighed, ...]
    sentence: str
    note: str

    @property
    def best(self) -> Weighed:
        return self.options[0]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"action": self.best.action, "options": [asdict(option) for option in self.options]}


@dataclass(frozen=True)
class Judgement:
    """What a bot thinks, before anybody has put it into words; `world` is a match that the seat cannot tell apart."""

    world: Match
    seat: int
    level: str
    measure: str
    opinions: tuple[Opinion, ...]

    @property
    def simulations(self) -> int:
        return sum(opinion.visits for opinion in self.opinions)

    @property
    def is_indifferent(self) -> bool:
        return len({opinion.value for opinion in self.opinions}) == 1 and not self.simulations

    def in_words(self, language: str, names: Sequence[str] = ()) -> Advice:
        """The same in a language; `names` are those of the players, who otherwise go by their numbers."""
        game, decision = self.world.game, self.world.decision(self.seat)
        assert decision is not None
        names = names or [str(number) for number in range(1, game.seats + 1)]
        texts = self.world.text(language)
        options = tuple(self._weighed(texts, decision["id"], opinion, names) for opinion in self.opinions)
        sentence, note = self._sentence(texts, options), self._note(texts)
        return Advice(
            game.name, self.seat, decision["id"], self.level, self.measure, self.simulations, options, sentence, note
        )

    def _weighed(self, texts: Texts, decision: str, opinion: Opinion, names: Sequence[str]) -> Weighed:
        text = texts.action(decision, self.world.meaning(opinion.action, self.seat), names)
        reason = _reason(texts, opinion.reason, names)
        is_known = len(self.opinions) > 1 and (opinion.visits > 0 or not self.simulations)
        value = float(opinion.value) if is_known else None
        percent = UNTRIED if value is None else format_percent(value, locale=texts.language)
        return Weighed(opinion.action, text, value, percent, opinion.visits, reason)

    def _sentence(self, texts: Texts, options: Sequence[Weighed]) -> str:
        best = options[0]
        if len(options) == 1:
            return _sentences(texts.say("advice-only", action=best.text), best.reason)
        if self.is_indifferent:
            return texts.say("advice-any")
        close = [option.text for option in options[1:] if self._is_close(option, best)]
        rivals = [texts.say("advice-close", actions=texts.listing_apart(close))] if 0 < len(close) <= FEW else []
        return _sentences(texts.say("advice-best", level=self.level, action=best.text), best.reason, *rivals)

    def _is_close(self, option: Weighed, best: Weighed) -> bool:
        """Whether a chance is nearly that of the best; one that hardly anybody has tried is not known well enough."""
        if self.measure != CHANCE or option.value is None or best.value is None:
            return False
        return option.value > best.value - CLOSE and 10 * option.visits >= best.visits

    def _note(self, texts: Texts) -> str:
        if len(self.opinions) == 1 or self.is_indifferent:
            return ""
        if self.measure == LIKING:
            return texts.say("advice-liking")
        if not self.simulations:  # worked out, not tried
            return ""
        return texts.say("advice-chance", simulations=self.simulations)


def judge(match: Match, seat: int, level: str = "master", seed: int | None = None) -> Judgement:
    """What a bot, by level or name, thinks of a seat's options. It is shown a redrawn match, never this one.

    The same seed gives the same judgement, unless the bot's time is limited by the clock.
    """
    if not match.legal_actions(seat):
        raise CartomanteError(f"no advice for seat {seat}: it has nothing to decide now")
    luck = secrets.randbits(SEED_BITS) if seed is None else seed
    world, bot = match.determinize(seat, luck), make_bot(level, match.game, seed=luck)
    opinions = tuple(bot.explain(world, seat))
    return Judgement(world, seat, level, _measure(bot), opinions)


def advise(match: Match, seat: int, level: str = "master", seed: int | None = None, language: str = "en") -> Advice:
    """What the master, or a bot of another level or name, would do for a seat, and why, in words."""
    match.text(language)  # a language we do not speak is refused before anybody thinks
    return judge(match, seat, level, seed).in_words(language)


def quick_adviser(game: Game) -> str | None:
    """Who can be asked at once, while better ones are still being compiled; None if only chance can."""
    if game.prefer is not None:
        return "greedy"
    return None if game.house_bot is None else "reference"


def _reason(texts: Texts, reason: Name | str, names: Sequence[str]) -> str:
    """A reason as a sentence: a game may have words (`advice-reason`) that say what its bots' reasons are about."""
    words = reason if isinstance(reason, str) else texts.spell(reason, names)
    return texts.say("advice-reason", reason=words) if words and texts.has("advice-reason") else words


def _measure(bot: Bot) -> str:
    """Values are chances of winning, except those of bots that do not look ahead."""
    return LIKING if isinstance(bot, GreedyBot | RandomBot | ReferenceBot) else CHANCE


def _sentences(*texts: str) -> str:
    """One after the other, each ended by a full stop unless it ends by itself."""
    return " ".join(text if text[-1] in ".?!…" else f"{text}." for text in texts if text)
