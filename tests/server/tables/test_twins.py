"""A choice is tried on the game before the last one, after that has caught up: nobody else may know that game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from herowright.games import registry
from herowright.server.store import StorageFailed
from herowright.server.tables import playing
from herowright.server.tables.room import Room
from herowright.table.errors import IllegalChoice
from tests.server.rooms import ME, house, in_a_loop, newcomer, opened


async def move(room: Room, rng: random.Random, player: str) -> None:
    asked = room.game.decision
    assert asked is not None
    async with room.lock:
        await playing.move(room, asked.seat, player, rng.choice(asked.options).key, room.game.made)


@pytest.mark.parametrize("game", registry.kits())
@in_a_loop
async def test_whoever_holds_on_to_a_game_never_sees_it_change(tmp_path: Path, game: str) -> None:
    rng = random.Random(11)
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, game=game)
        held: list[tuple[Any, int, str]] = []
        caught_up = 0
        for _ in range(60):
            if room.game.decision is None:
                break
            if rng.random() < 0.2:
                held.append((room.game, room.game.made, room.game.fingerprint()))
            caught_up += room.before is not None
            await move(room, rng, edda.id)
        assert caught_up > room.game.made / 2
        for table, made, fingerprint in [*held, (room.game, room.game.made, room.game.fingerprint())]:
            assert (table.made, table.fingerprint()) == (made, fingerprint)
            assert room.game.moment(made).fingerprint() == fingerprint
        assert room.game.log == room.game.moment(room.game.made).log


@in_a_loop
async def test_what_is_refused_or_not_stored_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(12)
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME)
        for _ in range(3):
            await move(room, rng, edda.id)
        before = room.game.fingerprint()
        async with room.lock:
            with pytest.raises(IllegalChoice):
                await playing.move(room, 0, edda.id, "to the moon", 3)
        assert room.game.fingerprint() == before
        await move(room, rng, edda.id)
        before = room.game.fingerprint()

        async def fails(*_: object, **__: object) -> None:
            await asyncio.sleep(0)
            raise StorageFailed

        with monkeypatch.context() as patch:
            patch.setattr(rooms.store.tables, "append", fails)
            with pytest.raises(StorageFailed):
                await move(room, rng, edda.id)
        assert (room.game.made, room.game.fingerprint()) == (4, before)
        for _ in range(5):
            await move(room, rng, edda.id)
        assert room.game.fingerprint() == room.game.moment(9).fingerprint()
