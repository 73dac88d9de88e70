"""Garbage is collected rarely, and not by Python itself, while a server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from herowright.server.ops import garbage
from herowright.server.ops.garbage import collected_rarely


class Node:
    me: Node


def cycle() -> weakref.ref[Node]:
    node = Node()
    node.me = node
    return weakref.ref(node)


def test_a_run_follows_when_enough_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "LEAST", 5_000)

    async def serve() -> None:
        async with collected_rarely() as collector:
            assert not gc.isenabled()
            assert gc.get_freeze_count() > 0
            left = cycle()
            heap = [[number] for number in range(2_000)]
            await asyncio.sleep(0.05)
            assert left() is not None, "not worth while"
            heap += [[number] for number in range(20_000)]
            async with asyncio.timeout(10):
                while left() is not None:
                    await asyncio.sleep(0.01)
            assert collector.kept > 20_000
            heap += [[number] for number in range(15_000)]
            assert not collector.due, "the more there is, the rarer it gets"
            del heap

    asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
