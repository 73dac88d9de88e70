"""Room for everything: whatever is asked, no answer, card or figure is hidden or cut, on any screen."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

import herowright as hw
from herowright.bots import advise, companion, make_bot
from herowright.locale import LANGUAGES
from tests.browser.conftest import Invite

SIZES = {
    "laptop": (1280, 720),
    "notebook under the bars of its browser": (1366, 625),
    "desk": (1920, 1080),
    "large desk": (2560, 1440),
    "tablet": (1180, 820),
    "old screen": (1024, 768),
    "tablet upright": (820, 1180),
    "small tablet upright": (768, 1024),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "zoomed to 200 %": (640, 360),
}


@dataclass(frozen=True)
class Position:
    """A game that a bot has played for so many choices; then somebody looks at it, in one of the languages."""

    game: str
    seats: int
    choices: int
    lang: str = "de"
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 7

    def __str__(self) -> str:
        return f"{self.options.get('expansion', self.game)}-{self.seats}-{self.choices}-{self.lang}"

    def table(self) -> hw.Table[Any]:
        table = hw.new_table(self.game, self.seats, self.seed, self.options)
        bot = make_bot(self.game, companion(self.game), self.seed)
        while table.decision is not None and table.made < self.choices:
            table.apply(advise(table, bot)[0].option)
        # Some games were shorter.
        return table if table.decision is not None else replace(self, choices=self.choices // 2).table()


FIVE = {"expansion": "fiends-familiars-mm"}
POSITIONS = [
    Position("roll-player", 5, 90, options=FIVE),
    Position("call-to-adventure", 4, 60),
    Position("pathfinder", 4, 70, "pl"),
]
# The same again at other moments of other games, late ones of many heroes among them.
MORE = [
    Position("roll-player", 4, 41, "pl"),
    Position("roll-player", 1, 30, "pl"),
    Position("roll-player", 3, 130),
    Position("roll-player", 5, 3, options=FIVE),
    Position("roll-player", 5, 260, "pl", FIVE, seed=3),
    Position("roll-player", 4, 230, options={"expansion": "fiends-familiars"}, seed=4),
    Position("call-to-adventure", 2, 12, "pl"),
    Position("call-to-adventure", 4, 170, seed=2),
    Position("call-to-adventure", 3, 90, options={"mode": "co-op"}),
    Position("pathfinder", 1, 60, seed=2),
    Position("pathfinder", 6, 160, seed=5),
]


def anyone(seed: int) -> Position:
    """Any moment of any game, with any heroes, in any language."""
    chance = random.Random(seed)
    game, options, most, rounds = chance.choice(
        [
            ("roll-player", {}, 4, 28),
            ("roll-player", {"expansion": "fiends-familiars"}, 4, 45),
            ("roll-player", FIVE, 5, 45),
            ("call-to-adventure", {}, 4, 45),
            ("call-to-adventure", {"mode": "co-op"}, 4, 45),
            ("pathfinder", {}, 6, 40),
        ]
    )
    seats = chance.randint(1, most)
    return Position(game, seats, chance.randint(0, rounds * seats), chance.choice(LANGUAGES), options, seed)


FUZZED = [anyone(seed) for seed in range(24)]

# Every piece of text on the table and in the bars at its head and foot: where it is cut off, and by what. On a phone
# what can be scrolled up and down, or swiped to, is one gesture away; on a small screen all but the answers is.
CUT = """([phone, small]) => {
    const BESIDES = 'h1, dialog, .visually-hidden, [data-panel="events"], [role="log"], .lately, .toasts, script';
    const seen = new Map();
    const whole = [];
    // Letters fill only the middle of their line.
    const top = ({ box }) => box.top + 0.2 * box.height;
    const foot = ({ box }) => box.bottom - 0.2 * box.height;
    const clips = element => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return overflowX !== 'visible' || overflowY !== 'visible';
    };
    const drawn = element => {
        const { borderRightWidth, borderRightStyle, backgroundColor } = getComputedStyle(element);
        return (borderRightWidth !== '0px' && borderRightStyle !== 'none') || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const named = element => {
        const classes = [...element.classList].filter(each => !/^(svelte|[lts]-)/.test(each));
        return [element.tagName.toLowerCase(), ...classes].join('.');
    };
    window.shown?.(true);
    const walker = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.data.trim()) continue;
        const element = node.parentElement;
        if (element.closest(BESIDES)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1) continue;
            let by = null;
            let reach = false;
            for (let parent = element; parent && !by; parent = parent.parentElement) {
                if (!clips(parent)) continue;
                if (getComputedStyle(parent).clipPath !== 'none') { reach = true; break; }
                const frame = parent.getBoundingClientRect();
                const over = Math.max(frame.left - box.left, box.right - frame.right, 0);
                const up = Math.max(frame.top - box.top - 3, box.bottom - frame.bottom - 3, 0);
                if (over <= 2 && up <= 1) continue;
                const { overflowX, overflowY } = getComputedStyle(parent);
                const sideways = over > 2 && /auto|scroll/.test(overflowX);
                const down = up > 1 && /auto|scroll/.test(overflowY);
                const away = phone || (small && !element.closest('section.bar'));
                if (away && (sideways || down)) { reach = true; break; }
                by = parent;
            }
            if (reach) continue;
            const beyond = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
            if (!by && beyond > 5) by = document.documentElement;
            if (by) {
                const key = `${named(element)} in ${named(by)}`;
                if (!seen.has(key)) seen.set(key, []);
                seen.get(key).push(node.data.trim().slice(0, 24));
                break;
            }
            whole.push({ element, box, text: node.data.trim().slice(0, 24) });
        }
    }
    const found = (what, ...texts) => seen.set(what, [...(seen.get(what) ?? []), ...texts]);
    // Nothing covers it, and it stays in the box that it is written in.
    for (const { element, box, text } of whole) {
        if (element.closest('svg')) continue;
        for (const part of [0.1, 0.5, 0.9]) {
            const over = document.elementFromPoint(box.left + part * box.width, (box.top + box.bottom) / 2);
            if (!over || over.contains(element) || element.contains(over)) continue;
            found(`${named(element)} under ${named(over)}`, text);
            break;
        }
        let frame = element;
        const lifted = () => /absolute|fixed/.test(getComputedStyle(frame).position);
        while (frame && !drawn(frame) && !lifted()) frame = frame.parentElement;
        if (!frame || !drawn(frame) || getComputedStyle(frame).overflowY !== 'visible') continue;
        const edge = frame.getBoundingClientRect();
        const across = Math.max(edge.left - box.left, box.right - edge.right);
        const down = Math.max(edge.top - top({ box }), foot({ box }) - edge.bottom);
        if (Math.max(across, down) > 2) found(`${named(element)} beyond ${named(frame)}`, text);
    }
    // Nor does one text lie on another.
    for (const [at, one] of whole.entries())
        for (const other of whole.slice(at + 1)) {
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(foot(one), foot(other)) - Math.max(top(one), top(other));
            if (across > 4 && down > 2)
                seen.set(`${named(one.element)} on ${named(other.element)}`, [one.text, other.text]);
        }
    window.shown?.(false);
    return [...seen].map(([key, texts]) => `${key}: ${[...new Set(texts)].join(' | ')}`);
}"""


@pytest.mark.parametrize(
    "position",
    [*POSITIONS, *(pytest.param(each, marks=pytest.mark.long) for each in MORE + FUZZED)],
    ids=str,
)
def test_nothing_is_cut_on_any_screen(invite: Invite, position: Position) -> None:
    visitor = invite(locale=position.lang)
    table = position.table()
    assert table.decision is not None
    # Whoever decides is the visitor, all others are bots.
    visitor.bring(table, bots=set(range(table.seats)) - {table.decision.seat})
    visitor.page.wait_for_load_state("networkidle")
    found = {}
    for name, (width, height) in SIZES.items():
        visitor.resize(width, height)
        visitor.fits()
        # There, too, one part of the table is seen at a time, and swiping leads to the others.
        phone = min(width, height) < 500 or name == "small tablet upright"
        if cut := visitor.page.evaluate(CUT, [phone, name == "old screen"]):
            found[name] = cut
    assert found == {}
