"""Messages of players who only write to the host, and the charts they are sent."""

from litestar import Response
from msgspec import Struct
from msgspec.structs import replace

from seabattle.drawing import UNICODE, draw_boards, draw_legend
from seabattle.features.hosting.messages.message_reader import read_message
from seabattle.features.hosting.messages.message_reply import reply_to, say_command
from seabattle.features.hosting.messages.message_wire import MessageRead, MessageText
from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.refusal import NotAtTable
from seabattle.matches.request import SeatIndex
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import Lang
from seabattle.server.api.seat_access import chart_seat, written_seat
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.operation import Call, Operation, viewer_of
from seabattle.server.http.visitor import Scope
from seabattle.server.work.cost import READING, TEXT
from seabattle.speech import Speaker
from seabattle.views import View, new_view
from seabattle.wire.match import ReadOrder

PLAIN_TEXT = "text/plain"


class WhichChart(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose chart, and in which language."""

    seat: SeatIndex | None = None
    """One whose orders the host gives; without it, one's own."""
    lang: Lang | None = None


async def read_player_message(call: Call) -> MessageRead:
    """Read a message without ordering anything; what is unclear is asked back."""
    live = await call.load_match()
    wanted: MessageText = call.body
    view = await load_view(call, live, written_seat(call, live, wanted.seat))
    return await call.work(read_for_host, view, match_speaker(live, call.lang), wanted.text)


def read_for_host(view: View, speaker: Speaker, text: str) -> MessageRead:
    """The message as it was understood, made where it keeps nobody waiting."""
    reading = read_message(view, speaker, text)
    return MessageRead(
        tuple(ReadOrder(each, say_command(view, speaker, each)) for each in reading.orders),
        reading.sure,
        reading.doubts,
        reading.faults,
        reply_to(view, speaker, reading),
    )


async def chart(call: Call) -> Response[str]:
    """One's own ships, one's own misses and the public hits, as text."""
    live = await call.load_match()
    seat = call.query.seat
    own = viewer_of(call, live) if seat is None else chart_seat(call, live, seat)
    if own is None:
        raise Denied(NotAtTable())
    view = await load_view(call, live, own)
    text = await call.work(draw_chart, view, match_speaker(live, call.lang))
    return Response(text, media_type=PLAIN_TEXT, headers={"Content-Language": call.lang})


def draw_chart(view: View, speaker: Speaker) -> str:
    """The chart of a seat with its legend."""
    boards = draw_boards(view, speaker, UNICODE)
    return f"{boards}\n\n{draw_legend(view, speaker, UNICODE)}\n"


async def load_view(call: Call, live: LiveMatch, seat: Seat) -> View:
    """What a seat knows, without the long log that nobody here reads."""
    await live.prepare_view(seat)
    return replace(live.view(seat), log=new_view(live.state.opened.ruleset, seat).log)


OPERATIONS = (
    Operation(
        "POST",
        "/matches/{match}/messages/read",
        "Read a player's message without executing it (host only)",
        read_player_message,
        body=MessageText,
        answer=MessageRead,
        scope=Scope.PLAY,
        cost=READING,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/matches/{match}/chart",
        "Get the private chart of a seat as text",
        chart,
        query=WhichChart,
        answer=str,
        media=PLAIN_TEXT,
        scope=Scope.PLAY,
        cost=TEXT,
        problems=(404, 409),
    ),
)
