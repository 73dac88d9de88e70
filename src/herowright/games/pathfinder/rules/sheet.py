"""A character with its role and feats: what it rolls, how many cards it holds, and the powers that work (PF-CHAR,
PF-FEAT, PF-ROLE)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.cards import forms
from herowright.games.pathfinder.rules.components import BOONS, SKILL_IDS
from herowright.games.pathfinder.rules.state import Powers

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.forms import Form
    from herowright.games.pathfinder.cards.types import Line
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder, Rolled

HAND = "hand"
_SORTED = {
    forms.Use: "uses",
    forms.Always: "always",
    forms.WhenPlaying: "when_playing",
    forms.InsteadOf: "instead",
    forms.LessDamage: "less_damage",
    forms.AtTurn: "at_turn",
    forms.AfterPlaying: "after_playing",
    forms.After: "after",
    forms.SureRecharge: "sure_recharge",
    forms.AnySkillToRecharge: "any_skill",
    forms.SkillForAnother: "for_another",
    forms.BlessingDie: "blessing_die",
    forms.AnyNumber: "any_number",
    forms.EvadedTo: "evaded_to",
}


def read(table: Pathfinder, hero: Hero) -> None:
    """Bring everything that follows from character, role and feats up to date."""
    assert hero.character is not None
    found: dict[str, list[tuple[str, Form]]] = defaultdict(list)
    by_moment: dict[str, list[tuple[str, forms.Use]]] = defaultdict(list)
    skills = _skills(table, hero)
    for line, form in working_forms(hero):
        if isinstance(form, forms.NewSkill):
            die, plus, kinds = skills[form.base]
            if table.settings.reading("PF-FEAT-07") != "counts":
                plus -= hero.feats.skills.get(form.base, 0)
            skills[form.skill] = (die, plus + form.bonus, kinds | {form.skill})
        else:
            found[_SORTED[type(form)]].append((line, form))
            if isinstance(form, forms.Use):
                by_moment[form.effect.moment].append((line, form))
    hero.skills = skills
    powers: dict[str, Any] = {name: tuple(sort) for name, sort in found.items()}
    hero.powers = Powers(**powers, by_moment={moment: tuple(uses) for moment, uses in by_moment.items()})
    sizes = hand_sizes(hero)
    hero.hand_size = sizes[min(hero.feats.powers.get(HAND, 0), len(sizes) - 1)]
    boxes = proficiency_boxes(hero)
    hero.proficient = (*hero.character.proficient, *(each for each in boxes if hero.feats.powers.get(each)))


def _skills(table: Pathfinder, hero: Hero) -> dict[int, Rolled]:
    """Skill feats count for skills built on the skill too (PF-FEAT-04, PF-FEAT-06, PF-FEAT-07)."""
    assert hero.character is not None
    derived = table.settings.reading("PF-FEAT-07") == "counts"
    skills: dict[int, Rolled] = {}
    for base, skill in hero.character.skills.items():
        bonus = hero.feats.skills.get(base, 0)
        skills[base] = (skill.die, bonus, frozenset((base,)))
        for other, plus in skill.extends.items():
            skills[other] = (skill.die, plus + (bonus if derived else 0), frozenset((base, other)))
    return skills


def working_forms(hero: Hero) -> Iterator[tuple[str, Form]]:
    """The form each line has reached; lines that are not opened yet have none (PF-FEAT-02, PF-FEAT-03)."""
    for line in lines(hero):
        form = line.forms[min(hero.feats.powers.get(line.id, 0), len(line.forms) - 1)]
        if isinstance(form, forms.Together):
            yield from ((line.id, each) for each in form.forms)
        elif isinstance(form, forms.Either):
            yield from form.ways
        elif form is not None:
            yield line.id, form


def lines(hero: Hero) -> tuple[Line, ...]:
    """The role prints the powers of the character again (PF-ROLE-06)."""
    assert hero.character is not None
    return hero.role.lines if hero.role is not None else hero.character.lines


def hand_sizes(hero: Hero) -> tuple[int, ...]:
    assert hero.character is not None
    return hero.role.hand_sizes if hero.role is not None else hero.character.hand_sizes


def proficiency_boxes(hero: Hero) -> tuple[str, ...]:
    assert hero.character is not None
    return hero.role.proficiencies if hero.role is not None else hero.character.proficiencies


# --- feats -----------------------------------------------------------------------------------------------


def free_boxes(hero: Hero, kind: str) -> list[tuple[str, str, int]]:
    """The boxes that may be checked next: of each line the leftmost (PF-FEAT-03, PF-FEAT-05). Power feats go to the
    role once there is one (PF-ROLE-04, PF-ROLE-05)."""
    character, feats = hero.character, hero.feats
    assert character is not None
    if kind == "skill":
        found = [(SKILL_IDS[base], feats.skills.get(base, 0), skill.boxes) for base, skill in character.skills.items()]
    elif kind == "card":
        found = [
            (each, feats.cards.get(each, 0), character.cards[each][1]) for each in BOONS if each in character.cards
        ]
    else:
        found = [(HAND, feats.powers.get(HAND, 0), len(hand_sizes(hero)) - 1)]
        found += [(each, feats.powers.get(each, 0), 1) for each in proficiency_boxes(hero)]
        found += [(line.id, feats.powers.get(line.id, 0), len(line.forms) - 1) for line in lines(hero)]
    return [(kind, line, checked + 1) for line, checked, boxes in found if checked < boxes]


def check_box(table: Pathfinder, hero: Hero, kind: str, line: str) -> None:
    """A checked box stays until the character dies (PF-FEAT-15)."""
    feats = hero.feats
    if kind == "skill":
        base = SKILL_IDS.index(line)
        feats.skills[base] = feats.skills.get(base, 0) + 1
    elif kind == "card":
        feats.cards[line] = feats.cards.get(line, 0) + 1
    else:
        feats.powers[line] = feats.powers.get(line, 0) + 1
    read(table, hero)


def cards_list(hero: Hero) -> dict[str, int]:
    """How many cards of each kind the deck has (PF-CHAR-07, PF-FEAT-11, PF-FEAT-12)."""
    assert hero.character is not None
    return {kind: hero.character.cards.get(kind, (0, 0))[0] + hero.feats.cards.get(kind, 0) for kind in BOONS}
