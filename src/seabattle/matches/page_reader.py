"""Reads the body of a page, whichever release has written it.

Older versions are brought up to this one (upcast) on the way in; what lies on disk stays as
it was written, because its seal covers those bytes. Of this version's pages, fields and
notices that a newer release has added are skipped (a tolerant reader).
"""

from collections.abc import Callable
from typing import Any, get_args

from msgspec import DecodeError, Struct, ValidationError, convert, json

from seabattle.game.codec import json_decoder, part_command
from seabattle.game.format_version import FORMAT_VERSION, OLDEST_VERSION
from seabattle.matches.event import MatchEvent, PageBody, SomethingElse
from seabattle.matches.port import LogbookDamaged, MatchId, Page, PageTooNew
from seabattle.rules.checking.value_trouble import value_trouble

UPCASTS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""A page of that version as the next one writes it; a version that only adds needs none."""

_TAGS = frozenset(kind.__struct_config__.tag for kind in get_args(MatchEvent))


class _Versioned(Struct, frozen=True, gc=False):
    version: int = OLDEST_VERSION


_read_version = json.Decoder(_Versioned).decode
_read_body = json_decoder(PageBody).decode


def read_page(match: MatchId, page: Page) -> PageBody:
    """What happened on a page.

    Raises :class:`PageTooNew` for one that a newer release has written, and that means
    something which this one does not know; :class:`LogbookDamaged` for what is no page.
    """
    try:
        version = _read_version(page.body).version
        if version > FORMAT_VERSION:
            raise PageTooNew(
                "page/too-new", match=match, seq=page.seq, version=version, reads=FORMAT_VERSION
            )
        return _read(page.body, version)
    except DecodeError as error:
        reason = value_trouble(error)
        raise LogbookDamaged("page/unreadable", match=match, seq=page.seq, reason=reason) from error


def _read(body: bytes, version: int) -> PageBody:
    if any(step in UPCASTS for step in range(version, FORMAT_VERSION)):
        return _convert(upcast(json.decode(body), version))
    try:
        found: PageBody = _read_body(body)
    except ValidationError:
        # Seldom: something is in there that has no type here.
        return _convert(json.decode(body))
    return found


def upcast(said: dict[str, Any], version: int) -> dict[str, Any]:
    """Upcast a page of an older version: return what this version would have written."""
    for step in range(version, FORMAT_VERSION):
        if step in UPCASTS:
            said = UPCASTS[step](said)
    return said


def _convert(said: Any) -> PageBody:
    if isinstance(said, dict) and isinstance(said.get("events"), list):
        said = {**said, "events": [replace_unknown(each) for each in said["events"]]}
    return convert(said, PageBody, dec_hook=part_command)


def replace_unknown(said: Any) -> Any:
    """Return an event, or a placeholder for one that only a newer release knows.

    All viewers are told of it and no game depends on it: else its page would say a newer
    version. So it keeps its place, and with it the numbers of all that is told.
    """
    tag = said.get("type") if isinstance(said, dict) else None
    if isinstance(tag, str) and tag not in _TAGS:
        return {"type": SomethingElse.__struct_config__.tag, "kind": tag[:64]}
    return said
