# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""Compiled turns of swirl: a table as one row of integers, static evaluation, whole turns, and the value at a deal.

Series and piles are counted, not listed: of the cards that are out of play only creature and colour matter.
"""

import numpy as np
from numba import njit

from swordfish.arena.swirl.compiled.captures import FIELD, MOST_CAPTURES, MOST_NUMBER, WIDTH, maximal
from swordfish.bots.swirl import evaluation, worth
from swordfish.games.swirl.cards import Kind, cards

OF = cards()
KINDS = np.array(OF.kinds, np.int64)
CREATURES = np.array(OF.creatures, np.int64)
COLOURS = np.array(OF.colours, np.int64)
NUMBERS = np.array(OF.numbers, np.int64)
CARDS = len(KINDS)
SEATS, HANDS, COLOURED = 4, 4, 4
CREATURE, TURN, DEALS, LYING, UNDEALT = 0, 4, 5, 6, 7
HELD, PILE, SERIES, HAND, SPARES, DECK, MIDDLE = 8, 12, 16, 20, 36, 52, 68
SIZE = MIDDLE + CARDS
"""The columns of a table: the creature of each seat, the seat to move, deals so far, cards in the middle and undealt;
cards in each hand and pile; series as sets of colours; hands; cards of the own creature in each pile, by colour;
undealt cards by creature and colour; the middle."""
CARD_TO_PLAY = CARDS
"""Among the values of the cards in the middle, the place of the value of the card to play."""
PLAYING, OVER, DEALING = range(3)
"""What is due: the turn of a seat, nothing more, or a deal."""
MOST_TURNS = evaluation.MOST_TURNS
MOST_WAYS = 4 * MOST_CAPTURES

WIN, ENTERS, DENIES, SPARE, ANY = worth.WIN, worth.ENTERS, worth.DENIES, worth.SPARE, worth.ANY
LEAVES, MANY, LONG, MOST = worth.LEAVES, worth.MANY, worth.LONG, worth.MOST
KEEP = np.array([0.0, *(worth.KEEP[kind] for kind in Kind if kind is not Kind.CREATURE)])
WARMTH = evaluation.WARMTH
WEIGHTS = np.array(evaluation.WEIGHTS)
IS_CREATURE, COLLECT_ONE, COLLECT_ALL, SNATCH, SWIRL = map(int, Kind)


@njit(cache=True, nogil=True)
def length(colours):
    """The number of cards in a series."""
    return (colours & 1) + (colours >> 1 & 1) + (colours >> 2 & 1) + (colours >> 3 & 1)


@njit(cache=True, nogil=True)
def entering(had):
    """The value of the next card of the own series."""
    return WIN if had + 1 == COLOURED else ENTERS + 2 * had


@njit(cache=True, nogil=True)
def value_of(table, seats, seat, card):
    """The value of this card for the seat, compared with nobody having it."""
    owner = -1
    for other in range(seats):
        if CREATURES[card] >= 0 and table[CREATURE + other] == CREATURES[card]:
            owner = other
    if owner < 0:
        return ANY
    had = length(table[SERIES + owner])
    lacking = table[SERIES + owner] >> COLOURS[card] & 1 == 0
    if owner == seat:
        return entering(had) if lacking else SPARE
    return ANY + DENIES * (1 + had) if lacking else ANY


@njit(cache=True, nogil=True)
def gain(table, seat, values, order, taken, card):
    """The value of taking these cards of the middle, in this order, and then the card, unless it is −1."""
    total, fresh, had = 0.0, 0, table[SERIES + seat]
    for at in range(table[LYING] + 1):
        if at < table[LYING]:
            place = order[at]
            if taken >> place & 1 == 0:
                continue
            one, value = table[MIDDLE + place], values[place]
        elif card >= 0:
            one, value = card, 0.0
        else:
            break
        if CREATURES[one] >= 0 and CREATURES[one] == table[CREATURE + seat]:
            colour = COLOURS[one]
            if (had | fresh) >> colour & 1:
                value = SPARE
            else:
                value = entering(length(had) + length(fresh))
                fresh |= 1 << colour
        elif at == table[LYING]:
            value = values[CARD_TO_PLAY]
        total += value
    return total


@njit(cache=True, nogil=True)
def values_in_middle(table, seats, seat, values, order):
    """Write the value of each card of the middle, and their places from the most valuable on."""
    many = table[LYING]
    for place in range(many):
        values[place] = value_of(table, seats, seat, table[MIDDLE + place])
        at = place
        while at > 0 and values[order[at - 1]] < values[place]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = place


@njit(cache=True, nogil=True)
def ways(table, seats, seat, card, values, order, taken, worths, first):
    """Write the promising captures with this card, with their values, from index `first`; return the next index."""
    kind, many = KINDS[card], table[LYING]
    if kind == IS_CREATURE:
        number = NUMBERS[card]
        values[CARD_TO_PLAY] = value_of(table, seats, seat, card)
        tally, equal = 0, 0
        for place in range(many):
            other = NUMBERS[table[MIDDLE + place]]
            if other == number:
                equal |= 1 << place
            elif 0 < other < number:
                tally += 1 << WIDTH * other
        tallies = np.empty(MOST_CAPTURES, np.int64)
        found = maximal(tally, number, tallies)
        if found == 0:
            taken[first] = equal
            worths[first] = gain(table, seat, values, order, equal, card) if equal else -LEAVES * values[CARD_TO_PLAY]
            return first + 1
        left = np.empty(MOST_NUMBER + 1, np.int64)
        for at in range(found):
            for part in range(1, number):
                left[part] = tallies[at] >> WIDTH * part & FIELD
            captured = equal
            for rank in range(many):
                place = order[rank]
                other = NUMBERS[table[MIDDLE + place]]
                if 0 < other < number and left[other] > 0:
                    left[other] -= 1
                    captured |= 1 << place
            taken[first] = captured
            worths[first] = gain(table, seat, values, order, captured, card)
            first += 1
        return first
    if kind == COLLECT_ONE and many:
        for place in range(many):
            taken[first], worths[first] = 1 << place, values[place] - KEEP[kind]
            first += 1
        return first
    if kind == SNATCH:
        before = first
        for victim in range(seats):
            had = length(table[SERIES + victim])
            if victim == seat:
                continue
            for colour in range(COLOURED):
                if table[SERIES + victim] >> colour & 1:
                    prey = ANY + DENIES * (1 + had) if had >= LONG else ANY + had
                    if table[SPARES + COLOURED * victim + colour]:
                        prey = ANY
                    taken[first], worths[first] = 1 << COLOURED * victim + colour, prey - KEEP[kind]
                    first += 1
        if first > before:
            return first
    taken[first] = 0
    if kind == COLLECT_ALL:
        plain = np.arange(many)
        whole = gain(table, seat, values, plain, (1 << many) - 1, -1)
        worths[first] = (whole if many >= MANY or whole >= WIN else whole - 2 * KEEP[kind]) - KEEP[kind]
    elif kind == SWIRL:
        dropped = 0
        for other in range(seats):
            dropped += table[HELD + other] if other != seat else 0
        worths[first] = ANY * dropped - KEEP[kind]
    else:
        worths[first] = -KEEP[kind] - KEEP[kind]
    return first + 1


@njit(cache=True, nogil=True)
def all_turns(table, seats, seat, played, taken, worths):
    """Write each card of the hand with each promising capture and its value; return how many there are."""
    values, order = np.empty(CARDS + 1), np.empty(CARDS, np.int64)
    values_in_middle(table, seats, seat, values, order)
    many = 0
    for at in range(table[HELD + seat]):
        card = table[HAND + HANDS * seat + at]
        after = ways(table, seats, seat, card, values, order, taken, worths, many)
        played[many:after] = card
        many = after
    return many


@njit(cache=True, nogil=True)
def best_turn(table, seats, seat, played, taken, worths):
    """The turn of the bot `medium`: the index of the first turn of the greatest value."""
    best = 0
    for at in range(1, all_turns(table, seats, seat, played, taken, worths)):
        if worths[at] > worths[best]:
            best = at
    return best


@njit(cache=True, nogil=True)
def plans(table, seats, seat, played, taken, worths, priors):
    """Write the candidate plans, best first, and their priors; return how many there are."""
    many = all_turns(table, seats, seat, played, taken, worths)
    if many > 1:
        ranks = np.argsort(-worths[:many], kind="mergesort")
        played[:many], taken[:many], worths[:many] = played[:many][ranks], taken[:many][ranks], worths[:many][ranks]
    many = min(many, MOST_TURNS)
    most, whole = min(MOST, worths[0]), 0.0
    for at in range(many):
        priors[at] = np.exp((min(MOST, worths[at]) - most) / WARMTH)
        whole += priors[at]
    priors[:many] /= whole
    return many


@njit(cache=True, nogil=True)
def collect(table, seat, card):
    """A captured or played card goes into the series of the seat or onto its pile."""
    if CREATURES[card] >= 0 and CREATURES[card] == table[CREATURE + seat]:
        if table[SERIES + seat] >> COLOURS[card] & 1 == 0:
            table[SERIES + seat] |= 1 << COLOURS[card]
            return
        table[SPARES + COLOURED * seat + COLOURS[card]] += 1
    table[PILE + seat] += 1


@njit(cache=True, nogil=True)
def play(table, seats, seat, card, taken):
    """A whole turn: this card is played and takes these cards of the middle, or with a snatch this card of a series."""
    held, first = table[HELD + seat], HAND + HANDS * seat
    at = 0
    while table[first + at] != card:
        at += 1
    for later in range(at, held - 1):
        table[first + later] = table[first + later + 1]
    table[HELD + seat] = held - 1
    kind = KINDS[card]
    if kind == COLLECT_ALL:
        taken = (1 << table[LYING]) - 1
    if kind == IS_CREATURE and taken == 0:
        table[MIDDLE + table[LYING]] = card
        table[LYING] += 1
    elif kind == SNATCH:
        table[PILE + seat] += 1
        if taken:
            bit = 0
            while taken >> bit != 1:
                bit += 1
            victim, colour = bit // COLOURED, bit % COLOURED
            table[PILE + seat] += 1
            if table[SPARES + bit]:
                table[SPARES + bit] -= 1
                table[PILE + victim] -= 1
            else:
                table[SERIES + victim] &= ~(1 << colour)
    elif kind == SWIRL:
        table[PILE + seat] += 1
        for other in range(seats):
            if other != seat:
                for at in range(table[HELD + other]):
                    table[MIDDLE + table[LYING]] = table[HAND + HANDS * other + at]
                    table[LYING] += 1
                table[HELD + other] = 0
    else:
        kept = 0
        for place in range(table[LYING]):
            if taken >> place & 1:
                collect(table, seat, table[MIDDLE + place])
            else:
                table[MIDDLE + kept] = table[MIDDLE + place]
                kept += 1
        table[LYING] = kept
        collect(table, seat, card)
    for step in range(1, seats + 1):
        after = (seat + step) % seats
        if table[HELD + after]:
            table[TURN] = after
            break


@njit(cache=True, nogil=True)
def due(table, seats):
    """Whether a seat is to move, the game is over, or cards are to be dealt."""
    for seat in range(seats):
        if table[SERIES + seat] == (1 << COLOURED) - 1:
            return OVER
    if table[HELD + table[TURN]]:
        return PLAYING
    return DEALING if table[UNDEALT] >= seats else OVER


@njit(cache=True, nogil=True)
def won(table, seats, shares):
    """Write each seat's share of the win: by the longest series, then the largest pile."""
    most, many = -1, 0
    for seat in range(seats):
        rank = length(table[SERIES + seat]) * 1000 + table[PILE + seat]
        if rank > most:
            most, many = rank, 1
        elif rank == most:
            many += 1
    for seat in range(seats):
        rank = length(table[SERIES + seat]) * 1000 + table[PILE + seat]
        shares[seat] = 1 / many if rank == most else 0.0


@njit(cache=True, nogil=True)
def value_at_deal(table, seats, shares):
    """Write each seat's win probability when all hands are empty, as `SwirlEvaluator.value` does."""
    for seat in range(seats):
        creature, had = table[CREATURE + seat], table[SERIES + seat]
        scarce, squares, lying, lacking = 0.0, 0.0, 0, 0
        for colour in range(COLOURED):
            if had >> colour & 1:
                continue
            near = 0
            for place in range(table[LYING]):
                card = table[MIDDLE + place]
                near += CREATURES[card] == creature and COLOURS[card] == colour
            share = 1 / (1 + table[DECK + COLOURED * creature + colour] + near)
            scarce += share
            squares += share * share
            lying += near > 0
            lacking += 1
        last = lying if lacking == 1 else 0
        starts = 1 if table[DEALS] % seats == seat else 0
        pile, late = table[PILE + seat] / 10, 1 - table[UNDEALT] / CARDS
        shares[seat] = (
            WEIGHTS[0] * scarce
            + WEIGHTS[1] * squares
            + WEIGHTS[2] * last
            + WEIGHTS[3] * starts * last
            + WEIGHTS[4] * starts * lying
            + WEIGHTS[5] * pile
            + WEIGHTS[6] * pile * late
        )
    most = shares[:seats].max()
    whole = 0.0
    for seat in range(seats):
        shares[seat] = np.exp(shares[seat] - most)
        whole += shares[seat]
    shares[:seats] /= whole
