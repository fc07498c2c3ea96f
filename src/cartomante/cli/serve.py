"""`cartomante serve`: the server, for oneself, for the local network, or for everybody."""

import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from cartomante.server.config import Settings

EVERYWHERE = "0.0.0.0"
READY_SECONDS = 60.0  # for the server to come up before nobody is shown anything
LOOK_SECONDS = 0.05


@click.command("serve", short_help="Run the server: tables for people and bots, by browser or program.")
@click.option("--host", help="The address to listen at; by default 127.0.0.1, this computer only.")
@click.option("--port", type=click.IntRange(0, 65535), help="By default 8000; 0 is any that is free.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME; by default a file of ours.")
@click.option("--redis", metavar="URL", help="redis://HOST:6379; needed by more than one worker.")
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="A TOML file with settings.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes that serve.")
@click.option("--lan", is_flag=True, help="Let everybody in the local network in, and show them how to get here.")
@click.option("--open", "and_open", is_flag=True, help="Open the table as soon as the server is ready.")
def command(
    host: str | None,
    port: int | None,
    database: str | None,
    redis: str | None,
    config: Path | None,
    workers: int,
    lan: bool,
    and_open: bool,
) -> None:
    """Run the server until Ctrl+C or SIGTERM.

    What is not given here comes from the environment (CARTOMANTE_PORT=80) or from FILE; see docs/server.md.
    """
    from cartomante.core.errors import CartomanteError
    from cartomante.server import running
    from cartomante.server.config import load_settings

    if lan and host is not None:
        raise CartomanteError(f"--lan listens at every address of this computer; leave out --host {host}")
    given = {"host": EVERYWHERE if lan else host, "port": port, "database": database, "redis": redis}
    settings = load_settings(config, **{name: value for name, value in given.items() if value is not None})
    settings = with_client(settings)
    running.check_workers(workers, settings)
    with running.listen(settings.host, settings.port) as listener:
        settings = settings.model_copy(update={"port": listener.getsockname()[1]})
        prepare_database(settings.database)
        url = running.url_of(settings.host, settings.port)
        click.echo(f"Cartomante is at {url} (Ctrl+C ends it)")
        if lan:
            show_way(f"http://{running.lan_address()}:{settings.port}")
        if and_open:
            open_when_ready(settings, url)
        set_up_logs(settings)
        if workers > 1:
            running.hand_down(settings, config)
        running.run(settings, listener, workers)


def with_client(settings: "Settings") -> "Settings":
    """The web client that comes with the package is shown unless another is named."""
    from cartomante.server.running import CLIENT

    if settings.web_root is None and (CLIENT / "index.html").is_file():
        return settings.model_copy(update={"web_root": CLIENT})
    return settings


def prepare_database(url: str) -> None:
    """Bring the database up to date; whoever cannot be reached is named, without the password."""
    from cartomante.server.database import migrate
    from cartomante.server.store import StoreUnavailable

    try:
        migrate(url)
    except StoreUnavailable as error:
        raise unreachable(url) from error


def unreachable(url: str) -> Exception:
    """The error for a database that does not answer."""
    import sqlalchemy as sa

    from cartomante.core.errors import CartomanteError

    return CartomanteError(f"the database {sa.make_url(url).render_as_string()} does not answer, or cannot be opened")


def set_up_logs(settings: "Settings") -> None:
    from cartomante.server.logs import configure_logs

    configure_logs(settings)


def show_way(url: str) -> None:
    """The address for other devices, and the same for their cameras."""
    import segno

    click.echo(f"On the local network: {url}")
    segno.make(url).terminal(out=sys.stdout, compact=True)


# --- opening the table ------------------------------------------------------------------------------------------------


def open_when_ready(settings: "Settings", url: str) -> None:
    """Show the table in the browser, or in the terminal where the web client is not built, once the server is up."""
    import webbrowser

    if settings.web_root is not None:
        when_ready(url, lambda: webbrowser.open(url))
        return
    click.echo("The web client is not built here; `make client` does that.", nl=False)
    from cartomante.cli.play import has_terminal

    if has_terminal():
        log = log_to_file()
        click.echo(f" Here is the table in the terminal; what the server says is in {log}.")
        when_ready(url, play_in_terminal)
    else:
        click.echo(" Without a terminal there is none to show either; the server runs.")


def when_ready(url: str, show: Any) -> None:
    """Call `show`, in a thread, as soon as the server says that it is ready."""

    def wait() -> None:
        if is_ready_soon(url, READY_SECONDS):
            show()

    threading.Thread(target=wait, name="open", daemon=True).start()


def is_ready_soon(url: str, seconds: float) -> bool:
    """Whether the server at that address says within some seconds that it is ready."""
    import time
    import urllib.error
    import urllib.request

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy stands between us and ourselves
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with direct.open(f"{url}/readyz", timeout=2) as answer:
                if answer.status == 200:
                    return True
        except (urllib.error.URLError, OSError):
            time.sleep(LOOK_SECONDS)
    return False


def play_in_terminal() -> None:
    """The table in this terminal, beside the server; when it is left, the server ends as well."""
    import os
    import signal
    import subprocess

    subprocess.run([sys.executable, "-m", "cartomante", "play"], check=False)
    os.kill(os.getpid(), signal.SIGTERM)


def log_to_file() -> Path:
    """Keep the server's log out of a terminal in which somebody plays."""
    from platformdirs import user_log_path

    path = user_log_path("cartomante", appauthor=False, ensure_exists=True) / "server.log"
    sys.stderr = path.open("a", buffering=1, encoding="utf-8")
    return path
