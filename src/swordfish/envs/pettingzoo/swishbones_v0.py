"""swishbones for PettingZoo. Perfect information; 514 actions, of which bends are 121."""

from functools import partial

from swordfish.envs.pettingzoo import turns

raw_env = partial(turns.raw_env, "swishbones")
env = partial(turns.env, "swishbones")
