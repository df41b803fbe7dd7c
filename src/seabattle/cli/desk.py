"""A person's place at the table: what is asked, what is typed, what is told."""

from seabattle.cli.order import Wish, Word, order_name, read_order
from seabattle.cli.placing import place_fleet
from seabattle.cli.prompt import Prompt
from seabattle.drawing import draw_scene
from seabattle.game import Phase, PlaceFleet, Refusal, SeatCommand
from seabattle.speech import rule_page
from seabattle.views import View, moves, options, shots_now


class Quit(Exception):  # noqa: N818 -- Leaving is no error.
    """The person has left the table."""


class Desk:
    """One person's place: it reads lines, writes lines, and sees nothing but a view."""

    def __init__(self, prompt: Prompt, *, ascii_only: bool = False) -> None:
        self._prompt = prompt
        self._speaker = prompt.speaker
        self._ascii = ascii_only
        self._heard = 0

    def act(self, view: View) -> SeatCommand:
        """What the person wants to do; asked again until it is something to do."""
        self.catch_up(view)
        if view.table.phase is Phase.PLACING:
            assert view.seat is not None
            return PlaceFleet(view.seat, place_fleet(view.ruleset, self._prompt))
        self.draw(view)
        while True:
            order = read_order(view, self._speaker, self._prompt.ask(self._question(view)))
            if isinstance(order, Refusal):
                self._prompt.refuse(order)
            elif isinstance(order, Wish):
                self._show(view, order.word)
            else:
                return order

    def catch_up(self, view: View) -> None:
        """Tell what has been heard since the last time."""
        for report in view.log[self._heard :]:
            for line in self._speaker.report(report, view.seat):
                self._prompt.tell(line)
        self._heard = len(view.log)

    def draw(self, view: View) -> None:
        """Show the boards."""
        self._prompt.tell("\n" + draw_scene(view, self._speaker, ascii=self._ascii) + "\n")

    def _question(self, view: View) -> str:
        wanted = shots_now(view)
        key = "ask-round" if view.ruleset.turn.in_rounds else f"ask-{view.table.step}"
        return self._speaker.say(key, shots=wanted, turn=max(view.own.turns, 1)) + " "

    def _show(self, view: View, word: Word) -> None:
        if word is Word.QUIT:
            raise Quit
        if word is Word.RULES:
            self._prompt.tell(rule_page(view.ruleset, self._speaker.lang))
        elif word is Word.BOARD:
            self.draw(view)
        elif word is Word.LOG:
            self._heard = 0
            self.catch_up(view)
        elif word is Word.MOVE:
            self._list_moves(view)
        else:
            self._help(view)

    def _list_moves(self, view: View) -> None:
        choices = moves(view)
        for number, move in enumerate(choices, 1):
            ship = view.own.ships[move.ship]
            self._prompt.tell(
                self._speaker.say(
                    "move-choice",
                    number=number,
                    ship=self._speaker.ship(ship.ship_class),
                    come_from=self._speaker.cells(ship.cells),
                    to=self._speaker.cells(move.to),
                )
            )
        self._prompt.tell(self._speaker.say("move-how" if choices else "move-none"))

    def _help(self, view: View) -> None:
        """What can be typed now, and why not the rest."""
        for option in options(view):
            weapon = view.ruleset.weapon(option.weapon) if option.weapon else None
            called = order_name(self._speaker, weapon) if weapon else ""
            line = self._speaker.say(f"can-{option.action}", word=called)
            if option.refusal is not None:
                line += " — " + self._speaker.refusal(option.refusal)
            self._prompt.tell("  " + line)
        self._prompt.tell("  " + self._speaker.say("can-see"))
