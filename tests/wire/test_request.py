from typing import Any

import pytest
from msgspec import ValidationError, convert, json, to_builtins

from seabattle import game
from seabattle.game import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches import request
from seabattle.matches.event import SitterKind
from seabattle.rules import Ship
from seabattle.wire.request import Act, Fire, Move, Order, SitDown, command_of, request_of

ACT = '{{"id":"a","request":{{"type":"act","command":{}}}}}'


def read(text: str) -> Any:
    """A message as it comes in."""
    return json.decode(text.encode(), type=Order)


@pytest.mark.parametrize(
    "command",
    [
        '{"type":"fire","at":[[64,0]]}',
        '{"type":"fire","at":[[-1,0]]}',
        '{"type":"fire","at":[[0,1,2]]}',
        '{"type":"fire","at":[[1e400,0]]}',
        '{"type":"fire","at":[[' + "9" * 400 + ",0]]}",
        '{"type":"fire","at":' + str([[0, 0]] * 257) + "}",
        '{"type":"fire","at":[],"seat":1}',
        '{"type":"move-ship","ship":64,"to":[]}',
        '{"type":"run-out-of-time"}',
        '{"type":"draw-lots"}',
        '{"type":"use-weapon","weapon":"' + "x" * 65 + '","target":{"type":"row","row":0}}',
    ],
)
def test_what_is_out_of_bounds_is_not_even_read(command: str) -> None:
    """A number of a million bits, shifted once, would take the whole machine."""
    with pytest.raises(ValidationError):
        read(ACT.format(command))


@pytest.mark.parametrize("name", ["look-at-clock", "note-rematch"])
def test_what_the_service_asks_itself_cannot_be_asked_from_outside(name: str) -> None:
    """Otherwise anybody could end the other side's time."""
    with pytest.raises(ValidationError):
        read(f'{{"id":"a","request":{{"type":"{name}","match":"x"}}}}')


def test_a_command_is_for_the_seat_of_whoever_asks() -> None:
    """The body has no seat, so nobody can fire for somebody else."""
    order = read(ACT.format('{"type":"fire","at":[[2,4]]}'))

    assert isinstance(order.request, Act)
    command = command_of(order.request.command, Seat(1))
    assert command == game.Fire(Seat(1), (Cell(Row(2), Col(4)),))


def test_whoever_sits_down_does_not_choose_their_name_in_the_request() -> None:
    """A name is the visitor's own, and so is whether they are a person or a bot."""
    asked = request_of(SitDown(key="k"), Seat(0), "Calm Heron 42", SitterKind.BOT)

    assert asked == request.SitDown("Calm Heron 42", SitterKind.BOT, None, "k")


def test_every_wish_can_be_asked_of_a_match() -> None:
    """A wish that nobody translates would be an exception in the middle of a game."""
    for name in ("stand-up", "offer-stop", "refuse-stop", "claim-absence", "end-round", "remind"):
        order = read(f'{{"id":"a","request":{{"type":"{name}"}}}}')
        asked = request_of(order.request, Seat(0), "", SitterKind.PERSON)
        assert asked.__struct_config__.tag == name
    assert request_of(Act(Fire(())), Seat(0), "", SitterKind.PERSON) == request.Act(
        game.Fire(Seat(0), ())
    )


HERE = Cell(Row(1), Col(2))
ANNA = Seat(0)


@pytest.mark.parametrize(
    "command",
    [
        game.PlaceFleet(ANNA, (Ship("destroyer", (HERE,)),)),
        game.Fire(ANNA, (HERE,)),
        game.UseWeapon(ANNA, "radar", game.Centre(HERE)),
        game.UseWeapon(ANNA, "air-raid", game.WholeRow(Row(3))),
        game.UseWeapon(ANNA, "air-raid", game.WholeColumn(Col(4))),
        game.MoveShip(ANNA, 2, (HERE,)),
        game.DeclareVictory(ANNA),
        game.EndTurn(ANNA),
        game.Resign(ANNA),
    ],
    ids=str,
)
def test_whatever_the_computer_advises_can_be_sent(command: game.SeatCommand) -> None:
    """A hint is a command of the game without its seat, in the very form that comes in."""
    said: dict[str, Any] = to_builtins(command)
    said.pop("seat")

    assert command_of(convert(said, Move), ANNA) == command
