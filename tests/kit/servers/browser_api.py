"""What a visitor asks of the server where a test does not click for it.

The question goes with the visitor's cookies, beside the page: the page need not be there
yet, and has nothing to do with the answer.
"""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Page

Place = tuple[int, int]

OUR_OWN = {"Sec-Fetch-Site": "same-origin"}
"""The headers that a browser adds to a request of the server's own page."""

_ids = count(1)


def ask(page: Page, path: str, body: Any = None) -> Any:
    """The answer to a question; with a body something is to be done."""
    if body is None:
        answer = page.request.get(f"/api{path}")
    else:
        answer = page.request.post(f"/api{path}", data=body, headers=OUR_OWN)
    assert answer.ok, f"{answer.status} {path} {answer.text()}"
    return answer.json()


def call(page: Page, name: str) -> None:
    """Give a visitor a name that a test can look for."""
    ask(page, "/me")
    answer = page.request.patch("/api/me", data={"name": name}, headers=OUR_OWN)
    assert answer.ok, answer.text()


def lay(page: Page, **wanted: Any) -> str:
    """Lay a table, and be its host."""
    wanted = {"id": f"aboard-{next(_ids)}", **wanted}
    return str(ask(page, "/matches", wanted)["company"]["match"])


def want(page: Page, match: str, request: dict[str, Any]) -> None:
    """Ask something of a match."""
    ask(page, f"/matches/{match}/commands", {"id": f"aboard-{next(_ids)}", "request": request})


def act(page: Page, match: str, command: dict[str, Any]) -> None:
    """Do something in the game."""
    want(page, match, {"type": "act", "command": command})


def sit_by_link(host: Page, match: str, guests: Iterable[Page]) -> None:
    """Let each guest sit down with a link of the host's."""
    links = ask(host, f"/matches/{match}/links")
    for guest, link in zip(guests, links, strict=True):
        want(guest, match, {"type": "sit-down", "key": link["key"]})


def place_by_chance(page: Page, match: str) -> None:
    """Place a fleet by chance."""
    ships = ask(page, f"/matches/{match}/random-fleet")["ships"]
    act(page, match, {"type": "place-fleet", "ships": ships})


def place(page: Page, match: str, ships: Sequence[tuple[str, Sequence[Place]]]) -> None:
    """Place certain ships."""
    berths = [
        {"ship_class": name, "cells": [list(cell) for cell in cells]} for name, cells in ships
    ]
    act(page, match, {"type": "place-fleet", "ships": berths})


def fire(page: Page, match: str, *cells: Place) -> None:
    """Fire, or order to."""
    act(page, match, {"type": "fire", "at": [list(cell) for cell in cells]})


def view(page: Page, match: str) -> Any:
    """All that the visitor knows of a match."""
    return ask(page, f"/matches/{match}/view")
