"""What the server answers when something is wrong, always in the same shape; see `protocol.Refused`."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path

from cartomante.server.answers import language_of, refuse
from cartomante.server.logs import log
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import StoreUnavailable

LONGEST_FIELD = 80  # of a field's name as it is repeated: it may be one that somebody has made up


class App(FastAPI):
    """An app whose description says that it refuses in JSON, also where what one asks for is something else."""

    def openapi(self) -> dict[str, Any]:
        described = super().openapi()
        for methods in described["paths"].values():
            for operation in methods.values():
                for status, answer in operation["responses"].items():
                    if status >= "400" and "content" in answer:
                        answer["content"] = {"application/json": next(iter(answer["content"].values()))}
        return described

    def methods_at(self, path: str) -> set[str]:
        """Everything one can do at a path; the framework would name what the first route there can do."""
        described = self.openapi()["paths"]
        found = [methods for place, methods in described.items() if compile_path(place)[0].match(path)]
        return {method.upper() for methods in found for method in methods}


def answer_faults(app: App) -> None:
    """Answer refusals, malformed requests and a database that is away; for all else see `logs.RequestLog`."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> Response:
        return _refuse(request, error)

    @app.exception_handler(StoreUnavailable)
    async def unavailable(request: Request, error: StoreUnavailable) -> Response:
        log.warning("the database does not answer", cause=type(error.__cause__).__name__)
        return _refuse(request, Refusal(Code.UNAVAILABLE, wait=1))

    @app.exception_handler(DataError)
    async def not_storable(request: Request, error: DataError) -> Response:
        """PostgreSQL's text holds no NUL; whatever else it cannot hold is no more the server's fault."""
        return _refuse(request, Refusal(Code.BAD_MESSAGE, problem="it holds text or numbers that cannot be stored"))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return _refuse(request, Refusal(Code.BAD_MESSAGE, problem=problem_of(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def of_the_framework(request: Request, error: HTTPException) -> Response:
        code = Code.NOT_FOUND if error.status_code == 404 else Code.BAD_MESSAGE
        status = 422 if error.status_code == 400 else error.status_code  # a body that is no text is malformed, too
        answer = _refuse(request, Refusal(code, problem=error.detail), status)
        answer.headers.update(error.headers or {})
        if status == 405:
            answer.headers["Allow"] = ", ".join(sorted(app.methods_at(request.url.path)))
        return answer


def problem_of(error: Mapping[str, Any]) -> str:
    """What is wrong with a message, and where: "clock.days: …". What was sent is not repeated: it may be a password."""
    place = [str(part) for part in error["loc"]]
    field = ".".join(place[1:]) or place[0]
    return f"{field[:LONGEST_FIELD]}: {error['msg']}"


def _refuse(request: Request, refusal: Refusal, status: int | None = None) -> Response:
    request.app.state.desk.metrics.refusals.labels(refusal.code.value).inc()
    return refuse(refusal, language_of(request.scope), status)
