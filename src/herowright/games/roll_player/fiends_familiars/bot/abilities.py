"""What an ability of a familiar, a scroll, a skill or a reward would bring now."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.actions import (
    flip_gain,
    move_gain,
    reroll_gain,
    row_action_gain,
    shift_gain,
    swap_gain,
)
from herowright.games.roll_player.bot.odds import MOST_GOLD
from herowright.games.roll_player.bot.sheet import FACES_OF
from herowright.games.roll_player.bot.skills import colour_gain, die_moves, neighbours
from herowright.games.roll_player.cards.abilities import (
    Ability,
    GainGold,
    MatchNeighbour,
    MoveDie,
    ReplaceFromBag,
    RerollDie,
    ShiftDie,
    SwapDice,
    SwapWithPool,
)
from herowright.games.roll_player.fiends_familiars.bot.measures import measured
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
from herowright.games.roll_player.fiends_familiars.cards.curses import GOLD_DIE as UNPAID_DIE
from herowright.games.roll_player.fiends_familiars.cards.curses import ROW, NoGold
from herowright.games.roll_player.rules.components import CENTRE, CHA, FAMILIAR, GOLD, ROWS, SPACES_PER_ROW
from herowright.games.roll_player.rules.gold import FILLED_ROW, GOLD_DIE

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.sheet import AdventurerSheet

# What a token, a free exchange of the minion, or a look at an adventure card is worth.
TOKEN, NEXT, LOOK = 0.25, 0.15, 0.05
# A summoned fiend may come back.
RETURNS = 0.3
# How many of the likeliest changes are thought through.
PROMISING = 6


def gained(sheet: AdventurerSheet, ability: Ability) -> AdventurerSheet:
    """The hero after an ability that simply gives something."""
    twin = sheet.copy()
    match ability:
        case Gain(gold, xp, glory, tokens, heal):
            twin.gold += gold
            twin.xp += xp
            twin.glory += glory
            twin.tokens += tokens
            twin.wounds = max(0, twin.wounds - heal)
        case GainPer(measure, each, gold, xp, most):
            times = measured(measure, sheet, [0] * len(sheet.rows)) // each
            twin.gold += min(gold * times, most)
            twin.xp += min(xp * times, most)
    return twin


def ability_gain(estimate: FiendsEstimate, ability: Ability) -> float:
    """The stars an ability brings when it is used in the best way; not less than nothing, since all can be left out."""
    return max(0.0, _gain(ability, estimate))


@singledispatch
def _gain(ability: Ability, estimate: FiendsEstimate) -> float:
    return 0.0


@_gain.register(Gain)
@_gain.register(GainPer)
def _of_gain(ability: Gain | GainPer, estimate: FiendsEstimate) -> float:
    after = gained(estimate.sheet, ability)
    tokens = TOKEN * (after.tokens - estimate.sheet.tokens)
    return estimate.world.estimate(after, estimate.turns).total - estimate.total + tokens


@_gain.register(GainGold)
def _of_gain_gold(ability: GainGold, estimate: FiendsEstimate) -> float:
    return estimate.purse[min(MOST_GOLD, estimate.sheet.gold + ability.gold)] - estimate.gold


@_gain.register(SwapDice)
def _of_swap(ability: SwapDice, estimate: FiendsEstimate) -> float:
    return swap_gain(estimate)


@_gain.register(ShiftDie)
def _of_shift(ability: ShiftDie, estimate: FiendsEstimate) -> float:
    return shift_gain(estimate, ability.lowest, ability.highest)


@_gain.register(RerollDie)
def _of_reroll(ability: RerollDie, estimate: FiendsEstimate) -> float:
    return reroll_gain(estimate)


@_gain.register(RerollDice)
def _of_rerolls(ability: RerollDice, estimate: FiendsEstimate) -> float:
    gains = sorted((estimate.rerolled(space) for space in estimate.sheet.occupied()), reverse=True)
    return sum(gains[: ability.most])


@_gain.register(MatchNeighbour)
def _of_match(ability: MatchNeighbour, estimate: FiendsEstimate) -> float:
    looks = estimate.sheet.colours
    able = [(space, face) for space, face in neighbours(estimate.sheet) if face in FACES_OF[looks[space]]]
    return max((estimate.turned(space, face) for space, face in able), default=0.0)


@_gain.register(MoveDie)
def _of_move(ability: MoveDie, estimate: FiendsEstimate) -> float:
    return max((gain for gain, _ in die_moves(estimate)), default=0.0)


@_gain.register(ReplaceFromBag)
def _of_replace(ability: ReplaceFromBag, estimate: FiendsEstimate) -> float:
    return max((replace_gain(estimate, space) for space in estimate.sheet.occupied()), default=0.0)


def replace_gain(estimate: FiendsEstimate, space: int) -> float:
    """A new die from the bag, of the best look, in the place of this one."""
    return max((look_gain(estimate, space, look) for look in estimate.world.bag), default=0.0)


def look_gain(estimate: FiendsEstimate, space: int, look: int) -> float:
    """A die of another look, rolled, in the place of one."""
    faces = FACES_OF[look]
    return sum(estimate.turned(space, face) for face in faces) / len(faces) + colour_gain(estimate, space, look)


@_gain.register(SwapWithPool)
def _of_swap_with_pool(ability: SwapWithPool, estimate: FiendsEstimate) -> float:
    return max((gain for gain, _, _ in pool_swaps(estimate)), default=0.0)


def pool_swaps(estimate: FiendsEstimate) -> list[tuple[float, int, int]]:
    """Exchanges of an own die with one of the pool: gain, place of the pool, space."""
    return [
        (estimate.turned(space, die.face) + colour_gain(estimate, space, die.colour), place, space)
        for place, die in estimate.world.pool
        for space in estimate.sheet.occupied()
    ]


@_gain.register(FlipDie)
def _of_flip(ability: FlipDie, estimate: FiendsEstimate) -> float:
    return flip_gain(estimate)


@_gain.register(TurnDie)
def _of_turn(ability: TurnDie, estimate: FiendsEstimate) -> float:
    looks = estimate.sheet.colours
    able = [
        space
        for space in estimate.sheet.occupied()
        if ability.face in FACES_OF[looks[space]] and (not ability.familiar or space // SPACES_PER_ROW == FAMILIAR)
    ]
    return max((estimate.turned(space, ability.face) for space in able), default=0.0)


@_gain.register(ShiftInRow)
def _of_shift_in_row(ability: ShiftInRow, estimate: FiendsEstimate) -> float:
    sheet = estimate.sheet
    return max(
        (
            estimate.turned(space, face)
            for space in sheet.occupied()
            if (space // SPACES_PER_ROW == FAMILIAR) == ability.familiar
            for face in FACES_OF[sheet.colours[space]]
            if abs(face - sheet.faces[space]) <= ability.most
        ),
        default=0.0,
    )


@_gain.register(MoveMarker)
def _of_marker(ability: MoveMarker, estimate: FiendsEstimate) -> float:
    return move_gain(estimate, estimate.sheet.marker, ability.steps)


@_gain.register(MarkerHome)
def _of_home(ability: MarkerHome, estimate: FiendsEstimate) -> float:
    return estimate.fields[CENTRE] - estimate.fields[estimate.sheet.marker]


@_gain.register(RefreshSkills)
def _of_refresh(ability: RefreshSkills, estimate: FiendsEstimate) -> float:
    sheet = estimate.sheet
    gains = []
    for skill in sheet.exhausted:
        twin = sheet.copy()
        twin.exhausted = tuple(other for other in sheet.exhausted if other is not skill)
        gains.append(estimate.world.estimate(twin, estimate.turns).total - estimate.total)
    gains.sort(reverse=True)
    return sum(gains if ability.most is None else gains[: ability.most])


@_gain.register(BanishFree)
def _of_banish(ability: BanishFree, estimate: FiendsEstimate) -> float:
    sheet, world = estimate.sheet, estimate.world
    gains = [
        world.estimate(sheet.with_banished(fiend), estimate.turns).total - estimate.total for fiend in sheet.fiends
    ]
    gains.sort(reverse=True)
    return sum(gain for gain in gains[: ability.most] if gain > 0)


@_gain.register(SummonFiend)
def _of_summon(ability: SummonFiend, estimate: FiendsEstimate) -> float:
    sheet, world = estimate.sheet, estimate.world
    gains = (world.estimate(sheet.without_fiend(fiend), estimate.turns).total for fiend in sheet.fiends)
    return max(gains, default=estimate.total) - estimate.total - RETURNS


@_gain.register(AnyAction)
def _of_any_action(ability: AnyAction, estimate: FiendsEstimate) -> float:
    return max(TOKEN if row == CHA else row_action_gain(estimate, row) for row in ROWS)


@_gain.register(FamiliarAction)
def _of_familiar(ability: FamiliarAction, estimate: FiendsEstimate) -> float:
    familiar = estimate.sheet.familiar
    return ability_gain(estimate, familiar.ability) if familiar else 0.0


@_gain.register(NextMinion)
def _of_next_minion(ability: NextMinion, estimate: FiendsEstimate) -> float:
    return NEXT if estimate.markets else 0.0


@_gain.register(LookAtAdventure)
def _of_look(ability: LookAtAdventure, estimate: FiendsEstimate) -> float:
    return LOOK if any(len(adventures.cards) > 1 for adventures in estimate.world.adventures) else 0.0


# --- placing again -----------------------------------------------------------------------------------


@_gain.register(PlaceAgain)
def _of_place_again(ability: PlaceAgain, estimate: FiendsEstimate) -> float:
    return max((gain for gain, _, _ in placed_again(estimate)), default=0.0)


def placed_again(estimate: FiendsEstimate) -> list[tuple[float, int, int]]:
    """The most promising ways to place a die again: gain, space, target. Staying may pay gold too."""
    sheet, tables, sums, spaces = estimate.sheet, estimate.tables, estimate.sums, estimate.spaces
    rough = []
    for space in sheet.occupied():
        row, pips = space // SPACES_PER_ROW, estimate.pips[space]
        lost = estimate.rows[row] - tables[row][spaces[row] + 1][sums[row] - pips]
        rough.append((again_gold(estimate, space, space), space, space))
        for target in sheet.empty_spaces():
            to = target // SPACES_PER_ROW
            if to != row:
                gained = tables[to][spaces[to] - 1][sums[to] + pips] - estimate.rows[to] - lost
                rough.append((gained + again_gold(estimate, space, target), space, target))
    rough.sort(reverse=True)
    return [(again_gain(estimate, space, target), space, target) for _, space, target in rough[:PROMISING]]


def again_gain(estimate: FiendsEstimate, space: int, target: int) -> float:
    """What a die placed again brings, with the gold and the action of its row."""
    after = estimate.world.estimate(estimate.sheet.with_placed_again(space, target), estimate.turns)
    row = target // SPACES_PER_ROW
    if row == FAMILIAR:
        familiar = estimate.sheet.familiar
        action = (
            0.0
            if familiar is None or isinstance(familiar.ability, AnyAction)
            else ability_gain(after, familiar.ability)
        )
    else:
        action = TOKEN if row == CHA else row_action_gain(after, row)
    return after.beyond_gold - estimate.beyond_gold + again_gold(estimate, space, target) + action


def again_gold(estimate: FiendsEstimate, space: int, target: int) -> float:
    row = target // SPACES_PER_ROW
    full = estimate.spaces[row] == (0 if row == space // SPACES_PER_ROW else 1)
    unpaid = {curse.source for curse in estimate.sheet.curses(NoGold)}
    gold = FILLED_ROW * (full and ROW not in unpaid)
    if estimate.sheet.colours[space] == GOLD and UNPAID_DIE not in unpaid:
        gold += GOLD_DIE
    return gold * estimate.gold_each
