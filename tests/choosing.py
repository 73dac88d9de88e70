"""How random games are chosen through without wandering about for a thousand decisions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

# Weapons thrown away, runes left out, the same row again and again.
LEADS_NOWHERE = ("drop:", "leave:", "journey:", "hush:")


class Offer(Protocol):
    @property
    def key(self) -> str: ...


O = TypeVar("O", bound=Offer)  # noqa: E741


def onward(options: Sequence[O], rng: random.Random) -> O:
    """Any option, but what leads nowhere is rare."""
    kept = [option for option in options if not option.key.startswith(LEADS_NOWHERE) or rng.random() < 0.05]
    return rng.choice(kept or options)
