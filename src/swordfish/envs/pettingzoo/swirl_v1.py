"""swirl for PettingZoo. Hands are hidden: an agent sees its own, and what was played."""

from functools import partial

from swordfish.envs.pettingzoo import turns

raw_env = partial(turns.raw_env, "swirl")
env = partial(turns.env, "swirl")
