"""The description of the HTTP part, for programs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate

from tabletown.server.app import routes
from tests.server.client import Client, plan, play


@pytest.fixture
def described(client: Client) -> dict[str, Any]:
    description: dict[str, Any] = client.ask("GET", "/api/openapi.json").json()
    return description


def check(described: dict[str, Any], schema: dict[str, Any], answer: object) -> None:
    OAS31Validator({**schema, "components": described["components"]}).validate(answer)


def test_the_description_is_valid(described: dict[str, Any]) -> None:
    validate(described)


def test_every_address_of_the_api_is_described(described: dict[str, Any]) -> None:
    served = {
        (re.sub(r":\w+}", "}", route.path), method.lower())  # type: ignore[attr-defined]
        for route in routes()
        if getattr(route, "path", "").startswith("/api/")
        for method in (getattr(route, "methods", None) or ())
        if method != "HEAD"
    }
    told = {(path, method) for path, methods in described["paths"].items() for method in methods}
    assert served - {("/api/openapi.json", "get")} == told


def test_every_address_says_how_it_refuses(described: dict[str, Any]) -> None:
    for methods in described["paths"].values():
        for operation in methods.values():
            assert {"200", "429", "503"} <= set(operation["responses"])


@pytest.mark.parametrize(
    ("method", "path", "body", "address"),
    [
        ("GET", "/api/games/chess", None, "/api/games/{slug}"),
        ("GET", "/api/games/chess/messages/en.ftl", None, "/api/games/{slug}/messages/{language}.ftl"),
        ("GET", "/api/messages/xx.ftl", None, "/api/messages/{language}.ftl"),
        ("POST", "/api/tables", {"game": "x" * 99_999}, "/api/tables"),
        ("POST", "/api/tables", {}, "/api/tables"),
        ("POST", "/api/tables/none/rematch", {}, "/api/tables/{id}/rematch"),
        ("POST", "/api/tables/none/join", {"adds": 7}, "/api/tables/{id}/join"),
    ],
)
def test_refusals_are_described(
    client: Client, described: dict[str, Any], method: str, path: str, body: Any, address: str
) -> None:
    answer = client.ask(method, path, body)
    assert answer.status_code >= 400
    assert str(answer.status_code) in described["paths"][address][method.lower()]["responses"]


def test_answers_are_as_described(client: Client, described: dict[str, Any]) -> None:
    players = client.sit("Mia", "Ben")
    play(players)
    table = players[0].table
    for path in ("/log", "/at/3", "/export", ""):
        template = f"/api/tables/{{id}}{path}".replace("/at/3", "/at/{move}")
        answer = client.ask("GET", f"/api/tables/{table}{path}", token=players[0].token)
        content = described["paths"][template]["get"]["responses"]["200"]["content"]
        check(described, content["application/json"]["schema"], answer.json())
    for path in ("/api/catalog", "/api/tables", "/api/games/crimson"):
        content = described["paths"][path.replace("crimson", "{slug}")]["get"]["responses"]["200"]["content"]
        check(described, content["application/json"]["schema"], client.ask("GET", path).json())


def test_requests_are_as_described(described: dict[str, Any]) -> None:
    content = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]
    check(described, content["application/json"]["schema"], plan("open", "random", name="Mia"))


def test_problems_are_as_described(client: Client, described: dict[str, Any]) -> None:
    answer = client.ask("GET", "/api/tables/unknown")
    content = described["paths"]["/api/tables/{id}"]["get"]["responses"]["404"]["content"]
    check(described, content["application/json"]["schema"], answer.json())
