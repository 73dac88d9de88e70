"""Exact situations in the corners of the rules: cards that do the same thing twice, and moments that end in others."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.deeds import AndThen
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import AfterPlaying, InsteadOf, Pay, Use
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.meetings import Flit
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.standing import DifficultyIs
from herowright.games.pathfinder.cards.troubles import EACH_HERE, Each, LoseCards, LoseTop
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import Lasting
from herowright.games.pathfinder.rules.components import (
    BURY,
    DISCARD,
    DISPLAY,
    HENCHMAN,
    ITEM,
    RECHARGE,
    REVEAL,
    SPELL,
    VILLAIN,
)
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, deck_of, falls, game, kinds, zone

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


class Venom(AddDice):
    """Dice for a check, and whoever makes it loses the top card of the deck."""

    def carry_out(self, table: Any, hero: Any, source: str) -> Any:
        yield from LoseTop(1).befall(table, table.heroes[table.checks[-1].seat], source)


@rule("PF-DEATH-11", "PF-DEATH-05", "PF-CHECK-30")
@pytest.mark.parametrize(("asked", "numbers"), [("prepare", ()), ("which-difficulty", (9, 7))])
def test_who_dies_of_what_another_plays_answers_no_question_any_more(asked: str, numbers: tuple[int, ...]) -> None:
    venom = boon("venom", ITEM, Play(DISCARD, Venom("1d4", ON_ANY)))
    imp = bane("imp", standing=tuple(DifficultyIs(number) for number in numbers))
    laid: dict[str, Any] = {"cards": [venom, imp], "places": {"glade": ["imp", "wolf"]}}
    table = game({"deck": []}, {"hand": ["venom"]}, shuffles=[["wolf", "imp"]], **laid)
    table.play("explore", "fight:strength")
    assert table.asked == (0, asked)
    table.play("discard:venom", seat=1)
    assert (table.hero(0).dead, table.asked, table.state.checks, table.state.encounters) == (True, (1, "turn"), [], [])
    assert (deck_of(table, "glade"), zone(table, "discard", 1), falls(table)) == (["wolf", "imp"], ["venom"], [])
