"""WebAuthn for one site: what is asked of an authenticator, and whether its answer is right."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from herowright.server.http.invitation import origin_of
from herowright.server.refusals import BadRequest, Forbidden
from herowright.server.store import Conflict, Player, Store
from herowright.server.store.passkeys import Passkey, id_of

MAKE, ENTER = "make", "enter"
MOST = 10
NOBODY = "Herowright"


def site_of(request: Request) -> str:
    """The name that passkeys are made for: that of the public address, otherwise of the host; `check_origin` has made
    sure that it is ours."""
    return urlsplit(origin_of(request)).hostname or ""


def travelling(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def ask_to_make(store: Store, player: Player, request: Request) -> dict[str, Any]:
    known = await store.passkeys.of(player.id)
    if len(known) >= MOST:
        raise Forbidden("server-passkeys-most", most=MOST)
    options = generate_registration_options(
        rp_id=site_of(request),
        rp_name="Herowright",
        user_id=player.id.encode(),
        user_name=player.name or NOBODY,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in known],
    )
    await store.passkeys.ask(player.id, MAKE, bytes_to_base64url(options.challenge))
    return travelling(options)


async def make(store: Store, player: Player, request: Request, answer: dict[str, Any]) -> None:
    challenge = await store.passkeys.take(player.id, MAKE)
    if challenge is None:
        raise Forbidden("server-passkey-late")
    if await store.passkeys.number(player.id) >= MOST:
        raise Forbidden("server-passkeys-most", most=MOST)
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(request),
            expected_origin=origin_of(request),
        )
    except Exception:  # the library reads what a stranger sends, and fails in many ways
        raise BadRequest("server-passkey-wrong") from None
    credential = bytes_to_base64url(made.credential_id)
    key = made.credential_public_key
    kept = Passkey(id_of(credential), player.id, credential, key, made.sign_count, site_of(request), time.time())
    try:
        await store.passkeys.add(kept)
    except Conflict:  # somebody has it already
        raise BadRequest("server-passkey-wrong") from None


async def ask_to_enter(store: Store, player: Player, request: Request) -> dict[str, Any]:
    """Whoever has a passkey of this site may choose it: who they are is not known yet."""
    options = generate_authentication_options(rp_id=site_of(request))
    await store.passkeys.ask(player.id, ENTER, bytes_to_base64url(options.challenge))
    return travelling(options)


async def entered(store: Store, player: Player, request: Request, answer: dict[str, Any]) -> Player:
    """The player whose passkey has answered."""
    challenge = await store.passkeys.take(player.id, ENTER)
    if challenge is None:
        raise Forbidden("server-passkey-late")
    known = await store.passkeys.find(str(answer.get("id", "")))
    if known is None:
        raise Forbidden("server-passkey-unknown")
    try:
        verified = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site_of(request),
            expected_origin=origin_of(request),
            credential_public_key=known.public_key,
            credential_current_sign_count=known.count,
        )
    except Exception:
        raise Forbidden("server-passkey-wrong") from None
    await store.passkeys.use(known, verified.new_sign_count)
    found = await store.players.find(known.player)
    if found is None:
        raise Forbidden("server-passkey-unknown")
    return found
