"""Lists of matches, without damaged ones (which are logged) and without deleted visitors."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from seabattle.matches.port import Card, CardList, LogbookDamaged, MatchId, PlayerId
from seabattle.matches.service.service import Service
from seabattle.matches.state import card_of
from seabattle.matches.telling.tombstone import is_buried


async def list_cards(
    service: Service, *, phase: str | None = None, listed: bool | None = None, limit: int = 50
) -> Sequence[Card]:
    """The newest cards of a kind, the newest first."""
    found = await service.logbook.cards(phase=phase, listed=listed, limit=limit)
    return sound_cards(service, found)


async def list_cards_of(service: Service, player: PlayerId, limit: int = 50) -> Sequence[Card]:
    """The cards of a player's matches, those first that go on and whose clocks run."""
    return sound_cards(service, await service.logbook.cards_of(player, limit))


def sound_cards(service: Service, found: CardList) -> Sequence[Card]:
    """The cards of a list that can be read; damage to the others is noted."""
    for damage in found.damaged:
        match = MatchId(str(damage.facts["match"]))
        # A request for a list must not put off the next look at the match itself.
        if not service.damaged.rests(match, service.watch.now()):
            service.note_damage(match, damage)
    return found.cards


async def current_cards(service: Service, cards: Iterable[Card]) -> list[Card]:
    """Return the cards of matches, without players who were deleted since they were written.

    Where the match itself cannot be read it is left out, as its card has their names.
    """
    found = []
    for card in cards:
        with suppress(LogbookDamaged):
            found.append(await _current_card(service, card))
    return found


async def _current_card(service: Service, card: Card) -> Card:
    if not any(is_buried(player, service.tombstones) for player in card.players):
        return card
    live = await service.load_match(card.match)
    return card if live is None else card_of(live.match, live.opened_at, live.state)
