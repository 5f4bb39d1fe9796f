"""Everything that is asked and answered once."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from forbidden.server import wire
from forbidden.server.allowance import Allowance
from forbidden.server.analyses import Analyses
from forbidden.server.catalog import catalog
from forbidden.server.challenges import Challenges
from forbidden.server.lobby import Lobby
from forbidden.server.problems import Trouble
from forbidden.server.replays import read_record, record_words, replay
from forbidden.server.room import Room, shown
from forbidden.server.statistics import statistics
from forbidden.server.store import Store
from forbidden.server.thoughts import Thoughts

router = APIRouter(prefix="/api")

RECORD: dict[str, Any] = {
    "requestBody": {
        "description": "the record of a match, as in docs/notation.md",
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}
TableName = Annotated[str, Path(description="the table, as in its address", max_length=32)]
AnalysisName = Annotated[str, Path(description="the analysis, as it was answered", max_length=64)]


def part(name: str) -> Callable[[Request], Awaitable[Any]]:
    """A part of the server, as the app has put it together."""

    async def find(request: Request) -> Any:
        return getattr(request.app.state, name)

    return find


InLobby = Annotated[Lobby, Depends(part("lobby"))]
InStore = Annotated[Store, Depends(part("store"))]
InAnalyses = Annotated[Analyses, Depends(part("analyses"))]
InChallenges = Annotated[Challenges, Depends(part("challenges"))]
InThoughts = Annotated[Thoughts, Depends(part("thoughts"))]


def allow(name: str) -> Any:
    """One address cannot fill the server: what it may do in an hour is bounded."""

    async def expect(request: Request) -> None:
        allowance: Allowance = getattr(request.app.state, name)
        if not allowance.take(request.client.host if request.client else ""):
            raise Trouble(429, "too-many")

    return Depends(expect)


async def room_of(table: TableName, lobby: InLobby) -> Room:
    """The room of a table; raises Trouble."""
    room = await lobby.find(table)
    if room is None:
        raise Trouble(404, "no-such-table")
    return room


async def finished_room(room: Annotated[Room, Depends(room_of)]) -> Room:
    """A room whose game is over: seeds and dice never leave before; raises Trouble."""
    if not room.course.is_over:
        raise Trouble(409, "not-over")
    return room


InRoom = Annotated[Room, Depends(room_of)]
InFinishedRoom = Annotated[Room, Depends(finished_room)]


@router.get("/catalog", summary="What there is to choose")
async def get_catalog() -> wire.Catalog:
    """Both games with their roles, levels, layouts and rulings, and the bots."""
    return catalog()


@router.post("/tables", status_code=201, summary="Set a table", dependencies=[allow("tables")])
async def post_table(wish: wire.NewTable, lobby: InLobby) -> wire.MadeTable:
    """The answer holds the keys of the seats: they are told this once, and only hashes are kept."""
    return await lobby.make(wish)


@router.get("/tables/{table}", summary="A table as everybody may know it")
async def get_table(room: InRoom) -> wire.TableInfo:
    """Who sits there, and how far the game is."""
    return room.info()


@router.get("/tables/{table}/record", summary="The record of a finished match")
async def get_record(room: InFinishedRoom) -> dict[str, Any]:
    """For a file, or for /api/analyses; while the game goes on the answer is 409."""
    return record_words(room.course.record())


@router.get(
    "/tables/{table}/replay", summary="A finished match, frame by frame", response_model=wire.Replay
)
async def get_replay(room: InFinishedRoom, thoughts: InThoughts) -> Response:
    """The table after each play; while the game goes on the answer is 409."""
    match, names = room.course.match, room.names()
    return await thoughts.think(lambda: as_json(replay(match, names)))


@router.get("/tables/{table}/moments/{number}", summary="The table after so many plays")
async def get_moment(
    room: InRoom, number: Annotated[int, Path(ge=0)], thoughts: InThoughts
) -> wire.Frame:
    """Also while the game goes on: what was on the table is no secret, seeds and dice are."""
    course = room.course
    if number > course.number:
        raise Trouble(404, "not-found")
    then = await thoughts.think(lambda: course.after(number).match)
    play = shown(course.plays[number - 1]) if number else None
    return wire.Frame(play=play, snapshot=then.game.snapshot(then.state))


@router.post(
    "/replays",
    summary="A record, frame by frame",
    response_model=wire.Replay,
    dependencies=[allow("records")],
    openapi_extra=RECORD,
)
async def post_replay(request: Request, thoughts: InThoughts) -> Response:
    """Takes a record as the body; what is wrong with it is said in a sentence."""
    body = await request.body()
    return await thoughts.think(lambda: as_json(replay(read_record(body), [])))


@router.post(
    "/analyses",
    status_code=202,
    summary="Ask for the analysis of a record",
    dependencies=[allow("records")],
    openapi_extra=RECORD,
)
async def post_analysis(request: Request, analyses: InAnalyses, thoughts: InThoughts) -> wire.Asked:
    """Takes a record as the body; /api/analyses/{analysis} then says how far it is."""
    body = await request.body()
    match = await thoughts.think(lambda: read_record(body))
    if not match.plays:
        raise Trouble(422, "no-actions")
    return wire.Asked(analysis=await analyses.ask(match))


@router.get("/analyses/{analysis}", summary="How far an analysis is")
async def get_analysis(analysis: AnalysisName, analyses: InAnalyses) -> wire.AnalysisState:
    """With its result, once it is done."""
    return await analyses.find(analysis)


@router.get("/challenge", summary="Today's challenge")
async def get_challenge(challenges: InChallenges) -> wire.Challenge:
    """What everybody plays today, and how many have won."""
    return await challenges.today()


@router.post(
    "/challenge", status_code=201, summary="Try today's challenge", dependencies=[allow("tables")]
)
async def post_challenge(
    challenges: InChallenges, attempt: wire.Try | None = None
) -> wire.MadeTable:
    """A table of today's challenge, all of its seats with one key."""
    return await challenges.make(attempt.name if attempt else "")


@router.get("/statistics", summary="Finished games on this server")
async def get_statistics(store: InStore) -> list[wire.Statistics]:
    """By game, and within it by level, role, layout and number of players."""
    return statistics(await store.finished())


def as_json(answer: wire.Wire) -> Response:
    """An answer written here, where it holds nobody up."""
    return Response(answer.model_dump_json(), media_type="application/json")
