"""Set-up: sheet, class and starting dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from herowright.bots.bot import Question
from herowright.bots.roll_player import reasons
from herowright.bots.roll_player.estimate import Estimate, goal_in_pips, row_bonus
from herowright.bots.roll_player.odds import row_outlook
from herowright.bots.roll_player.sheet import Die, Sheet, Situation
from herowright.bots.roll_player.verdict import Verdict
from herowright.games.roll_player.cards.types import HeroClass, Race
from herowright.games.roll_player.components import NONE, ROW_IDS, ROWS, SPACES, SPACES_PER_ROW
from herowright.table.decision import Option
from herowright.table.message import Message

# What a class ability adds to the score of a whole game.
ABILITY = {
    "charming": 3.3,
    "mischievous": 2.3,
    "prepared": 2.3,
    "attuned": 1.6,
    "mysterious": 1.4,
    "shrewd": 0.7,
    "powerful": 0.7,
    "vigilant": 0.6,
    "enlightened": 0.3,
    "charitable": 0.3,
    "skilled": 0.1,
}


def goals_of(hero_class: HeroClass, race: Race | None) -> list[float]:
    """The stars each goal promises on an empty sheet."""
    bonus = row_bonus(Sheet(race))
    return [
        row_outlook(*goal_in_pips(goal, bonus[row]), goal.stars, (), SPACES)[SPACES_PER_ROW][0]
        for row, goal in enumerate(hero_class.goals)
    ]


def judge_sheet(situation: Situation, question: Question, options: Sequence[Option]) -> list[Verdict]:
    """The class is not known yet, so a race must suit what may come; the side changes nothing."""
    classes = situation.cards.classes.values()
    values: dict[str, float] = {}
    for option in options:
        race = option.payload[0]
        if race.id not in values:
            values[race.id] = sum(sum(goals_of(hero_class, race)) for hero_class in classes) / len(classes)
    return [Verdict(values[option.payload[0].id], partial(_why_race, option.payload[0])) for option in options]


def _why_race(race: Race) -> tuple[Message, ...]:
    if not race.modifiers:
        return (Message("bot-race-plain"),)
    return tuple(
        Message("bot-race-more" if by > 0 else "bot-race-less", {"row": f"attr:{ROW_IDS[row]}", "by": abs(by)})
        for row, by in race.modifiers.items()
    )


def judge_class(situation: Situation, question: Question, options: Sequence[Option]) -> list[Verdict]:
    race = situation.me.race
    verdicts = []
    for option in options:
        hero_class: HeroClass = option.payload
        value = sum(goals_of(hero_class, race)) + ABILITY.get(hero_class.ability, 0.0)
        verdicts.append(Verdict(value, partial(_why_class, hero_class, race)))
    return verdicts


def _why_class(hero_class: HeroClass, race: Race | None) -> tuple[Message, ...]:
    plain, own = goals_of(hero_class, None), goals_of(hero_class, race)
    found = [Message("bot-class-goals", {"stars": reasons.shown(sum(own))})]
    for row in race.modifiers if race else ():
        gain = own[row] - plain[row]
        if abs(gain) > reasons.NOTABLE:
            id = "bot-class-race-more" if gain > 0 else "bot-class-race-less"
            found.append(Message(id, {"row": f"attr:{ROW_IDS[row]}", "stars": reasons.shown(gain)}))
    return tuple(found)


def judge_start_die(situation: Situation, question: Question, options: Sequence[Option]) -> list[Verdict]:
    """First the die that knows best where to go."""
    before = Estimate(situation.me, situation.world)
    verdicts = []
    for option in options:
        die = Die(*option.payload)
        after = max((_placed(situation, die, row) for row in _open_rows(situation)), key=lambda e: e.total)
        verdicts.append(Verdict(after.total, partial(reasons.why_after, before, after)))
    return verdicts


def judge_start_row(situation: Situation, question: Question, options: Sequence[Option]) -> list[Verdict]:
    die = Die.named(question.prompt.args["die"])
    before = Estimate(situation.me, situation.world)
    verdicts = []
    for option in options:
        after = _placed(situation, die, option.payload // SPACES_PER_ROW)
        verdicts.append(Verdict(after.total, partial(reasons.why_after, before, after)))
    return verdicts


def _open_rows(situation: Situation) -> list[int]:
    return [row for row in ROWS if situation.me.free_space(row) != NONE]


def _placed(situation: Situation, die: Die, row: int) -> Estimate:
    space = situation.me.free_space(row)
    after = situation.me.with_die(space, die)
    after.hand.remove(die)
    if space % SPACES_PER_ROW == SPACES_PER_ROW - 1:
        after.gold += 1
    return Estimate(after, situation.world)
