"""The cards of a box are put into words once, however many ask at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from herowright.server.tables.cards import KEPT, Catalogue
from tests.server.rooms import in_a_loop


class Composer:
    """Stands for the process in which cards are composed."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.go = asyncio.Event()

    async def __call__(self, work: Any, *about: Any) -> bytes:
        self.done.append(about)
        await self.go.wait()
        return b"[]"


@in_a_loop
async def test_many_ask_at_once_and_one_composes() -> None:
    catalogue, composer = Catalogue(), Composer()
    asked = [asyncio.create_task(catalogue.cards("roll-player", {}, "en", composer)) for _ in range(20)]
    asked.append(asyncio.create_task(catalogue.cards("roll-player", {}, "pl", composer)))
    await asyncio.sleep(0)
    asked[0].cancel()  # whoever asked first may go
    composer.go.set()
    assert all(str(found) for found in await asyncio.gather(*asked[1:]))
    await catalogue.cards("roll-player", {"edition": None}, "en", composer)
    assert composer.done == [("roll-player", {}, "en"), ("roll-player", {}, "pl")]


@in_a_loop
async def test_what_failed_is_tried_again_and_no_more_than_some_are_kept() -> None:
    catalogue, composer = Catalogue(), Composer()

    async def fails(*about: Any) -> bytes:
        raise LookupError

    with pytest.raises(LookupError):
        await catalogue.cards("roll-player", {}, "en", fails)
    composer.go.set()
    for number in range(KEPT + 5):
        await catalogue.cards("roll-player", {"pack": {"number": number}}, "en", composer)
    assert len(catalogue.kept) == KEPT
    assert len(composer.done) == KEPT + 5
