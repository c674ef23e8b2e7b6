# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""Compiled games of swirl between players, each a row of numbers.

The numbers are its kind, simulations, CLEAR and DOUBT of its reading, and worlds. A player who knows the opponent has
the simulations of that opponent, and searches so many worlds.
"""

import numpy as np
from numba import njit

from swordfish.arena.swirl.compiled.knowing import searched_knowing
from swordfish.arena.swirl.compiled.search import MOST_SHOWN, fill, play_values, random, sample, searched
from swordfish.arena.swirl.compiled.turns import (
    CARDS,
    CREATURE,
    DEALING,
    DEALS,
    HAND,
    HANDS,
    HELD,
    IS_CREATURE,
    KINDS,
    LYING,
    MIDDLE,
    MOST_WAYS,
    OVER,
    SEATS,
    SIZE,
    TURN,
    UNDEALT,
    best_turn,
    due,
    play,
    won,
)
from swordfish.games.swirl import model

MEDIUM, SEARCH, OPEN, KNOWING = range(4)
"""Kinds of players: `medium`; a search that sees its own hand; one that sees all hands; one that knows the opponent."""
FIRST_MIDDLE = model.MIDDLE


@njit(cache=True, nogil=True)
def deal(table, seats, deck, size):
    """Deal from the front of the shuffled deck; the first time a middle, too. Returns how many cards are left."""
    each = min(HANDS, size // seats)
    for seat in range(seats):
        first = HAND + HANDS * seat
        for held in range(each):
            table[first + held] = deck[each * seat + held]
        table[first : first + each].sort()
        table[HELD + seat] = each
    left = 0
    for at in range(each * seats, size):
        if table[DEALS] == 0 and table[LYING] < FIRST_MIDDLE and KINDS[deck[at]] == IS_CREATURE:
            table[MIDDLE + table[LYING]] = deck[at]
            table[LYING] += 1
        else:
            deck[left] = deck[at]
            left += 1
    table[TURN] = table[DEALS] % seats
    table[DEALS] += 1
    table[UNDEALT] = left
    return left


@njit(cache=True, nogil=True)
def chosen(table, seats, seat, deck, size, player, shown, before, rng):
    """The turn of a player: its card and what it takes. `before` has the table before each of the cards shown."""
    played, taken, worths = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS)
    if player[0] == MEDIUM:
        best = best_turn(table, seats, seat, played, taken, worths)
        return played[best], taken[best]
    pool, hidden = np.empty(CARDS, np.int64), 0
    for other in range(seats):
        if other != seat:
            for held in range(table[HELD + other]):
                pool[hidden] = table[HAND + HANDS * other + held]
                hidden += 1
    pool[hidden : hidden + size] = deck[:size]
    seen = table.copy()
    fill(table, seats, seat, pool, hidden + size, seen)
    others, tables = np.empty((len(shown), 3), np.int64), np.empty((len(shown), SIZE), np.int64)
    values, many = np.empty((len(shown), CARDS)), 0
    for at in range(len(shown)):
        if shown[at, 0] != seat:
            others[many], tables[many] = shown[at], before[at]
            if player[2] > 0:
                play_values(before[at], seats, shown[at, 0], values[many])
            many += 1
    if player[0] == KNOWING:
        return searched_knowing(
            seen, seat, pool, hidden + size, int(player[4]), others[:many], tables[:many], int(player[1]), rng
        )
    return searched(
        seen,
        seats,
        seat,
        pool,
        hidden + size,
        int(player[1]),
        others[:many],
        values[:many],
        player[2],
        player[3],
        player[0] == OPEN,
        rng,
    )


@njit(cache=True, nogil=True)
def game(seats, players, luck, rngs, shares):
    """Play a game: shuffle with `luck`, let each player use its own generator, write each seat's share of the win."""
    deck = np.arange(CARDS)
    sample(deck, CARDS, CARDS, luck)
    creatures = np.arange(4)
    sample(creatures, 4, 4, luck)
    table = np.zeros(SIZE, np.int64)
    table[CREATURE : CREATURE + seats] = creatures[:seats]
    size = deal(table, seats, deck, CARDS)
    shown, before, many = np.empty((MOST_SHOWN, 3), np.int64), np.empty((MOST_SHOWN, SIZE), np.int64), 0
    while True:
        state = due(table, seats)
        if state == OVER:
            won(table, seats, shares)
            return
        if state == DEALING:
            size, many = deal(table, seats, deck, size), 0
            continue
        seat = table[TURN]
        card, taken = chosen(
            table, seats, seat, deck, size, players[seat], shown[:many], before[:many], rngs[seat : seat + 1]
        )
        shown[many, 0], shown[many, 1], shown[many, 2] = seat, card, taken
        before[many] = table
        many += 1
        play(table, seats, seat, card, taken)


@njit(cache=True, nogil=True)
def one_round(seats, alone, others, seed):
    """A round: one player against others, once in each seat with the same luck; returns its shares of the win."""
    found, shares = np.empty(seats), np.empty(SEATS)
    for seat in range(seats):
        luck = np.array([seed], np.uint64)
        start = random(luck)
        players = np.empty((seats, len(alone)))
        rngs = np.empty(seats, np.uint64)
        for other in range(seats):
            players[other] = alone if other == seat else others
            rngs[other] = start + np.uint64(1000 + (other - seat) % seats)
            rngs[other] = random(rngs[other : other + 1])
        game(seats, players, luck, rngs, shares)
        found[seat] = shares[seat]
    return found
