"""The questions that cards of the expansion ask, and what may be done at any time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from herowright.bots.policy import FIRST, NOTABLE, Verdict, Weighed, heaviest, nothing, shown
from herowright.games.roll_player.bot import reasons, skills
from herowright.games.roll_player.bot.actions import action_verdict
from herowright.games.roll_player.bot.estimate import in_pips
from herowright.games.roll_player.bot.market import buyers_before
from herowright.games.roll_player.bot.odds import MOST_GOLD, row_outlook
from herowright.games.roll_player.bot.situation import Options, altered
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


def judge_familiar(at: FiendsSituation, options: Options) -> list[Verdict]:
    """The goal of its Power, its action, and whether it wants the colour of the class."""
    verdicts = []
    for option in options:
        familiar = option.payload
        power = familiar.power
        goal = row_outlook(*in_pips(power, 0), power.stars, (), ALL_SPACES)[SPACES_PER_ROW][0]
        action = USES * at.estimate(altered(at.me, familiar=familiar)).use(familiar.ability)
        colours = familiar.cells.count(at.now.cards.colour)
        why = partial(_why_familiar, familiar, goal, action, colours)
        verdicts.append(Verdict(goal + action + OWN_COLOUR * colours, why))
    return verdicts


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


def judge_action(at: FiendsSituation, options: Options) -> list[Verdict]:
    """The one action after placing dice, and those that cards and XP bring."""
    verdicts = []
    for option in options:
        familiar = at.me.familiar
        if option.payload == USE_FAMILIAR.payload and familiar is not None:
            gain = ability_gain(at.now, familiar.ability)
            why = partial(_why, _familiar_acts(familiar, gain))
            verdicts.append(Verdict(at.now.total + gain, why))
        elif option.payload == ("token",):
            gain = _token_gain(at)
            why = partial(_why, Message("bot-token", {"stars": shown(gain)}))
            verdicts.append(Verdict(at.now.total + gain, why))
        else:
            verdicts.append(action_verdict(at, option.payload))
    return verdicts


def _why(*found: Message) -> tuple[Message, ...]:
    return found


def _token_gain(at: FiendsSituation) -> float:
    """A charisma token serves this round alone: in the market, in a Hunt or against a fiend."""
    stall = FiendsStall(at.now)
    if not at.markets_left():
        return stall.banishing()
    return stall.token(at.me.gold, at.me.tokens, buyers_before(at, at.own_card() or 0))


def judge_skill_die(at: FiendsSituation, options: Options) -> list[Verdict]:
    ability = at.ability_asked
    if isinstance(ability, TurnDie):
        return by_gain(lambda at, space: at.now.turned(space, ability.face))(at, options)
    return skills.judge_skill_die(at, options)


def judge_again(at: FiendsSituation, options: Options) -> list[Verdict]:
    """Which die is placed again."""
    gains = skills.best_by_space(at.now, placed_again(at.now))
    return [gain_verdict(at, gains[option.payload]) for option in options]


def judge_space(at: FiendsSituation, options: Options) -> list[Verdict]:
    """Where it goes; its own space is among the options."""
    own = [option.payload for option in options if at.now.faces[option.payload]]
    space = own[0] if own else at.me.spaces.index(at.die_asked([die for die in at.me.spaces if die >= 0]))
    return [gain_verdict(at, again_gain(at.now, space, option.payload)) for option in options]


judge_row = by_gain(lambda at, row: best_action(at.now, row))

# --- fiends, minions, adventures -----------------------------------------------------------------------------

judge_banish = by_gain(lambda at, fiend: banish_gain(at.now, fiend))
judge_summon = by_gain(lambda at, fiend: rid_gain(at.now, fiend))
# The adventure card whose token comes next.
judge_look = by_gain(lambda at, kind: LOOK / (1 + abs(KINDS.index(kind) - at.me.adventure_tokens)))


def judge_initiative(at: FiendsSituation, options: Options) -> list[Verdict]:
    """A card that somebody else will choose: while this hero has still to choose, one it does not want itself."""
    free = at.free_cards if at.phase == "dice" else []
    if at.has_chosen:
        return [gain_verdict(at, 2 * FAR if option.payload in free else 0.0) for option in options]
    return [gain_verdict(at, FAR * (len(options) - option.payload)) for option in options]


def judge_minion(at: FiendsSituation, options: Options) -> list[Verdict]:
    """Whether the next minion is likely to be better prey."""
    prey, minion, gold = Prey(at.now), at.table.minion, at.me.gold
    gain = prey.average(gold) - prey.value(minion, prey.pool(minion), gold) if minion is not None else 0.0
    return [gain_verdict(at, 0.0 if option.payload is None else gain / 2) for option in options]


def judge_store_xp(at: FiendsSituation, options: Options) -> list[Verdict]:
    """XP on Devious pays stars, the rest is spent."""
    me, xp = at.me, at.asked["xp"]
    kept = [at.now.changed(xp=me.xp + xp - o.payload, stored=me.stored + o.payload) for o in options]
    return [gain_verdict(at, after.total - at.now.total) for after in kept]


# --- at any time ---------------------------------------------------------------------------------------------


def judge_interrupts(at: FiendsSituation, options: Options, best: float) -> list[Verdict]:
    """They come before the question itself, whose best answer is worth `best`."""
    verdicts = []
    for option in options:
        match option.payload:
            case ("use", skill):
                verdicts.append(skills.use(at, skill, best))
            case ("drop", weapon):
                verdicts.append(skills.drop_now(at, weapon, best))
            case ("banish", fiend, gold):
                verdicts.append(_banish(at, fiend, gold, best))
            case ("heal",):
                gain = at.now.changed(xp=at.me.xp - HEALING, wounds=at.me.wounds - 1).total - at.now.total
                verdicts.append(Verdict(best + gain - SURE, partial(reasons.why_gained, gain)))
            case ("action", row):
                verdicts.append(_buy_action(at, row, best))
            case ("unpack", kind):
                verdicts.append(_unpack(at, kind, best))
            case _:
                verdicts.append(Verdict(best - SURE, nothing))
    return verdicts


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
