"""Exact situations in the corners of the rules: cards that do the same thing twice, and moments that end in others."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByPaying
from herowright.games.pathfinder.cards.deeds import AndThen, Travel
from herowright.games.pathfinder.cards.effects import (
    AddDice,
    AddDie,
    BorrowBlessing,
    DieInstead,
    Ease,
    Effect,
    Reduce,
    Reroll,
    SetDifficulty,
    Succeed,
)
from herowright.games.pathfinder.cards.forms import AfterPlaying, EvadedTo, InsteadOf, Pay, Use
from herowright.games.pathfinder.cards.gifts import AddToPlace, DrawCards, GrantExploration, LookAhead
from herowright.games.pathfinder.cards.meetings import Flit, MeetFirst, Summon
from herowright.games.pathfinder.cards.moments import HELP
from herowright.games.pathfinder.cards.on import ANYBODY, HERE, OWN, On
from herowright.games.pathfinder.cards.outside import Examine, Heal, TurnBackTime
from herowright.games.pathfinder.cards.standing import (
    ACQUIRES,
    ENDS,
    ENTERS,
    ChanceToClose,
    DifficultyIs,
    HarderChecks,
    NeedsTrait,
    Twice,
    When,
)
from herowright.games.pathfinder.cards.troubles import (
    EACH_HERE,
    Damage,
    Each,
    Harder,
    LoseCards,
    LoseTime,
    LoseTop,
    NoMoreExploring,
    Unless,
)
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting, RaiseDead
from herowright.games.pathfinder.rules.components import (
    ALLY,
    BANISH,
    BARRIER,
    BLESSING,
    BURY,
    DISCARD,
    DISPLAY,
    FIRE,
    HENCHMAN,
    ITEM,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    TOP,
    VILLAIN,
)
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, deck_of, falls, game, in_box, kinds, location, meet, zone

ON_ANY = On(ANYBODY)


@rule("PF-VILLAIN-19", "PF-VILLAIN-20", "PF-SUMMON-09")
def test_a_villain_that_flits_for_each_of_two_is_still_one_villain() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, undefeated=(Each(EACH_HERE, Flit()),))
    laid: dict[str, Any] = {"places": {"glade": ["boss"], "grove": []}}
    table = game({}, {}, cards=[boss], rolls=[7], draws=["1", "1"], **laid)
    table.play("explore", "fight:strength", "roll")
    assert sorted([*deck_of(table, "glade"), *deck_of(table, "grove")])[-1] == "boss"
    assert (deck_of(table, "glade") + deck_of(table, "grove")).count("boss") == 1


@rule("PF-HENCH-01", "PF-CLOSE-01")
def test_a_henchman_that_flits_and_is_defeated_was_one_of_this_location() -> None:
    laid: dict[str, Any] = {"places": {"glade": ["thug"], "grove": []}}
    table = game(cards=[bane("thug", "Combat 8", HENCHMAN, after=(Flit(),))], rolls=[8], draws=["1"], **laid)
    table.play("explore", "fight:strength", "roll")
    assert (table.asked, deck_of(table, "grove")) == ((0, "close"), [])


@rule("PF-ENC-21", "PF-PLAY-09", "PF-BOON-08")
def test_what_helps_a_displayed_card_back_under_the_deck_is_answered_before_the_hand_is_reset() -> None:
    might = boon("might", SPELL, Play(DISPLAY, Lasting("1d4", On(OWN))), recharge="Strength 6")
    power = {"curious": AfterPlaying(("arcane",), (SPELL,), DrawCards("1"))}
    hero = {"hand": ["might", "charm"], "hand_size": 2, "powers": power}
    table = game(hero, {}, cards=[might], rolls=[5, 1])
    table.play("display:might", "end", "yes", "discard:charm", "roll", "no")
    assert (table.asked, zone(table, "deck")[-1]) == ((0, "do-or-not"), "might")
    table.play("yes")
    assert (zone(table, "hand"), table.asked) == (["pebble-1"], (0, "reset"))


@rule("PF-BOON-05", "PF-CHECK-02", "PF-CHECK-13")
def test_of_two_numbers_for_the_same_skill_the_lower_is_to_be_reached() -> None:
    power = {"hard_head": InsteadOf((RECHARGE,), kinds=(SPELL,), check="Arcane 4")}
    table = game({"hand": ["charm"], "powers": power}, {}, rolls=[1, 1, 2])
    table.play("explore", "fight:strength", "discard:charm", "roll", "yes")
    assert table.asked == (0, "prepare"), "there is nothing to choose from"
    table.play("roll")
    assert (zone(table, "deck")[-1], kinds(table).count("settles")) == ("charm", 1)


@rule("PF-PLAY-02", "PF-GOLD-05")
def test_a_card_that_was_revealed_for_a_power_and_lost_by_it_is_not_lost_again() -> None:
    rite = AndThen(Heal("1"), LoseCards(2))
    power = {"rite": Use(rite, pay=Pay(REVEAL, then=BURY), own_turn=True)}
    hero = {"hand": ["lens", "cloak"], "discard": ["pebble-1"], "powers": power}
    table = game(hero, {}, shuffles=[()])
    table.play("power:rite", "pay:lens", "drop:lens", "drop:cloak")
    assert (zone(table, "hand"), zone(table, "discard"), zone(table, "buried")) == ([], ["lens", "cloak"], [])
    assert table.asked == (0, "turn")


@dataclass(frozen=True, slots=True)
class Venom(Effect):
    """Played on any check; whoever makes it loses the top card of the deck."""

    added: str

    moment = HELP
    says = "pf-effect-more"

    def carry_out(self, table: Any, hero: Any, source: str) -> Any:
        yield from LoseTop(1).befall(table, table.heroes[table.checks[-1].seat], source)


@rule("PF-DEATH-11", "PF-DEATH-05", "PF-CHECK-30")
@pytest.mark.parametrize(("asked", "numbers"), [("prepare", ()), ("which-difficulty", (9, 7))])
def test_who_dies_of_what_another_plays_answers_no_question_any_more(asked: str, numbers: tuple[int, ...]) -> None:
    venom = boon("venom", ITEM, Play(DISCARD, Venom("1d4")))
    imp = bane("imp", standing=tuple(DifficultyIs(number) for number in numbers))
    laid: dict[str, Any] = {"cards": [venom, imp], "places": {"glade": ["imp", "wolf"]}}
    table = game({"deck": []}, {"hand": ["venom"]}, shuffles=[["wolf", "imp"]], **laid)
    table.play("explore", "fight:strength")
    assert table.asked == (0, asked)
    table.play("discard:venom", seat=1)
    assert (table.hero(0).dead, table.asked, table.state.checks, table.state.encounters) == (True, (1, "turn"), [], [])
    assert (deck_of(table, "glade"), zone(table, "discard", 1), falls(table)) == (["wolf", "imp"], ["venom"], [])


# --- several rules at one time -----------------------------------------------------------------------------

BOSS = bane("boss", "Combat 8", VILLAIN, copies={"B": 1})
RIVAL = bane("rival", "Combat 8", VILLAIN, copies={"B": 1})
STORY = replace(BOX.find("scenario", "brigandoom"), villains=("boss",))


def places(table: Any, mark: str) -> list[str]:
    return [place.card.id for place in table.state.places if getattr(place, mark)]


@rule("PF-CHECK-07", "PF-DEATH-11", "PF-VILLAIN-19")
def test_who_dies_of_a_check_made_for_another_has_failed_it_and_the_villain_escapes() -> None:
    boss = bane("boss", "Combat 8 then Combat 9", VILLAIN, copies={"B": 1})
    venom = boon("venom", ITEM, Play(DISCARD, Venom("1d4")))
    laid: dict[str, Any] = {"cards": [boss, STORY, venom], "places": {"glade": ["boss"], "grove": []}}
    table = game({}, {"deck": []}, {"hand": ["venom"]}, rolls=[9], **laid)
    table.play("explore", "by:2", "fight:strength")
    table.play("discard:venom", seat=2)
    assert (table.hero(1).dead, table.asked) == (True, (0, "skill"))
    table.play("fight:strength", "roll")
    assert (len(table.state.blessings), table.asked, kinds(table).count("escapes")) == (29, (0, "turn"), 1)


@rule("PF-SUMMON-02", "PF-VILLAIN-29", "PF-SUMMON-09")
def test_a_villain_that_summons_itself_is_guarded_against_once_and_beaten_twice() -> None:
    boss = bane("boss", "Combat 8", VILLAIN, copies={"B": 1}, before=(Summon("boss"),))
    laid: dict[str, Any] = {"cards": [boss, STORY], "places": {"glade": ["boss"], "grove": ["wolf"]}}
    table = game({}, {"place": "grove"}, rolls=[8, 8], **laid)
    table.play("explore", "close:1", "fight:strength", "roll")
    assert (table.state.won, table.asked, places(table, "shut")) == (False, (0, "skill"), ["grove"])
    table.play("fight:strength", "roll", "yes")
    assert (table.state.won, kinds(table).count("guards")) == (True, 1)


@rule("PF-CLOSE-08", "PF-ENC-23", "PF-VILLAIN-12")
def test_a_barrier_whose_location_a_villain_closes_meanwhile_goes_to_the_box_once() -> None:
    trap = bane("trap", "Strength 9", BARRIER, undefeated=(MeetFirst(VILLAIN),))
    laid: dict[str, Any] = {"places": {"glade": ["trap", "wolf", "boss"], "grove": ["wolf"]}}
    table = game({}, cards=[BOSS, STORY, trap], rolls=[8, 8], **laid)
    before = in_box(table, "trap")
    table.play("explore", "roll", "fight:strength", "roll", "yes")
    assert (places(table, "closed"), deck_of(table, "glade"), in_box(table, "trap")) == (["glade"], [], before + 1)
    assert (sorted(deck_of(table, "grove")), table.asked) == (["boss", "wolf"], (0, "turn"))
    assert {"close", "explore"}.isdisjoint(table.keys)


@rule("PF-CLOSE-08", "PF-ENC-24", "PF-HENCH-01")
def test_a_boon_whose_location_closes_as_it_is_acquired_comes_out_of_the_box_again() -> None:
    glade = location("glade", here=(When(ACQUIRES, MeetFirst(HENCHMAN)),))
    gem = boon("gem", ITEM, acquire="Strength 2")
    laid: dict[str, Any] = {"places": {"glade": ["gem", "thug", "gem"], "grove": ["wolf"]}}
    table = game({}, cards=[glade, gem], rolls=[2, 8], **laid)
    before = in_box(table, "gem")
    table.play("explore", "use:strength", "roll", "fight:strength", "roll", "close:1")
    assert (places(table, "closed"), zone(table, "hand"), in_box(table, "gem")) == (["glade"], ["gem"], before + 1)


@rule("PF-VILLAIN-28", "PF-VILLAIN-13", "PF-VILLAIN-14", "PF-VILLAIN-06")
def test_a_villain_cornered_beside_another_one_leaves_its_location_open_to_that_one_alone() -> None:
    two = replace(STORY, villains=("boss", "rival"))
    laid: dict[str, Any] = {"places": {"glade": ["boss", "wolf", "rival"], "grove": []}}
    table = game({}, {"place": "grove"}, cards=[BOSS, RIVAL, two], rolls=[8], **laid)
    table.play("explore", "close:1", "fight:strength", "roll", "yes")
    beaten = [card.id for card in table.state.beaten]
    assert (beaten, table.table.is_over, deck_of(table, "glade")) == (["boss"], False, ["rival"])
    assert (places(table, "shut"), places(table, "closed"), in_box(table, "boss")) == ([], [], 1)


@rule("PF-VILLAIN-08", "PF-VILLAIN-02", "PF-PRINC-08")
def test_of_two_at_a_location_only_who_can_pay_is_asked_to_hold_it() -> None:
    grove = location("grove", closing=(ByPaying((BLESSING,)),))
    heroes: list[dict[str, Any]] = [
        {"hand": ["prayer"]},
        {"place": "grove", "hand": ["lens"]},
        {"place": "grove", "hand": ["prayer"]},
    ]
    laid: dict[str, Any] = {"places": {"glade": ["boss"], "grove": ["wolf"]}}
    table = game(*heroes, cards=[BOSS, STORY, grove], **laid)
    table.play("explore")
    assert table.asked == (2, "guard")
    table.play("close:1", "pay:prayer")
    assert (places(table, "shut"), zone(table, "hand")) == (["grove"], ["prayer"])


@rule("PF-CLOSE-01", "PF-CLOSE-07", "PF-ENC-24")
def test_a_blessing_just_acquired_can_pay_for_closing_its_location() -> None:
    glade = location("glade", here=(ChanceToClose((BLESSING,)),), closing=(ByPaying((BLESSING,)),))
    gift = boon("gift", BLESSING, Play(DISCARD, AddDie()), acquire="Strength 5")
    laid: dict[str, Any] = {"cards": [glade, gift], "places": {"glade": ["gift", "wolf"], "grove": []}}
    table = game({"hand": []}, rolls=[5], **laid)
    table.play("explore", "use:strength", "roll", "close:1", "pay:gift")
    assert (places(table, "closed"), zone(table, "discard"), deck_of(table, "glade")) == (["glade"], ["gift"], [])


@rule("PF-TURN-05", "PF-END-01")
def test_a_blessing_that_borrows_follows_the_card_that_lies_on_top_now() -> None:
    wild = boon("wild", BLESSING, Play(DISCARD, BorrowBlessing()))
    twin = boon("twin", BLESSING, Play(DISCARD, AddDie(ON_ANY, count=2)))
    leech = bane("leech", "Combat 30", before=(LoseTime(1),))
    table = meet(leech, {"hand": ["wild"]}, cards=[wild, twin], blessings=["twin", *["prayer"] * 5])
    table.play("fight:strength")
    assert [key for key in table.keys if "wild" in key] == ["discard:wild:twin"]
    table.play("discard:wild:twin")
    assert table.state.checks[-1].sides == (10, 10, 10)


@rule("PF-ENC-11", "PF-TURN-15", "PF-ENC-27")
def test_what_was_evaded_onto_its_deck_is_met_by_the_next_exploration() -> None:
    hero = {"hand": ["cloak", "runner"], "powers": {"slip": EvadedTo(TOP)}}
    table = game(hero, places={"glade": ["ogre", "wolf"], "grove": []})
    table.play("explore", "discard:cloak", "top", "discard:runner")
    assert (table.asked, table.state.encounters[-1].card.id, deck_of(table, "glade")) == (
        (0, "skill"),
        "ogre",
        ["ogre", "wolf"],
    )


@rule("PF-SUMMON-11", "PF-ENC-10", "PF-EXAM-01")
def test_a_card_put_on_top_during_an_encounter_lies_under_the_card_that_is_met() -> None:
    imp = bane("imp", "Combat 2", before=(LookAhead(1),), after=(AddToPlace(ALLY, "1", to=TOP),))
    laid: dict[str, Any] = {"places": {"glade": ["imp", "wolf"], "grove": []}, "box": {"ally": ["runner"]}}
    table = game({"hand": ["prayer"]}, cards=[imp], rolls=[2], **laid)
    table.play("explore", "fight:strength", "roll")
    assert (deck_of(table, "glade"), table.told("pf-event-examines")[-1].args["cards"]) == (
        ["runner", "wolf"],
        "bane:wolf",
    )
    table.play("discard:prayer:2")
    assert table.state.encounters[-1].card.id == "runner"


@rule("PF-CHECK-46", "PF-CHECK-39")
def test_a_check_that_is_rolled_twice_may_be_mended_and_keeps_its_traits() -> None:
    imp = bane("imp", "Combat 8", standing=(Twice(), NeedsTrait("fire")))
    luck = boon("luck", ITEM, Play(DISCARD, Reroll()))
    flame = boon("flame", ALLY, Play(DISCARD, AddDice("1d4", ON_ANY, ("fire",))))
    table = meet(imp, {"hand": ["luck", "flame"]}, cards=[luck, flame], rolls=[7, 1, 3, 4, 7, 1])
    table.play("fight:strength", "discard:flame", "roll")
    assert table.asked == (0, "failed")
    table.play("discard:luck")
    assert (kinds(table)[-1], [each[2] for each in falls(table)]) == ("defeats", [8, 7, 8])


@rule("PF-CHECK-46", "PF-PRINC-01")
def test_a_success_without_dice_lacks_the_trait_all_the_same_and_hurts_nobody() -> None:
    sure = boon("sure", ITEM, Play(DISCARD, Succeed(On(OWN))))
    imp = bane("imp", "Combat 8", standing=(NeedsTrait("fire"),))
    table = meet(imp, {"hand": ["sure", "lens"]}, cards=[sure])
    table.play("fight:strength", "discard:sure")
    assert (kinds(table)[-1], zone(table, "hand"), table.asked) == ("fails", ["lens"], (0, "turn"))


@rule("PF-GOLD-01", "PF-CHECK-29")
def test_what_shifts_a_difficulty_shifts_the_number_that_is_set_later_too() -> None:
    cards = [
        boon("fix", ITEM, Play(DISCARD, SetDifficulty(6))),
        boon("ease", ALLY, Play(DISCARD, Ease(2, ON_ANY))),
        location("glade", here=(HarderChecks(3),)),
    ]
    table = meet(bane("imp", "Combat 20"), {"hand": ["fix"]}, {"hand": ["ease"]}, cards=cards)
    table.play("fight:strength")
    table.play("discard:ease", seat=1)
    assert table.state.checks[-1].difficulty == 21
    table.play("discard:fix")
    assert table.state.checks[-1].difficulty == 7


@rule("PF-CHECK-29", "PF-TURN-22", "PF-PLAY-09")
def test_what_makes_checks_harder_counts_for_a_displayed_card_at_the_end_of_the_turn() -> None:
    might = boon("might", SPELL, Play(DISPLAY, Lasting("1d4", On(OWN))), recharge="Strength 6")
    curse = bane("curse", "Combat 2", before=(Harder(3),))
    table = meet(curse, {"hand": ["might"], "hand_size": 0}, {}, cards=[might], rolls=[5, 8])
    table.play("fight:strength", "roll", "display:might", "end", "yes", "roll")
    assert (falls(table)[-1][2:], zone(table, "discard"), table.hero(0).harder) == ((8, 9), ["might"], 0)


@rule("PF-PLAY-09", "PF-BOON-05", "PF-ENC-19")
def test_of_two_displayed_cards_the_second_helps_the_first_back_under_the_deck() -> None:
    might = boon("might", SPELL, Play(DISPLAY, Lasting("1d4", On(OWN))), recharge="Strength 6")
    table = game({"hand": ["might", "might"], "hand_size": 0}, {}, cards=[might], rolls=[5, 1, 5])
    table.play("display:might", "display:might", "end", "yes", "roll", "yes", "roll")
    assert [each[:3] for each in falls(table)] == [("d10=5 d4=1", 0, 6), ("d10=5", 0, 5)]
    assert (zone(table, "deck")[-1], zone(table, "discard")) == ("might", ["might"])


@rule("PF-CHECK-43", "PF-DMG-04")
def test_a_check_that_wards_off_damage_shares_its_limit_with_that_damage() -> None:
    ward = boon("ward", SPELL, Play(DISCARD, Reduce(1)))
    gas = bane("gas", "Combat 2", before=(Unless("Strength 8", Damage("2", FIRE)),))
    table = meet(gas, {"hand": ["charm", "ward", "lens", "sword", "friend"]}, cards=[ward], rolls=[1, 1])
    table.play("discard:charm", "roll")
    assert (table.asked, "discard:ward" in table.keys) == ((0, "suffer"), False)


@rule("PF-DICE-07", "PF-DMG-01", "PF-DMG-06")
def test_damage_for_each_is_rolled_reduced_and_paid_by_each() -> None:
    blast = bane("blast", "Combat 2", before=(Each(EACH_HERE, Damage("1d4", FIRE)),))
    ward = boon("ward", SPELL, Play(DISCARD, Reduce(2)))
    heroes: list[dict[str, Any]] = [
        {"hand": ["lens", "sword", "friend"]},
        {"hand": ["ward", "lens", "sword", "friend"]},
        {"hand": ["lens"], "place": "grove"},
    ]
    table = meet(blast, *heroes, cards=[ward], rolls=["d4:1", "d4:4"])
    table.play("drop:lens")
    assert table.asked == (1, "damage")
    table.play("discard:ward", "take-it", "drop:lens", "drop:sword")
    assert [zone(table, "hand", seat) for seat in range(3)] == [["sword", "friend"], ["friend"], ["lens"]]


@rule("PF-GOLD-04", "PF-TURN-16", "PF-TURN-17")
def test_what_was_granted_before_is_lost_where_nobody_may_explore_any_more() -> None:
    stop = bane("stop", "Combat 2", after=(GrantExploration(), NoMoreExploring()))
    laid: dict[str, Any] = {"cards": [stop], "places": {"glade": ["stop", "wolf"], "grove": ["wolf"]}}
    table = game({"hand": ["runner", "prayer"]}, rolls=[2], **laid)
    table.play("explore", "fight:strength", "roll")
    assert table.keys == ["end"]


@rule("PF-BOON-06", "PF-PLAY-14", "PF-BOON-05")
@pytest.mark.parametrize(("rolled", "boxed"), [(6, 0), (5, 1)])
def test_a_card_that_is_banished_to_be_played_may_be_recharged_instead(rolled: int, boxed: int) -> None:
    scroll = boon("scroll", SPELL, Play(BANISH, AddDice("1d4", ON_ANY)), recharge="Strength 6")
    table = meet(bane("imp", "Combat 2"), {"hand": ["scroll"]}, cards=[scroll], rolls=[2, 1, rolled])
    before = in_box(table, "scroll")
    table.play("fight:strength", "banish:scroll", "roll", "yes", "roll")
    assert (in_box(table, "scroll") - before, zone(table, "deck")[-1] == "scroll") == (boxed, not boxed)


@rule("PF-CHECK-12", "PF-GOLD-04")
@pytest.mark.parametrize("first", ["power", "blessing"])
def test_a_power_that_keeps_blessings_out_keeps_out_those_of_others_and_comes_before_them(first: str) -> None:
    power = {"lone": Use(AddDice("1d8", On(OWN)), without=(BLESSING,))}
    table = meet(bane("imp", "Combat 30"), {"hand": ["prayer"], "powers": power}, {"hand": ["prayer"]})
    table.play("fight:strength")
    if first == "power":
        table.play("power:lone")
        assert not [key for seat in (0, 1) for key in table.keys_of(seat) if key.startswith("discard:prayer")]
    else:
        table.play("discard:prayer:1", seat=1)
        assert "power:lone" not in table.keys


@rule("PF-DEATH-06", "PF-TURN-30", "PF-PILE-03")
def test_who_comes_back_draws_what_there_is_and_has_the_next_turn() -> None:
    phoenix = boon("phoenix", ITEM, Play(BURY, RaiseDead()))
    dead = {"dead": True, "deck": [], "buried": ["lens", "sword"]}
    laid: dict[str, Any] = {"cards": [phoenix], "shuffles": [["sword", "lens"]]}
    table = game({"hand": ["phoenix"], "hand_size": 0, "place": "grove"}, dead, {}, **laid)
    table.play("bury:phoenix", "end")
    raised = table.hero(1)
    assert (raised.dead, raised.place, zone(table, "hand", 1), zone(table, "deck", 1)) == (
        False,
        1,
        ["sword", "lens"],
        [],
    )
    assert table.asked == (1, "turn")


@rule("PF-TURN-06", "PF-TURN-07", "PF-PLAY-17")
def test_time_turned_back_by_another_saves_the_next_turn() -> None:
    clock = boon("clock", SPELL, Play(DISCARD, TurnBackTime("1")))
    table = game({"hand_size": 0}, {"hand": ["clock"], "hand_size": 0}, {"hand_size": 0}, cards=[clock], blessings=1)
    table.play("end")
    assert (table.asked, table.state.blessings) == ((1, "turn"), [])
    table.play("discard:clock", "end")
    assert (table.asked, table.table.is_over) == ((2, "turn"), False)


@rule("PF-TURN-11", "PF-TURN-10")
def test_who_is_brought_along_enters_as_well() -> None:
    rope = boon("rope", ITEM, Play(DISCARD, AndThen(Examine(1), Travel(bring=True))))
    grove = location("grove", here=(When(ENTERS, Harder(2)),))
    table = game({"hand": ["rope"]}, {}, cards=[rope, grove])
    table.play("discard:rope", "move:grove", "seat:2")
    assert [(hero.place, hero.harder) for hero in table.state.heroes] == [(1, 2), (1, 2)]


@rule("PF-BOON-21", "PF-BOON-22", "PF-CHECK-37")
def test_a_blessing_copies_the_die_that_replaces_that_of_the_skill_and_nothing_added_to_it() -> None:
    brew = boon("brew", ITEM, Play(DISCARD, DieInstead((STRENGTH,), 12, 2)))
    table = meet(bane("imp", "Combat 30"), {"hand": ["brew", "prayer"]}, cards=[brew])
    table.play("discard:brew", "fight:strength", "discard:prayer:1")
    assert (table.state.checks[-1].sides, table.state.checks[-1].plus) == ((12, 12), 2)


@rule("PF-ENC-11", "PF-PRINC-01")
def test_two_powers_that_lead_an_evaded_card_to_the_same_place_are_one_choice() -> None:
    powers = {"slip": EvadedTo(TOP), "dodge": EvadedTo(TOP), "sink": EvadedTo("bottom")}
    table = meet(bane("imp"), {"hand": ["cloak"], "powers": powers})
    table.play("discard:cloak")
    assert (table.asked, table.keys) == ((0, "evaded-to"), ["shuffle", "top", "bottom"])


@rule("PF-PRINC-10", "PF-CHECK-47", "PF-DMG-01", "PF-BOON-08", "PF-ENC-21")
def test_outside_encounters_too_damage_is_finished_before_what_reduced_it_is_recharged() -> None:
    ward = boon("ward", SPELL, Play(DISCARD, Reduce(1, whose=HERE)), traits=("arcane",), recharge="Arcane 6")
    glade = location("glade", here=(When(ENDS, Damage("2", FIRE)),))
    heroes: list[dict[str, Any]] = [
        {"hand": ["cloak", "sword", "shield"], "hand_size": 0},
        {"hand": ["ward"], "powers": {"curious": AfterPlaying(("arcane",), (SPELL,), DrawCards("1"))}},
        {"hand": ["charm"]},
    ]
    table = game(*heroes, cards=[ward, glade], rolls=[3, 1])
    table.play("end")
    table.play("discard:ward", seat=1)
    assert (table.asked, zone(table, "in_play", 1)) == ((0, "suffer"), ["ward"])
    table.play("drop:cloak")
    assert table.asked == (1, "recharge")
    table.play("yes")
    assert "discard:charm" in table.keys_of(2), "a check like any other"
    table.play("discard:charm", seat=2)
    table.play("roll", "no")
    assert (table.asked, zone(table, "deck", 1)[-1]) == ((1, "do-or-not"), "ward")
