"""python -m swordfish.envs [GAMES]: the tables of docs/environments.md, from so many random games each."""

import sys

from swordfish.envs import observed
from swordfish.envs.episode import Setting
from swordfish.envs.figures import TABLES, field_rows, figure_row, figures

SEED = 1


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| game | seats | actions | observation | choices a game | most | legal at a choice | most |")
    print("|---|---|---|---|---|---|---|---|")
    for game, seats in TABLES.items():
        print(figure_row(game, seats, figures(game, seats, count, SEED)))
    for game, seats in TABLES.items():
        print(f"\n### {game}, {seats} seats\n\n| field | shape | values | what it is |\n|---|---|---|---|")
        print("\n".join(field_rows(observed(game, Setting(game, {"seats": seats}).options))))


if __name__ == "__main__":
    main()
