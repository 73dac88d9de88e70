"""`make golden`: writes all playthroughs anew. Read the diff before you commit it."""

from tests.golden.playthrough import RECIPES, write

for recipe in RECIPES:
    before = recipe.file.read_text(encoding="utf-8") if recipe.file.exists() else ""
    after = write(recipe)
    recipe.file.write_text(after, encoding="utf-8")
    print(f"{recipe.file.name}: {'unchanged' if after == before else 'changed'}")
