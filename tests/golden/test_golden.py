"""Nothing a user can see changes unnoticed."""

from pathlib import Path

import pytest

from tests.golden import recording
from tests.golden.playthrough import RECIPES, Recipe
from tests.golden.recording import FOLDER, IN_FULL, difference, file_of, recorded, write


@pytest.mark.apart
@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_playthrough_is_as_recorded(recipe: Recipe) -> None:
    if told := difference(recipe):
        pytest.fail(f"{told}\nif that is meant, run `make golden` and read the diff", pytrace=False)


def test_each_recording_belongs_to_a_recipe() -> None:
    assert {file_of(recipe) for recipe in RECIPES} == {*FOLDER.glob("*.txt"), *FOLDER.glob("*.moves")}
    assert {recipe.name for recipe in RECIPES} >= IN_FULL


# What is told when a recording does not fit, and what `make golden` then does.


def another_recording(recipe: Recipe, lines: list[str], folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(recording, "FOLDER", folder)
    file_of(recipe).write_text("\n".join(lines) + "\n", encoding="utf-8")


def recipe_of(name: str) -> Recipe:
    return next(recipe for recipe in RECIPES if recipe.name == name)


def test_a_full_text_that_differs_is_shown_beside_the_one_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = recipe_of("call-to-adventure-co-op-1")
    lines = [line.replace("(may undo)", "(no undo)") for line in recorded(recipe)]
    another_recording(recipe, lines, tmp_path, monkeypatch)
    told = difference(recipe).splitlines()
    was, now = (next(line for line in told if line.startswith(sign) and "undo)" in line) for sign in "-+")
    assert was[1:] == now[1:].replace("may undo", "no undo")


def test_the_first_passage_with_another_hash_is_shown_as_it_reads_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = recipe_of("call-to-adventure-co-op-2")
    lines = recorded(recipe)
    seat, key = lines[7].split()[1:]
    lines[7] = f"0000000000 {seat} {key}"
    another_recording(recipe, lines, tmp_path, monkeypatch)
    told = difference(recipe)
    assert "differs first at passage 7" in told
    marked = [line for line in told.splitlines() if line.startswith("  ! ")]
    assert any(line.startswith("  ! 7. seat") for line in marked)
    assert any(line.startswith(f"  !  > seat {seat}: {key} ") for line in marked)
    assert write(recipe)
    assert difference(recipe) == ""


def test_choices_stay_until_one_is_not_on_offer_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = recipe_of("call-to-adventure-co-op-2")
    lines = recorded(recipe)
    another_recording(recipe, [*lines[:7], "0000000000 0 nowhere", *lines[8:]], tmp_path, monkeypatch)
    assert " > 0 nowhere is not on offer any more" in difference(recipe)
    assert write(recipe)
    again = recorded(recipe)
    assert again[:7] == lines[:7]
    assert again[7] != "0000000000 0 nowhere"
    assert again[-1].endswith(" end")
    assert difference(recipe) == ""


def test_a_recording_that_is_too_short_or_too_long_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = recipe_of("call-to-adventure-co-op-2")
    lines = recorded(recipe)
    for wrong in (lines[:-1], [*lines, "0000000000 0 turn"], lines[:-5]):
        another_recording(recipe, wrong, tmp_path, monkeypatch)
        assert "differs first at passage" in difference(recipe)
