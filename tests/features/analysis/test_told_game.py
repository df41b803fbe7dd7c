"""Analysis of sealed games from their reports, with or without proofs."""

import json
from base64 import b64encode
from collections.abc import Iterator
from gzip import compress
from random import Random
from typing import Any

import pytest

from kit.games.sealed_table import SMALL, SealedTableau
from seabattle.fairness.sealed.sealed_record import SealedRecord, write_sealed_record
from seabattle.fairness.sealed.told_game import read_told_game
from seabattle.features.analysis.game_analysis import analyse_game, analyse_part, can_analyse
from seabattle.features.analysis.operations import PlayedOn, encode_analysis, encode_play_on
from seabattle.server.api.records import encode_replay
from seabattle.trouble import Trouble


@pytest.fixture(scope="module")
def record() -> SealedRecord:
    """A sealed game, played to its end."""
    return SealedTableau(SMALL, 3).play().record


@pytest.fixture(scope="module")
def whole(record: SealedRecord) -> bytes:
    """Its record, proofs and all."""
    return write_sealed_record(record)


@pytest.fixture(scope="module")
def told(whole: bytes) -> bytes:
    """The same as the page sends it: the header, and the events of each line."""
    header, *lines = whole.splitlines()
    events = [json.loads(line).get("events") for line in lines]
    return b"\n".join([header, *[json.dumps({"events": each}).encode() for each in events if each]])


def pack(data: bytes) -> str:
    """As it is sent."""
    return b64encode(compress(data)).decode()


def test_proofs_are_not_needed_to_look_back(whole: bytes, told: bytes) -> None:
    """They are most of the record, and the analysis does not use them."""
    assert len(compress(told)) < len(compress(whole)) / 3
    assert read_told_game(whole) == read_told_game(told)
    assert analyse_part(read_told_game(told), 0).placing is None


def test_every_move_leads_to_its_moment_of_the_replay(told: bytes) -> None:
    """The page shows the sea as it was before a move, and what was said to it."""
    replay = json.loads(encode_replay(pack(told), "en", can_analyse))["replay"]
    assert replay["over"]
    for move in analyse_game(read_told_game(told)):
        before, moment = replay["moments"][move.moment - 1 : move.moment + 1]
        cell = move.cells[0]
        assert moment["shots"] == [[cell.row, cell.col]]
        sea = 1 - move.seat
        assert before["charts"][sea]["rows"][cell.row][cell.col] == "."
        assert moment["charts"][sea]["rows"][cell.row][cell.col] != "."


def test_a_sealed_game_is_analysed_and_played_on(told: bytes) -> None:
    """On the server, like any other game."""
    found = json.loads(encode_analysis(pack(told), 0, "en"))["found"]
    assert found["moves"]
    wanted = PlayedOn(pack(told), move=2, seed=1, shots=())
    sea = json.loads(encode_play_on(wanted, "en"))
    assert sea["mistake"] is None
    assert sea["expected"] > 0


def test_a_sealed_game_that_runs_is_refused(told: bytes) -> None:
    """On the server, too, for every kind of request."""
    running = b"\n".join(told.splitlines()[:12])
    wanted = PlayedOn(pack(running), move=0, seed=1, shots=())
    answers = [
        encode_analysis(pack(running), 0, "en"),
        encode_replay(pack(running), "en", can_analyse),
        encode_play_on(wanted, "en"),
    ]
    assert [json.loads(each)["mistake"]["code"] for each in answers] == ["record/running"] * 3


def values_in(event: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a number or a word stands in an event."""
    inner = (
        event.items()
        if isinstance(event, dict)
        else enumerate(event)
        if isinstance(event, list)
        else ()
    )
    for key, value in inner:
        yield from values_in(value, (*path, key))
    if isinstance(event, int | str) and path and path[-1] != "type":
        yield path


def change(lines: list[Any], dice: Random) -> None:
    """Replace one value at random."""
    line = dice.choice([each for each in lines if each["events"]])
    path = dice.choice(list(values_in(line["events"])))
    inner = line["events"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = dice.choice([-1, 0, 1, 2, 3, 7, 400, "miss", "hit", "sunk", "radar", None])


def test_every_told_game_is_judged_or_refused(told: bytes) -> None:
    """The reports are not verified, so they may name impossible ships or missing seats."""
    dice, header = Random(7), told.splitlines()[0]
    codes = set()
    for _ in range(150):
        lines = [json.loads(line) for line in told.splitlines()[1:]]
        for _ in range(dice.choice([1, 1, 3])):
            change(lines, dice)
        data = b"\n".join([header, *[json.dumps(line).encode() for line in lines]])
        for answer in (
            encode_replay(pack(data), "en", can_analyse),
            encode_analysis(pack(data), 0, "en"),
        ):
            codes.add((json.loads(answer)["mistake"] or {}).get("code"))
    assert None in codes
    assert {"record/bad-entry", "record/does-not-follow"} <= codes


def test_answers_without_a_call_do_not_follow(told: bytes) -> None:
    """Nor does a second call before the first is answered."""
    header, *lines = told.splitlines()
    called = next(n for n, line in enumerate(lines) if b"attack-called" in line)
    for broken in (
        [*lines[:called], *lines[called + 1 :]],
        [*lines[: called + 1], *lines[called:]],
    ):
        with pytest.raises(Trouble, match="does-not-follow"):
            read_told_game(b"\n".join([header, *broken]))


def test_a_record_and_what_it_tells_are_analysed_alike(record: SealedRecord, whole: bytes) -> None:
    """The terminal reads the whole record, the server only the reports."""
    assert analyse_game(record) == analyse_game(read_told_game(whole))
