"""Set-up: sheet, class and starting dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from operator import attrgetter

from herowright.bots.policy import NOTABLE, Verdict, Weighed, heaviest, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate, in_pips
from herowright.games.roll_player.bot.odds import row_outlook
from herowright.games.roll_player.bot.situation import Options, Situation, altered
from herowright.games.roll_player.cards.types import HeroClass, Race
from herowright.games.roll_player.rules.components import NONE, ROW_NAMES, ROWS, SPACES, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW
from herowright.games.roll_player.rules.scoring import row_bonus
from herowright.games.roll_player.rules.state import Hero
from herowright.table.message import Message

BY_VALUE = attrgetter("value")


def goals_of(hero_class: HeroClass, race: Race | None) -> list[float]:
    """The stars each goal promises on an empty sheet."""
    hero = Hero(0, race)
    return [
        row_outlook(*in_pips(hero_class.goals[row], row_bonus(hero, row)), hero_class.goals[row].stars, (), SPACES)[
            SPACES_PER_ROW
        ][0]
        for row in ROWS
    ]


def judge_sheet(at: Situation, options: Options) -> list[Verdict]:
    """The class is not known yet, so a race is judged by what may come, in whole stars: finer differences
    would be guesswork. The side changes nothing."""
    classes = at.table.box.classes
    values: dict[Race, float] = {}
    for race, _ in (option.payload for option in options):
        if race not in values:
            values[race] = round(sum(sum(goals_of(hero_class, race)) for hero_class in classes) / len(classes))
    return [Verdict(values[option.payload[0]], partial(_why_race, option.payload[0])) for option in options]


def _why_race(race: Race) -> tuple[Message, ...]:
    if not race.modifiers:
        return (Message("bot-race-plain"),)
    return tuple(
        Message("bot-race-more" if by > 0 else "bot-race-less", {"row": ROW_NAMES[row], "by": abs(by)})
        for row, by in race.modifiers.items()
    )


def judge_class(at: Situation, options: Options) -> list[Verdict]:
    """Classes are as good as each other, abilities and goals together, so the race decides: how it suits
    the goals, in whole stars, since finer differences would be guesswork."""
    classes, race = at.table.box.classes, at.me.race
    usual = sum(sum(goals_of(hero_class, None)) for hero_class in classes) / len(classes)
    verdicts = []
    for option in options:
        plain, own = goals_of(option.payload, None), goals_of(option.payload, race)
        gains = {row: own[row] - plain[row] for row in (race.modifiers if race else ())}
        verdicts.append(Verdict(round(usual + sum(gains.values())), partial(_why_class, gains)))
    return verdicts


def _why_class(gains: dict[int, float]) -> tuple[Message, ...]:
    found: Weighed = []
    for row, gain in gains.items():
        if abs(gain) > NOTABLE:
            id = "bot-class-race-more" if gain > 0 else "bot-class-race-less"
            found.append((gain, Message(id, {"row": ROW_NAMES[row], "stars": shown(gain)})))
    return heaviest(found) if found else (Message("bot-class-race-same"),)


def judge_start_die(at: Situation, options: Options) -> list[Verdict]:
    """First the die that knows best where to go."""
    rows = range(len(at.me.spaces) // SPACES_PER_ROW)
    spaces = [space for row in rows if (space := at.me.free_space(row)) != NONE]
    found = _placed(at, [at.die_like(option.payload, at.me.hand) for option in options], spaces)
    return [max(found[at : at + len(spaces)], key=BY_VALUE) for at in range(0, len(found), len(spaces))]


def judge_start_row(at: Situation, options: Options) -> list[Verdict]:
    return _placed(at, [at.die_asked(at.me.hand)], [option.payload for option in options])


def _placed(at: Situation, dice: Sequence[int], spaces: Sequence[int]) -> list[Verdict]:
    """Each of these dice on each of these spaces, with the gold for a full row."""
    now = at.estimate(altered(at.me, hand=at.me.hand[1:]), at.me.spaces.count(NONE) - 1)
    verdicts = []
    for die, space in product(dice, spaces):
        gold = FILLED_ROW * (now.spaces[space // SPACES_PER_ROW] == 1)
        value = now.total + now.placed(space, die) + gold * now.gold_each
        verdicts.append(Verdict(value, partial(_why_placed, at, now, space, die)))
    return verdicts


def _why_placed(at: Situation, now: Estimate, space: int, die: int) -> tuple[Message, ...]:
    return reasons.why_after(at.now, now.with_die(space, die))
