"""Choosing a character: how well origins, motivations and destinies fit together (CA-SETUP-03)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import reasons
from herowright.games.call_to_adventure.bot.expected import expected
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.powers import power_worth
from herowright.games.call_to_adventure.bot.verdict import Verdict
from herowright.games.call_to_adventure.bot.wishes import Goal, Wishes
from herowright.games.call_to_adventure.cards.types import Destiny
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# How much of a fit to a destiny that is not chosen yet counts, and how much an icon brings a goal nearer.
HOPE, NEARER = 0.5, 0.5


def judge_character(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """In whole points: before the first story card lies on the table no finer judgement is worth anything."""
    verdicts = [judge_card(outlook, option.payload) for option in options]
    return [Verdict(float(round(verdict.value)), verdict.why) for verdict in verdicts]


def judge_card(outlook: Outlook, card: Any) -> Verdict:
    """Icons and effect of a card, and how well it suits what else was dealt or kept."""
    icons = float(card.triumph + card.tragedy) + outlook.shown(card.icons, outlook.icon, outlook.icon_worth)
    if isinstance(card, Destiny):
        pays = expected(outlook, card)
        return Verdict(icons + pays, partial(_why_destiny, pays, icons))
    icons += outlook.shown(card.abilities, outlook.ability, outlook.ability_worth)
    power = power_worth(outlook, card.power)
    suits = HOPE * max((fit(card, destiny) for destiny in dealt_destinies(outlook)), default=0.0)
    return Verdict(icons + power + suits, partial(_why_character, icons, power, suits))


def _why_destiny(pays: float, icons: float) -> reasons.Reasons:
    found = [Message("bot-ca-pays", {"points": reasons.shown(pays)})]
    if reasons.shown(icons):
        found.append(Message("bot-ca-icons", {"points": reasons.shown(icons)}))
    return tuple(found)


def _why_character(icons: float, power: float, suits: float) -> reasons.Reasons:
    found = [reasons.about("bot-ca-icons", icons), reasons.about("bot-ca-power", power)]
    if reasons.shown(suits):
        found.append(reasons.about("bot-ca-suits", suits))
    return reasons.heaviest(found)


def dealt_destinies(outlook: Outlook) -> list[Destiny]:
    """Those that may still be kept."""
    situation = outlook.situation
    names = situation.view["heroes"][situation.seat]["dealt"]
    found = [situation.cards.destinies.get(name.removeprefix("destiny:")) for name in names]
    return [card for card in found if card is not None]


def fit(card: Any, destiny: Destiny) -> float:
    """What the icons of a card add to a destiny."""
    wishes = Wishes(destiny.conditions)
    worth = 0.0
    for ability in card.abilities:
        worth += wishes.ability[ability] + _goals(wishes.ability_goals.get(ability, []))
    for icon in card.icons:
        worth += wishes.icon[icon] + _goals(wishes.icon_goals.get(icon, []))
    return worth


def _goals(goals: list[Goal]) -> float:
    return sum(NEARER * goal.points / goal.count for goal in goals)
