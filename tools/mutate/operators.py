"""What can be broken in a statement: constants, comparisons, conditions, arithmetic, arguments, returns, whole effects.

Each function yields what stands in a node's place after a break. Annotations, docstrings and messages of errors are
left alone: no rule hangs on them.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
NEGATED_BY_COMPARISON = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
PASSED_ON = {"at", "self", "out", "sink", "dice"}  # exchanged for another argument, they crash at once
OTHER_TEXT = "another text"

Path = tuple[tuple[str, int | None], ...]  # from a statement down to a node: field by field, with places in lists


def broken(statement: ast.stmt, returns: str) -> Iterator[ast.stmt]:
    """A statement with one break each; of one with a body, only its head is broken. `returns` is what its function's
    annotation says."""
    if _can_go(statement):
        yield ast.Pass()
    if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
        yield ast.AugAssign(statement.target, ARITHMETIC[type(statement.op)](), statement.value)
    if isinstance(statement, ast.Return) and statement.value is not None:
        for value in _returned(statement.value, returns):
            yield ast.Return(value)
    for path, node in _expressions(statement):
        for replacement in _replacements(node):
            other = copy.deepcopy(statement)
            _put(other, path, replacement)
            yield other


def head(statement: ast.stmt) -> str:
    """A statement's text without its body, in one line."""
    match statement:
        case ast.If(test=test):
            return f"if {ast.unparse(test)}:"
        case ast.While(test=test):
            return f"while {ast.unparse(test)}:"
        case ast.For(target=target, iter=iterated):
            return f"for {ast.unparse(target)} in {ast.unparse(iterated)}:"
    return ast.unparse(statement)


def _can_go(statement: ast.stmt) -> bool:
    """An effect that can be left out: without a local name's first value, the function would only crash."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break() | ast.Return(value=None):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _returned(value: ast.expr, returns: str) -> Iterator[ast.expr]:
    if returns == "bool" and not isinstance(value, ast.Constant | ast.Compare | ast.UnaryOp):
        yield ast.UnaryOp(ast.Not(), value)
    elif returns in ("i64", "int") and not isinstance(value, ast.Constant):
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif returns.endswith("| None") and not isinstance(value, ast.Constant):
        yield ast.Constant(None)


def _heads(statement: ast.stmt) -> tuple[str, ...]:
    """The fields in which breaks are looked for."""
    match statement:
        case ast.If() | ast.While():
            return ("test",)
        case ast.For():
            return ("iter",)
        case ast.Assign() | ast.AugAssign() | ast.AnnAssign():
            return ("value", "targets", "target")
        case ast.Return() | ast.Expr():
            return ("value",)
    return ()


def _expressions(statement: ast.stmt) -> Iterator[tuple[Path, ast.expr]]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return  # a docstring
    fields = _heads(statement)
    for field in fields:
        value = getattr(statement, field, None)
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr):
                yield from _below(child, ((field, place),), conditional=field == "test")


def _below(node: ast.AST, path: Path, conditional: bool = False) -> Iterator[tuple[Path, ast.expr]]:
    """A node and all in it, each with its path. A condition is marked on the node."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr):
        node.is_condition = conditional  # type: ignore[attr-defined]
        yield path, node
    for field, value in ast.iter_fields(node):
        inner = (isinstance(node, ast.IfExp) and field == "test") or (
            isinstance(node, ast.comprehension) and field == "ifs"
        )
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
                yield from _below(child, (*path, (field, place)), inner)


def _put(statement: ast.stmt, path: Path, replacement: ast.expr) -> None:
    at: ast.AST = statement
    for field, place in path[:-1]:
        found = getattr(at, field)
        at = found if place is None else found[place]
    field, place = path[-1]
    if place is None:
        setattr(at, field, replacement)
    else:
        getattr(at, field)[place] = replacement


def _replacements(node: ast.expr) -> Iterator[ast.expr]:
    if getattr(node, "is_condition", False) and not _negated_otherwise(node):
        yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Constant(value=value):
            yield from map(ast.Constant, _constants(value))
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for place, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]], comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(operator)](), right)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.Call():
            yield from _calls(node)


def _calls(node: ast.Call) -> Iterator[ast.expr]:
    """A loop that misses its first or last turn; two arguments in the wrong order."""
    if isinstance(node.func, ast.Name) and node.func.id == "range" and len(node.args) == 1:
        bound = node.args[0]
        yield ast.Call(node.func, [ast.Constant(1), bound], [])
        yield ast.Call(node.func, [ast.BinOp(bound, ast.Sub(), ast.Constant(1))], [])
    arguments = node.args
    for place in range(len(arguments) - 1):
        if _can_swap(arguments[place], arguments[place + 1]):
            swapped = [*arguments[:place], arguments[place + 1], arguments[place], *arguments[place + 2 :]]
            yield ast.Call(node.func, swapped, node.keywords)


def _negated_otherwise(node: ast.expr) -> bool:
    """Its own break is its opposite already."""
    match node:
        case ast.Compare(ops=[op]):
            return isinstance(op, NEGATED_BY_COMPARISON)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def _constants(value: object) -> Iterator[bool | int | str]:
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
            if value > 0:
                yield value - 1
        case str() if " " not in value:  # an id; sentences are read by people
            yield OTHER_TEXT


def _can_swap(one: ast.expr, other: ast.expr) -> bool:
    if isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
        return False
    texts = ast.unparse(one), ast.unparse(other)
    return texts[0] != texts[1] and not PASSED_ON & set(texts)
