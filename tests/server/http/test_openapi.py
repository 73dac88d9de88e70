"""The OpenAPI document is valid, the server keeps to it whatever it is asked, and the page's types come from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

from herowright.server import messages
from herowright.server.http.openapi import document
from herowright.server.http.routes import ENDPOINTS
from herowright.server.messages import FromBrowser, Strict, ToBrowser
from tests.examples import examples
from tests.server.running import Browser, Running

WIRE = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"
SCHEMAS = document()["components"]["schemas"]


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if "$ref" in part else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_every_reference_leads_somewhere() -> None:
    assert {ref.removeprefix("#/components/schemas/") for ref in references(document())} <= SCHEMAS.keys()


def test_every_schema_is_valid() -> None:
    for schema in SCHEMAS.values():
        jsonschema_rs.meta.validate(schema)


def test_every_message_is_described() -> None:
    for union, name in ((FromBrowser, "FromBrowser"), (ToBrowser, "ToBrowser")):
        told = {ref.rpartition("/")[2] for ref in references(SCHEMAS[name])}
        assert told == {member.__name__ for member in get_args(union)}
    assert {"RollPlayerView", "Problem", "Course", "Moment"} <= SCHEMAS.keys()


def test_the_server_sends_every_field_and_a_browser_may_leave_out_those_with_a_default() -> None:
    for name, schema in SCHEMAS.items():
        declared = getattr(messages, name, None)
        if declared is None or "properties" not in schema:
            continue
        optional = set(schema["properties"]) - set(schema.get("required", ()))
        assert not optional or issubclass(declared, Strict), name
    assert "title" not in SCHEMAS["NewTable"]["required"]
    assert "args" in SCHEMAS["Text"]["required"]


def test_every_route_has_words_and_a_name_of_its_own() -> None:
    assert all(endpoint.words.endswith(".") for endpoint in ENDPOINTS)
    assert len({endpoint.name for endpoint in ENDPOINTS}) == len(ENDPOINTS)


def test_the_document_is_served(browser: Browser) -> None:
    assert browser.get("/api/openapi.json").json()["paths"].keys() == document()["paths"].keys()


def test_the_page_knows_every_message() -> None:
    """A quick look; `make lint` compares every letter."""
    wire = WIRE.read_text(encoding="utf-8")
    missing = [name for name in SCHEMAS if f"export type {name} = " not in wire]
    assert missing == [], "run make wire"


# --- whatever it is asked ------------------------------------------------------------------------------

KEPT = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]

# A worker that has to start first takes seconds on a busy machine.
PATIENCE = 60
schema = schemathesis.openapi.from_dict(document())
# Dozens of cases for each operation, made by every worker while it collects.
schema.config.phases.coverage.enabled = bool(examples(0, 1))
few = settings(
    max_examples=examples(3, 120),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@few
def test_the_server_keeps_to_its_word(case: schemathesis.Case[Any], server: Running) -> None:
    response = case.call(base_url=server.origin, timeout=PATIENCE, headers={"Origin": server.origin})
    case.validate_response(response, checks=[*KEPT, checks.negative_data_rejection])


@pytest.fixture(scope="module")
def owner(server: Running) -> Browser:
    return server.browser()


@schema.include(path_regex=r"\{table\}").parametrize()
@few
def test_its_word_holds_at_a_real_table(case: schemathesis.Case[Any], owner: Browser) -> None:
    """The same, asked by the owner of a table that is there."""
    table = owner.open_table("me", "free", seed="7")
    case.path_parameters["table"] = table
    headers = {"Origin": owner.running.origin}
    response = case.call(base_url=owner.running.origin, timeout=PATIENCE, headers=headers, cookies=dict(owner.cookies))
    case.validate_response(response, checks=KEPT)
    deleted = response.status_code == 200 and (case.method, case.path) == ("DELETE", "/api/tables/{table}")
    assert owner.get(f"/api/tables/{table}").status_code == (404 if deleted else 200)
