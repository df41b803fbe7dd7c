"""Lists of matches: those that anybody may join or watch, and one's own."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.matches.port import Card
from seabattle.matches.service import current_cards, list_cards, list_cards_of
from seabattle.server.http.costly_work import Payer, charge_budgets
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import OWN_MATCHES
from seabattle.wire.match import MatchLine, OwnMatchLine, by_need, line_of, own_line_of


class WhichMatches(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of the list."""

    phase: Literal["open", "placing", "playing", "over"] = "open"
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


async def list_matches(call: Call) -> list[MatchLine]:
    """Public matches, newest first."""
    wanted: WhichMatches = call.query
    if wanted.phase == "open":
        return await _lines(call, await _open_cards(call, wanted.limit))
    return await _lines(
        call,
        await list_cards(call.context.service, phase=wanted.phase, listed=True, limit=wanted.limit),
    )


async def _open_cards(call: Call, limit: int) -> Sequence[Card]:
    """Tables with a free seat whose players the visitor may meet."""
    player = call.visitor.player if call.visitor is not None else None
    avoided = await call.context.players_to_avoid(player)
    for part in call.context.parts:
        if part.list_open_cards is not None:
            return await part.list_open_cards(call.context, avoided, limit)
    cards = await list_cards(call.context.service, phase="open", listed=True, limit=limit)
    return [card for card in cards if not avoided.intersection(card.players)]


async def _lines(call: Call, cards: Sequence[Card]) -> list[MatchLine]:
    current = await current_cards(call.context.service, cards)
    near = call.context.nearest_presence
    return sorted([line_of(card, near(card.players)) for card in current], key=_newest)


def _newest(line: MatchLine) -> tuple[int, str]:
    # By nothing that changes while a game is played: the order of a list must not tell.
    return -line.opened_at, line.match


async def list_own_matches(call: Call) -> list[OwnMatchLine]:
    """Matches of the current user, those that wait for them first."""
    player, administration = call.known_visitor.player, call.context.administration
    charge_budgets(call.context, Payer(call.source.address), OWN_MATCHES)
    cards = await list_cards_of(call.context.service, player)
    matches = [card.match for card in cards]
    hidden = await administration.hidden_matches(player, matches)
    shown = [card for card in cards if card.match not in hidden]
    near = call.context.nearest_presence
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
