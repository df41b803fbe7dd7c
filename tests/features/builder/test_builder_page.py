import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from kit.screens.browser import PHONE, SECONDS, Visitors, check_axe, check_axe_in_all_themes
from kit.servers import browser_api
from seabattle.rules import LANGUAGES, variant_names

SOUND = "These rules can be played."


def bench(
    visitors: Visitors, path: str = "/builder", *, whole: bool = True, **more: object
) -> Page:
    """The rule builder, when it has judged what is on it: all steps on one page, or one."""
    page = visitors.come(path, **more)  # type: ignore[arg-type]
    # The first check of a server waits for the process that does the heavy work.
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible(timeout=30 * SECONDS)
    if whole:
        page.get_by_label(re.compile("All on one page|Tutto su una pagina|Всё на одной")).check()
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
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible()
    page.get_by_label("Rows", exact=True).fill("7")
    page.get_by_label("Another shot after").select_option(label="any hit")
    page.get_by_role("group", name="Ship class 1").get_by_role(
        "button", name="Remove this class"
    ).click()
    expect(
        page.get_by_role("main").get_by_text("For 2 players the sea is 7 by 10.")
    ).to_be_visible()
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
    verdict.get_by_role("button", name="Rounds").click()
    expect(page.get_by_label("Switched on: Rounds")).to_be_focused()
    page.get_by_label("Switched on: Rounds").uncheck()
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible()
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
    expect(other.get_by_role("main").get_by_text("“sea-battle.toml” is loaded.")).to_be_visible()
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
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible()
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
    expect(
        page.get_by_role("main").get_by_text("The rules in this link cannot be read.")
    ).to_be_visible()


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


def rows(page: Page) -> Locator:
    """How many rows the sea has."""
    return page.get_by_label("Rows", exact=True)


def test_what_is_built_survives_a_reload_a_game_and_the_way_back(visitors: Visitors) -> None:
    """An evening's rules were lost with one click on Play, and with every reload."""
    page = bench(visitors, whole=False)
    rows(page).fill("9")
    expect(page.get_by_role("img", name="A sea of 9 by 10")).to_be_visible()
    page.reload()
    expect(rows(page)).to_have_value("9")
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible()
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url(re.compile("/match/[0-9a-f]{16}$"))
    page.go_back()
    expect(rows(page)).to_have_value("9")

    # A typed word is one step; what was removed comes back; so does what was begun before.
    rows(page).press_sequentially("0")
    page.keyboard.press("Control+z")
    expect(rows(page)).to_have_value("9")
    page.keyboard.press("Control+y")
    expect(rows(page)).to_have_value("90")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Fleet", exact=True).click()
    classes = page.get_by_role("group", name="Ship class")
    expect(classes).to_have_count(4)
    classes.first.get_by_role("button", name="Remove this class").click()
    expect(classes).to_have_count(3)
    page.keyboard.press("Control+z")
    expect(classes).to_have_count(4)
    expect(page.locator(".verdict", has_text=SOUND)).to_be_visible()
    page.get_by_label("Start from").select_option(label="Classic")
    page.get_by_role("button", name="Start again", exact=True).click()
    expect(classes).to_have_count(5)
    page.keyboard.press("Control+z")
    expect(classes).to_have_count(4)


def test_my_rule_sets_are_listed_and_what_is_deleted_comes_back(visitors: Visitors) -> None:
    """They lie in the browser, and the page says so."""
    page = bench(visitors, whole=False)
    mine = page.get_by_role("region", name="My rule sets")
    expect(mine).to_contain_text("kept in this browser only")
    rows(page).fill("8")
    name = mine.get_by_label("Name of this rule set")
    name.fill("Evening")
    name.press("Enter")
    expect(mine).to_contain_text("Kept as “Evening”.")
    rows(page).fill("11")
    page.reload()
    expect(rows(page)).to_have_value("11")
    mine.get_by_role("button", name="Evening", exact=True).click()
    expect(rows(page)).to_have_value("8")
    page.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_value("11")

    mine.get_by_role("button", name="Delete “Evening”").click()
    expect(mine.get_by_role("button", name="Evening", exact=True)).to_have_count(0)
    mine.get_by_role("button", name="Undo").click()
    expect(mine.get_by_role("button", name="Evening", exact=True)).to_be_visible()
    check_axe(page)


def test_every_step_is_reached_by_keys_and_says_where_it_is(visitors: Visitors) -> None:
    """A visitor with a screen reader knows which step it is, and can go back and forth."""
    page = bench(visitors, whole=False)
    steps = page.get_by_role("navigation", name="Steps of the rule builder")
    titles = [text.split(maxsplit=1)[1] for text in steps.get_by_role("button").all_inner_texts()]
    assert len(titles) == 8
    steps.get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    for place, title in enumerate(titles):
        expect(page.get_by_role("heading", level=2, name=title, exact=True)).to_be_focused()
        expect(steps.get_by_role("button", name=title)).to_have_attribute("aria-current", "step")
        if place + 1 < len(titles):
            page.get_by_role("button", name=f"Next: {titles[place + 1]}").press("Enter")
    check_axe(page)
    page.get_by_label("All on one page").check()
    for title in titles:
        expect(page.get_by_role("heading", level=2, name=title, exact=True)).to_be_visible()


CONTRADICTIONS = """
name = "nonsense"
title = { en = "Nonsense" }
grid = { rows = 10, columns = 10 }
sea = { touching = "never", friendly_fire = true }
turn = { order = "together", shots = "ships-afloat", again_after = "hit", begins = "first", \
second_shot = { undamaged_above = 1 } }
disclosure = { miss_told_to = "shooter", sinking_told = false, sunk_names = ["class"], \
hit_names = ["cells"] }
victory = { won = "declared" }
manoeuvre = { shift = 0, pivot = false }
arsenal = [{ name = "wide-shot", kind = "area", count = 1, takes_turn = false }]
labels = { columns = "numbers", rows = "numbers" }

[[fleet]]
name = "cruiser"
count = 1
shapes = ["###"]
"""


def test_what_is_wrong_is_said_in_the_words_of_the_form(visitors: Visitors, tmp_path: Path) -> None:
    """A visitor who fills in a form has never seen how a file spells it."""
    file = tmp_path / "nonsense.toml"
    file.write_text(CONTRADICTIONS, "utf-8")
    page = bench(visitors, whole=False)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a TOML file").click()
    chooser.value.set_files(file)
    verdict = page.locator(".verdict.broken")
    for lang in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(verdict).to_be_visible()
        page.wait_for_timeout(1500)
        lines = verdict.get_by_role("listitem").all_inner_texts()
        assert len(lines) >= 8
        spelled = [line for line in lines if re.search(r"\w = |[a-z]_[a-z]|\bmanoeuvre\b", line)]
        assert spelled == []
        assert verdict.get_by_role("button").count() == len(lines)
    page.get_by_role("banner").get_by_role("combobox").select_option("en")
    expect(verdict).to_contain_text("“Another shot after”: “nothing”")

    # Each leads to its field, which says the same to screen readers.
    said = verdict.get_by_role("listitem").filter(has_text="nothing can earn another shot")
    said.get_by_role("button").click()
    field = page.get_by_label("Another shot after")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("nothing can earn another shot"))
    check_axe_in_all_themes(page)


def test_a_game_by_own_rules_has_the_letters_of_the_language(visitors: Visitors) -> None:
    """As every other way to begin a game (SB2), unless the rules name their letters."""
    page = visitors.come("/builder", lang="ru")
    expect(page.locator(".verdict.sound")).to_be_visible(timeout=30 * SECONDS)

    def begin() -> str:
        page.get_by_role("button", name="Играть с компьютером").click()
        page.wait_for_url(re.compile("/match/[0-9a-f]{16}$"))
        columns = browser_api.view(page, page.url.rsplit("/", 1)[1])["names"]["columns"]
        page.go_back()
        expect(page.locator(".verdict.sound")).to_be_visible()
        return "".join(columns)

    assert begin() == "АБВГДЕЖЗИК"
    page.get_by_label("Буквы столбцов").select_option(value="РЕСПУБЛИКА")
    assert begin() == "РЕСПУБЛИКА"
