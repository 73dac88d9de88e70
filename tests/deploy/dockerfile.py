"""Reads our Dockerfile, and carries out its steps in a folder where no container tool is at hand."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
# What belongs to the system of a container: who owns what is not for a folder.
SYSTEM = ("useradd", "install")


@dataclass
class Stage:
    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, kind: str) -> str:
        return [rest for step, rest in self.steps if step == kind][-1]

    @property
    def env(self) -> dict[str, str]:
        words = [word for step, rest in self.steps if step == "ENV" for word in shlex.split(rest)]
        return dict(word.split("=", 1) for word in words)

    @property
    def command(self) -> list[str]:
        return [*json.loads(self.last("ENTRYPOINT")), *json.loads(self.last("CMD"))]

    @property
    def health(self) -> list[str]:
        command: list[str] = json.loads(self.last("HEALTHCHECK").partition("CMD ")[2])
        return command


def stages(file: Path = DEPLOY / "Dockerfile") -> list[Stage]:
    text = re.sub(r"^\s*#.*\n", "", file.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    found: list[Stage] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        kind, rest = line.split(maxsplit=1)
        if kind == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append(Stage(base, name))
        else:
            found[-1].steps.append((kind, rest.strip()))
    return found


def is_ignored(path: str) -> bool:
    """Whether `.dockerignore` keeps a path out; as there, the last line that fits decides."""
    ignored = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("!").strip("/")
        if not line or line.startswith("#"):
            continue
        fits = any(
            fnmatch(part, pattern) or (pattern.startswith("**/") and fnmatch(Path(part).name, pattern[3:]))
            for part in (path, *map(str, Path(path).parents))
            if part != "."
        )
        if fits:
            ignored = not line.startswith("!")
    return ignored


class Folder:
    """A folder in the place of a container's root: every absolute path of a step is one below it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.at = root

    def carry_out(self, stage: Stage, earlier: Folder | None = None) -> None:
        for kind, rest in stage.steps:
            match kind:
                case "WORKDIR":
                    self.at = self.below(rest)
                    self.at.mkdir(parents=True, exist_ok=True)
                case "COPY":
                    self.copy(rest, earlier)
                case "RUN" if not rest.startswith(SYSTEM):
                    self.run(rest)

    def below(self, path: str) -> Path:
        return self.root / path.lstrip("/") if path.startswith("/") else self.at / path

    def copy(self, words: str, earlier: Folder | None) -> None:
        *sources, target = words.split()
        if sources[0].startswith("--from="):
            assert earlier is not None
            shutil.copytree(earlier.below(sources[1]), self.below(target), symlinks=True)
            return
        for source in sources:
            whole = ROOT / source
            if whole.is_file():
                shutil.copy(whole, self.below(target) / source)
                continue
            listed = subprocess.run(
                ["git", "ls-files", "-co", "--exclude-standard", source], cwd=ROOT, capture_output=True, text=True
            ).stdout.splitlines()
            for name in listed:
                if not is_ignored(name) and (ROOT / name).is_file():
                    goal = self.at / name
                    goal.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, goal)

    def run(self, command: str) -> None:
        mapped = re.sub(r"(?<![\w.])/(opt|data|src)\b", f"{self.root}/\\1", command)
        outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        done = subprocess.run(mapped, shell=True, cwd=self.at, env=outside, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
