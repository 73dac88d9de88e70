"""What can be chosen besides when Fiends & Familiars is played: with which boxes, and readings of unclear rules."""

from __future__ import annotations

# Without it, alone, or with Monsters & Minions.
NONE: str = "none"
ALONE: str = "fiends-familiars"
WITH_MM: str = "fiends-familiars-mm"
EXPANSIONS: tuple[str, ...] = (NONE, ALONE, WITH_MM)

# The clauses marked AMBIGUOUS that can be read in more than one way. The first reading is the one
# the clause gives.
READINGS: dict[str, tuple[str, ...]] = {
    "FF-SETUP-18": ("pattern", "fourth-and-fifth", "none"),
    "FF-SETUP-26": ("none", "familiar-action"),
    "FF-FIEND-07": ("allowed", "refused"),
    "FF-HUNT-08": ("one-token", "any-number"),
    "FF-HUNT-14": ("tier-reached", "lower-tiers-too"),
    "FF-MON-03": ("allowed", "refused"),
    "FF-MON-12": ("result", "dice"),
    "FF-MON-18": ("step-by-step", "hero-by-hero"),
    "FF-MON-19": ("adjusted", "dice-alone"),
    "FF-CARD-06": ("action", "none"),
    "FF-SCORE-04": ("by-list", "one-star"),
    "FF-SOLO-05": ("put-away", "kept"),
    "FF-SOLO-06": ("removed", "kept"),
    "FF-SOLO-11": ("fixed", "one-after-another"),
}

# A clause that knows this box alone, and what the second one could change about it.
CHOICES: dict[str, tuple[str, ...]] = {"FF-SETUP-29": ("this-box", "both-boxes")}

ALL_READINGS: dict[str, tuple[str, ...]] = READINGS | CHOICES

# Five can play only with the second box (FF-SETUP-36), and only there are more Monsters to draw from.
OF_THE_SECOND_BOX = ("FF-SETUP-18", "FF-SETUP-29")


def boxes_for(clause: str) -> tuple[str, ...]:
    """With which boxes a reading matters."""
    return (WITH_MM,) if clause in OF_THE_SECOND_BOX else (ALONE, WITH_MM)
