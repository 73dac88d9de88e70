"""Why an option is good or bad, in a player's words: at most four reasons, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.call_to_adventure.bot.worth import power_worth
from herowright.games.call_to_adventure.rules.components import ABILITY_NAMES, ANTIHERO, HERO, ICON_NAMES
from herowright.games.call_to_adventure.rules.scoring import set_points
from herowright.games.call_to_adventure.rules.view import percent
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.bot.trial import Plan, Stakes
    from herowright.games.call_to_adventure.cards.types import HandCard, Path, Trait
    from herowright.games.call_to_adventure.rules.state import Hero

MOST = 4
# Below this many points a difference is not worth a word.
NOTABLE = 0.05
# The weight of what must be said first.
FIRST = 99.0

Reasons = tuple[Message, ...]
Weighed = list[tuple[float, Message]]


class Verdict(NamedTuple):
    """How good an option is, and how to say why. `value` is what it adds to the score to expect."""

    value: float
    why: Callable[[], Reasons]


def nothing() -> Reasons:
    return (Message("bot-nothing"),)


def said(*ids: str) -> Reasons:
    return tuple(Message(id) for id in ids)


def alone(word: Callable[..., Message], *args: Any) -> Reasons:
    return (word(*args),)


def heaviest(weighed: Weighed) -> Reasons:
    ranked = sorted(weighed, key=lambda reason: -abs(reason[0]))
    return tuple(message for _, message in ranked[:MOST]) or nothing()


def shown(points: float) -> float:
    """Points as a player reads them; the sign is part of the message."""
    return round(abs(points), 1)


def about(id: str, points: float, **args: Any) -> tuple[float, Message]:
    return points, Message(id, {**args, "points": shown(points)})


def gained(gain: float) -> Reasons:
    """An effect of which no more is to be said than its size."""
    return tuple(message for _, message in either("bot-ca-gain", gain)) or nothing()


def priced(xp: int) -> Message:
    return Message("bot-ca-price", {"xp": xp})


def chances(chance: float) -> Message:
    if chance >= 1:
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
    wishes = outlook.wishes
    found: Weighed = []
    points = path.triumph + path.tragedy
    if points:
        found.append(about("bot-ca-scores", points))
    for at, ability in enumerate(path.abilities):
        gain = outlook.ability(ability, path.abilities[:at].count(ability)) - wishes.ability[ability].each
        if shown(gain):
            found.append(about("bot-ca-ability", gain, ability=ABILITY_NAMES[ability]))
    for at, icon in enumerate(path.icons):
        found.append(_icon(outlook, icon, path.icons[:at].count(icon)))
    wished = sum(wishes.ability[ability].each for ability in path.abilities)
    wished += sum(wishes.icon[icon].each for icon in path.icons)
    wished += wishes.family.get(family, 0) + (wishes.family.get("hard", 0) if path.harder else 0)
    wished += wishes.tragedy if path.tragedy else 0
    if wished:
        found.append(about("bot-ca-destiny", wished))
    if path.xp:
        found.append((path.xp, Message("bot-ca-xp", {"xp": path.xp})))
    if path.hero + path.antihero:
        draws = path.hero * outlook.draws[HERO] + path.antihero * outlook.draws[ANTIHERO]
        found.append(about("bot-ca-cards", draws, cards=path.hero + path.antihero))
    if path.virtue or path.corruption:
        found += either("bot-ca-marker", outlook.move(path.virtue, path.corruption))
    lasting = power_worth(outlook, path.power) if path.power is not None else 0.0
    if shown(lasting):
        found.append(about("bot-ca-power", lasting))
    return found + either("bot-ca-reacts", outlook.tucked(path))


def _icon(outlook: Outlook, icon: int, more: int) -> tuple[float, Message]:
    """A story icon: the set it completes, or one it may lead to."""
    count = outlook.end.icons[icon] + more + 1
    gain = outlook.icon(icon, more) - outlook.wishes.icon[icon].each
    paid = set_points(count) - set_points(count - 1)
    if paid:
        return about("bot-ca-set", paid, icon=ICON_NAMES[icon], count=count)
    return about("bot-ca-icon", gain, icon=ICON_NAMES[icon])


def either(id: str, gain: float) -> Weighed:
    """A change for the better or for the worse."""
    return [about(f"{id}-more" if gain > 0 else f"{id}-less", gain)] if shown(gain) else []


def fallen(gain: float) -> Reasons:
    """Where the marker would stand."""
    return tuple(message for _, message in either("bot-ca-marker", gain))


def faced(outlook: Outlook, stakes: Stakes, plan: Plan) -> Reasons:
    """The chance, with what would be thrown in for it, and the rewards."""
    chance, ally = chances(plan.chance), stakes.ally
    if plan.dark:
        chance = Message("bot-ca-chance-dark", {"chance": percent(plan.chance), "count": plan.dark})
    found = rewards(outlook, stakes.path, stakes.card.family)
    if ally is not None:
        found.append(about("bot-ca-ally", outlook.ally(ally), card=ally.name))
    found.append((FIRST, chance))
    if outlook.harm and plan.chance < 1:
        found.append((outlook.harm * (1 - plan.chance), Message("bot-ca-feeds")))
    return heaviest(found)


def trait_gained(outlook: Outlook, card: Trait) -> Reasons:
    found = rewards(outlook, card.path, card.family) + either("bot-ca-reacts", outlook.happening("trait"))
    found.append((FIRST, Message("bot-ca-sure")))
    if card.price:
        found.append((FIRST - 1, priced(card.price)))
    return heaviest(found)


def new_card(gain: float, xp: int) -> Reasons:
    """A card left behind for one nobody knows."""
    hope = Message("bot-ca-new-card", {"points": shown(gain)}) if gain > NOTABLE else Message("bot-ca-no-better")
    return (hope, priced(xp)) if xp else (hope,)


# --- the cast ----------------------------------------------------------------------------------------


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
    found += [] if special else either("bot-ca-effect", effect)
    if shown(later):
        found.append(about("bot-ca-later", later))
    else:
        found.append((NOTABLE, Message("bot-ca-last-chance")))
    return heaviest(found)


def missed(card: HandCard, later: float) -> Reasons:
    """What a card would be worth in the hand."""
    return (Message("bot-ca-in-hand", {"card": card.name, "points": shown(later)}),)


def drawn(allowed: bool, worth: float) -> Reasons:
    kind = Message("bot-ca-allowed" if allowed else "bot-ca-forbidden")
    return (kind, Message("bot-ca-worth", {"points": shown(worth)}))


# --- the others --------------------------------------------------------------------------------------


def placed(own: float, rival: float | None) -> Reasons:
    """Who is likely to win an ally."""
    found = [Message("bot-ca-own-chance", {"chance": percent(own)})]
    if rival is not None:
        found.append(Message("bot-ca-others-chance", {"chance": percent(rival)}))
    return tuple(found)


def targeted(outlook: Outlook, hero: Hero, value: float) -> Reasons:
    stands = Message("bot-ca-stands", {"score": outlook.score(hero.seat)})
    return (stands, Message("bot-ca-has", {"xp": hero.xp, "cards": len(hero.hand)}), *gained(value))
