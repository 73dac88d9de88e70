"""What the Call to Adventure board shows, in every language and width."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len

from herowright import new_table
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ICON_IDS, TRACK, level
from herowright.games.call_to_adventure.terminal import signs
from herowright.locale import LANGUAGES, Texts
from herowright.terminal import prompt
from herowright.testing import rule, situation
from tests.terminal.call_to_adventure import BOARD, GAME, MODES, drawn, forest, noted, scene_of, shown, squeezed

# --- the whole board -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(1, "co-op"), (4, "versus"), *(pytest.param(*each, marks=pytest.mark.long) for each in MODES[1:3])],
)
def test_no_line_is_too_wide(seats: int, mode: str) -> None:
    """Every kind of question in every language on the narrowest screen; pages and other forms take turns."""
    rng = random.Random(seats)
    table = new_table(GAME, seats, seats, {"mode": mode})
    looked_at = set()
    while table.decision:
        if table.decision.kind not in looked_at or rng.random() < 0.003:
            looked_at.add(table.decision.kind)
            turn = LANGUAGES[len(looked_at) % len(LANGUAGES)]
            for lang, width, framed in (
                *((each, 80, True) for each in LANGUAGES),
                (turn, 118, True),
                (turn, 80, False),
            ):
                scene = scene_of(table, lang, width, framed=framed)
                pages = (
                    [page(scene) for page in BOARD.pages.values()] if (lang, width, framed) == (turn, 80, True) else []
                )
                for line in (drawn(scene) + shown(*pages, width=width)).splitlines():
                    assert cell_len(line) <= width
        table.apply(rng.choice(table.decision.options))
    for lang in LANGUAGES:
        scene = scene_of(table, lang)
        assert all(cell_len(line) <= 80 for line in shown(BOARD.portrait(scene, 0) or "").splitlines())
    assert {"keep-origin", "turn", "prepare"} <= looked_at


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_footer_stands_in_one_line_and_help_names_what_it_leaves_out(lang: str) -> None:
    play = forest()
    play.play("face:deep-forest-poach")
    scene = scene_of(play.table, lang)
    assert scene.decision is not None
    assert scene.decision.may_undo
    assert prompt.footer(scene, BOARD).cell_len <= 80
    assert "m" in prompt.footer(scene_of(play.table, lang, 132), BOARD).plain.split()


def test_a_wide_screen_shows_the_rows_beside_the_life() -> None:
    lines = drawn(scene_of(forest().table, width=132)).splitlines()
    assert any("Player 1 · Huntress" in line and "Act I" in line for line in lines)


def test_without_frames_every_part_has_a_heading() -> None:
    text = drawn(scene_of(forest().table, framed=False))
    assert "== Player 1 · Huntress · Bound by Honor" in text
    assert "== Act I · deck" in text
    assert "╭" not in text


def test_running_text_tells_the_table_when_a_turn_begins_and_then_what_changes() -> None:
    play = forest()
    before = BOARD.moment(play.view(0))
    assert "== Act I" in drawn(scene_of(play.table, framed=False))
    play.play("face:deep-forest-poach")
    facing = BOARD.moment(play.view(0))
    text = drawn(scene_of(play.table, framed=False))
    assert "== Player 1: Deep Forest · Poach the king's deer" in text
    assert "== Act I" not in text
    play.play("dark")
    assert len({before, facing, BOARD.moment(play.view(0))}) == 3


def test_the_game_has_its_signs_without_colour() -> None:
    assert len({*signs.ICONS.values(), signs.TRIUMPH, signs.TRAGEDY, signs.UP, signs.DOWN}) == 10
    assert set(signs.ICONS) == set(signs.ICON_INKS) == set(ICON_IDS)
    assert set(signs.ABILITY_INKS) == set(ABILITY_IDS)
    for lang in LANGUAGES:
        texts = Texts(lang)
        legend = BOARD.legend(scene_of(forest().table, lang))
        assert all(
            f"{sign} {texts.name(f'icon:{id}').casefold()}" in legend.casefold() for id, sign in signs.ICONS.items()
        )
        assert all(sign in legend for sign in (signs.TRIUMPH, signs.TRAGEDY, signs.UP, signs.DOWN, "◆", "▸"))
        assert len({texts.name(f"ability:{id}", "short") for id in ABILITY_IDS}) == 6


# --- a hero --------------------------------------------------------------------------------------


def test_a_life_in_three_acts_with_what_stands_beside_it() -> None:
    hero = {
        "story": [["academy-study", "adventurous"], [], []],
        "allies": ["stray-dog"],
        "played": ["never-give-up"],
        "xp": 4,
        "level": -1,
    }
    play = forest(hero=hero, rows=[["deep-forest"]], under={})
    text = squeezed(drawn(scene_of(play.table)))
    assert "4 XP · Act I · 2 of 9 story cards" in text
    assert "Act I Huntress DEX WIS: When you win a challenge on a path marked +1, gain 2 XP." in text
    assert "Academy: Study by candlelight INT WIS ◈ Lust for Adventure CON ♣ 1 card to come" in text
    assert "Act II Bound by Honor WIS §:" in text
    assert "Act III One with Nature" in text
    assert "Ally Stray Dog ♣: Add 1 to the result of each of your challenges that lists Wisdom." in text
    assert "Iron Will [H]: Before you face a challenge:" in text
    assert "Played Never Give Up" in text
    assert "♣ Nature 2 +2" in text, "a set of two pays two points"
    assert "M+1 M0 [M−1] M−2" in text
    assert "☾3" in text
    assert "Here you may play hero and antihero cards and buy dark runes." in text
    points = play.view(0)["heroes"][0]
    assert f"{points['score']} points = " in text


@pytest.mark.parametrize(
    ("space", "words"),
    [
        (2, "Here you may play hero cards only and buy dark runes."),
        (-3, "Here you may play antihero cards only and buy dark runes."),
        (-4, "Here you may play antihero cards only but not buy dark runes."),
    ],
)
@rule("CA-MORAL-03")
def test_what_may_be_done_where_the_marker_stands(space: int, words: str) -> None:
    assert words in squeezed(drawn(scene_of(forest(hero={"level": space}).table)))


def test_the_track_shows_all_spaces_with_points_and_letters() -> None:
    lines = drawn(scene_of(forest().table)).splitlines()
    spaces = next(line for line in lines if "M+2" in line and "M−4" in line)
    assert all(f"M{level(space):+d}".replace("+0", "0").replace("-", "−") in spaces for space in range(len(TRACK)))
    assert re.search(r"★4 +★3 +★2 +☾3 +☾4 +0 +★−4", "\n".join(lines))
    assert re.search(r"Cards +H +HA +HA +HA +HA +A +A", "\n".join(lines))


def test_other_heroes_are_told_in_short_and_keep_their_secrets() -> None:
    other = {"origin": "noble", "destiny": "archmage", "hand": ["sabotage", "iron-will"], "story": [["adventurous"]]}
    play = situation(GAME, seats=2, heroes=[{"hand": []}, other], rows=[["deep-forest", "academy"]])
    text = squeezed(drawn(scene_of(play.table)))
    assert "Player 2 · Noble" in text
    assert "1 of 9 story cards · M0 · Hand [H]1 [A]1" in text
    page = squeezed(shown(BOARD.pages["o"](scene_of(play.table))))
    assert "Destiny, face down" in page
    for secret in ("Archmage", "Sabotage", "Iron Will"):
        assert secret not in text
        assert secret not in page


def test_icons_that_are_borrowed_are_named() -> None:
    play = forest(hero={"motivation": "great-name"})
    play.play("spend:great-name")
    text = squeezed(drawn(scene_of(play.table)))
    assert re.search(r"CHA 2 .*\(Charisma until the end of the turn\)", text)


# --- the rows ------------------------------------------------------------------------------------


def test_cards_of_a_row_show_paths_rewards_difficulty_and_odds() -> None:
    play = forest()
    text = drawn(scene_of(play.table))
    numbers = {key: number for number, key in enumerate(play.keys, 1)}
    odds = {each["path"]: each for place in play.view(0)["rows"][0]["places"] for each in place["paths"]}
    enclave = odds["deep-forest-enclave"]
    line = next(line for line in text.splitlines() if "Find an enclave of power" in line)
    assert f"▸{numbers['face:deep-forest-enclave']} Find an enclave" in line
    assert re.search(rf"WIS ♣ \[H\] +≥{enclave['difficulty']} +{round(100 * enclave['odds'])}%", line)
    assert "Deep Forest · DEX WIS" in text
    assert f"▸{numbers['gain:adventurous']} Lust for Adventure · Trait" in text
    words = squeezed(text)
    assert "Requires: a payment of 1 XP. ✓" in words
    assert re.search(r"Requires: [^✓✗]*1 Intelligence icon in your story[^✓✗]*✗", words)
    assert "+ Ally: Stray Dog ♣:" in words


def test_the_row_of_a_finished_act_is_told_in_a_line_and_shown_on_its_page() -> None:
    hero = {"story": [["academy-study", "adventurous", "foundling"], [], []]}
    play = forest(hero=hero, rows=[["deep-forest"], ["fighting-pits"]], under={})
    text = squeezed(drawn(scene_of(play.table)))
    assert "You have finished this act. Face up: Deep Forest" in text
    assert "Poach the king's deer" not in text
    page = squeezed(shown(BOARD.pages["r"](scene_of(play.table))))
    assert "Poach the king's deer ≥" in page
    assert Texts("en").say("caption-deep-forest-poach") in page
    assert "Still face down." in page


def test_an_empty_row_says_so() -> None:
    play = forest(rows=[["adventurous"], []], under={}, decks=[[], [], None], revealed=2)
    assert "No cards are left." in drawn(scene_of(play.table))


# --- set-up --------------------------------------------------------------------------------------


@rule("CA-SETUP-03")
def test_all_dealt_cards_are_seen_before_the_first_is_kept() -> None:
    table = new_table(GAME, 2, 7)
    assert table.decision is not None
    seat = table.decision.seat
    dealt = table.view(seat)["heroes"][seat]["dealt"]
    text = squeezed(drawn(scene_of(table)))
    assert len(dealt) == 6
    assert all(Texts("en").name(name) in text for name in dealt)
    table.apply(table.decision.options[1])
    assert f"✓ {Texts('en').name(dealt[1])}" in squeezed(drawn(scene_of(table)))


# --- a challenge being faced ---------------------------------------------------------------------


@rule("CA-CHAL-11")
def test_before_the_cast_the_chances_with_each_dark_rune_more() -> None:
    play = forest()
    play.play("face:deep-forest-enclave")
    attempt = play.view(0)["attempt"]
    text = squeezed(drawn(scene_of(play.table)))
    chance = [f"{round(100 * odds)}%" for odds in (attempt["odds"], *attempt["dark"])]
    assert "Player 1: Deep Forest · Find an enclave of power" in text
    assert "[core 1|0] [core 1|0] [core 1|0+H/A] [DEX 2|1]" in text
    assert f"{chance[0]} · 1 dark rune (1 XP) {chance[1]} · 2 dark runes (2 XP) {chance[2]} · 3 dark runes" in text
    assert "Reward WIS ♣ [H]" in text
    assert noted(play, "dark") == f"{chance[0]} → {chance[1]} · XP 3 → 2"
    assert noted(play, "cast").endswith(f" {chance[0]}")


def test_leaving_a_rune_out_and_putting_it_back_is_reckoned() -> None:
    play = forest()
    play.play("face:deep-forest-enclave")
    full = noted(play, "cast").split()[-1]
    told = noted(play, "leave:wis")
    play.play("leave:wis")
    assert told == f"{full} → {noted(play, 'cast').split()[-1]}"
    assert noted(play, "add:wis").endswith(f"→ {full}")


@rule("CA-CHAL-17")
def test_after_the_cast_the_sum_against_the_difficulty() -> None:
    play = forest(rolls=[1, 2, 2, 1, 2, 2])
    play.play("face:deep-forest-enclave", "cast", "draw:hero")
    text = squeezed(drawn(scene_of(play.table)))
    assert "[core 1] [core 0] [core 0+H/A] [DEX 2] [WIS 1] [WIS 1]" in text
    attempt = play.view(0)["attempt"]
    needed = attempt["difficulty"]
    assert f"1 + 0 + 0 + 2 + 1 + 1 = 5 ≥ {needed} ✓ success" in text
    assert noted(play, "resolve") == f"5 ≥ {needed} ✓ success"
    assert noted(play, "play:finest-hour").endswith(f"7 ≥ {needed} ✓ success")


def test_a_failure_says_how_much_is_missing_and_corruption_is_counted() -> None:
    play = forest(hero={"motivation": "born-lucky"}, rolls=[2, 2, 2, 2, 1], rows=[["academy", "deep-forest"]])
    play.play("face:academy-study", "dark", "cast")
    play.play("draw:hero")
    text = squeezed(drawn(scene_of(play.table)))
    attempt = play.view(0)["attempt"]
    assert f"< {attempt['difficulty']} ✗ {attempt['difficulty'] - attempt['result']} short · 1 corruption ↓" in text
    play.play("spend:born-lucky")
    core = noted(play, "rune:0")
    assert core.startswith(f"{attempt['result'] + 1} ")


def test_dark_runes_and_special_ones_can_be_told_from_others() -> None:
    hero = {"story": [["deep-forest-enclave", "foundling"]], "xp": 3}
    play = forest(hero=hero, rows=[["night-vigil", "strolling-players", "wild-colt"]], under={})
    play.play("face:wild-colt-trust", "dark")
    text = squeezed(drawn(scene_of(play.table)))
    assert "[WIS 2|1] [WIS 2|1] [WIS◆ 2|0+H]" in text
    assert "[dark 2↓|1]" in text


def test_runes_that_do_not_count_stand_in_round_brackets() -> None:
    heroes = [{"origin": "hunter", "hand": []}, {"hand": ["sabotage"]}]
    play = situation(GAME, seats=2, heroes=heroes, rows=[["deep-forest", "academy"]])
    play.play("face:deep-forest-poach", "cast")
    assert play.asked == (1, "react")
    assert "→" in noted(play, "play:sabotage")
    play.play("play:sabotage")
    text = squeezed(drawn(scene_of(play.table)))
    assert "(core 1|0) (core 1|0) (core 1|0+H/A) [DEX 2|1]" in text


# --- beside the options --------------------------------------------------------------------------


def test_options_tell_odds_rewards_and_cost() -> None:
    play = forest()
    assert noted(play, "gain:adventurous") == "CON ♣ · XP 3 → 2"
    assert re.fullmatch(r"0%, up to \d+% for 3 XP · INT WIS ◈ · \+ Stray Dog", noted(play, "face:academy-study"))
    assert "XP 3 → 1" in noted(play, "spend:bound-by-honor")
    play.play("face:deep-forest-enclave")
    assert noted(play, "play:finest-hour").endswith("%")
    assert "add an ordinary Strength or Constitution rune" in noted(play, "play:iron-will")


@rule("CA-HERO-03")
def test_a_draw_says_whether_such_cards_may_be_played() -> None:
    play = forest(hero={"level": -3}, rolls=[2, 2, 2, 2, 2, 2])
    play.play("face:deep-forest-poach", "cast")
    assert "your marker does not allow them" in noted(play, "draw:hero")
    assert re.search(r"cards left · your marker allows them", noted(play, "draw:antihero"))


@rule("CA-ALLY-06")
def test_placing_an_ally_shows_the_ally_and_the_difficulty() -> None:
    play = forest(
        rows=[["deep-forest", "academy", "adventurous"]], under={}, decks=[["informant", "rebel"], None, None]
    )
    play.play("gain:adventurous")
    assert play.asked == (0, "place-ally")
    assert noted(play, "place:deep-forest") == "Difficulty 4 → 5, 3 → 4"
    assert "▸ Informant ☠:" in squeezed(drawn(scene_of(play.table)))


def test_long_lists_are_put_briefly_and_side_by_side() -> None:
    play = forest(rows=[["deep-forest", "academy", "wild-colt", "night-vigil"], ["fighting-pits"]], under={})
    assert len(play.keys) > prompt.MANY
    scene = scene_of(play.table, width=132)
    lines = shown(prompt.draw(scene, BOARD), width=132).splitlines()
    assert any("Deep Forest: Find an enclave of power" in line and "The Fighting Pits: " in line for line in lines)
    assert "Night Vigil: Stay awake  0%→66% · WIS CON ☼" in "\n".join(lines)
    assert len(lines) < len(play.keys)


def test_every_kind_of_option_can_be_asked_about() -> None:
    """Notes and cards of whatever random games come across."""
    for seats, mode in MODES:
        table = new_table(GAME, seats, seats + 20, {"mode": mode})
        rng = random.Random(seats)
        while table.decision:
            if rng.random() < 0.3:
                scene = scene_of(table)
                for option in table.decision.options:
                    note = BOARD.note(scene, option)
                    assert note is None or note.plain.strip()
                    if any(
                        thing.partition(":")[0] in ("story", "path", "hero", "antihero") for thing in option.touches
                    ):
                        assert BOARD.about(scene, option) is not None
            table.apply(rng.choice(table.decision.options))


# --- the adversary -------------------------------------------------------------------------------


@rule("CA-COOP-11", "CA-COOP-13")
def test_the_adversary_with_experience_goal_and_quests() -> None:
    play = situation(GAME, seats=2, options={"mode": "co-op"}, adversary="demon", adversary_xp=3, rows=[["academy"]])
    text = squeezed(drawn(scene_of(play.table)))
    assert "Adversary: The Demon" in text
    assert "●●●○○○○ 3 of the 7 XP it needs to win" in text
    quests = [quest.id for quest in BOX.quests if quest.adversary in (None, "demon")]
    assert len(quests) == 2
    assert all(f"{Texts('en').name(f'quest:{id}')}:" in text for id in quests)
    assert "your chance" in text


@rule("CA-COOP-15")
def test_revealed_cards_of_the_adversary_deck_are_shown() -> None:
    play = situation(
        GAME,
        seats=1,
        adversary="demon",
        adversary_deck=["dark-lords-champion"],
        heroes=[{"origin": "hunter", "motivation": "born-lucky"}],
        rows=[["deep-forest", "academy"]],
        rolls=[1, 1, 2, 1, 1],
    )
    play.play("face:deep-forest-poach", "cast", "draw:hero")
    assert play.view(0)["adversary"]["shown"] == ["antihero:dark-lords-champion"]
    assert "▸ Dark Lord's Champion [A]: " in squeezed(drawn(scene_of(play.table)))
