"""Searching among imagined worlds, in compiled code: a template, loaded once per game.

The tree belongs to the seat that searches. Every simulation starts in a world that this seat cannot tell from the real
one and walks down the tree: a node is a question put to a seat, its edges are the answers tried so far. Worlds differ
in what is legal and in what comes next, so that an edge leads to as many nodes as there are questions that may follow.
Whoever is asked prefers what has brought that seat most (max^n), or with `is_paranoid` what harms the searcher most.
What a seat answers in secret is not known to the others further down: all its secret answers lead them to the same
nodes. So nobody in the tree reacts to what only the searcher knows, or answers together with it.

All of it lives in arrays that the bot hands over, made once.
"""

from typing import Any

from numba import njit

from cartomante.bots.layout import (
    ACTION,
    BOLD,
    CHILD,
    DECISIONS,
    DEPTH,
    EDGES_USED,
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
playout: Any

State, Content, Room, Lore = rules.State, rules.Content, rules.Room, rules.Lore
NUM_ACTIONS, SEATS, SECRET, KEY_WORDS = rules.NUM_ACTIONS, rules.SEATS, rules.SECRET, engine.KEY_WORDS
TASTE = 0.9  # of what a new answer promises is liking; the rest it has in common with all others
QUESTIONS = len(SECRET) * SEATS
MEMORIES = (1 << 31) // QUESTIONS - 1  # secret answers of the searcher that can be told apart, nearly always

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
        playout.weigh(s, c, seat, mask, weights)
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
    state, content, world, trial, room, lore, nodes, edges, values, chances, counts, path, mask, weights, whims, minds,
    tastes, told, luck, scores, places, rewards,
):  # fmt: skip
    """Add `told[SIMULATIONS]` simulations to the tree; `chances` of winning are kept for telling people."""
    imagined, c, workspace = record_at(world, State), record_at(content, Content), record_at(room, Room)
    s, learnt, root = record_at(trial, State), record_at(lore, Lore), told[ROOT]
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
        counts[DECISIONS] += playout.play_on(s, c, mask, weights, whims, minds, luck, told[DEPTH], workspace, learnt)
        playout.judge(minds[root], s, c, scores, places, rewards, workspace, learnt, tastes[SWAY])
        if steps > 0:
            chances[path[0, 0]] += playout.chance_of(s, c, root, places, rewards)
        for i in range(steps):
            edge, seat = path[i, 0], path[i, 1]
            edges[edge, VISITS] += 1
            values[edge] += 1.0 - rewards[root] if told[IS_PARANOID] and seat != root else rewards[seat]
