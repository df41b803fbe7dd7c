"""The post of a round and its picture, for whoever runs a round game in a forum (FO8)."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal
from weakref import WeakKeyDictionary

from litestar import Response
from msgspec import Meta, Struct
from msgspec.structs import replace

from seabattle.drawing.poster import poster_png, poster_svg
from seabattle.features.hosting.posts.bulletin import Bulletin, RunningSummary
from seabattle.features.hosting.posts.post import PostExtras, write_post
from seabattle.features.hosting.posts.round_picture import round_poster
from seabattle.features.hosting.refusals import NoPost, NoSuchRound
from seabattle.game import Phase, seats_in
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.rounds.deadline import local_text, utc_text
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.rules import Lang
from seabattle.rules.text import PLAIN
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import PICTURE, TEXT
from seabattle.speech import Speaker
from seabattle.trouble import Trouble

PLAIN_TEXT, SVG, PNG = "text/plain", "image/svg+xml", "image/png"

HEARD_AT_ONCE = 25
"""Things told that are taken into a summary while everybody waits."""

EMBEDDED = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""A forum shows our picture on a page of its own."""

RoundNumber = Annotated[
    Annotated[int, Meta(ge=0, le=100_000)] | None,
    Meta(
        description="Round number, 0 for the beginning; "
        "default: the last closed round, and what came since."
    ),
]
Language = Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")]


class WhichPost(Struct, frozen=True, forbid_unknown_fields=True):
    """Of which round, and how it is to be written."""

    round: RoundNumber = None
    format: Literal["text", "markdown", "bbcode", "html"] = "text"
    deadline: Annotated[
        Annotated[str, Meta(max_length=80, pattern=PLAIN)] | None,
        Meta(description="Deadline text of the open round; default: the deadline that is set."),
    ] = None
    links: Annotated[
        bool, Meta(description="Whether the addresses of the page and the picture are wanted.")
    ] = False
    lang: Language = None


class WhichRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of which round."""

    round: RoundNumber = None
    lang: Language = None


_summaries: WeakKeyDictionary[LiveMatch, RunningSummary] = WeakKeyDictionary()


async def find_bulletin(live: LiveMatch, number: int | None) -> Bulletin:
    """The news of a round, from a summary that goes on where it stopped. Or :class:`Denied`."""
    try:
        return (await _summary_of(live)).bulletin(number)
    except Trouble as bad:
        raise Denied(_refusal(bad)) from None


async def find_opening(live: LiveMatch) -> Bulletin | None:
    """The news when play began; nothing while fleets are missing. Or :class:`Denied`."""
    try:
        return (await _summary_of(live)).opening
    except Trouble as bad:
        raise Denied(_refusal(bad)) from None


async def _summary_of(live: LiveMatch) -> RunningSummary:
    summary = _summaries.get(live)
    if summary is None:
        summary = _summaries[live] = RunningSummary(live.state.opened.ruleset)
    while news := live.messages_for(None, summary.heard)[:HEARD_AT_ONCE]:
        for told in news:
            summary.hear(told.what)
        await asyncio.sleep(0)
    return summary


def extras_of(live: LiveMatch, news: Bulletin) -> PostExtras:
    """What is public beside the news: the deadline, who only writes, the hashes of all fields."""
    state = live.state
    at, hour = state.deadline, state.opened.deadline
    when = None if at is None else utc_text(at)
    if at is not None and hour is not None:
        when = f"{when} = {local_text(at, hour.zone)}"
    fields = state.commitments.fields if state.commitments and news.number <= 1 else ()
    return PostExtras(when, tuple(seats_in(state.by_host)), fields)


def with_links(
    extras: PostExtras, origin: str, live: LiveMatch, news: Bulletin, lang: str
) -> PostExtras:
    """The same with the addresses of the public page, of this post's picture and of the record.

    They stay: a forum shows the picture of this round, in the language of the post, for ever.
    """
    here = f"{origin}/api/matches/{live.match}"
    begun = news.number or news.view.table.phase is not Phase.PLACING
    which = f"round={news.number}&lang={lang}" if begun else f"lang={lang}"
    return replace(
        extras,
        page=f"{origin}/match/{live.match}",
        picture=f"{here}/round.png?{which}",
        record=f"{here}/record",
        check=f"{origin}/check/{live.match}",
    )


async def post(call: Call) -> Response[str]:
    """What to publish after a round. It says what any spectator knows, and nothing else."""
    live = await call.load_match()
    wanted: WhichPost = call.query
    news = await find_bulletin(live, wanted.round)
    extras = extras_of(live, news)
    if wanted.links:
        extras = with_links(extras, origin_of(call), live, news, call.lang)
    if wanted.deadline is not None:
        extras = replace(extras, deadline=wanted.deadline)
    speaker = match_speaker(live, call.lang)
    text = await call.work(write_post, news, speaker, wanted.format, extras)
    return Response(text, media_type=PLAIN_TEXT, headers={"Content-Language": call.lang})


def origin_of(call: Call) -> str:
    """Where whoever asks has found the server."""
    scheme = "https" if call.source.secure else "http"
    return f"{scheme}://{call.source.headers.get('host', '')}"


async def round_svg(call: Call) -> Response[bytes]:
    """The public grid after a round as an SVG picture."""
    return await _answer_picture(call, paint_svg, SVG)


async def round_png(call: Call) -> Response[bytes]:
    """The same picture as PNG."""
    return await _answer_picture(call, paint_png, PNG)


async def _answer_picture(
    call: Call, paint: Callable[[Bulletin, Speaker], bytes], media: str
) -> Response[bytes]:
    live = await call.load_match()
    news = await find_bulletin(live, call.query.round)
    speaker = match_speaker(live, call.lang)

    async def make() -> bytes:
        return await call.work(paint, news, speaker)

    # What a picture shows follows from the round, and from what has happened since the last.
    heard = live.message_count(None) if news.end is None or call.query.round is None else 0
    key = ("round", media, call.lang, news.number, heard)
    picture = await call.context.renderings.find_or_make(live, key, make)
    headers = {"Content-Language": call.lang, **EMBEDDED}
    return Response(picture, media_type=media, headers=headers)


def paint_svg(news: Bulletin, speaker: Speaker) -> bytes:
    """The picture as SVG, made where it keeps nobody waiting."""
    return poster_svg(round_poster(news, speaker)).encode()


def paint_png(news: Bulletin, speaker: Speaker) -> bytes:
    """The picture as PNG, made where it keeps nobody waiting."""
    return poster_png(round_poster(news, speaker))


def _refusal(bad: Trouble) -> NoPost | NoSuchRound:
    if bad.code == "post/no-such-round":
        number, closed = bad.facts["number"], bad.facts["closed"]
        assert isinstance(number, int)
        assert isinstance(closed, int)
        return NoSuchRound(number, closed)
    return NoPost()


OPERATIONS = (
    Operation(
        "GET",
        "/matches/{match}/post",
        "Get the forum post of a round",
        post,
        query=WhichPost,
        answer=str,
        media=PLAIN_TEXT,
        open=True,
        cost=TEXT,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/matches/{match}/round.svg",
        "Render the public grid after a round as SVG",
        round_svg,
        query=WhichRound,
        answer=str,
        media=SVG,
        open=True,
        cost=PICTURE,
        problems=(404, 409),
    ),
    Operation(
        "GET",
        "/matches/{match}/round.png",
        "Render the public grid after a round as PNG",
        round_png,
        query=WhichRound,
        answer=str,
        media=PNG,
        open=True,
        cost=PICTURE,
        problems=(404, 409),
    ),
)
