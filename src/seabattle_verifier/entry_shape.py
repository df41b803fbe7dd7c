"""What an entry of a record may contain: the fields of commands and events, and their bounds."""

from typing import Any

from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.shape import (
    BadValue,
    Reader,
    among,
    fields,
    flag,
    many,
    or_null,
    row,
    tagged,
    text,
    whole,
)

_INDEX = whole(0, 63)
_SEAT = whole()
_CELL = row(_INDEX, _INDEX, exactly=True)
_CELLS = many(_CELL, 64 * 64)
_WORD = text(1, 64)
_SHIP = fields({"ship_class": _WORD, "cells": _CELLS})

_TARGET = tagged(
    centre=fields({"at": _CELL}),
    row=fields({"row": _INDEX}),
    column=fields({"col": _INDEX}),
    lane=fields({"edge": among("left", "top", "right", "bottom"), "line": _INDEX}),
)
_FIRE = fields({"seat": _SEAT, "at": many(_CELL, 256)})
_USE_WEAPON = fields({"seat": _SEAT, "weapon": _WORD, "target": _TARGET})
_OF_SEAT = fields({"seat": _SEAT})
_ATTACKS: dict[str, Reader] = {"fire": _FIRE, "use_weapon": _USE_WEAPON}
_COMMAND = tagged(
    place_fleet=fields({"seat": _SEAT, "ships": many(_SHIP, 60)}),
    **_ATTACKS,
    move_ship=fields({"seat": _SEAT, "ship": _INDEX, "to": _CELLS}),
    declare_victory=_OF_SEAT,
    end_turn=_OF_SEAT,
    resign=_OF_SEAT,
    draw_lots=_OF_SEAT,
    run_out_of_time=_OF_SEAT,
    drop_seat=_OF_SEAT,
    close_round=fields({}, {"drawn": many(tagged(fire=_FIRE))}),
    call_off=fields({}),
)

_STRUCK = row(_SEAT, _SHIP, flag, flag)
_SALVO = fields(
    {"by": _SEAT, "impacts": many(fields({"at": _CELL}, {"struck": many(_STRUCK)}))},
    {"weapon": or_null(text())},
)
_STEP = among("attack", "again", "second", "spent")
_WHY = among(
    "sunk", "declared", "resigned", "time", "dropped", "lot", "drawn", "agreed", "violated"
)
_EVENT = tagged(
    fleet_placed=fields({"seat": _SEAT, "ships": many(_SHIP)}),
    play_began=fields({"first": or_null(_SEAT)}),
    salvo_landed=_SALVO,
    radar_swept=fields({"by": _SEAT, "weapon": text(), "echoes": many(row(_CELL, flag))}),
    ship_moved=fields({"seat": _SEAT, "ship": whole(), "to": many(_CELL)}),
    victory_declared=fields({"by": _SEAT, "right": flag}),
    turn_held=fields({"seat": _SEAT, "step": _STEP}),
    turn_passed=fields({"to": _SEAT}),
    order_given=fields({"seat": _SEAT, "order": tagged(**_ATTACKS)}, {"again": flag}),
    round_closed=fields(
        {
            "number": whole(),
            "salvos": many(_SALVO),
            "missed": many(_SEAT),
            "sunk": many(_STRUCK),
        }
    ),
    seat_out=_OF_SEAT,
    seat_left=fields({"seat": _SEAT, "why": _WHY}),
    tie_reached=fields({"seats": many(_SEAT)}),
    game_ended=fields({"winner": or_null(_SEAT), "why": _WHY, "fleets": many(many(_SHIP))}),
)

_NOTE = or_null(text(1, 64))
_ENTRY = fields(
    {"n": whole(), "command": _COMMAND, "events": many(_EVENT)},
    {
        "stand_in": _NOTE,
        "heard": or_null(whole(0)),
        "version": _NOTE,
        "nonce": or_null(text(form="(?:[0-9a-f]{2}){16,32}")),
        "by_host": flag,
    },
)


def read_entry(said: Json, line: int) -> Json:
    """The known fields of an entry; raises :class:`Fault` where one has no possible value."""
    try:
        found: dict[str, Any] = _ENTRY(said)
    except BadValue:
        raise Fault("unreadable", "this entry cannot be read", line) from None
    return found
