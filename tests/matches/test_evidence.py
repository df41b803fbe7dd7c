"""Nothing at a refereed table can be changed afterwards: commitments, salts, seeds and lots."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as altered

from kit.games.bot_game import table
from kit.games.live_record import live_record, play_live, read_lines, write_lines
from kit.games.live_table import ANNA, BRUNO, CLASSIC, ask, place_fleets, placing, seat_two
from kit.games.small_game import forum_rules
from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.fairness.commitment import (
    bot_seed,
    commit,
    commit_field,
    commit_seed,
    derive_salt,
    digest_of,
    draw_number,
    field_bytes,
)
from seabattle.game import (
    CloseRound,
    Command,
    DrawLots,
    Fire,
    Game,
    GivenCommand,
    PlaceFleet,
    Refusal,
    Resign,
    Seat,
)
from seabattle.grid import Cell, Col, Row
from seabattle.matches.checking.evidence_check import CheckedEvidence, check_evidence
from seabattle.matches.request import Act
from seabattle.records import Record, read_record, write_record
from seabattle.rules import MissedShot, Rounds, Ruleset, Ship, random_fleet, variant_names
from seabattle.trouble import Trouble
from seabattle_verifier import verify

SEED = bytes(range(32))
NONCE = "00112233445566778899aabbccddeeff"
RAFT, CRUISER = (
    Ship("raft", (Cell(Row(10), Col(2)),)),
    Ship("cruiser", (Cell(Row(1), Col(1)), Cell(Row(0), Col(1)))),
)


def random_rounds() -> Ruleset:
    """Rounds on one small sea, in which random orders replace missing ones."""
    return forum_rules(rounds=Rounds(missed=MissedShot.RANDOM))


def test_every_byte_is_as_the_page_of_records_says() -> None:
    """A change to one of these bytes makes every earlier record look forged."""
    assert field_bytes((RAFT, CRUISER)) == b"cruiser 0,1 1,1\nraft 10,2\n"
    assert field_bytes((CRUISER, RAFT)) == field_bytes((RAFT, CRUISER))
    salt = derive_salt(SEED, Seat(1))
    field = commit_field(Seat(1), salt, (RAFT, CRUISER))
    values = (
        commit_seed(SEED),
        salt.hex(),
        field,
        commit(SEED, (None, field)).digest,
        bot_seed(SEED, Seat(1)),
        draw_number(SEED, ("", NONCE), 1000, "begins", ()),
        draw_number(SEED, ("", NONCE), 1000, "stray", (3, 1, 0)),
    )
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    table_of_values = page.partition("| is | value |")[2].partition("###")[0]
    assert re.findall(r"\| `(\w+)` \|\n", table_of_values) == [str(each) for each in values]


def test_what_is_drawn_is_even_and_depends_on_everything() -> None:
    """A lot that favours a seat, or that a nonce does not change, is none."""
    dice = Random(1)
    seats = Counter(draw_number(dice.randbytes(32), ("", ""), 3, "begins", ()) for _ in range(3000))
    assert all(900 < count < 1100 for count in seats.values())
    drawn = {
        draw_number(seed, nonces, 1 << 60, purpose, numbers)
        for seed in (SEED, bytes(32))
        for nonces in (("", ""), (NONCE, ""), ("", NONCE))
        for purpose in ("begins", "tie", "stray")
        for numbers in ((), (1,), (1, 0))
    }
    assert len(drawn) == 2 * 3 * 3 * 3


@pytest.mark.parametrize("variant", [*variant_names(), "rounds"])
def test_the_record_of_a_live_match_is_what_was_committed_to(variant: str) -> None:
    """Both referees find every field and every lot in order, by any rules."""
    ruleset = random_rounds() if variant == "rounds" else table(variant)
    live = play_live(ruleset, seed=3, nonces=variant in ("classic", "rounds"))
    record = read_record(write_record(live_record(live)))

    drawn = sum(
        len(entry.command.drawn) if isinstance(entry.command, CloseRound) else 1
        for entry in record.entries
        if isinstance(entry.command, CloseRound | DrawLots)
    )
    assert check_evidence(record) == CheckedEvidence(ruleset.seats, drawn)
    assert drawn or ruleset.turn.in_rounds or ruleset.turn.begins != "lot"
    assert live.state.commitments is not None
    verdict = verify(write_record(record), live.state.commitments.digest[:12])
    assert verdict.fault is None, verdict.fault
    assert f"the seed and {ruleset.seats} fields are those that were committed to" in "\n".join(
        verdict.checked
    )


@lru_cache(maxsize=1)
def honest() -> bytes:
    """A small game in rounds with nonces, shots drawn for missing orders, and a lot."""
    for seed in range(1, 50):
        data = write_record(live_record(play_live(random_rounds(), seed=seed, nonces=True)))
        if b'"draw-lots"' in data and b'"drawn":[{' in data:
            return data
    raise AssertionError("no such game")


def _evidence(lines: list[Any]) -> Any:
    return lines[0]["evidence"]


def _set(place: Any, key: Any, value: Any) -> None:
    place[key] = value


def _other_seed(evidence: Any) -> None:
    evidence["seed"] = "00" * 32
    evidence["commitments"]["seed"] = commit_seed(bytes(32))


def _other_seed_hash(evidence: Any) -> None:
    """A hash that no seed has, with a digest that fits."""
    shown = evidence["commitments"]
    shown["seed"] = "00" * 32
    shown["digest"] = digest_of(shown["seed"], shown["fields"])


CHEATS: dict[str, tuple[Callable[[list[Any]], object], str, str]] = {
    "another seed": (
        lambda lines: _set(_evidence(lines), "seed", "00" * 32),
        "evidence/seed",
        "commitment",
    ),
    "another seed and its hash": (
        lambda lines: _other_seed(_evidence(lines)),
        "evidence/salt",
        "commitment",
    ),
    "another hash of the seed": (
        lambda lines: _other_seed_hash(_evidence(lines)),
        "evidence/seed",
        "commitment",
    ),
    "another salt": (
        lambda lines: _set(_evidence(lines)["salts"], 1, "00" * 32),
        "evidence/salt",
        "commitment",
    ),
    "another hash of a field": (
        lambda lines: _set(_evidence(lines)["commitments"]["fields"], 0, "00" * 32),
        "evidence/digest",
        "commitment",
    ),
    "another digest": (
        lambda lines: _set(_evidence(lines)["commitments"], "digest", "00" * 32),
        "evidence/digest",
        "commitment",
    ),
    "a hash dropped": (
        lambda lines: _set(_evidence(lines)["commitments"]["fields"], 0, None),
        "evidence/seats",
        "evidence",
    ),
    "a salt dropped": (
        lambda lines: _set(_evidence(lines)["salts"], 0, None),
        "evidence/seats",
        "evidence",
    ),
    "a seat dropped": (
        lambda lines: _evidence(lines)["salts"].pop(),
        "evidence/seats",
        "evidence",
    ),
    "the digest dropped": (
        lambda lines: _evidence(lines)["commitments"].pop("digest"),
        "record/bad-header",
        "evidence",
    ),
    "the seed dropped": (
        lambda lines: _evidence(lines).pop("seed"),
        "record/bad-header",
        "evidence",
    ),
    "the commitments dropped": (
        lambda lines: _evidence(lines).pop("commitments"),
        "record/bad-header",
        "evidence",
    ),
    "a nonce changed": (
        lambda lines: _set(lines[1], "nonce", "00" * 16),
        "evidence/lot",
        "lot",
    ),
    "a nonce dropped": (lambda lines: lines[1].pop("nonce"), "evidence/lot", "lot"),
}


def _trouble(data: bytes, sealed: str | None = None) -> str | None:
    try:
        check_evidence(read_record(data), sealed)
    except Trouble as trouble:
        return trouble.code
    return None


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_cheat_is_refused_by_both_referees(cheat: str) -> None:
    """Each would be believed if one line of the checks were missing."""
    change, trouble, fault = CHEATS[cheat]
    lines = read_lines(honest())
    assert _trouble(write_lines(lines)) is None
    change(lines)
    data = write_lines(lines)

    assert _trouble(data) == trouble
    found = verify(data).fault
    assert found is not None
    assert found.code == fault


def test_all_evidence_dropped_is_found_by_a_player_who_noted_what_was_shown() -> None:
    """What is left looks like an old record; it says so, and is not what the table showed."""
    lines = read_lines(honest())
    shown = lines[0].pop("evidence")["commitments"]["digest"]
    data = write_lines(lines)

    assert check_evidence(read_record(data)) is None
    assert "without commitments" in verify(data).limits[0]
    assert _trouble(data, shown[:8]) == "evidence/none"
    found = verify(data, shown[:8]).fault
    assert found is not None
    assert found.code == "commitment"


def test_another_game_is_not_the_one_that_was_shown() -> None:
    """A server may write a whole other game; the word on the table stays what it was."""
    shown = "0" * 12

    assert _trouble(honest(), shown) == "evidence/sealed"
    found = verify(honest(), shown).fault
    assert found is not None
    assert found.code == "commitment"


def resigned() -> Record:
    """Both have placed, lots were drawn, and one has resigned before the first shot."""

    async def story() -> Record:
        desk = service()
        live = await seat_two(desk)
        await place_fleets(desk, live)
        await ask(desk, live, ANNA, Act(Resign()))
        return live_record(live)

    return asyncio.run(story())


def replayed(record: Record, change: Callable[[Command], Command]) -> bytes:
    """The same game with other commands, as the rules allow it, and the evidence as it was."""
    game, entries = Game(record.ruleset), []
    for entry in record.entries:
        command = change(entry.command)
        events = game.decide(entry.seat, command)
        assert not isinstance(events, Refusal), events
        game = game.after(events)
        entries.append(altered(entry, command=command, events=events))
    return write_record(altered(record, entries=tuple(entries)))


def test_another_field_is_found_although_no_shot_was_fired() -> None:
    """Only the hash can tell."""
    record, first = resigned(), random_fleet(CLASSIC, Random(0))
    other = random_fleet(CLASSIC, Random(7))
    assert None not in (first, other)

    def change(command: Command) -> Command:
        return PlaceFleet(other) if command == PlaceFleet(first) else command

    assert _trouble(replayed(record, lambda command: command)) is None
    data = replayed(record, change)
    assert _trouble(data) == "evidence/field"
    found = verify(data).fault
    assert found is not None
    assert (found.code, found.sentence) == ("commitment", "the field of seat 0 was changed")


def test_another_lot_is_found() -> None:
    """A cheat who chooses who begins wins more often."""

    def change(command: Command) -> Command:
        return DrawLots(Seat(1 - command.seat)) if isinstance(command, DrawLots) else command

    data = replayed(resigned(), change)
    assert _trouble(data) == "evidence/lot"
    found = verify(data).fault
    assert found is not None
    assert (found.code, found.line) == ("lot", 4)


def test_another_stray_shot_is_found() -> None:
    """The coin flips of a round, too, are the seed's."""
    record = read_record(honest())
    number = next(
        number
        for number, entry in enumerate(record.entries)
        if isinstance(entry.command, CloseRound) and entry.command.drawn
    )
    closed = record.entries[number].command
    assert isinstance(closed, CloseRound)
    shot = closed.drawn[0]
    short = altered(record, entries=record.entries[: number + 1])

    def aim_at(cell: Cell) -> Callable[[Command], Command]:
        other = CloseRound((GivenCommand(shot.seat, Fire((cell,))), *closed.drawn[1:]))
        return lambda command: other if command is closed else command

    before = Game(record.ruleset, chain.from_iterable(e.events for e in short.entries[:-1]))

    def is_open(cell: Cell) -> bool:
        fits = before.why_not(None, aim_at(cell)(closed)) is None
        return fits and cell not in shot.command.at

    assert _trouble(replayed(short, lambda command: command)) is None
    other = next(cell for cell in reversed(record.ruleset.grid.cells()) if is_open(cell))
    forged = replayed(short, aim_at(other))
    assert _trouble(forged) == "evidence/lot"
    found = verify(forged).fault
    assert found is not None
    assert (found.code, found.line) == ("lot", number + 2)


def test_a_match_from_before_there_were_seeds_goes_on_by_the_system_s_chance() -> None:
    """And its record says so, instead of looking forged."""

    async def story() -> None:
        logbook = MemoryLogbook()
        desk = service(logbook)
        live = await seat_two(desk)
        first, *others = logbook.kept[live.match]
        said = json.loads(first.body)
        del said["events"][0]["seed"], said["events"][0]["version"], said["version"]
        logbook.kept[live.match] = [altered(first, body=json.dumps(said).encode()), *others]
        again = service(logbook)
        found = await again.load_match(live.match)
        assert found is not None
        await place_fleets(again, found)
        await ask(again, found, ANNA, Act(Resign()))
        record = live_record(found)
        assert found.state.commitments is None
        assert record.evidence is None
        assert "without commitments" in verify(write_record(record)).limits[0]

    asyncio.run(story())


def test_the_last_fleet_s_nonce_is_mixed_into_who_begins() -> None:
    """Its sender hears the lot in the same breath."""

    async def story(nonce: str) -> Seat:
        desk = service(seed=5)
        live = await seat_two(desk)
        await ask(desk, live, ANNA, placing(0))
        act = placing(1)
        await ask(desk, live, BRUNO, Act(act.command, nonce))
        assert live.state.nonces == ("", nonce)
        await ask(desk, live, ANNA, Act(Resign()))
        assert check_evidence(live_record(live)) == CheckedEvidence(2, 1)
        lot = live.journal[2].command
        assert isinstance(lot, DrawLots)
        return lot.seat

    begins = {asyncio.run(story(f"{number:032x}")) for number in range(8)}
    assert begins == {0, 1}
