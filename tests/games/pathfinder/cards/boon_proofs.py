"""Proofs of what boons do in checks, one for each kind of effect: the price, the result by its number, the limits."""

from collections.abc import Callable
from typing import Any

from herowright.games.pathfinder.cards.arms import SureFight
from herowright.games.pathfinder.cards.effects import Beat, Fight
from herowright.games.pathfinder.cards.on import On
from herowright.games.pathfinder.cards.types import Character
from herowright.games.pathfinder.rules.components import BARRIER, COMBAT, MONSTER, SKILL_IDS
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_checks import HOPELESS, SCENES, Scene, fits, held, ready, twin
from tests.games.pathfinder.cards.boon_uses import (
    DICE,
    PAID,
    Family,
    Use,
    counts_as,
    expert,
    novice,
    paid_with,
    read,
    skill_dice,
    table_for,
    where,
    will_roll,
)
from tests.games.pathfinder.helpers import bane, falls, kinds

UNTRAINED = 4  # the die of somebody who has none of the skills
Dice = tuple[tuple[int, ...], int]


def dice(table: Table) -> Dice:
    """What is about to be rolled."""
    check = table.state.checks[-1]
    return check.sides, check.plus


def more(before: Dice, added: str) -> Dice:
    sides, plus = read(added)
    return before[0] + sides, before[1] + plus


def show_ones(table: Table) -> int:
    """Every die shows 1; the result."""
    will_roll(table, *[1] * len(dice(table)[0]))
    rolls = len(falls(table))
    table.play("roll")
    result: int = falls(table)[rolls][2]
    return result


def nothing_more(table: Table, holder: int) -> None:
    """No second card of the kind, and not the same one once more."""
    assert set(table.keys_of(holder)) - {"roll"} == set()


# --- the skill of a fight --------------------------------------------------------------------------------


def fighting(
    use: Use, *traits: str, make: Callable[[int], Character] = expert, difficulty: int = HOPELESS, **arrangement: Any
) -> Table:
    """Seat 0 meets a monster with these traits and chooses how to fight."""
    cards = [bane("trial", f"Combat {difficulty}", traits=traits), twin(use)]
    laid: dict[str, Any] = {"places": {"glade": ["trial"], "grove": ["wolf"]}}
    table = table_for(*held(use), cards=cards, make=make, **laid | arrangement)
    table.play("explore")
    assert table.asked == (0, "skill")
    return table


def first_key(use: Use) -> str:
    return f"{use.key}:{SKILL_IDS[use.effect.skills[0]]}"


def prove_skill_offers(family: Family) -> None:
    """In one's own fights all that can be fought with, against barriers what opens them, and nothing else anywhere."""
    fights = {
        f"{use.key}:{SKILL_IDS[skill]}"
        for use in family.uses
        if isinstance(use.effect, Fight)
        for skill in use.effect.skills
    }
    opens = {use.key for use in family.uses if isinstance(use.effect, Beat)}
    plain = {"fight:strength", "fight:melee", "power:strike:melee", "power:shoot:ranged", "use:wisdom", "use:divine"}
    for kind, check, may in (
        (MONSTER, "Combat 11", fights),
        (BARRIER, "Combat 11", fights | opens),
        (MONSTER, "Wisdom/Divine 11", set()),
        (BARRIER, "Wisdom/Divine 11", opens),
    ):
        places = {"glade": ["trial"], "grove": ["wolf"]}
        table = table_for(*[family.ids] * 3, cards=[bane("trial", check, kind)], places=places)
        table.play("explore")
        if table.asked[1] == "evade":
            table.play("face")
        assert (table.asked, set(table.keys) - plain) == ((0, "skill"), may)
        assert [table.keys_of(1), table.keys_of(2)] == [[], []]


def fight(use: Use) -> None:
    """With each of its skills: the dice printed, or the better ones against what it names, and all traits of the card.
    Ones count as more where the card says so."""
    effect: Fight = use.effect
    for mark in (None, *effect.against):
        for skill in effect.skills:
            table = fighting(use, *([mark] if mark else []))
            table.play(f"{use.key}:{SKILL_IDS[skill]}")
            die, plus = skill_dice(skill)
            assert dice(table) == more(((die,), plus), effect.better if mark else effect.added)
            check = table.state.checks[-1]
            assert (check.traits, check.difficulty) == (use.card.traits, HOPELESS)
            assert check.kinds >= {COMBAT, *counts_as(skill)}
            assert where(table, use.card.id) == paid_with(use)
            assert not [key for key in table.keys if "twin" in key or key.startswith(use.key)]
            sides, plus = dice(table)
            surer = isinstance(effect, SureFight) and effect.ones - 1
            assert show_ones(table) == len(sides) + plus + sum(surer for side in sides if side == 6)


def fight_untrained(use: Use) -> None:
    """A skill of everybody where the card names one, else the first it names with a d4; and harder, if the card says
    that one has to be proficient."""
    effect: Fight = use.effect
    known = [skill for skill in effect.skills if skill in DICE]
    table = fighting(use, make=novice)
    wanted = [f"{use.key}:{SKILL_IDS[skill]}" for skill in known or effect.skills[:1]]
    assert [key for key in table.keys if use.card.id in key] == wanted
    table.play(wanted[0])
    assert dice(table) == more(((DICE[known[0]] if known else UNTRAINED,), 0), effect.added)
    assert table.state.checks[-1].difficulty == HOPELESS + effect.unskilled


# --- what may follow -------------------------------------------------------------------------------------


def followed(use: Use, **arrangement: Any) -> Table:
    """The power that another may follow has been used."""
    if isinstance(use.effect, Fight):
        table = fighting(use, **arrangement)
        table.play(first_key(use))
    else:
        table, _, _ = ready(use)
        table.play(use.key)
    return table


def more_dice(use: Use, added: Callable[[Table], str]) -> None:
    """Once, after the first power only, for its own price."""
    assert use.power.also is not None
    table = followed(use)
    before, traits = dice(table), table.state.checks[-1].traits
    assert where(table, use.card.id) == "hand"
    assert use.follow in table.keys
    wanted = more(before, added(table))
    table.play(use.follow)
    assert (dice(table), table.state.checks[-1].traits) == (wanted, traits)
    assert where(table, use.card.id) == PAID[use.power.also.cost]
    nothing_more(table, 0)


def only_after_the_first(use: Use) -> None:
    """The card in the hand is not enough."""
    if isinstance(use.effect, Fight):
        table = fighting(use)
        table.play("fight:strength")
    else:
        table, _, _ = ready(use)
    assert table.refuse(use.follow).rule
    will_roll(table, *[1] * len(dice(table)[0]))
    table.play("roll")
    assert table.asked[1] != "failed"


def reroll_after(use: Use) -> None:
    """All dice once more, and the second result counts; not after a success."""
    assert use.power.also is not None
    for again, ended in ((1, "fails"), (9, "defeats")):
        table = followed(use, difficulty=9)
        sides, plus = dice(table)
        will_roll(table, *[1] * len(sides), *[again, *[1] * (len(sides) - 1)])
        table.play("roll")
        assert (table.asked, table.keys) == ((0, "failed"), ["accept", use.follow])
        table.play(use.follow)
        assert [result for _, _, result, _ in falls(table)] == [len(sides) + plus, again + len(sides) - 1 + plus]
        assert where(table, use.card.id) == PAID[use.power.also.cost]
        assert ended in kinds(table)
    table = followed(use, difficulty=9)
    will_roll(table, 9, *[1] * (len(dice(table)[0]) - 1))
    table.play("roll")
    assert "defeats" in kinds(table)
    assert where(table, use.card.id) == "hand"


# --- help --------------------------------------------------------------------------------------------------


def add_dice(use: Use) -> None:
    """The dice and traits printed, once."""
    table, _, holder = ready(use)
    before, traits = dice(table), table.state.checks[-1].traits
    table.play(use.key, seat=holder)
    assert dice(table) == more(before, use.effect.added)
    assert table.state.checks[-1].traits == traits | set(use.effect.traits)
    assert where(table, use.card.id, holder) == paid_with(use)
    nothing_more_but_follow(table, use, holder)
    sides, plus = dice(table)
    assert show_ones(table) == len(sides) + plus


def nothing_more_but_follow(table: Table, use: Use, holder: int) -> None:
    follow = {use.follow} if use.power.also is not None else set()
    assert set(table.keys_of(holder)) - {"roll"} == follow


def add_die(use: Use) -> None:
    """Dice of the skill that is used: so many, or two where the card says so."""
    effect = use.effect
    _add_die(
        use, [scene for scene in SCENES if not effect.twice or not of_that_sort(effect.twice, scene)], effect.count
    )
    if effect.twice:
        _add_die(use, [scene for scene in SCENES if of_that_sort(effect.twice, scene)], 2)


def of_that_sort(on: On, scene: Scene) -> bool:
    """Whoever makes the check."""
    return any(fits(on, scene, holder) for holder in range(3))


def _add_die(use: Use, scenes: list[Scene], count: int) -> None:
    fitting = [(scene, holder) for scene in scenes for holder in range(3) if fits(use.effect.on, scene, holder)]
    assert fitting
    for scene, holder in fitting[:: max(1, len(fitting) // 6)]:
        table = scene.table(*held(use, holder), cards=[twin(use)])
        (sides, plus), (die, _) = dice(table), skill_dice(scene.way.skill)
        table.play(use.key, seat=holder)
        assert dice(table) == ((*sides, *[die] * count), plus)
        assert where(table, use.card.id, holder) == paid_with(use)
        nothing_more_but_follow(table, use, holder)
        assert show_ones(table) == len(sides) + count + plus


def ease(use: Use) -> None:
    """The difficulty falls by the number printed, and that is enough."""
    for missing, ended in ((0, "defeats"), (1, "fails")):
        table, _, holder = ready(use)
        before = dice(table)
        table.play(use.key, seat=holder)
        check = table.state.checks[-1]
        assert (check.difficulty, dice(table)) == (HOPELESS - use.effect.by, before)
        assert where(table, use.card.id, holder) == paid_with(use)
        nothing_more(table, holder)
        check.plus = HOPELESS - use.effect.by - missing - len(before[0])
        show_ones(table)
        assert falls(table)[0][2:] == (HOPELESS - use.effect.by - missing, HOPELESS - use.effect.by)
        assert ended in kinds(settled(table))


def succeed(use: Use) -> None:
    """No dice fall."""
    for whose in range(3):
        scene = next((scene for scene in SCENES if fits(use.effect.on, scene, whose)), None)
        if scene is None:
            continue
        table = scene.table(*held(use, whose), cards=[twin(use)])
        table.play(use.key, seat=whose)
        assert (falls(table), "sure-success" in kinds(table)) == ([], True)
        assert where(table, use.card.id, whose) == paid_with(use)
        assert "defeats" in kinds(settled(table))


def reroll(use: Use) -> None:
    """A failed check is rolled once more, and the second result counts."""
    table, _, holder = ready(use)
    sides, plus = dice(table)
    will_roll(table, *[1] * len(sides), *[2] * len(sides))
    table.play("roll")
    assert (table.asked, table.keys) == ((holder, "failed"), ["accept", use.key])
    table.play(use.key)
    assert [result for _, _, result, _ in falls(table)] == [len(sides) + plus, 2 * len(sides) + plus]
    assert where(table, use.card.id) == paid_with(use)


def settled(table: Table) -> Table:
    """Recharge checks are left out, damage is taken."""
    while table.asked[1] in ("recharge", "damage", "suffer"):
        table.play({"recharge": "no", "damage": "take-it"}.get(table.asked[1], table.keys[0]))
    return table
