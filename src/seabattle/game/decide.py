"""What comes of a command: events, or the reason why not. Pure: no clock, no dice."""

from collections.abc import Callable, Sequence

from seabattle.game.command import (
    Attack,
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Fire,
    MoveShip,
    PlaceFleet,
    Resign,
    RunOutOfTime,
    UseWeapon,
)
from seabattle.game.event import (
    Event,
    FleetPlaced,
    GameEnded,
    Impact,
    OrderGiven,
    PlayBegan,
    RadarSwept,
    RoundClosed,
    SalvoLanded,
    SeatLeft,
    SeatOut,
    ShipMoved,
    Step,
    Struck,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
    Why,
)
from seabattle.game.gunnery import aimed_at, at_sea, sweep, targets_of, volley, volleys
from seabattle.game.permit import why_not_seat
from seabattle.game.placement import in_order
from seabattle.game.refusal import (
    GameIsOver,
    NoLots,
    NoRounds,
    NotACandidate,
    NotDroppable,
    NotPlaying,
    Refusal,
    SeatIsOut,
    UnknownSeat,
    WrongDraw,
)
from seabattle.game.seat import Seat, SeatMask, seats_in
from seabattle.game.side import Side
from seabattle.game.state import State
from seabattle.game.table import Phase, Table, after, gone, without
from seabattle.rules import AgainAfter, Begins, Kind, MissedShot, Ruleset, Tie

Events = tuple[Event, ...]


def why_not(ruleset: Ruleset, state: State, command: Command) -> Refusal | None:
    """Name what stands in the way of *command*, or ``None`` when nothing does."""
    if isinstance(command, DrawLots):
        return _why_no_lots(state.table, command.seat)
    if isinstance(command, CloseRound):
        return _why_not_close(ruleset, state, command)
    if isinstance(command, DropSeat):
        return _why_not_drop(ruleset, state.table, command.seat)
    seat = command.seat
    side = state.sides[seat] if 0 <= seat < len(state.sides) else state.sides[0]
    return why_not_seat(ruleset, state.table, side, command)


def decide(ruleset: Ruleset, state: State, command: Command) -> Events | Refusal:
    """Say what happens when *command* is given. Nothing changes before :func:`evolve`."""
    obstacle = why_not(ruleset, state, command)
    if obstacle is not None:
        return obstacle
    return _DECISIONS[type(command)](ruleset, state, command)


def _why_no_lots(table: Table, seat: Seat) -> Refusal | None:
    if table.phase is Phase.LOTS:
        candidates = table.present
    elif table.phase is Phase.TIE:
        candidates = table.tied
    else:
        return NoLots()
    return None if 0 <= seat < table.seats and candidates >> seat & 1 else NotACandidate(seat)


def _why_not_close(ruleset: Ruleset, state: State, command: CloseRound) -> Refusal | None:
    table = state.table
    if not ruleset.turn.in_rounds:
        return NoRounds()
    if table.phase is Phase.OVER:
        return GameIsOver()
    if table.phase is not Phase.PLAYING:
        return NotPlaying(tuple(seats_in(table.awaited)))
    random = ruleset.rounds.missed is MissedShot.RANDOM
    awaited = tuple(seats_in(table.awaited)) if random else ()
    if tuple(shot.seat for shot in command.drawn) != awaited:
        return WrongDraw(next((shot.seat for shot in command.drawn), Seat(0)))
    refused = (why_not(ruleset, state, shot) for shot in command.drawn)
    return next((refusal for refusal in refused if refusal is not None), None)


def _why_not_drop(ruleset: Ruleset, table: Table, seat: Seat) -> Refusal | None:
    if not 0 <= seat < table.seats:
        return UnknownSeat(seat, table.seats)
    if table.phase is Phase.OVER:
        return GameIsOver()
    if table.out >> seat & 1:
        return SeatIsOut(seat)
    needed = ruleset.rounds.drop_after if ruleset.turn.in_rounds else None
    missed = table.missed[seat]
    if needed is None or missed < needed:
        return NotDroppable(seat, missed, needed)
    return None


def _place(ruleset: Ruleset, state: State, command: PlaceFleet) -> Events:
    placed = FleetPlaced(command.seat, in_order(ruleset, command.ships))
    last = state.table.awaited == 1 << command.seat
    return (placed, *_opening(ruleset, state.table)) if last else (placed,)


def _opening(ruleset: Ruleset, table: Table) -> Events:
    """How play begins once all fleets are in; by nothing yet where lots decide (SB9)."""
    if ruleset.turn.in_rounds:
        return (PlayBegan(None),)
    if ruleset.turn.begins is Begins.LOT:
        return ()
    agreed = Seat(0 if ruleset.turn.begins is Begins.FIRST else 1)
    return (PlayBegan(agreed if table.present >> agreed & 1 else after(table, agreed)),)


def _draw_lots(ruleset: Ruleset, state: State, command: DrawLots) -> Events:
    if state.table.phase is Phase.LOTS:
        return (PlayBegan(command.seat),)
    return (_ending(state.sides, command.seat, Why.LOT),)


def _attack(ruleset: Ruleset, state: State, command: Attack) -> Events:
    if ruleset.turn.in_rounds:
        return _order(ruleset, state, command)
    if isinstance(command, UseWeapon):
        return _special(ruleset, state, command)
    return _shoot(ruleset, state, command)


def _shoot(ruleset: Ruleset, state: State, command: Fire) -> Events:
    by, table = command.seat, state.table
    afield = at_sea(table.left, state.sides)
    impacts, sides = volley(ruleset, afield, targets_of(ruleset, by), command.at)
    landed = SalvoLanded(by, impacts)
    fresh = _fresh(impacts)
    ending, fallen = _fallen(ruleset, table, sides, fresh)
    if _over(ending):
        return (landed, *ending)
    if fallen >> by & 1:
        return (landed, *ending, _passed(table, by, fallen))
    return (landed, *ending, *_after_shot(ruleset, state, command, fresh, fallen))


def _after_shot(
    ruleset: Ruleset, state: State, command: Fire, fresh: list[Struck], fallen: SeatMask
) -> Events:
    """Who goes on after a plain shot or salvo."""
    by = command.seat
    if state.sides[by].shots_left > len(command.at):
        return (TurnHeld(by, Step.AGAIN),)
    if fresh and _earned_again(ruleset, fresh):
        return (TurnHeld(by, Step.AGAIN),)
    # Not "the first action": a special one may have come on top of this shot.
    first = state.table.step is not Step.SECOND
    if fresh and first and ruleset.turn.second_shot is not None:
        return (TurnHeld(by, Step.SECOND),)
    return (_passed(state.table, by, fallen),)


def _earned_again(ruleset: Ruleset, fresh: list[Struck]) -> bool:
    again = ruleset.turn.again_after
    if again is AgainAfter.SUNK:
        return any(under.sank for under in fresh)
    return again is AgainAfter.HIT


def _special(ruleset: Ruleset, state: State, command: UseWeapon) -> Events:
    by, table = command.seat, state.table
    weapon = ruleset.weapon(command.weapon)
    assert weapon is not None
    afield = at_sea(table.left, state.sides)
    if weapon.kind is Kind.RADAR:
        echoes = sweep(ruleset, afield, command, weapon)
        swept = RadarSwept(by, weapon.name, echoes)
        return (swept, _passed(table, by)) if weapon.takes_turn else (swept,)
    cells = aimed_at(ruleset, command)
    impacts, sides = volley(ruleset, afield, targets_of(ruleset, by), cells)
    landed = SalvoLanded(by, impacts, weapon.name)
    ending, fallen = _fallen(ruleset, table, sides, _fresh(impacts))
    if _over(ending):
        return (landed, *ending)
    if weapon.takes_turn or fallen >> by & 1:
        return (landed, *ending, _passed(table, by, fallen))
    return (landed, *ending, TurnHeld(by, Step.AGAIN))


def _order(ruleset: Ruleset, state: State, command: Attack) -> Events:
    again = bool(state.table.ordered >> command.seat & 1)
    given = OrderGiven(command.seat, command, again)
    if state.table.awaited & ~(1 << command.seat):
        return (given,)
    return (given, *_close(ruleset, state, {**_orders(state), command.seat: command}))


def _orders(state: State) -> dict[Seat, Attack]:
    sides = ((seat, state.sides[seat]) for seat in seats_in(state.table.present))
    return {seat: side.order for seat, side in sides if side.order is not None}


def _close_round(ruleset: Ruleset, state: State, command: CloseRound) -> Events:
    drawn: dict[Seat, Attack] = {shot.seat: shot for shot in command.drawn}
    return _close(ruleset, state, _orders(state), drawn)


def _close(
    ruleset: Ruleset,
    state: State,
    orders: dict[Seat, Attack],
    drawn: dict[Seat, Attack] | None = None,
) -> Events:
    """Carry out a round: radars first, then all shots at once, then who is left."""
    table, drawn = state.table, drawn or {}
    given = {**orders, **drawn}
    attacks = [given[seat] for seat in sorted(given)]
    afield = at_sea(table.left, state.sides)
    swept = tuple(_radars(ruleset, afield, attacks))
    salvos, sides = volleys(ruleset, afield, attacks)
    missed = tuple(seat for seat in seats_in(table.present) if seat not in orders)
    fresh = [under for salvo in salvos for under in _fresh(salvo.impacts)]
    closed = RoundClosed(table.round, salvos, missed, _sunk(fresh))
    ending, _ = _fallen(ruleset, table, sides, fresh)
    return (*swept, closed, *ending)


def _radars(ruleset: Ruleset, sides: Sequence[Side], attacks: Sequence[Attack]) -> list[RadarSwept]:
    found = []
    for attack in attacks:
        weapon = ruleset.weapon(attack.weapon) if isinstance(attack, UseWeapon) else None
        if isinstance(attack, UseWeapon) and weapon is not None and weapon.kind is Kind.RADAR:
            echoes = sweep(ruleset, sides, attack, weapon)
            found.append(RadarSwept(attack.seat, weapon.name, echoes))
    return found


def _sunk(fresh: list[Struck]) -> tuple[Struck, ...]:
    """The ships that sank in a round, each once, in an order that tells nothing of the shots."""
    sunk = {under for under in fresh if under.sank}
    return tuple(sorted(sunk, key=lambda under: (under.owner, under.ship)))


def _fallen(
    ruleset: Ruleset, table: Table, sides: Sequence[Side], fresh: list[Struck]
) -> tuple[Events, SeatMask]:
    """Who has lost the last ship, and whether that ends the game."""
    if not fresh or ruleset.victory.declared:
        return (), 0
    owners = sorted({under.owner for under in fresh if sides[under.owner].sunk})
    if not owners:
        return (), 0
    outs = tuple(SeatOut(seat) for seat in owners)
    fallen = sum(1 << seat for seat in owners)
    left = table.present & ~fallen
    if left & (left - 1):
        return outs, fallen
    return (*outs, _last_standing(ruleset, sides, left, owners)), fallen


def _last_standing(
    ruleset: Ruleset, sides: Sequence[Side], left: SeatMask, fallen: list[Seat]
) -> Event:
    if left:
        return _ending(sides, next(seats_in(left)), Why.SUNK)
    if len(fallen) > 1 and ruleset.victory.tie is Tie.LOT:
        return TieReached(tuple(fallen))
    return _ending(sides, None, Why.DRAWN)


def _over(events: Events) -> bool:
    return bool(events) and isinstance(events[-1], GameEnded | TieReached)


def _ending(sides: Sequence[Side], winner: Seat | None, why: Why) -> GameEnded:
    return GameEnded(winner, why, tuple(side.ships for side in sides))


def _fresh(impacts: tuple[Impact, ...]) -> list[Struck]:
    return [under for impact in impacts for under in impact.struck if under.fresh]


def _passed(table: Table, by: Seat, fallen: SeatMask = 0) -> TurnPassed:
    return TurnPassed(after(without(table, fallen), by))


def _move(ruleset: Ruleset, state: State, command: MoveShip) -> Events:
    return (ShipMoved(command.seat, command.ship, tuple(sorted(command.to))),)


def _declare(ruleset: Ruleset, state: State, command: DeclareVictory) -> Events:
    by, table = command.seat, state.table
    others = seats_in(table.present & ~(1 << by))
    if all(state.sides[other].sunk for other in others):
        return (VictoryDeclared(by, right=True), _ending(state.sides, by, Why.DECLARED))
    wrong = VictoryDeclared(by, right=False)
    # The turn is held whether a ship has moved or not: ending it at once
    # would tell the others that one has.
    if ruleset.manoeuvre is not None:
        return (wrong, TurnHeld(by, Step.SPENT))
    return (wrong, _passed(table, by))


def _end_turn(ruleset: Ruleset, state: State, command: EndTurn) -> Events:
    return (_passed(state.table, command.seat),)


def _leave(ruleset: Ruleset, state: State, command: Resign | RunOutOfTime | DropSeat) -> Events:
    seat, why = command.seat, _LEAVING[type(command)]
    left = SeatLeft(seat, why)
    table = without(state.table, 1 << seat)
    if not table.present & (table.present - 1):
        return (left, _ending(state.sides, next(seats_in(table.present)), why))
    return (left, *_without_them(ruleset, state, table, seat))


def _without_them(ruleset: Ruleset, state: State, table: Table, leaver: Seat) -> Events:
    """How the others go on after somebody has left."""
    if table.phase is Phase.PLACING:
        return () if table.awaited else _opening(ruleset, table)
    if table.phase is not Phase.PLAYING:
        return ()
    if not ruleset.turn.in_rounds:
        return (_passed(table, leaver),) if table.turn == leaver else ()
    if table.awaited:
        return ()
    remaining = State(gone(table, leaver), state.sides)
    return _close(ruleset, remaining, _orders(remaining))


_LEAVING = {Resign: Why.RESIGNED, RunOutOfTime: Why.TIME, DropSeat: Why.DROPPED}

_DECISIONS: dict[type[Command], Callable[..., Events]] = {
    PlaceFleet: _place,
    DrawLots: _draw_lots,
    Fire: _attack,
    UseWeapon: _attack,
    MoveShip: _move,
    DeclareVictory: _declare,
    EndTurn: _end_turn,
    Resign: _leave,
    RunOutOfTime: _leave,
    DropSeat: _leave,
    CloseRound: _close_round,
}
