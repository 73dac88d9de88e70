"""A mail server that keeps what it is sent: as much of SMTP as `smtplib` speaks."""

from __future__ import annotations

import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from typing import Self, cast

PATIENCE = 10.0


class Conversation(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._say("220 stub")
        for line in self.rfile:
            verb = line[:4].upper().strip()
            if verb == b"DATA":
                self._say("354 go on")
                self._take()
                self._say("250 kept")
            elif verb == b"QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 stub")

    def _take(self) -> None:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        cast(MailServer, self.server).got.put(message_from_bytes(b"".join(lines), policy=policy.default))

    def _say(self, words: str) -> None:
        self.wfile.write(words.encode() + b"\r\n")


class MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.got: Queue[EmailMessage] = Queue()
        self.thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.shutdown()
        self.server_close()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> EmailMessage:
        return self.got.get(timeout=PATIENCE)
