"""The web table as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

import herowright
from herowright.server.http.endpoint import Endpoint, Resource
from herowright.server.http.openapi import document
from herowright.server.http.page import FOLDER, Page
from herowright.server.http.responses import PRIVATE, Shared, answer, refusal
from herowright.server.http.routes import ENDPOINTS
from herowright.server.http.security import (
    KnownHosts,
    Networks,
    ProtectiveHeaders,
    TrustedProxy,
    bearer,
    is_this_machine,
)
from herowright.server.http.services import Services, services_of
from herowright.server.http.socket import Live, farewell
from herowright.server.ops import metrics
from herowright.server.ops.clock import now
from herowright.server.ops.config import Config
from herowright.server.ops.gauges import Gauges
from herowright.server.ops.logs import RequestLog, log
from herowright.server.refusals import ForeignOrigin
from herowright.server.store import Store
from herowright.server.tables.rooms import Rooms
from herowright.table.errors import HerowrightError


def make_app(config: Config, page: Path = FOLDER) -> Starlette:
    """The application; its store and rooms live as long as it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.db)
        try:
            rooms = Rooms(store, config)
            await rooms.start()
            app.state.services = Services(config, store, rooms)
            gauges = Gauges(store, {"bots": rooms.bot_workers, "others": rooms.workers})
            log.info("started", version=herowright.__version__)
            try:
                yield
            finally:
                await gauges.stop()
                await farewell(app.state.services)
                await rooms.stop()
        finally:
            await store.close()
            log.info("stopped")

    routes = [
        *(Route(resource.path, resource) for resource in resources()),
        WebSocketRoute(Live.path, Live()),
        Route("/api/openapi.json", openapi),
        Route("/health", health),
        Route("/metrics", figures),
        Mount("/", Page(page)),
    ]
    proxy = [Middleware(TrustedProxy, proxies=Networks(config.proxies))] if config.proxies else []
    around = [
        *proxy,
        Middleware(RequestLog),
        Middleware(ProtectiveHeaders),
        Middleware(KnownHosts, config=config),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
    ]
    return Starlette(routes=routes, middleware=around, lifespan=lifespan)


def resources() -> list[Resource]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Resource(path, endpoints) for path, endpoints in by_path.items()]


async def openapi(request: Request) -> Response:
    async def composed() -> Shared:
        return await asyncio.to_thread(lambda: Shared.of(answer(document())))

    return (await services_of(request).shelf.take("openapi", composed)).response(request)


async def health(request: Request) -> Response:
    """Whether this server is able to work, which means that its database accepts writes."""
    try:
        await services_of(request).store.uptime.probe(now())
    except HerowrightError:
        return answer({"ok": False, "version": herowright.__version__}, 503)
    return answer({"ok": True, "version": herowright.__version__})


async def figures(request: Request) -> Response:
    """For requests from this machine that cannot have come through a proxy; otherwise for those with the token."""
    config = services_of(request).config
    private = not config.proxies and not config.origins and is_this_machine(request.scope)
    if not private and not (config.metrics_token and compare_digest(bearer(request.scope), config.metrics_token)):
        return refusal(ForeignOrigin("server-metrics"))
    content, kind = metrics.exposition()
    return Response(content, headers={**PRIVATE, "Content-Type": kind})
