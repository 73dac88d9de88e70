"""Image, compose file, proxy and systemd unit: they fit each other and the server, and what they start is healthy."""

from __future__ import annotations

import configparser
import ipaddress
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from herowright.cli.app import app
from herowright.cli.limits import VARIABLE, read_limits
from herowright.server.ops import logs
from herowright.server.ops import run as running
from herowright.server.ops.config import Config, Limits
from tests.cli.conftest import Run, run  # noqa: F401
from tests.deploy import tables
from tests.deploy.dockerfile import DEPLOY, ROOT, Folder, is_ignored, stages
from tests.server.processes import free_port

PATIENCE = 60
EXAMPLE = dict(
    line.split("=", 1) for line in (DEPLOY / ".env.example").read_text().splitlines() if re.match(r"[A-Z_]+=", line)
)
SECRETS = {"POSTGRES_PASSWORD": "0123abcd", "HEROWRIGHT_METRICS_TOKEN": "4567ef"}


def compose() -> dict[str, Any]:
    """The compose file, filled in as `.env.example` asks for it."""
    given = {name: value for name, value in {**EXAMPLE, **SECRETS}.items() if value}

    def fill(found: re.Match[str]) -> str:
        if found["if_missing"] is None and found["name"] not in given:
            raise AssertionError(f"{found['name']} is not in .env.example")
        return given.get(found["name"], found["if_missing"] or "")

    pattern = r"\$\{(?P<name>\w+)(:\?[^}]*|:-(?P<if_missing>[^}]*))?\}"
    found: dict[str, Any] = yaml.safe_load(re.sub(pattern, fill, (DEPLOY / "compose.yaml").read_text()))
    return found


def variables() -> set[str]:
    """All that the server reads from its environment; limits are known by their beginning."""
    command: Any = typer.main.get_command(app)
    params = command.commands["serve"].params
    return {param.envvar for param in params if param.envvar} | {"HEROWRIGHT_LANG"}


# --- the image -----------------------------------------------------------------------------------------------


def test_everything_the_image_is_made_from_is_there() -> None:
    build, image = stages()
    copied = [name for kind, rest in build.steps if kind == "COPY" for name in rest.split()[:-1]]
    assert {name for name in copied if not (ROOT / name).exists() or is_ignored(name)} == set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {"pyproject.toml", project["readme"], *project["license-files"]} <= set(copied)
    assert not is_ignored("src/herowright/cli/app.py")
    assert not is_ignored("web/src/main.ts")
    for name in ("tests/choosing.py", ".git/config", "deploy/.env", "src/herowright/server/static/index.html"):
        assert is_ignored(name), name
    assert is_ignored("src/herowright/table/__pycache__/table.cpython-311.pyc")
    assert [rest.split()[0] for kind, rest in image.steps if kind == "COPY"] == [f"--from={build.name}"]


def test_the_image_runs_as_an_ordinary_user_and_says_how_it_is() -> None:
    build, image = stages()
    assert build.base == image.base
    assert image.last("USER") not in ("root", "0")
    assert image.last("VOLUME") == "/data"
    assert image.last("EXPOSE") == image.env["HEROWRIGHT_PORT"]
    assert {name for name in image.env if name.startswith("HEROWRIGHT_")} <= variables()


def healthy(command: list[str], env: dict[str, str]) -> bool:
    return subprocess.run(command, env=env, capture_output=True).returncode == 0


def starts_and_stops(command: list[str], health: list[str], env: dict[str, str]) -> None:
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        until = time.monotonic() + PATIENCE
        while '"started"' not in (line := process.stderr.readline()):
            assert line, "it ended by itself"
            assert time.monotonic() < until
        while not healthy(health, env):
            assert time.monotonic() < until, "it does not get healthy"
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert not healthy(health, env)


def test_what_the_image_starts_is_healthy(tmp_path: Path) -> None:
    """Its command in its environment, with the packages of this machine."""
    image = stages()[-1]
    db = image.env["HEROWRIGHT_DB"].replace("//data/", f"/{tmp_path}/")
    env = {**image.env, "HEROWRIGHT_DB": db, "HEROWRIGHT_PORT": str(free_port()), "HEROWRIGHT_API_ONLY": "1"}
    env |= {"PATH": f"{Path(sys.executable).parent}:{image.env['PATH']}", "HEROWRIGHT_HOST": "127.0.0.1"}
    if "PYTHONPATH" in os.environ:
        env["PYTHONPATH"] = str(Path(os.environ["PYTHONPATH"]).resolve())
    starts_and_stops(image.command, image.health, env)
    assert (tmp_path / "tables.sqlite3").exists()


def container_tool() -> str | None:
    """One that works and reaches the images that ours is built on."""
    for tool in ("docker", "podman"):
        base = stages()[-1].base
        if shutil.which(tool) and subprocess.run([tool, "pull", "-q", base], capture_output=True).returncode == 0:
            return tool
    return None


@pytest.mark.long
def test_the_image_is_built_and_starts(tmp_path: Path) -> None:
    """By a container tool, if there is one; else step by step in a folder."""
    if tool := container_tool():
        subprocess.run(
            [tool, "build", "-q", "-f", "deploy/Dockerfile", "-t", "herowright-test", "."], cwd=ROOT, check=True
        )
        options = ["--rm", "--detach", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"]
        ran = subprocess.run([tool, "run", *options, "herowright-test"], capture_output=True, text=True, check=True)
        id, until = ran.stdout.strip(), time.monotonic() + PATIENCE
        try:
            while subprocess.run([tool, "exec", id, *stages()[-1].health], capture_output=True).returncode:
                assert time.monotonic() < until, "it does not get healthy"
                time.sleep(0.5)
        finally:
            subprocess.run([tool, "stop", id], check=True, capture_output=True)
        return
    build, image = stages()
    made = Folder(tmp_path)
    made.carry_out(build)
    bin = tmp_path / "opt/herowright/bin"
    page = subprocess.run(
        [bin / "python", "-c", "from herowright.server.http.page import is_built; print(is_built())"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert page.stdout.strip() == "True", "the page is in the package"
    db = f"sqlite:///{tmp_path}/tables.sqlite3"
    env = {**image.env, "HEROWRIGHT_DB": db, "HEROWRIGHT_PORT": str(free_port()), "PATH": f"{bin}:/usr/bin:/bin"}
    command = [str(bin / image.command[0]), *image.command[1:]]
    starts_and_stops(command, [str(bin / "python"), *image.health[1:]], env)


# --- compose, proxy, unit ----------------------------------------------------------------------------------------


def test_the_compose_file_starts_the_server_it_means_to(
    run: Run,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The environment of image and compose file, read by the command itself."""
    services = compose()["services"]
    env = stages()[-1].env | EXAMPLE | SECRETS | services["herowright"]["environment"]
    for name, value in env.items():
        if name.startswith("HEROWRIGHT_"):
            monkeypatch.setenv(name, value)
    monkeypatch.setenv("HEROWRIGHT_PORT", "0")
    monkeypatch.setenv("HEROWRIGHT_API_ONLY", "1")
    started: list[Config] = []
    monkeypatch.setattr(running, "run", lambda config, listening, ready: started.append(config))
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    assert run("serve").code == 0
    [config] = started
    assert config == Config(
        db=f"postgresql://herowright:{SECRETS['POSTGRES_PASSWORD']}@postgres/herowright",
        host="0.0.0.0",
        port=config.port,
        origins=(f"https://{EXAMPLE['DOMAIN']}",),
        proxies=(f"{services['caddy']['networks']['front']['ipv4_address']}/32",),
        metrics_token=SECRETS["HEROWRIGHT_METRICS_TOKEN"],
    )


def test_only_the_proxy_is_in_reach_and_only_it_is_believed() -> None:
    whole = compose()
    services, networks = whole["services"], whole["networks"]
    [subnet] = [ipaddress.ip_network(each["subnet"]) for each in networks["front"]["ipam"]["config"]]
    assert ipaddress.ip_address(services["caddy"]["networks"]["front"]["ipv4_address"]) in subnet
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert networks["back"]["internal"] is True
    assert services["postgres"]["networks"] == ["back"]
    assert set(services["herowright"]["networks"]) == {"front", "back"}


def test_every_service_is_limited_and_comes_back() -> None:
    for name, service in compose()["services"].items():
        assert service["restart"] == "unless-stopped", name
        assert service["mem_limit"]
        assert "no-new-privileges:true" in service["security_opt"]
        if name != "postgres":
            assert service["read_only"] is True
            assert service["cap_drop"] == ["ALL"]
    volumes = compose()["volumes"]
    assert set(volumes) == {"tables", "certificates", "caddy"}


def test_nothing_is_set_that_the_server_does_not_read() -> None:
    texts = [
        (DEPLOY / name).read_text() for name in ("compose.yaml", ".env.example", "herowright.service", "Dockerfile")
    ]
    named = {name for text in texts for name in re.findall(r"HEROWRIGHT_[A-Z_]+", text)} - {"HEROWRIGHT_PROCESSES"}
    limits = {name for name in named if name.startswith(VARIABLE)}
    assert named - limits <= variables()
    examples = re.findall(rf"^# ({VARIABLE}\w+)=(\S+)$", (DEPLOY / ".env.example").read_text(), re.MULTILINE)
    assert {name for name, _ in examples} == limits
    read_limits((), dict(examples))


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("{") == text.count("}")
    most = re.search(r"max_size (\d+)MB", text)
    assert most
    assert int(most[1]) * 1024**2 >= Limits().save_body
    assert "dynamic a {$UPSTREAM:herowright} {$UPSTREAM_PORT:8000}" in text
    assert "herowright" in compose()["services"]
    assert stages()[-1].last("EXPOSE") == "8000"


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy on this machine")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    told = subprocess.run(command, env={**os.environ, "DOMAIN": "play.example.org"}, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


def unit() -> configparser.RawConfigParser:
    """Names may stand there several times: what matters here stands there once."""
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "herowright.service")
    return parser


def test_the_unit_keeps_its_tables_where_it_may_write() -> None:
    service = unit()["Service"]
    assert service["ExecStart"] == "/opt/herowright/bin/herowright serve"
    assert service["StateDirectory"] == "herowright"
    assert "HEROWRIGHT_DB=sqlite:////var/lib/herowright/" in service["Environment"]
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "DynamicUser"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "herowright.service"
    text = (DEPLOY / "herowright.service").read_text()
    file.write_text(text.replace("/opt/herowright/bin/herowright", sys.executable))
    told = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


# --- the page of the documentation ------------------------------------------------------------------------------------


def test_the_page_says_what_the_program_says() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    assert page == tables.filled(page), "write its tables anew: python -m tests.deploy.tables"


def test_alerts_name_figures_that_exist() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    known = set(re.findall(r"`(herowright_\w+)`", tables.figures()))
    named = {re.sub(r"_bucket$", "", name) for name in re.findall(r"herowright_[a-z_]+", page)}
    assert named <= known
    assert len(known) >= 15


def test_the_page_names_variables_and_events_that_exist() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"HEROWRIGHT_[A-Z_]+[A-Z]", page))
    assert (
        named - {"HEROWRIGHT_PROCESSES", "HEROWRIGHT_LIMIT_NAME", "HEROWRIGHT_LIMIT_VIEWERS_OF_PLAYER"} <= variables()
    )
    [events] = re.findall(r"Events to know: (.*?)\.\n", page, re.DOTALL)
    source = "".join(file.read_text() for file in (ROOT / "src/herowright/server").rglob("*.py"))
    for event in re.findall(r"`([a-z-]+)`", events):
        assert f'"{event}"' in source, event


def test_commands_on_the_page_can_be_run() -> None:
    page = tables.PAGE.read_text(encoding="utf-8")
    command: Any = typer.main.get_command(app)
    code = "\n".join(re.findall(r"```sh\n.*?```|(?<!`)`[^`\n]+`", page, re.DOTALL))
    named = set(re.findall(r"(?<![=\w])herowright ([a-z]+)", code)) - {"herowright"}
    assert {"backup", "restore", "serve", "unseal", "replay"} <= named
    assert named <= set(command.commands)
    for block in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL):
        assert yaml.safe_load(block)
