"""How far a story still gets: chances of things to come, sets of icons, spaces of the track, and what a destiny and
allies will pay for at the end (CA-SCORE-05, CA-SCORE-15)."""

from __future__ import annotations

from functools import lru_cache
from math import comb, erf, exp, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

from herowright.games.call_to_adventure.cards import conditions
from herowright.games.call_to_adventure.rules.components import ABILITIES, ICONS, KINDS, SET_POINTS, TRACK, level

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.cards.box import Box
    from herowright.games.call_to_adventure.cards.types import Ally, Destiny

# How likely the next card shows a story icon, by how many of it there are: a hero looks for what completes a set.
SET_CHANCE = (0.15, 0.19, 0.25, 0.31, 0.1)
# More cards to come than this make no difference; the marker's path is foreseen for fewer.
FURTHEST, STEPS = 9, 6
# What the next card does to the marker: nothing, what the hero wants, a rise or a fall nobody wanted.
STAY, STEER, RISE, FALL = 0.6, 0.2, 0.04, 0.16
# How likely the next card brings what is paid for: a story icon, an icon of an ability, a story icon of a new kind, an
# experience that stays.
ICON, ABILITY, KIND, XP = 0.21, 0.17, 0.52, 0.27
# How many of the cards to come are of a kind: traits, challenges, adversaries, paths with +1, allies beside them.
FAMILY_SHARE = {"trait": 0.3, "challenge": 0.6, "adversary": 0.15, "hard": 0.3, "ally": 0.12}
# Hand cards of a kind that a hero plays in a turn who is paid for it, and paths with tragedy among the cards to come.
PLAYED, TRAGIC = 0.55, 0.45


@lru_cache(maxsize=1024)
def binomial(tries: int, chance: float) -> tuple[float, ...]:
    return tuple(comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(tries + 1))


@lru_cache(maxsize=1024)
def reach(missing: int, tries: int, chance: float) -> float:
    """The chance of at least this many successes."""
    return 1.0 if missing <= 0 else sum(binomial(tries, chance)[missing:])


def surplus(best: float, mean: float, deviation: float) -> float:
    """By how much the better of two things beats the one at hand, when the other is only known on average."""
    z = (mean - best) / deviation
    return (mean - best) * (1 + erf(z / sqrt(2))) / 2 + deviation * exp(-z * z / 2) / sqrt(2 * pi)


# --- sets of story icons -------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def set_worth(count: int, cards: int) -> float:
    """What this many icons pay in the end, with this many cards to come."""
    count = min(count, len(SET_POINTS) - 1)
    if cards == 0:
        return SET_POINTS[count]
    more = SET_CHANCE[count]
    return (1 - more) * set_worth(count, cards - 1) + more * set_worth(count + 1, cards - 1)


@lru_cache(maxsize=4096)
def sets_to_come(icons: tuple[int, ...], cards: int) -> float:
    """What the cards to come add to all sets."""
    return sum(set_worth(count, cards) - set_worth(count, 0) for count in icons)


# --- the track -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def track_outlook(points: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """What each space is worth with so many cards to come: a hero mostly chooses where to go, but not always."""
    if cards == 0:
        return points
    later = track_outlook(points, cards - 1)
    around = zip((later[0], *later[:-1]), later, (*later[1:], later[-1]), strict=True)
    return tuple(STAY * here + STEER * max(up, here, down) + RISE * up + FALL * down for up, here, down in around)


@lru_cache(maxsize=4096)
def track_worth(box: Box, wishes: Wishes, left: int, hero_cards: int, antihero_cards: int) -> tuple[float, ...]:
    """The track as it pays a hero at the end, less what cards in hand and cards to come lose on each space."""
    points = tuple(float(space.points + more) for space, more in zip(box.track, wishes.spaces, strict=True))
    found = []
    for worth, space in zip(track_outlook(points, min(left, STEPS)), box.track, strict=True):
        for (kind, more), held in zip(wishes.played.items(), (hero_cards, antihero_cards), strict=True):
            if kind not in space.plays:
                worth -= (0.8 * held + 0.25 * left) * (box.played_points + more)
        found.append(worth if space.dark else worth - 0.1 * left)
    return tuple(found)


# --- what a destiny and allies pay for -------------------------------------------------------------------


class Want(NamedTuple):
    """Points for each of something, and for reaching numbers of it: pairs of a number and its points."""

    each: int = 0
    goals: tuple[tuple[int, int], ...] = ()

    def plus(self, each: int, *goals: tuple[int, int]) -> Want:
        return Want(self.each + each, self.goals + goals)


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
        self.played = dict.fromkeys(KINDS, 0)
        self.tragedy = 0
        for condition in wanted:
            self._note(condition)

    def _note(self, condition: conditions.Condition) -> None:
        match condition:
            case conditions.PerIcon(icon=icon, each=each):
                self.icon[icon] = self.icon[icon].plus(each)
            case conditions.WithIcon(icon=icon, count=count, points=points):
                self.icon[icon] = self.icon[icon].plus(0, (count, points))
            case conditions.PerAbility(ability=ability, each=each):
                self.ability[ability] = self.ability[ability].plus(each)
            case conditions.WithAbility(ability=ability, count=count, points=points):
                self.ability[ability] = self.ability[ability].plus(0, (count, points))
            case conditions.WithKinds(kinds=kinds, points=points):
                self.kinds = self.kinds.plus(0, (kinds, points))
            case conditions.WithXp(xp=xp, points=points):
                self.xp = self.xp.plus(0, (xp, points))
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
    worth += promised(wishes.xp, hero.xp, left, XP)
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
