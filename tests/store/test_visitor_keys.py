"""Links, passkeys, blocks and reports, on both databases."""

import asyncio

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason
from seabattle.store.visitors.blocks import Report, ReportReason
from seabattle.store.visitors.passkey import Passkey
from seabattle.store.visitors.single_use_code import CodeKind
from seabattle.store.visitors.visitor_keys import ShownPasskey


def test_a_link_is_good_once_at_whichever_node(store_address: DatabaseAddress) -> None:
    """Two nodes that are shown the same link at the same moment open one session."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as here:
            player = await here.people.new_player("Anna")
            text, _ = await here.keys.make_code(CodeKind.DEVICE_LINK, player.id)
            found = await asyncio.gather(
                *(here.keys.open_by_link(text, "Firefox, Linux") for _ in range(4))
            )
            (opened,) = [each for each in found if each is not None]
            assert opened.player == player.id
            sessions = await here.administration.sessions_of(player.id)
            assert opened.id in {each.id for each in sessions}
            wrong, _ = await here.keys.make_code(CodeKind.NEW_PASSKEY, player.id)
            assert await here.keys.open_by_link(wrong, "") is None

    run(story())


def test_a_passkey_outlives_the_server_and_goes_with_its_owner(
    store_address: DatabaseAddress,
) -> None:
    """And its challenge is used up with it."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            player = await store.people.new_player("Anna")
            made, _ = await store.keys.make_code(CodeKind.NEW_PASSKEY, player.id)
            passkey = Passkey("k" * 22, player.id, b"key", 3, "Firefox, Linux", 1)
            assert await store.keys.add_passkey(passkey, made)
            assert await store.keys.add_passkey(passkey, made) is None
        async with open_store(url_of(store_address)) as store:
            kept = await store.keys.passkey(passkey.id)
            assert kept == passkey
            asked, _ = await store.keys.make_code(CodeKind.PASSKEY)
            shown = ShownPasskey(passkey, asked, 4)
            assert await store.keys.open_by_passkey(shown, "") is not None
            assert await store.keys.open_by_passkey(shown, "") is None
            again, _ = await store.keys.make_code(CodeKind.PASSKEY)
            stale = ShownPasskey(passkey, again, 4)
            assert await store.keys.open_by_passkey(stale, "") is None, "it was used meanwhile"
            await store.administration.delete_visitor(player.id, Reason("test"))
            assert await store.keys.passkey(passkey.id) is None

    run(story())


def test_blocks_and_reports_go_with_either_of_the_two(store_address: DatabaseAddress) -> None:
    """Nothing is left of whoever was deleted, on whichever side of a block they stood."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            bruno = (await store.people.new_player("Bruno")).id
            carla = PlayerId("carla")
            assert await store.blocks.block(anna, bruno, "Bruno")
            assert await store.blocks.block(carla, anna, "Anna")
            assert await store.blocks.blocked_around(anna) == {bruno, carla}
            assert await store.blocks.blocked_around(bruno) == {anna}
            report = Report("r", anna, bruno, "Bruno", MatchId("m"), ReportReason.NAME, 1)
            assert await store.blocks.report(report)
            assert await store.administration.reports() == [report]
            assert await store.administration.close_report("r", Reason("test"))
            assert not await store.administration.close_report("r", Reason("test"))
            assert await store.blocks.report(report)
            await store.administration.delete_visitor(anna, Reason("test"))
            assert await store.blocks.blocked_around(bruno) == frozenset()
            assert await store.blocks.blocked_around(carla) == frozenset()
            assert await store.administration.reports() == []

    run(story())
