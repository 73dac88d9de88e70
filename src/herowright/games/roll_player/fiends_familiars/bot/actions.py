"""The one action after placing dice, and actions that cards and XP bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.actions import action_gain, row_action_gain, why_action
from herowright.games.roll_player.bot.market import buyers_before
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.fiends_familiars.bot.abilities import TOKEN, ability_gain
from herowright.games.roll_player.fiends_familiars.bot.market import FiendsStall
from herowright.games.roll_player.fiends_familiars.rules.choices import USE_FAMILIAR
from herowright.games.roll_player.rules.components import CHA
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation


def judge_action(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    estimate = situation.world.estimate(situation.me)
    return [_action(situation, estimate, option.payload) for option in options]


def _action(situation: FiendsSituation, estimate: FiendsEstimate, action: Any) -> Verdict:
    familiar = estimate.sheet.familiar
    if action == USE_FAMILIAR.payload and familiar is not None:
        gain = ability_gain(estimate, familiar.ability)
        args = {"action": f"familiar-action:{familiar.action}", "stars": reasons.shown(gain)}
        return Verdict(estimate.total + gain, partial(_why_familiar, Message("bot-ff-familiar-action", args)))
    gain = token_gain(situation) if action == ("token",) else action_gain(situation, estimate, action)
    return Verdict(estimate.total + gain, partial(why_action, estimate, action, gain))


def _why_familiar(reason: Message) -> tuple[Message, ...]:
    return (reason,)


def token_gain(situation: FiendsSituation) -> float:
    """A charisma token serves this round alone: in the market, in a Hunt or against a fiend."""
    me = situation.me
    stall = FiendsStall(situation, me)
    if not situation.markets_left():
        return stall.banishing()
    return stall.token(me.gold, me.tokens, buyers_before(situation, situation.own_place() or 0))


def best_action(estimate: FiendsEstimate, row: int) -> float:
    """What the action of an attribute is worth at best, wherever it comes from."""
    return TOKEN if row == CHA else row_action_gain(estimate, row)


def judge_row(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which attribute's action a card gives."""
    estimate = situation.world.estimate(situation.me)
    verdicts = []
    for option in options:
        gain = 0.0 if option.payload is None else best_action(estimate, option.payload)
        verdicts.append(Verdict(estimate.total + gain, partial(reasons.why_gained, gain)))
    return verdicts
