"""What a destiny and allies will pay for at the end, sorted by what a story can gain (CA-SCORE-05, CA-SCORE-15)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.call_to_adventure.bot.foresight import (
    ABILITY_CHANCE,
    FURTHEST,
    ICON_CHANCE,
    KIND_CHANCE,
    STEPS,
    reach,
    track_outlook,
)
from herowright.games.call_to_adventure.cards import conditions
from herowright.games.call_to_adventure.rules.components import ABILITIES, ANTIHERO, HERO, ICONS, TRACK, level

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Ally, Destiny

# How many of the cards to come are of a kind: traits, challenges, adversaries, paths with +1, allies beside them.
FAMILY_SHARE = {"trait": 0.3, "challenge": 0.6, "adversary": 0.15, "hard": 0.3, "ally": 0.12}
# Hand cards of a kind that a hero plays in a turn who is paid for it, and paths with tragedy among the cards to come.
PLAYED, TRAGIC = 0.55, 0.45


class Goal(NamedTuple):
    """Points for reaching a number of something."""

    least: int
    points: int


class Wishes:
    """`ability`, `icon`, `family`, `played` and `tragedy` pay for each; the goals pay once; `spaces` are those of the
    track."""

    def __init__(self, wanted: list[conditions.Condition]) -> None:
        self.ability = [0] * len(ABILITIES)
        self.icon = [0] * len(ICONS)
        self.ability_goals: dict[int, list[Goal]] = {}
        self.icon_goals: dict[int, list[Goal]] = {}
        self.kinds_goals: list[Goal] = []
        self.xp_goals: list[Goal] = []
        self.spaces = [0] * len(TRACK)
        self.family: dict[str, int] = {}
        self.played = {HERO: 0, ANTIHERO: 0}
        self.tragedy = 0
        for condition in wanted:
            self._note(condition)

    def _note(self, condition: conditions.Condition) -> None:
        match condition:
            case conditions.PerIcon(icon=icon, each=each):
                self.icon[icon] += each
            case conditions.PerAbility(ability=ability, each=each):
                self.ability[ability] += each
            case conditions.WithAbility(ability=ability, count=count, points=points):
                self.ability_goals.setdefault(ability, []).append(Goal(count, points))
            case conditions.WithIcon(icon=icon, count=count, points=points):
                self.icon_goals.setdefault(icon, []).append(Goal(count, points))
            case conditions.WithKinds(kinds=kinds, points=points):
                self.kinds_goals.append(Goal(kinds, points))
            case conditions.MarkerBetween(least=least, most=most, points=points):
                for space in range(len(self.spaces)):
                    self.spaces[space] += points if least <= level(space) <= most else 0
            case conditions.PerCard(family=family, each=each):
                self.family[family] = self.family.get(family, 0) + each
            case conditions.PerPlayed(kind=kind, each=each):
                self.played[kind] += each
            case conditions.WithXp(xp=xp, points=points):
                self.xp_goals.append(Goal(xp, points))
            case conditions.PerTragedy(each=each):
                self.tragedy += each
            case _:
                raise TypeError(condition)


@lru_cache(maxsize=1024)
def wishes_of(*cards: Destiny | Ally) -> Wishes:
    return Wishes([condition for card in cards for condition in card.conditions])


# --- what a destiny or an ally will pay ------------------------------------------------------------------


def expected(outlook: Outlook, card: Destiny | Ally) -> float:
    """As far as it can be foreseen; what a card pays for today its conditions know."""
    wishes = wishes_of(card)
    left = outlook.future + (1 if outlook.mine else 0)
    worth = _icons(outlook, card, wishes, left) + _marker(outlook, wishes, left)
    worth += sum(goal.points * outlook.will_have(outlook.hero.xp, goal) for goal in wishes.xp_goals)
    for family, each in wishes.family.items():
        owned = conditions.PerCard(family).pays(outlook.hero)
        worth += each * (owned + FAMILY_SHARE[family] * left)
    worth += sum(wishes.played.values()) * PLAYED * outlook.turns
    tragedies = conditions.PerTragedy().pays(outlook.hero) if wishes.tragedy else 0
    return worth + wishes.tragedy * (tragedies + TRAGIC * left)


def _icons(outlook: Outlook, card: Destiny | Ally, wishes: Wishes, left: float) -> float:
    """Abilities and story icons, those on the card itself among them."""
    tries = min(FURTHEST, round(left))
    icons = [count + card.icons.count(icon) for icon, count in enumerate(outlook.end.icons)]
    abilities = [count + card.abilities.count(ability) for ability, count in enumerate(outlook.end.abilities)]
    worth = sum(each * (icons[icon] + ICON_CHANCE * left) for icon, each in enumerate(wishes.icon) if each)
    worth += sum(each * (abilities[a] + ABILITY_CHANCE * left) for a, each in enumerate(wishes.ability) if each)
    for icon, goals in wishes.icon_goals.items():
        worth += _goals(goals, icons[icon], tries, ICON_CHANCE)
    for ability, goals in wishes.ability_goals.items():
        worth += _goals(goals, abilities[ability], tries, ABILITY_CHANCE)
    return worth + _goals(wishes.kinds_goals, sum(1 for count in icons if count), tries, KIND_CHANCE)


def _goals(goals: list[Goal], count: int, tries: int, chance: float) -> float:
    return sum(goal.points * reach(goal.least - count, tries, chance) for goal in goals)


def _marker(outlook: Outlook, wishes: Wishes, left: float) -> float:
    """What the track is worth more because of the card."""
    if not any(wishes.spaces):
        return 0.0
    steps, space = min(round(left), STEPS), outlook.hero.marker
    track = tuple(float(space.points) for space in outlook.table.box.track)
    wanted = tuple(each + more for each, more in zip(track, wishes.spaces, strict=True))
    return track_outlook(wanted, steps)[space] - track_outlook(track, steps)[space]
