"""`herowright serve`: the table in the browser."""

from __future__ import annotations

import errno
import os
import re
import socket
import sys
from base64 import urlsafe_b64decode
from ipaddress import ip_network
from typing import Annotated
from urllib.parse import urlsplit

import typer

from herowright.cli.limits import list_limits, read_limits
from herowright.cli.params import BadUsage, Db, Lang, whole
from herowright.cli.speech import Speaker
from herowright.table.errors import HerowrightError

PORT = 8000
# How many ports are tried, starting with the default one, when none is given.
TRIED = 20
LEVELS = ("debug", "info", "warning", "error")
MOST_PACE = 60.0
# The order of the curve of the keys for Web Push.
P256 = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class CannotServe(HerowrightError):
    """The server cannot start; the message says why."""


def _port(value: str) -> int:
    port = whole("--port", 0)(value)
    if port > 65535:
        raise BadUsage("cli-serve-port", port=str(port))
    return port


def _pace(value: str) -> float:
    try:
        pace = float(value)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= MOST_PACE:
        raise BadUsage("cli-serve-pace", value=value)
    return pace


def _origin(value: str) -> str:
    """An address as browsers write an origin: no path, no closing slash."""
    try:
        parts = urlsplit(value)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadUsage("cli-serve-origin", value=value)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _peer(value: str) -> str:
    """An address or a network, as the machine itself sees the other end of a connection."""
    try:
        return str(ip_network(value, strict=False))
    except ValueError:
        raise BadUsage("cli-serve-proxy", value=value) from None


def _level(value: str) -> str:
    if value not in LEVELS:
        raise BadUsage("cli-serve-log", value=value, known=", ".join(LEVELS))
    return value


def _push_key(value: str) -> str:
    """A private key for Web Push: a number below the order of the curve P-256."""
    raw = urlsafe_b64decode(value + "=" * (-len(value) % 4)) if value.isascii() and len(value) in (43, 44) else b""
    if value and not 0 < int.from_bytes(raw, "big") < P256:
        raise BadUsage("cli-serve-push-key")
    return value


def _contact(value: str) -> str:
    if value and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/:]+\S*", value):
        raise BadUsage("cli-serve-push-contact", value=value)
    return value


def _mail(value: str) -> str:
    """A mail server: `smtp://` begins in the clear and goes on encrypted, `smtps://` is encrypted from the start."""
    try:
        parts = urlsplit(value)
        usable = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if value and (not usable or parts.path not in ("", "/") or parts.query or parts.fragment):
        raise BadUsage("cli-serve-mail")
    return value


def _sender(value: str) -> str:
    if value and not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+", value):
        raise BadUsage("cli-serve-mail-from", value=value)
    return value


def serve(
    host: Annotated[str, typer.Option(metavar="H", envvar="HEROWRIGHT_HOST")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(metavar="P", parser=_port, envvar="HEROWRIGHT_PORT")] = None,
    db: Db = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", envvar="HEROWRIGHT_OPEN")] = True,
    bot_pace: Annotated[float, typer.Option(metavar="S", parser=_pace, envvar="HEROWRIGHT_BOT_PACE")] = 0.5,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", parser=_origin, envvar="HEROWRIGHT_ORIGIN")
    ] = None,
    behind_proxy: Annotated[
        list[str] | None, typer.Option(metavar="PEER", parser=_peer, envvar="HEROWRIGHT_BEHIND_PROXY")
    ] = None,
    webhooks: Annotated[bool, typer.Option("--webhooks", envvar="HEROWRIGHT_WEBHOOKS")] = False,
    push: Annotated[bool, typer.Option("--push/--no-push", envvar="HEROWRIGHT_PUSH")] = True,
    push_key: Annotated[str | None, typer.Option(metavar="KEY", parser=_push_key, envvar="HEROWRIGHT_PUSH_KEY")] = None,
    push_contact: Annotated[
        str | None, typer.Option(metavar="URL", parser=_contact, envvar="HEROWRIGHT_PUSH_CONTACT")
    ] = None,
    mail: Annotated[str | None, typer.Option(metavar="URL", parser=_mail, envvar="HEROWRIGHT_MAIL")] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="ADDRESS", parser=_sender, envvar="HEROWRIGHT_MAIL_FROM")
    ] = None,
    api_only: Annotated[bool, typer.Option("--api-only", envvar="HEROWRIGHT_API_ONLY")] = False,
    metrics_token: Annotated[str | None, typer.Option(metavar="TOKEN", envvar="HEROWRIGHT_METRICS_TOKEN")] = None,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    limits: Annotated[bool, typer.Option("--limits")] = False,
    log: Annotated[str | None, typer.Option(metavar="LEVEL", parser=_level, envvar="HEROWRIGHT_LOG")] = None,
    lang: Lang = None,
) -> None:
    from herowright.server.http.page import is_built
    from herowright.server.ops.config import Config
    from herowright.server.ops.logs import set_up
    from herowright.server.ops.run import run

    if limits:
        list_limits(Speaker(lang))
        return
    bounds = read_limits(limit or (), os.environ)
    if not (api_only or is_built()):
        raise CannotServe("cli-serve-no-page")
    if mail and not origin:
        raise BadUsage("cli-serve-mail-origin")
    listening = listen(host, port)
    config = Config(
        db=db or default_db(),
        host=host,
        port=listening.getsockname()[1],
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        webhooks=webhooks,
        push=push,
        push_key=push_key or None,
        push_contact=push_contact or None,
        mail=mail or None,
        mail_from=mail_from or None,
        proxies=tuple(behind_proxy or ()),
        metrics_token=metrics_token or None,
        limits=bounds,
    )
    # On a terminal people read the address; a log is for files and collectors.
    set_up(log or ("warning" if sys.stderr.isatty() else "info"))
    speaker = Speaker(lang)

    def ready() -> None:
        address = page_address(config.host, config.port)
        speaker.say("cli-serve-ready", address=address)
        if host in ("0.0.0.0", "::"):
            speaker.say("cli-serve-network", address=page_address(_own_name(), config.port))
        sys.stdout.flush()
        if open_page and not api_only and has_desktop():
            import webbrowser

            webbrowser.open(address)

    with listening:
        run(config, listening, ready)


def default_db() -> str:
    from herowright.terminal.keep import default_folder

    return f"sqlite:///{default_folder() / 'tables.sqlite3'}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the given port; without one, on the first free port from the default one up."""
    for candidate in range(PORT, PORT + TRIED) if port is None else (port,):
        try:
            return _bound(host, candidate)
        except OSError as error:
            if isinstance(error, PermissionError):
                raise CannotServe("cli-serve-port-forbidden", port=str(candidate)) from None
            if error.errno != errno.EADDRINUSE:
                raise CannotServe("cli-serve-host", host=host) from None
    raise CannotServe("cli-serve-port-taken", port=str(port or PORT))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # a port that was in use a moment ago can be taken again
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(256)  # only now is it certain that nobody else has the port
    except BaseException:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def page_address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _own_name() -> str:
    """The address under which others on the network reach this machine, as far as it can tell."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which route packets would take
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_desktop() -> bool:
    """Whether there is a desktop on which a browser could open."""
    shown = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) and sys.stdin.isatty()
