"""The Pathfinder Adventure Card Game: everything it brings to the table."""

from pathlib import Path

from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.kit import Kit, Preset, Shortcut, Standing

BASE = "herowright.games.pathfinder"

KIT = Kit(
    game=PATHFINDER,
    words=(Path(__file__).parent / "words",),
    lessons=Path(__file__).parent / "lessons.toml",
    bots={"greedy": f"{BASE}.bot.greedy:GreedyBot"},
    guide=f"{BASE}.bot.search:GUIDE",
    board=f"{BASE}.terminal:board",
    catalog=f"{BASE}.catalog:pathfinder",
    pack=f"{BASE}.pack",
    presets=(
        Preset("first-scenario", seats=2, bots=1),
        Preset("full-party", seats=4, bots=3),
        Preset("solo-hero", seats=1, bots=0),
        Preset("shared-screen", seats=2, bots=0),
    ),
    daily=Preset("daily", seats=1, bots=0),
    points=False,
    heroes=f"{BASE}.heroes:heroes",
    standing={"help": Standing("pass", by_chance=True), "ward": Standing("pass")},
    throws=frozenset({"prepare"}),
    shortcuts=(Shortcut("turn", "end", "done", "pf-opt-end-keep"),),
    between_people=("promise:", "withdraw:", "listen", "skip"),
    views=(f"{BASE}.rules.view:PathfinderView",),
    campaigns=f"{BASE}.rules.campaign",
    summary=f"{BASE}.lab.summary:summary",
    balance={"pathfinder": f"{BASE}.lab.balance:pathfinder"},
    claims={"pathfinder": f"{BASE}.lab.claims:SUBJECT"},
    play=f"{BASE}.testing:PathfinderPlay",
    watch=f"{BASE}.lab.watch:PathfinderWatch",
    learning=f"{BASE}.lab.learning:LEARNING",
)
