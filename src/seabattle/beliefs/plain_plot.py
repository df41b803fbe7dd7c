"""A plot in plain Python: what the kernel does, slower and easier to read."""

from collections.abc import Iterable

from seabattle.beliefs.chance import Chance
from seabattle.beliefs.drawing import drawn
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.heard import Heard, Word, wanted
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.listing import listed
from seabattle.beliefs.marks import Marks, Strike, marked
from seabattle.beliefs.problem import cells_in
from seabattle.beliefs.stock import Berths, Stock, combed
from seabattle.beliefs.waters import Waters

MOST_FLEETS = 1 << 20


class PlainPlot:
    """The twin of the kernel's plot."""

    def __init__(self, stock: Stock, effort: Effort, seed: int) -> None:
        if effort.fleets > MOST_FLEETS:
            raise ValueError("too many fleets to keep")
        self._stock = stock
        self._effort = effort
        chance = Chance(seed)
        self._seed = chance.word()
        self._first = chance.below(stock.shelves)
        self._visited = 0
        self._heard: list[Heard] = []
        self._conditions: list[tuple[int, bool]] = []
        """What the answers ask of the fleets of the stock."""
        self._fired = self._struck = 0
        self._own: Waters | None = None
        """The sea as it is known, once the stock has run out."""
        self._listed = False
        self._fleets: list[tuple[Berths, int]] = []
        """Each with its cells."""
        self._settle()

    def __len__(self) -> int:
        return len(self._fleets)

    @property
    def _waters(self) -> Waters:
        return self._own or self._stock.waters

    def hear(self, heard: Heard) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""
        if self._fired >> heard.cell & 1:
            raise ValueError("there is no such shot")
        self._heard.append(heard)
        self._fired |= 1 << heard.cell
        if heard.word is not Word.EMPTY:
            self._struck |= 1 << heard.cell
        condition = wanted(self._waters, heard, self._struck)
        self._conditions.append(condition)
        self._fleets = [
            (fleet, cells)
            for fleet, cells in self._fleets
            if cells & ~self._fired and _meets(fleet, condition)
        ]
        self._settle()

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""
        counts: dict[int, int] = {}
        for _, occupied in self._fleets:
            for cell in cells_in(occupied & ~self._fired):
                counts[cell] = counts.get(cell, 0) + 1
        if not counts:
            raise Impossible("no fleet that agrees with everything told is afloat")
        most = max(counts.values())
        margin = 0 if most == len(self) else self._effort.margin * len(self)
        near = sorted(cell for cell, count in counts.items() if (most - count) * 1000 <= margin)
        return near[Chance(seed).below(len(near))]

    def _settle(self) -> None:
        """Take fleets from the stock while it has some; then find others if too few are left."""
        stock = self._stock
        while not self._own and len(self) < self._effort.fleets and self._visited < stock.shelves:
            shelf = (self._first + self._visited) % stock.shelves
            self._visited += 1
            self._enlist(
                fleet
                for fleet in stock.fits(shelf, self._struck, self._fired & ~self._struck)
                if all(_meets(fleet, condition) for condition in self._conditions)
            )
        if not self._listed and 8 * len(self) < self._effort.fleets:
            self._refresh()

    def _refresh(self) -> None:
        """List the fleets there are, or draw some where they are many."""
        problem = marked(self._stock.problem, self._marks())
        self._own = Waters(problem, hit_names_class=self._stock.hit_names_class)
        fleets = listed(self._own, self._effort.limit)
        self._listed = fleets is not None
        if fleets is None:
            n, seed = self._effort.fleets, Chance(self._seed + len(self._heard)).word()
            fleets = combed(drawn(self._own, n, seed), n)
        self._fleets = []
        self._enlist(fleets[number] for number in range(len(fleets)))

    def _enlist(self, fleets: Iterable[Berths]) -> None:
        berths = self._waters.cells
        for fleet in fleets:
            cells = sum(berths[berth] for berth in fleet)
            if cells & ~self._fired:
                self._fleets.append((fleet, cells))

    def _marks(self) -> Marks:
        strikes = tuple(
            _strike(heard, number)
            for number, heard in enumerate(self._heard)
            if heard.word is not Word.EMPTY
        )
        silent = any(heard.word is Word.SHIP for heard in self._heard)
        return Marks(self._fired & ~self._struck, strikes, silent=silent)


def _meets(fleet: Berths, condition: tuple[int, bool]) -> bool:
    berths, some = condition
    return any(berths >> berth & 1 for berth in fleet) is some


def _strike(heard: Heard, number: int) -> Strike:
    classes = None if heard.ship_class is None else frozenset([heard.ship_class])
    return Strike(1 << heard.cell, number, heard.word is Word.SUNK, classes, heard.ship)
