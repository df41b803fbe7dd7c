"""Ways to be known on another device, as they are sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds

Code = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,100}$(?!\n)")]

PasskeyId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{16,1400}$(?!\n)",
        description="The credential id, in base64url.",
    ),
]


BASE64URL = r"^[A-Za-z0-9_-]+$(?!\n)"

ClientData = Annotated[
    str,
    Meta(
        pattern=BASE64URL,
        max_length=4096,
        description="The browser's clientDataJSON, in base64url.",
    ),
]


class DeviceLink(Struct, frozen=True):
    """What makes another device the same visitor. It is shown once, and good once."""

    code: Annotated[str, Meta(description="To be shown to POST /sessions/by-link.")]
    path: Annotated[str, Meta(description="Path of the page that shows it, code and all.")]
    lan_url: Annotated[str | None, Meta(description="Base URL on the local network, if known.")]
    expires: Milliseconds


class DeviceLinkShown(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link."""

    code: Code


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to make a passkey (WebAuthn)."""

    challenge: Annotated[str, Meta(description="Good once, for five minutes; in base64url.")]
    user: Annotated[str, Meta(description="The user handle, in base64url.")]
    name: Annotated[str, Meta(description="What the device shows beside the passkey.")]
    known: Annotated[tuple[str, ...], Meta(description="Ids of the passkeys there are already.")]


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey, as the browser made it."""

    id: PasskeyId
    client_data: ClientData
    attestation: Annotated[
        str,
        Meta(
            pattern=BASE64URL, max_length=8192, description="The attestationObject, in base64url."
        ),
    ]


class PasskeyChallenge(Struct, frozen=True):
    """What a passkey is to sign."""

    challenge: Annotated[str, Meta(description="Good once, for five minutes; in base64url.")]


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey, as the browser shows it."""

    id: PasskeyId
    client_data: ClientData
    authenticator_data: Annotated[
        str,
        Meta(
            pattern=BASE64URL, max_length=4096, description="The authenticatorData, in base64url."
        ),
    ]
    signature: Annotated[str, Meta(pattern=BASE64URL, max_length=2048, description="In base64url.")]


class PasskeyLine(Struct, frozen=True):
    """A passkey that somebody has."""

    id: PasskeyId
    device: Annotated[str, Meta(description="What it was made on; empty if unknown.")]
    created: Milliseconds
    used: Milliseconds | None
