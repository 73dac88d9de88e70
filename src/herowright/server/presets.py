"""Good ways to begin, one click each; `preset-<id>` are their words."""

from __future__ import annotations

from herowright.server.messages import Preset

PRESETS: dict[str, tuple[Preset, ...]] = {
    "roll-player": (
        Preset(id="first-game", seats=2, bots=1, options={}),
        Preset(id="short-game", seats=2, bots=1, options={"variants": ["short"]}),
        Preset(id="full-table", seats=4, bots=3, options={}),
        Preset(id="solo", seats=1, bots=0, options={}),
        Preset(id="shared-screen", seats=2, bots=0, options={}),
        Preset(id="familiars", seats=3, bots=2, options={"expansion": "fiends-familiars"}),
        Preset(id="five-heroes", seats=5, bots=4, options={"expansion": "fiends-familiars-mm"}),
    ),
    "call-to-adventure": (
        Preset(id="first-tale", seats=2, bots=1, options={"first-game": ["deal-one", "basic-cards"]}),
        Preset(id="full-tale", seats=3, bots=2, options={}),
        Preset(id="solo-tale", seats=1, bots=0, options={}),
        Preset(id="together", seats=2, bots=1, options={"mode": "co-op"}),
        Preset(id="shared-screen", seats=2, bots=0, options={}),
    ),
    "pathfinder": (
        Preset(id="first-scenario", seats=2, bots=1, options={}),
        Preset(id="full-party", seats=4, bots=3, options={}),
        Preset(id="solo-hero", seats=1, bots=0, options={}),
        Preset(id="shared-screen", seats=2, bots=0, options={}),
    ),
}
