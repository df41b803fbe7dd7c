"""Checks that the shapes drawn in a rule file can be ships.

It reads the raw data of the file, so that every drawing is checked even when other
parts are wrong.
"""

from collections.abc import Iterator
from typing import Any

from seabattle.grid import read_shape
from seabattle.grid.shape import DECK, GAP
from seabattle.rules.checking.spelling import quote_value
from seabattle.rules.fleet import rows_of
from seabattle.trouble import Trouble


def drawing_mistakes(fleet: list[Any]) -> Iterator[Trouble]:
    """What is wrong with the drawings of a fleet."""
    for place, entry in enumerate(fleet):
        shapes = entry.get("shapes") if isinstance(entry, dict) else None
        for number, drawing in enumerate(shapes if isinstance(shapes, list) else ()):
            if _is_drawing(drawing):
                yield from _judge_drawing(rows_of(drawing), f"fleet[{place}].shapes[{number}]")


def _is_drawing(drawing: object) -> bool:
    lines = drawing if isinstance(drawing, list) else [drawing]
    return all(isinstance(line, str) and len(line) <= 64 for line in lines) and len(lines) <= 64


def _judge_drawing(rows: tuple[str, ...], path: str) -> Iterator[Trouble]:
    signs = "".join(rows)
    strange = sorted(set(signs) - {DECK, GAP, " "})
    if strange:
        yield Trouble("fleet/unknown-sign", path=path, sign=quote_value(strange[0]))
    elif DECK not in signs:
        yield Trouble("fleet/no-deck", path=path)
    elif not read_shape(rows).whole:
        yield Trouble("fleet/not-connected", path=path)
