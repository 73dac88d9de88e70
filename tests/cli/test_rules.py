"""`herowright rules`, and how it finds the tests that cite a clause."""

from __future__ import annotations

import re
from pathlib import Path
from time import process_time

import pytest

from herowright.cli.rules import cited
from herowright.locale import LANGUAGES
from tests.cli.conftest import Run


def test_the_clauses_for_programs(run: Run) -> None:
    start = process_time()
    report = run("rules", "roll-player", "--json").json
    assert process_time() - start < 5
    assert report.keys() == {"game", "clauses"}
    assert report["game"] == "roll-player"
    assert all(clause.keys() == {"id", "text", "status", "tests"} for clause in report["clauses"])
    assert {clause["status"] for clause in report["clauses"]} == {"RULE", "DERIVED", "AMBIGUOUS"}
    clauses = {clause["id"]: clause for clause in report["clauses"]}
    assert "tests/games/roll_player/test_dice.py::test_a_full_row_takes_no_die" in clauses["RP-DICE-05"]["tests"]


def test_clauses_by_id_and_by_chapter(run: Run) -> None:
    one = run("rules", "roll-player", "RP-DICE-05", "--json").json["clauses"]
    assert [clause["id"] for clause in one] == ["RP-DICE-05"]
    chapter = run("rules", "roll-player", "rp-dice", "--json").json["clauses"]
    assert len(chapter) > 20
    assert all(clause["id"].startswith("RP-DICE-") for clause in chapter)


@pytest.mark.parametrize(("lang", "words"), [("en", "enemy die"), ("pl", "wrog"), ("de", "Gegner")])
def test_search_in_the_language(run: Run, lang: str, words: str) -> None:
    found = run("rules", "roll-player", "--search", words, "--lang", lang, "--json").json["clauses"]
    for clause in found:  # every word, in whatever form and place: "enemy dice" as well as "enemy die"
        assert all(re.search(rf"{word[:2]}", clause["text"], re.IGNORECASE) for word in words.split())
        assert words.split()[0].casefold() in clause["text"].casefold()
    assert any(clause["id"].startswith("RP-SOLO") for clause in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_for_people(run: Run, lang: str) -> None:
    shown = run("rules", "roll-player", "--lang", lang)
    assert shown.code == 0
    assert "cli-" not in shown.out
    assert "487" in shown.out.splitlines()[-1] + shown.out.splitlines()[-2] + shown.out.splitlines()[-3]


def test_a_clause_is_shown_with_its_tests(run: Run) -> None:
    assert "test_dice.py::test_a_full_row_takes_no_die" in run("rules", "roll-player", "RP-DICE-05").out
    assert run("rules", "roll-player", "--search", "xyzzy").out == "No matching clauses.\n"


def test_an_installed_package_says_that_it_has_no_tests(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herowright.cli.rules.CHECKOUT", tmp_path)
    assert "source code" in run("rules", "roll-player").out
    assert run("rules", "roll-player", "RP-DICE-05", "--json").json["clauses"][0]["tests"] == []


SOURCE = """
@rule("A-1", "A-2")
def test_plain(): ...

@rule("A-1")
@pytest.mark.parametrize("x", [1, 2])
@testing.rule("A-3")
def test_stacked(x): ...

@rule("B-1")
class TestGroup:
    @pytest.mark.rule("B-2")
    def test_in_class(self): ...
    def helper(self): ...

@rule("C-1")
def helper(): ...

@rule
def test_bare(): ...

@rule("A-1")
@rule("A-1")
async def test_twice(): ...
"""


def test_citations_are_read_from_the_source(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(SOURCE)
    (folder / "notes.py").write_text('@rule("A-9")\ndef test_not_collected(): ...\n')
    some = "tests/games/test_some.py"
    assert cited(tmp_path / "tests", {"C"}) == cited(tmp_path / "tests", {"A", "B"})
    assert cited(tmp_path / "tests", {"D"}) == {}
    assert cited(tmp_path / "tests", {"A"}) == {
        "A-1": [f"{some}::test_plain", f"{some}::test_stacked", f"{some}::test_twice"],
        "A-2": [f"{some}::test_plain"],
        "A-3": [f"{some}::test_stacked"],
        "B-1": [f"{some}::TestGroup::test_in_class"],
        "B-2": [f"{some}::TestGroup::test_in_class"],
    }


def test_a_citation_of_no_clause_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_typo.py").write_text('@rule("RP-DICE-99", "PF-1")\ndef test_typo(): ...\n')
    monkeypatch.setattr("herowright.cli.rules.CHECKOUT", tmp_path)
    shown = run("rules", "roll-player").out
    assert "do not exist: RP-DICE-99\n" in shown
    assert "487 clauses, 487 of them cited by no test" in shown
