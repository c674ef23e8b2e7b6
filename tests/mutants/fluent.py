"""The edits of a catalogue: a variant that is missing, a fact that is not told, an option of a number that is lost.

Words stay as they are: nobody compares every sentence with a copy of itself.
"""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.mutants.edit import Edit

NOTHING = '{ "" }'
"""A placeable that shows nothing; without any placeable a message could be empty, which Fluent cannot read."""


def edits(source: bytes) -> Iterator[Edit]:
    """Every edit of the file."""
    text = source.decode()
    for start, stop, other in Places().of(text):
        yield Edit(len(text[:start].encode()), len(text[:stop].encode()), other)


Change = tuple[int, int, str]  # from and to, in characters


class Places(Visitor):
    """Collects what can be changed."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def of(self, text: str) -> list[Change]:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                self.visit(entry)
        return self.changes

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - called by that name
        if isinstance(node.expression, ast.VariableReference | ast.FunctionReference | ast.TermReference):
            self.put(node, NOTHING)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by that name
        for variant in node.variants:
            if not variant.default:
                self.put(variant, "")
        self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802 - called by that name
        for argument in node.named:
            if isinstance(argument.value, ast.NumberLiteral):
                self.put(argument.value, str(int(argument.value.value) + 1))

    def put(self, node: ast.SyntaxNode, text: str) -> None:
        assert node.span is not None, "whatever was parsed has a place"
        self.changes.append((node.span.start, node.span.end, text))
