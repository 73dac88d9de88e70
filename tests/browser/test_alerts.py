"""Turn alerts on the settings page, and what the service worker shows of a push. Headless browsers reach no push
service, so the subscription is the page's own object with keys of ours; everything after it is real."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from herowright.server.tables.push import encoded
from tests.browser.conftest import Invite
from tests.browser.test_web_app import installed
from tests.browser.visitor import PATIENCE, Visitor, say
from tests.server.tables.test_push import Device

# A push service that the browser is registered with at once.
SERVICE = """(device) => {
    const raw = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (l) => l.charCodeAt(0));
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = {
        endpoint: device.endpoint,
        options: { applicationServerKey: raw(applicationServerKey).buffer },
        getKey: (name) => raw(device[name]).buffer,
        unsubscribe: async () => { made = null; return true; },
    });
}"""


def eventually(visitor: Visitor, look: str) -> Any:
    """What a script in the page finds, once it finds something."""
    return visitor.page.evaluate(f"""async () => {{
        const end = performance.now() + {PATIENCE};
        for (;;) {{
            const found = await ({look})();
            if (found || performance.now() > end) return found;
            await new Promise((done) => setTimeout(done, 50));
        }}
    }}""")


def with_service(visitor: Visitor, device: Device) -> None:
    keys = {"endpoint": device.endpoint, "p256dh": encoded(device.point), "auth": encoded(device.auth)}
    visitor.context.add_init_script(f"({SERVICE})({json.dumps(keys)})")


@pytest.mark.parametrize("lang", ["en", *(pytest.param(lang, marks=pytest.mark.long) for lang in ("pl", "de"))])
def test_a_browser_is_told_and_left_in_peace(invite: Invite, lang: str) -> None:
    edda = invite(service_workers="allow", locale=lang, timezone_id="Europe/Warsaw", phone=lang == "de")
    with_service(edda, Device(f"https://push.example.org/{lang}"))
    page = edda.go("/settings")
    box = page.get_by_role("checkbox", name=say("web-push", lang))
    box.check()
    quiet = page.get_by_role("checkbox", name=say("web-quiet", lang), exact=True)
    quiet.check()
    page.get_by_label(say("web-quiet-from", lang), exact=True).fill("23:15")
    told = eventually(
        edda,
        """async () => {
            const found = await (await fetch('/api/me/push')).json();
            return found.quiet?.since === 23 * 60 + 15 && found;
        }""",
    )
    assert told["quiet"] == {"zone": "Europe/Warsaw", "since": 23 * 60 + 15, "until": 7 * 60}
    assert len(told["browsers"]) == 1
    edda.fits(sideways_only=True)
    edda.check_access()
    box.uncheck()
    expect(quiet).to_have_count(0)
    assert page.evaluate("async () => (await (await fetch('/api/me/push')).json()).browsers") == []


def test_the_service_worker_shows_a_push(invite: Invite) -> None:
    edda = invite(service_workers="allow", permissions=["notifications"])
    page = edda.go("/settings")
    installed(edda)
    session = edda.context.new_cdp_session(page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(
        each["registrationId"] for each in event["registrations"] if not each["isDeleted"]
    ))  # fmt: skip
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # A headless browser shows no notices: what it is asked to show has to do.
    [worker] = edda.context.service_workers
    worker.evaluate("""() => {
        self.shown = [];
        ServiceWorkerRegistration.prototype.showNotification = async (title, note) => { shown.push([title, note]); };
    }""")
    note = {"title": "It is your turn", "body": "Friday night", "tag": "turn", "url": "/tables"}
    push = {"origin": edda.origin, "registrationId": found[-1], "data": json.dumps(note)}
    session.send("ServiceWorker.deliverPushMessage", push)
    [[title, shown]] = worker.evaluate("""async () => {
        while (!shown.length) await new Promise((done) => setTimeout(done, 20));
        return shown;
    }""")
    assert (title, shown["body"], shown["tag"], shown["data"]) == (*list(note.values())[:3], {"url": "/tables"})
