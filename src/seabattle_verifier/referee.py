"""Referee that replays a game: it takes one command after the other and returns the events.

It is one mutable object, written from the numbered rules alone; the program itself has
separate pure functions to decide and to evolve.
"""

from collections.abc import Callable

from seabattle_verifier.aim import LOOKS, reach
from seabattle_verifier.fault import Illegal, Json
from seabattle_verifier.fleet import Cell, cells_of, check_distance, check_fleet, check_ship
from seabattle_verifier.flow import cells_to_name, first_seat, next_step, shots_of_turn
from seabattle_verifier.guns import Guns, Hit
from seabattle_verifier.manoeuvre import moves_of
from seabattle_verifier.rules import Rules
from seabattle_verifier.seat import Seat, said_ship
from seabattle_verifier.value import is_whole

Events = list[Json]


class Referee:
    """A table at which one ruleset is played."""

    def __init__(self, rules: Rules) -> None:
        """A new game with all seats taken."""
        self.rules = rules
        uses = {name: weapon["count"] for name, weapon in rules.arsenal.items()}
        self.seats = [Seat(number, dict(uses)) for number in range(rules.said["seats"])]
        self.phase = "placing"
        self.turn: int | None = None
        self.step = "attack"
        self.round = 0
        self.tied: list[int] = []
        self.guns = Guns(self.seats, rules.shared, rules.spares_own)

    @property
    def present(self) -> list[Seat]:
        """The seats still in the game."""
        return [seat for seat in self.seats if not seat.out]

    @property
    def awaited(self) -> list[Seat]:
        """The seats whose fleet or order is missing."""
        if self.phase == "placing":
            return [seat for seat in self.present if not seat.ships]
        return [seat for seat in self.present if seat.order is None]

    def pegs(self) -> set[Cell]:
        """The red pegs of a shared sea (FO4)."""
        return set().union(*(seat.hits for seat in self.seats)) if self.rules.shared else set()

    # Commands.

    def play(self, command: Json) -> Events:
        """Carry out *command* and return its events, or raise :class:`Illegal`."""
        if self.phase == "over":
            raise Illegal("the game is over")
        kind = command.get("type")
        handler = _HANDLERS.get(kind) if isinstance(kind, str) else None
        if handler is None:
            raise Illegal(f"there is no command {kind}")
        return handler(self, command)

    def seat_of(self, command: Json) -> Seat:
        """The seat that a command names, which must be in the game."""
        number = command.get("seat")
        if not is_whole(number) or not 0 <= number < len(self.seats):
            raise Illegal(f"there is no seat {number}")
        if self.seats[number].out:
            raise Illegal(f"seat {number} is out of the game")
        return self.seats[number]

    def acting_seat(self, command: Json) -> Seat:
        """The seat that a command names, whose turn it must be."""
        seat = self.seat_of(command)
        if self.phase != "playing":
            raise Illegal("nobody may act now")
        if self.turn is not None and self.turn != seat.number:
            raise Illegal(f"it is the turn of seat {self.turn}")
        return seat

    def place_fleet(self, command: Json) -> Events:
        """A fleet is placed once, before play (C1)."""
        seat = self.seat_of(command)
        if self.phase != "placing" or seat.ships:
            raise Illegal("no fleet is to be placed now")
        seat.ships = check_fleet(self.rules.said, command.get("ships"))
        said = [said_ship(ship) for ship in seat.ships]
        placed = {"type": "fleet-placed", "seat": seat.number, "ships": said}
        return [placed, *self.open_play()]

    def open_play(self) -> Events:
        """Play begins when all fleets are in (C2, SB9)."""
        if self.awaited:
            return []
        if self.rules.in_rounds:
            return self.begin(None)
        agreed = first_seat(self.rules)
        if agreed is None:
            self.phase = "lots"
            return []
        return self.begin(agreed if not self.seats[agreed].out else self.next_seat(agreed))

    def begin(self, first: int | None) -> Events:
        """The first turn, or the first round."""
        self.phase, self.round, self.turn, self.step = "playing", 1, first, "attack"
        for seat in self.seats:
            if first in (None, seat.number):
                self.begin_turn(seat)
        return [{"type": "play-began", "first": first}]

    def begin_turn(self, seat: Seat) -> None:
        """A seat has its shots again."""
        seat.shots = shots_of_turn(self.rules, seat.afloat)
        seat.turns += 1
        seat.moved, seat.order = False, None

    def draw_lots(self, command: Json) -> Events:
        """A lot decides who begins (SB9), or who wins a tie (FO7)."""
        number = command.get("seat")
        if not is_whole(number):
            raise Illegal("lots are drawn for a seat")
        if self.phase == "lots" and number in [seat.number for seat in self.present]:
            return self.begin(number)
        if self.phase == "tie" and number in self.tied:
            return self.end(number, "lot")
        raise Illegal("lots are not drawn now, or not for this seat")

    def fire(self, command: Json) -> Events:
        """Plain shots (SB8, BN4, CL4), or an order for the round (FO3)."""
        seat = self.acting_seat(command)
        cells = self.check_shots(seat, command)
        if self.rules.in_rounds:
            return self.give_order(seat, command)
        impacts, hits = self.guns.volley(seat, cells)
        landed = {"type": "salvo-landed", "by": seat.number, "impacts": impacts}
        seat.shots, seat.known = seat.shots - len(cells), seat.known | set(cells)
        return [landed, *self.go_on(seat, None, hits)]

    def check_shots(self, seat: Seat, command: Json) -> tuple[Cell, ...]:
        """The cells of a plain shot, if they may be fired at now."""
        if self.step == "spent":
            raise Illegal("the attack of this turn is lost")
        if self.step == "second" and not self.may_fire_second(seat):
            raise Illegal("there is no second shot for this fleet")
        cells, settled = cells_of(command.get("at")), self.settled(seat)
        rows, cols = self.rules.rows, self.rules.columns
        if not all(0 <= row < rows and 0 <= col < cols for row, col in cells):
            raise Illegal("the shot falls outside the grid")
        if len(set(cells)) != len(cells) or settled.intersection(cells):
            raise Illegal("a cell is named twice, or its answer is known")
        wanted = cells_to_name(self.rules, seat.shots, len(settled))
        if len(cells) != wanted:
            raise Illegal(f"{len(cells)} shots where the turn has {wanted}")
        return cells

    def may_fire_second(self, seat: Seat) -> bool:
        """Whether the fleet is sound enough for the second shot (BO3)."""
        rule = self.rules.turn.get("second_shot")
        return rule is not None and seat.undamaged > rule.get("undamaged_above", 1)

    def settled(self, seat: Seat) -> set[Cell]:
        """Where firing again is pointless (C5)."""
        if self.rules.manoeuvre is not None:
            return set()
        return seat.known if self.rules.spares_own else seat.known | self.pegs()

    def go_on(self, seat: Seat, weapon: Json | None, hits: list[Hit]) -> Events:
        """The losses of an attack, and who goes on after it."""
        losses = self.losses(hits)
        if self.phase != "playing":
            return losses
        step = next_step(self.rules, self.step, weapon, seat.shots, [hit.sank for hit in hits])
        if step is None or seat.out:
            return [*losses, self.pass_turn(seat)]
        return [*losses, self.hold(seat, step)]

    def use_weapon(self, command: Json) -> Events:
        """A special action (BN6 to BN9), or an order for the round."""
        name = command.get("weapon")
        weapon = self.rules.arsenal.get(name) if isinstance(name, str) else None
        if weapon is None:
            raise Illegal(f"there is no {name}")
        seat = self.acting_seat(command)
        if self.step in ("spent", "second"):
            raise Illegal("no special action now")
        if seat.uses[weapon["name"]] < 1:
            raise Illegal(f"{weapon['name']} is used up")
        if seat.turns < weapon.get("unlock_turn", 1):
            raise Illegal(f"{weapon['name']} comes later")
        cells = reach(self.rules.said, weapon, command.get("target", {}))
        if self.rules.in_rounds:
            return self.give_order(seat, command)
        seat.uses[weapon["name"]] -= 1
        if weapon["kind"] in LOOKS:
            swept = self.guns.sweep(seat, weapon, cells)
            on = next_step(self.rules, self.step, weapon, seat.shots, ())
            return [swept] if on else [swept, self.pass_turn(seat)]
        return self.strike_specially(seat, weapon, cells)

    def strike_specially(self, seat: Seat, weapon: Json, cells: list[Cell]) -> Events:
        """A special action that harms."""
        cells = self.guns.course(seat, weapon, cells)
        impacts, hits = self.guns.volley(seat, cells)
        landed = {"type": "salvo-landed", "by": seat.number, "impacts": impacts}
        seat.known |= set(cells)
        return [landed | {"weapon": weapon["name"]}, *self.go_on(seat, weapon, hits)]

    def move_ship(self, command: Json) -> Events:
        """An undamaged ship moves before the attack (BO1)."""
        if self.rules.manoeuvre is None:
            raise Illegal("ships stand still")
        seat, number = self.acting_seat(command), command.get("ship")
        if self.step not in ("attack", "spent") or seat.moved:
            raise Illegal("no ship moves now")
        if not is_whole(number) or not 0 <= number < len(seat.ships):
            raise Illegal(f"there is no ship {number}")
        name, cells = seat.ships[number]
        if seat.hits.intersection(cells):
            raise Illegal(f"the {name} is damaged")
        said = {"ship_class": name, "cells": command.get("to")}
        to = tuple(sorted(cells_of(command.get("to"))))
        if to not in moves_of(self.rules.manoeuvre, cells):
            raise Illegal(f"the {name} cannot get there in one move")
        moved = check_ship(self.rules.said, said)
        for index, other in enumerate(seat.ships):
            if index != number:
                check_distance(self.rules.said, moved, other)
        seat.ships[number], seat.moved = moved, True
        places = [list(cell) for cell in to]
        return [{"type": "ship-moved", "seat": seat.number, "ship": number, "to": places}]

    def declare(self, command: Json) -> Events:
        """A seat declares that the enemy's fleet is sunk (BO4)."""
        if not self.rules.declared:
            raise Illegal("victory is not declared in this game")
        seat = self.acting_seat(command)
        if self.step != "attack":
            raise Illegal("victory is declared before attacking")
        right = not any(other.afloat for other in self.present if other is not seat)
        said = {"type": "victory-declared", "by": seat.number, "right": right}
        if right:
            return [said, *self.end(seat.number, "declared")]
        if self.rules.manoeuvre is not None:
            return [said, self.hold(seat, "spent")]
        return [said, self.pass_turn(seat)]

    def end_turn(self, command: Json) -> Events:
        """A seat passes its turn, where the rules allow it."""
        seat = self.acting_seat(command)
        everywhere = self.rules.rows * self.rules.columns
        helpless = self.turn is not None and len(self.settled(seat)) == everywhere
        if self.step not in ("second", "spent") and not helpless:
            raise Illegal("the turn must be used")
        return [self.pass_turn(seat)]

    def leave(self, command: Json) -> Events:
        """A seat resigns, or its time is out (C4), or the host drops it (FO3)."""
        seat = self.seat_of(command)
        why = _LEAVING[command["type"]]
        if self.phase == "tie" and why != "dropped":
            raise Illegal("only lots decide now")
        if why == "dropped":
            needed = self.rules.rounds.get("drop_after") if self.rules.in_rounds else None
            if needed is None or seat.missed < needed:
                raise Illegal("the seat has not missed enough rounds")
        seat.out = seat.gone = True
        left = {"type": "seat-left", "seat": seat.number, "why": why}
        if len(self.present) == 1:
            return [left, *self.end(self.present[0].number, why)]
        return [left, *self.go_on_without(seat)]

    def go_on_without(self, seat: Seat) -> Events:
        """Continue the game after a seat has left."""
        if self.phase == "placing":
            return self.open_play()
        if self.phase != "playing":
            return []
        if not self.rules.in_rounds:
            return [self.pass_turn(seat)] if self.turn == seat.number else []
        return [] if self.awaited else self.carry_out_round({})

    def call_off(self, _command: Json) -> Events:
        """All players have agreed to stop."""
        return self.end(None, "agreed")

    # Rounds.

    def give_order(self, seat: Seat, command: Json) -> Events:
        """A seat gives its secret order; the last one closes the round."""
        given = {"type": "order-given", "seat": seat.number, "order": command}
        given["again"] = seat.order is not None
        seat.order = command
        return [given] if self.awaited else [given, *self.carry_out_round({})]

    def close_round(self, command: Json) -> Events:
        """The host or the deadline ends the round."""
        if not self.rules.in_rounds or self.phase != "playing":
            raise Illegal("there is no round to close")
        drawn = command.get("drawn", [])
        if not isinstance(drawn, list):
            raise Illegal("drawn shots are a list")
        random = self.rules.rounds.get("missed", "not-fired") == "random"
        wanted = [seat.number for seat in self.awaited] if random else []
        seats = [shot.get("seat") for shot in drawn]
        if not all(map(is_whole, seats)) or seats != wanted:
            raise Illegal("shots are drawn for the seats without an order, and for no others")
        for shot in drawn:
            if shot.get("type") != "fire":
                raise Illegal("only plain shots are drawn by lot")
            self.check_shots(self.seats[shot["seat"]], shot)
        return self.carry_out_round({shot["seat"]: shot for shot in drawn})

    def carry_out_round(self, drawn: dict[int, Json]) -> Events:
        """Radars first, then all shots at once, then who is left (FO3 to FO7)."""
        still = self.present
        orders = {seat.number: seat.order for seat in still if seat.order is not None}
        missed = [seat.number for seat in still if seat.order is None]
        attacks = dict(sorted({**orders, **drawn}.items()))
        swept, struck = self.aim_all(attacks)
        impacts, hits = self.guns.volleys(struck)
        salvos = [
            {"by": number, "impacts": said, "weapon": attacks[number].get("weapon")}
            for number, said in impacts.items()
        ]
        closed = {"type": "round-closed", "number": self.round, "salvos": salvos}
        closed |= {"missed": missed, "sunk": _sunk(hits)}
        self.begin_next_round(still, missed, struck)
        return [*swept, closed, *self.losses(hits)]

    def aim_all(self, attacks: dict[int, Json]) -> tuple[Events, dict[int, list[Cell]]]:
        """The radar sweeps, and the cells that the other seats strike."""
        swept, struck = [], {}
        for number, attack in attacks.items():
            seat = self.seats[number]
            if attack["type"] == "fire":
                struck[number] = list(cells_of(attack["at"]))
                continue
            weapon = self.rules.arsenal[attack["weapon"]]
            cells = reach(self.rules.said, weapon, attack["target"])
            seat.uses[weapon["name"]] -= 1
            if weapon["kind"] in LOOKS:
                swept.append(self.guns.sweep(seat, weapon, cells))
            else:
                struck[number] = self.guns.course(seat, weapon, cells)
        return swept, struck

    def begin_next_round(
        self, still: list[Seat], missed: list[int], struck: dict[int, list[Cell]]
    ) -> None:
        """Note the answers, and give all seats new shots."""
        self.round += 1
        for number, cells in struck.items():
            self.seats[number].known.update(cells)
        for seat in self.seats:
            seat.missed = seat.missed + 1 if seat.number in missed else 0
        for seat in still:
            self.begin_turn(seat)

    # What ends a turn, and the game.

    def next_seat(self, number: int) -> int:
        """The seat whose turn comes after that of seat *number*."""
        present = [seat.number for seat in self.present]
        return min((other for other in present if other > number), default=min(present))

    def pass_turn(self, seat: Seat) -> Json:
        """The turn goes to the next seat that is in."""
        self.turn, self.step = self.next_seat(seat.number), "attack"
        self.begin_turn(self.seats[self.turn])
        return {"type": "turn-passed", "to": self.turn}

    def hold(self, seat: Seat, step: str) -> Json:
        """The turn goes on: with a shot, unless the attack is lost."""
        self.step = step
        seat.shots = 0 if step == "spent" else max(1, seat.shots)
        return {"type": "turn-held", "seat": seat.number, "step": step}

    def losses(self, hits: list[Hit]) -> Events:
        """The seats without ships, and the end of the game if it follows (SB10, FO7)."""
        if self.rules.declared:
            return []
        owners = sorted({hit.owner for hit in hits})
        fallen = [number for number in owners if not self.seats[number].afloat]
        for number in fallen:
            self.seats[number].out = True
        outs: Events = [{"type": "seat-out", "seat": number} for number in fallen]
        if not fallen or len(self.present) > 1:
            return outs
        if self.present:
            return [*outs, *self.end(self.present[0].number, "sunk")]
        if len(fallen) > 1 and self.rules.victory.get("tie", "lot") == "lot":
            self.phase, self.tied, self.turn = "tie", fallen, None
            return [*outs, {"type": "tie-reached", "seats": fallen}]
        return [*outs, *self.end(None, "drawn")]

    def end(self, winner: int | None, why: str) -> Events:
        """The end, at which all fields are shown."""
        self.phase, self.turn = "over", None
        fleets = [[said_ship(ship) for ship in seat.ships] for seat in self.seats]
        return [{"type": "game-ended", "winner": winner, "why": why, "fleets": fleets}]


def _sunk(hits: list[Hit]) -> list[list[object]]:
    """The ships that sank in a round, each once, by owner and ship."""
    found = {
        (hit.owner, hit.ship["ship_class"], str(hit.ship["cells"])): hit for hit in hits if hit.sank
    }
    ordered = sorted(
        found.values(), key=lambda hit: (hit.owner, hit.ship["ship_class"], hit.ship["cells"])
    )
    return [[hit.owner, hit.ship, True, True] for hit in ordered]


_LEAVING = {"resign": "resigned", "run-out-of-time": "time", "drop-seat": "dropped"}

_HANDLERS: dict[str, Callable[[Referee, Json], Events]] = {
    "place-fleet": Referee.place_fleet,
    "draw-lots": Referee.draw_lots,
    "fire": Referee.fire,
    "use-weapon": Referee.use_weapon,
    "move-ship": Referee.move_ship,
    "declare-victory": Referee.declare,
    "end-turn": Referee.end_turn,
    "resign": Referee.leave,
    "run-out-of-time": Referee.leave,
    "drop-seat": Referee.leave,
    "close-round": Referee.close_round,
    "call-off": Referee.call_off,
}
