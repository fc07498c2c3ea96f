"""One socket for each open table: read what a client says, ask the table, send what it is told."""

import asyncio
import time
from collections import Counter, deque
from typing import Any

import orjson
import structlog
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from cartomante.server import protocol as p
from cartomante.server.background import logging_faults
from cartomante.server.config import Limits
from cartomante.server.ids import now_ms
from cartomante.server.line import LINE, TAKE, Take
from cartomante.server.people import People
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import Person
from cartomante.server.tables import Tables

MOST_WAITING = 256  # messages, and
MOST_BYTES = 4 << 20  # bytes that wait for a slow client before it is dropped
STALLED_SECONDS = 25.0  # for which a message may be on its way
BURST_SECONDS = 4  # of a client's messages may come at once
PATIENCE = 200  # messages too many before it is shown the door

CHECK_SECONDS = 5.0  # how often we look whether those who are connected are still signed in
CHECKED_AT_ONCE = 1000

NORMAL, POLICY, FAULT, TRY_AGAIN = 1000, 1008, 1011, 1013  # why a socket is closed (RFC 6455)

log = structlog.get_logger(__name__)

messages: TypeAdapter[Any] = TypeAdapter(p.FromClient)


class Pace:
    """How often somebody may speak: a bucket that fills slowly."""

    def __init__(self, per_second: float) -> None:
        self._most, self._per_second = per_second * BURST_SECONDS, per_second
        self._left, self._since, self.excess = self._most, time.monotonic(), 0

    def wait(self) -> float:
        """0 if one may speak now, else how many seconds are to wait."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            self.excess += 1
            return (1 - self._left) / self._per_second
        self._left -= 1
        return 0.0


class Socket:
    """A client that is connected to a table."""

    def __init__(self, websocket: WebSocket, person: Person | None, language: str, sign_in: str | None) -> None:
        self.websocket, self.person, self.language, self.sign_in = websocket, person, language, sign_in
        self.closing: tuple[int, str, bool] | None = None
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._is_new = asyncio.Event()
        self._sent_at: float | None = None  # when the message was sent that the client has not taken yet
        self._take: Take | None = websocket.scope.get("extensions", {}).get(LINE, {}).get(TAKE)
        self.sending = asyncio.create_task(self._send_on())
        self.answering = asyncio.Lock()  # what is being done for a client is finished, even if it goes meanwhile

    def tell(self, message: bytes) -> None:
        """Send it as soon as the client takes it; one that never does is dropped, and others do not notice."""
        if self.closing is not None or self._is_sent_at_once(message):
            return
        self._outbox.append(message)
        self._bytes += len(message)
        if len(self._outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._outbox.clear()
            self.close(TRY_AGAIN, "too_slow", again=True)
        self._is_new.set()

    def _is_sent_at_once(self, message: bytes) -> bool:
        """Whether nothing was waiting, and it has taken the short way."""
        is_next = not self._outbox and self._sent_at is None
        return self._take is not None and is_next and self._take(message)

    def close(self, status: int, code: str, again: bool) -> None:
        """Say good-bye after what is waiting."""
        if self.closing is None:
            self.closing = (status, code, again)
            self._is_new.set()

    def dismiss(self, refusal: Refusal) -> None:
        """Say why somebody may not stay, and good-bye."""
        self.tell(orjson.dumps(refusal.to_json(self.language)))
        self.close(POLICY, refusal.code.value, again=refusal.code in (Code.UNAVAILABLE, Code.NOT_SIGNED_IN))

    async def _send_on(self) -> None:
        """Send what is waiting, until the socket is to be closed."""
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                self._bytes -= len(message)
                await self._send(message)
            if self.closing is not None:
                break
            self._is_new.clear()
            await self._is_new.wait()
        status, code, again = self.closing
        await self._send(orjson.dumps({"type": "bye", "code": code, "again": again}))
        await self.websocket.close(status)

    async def _send(self, message: bytes) -> None:
        self._sent_at = time.monotonic()
        await self.websocket.send({"type": "websocket.send", "text": message.decode()})
        self._sent_at = None

    @property
    def is_stalled(self) -> bool:
        """Whether a message has been on its way for too long."""
        return self._sent_at is not None and time.monotonic() - self._sent_at > STALLED_SECONDS


class Sockets:
    """All sockets of this worker."""

    def __init__(self, tables: Tables, people: People, limits: Limits) -> None:
        self.tables, self.people, self.limits = tables, people, limits
        self.open: set[Socket] = set()
        self._of_person: Counter[str | None] = Counter()

    async def run(self) -> None:
        """Part with whoever has signed out or takes nothing any more, for as long as the server runs."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            for socket in self.open:
                if socket.is_stalled:
                    socket.sending.cancel()
            with logging_faults("could not look who is still signed in"):
                await self._check_sign_ins()

    async def _check_sign_ins(self) -> None:
        known = [socket for socket in self.open if socket.sign_in is not None]
        for first in range(0, len(known), CHECKED_AT_ONCE):
            sockets = known[first : first + CHECKED_AT_ONCE]
            valid = await self.people.still_signed_in([str(socket.sign_in) for socket in sockets])
            for socket in sockets:
                if socket.sign_in not in valid:
                    socket.dismiss(Refusal(Code.NOT_SIGNED_IN))

    async def serve(
        self,
        websocket: WebSocket,
        table_id: str,
        after: int,
        person: Person | None,
        language: str,
        sign_in: str | None = None,
    ) -> None:
        """One client, from hello to good-bye; it goes when its sign-in ends."""
        await websocket.accept()
        socket = Socket(websocket, person, language, sign_in)
        self._count(socket, 1)
        try:
            if person is not None and self._of_person[person.id] > self.limits.sockets_per_person:
                raise Refusal(Code.TOO_MANY)
            await self.tables.watch(table_id, socket, after)
            reading = asyncio.create_task(self._read(socket, table_id))
            await asyncio.wait((socket.sending, reading), return_when=asyncio.FIRST_COMPLETED)
            async with socket.answering:
                reading.cancel()
            (fault,) = await asyncio.gather(reading, return_exceptions=True)
            if isinstance(fault, Exception):
                log.error("socket failed", table=table_id, exc_info=fault)
                socket.close(FAULT, "fault", again=True)
        except Refusal as refusal:
            socket.dismiss(refusal)
        finally:
            await self.tables.unwatch(table_id, socket)
            socket.close(NORMAL, "closed", again=True)
            await asyncio.gather(socket.sending, return_exceptions=True)
            self._count(socket, -1)

    def _count(self, socket: Socket, change: int) -> None:
        (self.open.add if change > 0 else self.open.discard)(socket)
        if socket.person is not None:
            self._of_person[socket.person.id] += change
            if not self._of_person[socket.person.id]:
                del self._of_person[socket.person.id]

    async def _read(self, socket: Socket, table_id: str) -> None:
        pace = Pace(self.limits.messages_per_second)
        while True:
            try:
                received = await socket.websocket.receive()
            except WebSocketDisconnect:
                return
            if received["type"] == "websocket.disconnect" or socket.closing is not None:
                return
            text = received.get("text") or received.get("bytes") or b""
            wait = pace.wait()
            if pace.excess > PATIENCE:
                socket.close(POLICY, "too_often", again=False)
                return
            if wait:
                socket.tell(orjson.dumps(Refusal(Code.TOO_OFTEN, wait=wait).to_json(socket.language, _id_of(text))))
            else:
                async with socket.answering:
                    await self._answer(socket, table_id, text)

    async def _answer(self, socket: Socket, table_id: str, text: str | bytes) -> None:
        wish_id = None
        try:
            message = _parse(text)
            wish_id = getattr(message, "id", None)
            if isinstance(message, p.Ping):
                socket.tell(orjson.dumps({"type": "pong", "sent": message.sent, "now": now_ms()}))
            elif isinstance(message, p.Typing):
                await self._tell_typing(socket, table_id)
            else:
                number = await self.tables.wish(table_id, _signed_in(socket.person), message)
                socket.tell(orjson.dumps({"type": "done", "id": wish_id, "number": number}))
        except Refusal as refusal:
            socket.tell(orjson.dumps(refusal.to_json(socket.language, wish_id or _id_of(text))))

    async def _tell_typing(self, socket: Socket, table_id: str) -> None:
        person = socket.person
        async with self.tables.hold(table_id) as live:
            if person is None or live.table.seat_of(person.id) is None:
                return
        here = sorted(await self.tables.bus.who(table_id))
        await self.tables.tell_all(live, {"type": "presence", "here": here, "typing": [person.id]})


def _signed_in(person: Person | None) -> Person:
    if person is None:
        raise Refusal(Code.NOT_SIGNED_IN)
    return person


def _parse(text: str | bytes) -> Any:
    """What a client says; whatever is not of the protocol is refused, with the field that is wrong."""
    if len(text) > p.LONGEST_MESSAGE:
        raise Refusal(Code.TOO_LARGE)
    try:
        return messages.validate_json(text)
    except ValidationError as error:
        raise bad_message(error) from error


def bad_message(error: ValidationError) -> Refusal:
    """The refusal that names the first field which is wrong, but not what it held."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return Refusal(Code.BAD_MESSAGE, problem=f"{place}: {first['msg']}" if place else first["msg"])


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that is otherwise not understood, so that the client knows which was refused."""
    try:
        found = orjson.loads(text) if len(text) <= p.LONGEST_MESSAGE else None
    except orjson.JSONDecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 else None
