"""swirl for PettingZoo. Hidden hands: an agent sees its own, and what was played."""

from functools import partial

from swordfish.envs.pettingzoo import turns

raw_env = partial(turns.raw_env, "swirl")
env = partial(turns.env, "swirl")
