"""Check of the signature of a server, which covers every line before the last."""

from seabattle_verifier.ed25519 import is_signed
from seabattle_verifier.fault import Fault
from seabattle_verifier.file import File
from seabattle_verifier.shape import BadValue, fields, or_null, text

PURPOSE = b"seabattle/record/1\n"

_SIGNATURE = or_null(
    fields({"key": text(form="[0-9a-f]{64}"), "value": text(form="[0-9a-f]{128}")})
)


def check_signature(file: File, key: str | None) -> str:
    """The public key that has signed a record, or nothing; raises :class:`Fault`.

    *key* is the one that must have signed it.
    """
    last = len(file.entries) + 2
    try:
        found = _SIGNATURE(file.trailer.get("signature"))
    except BadValue:
        raise Fault("signature", "the signature cannot be read", last) from None
    if found is None:
        if key is not None:
            raise Fault("signature", "the record is not signed", 1)
        return ""
    signer: str = found["key"]
    if not is_signed(bytes.fromhex(signer), PURPOSE + file.signed, bytes.fromhex(found["value"])):
        raise Fault("signature", "the record was changed after it was signed", last)
    if key not in {None, signer}:
        raise Fault("signature", f"the record is signed with another key, {signer}", 1)
    return signer
