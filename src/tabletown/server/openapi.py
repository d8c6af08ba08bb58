"""The description of the HTTP part for programs, made from the table of endpoints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from tabletown import __version__
from tabletown.server.api import ENDPOINTS, Endpoint
from tabletown.server.protocol import NewDaily, Problem

WHERE: Final = "#/components/schemas/{name}"
BEARER: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]
PLAYERS: Final = ("/api/record", "/api/daily")
"""Addresses below these know a player by the key of the record."""
BY_PLAYER: Final[list[dict[str, list[str]]]] = [{}, {"player": []}]


@cache
def description() -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    types = {endpoint.gives for endpoint in ENDPOINTS} | {endpoint.takes for endpoint in ENDPOINTS} - {None}
    records = [type_ for type_ in types if type_ not in (str, bytes)]
    _, schemas = msgspec.json.schema_components([*records, Problem], ref_template=WHERE)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r":\w+}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tabletown",
            "version": __version__,
            "description": "Tables, seats and looking back. Playing itself goes over a socket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat, from making or joining.",
                },
                "player": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of a player, chosen by the client: what the record is kept under.",
                },
            },
        },
    }


def _always(endpoint: Endpoint[Any]) -> Iterator[int]:
    """How an address can refuse whatever it is for: too often, nothing can be stored, no such thing, a bad body."""
    yield from (429, 503)
    if "{" in endpoint.path:
        yield 404
    if endpoint.takes is not None:
        yield from (413, 422)


def _operation(endpoint: Endpoint[Any]) -> dict[str, Any]:
    responses: dict[str, Any] = {"200": {"description": "OK", "content": _content(endpoint.gives)}}
    for status in sorted({*endpoint.refuses, *_always(endpoint)}):
        responses[str(status)] = {"description": HTTPStatus(status).phrase, "content": _content(Problem)}
    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": endpoint.about,
        "parameters": _parameters(endpoint.path),
        "responses": responses,
    }
    if "{id}" in endpoint.path:
        operation["security"] = BEARER
    if endpoint.path.startswith(PLAYERS) and endpoint.takes is not NewDaily:
        operation["security"] = BY_PLAYER
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    return operation


def _parameters(path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, kind in re.findall(r"{(\w+)(:count)?}", path):
        schema = {"type": "integer", "minimum": 0} if kind else {"type": "string"}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    if path.endswith("/at/{move:count}"):
        about = "After the end: the seat whose point of view is wanted."
        found.append({"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0}, "description": about})
    return found


def _content(shape: object) -> dict[str, Any]:
    if shape is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if shape is bytes:
        return {"*/*": {}}
    name = getattr(shape, "__name__", str(shape))
    return {"application/json": {"schema": {"$ref": WHERE.format(name=name)}}}
