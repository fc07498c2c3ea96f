"""Running the server: how it listens, how it keeps in touch with its clients, and how it leaves them."""

import errno
import os
import signal
import socket
from asyncio import BaseTransport
from ipaddress import ip_address
from pathlib import Path
from types import FrameType

import orjson
import sqlalchemy as sa
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.http11 import Request
from websockets.protocol import OPEN

from cartomante.core.errors import CartomanteError
from cartomante.server.config import Settings
from cartomante.server.line import LINE, TAKE
from cartomante.server.protocol import LONGEST_MESSAGE

APP = "cartomante.server.app:make_app"
CLIENT = Path(__file__).parent / "client"  # where the built web client lies in the package

PING_SECONDS, PONG_SECONDS = 20.0, 20.0  # a client that has gone without a word is noticed after both
LEAVE_SECONDS = 5  # for what is under way when the server stops
FLUSH_SECONDS = 1.0  # for a client to take its good-bye
KEEP_ALIVE = 65  # seconds; longer than proxies keep a connection that is not used
MOST_FRAMES, FRAMES_PER_SECOND = 1000.0, 2000.0  # that a client may send at once, and in the long run
PORTION = 4096  # bytes of what has arrived that are looked at before frames are counted
FAR_TOO_LARGE = 4 * LONGEST_MESSAGE  # closes the socket; what is merely too large is refused in words

GOODBYE = orjson.dumps({"type": "bye", "code": "restarting", "again": True})


class Sockets(WebSocketsSansIOProtocol):
    """Sockets that say good-bye when the server stops, and part at once with clients that are gone or mad.

    Messages are counted where they are answered (see `sockets.Pace`). Here all frames are, before they cost anything:
    pings and fragments make no message, and a flood that arrives at once would be read before anybody counts it.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = FLUSH_SECONDS
        self._frames_left, self._frames_since = MOST_FRAMES, self.loop.time()

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PORTION])

    def handle_events(self) -> None:
        now = self.loop.time()
        earned = (now - self._frames_since) * FRAMES_PER_SECOND
        self._frames_left = min(MOST_FRAMES, self._frames_left + earned) - len(self.conn.events)
        self._frames_since = now
        if self._frames_left < 0:
            self.transport.abort()
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {TAKE: self._take}}

    def _take(self, message: bytes) -> bool:
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_soon()

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(GOODBYE)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()
        self._abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what still waits to be sent to it would keep it open for many minutes

    def _abort_soon(self) -> None:
        """Whoever does not take its good-bye goes without."""
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)


def text_frame(message: bytes) -> bytes:
    """A whole message as a server sends it (RFC 6455, section 5.2): what it is, how long, and the text itself."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; port 0 is any that is free."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CartomanteError(f"host {host!r} is no address of this computer: {error.strerror}") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except (OSError, OverflowError) as error:
        listener.close()
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise CartomanteError(f"port {port} is taken: end what listens there, or choose another") from None
        raise CartomanteError(f"cannot listen at {host} port {port}: {error}") from None
    listener.set_inheritable(True)
    return listener


def url_of(host: str, port: int) -> str:
    """The address to type into a browser on this computer."""
    try:
        address = ip_address(host)
    except ValueError:
        return f"http://{host}:{port}"
    if address.is_unspecified:
        return f"http://{'[::1]' if address.version == 6 else '127.0.0.1'}:{port}"
    return f"http://[{host}]:{port}" if address.version == 6 else f"http://{host}:{port}"


def lan_address() -> str:
    """The address of this computer in its local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; it only tells by which way we would go
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def check_workers(workers: int, settings: Settings) -> None:
    """Several workers share a PostgreSQL database and hear of each other through Redis."""
    if workers == 1:
        return
    missing = []
    if sa.make_url(settings.database).get_backend_name() != "postgresql":
        missing.append("PostgreSQL (--database postgresql://host/name)")
    if settings.redis is None:
        missing.append("Redis (--redis redis://host:6379)")
    if missing:
        raise CartomanteError(f"--workers {workers}: more than one worker needs {' and '.join(missing)}")


def run(settings: Settings, listener: socket.socket, workers: int) -> None:
    """Serve until told to stop by SIGTERM or SIGINT; what was under way is finished first."""
    if workers > 1:
        Multiprocess(configuration(APP, workers), sockets=[listener]).run()
        return
    from cartomante.server.app import create_app, spare_the_collector

    spare_the_collector()
    server = uvicorn.Server(configuration(create_app(settings), workers))
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn stops in good order, then repeats the signal
        signal.signal(number, _already_heeded)
    server.run(sockets=[listener])


def configuration(app: object, workers: int) -> uvicorn.Config:
    """uvicorn as we want it; proxies are believed by our own middleware, and logs are ours."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=workers > 1,
        workers=workers,
        lifespan="on",
        ws=Sockets,
        ws_max_size=FAR_TOO_LARGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )


def hand_down(settings: Settings, config: Path | None) -> None:
    """Leave the settings that were given by word to the workers, which read them from their environment."""
    given = {
        "CONFIG": config,
        "DATABASE": settings.database,
        "REDIS": settings.redis,
        "HOST": settings.host,
        "PORT": settings.port,
        "WEB_ROOT": settings.web_root,
    }
    os.environ.update({f"CARTOMANTE_{name}": str(value) for name, value in given.items() if value is not None})


def _already_heeded(number: int, frame: FrameType | None) -> None:
    """The server has stopped because of this signal; there is nothing left to do."""
