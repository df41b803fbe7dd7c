"""Log lines of reports, in the order in which players say them at the table."""

from collections.abc import Callable, Iterable

from seabattle.game import Seat, Target, UseWeapon
from seabattle.game.event import (
    FleetPlaced,
    GameEnded,
    PlayBegan,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
    Why,
)
from seabattle.game.target import name_target
from seabattle.grid import Cell
from seabattle.rules import labels_of
from seabattle.speech.catalog import Fact
from seabattle.speech.voice import Voice
from seabattle.views import (
    Answer,
    Hit,
    Named,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
    Viewer,
)
from seabattle.views.report import FleetReady, OrderNoted, OrderReady

Lines = tuple[str, ...]


def log_lines(voice: Voice, report: Report, to: Viewer) -> Lines:
    """The lines of a report for the viewer *to*."""
    return _LINES[type(report)](voice, report, to)


def _of(voice: Voice, key: str, seat: Seat, to: Viewer, **facts: Fact) -> str:
    """A sentence about a player: "you" for the player, the name for other viewers."""
    return voice.say(key, you=seat == to, name=voice.name(seat), **facts)


def _tell_salvo(voice: Voice, report: SalvoAnswered, to: Viewer) -> Lines:
    shared = voice.ruleset.sea.shared
    # With separate seas the ship belongs to the other player.
    owner = None if shared else Seat(1 - report.by)
    own = _tell_own_strikes(voice, report.struck) if shared else ()
    return (_shots(voice, report, to), *_tell_ships(voice, report.answers, to, owner), *own)


def _shots(voice: Voice, report: SalvoAnswered, to: Viewer) -> str:
    by, answers = report.by, report.answers
    if report.weapon is None and len(answers) == 1:
        cell, answer = voice.cell(answers[0].at), voice.answer(answers[0], by)
        return _of(voice, "log-shot", by, to, cell=cell, answer=answer)
    return tell_attack(voice, by, to, report.weapon, _list(voice, by, answers))


def tell_attack(voice: Voice, by: Seat, to: Viewer, weapon: str | None, answers: str) -> str:
    """A sentence about an attack: the shooter, the weapon, and *answers* as given text."""
    if weapon is None:
        return _of(voice, "log-salvo", by, to, answers=answers)
    return _of(voice, "log-weapon", by, to, weapon=voice.weapon(weapon), answers=answers)


def _list(voice: Voice, by: Seat, answers: tuple[Answer, ...]) -> str:
    return ", ".join(voice.list_answer(answer, by) for answer in answers) or "none"


def _tell_ships(
    voice: Voice, answers: Iterable[Answer], to: Viewer, owner: Seat | None = None
) -> Lines:
    """Sentences about the ships that were hit, with the details that the rules allow."""
    told: list[str] = []
    for answer in answers:
        if isinstance(answer, Sunk) and not answer.again:
            told += [_ship(voice, "log-ship-sunk", ship, to, owner) for ship in answer.ships]
        if isinstance(answer, Hit):
            told += [_ship(voice, "log-ship-hit", ship, to, owner) for ship in answer.ships]
    return tuple(told)


def _ship(voice: Voice, key: str, ship: Named, to: Viewer, owner: Seat | None = None) -> str:
    """A sentence about a ship: its class, owner and cells, as far as they are reported."""
    owner = ship.owner if owner is None else owner
    return voice.say(
        key,
        ship=None if ship.ship_class is None else voice.ship(ship.ship_class),
        owner=_owner(owner, to),
        name=None if owner is None else voice.name(owner),
        cells=None if ship.cells is None else voice.cells(ship.cells),
    )


def _owner(owner: Seat | None, to: Viewer) -> str:
    if owner is None:
        return "unsaid"
    return "you" if owner == to else "other"


def _tell_own_strikes(voice: Voice, struck: tuple[Cell, ...]) -> Lines:
    return (voice.say("log-own-struck", cells=voice.cells(struck)),) if struck else ()


def _tell_radar(voice: Voice, report: RadarAnswered, to: Viewer) -> Lines:
    echoes = ", ".join(
        f"{voice.cell(echo.at)} {voice.say('listed-ship' if echo.ship else 'listed-empty')}"
        for echo in report.echoes
    )
    return (tell_attack(voice, report.by, to, report.weapon, echoes),)


def _tell_round(voice: Voice, report: RoundAnswered, to: Viewer) -> Lines:
    salvos = [line for salvo in report.salvos for line in _tell_salvo(voice, salvo, to)]
    return (
        voice.say("log-round", number=report.number),
        *salvos,
        *_tell_pegs(voice, report, to),
        *_tell_misses(voice, report),
        *(_ship(voice, "log-ship-sunk", ship, to) for ship in report.sunk),
        *_tell_own_strikes(voice, report.struck if voice.ruleset.sea.shared else ()),
        *_tell_missing_orders(voice, report),
    )


def _tell_pegs(voice: Voice, report: RoundAnswered, to: Viewer) -> Lines:
    """Sentences about the new red pegs of a shared sea (FO4), and the ships as far as told."""
    if not voice.ruleset.sea.shared:
        return ()
    if not report.hits:
        return (voice.say("log-no-hits"),)
    cells = voice.cells(hit.at for hit in report.hits)
    named = _tell_ships(voice, report.hits, to)
    return (voice.say("log-hits", cells=cells, count=len(report.hits)), *named)


def _tell_misses(voice: Voice, report: RoundAnswered) -> Lines:
    return (voice.say("log-misses", cells=voice.cells(report.misses)),) if report.misses else ()


def _tell_missing_orders(voice: Voice, report: RoundAnswered) -> Lines:
    if not report.missed:
        return ()
    return (voice.say("log-no-order", names=voice.players(report.missed)),)


def _tell_fleet(voice: Voice, report: FleetPlaced | FleetReady, to: Viewer) -> Lines:
    return (_of(voice, "log-fleet-ready", report.seat, to),)


def _tell_move(voice: Voice, report: ShipMoved, to: Viewer) -> Lines:
    # Ships are listed in the order of the fleet, so the number tells the class.
    classes = [entry.name for entry in voice.ruleset.fleet for _ in range(entry.count)]
    ship, cells = voice.ship(classes[report.ship]), voice.cells(report.to)
    return (_of(voice, "log-ship-moved", report.seat, to, ship=ship, cells=cells),)


def _tell_order(voice: Voice, report: OrderNoted, to: Viewer) -> Lines:
    order = report.order.command
    if isinstance(order, UseWeapon):
        weapon, target = voice.weapon(order.weapon), aim_words(voice, order.target)
        return (voice.say("log-order-weapon", weapon=weapon, target=target),)
    return (voice.say("log-order-shots", cells=voice.cells(order.at)),)


def aim_words(voice: Voice, target: Target) -> str:
    """Return the target of a special action in words."""
    sort, label = name_target(labels_of(voice.ruleset), target)
    return voice.say(f"aim-{sort}", label=label)


def _tell_order_ready(voice: Voice, report: OrderReady, to: Viewer) -> Lines:
    return (_of(voice, "log-order-ready", report.seat, to),)


def _tell_beginning(voice: Voice, report: PlayBegan, to: Viewer) -> Lines:
    if report.first is None:
        return (voice.say("log-rounds-began"),)
    return (_of(voice, "log-play-began", report.first, to),)


def _tell_declaration(voice: Voice, report: VictoryDeclared, to: Viewer) -> Lines:
    key = "log-declared-right" if report.right else "log-declared-wrong"
    return (_of(voice, key, report.by, to),)


def _tell_same_turn(voice: Voice, report: TurnHeld, to: Viewer) -> Lines:
    return (_of(voice, f"log-turn-{report.step}", report.seat, to),)


def _tell_next_turn(voice: Voice, report: TurnPassed, to: Viewer) -> Lines:
    return (_of(voice, "log-turn-passed", report.to, to),)


def _tell_out(voice: Voice, report: SeatOut, to: Viewer) -> Lines:
    return (_of(voice, "log-seat-out", report.seat, to),)


def _tell_leaving(voice: Voice, report: SeatLeft, to: Viewer) -> Lines:
    return (_of(voice, f"log-left-{report.why}", report.seat, to),)


def _tell_tie(voice: Voice, report: TieReached, to: Viewer) -> Lines:
    return (voice.say("log-tie", names=voice.players(report.seats)),)


def _tell_ending(voice: Voice, report: GameEnded, to: Viewer) -> Lines:
    if report.winner is None:
        return (voice.say("log-agreed" if report.why is Why.AGREED else "log-drawn"),)
    seats = voice.ruleset.seats
    return (_of(voice, f"log-won-{report.why}", report.winner, to, seats=seats),)


_LINES: dict[type[Report], Callable[..., Lines]] = {
    SalvoAnswered: _tell_salvo,
    RadarAnswered: _tell_radar,
    RoundAnswered: _tell_round,
    FleetPlaced: _tell_fleet,
    FleetReady: _tell_fleet,
    ShipMoved: _tell_move,
    OrderNoted: _tell_order,
    OrderReady: _tell_order_ready,
    PlayBegan: _tell_beginning,
    VictoryDeclared: _tell_declaration,
    TurnHeld: _tell_same_turn,
    TurnPassed: _tell_next_turn,
    SeatOut: _tell_out,
    SeatLeft: _tell_leaving,
    TieReached: _tell_tie,
    GameEnded: _tell_ending,
}
