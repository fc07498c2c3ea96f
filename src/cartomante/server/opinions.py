"""Looking back at choices: what the master thinks of the moves of finished games, for whoever asks and whoever is next.

They think in a thread of their own, one move after the other, so that live tables and their bots do not wait for them.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cartomante.bots.review import REVIEWER, Choice, Review, review
from cartomante.core.text import Texts
from cartomante.server.hinting import WARM_UP_SECONDS, names_of
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import Table, Told
from cartomante.server.thinking import Thinkers

MOST_KEPT = 20_000  # reviews of moves, of half a kilobyte each

Key = tuple[str, int]  # a table and the number of an entry there


class Opinions:
    """One for each worker. What was thought once is kept for a while; what is being thought is not begun again."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thread = ThreadPoolExecutor(1, "opinion")
        self._reviews: OrderedDict[Key, asyncio.Future[Review]] = OrderedDict()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def has(self, table: Table, number: int) -> bool:
        """Whether the answer is known, or will be without further effort."""
        return (table.origin.id, number) in self._reviews

    async def of(self, table: Table, number: int, language: str) -> dict[str, Any]:
        """As `protocol.MoveOpinion`: what the master thinks of an entry of a finished game, which must be a move."""
        told = next((told for told in table.story if told.entry.number == number), None)
        if told is None or told.entry.kind != "move":
            raise Refusal(Code.NOT_FOUND)
        if not self._thinkers.is_ready(table.game, REVIEWER):
            raise Refusal(Code.UNAVAILABLE, wait=WARM_UP_SECONDS)
        return in_words(table, number, await asyncio.shield(self._review(table, told)), language)

    def _review(self, table: Table, told: Told) -> asyncio.Future[Review]:
        key = (table.origin.id, told.entry.number)
        if key not in self._reviews:
            thinking = asyncio.get_running_loop().run_in_executor(self._thread, review_move, table, told)
            thinking.add_done_callback(lambda done: self._forget_failed(key, done))
            self._reviews[key] = thinking
            if len(self._reviews) > MOST_KEPT:
                self._reviews.popitem(last=False)
        self._reviews.move_to_end(key)
        return self._reviews[key]

    def _forget_failed(self, key: Key, done: asyncio.Future[Review]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._reviews.pop(key, None)


def review_move(table: Table, told: Told) -> Review:
    """What the master thinks of a move, from what its seat knew then."""
    before = table.as_of(told.entry.number - 1).match
    assert before is not None
    return review(before, told.entry.data["seat"], told.entry.data["action"])


def in_words(table: Table, number: int, found: Review, language: str) -> dict[str, Any]:
    assert table.match is not None
    texts, names = table.match.text(language), names_of(table)
    return {
        "number": number,
        "seat": found.seat,
        "decision": found.decision,
        "level": REVIEWER,
        "chosen": _choice(texts, found.decision, found.chosen, names),
        "best": _choice(texts, found.decision, found.best, names),
        "chance": found.best.value,
        "loss": found.loss,
        "verdict": found.verdict,
        "simulations": found.simulations,
    }


def _choice(texts: Texts, decision: str | None, choice: Choice, names: list[str]) -> dict[str, Any]:
    meaning = choice.meaning
    text = texts.side_action(meaning, names) if decision is None else texts.action(decision, meaning, names)
    return {"action": choice.action, "meaning": list(meaning), "text": text, "value": choice.value}
