"""The keys that sign finished records, on both databases."""

import pytest

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.fairness.record_signature import public_key
from seabattle.store import open_store, record_key
from seabattle.store.administration.audit_log import Reason

WHY = Reason("test", "test")


def test_a_key_is_made_once_and_stays(store_address: DatabaseAddress) -> None:
    """Every node of a server signs with the same key, also after a restart."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            await store.people.signing_key()
            keys = await store.people.record_keys()
            assert await store.people.record_keys() == keys
            assert keys.published == (public_key(keys.secret).hex(),)
        async with open_store(url_of(store_address)) as store:
            assert await store.people.record_keys() == keys
            assert await store.people.signing_key() != keys.secret

    run(story())


def test_old_public_keys_stay_published_and_secrets_do_not(store_address: DatabaseAddress) -> None:
    """A record of years ago is still signed by this server; a stolen old key is worth nothing."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            secrets = []
            for _ in range(3):
                keys = await store.people.record_keys()
                secrets.append(keys.secret)
                assert await store.administration.rotate_record_key(WHY)
            keys = await store.people.record_keys()
            wanted = [public_key(each).hex() for each in (keys.secret, *reversed(secrets))]
            assert list(keys.published) == wanted
            assert not {keys.secret, *keys.former} & set(secrets)
            (last, *_) = await store.administration.last_acts(1)
            assert (last.what, last.subject) == ("new-record-key", "record-key")

    run(story())


def test_keys_have_a_bound(store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is sent whole to each visitor who checks a record."""
    monkeypatch.setattr(record_key, "MOST_FORMER_KEYS", 2)

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            done = [await store.administration.rotate_record_key(WHY) for _ in range(3)]
            assert done == [True, True, False]
            assert len((await store.people.record_keys()).published) == 3

    run(story())
