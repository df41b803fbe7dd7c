"""How lucky a try of a daily sea was: how many shots it would have taken without luck."""

from seabattle.features.analysis import judge_side
from seabattle.features.daily.state import DAILY_SEAS
from seabattle.features.daily.wire import DailyLuck
from seabattle.game.codec import encode_json
from seabattle.matches.practice import SHOOTER
from seabattle.matches.telling.match_record import record_of
from seabattle.server.api.kept_match import KeptMatch, keep_match
from seabattle.server.http.api_refusal import Denied, NoSuchPage
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import REPLAY


async def daily_luck(call: Call) -> bytes:
    """Tell the luck of the current user's try of a day, once the sea is cleared."""
    daily, player = DAILY_SEAS.of(call.context), call.known_visitor.player
    mine = await daily.find_try(call.path["day"], call.path["name"], player)
    if mine is None or mine.shots is None:
        raise Denied(NoSuchPage())
    live = await call.context.load_match(mine.match, player)

    async def make() -> bytes:
        return await call.work(measure_try, await keep_match(call, live))

    return await call.context.renderings.find_or_make(live, ("luck",), make)


def measure_try(kept: KeptMatch) -> bytes:
    """The luck of a game that is over, measured where it keeps nobody waiting."""
    record = record_of(kept.fold(), ("", ""))
    side = judge_side(record, SHOOTER)
    assert side is not None
    without = side.result + side.luck
    return encode_json(DailyLuck(round(side.luck, 1), round(without, 1), round(side.error, 1)))


OPERATIONS = (
    Operation(
        "GET",
        "/daily/{name}/{day}/luck",
        "Get the luck of the current user's cleared sea",
        daily_luck,
        answer=DailyLuck,
        cost=REPLAY,
        problems=(404,),
    ),
)
