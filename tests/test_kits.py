"""A game is one folder and one line: nothing else names it, and every part of its kit is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import herowright
from herowright.games import registry
from herowright.kit import Kit, part
from tests.table.lots import LOTS

TREE = Path(herowright.__file__).parent
GAMES = TREE / "games"
FOLDERS = tuple(GAMES / kit.game.id.replace("-", "_") for kit in registry.kits().values())
# The line of each game, and the name under which tests import its vocabulary.
LINES = (GAMES / "registry.py", *(TREE / "testing" / f"{folder.name}.py" for folder in FOLDERS))
NAMES = re.compile(r"roll.?player|fiends.?(and.?)?familiars|call.?to.?adventure|pathfinder|runelords", re.IGNORECASE)


def outside() -> Iterator[Path]:
    for file in sorted(TREE.rglob("*.py")):
        if file not in LINES and not any(file.is_relative_to(folder) for folder in FOLDERS):
            yield file


def said(file: Path) -> Iterator[str]:
    """Every name and text in a file that does something; an example in a docstring does nothing."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.alias):
            yield node.name


def test_nothing_but_its_folder_and_its_line_names_a_game() -> None:
    found = {f"{file.relative_to(TREE)}: {text}" for file in outside() for text in said(file) if NAMES.search(text)}
    assert not found


@pytest.mark.parametrize("kit", registry.kits().values(), ids=lambda kit: kit.game.id)
def test_every_part_of_a_kit_is_there(kit: Kit) -> None:
    single = [kit.board, kit.catalog, kit.pack, kit.campaigns, kit.summary, kit.balance_subject, kit.play, kit.watch]
    single += [kit.learning, kit.heroes]
    several = (kit.bots, kit.balance, kit.claims)
    parts = [*single, *kit.views, *(found for group in several for found in group.values())]
    assert all(part(found) is not None for found in parts if found is not None)
    assert all((folder / lang).is_dir() for folder in kit.words for lang in ("en", "pl", "de"))
    for preset in kit.presets:
        assert preset.seats in kit.game.seats_for(kit.game.settle(preset.seats, preset.options))


def test_a_kit_that_cannot_be_loaded_leaves_the_other_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        value = "nowhere:KIT"

        def load(self) -> object:
            raise ModuleNotFoundError("nowhere")

    class Stranger(Entry):
        value = "lots:KIT"

        def load(self) -> object:
            return Kit(game=LOTS)

    known = [*registry.kits()]
    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry(), Stranger(), Stranger()])
    with pytest.warns(UserWarning, match="left out") as warned:
        found = registry.kits.__wrapped__()
    assert [*found] == [*known, "lots"]
    assert len(warned) == 2
