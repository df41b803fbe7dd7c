"""Pages of older and newer releases, read by this one."""

import asyncio
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.game import Seat
from seabattle.game.codec import encode_json
from seabattle.game.format_version import FORMAT_VERSION, SEED_VERSION
from seabattle.matches import page_reader
from seabattle.matches.event import MatchOpened, PageBody, SitterKind, SomethingElse, StopOffered
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan, opening_page
from seabattle.matches.page_reader import read_page, upcast
from seabattle.matches.port import LogbookDamaged, MatchId, Page, PageTooNew, PlayerId
from seabattle.matches.state import Sitter
from seabattle.rules import Weapon, WeaponKind, load_variant, settle

MATCH = MatchId("m")
HOSTESS = Sitter("Anna", SitterKind.PERSON, PlayerId("anna"))


def page(said: Any, seq: int = 7) -> Page:
    """A page with that body."""
    return Page(seq, "a/1", 0, said if isinstance(said, bytes) else json.encode(said))


def read(said: Any) -> PageBody:
    """What is read of a body."""
    return read_page(MATCH, page(said))


def test_a_page_without_a_version_is_of_the_first() -> None:
    """So are all pages of release 0.1.0, and their bytes stay what they were."""
    body = b'{"events":[{"type":"stop-offered","seat":1}]}'

    assert read(body) == PageBody((StopOffered(Seat(1)),))
    assert read(body).version == 1
    assert encode_json(read(body)) == body


def test_older_versions_are_brought_up_one_step_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Suppose that seats had been counted from one, and that an offer was called a question."""

    def count_from_zero(said: dict[str, Any]) -> dict[str, Any]:
        return {"events": [{**each, "seat": each["seat"] - 1} for each in said["events"]]}

    def rename(said: dict[str, Any]) -> dict[str, Any]:
        return {"events": [{**each, "type": "stop-offered"} for each in said["events"]]}

    monkeypatch.setattr(page_reader, "FORMAT_VERSION", 4)
    monkeypatch.setattr(page_reader, "UPCASTS", {1: count_from_zero, 3: rename})
    asked = {"type": "stop-asked", "seat": 1}

    assert read({"events": [asked]}).events == (StopOffered(Seat(0)),)
    for version in (2, 3):
        assert read({"events": [asked], "version": version}).events == (StopOffered(Seat(1)),)
    assert upcast({"events": []}, 4) == {"events": []}


def test_a_page_of_a_newer_version_is_refused_by_its_number() -> None:
    """Skipping what must be understood would lead to another game than the other readers have."""
    with pytest.raises(PageTooNew) as refused:
        read({"events": [{"type": "stop-offered", "seat": 1}], "version": FORMAT_VERSION + 1})

    assert refused.value.code == "page/too-new"
    assert refused.value.facts == {
        "match": MATCH,
        "seq": 7,
        "version": FORMAT_VERSION + 1,
        "reads": FORMAT_VERSION,
    }


def test_fields_that_a_newer_release_adds_are_skipped() -> None:
    """Its writer has promised that the game is the same without it, so the version is supported."""
    fire = {"type": "fire", "seat": 0, "at": [[1, 2]], "novelty": True}
    went_on = {"type": "game-went-on", "command": fire, "events": [], "thought": {"by": "hunter"}}

    (event,) = read({"events": [went_on], "novelty": [1]}).events

    assert encode_json(event) == (
        b'{"type":"game-went-on","command":{"type":"fire","seat":0,"at":[[1,2]]},"events":[]}'
    )


def test_a_notice_that_only_a_newer_release_knows_keeps_its_place() -> None:
    """All other clients count it, and so does a listener of this node."""
    events = [{"type": "hats-thrown", "by": 0}, {"type": "stop-offered", "seat": 1}]

    assert read({"events": events}).events == (SomethingElse("hats-thrown"), StopOffered(Seat(1)))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"events":1}',
        b'{"events":[1]}',
        b'{"events":[{"type":"stop-offered"}]}',
        b'{"events":[{"type":"game-went-on","command":{"type":"dance","seat":0},"events":[]}]}',
        b'{"events":[],"version":"two"}',
    ],
)
def test_what_is_no_page_says_which(body: bytes) -> None:
    """An unknown move is not a notice, and must not be skipped."""
    with pytest.raises(LogbookDamaged) as damaged:
        read(body)

    assert damaged.value.code == "page/unreadable"
    assert (damaged.value.facts["match"], damaged.value.facts["seq"]) == (MATCH, 7)


def test_rules_that_an_older_release_cannot_play_by_say_so_on_the_first_page() -> None:
    """A field more would be skipped there, and a shot be fired by other rules, or a lot drawn."""
    plain = settle(load_variant("battaglia-navale"))
    armed = replace(plain, arsenal=(Weapon("torpedo", WeaponKind.TORPEDO, 1, None),))

    async def versions() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        for number, ruleset in enumerate((plain, armed)):
            wanted = MatchPlan(ruleset, "battaglia-navale", (HOST, OPEN))
            live = await table.open_match(wanted, HOSTESS, str(number))
            (first,) = logbook.kept[live.match]
            assert read_page(live.match, first).version == SEED_VERSION
            opened = live.opening[0]
            assert isinstance(opened, MatchOpened)
            seedless = opening_page((replace(opened, seed=""),))
            assert json.decode(encode_json(seedless)).get("version", 1) == number + 1

    asyncio.run(versions())
