"""One Chromium and one server for the tests of a process; a fresh visitor for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import started
from tests.browser.visitor import AT_ONCE, UNDRAWN, Visitor
from tests.server.processes import Server

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with started() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3", arranged=True)
    yield running
    running.stop()


@pytest.fixture
def invite(chromium: Browser, server: Server) -> Iterator[Invite]:
    """Visitors, each with a browser profile of their own; in the end none of them has seen an error."""
    visitors: list[Visitor] = []

    def make(
        origin: str | None = None, phone: bool = False, prefs: Mapping[str, Any] = AT_ONCE, **context: Any
    ) -> Visitor:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 720}
        settings: dict[str, Any] = {
            "viewport": size,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "has_touch": phone,
            # What a service worker fetches no test can answer in the server's place.
            "service_workers": "block",
        } | context
        profile = chromium.new_context(**settings)
        profile.add_init_script(UNDRAWN)
        visitor = Visitor(profile, origin or server.origin, prefs)
        visitors.append(visitor)
        return visitor

    yield make
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    return invite()
