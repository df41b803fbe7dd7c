"""Commands at the prompt beside the game: what to show, and requests about the match."""

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from seabattle.cli.line_mode.hint import hint_line, odds_lines
from seabattle.client.match_table import TableRefusal, may_claim_absence
from seabattle.drawing import draw_arsenal, draw_fleets
from seabattle.features.sealed.proof_status import proof_lines
from seabattle.game import Seat
from seabattle.matches.request import (
    ClaimAbsence,
    EndRound,
    OfferStop,
    PlayerRequest,
    RefuseStop,
    SendAway,
)
from seabattle.rules import Ruleset
from seabattle.speech import rule_page
from seabattle.speech.reading.order_reader import weapon_phrase
from seabattle.speech.reading.order_word import MetaCommand, OrderWord
from seabattle.speech.sea_description import chart_lines, fleet_lines
from seabattle.terminal.keyboard import Quit
from seabattle.views import moves, must_pass, options

if TYPE_CHECKING:
    from seabattle.cli.line_mode.seat_prompt import SeatPrompt

SPECTATOR_WORDS = frozenset(
    {
        OrderWord.QUIT,
        OrderWord.RULES,
        OrderWord.BOARD,
        OrderWord.LOG,
        OrderWord.SHIPS,
        OrderWord.CHART,
        OrderWord.PROOFS,
    }
)
"""Commands for a spectator."""

WORD_REQUESTS: dict[OrderWord, PlayerRequest] = {
    OrderWord.CONTINUE: RefuseStop(),
    OrderWord.CLAIM: ClaimAbsence(),
    OrderWord.CLOSE: EndRound(),
}
"""Requests to the match that are made with one word."""


async def run_meta_command(seat_prompt: "SeatPrompt", command: MetaCommand) -> None:
    """Show what is wanted, or ask the match for it."""
    request = WORD_REQUESTS.get(command.word)
    if request is not None:
        await seat_prompt.request(request)
    else:
        await _HANDLERS[command.word](seat_prompt, command.rest)


async def _offer_stop(seat_prompt: "SeatPrompt", _rest: str) -> None:
    """Offer to stop; those who share a keyboard have talked about it."""
    table = seat_prompt.prompt.table
    for seat in table.seats:
        refused = await table.ask(seat, OfferStop())
        if refused is not None:
            seat_prompt.prompt.refuse(refused.sentence)


async def _leave_table(_desk: "SeatPrompt", _rest: str) -> None:
    raise Quit


async def _show_rules(seat_prompt: "SeatPrompt", _rest: str) -> None:
    seat_prompt.prompt.tell(rule_page(seat_prompt.view.ruleset, seat_prompt.prompt.speaker.lang))


async def _show_board(seat_prompt: "SeatPrompt", _rest: str) -> None:
    seat_prompt.draw()


async def _show_log(seat_prompt: "SeatPrompt", _rest: str) -> None:
    seat_prompt.catch_up(heard=0)


async def _show_ships(seat_prompt: "SeatPrompt", _rest: str) -> None:
    view, speaker = seat_prompt.view, seat_prompt.prompt.speaker
    if view.seat is not None:
        seat_prompt.prompt.tell_all(fleet_lines(speaker, view))
    seat_prompt.prompt.tell_all((draw_fleets(view, speaker), draw_arsenal(view, speaker)))


async def _show_chart(seat_prompt: "SeatPrompt", _rest: str) -> None:
    view, speaker = seat_prompt.view, seat_prompt.prompt.speaker
    if view.seat is not None or view.ruleset.sea.shared:
        seat_prompt.prompt.tell_all(chart_lines(speaker, view))
        return
    for seat in range(view.ruleset.seats):
        seat_prompt.prompt.say("sea-of", name=speaker.name(Seat(seat)))
        seat_prompt.prompt.tell_all(chart_lines(speaker, view, Seat(seat)))


async def _show_moves(seat_prompt: "SeatPrompt", _rest: str) -> None:
    view, speaker = seat_prompt.view, seat_prompt.prompt.speaker
    choices = moves(view)
    for number, move in enumerate(choices, 1):
        ship = view.own.ships[move.ship]
        seat_prompt.prompt.say(
            "move-choice",
            number=number,
            ship=speaker.ship(ship.ship_class),
            come_from=speaker.cells(ship.cells),
            to=speaker.cells(move.to),
        )
    seat_prompt.prompt.say("move-how" if choices else "move-none")


async def _show_hint(seat_prompt: "SeatPrompt", _rest: str) -> None:
    hint = await seat_prompt.prompt.table.hint(seat_prompt.seat)
    if isinstance(hint, TableRefusal):
        seat_prompt.prompt.refuse(hint.sentence)
    else:
        seat_prompt.prompt.tell(
            hint_line(seat_prompt.prompt.speaker, seat_prompt.view, hint.command)
        )


async def _show_odds(seat_prompt: "SeatPrompt", _rest: str) -> None:
    hint = await seat_prompt.prompt.table.hint(seat_prompt.seat)
    if isinstance(hint, TableRefusal):
        seat_prompt.prompt.refuse(hint.sentence)
    else:
        drawn = seat_prompt.display.boards
        seat_prompt.prompt.tell_all(
            odds_lines(seat_prompt.prompt.speaker, seat_prompt.view, hint.odds, drawn=drawn)
        )


async def _dismiss_player(seat_prompt: "SeatPrompt", rest: str) -> None:
    seats, speaker = seat_prompt.view.ruleset.seats, seat_prompt.prompt.speaker
    if rest.isascii() and rest.isdigit() and 1 <= int(rest) <= seats:
        await seat_prompt.request(SendAway(Seat(int(rest) - 1)))
        return
    players = (
        speaker.say("line-dismiss-one", number=seat + 1, name=speaker.name(Seat(seat)))
        for seat in range(seats)
    )
    seat_prompt.prompt.say("line-dismiss-who", players=", ".join(players))


async def _show_proofs(seat_prompt: "SeatPrompt", _rest: str) -> None:
    seat_prompt.prompt.tell_all(proof_lines(seat_prompt.prompt.table))


async def _show_help(seat_prompt: "SeatPrompt", _rest: str) -> None:
    seat_prompt.prompt.tell_all(help_lines(seat_prompt))


def help_lines(seat_prompt: "SeatPrompt") -> Iterator[str]:
    """Yield what can be typed now, and why not the rest."""
    speaker, passing = seat_prompt.prompt.speaker, must_pass(seat_prompt.view)
    for option in options(seat_prompt.view):
        if option.refusal is not None and (
            passing or option.action in _rare_actions(seat_prompt.view.ruleset)
        ):
            continue
        weapon = seat_prompt.view.ruleset.weapon(option.weapon) if option.weapon else None
        called = weapon_phrase(speaker.lang, weapon) if weapon else ""
        aim = weapon.aim if weapon else ""
        line = speaker.say(f"can-{option.action}", word=called, aim=aim)
        if option.refusal is not None:
            line += " — " + speaker.refusal(option.refusal)
        yield "  " + line
    for key in _meta_keys(seat_prompt):
        yield "  " + speaker.say(key)


def _rare_actions(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the actions that these rules rarely allow: why not is not said each time."""
    return (
        "end-turn",
        *(() if ruleset.manoeuvre else ("move-ship",)),
        *(() if ruleset.victory.declared else ("declare-victory",)),
    )


def _meta_keys(seat_prompt: "SeatPrompt") -> Iterator[str]:
    """Yield the words beside the game that make sense at this table."""
    table = seat_prompt.prompt.table
    yield "line-can-look"
    if table.match_info.sealed is not None:
        yield "line-can-proofs"
    if seat_prompt.viewer is not None:
        if table.match_info.hints:
            yield "line-can-hint"
        yield "line-can-stop"
        if table.match_info.offers:
            yield "line-can-continue"
        if may_claim_absence(table):
            yield "line-can-claim"
        if table.host and table.ruleset.turn.in_rounds:
            yield from ("line-can-close", "line-can-dismiss")
    yield "line-can-quit"


_HANDLERS: dict[OrderWord, Callable[["SeatPrompt", str], Awaitable[None]]] = {
    OrderWord.QUIT: _leave_table,
    OrderWord.STOP: _offer_stop,
    OrderWord.RULES: _show_rules,
    OrderWord.BOARD: _show_board,
    OrderWord.LOG: _show_log,
    OrderWord.SHIPS: _show_ships,
    OrderWord.CHART: _show_chart,
    OrderWord.MOVE: _show_moves,
    OrderWord.HINT: _show_hint,
    OrderWord.ODDS: _show_odds,
    OrderWord.DISMISS: _dismiss_player,
    OrderWord.PROOFS: _show_proofs,
    OrderWord.HELP: _show_help,
}
