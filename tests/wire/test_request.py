from json import dumps
from random import Random
from typing import Any, get_args

import pytest
from msgspec import ValidationError, json, to_builtins
from msgspec.structs import replace

from seabattle.game import (
    Centre,
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    PlaceFleet,
    Resign,
    SeatCommand,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.grid import Cell, Col, Grid, Row
from seabattle.matches import decide_request
from seabattle.matches.request import Act, PlayerRequest
from seabattle.rules import (
    LONGEST_NAME,
    Ship,
    ShipClass,
    load_variant,
    random_fleet,
    settle,
    shapes_of,
    variant_names,
)
from seabattle.wire import MOST_BYTES, MOST_FRAME, SMALL_FRAME, largest_order
from seabattle.wire.match import Hint
from seabattle.wire.request import Order
from seabattle.wire.unknown_field import refuse_unknown_fields

ACT = '{{"id":"a","request":{{"type":"act","command":{}}}}}'


def read(text: str) -> Any:
    """A message as it comes in."""
    order = json.decode(text.encode(), type=Order)
    refuse_unknown_fields(text, Order)
    return order


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
    """Otherwise any client could end the other side's time."""
    with pytest.raises(ValidationError):
        read(f'{{"id":"a","request":{{"type":"{name}","match":"x"}}}}')


def test_a_command_is_for_the_seat_of_its_sender() -> None:
    """The body has no seat, so a player cannot fire for another."""
    order = read(ACT.format('{"type":"fire","at":[[2,4]]}'))

    assert order.request == Act(Fire((Cell(Row(2), Col(4)),)))


@pytest.mark.parametrize("extra", ['"name":"Bruno"', '"kind":"bot"'])
def test_the_request_to_sit_down_does_not_choose_the_name(extra: str) -> None:
    """A name is the visitor's own, and so is whether they are a person or a bot."""
    with pytest.raises(ValidationError):
        read(f'{{"id":"a","request":{{"type":"sit-down","key":"k",{extra}}}}}')


def test_every_request_can_be_asked_of_a_match() -> None:
    """A request that is never decided would be an exception in the middle of a game."""
    kinds = get_args(PlayerRequest)
    assert len(kinds) > 9
    assert set(kinds) <= set(decide_request._DECIDERS)


HERE = Cell(Row(1), Col(2))


@pytest.mark.parametrize(
    "command",
    [
        PlaceFleet((Ship("destroyer", (HERE,)),)),
        Fire((HERE,)),
        UseWeapon("radar", Centre(HERE)),
        UseWeapon("air-raid", WholeRow(Row(3))),
        UseWeapon("air-raid", WholeColumn(Col(4))),
        MoveShip(2, (HERE,)),
        DeclareVictory(),
        EndTurn(),
        Resign(),
    ],
    ids=str,
)
def test_every_advised_move_can_be_sent(command: SeatCommand) -> None:
    """A hint is a command in the very form that comes in."""
    said = json.decode(json.encode(Hint(command)))["command"]

    assert read(ACT.format(json.encode(said).decode())).request == Act(command)


def written(ships: tuple[Ship, ...]) -> int:
    """Bytes of an order that places a fleet, with a space wherever people write one."""
    order = Order("i" * 64, Act(PlaceFleet(ships)), 1_000_000_000)
    return len(dumps(to_builtins(order)))


@pytest.mark.parametrize("name", variant_names())
def test_the_largest_order_of_a_game_may_be_sent(name: str) -> None:
    """Limits follow from the rules: what is legal must fit."""
    ruleset = settle(load_variant(name))
    assert written(random_fleet(ruleset, Random(1))) <= largest_order(ruleset) == SMALL_FRAME


@pytest.mark.parametrize(
    "fleet",
    [
        (ShipClass("x" * LONGEST_NAME, 1, (("#" * 64,) * 64,)),),
        (ShipClass("x" * LONGEST_NAME, 50, ("#" * 8,)),),
        (ShipClass("x" * LONGEST_NAME, 60, (("#" * 34,) * 2,)),),
    ],
    ids=["one ship that fills the sea", "fifty by eight", "as many ships as can be"],
)
def test_the_largest_order_of_the_largest_grid_may_be_sent(fleet: tuple[ShipClass, ...]) -> None:
    """A rule file may have 64 by 64 cells and sixty ships."""
    ruleset = replace(settle(load_variant("classic")), grid=Grid(64, 64), fleet=fleet)
    (entry,) = fleet
    decks = len(shapes_of(entry)[0].cells)
    ships = (Ship(entry.name, (Cell(Row(63), Col(63)),) * decks),) * entry.count
    assert SMALL_FRAME < written(ships) <= largest_order(ruleset) <= MOST_FRAME <= MOST_BYTES
    assert json.decode(json.encode(Act(PlaceFleet(ships))), type=Act) == Act(PlaceFleet(ships))
