"""Feats and roles: PF-FEAT, PF-ROLE."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.characters import CHARACTERS
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import Always, Either, NewSkill, Pay, Use
from herowright.games.pathfinder.cards.on import OTHER, OWN, On
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.rewards import CARD_FEAT, POWER_FEAT, ROLE, SKILL_FEAT, FeatReward
from herowright.games.pathfinder.cards.types import Adventure, Character, Line, Play, Role, Skill
from herowright.games.pathfinder.rules.campaign import fresh, new_party
from herowright.games.pathfinder.rules.components import (
    ARCANE,
    BARRIER,
    BOONS,
    CHARISMA,
    COMBAT,
    DISCARD,
    DIVINE,
    ITEM,
    RECHARGE,
    STRENGTH,
    WEAPONS,
    WISDOM,
)
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, character, game, in_box, zone

STRONG = [Always(str(by), On(OWN, skills=(STRENGTH,))) for by in (1, 2, 3)]


def hero(seat: int = 0, charisma: int = 3, **values: Any) -> Character:
    """The hero of a seat, with Charisma d10 and so many boxes, and Arcane as Charisma +2."""
    plain = character(seat)
    skills = {**plain.skills, CHARISMA: Skill(10, charisma, {ARCANE: 2})}
    return replace(plain, **{"skills": skills} | values)


def charming(feats: Any, *, options: Any = None, card: Character | None = None, **more: Any) -> Table:
    """A Charisma check against 8 lies ahead."""
    gate = bane("gate", "Charisma 8", BARRIER)
    cards = [gate, card or hero()]
    return game({"feats": feats}, options=options, cards=cards, places={"glade": ["gate"]}, **more)


def rewarded(*feats: str, card: Character | None = None, **told: Any) -> Table:
    """The scenario was won; these feats are its reward."""
    scenario = replace(BOX.find("scenario", "brigandoom"), reward=FeatReward(feats))
    options = {"party": new_party()} | told.pop("options", {})
    return game(told, options=options, cards=[scenario, card or hero()], step=("rewards",), won=True)


def content(table: Any) -> str:
    """Done as soon as possible, and otherwise the first of everything."""
    return "done" if table.decision.option("done") else str(table.decision.options[0].key)


def boxes(table: Table) -> dict[str, int]:
    """The boxes on offer: which of its line each is."""
    assert table.table.decision
    return {option.key: option.label.args["number"] for option in table.table.decision.options}


def plus(table: Table) -> int:
    found: int = table.state.check.plus
    return found


# --- boxes -----------------------------------------------------------------------------------------------


@rule("PF-FEAT-01", "PF-FEAT-15")
def test_a_feat_is_the_reward_of_a_scenario_and_works_in_the_next_game() -> None:
    options = {"scenario": "attack-on-sandpoint", "party": {**new_party(), "members": [fresh("valeros")]}}
    table = situation("pathfinder", 1, options, step=("rewards",), won=True, heroes=[{"character": "valeros"}])
    assert table.asked == (0, "feat")
    event = table.play("feat:charisma")[0]
    assert (event.kind, event.rule) == ("pf-event-feat", "PF-END-07")
    table.play_out(content)
    party = table.view()["party"]
    assert party["members"][0]["feats"]["skills"] == {"charisma": 1}
    later = situation("pathfinder", 1, {"scenario": "local-heroes", "party": party})
    assert later.hero(0).skills[CHARISMA][:2] == (6, 1)


@rule("PF-FEAT-02")
@pytest.mark.parametrize(("checked", "by"), [(0, 0), (1, 1)])
def test_an_unchecked_box_gives_nothing(checked: int, by: int) -> None:
    """Neither a skill nor a power that has to be opened."""
    card = hero(lines=(Line("charm", (None, Always("1", On(OWN)))),), hand_sizes=(4, 5))
    for feats, total in (({"skills": {"charisma": checked}}, by), ({"powers": {"charm": checked}}, by)):
        table = charming(feats, card=card)
        table.play("explore")
        assert plus(table) == total
    assert game({"feats": {"powers": {"hand": checked}}}, cards=[card]).hero(0).hand_size == 4 + by


@rule("PF-FEAT-03")
@pytest.mark.parametrize("kind", [SKILL_FEAT, POWER_FEAT, CARD_FEAT])
def test_only_the_leftmost_free_box_of_a_line_can_be_taken(kind: str) -> None:
    forms = (STRONG[0], STRONG[1], STRONG[2], STRONG[2])
    card = hero(lines=(Line("strong", forms),), cards=dict.fromkeys(BOONS, (3, 0)) | {ITEM: (3, 3)})
    line = {SKILL_FEAT: "charisma", POWER_FEAT: "strong", CARD_FEAT: ITEM}[kind]
    for checked in range(3):
        table = rewarded(kind, card=card, feats={f"{kind}s": {line: checked}})
        assert boxes(table)[f"feat:{line}"] == checked + 1
    table.play(f"feat:{line}")
    assert getattr(table.hero(0).feats, f"{kind}s")[CHARISMA if kind == SKILL_FEAT else line] == 3
    assert f"feat:{line}" not in rewarded(kind, card=card, feats={f"{kind}s": {line: 3}}).keys


@rule("PF-FEAT-04")
@pytest.mark.parametrize("checked", [1, 2, 3])
def test_boxes_of_a_line_do_not_add_up(checked: int) -> None:
    card = hero(lines=(Line("bold", (None, *(Always(str(by), On(OWN)) for by in (1, 2, 3)))),))
    for feats in ({"skills": {"charisma": checked}}, {"powers": {"bold": checked}}):
        table = charming(feats, card=card)
        table.play("explore")
        assert plus(table) == checked


@rule("PF-FEAT-05")
@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        (SKILL_FEAT, ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]),
        (POWER_FEAT, ["hand", WEAPONS, "strong"]),
        (CARD_FEAT, [*BOONS]),
    ],
)
def test_a_reward_names_the_kind_of_the_box(kind: str, lines: list[str]) -> None:
    card = hero(lines=(Line("strong", (None, STRONG[0])),), hand_sizes=(4, 5), proficiencies=(WEAPONS,))
    table = rewarded(kind, card=card)
    assert (table.asked, table.keys) == ((0, "feat"), [f"feat:{line}" for line in lines])


# --- skill feats -----------------------------------------------------------------------------------------


@rule("PF-FEAT-06")
@pytest.mark.parametrize(("checked", "result"), [(0, 6), (1, 7), (2, 8)])
def test_a_skill_feat_counts_in_every_check_with_the_skill(checked: int, result: int) -> None:
    table = charming({"skills": {"charisma": checked}}, rolls=[6])
    table.play("explore", "roll")
    assert table.told("pf-event-rolls")[0].args["result"] == result
    other = game({"feats": {"skills": {"charisma": checked}}}, cards=[hero()], places={"glade": ["gate"]})
    other.play("explore")  # Strength
    assert plus(other) == 0


@rule("PF-FEAT-07")
@pytest.mark.parametrize(("reading", "arcane"), [("counts", 3), ("own-only", 2)])
def test_whether_a_skill_feat_counts_for_skills_built_on_the_skill(reading: str, arcane: int) -> None:
    riddle = bane("riddle", "Arcane 6 or Charisma 6", BARRIER)
    for key, total in (("use:arcane", arcane), ("use:charisma", 1)):
        options = {"PF-FEAT-07": reading}
        feats = {"skills": {"charisma": 1}}
        table = game({"feats": feats}, options=options, cards=[hero(), riddle], places={"glade": ["riddle"]})
        table.play("explore", key)
        assert (table.state.check.sides, plus(table)) == ((10,), total)


@rule("PF-FEAT-07")
@pytest.mark.parametrize(("reading", "divine"), [("counts", 3), ("own-only", 1)])
def test_the_same_for_a_skill_that_a_power_gives(reading: str, divine: int) -> None:
    feats = {"skills": {"wisdom": 2}, "powers": {"calling": 1}}
    skills = {**character(0).skills, WISDOM: Skill(6, 3)}
    card = replace(character(0), skills=skills, lines=(Line("calling", (None, NewSkill(DIVINE, WISDOM, 1))),))
    table = game({"feats": feats}, options={"PF-FEAT-07": reading}, cards=[card])
    assert table.hero(0).skills[DIVINE] == (6, divine, frozenset({WISDOM, DIVINE}))
    assert table.hero(0).skills[WISDOM][:2] == (6, 2)


# --- power feats -----------------------------------------------------------------------------------------


@rule("PF-FEAT-08")
@pytest.mark.parametrize("line", ["hand", WEAPONS, "new", "strong"])
def test_a_power_feat_opens_or_strengthens_a_power_or_raises_the_hand_size_or_adds_a_proficiency(line: str) -> None:
    new, strong = Line("new", (None, Always("5", On(OWN)))), Line("strong", (STRONG[0], STRONG[1]))
    card = hero(lines=(new, strong), hand_sizes=(4, 5), proficiencies=(WEAPONS,))
    table = rewarded(POWER_FEAT, card=card)
    table.play(f"feat:{line}")
    found = table.hero(0)
    assert found.feats.powers == {line: 1}
    assert (found.hand_size, found.proficient) == (5 if line == "hand" else 4, (WEAPONS,) if line == WEAPONS else ())
    assert [form.added for _, form in found.powers.always] == [
        *(["5"] if line == "new" else []),
        "2" if line == "strong" else "1",
    ]


AID = tuple(Use(AddDice(dice, On(OTHER, skills=(COMBAT,)))) for dice in ("1d4", "1d4+1"))
CHEER = tuple(Use(AddDice(dice, On(OTHER))) for dice in ("1d6", "1d6+1"))


@rule("PF-FEAT-09")
@pytest.mark.parametrize(
    ("checked", "aid", "cheer"), [({}, 0, 0), ({"aid": 1}, 1, 0), ({"cheer": 1}, 0, 1), ({"aid": 1, "cheer": 1}, 1, 1)]
)
def test_a_box_changes_its_own_power_only(checked: dict[str, int], aid: int, cheer: int) -> None:
    helper = {"powers": {"aid": AID, "cheer": CHEER}, "feats": {"powers": checked}}
    table = game({}, helper)
    table.play("explore", "fight:strength")
    table.play("power:aid", seat=1)
    assert (table.state.check.sides, plus(table)) == ((10, 4), aid)
    table.play("power:cheer", seat=1)
    assert (table.state.check.sides, plus(table)) == ((10, 4, 6), aid + cheer)


@rule("PF-FEAT-10")
def test_a_card_with_the_same_effect_does_not_get_the_bonus() -> None:
    drum = boon("drum", ITEM, Play(DISCARD, AID[0].effect))
    helper = {"hand": ["drum"], "powers": {"aid": AID}, "feats": {"powers": {"aid": 1}}}
    table = game({}, helper, cards=[drum])
    table.play("explore", "fight:strength")
    table.play("discard:drum", seat=1)
    assert (table.state.check.sides, plus(table)) == ((10, 4), 0)


# --- card feats ------------------------------------------------------------------------------------------

BARE = hero(cards=dict.fromkeys(BOONS, (0, 0)) | {ITEM: (2, 2)})
LENS = boon("lens", ITEM, copies={"B": 9})


def rebuilt(checked: int, reading: str = "required", **told: Any) -> Table:
    """A list of two items is to be met, with so many card feats."""
    options = {"party": new_party(), "PF-FEAT-12": reading}
    feats = {"cards": {ITEM: checked}}
    told = {"deck": ["lens", "lens"], "feats": feats} | told
    return game(told, options=options, cards=[BARE, LENS], step=("gather",), box={ITEM: ["lens"] * 2})


@rule("PF-FEAT-11")
@pytest.mark.parametrize("checked", [0, 1, 2])
def test_a_card_feat_raises_the_number_of_one_kind(checked: int) -> None:
    table = rebuilt(checked)
    assert table.view()["lists"][0]["wanted"] == dict.fromkeys(BOONS, 0) | {ITEM: 2 + checked}
    table.play("done", *["box:lens"] * checked, "done")
    assert zone(table, "deck") == ["lens"] * (2 + checked)
    during = game({"hand": ["lens"], "feats": {"cards": {ITEM: 1}}}, cards=[BARE, LENS])
    assert during.asked == (0, "turn")  # decks are not put together during a scenario


@rule("PF-FEAT-12")
def test_the_higher_number_is_the_required_one() -> None:
    table = rebuilt(1)
    assert [problem["args"] for problem in table.view()["lists"][0]["problems"]] == [{"kind": ITEM, "count": 1}]
    table.play("done")  # first round: nothing to share
    assert (table.asked, table.keys) == ((0, "rebuild"), ["box:lens"])
    assert table.refuse("done").rule == "PF-BETWEEN-04"


@rule("PF-FEAT-12")
@pytest.mark.parametrize("taken", [0, 1])
def test_read_otherwise_the_feat_only_allows_one_card_more(taken: int) -> None:
    table = rebuilt(1, "allowed")
    assert table.view()["lists"][0]["problems"] == []
    table.play("done")
    assert (table.asked, table.keys) == ((0, "rebuild"), ["done", "box:lens"])
    table.play(*["box:lens"] * taken, "done")
    assert (zone(table, "deck"), in_box(table, "lens")) == (["lens"] * (2 + taken), 2 - taken)
    short = rebuilt(1, "allowed", deck=["lens"])
    short.play("done")
    assert short.keys == ["box:lens"]  # what is printed has to be there all the same


@rule("PF-FEAT-12")
@pytest.mark.parametrize(("reading", "keys"), [("required", ["box:lens"]), ("allowed", ["done", "box:lens"])])
def test_the_same_before_a_scenario(reading: str, keys: list[str]) -> None:
    told = {"deck": ["lens", "lens"], "feats": {"cards": {ITEM: 1}}}
    options = {"PF-FEAT-12": reading}
    table = game(told, options=options, cards=[BARE, LENS], step=("decks", 0), box={ITEM: ["lens"] * 2})
    assert (table.asked, table.keys) == ((0, "build"), keys)
    table.play(keys[0])
    assert table.asked == (0, "start")


@rule("PF-FEAT-13")
def test_a_card_feat_counts_in_the_rebuilding_right_after_the_scenario() -> None:
    table = rewarded(CARD_FEAT, card=BARE, deck=["lens", "lens"])
    assert boxes(table) == {"feat:item": 1}
    table.play("feat:item")
    assert (table.asked, table.view()["lists"][0]["wanted"][ITEM]) == ((0, "rebuild"), 3)
    table.play("done")
    table.refuse("done")
    table.play(table.keys[0], "done")
    assert len(zone(table, "deck")) == 3


# --- none left, and for how long -------------------------------------------------------------------------


@rule("PF-FEAT-14")
@pytest.mark.parametrize("kind", [SKILL_FEAT, POWER_FEAT, CARD_FEAT])
def test_without_a_free_box_there_is_nothing_to_get(kind: str) -> None:
    full = {skill: Skill(each.die, 0, each.extends) for skill, each in character(0).skills.items()}
    card = replace(character(0), skills=full, cards=dict.fromkeys(BOONS, (0, 0)))
    table = rewarded(kind, card=card, deck=[])
    assert (table.asked, table.told("pf-event-feat")) == ((0, "rebuild"), [])
    assert table.hero(0).rewards == ("scenario:brigandoom",)


@rule("PF-FEAT-15")
@pytest.mark.parametrize(("dead", "bonus"), [(False, 2), (True, 0)])
def test_feats_stay_until_the_character_dies(dead: bool, bonus: int) -> None:
    member = {**fresh("kyra"), "feats": {"skills": {"wisdom": 2}}, "dead": dead}
    table = situation("pathfinder", 1, {"party": {**new_party(), "members": [member]}})
    if dead:
        table.play("character:kyra")  # the same card, and all boxes empty
    assert table.hero(0).skills[WISDOM][1] == bonus


@rule("PF-FEAT-15")
def test_a_lost_scenario_takes_no_feats() -> None:
    options = {"party": new_party()}
    table = game({"feats": {"skills": {"charisma": 2}}}, options=options, cards=[hero()], step=("gather",), won=False)
    table.play_out(content)
    assert table.view()["party"]["members"][0]["feats"]["skills"] == {"charisma": 2}


# --- roles -----------------------------------------------------------------------------------------------

HOOK = Adventure(
    id="the-hook-mountain-massacre",
    set="3",
    number=3,
    scenarios=("brigandoom",),
    reward=FeatReward((ROLE, POWER_FEAT)),
)


def third_adventure(character: str = "valeros", **told: Any) -> Table:
    """The last scenario of the third adventure was won."""
    options = {"party": {**new_party(), "members": [fresh(character)]}}
    heroes = [{"character": character, **told}]
    return situation("pathfinder", 1, options, heroes=heroes, cards=[HOOK], step=("rewards",), won=True)


@rule("PF-ROLE-01")
def test_the_role_comes_with_the_third_adventure() -> None:
    assert BOX.path.adventures[2] == HOOK.id
    rewards = [card.reward for card in BOX.scenarios] + [card.reward for card in BOX.adventures]
    assert not [reward for reward in rewards if ROLE in getattr(reward, "feats", ())]
    table = situation("pathfinder", 1)
    table.play("character:valeros")
    assert table.hero(0).role is None
    assert third_adventure().asked == (0, "role")


@rule("PF-ROLE-02")
@pytest.mark.parametrize("id", [each.id for each in CHARACTERS])
def test_one_of_two_sides_is_chosen(id: str) -> None:
    sides = [role.id for role in BOX.find("character", id).roles]
    table = third_adventure(id)
    assert (table.asked, table.keys) == ((0, "role"), [f"role:{side}" for side in sides])
    assert id != "valeros" or sides == ["guardian", "weapon-master"]
    event = table.play(f"role:{sides[1]}")[0]
    assert (event.kind, event.rule, table.hero(0).role.id) == ("pf-event-role", "PF-ROLE-02", sides[1])
    assert table.view()["heroes"][0]["role"] == f"role:{sides[1]}"


@rule("PF-ROLE-03")
def test_the_side_is_chosen_once_and_for_all() -> None:
    table = third_adventure(role="guardian")
    assert table.asked == (0, "feat")  # the role is there already
    for key in ("role:weapon-master", "role:guardian"):
        table.refuse(key)
    table.play_out(content)
    member = table.view()["party"]["members"][0]
    assert member["role"] == "guardian"
    later = situation("pathfinder", 1, {"party": {**new_party(), "members": [{**member, "rewards": []}]}})
    assert later.hero(0).role.id == "guardian"


@rule("PF-ROLE-04")
@pytest.mark.parametrize(
    ("side", "own", "other"),
    [
        ("guardian", {"shield-for-others", "eye-for-armor", "constitution-blessings"}, {"any-weapon"}),
        ("weapon-master", {"any-weapon", "eye-for-weapons", "strength-blessings"}, {"shield-for-others"}),
    ],
)
def test_power_feats_go_to_the_chosen_side(side: str, own: set[str], other: set[str]) -> None:
    table = third_adventure()
    table.play(f"role:{side}")
    assert table.asked == (0, "feat")
    offered = {key.removeprefix("feat:") for key in table.keys}
    assert offered == {"hand", "side-by-side", "weapon-training"} | own
    for line in other:
        table.refuse(f"feat:{line}")


@rule("PF-ROLE-05")
@pytest.mark.parametrize("role", [None, "first-0"])
@pytest.mark.parametrize(("kind", "changed"), [(SKILL_FEAT, False), (CARD_FEAT, False), (POWER_FEAT, True)])
def test_skill_and_card_feats_stay_on_the_character(role: str | None, kind: str, changed: bool) -> None:
    printed = (Role(id="first-0", hand_sizes=(4, 5), lines=(Line("b", (None, STRONG[0])),)), character(0).roles[1])
    card = hero(lines=(Line("a", (None, STRONG[0])),), roles=printed)
    plain = rewarded(kind, card=card).keys
    assert rewarded(kind, card=card, role=role).keys == (["feat:hand", "feat:b"] if changed and role else plain)


@rule("PF-ROLE-06")
@pytest.mark.parametrize("side", ["guardian", "weapon-master"])
def test_the_powers_of_the_character_go_on_working(side: str) -> None:
    """Valeros helps those beside him, and recharges weapons that he would discard."""
    net = boon("net", "weapon", Play(DISCARD, AddDice("1d10", On(OTHER))))
    table = game({}, {"character": "valeros", "role": side, "hand": ["net"]}, cards=[net])
    table.play("explore", "fight:strength")
    assert table.state.check.sides == (10, 4)
    assert {"discard:net", "recharge:net"} < set(table.keys_of(1))


@rule("PF-ROLE-07")
def test_boxes_checked_before_are_checked_on_the_role() -> None:
    feats = {"powers": {"side-by-side": 2, "hand": 1}}
    table = third_adventure(feats=feats)
    table.play("role:guardian")
    found = table.hero(0)
    assert (found.hand_size, [form.added for _, form in found.powers.always]) == (5, ["1d4+2"])
    assert boxes(table)["feat:side-by-side"] == 3
    assert boxes(table)["feat:hand"] == 2
    table.play("feat:side-by-side")
    assert [form.added for _, form in table.hero(0).powers.always] == ["1d4+3"]


D4, D6, MEND = AddDice("1d4", On(OWN)), AddDice("1d6", On(OWN)), Heal("1", OWN)
BY_DISCARD, BY_RECHARGE = Pay(DISCARD), Pay(RECHARGE)


@pytest.mark.parametrize(("uses", "told"), [
    ((Use(D4, BY_DISCARD), Use(D6, BY_RECHARGE)), "either"),
    ((Use(D4, BY_DISCARD), Use(D6)), "or"),
    ((Use(D4), Use(D6, BY_RECHARGE)), "or"),
    ((Use(D4, BY_DISCARD), Use(MEND, BY_RECHARGE)), "or"),
    ((Use(MEND, BY_DISCARD), Use(D4, BY_RECHARGE)), "or"),
    ((Use(D4, BY_DISCARD, alone=True), Use(D6, BY_RECHARGE)), "or"),
    ((Use(D4, BY_DISCARD), Use(D4, BY_RECHARGE), Use(D6, BY_RECHARGE)), "or"),
    ((Use(D4, BY_DISCARD, traits=("fire",)), Use(D4, BY_DISCARD, traits=("cold",))), "with-traits"),
])  # fmt: skip
def test_ways_that_differ_only_in_price_and_dice_are_told_in_one(uses: tuple[Use, ...], told: str) -> None:
    power = Either(tuple((f"way-{number}", use) for number, use in enumerate(uses)))
    assert power.text.id == f"pf-form-{told}"
