"""Lets Sphinx read a notebook with the outputs that are stored in it; no kernel runs."""

import base64
import json
from typing import Any

from docutils import nodes
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.application import Sphinx


class NotebookParser(MystParser):
    """Parse the Markdown form of a notebook."""

    supported = ("notebook",)

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Fill the document."""
        super().parse(markdown(inputstring), document)


def markdown(notebook: str) -> str:
    """A notebook as one Markdown text: cells in their order, each with what it showed."""
    return "\n\n".join(part for cell in json.loads(notebook)["cells"] for part in _cell(cell))


def _cell(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [f"```python\n{source}\n```", *map(_output, cell["outputs"])]


def _output(output: dict[str, Any]) -> str:
    data = output.get("data", {"text/plain": output.get("text", [])})
    if "image/svg+xml" in data:
        picture = base64.b64encode("".join(data["image/svg+xml"]).encode()).decode()
        return f'```{{raw}} html\n<p><img alt="what the cell shows" src="data:image/svg+xml;base64,{picture}"></p>\n```'
    return f"```text\n{''.join(data['text/plain']).rstrip()}\n```"


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_source_parser(NotebookParser)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
