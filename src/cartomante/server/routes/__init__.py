"""What can be asked over HTTP, one module for each kind of thing; and what all need: the desk and the person."""

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import Scope

from cartomante.server.bus import Limit
from cartomante.server.refusals import Code, Refusal
from cartomante.server.register import Person, SignIn

if TYPE_CHECKING:
    from cartomante.server.app import Desk

COOKIE = "cartomante"
CookieScheme = Annotated[str | None, Security(APIKeyCookie(name=COOKIE, scheme_name="cookie", auto_error=False))]
TokenScheme = Annotated[
    HTTPAuthorizationCredentials | None, Security(HTTPBearer(scheme_name="token", auto_error=False))
]


async def desk_of(connection: HTTPConnection) -> "Desk":
    """The desk of the app that is asked; async, or every request would wait for a thread to fetch it."""
    desk: Desk = connection.app.state.desk
    return desk


async def person_of(scope: Scope) -> SignIn | None:
    """Whoever asks, by token or by cookie, over HTTP or a socket; None for a stranger."""
    people, headers = scope["app"].state.desk.people, Headers(scope=scope)
    sign_in: SignIn | None
    if (authorization := headers.get("authorization")) is not None:
        kind, _, token = authorization.partition(" ")
        sign_in = await people.by_token(token.strip()) if kind.lower() == "bearer" else None
    elif (cookie := cookie_parser(headers.get("cookie", "")).get(COOKIE)) is not None:
        sign_in = await people.by_cookie(cookie)
    else:
        return None
    if sign_in is not None:
        scope.setdefault("state", {}).update(language=sign_in.person.language, person=sign_in.person.id)
    return sign_in


async def somebody(request: Request) -> SignIn | None:
    """Whoever asks, if they are known."""
    return await person_of(request.scope)


async def known(request: Request, cookie: CookieScheme, token: TokenScheme) -> SignIn:
    """Whoever asks; strangers are refused, and so is somebody who asks all the time.

    The two schemes are there to be documented; `person_of` reads them itself, as it does for sockets.
    """
    sign_in = await person_of(request.scope)
    if sign_in is None:
        raise Refusal(Code.NOT_SIGNED_IN)
    desk = await desk_of(request)
    await desk.people.limit(f"person:{sign_in.person.id}", Limit(desk.settings.limits.requests_per_person, 60))
    return sign_in


async def signed_in(sign_in: Annotated[SignIn, Depends(known)]) -> Person:
    """The person who asks."""
    return sign_in.person


async def by_hand(sign_in: Annotated[SignIn, Depends(known)]) -> SignIn:
    """Whoever asks from a browser: a token for a script must not be enough to take an account over."""
    if sign_in.is_token:
        raise Refusal(Code.NOT_ALLOWED)
    return sign_in


TheDesk = Annotated["Desk", Depends(desk_of)]
Somebody = Annotated[SignIn | None, Depends(somebody)]
SignedIn = Annotated[Person, Depends(signed_in)]
ByHand = Annotated[SignIn, Depends(by_hand)]
