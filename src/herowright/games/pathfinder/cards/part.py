"""What the parts of a card have in common: each says in one message what it does, and its fields are the arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from herowright.games.pathfinder.cards.checks import any_of, check, formed, wording
from herowright.games.pathfinder.cards.on import GEN, kinds_text, skills_text, traits_text
from herowright.games.pathfinder.rules.components import COMBAT_DAMAGE, DAMAGE, SKILL_NAMES, counted
from herowright.table.message import Message
from herowright.table.native import native
from herowright.table.wording import Argument, Worded

# The other ways to tell what somebody does, apart from the order to do it: as a statement (`draws 1 card`), and as what
# one may do or pays to do (`you may draw 1 card`).
THEY, TO_DO = "they", "to"
# All damage but that of a fight.
NONCOMBAT = {*DAMAGE} - {COMBAT_DAMAGE}
_DEEDS = ("pf-trouble-", "pf-effect-", "pf-pay")


def told(message: Message, voice: str) -> Message:
    """What a part does, told in another voice, with the parts that it is made of."""
    if "." in message.id:
        return message
    args = {
        name: told(part, voice) if isinstance(part, Message) and part.id.startswith(_DEEDS) else part
        for name, part in message.args.items()
    }
    return formed(Message(message.id, args), voice)


def damage_text(types: tuple[str, ...]) -> Message:
    """Damage of any of these types; without types, any damage. All but the last stand before another one."""
    if {*types} == NONCOMBAT:
        return Message("pf-damage-noncombat")
    *before, last = types or ("any",)
    return any_of([*(formed(Message(f"pf-damage-{type}"), "stem") for type in before), Message(f"pf-damage-{last}")])


ARGUMENTS: Mapping[str, Argument] = {
    "added": Argument("dice"),
    "base": Argument("base", SKILL_NAMES.__getitem__),
    "cards": Argument("cards", counted),
    "check": Argument("check", lambda printed: wording(check(printed), GEN)),
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
    "types": Argument("types", damage_text),
}


@native(allow_interpreted_subclasses=True)
class Part(Worded):
    __slots__ = ()

    arguments: ClassVar[Mapping[str, Argument]] = ARGUMENTS
