"""What there is to play, the same for everybody: games, cards, rules and the words of a language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from herowright.bots import bots_of
from herowright.games import registry
from herowright.lessons import course
from herowright.locale.meanings import meanings
from herowright.locale.search import search
from herowright.locale.texts import word_files
from herowright.locale.typography import typeset
from herowright.server.http.endpoint import Call, Who, constant, get, post
from herowright.server.http.responses import PlainText
from herowright.server.messages import (
    CardInfo,
    CheckedPack,
    ClauseInfo,
    ClausesFound,
    CourseInfo,
    ExampleInfo,
    GameInfo,
    Language,
    LessonInfo,
    Limit,
    MeaningInfo,
    Preset,
    Setting,
)
from herowright.server.refusals import NotFound
from herowright.server.tables import incoming
from herowright.table.game import Game
from herowright.table.rulebook import clauses, examples

# Prefixes of the files whose words only a terminal needs, or which the page loads on demand.
NOT_FOR_THE_PAGE = ("cli", "terminal", "meanings")
GameId = Annotated[str, Meta(max_length=40)]
FileName = Annotated[str, Meta(min_length=1, max_length=120)]
Query = Annotated[str, Meta(max_length=100)]
Edition = Annotated[str, Meta(max_length=20)]


@constant("/api/games")
async def games(call: Call) -> list[GameInfo]:
    """Every game: seats, settings, bots, and presets."""
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            settings=[
                Setting(
                    id=setting.id,
                    values=list(setting.values),
                    default=setting.default if isinstance(setting.default, str) else list(setting.default),
                    rule=setting.rule,
                    many=setting.many,
                    needs={other: list(values) for other, values in setting.needs},
                )
                for setting in game.settings
            ],
            bots=list(bots_of(game.id)),
            presets=[Preset(**preset._asdict()) for preset in kit.presets],
            taught=kit.lessons is not None,
            secrets=game.secrets,
            limits=list(limits(game)),
        )
        for kit, game in ((kit, kit.game) for kit in registry.kits().values())
    ]


def limits(game: Game[Any]) -> Iterator[Limit]:
    """All values of those settings that decide how many can play, or whether there are secrets."""
    usual = {setting.id: setting.default for setting in game.settings}
    for setting in game.settings:
        found = []
        for value in () if setting.many else setting.values:
            options = usual | {setting.id: value}
            seats = game.seats_for(options)
            found.append(Limit(setting.id, value, seats[0], seats[-1], game.rules_for(options).secrets))
        if len({(limit.least_seats, limit.most_seats, limit.secrets) for limit in found}) > 1:
            yield from found


@constant("/api/games/{game}/cards")
async def cards(call: Call, game: GameId, lang: Language = "en", edition: Edition | None = None) -> list[CardInfo]:
    """Every card of a game, in words."""
    options = {} if edition is None else {"edition": edition}
    return await call.services.catalogue.cards(registry.find(game).id, options, lang, call.services.rooms.work)


@post("/api/games/{game}/pack", limit="table_body")
async def pack(call: Call, game: GameId, body: bytes, name: FileName = "pack.toml") -> CheckedPack:
    """The content of a card pack (a TOML file) if it is valid; else what is wrong with it, and in which line."""
    return await call.work(incoming.checked_pack, body, name, game)


@constant("/api/games/{game}/rules")
async def rules(call: Call, game: GameId, lang: Language = "en") -> list[ClauseInfo]:
    """Every clause of a game's rules, with the examples that show it."""
    files = registry.find(game).rules_files
    shown = {
        id: [
            ExampleInfo(id=e.id, text=typeset(lang, e.text), outcome=typeset(lang, e.outcome), shows=list(e.shows))
            for e in some
        ]
        for id, some in examples(files, lang).items()
    }
    return [
        ClauseInfo(
            id=c.id,
            status=c.status,
            text=typeset(lang, c.text),
            source=c.source,
            chapter=c.chapter,
            examples=shown.get(c.id, []),
        )
        for c in clauses(files, lang).values()
    ]


@get("/api/games/{game}/search", Who.EVERYBODY)
async def found(call: Call, game: GameId, query: Query, lang: Language = "en") -> ClausesFound:
    """The clauses that mention the words of a query, in whatever form."""
    result = await asyncio.to_thread(search, registry.find(game).id, lang, query)
    return ClausesFound(clauses=result.clauses, words=result.words)


@constant("/api/games/{game}/meanings")
async def dictionary(call: Call, game: GameId, lang: Language = "en") -> list[MeaningInfo]:
    """What the terms of a game mean."""
    return [
        MeaningInfo(id=each.id, term=each.term, text=typeset(lang, each.text), rule=each.rule, forms=list(each.forms))
        for each in meanings(registry.find(game).id, lang).values()
    ]


@constant("/api/games/{game}/lessons")
async def lessons(call: Call, game: GameId) -> CourseInfo:
    """A guided first game."""
    taught = course(registry.find(game).id)
    if taught is None:
        raise NotFound("server-no-such-path")
    return CourseInfo(
        seed=taught.seed,
        bots=list(taught.bots),
        options=dict(taught.options),
        about=taught.about,
        lessons=[
            LessonInfo(
                id=each.id,
                target=each.target,
                act=each.act,
                asks=each.asks,
                offers=each.offers,
                where=dict(each.where),
                over=each.over,
            )
            for each in taught.lessons
        ],
    )


@constant("/api/texts/{lang}")
async def texts(call: Call, lang: Language) -> PlainText:
    """All words of a language, as one Fluent file."""
    return PlainText(words(lang))


@cache
def words(lang: str) -> str:
    files = (file for file in word_files(lang) if not file.name.startswith(NOT_FOR_THE_PAGE))
    return "\n".join(typeset(lang, file.read_text(encoding="utf-8")) for file in files)
