"""The commitment of a match: noted when play begins, and compared with the record at its end.

A server that shows another game at the end than the one it committed to is found out,
because the digest that is compared was noted here.
"""

import asyncio

from seabattle.client.match_table import MatchTable, TableLost, TableRefusal, is_over
from seabattle.client.sealed_client import sealed_client
from seabattle.fairness.sealed.sealed_record import is_sealed_record, read_sealed_record
from seabattle.game import Phase
from seabattle.matches.checking.record_check import check_record
from seabattle.matches.telling.check_text import say_checked, say_sealed_check
from seabattle.speech import say
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.trouble import Trouble

SHOWN = 16
"""As many digits as a player compares at a glance."""


class CommitmentWatch:
    """Notes the commitment of one table, and compares it later."""

    def __init__(self, table: MatchTable) -> None:
        self._table = table
        self._noted: str | None = None

    def look(self) -> bool:
        """Note the commitment, if play has begun; whether that is news."""
        info = self._table.match_info
        placing = self._table.view(None).table.phase is Phase.PLACING
        if self._noted is not None or placing or is_over(self._table):
            return False
        if info.commitments is None and info.sealed is None:
            return False
        self._noted = "" if info.commitments is None else info.commitments.digest
        return True

    def line(self) -> str:
        """The one line that is shown while the game is played; nothing before."""
        if self._noted is None:
            return ""
        if self._table.match_info.sealed is not None:
            return sealed_client().proof_badge(self._table)
        digits = self._noted[:SHOWN]
        digest = " ".join(digits[at : at + 4] for at in range(0, SHOWN, 4))
        return say(self._table.lang, "verify-seal", seal=digest)

    async def inspect(self) -> tuple[str, ...]:
        """Whether anything was changed, and how that was checked (SB11–SB13).

        Nothing is said where there is no record to be had at this moment.
        """
        try:
            record = await self._table.record()
        except TableLost:
            return ()
        if isinstance(record, TableRefusal):
            return ()
        lang = self._table.lang
        try:
            if is_sealed_record(record):
                sealed = await asyncio.to_thread(read_sealed_record, record)
                return tuple(say_sealed_check(sealed, lang))
            checked = await asyncio.to_thread(check_record, record, self._noted)
        except Trouble as trouble:
            return (say(lang, "verify-changed"), trouble_sentence(lang, trouble))
        return tuple(say_checked(checked, lang, seen=True))
