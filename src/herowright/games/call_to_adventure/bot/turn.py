"""The main action and everything around it: traits, challenges, journeys, powers, the end of the turn (CA-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.attempt import facing
from herowright.games.call_to_adventure.bot.odds import surplus
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.verdict import Verdict
from herowright.games.call_to_adventure.cards.effects import BorrowIcon, Effect, Receive, Wander
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend
from herowright.games.call_to_adventure.cards.requirements import (
    HasAbility,
    HasIcon,
    MarkerAtLeast,
    MarkerAtMost,
    Requirement,
    SpendXp,
)
from herowright.games.call_to_adventure.rules.components import level
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse

# How far the best path of an unknown card lies from the average one.
SPREAD = 1.6
# A card nobody knows yet is worth a little less than it seems: the best of the row is often gone.
UNKNOWN = -0.3
# What an unknown card is worth when there is nothing to compare it with.
BLIND = 2.5
# Something better done a little later, or not at all.
LATER, IDLE = -0.05, -0.02


class Scene:
    """The values of everything that can be tried now, and what would change them."""

    def __init__(self, outlook: Outlook, options: Sequence[Option]) -> None:
        self.outlook = outlook
        self.tries: dict[str, Verdict] = {}
        self.by_card: dict[str, float] = {}
        for option in options:
            action = option.payload
            if action[0] == "gain":
                verdict = judge_trait(outlook, action[1])
            elif action[0] == "face":
                verdict = judge_face(outlook, action[1], action[2])
            else:
                continue
            self.tries[option.key] = verdict
            self._note(action[1].id, verdict.value)
        self.acts = {card.id: act for act, _, card in outlook.situation.places if card is not None}

    @classmethod
    def of_rows(cls, outlook: Outlook) -> Scene:
        """All that lies open to this hero, where the question itself does not list it."""
        scene = cls(outlook, ())
        if outlook.situation.view["acted"] or not outlook.situation.mine:
            return scene
        for _, place, card in outlook.situation.places:
            if card is None or not place["open"]:
                continue
            if card.family == "trait":
                scene._note(card.id, judge_trait(outlook, card).value)
            else:
                for path in card.paths:
                    scene._note(card.id, judge_face(outlook, card, path).value)
        return scene

    def _note(self, id: str, worth: float) -> None:
        self.by_card[id] = max(worth, self.by_card.get(id, worth))

    @property
    def best(self) -> float:
        return max(self.by_card.values(), default=0.0)

    def replaced(self, card: Any) -> float:
        """The best thing to try once a card has made room for another one."""
        rest = [worth for id, worth in self.by_card.items() if id != card.id]
        best = max(rest, default=0.0)
        act = self.acts.get(card.id, card.act)
        row = self.outlook.situation.view["rows"][act]
        if act < self.outlook.me.act or not (row["deck"] or row["discard"]):
            return best
        same = [worth for id, worth in self.by_card.items() if self.acts.get(id) == act]
        seen = same if len(same) > 1 else [*self.by_card.values()]
        mean = sum(seen) / len(seen) if seen else BLIND
        return best + surplus(best, mean + UNKNOWN, SPREAD)


# --- story cards -------------------------------------------------------------------------------------


def judge_trait(outlook: Outlook, card: Any) -> Verdict:
    """What a trait gives, less what it costs (CA-TRAIT)."""
    cost = sum(need.xp for need in card.needs if isinstance(need, SpendXp))
    worth = outlook.path(card.path, "trait") + outlook.happening("trait")
    if cost:
        worth += outlook.xp(-cost)
    return Verdict(worth, partial(reasons.trait_gained, outlook, card, cost))


def judge_face(outlook: Outlook, card: Any, path: Any) -> Verdict:
    stakes, plan, ally = facing(outlook, card, path)
    return Verdict(plan.value, partial(reasons.faced, outlook, stakes, plan, path, ally))


# --- the turn ----------------------------------------------------------------------------------------


def judge_turn(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    scene = Scene(outlook, options)
    return [scene.tries.get(option.key) or _judge_other(scene, option) for option in options]


def _judge_other(scene: Scene, option: Option) -> Verdict:
    action = option.payload
    if action[0] == "end":
        return Verdict(0.0, partial(reasons.said, "bot-ca-end"))
    if action[0] == "replace":
        return judge_replaced(scene, action[1], 0, 0.0)
    if action[0] == "journey":
        view = scene.outlook.situation.view
        price = view["journey_price"]
        return judge_replaced(
            scene, action[1], price, scene.outlook.xp(-price) + scene.outlook.happening("journey") + IDLE
        )
    return judge_power(scene, action[1])


def judge_replaced(scene: Scene, card: Any, price: int, cost: float) -> Verdict:
    """A card left behind for one nobody knows (CA-EXTRA-01); after the main action it is for the next turn."""
    if scene.outlook.situation.view["acted"]:
        return Verdict(cost, partial(reasons.new_card, 0.0, price))
    worth = scene.replaced(card)
    return Verdict(worth + cost, partial(reasons.new_card, worth - scene.best, price))


def judge_power(scene: Scene, name: str) -> Verdict:
    """An own power used outside a challenge."""
    outlook = scene.outlook
    source = outlook.situation.cards.named.get(name)
    power = getattr(source, "power", None)
    gain = IDLE
    if isinstance(power, Spend):
        gain = outlook.xp(-power.xp) + _now(scene, power.benefit)
    elif isinstance(power, Sacrifice):
        gain = -outlook.lost_ally(source) + _now(scene, power.benefit)  # type: ignore[arg-type]
    return Verdict(scene.best + gain, partial(reasons.gained, gain))


def _now(scene: Scene, effect: Effect) -> float:
    judge = NOW.get(type(effect))
    return judge(scene, effect) if judge is not None else IDLE


def _receive(scene: Scene, effect: Receive) -> float:
    return scene.outlook.gain(effect.gain)


def wandering(scene: Scene) -> float:
    """What the best card to leave behind would bring."""
    outlook = scene.outlook
    if outlook.situation.view["acted"] or not outlook.situation.mine:
        return 0.0
    cards = [card for _, _, card in outlook.situation.places if card is not None]
    return max((scene.replaced(card) for card in cards), default=scene.best) - scene.best


def _wander(scene: Scene, effect: Wander) -> float:
    return wandering(scene)


def _borrow(scene: Scene, effect: BorrowIcon) -> float:
    """For a trait that asks for one icon more; runes can be added later as well."""
    outlook = scene.outlook
    if outlook.situation.view["acted"]:
        return 0.0
    best = scene.best
    for act, place, card in outlook.situation.places:
        if card is None or place["met"] is not False or act < outlook.me.act:
            continue
        if all(has(outlook, need, effect.ability) for need in card.needs):
            best = max(best, judge_trait(outlook, card).value)
    return best - scene.best + LATER


NOW: dict[type[Effect], Callable[[Scene, Any], float]] = {
    Receive: _receive,
    Wander: _wander,
    BorrowIcon: _borrow,
}

# --- requirements ------------------------------------------------------------------------------------


def has(outlook: Outlook, need: Requirement, borrowed: int | None = None) -> bool:
    """Whether a requirement of a trait is met, with an ability icon more (CA-TRAIT-01)."""
    return MET[type(need)](outlook, need, borrowed)


def _ability(outlook: Outlook, need: HasAbility, borrowed: int | None) -> bool:
    return outlook.me.abilities[need.ability] + (need.ability == borrowed) >= need.count


def _icon(outlook: Outlook, need: HasIcon, borrowed: int | None) -> bool:
    destiny = outlook.me.destiny
    hidden = destiny.icons.count(need.icon) if destiny is not None else 0
    return outlook.me.icons[need.icon] - hidden >= need.count


MET: dict[type[Requirement], Callable[[Outlook, Any, int | None], bool]] = {
    SpendXp: lambda outlook, need, borrowed: outlook.me.xp >= need.xp,
    HasAbility: _ability,
    HasIcon: _icon,
    MarkerAtLeast: lambda outlook, need, borrowed: level(outlook.me.space) >= need.level,
    MarkerAtMost: lambda outlook, need, borrowed: level(outlook.me.space) <= need.level,
}
