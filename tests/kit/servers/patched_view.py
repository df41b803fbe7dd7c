"""A view that is kept up to date by what has changed, as the page in the browser keeps it.

It works on plain JSON and knows nothing of the game: whatever it comes to was in the messages.
"""

from copy import deepcopy
from typing import Any

Json = dict[str, Any]

ALIKE = ("last", "afloat", "shots", "moves", "fleets", "answer", "number")
"""Fields that are sent as they stand in the view."""


class DoesNotFit(Exception):  # noqa: N818 -- It says what is the case.
    """Something was missed, and the whole view must be asked for."""


class PatchedView:
    """What a reader of a socket sees."""

    def __init__(self) -> None:
        self.view: Json | None = None
        self._clock: Any = None
        self._obstacles: dict[int, Json] = {}

    def hear(self, message: Json) -> None:
        """Take note of one message."""
        if message["type"] == "view":
            self.view = message
            self._obstacles = {}
        elif message["type"] == "told":
            self._clock = message.get("clock")
        elif message["type"] == "changes":
            if self.view is None or self.view["number"] != message["after"]:
                raise DoesNotFit(message["after"])
            self._obstacles |= dict(message.get("obstacles", ()))
            self.view = _patch(self.view, message, self._clock, self._obstacles)


def _patch(before: Json, changes: Json, clock: Any, obstacles: dict[int, Json]) -> Json:
    view = deepcopy(before)
    columns = len(view["names"]["columns"])
    view["company"] |= {key: changes[key] for key in _AGREED if key in changes}
    view["company"]["clock"] = clock
    view["table"] |= changes.get("table", {})
    if view["own"] is not None:
        view["own"] |= changes.get("own", {})
    for sea, cell, sign in changes.get("marks", ()):
        rows = view["charts"][sea]["rows"]
        row, column = divmod(cell, columns)
        rows[row] = rows[row][:column] + sign + rows[row][column + 1 :]
    for sea, cells in changes.get("old", ()):
        view["charts"][sea]["old"] = _cells(cells, columns)
    for sea, cells in changes.get("clear", ()):
        view["clear"][sea] = _cells(cells, columns)
    view["sunk"] += changes.get("sunk", [])
    for option, obstacle in changes.get("options", ()):
        refusal = None if obstacle is None else obstacles[obstacle]
        view["options"][option]["refusal"] = refusal
    if "open" in changes:
        view["open"] = _cells(changes["open"], columns)
    return view | {key: changes[key] for key in ALIKE if key in changes}


_AGREED = ("offers", "rematch", "following")


def _cells(text: str, columns: int) -> list[list[int]]:
    mask = int(text, 16)
    return [list(divmod(cell, columns)) for cell in range(mask.bit_length()) if mask >> cell & 1]
