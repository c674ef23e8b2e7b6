"""Solve a game of swipe layer by layer, the thinnest first.

In a layer all seats reply softly to each other: what is worse by the *warmth* is done e times less often. Warm replies
settle; then the layer cools step by step, as far as it still settles. Where replies go round, Anderson mixing averages
them; where that fails, too, ever smaller steps do, down to the coolest warmth. The numbers of the layer are rounded and
frozen; then the frozen layer is evaluated exactly, and the next one replies to that. So errors do not add up.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy
from msgspec import Struct

from swordfish.exact.swipe_table.engine import Engine, Layer
from swordfish.exact.swipe_table.kernel import Array
from swordfish.exact.swipe_table.lattice import Codes
from swordfish.exact.swipe_table.mixing import Mixer

WARMEST = 0.01
"""The warmth at which a layer begins."""
COOLING, SLOWEST = 0.5, 0.85
"""The part of the warmth that is left after a step; a step that fails is halved, until it is so small."""
MOST_CODE = 2**16 - 1
"""The largest code that a file can hold."""
SETTLED = 1e-4
"""A layer has settled when no value changes by more in a sweep."""


class Effort(Struct, frozen=True):
    """How much a solver does, and what it accepts."""

    coolest: float = 0.0004  # the warmth where it stops to cool
    patience: int = 80  # sweeps at each warmth
    memory: int = 60  # steps that its mixing remembers
    faithful: float = 7e-4  # how far a number may be from the win probability it stands for; else a layer stays warmer


USUAL = Effort()


class Frozen(Struct, frozen=True):
    """A solved layer: the rounded numbers by row and cell, its warmth, and how it was found."""

    centre: int
    codes: Codes
    warmth: float
    sweeps: int = 0
    off: float = 0.0  # how far its numbers are from win probabilities


class _Stage(Struct, frozen=True):
    """A layer that has settled at some warmth."""

    warmth: float
    values: Array


def solved(engine: Engine, bits: int, effort: Effort = USUAL) -> Iterator[Frozen]:
    """Solve all layers, and round numbers to 1 / 2^bits."""
    known: dict[int, Array] = {}
    engine.add(known, engine.ended(), 0)
    mixer: Mixer | None = None
    for centre in range(1, engine.top + 1):
        layer, fixed = engine.layer(centre), known.pop(centre)
        if mixer is None or mixer.size != fixed.size:
            mixer = Mixer(engine.backend, fixed.size, engine.real, effort.memory)
        stages, sweeps = _cooled(engine, mixer, fixed, layer, effort)
        frozen, nodes = _frozen(engine, fixed, layer, stages, bits, effort.faithful)
        engine.add(known, nodes, centre)
        yield Frozen(centre, frozen.codes, frozen.warmth, sweeps, frozen.off)


def _frozen(
    engine: Engine, fixed: Array, layer: Layer, stages: list[_Stage], bits: int, faithful: float
) -> tuple[Frozen, Array]:
    """Round the coolest stage whose numbers stay win probabilities; evaluate it, and average it by node."""
    np = engine.backend.np
    while True:
        stage = stages.pop()
        codes = np.clip(np.round(stage.values[-1] * 2**bits), 0, MOST_CODE)
        numbers = codes / engine.real(2**bits)
        policy = engine.weights(layer.splits, numbers, engine.real(stage.warmth))
        values = engine.evaluated(engine.follow, fixed, stage.values, layer, policy)
        off = float(np.abs(values[-1] - numbers).max())
        if off < faithful or not stages:
            kept: Any = engine.backend.here(codes)[:, : layer.width].astype(numpy.uint16)
            return Frozen(layer.centre, kept, stage.warmth, off=off), engine.nodes(values, layer.splits, policy)


def _cooled(engine: Engine, mixer: Mixer, fixed: Array, layer: Layer, effort: Effort) -> tuple[list[_Stage], int]:
    """Cool a layer as far as it settles, stage by stage; count the sweeps."""
    guess = fixed + (1 - fixed.sum(axis=0)) / engine.lattice.seats
    values, total, _ = _settled(engine, mixer, fixed, guess, layer, WARMEST, effort.patience)
    stages, left = [_Stage(WARMEST, values)], COOLING
    while stages[-1].warmth > effort.coolest and left < SLOWEST:
        warmth = max(effort.coolest, stages[-1].warmth * left)
        values, sweeps, settled = _settled(engine, mixer, fixed, stages[-1].values, layer, warmth, effort.patience)
        total += sweeps
        if settled:
            stages.append(_Stage(warmth, values))
        else:
            left = sqrt(left)
    if stages[-1].warmth > effort.coolest:
        stages.append(_Stage(effort.coolest, _averaged(engine, fixed, stages[-1], layer, effort)))
        total += effort.patience
    return stages, total


def _averaged(engine: Engine, fixed: Array, stage: _Stage, layer: Layer, effort: Effort) -> Array:
    """Cool a layer that does not settle, in steps that become ever smaller."""
    values, cooling = stage.values, (effort.coolest / stage.warmth) ** (2 / effort.patience)
    for sweep in range(effort.patience):
        warmth = max(effort.coolest, stage.warmth * cooling**sweep)
        fresh, _ = engine.soften(fixed, values, layer.splits, engine.real(warmth))
        values = values + engine.real(4 / (sweep + 8)) * (fresh - values)
    return values


def _settled(
    engine: Engine, mixer: Mixer, fixed: Array, values: Array, layer: Layer, warmth: float, patience: int
) -> tuple[Array, int, bool]:
    """Look for replies that stay as they are: values, sweeps, and whether they were found."""
    mixer.forget()
    for sweep in range(1, patience + 1):
        fresh, change = engine.soften(fixed, values, layer.splits, engine.real(warmth))
        if float(change) < SETTLED:
            return fresh, sweep, True
        values = mixer.next(values, fresh)
    return values, patience, False
