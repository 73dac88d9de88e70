"""Every box of every line of the characters and roles one by one, each with the hero who has it, and the checks on
which its power works or does not."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.forms import Always, Either, Form, NewSkill, Together, WhenPlaying
from herowright.games.pathfinder.cards.on import ACQUIRE, CLOSE, DEFEAT, OTHERWISE, PURPOSES, RECHARGING, On
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.troubles import LoseCards, Unless
from herowright.games.pathfinder.cards.types import Card, Character, Play, Role
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BANES,
    BOONS,
    CHARISMA,
    COMBAT,
    CONSTITUTION,
    DEXTERITY,
    DISCARD,
    HENCHMAN,
    INTELLIGENCE,
    ITEM,
    MELEE,
    MONSTER,
    REVEAL,
    SKILL_IDS,
    SPELL,
    STRENGTH,
    VILLAIN,
    WEAPON,
    WISDOM,
)
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_checks import HOLDERS, HOPELESS, WHOSE
from tests.games.pathfinder.cards.boon_uses import counts_as, expert, read, skill_dice, will_roll
from tests.games.pathfinder.helpers import bane, boon, game, location

# --- powers ----------------------------------------------------------------------------------------------


def forms_in(line: str, form: Form | None) -> list[tuple[str, Any]]:
    """The forms that a box joins, each with the name under which it is used."""
    if form is None:
        return []
    if isinstance(form, Together):
        return [(line, each) for each in form.forms]
    return list(form.ways) if isinstance(form, Either) else [(line, form)]


class Power(NamedTuple):
    """What a hero can do who has checked so many boxes of this line and none of the others."""

    character: Character
    role: Role | None
    line: str
    box: int
    name: str
    form: Any

    @property
    def card(self) -> Character | Role:
        return self.role or self.character

    @property
    def key(self) -> str:
        return f"power:{self.name}"

    @property
    def id(self) -> str:
        return f"{self.card.id}-{self.name}-{self.box}"

    @property
    def working(self) -> list[tuple[str, Any]]:
        """All powers of the hero."""
        boxes = [(line, self.box if line.id == self.line else 0) for line in self.card.lines]
        return [found for line, box in boxes for found in forms_in(line.id, line.forms[box])]

    def hero(self, **told: Any) -> dict[str, Any]:
        return {
            "character": self.character.id,
            "role": self.role.id if self.role else None,
            "feats": {"powers": {self.line: self.box}},
            **told,
        }

    def skill(self, skill: int) -> tuple[int, int, set[int]]:
        """Die, bonus and what the check counts as; a d4 for a skill the character has not."""
        for base, printed in self.character.skills.items():
            if skill == base:
                return printed.die, 0, {base}
            if skill in printed.extends:
                return printed.die, printed.extends[skill], {base, skill}
        for _, form in self.working:
            if isinstance(form, NewSkill) and form.skill == skill:
                return self.character.skills[form.base].die, form.bonus, {form.base, skill}
        return 4, 0, {skill}


def _powers() -> Iterator[Power]:
    for character in CHARACTERS:
        for role in (None, *character.roles):
            for line in (role or character).lines:
                for box, form in enumerate(line.forms):
                    for name, each in forms_in(line.id, form):
                        yield Power(character, role, line.id, box, name, each)


POWERS = list(_powers())
# Lines that have to be opened first.
UNOPENED = [
    power
    for power in POWERS
    if power.box == 1 and any(line.id == power.line and line.forms[0] is None for line in power.card.lines)
]
TESTED: set[tuple[type, type]] = set()
NOTHING = type(None)


def sort_of(power: Power) -> tuple[type, type]:
    """The form, and the effect it has or what it lets happen."""
    inner = getattr(power.form, "effect", None) or getattr(power.form, "trouble", None)
    return type(power.form), type(inner)


def each(form: type, *inner: type) -> pytest.MarkDecorator:
    """Every power of such a sort, which is tested then."""
    sorts = {(form, kind) for kind in inner or (NOTHING,)}
    TESTED.update(sorts)
    return parametrized([power for power in POWERS if sort_of(power) in sorts])


def parametrized(powers: Sequence[Power]) -> pytest.MarkDecorator:
    assert powers, "no power does this any more"
    return pytest.mark.parametrize("power", powers, ids=[power.id for power in powers])


def with_form(form: type, *inner: type) -> list[Power]:
    return [power for power in POWERS if type(power.form) is form and (not inner or sort_of(power)[1] in inner)]


# --- what lies around ------------------------------------------------------------------------------------

# Nobody can play them, but powers can be paid with them: one of each kind, and some with traits.
PLAIN = {kind: boon(f"plain-{kind}", kind) for kind in BOONS}
MARKED = (boon("hound", ALLY, traits=("animal",)), boon("relic", ITEM, traits=("divine",)))
PURSE = (*PLAIN.values(), *MARKED)
PURSE_IDS = tuple(card.id for card in PURSE)


def table_for(
    power: Power,
    holder: int = 0,
    hand: Sequence[str] = (),
    *,
    alone: bool = False,
    zones: Mapping[str, Any] = {},
    needed: Sequence[str] = (),
    cards: Sequence[Card] = (),
    **laid: Any,
) -> Table:
    """Three seats, the first two in the glade and the third in the grove (alone: all but the hero there). The hero with
    the power holds these cards; the others can use every skill and have nothing, but seat 0 what is needed."""
    people: list[dict[str, Any]] = [{"place": "glade", "hand": needed}, {"place": "glade"}, {"place": "grove"}]
    for seat in HOLDERS:
        if seat == holder:
            people[seat] |= power.hero(hand=[*hand, *people[seat].get("hand", ())], **zones)
        elif alone:
            people[seat]["place"] = "grove"
    made = [expert(seat) for seat in HOLDERS]
    return game(*people, cards=[*made, *PURSE, *cards], options={"asking": "nobody"}, **laid)


def dice(table: Table) -> tuple[list[int], int]:
    check = table.state.checks[-1]
    return sorted(check.sides), check.plus


def more(before: tuple[list[int], int], added: str) -> tuple[list[int], int]:
    sides, plus = read(added)
    return sorted([*before[0], *sides]), before[1] + plus


def rolls_ones(table: Table) -> int:
    """The result of the check, where every die shows a 1."""
    will_roll(table, *[1] * len(table.state.checks[-1].sides))
    table.play("roll")
    result: int = table.told("pf-event-rolls")[-1].args["result"]
    return result


# --- checks of every sort ----------------------------------------------------------------------------------

TOOL = "1d6"


class Scene(NamedTuple):
    """A check of seat 0: what for, the kind and trait of the card it is about, the skill used, whether in a fight, and
    the trait of what is used (which is a tool with that trait then)."""

    purpose: str
    kind: str
    mark: str
    skill: int
    fight: bool = False
    trait: str = ""

    @property
    def tool(self) -> bool:
        return self.fight and (bool(self.trait) or self.skill not in (STRENGTH, MELEE))

    @property
    def way(self) -> str:
        skill = SKILL_IDS[self.skill]
        return f"reveal:tool:{skill}" if self.tool else f"{'fight' if self.fight else 'use'}:{skill}"

    def table(self, power: Power, holder: int = 0, hand: Sequence[str] = (), **laid: Any) -> Table:
        """The skill is chosen, and the dice are about to fall."""
        table = self.begun(power, holder, hand, **laid)
        while table.asked[1] != "prepare":
            table.play({"evade": "face", "skill": self.way}[table.asked[1]])
        return table

    def begun(self, power: Power, holder: int = 0, hand: Sequence[str] = (), **told: Any) -> Table:
        number = told.pop("difficulty", HOPELESS)
        check = f"{SKILL_IDS[COMBAT if self.fight else self.skill].title()} {number}"
        marks = told.pop("marks", [self.mark] if self.mark else [])
        places = {"glade": ["trial"], "grove": ["wolf"]}
        laid: dict[str, Any] = {"places": places}
        needed, begin = [], ["explore"]
        trial: Card
        match self.purpose:
            case "defeat":
                trial = bane("trial", check, self.kind, traits=marks, immune=told.pop("immune", ()))
                laid |= {"closed": ["grove"]} if self.kind == VILLAIN else {}
            case "acquire":
                trial = boon("trial", self.kind, acquire=check, traits=marks)
            case "recharging":
                trial = boon("trial", self.kind, Play(DISCARD, Examine()), recharge=check)
                needed, begin, places["glade"] = ["trial"], ["discard:trial", "yes"], ["wolf"]
            case "close":
                trial = location("glade", closing=(ByCheck(check),))
                begin, places["glade"] = ["close", "close:1"], []
            case _:
                trial = bane("trial", before=(Unless(check, LoseCards()),))
        if self.tool:
            needed.append("tool")
        tool = boon("tool", SPELL, Play(REVEAL, Fight((self.skill,), TOOL)), traits=[self.trait] if self.trait else [])
        cards = [trial, tool, *told.pop("cards", ())]
        table = table_for(power, holder, hand, needed=needed, cards=cards, **laid | told)
        table.play(*begin)
        return table

    def skilled(self, power: Power, holder: int) -> tuple[int, int, set[int]]:
        """Of whoever makes the check: the hero, or somebody who can do everything."""
        die, plus, counts = power.skill(self.skill) if holder == 0 else (*skill_dice(self.skill), counts_as(self.skill))
        return die, plus, counts | ({COMBAT} if self.fight else set())


def fits(on: On, scene: Scene, power: Power, holder: int) -> bool:
    """Whether a power of the holder that speaks of such checks works on this one."""
    kinds = {scene.kind, MONSTER} if scene.kind in (HENCHMAN, VILLAIN) else {scene.kind}
    return all(
        [
            on.whose in WHOSE[holder],
            not on.skills or scene.skilled(power, holder)[2] & set(on.skills),
            not on.noncombat or not scene.fight,
            not on.purposes or scene.purpose in on.purposes,
            not on.kinds or kinds & set(on.kinds),
            not on.traits or scene.trait in on.traits,
            not on.against or scene.mark in on.against,
        ]
    )


def expected(power: Power, scene: Scene, holder: int, played: Sequence[str] = ()) -> tuple[list[int], int, set[str]]:
    """Dice, number and traits that come with the skill and by themselves, if cards of these kinds were played."""
    die, plus, _ = scene.skilled(power, holder)
    found, traits = more(([die], plus), TOOL if scene.tool else "0"), {scene.trait} - {""}
    played = [*played, SPELL] if scene.tool and holder == 0 else played
    for _, form in power.working:
        if isinstance(form, Always) and fits(form.on, scene, power, holder):
            found, traits = more(found, form.added), traits | set(form.traits)
        if isinstance(form, WhenPlaying) and fits(form.on, scene, power, holder) and set(form.kinds) & set(played):
            found = more(found, form.added)
    return *found, traits


def _kinds(on: On, purpose: str) -> tuple[str, ...]:
    possible = BANES if purpose == DEFEAT else BOONS if purpose in (ACQUIRE, RECHARGING) else ()
    usual = {DEFEAT: MONSTER, ACQUIRE: ITEM, RECHARGING: SPELL}.get(purpose, "")
    return tuple(kind for kind in on.kinds if kind in possible) or (usual,)


def fitting(on: On) -> list[Scene]:
    """A check for every skill, purpose, kind and trait that it names."""
    found = []
    for purpose in on.purposes or (DEFEAT,):
        for skill in on.skills or (WISDOM,):
            for trait in on.traits or ("",):
                used = (STRENGTH, True, "") if skill == COMBAT else (skill, bool(trait), trait)
                for kind in _kinds(on, purpose):
                    found += [Scene(purpose, kind, mark, *used) for mark in on.against or ("",)]
    return found


def holders(on: On) -> list[int]:
    return [holder for holder in HOLDERS if on.whose in WHOSE[holder]]


def misses(on: On, power: Power) -> list[tuple[Scene, int]]:
    """Checks that differ in one thing from those that fit, and those of the wrong people."""
    scene = fitting(on)[0]
    changed = [scene._replace(mark=mark) for mark in ("", "goblin")] if scene.mark else []
    changed += [scene._replace(trait="")] if scene.trait else []
    changed += [scene._replace(skill=skill) for skill in (WISDOM, INTELLIGENCE, CHARISMA, DEXTERITY, CONSTITUTION)]
    changed += [scene._replace(skill=STRENGTH, fight=not scene.fight)] if scene.purpose == DEFEAT else []
    for purpose in PURPOSES:
        kinds = BANES if purpose == DEFEAT else (ARMOR, ITEM, SPELL, WEAPON) if purpose == ACQUIRE else (SPELL, ITEM)
        usable: dict[str, Any] = {"fight": False, "trait": "", "skill": WISDOM} if purpose != DEFEAT else {}
        for kind in kinds if purpose not in (CLOSE, OTHERWISE) else ("",):
            changed.append(scene._replace(purpose=purpose, kind=kind, **usable))
    found = [(each, holders(on)[0]) for each in dict.fromkeys(changed)]
    found += [(scene, holder) for holder in HOLDERS]
    return [(each, holder) for each, holder in found if not fits(on, each, power, holder)]


# A fight and a plain check, for everything that fits any of them.
FIGHT = Scene(DEFEAT, MONSTER, "", STRENGTH, fight=True)
WISE = Scene(DEFEAT, MONSTER, "", WISDOM)
