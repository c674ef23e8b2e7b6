"""The edits of a Python file: operators, conditions, constants, calls."""

import ast
from collections.abc import Iterator

from tests.mutants.edit import Edit

COMPARISONS: dict[type[ast.cmpop], tuple[ast.cmpop, ...]] = {
    ast.Lt: (ast.LtE(), ast.GtE()),
    ast.LtE: (ast.Lt(), ast.Gt()),
    ast.Gt: (ast.GtE(), ast.LtE()),
    ast.GtE: (ast.Gt(), ast.Lt()),
    ast.Eq: (ast.NotEq(),),
    ast.NotEq: (ast.Eq(),),
    ast.In: (ast.NotIn(),),
    ast.NotIn: (ast.In(),),
    ast.Is: (ast.IsNot(),),
    ast.IsNot: (ast.Is(),),
}
ARITHMETIC: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.Div: ast.Mult(),
    ast.Mod: ast.Mult(),
    ast.Pow: ast.Mult(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.BitXor: ast.BitOr(),
}
NEVER = " if False"
"""The guard of a case that never matches."""
NO_DIFFERENCE = {"strict"}
"""Keywords that only ask Python to be stricter."""


def edits(source: bytes) -> Iterator[Edit]:
    """Every edit of the file."""
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for start, stop, text in changes(ast.parse(source)):
        first, last = (lines[line - 1] + column for line, column in (start, stop))
        if text == NEVER:
            first = last = source.index(b":", last)  # behind the parentheses of the pattern, if it has any
        yield Edit(first, last, text)


Place = tuple[int, int]  # line from 1, column in bytes
Change = tuple[Place, Place, str]


def changes(tree: ast.AST) -> Iterator[Change]:
    """What to put in place of what, for the whole tree; annotations and the like are left alone."""
    for node in parts(tree):
        match node:
            case ast.If(test=test):
                yield from instead(test, "True", "False")
            case ast.While(test=test):
                yield from instead(test, "False")
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield from instead(test, "True")
            case ast.match_case(guard=ast.expr() as guard):
                yield from instead(guard, "True", "False")
            case ast.match_case(pattern=pattern):
                yield end(pattern), end(pattern), NEVER
            case ast.expr() | ast.stmt() | ast.pattern():
                yield from instead(node, *others(node))
            case _:
                pass
        yield from changes(node)


def instead(node: ast.expr | ast.stmt | ast.pattern, *texts: str) -> Iterator[Change]:
    for text in texts:
        yield (node.lineno, node.col_offset), end(node), text


def end(node: ast.expr | ast.stmt | ast.pattern) -> Place:
    assert node.end_lineno is not None, "whatever was parsed ends somewhere"
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that do something."""
    match node:
        case ast.FunctionDef(body=body, args=args) | ast.AsyncFunctionDef(body=body, args=args):
            yield from (default for default in [*args.defaults, *args.kw_defaults] if default)
            yield from body
        case ast.Call(func=ast.Name(id="cast"), args=[_, value]):
            yield value  # the type before it does nothing
        case ast.ClassDef(body=body):
            yield from body
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")) | ast.JoinedStr():
            return  # a type; a text whose parts have no exact place before Python 3.12
        case ast.AnnAssign(value=ast.expr() as value):
            yield value
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.Expr(value=ast.Constant()) | ast.AnnAssign():
            return
        case ast.keyword(arg=name) if name in NO_DIFFERENCE:
            return
        case _:
            yield from ast.iter_child_nodes(node)


def others(node: ast.AST) -> Iterator[str]:
    """What the node could read instead."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for at, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield written(ast.Compare(left, [*ops[:at], other, *ops[at + 1 :]], right))
        case ast.BoolOp(op=op, values=values):
            yield written(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            for at in range(len(values)):
                rest = [*values[:at], *values[at + 1 :]]
                yield written(ast.BoolOp(op, rest) if len(rest) > 1 else rest[0])
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield written(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield written(ast.BinOp(left, ARITHMETIC[type(op)], right))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield str(value + 1)
        case ast.Constant(value=str(value)):
            yield repr(f"{value}~")
        case ast.IfExp(body=body, orelse=orelse):
            yield from (written(body), written(orelse))
        case ast.Call(func=func, args=args, keywords=keywords):
            for at, keyword in enumerate(keywords):
                if keyword.arg not in NO_DIFFERENCE:
                    yield ast.unparse(ast.Call(func, args, [*keywords[:at], *keywords[at + 1 :]]))
        case ast.MatchOr(patterns=patterns):
            for at in range(len(patterns)):
                rest = [*patterns[:at], *patterns[at + 1 :]]
                yield f"({ast.unparse(ast.MatchOr(rest) if len(rest) > 1 else rest[0])})"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield "pass"
        case _:
            pass


def written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
