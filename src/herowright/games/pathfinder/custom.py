"""Own characters: the numbers that keep them in balance with the printed ones (PF-CUSTOM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.pathfinder.rules.components import BOONS
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.types import Character, Role

DECK = 15  # PF-CUSTOM-02
EXTENSIONS = 5  # PF-CUSTOM-04
SKILL_BOXES, CARD_BOXES, POWER_BOXES = 15, 10, 4  # PF-CUSTOM-05
ROLE_BOXES = 12  # PF-CUSTOM-06


def power_boxes(card: Character | Role) -> int:
    """Every box among the powers: hand sizes, proficiencies and forms."""
    forms = sum(len(line.forms) - 1 for line in card.lines)
    return len(card.hand_sizes) - 1 + len(card.proficiencies) + forms


def problems(character: Character) -> list[Message]:
    """Where an own character leaves the numbers of the rules; none for a balanced one."""
    found: list[Message] = []

    def expect(id: str, count: int, wanted: int) -> None:
        if count != wanted:
            found.append(Message(f"pf-custom-{id}", {"count": count, "wanted": wanted}))

    skills = character.skills.values()
    expect("deck", sum(character.cards.get(kind, (0, 0))[0] for kind in BOONS), DECK)
    expect("skill-boxes", sum(skill.boxes for skill in skills), SKILL_BOXES)
    expect("card-boxes", sum(character.cards.get(kind, (0, 0))[1] for kind in BOONS), CARD_BOXES)
    expect("power-boxes", power_boxes(character), POWER_BOXES)
    for die in (4, 12):  # one of each, counted separately (PF-CUSTOM-03, PF-CUSTOM-07)
        count = sum(skill.die == die for skill in skills)
        if count > 1:
            found.append(Message("pf-custom-die", {"die": die, "count": count}))
    extensions = sum(len(skill.extends) for skill in skills)
    if extensions > EXTENSIONS:
        found.append(Message("pf-custom-extensions", {"count": extensions, "most": EXTENSIONS}))
    for role in character.roles:
        if power_boxes(role) != ROLE_BOXES:
            args = {"role": role.name, "count": power_boxes(role), "wanted": ROLE_BOXES}
            found.append(Message("pf-custom-role-boxes", args))
    return found
