"""What the documents say is true: examples run, links lead somewhere, commands exist."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

import herowright
from herowright import testing
from herowright.games.roll_player.fiends_familiars.cards.box import FIENDS_FAMILIARS, MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.rules.settings import READINGS as FF_READINGS

ROOT = Path(__file__).parents[1]
FF_RULES = ROOT / "src/herowright/games/roll_player/fiends_familiars/rules.md"
# Every clause of the expansion with its status, if it has one.
FF_CLAUSES = dict(
    re.findall(r"^- \*\*(FF-[A-Z]+-\d+)\*\* ?([A-Z]*)", FF_RULES.read_text(encoding="utf-8"), re.MULTILINE)
)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("module", [herowright, testing], ids=lambda module: module.__name__)
def test_examples_in_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0


def test_the_python_example_of_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {})
    assert re.fullmatch(r"\[\(-?\d+, \d\), \(-?\d+, \d\), \(-?\d+, \d\)\]\n", printed.getvalue())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_exist(page: Path) -> None:
    named = re.findall(r"`make (\w+)`", page.read_text(encoding="utf-8"))
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) <= set(targets)


def test_every_setting_counts_in_the_changelog() -> None:
    readings = [setting for setting in herowright.games()["roll-player"].settings if setting.id.startswith("RP-")]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"{len(readings)} unclear rules as settings" in changes
    assert f"{len(FF_READINGS)} unclear rules of the expansion as settings" in changes


def test_the_changelog_counts_the_expansion() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"{len(FIENDS_FAMILIARS)} cards of the first box and {len(MONSTERS_MINIONS)} of the second" in changes
    assert f"{len(FF_CLAUSES)} clauses" in " ".join(changes.split())


def test_every_unclear_rule_of_the_expansion_is_a_setting_or_accounted_for() -> None:
    design = " ".join((ROOT / "docs" / "readings.md").read_text(encoding="utf-8").split())
    unclear = {clause for clause, status in FF_CLAUSES.items() if status == "AMBIGUOUS"}
    assert {*FF_READINGS} <= unclear
    without = unclear - {*FF_READINGS}
    assert f"Of Fiends & Familiars {len(without)} such clauses" in design
    assert {clause for clause in without if clause not in design} == set()
