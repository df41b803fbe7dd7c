"""Refusals of the rate limit at a table, for acts that could be repeated for ever."""

from seabattle.game import Refusal
from seabattle.game.event import OrderGiven
from seabattle.matches.event import GameWentOn, MatchEvent, SeatTaken
from seabattle.matches.pace.pace import MOST_CHANGES, actor_of
from seabattle.matches.port import Milliseconds
from seabattle.matches.refusal import ChangedEnough, TooSoon
from seabattle.matches.state import MatchState


def why_wait(
    state: MatchState, events: tuple[MatchEvent, ...], now: Milliseconds
) -> Refusal | None:
    """The refusal of events that a player has brought about too often, or ``None``.

    It depends on what all players at the table see and on what the player has done: others
    change their orders in secret, and no refusal must tell of it.
    """
    wait: Milliseconds = 0
    for event in events:
        if isinstance(event, GameWentOn) and _has_changed_enough(state, event):
            return ChangedEnough(MOST_CHANGES)
        actor = actor_of(event, state.players, state.opened.host)
        if actor is not None:
            wait = max(wait, state.asides.wait(actor, now))
        if isinstance(event, SeatTaken):
            invited = state.opened.chairs[event.seat].key is not None
            seats = len(state.sitters)
            wait = max(wait, state.asides.wait_to_sit(seats, now, invited=invited))
    return TooSoon((wait + 999) // 1000) if wait else None


def _has_changed_enough(state: MatchState, event: GameWentOn) -> bool:
    changed = (each.seat for each in event.events if isinstance(each, OrderGiven) and each.again)
    return any(state.order_changes.get(seat, 0) >= MOST_CHANGES for seat in changed)
