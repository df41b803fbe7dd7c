"""``admin retention``, ``vacuum`` and ``log``: what keeps the house in order."""

import sys
import time
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec import Struct

from seabattle.speech import say
from seabattle.terminal.admin_option import DAY, Days, Limit, Why, reason_of
from seabattle.terminal.admin_session import (
    AdminSession,
    RowPrinter,
    find_address,
    print_rows,
    run_work,
    tell_done,
    with_admin_session,
)
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.database_option import Database
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.matches.port import Card, MatchId

CARDS_AT_ONCE = 500
"""Read by one question; no more are in memory."""

DELETED_AT_ONCE = 25
"""In one transaction: a server beside us waits so long for its own."""

PROGRESS_SECONDS = 2.0
"""Between two lines that say how far long work is."""


def log(
    *, limit: Limit = 50, database: Database = None, lang: Lang = None, json: AsJson = False
) -> None:
    """Show the audit log, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        return list(await admin.administration.last_acts(limit))

    print_rows(with_admin_session(database, work), json=json)


def new_key(*, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Make the key that signs sessions, in a database that has lost it."""

    async def work(admin: AdminSession) -> bool:
        return await admin.administration.make_key(reason_of(why))

    return tell_done(with_admin_session(database, work), "signing-key", lang)


def new_record_key(*, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Sign finished records with a new key; the public keys of older records stay published."""

    async def work(admin: AdminSession) -> bool:
        return await admin.administration.rotate_record_key(reason_of(why))

    return tell_done(with_admin_session(database, work), "record-key", lang)


class RetentionTime(Struct, frozen=True):
    """For how many days matches are kept in which nothing happens; for ever, without a number."""

    finished: float | None
    unfinished: float | None

    def is_over(self, card: "Card", now: int) -> bool:
        """Whether a match has been kept long enough."""
        days = self.finished if card.phase == "over" else self.unfinished
        return days is not None and card.moved_at < now - days * DAY


def retention(
    *,
    finished_after: Days = None,
    unfinished_after: Days = None,
    delete: Annotated[
        bool, Parameter(negative=(), help="Delete them; without it, they are only listed.")
    ] = False,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """List or delete matches in which nothing has happened for so many days; default: none."""
    if finished_after is None and unfinished_after is None:
        raise Trouble("admin/no-days")
    keeping, spoken = RetentionTime(finished_after, unfinished_after), language(lang)

    async def work(admin: AdminSession) -> int:
        from seabattle.matches.service import current_cards

        count = 0
        with RowPrinter(json=json) as printer:
            async for cards in _outdated_cards(admin, keeping, spoken):
                shown = await current_cards(admin.service, cards)
                gone = await _delete(admin, cards) if delete else None
                for card in shown:
                    if gone is None or card.match in gone:
                        printer.print_row(card)
                        count += 1
        return count

    count = with_admin_session(database, work)
    if not json:
        print(say(spoken, "admin-retention", count=count, deleted=int(delete)))
    return 0


async def _delete(admin: AdminSession, cards: "Sequence[Card]") -> "set[MatchId]":
    """Delete the matches of some cards, a few at a time; those that were still there."""
    gone: set[MatchId] = set()
    for first in range(0, len(cards), DELETED_AT_ONCE):
        some = [card.match for card in cards[first : first + DELETED_AT_ONCE]]
        gone |= await admin.administration.delete_matches(some, reason_of("retention"))
    return gone


async def _outdated_cards(
    admin: AdminSession, keeping: RetentionTime, lang: str
) -> AsyncIterator["list[Card]"]:
    """The cards of matches that were kept long enough; only some are in memory at a time."""
    now, looked_at, said = admin.now(), 0, time.monotonic()
    last: str | None = ""
    while last is not None:
        page = await admin.administration.card_page(last, CARDS_AT_ONCE)
        yield [card for card in page.cards if keeping.is_over(card, now)]
        last, looked_at = page.last, looked_at + page.looked_at
        if last is not None and time.monotonic() - said >= PROGRESS_SECONDS:
            said = time.monotonic()
            print(say(lang, "admin-progress", count=looked_at), file=sys.stderr, flush=True)


def vacuum(*, database: Database = None, lang: Lang = None, json: AsJson = False) -> None:
    """Give back the room of what was deleted; an SQLite file needs its server stopped."""
    spoken, address = language(lang), find_address(database)
    place = str(address)
    with address.hold(alone=True):
        print(say(spoken, "admin-vacuuming", place=place), file=sys.stderr, flush=True)
        sizes = run_work(address.vacuum())

    async def note(admin: AdminSession) -> None:
        from seabattle.store.administration.audit_log import Deed

        bytes_then_and_now = f"{sizes.before} > {sizes.after}"
        await admin.administration.note(Deed.VACUUM, place, reason_of(bytes_then_and_now))

    with_admin_session(database, note)
    if json:
        print_json({"place": place, "before": sizes.before, "after": sizes.after})
    else:
        print(say(spoken, "admin-vacuumed", place=place, before=sizes.before, after=sizes.after))
