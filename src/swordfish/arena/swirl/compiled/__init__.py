"""swirl and its search, compiled by the extra `fast`, to play thousands of games between searching bots.

Rules, static evaluation, plans and the value of a leaf are equal to those of `games/swirl` and `bots/swirl`;
`tests/arena/test_compiled.py` compares them in the positions of 36 games. Worlds come from another generator, so single
games differ from the arena's, and only shares of wins can be compared. Printed deck, rotating starter, two to four
players, no teams.
"""
