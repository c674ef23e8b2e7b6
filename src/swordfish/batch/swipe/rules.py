# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""swipe as arrays. Rulebook, section 4; the reference is `games/swipe/rules.py`."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import below
from swordfish.batch.engine import CHANCE, OVER, BatchEngine
from swordfish.batch.seats import at_seat, wrapped
from swordfish.core import BadOptions, Due, Event
from swordfish.envs import numbering, observed
from swordfish.games import swipe
from swordfish.games.swipe.model import DIE, NO_LIMIT, Face, Options, Rolled, RolledOff, RollOff, Throw

MOST_DICE = 30
"""A throw is unrolled die by die, so it must stay short; the printed game has 10."""
MOST_THROWS = 1_000_000
DICE_A_WORD = 5
"""With so many dice from one random word, no throw is off by more than 6⁵ / 2³² of its probability."""
BITS = 5
"""Bits for each face where dice are counted in one word."""
SHIFTS = sum(BITS * face << 5 * digit for digit, face in enumerate(DIE))
"""Five bits for each digit of the die: by how much its face is shifted in such a word."""
MANY = 63
"""How many dice lie there, where a choice is due: more than X can be, since one of them is a swipe."""


class SwipeState(NamedTuple):
    """A table in a few words: every array that a step returns costs time."""

    hoards: tuple[Array, ...]  # two in a word, the centre first: 10 bits for chips, 6 for dice
    todo: Array  # BITS for each face: how many of its dice are still to be carried out
    rest: Array  # from low bits to high: turn 3, contenders 6, over 1, throws left


class SwipeOutcome(NamedTuple):
    """The digits 0 … 5 of all dice. A throw reads as many as the player has; in a roll-off seat s throws die s."""

    digits: tuple[Array, ...]


class SwipeTable(NamedTuple):
    """A table as the rules speak of it."""

    centre_chips: Array
    centre_dice: Array
    chips: tuple[Array, ...]
    dice: tuple[Array, ...]
    turn: Array
    thrown: Array  # how many dice lie there; 0 before the throw
    todo: tuple[Array, ...]
    contenders: Array  # a bit for each seat that is still in the roll-off
    left: Array  # throws still allowed, or NO_LIMIT

    @property
    def waiting(self) -> Array:
        """Who must choose, or CHANCE, or OVER."""
        contenders = self.rolling_off
        several = contenders & (contenders - 1) != 0
        chance = (self.left != 0) & ((self.centre_chips > 0) | several)
        return jnp.where(self.thrown > 0, self.turn, jnp.where(chance, CHANCE, OVER))

    @property
    def rolling_off(self) -> Array:
        """A bit for each seat that would throw in a roll-off now."""
        worths = self.worths
        best = reduce(jnp.maximum, worths)
        leaders = total([(worth == best).astype(jnp.int32) << seat for seat, worth in enumerate(worths)])
        return jnp.where(self.contenders != 0, self.contenders, leaders)

    @property
    def worths(self) -> list[Array]:
        """By chips, then by dice."""
        return [chips << 6 | dice for chips, dice in zip(self.chips, self.dice, strict=True)]


def engine(options: Options) -> BatchEngine[SwipeState, SwipeOutcome]:
    """The engine of tables with these options."""
    if options.dice > MOST_DICE:
        raise BadOptions("batch-swipe-dice", dice=options.dice, most=MOST_DICE)
    if options.most_throws > MOST_THROWS:
        raise BadOptions("batch-swipe-throws", throws=options.most_throws, most=MOST_THROWS)
    seats, first = options.seats, swipe.start(options)
    dice = first.centre.dice + sum(hoard.dice for hoard in first.seats)
    words = -(-dice // DICE_A_WORD)

    def start() -> SwipeState:
        return packed(
            SwipeTable(
                centre_chips=jnp.int32(first.centre.chips),
                centre_dice=jnp.int32(first.centre.dice),
                chips=tuple(jnp.int32(hoard.chips) for hoard in first.seats),
                dice=tuple(jnp.int32(hoard.dice) for hoard in first.seats),
                turn=jnp.int32(0),
                thrown=jnp.int32(0),
                todo=tuple(jnp.int32(0) for _ in Face),
                contenders=jnp.int32(0),
                left=jnp.int32(first.left),
            )
        )

    def outcome(state: SwipeState, random: Array) -> SwipeOutcome:
        digits: list[Array] = []
        for at in range(words):
            word = random[at]
            for _ in range(DICE_A_WORD):
                digit, word = below(word, len(DIE))
                digits.append(digit)
        return SwipeOutcome(tuple(digits[:dice]))

    def step(state: SwipeState, action: Array, outcome: SwipeOutcome) -> SwipeState:
        table = carried_out(swiped(unpacked(state, seats), action, waiting(state)))
        return packed(carried_out(thrown(table, outcome)))

    def legal(state: SwipeState, seat: Array) -> Array:
        able = jnp.stack(victims(unpacked(state, seats)))
        return (waiting(state) == seat) & jnp.roll(able, -1 - seat)[: seats - 1]

    def pick(state: SwipeState, word: Array) -> Array:
        table = unpacked(state, seats)
        return picked(table, victims(table), word)

    def observe(state: SwipeState, seat: Array) -> dict[str, Array]:
        table = unpacked(state, seats)
        hoards = jnp.stack([jnp.stack(table.chips), jnp.stack(table.dice)], axis=1)
        turn = (jnp.arange(seats) == table.turn).astype(jnp.int32)
        contenders = table.contenders >> jnp.arange(seats) & 1
        return {
            "centre": jnp.stack([table.centre_chips, table.centre_dice]),
            "hoards": jnp.roll(hoards, -seat, axis=0),
            "turn": jnp.roll(turn, -seat),
            "todo": jnp.stack(table.todo),
            "contenders": jnp.roll(contenders, -seat),
            "left": table.left[None],
        }

    def places(state: SwipeState) -> Array:
        table = unpacked(state, seats)
        winners = table.rolling_off
        ranks = jnp.stack([worth | (winners >> seat & 1) << 20 for seat, worth in enumerate(table.worths)])
        return 1 + (ranks[None, :] > ranks[:, None]).sum(axis=1)

    return BatchEngine(
        game="swipe",
        options=options,
        actions=numbering("swipe", options).count,
        spec=observed("swipe", options),
        words=words,
        chance_first=True,
        start=start,
        step=step,
        outcome=outcome,
        waiting=waiting,
        legal=legal,
        pick=pick,
        observe=observe,
        places=places,
        to_event=to_event,
        to_outcome=lambda events: to_outcome(events, dice),
    )


def to_event(due: Due[object], outcome: SwipeOutcome) -> Rolled | RolledOff:
    """The reference's event, from an outcome in NumPy."""
    faces = [DIE[int(digit)] for digit in outcome.digits]
    match due:
        case Throw(dice):
            return Rolled(tuple(faces[:dice]))
        case RollOff(seats):
            return RolledOff(seats, tuple(faces[seat] for seat in seats))
        case _:
            raise TypeError(f"swipe has no random event like {due}")


def to_outcome(events: Sequence[Event], dice: int) -> SwipeOutcome:
    """The outcome of a throw or of a round of the roll-off; without any, all dice show the first face."""
    digits = [0] * dice
    for event in events:
        match event:
            case Rolled(faces):
                digits[: len(faces)] = [DIE.index(face) for face in faces]
            case RolledOff(seats, faces):
                for seat, face in zip(seats, faces, strict=True):
                    digits[seat] = DIE.index(face)
            case _:
                raise TypeError(f"swipe has no random event like {event}")
    return SwipeOutcome(tuple(np.array(digits, np.int32)))


def packed(table: SwipeTable) -> SwipeState:
    """The words of a settled table: dice lie there only where somebody must choose, so `todo` tells that."""
    halves = [
        chips | dice << 10
        for chips, dice in zip((table.centre_chips, *table.chips), (table.centre_dice, *table.dice), strict=True)
    ]
    over = (table.waiting == OVER).astype(jnp.int32)
    return SwipeState(
        hoards=tuple(
            total([half << 16 * at for at, half in enumerate(halves[pair : pair + 2])])
            for pair in range(0, len(halves), 2)
        ),
        todo=total([count << BITS * face for face, count in enumerate(table.todo)]),
        rest=table.turn | table.contenders << 3 | over << 9 | table.left << 10,
    )


def unpacked(state: SwipeState, seats: int) -> SwipeTable:
    """The table of these words."""
    halves = [state.hoards[at // 2] >> 16 * (at % 2) for at in range(seats + 1)]
    chips, dice = [half & 0x3FF for half in halves], [half >> 10 & 0x3F for half in halves]
    return SwipeTable(
        centre_chips=chips[0],
        centre_dice=dice[0],
        chips=tuple(chips[1:]),
        dice=tuple(dice[1:]),
        turn=state.rest & 7,
        thrown=jnp.where(state.todo != 0, MANY, 0),
        todo=tuple(state.todo >> BITS * face & 2**BITS - 1 for face in Face),
        contenders=state.rest >> 3 & 0x3F,
        left=state.rest >> 10,
    )


def waiting(state: SwipeState) -> Array:
    """Who must choose, or CHANCE, or OVER."""
    return jnp.where(state.todo != 0, state.rest & 7, jnp.where(state.rest >> 9 & 1 != 0, OVER, CHANCE))


def swiped(table: SwipeTable, action: Array, asked: Array) -> SwipeTable:
    """The choice of the player, if there is one to make."""
    choice = (asked >= 0).astype(jnp.int32)
    victim = wrapped(table.turn + 1 + action, len(table.chips))
    chip = jnp.where(table.todo[Face.SWIPE_CHIP] > 0, choice, 0)
    die = choice - chip
    todo = list(table.todo)
    todo[Face.SWIPE_CHIP] -= chip
    todo[Face.SWIPE_DIE] -= die
    return table._replace(
        chips=added(added(table.chips, victim, -chip), table.turn, chip),
        dice=added(added(table.dice, victim, -die), table.turn, die),
        todo=tuple(todo),
    )


def carried_out(table: SwipeTable) -> SwipeTable:
    """All that needs no choice: what a single victim must give, what the centre gives, X, and the end of the turn."""
    turn, seats = table.turn, len(table.chips)
    others = [turn != seat for seat in range(seats)]
    todo = list(table.todo)

    able = [other & (chips > 0) for other, chips in zip(others, table.chips, strict=True)]
    chips, todo[Face.SWIPE_CHIP] = swept(table.chips, able, turn, todo[Face.SWIPE_CHIP], last=0)
    ready = todo[Face.SWIPE_CHIP] == 0

    won = jnp.where(ready, jnp.minimum(todo[Face.WIN_CHIP], table.centre_chips), 0)
    todo[Face.WIN_CHIP] = jnp.where(ready, 0, todo[Face.WIN_CHIP])

    able = [other & (dice > 1) for other, dice in zip(others, table.dice, strict=True)]
    dice, swipes = swept(table.dice, able, turn, jnp.where(ready, todo[Face.SWIPE_DIE], 0), last=1)
    todo[Face.SWIPE_DIE] = jnp.where(ready, swipes, todo[Face.SWIPE_DIE])
    ready &= swipes == 0

    drawn = jnp.where(ready, jnp.minimum(todo[Face.WIN_DIE], table.centre_dice), 0)
    todo[Face.WIN_DIE] = jnp.where(ready, 0, todo[Face.WIN_DIE])

    ended = ready & (table.thrown > 0)
    again = ended & (todo[Face.X] == table.thrown)  # a Super Swipe
    robbed = [(again & other & (one > 1)).astype(jnp.int32) for other, one in zip(others, dice, strict=True)]
    dice = tuple(one - lost for one, lost in zip(dice, robbed, strict=True))
    passed = ended & ~again
    lost = jnp.where(passed, jnp.minimum(todo[Face.X], at_seat(dice, turn) + drawn - 1), 0)
    todo[Face.X] = jnp.where(ready, 0, todo[Face.X])

    return table._replace(
        centre_chips=table.centre_chips - won,
        centre_dice=table.centre_dice - drawn + lost,
        chips=added(chips, turn, won),
        dice=added(dice, turn, drawn + total(robbed) - lost),
        turn=jnp.where(passed, wrapped(turn + 1, seats), turn),
        thrown=jnp.where(ended, 0, table.thrown),
        todo=tuple(todo),
    )


def swept(
    hoards: Sequence[Array], able: Sequence[Array], turn: Array, faces: Array, last: int
) -> tuple[tuple[Array, ...], Array]:
    """What a single victim must give, down to the last that is safe; and the faces that still need a choice."""
    alone = total([one.astype(jnp.int32) for one in able]) <= 1
    taken = [
        jnp.where(alone & one, jnp.minimum(faces, hoard - last), 0) for one, hoard in zip(able, hoards, strict=True)
    ]
    robbed = [hoard - gone for hoard, gone in zip(hoards, taken, strict=True)]
    return added(robbed, turn, total(taken)), jnp.where(alone, 0, faces)


def thrown(table: SwipeTable, outcome: SwipeOutcome) -> SwipeTable:
    """The throw of the player to move, or a round of the roll-off, where one is due."""
    chance = table.waiting == CHANCE
    throw = chance & (table.centre_chips > 0)
    many = jnp.where(throw, at_seat(table.dice, table.turn), 0)
    counted = jnp.uint32(0)
    for at, digit in enumerate(outcome.digits):
        shift = jnp.uint32(SHIFTS) >> (5 * digit).astype(jnp.uint32) & 31
        counted += jnp.where(at < many, jnp.uint32(1) << shift, 0)
    faces = [(counted >> BITS * face & 2**BITS - 1).astype(jnp.int32) for face in Face]
    contenders = table.rolling_off
    crosses = [digit == DIE.index(Face.X) for digit in outcome.digits[: len(table.chips)]]
    crossed = contenders & total([cross.astype(jnp.int32) << seat for seat, cross in enumerate(crosses)])
    survivors = jnp.where(crossed != 0, crossed, contenders)
    return table._replace(
        thrown=jnp.where(throw, many, table.thrown),
        todo=tuple(jnp.where(throw, fell, old) for fell, old in zip(faces, table.todo, strict=True)),
        contenders=jnp.where(chance & ~throw, survivors, table.contenders),
        left=jnp.where(chance & (table.left != NO_LIMIT), table.left - 1, table.left),
    )


def victims(table: SwipeTable) -> list[Array]:
    """Who can give what the first face to be carried out asks for: a chip, or a die that is not their last."""
    chip = table.todo[Face.SWIPE_CHIP] > 0
    return [
        jnp.where(chip, chips > 0, dice > 1) & (table.turn != seat)
        for seat, (chips, dice) in enumerate(zip(table.chips, table.dice, strict=True))
    ]


def picked(table: SwipeTable, able: Sequence[Array], word: Array) -> Array:
    """The action that robs one of these seats, uniformly."""
    seats, counts = len(table.chips), [one.astype(jnp.int32) for one in able]
    number, _ = below(word, total(counts))
    action = jnp.int32(0)
    for steps in range(1, seats):  # in the order of actions: from the left of the player on
        here = at_seat(counts, wrapped(table.turn + steps, seats))
        action = jnp.where((here > 0) & (number == 0), steps - 1, action)
        number = number - here
    return action


def added(values: Sequence[Array], seat: Array, more: Array) -> tuple[Array, ...]:
    """The values with something added for one seat."""
    return tuple(value + jnp.where(seat == at, more, 0) for at, value in enumerate(values))


def total(values: Sequence[Array]) -> Array:
    return reduce(lambda one, other: one + other, values)
