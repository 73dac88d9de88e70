"""Set-up: sheet, class and starting dice."""

from __future__ import annotations

from functools import partial
from operator import attrgetter

from herowright.bots.policy import NOTABLE, Verdict, Weighed, heaviest, noted, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate, in_pips
from herowright.games.roll_player.bot.odds import row_outlook
from herowright.games.roll_player.bot.situation import Situation, altered
from herowright.games.roll_player.cards.types import HeroClass, Race
from herowright.games.roll_player.rules.components import NONE, ROW_NAMES, ROWS, SPACES, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW
from herowright.games.roll_player.rules.scoring import row_bonus
from herowright.games.roll_player.rules.state import Hero
from herowright.table.decision import Option
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


def judge_sheet(at: Situation, option: Option) -> Verdict:
    """The class is not known yet, so a race is judged by what may come, in whole stars: finer differences
    would be guesswork. The side changes nothing."""
    race = option.payload[0]
    return Verdict(round(_usual(at, race)), partial(_why_race, race))


@noted
def _usual(at: Situation, race: Race | None) -> float:
    """The stars that the goals of a class promise a race on average."""
    classes = at.table.box.classes
    return sum(sum(goals_of(hero_class, race)) for hero_class in classes) / len(classes)


def _why_race(race: Race) -> tuple[Message, ...]:
    if not race.modifiers:
        return (Message("bot-race-plain"),)
    return tuple(
        Message("bot-race-more" if by > 0 else "bot-race-less", {"row": ROW_NAMES[row], "by": abs(by)})
        for row, by in race.modifiers.items()
    )


def judge_class(at: Situation, option: Option) -> Verdict:
    """Classes are as good as each other, abilities and goals together, so the race decides: how it suits
    the goals, in whole stars, since finer differences would be guesswork."""
    race = at.me.race
    plain, own = goals_of(option.payload, None), goals_of(option.payload, race)
    gains = {row: own[row] - plain[row] for row in (race.modifiers if race else ())}
    return Verdict(round(_usual(at, None) + sum(gains.values())), partial(_why_class, gains))


def _why_class(gains: dict[int, float]) -> tuple[Message, ...]:
    found: Weighed = []
    for row, gain in gains.items():
        if abs(gain) > NOTABLE:
            id = "bot-class-race-more" if gain > 0 else "bot-class-race-less"
            found.append((gain, Message(id, {"row": ROW_NAMES[row], "stars": shown(gain)})))
    return heaviest(found) if found else (Message("bot-class-race-same"),)


def judge_start_die(at: Situation, option: Option) -> Verdict:
    """First the die that knows best where to go."""
    rows = range(len(at.me.spaces) // SPACES_PER_ROW)
    spaces = [space for row in rows if (space := at.me.free_space(row)) != NONE]
    return max([_placed(at, at.die_like(option.payload, at.me.hand), space) for space in spaces], key=BY_VALUE)


def judge_start_row(at: Situation, option: Option) -> Verdict:
    return _placed(at, at.die_asked(at.me.hand), option.payload)


def _placed(at: Situation, die: int, space: int) -> Verdict:
    """A die on a space, with the gold for a full row."""
    now = _begun(at)
    gold = FILLED_ROW * (now.spaces[space // SPACES_PER_ROW] == 1)
    value = now.total + now.placed(space, die) + gold * now.gold_each
    return Verdict(value, lambda: reasons.why_after(at.now, now.with_die(space, die)))


@noted
def _begun(at: Situation) -> Estimate:
    return at.estimate(altered(at.me, hand=at.me.hand[1:]), at.me.spaces.count(NONE) - 1)
