"""Settings: where they come from, and what is said about bad ones."""

from pathlib import Path

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.server.config import Settings, load_settings


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"CARTOMANTE_{name.upper()}", raising=False)
    monkeypatch.delenv("CARTOMANTE_CONFIG", raising=False)


def test_nothing_need_be_set() -> None:
    settings = load_settings()
    assert settings.database.startswith("sqlite:///")
    assert (settings.redis, settings.secret, settings.port, settings.log_format) == (None, None, 8000, "json")


def test_what_is_given_beats_the_environment_which_beats_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cartomante.toml"
    file.write_text('host = "file"\nport = 1\nidle_seconds = 7\n[limits]\nwishes_per_second = 3\n')
    monkeypatch.setenv("CARTOMANTE_HOST", "environment")
    monkeypatch.setenv("CARTOMANTE_PORT", "2")
    settings = load_settings(file, port=3)
    assert (settings.port, settings.host, settings.idle_seconds) == (3, "environment", 7)
    assert settings.limits.wishes_per_second == 3


def test_the_environment_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cartomante.toml"
    file.write_text("port = 81\n")
    monkeypatch.setenv("CARTOMANTE_CONFIG", str(file))
    assert load_settings().port == 81


def test_limits_and_lists_come_from_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTOMANTE_LIMITS__TABLES_PER_PERSON", "5")
    monkeypatch.setenv("CARTOMANTE_ORIGINS", '["https://Play.example.org"]')
    monkeypatch.setenv("CARTOMANTE_TRUSTED_PROXIES", '["10.0.0.0/8", "::1"]')
    settings = load_settings()
    assert settings.limits.tables_per_person == 5
    assert settings.origins == ["https://play.example.org"]
    assert [str(network) for network in settings.trusted_proxies] == ["10.0.0.0/8", "::1/128"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"port": "many"}, r"^port must be a valid integer"),
        ({"port": 70000}, r"^port must be less than or equal to 65535"),
        ({"log_format": "xml"}, r"^log_format must be 'json' or 'text'"),
        ({"database": "mysql://host/name"}, r"^database must be a URL such as sqlite"),
        ({"redis": "http://host"}, r"^redis must be a URL such as redis"),
        ({"origins": ["https://a.org/path"]}, r"^origins must be origins such as https"),
        ({"trusted_proxies": ["somewhere"]}, r"^trusted_proxies is not a valid IPv4 network"),
        ({"limits": {"wishes_per_second": 0}}, r"^limits.wishes_per_second must be greater than or equal to 1"),
        ({"limits": {"wishes": 1}}, r"^limits.wishes: there is no such setting; allowed: .*wishes_per_second"),
        ({"prot": 80}, r"^prot: there is no such setting; allowed: .*port"),
        ({"web_root": "/nowhere/at/all"}, r"^web_root must be a folder with an index.html"),
        ({"cookie_secure": "perhaps"}, r"^cookie_secure must be "),
    ],
)
def test_a_bad_value_is_named_with_what_is_allowed(given: dict[str, object], said: str) -> None:
    with pytest.raises(CartomanteError, match=said):
        load_settings(**given)


@pytest.mark.parametrize(
    "given",
    [
        {"secret": "hunter2hunter2"},
        {"database": "mysql://me:hunter2hunter2@host/name"},
        {"redis": "http://:hunter2hunter2@host"},
        {"host": "", "secret": "hunter2hunter2" * 9},
    ],
)
def test_no_secret_is_repeated(given: dict[str, str]) -> None:
    with pytest.raises(CartomanteError) as error:
        load_settings(**given)
    assert "hunter2" not in str(error.value)


def test_no_secret_shows_when_settings_are_printed() -> None:
    settings = load_settings(database="postgresql://me:hunter2@h/n", redis="redis://:hunter2@h", secret="hunter2" * 9)
    assert "hunter2" not in repr(settings)
    assert "hunter2" not in str(settings)


def test_a_bad_or_missing_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cartomante.toml"
    with pytest.raises(CartomanteError, match=r"config: there is no file .*cartomante.toml"):
        load_settings(file)
    file.write_text("port = = 3")
    with pytest.raises(CartomanteError, match=r"config: .*cartomante.toml is not a TOML file"):
        load_settings(file)


def test_a_list_that_is_no_list_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTOMANTE_ORIGINS", "https://a.org")
    with pytest.raises(CartomanteError, match="origins"):
        load_settings()
