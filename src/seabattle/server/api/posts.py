"""The post of a round, for whoever runs a round game in a forum (FO8)."""

from typing import Annotated, Literal

from litestar import Response
from msgspec import Meta, Struct

from seabattle.forum import round_post
from seabattle.rules import Lang
from seabattle.rules.text import PLAIN
from seabattle.server.api.kept_match import KeptMatch, keep_match
from seabattle.server.api.replay import record_of
from seabattle.server.http.api_refusal import Denied, NoPost, NoSuchRound
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import TEXT
from seabattle.trouble import Trouble

PLAIN_TEXT = "text/plain"


class WhichPost(Struct, frozen=True, forbid_unknown_fields=True):
    """Of which round, and how it is to be written."""

    round: Annotated[
        Annotated[int, Meta(ge=1, le=100_000)] | None,
        Meta(description="Round number; default: the last closed round, and what came since."),
    ] = None
    format: Literal["text", "markdown", "bbcode"] = "text"
    deadline: Annotated[
        Annotated[str, Meta(max_length=80, pattern=PLAIN)] | None,
        Meta(description="Deadline text of the open round."),
    ] = None
    lang: Annotated[Lang | None, Meta(description="Language; default: from Accept-Language.")] = (
        None
    )


async def post(call: Call) -> Response[str]:
    """What to publish after a round. It says what any spectator knows, and nothing else."""
    live = await call.load_match()
    wanted: WhichPost = call.query
    try:
        text = await call.work(write_post, await keep_match(call, live), wanted, call.lang)
    except Trouble as bad:
        raise Denied(_refusal(bad)) from None
    return Response(text, media_type=PLAIN_TEXT, headers={"Content-Language": call.lang})


def write_post(kept: KeptMatch, wanted: WhichPost, lang: str) -> str:
    """The post, made where it keeps nobody waiting. Raises :class:`Trouble`."""
    record = record_of(kept.fold())
    return round_post(record, wanted.round, wanted.format, lang, wanted.deadline)


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
)
