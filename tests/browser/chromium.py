"""The Chromium of this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from herowright.server.http.page import is_built

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextmanager
def started() -> Iterator[Browser]:
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert program, "there is no Chromium: run the tests with `make test`"
    assert is_built(), "the page is not built: run the tests with `make test`"
    flags = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        yield browser
        browser.close()
