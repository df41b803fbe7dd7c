"""Channels by which somebody is told of their turn, as they are asked for and listed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds
from seabattle.rules import Lang


class BrowserKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives with its push address, to encrypt with (base64url)."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class ChannelWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be told that it is their turn."""

    kind: Literal["webhook", "mail", "push"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    lang: Lang = "en"
    keys: BrowserKeys | None = None
    """Of a push address alone, which goes nowhere without them."""


class ChannelLine(Struct, frozen=True):
    """A channel in a list; its address is shown to nobody."""

    id: str
    kind: str
    created: Milliseconds
    confirmed: bool


class ChannelMade(Struct, frozen=True):
    """A new channel."""

    channel: ChannelLine
    secret: Annotated[
        str | None,
        Meta(
            description="Of a hook: its letters are signed with it (Standard Webhooks). Shown once."
        ),
    ] = None


class WaysOffered(Struct, frozen=True):
    """By which ways, beside hooks, this server can reach somebody."""

    mail: bool
    push: Annotated[
        str | None,
        Meta(description="The key that a browser names when it subscribes; null: not offered."),
    ] = None
