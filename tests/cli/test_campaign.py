"""`herowright campaign`: parties in the user's data folder, and what the games at the terminal make of them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.rules import campaign as rules
from herowright.games.pathfinder.rules.game import PathfinderGame
from herowright.locale import LANGUAGES
from herowright.terminal.campaigns import Shelf, slug
from herowright.terminal.keep import FINISHED, Keeper, Players
from tests.cli.conftest import Run
from tests.server.campaigns import easy_box

# The same day as each language writes it.
DAYS = {"en": "Nov 5, 2026", "pl": "5 lis 2026", "de": "05.11.2026"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "herowright" / "campaigns"


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    box = easy_box()
    monkeypatch.setattr(PathfinderGame, "box", lambda self, options: box)


def member(character: str, **more: Any) -> dict[str, Any]:
    sample = BOX.find("character", character).sample
    deck = [id for id, count in sample.items() for _ in range(count)]
    return {**rules.fresh(character), "deck": deck, **more}


def brought(run: Run, folder: Path, **more: Any) -> None:
    """A campaign called Travellers with this party."""
    file = folder.parent / "file.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(rules.export_party({**rules.new_party("Travellers"), **more})))
    assert run("campaign", "import", file).code == 0


# --- keeping -----------------------------------------------------------------------------------------------


def test_a_campaign_is_begun_listed_and_shown(run: Run, folder: Path) -> None:
    assert run("campaign", "list").out == "There is no campaign yet. Begin one with: herowright campaign new NAME\n"
    begun = run("campaign", "new", "Zażółć  gęślą", "--without-add-on", "--json").json
    assert (begun["id"], begun["name"], begun["next"]) == (
        "zazolc-gesla",
        "Zażółć gęślą",
        ["brigandoom", "attack-on-sandpoint"],
    )
    assert begun["party"] == rules.new_party("Zażółć gęślą", add_on=False)
    assert json.loads((folder / "zazolc-gesla.json").read_text()) == rules.export_party(begun["party"])
    assert run("campaign", "show", "zażółć GĘŚLĄ", "--json").json == begun
    assert run("campaign", "list", "--json").json == {"campaigns": [begun], "unreadable": []}
    assert "zazolc-gesla: Zażółć gęślą (nobody yet)" in run("campaign", "list").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_the_language(run: Run, folder: Path, lang: str) -> None:
    log = [
        {"scenario": "brigandoom", "won": False, "turns": 9, "heroes": ["lem"], "dead": ["lem"]},
        {
            "scenario": "brigandoom",
            "won": True,
            "turns": 9,
            "heroes": ["lem"],
            "dead": [],
            "at": "2026-11-05T12:00:00Z",
        },
    ]
    members = [
        member("lem", dead=True),
        member("kyra", feats={"skills": {"wisdom": 2}}),
        member("valeros", role="guardian"),
    ]
    brought(run, folder, members=members, resting=[member("amiri")], won=["brigandoom"], log=log)
    said = [
        run("campaign", "show", "Travellers", "--lang", lang),
        run("campaign", "list", "--lang", lang),
        run("--lang", lang, "campaign", "new", "Other"),
        run("campaign", "--lang", lang, "switch", "Other", 1, "lem"),
        run("campaign", "--help", "--lang", lang),
        *(
            run("campaign", name, "--help", "--lang", lang)
            for name in ("new", "list", "show", "play", "switch", "import")
        ),
        run("campaign", "export", "--help", "--lang", lang),
    ]
    for each in said:
        assert (each.code, each.err) == (0, "")
        assert not any(mark in each.out for mark in ("cli-", "help-", "{ ", "$", "character:", "scenario:"))
    assert "Valeros (" in said[0].out
    assert said[0].out.count("Brigandoom!") == 3
    assert f"{DAYS[lang]} · Brigandoom!: " in said[0].out


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["show", "Nobody"], "cli-campaign-missing"),
        (["show", "../file"], "cli-campaign-missing"),
        (["new", "Travellers"], "cli-campaign-exists"),
        (["new", " \t"], "cli-campaign-name"),
        (["new", "x" * 61], "cli-campaign-name"),
        (["switch", "Travellers", "9", "lem"], "pf-party-no-member"),
        (["switch", "Travellers", "0", "lem"], "cli-number-least"),
        (["switch", "Travellers", "2", "kyra"], "pf-party-taken"),
        (["switch", "Travellers", "1", "drizzt"], "pf-party-no-character"),
        (["export", "Travellers", "/new.json", "--character", "lem"], "pf-party-not-here"),
        (["import", "/none"], "cli-file-missing"),
        (["dance"], "cli-no-such-command"),
        ([], "cli-missing"),
    ],
)
def test_what_makes_no_sense_gets_one_clear_line(run: Run, folder: Path, args: list[str], id: str) -> None:
    brought(run, folder, members=[member("kyra")])
    for lang in LANGUAGES:
        wrong = run("campaign", *args, *([] if not args or args == ["dance"] else ["--json"]), "--lang", lang)
        assert wrong.code == 2
        assert wrong.err.count("\n") == 1
        if wrong.out:
            assert wrong.json["error"]["id"] == id


def test_a_party_and_a_character_travel(run: Run, folder: Path, tmp_path: Path) -> None:
    brought(run, folder, members=[member("kyra", feats={"skills": {"wisdom": 1}})])
    whole, one = tmp_path / "party.json", tmp_path / "kyra.json"
    assert run("campaign", "export", "Travellers", whole).code == 0
    assert (
        run("campaign", "export", "Travellers", one, "--character", "kyra", "--json").json["herowright"] == "character"
    )
    assert json.loads(whole.read_text()) == rules.export_party(Shelf(folder).find("travellers").party)
    assert run("campaign", "export", "Travellers", whole, "--json").json["error"]["id"] == "cli-unseal-exists"
    assert run("campaign", "import", whole, "--json").json["error"]["id"] == "cli-campaign-exists"
    assert run("campaign", "import", whole, "--name", "Twins", "--json").json["party"]["members"] == [
        member("kyra", feats={"skills": {"wisdom": 1}})
    ]
    run("campaign", "new", "Home")
    assert run("campaign", "import", one, "--json").json["error"]["id"] == "cli-campaign-into"
    guest = run("campaign", "import", one, "--into", "Home", "--json").json
    assert [each["character"] for each in guest["party"]["resting"]] == ["kyra"]
    back = run("campaign", "switch", "Home", 1, "kyra", "--json").json
    assert back["party"]["members"][0]["feats"]["skills"] == {"wisdom": 1}
    assert run("campaign", "switch", "Home", 1, "--json").json["party"]["members"] == []


def test_everything_that_is_wrong_with_a_file_is_told(run: Run, folder: Path) -> None:
    folder.mkdir(parents=True)
    file = folder / "bad.json"
    file.write_text(json.dumps(rules.export_party({**rules.new_party(), "won": ["x"], "removed": ["y"]})))
    wrong = run("campaign", "import", file, "--json")
    assert wrong.code == 2
    assert [each["id"] for each in wrong.json["error"]["problems"]] == ["pf-party-scenario", "pf-party-removed"]
    assert wrong.err.count("\n") == 2
    assert run("campaign", "list", "--json").json == {"campaigns": [], "unreadable": [str(file)]}
    assert str(file) in run("campaign", "list").out


def test_names_of_files() -> None:
    assert [slug(name) for name in ("Łódź & Straße", "../..", "龍", "A  b")] == [
        "lodz-strasse",
        "campaign",
        "campaign",
        "a-b",
    ]


# --- playing -----------------------------------------------------------------------------------------------


Game = Callable[..., int]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The calls of the terminal game, which is played to its end at random."""
    calls: list[dict[str, Any]] = []

    def play(
        game: str,
        seats: int,
        bots: list[str],
        options: Any,
        seed: int | None,
        lang: str,
        names: Any,
        save_folder: Path,
        console: Any,
    ) -> int:
        calls.append(dict(locals()))
        kept(save_folder, options, seats, to_the_end=seed != 0)
        return 0

    monkeypatch.setattr("herowright.terminal.play.play", play)
    monkeypatch.setattr("herowright.bots.make_bot", lambda game, name, seed: None)
    return calls


def kept(folder: Path, options: Any, seats: int, to_the_end: bool = True) -> hw.Table[Any]:
    """A game in the folder of a campaign, finished or just begun."""
    keeper, table, rng = Keeper(folder), hw.new_table("pathfinder", seats, 5, options), random.Random(3)
    file = keeper.new(table)
    while to_the_end and table.decision:
        table.apply(rng.choice(table.decision.options))
    keeper.store(file, table, Players((None,) * seats))
    if to_the_end:
        keeper.move(file, FINISHED)
    return table


def test_the_next_scenario_is_played_and_the_party_saved(
    run: Run, folder: Path, called: list[dict[str, Any]], easy: None
) -> None:
    run("campaign", "new", "Easy")
    ended = run("campaign", "play", "easy", "--seed", 1, "--name", "Ada", "--option", "asking=nobody", "--no-color")
    (call,) = called
    assert (call["game"], call["seats"], call["bots"]) == ("pathfinder", 2, ["greedy"])
    assert (call["options"]["scenario"], call["options"]["asking"]) == ("brigandoom", "nobody")
    assert (call["seed"], call["lang"], call["names"], call["console"].no_color) == (1, "en", ["Ada"], True)
    assert ended.code == 0
    assert re.search(r"^[A-Z][a-z]{2} \d+, \d{4} · Brigandoom!: won$", ended.out, re.MULTILINE)
    assert "Next: The Poison Pill, Attack on Sandpoint. Continue with: herowright campaign play easy" in ended.out
    after = run("campaign", "show", "easy", "--json").json
    assert (after["party"]["won"], after["again"], len(after["party"]["log"])) == (["brigandoom"], ["brigandoom"], 1)
    assert run("campaign", "show", "easy", "--json").json == after, "it counts once"
    run("campaign", "play", "easy", "--seats", 1, "--scenario", "brigandoom")
    assert (called[1]["seats"], called[1]["bots"]) == (1, [])
    assert len(run("campaign", "show", "easy", "--json").json["party"]["log"]) == 2


def test_a_game_that_is_left_changes_nothing_and_waits(run: Run, folder: Path, called: list[dict[str, Any]]) -> None:
    brought(run, folder, members=[member("kyra"), member("lem"), member("amiri")])
    before = run("campaign", "show", "Travellers", "--json").json
    run("campaign", "play", "Travellers", "--seed", 0)
    assert called[0]["seats"] == 3
    after = run("campaign", "show", "Travellers", "--json").json
    assert after["party"] == before["party"]
    assert len(after["unfinished"]) == 1
    assert "herowright campaign play travellers" in run("campaign", "show", "Travellers").out
    assert (
        run("campaign", "switch", "Travellers", 1, "seoni", "--json").json["error"]["id"] == "cli-campaign-unfinished"
    )


def test_a_game_that_another_party_began_is_laid_aside(run: Run, folder: Path, called: list[dict[str, Any]]) -> None:
    brought(run, folder, members=[member("kyra")])
    old = {"party": {**rules.new_party("Travellers"), "members": [member("lem")]}}
    kept(folder / "travellers", old, 1, to_the_end=False)
    run("campaign", "play", "Travellers", "--seed", 0)
    assert len(list((folder / "travellers" / "aside").glob("*.json"))) == 1
    assert len(run("campaign", "show", "Travellers", "--json").json["unfinished"]) == 1


def test_what_came_of_a_game_is_not_lost_with_the_program(run: Run, folder: Path) -> None:
    """The game was finished, but the party was not written any more: the next look at it does."""
    brought(run, folder, members=[member("kyra")])
    party = Shelf(folder).find("Travellers").party
    table = kept(folder / "travellers", {"party": party}, 1)
    found = run("campaign", "show", "Travellers", "--json").json["party"]
    (entry,) = found["log"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", entry.pop("at"))
    assert found == table.view(None)["party"]
    assert len(run("campaign", "list", "--json").json["campaigns"][0]["party"]["log"]) == 1


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (["--scenario", "the-poison-pill"], "pf-party-not-yet"),
        (["--scenario", "moon-landing"], "option-value"),
        (["--option", "scenario=brigandoom"], "cli-campaign-own-option"),
        (["--seats", "7"], "option-seats"),
    ],
)
def test_what_cannot_be_played(run: Run, folder: Path, called: list[dict[str, Any]], args: list[str], id: str) -> None:
    brought(run, folder, members=[member("kyra")])
    wrong = run("campaign", "play", "Travellers", *args)
    assert (wrong.code, called, wrong.err.count("\n")) == (2, [], 1)
    assert "pf-party" not in wrong.err
    done = {**rules.new_party("Done"), "adventure": 1, "won": [each.id for each in BOX.scenarios]}
    Shelf(folder).add(done, "Done")
    assert "attack-on-sandpoint" in run("campaign", "play", "Done").err


def test_bots_play_a_campaign_at_the_real_terminal(run: Run, folder: Path, easy: None) -> None:
    run("campaign", "new", "Easy")
    for scenario in ("brigandoom", "the-poison-pill"):
        while scenario in run("campaign", "show", "easy", "--json").json["next"]:
            played = run("campaign", "play", "easy", "--seats", 2, "--bot", "random", "--bot", "random")
            assert (played.code, played.err) == (0, "")
            assert "herowright campaign play easy" in played.out
    party = run("campaign", "show", "easy", "--json").json["party"]
    assert party["won"] == ["brigandoom", "the-poison-pill"]
    assert rules.check_party(party) == []
