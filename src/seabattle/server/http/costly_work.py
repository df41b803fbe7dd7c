"""Admission by cost: each address and each table has a budget of processor time.

The estimate of the class is taken before anything is begun, and what the work has cost
replaces it afterwards, so that whoever needs much waits longer (a token bucket in
processor seconds, which may be in debt).

So it is with bytes that are stored: every operation that stores something says how they are
counted. What no game needs in order to go on is a luxury, and refused while the disk is
nearly full, so that moves are kept to the last.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

from seabattle.server.http.api_refusal import (
    Denied,
    DiskNearlyFull,
    OverBudget,
    ServerBusy,
    TooMuchStored,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.work.cost import CostClass, WorkLane, thinking_cost
from seabattle.server.work.worker_pool import PoolBusy
from seabattle.server.work.worker_process import Finished, WorkFailed

R = TypeVar("R")

AFTER_FAILURE = 2
"""Seconds until something is asked for again that came to nothing here."""


class Payer(Struct, frozen=True):
    """Whose budgets some work is taken from."""

    address: str
    table: str | None = None


class ClientGone(Exception):  # noqa: N818 -- It says what is the case.
    """Whoever asked has hung up, and nobody waits for an answer."""


async def work_for(
    context: ServerContext,
    payer: Payer,
    cost: CostClass,
    receive: Callable[[], Awaitable[Any]] | None,
    task: Callable[[], R],
) -> R:
    """Have *task* done in the lane of its class, within the budgets.

    Where *receive* tells that the client has hung up, work that waits is given up.
    """
    charge_budgets(context, payer, cost)
    settled = False

    def settle(spent: float) -> None:
        nonlocal settled
        if not settled:
            settled = True
            _put_back(context, payer, cost.seconds - spent)

    pool = context.workers.pool(cost.lane)
    try:
        work = pool.run_prepared(payer.address, lambda _: task, settle)
        watched = work if receive is None else _while_connected(receive, work)
        return (await watched).result()
    except PoolBusy as busy:
        settle(0.0)
        context.metrics.work_refused.labels(cost.lane, "queue").inc()
        raise Denied(ServerBusy(busy.seconds)) from None
    except WorkFailed as failed:
        raise Denied(ServerBusy(AFTER_FAILURE)) from failed


def check_room(context: ServerContext, payer: Payer, cost: CostClass) -> None:
    """Refuse what would be refused, before anything is read for it. Raises :class:`Denied`."""
    charge_budgets(context, payer, cost)
    _put_back(context, payer, cost.seconds)
    try:
        context.workers.pool(cost.lane).check_room(payer.address)
    except PoolBusy as busy:
        context.metrics.work_refused.labels(cost.lane, "queue").inc()
        raise Denied(ServerBusy(busy.seconds)) from None


def charge_budgets(context: ServerContext, payer: Payer, cost: CostClass) -> None:
    """Take the estimate out of the budgets of address and table. Raises :class:`Denied`."""
    wait = context.address_budgets.take(payer.address, cost.seconds)
    if not wait and payer.table is not None:
        wait = context.table_budgets.take(payer.table, cost.seconds)
        if wait:
            context.address_budgets.put_back(payer.address, cost.seconds)
    if wait:
        context.metrics.work_refused.labels(cost.lane, "budget").inc()
        raise Denied(OverBudget(math.ceil(wait)))


def charge_thinking(context: ServerContext, address: str, players: Iterable[str]) -> None:
    """Take what the computer players of a new table will cost. Raises :class:`Denied`.

    Whoever opens it pays, once: thinking itself is never refused.
    """
    seconds = sum(thinking_cost(each) for each in players)
    charge_budgets(context, Payer(address), CostClass("bots", WorkLane.MOVES, seconds))


def _put_back(context: ServerContext, payer: Payer, seconds: float) -> None:
    context.address_budgets.put_back(payer.address, seconds)
    if payer.table is not None:
        context.table_budgets.put_back(payer.table, seconds)


async def _while_connected(
    receive: Callable[[], Awaitable[Any]], work: Awaitable[Finished[R]]
) -> Finished[R]:
    """What comes of *work*, which leaves the queue when nobody waits for it any more."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_until_gone(receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGone
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _until_gone(receive: Callable[[], Awaitable[Any]]) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Storage(Struct, frozen=True):
    """How what an operation stores is counted."""

    beside: int = 300
    """Bytes that are stored beside the body: the row, its keys and its indexes."""
    share: float = 1.0
    """The part of the body that is counted."""
    luxury: bool = True
    """Whether games that have begun go on without it."""


STORES_ROW = Storage()
STORES_KEY = Storage(luxury=False)
"""A row that lets a visitor in: those who play must be able to come back."""
STORES_TABLE = Storage(beside=4_000)
"""A first page, which has all the rules, and a card."""
STORES_IF_NEW = Storage(beside=0, share=0)
"""Counted by the operation itself, which may find that it is stored already."""
STORES_PROOF = Storage(beside=0, share=0.25, luxury=False)
"""The proof of a field: large, and a game that has begun needs it."""


def check_disk(context: ServerContext, storage: Storage | None) -> None:
    """Refuse a luxury while the disk is nearly full. Raises :class:`Denied`."""
    if storage is not None and storage.luxury and context.disk_nearly_full:
        raise Denied(DiskNearlyFull())


def charge_storage(context: ServerContext, address: str, count: float) -> None:
    """Take bytes out of what an address may have stored. Raises :class:`Denied`."""
    wait = context.storage.take(address, count) if count else 0
    if wait:
        raise Denied(TooMuchStored(math.ceil(wait)))
