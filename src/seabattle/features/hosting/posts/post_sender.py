"""The post sender: puts the posts of hosted games into the outbox, each once and in order.

It looks at the matches of hosts with a hook that have a new page, whoever wrote it, and goes on
from the mark of each: the beginning, every round, the end. A node that dies loses nothing, as
the next look, at any node, begins at the same mark.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from msgspec import json
from msgspec.structs import replace

from seabattle.features.hosting.posts.bulletin import Bulletin
from seabattle.features.hosting.posts.post import PostExtras, write_post
from seabattle.features.hosting.posts.post_hook_store import (
    NOTHING_YET,
    PostHook,
    PostHooks,
    PostMark,
)
from seabattle.features.hosting.posts.post_letter import post_body
from seabattle.features.hosting.posts.post_operations import (
    extras_of,
    find_bulletin,
    find_opening,
    with_links,
)
from seabattle.features.hosting.sign_ups.sign_up_start import resume_starts
from seabattle.features.hosting.state import POST_HOOKS
from seabattle.features.notifications import POST, Channel, Notification
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookDamaged, LogbookFailed
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.context import ServerContext
from seabattle.server.work.cost import TEXT
from seabattle.speech import Speaker

log = logging.getLogger("seabattle.server")

ROUND_SECONDS = 1.0

MOST_AT_ONCE = 50
"""Posts of one match in one look: others come first then."""


async def send_posts_forever(context: ServerContext, pause: float = ROUND_SECONDS) -> None:
    """Look again and again, until somebody cancels it."""
    while True:
        try:
            await resume_starts(context)
            await send_posts(context)
        except LogbookFailed:
            log.warning("posts not sent: database unreachable, will retry")
        except Exception:
            log.exception("the post sender stumbled")
        await asyncio.sleep(pause)


async def send_posts(context: ServerContext) -> None:
    """Put every post into the outbox that is not there yet."""
    hooks = POST_HOOKS.of(context)
    for mark, _ in await hooks.to_look_at():
        found = await hooks.hook_of(mark.host)
        if found is None:
            continue
        try:
            live = await context.service.load_match(mark.match)
        except LogbookDamaged:
            continue
        if live is not None:
            await _send_posts_of(context, hooks, live, mark, found)


async def _send_posts_of(
    context: ServerContext,
    hooks: PostHooks,
    live: LiveMatch,
    mark: PostMark,
    found: tuple[PostHook, Channel],
) -> None:
    await live.prepare_view(None)
    seen = live.seq
    for _ in range(MOST_AT_ONCE):
        try:
            step = await next_post(live, mark)
        except Denied:
            # It is no game that posts are made of.
            await hooks.advance(mark, replace(mark, seen=seen, ended=1))
            return
        if step is None:
            await hooks.advance(mark, replace(mark, seen=seen))
            return
        after, news = step
        if not await hooks.has_room(found[1].id):
            return
        letter = await _make_letter(context, live, news, found, _name(mark, after))
        if not await hooks.post(mark, after, letter, found[1].id):
            return
        mark = after


async def next_post(live: LiveMatch, mark: PostMark) -> tuple[PostMark, Bulletin] | None:
    """The post that follows a mark, and the mark after it; nothing where there is none yet."""
    now = await find_bulletin(live, None)
    if mark.posted == NOTHING_YET:
        opening = await find_opening(live)
        if opening is not None:
            return replace(mark, posted=0), opening
        return (replace(mark, ended=1), now) if now.end is not None else None
    if mark.posted < now.number:
        number = mark.posted + 1
        news = await find_bulletin(live, number)
        return replace(mark, posted=number, ended=int(news.end is not None)), news
    if now.end is not None and not mark.ended:
        return replace(mark, ended=1), now
    return None


def _name(before: PostMark, after: PostMark) -> str:
    """The id of a letter, by which its receiver knows it again."""
    return "end" if after.posted == before.posted else str(after.posted)


async def _make_letter(
    context: ServerContext,
    live: LiveMatch,
    news: Bulletin,
    found: tuple[PostHook, Channel],
    name: str,
) -> Notification:
    """The letter of one post, written where it keeps nobody waiting."""
    hook, channel = found
    task = prepare_post(live, news, hook, channel.lang)
    pool = context.workers.pool(TEXT.lane)
    done = await pool.run_prepared("posts", lambda _: task, lambda _: None)
    host = live.state.opened.host
    return Notification(f"post-{live.match}-{name}", host, live.match, POST, done.result())


def prepare_post(live: LiveMatch, news: Bulletin, hook: PostHook, lang: str) -> Callable[[], bytes]:
    """What writes the body of a post, without the match: it can be done in another process."""
    extras = with_links(extras_of(live, news), hook.origin, live, news, lang)
    if news.number + 1 < live.state.game.table.round:
        # It comes late: the deadline is that of another round by now.
        extras = replace(extras, deadline=None)
    return partial(encode_post, hook, lang, news, match_speaker(live, lang), extras)


def encode_post(
    hook: PostHook, lang: str, news: Bulletin, speaker: Speaker, extras: PostExtras
) -> bytes:
    """The body of a letter: all of it is what a spectator knows."""

    def write(form: str) -> str:
        return write_post(news, speaker, form, extras)

    facts = {"round": news.number, "over": news.end is not None}
    page, picture = extras.page, extras.picture
    assert page is not None
    return json.encode(post_body(hook, lang, write, facts, page=page, picture=picture))
