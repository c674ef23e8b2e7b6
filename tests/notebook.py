"""`python -m tests.notebook docs/tutorial.ipynb`: run a notebook from top to bottom and store its outputs.

Cells run as in Jupyter, one after the other in one namespace, with the value of a last expression shown; so no kernel
is needed. A cell with the tag `parameters` can be overridden, for a short form.
"""

import ast
import io
import json
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


class Run:
    """A notebook after its run: its cells with new outputs, and its namespace."""

    def __init__(self, path: Path, given: Mapping[str, object] | None = None) -> None:
        self.book: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self.names: dict[str, Any] = {"__name__": "__main__"}
        for number, cell in enumerate(code(self.book), 1):
            cell["execution_count"] = number
            cell["outputs"] = self._outputs("".join(cell["source"]), number)
            if given and is_parameters(cell):
                self.names.update(given)

    def _outputs(self, source: str, number: int) -> list[dict[str, Any]]:
        said = io.StringIO()
        with redirect_stdout(said):
            value = self._value(source, f"cell {number}")
        outputs: list[dict[str, Any]] = []
        if said.getvalue():
            outputs.append({"name": "stdout", "output_type": "stream", "text": lines(said.getvalue())})
        if value is not None:
            shown = {"data": bundle(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
            outputs.append(shown)
        return outputs

    def _value(self, source: str, name: str) -> Any:
        """Run a cell; returns the value of its last line, if that is an expression."""
        tree = ast.parse(source, name)
        last = tree.body[-1] if tree.body else None
        if not isinstance(last, ast.Expr):
            exec(compile(tree, name, "exec"), self.names)
            return None
        tree.body.pop()
        exec(compile(tree, name, "exec"), self.names)
        return eval(compile(ast.Expression(last.value), name, "eval"), self.names)

    def text(self) -> str:
        return json.dumps(self.book, indent=1, ensure_ascii=False) + "\n"


def code(book: Mapping[str, Any]) -> list[Cell]:
    """The cells with code."""
    return [cell for cell in book["cells"] if cell["cell_type"] == "code"]


def is_parameters(cell: Cell) -> bool:
    return "parameters" in cell["metadata"].get("tags", ())


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def bundle(value: Any) -> dict[str, list[str]]:
    """A value as notebooks store it: as a picture, if it is one, else as text."""
    if hasattr(value, "_repr_svg_"):
        return {"image/svg+xml": lines(str(value._repr_svg_())), "text/plain": [f"<{type(value).__name__}>"]}
    return {"text/plain": lines(repr(value))}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(Run(Path(name)).text(), encoding="utf-8")
