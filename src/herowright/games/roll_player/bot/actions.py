"""Attribute actions: what each is worth at best, and the questions they ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from herowright.bots.policy import NOTABLE, Verdict, nothing, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.estimate import FACES_OF, Estimate
from herowright.games.roll_player.bot.market import Stall, buyers_before
from herowright.games.roll_player.bot.situation import Situation, stepped
from herowright.games.roll_player.cards.powers import ActionInstead, LongerShift
from herowright.games.roll_player.rules.changes import opposite
from herowright.games.roll_player.rules.components import CENTRE, CON, DEX, DIRECTIONS, INT, SPACES_PER_ROW, STR, WIS
from herowright.table.decision import Option
from herowright.table.message import Message

# --- the best of an action ---------------------------------------------------------------------


def flipped(now: Estimate, space: int) -> int:
    """The face below the one a die shows."""
    return opposite(now.hero.spaces[space], now.faces[space])


def flip_gain(now: Estimate, spaces: Iterable[int]) -> float:
    return max([now.turned(space, flipped(now, space)) for space in spaces], default=0.0)


def shift_gain(now: Estimate, lowest: int, highest: int, spaces: Iterable[int]) -> float:
    """The best change of one die by a number within bounds."""
    best = [0.0]
    for space in spaces:
        old, faces = now.faces[space], FACES_OF[now.hero.spaces[space]]
        best += [now.turned(space, face) for face in faces if lowest <= face - old <= highest and face != old]
    return max(best)


def reroll_gain(now: Estimate, spaces: Iterable[int]) -> float:
    return max([now.rerolled(space) for space in spaces], default=0.0)


def swap_gain(now: Estimate, pairs: Iterable[tuple[int, int]]) -> float:
    """The best exchange of two dice."""
    return max([now.swapped(one, other) for one, other in pairs], default=0.0)


def move_gain(fields: Sequence[float], marker: int, steps: int) -> float:
    """The best way for the marker from a field, which may be to stay."""
    reach = {marker}
    for _ in range(steps):
        reach |= {stepped(field, way) for field in reach for way in DIRECTIONS}
    return max([fields[field] for field in reach]) - fields[marker]


def row_action_gain(now: Estimate, action: int, spaces: Sequence[int] | None = None) -> float:
    """What the action of an attribute is worth at best, with any dice or with some; charisma is a matter of the
    market."""
    gain, dice = 0.0, now.hero.occupied() if spaces is None else spaces
    if action == STR:
        gain = flip_gain(now, dice)
    elif action == DEX:
        gain = swap_gain(now, combinations(dice, 2))
    elif action == CON:
        gain = shift_gain(now, *shift_bounds(now), dice)
    elif action == INT:
        gain = reroll_gain(now, dice)
    elif action == WIS:
        gain = move_gain(now.fields, now.hero.marker, now.cards.steps)
    instead = now.hero.power(ActionInstead)
    if instead is not None and action in instead.after and action != instead.row:
        gain = max(gain, row_action_gain(now, instead.row, spaces))
    return max(0.0, gain)


def shift_bounds(now: Estimate) -> tuple[int, int]:
    longer = now.hero.power(LongerShift)
    return (-longer.most, longer.most) if longer else (-1, 1)


def placed_action_gain(now: Estimate, space: int, die: int) -> float:
    """What the action of a row can do at best with its own dice when one more is placed there, by the goals."""
    row, shown, hero = space // SPACES_PER_ROW, now.at.table.faces, now.hero
    if row == WIS:  # one chance less to move the marker later
        return move_gain(now.fields_with(now.spaces[WIS] - 1), hero.marker, now.cards.steps)
    line, total = now.cards.tables[row][now.spaces[row] - 1], now.sums[row] + now.counted(die, space)
    value, best = line[total], 0.0
    dice = [(own, shown[own], FACES_OF[own]) for own in (*hero.row(row), die)]
    if row == STR:
        best = max([line[total - face + opposite(own, face)] for own, face, _ in dice]) - value
    elif row == CON:
        low, high = shift_bounds(now)
        ranges = [(max(low, faces[0] - face), min(high, faces[-1] - face)) for _, face, faces in dice]
        best = max([max(line[total + least : total + most + 1]) for least, most in ranges]) - value
    elif row == INT:
        for _, face, faces in dice:
            least = total - face + faces[0]
            gains = [other - value for other in line[least : least + len(faces)] if other > value]
            best = max(best, sum(gains) / len(faces))
    return best


# --- one action ----------------------------------------------------------------------------------


def judge_action(at: Situation, option: Option) -> Verdict:
    return action_verdict(at, option.payload)


def action_verdict(at: Situation, action: Any) -> Verdict:
    gain = token_gain(at) if action == ("token",) else action_gain(at.now, action)
    return Verdict(at.now.total + gain, partial(why_action, at.now, action, gain))


def action_gain(now: Estimate, action: Any) -> float:
    """What an attribute action, or a skill that does the same, brings."""
    gain = 0.0
    match action:
        case ("flip", space):
            gain = now.turned(space, flipped(now, space))
        case ("shift", space, by):
            gain = now.turned(space, now.faces[space] + by)
        case ("swap", space):
            gain = swap_gain(now, [(space, other) for other in now.hero.occupied() if other != space])
        case ("reroll", space):
            gain = now.rerolled(space)
        case ("move", way):
            marker = now.hero.marker
            target = stepped(marker, way)
            gain = now.fields[target] + move_gain(now.fields, target, now.cards.steps - 1) - now.fields[marker]
    return gain


def token_gain(at: Situation) -> float:
    """A token is a gold for this round's market alone."""
    return Stall(at.now).token(at.me.gold, at.me.tokens, buyers_before(at, at.own_card() or 0))


def why_action(now: Estimate, action: Any, gain: float) -> tuple[Message, ...]:
    match action:
        case ("flip", space):
            after = now.showing(space, flipped(now, space))
        case ("shift", space, by):
            after = now.showing(space, now.faces[space] + by)
        case ("swap", space):
            others = [other for other in now.hero.occupied() if other != space]
            return why_swap(now, space, max(others, key=lambda other: now.swapped(space, other)))
        case ("move", way):
            after = now.changed(marker=stepped(now.hero.marker, way))
        case ("reroll", space) if gain >= NOTABLE:
            faces = FACES_OF[now.hero.spaces[space]]
            better = sum(now.turned(space, face) > 0 for face in faces) / len(faces)
            return (Message("bot-reroll", {"chance": reasons.percent(better), "stars": shown(gain)}),)
        case ("token",) if gain >= NOTABLE:
            return (Message("bot-token", {"stars": shown(gain)}),)
        case _:
            return nothing()
    return reasons.why_after(now, after)


# --- what an action asks -------------------------------------------------------------------------


def judge_swap_with(at: Situation, option: Option) -> Verdict:
    """The first die is the one that is not among the options."""
    partners = [each.payload for each in at.glimpse.options if not each.interrupt]
    first, other = next(space for space in at.me.occupied() if space not in partners), option.payload
    return Verdict(at.now.total + at.now.swapped(first, other), partial(why_swap, at.now, first, other))


def why_swap(now: Estimate, one: int, other: int) -> tuple[Message, ...]:
    spaces = now.hero.spaces[:]
    spaces[one], spaces[other] = spaces[other], spaces[one]
    return reasons.why_after(now, now.changed(spaces=spaces))


def judge_keep(at: Situation, option: Option) -> Verdict:
    """A rolled die keeps the better face."""
    space, face = at.space_asked, at.asked["face"]
    die = at.me.spaces[space]
    # A skill may have taken it away meanwhile.
    if option.payload != "new" or at.table.die_name(die) != at.asked["die"]:
        return Verdict(at.now.total, nothing)
    why = partial(why_action, at.now, ("shift", space, face - at.table.faces[die]), 0.0)
    return Verdict(at.now.total + at.now.turned(space, face), why)


def judge_move(at: Situation, option: Option) -> Verdict:
    """A step of the marker, home to the centre, or none."""
    now, target = at.now, CENTRE if option.payload == "home" else at.me.marker
    if isinstance(option.payload, tuple):
        target = stepped(target, option.payload[1])
    value = now.total + now.fields[target] - now.fields[at.me.marker]
    return Verdict(value, lambda: reasons.why_after(now, now.changed(marker=target)))
