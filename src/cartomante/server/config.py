"""How a server is set up: from the environment (CARTOMANTE_PORT=80), from a TOML file, or as it comes."""

import os
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from cartomante.core.errors import CartomanteError

PREFIX, NESTED = "CARTOMANTE_", "__"
SHORTEST_SECRET = 32


def default_database() -> str:
    return f"sqlite:///{user_data_path('cartomante', appauthor=False) / 'cartomante.db'}"


class Limits(BaseModel):
    """How much one person, or one address, may ask of the server."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    requests_per_minute: int = Field(default=1200, ge=1, description="from one address")
    requests_per_person: int = Field(default=600, ge=1, description="of one person, in a minute")
    people_per_hour: int = Field(default=60, ge=1, description="new guests and accounts from one address")
    passwords_per_minute: int = Field(default=10, ge=1, description="tried from one address")
    passwords_per_hour: int = Field(default=100, ge=1, description="tried for one name")
    wishes_per_second: int = Field(default=20, ge=1, description="of one person")
    messages_per_second: int = Field(default=10, ge=1, description="over one socket; four times as many at once")
    talk_per_minute: int = Field(default=30, ge=1, description="what one person says")
    tables_per_hour: int = Field(default=60, ge=1, description="opened by one person")
    tables_per_person: int = Field(default=50, ge=1, description="open at the same time")
    sockets_per_person: int = Field(default=20, ge=1)
    sign_ins_per_person: int = Field(default=50, ge=1, description="the oldest gives way")
    tokens_per_person: int = Field(default=20, ge=1)
    body_bytes: int = Field(default=1 << 20, ge=1024, description="of one request")


class Settings(BaseSettings):
    """Everything that can be set; each field may come from CARTOMANTE_<FIELD> or from the file."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_nested_delimiter=NESTED, extra="forbid", frozen=True, hide_input_in_errors=True
    )

    database: str = Field(default_factory=default_database, repr=False, description="a URL of sqlite or postgresql")
    redis: str | None = Field(default=None, repr=False, description="a URL of redis; needed by more than one worker")
    secret: SecretStr | None = Field(default=None, description="signs the cookies; by default made and kept once")
    host: str = Field(default="127.0.0.1", min_length=1)
    port: int = Field(default=8000, ge=0, le=65535)
    origins: list[str] = Field(default=[], description="of pages on other hosts that may use this server")
    cookie_secure: bool | Literal["auto"] = Field(default="auto", description="auto: when asked over https")
    trusted_proxies: list[IPv4Network | IPv6Network] = Field(
        default=[], description="addresses or networks whose X-Forwarded headers are believed"
    )
    limits: Limits = Limits()
    bot_threads: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1, le=256)
    spectator_delay: int = Field(default=60, ge=0, le=24 * 3600, description="seconds")
    idle_seconds: int = Field(default=300, ge=1, description="after which a table nobody looks at leaves the memory")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"
    web_root: Path | None = Field(default=None, description="the folder of the built web client")

    @field_validator("database")
    @classmethod
    def _is_database(cls, url: str) -> str:
        try:
            known = sa.make_url(url).get_backend_name() in ("sqlite", "postgresql")
        except sa.exc.ArgumentError:
            known = False
        if not known:
            raise ValueError("must be a URL such as sqlite:///file.db or postgresql://host/name")
        return url

    @field_validator("redis")
    @classmethod
    def _is_redis(cls, url: str | None) -> str | None:
        if url is not None and urlsplit(url).scheme not in ("redis", "rediss", "unix"):
            raise ValueError("must be a URL such as redis://host:6379/0")
        return url

    @field_validator("secret")
    @classmethod
    def _is_long(cls, secret: SecretStr | None) -> SecretStr | None:
        if secret is not None and len(secret.get_secret_value()) < SHORTEST_SECRET:
            raise ValueError(f"must have at least {SHORTEST_SECRET} characters")
        return secret

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, origins: list[str]) -> list[str]:
        for origin in origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or not parts.netloc
                or origin != f"{parts.scheme}://{parts.netloc}"
            ):
                raise ValueError("must be origins such as https://play.example.org, without a path")
        return [origin.lower() for origin in origins]

    @field_validator("web_root")
    @classmethod
    def _is_client(cls, folder: Path | None) -> Path | None:
        if folder is not None and not (folder / "index.html").is_file():
            raise ValueError("must be a folder with an index.html")
        return folder

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def load_settings(file: str | Path | None = None, **given: Any) -> Settings:
    """What is `given` comes first, then the environment, then the file (by default the one CARTOMANTE_CONFIG names)."""
    path = file or os.environ.get(f"{PREFIX}CONFIG") or None
    if path is not None and not Path(path).is_file():
        raise CartomanteError(f"config: there is no file {str(path)!r}")

    class FromFile(Settings):
        model_config = SettingsConfigDict(toml_file=path)

    try:
        return FromFile(**given)
    except ValidationError as error:
        raise CartomanteError("; ".join(_problem(dict(problem)) for problem in error.errors())) from None
    except SettingsError as error:
        raise CartomanteError(f'{error}: a list or table is written as JSON, such as ["a", "b"]') from None
    except (OSError, ValueError) as error:
        raise CartomanteError(f"config: {path} is not a TOML file: {error}") from None


def _problem(problem: dict[str, Any]) -> str:
    """Names the setting and what is allowed, and never repeats the value: it may be a secret."""
    name = ".".join(
        str(part) for part in problem["loc"] if part in Settings.model_fields or part in Limits.model_fields
    )
    if problem["type"] == "extra_forbidden":
        name = ".".join(str(part) for part in problem["loc"])
        known = Limits.model_fields if problem["loc"][0] == "limits" else Settings.model_fields
        return f"{name}: there is no such setting; allowed: {', '.join(known)}"
    said = str(problem["msg"]).removeprefix("Value error, ").removeprefix("Input ")
    return f"{name} {said.replace('should be', 'must be', 1)}"
