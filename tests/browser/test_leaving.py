"""Ways out of a game, order at the table, and a code that brings one's seats to another browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.test_people import BOT, FREE, ME, menu, together
from tests.browser.visitor import Visitor, say


def presses(visitor: Visitor, button: Locator) -> None:
    """With the keyboard, as whoever has no mouse."""
    button.focus()
    visitor.press("Enter")


def sure(visitor: Visitor, id: str, **args: str) -> None:
    """Does what asks once more."""
    presses(visitor, visitor.button(id, **args))
    presses(visitor, visitor.button(f"{id}-sure", **args))


def test_one_resigns_and_the_other_ends_the_game_as_won(invite: Invite) -> None:
    edda, mira = together(invite, title="Duel")
    mira.press("m")
    mira.button("web-leave").click()
    expect(mira.page.get_by_text(say("web-leave-resign.help"))).to_be_visible()
    mira.check_access()
    # A double click is no confirmation.
    mira.button("web-leave-resign").dblclick()
    expect(mira.button("web-leave-resign-sure")).to_be_visible()
    mira.button("web-leave-resign-sure").click()
    expect(mira.page.get_by_text(say("web-leave-resigned"))).to_be_visible()
    expect(edda.page.get_by_text(say("web-table-news-resign", player="Mira")).first).to_be_visible()
    expect(menu(edda)).to_contain_text(say("web-seat-resigned"))
    edda.press("Escape")
    edda.button("web-claim").click()
    for visitor in (edda, mira):
        score = visitor.page.get_by_role("dialog", name=say("web-table-ended"))
        expect(score).to_contain_text("All others have resigned: Edda wins.")
        expect(score).to_contain_text("herowright verify")
    edda.go("/tables")
    line = edda.page.get_by_role("listitem").filter(has_text="Duel").first
    expect(line).to_contain_text(say("web-line-conceded"))
    line.get_by_role("button", name=say("web-hide")).click()
    line.get_by_role("button", name=say("web-hide-sure")).click()
    expect(edda.page.get_by_text("Duel")).to_have_count(0)


def test_whoever_opened_the_table_keeps_order(invite: Invite) -> None:
    edda, mira = together(invite)
    guest = invite(phone=True)
    guest.go(edda.page.url)
    expect(guest.prompt).to_be_visible()
    mira.press("c")
    mira.page.locator("#chat-words").fill("You rat")
    mira.press("Enter")
    edda.press("c")
    edda.page.get_by_role("log").get_by_role("button", name="Mira").click()
    about = edda.page.get_by_role("dialog", name="Mira")
    # For oneself, for everybody, and for whoever runs the server.
    about.get_by_label(say("web-person-mute-me", player="Mira")).check()
    about.get_by_label(say("web-person-mute", player="Mira")).check()
    expect(mira.page.get_by_text(say("server-muted"))).to_be_visible()
    about.get_by_label(say("web-person-reason")).fill("Insults me")
    edda.check_access()
    about.get_by_role("button", name=say("web-person-report-send")).click()
    expect(edda.page.get_by_text(say("web-person-reported")).first).to_be_visible()
    expect(edda.page.get_by_role("log")).not_to_contain_text("You rat")
    edda.button("web-chat-show").click()
    expect(edda.page.get_by_role("log")).to_contain_text("You rat")
    # Spectators are told why they cannot write.
    box = menu(edda)
    box.get_by_label(say("web-chat-spectators")).uncheck()
    guest.press("c")
    expect(guest.page.get_by_text(say("server-spectators-quiet"))).to_be_visible()
    # And Mira has to go: a bot plays on.
    box.get_by_role("button", name=say("web-person", player="Mira")).click()
    sure(edda, "web-person-kick", player="Mira")
    expect(edda.page.get_by_label(say("web-invite-link"))).to_have_value(re.compile("#invite="))
    expect(mira.page.get_by_text(say("web-table-spectator")).first).to_be_visible()


def test_aborting_and_deleting(invite: Invite) -> None:
    edda = invite(phone=True)
    edda.open_table(ME, BOT, title="Not today")
    edda.my_turn()
    menu(edda)
    edda.button("web-leave").click()
    sure(edda, "web-leave-abort")
    expect(edda.page.get_by_text("Edda aborted the game. There is no result.").first).to_be_visible()
    edda.fits(sideways_only=True)
    edda.press("Escape")
    menu(edda)
    sure(edda, "web-delete")
    edda.page.wait_for_url("**/tables")
    expect(edda.page.get_by_role("main")).not_to_contain_text("Not today")
    edda.open_table(ME, FREE, title="Nobody comes")
    edda.page.wait_for_load_state("networkidle")  # what the page asked for is answered before the table goes
    sure(edda, "web-delete")
    edda.page.wait_for_url("**/tables")
    expect(edda.page.get_by_role("main")).not_to_contain_text("Nobody comes")


def test_a_code_brings_my_tables_to_another_browser(invite: Invite) -> None:
    edda, phone = invite(), invite(phone=True)
    edda.open_table(ME, BOT, title="Long evening")
    edda.go("/settings")
    edda.button("web-recovery-make").click()
    code = edda.page.get_by_label(say("web-recovery-yours"))
    expect(code).to_be_visible()
    phone.go("/")
    phone.button("web-recovery-enter").click()
    field = phone.page.get_by_label(say("web-recovery-code"), exact=True)
    field.fill("wrong-wrong-wrong-wrong")
    phone.button("web-recovery-go").click()
    expect(phone.page.get_by_text(say("server-wrong-code"))).to_be_visible()
    field.fill(code.input_value().upper())
    phone.press("Enter")
    phone.page.wait_for_url("**/tables")
    phone.page.get_by_role("link", name="Long evening").click()
    phone.my_turn()
    phone.choose()
    assert [trouble for trouble in phone.troubles if "403" not in trouble] == []
    phone.troubles.clear()  # the browser notes that the first code was refused


def test_a_spectator_who_never_writes_is_seen_and_sent_away(invite: Invite) -> None:
    edda, mira = invite(), invite(phone=True)
    table = edda.open_table(ME, FREE)
    secret = edda.post(f"/api/tables/{table}/invite", None)["secret"]
    mira.go(f"/t/{table}#invite={secret}")
    mira.button("web-watch").click()
    watching = edda.page.get_by_role("list", name=say("web-spectators-list"))
    watching.get_by_role("button").click()
    sure(edda, "web-person-kick", player=say("web-spectator-nameless", number=1))
    expect(edda.page.get_by_label(say("web-invite-link"))).to_have_value(re.compile("#invite="))
    expect(mira.page.get_by_text(say("server-kicked"))).to_be_visible()
    edda.press("Escape")
    expect(watching).to_have_count(0)


def test_a_lost_phone_is_signed_out(invite: Invite) -> None:
    edda, phone = invite(), invite(phone=True)
    table = edda.open_table(ME, BOT)
    code = edda.post("/api/me/recovery", None)["code"]
    phone.go("/settings")
    phone.post("/api/me/recover", {"code": code})
    phone.go(f"/t/{table}")
    phone.my_turn()
    edda.go("/settings")
    sure(edda, "web-others-out")
    expect(edda.page.get_by_text(say("web-others-out-done")).first).to_be_visible()
    expect(phone.page.get_by_text(say("server-private"))).to_be_visible()
    expect(phone.page.get_by_role("heading", name=say("web-signed-out"))).to_be_visible()
    edda.go(f"/t/{table}")
    edda.my_turn()
