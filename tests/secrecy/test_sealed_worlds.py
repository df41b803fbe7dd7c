"""Two worlds at a sealed table: another fleet that gives the same answers gives the same bytes.

This needs a point H whose logarithm is known, which only this test has: then commitments can
be opened to another fleet, and it is seen that nothing in a whole record tells the two apart.
"""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import json

from kit.games.sealed_table import ARMED, MATCH, SMALL, SealedTableau
from kit.secrecy import served_bytes
from kit.secrecy.sealed_twins import (
    BLINDINGS,
    OWNER,
    TwinTable,
    answers_with,
    know_logarithm,
    retell,
    twin_worlds,
)
from kit.secrecy.served_bytes import AT, ask_server, player_at
from kit.stores.memory_logbook import BellHub, ManualWatch, MemoryLogbook
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.fairness.sealed.sealed_record import write_sealed_record
from seabattle.game import Refusal, Seat
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import HOST, OPEN, KeyDeriver, MatchPlan, opening_events
from seabattle.matches.port import MatchId
from seabattle.matches.request import Say, SitDown
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import random_fleet
from seabattle.views import Viewer


@pytest.fixture(autouse=True)
def known_logarithm(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Replace H by one with a known logarithm, which hides nothing, for all seats."""
    know_logarithm(monkeypatch)
    yield
    BLINDINGS.clear()


@pytest.mark.parametrize(("name", "seed"), [("small", 3), ("armed", 5)])
def test_another_fleet_with_the_same_answers_gives_the_same_record(name: str, seed: int) -> None:
    """Placing, proofs, openings, signatures: byte for byte."""
    first, second = twin_worlds({"small": SMALL, "armed": ARMED}[name], seed)

    assert write_sealed_record(second.record) == write_sealed_record(first.record)


def test_a_fleet_that_would_answer_otherwise_gives_other_bytes() -> None:
    """The test can tell worlds apart: an answer that differs does."""
    first = TwinTable(SMALL, 3)
    while first.game.state.number < 8 or first.game.state.called is not None:
        first.step()
    dice = Random(1)
    true = set(first.players[OWNER].kept.ships)
    ships = next(
        fleet
        for fleet in (random_fleet(SMALL, dice) for _ in range(999))
        if set(fleet) != true and not answers_with(first, fleet)
    )

    with pytest.raises(AssertionError):
        assert write_sealed_record(retell(first, ships, 3).record) == write_sealed_record(
            first.record
        )


async def play_at_server(table: SealedTableau) -> Service:
    """The messages of a table, sent to a server one after the other."""
    service = Service(
        MemoryLogbook(), BellHub().bell(), ManualWatch(AT), secret=b"x", chance=Random(1)
    )
    match, names = MatchId(MATCH), KeyDeriver(b"x")
    host = Sitter("Anna", SitterKind.PERSON, player_at(0))
    plan = MatchPlan(table.ruleset, table.ruleset.name, (HOST, OPEN), sealed=True)
    await service.create_match(match, opening_events(plan, host, match, names, Random(1)))
    await submit(service, "sit", SitDown(), Seat(1))
    for number, entry in enumerate(table.journal):
        assert isinstance(entry.command, SignedMessage)
        assert entry.seat is not None
        if entry.blob is not None:
            assert await service.proofs.placings.keep_placing(match, entry.seat, entry.blob)
        said = Say(entry.command.data, entry.command.signature)
        await submit(service, f"say-{number}", said, entry.seat)
    return service


async def submit(service: Service, name: str, request: Any, seat: Seat) -> None:
    """Ask for something that is granted."""
    done = await service.submit(MatchId(MATCH), SubmittedRequest(name, request, player_at(seat)))
    assert not isinstance(done, Refusal), done


PATHS = (
    *("", "/view", "/view?lang=ru", "/stream?after=0", "/log?lang=it", "/links", "/record"),
    *("/replay?lang=en", "/picture.svg?lang=ru", "/random-fleet", "/hint", "/fleet-draft"),
    *("/presence", "/rules?lang=en", "/post?lang=en", "/chart?lang=en"),
)


async def obtain(service: Service, table: SealedTableau, viewer: Viewer) -> list[object]:
    """All that a viewer can fetch, and all that the server keeps."""
    context, app = await served_bytes._open_context()
    context.service = service
    headers = {} if viewer is None else {"authorization": f"Bearer {player_at(viewer)}"}
    blobs = [entry.blob for entry in table.journal if entry.blob is not None]
    placings = [seat.placing.hex() for seat in table.game.state.seats]
    found: list[object] = [
        await ask_server(app, "GET", f"/api/matches/{MATCH}{path}", headers)
        for path in (*PATHS, *(f"/placings/{each}" for each in placings))
    ]
    shoot = {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}}
    shown = {"type": "show-field", "ships": [], "seed": "00" * 32}
    for number, request in enumerate((shoot, shown)):
        order = {"id": f"w{number}", "request": request}
        path = f"/api/matches/{MATCH}/commands"
        found.append(await ask_server(app, "POST", path, headers, order))
    logbook = service.logbook
    assert isinstance(logbook, MemoryLogbook)
    return [
        *found,
        *logbook.kept[MatchId(MATCH)],
        blobs,
        json.encode(logbook.index[MatchId(MATCH)]),
    ]


def test_a_server_tells_and_keeps_the_same_in_both_worlds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every route, every page on disk, every line of the log: nothing but what was signed."""
    worlds = twin_worlds(SMALL, 3)
    served = [asyncio.run(_serve(table)) for table in worlds]

    assert served[0] == served[1]
    logged, owners = capsys.readouterr().out, [each.players[OWNER].kept for each in worlds]
    everything = repr(served) + logged
    for kept in owners:
        for secret in (kept.seed.hex(), f"{kept.secret:064x}", repr(kept.seed)[2:-1]):
            assert secret not in everything
        assert json.encode(kept.ships).decode() not in everything


async def _serve(table: SealedTableau) -> list[object]:
    service = await play_at_server(table)
    viewers: tuple[Viewer, ...] = (None, Seat(0), Seat(1))
    return [await obtain(service, table, viewer) for viewer in viewers]
