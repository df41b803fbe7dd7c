"""Finds out what the messages of sealed games depend on, and keeps their placings.

A message is decided by what was noted of it; this is who notes it. The check itself is done
by somebody else, and the match is not locked meanwhile.
"""

from hashlib import sha512

from seabattle.fairness.proofs.placing import blob_size
from seabattle.fairness.sealed.noted_proofs import (
    Findings,
    NotedProofs,
    ProofCheck,
    ShownField,
    Unchecked,
    check_proof,
    placing_in,
    placing_named,
)
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.game import Refusal, Seat
from seabattle.game.refusal import PlacingUnknown
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import BotMessage, MatchId, PlacingStore, Prover, SealedThought
from seabattle.matches.refusal import Refereed, WrongSize
from seabattle.matches.request import Request, Say, ShowField
from seabattle.matches.sealed.bot_voice import speak_for_bot
from seabattle.matches.sealed.sealed_request import decide_showing
from seabattle.matches.state import MatchState

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
        findings = await self.prover.check(check)
        assert isinstance(live.state.game, SealedGame)
        noted_proofs(live.state.game).note(findings)
        return None

    async def check_of(
        self, live: LiveMatch, request: Request, seat: Seat | None
    ) -> ProofCheck | Refusal:
        """What has to be found out before a request can be decided."""
        game = live.state.game
        if not isinstance(game, SealedGame) or seat is None:
            return Refereed()
        subject = _subject_of(request)
        if isinstance(subject, SignedMessage):
            placing = placing_named(subject, game.state, seat)
        else:
            placing = game.state.seats[seat].placing
        blob = None if placing is None else await self.placings.find_placing(live.match, placing)
        if placing is not None and blob is None:
            return PlacingUnknown()
        return new_check(game, seat, subject, blob)


def new_check(
    game: SealedGame,
    seat: Seat,
    subject: SignedMessage | ShownField | bytes,
    blob: bytes | None = None,
) -> ProofCheck:
    """A check of something at a sealed table, with what is known of its placings."""
    rules, known = game.rules, dict(noted_proofs(game).flaws)
    return ProofCheck(game.ruleset, rules, game.match, game.state, seat, subject, blob, known)


def takes_seconds(state: MatchState, request: Request, seat: Seat | None) -> bool:
    """Whether a request has to wait for a check of a whole field that was not made before."""
    game = state.game
    if not isinstance(game, SealedGame) or seat is None:
        return False
    if isinstance(request, Say):
        placing = placing_in(SignedMessage(request.data, request.signature))
        if placing is None or game.why_not_place(seat) is not None:
            return False
        return (placing, game.binding(seat).digest) not in noted_proofs(game).flaws
    if not isinstance(request, ShowField):
        return False
    try:
        decide_showing(state, request, seat)
    except Unchecked:
        return True
    return False


def noted_proofs(game: SealedGame) -> NotedProofs:
    """What was found out about a live sealed game."""
    assert isinstance(game.proofs, NotedProofs)
    return game.proofs


def _subject_of(request: Request) -> SignedMessage | ShownField:
    if isinstance(request, Say):
        return SignedMessage(request.data, request.signature)
    assert isinstance(request, ShowField)
    return ShownField(request.ships, bytes.fromhex(request.seed))


def why_not_placing(game: SealedGame, seat: Seat, size: int) -> Refusal | None:
    """Why the proof of a field is not even read: it is not wanted now, or has another size."""
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
    """Proves and checks on the spot, where nobody else waits."""

    async def check(self, check: ProofCheck) -> Findings:
        """Everything that is asked when this is decided."""
        return check_proof(check)

    async def speak(self, thought: SealedThought) -> BotMessage:
        """What one of our bots says."""
        return speak_for_bot(thought)
