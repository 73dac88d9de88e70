"""Nothing a user can see changes unnoticed."""

import pytest

from tests.golden.playthrough import RECIPES, Recipe, write_again


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_playthrough_is_as_written_down(recipe: Recipe) -> None:
    golden = recipe.file.read_text(encoding="utf-8").splitlines()
    played = write_again(recipe, golden)
    for number, (old, new) in enumerate(zip(golden, played, strict=False), start=1):
        assert new == old, f"{recipe.file.name}:{number} differs; if that is meant, run `make golden` and read the diff"
    assert len(played) == len(golden)
