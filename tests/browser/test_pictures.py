"""The pictures of cards: every card has one, no two look alike, and they weigh little."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from herowright.catalog import cards_of
from herowright.locale import texts
from herowright.server.http.page import FOLDER
from tests.browser.visitor import Visitor

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "emblems"
GAMES = ("call-to-adventure", "pathfinder", "roll-player")
# What one game's pictures may weigh as they are sent: the shared parts and its own, in Roll Player for all three boxes.
WEIGHT = 26_000
# All cards of a game at once, on a machine that may be busy.
SLOW = 60_000
# How far two pictures are apart at least: the mean difference of a point, from 0 to 255.
APART = 6

# Draws each picture on a small canvas as the page shows it, and measures every pair.
COMPARE = """async ([names, apart]) => {
    const picture = 'svg[viewBox="-1 -1 66 66"]';
    const drawn = [...document.querySelectorAll('.grid > li')].map(li => li.querySelector(picture));
    const size = 40, canvas = new OffscreenCanvas(size, size), at = canvas.getContext('2d', {willReadFrequently: true});
    const points = [];
    for (const svg of drawn) {
        const paths = [...svg.querySelectorAll('path')].map(path => {
            const style = getComputedStyle(path), cut = path.matches('.cut, .score, .halo, .hem') ? '#fff' : '#000';
            const paint = of => of === 'none' ? 'none' : cut;
            return `<path d="${path.getAttribute('d')}" transform="${path.getAttribute('transform') ?? ''}"
                fill="${paint(style.fill)}" stroke="${paint(style.stroke)}" stroke-width="${style.strokeWidth}"
                fill-rule="evenodd" opacity="${style.opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
        });
        const image = new Image();
        image.src = 'data:image/svg+xml,' + encodeURIComponent(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 66 66" width="${size}" height="${size}">`
            + paths.join('') + '</svg>');
        await image.decode();
        at.fillStyle = '#fff';
        at.fillRect(0, 0, size, size);
        at.drawImage(image, 0, 0);
        points.push(at.getImageData(0, 0, size, size).data.filter((_, n) => n % 4 === 0));
    }
    const alike = [];
    for (let one = 0; one < points.length; one++) {
        if (!points[one].some(point => point < 128)) alike.push([0, names[one], 'nothing']);
        for (let other = 0; other < one; other++) {
            if (names[one] === names[other]) continue;
            let sum = 0;
            for (let n = 0; n < size * size; n++) sum += Math.abs(points[one][n] - points[other][n]);
            if (sum / (size * size) < apart) alike.push([sum / (size * size), names[one], names[other]]);
        }
    }
    return {count: drawn.length, alike: alike.sort((one, other) => one[0] - other[0])};
}"""


def keys(file: str) -> dict[str, str]:
    """What a file declares, by heading and name."""
    found, heading = {}, ""
    for line in (DRAWINGS / file).read_text().splitlines():
        if title := re.fullmatch(r"\[(.+)\]", line):
            heading = f"{title[1]}:"
        elif entry := re.fullmatch(r"([^#:]+): (.+)", line):
            assert heading + entry[1] not in found, f"{file} says {entry[1]} twice"
            found[heading + entry[1]] = entry[2]
    return found


def cards(game: str) -> list[str]:
    return [f"{entry.family}:{entry.id}" for entry in cards_of(game, {}, texts("en"))]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_picture_of_its_own(game: str) -> None:
    declared = keys(f"{game}.txt")
    assert set(cards(game)) == {key for key in declared if not key.startswith(("family:", "part:"))}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_look_alike(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/cards/{game}")
    last = page.locator('.grid > li:last-child svg[viewBox="-1 -1 66 66"] path').first
    expect(last).to_be_attached(timeout=SLOW)
    seen: dict[str, Any] = page.evaluate(COMPARE, [cards(game), APART])
    assert seen == {"count": len(cards(game)), "alike": []}


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_weigh_little(game: str) -> None:
    (shared,), (own,) = (list(FOLDER.rglob(f"{name}-*.txt.br")) for name in ("parts", game))
    assert shared.stat().st_size + own.stat().st_size <= WEIGHT
