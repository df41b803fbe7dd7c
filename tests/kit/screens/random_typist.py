"""A player who presses any key at any speed, as a cat on the keyboard does."""

import asyncio
import random

from textual import events
from textual.keys import _character_to_key

from kit.screens.terminal_pilot import TerminalPlayer

NAMED = (
    *("up", "down", "left", "right", "enter", "escape", "tab", "shift+tab", "space", "backspace"),
    *("home", "end", "pageup", "pagedown", "ctrl+p", "delete"),
    *(f"f{number}" for number in range(1, 11)),
)
STEERING = ("up", "down", "left", "right", "enter", "escape", "f2")
"""Pressed more often than the rest: they lead from page to page."""
SIGNS = "abcdefgjrxcuslgnvq0123789+-/жйЫ "
PAUSES = (0.0, 0.0, 0.0, 0.002, 0.02)
"""Seconds between two keys; most come faster than the screen follows."""


class RandomTypist:
    """Keys by chance, the same ones for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)
        self.pressed: list[str] = []

    async def type(self, sitter: TerminalPlayer, keys: int) -> None:
        """Press so many keys, or as many as the program takes before it is left."""
        for _ in range(keys):
            if not sitter.program.is_running or sitter.program._exit:
                return
            key = self._next_key()
            self.pressed.append(key)
            send_key(sitter, key)
            pause = self._chance.choice(PAUSES)
            await asyncio.sleep(self._chance.random() * pause)

    def _next_key(self) -> str:
        kind = self._chance.random()
        if kind < 0.45:
            return self._chance.choice(STEERING)
        return self._chance.choice(NAMED if kind < 0.8 else SIGNS)


def send_key(sitter: TerminalPlayer, key: str) -> None:
    """Press a key, and do not wait for anything."""
    sign = key if len(key) == 1 else None
    name = _character_to_key(key) if sign is not None and not sign.isalnum() else key
    event = events.Key(name, sign)
    event.set_sender(sitter.program)
    driver = sitter.program._driver
    assert driver is not None
    driver.send_message(event)
