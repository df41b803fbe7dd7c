"""Placing a fleet at the prompt: drawn by chance, put right, from the saved fleets, or by hand."""

from collections.abc import Awaitable, Callable
from enum import StrEnum

from seabattle.cli.line_mode.meta_command import run_meta_command
from seabattle.cli.line_mode.seat_prompt import SeatPrompt
from seabattle.client.saved_fleets import tidy_name
from seabattle.game import Phase, PlaceFleet, Refusal
from seabattle.game.permission.placement import clash_between, ship_fault
from seabattle.grid import Cell, Col, Row
from seabattle.grid.shape import shape_of, turn_shape
from seabattle.matches import SYSTEM
from seabattle.records.sketch import draw_signs
from seabattle.rules import Ruleset, Ship, ShipClass, random_fleet
from seabattle.speech import say
from seabattle.speech.printable_text import printable_text
from seabattle.speech.reading.order_word import MetaCommand, OrderWord, spoken_word
from seabattle.speech.reading.ship_reader import read_ship
from seabattle.speech.sea_description import ship_line

Fleet = tuple[Ship, ...]

SHOWN_WORDS = frozenset({OrderWord.RULES, OrderWord.BOARD, OrderWord.LOG, OrderWord.QUIT})
"""Words whose output can be seen while a fleet is placed."""


class PlacingVerb(StrEnum):
    """An action on a fleet that is not placed yet; each has its word in every language."""

    RANDOM = "random"
    HAND = "hand"
    TURN = "turn"
    SAVE = "save"
    LOAD = "load"


SHORT = {"r": PlacingVerb.RANDOM, "h": PlacingVerb.HAND}


class FleetPrompt:
    """The prompt at which a player prepares a fleet until it is placed."""

    def __init__(self, seat_prompt: SeatPrompt) -> None:
        self._seat_prompt = seat_prompt
        self._prompt = seat_prompt.prompt
        self._ruleset: Ruleset = seat_prompt.view.ruleset
        self._fleet: Fleet = random_fleet(self._ruleset, SYSTEM)
        self._verb_handlers: dict[PlacingVerb, Callable[[str], Awaitable[None]]] = {
            PlacingVerb.RANDOM: self._draw_random,
            PlacingVerb.HAND: self._place_by_hand,
            PlacingVerb.TURN: self._turn_ship,
            PlacingVerb.SAVE: self._save_fleet,
            PlacingVerb.LOAD: self._load_fleet,
        }

    async def place_fleet(self) -> None:
        """Ask until the fleet is placed, here or elsewhere."""
        self._show_fleet()
        while self._seat_prompt.view.table.phase is Phase.PLACING:
            question = self._prompt.speaker.say("line-ask-place")
            typed = (await self._prompt.ask(question, self._seat_prompt.overhear)).strip()
            if await self._obey(typed):
                return

    async def _obey(self, typed: str) -> bool:
        """Do what was typed; return whether the fleet is placed, or is no longer awaited."""
        if not typed:
            return await self._seat_prompt.send(PlaceFleet(self._fleet))
        first, _, rest = typed.partition(" ")
        verb, word = self._read_verb(first), spoken_word(self._prompt.speaker.lang, first)
        if verb is not None:
            await self._verb_handlers[verb](rest.strip())
        elif first.isascii() and first.isdigit():
            self._move_ship(int(first), rest)
        elif word is OrderWord.RESIGN:
            return await self._seat_prompt.obey(typed)
        elif word is not None and word in SHOWN_WORDS:
            await self._look(word)
        else:
            self._show_help()
        return False

    def _read_verb(self, typed: str) -> PlacingVerb | None:
        lang, plain = self._prompt.speaker.lang, typed.casefold()
        for verb in PlacingVerb:
            if plain in (verb.value, say(lang, f"order-{verb.value}").casefold()):
                return verb
        return SHORT.get(plain)

    async def _look(self, word: OrderWord) -> None:
        if word is OrderWord.BOARD:
            self._draw_fleet()
        else:
            await run_meta_command(self._seat_prompt, MetaCommand(word))

    def _show_fleet(self) -> None:
        speaker = self._prompt.speaker
        if self._seat_prompt.display.boards:
            self._draw_fleet()
        else:
            self._prompt.say("line-place-fleet")
        for number, ship in enumerate(self._fleet, 1):
            self._prompt.say("line-place-ship", number=number, ship=ship_line(speaker, ship))

    def _draw_fleet(self) -> None:
        """The sea with every ship under the number that it has in the list."""
        numbers = {
            cell: str(number) for number, ship in enumerate(self._fleet, 1) for cell in ship.cells
        }
        self._prompt.tell("\n" + draw_signs(self._ruleset, numbers) + "\n")

    async def _draw_random(self, _rest: str) -> None:
        self._fleet = random_fleet(self._ruleset, SYSTEM)
        self._show_fleet()

    async def _place_by_hand(self, _rest: str) -> None:
        placed: list[Ship] = []
        for entry in self._ruleset.fleet:
            for number in range(1, entry.count + 1):
                placed.append(await self._ask_ship(entry, number, placed))
        self._fleet = tuple(placed)
        self._show_fleet()

    async def _ask_ship(self, entry: ShipClass, number: int, placed: list[Ship]) -> Ship:
        speaker = self._prompt.speaker
        question = speaker.say(
            "ask-ship",
            ship=speaker.ship(entry.name),
            decks=entry.size,
            number=number,
            count=entry.count,
        )
        while True:
            typed = await self._prompt.ask(question, self._seat_prompt.overhear)
            word = spoken_word(speaker.lang, typed.strip())
            if word is not None and word in SHOWN_WORDS:
                await self._look(word)
                continue
            ship = read_ship(self._ruleset, entry, typed)
            obstacle = (
                ship
                if isinstance(ship, Refusal)
                else placement_obstacle(self._ruleset, ship, placed)
            )
            if obstacle is not None:
                self._prompt.refuse(speaker.refusal(obstacle))
            elif isinstance(ship, Ship):
                return ship

    def _move_ship(self, number: int, cells: str) -> None:
        """Put one ship elsewhere."""
        ship = self._ship(number)
        if ship is None:
            return
        entry = self._ruleset.ship_class(ship.ship_class)
        assert entry is not None
        self._replace_ship(number, read_ship(self._ruleset, entry, cells))

    async def _turn_ship(self, rest: str) -> None:
        """Turn one ship about the corner of its box."""
        if not (rest.isascii() and rest.isdigit()):
            self._show_help()
            return
        ship = self._ship(int(rest))
        if ship is not None:
            self._replace_ship(int(rest), Ship(ship.ship_class, turn_cells(ship.cells)))

    def _ship(self, number: int) -> Ship | None:
        if 1 <= number <= len(self._fleet):
            return self._fleet[number - 1]
        self._prompt.refuse(
            self._prompt.speaker.say("line-place-no-ship", number=number, count=len(self._fleet))
        )
        return None

    def _replace_ship(self, number: int, ship: Ship | Refusal) -> None:
        others = [*self._fleet[: number - 1], *self._fleet[number:]]
        obstacle = (
            ship if isinstance(ship, Refusal) else placement_obstacle(self._ruleset, ship, others)
        )
        if obstacle is not None:
            self._prompt.refuse(self._prompt.speaker.refusal(obstacle))
        elif isinstance(ship, Ship):
            self._fleet = (*self._fleet[: number - 1], ship, *self._fleet[number:])
            self._show_fleet()

    async def _save_fleet(self, rest: str) -> None:
        name = tidy_name(rest)
        if name is None:
            self._prompt.say("line-place-name", example="A")
            return
        kept = await self._prompt.table.saved_fleets.keep(self._ruleset, name, self._fleet)
        if kept:
            self._prompt.say("line-place-saved", name=name)
        else:
            self._prompt.say("line-place-full")

    async def _load_fleet(self, rest: str) -> None:
        fleets = await self._prompt.table.saved_fleets.fleets(self._ruleset)
        if not fleets:
            self._prompt.say("line-place-none")
        elif rest in fleets:
            self._fleet = fleets[rest]
            self._show_fleet()
        else:
            if rest:
                self._prompt.say("line-place-unknown", name=printable_text(rest))
            self._prompt.say("line-place-kept", names=", ".join(fleets))

    def _show_help(self) -> None:
        speaker = self._prompt.speaker
        longest = self._fleet[0]
        ends = f"{speaker.cell(min(longest.cells))} {speaker.cell(max(longest.cells))}"
        for key in ("take", "random", "hand"):
            self._prompt.tell("  " + speaker.say(f"line-place-{key}"))
        self._prompt.tell("  " + speaker.say("line-place-adjust", example=f"1 {ends}"))
        for key in ("turn", "save", "load", "see"):
            self._prompt.tell("  " + speaker.say(f"line-place-{key}"))


def turn_cells(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells after a quarter turn; the top left corner of their box stays where it is."""
    top, left = min(cell.row for cell in cells), min(cell.col for cell in cells)
    lying = turn_shape(shape_of(cells))
    return tuple(Cell(Row(top + cell.row), Col(left + cell.col)) for cell in lying.cells)


def placement_obstacle(ruleset: Ruleset, ship: Ship, placed: list[Ship]) -> Refusal | None:
    """Return why a ship must not lie there, beside the ships already placed."""
    fault = ship_fault(ruleset, ship)
    if fault is not None:
        return fault
    clashes = (clash_between(ruleset, ship, other) for other in placed)
    return next((clash for clash in clashes if clash is not None), None)
