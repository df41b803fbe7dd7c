"""Puzzles over the API: the question has nothing of its answer."""

import asyncio
from typing import Any

from kit.servers.loopback_server import LoopbackServer
from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.puzzle import Puzzle, unpack_chart
from seabattle.features.puzzles.wire import PuzzleQuestion


def test_a_puzzle_is_asked_tried_and_proved(port: LoopbackServer) -> None:
    """By any visitor, in their language, with what their cell is worth."""

    async def story() -> None:
        async with port.port() as quay:
            guest = await quay.nobody()
            lines = (await guest.get("/puzzles"))["puzzles"]
            assert len(lines) == len(shipped_puzzles())
            assert set(lines[0]) == {"id", "variant", "kind", "rating"}
            puzzle = shipped_puzzles()[-1]
            path = f"/puzzles/{puzzle.id}"
            asked = await guest.get(f"{path}?lang=ru")
            assert asked["rows"] == list(unpack_chart(puzzle.chart))
            assert asked["names"]["columns"][0] == "А"
            columns = puzzle_ruleset(puzzle.variant).grid.columns
            best, other = (list(divmod(cell, columns)) for cell, *_ in puzzle.cells[:2])
            right = await guest.post(path, {"cell": best}, 200)
            assert (right["right"], right["best"], right["fleets"]) == (True, best, puzzle.fleets)
            wrong = await guest.post(path, {"cell": other}, 200)
            assert wrong["right"] is False
            assert wrong["shots"] - wrong["best_shots"] >= 0.2 - 1e-9
            await refuse(guest, puzzle, columns)

    asyncio.run(story())


async def refuse(guest: Any, puzzle: Puzzle, columns: int) -> None:
    """What was fired at, what is not on the grid, and what is no puzzle."""
    known = "".join(unpack_chart(puzzle.chart)).index("o")
    path = f"/puzzles/{puzzle.id}"
    told = await guest.post(path, {"cell": list(divmod(known, columns))}, 409)
    assert told["code"] == "shot/already-known"
    told = await guest.post(path, {"cell": [columns, 0]}, 409)
    assert told["code"] == "shot/off-grid"
    await guest.get("/puzzles/00000000", 404)
    await guest.post("/puzzles/00000000", {"cell": [0, 0]}, 404)


def test_a_question_has_nothing_of_its_answer() -> None:
    """Its fields are those a player sees at the table; the ships afloat follow from the chart."""
    assert PuzzleQuestion.__struct_fields__ == (
        "id",
        "variant",
        "kind",
        "rating",
        "names",
        "rows",
        "afloat",
    )
