"""My name on another device: by a link, and by a passkey."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from kit.screens.browser import FRIENDS_VIEW, PHONE, Visitors, check_axe_in_all_themes
from kit.servers import browser_api

NAME = "() => fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)"
STATUS = "() => fetch('/api/sessions').then((answer) => answer.status)"
"""Asked by the page itself: only the browser knows where its friends find the server."""


def settings(visitors: Visitors, name: str, host: str = "127.0.0.1", **more: Any) -> Page:
    """A visitor with a name, at the settings, by an address that the test chooses."""
    page = visitors.come(None, **more)
    page.goto(at(visitors, host) + "/settings")
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved").first).to_be_visible()
    return page


def at(visitors: Visitors, host: str) -> str:
    """The server by another of its names."""
    visitors.forgive(f"request to another host: http://{re.escape(host)}:")
    return visitors.page_server.url.replace("127.0.0.1", host)


def test_a_name_moves_to_another_browser_and_the_old_one_stays_until_it_is_ended(
    visitors: Visitors,
) -> None:
    """The way from the laptop to the phone: make a link, open it, and end the laptop's session."""
    visitors.forgive("Cross-Origin-Opener-Policy header has been ignored")
    laptop = settings(visitors, "Anna Moves", FRIENDS_VIEW)
    laptop.get_by_role("button", name="Make a link").click()
    link = laptop.get_by_label("Open this on the other device").input_value()
    expect(laptop.get_by_role("img", name="QR")).to_be_visible()
    expect(laptop.get_by_text("Good once, until")).to_be_visible()
    check_axe_in_all_themes(laptop)

    phone = visitors.come(None, size=PHONE, touch=True)
    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Bring your name here")
    assert "#" not in phone.url
    # Opening the page does not create a session.
    assert not phone.context.cookies()
    check_axe_in_all_themes(phone)
    phone.get_by_role("button", name="Take my name here").click()
    done = phone.get_by_role("heading", name="You are Anna Moves here now")
    expect(done).to_be_focused()
    assert laptop.evaluate(NAME) == "Anna Moves"

    phone.get_by_role("main").get_by_role("link", name="Settings").click()
    sessions = phone.get_by_role("region", name="Your sessions")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    old = sessions.get_by_role("listitem").filter(has_not_text="this browser")
    old.get_by_role("button").click()
    phone.get_by_role("dialog").get_by_role("button", name="End", exact=True).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    visitors.forgive("401")
    assert laptop.evaluate(STATUS) == 401


def test_a_link_that_was_used_says_so_and_what_to_do(visitors: Visitors) -> None:
    """And a visitor who has a name here is told first that it would stay behind."""
    visitors.forgive("403")
    anna, bruno = settings(visitors, "Anna Once"), settings(visitors, "Bruno Stays")
    anna.get_by_role("button", name="Make a link").click()
    link = anna.get_by_label("Open this on the other device").input_value()
    first = visitors.come(None)
    first.goto(link)
    first.get_by_role("button", name="Take my name here").click()
    expect(first.get_by_role("heading", level=1)).to_contain_text("Anna Once")
    bruno.goto(link)
    expect(bruno.get_by_text("Here you are Bruno Stays now.").first).to_be_visible()
    bruno.get_by_role("button", name="Take my name here").click()
    expect(bruno.get_by_role("alert")).to_contain_text("good no more")
    assert browser_api.ask(bruno, "/me")["name"] == "Bruno Stays"


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device of the visitor's that keeps passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def test_a_passkey_brings_a_name_back(visitors: Visitors) -> None:
    """A cookie that is lost is lost; what lies in the phone is not."""
    page = settings(visitors, "Anna Keeps", "localhost")
    device, key = authenticator(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("list", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    (credential,) = device.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    # The device has it already, so it makes no second one.
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("No passkey was made or chosen.").first).to_be_visible()
    check_axe_in_all_themes(page)

    other = visitors.come(None)
    other.goto(at(visitors, "localhost") + "/device")
    synced, key = authenticator(other)
    synced.send("WebAuthn.addCredential", {"authenticatorId": key, "credential": dict(credential)})
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("You are Anna Keeps here now")

    page.reload()
    line = page.get_by_role("list", name="Passkeys").get_by_role("listitem")
    expect(line).to_contain_text("last used")
    line.get_by_role("button").click()
    dialog = page.get_by_role("dialog", name="Delete this passkey?")
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(line).to_have_count(0)
    expect(page.get_by_role("heading", name="Passkeys")).to_be_focused()
    visitors.forgive("403")
    other.goto(at(visitors, "localhost") + "/device")
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("was not recognised")


def test_an_address_in_numbers_says_that_it_has_no_passkeys(visitors: Visitors) -> None:
    """A button that can only fail is worse than a sentence."""
    page = settings(visitors, "Anna Numbers")
    expect(page.get_by_text("Passkeys need a secure address")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
