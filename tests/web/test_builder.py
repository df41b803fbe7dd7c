import re
from pathlib import Path

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, SECONDS, Visitors, check_axe, check_axe_in_all_themes
from kit.servers import browser_api
from seabattle.rules import LANGUAGES, variant_names

SOUND = "These rules can be played."


def bench(visitors: Visitors, path: str = "/builder", **more: object) -> Page:
    """The rule builder, when it has judged what is on it."""
    page = visitors.come(path, **more)  # type: ignore[arg-type]
    # The first check of a server waits for the process that does the heavy work.
    expect(page.get_by_text(SOUND)).to_be_visible(timeout=30 * SECONDS)
    return page


def toml(page: Page) -> str:
    """The file as the page shows it."""
    return page.locator("pre").text_content() or ""


def judged(page: Page) -> None:
    """Wait until the latest change has been judged."""
    expect(page.locator(".verdict.checking")).to_have_count(0)


def test_from_a_preset_to_a_playing_game(visitors: Visitors) -> None:
    """The shortest way from an idea to a game by it."""
    page = bench(visitors)
    page.get_by_label("Start from").select_option(label="Classic")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_label("Rows", exact=True).fill("7")
    page.get_by_label("Another shot after").select_option(label="any hit")
    page.get_by_role("group", name="Ship class 1").get_by_role(
        "button", name="Remove this class"
    ).click()
    expect(page.get_by_text("For 2 players the sea is 7 by 10.")).to_be_visible()
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url(re.compile("/match/[0-9a-f]{16}$"))

    match = page.url.rsplit("/", 1)[1]
    rules = browser_api.view(page, match)["ruleset"]
    assert (rules["grid"]["rows"], rules["grid"]["cols"]) == (7, 10)
    assert rules["turn"]["again_after"] == "hit"
    assert rules["fleet"][0]["name"] == "battleship"
    browser_api.place_by_chance(page, match)
    expect(page.get_by_role("grid")).to_have_count(2)
    assert browser_api.view(page, match)["table"]["phase"] == "playing"


def test_what_is_impossible_is_said_at_once_and_leads_to_its_place(visitors: Visitors) -> None:
    """A builder that lets you write nonsense, and refuses at the end, wastes your evening."""
    page = bench(visitors)
    page.get_by_label("Switched on: Rounds").check()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("One thing is in the way")
    expect(verdict).to_contain_text("but turns alternate")
    expect(page.get_by_role("button", name="Play the computer")).to_be_disabled()
    check_axe(page)
    verdict.get_by_role("button", name="Go there").click()
    expect(page.get_by_label("Switched on: Rounds")).to_be_focused()
    page.get_by_label("Switched on: Rounds").uncheck()
    expect(page.get_by_text(SOUND)).to_be_visible()
    expect(page.get_by_role("button", name="Play the computer")).to_be_enabled()


def test_a_shape_is_drawn_by_clicking_and_by_keys(visitors: Visitors) -> None:
    """Ships of any form are the charm of rules of one's own (SB5)."""
    page = bench(visitors)
    first = page.get_by_role("group", name="Ship class 1")
    first.get_by_role("button", name="Draw shape 1").click()
    pad = first.get_by_role("toolbar")
    pad.get_by_role("button", name="Row 1, column 4: deck").click()
    pad.get_by_role("button", name="Row 1, column 3: deck").press("ArrowDown")
    page.keyboard.press("Space")
    expect(pad.get_by_role("button", name="Row 2, column 3: deck")).to_be_focused()
    expect(first.get_by_role("button", name="Draw shape 1, 4 decks")).to_be_visible()
    page.get_by_text("The file", exact=True).click()
    expect(page.locator("pre")).to_have_text(re.compile(r'\["###", "\.\.#"\]'))

    pad.get_by_role("button", name="Row 4, column 1: water").click()
    expect(first).to_contain_text("do not all hang together")


def test_rules_go_to_a_file_and_come_back(visitors: Visitors, tmp_path: Path) -> None:
    """A table keeps its house rules where it keeps everything else."""
    page = bench(visitors)
    page.get_by_label("Title", exact=True).fill("Заплыв")
    page.get_by_role("button", name="Add a special action").click()
    judged(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a TOML file").click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    assert kept.name == "sea-battle.toml"
    assert "Заплыв" in kept.read_text("utf-8")

    other = bench(visitors)
    other.locator("input[type=file]").set_input_files(kept)
    expect(other.get_by_text("“sea-battle.toml” is loaded.")).to_be_visible()
    expect(other.get_by_label("Title", exact=True)).to_have_value("Заплыв")
    judged(other)
    other.get_by_text("The file", exact=True).click()
    assert toml(other) == kept.read_text("utf-8")


def test_a_file_that_is_no_rule_file_is_refused_with_its_line(
    visitors: Visitors, tmp_path: Path
) -> None:
    """The bench keeps what was on it."""
    page = bench(visitors)
    (tmp_path / "broken.toml").write_text('name = "x"\nthis is no toml', "utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.toml")
    expect(page.get_by_role("alert").first).to_contain_text("“broken.toml” cannot be opened here")
    expect(page.get_by_role("alert").first).to_contain_text("not TOML")
    expect(page.get_by_label("Short name")).to_have_value("sea-battle")


def test_rules_travel_in_a_link(visitors: Visitors) -> None:
    """A friend opens the link and has the very same rules on the bench."""
    page = bench(visitors, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_label("Ships may touch").select_option(label="at corners only")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("It contains all the rules.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/builder#rules=" in link

    friend = bench(visitors, link.removeprefix(visitors.page_server.url))
    expect(friend.get_by_label("Ships may touch")).to_have_value("corners")
    friend.get_by_text("The file", exact=True).click()
    page.get_by_text("The file", exact=True).click()
    assert toml(friend) == toml(page)


def test_a_link_that_was_cut_short_says_so(visitors: Visitors) -> None:
    """Mail programs break long links."""
    page = bench(visitors, "/builder#rules=abc")
    expect(page.get_by_text("The rules in this link cannot be read.")).to_be_visible()


def test_every_ready_made_game_can_be_started_from(visitors: Visitors) -> None:
    """Each of them is a file like any other: on the bench it is still sound."""
    page = bench(visitors)
    for name in variant_names():
        page.get_by_label("Start from").select_option(value=name)
        expect(page.get_by_label("Short name")).to_have_value(name)
        judged(page)
        expect(page.locator(".verdict")).to_contain_text(SOUND)


def test_changes_are_not_given_up_by_a_slip(visitors: Visitors) -> None:
    """Another preset is one click away, and so is the loss of an evening's work."""
    page = bench(visitors)
    page.get_by_label("Rows", exact=True).fill("12")
    page.get_by_label("Start from").select_option(label="Classic")
    page.get_by_role("button", name="Keep my changes").click()
    expect(page.get_by_label("Rows", exact=True)).to_have_value("12")
    page.get_by_label("Start from").select_option(label="Classic")
    page.get_by_role("button", name="Start again", exact=True).click()
    expect(page.get_by_label("Short name")).to_have_value("classic")


def test_the_builder_speaks_every_language_and_keeps_the_draft(visitors: Visitors) -> None:
    """Switching the language is no reason to lose anything."""
    page = bench(visitors)
    page.get_by_label("Rows", exact=True).fill("3")
    expect(page.locator(".verdict")).to_contain_text("in the way")
    page.get_by_role("banner").get_by_role("combobox").select_option("ru")
    expect(page.get_by_role("heading", level=1)).to_have_text("Конструктор правил")
    expect(page.locator(".verdict")).to_contain_text("Мешает 1 препятствие")
    expect(page.get_by_label("Строки", exact=True)).to_have_value("3")
    check_axe(page)


def test_the_builder_fits_on_a_phone(visitors: Visitors) -> None:
    """Rules are argued about where people sit together, not at a desk."""
    page = visitors.come("/builder", size=PHONE, touch=True)
    for lang in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".verdict.sound")).to_be_visible(timeout=30 * SECONDS)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], lang
    check_axe_in_all_themes(page)
