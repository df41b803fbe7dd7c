"""A fleet that is laid so far, on both databases."""

from sqlalchemy import Connection

from kit.stores.fleet_drafts import drafts_of
from kit.stores.real_database import DatabaseAddress, card, page, run, url_of
from seabattle.features.drafts.store import FleetDrafts
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason
from seabattle.store.table_access import table_of

ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")
SEA, LAKE = MatchId("sea"), MatchId("lake")


def test_a_draft_outlives_the_server_and_is_one_players(store_address: DatabaseAddress) -> None:
    """A player who reloads the page finds what they have laid, and no other does."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            assert await FleetDrafts.of(store).draft_of(SEA, ANNA) is None
            first = await FleetDrafts.of(store).save_draft(SEA, ANNA, b"[1]", 0)
            assert first is not None
        async with open_store(url_of(store_address)) as store:
            people = store.people
            assert await drafts_of(people).draft_of(SEA, ANNA) == first
            assert await drafts_of(people).draft_of(SEA, BRUNO) is None
            assert await drafts_of(people).draft_of(LAKE, ANNA) is None
            assert await drafts_of(people).drop_drafts(SEA, ANNA)
            assert not await drafts_of(people).drop_drafts(SEA, ANNA)
            assert await drafts_of(people).draft_of(SEA, ANNA) is None

    run(story())


def test_a_stale_screen_overwrites_nothing(store_address: DatabaseAddress) -> None:
    """A tab that was forgotten for an hour must not undo what was laid on the phone."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            people = store.people
            first = await drafts_of(people).save_draft(SEA, ANNA, b"[1]", 0)
            assert first is not None
            assert await drafts_of(people).save_draft(SEA, ANNA, b"[1]", 0) == first
            second = await drafts_of(people).save_draft(SEA, ANNA, b"[1,2]", first.version)
            assert second is not None
            assert second.version > first.version
            for stale in (0, first.version, second.version + 1):
                assert await drafts_of(people).save_draft(SEA, ANNA, b"[9]", stale) is None
            assert await drafts_of(people).draft_of(SEA, ANNA) == second

            # A version never comes back, even where a draft was thrown away in between.
            await drafts_of(people).drop_drafts(SEA, ANNA)
            assert await drafts_of(people).save_draft(SEA, ANNA, b"[9]", second.version) is None
            third = await drafts_of(people).save_draft(SEA, ANNA, b"[3]", 0)
            assert third is not None
            assert third.version >= second.version

    run(story())


def test_a_draft_goes_with_its_player_and_its_match(store_address: DatabaseAddress) -> None:
    """A player who is deleted, sent away or done leaves nothing behind (decision 35)."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            people, office = store.people, store.administration
            anna, bruno = await people.new_player("Anna"), await people.new_player("Bruno")
            players = (anna.id, bruno.id)
            for match in (SEA, LAKE):
                said = card(match, 1, players=players)
                await store.logbook.append(match, page(1), said)
                for player in players:
                    assert await drafts_of(people).save_draft(match, player, b"[1]", 0)

            await office.delete_match(LAKE, Reason("test"))
            assert [await drafts_of(people).draft_of(LAKE, each) for each in players] == [
                None,
                None,
            ]
            await store.logbook.append(SEA, page(2), card(SEA, 2, players=(bruno.id,)))
            assert await drafts_of(people).draft_of(SEA, anna.id) is None
            assert await drafts_of(people).draft_of(SEA, bruno.id) is not None
            await office.delete_visitor(bruno.id, Reason("test"))
            assert await drafts_of(people).draft_of(SEA, bruno.id) is None

    run(story())


def test_a_damaged_draft_is_not_believed_and_gives_way(store_address: DatabaseAddress) -> None:
    """A ship that a flipped bit has moved would be sent in as the player's own."""

    def damage(connection: Connection) -> None:
        connection.execute(table_of("fleet_drafts").update().values(ships=b"[7]"))

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            assert await FleetDrafts.of(store).save_draft(SEA, ANNA, b"[1]", 0)
            tables = await store_address.open_tables()
            await tables.write(damage)
            await tables.close()
            assert await FleetDrafts.of(store).draft_of(SEA, ANNA) is None
            anew = await FleetDrafts.of(store).save_draft(SEA, ANNA, b"[2]", 0)
            assert anew is not None
            assert await FleetDrafts.of(store).draft_of(SEA, ANNA) == anew

    run(story())
