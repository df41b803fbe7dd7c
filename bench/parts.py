"""What a durable move is made of: the processor time of each part, alone and in a loop.

    python bench/parts.py [--times 3000] [--folder .]

Nothing here waits for anything, so another's work beside it hardly matters. A server that is
under load pays up to twice as much for the same, since it does all of it in turns.
"""

import argparse
import asyncio
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import json
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from seabattle.game import GivenCommand
from seabattle.game.codec import encode_json

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.stores.real_database import card, page
from seabattle.game import Fire, PlaceFleet, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches import Match
from seabattle.matches.event import GameWentOn, PageBody
from seabattle.matches.port import MatchId
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.server.live.websocket import frame_text
from seabattle.store.page_chain import card_proof, first_hash, page_hash
from seabattle.store.pending_page import prepare_page
from seabattle.store.sqlite.sqlite_batch import write_to_file
from seabattle.store.sqlite.sqlite_file import open_to_write, prepare_file
from seabattle.store.sqlite.tip_cache import TipCache
from seabattle.views import report_to
from seabattle.wire import Done, Order, ToldMessage

RULES = settle(load_variant("classic"))
ORDER = b'{"id":"m1","request":{"type":"act","command":{"type":"fire","at":[[3,4]]}}}'
MATCHES, BATCH = 1000, 100

_written = encode_json


def timed(name: str, times: int, part: Callable[[], object]) -> None:
    """Print what a part takes, which is done many times."""
    part()
    begin = time.process_time()
    for _ in range(times):
        part()
    _print(name, (time.process_time() - begin) / times)


def _print(name: str, seconds: float) -> None:
    print(f"{name:46} {1e6 * seconds:8.1f}")


def sockets(times: int) -> None:
    """One text in, and two writes out: through the system, and through the library."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        near = socket.create_connection(door.getsockname())
        far, _ = door.accept()
    with near, far:
        timed("to the system and back: one write, one read", times, lambda: _passed(near, far))
    frame = Frame(Opcode.TEXT, ORDER).serialize(mask=True)
    timed("a frame taken apart (websockets)", times, lambda: _parsed(frame))
    texts = [ORDER] * 5
    timed("five frames made (ours)", times, lambda: b"".join(map(frame_text, texts)))


def _passed(near: socket.socket, far: socket.socket) -> None:
    near.send(ORDER)
    far.recv(1000)


def _parsed(frame: bytes) -> None:
    _READER.receive_data(frame)
    _READER.events_received()


_READER = ServerProtocol(state=OPEN)


def rules(times: int) -> None:
    """Everything between the order and what is written and told."""
    match = Match(RULES, chance=Random(1))
    for number in (0, 1):
        match.send(Seat(number), PlaceFleet(random_fleet(RULES, Random(number))))
    seat, game = match.table.turn, match.game
    assert seat is not None
    shot = Fire((Cell(Row(3), Col(4)),))
    events: Any = game.decide(seat, shot)
    timed("an order read", times, _asked)
    timed("decided by the rules", times, lambda: game.decide(seat, shot))
    timed("the state after it", times, lambda: game.after(events))
    happened = PageBody((GameWentOn(GivenCommand(seat, shot), events),))
    timed("the page written as JSON", times, lambda: _written(happened))
    timed("what two seats are told of it", times, lambda: _reports(events))
    told = [ToldMessage(9, 10**12, each) for each in _reports(events)]
    timed("the same as JSON, and the answer", times, lambda: _said([*told, Done("m1", 9)]))


def _asked() -> object:
    return json.decode(ORDER, type=Order).request


def _reports(events: Any) -> list[Any]:
    return [report_to(RULES, Seat(seat), each) for seat in (0, 1) for each in events]


def _said(messages: list[Any]) -> list[bytes]:
    return [_written(each) for each in messages]


def disk(folder: str, times: int) -> None:
    """Pages of a thousand matches on disk, a hundred in each transaction."""
    with TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "parts.db"
        prepare_file(path)
        connection, marks = open_to_write(path), TipCache()
        batches = [
            _pending_pages(number) for number in range(times // BATCH + 2 * MATCHES // BATCH)
        ]
        for pages in batches[: 2 * MATCHES // BATCH]:
            write_to_file(connection, pages, marks)
        begin = os.times()
        for pages in batches[2 * MATCHES // BATCH :]:
            write_to_file(connection, pages, marks)
        end, pages = os.times(), times // BATCH * BATCH
        _print("a page kept on disk: SQLite's and our own work", (end.user - begin.user) / pages)
        _print("a page kept on disk: the system's work", (end.system - begin.system) / pages)
        connection.close()
    pending = _pending_pages(0)[0]
    before = first_hash(pending.match)
    timed("of this, the seals", times, lambda: _hash_page(before, pending))


def _hash_page(before: Any, pending: Any) -> None:
    card_proof(page_hash(before, pending.page), 1, pending.written_card)


def _pending_pages(number: int) -> list[Any]:
    """The next page of a hundred of the matches, which take turns."""
    first, seq = number * BATCH % MATCHES, number * BATCH // MATCHES + 1
    names = [MatchId(f"{each * 7919 % MATCHES:016}") for each in range(first, first + BATCH)]
    body = b"x" * 180
    return [prepare_page(name, page(seq, body=body), card(name, seq)) for name in names]


async def wake(times: int) -> None:
    """A task that waits for a future, as each move waits for the disk."""
    loop = asyncio.get_running_loop()
    begin = time.process_time()
    for _ in range(times):
        answer: asyncio.Future[None] = loop.create_future()
        loop.call_soon(answer.set_result, None)
        await answer
    _print("a task put to sleep and woken", (time.process_time() - begin) / times)


def main() -> None:
    """Print the parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3000)
    parser.add_argument("--folder", default=".", help="a folder on the disk to be measured")
    options = parser.parse_args()
    print(f"{'part of a move':46} {'us each':>8}")
    sockets(options.times)
    rules(options.times)
    asyncio.run(wake(options.times))
    disk(options.folder, options.times)


if __name__ == "__main__":
    main()
