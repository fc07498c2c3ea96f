"""The reference belief where the rules work nothing out: the share of all deals that look the same from outside."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import pytest

from .reference import Reference
from .reference_actions import PASS, choose_visible, play, played, use_power
from .reference_belief import Belief, uniform
from .reference_cards import COPIES, THE_HOURS, VALUES
from .reference_position import asked, options, position


@dataclass
class Story:
    """One turn of a hand that kept a fate: what is played, and every other answer of the active player."""

    row: str
    plays: Sequence[tuple[int, str]]
    answers: Sequence[int] = ()
    fates: Sequence[Sequence[int]] = ()
    faded: str = ""


STORIES = {
    "old": Story("feast key judge dawn", [(3, "key")], [use_power("wish")], faded="wish"),
    "the feast and old": Story("feast key judge dawn", [(3, "feast"), (4, "key")], [use_power("wish")], faded="wish"),
    "equal fates and old": Story(
        "mirror feast key dawn", [(4, "feast"), (4, "mirror")], [use_power("wish")], faded="wish"
    ),
    "the feast and the thief": Story(
        "feast thief judge noble", [(2, "feast"), (3, "judge")], [choose_visible(3, 6)], fates=[[], [], [5], [6]]
    ),
    "nothing to take": Story("wish thief judge noble", [(3, "wish")], [PASS], fates=[[], [], [5], [6]]),
    "discard_lower": Story(
        "wish key judge noble",
        [(3, "wish")],
        [use_power("shore"), choose_visible(2, 2)],
        fates=[[], [], [2, 5]],
        faded="shore",
    ),
    "plus_1, the chalice and the fall": Story(
        "fall chalice judge noble", [(4, "chalice")], [use_power("iron")], fates=[[5, 5]], faded="iron"
    ),
    "the hours": Story("beast engine leviathan servant", [(4, "hours")], fates=[[], [], [6]]),
}


def ways_to_deal(deal: Sequence[int], story: Story) -> int:
    """In how many ways the bag gives these fates one after the other."""
    left = Counter(dict.fromkeys(VALUES, COPIES)) - Counter(v for fates in story.fates for v in fates)
    ways = 1
    for value in deal:
        ways *= left[value]
        left[value] -= 1
    return ways


def tell(story: Story, deal: Sequence[int], ties: Sequence[int]) -> tuple[Fraction, Reference] | None:
    """The story from these fates and how likely even chances make it; None if it cannot happen like this.

    `ties` says for every play which of two equal fates is taken.
    """
    kept, *drawn = deal
    game = position(story.row, drawn, fates=story.fates, kept={0: kept}, faded=story.faded)
    chance = Fraction(1)
    plays, answers, choices = iter(story.plays), iter(story.answers), iter(ties)
    while game.pending is not None and game.pending.seat == 0:
        if asked(game) == "play_fate":
            value, card = next(plays)
            destination = THE_HOURS if card == "hours" else 1 + story.row.split().index(card)
            legal = [(game.hand[index].value, to) for index, to in map(played, options(game))]
            tokens = [index for index in (0, 1) if play(index, destination) in options(game)]
            tokens = [index for index in tokens if game.hand[index].value == value]
            choice = next(choices)
            if choice >= len(tokens):
                return None
            chance /= len(set(legal)) * len(tokens)
            game.act(0, play(tokens[choice], destination))
            continue
        answer = next(answers)
        if answer not in options(game):
            return None
        if asked(game) in ("thief_take", "discard_lower_target"):
            chance /= len(options(game))
        game.act(0, answer)
    return chance, game


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_the_belief_is_the_share_of_all_deals_that_look_the_same(story: Story) -> None:
    shares: dict[str, dict[int, Fraction]] = defaultdict(dict)  # by what was seen, then by what is hidden
    seen = {}
    for deal in product(VALUES, repeat=1 + len(story.plays)):
        ways = ways_to_deal(deal, story)
        for ties in product((0, 1), repeat=len(story.plays)):
            told = tell(story, deal, ties) if ways else None
            if told is not None:
                chance, game = told
                seen[str(game.log)] = game.log
                share = shares[str(game.log)]
                share[game.u] = share.get(game.u, Fraction(0)) + ways * chance
    assert shares
    for key, log in seen.items():
        belief = Belief(2, uniform)
        belief.draw(0, log[0].table)  # the fate that was kept
        for event in log:
            belief.observe(event)
        total = sum(shares[key].values())
        assert belief.posterior(0) == {u: share / total for u, share in sorted(shares[key].items())}
