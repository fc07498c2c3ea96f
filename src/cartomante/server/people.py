"""Who is there: guests, accounts, how they sign in, and the tokens of their scripts."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer

from cartomante.server import register
from cartomante.server.bus import Bus, Limit
from cartomante.server.config import Limits
from cartomante.server.ids import new_id, now_ms
from cartomante.server.names import check_password, clean_name, name_key, sought_key
from cartomante.server.protocol import Language
from cartomante.server.refusals import Code, Refusal
from cartomante.server.register import Person, SignIn
from cartomante.server.store import Store

R = TypeVar("R")

SEEN_EVERY_MS = 10 * 60 * 1000
REMEMBERED_SECONDS = 5.0  # how long a revoked sign-in may go on working in another worker
MOST_REMEMBERED = 20_000
HASHING = profiles.RFC_9106_LOW_MEMORY
HASHING_THREADS = 2  # each takes 64 MiB while it works
TOKEN_PREFIX = "cmt_"  # so that a token left lying about is recognized as one


class People:
    """All people of one database. Secrets given out are kept only as digests."""

    def __init__(self, store: Store, bus: Bus, secret: str, limits: Limits) -> None:
        self._store, self._bus, self._limits = store, bus, limits
        self._signer = Signer(secret, salt="cartomante.sign-in", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher.from_parameters(HASHING)
        self._hashing = ThreadPoolExecutor(HASHING_THREADS, "hash")
        self._nobodys = self._hashing.submit(self._hasher.hash, secrets.token_urlsafe())
        self._remembered: dict[str, tuple[float, SignIn]] = {}

    def close(self) -> None:
        self._hashing.shutdown()

    # --- who it is ---------------------------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> SignIn | None:
        """Whoever holds this cookie."""
        try:
            return await self.by_digest(register.digest(self._signer.unsign(cookie).decode()))
        except (BadSignature, UnicodeError):
            return None

    async def by_token(self, token: str) -> SignIn | None:
        """Whoever made this token."""
        return await self.by_digest(register.digest(token)) if token.startswith(TOKEN_PREFIX) else None

    async def by_digest(self, digest: str) -> SignIn | None:
        """The sign-in, unless it was revoked (in another worker: up to a few seconds ago)."""
        until, found = self._remembered.get(digest, (0.0, None))
        if found is not None and time.monotonic() < until:
            return found
        sign_in = await self._store.read(register.find_sign_in, digest, now_ms())
        if sign_in is None:
            self._remembered.pop(digest, None)
            return None
        if now_ms() - sign_in.seen_at > SEEN_EVERY_MS:
            await self._store.write(register.see, sign_in.id, sign_in.is_token, now_ms())
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[digest] = (time.monotonic() + REMEMBERED_SECONDS, sign_in)
        return sign_in

    async def still_signed_in(self, ids: list[str]) -> set[str]:
        """Those of these sign-ins and tokens that have not ended."""
        return await self._store.read(register.still_valid, ids, now_ms())

    # --- coming in ---------------------------------------------------------------------------------------------------

    async def add_guest(self, name: str, language: Language, label: str) -> tuple[Person, str]:
        """Somebody new without an account, and the cookie that says so."""
        person = Person(new_id(), clean_name(name), True, language, now_ms())
        return person, await self._let_in(person, label, None)

    async def add_account(
        self, name: str, password: str, language: Language, label: str, guest: Person | None
    ) -> tuple[Person, str]:
        """A new account, or a guest's: then the guest remains who they are, and signs in anew."""
        if guest is not None and not guest.is_guest:
            raise Refusal(Code.ALREADY_ACCOUNT)
        name = clean_name(name)
        check_password(password, name)
        hashed = await self._in_thread(self._hasher.hash, password)
        if guest is None:
            person = Person(new_id(), name, False, language, now_ms())
        else:
            person = Person(guest.id, name, False, language, guest.created_at)
        cookie = await self._let_in(person, label, hashed)
        self._forget(person.id)
        return person, cookie

    async def sign_in(self, name: str, password: str, label: str) -> tuple[Person, str]:
        """Let somebody in who knows the password; it takes as long for a name that does not exist."""
        await self._limit_guesses(name)
        person, hashed = await self._store.read(register.find_account, sought_key(name))
        if not await self._is_password(password, hashed) or person is None:
            raise Refusal(Code.WRONG_PASSWORD)
        if hashed is not None and self._hasher.check_needs_rehash(hashed):
            stronger = await self._in_thread(self._hasher.hash, password)
            await self._store.write(register.set_password, person.id, stronger)
        cookie, row = self._new_sign_in(person.id, label)
        await self._store.write(register.add_sign_in, row, self._limits.sign_ins_per_person)
        return person, cookie

    async def limit(self, key: str, limit: Limit) -> None:
        """Count one more use, or refuse with the time to wait."""
        wait = await self._bus.allow(key, limit)
        if wait > 0:
            raise Refusal(Code.TOO_OFTEN, wait=wait)

    async def _limit_guesses(self, name: str) -> None:
        key = register.digest(name_key(name))
        await self.limit(f"password:{key}", Limit(self._limits.passwords_per_hour, 3600))

    async def _let_in(self, person: Person, label: str, hashed: str | None) -> str:
        cookie, row = self._new_sign_in(person.id, label)
        await self._store.write(register.add_person, person, hashed, row)
        return cookie

    def _new_sign_in(self, person_id: str, label: str) -> tuple[str, dict[str, Any]]:
        secret = secrets.token_urlsafe(32)
        row = register.sign_in_row(person_id, secret, label)
        return self._signer.sign(secret).decode(), row

    async def _is_password(self, password: str, hashed: str | None) -> bool:
        nobodys = await asyncio.wrap_future(self._nobodys)
        return await self._in_thread(self._verify, hashed or nobodys, password) and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, do: Callable[..., R], *args: str) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, do, *args)

    # --- changing and leaving ----------------------------------------------------------------------------------------

    async def change(
        self, sign_in: SignIn, name: str | None, language: Language | None, password: tuple[str, str] | None = None
    ) -> Person:
        """Another name, language or password (the old one and the new); what is None stays, and all change at once.

        With a new password every other browser is signed out.
        """
        person = sign_in.person
        clean = clean_name(name) if name is not None else None
        hashed = await self._new_password(person, *password) if password is not None else None
        changes = {"name": clean, "language": language, "password": hashed}
        changed = await self._store.write(register.update_person, person.id, register.given(changes), sign_in.id)
        self._forget(person.id)
        return changed

    async def _new_password(self, person: Person, old: str, new: str) -> str:
        """The hash of the new password, if the old one is right."""
        if person.is_guest:
            raise Refusal(Code.ONLY_ACCOUNTS)
        await self._limit_guesses(person.name)
        if not await self._is_password(old, await self._store.read(register.password_of, person.id)):
            raise Refusal(Code.WRONG_PASSWORD)
        check_password(new, person.name)
        return await self._in_thread(self._hasher.hash, new)

    async def delete(self, person: Person) -> None:
        """Forget somebody: the results of their games remain, but not whose they are."""
        await self._store.write(register.delete_person, person.id, now_ms())
        self._forget(person.id)

    # --- sign-ins and tokens -----------------------------------------------------------------------------------------

    async def sign_ins(self, person: Person, tokens: bool) -> list[SignIn]:
        """Where somebody is signed in, or (`tokens`) their scripts; the latest first."""
        return await self._store.read(register.list_sign_ins, person, tokens, now_ms())

    async def revoke(self, person: Person, id_: str, tokens: bool) -> bool:
        """End one of somebody's own sign-ins or tokens; False if there is none with that id."""
        was_there = await self._store.write(register.revoke, person.id, id_, tokens)
        self._forget(person.id)
        return was_there

    async def add_token(self, person: Person, label: str) -> tuple[SignIn, str]:
        """A token for a script; this is the only time it can be read."""
        if person.is_guest:
            raise Refusal(Code.ONLY_ACCOUNTS)
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        row = {**register.sign_in_row(person.id, token, label), "is_token": True, "expires_at": None}
        await self._store.write(register.add_token, row, self._limits.tokens_per_person)
        return register.as_sign_in(row, person), token

    async def forget_expired(self) -> None:
        """Remove sign-ins that nobody has used for very long."""
        await self._store.write(register.remove_expired, now_ms())

    def _forget(self, person_id: str) -> None:
        for digest in [d for d, (_, known) in self._remembered.items() if known.person.id == person_id]:
            del self._remembered[digest]
