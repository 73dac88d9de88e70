"""Choosing a character, the main action and everything around it (CA-SETUP-03, CA-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any

from herowright.bots.policy import Verdict, heaviest, said
from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.foresight import Want, expected, surplus, wishes_of
from herowright.games.call_to_adventure.bot.means import Means
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.trial import Helps, Plan, Stakes, Trial
from herowright.games.call_to_adventure.bot.worth import power_worth
from herowright.games.call_to_adventure.cards.effects import BorrowIcon, Receive, Wander
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.types import Destiny, Path, StoryCard, Trait
from herowright.games.call_to_adventure.rules import runes, traits
from herowright.games.call_to_adventure.rules import turn as rules
from herowright.games.call_to_adventure.rules.challenge import Plans
from herowright.games.call_to_adventure.rules.state import CallToAdventure
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
# How much of a fit to a destiny that is not chosen yet counts, and how much an icon brings a goal nearer.
HOPE, NEARER = 0.5, 0.5


class Scene:
    """The values of everything that can be tried now, and what would change them."""

    def __init__(self, outlook: Outlook, options: Sequence[Option]) -> None:
        self.outlook = outlook
        self.means: dict[str, Means] = {}
        self.pools: dict[tuple[tuple[int, ...], str], tuple[Trial, Helps, int]] = {}
        self._hopes: dict[tuple[int, float], float] = {}
        self.tries: dict[str, Verdict] = {}
        self.by_card: dict[StoryCard, float] = {}
        for option in options:
            card = option.payload[1]
            verdict = self.tries[option.key] = self.judge(option.payload)
            self.by_card[card] = max(verdict.value, self.by_card.get(card, verdict.value))
        self.best = max(self.by_card.values(), default=0.0)
        self.journey = outlook.xp(-outlook.table.journey_price) + outlook.happening("journey") + IDLE

    @cached_property
    def plans(self) -> Plans:
        return Plans(self.outlook.table, self.outlook.seat)

    def judge(self, action: Any) -> Verdict:
        """A trait: what it gives, less what it costs (CA-TRAIT). A challenge: the best way to face it."""
        outlook, card = self.outlook, action[1]
        if action[0] == "face":
            stakes, plan = self._plan(card, action[2])
            return Verdict(plan.value, partial(reasons.faced, outlook, stakes, plan))
        worth = outlook.path(card.path, card.family) + outlook.happening("trait") + outlook.xp(-card.price)
        return Verdict(worth, partial(reasons.trait_gained, outlook, card))

    def _plan(self, card: Any, path: Path) -> tuple[Stakes, Plan]:
        """A face-up challenge as it would go from here. Those that test the same are faced with the same runes."""
        plans, means = self.plans, self.means.get(card.family)
        if means is None:
            means = self.means[card.family] = Means(self.outlook, card.family)
        pool = self.pools.get((card.tests, card.family))
        if pool is None:
            trial = Trial(self.outlook, plans.table, plans.attempt(card, path))
            pool = trial, trial.helps(means.helps)[:2], len(plans.dark_costs(trial.attempt))
            self.pools[card.tests, card.family] = pool
        trial, helps, most_dark = pool
        needed = rules.difficulty(plans.table, plans.hero, card, path) - runes.surer(plans.hero, card)
        stakes = Stakes(means, card, path)
        return stakes, stakes.best(trial.cast, needed, trial.dark, helps, most_dark)

    def replaced(self, card: StoryCard) -> float:
        """The best thing to try once a card has made room for another one."""
        best = self.best
        if self.by_card.get(card) == best:
            best = max((worth for other, worth in self.by_card.items() if other is not card), default=0.0)
        hope = self._hopes.get((card.act, best))
        if hope is None:
            hope = self._hopes[card.act, best] = self._hope(card.act, best)
        return best + hope

    def _hope(self, act: int, best: float) -> float:
        """What a new card of an act adds to the best of the others."""
        table = self.outlook.table
        if act < self.outlook.hero.act or not (table.decks[act] or table.discards[act]):
            return 0.0
        same = [worth for other, worth in self.by_card.items() if other.act == act]
        seen = same if len(same) > 1 else [*self.by_card.values()]
        mean = sum(seen) / len(seen) if seen else BLIND
        return surplus(best, mean + UNKNOWN, SPREAD)

    def wandering(self) -> float:
        """What the best card to leave behind would bring."""
        if self.outlook.table.acted or not self.outlook.mine:
            return 0.0
        return max(map(self.replaced, self.outlook.table.face_up()), default=self.best) - self.best


class Moment:
    """A question, and everything that an answer or a card played now can act on."""

    def __init__(self, question: Glimpse[CallToAdventure]) -> None:
        self.question = question
        self.table = question.known
        self.outlook = Outlook(self.table, question.seat)

    @cached_property
    def scene(self) -> Scene:
        """What the question offers to be tried, or else all that this hero could try now."""
        offers: Sequence[Option] = [o for o in self.question.options if o.key.startswith(("face:", "gain:"))]
        if not offers and self.outlook.mine and not self.table.acted:
            offers = rules.main_actions(self.table, self.outlook.hero)
        return Scene(self.outlook, offers)

    @cached_property
    def trial(self) -> Trial:
        """The challenge being faced."""
        assert self.table.attempt is not None
        return Trial(self.outlook, self.table, self.table.attempt, self.question.options)


# --- the turn ----------------------------------------------------------------------------------------


def judge_turn(moment: Moment, option: Option) -> Verdict:
    scene, outlook, action = moment.scene, moment.outlook, option.payload
    match action[0]:
        case "gain" | "face":
            return scene.tries[option.key]
        case "end":
            return Verdict(0.0, partial(said, "bot-ca-end"))
        case "replace":
            return _replaced(scene, action[1], 0, 0.0)
        case "journey":
            return _replaced(scene, action[1], moment.table.journey_price, scene.journey)
    effect, cost = outlook.paid(action[1])
    gain = -cost + (NOW[type(effect)](scene, effect) if type(effect) in NOW else IDLE)
    return Verdict(scene.best + gain, partial(reasons.gained, gain))


def _replaced(scene: Scene, card: StoryCard, price: int, cost: float) -> Verdict:
    """A card left behind for one nobody knows (CA-EXTRA-01); after the main action it is for the next turn."""
    if scene.outlook.table.acted or not scene.outlook.mine:
        return Verdict(cost, partial(reasons.new_card, 0.0, price))
    worth = scene.replaced(card)
    return Verdict(worth + cost, partial(reasons.new_card, worth - scene.best, price))


def _borrow(scene: Scene, effect: BorrowIcon) -> float:
    """For a trait that asks for one icon more; runes can be added later as well."""
    table, hero = scene.outlook.table, scene.outlook.hero.copy()
    if table.acted:
        return 0.0
    hero.abilities = tuple(icons + (ability == effect.ability) for ability, icons in enumerate(hero.abilities))
    rows = [card for row in table.rows[hero.act : table.revealed] for card in row]
    within = [card for card in rows if isinstance(card, Trait) and traits.requirements_met(hero, card)]
    return max([scene.best, *(scene.judge(("gain", card)).value for card in within)]) - scene.best + LATER


# What the benefit of an own power brings outside a challenge.
NOW: dict[type[Effect] | type[None], Callable[[Scene, Any], float]] = {
    Receive: lambda scene, effect: scene.outlook.gain(effect.gain),
    Wander: lambda scene, effect: scene.wandering(),
    BorrowIcon: _borrow,
}

# --- characters --------------------------------------------------------------------------------------


def judge_character(moment: Moment, option: Option) -> Verdict:
    """Icons and effect of a card, and how well it suits what else was dealt or kept. In whole points: before the first
    story card lies on the table no finer judgement is worth anything."""
    outlook, card = moment.outlook, option.payload
    if isinstance(card, Destiny):  # its abilities bring no runes, but count among what it pays for
        icons = card.triumph + card.tragedy + sum(outlook.icon(icon) for icon in card.icons)
        worths = {"bot-ca-pays": expected(outlook, card), "bot-ca-icons": icons}
    else:
        icons = card.triumph + card.tragedy + outlook.icons_of(card)
        destinies = [dealt for dealt in outlook.hero.dealt if isinstance(dealt, Destiny)]
        suits = HOPE * max((fit(card, destiny) for destiny in destinies), default=0.0)
        worths = {"bot-ca-icons": icons, "bot-ca-power": power_worth(outlook, card.power), "bot-ca-suits": suits}
    said = [reason for id, worth in worths.items() for reason in reasons.about(id, worth)]
    return Verdict(round(sum(worths.values())), partial(heaviest, said))


def fit(card: Any, destiny: Destiny) -> float:
    """What the icons of a card add to a destiny."""
    wishes = wishes_of(destiny)
    wanted: list[Want] = [wishes.ability[ability] for ability in card.abilities]
    wanted += [wishes.icon[icon] for icon in card.icons]
    return sum(want.each + NEARER * sum(points / least for least, points in want.goals) for want in wanted)
