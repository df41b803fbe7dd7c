"""The JSON form of commands, with the seat that gives one among its fields.

``{"type":"fire","seat":1,"at":[[2,4]]}`` is how a shot is stored and sent. Inside the
program the seat travels beside the command; only this module joins and separates the
two. All code that writes or reads a given command uses it.
"""

from typing import Any, get_args

from msgspec import ValidationError, convert, json
from msgspec.structs import asdict

from seabattle.game.command import GivenCommand, SeatCommand
from seabattle.game.seat import Seat

_SEAT_TAGS = frozenset(str(kind.__struct_config__.tag) for kind in get_args(SeatCommand))


def join_command(given: Any) -> dict[str, Any]:
    """A given command as one object: the ``enc_hook`` of msgspec."""
    if not isinstance(given, GivenCommand):
        raise NotImplementedError(f"cannot be written as JSON: {type(given)}")
    command: Any = given.command
    said: dict[str, Any] = {"type": command.__struct_config__.tag}
    if given.seat is not None:
        said["seat"] = given.seat
    return said | asdict(command)


def part_command(kind: Any, said: Any) -> GivenCommand[Any]:
    """A given command out of one object: the ``dec_hook`` of msgspec."""
    (wanted,) = get_args(kind)
    if not isinstance(said, dict):
        raise ValidationError("Expected `object`")
    seat = None
    if said.get("type") in _SEAT_TAGS:
        said = dict(said)
        seat = Seat(convert(said.pop("seat", None), int))
    return GivenCommand(seat, convert(said, wanted, dec_hook=part_command))


encode_json = json.Encoder(enc_hook=join_command).encode
"""Encodes any value that may hold a given command as JSON."""


_DECODERS: dict[Any, json.Decoder[Any]] = {}


def json_decoder(kind: Any) -> json.Decoder[Any]:
    """A decoder for a type that may hold a given command, cached by type."""
    if kind not in _DECODERS:
        _DECODERS[kind] = json.Decoder(kind, dec_hook=part_command)
    return _DECODERS[kind]
