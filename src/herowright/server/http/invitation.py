"""What an invitation looks like elsewhere: a QR code for cameras."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request


def origin_of(request: Request) -> str:
    """Where the page that asks is at home; `check_origin` has made sure that it is ours."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def qr_code(request: Request, path: str) -> str:
    drawn = io.BytesIO()
    segno.make(origin_of(request) + path, error="m", micro=False).save(
        drawn, kind="svg", border=3, xmldecl=False, omitsize=True, light="#fff", dark="#111"
    )
    return drawn.getvalue().decode()
