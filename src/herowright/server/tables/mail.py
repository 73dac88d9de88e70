"""Mail, where the operator has named a server for it: a link that confirms an address, one that brings a player back,
and turn alerts for those whom no push reaches. `smtplib` blocks, so it runs in its own thread."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from cryptography.fernet import InvalidToken

from herowright.locale.texts import texts
from herowright.server.ops import metrics
from herowright.server.ops.config import Config
from herowright.server.ops.logs import log
from herowright.server.refusals import BadRequest
from herowright.server.store import Store
from herowright.server.store.push import Waiting
from herowright.table.errors import HerowrightError

WAITING = 200
TIME_LIMIT = 30.0
RETRIES = (5.0, 60.0)
SMTP, SUBMISSION, SMTPS = 25, 587, 465
AT_HOME = ("localhost", "127.0.0.1", "::1")
SEAL = "mail"
ATOM, LABEL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+", "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"(?P<name>{ATOM}(?:\.{ATOM})*)@(?P<domain>{LABEL}(?:\.{LABEL})+)")


def tidy_address(text: str) -> str:
    """An address as it is kept and compared; `BadRequest` if nothing could be sent there. Names in quotation marks are
    none: a comma between them would make two addresses of one."""
    found = ADDRESS.fullmatch(text.strip())
    if found is None:
        raise BadRequest("server-mail-address")
    return f"{found['name']}@{found['domain'].lower()}"


class Mail:
    def __init__(self, store: Store, config: Config, retries: tuple[float, ...] = RETRIES) -> None:
        self.store, self.server, self.retries = store, config.mail, retries
        self.home = next(iter(config.origins), f"http://{config.host}:{config.port}")
        self.sender = config.mail_from or f"herowright@{urlsplit(self.home).hostname}"
        self.queue: asyncio.Queue[EmailMessage] = asyncio.Queue(WAITING)
        self.task: asyncio.Task[None] | None = None
        self.looking: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        return self.server is not None

    def start(self) -> None:
        if self.on:
            self.task = asyncio.create_task(self._work(), name="mail")

    async def stop(self) -> None:
        await asyncio.gather(*self.looking)
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    # --- what is written ---------------------------------------------------------------------------------------

    def confirm(self, address: str, lang: str, secret: str) -> None:
        self._send(address, lang, "mail-confirm", link=f"{self.home}/mail#confirm={secret}")

    def look_up(self, address: str, lang: str) -> None:
        """A link for whoever has this address, if anybody does. It does not wait for that."""
        looking = asyncio.create_task(self._look_up(address, lang))
        self.looking.add(looking)
        looking.add_done_callback(self.looking.discard)

    async def _look_up(self, address: str, lang: str) -> None:
        try:
            owner = await self.store.mail.owner(address)
            if owner and (secret := await self.store.mail.new_link(owner.player, "enter", address)):
                self.enter(address, lang, secret)
        except HerowrightError:
            log.error("mail-look-up-failed", exc_info=True)

    def enter(self, address: str, lang: str, secret: str) -> None:
        self._send(address, lang, "mail-enter", link=f"{self.home}/mail#enter={secret}")

    async def wants_turns(self, player: str) -> bool:
        found = await self.store.mail.of(player) if self.on else None
        return found is not None and found.confirmed is not None and found.turns

    async def turns(self, player: str, waiting: list[Waiting], names: list[str]) -> None:
        """It is somebody's turn at these tables; every such message can be stopped with one click."""
        found = await self.store.mail.of(player)
        if found is None or not await self.wants_turns(player):
            return
        token = (await self.store.sealer(SEAL)).encrypt(player.encode()).decode()
        lines = [f"{name}\n{self.home}/t/{each.table}" for name, each in zip(names, waiting, strict=True)]
        off = f"{self.home}/mail#off={token}"
        headers = {
            "List-Unsubscribe": f"<{self.home}/api/mail/off?token={token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        told = "\n\n".join(lines)
        self._send(found.address, found.lang, "mail-turns", headers, count=len(waiting), tables=told, link=off)

    async def stop_turns(self, token: str) -> None:
        """By the link in a message, whoever opens it."""
        try:
            player = (await self.store.sealer(SEAL)).decrypt(token).decode()
        except InvalidToken:
            raise BadRequest("server-mail-link") from None
        await self.store.mail.tell_turns(player, False)

    def _send(
        self, address: str, lang: str, what: str, headers: dict[str, str] | None = None, **about: str | int
    ) -> None:
        words = texts(lang)
        message = EmailMessage()
        message["From"], message["To"] = self.sender, address
        message["Subject"] = words.say(f"{what}-subject", **about)
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(words.say(what, **about) + "\n", cte="quoted-printable")
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            metrics.MAILS.labels("dropped").inc()
            log.warning("mail-dropped")

    # --- sending -------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            message = await self.queue.get()
            try:
                await self._deliver(message)
            except Exception:
                log.error("fault", route="mail", exc_info=True)
            finally:
                self.queue.task_done()

    async def _deliver(self, message: EmailMessage) -> None:
        reason = ""
        for pause in (0.0, *self.retries):
            await asyncio.sleep(pause)
            try:
                await asyncio.to_thread(deliver, self.server or "", message)
                metrics.MAILS.labels("sent").inc()
                return
            except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused, smtplib.SMTPAuthenticationError) as error:
                reason = type(error).__name__
                break
            except (smtplib.SMTPException, OSError) as error:
                reason = type(error).__name__
        metrics.MAILS.labels("failed").inc()
        log.warning("mail-failed", reason=reason)


def deliver(server: str, message: EmailMessage) -> None:
    """To a server such as `smtps://name:password@mail.example.org`. Outside this machine nothing goes unencrypted."""
    parts = urlsplit(server)
    host, safe = parts.hostname or "", ssl.create_default_context()
    if parts.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or SMTPS, timeout=TIME_LIMIT, context=safe)
    else:
        home = host in AT_HOME
        connection = smtplib.SMTP(host, parts.port or (SMTP if home else SUBMISSION), timeout=TIME_LIMIT)
    with connection:
        if parts.scheme != "smtps" and host not in AT_HOME:
            connection.starttls(context=safe)
        if parts.username:
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)
