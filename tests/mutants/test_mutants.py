"""The tool that breaks the rules: what it breaks, how it makes a break, and that a broken rule is noticed."""

import ast
import random
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from herowright.games.roll_player.rules import cleanup
from herowright.lab.bench import is_compiled
from tests.mutants import fresh, server
from tests.mutants.breaks import KINDS, LISTED, Break, breaks_of, counters, draw, equivalents, in_any_order, reveals
from tests.mutants.places import RULE_SETS, SOURCES, nearness, proofs_of, rule_files, rule_set_of
from tests.mutants.record import digest_of_the_code, kept
from tests.mutants.trial import living_functions, patch

FILE = "games/roll_player/rules/cleanup.py"


def never(one: Break) -> bool:
    return False


def test_the_expansion_is_a_rule_set_of_its_own() -> None:
    assert rule_set_of("games/roll_player/rules/dice.py") == "roll-player"
    assert rule_set_of("games/roll_player/fiends_familiars/rules/dice.py") == "fiends-familiars"
    assert rule_set_of("locale/texts.py") is None
    assert not {*rule_files("roll-player")} & {*rule_files("fiends-familiars")}


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_what_only_shows_or_stores_the_rules_is_not_broken(rule_set: str) -> None:
    stems = {Path(file).stem for file in rule_files(rule_set)}
    assert stems
    assert not stems & {"view", "codec", "wording", "pack", "situation"}


def test_the_tests_of_the_chapter_come_first() -> None:
    tests = ["tests/table/test_table.py::a", "tests/games/roll_player/test_market.py::b"]
    tests += ["tests/games/roll_player/test_cleanup.py::c"]
    assert [nearness(test, FILE) for test in tests] == [2, 1, 0]
    assert proofs_of([FILE]) == ["tests/games/roll_player", "tests/table", "tests/golden"]


def test_a_record_is_good_for_the_code_it_was_made_of() -> None:
    assert digest_of_the_code() == digest_of_the_code()
    assert kept("tests/mutants/test_mutants.py", "one") != kept("tests/mutants/test_mutants.py", "another")


def test_the_same_seed_makes_the_same_breaks_and_no_line_is_broken_twice() -> None:
    files = [*rule_files("engine")]
    once, again, other = (draw(files, 20, random.Random(seed), never) for seed in (1, 1, 2))
    assert once == again != other
    assert len({(one.file, one.line) for one in once}) == 20


def test_every_kind_of_break_is_found_somewhere() -> None:
    kinds = {*KINDS, "reveal"}
    found: set[str] = set()
    for file in rule_files("roll-player"):  # as many as it takes
        found |= {one.kind for one in breaks_of(file)}
        if found >= kinds:
            break
    assert found == kinds


def test_a_break_changes_one_line_and_moves_none() -> None:
    before = (SOURCES / FILE).read_text(encoding="utf-8").splitlines()
    for one in breaks_of(FILE):
        after = one.source.splitlines()
        differing = [number for number, (old, new) in enumerate(zip(before, after, strict=True), 1) if old != new]
        assert differing
        assert one.line in differing or one.kind in ("and-or", "compare")
        assert differing[-1] <= one.last_line


@pytest.mark.parametrize(("body", "free"), [
    ("hero.coming = ()", True),
    ("if hero.quiet == 2: hero.quiet = 0", True),
    ("hero.hand = [card]", False),
    ("total += hero.gold", True),
    ("total += chance.roll()", False),
    ("if total < 3: total += 1", False),
    ("found += hero.cards", False),
    ("counts[hero] += 1", True),
    ("if hero.dead: return True", True),
    ("if hero.dead: return hero", False),
    ("report(hero)", False),
])  # fmt: skip
def test_a_loop_that_comes_to_the_same_from_either_end_is_not_turned_round(body: str, free: bool) -> None:
    function = ast.parse(f"def rule():\n total = 0\n for hero in heroes:\n  {body}\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    loop = function.body[1]
    assert isinstance(loop, ast.For)
    assert in_any_order(loop, counters(function)) is free


def test_each_place_that_turns_something_up_can_be_silenced() -> None:
    found = [*reveals(["games/roll_player/rules/market.py"])]
    assert [(one.before, one.after) for one in found] == [("table.chance.reveal()", "pass")]


def test_a_listed_break_is_not_made(tmp_path: Path) -> None:
    listed = tmp_path / "equivalents.toml"
    listed.write_text(
        f'[[equivalent]]\nfile = "{FILE}"\nline = "hero.tokens = 0"\nbroken = "pass"\nreason = "none"\n',
        encoding="utf-8",
    )
    same = [one for one in breaks_of(FILE) if equivalents(listed)(one)]
    assert [(one.before, one.kind) for one in same] == [("hero.tokens = 0", "forget")]


@pytest.mark.skipif(is_compiled(), reason="a compiled function has no code that another could take the place of")
def test_a_break_is_made_in_the_living_function() -> None:
    code = cleanup.drop_tokens.__code__
    one = next(one for one in breaks_of(FILE) if one.before == "hero.tokens = 0" and one.kind == "forget")
    try:
        assert patch(one, living_functions())
        assert cleanup.drop_tokens.__code__ != code
    finally:
        cleanup.drop_tokens.__code__ = code


@pytest.mark.parametrize("failed", [0, 1])
def test_where_nothing_could_be_imported_no_test_has_passed(monkeypatch: pytest.MonkeyPatch, failed: int) -> None:
    runs: list[object] = []
    monkeypatch.setattr(fresh, "run_until_one_fails", lambda *asked: runs.append(asked))
    session: Any = SimpleNamespace(testsfailed=failed, items=[])
    fresh.Runner([], {}, 0).pytest_runtestloop(session)
    assert len(runs) == 1 - failed


def test_what_is_listed_still_stands_there() -> None:
    """A reason for a line that has gone would hide nothing, and mislead."""
    for entry in tomllib.loads(LISTED.read_text(encoding="utf-8")).get("equivalent", []):
        lines = [line.strip() for line in (SOURCES / entry["file"]).read_text(encoding="utf-8").splitlines()]
        assert entry["line"] in lines
        assert entry["reason"]


# --- the checks of the server ------------------------------------------------------------------------


def test_every_listed_check_stands_in_the_server_as_it_is_listed() -> None:
    for check in server.checks():
        assert (server.SERVER / check.file).read_text(encoding="utf-8").count(check.old) == 1, str(check)
        compile(check.source, check.file, "exec")
        assert [file.name for file in check.files] == [f"test_{name}.py" for name in check.names]
