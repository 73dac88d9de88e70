"""The tables of options, limits and figures in docs/server.md, made from what the program itself says.

`python -m tests.deploy.tables` writes them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import typer
from prometheus_client.metrics import MetricWrapperBase

from herowright.cli.app import app
from herowright.cli.limits import shown_as
from herowright.locale import texts
from herowright.server.ops import metrics
from herowright.server.ops.config import Limits

PAGE = Path(__file__).parents[2] / "docs/server.md"
NOT_FOR_SERVERS = {"help"}


def options() -> str:
    say, command = texts("en").say, typer.main.get_command(app)
    found: Any = command
    rows = []
    for param in found.commands["serve"].params:
        if param.name in NOT_FOR_SERVERS:
            continue
        own = f"help-serve-{param.name.replace('_', '-')}"
        words = say(own if texts("en").has(own) else f"help-any-{param.name}")
        names = "/".join((*param.opts, *param.secondary_opts))
        shown = names if param.is_flag else f"{names} {param.metavar}"
        variable = "HEROWRIGHT_LANG" if param.name == "lang" else param.envvar
        rows.append((f"`{shown}`", f"`{variable}`" if variable else "", words))
    return table(("option", "variable", "does"), rows)


def limits() -> str:
    usual, say = Limits(), texts("en").say
    rows = []
    for field in fields(usual):
        name = field.name.replace("_", "-")
        rows.append((f"`{name}`", shown_as(getattr(usual, field.name)), say(f"limit-{name}")))
    return table(("limit", "usually", "is"), rows)


def figures() -> str:
    """All of ours, in the order in which they stand in `ops/metrics.py`."""
    rows = []
    for collector in vars(metrics).values():
        if isinstance(collector, MetricWrapperBase):
            [figure] = collector.describe()
            name = f"{figure.name}_total" if figure.type == "counter" else figure.name
            labels = ", ".join(f"`{label}`" for label in collector._labelnames)
            rows.append((f"`{name}`", f"{figure.documentation}{f'; by {labels}' if labels else ''}"))
    return table(("figure", "is"), rows)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def filled(page: str) -> str:
    """The page with its tables as they are today."""
    for name, made in {"options": options(), "limits": limits(), "figures": figures()}.items():
        begins, ends = page.index(f"<!-- {name}: "), page.index("<!-- end -->", page.index(f"<!-- {name}: "))
        first = page[begins : page.index("\n", begins)]
        page = f"{page[:begins]}{first}\n\n{made}\n\n{page[ends:]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
