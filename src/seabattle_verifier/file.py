"""The file of a record: its lines, their checksums, and what is written in them."""

import json
import re
import zlib
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from seabattle_verifier.entry_shape import read_entry
from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.header_shape import (
    check_evidence_fields,
    check_header_fields,
    check_names,
)
from seabattle_verifier.rule_check import check_rules
from seabattle_verifier.value import check_value, is_whole

MOST_BYTES = 64 * 1024 * 1024
"""The limit for a record after decompression; a small file must not fill the memory."""

MOST_LINE_BYTES = 4 * 1024 * 1024

VERSIONS = (1, 2)
SEALED_VERSIONS = (1,)
"""The known versions of records of sealed games."""

_SUM = re.compile(rb',"sum":"[0-9a-f]{8}"\}\Z')
_PLAIN, _SEALED = b'{"format":"seabattle-record"', b'{"format":"seabattle-sealed"'


@dataclass(frozen=True)
class File:
    """A record with correct checksums; the game itself is not checked yet."""

    header: Json
    entries: tuple[Json, ...]
    digest: str
    """The SHA-256 of the uncompressed bytes."""
    trailer: Json
    signed: bytes
    """Every line before the last, with its line feed: what a server signs."""
    sealed: bool = False
    """Whether it is the record of a sealed game."""


def read_file(data: bytes) -> File:
    """The header and the entries of a record, after a check of every line."""
    data = _unpack(data)
    lines = data.removeprefix(b"\xef\xbb\xbf").rstrip().splitlines()
    bodies = _bodies(lines)
    header = _decode(1, bodies[0])
    sealed = bodies[0].startswith(_SEALED)
    _check_header(header, bodies[0], sealed=sealed)
    trailer = _read_trailer(bodies)
    entries = tuple(
        _decode_entry(line, body, sealed=sealed) for line, body in enumerate(bodies[1:-1], 2)
    )
    signed = b"".join(line + b"\n" for line in lines[:-1])
    return File(header, entries, sha256(data).hexdigest(), trailer, signed, sealed)


def _read_trailer(bodies: list[bytes]) -> Json:
    last = len(bodies)
    trailer: Json = {} if last == 1 else _decode(last, bodies[-1])
    if "end" not in trailer:
        raise Fault("cut-off", "the last line is missing: the file was cut off", last)
    if not _is_number(trailer["end"], last - 2):
        raise Fault("count", f"{trailer['end']} entries are announced, {last - 2} are there", last)
    return trailer


def _decode_entry(line: int, body: bytes, *, sealed: bool) -> Json:
    entry = _decode(line, body)
    if not _is_number(entry.get("n"), line - 1):
        raise Fault("number", f"this should be entry {line - 1}", line)
    return entry if sealed else read_entry(entry, line)


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
    if not lines or not lines[0].startswith((_PLAIN, _SEALED)):
        raise Fault("not-a-record", "this is no record of a game", 1)
    found, before = [], b""
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LINE_BYTES:
            raise Fault("too-big", "the line is longer than 4 MiB", number)
        if number == len(lines) and not _SUM.search(line):
            raise Fault("cut-off", "the last line is not whole: the file was cut off", number)
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
    if not is_whole(header.get("version")):
        raise Fault("header", "the version is missing", 1)
    if header["version"] not in versions:
        raise Fault("version", f"version {header['version']} is not known here", 1)
    check_header_fields(header)
    if not sealed:
        check_evidence_fields(header)
    oldest = [] if sealed else _oldest_hash(body)
    if header["hash"] not in [_hash(header["ruleset"]), *oldest]:
        raise Fault("hash", "the rules are not those that the hash names", 1)
    check_rules(header["ruleset"])
    check_names(header["names"], header["ruleset"]["seats"])


def _hash(ruleset: Any) -> str:
    """The hash of the rules: SHA-256 without titles, which have no effect."""
    fleet = ruleset.get("fleet") if isinstance(ruleset, dict) else None
    if not isinstance(fleet, list) or not all(isinstance(entry, dict) for entry in fleet):
        raise Fault("rules", "the rules have no fleet", 1)
    plain = {key: value for key, value in ruleset.items() if key not in ("title", "about")}
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
