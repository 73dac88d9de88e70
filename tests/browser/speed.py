"""`make speed`: how large the page is, and how soon a table can be played on a slow machine."""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

from herowright.server.http.page import FOLDER
from tests.browser.chromium import started
from tests.browser.visitor import Visitor
from tests.server.processes import Server

SLOWER = 4
RUNS = 5


def script_bytes(folder: Path = FOLDER) -> int:
    """All JavaScript of the page, compressed."""
    return sum(len(gzip.compress(script.read_bytes())) for script in folder.rglob("*.js"))


def main() -> None:
    print(f"JavaScript, compressed: {script_bytes() / 1000:.0f} kB of all pages together")
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        server = Server(f"sqlite:///{folder}/tables.sqlite3")
        try:
            for what in ("empty cache", "full cache"):
                times = []
                for _ in range(RUNS):
                    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en")
                    visitor = Visitor(context, server.origin)
                    table = visitor.open_table({"kind": "me", "name": "Edda"})
                    visitor.my_turn()
                    session = context.new_cdp_session(visitor.page)
                    if what == "empty cache":
                        session.send("Network.clearBrowserCache")
                    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                    began = time.perf_counter()
                    visitor.go(f"/t/{table}")
                    visitor.my_turn()
                    times.append(time.perf_counter() - began)
                    context.close()
                print(f"first board on a processor {SLOWER} times slower, {what}: {median(times):.2f} s", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
