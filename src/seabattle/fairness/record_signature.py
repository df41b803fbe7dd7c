"""Signatures of finished records: Ed25519 (RFC 8032), by the server that wrote them.

Commitments bind what was drawn, and nothing binds what players did: their shots could be
replaced by others that the rules allow. The signature covers every byte before the last line.
"""

from seabattle.records.codec import SignLines
from seabattle.records.evidence import RecordSignature

KEY_BYTES = 32

PRIME = 2**255 - 19

_PURPOSE = b"seabattle/record/1\n"
"""Keeps a signed record apart from everything else that this key could ever sign."""


def record_signer(secret: bytes) -> SignLines:
    """A function that signs the lines of a record with the *secret* key of a server."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(secret)
    named = public_key(secret).hex()
    return lambda lines: RecordSignature(named, key.sign(_PURPOSE + lines).hex())


def public_key(secret: bytes) -> bytes:
    """The key that everybody may know."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


def is_record_signed(signature: RecordSignature, lines: bytes) -> bool:
    """Whether the owner of the key in *signature* has signed these lines."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key = bytes.fromhex(signature.key)
    # The verifiers refuse a key with two encodings; so a record has one verdict everywhere.
    if int.from_bytes(key, "little") % 2**255 >= PRIME:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(
            bytes.fromhex(signature.value), _PURPOSE + lines
        )
    except (InvalidSignature, ValueError):
        return False
    return True
