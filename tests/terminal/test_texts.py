"""The texts of the terminal are the same in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herowright
from herowright.games.roll_player.rules.components import SHEET_ROW_IDS
from herowright.locale import LANGUAGES, Texts
from herowright.locale.texts import word_files
from herowright.terminal.commands import HELP

TREE = Path(herowright.__file__).parent
FILES = [file for file in TREE.rglob("*.py") if "terminal" in file.relative_to(TREE).parts]
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in FILES)


def written(lang: str) -> str:
    files = [file for file in word_files(lang) if file.name.startswith("terminal")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def ids(lang: str) -> list[str]:
    return re.findall(r"^(term-[a-z0-9-]+) =", written(lang), flags=re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(lang: str) -> None:
    assert ids(lang) == ids("en")
    assert len(set(ids(lang))) == len(ids(lang))


def test_nothing_is_said_that_is_not_worded_and_nothing_is_worded_in_vain() -> None:
    said = {*re.findall(r"term-[a-z0-9-]+", SOURCE), *re.findall(r"\{ (term-[a-z0-9-]+) \}", written("en"))}
    begun = tuple(id for id in said if id.endswith("-"))
    assert not {id for id in said if id not in ids("en") and not id.endswith("-")}
    assert not {id for id in ids("en") if id not in said and not id.startswith(begun)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_fit_the_narrow_columns_of_a_sheet(lang: str) -> None:
    texts = Texts(lang)
    assert all(len(texts.say(f"term-action-{row}")) <= 17 for row in SHEET_ROW_IDS)
    assert len(texts.say("term-value")) <= 6
    assert len(texts.say("term-goal")) <= 5


def test_help_covers_the_commands() -> None:
    assert len({id for _, id in HELP}) == len(HELP)


def test_the_terminal_knows_only_what_a_seat_may_know() -> None:
    assert not re.search(r"table\.(state|log|_)", SOURCE)
