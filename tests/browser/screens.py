"""`make screens`: pictures of the page as people see it, in `build/screens`: every page, several moments of a game,
on a desk and on a phone, by day and by night, in all languages."""

from __future__ import annotations

import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from herowright.locale import LANGUAGES
from tests.browser.chromium import started
from tests.browser.visitor import Visitor
from tests.server.processes import Server

FOLDER = Path("build/screens")
SIZES = {"desk": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}
PAGES = (
    "/",
    "/new",
    "/lobby",
    "/tables",
    "/settings",
    "/tutorial",
    "/cards/roll-player",
    "/cards/call-to-adventure",
    "/rules/roll-player",
    "/nowhere",
)
# After so many choices of ours a picture is taken.
MOMENTS = (0, 3, 6, 10, 20)
ME, BOT = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}
# Until what moves has come to rest.
REST = 400


def take(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(REST)
    visitor.page.screenshot(path=FOLDER / f"{name}.png")


def tour(browser: Browser, origin: str, lang: str, size: str, scheme: Any) -> None:
    """All pages, then a game of each kind."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        locale=lang,
        color_scheme=scheme,
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    visitor, about = Visitor(context, origin), f"{size}-{scheme}-{lang}"
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, f"{path.strip('/').replace('/', '-') or 'home'}-{about}")
    visitor.open_table(ME, {"kind": "free"})
    take(visitor, f"waiting-{about}")
    visitor.open_table(ME, BOT, BOT, options={"variants": ["short"]})
    play(visitor, f"table-{about}")
    visitor.open_table(ME, BOT, game="call-to-adventure", options={"mode": "co-op"})
    play(visitor, f"adventure-{about}")
    context.close()


def play(visitor: Visitor, name: str) -> None:
    """A game to its score sheet, always by the first option."""
    made = 0
    while visitor.my_turn():
        if made in MOMENTS:
            take(visitor, f"{name}-{made:02}")
        visitor.choose()
        made += 1
    take(visitor, f"{name}-end")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        server = Server(f"sqlite:///{folder}/tables.sqlite3")
        try:
            for lang, size, scheme in product(LANGUAGES, SIZES, ("light", "dark")):
                tour(browser, server.origin, lang, size, scheme)
                print(f"{FOLDER}/*-{size}-{scheme}-{lang}.png", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
