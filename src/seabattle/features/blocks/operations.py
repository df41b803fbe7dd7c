"""Block and report: not to be brought together again, and to tell the operators.

Others are named by their seat at a match, since nobody is told anybody's id.
"""

import secrets

from seabattle.features.blocks.refusals import NobodyToBlock, NoSuchBlock, TooManyBlocks
from seabattle.features.blocks.state import BLOCKS
from seabattle.features.blocks.store import (
    MOST_BLOCKS,
    MOST_REPORTS,
    Block,
    BlockList,
    Report,
    ReportReason,
)
from seabattle.features.blocks.wire import BlockLine, BlockWanted, ReportWanted
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import NotAtTable
from seabattle.matches.telling.tombstone import is_tombstone
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.operation import Call, Operation


def blocks_in(call: Call) -> BlockList:
    """Where blocks and reports are kept."""
    return BLOCKS.of(call.context)


async def list_blocks(call: Call) -> list[BlockLine]:
    """Everybody whom the current user has blocked, the earliest first."""
    return [_line(each) for each in await blocks_in(call).blocks_of(call.known_visitor.player)]


async def blocked_seats(call: Call) -> list[int]:
    """Seats of a match at which somebody sits whom the current user has blocked."""
    live, blocks = (
        await call.load_match(),
        await blocks_in(call).blocks_of(call.known_visitor.player),
    )
    blocked = {each.other for each in blocks}
    return [
        seat
        for seat, sitter in enumerate(live.state.sitters)
        if sitter is not None and sitter.player in blocked
    ]


async def add_block(call: Call) -> BlockLine:
    """Block somebody at a table that one shares; they are not told."""
    other, name = await _somebody(call, call.body)
    block = await blocks_in(call).block(call.known_visitor.player, other, name)
    if block is None:
        raise Denied(TooManyBlocks(MOST_BLOCKS))
    return _line(block)


async def lift_block(call: Call) -> None:
    """Lift a block."""
    if not await blocks_in(call).unblock(call.known_visitor.player, call.path["block"]):
        raise Denied(NoSuchBlock())


async def add_report(call: Call) -> None:
    """Report somebody at a table that one shares; they are not told."""
    wanted: ReportWanted = call.body
    other, name = await _somebody(call, wanted)
    report = Report(
        id=secrets.token_hex(16),
        player=call.known_visitor.player,
        other=other,
        name=name,
        match=wanted.match,  # type: ignore[arg-type]  # Its shape was checked.
        reason=ReportReason(wanted.reason),
        created=call.context.service.watch.date(),
    )
    if not await blocks_in(call).report(report):
        raise Denied(TooManyBlocks(MOST_REPORTS))


async def _somebody(call: Call, wanted: BlockWanted | ReportWanted) -> tuple[PlayerId, str]:
    """Who sits at a seat of a match at which whoever asks sits, too."""
    me = call.known_visitor.player
    live = await call.context.load_match(wanted.match, me)
    call.live = live
    if live.state.seat_of(me) is None:
        raise Denied(NotAtTable())
    sitters = live.state.sitters
    sitter = sitters[wanted.seat] if wanted.seat < len(sitters) else None
    other = None if sitter is None else sitter.player
    if sitter is None or other is None or other == me or is_tombstone(other):
        raise Denied(NobodyToBlock())
    return other, sitter.name


def _line(block: Block) -> BlockLine:
    return BlockLine(block.id, block.name, block.created)


OPERATIONS = (
    Operation("GET", "/blocks", "List blocks", list_blocks, answer=list[BlockLine], scope=None),
    Operation(
        "POST",
        "/blocks",
        "Block a player",
        add_block,
        body=BlockWanted,
        answer=BlockLine,
        status=201,
        scope=None,
        problems=(404, 409),
        storage=STORES_ROW,
    ),
    Operation(
        "GET",
        "/matches/{match}/blocked-seats",
        "List seats of blocked players",
        blocked_seats,
        answer=list[int],
        scope=None,
        problems=(404,),
    ),
    Operation(
        "DELETE",
        "/blocks/{block}",
        "Lift a block",
        lift_block,
        status=204,
        scope=None,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/reports",
        "Report a player",
        add_report,
        body=ReportWanted,
        status=204,
        scope=None,
        problems=(404, 409),
        storage=STORES_ROW,
    ),
)
