"""Borders for undo, each by itself: in a game a roll or a shuffle in the same breath would hide that one is missing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator
from itertools import count
from pathlib import Path
from traceback import walk_tb
from typing import Any, TypeVar

import herowright
from herowright.games.pathfinder.rules.asking import Death, ScenarioOver
from herowright.table.chance import Chance
from herowright.table.things import Plain

S = TypeVar("S", bound=Plain)


class TurnedUp(Exception):
    """Stops a rule that is about to turn something up."""


class Stopping(Chance):
    """Lets something be turned up so many times."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__(1)
        self.times = times

    def reveal(self) -> None:
        if not self.times:
            raise TurnedUp
        self.times -= 1
        super().reveal()


def reveals(act: Callable[[S], Any], state: S) -> list[str]:
    """The functions that turn something up while a rule runs to its first question, once for each time. Each time it is
    run again on a copy and stopped there: that shows who it was, even where the rules are machine code."""
    found: list[str] = []
    for times in count():
        table: Any = state.copy()
        table.chance = Stopping(times)
        try:
            begun = act(table)
            if isinstance(begun, Generator):
                next(begun, None)
        except TurnedUp as stopped:
            *_, (turns_up, _), _ = walk_tb(stopped.__traceback__)
            found.append(f"{Path(turns_up.f_code.co_filename).stem}.{turns_up.f_code.co_name}")
        except (Death, ScenarioOver):
            break
        else:
            break
    return found


def revealing(game: str, besides: str = "") -> set[str]:
    """All functions of a game, or of its expansion, that turn something up."""
    folder = Path(herowright.__file__).parent / "games" / game
    found = set()
    for file in folder.rglob("*.py"):
        if besides and file.is_relative_to(folder / besides):
            continue
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(map(_is_reveal, ast.walk(function))):
                found.add(f"{file.stem}.{function.name}")
    return found


def _is_reveal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).endswith("chance.reveal")
