"""What belongs to a story: CA-STORY."""

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.conditions import PerAbility
from herowright.games.call_to_adventure.cards.effects import Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Surer
from herowright.games.call_to_adventure.cards.requirements import HasAbility, HasIcon
from herowright.games.call_to_adventure.cards.types import Destiny, HeroCard, Motivation, Origin
from herowright.games.call_to_adventure.rules.components import (
    ARCANA,
    CHA,
    CON,
    DEX,
    DIVINITY,
    INT,
    JUSTICE,
    NATURE,
    ROYALTY,
    STR,
    VILLAINY,
    WIS,
    Space,
)
from herowright.testing import rule

from .plain import NO_POWER, challenge, game, pool, trait
from .scenes import friend, hero, points, scene, scored


@rule("CA-STORY-01")
def test_origin_motivation_allies_and_visible_paths_make_the_story() -> None:
    cards = [
        Origin(id="born-0", abilities=(STR,), icons=(NATURE,), power=NO_POWER),
        Motivation(id="drive-0", abilities=(DEX,), icons=(JUSTICE,), power=NO_POWER),
        Destiny(id="fate-0", abilities=(CHA,), icons=(VILLAINY,), conditions=()),
        friend(abilities=(CON,), icons=(ARCANA,)),
        challenge(
            "trial",
            hard={"abilities": (INT,), "icons": (ROYALTY,)},
            easy={"abilities": (WIS,), "icons": (DIVINITY,)},
        ),
    ]
    table = scene({"story": [["trial-hard"]], "allies": ["friend"]}, row=("gift",), cards=cards)
    story = hero(table)
    assert [id for id, count in story["abilities"].items() if count] == ["str", "dex", "con", "int"]
    assert [id for id, count in story["icons"].items() if count] == ["royalty", "nature", "justice", "arcana"]


FATE = Destiny(id="fate-0", abilities=(STR,), icons=(NATURE,), conditions=(PerAbility(STR, 3),))


@rule("CA-STORY-02")
def test_the_destiny_joins_the_story_when_it_is_turned_up() -> None:
    assert hero(game(cards=[FATE]))["abilities"]["str"] == 0
    over = hero(scored(cards=[FATE]))
    assert (over["abilities"]["str"], over["icons"]["nature"], over["points"]["destiny"]) == (1, 1, 3)


@rule("CA-STORY-03")
def test_a_face_down_destiny_gives_no_runes_and_meets_no_requirements() -> None:
    needs = [trait("muscle", HasAbility(STR)), trait("green", HasIcon(NATURE))]
    table = game(row=("trial", "muscle", "green"), cards=[FATE, *needs])
    assert table.refuse("gain:muscle").rule == "CA-TRAIT-06"
    assert table.refuse("gain:green").rule == "CA-TRAIT-06"
    table.play("face:trial-easy")
    assert pool(table) == []
    assert "add:str" not in table.keys


@rule("CA-STORY-04")
def test_the_track_pays_at_the_end_but_is_no_part_of_the_story() -> None:
    track = (*[Space(5, 0)] * 2, *[Space(0, 1)] * 5)
    stories = []
    for level, paid in ((1, 5), (-1, 1)):
        table = scored({"level": level, "abilities": (STR,), "icons": (NATURE,), "xp": 0}, track=track)
        assert points(table) == {"morality": paid}
        stories.append((hero(table)["abilities"], hero(table)["icons"]))
    assert stories[0] == stories[1]
    assert sum(stories[0][0].values()) == sum(stories[0][1].values()) == 1


@rule("CA-STORY-05")
def test_hand_cards_pay_at_the_end_but_are_no_part_of_the_story() -> None:
    brave = HeroCard(id="brave", timing=timing.ANY, effect=Receive(Gain(xp=1)))
    table = game({"hand": ["brave", "hope"], "played": ["spite"]}, cards=[brave])
    before = hero(table)
    assert not any([*before["abilities"].values(), *before["icons"].values()])
    table.play("play:brave")
    after = hero(table)
    assert (after["abilities"], after["icons"]) == (before["abilities"], before["icons"])
    assert after["points"]["hero"] == before["points"]["hero"] + 1


@rule("CA-STORY-06")
def test_icons_beyond_the_third_count_for_cards() -> None:
    sage = trait("sage", HasAbility(WIS, 5))
    cards = [sage, challenge("trial", tests=(WIS,)), Destiny(id="fate-0", conditions=(PerAbility(WIS),))]
    table = game({"abilities": (WIS,) * 5}, row=("trial", "sage"), cards=cards)
    assert hero(table)["abilities"]["wis"] == 5
    assert hero(table)["points"]["destiny"] == 5
    assert "gain:sage" in table.keys
    table.play("face:trial-easy")
    assert pool(table) == ["wis", "wis", "wis-special"]


@rule("CA-STORY-07")
@pytest.mark.parametrize(("reading", "icons"), [("leave", 0), ("stay", 1)])
def test_the_icons_of_a_sacrificed_ally_leave_the_story(reading: str, icons: int) -> None:
    ally = friend(abilities=(STR,), icons=(NATURE,), power=Sacrifice(Receive(Gain(xp=1))))
    table = scene({"allies": ["friend"]}, options={"CA-STORY-07": reading}, cards=[ally])
    assert (hero(table)["abilities"]["str"], hero(table)["icons"]["nature"]) == (1, 1)
    table.play("sacrifice:friend")
    assert (hero(table)["abilities"]["str"], hero(table)["icons"]["nature"]) == (icons, icons)
    assert (hero(table)["allies"], hero(table)["sacrificed"]) == ([], ["friend"])
    assert "sacrifice:friend" not in table.keys


@rule("CA-STORY-07")
@pytest.mark.parametrize(("where", "bonus"), [("allies", 2), ("sacrificed", 0)])
def test_so_do_the_effects_of_a_sacrificed_ally(where: str, bonus: int) -> None:
    table = scene({where: ["friend"]}, cards=[friend(power=Surer(2))])
    table.play("face:trial-easy")
    assert table.view()["attempt"]["bonus"] == bonus


@rule("CA-STORY-07")
def test_in_the_other_reading_the_effects_stay_as_well() -> None:
    ally = friend(power=Surer(2))
    table = scene({"sacrificed": ["friend"]}, options={"CA-STORY-07": "stay"}, cards=[ally])
    table.play("face:trial-easy")
    assert table.view()["attempt"]["bonus"] == 2


@rule("CA-STORY-07", "CA-ALLY-12")
@pytest.mark.parametrize("reading", ["leave", "stay"])
def test_nobody_is_sacrificed_twice(reading: str) -> None:
    ally = friend(power=Sacrifice(Receive(Gain(xp=1))))
    table = scene({"allies": ["friend"], "xp": 3}, options={"CA-STORY-07": reading}, cards=[ally])
    table.play("sacrifice:friend")
    assert hero(table)["xp"] == 4
    table.refuse("sacrifice:friend")
