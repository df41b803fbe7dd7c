"""Drafts on their way to disk, and who waits for each: the same on both databases."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from seabattle.matches.port import Kept, Repeated, Taken
from seabattle.store.batch import AppendOutcome
from seabattle.store.draft import Draft

Answer = Kept | Taken | Repeated

LARGEST_BATCH = 512


class PendingAppend(Struct, frozen=True, eq=False):
    """A draft, and who waits for the answer."""

    draft: Draft
    answer: "asyncio.Future[Answer]"


def answer_all(answers: Sequence[tuple[PendingAppend, AppendOutcome]]) -> None:
    """Tell each who waits what became of the draft."""
    for order, outcome in answers:
        if order.answer.done():
            continue
        if isinstance(outcome, Exception):
            order.answer.set_exception(outcome)
        else:
            order.answer.set_result(outcome)
