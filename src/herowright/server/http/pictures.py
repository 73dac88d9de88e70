"""Preview images for links: a card with a few words, in the fonts of the page. It shows nothing that requires an
invitation."""

from __future__ import annotations

import io
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from herowright.locale.texts import Texts, texts

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

    from herowright.server.messages.history import DailyGame

ASSETS = Path(__file__).parents[1] / "static" / "assets"
# The size that sites showing link previews ask for.
SIZE = WIDTH, HEIGHT = 1200, 630
MARGIN = 90
WOOD, PAPER, LINE, INK, SOFT, ACCENT = "#3a2a1d", "#f6ecd9", "#b79a6a", "#2b2119", "#6b5a46", "#8a2f1d"


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
def card(kicker: str, title: str, text: str, foot: str) -> bytes:
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
    small.write(draw, (MARGIN, HEIGHT - 90), foot, SOFT)
    _die(draw, WIDTH - MARGIN - 120, HEIGHT - 210)
    written = io.BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


def _die(draw: ImageDraw, x: int, y: int) -> None:
    draw.rounded_rectangle((x, y, x + 120, y + 120), 22, fill=ACCENT)
    for across, down in ((30, 30), (90, 30), (60, 60), (30, 90), (90, 90)):
        draw.ellipse((x + across - 11, y + down - 11, x + across + 11, y + down + 11), fill=PAPER)


def title_of(words: Texts, game: str) -> str:
    from herowright.games import registry

    return words.title(game, registry.find(game).title)


def daily_card(found: DailyGame, lang: str) -> bytes:
    """One's own result; squares are drawn by the page, for letters have none."""
    assert found.mine is not None
    words = texts(lang)
    about = {"rank": found.mine.rank, "people": found.finished}
    return card(
        words.say("share-daily", day=found.day),
        title_of(words, found.game),
        f"{words.say('share-score', score=found.mine.score)} · {words.say('share-rank', **about)}",
        words.say("share-same"),
    )
