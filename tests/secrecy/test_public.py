"""Events that all viewers hear unchanged: what is in them, to the last field."""

from typing import get_args

import pytest
from msgspec.structs import fields

from seabattle.game import Event
from seabattle.views import Report
from seabattle.views.report import Public

PUBLIC = {
    "PlayBegan": ("first",),
    "VictoryDeclared": ("by", "right"),
    "TurnHeld": ("seat", "step"),
    "TurnPassed": ("to",),
    "SeatOut": ("seat",),
    "SeatLeft": ("seat", "why"),
    "TieReached": ("seats",),
    "GameEnded": ("winner", "why", "fleets"),
}

TOLD = {
    "SalvoAnswered": ("by", "answers", "weapon", "struck"),
    "RadarAnswered": ("by", "weapon", "echoes"),
    "RoundAnswered": ("number", "salvos", "hits", "misses", "sunk", "missed", "struck"),
    "FleetReady": ("seat",),
    "OrderNoted": ("order",),
    "OrderReady": ("seat",),
    "FleetPlaced": ("seat", "ships"),
    "ShipMoved": ("seat", "ship", "to"),
}
"""Reports of their own; the last two are events told to their owner alone."""


def _fields(kinds: tuple[type, ...]) -> dict[str, tuple[str, ...]]:
    return {kind.__name__: tuple(field.name for field in fields(kind)) for kind in kinds}


@pytest.mark.rule("C3")
def test_a_public_event_has_exactly_the_fields_that_were_thought_about() -> None:
    """All viewers see a field that is added to one of these: think before changing this list."""
    assert _fields(get_args(Public)) == PUBLIC


@pytest.mark.rule("C3")
def test_a_report_has_exactly_the_fields_that_were_thought_about() -> None:
    """The same for what is built for a listener."""
    assert _fields(get_args(Report)) == PUBLIC | TOLD


def test_every_public_event_is_an_event_and_no_secret_one_is_public() -> None:
    """A fleet, a move or an order must never be passed on whole."""
    names = {kind.__name__ for kind in get_args(Event)}

    assert names >= PUBLIC.keys()
    assert names - PUBLIC.keys() == {
        "FleetPlaced",
        "SalvoLanded",
        "RadarSwept",
        "ShipMoved",
        "OrderGiven",
        "RoundClosed",
    }
