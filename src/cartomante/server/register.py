"""What the database knows of people: who they are, how they are signed in. Functions for `Store.read` and `write`."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from cartomante.server.ids import new_id, now_ms
from cartomante.server.names import name_key
from cartomante.server.protocol import Language
from cartomante.server.refusals import Code, Refusal
from cartomante.server.schema import archives, notes, people, ratings, results, seatings, settings, sign_ins

DAY_MS = 24 * 3600 * 1000
SIGNED_IN_DAYS = 180  # since one was last seen


@dataclass(frozen=True)
class Person:
    """Somebody who may sit at a table."""

    id: str
    name: str
    is_guest: bool
    language: Language
    created_at: int


@dataclass(frozen=True)
class SignIn:
    """How somebody is known to the server: by a browser's cookie or by a script's token."""

    id: str
    digest: str
    is_token: bool
    label: str
    created_at: int
    seen_at: int
    person: Person


PERSON = (people.c.id, people.c.name, people.c.account, people.c.language, people.c.created_at)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _as_person(row: Any) -> Person:
    return Person(row.id, row.name, row.account is None, row.language, row.created_at)


def as_sign_in(row: dict[str, Any], person: Person) -> SignIn:
    fields = ("id", "digest", "is_token", "label", "created_at", "seen_at")
    return SignIn(**{field: row[field] for field in fields}, person=person)


def sign_in_row(person_id: str, secret: str, label: str) -> dict[str, Any]:
    now = now_ms()
    return {
        "id": new_id(),
        "person_id": person_id,
        "digest": digest(secret),
        "is_token": False,
        "label": label,
        "created_at": now,
        "seen_at": now,
        "expires_at": now + SIGNED_IN_DAYS * DAY_MS,
    }


def _is_valid(now: int) -> sa.ColumnElement[bool]:
    return sign_ins.c.expires_at.is_(None) | (sign_ins.c.expires_at > now)


def find_sign_in(connection: Connection, digest: str, now: int) -> SignIn | None:
    found = connection.execute(sign_ins.select().where(sign_ins.c.digest == digest, _is_valid(now))).mappings().first()
    if found is None:
        return None
    person = connection.execute(sa.select(*PERSON).where(people.c.id == found["person_id"], _is_there())).first()
    return as_sign_in(dict(found), _as_person(person)) if person is not None else None


def still_valid(connection: Connection, ids: list[str], now: int) -> set[str]:
    return set(connection.scalars(sa.select(sign_ins.c.id).where(sign_ins.c.id.in_(ids), _is_valid(now))))


def find_account(connection: Connection, key: str) -> tuple[Person | None, str | None]:
    row = connection.execute(sa.select(*PERSON, people.c.password).where(people.c.account == key)).first()
    return (_as_person(row), row.password) if row is not None else (None, None)


def see(connection: Connection, id_: str, is_token: bool, now: int) -> None:
    until = None if is_token else now + SIGNED_IN_DAYS * DAY_MS
    connection.execute(sign_ins.update().where(sign_ins.c.id == id_).values(seen_at=now, expires_at=until))


def add_person(connection: Connection, person: Person, hashed: str | None, sign_in: dict[str, Any]) -> None:
    """Add somebody, or give a guest an account: then the guest's earlier sign-ins end."""
    row = {
        "name": person.name,
        "account": None if person.is_guest else name_key(person.name),
        "password": hashed,
        "language": person.language,
    }
    if person.is_guest:
        _refuse_name_of_account(connection, person.name)
    with _taking_a_name(connection):
        was_guest = people.update().where(people.c.id == person.id, people.c.account.is_(None), _is_there())
        if not connection.execute(was_guest.values(**row)).rowcount:
            connection.execute(people.insert().values(id=person.id, created_at=person.created_at, **row))
    connection.execute(sign_ins.delete().where(sign_ins.c.person_id == person.id))
    connection.execute(sign_ins.insert().values(**sign_in))


def _refuse_name_of_account(connection: Connection, name: str) -> None:
    """A guest must not be taken for somebody with an account."""
    if connection.scalar(sa.select(people.c.id).where(people.c.account == name_key(name))) is not None:
        raise Refusal(Code.NAME_TAKEN)


def _is_there() -> sa.ColumnElement[bool]:
    return people.c.deleted_at.is_(None)


class _taking_a_name:  # noqa: N801 - reads as a phrase
    """Names of accounts are taken once, also when two take one at the same moment: the database decides."""

    def __init__(self, connection: Connection) -> None:
        self._nested = connection.begin_nested()

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is None:
            self._nested.commit()
            return
        self._nested.rollback()
        if isinstance(error, IntegrityError):
            raise Refusal(Code.NAME_TAKEN) from error


def given(changes: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in changes.items() if value is not None}


def update_person(connection: Connection, person_id: str, changes: dict[str, Any], keep: str) -> Person:
    """Change what is named; after a new password only the sign-in to `keep` (and the tokens) go on."""
    mine = (people.c.id == person_id, _is_there())
    row = connection.execute(sa.select(*PERSON).where(*mine)).first()
    if row is None:
        raise Refusal(Code.NOT_SIGNED_IN)
    if "name" in changes and row.account is not None:
        changes = {**changes, "account": name_key(changes["name"])}
    elif "name" in changes:
        _refuse_name_of_account(connection, changes["name"])
    if changes:
        with _taking_a_name(connection):
            connection.execute(people.update().where(*mine).values(**changes))
    if "password" in changes:
        others = (sign_ins.c.person_id == person_id, ~sign_ins.c.is_token, sign_ins.c.id != keep)
        connection.execute(sign_ins.delete().where(*others))
    return _as_person(connection.execute(sa.select(*PERSON).where(*mine)).one())


def password_of(connection: Connection, person_id: str) -> str | None:
    return connection.scalar(sa.select(people.c.password).where(people.c.id == person_id))


def set_password(connection: Connection, person_id: str, hashed: str) -> None:
    connection.execute(people.update().where(people.c.id == person_id, _is_there()).values(password=hashed))


def add_sign_in(connection: Connection, row: dict[str, Any], most: int) -> None:
    """Sign somebody in; beyond `most` the one that was used longest ago ends."""
    mine = (sign_ins.c.person_id == row["person_id"], ~sign_ins.c.is_token)
    kept = sa.select(sign_ins.c.id).where(*mine).order_by(sign_ins.c.seen_at.desc()).limit(most - 1)
    connection.execute(sign_ins.delete().where(*mine, sign_ins.c.id.not_in(list(connection.scalars(kept)))))
    connection.execute(sign_ins.insert().values(**row))


def add_token(connection: Connection, row: dict[str, Any], most: int) -> None:
    mine = (sign_ins.c.person_id == row["person_id"], sign_ins.c.is_token)
    if (connection.scalar(sa.select(sa.func.count()).select_from(sign_ins).where(*mine)) or 0) >= most:
        raise Refusal(Code.TOO_MANY)
    connection.execute(sign_ins.insert().values(**row))


def list_sign_ins(connection: Connection, person: Person, tokens: bool, now: int) -> list[SignIn]:
    mine = (sign_ins.c.person_id == person.id, sign_ins.c.is_token == tokens, _is_valid(now))
    wanted = sign_ins.select().where(*mine).order_by(sign_ins.c.seen_at.desc(), sign_ins.c.id)
    return [as_sign_in(dict(row), person) for row in connection.execute(wanted).mappings()]


def revoke(connection: Connection, person_id: str, id_: str, tokens: bool) -> bool:
    mine = (sign_ins.c.person_id == person_id, sign_ins.c.is_token == tokens)
    return connection.execute(sign_ins.delete().where(*mine, sign_ins.c.id == id_)).rowcount > 0


def remove_expired(connection: Connection, now: int) -> None:
    connection.execute(sign_ins.delete().where(~_is_valid(now)))


def delete_person(connection: Connection, person_id: str, now: int) -> None:
    """Take somebody out: the person first, so that a game which ends meanwhile finds nobody to rate."""
    gone = {"name": "", "account": None, "password": None, "deleted_at": now}
    connection.execute(people.update().where(people.c.id == person_id).values(**gone))
    for table in (sign_ins, ratings, seatings, notes, archives):
        connection.execute(table.delete().where(table.c.person_id == person_id))
    connection.execute(results.update().where(results.c.person_id == person_id).values(person_id=None))


def kept_secret(connection: Connection) -> str:
    """The secret that all workers on this database share; made by whoever needs it first."""
    wanted = sa.select(settings.c.value).where(settings.c.name == "secret")
    if (found := connection.scalar(wanted)) is not None:
        return str(found)
    made = secrets.token_urlsafe(32)
    try:
        with connection.begin_nested():
            connection.execute(settings.insert().values(name="secret", value=made))
    except IntegrityError:  # another worker was faster
        return str(connection.scalar(wanted))
    return made
