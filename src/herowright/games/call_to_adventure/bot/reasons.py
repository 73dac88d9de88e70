"""Why an option is good or bad, in a player's words: at most four reasons, the weightiest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.rules.components import (
    ABILITY_NAMES,
    CARDS_PER_ACT,
    ICON_NAMES,
    SET_POINTS,
)
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.attempt import Plan, Stakes
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Ally, HandCard, Path

MOST = 4
# Below this many points a difference is not worth a word.
NOTABLE = 0.05
# The weight of what must be said first.
FIRST = 99.0
# A chance that need not be called one.
CERTAIN = 0.995

Reasons = tuple[Message, ...]
Weighed = list[tuple[float, Message]]


def nothing() -> Reasons:
    return (Message("bot-nothing"),)


def said(*ids: str) -> Reasons:
    return tuple(Message(id) for id in ids)


def heaviest(weighed: Weighed) -> Reasons:
    ranked = sorted(weighed, key=lambda reason: -abs(reason[0]))
    return tuple(message for _, message in ranked[:MOST]) or nothing()


def shown(points: float) -> float:
    """Points as a player reads them; the sign is part of the message."""
    return round(abs(points), 1)


def percent(chance: float) -> int:
    return round(100 * chance)


def about(id: str, points: float, **args: Any) -> tuple[float, Message]:
    return points, Message(id, {**args, "points": shown(points)})


def gained(gain: float) -> Reasons:
    """An effect of which no more is to be said than its size."""
    if shown(gain) == 0:
        return nothing()
    return (Message("bot-ca-gain-more" if gain > 0 else "bot-ca-gain-less", {"points": shown(gain)}),)


def worth(points: float) -> Reasons:
    return (Message("bot-ca-worth", {"points": shown(points)}),)


def priced(xp: int) -> Message:
    return Message("bot-ca-price", {"xp": xp})


def chances(chance: float) -> Message:
    if chance >= CERTAIN:
        return Message("bot-ca-certain")
    return Message("bot-ca-chance", {"chance": percent(chance)})


def changed(before: float, after: float) -> Message:
    """How the chance of success would change."""
    was, now = percent(before), percent(after)
    if was == now:
        return Message("bot-ca-chance-same", {"chance": now})
    return Message("bot-ca-chance-more" if now > was else "bot-ca-chance-less", {"before": was, "after": now})


# --- story cards -----------------------------------------------------------------------------------


def rewards(outlook: Outlook, path: Path, family: str) -> Weighed:
    """Everything a path gives, each with its weight."""
    found: Weighed = []
    points = path.triumph + path.tragedy
    if points:
        found.append(about("bot-ca-scores", points))
    for at, ability in enumerate(path.abilities):
        gain = outlook.ability_worth(ability, path.abilities[:at].count(ability)) - outlook.wishes.ability[ability]
        if shown(gain):
            found.append(about("bot-ca-ability", gain, ability=ABILITY_NAMES[ability]))
    for at, icon in enumerate(path.icons):
        found.append(_icon(outlook, icon, path.icons[:at].count(icon)))
    wished = sum(outlook.wishes.ability[ability] for ability in path.abilities)
    wished += sum(outlook.wishes.icon[icon] for icon in path.icons)
    wished += outlook.wishes.family.get(family, 0) + (outlook.wishes.family.get("hard", 0) if path.harder else 0)
    wished += outlook.wishes.tragedy if path.tragedy else 0
    if wished:
        found.append(about("bot-ca-destiny", wished))
    if path.xp:
        found.append((path.xp, Message("bot-ca-xp", {"xp": path.xp})))
    if path.hero + path.antihero:
        cards = path.hero + path.antihero
        draws = path.hero * outlook.draws["hero"] + path.antihero * outlook.draws["antihero"]
        found.append(about("bot-ca-cards", draws, cards=cards))
    return [*found, *_effects(outlook, path)]


def _effects(outlook: Outlook, path: Path) -> Weighed:
    from herowright.games.call_to_adventure.bot.powers import power_worth
    from herowright.games.call_to_adventure.rules.happenings import Happening

    found: Weighed = []
    if path.virtue or path.corruption:
        found += moved(outlook.move(path.virtue, path.corruption))
    lasting = power_worth(outlook, path.power) if path.power is not None else 0.0
    if shown(lasting):
        found.append(about("bot-ca-power", lasting))
    react = outlook.happening("card", Happening("card", icons=path.icons))
    if outlook.me.cards % CARDS_PER_ACT == CARDS_PER_ACT - 1:
        react += outlook.happening("act")
    return [*found, *reacting(react)]


def _icon(outlook: Outlook, icon: int, more: int) -> tuple[float, Message]:
    """A story icon: the set it completes, or one it may lead to."""
    count = outlook.me.icons[icon] + more + 1
    gain = outlook.icon_worth(icon, more) - outlook.wishes.icon[icon]
    paid = SET_POINTS[min(count, 4)] - SET_POINTS[min(count - 1, 4)]
    if paid:
        return about("bot-ca-set", paid, icon=ICON_NAMES[icon], count=count)
    return about("bot-ca-icon", gain, icon=ICON_NAMES[icon])


def moved(gain: float) -> Weighed:
    """Where the marker would stand."""
    if not shown(gain):
        return []
    return [about("bot-ca-marker-more" if gain > 0 else "bot-ca-marker-less", gain)]


def reacting(gain: float) -> Weighed:
    """What other cards make of it."""
    if not shown(gain):
        return []
    return [about("bot-ca-reacts-more" if gain > 0 else "bot-ca-reacts-less", gain)]


def faced(outlook: Outlook, stakes: Stakes, plan: Plan, path: Path, ally: Ally | None) -> Reasons:
    """The chance, with what would be thrown in for it, and the rewards."""
    chance = chances(plan.chance)
    if plan.dark:
        chance = Message("bot-ca-chance-dark", {"chance": percent(plan.chance), "count": plan.dark})
    found = rewards(outlook, path, stakes.card.family)
    if ally is not None:
        found.append(about("bot-ca-ally", outlook.ally(ally), card=ally.name))
    found.append((FIRST, chance))
    if outlook.harm and plan.chance < CERTAIN:
        found.append((outlook.harm * (1 - plan.chance), Message("bot-ca-feeds")))
    return heaviest(found)


def trait_gained(outlook: Outlook, card: Any, cost: int) -> Reasons:
    found = rewards(outlook, card.path, "trait") + reacting(outlook.happening("trait"))
    found.append((FIRST, Message("bot-ca-sure")))
    if cost:
        found.append((FIRST - 1, priced(cost)))
    return heaviest(found)


def new_card(gain: float, xp: int) -> Reasons:
    """A card left behind for one nobody knows."""
    hope = Message("bot-ca-new-card", {"points": shown(gain)}) if gain > NOTABLE else Message("bot-ca-no-better")
    return (hope, priced(xp)) if xp else (hope,)


# --- the cast ----------------------------------------------------------------------------------------


def dark(before: float, after: float, xp: int, fall: float) -> Reasons:
    return (changed(before, after), priced(xp), *(message for _, message in moved(fall)))


def resulting(missing: int) -> Message:
    if missing > 0:
        return Message("bot-ca-short", {"missing": missing})
    return Message("bot-ca-suffices")


def made_up(missing: int, left: int) -> Message:
    """What an addition makes of a result."""
    if missing <= 0:
        return Message("bot-ca-needless")
    return Message("bot-ca-turns-loss") if left <= 0 else Message("bot-ca-short", {"missing": left})


def second(chance: float, gifts: float) -> Reasons:
    """A second attempt, whose runes may give something again."""
    found = [Message("bot-ca-again", {"chance": percent(chance)})]
    if shown(gifts):
        found.append(Message("bot-ca-gifts", {"points": shown(gifts)}))
    return tuple(found)


# --- hand cards --------------------------------------------------------------------------------------


def played(point: float, effect: float, later: float, special: Sequence[Message] = ()) -> Reasons:
    """A card played now instead of kept: its point, its effect, and what it could do later."""
    found: Weighed = [(FIRST, message) for message in special]
    found.append(about("bot-ca-point", point))
    if shown(effect) and not special:
        found.append(about("bot-ca-effect-more" if effect > 0 else "bot-ca-effect-less", effect))
    if shown(later):
        found.append(about("bot-ca-later", later))
    else:
        found.append((NOTABLE, Message("bot-ca-last-chance")))
    return heaviest(found)


def missed(card: HandCard, later: float) -> Reasons:
    """What a card would be worth in the hand."""
    return (Message("bot-ca-in-hand", {"card": card.name, "points": shown(later)}),)
