"""What the conditions of a destiny or an ally will pay in the end, as far as it can be foreseen (CA-SCORE-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.bot.odds import reach
from herowright.games.call_to_adventure.bot.tables import (
    ABILITY_CHANCE,
    FURTHEST,
    ICON_CHANCE,
    KIND_CHANCE,
    track_outlook,
)
from herowright.games.call_to_adventure.bot.wishes import Goal, Wishes
from herowright.games.call_to_adventure.cards.types import Ally, Destiny

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook

# How many of the cards to come are of a kind: traits, challenges, adversaries, paths with +1, allies beside them.
FAMILY_SHARE = {"trait": 0.3, "challenge": 0.6, "adversary": 0.15, "hard": 0.3, "ally": 0.12}
# Hand cards of a kind that a hero plays in a turn who is paid for it, and paths with tragedy among the cards to come.
PLAYED, TRAGIC = 0.55, 0.45
# Beyond so many cards nobody foresees where the marker goes.
STEPS = 6


def expected(outlook: Outlook, card: Destiny | Ally) -> float:
    cards = outlook.situation.cards
    wishes = cards.wishes(card, []) if isinstance(card, Destiny) else cards.wishes(None, [card])
    left = outlook.situation.future + (1 if outlook.situation.mine else 0)
    worth = _icons(outlook, card, wishes, left) + _marker(outlook, wishes, left)
    worth += sum(goal.points * outlook.will_have(outlook.me.xp, goal) for goal in wishes.xp_goals)
    for family, each in wishes.family.items():
        worth += each * (owned(outlook, family) + FAMILY_SHARE[family] * left)
    worth += sum(wishes.played.values()) * PLAYED * outlook.turns
    tragedies = sum(1 for path in outlook.me.tucked if path.tragedy)
    return worth + wishes.tragedy * (tragedies + TRAGIC * left)


def _icons(outlook: Outlook, card: Destiny | Ally, wishes: Wishes, left: float) -> float:
    """Abilities and story icons, those on the card itself among them."""
    me, tries = outlook.me, min(FURTHEST, round(left))
    icons = [count + card.icons.count(icon) for icon, count in enumerate(me.icons)]
    abilities = [count + card.abilities.count(ability) for ability, count in enumerate(me.counted)]
    worth = sum(each * (icons[icon] + ICON_CHANCE * left) for icon, each in enumerate(wishes.icon) if each)
    worth += sum(each * (abilities[a] + ABILITY_CHANCE * left) for a, each in enumerate(wishes.ability) if each)
    for icon, goals in wishes.icon_goals.items():
        worth += _goals(goals, icons[icon], tries, ICON_CHANCE)
    for ability, goals in wishes.ability_goals.items():
        worth += _goals(goals, abilities[ability], tries, ABILITY_CHANCE)
    return worth + _goals(wishes.kinds_goals, sum(1 for count in icons if count), tries, KIND_CHANCE)


def _goals(goals: list[Goal], count: int, tries: int, chance: float) -> float:
    return sum(goal.points * reach(goal.count - count, tries, chance) for goal in goals)


def _marker(outlook: Outlook, wishes: Wishes, left: float) -> float:
    """What the track is worth more because of the card."""
    if not any(wishes.spaces):
        return 0.0
    steps = min(round(left), STEPS)
    track = tuple(float(space.points) for space in outlook.situation.cards.track)
    wanted = tuple(each + more for each, more in zip(track, wishes.spaces, strict=True))
    space = outlook.me.space
    return track_outlook(wanted, steps)[space] - track_outlook(track, steps)[space]


def owned(outlook: Outlook, family: str) -> int:
    """The cards of a kind that the story has already."""
    me, situation = outlook.me, outlook.situation
    if family == "ally":
        return len(me.allies)
    if family == "hard":
        return sum(1 for path in me.tucked if path.harder)
    ids = [card["card"] for act in situation.view["heroes"][situation.seat]["acts"] for card in act]
    return sum(1 for id in ids if id in situation.cards.story and situation.cards.story[id].family == family)
