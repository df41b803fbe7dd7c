"""Pictures of a match, to show others: any moment of it, as whoever asks may see it."""

from collections.abc import Callable
from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from seabattle.drawing.poster import Poster, poster_png, poster_svg
from seabattle.drawing.poster_sea import PosterSea
from seabattle.game import Seat
from seabattle.matches.request import SeatIndex
from seabattle.matches.telling.replay import ReplayFrame
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import Lang
from seabattle.server.api.kept_match import KeptMatch, keep_match
from seabattle.server.api.replay import frames_of, record_of, shows_truth
from seabattle.server.api.seat_access import chart_seat
from seabattle.server.http.api_refusal import Denied, NoSuchMoment
from seabattle.server.http.operation import Call, Operation, viewer_of
from seabattle.server.work.cost import PICTURE
from seabattle.server.work.render_cache import heard_by
from seabattle.speech import Speaker
from seabattle.views import Viewer

SVG, PNG = "image/svg+xml", "image/png"


class WhichMoment(Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment, and in which language."""

    move: Annotated[
        Annotated[int, Meta(ge=0, le=1_000_000)] | None,
        Meta(description="Moment number; default: the last."),
    ] = None
    seat: Annotated[
        SeatIndex | None,
        Meta(description="As this seat sees it, whose orders the current user gives as host."),
    ] = None
    lang: Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")] = (
        None
    )


class PictureRequest(Struct, frozen=True):
    """What a picture is made from; it crosses to another process."""

    kept: KeptMatch
    viewer: Viewer
    lang: str
    move: int | None
    truth: bool
    """Whether all fields are shown."""


Paint = Callable[[PictureRequest], bytes | NoSuchMoment]


async def picture_svg(call: Call) -> Response[bytes]:
    """A moment of a match as an SVG picture."""
    return await _answer_picture(call, paint_svg, SVG)


async def picture_png(call: Call) -> Response[bytes]:
    """The same picture as PNG."""
    return await _answer_picture(call, paint_png, PNG)


async def _answer_picture(call: Call, paint: Paint, media: str) -> Response[bytes]:
    live = await call.load_match()
    seat, move, truth = call.query.seat, call.query.move, shows_truth(call, live)
    viewer = viewer_of(call, live) if seat is None else chart_seat(call, live, seat)

    async def make() -> bytes:
        kept = await keep_match(call, live)
        picture = await call.work(paint, PictureRequest(kept, viewer, call.lang, move, truth))
        if isinstance(picture, NoSuchMoment):
            raise Denied(picture)
        return picture

    key = (media, move, call.lang, *heard_by(live, viewer, truth=truth))
    picture = await call.context.renderings.find_or_make(live, key, make)
    return Response(picture, media_type=media, headers={"Content-Language": call.lang})


def paint_svg(state: PictureRequest) -> bytes | NoSuchMoment:
    """The picture as SVG, made where it keeps nobody waiting."""
    poster = paint_poster(state)
    return poster if isinstance(poster, NoSuchMoment) else poster_svg(poster).encode()


def paint_png(state: PictureRequest) -> bytes | NoSuchMoment:
    """The picture as PNG, made where it keeps nobody waiting."""
    poster = paint_poster(state)
    return poster if isinstance(poster, NoSuchMoment) else poster_png(poster)


def paint_poster(state: PictureRequest) -> Poster | NoSuchMoment:
    """Everything that the picture shows."""
    live = state.kept.fold()
    speaker = match_speaker(live, state.lang)
    frames = list(frames_of(record_of(live), speaker, state.viewer, truth=state.truth))
    last = len(frames) - 1
    move = last if state.move is None else state.move
    if move > last:
        return NoSuchMoment(move, last)
    winner = live.view(None).table.winner if move == last else None
    ruleset = speaker.ruleset
    seats = tuple(Seat(seat) for seat in range(ruleset.seats))
    return Poster(
        lang=speaker.lang,
        ruleset=ruleset,
        title=ruleset.title.in_language(speaker.lang),
        said=frames[move].said,
        foot=speaker.say("replay-step", number=move, total=last),
        seas=_plates(speaker, frames[move], winner),
        owners=tuple(map(speaker.name, seats)) if ruleset.sea.shared else (),
    )


def _plates(speaker: Speaker, frame: ReplayFrame, winner: Seat | None) -> tuple[PosterSea, ...]:
    if speaker.ruleset.sea.shared:
        caption = speaker.say("sea-shared")
        return (PosterSea(caption, frame.charts[0], frame.fleets, frame.shots),)
    return tuple(_plate(speaker, frame, Seat(seat), winner) for seat in (0, 1))


def _plate(speaker: Speaker, frame: ReplayFrame, seat: Seat, winner: Seat | None) -> PosterSea:
    caption = speaker.say("sea-of", name=speaker.name(seat))
    fleets = (frame.fleets[seat],) if frame.fleets else ()
    # What is fired lands on the other's sea.
    shots = frame.shots if frame.seat == 1 - seat else ()
    return PosterSea(caption, frame.charts[seat], fleets, shots, won=winner == seat)


OPERATIONS = (
    Operation(
        "GET",
        "/matches/{match}/picture.svg",
        "Render a moment of a match as SVG",
        picture_svg,
        query=WhichMoment,
        answer=str,
        media=SVG,
        open=True,
        cost=PICTURE,
        problems=(404,),
    ),
    Operation(
        "GET",
        "/matches/{match}/picture.png",
        "Render a moment of a match as PNG",
        picture_png,
        query=WhichMoment,
        answer=str,
        media=PNG,
        open=True,
        cost=PICTURE,
        problems=(404,),
    ),
)
