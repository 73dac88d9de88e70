"""What fiends cost and what the cards of the expansion are worth by the end of the game, in stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.worth import BOUGHT
from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.powers import Hands, Power
from herowright.games.roll_player.fiends_familiars.bot.measures import measured, outlook
from herowright.games.roll_player.fiends_familiars.cards.abilities import (
    AnyAction,
    BanishFree,
    FamiliarAction,
    FlipDie,
    Gain,
    GainPer,
    LookAtAdventure,
    MarkerHome,
    MoveMarker,
    NextMinion,
    PlaceAgain,
    RefreshSkills,
    RerollDice,
    ShiftInRow,
    SummonFiend,
    TurnDie,
)
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    GOLD_DIE,
    INITIATIVE,
    ROW,
    SPLIT,
    Dearer,
    DearerBanishing,
    DearerMercenaries,
    FewerDice,
    HuntToll,
    LessXp,
    LowerResult,
    NoAction,
    NoBanishing,
    NoGold,
    NoRefresh,
    NoRerolls,
    NoTop,
    RollChosen,
    SpoilChosen,
    StarsLost,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    BATTLE,
    HUNT,
    CheaperBanishing,
    CheaperExchange,
    CheaperMercenaries,
    CombatDice,
    FamiliarPays,
    FiendPays,
    FreeRerolls,
    HuntPays,
    ResultBonus,
    SplitPays,
    StoreDice,
    TrophyPays,
    TwoActions,
    WoundsIgnored,
)
from herowright.games.roll_player.rules.components import CHA, CON, DEX, FAMILIAR, INT, STR, WIS

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate

# How often things happen in a market turn still to come: a Hunt, a trophy, a purchase, a fiend.
HUNTS, TROPHIES, PURCHASES, FIENDS, DISCARDS = 0.27, 0.2, 0.5, 0.15, 0.2
# What a better Hunt is worth: a Combat die more, one more in the sum, a reroll.
HUNT_DIE, HUNT_POINT, HUNT_REROLL = 0.7, 0.2, 0.25
# What the action of a row brings, and how often a die placed there uses it.
ACTION_WORTH = {STR: 0.5, DEX: 0.6, CON: 0.5, INT: 0.5, WIS: 0.6, CHA: 0.35, FAMILIAR: 0.6}
ACTION_USED = 0.6
# A die still to come that is split, gold or a six, and what rolling a chosen die again costs.
SPLIT_DICE, GOLD_DICE, HIGH_DICE, ROLLED_AGAIN = 0.12, 0.2, 0.2, 0.3

# --- fiends ----------------------------------------------------------------------------------------


def pain(curse: Power, estimate: FiendsEstimate) -> float:
    """What a fiend costs if it is never banished."""
    markets, turns, gold = estimate.markets, estimate.turns, estimate.gold_each
    match curse:
        case NoAction(rows):
            uses = sum(min(turns, estimate.spaces[row]) * ACTION_WORTH[row] for row in rows)
            return ACTION_USED * uses
        case Dearer():
            return _dearer(curse, markets) * gold
        case NoGold(source):
            return _unpaid(source, estimate) * gold
        case SpoilChosen(dice, _):
            return turns * (SPLIT_DICE * 0.5 if dice == SPLIT else HIGH_DICE * 0.6)
        case RollChosen():
            return ROLLED_AGAIN * turns
        case NoTop():
            return 0.12 * markets
        case NoRefresh():
            return 0.2 * markets * len(estimate.sheet.skills) + 0.02 * markets
        case NoBanishing():
            return 0.3 * (len(estimate.sheet.fiends) - 1) + 0.03 * markets
        case DearerBanishing(more):
            return gold * more * (0.3 * (len(estimate.sheet.fiends) - 1) + 0.04 * markets)
        case FewerDice(dice, where):
            return dice * ((where != HUNT) * estimate.die_each + (where != BATTLE) * HUNTS * HUNT_DIE * markets)
        case LowerResult(minus, where):
            return minus * ((where != HUNT) * estimate.point + (where != BATTLE) * HUNTS * HUNT_POINT * markets)
        case DearerMercenaries():
            return 0.3 * estimate.die_each + 0.03 * markets
        case NoRerolls():
            return estimate.rerolls_each * estimate.point + 0.1 * HUNTS * markets
        case LessXp(xp):
            return 0.35 * xp * estimate.xp_each * markets
        case HuntToll(toll):
            return HUNTS * toll * gold * markets
        case StarsLost(stars, per, each):
            return float(stars) if per is None else max(0.0, outlook(per, estimate)[0] - (each - 1) / 2) / each
        case Hands():
            return 0.08 * markets
    return 0.05 * markets


def _dearer(curse: Dearer, markets: int) -> float:
    """The gold that dearer cards cost."""
    if not curse.type:
        return PURCHASES * curse.gold * markets
    more = curse.gold + (4.0 if curse.double else 0.0)
    return min(more, 2.5) * BOUGHT.get(curse.type, 0.06) * markets


def _unpaid(source: str, estimate: FiendsEstimate) -> float:
    """The gold that does not come."""
    if source == GOLD_DIE:
        return 2 * GOLD_DICE * estimate.turns
    if source == ROW:
        return float(sum(1 for spaces in estimate.spaces if spaces))
    if source == INITIATIVE:
        return 0.5 * estimate.markets
    return 2 * DISCARDS * estimate.markets


# --- weapons and classes ------------------------------------------------------------------------------


def power_stars(effect: Power, estimate: FiendsEstimate) -> float | None:
    """What a weapon is worth beyond what the battle counts; `None` for one of the base game."""
    markets, turns, gold = estimate.markets, estimate.turns, estimate.gold_each
    match effect:
        case CombatDice(dice, where):
            return (where != BATTLE) * dice * HUNT_DIE * HUNTS * markets
        case ResultBonus(bonus, where):
            return (where != BATTLE) * bonus * HUNT_POINT * HUNTS * markets
        case FreeRerolls(rerolls, where):
            battle = (where != HUNT) * min(rerolls, 2) * FREE_REROLL * estimate.point
            return battle + (where != BATTLE) * rerolls * HUNT_REROLL * HUNTS * markets
        case CheaperMercenaries():
            return 0.3 * estimate.die_each
        case CheaperBanishing(less):
            return gold * less * (0.4 * len(estimate.sheet.fiends) + 0.05 * markets)
        case CheaperExchange(less):
            return 0.1 * gold * less * markets
        case TrophyPays(xp, more, glory):
            return TROPHIES * markets * (xp * estimate.xp_each + more * gold + glory * estimate.point)
        case HuntPays(xp, more):
            return HUNTS * markets * (xp * estimate.xp_each + more * gold)
        case WoundsIgnored(wounds):
            return 0.12 * HUNTS * markets * min(2, wounds)
        case FiendPays(xp, more):
            return FIENDS * markets * (xp * estimate.xp_each + more * gold)
        case FamiliarPays(more):
            return 0.9 * min(turns, estimate.spaces[FAMILIAR]) * more * gold
        case SplitPays(more):
            return SPLIT_DICE * turns * more * gold
        case StoreDice():
            return 0.12 * min(turns, 8)
        case TwoActions():
            return 0.0
    return None


FREE_REROLL = 1.7

# --- abilities ---------------------------------------------------------------------------------------

USE: dict[type[Ability], float] = {
    FlipDie: 0.6,
    TurnDie: 0.6,
    ShiftInRow: 0.45,
    RerollDice: 0.75,
    MoveMarker: 0.6,
    MarkerHome: 0.2,
    BanishFree: 0.8,
    SummonFiend: 0.6,
    PlaceAgain: 0.7,
    AnyAction: 0.8,
    FamiliarAction: 0.6,
    NextMinion: 0.25,
    LookAtAdventure: 0.1,
}


def use_on_average(ability: Ability, estimate: FiendsEstimate) -> float | None:
    """What one use of an ability brings on average; `None` for one of the base game."""
    sheet = estimate.sheet
    match ability:
        case Gain(gold, xp, glory, tokens, heal):
            healed = 0.25 * min(1, heal) if sheet.wounds else 0.05 * heal
            more = gold * estimate.gold_each + xp * estimate.xp_each + glory * estimate.point
            return more + 0.25 * tokens + healed * estimate.point
        case GainPer(measure, each, gold, xp, most):
            now, end = measured(measure, sheet, estimate.bonus), outlook(measure, estimate)[0]
            times = max(0.0, (now + end) / 2 - (each - 1) / 2) / each
            return min(float(most), times * max(gold, xp)) * (estimate.gold_each if gold else estimate.xp_each) * 0.8
        case RefreshSkills(most):
            return 0.5 * min(len(sheet.skills), most or 3)
        case BanishFree() | SummonFiend() if not sheet.fiends:
            return 0.15
    return USE.get(type(ability))
