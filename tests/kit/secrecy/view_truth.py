"""What a view says, held against the truth. Written with plain sets of cells on purpose."""

from collections import Counter
from collections.abc import Iterator

from seabattle.game import Seat
from seabattle.game.state import State
from seabattle.grid import Mask
from seabattle.views import View, count_sunk_ships, ships_afloat


def lies(view: View, state: State) -> Iterator[str]:
    """Everything in *view* that is not so."""
    if view.table != state.table:
        yield f"the table is {state.table}"
    if view.seat is not None and view.own != state.sides[view.seat]:
        yield f"the seat's own side is {state.sides[view.seat]}"
    for sea in range(len(view.charts)):
        yield from _wrong_marks(view, state, sea)
    yield from _wrong_losses(view, state)


def _wrong_marks(view: View, state: State, sea: int) -> Iterator[str]:
    """Marks that are not true, unless they own to being out of date."""
    chart, grid = view.charts[sea], view.ruleset.grid
    shared = view.ruleset.sea.shared
    seats = range(view.ruleset.seats) if shared else (sea,)
    hits = _union(state.sides[seat].hits for seat in seats)
    if chart.hit != hits:
        yield f"hits on sea {sea} are {grid.cells(hits)}, not {grid.cells(chart.hit)}"
    wrecks = _union(wreck for seat in seats for wreck in _wrecks(state, Seat(seat)))
    at_sea = _on_shared_sea if shared else _on_own_sea
    ships = _union(at_sea(state, seat) for seat in seats)
    spared = view.seat if view.ruleset.sea.spares_own else None
    foreign = _union(at_sea(state, seat) for seat in seats if seat != spared)
    radar = ~(chart.hit | chart.missed)
    seen, empty = chart.radar_ship & radar, chart.radar_empty & radar & ~chart.radar_ship
    for what, wrong in (
        ("sunk", chart.sunk & ~wrecks),
        ("miss", chart.missed & foreign & ~chart.old),
        ("miss over a hit", chart.missed & chart.hit),
        ("radar ship", seen & ~ships & ~chart.old),
        ("radar empty", empty & ships & ~chart.old),
    ):
        if wrong:
            yield f"{what} on {grid.cells(wrong)} of sea {sea} for {view.seat}"


def _on_own_sea(state: State, seat: int) -> Mask:
    return state.sides[seat].fleet


def _on_shared_sea(state: State, seat: int) -> Mask:
    """Where a seat's ships are found: all of them, or after it has left what was hit."""
    side = state.sides[seat]
    return side.fleet & side.hits if state.table.left >> seat & 1 else side.fleet


def _wrecks(state: State, seat: Seat) -> Iterator[Mask]:
    side = state.sides[seat]
    return (mask for mask in side.masks if not mask & ~side.hits)


def _union(masks: Iterator[Mask]) -> Mask:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _wrong_losses(view: View, state: State) -> Iterator[str]:
    """Ships announced as sunk that are not, or afloat that are not."""
    grid = view.ruleset.grid
    lost = Counter(
        (ship.ship_class, seat, ship.cells)
        for seat, side in enumerate(state.sides)
        for ship, mask in zip(side.ships, side.masks, strict=True)
        if not mask & ~side.hits
    )
    for told in view.sunk:
        fitting = [
            (name, owner, cells)
            for name, owner, cells in lost
            if told.ship_class in (None, name)
            and told.owner in (None, owner)
            and told.cells in (None, cells)
        ]
        if not fitting:
            yield f"no such ship has sunk: {told}"
    if len(view.sunk) > lost.total():
        yield f"{len(view.sunk)} ships told sunk, but {lost.total()} are"
    for index, side in enumerate(state.sides):
        seat = Seat(index)
        sunk = [ship for ship in side.ships if not grid.mask(ship.cells) & ~side.hits]
        counted = count_sunk_ships(view, seat)
        if counted is not None and counted != len(sunk):
            yield f"seat {seat} has lost {len(sunk)} ships, not {counted}"
        left = ships_afloat(view, seat)
        names = {entry.name: entry.count for entry in view.ruleset.fleet}
        for ship in sunk:
            names[ship.ship_class] -= 1
        if left is not None and left != names:
            yield f"seat {seat} has {names} afloat, not {left}"
