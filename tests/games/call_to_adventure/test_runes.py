"""Runes: CA-RUNE, and the cast of the worked example CA-EX-06."""

from itertools import permutations
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Betray
from herowright.games.call_to_adventure.cards.effects import AddResult, AddRune, BorrowIcon, Recast, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend
from herowright.games.call_to_adventure.cards.types import Ally, AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_IDS,
    CHA,
    CON,
    CORRUPTION,
    DEX,
    EITHER,
    HERO,
    INT,
    STR,
    WIS,
    Face,
)
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import challenge, game, pool

HIGH, LOW = 1, 2  # the first and the second face of a rune
CORE = [HIGH, HIGH, HIGH]
ABILITIES = range(6)
FAR = 30  # a difficulty out of reach
PUSH = HeroCard(id="push", timing=timing.DURING, effect=AddResult(2))
WIT = HeroCard(id="wit", timing=timing.BEFORE, effect=AddRune((STR,)))
WIT_2 = HeroCard(id="wit", copy=2, timing=timing.BEFORE, effect=AddRune((STR,)))


def facing(
    tests: tuple[int, ...] = (STR, DEX), difficulty: int = FAR, cards: tuple[Any, ...] = (), **arrangement: Any
) -> Play:
    """Seat 0 is about to cast."""
    parts = ("abilities", "hand", "xp", "power", "allies", "level")
    hero = {part: arrangement.pop(part) for part in parts if part in arrangement}
    table = game(hero, cards=[challenge("trial", difficulty, tests), PUSH, WIT, WIT_2, *cards], **arrangement)
    table.play("face:trial-easy")
    return table


def cast(*rolls: int, **arrangement: Any) -> Play:
    table = facing(rolls=rolls, **arrangement)
    table.play("cast")
    return table


def result(table: Play) -> int:
    """Of the last cast."""
    found: int = table.told("ca-event-cast")[-1].args["result"]
    return found


def hand(table: Play) -> list[str]:
    found: list[str] = table.view(0)["heroes"][0]["hand"]
    return found


# --- faces ---------------------------------------------------------------------------------------------------


@rule("CA-RUNE-01")
def test_every_rune_shows_either_face_half_of_the_time() -> None:
    high = [0] * 12
    for seed in range(200):
        table = facing(abilities=(STR,) * 3 + (DEX,) * 3, hand=["push"], seed=seed)
        table.play("dark", "dark", "dark", "cast")
        faces = table.state.attempt.faces
        assert set(faces) <= {0, 1}
        high = [count + (face == 0) for count, face in zip(high, faces, strict=True)]
    assert min(high) >= 80
    assert max(high) <= 120


@rule("CA-RUNE-02", "CA-RUNE-03")
@pytest.mark.parametrize(
    ("rolls", "number"),
    [((HIGH, HIGH, HIGH), 3), ((LOW, HIGH, HIGH), 2), ((HIGH, LOW, HIGH), 2), ((LOW, LOW, HIGH), 1)],
)
def test_a_core_rune_adds_1_or_nothing(rolls: tuple[int, ...], number: int) -> None:
    table = cast(*rolls)
    assert (result(table), hand(table)) == (number, [])


@rule("CA-RUNE-04")
@pytest.mark.parametrize(("kind", "card"), [("hero", "hero:hope"), ("antihero", "antihero:spite")])
def test_the_symbol_of_a_core_rune_adds_nothing_and_draws_a_card_of_choice(kind: str, card: str) -> None:
    table = cast(HIGH, HIGH, LOW)
    assert result(table) == 2
    assert (table.asked, table.keys) == ((0, "draw"), ["draw:hero", "draw:antihero"])
    table.play(f"draw:{kind}")
    assert hand(table) == [card]


@rule("CA-RUNE-19")
def test_two_core_runes_have_a_blank_face_and_one_the_symbol() -> None:
    faces = game().state.box.faces
    assert [faces[rune] for rune in (0, 1, 2)] == [(Face(1), Face(0))] * 2 + [(Face(1), Face(0, EITHER))]
    table = cast(LOW, LOW, LOW)
    table.play("draw:hero")
    assert (result(table), hand(table)) == (0, ["hero:hope"])


@rule("CA-RUNE-19")
def test_other_core_runes_may_be_laid_out() -> None:
    table = cast(LOW, HIGH, LOW, runes={0: (Face(1), Face(0, EITHER)), 1: (Face(3), Face(0))})
    table.play("draw:hero", "draw:antihero")
    assert (result(table), hand(table)) == (3, ["hero:hope", "antihero:spite"])


@rule("CA-RUNE-05")
@pytest.mark.parametrize("ability", ABILITIES, ids=ABILITY_IDS)
@pytest.mark.parametrize(("one", "other", "number"), [(HIGH, HIGH, 7), (HIGH, LOW, 6), (LOW, HIGH, 6), (LOW, LOW, 5)])
def test_ordinary_runes_add_2_or_1(ability: int, one: int, other: int, number: int) -> None:
    table = cast(*CORE, one, other, tests=(ability,), abilities=(ability,) * 2)
    assert (result(table), hand(table), table.hero(0).xp) == (number, [], 4)


SPECIALS = [
    pytest.param(STR, [], 1, id="str"),
    pytest.param(DEX, ["antihero:spite"], 0, id="dex"),
    pytest.param(CON, [], 1, id="con"),
    pytest.param(INT, ["hero:hope"], 0, id="int"),
    pytest.param(WIS, ["hero:hope"], 0, id="wis"),
    pytest.param(CHA, ["antihero:spite"], 0, id="cha"),
]


@rule("CA-RUNE-06", "CA-RUNE-08", "CA-RUNE-09", "CA-RUNE-10", "CA-RUNE-11", "CA-RUNE-12", "CA-RUNE-13")
@pytest.mark.parametrize(("ability", "drawn", "xp"), SPECIALS)
def test_the_special_rune_adds_2_or_a_bonus(ability: int, drawn: list[str], xp: int) -> None:
    high = cast(*CORE, HIGH, HIGH, HIGH, tests=(ability,), abilities=(ability,) * 3, xp=0)
    assert (result(high), hand(high), high.hero(0).xp) == (9, [], 1)  # 1 for the loss
    low = cast(*CORE, HIGH, HIGH, LOW, tests=(ability,), abilities=(ability,) * 3, xp=0)
    assert (result(low), hand(low), low.hero(0).xp) == (7, drawn, 1 + xp)


@rule("CA-RUNE-06")
@pytest.mark.parametrize(("tests", "drawn"), [
    ((DEX, INT), ["antihero:spite", "hero:hope"]),
    ((INT, CHA), ["hero:hope", "antihero:spite"]),
])  # fmt: skip
def test_bonuses_come_in_the_order_of_the_runes(tests: tuple[int, int], drawn: list[str]) -> None:
    both = (*(tests[0],) * 3, *(tests[1],) * 3)
    table = cast(*CORE, HIGH, HIGH, LOW, HIGH, HIGH, LOW, tests=tests, abilities=both)
    assert hand(table) == drawn


@rule("CA-RUNE-18")
@pytest.mark.parametrize(("roll", "number", "level"), [(HIGH, 5, -1), (LOW, 4, 0)])
def test_a_dark_rune_adds_2_with_a_corruption_or_1_without(roll: int, number: int, level: int) -> None:
    table = facing(rolls=[*CORE, roll])
    table.play("dark", "cast")
    assert (result(table), table.view()["heroes"][0]["level"]) == (number, level)


@rule("CA-RUNE-18")
def test_other_dark_runes_may_be_laid_out() -> None:
    face = Face(1, CORRUPTION)
    table = facing(rolls=[*CORE, HIGH, LOW], runes={3: (Face(5), face), 4: (Face(5), face)})
    table.play("dark", "dark", "cast")
    assert (result(table), table.view()["heroes"][0]["level"]) == (9, -1)


# --- which runes may be cast -----------------------------------------------------------------------------------


@rule("CA-RUNE-07")
@pytest.mark.parametrize("ability", ABILITIES, ids=ABILITY_IDS)
@pytest.mark.parametrize(("icons", "special"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_special_rune_needs_three_icons(ability: int, icons: int, special: bool) -> None:
    table = facing((ability,), abilities=(ability,) * icons)
    assert (f"{ABILITY_IDS[ability]}-special" in pool(table)) == special


@rule("CA-RUNE-07")
def test_the_special_rune_is_only_cast_with_the_other_two() -> None:
    table = facing(abilities=(STR,) * 3)
    table.play("leave:str")
    assert pool(table) == ["str", "str"]
    table.play("leave:str", "add:str")
    assert pool(table) == ["str", "str"]
    table.play("add:str")
    assert pool(table) == ["str", "str", "str-special"]


@rule("CA-RUNE-14")
def test_a_rune_counts_only_where_its_ability_is_listed() -> None:
    wise = (STR, WIS)
    assert pool(facing((STR,), abilities=wise)) == ["str"]
    assert pool(facing((WIS,), abilities=wise)) == ["wis"]
    assert pool(facing((DEX,), abilities=wise)) == []


@rule("CA-CHAL-09", "CA-RUNE-07")
def test_example_06_more_than_three_icons() -> None:
    table = facing((WIS, CON), abilities=(WIS,) * 4)
    assert pool(table) == ["wis", "wis", "wis-special"]
    assert table.view()["heroes"][0]["abilities"]["wis"] == 4


# --- draws and experience ----------------------------------------------------------------------------------------


@rule("CA-RUNE-15")
@pytest.mark.parametrize("ability", [INT, WIS, DEX, CHA])
def test_cards_are_drawn_after_the_cast_and_before_the_resolution(ability: int) -> None:
    rolls = [HIGH, HIGH, LOW, HIGH, HIGH, LOW]
    table = facing((ability,), difficulty=2, abilities=(ability,) * 3, rolls=rolls)
    kinds = [event.kind.removeprefix("ca-event-") for event in table.play("cast", "draw:hero")]
    assert [kind for kind in kinds if kind in ("cast", "draws", "won")] == ["cast", "draws", "draws", "won"]


@rule("CA-RUNE-16")
@pytest.mark.parametrize("source", ["core", "special"])
def test_a_card_drawn_by_a_rune_may_be_played_in_the_same_challenge(source: str) -> None:
    rolls = [HIGH, HIGH, LOW] if source == "core" else [*CORE, HIGH, HIGH, LOW]
    more: dict[str, Any] = {} if source == "core" else {"tests": (INT,), "abilities": (INT,) * 3}
    needed = 4 if source == "core" else 9
    table = facing(difficulty=needed, hero_deck=["push"], rolls=rolls, **more)
    table.play("cast")
    if source == "core":
        table.play("draw:hero")
    assert table.asked == (0, "after-cast")
    table.play("play:push")
    assert table.told("ca-event-won", 0)


@rule("CA-RUNE-16")
def test_so_may_one_that_can_be_played_at_any_time() -> None:
    """Its experience pays for another attempt."""
    alms = HeroCard(id="alms", timing=timing.ANY, effect=Receive(Gain(xp=1)))
    rolls = [LOW, LOW, LOW, HIGH, HIGH, HIGH]
    again = Spend(1, Recast())
    table = facing(difficulty=3, cards=(alms,), hero_deck=["alms"], xp=0, power=again, rolls=rolls)
    table.play("cast", "draw:hero", "play:alms", "spend:drive-0", "cast")
    assert table.told("ca-event-won", 0)


@rule("CA-RUNE-16")
def test_unless_its_text_forbids_it() -> None:
    table = facing(hero_deck=["wit"], rolls=[HIGH, HIGH, LOW])
    table.play("cast", "draw:hero")
    assert hand(table) == ["hero:wit"]
    assert table.asked == (0, "afterwards")
    assert table.refuse("play:wit").rule == "CA-HERO-05"


@rule("CA-RUNE-17")
@pytest.mark.parametrize(("difficulty", "ending", "xp"), [(8, "won", 1), (9, "lost", 2)])
def test_what_runes_give_is_received_in_victory_and_defeat(difficulty: int, ending: str, xp: int) -> None:
    rolls = [HIGH, HIGH, LOW, HIGH, HIGH, LOW, HIGH]
    table = facing(difficulty=difficulty, abilities=(STR,) * 3 + (DEX,), xp=0, rolls=rolls)
    table.play("cast", "draw:hero")
    assert result(table) == 8
    assert table.told(f"ca-event-{ending}", 0)
    assert (hand(table), table.hero(0).xp) == (["hero:hope"], xp)


# --- granted runes -----------------------------------------------------------------------------------------------


@rule("CA-RUNE-20")
@pytest.mark.parametrize(
    ("icons", "reading", "runes"),
    [
        (0, "ordinary", ["str"]),
        (1, "ordinary", ["str", "str"]),
        (2, "ordinary", ["str", "str"]),
        (3, "ordinary", ["str", "str", "str-special"]),
        (1, "special-too", ["str", "str"]),
        (2, "special-too", ["str", "str", "str-special"]),
        (3, "special-too", ["str", "str", "str-special"]),
    ],
)
def test_a_granted_rune_is_an_ordinary_one(icons: int, reading: str, runes: list[str]) -> None:
    table = facing(abilities=(STR,) * icons, hand=["wit"], options={"CA-RUNE-20": reading})
    table.play("play:wit")
    assert pool(table) == runes
    assert [card.key for card in table.hero(0).played] == ["wit"]


@rule("CA-RUNE-20")
def test_granted_runes_never_make_the_third() -> None:
    table = facing(abilities=(STR,), hand=["wit", "wit"])
    table.play("play:wit", "play:wit")
    assert pool(table) == ["str", "str"]


@rule("CA-RUNE-14", "CA-RUNE-21")
@pytest.mark.parametrize(("reading", "number"), [("nothing", 3), ("counts", 5)])
def test_a_granted_rune_of_an_ability_not_listed_adds_nothing(reading: str, number: int) -> None:
    table = facing((WIS,), hand=["wit"], options={"CA-RUNE-21": reading}, rolls=[*CORE, HIGH])
    table.play("play:wit")
    assert pool(table) == ["str"]
    table.play("cast")
    assert result(table) == number
    assert [card.key for card in table.hero(0).played] == ["wit"]
    assert table.view()["heroes"][0]["points"][HERO] == 1


# --- borrowed icons ----------------------------------------------------------------------------------------------


@rule("CA-RUNE-22")
@pytest.mark.parametrize(
    ("icons", "reading", "runes"),
    [
        (0, "story", ["str"]),
        (1, "story", ["str", "str"]),
        (2, "story", ["str", "str", "str-special"]),
        (1, "ordinary-only", ["str", "str"]),
        (2, "ordinary-only", ["str", "str"]),
        (3, "ordinary-only", ["str", "str", "str-special"]),
    ],
)
@pytest.mark.parametrize("early", [True, False])
def test_an_icon_until_the_end_of_the_turn_counts_as_one_of_the_story(
    icons: int, reading: str, runes: list[str], early: bool
) -> None:
    sister = Ally(id="sister", act=0, power=Sacrifice(BorrowIcon(STR)))
    hero = {"abilities": (STR,) * icons, "allies": ["sister"]}
    table = game(hero, {"xp": 0}, cards=[sister], options={"CA-RUNE-22": reading}, rolls=[HIGH, ...])
    keys = ["sacrifice:sister", "face:trial-easy"]
    table.play(*(keys if early else reversed(keys)))
    assert pool(table) == runes
    assert table.hero(0).abilities[STR] == icons + 1
    table.play("cast", "end")
    assert table.hero(0).abilities[STR] == icons


@rule("CA-RUNE-22")
def test_a_borrowed_icon_adds_one_rune_even_where_others_were_left_out() -> None:
    table = facing(abilities=(STR, STR), power=Spend(1, BorrowIcon(STR)))
    table.play("leave:str", "spend:drive-0")
    assert pool(table) == ["str", "str"]
    table.play("add:str")
    assert pool(table) == ["str", "str", "str-special"]


# --- where the runes of a pool come from ---------------------------------------------------------------------------

GRANT, BORROW = "play:wit", "spend:drive-0"


@rule("CA-CHAL-07", "CA-RUNE-20", "CA-RUNE-22", "CA-HERO-07")
@pytest.mark.parametrize("special", ["ordinary", "special-too"])
@pytest.mark.parametrize("lent", ["story", "ordinary-only"])
@pytest.mark.parametrize("icons", [0, 1, 2, 3])
@pytest.mark.parametrize("sources", [(GRANT, BORROW), (GRANT, GRANT, BORROW), (GRANT, BORROW, BORROW)], ids=len)
def test_a_pool_is_the_same_whatever_the_order_of_grants(
    sources: tuple[str, ...], icons: int, lent: str, special: str
) -> None:
    pools = set()
    for order in set(permutations(sources)):
        table = facing(
            abilities=(STR,) * icons,
            hand=["wit", "wit-2"],
            xp=5,
            power=Spend(1, BorrowIcon(STR)),
            options={"CA-RUNE-20": special, "CA-RUNE-22": lent},
        )
        table.play(*order)
        pools.add(tuple(sorted(table.state.attempt.pool)))
    assert len(pools) == 1
    grants, borrowed = sources.count(GRANT), sources.count(BORROW)
    story = icons + borrowed if lent == "story" else icons
    third = story >= 3 or (special == "special-too" and icons + borrowed + grants >= 3)
    assert len(pools.pop()) == min(icons + borrowed + grants, 2) + third


@rule("CA-RUNE-20", "CA-RUNE-22")
@pytest.mark.parametrize("order", [("play:wise-counsel", "gain"), ("gain", "play:wise-counsel")], ids=str)
def test_wise_counsel_and_an_icon_until_the_end_of_the_turn_are_two_runes(order: tuple[str, str]) -> None:
    table = facing((WIS, CHA), hand=["wise-counsel"], xp=5, power=Spend(1, BorrowIcon(CHA)))
    for move in order:
        table.play(*(["spend:drive-0"] if move == "gain" else [move, "rune:cha"]))
    assert pool(table) == ["cha", "cha"]


@rule("CA-CHAL-13", "CA-HERO-07")
@pytest.mark.parametrize(("icons", "out"), [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_what_was_left_out_can_be_put_back_after_a_grant(icons: int, out: int) -> None:
    table = facing(abilities=(STR,) * icons, hand=["wit"])
    table.play(*["leave:str"] * out)
    assert len(pool(table)) == icons - out
    table.play("play:wit")
    # The granted rune is an ordinary one, so it comes where one of the two is free.
    assert len(pool(table)) == max(min(2, icons - out + 1), icons - out)
    while "add:str" in table.keys:
        table.play("add:str")
    assert pool(table) == ["str", "str", "str-special"][: max(2, icons)]


@rule("CA-CHAL-13")
def test_a_granted_rune_may_be_left_out_and_put_back_like_any_other() -> None:
    table = facing(abilities=(STR,), hand=["wit"])
    table.play("play:wit", "leave:str", "leave:str")
    assert (pool(table), "leave:str" in table.keys) == ([], False)
    table.play("add:str", "add:str")
    assert (pool(table), "add:str" in table.keys) == (["str", "str"], False)


@rule("CA-CHAL-13", "CA-RUNE-21")
def test_so_may_one_of_an_ability_that_is_not_listed() -> None:
    table = facing((WIS,), hand=["wit"])
    assert "leave:str" not in table.keys
    table.play("play:wit", "leave:str")
    assert pool(table) == []
    table.play("add:str")
    assert pool(table) == ["str"]


BROTHER = Ally(id="brother", act=0, abilities=(STR,))
MOTHER = Ally(id="mother", act=0, abilities=(STR,), power=Sacrifice(AddResult(1)))
TREASON = AntiheroCard(id="treason", timing=timing.ANY, effect=Betray())


def with_allies(*allies: str, icons: int = 0, **more: Any) -> Play:
    """Seat 0 is about to cast with such allies, each of whom brings a Strength icon; seat 1 can betray one."""
    cards = [challenge("trial", FAR, (STR, DEX)), BROTHER, MOTHER, TREASON, WIT]
    hero = {"abilities": (STR,) * icons, "allies": allies, "power": Spend(0, Recast()), "hand": more.pop("hand", [])}
    table = game(hero, {"hand": ["treason"]}, cards=cards, **more)
    table.play("face:trial-easy")
    return table


@rule("CA-CHAL-07", "CA-STORY-07", "CA-RETRY-02")
@pytest.mark.parametrize("when", ["before the cast", "after the cast"])
@pytest.mark.parametrize(("reading", "left"), [("leave", 1), ("stay", 2)])
def test_a_betrayed_ally_takes_the_rune_of_its_icon_away(when: str, reading: str, left: int) -> None:
    table = with_allies("brother", icons=1, options={"CA-STORY-07": reading}, rolls=[HIGH, ...])
    assert pool(table) == ["str", "str"]
    if when == "after the cast":
        table.play("cast")
    table.play("play:treason", seat=1)
    if when == "after the cast":
        assert (pool(table), result(table)) == (["str", "str"], 7)  # what was cast lies there
        table.play("spend:drive-0")
    assert pool(table) == ["str"] * left


@rule("CA-CHAL-07", "CA-STORY-07")
def test_so_does_one_who_was_sacrificed() -> None:
    table = with_allies("mother", icons=1)
    table.play("sacrifice:mother")
    assert pool(table) == ["str"]


@rule("CA-RUNE-07", "CA-STORY-07")
def test_without_the_third_icon_there_is_no_special_rune() -> None:
    table = with_allies("brother", "mother", icons=1)
    assert pool(table) == ["str", "str", "str-special"]
    table.play("play:treason", seat=1)
    table.play("ally:brother")
    assert pool(table) == ["str", "str"]


@rule("CA-RETRY-02", "CA-STORY-07")
def test_a_granted_rune_takes_the_place_of_an_icon_that_has_left() -> None:
    """Of no use at first, it may be used again in the second attempt."""
    table = with_allies("brother", icons=1, hand=["wit"], rolls=[HIGH, ...])
    table.play("play:wit")
    assert pool(table) == ["str", "str"]
    table.play("cast")
    table.play("play:treason", seat=1)
    table.play("spend:drive-0")
    assert pool(table) == ["str", "str"]


@rule("CA-CHAL-13", "CA-STORY-07")
def test_what_was_left_out_goes_with_its_icon() -> None:
    table = with_allies("brother")
    table.play("leave:str")
    table.play("play:treason", seat=1)
    assert (pool(table), "add:str" in table.keys) == ([], False)


@rule("CA-RUNE-22", "CA-END-02")
def test_a_borrowed_icon_is_still_there_in_a_second_attempt() -> None:
    sister = Ally(id="sister", act=0, power=Sacrifice(BorrowIcon(STR)))
    table = facing(cards=(sister,), allies=["sister"], power=Spend(0, Recast()), rolls=[HIGH, ...])
    table.play("sacrifice:sister", "cast", "spend:drive-0")
    assert pool(table) == ["str"]


# --- nothing comes before the draw ---------------------------------------------------------------------------------

ALMS = HeroCard(id="alms", timing=timing.ANY, effect=Receive(Gain(xp=1)))
BRIBE = AntiheroCard(id="bribe", timing=timing.ANY, effect=Receive(Gain(xp=1)))


@rule("CA-RUNE-15")
def test_no_card_is_played_while_the_draw_of_a_rune_is_pending() -> None:
    table = game({"hand": ["alms", "push"]}, {"hand": ["bribe"]}, cards=[ALMS, BRIBE, PUSH], rolls=[HIGH, HIGH, LOW])
    table.play("face:trial-easy", "cast")
    assert (table.asked, table.keys) == ((0, "draw"), ["draw:hero", "draw:antihero"])
    assert table.keys_of(1) == []
    table.refuse("play:alms")
    table.refuse("play:bribe", seat=1)
    table.play("draw:hero")
    assert {"play:alms", "play:push"} <= set(table.keys)
    assert table.keys_of(1) == ["play:bribe"]


@rule("CA-RUNE-15", "CA-HERO-03")
def test_the_draw_of_a_played_card_leaves_time_for_others() -> None:
    gamble = HeroCard(id="gamble", timing=timing.ANY, effect=Receive(Gain(either=1)))
    table = game({"hand": ["gamble", "alms"]}, {"hand": ["bribe"]}, cards=[ALMS, BRIBE, gamble])
    table.play("play:gamble")
    assert (table.asked, table.keys_of(1)) == ((0, "draw"), ["play:bribe"])
    assert table.keys == ["draw:hero", "draw:antihero", "play:alms"]


@pytest.mark.parametrize("tests", [(STR, DEX), (DEX, STR)])
def test_runes_lie_ready_in_the_order_in_which_the_challenge_lists_their_abilities(tests: tuple[int, int]) -> None:
    table = facing(tests=tests, abilities=(STR, DEX))
    assert pool(table) == [ABILITY_IDS[ability] for ability in tests]
