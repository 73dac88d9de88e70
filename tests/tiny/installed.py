"""Installs the tiny game the way any package is installed: as a wheel, whose metadata name its entry point."""

from __future__ import annotations

import zipfile
from pathlib import Path

HERE = Path(__file__).parent
METADATA = "Metadata-Version: 2.1\nName: hoard\nVersion: 1.0\n"
ENTRY_POINT = "[herowright.games]\nhoard = hoard.kit:KIT\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def install(folder: Path) -> Path:
    """Into a folder, which has to be on the path; that is all that unpacking a wheel does."""
    wheel = folder / "hoard-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for file in sorted((HERE / "hoard").rglob("*")):
            if file.suffix in (".py", ".md", ".ftl"):
                packed.write(file, file.relative_to(HERE))
        for name, content in (("METADATA", METADATA), ("entry_points.txt", ENTRY_POINT), ("WHEEL", WHEEL)):
            packed.writestr(f"hoard-1.0.dist-info/{name}", content)
    site = folder / "site-packages"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site
