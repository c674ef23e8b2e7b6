"""`python -m swordfish.envs GAME`: print the tables of the game's page in docs/lab/, from random games."""

import argparse
import sys
from collections.abc import Sequence

from swordfish import games
from swordfish.core import Refusal
from swordfish.envs.episode import Setting
from swordfish.envs.figures import TABLES, field_rows, figure_rows, measured, size_rows


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m swordfish.envs", description=__doc__)
    parser.add_argument("game", metavar="GAME", help=", ".join(TABLES))
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--variant", default="printed", metavar="NAME")
    parser.add_argument("--games", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", default="figures", metavar="WORD")
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error(f"there must be at least one game, not {asked.games}")
    try:
        game = games.find(str(asked.game))
        fixed = "seats" in game.VARIANTS.get(asked.variant, {})
        seats = {} if fixed and asked.seats is None else {"seats": asked.seats or TABLES[asked.game]}
        setting = Setting(asked.game, seats, asked.variant)
        print("\n".join(tables(setting, asked.games, asked.seed)))
    except Refusal as refusal:
        parser.error(str(refusal))
    return 0


def tables(setting: Setting, count: int, seed: str) -> list[str]:
    """Tables of sizes, measurements and fields."""
    return [
        "| what | number |\n|---|---|",
        *size_rows(setting),
        "\n| what | mean, 95 % interval | least | most |\n|---|---|---|---|",
        *figure_rows(measured(setting, count, seed)),
        "\n| field | shape | values | what it is |\n|---|---|---|---|",
        *field_rows(setting.spec),
    ]


if __name__ == "__main__":
    sys.exit(main())
