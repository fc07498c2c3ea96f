"""What is refused before it is looked at, and what browsers are told."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from starlette.types import Scope
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cartomante.server.config import load_settings
from cartomante.server.refusals import Code, Refusal
from cartomante.server.security import TrustProxies, address_key, check_origin
from server.serving import Serve, Served

OWN, FOREIGN = "http://play.example.org", "https://evil.example.org"


def request(headers: dict[str, str], method: str = "POST", kind: str = "http", scheme: str = "http") -> Scope:
    given = {"host": "play.example.org", **headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in given.items()]
    return {"type": kind, "method": method, "scheme": scheme, "headers": raw, "path": "/api/me"}


# --- origins ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scope",
    [
        request({"Origin": OWN, "Cookie": "a=b"}),
        request({"Origin": "http://PLAY.example.org:80", "Cookie": "a=b"}),
        request({"Origin": "https://play.example.org", "Cookie": "a=b"}),  # a proxy in front speaks https
        request({"Origin": "https://play.example.org", "Cookie": "a=b"}, scheme="https"),
        request({"Sec-Fetch-Site": "same-origin", "Cookie": "a=b"}),
        request({"Sec-Fetch-Site": "none", "Cookie": "a=b"}),
        request({"Origin": "https://friend.example.org", "Sec-Fetch-Site": "cross-site", "Cookie": "a=b"}),
        request({}),  # a script
        request({"Authorization": "Bearer x", "Cookie": "a=b"}),
        request({"Origin": FOREIGN, "Cookie": "a=b"}, method="GET"),
        request({"Origin": OWN, "Cookie": "a=b"}, kind="websocket", scheme="ws"),
        request({"Origin": "https://play.example.org"}, kind="websocket", scheme="wss"),
        request({"Cookie": "a=b"}, kind="websocket", scheme="ws"),  # browsers always say where a socket comes from
    ],
)
def test_our_own_pages_and_scripts_may_do_things(scope: Scope) -> None:
    check_origin(scope, ["https://friend.example.org"])


@pytest.mark.parametrize(
    "scope",
    [
        request({"Origin": FOREIGN, "Cookie": "a=b"}),
        request({"Origin": FOREIGN}),  # nobody shall be signed in by another site either
        request({"Origin": FOREIGN}, method="DELETE"),
        request({"Origin": "null", "Cookie": "a=b"}),
        request({"Origin": "http://play.example.org:8080", "Cookie": "a=b"}),
        request({"Origin": "http://play.example.org:x", "Cookie": "a=b"}),
        request({"Origin": "http://play.example.org", "Cookie": "a=b"}, scheme="https"),
        request({"Origin": "http://play.example.org.evil.org", "Cookie": "a=b"}),
        request({"Origin": "http://evil.org#play.example.org", "Cookie": "a=b"}),
        request({"Sec-Fetch-Site": "cross-site"}),
        request({"Sec-Fetch-Site": "same-site", "Cookie": "a=b"}),
        request({"Cookie": "a=b"}),
        request({"Origin": FOREIGN}, kind="websocket", scheme="ws"),
        request({"Origin": FOREIGN, "Sec-Fetch-Site": "none"}, kind="websocket", scheme="ws"),
    ],
)
def test_other_websites_may_not(scope: Scope) -> None:
    with pytest.raises(Refusal) as refusal:
        check_origin(scope, ["https://friend.example.org"])
    assert refusal.value.code is Code.WRONG_ORIGIN


async def test_another_website_changes_nothing(server: Served) -> None:
    browser = await server.guest()
    answer = await browser.patch("/api/me", json={"name": "Eve"}, headers={"Origin": FOREIGN})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert (await browser.get("/api/me")).json()["name"] == "Ada"


async def test_another_website_opens_no_socket(server: Served) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.url.replace("http", "ws") + "/api/tables/x/play", origin=FOREIGN)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "wrong_origin"


# --- sizes and rates --------------------------------------------------------------------------------------------------


async def test_a_large_body_is_refused_with_and_without_a_length(serve: Serve) -> None:
    server = await serve(limits={"body_bytes": 2000})
    browser = server.client()

    async def chunks() -> Any:
        for _ in range(5):
            yield b"x" * 500

    for body in (b"x" * 2001, chunks()):
        answer = await browser.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_a_body_in_chunks_is_read_whole(server: Served) -> None:
    async def chunks() -> Any:
        yield b'{"name": '
        yield b'"Ada"}'

    answer = await server.client().post("/api/guests", content=chunks(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["name"]) == (201, "Ada")


async def test_who_asks_too_often_waits(serve: Serve) -> None:
    server = await serve(limits={"requests_per_minute": 5})
    browser = server.client()
    answers = [await browser.get("/api/me") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [401] * 5 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert (await browser.get("/healthz")).status_code == 200  # machines that look after us always may


async def test_a_person_who_asks_too_often_waits_whatever_the_address(serve: Serve) -> None:
    server = await serve(limits={"requests_per_person": 3}, trusted_proxies=["127.0.0.1"])
    browser = await server.guest()
    answers = [await browser.get("/api/me", headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


# --- addresses --------------------------------------------------------------------------------------------------------


async def seen_address(peer: str, forwarded: str, proxies: list[str]) -> str:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Any, send: Any) -> None:
        seen.append(scope)

    trusting = TrustProxies(app, load_settings(trusted_proxies=proxies).trusted_proxies)
    scope = {**request({"X-Forwarded-For": forwarded}), "client": (peer, 1)}
    await trusting(scope, None, None)  # type: ignore[arg-type]
    return str(seen[0]["client"][0])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", "192.0.2.1", "203.0.113.9"),  # anybody can write such a header
        ("10.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("10.0.0.1", "198.51.100.7, 192.0.2.1", "192.0.2.1"),  # what stands before is made up
        ("10.0.0.1", "192.0.2.1, 10.0.0.2", "192.0.2.1"),
        ("::ffff:10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
async def test_only_our_proxies_say_who_the_client_is(peer: str, forwarded: str, client: str) -> None:
    assert await seen_address(peer, forwarded, ["10.0.0.0/8"]) == client


def test_an_ipv6_household_is_one_address() -> None:
    keys = {address_key({"client": (f"2001:db8:1:2::{n}", 1)}) for n in range(3)}
    assert keys == {"2001:db8:1:2::/64"}
    assert address_key({"client": ("::ffff:192.0.2.1", 1)}) == address_key({"client": ("192.0.2.1", 2)})
    assert address_key({"client": None}) == "unknown"


# --- headers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/healthz", "/api/me", "/api/nothing", "/nothing"])
async def test_every_answer_carries_the_security_headers(server: Served, path: str) -> None:
    headers = (await server.client().get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert (headers.get("cache-control") == "no-store") is path.startswith("/api/")


async def test_malformed_requests_break_nothing(server: Served) -> None:
    """Bytes that no client library would send get a plain answer or a closed connection, and the server goes on."""
    address = httpx.URL(server.url)
    for sent in (
        b"GET /api/me HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\n\r\n",
        b"\x00\xff\r\n\r\n",
        b"POST / HTTP/9\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(sent)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), 5)
        assert b" 500 " not in answer.split(b"\r\n")[0]
        writer.close()
    assert (await server.client().get("/healthz")).text == "ok"


async def test_a_host_or_origin_that_is_no_address_is_refused(server: Served) -> None:
    browser = server.client(headers={"Origin": "http://[", "Host": "["})
    answer = await browser.post("/api/guests", json={"name": "Ada"})
    assert answer.status_code == 403
