"""Preview images for links: a card with a few words, in the fonts of the page. It shows nothing that requires an
invitation."""

from __future__ import annotations

import io
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from herowright.daily import FULL
from herowright.locale.texts import Texts, texts

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

    from herowright.server.messages.history import DailyGame

ASSETS = Path(__file__).parents[1] / "static" / "assets"
# The size that sites showing link previews ask for.
SIZE = WIDTH, HEIGHT = 1200, 630
MARGIN = 90
# Where the pips of a die are, counted from its corner in rows of three, and its colour.
DICE = (("02468", "#8a2f1d"), ("048", "#2b62a8"), ("035268", "#2f7a4b"))
WOOD, PAPER, LINE, INK, SOFT, ACCENT, GOOD = "#3a2a1d", "#f6ecd9", "#b79a6a", "#2b2119", "#6b5a46", "#8a2f1d", "#2f7a4b"


class Lettering:
    """Words in the letters of the page, of which those with Polish marks stand in a second file. Without a built page,
    plain ones have to do."""

    def __init__(self, family: str, weight: int, size: int) -> None:
        self.plain = _font(f"{family}-latin-{weight}-normal-*.woff2", size)
        self.extended = _font(f"{family}-latin-ext-{weight}-normal-*.woff2", size)

    def of(self, letter: str) -> FreeTypeFont:
        return self.extended if "\u0100" <= letter <= "\u024f" else self.plain

    def width(self, words: str) -> float:
        return sum(self.of(letter).getlength(letter) for letter in words)

    def write(self, draw: ImageDraw, at: tuple[float, float], words: str, fill: str) -> None:
        x, y = at
        for letter in words:
            font = self.of(letter)
            draw.text((x, y), letter, font=font, fill=fill, anchor="ls")
            x += font.getlength(letter)


@cache
def _font(pattern: str, size: int) -> FreeTypeFont:
    from PIL import ImageFont

    found = sorted(ASSETS.glob(pattern))
    font = ImageFont.truetype(found[0], size) if found else ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow has been built without FreeType"
    return font


@cache
def lettering(family: str, weight: int, size: int) -> Lettering:
    return Lettering(family, weight, size)


def wrapped(words: str, letters: Lettering, most: int) -> list[str]:
    """On as many lines as are allowed; what does not fit ends with dots."""
    lines: list[str] = []
    for word in words.split():
        if lines and letters.width(f"{lines[-1]} {word}") <= WIDTH - 2 * MARGIN:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] += " …"
    for at, line in enumerate(lines):
        while letters.width(line) > WIDTH - 2 * MARGIN:
            line = line.rstrip("…")[:-1] + "…"
        lines[at] = line
    return lines


@lru_cache(maxsize=200)
def card(kicker: str, title: str, text: str, foot: str, squares: str = "") -> bytes:
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", SIZE, WOOD)
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((36, 36, WIDTH - 36, HEIGHT - 36), 22, fill=PAPER, outline=LINE, width=4)
    draw.rounded_rectangle((52, 52, WIDTH - 52, HEIGHT - 52), 14, outline=LINE, width=2)
    small, large = lettering("alegreya", 500, 40), lettering("alegreya", 700, 84)
    plain = lettering("alegreya-sans", 400, 42)
    small.write(draw, (MARGIN, 138), kicker, ACCENT)
    y = 238.0
    for line in wrapped(title, large, 2):
        large.write(draw, (MARGIN, y), line, INK)
        y += 88
    for line in wrapped(text, plain, 3):
        plain.write(draw, (MARGIN, y), line, SOFT)
        y += 54
    sizes = (lettering("alegreya", 500, size) for size in (40, 35, 30, 26))
    fitting = next((letters for letters in sizes if letters.width(foot) <= WIDTH - 2 * MARGIN), small)
    fitting.write(draw, (MARGIN, HEIGHT - 86), foot, SOFT)
    for at, square in enumerate(squares):
        x = MARGIN + 62 * at
        fill = GOOD if square == FULL else PAPER
        draw.rounded_rectangle((x, y - 24, x + 50, y + 26), 10, fill=fill, outline=LINE, width=3)
    if not squares:
        for at, (pips, colour) in enumerate(DICE):
            _die(draw, WIDTH - MARGIN - 84 - 96 * at, HEIGHT - 172 + 12 * (at % 2), pips, colour)
    written = io.BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


def _die(draw: ImageDraw, x: int, y: int, pips: str, colour: str) -> None:
    draw.rounded_rectangle((x, y, x + 84, y + 84), 16, fill=colour)
    for pip in pips:
        across, down = x + 21 * (1 + int(pip) % 3), y + 21 * (1 + int(pip) // 3)
        draw.ellipse((across - 8, down - 8, across + 8, down + 8), fill=PAPER)


def title_of(words: Texts, game: str) -> str:
    from herowright.games import registry

    return words.title(game, registry.find(game).title)


def daily_card(found: DailyGame, lang: str) -> bytes:
    """One's own result."""
    mine = found.mine
    assert mine is not None
    words = texts(lang)
    how = words.say("share-won" if mine.won else "share-lost")
    told = how if mine.score is None else words.say("share-score", score=mine.score)
    return card(
        words.say("share-daily", day=found.day),
        title_of(words, found.game),
        f"{told} · {words.say('share-rank', rank=mine.rank, people=found.finished)}",
        words.say("share-same"),
        found.squares,
    )
