"""Somebody with a browser: opens pages, reads what is offered, clicks or types, and notices every error."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from herowright import Table
from herowright.locale import texts
from tests.examples import examples

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
MOST_CHOICES = 400
# In `make test` the page makes the first choices of most games, and all of those that are wanted whole.
FIRST_CHOICES = 16
# How often to look for what is waited for, in ms. To look in every frame would have the page draw them all.
LOOK = 10
# What scripts in the page wait with: one call instead of one for every look.
UNTIL = f"""const until = test => new Promise((done, fail) => {{
    const end = performance.now() + {PATIENCE};
    const look = () => {{
        const found = test();
        if (found) done(found);
        else if (performance.now() > end) fail(new Error(`waited in vain: ${{test}}`));
        else setTimeout(look, {LOOK});
    }};
    look();
}});
const moment = () => document.querySelector('[data-moment]')?.dataset.moment ?? '';
const open = () => [...document.querySelectorAll('button[data-option]:not(.interrupt):not([disabled])')];
const over = () => document.querySelector('[data-over]');
"""
# To draw pages that nobody looks at would be half of the browser's work. They are as they would be but for this; axe
# and whoever else asks what can be seen shows them for that time.
UNDRAWN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
    window.shown = yes => { sheet.disabled = yes; };
}"""


def say(id: str, lang: str = "en", **args: Any) -> str:
    """The words of the page; `web-x.help` is the help of `web-x`."""
    words, (name, _, form) = texts(lang), id.partition(".")
    assert words.has(name), f"there are no words for {id}"
    return words._form(name, form) if form else words.say(name, **args)


# What most tests want: nothing to wait for, and every question is asked.
AT_ONCE = {"pace": "instant", "scenes": False, "obvious": False}


class Visitor:
    """`troubles` are the errors the browser reported; a test that causes some on purpose clears them."""

    def __init__(self, context: BrowserContext, origin: str, prefs: Mapping[str, Any] = AT_ONCE) -> None:
        self.context = context
        context.add_init_script(f"localStorage.herowright ??= {json.dumps(json.dumps(prefs))}")
        self.origin = origin
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        # Nobody clicks twice by accident here: no question makes them wait.
        self.prefer(settle=0)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.troubles.append(f"{message.type}: {message.text} {message.location['url']}")

    def without_course(self) -> None:
        """A table that was arranged has no beginning whose course the server could tell at its end."""
        self.page.route("**/course", lambda route: route.fulfill(json={"decisions": 0, "points": []}))

    def prefer(self, **prefs: Any) -> None:
        """What the settings page would keep, from the next page on."""
        self.context.add_init_script(
            f"""{{
                const kept = JSON.parse(localStorage.getItem('herowright') ?? '{{}}');
                localStorage.setItem('herowright', JSON.stringify({{ ...kept, ...{json.dumps(prefs)} }}));
            }}"""
        )

    # --- going places ------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.origin}{path}" if path.startswith("/") else path)
        return self.page

    def open_table(self, *seats: dict[str, Any], **plan: Any) -> str:
        """A table by the API, for tests that are not about opening one; then the page goes there."""
        made = self.post("/api/tables", {"game": "roll-player", "seats": list(seats), "seed": "7"} | plan)
        self.go(f"/t/{made['table']}")
        return str(made["table"])

    def bring(self, table: Table[Any], bots: Iterable[int] = ()) -> str:
        """A table in an exact situation, by way of a file; all seats are this visitor's but those of bots."""
        made = self.post("/api/tables/import", table.save())
        for seat in bots:
            self.post(f"/api/tables/{made['table']}/seats/{seat}/stand", {})
            self.post(f"/api/tables/{made['table']}/seats/{seat}/bot", {"bot": "random"})
        self.go(f"/t/{made['table']}")
        self.my_turn()
        return str(made["table"])

    def post(self, path: str, body: Any) -> Any:
        """What the page itself would send; no page needs to be open."""
        if not self.context.cookies():
            self.get("/api/me")
        content = body if isinstance(body, bytes) else json.dumps(body)
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        answer = self.context.request.post(f"{self.origin}{path}", data=content, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.origin}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=say(id, **args), exact=True)

    # --- playing -----------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.bar h2")

    @property
    def options(self) -> Locator:
        return self.page.locator("button[data-option]")

    @property
    def decides(self) -> bool:
        """Whether it is this visitor who is asked."""
        return self.page.locator("button[data-option]:not(.interrupt):not([disabled])").count() > 0

    @property
    def is_over(self) -> bool:
        return self.button("web-table-score").count() > 0

    def until(self, holds: str, *given: str) -> None:
        """Wait until a script says yes, in whatever page this is by then."""
        self.page.wait_for_function(holds, arg=given[0] if given else None, polling=LOOK)

    def my_turn(self) -> bool:
        """Wait until there is something to choose; false when the game is over."""
        self.until(
            """() => document.querySelector('button[data-option]:not(.interrupt):not([disabled])')
                || document.querySelector('[data-over]')"""
        )
        return self.page.locator("[data-over]").count() == 0

    def keys(self) -> list[str]:
        found: list[str] = self.options.evaluate_all("buttons => buttons.map(button => button.dataset.option)")
        return found

    def choose(self, key: str | None = None) -> str:
        """Click an option, and once more where the page asks for it; returns when the choice has been taken."""
        key = key or self.first()
        before = self.moment
        self._unfold(key)
        button = self.page.locator(f'button[data-option="{key}"]').first
        button.click()
        if self._asks_again(before, key):
            button.click()
        self.moved(before)
        return key

    def _unfold(self, key: str) -> None:
        """Options of one sort may stand behind one button."""
        if not self.page.locator(f'button[data-option="{key}"]').count():
            for fold in self.page.locator("section.bar button[data-fold]").all():
                fold.click()
                if self.page.locator(f'button[data-option="{key}"]').count():
                    return
                self.press("Escape")

    def touch(self, thing: Locator) -> None:
        """Choose by a thing on the board: at once where naming it is the answer, else by the one button that it opens
        with, and once more where the page asks for it."""
        before = self.moment
        thing.click()
        self.until(
            """before => document.querySelector('.opened button[data-option]')
                || document.querySelector('[data-moment]')?.dataset.moment !== before""",
            before,
        )
        if self.moment != before:
            return
        does = self.page.locator(".opened button[data-option]").first
        key = does.get_attribute("data-option") or ""
        does.click()
        if self._asks_again(before, key):
            does.click()
        self.moved(before)

    def first(self, *wanted: str) -> str:
        """The option whose key begins with the first of `wanted` that any begins with, or else the very first."""
        keys: list[str] = self.page.locator("button[data-option]:not(.interrupt)").evaluate_all(
            "buttons => buttons.map(button => button.dataset.option)"
        )
        return next((key for each in wanted for key in keys if key.startswith(each)), keys[0])

    @property
    def moment(self) -> str:
        """Changes with every choice anybody makes."""
        return self.page.locator("[data-moment]").get_attribute("data-moment") or ""

    def _asks_again(self, before: str, key: str) -> bool:
        asks: bool = self.page.evaluate(
            f"""async ([before, armed]) => {{
                {UNTIL}
                await until(() => document.querySelector(armed) || moment() !== before);
                return moment() === before;
            }}""",
            [before, f'button[data-option="{key}"].armed'],
        )
        return asks

    def moved(self, before: str) -> None:
        self.until("before => document.querySelector('[data-moment]')?.dataset.moment !== before", before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def play_out(
        self,
        *wanted: str,
        choose: Callable[[], Any] | None = None,
        each: Callable[[], Any] = lambda: None,
        whole: bool = False,
    ) -> int:
        """Play until the game is over; returns how many choices were made here. Unless told how to `choose`, every
        eighth choice is made with the mouse, after a look by `each`; the page presses the buttons in between itself.
        Unless the `whole` game is wanted or this is `make long`, a bot makes all but the first choices."""
        most = MOST_CHOICES if whole else examples(FIRST_CHOICES, MOST_CHOICES)
        made = 0
        while made < most:
            if not self.my_turn():
                return made
            each()
            made += 1
            if choose is not None:
                choose()
            else:
                self.choose(self.first(*wanted))
                made += self.rush(7, *wanted)
        assert most < MOST_CHOICES, "the game never ended"
        self.leave_to_bots()
        return made

    def leave_to_bots(self) -> None:
        """They play to the end while nobody looks; then the page comes back."""
        where = self.page.url
        table = f"/api/tables/{where.rpartition('/')[2]}"
        self.go("/icon.svg")
        for seat in self.get(table)["seats"]:
            if seat["mine"]:
                self.post(f"{table}/seats/{seat['seat']}/bot", {"bot": "random"})
        while not self.get(table)["over"]:
            self.page.wait_for_timeout(100)
        self.go(where)
        expect(self.page.locator("[data-over]")).to_be_visible()

    def rush(self, most: int, *wanted: str) -> int:
        """Up to so many choices without the mouse, from within the page."""
        made, width = self.page.evaluate(
            f"""async ([wanted, most]) => {{
                {UNTIL}
                let [made, width] = [0, 0];
                while (made < most && await until(() => over() ?? open()[0]) !== over()) {{
                    width = Math.max(width, document.documentElement.scrollWidth - innerWidth);
                    const keys = open().map(button => button.dataset.option);
                    const first = wanted.map(each => keys.find(key => key.startsWith(each))).find(key => key);
                    const [before, key] = [moment(), first ?? keys[0]];
                    const button = () => open().find(button => button.dataset.option === key);
                    button().click();
                    await until(() => moment() !== before || button()?.classList.contains('armed'));
                    if (moment() === before) button()?.click();
                    await until(() => moment() !== before);
                    made++;
                }}
                return [made, width];
            }}""",
            [list(wanted), most],
        )
        assert width <= 0, f"the page is {width} px too wide"
        return int(made)

    # --- looking -----------------------------------------------------------------------------------------

    def fits(self, sideways_only: bool = False) -> None:
        """Nothing has to be scrolled into view."""
        size = self.page.evaluate(
            """() => [document.documentElement.scrollWidth - innerWidth,
                      document.documentElement.scrollHeight - innerHeight]"""
        )
        assert size[0] <= 0, f"the page is {size[0]} px too wide"
        assert sideways_only or size[1] <= 0, f"the page is {size[1]} px too high"

    def resize(self, width: int, height: int) -> None:
        """Another window; returns when everything has found its place there."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        # On a busy machine the page learns of its new height a moment later.
        self.until(
            """() => document.documentElement.clientHeight === innerHeight
                && (document.querySelector('.screen')?.offsetHeight ?? innerHeight) === innerHeight"""
        )

    def thin_out(self) -> None:
        """Of hundreds of cards or clauses in a list the first ones say enough; the page is of no other use then."""
        self.page.evaluate(
            "() => document.querySelectorAll('main :is(li, article):nth-of-type(n+25)').forEach(each => each.remove())"
        )

    def check_access(self) -> None:
        """Axe finds nothing serious, once everything has come that the page has asked for."""
        self.page.wait_for_load_state("networkidle")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self._axe({})

    def check_dark(self) -> None:
        """The same page in dark colours, where only colours can be wrong."""
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        # One that is called off has ended, too; one that follows the scrolling never ends.
        self.page.evaluate(
            """() => Promise.allSettled(
                document.getAnimations().filter(each => each.timeline === document.timeline).map(each => each.finished)
            ).then(() => 0)"""
        )
        self._axe({"runOnly": ["color-contrast"]})
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    def _axe(self, options: dict[str, Any]) -> None:
        found = self.page.evaluate(
            """async options => {
                window.shown?.(true);
                const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
                window.shown?.(false);
                return violations.filter(each => ['serious', 'critical'].includes(each.impact))
                    .map(each => `${each.id}: ${each.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
            }""",
            options,
        )
        assert found == [], "\n".join(found)
