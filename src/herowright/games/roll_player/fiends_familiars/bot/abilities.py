"""What an ability of a familiar, a scroll, a skill or a reward would bring now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.bot.actions import flip_gain, move_gain, row_action_gain
from herowright.games.roll_player.bot.estimate import FACES_OF
from herowright.games.roll_player.bot.odds import NO_LIMIT
from herowright.games.roll_player.bot.situation import with_die
from herowright.games.roll_player.bot.skills import PROMISING, effect_gain, moved_roughly
from herowright.games.roll_player.fiends_familiars.cards import abilities
from herowright.games.roll_player.fiends_familiars.cards.types import Fiend
from herowright.games.roll_player.fiends_familiars.rules.fiends import leave
from herowright.games.roll_player.rules.components import CENTRE, CHA, FAMILIAR, NONE, ROWS, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW, gold_for_die

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

# What a token, a free exchange of the minion, or a look at an adventure card is worth.
TOKEN, NEXT, LOOK = 0.25, 0.15, 0.05
# A summoned fiend may come back.
RETURNS = 0.3


def given(table: FiendsTable, hero: Adventurer, ability: abilities.Gain | abilities.GainPer) -> Adventurer:
    """The hero after an ability that simply gives something."""
    twin = hero.copy()
    if isinstance(ability, abilities.Gain):
        twin.glory += ability.glory
        twin.tokens += ability.tokens
        twin.wounds = max(0, hero.wounds - ability.heal)
        times, most = 1, NO_LIMIT
    else:
        times, most = ability.measure.of(table, hero) // ability.each, ability.most
    twin.gold += min(ability.gold * times, most)
    twin.xp += min(ability.xp * times, most)
    return twin


def rid_gain(now: FiendsEstimate, fiend: Fiend, **values: Any) -> float:
    """What a hero gains who is rid of a fiend; the others become cheaper to banish."""
    twin = now.hero.copy()
    leave(twin, fiend)
    for name, value in values.items():
        setattr(twin, name, value)
    return now.after(twin).total - now.total


def banish_gain(now: FiendsEstimate, fiend: Fiend, **values: Any) -> float:
    return rid_gain(now, fiend, banished=(*now.hero.banished, fiend), **values)


def ability_gain(now: FiendsEstimate, ability: Any, best: float = 0.0) -> float:
    """The stars an ability brings when it is used in the best way; not less than nothing, since all can be left out."""
    hero, at, gains = now.hero, now.at, [0.0]
    match ability:
        case abilities.Gain() | abilities.GainPer():
            after = now.after(given(at.table, hero, ability))
            gains.append(after.total - now.total + TOKEN * (after.hero.tokens - hero.tokens))
        case abilities.RerollDice(most):
            gains.append(sum(sorted((now.rerolled(space) for space in hero.occupied()), reverse=True)[:most]))
        case abilities.FlipDie():
            gains.append(flip_gain(now, now.hero.occupied()))
        case abilities.TurnDie(face, familiar):
            gains += [now.turned(space, face) for space in _turnable(now, face, familiar)]
        case abilities.ShiftInRow(most, familiar):
            for space in hero.occupied():
                if (space // SPACES_PER_ROW == FAMILIAR) == familiar:
                    near = [face for face in FACES_OF[hero.spaces[space]] if abs(face - now.faces[space]) <= most]
                    gains += [now.turned(space, face) for face in near]
        case abilities.MoveMarker(steps):
            gains.append(move_gain(now.fields, hero.marker, steps))
        case abilities.MarkerHome():
            gains.append(now.fields[CENTRE] - now.fields[hero.marker])
        case abilities.RefreshSkills(most):
            ready = [
                now.changed(exhausted=tuple(other for other in hero.exhausted if other is not skill)).total - now.total
                for skill in hero.exhausted
            ]
            gains.append(sum(sorted(ready, reverse=True)[:most]))
        case abilities.BanishFree(most):
            gains.append(sum(sorted([banish_gain(now, fiend) for fiend in hero.fiends], reverse=True)[:most]))
        case abilities.SummonFiend():
            gains += [rid_gain(now, fiend) - RETURNS for fiend in hero.fiends]
        case abilities.AnyAction():
            gains += [best_action(now, row) for row in ROWS]
        case abilities.FamiliarAction() if hero.familiar:
            gains.append(ability_gain(now, hero.familiar.ability))
        case abilities.NextMinion() if now.markets:
            gains.append(NEXT)
        case abilities.LookAtAdventure() if any(len(cards) > 1 for cards in at.adventures):
            gains.append(LOOK)
        case abilities.PlaceAgain():
            gains += [gain for gain, _ in placed_again(now)]
        case _:
            gains.append(effect_gain(now, ability, best))
    return max(gains)


def _turnable(now: FiendsEstimate, face: int, familiar: bool) -> list[int]:
    able = [space for space in now.hero.occupied() if face in FACES_OF[now.hero.spaces[space]]]
    return [space for space in able if not familiar or space // SPACES_PER_ROW == FAMILIAR]


def best_action(now: FiendsEstimate, row: int) -> float:
    """What the action of an attribute is worth at best, wherever it comes from."""
    return TOKEN if row == CHA else row_action_gain(now, row)


# --- placing again -----------------------------------------------------------------------------------


def placed_again(now: FiendsEstimate) -> list[tuple[float, int]]:
    """The most promising ways to place a die again: gain and space. Staying may pay gold too."""
    rough = []
    for space in now.hero.occupied():
        rough.append((_again_gold(now, space, space), space, space))
        for target in now.hero.empty_spaces():
            if target // SPACES_PER_ROW != space // SPACES_PER_ROW:
                gain = moved_roughly(now, space, target) + _again_gold(now, space, target)
                rough.append((gain, space, target))
    rough.sort(reverse=True)
    return [(again_gain(now, space, target), space) for _, space, target in rough[:PROMISING]]


def again_gain(now: FiendsEstimate, space: int, target: int) -> float:
    """What a die placed again brings, with the gold and the action of its row."""
    moved = with_die(now.hero, space, NONE)
    moved.spaces[target] = now.hero.spaces[space]
    after = now.after(moved)
    row, familiar = target // SPACES_PER_ROW, now.hero.familiar
    if row != FAMILIAR:
        action = best_action(after, row)
    elif familiar is None or isinstance(familiar.ability, abilities.AnyAction):
        action = 0.0
    else:
        action = ability_gain(after, familiar.ability)
    return after.beyond_gold - now.beyond_gold + action + _again_gold(now, space, target)


def _again_gold(now: FiendsEstimate, space: int, target: int) -> float:
    row, hero = target // SPACES_PER_ROW, now.hero
    full = now.spaces[row] == (0 if row == space // SPACES_PER_ROW else 1)
    gold = FILLED_ROW * (full and not hero.goes_unpaid("row"))
    if not hero.goes_unpaid("gold-die"):
        gold += gold_for_die(now.at.table, hero, hero.spaces[space])
    return gold * now.gold_each
