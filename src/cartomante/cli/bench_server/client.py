"""A client that costs as little as possible, so that the server is what is measured.

It speaks just enough of the WebSocket protocol (RFC 6455) for one client of our own server on the same machine.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80  # a frame that is a whole message
MASKED = 0x80
NO_MASK = bytes(4)  # clients must mask what they send; this mask changes nothing and costs nothing


class Client(asyncio.Protocol):
    """One socket; `hear` is called with every message."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request, self._hear = request, hear
        self._transport: asyncio.Transport | None = None
        self._waiting = b""
        self._is_open = False
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        data = self._waiting + data if self._waiting else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            self._is_open = True
        self._waiting = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Handle all whole frames; what is left of the data."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, first = data[start + 1], start + 2
            if size == 126:
                size, first = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, first = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if first + size > end:
                break
            self._take(data[start] & 0x0F, data[first : first + size])
            start = first + size
        return data[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((LAST | kind,)) + length + NO_MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(url: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Client:
    """A client at that path, with the cookie of somebody."""
    address = urlsplit(url)
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    )
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, client = await asyncio.get_running_loop().create_connection(
        lambda: Client(request, hear), address.hostname or "", address.port or 80
    )
    return client
