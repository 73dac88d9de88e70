"""Characters who can use every skill and hold something for every moment, and the plain cards around them: only the
card under test decides what happens."""

from dataclasses import replace
from typing import Any

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Evade, Fight, Reduce
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.cards.types import Card, Character, Play, Skill
from herowright.games.pathfinder.rules.components import (
    ACROBATICS,
    ALLY,
    ARCANE,
    ARMOR,
    BARRIER,
    BASE_SKILLS,
    BOONS,
    CHARISMA,
    CONSTITUTION,
    CRAFT,
    DAMAGE,
    DEXTERITY,
    DIPLOMACY,
    DISABLE,
    DISCARD,
    DIVINE,
    FORTITUDE,
    HENCHMAN,
    INTELLIGENCE,
    ITEM,
    KNOWLEDGE,
    MELEE,
    PERCEPTION,
    RANGED,
    RECHARGE,
    REVEAL,
    SPELL,
    STEALTH,
    STRENGTH,
    SURVIVAL,
    VILLAIN,
    WEAPON,
    WISDOM,
)
from tests.games.pathfinder.helpers import bane, boon, character, location

DIE, BONUS, EXTRA = 40, 1, 4
BUILT_ON = {
    MELEE: STRENGTH,
    **dict.fromkeys((RANGED, STEALTH, DISABLE, ACROBATICS), DEXTERITY),
    FORTITUDE: CONSTITUTION,
    **dict.fromkeys((ARCANE, KNOWLEDGE, CRAFT), INTELLIGENCE),
    **dict.fromkeys((DIVINE, PERCEPTION, SURVIVAL), WISDOM),
    DIPLOMACY: CHARISMA,
}
# Everybody can fight with Melee and a d4 in these ways, each of which gives the check its trait.
STYLES = ("magic", "slashing", "piercing", "bludgeoning", "ranged", *DAMAGE[1:])
# Cards that could be used to fight with Melee, and that some banes forbid.
ARMED: tuple[Any, ...] = (
    boon("blade", WEAPON, Play(REVEAL, Fight((MELEE,), f"1d{EXTRA}"))),
    boon("curse", SPELL, Play(REVEAL, Fight((MELEE,), f"1d{EXTRA}"))),
    boon("blast", SPELL, Play(REVEAL, Fight((MELEE,), f"1d{EXTRA}")), traits=("attack",)),
    boon("hound", ALLY, Play(REVEAL, Fight((MELEE,), f"1d{EXTRA}")), traits=("animal",)),
)
SHIELDS: tuple[Any, ...] = tuple(boon(f"{type}-ward", ARMOR, Play(RECHARGE, Reduce(1, (type,)))) for type in DAMAGE)
VEIL = boon("veil", ITEM, Play(DISCARD, Evade()))
# Nobody can play them.
IDLE: tuple[Any, ...] = tuple(boon(f"idle-{kind}", kind) for kind in BOONS)
DECK = tuple(f"deep-{number}" for number in range(1, 10))
HAND = tuple(card.id for card in (IDLE[3], *ARMED, VEIL, *SHIELDS, *IDLE[4:]))
DISCARDED = tuple(card.id for card in (IDLE[5], IDLE[3], IDLE[0], IDLE[1]))

# What lies in the box, so many of each kind.
BOXED = 6
SPARE: tuple[Any, ...] = (
    *(boon(f"boxed-{kind}-{number}", kind) for kind in BOONS for number in range(BOXED)),
    *(bane(f"boxed-monster-{number}", "Combat 10") for number in range(BOXED)),
)
# Banes and boons without powers, to be met.
PLAIN: tuple[Any, ...] = (
    bane("brute", "Combat 11"),
    bane("ghast", "Combat 12", traits=("undead",)),
    bane("imp", "Combat 11", traits=("goblin",)),
    bane("fence", "Strength 9", BARRIER),
    bane("minion", "Combat 12", HENCHMAN),
    bane("snare", "Wisdom 9", HENCHMAN, type=BARRIER),
    *(boon(f"found-{kind}", kind, acquire="Wisdom 9 or Charisma/Diplomacy 10") for kind in BOONS),
)
TYRANT = bane("tyrant", "Combat 13", VILLAIN)
HERE, THERE = "here", "there"
DEEP = tuple(boon(id, ITEM) for id in DECK)
CARDS: tuple[Card, ...] = (
    *(*ARMED, *SHIELDS, VEIL, *IDLE, *DEEP),
    *(*SPARE, *PLAIN, TYRANT, location(HERE), location(THERE)),
)


def expert(seat: int) -> Character:
    lines = {style: Use(Fight((MELEE,), f"1d{EXTRA}"), traits=(style,)) for style in STYLES}
    skills = {
        base: Skill(DIE, 1, {skill: BONUS for skill, on in BUILT_ON.items() if on == base}) for base in BASE_SKILLS
    }
    return replace(character(seat, hand_size=len(HAND), **lines), skills=skills)


EXPERTS = tuple(expert(seat) for seat in range(3))


def quiet(scenario: str) -> Card:
    """The scenario without its rule."""
    card: Card = replace(BOX.find("scenario", scenario), during=())
    return card


def pile(kind: str) -> list[str]:
    """What the box holds of a kind."""
    return [card.id for card in SPARE if card.kind == kind]
