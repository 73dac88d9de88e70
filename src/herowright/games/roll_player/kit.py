"""Roll Player and its expansion Fiends & Familiars: everything they bring to the table."""

from pathlib import Path

from herowright.games.roll_player.fiends_familiars.rules.settings import ALONE, WITH_MM
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.kit import Kit, Preset

HERE = Path(__file__).parent
BASE = "herowright.games.roll_player"
EXPANSION = f"{BASE}.fiends_familiars"

KIT = Kit(
    game=ROLL_PLAYER,
    words=(HERE / "words", HERE / "fiends_familiars" / "words"),
    bots={"greedy": f"{BASE}.bot.greedy:GreedyBot"},
    guide=f"{BASE}.bot.search:GUIDE",
    board=f"{BASE}.terminal:board",
    catalog=f"{BASE}.catalog:roll_player",
    pack=f"{BASE}.pack",
    presets=(
        Preset("first-game", seats=2, bots=1, bot="beginner"),
        Preset("short-game", seats=2, bots=1, options={"variants": ["short"]}),
        Preset("full-table", seats=4, bots=3),
        Preset("solo", seats=1, bots=0),
        Preset("shared-screen", seats=2, bots=0),
        Preset("familiars", seats=3, bots=2, options={"expansion": ALONE}),
        Preset("five-heroes", seats=5, bots=4, options={"expansion": WITH_MM}),
    ),
    daily=Preset("daily", seats=1, bots=0),
    heroes=f"{BASE}.heroes:heroes",
    throws=frozenset({"hunt", "hire", "hunt-reroll", "battle-reroll"}),
    lessons=HERE / "lessons.toml",
    views=(f"{BASE}.rules.view:RollPlayerView", f"{EXPANSION}.rules.view:FiendsView"),
    summary=f"{BASE}.lab.summary:summary",
    balance={
        "roll-player": f"{BASE}.lab.balance:roll_player",
        "roll-player-fiends-familiars": f"{EXPANSION}.lab.balance:fiends_familiars",
    },
    balance_subject=f"{EXPANSION}.lab.balance:subject_of",
    claims={"roll-player": f"{BASE}.lab.claims:SUBJECT", "fiends-familiars": f"{EXPANSION}.lab.claims:SUBJECT"},
    play=f"{BASE}.testing:RollPlayerPlay",
    watch=f"{BASE}.lab.watch:RollPlayerWatch",
    learning=f"{BASE}.lab.learning:LEARNING",
    bench={"roll-player/fiends-familiars": {"expansion": ALONE}},
)
