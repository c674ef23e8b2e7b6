"""The turn games as Python games of OpenSpiel, with chance nodes."""

from math import comb
from typing import Any

import msgspec
import pyspiel

from swordfish import games
from swordfish.core import BadOptions, Options
from swordfish.envs.episode import Setting
from swordfish.envs.openspiel.observer import Observer
from swordfish.envs.openspiel.small import NAME, SMALL
from swordfish.envs.openspiel.state import Table, TableState
from swordfish.games.swirl.cards import cards

PONDS = 1000
"""So many ponds of swishbones can come up, all equally likely, unless the parameter `ponds` says otherwise."""
ENDLESS = 1_000_000
"""A bound that no game of swipe without a limit of throws will ever meet."""


AS_GIVEN = -1
"""A parameter that is not given: the option is what the variant says."""
PLAYERS = {"swipe": 3, "swirl": 2, "swishbones": 2}
OWN = {"swipe": {"tap": 0}, "swishbones": {"ponds": PONDS}}
"""Parameters of a game that are no options of it."""


def plain(game: str) -> dict[str, type]:
    """The options of a game that OpenSpiel can pass as parameters: numbers, and switches as 0 or 1."""
    fields = msgspec.structs.fields(games.find(game).Options)
    return {field.name: field.type for field in fields if field.name != "seats" and field.type in (int, bool)}


def game_type(game: str, *, bounded: bool = True) -> Any:
    """What OpenSpiel is told of the game. Where no bound is known there is no tensor of all that was seen."""
    seats = games.find(game).SEATS
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"swordfish_{game}",
        long_name=f"Swordfish {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game == "swirl"
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=bounded,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": AS_GIVEN,
            "variant": "printed",
            **OWN.get(game, {}),
            **dict.fromkeys(plain(game), AS_GIVEN),
        },
    )


TYPES: dict[str, Any] = {game: game_type(game, bounded=game != "swipe") for game in PLAYERS}


class TableGame(pyspiel.Game):
    """A game with options. Parameters: `players`, `variant`, and those options that are plain numbers."""

    name = ""  # of the game; each of the classes below has its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        ponds: int = given.get("ponds", PONDS)
        tap = bool(given.get("tap", 0))
        self.table = Table(setting(self.name, given), ponds, tap=tap)
        options = self.table.setting.options
        most = longest(self.name, options, tap=tap)
        self._rows = 0 if most == ENDLESS else most + most_draws(self.name, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.setting.numbering.count + tap,
            max_chance_outcomes=most_outcomes(self.name, options, ponds),
            num_players=options.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most,
        )
        super().__init__(game_type(self.name, bounded=bool(self._rows)), info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table.setting, self._rows, kind, params)


class SwipeGame(TableGame):
    """swipe: perfect information, dice.

    With `tap=1` players are asked to roll their dice, an action that is the only one: so there is a player's node
    before every throw, for algorithms that keep a value for each such node.
    """

    name = "swipe"


class SwirlGame(TableGame):
    """swirl: hidden hands, cards dealt one by one."""

    name = "swirl"


class SwishbonesGame(TableGame):
    """swishbones: perfect information; only the pond is chance, one of `ponds`."""

    name = "swishbones"


def setting(game: str, given: dict[str, Any]) -> Setting:
    """The table that the parameters ask for; they go before what the variant says."""
    variant = given.get("variant", "printed")
    kinds = {"seats": int, **plain(game)}
    values: dict[str, object] = {
        name: kind(given[at])
        for name, kind in kinds.items()
        if given.get(at := "players" if name == "seats" else name, AS_GIVEN) != AS_GIVEN
    }
    if given.get("ponds", PONDS) < 1:
        raise BadOptions("no-ponds", ponds=given["ponds"])
    if variant == NAME:
        return Setting(game, {**SMALL[game], **values})
    if "seats" not in games.find(game).VARIANTS.get(variant, {}):
        values.setdefault("seats", PLAYERS[game])
    return Setting(game, values, variant)


def most_outcomes(game: str, options: Options, ponds: int) -> int:
    """As many as there are ways in which all dice can fall, cards to deal, or ponds."""
    if game == "swipe":
        return max(comb(options.dice + 4, 4), 2**options.seats)
    return len(cards(options.deck).kinds) if game == "swirl" else ponds


def longest(game: str, options: Options, *, tap: bool) -> int:
    """No game has more choices of players than this.

    swipe: one for each die of a throw, and a tap. swirl: a creature each; to play each card, and to take each once, or
    one by a snatch. swishbones: to set up; then a swish for each bone of a fish and a stop, in each turn without
    a meal.
    """
    if game == "swipe":
        return options.most_throws * (options.dice + tap) or ENDLESS
    if game == "swirl":
        return options.seats + 4 * len(cards(options.deck).kinds)
    turns = (options.bones + 1) * options.seats * options.quiet_rounds
    return 2 * options.seats + turns * (options.bones + 3)


def most_draws(game: str, options: Options) -> int:
    """No game has more steps of chance, and cards that come to light: each card is dealt once, and dropped once."""
    if game == "swipe":
        return options.most_throws
    return 2 * len(cards(options.deck).kinds) if game == "swirl" else 1


GAMES = (SwipeGame, SwirlGame, SwishbonesGame)
for one in GAMES:
    pyspiel.register_game(TYPES[one.name], one)
