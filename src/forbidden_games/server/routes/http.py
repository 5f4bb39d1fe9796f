"""Everything that is asked and answered once."""

import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from forbidden_games.server import wire
from forbidden_games.server.addresses import reachable, visitor_address
from forbidden_games.server.allowance import Allowance, AtOnce
from forbidden_games.server.analyses import Analyses
from forbidden_games.server.catalog import catalog
from forbidden_games.server.challenges import Challenges
from forbidden_games.server.identity import hash_of, new_key
from forbidden_games.server.lobby import Lobby
from forbidden_games.server.problems import HttpProblem, preferred
from forbidden_games.server.replays import read_record, record_words, replay
from forbidden_games.server.room.live_table import on_wire
from forbidden_games.server.room.room import Room
from forbidden_games.server.statistics import Statistics
from forbidden_games.server.worker_pool import WorkerPool

router = APIRouter(prefix="/api")

RECORD: dict[str, Any] = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}}
}
TAKES_RECORD: dict[str, Any] = {
    "requestBody": {"description": "a match, as in docs/notation.md", "required": True, **RECORD}
}
TableName = Annotated[str, Path(description="the table, as in its address", max_length=32)]
AnalysisName = Annotated[str, Path(description="the analysis, as it was answered", max_length=64)]


JSON: Final = "application/json"
PIECE: Final = 64 * 1024  # bytes
COMPRESSION: Final = 5  # of 9
COOKIE: Final = "forbidden_visitor"  # set with a try that counts, and read nowhere else
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep one
MOST_OF_A_VISITOR: Final = 80
DayName = Annotated[str, Path(description="such as 2026-11-18", max_length=10)]


async def visitors_of(
    request: Request,
    visitor: Annotated[str, Header(description="a number of the browser's own")] = "",
) -> list[str]:
    """What a browser is known by: its own number, and our cookie. Only hashes are kept."""
    brought = (visitor[:MOST_OF_A_VISITOR], request.cookies.get(COOKIE, "")[:MOST_OF_A_VISITOR])
    return [hash_of(each) for each in brought if each]


Visitors = Annotated[list[str], Depends(visitors_of)]


def part(name: str) -> Callable[[Request], Awaitable[Any]]:
    """A part of the server, as the app has put it together."""

    async def find(request: Request) -> Any:
        return getattr(request.app.state, name)

    return find


InLobby = Annotated[Lobby, Depends(part("lobby"))]
InStatistics = Annotated[Statistics, Depends(part("statistics"))]
InAnalyses = Annotated[Analyses, Depends(part("analyses"))]
InChallenges = Annotated[Challenges, Depends(part("challenges"))]
InReading = Annotated[WorkerPool, Depends(part("reading"))]
AVisitor = Annotated[str, Depends(visitor_address)]


def allow(name: str) -> Any:
    """One visitor cannot fill the server: what they may do in a time is bounded."""

    async def expect(request: Request, address: AVisitor) -> None:
        allowance: Allowance = getattr(request.app.state, name)
        if not allowance.take(address):
            raise HttpProblem(429, "too-many", again=allowance.seconds_left(address))

    return Depends(expect)


async def one_of_few(request: Request, address: AVisitor) -> AsyncIterator[None]:
    """A long answer: an address may have a few on their way until they have been read."""
    few: AtOnce = request.app.state.long_answers
    if not few.begin(address):
        raise HttpProblem(429, "too-many-at-once", again=1.0)
    try:
        yield
    finally:
        few.end(address)


LONG: Final = [allow("records"), Depends(one_of_few)]


async def room_of(table: TableName, lobby: InLobby) -> Room:
    """The room of a table; raises HttpProblem."""
    room = await lobby.find(table)
    if room is None:
        raise HttpProblem(404, "no-such-table")
    return room


async def finished_room(room: Annotated[Room, Depends(room_of)]) -> Room:
    """A room whose game is over: seeds and dice never leave before; raises HttpProblem."""
    if not room.history.is_over:
        raise HttpProblem(409, "not-over")
    return room


async def expect_json(request: Request) -> None:
    """Refuse a body that says it is something else; raises HttpProblem."""
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise HttpProblem(415, "not-json")


AsJson = Depends(expect_json)
InRoom = Annotated[Room, Depends(room_of)]
InFinishedRoom = Annotated[Room, Depends(finished_room)]


async def shown_room(room: InFinishedRoom, challenges: InChallenges) -> Room:
    """A finished room whose deal nobody else has still to play today; raises HttpProblem."""
    if challenges.is_today(room.challenge):
        raise HttpProblem(409, "day-not-over")
    return room


InShownRoom = Annotated[Room, Depends(shown_room)]


@router.get("/catalog", summary="What there is to choose")
async def get_catalog() -> wire.Catalog:
    """Both games with their roles, levels, layouts and rulings, and the bots."""
    return catalog()


@router.get("/addresses", summary="Where others on the network find this server")
async def get_addresses(request: Request) -> wire.Addresses:
    """For whoever opened the page on the server's own machine and wants to invite others."""
    host: str = request.app.state.settings.host
    _, port = request.scope["server"] or ("", 0)
    return wire.Addresses(addresses=reachable(host, port or 80))


@router.post(
    "/tables", status_code=201, summary="Set a table", dependencies=[AsJson, allow("tables")]
)
async def post_table(wish: wire.NewTable, lobby: InLobby) -> wire.MadeTable:
    """The answer holds the keys of the seats: they are told this once, and only hashes are kept."""
    return await lobby.make(wish)


@router.get("/tables/{table}", summary="A table as everybody may know it")
async def get_table(room: InRoom) -> wire.TableInfo:
    """Who sits there, and how far the game is."""
    return room.info()


@router.get(
    "/tables/{table}/record",
    summary="The record of a finished match",
    openapi_extra={"responses": {"200": RECORD}},
)
async def get_record(room: InShownRoom) -> dict[str, Any]:
    """For a file, or for /api/analyses; 409 while the game goes on, or its challenge's day."""
    return record_words(room.history.record())


@router.get(
    "/tables/{table}/replay",
    summary="A finished match, frame by frame",
    response_model=wire.Replay,
    dependencies=LONG,
)
async def get_replay(
    room: InFinishedRoom,
    challenges: InChallenges,
    reading: InReading,
    address: AVisitor,
    request: Request,
) -> Response:
    """Every frame; 409 while the game goes on. No record on the day of a challenge."""
    match, names, zipped = room.history.match, room.names(), takes_gzip(request)
    has_record = not challenges.is_today(room.challenge)
    return await reading.run(
        lambda _: long_answer(replay(match, names, has_record=has_record), zipped), address
    )


@router.get(
    "/tables/{table}/moments/{number}",
    summary="The table after a number of plays",
    dependencies=[allow("moments")],
)
async def get_moment(room: InRoom, number: Annotated[int, Path(ge=0)]) -> wire.Frame:
    """Also while the game goes on: what was on the table is no secret, seeds and dice are."""
    history = room.history
    if number > room.kept:
        raise HttpProblem(404, "not-found")
    play = on_wire(history.plays[number - 1]) if number else None
    snapshot = history.match.game.snapshot(history.table_after(number))
    return wire.Frame(play=play, snapshot=snapshot)


@router.get("/tables/{table}/plays", summary="A page of the plays of a table")
async def get_plays(room: InRoom, before: Annotated[int, Query(ge=1)]) -> wire.Plays:
    """The last hundred plays with numbers below `before`, also while the game goes on."""
    history = room.history
    plays = history.page(min(before, room.kept + 1))
    first = plays[0].number if plays else 1
    return wire.Plays(plays=[on_wire(play) for play in plays], moves=history.moves_after(first - 1))


@router.post(
    "/replays",
    summary="A record, frame by frame",
    response_model=wire.Replay,
    dependencies=[AsJson, *LONG],
    openapi_extra=TAKES_RECORD,
)
async def post_replay(request: Request, reading: InReading, address: AVisitor) -> Response:
    """Takes a record as the body; what is wrong with it is said in a sentence."""
    body, zipped = await request.body(), takes_gzip(request)
    return await reading.run(lambda _: long_answer(replay(read_record(body), []), zipped), address)


@router.post(
    "/analyses",
    status_code=202,
    summary="Ask for the analysis of a record",
    dependencies=[AsJson, *LONG],
    openapi_extra=TAKES_RECORD,
)
async def post_analysis(
    request: Request, analyses: InAnalyses, reading: InReading, address: AVisitor
) -> wire.Asked:
    """Takes a record as the body; /api/analyses/{analysis} then says how far it is."""
    body = await request.body()
    match = await reading.run(lambda _: read_record(body), address)
    if not match.plays:
        raise HttpProblem(422, "no-actions")
    return wire.Asked(analysis=await analyses.ask(match, address))


@router.get("/analyses/{analysis}", summary="How far an analysis is")
async def get_analysis(
    analysis: AnalysisName, analyses: InAnalyses, request: Request
) -> wire.AnalysisState:
    """With its result, once it is done."""
    language = preferred(request.headers.get("accept-language", ""))
    return await analyses.find(analysis, language)


@router.get("/challenge", summary="Today's challenge")
async def get_challenge(challenges: InChallenges, visitors: Visitors) -> wire.Challenge:
    """What everybody plays today; how others fared, once one's own try is over."""
    return await challenges.today(visitors)


@router.get("/challenges", summary="The daily challenges of the last weeks")
async def get_challenges(challenges: InChallenges, visitors: Visitors) -> list[wire.Challenge]:
    """Today's first."""
    return await challenges.archive(visitors)


@router.get("/challenges/{day}", summary="The challenge of a day")
async def get_challenge_of(
    day: DayName, challenges: InChallenges, visitors: Visitors
) -> wire.Challenge:
    """What everybody played, and how they fared, once the day is over."""
    return await challenges.of_day(day, visitors)


@router.post(
    "/challenge",
    status_code=201,
    summary="Try a challenge",
    dependencies=[AsJson, allow("tables")],
)
async def post_challenge(
    request: Request,
    response: Response,
    challenges: InChallenges,
    visitors: Visitors,
    attempt: wire.Try | None = None,
) -> wire.MadeTable:
    """A table of a challenge. Today's counts, once for each browser; then the answer is 409."""
    if COOKIE not in request.cookies:
        key = new_key()
        response.set_cookie(
            COOKIE, key, max_age=COOKIE_SECONDS, path="/api", httponly=True, samesite="lax"
        )
        visitors = [*visitors, hash_of(key)]
    return await challenges.make(attempt or wire.Try(), visitors)


@router.get("/statistics", summary="Finished games on this server")
async def get_statistics(statistics: InStatistics) -> list[wire.Statistics]:
    """By game, and within it by level, role, layout and number of players; counted every minute."""
    return await statistics.latest()


def takes_gzip(request: Request) -> bool:
    """Whether an answer may be sent compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def long_answer(answer: wire.Wire, zipped: bool) -> Response:
    """An answer written and compressed here, where it holds nobody up, and sent as it is read."""
    body = answer.model_dump_json().encode()
    headers = {"Vary": "Accept-Encoding"}
    if zipped:
        body = gzip.compress(body, COMPRESSION)
        headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    return StreamingResponse(pieces(body), headers=headers, media_type="application/json")


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    """A long body, piece by piece: the next one is sent when there is room for it."""
    for start in range(0, len(body), PIECE):
        yield body[start : start + PIECE]
