"""swishbones for PettingZoo. Perfect information; 514 actions, 121 of them bends."""

from functools import partial

from swordfish.envs.pettingzoo import turns

raw_env = partial(turns.raw_env, "swishbones")
env = partial(turns.env, "swishbones")
