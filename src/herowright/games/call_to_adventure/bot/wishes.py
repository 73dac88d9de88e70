"""What a destiny and allies will pay for at the end, sorted by what a story can gain (CA-SCORE-05, CA-SCORE-15)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.call_to_adventure.bot.foresight import FURTHEST, STEPS, reach, track_outlook
from herowright.games.call_to_adventure.cards import conditions
from herowright.games.call_to_adventure.rules.components import ABILITIES, ANTIHERO, HERO, ICONS, TRACK, level

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.types import Ally, Destiny

# How likely the next card shows what is paid for: a story icon, an icon of an ability, a story icon of a new kind.
ICON, ABILITY, KIND = 0.21, 0.17, 0.52
# How many of the cards to come are of a kind: traits, challenges, adversaries, paths with +1, allies beside them.
FAMILY_SHARE = {"trait": 0.3, "challenge": 0.6, "adversary": 0.15, "hard": 0.3, "ally": 0.12}
# Hand cards of a kind that a hero plays in a turn who is paid for it, and paths with tragedy among the cards to come.
PLAYED, TRAGIC = 0.55, 0.45


class Want(NamedTuple):
    """Points for each of something, and for reaching numbers of it: pairs of a number and its points."""

    each: int = 0
    goals: tuple[tuple[int, int], ...] = ()

    def more(self, each: int) -> Want:
        return self._replace(each=self.each + each)

    def goal(self, least: int, points: int) -> Want:
        return self._replace(goals=(*self.goals, (least, points)))


UNWANTED = Want()


@lru_cache(maxsize=4096)
def promised(want: Want, count: int, left: int, chance: float) -> float:
    """What a number of something will pay at the end, with so many cards to come of which each may bring one more."""
    worth = want.each * (count + chance * left)
    return worth + sum(points * reach(least - count, left, chance) for least, points in want.goals)


def nearer(want: Want, count: int, left: int, chance: float) -> float:
    """What one more adds to it."""
    if want is UNWANTED:
        return 0.0
    return promised(want, count + 1, left, chance) - promised(want, count, left, chance)


class Wishes:
    """`family`, `played` and `tragedy` pay for each card; `spaces` are those of the track; `kinds` are those of story
    icons."""

    def __init__(self, wanted: list[conditions.Condition]) -> None:
        self.ability = [UNWANTED] * len(ABILITIES)
        self.icon = [UNWANTED] * len(ICONS)
        self.kinds = self.xp = UNWANTED
        self.spaces = [0] * len(TRACK)
        self.family: dict[str, int] = {}
        self.played = {HERO: 0, ANTIHERO: 0}
        self.tragedy = 0
        for condition in wanted:
            self._note(condition)

    def _note(self, condition: conditions.Condition) -> None:
        match condition:
            case conditions.PerIcon(icon=icon, each=each):
                self.icon[icon] = self.icon[icon].more(each)
            case conditions.WithIcon(icon=icon, count=count, points=points):
                self.icon[icon] = self.icon[icon].goal(count, points)
            case conditions.PerAbility(ability=ability, each=each):
                self.ability[ability] = self.ability[ability].more(each)
            case conditions.WithAbility(ability=ability, count=count, points=points):
                self.ability[ability] = self.ability[ability].goal(count, points)
            case conditions.WithKinds(kinds=kinds, points=points):
                self.kinds = self.kinds.goal(kinds, points)
            case conditions.WithXp(xp=xp, points=points):
                self.xp = self.xp.goal(xp, points)
            case conditions.MarkerBetween(least=least, most=most, points=points):
                for space in range(len(self.spaces)):
                    self.spaces[space] += points if least <= level(space) <= most else 0
            case conditions.PerCard(family=family, each=each):
                self.family[family] = self.family.get(family, 0) + each
            case conditions.PerPlayed(kind=kind, each=each):
                self.played[kind] += each
            case conditions.PerTragedy(each=each):
                self.tragedy += each
            case _:
                raise TypeError(condition)


@lru_cache(maxsize=1024)
def wishes_of(*cards: Destiny | Ally) -> Wishes:
    return Wishes([condition for card in cards for condition in card.conditions])


def expected(outlook: Outlook, card: Destiny | Ally) -> float:
    """What a destiny or an ally will pay, as far as it can be foreseen; the icons on the card itself count."""
    wishes, hero = wishes_of(card), outlook.hero
    cards = outlook.future + (1 if outlook.mine else 0)
    left = min(FURTHEST, round(cards))
    icons = [count + card.icons.count(icon) for icon, count in enumerate(outlook.end.icons)]
    abilities = [count + card.abilities.count(ability) for ability, count in enumerate(outlook.end.abilities)]
    worth = sum(promised(want, count, left, ICON) for want, count in zip(wishes.icon, icons, strict=True))
    worth += sum(promised(want, count, left, ABILITY) for want, count in zip(wishes.ability, abilities, strict=True))
    worth += promised(wishes.kinds, sum(1 for count in icons if count), left, KIND)
    worth += sum(points * outlook.will_have(hero.xp, least) for least, points in wishes.xp.goals)
    for family, each in wishes.family.items():
        worth += each * (conditions.PerCard(family).pays(hero) + FAMILY_SHARE[family] * cards)
    worth += sum(wishes.played.values()) * PLAYED * outlook.turns
    worth += wishes.tragedy * (conditions.PerTragedy().pays(hero) + TRAGIC * cards)
    if any(wishes.spaces):  # what the track is worth more because of the card
        plain = tuple(float(space.points) for space in outlook.table.box.track)
        wanted = tuple(each + more for each, more in zip(plain, wishes.spaces, strict=True))
        steps = min(left, STEPS)
        worth += track_outlook(wanted, steps)[hero.marker] - track_outlook(plain, steps)[hero.marker]
    return worth
