# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""A player of swirl for two who knows the program of the opponent: a search of so many simulations, such as `hard`.

It samples the opponent's hand from the posterior: a hand counts by how often that search, run again from what the
opponent saw, plays the cards that the opponent has played. Then it simulates the rest of the deal with that search as
the opponent. No player has this knowledge. It measures what a perfect model of `hard` is worth.
"""

import numpy as np
from numba import njit

from swordfish.arena.swirl.compiled.search import (
    decided,
    draw_hidden,
    dropped,
    edge_key,
    entry,
    fill,
    fraction,
    mixed,
    note,
    searched,
    selected,
)
from swordfish.arena.swirl.compiled.turns import (
    CARDS,
    HAND,
    HANDS,
    HELD,
    KINDS,
    MOST_WAYS,
    OVER,
    PLAYING,
    SEATS,
    SIZE,
    SWIRL,
    TURN,
    best_turn,
    due,
    plans,
    play,
    value_at_deal,
    won,
)

REPEATS = 3
"""How often the opponent's search is run again from a sampled hand."""
UNSEEN = 0.1
"""Added to the number of runs that find the same turn, so that no hand is ruled out by chance."""
NO_CARDS, NO_VALUES = np.empty((0, 3), np.int64), np.empty((0, CARDS))


@njit(cache=True, nogil=True)
def opponents_turn(world, seat, undealt, size, simulations, rng):
    """The turn of the opponent's search in this world, from what that seat sees."""
    pool, me = np.empty(CARDS, np.int64), 1 - seat
    held = world[HELD + me]
    pool[:held] = world[HAND + HANDS * me : HAND + HANDS * me + held]
    pool[held : held + size] = undealt[:size]
    return searched(world, 2, seat, pool, held + size, simulations, NO_CARDS, NO_VALUES, 0.0, 0.0, False, rng)


@njit(cache=True, nogil=True)
def plausible(hand, held, undealt, size, shown, before, simulations, rng):
    """How plausible it is that the opponent, with this hand left, has played the cards shown: seat, card and taken."""
    likely, world, pool = 1.0, np.empty(SIZE, np.int64), np.empty(CARDS, np.int64)
    for number in range(len(shown)):
        seat = shown[number, 0]
        if before[number, HELD + seat] < 2:
            continue  # the last card of a hand says nothing about other cards
        pool[:held] = hand[:held]
        many = held
        for later in range(number, len(shown)):
            pool[many] = shown[later, 1]
            many += 1
        pool[many : many + size] = undealt[:size]
        fill(before[number], 2, 1 - seat, pool, many + size, world)
        same = UNSEEN
        for _ in range(REPEATS):
            card, taken = opponents_turn(world, seat, undealt, size, simulations, rng)
            same += card == shown[number, 1] and taken == shown[number, 2]
        likely *= same
    return likely


@njit(cache=True, nogil=True)
def searched_knowing(table, seat, pool, size, worlds, shown, before, simulations, rng):
    """The plan of a search over so many worlds against an opponent who searches with so many simulations."""
    own_played, own_taken = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64)
    own_worths, own_priors = np.empty(MOST_WAYS), np.empty(MOST_WAYS)
    many = plans(table, 2, seat, own_played, own_taken, own_worths, own_priors)
    if many == 1:
        return own_played[0], own_taken[0]
    played, taken = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64)
    worths, priors = np.empty(MOST_WAYS), np.empty(MOST_WAYS)
    hidden = table[HELD + 1 - seat]
    hands, bounds = np.empty((worlds, max(hidden, 1)), np.int64), np.empty(worlds)
    for at in range(worlds):
        draw_hidden(table, pool, size, hidden, rng)
        hands[at, :hidden] = pool[:hidden]
        likely = (
            plausible(pool, hidden, pool[hidden:], size - hidden, shown, before, simulations, rng) if hidden else 1.0
        )
        bounds[at] = likely + (bounds[at - 1] if at else 0.0)
    room = 64
    while room < 8 * worlds * many:
        room *= 2
    keys = np.zeros(room, np.uint64)
    visits, totals = np.zeros(room, np.int64), np.zeros((room, 2))
    running = np.arange(many)
    sums, products = np.zeros(many), np.zeros((many, many))
    left, rounds = many, 0
    world, sampled = np.empty(SIZE, np.int64), np.empty(SIZE, np.int64)
    found, shares = np.empty(many), np.empty(SEATS)
    nodes, edges = np.empty(64, np.int64), np.empty(64, np.int64)
    while rounds < worlds and left > 1:
        picked = min(np.searchsorted(bounds, bounds[worlds - 1] * fraction(rng), side="right"), worlds - 1)
        for at in range(hidden):
            other = at
            while pool[other] != hands[picked, at]:
                other += 1
            pool[at], pool[other] = pool[other], pool[at]
        fill(table, 2, seat, pool, size, sampled)
        for run in range(left):
            world[:] = sampled
            node, depth, fresh = np.uint64(1), 0, False
            card, takes = own_played[running[run]], own_taken[running[run]]
            state = PLAYING
            while state == PLAYING:
                mover = world[TURN]
                if mover != seat:
                    card, takes = opponents_turn(world, mover, pool[hidden:], size - hidden, simulations, rng)
                elif fresh:
                    best = best_turn(world, 2, seat, played, taken, worths)
                    card, takes = played[best], taken[best]
                elif depth:
                    listed = plans(world, 2, seat, played, taken, worths, priors)
                    best = selected(keys, visits, totals, node, 0, played[:listed], taken, priors)
                    card, takes = played[best], taken[best]
                key = edge_key(node, card, takes)
                node = mixed(key, dropped(world, 2, mover) if KINDS[card] == SWIRL else np.uint64(1))
                if not fresh:
                    edge = entry(keys, key)
                    keys[edge] = key
                    child = entry(keys, node)
                    fresh = keys[child] == 0
                    keys[child] = node
                    nodes[depth], edges[depth] = child, edge
                    depth += 1
                play(world, 2, mover, card, takes)
                state = due(world, 2)
            if state == OVER:
                won(world, 2, shares)
            else:
                value_at_deal(world, 2, shares)
            for at in range(depth):
                visits[edges[at]] += 1
                totals[edges[at], 0] += shares[seat]
                visits[nodes[at]] += 1
                totals[nodes[at], 0] += shares[seat]
            found[run] = shares[seat]
        rounds += 1
        left = note(found, left, running, sums, products, rounds)
    best = decided(left, running, sums, products, rounds)
    return own_played[best], own_taken[best]
