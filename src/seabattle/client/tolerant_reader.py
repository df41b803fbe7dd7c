"""Reads what a server sends, which may be of a newer release than this program.

Unknown fields are skipped, and so are whole unknown messages; a notice keeps its
number, because everything that is told is counted (a tolerant reader).
"""

from typing import Any, get_args

from msgspec import ValidationError, convert, json

from seabattle.game.codec import json_decoder, part_command
from seabattle.matches.event import SomethingElse
from seabattle.matches.telling.notice import Hurry, Notice
from seabattle.views import Report
from seabattle.wire import ToldMessage, ViewMessage

Message = ViewMessage | ToldMessage | Hurry

_KINDS = frozenset(kind.__struct_config__.tag for kind in get_args(Message))
_TOLD = frozenset(kind.__struct_config__.tag for kind in get_args(Report) + get_args(Notice))

_read = json_decoder(Message).decode


def read_message(line: bytes) -> Message | None:
    """Parse a line; ``None`` when only newer programs know what it is.

    Raises ``DecodeError`` for what is no message at all.
    """
    try:
        found: Message = _read(line)
    except ValidationError:
        return _read_newer(json.decode(line))
    return found


def _read_newer(said: Any) -> Message | None:
    if isinstance(said, dict) and isinstance(said.get("type"), str) and said["type"] not in _KINDS:
        return None
    what = said.get("what") if isinstance(said, dict) else None
    if isinstance(what, dict) and isinstance(what.get("type"), str) and what["type"] not in _TOLD:
        tag = SomethingElse.__struct_config__.tag
        said = {**said, "what": {"type": tag, "kind": what["type"]}}
    found: Message = convert(said, Message, dec_hook=part_command)
    return found
