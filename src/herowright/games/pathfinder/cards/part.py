"""What the parts of a card have in common: each says in one message what it does, and its fields are the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from herowright.games.pathfinder.cards.checks import any_of, check, wording
from herowright.games.pathfinder.cards.on import kinds_text, skills_text, traits_text
from herowright.games.pathfinder.rules.components import SKILL_NAMES, counted
from herowright.table.message import Message
from herowright.table.wording import Argument, Worded


def damage_text(types: tuple[str, ...]) -> Message:
    """Damage of any of these types; without types, any damage."""
    return any_of([Message(f"pf-damage-{type}") for type in types or ("any",)])


ARGUMENTS: Mapping[str, Argument] = {
    "added": Argument("dice"),
    "base": Argument("base", SKILL_NAMES.__getitem__),
    "cards": Argument("cards", counted),
    "check": Argument("check", lambda printed: wording(check(printed))),
    "count": Argument("count", lambda count: counted(str(count))),
    "instead": Argument("instead", SKILL_NAMES.__getitem__),
    "kind": Argument("kind", lambda kind: f"kind:{kind}"),
    "kinds": Argument("kinds", kinds_text),
    "loot": Argument("cards", lambda loot: " ".join(f"boon:{id}" for id in loot)),
    "price": Argument("trouble"),
    "rolled": Argument("dice"),
    "skill": Argument("skill", SKILL_NAMES.__getitem__),
    "skills": Argument("skills", skills_text),
    "trait": Argument("traits", lambda trait: traits_text((trait,))),
    "traits": Argument("traits", traits_text),
    "type": Argument("type", lambda type: damage_text((type,))),
    "types": Argument("types", damage_text),
}


class Part(Worded):
    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = ARGUMENTS
