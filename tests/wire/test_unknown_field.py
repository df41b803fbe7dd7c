"""Kept data and messages to clients are read leniently, commands strictly."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct, ValidationError, json
from msgspec.inspect import StructType, multi_type_info

from seabattle.client.tolerant_reader import Message
from seabattle.game import Command, GivenCommand
from seabattle.grid import Cell
from seabattle.matches.event import PageBody
from seabattle.records.record_line import GameEntryLine, Header, Trailer
from seabattle.rules import Ruleset
from seabattle.server.run.asgi_app import OPERATIONS
from seabattle.wire import Done, Order, Problem
from seabattle.wire.match import Invitation
from seabattle.wire.placement_query import BerthsWanted
from seabattle.wire.unknown_field import refuse_unknown_fields

ACT = '{"id":"a","request":{"type":"act","command":%s}}'
FIRE = '{"type":"act","command":{"type":"fire","at":[[2,4]]}}'
SHIP = '{"ship_class":"barge","cells":[[0,0]]'


def structs_in(kinds: list[Any]) -> Iterator[type[Struct]]:
    """All structs that types are made of."""
    waiting: list[Any] = [*multi_type_info(kinds)]
    seen = set()
    while waiting:
        part = waiting.pop()
        if isinstance(part, StructType):
            if part.cls in seen:
                continue
            seen.add(part.cls)
            yield part.cls
        if isinstance(part, msgspec.inspect.CustomType) and part.cls is GivenCommand:
            waiting += multi_type_info([Command])
        if isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
            waiting += (getattr(part, name) for name in part.__struct_fields__)
        elif isinstance(part, tuple):
            waiting += part


def test_nothing_that_is_kept_or_sent_minds_a_field_more() -> None:
    """A newer release writes it, and an older one has to read it, on the next node or at home."""
    kept = [PageBody, GameEntryLine, Header, Trailer, Ruleset]
    sent = [Message, Done, Problem, *(each.answer for each in OPERATIONS if each.answer)]
    strict = {
        kind.__name__
        for kind in structs_in([*kept, *sent])
        if kind.__struct_config__.forbid_unknown_fields
    }

    # A cell is two numbers, today and ever.
    assert strict == {Cell.__name__}


@pytest.mark.parametrize(
    ("kind", "said", "field"),
    [
        (Order, f'{{"id":"a","request":{FIRE},"made_no":3}}', "made_no"),
        (Order, f'{{"id":"a","request":{FIRE[:-2]},"power":2}}}}}}', "power"),
        (Order, f'{{"id":"a","request":{FIRE[:-1]},"seat":1}}}}', "seat"),
        (
            Order,
            ACT % '{"type":"use-weapon","weapon":"x","target":{"type":"row","row":2,"rwo":3}}',
            "rwo",
        ),
        (
            Order,
            ACT % f'{{"type":"place-fleet","ships":[{SHIP}}},{SHIP},"sunk":true}}]}}',
            "sunk",
        ),
        (Invitation, '{"id":"a","variant":"classic","clock":{"mvoe":5000}}', "mvoe"),
    ],
)
def test_a_typo_must_not_fire(kind: Any, said: str, field: str) -> None:
    """At any depth: the sender meant something else."""
    with pytest.raises(ValidationError, match=f"unknown field `{field}`"):
        refuse_unknown_fields(said, kind)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Order, f'{{"id":"a","request":{FIRE},"made_on":3}}'),
        (Order, '{"id":"a","request":{"type":"sit-down","seat":1}}'),
        (Order, '{"id":"a","request":{"type":"sit-down","key":null}}'),
        (
            Invitation,
            '{"id":"a","seats":["host","hunter"],"clock":{"move":5000},"grid":{"rows":9,"cols":8}}',
        ),
        (BerthsWanted, f'{{"ships":[{SHIP}}}],"ship_class":"barge"}}'),
        (Annotated[dict[str, int], "free"], '{"any":1,"word":2}'),
    ],
)
def test_all_known_fields_pass(kind: Any, said: str) -> None:
    """The check finds what is unknown and nothing else."""
    json.decode(said, type=kind)
    refuse_unknown_fields(said, kind)


def test_every_body_of_the_server_can_be_checked() -> None:
    """The check knows the shapes that types can have; a new one must not slip through."""
    bodies = [each.body for each in OPERATIONS if each.body is not None]
    assert len(bodies) > 5
    for body in bodies:
        refuse_unknown_fields(b"null", body)
