"""Call to Adventure: everything it brings to the table."""

from pathlib import Path

from herowright.games.call_to_adventure.rules.game import CALL_TO_ADVENTURE
from herowright.kit import Kit, Preset

BASE = "herowright.games.call_to_adventure"

KIT = Kit(
    game=CALL_TO_ADVENTURE,
    words=(Path(__file__).parent / "words",),
    lessons=Path(__file__).parent / "lessons.toml",
    bots={"greedy": f"{BASE}.bot.greedy:GreedyBot"},
    guide=f"{BASE}.bot.search:GUIDE",
    board=f"{BASE}.terminal:board",
    catalog=f"{BASE}.catalog:call_to_adventure",
    pack=f"{BASE}.pack",
    presets=(
        Preset("first-tale", seats=2, bots=1, bot="beginner", options={"first-game": ["deal-one", "basic-cards"]}),
        Preset("full-tale", seats=3, bots=2),
        Preset("solo-tale", seats=1, bots=0),
        Preset("together", seats=2, bots=1, options={"mode": "co-op"}),
        Preset("shared-screen", seats=2, bots=0),
    ),
    daily=Preset("daily", seats=1, bots=0),
    heroes=f"{BASE}.heroes:heroes",
    throws=frozenset({"prepare"}),
    views=(f"{BASE}.rules.view:CallToAdventureView",),
    summary=f"{BASE}.lab.summary:summary",
    balance={"call-to-adventure": f"{BASE}.lab.balance:call_to_adventure"},
    claims={"call-to-adventure": f"{BASE}.lab.claims:SUBJECT"},
    play=f"{BASE}.testing:CallToAdventurePlay",
    watch=f"{BASE}.lab.watch:CallToAdventureWatch",
    learning=f"{BASE}.lab.learning:LEARNING",
)
