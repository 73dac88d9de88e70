"""Whole games through the real loop, and games that are left and taken up again."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from herowright import load_table
from herowright.games import registry
from herowright.games.roll_player.rules import scoring
from herowright.locale import texts
from herowright.table.save import verify
from herowright.terminal.keep import default_folder
from tests.terminal.desk import Desk


def any_numbers(seed: int) -> Iterator[str]:
    """Somebody who plays by throwing dice; a number without an option is refused and tried again."""
    rng = random.Random(seed)
    return (str(rng.randint(1, 6)) for _ in itertools.count())


@pytest.mark.parametrize("lang", ["en", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("pl", "de"))])
def test_a_whole_solo_game_in_a_pipe(desk: Desk, lang: str) -> None:
    shown = desk.type(endless=any_numbers(1), lang=lang)
    assert desk.code == 0
    assert "\x1b" not in shown, "a pipe gets plain text"
    assert "RP-SOLO-17" in shown, "the score sheet names its rules"
    assert "RP-ED-23-PL2" in shown, "and the rank"
    assert not desk.files("unfinished")
    assert not desk.missing


@pytest.mark.parametrize("lang", ["pl", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("en", "de"))])
def test_a_whole_game_against_a_bot_on_a_screen_without_colour(desk: Desk, lang: str) -> None:
    shown = desk.type(endless=any_numbers(2), seats=2, bots=["random"], lang=lang, screen=True)
    assert desk.code == 0
    assert "\x1b[38" not in shown
    assert "\x1b[48" not in shown
    assert "[O⬢" in shown, "dice can be told apart without colour"
    assert texts(lang).bot("random") in shown
    assert not desk.missing


def test_the_seed_is_told_at_the_end_and_fits_the_hash_told_at_the_start(desk: Desk) -> None:
    shown = desk.type(endless=any_numbers(3), seed=None)
    (file,) = desk.files("finished")
    table = load_table(file.read_bytes())
    assert shown.count(table.commitment) == 2
    assert f"Seed of the game: {table.seed}" in shown
    assert f"herowright verify {file}" in shown
    assert verify(file.read_bytes(), registry.find).ok


def test_bots_alone_play_to_the_end(desk: Desk) -> None:
    shown = desk.type(seats=2, bots=["random", "random"])
    assert "Dreamer 1 is First Player" in shown or "Dreamer 2 is First Player" in shown
    assert shown.count("== Character sheet") == 2


def test_a_tie_shows_what_settled_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    original = scoring.score
    monkeypatch.setattr(scoring, "score", lambda table, hero: original(table, hero)[:0])
    shown = desk.type(seats=2, bots=["random", "random"], seed=4)
    assert "Tie-break: gold" in shown
    assert "The tie was broken:" in shown
    assert "[RP-SCORE-19]" in shown


def test_names_of_players_and_cards_can_be_given(desk: Desk) -> None:
    pack = {"cards": {"longsword": {"name": {"en": "Excalibur"}}}}
    shown = desk.type("1", "c Excalibur", names=["Edda"], options={"pack": pack})
    assert "Edda chooses the Dragonkin sheet." in shown
    assert "== Excalibur · Market" in shown


# --- keeping -------------------------------------------------------------------------------------


def test_leaving_keeps_the_game_and_the_next_start_offers_it(desk: Desk) -> None:
    first = desk.type("sheet:elf:male", "q", seats=2, bots=["random"])
    (file,) = desk.files("unfinished")
    assert f"The game is saved in {file}" in first
    second = desk.type("y", "l", "q", seats=4)
    assert "Resume it? y/n" in second
    assert "chooses the Elf sheet" in second, "the same game goes on"
    assert "Dreamer (bot)" in second, "with the same players"
    assert desk.files("unfinished") == [file]


def test_given_names_are_kept_too(desk: Desk) -> None:
    desk.type("1", "q", names=["Edda"])
    assert "Edda" in desk.type("y", "q")


def test_a_game_not_resumed_is_laid_aside_and_can_be_loaded(desk: Desk) -> None:
    desk.type("sheet:elf:male", "q")
    shown = desk.type("n", "q")
    (file,) = desk.files("aside")
    assert str(file) in shown
    assert len(desk.files("unfinished")) == 1, "the new game"
    shown = desk.type("n", f"load {file}", "l", "q")
    assert "chooses the Elf sheet" in shown


def test_the_end_of_the_input_leaves_with_the_game_kept(desk: Desk) -> None:
    shown = desk.type("1")
    assert desk.code == 0
    assert "The game is saved in" in shown
    (file,) = desk.files("unfinished")
    assert load_table(file.read_bytes()).decisions == [(0, "sheet:dragonkin:female")]


def test_ctrl_c_asks_before_leaving(desk: Desk) -> None:
    shown = desk.type(KeyboardInterrupt, "n", "1", KeyboardInterrupt, "y", "2")
    assert shown.count("Leave the table?") == 2
    (file,) = desk.files("unfinished")
    assert len(load_table(file.read_bytes()).decisions) == 1


def test_a_second_ctrl_c_leaves_at_once(desk: Desk) -> None:
    assert "The game is saved in" in desk.type(KeyboardInterrupt, KeyboardInterrupt)


@pytest.mark.parametrize("content", [b"", b"not a game", b'{"herowright": "table", "format": 1}'])
def test_a_broken_game_is_moved_aside_and_never_touched(desk: Desk, content: bytes) -> None:
    desk.type("1", "q")
    (file,) = desk.files("unfinished")
    file.write_bytes(content)
    shown = desk.type("1", "q")
    broken = file.with_name(f"{file.name}.broken")
    assert broken.read_bytes() == content
    assert str(broken) in shown
    assert "Resume it?" not in shown
    assert "Choose your character sheet" in shown, "a new game begins"


def test_a_game_of_a_newer_version_stays_where_it_is(desk: Desk) -> None:
    desk.type("1", "q")
    (file,) = desk.files("unfinished")
    file.write_bytes(b'{"herowright": "table", "format": 99}')
    assert "newer Herowright" in desk.type("1", "q")
    assert file.exists()


def test_a_lost_list_of_players_makes_everybody_a_person(desk: Desk) -> None:
    desk.type("1", "q", seats=2, bots=["random"], seed=8)
    (file,) = desk.files("unfinished")
    file.with_suffix(".players").write_text("{}")
    assert "Player 1, Player 2" in desk.type("y", "q")


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(desk: Desk) -> None:
    desk.folder.write_text("a file in the way")
    shown = desk.type("1", "1", "q")
    assert shown.count("The game cannot be saved in") == 1
    assert "could not be saved" in shown


def test_a_table_that_cannot_be_opened_is_refused(desk: Desk) -> None:
    assert "There is no setting called" in desk.type(options={"edition2": "x"})
    assert desk.code == 2
    assert "There is no bot called" in desk.type(seats=2, bots=["genius"])
    assert desk.code == 2


def test_the_folder_is_that_of_the_users_data(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(desk.folder))
    assert default_folder() == desk.folder / "herowright"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/edda")
    assert str(default_folder()) == "/home/edda/.local/share/herowright"


def test_on_a_screen_an_unclear_answer_is_asked_again(desk: Desk) -> None:
    desk.type("1", "q")
    shown = desk.type("perhaps", "y", "q", screen=True)
    assert shown.count("Resume it? y/n") == 2
    assert len(desk.files("unfinished")) == 1


def test_on_a_screen_the_board_is_drawn_anew_and_says_what_it_could_not_keep(desk: Desk) -> None:
    desk.folder.write_text("a file in the way")
    shown = desk.type("1", "q", screen=True)
    first, second = shown.split("\x1b[2J")
    assert "The game cannot be saved in" in first
    assert "Resume it?" not in shown
    assert "chooses the Dragonkin sheet" in second


def test_a_wide_screen_shows_the_table_beside_the_hero(desk: Desk) -> None:
    shown = desk.type("1", "1", "q", screen=True, width=132, seats=2, bots=["random"])
    lines = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).splitlines()
    assert any("Player 1 · Dragonkin" in line and "Initiative" in line for line in lines)
