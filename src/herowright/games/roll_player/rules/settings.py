"""What can be chosen when a table is opened: edition, variants, and readings of unclear rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from herowright.games.roll_player.fiends_familiars.rules import settings as fiends_familiars
from herowright.table.settings import Setting

EDITIONS = ("pl2", "de1")
LESS_RANDOM, RANDOM_MARKET, SHORT, FRIENDLY = VARIANTS = ("less-random", "random-market", "short", "friendly-market")
CLASS_METHODS = ("draw", "pick", "pick-clockwise", "pick-reverse")

# The clauses marked AMBIGUOUS that can be read in more than one way. The first reading is the one
# the clause gives.
READINGS: dict[str, tuple[str, ...]] = {
    "RP-COMP-18": ("endless", "printed"),
    "RP-SETUP-02": ("tied", "everybody"),
    "RP-SETUP-08": ("from-first", "by-seat"),
    "RP-SETUP-22": ("discard-pile", "box"),
    "RP-DICE-10": ("always", "starting-dice"),
    "RP-DICE-28": ("take-card", "sit-out"),
    "RP-CHA-05": ("any-number", "one"),
    "RP-CLEAN-07": ("deal-first", "shuffle-first"),
    "RP-SKILL-08": ("first-player", "as-announced"),
    "RP-SKILL-09": ("allowed", "refused"),
    "RP-END-03": ("finish-round", "at-once"),
    "RP-CARD-07": ("printed-price", "one-gold-more"),
    "RP-CARD-14": ("every-row", "strength"),
    "RP-CARD-28": ("unfinished-set", "nothing"),
    "RP-CARD-29": ("every-purchase", "first-purchase"),
    "RP-CARD-30": ("diplomacy", "target"),
    "RP-CARD-31": ("instead", "extra"),
    "RP-CARD-32": ("any-time", "market-turn"),
    "RP-VAR-12": ("fixed-and-drawn", "drawn"),
    "RP-VAR-13": ("usual-totals", "none"),
    "RP-SOLO-10": ("after-action", "on-choosing"),
    "RP-ED-13-DE1": ("allowed", "refused"),
    "RP-ED-15-DE1": ("refused", "allowed"),
    "RP-ED-26-DE1": ("seat-bonus", "all-extra-gold"),
}

ALL_READINGS: dict[str, tuple[str, ...]] = READINGS | fiends_familiars.ALL_READINGS

SCHEMA = (
    Setting("edition", EDITIONS, "pl2", "RP-ED-01-PL2"),
    Setting("variants", VARIANTS, (), "RP-VAR-01", many=True),
    Setting("classes", CLASS_METHODS, "draw", "RP-SETUP-15"),
    Setting("expansion", fiends_familiars.EXPANSIONS, fiends_familiars.NONE, "FF-COMP-01"),
    *(Setting(clause, readings, readings[0], clause) for clause, readings in READINGS.items()),
    *(
        Setting(clause, readings, readings[0], clause, needs=(("expansion", fiends_familiars.boxes_for(clause)),))
        for clause, readings in fiends_familiars.ALL_READINGS.items()
    ),
)


@dataclass(frozen=True, slots=True)
class Settings:
    edition: str
    variants: frozenset[str]
    classes: str
    readings: Mapping[str, str]
    expansion: str = fiends_familiars.NONE
    # A user's pack, whose numbers the box of this table has.
    pack: Mapping[str, Any] | None = None

    @property
    def first_edition(self) -> bool:
        return self.edition == "de1"

    def reading(self, clause: str) -> str:
        return self.readings[clause]

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Settings:
        readings = {clause: options[clause] for clause in ALL_READINGS}
        variants = frozenset(options["variants"])
        return cls(
            options["edition"], variants, options["classes"], readings, options["expansion"], options.get("pack")
        )
