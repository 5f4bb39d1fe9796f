"""What all messages have in common: their form, and the types of their parts."""

from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from forbidden_games.bots import BOTS, find_bot
from forbidden_games.games import find_game
from forbidden_games.kernel.errors import BadConfig, shown
from forbidden_games.kernel.seed import SHORT_SEEDS, read_seed, write_seed

LONGEST_ACTION: Final = 60
MOST_ACTIONS: Final = 2000  # of a record that is shown or analysed; a long game has 300
LONGEST_NAME: Final = 24
LONGEST_CELL: Final = 8
LONGEST_TEXT: Final = 200  # of what is written in the chat
LONGEST_WORD: Final = 40
MOST_SEATS: Final = 8  # as actions have it


class Wire(BaseModel):
    """A message or a part of one: nothing unknown, nothing changed later."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class Incoming(Wire):
    """A message from outside, taken as it is written: false is no number, and 1 is no yes."""

    model_config = ConfigDict(strict=True)


def _known_game(name: str) -> str:
    """The name of a game that there is; raises BadConfig."""
    return find_game(name).name


def _known_bot(name: str) -> str:
    """The name of a bot that there is; raises BadConfig."""
    find_bot(name)
    return name


def _known_seed(value: object) -> int | str:
    """A seed as a record has it: text only for a long one; raises BadConfig."""
    if isinstance(value, str) and not value.lower().startswith("0x"):
        raise BadConfig(f"a seed that is text begins with 0x, not {shown(value)}")
    return write_seed(read_seed(value))


SEED: Final = {
    "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": SHORT_SEEDS - 1},
        {"type": "string", "pattern": "^0[xX][0-9a-fA-F]{1,32}$"},
    ]
}
GameName: TypeAlias = Annotated[str, AfterValidator(_known_game)]
BotName: TypeAlias = Annotated[
    str, AfterValidator(_known_bot), WithJsonSchema({"enum": list(BOTS), "type": "string"})
]
Seed: TypeAlias = Annotated[
    int | str,
    BeforeValidator(_known_seed),
    WithJsonSchema(SEED),
]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Words: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION)]
Name: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, Field(min_length=8, max_length=80)]


class Health(Wire):
    """The server lives, and its store answers."""

    ready: bool


class Problem(Wire):
    """What is wrong with a request, in a sentence."""

    code: str
    message: str
