"""Copy and pickle environments in the middle of an episode: the copy goes on exactly as the original would.

The rules of a game are a module, which neither `copy.deepcopy` nor `pickle` accepts; here a module stands for itself.
"""

import io
import pickle
import sys
from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, Self


class Copyable:
    """Gives an environment `copy.copy`, `copy.deepcopy` and pickling. All three make an independent environment."""

    MADE: ClassVar[tuple[str, ...]] = ()
    """Attributes that `_make` derives from the others. They are shared by copies and not pickled."""

    def _make(self) -> None:
        """Set the attributes in `MADE`."""

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        memo |= {id(module): module for module in tuple(sys.modules.values())}
        memo |= {id(value): value for name, value in self.__dict__.items() if name in ("setting", *self.MADE)}
        twin.__dict__.update({name: deepcopy(value, memo) for name, value in self.__dict__.items()})
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in self.MADE}
        file = io.BytesIO()
        ModulePickler(file).dump(kept)
        return {"pickled": file.getvalue()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(pickle.loads(state["pickled"]))  # noqa: S301 - part of what the caller is unpickling
        self._make()


class ModulePickler(pickle.Pickler):
    """Pickles a module by its name."""

    def reducer_override(self, obj: Any) -> Any:
        return (import_module, (obj.__name__,)) if isinstance(obj, ModuleType) else NotImplemented
