"""How a policy sees a game and numbers its actions: the layout `plain`, and further layouts of a game's part.

`plain` are the whole numbers of `spec(options)`. A game's part may have `LAYOUTS`, by name: functions of the options.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct

from swordfish.core import BadOptions, Options
from swordfish.envs.numbering import Numbering, numbering
from swordfish.envs.observations import observed
from swordfish.envs.spec import Spec
from swordfish.parts import own

PLAIN = "plain"


class Layout(Struct, frozen=True):
    """The observation of a seat, and the numbers of its actions."""

    spec: Spec
    numbering: Numbering


@lru_cache(maxsize=64)
def layout(game: str, options: Options, name: str = PLAIN) -> Layout:
    """The layout of that name; a refusal lists the layouts there are."""
    if name == PLAIN:
        return Layout(observed(game, options), numbering(game, options))
    further: Mapping[str, Callable[[Options], Layout]] = own("envs", game, "LAYOUTS", {})
    if name not in further:
        raise BadOptions("env-no-such-layout", game=game, layout=name, layouts=", ".join((PLAIN, *further)))
    return further[name](options)
