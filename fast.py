"""Compiles the engine and the rules of all games with mypyc: `make fast`, and `make slow` takes the machine code away.

Pure Python is the default and the truth: the compiled modules lie beside the sources they were made from, and Python
prefers them. What draws, stores or is asked once a game stays as it is, and so do most of the cards, which are data.

    python fast.py            compile in place, if anything has changed
    python fast.py clean      pure Python again
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "herowright"
# All compiled modules are one library, so that they call each other directly; beside each source lies a door to it.
LIBRARY = "herowright"
# What it was compiled from.
COMPILED = PACKAGE / ".compiled"

ENGINE = ("chance.py", "running.py", "decision.py", "log.py", "things.py", "wording.py")
# Left as they are: declarations, and what is asked too seldom to be worth minutes of compiling, views among it.
LEFT_OUT = {
    *("__init__.py", "components.py", "game.py", "settings.py"),
    *("admission.py", "campaign.py", "codec.py", "hidden.py", "outcome.py", "party.py", "prospects.py"),
    *("rebuilding.py", "refusals.py", "scoring.py", "situation.py"),
}
# Cards and settings, but what they say is asked at every turn; and those parts of bots that weigh most, for bots read
# compiled states more slowly than others.
NEVERTHELESS = {
    "call_to_adventure/bot": ("means.py", "outlook.py", "trial.py"),
    "call_to_adventure/cards": (
        *("attacks.py", "conditions.py", "effects.py", "gains.py", "part.py", "powers.py", "requirements.py"),
        *("timing.py", "triggers.py", "types.py"),
    ),
    "call_to_adventure/rules": ("settings.py",),
    "pathfinder/bot": ("stakes.py",),
    "pathfinder/cards": ("arms.py", "effects.py", "moments.py", "on.py", "outside.py", "part.py", "wonders.py"),
}
# What the C compiler is asked for. Higher levels take several times as long; at 0 it is slower than pure Python.
OPTIMIZE = os.environ.get("HEROWRIGHT_OPTIMIZE", "1")


def modules() -> list[Path]:
    rules = [file for file in PACKAGE.glob("games/**/rules/*.py") if file.name not in LEFT_OUT]
    chapters = [file for file in rules if not file.name.startswith("view")]
    others = [PACKAGE / "games" / folder / name for folder, names in NEVERTHELESS.items() for name in names]
    return [*(PACKAGE / "table" / name for name in ENGINE), *others, *sorted(chapters)]


def fingerprint() -> str:
    """A hash of everything that is compiled, and of how."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for file in (Path(__file__), *modules()):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def libraries() -> Iterator[Path]:
    """The compiled modules, and the library that holds them all."""
    for suffix in (".so", ".pyd"):
        yield from SOURCES.rglob(f"*{suffix}")


def is_fresh() -> bool:
    """Whether everything is compiled from these very sources."""
    return COMPILED.exists() and COMPILED.read_text() == fingerprint()


def is_stale() -> bool:
    """Whether there are compiled modules, but not of these sources."""
    return any(libraries()) and not is_fresh()


def build() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources_now = fingerprint()
    if is_fresh():
        return
    clean()
    print("Compiling the engine and the rules; this takes minutes ...", flush=True)
    os.chdir(ROOT)
    sources = [file.relative_to(ROOT).as_posix() for file in modules()]
    settings = ["--config-file=pyproject.toml", *sources]
    extensions = mypycify(settings, opt_level=OPTIMIZE, debug_level="0", group_name=LIBRARY, target_dir="build/mypyc")
    packages = {"": SOURCES.name}
    command = build_ext(Distribution({"name": LIBRARY, "ext_modules": extensions, "package_dir": packages}))
    command.inplace = True
    command.build_temp, command.build_lib = "build/mypyc/objects", "build/mypyc/libraries"
    command.ensure_finalized()
    command.run()
    for file in modules():
        can_come_first(file)
    COMPILED.write_text(sources_now)


def can_come_first(file: Path) -> None:
    """A compiled class crashes if what its fields are made of has not been imported before it. Where a wheel is built
    other packages are missing, and nothing can be imported; that is no crash."""
    name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
    paths = {**os.environ, "PYTHONPATH": str(SOURCES)}
    tried = subprocess.run([sys.executable, "-c", f"import {name}"], env=paths, check=False, stderr=subprocess.DEVNULL)
    if tried.returncode not in (0, 1):
        sys.exit(f"{name} cannot be the first module that is imported.")


def clean() -> None:
    for library in libraries():
        library.unlink()
    COMPILED.unlink(missing_ok=True)


def main(wish: str) -> int:
    if wish == "clean":
        clean()
    else:
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if sys.argv[1:] else "build"))
