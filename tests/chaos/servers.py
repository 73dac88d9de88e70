"""Servers that are killed by the hundred. They are forked from a process that has imported everything already, so that
one is there after a tenth of a second; what is killed is a real process."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import socket
import sys
import time
from multiprocessing.context import ForkServerProcess

from herowright.lab.load.ours import HOST, free_port
from herowright.server.ops import clock
from herowright.server.ops.config import Config, Limits
from herowright.server.ops.logs import set_up
from herowright.server.ops.run import run

PATIENCE = 60.0
FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["tests.chaos.servers"])


class DidNotStart(Exception):
    """The server has ended before it was ready."""


def serve(db: str, port: int, wall: float) -> None:
    """`wall` is by how many seconds the clock on the wall is wrong."""
    sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a file that may not grow is an error like any other
    set_up("error")
    clock._WALL += wall
    listening = socket.create_server((HOST, port), backlog=256)
    run(Config(db=db, port=port, bot_pace=0, limits=Limits.off()), listening, lambda: None)


class Server:
    def __init__(self, db: str, wall: float = 0.0) -> None:
        self.port = free_port()
        self.process: ForkServerProcess = FORKED.Process(target=serve, args=(db, self.port, wall))
        self.process.start()
        self._until_ready()

    def _until_ready(self) -> None:
        """It listens before it is ready, but answers only then."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            try:
                with socket.create_connection((HOST, self.port), 1.0) as asked:
                    asked.settimeout(PATIENCE)
                    asked.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    if asked.recv(64).startswith(b"HTTP/1.1"):
                        return
            except OSError:
                pass
            if not self.process.is_alive():
                break
            time.sleep(0.01)
        self.kill()
        raise DidNotStart

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """At once and without warning, as a power cut would."""
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)

    def may_write(self, size: int | None) -> None:
        """No file may grow beyond that size; `None`: as large as it likes."""
        soft = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))
