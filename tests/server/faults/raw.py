"""Clients that do not behave: frames made by hand, sent by a plain socket (RFC 6455)."""

import base64
import os
import socket
import struct
import time

from server.faults.players import Guest

CONTINUATION, TEXT, BINARY, CLOSE, PING = 0x0, 0x1, 0x2, 0x8, 0x9
NO_MASK = bytes(4)  # a mask that changes nothing


def frame(kind: int, payload: bytes, is_last: bool = True, claimed: int | None = None) -> bytes:
    """A frame from a client; `claimed` is the length that it names, by default the true one."""
    length = len(payload) if claimed is None else claimed
    head = bytes([kind | (0x80 if is_last else 0)])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 1 << 16:
        head += struct.pack("!BH", 0x80 | 126, length)
    else:
        head += struct.pack("!BQ", 0x80 | 127, length)
    return head + NO_MASK + payload


class RawClient:
    """A connection to a table's socket that reads nothing unless it is told to."""

    def __init__(self, url: str, table_id: str, guest: Guest | None = None, buffer: int | None = None) -> None:
        host, port = url.removeprefix("http://").split(":")
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(15)
        self.socket.connect((host, int(port)))
        lines = [
            f"GET /api/tables/{table_id}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            f"Origin: {url}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        if guest is not None:
            lines.append(f"Cookie: {guest.cookie}")
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert b" 101 " in answer.split(b"\r\n")[0], answer

    def flood(self, data: bytes, seconds: float) -> bool:
        """Send the same again and again without reading; whether the server has put an end to it."""
        end = time.monotonic() + seconds
        self.socket.settimeout(0.5)
        while time.monotonic() < end:
            try:
                self.socket.sendall(data)
            except TimeoutError:
                continue  # the server does not take any more at the moment
            except OSError:
                return True
        return False

    def read_to_the_end(self, seconds: float) -> int:
        """Read what there is until the server closes, and count the bytes; TimeoutError if it does not."""
        end, count = time.monotonic() + seconds, 0
        self.socket.settimeout(seconds)
        while time.monotonic() < end:
            try:
                read = len(self.socket.recv(1 << 16))
            except ConnectionError:
                return count
            if not read:
                return count
            count += read
        raise TimeoutError("the server keeps this client")

    def close(self) -> None:
        self.socket.close()
