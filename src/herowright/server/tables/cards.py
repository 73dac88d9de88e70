"""The cards of a table in words. Composing a few hundred of them takes a good part of a second, so it is done in a
separate process, and the latest results are cached."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from herowright import packs
from herowright.catalog import cards_of
from herowright.locale import Texts
from herowright.locale.typography import typeset
from herowright.server.messages import CardInfo
from herowright.server.ops.workers import Work

# The options that decide which cards a table has.
PRINTINGS = ("edition", "expansion", "pack")
# A quarter of a megabyte each.
KEPT = 64


class Catalogue:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        # What is being composed: whoever asks in the meantime waits for the same.
        self.coming: dict[str, asyncio.Future[bytes]] = {}

    async def cards(self, game: str, options: Mapping[str, Any], lang: str, work: Work) -> list[CardInfo]:
        """All cards of a table with these options, already encoded."""
        printing = {name: options[name] for name in PRINTINGS if options.get(name)}
        key = json.dumps([game, lang, printing], sort_keys=True)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = await self._composed(key, work, game, printing, lang)
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return cast(list[CardInfo], msgspec.Raw(found))

    async def _composed(self, key: str, work: Work, *about: Any) -> bytes:
        if key not in self.coming:
            self.coming[key] = asyncio.ensure_future(work(describe, *about))
            self.coming[key].add_done_callback(lambda _: self.coming.pop(key, None))
        return await asyncio.shield(self.coming[key])


def describe(game: str, options: dict[str, Any], lang: str) -> bytes:
    """Runs in a process of its own."""
    texts = Texts(lang, names=packs.names(game, options, lang))

    def fine(value: Any) -> Any:
        if isinstance(value, str):
            return typeset(lang, value)
        if isinstance(value, Mapping):
            return {name: fine(each) for name, each in value.items()}
        return [fine(each) for each in value] if isinstance(value, list | tuple) else value

    return msgspec.json.encode(
        [
            CardInfo(
                id=entry.id,
                family=entry.family,
                reference=entry.reference,
                number=entry.number,
                box=entry.box,
                editions=list(entry.editions),
                name=texts.name(entry.reference),
                text=fine(entry.text),
                values=fine(entry.values),
                provenance=entry.provenance,
                value_provenance=dict(entry.origins),
            )
            for entry in cards_of(game, options, texts)
        ]
    )
