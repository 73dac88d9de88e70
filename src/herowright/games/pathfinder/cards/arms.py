"""What only weapons and armors do: the second blade, the blade that never quite misses, armor that one has to know how
to wear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.effects import Effect, Fight, Reduce, now
from herowright.games.pathfinder.cards.moments import HELP
from herowright.games.pathfinder.cards.on import skills_text
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules.components import COMBAT, LIGHT_ARMORS, WEAPON, dice
from herowright.table.message import Message
from herowright.table.native import dataclass

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


@dataclass(frozen=True, slots=True)
class SureFight(Fight):
    """A fight in which ones on dice of a size count as more, whichever card brought the die."""

    die: int = 6
    ones: int = 3

    def counted(self, die: int, shown: int) -> int:
        """What a rolled die is worth."""
        return self.ones if die == self.die and shown == 1 else shown

    @property
    def text(self) -> Message:
        args = {"skills": skills_text(self.skills), "dice": self.added, "unskilled": self.unskilled}
        return Message("pf-effect-fight-sure", {**args, "die": self.die, "ones": self.ones})


@dataclass(frozen=True, slots=True)
class Offhand(Effect):
    """Dice on one's own combat check in which another weapon is played already, in spite of PF-CHECK-12."""

    added: str

    moment = HELP
    free = True
    says = "pf-effect-offhand"

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        check = now(table)
        weapon = check.setter
        if check.seat != hero.seat or COMBAT not in check.kinds or weapon is None or weapon.kind != WEAPON:
            return False
        if check.fixed is not None or check.passed:
            return False
        # A revealed card is back in the hand, and no other weapon, until its second power takes it out again.
        held = [card for card in hero.hand if any(play.effect is self for play in card.powers)]
        gone = any(play.also for play in weapon.powers) and all(card is not weapon for _, card, _ in check.followed)
        return len(held) > (weapon in held and not gone)

    def work(self, table: Pathfinder, hero: Hero, source: str) -> None:
        checking.add(now(table), dice(self.added))


@dataclass(frozen=True, slots=True)
class Trained(Reduce):
    """Less damage for those who are proficient with the armor, or with `lacking` for those who are not (PF-CHAR-05)."""

    proficiency: str = LIGHT_ARMORS
    lacking: bool = False

    def usable(self, table: Pathfinder, hero: Hero) -> bool:
        return (self.proficiency in hero.proficient) != self.lacking and Reduce.usable(self, table, hero)

    @property
    def text(self) -> Message:
        args = {"proficiency": self.proficiency, "trained": "no" if self.lacking else "yes"}
        return Message("pf-effect-trained", {**args, "effect": self.for_all.text})

    @property
    def for_all(self) -> Reduce:
        """The same whoever plays it."""
        return Reduce(self.by, self.types, self.whose, self.free)
