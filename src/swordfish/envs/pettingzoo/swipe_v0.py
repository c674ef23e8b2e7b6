"""swipe for PettingZoo. With two players there is nothing to choose, so the default is three."""

from functools import partial

from swordfish.envs.pettingzoo import turns

raw_env = partial(turns.raw_env, "swipe")
env = partial(turns.env, "swipe")
