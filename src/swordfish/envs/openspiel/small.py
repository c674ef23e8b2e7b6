"""One variant a game that is small enough to look at every history of it: fewer than 100,000."""

SMALL: dict[str, dict[str, object]] = {
    "swipe": {"seats": 3, "chips": 12, "dice": 6, "most_throws": 2},
    "swirl": {
        "seats": 2,
        "creatures": 2,
        "colours": 2,
        "hand": 2,
        "deck": (
            "crab red 1",
            "crab green 2",
            "crab red 3",
            "fish red 1",
            "fish green 3",
            "fish green 4",
            "crab green 4",
            "fish red 2",
            "snatch",
        ),
    },
    "swishbones": {
        "seats": 2,
        "bones": 4,
        "bends": (-30, 30),
        "places": (0, 180),
        "pond": ((4, 6500, 0), (5, -6500, 0), (6, 6500, 2500), (7, -6500, -2500)),
    },
}
"""Options by game; OpenSpiel loads them as `variant=exhaustive`."""
NAME = "exhaustive"
