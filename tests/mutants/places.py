"""Where the rules stand, and the tests that have to notice when they are broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "herowright"
TESTS = ROOT / "tests"

RULE_SETS = {
    "roll-player": "games/roll_player",
    "fiends-familiars": "games/roll_player/fiends_familiars",
    "call-to-adventure": "games/call_to_adventure",
    "pathfinder": "games/pathfinder",
    "engine": "table",
}
# The rooms of a game in which its rules stand, and what shows, stores or words them there instead of being them.
ROOMS = {"rules", "cards", "table"}
NO_RULES = {"view", "codec", "wording", "boxes", "situation", "odds", "settings", "admission"}

GOLDEN = "tests/golden"
ENGINE = "tests/table"
# Where the proofs of a rule set stand. A bot or a page that stumbles over a broken rule is no proof of the rule.
PROOFS = {
    "roll-player": ("tests/games/roll_player", ENGINE),
    "fiends-familiars": ("tests/games/roll_player", ENGINE),
    "call-to-adventure": ("tests/games/call_to_adventure", ENGINE),
    "pathfinder": ("tests/games/pathfinder", ENGINE),
    "engine": ("tests/games/roll_player", "tests/games/call_to_adventure", "tests/saves", ENGINE),
}


def proofs_of(files: Iterable[str]) -> list[str]:
    """The folders and files of tests in which breaks of these files have to be noticed."""
    proofs = {path: None for file in sorted(files) for path in PROOFS[rule_set_of(file) or "engine"]}
    return [*proofs, GOLDEN]


def rule_set_of(path: str) -> str | None:
    """The rule set to which a file or folder below `src/herowright` or `tests` belongs."""
    fitting = [name for name, folder in RULE_SETS.items() if path == folder or path.startswith(f"{folder}/")]
    return fitting[-1] if fitting else None  # the expansion stands below its game


def rule_files(rule_set: str) -> Iterator[str]:
    """The files of a rule set, below `src/herowright`."""
    for file in sorted((SOURCES / RULE_SETS[rule_set]).rglob("*.py")):
        path = file.relative_to(SOURCES).as_posix()
        if (
            file.stem in NO_RULES
            or file.name == "__init__.py"
            or not ROOMS.intersection(file.relative_to(SOURCES).parts)
        ):
            continue
        if rule_set_of(path) == rule_set:
            yield path


def is_golden(test: str) -> bool:
    return test.startswith(f"{GOLDEN}/")


# How near a test is to a file.
CHAPTER, RULE_SET, OTHER = range(3)


def nearness(test: str, file: str) -> int:
    """The tests of the file's chapter come first, then those of its rule set."""
    path = test.partition("::")[0].removeprefix("tests/")
    if rule_set_of(path) != rule_set_of(file):
        return OTHER
    return CHAPTER if Path(path).stem.removeprefix("test_").startswith(Path(file).stem) else RULE_SET
