"""What a destiny and allies will pay for at the end, sorted by what a story can gain (CA-SCORE-05, CA-SCORE-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from herowright.games.call_to_adventure.cards.conditions import (
    Condition,
    MarkerBetween,
    PerAbility,
    PerCard,
    PerIcon,
    PerPlayed,
    PerTragedy,
    WithAbility,
    WithIcon,
    WithKinds,
    WithXp,
)
from herowright.games.call_to_adventure.rules.components import ABILITIES, ANTIHERO, HERO, ICONS, TRACK, level


class Goal:
    """Points for reaching a number of something."""

    __slots__ = ("count", "points")

    def __init__(self, count: int, points: int) -> None:
        self.count = count
        self.points = points


class Wishes:
    """`ability`, `icon`, `family` and `played` pay for each; the goals pay once; `spaces` are those of the track."""

    __slots__ = (
        "ability",
        "ability_goals",
        "family",
        "icon",
        "icon_goals",
        "kinds_goals",
        "played",
        "spaces",
        "tragedy",
        "xp_goals",
    )

    def __init__(self, conditions: Iterable[Condition] = ()) -> None:
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
        for condition in conditions:
            NOTED[type(condition)](self, condition)


def _per_icon(wishes: Wishes, condition: PerIcon) -> None:
    wishes.icon[condition.icon] += condition.each


def _per_ability(wishes: Wishes, condition: PerAbility) -> None:
    wishes.ability[condition.ability] += condition.each


def _with_ability(wishes: Wishes, condition: WithAbility) -> None:
    wishes.ability_goals.setdefault(condition.ability, []).append(Goal(condition.count, condition.points))


def _with_icon(wishes: Wishes, condition: WithIcon) -> None:
    wishes.icon_goals.setdefault(condition.icon, []).append(Goal(condition.count, condition.points))


def _with_kinds(wishes: Wishes, condition: WithKinds) -> None:
    wishes.kinds_goals.append(Goal(condition.kinds, condition.points))


def _marker_between(wishes: Wishes, condition: MarkerBetween) -> None:
    for space in range(len(wishes.spaces)):
        if condition.least <= level(space) <= condition.most:
            wishes.spaces[space] += condition.points


def _per_card(wishes: Wishes, condition: PerCard) -> None:
    wishes.family[condition.family] = wishes.family.get(condition.family, 0) + condition.each


def _per_played(wishes: Wishes, condition: PerPlayed) -> None:
    wishes.played[condition.kind] += condition.each


def _with_xp(wishes: Wishes, condition: WithXp) -> None:
    wishes.xp_goals.append(Goal(condition.xp, condition.points))


def _per_tragedy(wishes: Wishes, condition: PerTragedy) -> None:
    wishes.tragedy += condition.each


NOTED: dict[type[Condition], Callable[[Wishes, Any], None]] = {
    PerIcon: _per_icon,
    PerAbility: _per_ability,
    WithAbility: _with_ability,
    WithIcon: _with_icon,
    WithKinds: _with_kinds,
    MarkerBetween: _marker_between,
    PerCard: _per_card,
    PerPlayed: _per_played,
    WithXp: _with_xp,
    PerTragedy: _per_tragedy,
}
