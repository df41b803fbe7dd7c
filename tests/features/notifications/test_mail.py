"""E-mail: never before the address is confirmed, once a turn, and ended by one click."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from features.notifications.test_outbox import fire_once, sit_persons, until
from kit.receivers.mail_receiver import MailReceiver, open_mail_receiver
from kit.servers.loopback_server import SETTINGS, LoopbackServer, Port, open_loopback_server
from seabattle.features.lobby.state import PRESENCE
from seabattle.features.notifications import mail
from seabattle.features.notifications import outbox as outbox_module
from seabattle.features.notifications.mail import MOST_LINKS, fit_address
from seabattle.features.notifications.mailbox import counting_key
from seabattle.features.notifications.notification_settings import MAIL, MailSettings
from seabattle.features.notifications.state import OUTBOX
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit

Story = Callable[[LoopbackServer, Port, MailReceiver], Awaitable[None]]


def with_mail(folder: Path, story: Story) -> None:
    """Let a story happen on a server that sends e-mail, without the minute's grace."""

    async def happen(receiver: MailReceiver) -> None:
        box = MailSettings(
            "127.0.0.1", "sea@host.example", "https://sea.example", receiver.port, security="none"
        )
        settings = MAIL.put(SETTINGS, box)
        async with open_loopback_server(folder, settings) as found, found.port() as quay:
            await story(found, quay, receiver)

    with open_mail_receiver() as receiver, pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbox_module, "FIRST_PAUSE", 50)
        asyncio.run(asyncio.wait_for(happen(receiver), 120))


def skip_ahead(found: LoopbackServer, milliseconds: int) -> None:
    """Let the delivery worker and the presence believe that it is later."""
    context = found.context
    assert OUTBOX.of(context) is not None
    watch = context.service.watch
    OUTBOX.of(context).now = lambda: watch.now() + milliseconds
    PRESENCE.of(context)._now = lambda: watch.now() + milliseconds


def link_in(text: str, kind: str) -> str:
    """The secret part of a link."""
    found = re.search(rf"https://sea\.example/{kind}/([0-9a-f]{{64}})", text)
    assert found, text
    return found[1]


async def give_address(guest: Any, address: str = "anna@post.example", lang: str = "ru") -> Any:
    """Ask to be told by e-mail."""
    return await guest.post("/channels", {"kind": "mail", "address": address, "lang": lang})


def test_a_turn_is_told_once_the_address_is_confirmed(tmp_path: Path) -> None:
    """And not to a player who is here, nor of a turn that has passed."""

    async def story(found: LoopbackServer, quay: Port, box: MailReceiver) -> None:
        guests, match = await sit_persons(quay)
        anna = guests[0]
        made = await give_address(anna)
        assert made["channel"]["confirmed"] is False
        assert made["secret"] is None
        assert "anna@" not in str(await anna.get("/channels"))
        while await fire_once(guests, match) != 1:
            pass
        (asked,) = box.messages
        assert asked["To"] == "anna@post.example"
        token = link_in(box.texts()[0], "confirm")
        skip_ahead(found, 120_000)
        await asyncio.sleep(0)
        assert len(box.messages) == 1
        nobody = await quay.nobody()
        assert (await nobody.http.post(f"/api/channels/confirm/{'0' * 64}")).status_code == 404
        for _ in range(2):
            answer = await nobody.http.post(f"/api/channels/confirm/{token}")
            assert answer.status_code == 204
        # Two turns pass: the first needs no notification any more.
        skip_ahead(found, 0)
        for _ in range(4):
            await fire_once(guests, match)
        while (await anna.view(match))["table"]["turn"] != 0:
            await fire_once(guests, match)
        box.refusals = 1
        skip_ahead(found, 120_000)
        await until(lambda: len(box.messages) >= 2)
        told = box.messages[1]
        assert told["Subject"].startswith("Ваш ход: ")
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert told["Message-ID"].startswith("<turn-")
        assert f"https://sea.example/match/{match}" in box.texts()[1]
        outbox = OUTBOX.of(found.context)
        assert outbox is not None
        await until_empty(outbox)
        assert len(box.messages) == 2

    with_mail(tmp_path, story)


async def count_rows(outbox: Any, question: str) -> int:
    """What a question counts."""
    found: int = await outbox._tables.read(lambda it: it.exec_driver_sql(question).scalar())
    return found


async def until_empty(outbox: Any) -> None:
    """Wait until every notification has gone."""
    count = "SELECT count(*) FROM outbox"
    while await count_rows(outbox, count):  # noqa: ASYNC110 -- The delivery worker sets no event.
        await asyncio.sleep(0.05)


def test_one_click_ends_it_and_a_day_has_its_limit(tmp_path: Path) -> None:
    """The owner of a mailbox is never written to more than they can bear."""

    async def story(found: LoopbackServer, quay: Port, box: MailReceiver) -> None:
        guests, match = await sit_persons(quay)
        anna = guests[0]
        await give_address(anna)
        token = link_in(box.texts()[0], "confirm")
        nobody = await quay.nobody()
        await nobody.http.post(f"/api/channels/confirm/{token}")
        while await fire_once(guests, match) != 1:
            pass
        skip_ahead(found, 120_000)
        await until(lambda: len(box.messages) == 2)
        skip_ahead(found, 0)
        while await fire_once(guests, match) != 1:
            pass
        skip_ahead(found, 120_000)
        outbox = OUTBOX.of(found.context)
        assert outbox is not None
        count = "SELECT count(*) FROM outbox WHERE tries > 0"
        while not await count_rows(outbox, count):  # noqa: ASYNC110 -- As above.
            await asyncio.sleep(0.05)
        assert len(box.messages) == 2
        click = re.search(r"/api/channels/stop/([0-9a-f]{64})", box.messages[1]["List-Unsubscribe"])
        assert click
        form = {"List-Unsubscribe": "One-Click"}
        for _ in range(2):
            answer = await nobody.http.post(f"/api/channels/stop/{click[1]}", data=form)
            assert answer.status_code == 204
        assert await anna.get("/channels") == []
        await until_empty(outbox)
        assert len(box.messages) == 2

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mail, "MOST_A_DAY", 1)
        with_mail(tmp_path, story)


def test_a_mail_server_that_is_down_leaves_no_channel_behind(tmp_path: Path) -> None:
    """The visitor is told to try again, and need not wonder about a link that never comes."""

    async def story(found: LoopbackServer, quay: Port, box: MailReceiver) -> None:
        anna = await quay.person()
        box.refusals = 1
        refused = await anna.post("/channels", {"kind": "mail", "address": "a@b.example"}, 503)
        assert refused["code"] == "request/try-again" or refused["status"] == 503
        assert await anna.get("/channels") == []
        unfit = await anna.post("/channels", {"kind": "mail", "address": "a b@c.d"}, 409)
        assert unfit["code"] == "channel/unfit-mailbox"
        assert await anna.get("/channels/ways") == {"mail": True, "push": None}

    with_mail(tmp_path, story)


def test_a_visitor_cannot_fill_a_strangers_mailbox(tmp_path: Path) -> None:
    """Three links a day, for all visitors and all new beginnings; others are not hindered.

    What could not be sent is not counted, and the next day is another.
    """

    async def story(found: LoopbackServer, quay: Port, box: MailReceiver) -> None:
        outbox = OUTBOX.of(found.context)
        assert outbox is not None
        spellings = ("victim", "Victim", "victim+sea", "VICTIM+2")
        wanted = {"kind": "mail", "address": "victim@post.example"}
        for number in range(MOST_LINKS):
            wanted["address"] = f"{spellings[number]}@post.example"
            stranger = await quay.person()
            box.refusals = 1
            await stranger.post("/channels", wanted, 503)
            made = await stranger.post("/channels", wanted)
            if number == 0:
                gone = await stranger.http.delete(f"/api/channels/{made['channel']['id']}")
                assert gone.status_code == 204
        wanted["address"] = f"{spellings[-1]}@post.example"
        for guest in (stranger, await quay.person()):
            refused = await guest.post("/channels", wanted, 409)
            assert refused["code"] == "channel/asked-enough"
        assert len(box.messages) == MOST_LINKS
        await give_address(stranger, "other@post.example")
        # A reader of the database does not learn whose mailbox was asked.
        count = "SELECT count(*) FROM counters WHERE name LIKE '%victim%'"
        assert await count_rows(outbox, count) == 0
        skip_ahead(found, 86_400_000)
        await stranger.post("/channels", wanted)
        count = "SELECT count(*) FROM counters WHERE name LIKE 'mailbox %'"
        assert await count_rows(outbox, count) == 1

    with_mail(tmp_path, story)


def test_one_address_asks_for_few_links(tmp_path: Path) -> None:
    """Otherwise a stranger would send the operator's messages to the whole world."""

    async def story(found: LoopbackServer, quay: Port, box: MailReceiver) -> None:
        limits = replace(UNLIMITED, mailings=RateLimit(0.001, 2))
        found.context.change_settings(replace(found.context.settings, limits=limits))
        for number in range(2):
            await give_address(await quay.person(), f"a{number}@post.example")
        refused = await (await quay.person()).post(
            "/channels", {"kind": "mail", "address": "a3@post.example"}, 429
        )
        assert refused["code"] == "request/too-often"
        assert len(box.messages) == 2

    with_mail(tmp_path, story)


def test_without_a_mail_server_there_is_no_mail(port: LoopbackServer) -> None:
    """And the page does not offer it."""

    async def story() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            assert await anna.get("/channels/ways") == {"mail": False, "push": None}
            refused = await anna.post("/channels", {"kind": "mail", "address": "a@b.example"}, 409)
            assert refused["code"] == "channel/not-offered"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("anna@Post.Example", "anna@post.example"),
        ("a.b+c@d.example", "a.b+c@d.example"),
        *((bad, None) for bad in ("", "anna", "@x.y", "a@b", "a@b.c\nBcc: d@e.f", "a@b.c, d@e.f")),
        *((bad, None) for bad in ("<a@b.c>", "a..b@c.d", ".a@b.c", "a@b.c.", "ä@b.c", "a@" * 200)),
    ],
)
def test_an_address_is_one_mailbox(given: str, kept: str | None) -> None:
    """A visitor cannot smuggle a second receiver or a header into a message."""
    assert fit_address(given) == kept


@pytest.mark.parametrize(
    ("spellings", "key"),
    [
        (("anna@post.example", "Anna@Post.Example", "anna+sea@post.example"), "anna@post.example"),
        (("a.n.na@gmail.com", "anna+x@googlemail.com", "ANNA@GMAIL.com"), "anna@gmail.com"),
        (("anna.b@yandex.ru", "anna-b@ya.ru", "anna.b+1@yandex.com"), "anna-b@yandex.ru"),
        (("an_na@pm.me", "an.na@protonmail.com"), "anna@proton.me"),
        (("anna@xn--bcher-kva.example", "anna@bücher.example"), "anna@xn--bcher-kva.example"),
        (("a.nna@post.example",), "a.nna@post.example"),
        (("+@post.example",), "+@post.example"),
    ],
)
def test_one_mailbox_is_counted_once_however_it_is_spelled(
    spellings: tuple[str, ...], key: str
) -> None:
    """Three links a day were three for every spelling, so a mailbox could be filled."""
    assert {counting_key(each) for each in spellings} == {key}
