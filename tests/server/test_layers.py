"""Which room of the server knows what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import herowright.server

SERVER = Path(herowright.server.__file__).parent


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_sql_is_the_business_of_the_store_alone() -> None:
    knowing = {
        file.relative_to(SERVER.parent).parts[:2]
        for file in SERVER.parent.rglob("*.py")
        if any(name.split(".")[0] in ("sqlalchemy", "alembic", "psycopg", "sqlite3") for name in imports(file))
    }
    assert knowing == {("server", "store")}
