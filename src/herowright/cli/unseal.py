"""`herowright unseal`: opens the sealed file of a game that several people were playing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from herowright.cli.params import BadUsage, Db, File, Lang, read_file
from herowright.cli.serve import default_db
from herowright.cli.speech import Speaker
from herowright.files import writing
from herowright.table.errors import BadSave


def unseal(
    file: File,
    to: Annotated[Path, typer.Argument(metavar="TO")],
    db: Db = None,
    lang: Lang = None,
) -> None:
    from herowright.server.tables import sealing

    sealed = read_file(file)
    if not sealing.is_sealed(sealed):
        raise BadSave("cli-unseal-open")
    if to.exists():
        raise BadUsage("cli-unseal-exists", file=str(to))
    blob = asyncio.run(_unsealed(sealed, db or default_db()))
    with writing(to):
        to.write_bytes(blob)
    Speaker(lang).say("cli-unseal-done", file=str(to))


async def _unsealed(sealed: bytes, db: str) -> bytes:
    from herowright.server.store import Store
    from herowright.server.tables import sealing

    store = Store.beside(db)
    try:
        return sealing.unseal(sealed, await store.sealer())
    finally:
        await store.close()
