"""Tables of computers alone on a server: none is opened, and old ones play for viewers."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from kit.games.live_table import HOSTESS, plan
from kit.servers.loopback_server import SETTINGS, open_loopback_server


def test_computers_alone_get_no_new_table_and_play_at_old_ones_for_viewers(tmp_path: Path) -> None:
    """A visitor opened 500 such tables, and they took 0.7 of a processor for hours."""

    async def story() -> None:
        settings = replace(SETTINGS, pause=0.001)
        async with open_loopback_server(tmp_path, settings) as found, found.port() as port:
            guest, service = await port.visitor(), found.context.service
            for seats in (["hunter", "hunter"], ["scatter", "admiral"]):
                wanted = {"id": "a", "variant": "classic", "seats": seats}
                assert (await guest.post("/matches", wanted, 409))["code"] == "table/no-person"

            live = await service.open_match(plan("scatter", "scatter"), HOSTESS, "old")
            await asyncio.sleep(0.1)
            assert live.seq == 1
            await guest.get(f"/matches/{live.match}/view")
            async with asyncio.timeout(20):
                while live.seq < 4:  # noqa: ASYNC110 -- A viewer would hear of it.
                    await asyncio.sleep(0.01)
            assert live.audience.address == "127.0.0.1"
            assert list(found.context.lone_bot_budgets._each) == ["127.0.0.1"]

    asyncio.run(story())
