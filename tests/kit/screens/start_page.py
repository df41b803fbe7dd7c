"""What a visitor does on the start page."""

from playwright.sync_api import Locator, Page


def game_card(page: Page, variant: str) -> Locator:
    """The card of a game, which is chosen like a radio button."""
    return page.locator(f"input[name=game][value={variant}]")


def choose_game(page: Page, variant: str) -> None:
    """Choose a game by its card."""
    game_card(page, variant).check()
