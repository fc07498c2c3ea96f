"""Searching among imagined worlds, and playing by liking, in compiled code: a template, loaded once per game.

The tree belongs to the seat that searches. Every simulation starts in a world that this seat cannot tell from the real
one and walks down the tree: a node is a question put to a seat, its edges are the answers tried so far. Worlds differ
in what is legal and in what comes next, so that an edge leads to as many nodes as there are questions that may follow.
Whoever is asked prefers what has brought that seat most (max^n), or with `is_paranoid` what harms the searcher most.
What a seat answers in secret is not known to the others further down: all its secret answers lead them to the same
nodes. So nobody in the tree reacts to what only the searcher knows, or answers together with it.

All of it lives in arrays that the bot hands over, made once.
"""

import math
from typing import Any

from numba import njit

from cartomante.bots.layout import (
    ACTION,
    BOLD,
    CHILD,
    DECISIONS,
    DEPTH,
    EDGES_USED,
    FINE,
    FIRST,
    FIRST_CHILD,
    FIRST_EDGE,
    IS_PARANOID,
    NEXT_EDGE,
    NODES_USED,
    QUESTION,
    REUSE,
    ROOT,
    SIBLING,
    SIMULATIONS,
    SWAY,
    VISITS,
    WORLD_AGE,
)
from cartomante.core.compiled.registry import record_at
from cartomante.core.rule import NONE, RUNNING, rule, toss

rules: Any
engine: Any

State, Content, Room = rules.State, rules.Content, rules.Room
NUM_ACTIONS, SEATS, SECRET, KEY_WORDS = rules.NUM_ACTIONS, rules.SEATS, rules.SECRET, engine.KEY_WORDS
WIN = 0.8  # of a result is winning; the rest is not being last
TASTE = 0.9  # of what a new answer promises is liking; the rest it has in common with all others
QUESTIONS = len(SECRET) * SEATS
MEMORIES = (1 << 31) // QUESTIONS - 1  # secret answers of the searcher that can be told apart, nearly always

# what a seat likes and how it stands


if rules.prefer is not None:
    weigh = rules.prefer
else:

    @rule
    def weigh(s, c, seat, mask, weights):
        """Without a liking of its own a game leaves it to chance."""
        for action in range(NUM_ACTIONS):
            weights[action] = mask[action]


@rule
def result(s, c, seat, places):
    """What the places are worth: 1 for winning alone, shares for winning together, a little for not being last."""
    if places[seat] == 0:
        return 0.0
    level, behind = 0, 0
    for other in range(s.players):
        level += 1 if places[other] == places[seat] else 0
        behind += 1 if places[other] > places[seat] else 0
    if level == s.players:
        return 1.0 if places[seat] == 1 and rules.IS_COOPERATIVE else 1.0 / level
    win = 1.0 / level if places[seat] == 1 else 0.0
    return WIN * win + (1.0 - WIN) * (behind + 0.5 * (level - 1)) / (s.players - 1)


@rule
def share_out(s, rewards):
    """From how well the seats stand to their chances, which add up to one: a lead of one makes e times as much."""
    best, total = rewards[0], 0.0
    for seat in range(1, s.players):
        best = max(best, rewards[seat])
    for seat in range(s.players):
        rewards[seat] = math.exp(rewards[seat] - best)
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


@rule
def judge(s, c, scores, places, rewards, room, sway):
    """What each seat has of a game that is over, how clearly it was won or lost, or may expect of one that is not."""
    is_over = s.ending != RUNNING or rules.outlook is None
    if is_over:
        rules.score(s, c, scores, places)
        for seat in range(s.players):
            rewards[seat] = scores[seat] / sway if sway > 0 else result(s, c, seat, places)
    else:
        expect(s, c, rewards, room)
    if not is_over or sway > 0:
        share_out(s, rewards)


@rule
def chance_of(s, c, seat, places, rewards):
    """What a seat may expect of a game, however clearly it would be won."""
    return result(s, c, seat, places) if s.ending != RUNNING or rules.outlook is None else rewards[seat]


if rules.outlook is not None:
    expect = rules.outlook
else:

    @rule
    def expect(s, c, standing, room):
        """Without an outlook games are played to the end."""


if rules.is_quiet is not None:
    is_quiet = rules.is_quiet
else:

    @rule
    def is_quiet(s, c):
        return True


# playing by liking


@rule
def best_liked(mask, weights, luck):
    """The option with the highest weight; among equals, any."""
    best, count, chosen = -1.0, 0, 0
    for action in range(NUM_ACTIONS):
        if mask[action]:
            if weights[action] > best:
                best, count, chosen = weights[action], 1, action
            elif weights[action] == best:
                count += 1
                if toss(luck, count) == 0:
                    chosen = action
    return chosen


@rule
def pick(s, c, seat, mask, weights, count, whim, luck):
    """One of several options: at a whim any, otherwise what the seat likes best. `whim` counts in parts of FINE."""
    if whim > 0 and toss(luck, FINE) < whim:
        return engine.nth_option(mask, toss(luck, count))
    weigh(s, c, seat, mask, weights)
    return best_liked(mask, weights, luck)


@rule
def play_on(s, c, mask, weights, whims, luck, most):
    """So many decisions, by liking and whim, and on to a quiet moment; returns how many were made."""
    decisions = 0
    engine.run_on(s, c)
    while s.ending == RUNNING and (decisions < most or not is_quiet(s, c)):
        seat = engine.decider(s)
        count = engine.options(s, c, seat, mask)
        s.unsettled[seat] = 0
        if count > 1:
            decisions += 1
            action = pick(s, c, seat, mask, weights, count, whims[seat], luck)
        else:
            action = engine.nth_option(mask, 0)
        engine.answer(s, c, seat, action)
        engine.run_on(s, c)
    return decisions


# the tree


@rule
def child_for(nodes, edges, counts, parent, edge, question):
    """The node of a question behind an edge, or with edge NONE behind the whole parent; NONE without room for it."""
    child = nodes[parent, FIRST_CHILD] if edge == NONE else edges[edge, CHILD]
    first = child
    while child != NONE:
        if nodes[child, QUESTION] == question:
            return child
        child = nodes[child, SIBLING]
    if counts[NODES_USED] == nodes.shape[0]:
        return NONE
    child = counts[NODES_USED]
    counts[NODES_USED] += 1
    nodes[child, QUESTION], nodes[child, SIBLING] = question, first
    nodes[child, FIRST_EDGE] = nodes[child, FIRST_CHILD] = NONE
    if edge == NONE:
        nodes[parent, FIRST_CHILD] = child
    else:
        edges[edge, CHILD] = child
    return child


@rule
def choose_edge(nodes, edges, values, counts, node, mask, weights, number, bold):
    """The answer that promises most: what it has brought so far, and what liking says of it while it is new."""
    total, liking, visits, worth = 0.0, 0.0, 0, 0.0
    for action in range(NUM_ACTIONS):
        if mask[action]:
            total += weights[action]
    edge = nodes[node, FIRST_EDGE]
    while edge != NONE:
        if mask[edges[edge, ACTION]]:
            visits += edges[edge, VISITS]
            worth += values[edge]
        edge = edges[edge, NEXT_EDGE]
    new = worth / visits if visits > 0 else 0.5  # an answer not tried yet is expected to be as good as the others
    eager = bold * (visits + 1) ** 0.5
    best, chosen, found = -1.0, NONE, NONE
    edge = nodes[node, FIRST_EDGE]
    while edge != NONE:
        action = edges[edge, ACTION]
        if mask[action]:
            mask[action] = 2  # has an edge
            liking = TASTE * weights[action] / total + (1.0 - TASTE) / number
            value = values[edge] / edges[edge, VISITS] + eager * liking / (1 + edges[edge, VISITS])
            if value > best:
                best, chosen, found = value, action, edge
        edge = edges[edge, NEXT_EDGE]
    for action in range(NUM_ACTIONS):
        if mask[action] == 1:
            liking = TASTE * weights[action] / total + (1.0 - TASTE) / number
            if new + eager * liking > best:
                best, chosen, found = new + eager * liking, action, NONE
        elif mask[action] == 2:
            mask[action] = 1
    if found != NONE or counts[EDGES_USED] == edges.shape[0]:
        return chosen, found
    found = counts[EDGES_USED]
    counts[EDGES_USED] += 1
    edges[found, ACTION], edges[found, NEXT_EDGE] = chosen, nodes[node, FIRST_EDGE]
    edges[found, CHILD], edges[found, VISITS] = NONE, 0
    values[found] = 0.0
    nodes[node, FIRST_EDGE] = found
    return chosen, found


@rule
def keep_only(mask, action):
    """As if there were no other option."""
    for other in range(NUM_ACTIONS):
        mask[other] = other == action


@rule
def walk_down(s, c, nodes, edges, values, counts, path, mask, weights, bold, root, first):
    """From the root to a question met for the first time; returns how many answers were given on the way.

    The searcher begins with `first`, unless that is NONE.
    `hider` has answered in secret since `open_node`: whoever else is asked next cannot know what, so that the question
    belongs behind that node as a whole. The searcher remembers its own secret answers in `memory`.
    """
    steps, node, edge, is_new = 0, 0, NONE, False
    hider, open_node, memory = NONE, 0, 0
    while s.ending == RUNNING and steps < path.shape[0] and not is_new:
        seat = engine.decider(s) if steps > 0 else root  # of all who are asked now, the searcher answers first
        count = engine.options(s, c, seat, mask)
        s.unsettled[seat] = 0
        if count == 1:
            engine.answer(s, c, seat, engine.nth_option(mask, 0))
            engine.run_on(s, c)
            continue
        decision, used = s.asked[seat], counts[NODES_USED]
        if steps > 0:
            question = (memory if seat == root else 0) * QUESTIONS + decision * SEATS + seat
            is_hidden = hider != NONE and seat != hider
            node = child_for(
                nodes, edges, counts, open_node if is_hidden else node, NONE if is_hidden else edge, question
            )
            hider = NONE if is_hidden else hider
        if node == NONE:
            break
        is_new = counts[NODES_USED] > used
        weigh(s, c, seat, mask, weights)
        if steps == 0 and first != NONE:
            keep_only(mask, first)
        action, edge = choose_edge(nodes, edges, values, counts, node, mask, weights, count, bold)
        if edge == NONE:
            break
        if not SECRET[decision]:
            hider = NONE
        elif hider == NONE:
            hider, open_node = seat, node
        if SECRET[decision] and seat == root:
            memory = (memory * 31 + action + 1) % MEMORIES
        path[steps, 0], path[steps, 1] = edge, seat
        steps += 1
        counts[DECISIONS] += 1
        engine.answer(s, c, seat, action)
        engine.run_on(s, c)
    return steps


@njit(cache=True, nogil=True)
def search(
    state, content, world, trial, room, nodes, edges, values, chances, counts, path, mask, weights, whims, tastes, told,
    luck, scores, places, rewards,
):  # fmt: skip
    """Add `told[SIMULATIONS]` simulations to the tree; `chances` of winning are kept for telling people."""
    imagined, c, workspace = record_at(world, State), record_at(content, Content), record_at(room, Room)
    s, root = record_at(trial, State), told[ROOT]
    for _ in range(told[SIMULATIONS]):
        if counts[WORLD_AGE] == 0:
            engine.copy_record(state, world)
            engine.imagine(imagined, c, root, luck, workspace)
        counts[WORLD_AGE] += 1
        if counts[WORLD_AGE] == told[REUSE]:
            counts[WORLD_AGE] = 0
        engine.copy_record(world, trial)
        for i in range(KEY_WORDS):  # the world is the same, but chance is not
            s.key[i] = toss(luck, 1 << 31)
        steps = walk_down(s, c, nodes, edges, values, counts, path, mask, weights, tastes[BOLD], root, told[FIRST])
        counts[DECISIONS] += play_on(s, c, mask, weights, whims, luck, told[DEPTH])
        judge(s, c, scores, places, rewards, workspace, tastes[SWAY])
        if steps > 0:
            chances[path[0, 0]] += chance_of(s, c, root, places, rewards)
        for i in range(steps):
            edge, seat = path[i, 0], path[i, 1]
            edges[edge, VISITS] += 1
            values[edge] += 1.0 - rewards[root] if told[IS_PARANOID] and seat != root else rewards[seat]


@njit(cache=True, nogil=True)
def contest(state, blank, content, key, first, games, whims, mask, weights, luck, scores, places, totals, wins):
    """Whole games of seats that play by liking and whim; game i is dealt from the seed + i. Returns the decisions."""
    s, c = record_at(state, State), record_at(content, Content)
    decisions = 0
    for i in range(first, first + games):
        engine.copy_record(blank, state)
        engine.deal(s, c, key[0], key[1], key[2], key[3], i)
        engine.start_luck(s, luck)
        decisions += play_on(s, c, mask, weights, whims, luck, FINE)
        rules.score(s, c, scores, places)
        winners = 0
        for seat in range(s.players):
            winners += 1 if places[seat] == 1 else 0
        for seat in range(s.players):
            totals[seat] += scores[seat]
            if places[seat] == 1:
                wins[seat] += 1.0 / winners
    return decisions
