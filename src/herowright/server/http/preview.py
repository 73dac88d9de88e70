"""Link previews of a table on other sites: a title, a sentence and an image. A private table shows only which game
it is."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from msgspec import json
from starlette.datastructures import Headers
from starlette.types import Scope

from herowright.locale.texts import LANGUAGES, texts
from herowright.server.http.pictures import card, title_of
from herowright.server.http.security import secure
from herowright.server.http.services import Services
from herowright.server.store.tables import TableRow
from herowright.table.errors import HerowrightError

TABLE = re.compile(r"t/([a-z0-9]{10,16})")
DAILY = re.compile(r"daily/([a-z0-9-]{1,40})")


class Preview(NamedTuple):
    title: str
    text: str
    picture: str


def language_of(scope: Scope) -> str:
    """The first of our languages that the client accepts."""
    wanted = Headers(scope=scope).get("accept-language", "").lower().split(",")
    named = (each.strip()[:2] for each in wanted)
    return next((lang for lang in named if lang in LANGUAGES), "en")


async def preview_of(services: Services, path: str, lang: str) -> Preview | None:
    words = texts(lang)
    if found := TABLE.fullmatch(path):
        row = await services.store.tables.find(found[1])
        if row is None:
            return None
        title, text = await told(services, row, lang)
        return Preview(title, text, f"/api/tables/{row.id}/picture?lang={lang}")
    if found := DAILY.fullmatch(path):
        try:
            game = title_of(words, found[1])
        except HerowrightError:
            return None
        return Preview(words.say("share-daily-title", game=game), words.say("share-same"), "")
    return None


async def told(services: Services, row: TableRow, lang: str) -> tuple[str, str]:
    """Who sits at a table is shown only if anybody may watch it."""
    words = texts(lang)
    game = title_of(words, row.game)
    if not row.open:
        return words.say("share-invited", game=game), words.say("share-invited-text")
    lines = await services.store.tables.roster(row.id)
    roster: list[list[object]] = json.decode(lines) if lines else []
    names = ", ".join(str(name) for name, person, *_ in roster if person and name)
    free = sum(1 for _, person, bot, *_ in roster if not person and bot is None)
    title = row.title or words.say("share-invited", game=game)
    return title, words.say("share-table", game=game, players=names or "–", free=free)


async def picture(services: Services, row: TableRow, lang: str) -> bytes:
    title, text = await told(services, row, lang)
    words = texts(lang)
    game = title_of(words, row.game)
    return await services.draw(card, game, title, text.removeprefix(f"{game} · "), words.say("share-foot"))


def tags(preview: Preview, scope: Scope) -> str:
    host = Headers(scope=scope).get("host", "")
    origin = f"{'https' if secure(scope) else 'http'}://{host}"
    said = {"og:site_name": "Herowright", "og:type": "website", "og:title": preview.title}
    said |= {"og:description": preview.text, "og:url": origin + scope["path"]}
    if preview.picture:
        said |= {"og:image": origin + preview.picture, "og:image:width": "1200", "og:image:height": "630"}
        said["twitter:card"] = "summary_large_image"
    found = [f'<meta property="{escape(name)}" content="{escape(value)}" />' for name, value in said.items()]
    return "\n    ".join([f'<meta name="description" content="{escape(preview.text)}" />', *found])
