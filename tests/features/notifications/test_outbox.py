"""The player to move is told by their hook: once a turn, in order, through all faults."""

import asyncio
import base64
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.receivers.hook_receiver import HookReceiver, open_hook_receiver
from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    Port,
    open_loopback_server,
    seat_pair,
)
from kit.stores.due_notifications import lease_due
from seabattle.features.notifications import outbox as outbox_module
from seabattle.features.notifications import pinned_request, safe_address
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.notifications.pinned_request import Receiver, new_client, post
from seabattle.features.notifications.safe_address import (
    UnsafeAddress,
    is_public,
    read_url,
    resolve,
)
from seabattle.features.notifications.state import OUTBOX

PRIVATE = PRIVATE_HOOKS.put(SETTINGS, True)

Story = Callable[[LoopbackServer, Port], Awaitable[None]]


def at_home(folder: Path, story: Story) -> None:
    """Let a story happen on a server that may send to its own machine."""

    async def happen() -> None:
        async with open_loopback_server(folder, PRIVATE) as found, found.port() as quay:
            await story(found, quay)

    asyncio.run(asyncio.wait_for(happen(), 120))


async def add_hook(guest: Guest, hook: HookReceiver) -> str:
    """Have a guest told by a hook; the name of the channel."""
    made = await guest.post("/channels", {"kind": "webhook", "address": hook.url})
    hook.secret = base64.b64decode(made["secret"].removeprefix("whsec_"))
    name: str = made["channel"]["id"]
    return name


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds; the test's own limit ends a wait in vain."""
    while not is_so():  # noqa: ASYNC110 -- Another thread or the delivery worker brings it about.
        await asyncio.sleep(0.05)


async def fire_once(guests: list[Guest], match: str) -> int:
    """Let the player to move fire at open water until the turn passes; return that seat."""
    seat: int = (await guests[0].view(match))["table"]["turn"]
    while True:
        view = await guests[seat].view(match)
        if view["table"]["turn"] != seat:
            return seat
        await guests[seat].act(match, {"type": "fire", "at": view["open"][: view["shots"]]})


async def sit_persons(quay: Port, **options: Any) -> tuple[list[Guest], str]:
    """Two people at a table of the classic game, both fleets in."""
    guests = [await quay.person(), await quay.person()]
    return guests, await seat_pair(guests, **options)


def test_a_hook_is_told_once_a_turn_and_in_order(tmp_path: Path) -> None:
    """It fails twice first; nothing is missing, nothing comes twice, and no other hook is told."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        with open_hook_receiver(lambda asked: 500 if asked < 2 else 204) as hook:
            guests, match = await sit_persons(quay)
            await add_hook(guests[0], hook)
            turns = [await fire_once(guests, match) for _ in range(8)]
            await until(lambda: len(hook.accepted) >= turns.count(1))
            assert len({each.id for each in hook.accepted}) == len(hook.accepted) == turns.count(1)
            moments = [each.said["at"] for each in hook.accepted]
            assert moments == sorted(moments)
            assert hook.forged == 0
            assert {each.said["match"] for each in hook.accepted} == {match}
            assert {each.said["game"] for each in hook.accepted} == {"classic"}
            assert set(hook.accepted[0].said) == {*("id", "type", "match", "path", "at", "game")}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbox_module, "FIRST_PAUSE", 50)
        at_home(tmp_path, story)


def test_a_dead_receiver_does_not_slow_the_others(tmp_path: Path) -> None:
    """A hook that hangs holds up neither the game nor another's notifications."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        async def hang(reader: Any, writer: Any) -> None:
            held.append(writer)

        held: list[Any] = []
        dead = await asyncio.start_server(hang, "127.0.0.1", 0)
        port = dead.sockets[0].getsockname()[1]
        with open_hook_receiver() as hook:
            guests, match = await sit_persons(quay)
            for guest in guests:
                address = {"kind": "webhook", "address": f"http://127.0.0.1:{port}/"}
                await guest.post("/channels", address)
            await add_hook(guests[1], hook)
            turns = [await fire_once(guests, match) for _ in range(6)]
            await until(lambda: len(hook.accepted) >= turns.count(0))
            assert held
        dead.close()
        for writer in held:
            writer.transport.abort()

    at_home(tmp_path, story)


def test_a_hook_is_removed_with_what_was_to_go_there(tmp_path: Path) -> None:
    """By its owner alone; and a visitor who is deleted takes theirs along."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        with open_hook_receiver(lambda _: 500) as hook:
            guests, match = await sit_persons(quay)
            name = await add_hook(guests[0], hook)
            (line,) = await guests[0].get("/channels")
            assert line["kind"] == "webhook"
            assert hook.url not in str(line)
            assert await guests[1].get("/channels") == []
            while await fire_once(guests, match) != 1:
                pass
            await until(lambda: hook.asked > 0)
            stranger = await guests[1].http.delete(f"/api/channels/{name}")
            assert stranger.status_code == 404
            assert (await guests[0].http.delete(f"/api/channels/{name}")).status_code == 204
            assert (await guests[0].http.delete(f"/api/channels/{name}")).status_code == 404
            outbox = OUTBOX.of(found.context)
            assert outbox is not None
            assert await lease_due(outbox) == []
            await add_hook(guests[0], hook)
            assert (await guests[0].http.delete("/api/me")).status_code == 204
            gone = await outbox._tables.read(
                lambda connection: connection.exec_driver_sql(
                    "SELECT (SELECT count(*) FROM channels) + (SELECT count(*) FROM outbox)"
                ).scalar()
            )
            assert gone == 0

    at_home(tmp_path, story)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "fe80::1", "fc00::1", "::"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "fe80::1%eth0", "ff02::1", "x"),
        *("::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::a00:1", "fec0::1"),
        *("2001:db8::1", "2001::1", "198.18.0.1", "240.0.0.1", "192.0.0.8", "203.0.113.5"),
    ],
)
def test_no_private_address_is_public(address: str) -> None:
    """A visitor who could have the server ask its own network would read what is not theirs."""
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "64:ff9b::101:101"]
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    """They are what hooks are for."""
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://example.org/",
            "ftp://example.org/",
            "https:///x",
            "https://a b/",
            "javascript:1",
        ),
        *("https://u:p@example.org/", "https://example.org:0/", "https://example.org:99999/"),
        *("https://exämple.org/", "https://[::1/", "https://" + "x" * 1100),
    ],
)
def test_an_address_has_to_be_whole_and_encrypted(url: str) -> None:
    """Nothing is guessed about an address that a visitor gives."""
    with pytest.raises(UnsafeAddress):
        read_url(url, private=False)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "[::1]", "127.1", "2130706433", "0x7f000001", "0177.0.0.1"),
        *("0", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::a00:1]", "LOCALHOST"),
    ],
)
def test_a_name_that_leads_home_is_refused(host: str) -> None:
    """By the addresses behind it, for all names and all spellings of its numbers."""
    found = read_url(f"https://{host}/", private=False)
    with pytest.raises(UnsafeAddress):
        asyncio.run(resolve(found, private=False))


def test_the_address_that_was_looked_at_is_asked_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that changes its mind in between leads nowhere else (DNS rebinding)."""
    behind = iter([["93.184.216.34"], ["127.0.0.1"]])
    monkeypatch.setattr(safe_address, "_look_up", lambda *_: next(behind))
    asked: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(204)

    async def story() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
            url = "https://hook.example:8443/turn"
            assert (await post(client, url, {}, b"", private=False)).accepted
            with pytest.raises(UnsafeAddress):
                await post(client, url, {}, b"", private=False)

    asyncio.run(story())
    (request,) = asked
    assert str(request.url) == "https://93.184.216.34:8443/turn"
    assert request.headers["Host"] == "hook.example:8443"
    assert request.extensions["sni_hostname"] == "hook.example"


async def ask_oddly(say: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> Receiver:
    """What comes of a request to a receiver that says something odd."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        try:
            with suppress(ConnectionError):
                await say(writer)
                await writer.drain()
        finally:
            writer.transport.abort()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server, new_client() as client:
        port = server.sockets[0].getsockname()[1]
        return await post(client, f"http://127.0.0.1:{port}/", {}, b"", private=True)


def test_redirects_are_not_followed() -> None:
    """A checked receiver could redirect the server into its own network."""
    with open_hook_receiver() as home:

        async def say(writer: asyncio.StreamWriter) -> None:
            lines = ("HTTP/1.1 307 Elsewhere", f"Location: {home.url}", "Content-Length: 0")
            writer.write("\r\n".join((*lines, "", "")).encode())

        assert not asyncio.run(ask_oddly(say)).accepted
        assert home.asked == 0


def test_a_receiver_that_answers_a_byte_at_a_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte is a sign of life; a few dozen such receivers would keep a worker for ever."""
    monkeypatch.setattr(pinned_request, "LONGEST_SECONDS", 0.3)

    async def say(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 Fine\r\nX-Slow: ")
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)

    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(ask_oddly(say), 60))


def test_a_stranger_cannot_have_the_server_ask_its_own_network(port: LoopbackServer) -> None:
    """Unless the operator allows that."""

    async def story() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            for address in ("https://127.0.0.1/", "http://example.org/", "https://[::1]:8443/"):
                wanted = {"kind": "webhook", "address": address}
                refused = await anna.post("/channels", wanted, 409)
                assert refused["code"] == "channel/unfit-address"

    asyncio.run(story())
