# numba has no type stubs, and the compiler infers the types inside a kernel:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportUntypedFunctionDecorator=false
"""Compiled kernels of the extra `fast`: the algorithms of cycles.py and table.py, one card and one cell at a time.

Results are kept in integer tables. `sets` are sets of cards as masks, the first card of the list the highest bit.
A row of `proofs` is a way to lay such a set: the cells it takes, in each of the four orientations of the whole,
12 bits each, and their colours; the orientation of every card, two bits each; the previous proof of the same set.
`head` has the latest proof of every mask, `counts` the numbers of proofs and of sets.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from swordfish.exact.arrays import Integers, Words

FULL = -1
CELLS, WAYS, OLDER = 0, 1, 2
EACH = 0x001001001001  # a set of cells, in each of the four orientations
CARDS = 20  # bits of a mask
COLOURS = 48  # above the cells: the number of blue, orange, green and purple ones, 4 bits each
SPARE, TOO_MANY = 0x5533, 0x8888  # at most 4, 4, 2, 2


@njit(inline="always")
def _lay(mask, cells, ways, turned, head, sets, proofs, counts):
    """Store a proof, unless these cards are known to fit on these cells. Returns whether there was room."""
    known = head[mask]
    while known >= 0:
        if proofs[known, CELLS] & 0xFFF == cells:
            return True
        known = proofs[known, OLDER]
    if counts[0] == len(proofs):
        return False
    if head[mask] < 0:
        sets[counts[1]] = mask
        counts[1] += 1
    new = counts[0]
    proofs[new, CELLS], proofs[new, WAYS], proofs[new, OLDER] = turned[cells], ways, head[mask]
    head[mask] = new
    counts[0] += 1
    return True


@njit(inline="always")
def _cycles(home, ball, bit, degree, arrows, ends, ways, most, turned, head, sets, proofs, counts):
    """Store every cycle of a card in orientation 0 with later cards. Returns whether there was room for all.

    `degree` arrows leave each cell: the bits that block it (its card, and above those the cell of its ball), that
    cell, and the card's orientation.
    """
    width = len(arrows) // 12
    at, stop = np.empty(13, np.int64), np.empty(13, np.int64)  # the next arrow to try at each depth, and the last
    taken, turns = np.empty(13, np.int64), np.empty(13, np.int64)  # cards and cells; orientations
    taken[1], turns[1] = bit | 1 << (CARDS + ball), 0
    at[1] = width * ball
    stop[1] = at[1] + degree[ball] if most > 1 else at[1]
    depth = 1
    while depth:
        arrow, last, now = at[depth], stop[depth], taken[depth]
        while arrow < last and arrows[arrow] & now:
            arrow += 1
        if arrow >= last:
            depth -= 1
            continue
        at[depth] = arrow + 1
        ball, now, turn = ends[arrow], now | arrows[arrow], turns[depth] | ways[arrow]
        if ball == home:
            if not _lay(now & (1 << CARDS) - 1, now >> CARDS, turn, turned, head, sets, proofs, counts):
                return False
        elif depth + 1 < most:
            depth += 1
            taken[depth], turns[depth] = now, turn
            at[depth] = width * ball
            stop[depth] = at[depth] + degree[ball]
    return True


@njit(cache=True)
def _size(mask):
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    return ((mask + (mask >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@njit(cache=True)
def _wide(mask):
    """The mask with a gap after each bit: multiplied by an orientation, it gives every card that orientation."""
    mask = (mask | mask << 16) & 0x0000FFFF0000FFFF
    mask = (mask | mask << 8) & 0x00FF00FF00FF00FF
    mask = (mask | mask << 4) & 0x0F0F0F0F0F0F0F0F
    mask = (mask | mask << 2) & 0x3333333333333333
    return (mask | mask << 1) & 0x5555555555555555


@njit(inline="always")
def _unions(last, begin, end, most, turned, told, told_colours, sized, head, sets, proofs, counts):
    """Lay the sets begin … end − 1 on every earlier set. Returns whether there was room for all.

    Earlier sets are grouped by size. At the last card one proof of a set is enough: no union follows.
    """
    width = len(told) // 13
    for cycle in range(begin, end):
        mask = np.int64(sets[cycle])
        colours = (proofs[head[mask], CELLS] >> COLOURS) + SPARE
        for size in range(2, most - _size(mask) + 1):
            for rest in range(width * size, width * size + sized[size]):
                if mask & told[rest] or colours + told_colours[rest] & TOO_MANY:
                    continue
                if last and head[mask | told[rest]] >= 0:
                    continue
                if not _pair(mask, np.int64(told[rest]), last, turned, head, sets, proofs, counts):
                    return False
    return True


@njit(inline="always")
def _pair(mask, mask_of_rest, one_is_enough, turned, head, sets, proofs, counts):
    """Lay every proof of a set on every turned proof of another, where they share no cell."""
    one = head[mask]
    while one >= 0:
        mine, ways = proofs[one, CELLS] & 0xFFF, proofs[one, WAYS]
        other = head[mask_of_rest]
        while other >= 0:
            theirs = proofs[other, CELLS]
            clash = theirs & mine * EACH
            fits = clash - EACH & ~clash & EACH << 11  # nonzero if one of the four fields of clash is zero
            for way in range(4 if fits else 0):
                if not clash >> 12 * way & 0xFFF:
                    cells = mine | theirs >> 12 * way & 0xFFF
                    turns = ways | proofs[other, WAYS] ^ _wide(mask_of_rest) * way
                    if not _lay(mask | mask_of_rest, cells, turns, turned, head, sets, proofs, counts):
                        return False
                    if one_is_enough:
                        return True
            other = proofs[other, OLDER]
        one = proofs[one, OLDER]
    return True


@njit(cache=True)
def _colour(cell):
    colour = 0
    while not cell >> COLOURS + 4 * colour & 0xF:
        colour += 1
    return colour


@njit(cache=True)
def _order(hoops, balls, turned):
    """Order the cards, rare hoop colours first: this prunes the most paths."""
    with_hoop, with_ball = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for card in range(len(hoops)):
        with_hoop[_colour(turned[1 << hoops[card]])] += 1
        with_ball[_colour(turned[1 << balls[card]])] += 1
    key = np.empty(len(hoops), np.int64)
    for card in range(len(hoops)):
        colour = _colour(turned[1 << hoops[card]])
        key[card] = min(with_hoop[colour], with_ball[colour]) << 8 | colour << 5 | card
    return np.sort(key) & 0x1F


@njit(cache=True)
def swishes(hoops: Integers, balls: Integers, turned_cell: Integers, turned: Integers, most: int, room: int):
    """Masks of all sets, and the orientation of each card in each, or −1; FULL if there was too little room."""
    count = len(hoops)
    head = np.full(1 << count, -1, np.int32)
    sets, proofs = np.empty(room, np.int32), np.empty((room, 3), np.int64)
    told, told_colours, sized = np.empty(13 * room, np.int32), np.empty(13 * room, np.int32), np.zeros(13, np.int64)
    degree, width = np.zeros(12, np.int64), 2 * count
    arrows, ends, ways = np.empty(12 * width, np.int64), np.empty(12 * width, np.int64), np.empty(12 * width, np.int64)
    counts = np.zeros(2, np.int64)
    order = _order(hoops, balls, turned)
    for card in order:
        begin, bit, hoop, ball = counts[1], 1 << (count - 1 - card), hoops[card], balls[card]
        if not _cycles(hoop, ball, bit, degree, arrows, ends, ways, most, turned, head, sets, proofs, counts):
            return FULL, sets[:0], np.empty((0, count), np.int8)
        if not _unions(
            card == order[-1], begin, counts[1], most, turned, told, told_colours, sized, head, sets, proofs, counts
        ):
            return FULL, sets[:0], np.empty((0, count), np.int8)
        for new in range(begin, counts[1]):
            size = _size(np.int64(sets[new]))
            told[room * size + sized[size]] = sets[new]
            told_colours[room * size + sized[size]] = proofs[head[sets[new]], CELLS] >> COLOURS
            sized[size] += 1
        in_the_middle = turned_cell[1, hoop] == hoop and turned_cell[1, ball] == ball  # flipping does not change it
        for way in range(0, 4, 2 if in_the_middle else 1):
            cell, to = turned_cell[way, hoop], turned_cell[way, ball]
            arrow = width * cell + degree[cell]
            arrows[arrow], ends[arrow], ways[arrow] = bit | 1 << (CARDS + to), to, way << 2 * (count - 1 - card)
            degree[cell] += 1
    return counts[1], sets[: counts[1]], _rows(head, sets[: counts[1]], proofs, count)


@njit(cache=True)
def _rows(head, sets, proofs, count):
    rows = np.full((len(sets), count), -1, np.int8)
    for row in range(len(sets)):
        ways, used = proofs[head[sets[row]], WAYS], sets[row]
        for card in range(count - 1, -1, -1):
            if used & 1:
                rows[row, card] = ways & 3
            ways >>= 2
            used >>= 1
    return rows


@njit(cache=True)
def any_in_each(layouts: NDArray[np.uint8], bits: Words, table: Words, thrice_table: Words):
    """For each row of cards, numbered 12 × ball + hoop: whether it holds a swish. The bits are those of table.py."""
    answers = np.empty(len(layouts), np.bool_)
    for row in range(len(layouts)):
        once = twice = thrice = np.uint64(0)
        for number in layouts[row]:
            bit = bits[number]
            thrice |= twice & bit
            twice |= once & bit
            once |= bit
        there = (once & once >> np.uint64(14) & np.uint64((1 << 14) - 1)) | twice >> np.uint64(28)
        answer = there != 0
        lack = ~(once | twice << np.uint64(36))
        if not answer:
            for minimal in table:
                if not minimal & lack:
                    answer = True
                    break
        if thrice and not answer:
            for rare in range(len(thrice_table)):
                if not thrice_table[rare, 0] & lack and not thrice_table[rare, 1] & ~thrice:
                    answer = True
        answers[row] = answer
    return answers
