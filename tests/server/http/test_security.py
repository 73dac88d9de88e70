"""What protects players: headers, origins, names of the server, and logs that tell nobody's secrets."""

from __future__ import annotations

import io
import json
import logging

import httpx
import pytest

from herowright.server.http.security import KnownHosts, address_of, hostname, is_this_machine
from herowright.server.ops import logs
from herowright.server.ops.config import Config
from tests.server.running import Browser, Running, Serve, reason

# --- headers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/main-a1b2c3.js", "/health"])
def test_every_answer_protects_the_browser(browser: Browser, path: str) -> None:
    headers = browser.get(path, headers={"Accept-Encoding": "identity"}).headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "strict-transport-security" not in headers
    assert "access-control-allow-origin" not in headers


def test_under_https_cookies_and_names_are_kept_to_it(serve: Serve) -> None:
    browser = serve(proxies=("127.0.0.1",)).browser(known=False)
    answer = browser.get("/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"})
    assert answer.headers["set-cookie"].startswith("__Host-herowright=")
    assert "; Secure" in answer.headers["set-cookie"]
    assert "Domain" not in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_who_was_known_before_stays_known_under_https(serve: Serve) -> None:
    running = serve(proxies=("127.0.0.1",))
    old = running.browser()
    old.patch("/api/me", json={"name": "Edda"})
    secret = old.cookies["herowright"]

    def ask(cookie: str, scheme: str = "https") -> httpx.Response:
        headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "203.0.113.7", "Cookie": cookie}
        return httpx.get(f"{running.origin}/api/me", headers=headers, verify=False)

    again = ask(f"herowright={secret}")
    assert again.json()["name"] == "Edda"
    kept, dropped = again.headers.get_list("set-cookie")
    assert kept.startswith(f"__Host-herowright={secret}; ")
    assert dropped.startswith('herowright=""; ')
    safe = ask(f"__Host-herowright={secret}; herowright={'x' * 32}")
    assert (safe.json()["name"], "set-cookie" in safe.headers) == ("Edda", False), "a neighbour's cookie counts less"
    assert ask(f"__Host-herowright={secret}", "http").json()["name"] == "", "and without https the name proves nothing"


def test_what_is_private_is_kept_nowhere(browser: Browser) -> None:
    table = browser.open_table()
    for path in ("/api/me", "/api/me/tables", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/export"):
        assert browser.get(path).headers["cache-control"] == "no-store"


# --- origins -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1", "file://", "http://[::1"])
def test_other_pages_change_nothing(browser: Browser, origin: str) -> None:
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/tables/import")):
        refused = browser.request(method, path, json={"name": "Eve"}, headers={"Origin": origin})
        assert (refused.status_code, reason(refused)) == (403, "server-foreign-origin")


def test_whoever_does_not_say_where_from_changes_nothing(server: Running) -> None:
    body = {"name": "Eve"}
    refused = httpx.patch(f"{server.origin}/api/me", json=body)
    assert (refused.status_code, reason(refused)) == (403, "server-no-origin")
    for site, status in (("cross-site", 403), ("same-site", 403), ("none", 403), ("same-origin", 200)):
        answer = httpx.patch(f"{server.origin}/api/me", json=body, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == status


def test_a_link_on_another_site_has_no_consequences_here(browser: Browser) -> None:
    """Followed by somebody who plays: a file with the coming dice would mark the table."""
    table = browser.open_table("me", "free")
    browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"})
    foreign = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    for path in (f"/api/tables/{table}/export", "/api/me/data", "/api/me"):
        assert reason(browser.get(path, headers=foreign)) == "server-foreign-origin"
    assert browser.get(f"/api/tables/{table}/picture", headers=foreign).status_code == 200, "previews are for others"
    assert browser.get("/", headers=foreign).status_code == 200
    browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": None})
    assert browser.get(f"/api/tables/{table}").json()["dice"] == "fair"
    own = {"Sec-Fetch-Site": "same-origin"}
    assert browser.get("/api/me/data", headers=own).status_code == 200
    assert browser.get("/api/me/data", headers={"Sec-Fetch-Site": "none"}).status_code == 200, "typed or bookmarked"


def test_a_public_address_is_ours_if_the_operator_says_so(serve: Serve) -> None:
    browser = serve(origins=("https://play.example.org",)).browser()
    headers = {"Origin": "https://play.example.org", "Host": "play.example.org"}
    assert browser.patch("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
    headers["Origin"] = "https://play.example.org.evil.example"
    assert browser.patch("/api/me", json={"name": "Ann"}, headers=headers).status_code == 403


def test_a_name_that_is_not_ours_gets_no_answer(browser: Browser) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "evil.example:8000"):
        refused = browser.get("/api/me", headers={"Host": host})
        assert (refused.status_code, reason(refused)) == (403, "server-unknown-host")
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:9", "LOCALHOST", "127.0.0.1:80", "[::1]:80", "10.0.0.7", "den.local"]
)
def test_names_of_home_are_ours(host: str) -> None:
    assert KnownHosts(None, Config("sqlite:///x")).knows(hostname(host))  # type: ignore[arg-type]


def test_an_ipv6_household_counts_as_one() -> None:
    def who(address: str) -> str:
        return address_of({"type": "http", "client": (address, 1)})

    assert who("2001:db8:1:2::3") == who("2001:db8:1:2:ffff::9") != who("2001:db8:1:3::3")
    assert who("::ffff:203.0.113.7") == who("203.0.113.7")
    assert address_of({"type": "http", "client": None}) == "unknown"


def test_only_this_machine_is_this_machine() -> None:
    def here(address: str | None, *headers: str) -> bool:
        named = [(name.encode(), b"127.0.0.1") for name in headers]
        return is_this_machine({"type": "http", "client": address and (address, 1), "headers": named})

    assert here("127.0.0.1")
    assert here("::1")
    assert not here("203.0.113.7")
    assert not here("192.168.0.7")
    assert not here(None)
    for passed_on in ("x-forwarded-for", "forwarded"):
        assert not here("127.0.0.1", passed_on)


# --- what people write is data -----------------------------------------------------------------------

SCRIPT = "<script>alert(1)</script>"


def test_what_people_write_comes_back_as_json_and_never_as_a_page(browser: Browser) -> None:
    name = SCRIPT[:24]
    table = browser.open_table("me", "free", title=SCRIPT)
    for answer in (
        browser.patch("/api/me", json={"name": name}),
        browser.get(f"/api/tables/{table}"),
        browser.get(f"/api/games/{SCRIPT[:8]}/rules"),
        browser.get("/api/games/roll-player/cards", params={"edition": "<b>"}),
        browser.get("/api/me", headers={"Host": "<b>"}),
    ):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


# --- logs ----------------------------------------------------------------------------------------------


@pytest.fixture
def written(logs_as_before: None) -> io.StringIO:
    """What the server logs, down to the last detail."""
    stream = io.StringIO()
    logs.set_up("debug", stream)
    return stream


def test_logs_tell_no_secrets(serve: Serve, written: io.StringIO) -> None:
    running = serve()
    browser, guest = running.browser(), running.browser()
    browser.patch("/api/me", json={"name": "Wilhelmina"})
    table = browser.open_table("me", "free", title="Secret society")
    seat_link = browser.change(f"/api/tables/{table}/seats/0/link").json()["secret"]
    guest.change(f"/api/tables/{table}/join", {"secret": browser.invite})
    guest.change(f"/api/tables/{table}/join", {"secret": "w" * 32})
    guest.get(f"/api/tables/{table}?invite={browser.invite}")
    guest.get(f"/t/{browser.invite}")
    guest.change(f"/api/tables/{table}/seats/1/sit", {"name": "Ermintrude"})
    with guest.live(table) as socket:
        socket.send('{"type":"hello"}')
        socket.send('{"type":"say","id":1,"text":"Rosebud"}')
        while "done" not in str(socket.recv(10)):
            pass
        socket.send("Xanadu")
    running.stop()
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"started", "request", "viewer-comes", "viewer-goes", "stopped"} <= {line["event"] for line in lines}
    assert any(line.get("table") == table for line in lines)
    secrets = [browser.cookies["herowright"], guest.cookies["herowright"], browser.invite, seat_link]
    for private in (*secrets, "Wilhelmina", "Ermintrude", "Secret society", "Rosebud", "Xanadu", "w" * 32):
        assert private not in text


def test_a_fault_is_logged_without_the_values_in_it(written: io.StringIO) -> None:
    try:
        raise ValueError("INSERT INTO players VALUES ('Wilhelmina')")
    except ValueError:
        logs.log.error("fault", exc_info=True)
    logging.getLogger("somewhere").error("cannot serve %s", "Wilhelmina")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first["error"] == "builtins.ValueError"
    assert "test_security.py" in first["at"][0]
    assert second["words"] == "cannot serve %s"
    assert "Wilhelmina" not in written.getvalue()
