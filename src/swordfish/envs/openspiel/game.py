"""The turn games as Python games of OpenSpiel, with chance nodes."""

from typing import Any

import msgspec
import pyspiel

from swordfish import games
from swordfish.envs.episode import Setting, check_variant
from swordfish.envs.observations import seats
from swordfish.envs.openspiel.observer import Observer
from swordfish.envs.openspiel.state import GameContext, OpenSpielState, tree_of

SMALL = "exhaustive"
"""The variant that is small enough to enumerate all histories."""
AS_GIVEN = -1
"""A parameter that is not given: the variant decides."""


def plain(game: str) -> dict[str, type]:
    """The options of a game that OpenSpiel can pass as parameters: integers, and booleans as 0 or 1."""
    fields = msgspec.structs.fields(games.find(game).Options)
    return {field.name: field.type for field in fields if field.name != "seats" and field.type in (int, bool)}


def game_type(game: str, *, bounded: bool = True) -> Any:
    """The game's description for OpenSpiel. Without a known bound there is no information state tensor."""
    can, tree, kinds = games.find(game).SEATS, tree_of(game), pyspiel.GameType
    return kinds(
        short_name=f"swordfish_{game}",
        long_name=f"Swordfish {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if tree.hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=can[-1],
        min_num_players=can[0],
        provides_information_state_string=True,
        provides_information_state_tensor=bounded,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": AS_GIVEN,
            "variant": "printed",
            **tree.parameters,
            **dict.fromkeys(plain(game), AS_GIVEN),
        },
    )


TYPES: dict[str, Any] = {
    name: game_type(name, bounded=tree_of(name).bounded)
    for name, game in games.playable()
    if not isinstance(game.chooser, games.Paced)
}
"""Every turn game, those of other packages included."""


class OpenSpielGame(pyspiel.Game):
    """A game with options. Parameters: `players`, `variant`, and the options that are plain numbers."""

    name = ""  # of the game; set by each registered subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.table = table = GameContext(setting(self.name, given), given)
        options = table.setting.options
        info = pyspiel.GameInfo(
            num_distinct_actions=table.setting.numbering.count + table.tap,
            max_chance_outcomes=table.tree.most_outcomes(options, given),
            num_players=options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=table.longest,
        )
        super().__init__(game_type(self.name, bounded=bool(table.rows)), info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table.setting, self.table.rows, kind, params)


def setting(game: str, given: dict[str, Any]) -> Setting:
    """The setting for these parameters; they override the variant."""
    variant = given.get("variant", "printed")
    kinds = {"seats": int, **plain(game)}
    values: dict[str, object] = {
        name: kind(given[at])
        for name, kind in kinds.items()
        if given.get(at := "players" if name == "seats" else name, AS_GIVEN) != AS_GIVEN
    }
    tree = tree_of(game)
    tree.check(given)
    if variant == SMALL and tree.small is not None:
        return Setting(game, {**tree.small, **values})
    check_variant(game, variant, *([] if tree.small is None else [SMALL]))
    if "seats" not in games.find(game).VARIANTS.get(variant, {}):
        values.setdefault("seats", seats(game))
    return Setting(game, values, variant)


for name in TYPES:
    pyspiel.register_game(TYPES[name], type(f"{name.capitalize()}Game", (OpenSpielGame,), {"name": name}))
