"""Drawings of a few numbers as SVG. Series differ by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

PAPER, INK, PALE, BAND = "#efe4cb", "#3b2d22", "#b9a27a", "#e0d0a8"
COLOURS = ("#8c2f25", "#2b5f8a", "#3d6b35", "#6a4a8c", "#a8651c", "#2f7f7a", "#70584a")
SHAPES = ("circle", "square", "diamond", "up", "down", "ring", "box")
WIDTH, LABEL, MARGIN, LINE = 760, 200, 24, 24
TOP = 76  # of the drawing, below title and legend
PLOT = 300  # the height of charts that are not rows

Series = Sequence[tuple[str, Sequence[float | None]]]


def dots(title: str, labels: Sequence[str], series: Series, low: float, high: float) -> str:
    """A row for each label and a mark for each of its values; the range from low to high is considered balanced."""
    most = max([high, *(value for _, values in series for value in values if value is not None)]) * 1.05
    height = LINE * len(labels)

    def x(value: float) -> float:
        return LABEL + value / most * (WIDTH - LABEL - MARGIN)

    parts = [f"<rect x='{x(low):.1f}' y='{TOP}' width='{x(high) - x(low):.1f}' height='{height}' fill='{BAND}'/>"]
    for value in (0.0, low, 1.0, high):
        parts.append(_line(x(value), TOP, x(value), TOP + height, PALE))
        parts.append(_text(x(value), TOP + height + 18, f"{value:g}", anchor="middle"))
    for place, label in enumerate(labels):
        y = TOP + LINE * place + LINE / 2
        parts.append(_text(LABEL - 10, y + 4, label, anchor="end"))
        parts.append(_line(LABEL, y, WIDTH - MARGIN, y, PALE, 0.4))
        for number, (_, values) in enumerate(series):
            if (worth := values[place]) is not None:
                parts.append(_mark(number, x(worth), y))
    return _picture(title, [*parts, *_legend([name for name, _ in series])], TOP + height + 36)


def curves(title: str, series: Sequence[tuple[str, Mapping[int, float]]], step: int) -> str:
    """A line for each series over whole numbers at this spacing; missing numbers count as zero."""
    numbers = [number for _, values in series for number in values]
    first, last = min(numbers), max(numbers)
    most = max(value for _, values in series for value in values.values()) or 1.0
    bottom, left = TOP + PLOT, 60

    def x(number: float) -> float:
        return left + (number - first) / max(last - first, 1) * (WIDTH - left - MARGIN)

    def y(value: float) -> float:
        return bottom - value / most * PLOT

    parts = [_line(left, bottom, WIDTH - MARGIN, bottom, INK), _line(left, TOP, left, bottom, INK)]
    for number in range(first, last + 1, step):
        parts.append(_line(x(number), TOP, x(number), bottom, PALE, 0.4))
        parts.append(_text(x(number), bottom + 18, str(number), anchor="middle"))
    for quarter in range(1, 5):
        value = most * quarter / 4
        parts.append(_text(left - 8, y(value) + 4, f"{value:.1f}", anchor="end"))
    for place, (_, values) in enumerate(series):
        points = [(x(number), y(values.get(number, 0.0))) for number in range(first, last + 1, step)]
        path = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        colour = COLOURS[place % len(COLOURS)]
        parts.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='1.5'/>")
        parts += [_mark(place, *point, size=4) for point in points]
    return _picture(title, [*parts, *_legend([name for name, _ in series])], bottom + 36)


def bars(title: str, values: Sequence[tuple[str, float]]) -> str:
    """A bar for each share from 0 to 1."""
    bottom, left = TOP + PLOT, 60
    room = (WIDTH - left - MARGIN) / len(values)
    parts = [_line(left, bottom, WIDTH - MARGIN, bottom, INK)]
    for quarter in range(5):
        y = bottom - PLOT * quarter / 4
        parts += [
            _line(left, y, WIDTH - MARGIN, y, PALE, 0.4),
            _text(left - 8, y + 4, f"{quarter / 4:.0%}", anchor="end"),
        ]
    for place, (label, value) in enumerate(values):
        across, width = left + room * (place + 0.5), min(room * 0.6, 90)
        height = PLOT * value
        parts.append(
            f"<rect x='{across - width / 2:.1f}' y='{bottom - height:.1f}' width='{width:.1f}' height='{height:.1f}' "
            f"fill='{COLOURS[1]}'/>"
        )
        parts.append(_text(across, bottom - height - 6, f"{value:.0%}", anchor="middle"))
        parts.append(_text(across, bottom + 18, label, anchor="middle"))
    return _picture(title, parts, bottom + 36)


# --- pieces ------------------------------------------------------------------------------------------


def _picture(title: str, parts: Sequence[str], height: float) -> str:
    words = escape(title, quote=True)
    head = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:g}' role='img' aria-label='{words}'>"
        f"<title>{words}</title><rect width='{WIDTH}' height='{height:g}' rx='12' fill='{PAPER}'/>"
    )
    return "\n".join([head, _text(MARGIN, 32, title, size=16, weight=700), *parts, "</svg>"]) + "\n"


def _legend(names: Sequence[str]) -> Iterator[str]:
    room = (WIDTH - 2 * MARGIN) / max(len(names), 1)
    for place, name in enumerate(names):
        x = MARGIN + 6 + min(room, 120) * place
        yield _mark(place, x, 54)
        yield _text(x + 12, 58, name)


def _text(x: float, y: float, words: str, anchor: str = "start", size: int = 13, weight: int = 400) -> str:
    return (
        f"<text x='{x:.1f}' y='{y:.1f}' font-size='{size}' font-weight='{weight}' text-anchor='{anchor}' fill='{INK}' "
        f"font-family='Alegreya Sans, Segoe UI, sans-serif'>{escape(words)}</text>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1.0) -> str:
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}' stroke-width='{width:g}'/>"


CORNERS: Mapping[str, Sequence[tuple[float, float]]] = {
    "square": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
    "box": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
    "diamond": [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)],
    "up": [(0, -1.2), (1.2, 1), (-1.2, 1)],
    "down": [(0, 1.2), (1.2, -1), (-1.2, -1)],
}


def _mark(series: int, x: float, y: float, size: float = 5) -> str:
    colour, shape = COLOURS[series % len(COLOURS)], SHAPES[series % len(SHAPES)]
    hollow = shape in ("ring", "box")
    fill = f"fill='{PAPER}' stroke='{colour}' stroke-width='2'" if hollow else f"fill='{colour}'"
    if shape not in CORNERS:
        return f"<circle cx='{x:.1f}' cy='{y:.1f}' r='{size:g}' {fill}/>"
    corners = " ".join(f"{x + across * size:.1f},{y + down * size:.1f}" for across, down in CORNERS[shape])
    return f"<polygon points='{corners}' {fill}/>"
