"""Checking games in the browser: those of this server, and records from anywhere."""

import re
from base64 import b64encode
from gzip import compress

from playwright.sync_api import FilePayload, Locator, Page, expect

from kit.games.bot_game import record_of, table
from kit.games.forged_record import record_lines, sealed
from kit.games.random_player import play_randomly
from kit.screens.browser import PHONE, Visitors, check_axe, check_axe_in_all_themes
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel
from seabattle.records import write_record

DROP = """([name, data]) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], name));
    const [target, options] = [document.querySelector('main'), { bubbles: true, cancelable: true }];
    for (const kind of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(kind, { ...options, dataTransfer: carried }));
}"""


def verdict(page: Page) -> Locator:
    """What the page has found."""
    return page.get_by_role("region", name=re.compile("Checked:|Something is wrong"))


def choose(page: Page, data: bytes) -> None:
    """A file is chosen with the keyboard."""
    button = page.get_by_role("button", name="Choose a record")
    expect(button).to_be_visible()
    with page.expect_file_chooser() as chooser:
        button.press("Enter")
    chooser.value.set_files(as_file(data))


def as_file(data: bytes) -> FilePayload:
    """Bytes as a file on a disk."""
    return {"name": "game.jsonl", "mimeType": "application/octet-stream", "buffer": data}


def test_a_finished_game_is_checked_from_its_page(visitors: Visitors) -> None:
    """One click from the result to what was checked, in words."""
    duel = ShortDuel(visitors)
    page = duel.anna
    duel.fire(page, MISS)
    duel.fire(duel.bruno, (0, 9))
    duel.fire(page, HIT, *REST, *LAST)
    page.goto(f"/match/{duel.match}")
    page.get_by_role("link", name="Check this game yourself").click()
    found = verdict(page)
    expect(found).to_contain_text("Checked: the game follows its rules.")
    expect(found).to_contain_text("2 fleets, each lying as the rules want it.")
    expect(found).to_contain_text("7 attacks, each in its turn and rightly answered")
    expect(found).to_contain_text("Patrol: Anna, Bruno")
    expect(found).to_contain_text("Anna has won: no other fleet is afloat. That follows from")
    expect(page.locator("[aria-live=polite]")).to_contain_text(
        "Checked: the game follows its rules."
    )
    check_axe_in_all_themes(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_text("Проверено: игра идёт по своим правилам.").first).to_be_visible()
    expect(page.get_by_text("2 флота, каждый расставлен по правилам.")).to_be_visible()


def test_the_page_says_that_nothing_was_changed_and_how(visitors: Visitors) -> None:
    """SB11–SB13: a seal before the first shot, the inspection after the last, by themselves."""
    duel = ShortDuel(visitors)
    page = duel.anna
    duel.look()
    line = page.locator("summary", has_text="Sealed:")
    expect(line).to_be_visible()
    shown = re.sub(r"[^0-9a-f]", "", line.inner_text().partition(":")[2])
    assert len(shown) == 16
    line.click()
    expect(page.locator("code", has_text=shown)).to_be_visible()
    assert duel.bruno.locator("summary", has_text="Sealed:").inner_text() == line.inner_text()
    duel.fire(page, MISS)
    duel.fire(duel.bruno, (0, 9))
    duel.fire(page, HIT, *REST, *LAST)
    page.goto(f"/match/{duel.match}")
    expect(
        page.get_by_text(
            "Checked: the game is the one that this server committed to and signed."
        ).first
    ).to_be_visible()
    page.get_by_text("How this was checked").click()
    how = page.locator("details", has_text="How this was checked")
    expect(how).to_contain_text("The seed and 2 fields are those that were committed to")
    expect(how).to_contain_text("This page had noted the seal when the game began")
    check_axe(page)
    languages = page.locator("select", has=page.locator("option[value=ru]"))
    for lang, words in (
        ("it", "per cui il server si era impegnato"),
        ("ru", "за которую сервер поручился"),
    ):
        languages.select_option(lang)
        expect(page.get_by_text(words).first).to_be_visible()
    languages.select_option("en")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    # A server that shows another seal at the end than it did at the beginning is found out.
    page.evaluate(
        "sessionStorage.setItem(Object.keys(sessionStorage).find(\n"
        "key => key.startsWith('seal of ')), 'ab'.repeat(32))"
    )
    page.reload()
    expect(page.get_by_text("The check found that something was changed.").first).to_be_visible()
    expect(page.get_by_text("abab abab abab abab then")).to_be_visible()


def test_a_record_from_anywhere_is_checked_and_sent_nowhere(visitors: Visitors) -> None:
    """Chosen or dropped, whole or compressed, honest or not."""
    page = visitors.come("/check")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    found = verdict(page)
    data = write_record(record_of(play_randomly(table("battaglia-navale"), 3)))
    choose(page, data)
    expect(found).to_contain_text("Checked: the game follows its rules.")
    expect(found).to_contain_text(re.compile("looks by radar, each rightly answered"))

    lines = record_lines(data)
    shot = next(
        line for line in lines[1:] if line.get("events", [{}])[0].get("type") == "salvo-landed"
    )
    shot["events"][0]["impacts"][0] = {"at": [0, 0], "struck": []}
    page.evaluate(DROP, ["forged.jsonl", b64encode(sealed(lines)).decode()])
    expect(found).to_contain_text("Something is wrong with this record.")
    expect(found).to_contain_text(f"Line {shot['n'] + 1}, ")
    expect(found).to_contain_text("the answer to the shots is false.")
    expect(found).to_contain_text("What was in order before that")
    check_axe(page)

    packed = compress(data)
    for bytes_, said in (
        (packed, "Checked: the game follows its rules."),
        (packed[:-9], "The compressed file is damaged."),
        (data[: len(data) // 2], "the file was cut off"),
        (b"hello", "This is no record of a game."),
        (data.replace(b'"by":1', b'"by":0', 1), "The checksum does not fit"),
        (packed + b"!", "The compressed file is damaged."),
    ):
        page.locator("input[type=file]").set_input_files(as_file(bytes_))
        expect(found).to_contain_text(said)
    assert {each.partition(" ")[0] for each in asked} <= {"GET"}
    assert max(map(len, asked)) < 200, "no record travels in an address"


def test_a_game_that_is_not_there_is_said(visitors: Visitors) -> None:
    """A link that was cut off."""
    visitors.forgive("status of 404")
    page = visitors.come("/check/0123456789abcdef")
    expect(page.get_by_role("alert").filter(has_text="match")).to_be_visible()
