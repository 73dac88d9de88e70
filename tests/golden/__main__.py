"""`make golden`: records all playthroughs again. Read the diff before you commit it.

What a hash in that diff stands for, this shows: the text now, and what has changed in it since a revision.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from difflib import unified_diff
from pathlib import Path

from tests.golden.playthrough import RECIPES, Recipe
from tests.golden.recording import FOLDER, file_of, text, write

BY_NAME = {recipe.name: recipe for recipe in RECIPES}


def show(recipe: Recipe, at: int | None) -> None:
    passages = text(recipe)
    for passage in passages if at is None else passages[at : at + 1]:
        print("\n".join(passage.lines))


def shown_at(revision: str, recipe: Recipe) -> list[str]:
    """The text as that revision writes it."""
    root = FOLDER.parents[1]
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "archive", revision, "src", "tests/__init__.py", "tests/golden"],
            cwd=root,
            check=True,
            capture_output=True,
        )
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        said = subprocess.run(
            [sys.executable, "-m", "tests.golden", "--show", recipe.name],
            cwd=folder,
            env={"PYTHONPATH": f"{Path(folder, 'src')}", "PYTHONUTF8": "1"},
            check=True,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
    return said.stdout.splitlines()


def since(revision: str, recipe: Recipe) -> None:
    old, new = shown_at(revision, recipe), [line for passage in text(recipe) for line in passage.lines]
    for line in unified_diff(old, new, f"{recipe.name} at {revision}", f"{recipe.name} now", lineterm="", n=4):
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these playthroughs")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--show", action="store_true", help="print the whole text instead of recording it")
    what.add_argument("--since", metavar="REVISION", help="print what has changed in the text since a revision")
    parser.add_argument("--at", type=int, metavar="N", help="with --show: only the N-th passage; 0 is the start")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in BY_NAME]:
        parser.error(f"{', '.join(unknown)}: there is no such playthrough")
    for recipe in [BY_NAME[name] for name in asked.names] or RECIPES:
        if asked.show:
            show(recipe, asked.at)
        elif asked.since:
            since(asked.since, recipe)
        else:
            print(f"{file_of(recipe).name}: {'changed' if write(recipe) else 'unchanged'}")


main()
