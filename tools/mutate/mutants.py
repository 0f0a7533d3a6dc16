"""A mutant: one break in one statement of a rule module, named by what it changes and not by where that stands."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType

from tools.mutate.operators import broken, head

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/kantor/games"
# What a game plays by. Its data, texts and sights, and what its bots think of it, are tested elsewhere.
MODULES = ("rules/*.py", "board.py", "knowledge.py", "scoring.py", "turn.py")
# What a decision says of itself in rules/: its form in a position, and its question. No rule hangs on them.
DECLARED = {"__init__", "written", "numbers", "misfit", "arguments", "waiting"}


@dataclass(frozen=True)
class Mutant:
    file: Path
    module: str  # from the game's folder: rules/selling.py
    function: str  # with its class; "" in the module itself
    before: str
    after: str
    repeat: int  # the same break of the same text in one function: 1, 2, ...
    first_line: int
    last_line: int
    place: int = field(compare=False)  # of its statement in the module
    statement: ast.stmt = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        where = f"{self.module} {self.function}" if self.function else self.module
        again = f" ({self.repeat})" if self.repeat > 1 else ""
        return f"{where}: {self.before} => {self.after}{again}"

    def tree(self) -> ast.Module:
        """The whole module with the break in it."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        _Replace(self.place, self.statement).visit(tree)
        return ast.fix_missing_locations(tree)

    def code(self) -> CodeType:
        return compile(self.tree(), str(self.file), "exec", dont_inherit=True)


class _Replace(ast.NodeTransformer):
    """Puts a statement where the one with this number stands, in the order of `_statements`."""

    def __init__(self, place: int, statement: ast.stmt) -> None:
        self.place = place
        self.statement = statement
        self.count = -1

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.stmt):
            self.count += 1
            if self.count == self.place:
                return ast.copy_location(copy.deepcopy(self.statement), node)
        return self.generic_visit(node)


@cache
def mutants(game: str) -> tuple[Mutant, ...]:
    """Every mutant of a game."""
    folder = GAMES / game
    files = sorted(path for pattern in MODULES for path in folder.glob(pattern) if path.name != "__init__.py")
    return tuple(mutant for file in files for mutant in mutants_of(file, file.relative_to(folder).as_posix()))


def mutants_of(file: Path, module: str) -> Iterator[Mutant]:
    seen: Counter[tuple[str, str, str]] = Counter()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for place, (statement, function, returns) in enumerate(_statements(tree, "", "")):
        first, last = _lines(statement)
        if module.startswith("rules/") and function.split(".")[-1] in DECLARED:
            continue
        for other in broken(statement, returns):
            before, after = head(statement), head(other)
            key = (function, before, after)
            seen[key] += 1
            yield Mutant(file, module, function, before, after, seen[key], first, last, place, other)


def sample(found: tuple[Mutant, ...], size: int, seed: int) -> list[Mutant]:
    """By a hash of name and seed: another text elsewhere changes nothing in it, and its beginning is a sample too."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).digest()

    return sorted(found, key=rank)[:size]


def _statements(node: ast.AST, function: str, returns: str) -> Iterator[tuple[ast.stmt, str, str]]:
    """All statements with their functions, in the order in which a visitor of all nodes meets them."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield from _statements(child, function, returns)
            continue
        yield child, function, returns
        match child:
            case ast.FunctionDef(name=name):
                said = "" if child.returns is None else ast.unparse(child.returns)
                yield from _statements(child, f"{function}.{name}" if function else name, said)
            case ast.ClassDef(name=name):
                yield from _statements(child, f"{function}.{name}" if function else name, "")
            case _:
                yield from _statements(child, function, returns)


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """From its first line to its last, or of its head alone."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if body:
        last = max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, last
