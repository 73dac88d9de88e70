"""What is kept for speed has a bound: a server meets one pack after another."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

# These are asked for few things, whatever a pack says: faces of dice, names of editions and files.
FEW = {"sums", "box_of", "fiends_box_of"}


def caches() -> Iterator[tuple[str, Any]]:
    for package in map(import_module, ("herowright.games", "herowright.bots")):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".accel" in found.name:  # wants JAX, and no server imports it
                continue
            module = import_module(found.name)
            for name, thing in vars(module).items():
                if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == module.__name__:
                    yield name, thing


def test_no_cache_grows_with_every_pack() -> None:
    found = dict(caches())
    assert len(found) > 20
    boundless = {name for name, kept in found.items() if kept.cache_info().maxsize is None}
    assert {name for name in boundless if inspect.signature(found[name]).parameters} == FEW
