"""Campaigns for tests: a player of one, and a box in which a scenario is soon won, whoever plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from herowright.games.pathfinder.cards.box import BOX, Box
from tests.server.running import PATIENCE, Browser, Running

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
FREE = {"kind": "free"}
PERILS = ["brigandoom", "the-poison-pill", "black-fangs-dungeon"]


def easy_box() -> Box:
    """One empty location with nothing but a feeble villain, in every scenario of the Perils."""
    villains = [
        replace(BOX.find("bane", villain), defeat="Combat 2", immune=(), before=(), standing=(), undefeated=())
        for id in PERILS
        for villain in BOX.find("scenario", id).villains
    ]
    scenarios = [replace(BOX.find("scenario", id), locations=(("farmhouse",),), during=()) for id in PERILS]
    return BOX.with_cards(replace(BOX.find("location", "farmhouse"), deck={}), *villains, *scenarios)


class Leader(Browser):
    """Somebody who leads one campaign."""

    campaign = ""
    invite = ""

    @property
    def at(self) -> str:
        return f"/api/campaigns/{self.campaign}"

    def begin(self, name: str = "The Lost Coast", **more: Any) -> str:
        created = self.change("/api/campaigns", {"name": name, **more})
        assert created.status_code == 201, created.text
        self.campaign, self.invite = created.json()["campaign"], created.json()["invite"]
        return self.campaign

    def info(self) -> dict[str, Any]:
        answer = self.get(self.at)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def party(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"{self.at}/export").json()["party"]
        return found

    def play(self, *seats: dict[str, Any], **more: Any) -> str:
        """Open a table; returns its id."""
        created = self.change(f"{self.at}/tables", {"seats": list(seats), **more})
        assert created.status_code == 201, created.text
        return str(created.json()["table"])

    def played(self) -> dict[str, Any]:
        """Wait until the bots have finished; returns the campaign then."""
        self.wait_for(lambda: self.info()["table"] is None)
        return self.info()

    def wait_for(self, done: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE * 2
        while not done():
            assert time.monotonic() < until, "the scenario does not end"
            time.sleep(0.05)


def leader(running: Running, like: Browser | None = None) -> Leader:
    """A new player, or one who was at this server's database before."""
    found = Leader(running)
    running.browsers.append(found)
    if like is None:
        found.get("/api/me")
    else:
        found.cookies.update(dict(like.cookies))
    if isinstance(like, Leader):
        found.campaign, found.invite = like.campaign, like.invite
    return found
