"""Characters, decks, feats and roles (PF-SETUP, PF-FEAT, PF-BETWEEN)."""

from __future__ import annotations

from functools import partial
from typing import Any

from herowright.bots.policy import Verdict, nothing, said
from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.rules import rebuilding
from herowright.games.pathfinder.rules.components import ALLY, ARMOR, BLESSING, BOONS, ITEM, SKILL_IDS, SPELL, WEAPON
from herowright.table.decision import Option

# A party wants a healer, fighters who need nobody, and somebody for traps.
LIKED = ("kyra", "valeros", "merisiel", "seoni", "ezren", "harsk", "sajan", "seelah", "amiri", "lem", "lini")
KINDS = {BLESSING: 1.0, SPELL: 0.9, WEAPON: 0.9, ALLY: 0.8, ITEM: 0.6, ARMOR: 0.5}
# A card below this is of no use to a character.
UNSUITED = 0.1
# A better card of the middle is worth the exchange.
BETTER = 0.15
# Feats beside the main skill: cards in the hand, what a power grows by, and proficiencies.
HAND, POWER = 0.8, 1.0
PROFICIENT = {"weapons": 0.7, "light-armors": 0.3, "heavy-armors": 0.3}
DONE = Verdict(0.0, partial(said, "bot-pf-deck-done"))


def judge_character(outlook: Outlook, option: Option) -> Verdict:
    """By what a character is best at: the skill with the largest die."""
    best, id = SKILL_IDS[_main_skill(option.payload)], option.payload.id
    value = 2.0 - 0.1 * LIKED.index(id) if id in LIKED else 0.5
    return Verdict(value, partial(said, f"bot-pf-best-{best}"))


def _main_skill(character: Any) -> int:
    best: int = max(character.skills, key=lambda skill: (character.skills[skill].die, -skill))
    return best


def judge_deck(outlook: Outlook, option: Option) -> Verdict:
    sample = option.payload == "sample"
    return Verdict(float(sample), partial(said, "bot-pf-sample") if sample else nothing)


def judge_kind(outlook: Outlook, option: Option) -> Verdict:
    """A kind of card to begin with, or to be rewarded with."""
    return Verdict(KINDS.get(option.payload, 0.0), nothing)


def judge_build(outlook: Outlook, option: Option) -> Verdict:
    """Cards for one's own deck: what suits the character best; what others have brought may be better."""
    what, *rest = option.payload
    if what == "done":
        return DONE
    me, card, sheet = outlook.me, rest[0], outlook.of(outlook.me).sheet
    missing = rebuilding.missing(me, card.kind)
    over = any(rebuilding.missing(me, kind) < 0 for kind in BOONS)
    worth = sheet.likes(card)
    if what == "return":
        best = max([sheet.likes(other) for other in outlook.table.pool if other.kind == card.kind], default=-9.0)
        value = 1.0 - worth if missing < 0 else best - worth - BETTER
    elif missing <= 0 or (what == "take" and over):
        value = -1.0
    else:
        value = worth + (0.01 if what == "take" else 0.0)
    return Verdict(value, partial(reasons.kept, worth))


def judge_swap(outlook: Outlook, option: Option) -> Verdict:
    """Which card of a ready-made deck goes for another: the one that suits the character least, if any does not; and
    what comes for it."""
    if option.payload == ("done",):
        return DONE
    card = option.payload[-1] if isinstance(option.payload, tuple) else option.payload
    worth = outlook.of(outlook.me).sheet.likes(card) if card is not None else 0.0
    return Verdict(UNSUITED - worth if outlook.glimpse.kind == "swap" else worth, partial(reasons.kept, worth))


# --- feats (PF-FEAT, PF-ROLE) ----------------------------------------------------------------------------------


def judge_feat(outlook: Outlook, option: Option) -> Verdict:
    character: Any = outlook.me.character
    kind, line, number = option.payload
    if kind == "skill":
        skill, main = character.skills[SKILL_IDS.index(line)], SKILL_IDS[_main_skill(character)] == line
        value = skill.die / 12 + 0.2 * len(skill.extends) + main
        return Verdict(value, partial(said, "bot-pf-main-skill" if main else "bot-pf-side-skill"))
    if kind == "card":
        value = KINDS.get(line, 0.0) + (0.5 if line == character.favored else 0.0)
        return Verdict(value, partial(said, "bot-pf-more-cards"))
    if line == "hand":
        return Verdict(HAND, partial(said, "bot-pf-larger-hand"))
    value = PROFICIENT.get(line, POWER - 0.1 * number)
    return Verdict(value, partial(said, "bot-pf-better-power"))


def judge_role(outlook: Outlook, option: Option) -> Verdict:
    """The side with more to gain."""
    boxes = sum(len(line.forms) for line in option.payload.lines) + len(option.payload.hand_sizes)
    return Verdict(boxes / 10, partial(said, "bot-pf-better-power"))


def judge_loot(outlook: Outlook, option: Option) -> Verdict:
    """Loot goes to whoever can use it best."""
    family, _, id = str(outlook.glimpse.prompt.args["card"]).partition(":")
    value = outlook.of(outlook.table.heroes[option.payload]).sheet.likes(outlook.table.box.find(family, id))
    return Verdict(value, partial(reasons.kept, value))
