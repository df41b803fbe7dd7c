"""Sealed tables beyond two browsers: against a terminal, by own rules, and what they weigh."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kit.screens.browser import SECONDS, Visitors
from kit.screens.sealed_sitter import PATIENCE, SKIFFS, THE_END, SealedSitter, leaks
from kit.screens.typist import Typist
from kit.servers.browser_api import call, lay, place_by_chance
from seabattle.rules import settle
from seabattle.rules.checking.load import read_variant
from seabattle_verifier import verify


@pytest.mark.slow
def test_a_browser_plays_a_terminal_at_a_sealed_table(visitors: Visitors, tmp_path: Path) -> None:
    """Two programs that share no line of proofs, each checking the other."""
    page = visitors.come(None)
    call(page, "Anna")
    match = lay(page, seats=["host", "link"], toml=SKIFFS, sealed=True)
    (link,) = page.request.get(f"/api/matches/{match}/links").json()
    url, ruleset = f"{visitors.page_server.url}{link['path']}", settle(read_variant(SKIFFS))
    bruno = Typist(tmp_path, ruleset, "play", "--plain", "--match", url, "--name", "Bruno")
    with ThreadPoolExecutor(1) as hand:
        game = hand.submit(bruno.play_sealed)
        sitter = SealedSitter(page, match)
        sitter.open()
        sitter.place()
        sitter.await_play()
        for _ in range(40):
            turn = page.locator(".headline", has_text=re.compile("Your turn"))
            end = page.locator("h1", has_text=THE_END)
            expect(turn.or_(end)).to_be_visible(timeout=PATIENCE)
            if end.is_visible():
                break
            if sitter.is_to_fire():
                sitter.fire(sitter.open_cells()[0])
        expect(page.locator("h1", has_text=THE_END)).to_be_visible(timeout=PATIENCE)
        assert game.result(), bruno.lines
    assert "Sealed table: every answer is proved, and checked on this machine." in bruno.lines
    bruno.type("yes")
    bruno.wait_for_words("it is the one that was sealed")
    same = page.get_by_text("this is the field that was sealed")
    expect(same).to_be_visible(timeout=PATIENCE)
    assert leaks(sitter) == []
    record = page.request.get(f"/api/matches/{match}/record").body()
    assert verify(record).finished


def test_rules_of_ones_own_are_played_sealed_from_the_builder(visitors: Visitors) -> None:
    """The choice stands in the form that begins a game; rules that cannot be sealed say why."""
    page = visitors.come("/builder")
    sound = page.locator(".verdict", has_text="These rules can be played.")
    expect(sound).to_be_visible(timeout=30 * SECONDS)
    page.get_by_label("Start from").select_option(label="Classic with bonus rules")
    expect(sound).to_be_visible()
    choice = page.get_by_role("checkbox", name="Sealed table")
    choice.check()
    expect(page.get_by_text("its ships move")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Start from").select_option(label="Classic")
    expect(page.get_by_text("Your field stays on this device")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Invite a friend").click()
    page.wait_for_url(re.compile("/match/[0-9a-f]{16}$"))
    match = page.url.rsplit("/", 1)[1]
    found = page.request.get(f"/api/matches/{match}").json()
    assert found["company"]["sealed"] is not None


def test_who_opens_no_sealed_table_loads_nothing_of_it(visitors: Visitors) -> None:
    """Bytes are counted from the first page to a shot in a game that a referee judges."""
    page = visitors.come(None)
    call(page, "Anna")
    loaded: dict[str, bytes] = {}

    def note(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if url.endswith(".js"):
            loaded[url.rsplit("/", 1)[1]] = response.body()  # type: ignore[attr-defined]

    page.on("response", note)
    page.goto("/")
    page.locator("input[name=game]").first.wait_for()
    match = lay(page, seats=["host", "hunter"], variant="sea-battle")
    page.goto(f"/match/{match}")
    place_by_chance(page, match)
    expect(page.get_by_role("grid")).to_have_count(2)
    page.wait_for_load_state("networkidle")
    ordinary = dict(loaded)
    assert _weight_of_seals(ordinary) == 0
    assert sum(map(len, ordinary.values())) > 100_000

    sealed = lay(page, seats=["host", "hunter"], toml=SKIFFS, sealed=True)
    page.goto(f"/match/{sealed}")
    expect(page.get_by_role("button", name="Random")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert _weight_of_seals(loaded) > 20_000


def _weight_of_seals(loaded: dict[str, bytes]) -> int:
    """Bytes of programs that know how fields are sealed."""
    return sum(len(body) for body in loaded.values() if b"seabattle/sealed/1" in body)
