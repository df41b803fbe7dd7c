"""Finds out what the messages of sealed games depend on, and keeps their placings.

A message is decided by what was noted of it; this module notes it. The prover does the check
itself, and the match is not locked meanwhile.
"""

from hashlib import sha512

from seabattle.fairness.proofs.placing import blob_size
from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck, check_proof
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.game import Refusal, Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import BotMessage, MatchId, PlacingStore, Prover, SealedThought
from seabattle.matches.refusal import Refereed, WrongSize
from seabattle.matches.request import Request
from seabattle.matches.sealed.bot_voice import speak_for_bot

MOST_PLACINGS = 4
"""Different proofs of a field that a seat may send: one is enough, and some may break off."""


class ProofDesk:
    """The prover and the placing store of one process, as its matches use them."""

    def __init__(self, placings: PlacingStore | None = None, prover: Prover | None = None) -> None:
        """Without these, placings are kept in memory, and made and checked on the spot."""
        self.placings = placings or MemoryPlacingStore()
        self.prover = prover or ProveHere()

    async def find_out(
        self, live: LiveMatch, request: Request, seat: Seat | None
    ) -> Refusal | None:
        """Note all that a request depends on, or say why it cannot be decided."""
        check = await self.check_of(live, request, seat)
        if isinstance(check, Refusal):
            return check
        live.state.game.note_findings(await self.prover.check(check))
        return None

    async def check_of(
        self, live: LiveMatch, request: Request, seat: Seat | None
    ) -> ProofCheck | Refusal:
        """Return what has to be found out before a request can be decided."""
        if seat is None:
            return Refereed()
        return await live.state.game.find_check(live.match, seat, request, self.placings)


def why_not_placing(game: SealedGame, seat: Seat, size: int) -> Refusal | None:
    """Return why a field's proof is not even read: not wanted now, or of another size."""
    obstacle = game.why_not_place(seat)
    if obstacle is not None:
        return obstacle
    wanted = blob_size(game.ruleset)
    return None if size == wanted else WrongSize(size, wanted)


class MemoryPlacingStore:
    """Keeps placings as long as the process lives, for tests and the simulation."""

    def __init__(self) -> None:
        self._kept: dict[tuple[MatchId, bytes], tuple[Seat, bytes]] = {}

    async def keep_placing(self, match: MatchId, seat: Seat, blob: bytes) -> bool:
        """Keep a placing; false when the seat has sent too many."""
        key = match, sha512(blob).digest()
        theirs = [each for each in self._kept if each[0] == match and self._kept[each][0] == seat]
        if key not in self._kept and len(theirs) >= MOST_PLACINGS:
            return False
        self._kept.setdefault(key, (seat, blob))
        return True

    async def find_placing(self, match: MatchId, placing: bytes) -> bytes | None:
        """The placing of that name, if it is kept."""
        found = self._kept.get((match, placing))
        return None if found is None else found[1]


class ProveHere:
    """Proves and checks in the calling thread, where no other task waits."""

    async def check(self, check: ProofCheck) -> Findings:
        """Everything that is asked when this is decided."""
        return check_proof(check)

    async def speak(self, thought: SealedThought) -> BotMessage:
        """Return the message of one of the server's bots."""
        return speak_for_bot(thought)
