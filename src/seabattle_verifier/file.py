"""The file of a record: its lines, their checksums, and what is written in them."""

import json
import zlib
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.value import check_value, is_whole

MOST_BYTES = 64 * 1024 * 1024
"""The limit for a record after decompression; a small file must not fill the memory."""

VERSIONS = (1, 2)
SEALED_VERSIONS = (1,)
"""The known versions of records of sealed games."""

_PLAIN, _SEALED = b'{"format":"seabattle-record"', b'{"format":"seabattle-sealed"'


@dataclass(frozen=True)
class File:
    """A record with correct checksums; the game itself is not checked yet."""

    header: Json
    entries: tuple[Json, ...]
    digest: str
    """The SHA-256 of the uncompressed bytes."""
    sealed: bool = False
    """Whether it is the record of a sealed game."""


def read_file(data: bytes) -> File:
    """The header and the entries of a record, after a check of every checksum."""
    data = _unpack(data)
    bodies = _bodies(data.removeprefix(b"\xef\xbb\xbf").rstrip().splitlines())
    parts = [_decode(number, body) for number, body in enumerate(bodies, 1)]
    header, entries, trailer = parts[0], tuple(parts[1:-1]), parts[-1]
    sealed = bodies[0].startswith(_SEALED)
    _check_header(header, bodies[0], sealed=sealed)
    if "end" not in trailer:
        raise Fault("cut-off", "the last line is missing: the file was cut off", len(parts))
    if not _is_number(trailer["end"], len(entries)):
        raise Fault("count", f"{trailer['end']} entries are announced, {len(entries)} are there")
    for number, entry in enumerate(entries, 1):
        if not _is_number(entry.get("n"), number):
            raise Fault("number", f"this should be entry {number}", number + 1)
    return File(header, entries, sha256(data).hexdigest(), sealed)


def _is_number(said: object, number: int) -> bool:
    return is_whole(said) and said == number


def _unpack(data: bytes) -> bytes:
    if data[:2] != b"\x1f\x8b":
        plain = data
    else:
        opener = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
        try:
            plain = opener.decompress(data, MOST_BYTES + 1)
        except zlib.error:
            raise Fault("damaged", "the compressed file is damaged") from None
        if len(plain) <= MOST_BYTES and (opener.unused_data or not opener.eof):
            raise Fault("damaged", "the compressed file has no end, or something behind it")
    if len(plain) > MOST_BYTES:
        raise Fault("too-big", "the record is larger than 64 MiB")
    return plain


def _bodies(lines: list[bytes]) -> list[bytes]:
    """Every line without its checksum, after a check of it."""
    if len(lines) < 2 or not lines[0].startswith((_PLAIN, _SEALED)):
        raise Fault("not-a-record", "this is no record of a game", 1)
    found, before = [], b""
    for number, line in enumerate(lines, 1):
        body, mark, tail = line.rpartition(b',"sum":"')
        body += b"}"
        after = sha256(before + body).hexdigest()[:8].encode()
        if not mark or tail != after + b'"}':
            raise Fault("edited", "the checksum does not fit: this line was changed", number)
        found.append(body)
        before = after
    return found


def _decode(number: int, body: bytes) -> Json:
    try:
        text = body.decode()
        found = json.loads(text, object_pairs_hook=_distinct, parse_constant=_no_constant)
        check_value(found)
    except (ValueError, RecursionError):
        raise Fault("unreadable", "this line cannot be read", number) from None
    if not isinstance(found, dict):
        raise Fault("unreadable", "this line is no object", number)
    return found


def _distinct(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is there twice")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _check_header(header: Json, body: bytes, *, sealed: bool) -> None:
    versions = SEALED_VERSIONS if sealed else VERSIONS
    if not is_whole(header.get("version")) or header["version"] not in versions:
        raise Fault("version", f"version {header.get('version')} is not known here", 1)
    ruleset, names = header.get("ruleset"), header.get("names")
    if not isinstance(ruleset, dict) or not isinstance(names, list):
        raise Fault("header", "rules or names are missing", 1)
    if not _is_number(ruleset.get("seats"), len(names)):
        raise Fault("names", f"{len(names)} names for {ruleset.get('seats')} seats", 1)
    oldest = [] if sealed else _oldest_hash(body)
    if header.get("hash") not in [_hash(ruleset), *oldest]:
        raise Fault("hash", "the rules are not those that the hash names", 1)


def _hash(ruleset: Json) -> str:
    """The hash of the rules: SHA-256 without titles, which have no effect."""
    plain = {key: value for key, value in ruleset.items() if key not in ("title", "about")}
    fleet = plain.get("fleet")
    if not isinstance(fleet, list) or not all(isinstance(entry, dict) for entry in fleet):
        raise Fault("header", "the rules have no fleet", 1)
    plain["fleet"] = [{k: v for k, v in entry.items() if k != "title"} for entry in fleet]
    text = json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _oldest_hash(body: bytes) -> list[str]:
    """The hash in the first records: the SHA-256 of the rules as encoded in the file.

    Empty where the rules cannot be found, such as after spaces, which no release wrote.
    """
    text = body.decode()
    start = text.find('"ruleset":') + len('"ruleset":')
    try:
        _, end = json.JSONDecoder().raw_decode(text, start)
    except ValueError:
        return []
    return [sha256(text[start:end].encode()).hexdigest()]
