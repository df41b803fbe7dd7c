"""No table and no list without a bound: a new one cannot be forgotten (decision 83)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from kit.bounds.full_tables import NOW, TABLES, fill_for
from kit.bounds.list_bounds import FIELD_LISTS, OPERATION_LISTS, lists_in
from seabattle.features.blocks.store import BlockList, Report, ReportReason
from seabattle.features.devices.passkey import Passkey
from seabattle.features.devices.single_use_code import CodeKind
from seabattle.features.devices.store import VisitorKeys
from seabattle.features.drafts.kept_layout import Layout
from seabattle.features.drafts.store import FleetDrafts
from seabattle.features.hosting.sign_ups.sign_up import ForumPlan, SignUp, SignUpPhase
from seabattle.features.hosting.sign_ups.sign_up_store import SignUps
from seabattle.features.notifications.channel import new_channel
from seabattle.features.notifications.notification import Notification
from seabattle.features.notifications.outbox import Outbox
from seabattle.matches.port import MatchId, PlayerId
from seabattle.server.run.asgi_app import OPERATIONS
from seabattle.store import Store, open_store
from seabattle.store.administration.session_list import SessionsFull
from seabattle.store.stored_table import declared_tables
from seabattle.store.table_access import table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_every_table_has_a_bound() -> None:
    """Rows that a visitor writes without end made a move wait for 19 seconds."""
    assert set(TABLES) == {table.name for table in declared_tables()}


def test_every_bound_of_a_table_names_what_keeps_it() -> None:
    """A bound that nothing keeps is a wish."""
    for name, bound in TABLES.items():
        module, _, thing = bound.kept_by.partition(":")
        assert attrgetter(thing)(import_module(f"seabattle.{module}")) is not None, name


def test_every_list_has_a_bound() -> None:
    """A list that grows with what a visitor has done is sorted, sent and waited for."""
    found = {name for operation in OPERATIONS for name in lists_in(operation)}
    assert found == set(OPERATION_LISTS) | set(FIELD_LISTS)


VISITOR = PlayerId("visitor")

TIMES = 5
"""How often a visitor who has the most of everything asks for one more."""


async def _make_token(store: Store, number: int) -> None:
    made = await store.people.make_token(VISITOR, ["play"])
    if made is not None and number % 2:
        await store.people.revoke_token(VISITOR, made[1].hash)


async def _save_layout(store: Store, number: int) -> None:
    await FleetDrafts.of(store).save_layout(Layout(VISITOR, "0" * 64, f"one more {number}", b"[]"))


async def _open_session(store: Store, _: int) -> None:
    with suppress(SessionsFull):
        opened = await store.administration.open_session(VISITOR, "Firefox")
        await store.administration.end_session(VISITOR, opened.id)


async def _make_code(store: Store, number: int) -> None:
    await VisitorKeys.of(store).make_code([*CodeKind][number % len(CodeKind)], VISITOR)


async def _add_passkey(store: Store, number: int) -> None:
    challenge, _ = await VisitorKeys.of(store).make_code(CodeKind.NEW_PASSKEY, VISITOR)
    key = Passkey(f"one more {number}", VISITOR, b"", 0, "Firefox", NOW)
    await VisitorKeys.of(store).add_passkey(key, challenge)


async def _block(store: Store, number: int) -> None:
    await BlockList.of(store).block(VISITOR, PlayerId(f"one more {number}"), "Ж")


async def _report(store: Store, number: int) -> None:
    match, other = MatchId(f"{number:016x}"), PlayerId(f"one more {number}")
    report = Report(f"one more {number}", VISITOR, other, "Ж", match, ReportReason.NAME, NOW)
    await BlockList.of(store).report(report)


async def _add_channel(store: Store, number: int) -> None:
    address = f"https://127.0.0.1/more/{number}"
    await Outbox.of(store).add_channel(
        new_channel(VISITOR, "webhook", address, "en", NOW, confirmed=True)
    )


async def _write_letter(store: Store, number: int) -> None:
    await Outbox.of(store).put(
        Notification(f"more {number}", VISITOR, MatchId(f"{number:016x}"), "turn")
    )


async def _announce(store: Store, number: int) -> None:
    phase = SignUpPhase.CANCELLED if number % 2 else SignUpPhase.OPEN
    plan = SignUp(f"{number:016x}", VISITOR, "Ж", ForumPlan(), NOW + number, phase=phase)
    await SignUps.of(store).announce(plan)


ATTEMPTS: dict[str, tuple[str, Callable[[Store, int], Awaitable[None]]]] = {
    "tokens": ("player", _make_token),
    "layouts": ("player", _save_layout),
    "sessions": ("player", _open_session),
    "single_use_codes": ("player", _make_code),
    "passkeys": ("player", _add_passkey),
    "blocks": ("player", _block),
    "reports": ("player", _report),
    "channels": ("player", _add_channel),
    "sign_ups": ("host", _announce),
}
"""Tables that a visitor fills row by row: the column with their name, and one more row."""


def _count(connection: "Connection", name: str, column: str) -> int:
    table = table_of(name)
    return len(connection.execute(table.select().where(table.c[column] == VISITOR)).all())


def test_no_visitor_gets_more_rows_than_a_table_may_have(tmp_path: Path) -> None:
    """Each table is full to its bound, and each way to write one more row is tried."""

    async def story() -> None:
        async with open_store(str(tmp_path / "x.db")) as store:
            tables = store.people._tables
            await tables.write(lambda connection: fill_for(connection, VISITOR))
            for name, (column, attempt) in ATTEMPTS.items():
                for number in range(TIMES):
                    await attempt(store, number)
                kept = partial(_count, name=name, column=column)
                assert await tables.read(kept) <= TABLES[name].most, name

    asyncio.run(story())
