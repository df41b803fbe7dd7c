"""A game of two computer players to look at: it goes on only while somebody does."""

from seabattle.features.exhibition.exhibition_game import (
    VARIANT,
    Commands,
    Exhibition,
    play_exhibition,
)
from seabattle.features.exhibition.exhibition_settings import SHOWN
from seabattle.features.exhibition.state import EXHIBITIONS
from seabattle.features.exhibition.wire import ExhibitedPosition, ExhibitionQuery
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import CostClass, WorkLane

EXHIBITION = CostClass("exhibition", WorkLane.PICTURES, 0.1)

NOTHING = ExhibitedPosition("", VARIANT, 0, None, None, ())
"""Where whoever runs the server shows no game."""

NO_ROOM = ExhibitedPosition("0" * 16, VARIANT, 0, None, None, ())
"""Where there is too much to do even to begin one."""


async def look_at_exhibition(call: Call) -> ExhibitedPosition:
    """See what both players know and how they judge it; ask again for the next move."""
    wanted: ExhibitionQuery = call.query
    if SHOWN.of(call.context.settings) is False:
        return NOTHING

    async def play(game: str, commands: Commands, moves: int) -> Exhibition:
        return await call.work(play_exhibition, game, commands, moves)

    try:
        return await EXHIBITIONS.of(call.context).look(wanted.game, wanted.move, play)
    except Denied:
        # There is no room for it now, which is nobody's trouble: it is looked at again.
        return EXHIBITIONS.of(call.context).last(wanted.game) or NO_ROOM


OPERATIONS = (
    Operation(
        "GET",
        "/exhibition",
        "Watch two computer players",
        look_at_exhibition,
        query=ExhibitionQuery,
        answer=ExhibitedPosition,
        open=True,
        cost=EXHIBITION,
    ),
)
