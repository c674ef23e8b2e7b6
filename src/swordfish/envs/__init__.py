"""Adapters to reinforcement learning libraries, one extra each. This package itself imports none of them.

swordfish.envs.pettingzoo   swipe_v0, swirl_v1, swishbones_v0 (AEC) and swish_v0 (AEC and parallel); any game by name
swordfish.envs.gymnasium    every game against bots; solitaire swish; its puzzles
swordfish.envs.openspiel    the turn games as Python games of OpenSpiel

A game's own part, `envs/<game>`, may have `VERSION` (0 without), `SEATS`, `spec(options)`, `numbering(options)`, a
`TREE`, `ENVIRONMENTS`, `collected(state)`, `ways(due)` and `worlds(view)`; without one, `generic.py` applies.
"""

from swordfish.envs.numbering import Numbering, numbering
from swordfish.envs.observations import observed
from swordfish.envs.spec import Field, Spec

__all__ = ["Field", "Numbering", "Spec", "numbering", "observed"]
