"""swish for PettingZoo: the race in ticks, all agents at once (`parallel_env`) or one by one (`env`)."""

from functools import partial

from swordfish.envs.pettingzoo import race

parallel_env = partial(race.parallel_env, "swish")
env = raw_env = partial(race.env, "swish")
