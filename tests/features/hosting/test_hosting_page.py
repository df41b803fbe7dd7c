"""A forum game from the host's desk: a form, pasted messages, a player with a browser."""

import re
from random import Random

from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors, check_axe_in_all_themes
from kit.servers import browser_api
from seabattle.features.hosting.messages.message_reply import fleet_text
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.speech import speaker_for

RULES = settle(load_variant("forum"), 3)


def give(desk: Page, text: str, *, name: str | None = None) -> None:
    """Paste a message, look at it, and give the order."""
    if name is not None:
        desk.get_by_label("Message of").select_option(label=name)
    desk.get_by_label("Message", exact=True).fill(text)
    desk.get_by_role("button", name="Read it").click()
    desk.get_by_role("button", name="Give this order").click()
    expect(desk.get_by_role("main").get_by_text(re.compile("^Ordered for"))).to_be_visible()
    # The next message is another player's: what was read must not be given for them, too.
    expect(desk.get_by_role("button", name="Give this order")).to_have_count(0)
    expect(desk.get_by_label("Answer to send back")).to_have_value(re.compile("oted"))


def fleet(seed: int) -> str:
    """A fleet as a player writes it."""
    return fleet_text(speaker_for("en", RULES, ()), random_fleet(RULES, Random(seed)))


def open_game(host: Page) -> str:
    """Anna and Boris write, Clara has a link."""
    host.goto("/")
    host.get_by_role("link", name="Host a forum game").click()
    host.get_by_label("Names, one in each line").fill("Anna\nBoris\nClara")
    host.get_by_label("Clara").select_option("has a link")
    host.get_by_label("Rounds close at").fill("20:00")
    host.get_by_label("Time zone").fill("Europe/Rome")
    check_axe_in_all_themes(host)
    host.get_by_role("button", name="Open the game").click()
    expect(host.get_by_role("heading", name="Host's desk")).to_be_visible()
    return str(host.get_by_role("textbox", name="Clara").input_value())


def test_a_mixed_game_of_messages_and_a_browser(visitors: Visitors) -> None:
    """Two players write, one plays on the page, and the host holds no seat."""
    host, clara = visitors.come(None), visitors.come(None)
    link = open_game(host)
    expect(
        host.get_by_role("main").get_by_text("You give the orders of Anna, Boris")
    ).to_be_visible()
    host.get_by_role("link", name="To the game").click()
    said = "The host gives the orders of Anna, Boris, and holds no seat."
    expect(host.get_by_text(said)).to_be_visible()
    host.get_by_role("link", name="Host's desk").click()
    expect(host.get_by_text("Missing: Anna, Boris")).to_be_visible()
    for seed, name in ((1, "Anna"), (2, "Boris")):
        give(host, f"Hello, my fleet: {fleet(seed)}. Thanks!", name=name)
    clara.goto(link)
    clara.wait_for_url(re.compile("/match/"))
    # Her page asks for what she had begun to place, which is refused once a fleet is in.
    clara.wait_for_load_state("networkidle")
    browser_api.place_by_chance(clara, link.split("/")[-2])
    expect(clara.get_by_text("Pick a cell for your secret shot.")).to_be_visible()
    note = clara.get_by_text("The host gives the orders of Anna, Boris, and holds no seat.")
    expect(note).to_be_visible()
    expect(host.get_by_role("heading", name="Round 1")).to_be_visible()
    host.get_by_label("Message", exact=True).fill("maybe B7?")
    host.get_by_role("button", name="Read it").click()
    main = host.get_by_role("main")
    expect(main.get_by_text("Not sure. Look at it before you give the order.")).to_be_visible()
    check_axe_in_all_themes(host)
    give(host, "I fire at B7, please")
    give(host, "C8")
    host.get_by_role("button", name="Close the round").click()
    expect(host.get_by_role("dialog")).to_contain_text("Clara")
    host.get_by_role("button", name="Close it").click()
    expect(host.get_by_role("heading", name="Round 2")).to_be_visible()
    post = host.get_by_role("textbox", name="Post for the forum")
    expect(post).to_have_value(re.compile(r"Forum game: round 1"))
    host.get_by_role("button", name="Replace Clara").click()
    host.get_by_label("Name of the substitute").fill("Dora")
    host.get_by_role("button", name="They write to me").click()
    expect(host.locator("[data-seat='2']")).to_contain_text("Dora")
    host.get_by_role("button", name="End the game").first.click()
    host.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(host.get_by_role("main").get_by_text("The game is over.")).to_be_visible()


def sign_up(guest: Page, link: str, name: str, answer: str) -> None:
    """Open the one link, and answer."""
    guest.goto(link)
    guest.get_by_label("Your name on the list").fill(name)
    guest.get_by_role("button", name=answer, exact=True).click()
    expect(guest.get_by_role("main").get_by_text(re.compile(f"^{name}, you"))).to_be_visible()


def test_a_game_is_announced_signed_up_for_and_started(visitors: Visitors) -> None:
    """One link for all; players on the list confirm, and find the way to a seat of their name."""
    host, clara, dora = (visitors.come(None) for _ in range(3))
    host.goto("/host")
    host.get_by_label("Names, one in each line").fill("Boris")
    host.get_by_role("button", name="Announce the game").click()
    link = host.get_by_role("textbox", name="Link for everybody")
    expect(link).to_have_value(re.compile("/signup/[0-9a-f]{16}$"))
    address = link.input_value()
    sign_up(clara, address, "Clara", "I am in")
    sign_up(dora, address, "Dora", "Substitute")
    check_axe_in_all_themes(clara)
    host.reload()
    host.get_by_role("button", name="Close the list: 48 hours to confirm").click()
    host.get_by_role("button", name="Boris has confirmed").click()
    clara.reload()
    clara.get_by_role("button", name="Yes, I will play").click()
    expect(clara.get_by_role("main").get_by_text("You have confirmed.").first).to_be_visible()
    host.reload()
    check_axe_in_all_themes(host)
    host.get_by_role("button", name="Start the game").click()
    host.get_by_role("link", name="To the host's desk").click()
    expect(host.get_by_role("textbox", name="Clara")).to_have_value(re.compile("/join/"))
    clara.reload()
    clara.get_by_role("link", name="Take your seat").click()
    clara.wait_for_url(re.compile("/match/"))
    host.get_by_role("button", name="Replace Clara").click()
    host.get_by_role("dialog").get_by_role("button", name="Dora", exact=True).click()
    expect(host.get_by_role("textbox", name="Dora")).to_have_value(re.compile("/join/"))
    dora.reload()
    dora.get_by_role("link", name="Take your seat").click()
    dora.wait_for_url(re.compile("/match/"))
    expect(host.locator("[data-seat='1']")).to_contain_text("Dora")
