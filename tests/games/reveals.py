"""Borders for undo, each by itself: in a game a roll or a shuffle in the same breath would hide that one is missing."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import herowright
from herowright.games.pathfinder.rules.asking import Death, ScenarioOver
from herowright.table.chance import Chance


def reveals(act: Callable[[], Any]) -> list[str]:
    """The functions that turn something up while a rule runs to its first question, once for each time."""
    raised: list[str] = []
    usual = Chance.reveal

    def noted(chance: Chance) -> None:
        code = sys._getframe(1).f_code
        raised.append(f"{Path(code.co_filename).stem}.{code.co_name}")
        usual(chance)

    with pytest.MonkeyPatch.context() as patch, suppress(Death, ScenarioOver):
        patch.setattr(Chance, "reveal", noted)
        begun = act()
        if isinstance(begun, Generator):
            next(begun, None)
    return raised


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
