"""A short call of every command that says something and ends well, for tests of them all."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

from kit.stores.real_database import open_logbook, write
from seabattle.bots import find_bot
from seabattle.cli.command_line import EXAMPLES
from seabattle.game import seats_in
from seabattle.matches import Match
from seabattle.records import Record, write_record
from seabattle.rules import load_variant, settle
from seabattle.store.sqlite.file_address import FileAddress

COMMANDS = tuple(command.__name__ for command in EXAMPLES)
SMALL = ("--variant", "classic", "--rows", "6", "--columns", "8")
CHART = "\n".join(["........"] * 6)
PAPER = Path(__file__).parents[3] / "docs" / "examples"


def prepare_files(folder: Path) -> None:
    """What the calls read: a chart, two games, a database and its copy."""
    (folder / "chart.txt").write_text(CHART)
    for name, variant, seats in (("duel", "classic", 2), ("melee", "forum", 3)):
        (folder / f"{name}.jsonl").write_bytes(_record(variant, seats))

    async def keep_match() -> None:
        async with open_logbook(FileAddress(folder / "sea.db")) as logbook:
            await write(logbook, "sea", 2)

    asyncio.run(keep_match())


def call_of(command: str, folder: Path) -> list[str]:
    """The call; beside the files that :func:`prepare_files` has written in *folder*."""
    calls: dict[str, tuple[object, ...]] = {
        "play": ("classic", "--against", "scatter", "--plain"),
        "resume": ("--list",),
        "serve": ("--port", 0, "--metrics", "off", "--database", folder / "served.db"),
        "client": ("--match", "77a57997ff5fc964", "--bot", "scatter"),
        "variants": (),
        "rules": ("forum",),
        "sheet": ("classic", "-o", folder / "sheet.svg", "--force"),
        "check": ("classic",),
        "schema": (),
        "count": ("classic", "--budget", 1_000_000, "--rows", 6, "--columns", 8),
        "replay": (folder / "duel.jsonl",),
        "transcript": (folder / "duel.jsonl",),
        "judge": (next(iter(sorted(PAPER.glob("*.txt")))),),
        "post": (folder / "melee.jsonl",),
        "advise": (folder / "chart.txt", *SMALL),
        "solo": (*SMALL, "--bot", "scatter", "--games", 2),
        "arena": (*SMALL, "--bots", "scatter,scatter", "--games", 2),
        "fields": (*SMALL, "--games", 2),
        "backup": (_new_file(folder), "--database", folder / "sea.db"),
        "restore": (folder / "sea.db", "--database", _new_file(folder)),
        "migrate": ("--database", folder / "sea.db"),
    }
    return [command, *map(str, calls[command])]


_numbers: Iterator[int] = iter(range(1_000_000))


def _new_file(folder: Path) -> Path:
    return folder / f"new-{next(_numbers)}.db"


def _record(variant: str, seats: int) -> bytes:
    match = Match(settle(load_variant(variant), seats), chance=Random(1))
    bots = [find_bot("hunter")(seed) for seed in range(seats)]
    while not match.over:
        seat = next(seats_in(match.table.to_act))
        match.send(seat, bots[seat].act(match.view(seat)))
    names = tuple(f"Player {number + 1}" for number in range(seats))
    return write_record(Record(match.ruleset, names, tuple(match.journal)))
