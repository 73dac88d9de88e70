"""What the documents say is true: examples run, links lead somewhere, commands exist."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

import herowright
from herowright import testing

ROOT = Path(__file__).parents[1]
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
    assert f"{len(readings)} unclear rules as settings" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
