"""Changes of a view since it was last sent, for a client that has the earlier one.

Facts without a field here never change while the same people sit at a table: the rules, the
names, the words, the signs. When one does, the whole view is sent again. The last shots and
what was said of them are not here either: they are seen in what is told together with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Union

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from seabattle.game import Seat, Table
from seabattle.grid import Mask
from seabattle.matches.port import MatchId, Milliseconds
from seabattle.records.evidence import Commitments
from seabattle.rules import Ship
from seabattle.views import Chart, Named, View
from seabattle.wire.match_info import MatchInfo, PauseWanted
from seabattle.wire.screen.chart import sign_at
from seabattle.wire.screen.choice_cache import ShipMove
from seabattle.wire.screen.obstacle_numbers import NewObstacle, NewOption, ObstacleNumbers
from seabattle.wire.screen.view_parts import (
    OwnSide,
    TableSeen,
    ViewParts,
    arsenal_of,
    order_of,
    table_seen,
)
from seabattle.wire.sealed import SealedInfo

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
        gc=False,
    )


TableChanges = _partial(TableSeen)
OwnChanges = _partial(OwnSide)


class NewMark(Struct, frozen=True, gc=False, array_like=True):
    """The sign that is drawn on a cell from now on."""

    sea: int
    cell: Annotated[int, Meta(description="Counted from the top left, row by row.")]
    sign: str


class SeaCells(Struct, frozen=True, gc=False, array_like=True):
    """A set of cells of one sea."""

    sea: int
    cells: CellMask


class ViewChanges(Struct, frozen=True, gc=False, tag="changes"):
    """The changes of a view; a field that is absent has not changed.

    The clocks are those of the last thing that was told.
    """

    after: Annotated[int, Meta(description="The number of the view to which this is to be added.")]
    number: Annotated[int, Meta(description="Number of messages this viewer has received.")]
    offers: tuple[Seat, ...] | UnsetType = UNSET
    rematch: tuple[Seat, ...] | UnsetType = UNSET
    following: MatchId | UnsetType | None = UNSET
    commitments: Commitments | UnsetType | None = UNSET
    deadline: Milliseconds | UnsetType | None = UNSET
    sealed: SealedInfo | UnsetType | None = UNSET
    pause_offer: PauseWanted | UnsetType | None = UNSET
    paused_until: Milliseconds | UnsetType | None = UNSET
    table: TableChanges | UnsetType = UNSET  # type: ignore[valid-type]  # Made from TableSeen.
    own: OwnChanges | UnsetType = UNSET  # type: ignore[valid-type]  # Made from OwnSide.
    marks: Sequence[NewMark] | UnsetType = UNSET
    old: Annotated[
        Sequence[SeaCells] | UnsetType, Meta(description="For each sea where they have changed.")
    ] = UNSET
    clear: Annotated[
        tuple[SeaCells, ...] | UnsetType, Meta(description="For each sea where they have changed.")
    ] = UNSET
    afloat: tuple[dict[str, int] | None, ...] | UnsetType = UNSET
    sunk: Annotated[
        tuple[Named, ...] | UnsetType, Meta(description="Ships that come after those known.")
    ] = UNSET
    obstacles: Annotated[
        tuple[NewObstacle, ...] | UnsetType,
        Meta(description="Reasons to be remembered until the next whole view, by their number."),
    ] = UNSET
    options: tuple[NewOption, ...] | UnsetType = UNSET
    shots: int | UnsetType = UNSET
    open: CellMask | UnsetType = UNSET
    moves: tuple[ShipMove, ...] | UnsetType = UNSET
    fleets: tuple[tuple[Ship, ...], ...] | UnsetType = UNSET


def changes_between(
    before: ViewParts, after: ViewParts, sent: ObstacleNumbers | None = None
) -> ViewChanges:
    """Return what a client that has an earlier view must be sent to see a later one.

    *sent* are the reasons that this one knows; a spectator is given none.
    """
    old, new = before.view, after.view
    found: dict[str, Any] = {}
    if after.company is not before.company:
        _add_agreements(found, before.company, after.company)
    if old.table is not new.table:
        found["table"] = _table(old.table, new.table)
    if old.own is not new.own and new.seat is not None:
        found["own"] = _own(old, new)
    if old.charts is not new.charts:
        _add_marks(found, old.charts, new.charts)
    if before.clear is not after.clear:
        found["clear"] = _seas(before.clear, after.clear)
    if before.afloat is not after.afloat:
        found["afloat"] = _new(before.afloat, after.afloat)
    if len(old.sunk) != len(new.sunk):
        found["sunk"] = new.sunk[len(old.sunk) :]
    if before.choices is not after.choices and sent is not None:
        found["obstacles"], found["options"] = sent.options(before.choices, after.choices)
        if before.choices.moves != after.choices.moves:
            found["moves"] = after.choices.moves
    if before.shots != after.shots:
        found["shots"] = after.shots
    if before.open != after.open:
        found["open"] = _text(after.open)
    if old.fleets is not new.fleets:
        found["fleets"] = _new(old.fleets, new.fleets)
    return ViewChanges(before.number, after.number, **found)


def _add_agreements(found: dict[str, Any], before: MatchInfo, after: MatchInfo) -> None:
    found["offers"] = _new(before.offers, after.offers)
    found["rematch"] = _new(before.rematch, after.rematch)
    found["following"] = _new(before.following, after.following)
    found["commitments"] = _new(before.commitments, after.commitments)
    found["deadline"] = _new(before.deadline, after.deadline)
    found["sealed"] = _new(before.sealed, after.sealed)
    found["pause_offer"] = _new(before.pause_offer, after.pause_offer)
    found["paused_until"] = _new(before.paused_until, after.paused_until)


@lru_cache(maxsize=1024)
def _table(before: Table, after: Table) -> Any:
    """The fields of a table that are new; all tables at which the same happens share them."""
    had, has = table_seen(before), table_seen(after)
    new = {name: _new(getattr(had, name), getattr(has, name)) for name in has.__struct_fields__}
    return UNSET if all(value is UNSET for value in new.values()) else TableChanges(**new)


def _own(before: View, after: View) -> Any:
    """The fields of the viewer's own side that are new."""
    had, own = before.own, after.own
    found: dict[str, Any] = {}
    if had.ships is not own.ships and had.ships != own.ships:
        found["ships"] = own.ships
    if had.hits != own.hits:
        found["hits"] = after.ruleset.grid.cells(own.hits)
    if had.stores != own.stores:
        found["arsenal"] = arsenal_of(after)
    if had.turns != own.turns:
        found["turns"] = own.turns
    if had.moved != own.moved:
        found["moved"] = own.moved
    if had.order != own.order:
        found["order"] = order_of(after)
    if had.shots_left != own.shots_left:
        found["shots_left"] = own.shots_left
    return OwnChanges(**found) if found else UNSET


def _new(before: Any, after: Any) -> Any:
    return UNSET if before is after or before == after else after


def _add_marks(found: dict[str, Any], before: tuple[Chart, ...], after: tuple[Chart, ...]) -> None:
    """The cells on which something else is drawn, or may be out of date, sea by sea."""
    marks: list[NewMark] = []
    aged: list[SeaCells] = []
    for sea, new in enumerate(after):
        old = before[sea]
        if old is new:
            continue
        rest = _drawn_anew(old, new)
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            sign = sign_at(new, lowest)
            if sign != sign_at(old, lowest):
                marks.append(NewMark(sea, lowest.bit_length() - 1, sign))
        if old.old != new.old:
            aged.append(SeaCells(sea, _text(new.old)))
    if marks:
        found["marks"] = marks
    if aged:
        found["old"] = aged


def _drawn_anew(old: Chart, new: Chart) -> Mask:
    """Cells of which something else is known; what is drawn there may still be the same."""
    return (
        old.missed ^ new.missed
        | old.hit ^ new.hit
        | old.sunk ^ new.sunk
        | old.radar_empty ^ new.radar_empty
        | old.radar_ship ^ new.radar_ship
    )


def _seas(before: tuple[Mask, ...], after: tuple[Mask, ...]) -> tuple[SeaCells, ...]:
    """The seas whose cells are others."""
    pairs = enumerate(zip(before, after, strict=True))
    return tuple([SeaCells(sea, _text(new)) for sea, (old, new) in pairs if old != new])


def _text(mask: Mask) -> str:
    return format(mask, "x")
