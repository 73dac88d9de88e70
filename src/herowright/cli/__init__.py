"""The `herowright` command."""

from __future__ import annotations

from collections.abc import Sequence

INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code. Ctrl-C ends it quietly, even while modules are still loading."""
    try:
        from herowright.cli.app import run

        return run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
