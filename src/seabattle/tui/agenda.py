"""What can be done at a table beside firing, as lines of a menu, each with its obstacle."""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.client.table import Table, speaker_at
from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Phase,
    Resign,
    Seat,
    SeatCommand,
    seats_in,
)
from seabattle.game.refusal import MustAttack, NothingToDeclare, ShipsStandStill
from seabattle.matches.event import Kind
from seabattle.matches.request import (
    Act,
    AskRematch,
    ClaimAbsence,
    EndRound,
    FromPlayers,
    OfferStop,
    RefuseStop,
    SendAway,
)
from seabattle.views import options

MOVE = "move-ship"

ORDER = ("fire", "use-weapon", MOVE, "end-turn", "declare-victory", "resign")
"""What is harmless comes first."""

NEVER = (ShipsStandStill, NothingToDeclare, MustAttack)
"""What stands in the way in every game by these rules, or always until one has fired."""


class Item(Struct, frozen=True):
    """A line of the menu."""

    id: str
    text: str
    obstacle: str = ""
    request: FromPlayers | None = None
    """What is asked when it is chosen; a weapon and a manoeuvre have to be aimed first."""
    weapon: str | None = None
    final: bool = False
    """Whether one should be asked twice."""


def agenda(table: Table, seat: Seat) -> tuple[Item, ...]:
    """All that a seat can do now, and why not the rest."""
    over = table.view(seat).table.phase is Phase.OVER
    return tuple(_afterwards(table)) if over else (*_game(table, seat), *_match(table, seat))


def _game(table: Table, seat: Seat) -> Iterator[Item]:
    speaker, view = speaker_at(table), table.view(seat)
    deeds: dict[str, SeatCommand] = {
        "declare-victory": DeclareVictory(seat),
        "end-turn": EndTurn(seat),
        "resign": Resign(seat),
    }
    for option in sorted(options(view), key=lambda option: ORDER.index(option.action)):
        if option.action == "fire" or isinstance(option.refusal, NEVER):
            continue
        weapon = "" if option.weapon is None else speaker.weapon(option.weapon)
        text = speaker.say(f"tui-do-{option.action}", weapon=weapon)
        obstacle = "" if option.refusal is None else speaker.refusal(option.refusal)
        deed = deeds.get(option.action)
        yield Item(
            f"{option.action} {option.weapon or ''}".strip(),
            text,
            obstacle,
            None if deed is None else Act(deed),
            option.weapon,
            final=option.action in {"declare-victory", "resign"},
        )


def _match(table: Table, seat: Seat) -> Iterator[Item]:
    speaker, company = speaker_at(table), table.company
    others = [
        number
        for number, sitter in enumerate(company.sitters)
        if sitter is not None and sitter.kind is not Kind.COMPUTER and Seat(number) != seat
    ]
    if others:
        yield Item("offer-stop", speaker.say("tui-do-offer-stop"), request=OfferStop(), final=True)
        if company.offers:
            yield Item("refuse-stop", speaker.say("tui-do-refuse-stop"), request=RefuseStop())
    if any(Seat(number) not in table.seats for number in others):
        yield Item("claim-absence", speaker.say("tui-do-claim-absence"), request=ClaimAbsence())
    if table.host and table.ruleset.turn.in_rounds:
        yield from _host(table, seat)


def _host(table: Table, seat: Seat) -> Iterator[Item]:
    speaker, board = speaker_at(table), table.view(seat).table
    if board.phase is not Phase.PLAYING:
        return
    yield Item("end-round", speaker.say("tui-do-end-round"), request=EndRound(), final=True)
    for other in seats_in(board.present):
        if board.missed[other]:
            text = speaker.say("tui-do-send-away", name=speaker.name(other))
            yield Item(f"send-away {other}", text, request=SendAway(other), final=True)


def _afterwards(table: Table) -> Iterator[Item]:
    speaker = speaker_at(table)
    yield Item("rematch", speaker.say("tui-do-rematch"), request=AskRematch())
