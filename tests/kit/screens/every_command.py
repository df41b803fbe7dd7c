"""A short call of every command that says something and ends well, for tests of them all."""

import asyncio
import io
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from kit.stores.real_database import open_logbook, write
from seabattle.bots import find_bot
from seabattle.cli.command_line import COMMANDS as KERNEL_COMMANDS
from seabattle.cli.command_line import feature_commands
from seabattle.client.seat_player import SeatResult
from seabattle.features.administration.commands import EXAMPLES as ADMIN_EXAMPLES
from seabattle.features.blocks.report_commands import EXAMPLES as REPORT_EXAMPLES
from seabattle.features.blocks.store import BlockList, Report, ReportReason
from seabattle.features.daily.wire import DailySea
from seabattle.features.registry import FEATURES
from seabattle.features.statistics.operations import OwnStatistics
from seabattle.features.statistics.player_statistics import PlayerStatistics
from seabattle.game import Seat, seats_in
from seabattle.matches import Match
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.service import Service
from seabattle.matches.state import Sitter
from seabattle.records import Record, write_record
from seabattle.rules import load_variant, settle
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason
from seabattle.store.administration.ban import Ban, BanKind
from seabattle.store.bells.bell import QuietBell
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.terminal.admin_session import AdminWatch
from seabattle.terminal.command_entry import Command

ADMIN = tuple(
    " ".join(filter(None, ("admin", group, entry.name)))
    for group, entries in (ADMIN_EXAMPLES | {"reports": REPORT_EXAMPLES}).items()
    for entry in entries
)
"""The commands of an operator."""

DECLARED = (*KERNEL_COMMANDS, *(each for found in FEATURES for each in feature_commands(found)))

COMMANDS = (*(each.run.__name__ for each in DECLARED if isinstance(each, Command)), *ADMIN)
SMALL = ("--variant", "classic", "--rows", "6", "--columns", "8")
CHART = "\n".join(["........"] * 6)
PAPER = Path(__file__).parents[3] / "docs" / "examples"


DAY = DailySea(
    day="2026-11-18",
    variant="sea-battle",
    variants=("sea-battle",),
    ends_at=0,
    commitment="0" * 64,
    drawn_at=0,
    tomorrow=None,
    salt=None,
    ships=None,
    expected=60.0,
    mine=None,
    streak=0,
    results=(),
    tries=0,
    unlisted=0,
)

NO_GAMES = OwnStatistics(0, None, PlayerStatistics(0, 0, 0, 0, (), (), ()))


def stand_in_for_server(patch: pytest.MonkeyPatch) -> None:
    """Answer the commands that ask a server; a game there is won at once, without a player."""

    async def win(*_: object) -> SeatResult:
        return SeatResult(Seat(0), Seat(0), 3)

    patch.setattr("seabattle.cli.bot_client._play_bot", win)
    patch.setattr("seabattle.features.daily.commands.with_session", lambda *_: DAY)
    patch.setattr("seabattle.features.statistics.commands.with_session", lambda *_: NO_GAMES)
    patch.setattr(sys, "stdin", io.StringIO(""))


def prepare_files(folder: Path) -> None:
    """What the calls read: a chart, two games, a database and its copy."""
    (folder / "chart.txt").write_text(CHART)
    for name, variant, seats in (("duel", "classic", 2), ("melee", "forum", 3)):
        (folder / f"{name}.jsonl").write_bytes(_record(variant, seats))

    async def keep_match() -> None:
        async with open_logbook(FileAddress(folder / "sea.db")) as logbook:
            await write(logbook, "sea", 2)

    asyncio.run(keep_match())
    asyncio.run(_fill_office(folder))


async def _fill_office(folder: Path) -> None:
    """Something of everything that an operator may look at, with names that are not ASCII."""
    async with open_store(str(folder / "admin.db")) as store:
        await store.people.signing_key()
        player, session = await store.people.new_visitor("Анна", "Телефон")
        token = await store.people.make_token(player.id, ["play"])
        revoked = await store.people.make_token(player.id, ["play"])
        assert token is not None
        assert revoked is not None
        await store.people.revoke_token(player.id, revoked[1].hash)
        admin = store.administration
        report = Report(
            "r1", player.id, PlayerId("bruno"), "Бруно", MatchId("m"), ReportReason.NAME, 1
        )
        await BlockList.of(store).report(report)
        await admin.ban(Ban(BanKind.ADDRESS, "192.0.2.1/32", 1, None), Reason("Ольга", "спам"))
        table = Service(store.logbook, QuietBell(), AdminWatch(), secret=b"")
        host = Sitter("Анна", SitterKind.PERSON, player.id)
        plan = MatchPlan(settle(load_variant("classic")), "classic", (HOST, OPEN))
        live = await table.open_match(plan, host, "1")
    ids = {
        "match": live.match,
        "visitor": player.id,
        "session": session.id,
        "token": token[1].hash,
        "revoked": revoked[1].hash,
    }
    (folder / "admin.json").write_bytes(json.encode(ids))


def call_of(command: str, folder: Path) -> list[str]:
    """The call; beside the files that :func:`prepare_files` has written in *folder*."""
    calls = _admin_calls if command in ADMIN else _calls
    return [*command.split(), *map(str, calls(folder)[command])]


def _admin_calls(folder: Path) -> dict[str, tuple[object, ...]]:
    """Each on a copy of the database, as most of them change it."""
    ids = json.decode((folder / "admin.json").read_bytes())
    database = ("--database", shutil.copy(folder / "admin.db", _new_file(folder)))
    why = ("--why", "test", *database)
    return {
        "admin matches list": database,
        "admin matches look": (ids["match"], *database),
        "admin matches close": (ids["match"], *why),
        "admin matches delete": (ids["match"], *why),
        "admin visitors list": database,
        "admin visitors look": (ids["visitor"], *database),
        "admin visitors close": (ids["visitor"], *why),
        "admin visitors delete": (ids["visitor"], *why),
        "admin sessions list": database,
        "admin sessions look": (ids["session"], *database),
        "admin sessions close": (ids["session"], *why),
        "admin tokens list": database,
        "admin tokens look": (ids["token"], *database),
        "admin tokens close": (ids["token"], *why),
        "admin tokens delete": (ids["revoked"], *why),
        "admin reports list": database,
        "admin reports close": ("r1", *why),
        "admin ban": ("192.0.2.7", *why),
        "admin unban": ("192.0.2.1", *why),
        "admin bans": database,
        "admin retention": ("--finished-after", 1, *database),
        "admin vacuum": database,
        "admin new-key": (
            *("--why", "test", "--database"),
            shutil.copy(folder / "sea.db", _new_file(folder)),
        ),
        "admin new-record-key": why,
        "admin log": database,
    }


def _calls(folder: Path) -> dict[str, tuple[object, ...]]:
    return {
        "play": ("classic", "--against", "scatter", "--plain"),
        "resume": ("--list",),
        "serve": ("--port", 0, "--metrics", "off", "--database", folder / "served.db"),
        "daily": (),
        "statistics": (),
        "client": ("--match", "77a57997ff5fc964", "--bot", "scatter"),
        "variants": (),
        "rules": ("forum",),
        "sheet": ("classic", "-o", folder / "sheet.svg", "--force"),
        "check": ("classic",),
        "schema": (),
        "count": ("classic", "--budget", 1_000_000, "--rows", 6, "--columns", 8),
        "analyse": (folder / "duel.jsonl",),
        "replay": (folder / "duel.jsonl",),
        "transcript": (folder / "duel.jsonl",),
        "verify": (folder / "duel.jsonl",),
        "conformance": (f"{sys.executable} -m seabattle_verifier.play",),
        "judge": (next(iter(sorted(PAPER.glob("*.txt")))),),
        "post": (folder / "melee.jsonl",),
        "puzzles": ("--kind", "last-ship"),
        "advise": (folder / "chart.txt", *SMALL),
        "solo": (*SMALL, "--bot", "scatter", "--games", 2),
        "arena": (*SMALL, "--bots", "scatter,scatter", "--games", 2),
        "fields": (*SMALL, "--games", 2),
        "backup": (_new_file(folder), "--database", folder / "sea.db"),
        "restore": (folder / "sea.db", "--database", _new_file(folder)),
        "migrate": ("--database", folder / "sea.db"),
    }


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
