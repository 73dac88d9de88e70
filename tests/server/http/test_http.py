"""The HTTP API: what every route answers, to whom, and what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

import herowright as hw
from herowright.games import registry
from herowright.server.ops.config import Limits, Rate
from tests.server.running import Browser, Running, Serve, reason

ME: dict[str, Any] = {"kind": "me"}

# --- what everybody may ask ------------------------------------------------------------------------


def test_the_games(browser: Browser) -> None:
    games = {game["id"]: game for game in browser.get("/api/games").json()}
    assert list(games) == ["roll-player", "call-to-adventure", "pathfinder"]
    assert [game["most_seats"] for game in games.values()] == [5, 4, 6]
    for game in games.values():
        assert game["least_seats"] == 1
        assert "greedy" in game["bots"]
    assert {setting["id"] for setting in games["roll-player"]["settings"]} >= {"edition", "variants"}
    most = {limit["value"]: (limit["most_seats"], limit["secrets"]) for limit in games["roll-player"]["limits"]}
    assert most == {"none": (4, False), "fiends-familiars": (4, True), "fiends-familiars-mm": (5, True)}
    needs = {setting["id"]: setting["needs"] for setting in games["roll-player"]["settings"]}
    assert needs["RP-DICE-10"] == {}
    assert needs["FF-SETUP-18"] == needs["FF-SETUP-29"] == {"expansion": ["fiends-familiars-mm"]}
    assert {setting["id"] for setting in games["call-to-adventure"]["settings"]} >= {"mode", "first-game"}
    assert {setting["id"] for setting in games["pathfinder"]["settings"]} >= {"scenario", "add-on", "decks"}


def test_every_preset_opens_a_table(browser: Browser) -> None:
    for game, kit in registry.kits().items():
        for preset in kit.presets:
            seats = [{"kind": "me"}] * (preset.seats - preset.bots) + [{"kind": "bot", "bot": "random"}] * preset.bots
            plan = {"game": game, "seats": seats, "options": preset.options}
            assert browser.change("/api/tables", plan).status_code == 201


def test_cards_in_the_language_asked_for(browser: Browser) -> None:
    def name(**query: str) -> str:
        cards = browser.get("/api/games/roll-player/cards", params=query).json()
        return str(next(card["name"] for card in cards if card["id"] == "longsword"))

    assert len({name(lang="en"), name(lang="pl"), name(lang="de")}) == 3
    assert name() == name(lang="en")


def test_cards_of_one_edition(browser: Browser) -> None:
    both = browser.get("/api/games/roll-player/cards").json()
    one = browser.get("/api/games/roll-player/cards", params={"edition": "de1"}).json()
    assert 0 < len(one) < len(both)
    assert all("de1" in card["editions"] for card in one)
    assert reason(browser.get("/api/games/roll-player/cards", params={"edition": "xx"})) == "option-value"


def test_cards_of_a_game_without_editions(browser: Browser) -> None:
    cards = browser.get("/api/games/call-to-adventure/cards", params={"lang": "de"}).json()
    academy = next(card for card in cards if card["reference"] == "story:academy")
    assert (academy["name"], academy["editions"], academy["values"]["act"]) == ("Akademie", [], 1)
    assert [path["id"] for path in academy["values"]["paths"]] == ["academy-study", "academy-essays"]
    refused = browser.get("/api/games/call-to-adventure/cards", params={"edition": "pl2"})
    assert (refused.status_code, reason(refused)) == (400, "option-no-editions")


def test_rules(browser: Browser) -> None:
    english, polish = (
        browser.get("/api/games/roll-player/rules", params={"lang": lang}).json() for lang in ("en", "pl")
    )
    assert [clause["id"] for clause in english] == [clause["id"] for clause in polish]
    assert english[0]["text"] != polish[0]["text"]


def test_words_of_the_page_and_not_those_of_the_terminal(browser: Browser) -> None:
    words = browser.get("/api/texts/pl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "server-private = To prywatny stół" in words.text
    assert "name-seat" in words.text
    assert "help-any-lang" not in words.text


def test_what_is_the_same_for_everybody_is_asked_for_only_once(browser: Browser) -> None:
    for path in ("/api/games", "/api/games/roll-player/rules", "/api/texts/de"):
        first = browser.get(path)
        again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]


def test_what_is_the_same_for_everybody_is_composed_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """To compose and compress all words takes ten thousand times as long as to ask for them."""
    browser, path = serve().browser(), "/api/games/pathfinder/rules?lang=de"
    plain = browser.get(path, headers={"Accept-Encoding": "identity"})
    monkeypatch.setattr("herowright.server.http.routes.games.clauses", None)
    packed = browser.get(path)
    assert (plain.headers.get("content-encoding"), packed.headers["content-encoding"]) == (None, "gzip")
    assert packed.content == plain.content
    assert (packed.headers["vary"], packed.headers["etag"]) == ("Accept-Encoding", plain.headers["etag"])
    assert (
        reason(browser.get("/api/games/chess/rules")) == reason(browser.get("/api/games/chess/rules")) == "unknown-game"
    )
    assert browser.get("/api/games/pathfinder/rules?lang=pl").status_code == 500, "another language is another answer"


# --- who I am --------------------------------------------------------------------------------------


def test_a_new_browser_gets_a_cookie_and_keeps_it(server: Running) -> None:
    browser = server.browser(known=False)
    cookie = browser.get("/api/me").headers["set-cookie"]
    for part in ("herowright=", "HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
        assert part in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in browser.get("/api/me").headers


@pytest.mark.parametrize("token", ["", "x" * 32, "x" * 5000, "%00", "a'; DROP TABLE players; --"])
def test_a_made_up_cookie_makes_nobody(server: Running, token: str) -> None:
    response = httpx.get(f"{server.origin}/api/me", headers={"Cookie": f"herowright={token}"})
    assert response.status_code == 200
    assert "set-cookie" in response.headers


def test_looking_makes_no_player(server: Running) -> None:
    browser = server.browser(known=False)
    for path in ("/api/tables", "/api/me/tables", "/api/games"):
        assert "set-cookie" not in browser.get(path).headers


def test_a_name_is_kept_and_tidied(browser: Browser) -> None:
    assert browser.patch("/api/me", json={"name": "  Zoë\t of  \u202eMill "}).json()["name"] == "Zoë of Mill"
    assert browser.get("/api/me").json()["name"] == "Zoë of Mill"
    assert reason(browser.patch("/api/me", json={"name": "\u200b \t"})) == "server-name"
    assert (
        browser.patch("/api/me", json={"name": "👨\u200d👩\u200d👧 Mill"}).json()["name"] == "👨\u200d👩\u200d👧 Mill"
    )


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\u0301\u0302", "\ufe0f", "\u034f\u200d"])
def test_nobody_is_called_by_a_name_that_cannot_be_seen(browser: Browser, name: str) -> None:
    assert reason(browser.patch("/api/me", json={"name": name})) == "server-name"


def test_a_name_covers_no_other_lines(browser: Browser) -> None:
    tower = "E" + "\u0301\u0330" * 11
    assert len(browser.patch("/api/me", json={"name": tower}).json()["name"]) < 6


def test_a_webhook_is_checked_kept_and_taken_away(browser: Browser) -> None:
    url = "https://example.org/turn"
    assert browser.patch("/api/me", json={"webhook": url}).json()["webhook"] == url
    assert reason(browser.patch("/api/me", json={"webhook": "https://127.0.0.1/"})) == "server-webhook-private"
    assert browser.get("/api/me").json()["webhook"] == url
    assert browser.patch("/api/me", json={"webhook": ""}).json()["webhook"] is None


def test_webhooks_are_off_unless_the_operator_wants_them(serve: Serve) -> None:
    browser = serve().browser()
    assert browser.get("/api/me").json()["webhooks"] is False
    assert reason(browser.patch("/api/me", json={"webhook": "https://example.org/"})) == "server-webhooks-off"


# --- tables ----------------------------------------------------------------------------------------


def test_a_table_and_its_owner(browser: Browser, other: Browser) -> None:
    table = browser.open_table("me", "free", title=" Friday ")
    info = browser.get(f"/api/tables/{table}").json()
    assert (info["title"], info["owner"], info["waiting"]) == ("Friday", True, True)
    assert [seat["mine"] for seat in info["seats"]] == [True, False]
    assert [line["id"] for line in browser.get("/api/me/tables").json()] == [table]
    assert table not in {line["id"] for line in other.get("/api/me/tables").json()}


def test_only_open_tables_are_in_the_lobby(browser: Browser, other: Browser) -> None:
    private, public = browser.open_table(), browser.open_table(open=True)
    listed = {line["id"] for line in other.get("/api/tables").json()}
    assert public in listed
    assert private not in listed
    assert other.get(f"/api/tables/{public}").status_code == 200


PRIVATE = [
    ("GET", ""), ("POST", "/invite"), ("POST", "/seats/1/sit"), ("POST", "/seats/0/stand"), ("POST", "/seats/0/bot"),
    ("POST", "/seats/0/link"), ("GET", "/cards"), ("GET", "/moments/0"), ("GET", "/course"), ("GET", "/export"),
    ("GET", "/review"),
]  # fmt: skip
BODIES = {"/seats/1/sit": {"name": "Ann"}, "/seats/0/bot": {"bot": "random"}}


@pytest.mark.parametrize(("method", "path"), PRIVATE)
def test_a_private_table_is_closed_to_others(browser: Browser, other: Browser, method: str, path: str) -> None:
    table = browser.open_table()
    refused = other.request(method, f"/api/tables/{table}{path}", json=BODIES.get(path))
    assert (refused.status_code, reason(refused)) == (403, "server-private")
    stranger = browser.running.browser(known=False)
    assert stranger.request(method, f"/api/tables/{table}{path}", json=BODIES.get(path)).status_code == 403


@pytest.mark.parametrize(("method", "path"), [*PRIVATE, ("POST", "/join")])
def test_a_table_that_is_not_there(browser: Browser, method: str, path: str) -> None:
    body = BODIES.get(path) or ({"secret": "x" * 32} if path == "/join" else None)
    refused = browser.request(method, f"/api/tables/zzzzzzzzzzzz{path}", json=body)
    assert (refused.status_code, reason(refused)) == (404, "server-no-table")


def test_an_invitation_lets_watch_and_sit_down(browser: Browser, other: Browser) -> None:
    table = browser.open_table()
    wrong = other.change(f"/api/tables/{table}/join", {"secret": "x" * 32})
    assert (wrong.status_code, reason(wrong)) == (403, "server-wrong-link")
    assert other.change(f"/api/tables/{table}/join", {"secret": browser.invite}).status_code == 200
    sat = other.change(f"/api/tables/{table}/seats/1/sit", {"name": "Ann"}).json()
    assert sat["seats"][1]["name"] == "Ann"
    assert sat["seats"][1]["mine"] is True
    assert sat["waiting"] is False
    again = browser.change(f"/api/tables/{table}/seats/1/sit", {"name": "Bob"})
    assert (again.status_code, reason(again)) == (409, "server-seat-taken")


def test_a_new_invitation_ends_the_old_one(browser: Browser, other: Browser) -> None:
    table = browser.open_table()
    secret = browser.change(f"/api/tables/{table}/invite").json()["secret"]
    assert other.change(f"/api/tables/{table}/join", {"secret": browser.invite}).status_code == 403
    assert other.change(f"/api/tables/{table}/join", {"secret": secret}).status_code == 200
    assert reason(other.change(f"/api/tables/{table}/invite")) == "server-not-owner"


def test_a_seat_on_another_device(browser: Browser, other: Browser) -> None:
    table = browser.open_table()
    secret = browser.change(f"/api/tables/{table}/seats/0/link").json()["secret"]
    assert other.change(f"/api/tables/{table}/join", {"secret": secret}).json()["seats"][0]["mine"] is True
    assert browser.get(f"/api/tables/{table}").json()["seats"][0]["mine"] is True


def test_nobody_disposes_of_the_seats_of_others(browser: Browser, other: Browser) -> None:
    table = browser.open_table()
    other.change(f"/api/tables/{table}/join", {"secret": browser.invite})
    for path in ("stand", "link"):
        refused = other.change(f"/api/tables/{table}/seats/0/{path}")
        assert (refused.status_code, reason(refused)) == (403, "server-not-your-seat")
    assert reason(browser.change(f"/api/tables/{table}/seats/9/link")) == "refused-no-seat"


def test_standing_up_and_bots(browser: Browser) -> None:
    table = browser.open_table("me", "free")
    assert reason(browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": "hal"})) == "unknown-bot"
    assert browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": "random"}).json()["seats"][1]["bot"] == "random"
    assert browser.change(f"/api/tables/{table}/seats/1/bot", {"bot": None}).json()["seats"][1]["bot"] is None
    assert browser.change(f"/api/tables/{table}/seats/0/stand").json()["seats"][0]["person"] is False


def test_looking_back(browser: Browser) -> None:
    table = browser.open_table("me", "me")
    moment = browser.get(f"/api/tables/{table}/moments/0", params={"seat": 1}).json()
    assert (moment["state"]["decisions"], moment["state"]["seat"]) == (0, 1)
    assert browser.get(f"/api/tables/{table}/course").json()["decisions"] == 0
    assert reason(browser.get(f"/api/tables/{table}/moments/999")) == "server-no-moment"
    assert {card["family"] for card in browser.get(f"/api/tables/{table}/cards").json()} >= {"weapon", "trait"}


def test_a_pack_travels_with_its_table(browser: Browser) -> None:
    pack = {"cards": {"longsword": {"cost": 9, "name": {"en": "Very Long Sword"}}}}
    table = browser.open_table("me", options={"pack": pack})
    cards = browser.get(f"/api/tables/{table}/cards").json()
    sword = next(card for card in cards if card["id"] == "longsword")
    assert (sword["name"], sword["values"]["cost"]) == ("Very Long Sword", 9)
    adventure = {"story": {"academy": {"difficulty": 9}}, "paths": {"academy-study": {"name": {"en": "Cram"}}}}
    other = browser.open_table("me", game="call-to-adventure", options={"pack": adventure})
    cards = browser.get(f"/api/tables/{other}/cards").json()
    academy = next(card for card in cards if card["reference"] == "story:academy")["values"]
    assert (academy["difficulty"], academy["paths"][0]["name"]) == (9, "Cram")
    wrong = {"game": "roll-player", "seats": [ME], "options": {"pack": {"cards": {"longsword": {"cost": 99}}}}}
    refused = browser.change("/api/tables", wrong)
    assert (refused.status_code, reason(refused)) == (400, "pack-number")
    assert "pack-number = " in browser.get("/api/texts/en").text


def test_a_game_goes_out_as_a_file_and_comes_back(browser: Browser) -> None:
    table = browser.open_table("me", "me")
    saved = browser.get(f"/api/tables/{table}/export")
    assert saved.headers["content-disposition"] == f'attachment; filename="{table}.herowright"'
    assert hw.load_table(saved.content).seats == 2
    for kind in ("application/json", "application/octet-stream"):
        brought = browser.post("/api/tables/import", content=saved.content, headers={"Content-Type": kind})
        assert brought.status_code == 201
        assert browser.get(f"/api/tables/{brought.json()['table']}").json()["seats"][1]["mine"] is True


@pytest.mark.parametrize(
    "blob", [b"", b"{}", b"null", b"[" * 100_000, b"\xff\xfe", b'{"herowright":"table","format":99}']
)
def test_what_is_no_saved_game_is_refused(browser: Browser, blob: bytes) -> None:
    refused = browser.post("/api/tables/import", content=blob, headers={"Content-Type": "application/json"})
    assert refused.status_code == 400
    assert reason(refused).startswith("save-")


# --- what cannot be read ---------------------------------------------------------------------------

WRONG_PLANS = [
    {},
    [],
    {"game": "roll-player"},
    {"game": "roll-player", "seats": []},
    {"game": "roll-player", "seats": [ME] * 17},
    {"game": "roll-player", "seats": [{"kind": "cat"}]},
    {"game": "roll-player", "seats": [ME], "surprise": 1},
    {"game": "roll-player", "seats": [ME], "seed": "-1"},
    {"game": "roll-player", "seats": [ME], "seed": 7},
    {"game": "roll-player", "seats": [ME], "title": "x" * 61},
    {"game": "roll-player", "seats": [{"kind": "me", "name": "x" * 25}]},
    {"game": "roll-player", "seats": [{"kind": "me", "name": "a\u0000b"}]},
    {"game": "roll-player", "seats": [ME], "clock": {"bank": 1, "more": 0}},
    {"game": "chess", "seats": [ME]},
    {"game": "roll-player", "seats": [ME] * 5},
    {"game": "roll-player", "seats": [ME], "options": {"edition": "xx"}},
    {"game": "roll-player", "seats": [ME], "options": {"variants": [[]]}},
    {"game": "roll-player", "seats": [ME], "options": {"edition": {"a": 1}}},
    {"game": "roll-player", "seats": [{"kind": "bot", "bot": "hal"}]},
]


@pytest.mark.parametrize("plan", WRONG_PLANS)
def test_a_plan_that_makes_no_sense_gets_a_reason(browser: Browser, plan: Any) -> None:
    refused = browser.post("/api/tables", json=plan)
    assert refused.status_code == 400, refused.text
    assert refused.json().keys() == {"reason", "rule", "others"}


@pytest.mark.parametrize("blob", [b"", b"{", b'{"name":"\xff"}', b'{"name":' * 5000, b"1e999999", b"\x00"])
def test_a_body_that_is_no_json(browser: Browser, blob: bytes) -> None:
    refused = browser.patch("/api/me", content=blob[:16000], headers={"Content-Type": "application/json"})
    assert (refused.status_code, reason(refused)) == (400, "server-malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(browser: Browser, kind: str) -> None:
    refused = browser.patch("/api/me", content=b'{"name":"Ann"}', headers={"Content-Type": kind})
    assert (refused.status_code, reason(refused)) == (415, "server-content-type")


def test_a_body_that_is_too_large(browser: Browser) -> None:
    large = json.dumps({"name": "x" * 17_000}).encode()
    kind = {"Content-Type": "application/json"}
    for content in (large, iter([large[:9000], large[9000:]])):  # of a length that is told, and of one that is not
        refused = browser.patch("/api/me", content=content, headers=kind)
        assert (refused.status_code, reason(refused)) == (413, "server-too-large")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/SHOUTING12345",
        "/api/tables/short",
        "/api/tables/gjjwbefznst2/moments/-1",
        "/api/tables/gjjwbefznst2/moments/1e3",
        "/api/tables/gjjwbefznst2/moments/99999999999999999999",
        "/api/tables/gjjwbefznst2/moments/0?seat=x",
        "/api/tables/gjjwbefznst2/moments/0?seat=16",
        "/api/texts/fr",
        "/api/games/roll-player/cards?lang=xx",
    ],
)
def test_addresses_that_make_no_sense(browser: Browser, path: str) -> None:
    refused = browser.get(path)
    assert (refused.status_code, reason(refused)) == (400, "server-bad-parameter")


def test_what_is_not_there(browser: Browser) -> None:
    assert browser.get("/api").status_code == 404
    assert reason(browser.get("/api/nothing")) == "server-no-such-path"
    assert browser.get("/assets/gone.js").status_code == 404
    assert reason(browser.get("/api/games/chess/cards")) == "unknown-game"


def test_methods_that_make_no_sense(browser: Browser) -> None:
    refused = browser.delete("/api/me")
    assert (refused.status_code, reason(refused)) == (405, "server-method")
    assert refused.headers["allow"] == "GET, PATCH, HEAD"
    assert browser.post("/").status_code == 405


def test_head(browser: Browser) -> None:
    for path in ("/", "/api/games", "/api/me", "/health"):
        response = browser.head(path)
        assert (response.status_code, response.content) == (200, b"")


# --- the page ----------------------------------------------------------------------------------------


def test_every_path_of_the_page_is_the_page(browser: Browser) -> None:
    for path in ("/", "/lobby", "/t/gjjwbefznst2", "/t/gjjwbefznst2/replay", "/rules/roll-player/RP-DICE-01"):
        page = browser.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert "The page." in page.text
        assert browser.get(path, headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_files_with_a_hash_are_kept_for_ever(browser: Browser) -> None:
    script = browser.get("/assets/main-a1b2c3.js", headers={"Accept-Encoding": "identity"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")


def test_a_packed_twin_is_sent_to_whoever_can_read_it(browser: Browser) -> None:
    with browser.stream("GET", "/assets/main-a1b2c3.js", headers={"Accept-Encoding": "gzip, br"}) as script:
        assert script.headers["content-encoding"] == "br"
        assert script.headers["content-type"].startswith("text/javascript")
        assert b"".join(script.iter_raw()) == b"brotli"
    unpacked = browser.get("/assets/main-a1b2c3.js", headers={"Accept-Encoding": "br;q=0"})
    assert "content-encoding" not in unpacked.headers


@pytest.mark.parametrize(
    "path", ["/../conftest.py", "/%2e%2e/conftest.py", "/assets/..%2f..%2fconftest.py", "//etc/passwd"]
)
def test_nothing_beside_the_page_is_served(browser: Browser, path: str) -> None:
    response = browser.get(httpx.URL(browser.running.origin).copy_with(raw_path=path.encode()))
    assert response.status_code == 404 or "The page." in response.text


def test_long_answers_are_packed(browser: Browser) -> None:
    assert browser.get("/api/games/roll-player/rules").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in browser.get("/api/me").headers


# --- health, figures, limits --------------------------------------------------------------------------


def test_health(browser: Browser) -> None:
    assert browser.get("/health").json() == {"ok": True, "version": hw.__version__}


def test_figures_are_for_this_machine(browser: Browser, serve: Serve) -> None:
    browser.get("/api/games")
    figures = browser.get("/metrics")
    assert 'herowright_requests_total{method="GET",route="/api/games",status="200"}' in figures.text
    assert "herowright_viewers" in figures.text
    passed_on = browser.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert (passed_on.status_code, reason(passed_on)) == (403, "server-metrics")


def test_behind_a_proxy_or_on_the_internet_figures_need_a_token(serve: Serve) -> None:
    """A proxy on this machine that says nothing of who is asking would make everybody this machine."""
    for public in ({"proxies": ("127.0.0.1",)}, {"origins": ("https://play.example.org",)}):
        closed = serve(**public).browser()
        assert reason(closed.get("/metrics")) == "server-metrics"
        assert reason(closed.get("/metrics", headers={"Authorization": "Bearer"})) == "server-metrics"
        opened = serve(**public, metrics_token="open-sesame").browser()
        for shown, status in (("Bearer open-sesame", 200), ("Bearer open-sesam", 403), ("Basic open-sesame", 403)):
            assert opened.get("/metrics", headers={"Authorization": shown}).status_code == status
        assert opened.get("/metrics").status_code == 403
    elsewhere = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer open-sesame"}
    assert serve(metrics_token="open-sesame").browser().get("/metrics", headers=elsewhere).status_code == 200


def test_whoever_asks_too_fast_has_to_wait(serve: Serve) -> None:
    browser = serve(limits=Limits(requests=Rate(0.5, 3))).browser(known=False)
    answers = [browser.get("/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert reason(answers[3]) == "server-too-fast"
    assert answers[3].headers["retry-after"] == "2"


def test_changes_openings_and_new_players_have_limits_of_their_own(serve: Serve) -> None:
    narrow = Rate(0.01, 2)
    browser = serve(limits=Limits(changes=narrow, openings=narrow, arrivals=narrow)).browser()
    plan = {"game": "roll-player", "seats": [ME]}
    assert [browser.patch("/api/me", json={}).status_code for _ in range(3)] == [200, 200, 429]
    assert [browser.change("/api/tables", plan).status_code for _ in range(3)] == [201, 201, 429]
    assert [browser.running.browser(known=False).get("/api/me").status_code for _ in range(2)] == [200, 429]
    assert browser.get("/api/me").status_code == 200


def test_an_address_and_a_player_have_each_a_limit_of_their_own(serve: Serve) -> None:
    """Many browsers behind one address share its limit, and one browser has its own behind many addresses."""
    name = {"name": "Edda"}
    narrow: list[dict[str, Any]] = [{"changes": Rate(0.01, 2)}, {"requests": Rate(0.01, 5)}]
    for limits in narrow:
        crowd = serve(limits=replace(Limits.off(), **limits))
        answers = [crowd.browser().patch("/api/me", json=name).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        far = serve(proxies=("127.0.0.1",), limits=replace(Limits.off(), **limits)).browser()
        from_everywhere = [
            far.patch("/api/me", json=name, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code for n in range(6)
        ]
        assert from_everywhere[:2] == [200, 200]
        assert from_everywhere[-1] == 429


def test_a_proxy_says_who_is_asking(serve: Serve) -> None:
    running = serve(proxies=("127.0.0.0/8",), limits=Limits(requests=Rate(0.01, 1)))
    browser = running.browser(known=False)

    def ask(forwarded: str) -> int:
        return browser.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code

    assert [ask("203.0.113.7"), ask("203.0.113.7"), ask("203.0.113.8")] == [200, 429, 200]
    assert ask("198.51.100.1, 203.0.113.7") == 429  # what the client made up before it does not count


def test_only_the_proxies_that_were_named_are_believed(serve: Serve) -> None:
    browser = serve(proxies=("203.0.113.1",), limits=Limits(requests=Rate(0.01, 1))).browser(known=False)
    said = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
    answers = [browser.get("/api/games", headers=said) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert "strict-transport-security" not in answers[0].headers


def test_without_a_proxy_nobody_is_believed(serve: Serve) -> None:
    browser = serve(limits=Limits(requests=Rate(0.01, 1))).browser(known=False)
    answers = [browser.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code for n in (7, 8)]
    assert answers == [200, 429]


# --- card packs --------------------------------------------------------------------------------------


def test_a_card_pack_is_checked_and_then_used_at_a_table(browser: Browser) -> None:
    good = b'game = "roll-player"\n[cards.longsword]\ncost = 7\n'
    sent = {"Content-Type": "application/octet-stream"}
    checked = browser.post("/api/games/roll-player/pack", content=good, headers=sent)
    assert checked.json() == {"pack": {"cards": {"longsword": {"cost": 7}}}, "own": []}
    table = browser.open_table("me", options={"pack": checked.json()["pack"], "edition": "pl2"})
    cards = {card["id"]: card for card in browser.get(f"/api/tables/{table}/cards").json()}
    assert cards["longsword"]["values"]["cost"] == 7
    bad = browser.post("/api/games/roll-player/pack?name=mine.toml", content=b"cost = ", headers=sent)
    assert (bad.status_code, reason(bad)) == (400, "pack-syntax")
    assert bad.json()["reason"]["args"]["file"] == "mine.toml"
    assert browser.post("/api/games/chess/pack", content=good, headers=sent).status_code == 400


OWN_SCENARIO = b"""
game = "pathfinder"

[scenarios.night-watch]
name.en = "Night Watch"
name.pl = "Nocna straz"
villains = ["jubrayl-vhiski"]
henchmen = ["bandit"]
locations = [["woods", "waterfront"], ["academy"]]
reward = "ally"
"""


def test_a_pack_tells_its_own_scenarios_which_a_table_can_then_play(browser: Browser) -> None:
    sent = {"Content-Type": "application/octet-stream"}
    checked = browser.post("/api/games/pathfinder/pack", content=OWN_SCENARIO, headers=sent).json()
    names = {"en": "Night Watch", "pl": "Nocna straz", "de": "Night Watch"}
    assert checked["own"] == [{"setting": "scenario", "value": "night-watch", "names": names}]
    options = {"pack": checked["pack"], "scenario": "night-watch"}
    table = browser.open_table("me", game="pathfinder", options=options)
    assert browser.get(f"/api/tables/{table}").json()["options"]["scenario"] == "night-watch"
