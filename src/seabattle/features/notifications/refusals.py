"""Refusals of the feature ``notifications``."""

from typing import Final

from seabattle.server.http.api_refusal import RefusalGroup, ServerRefusal


class TooManyChannels(ServerRefusal, frozen=True, tag="channel/too-many"):
    """Nobody needs to be told in that many places."""

    most: int


class NoSuchChannel(ServerRefusal, frozen=True, tag="channel/unknown"):
    """There is no such channel."""

    status = 404


class AddressUnfit(ServerRefusal, frozen=True, tag="channel/unfit-address"):
    """Nothing is sent to that address: it leads nowhere, or into a private network."""


class MailboxUnfit(ServerRefusal, frozen=True, tag="channel/unfit-mailbox"):
    """Nothing is sent to that mailbox: it is none, or more than one."""


class MailboxAskedEnough(ServerRefusal, frozen=True, tag="channel/asked-enough"):
    """That mailbox was asked often enough today."""


class NotOffered(ServerRefusal, frozen=True, tag="channel/not-offered"):
    """This way is not offered here: whoever runs the server has not set it up."""


EXAMPLES: Final = (
    RefusalGroup(
        "token/unknown",
        (
            TooManyChannels(10),
            NoSuchChannel(),
            AddressUnfit(),
            MailboxUnfit(),
            MailboxAskedEnough(),
            NotOffered(),
        ),
    ),
)
"""One refusal of every code, for the pages of problems."""
