"""Web Push: once a turn, signed, encrypted for the browser alone, and ended when it is gone."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import ValidationError, convert

from features.notifications.test_mail import count_rows, skip_ahead, until_empty
from features.notifications.test_outbox import fire_once, sit_persons, until
from kit.receivers.push_receiver import Browser, PushReceiver, from_text, open_push_receiver
from kit.servers.loopback_server import SETTINGS, Guest, LoopbackServer, Port, open_loopback_server
from seabattle.features.notifications import outbox as outbox_module
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS, PUSH, PushSettings
from seabattle.features.notifications.push import (
    PushKeys,
    PushSender,
    encrypt,
    to_text,
)
from seabattle.features.notifications.state import OUTBOX

Story = Callable[[LoopbackServer, Port, PushReceiver], Awaitable[None]]

LONGEST_TOPIC = 32
"""As the standard has it (RFC 8030)."""

OFFERED = PUSH.put(PRIVATE_HOOKS.put(SETTINGS, True), PushSettings("mailto:sea@host.example"))


def with_push(folder: Path, story: Story) -> None:
    """Let a story happen on a server that tells browsers, without the minute's grace."""

    async def happen(host: PushReceiver) -> None:
        async with open_loopback_server(folder, OFFERED) as found, found.port() as quay:
            await story(found, quay, host)

    with open_push_receiver() as host, pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbox_module, "FIRST_PAUSE", 50)
        asyncio.run(asyncio.wait_for(happen(host), 120))


async def subscribe(guest: Guest, host: PushReceiver, lang: str = "it") -> Any:
    """Have a guest's browser told."""
    host.sender = (await guest.get("/channels/ways"))["push"]
    keys = host.browser.keys
    wanted = {"kind": "push", "address": host.url, "lang": lang, "keys": keys}
    return await guest.post("/channels", wanted)


def has_come(host: PushReceiver, count: int) -> bool:
    """Whether so many messages have come."""
    return len(host.accepted) >= count


async def be_asked(guests: list[Guest], match: str) -> None:
    """Play until it is the first guest's turn by the other's move."""
    while await fire_once(guests, match) != 1:
        pass


def test_a_browser_is_told_once_a_turn_and_reads_it(tmp_path: Path) -> None:
    """The host fails twice first; what it carries it cannot read, and all of it is as long."""

    async def story(found: LoopbackServer, quay: Port, host: PushReceiver) -> None:
        guests, match = await sit_persons(quay)
        anna = guests[0]
        made = await subscribe(anna, host)
        assert made["secret"] is None
        assert made["channel"]["confirmed"]
        assert str(host.port) not in str(await anna.get("/channels"))
        host.answers = [500, 429]
        outbox = OUTBOX.of(found.context)
        assert outbox is not None
        for turn in range(2):
            await be_asked(guests, match)
            skip_ahead(found, 120_000)
            await until(partial(has_come, host, turn + 1))
            await until_empty(outbox)
            skip_ahead(found, 0)
        assert host.troubles == []
        assert (host.asked, len(host.accepted)) == (4, 2)
        first, second = host.accepted
        assert first.said["match"] == match
        # The same for all of a match, and the host does not learn which: others play there, too.
        assert first.topic == second.topic
        assert match not in first.topic
        assert len(first.topic) <= LONGEST_TOPIC
        assert first.said["title"].startswith("Tocca a ")
        assert first.said["id"].startswith("turn-")
        assert first.said["id"] != second.said["id"]
        assert first.length == second.length

    with_push(tmp_path, story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int, tmp_path: Path) -> None:
    """A visitor who has withdrawn their consent there is not asked again."""

    async def story(found: LoopbackServer, quay: Port, host: PushReceiver) -> None:
        guests, match = await sit_persons(quay)
        await subscribe(guests[0], host)
        host.answers = [status]
        await be_asked(guests, match)
        skip_ahead(found, 120_000)
        outbox = OUTBOX.of(found.context)
        assert outbox is not None
        await until_empty(outbox)
        assert (host.asked, host.accepted) == (1, [])
        assert await guests[0].get("/channels") == []

    with_push(tmp_path, story)


def test_a_subscription_goes_with_its_visitor(tmp_path: Path) -> None:
    """And the same browser has one, however often its page subscribes."""

    async def story(found: LoopbackServer, quay: Port, host: PushReceiver) -> None:
        anna = await quay.person()
        for _ in range(2):
            await subscribe(anna, host)
        assert len(await anna.get("/channels")) == 1
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert await count_rows(OUTBOX.of(found.context), "SELECT count(*) FROM channels") == 0

    with_push(tmp_path, story)


def test_what_is_no_browser_is_refused(tmp_path: Path) -> None:
    """Keys that are no point of the curve would only fail when it is too late to say so."""

    async def story(found: LoopbackServer, quay: Port, host: PushReceiver) -> None:
        anna = await quay.person()
        wanted = {"kind": "push", "address": host.url}
        good = host.browser.keys
        for keys in (
            None,
            good | {"p256dh": "B" * 87},
            good | {"auth": "A" * 23},
            good | {"p256dh": "!" * 87},
        ):
            refused = await anna.post("/channels", wanted | {"keys": keys}, 409)
            assert refused["code"] == "channel/unfit-address"
        found.context.change_settings(PRIVATE_HOOKS.put(OFFERED, False))
        refused = await anna.post("/channels", wanted | {"keys": good}, 409)
        assert refused["code"] == "channel/unfit-address"
        found.context.change_settings(SETTINGS)
        assert (await anna.get("/channels/ways"))["push"] is None
        refused = await anna.post("/channels", wanted | {"keys": good}, 409)
        assert refused["code"] == "channel/not-offered"

    with_push(tmp_path, story)


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    """RFC 8291, section 5 and appendix A: written by people who never saw this program."""
    number = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(number, ec.SECP256R1())
    keys = PushKeys(
        from_text(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    salt = from_text("DGv6ra1nlYgDCS1FRnbzlw")
    said = b"When I grow up, I want to be a watermelon"
    assert to_text(encrypt(keys, said, own=own, salt=salt, length=0)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_it_is_for_can_read_a_message() -> None:
    """Neither its host nor another browser can."""
    anna, bruno = Browser(), Browser()
    keys = PushKeys(*(from_text(each) for each in anna.keys.values()))
    body = encrypt(keys, b"your turn")
    assert anna.read(body) == b"your turn"
    with pytest.raises(InvalidTag):
        bruno.read(body)


def test_every_node_has_the_same_key() -> None:
    """A browser subscribes to one key, and any node may tell it."""
    contact = PushSettings("mailto:a@b.example")
    first, second = (PushSender(contact, b"s" * 32) for _ in range(2))
    assert first.public_key == second.public_key
    assert PushSender(contact, b"t" * 32).public_key != first.public_key


@pytest.mark.parametrize("contact", ["", "sea@example.org", "http://x.example", "mailto:x", 7])
def test_settings_for_push_need_a_contact_of_the_operator(contact: Any) -> None:
    """Some push hosts refuse messages without a contact."""
    with pytest.raises(ValidationError):
        convert({"contact": contact}, PushSettings)
