"""How refusals look over HTTP: a status for each code, and the words in the language of whoever asked."""

import math
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import Scope

from cartomante.core.text import LANGUAGES
from cartomante.server.protocol import Language, Refused
from cartomante.server.refusals import Code, Refusal

STATUS = {
    Code.NOT_SIGNED_IN: 401,
    Code.WRONG_PASSWORD: 401,
    Code.NOT_ALLOWED: 403,
    Code.ONLY_ACCOUNTS: 403,
    Code.WRONG_ORIGIN: 403,
    Code.NO_SPECTATORS: 403,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.NOT_LEADER: 403,
    Code.NOT_FOUND: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.TOO_LARGE: 413,
    Code.BAD_MESSAGE: 422,
    Code.BAD_NAME: 422,
    Code.BAD_SETUP: 422,
    Code.BAD_FILE: 422,
    Code.WEAK_PASSWORD: 422,
    Code.TOO_OFTEN: 429,
    Code.UNAVAILABLE: 503,
}
OTHERWISE = 409  # the wish is well-formed, but not as things stand

MEANING = {
    401: "not signed in, or the wrong password",
    403: "not allowed",
    404: "there is no such thing",
    405: "not something one can do here",
    409: "not as things stand",
    413: "too large",
    422: "malformed; the text names the field",
    429: "too often; `wait` says for how many seconds to wait",
    500: "our fault",
    503: "the server cannot do its work at the moment",
}
ALWAYS = (422, 429, 500, 503)


def status_of(code: Code) -> int:
    return STATUS.get(code, OTHERWISE)


def documented(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """What a route may answer besides what it is for, as FastAPI's `responses`."""
    statuses = sorted({*map(status_of, codes), *ALWAYS})
    return {status: {"model": Refused, "description": MEANING[status]} for status in statuses}


def refuse(refusal: Refusal, language: str, status: int | None = None) -> JSONResponse:
    """The answer that says no."""
    status = status or status_of(refusal.code)
    headers = {}
    if refusal.wait is not None:
        headers["Retry-After"] = str(math.ceil(refusal.wait))
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(refusal.to_json(language), status, headers)


def language_of(scope: Scope) -> Language:
    """The person's language, else the first of ours that the browser asks for, else English."""
    chosen: Language | None = scope.get("state", {}).get("language")
    return chosen or accepted_language(Headers(scope=scope).get("accept-language", ""))


def accepted_language(header: str) -> Language:
    """The language of ours that a header such as "de-AT, en;q=0.5" likes best."""
    best, best_weight = "en", 0.0
    for item in header.split(",")[:20]:
        tag, _, weight = item.strip().partition(";q=")
        language = tag.split("-")[0].lower()
        if language in LANGUAGES and _number(weight) > best_weight:
            best, best_weight = language, _number(weight)
    return best  # type: ignore[return-value]


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0
