"""A view that is kept up to date by what has changed, as the page in the browser keeps it.

It works on plain JSON and knows no rule: all that it shows was in the messages.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Json = dict[str, Any]

ALIKE = ("afloat", "shots", "moves", "fleets", "number")
"""Fields that are sent as they stand in the view."""


class DoesNotFit(Exception):  # noqa: N818 -- It says what is the case.
    """Something was missed, and the whole view must be asked for."""


class PatchedView:
    """The view of a reader of a socket."""

    def __init__(self) -> None:
        self.view: Json | None = None
        self._told: list[Json] = []
        """The messages since then."""
        self._obstacles: dict[int, Json] = {}

    def hear(self, message: Json) -> None:
        """Take note of one message."""
        if message["type"] == "view":
            self.view, self._told, self._obstacles = message, [], {}
        elif message["type"] == "told":
            self._told.append(message)
        elif message["type"] == "changes":
            told, self._told = self._told, []
            if self.view is None or self.view["number"] != message["after"]:
                raise DoesNotFit(message["after"])
            if message["after"] + len(told) != message["number"]:
                raise DoesNotFit(message["number"])
            self._obstacles |= dict(message.get("obstacles", ()))
            self.view = _patch(self.view, message, told, self._obstacles)


def _patch(before: Json, changes: Json, told: list[Json], obstacles: dict[int, Json]) -> Json:
    view = deepcopy(before)
    for each in told:
        _see_shots(view, each)
    columns = len(view["names"]["columns"])
    view["company"] |= {key: changes[key] for key in _AGREED if key in changes}
    view["company"]["clock"] = told[-1]["clock"]
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


def _see_shots(view: Json, told: Json) -> None:
    """Show the last shots, and what is said of them in the place of what was said before."""
    what, shared = told["what"], len(view["charts"]) == 1
    own = what["type"] == "round-answered" and not shared
    reports = what.get("salvos", []) if own else [what] if what["type"] in _OF_SHOTS else []
    if not reports:
        return
    fired = {0 if shared else 1 - each["by"]: each for each in reports}
    for sea, report in fired.items():
        view["last"][sea] = [list(cell) for cell in sorted(set(_shot_cells(report)))]
    if "shots_said" not in view:
        return
    for said in view["shots_said"]:
        said["seas"] = [sea for sea in said["seas"] if sea not in fired]
    sank = "sunk" in [answer["type"] for answer in what.get("answers", [])]
    new = {"seas": sorted(fired), "sank": sank, "said": told.get("short", told["said"])}
    view["shots_said"] = [*(said for said in view["shots_said"] if said["seas"]), new]
    ordered = sorted(view["shots_said"], key=lambda said: not said["sank"])
    view["answer"] = [line for said in ordered for line in said["said"]]


_OF_SHOTS = ("salvo-answered", "radar-answered", "round-answered")


def _shot_cells(report: Json) -> Iterator[tuple[int, int]]:
    for salvo in report.get("salvos", ()):
        yield from _shot_cells(salvo)
    for kind in ("answers", "hits"):
        yield from (tuple(each["at"]) for each in report.get(kind, ()))
    yield from (tuple(at) for at, _ in report.get("echoes", ()))
    yield from map(tuple, report.get("misses", ()))


_AGREED = ("offers", "rematch", "following", "pause_offer", "paused_until")


def _cells(text: str, columns: int) -> list[list[int]]:
    mask = int(text, 16)
    return [list(divmod(cell, columns)) for cell in range(mask.bit_length()) if mask >> cell & 1]
