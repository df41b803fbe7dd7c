"""Post hooks: where the posts of the current user's games are sent by themselves."""

from seabattle.features.hosting.posts.post_hook_store import PostHook, PostHooks, PostMark
from seabattle.features.hosting.posts.post_operations import origin_of
from seabattle.features.hosting.posts.post_sender import next_post
from seabattle.features.hosting.sign_ups.sign_up_wire import (
    PostHookLine,
    PostHookState,
    PostHookWanted,
)
from seabattle.features.hosting.state import POST_HOOKS
from seabattle.features.notifications import (
    MOST_CHANNELS,
    POSTS,
    PRIVATE_HOOKS,
    AddressUnfit,
    Channel,
    NoSuchChannel,
    TooManyChannels,
    UnsafeAddress,
    new_channel,
    read_url,
    resolve,
    secret_text,
)
from seabattle.matches.match_plan import is_host
from seabattle.matches.port import LogbookDamaged
from seabattle.matches.refusal import NotTheHost
from seabattle.server.http.api_refusal import Denied, TooOften
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.operation import Call, Operation


async def post_hook(call: Call) -> PostHookState:
    """Whether posts are sent by themselves; the address is shown to nobody."""
    found = await _hooks(call).hook_of(call.known_visitor.player)
    return PostHookState(None if found is None else _line(*found))


async def set_post_hook(call: Call) -> PostHookState:
    """Have every post that comes from now on sent to an address, in place of any other.

    The secret is shown once; a body of ours is signed with it (Standard Webhooks).
    """
    wanted: PostHookWanted = call.body
    wait = call.context.visitors.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    private = PRIVATE_HOOKS.of(call.context.settings) or False
    try:
        found = read_url(wanted.address, private=private)
        await resolve(found, private=private, owner=call.source.address)
    except UnsafeAddress:
        raise Denied(AddressUnfit()) from None
    hooks, player = _hooks(call), call.known_visitor.player
    if wanted.match is not None:
        live = await call.context.load_match(wanted.match, player)
        if not is_host(live.state, player):
            raise Denied(NotTheHost())
        await hooks.watch(live.match, player)
    for mark in await hooks.matches_of(player):
        await _pass_over(call, hooks, mark)
    channel = new_channel(player, POSTS, wanted.address, wanted.lang, hooks.now(), confirmed=True)
    hook = PostHook(player, channel.id, wanted.body, wanted.format, origin_of(call))
    if not await hooks.set_hook(hook, channel):
        raise Denied(TooManyChannels(MOST_CHANNELS))
    return PostHookState(_line(hook, channel), secret_text(channel.secret))


async def _pass_over(call: Call, hooks: PostHooks, mark: PostMark) -> None:
    """Take the posts of a match that are past as sent: its host has published them."""
    try:
        live = await call.context.service.load_match(mark.match)
    except LogbookDamaged:
        return
    if live is None:
        return
    await live.prepare_view(None)
    before = mark
    while (step := await next_post(live, mark)) is not None:
        mark = step[0]
    if mark != before:
        await hooks.advance(before, mark)


async def remove_post_hook(call: Call) -> None:
    """Send no more posts, not even those that wait."""
    if not await _hooks(call).remove_hook(call.known_visitor.player):
        raise Denied(NoSuchChannel())


def _line(hook: PostHook, channel: Channel) -> PostHookLine:
    return PostHookLine(hook.body, hook.format, channel.lang, channel.created)


def _hooks(call: Call) -> PostHooks:
    return POST_HOOKS.of(call.context)


OPERATIONS = (
    Operation(
        "GET",
        "/post-hook",
        "See whether posts are sent by themselves",
        post_hook,
        answer=PostHookState,
        scope=None,
    ),
    Operation(
        "PUT",
        "/post-hook",
        "Send the posts of one's games to an address",
        set_post_hook,
        body=PostHookWanted,
        answer=PostHookState,
        scope=None,
        problems=(403, 404, 409),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/post-hook",
        "Send no more posts",
        remove_post_hook,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
