"""A Monster with numbers of our own, so that no re-balanced card can disturb a rule."""

from __future__ import annotations

from herowright.games.roll_player.fiends_familiars.cards.terrors import Terror
from herowright.games.roll_player.fiends_familiars.cards.types import Monster
from herowright.games.roll_player.rules.components import RED

STRENGTH = 10
TIERS = ((STRENGTH, 2), (15, 5))


def hydra(
    terror: Terror | None = None,
    *,
    players: str = "2p",
    master: int = 3,
    tiers: tuple[tuple[int, int], ...] = TIERS,
) -> Monster:
    """Harmless, unless a terror is given; it takes the place of the hydra of the box."""
    return Monster(
        id=f"hydra-{players}",
        number=901,
        kin="hydra",
        players=players,
        colour=RED,
        ability="five-headed",
        terror=terror or Terror(),
        strength=STRENGTH,
        tiers=tiers,
        master=master,
    )
