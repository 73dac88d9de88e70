"""The plots of docs/lab.md."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from herowright.files import writing
from herowright.lab.environments import needs

ACCENT, SECOND, FAINT = "#a5482b", "#3f6f8f", "#8a8178"
# The same bytes from the same figures.
STYLE: Any = {
    "svg.hashsalt": "herowright",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def _figure(width: float, height: float) -> Any:
    needs("matplotlib")
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update(STYLE)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def _keep(figure: Any, file: Path) -> Path:
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(file, metadata={"Date": None})
    return file


def scores(file: Path, title: str, reports: Mapping[str, Mapping[str, Any]]) -> Path:
    """How often each score was reached, one line for each report of `simulate.report`."""
    figure, axes = _figure(6, 2.8)
    for (name, report), colour in zip(reports.items(), (ACCENT, SECOND, FAINT), strict=False):
        counts = {int(score): count for score, count in report["scores"]["distribution"].items()}
        total, span = sum(counts.values()), range(min(counts), max(counts) + 1)
        shares = [100 * counts.get(score, 0) / total for score in span]
        average = report["scores"]["average"]
        axes.fill_between(span, shares, step="mid", alpha=0.35, color=colour, label=f"{name} (average {average:.1f})")
        axes.step(span, shares, where="mid", color=colour, linewidth=1)
    axes.set(title=title, xlabel="final score", ylabel="% of scores", ylim=(0, None))
    axes.legend(frameon=False)
    return _keep(figure, file)


def win_rates(file: Path, title: str, standings: Mapping[str, Mapping[str, Any]]) -> Path:
    """Wins beside the fair share, with the range in which they lie with 95 % certainty."""
    from herowright.lab.ladder import share

    rows = sorted(standings.items(), key=lambda row: row[1]["ratio"])
    figure, axes = _figure(6, 0.8 + 0.24 * len(rows))
    for place, (_, row) in enumerate(rows):
        fair = row["fair_share"] / row["games"]
        found = share(row["wins"], row["games"])
        axes.plot([100 * found["least"], 100 * found["most"]], [place, place], color=FAINT, linewidth=3, alpha=0.5)
        axes.plot(100 * found["share"], place, "o", color=ACCENT, markersize=4)
    axes.axvline(100 * fair, color=SECOND, linewidth=1, linestyle="--")
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set(title=title, xlabel="% of games won; dashed: the fair share")
    return _keep(figure, file)


def learning_curve(file: Path, title: str, curve: Path, levels: Mapping[str, float]) -> Path:
    """The average score of a learner over its decisions, beside those of bots."""
    with curve.open(encoding="utf-8") as opened:
        rows: Sequence[Mapping[str, str]] = list(csv.DictReader(opened))
    figure, axes = _figure(6, 2.8)
    axes.plot([int(row["step"]) for row in rows], [float(row["score"]) for row in rows], color=ACCENT, label="PPO")
    for (name, level), style in zip(levels.items(), ("--", ":"), strict=False):
        axes.axhline(level, color=SECOND, linewidth=1, linestyle=style, label=f"{name} ({level:.1f})")
    axes.set(title=title, xlabel="decisions", ylabel="final score")
    axes.legend(frameon=False)
    return _keep(figure, file)
