"""The powers of a family of boons one by one, and heroes who can use every skill, so that only the card decides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from herowright.games.pathfinder.cards.effects import BorrowBlessing, Effect, Fight
from herowright.games.pathfinder.cards.forms import Use as UseForm
from herowright.games.pathfinder.cards.types import Boon, Card, Character, Play, Skill
from herowright.games.pathfinder.rules.components import (
    ACROBATICS,
    ARCANE,
    BANISH,
    BURY,
    CHARISMA,
    CONSTITUTION,
    CRAFT,
    DEXTERITY,
    DIPLOMACY,
    DISABLE,
    DISCARD,
    DISPLAY,
    DIVINE,
    FORTITUDE,
    INTELLIGENCE,
    KNOWLEDGE,
    MELEE,
    PERCEPTION,
    PROFICIENCIES,
    RANGED,
    RECHARGE,
    REVEAL,
    STEALTH,
    STRENGTH,
    SURVIVAL,
    WISDOM,
)
from herowright.testing import Play as Table
from tests.games.pathfinder.helpers import character, game, in_box, zone

# --- powers ----------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """A power of a card, with its number."""

    card: Boon
    number: int
    power: Play

    @property
    def effect(self) -> Any:
        return self.power.effect

    @property
    def key(self) -> str:
        """How the option is called: with a number, where the card has more than one power of its own."""
        own = [power for power in self.card.powers if not isinstance(power.effect, BorrowBlessing)]
        number = f":{self.number + 1}" if len(own) > 1 else ""
        return f"{self.power.cost}:{self.card.id}{number}"

    @property
    def follow(self) -> str:
        """How the power is called that goes with this one."""
        assert self.power.also is not None
        return f"also:{self.power.also.cost}:{self.card.id}"


class Family:
    """Cards whose powers are all to be tested: it notes for which kinds of effects that is done."""

    def __init__(self, cards: Sequence[Boon]) -> None:
        self.cards = cards
        self.ids = [card.id for card in cards]
        self.uses = [Use(card, at, power) for card in cards for at, power in enumerate(card.powers)]
        self.tested: set[tuple[type[Effect], bool]] = set()

    @property
    def each(self) -> pytest.MarkDecorator:
        return pytest.mark.parametrize("card", self.cards, ids=self.ids)

    def doing(self, *kinds: type[Effect]) -> pytest.MarkDecorator:
        """Every power with such an effect."""
        self.tested |= {(kind, False) for kind in kinds}
        return _each([use for use in self.uses if type(use.effect) in kinds])

    def followed_by(self, *kinds: type[Effect]) -> pytest.MarkDecorator:
        """Every power that such a one may follow."""
        self.tested |= {(kind, True) for kind in kinds}
        found = [use for use in self.uses if use.power.also is not None and type(use.power.also.effect) in kinds]
        return _each(found)

    @property
    def recharged(self) -> pytest.MarkDecorator:
        """Every power of a card that has a recharge check."""
        return _each([use for use in self.uses if use.card.recharge])

    def untested(self) -> list[str]:
        """Powers that no test of this family uses."""
        found = [use.key for use in self.uses if (type(use.effect), False) not in self.tested]
        also = [(use, use.power.also) for use in self.uses]
        return found + [use.follow for use, power in also if power and (type(power.effect), True) not in self.tested]


def _each(uses: Sequence[Use]) -> pytest.MarkDecorator:
    assert uses, "no power does this any more"
    return pytest.mark.parametrize("use", uses, ids=[f"{use.card.id}-{use.number + 1}" for use in uses])


def read(text: str) -> tuple[tuple[int, ...], int]:
    """Dice and the number added to them, as a card prints them: `2d4+1`."""
    sides: list[int] = []
    plus = 0
    for term in text.split("+"):
        count, d, size = term.partition("d")
        if d:
            sides += [int(size)] * int(count)
        else:
            plus += int(count)
    return tuple(sides), plus


# --- heroes ----------------------------------------------------------------------------------------------

# Dice by which every skill is known, large enough for any result; skills built on another have 1 more.
DICE = {STRENGTH: 30, DEXTERITY: 32, CONSTITUTION: 34, INTELLIGENCE: 36, WISDOM: 38, CHARISMA: 40}
BASE = {
    MELEE: STRENGTH,
    **dict.fromkeys((RANGED, STEALTH, DISABLE, ACROBATICS), DEXTERITY),
    FORTITUDE: CONSTITUTION,
    **dict.fromkeys((ARCANE, KNOWLEDGE, CRAFT), INTELLIGENCE),
    **dict.fromkeys((DIVINE, PERCEPTION, SURVIVAL), WISDOM),
    DIPLOMACY: CHARISMA,
}
BUILT_ON = 1


def expert(seat: int, proficient: Sequence[str] = PROFICIENCIES) -> Character:
    """All skills. Without a card it can strike (Melee) and shoot (Ranged) in fights."""
    strike = UseForm(Fight((MELEE,), "1d4"), traits=("melee",))
    shoot = UseForm(Fight((RANGED,), "1d4"), traits=("ranged",))
    skills = {
        base: Skill(die, 1, {skill: BUILT_ON for skill, on in BASE.items() if on == base}) for base, die in DICE.items()
    }
    return replace(
        character(seat, hand_size=6, strike=strike, shoot=shoot), skills=skills, proficient=tuple(proficient)
    )


def novice(seat: int) -> Character:
    """Only what everybody has: six skills with their dice, and no proficiency."""
    return replace(character(seat, hand_size=6), skills={base: Skill(die, 1) for base, die in DICE.items()})


def skill_dice(skill: int) -> tuple[int, int]:
    """What an expert rolls and adds."""
    return DICE[BASE.get(skill, skill)], BUILT_ON if skill in BASE else 0


def counts_as(skill: int) -> set[int]:
    return {skill, BASE.get(skill, skill)}


def table_for(
    *hands: Sequence[str],
    cards: Sequence[Card] = (),
    make: Callable[[int], Character] = expert,
    zones: Mapping[str, Any] = {},
    **arrangement: Any,
) -> Table:
    """Seats 0 and 1 in the glade, 2 in the grove, with these hands and the same other zones. Nobody is asked for help,
    everybody may help."""
    people = [{"hand": hand, "place": "grove" if seat == 2 else "glade", **zones} for seat, hand in enumerate(hands)]
    made = [make(seat) for seat in range(len(hands))]
    return game(*people, cards=[*made, *cards], options={"asking": "nobody"}, **arrangement)


def will_roll(table: Table, *rolls: int) -> None:
    """The next dice, from now on."""
    table.script(rolls=rolls)


# --- where a card goes -----------------------------------------------------------------------------------

PAID = {REVEAL: "hand", DISCARD: "discard", RECHARGE: "deck", BURY: "buried", BANISH: "box", DISPLAY: "displayed"}


def where(table: Table, id: str, seat: int = 0) -> str:
    """The only zone of a hero in which the card lies, or the box. In the deck it is the last card."""
    names = ("hand", "deck", "discard", "buried", "displayed", "in_play")
    found = [name for name in names if id in zone(table, name, seat)] or ["box"]
    assert len(found) == 1, found
    assert found != ["deck"] or zone(table, "deck", seat)[-1] == id
    assert found != ["box"] or in_box(table, id)
    return found[0]


def paid_with(use: Use) -> str:
    """Where the power sends its card; with a recharge check that is still open."""
    return "in_play" if use.card.recharge and use.power.cost == DISCARD else PAID[use.power.cost]
