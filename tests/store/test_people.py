"""Players, tokens, layouts and the key, on both databases."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import asdict
from sqlalchemy import Connection

from kit.stores.fleet_drafts import drafts_of
from kit.stores.real_database import DatabaseAddress, card, page, run, url_of
from seabattle.features.drafts import kept_layout
from seabattle.features.drafts.kept_layout import Layout, LayoutFault
from seabattle.matches.port import LogbookFailed, MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store import people as people_module
from seabattle.store.batch import LARGEST_BATCH
from seabattle.store.people import People, Player
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.table_access import insert_row

ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")


@asynccontextmanager
async def people_in(store_address: DatabaseAddress) -> AsyncIterator[People]:
    """The people in a store."""
    async with open_store(url_of(store_address)) as store:
        yield store.people


def test_a_visitor_has_a_name_and_an_unguessable_id(store_address: DatabaseAddress) -> None:
    """An account is not asked for, so the id is all that tells two visitors apart."""

    async def story() -> None:
        async with people_in(store_address) as people:
            anna, other = await people.new_player("Анна"), await people.new_player("Анна")
            assert anna.id != other.id
            assert len(anna.id) >= 16
            assert await people.player(anna.id) == anna
            assert await people.player(PlayerId("nobody")) is None

            assert await people.rename(anna.id, "Anna")
            assert not await people.rename(PlayerId("nobody"), "Anna")
        async with people_in(store_address) as people:
            kept = await people.player(anna.id)
            assert kept is not None
            assert (kept.name, kept.created) == ("Anna", anna.created)

    run(story())


def test_tokens_that_were_revoked_long_ago_are_forgotten(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players who made and revoked tokens in turn had rows without end."""
    monkeypatch.setattr(people_module, "MOST_REVOKED", 3)

    async def story() -> None:
        async with people_in(store_address) as people:
            made = []
            for _ in range(6):
                token = await people.make_token(ANNA, ["play"])
                assert token is not None
                assert await people.revoke_token(ANNA, token[1].hash)
                made.append(token[1].hash)
            good = await people.make_token(ANNA, ["play"])
            assert good is not None
            listed = [token.hash for token in await people.tokens_of(ANNA)]
            assert good[1].hash in listed
            assert set(listed) <= {*made[-3:], good[1].hash}

    run(story())


def test_a_token_opens_the_door_until_it_is_revoked(store_address: DatabaseAddress) -> None:
    """A player who published a token by mistake wants it to be worthless at once."""

    async def story() -> None:
        async with people_in(store_address) as people:
            made = await people.make_token(ANNA, ["play", "read"])
            assert made is not None
            text, token = made
            assert await people.token_owner(text) == token
            assert token.scopes == ("play", "read")
            assert await people.token_owner(text + "x") is None
            assert await people.token_owner(token.hash) is None

            assert not await people.revoke_token(BRUNO, token.hash)
            assert await people.token_owner(text) == token
            assert await people.revoke_token(ANNA, token.hash)
            assert not await people.revoke_token(ANNA, token.hash)
            assert await people.token_owner(text) is None
            (listed,) = await people.tokens_of(ANNA)
            assert listed.revoked is not None

    run(story())


def test_a_token_is_not_in_the_database(store_address: DatabaseAddress) -> None:
    """A thief of a backup must not be able to play as the bot of a player."""

    async def story() -> None:
        async with people_in(store_address) as people:
            made = await people.make_token(ANNA, [])
            assert made is not None
            assert made[0] not in repr(await people.tokens_of(ANNA))

    run(story())


def test_layouts_are_kept_by_rules_and_name(store_address: DatabaseAddress) -> None:
    """A fleet fits the rules it was placed by; its owner calls it by name."""

    async def story() -> None:
        async with people_in(store_address) as people:
            for ruleset, name in (("r1", "corners"), ("r1", "bay"), ("r2", "bay")):
                assert (
                    await drafts_of(people).save_layout(Layout(ANNA, ruleset, name, name.encode()))
                    is None
                )
            assert await drafts_of(people).save_layout(Layout(ANNA, "r1", "bay", b"moved")) is None
            assert await drafts_of(people).save_layout(Layout(BRUNO, "r1", "bay", b"his")) is None

            assert [each.name for each in await drafts_of(people).layouts_of(ANNA, "r1")] == [
                "bay",
                "corners",
            ]
            assert [each.ships for each in await drafts_of(people).layouts_of(ANNA)] == [
                b"moved",
                b"corners",
                b"bay",
            ]
            assert await drafts_of(people).delete_layout(ANNA, "r1", "bay")
            assert not await drafts_of(people).delete_layout(ANNA, "r1", "bay")
            assert len(await drafts_of(people).layouts_of(BRUNO)) == 1

    run(story())


def test_a_visitor_cannot_fill_the_disk_with_layouts_or_tokens(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Visitors come in without an account, so what each may keep has a limit."""
    monkeypatch.setattr(kept_layout, "MOST_LAYOUTS", 5)
    monkeypatch.setattr(people_module, "MOST_TOKENS", 3)

    async def story() -> None:
        async with people_in(store_address) as people:
            saved = [
                await drafts_of(people).save_layout(Layout(ANNA, "r", str(n), b""))
                for n in range(7)
            ]
            assert saved == [None] * 5 + [LayoutFault.TOO_MANY] * 2
            assert await drafts_of(people).save_layout(Layout(ANNA, "r", "2", b"changed")) is None
            made = [await people.make_token(ANNA, []) for _ in range(4)]
            assert made.count(None) == 1

    run(story())


def test_layouts_take_only_so_many_bytes(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 of the largest fleets were 11 MB, which every list of them brought along."""

    async def story() -> None:
        async with people_in(store_address) as people:
            for number in range(4):
                large = Layout(ANNA, f"r{number}", "bay", bytes(100))
                assert await drafts_of(people).save_layout(large) is None
            monkeypatch.setattr(kept_layout, "MOST_BYTES", 250)
            grown = Layout(ANNA, "r0", "bay", bytes(101))
            assert await drafts_of(people).save_layout(grown) is LayoutFault.NO_ROOM
            assert await drafts_of(people).save_layout(Layout(ANNA, "r0", "bay", bytes(90))) is None
            found = await drafts_of(people).layouts_of(ANNA, most_bytes=250)
            assert [each.ruleset for each in found] == ["r0", "r1"]
            assert await drafts_of(people).layout_names(ANNA, "r3") == ["bay"]
            last = await drafts_of(people).layout(ANNA, "r3", "bay")
            assert last is not None
            assert last.ships == bytes(100)
            for number in range(1, 4):
                assert await drafts_of(people).delete_layout(ANNA, f"r{number}", "bay")
            assert (
                await drafts_of(people).save_layout(Layout(ANNA, "r9", "bay", bytes(160))) is None
            )
            more = Layout(ANNA, "r9", "cove", b"!")
            assert await drafts_of(people).save_layout(more) is LayoutFault.NO_ROOM

    run(story())


def test_the_key_is_made_once(store_address: DatabaseAddress) -> None:
    """With another key after a restart, all players would be thrown out of their seats."""

    async def story() -> None:
        async with people_in(store_address) as here, people_in(store_address) as there:
            key = await here.signing_key()
            assert len(key) == 32
            assert await there.signing_key() == key
        async with people_in(store_address) as later:
            assert await later.signing_key() == key

    run(story())


def test_a_name_does_not_wait_until_all_pages_are_written(file: FileAddress) -> None:
    """Under full load a newcomer once waited for seconds: the logbook always had the lock."""

    async def story() -> tuple[int, int]:
        async with open_store(url_of(file)) as store:
            logbook = store.logbook
            await store.people.new_player("Anna")
            pages = [
                asyncio.ensure_future(logbook.append(MatchId(f"m{n}"), page(1), card(f"m{n}")))
                for n in range(5000)
            ]
            await asyncio.sleep(0)
            await store.people.new_player("Bruno")
            done = sum(each.done() for each in pages)
            await asyncio.gather(*pages)
            return done, len(pages)

    done, asked = run(story())
    assert done <= LARGEST_BATCH < asked


def test_a_change_that_cannot_be_made_spoils_no_other(store_address: DatabaseAddress) -> None:
    """Many share a transaction, and one of them may ask for something impossible."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = await store.people.new_player("Anna")
            tables = store.people._tables

            def twice(connection: Connection) -> None:
                insert_row(connection, "players", asdict(anna))

            def faulty(_connection: Connection) -> None:
                raise ZeroDivisionError

            answers = await asyncio.gather(
                store.people.rename(anna.id, "Anna Maria"),
                tables.write(twice),
                tables.write(faulty),
                store.people.new_player("Bruno"),
                return_exceptions=True,
            )
            assert answers[0] is True
            assert isinstance(answers[1], LogbookFailed)
            assert isinstance(answers[2], ZeroDivisionError)
            assert isinstance(answers[3], Player)
            found = await store.people.player(anna.id)
            assert found is not None
            assert found.name == "Anna Maria"

    run(story())
