"""A minion whose numbers no card can change, for the tests of what helps in a Hunt."""

from __future__ import annotations

from typing import Any

from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Tier
from herowright.testing import Play, situation

MM = {"expansion": "fiends-familiars-mm"}
TROPHY_AT = 12
WOUNDS = 3
RAT = Minion(
    id="rat",
    number=99,
    dots=1,
    weaknesses=(),
    tiers=(Tier(0, Reward(wounds=WOUNDS)), Tier(6, Reward()), Tier(TROPHY_AT, Reward(), trophy=True)),
)


def market(hero: dict[str, Any], **spec: Any) -> Play:
    """Seat 0 is about to trade or to hunt the rat; the other hero comes after."""
    return situation(
        "roll-player",
        2,
        spec.pop("options", MM),
        phase="market",
        initiative={0: 1, 1: 2},
        heroes=[{"race": "human", "gold": 0, **hero}, {"hero_class": spec.pop("rival", "monk")}],
        cards=[RAT],
        minions=["rat", "bat-swarm", "hellhound"],
        lurking={},
        **spec,
    )


def hunt(hero: dict[str, Any], *rolls: int, **spec: Any) -> Play:
    """Seat 0 has set out against the rat, and the dice will show these faces."""
    table = market(hero, rolls=rolls, **spec)
    table.play("hunt")
    return table


def battle(hero: dict[str, Any], *rolls: int, **spec: Any) -> Play:
    """The battle with the Gorgon begins; nobody holds an adventure token."""
    return situation(
        "roll-player",
        2,
        MM,
        phase="battle",
        heroes=[{"race": "human", "gold": 0, **hero}, {"hero_class": spec.pop("rival", "monk"), "gold": 0}],
        monster=spec.pop("monster", "gorgon"),
        lurking={},
        rolls=rolls,
        **spec,
    )
