"""Characters, decks, feats and roles (PF-SETUP, PF-FEAT, PF-BETWEEN)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.pathfinder.bot import reasons
from herowright.games.pathfinder.bot.outlook import Outlook
from herowright.games.pathfinder.bot.verdict import Verdict
from herowright.games.pathfinder.bot.worth import likes
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BLESSING,
    ITEM,
    SKILL_IDS,
    SPELL,
    WEAPON,
)
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# A party wants a healer, fighters who need nobody, and somebody for traps.
LIKED = {
    "kyra": 2.0,
    "valeros": 1.9,
    "merisiel": 1.8,
    "seoni": 1.7,
    "ezren": 1.5,
    "harsk": 1.4,
    "sajan": 1.3,
    "seelah": 1.2,
    "amiri": 1.1,
    "lem": 1.0,
    "lini": 0.9,
}
KINDS = {BLESSING: 1.0, SPELL: 0.9, WEAPON: 0.9, ALLY: 0.8, ITEM: 0.6, ARMOR: 0.5}
# A card below this is of no use to a character.
UNSUITED = 0.1
# A better card of the middle is worth the exchange.
BETTER = 0.15
# Feats beside the main skill: cards in the hand, and what a power grows by.
HAND, POWER, PROFICIENCY = 0.8, 1.0, 0.3


def judge_character(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    verdicts = []
    for option in options:
        value = LIKED.get(option.payload.id, 0.5)
        verdicts.append(Verdict(value, partial(reasons.said, f"bot-pf-{_suited(option.payload)}")))
    return verdicts


def _suited(character: Any) -> str:
    """What a character is best at: the skill with the largest die."""
    best = max(character.skills, key=lambda skill: (character.skills[skill].die, -skill))
    return f"best-{SKILL_IDS[best]}"


def judge_deck(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    return [
        Verdict(1.0 if option.payload == "sample" else 0.0, partial(reasons.said, "bot-pf-sample"))
        if option.payload == "sample"
        else Verdict(0.0, reasons.nothing)
        for option in options
    ]


def judge_kind(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A kind of card to begin with, or to be rewarded with."""
    return [Verdict(KINDS.get(option.payload, 0.0), reasons.nothing) for option in options]


def judge_build(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Cards for the own deck: what suits the character best; what others have brought may be better."""
    me = outlook.me
    hero = me.hero
    cards = outlook.situation.cards
    lists = next((each for each in outlook.situation.view["lists"] if each["seat"] == me.seat), None)
    pool = [cards.cards[name] for name in outlook.situation.view["pool"] if name in cards.cards]
    over = {kind for kind, has in lists["has"].items() if has > lists["wanted"][kind]} if lists else set()
    verdicts = []
    for option in options:
        what, *rest = option.payload
        if what == "done":
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-deck-done")))
            continue
        card = rest[0]
        worth = likes(hero, card)
        if what == "return":
            best = max((likes(hero, other) for other in pool if other.kind == card.kind), default=-9.0)
            value = 1.0 - worth if card.kind in over else best - worth - BETTER
        elif what == "take" and over:
            value = -1.0
        else:
            missing = lists is not None and lists["has"][card.kind] < lists["wanted"][card.kind]
            value = worth + (0.01 if what == "take" else 0.0) if missing else -1.0
        verdicts.append(Verdict(value, partial(reasons.kept, worth)))
    return verdicts


def judge_swap(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which card of a ready-made deck goes for another: the one that suits the character least, if any does not."""
    hero = outlook.me.hero
    verdicts = []
    for option in options:
        if option.payload == ("done",):
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-pf-deck-done")))
        else:
            worth = likes(hero, option.payload[-1])
            verdicts.append(Verdict(UNSUITED - worth, partial(reasons.kept, worth)))
    return verdicts


def judge_swap_for(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    hero = outlook.me.hero
    verdicts = []
    for option in options:
        card = option.payload[-1] if isinstance(option.payload, tuple) else option.payload
        worth = likes(hero, card) if card is not None else 0.0
        verdicts.append(Verdict(worth, partial(reasons.kept, worth)))
    return verdicts


# --- feats (PF-FEAT, PF-ROLE) ----------------------------------------------------------------------------------


def judge_feat(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    hero = outlook.me.hero
    assert hero.character is not None
    main = max(hero.character.skills, key=lambda skill: (hero.character.skills[skill].die, -skill))  # type: ignore[union-attr]
    verdicts = []
    for option in options:
        kind, line, number = option.payload
        if kind == "skill":
            skill = hero.character.skills[SKILL_IDS.index(line)]
            value = skill.die / 12 + 0.2 * len(skill.extends) + (1.0 if SKILL_IDS[main] == line else 0.0)
            why = "bot-pf-main-skill" if SKILL_IDS[main] == line else "bot-pf-side-skill"
        elif kind == "card":
            value = KINDS.get(line, 0.0) + (0.5 if line == hero.character.favored else 0.0)
            why = "bot-pf-more-cards"
        else:
            value = HAND if line == "hand" else POWER - 0.1 * number
            if line in ("weapons", "light-armors", "heavy-armors"):
                value = PROFICIENCY + (0.4 if line == "weapons" else 0.0)
            why = "bot-pf-larger-hand" if line == "hand" else "bot-pf-better-power"
        verdicts.append(Verdict(value, partial(reasons.said, why)))
    return verdicts


def judge_role(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The side with more to gain."""
    verdicts = []
    for option in options:
        boxes = sum(len(line.forms) for line in option.payload.lines) + len(option.payload.hand_sizes)
        verdicts.append(Verdict(boxes / 10, partial(reasons.said, "bot-pf-better-power")))
    return verdicts


def judge_loot(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Loot goes to whoever can use it best."""
    card = outlook.situation.card(str(question.prompt.args.get("card", "")))
    verdicts = []
    for option in options:
        value = likes(outlook.situation.members[option.payload].hero, card) if card is not None else 0.0
        verdicts.append(Verdict(value, partial(reasons.kept, value)))
    return verdicts
