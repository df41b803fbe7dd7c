"""Lists of matches: those that anybody may join or watch, and one's own."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.features.lobby.presence import FORGOTTEN
from seabattle.features.lobby.waiting_room import WaitingRoom
from seabattle.matches.port import Card, PlayerId
from seabattle.matches.service import current_cards, list_cards, list_cards_of, sound_cards
from seabattle.server.http.costly_work import Payer, charge_budgets
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import OWN_MATCHES
from seabattle.wire.match import MatchLine, OwnMatchLine, by_need, line_of, own_line_of

FEW, MOST_LOOKED_AT = 50, 500
"""Open tables that are read at a time, and in all, for one list."""


class WhichMatches(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the list."""

    phase: Literal["open", "placing", "playing", "over"] = "open"
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


async def list_matches(call: Call) -> list[MatchLine]:
    """Public matches, newest first."""
    wanted: WhichMatches = call.query
    service, room = call.context.service, call.context.waiting_room
    if wanted.phase == "open" and room is not None:
        return await _lines(call, await _open_cards(call, room, wanted.limit))
    cards = await list_cards(service, phase=wanted.phase, listed=True, limit=wanted.limit)
    if wanted.phase == "open":
        avoided = await _avoided_by(call)
        cards = [card for card in cards if not avoided.intersection(card.players)]
    return await _lines(call, cards)


async def _avoided_by(call: Call) -> frozenset[PlayerId]:
    """Everybody with whom whoever asks must not be brought together."""
    player = call.visitor.player if call.visitor is not None else None
    return await call.context.blocked_around(player)


async def _open_cards(call: Call, room: WaitingRoom, limit: int) -> Sequence[Card]:
    """Tables at which somebody waits who was seen within ten minutes, and whom one may meet.

    Asked of the waiting room, a few at a time: however many tables were left behind by people
    who have gone, they hide nobody who is here.
    """
    presence = call.context.presence
    avoided = await _avoided_by(call)
    tables = await room.tables(presence.seen_within(FORGOTTEN))
    found: list[Card] = []
    for start in range(0, min(len(tables), MOST_LOOKED_AT), FEW):
        cards = sound_cards(
            call.context.service, await room.open_cards(tables[start : start + FEW])
        )
        found += [
            card
            for card in cards
            if not avoided.intersection(card.players)
            and not all(map(presence.is_forgotten, card.players))
        ]
        if len(found) >= limit:
            break
    return found[:limit]


async def _lines(call: Call, cards: Sequence[Card]) -> list[MatchLine]:
    current = await current_cards(call.context.service, cards)
    presence = call.context.presence
    return sorted([line_of(card, presence.nearest(card.players)) for card in current], key=_newest)


def _newest(line: MatchLine) -> tuple[int, str]:
    # By nothing that changes while a game is played: the order of a list must not tell.
    return -line.opened_at, line.match


async def list_own_matches(call: Call) -> list[OwnMatchLine]:
    """Matches of the current user, those that wait for them first."""
    player, office = call.known_visitor.player, call.context.administration
    charge_budgets(call.context, Payer(call.source.address), OWN_MATCHES)
    cards = await list_cards_of(call.context.service, player)
    matches = [card.match for card in cards]
    hidden = await office.hidden_matches(player, matches) if office is not None else frozenset()
    shown = [card for card in cards if card.match not in hidden]
    near = call.context.presence.nearest
    lines = [
        own_line_of(card, player, near(each for each in card.players if each != player))
        for card in await current_cards(call.context.service, shown)
    ]
    return sorted(lines, key=by_need)


OPERATIONS = (
    Operation(
        "GET",
        "/matches",
        "List public matches",
        list_matches,
        query=WhichMatches,
        answer=list[MatchLine],
        open=True,
    ),
    Operation(
        "GET",
        "/matches/mine",
        "List the current user's matches",
        list_own_matches,
        answer=list[OwnMatchLine],
    ),
)
