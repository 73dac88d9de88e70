"""Checks of every sort, which seat 0 makes: for powers that speak of some checks and not of others."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Ease, Reduce, Reroll, Succeed
from herowright.games.pathfinder.cards.on import (
    ACQUIRE,
    ANYBODY,
    CLOSE,
    DEFEAT,
    ELSEWHERE,
    HERE,
    OTHER,
    OTHER_HERE,
    OTHERWISE,
    OWN,
    RECHARGING,
    On,
)
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.troubles import LoseCards, Unless
from herowright.games.pathfinder.cards.types import Card, Play
from herowright.games.pathfinder.rules.components import (
    ALLY,
    BARRIER,
    BASE_SKILLS,
    BOONS,
    COMBAT,
    DEXTERITY,
    DISCARD,
    DIVINE,
    HENCHMAN,
    ITEM,
    MELEE,
    MONSTER,
    RANGED,
    REVEAL,
    SKILL_IDS,
    SPELL,
    STRENGTH,
    VILLAIN,
)
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_uses import BASE, Family, Use, counts_as, table_for
from tests.games.pathfinder.helpers import bane, boon, location

HOPELESS = 400
# Who holds the card: whoever makes the check, somebody beside that character, somebody elsewhere.
HOLDERS = (0, 1, 2)
WHOSE = (
    {OWN, ANYBODY, HERE},
    {ANYBODY, OTHER, HERE, OTHER_HERE},
    {ANYBODY, OTHER, ELSEWHERE},
)


class Subject(NamedTuple):
    """What a check is for, and the kind and the traits of the card it is about."""

    purpose: str
    kind: str = ""
    mark: str = ""

    @property
    def kinds(self) -> set[str]:
        return {self.kind, MONSTER} if self.kind in (HENCHMAN, VILLAIN) else {self.kind}


class Way(NamedTuple):
    """The skill used, the option that chooses it, and the trait that comes along."""

    skill: int
    fight: bool = False
    trait: str = ""

    @property
    def key(self) -> str:
        if self.trait:
            return {"melee": "power:strike:melee", "ranged": "power:shoot:ranged"}[self.trait]
        return f"{'fight' if self.fight else 'use'}:{SKILL_IDS[self.skill]}"

    @property
    def counts(self) -> set[int]:
        return counts_as(self.skill) | ({COMBAT} if self.fight else set())


class Scene(NamedTuple):
    subject: Subject
    way: Way

    @property
    def check(self) -> str:
        return f"{SKILL_IDS[COMBAT if self.way.fight else self.way.skill].title()} {HOPELESS}"

    def table(self, *hands: Sequence[str], cards: Sequence[Card] = (), **arrangement: Any) -> Table:
        """The skill is chosen, and the dice are about to fall."""
        subject, way = self
        holding = [list(hand) for hand in hands]
        laid: dict[str, Any] = {"places": {"glade": ["trial"], "grove": ["wolf"]}}
        begin = ["explore"]
        trial: Card
        match subject.purpose:
            case "defeat":
                trial = bane("trial", self.check, subject.kind, traits=[subject.mark] if subject.mark else [])
                laid |= {"closed": ["grove"]} if subject.kind == VILLAIN else {}
            case "acquire":
                trial = boon("trial", subject.kind, acquire=self.check, traits=[subject.mark] if subject.mark else [])
            case "recharging":
                trial = boon("trial", subject.kind, Play(DISCARD, Examine()), recharge=self.check)
                holding[0].append("trial")
                laid["places"]["glade"] = ["wolf"]
                begin = ["discard:trial", "yes"]
            case "close":
                trial = location("glade", closing=(ByCheck(self.check),))
                laid["places"]["glade"] = []
                begin = ["close", "close:1"]
            case _:
                trial = bane("trial", before=(Unless(self.check, LoseCards()),))
        table = table_for(*holding, cards=[trial, *cards], **laid | arrangement)
        table.play(*begin)
        while table.asked[1] != "prepare":
            table.play({"evade": "face", "skill": way.key}[table.asked[1]])
        return table


SKILLED = [Way(skill) for skill in (*BASE_SKILLS, *BASE)]
FIGHTS = [
    Way(STRENGTH, fight=True),
    Way(MELEE, fight=True),
    Way(MELEE, fight=True, trait="melee"),
    Way(RANGED, fight=True, trait="ranged"),
]
MARKS = ("undead", "outsider", "human", "goblin", "giant")
BANES = [
    *(Subject(DEFEAT, kind) for kind in (MONSTER, BARRIER, HENCHMAN, VILLAIN)),
    *(Subject(DEFEAT, MONSTER, mark) for mark in MARKS),
    *(Subject(DEFEAT, BARRIER, mark) for mark in ("lock", "obstacle", "trap")),
]
OTHERS = [
    *(Subject(ACQUIRE, kind) for kind in BOONS),
    *(Subject(ACQUIRE, kind, "magic") for kind in (ITEM, ALLY)),
    *(Subject(RECHARGING, kind) for kind in (SPELL, ITEM)),
    *(Subject(purpose) for purpose in (CLOSE, OTHERWISE)),
]
# Every skill against a monster and for the location, and a few skills and all fights for everything else.
SCENES = list(
    dict.fromkeys(
        [
            *(Scene(subject, way) for way in SKILLED for subject in (Subject(DEFEAT, MONSTER), Subject(CLOSE))),
            *(Scene(subject, Way(skill)) for subject in (*BANES, *OTHERS) for skill in (STRENGTH, DEXTERITY, DIVINE)),
            *(Scene(subject, way) for subject in BANES for way in FIGHTS),
        ]
    )
)
EACH_CHECK = pytest.mark.parametrize(
    "scene", SCENES, ids=["-".join(filter(None, (*scene.subject, scene.way.key.replace(":", "-")))) for scene in SCENES]
)


def fits(on: On, scene: Scene, holder: int) -> bool:
    """Whether a power that speaks of such checks fits this one."""
    subject, way = scene
    return all(
        [
            on.whose in WHOSE[holder],
            not on.skills or way.counts & set(on.skills),
            not on.noncombat or not way.fight,
            not on.purposes or subject.purpose in on.purposes,
            not on.kinds or subject.kinds & set(on.kinds),
            not on.traits or way.trait in on.traits,
            not on.against or subject.mark in on.against,
        ]
    )


def fitting(on: On) -> tuple[Scene, int]:
    """The first check that fits, and who can hold the card then: whoever makes the check, if that is possible."""
    return next(_fitting(on))


def _fitting(on: On) -> Iterator[tuple[Scene, int]]:
    return ((scene, holder) for scene in SCENES for holder in HOLDERS if fits(on, scene, holder))


def unknown(family: Family) -> list[str]:
    """Powers that speak of something no check here has, so that it would be tested by halves."""
    subjects, ways = zip(*SCENES, strict=True)
    found = []
    for use in family.uses:
        ons: list[On | None] = [getattr(use.effect, "on", None), getattr(use.effect, "twice", None)]
        for on in filter(None, ons):
            known = [
                (on.skills, {skill for way in ways for skill in way.counts}),
                (on.purposes, {subject.purpose for subject in subjects}),
                (on.kinds, {subject.kind for subject in subjects}),
                (on.against, {subject.mark for subject in subjects}),
                (on.traits, {way.trait for way in ways}),
            ]
            if any(set(named) - seen for named, seen in known):
                found.append(use.key)
    return found


def helping(family: Family, scene: Scene, holder: int) -> set[str]:
    """What can be played from a hand with one of each card."""
    return {
        use.key
        for use in family.uses
        if isinstance(use.effect, AddDice | AddDie | Ease | Succeed) and fits(use.effect.on, scene, holder)
    }


def too_late(family: Family, scene: Scene) -> set[str]:
    """What can be played after the dice have shown too little."""
    return {use.key for use in family.uses if isinstance(use.effect, Reroll) and fits(use.effect.on, scene, 0)}


def prove_offers(family: Family, scene: Scene) -> None:
    """In this check everybody is offered exactly what fits, before and after the dice have fallen."""
    table = scene.table(family.ids, family.ids, family.ids)
    for holder in HOLDERS:
        assert set(table.keys_of(holder)) - {"roll"} == helping(family, scene, holder), f"seat {holder}"
    late = too_late(family, scene)
    table.play("roll")
    if late:
        assert (table.asked, set(table.keys)) == ((0, "failed"), {"accept", *late})
    else:
        assert table.asked[1] != "failed"


def ready(use: Use, on: On | None = None, **arrangement: Any) -> tuple[Table, Scene, int]:
    """A check that fits, with the card and another one of its kind in the right hand."""
    scene, holder = fitting(on or use.effect.on)
    return scene.table(*held(use, holder), cards=[twin(use)], **arrangement), scene, holder


def held(use: Use, holder: int = 0) -> list[list[str]]:
    hands: list[list[str]] = [[], [], []]
    hands[holder] = [use.card.id, "twin"]
    return hands


def twin(use: Use) -> Card:
    """Another card of the same kind, which fits every check and all damage."""
    powers = Play(REVEAL, AddDice("1", On(ANYBODY))), Play(REVEAL, Reduce(1, whose=ANYBODY))
    return boon("twin", use.card.kind, *powers)
