"""Set-up: sheet, class and starting dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate, goal_in_pips, row_bonus
from herowright.games.roll_player.bot.odds import row_outlook
from herowright.games.roll_player.bot.sheet import Die, Sheet, Situation
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.types import HeroClass, Race
from herowright.games.roll_player.rules.components import NONE, ROW_IDS, SPACES, SPACES_PER_ROW
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message


def goals_of(hero_class: HeroClass, race: Race | None) -> list[float]:
    """The stars each goal promises on an empty sheet."""
    bonus = row_bonus(Sheet(race))
    return [
        row_outlook(*goal_in_pips(goal, bonus[row]), goal.stars, (), SPACES)[SPACES_PER_ROW][0]
        for row, goal in enumerate(hero_class.goals)
    ]


def judge_sheet(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The class is not known yet, so a race is judged by what may come, in whole stars: finer differences
    would be guesswork. The side changes nothing."""
    classes = situation.cards.classes.values()
    values: dict[str, float] = {}
    for race, _ in (option.payload for option in options):
        if race.id not in values:
            values[race.id] = round(sum(sum(goals_of(hero_class, race)) for hero_class in classes) / len(classes))
    return [Verdict(values[option.payload[0].id], partial(_why_race, option.payload[0])) for option in options]


def _why_race(race: Race) -> tuple[Message, ...]:
    if not race.modifiers:
        return (Message("bot-race-plain"),)
    return tuple(
        Message("bot-race-more" if by > 0 else "bot-race-less", {"row": f"attr:{ROW_IDS[row]}", "by": abs(by)})
        for row, by in race.modifiers.items()
    )


def judge_class(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Classes are as good as each other, abilities and goals together, so the race decides: how it suits
    the goals, in whole stars, since finer differences would be guesswork."""
    race, classes = situation.me.race, situation.cards.classes.values()
    usual = sum(sum(goals_of(hero_class, None)) for hero_class in classes) / len(classes)
    verdicts = []
    for option in options:
        gains = _race_gains(option.payload, race)
        verdicts.append(Verdict(round(usual + sum(gains.values())), partial(_why_class, gains)))
    return verdicts


def _race_gains(hero_class: HeroClass, race: Race | None) -> dict[int, float]:
    """What the modifiers of a race do to the goals of a class, by row."""
    plain, own = goals_of(hero_class, None), goals_of(hero_class, race)
    return {row: own[row] - plain[row] for row in (race.modifiers if race else ())}


def _why_class(gains: dict[int, float]) -> tuple[Message, ...]:
    found: reasons.Weighed = []
    for row, gain in gains.items():
        if abs(gain) > reasons.NOTABLE:
            id = "bot-class-race-more" if gain > 0 else "bot-class-race-less"
            found.append((gain, Message(id, {"row": f"attr:{ROW_IDS[row]}", "stars": reasons.shown(gain)})))
    return reasons.heaviest(found) if found else (Message("bot-class-race-same"),)


def judge_start_die(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """First the die that knows best where to go."""
    before = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        die = Die(*option.payload)
        after = max((_placed(situation, die, row) for row in _open_rows(situation)), key=lambda e: e.total)
        verdicts.append(Verdict(after.total, partial(reasons.why_after, before, after)))
    return verdicts


def judge_start_row(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    die = Die.named(question.prompt.args["die"])
    before = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        after = _placed(situation, die, option.payload // SPACES_PER_ROW)
        verdicts.append(Verdict(after.total, partial(reasons.why_after, before, after)))
    return verdicts


def _open_rows(situation: Situation) -> list[int]:
    return [row for row in situation.me.rows if situation.me.free_space(row) != NONE]


def _placed(situation: Situation, die: Die, row: int) -> Estimate:
    space = situation.me.free_space(row)
    after = situation.me.with_die(space, die)
    after.hand.remove(die)
    if space % SPACES_PER_ROW == SPACES_PER_ROW - 1:
        after.gold += 1
    return situation.world.estimate(after)
