"""What can be wrong with a request: a status, a code, and a sentence from words/."""

import math
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response

from forbidden_games.server import wire
from forbidden_games.server.metrics import PROBLEMS
from forbidden_games.words import LANGUAGES, say

DEFAULT: Final = "en"


class HttpProblem(Exception):
    """A request that cannot be answered; `problem-CODE` in words/ says why."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str | None = None,
        headers: Mapping[str, str] | None = None,
        again: float | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message  # a sentence of its own, where the words come from the rules
        self.headers = headers or {}  # of the answer
        self.again = again  # seconds after which it may be tried again, if that is known

    def sentence(self, language: str) -> str:
        """Why, for a person; sentences of the rules are in English and more exact."""
        if self.message and language == DEFAULT:
            return self.message
        return say(f"problem-{self.code}", language)

    def answer(self, asked: Headers) -> Response:
        """The answer to a request with these headers: no secret of ours, the reader's language."""
        PROBLEMS.labels(self.code).inc()
        language = preferred(asked.get("accept-language", ""))
        body = wire.Problem(code=self.code, message=self.sentence(language))
        later = {} if self.again is None else {"Retry-After": str(math.ceil(self.again))}
        return JSONResponse(body.model_dump(), self.status, {**self.headers, **later})


def preferred(accepted: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in accepted.split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
