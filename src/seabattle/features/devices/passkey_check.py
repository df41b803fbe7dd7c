"""Passkeys, held against what the browser signed (WebAuthn).

py_webauthn does the work. It reads CBOR and certificates of strangers, so it is called in a
worker process, and whatever it stumbles over is an answer that is not good.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from msgspec import DecodeError, Struct, json

from seabattle.features.devices.wire import PasskeyMade, PasskeyShown


class ClientWords(Struct, frozen=True):
    """What the browser says that it was asked."""

    challenge: str


class CheckedPasskey(Struct, frozen=True):
    """What is to be kept of a passkey."""

    public_key: bytes
    sign_count: int


def challenge_in(client_data: str) -> str | None:
    """The challenge that the browser was given; the signature will tell whether that is true."""
    try:
        return json.decode(_bytes(client_data), type=ClientWords).challenge
    except (DecodeError, ValueError):
        return None


def check_new_passkey(made: PasskeyMade, challenge: str, origin: str) -> CheckedPasskey | None:
    """The public half of a passkey that was made at *origin* for *challenge*, or nothing."""
    import webauthn
    from webauthn.helpers import structs

    try:
        response = structs.AuthenticatorAttestationResponse(
            _bytes(made.client_data), _bytes(made.attestation)
        )
        found = webauthn.verify_registration_response(
            credential=structs.RegistrationCredential(made.id, _bytes(made.id), response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
        )
    except Exception:  # noqa: BLE001 -- Whatever it is, it is no passkey.
        return None
    if _text(found.credential_id) != made.id:
        return None
    return CheckedPasskey(found.credential_public_key, found.sign_count)


def check_shown_passkey(
    shown: PasskeyShown, challenge: str, origin: str, kept: CheckedPasskey
) -> int | None:
    """How often the passkey was used by now, if it has signed *challenge* at *origin*."""
    import webauthn
    from webauthn.helpers import structs

    try:
        response = structs.AuthenticatorAssertionResponse(
            _bytes(shown.client_data), _bytes(shown.authenticator_data), _bytes(shown.signature)
        )
        found = webauthn.verify_authentication_response(
            credential=structs.AuthenticationCredential(shown.id, _bytes(shown.id), response),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.sign_count,
        )
    except Exception:  # noqa: BLE001 -- Whatever it is, it was not signed by this passkey.
        return None
    return found.new_sign_count


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""
