"""One line of JSON for everything an operator may want to know, and nothing private to a player: no names, no chat,
no cookies, no secrets of links, and never the values in a failing statement."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from herowright.server.ops import metrics

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
OWN = ("/health", "/metrics", "/api/openapi.json")
METHODS = {"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"}

log = structlog.get_logger("herowright")


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Logs go to stderr, including those of libraries from warnings up."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_values,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=lambda *names: Lines(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [Forwarder(level=max(LEVELS[level], logging.WARNING))]


class Lines(structlog.PrintLogger):
    """A line that cannot be written, on a full disk say, is lost: whoever wanted to tell of an error goes on."""

    def msg(self, message: str) -> None:
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warning = error = critical = msg


class Forwarder(logging.Handler):
    """Forwards what libraries log: the source and the fixed message, without the values put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        log.log(record.levelno, "library", logger=record.name, words=str(record.msg), exc_info=record.exc_info)


def without_values(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its type and its traceback lines: its message may contain what a player wrote."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()
    if isinstance(error, BaseException):
        error = (type(error), error, error.__traceback__)
    if error and error[0] is not None:
        event["error"] = f"{error[0].__module__}.{error[0].__qualname__}"
        event["at"] = [f"{step.filename}:{step.lineno} {step.name}" for step in traceback.extract_tb(error[2])]
    return event


class RequestLog:
    """A line and a measurement for every HTTP request: which route and table, never the query or a header."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            took = time.perf_counter() - began
            # Whatever has no route of its own is the page: paths that somebody made up are not counted one by one.
            own = scope["path"] if scope["path"] in OWN else "page"
            route = getattr(scope.get("endpoint"), "path", own)
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, route, str(status)).inc()
            metrics.REQUEST_TIME.labels(route).observe(took)
            table = scope.get("path_params", {}).get("table")
            about = {"table": table} if isinstance(table, str) and table.isalnum() and len(table) <= 16 else {}
            log.info("request", method=method, route=route, status=status, ms=round(took * 1000, 1), **about)
