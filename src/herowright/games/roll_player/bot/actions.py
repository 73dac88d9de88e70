"""Attribute actions: what each is worth at best, and the questions they ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.market import Stall, buyers_before
from herowright.games.roll_player.bot.sheet import FACES_OF, Die, Sheet, Situation, space_named, stepped
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.powers import ActionInstead, LongerShift, WisdomSteps
from herowright.games.roll_player.rules.components import CON, DEX, DIRECTIONS, INT, STR, WIS
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# --- the best of an action ---------------------------------------------------------------------


def flip_gain(estimate: Estimate) -> float:
    sheet = estimate.sheet
    return max((estimate.turned(space, sheet.opposite(space)) for space in sheet.occupied()), default=0.0)


def shift_gain(estimate: Estimate, lowest: int, highest: int) -> float:
    """The best change of one die by a number within bounds."""
    looks = estimate.sheet.colours
    return max(
        (
            estimate.turned(space, face)
            for space, old in enumerate(estimate.sheet.faces)
            if old
            for face in range(old + lowest, old + highest + 1)
            if face in FACES_OF[looks[space]]
        ),
        default=0.0,
    )


def reroll_gain(estimate: Estimate) -> float:
    return max((estimate.rerolled(space) for space in estimate.sheet.occupied()), default=0.0)


def partner_gain(estimate: Estimate, one: int) -> float:
    """The best exchange for one die."""
    others = (other for other in estimate.sheet.occupied() if other != one)
    return max((estimate.swapped(one, other) for other in others), default=0.0)


def swap_gain(estimate: Estimate) -> float:
    """The best exchange of any two dice."""
    dice = estimate.sheet.occupied()
    pairs = ((one, other) for at, one in enumerate(dice) for other in dice[at + 1 :])
    return max((estimate.swapped(one, other) for one, other in pairs), default=0.0)


def move_gain(estimate: Estimate, marker: int, steps: int) -> float:
    """The best way for the marker from a field, which may be to stay."""
    fields = estimate.fields
    reach = {marker}
    for _ in range(steps):
        reach |= {stepped(field, way) for field in reach for way in DIRECTIONS}
    return max(fields[field] for field in reach) - fields[marker]


def wisdom_steps(sheet: Sheet) -> int:
    farther = sheet.power(WisdomSteps)
    return farther.most if farther else 1


def row_action_gain(estimate: Estimate, row: int) -> float:
    """What the action of a row is worth at best; charisma is a matter of the market."""
    gain = 0.0
    if row == STR:
        gain = flip_gain(estimate)
    elif row == DEX:
        gain = swap_gain(estimate)
    elif row == CON:
        longer = estimate.sheet.power(LongerShift)
        most = longer.most if longer else 1
        gain = shift_gain(estimate, -most, most)
    elif row == INT:
        gain = reroll_gain(estimate)
    elif row == WIS:
        gain = move_gain(estimate, estimate.sheet.marker, wisdom_steps(estimate.sheet))
    instead = estimate.sheet.power(ActionInstead)
    if instead is not None and row in instead.after and row != instead.row:
        gain = max(gain, row_action_gain(estimate, instead.row))
    return max(0.0, gain)


# --- one action ----------------------------------------------------------------------------------


def judge_action(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    estimate = situation.world.estimate(situation.me)
    return [action_verdict(situation, estimate, option.payload) for option in options]


def action_verdict(situation: Situation, estimate: Estimate, action: Any) -> Verdict:
    gain = action_gain(situation, estimate, action)
    return Verdict(estimate.total + gain, partial(why_action, estimate, action, gain))


def action_gain(situation: Situation, estimate: Estimate, action: Any) -> float:
    """What an attribute action, or a skill that does the same, brings."""
    sheet = estimate.sheet
    match action:
        case ("flip", space):
            return estimate.turned(space, sheet.opposite(space))
        case ("shift", space, by):
            return estimate.turned(space, sheet.faces[space] + by)
        case ("swap", space):
            return partner_gain(estimate, space)
        case ("reroll", space):
            return estimate.rerolled(space)
        case ("move", way):
            target = stepped(sheet.marker, way)
            onward = move_gain(estimate, target, wisdom_steps(sheet) - 1)
            return estimate.fields[target] + onward - estimate.fields[sheet.marker]
        case ("token",):
            return _token_gain(situation)
    return 0.0


def _token_gain(situation: Situation) -> float:
    """A token is a gold for this round's market alone."""
    me, stall = situation.me, Stall(situation, situation.me)
    before = buyers_before(situation, situation.own_place() or 0)
    return stall.worth(me.gold, me.tokens + 1, before) - stall.worth(me.gold, me.tokens, before)


def why_action(estimate: Estimate, action: Any, gain: float) -> tuple[Message, ...]:
    sheet = estimate.sheet
    match action:
        case ("flip", space):
            after = sheet.with_face(space, sheet.opposite(space))
        case ("shift", space, by):
            after = sheet.with_face(space, sheet.faces[space] + by)
        case ("swap", space):
            others = [other for other in sheet.occupied() if other != space]
            after = sheet.with_swap(space, max(others, key=lambda other: estimate.swapped(space, other)))
        case ("move", way):
            after = sheet.with_marker(stepped(sheet.marker, way))
        case ("reroll", space):
            faces = FACES_OF[sheet.colours[space]]
            better = sum(estimate.turned(space, face) > 0 for face in faces) / len(faces)
            return (Message("bot-reroll", {"chance": reasons.percent(better), "stars": reasons.shown(gain)}),)
        case ("token",):
            return (Message("bot-token", {"stars": reasons.shown(gain)}),)
        case _:
            return reasons.nothing()
    return reasons.why_after(estimate, estimate.world.estimate(after))


# --- what an action asks -------------------------------------------------------------------------


def judge_swap_with(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The first die is the one that is not among the options."""
    me = situation.me
    estimate = situation.world.estimate(me)
    partners = [option.payload for option in options]
    first = next(space for space in me.occupied() if space not in partners)
    return [
        Verdict(
            estimate.total + estimate.swapped(first, other),
            partial(reasons.why_change, estimate, partial(me.with_swap, first, other)),
        )
        for other in partners
    ]


def judge_keep(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A rolled die keeps the better face."""
    me = situation.me
    die, new = Die.named(question.prompt.args["die"]), question.prompt.args["face"]
    space = space_named(question.prompt.args["space"])
    estimate = situation.world.estimate(me)
    if me.die(space) != die:  # a skill has taken it away meanwhile
        return [Verdict(estimate.total, reasons.nothing) for _ in options]
    verdicts = []
    for option in options:
        if option.payload == "new":
            gain = estimate.turned(space, new)
            why = partial(reasons.why_change, estimate, partial(me.with_face, space, new))
        else:
            gain, why = 0.0, partial(reasons.nothing)
        verdicts.append(Verdict(estimate.total + gain, why))
    return verdicts


def judge_move(situation: Situation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """A step of the marker, or none."""
    me = situation.me
    estimate = situation.world.estimate(me)
    verdicts = []
    for option in options:
        marker = stepped(me.marker, option.payload[1]) if isinstance(option.payload, tuple) else me.marker
        value = estimate.total + estimate.fields[marker] - estimate.fields[me.marker]
        verdicts.append(Verdict(value, partial(reasons.why_change, estimate, partial(me.with_marker, marker))))
    return verdicts
