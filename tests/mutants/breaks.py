"""Single-line breaks of a source file: a reset forgotten, a condition turned round, a count off by one."""

from __future__ import annotations

import ast
import difflib
import random
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.mutants.places import SOURCES

# How often each kind is drawn beside the others.
KINDS = {
    "forget": 3.0,  # a statement
    "negate": 2.0,  # a condition
    "waive": 2.0,  # a condition, or a part of one
    "compare": 2.0,
    "off-by-one": 2.0,
    "and-or": 1.0,
    "reverse": 1.0,  # the order in which seats are asked or things are gone through
    "return": 1.0,  # too early
    "constant": 1.0,
    "skip": 2.0,  # a whole part of a rule
    "unsaid": 0.5,  # what happened is not told
}
REVEAL = "reveal"


@dataclass(frozen=True)
class Break:
    """`file` is the path below `src/herowright`; from the byte `start` to `end` stands `new` instead.

    `statement` is the first line of the statement it is part of, `None` outside of functions.
    """

    file: str
    kind: str
    line: int
    last_line: int
    start: int
    end: int
    new: str
    statement: int | None

    @property
    def source(self) -> str:
        whole = _read(self.file)
        old = whole[self.start : self.end]
        # The lines below keep their numbers.
        padding = "\n" * (old.count(b"\n") - self.new.count("\n"))
        return (whole[: self.start] + (self.new + padding).encode() + whole[self.end :]).decode()

    @property
    def before(self) -> str:
        """The first line of what is broken, as it is written."""
        return _read(self.file).decode().splitlines()[self.line - 1].strip()

    @property
    def diff(self) -> str:
        before, after = _read(self.file).decode().splitlines(), self.source.splitlines()
        lines = difflib.unified_diff(before, after, lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")) and line.strip() != "+")

    @property
    def after(self) -> str:
        return "\n".join(line[1:].strip() for line in self.diff.splitlines() if line.startswith("+"))

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.kind}"


@cache
def _read(file: str) -> bytes:
    return (SOURCES / file).read_bytes()


# --- finding them --------------------------------------------------------------------------------

COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
OPERATORS = {ast.Add: "-", ast.Sub: "+"}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Words for people are proved elsewhere, and a failed assertion is no rule.
WORDS = ("report", "Message")
WORDING = ("Message", "str", "Message | None", "str | None", "tuple[str, ...]")


def counters(function: ast.FunctionDef) -> set[str]:
    """The names in a function that stand for numbers: what begins with one, or is returned as one."""
    found: set[str] = set()
    whole = isinstance(function.returns, ast.Name) and function.returns.id == "int"
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and type(node.value.value) is int:
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif whole and isinstance(node, ast.Return) and isinstance(node.value, ast.Name):
            found.add(node.value.id)
    return found


def in_any_order(loop: ast.For, numbers: set[str]) -> bool:
    """Whether a loop plainly comes to the same from either end: it does something so many times, adds up numbers, sets
    what it goes through back to the same value, or looks whether there is anything of a kind."""
    if isinstance(loop.target, ast.Name) and loop.target.id == "_":
        return True
    returned: set[str] = set()

    def plain(statement: ast.stmt) -> bool:
        match statement:
            case ast.Continue():
                return True
            case ast.If(test=test, body=body, orelse=others):
                read = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
                return read.isdisjoint(numbers) and all(map(plain, [*body, *others]))
            case ast.For(body=body, orelse=[]):
                return all(map(plain, body))
            case ast.Return(value=ast.Constant() as value):
                returned.add(ast.unparse(value))
                return True
            case ast.AugAssign(op=ast.Add() | ast.Sub(), value=ast.Constant(value=int())):
                return True
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add() | ast.Sub(), value=value):
                return name in numbers and not any(isinstance(node, ast.Call) for node in ast.walk(value))
            case ast.Assign(targets=[ast.Name()], value=value):
                return not any(isinstance(node, ast.Call) for node in ast.walk(value))
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id=owner))], value=value):
                same = isinstance(value, ast.Constant) or (isinstance(value, ast.Tuple | ast.List) and not value.elts)
                return isinstance(loop.target, ast.Name) and owner == loop.target.id and same
        return False

    changes = any(isinstance(node, ast.AugAssign) for node in ast.walk(loop))
    if not all(map(plain, loop.body)):
        return False
    return not returned or (len(returned) == 1 and not changes)


class Finder(ast.NodeVisitor):
    """All breaks of one file, in the order of its lines."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = _read(file)
        self.found: list[Break] = []
        self.depth = 0
        self.statement = 0
        self.counters: set[str] = set()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.visit(ast.parse(self.text))

    # Where something stands.

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text_of(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def add(self, kind: str, node: ast.expr | ast.stmt, new: str, within: tuple[int, int] | None = None) -> None:
        start, end = within or self.span(node)
        last = node.end_lineno or node.lineno
        self.found.append(
            Break(self.file, kind, node.lineno, last, start, end, new, self.statement if self.depth else None)
        )

    def between(self, left: ast.expr, right: ast.expr) -> tuple[int, int]:
        return self.span(left)[1], self.span(right)[0]

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            outside, self.statement = self.statement, node.lineno
            super().visit(node)
            self.statement = outside
        else:
            super().visit(node)

    # Functions.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.returns is not None and ast.unparse(node.returns) in WORDING:
            return
        self.depth += 1
        outside, self.counters = self.counters, counters(node)
        for number, statement in enumerate(node.body):
            reached = number and not isinstance(node.body[number - 1], ast.Return | ast.Raise)
            if reached and isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign):
                self.statement = statement.lineno
                start, _ = self.span(statement)
                self.add("return", statement, "return; ", (start, start))
            self.visit(statement)
        self.counters = outside
        self.depth -= 1

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:  # and not its decorators
            self.visit(statement)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    # Statements.

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value
        if isinstance(value, ast.Constant | ast.Yield):
            return
        if isinstance(value, ast.YieldFrom) and not isinstance(value.value, ast.Tuple):  # `yield from ()` does nothing
            self.add("skip", node, "if False: yield")
        elif isinstance(value, ast.Call) and self.depth:
            called = ast.unparse(value.func)
            kind = REVEAL if called.endswith("chance.reveal") else "unsaid" if called.endswith(".report") else "forget"
            self.add(kind, node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.depth and all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add("forget", node, "pass")
        elif not self.depth and not isinstance(node.value, ast.Constant):
            return  # declarations are proved with the cards
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if self.depth and node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if self.depth:
            self.add("forget", node, "pass")
            self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.add("forget", node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add("forget", node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.add("forget", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add("forget", node, "pass")
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_For(self, node: ast.For) -> None:
        if not in_any_order(node, self.counters):
            self.add("reverse", node.iter, f"reversed([*{self.text_of(node.iter)}])")
        self.generic_visit(node)

    # Conditions.

    def condition(self, node: ast.expr, waived: str = "True") -> None:
        if isinstance(node, ast.Name) and node.id == "TYPE_CHECKING":
            return
        asks = any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.add("negate", node, f"({self.text_of(node.operand)})")
        else:
            self.add("negate", node, f"(not ({self.text_of(node)}))")
        if not asks and waived:
            self.add("waive", node, waived)

    def visit_If(self, node: ast.If) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test, "False")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.condition(condition)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = "or" if isinstance(node.op, ast.And) else "and"
        old = "and" if word == "or" else "or"
        for left, right in zip(node.values, node.values[1:], strict=False):
            within = self.between(left, right)
            between = self.text[within[0] : within[1]].decode()
            self.add("and-or", right, between.replace(old, word, 1), within)
        for part in node.values:
            if not any(isinstance(inner, ast.Yield | ast.YieldFrom | ast.NamedExpr) for inner in ast.walk(part)):
                self.add("waive", part, "True" if old == "and" else "False")
        self.generic_visit(node)

    # Values.

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            within = self.between(left, right)
            between = self.text[within[0] : within[1]].decode()
            if between.strip("() \n") in ("<", "<=", ">", ">=", "==", "!=", "in", "not in", "is", "is not"):
                old = between.strip("() \n")
                self.add("compare", right, between.replace(old, COMPARED[type(operator)], 1), within)
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        within = self.between(node.left, node.right)
        between = self.text[within[0] : within[1]].decode()
        if type(node.op) in OPERATORS and between.strip() in ("+", "-"):
            self.add("constant", node.right, between.replace(between.strip(), OPERATORS[type(node.op)], 1), within)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add("off-by-one", node, str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in WORDS:
            return
        if name in TWINS and isinstance(node.func, ast.Name):
            self.add("constant", node.func, TWINS[name])
        self.generic_visit(node)


# Whether a break changes nothing.
Same = Callable[[Break], bool]


def breaks_of(file: str) -> list[Break]:
    """Every break of a file that still compiles."""
    return [one for one in Finder(file).found if _compiles(one)]


def _compiles(one: Break) -> bool:
    try:
        compile(one.source, one.file, "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def draw(files: Sequence[str], count: int, rng: random.Random, same: Same) -> list[Break]:
    """So many breaks at random, no two on the same line and none that is the `same`."""
    by_kind: dict[str, list[Break]] = {kind: [] for kind in KINDS}
    for file in files:
        for one in Finder(file).found:
            if one.kind in by_kind:
                by_kind[one.kind].append(one)
    drawn: list[Break] = []
    lines: set[tuple[str, int]] = set()
    while len(drawn) < count and any(by_kind.values()):
        left = [kind for kind in KINDS if by_kind[kind]]
        kind = rng.choices(left, [KINDS[kind] for kind in left])[0]
        one = by_kind[kind].pop(rng.randrange(len(by_kind[kind])))
        if (one.file, one.line) not in lines and _compiles(one) and not same(one):
            lines.add((one.file, one.line))
            drawn.append(one)
    return sorted(drawn, key=lambda one: (one.file, one.line))


def reveals(files: Sequence[str]) -> Iterator[Break]:
    """Every place that turns something up, with the border for undo forgotten."""
    for file in files:
        yield from (one for one in Finder(file).found if one.kind == REVEAL)


# --- breaks that change nothing ------------------------------------------------------------------


LISTED = Path(__file__).with_name("equivalents.toml")


def equivalents(file: Path = LISTED) -> Same:
    """Whether a break is listed as one that changes no behaviour."""
    listed = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])

    def same(one: Break) -> bool:
        return any(
            (entry["file"], entry["line"]) == (one.file, one.before) and entry.get("broken", one.after) == one.after
            for entry in listed
        )

    return same
