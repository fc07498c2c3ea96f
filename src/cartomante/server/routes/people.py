"""Coming in, being somebody, leaving."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cartomante.server.answers import documented, language_of
from cartomante.server.bus import Limit
from cartomante.server.protocol import (
    Id,
    Me,
    MeChange,
    NewAccount,
    NewGuest,
    NewSignIn,
    NewToken,
    SignInInfo,
    TokenInfo,
    TokenMade,
)
from cartomante.server.refusals import Code, Refusal
from cartomante.server.register import Person, SignIn
from cartomante.server.routes import COOKIE, ByHand, SignedIn, Somebody, TheDesk
from cartomante.server.security import address_key

router = APIRouter(prefix="/api", tags=["people"])

COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers allow; the server decides when it ends
CHANGES = (Code.WRONG_ORIGIN, Code.TOO_LARGE, Code.BAD_MESSAGE)
BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}

SomeId = Annotated[Id, Path()]


@router.post("/guests", status_code=201, responses=documented(*CHANGES, Code.BAD_NAME, Code.NAME_TAKEN))
async def come_in(new: NewGuest, request: Request, response: Response, desk: TheDesk) -> Me:
    """Play at once, with nothing but a nickname."""
    await _limit_newcomers(request, desk)
    person, cookie = await desk.people.add_guest(new.name, new.language or language_of(request.scope), _device(request))
    _set_cookie(request, response, desk, cookie)
    return _me(person)


@router.post("/accounts", status_code=201, responses=documented(*CHANGES, Code.NAME_TAKEN, Code.WEAK_PASSWORD))
async def sign_up(new: NewAccount, request: Request, response: Response, desk: TheDesk, asks: Somebody) -> Me:
    """Make an account; a guest becomes its owner and keeps everything."""
    await _limit_newcomers(request, desk)
    language = new.language or language_of(request.scope)
    guest = asks.person if asks is not None else None
    person, cookie = await desk.people.add_account(new.name, new.password, language, _device(request), guest)
    _set_cookie(request, response, desk, cookie)
    return _me(person)


@router.post("/sign-ins", status_code=201, responses=documented(*CHANGES, Code.WRONG_PASSWORD))
async def sign_in(given: NewSignIn, request: Request, response: Response, desk: TheDesk, asks: Somebody) -> Me:
    """Sign in with name and password."""
    limit = Limit(desk.settings.limits.passwords_per_minute, 60)
    await desk.people.limit(f"password-from:{address_key(request.scope)}", limit)
    person, cookie = await desk.people.sign_in(given.name, given.password, _device(request))
    if asks is not None and not asks.is_token:  # its cookie is about to be replaced, and nobody could end it then
        await desk.people.revoke(asks.person, asks.id, tokens=False)
    _set_cookie(request, response, desk, cookie)
    return _me(person)


@router.get("/sign-ins", responses=documented(Code.NOT_SIGNED_IN, Code.NOT_ALLOWED))
async def list_sign_ins(desk: TheDesk, asks: ByHand) -> list[SignInInfo]:
    """Where one is signed in, the latest first."""
    found = await desk.people.sign_ins(asks.person, tokens=False)
    return [
        SignInInfo(id=s.id, label=s.label, is_current=s.id == asks.id, created_at=s.created_at, seen_at=s.seen_at)
        for s in found
    ]


@router.delete(
    "/sign-ins/{id}",
    status_code=204,
    responses=documented(*CHANGES, Code.NOT_SIGNED_IN, Code.NOT_ALLOWED, Code.NOT_FOUND),
)
async def sign_out(id: SomeId, request: Request, response: Response, desk: TheDesk, asks: ByHand) -> None:
    """Sign out here ("current" or its id) or somewhere else."""
    revoked = asks.id if id == "current" else id
    if not await desk.people.revoke(asks.person, revoked, tokens=False):
        raise Refusal(Code.NOT_FOUND)
    if revoked == asks.id:
        _take_cookie(request, response, desk)


@router.get("/me", responses=documented(Code.NOT_SIGNED_IN))
async def read_me(person: SignedIn) -> Me:
    """Who one is."""
    return _me(person)


@router.patch(
    "/me",
    responses=documented(*CHANGES, Code.NOT_SIGNED_IN, Code.NOT_ALLOWED, Code.NAME_TAKEN, Code.WEAK_PASSWORD),
)
async def change_me(change: MeChange, desk: TheDesk, asks: ByHand) -> Me:
    """Change name, language or password; what is not given stays."""
    if change.password is not None and change.old_password is None:
        raise Refusal(Code.BAD_MESSAGE, problem="old_password: is needed to change the password")
    password = (change.old_password or "", change.password) if change.password is not None else None
    return _me(await desk.people.change(asks, change.name, change.language, password))


@router.delete("/me", status_code=204, responses=documented(*CHANGES, Code.NOT_SIGNED_IN, Code.NOT_ALLOWED))
async def delete_me(request: Request, response: Response, desk: TheDesk, asks: ByHand) -> None:
    """Be forgotten; the results of one's games remain without a name."""
    await desk.people.delete(asks.person)
    _take_cookie(request, response, desk)


@router.post(
    "/tokens",
    status_code=201,
    responses=documented(*CHANGES, Code.NOT_SIGNED_IN, Code.ONLY_ACCOUNTS, Code.TOO_MANY),
)
async def make_token(new: NewToken, desk: TheDesk, asks: ByHand) -> TokenMade:
    """Make a token for a script or a bot."""
    made, token = await desk.people.add_token(asks.person, new.label)
    return TokenMade(**_token(made).model_dump(), token=token)


@router.get("/tokens", responses=documented(Code.NOT_SIGNED_IN, Code.NOT_ALLOWED))
async def list_tokens(desk: TheDesk, asks: ByHand) -> list[TokenInfo]:
    """One's tokens, the last used first; the tokens themselves are not kept."""
    return [_token(token) for token in await desk.people.sign_ins(asks.person, tokens=True)]


@router.delete(
    "/tokens/{id}",
    status_code=204,
    responses=documented(*CHANGES, Code.NOT_SIGNED_IN, Code.NOT_ALLOWED, Code.NOT_FOUND),
)
async def revoke_token(id: SomeId, desk: TheDesk, asks: ByHand) -> None:
    """Make a token worthless."""
    if not await desk.people.revoke(asks.person, id, tokens=True):
        raise Refusal(Code.NOT_FOUND)


def _me(person: Person) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        is_guest=person.is_guest,
        language=person.language,
        created_at=person.created_at,
    )


def _token(token: SignIn) -> TokenInfo:
    return TokenInfo(id=token.id, label=token.label, created_at=token.created_at, seen_at=token.seen_at)


def _set_cookie(request: Request, response: Response, desk: TheDesk, value: str) -> None:
    response.set_cookie(COOKIE, value, COOKIE_SECONDS, secure=_is_secure(request, desk), httponly=True, samesite="lax")


def _take_cookie(request: Request, response: Response, desk: TheDesk) -> None:
    response.delete_cookie(COOKIE, secure=_is_secure(request, desk), httponly=True, samesite="lax")


def _is_secure(request: Request, desk: TheDesk) -> bool:
    wanted = desk.settings.cookie_secure
    return request.url.scheme == "https" if wanted == "auto" else wanted


async def _limit_newcomers(request: Request, desk: TheDesk) -> None:
    await desk.people.limit(
        f"newcomers:{address_key(request.scope)}", Limit(desk.settings.limits.people_per_hour, 3600)
    )


def _device(request: Request) -> str:
    """Enough for people to recognize their own browser in the list, and no more."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "?")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "?")
    return f"{browser}, {system}"
