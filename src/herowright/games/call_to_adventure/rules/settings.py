"""What can be chosen when a table is opened: mode, first-game options, and readings of unclear rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from herowright.table.native import dataclass
from herowright.table.settings import Setting

VERSUS, COOP = MODES = ("versus", "co-op")
DEAL_ONE, BASIC_CARDS = FIRST_GAME = ("deal-one", "basic-cards")
FIRST_PLAYERS = ("random", "seat-1", "seat-2", "seat-3", "seat-4")
# Who is asked before a chance to play a card closes: those who can, all who hold a fitting kind of card
# (which tells nothing about it), or nobody.
WHO_CAN, WHO_HOLDS, NOBODY = ASKING = ("who-can", "who-holds", "nobody")

# The clauses marked AMBIGUOUS that can be read in more than one way. The first reading is the one
# the clause gives. Those about printed numbers are values of a pack instead (docs/packs.md).
READINGS: dict[str, tuple[str, ...]] = {
    "CA-COMP-16": ("endless", "printed"),
    "CA-SETUP-28": ("deck-side", "far-side"),
    "CA-MORAL-20": ("resolution", "at-once"),
    "CA-TURN-06": ("mandatory", "optional"),
    "CA-CHAL-25": ("runes-first", "rewards-first"),
    "CA-CHAL-26": ("refused", "other-cards"),
    "CA-RUNE-20": ("ordinary", "special-too"),
    "CA-RUNE-21": ("nothing", "counts"),
    "CA-RUNE-22": ("story", "ordinary-only"),
    "CA-ROW-13": ("mandatory", "optional"),
    "CA-ROW-15": ("rewards-first", "refill-first"),
    "CA-ROW-16": ("when-needed", "at-once"),
    "CA-EXTRA-11": ("any-row", "unfinished-acts"),
    "CA-HERO-19": ("declared", "after-cast"),
    "CA-HERO-20": ("played", "discarded"),
    "CA-HERO-21": ("before-cast", "after-cast"),
    "CA-RETRY-09": ("same-path", "either-path"),
    "CA-STORY-07": ("leave", "stay"),
    "CA-SCORE-17": ("count", "ignored"),
    "CA-SCORE-18": ("one-set", "second-set"),
    "CA-ALLY-15": ("discarded", "placed-again"),
    "CA-COOP-43": ("forced", "free"),
    "CA-COOP-44": ("normal", "none"),
    "CA-COOP-45": ("pays", "nothing"),
    "CA-COOP-46": ("stays", "discarded"),
    "CA-COOP-48": ("challenge", "adversary"),
    "CA-COOP-49": ("first", "last"),
}

SCHEMA = (
    Setting("mode", MODES, VERSUS, "CA-COOP-01"),
    Setting("first-game", FIRST_GAME, (), "CA-SETUP-25", many=True),
    Setting("first-player", FIRST_PLAYERS, "random", "CA-SETUP-20"),
    Setting("asking", ASKING, WHO_CAN, "CA-HERO-09"),
    *(Setting(clause, readings, readings[0], clause) for clause, readings in READINGS.items()),
)


@dataclass(frozen=True, slots=True)
class Settings:
    mode: str
    first_game: frozenset[str]
    first_player: str
    asking: str
    readings: Mapping[str, str]
    # A user's pack, whose numbers the box of this table has.
    pack: Mapping[str, Any] | None = None

    def reading(self, clause: str) -> str:
        return self.readings[clause]

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Settings:
        return cls(
            options["mode"],
            frozenset(options["first-game"]),
            options["first-player"],
            options["asking"],
            {clause: options[clause] for clause in READINGS},
            options.get("pack"),
        )
