"""The fifteen destinies: what each condition pays in a story that meets it, and in one that does not."""

from collections.abc import Mapping
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.conditions import (
    TRAGEDY,
    TRIUMPH,
    Condition,
    MarkerBetween,
    PerAbility,
    PerCard,
    PerIcon,
    PerPlayed,
    PerTragedy,
    WithAbility,
    WithIcon,
    WithKinds,
    WithXp,
)
from herowright.games.call_to_adventure.cards.types import Adversary, Ally, Card, Destiny, Path
from herowright.games.call_to_adventure.rules.components import ICONS, NATURE, STR, TRACK, WIS
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import NO_POWER, challenge, game, trait

# What each of them pays for.
PAID: Mapping[str, tuple[type[Condition], ...]] = {
    "one-with-nature": (PerIcon, WithAbility),
    "enlightened-master": (PerAbility,),
    "heir-to-the-throne": (PerIcon, PerCard),
    "mistress-of-trickery": (PerAbility, PerCard),
    "hand-of-fate": (PerPlayed, PerPlayed),
    "force-of-darkness": (MarkerBetween, PerIcon),
    "blood-of-dragons": (PerIcon, PerAbility),
    "hero-of-destiny": (PerPlayed,),
    "mighty-conqueror": (PerAbility, PerCard),
    "champion-of-the-people": (PerIcon, PerAbility),
    "mighty-villain": (PerTragedy, WithIcon),
    "great-explorer": (WithKinds, WithKinds),
    "archmage": (PerAbility, MarkerBetween),
    "voice-of-the-gods": (PerIcon, MarkerBetween),
    "home-at-last": (PerCard, WithXp),
}
EACH = pytest.mark.parametrize("id", PAID)
CONDITIONS = pytest.mark.parametrize(
    ("id", "place"),
    [pytest.param(id, place, id=f"{id}-{place + 1}") for id, kinds in PAID.items() for place in range(len(kinds))],
)
# Cards for the stories: one of each family, and one that is worth tragedy.
CARDS: tuple[Card, ...] = (
    challenge("quarrel"),
    trait("virtuous", triumph=1),
    trait("grim", tragedy=2),
    Adversary(id="foe", act=1, difficulty=6, tests=(STR,), paths=(Path(id="foe"),), power=NO_POWER),
    *(Ally(id=f"friend-{number}", act=0) for number in range(1, 5)),
)
LEVELS = range(2, -5, -1)


def find(id: str) -> Destiny:
    card: Destiny = BOX.find("destiny", id)
    return card


def finished(id: str, **hero: Any) -> Play:
    """The game of a hero with this destiny is over."""
    person = {"destiny": id, "xp": 0, "level": 0, **hero}
    options = {"CA-TURN-06": "optional"}
    table = game(person, {"xp": 0}, cards=CARDS, options=options, turn=1, ender=0)
    table.play("end", seat=1)
    assert table.table.is_over
    return table


def paid(id: str, **hero: Any) -> list[int]:
    """What each condition pays at the end of the game."""
    outcome = finished(id, **hero).table.outcome
    assert outcome is not None
    return [line.points for line in outcome.seats[0].lines if line.category == "destiny"]


def nothing(id: str) -> dict[str, Any]:
    """A hero who has nothing to show: on a space of the track that no condition asks for."""
    between = [condition for condition in find(id).conditions if isinstance(condition, MarkerBetween)]
    level = next(at for at in LEVELS if not any(each.least <= at <= each.most for each in between))
    return {"level": level}


def by_itself(id: str, condition: Condition) -> int:
    """What a condition pays for the icons of the destiny alone, which count once it is revealed (CA-SCORE-17)."""
    card = find(id)
    match condition:
        case PerIcon():
            return condition.each * card.icons.count(condition.icon)
        case PerAbility():
            return condition.each * card.abilities.count(condition.ability)
        case WithIcon():
            return condition.points * (card.icons.count(condition.icon) >= condition.count)
        case WithAbility():
            return condition.points * (card.abilities.count(condition.ability) >= condition.count)
        case WithKinds():
            return condition.points * (len(set(card.icons)) >= condition.kinds)
    return 0


def cases(id: str, condition: Condition) -> list[tuple[dict[str, Any], int]]:
    """Stories of a condition, and what it pays for each of them."""
    card = find(id)
    match condition:
        case PerIcon():
            own = card.icons.count(condition.icon)
            return [({"icons": (condition.icon,) * count}, condition.each * (own + count)) for count in range(6)]
        case PerAbility():
            own = card.abilities.count(condition.ability)
            return [({"abilities": (condition.ability,) * count}, condition.each * (own + count)) for count in range(6)]
        case WithAbility():
            need = condition.count - card.abilities.count(condition.ability)
            owned = [(condition.ability,) * count for count in (need - 1, need, need + 2)]
            return [({"abilities": have}, paid * condition.points) for have, paid in zip(owned, (0, 1, 1), strict=True)]
        case WithIcon():
            need = condition.count - card.icons.count(condition.icon)
            shown = [(condition.icon,) * count for count in (need - 1, need, need + 2)]
            return [({"icons": have}, paid * condition.points) for have, paid in zip(shown, (0, 1, 1), strict=True)]
        case WithKinds():
            others = [icon for icon in ICONS if icon not in card.icons]
            need = condition.kinds - len(set(card.icons))
            kinds = [tuple(others[:need]), tuple(others[: need - 1]), tuple(others[: need - 1]) * 2]
            return [({"icons": have}, paid * condition.points) for have, paid in zip(kinds, (1, 0, 0), strict=True)]
        case MarkerBetween():
            return [
                ({"level": level}, condition.points * (condition.least <= level <= condition.most)) for level in LEVELS
            ]
        case PerCard(family="ally"):
            allies = [f"friend-{number}" for number in range(1, 5)]
            kept = [({"allies": allies[:count]}, condition.each * count) for count in range(5)]
            return [*kept, ({"allies": allies[:1], "sacrificed": allies[1:]}, condition.each)]
        case PerCard():
            path = {"trait": "virtuous", "challenge": "quarrel-easy", "adversary": "foe", "hard": "quarrel-hard"}
            own_path = path.pop(condition.family)
            # The adversary has no +1 and is no challenge by name; a path with +1 is one of a challenge.
            rest = [other for family, other in path.items() if (condition.family, family) != ("challenge", "hard")]
            return [
                ({"story": [rest]}, 0),
                ({"story": [[own_path]]}, condition.each),
                ({"story": [[own_path] * 3, [own_path]]}, 4 * condition.each),
                ({"story": [[own_path, *rest[:2]]]}, condition.each),
            ]
        case PerPlayed():
            own_card, other = ("hope", "spite") if condition.kind == "hero" else ("spite", "hope")
            copies = [own_card, f"{own_card}-2", f"{own_card}-3"]
            return [
                ({"played": [other]}, 0),
                ({"hand": copies}, 0),
                ({"played": copies, "hand": [other]}, 3 * condition.each),
                ({"played": [own_card, other, f"{other}-2"]}, condition.each),
            ]
        case PerTragedy():
            return [
                ({"story": [["virtuous", "quarrel-easy"]]}, 0),
                ({"story": [["grim"]]}, condition.each),  # for the path, however much tragedy it shows
                ({"story": [["grim", "virtuous", "grim"], ["grim"]]}, 3 * condition.each),
            ]
        case WithXp():
            return [({"xp": condition.xp + more}, condition.points * (more >= 0)) for more in (-1, 0, 1)]
    raise AssertionError(condition)


@rule("CA-SCORE-05", "CA-SCORE-16", "CA-SCORE-17")
@CONDITIONS
def test_a_condition_pays_for_what_it_names_and_only_that(id: str, place: int) -> None:
    condition = find(id).conditions[place]
    met = 0
    for hero, points in cases(id, condition):
        assert paid(id, **nothing(id) | hero)[place] == points, hero
        met += points > 0
    assert met > 0


@rule("CA-SCORE-05")
@EACH
def test_a_destiny_pays_nothing_for_a_story_without_any_of_it(id: str) -> None:
    card = find(id)
    assert paid(id, **nothing(id)) == [by_itself(id, condition) for condition in card.conditions]


@rule("CA-SCORE-05")
@EACH
def test_one_condition_neither_needs_nor_stops_another(id: str) -> None:
    """The best story of each condition pays all of them when lived together."""
    conditions = find(id).conditions
    together: dict[str, Any] = {}
    for condition in conditions:
        for name, what in max(cases(id, condition), key=lambda case: case[1])[0].items():
            if name != "hand":  # cards in hand pay nothing, and another condition may want them played
                together[name] = together[name] + what if isinstance(together.get(name), (tuple, list)) else what
    for place, points in enumerate(paid(id, **nothing(id) | together)):
        assert points >= max(case[1] for case in cases(id, conditions[place])), conditions[place]


@rule("CA-SCORE-01", "CA-SCORE-02", "CA-SCORE-03", "CA-STORY-02", "CA-STORY-03")
@EACH
def test_a_destiny_lies_face_down_until_the_end_and_then_joins_the_story(id: str) -> None:
    card = find(id)
    hero = game({"destiny": id}).view(1)["heroes"][0]
    assert hero["destiny"] is None
    assert sum(hero["abilities"].values()) == sum(hero["icons"].values()) == hero["points"]["triumph"] == 0
    table = finished(id)
    hero = table.view(1)["heroes"][0]
    assert hero["destiny"] == id
    assert tuple(hero["abilities"].values()) == tuple(card.abilities.count(ability) for ability in range(6))
    assert tuple(hero["icons"].values()) == tuple(card.icons.count(icon) for icon in range(6))
    assert (hero["points"]["triumph"], hero["points"]["tragedy"]) == (card.triumph, card.tragedy)
    points = sum(condition.pays(table.hero(0)) for condition in card.conditions)
    assert hero["score"] == card.triumph + card.tragedy + TRACK[2].points + points


@rule("CA-SCORE-05")
@EACH
def test_a_destiny_pays_for_what_it_always_did(id: str) -> None:
    assert tuple(type(condition) for condition in find(id).conditions) == PAID[id]
    assert {condition.worth for condition in find(id).conditions} <= {TRIUMPH, TRAGEDY}
    assert find(id).icons or find(id).abilities


@rule("CA-SCORE-05")
def test_one_with_nature_is_as_printed() -> None:
    conditions = find("one-with-nature").conditions
    assert conditions == (PerIcon(NATURE, 1, TRIUMPH), WithAbility(5, STR, 1, TRIUMPH))
    four = (NATURE,) * (4 - find("one-with-nature").icons.count(NATURE))
    assert paid("one-with-nature", icons=four) == [4, 0]
    assert paid("one-with-nature", icons=four, abilities=(STR,)) == [4, 5]


@rule("CA-SCORE-16", "CA-STORY-06")
def test_the_enlightened_master_is_as_printed() -> None:
    assert find("enlightened-master").conditions == (PerAbility(WIS, 1, TRIUMPH),)
    four = (WIS,) * (4 - find("enlightened-master").abilities.count(WIS))
    assert paid("enlightened-master", abilities=four) == [4]


@rule("CA-COMP-01")
def test_there_are_fifteen_destinies() -> None:
    assert [card.id for card in BOX.destinies] == list(PAID)


@rule("CA-SETUP-23")
def test_two_of_them_speak_of_allies_or_adversaries() -> None:
    names = [card.id for card in BOX.destinies if not card.basic]
    assert names == ["heir-to-the-throne", "mistress-of-trickery"]
    families = {
        card.id
        for card in BOX.destinies
        for condition in card.conditions
        if isinstance(condition, PerCard) and condition.family in ("ally", "adversary")
    }
    assert families == set(names)
