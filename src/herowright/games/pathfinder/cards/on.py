"""Which checks a card or power speaks of: whose, of what kind, for what and against what (PF-CHECK-34, PF-PRINC-05)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from herowright.games.pathfinder.cards.checks import all_of, any_of, formed
from herowright.games.pathfinder.rules.components import COMBAT, SKILL_NAMES
from herowright.table.message import Message
from herowright.table.native import dataclass
from herowright.table.wording import Worded

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Checking, Hero, Pathfinder

# Whose check it is, seen from the character who plays the card.
OWN: Final = "own"
ANYBODY: Final = "anybody"
OTHER: Final = "other"
HERE: Final = "here"
OTHER_HERE: Final = "other-here"
ELSEWHERE: Final = "elsewhere"
WHOSE = (OWN, ANYBODY, OTHER, HERE, OTHER_HERE, ELSEWHERE)
# Forms of a name for languages that have them: after `check of` or `banish`, after `evade` or `encounter with`, and
# with `random`.
GEN, DAT, RANDOM = "gen", "dat", "random"
# What a check is for.
DEFEAT: Final = "defeat"
ACQUIRE: Final = "acquire"
RECHARGING: Final = "recharging"
CLOSE: Final = "close"
OTHERWISE: Final = "otherwise"
PURPOSES = (DEFEAT, ACQUIRE, RECHARGING, CLOSE, OTHERWISE)


@dataclass(frozen=True, slots=True)
class On(Worded):
    """Everything that is given has to fit; of several skills, kinds or traits any one.

    `skills` are what the check counts as (`COMBAT` is one of them), `purposes` what it is for, `kinds` of which kind
    the card is that is met or recharged, `traits` those of the check, `against` those of that card."""

    whose: str = OWN
    skills: tuple[int, ...] = ()
    noncombat: bool = False
    purposes: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    against: tuple[str, ...] = ()

    # Whether it speaks of every check, and only says whose.
    plain: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        narrow = (self.skills, self.noncombat, self.purposes, self.kinds, self.traits, self.against)
        object.__setattr__(self, "plain", not any(narrow))

    def fits(self, table: Pathfinder, check: Checking, hero: Hero) -> bool:
        return self.fits_whose(table, check, hero) and (self.plain or self.fits_what(check))

    def fits_whose(self, table: Pathfinder, check: Checking, hero: Hero) -> bool:
        whose = self.whose
        if whose == OWN:
            return check.seat == hero.seat
        if whose == ANYBODY:
            return True
        if check.seat == hero.seat:
            return whose == HERE
        if whose == OTHER:
            return True
        together = table.heroes[check.seat].place == hero.place
        return together if whose != ELSEWHERE else not together

    def fits_what(self, check: Checking) -> bool:
        if self.skills and check.kinds.isdisjoint(self.skills):
            return False
        if self.noncombat and COMBAT in check.kinds:
            return False
        if self.purposes and check.purpose not in self.purposes:
            return False
        if self.traits and check.traits.isdisjoint(self.traits):
            return False
        card = check.card
        if self.kinds and (card is None or not card.is_a(self.kinds)):
            return False
        return not self.against or (card is not None and not card.traits.isdisjoint(self.against))

    @property
    def text(self) -> Message:
        """`your combat check`, `another character's check at your location`."""
        return Message("pf-on", {"whose": self.whose, "what": self.what})

    @property
    def what(self) -> Message:
        """The check alone, after whose it is: `combat check to defeat a barrier`."""
        if self.noncombat and self.skills:
            what = Message("pf-what-noncombat-skills", {"skills": skills_text(self.skills)})
        elif self.noncombat:
            what = Message("pf-what-noncombat")
        elif self.skills == (COMBAT,):
            what = Message("pf-what-combat")
        elif self.skills:
            what = Message("pf-what-skills", {"skills": skills_text(self.skills)})
        else:
            what = Message("pf-what-check")
        if self.traits:
            what = Message("pf-what-traits", {"check": what, "traits": traits_text(self.traits)})
        if self.purposes:
            what = Message("pf-what-to", {"check": what, "to": self._purpose})
        elif self.kinds:
            what = Message("pf-what-about", {"check": what, "kinds": kinds_text(self.kinds, DAT)})
        if self.against:
            id = "pf-what-bearing" if self.purposes or self.kinds else "pf-what-against"
            what = Message(id, {"check": what, "traits": traits_text(self.against)})
        return what

    @property
    def _purpose(self) -> Message:
        """`to defeat a bane`, `to acquire or recharge a spell`."""
        if not self.kinds or not {*self.purposes} <= {DEFEAT, ACQUIRE, RECHARGING}:
            return any_of([Message(f"pf-to-{purpose}") for purpose in self.purposes])
        deeds = any_of([Message(f"pf-deed-{purpose}") for purpose in self.purposes])
        return Message("pf-to-kind", {"deeds": deeds, "kinds": kinds_of(self.kinds)})


# The checks most cards speak of.
OWN_CHECK: Final = On(OWN)
ANY_CHECK: Final = On(ANYBODY)


def skills_text(skills: tuple[int, ...]) -> Message:
    """`Strength or Melee`, as after `use` or `check of`."""
    return any_of([formed(Message("pf-skill", {"skill": SKILL_NAMES[skill]}), GEN) for skill in skills])


def traits_text(traits: tuple[str, ...]) -> Message:
    return any_of([Message("pf-trait", {"trait": f"mark:{trait}"}) for trait in traits])


def all_traits(traits: tuple[str, ...]) -> Message:
    """`the traits Magic and Fire`: what a check gains."""
    named = all_of([Message("pf-trait", {"trait": f"mark:{trait}"}) for trait in traits])
    return Message("pf-traits", {"traits": named, "count": len(traits)})


def kinds_text(kinds: tuple[str, ...], form: str = "") -> Message:
    """`a weapon or an armor`: the object of a sentence."""
    return any_of([formed(Message(f"pf-kind-{kind}"), form) for kind in kinds])


def kinds_of(kinds: tuple[str, ...]) -> Message:
    """The same after a noun such as `defeat of`."""
    return any_of([Message("pf-kind-of", {"kind": f"kind:{kind}"}) for kind in kinds])


def many_text(kinds: tuple[str, ...]) -> Message:
    """`weapons or armors`: all of them, as in `play no weapons`."""
    return any_of([Message("pf-many", {"kind": f"kind:{kind}"}) for kind in kinds])
