"""Checks of a fleet as a whole: unique names, the number of ships, room on the grid."""

from collections.abc import Iterator
from typing import Any

from seabattle.grid import Grid
from seabattle.rules.checking.spelling import quote_value
from seabattle.rules.fitting.fit import Fits, fit_fleet, is_overfull
from seabattle.rules.fleet import MOST_SHIPS, ShipClass, shapes_of
from seabattle.rules.sea import Touching
from seabattle.trouble import Trouble

MOST_BERTHS = 100_000
"""A limit on memory: a berth of a 64×64 grid takes half a kilobyte."""


def name_mistakes(key: str, entries: list[Any]) -> Iterator[Trouble]:
    """Names that occur twice in a list of the file, read from its raw data."""
    seen = set()
    for place, entry in enumerate(entries):
        name = entry.get("name") if isinstance(entry, dict) else None
        if isinstance(name, str) and name in seen:
            code = "fleet/same-name" if key == "fleet" else "arsenal/same-name"
            yield Trouble(code, path=f"{key}[{place}].name", name=quote_value(name))
        seen.add(name if isinstance(name, str) else None)


def number_mistakes(fleet: tuple[ShipClass, ...]) -> Iterator[Trouble]:
    """Too many ships."""
    ships = sum(entry.count for entry in fleet)
    if ships > MOST_SHIPS:
        yield Trouble("fleet/too-many-ships", path="fleet", ships=str(ships), most=str(MOST_SHIPS))


def room_mistakes(
    grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching, *, searched: bool
) -> Iterator[Trouble]:
    """Ships and fleets for which the grid is too small.

    A placing is *searched* for, or the fleet is only compared with the area of the grid.
    """
    stranded = [place for place, entry in enumerate(fleet) if not berth_count(grid, entry)]
    rows, columns = str(grid.rows), str(grid.columns)
    for place in stranded:
        path, name = f"fleet[{place}].shapes", fleet[place].name
        yield Trouble("fleet/fits-nowhere", path=path, name=name, rows=rows, columns=columns)
    decks = sum(entry.count * entry.size for entry in fleet)
    berths = sum(berth_count(grid, entry) for entry in fleet)
    if decks > grid.size:
        yield Trouble(
            "fleet/more-decks-than-cells", path="fleet", decks=str(decks), cells=str(grid.size)
        )
    elif berths > MOST_BERTHS:
        yield Trouble(
            "fleet/too-many-berths", path="fleet", berths=str(berths), most=str(MOST_BERTHS)
        )
    elif not stranded:
        if searched:
            fits = fit_fleet(grid, fleet, touching).fits
        else:
            fits = Fits.NO if is_overfull(grid, fleet, touching) else Fits.YES
        if fits is not Fits.YES:
            code = "fleet/no-room" if fits is Fits.NO else "fleet/too-tight"
            yield Trouble(code, path="fleet", rows=rows, columns=columns, touching=touching.value)


def berth_count(grid: Grid, ship_class: ShipClass) -> int:
    """The number of berths of a class, computed without listing them."""
    return sum(
        max(0, grid.rows - shape.rows + 1) * max(0, grid.columns - shape.columns + 1)
        for shape in shapes_of(ship_class)
    )
