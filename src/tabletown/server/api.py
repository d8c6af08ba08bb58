"""The HTTP part of the server. One table of endpoints serves the routes and their description."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from tabletown.kernel.preparation import LAB
from tabletown.server import alone, catalog, daily, fairness, how, puzzles
from tabletown.server.limits import check, client
from tabletown.server.pages import FRESH
from tabletown.server.problems import refused
from tabletown.server.protocol import (
    LARGEST_FRAME,
    LARGEST_STUDY,
    AtMove,
    Attempt,
    Catalog,
    Continue,
    Dailies,
    DayTable,
    Deal,
    GameDetails,
    HeldSeats,
    HowToPlay,
    Join,
    Lab,
    Log,
    MyTable,
    NewDaily,
    NewGuided,
    NewStudy,
    NewTable,
    PlayerRecord,
    Preparing,
    PuzzleChoice,
    PuzzleElements,
    PuzzleList,
    PuzzlePosition,
    PuzzleRefusal,
    PuzzleVerdict,
    ReviewShown,
    SameDeal,
    Seated,
    SetupCheck,
    SetupVerdict,
    Study,
    StudyBegun,
    TableList,
)
from tabletown.server.record import MOST, record_of
from tabletown.server.response_cache import FOR_GOOD
from tabletown.server.studies import FILES, NO_LAB, StudyRunner
from tabletown.server.table import Table
from tabletown.server.table_settings import hashed
from tabletown.server.tables import TableManager


class Count(Convertor[int]):
    """A number in an address, written with few enough digits to be one."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", Count())

Takes = TypeVar("Takes")
NOT_CACHED: Final = {"Cache-Control": "no-store"}
REPORT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "sandbox allow-scripts",
        "frame-ancestors 'self'",
    )
)
"""A report holds its own scripts, and words that people wrote: it may do nothing else, and belongs to no site."""


class Call(Generic[Takes]):
    """One request: whom it is from, what it asks, and the table manager that answers it."""

    def __init__(self, manager: TableManager, request: Request, body: Takes) -> None:
        self.manager = manager
        self.request = request
        self.body = body
        self.client = client(request)

    def word(self, name: str) -> str:
        return str(self.request.path_params[name])

    def token(self) -> str:
        """The key to a seat, from the Authorization header; nothing for onlookers."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        if scheme and scheme.lower() != "bearer":
            raise refused("bad-request", 400, reason="the Authorization header reads `Bearer TOKEN`")
        return token.strip()

    def number(self, name: str) -> int | None:
        """A whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise refused("bad-request", 400, reason=f"{name} has to be a whole number")
        return int(text)

    async def table(self) -> tuple[Table, int | None]:
        """The table of the address, and the seat of whoever asks; onlookers have to be welcome."""
        table = await self.manager.table(self.word("id"))
        return table, await table.admit(self.token())

    def player(self) -> str:
        """The key of a player, from the Authorization header; nothing if there is none."""
        key = self.token()
        if key and not fairness.NUMBER.fullmatch(key):
            raise refused("bad-request", 422, reason="the key of a player is 64 hexadecimal digits, in lower case")
        return key

    def known_player(self) -> str:
        if not self.player():
            raise refused("no-player", 403)
        return self.player()


class Endpoint(Generic[Takes]):
    """One address with what it takes and gives."""

    def __init__(
        self,
        method: str,
        path: str,
        about: str,
        answer: Callable[[Call[Takes]], Awaitable[object]],
        gives: object,
        takes: type[Takes] | None = None,
        limit: str = "",
        refuses: tuple[int, ...] = (),
        largest: int = LARGEST_FRAME,
        cost: int = 1,
        cached: float = 0.0,
    ) -> None:
        self.method = method
        self.path = path
        self.about = about
        self.answer = answer
        self.gives = gives
        self.takes = takes
        self.limit = limit
        self.refuses = refuses
        self.largest = largest
        self.cost = cost
        """As how many requests it counts."""
        self.cached = cached
        """Seconds for which its answers stay the same."""

    def route(self) -> Route:
        return Route(self.path, self.serve, methods=[self.method])

    async def serve(self, request: Request) -> Response:
        manager: TableManager = request.app.state.manager
        call: Call[Any] = Call(manager, request, None)
        check(manager.limits, call.client, "requests", self.cost)
        if self.limit:
            check(manager.limits, call.client, self.limit)
        if self.cached and (found := manager.cache.find(request)) is not None:
            return found
        if self.takes is not None:
            call.body = await read(request, self.takes, self.largest)
        answer = await self.answer(call)
        if self.cached and isinstance(answer, str):
            return manager.cache.keep(request, answer.encode(), "text/plain; charset=utf-8", self.cached)
        if self.cached:
            return manager.cache.keep(request, msgspec.json.encode(answer), "application/json", self.cached)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), media_type="application/json", headers=NOT_CACHED)


async def read(request: Request, takes: type[Takes], largest: int) -> Takes:
    """The body of a request, if it is in order."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > largest:
                raise refused("too-large", 413, most=largest)
    except ClientDisconnect:
        raise refused("bad-request", 400, reason="it broke off in the middle") from None
    try:
        return msgspec.json.decode(body or b"{}", type=takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refused("bad-request", 422, reason=str(error)[:200]) from None


# Games


async def get_catalog(call: Call[None]) -> Catalog:
    return catalog.catalog(call.manager.guests, lab=call.manager.studies is not None, network=call.manager.network)


async def get_preparation(call: Call[None]) -> Preparing:
    return Preparing([part.message() for part in call.manager.preparation.parts.values() if not part.python])


async def get_game(call: Call[None]) -> GameDetails:
    return catalog.details(catalog.find(call.word("slug")))


async def get_sentences(call: Call[None]) -> str:
    return catalog.sentences(call.word("language"), call.manager.guests)


async def get_game_sentences(call: Call[None]) -> str:
    return catalog.game_sentences(catalog.find(call.word("slug")), call.word("language"))


async def get_how(call: Call[None]) -> HowToPlay:
    return await asyncio.to_thread(how.how_to_play, catalog.find(call.word("slug")))


async def get_puzzles(call: Call[None]) -> PuzzleList:
    return await asyncio.to_thread(puzzles.listed, catalog.find(call.word("slug")))


async def get_puzzle(call: Call[None]) -> PuzzlePosition:
    return await asyncio.to_thread(puzzles.shown, catalog.find(call.word("slug")), call.word("id"))


async def judge_choice(call: Call[PuzzleChoice]) -> PuzzleVerdict:
    return await asyncio.to_thread(puzzles.judged, catalog.find(call.word("slug")), call.word("id"), call.body.code)


async def refuse_elements(call: Call[PuzzleElements]) -> PuzzleRefusal:
    game = catalog.find(call.word("slug"))
    return await asyncio.to_thread(puzzles.why_not, game, call.word("id"), call.body.elements)


async def get_pack(call: Call[None]) -> str:
    return catalog.find(call.word("slug")).content.starter()


async def check_setup(call: Call[SetupCheck]) -> SetupVerdict:
    return catalog.check(catalog.find(call.word("slug")), call.body)


# The lab


def study_runner(call: Call[Any]) -> StudyRunner:
    if call.manager.studies is None:
        raise refused("no-lab", 403)
    return call.manager.studies


async def get_lab(call: Call[None]) -> Lab:
    return call.manager.studies.lab() if call.manager.studies else NO_LAB


async def begin_study(call: Call[NewStudy]) -> StudyBegun:
    if call.manager.preparation.is_under_way(LAB):
        raise refused("lab-preparing", 503)
    return await study_runner(call).begin(call.body)


async def get_study(call: Call[None]) -> Study:
    return study_runner(call).find(call.word("id"))


async def cancel_study(call: Call[None]) -> Study:
    return await study_runner(call).cancel(call.word("id"), call.token())


async def get_study_file(call: Call[None]) -> Response:
    id, name = call.word("id"), call.word("file")
    path = study_runner(call).file(id, name)
    return FileResponse(path, media_type=FILES[name], headers={"Content-Security-Policy": REPORT_POLICY, **NOT_CACHED})


# Tables


async def make_table(call: Call[NewTable]) -> Seated:
    return await call.manager.make(call.body)


async def list_tables(call: Call[None]) -> TableList:
    return TableList(await call.manager.listed())


async def get_table(call: Call[None]) -> MyTable:
    return await call.manager.mine(call.word("id"), call.token())


async def make_guided(call: Call[NewGuided]) -> Seated:
    return await call.manager.make_guided(call.word("slug"), call.body)


async def join_table(call: Call[Join]) -> Seated:
    return await call.manager.join(call.word("id"), call.body)


async def rematch(call: Call[None]) -> Seated:
    return await call.manager.rematch(call.word("id"), call.token())


async def go_on(call: Call[Continue]) -> Seated:
    return await call.manager.go_on(call.word("id"), call.token(), call.body)


async def get_deal(call: Call[None]) -> Deal:
    table = await call.manager.dealt_at(call.word("id"))
    return Deal(table.game.slug, table.settings.options)


async def deal_again(call: Call[SameDeal]) -> Seated:
    return await call.manager.deal_again(call.word("id"), call.body)


# Looking back


async def get_attempt(call: Call[None]) -> Attempt:
    table, seat = await call.table()
    return await alone.attempt(table, seat)


async def get_log(call: Call[None]) -> Log:
    table, seat = await call.table()
    return Log(await table.looking_back.log(seat))


async def get_move(call: Call[None]) -> AtMove:
    table, seat = await call.table()
    other = call.number("seat")
    if other is not None and other != seat:
        if table.status != "over":
            raise refused("not-over", 403)
        if other >= len(table.settings.seats):
            raise refused("bad-request", 422, reason="there is no such seat")
        seat = other
    return await table.looking_back.past(call.request.path_params["move"], seat)


async def get_review(call: Call[None]) -> ReviewShown:
    table, _ = await call.table()
    return await table.review.ask(call.client)


async def get_export(call: Call[None]) -> Response:
    table, _ = await call.table()
    headers = {
        "Content-Disposition": f'attachment; filename="tabletown-{table.game.slug}-{table.id}.json"',
        **NOT_CACHED,
    }
    return Response(msgspec.json.encode(table.looking_back.export()), media_type="application/json", headers=headers)


# My record and the daily deal


async def get_record(call: Call[Any]) -> PlayerRecord:
    return record_of(await call.manager.store.results(hashed(call.known_player()), MOST))


async def claim_seats(call: Call[HeldSeats]) -> PlayerRecord:
    await call.manager.claim(call.known_player(), call.body.seats)
    return await get_record(call)


async def delete_record(call: Call[None]) -> PlayerRecord:
    await call.manager.store.forget_player(hashed(call.known_player()))
    return await get_record(call)


def hashed_player(call: Call[Any]) -> str:
    return hashed(call.player()) if call.player() else ""


async def get_dailies(call: Call[None]) -> Dailies:
    return Dailies(await daily.dailies(call.manager.store, hashed_player(call)))


async def get_day(call: Call[None]) -> DayTable:
    game, day = catalog.find(call.word("slug")), daily.checked_day(call.word("day"))
    return await daily.day_table(call.manager.store, game, day, hashed_player(call))


async def play_daily(call: Call[NewDaily]) -> Seated:
    return await call.manager.play_daily(call.word("slug"), call.body)


ENDPOINTS: Final[tuple[Endpoint[Any], ...]] = (
    Endpoint("GET", "/api/catalog", "The games and the levels of bots.", get_catalog, Catalog, cached=FRESH),
    Endpoint("GET", "/api/preparation", "What is got ready behind the open tables.", get_preparation, Preparing),
    Endpoint(
        "GET", "/api/games/{slug}", "A game with rulebook and content.", get_game, GameDetails, refuses=(404,),
        cached=FOR_GOOD,
    ),
    Endpoint(
        "GET", "/api/games/{slug}/how", "How to play, with pictures.", get_how, HowToPlay, refuses=(404,),
        cost=5, cached=FOR_GOOD,
    ),
    Endpoint(
        "GET", "/api/games/{slug}/puzzles", "The puzzles of a game.", get_puzzles, PuzzleList, refuses=(404,),
        cost=5, cached=FOR_GOOD,
    ),
    Endpoint(
        "GET", "/api/games/{slug}/puzzles/{id}", "A puzzle, without its answer.", get_puzzle, PuzzlePosition,
        refuses=(404, 409), cost=5, cached=FOR_GOOD,
    ),
    Endpoint(
        "POST", "/api/games/{slug}/puzzles/{id}", "Judges a choice, or shows the best one.", judge_choice,
        PuzzleVerdict, PuzzleChoice, refuses=(404, 409, 422), cost=5,
    ),
    Endpoint(
        "POST", "/api/games/{slug}/puzzles/{id}/why", "Why elements cannot be used together.", refuse_elements,
        PuzzleRefusal, PuzzleElements, refuses=(404, 409, 422), cost=2,
    ),
    Endpoint(
        "GET", "/api/games/{slug}/pack.toml", "A pack to begin a variant with.", get_pack, str, refuses=(404,),
        cached=FOR_GOOD,
    ),
    Endpoint(
        "GET", "/api/messages/{language}.ftl", "Sentences of server and page, as Fluent.", get_sentences, str,
        cached=FRESH,
    ),
    Endpoint(
        "GET", "/api/games/{slug}/messages/{language}.ftl", "Sentences of a game.", get_game_sentences, str,
        cached=FRESH,
    ),
    Endpoint(
        "POST", "/api/games/{slug}/check", "Do seats and options fit?", check_setup, SetupVerdict, SetupCheck,
        refuses=(404, 422),
    ),
    Endpoint("GET", "/api/lab", "What the lab works on, and its latest reports.", get_lab, Lab),
    Endpoint(
        "POST", "/api/lab/studies", "Begins a study of a variant.", begin_study, StudyBegun, NewStudy, limit="studies",
        refuses=(403, 404, 409, 413, 422, 503), largest=LARGEST_STUDY,
    ),
    Endpoint("GET", "/api/lab/studies/{id}", "How far a study has got.", get_study, Study, refuses=(403, 404)),
    Endpoint(
        "POST", "/api/lab/studies/{id}/cancel", "Ends a study; with the token that it was begun with.", cancel_study,
        Study, refuses=(403, 404, 409),
    ),
    Endpoint(
        "GET", "/api/lab/studies/{id}/{file}", "A report (report.html, report.json, report.parquet) or the pack.",
        get_study_file, bytes, refuses=(403, 404),
    ),
    Endpoint(
        "POST", "/api/tables", "Makes a table.", make_table, Seated, NewTable, limit="tables", refuses=(404, 409, 422),
    ),
    Endpoint(
        "POST", "/api/games/{slug}/guided", "Makes the table of a guided first game.", make_guided, Seated, NewGuided,
        limit="tables", refuses=(404, 409, 422),
    ),
    Endpoint("GET", "/api/tables", "The tables that are open to everybody.", list_tables, TableList, cost=2),
    Endpoint("GET", "/api/tables/{id}", "A table; with a token, as one's own.", get_table, MyTable, refuses=(403, 404)),
    Endpoint(
        "POST", "/api/tables/{id}/join", "Takes an open seat.", join_table, Seated, Join, limit="joins",
        refuses=(403, 404, 409, 422),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/rematch", "A new table with the same people.", rematch, Seated, limit="tables",
        refuses=(403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/continue", "A new table against bots, from a moment of this one.", go_on, Seated,
        Continue, limit="tables", refuses=(403, 404, 409, 422),
    ),
    Endpoint("GET", "/api/deals/{id}", "Which game a deal is of.", get_deal, Deal, refuses=(403, 404, 409)),
    Endpoint(
        "POST", "/api/deals/{id}", "A new table of one with a deal that was played.", deal_again, Seated, SameDeal,
        limit="tables", refuses=(403, 404, 409, 422),
    ),
    Endpoint(
        "GET", "/api/tables/{id}/attempt", "A finished game for one, beside the player's best.", get_attempt, Attempt,
        refuses=(403, 404, 409),
    ),
    Endpoint(
        "GET", "/api/record", "The finished games of a player, by the player's key.", get_record, PlayerRecord,
        refuses=(403, 422), cost=5,
    ),
    Endpoint(
        "POST", "/api/record/seats", "Puts seats from before into a record.", claim_seats, PlayerRecord, HeldSeats,
        limit="joins", refuses=(403,), cost=20,
    ),
    Endpoint(
        "POST", "/api/record/delete", "Deletes the record of a player.", delete_record, PlayerRecord, limit="joins",
        refuses=(403, 422),
    ),
    Endpoint("GET", "/api/daily", "The deals of today.", get_dailies, Dailies, refuses=(422,), cost=5),
    Endpoint(
        "GET", "/api/daily/{slug}/{day}", "The table of a day, such as 2026-11-18.", get_day, DayTable,
        refuses=(404, 409, 422), cost=5,
    ),
    Endpoint(
        "POST", "/api/daily/{slug}", "A new table with today's deal.", play_daily, Seated, NewDaily, limit="tables",
        refuses=(404, 409, 422),
    ),
    Endpoint(
        "GET", "/api/tables/{id}/log", "All moments, as one may know them.", get_log, Log, refuses=(403, 404), cost=10,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/at/{move:count}", "The position after so many moves.", get_move, AtMove,
        refuses=(403, 404, 409), cost=2,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/review", "The review of a finished game, or how much of it is worked out.", get_review,
        ReviewShown, refuses=(403, 404, 409, 503), cost=2,
    ),
    Endpoint(
        "GET", "/api/tables/{id}/export", "The finished game with its proof.", get_export, fairness.Export,
        refuses=(403, 404, 409), cost=5,
    ),
)  # fmt: skip
