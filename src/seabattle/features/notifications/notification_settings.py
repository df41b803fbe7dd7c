"""What an operator chooses about notifications, in the settings file."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from seabattle.server.http.settings_section import declare_section


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's mail server, and where links in a message lead."""

    host: str
    sender: str
    """The address that messages come from."""
    url: str
    """Where the server is found from outside, such as ``https://sea.example``."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    user: str = ""
    password: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"


class PushSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator, as push hosts are told."""

    contact: Annotated[str, Meta(pattern=r"^(mailto:[^\s@]+@[^\s@]+|https://\S+)$", max_length=200)]
    """Where a push host finds them: ``mailto:sea@example.org``, or an ``https`` address."""


PRIVATE_HOOKS: Final = declare_section("private_hooks", bool)
"""Whether notifications may go to addresses in private networks, and without encryption."""

MAIL: Final = declare_section("mail", MailSettings)
"""The mail server by which visitors are told, where they want that."""

PUSH: Final = declare_section("push", PushSettings)
"""How push hosts are told which server it is, where browsers may be told of a turn."""
