"""A player at a sealed table in a browser, and all that the browser has sent."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Request, WebSocket, expect

from kit.screens.browser import SECONDS
from kit.servers.browser_api import view

SKIFFS = """
name = "skiffs"

[title]
en = "Skiffs"
it = "Barchini"
ru = "Ялики"

[grid]
rows = 3
columns = 3

[sea]
touching = "never"

[[fleet]]
name = "cruiser"
count = 1
shapes = ["##"]

[turn]
begins = "lot"
again_after = "hit"

[disclosure]
sunk_names = ["class", "cells"]
"""
"""A game of a few shots whose fields are proved at once."""

PATIENCE = 60 * SECONDS
THE_END = re.compile("You have (won|lost)")

KEPT = """async () => {
  const done = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const database = await done(indexedDB.open('seabattle-sealed', 1));
  const found = await done(database.transaction('keepsakes').objectStore('keepsakes').getAll());
  database.close();
  return found.map(({ ships, ...secrets }) => ({
    ships,
    secrets: ['secret', 'seed', 'nonce', 'lot_nonce'].map((name) => [...secrets[name]]),
  }));
}"""


CLEARED = (
    KEPT.partition("const found")[0]
    + """
  const store = database.transaction('keepsakes', 'readwrite').objectStore('keepsakes');
  await done(store.clear());
  database.close();
}"""
)


class SealedSitter:
    """A page at a sealed table; all data that leaves it is written down."""

    def __init__(self, page: Page, match: str) -> None:
        self.page = page
        self.match = match
        self.sent: list[bytes] = []
        page.on("request", self._note_request)
        page.on("websocket", self._note_socket)

    def _note_request(self, request: Request) -> None:
        self.sent.append(request.url.encode() + b" " + (request.post_data_buffer or b""))

    def _note_socket(self, socket: WebSocket) -> None:
        socket.on(
            "framesent",
            lambda data: self.sent.append(data.encode() if isinstance(data, str) else data),
        )

    def open(self) -> None:
        """Come to the table."""
        self.page.goto(f"/match/{self.match}")

    def place(self) -> None:
        """Let chance lay the fleet, on this device, and be ready."""
        self.page.get_by_role("button", name="Random").click(timeout=PATIENCE)
        self.page.get_by_role("button", name="Ready for battle").click()

    def await_play(self) -> None:
        """Until both fields are proved and the first turn is given."""
        expect(self.page.locator(".headline")).to_be_visible(timeout=PATIENCE)

    @property
    def view(self) -> Any:
        """What the server knows of the seat."""
        return view(self.page, self.match)

    def kept(self) -> list[dict[str, Any]]:
        """The secrets in the storage of the browser."""
        return list(self.page.evaluate(KEPT))

    def clear_storage(self) -> None:
        """Let the browser forget what it has kept."""
        self.page.evaluate(CLEARED)

    def is_to_fire(self) -> bool:
        """Whether it is this seat's turn, as the server has it."""
        seen = self.view
        return bool(seen["table"]["phase"] == "playing" and seen["table"]["turn"] == seen["seat"])

    def aim(self, at: tuple[int, int]) -> Locator:
        """Click on a cell; gives back the sea in which it lies."""
        foreign = self.page.locator("[role=grid][aria-label^='The sea of']")
        foreign.locator(f"[data-cell='{at[0]},{at[1]}']").click()
        return foreign

    def fire(self, at: tuple[int, int]) -> None:
        """Fire at a cell by clicking on it, and wait for the answer on the page."""
        foreign = self.aim(at)
        words = ", ".join(f"[aria-label*={word}]" for word in ("miss", "hit", "sunk"))
        answered = foreign.locator(f"[data-cell='{at[0]},{at[1]}']:is({words})")
        expect(answered.or_(self.page.locator("h1", has_text=THE_END))).to_be_visible(
            timeout=PATIENCE
        )

    def open_cells(self) -> list[tuple[int, int]]:
        """The cells that can still be fired at."""
        return [(row, col) for row, col in self.view["open"]]


def leaks(sitter: SealedSitter) -> list[str]:
    """What of the secrets or the fleet is in anything that was sent."""
    (kept,) = sitter.kept()
    found = []
    texts = [data.decode("latin-1").lower() for data in sitter.sent]
    for secret in map(bytes, kept["secrets"][:2]):
        looks = (
            secret.decode("latin-1").lower(),
            secret.hex(),
            json.dumps(list(secret)),
            ",".join(map(str, secret)),
        )
        found += [f"a secret in {text[:80]}" for text in texts for look in looks if look in text]
    found += [
        f"ships in {text[:80]}" for text in texts if "ship_class" in text or '"ships"' in text
    ]
    return found
