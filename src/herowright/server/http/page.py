"""The built page: files with a hash in their names are cached forever, and every other path serves the page itself."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import anyio
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from herowright.server.http.preview import language_of, preview_of, tags
from herowright.server.http.responses import refusal
from herowright.server.refusals import NotFound, WrongMethod

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
# What the build puts beside a file, the smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
UNWANTED = re.compile(r"\s*q=0(\.0*)?\s*")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def is_built() -> bool:
    return (FOLDER / INDEX).is_file()


class Page(StaticFiles):
    path = "page"

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """A page that is not built is not an error here: an API-only server has none."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            response = refusal(WrongMethod("server-method"))
            response.headers["Allow"] = "GET, HEAD"
            return response
        wanted = scope["path"].strip("/")
        if wanted.partition("/")[0] == "api":
            return refusal(NotFound("server-no-such-path"))
        accepted = Headers(scope=scope).get("accept-encoding", "")
        found = await anyio.to_thread.run_sync(self._find, path, accepted)
        if found is None and "." not in wanted.rpartition("/")[2]:
            found = await anyio.to_thread.run_sync(self._find, INDEX, accepted)
            if found is not None and (previewed := await self._previewed(wanted, scope, found[0])):
                return previewed
        if found is None:
            return refusal(NotFound("server-no-such-path"))
        return self._serve(*found, scope)

    async def _previewed(self, wanted: str, scope: Scope, file: str) -> Response | None:
        """The page with the metadata that other sites may show for a link to it."""
        services = getattr(scope["app"].state, "services", None) if "app" in scope else None
        if services is None:
            return None
        preview = await preview_of(services, wanted, language_of(scope))
        if preview is None:
            return None
        whole = await anyio.Path(file).read_text(encoding="utf-8")
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
        head, end, body = whole.partition("</head>")
        return HTMLResponse(f"{head}  {tags(preview, scope)}\n  {end}{body}", headers=headers)

    def _find(self, path: str, accepted: str) -> tuple[str, str, str | None] | None:
        """The file, the variant to send instead, and its encoding."""
        try:
            file, found = self.lookup_path(path)
        except (OSError, ValueError):  # a name no file can have
            return None
        if found is None or not stat.S_ISREG(found.st_mode):
            return None
        for packing, packed in self._packed(file, accepted):
            return file, packed, packing
        return file, file, None

    def _packed(self, file: str, accepted: str) -> Iterator[tuple[str, str]]:
        parts = (part.strip().partition(";") for part in accepted.lower().split(","))
        wanted = {name for name, _, weight in parts if not UNWANTED.fullmatch(weight)}
        for packing, ending in PACKED.items():
            if packing in wanted and os.path.isfile(file + ending):
                yield packing, file + ending

    def _serve(self, file: str, sent: str, packing: str | None, scope: Scope) -> Response:
        hashed = Path(file).parent.name == "assets"
        headers = {"Cache-Control": FOR_EVER if hashed else ASK_AGAIN, "Vary": "Accept-Encoding"}
        if packing:
            headers["Content-Encoding"] = packing
        kind = FileResponse(file).media_type
        response = FileResponse(sent, headers=headers, media_type=kind, stat_result=os.stat(sent))
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response
