"""A game by day clock, over three simulated days: told once a turn, lost by who never comes."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from features.notifications.test_mail import give_address, link_in, until_empty
from features.notifications.test_outbox import fire_once, sit_persons, until
from kit.receivers.mail_receiver import MailReceiver, open_mail_receiver
from kit.servers.loopback_server import SETTINGS, LoopbackServer, open_loopback_server
from seabattle.features.lobby.state import PRESENCE
from seabattle.features.notifications.notification_settings import MAIL, MailSettings
from seabattle.features.notifications.state import OUTBOX

HOUR = 3_600_000
DAY = 24 * HOUR


class Days:
    """Every clock of one server, moved together."""

    def __init__(self, found: LoopbackServer) -> None:
        context = found.context
        watch = context.service.watch
        kept, self.late = watch.now, 0
        watch.now = lambda: kept() + self.late  # type: ignore[method-assign]
        watch.on_duty = lambda since, until: until - since  # type: ignore[method-assign]
        assert OUTBOX.of(context) is not None
        OUTBOX.of(context).now = PRESENCE.of(context)._now = watch.now
        self._service = context.service

    async def pass_by(self, milliseconds: int) -> None:
        """Let time go by, and have clocks looked at."""
        self.late += milliseconds
        await self._service.resume_due_matches(self._service.watch.now())


def has_come(box: MailReceiver, count: int) -> bool:
    """Whether so many messages have come."""
    return len(box.messages) >= count


def test_three_days_of_a_game_by_day_clock(tmp_path: Path) -> None:
    """Anna is told each time and moves; on the third day she does not, and has lost."""

    async def story(box: MailReceiver) -> None:
        mail = MailSettings("127.0.0.1", "s@h.example", "https://sea.example", box.port)
        settings = MAIL.put(SETTINGS, replace(mail, security="none"))
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            days = Days(found)
            guests, match = await sit_persons(quay, clock={"move": DAY})
            anna = guests[0]
            await give_address(anna)
            token = link_in(box.texts()[0], "confirm")
            assert (await anna.http.post(f"/api/channels/confirm/{token}")).status_code == 204
            told = 1
            while (await anna.view(match))["table"]["turn"] != 1:
                await fire_once(guests, match)
            for _ in range(2):
                await days.pass_by(10 * HOUR)
                await fire_once(guests, match)
                await days.pass_by(2 * HOUR)
                told += 1
                await until(partial(has_come, box, told))
                (line, *_) = await anna.get("/matches/mine")
                assert line["my_turn"]
                assert line["due"] is not None
                await days.pass_by(12 * HOUR - HOUR)
                await fire_once(guests, match)
            await days.pass_by(HOUR)
            await fire_once(guests, match)
            await days.pass_by(2 * HOUR)
            await until(partial(has_come, box, told + 1))
            await days.pass_by(23 * HOUR)
            while (await anna.view(match))["table"]["phase"] != "over":  # noqa: ASYNC110 -- Polling.
                await asyncio.sleep(0.05)
            (line, *_) = await guests[1].get("/matches/mine")
            assert (line["won"], line["my_turn"]) == (True, False)
            outbox = OUTBOX.of(found.context)
            assert outbox is not None
            await until_empty(outbox)
            assert len(box.messages) == told + 1
            assert len({each["Message-ID"] for each in box.messages}) == len(box.messages)

    with open_mail_receiver() as box, pytest.MonkeyPatch.context() as patch:
        patch.setattr("seabattle.features.notifications.outbox.FIRST_PAUSE", 50)
        asyncio.run(asyncio.wait_for(story(box), 200))
