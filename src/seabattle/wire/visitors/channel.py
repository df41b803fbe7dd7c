"""Channels by which somebody is told of their turn, as they are asked for and listed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds
from seabattle.rules import Lang


class ChannelWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be told that it is their turn."""

    kind: Literal["webhook", "mail"]
    address: Annotated[str, Meta(min_length=3, max_length=500)]
    lang: Lang = "en"


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
