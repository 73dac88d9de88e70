"""Why an option is good or bad, in a player's words: at most four reasons, the weightiest first."""

from __future__ import annotations

from herowright.bots.policy import FIRST, NOTABLE, Weighed, heaviest, shown
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.cards.types import Armor, MarketCard
from herowright.games.roll_player.rules.components import ROW_NAMES
from herowright.table.message import Message


def percent(chance: float) -> int:
    """Only what is certain is 100, only what is impossible 0."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def gained(gain: float) -> Message:
    """An effect of which no more is to be said than its size."""
    if abs(gain) < NOTABLE:
        return Message("bot-nothing")
    return Message("bot-gain-more" if gain > 0 else "bot-gain-less", {"stars": shown(gain)})


def why_gained(gain: float) -> tuple[Message, ...]:
    return (gained(gain),)


def differences(before: Estimate, after: Estimate) -> Weighed:
    """Everything by which two heroes differ, gold and cards apart."""
    found = _goals(before, after)
    dice = after.class_dice - before.class_dice
    if dice:
        id = "bot-class-colour-more" if dice > 0 else "bot-class-colour-less"
        found.append((dice, Message(id, {"stars": abs(dice)})))
    if after.matches != before.matches:
        id = "bot-story-more" if after.matches > before.matches else "bot-story-less"
        found.append((after.story - before.story, Message(id, {"matches": after.matches})))
    if after.hero.marker != before.hero.marker:
        found.append(_field(before, after))
    return found


def _goals(before: Estimate, after: Estimate) -> Weighed:
    """The goals whose row or bonus changed."""
    found: Weighed = []
    for row, goal in enumerate(after.cards.goals):
        same = after.sums[row] == before.sums[row] and after.spaces[row] == before.spaces[row]
        if same and after.cards.bonus[row] == before.cards.bonus[row]:
            continue
        args = {"row": ROW_NAMES[row], "goal": str(goal)}
        was, now = percent(before.chance(row)), percent(after.chance(row))
        gain = goal.stars * (now - was) / 100
        if after.spaces[row] == 0 and now == 100:
            found.append((max(gain, NOTABLE), Message("bot-goal-met", {**args, "stars": goal.stars})))
        elif shown(gain) == 0:
            found.append((0.0, Message("bot-goal-same", {**args, "chance": now})))
        else:
            id = "bot-goal-more" if gain > 0 else "bot-goal-less"
            found.append((gain, Message(id, {**args, "before": was, "after": now, "stars": shown(gain)})))
    return found


def _field(before: Estimate, after: Estimate) -> tuple[float, Message]:
    """Where the marker would stand."""
    gain = after.fields[after.hero.marker] - before.fields[before.hero.marker]
    field = f"field:{after.hero.marker}"
    if abs(gain) < NOTABLE:
        return 0.0, Message("bot-field-same", {"field": field})
    return gain, Message("bot-field-more" if gain > 0 else "bot-field-less", {"field": field, "stars": shown(gain)})


def gold_gained(gold: int, gain: float) -> tuple[float, Message]:
    return gain, Message("bot-gold", {"gold": gold})


def why_after(before: Estimate, after: Estimate) -> tuple[Message, ...]:
    return heaviest(differences(before, after))


def why_bought(before: Estimate, after: Estimate, card: MarketCard, gold: int) -> tuple[Message, ...]:
    """What the card brings, and what is left after paying."""
    gain = after.beyond_gold - before.beyond_gold
    if isinstance(card, Armor):
        pieces = sum(own.set is card.set for own in after.hero.armor)
        args = {"set": f"armor-set:{card.set.id}", "pieces": pieces, "of": len(card.set.ladder)}
        worth = Message("bot-armor", {**args, "stars": shown(gain)})
    elif shown(gain) == 0:
        worth = Message("bot-card-idle", {"card": f"card:{card.id}"})
    else:
        id = "bot-card-more" if gain > 0 else "bot-card-less"
        worth = Message(id, {"card": f"card:{card.id}", "stars": shown(gain)})
    price = Message("bot-price", {"price": gold, "gold": after.hero.gold})
    others = [reason for reason in differences(before, after) if abs(reason[0]) > NOTABLE]
    return heaviest([(FIRST, worth), (FIRST - 1, price), *others])


def why_discarded(before: Estimate, after: Estimate, move: float, denied: float) -> tuple[Message, ...]:
    """Gold in place of a card, a step of the marker where the class grants one, a card for nobody."""
    found: Weighed = [(FIRST, gold_gained(after.hero.gold - before.hero.gold, 0.0)[1])]
    if move > NOTABLE:
        found.append((move, Message("bot-step", {"stars": shown(move)})))
    if denied > NOTABLE:
        found.append((denied, Message("bot-denies")))
    return heaviest(found)
