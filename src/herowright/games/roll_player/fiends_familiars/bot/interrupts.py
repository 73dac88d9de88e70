"""What may be done at any time: banish a fiend, heal, buy an action, unpack a die, use a skill, drop a weapon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.market import buyers_before, drop
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.sheet import Die
from herowright.games.roll_player.bot.skills import effect_gain as base_gain
from herowright.games.roll_player.bot.skills import why_use
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.cards.abilities import (
    Ability,
    BuyFromDiscard,
    BuyTopCard,
    CopySkill,
    FlipPoolDie,
    ShiftPoolDie,
)
from herowright.games.roll_player.cards.types import Skill
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain
from herowright.games.roll_player.fiends_familiars.bot.actions import best_action
from herowright.games.roll_player.fiends_familiars.bot.dice import Turn, unpacking
from herowright.games.roll_player.fiends_familiars.bot.market import FiendsStall
from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
from herowright.games.roll_player.fiends_familiars.rules.choices import LAST_TOKENS
from herowright.games.roll_player.fiends_familiars.rules.experience import ATTRIBUTE_ACTION, HEALING
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation

# What something irreversible must bring before it is done at once.
SURE = 0.1
# A stored die may wait for a better moment.
WAIT = 0.4


def judge_interrupts(
    situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option], best: float
) -> list[Verdict]:
    """They come before the question itself, whose best answer is worth `best`."""
    now = situation.world.estimate(situation.me)
    token: list[float] = []
    buying = situation.phase == "market" and situation.view["turn"] == situation.seat
    verdicts = []
    for option in options:
        match option.payload:
            case ("use", skill):
                verdicts.append(_use(situation, now, skill, best))
            case ("drop", weapon):
                verdicts.append(drop(situation, now, weapon, best, situation.market() if buying else ()))
            case ("banish", fiend, gold):
                if not gold and not token:
                    token.append(0.0 if question.kind == LAST_TOKENS.id else _token_needed(situation))
                verdicts.append(_banish(situation, now, fiend, gold, best, token[0] if not gold else 0.0))
            case ("heal",):
                verdicts.append(_heal(situation, now, best))
            case ("action", row):
                verdicts.append(_buy_action(situation, now, row, best))
            case ("unpack", kind):
                verdicts.append(_unpack(situation, Die(*kind), best))
            case _:
                verdicts.append(Verdict(best - SURE, reasons.nothing))
    return verdicts


# --- skills --------------------------------------------------------------------------------------------


def _use(situation: FiendsSituation, now: FiendsEstimate, skill: Skill, best: float) -> Verdict:
    """Better than to wait if the effect is worth more than a later use and what the marker loses."""
    after = situation.world.estimate(situation.me.with_used(skill))
    moved = best + after.total - now.total
    effect = effect_gain(situation, after, skill.ability, moved)
    return Verdict(moved + effect, partial(why_use, now, after, effect))


def effect_gain(situation: FiendsSituation, estimate: FiendsEstimate, ability: Ability, best: float) -> float:
    """What an ability brings to a hero whose marker has moved; `best` is what it has without."""
    if isinstance(ability, ShiftPoolDie | FlipPoolDie):
        most = ability.most if isinstance(ability, ShiftPoolDie) else 0
        return max(0.0, max(pool_changes(situation, most).values(), default=0.0))
    if isinstance(ability, CopySkill):
        others = (skill.ability for skill in situation.world.others if not isinstance(skill.ability, CopySkill))
        return max((effect_gain(situation, estimate, other, best) for other in others), default=0.0)
    if isinstance(ability, BuyFromDiscard | BuyTopCard):
        return base_gain(situation, estimate, ability, best)
    return ability_gain(estimate, ability)


def pool_changes(situation: FiendsSituation, most: int) -> dict[tuple[int, int], float]:
    """The gain from each change of a pool die by up to `most` (0: a flip), by place and number. Only of use to a hero
    who has still to choose; the dice are not laid out anew in this thought."""
    if situation.phase != "dice" or situation.own_place() is not None or situation.me.hand:
        return {}
    cards = situation.free_places()
    if not cards:
        return {}
    each = max(len(place.dice) for place in situation.places)
    turn = Turn(situation, each, stall=True)
    base = {card: turn.take(card, card == cards[0])[0] for card in cards}
    best = max(base.values())
    gains = {}
    for card in cards:
        dice = situation.places[card].dice
        for at, die in enumerate(dice):
            for face, by in _changed(die, most):
                lie = [*dice[:at], Die(die.colour, face), *dice[at + 1 :]]
                gains[card * each + at, by] = turn.take(card, card == cards[0], lie)[0] - best
    return gains


def _changed(die: Die, most: int) -> list[tuple[int, int]]:
    """The faces a pool die can be given, and by which number."""
    faces = die.faces
    if most == 0:
        return [(faces[0] + faces[-1] - die.face, 0)]
    return [(face, face - die.face) for face in faces if 0 < abs(face - die.face) <= most]


# --- fiends and XP -----------------------------------------------------------------------------------------


def _token_needed(situation: FiendsSituation) -> float:
    """What a charisma token would bring in the market of this round."""
    me = situation.me
    if not situation.markets_left():
        return 0.0
    stall = FiendsStall(situation, me)
    before = buyers_before(situation, situation.own_place() or 0)
    return stall.worth(me.gold, me.tokens, before) - stall.worth(me.gold, me.tokens - 1, before)


def _banish(
    situation: FiendsSituation, now: FiendsEstimate, fiend: Fiend, gold: int, best: float, token: float
) -> Verdict:
    """Now or never: what the fiend would cost against its price."""
    rid = situation.me.with_banished(fiend)
    rid.gold -= gold
    gain = situation.world.estimate(rid).total - now.total - token
    freed = gain + (now.gold - now.purse[min(MOST_GOLD, rid.gold)] if gold else token)
    why = partial(_why_banish, fiend, freed, gain)
    return Verdict(best + gain - SURE, why)


def _why_banish(fiend: Fiend, freed: float, gain: float) -> tuple[Message, ...]:
    spared = Message("bot-ff-banish", {"fiend": fiend.name, "stars": reasons.shown(max(0.0, freed))})
    return (spared, reasons.gained(gain))


def _heal(situation: FiendsSituation, now: FiendsEstimate, best: float) -> Verdict:
    healed = situation.me.with_xp(-HEALING)
    healed.wounds -= 1
    gain = situation.world.estimate(healed).total - now.total
    return Verdict(best + gain - SURE, partial(reasons.why_gained, gain))


def _buy_action(situation: FiendsSituation, now: FiendsEstimate, row: int, best: float) -> Verdict:
    """Five XP are much in the battle."""
    after = situation.world.estimate(situation.me.with_xp(-ATTRIBUTE_ACTION))
    spent = now.total - after.total
    gain = best_action(after, row)
    return Verdict(best + gain - spent - SURE, partial(_why_xp, gain, spent))


def _why_xp(gain: float, spent: float) -> tuple[Message, ...]:
    return (
        Message("bot-ff-xp-action", {"stars": reasons.shown(gain)}),
        Message("bot-ff-xp-spent", {"stars": reasons.shown(spent)}),
    )


def _unpack(situation: FiendsSituation, die: Die, best: float) -> Verdict:
    """A stored die is placed when it fits well, or when there will soon be no room for it."""
    turn = unpacking(situation)
    me = situation.me
    value, places = turn.best((die,), 0, 0.0)
    waiting = situation.world.estimate(turn.me, turn.turns + 1)
    market = turn.value((), 0, 0.0) - turn.now.beyond_gold
    crowded = len(me.backpack) + len(me.hand) >= me.free - 1
    gain = value - market - waiting.beyond_gold + (2 * WAIT if crowded else 0.0)
    return Verdict(best + gain - WAIT if places else best - SURE, partial(reasons.why_gained, gain))
