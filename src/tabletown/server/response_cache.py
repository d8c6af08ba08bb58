"""Answers that stay the same: encoded and compressed once, however often they are asked for."""

from __future__ import annotations

import gzip
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOR_GOOD: Final = float("inf")
SMALLEST: Final = 1000
"""Bytes from which compressing is worth while."""


class CachedResponse:
    """One answer, with and without compression."""

    def __init__(self, body: bytes, kind: str, until: float) -> None:
        self.body = body
        self.kind = kind
        self.until = until
        self.small = gzip.compress(body, mtime=0) if len(body) >= SMALLEST else b""

    def response(self, request: Request) -> Response:
        small = self.small and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if small:
            headers["Content-Encoding"] = "gzip"
        return Response(self.small if small else self.body, headers=headers, media_type=self.kind)


class ResponseCache:
    """What is kept, by its path. Only addresses that exist get here, so there are few."""

    def __init__(self) -> None:
        self.answers: dict[str, CachedResponse] = {}

    def find(self, request: Request) -> Response | None:
        kept = self.answers.get(request.url.path)
        return kept.response(request) if kept is not None and monotonic() < kept.until else None

    def keep(self, request: Request, body: bytes, kind: str, seconds: float) -> Response:
        kept = self.answers[request.url.path] = CachedResponse(body, kind, monotonic() + seconds)
        return kept.response(request)
