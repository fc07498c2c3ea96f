"""How the reference bot does at its own table, beside what the rules page found (8.6).

python tests/games/shipwreck/measure.py --games 2000
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from cartomante import load_game
from cartomante.core.match import Match

GAME = load_game("shipwreck")
FOUND = {  # wins in per cent and mean turns, by seats and difficulty
    (2, "easy"): (92, 11.4),
    (2, "normal"): (76, 10.6),
    (2, "hard"): (56, 10.1),
    (2, "doomed"): (41, 7.9),
    (3, "easy"): (91, 11.4),
    (3, "normal"): (76, 10.6),
    (3, "hard"): (56, 10.1),
    (3, "doomed"): (40, 7.8),
}


@dataclass
class Tally:
    games: int = 0
    wins: int = 0
    turns: int = 0
    longest: int = 0
    plays: int = 0
    on_hours: int = 0
    tries: int = 0
    right: int = 0
    wrong_turns: int = 0

    def add(self, match: Match) -> None:
        turns = match.position()["turn"]
        told = [event.kind.name for event in match.events]
        self.games += 1
        self.wins += bool(match.winners)
        self.turns += turns
        self.longest = max(self.longest, turns)
        self.on_hours += told.count("played_on_hours")
        self.plays += told.count("played") + told.count("played_on_hours")
        self.right += told.count("scored")
        self.tries += told.count("predicted")
        self.wrong_turns += wrong_turns(match)

    def __str__(self) -> str:
        wins = self.wins / self.games
        margin = 1.96 * sqrt(wins * (1 - wins) / self.games)
        turns = f"{self.turns / self.games:5.2f} turns, at most {self.longest}"
        hours = f"{100 * self.on_hours / self.plays:.1f} % on The Hours"
        right = f"{100 * self.right / (self.right + self.wrong_turns):.1f} % of turns with a prediction right"
        tries = f"{100 * self.right / self.tries:.1f} % of tries"
        return f"{100 * wins:5.1f} % +- {100 * margin:.1f}, {turns}, {hours}, {right}, {tries}"


def wrong_turns(match: Match) -> int:
    """Turns in which something was predicted and nothing was right."""
    turns: list[list[int]] = [[]]
    for event in match.events:
        if event.kind.name == "turn_began":
            turns.append([])
        elif event.kind.name == "predicted":
            turns[-1].append(event.args["answer"])
    return sum(bool(answers) and not any(answers) for answers in turns)


def play(seats: int, difficulty: str, seed: int) -> Match:
    """One game of the bot with itself."""
    match = GAME.new_match(seats, seed=seed, options={"difficulty": difficulty})
    assert GAME.house_bot is not None
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(GAME.house_bot(match, seat), seat)
    return match


def measure(games: int) -> Iterator[str]:
    for (seats, difficulty), (wins, turns) in FOUND.items():
        tally = Tally()
        for seed in range(games):
            tally.add(play(seats, difficulty, seed))
        yield f"{seats} seats, {difficulty:6}  {tally}   (rules page: {wins} %, {turns} turns)"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats and difficulty")
    for line in measure(parser.parse_args().games):
        print(line, flush=True)
