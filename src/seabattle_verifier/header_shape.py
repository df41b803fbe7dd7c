"""What the first line of a record may contain beside the rules."""

import unicodedata

from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.shape import BadValue, fields, many, or_null, text, whole

LONGEST_NAME = 64

_HEADER = fields({"version": whole(), "program": text(), "hash": text(), "names": many(text())})
_WORD = text(form="[0-9a-f]{64}")
_WORDS = many(or_null(_WORD))
_EVIDENCE = fields(
    {
        "commitments": fields({"digest": _WORD, "seed": _WORD, "fields": _WORDS}),
        "seed": _WORD,
        "salts": _WORDS,
        "bots": many(or_null(text(1, 64))),
        "version": text(1, 64),
    }
)


def check_header_fields(header: Json) -> None:
    """Raise :class:`Fault` unless the header says who plays by which rules."""
    try:
        _HEADER(header)
    except BadValue:
        raise Fault("header", "the header cannot be read", 1) from None
    if "ruleset" not in header:
        raise Fault("header", "the rules are missing", 1)


def check_evidence_fields(header: Json) -> None:
    """Raise :class:`Fault` unless the evidence, if there is any, can be read."""
    try:
        or_null(_EVIDENCE)(header.get("evidence"))
    except BadValue:
        raise Fault("evidence", "the evidence cannot be read, or lacks something", 1) from None


def check_names(names: list[str], seats: int) -> None:
    """Raise :class:`Fault` unless every seat has a printable name."""
    if len(names) != seats:
        raise Fault("names", f"{len(names)} names for {seats} seats", 1)
    if not all(map(_is_printable, names)):
        raise Fault("names", "a name is empty, too long or not printable", 1)


def _is_printable(name: str) -> bool:
    signs = all(sign == " " or unicodedata.category(sign)[0] not in "CZ" for sign in name)
    return signs and bool(name.strip()) and len(name) <= LONGEST_NAME
