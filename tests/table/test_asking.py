"""Asking: questions that always have an answer, questions that may not be put at all, and that rules name the types."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import herowright
from herowright.table.decision import Steps, ask_if_any
from herowright.table.event import Event
from tests.table.lots import TONES, Lots, LotsGame, open_table

GAMES = Path(herowright.__file__).parent / "games"
RULES = sorted(path for room in ("rules", "cards") for path in GAMES.glob(f"**/{room}/**/*.py"))
# What carries the type of an answer; without it there would be Any.
TYPED = {"Option": 1, "Options": 2, "Kind": 1}


class ShyLotsGame(LotsGame):
    """Lots in which a bell without a tone is silent."""

    def interrupt(self, table: Lots, seat: int, payload: str) -> Steps[None]:
        table.coins[seat] -= 1
        tone = yield from ask_if_any(self.tone, seat, lambda: [TONES[tone] for tone in table.tones])
        table.events.append(Event("silent" if tone is None else "rang", seat, "LOTS-02", {"tone": tone}))


def test_a_question_with_nothing_to_choose_from_is_not_put() -> None:
    table = open_table(game=ShyLotsGame())
    table.state.tones = ()
    assert [event.kind for event in table.apply("ring")] == ["silent"]
    assert table.decision
    assert table.decision.kind == "turn"


def test_the_same_question_is_put_where_there_is_something() -> None:
    table = open_table(game=ShyLotsGame())
    assert table.apply("ring") == []
    assert table.decision
    assert table.decision.kind == "tone"
    assert [event.args["tone"] for event in table.apply("tone:low")] == ["low"]


def test_a_question_that_always_has_an_answer_must_have_one() -> None:
    table = open_table()
    table.state.tones = ()
    with pytest.raises(AssertionError, match="nothing to choose from: tone"):
        table.apply("ring")
    assert table.decision
    assert table.decision.kind == "turn"


def _untyped(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Types of questions and answers that do not say what the answer is, and ways to ask besides `ask`."""
    said = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) or (isinstance(node, ast.Subscript) and _says_enough(node)):
            said.add(node.func if isinstance(node, ast.Call) else node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in TYPED and node not in said:
            yield node.lineno, node.id
        if isinstance(node, ast.alias) and node.name == "Decision":
            yield node.lineno, node.name


def _says_enough(node: ast.Subscript) -> bool:
    if not isinstance(node.value, ast.Name):
        return False
    given = len(node.slice.elts) if isinstance(node.slice, ast.Tuple) else 1
    return given == TYPED.get(node.value.id)


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_rules_and_cards_say_what_an_answer_is(path: Path) -> None:
    assert list(_untyped(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_what_is_left_unsaid_is_noticed() -> None:
    code = "from herowright.table.decision import Decision\nA: Options[int] = 1\ndef f(x: Kind) -> list[Option]: ..."
    assert sorted(_untyped(ast.parse(code))) == [(1, "Decision"), (2, "Options"), (3, "Kind"), (3, "Option")]
