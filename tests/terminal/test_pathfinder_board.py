"""What the Pathfinder board shows, in every language and width."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from herowright import new_table
from herowright.games.pathfinder.cards.rewards import POWER_FEAT, ROLE, FeatReward
from herowright.games.pathfinder.cards.types import Scenario
from herowright.games.pathfinder.rules import prospects
from herowright.games.pathfinder.rules.odds import percent
from herowright.games.pathfinder.terminal import meeting, places, signs
from herowright.locale import LANGUAGES, Texts
from herowright.table.glimpse import Glimpse
from herowright.terminal import prompt
from herowright.testing import rule
from tests.terminal.call_to_adventure import scene_of, shown, squeezed
from tests.terminal.pathfinder import BOARD, GAME, drawn, noted, rewards, woods

# --- the whole board --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "seats", "scenario"),
    [("en", 2, "the-poison-pill"), ("pl", 3, "black-fangs-dungeon"), ("de", 1, "brigandoom")],
)
def test_no_line_is_too_wide(lang: str, seats: int, scenario: str) -> None:
    rng = random.Random(seats)
    table = new_table(GAME, seats, seats, {"scenario": scenario})
    looked_at = set()
    while table.decision:
        if table.decision.kind not in looked_at:
            looked_at.add(table.decision.kind)
            for width, framed in ((80, True), (118, True), (80, False)):
                scene = scene_of(table, lang, width, framed=framed)
                pages = [page(scene) for page in BOARD.pages.values()] if width == 80 and framed else []
                for line in (drawn(scene) + shown(*pages, width=width)).splitlines():
                    assert cell_len(line) <= width
        table.apply(rng.choice(table.decision.options))
    scene = scene_of(table, lang)
    assert all(cell_len(line) <= 80 for line in shown(BOARD.portrait(scene, 0) or "").splitlines())
    assert {"character", "start", "turn", "skill", "prepare"} <= looked_at


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_footer_stands_in_one_line_and_help_names_what_it_leaves_out(lang: str) -> None:
    play = woods()
    play.play("explore")
    assert prompt.footer(scene_of(play.table, lang), BOARD).cell_len <= 80
    wide = prompt.footer(scene_of(play.table, lang, 132), BOARD).plain.split()
    assert {*BOARD.pages} <= {*wide}


def test_a_wide_screen_shows_the_locations_beside_the_hero() -> None:
    lines = drawn(scene_of(woods().table, width=132)).splitlines()
    assert any("Player 1 · Valeros · Woods" in line and "Locations" in line for line in lines)


def test_without_frames_every_part_has_a_heading() -> None:
    text = drawn(scene_of(woods().table, framed=False))
    assert "== Locations" in text
    assert "== Player 1 · Valeros · Woods" in text
    assert "╭" not in text


def test_running_text_tells_the_table_when_a_turn_begins_and_then_what_changes() -> None:
    play = woods()
    before = BOARD.moment(play.view(0))
    play.play("explore")
    choosing = BOARD.moment(play.view(0))
    text = drawn(scene_of(play.table, framed=False))
    assert "== Player 1: Zombie" in text
    assert "== Locations" not in text
    play.play("reveal:longsword:melee")
    assert len({before, choosing, BOARD.moment(play.view(0))}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_its_signs_without_colour(lang: str) -> None:
    scene = scene_of(woods().table, lang)
    letters = [signs.short(scene, kind) for kind in signs.KINDS]
    assert len({*letters}) == len(letters)
    legend = BOARD.legend(scene)
    assert all(f"{signs.short(scene, kind)} {signs.kind(scene, kind)}" in legend for kind in signs.KINDS[:-1])
    assert all(sign in legend for sign in (signs.FULL, signs.EMPTY, signs.TIME, signs.SPENT, "◆", "☺", "✗", "▸", "? "))


# --- time and locations -----------------------------------------------------------------------------------


def test_the_blessings_deck_is_the_clock() -> None:
    text = drawn(scene_of(woods(blessings=4, blessings_discard=["blessing-of-gorum"]).table))
    assert "4 blessings left ●●●●○ on top: Blessing of Gorum" in text


def test_locations_tell_what_is_known_of_them_and_who_is_there() -> None:
    play = woods(known_top={"farmhouse": 1}, closed=["waterfront"], places={"waterfront": []})
    text = squeezed(drawn(scene_of(play.table)))
    assert "◆ Woods · ☺ Player 1, Player 2 3 cards: Mon 1 Wpn 1 ? 1 · to close: pass Wisdom/Survival 6" in text
    assert "Farmhouse · ☺ Player 3 2 cards: Mon 1 Spl 1 · on top: Zombie" in text
    assert "Waterfront · ✗ closed" in text


@rule("PF-VILLAIN-20")
def test_nobody_sees_where_the_villain_is() -> None:
    text = squeezed(drawn(scene_of(woods().table)))
    assert "Waterfront 2 cards: Mon 1 ? 1" in text
    assert "Jubrayl" not in text


def test_the_rules_of_the_scenario_and_of_the_own_location_are_at_hand() -> None:
    text = squeezed(drawn(scene_of(woods().table)))
    assert "Brigandoom!: when you fail to defeat “Bandit”" in text
    assert "Woods: " in text


@pytest.mark.parametrize(("lang", "gloss"), [("en", ""), ("pl", " (las)"), ("de", " (Wald)")])
def test_english_names_come_with_their_meaning(lang: str, gloss: str) -> None:
    line = next(line for line in drawn(scene_of(woods().table, lang)).splitlines() if "◆ Woods" in line)
    assert f"◆ Woods{gloss} ·" in line


# --- a character ------------------------------------------------------------------------------------------


def test_the_own_hand_has_its_texts_and_marks_what_can_be_played() -> None:
    play = woods()
    play.play("explore")
    text = squeezed(drawn(scene_of(play.table)))
    assert "hand 3 of 4 · deck 4 · discards 0" in text
    assert "▸Longsword · weapon: Reveal: use Strength or Melee + 1d8 for your combat check" in text
    assert " Chain Mail · armor: Recharge: reduce Combat damage to you by 2." in text
    assert "Side by Side: add 1d4 to another character's combat check at your location" in text


def test_others_stand_there_in_short_and_on_a_page_in_full() -> None:
    scene = scene_of(woods().table)
    text = squeezed(drawn(scene))
    assert "Player 2 · Kyra · Woods · hand 2 of 5" in text
    assert "Blessing of the Gods, Cure" in text
    assert "Healing Touch: " not in text
    assert "Healing Touch: " in squeezed(shown(BOARD.pages["o"](scene)))


def test_the_dead_and_the_endangered_can_be_told() -> None:
    play = woods(heroes=[{"deck": ["dagger"], "harder": 2}, {"dead": True, "hand": []}])
    text = squeezed(drawn(scene_of(play.table)))
    assert "Player 2 · Kyra · ✝ dead" in text
    assert "your checks this turn +2" in text
    assert "1 card to draw" in noted(play.table, "end")
    assert "deadly" not in noted(play.table, "end")
    assert "✝ deadly" in noted(woods(heroes=[{"deck": []}]).table, "end")


def test_the_sheet_shows_feats_as_boxes() -> None:
    feats = {"skills": {"strength": 2}, "powers": {"side-by-side": 1, "hand": 1}, "cards": {"weapon": 1}}
    text = squeezed(shown(BOARD.pages["i"](scene_of(woods(heroes=[{"feats": feats}]).table))))
    assert "Strength d10 ■■□□ +2 · Melee d10+5" in text
    assert "Hand size 4 ■ 5 □ 6" in text
    assert "Side by Side ■: add 1d4+1 to another character's combat check at your location □ +2" in text
    assert "weapon 6 ■□□ · favored card type" in text


def test_the_piles_on_a_page() -> None:
    play = woods(heroes=[{"discard": ["mace", "mace"], "buried": ["cure"]}], blessings_discard=["blessing-of-gorum"])
    text = squeezed(shown(BOARD.pages["d"](scene_of(play.table))))
    assert "Your discard pile: Mace ×2" in text
    assert "Your buried cards: Cure" in text
    assert "Blessings discard pile: Blessing of Gorum" in text


# --- encounters -------------------------------------------------------------------------------------------


def test_an_encounter_is_the_centre_with_its_steps() -> None:
    play = woods()
    play.play("explore")
    text = squeezed(drawn(scene_of(play.table)))
    assert "Player 1: Zombie monster · Basic, Undead, Zombie · Woods" in text
    assert "✓ evade › ✓ before › [check] › next check › after › end" in text
    assert "To defeat: Combat 9." in text
    assert "Player 1 tries to defeat it: Combat 9" in text


def test_a_check_with_its_dice_and_the_chance() -> None:
    play = woods(heroes=[{"hand": ["longsword", "chain-mail", "mace", "blessing-of-the-gods"]}])
    play.play("explore", "reveal:longsword:melee")
    text = squeezed(drawn(scene_of(play.table)))
    assert "Melee (Longsword): 1d10+1d8+3 against 9" in text
    assert "━" in text
    assert "88%" in text
    assert noted(play.table, "roll").endswith("88%")


def test_the_dice_that_fell() -> None:
    play = woods(heroes=[{"hand": ["longsword", "chain-mail"]}])
    play.play("explore", "reveal:longsword:melee")
    scene = scene_of(play.table)
    check = {
        **scene.view["check"], "stage": "rolled", "rolled": [1, 2], "result": 6, "success": False, "odds": None,
    }  # fmt: skip
    assert meeting.rolled(scene, check).plain == "[d10: 1] [d8: 2] +3 = 6 < 9 ✗ 3 short"
    assert meeting.rolled(scene, {**check, "rolled": [9, 2], "result": 14, "success": True}).plain.endswith(
        "14 ≥ 9 ✓ success"
    )


def test_damage_to_be_taken_and_what_armor_leaves_of_it() -> None:
    play = woods(heroes=[{"hand": ["dagger", "chain-mail", "cure", "mace"]}, {"hand": []}, {"hand": []}], rolls=[1])
    play.play("explore", "fight:strength", "roll")
    text = squeezed(drawn(scene_of(play.table)))
    assert "Player 1 is about to take 4 Combat damage" in text
    assert noted(play.table, "take-it") == "4 cards from hand"
    assert noted(play.table, "recharge:chain-mail:1") == "4 → 2"


# --- beside the options -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_chance_beside_an_option_is_the_one_it_leads_to(seed: int) -> None:
    """Whatever the rules make of a skill, a card or a power, at every check of a game."""
    scenarios = ("brigandoom", "black-fangs-dungeon", "trouble-in-sandpoint")
    rng = random.Random(seed)
    table = new_table(GAME, 1 + seed % 4, seed, {"scenario": scenarios[seed % 3]})
    compared = 0
    while table.decision:
        decision = table.decision
        if decision.kind in ("skill", "prepare", "help"):
            state = Glimpse(table, decision.seat).known
            for option in decision.options:
                payload = option.payload
                found = prospects.after(state, decision.seat, payload) if isinstance(payload, tuple) else None
                if found is None or option.key.startswith("power:"):
                    continue  # a power may have to be paid for first
                after = table.clone()
                after.apply(option, decision.seat)
                check = after.view(0)["check"]
                if check is not None and check["odds"] is not None and check["seat"] == found.check.seat:
                    assert (check["difficulty"], check["odds"]) == (found.check.difficulty, percent(found.chance, 1))
                    compared += 1
        table.apply(rng.choice(decision.options))
    assert compared > 5


def test_the_notes_of_a_turn() -> None:
    play = woods(known_top={"woods": 1})
    assert noted(play.table, "explore") == "on top: Zombie"
    assert noted(woods().table, "explore") == "Mon 1 Wpn 1 ? 1"
    assert noted(play.table, "move:farmhouse") == "2 cards · ☺ Player 3"
    assert "closed" in noted(woods(closed=["waterfront"], places={"waterfront": []}).table, "move:waterfront")
    assert noted(play.table, "give:longsword") == "weapon"
    assert noted(play.table, "end") == "1 card to draw, 4 in the deck"


def test_the_chance_of_closing_a_location() -> None:
    play = woods(places={"woods": []})
    play.play("close")
    assert noted(play.table, "close:1") == "Wisdom: 1d4 against 6 0%, up to 38% with your cards"


def test_the_help_of_another_player_and_what_was_promised() -> None:
    play = woods(heroes=[{"hand": ["longsword", "chain-mail"]}, {"promises": ["blessing-of-the-gods"]}])
    play.play("explore", "reveal:longsword:melee")
    calls = [key for key in play.keys if key.startswith("call:")]
    assert "2d10+1d8+3 against 9" in noted(play.table, calls[0])
    assert "promised" in squeezed(shown(BOARD.pages["o"](scene_of(play.table))))


def test_characters_are_introduced() -> None:
    table = new_table(GAME, 1, 0)
    assert noted(table, "character:ezren") == "Male human wizard · Intelligence d12, Wisdom d8"
    text = squeezed(drawn(scene_of(table)))
    assert "Villain: Jubrayl Vhiski Henchmen: Bandit" in text


# --- after the scenario -----------------------------------------------------------------------------------


def test_a_feat_is_chosen_on_the_sheet() -> None:
    play = rewards()
    text = squeezed(drawn(scene_of(play.table)))
    assert "Trouble in Sandpoint · Scenario won" in text
    assert "▸ Hand size 5 □ 6" in text
    assert "Healing Touch ■: " in text
    assert noted(play.table, "feat:scourge-of-undead").endswith("with the Undead trait □ +1")


def test_both_roles_are_shown_before_one_is_taken() -> None:
    reward = FeatReward((ROLE, POWER_FEAT))
    card = Scenario(
        id="trouble-in-sandpoint", set="1", villains=("erylium",), henchmen=("koruvus",),
        locations=(("glassworks", "catacombs-of-wrath", "shrine-to-lamashtu"), ("village-house",)), reward=reward,
    )  # fmt: skip
    play = rewards(cards=[card])
    text = squeezed(drawn(scene_of(play.table)))
    assert "Healer · role" in text
    assert "Exorcist · role" in text
    assert "Healing Touch, Scourge of the Undead" in noted(play.table, "role:healer")


def test_the_deck_being_rebuilt() -> None:
    play = rewards()
    play.play("feat:hand", "feat:hand")
    text = squeezed(drawn(scene_of(play.table)))
    assert "weapon ✗ 3/2 ▸Longsword, ▸Mace, ▸Quarterstaff" in text
    assert "armor ✓ 2/2 Chain Mail, Wooden Shield" in text
    assert "Cards in the middle Empty." in text
    assert "Player 2: Wpn " in text
    play.play("return:mace")
    text = squeezed(drawn(scene_of(play.table)))
    assert "weapon ✓ 2/2" in text
    assert "Cards in the middle weapon ▸Mace" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_that_is_taken_home(lang: str) -> None:
    play = rewards()
    rng = random.Random(1)
    table = play.table
    while table.decision:
        wanted = [option for option in table.decision.options if option.key == "done" or option.key.startswith("box:")]
        table.apply(wanted[0] if wanted else rng.choice(table.decision.options))
    scene, texts = scene_of(table, lang), Texts(lang)
    text = squeezed(shown(BOARD.portrait(scene, 0) or ""))
    assert texts.say("term-pf-taken-home") in text
    assert "Blessing of the Gods ×6" in text
    assert "■" in text


@rule("PF-CARD-02")
def test_the_rules_of_adventure_and_path_stand_beside_those_of_the_scenario() -> None:
    options = {"scenario": "attack-on-sandpoint", "party": {"version": 1, "members": []}}
    scene = scene_of(new_table(GAME, 1, 1, options))
    said = "remove banished Basic banes from the game"
    assert said in squeezed(shown(*places.holding(scene)))
    page = squeezed(shown(places.scenario(scene)))
    assert said in page
    assert "Rise of the Runelords" in page
    alone = scene_of(new_table(GAME, 1, 1, {"scenario": "attack-on-sandpoint"}))
    assert said not in squeezed(shown(places.scenario(alone)))


@rule("PF-GOLD-04")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "no more exploring this turn (Zombie)"),
        ("pl", "koniec eksploracji w tej turze (Zombie)"),
        ("de", "in diesem Zug kein Erkunden mehr (Zombie)"),
    ],
)
def test_the_header_says_when_nobody_explores_any_more(lang: str, said: str) -> None:
    assert said in places.header(scene_of(woods(stopped_by="bane:zombie").table, lang)).plain
    assert said not in places.header(scene_of(woods().table, lang)).plain


@rule("PF-CHECK-46")
def test_a_success_that_would_be_vain_is_shown_with_the_reason() -> None:
    """Only magic defeats a Shadow: a Longsword has no chance, however the dice fall, a Force Missile has."""
    play = woods(places={"woods": ["shadow"]}, heroes=[{"hand": ["longsword", "force-missile"]}])
    play.play("explore")
    said = "0%: only the Magic trait defeats it (81% to make the roll)"
    assert noted(play.table, "reveal:longsword:melee") == f"1d10+1d8+3 against 10 {said}"
    assert noted(play.table, "discard:force-missile:arcane") == "3d4 against 10 16%"
    play.play("reveal:longsword:melee")
    assert said in squeezed(drawn(scene_of(play.table)))
    assert noted(play.table, "roll").endswith(said)
