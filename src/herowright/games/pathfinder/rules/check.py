"""Making a check: the skill, the difficulty, help, dice and result (PF-CHECK, PF-DICE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from herowright.games.pathfinder.cards.moments import FAILED, HELP
from herowright.games.pathfinder.cards.moments import SKILL as CHOOSING
from herowright.games.pathfinder.cards.on import ACQUIRE, ANYBODY, DEFEAT, HERE, OTHERWISE, OWN, RECHARGING
from herowright.games.pathfinder.cards.standing import DiceAdded, DifficultyIs, HarderChecks, Twice, WeakDice
from herowright.games.pathfinder.cards.types import Bane, Boon
from herowright.games.pathfinder.rules import helping, play, playable, recharging
from herowright.games.pathfinder.rules.asking import ask, ask_if_any, known
from herowright.games.pathfinder.rules.choices import (
    ACCEPT,
    DECLINE,
    DIFFICULTIES,
    PREPARE,
    ROLL,
    SKILL,
    SKILLS_USED,
    WHICH_DIFFICULTY,
    Accept,
    Call,
    Decline,
    Playable,
    PlayCard,
    Roll,
    UsePower,
    UseSkill,
)
from herowright.games.pathfinder.rules.choices import FAILED as ASK_FAILED
from herowright.games.pathfinder.rules.components import (
    BASE_SKILLS,
    BLESSING,
    COMBAT,
    DISPLAY,
    MELEE,
    NONE,
    SKILL_IDS,
    SKILL_NAMES,
    STRENGTH,
    Dice,
    dice,
)
from herowright.games.pathfinder.rules.holding import around_check, immune, on_check, rank, said_on_check
from herowright.games.pathfinder.rules.state import Checking
from herowright.table.decision import Option, Steps

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check, Way
    from herowright.games.pathfinder.cards.effects import Effect
    from herowright.games.pathfinder.cards.on import On
    from herowright.games.pathfinder.cards.types import BoxCard
    from herowright.games.pathfinder.cards.wonders import Lasting
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder

UNSKILLED: Final = 4  # the die of a character who has none of the skills (PF-CHECK-14)
_SKILL_OF_TRAIT = {id: skill for skill, id in enumerate(SKILL_IDS)}


def make(table: Pathfinder, hero: Hero, ways: Check, purpose: str, card: BoxCard | None = None) -> Steps[bool]:
    """A whole check, to its result; what follows from a failure is up to whoever asked for it (PF-CHECK-11)."""
    check = Checking(hero.seat, purpose, ways, card)
    return (yield from run(table, hero, check))


def run(table: Pathfinder, hero: Hero, check: Checking) -> Steps[bool]:
    table.checks.append(check)
    yield from choose_skill(table, hero, check)
    if check.skill == NONE:  # declined, or not needed any more
        return (yield from finish(table, check, check.passed))
    check.stage = HELP
    add_what_comes_by_itself(table, check)
    yield from settle_difficulty(table, check)
    yield from gather_help(table, hero, check)
    if check.passed:
        check.success = True
        table.report("pf-event-sure-success", check.seat, "PF-PRINC-01")
    else:
        yield from roll_and_mend(table, hero, check)
        if check.success and rolled_twice(table, check):
            yield from roll_and_mend(table, hero, check)
    return (yield from finish(table, check, check.success))


def finish(table: Pathfinder, check: Checking, success: bool) -> Steps[bool]:
    """Cards played on it are settled after the encounter step (PF-BOON-08). Where there is no encounter: now, or once
    whatever follows from it is carried out (PF-CHECK-47)."""
    check.success = success
    table.checks.remove(check)
    if table.encounters:
        table.encounters[-1].due += check.due
    elif check.purpose == RECHARGING:
        yield from settle_each(table, check.due)
    elif check.purpose != OTHERWISE:
        yield from settle(table, table.heroes[check.seat])
    return success


def settle(table: Pathfinder, hero: Hero) -> Steps[None]:
    """Outside encounters: everybody's recharge checks, then the powers that answer what was played."""
    if not table.encounters and not table.checks:
        in_play = [(each.seat, card) for each in table.clockwise_from(hero.seat) for card, _ in each.in_play]
        yield from settle_each(table, in_play)
        yield from play.echoes(table, hero)


def settle_each(table: Pathfinder, played: list[tuple[int, Boon]]) -> Steps[None]:
    for seat, card in played:
        yield from recharging.settle(table, table.heroes[seat], card)


# --- the skill (PF-CHECK-13 to -24) ----------------------------------------------------------------------


def has_way(check: Checking, skill: int) -> bool:
    return skill in [way.skill for way in check.ways]


def ways_for(table: Pathfinder, check: Checking, on: On, hero: Hero) -> list[Way]:
    """The ways by which a check whose skill is still open becomes one that `on` speaks of."""
    before, found = check.kinds, []
    for way in check.ways:
        check.kinds = frozenset((way.skill,))
        if on.fits(table, check, hero):
            found.append(way)
    check.kinds = before
    return found


def choose_skill(table: Pathfinder, hero: Hero, check: Checking) -> Steps[None]:
    while check.skill == NONE and not check.passed:
        options = skill_options(table, hero, check)
        answer = options[0].payload
        if len(options) > 1 or not isinstance(answer, UseSkill):
            build = known(options, partial(skill_options, table, hero, check))
            answer = yield from ask(table, SKILL, hero.seat, build, partial(wanted, table, check))
        match answer:
            case Decline():
                check.declined = True
                return
            case UseSkill(skill=skill, fight=fight):
                use_skill(table, hero, check, skill, None, frozenset(), "", fight)
            case _:
                yield from play.carry_out(table, hero, answer)


def wanted(table: Pathfinder, check: Checking) -> dict[str, str | int]:
    least, *more = sorted({asked(table, check, way) for way in check.ways})
    args: dict[str, str | int] = {"difficulty": least, "more": "yes" if more else "no"}
    if check.card is not None:
        args["card"] = check.card.name
    return args


def skill_options(table: Pathfinder, hero: Hero, check: Checking) -> list[Option[UseSkill | Playable | Decline]]:
    """The skills the character has among those named; with none of them, any, with a d4 (PF-CHECK-14, PF-CHECK-16).
    In a fight Strength or Melee (PF-CHECK-17), or what a card or power makes of it."""
    fights: list[Option[UseSkill]] = []
    named: list[Option[UseSkill]] = []
    any_skill = table.settings.readings["PF-CHECK-16"] == "any"
    for way in check.ways:
        skill, difficulty = way.skill, asked(table, check, way)
        if skill != COMBAT:
            if any_skill or skill in hero.skills:
                named.append(SKILLS_USED[skill, difficulty, False])
            continue
        if STRENGTH in hero.skills or MELEE not in hero.skills:
            fights.append(SKILLS_USED[STRENGTH, difficulty, True])
        if MELEE in hero.skills:
            fights.append(SKILLS_USED[MELEE, difficulty, True])
    skills = fights + named
    if not skills:
        skills = [SKILLS_USED[way.skill, asked(table, check, way), False] for way in check.ways]
    options: list[Option[UseSkill | Playable | Decline]] = [*skills, *playable.options_for(table, hero, CHOOSING)]
    if check.instead:
        options = [option for option in options if uses_other_die(hero, check, option.payload)]
    if check.purpose == ACQUIRE and may_decline(table, check):
        options.append(DECLINE)
    return options


def uses_other_die(hero: Hero, check: Checking, answer: UseSkill | Playable | Decline) -> bool:
    """A power that gives some skills another die is no help with the rest of them; what sets no skill stays."""
    skill = answer.skill if isinstance(answer, UseSkill | PlayCard | UsePower) else NONE
    return skill == NONE or rolls(hero, skill, check.instead)


def rolls(hero: Hero, skill: int, bases: Iterable[int]) -> bool:
    """Whether a skill uses the die of one of these."""
    return skill in hero.skills and not hero.skills[skill][2].isdisjoint(bases)


def may_decline(table: Pathfinder, check: Checking) -> bool:
    """Only who meets a boon declines it, and not once a series of checks is begun (PF-ENC-15, PF-CHECK-03)."""
    assert isinstance(check.card, (Boon, Bane))
    return check.seat == table.encounters[-1].seat and check.ways is check.card.checks[0]


def use_skill(
    table: Pathfinder,
    hero: Hero,
    check: Checking,
    skill: int,
    effect: Effect | None,
    traits: frozenset[str],
    source: str,
    fight: bool = False,
) -> None:
    """The die of the skill, its bonus, and all the skills the check counts as (PF-CHECK-21 to -24)."""
    die, plus, kinds = hero.skills.get(skill) or (UNSKILLED, 0, frozenset((skill,)))
    for base in BASE_SKILLS:
        if base in check.instead and base in kinds:
            die = check.instead[base]
    check.skill, check.die = skill, die
    check.sides = (die,)
    check.plus += plus
    check.kinds = kinds
    add_traits(check, check.traits | traits)
    on = getattr(effect, "on", None)
    if on is not None:
        ways = ways_for(table, check, on, hero)  # a skill replaced by another keeps its number (PF-CHECK-18, -27)
    else:
        wanted = COMBAT if fight or effect is not None else skill
        ways = [way for way in check.ways if way.skill == wanted]
    way = min(ways, key=partial(printed, table))
    if way.skill == COMBAT:
        check.kinds |= {COMBAT}
    if effect is not None:
        check.set_by = source
        add(check, effect.dice_against(check))
        check.counted = getattr(effect, "counted", None)
        unskilled = getattr(effect, "unskilled", 0)
        if unskilled and "weapons" not in hero.proficient:
            check.harder += unskilled
    check.base = printed(table, way)
    refresh(table, check)


def add_what_comes_by_itself(table: Pathfinder, check: Checking) -> None:
    """Powers that need not be asked for, each of them once; a power that would add a trait the bane is immune to does
    nothing (PF-ENC-09)."""
    if check.stage != HELP:
        return
    barred = immune(table)
    for hero in table.heroes:
        if hero.dead:
            continue
        for line, form in hero.powers.always:
            if (hero.seat, line) not in check.shared and form.on.fits(table, check, hero):
                check.shared = (*check.shared, (hero.seat, line))
                if not barred or not set(form.traits) & set(barred):
                    add(check, dice(form.added), frozenset(form.traits))
        if hero.displayed and hero.seat == check.seat:
            add_from_displayed(table, hero, check)
        for line, bonus in hero.powers.when_playing:
            if (hero.seat, line) in check.shared or not bonus.on.fits(table, check, hero):
                continue
            if any((hero.seat, kind) in check.moment.played for kind in bonus.kinds):
                check.shared = (*check.shared, (hero.seat, line))
                add(check, dice(bonus.added))
    if (NONE, "") not in check.shared:
        check.shared = (*check.shared, (NONE, ""))
        for rule in on_check(table, check, DiceAdded):
            if speaks_of(table, rule.on, check):
                add(check, dice(rule.added))


def add_from_displayed(table: Pathfinder, hero: Hero, check: Checking) -> None:
    """Displayed cards work until they are discarded (PF-PLAY-09), but not against what is immune (PF-ENC-09)."""
    for number, card in enumerate(hero.displayed):
        for power in card.powers:
            key = (hero.seat, f"{number}:{card.id}")
            if power.cost == DISPLAY and key not in check.shared:
                lasting = cast("Lasting", power.effect)
                if lasting.on.fits(table, check, hero):
                    check.shared = (*check.shared, key)
                    if card.traits.union(lasting.traits).isdisjoint(immune(table)):
                        add(check, dice(lasting.added), frozenset(lasting.traits))


def add(check: Checking, added: Dice, traits: frozenset[str] = frozenset()) -> None:
    """Dice and numbers come without anything that goes with them elsewhere (PF-CHECK-37)."""
    check.sides += added.sides
    check.plus += added.plus
    if traits:
        add_traits(check, traits)


def add_traits(check: Checking, traits: frozenset[str]) -> None:
    """They decide what kind of check it is: Ranged makes it a Ranged check too (PF-CHECK-21 to -23)."""
    check.traits |= traits
    check.kinds |= {_SKILL_OF_TRAIT[trait] for trait in traits if trait in _SKILL_OF_TRAIT}


def blessing_die(table: Pathfinder, hero: Hero, source: str) -> int:
    """The die a blessing adds: that of the skill used, unless a power of its player names another (PF-BOON-21)."""
    check = table.checks[-1]
    family, _, id = source.partition(":")
    if family != "boon" or table.box.find(family, id).kind != BLESSING:
        return check.die
    for _, form in hero.powers.blessing_die:
        if form.id:
            if source == f"boon:{form.id}":
                return form.die
        elif form.on.fits(table, check, hero):
            return form.die
    return check.die


# --- the difficulty (PF-CHECK-26 to -29) -----------------------------------------------------------------


def refresh(table: Pathfinder, check: Checking) -> None:
    """The number to reach: the printed one, or what it is instead, with everything that shifts it."""
    held = around_check(table, check)
    shift = check.harder + table.heroes[check.seat].harder
    for rule in held.rules[HarderChecks]:
        if speaks_of(table, rule.on, check):
            shift += rule.by + table.number if rule.veteran else rule.by
    met = table.encounters[-1] if table.encounters else None
    if held.rules[DifficultyIs] or check.set_to or (met is not None and met.set_to):
        check.difficulty = unshifted(table, check) + shift
    else:  # nothing takes the place of the printed number
        check.difficulty = check.base + shift


def unshifted(table: Pathfinder, check: Checking) -> int:
    """The difficulty before anything shifts it."""
    numbers = numbers_set(table, check, table.heroes[check.seat])
    return number_followed(check, numbers) if numbers else check.base


def printed(table: Pathfinder, way: Way) -> int:
    return way.difficulty + table.number if way.veteran else way.difficulty


def asked(table: Pathfinder, check: Checking, way: Way) -> int:
    """The number that a way which is not chosen yet would have to reach, as things stand."""
    before = check.kinds, check.base, check.difficulty
    check.kinds = frozenset((way.skill,))
    check.base = printed(table, way)
    refresh(table, check)
    found = check.difficulty
    check.kinds, check.base, check.difficulty = before
    return found


def numbers_set(table: Pathfinder, check: Checking, hero: Hero) -> list[tuple[str, int]]:
    """What the difficulty is instead of the printed number: who says so, and the number. Those of the highest rank
    among them (PF-GOLD-01, PF-GOLD-02)."""
    rules = said_on_check(table, check, DifficultyIs)
    found = [(source, rule.number) for source, rule in rules if speaks_of(table, rule.on, check)]
    if table.encounters and table.encounters[-1].set_to and table.encounters[-1].card is check.card:
        found += [(source, number) for seat, source, number in table.encounters[-1].set_to if seat == check.seat]
    found += check.set_to
    if len(found) < 2:
        return found
    highest = min(rank(source) for source, _ in found)
    return [each for each in found if rank(each[0]) == highest]


def speaks_of(table: Pathfinder, on: On, check: Checking) -> bool:
    """Whether a standing rule is about this check. One's own check is always `yours`; checks of others are those of
    whoever does not encounter the card or take the turn."""
    seat = check.seat
    if on.whose not in (OWN, ANYBODY, HERE):
        seat = table.encounters[-1].seat if table.encounters else table.turn
    return on.fits(table, check, table.heroes[seat])


def number_followed(check: Checking, numbers: list[tuple[str, int]]) -> int:
    """Of equals the one that was chosen (PF-GOLD-08)."""
    if check.followed_number in [number for _, number in numbers]:
        assert check.followed_number is not None
        return check.followed_number
    return numbers[0][1]


def settle_difficulty(table: Pathfinder, check: Checking) -> Steps[None]:
    """Cards of equal rank may name different numbers: the active player says which is followed (PF-GOLD-08)."""
    check.followed_number = None
    refresh(table, check)
    numbers = numbers_set(table, check, table.heroes[check.seat])
    if len({number for _, number in numbers}) > 1:
        seat = check.seat if table.active.dead else table.turn
        named = {number: source for source, number in reversed(numbers)}
        options = [DIFFICULTIES[source, number] for number, source in sorted(named.items())]
        check.followed_number = yield from ask(table, WHICH_DIFFICULTY, seat, lambda: options)
        refresh(table, check)


# --- help (PF-CHECK-30) ----------------------------------------------------------------------------------


def gather_help(table: Pathfinder, hero: Hero, check: Checking) -> Steps[None]:
    """The character gets ready; before the dice fall, everybody who could help is asked once."""
    build = partial(ways_on, table, hero, check)
    while not check.passed:
        answer = yield from ask_if_any(table, PREPARE, hero.seat, build, partial(prepared, check))
        if answer is None:
            return
        if isinstance(answer, Call):
            yield from play.call(table, answer)
        elif not (yield from helping.window(table, hero, check)):
            return


def ways_on(table: Pathfinder, hero: Hero, check: Checking) -> list[Option[Roll | Call]]:
    """To the dice, or to promised help first; nothing is left to do once the check succeeds by itself."""
    return [] if check.passed else [ROLL, *play.promised(table, hero)]


def prepared(check: Checking) -> dict[str, str | int]:
    args: dict[str, str | int] = {"dice": str(Dice(check.sides, check.plus)), "difficulty": check.difficulty}
    if check.card is not None:
        args["card"] = check.card.name
    return args


# --- the roll (PF-CHECK-35 to -39) -----------------------------------------------------------------------


def roll(table: Pathfinder, check: Checking) -> None:
    """All dice and numbers, never less than 0 (PF-CHECK-38)."""
    check.stage = "rolled"
    weak = weakness(table, check)
    if check.fixed is None:
        check.rolled = tuple([table.chance.roll(sides) for sides in check.sides])
        worth = check.rolled
        if check.counted is not None:
            worth = tuple(check.counted(sides, shown) for sides, shown in zip(check.sides, worth, strict=True))
        check.result = max(0, sum(worth) - weak * len(worth) + check.plus)
    else:
        check.result = max(0, check.fixed + check.plus)
    check.success = check.result >= check.difficulty  # PF-CHECK-26
    shown = [f"d{sides}={value}" for sides, value in zip(check.sides, check.rolled, strict=False)]
    args = {
        "dice": " ".join(shown) if check.fixed is None else str(check.fixed),
        "plus": check.plus - weak * len(check.rolled),
        "result": check.result,
        "difficulty": check.difficulty,
        "success": "yes" if check.success else "no",
    }
    if check.skill != NONE:
        args |= {"skilled": "yes", "skill": SKILL_NAMES[check.skill]}
    table.report("pf-event-rolls", check.seat, "PF-CHECK-26", args)


def weakness(table: Pathfinder, check: Checking) -> int:
    """What every rolled die loses."""
    weak = 0
    for rule in on_check(table, check, WeakDice):
        if speaks_of(table, rule.on, check):
            weak += rule.by
    if check.purpose in (DEFEAT, ACQUIRE):
        weak += table.encounters[-1].weak
    return weak


def rolled_twice(table: Pathfinder, check: Checking) -> bool:
    return bool(on_check(table, check, Twice))


def roll_and_mend(table: Pathfinder, hero: Hero, check: Checking) -> Steps[None]:
    roll(table, check)
    if not check.success:
        yield from after_failure(table, hero, check)


def after_failure(table: Pathfinder, hero: Hero, check: Checking) -> Steps[None]:
    """Cards and powers that turn a failed roll; everything else comes too late (PF-CHECK-39)."""
    while not check.success:
        options = playable.options_for(table, hero, FAILED)
        if not options:
            return
        answer = yield from ask(
            table,
            ASK_FAILED,
            hero.seat,
            lambda: [ACCEPT, *playable.options_for(table, hero, FAILED)],
            lambda: {"result": check.result, "difficulty": check.difficulty},
        )
        if isinstance(answer, Accept):
            return
        yield from play.carry_out(table, hero, answer)
