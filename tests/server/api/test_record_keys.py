"""Records that are downloaded, and the keys that sign them."""

import asyncio

from kit.servers.loopback_server import LoopbackServer, call_off, seat_pair
from seabattle.matches.checking.record_check import check_record
from seabattle_verifier import verify


def test_a_record_is_signed_with_a_key_that_is_published(port: LoopbackServer) -> None:
    """The holder of a record can ask the server later whether it is one of its own."""

    async def story() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await call_off(guests, match)
            data = (await guests[0].http.get(f"/api/matches/{match}/record")).content
            keys = (await (await quay.nobody()).get("/record-keys"))["keys"]
            assert verify(data, key=keys[0]).fault is None
            assert check_record(data, key=keys[0]).known
            assert verify(data, key="ab" * 32).fault is not None

    asyncio.run(story())
