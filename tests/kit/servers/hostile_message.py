"""Messages that no honest client would send."""

import json
from copy import deepcopy
from random import Random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "sit-down", "seat": 1},
    {"type": "sit-down", "key": "0" * 32},
    {"type": "stand-up"},
    {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}},
    {"type": "act", "command": {"type": "fire", "at": [[63, 63], [63, 63]]}},
    {"type": "act", "command": {"type": "place-fleet", "ships": []}},
    {
        "type": "act",
        "command": {"type": "place-fleet", "ships": [{"ship_class": "carrier", "cells": [[0, 0]]}]},
    },
    {
        "type": "act",
        "command": {"type": "use-weapon", "weapon": "radar", "target": {"type": "row", "row": 1}},
    },
    {
        "type": "act",
        "command": {
            "type": "use-weapon",
            "weapon": "\u202eradar",
            "target": {"type": "centre", "at": [1, 60]},
        },
    },
    {"type": "act", "command": {"type": "move-ship", "ship": 0, "to": [[0, 0], [0, 0]]}},
    {"type": "act", "command": {"type": "declare-victory"}},
    {"type": "act", "command": {"type": "end-turn"}},
    {"type": "refuse-stop"},
    {"type": "claim-absence"},
    {"type": "end-round"},
    {"type": "send-away", "seat": 1},
    {"type": "send-away", "seat": 63},
    {"type": "remind"},
    {"type": "act-for", "seat": 1, "command": {"type": "fire", "at": [[0, 0]]}},
    {"type": "replace-player", "seat": 1, "name": "Boris"},
    {"type": "replace-player", "seat": 1},
    {"type": "set-deadline", "at": 10**13},
    {"type": "ask-rematch"},
)

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 64, 2**31, 2**63, 2**64, 10**300, 1.5, -0.0, 1e308),
    *("", "a", "\x00", "\ud800", "∞", "x" * 500, "turn/not-yours", "../../etc", "<script>"),
    *([], [[]], [[[]]], {}, {"type": "act"}, {"type": None}, [0] * 300, {"a": {"b": {}}}),
)


def draw_hostile_message(dice: Random) -> str | bytes:
    """One message: a good one bent somewhere, or nothing like one."""
    kind = dice.randrange(10)
    if kind == 0:
        return dice.randbytes(dice.randrange(60))
    if kind == 1:
        return "[" * dice.randrange(1, 2000)
    if kind == 2:
        return _cut_short(dice, json.dumps(_order(dice)))
    if kind == 3:
        return json.dumps(dice.choice(ODD), ensure_ascii=True)
    order = _order(dice)
    for _ in range(dice.randrange(3)):
        _bend(dice, order)
    return json.dumps(order, ensure_ascii=True)


def _order(dice: Random) -> dict[str, Any]:
    order: dict[str, Any] = {
        "id": f"r{dice.randrange(10**9)}",
        "request": deepcopy(dice.choice(GOOD)),
    }
    if dice.random() < 0.2:
        order["made_on"] = dice.choice([0, 1, 10**6, 10**12, -1])
    return order


def _cut_short(dice: Random, text: str) -> str:
    return text[: dice.randrange(len(text))]


def _bend(dice: Random, value: Any) -> None:
    """Put something odd somewhere into a message."""
    while isinstance(value, dict | list) and value:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = dice.choice(keys)
        if dice.random() < 0.4 or not isinstance(value[key], dict | list):
            value[key] = deepcopy(dice.choice(ODD))
            return
        value = value[key]
