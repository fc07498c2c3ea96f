"""The bus of many workers: Redis carries news between them and counts for all."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from redis.exceptions import RedisError, ResponseError

from cartomante.server.bus.address import Address
from cartomante.server.bus.interface import Heard
from cartomante.server.bus.limits import Limit, LocalLimits
from cartomante.server.bus.local import nothing
from cartomante.server.bus.presence import PRESENCE_LASTS, LocalPresence
from cartomante.server.bus.scripts import COUNT_USE, ENTER, WHO_IS_HERE
from cartomante.server.bus.wire import PATIENCE, Command, Wire

log = logging.getLogger(__name__)

SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 0.5
# A wire that ends sooner than this is no reason to try again faster.
STEADY_AFTER = 5.0

NAME_LENGTH = 8


class RedisBus:
    """News, presence and limits shared through Redis; while it is away, each worker counts for itself."""

    is_shared = True

    def __init__(self, url: str, namespace: str = "cartomante", presence_lasts: float = PRESENCE_LASTS) -> None:
        self.on_gap: Callable[[], None] = nothing
        self._address = Address(url)
        self._namespace = namespace
        self._name = secrets.token_bytes(NAME_LENGTH)
        self._presence_lasts = presence_lasts
        self._presence = LocalPresence(presence_lasts)
        self._limits = LocalLimits()
        # Whoever could not publish tells the others here as soon as it can.
        self._gap_channel = self._key("gap")
        self._listeners: dict[bytes, Heard] = {self._gap_channel: lambda _: self._tell_of_gap()}
        self._late_confirmations = 0
        self._others_missed_news = False
        self._wire: Wire | None = None
        self._is_connected = False
        self._is_loss_reported = False
        self._is_refusal_reported = False
        self._was_tried = asyncio.Event()
        self._life: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether news of other workers arrives now."""
        return self._is_connected

    async def start(self) -> None:
        """Connect; if Redis is away, go on trying and call `on_gap` when it is there."""
        self._was_tried.clear()
        self._life = asyncio.create_task(self._stay_connected())
        await self._was_tried.wait()

    async def stop(self) -> None:
        """Disconnect."""
        if self._life:
            self._life.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._life
            self._life = None

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> bool:
        """Send payloads to all other workers in one go; if it fails, they hear of a gap once Redis is back."""
        if not messages:
            return True
        commands = [("PUBLISH", self._channel(channel), self._name + payload) for channel, payload in messages]
        has_succeeded = await self._ask(*commands) is not None
        if not has_succeeded:
            self._others_missed_news = True
        return has_succeeded

    async def listen(self, channel: str, heard: Heard) -> None:
        """Hear everything sent to a channel after this returns, or else `on_gap` is called later."""
        self._listeners[self._channel(channel)] = heard
        if wire := self._wire:
            with cutting(wire):
                confirmed = await wire.subscribe(self._channel(channel))
                await asyncio.wait([confirmed], timeout=PATIENCE)
                if not confirmed.done():
                    self._late_confirmations += 1
                    confirmed.add_done_callback(self._confirm_late)

    async def unlisten(self, channel: str) -> None:
        """Hear no more of a channel."""
        if self._listeners.pop(self._channel(channel), None) and (wire := self._wire):
            with cutting(wire):
                await wire.unsubscribe(self._channel(channel))

    async def here(self, table: str, person: str) -> None:
        """Somebody is at a table through this worker."""
        self._presence.here(table, person)
        lasts = round(1000 * self._presence_lasts)
        await self._ask(("EVAL", ENTER, 1, self._key("here", table), self._member(person), lasts))

    async def gone(self, table: str, person: str) -> None:
        """Somebody has left this worker's side of a table."""
        self._presence.gone(table, person)
        await self._ask(("ZREM", self._key("here", table), self._member(person)))

    async def who(self, table: str) -> set[str]:
        """Everybody at a table through any worker; those of this worker are known even if Redis forgot them."""
        replies = await self._ask(("EVAL", WHO_IS_HERE, 1, self._key("here", table)))
        members: list[bytes] = replies[0] if replies else []
        return self._presence.who(table) | {member[NAME_LENGTH:].decode() for member in members}

    async def allow(self, key: str, limit: Limit) -> float:
        """Count one more use by any worker: 0 if it is within the limit, else the seconds to wait."""
        # What this worker alone has let through is too much already: a flood need not reach Redis.
        if wait := self._limits.wait(key, limit):
            return wait
        interval, seconds = round(1e6 * limit.interval), round(1e6 * limit.seconds)
        replies = await self._ask(("EVAL", COUNT_USE, 1, self._key("limit", key), max(1, interval), seconds))
        if replies is None:
            return self._limits.allow(key, limit)
        if replies[0] == 0:
            self._limits.count(key, limit)
        return float(replies[0]) / 1e6

    def _key(self, *parts: str) -> bytes:
        return ":".join((self._namespace, *parts)).encode()

    def _channel(self, name: str) -> bytes:
        return self._key("news", name)

    def _member(self, person: str) -> bytes:
        """A person as present through this worker: leaving one worker is not leaving another."""
        return self._name + person.encode()

    async def _ask(self, *commands: Command) -> list[Any] | None:
        """Redis' reply to each command, or None if it is away or refuses one."""
        if self._wire is None or not self._is_connected:
            return None
        replies = await self._wire.ask(commands)
        refusals = [reply for reply in replies or () if isinstance(reply, ResponseError)]
        if not refusals:
            return replies
        if not self._is_refusal_reported:
            self._is_refusal_reported = True
            log.warning("Redis at %s refuses: %s", self._address, refusals[0])
        return None

    def _hear(self, channel: bytes, message: bytes) -> None:
        """Pass on what others have sent."""
        heard = self._listeners.get(channel)
        if heard is None or message.startswith(self._name):
            return
        try:
            heard(message[NAME_LENGTH:])
        except Exception:
            log.exception("a message on %s could not be used", channel.decode())

    def _confirm_late(self, confirmed: asyncio.Future[None]) -> None:
        """Tell of the gap between listening and hearing, once for all channels that had one."""
        self._late_confirmations -= 1
        # If the wire ended instead, the next one tells.
        if not self._late_confirmations and not confirmed.cancelled():
            self._tell_of_gap()

    def _tell_of_gap(self) -> None:
        try:
            self.on_gap()
        except Exception:
            log.exception("what may have been missed could not be read")

    async def _stay_connected(self) -> None:
        """Make one wire after another, with pauses that grow while none of them lasts."""
        loop = asyncio.get_running_loop()
        pause = SHORTEST_PAUSE
        while True:
            began = loop.time()
            try:
                await self._use_one_wire()
            except Exception as error:
                # A group of tasks that fails just when it is cancelled tells only of the failure.
                if (task := asyncio.current_task()) and task.cancelling():
                    return
                self._report_loss(error)
            self._was_tried.set()
            pause = SHORTEST_PAUSE if loop.time() - began > STEADY_AFTER else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _use_one_wire(self) -> None:
        """Connect, listen to all that is wanted, and go on until something fails."""
        wire = Wire(self._address.connection, self._hear)
        try:
            await wire.connect()
            async with asyncio.TaskGroup() as tasks:
                wire.start(tasks)
                # From now on `listen` subscribes by itself; what was wanted before is subscribed here.
                self._wire = wire
                await (await wire.subscribe(*self._listeners))
                await self._begin()
                await wire.hold()
        finally:
            self._wire = None
            self._is_connected = False
            await wire.close()

    async def _begin(self) -> None:
        """Redis is there: if it was not before, news may have been missed here and by those we could not tell."""
        self._is_connected = True
        self._is_loss_reported = self._is_refusal_reported = False
        if self._was_tried.is_set():
            log.info("Redis at %s is there", self._address)
            self._tell_of_gap()
        self._was_tried.set()
        if self._others_missed_news:
            self._others_missed_news = await self._ask(("PUBLISH", self._gap_channel, self._name)) is None

    def _report_loss(self, error: BaseException) -> None:
        """Say once that Redis is away, not at every attempt."""
        if self._is_loss_reported:
            return
        self._is_loss_reported = True
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        log.warning("Redis at %s is away: %s", self._address, str(error) or type(error).__name__)


@contextlib.contextmanager
def cutting(wire: Wire) -> Iterator[None]:
    """If this cannot be sent, end the wire: the next one knows what is wanted."""
    try:
        yield
    except (RedisError, OSError):
        wire.cut()
