"""Where compiled code is kept between runs.

Numba does not notice that a function in another file changed. So its cache goes into a folder whose name contains a
digest of all sources and of the versions that matter: whatever changes, the old code is never asked again.
"""

import hashlib
import os
import platform
import shutil
import tempfile
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

PACKAGE = Path(__file__).parents[2]
SHARED = (PACKAGE / "core", PACKAGE / "bots")  # what is compiled into every game
SOURCES = (".py", ".npz")  # numbers that rules go by are compiled in
KEPT = 8  # older folders are left-overs of sources that have changed since


def digest(*folders: Path) -> str:
    """A name for the sources in these folders as they are now, under these versions of everything."""
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            total.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    for thing in (
        platform.python_version(),
        platform.machine(),
        version("numba"),
        version("numpy"),
        version("llvmlite"),
    ):
        total.update(thing.encode())
    return total.hexdigest()[:16]


def folder(*sources: Path) -> Path:
    """A writable folder for the code compiled from what all games share and from the `sources` of one."""
    name = f"numba-{digest(*SHARED, *sources)}"
    chosen = os.environ.get("CARTOMANTE_CACHE")
    usual = Path(chosen) if chosen else user_cache_path("cartomante")
    for base in (usual, Path(tempfile.gettempdir()) / f"cartomante-{_user()}"):
        if _is_ours(base / name):
            _forget_old(base, keep=name)
            return base / name
    return Path(tempfile.mkdtemp(prefix="cartomante-"))


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_ours(path: Path) -> bool:
    """Whether we can write there and nobody else can: what lies in the cache is run as it is."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            status = path.stat()
            return os.name == "nt" or (status.st_uid == _user() and not status.st_mode & 0o022)
    except OSError:
        return False


def _forget_old(base: Path, keep: str) -> None:
    (base / keep).touch()
    for path in sorted(base.glob("numba-*"), key=_last_used, reverse=True)[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


def _last_used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:  # another process has just forgotten it
        return 0.0
