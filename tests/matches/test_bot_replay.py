"""Moves of the computer, computed again: it did not look at any player's field."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace as altered

from kit.games.bot_game import table
from kit.games.live_record import live_record, play_live
from kit.games.small_game import forum_rules
from seabattle.game import Fire, PlaceFleet
from seabattle.grid import Cell, Col
from seabattle.matches.checking.bot_replay import MoveCheck, count_bot_moves, replay_moves
from seabattle.matches.checking.record_check import check_record
from seabattle.records import Record, RecordEntry, write_record
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble


def checks(record: Record, *, patient: bool = True) -> Counter[MoveCheck]:
    """What came of each move."""
    return Counter(replay_moves(record, patient=patient))


@pytest.mark.parametrize(
    ("ruleset", "bots"),
    [
        (table("sea-battle"), ("hunter",)),
        (table("classic-bonus"), ("hunter", "admiral:3")),
        (table("battaglia-navale"), ("admiral:6",)),
        (forum_rules(6, 7, seats=4), ("hunter", "scatter", "hunter")),
    ],
    ids=lambda it: it.name if isinstance(it, Ruleset) else "-".join(it),
)
def test_every_move_comes_out_the_same(ruleset: Ruleset, bots: tuple[str, ...]) -> None:
    """From the view at that moment and the seed, in any order of moves."""
    record = live_record(play_live(ruleset, *bots, seed=4))

    found = checks(record)

    assert found == {MoveCheck.SAME: count_bot_moves(record)}
    assert found[MoveCheck.SAME] > 5 * len(bots)


@lru_cache(maxsize=1)
def honest() -> Record:
    """A person against a hunter."""
    return live_record(play_live(table("sea-battle"), "hunter", seed=4))


def with_entry(record: Record, number: int, **changes: Any) -> Record:
    """The record with one entry changed."""
    entries = list(record.entries)
    entries[number] = altered(entries[number], **changes)
    return altered(record, entries=tuple(entries))


def bot_entry(record: Record, kind: type) -> tuple[int, RecordEntry]:
    """A move of the computer in the middle of the game, or its fleet."""
    found = [
        (number, entry)
        for number, entry in enumerate(record.entries)
        if entry.seat == 1 and isinstance(entry.command, kind)
    ]
    return found[len(found) // 2]


def _other_shot(record: Record) -> Record:
    number, entry = bot_entry(record, Fire)
    assert isinstance(entry.command, Fire)
    ((row, col),) = ((cell.row, cell.col) for cell in entry.command.at)
    return with_entry(record, number, command=Fire((Cell(row, Col((col + 1) % 10)),)))


def _other_fleet(record: Record) -> Record:
    number, _ = bot_entry(record, PlaceFleet)
    place = next(entry.command for entry in record.entries if entry.seat == 0)
    return with_entry(record, number, command=place)


def _heard(more: int | None) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        number, entry = bot_entry(record, Fire)
        heard = None if more is None or entry.heard is None else entry.heard + more
        return with_entry(record, number, heard=heard)

    return change


def _stand_in(name: str) -> Callable[[Record], Record]:
    return lambda record: with_entry(record, bot_entry(record, Fire)[0], stand_in=name)


def _bots(*bots: str | None) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        assert record.evidence is not None
        return altered(record, evidence=altered(record.evidence, bots=bots))

    return change


CHEATS: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another shot": (_other_shot, "evidence/move"),
    "another fleet": (_other_fleet, "evidence/move"),
    "a move thought of later": (_heard(1), "evidence/heard"),
    "a move thought of too early": (_heard(-3), "evidence/heard"),
    "nobody says when it was thought of": (_heard(None), "evidence/heard"),
    "a stand-in that is stronger": (_stand_in("admiral:10"), "evidence/stand-in"),
    "a stand-in that did not move": (_stand_in("scatter"), "evidence/move"),
    "another player": (_bots(None, "admiral:2"), "evidence/move"),
    "a player that nobody knows": (_bots(None, "admiral:99"), "evidence/move"),
    "a person said to be a computer": (_bots("hunter", "hunter"), "evidence/heard"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_move_that_the_computer_would_not_have_made_is_found(cheat: str) -> None:
    """A bot that looks moves better than the player that was promised."""
    change, code = CHEATS[cheat]
    assert checks(honest())

    with pytest.raises(Trouble) as trouble:
        checks(change(honest()))

    assert trouble.value.code == code
    assert (trouble.value.line or 0) > 1


def test_what_cannot_be_repeated_is_counted() -> None:
    """Another release may have become wiser, and a foreign bot is not on this machine."""
    record = honest()
    moves = count_bot_moves(record)
    assert record.evidence is not None
    older = altered(record, evidence=altered(record.evidence, version="0.0.9"))
    assert checks(older) == {MoveCheck.OTHER_RELEASE: moves}
    number, _ = bot_entry(record, Fire)
    once = with_entry(record, number, version="9.9.9")
    assert checks(once) == {MoveCheck.SAME: moves - 1, MoveCheck.OTHER_RELEASE: 1}
    assert checks(_bots(None, "./my.py:Mine")(record)) == {MoveCheck.FOREIGN: moves}
    slow = _bots(None, "surveyor")(record)
    assert checks(slow, patient=False) == {MoveCheck.SLOW: moves}


def test_the_whole_check_counts_everything() -> None:
    """Rules, fields, lots and moves."""
    record = honest()

    found = check_record(write_record(record))

    assert (found.entries, found.over, found.shown) == (len(record.entries), True, False)
    assert found.evidence is not None
    assert found.evidence.fields == 2
    assert found.moves == {MoveCheck.SAME: count_bot_moves(record)}
