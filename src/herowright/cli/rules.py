"""`herowright rules`: the clauses of a game, and the tests that prove each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herowright.cli.params import AsJson, BadUsage, Game, Lang
from herowright.cli.speech import Speaker, language, print_json
from herowright.games import registry

if TYPE_CHECKING:
    from herowright.table.rulebook import Clause

# The folder of a source checkout; an installed package has no tests beside it.
CHECKOUT = Path(__file__).parents[3]


def rules(
    game: Game,
    clause: Annotated[list[str] | None, typer.Argument(metavar="CLAUSE")] = None,
    search: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright.locale.search import search as seek
    from herowright.table.rulebook import clauses

    everything = clauses(registry.find(game).rules_files, language(lang))
    found = select(everything, clause or ())
    if search is not None:
        fitting = set(seek(game, language(lang), search).clauses)
        found = [each for each in found if each.id in fitting]
    families = frozenset(id.partition("-")[0] for id in everything)
    citations = cited(CHECKOUT / "tests", families)
    if json:
        rows = [{"id": c.id, "text": c.text, "status": c.status, "tests": citations.get(c.id, [])} for c in found]
        print_json({"game": game, "clauses": rows})
        return
    speaker = Speaker(lang)
    show(speaker, found, citations, with_tests=bool(clause))
    if not clause and search is None:
        unknown = [id for id in citations if id.partition("-")[0] in families and id not in everything]
        summarise(speaker, found, citations, unknown)


def select(clauses: Mapping[str, Clause], wanted: Sequence[str]) -> list[Clause]:
    """The clauses with these ids, or whose ids begin with them."""
    for start in wanted:
        if not any(_within(id, start) for id in clauses):
            raise BadUsage("cli-no-such-clause", clause=start)
    return [c for c in clauses.values() if not wanted or any(_within(c.id, start) for start in wanted)]


def _within(id: str, start: str) -> bool:
    return f"{id}-".startswith(f"{start.upper().rstrip('-')}-")


def show(speaker: Speaker, found: Sequence[Clause], citations: Mapping[str, list[str]], with_tests: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    chapter = ""
    for clause in found:
        if clause.chapter != chapter:
            chapter = clause.chapter
            speaker.show("", Text(chapter, "bold underline"))
        tests = citations.get(clause.id, [])
        head = Text(clause.id, "bold cyan")
        if clause.status != "RULE":
            head.append(f"  {speaker.text(f'cli-status-{clause.status.lower()}')}", "yellow")
        head.append(f"  {speaker.text('cli-rules-tests', tests=len(tests))}", "dim" if tests else "red")
        speaker.show(head, Padding(Text(clause.text), (0, 0, 0, 2)))
        if with_tests:
            for test in tests:
                speaker.line(f"  · {test}", "dim")
    if not found:
        speaker.say("cli-rules-none")


def summarise(
    speaker: Speaker, found: Sequence[Clause], citations: Mapping[str, list[str]], unknown: Sequence[str]
) -> None:
    speaker.line("")
    if not (CHECKOUT / "tests").is_dir():
        speaker.say("cli-rules-no-checkout", clauses=len(found))
        return
    uncited = [clause.id for clause in found if clause.id not in citations]
    speaker.line(speaker.text("cli-rules-summary", clauses=len(found), uncited=len(uncited)), "bold")
    if uncited:
        speaker.line(" ".join(uncited), "red")
    if unknown:
        speaker.line(speaker.text("cli-rules-unknown", ids=" ".join(unknown)), "red")


# --- which test cites which clause -----------------------------------------------------------------


def cited(tests: Path, families: Set[str]) -> dict[str, list[str]]:
    """The tests that carry `@rule("...")`, by clause, read from the source: nothing is run. Clauses of these families,
    and whatever else is cited in the same files."""
    found: dict[str, list[str]] = {}
    begins = re.compile(rf"""["'](?:{"|".join(sorted(families))})-""")
    for file in sorted(tests.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        if "rule(" not in source or not begins.search(source):
            continue
        where = file.relative_to(tests.parent).as_posix()
        for test, ids in _citing(ast.parse(source).body, where, ()):
            for id in dict.fromkeys(ids):
                found.setdefault(id, []).append(test)
    return found


def _citing(body: Sequence[ast.stmt], where: str, held: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Tests with the clauses of their own decorators and of the classes around them."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _citing(node.body, f"{where}::{node.name}", (*held, *_decorated(node)))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            yield f"{where}::{node.name}", (*held, *_decorated(node))


def _decorated(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
        if name == "rule":
            yield from (str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant))
