"""The OpenAPI document: the routes as declared, and all messages of both directions.

`python -m herowright.server.http.openapi` prints it; the page's types are generated from it.
"""

from __future__ import annotations

import inspect
import sys
from functools import cache
from typing import Any, get_args

import msgspec

import herowright
from herowright.games import registry
from herowright.kit import part
from herowright.server import messages
from herowright.server.http.endpoint import BYTES, JSON, Endpoint, Who
from herowright.server.http.responses import Picture, PlainText, SaveFile
from herowright.server.http.routes import ENDPOINTS
from herowright.server.messages import FromBrowser, Problem, Strict, ToBrowser, Wire, campaigns, history

MESSAGES = (messages, campaigns, history)
REFERENCE = "#/components/schemas/{name}"
REFUSED = {"4XX": "Refused; the reason is a message", "5XX": "A fault of the server"}


@cache
def document() -> dict[str, Any]:
    types = list(dict.fromkeys(_types()))
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    known = dict(zip(map(_key, types), schemas, strict=True))
    for name, schema in components.items():
        _finish(name, schema)
    components["FromBrowser"] = {"oneOf": [_reference(member) for member in get_args(FromBrowser)]}
    components["ToBrowser"] = {"oneOf": [_reference(member) for member in get_args(ToBrowser)]}
    # `game` tells the views of the games there are apart; that of another game is any object.
    components["GameView"] = {"anyOf": [_reference(view) for view in _views()]}
    components["State"]["properties"]["view"] = {"anyOf": [*map(_named, ("GameView", "OtherView")), {"type": "null"}]}
    components["OtherView"] = {"type": "object", "additionalProperties": True}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Herowright", "version": herowright.__version__},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"player": {"type": "apiKey", "in": "cookie", "name": "herowright"}},
        },
    }


def _types() -> list[Any]:
    """The types of WebSocket messages and of the games' views, which no route names, and those of the routes."""
    found: list[Any] = [*get_args(FromBrowser), *get_args(ToBrowser), *_views(), Problem]
    for endpoint in ENDPOINTS:
        found.extend(_json_types(endpoint))
    return found


def _views() -> list[Any]:
    return [part(view) for kit in registry.kits().values() for view in kit.views]


def _json_types(endpoint: Endpoint) -> list[Any]:
    types = [*endpoint.in_path.values(), *endpoint.in_query.values()]
    if endpoint.body not in (None, bytes):
        types.append(endpoint.body)
    if endpoint.answer not in (Picture, PlainText, SaveFile):
        types.append(endpoint.answer)
    return types


def _key(type: Any) -> str:
    return repr(type)


def _finish(name: str, schema: dict[str, Any]) -> None:
    """The server always sends every field, so fields with a default are required too; what a browser may omit stays
    optional, and its default is the server's business."""
    declared = next(filter(None, (getattr(each, name, None) for each in MESSAGES)), None)
    sent = inspect.isclass(declared) and issubclass(declared, Wire) and not issubclass(declared, Strict)
    properties = schema.get("properties", {})
    if sent:
        schema["required"] = list(properties)
    for property in properties.values():
        property.pop("default", None)
        _complete(property)


def _complete(schema: Any) -> None:
    """Say what msgspec leaves to be understood: a plain object may hold anything, and a tag is a text."""
    if isinstance(schema, list):
        for part in schema:
            _complete(part)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)
        if all(isinstance(value, str) for value in schema.get("enum", [0])):
            schema["type"] = "string"
        for part in schema.values():
            _complete(part)


def _reference(type: Any) -> dict[str, Any]:
    return _named(type.__name__)


def _named(name: str) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=name)}


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.words,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": known[_key(hint)]}
                for name, hint in endpoint.in_path.items()
            ),
            *(
                {"name": name, "in": "query", "required": name in endpoint.required, "schema": known[_key(hint)]}
                for name, hint in endpoint.in_query.items()
            ),
        ],
        "responses": {str(endpoint.status): _response(endpoint, known)},
    }
    for status, words in REFUSED.items():
        operation["responses"][status] = {
            "description": words,
            "content": {JSON: {"schema": known[_key(Problem)]}},
        }
    if endpoint.body is bytes:
        kinds = {JSON: {"schema": {"type": "object"}}, BYTES: {"schema": {"type": "string", "format": "binary"}}}
        operation["requestBody"] = {"required": True, "content": kinds}
    elif endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": known[_key(endpoint.body)]}}}
    if endpoint.who is not Who.EVERYBODY:
        operation["security"] = [{"player": []}, {}]
    return operation


def _response(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answer is PlainText:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    elif endpoint.answer is Picture:
        content = {Picture.media_type: {"schema": {"type": "string", "format": "binary"}}}
    elif endpoint.answer is SaveFile:
        content = {JSON: {"schema": {"type": "object"}}}
    else:
        content = {JSON: {"schema": known[_key(endpoint.answer)]}}
    return {"description": endpoint.words, "content": content}


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
