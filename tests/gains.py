"""What a bot gains over instinct: `make gains BOT=race:iterations=1000 GAMES=100`.

The bot sits among players who go by nothing but instinct. Wherever it does something else than they would, both are
tried out from the real position to the end of the game, many times with the same luck. What its choices gain adds up to
what it has more than its share in the end, whatever it does later: so some games tell as much as three times as many
of which only the winners are counted.
"""

import argparse
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from statistics import NormalDist
from types import ModuleType
from typing import Any

import numpy as np

from cartomante.arena.entrants import read_entrant
from cartomante.arena.intervals import CONFIDENCE
from cartomante.bots import make_bot
from cartomante.bots.desk import Desk, bytes_of
from cartomante.bots.layout import INSTINCT
from cartomante.bots.liking import instinct_of, playout
from cartomante.core.compiled.target import load_template
from cartomante.core.game import Game
from cartomante.core.match import Match, lucky
from cartomante.games import load_game

Array = np.ndarray[Any, Any]


@cache
def template(game: Game) -> ModuleType:
    return load_template(game, Path(__file__).with_name("gains_games.py"), playout=playout(game))


def gain(match: Match, seat: int, answer: int, usual: int, times: int, seed: int) -> Array:
    """What one answer brings more than another, in wins and in points ahead."""
    desk, totals = Desk.of(match.game), np.zeros((2, 2))
    template(match.game).try_out(
        bytes_of(match), match.pack.buffer, desk.trial, desk.room, desk.lore, seat, np.array([answer, usual]), times,
        np.full(match.game.seats, INSTINCT, np.int64), desk.mask, desk.weights, lucky(seed), totals,
    )  # fmt: skip
    return (totals[0] - totals[1]) / times


def play(name: str, text: str, players: int, times: int, number: int) -> Array:
    """One game: what the bot's choices gained in all, and how often it chose otherwise than instinct would."""
    game = load_game(name)
    match, seat = game.new_match(players, seed=number // players), number % players
    bot, others = read_entrant(game, text).make(game, seed=number), make_bot("instinct", game, seed=number)
    gained = np.zeros(3)
    while deciders := match.deciders():
        decider, moment = deciders[0], len(match.history)
        world = match.determinize(decider, moment)
        if decider == seat and len(match.legal_actions(seat)) > 1:
            answer, weights = bot.choose(world, seat), instinct_of(world, seat)
            usual = max(weights, key=weights.__getitem__)
            if answer != usual:
                gained += [*gain(match, seat, answer, usual, times, seed=number << 20 | moment), 1]
        else:
            answer = others.choose(world, decider)
        match.apply(answer, decider)
    return gained


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--game", default="arcanum")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--times", type=int, default=40, help="that each answer is tried out")
    told = parser.parse_args()
    read_entrant(load_game(told.game), told.bot)
    found = []
    with Pool() as pool:
        one = partial(play, told.game, told.bot, told.players, told.times)
        for gained in pool.imap_unordered(one, range(told.games)):
            found.append(gained)
            if len(found) > 1 and (len(found) % 20 == 0 or len(found) == told.games):
                sure = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * np.std(found, 0, ddof=1) / len(found) ** 0.5
                won, ahead, otherwise = np.mean(found, 0)
                print(
                    f"{len(found)} games: {1 / told.players + won:.1%} ±{sure[0]:.1%} of a win,",
                    f"{ahead:.2f} ±{sure[1]:.2f} points ahead, {otherwise:.1f} choices otherwise",
                )


if __name__ == "__main__":
    main()
