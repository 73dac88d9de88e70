"""`make screens`: pictures of the page as people see it, in `build/screens`: every page, several moments of a game,
on screens of all sizes, by day and by night, in all languages. `ARGS="phone-dark-pl"` takes only those."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Container
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from herowright.games.pathfinder.rules import campaign as rules
from herowright.locale import LANGUAGES
from herowright.testing import Play, situation
from tests.browser.chromium import started
from tests.browser.test_campaigns import veterans
from tests.browser.visitor import Visitor
from tests.server.processes import Server

FOLDER = Path("build/screens")
SIZES = {
    "desk": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "large-desk": {"width": 1920, "height": 1080},
    "old-screen": {"width": 1024, "height": 768},
    "phone-on-its-side": {"width": 844, "height": 390},
}
PHONES = ("phone", "phone-on-its-side")
PAGES = (
    "/",
    "/new",
    "/lobby",
    "/tables",
    "/history",
    "/daily/roll-player",
    "/settings",
    "/campaigns",
    "/tutorial",
    "/tutorial/pathfinder",
    "/cards/roll-player",
    "/cards/call-to-adventure",
    "/cards/pathfinder",
    "/rules/roll-player",
    "/rules/pathfinder/PF-CHK-03",
    "/friend",
    "/t/nowhere",
    "/nowhere",
)
# After so many choices of ours a picture is taken.
MOMENTS = (0, 3, 6, 10, 20)
ME, BOT = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}
# More cards than any other hand, of every kind.
HAND = [
    "longsword",
    "dagger",
    "short-sword",
    "mace",
    "cure",
    "chain-mail",
    "caltrops",
    "crowbar",
    "holy-water",
    "guard",
    "blessing-of-the-gods",
]
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
        has_touch=size in PHONES,
    )
    visitor, about = Visitor(context, origin), f"{size}-{scheme}-{lang}"
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, f"{path.strip('/').replace('/', '-') or 'home'}-{about}")
    visitor.open_table(ME, {"kind": "free"})
    take(visitor, f"waiting-{about}")
    visitor.open_table(ME, BOT, BOT, options={"variants": ["short"]})
    dialogs(visitor, about)
    play(visitor, f"table-{about}")
    finished(visitor, about)
    visitor.open_table(ME, BOT, game="call-to-adventure", options={"mode": "co-op"})
    play(visitor, f"adventure-{about}")
    visitor.open_table(ME, BOT, game="pathfinder")
    visitor.my_turn()
    take(visitor, f"pathfinder-set-up-{about}")
    for moment, arranged in pathfinder().items():
        visitor.bring(arranged.table)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, f"pathfinder-{moment}-{about}")
    play(visitor, f"pathfinder-{about}", moments=())
    campaign = visitor.post("/api/campaigns/import", rules.export_party(veterans()))["campaign"]
    for name, path in {"campaign": f"/c/{campaign}", "campaigns-mine": "/campaigns"}.items():
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, f"{name}-{about}")
    context.close()


def dialogs(visitor: Visitor, about: str) -> None:
    """What opens over a table: by a key each."""
    visitor.my_turn()
    for key, name in {"m": "menu", "?": "keys", "r": "rule", "/": "words"}.items():
        visitor.press(key)
        visitor.page.get_by_role("dialog").first.wait_for()
        take(visitor, f"dialog-{name}-{about}")
        visitor.press("Escape")


def finished(visitor: Visitor, about: str) -> None:
    """What is left of a game: its replay, and lines in what one has played."""
    for name, path in {"replay": f"{visitor.page.url}/replay", "history": "/history", "tables": "/tables"}.items():
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        take(visitor, f"{name}-played-{about}")


def pathfinder() -> dict[str, Play]:
    """A scenario is long: its moments are arranged. From the last one it is a few choices to the end."""
    lem = {"character": "lem", "hand": HAND}
    kyra = {"character": "kyra", "hand": ["blessing-of-the-gods", "cure", "aid"]}
    places = {"woods": ["goblin-warrior", "bugbear"], "waterfront": None, "farmhouse": None, "academy": None}
    party = rules.new_party("Tuesday")

    def met(*keys: str, seats: int = 2, turn: int = 0, heroes: Any = (lem, kyra)) -> Play:
        table = situation("pathfinder", seats, turn=turn, heroes=heroes, places=places, rolls=[1, ...])
        table.play(*keys)
        return table

    check = ("explore", "face", "reveal:mace:strength")
    return {
        "turn": met(seats=6, heroes=[lem, kyra, {}, {}, {}, {}]),
        "evade": met("explore"),
        "skill": met(*check[:2]),
        "check": met(*check),
        "help": met(*check, "roll"),
        "damage": met(*check, "roll", "pass"),
        "suffer": met(*check, "roll", "pass", "take-it", "pass"),
        "feat": situation(
            "pathfinder",
            1,
            {"party": party, "scenario": "attack-on-sandpoint"},
            step=("rewards",),
            won=True,
            heroes=[kyra],
        ),
        "rebuild": situation("pathfinder", 2, {"party": party}, step=("gather",), won=True, heroes=[kyra, lem]),
        "late": situation("pathfinder", 2, step=("end_turn",), blessings=0, heroes=[kyra, lem]),
    }


def play(visitor: Visitor, name: str, moments: Container[int] = MOMENTS) -> None:
    """A game to its score sheet, always by the first option."""
    made = 0
    while visitor.my_turn():
        if made in moments:
            take(visitor, f"{name}-{made:02}")
        visitor.choose()
        made += 1
    take(visitor, f"{name}-end")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", arranged=True)
        try:
            for lang, size, scheme in product(LANGUAGES, SIZES, ("light", "dark")):
                if sys.argv[1:] and f"{size}-{scheme}-{lang}" not in sys.argv:
                    continue
                tour(browser, server.origin, lang, size, scheme)
                print(f"{FOLDER}/*-{size}-{scheme}-{lang}.png", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
