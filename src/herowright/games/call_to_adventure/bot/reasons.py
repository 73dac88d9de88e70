"""Why an option is good or bad, in a player's words: at most four reasons, the weightiest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.bots.policy import FIRST, NOTABLE, Reasons, Weighed, heaviest, said, shown
from herowright.games.call_to_adventure.bot.worth import power_worth
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ANTIHERO, HERO, ICON_NAMES
from herowright.games.call_to_adventure.rules.scoring import set_points
from herowright.games.call_to_adventure.rules.view import percent
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.bot.trial import Plan, Stakes
    from herowright.games.call_to_adventure.cards.types import Path, Trait


def about(id: str, points: float, **args: Any) -> Weighed:
    """Nothing is said of what makes no difference."""
    return [(points, Message(id, {**args, "points": shown(points)}))] if shown(points) else []


def either(id: str, gain: float) -> Weighed:
    """A change for the better or for the worse."""
    return about(f"{id}-more" if gain > 0 else f"{id}-less", gain)


def gained(gain: float) -> Reasons:
    """An effect of which no more is to be said than its size."""
    return heaviest(either("bot-ca-gain", gain))


def fallen(gain: float) -> Reasons:
    """Where the marker would stand."""
    return tuple(message for _, message in either("bot-ca-marker", gain))


# --- story cards -----------------------------------------------------------------------------------


def rewards(outlook: Outlook, path: Path, family: str) -> Weighed:
    """Everything a path gives, each with its weight."""
    wishes = outlook.wishes
    found = about("bot-ca-scores", path.triumph + path.tragedy)
    wished = wishes.family.get(family, 0) + (wishes.family.get("hard", 0) if path.harder else 0)
    wished += wishes.tragedy if path.tragedy else 0
    for at, ability in enumerate(path.abilities):
        each = wishes.ability[ability].each
        wished += each
        gain = outlook.ability(ability, path.abilities[:at].count(ability)) - each
        found += about("bot-ca-ability", gain, ability=ABILITY_NAMES[ability])
    for at, icon in enumerate(path.icons):
        each = wishes.icon[icon].each
        wished += each
        more = path.icons[:at].count(icon)
        count = outlook.end.icons[icon] + more + 1
        if paid := set_points(count) - set_points(count - 1):
            found += about("bot-ca-set", paid, icon=ICON_NAMES[icon], count=count)
        else:
            found += about("bot-ca-icon", outlook.icon(icon, more) - each, icon=ICON_NAMES[icon])
    found += about("bot-ca-destiny", wished)
    if path.xp:
        found.append((path.xp, Message("bot-ca-xp", {"xp": path.xp})))
    draws = path.hero * outlook.draws[HERO] + path.antihero * outlook.draws[ANTIHERO]
    found += about("bot-ca-cards", draws, cards=path.hero + path.antihero)
    found += either("bot-ca-marker", outlook.move(path.virtue, path.corruption))
    found += about("bot-ca-power", power_worth(outlook, path.power) if path.power is not None else 0.0)
    return found + either("bot-ca-reacts", outlook.tucked(path))


def faced(outlook: Outlook, stakes: Stakes, plan: Plan) -> Reasons:
    """The chance, with what would be thrown in for it, and the rewards, where there is a chance to have them."""
    chance, ally = chances(plan.chance), stakes.ally
    if plan.dark:
        chance = Message("bot-ca-chance-dark", {"chance": percent(plan.chance), "count": plan.dark})
    found = [(FIRST, chance)]
    if plan.chance:
        found += rewards(outlook, stakes.path, stakes.card.family)
        if ally is not None:
            found += about("bot-ca-ally", outlook.ally(ally), card=ally.name)
    if outlook.harm and plan.chance < 1:
        found.append((outlook.harm * (1 - plan.chance), Message("bot-ca-feeds")))
    return heaviest(found)


def trait_gained(outlook: Outlook, card: Trait) -> Reasons:
    found = rewards(outlook, card.path, card.family) + either("bot-ca-reacts", outlook.happening("trait"))
    found.append((FIRST, Message("bot-ca-sure")))
    if card.price:
        found.append((FIRST - 1, Message("bot-ca-price", {"xp": card.price})))
    return heaviest(found)


def new_card(gain: float, xp: int) -> Reasons:
    """A card left behind for one nobody knows."""
    hope = Message("bot-ca-new-card", {"points": shown(gain)}) if gain > NOTABLE else Message("bot-ca-no-better")
    return (hope, *said("bot-ca-price", xp=xp)) if xp else (hope,)


# --- the cast ----------------------------------------------------------------------------------------


def chances(chance: float) -> Message:
    return Message("bot-ca-certain") if chance >= 1 else Message("bot-ca-chance", {"chance": percent(chance)})


def changed(before: float, after: float) -> Reasons:
    """How the chance of success would change."""
    was, now = percent(before), percent(after)
    if was == now:
        return said("bot-ca-chance-same", chance=now)
    return said("bot-ca-chance-more" if now > was else "bot-ca-chance-less", before=was, after=now)


def made_up(missing: int, bonus: int) -> Reasons:
    """What an addition makes of a result."""
    if missing <= 0:
        return said("bot-ca-needless")
    return said("bot-ca-turns-loss") if missing <= bonus else said("bot-ca-short", missing=missing - bonus)


def second(chance: float, gifts: float) -> Reasons:
    """A second attempt, whose runes may give something again."""
    again = Message("bot-ca-again", {"chance": percent(chance)})
    return (again, *(message for _, message in about("bot-ca-gifts", gifts)))


# --- hand cards --------------------------------------------------------------------------------------


def played(point: float, effect: float, later: float, special: Reasons) -> Reasons:
    """A card played now instead of kept: its point, its effect, and what it could do later."""
    found: Weighed = [(FIRST, message) for message in special] or either("bot-ca-effect", effect)
    found += about("bot-ca-point", point)
    return heaviest(found + (about("bot-ca-later", later) or [(NOTABLE, Message("bot-ca-last-chance"))]))
