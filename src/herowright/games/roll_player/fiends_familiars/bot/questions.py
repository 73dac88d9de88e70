"""The questions that cards of the expansion ask, and what may be done at any time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from herowright.bots.policy import FIRST, NOTABLE, Verdict, Weighed, heaviest, noted, nothing, shown
from herowright.games.roll_player.bot import reasons, skills
from herowright.games.roll_player.bot.actions import action_verdict
from herowright.games.roll_player.bot.estimate import in_pips
from herowright.games.roll_player.bot.market import buyers_before
from herowright.games.roll_player.bot.odds import MOST_GOLD, row_outlook
from herowright.games.roll_player.bot.situation import altered
from herowright.games.roll_player.bot.skills import by_gain, gain_verdict
from herowright.games.roll_player.fiends_familiars.bot.abilities import (
    LOOK,
    ability_gain,
    again_gain,
    banish_gain,
    best_action,
    placed_again,
    rid_gain,
)
from herowright.games.roll_player.fiends_familiars.bot.dice import unpacking
from herowright.games.roll_player.fiends_familiars.bot.fights import FiendsStall, Prey
from herowright.games.roll_player.fiends_familiars.cards.abilities import TurnDie
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, Familiar, Fiend
from herowright.games.roll_player.fiends_familiars.rules.choices import LAST_TOKENS, USE_FAMILIAR
from herowright.games.roll_player.fiends_familiars.rules.experience import HEALING
from herowright.games.roll_player.rules.components import ALL_SPACES, SPACES_PER_ROW
from herowright.table.decision import Option
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation

# How a fiend is laid before others: rather where they choose next.
FAR = 0.05
# What something irreversible must bring before it is done at once.
SURE = 0.1
# A stored die may wait for a better moment.
WAIT = 0.4
# How often the action of a familiar is used, and what its colours are worth when the hero wants them anyway.
USES, OWN_COLOUR = 2.0, 0.3

# --- set-up ----------------------------------------------------------------------------------------------


def judge_familiar(at: FiendsSituation, option: Option) -> Verdict:
    """The goal of its Power, its action, and whether it wants the colour of the class."""
    familiar = option.payload
    power = familiar.power
    goal = row_outlook(*in_pips(power, 0), power.stars, (), ALL_SPACES)[SPACES_PER_ROW][0]
    action = USES * at.estimate(altered(at.me, familiar=familiar)).use(familiar.ability)
    colours = familiar.cells.count(at.now.cards.colour)
    why = partial(_why_familiar, familiar, goal, action, colours)
    return Verdict(goal + action + OWN_COLOUR * colours, why)


def _why_familiar(familiar: Familiar, goal: float, action: float, colours: int) -> tuple[Message, ...]:
    args = {"goal": str(familiar.power), "stars": shown(goal)}
    found: Weighed = [(FIRST, Message("bot-ff-power", args))]
    if action > NOTABLE:
        found.append((action, _familiar_acts(familiar, action)))
    if colours:
        found.append((OWN_COLOUR, Message("bot-ff-familiar-colour")))
    return heaviest(found)


def _familiar_acts(familiar: Familiar, gain: float) -> Message:
    args = {"action": f"familiar-action:{familiar.action}", "stars": shown(gain)}
    return Message("bot-ff-familiar-action", args)


# --- actions and dice ------------------------------------------------------------------------------------


def judge_action(at: FiendsSituation, option: Option) -> Verdict:
    """The one action after placing dice, and those that cards and XP bring."""
    familiar = at.me.familiar
    if option.payload == USE_FAMILIAR.payload and familiar is not None:
        gain = ability_gain(at.now, familiar.ability)
        return Verdict(at.now.total + gain, partial(_why, _familiar_acts(familiar, gain)))
    if option.payload == ("token",):
        gain = _token_gain(at)
        return Verdict(at.now.total + gain, partial(_why, Message("bot-token", {"stars": shown(gain)})))
    return action_verdict(at, option.payload)


def _why(*found: Message) -> tuple[Message, ...]:
    return found


def _token_gain(at: FiendsSituation) -> float:
    """A charisma token serves this round alone: in the market, in a Hunt or against a fiend."""
    stall = FiendsStall(at.now)
    if not at.markets_left():
        return stall.banishing()
    return stall.token(at.me.gold, at.me.tokens, buyers_before(at, at.own_card() or 0))


def judge_skill_die(at: FiendsSituation, option: Option) -> Verdict:
    ability = at.ability_asked
    if isinstance(ability, TurnDie) and option.payload is not None:
        return gain_verdict(at, at.now.turned(option.payload, ability.face))
    return skills.judge_skill_die(at, option)


@noted
def _again(at: FiendsSituation) -> dict[int, float]:
    return skills.best_by_space(at.now, placed_again(at.now))


def _other_space(at: FiendsSituation, target: int) -> float:
    """Where a die goes that is placed again; its own space is among the options."""
    own = [option.payload for option in at.glimpse.options if not option.interrupt and at.now.faces[option.payload]]
    space = own[0] if own else at.me.spaces.index(at.die_asked([die for die in at.me.spaces if die >= 0]))
    return again_gain(at.now, space, target)


# Which die is placed again, where it goes, and the action of which row is taken.
judge_again = by_gain(lambda at, space: _again(at)[space])
judge_space = by_gain(_other_space)
judge_row = by_gain(lambda at, row: best_action(at.now, row))

# --- fiends, minions, adventures -----------------------------------------------------------------------------

judge_banish = by_gain(lambda at, fiend: banish_gain(at.now, fiend))
judge_summon = by_gain(lambda at, fiend: rid_gain(at.now, fiend))
# The adventure card whose token comes next.
judge_look = by_gain(lambda at, kind: LOOK / (1 + abs(KINDS.index(kind) - at.me.adventure_tokens)))


def _laid_out(at: FiendsSituation, card: int) -> float:
    """A card that somebody else will choose: while this hero has still to choose, one it does not want itself."""
    if at.has_chosen:
        return 2 * FAR if at.phase == "dice" and card in at.free_cards else 0.0
    return FAR * (len(at.glimpse.options) - card)


def _next_minion(at: FiendsSituation, _: object) -> float:
    """Whether the next minion is likely to be better prey."""
    prey, minion, gold = Prey(at.now), at.table.minion, at.me.gold
    return (prey.average(gold) - prey.value(minion, prey.pool(minion), gold)) / 2 if minion is not None else 0.0


def _stored(at: FiendsSituation, kept: int) -> float:
    """XP on Devious pays stars, the rest is spent."""
    me = at.me
    return at.now.changed(xp=me.xp + at.asked["xp"] - kept, stored=me.stored + kept).total - at.now.total


judge_initiative, judge_minion, judge_store_xp = map(by_gain, (_laid_out, _next_minion, _stored))


# --- at any time ---------------------------------------------------------------------------------------------


def judge_beside(at: FiendsSituation, option: Option, best: float) -> Verdict:
    """They come before the question itself, whose best answer is worth `best`."""
    match option.payload:
        case ("use" | "drop", _):
            return skills.judge_beside(at, option, best)
        case ("banish", fiend, gold):
            return _banish(at, fiend, gold, best)
        case ("heal",):
            gain = at.now.changed(xp=at.me.xp - HEALING, wounds=at.me.wounds - 1).total - at.now.total
            return Verdict(best + gain - SURE, partial(reasons.why_gained, gain))
        case ("action", row):
            return _buy_action(at, row, best)
        case ("unpack", kind):
            return _unpack(at, kind, best)
    return Verdict(best - SURE, nothing)


def _token_needed(at: FiendsSituation) -> float:
    """What a charisma token would bring in the market of this round."""
    if at.glimpse.kind == LAST_TOKENS.id or not at.markets_left():
        return 0.0
    stall, before = FiendsStall(at.now), buyers_before(at, at.own_card() or 0)
    return stall.worth(at.me.gold, at.me.tokens, before) - stall.worth(at.me.gold, at.me.tokens - 1, before)


def _banish(at: FiendsSituation, fiend: Fiend, gold: int, best: float) -> Verdict:
    """Now or never: what the fiend would cost against its price."""
    now, left, token = at.now, at.me.gold - gold, 0.0 if gold else _token_needed(at)
    gain = banish_gain(now, fiend, gold=left) - token
    freed = gain + (now.gold - now.purse[min(MOST_GOLD, left)] if gold else token)
    spared = Message("bot-ff-banish", {"fiend": fiend.name, "stars": shown(max(0.0, freed))})
    return Verdict(best + gain - SURE, partial(_why, spared, reasons.gained(gain)))


def _buy_action(at: FiendsSituation, row: int, best: float) -> Verdict:
    """Five XP are much in the battle."""
    spent, gain = at.now.total - at.tired.total, best_action(at.tired, row)
    brings = Message("bot-ff-xp-action", {"stars": shown(gain)})
    costs = Message("bot-ff-xp-spent", {"stars": shown(spent)})
    return Verdict(best + gain - spent - SURE, partial(_why, brings, costs))


def _unpack(at: FiendsSituation, kind: tuple[int, int], best: float) -> Verdict:
    """A stored die is placed when it fits well, or when there will soon be no room for it."""
    turn, me = unpacking(at), at.me
    value, places = turn.best([at.die_like(kind, me.backpack)], 0, 0.0)
    waiting = at.estimate(turn.me, turn.turns + 1)
    market = turn.value((), 0, 0.0) - turn.now.beyond_gold
    crowded = len(me.backpack) + len(me.hand) >= len(me.empty_spaces()) - 1
    gain = value - market - waiting.beyond_gold + (2 * WAIT if crowded else 0.0)
    return Verdict(best + gain - WAIT if places else best - SURE, partial(reasons.why_gained, gain))
