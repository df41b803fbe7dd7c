"""Messages go straight into frames; a browser must not notice the difference."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from kit.servers.loopback_server import (
    LoopbackServer,
    next_message,
    open_loopback_server,
    seat_pair,
)
from seabattle.game.codec import encode_json
from seabattle.server.live import match_socket as socket_module
from seabattle.server.live import stream
from seabattle.server.live.websocket import frame_text
from seabattle.wire import Done

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
"""The length of a frame is written in three ways."""


def test_frames_are_read_as_they_were_written() -> None:
    """They are made by hand, because a library checks for each what holds for all."""
    texts = [("я" * size)[:size].encode()[: size // 2 * 2] + b"x" * (size % 2) for size in SIZES]
    reader = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=OPEN)
    reader.receive_data(b"".join(map(frame_text, texts)))
    frames = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin) for frame in frames] == [(Opcode.TEXT, True)] * len(texts)
    assert [bytes(frame.data) for frame in frames] == texts
    assert [len(text) for text in texts] == list(SIZES)


async def exchange_messages(port: LoopbackServer) -> list[Any]:
    """All that the two players of a game are told and answered during four moves."""
    heard: list[Any] = []
    async with asyncio.timeout(60), port.port() as quay:
        guests = [await quay.visitor(), await quay.visitor()]
        match = await seat_pair(guests)
        async with guests[0].socket(match) as one, guests[1].socket(match) as other:
            views = [await next_message(socket, "view") for socket in (one, other)]
            numbers = [view["number"] for view in views]
            for move in range(4):
                turn = (await guests[0].view(match))["table"]["turn"]
                fire = {"type": "act", "command": {"type": "fire", "at": [[move, move]]}}
                socket = (one, other)[turn]
                await socket.send(json.dumps({"id": f"m{move}", "request": fire}))
                whole = [json.loads(await socket.recv()) for _ in range(3)]
                whole += [json.loads(await (one, other)[1 - turn].recv()) for _ in range(2)]
                assert [each["type"] for each in whole] == ["told", "told", "done", "told", "told"]
                assert whole[2]["number"] == whole[1]["number"] == numbers[turn] + 2 * (move + 1)
                heard += whole
    return heard


def test_a_move_is_told_before_it_is_acknowledged_and_to_both(port: LoopbackServer) -> None:
    """A client that has the answer has the news, in the order of its numbers."""
    asyncio.run(exchange_messages(port))


def test_a_server_without_such_a_channel_says_the_same(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The quick channel is one of two; a client that does not keep up is served by the slow one."""
    monkeypatch.setattr(socket_module, "channel_of", lambda _: None)
    asyncio.run(exchange_messages(port))


def test_in_the_second_version_a_move_is_one_frame_to_each(port: LoopbackServer) -> None:
    """The player who fired gets the report with the answer; both see it at the same moment."""

    async def play() -> None:
        async with asyncio.timeout(60), port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            how: Any = {"query": "?views=true&lang=en", "subprotocols": ["seabattle.v2"]}
            async with guests[0].socket(match, **how) as one, guests[1].socket(match, **how) as two:
                (view,), _ = [json.loads(await socket.recv()) for socket in (one, two)]
                for move in range(4):
                    turn = (view["table"]["turn"] + move) % 2
                    fire = {"type": "act", "command": {"type": "fire", "at": [[9, 2 * move]]}}
                    order = {"id": f"m{move}", "request": fire}
                    await (one, two)[turn].send(json.dumps(order))
                    mine, theirs = [
                        [each["type"] for each in json.loads(await socket.recv())]
                        for socket in ((one, two)[turn], (one, two)[1 - turn])
                    ]
                    assert theirs == ["told", "told", "changes"]
                    assert mine == [*theirs, "done"]

    asyncio.run(play())


def test_something_that_cannot_be_said_to_one_is_told_to_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server fault costs one connection, and not the move of the player who fired."""
    honest = stream.next_messages

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            turn = (await guests[0].view(match))["table"]["turn"]
            async with guests[turn].socket(match) as one, guests[1 - turn].socket(match) as other:
                for socket in (one, other):
                    await next_message(socket, "view")
                monkeypatch.setattr(socket_module, "next_messages", break_messages_to(1 - turn))
                fire = {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}}
                await one.send(json.dumps({"id": "m", "request": fire}))
                assert (await next_message(one, "done"))["type"] == "done"
                await other.wait_closed()
                assert other.close_code == socket_module.OUR_FAULT
            assert found.context.metrics.faults._value.get() == 1

    def break_messages_to(seat: int) -> Any:
        def messages(listener: Any, resume: Any, **how: Any) -> Any:
            if listener.viewer == seat:
                raise ValueError("this cannot be said")
            return honest(listener, resume, **how)

        return messages

    asyncio.run(play())


def test_an_acknowledgement_is_a_frame_of_its_own() -> None:
    """Clients read one message from each frame."""
    text = json.dumps({"type": "done", "id": "m", "number": 3}, separators=(",", ":")).encode()
    assert encode_json(Done("m", 3)) == text
    assert frame_text(text) == bytes((0x81, len(text))) + text
