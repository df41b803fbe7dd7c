"""What has changed in a view since it was last sent, for whoever has the earlier one.

Whatever has no field here never changes while the same people sit at a table: the rules, the
names, the words, the signs. When it does, the whole view is sent again.
"""

from functools import lru_cache
from typing import Annotated, Any, Union

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from seabattle.game import Seat, Table
from seabattle.grid import Cell, Mask
from seabattle.matches.port import MatchId
from seabattle.rules import Ship
from seabattle.views import Chart, Named, View
from seabattle.wire.chart import sign_at
from seabattle.wire.choice_cache import Choices, Obstacle, ShipMove
from seabattle.wire.view_parts import OwnSide, TableSeen, ViewParts, table_seen

CellMask = Annotated[
    str,
    Meta(
        description="A set of cells as a hexadecimal number: bit 0 is the first cell of the top "
        "row, bit 1 the one right of it, and so on row by row.",
        examples=["3fe00"],
    ),
]


def _partial(kind: type[Struct]) -> Any:
    """The same fields, of which only those are there that have changed."""
    return defstruct(
        kind.__name__.removesuffix("Seen").removesuffix("Side") + "Changes",
        [(each.name, Union[each.type, UnsetType], UNSET) for each in fields(kind)],  # noqa: UP007 -- Made at run time.
        module=__name__,
        frozen=True,
    )


TableChanges = _partial(TableSeen)
OwnChanges = _partial(OwnSide)


class NewMark(Struct, frozen=True, array_like=True):
    """What is drawn on a cell from now on."""

    sea: int
    cell: Annotated[int, Meta(description="Counted from the top left, row by row.")]
    sign: str


class SeaCells(Struct, frozen=True, array_like=True):
    """A set of cells of one sea."""

    sea: int
    cells: CellMask


class NewOption(Struct, frozen=True, array_like=True):
    """Whether something can be done from now on."""

    option: Annotated[int, Meta(description="Its place among the options.")]
    obstacle: Annotated[
        int | None,
        Meta(description="The place of the reason among the obstacles, if any."),
    ]


class ViewChanges(Struct, frozen=True, tag="changes"):
    """What is new in a view; a field that is not there has not changed.

    The clocks are those of the last thing that was told.
    """

    after: Annotated[int, Meta(description="The number of the view to which this is to be added.")]
    number: Annotated[int, Meta(description="Number of messages this viewer has received.")]
    offers: tuple[Seat, ...] | UnsetType = UNSET
    rematch: tuple[Seat, ...] | UnsetType = UNSET
    following: MatchId | UnsetType | None = UNSET
    table: TableChanges | UnsetType = UNSET  # type: ignore[valid-type]  # Made from TableSeen.
    own: OwnChanges | UnsetType = UNSET  # type: ignore[valid-type]  # Made from OwnSide.
    marks: tuple[NewMark, ...] | UnsetType = UNSET
    old: Annotated[
        tuple[SeaCells, ...] | UnsetType, Meta(description="For each sea where they have changed.")
    ] = UNSET
    clear: Annotated[
        tuple[SeaCells, ...] | UnsetType, Meta(description="For each sea where they have changed.")
    ] = UNSET
    last: tuple[tuple[Cell, ...], ...] | UnsetType = UNSET
    afloat: tuple[dict[str, int] | None, ...] | UnsetType = UNSET
    sunk: Annotated[
        tuple[Named, ...] | UnsetType, Meta(description="Ships that come after those known.")
    ] = UNSET
    obstacles: Annotated[
        tuple[Obstacle, ...] | UnsetType, Meta(description="Reasons that the new options have.")
    ] = UNSET
    options: tuple[NewOption, ...] | UnsetType = UNSET
    shots: int | UnsetType = UNSET
    open: CellMask | UnsetType = UNSET
    moves: tuple[ShipMove, ...] | UnsetType = UNSET
    fleets: tuple[tuple[Ship, ...], ...] | UnsetType = UNSET
    answer: tuple[str, ...] | UnsetType = UNSET


def changes_between(before: ViewParts, after: ViewParts) -> ViewChanges:
    """What somebody who has seen a view must be sent to see a later one."""
    old, new = before.view, after.view
    company, known = after.company, before.company
    last, was = after.last, before.last
    same_company, same_last = company is known, last is was
    choices, had = after.choices, before.choices
    obstacles, new_options = (UNSET, UNSET) if had is choices else _options(had, choices)
    return ViewChanges(
        after=before.number,
        number=after.number,
        offers=UNSET if same_company else _new(known.offers, company.offers),
        rematch=UNSET if same_company else _new(known.rematch, company.rematch),
        following=UNSET if same_company else _new(known.following, company.following),
        table=UNSET if old.table is new.table else _table(old.table, new.table),
        own=_fields(OwnChanges, before.own, after.own),
        marks=_marks(old, new),
        old=_old(old, new),
        clear=UNSET if before.clear == after.clear else _seas(before.clear, after.clear),
        last=UNSET if same_last else _new(was.shots.cells, last.shots.cells),
        afloat=UNSET if before.afloat is after.afloat else _new(before.afloat, after.afloat),
        sunk=UNSET if old.sunk is new.sunk else new.sunk[len(old.sunk) :],
        obstacles=obstacles,
        options=new_options,
        shots=UNSET if before.shots == after.shots else after.shots,
        open=UNSET if before.open == after.open else _text(after.open),
        moves=UNSET if had is choices else _new(had.moves, choices.moves),
        fleets=UNSET if old.fleets is new.fleets else _new(old.fleets, new.fleets),
        answer=UNSET if same_last else _new(was.words, last.words),
    )


@lru_cache(maxsize=1024)
def _table(before: Table, after: Table) -> Any:
    return _fields(TableChanges, table_seen(before), table_seen(after))


def _new(before: Any, after: Any) -> Any:
    return UNSET if before is after or before == after else after


def _fields(kind: Any, before: Struct | None, after: Struct | None) -> Any:
    """The fields of a part that are new."""
    if before is after or before is None or after is None:
        return UNSET
    found = {
        name: value
        for name in after.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }
    return kind(**found) if found else UNSET


def _marks(before: View, after: View) -> Any:
    """The cells on which something else is drawn, sea by sea."""
    if before.charts is after.charts:
        return UNSET
    found = []
    for sea, (old, new) in enumerate(zip(before.charts, after.charts, strict=True)):
        rest = 0 if old is new else _drawn_anew(old, new)
        while rest:
            lowest = rest & -rest
            cell = lowest.bit_length() - 1
            rest ^= lowest
            sign = sign_at(new, cell)
            if sign != sign_at(old, cell):
                found.append(NewMark(sea, cell, sign))
    return tuple(found) if found else UNSET


def _drawn_anew(old: Chart, new: Chart) -> Mask:
    """Cells of which something else is known; what is drawn there may still be the same."""
    return (
        old.missed ^ new.missed
        | old.hit ^ new.hit
        | old.sunk ^ new.sunk
        | old.radar_empty ^ new.radar_empty
        | old.radar_ship ^ new.radar_ship
    )


def _old(before: View, after: View) -> Any:
    if before.charts is after.charts:
        return UNSET
    return _seas([chart.old for chart in before.charts], [chart.old for chart in after.charts])


def _seas(before: Any, after: Any) -> Any:
    """The seas whose cells are others."""
    if before is after or before == after:
        return UNSET
    pairs = enumerate(zip(before, after, strict=True))
    return tuple([SeaCells(sea, _text(new)) for sea, (old, new) in pairs if old != new])


def _text(mask: Mask) -> str:
    return format(mask, "x")


def _options(before: Choices, after: Choices) -> tuple[Any, Any]:
    """The reasons, each once, and the options that have others now."""
    obstacles: list[Obstacle] = []
    changed: list[NewOption] = []
    for index, (had, has) in enumerate(zip(before.options, after.options, strict=True)):
        if had is has or had == has:
            continue
        reason = has.refusal
        if reason is not None and reason not in obstacles:
            obstacles.append(reason)
        changed.append(NewOption(index, None if reason is None else obstacles.index(reason)))
    return tuple(obstacles) or UNSET, tuple(changed) or UNSET
