"""What can be chosen when a table is opened: the scenario, the box, how help is asked for, and readings of unclear
rules. A campaign brings its party along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from herowright.games.pathfinder.cards.box import BOX
from herowright.table.settings import Setting

SCENARIOS = tuple(scenario.id for scenario in BOX.scenarios)
# The characters take their ready-made decks, or everybody builds one (PF-SETUP-02).
SAMPLE, OWN = DECKS = ("sample", "own")
WITH, WITHOUT = ("with", "without")
# Who is asked before a chance to help closes: those who can help, or nobody.
WHO_CAN, NOBODY = ASKING = ("who-can", "nobody")

# The clauses marked AMBIGUOUS that can be read in more than one way; the first reading is the one the clause gives.
READINGS: dict[str, tuple[str, ...]] = {
    "PF-FEAT-07": ("counts", "own-only"),
    "PF-FEAT-12": ("required", "allowed"),
    "PF-TURN-14": ("lost", "kept"),
    "PF-ENC-19": ("chosen", "as-played"),
    "PF-CHECK-10": ("maker", "encountering"),
    "PF-CHECK-16": ("own", "any"),
    "PF-CHECK-44": ("monsters", "all-banes"),
    "PF-DMG-09": ("chosen", "random"),
    "PF-CLOSE-18": ("two-chances", "one-chance"),
    "PF-BOON-12": ("optional", "forced"),
    "PF-VILLAIN-08": ("each", "one"),
    "PF-VILLAIN-15": ("may", "must"),
    "PF-END-10": ("living", "everybody"),
}

SCHEMA = (
    Setting("scenario", SCENARIOS, SCENARIOS[0], "PF-SETUP-12"),
    Setting("add-on", (WITH, WITHOUT), WITH, "PF-GEN-01"),
    Setting("decks", DECKS, SAMPLE, "PF-SETUP-02"),
    Setting("exchange", ("skipped", "offered"), "skipped", "PF-SETUP-06"),
    Setting("asking", ASKING, WHO_CAN, "PF-CHECK-30"),
    Setting("skipping", ("allowed", "never"), "allowed", "PF-CHECK-30"),
    Setting("too-hard", ("kept", "replaced"), "kept", "PF-SOLO-04"),
    *(Setting(clause, readings, readings[0], clause) for clause, readings in READINGS.items()),
)


@dataclass(frozen=True, slots=True)
class Settings:
    scenario: str
    add_on: bool
    decks: str
    exchange: bool
    asking: str
    skipping: bool
    too_hard: bool
    readings: Mapping[str, str]
    # The party of a campaign (PF-BETWEEN), and a user's pack.
    party: Mapping[str, Any] | None = None
    pack: Mapping[str, Any] | None = None

    @property
    def asks(self) -> bool:
        """Whether seats are asked before a chance to help closes; only then can help be promised."""
        return self.asking == WHO_CAN

    @property
    def path(self) -> bool:
        """Whether an adventure path is being played (PF-SETUP-09)."""
        return self.party is not None

    def reading(self, clause: str) -> str:
        return self.readings[clause]

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Settings:
        return cls(
            options["scenario"],
            options["add-on"] == WITH,
            options["decks"],
            options["exchange"] == "offered",
            options["asking"],
            options["skipping"] == "allowed",
            options["too-hard"] == "replaced",
            {clause: options[clause] for clause in READINGS},
            options.get("party"),
            options.get("pack"),
        )
