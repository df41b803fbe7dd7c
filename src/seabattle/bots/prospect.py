"""What firing at each cell of a shared sea promises, averaged over many truths."""

from math import sqrt

from msgspec import Struct

from seabattle.bots.dice import BotDice
from seabattle.bots.moorings import Choice, Moorings
from seabattle.bots.shoal import Shoal
from seabattle.bots.tidings import Tidings
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset

_BATCHES = 4
_FEW = 48


class Prospect(Struct, frozen=True):
    """Expectations for every cell, by its index."""

    decks: list[float]
    """How many sound enemy decks lie there."""
    fresh: list[float]
    """How many of those belong to ships that nobody has hit."""
    sinks: list[float]
    """How many ships that shot would sink."""
    outs: list[float]
    """How many seats would lose their last ship."""
    error: float
    """The largest standard error of a cell's decks."""
    done: float
    """How often no enemy ship was left at all."""


class _Tally:
    """How often each berth of a class was among the choices, for large choices.

    The counts are kept as sliced integers, all their lowest bits together, then all
    their second bits: adding a choice takes a few operations for all berths at once.
    """

    def __init__(self) -> None:
        self._slices: list[Choice] = []
        self._choices = self._sizes = 0

    def add(self, choice: Choice) -> None:
        """Count every berth of a choice."""
        self._choices += 1
        self._sizes += choice.bit_count()
        slices = self._slices
        for place, bit in enumerate(slices):
            slices[place], choice = bit ^ choice, bit & choice
            if not choice:
                return
        slices.append(choice)

    def spread(self, moored: Moorings, decks: list[float], pegs: Mask) -> None:
        """Add to every cell how often a ship lay there.

        Among so many berths hardly one goes over a hit, so they pass for undamaged ships. A
        choice weighs as many times as there were choices, not by its own size: large
        choices hardly differ in size.
        """
        if not self._choices:
            return
        share = self._choices / self._sizes
        for cell in range(len(decks)):
            if not pegs >> cell & 1:
                over = moored.over(cell)
                often = 0
                for place, bit in enumerate(self._slices):
                    often += (bit & over).bit_count() << place
                decks[cell] += often * share


class _Sums:
    """What is added up while truths go by."""

    def __init__(self, size: int, kinds: int) -> None:
        self.decks = [0.0] * size
        self.fresh = [0.0] * size
        self.sinks = [0.0] * size
        self.outs = [0.0] * size
        self.tallies = [_Tally() for _ in range(kinds)]


def prospect(ruleset: Ruleset, told: Tidings, truths: int, dice: BotDice) -> Prospect:
    """Look at so many truths, after letting a quarter as many go by.

    Raises :class:`seabattle.bots.shoal.Adrift` when none is found.
    """
    shoal = Shoal(ruleset, told, dice)
    size = ruleset.grid.size
    for _ in range(truths // 4 + 2):
        shoal.stir()
    lonely = _lonely(shoal)
    batches = []
    done = looks = 0
    for _ in range(_BATCHES):
        sums = _Sums(size, len(shoal.moorings))
        for _ in range(max(1, truths // _BATCHES)):
            shoal.mingle()
            _look(shoal, told, lonely, sums)
            done += _all_down(shoal, told.pegs)
            looks += 1
        for moored, tally in zip(shoal.moorings, sums.tallies, strict=True):
            tally.spread(moored, sums.fresh, told.pegs)
        sums.decks = [hurt + fine for hurt, fine in zip(sums.decks, sums.fresh, strict=True)]
        batches.append(sums)
    return _averaged(batches, looks, size, done / looks)


def _lonely(shoal: Shoal) -> set[int]:
    """The ships that are the last of their seats, as far as is known."""
    last: dict[int, list[int]] = {}
    for index, slot in enumerate(shoal.slots):
        if slot.afloat:
            last.setdefault(slot.foe, []).append(index)
    return {ships[0] for ships in last.values() if len(ships) == 1}


def _all_down(shoal: Shoal, pegs: Mask) -> bool:
    return not any(
        slot.afloat and shoal.mask(index) & ~pegs for index, slot in enumerate(shoal.slots)
    )


def _look(shoal: Shoal, told: Tidings, lonely: set[int], sums: _Sums) -> None:
    """Lift each ship in turn, and add up where it could be instead of where it is."""
    for index, slot in enumerate(shoal.slots):
        if slot.afloat:
            choice = shoal.shift(index)
            if choice.bit_count() <= _FEW:
                _add_few(shoal, index, choice, told.pegs, sums, last=index in lonely)
            else:
                sums.tallies[slot.kind].add(choice)


def _add_few(
    shoal: Shoal, index: int, choice: Choice, pegs: Mask, sums: _Sums, *, last: bool
) -> None:
    masks = shoal.moorings[shoal.slots[index].kind].masks
    share = 1 / choice.bit_count()
    for berth in bits(choice):
        sound = masks[berth] & ~pegs
        cells = sums.fresh if sound == masks[berth] else sums.decks
        for cell in bits(sound):
            cells[cell] += share
        if sound and not sound & (sound - 1):
            cell = sound.bit_length() - 1
            sums.sinks[cell] += share
            sums.outs[cell] += share if last else 0


def _averaged(batches: list[_Sums], looks: int, size: int, done: float) -> Prospect:
    decks = [sum(batch.decks[cell] for batch in batches) / looks for cell in range(size)]
    fresh = [sum(batch.fresh[cell] for batch in batches) / looks for cell in range(size)]
    sinks = [sum(batch.sinks[cell] for batch in batches) / looks for cell in range(size)]
    outs = [sum(batch.outs[cell] for batch in batches) / looks for cell in range(size)]
    each = looks / len(batches)
    spread = [
        sum((batch.decks[cell] / each - decks[cell]) ** 2 for batch in batches)
        for cell in range(size)
    ]
    error = sqrt(max(spread) / (len(batches) * (len(batches) - 1)))
    return Prospect(decks, fresh, sinks, outs, error, done)
