"""The folder for compiled code: named after the sources, always writable, never growing without end."""

import os
import tempfile

import pytest

from cartomante.core.compiled import cache


@pytest.fixture
def sources(tmp_path):
    folder = tmp_path / "sources"
    (folder / "inner").mkdir(parents=True)
    (folder / "a.py").write_text("x = 1\n")
    (folder / "inner" / "b.py").write_text("y = 2\n")
    return folder


@pytest.fixture
def base(tmp_path, monkeypatch):
    monkeypatch.setenv("CARTOMANTE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path / "cache"


def test_the_digest_changes_with_every_source_and_with_nothing_else(sources):
    first = cache.digest(sources)
    (sources / "notes.txt").write_text("not a source")
    assert cache.digest(sources) == first
    (sources / "inner" / "b.py").write_text("y = 3\n")
    second = cache.digest(sources)
    (sources / "a.py").rename(sources / "c.py")
    third = cache.digest(sources)
    (sources / "c.py").unlink()
    assert len({first, second, third, cache.digest(sources)}) == 4


def test_the_digest_changes_with_the_versions_of_everything(sources, monkeypatch):
    first = cache.digest(sources)
    monkeypatch.setattr(cache, "version", lambda name: "0.0")
    assert cache.digest(sources) != first


def test_the_folder_is_named_after_what_games_share_and_the_sources_of_one(base, sources):
    folder = cache.folder(sources)
    assert folder == base / f"numba-{cache.digest(*cache.SHARED, sources)}"
    assert folder.is_dir()
    assert cache.folder(sources) == folder
    assert cache.folder() != folder


def test_a_folder_that_cannot_be_written_falls_back_to_a_temporary_one(base, sources, tmp_path):
    base.write_text("a file stands where the folder should be")
    folder = cache.folder(sources)
    assert tmp_path / "temporary" in folder.parents
    assert cache.folder(sources) == folder  # and that one is found again


def test_when_nothing_can_be_written_compiled_code_lasts_for_the_process(base, sources, tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "_is_ours", lambda path: False)
    folder = cache.folder(sources)
    assert folder.is_dir()
    assert folder.parent == tmp_path / "temporary"


def test_old_folders_are_pruned_the_newest_stay(base, sources):
    for age in range(12):
        folder = base / f"numba-{age:02}"
        folder.mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (base / "other").mkdir()
    current = cache.folder(sources)
    kept = sorted(path.name for path in base.glob("numba-*"))
    assert kept == sorted([current.name, *(f"numba-{age:02}" for age in range(cache.KEPT - 1))])
    assert (base / "other").is_dir()


def test_a_folder_that_another_process_has_just_pruned_does_no_harm(base, sources):
    base.mkdir()
    (base / "numba-gone").symlink_to(base / "nowhere")  # listed, but no longer there to be asked for its age
    assert cache.folder(sources).is_dir()


def test_a_folder_that_others_may_write_is_not_trusted(base, sources, tmp_path):
    trusted = cache.folder(sources)
    trusted.chmod(0o777)  # somebody could plant code here
    folder = cache.folder(sources)
    assert tmp_path / "temporary" in folder.parents
    assert not folder.stat().st_mode & 0o022
