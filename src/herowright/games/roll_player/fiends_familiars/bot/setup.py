"""Set-up: which familiar to keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.odds import row_outlook
from herowright.games.roll_player.bot.verdict import Verdict
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar
from herowright.games.roll_player.rules.components import ALL_SPACES, SPACES_PER_ROW
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.sheet import FiendsSituation

# How often the action of a familiar is used, and what its colours are worth when the hero wants them anyway.
USES, OWN_COLOUR = 2.0, 0.3


def judge_familiar(situation: FiendsSituation, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """The goal of its Power, its action, and whether it wants the colour of the class."""
    verdicts = []
    for option in options:
        familiar = option.payload
        goal, action, colours = _parts(situation, familiar)
        why = partial(_why_familiar, familiar, goal, action, colours)
        verdicts.append(Verdict(goal + action + OWN_COLOUR * colours, why))
    return verdicts


def _parts(situation: FiendsSituation, familiar: Familiar) -> tuple[float, float, int]:
    me = situation.me
    power = familiar.power
    most = 99 if power.most is None else power.most
    goal = row_outlook(power.least, most, power.stars, (), ALL_SPACES)[SPACES_PER_ROW][0]
    twin = me.copy()
    twin.familiar = familiar
    action = USES * situation.world.estimate(twin).use(familiar.ability)
    colours = sum(1 for colour in familiar.cells if me.hero_class is not None and colour == me.hero_class.colour)
    return goal, action, colours


def _why_familiar(familiar: Familiar, goal: float, action: float, colours: int) -> tuple[Message, ...]:
    args = {"goal": str(familiar.power), "stars": reasons.shown(goal)}
    found: reasons.Weighed = [(reasons.FIRST, Message("bot-ff-power", args))]
    if action > reasons.NOTABLE:
        worth = {"action": f"familiar-action:{familiar.action}", "stars": reasons.shown(action)}
        found.append((action, Message("bot-ff-familiar-action", worth)))
    if colours:
        found.append((OWN_COLOUR, Message("bot-ff-familiar-colour")))
    return reasons.heaviest(found)
