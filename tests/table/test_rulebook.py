"""The clauses players read are complete in every language."""

from pathlib import Path

import pytest

from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.table.rulebook import Example, clauses, examples


def test_clauses_carry_status_source_and_chapter() -> None:
    clause = clauses(ROLL_PLAYER.rules_files)["RP-DICE-05"]
    assert clause.status == "DERIVED"
    assert clause.chapter == "Dice Phase"
    assert clause.text.startswith("A row with three dice")
    assert clause.source.startswith("Second edition:")


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_translations_have_the_same_clauses(lang: str) -> None:
    english, other = clauses(ROLL_PLAYER.rules_files), clauses(ROLL_PLAYER.rules_files, lang)
    assert len(english) == 487
    assert list(other) == list(english)
    assert [clause.status for clause in other.values()] == [clause.status for clause in english.values()]
    untranslated = [id for id in english if other[id].text == english[id].text]
    assert untranslated == []


def test_examples_stand_with_every_clause_they_show(tmp_path: Path) -> None:
    """A number alone belongs to the chapter named last; `to` means all between two clauses, both included."""
    base, more = tmp_path / "rules.md", tmp_path / "more.md"
    base.write_text(
        "| id | what | then | clauses | shows |\n"
        "| XY-EX-1 | A | B | XY-DICE-02 to XY-DICE-04, -09, -11, XY-GOLD-03 | `die:red4` `card:sword` |\n"
        "| XY-EX-2 | C | D | XY-DICE-03 – XY-DICE-04, XY-DICE-01 |\n",
        encoding="utf-8",
    )
    more.write_text("| XY-EX-3 | E | F | XY-DICE-09 |\n", encoding="utf-8")
    found = examples((base, more))
    assert {clause: [each.id for each in shown] for clause, shown in found.items()} == {
        "XY-DICE-02": ["XY-EX-1"],
        "XY-DICE-03": ["XY-EX-1", "XY-EX-2"],
        "XY-DICE-04": ["XY-EX-1", "XY-EX-2"],
        "XY-DICE-09": ["XY-EX-1", "XY-EX-3"],
        "XY-DICE-11": ["XY-EX-1"],
        "XY-GOLD-03": ["XY-EX-1"],
        "XY-DICE-01": ["XY-EX-2"],
    }
    cited = ("XY-DICE-02", "XY-DICE-03", "XY-DICE-04", "XY-DICE-09", "XY-DICE-11", "XY-GOLD-03")
    assert found["XY-DICE-02"] == [Example("XY-EX-1", "A", "B", cited, ("die:red4", "card:sword"))]
    assert [each.shows for each in found["XY-DICE-01"] + found["XY-DICE-09"][1:]] == [(), ()]
