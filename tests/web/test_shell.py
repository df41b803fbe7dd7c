from playwright.sync_api import expect

from kit.web import Visitors, check_axe


def test_the_home_page_opens(visitors: Visitors) -> None:
    """Whatever else fails, somebody who comes sees where they are."""
    page = visitors.come("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sea Battle")
    check_axe(page)
