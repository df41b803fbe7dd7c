"""Channels: where the current user wants to be told that it is their turn."""

from seabattle.features.notifications.channel import (
    MAIL,
    MOST_CHANNELS,
    PUSH,
    WEBHOOK,
    Channel,
    new_channel,
    secret_text,
)
from seabattle.features.notifications.mail import MOST_LINKS, fit_address, mail_box
from seabattle.features.notifications.notification import POSTS
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.notifications.outbox import Outbox
from seabattle.features.notifications.push import push_sender, read_keys
from seabattle.features.notifications.refusals import (
    AddressUnfit,
    MailboxAskedEnough,
    MailboxUnfit,
    NoSuchChannel,
    NotOffered,
    TooManyChannels,
)
from seabattle.features.notifications.safe_address import UnsafeAddress, read_url, resolve
from seabattle.features.notifications.state import OUTBOX
from seabattle.features.notifications.wire import (
    ChannelLine,
    ChannelMade,
    ChannelWanted,
    WaysOffered,
)
from seabattle.matches.refusal import TryAgain
from seabattle.server.http.api_refusal import Denied, TooOften
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.operation import Call, Operation
from seabattle.server.http.rate_limit import TokenBuckets


async def channels(call: Call) -> list[ChannelLine]:
    """Channels of the current user; their addresses are shown to nobody."""
    found = await _outbox(call).channels_of(call.known_visitor.player)
    return [_line(each) for each in found if each.kind != POSTS]


async def add_channel(call: Call) -> ChannelMade:
    """Be told of one's turns at an address.

    The secret of a hook is shown once; a mailbox is sent a link that has to be opened first.
    """
    wanted: ChannelWanted = call.body
    _check_pace(call, call.context.visitors)
    ways = {WEBHOOK: _add_hook, MAIL: _add_mail, PUSH: _add_browser}
    return await ways[wanted.kind](call, wanted)


def _check_pace(call: Call, buckets: TokenBuckets) -> None:
    wait = buckets.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))


async def _add_hook(call: Call, wanted: ChannelWanted) -> ChannelMade:
    await _check_address(call, wanted)
    channel = await _keep(call, wanted, wanted.address, confirmed=True)
    return ChannelMade(_line(channel), secret_text(channel.secret))


async def _add_browser(call: Call, wanted: ChannelWanted) -> ChannelMade:
    if push_sender(call.context) is None:
        raise Denied(NotOffered())
    try:
        keys = read_keys(wanted.keys.p256dh, wanted.keys.auth) if wanted.keys else None
    except ValueError:
        keys = None
    if keys is None:
        raise Denied(AddressUnfit())
    await _check_address(call, wanted)
    channel = await _keep(call, wanted, wanted.address, confirmed=True, secret=keys.text)
    return ChannelMade(_line(channel))


async def _check_address(call: Call, wanted: ChannelWanted) -> None:
    private = PRIVATE_HOOKS.of(call.context.settings) or False
    try:
        found = read_url(wanted.address, private=private)
        await resolve(found, private=private, owner=call.source.address)
    except UnsafeAddress:
        raise Denied(AddressUnfit()) from None


async def _add_mail(call: Call, wanted: ChannelWanted) -> ChannelMade:
    box, address = mail_box(call.context), fit_address(wanted.address)
    if box is None:
        raise Denied(NotOffered())
    if address is None:
        raise Denied(MailboxUnfit())
    _check_pace(call, call.context.mailings)
    # Whoever asks, and at whichever node: a mailbox is not there to be filled by strangers.
    mailbox = box.pseudonym(address)
    if await _outbox(call).count_link(mailbox) > MOST_LINKS:
        raise Denied(MailboxAskedEnough())
    channel = await _keep(call, wanted, address, confirmed=False)
    try:
        await box.send_confirmation(channel)
    except OSError:
        await _outbox(call).remove_channel(channel.id)
        await _outbox(call).count_link(mailbox, -1)
        raise Denied(TryAgain()) from None
    return ChannelMade(_line(channel))


async def _keep(
    call: Call, wanted: ChannelWanted, address: str, *, confirmed: bool, secret: str | None = None
) -> Channel:
    player, now = call.known_visitor.player, call.context.service.watch.now()
    channel = new_channel(
        player, wanted.kind, address, wanted.lang, now, confirmed=confirmed, secret=secret
    )
    if not await _outbox(call).add_channel(channel):
        raise Denied(TooManyChannels(MOST_CHANNELS))
    return channel


async def ways(call: Call) -> WaysOffered:
    """By which ways this server can tell somebody of their turn."""
    sender = push_sender(call.context)
    push = None if sender is None else sender.public_key
    return WaysOffered(mail=mail_box(call.context) is not None, push=push)


async def confirm_channel(call: Call) -> None:
    """Confirm a mailbox by the link that was sent there."""
    if not await _outbox(call).confirm(_channel_of(call, "confirm")):
        raise Denied(NoSuchChannel())


async def stop_channel(call: Call) -> None:
    """Unsubscribe by the link in a message, with one click (RFC 8058); repeating is safe."""
    await _outbox(call).remove_channel(_channel_of(call, "stop"))


def _channel_of(call: Call, purpose: str) -> str:
    box = mail_box(call.context)
    channel = None if box is None else box.read_token(purpose, call.path["link"])
    if channel is None:
        raise Denied(NoSuchChannel())
    return channel


async def remove_channel(call: Call) -> None:
    """Be told no longer by a channel; what was to go there is not sent."""
    outbox, player = _outbox(call), call.known_visitor.player
    channel = await outbox.channel(call.path["channel"])
    if channel is None or channel.player != player:
        raise Denied(NoSuchChannel())
    await outbox.remove_channel(channel.id)


def _line(channel: Channel) -> ChannelLine:
    return ChannelLine(
        channel.id, channel.kind, channel.created, confirmed=channel.confirmed is not None
    )


def _outbox(call: Call) -> Outbox:
    return OUTBOX.of(call.context)


OPERATIONS = (
    Operation(
        "GET",
        "/channels",
        "List where the current user is told of their turns",
        channels,
        answer=list[ChannelLine],
        scope=None,
    ),
    Operation(
        "POST",
        "/channels",
        "Be told of one's turns by a signed request, by e-mail or by Web Push",
        add_channel,
        body=ChannelWanted,
        answer=ChannelMade,
        status=201,
        scope=None,
        problems=(409, 503),
        storage=STORES_ROW,
    ),
    Operation(
        "GET", "/channels/ways", "See which ways are offered", ways, answer=WaysOffered, open=True
    ),
    Operation(
        "POST",
        "/channels/confirm/{link}",
        "Confirm a mailbox",
        confirm_channel,
        status=204,
        open=True,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/channels/stop/{link}",
        "Unsubscribe by the link in a message",
        stop_channel,
        status=204,
        open=True,
        problems=(404,),
    ),
    Operation(
        "DELETE",
        "/channels/{channel}",
        "Be told no longer",
        remove_channel,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
