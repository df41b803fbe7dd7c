import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors, check_axe

ELSEWHERE = "http://127.0.0.1:9/picture.png"


def troubles_of(visitors: Visitors, page: Page, script: str) -> list[str]:
    """What the watch reports once a page has run something."""
    page.evaluate(script)
    page.wait_for_timeout(200)
    found = visitors.watch.report()
    # The faults planted here are none of the page.
    visitors.forgive("planted|127.0.0.1:9|ERR_|Content Security Policy")
    return found


def test_an_error_on_the_console_is_noticed(visitors: Visitors) -> None:
    """A watch that sleeps would let every other test pass."""
    page = visitors.come("/settings")
    assert troubles_of(visitors, page, "console.error('planted')")


def test_an_exception_is_noticed(visitors: Visitors) -> None:
    """Svelte goes on after most of them, and so would a test that only looks."""
    page = visitors.come("/settings")
    script = "setTimeout(() => { throw new Error('planted') }, 0)"
    assert any("planted" in each for each in troubles_of(visitors, page, script))


def test_a_request_to_another_host_is_noticed_and_stopped(visitors: Visitors) -> None:
    """The policy of the server stops it, and the watch says so."""
    page = visitors.come("/settings")
    script = f"new Image().src = '{ELSEWHERE}'; fetch('{ELSEWHERE}').catch(() => undefined)"
    assert any("Content Security Policy" in each for each in troubles_of(visitors, page, script))


def test_axe_notices_a_field_without_a_name(visitors: Visitors) -> None:
    """An axe that finds nothing anywhere has not been run."""
    page = visitors.come("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('input'))")
    with pytest.raises(AssertionError, match="label"):
        check_axe(page)
