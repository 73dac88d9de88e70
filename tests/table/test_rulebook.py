"""The clauses players read are complete in every language."""

import pytest

from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.table.rulebook import clauses


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
