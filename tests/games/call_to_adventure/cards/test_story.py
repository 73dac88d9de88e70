"""The traits and challenges of the three acts: what each asks for, and exactly what each of its paths gives."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import Recast, TurnRune
from herowright.games.call_to_adventure.cards.powers import MoreJourneys, Power, Spend, Surer, When
from herowright.games.call_to_adventure.cards.requirements import (
    HasAbility,
    HasIcon,
    MarkerAtLeast,
    MarkerAtMost,
    Requirement,
    SpendXp,
)
from herowright.games.call_to_adventure.cards.types import Ally, Challenge, Path, Trait
from herowright.games.call_to_adventure.rules.components import ABILITIES, ABILITY_IDS, CON, DEX, NATURE, TRACK, WIS
from herowright.testing import rule
from tests.games.call_to_adventure.cards.attempts import facing, laid, row
from tests.games.call_to_adventure.cards.moments import CARDS, moments
from tests.games.call_to_adventure.cards.proofs import Use, prove
from tests.games.call_to_adventure.cards.scenes import SCENES, happen
from tests.games.call_to_adventure.cards.sheet import Sheet, powers, received, sheet, tucked
from tests.games.call_to_adventure.plain import challenge, game, pool

TRAITS = [card for card in BOX.story if isinstance(card, Trait)]
CHALLENGES = [card for card in BOX.story if isinstance(card, Challenge)]
EACH_TRAIT = pytest.mark.parametrize("card", TRAITS, ids=lambda card: card.id)
EACH_PATH = pytest.mark.parametrize(
    ("card", "path"), [pytest.param(card, path, id=path.id) for card in CHALLENGES for path in card.paths]
)
# Points of icon sets.
SETS = (0, 0, 2, 4, 8)


def score(found: Sheet) -> int:
    """What a hero of the sheet is worth without a destiny."""
    sets = sum(SETS[min(count, 4)] for count in found.icons)
    played = len(found.played)
    return found.triumph + found.tragedy + found.xp + TRACK[2 - found.level].points + sets + played


# --- traits --------------------------------------------------------------------------------------------


def meeting(needs: tuple[Requirement, ...]) -> dict[str, Any]:
    """A hero who just meets all of them."""
    hero: dict[str, Any] = {"abilities": (), "icons": (), "xp": 0, "level": 0}
    for need in needs:
        match need:
            case SpendXp():
                hero["xp"] += need.xp
            case HasAbility():
                hero["abilities"] += (need.ability,) * need.count
            case HasIcon():
                hero["icons"] += (need.icon,) * need.count
            case MarkerAtLeast() | MarkerAtMost():
                hero["level"] = need.level
            case _:
                raise AssertionError(need)
    return hero


def missing(hero: dict[str, Any], need: Requirement) -> dict[str, Any]:
    """The same hero just short of one of them."""
    match need:
        case SpendXp():
            return hero | {"xp": hero["xp"] - 1}
        case HasAbility():
            return hero | {"abilities": one_less(hero["abilities"], need.ability)}
        case HasIcon():
            return hero | {"icons": one_less(hero["icons"], need.icon)}
        case MarkerAtLeast():
            return hero | {"level": need.level - 1}
        case MarkerAtMost():
            return hero | {"level": need.level + 1}
    raise AssertionError(need)


def one_less(icons: tuple[int, ...], icon: int) -> tuple[int, ...]:
    at = icons.index(icon)
    return icons[:at] + icons[at + 1 :]


@rule("CA-TRAIT-01", "CA-TRAIT-02", "CA-TRAIT-03", "CA-TRAIT-04", "CA-TRAIT-05", "CA-ROW-01")
@EACH_TRAIT
def test_a_trait_gives_exactly_what_it_shows(card: Trait) -> None:
    hero = meeting(card.needs)
    table = laid(card, hero)
    before, others, held = sheet(table), sheet(table, 1), powers(table)
    table.play(f"gain:{card.id}")
    paid = sum(need.xp for need in card.needs if isinstance(need, SpendXp))
    after = tucked(before._replace(xp=before.xp - paid), card.path)
    assert sheet(table) == after
    assert sheet(table, 1) == others
    assert table.view()["heroes"][0]["score"] == score(after)
    own = [] if card.path.power is None else [(card.path.power, card.path.name)]
    assert Counter(map(str, powers(table))) == Counter(map(str, [*held, *own]))
    assert table.view()["heroes"][0]["acts"][0] == [{"card": card.id, "path": card.path.id}]
    assert row(table, card.act) == [f"filler-{card.act + 4}"]
    assert not table.told("ca-event-cast")


@rule("CA-TRAIT-01", "CA-TRAIT-06")
@EACH_TRAIT
def test_a_trait_is_refused_to_whoever_misses_one_of_its_requirements(card: Trait) -> None:
    assert card.needs
    for need in card.needs:
        table = laid(card, missing(meeting(card.needs), need))
        assert table.refuse(f"gain:{card.id}").rule == "CA-TRAIT-06", need


def test_the_adventurous_cost_one_experience_and_win_nature_and_constitution() -> None:
    card = BOX.find("story", "adventurous")
    assert (card.act, card.needs) == (0, (SpendXp(1),))
    table = laid(card, {"xp": 3})
    table.play("gain:adventurous")
    hero = table.view()["heroes"][0]
    assert hero["xp"] == 2
    assert {ability for ability, count in hero["abilities"].items() if count} == {"con"}
    assert {icon for icon, count in hero["icons"].items() if count} == {"nature"}
    assert card.path == card.all_paths[0]
    assert (card.path.abilities, card.path.icons) == ((CON,), (NATURE,))
    assert hero["score"] == 2 + TRACK[2].points


# --- challenges ----------------------------------------------------------------------------------------


@rule("CA-CHAL-02", "CA-CHAL-17", "CA-CHAL-18", "CA-CHAL-19", "CA-CHAL-22", "CA-CHAL-23", "CA-ROW-01")
@EACH_PATH
def test_a_path_gives_exactly_what_it_shows(card: Challenge, path: Path) -> None:
    table = facing(card, path, 0)
    before, others, held = sheet(table), sheet(table, 1), powers(table)
    table.play("cast")
    after = tucked(before, path)
    assert sheet(table) == after
    assert sheet(table, 1) == others
    assert table.view()["heroes"][0]["score"] == score(after)
    own = [] if path.power is None else [(path.power, path.name)]
    assert Counter(map(str, powers(table))) == Counter(map(str, [*held, *own]))
    assert table.view()["heroes"][0]["acts"][0] == [{"card": card.id, "path": path.id}]
    assert row(table, card.act) == [f"filler-{card.act + 4}"]
    assert table.view()["rows"][card.act]["discard"] == []


@rule("CA-CHAL-20", "CA-CHAL-21", "CA-ROW-02")
@EACH_PATH
def test_one_less_than_the_difficulty_loses(card: Challenge, path: Path) -> None:
    table = facing(card, path, -1)
    before, held = sheet(table), powers(table)
    table.play("cast")
    assert sheet(table) == before._replace(xp=before.xp + 1)
    assert powers(table) == held
    assert table.view()["rows"][card.act]["discard"] == [card.id]
    assert row(table, card.act) == [f"filler-{card.act + 4}"]


@rule("CA-CHAL-04", "CA-CHAL-07", "CA-CHAL-08", "CA-ALLY-06")
@EACH_PATH
def test_the_plus_and_an_ally_make_a_path_harder_by_one_each(card: Challenge, path: Path) -> None:
    assert path.harder in (0, 1)
    alone = facing(card, path, 0)
    assert alone.view()["attempt"]["difficulty"] == card.difficulty + path.harder
    alone.play("cast")
    assert alone.told("ca-event-won", 0)
    crowded = facing(card, path, 0, cards=[Ally(id="friend", act=card.act)], under={card.id: "friend"})
    assert crowded.view()["attempt"]["difficulty"] == card.difficulty + path.harder + 1
    assert pool(crowded) == [ABILITY_IDS[ability] for ability in card.tests]
    crowded.play("cast")
    assert crowded.told("ca-event-lost", 0)


@rule("CA-CHAL-02", "CA-CHAL-04")
def test_the_deep_forest_and_its_enclave_are_as_printed() -> None:
    card = BOX.find("story", "deep-forest")
    assert (card.act, card.difficulty, card.tests) == (0, 3, (DEX, WIS))
    enclave = BOX.path("deep-forest-enclave")
    assert enclave in card.paths
    assert (enclave.harder, enclave.hero, enclave.abilities, len(enclave.icons)) == (1, 1, (WIS,), 1)
    table = facing(card, enclave, 0)
    assert table.view()["attempt"]["difficulty"] == 4
    table.play("cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 4


@rule("CA-COMP-11", "CA-COMP-12")
def test_the_royal_roots_are_a_trait_and_the_academy_a_challenge_of_act_one() -> None:
    assert [(card.family, card.act) for card in BOX.story if card.id in ("royal-roots", "academy")] == [
        ("trait", 0),
        ("challenge", 0),
    ]


# --- powers that stay in the story -----------------------------------------------------------------------


def with_power(kind: type[Power]) -> list[Any]:
    """The paths of traits and challenges with a power of a kind."""
    cards = [*TRAITS, *CHALLENGES]
    return [
        pytest.param(card, path, path.power, id=path.id)
        for card in cards
        for path in card.all_paths
        if isinstance(path.power, kind)
    ]


def each(kind: type[Power]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("card", "path", "power"), with_power(kind))


# The scenes that each of them is paid for.
PAID = {
    "thieves-guild-spy": ("antihero", 1),
    "childhood-rival-lose": ("loses", 1),
    "vindictive": ("loses", 1),
    "dangerous-artifact-power": ("dark", 1),
    "living-legend": ("hero", 1),
    "unbroken": ("loses", 1),
    "forgotten-lore-words": ("dark", 1),
}


def silent(card: Any, path: Path) -> Any:
    """The same card, whose path has no power."""
    if isinstance(card, Trait):
        return replace(card, path=replace(path, power=None))
    return replace(card, paths=tuple(replace(other, power=None) for other in card.paths))


@rule("CA-EXTRA-09", "CA-CHAL-19")
@each(When)
def test_a_path_pays_for_one_thing_and_no_other(card: Any, path: Path, power: When) -> None:
    scene, times = PAID[path.id]
    hero = {"story": [[path.id]]}
    for happens in SCENES:
        heard = sheet(happen(happens, [power.trigger], hero))
        unheard = sheet(happen(happens, [power.trigger], hero, cards=[silent(card, path)]))
        assert heard == received(unheard, power.gain, times if happens == scene else 0), happens
        other = sheet(happen(happens, [power.trigger], {}, hero), 1)
        assert other == sheet(happen(happens, [power.trigger], {}, hero, cards=[silent(card, path)]), 1), happens


def test_every_path_with_a_power_is_proved_here() -> None:
    assert {param.id for param in with_power(When)} == set(PAID)
    assert {param.id for param in with_power(Spend)} == set(BOUGHT)
    kinds = (When, Spend, Surer, MoreJourneys)
    assert len(with_power(Power)) == sum(len(with_power(kind)) for kind in kinds)


def test_forgotten_words_pay_for_each_dark_rune_that_is_bought() -> None:
    table = game({"story": [["forgotten-lore-words"]], "xp": 9})
    gain = BOX.path("forgotten-lore-words").power.gain  # type: ignore[union-attr]
    table.play("face:trial-easy", "dark", "dark", "dark")
    assert table.hero(0).xp == 9 - 3 + 3 * gain.xp


@each(Surer)
def test_a_path_makes_casts_surer(card: Any, path: Path, power: Surer) -> None:
    def result(tests: tuple[int, ...]) -> int:
        table = game({"story": [[path.id]]}, cards=[challenge("trial", 99, tests)], rolls=[2, 2, 1])
        table.play("face:trial-easy")
        table.play(*[key for key in table.keys if key.startswith("leave:")], "cast")
        found: int = table.told("ca-event-lost")[0].args["result"]
        return found

    for ability in ABILITIES:
        listed = power.ability in (None, ability)
        assert result((ability,)) == 1 + (power.bonus if listed else 0), ABILITY_IDS[ability]


@rule("CA-EXTRA-03")
@each(MoreJourneys)
def test_a_path_allows_more_journeys(card: Any, path: Path, power: MoreJourneys) -> None:
    table = game({"story": [[path.id]], "xp": 9})
    for _ in range(1 + power.extra):
        table.play(next(key for key in table.keys if key.startswith("journey:")))
    assert table.refuse("journey:trial").rule == "CA-EXTRA-02"
    assert table.hero(0).xp == 9 - (1 + power.extra)


# What each of them buys.
BOUGHT = {"strolling-players-conjure": TurnRune(), "true-love-heart": Recast(), "all-seeing": TurnRune()}


@rule("CA-EXTRA-05")
@each(Spend)
def test_a_path_sells_exactly_what_it_says(card: Any, path: Path, power: Spend) -> None:
    benefit = BOUGHT[path.id]
    assert (power.benefit, power.against, power.with_ally) == (benefit, None, False)
    assert power.xp > 0
    key, hero = f"spend:{path.id}", {"story": [[path.id]], "xp": 9}
    prove(benefit, Use(key, hero, lambda before: before._replace(xp=before.xp - power.xp)))
    assert moments(key, hero) == {"cast"}
    assert moments(key, hero | {"xp": power.xp}) == set()  # a dark rune is bought on the way


@rule("CA-EXTRA-05")
@each(Spend)
def test_a_path_sells_as_often_as_it_can_be_paid_unless_it_says_once(card: Any, path: Path, power: Spend) -> None:
    hero = {"story": [[path.id]], "xp": 9, "hand": ["keen"]}
    table = game(hero, cards=[*CARDS, challenge("trial", 99)], rolls=[1, ...])
    table.play("face:trial-easy", "cast", f"spend:{path.id}")
    table.play("rune:0" if power.benefit == TurnRune() else "cast")
    assert table.asked == (0, "after-cast")
    assert (f"spend:{path.id}" in table.keys) == (not power.once)
