"""PettingZoo: `from swordfish.envs.pettingzoo import swipe_v0`, then `swipe_v0.env(seats=3)`, as with its own games."""
