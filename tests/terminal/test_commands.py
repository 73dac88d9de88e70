"""Answers and everything else that can be typed."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from herowright import load_table
from herowright.testing import Play, rule, situation
from tests.terminal.desk import Desk


def dice_turn(**more: Any) -> Play:
    """Solo, about to choose an initiative card."""
    hero = {"gold": 3, "backstory": "aristocrat", "rows": {"str": ["red2", "gold6"]}, **more}
    return situation(
        "roll-player",
        seats=1,
        phase="dice",
        pool=["red1", "blue4", "gold6"],
        heroes=[hero],
        market=["longsword", "climb", "reckless"],
        discard=["knowledge", "chain-helm"],
    )


def market_turn(**more: Any) -> Play:
    hero = {"gold": 3, "rows": {"str": ["red2"]}, **more}
    return situation(
        "roll-player", seats=1, phase="market", initiative={0: 1}, heroes=[hero], market=["reckless", "climb"]
    )


def decided(desk: Desk) -> list[str]:
    """The keys chosen in the game that was left."""
    (file,) = desk.files("unfinished")
    return [key for _, key in load_table(file.read_bytes()).decisions]


# --- answers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["2", "take:2", "TAKE:2", "take 2"])
def test_an_option_is_chosen_by_number_or_key(desk: Desk, typed: str) -> None:
    shown = desk.at(dice_turn(), typed)
    assert "takes Initiative card 2 with the blue 4" in shown
    assert decided(desk) == ["take:2"]


def test_an_option_is_chosen_by_the_beginning_of_its_key(desk: Desk) -> None:
    desk.at(dice_turn(), "2", "place:s", "sk")
    assert decided(desk) == ["take:2", "place:str", "skip"]


def test_a_beginning_of_several_keys_chooses_none(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "tak")
    assert "“tak” could be: take:1, take:2, take:3." in shown
    assert decided(desk) == []


def test_a_number_without_an_option_is_refused(desk: Desk) -> None:
    assert "The options are 1 to 3." in desk.at(dice_turn(), "4", "0")
    assert decided(desk) == []


@rule("RP-GOLD-06")
def test_an_illegal_choice_shows_the_reason_and_the_rule(desk: Desk) -> None:
    shown = desk.at(market_turn(), "buy:reckless")
    assert "“Reckless” costs 6 gold, but you have 3 gold." in shown
    assert "[RP-GOLD-06]" in shown
    assert decided(desk) == []


def test_nonsense_is_refused_and_never_taken_for_markup(desk: Desk) -> None:
    assert "“[red]dance[/red]” is not possible now." in desk.at(dice_turn(), "[red]dance[/red]")


def test_what_an_option_would_give_stands_beside_it(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "take:2")
    assert "10 → 14 ★★ (goal 14–15) · fits the Backstory · +1 gold" in shown, "a third die in Strength, blue as wanted"
    assert "gold 3 → 1" in desk.at(market_turn())


def test_many_options_stand_side_by_side(desk: Desk) -> None:
    rows = {"con": ["red2", "blue3"], "dex": ["red2", "red3", "red4"], "wis": ["blue2", "blue4", "blue5"]}
    shown = desk.at(dice_turn(rows=rows), "1", "place:con")
    assert any("skip" in line and "raise:con:2" in line for line in shown.splitlines())
    assert max(map(cell_len, shown.partition("Constitution: raise")[2].partition("> ")[0].splitlines())) <= 80


def test_what_is_possible_at_any_time_stands_apart(desk: Desk) -> None:
    shown = desk.at(dice_turn(skills=["climb"]))
    assert shown.index("take:3") < shown.index("At any time:") < shown.index("use:climb")


# --- rules, hints, cards, log --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "any Initiative card"), ("pl", "dowolną kartę Inicjatywy"), ("de", "eine beliebige der noch")],
)
def test_the_rule_behind_the_prompt(desk: Desk, lang: str, words: str) -> None:
    desk.at(dice_turn(), lang=lang)
    shown = desk.type("y", "?", lang=lang)
    assert "== RP-DICE-03" in shown
    assert words.casefold() in shown.casefold()


def test_any_rule(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "? rp-dice-10", "? RP-DICE-99")
    assert "== RP-DICE-10" in shown
    assert "The printed rules are unclear here" in shown
    assert "At this table: The whole game" in shown, "how the table reads it"
    assert "“RP-DICE-99” is neither an option nor a rule." in shown


def test_what_a_word_means_in_any_of_its_forms(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "? markers", "? First Player")
    assert "== Marker" in shown
    assert "RP-DICE-20" in shown
    assert "== First Player" in shown
    assert "== Znacznik" in desk.at(dice_turn(), "lang pl", "? znacznikiem")


def test_a_word_that_is_no_term_is_looked_up_in_the_rules(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "? victory", "? xyzzy")
    assert "RP-SCORE-18  Most stars wins." in shown
    assert "“xyzzy” is neither an option nor a rule." in shown
    assert decided(desk) == []


def test_what_an_option_is(desk: Desk) -> None:
    shown = desk.at(market_turn(), "? buy:climb", "? 9", "? z")
    assert "== Climb · Market" in shown
    assert "cost 2, one dot" in shown
    assert "The options are 1 to" in shown


def test_a_hint_with_its_reasons(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "h")
    assert "Strategist would choose" in shown
    hint = shown.partition("Strategist would choose")[2]
    assert all(key in hint for key in ("take:1", "take:2", "take:3"))
    assert decided(desk) == []


def test_the_log_with_the_rules(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "2", "place:str", "l")
    assert "Player 1 takes Initiative card 2 with the blue 4.  [RP-DICE-03]" in shown
    assert "Player 1 places the blue 4 in the Strength row.  [RP-DICE-04]" in shown


def test_cards_by_name(desk: Desk) -> None:
    shown = desk.at(
        dice_turn(), "c longsw", "c long", "c crossbow", "c unicorn", "c", "c Paladin", "c Arbiter", "c Brawler"
    )
    assert "== Longsword · Market" in shown
    assert "Several cards: Longbow, Longsword." in shown
    assert "== Heavy Crossbow · Market" in shown
    assert "No card is called “unicorn”." in shown
    assert "Which card?" in shown
    assert "STR 17 ★★★" in shown
    assert "+3   0  −3" in shown


def test_cards_by_id_in_any_language(desk: Desk) -> None:
    assert "== Wspinaczka · Rynek" in desk.at(dice_turn(), "lang pl", "c climb")


@rule("RP-MKT-08")
def test_the_discard_pile_can_be_looked_through(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "d")
    assert "== Discard pile (2)" in shown
    assert "Chain Helm" in shown
    assert "== Trash (0)" in shown


def test_the_other_heroes_in_full(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "o")
    assert "There are no other heroes." in shown
    two = situation("roll-player", seats=2, phase="dice", pool=["red1", "blue4", "gold6"], turn=0)
    assert "== Dreamer · " in desk.at(two, "o", bots=[None, "random"])


def test_help_names_every_command(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "help").partition("What you can type")[2]
    for command in ("?", "u", "h", "l", "c NAME", "o", "d", "b", "w", "as 2", "lang", "s FILE", "load FILE", "q"):
        assert f"\n{command}" in shown or f", {command}" in shown


def test_the_language_changes_at_once(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "lang pl", "lang de", "lang fr")
    assert (
        shown.index("Choose an Initiative")
        < shown.index("Wybierz kartę Inic")
        < shown.index("Wähle eine Initiativekarte")
    )
    assert "Wähle eine dieser Sprachen: en, pl, de." in shown


# --- undo ----------------------------------------------------------------------------------------


def test_undo_takes_back_or_says_why_not(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "u", "2", "place:str", "u")
    assert "There is nothing to undo yet." in shown
    assert "Undone." in shown
    assert decided(desk) == ["take:2"]


def test_undo_stops_where_something_became_known(desk: Desk) -> None:
    shown = desk.at(dice_turn(), "1", "place:int", "reroll:str:1", "u")
    assert "You cannot undo any further: this choice revealed something" in shown
    assert decided(desk) == ["take:1", "place:int", "reroll:str:1"]


def test_undo_at_a_shared_keyboard_is_for_the_one_who_chose(desk: Desk) -> None:
    two = situation("roll-player", seats=2, phase="sheets")
    desk.at(two, "1", "u", bots=[None, None])
    assert decided(desk) == []


# --- files ---------------------------------------------------------------------------------------


def test_save_writes_a_file_and_never_over_another(desk: Desk) -> None:
    file = desk.folder / "my game.json"
    shown = desk.at(dice_turn(), "2", f"s {file}", "place:str", f"s {file}", "s")
    assert f"Saved: {file}" in shown
    assert f"{file} already exists and is not overwritten." in shown
    assert len(load_table(file.read_bytes()).decisions) == 1
    assert f"Saved: {desk.files('unfinished')[0]}" in shown


def test_saving_and_loading_where_it_cannot_be_done(desk: Desk) -> None:
    broken = desk.folder / "broken.json"
    broken.parent.mkdir()
    broken.write_text("no game")
    shown = desk.at(dice_turn(), f"s {broken}/x.json", "load /nowhere.json", f"load {broken}")
    assert "could not be written" in shown
    assert "/nowhere.json could not be read" in shown
    assert "not a saved game" in shown


# --- several people ------------------------------------------------------------------------------


def two_people() -> Play:
    second = {"skills": ["climb"], "rows": {"str": ["red2"]}}
    return situation("roll-player", seats=2, phase="dice", pool=["red1", "blue4", "gold6"], heroes=[{}, second])


@rule("RP-SKILL-06")
def test_another_person_interrupts(desk: Desk) -> None:
    shown = desk.at(two_people(), "as 2", "as 2 use:climb", "skip", "as 2 use:climb", bots=[None, None])
    assert "Player 2 can: use:climb." in shown
    assert "Player 2 uses “Climb”." in shown
    assert "“Climb” is exhausted." in shown
    assert "Player 1: Choose an Initiative card" in shown


def test_only_people_at_this_keyboard_interrupt(desk: Desk) -> None:
    shown = desk.at(two_people(), "as 2 use:climb", "as x", "as 1", bots=[None, "random"])
    assert shown.count("Whose choice is it?") == 2
    assert "Player 1 can: take:1, take:2, take:3." in shown


def test_bots_wait_if_they_are_told_to(desk: Desk) -> None:
    mine = {"skills": ["climb"], "rows": {"str": ["red2"]}}
    table = situation("roll-player", seats=2, phase="dice", pool=["red1", "blue4", "gold6"], heroes=[mine], turn=0)
    shown = desk.at(table, "w", "1", "place:dex", "skip", "1", "skip", "w", bots=[None, "random"])
    assert "The bots now wait" in shown
    assert "Dreamer decides next." in shown
    assert "Player 1 uses “Climb”." in shown
    assert "The bots no longer wait." in shown
