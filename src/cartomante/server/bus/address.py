"""Where Redis is, read from a URL whose password nobody gets to see."""

from typing import Any
from urllib.parse import urlsplit

from redis.asyncio.connection import AbstractConnection, Connection, parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cartomante.core.errors import CartomanteError

# What the wire relies on, whatever the URL asks for: replies as bytes, and no waiting or trying again unseen.
FIXED: dict[str, Any] = {
    "protocol": 2,
    "decode_responses": False,
    "health_check_interval": 0,
    "socket_timeout": None,
    "retry": Retry(NoBackoff(), 0),
    "retry_on_error": [],
}


class Address:
    """A place to connect to."""

    def __init__(self, url: str) -> None:
        try:
            options: dict[str, Any] = {**parse_url(url), **FIXED}
            check_database(url)
            self._kind: type[AbstractConnection] = options.pop("connection_class", Connection)
            self._options = options
            self.connection()  # only this finds options that do not exist
        except (ValueError, TypeError, RedisError):
            # Not chained: the reason may quote a piece of the password.
            raise CartomanteError(
                f"not a Redis URL: {without_secrets(url)} (one looks like redis://user:password@host:6379/0)"
            ) from None

    def __str__(self) -> str:
        place = self._options.get("path") or self._options.get("host", "localhost")
        return f"{place}:{self._options['port']}" if "port" in self._options else str(place)

    def connection(self) -> AbstractConnection:
        """A connection that is not connected yet."""
        return self._kind(**self._options)


def check_database(url: str) -> None:
    """Redis' client takes a database that is no number for database 0; we would rather say so."""
    parts = urlsplit(url)
    path = parts.path.strip("/")
    if parts.scheme == "unix" and not path:
        raise ValueError("no path to a socket")
    if parts.scheme != "unix" and path and not path.isdecimal():
        raise ValueError("the database is no number")


def without_secrets(url: str) -> str:
    """As much of a malformed URL as surely holds no password: options and all before the last @ are left out."""
    scheme, separator, rest = url.rpartition("://")
    secret, at, place = rest.rpartition("@")
    if "?" in secret or "#" in secret:
        # The @ may be part of a password among the options, and the place a piece of it.
        return f"{scheme}{separator}***"
    place = place.partition("?")[0]
    return f"{scheme}{separator}***@{place}" if at else f"{scheme}{separator}{place}"
