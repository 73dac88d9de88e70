"""The golden rule: PF-GOLD. Which text is followed, and what cannot be done."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, Evade
from herowright.games.pathfinder.cards.forms import AnyNumber, BlessingDie, EvadedTo, SureRecharge, Use
from herowright.games.pathfinder.cards.gifts import DrawFromBox
from herowright.games.pathfinder.cards.on import OWN_CHECK
from herowright.games.pathfinder.cards.standing import (
    STARTS,
    DealsDamage,
    InsteadOfExploring,
    NoCards,
    NoEvading,
    NoReset,
    When,
)
from herowright.games.pathfinder.cards.troubles import Harder, LoseCards, LoseTime, LoseTop
from herowright.games.pathfinder.cards.types import Adventure, Line, Play, Role
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import (
    ACID,
    BLESSING,
    COLD,
    DISCARD,
    DIVINE,
    FIRE,
    SPELL,
)
from herowright.testing import rule
from tests.games.pathfinder.helpers import (
    ON_ANY,
    PEBBLES,
    bane,
    boon,
    character,
    deck_of,
    game,
    in_box,
    kinds,
    location,
    zone,
)


def scenario(*during: Any) -> Any:
    """The scenario of the table, with other rules."""
    return replace(BOX.find("scenario", "brigandoom"), during=during)


# --- cards and rules -------------------------------------------------------------------------------------


@rule("PF-GOLD-01")
@pytest.mark.parametrize(("powers", "again"), [({}, False), ({"devout": AnyNumber(OWN_CHECK)}, True)])
def test_a_card_is_followed_against_the_rule_of_one_blessing_per_check(powers: dict[str, Any], again: bool) -> None:
    table = game({"hand": ["prayer", "prayer"], "powers": powers})
    table.play("explore", "fight:strength", "discard:prayer:1")
    assert ("discard:prayer:1" in table.keys) is again


@rule("PF-GOLD-01")
@pytest.mark.parametrize(("here", "hand"), [((), 4), ((NoReset(),), 1)])
def test_a_location_is_followed_against_the_rule_of_the_hand_size(here: Any, hand: int) -> None:
    table = game({"hand": ["lens"]}, {}, cards=[location("glade", here=here)])
    table.play(*(["end", "done"] if not here else ["end"]))
    assert len(table.hero(0).hand) == hand
    assert table.asked == (1, "turn")


# --- ranks -----------------------------------------------------------------------------------------------


@rule("PF-GOLD-02")
@pytest.mark.parametrize(
    ("scenario_says", "location_says", "bane_says", "type"),
    [
        (FIRE, COLD, ACID, FIRE),
        ("", COLD, ACID, COLD),
        (FIRE, "", ACID, FIRE),
        ("", "", ACID, ACID),
        ("", "", "", "combat"),
    ],
)
def test_scenario_before_location_before_bane(
    scenario_says: str, location_says: str, bane_says: str, type: str
) -> None:
    said = [(DealsDamage(type=each),) if each else () for each in (scenario_says, location_says, bane_says)]
    cards = [scenario(*said[0]), location("glade", here=said[1]), bane("wolf", standing=said[2])]
    table = game({"hand": PEBBLES}, cards=cards, rolls=[5])
    table.play("explore", "fight:strength", "roll")
    assert [event.args["type"] for event in table.told("pf-event-threatens")] == [type]


@rule("PF-GOLD-02")
def test_the_scenario_says_what_is_done_instead_of_exploring() -> None:
    glade = location("glade", here=(InsteadOfExploring(Harder(1)),))
    table = game({}, cards=[scenario(InsteadOfExploring(Harder(3))), glade])
    table.play("instead")
    assert table.hero(0).harder == 3
    assert "instead" not in table.keys


@rule("PF-GOLD-02")
@pytest.mark.parametrize(
    ("powers", "to"), [({}, "box"), ({"recall": SureRecharge(kinds=(SPELL,))}, "deck")], ids=["card", "character"]
)
def test_the_character_before_the_card_played(powers: dict[str, Any], to: str) -> None:
    """The spell says that whoever lacks the skill banishes it; the character recharges all spells."""
    chant = boon("chant", SPELL, Play(DISCARD, AddDice("1d4", ON_ANY)), recharge="Divine 6", needs_skill=DIVINE)
    table = game({"hand": ["chant"], "powers": powers}, cards=[chant], rolls=[8, 1])
    table.play("explore", "fight:strength", "discard:chant", "roll")
    assert (in_box(table, "chant"), zone(table, "deck").count("chant")) == ((4, 0) if to == "box" else (3, 1))


@rule("PF-GOLD-02", "PF-SETUP-09")
@pytest.mark.parametrize(("party", "number", "removed"), [(None, 3, 0), (new_party(), 1, 0), (new_party(), 3, 1)])
def test_the_path_before_everything(party: Any, number: int, removed: int) -> None:
    """A defeated bane goes into the box, unless a path is played that takes it out of the game for good."""
    late = Adventure(id="late", number=number, scenarios=("brigandoom",), reward=BOX.path.reward)
    cards = [late, bane("wolf", basic=True)]
    table = game({}, options={"party": party}, cards=cards, places={"glade": ["wolf"]}, rolls=[8])
    table.play("explore", "fight:strength", "roll")
    assert [card.id for card in table.state.removed] == ["wolf"] * removed
    assert in_box(table, "wolf") == 4 - removed


@rule("PF-GOLD-03")
@pytest.mark.parametrize(("role", "die"), [("first-0", 12), ("second-0", 10), (None, 10)])
def test_a_role_ranks_as_the_character_does(role: str | None, die: int) -> None:
    """A blessing adds the die of the skill; the role says that it is another one."""
    power = Line("zeal", (BlessingDie(12),))
    hero = replace(character(0), roles=(Role(id="first-0", hand_sizes=(4,), lines=(power,)), character(0).roles[1]))
    table = game({"role": role, "hand": ["prayer"]}, cards=[hero])
    table.play("explore", "fight:strength", "discard:prayer:1")
    assert table.state.check.sides == (10, die)


# --- cannot beats can ------------------------------------------------------------------------------------


@rule("PF-GOLD-04", "PF-GOLD-06")
@pytest.mark.parametrize("forbidding", ["scenario", "location", "bane"])
def test_what_one_card_forbids_no_other_permits(forbidding: str) -> None:
    """The card itself, and a power of the character, would permit it: the bane ranks below the character."""
    said = {each: (NoCards(kinds=(BLESSING,)),) if each == forbidding else () for each in ("scenario", "location")}
    cards = [scenario(*said["scenario"]), location("glade", here=said["location"])]
    cards.append(bane("wolf", standing=(NoCards(kinds=(BLESSING,)),) if forbidding == "bane" else ()))
    table = game({"hand": ["prayer", "lens"], "powers": {"devout": AnyNumber(OWN_CHECK)}}, cards=cards)
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "reveal:lens"]
    assert table.refuse("discard:prayer:1").rule == "PF-GOLD-04"


@rule("PF-GOLD-04", "PF-GOLD-06")
@pytest.mark.parametrize(("standing", "asked"), [((), "evade"), ((NoEvading(),), "skill")])
def test_a_bane_that_cannot_be_evaded_is_not_evaded_by_a_power(standing: Any, asked: str) -> None:
    powers = {"slip": Use(Evade())}
    table = game({"hand": ["cloak"], "powers": powers}, cards=[bane("wolf", standing=standing)])
    table.play("explore")
    assert table.asked == (0, asked)
    assert ("power:slip" in table.keys) is (asked == "evade")


@rule("PF-GOLD-06")
def test_a_trait_the_bane_is_immune_to_stays_forbidden() -> None:
    """An `or` of the character card does not help: whatever brings the trait is forbidden."""
    fire = Use(AddDice("1d6", OWN_CHECK, traits=("fire",)))
    cold = Use(AddDice("1d6", OWN_CHECK, traits=("cold",)))
    table = game({"powers": {"flame": fire, "frost": cold}}, cards=[bane("wolf", immune=("fire",))])
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "power:frost"]


# --- the impossible --------------------------------------------------------------------------------------


@rule("PF-GOLD-05")
@pytest.mark.parametrize("trouble", [DrawFromBox("armor", "2"), LoseCards(2, kinds=("armor",)), LoseCards(1)])
def test_what_cannot_be_done_is_skipped(trouble: Any) -> None:
    """Cards from an empty pile, and cards that are not in the hand."""
    glade = location("glade", here=(When(STARTS, trouble),))
    table = game({"deck": PEBBLES}, cards=[glade], box={"armor": []}, step=("advance",))
    assert table.asked == (0, "turn")
    assert (table.hero(0).hand, zone(table, "deck")) == ([], [*PEBBLES])


@rule("PF-GOLD-05")
def test_of_what_is_demanded_that_is_done_which_can_be() -> None:
    glade = location("glade", here=(When(STARTS, DrawFromBox("armor", "3")),))
    table = game({}, cards=[glade], box={"armor": ["chain-mail", "half-plate"]}, step=("advance",))
    assert sorted(zone(table, "hand")) == ["chain-mail", "half-plate"]
    assert table.asked == (0, "turn")


@rule("PF-GOLD-07")
@pytest.mark.parametrize(("count", "dies"), [(2, False), (3, True)])
def test_too_small_a_character_deck_is_never_skipped(count: int, dies: bool) -> None:
    glade = location("glade", here=(When(STARTS, LoseTop(count)),))
    table = game({"deck": PEBBLES[:2]}, {}, cards=[glade], step=("advance",))
    assert table.hero(0).dead is dies
    assert ("dies" in kinds(table)) is dies
    assert table.state.turn == int(dies)


@rule("PF-GOLD-07")
@pytest.mark.parametrize(("count", "lost"), [(2, ""), (3, "PF-END-01")])
def test_too_small_a_blessings_deck_is_never_skipped(count: int, lost: str) -> None:
    glade = location("glade", here=(When(STARTS, LoseTime(count)),))
    table = game({}, cards=[glade], step=("advance",), blessings=3)
    assert (table.state.over, table.state.lost_by) == (bool(lost), lost)


# --- equal ranks -----------------------------------------------------------------------------------------


@rule("PF-GOLD-08")
@pytest.mark.parametrize(("answer", "wolf_at"), [("top", 0), ("bottom", 2), ("shuffle", 1)])
def test_among_equals_the_active_player_chooses(answer: str, wolf_at: int) -> None:
    """Two powers name another place for what was evaded, and neither forbids the other."""
    powers = {"slip": Use(Evade()), "lure": EvadedTo("top"), "lose": EvadedTo("bottom")}
    places = {"glade": ["wolf", "gate", "ogre"]}
    shuffles = [["gate", "wolf", "ogre"]] if answer == "shuffle" else []
    table = game({"powers": powers}, {}, places=places, shuffles=shuffles)
    table.play("explore", "power:slip")
    assert (table.asked, table.keys) == ((0, "evaded-to"), ["shuffle", "top", "bottom"])
    table.play(answer)
    assert deck_of(table, "glade").index("wolf") == wolf_at


@rule("PF-GOLD-08")
@pytest.mark.parametrize(("chosen", "sides"), [("reveal:sword:melee", (10, 8)), ("discard:bolt:arcane", (8, 6))])
def test_of_two_cards_that_set_the_skill_the_player_chooses_one(chosen: str, sides: tuple[int, ...]) -> None:
    table = game({"hand": ["sword", "bolt"]})
    table.play("explore")
    assert table.keys == ["fight:strength", "fight:melee", "reveal:sword:melee", "discard:bolt:arcane"]
    table.play(chosen)
    assert (table.keys, table.state.check.sides) == (["roll"], sides)
