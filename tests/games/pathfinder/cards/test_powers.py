"""Powers of characters and roles on checks: every box of every line is used."""

from collections.abc import Sequence

import pytest

from herowright.games.pathfinder.cards.effects import AddDice, DieInstead, Fight, Rescue, UseSkill
from herowright.games.pathfinder.cards.forms import (
    Always,
    NewSkill,
    SkillForAnother,
    Use,
    WhenPlaying,
)
from herowright.games.pathfinder.cards.on import ANYBODY, DEFEAT, OWN, On
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.rules.components import (
    BASE_SKILLS,
    BOONS,
    COMBAT,
    DEXTERITY,
    MONSTER,
    REVEAL,
    SKILL_IDS,
    STRENGTH,
    WEAPON,
    WISDOM,
)
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.cards.boon_uses import PAID, where, will_roll
from tests.games.pathfinder.cards.power_cases import (
    FIGHT,
    PLAIN,
    POWERS,
    PURSE,
    PURSE_IDS,
    TESTED,
    UNOPENED,
    WISE,
    Power,
    Scene,
    dice,
    each,
    expected,
    fits,
    fitting,
    holders,
    misses,
    more,
    parametrized,
    rolls_ones,
    sort_of,
    table_for,
    with_form,
)
from tests.games.pathfinder.helpers import boon, kinds, zone

ON_ANY = AddDice("1", On(ANYBODY))


def test_no_power_is_left_out() -> None:
    from tests.games.pathfinder.cards import test_deeds, test_powers_over_cards

    assert test_deeds.TESTED is test_powers_over_cards.TESTED is TESTED
    assert [power.id for power in POWERS if sort_of(power) not in TESTED] == []


@rule("PF-FEAT-02", "PF-FEAT-03")
@parametrized(UNOPENED)
def test_a_line_without_a_checked_box_does_nothing(power: Power) -> None:
    hero = table_for(power._replace(box=0)).hero(0)
    groups = [found for found in hero.powers if isinstance(found, tuple)]
    assert power.name not in [name for group in groups for name, _ in group]
    if isinstance(power.form, NewSkill):
        assert power.form.skill not in hero.skills


# --- paying ------------------------------------------------------------------------------------------------


def payments(power: Power) -> list[str]:
    """Of the cards in hand."""
    pay = power.form.pay
    cards = [card for card in PURSE if not pay.kinds or card.kind in pay.kinds]
    return [card.id for card in cards if not pay.traits or card.traits & set(pay.traits)]


def pays(table: Table, power: Power, holder: int = 0, number: int = 0, also: Sequence[str] = ()) -> None:
    """The player chooses among all cards that fit; the card goes where the power says, and is not played."""
    pay = power.form.pay
    found = [*payments(power), *also]
    assert (table.asked, table.keys) == (
        (holder, "pay"),
        [*(f"pay:{id}" for id in found), *(["top-card"] if pay.or_top else [])],
    )
    id = found[number % len(found)]
    table.play(f"pay:{id}")
    assert where(table, id, holder) == PAID[pay.cost]
    assert "plays" not in kinds(table)


# --- dice that are asked for -------------------------------------------------------------------------------


def offered(table: Table, holder: int) -> list[str]:
    return [key for key in table.keys_of(holder) if key.startswith("power:")]


@rule("PF-CHAR-03", "PF-CHECK-12", "PF-PLAY-02")
@each(Use, AddDice)
def test_dice_for_a_price_on_the_checks_that_the_power_names(power: Power) -> None:
    form = power.form
    tried = 0
    for number, scene in enumerate(fitting(form.effect.on)):
        for holder in holders(form.effect.on):
            table = scene.table(power, holder, PURSE_IDS, alone=form.alone)
            before = dice(table)
            assert before == expected(power, scene, holder)[:2]
            assert power.key in offered(table, holder)
            table.play(power.key, seat=holder)
            if not form.pay.top:
                pays(table, power, holder, number)
            sides, plus = more(before, form.effect.added)
            assert dice(table) == (sides, plus)
            assert offered(table, holder) == []  # nor the other way of the same power
            assert rolls_ones(table) == len(sides) + plus
            tried += 1
    assert tried


@rule("PF-CHECK-34")
@parametrized(list({(power.name, power.form.effect.on): power for power in with_form(Use, AddDice)}.values()))
def test_such_dice_are_not_offered_on_other_checks(power: Power) -> None:
    found = misses(power.form.effect.on, power)
    assert found or power.form.effect.on == On(OWN)
    for scene, holder in found:
        assert power.key not in offered(scene.table(power, holder, PURSE_IDS, alone=power.form.alone), holder)


@rule("PF-PLAY-02")
@parametrized(with_form(Use, AddDice))
def test_who_cannot_pay_is_not_offered_the_dice(power: Power) -> None:
    form = power.form
    scene, holder = fitting(form.effect.on)[0], holders(form.effect.on)[0]
    wrong = [card.id for card in PURSE if card.id not in payments(power)]
    hand, deck = (PURSE_IDS, ()) if form.pay.top else (wrong, () if form.pay.or_top else PURSE_IDS)
    table = scene.table(power, holder, hand, alone=form.alone, zones={"deck": deck})
    assert power.key not in offered(table, holder)


@parametrized([power for power in with_form(Use, AddDice) if power.form.pay.top])
@pytest.mark.parametrize("kind", BOONS)
def test_the_top_card_of_the_deck_pays_for_it(power: Power, kind: str) -> None:
    id = PLAIN[kind].id
    table = WISE.table(power, zones={"deck": [id, "lens"]})
    table.play(power.key)
    assert where(table, id) == ("deck" if kind in power.form.pay.recharged else "discard")


@parametrized([power for power in with_form(Use, AddDice) if power.form.pay.or_top])
def test_the_top_card_of_the_deck_will_do_as_well(power: Power) -> None:
    for hand in ((), PURSE_IDS):
        table = FIGHT.table(power, hand=hand, zones={"deck": ["lens", "cloak"]})
        table.play(power.key, "top-card")
        assert (where(table, "lens"), zone(table, "deck")) == (PAID[power.form.pay.cost], ["cloak"])


@parametrized([power for power in with_form(Use, AddDice) if power.form.alone])
def test_nobody_may_stand_by(power: Power) -> None:
    assert power.key not in offered(FIGHT.table(power, hand=PURSE_IDS), 0)


# --- dice that come by themselves --------------------------------------------------------------------------


@rule("PF-CHECK-37")
@each(Always)
def test_a_bonus_comes_with_every_check_that_the_power_names(power: Power) -> None:
    form = power.form
    for scene in fitting(form.on):
        for holder in holders(form.on):
            assert fits(form.on, scene, power, holder)
            table = scene.table(power, holder)
            sides, plus, traits = expected(power, scene, holder)
            assert (dice(table), traits) == ((sides, plus), traits & table.state.checks[-1].traits)
            assert set(form.traits) <= traits
            assert rolls_ones(table) == len(sides) + plus


@rule("PF-CHECK-34")
@parametrized(list({(power.name, power.form): power for power in with_form(Always)}.values()))
def test_it_does_not_come_with_others(power: Power) -> None:
    found = misses(power.form.on, power)
    assert found
    for scene, holder in found:
        table = scene.table(power, holder)
        assert dice(table) == expected(power, scene, holder)[:2]


@rule("PF-ENC-09")
@parametrized([power for power in with_form(Always) if power.form.traits])
def test_a_bonus_that_brings_a_trait_fails_against_the_immune(power: Power) -> None:
    scene = fitting(power.form.on)[0]
    table = scene.table(power, immune=power.form.traits)
    assert dice(table) == ([power.skill(scene.skill)[0]], power.skill(scene.skill)[1])


@each(WhenPlaying)
def test_a_bonus_for_whoever_plays_such_a_card_on_the_check(power: Power) -> None:
    form = power.form
    (kind,) = form.kinds
    aids = [boon(f"aid-{each}", each, Play(REVEAL, ON_ANY)) for each in BOONS]
    for scene in [*fitting(form.on), *[scene for scene, holder in misses(form.on, power) if holder == 0]]:
        table = scene.table(power, hand=[card.id for card in aids], cards=aids)
        plus = 0
        for card in sorted(aids, key=lambda card: card.kind == kind):
            if card.kind == kind and scene.tool:
                continue  # the tool is one
            table.play(f"reveal:{card.id}")
            plus += 1
            played = [kind] if card.kind == kind else []
            sides, number, _ = expected(power, scene, 0, played)
            assert dice(table) == (sides, number + plus)
        bonus = int(form.added) if fits(form.on, scene, power, 0) else 0
        assert expected(power, scene, 0, [kind])[1] - expected(power._replace(box=0), scene, 0, [kind])[1] == bonus


# --- which skill is used -------------------------------------------------------------------------------------


@rule("PF-CHECK-18", "PF-CHECK-21")
@each(Use, Fight)
def test_a_card_becomes_an_attack(power: Power) -> None:
    form = power.form
    (skill,) = form.effect.skills
    key = f"{power.key}:{SKILL_IDS[skill]}"
    charm = boon("charm", form.counts_as, Play(REVEAL, ON_ANY))
    die, plus, counts = power.skill(skill)
    for number in range(len(payments(power))):
        table = FIGHT.begun(power, hand=[*PURSE_IDS, "charm"], cards=[charm])
        assert key in table.keys
        table.play(key)
        pay = [f"pay:{id}" for id in (*PURSE_IDS, "charm")]
        assert (table.asked, table.keys) == ((0, "pay"), pay)
        table.play(pay[number])
        assert where(table, PURSE_IDS[number]) == PAID[form.pay.cost]
        check = table.state.checks[-1]
        assert dice(table) == more(([die], plus), form.effect.added)
        assert (check.traits >= set(form.traits), check.kinds) == (True, counts | {COMBAT})
        assert table.keys == ["roll"]  # the charm would be a second card of its kind
    assert not offered(WISE.table(power, hand=PURSE_IDS), 0)
    assert key not in FIGHT.begun(power).keys
    for trait in form.traits:
        assert key not in FIGHT.begun(power, hand=PURSE_IDS, immune=(trait,)).keys


@rule("PF-CHECK-18")
@each(Use, UseSkill)
def test_fists_instead_of_weapons(power: Power) -> None:
    form = power.form
    (skill,) = form.effect.skills
    key = f"{power.key}:{SKILL_IDS[skill]}"
    die, plus, counts = power.skill(skill)
    aids = [boon(f"aid-{kind}", kind, Play(REVEAL, ON_ANY)) for kind in BOONS]
    ids = [card.id for card in aids]
    table = FIGHT.begun(power, hand=ids, cards=aids)
    table.play(key)
    check = table.state.checks[-1]
    assert (dice(table), check.traits, check.kinds) == (([die], plus), set(form.traits), counts | {COMBAT})
    assert table.keys == ["roll", *(f"reveal:{card.id}" for card in aids if card.kind not in form.without)]
    table.hero(1).hand = list(table.hero(0).hand)
    assert [f"reveal:aid-{kind}" in table.keys_of(1) for kind in form.without] == [False]
    assert rolls_ones(table) == 1 + plus
    assert key not in WISE._replace(skill=DEXTERITY).begun(power).keys
    for trait in form.traits:
        assert key not in FIGHT.begun(power, immune=(trait,)).keys


@rule("PF-CHECK-12")
@parametrized(with_form(Use, Fight, UseSkill))
@pytest.mark.parametrize("kind", BOONS)
def test_cards_played_before_may_rule_it_out(power: Power, kind: str) -> None:
    """Another card of the kind that the power counts as, or one of those it does without."""
    form = power.form
    (skill,) = form.effect.skills
    base = min(power.skill(skill)[2])
    first = boon("first", kind, Play(REVEAL, DieInstead((STRENGTH, base), 20)))
    table = FIGHT.begun(power, hand=["first", "lens"], cards=[first])
    table.play("reveal:first")
    assert (f"{power.key}:{SKILL_IDS[skill]}" in table.keys) is (kind not in (form.counts_as, *form.without))


@each(Use, DieInstead)
def test_another_die_for_some_skills(power: Power) -> None:
    effect = power.form.effect
    for number, skill in enumerate(effect.skills):
        for fight in (False, True):
            scene = Scene(DEFEAT, MONSTER, "", skill, fight)
            table = scene.begun(power, hand=PURSE_IDS)
            assert power.key in table.keys
            table.play(power.key)
            pays(table, power, 0, number, ["tool"] if scene.tool else [])
            if table.asked[1] == "skill":
                assert power.key not in table.keys
                table.play(scene.way)
            assert dice(table) == more(
                ([effect.die], power.skill(skill)[1] + effect.plus), "1d6" if scene.tool else "0"
            )
            assert table.state.checks[-1].traits - {"basic"} == set(effect.traits)
    for skill in BASE_SKILLS:
        if skill not in effect.skills:
            table = WISE._replace(skill=skill).begun(power, hand=PURSE_IDS)
            assert table.asked[1] == "prepare"
            assert dice(table) == ([power.skill(skill)[0]], 0)
    assert power.key not in FIGHT.begun(power).keys
    for trait in effect.traits:
        assert power.key not in FIGHT.begun(power, hand=PURSE_IDS, immune=(trait,)).keys
    # A skill whose die stays the same is no choice any more, once the card is gone.
    table = FIGHT._replace(skill=WISDOM, trait="magic").begun(power, hand=PURSE_IDS)
    assert "reveal:tool:wisdom" in table.keys
    table.play(power.key, "pay:relic")
    assert table.asked[1] == "prepare" or "reveal:tool:wisdom" not in table.keys


@rule("PF-CHECK-18")
@each(SkillForAnother)
def test_a_skill_for_another_with_weapons_of_a_trait(power: Power) -> None:
    form = power.form
    (trait,) = form.traits
    arms = [
        boon("bow", WEAPON, Play(REVEAL, Fight((form.instead,), "1d8")), traits=(trait,)),
        boon("staff", WEAPON, Play(REVEAL, Fight((form.instead,), "1d8"))),
    ]
    instead, skill = SKILL_IDS[form.instead], SKILL_IDS[form.skill]
    table = FIGHT.begun(power, hand=["bow", "staff"], cards=arms)
    assert [key for key in table.keys if key.startswith("reveal")] == [
        f"reveal:bow:{instead}",
        f"reveal:bow:{skill}",
        f"reveal:staff:{instead}",
    ]
    table.play(f"reveal:bow:{skill}")
    die, plus, _ = power.skill(form.skill)
    assert dice(table) == more(([die], plus), "1d8")
    unfeated = FIGHT.begun(power._replace(box=0), hand=["bow"], cards=arms)
    assert f"reveal:bow:{skill}" not in unfeated.keys


@rule("PF-CHAR-02")
@each(NewSkill)
def test_a_new_skill(power: Power) -> None:
    form = power.form
    table = Scene(DEFEAT, MONSTER, "", form.skill).table(power)
    die = power.character.skills[form.base].die
    assert (dice(table), table.state.checks[-1].kinds) == (([die], form.bonus), {form.base, form.skill})
    unfeated = Scene(DEFEAT, MONSTER, "", form.skill).table(power._replace(box=0))
    assert dice(unfeated) == ([4], 0)


# --- after the dice have fallen ------------------------------------------------------------------------------


@rule("PF-CHECK-39")
@each(Use, Rescue)
def test_a_check_failed_by_little_succeeds_after_all(power: Power) -> None:
    form = power.form
    for missing in range(1, form.effect.by + 2):
        for holder in holders(form.effect.on):
            table = WISE.table(power, holder, PURSE_IDS, difficulty=1 + missing)
            will_roll(table, 1)
            table.play("roll")
            if missing > form.effect.by:
                assert table.asked[1] != "failed"
                continue
            assert (table.asked, table.keys) == ((0, "failed"), ["accept", power.key])
            table.play(power.key)
            pays(table, power)
            assert "defeats" in kinds(table)
    bare = WISE.table(power, difficulty=2)
    will_roll(bare, 1)
    bare.play("roll")
    assert "fails" in kinds(bare)
    other = WISE.table(power, 1, PURSE_IDS, difficulty=2)
    will_roll(other, 1)
    other.play("roll")
    assert "fails" in kinds(other)
