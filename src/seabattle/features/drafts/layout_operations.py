"""Saved fleets of the current user: whole fleets under a name, to place them again."""

from msgspec import Raw, Struct, json

from seabattle.features.drafts.kept_layout import MOST_BYTES, MOST_LAYOUTS, Layout, LayoutFault
from seabattle.features.drafts.refusals import LayoutsTooLarge, NoSuchLayout, TooManyLayouts
from seabattle.features.drafts.state import FLEET_DRAFTS
from seabattle.game import placement_faults
from seabattle.rules import placement_hash
from seabattle.server.http.api_refusal import Denied, Malformed
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.operation import Call, Operation
from seabattle.wire.person import Hash, LayoutLine, LayoutWanted

PATTERNS = {"ruleset": r"[0-9a-f]{64}", "layout": r"[^/\x00-\x1f]{1,64}"}


class WhichLayouts(Struct, frozen=True, forbid_unknown_fields=True):
    """For which rules."""

    ruleset: Hash | None = None


class StoredLayout(Struct, frozen=True):
    """A :class:`LayoutLine` with the ships as they were written down: none is read again."""

    ruleset: str
    name: str
    ships: Raw


async def layouts(call: Call) -> list[StoredLayout]:
    """Saved fleets of the current user, as they are stored: 256 KiB of them at most."""
    found = await FLEET_DRAFTS.of(call.context).layouts_of(
        call.known_visitor.player, call.query.ruleset
    )
    return [_splice_layout(each) for each in found]


async def layout_names(call: Call) -> list[str]:
    """Names of the saved fleets of the current user for one set of rules."""
    player = call.known_visitor.player
    return list(await FLEET_DRAFTS.of(call.context).layout_names(player, call.path["ruleset"]))


async def layout(call: Call) -> StoredLayout:
    """One saved fleet of the current user."""
    player, path = call.known_visitor.player, call.path
    found = await FLEET_DRAFTS.of(call.context).layout(player, path["ruleset"], path["layout"])
    if found is None:
        raise Denied(NoSuchLayout())
    return _splice_layout(found)


def _splice_layout(layout: Layout) -> StoredLayout:
    return StoredLayout(layout.ruleset, layout.name, Raw(layout.ships))


async def keep_layout(call: Call) -> StoredLayout:
    """Save a fleet to place it again; where a match is named it must be legal there."""
    wanted: LayoutWanted = call.body
    await _check_layout(call, wanted)
    layout = Layout(
        call.known_visitor.player, wanted.ruleset, wanted.name, json.encode(wanted.ships)
    )
    fault = await FLEET_DRAFTS.of(call.context).save_layout(layout)
    if fault is LayoutFault.TOO_MANY:
        raise Denied(TooManyLayouts(MOST_LAYOUTS))
    if fault is LayoutFault.NO_ROOM:
        raise Denied(LayoutsTooLarge(MOST_BYTES))
    return _splice_layout(layout)


async def _check_layout(call: Call, wanted: LayoutWanted) -> None:
    """Refuse a fleet that cannot be placed by the rules of the match that it is saved for."""
    if wanted.match is None:
        return
    player = call.known_visitor.player
    ruleset = (await call.context.load_match(wanted.match, player)).state.opened.ruleset
    if placement_hash(ruleset) != wanted.ruleset:
        raise Denied(Malformed("ruleset is not the placement_hash of the match"))
    fault = next(placement_faults(ruleset, wanted.ships), None)
    if fault is not None:
        raise Denied(fault)


async def delete_layout(call: Call) -> None:
    """Delete a saved fleet."""
    player, path = call.known_visitor.player, call.path
    if not await FLEET_DRAFTS.of(call.context).delete_layout(
        player, path["ruleset"], path["layout"]
    ):
        raise Denied(NoSuchLayout())


OPERATIONS = (
    Operation(
        "GET", "/layouts", "List saved fleets", layouts, query=WhichLayouts, answer=list[LayoutLine]
    ),
    Operation(
        "GET", "/layouts/{ruleset}", "List names of saved fleets", layout_names, answer=list[str]
    ),
    Operation(
        "GET",
        "/layouts/{ruleset}/{layout}",
        "Get a saved fleet",
        layout,
        answer=LayoutLine,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/layouts",
        "Save a fleet",
        keep_layout,
        body=LayoutWanted,
        answer=LayoutLine,
        status=201,
        scope=None,
        welcome=True,
        problems=(404, 409, 410),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/layouts/{ruleset}/{layout}",
        "Delete a saved fleet",
        delete_layout,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
