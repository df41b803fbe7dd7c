"""What somebody at the prompt wants to see, or asks of the match beside the game."""

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from seabattle.cli.counsel import hint_line, odds_lines
from seabattle.cli.keyboard import Quit
from seabattle.cli.order import Wish, Word, order_name
from seabattle.client.table import Obstacle
from seabattle.drawing import draw_arsenal, draw_fleets
from seabattle.game import Seat
from seabattle.matches.event import Kind
from seabattle.matches.request import (
    ClaimAbsence,
    EndRound,
    FromPlayers,
    OfferStop,
    RefuseStop,
    SendAway,
)
from seabattle.rules import Ruleset
from seabattle.speech import rule_page
from seabattle.speech.survey import chart_lines, fleet_lines
from seabattle.views import moves, options

if TYPE_CHECKING:
    from seabattle.cli.desk import Desk

WATCHED = frozenset({Word.QUIT, Word.RULES, Word.BOARD, Word.LOG, Word.SHIPS, Word.CHART})
"""What somebody without a seat may ask for."""

REQUESTS: dict[Word, FromPlayers] = {
    Word.CONTINUE: RefuseStop(),
    Word.CLAIM: ClaimAbsence(),
    Word.CLOSE: EndRound(),
}
"""What is asked of the match in one word."""


async def show(desk: "Desk", wish: Wish) -> None:
    """Show what is wanted, or ask the match for it."""
    request = REQUESTS.get(wish.word)
    if request is not None:
        await desk.request(request)
    else:
        await _SHOWN[wish.word](desk, wish.rest)


async def _stop(desk: "Desk", _rest: str) -> None:
    """Offer to stop; those who share a keyboard have talked about it."""
    table = desk.prompt.table
    for seat in table.seats:
        refused = await table.ask(seat, OfferStop())
        if refused is not None:
            desk.prompt.refuse(refused.sentence)


async def _quit(_desk: "Desk", _rest: str) -> None:
    raise Quit


async def _rules(desk: "Desk", _rest: str) -> None:
    desk.prompt.tell(rule_page(desk.view.ruleset, desk.prompt.speaker.lang))


async def _board(desk: "Desk", _rest: str) -> None:
    desk.draw()


async def _log(desk: "Desk", _rest: str) -> None:
    desk.catch_up(heard=0)


async def _ships(desk: "Desk", _rest: str) -> None:
    view, speaker = desk.view, desk.prompt.speaker
    if view.seat is not None:
        desk.prompt.tell_all(fleet_lines(speaker, view))
    desk.prompt.tell_all((draw_fleets(view, speaker), draw_arsenal(view, speaker)))


async def _chart(desk: "Desk", _rest: str) -> None:
    view, speaker = desk.view, desk.prompt.speaker
    if view.seat is not None or view.ruleset.sea.shared:
        desk.prompt.tell_all(chart_lines(speaker, view))
        return
    for seat in range(view.ruleset.seats):
        desk.prompt.say("sea-of", name=speaker.name(Seat(seat)))
        desk.prompt.tell_all(chart_lines(speaker, view, Seat(seat)))


async def _move(desk: "Desk", _rest: str) -> None:
    view, speaker = desk.view, desk.prompt.speaker
    choices = moves(view)
    for number, move in enumerate(choices, 1):
        ship = view.own.ships[move.ship]
        desk.prompt.say(
            "move-choice",
            number=number,
            ship=speaker.ship(ship.ship_class),
            come_from=speaker.cells(ship.cells),
            to=speaker.cells(move.to),
        )
    desk.prompt.say("move-how" if choices else "move-none")


async def _hint(desk: "Desk", _rest: str) -> None:
    hint = await desk.prompt.table.hint(desk.seat)
    if isinstance(hint, Obstacle):
        desk.prompt.refuse(hint.sentence)
    else:
        desk.prompt.tell(hint_line(desk.prompt.speaker, desk.view, hint.command))


async def _odds(desk: "Desk", _rest: str) -> None:
    hint = await desk.prompt.table.hint(desk.seat)
    if isinstance(hint, Obstacle):
        desk.prompt.refuse(hint.sentence)
    else:
        drawn = desk.manner.boards
        desk.prompt.tell_all(odds_lines(desk.prompt.speaker, desk.view, hint.odds, drawn=drawn))


async def _dismiss(desk: "Desk", rest: str) -> None:
    seats, speaker = desk.view.ruleset.seats, desk.prompt.speaker
    if rest.isascii() and rest.isdigit() and 1 <= int(rest) <= seats:
        await desk.request(SendAway(Seat(int(rest) - 1)))
        return
    players = (
        speaker.say("line-dismiss-one", number=seat + 1, name=speaker.name(Seat(seat)))
        for seat in range(seats)
    )
    desk.prompt.say("line-dismiss-who", players=", ".join(players))


async def _help(desk: "Desk", _rest: str) -> None:
    desk.prompt.tell_all(help_lines(desk))


def help_lines(desk: "Desk") -> Iterator[str]:
    """What can be typed now, and why not the rest."""
    speaker = desk.prompt.speaker
    for option in options(desk.view):
        if option.refusal is not None and option.action in _seldom(desk.view.ruleset):
            continue
        weapon = desk.view.ruleset.weapon(option.weapon) if option.weapon else None
        called = order_name(speaker, weapon) if weapon else ""
        line = speaker.say(f"can-{option.action}", word=called)
        if option.refusal is not None:
            line += " — " + speaker.refusal(option.refusal)
        yield "  " + line
    for key in _beside(desk):
        yield "  " + speaker.say(key)


def _seldom(ruleset: Ruleset) -> tuple[str, ...]:
    """What these rules allow never or hardly ever: there is no need to hear each time why not."""
    return (
        "end-turn",
        *(() if ruleset.manoeuvre else ("move-ship",)),
        *(() if ruleset.victory.declared else ("declare-victory",)),
    )


def _beside(desk: "Desk") -> Iterator[str]:
    """What can be typed beside the game, as far as it makes sense at this table."""
    table = desk.prompt.table
    yield "line-can-look"
    if desk.viewer is not None:
        if table.company.hints:
            yield "line-can-hint"
        yield "line-can-stop"
        if table.company.offers:
            yield "line-can-continue"
        if _strangers(desk):
            yield "line-can-claim"
        if table.host and table.ruleset.turn.in_rounds:
            yield from ("line-can-close", "line-can-dismiss")
    yield "line-can-quit"


def _strangers(desk: "Desk") -> bool:
    """Whether somebody plays who is neither here nor a computer, and has turns to miss."""
    table = desk.prompt.table
    others = (
        each for seat, each in enumerate(table.company.sitters) if Seat(seat) not in table.seats
    )
    return not table.ruleset.turn.in_rounds and any(
        each is not None and each.kind is not Kind.COMPUTER for each in others
    )


_SHOWN: dict[Word, Callable[["Desk", str], Awaitable[None]]] = {
    Word.QUIT: _quit,
    Word.STOP: _stop,
    Word.RULES: _rules,
    Word.BOARD: _board,
    Word.LOG: _log,
    Word.SHIPS: _ships,
    Word.CHART: _chart,
    Word.MOVE: _move,
    Word.HINT: _hint,
    Word.ODDS: _odds,
    Word.DISMISS: _dismiss,
    Word.HELP: _help,
}
