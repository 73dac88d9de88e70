"""Mail, where the operator has set it up: a player's address, confirmed by a link, to sign in with and to get turn
alerts at."""

from __future__ import annotations

from herowright.server.http.endpoint import Call, delete, get, patch, post, token_post
from herowright.server.http.routes.people import told
from herowright.server.messages import Invite, Me
from herowright.server.messages.mail import MailDone, MailSettings, MailToken, NameAddress, TellTurns
from herowright.server.refusals import BadRequest, Forbidden
from herowright.server.tables.mail import Mail, tidy_address


def mail_of(call: Call) -> Mail:
    mail = call.services.rooms.mail
    if not mail.on:
        raise BadRequest("server-mail-off")
    return mail


async def _settings(call: Call) -> MailSettings:
    found = await call.services.store.mail.of(call.player.id)
    return MailSettings(
        on=call.services.rooms.mail.on,
        address=found.address if found else None,
        confirmed=bool(found and found.confirmed),
        turns=bool(found and found.turns),
    )


@get("/api/me/mail")
async def my_mail(call: Call) -> MailSettings:
    """The player's address, if there is one."""
    return await _settings(call)


@post("/api/me/mail", kind="recoveries")
async def name_address(call: Call, body: NameAddress) -> MailSettings:
    """Name an address. It is used once the link sent there has been opened."""
    mail, store = mail_of(call), call.services.store.mail
    address = tidy_address(body.address)
    await store.name(call.player.id, address, body.lang)
    if secret := await store.new_link(call.player.id, "confirm", address):
        mail.confirm(address, body.lang, secret)
    return await _settings(call)


@patch("/api/me/mail")
async def tell_turns(call: Call, body: TellTurns) -> MailSettings:
    """Whether turn alerts go there if no push reaches the player."""
    await call.services.store.mail.tell_turns(call.player.id, body.turns)
    return await _settings(call)


@delete("/api/me/mail")
async def remove_address(call: Call) -> MailSettings:
    """Forget the address."""
    await call.services.store.mail.remove(call.player.id)
    return await _settings(call)


@post("/api/mail/confirm", kind="recoveries")
async def confirm_address(call: Call, body: Invite) -> MailDone:
    """Confirm an address by the link that was sent there: it is used from now on."""
    mail_of(call)
    if not await call.services.store.mail.confirm(body.secret):
        raise Forbidden("server-mail-link")
    return MailDone(done=True)


@post("/api/mail/recover", kind="recoveries")
async def send_way_back(call: Call, body: NameAddress) -> MailDone:
    """Send a sign-in link to this address. The answer does not say whether anybody has it, nor does the time it
    takes."""
    mail_of(call).look_up(tidy_address(body.address), body.lang)
    return MailDone(done=True)


@post("/api/mail/enter", kind="recoveries")
async def enter_by_mail(call: Call, body: Invite) -> Me:
    """Become the player to whose address the link was sent. It works once, within an hour."""
    mail_of(call)
    player = await call.services.store.mail.enter(body.secret)
    if player is None:
        raise Forbidden("server-mail-link")
    if player.id != call.player.id:
        call.keep(await call.services.store.recovery.new_browser(player))
    return await told(call, player)


@token_post("/api/mail/off")
async def stop_mail(call: Call, token: MailToken) -> MailDone:
    """Stop turn alerts: what mail programs ask for with one click. The token is enough."""
    await mail_of(call).stop_turns(token)
    return MailDone(done=True)
