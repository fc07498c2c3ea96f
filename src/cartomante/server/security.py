"""What every request passes before it is looked at: where it comes from, how large it is, how often it comes."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cartomante.server.answers import language_of, refuse
from cartomante.server.bus import Limit
from cartomante.server.config import Settings
from cartomante.server.refusals import Code, Refusal

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LIMITED = "/api/"
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
OWN_SITE = ("same-origin", "none")
SITE_NETWORK = 64  # bits of an IPv6 address that one household has in common
HALF_A_YEAR = 180 * 24 * 3600

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a table is an invitation to it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class TrustProxies:
    """Believe what a proxy says about the client, if it is one of ours."""

    def __init__(self, app: ASGIApp, proxies: Sequence[Network]) -> None:
        self._app, self._proxies = app, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self._is_proxy(_parsed(_peer(scope))):
            headers = Headers(scope=scope)
            if (client := self._client(headers.getlist("x-forwarded-for"))) is not None:
                scope["client"] = (str(client), 0)
            if headers.get("x-forwarded-proto", "").lower() == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        await self._app(scope, receive, send)

    def _client(self, forwarded: list[str]) -> Address | None:
        """The last address that is none of our proxies: whatever stands before it, the client may have made up."""
        client = None
        for said in reversed(",".join(forwarded).split(",")):
            address = _parsed(said.strip())
            if address is None:
                return client
            client = address
            if not self._is_proxy(address):
                break
        return client

    def _is_proxy(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._proxies)


class SecurityHeaders:
    """Tell the browser what our pages never do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def adding(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(LIMITED):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", f"max-age={HALF_A_YEAR}")
            await send(message)

        await self._app(scope, receive, adding)


class Guard:
    """Refuse what comes from another website, is too large, or comes too often."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._limit = Limit(settings.limits.requests_per_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            await self._check_often(scope)
            check_origin(scope, self._settings.origins)
            received = await self._received(scope, receive)
        except Refusal as refusal:
            scope["app"].state.desk.metrics.refusals.labels(refusal.code.value).inc()
            await _say_no(refusal, scope, receive, send)
        else:
            await self._app(scope, received, send)

    async def _check_often(self, scope: Scope) -> None:
        if scope["type"] == "websocket" or scope["path"].startswith(LIMITED):
            wait = await scope["app"].state.desk.bus.allow(f"address:{address_key(scope)}", self._limit)
            if wait > 0:
                raise Refusal(Code.TOO_OFTEN, wait=wait)

    async def _received(self, scope: Scope, receive: Receive) -> Receive:
        """The request's body, once it is known not to be too large."""
        most, headers = self._settings.limits.body_bytes, Headers(scope=scope)
        if (length := headers.get("content-length", "")).isdecimal() and int(length) > most:
            raise Refusal(Code.TOO_LARGE)
        if "transfer-encoding" not in headers or scope["type"] != "http":
            return receive  # the length is known, and the web server holds the client to it
        return _replayed(await _read_up_to(most, receive), receive)


async def _read_up_to(most: int, receive: Receive) -> list[Message]:
    messages, size = [], 0
    while True:
        message = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        if size > most:
            raise Refusal(Code.TOO_LARGE)
        if message["type"] != "http.request" or not message.get("more_body", False):
            return messages


def _replayed(messages: list[Message], receive: Receive) -> Receive:
    waiting = iter(messages)

    async def next_message() -> Message:
        return next(waiting, None) or await receive()

    return next_message


async def _say_no(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse; a socket whose server cannot answer in words is closed before it opens."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code.value})
        return
    await refuse(refusal, language_of(scope))(scope, receive, send)


# --- where a request comes from ---------------------------------------------------------------------------------------


def check_origin(scope: Scope, allowed: Sequence[str]) -> None:
    """Refuse what another website makes a browser do: sockets, and all that might change something.

    Browsers say where such requests come from. Who says nothing is no browser and may go on, except with a cookie.
    """
    headers = Headers(scope=scope)
    is_socket = scope["type"] == "websocket"
    if not is_socket and scope["method"] in SAFE_METHODS:
        return
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if site in OWN_SITE and not is_socket:
        return
    if origin is None and site is None and (is_socket or "cookie" not in headers or "authorization" in headers):
        return
    if origin is None or not (origin.lower() in allowed or _is_own(origin, scope, headers.get("host", ""))):
        raise Refusal(Code.WRONG_ORIGIN)


def _is_own(origin: str, scope: Scope, host: str) -> bool:
    """Whether a page's origin is the very place that is asked; https in front of a plain server is as good."""
    try:
        page, own = urlsplit(origin.lower()), urlsplit(f"{scope['scheme']}://{host.lower()}")
        if page.scheme not in ("http", "https") or not page.hostname or page.hostname != own.hostname:
            return False
        is_secure = scope["scheme"] in ("https", "wss")
        page_port = page.port or DEFAULT_PORTS[page.scheme]
        if page.scheme == "https" and not is_secure:
            return page_port == (own.port or DEFAULT_PORTS["https"])
        return page.scheme == ("https" if is_secure else "http") and page_port == (
            own.port or DEFAULT_PORTS[own.scheme]
        )
    except ValueError:  # a port that is no number
        return False


def address_key(scope: Scope) -> str:
    """What counts as one address: all of an IPv6 household is one."""
    address = _parsed(_peer(scope))
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, SITE_NETWORK), strict=False))
    return str(address or "unknown")


def _peer(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


def _parsed(said: str) -> Address | None:
    try:
        address = ip_address(said)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
