"""The bot that does what a practised player would do without a thought."""

from cartomante.bots.greedy import GreedyBot
from cartomante.bots.liking import instinct_of, shares_of
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion


class InstinctBot(GreedyBot):
    """Greedy by the game's instinct (`Game.instinct`), which is compiled; where it has none, by liking."""

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        return shares_of(instinct_of(match, seat))

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            self.explain(match, match.deciders()[0])

        return [("instinct", choose_once)]
