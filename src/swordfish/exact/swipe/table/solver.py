"""Solve a game of swipe layer by layer, the layer with the fewest chips in the centre first.

In a layer all seats play logit responses to each other: an option that is worse by the *temperature* is chosen e times
less often. At a high temperature the responses converge. The solver then lowers the temperature step by step, as far as
the layer still converges. Anderson mixing helps where plain iteration cycles; where that fails too, the solver averages
with ever smaller steps down to the lowest temperature. It rounds and freezes the numbers of the layer, evaluates the
frozen layer exactly, and the next layer responds to that evaluation. So errors do not add up.
"""

from collections.abc import Iterator
from math import sqrt

import msgspec
import numpy
from msgspec import Struct

from swordfish.exact.arrays import Floats
from swordfish.exact.swipe.table.engine import Engine, Layer
from swordfish.exact.swipe.table.kernel import Array
from swordfish.exact.swipe.table.lattice import Codes, Corrections
from swordfish.exact.swipe.table.mixing import Mixer
from swordfish.exact.swipe.table.sizes import FINE

HOTTEST = 0.01
"""The temperature at which a layer begins."""
COOLING, SLOWEST = 0.5, 0.85
"""The part of the temperature that is left after a step; a step that fails is halved, until it is so small."""
MOST_CODE = 2**16 - 1
"""The largest code that a file can hold."""
SETTLED = 1e-4
"""A layer has converged when no value changes by more than this in a sweep."""
MOST_CORRECTION = 127
"""The largest correction that a file can hold, in steps of 1 / 2^FINE."""


class Effort(Struct, frozen=True):
    """How much a solver does, and what it accepts."""

    coolest: float = 0.0002  # the lowest temperature
    patience: int = 120  # sweeps at each temperature
    memory: int = 60  # steps that its mixing remembers


USUAL = Effort()


class Frozen(Struct, frozen=True):
    """A solved layer: by row and cell the rounded numbers that make the policy, and what corrects them to values.

    A number plus its correction is the win probability of the last seat, the one that threw before."""

    centre: int
    codes: Codes
    corrections: Corrections
    temperature: float
    sweeps: int = 0
    off: float = 0.0  # how far its numbers are from win probabilities, without corrections


class _Stage(Struct, frozen=True):
    """A layer that has settled at some temperature."""

    temperature: float
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
        frozen, nodes = _frozen(engine, fixed, layer, stages, bits)
        engine.add(known, nodes, centre)
        yield msgspec.structs.replace(frozen, sweeps=sweeps)


def _frozen(engine: Engine, fixed: Array, layer: Layer, stages: list[_Stage], bits: int) -> tuple[Frozen, Array]:
    """Round the coolest stage whose numbers can be corrected to values; evaluate it, and average it by node."""
    np, here = engine.backend.np, engine.backend.here
    while True:
        stage = stages.pop()
        codes = np.clip(np.round(stage.values[-1] * 2**bits), 0, MOST_CODE)
        numbers = codes / engine.real(2**bits)
        policy = engine.weights(layer.splits, numbers, engine.real(stage.temperature))
        values = engine.evaluated(engine.follow, fixed, stage.values, layer, policy)
        missing = values[-1] - numbers
        off = float(np.abs(missing).max())
        if off * 2**FINE <= MOST_CORRECTION or not stages:
            kept: Codes = here(codes)[:, : layer.width].astype(numpy.uint16)
            rest: Floats = here(missing)[:, : layer.width]
            steps = numpy.clip(numpy.round(rest * 2.0**FINE), -MOST_CORRECTION, MOST_CORRECTION)
            corrections: Corrections = steps.astype(numpy.int8)
            frozen = Frozen(layer.centre, kept, corrections, stage.temperature, off=off)
            return frozen, engine.nodes(values, layer.splits, policy)


def _cooled(engine: Engine, mixer: Mixer, fixed: Array, layer: Layer, effort: Effort) -> tuple[list[_Stage], int]:
    """Cool a layer as far as it settles, stage by stage; count the sweeps."""
    guess = fixed + (1 - fixed.sum(axis=0)) / engine.lattice.seats
    values, total, _ = _settled(engine, mixer, fixed, guess, layer, HOTTEST, effort.patience)
    stages, left = [_Stage(HOTTEST, values)], COOLING
    while stages[-1].temperature > effort.coolest and left < SLOWEST:
        temperature = max(effort.coolest, stages[-1].temperature * left)
        values, sweeps, settled = _settled(engine, mixer, fixed, stages[-1].values, layer, temperature, effort.patience)
        total += sweeps
        if settled:
            stages.append(_Stage(temperature, values))
        else:
            left = sqrt(left)
    if stages[-1].temperature > effort.coolest:
        stages.append(_Stage(effort.coolest, _averaged(engine, fixed, stages[-1], layer, effort)))
        total += effort.patience
    return stages, total


def _averaged(engine: Engine, fixed: Array, stage: _Stage, layer: Layer, effort: Effort) -> Array:
    """Cool a layer that does not settle, in steps that become ever smaller."""
    values, cooling = stage.values, (effort.coolest / stage.temperature) ** (2 / effort.patience)
    for sweep in range(effort.patience):
        temperature = max(effort.coolest, stage.temperature * cooling**sweep)
        fresh, _ = engine.soften(fixed, values, layer.splits, engine.real(temperature))
        values = values + engine.real(4 / (sweep + 8)) * (fresh - values)
    return values


def _settled(
    engine: Engine, mixer: Mixer, fixed: Array, values: Array, layer: Layer, temperature: float, patience: int
) -> tuple[Array, int, bool]:
    """Look for a fixed point of the replies: values, sweeps, and whether it was found."""
    mixer.forget()
    for sweep in range(1, patience + 1):
        fresh, change = engine.soften(fixed, values, layer.splits, engine.real(temperature))
        if float(change) < SETTLED:
            return fresh, sweep, True
        values = mixer.next(values, fresh)
    return values, patience, False
