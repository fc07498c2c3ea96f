"""Teach the instinct of Arcanum more: `make instinct SECONDS=1500`. Needs PyTorch, and a GPU to get anywhere.

A network plays against itself, and in some games against greedy players too. It is given what a seat can see
(games/arcanum/sight.py) and corrects liking; after each stretch of play it does more of what went better than expected
(proximal policy optimisation). What was to be expected a critic says, who sees all cards and is not needed afterwards.
"""

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from cartomante.bots.liking import playout
from cartomante.core.compiled.target import load_template
from cartomante.games import load_game
from cartomante.games.arcanum import sight
from cartomante.games.arcanum.instinct import FILE, INNER, OUTER, recall

GAME, HERE = load_game("arcanum"), Path(__file__)
GAMES = load_template(GAME, HERE.with_name("instinct_games.py"), playout=playout(GAME))
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
TABLES: tuple[tuple[float, int, dict[str, object]], ...] = (  # share of all games, players, options
    (0.64, 4, {}),
    (0.10, 3, {}),
    (0.10, 5, {}),
    (0.08, 4, {"length": "long"}),
    (0.08, 4, {"preset": "english"}),
)
DUELS, MIXED = 0.25, 0.45  # of the games up to here one learner meets three greedy players, or some do
THREADS = 64
CRITIC = (1024, 256)
TRUST = 3.0  # in liking, at first
PACE, LAST_PACE = 8e-4, 0.05  # of learning, and what part of it is left in the end
CURIOSITY, LAST_CURIOSITY = 0.01, 0.2
TRACE = 0.95  # how far back what happens is credited
CLIP, GRADIENT = 0.2, 0.5
EPOCHS, CRITIC_WEIGHT = 2, 2.0
UNITS = {  # in which numbers are easy to learn from
    (sight.PRESTIGE, sight.PLACE): 1 / 8,
    (sight.LEAD, sight.FIGURE): 1 / 8,
    (sight.MINORS_HELD, sight.MAJORS_HELD): 1 / 3,
    (sight.MAJORS_HELD, sight.STASHED): 1 / 2,
    (sight.STASHED, sight.PILES): 1 / 4,
    (sight.PILES, sight.OWN_CARDS): 1 / 16,
    (sight.OWN_CARDS, sight.OWN_SUM): 1 / 2,
    (sight.OWN_SUM, sight.KNOWN_CARDS): 1 / 16,
    (sight.KNOWN_CARDS, sight.KNOWN_SUM): 1 / 2,
    (sight.KNOWN_SUM, sight.HELD): 1 / 16,
    (sight.THOUGHTS, sight.SIGHTS): 1 / 32,
    (GAMES.RIVAL_CLAIMS, GAMES.WIDTH): 1 / 8,
}


class Tables:
    """Many games side by side, on the GPU if there is one."""

    def __init__(self, count: int, seed: int) -> None:
        rng, actions, seats = np.random.default_rng(seed), GAME.num_actions, GAME.seats
        kinds = np.searchsorted(np.cumsum([share for share, *_ in TABLES]), rng.random(count)).clip(max=len(TABLES) - 1)
        self.count, self.players = count, np.array([players for _, players, _ in TABLES])[kinds]
        self.greedy = self._greedy(rng, kinds)
        blanks = np.stack([GAME.blank(players, options) for _, players, options in TABLES])
        over = blanks.copy()  # so that the first step deals
        over[:, GAME.state.fields["ending"][1]] = 1  # type: ignore[index]
        luck = rng.integers(1, 1 << 62, count).astype(np.uint64) | np.uint64(1)
        self.arrays = {
            "states": over[kinds], "blanks": blanks, "kinds": kinds.astype(np.int32), "content": GAME.pack().buffer,
            "key": np.array([0, seed, 0, 0], np.int64), "greedy": self.greedy, "seats": np.zeros(count, np.int32),
            "actions": np.full(count, -1, np.int32), "luck": luck.view(np.int64), "done": np.zeros(count, np.int32),
            "rewards": np.zeros((seats, count), np.float32), "wins": np.zeros((seats, count), np.float32),
            "sights": np.zeros((GAMES.WIDTH, count), np.int8), "likings": np.zeros((actions, count), np.float32),
        }  # fmt: skip
        self.dealt = 0
        self.tensors = {name: torch.as_tensor(array).to(DEVICE) for name, array in self.arrays.items()}
        self._kernel = None if DEVICE == "cpu" else self._load_kernel()
        self.step()

    def _greedy(self, rng: np.random.Generator, kinds: Any) -> Any:
        """Bits of the seats that greedy players have; never all of them."""
        n, draw = self.count, rng.random(self.count)
        everybody = (1 << self.players) - 1
        some = rng.integers(0, everybody + 1)
        some[some == everybody] = 0
        alone = everybody & ~(1 << np.arange(n) % self.players)
        self.is_duel = (kinds == 0) & (draw < DUELS)
        return np.where(self.is_duel, alone, np.where(draw < MIXED, some, 0)).astype(np.int32)

    def _load_kernel(self) -> Any:
        from cartomante.core.compiled.registry import register_for_cuda

        register_for_cuda()
        return load_template(GAME, HERE.with_name("instinct_kernel.py"), games=GAMES).step

    def step(self) -> None:
        self.tensors["sights"].zero_()
        self.dealt += self.count
        before, after = ("states", "blanks", "kinds", "content", "key"), ("greedy", "seats", "actions")
        rest = ("done", "rewards", "wins", "sights", "likings")
        if self._kernel is None:
            a = {name: tensor.numpy() for name, tensor in self.tensors.items()}
            luck, step = a["luck"].view(np.uint64), GAMES.step
        else:
            from numba import cuda

            a = {name: cuda.as_cuda_array(tensor) for name, tensor in self.tensors.items()}
            luck, step = a["luck"].view(np.uint64), self._kernel[-(-self.count // THREADS), THREADS]
        step(
            *(a[name] for name in before), self.dealt, *(a[name] for name in after), luck, *(a[name] for name in rest),
            GAME.sway,
        )  # fmt: skip


def layers(sizes: tuple[int, ...]) -> nn.Sequential:
    parts: list[nn.Module] = []
    for above, below in pairwise(sizes):
        parts += [nn.Linear(above, below), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


class Learner(nn.Module):
    """The network that is taught, and its critic."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = layers((sight.SIGHTS, INNER, OUTER, GAME.num_actions))
        self.critic = layers((GAMES.WIDTH, *CRITIC, 1))
        self.trust = nn.Parameter(torch.tensor(TRUST))
        nn.init.zeros_(self.policy[-1].weight)  # type: ignore[arg-type]
        nn.init.zeros_(self.policy[-1].bias)  # type: ignore[arg-type]
        units = torch.ones(GAMES.WIDTH)
        for (first, end), unit in UNITS.items():
            units[first:end] = unit
        self.register_buffer("units", units)

    def forward(self, seen: Tensor, liking: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of each action, and what the critic expects."""
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
            x = seen * self.units
            said, expected = self.policy(x[:, : sight.SIGHTS]), self.critic(x)
        return functional.log_softmax(said.float() + self.trust * liking, 1), expected.float().squeeze(-1)

    def read(self) -> None:
        """Go on from what has been learnt; the critic begins anew."""
        units, known = self.get_buffer("units")[: sight.SIGHTS].cpu().numpy(), recall()
        parts = {
            "0.weight": (known["eyes"] / units[:, None]).T, "0.bias": known["eye_bias"],
            "2.weight": known["nerves"].T, "2.bias": known["nerve_bias"], "4.weight": known["voices"],
            "4.bias": known["voice_bias"],
        }  # fmt: skip
        self.policy.load_state_dict({name: torch.as_tensor(part.copy()) for name, part in parts.items()})
        self.trust.data.fill_(float(known["trust"]))

    def write(self) -> None:
        parts = {name: value.detach().float().cpu().numpy() for name, value in self.policy.state_dict().items()}
        units = self.get_buffer("units")[: sight.SIGHTS].cpu().numpy()
        learnt = {
            "eyes": parts["0.weight"].T * units[:, None], "eye_bias": parts["0.bias"], "nerves": parts["2.weight"].T,
            "nerve_bias": parts["2.bias"], "voices": parts["4.weight"], "voice_bias": parts["4.bias"],
            "trust": self.trust.detach().cpu().numpy(),
        }  # fmt: skip
        np.savez(FILE, allow_pickle=False, **{name: part.astype(np.float16) for name, part in learnt.items()})


@dataclass
class Stretch:
    """What happened in some steps of all games: a row for each step, a column for each game."""

    seen: Tensor
    liking: Tensor
    action: Tensor
    chance: Tensor  # its logarithm, when it was chosen
    expected: Tensor
    seat: Tensor
    done: Tensor
    reward: Tensor

    @classmethod
    def of(cls, steps: int, count: int) -> "Stretch":
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, *shape), dtype=dtype, device=DEVICE)

        return cls(
            room(count, GAMES.WIDTH, dtype=torch.int8), room(count, GAME.num_actions, dtype=torch.float16),
            room(count, dtype=torch.int64), room(count), room(count), room(count, dtype=torch.int64),
            room(count, dtype=torch.bool), room(count, GAME.seats),
        )  # fmt: skip


def liking_of(tables: Tables) -> Tensor:
    """Relative to what is liked best; as good as never for what is not legal."""
    liking = tables.tensors["likings"].t()
    liking = liking - liking.amax(1, keepdim=True)
    return torch.where(liking < GAMES.NEVER / 2, torch.full_like(liking, -3e4), liking.clamp(min=-30))


@torch.no_grad()
def play(tables: Tables, learner: Learner, stretch: Stretch) -> tuple[float, float]:
    """Fill a stretch; returns the games that one learner won against three greedy players, and how many there were."""
    told, duels = tables.tensors, torch.as_tensor(tables.is_duel, device=DEVICE)
    learners = 1.0 - torch.as_tensor(tables.greedy[None] >> np.arange(GAME.seats)[:, None] & 1, device=DEVICE).float()
    won = played = 0.0
    for t in range(len(stretch.action)):
        stretch.seen[t], stretch.liking[t] = told["sights"].t(), liking_of(tables)
        chances, stretch.expected[t] = learner(stretch.seen[t], stretch.liking[t].float())
        luck = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-20, 1 - 1e-7)))
        stretch.action[t], stretch.seat[t] = (chances + luck).argmax(1), told["seats"].long()
        stretch.chance[t] = chances.gather(1, stretch.action[t][:, None])[:, 0]
        told["actions"].copy_(stretch.action[t])
        tables.step()
        stretch.done[t], stretch.reward[t] = told["done"] > 0, told["rewards"].t()
        ended = stretch.done[t] & duels
        won += float((told["wins"] * learners).sum(0)[ended].sum())
        played += float(ended.sum())
    return won, played


@torch.no_grad()
def credit(stretch: Stretch) -> tuple[Tensor, Tensor]:
    """How much better each action went than expected, and which are known: the last of a seat in a stretch are not."""
    better, known = torch.zeros_like(stretch.expected), torch.zeros_like(stretch.done)
    count = stretch.action.shape[1]
    after, trace = (torch.zeros((count, GAME.seats), device=DEVICE) for _ in range(2))
    is_there, rows = torch.zeros((count, GAME.seats), dtype=torch.bool, device=DEVICE), torch.arange(count)
    for t in reversed(range(len(stretch.action))):
        done, seat, expected = stretch.done[t][:, None], stretch.seat[t], stretch.expected[t]
        after, trace = torch.where(done, stretch.reward[t], after), trace.masked_fill(done, 0.0)
        is_there |= done
        known[t] = is_there[rows, seat]
        better[t] = torch.where(known[t], after[rows, seat] - expected + TRACE * trace[rows, seat], 0.0)
        after[rows, seat], trace[rows, seat], is_there[rows, seat] = expected, better[t], True
    return better, known


def learn(learner: Learner, optimiser: torch.optim.Optimizer, stretch: Stretch, batch: int, curiosity: float) -> None:
    better, known = credit(stretch)
    goal, chosen = (better + stretch.expected).flatten(), known.flatten().nonzero()[:, 0]
    better = better.flatten()
    better = (better - better[chosen].mean()) / (better[chosen].std() + 1e-8)
    seen, liking, action, chance = (
        part.flatten(0, 1) for part in (stretch.seen, stretch.liking, stretch.action, stretch.chance)
    )
    for _ in range(EPOCHS):
        for rows in chosen[torch.randperm(len(chosen), device=DEVICE)].split(batch):
            chances, expected = learner(seen[rows], liking[rows].float())
            ratio = (chances.gather(1, action[rows][:, None])[:, 0] - chance[rows]).exp()
            gain = torch.min(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            variety = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            error = ((expected - goal[rows]) ** 2).mean()
            optimiser.zero_grad(set_to_none=True)
            (CRITIC_WEIGHT * error - gain - curiosity * variety).backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(learner.parameters(), GRADIENT)
            optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1500)
    parser.add_argument("--games", type=int, default=1 << 17 if DEVICE == "cuda" else 256)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--batch", type=int, default=1 << 16 if DEVICE == "cuda" else 1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true", help="forget what has been learnt")
    told = parser.parse_args()
    torch.manual_seed(told.seed)
    tables, learner, stretch = Tables(told.games, told.seed), Learner().to(DEVICE), Stretch.of(told.steps, told.games)
    if not told.afresh:
        learner.read()
    optimiser = torch.optim.Adam(learner.parameters(), eps=1e-5)
    start, past = time.perf_counter(), 0.0
    while past < 1:
        won, played = play(tables, learner, stretch)
        for group in optimiser.param_groups:
            group["lr"] = PACE * (1 - (1 - LAST_PACE) * past)
        learn(learner, optimiser, stretch, told.batch, CURIOSITY * (1 - (1 - LAST_CURIOSITY) * past))
        past = (time.perf_counter() - start) / told.seconds
        print(f"{past:6.1%} of the time: won {won / max(played, 1):.1%} of {played:,.0f} games against greedy players")
    learner.write()


if __name__ == "__main__":
    main()
