"""Commands as JSON, with the seat that gives them."""

from typing import Any, get_args

import pytest
from msgspec import ValidationError, json

from kit.games.small_game import by
from kit.seas.drawn_sea import cell, cells
from seabattle.game import (
    CallOff,
    Centre,
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Fire,
    GivenCommand,
    MoveShip,
    PlaceFleet,
    Resign,
    RunOutOfTime,
    Seat,
    UseWeapon,
)
from seabattle.game.codec import encode_json, json_decoder
from seabattle.rules import Ship

ANNA, BRUNO = Seat(0), Seat(1)

WRITTEN: list[tuple[GivenCommand[Command], str]] = [
    (
        by(BRUNO, PlaceFleet((Ship("raft", cells("A1")),))),
        '{"type":"place-fleet","seat":1,"ships":[{"ship_class":"raft","cells":[[0,0]]}]}',
    ),
    (by(BRUNO, Fire(cells("A1"))), '{"type":"fire","seat":1,"at":[[0,0]]}'),
    (
        by(ANNA, UseWeapon("radar", Centre(cell("B1")))),
        '{"type":"use-weapon","seat":0,"weapon":"radar","target":{"type":"centre","at":[0,1]}}',
    ),
    (by(BRUNO, MoveShip(2, cells("A2"))), '{"type":"move-ship","seat":1,"ship":2,"to":[[1,0]]}'),
    (by(ANNA, DeclareVictory()), '{"type":"declare-victory","seat":0}'),
    (by(ANNA, EndTurn()), '{"type":"end-turn","seat":0}'),
    (by(BRUNO, Resign()), '{"type":"resign","seat":1}'),
    (by(None, DrawLots(BRUNO)), '{"type":"draw-lots","seat":1}'),
    (by(None, RunOutOfTime(BRUNO)), '{"type":"run-out-of-time","seat":1}'),
    (by(None, DropSeat(BRUNO)), '{"type":"drop-seat","seat":1}'),
    (
        by(None, CloseRound((by(BRUNO, Fire(cells("A1"))),))),
        '{"type":"close-round","drawn":[{"type":"fire","seat":1,"at":[[0,0]]}]}',
    ),
    (by(None, CallOff()), '{"type":"call-off"}'),
]


def test_every_command_is_tried_here() -> None:
    """Every command has an encoding test, because records are kept for ever."""
    assert {type(given.command) for given, _ in WRITTEN} == set(get_args(Command))


@pytest.mark.parametrize(("given", "text"), WRITTEN, ids=lambda each: str(each)[:40])
def test_the_seat_is_written_among_the_fields_and_read_out_again(
    given: GivenCommand[Command], text: str
) -> None:
    """The seat is encoded among the fields, byte for byte as in earlier releases."""
    assert encode_json(given).decode() == text
    assert json_decoder(GivenCommand[Command]).decode(text) == given


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"fire","at":[[0,0]]}',
        '{"type":"fire","seat":"1","at":[[0,0]]}',
        '{"type":"shout","seat":1}',
        '{"seat":1}',
        "[]",
    ],
)
def test_a_command_without_a_seat_is_not_read(text: str) -> None:
    """A seat's command without a seat, as in a damaged record, is refused."""
    with pytest.raises(ValidationError):
        json_decoder(GivenCommand[Command]).decode(text)


def test_nothing_else_becomes_json_by_accident() -> None:
    """The encoder refuses a type that is not a message."""
    unknown: Any = object()
    with pytest.raises(NotImplementedError):
        encode_json(unknown)
    with pytest.raises(TypeError):
        json.encode(by(ANNA, EndTurn()))
