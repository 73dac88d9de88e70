"""`herowright serve`: how it starts, why it cannot, and how it stops."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest

from herowright.cli import serve
from herowright.cli.limits import read_limits, shown_as
from herowright.locale import LANGUAGES
from herowright.server.http import page
from herowright.server.ops import logs
from herowright.server.ops import run as running
from herowright.server.ops.config import UNLIMITED, Config, Limits, Rate
from tests.cli.conftest import Run, run  # noqa: F401
from tests.server.running import PATIENCE, Running

pytestmark = pytest.mark.usefixtures("logs_as_before")

SCRIPT = Path(sys.executable).with_name("herowright")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is in use."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def newer(folder: Path) -> str:
    file = folder / "newer.sqlite3"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()
    return f"sqlite:///{file}"


def damaged(folder: Path) -> str:
    file = folder / "damaged.sqlite3"
    file.write_bytes(b"This is no database. " * 1000)
    return f"sqlite:///{file}"


def unreachable(folder: Path) -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return f"postgresql://ann:hush@127.0.0.1:{port}/tables"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--port", "many"], "--port"),
        (["--port", "65536"], "65536"),
        (["--port", "-1"], "--port"),
        (["--bot-pace", "slow"], "slow"),
        (["--bot-pace", "61"], "61"),
        (["--origin", "play.example.org"], "play.example.org"),
        (["--origin", "https://play.example.org/path"], "https://play.example.org/path"),
        (["--origin", "https://play.example.org:x"], "https://play.example.org:x"),
        (["--log", "loud"], "info"),
        (["--mail", "mail.example.org", "--origin", "https://play.example.org"], "smtps://"),
        (["--mail", "smtp://mail.example.org/folder", "--origin", "https://play.example.org"], "smtps://"),
        (["--mail", "smtps://mail.example.org"], "--origin"),
        (["--mail-from", "herowright"], "herowright"),
        (["--behind-proxy", "proxy.example.org"], "proxy.example.org"),
        (["--limit", "everything=5"], "everything=5"),
        (["--limit", "requests"], "--limits"),
        (["--limit", "requests=fast"], "20/200"),
        (["--limit", "requests=0/5"], "requests"),
        (["--limit", "save-body=-1"], "16MB"),
        (["--limit", "header-within=never"], "never"),
        (["--host", "203.0.113.7", "--port", "0"], "203.0.113.7"),
        (["--host", "no-such-host.invalid", "--port", "0"], "no-such-host.invalid"),
    ],
)
def test_settings_that_make_no_sense(run: Run, lang: str, args: list[str], named: str) -> None:  # noqa: F811
    wrong = run("serve", "--api-only", "--no-open", *args, "--lang", lang)
    assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    assert named in wrong.err
    assert not re.search(r"\{|\$|\bcli-[a-z]", wrong.err)


@pytest.mark.parametrize(
    ("make", "word"),
    [
        (lambda folder: "tables.sqlite3", "sqlite:///FILE"),
        (lambda folder: "mysql://localhost/tables", "postgresql://"),
        (lambda folder: "sqlite://", "sqlite:///FILE"),
        (lambda folder: "sqlite:////proc/nowhere/tables.sqlite3", "cannot be used"),
        (newer, "newer Herowright"),
        (damaged, "cannot be used"),
        (unreachable, "cannot be used"),
    ],
)
def test_databases_that_cannot_be_used(run: Run, tmp_path: Path, make, word: str) -> None:  # type: ignore[no-untyped-def] # noqa: F811
    wrong = run("serve", "--api-only", "--no-open", "--port", "0", "--db", make(tmp_path))
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert word in wrong.err
    assert "hush" not in wrong.err
    assert "Traceback" not in wrong.err


def test_a_database_has_one_server(run: Run, server: Running) -> None:  # noqa: F811
    wrong = run("serve", "--api-only", "--no-open", "--port", "0", "--db", server.config.db)
    assert wrong.code == 2
    assert "Another server is using" in wrong.err


def test_a_page_that_is_not_built(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    wrong = run("serve", "--no-open")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert "make web" in wrong.err


def test_the_port_that_was_asked_for_is_in_use(run: Run, taken: int) -> None:  # noqa: F811
    wrong = run("serve", "--api-only", "--no-open", "--port", taken)
    assert wrong.code == 2
    assert str(taken) in wrong.err


def test_without_a_wish_the_next_free_port_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.listen("127.0.0.1", None) as found:
        assert taken < found.getsockname()[1] < taken + serve.TRIED


def test_every_limit_can_be_set() -> None:
    given = ["requests=2.5/7", "changes=off", "viewers-of-player=3", "save-body=2MB", "body=32kb", "header-within=2.5"]
    found = read_limits([*given, "message=9000"])
    assert found == replace(
        Limits(),
        requests=Rate(2.5, 7),
        changes=UNLIMITED,
        viewers_of_player=3,
        save_body=2 * 1024**2,
        body=32 * 1024,
        header_within=2.5,
        message=9000,
    )
    usual = [f"{field.name.replace('_', '-')}={shown_as(getattr(Limits(), field.name))}" for field in fields(Limits)]
    assert read_limits(usual) == Limits(), "each is shown as it is written"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_limit_is_listed_with_its_meaning(run: Run, lang: str) -> None:  # noqa: F811
    lines = run("serve", "--limits", "--lang", lang).out.splitlines()
    assert len(lines) == len(fields(Limits))
    for line, field in zip(lines, fields(Limits), strict=True):
        name, value, *words = line.split()
        assert (name.replace("-", "_"), value) == (field.name, shown_as(getattr(Limits(), field.name)))
        assert len(words) > 1
        assert "limit-" not in " ".join(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("PORT", "many", "--port"),
        ("ORIGIN", "https://play.example.org play.example.org", "“play.example.org"),
        ("BEHIND_PROXY", "10.0.0.0/8 proxy", "proxy"),
        ("LOG", "loud", "loud"),
        ("BOT_PACE", "slow", "slow"),
        ("WEBHOOKS", "perhaps", "HEROWRIGHT_WEBHOOKS"),
        ("LIMIT_BODY", "never", "never"),
        ("LIMIT_EVERYTHING", "5", "everything=5"),
    ],
)
def test_what_the_environment_says_is_read_like_options(
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    name: str,
    value: str,
    named: str,
) -> None:
    monkeypatch.setenv(f"HEROWRIGHT_{name}", value)
    wrong = run("serve", "--api-only", "--no-open", "--lang", lang)
    assert (wrong.code, wrong.out, wrong.err.count("\n")) == (2, "", 1)
    assert named.lstrip("“") in wrong.err


def test_every_option_can_be_set_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:  # noqa: F811
    """An option that is given counts more, and what is empty is not set."""
    started: list[Config] = []
    monkeypatch.setattr(running, "run", lambda config, listening, ready: started.append(config))
    levels: list[str] = []
    monkeypatch.setattr(logs, "set_up", levels.append)
    db = f"sqlite:///{tmp_path}/tables.sqlite3"
    for name, value in {
        "HOST": "127.0.0.1",
        "PORT": "0",
        "DB": db,
        "ORIGIN": "https://play.example.org https://www.example.org",
        "BEHIND_PROXY": "10.0.0.0/8 ::1",
        "BOT_PACE": "0.2",
        "WEBHOOKS": "1",
        "MAIL": "smtps://name:password@mail.example.org",
        "MAIL_FROM": "table@example.org",
        "API_ONLY": "1",
        "OPEN": "0",
        "LOG": "error",
        "METRICS_TOKEN": "",
        "LIMIT_SAVE_BODY": "8MB",
        "LIMIT_REQUESTS": "5/50",
        "LIMIT_CHAT": "",
    }.items():
        monkeypatch.setenv(f"HEROWRIGHT_{name}", value)
    assert run("serve", "--limit", "requests=7/70", "--bot-pace", "1").code == 0
    [config] = started
    assert levels == ["error"]
    limits = replace(Limits(), save_body=8 * 1024**2, requests=Rate(7, 70))
    assert config == Config(
        db=db,
        port=config.port,
        origins=("https://play.example.org", "https://www.example.org"),
        proxies=("10.0.0.0/8", "::1/128"),
        bot_pace=1.0,
        webhooks=True,
        mail="smtps://name:password@mail.example.org",
        mail_from="table@example.org",
        limits=limits,
    )


def test_where_to_find_the_page() -> None:
    assert serve.page_address("0.0.0.0", 8000) == "http://localhost:8000/"
    assert serve.page_address("::1", 8000) == "http://[::1]:8000/"
    assert serve.page_address("192.168.1.7", 80) == "http://192.168.1.7:80/"


def test_tables_are_kept_among_the_users_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/home/ann/data")
    assert serve.default_db() == "sqlite:////home/ann/data/herowright/tables.sqlite3"


def test_a_browser_opens_only_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert not serve.has_desktop()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_desktop()
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    assert not serve.has_desktop()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_says_where_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    db = f"sqlite:///{tmp_path}/deep/er/tables.sqlite3"
    command = [str(SCRIPT), "serve", "--api-only", "--no-open", "--port", "0", "--db", db, "--lang", "en"]
    started = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = process.stdout.readline()
        address = re.search(r"http://\S+", told)
        assert address, process.stderr.read()
        assert httpx.get(f"{address[0]}health").json()["ok"] is True
        asked = time.monotonic()
        process.send_signal(how)
        process.wait(PATIENCE)
        # On a machine so busy that a start takes longer, a stop may, too.
        assert time.monotonic() - asked < max(5, asked - started)
        errors = process.stderr.read()
    assert process.returncode == 0
    assert "Traceback" not in errors
    assert '"event": "stopped"' in errors


def test_a_report_is_opened_beside_the_running_server(run: Run, server: Running, tmp_path: Path) -> None:  # noqa: F811
    edda, mira = server.browser(), server.browser()
    table = edda.open_table("me", "free", open=True)
    assert mira.change(f"/api/tables/{table}/seats/1/sit", {"name": "Mira"}).status_code == 200
    report, game = tmp_path / "report.json", tmp_path / "game.json"
    report.write_bytes(edda.get(f"/api/tables/{table}/export").content)
    assert run("verify", report).code == 2
    opened = run("unseal", report, game, "--db", server.config.db)
    assert (opened.code, opened.err) == (0, "")
    assert run("verify", game).code == 0
    nowhere = run("unseal", report, tmp_path / "other.json", "--db", f"sqlite:///{tmp_path}/none.sqlite3")
    assert nowhere.code == 2
    assert "none.sqlite3" in nowhere.err
    assert not (tmp_path / "none.sqlite3").exists()
