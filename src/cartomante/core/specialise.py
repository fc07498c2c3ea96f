"""Load a template module once per game, with that game's rules bound in it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any


def specialise(template: Path, name: str, **bound: Any) -> ModuleType:
    """Run `template` as a module called `name` whose globals already hold `bound`.

    Closures over functions would do the same, but Numba cannot cache those on disk; a module of its own gives every
    game its own cache entries.
    """
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, template)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(bound)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
