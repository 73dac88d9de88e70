"""The load that `make load` puts on a server, in small."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from herowright.lab.load.__main__ import load, spectators
from herowright.lab.load.field import Measured
from herowright.lab.load.ours import Ours, check_kept
from herowright.server.ops.config import Config, Limits
from tests.server.running import Running


def test_everything_that_is_counted_was_confirmed_seen_and_kept(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/load.sqlite3"
    with Running(Config(db=db, bot_pace=0, limits=Limits.off())) as running:
        host = Ours(os.getpid(), running.port, "roll-player")
        measured, _ = asyncio.run(load(host, tables=3, pause=0.0, seconds=1.0))
        assert 0 < measured.accepted <= sum(host.sure.values())
        assert (measured.lost, measured.refused) == (0, 0)
        assert measured.arrivals
        assert len(measured.confirmations) >= measured.accepted
        host = Ours(os.getpid(), running.port, "roll-player")
        # Long enough that even on a busy machine one choice is everywhere before the next is made.
        watched = asyncio.run(spectators(host, 4, seconds=1.0, pause=0.3))
        assert watched.everywhere, "the last of the spectators has seen it"
    asyncio.run(check_kept(db, host.sure))
    lost = {table: many + 1 for table, many in host.sure.items()}
    with pytest.raises(SystemExit, match="1 choices were confirmed and not kept"):
        asyncio.run(check_kept(db, lost))


def test_figures_of_slices_add_up() -> None:
    whole = Measured()
    for arrival in (0.001, 0.003, 0.002):
        whole.add(Measured(seconds=1.0, accepted=10, arrivals=[arrival], confirmations=[arrival], server=0.005))
    figures = whole.figures()
    assert (figures["decisions"], figures["decisions_per_second"]) == (30, 10.0)
    assert (figures["arrival_median_ms"], figures["arrival_p99_ms"]) == (2.0, 3.0)
    assert figures["server_us_per_decision"] == 500
