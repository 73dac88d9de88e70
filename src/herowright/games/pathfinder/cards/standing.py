"""Rules that hold as long as a card lies there: banes while they are met, locations for those who are there, the path,
adventures and scenarios for everybody (PF-CARD-02, PF-CLOSE-15, PF-BANE-04). The rules ask for them where it
matters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from herowright.games.pathfinder.cards.checks import formed
from herowright.games.pathfinder.cards.on import GEN, OWN_CHECK, On, kinds_text, many_text, traits_text
from herowright.games.pathfinder.cards.part import TO_DO, Part, told
from herowright.games.pathfinder.rules.components import counted
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.troubles import Trouble


# How a rule speaks of checks, in languages that tell it from an order to the player.
RULE = "rule"


class Standing(Part):
    """Base of all of them."""

    __slots__ = ()


# --- checks ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HarderChecks(Standing):
    """Checks of those at the location, or against the bane, are harder; easier with a number below 0. With `veteran`
    the number of the adventure deck is added."""

    by: int
    on: On = OWN_CHECK
    veteran: bool = False

    @property
    def text(self) -> Message:
        args = {"by": abs(self.by), "on": formed(self.on.text, RULE)}
        if self.veteran:
            return Message("pf-standing-harder-veteran", args)
        return Message("pf-standing-easier" if self.by < 0 else "pf-standing-harder", args)


@dataclass(frozen=True, slots=True)
class DifficultyIs(Standing):
    """The number to reach in such checks, whatever is printed (PF-GOLD-01); what makes them harder or easier still
    shifts it (PF-CHECK-29). Checks of others are those of whoever is not meeting the card, or not taking the turn."""

    number: int
    on: On = OWN_CHECK

    @property
    def text(self) -> Message:
        return Message("pf-standing-difficulty-is", {"number": self.number, "on": formed(self.on.text, RULE)})


@dataclass(frozen=True, slots=True)
class DiceAdded(Standing):
    """Dice that come with every fitting check at the location."""

    added: str
    on: On = OWN_CHECK

    says = "pf-standing-dice"


@dataclass(frozen=True, slots=True)
class WeakDice(Standing):
    """Every die rolled in the check counts less."""

    by: int = 1
    on: On = OWN_CHECK

    says = "pf-standing-weak-dice"


@dataclass(frozen=True, slots=True)
class NeedsTrait(Standing):
    """The bane stays undefeated if the check lacks the trait (PF-CHECK-46)."""

    trait: str = "magic"

    says = "pf-standing-needs-trait"


@dataclass(frozen=True, slots=True)
class Twice(Standing):
    """A check that was passed has to be rolled again, and passed again."""

    says = "pf-standing-twice"


# --- damage ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealsDamage(Standing):
    """How the damage of a failed check differs from the usual (PF-CHECK-42): another type, halved (rounding up), more
    of it, or such that nothing reduces it."""

    type: str = ""
    halved: bool = False
    more: str = ""
    fixed: bool = False

    @property
    def text(self) -> Message:
        if self.halved:
            return Message("pf-standing-damage-halved")
        if self.fixed:
            return Message("pf-standing-damage-fixed")
        if self.more:
            return Message("pf-standing-damage-more", {"more": counted(self.more)})
        return Message("pf-standing-damage-type", {"type": self.type})


# --- what may not be played ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoCards(Standing):
    """Nobody plays cards of these kinds, or with these traits, at the location or against the bane."""

    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()

    @property
    def text(self) -> Message:
        if self.kinds:
            return Message("pf-standing-no-kinds", {"kinds": many_text(self.kinds)})
        return Message("pf-standing-no-traits", {"traits": traits_text(self.traits)})


@dataclass(frozen=True, slots=True)
class NoEvading(Standing):
    """Cards of these kinds cannot be evaded; without kinds, this one."""

    kinds: tuple[str, ...] = ()

    @property
    def text(self) -> Message:
        if self.kinds:
            return Message("pf-standing-no-evading-kinds", {"kinds": many_text(self.kinds)})
        return Message("pf-standing-no-evading")


# --- moments at a location or in a scenario --------------------------------------------------------------

# When something happens to a character there: the scenario begins, its turn begins or ends, it comes or goes, it meets
# a card, acquires or fails to acquire a boon, defeats a bane or fails to.
BEGINS: Final = "begins"
STARTS: Final = "starts"
ENDS: Final = "ends"
ENTERS: Final = "enters"
LEAVES: Final = "leaves"
MEETS: Final = "meets"
ACQUIRES: Final = "acquires"
MISSES: Final = "misses"
DEFEATS: Final = "defeats"
FAILS: Final = "fails"
MOMENTS = (BEGINS, STARTS, ENDS, ENTERS, LEAVES, MEETS, ACQUIRES, MISSES, DEFEATS, FAILS)


@dataclass(frozen=True, slots=True)
class When(Standing):
    """Something befalls a character at such a moment. `kinds`, `traits` and `id` narrow down the card it is about."""

    moment: str
    trouble: Trouble
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    id: str = ""

    @property
    def text(self) -> Message:
        args: dict[str, object] = {"moment": self.moment, "trouble": self.trouble.text}
        if self.id:
            return Message("pf-standing-when-card", {**args, "card": f"bane:{self.id}"})
        if self.kinds:
            form = GEN if self.moment in (MISSES, FAILS) else ""
            return Message("pf-standing-when-kinds", {**args, "kinds": kinds_text(self.kinds, form)})
        if self.traits:
            return Message("pf-standing-when-traits", {**args, "traits": traits_text(self.traits)})
        return Message("pf-standing-when", args)


@dataclass(frozen=True, slots=True)
class InsteadOfExploring(Standing):
    """Whoever is there may give up the first exploration of the turn for this."""

    trouble: Trouble

    @property
    def text(self) -> Message:
        return Message("pf-standing-instead-of-exploring", {"trouble": told(self.trouble.text, TO_DO)})


@dataclass(frozen=True, slots=True)
class OneExploration(Standing):
    """Whoever has explored in this turn cannot explore again there, also not by a card that grants it (PF-GOLD-04)."""

    says = "pf-standing-one-exploration"


@dataclass(frozen=True, slots=True)
class InsteadOfDrawing(Standing):
    """Whoever would draw cards from one's own deck draws so many instead; with `reset`, only when the hand is reset
    (PF-GOLD-01, PF-TURN-27)."""

    count: int = 1
    reset: bool = False

    says = "pf-standing-instead-of-drawing"


@dataclass(frozen=True, slots=True)
class NoReset(Standing):
    """Hands are not reset there, neither by drawing nor by discarding (PF-TURN-23)."""

    says = "pf-standing-no-reset"


@dataclass(frozen=True, slots=True)
class ChanceToClose(Standing):
    """Who acquires a card of these kinds out of the location deck may then try to close the location, as if a henchman
    had been defeated (PF-CLOSE-01)."""

    kinds: tuple[str, ...]

    says = "pf-standing-chance-to-close"


# --- what a path, adventure or scenario changes beyond its turns -----------------------------------------


@dataclass(frozen=True, slots=True)
class BlessingsDeck(Standing):
    """So many cards lie in the blessings deck when the scenario begins, instead of thirty (PF-SETUP-23)."""

    count: int

    says = "pf-standing-blessings-deck"


@dataclass(frozen=True, slots=True)
class Outgrown(Standing):
    """From these adventures on, Basic and Elite banes that are banished leave the game for good."""

    basic: int = 3
    elite: int = 5

    says = "pf-standing-outgrown"
