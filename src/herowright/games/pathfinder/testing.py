"""The vocabulary of Pathfinder for tests: effects, card families, neutral cards, and tables that are read as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herowright.games.pathfinder.cards.vocabulary import *
from herowright.testing import Play as Table
from herowright.testing import rule, situation

# --- cards that do nothing but what a test writes on them --------------------------------------------------


def boon(id: str, kind: str, *powers: Play, traits: Sequence[str] = (), **values: Any) -> Boon:
    """Acquired with Wisdom 6, unless told otherwise."""
    wanted: dict[str, Any] = {"acquire": "Wisdom 6", "copies": {"B": 4}, "basic": True} | values
    return Boon(id=id, kind=kind, powers=powers, traits=frozenset(traits), **wanted)


def bane(id: str, defeat: str = "Combat 8", kind: str = MONSTER, **values: Any) -> Bane:
    wanted: dict[str, Any] = {"type": BARRIER if kind == BARRIER else MONSTER, "copies": {"B": 4}} | values
    wanted["traits"] = frozenset(wanted.get("traits", ()))
    return Bane(id=id, kind=kind, defeat=defeat, **wanted)


def location(id: str, **values: Any) -> Location:
    """It closes by itself and has no rules, unless told otherwise."""
    return Location(id=id, **{"deck": {MONSTER: 1}, "closing": (ByItself(),), "set": "B"} | values)


def character(seat: int, hand_size: int = 4, **powers: Form | Sequence[Form]) -> Character:
    """`hero-<seat>`: Strength and Melee d10, Intelligence d8 with Arcane +2, Wisdom d6, everything else d4; no powers
    but those named here."""
    lines = tuple(
        Line(id.replace("_", "-"), (form,) if isinstance(form, Form) else tuple(form)) for id, form in powers.items()
    )
    roles = (Role(id=f"first-{seat}", hand_sizes=(hand_size,)), Role(id=f"second-{seat}", hand_sizes=(hand_size,)))
    return Character(
        id=f"hero-{seat}",
        set="B",
        skills={
            STRENGTH: Skill(10, 1, {MELEE: 0}),
            DEXTERITY: Skill(4, 1),
            CONSTITUTION: Skill(4, 1),
            INTELLIGENCE: Skill(8, 1, {ARCANE: 2}),
            WISDOM: Skill(6, 1),
            CHARISMA: Skill(4, 1),
        },
        favored=None,
        hand_sizes=(hand_size,),
        cards=dict.fromkeys(BOONS, (3, 1)),
        lines=lines,
        roles=roles,
        sample={},
    )


# --- reading -----------------------------------------------------------------------------------------------


class PathfinderPlay(Table):
    """Cards are read by their ids, dice as a script writes them: `d8:5`."""

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """The cards of a hero's `hand`, `deck`, `discard`, `buried`, `displayed` or `in_play`."""
        cards = getattr(self.hero(seat), name)
        return [card.id for card in ([card for card, _ in cards] if name == "in_play" else cards)]

    def deck_of(self, place: str) -> list[str]:
        """The deck of a location, from its top card on."""
        return next([card.id for card in each.deck] for each in self.state.places if each.card.id == place)

    def in_box(self, id: str) -> int:
        """How many copies of a boon or bane lie in the box."""
        return sum(card.id == id for pile in self.state.piles.values() for card in pile)

    def dice(self) -> list[str]:
        """The dice of the check that was rolled."""
        check = self.state.check
        return (
            []
            if check is None
            else [f"d{sides}:{face}" for sides, face in zip(check.sides, check.rolled, strict=False)]
        )
