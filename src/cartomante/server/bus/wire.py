"""The connection to Redis while it lasts.

Redis' client can reconnect and subscribe again by itself, but then nobody learns that news was missed. So a wire is
made of plain connections, and ends as a whole when anything fails; whoever holds it makes a new one and says so.
"""

import asyncio
import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError, ResponseError

Command = tuple[str | bytes | int, ...]
Connector = Callable[[], AbstractConnection]

CONNECT_PATIENCE = 1.0
# A question waits for the batch before it and then for its own, so that nobody waits longer than twice this.
PATIENCE = 0.25
HEARTBEAT = 1.0
# Few enough that a busy worker reads all replies well within its patience.
MOST_IN_A_BATCH = 200


@dataclass(slots=True)
class Question:
    """Commands that somebody sent together, and where that somebody waits for the replies."""

    commands: Sequence[Command]
    replies: asyncio.Future[list[Any] | None]


class Wire:
    """Two connections, one to ask and one to hear: Redis allows no questions on one that listens."""

    def __init__(self, connector: Connector, heard: Callable[[bytes, bytes], None]) -> None:
        self._asking = connector()
        self._hearing = connector()
        self._heard = heard
        self._unsent: deque[Question] = deque()
        self._sent: deque[Question] = deque()
        self._has_questions = asyncio.Event()
        self._pongs: deque[asyncio.Future[None]] = deque()
        self._is_silent = False
        self._is_cut = asyncio.Event()

    async def connect(self) -> None:
        """Connect, sign in and choose the database, in a second at most."""
        async with asyncio.timeout(CONNECT_PATIENCE):
            for connection in (self._asking, self._hearing):
                await connection.connect()  # type: ignore[no-untyped-call]

    def start(self, tasks: asyncio.TaskGroup) -> None:
        """Carry questions, replies and news until something fails."""
        tasks.create_task(self._hear())
        tasks.create_task(self._ask_in_batches())
        tasks.create_task(self._listen_to_the_heart())

    async def hold(self) -> None:
        """Wait for the end, and raise why it came."""
        await self._is_cut.wait()
        raise ConnectionError("nothing could be sent")

    def cut(self) -> None:
        """End it, because nothing can be sent: whoever comes next should not wait in vain as well."""
        self._is_cut.set()

    async def close(self) -> None:
        """Close both connections and let nobody wait any longer."""
        for question in (*self._sent, *self._unsent):
            if not question.replies.done():
                question.replies.set_result(None)
        for pong in self._pongs:
            pong.cancel()
        await self._asking.disconnect(nowait=True)
        await self._hearing.disconnect(nowait=True)

    async def ask(self, commands: Sequence[Command]) -> list[Any] | None:
        """The reply to each command, or None if there will be none."""
        question = Question(commands, asyncio.get_running_loop().create_future())
        self._unsent.append(question)
        self._has_questions.set()
        return await question.replies

    async def subscribe(self, *channels: bytes) -> asyncio.Future[None]:
        """Ask to hear these channels; what is returned is done when Redis has said that nothing more is missed."""
        # Redis answers in order, so the answer to the ping comes when all channels are heard.
        return await self._ping(("SUBSCRIBE", *channels))

    async def unsubscribe(self, channel: bytes) -> None:
        """Hear no more of a channel."""
        await self._send(self._hearing, [("UNSUBSCRIBE", channel)])

    async def _hear(self) -> None:
        while True:
            kind, *rest = await self._hearing.read_response(timeout=math.inf)
            self._is_silent = False
            if kind == b"message":
                channel, payload = rest
                self._heard(channel, payload)
            elif kind == b"pong":
                pong = self._pongs.popleft()
                if not pong.done():
                    pong.set_result(None)

    async def _listen_to_the_heart(self) -> None:
        """Notice a Redis that hangs, which to somebody who only listens looks like one with no news."""
        while True:
            self._is_silent = True
            await self._ping()
            await asyncio.sleep(HEARTBEAT)
            if self._is_silent:
                raise ConnectionError("it has fallen silent")

    async def _ping(self, *after: Command) -> asyncio.Future[None]:
        """Send some commands and a ping behind them; what is returned is done when Redis has answered it."""
        pong: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pongs.append(pong)
        await self._send(self._hearing, [*after, ("PING",)])
        return pong

    async def _ask_in_batches(self) -> None:
        """Send everything that is asked while a batch is under way as the next batch: this is quick and keeps order."""
        while True:
            await self._has_questions.wait()
            self._has_questions.clear()
            while self._unsent:
                size = min(len(self._unsent), MOST_IN_A_BATCH)
                self._sent.extend(self._unsent.popleft() for _ in range(size))
                async with asyncio.timeout(PATIENCE):
                    await self._ask_what_is_in_the_batch()

    async def _ask_what_is_in_the_batch(self) -> None:
        await self._send(self._asking, [command for question in self._sent for command in question.commands])
        while self._sent:
            await self._read_replies(self._sent[0])
            self._sent.popleft()

    async def _read_replies(self, question: Question) -> None:
        replies = [await self._read_reply() for _ in question.commands]
        if not question.replies.done():
            question.replies.set_result(replies)

    async def _read_reply(self) -> Any:
        try:
            return await self._asking.read_response(timeout=math.inf)
        except ResponseError as refusal:
            return refusal

    async def _send(self, connection: AbstractConnection, commands: Sequence[Command]) -> None:
        async with asyncio.timeout(PATIENCE):
            await connection.send_packed_command(connection.pack_commands(commands), check_health=False)
