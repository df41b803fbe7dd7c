"""The proofs of fields at sealed tables: sent once by their owner, and fetched by everybody."""

from hashlib import sha512

from litestar import Response

from seabattle.fairness.proofs.berth_list import MOST_PROOFS
from seabattle.fairness.sealed.noted_proofs import check_proof
from seabattle.features.sealed.refusals import TooManyPlacings
from seabattle.game.refusal import PlacingUnknown
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.refusal import Refereed
from seabattle.matches.sealed.proof_desk import (
    MOST_PLACINGS,
    why_not_placing,
)
from seabattle.matches.sealed.sealed_match_game import SealedMatchGame
from seabattle.rules import MOST_SHIPS
from seabattle.server.api.seat_access import player_seat
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.costly_work import STORES_PROOF
from seabattle.server.http.operation import BYTES, Call, Operation
from seabattle.server.http.visitor import Scope
from seabattle.server.work.cost import CostClass, WorkLane
from seabattle.wire.sealed import PlacingJudged

PLACING = CostClass("placing", WorkLane.PROOFS, 2.0)

MOST_BLOB = 128 * MOST_PROOFS + 32 * MOST_SHIPS
"""Bytes of the largest proof that any rules ask for."""

FOREVER = "public, max-age=31536000, immutable"
"""What is named by its hash never changes."""


async def send_placing(call: Call) -> PlacingJudged:
    """Send the proof of one's field; it is checked and kept, and decides nothing by itself."""
    live = await call.load_match()
    seat, blob = player_seat(call, live), call.body
    game = _sealed_game(live)
    refusal = why_not_placing(game, seat, len(blob))
    if refusal is not None:
        raise Denied(refusal)
    asked = sha512(blob).digest(), game.binding(seat).digest
    flaws = game.noted.flaws
    if asked not in flaws:
        call.check_room()
    if not await call.context.service.proofs.placings.keep_placing(live.match, seat, blob):
        raise Denied(TooManyPlacings(MOST_PLACINGS))
    if asked not in flaws:
        # Whoever then names it need not wait for that again.
        game.note_findings(await call.work(check_proof, game.check_of(seat, blob)))
    return PlacingJudged(asked[0].hex(), flaws[asked])


async def placing(call: Call) -> Response[bytes]:
    """The proof of a field, for whoever wants to check it."""
    live = await call.load_match()
    placings = call.context.service.proofs.placings
    found = await placings.find_placing(live.match, bytes.fromhex(call.path["placing"]))
    if found is None:
        raise Denied(PlacingUnknown())
    return Response(found, media_type=BYTES, headers={"Cache-Control": FOREVER})


def _sealed_game(live: LiveMatch) -> SealedMatchGame:
    game = live.state.game
    if not isinstance(game, SealedMatchGame):
        raise Denied(Refereed())
    return game


OPERATIONS = (
    Operation(
        "POST",
        "/matches/{match}/placings",
        "Send the proof of a sealed field",
        send_placing,
        body=bytes,
        most_bytes=MOST_BLOB,
        answer=PlacingJudged,
        status=201,
        scope=Scope.PLAY,
        cost=PLACING,
        problems=(404, 409, 503),
        storage=STORES_PROOF,
    ),
    Operation(
        "GET",
        "/matches/{match}/placings/{placing}",
        "Get the proof of a sealed field",
        placing,
        answer=bytes,
        media=BYTES,
        open=True,
        problems=(404,),
    ),
)
