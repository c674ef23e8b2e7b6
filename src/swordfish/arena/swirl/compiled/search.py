# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""Compiled search of swirl: `bots/search.py` with the evaluator of swirl, and a search that knows its opponent.

A node or an edge of the tree is an entry of a hash table. Its key is made of the node above and of what everybody sees:
the card played, the cards taken, the hands that a swirl drops.
"""

import numpy as np
from numba import njit

from swordfish.arena.swirl.compiled.turns import (
    CARDS,
    COLOURED,
    COLOURS,
    CREATURES,
    DEALS,
    DECK,
    HAND,
    HANDS,
    HELD,
    IS_CREATURE,
    KINDS,
    MOST,
    MOST_WAYS,
    OVER,
    PLAYING,
    SEATS,
    SIZE,
    SWIRL,
    TURN,
    UNDEALT,
    best_turn,
    due,
    plans,
    play,
    value_at_deal,
    values_in_middle,
    ways,
    won,
)
from swordfish.bots import plans as comparison
from swordfish.bots import search as reference
from swordfish.bots.swirl import hands
from swordfish.games.swirl import model

CURIOSITY = reference.CURIOSITY
FEW, PLAIN, SURE = comparison.FEW, comparison.PLAIN, comparison.SURE
WORLDS, MORE = hands.WORLDS, hands.MORE
FIRST_MIDDLE = model.MIDDLE
MOST_SHOWN = 16
"""The most cards played between two deals."""


@njit(cache=True, nogil=True)
def random(rng):
    """The next 64 random bits (SplitMix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    word = rng[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@njit(cache=True, nogil=True)
def fraction(rng):
    """A random number from 0 to 1."""
    return (random(rng) >> np.uint64(11)) * (1.0 / (1 << 53))


@njit(cache=True, nogil=True)
def below(rng, many):
    """A random integer below this number."""
    return int(fraction(rng) * many)


@njit(cache=True, nogil=True)
def sample(pool, size, many, rng):
    """Move `many` random cards of the pool to its front."""
    for at in range(many):
        other = at + below(rng, size - at)
        pool[at], pool[other] = pool[other], pool[at]


@njit(cache=True, nogil=True)
def draw_hidden(table, pool, size, hidden, rng):
    """Move the hidden cards of a sampled world to the front of the pool; in the first deal as `sight.first_deal`."""
    if table[DEALS] != 1:
        sample(pool, size, hidden, rng)
        return
    creatures = 0
    for at in range(size):
        if KINDS[pool[at]] == IS_CREATURE:
            pool[at], pool[creatures] = pool[creatures], pool[at]
            creatures += 1
    actions = size - creatures
    weights, whole = np.zeros(hidden + 1), 0.0
    for many in range(min(hidden, creatures) + 1):
        weight = 1.0
        for at in range(many):
            weight *= (creatures + FIRST_MIDDLE - at) / (at + 1)
        for at in range(hidden - many):
            weight *= (actions - at) / (at + 1)
        weights[many] = max(weight, 0.0)
        whole += weights[many]
    many, at = 0, fraction(rng) * whole
    while many < hidden and at >= weights[many]:
        at -= weights[many]
        many += 1
    sample(pool, creatures, many, rng)
    sample(pool[creatures:], actions, hidden - many, rng)
    for at in range(hidden - many):
        one, other = many + at, creatures + at
        pool[one], pool[other] = pool[other], pool[one]
    sample(pool, hidden, hidden, rng)


@njit(cache=True, nogil=True)
def fill(table, seats, seat, pool, size, world):
    """Write the table with other hands from the front of the pool; the rest of the pool is undealt."""
    world[:] = table
    at = 0
    for other in range(seats):
        if other != seat:
            first = HAND + HANDS * other
            for held in range(table[HELD + other]):
                world[first + held] = pool[at]
                at += 1
            world[first : first + table[HELD + other]].sort()
    world[DECK : DECK + 16] = 0
    for later in range(at, size):
        card = pool[later]
        if CREATURES[card] >= 0:
            world[DECK + COLOURED * CREATURES[card] + COLOURS[card]] += 1
    world[UNDEALT] = size - at


@njit(cache=True, nogil=True)
def play_values(table, seats, seat, found):
    """Write the value of playing each card now, for the seat."""
    values, order = np.empty(CARDS + 1), np.empty(CARDS, np.int64)
    values_in_middle(table, seats, seat, values, order)
    taken, worths = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS)
    for card in range(CARDS):
        many = ways(table, seats, seat, card, values, order, taken, worths, 0)
        found[card] = worths[:many].max()


@njit(cache=True, nogil=True)
def likelihood(world, shown, values, clear, doubt):
    """The likelihood of the cards that others have played, `shown` as seat and card, given the hands of this world."""
    likely = 1.0
    hand = np.empty(HANDS + MOST_SHOWN, np.int64)
    for number in range(len(shown)):
        player, card = shown[number, 0], shown[number, 1]
        held = world[HELD + player]
        hand[:held] = world[HAND + HANDS * player : HAND + HANDS * player + held]
        for later in range(number, len(shown)):
            if shown[later, 0] == player:
                hand[held] = shown[later, 1]
                held += 1
        better = 0.0
        for at in range(held):
            better += np.exp(min(MOST, (values[number, hand[at]] - values[number, card]) / clear))
        likely *= doubt + (1 - doubt) / better
    return likely


@njit(cache=True, nogil=True)
def mixed(one, other):
    """A hash of two numbers."""
    word = np.uint64(one) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(other)
    word = (word ^ (word >> np.uint64(29))) * np.uint64(0xBF58476D1CE4E5B9)
    return word ^ (word >> np.uint64(32))


@njit(cache=True, nogil=True)
def entry(keys, key):
    """The index of this key in the hash table, or of the free place for it."""
    mask = np.uint64(len(keys) - 1)
    at = key & mask
    while keys[at] != 0 and keys[at] != key:
        at = (at + np.uint64(1)) & mask
    return np.int64(at)


@njit(cache=True, nogil=True)
def edge_key(node, card, taken):
    """The key of the edge of this turn at a node."""
    return mixed(mixed(node, card + 1), taken + 7)


@njit(cache=True, nogil=True)
def selected(keys, visits, totals, node, mover, played, taken, priors):
    """The index of the plan with the highest upper confidence bound (PUCT), for the seat to move."""
    at_node = entry(keys, node)
    tried, hoped = 1, totals[at_node, mover] / visits[at_node]
    for at in range(len(played)):
        edge = entry(keys, edge_key(node, played[at], taken[at]))
        tried += visits[edge] if keys[edge] else 0
    spread, best, most = CURIOSITY * np.sqrt(tried), 0, -1.0
    for at in range(len(played)):
        edge = entry(keys, edge_key(node, played[at], taken[at]))
        if keys[edge]:
            score = totals[edge, 0] / visits[edge] + spread * priors[at] / (1 + visits[edge])
        else:
            score = hoped + spread * priors[at]
        if score > most:
            best, most = at, score
    return best


@njit(cache=True, nogil=True)
def dropped(table, seats, seat):
    """A hash of the hands that a swirl of the seat drops."""
    key = np.uint64(1)
    for other in range(seats):
        if other != seat:
            for at in range(table[HELD + other]):
                key = mixed(key, table[HAND + HANDS * other + at] + 1)
    return key


@njit(cache=True, nogil=True)
def lead(sums, products, rounds, one, other, errors):
    """The lower confidence bound of one plan's lead over another, at this many standard errors."""
    if one == other:
        return 0.0
    mean = (sums[one] - sums[other]) / rounds
    spread = (products[one, one] + products[other, other] - 2 * products[one, other]) / rounds - mean * mean
    return mean - errors * np.sqrt(max(0.0, spread) / rounds)


@njit(cache=True, nogil=True)
def note(found, many, running, sums, products, rounds):
    """Record the values of the running plans in one more world, then drop the clearly worse; return what is left."""
    for one in range(many):
        sums[running[one]] += found[one]
        for other in range(many):
            products[running[one], running[other]] += found[one] * found[other]
    if rounds < FEW or rounds % 4:
        return many
    leader = running[0]
    for at in range(many):
        if sums[running[at]] > sums[leader]:
            leader = running[at]
    kept = 0
    for at in range(many):
        if lead(sums, products, rounds, leader, running[at], PLAIN) <= 0:
            running[kept] = running[at]
            kept += 1
    return kept


@njit(cache=True, nogil=True)
def decided(many, running, sums, products, rounds):
    """The plan that most surely beats the one with the highest prior, which is the first, else that one."""
    first = running[0]
    if first != 0:
        for at in range(many):
            if sums[running[at]] > sums[first]:
                first = running[at]
    best, most = first, 0.0
    for at in range(many):
        ahead = lead(sums, products, rounds, running[at], first, SURE)
        if ahead > most:
            best, most = running[at], ahead
    return best


@njit(cache=True, nogil=True)
def rolled_out(world, seats, played, taken, worths, shares):
    """Play like `medium` until the next deal or the end, then write each seat's share."""
    state = due(world, seats)
    while state == PLAYING:
        seat = world[TURN]
        best = best_turn(world, seats, seat, played, taken, worths)
        play(world, seats, seat, played[best], taken[best])
        state = due(world, seats)
    if state == OVER:
        won(world, seats, shares)
    else:
        value_at_deal(world, seats, shares)


@njit(cache=True, nogil=True)
def searched(table, seats, seat, pool, size, simulations, shown, values, clear, doubt, openly, rng):
    """The plan of a search: its card and what it takes.

    `pool` has the cards that the seat does not see. `clear` above 0: infer hands from the cards that others have
    played; `values` has the values of all cards at those turns. `openly`: the other hands on the table are true.
    """
    own_played, own_taken = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64)
    own_worths, own_priors = np.empty(MOST_WAYS), np.empty(MOST_WAYS)
    many = plans(table, seats, seat, own_played, own_taken, own_worths, own_priors)
    if many == 1:
        return own_played[0], own_taken[0]
    played, taken = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64)
    worths, priors = np.empty(MOST_WAYS), np.empty(MOST_WAYS)
    room = 64
    while room < 8 * simulations + 64:
        room *= 2
    keys = np.zeros(room, np.uint64)  # of nodes and edges
    visits, totals = np.zeros(room, np.int64), np.zeros((room, SEATS))
    running = np.arange(many)
    sums, products = np.zeros(many), np.zeros((many, many))
    left, rounds, done = many, 0, 0
    world, sampled = np.empty(SIZE, np.int64), np.empty(SIZE, np.int64)
    found, shares = np.empty(many), np.empty(SEATS)
    nodes, edges, movers = np.empty(64, np.int64), np.empty(64, np.int64), np.empty(64, np.int64)
    hidden = 0
    for other in range(seats):
        hidden += table[HELD + other] if other != seat else 0
    reads = clear > 0 and len(shown) > 0 and hidden > 0
    drawn = np.empty((WORLDS if reads else 1, max(hidden, 1)), np.int64)
    bounds, kept = np.zeros(WORLDS if reads else 1), 0
    while done < simulations and left > 1:
        if openly:
            sampled[:] = table
        elif not reads:
            draw_hidden(table, pool, size, hidden, rng)
            fill(table, seats, seat, pool, size, sampled)
        else:
            for _ in range(MORE if kept < WORLDS else 0):
                draw_hidden(table, pool, size, hidden, rng)
                fill(table, seats, seat, pool, size, sampled)
                drawn[kept] = pool[:hidden]
                before = bounds[kept - 1] if kept else 0.0
                bounds[kept] = before + likelihood(sampled, shown, values, clear, doubt)
                kept += 1
            picked = min(np.searchsorted(bounds[:kept], bounds[kept - 1] * fraction(rng), side="right"), kept - 1)
            for at in range(hidden):  # its hidden cards to the front
                other = at
                while pool[other] != drawn[picked, at]:
                    other += 1
                pool[at], pool[other] = pool[other], pool[at]
            fill(table, seats, seat, pool, size, sampled)
        for run in range(left):
            world[:] = sampled
            mover, node, depth = seat, np.uint64(1), 0
            card, takes = own_played[running[run]], own_taken[running[run]]
            while True:
                if depth:
                    listed = plans(world, seats, mover, played, taken, worths, priors)
                    best = selected(keys, visits, totals, node, mover, played[:listed], taken, priors)
                    card, takes = played[best], taken[best]
                key = edge_key(node, card, takes)
                edge = entry(keys, key)
                keys[edge] = key
                node = mixed(key, dropped(world, seats, mover) if KINDS[card] == SWIRL else np.uint64(1))
                play(world, seats, mover, card, takes)
                child = entry(keys, node)
                fresh = keys[child] == 0
                keys[child] = node
                nodes[depth], edges[depth], movers[depth] = child, edge, mover
                depth += 1
                if fresh or due(world, seats) != PLAYING:
                    break
                mover = world[TURN]
            rolled_out(world, seats, played, taken, worths, shares)
            for at in range(depth):
                visits[edges[at]] += 1
                totals[edges[at], 0] += shares[movers[at]]
                visits[nodes[at]] += 1
                for other in range(seats):
                    totals[nodes[at], other] += shares[other]
            found[run] = shares[seat]
            done += 1
        rounds += 1
        left = note(found, left, running, sums, products, rounds)
    best = decided(left, running, sums, products, rounds)
    return own_played[best], own_taken[best]
