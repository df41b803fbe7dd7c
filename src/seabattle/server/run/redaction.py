"""Redaction of the log: no token, cookie, key or password is written, and no address as it is.

Addresses become keyed hashes. The key is drawn when a process starts and kept nowhere, so
that two lines of one run can be told to be of the same address, and nothing else.
"""

import hmac
import re
import secrets
from collections.abc import MutableMapping
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address
from typing import Any

HIDDEN = "…"

SECRETS = re.compile(
    r"""
    (?P<before>
        \bsb_ | \bseabattle= | \bBearer\s+ | /join/[^/\s"']+/
        | ["']?\b(?:key|token|cookie|authorization|password)\b["']?\s*[=:]\s*["']?(?:Bearer\s+)?
    )
    [^\s;,"'&?)}]+
    | [A-Za-z0-9_-]{4,64}(?:\.[A-Za-z0-9_-]{4,64})?\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Bearer tokens, session cookies, the keys of links; the last is a session without its name."""

PASSWORDS = re.compile(r"(?<=://)[^/\s@]+@")

ADDRESSES = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*(?![\w:]))",
    re.IGNORECASE,
)
"""Candidates for an address; only what can be parsed as one counts."""

_KEY = secrets.token_bytes(32)


@lru_cache(maxsize=4096)
def hash_address(address: str) -> str:
    """Return the pseudonym of an address in the log, the same as long as this process runs."""
    return "address-" + hmac.digest(_KEY, address.encode(), sha256).hex()[:12]


def redact(text: str) -> str:
    """The text as it may be written."""
    text = SECRETS.sub(lambda found: (found["before"] or "") + HIDDEN, text)
    return ADDRESSES.sub(_hide_address, PASSWORDS.sub(f"{HIDDEN}@", text))


def _hide_address(found: re.Match[str]) -> str:
    try:
        address = ip_address(found[0].rstrip(".:") if "." in found[0] else found[0])
    except ValueError:
        return found[0]
    if address.is_loopback or address.is_unspecified:
        return found[0]
    return hash_address(str(address))


def redact_event(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """A processor of structlog: everything that is written passes through here."""
    return {name: _redact_value(value) for name, value in event.items()}


def _redact_value(value: Any) -> Any:
    if isinstance(value, bool | int | float) or value is None:
        return value
    if isinstance(value, dict):
        return {redact(str(name)): _redact_value(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_redact_value(each) for each in value]
    return redact(value if isinstance(value, str) else str(value))
