"""`make pictures`: the pictures of the README, from a game that a bot's advice has brought to a good moment."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from herowright.games.pathfinder.rules import campaign as rules
from tests.browser.chromium import started
from tests.browser.test_campaigns import veterans
from tests.browser.visitor import Visitor, say
from tests.server.processes import Server

FOLDER = Path("docs/pictures")
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
ME, MIRA, BRUNO = (
    {"kind": "me", "name": "Edda"},
    {"kind": "bot", "bot": "greedy", "name": "Mira"},
    {"kind": "bot", "bot": "greedy", "name": "Bruno"},
)
REST = 700

# Plays by the advice of a bot, without drawing anything, until a question of a kind in a round, or after so many
# decisions of a game without rounds (0: to the end).
PLAY_ON = """([table, round, kind]) => new Promise((done, failed) => {
    const live = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
    const send = (message) => live.send(JSON.stringify(message));
    let state = null;
    live.onopen = () => send({ type: 'hello' });
    live.onerror = failed;
    live.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'hint')
            return send({ type: 'choose', id: 2, seat: 0, key: told.advice[0].key, decisions: told.decisions });
        if (!told.state) return;
        state = told.state;
        const there = (state.view.round ?? state.decisions) >= round && state.decision?.kind === kind;
        if (state.outcome || (round && there)) {
            live.close();
            done(state.decisions);
        } else if (state.decision)
            send({ type: 'ask-hint', id: 1, seat: 0, decisions: state.decisions });
    };
})"""


def visitor(browser: Browser, origin: str, size: Any, scheme: Any = "light") -> Visitor:
    context = browser.new_context(viewport=size, locale="en", color_scheme=scheme, reduced_motion="reduce")
    return Visitor(context, origin)


def take(who: Visitor, name: str) -> None:
    who.page.wait_for_load_state("networkidle")
    who.page.wait_for_timeout(REST)
    who.page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png", flush=True)


def played(who: Visitor, round: int, kind: str, game: str = "roll-player") -> str:
    """A table at the moment of such a question."""
    who.go("/settings")
    who.page.wait_for_load_state("networkidle")
    plan = {"game": game, "seats": [ME, MIRA, BRUNO], "seed": "4", "title": "Friday evening"}
    table = str(who.post("/api/tables", plan)["table"])
    who.page.evaluate(PLAY_ON, [table, round, kind])
    who.go(f"/t/{table}")
    return table


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        server = Server(f"sqlite:///{folder}/tables.sqlite3")
        try:
            desk = visitor(browser, server.origin, DESK)
            played(desk, 7, "place")
            take(desk, "table")
            desk.go("/new")
            take(desk, "new")
            played(desk, 130, "prepare", "call-to-adventure")
            take(desk, "adventure")
            played(desk, 0, "", "call-to-adventure")
            desk.page.get_by_role("button", name=say("web-ca-tale")).click()
            take(desk, "tale")
            played(desk, 60, "prepare", "pathfinder")
            take(desk, "pathfinder")
            party = rules.export_party(veterans() | {"name": "Friday evening"})
            desk.go("/c/" + desk.post("/api/campaigns/import", party)["campaign"])
            take(desk, "campaign")
            played(desk, 0, "")
            desk.page.get_by_role("dialog").get_by_text(say("category-goals")).first.wait_for()
            take(desk, "score")
            dark = visitor(browser, server.origin, DESK, "dark")
            dark.go("/cards")
            take(dark, "cards-dark")
            phone = visitor(browser, server.origin, PHONE)
            played(phone, 6, "market")
            take(phone, "phone")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
