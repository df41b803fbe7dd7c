"""All fleets of a shared sea at once, drawn from what has been told.

A *shoal* is one whole truth: a berth for every ship of every other seat. It wanders
from truth to truth (a Markov chain): a ship, or two at once, is lifted and put back
on any berth that leaves every hit explained. In the long run every truth that agrees
with the tidings comes up equally often.
"""

from msgspec import Struct

from seabattle.bots.dice import BotDice
from seabattle.bots.moorings import Choice, Moorings, moorings
from seabattle.bots.tidings import Foe, Tidings
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset

_RESTARTS = 20
_KICKS = 30
_DRAWS = 6


class Adrift(Exception):  # noqa: N818 -- An answer to expect, not a failure.
    """No truth was found that agrees with what was told."""


class Slot(Struct, frozen=True):
    """One ship of one seat."""

    foe: int
    """The place of its owner among the foes."""
    kind: int
    """The place of its class in the fleet."""
    allowed: Choice
    afloat: bool
    """Whether hitting it is worth something."""


class Shoal:
    """A truth that wanders."""

    def __init__(self, ruleset: Ruleset, told: Tidings, dice: BotDice) -> None:
        touching = ruleset.sea.touching
        self.moorings = tuple(moorings(ruleset.grid, entry, touching) for entry in ruleset.fleet)
        self.slots = tuple(_slots(ruleset, told, self.moorings))
        self.berths: list[int] = [-1] * len(self.slots)
        self._dice = dice
        self._riddle = told.riddle
        self._owns = [foe.owns for foe in told.foes]
        self._mates = [
            [mate for mate, other in enumerate(self.slots) if other.foe == slot.foe and mate != own]
            for own, slot in enumerate(self.slots)
        ]
        self._counts = [0] * ruleset.grid.size
        self._shades: dict[tuple[int, int, int], Choice] = {}
        self._free = [index for index, slot in enumerate(self.slots) if _roams(slot)]
        self._settle()

    def mask(self, slot: int) -> Mask:
        """Where a ship lies now."""
        return self.moorings[self.slots[slot].kind].masks[self.berths[slot]]

    def stir(self) -> None:
        """Lift every ship once alone, and as many pairs."""
        for slot in self._free:
            self.shift(slot)
        self.mingle()

    def mingle(self) -> None:
        """Lift as many pairs as there are ships that can be lifted."""
        ships, below = self._free, self._below
        for _ in ships[1:]:
            one, step = below(len(ships)), 1 + below(len(ships) - 1)
            self._shift_pair(ships[one], ships[(one + step) % len(ships)])

    def shift(self, slot: int) -> Choice:
        """Put one ship anywhere it can be while the others stay; the choice there was."""
        need = self._lift(slot)
        choice = self._legal(slot) & self._covering(slot, need)
        self._lay(slot, self._drawn(choice))
        return choice

    def _covering(self, slot: int, need: Mask) -> Choice:
        return self.moorings[self.slots[slot].kind].covering(need) if need else -1

    def _lift(self, slot: int) -> Mask:
        """Take a ship away; the cells that then lack an explanation."""
        counts = self._counts
        mask = self.mask(slot)
        need = 0
        for cell in bits(mask & self._riddle):
            counts[cell] -= 1
            if not counts[cell]:
                need |= 1 << cell
        return need | mask & self._owns[self.slots[slot].foe]

    def _lay(self, slot: int, berth: int) -> None:
        self.berths[slot] = berth
        for cell in bits(self.mask(slot) & self._riddle):
            self._counts[cell] += 1

    def _legal(self, slot: int, but: int = -1) -> Choice:
        """Where a ship can lie beside the others of its fleet."""
        barred = 0
        for mate in self._mates[slot]:
            if mate != but and self.berths[mate] >= 0:
                barred |= self._shade(mate, self.berths[mate], slot)
        return self.slots[slot].allowed & ~barred

    def _shade(self, mate: int, berth: int, slot: int) -> Choice:
        """The berths that a ship on its berth takes from another of its fleet."""
        kind, other = self.slots[mate].kind, self.slots[slot].kind
        key = (kind, berth, other)
        found = self._shades.get(key)
        if found is None:
            water = self.moorings[kind].water(berth)
            found = self._shades[key] = self.moorings[other].beside(water)
        return found

    def _drawn(self, choice: Choice) -> int:
        """Any berth of a choice; trying at random is quickest while there are many."""
        size = choice.bit_length()
        for _ in range(_DRAWS):
            berth = self._below(size)
            if choice >> berth & 1:
                return berth
        return self._dice.choice(tuple(bits(choice)))

    def _below(self, bound: int) -> int:
        # One word for a number: off by less than one in 2**50, and twice as quick as exact.
        return self._dice.word() * bound >> 64

    def _shift_pair(self, one: int, other: int) -> None:
        """Put two ships anywhere they can be together."""
        before = self.berths[other]
        need, need_other = self._lift(one), self._lift(other)
        if not need | need_other:
            self._lay(other, before)
            self._lay(one, self._drawn(self._legal(one)))
            return
        if self.slots[one].foe == self.slots[other].foe:
            first, second = self._allied_pair(one, other, need | need_other)
        else:
            first, second = self._foreign_pair(one, other, need, need_other)
        self._lay(one, first)
        self._lay(other, second)

    def _foreign_pair(self, one: int, other: int, need: Mask, need_other: Mask) -> tuple[int, int]:
        """Berths for ships of two seats that together explain what each of them did."""
        my_debt = need & self._owns[self.slots[one].foe]
        your_debt = need_other & self._owns[self.slots[other].foe]
        mine = self._legal(one) & self._covering(one, my_debt)
        yours = self._legal(other) & self._covering(other, your_debt)
        need = (need | need_other) & ~my_debt & ~your_debt
        masks = self.moorings[self.slots[one].kind].masks
        helpful = mine & self.moorings[self.slots[one].kind].touching(need)
        ways = [(mine & ~helpful, yours & self._covering(other, need))]
        by_rest: dict[Mask, Choice] = {}
        for berth in bits(helpful):
            rest = need & ~masks[berth]
            by_rest[rest] = by_rest.get(rest, 0) | 1 << berth
        ways += [(mine, yours & self._covering(other, rest)) for rest, mine in by_rest.items()]
        return self._one_way(ways)

    def _allied_pair(self, one: int, other: int, need: Mask) -> tuple[int, int]:
        """Berths for two ships of one seat that together explain what both did."""
        mine, yours = self._legal(one, other), self._legal(other, one)
        masks = self.moorings[self.slots[one].kind].masks
        helpful = mine & self.moorings[self.slots[one].kind].touching(need)
        ways = []
        for berth in bits(helpful):
            rest = self._covering(other, need & ~masks[berth])
            ways.append((1 << berth, yours & rest & ~self._shade(one, berth, other)))
        idle = mine & ~helpful
        alone = bits(yours & self._covering(other, need))
        ways += [(idle & ~self._shade(other, berth, one), 1 << berth) for berth in alone]
        return self._one_way(ways)

    def _one_way(self, ways: list[tuple[Choice, Choice]]) -> tuple[int, int]:
        """One of the pairs that the ways allow, each as likely as the next."""
        weights = [mine.bit_count() * yours.bit_count() for mine, yours in ways]
        drawn = self._dice.below(sum(weights))
        for (mine, yours), weight in zip(ways, weights, strict=True):
            if drawn < weight:
                return self._drawn(mine), self._drawn(yours)
            drawn -= weight
        raise AssertionError("the weights were counted above")

    def _settle(self) -> None:
        """Find a first truth: ships that are surely somewhere first, then the riddles."""
        for _ in range(_RESTARTS):
            if self._thrown() and self._explained():
                return
        raise Adrift

    def _thrown(self) -> bool:
        self.berths = [-1] * len(self.slots)
        self._counts = [0] * len(self._counts)
        choices = [slot.allowed.bit_count() for slot in self.slots]
        for slot in sorted(range(len(choices)), key=choices.__getitem__):
            choice = self._legal(slot)
            if not choice:
                return False
            self._lay(slot, self._drawn(self._preferred(slot, choice)))
        return True

    def _preferred(self, slot: int, choice: Choice) -> Choice:
        """Of a choice, what explains most: a ship that was sunk lies among the hits."""
        moored = self.moorings[self.slots[slot].kind]
        owed = self._owns[self.slots[slot].foe]
        for mate in self._mates[slot]:
            if self.berths[mate] >= 0:
                owed &= ~self.mask(mate)
        return choice & moored.touching(owed) or choice

    def _open_riddles(self) -> list[tuple[int, int]]:
        """Cells without an explanation, with the foe who owes one, or -1."""
        found = [(cell, -1) for cell in bits(self._riddle) if not self._counts[cell]]
        for foe, owns in enumerate(self._owns):
            if owns:
                lying = 0
                for slot, each in enumerate(self.slots):
                    lying |= self.mask(slot) if each.foe == foe else 0
                found += [(cell, foe) for cell in bits(owns & ~lying)]
        return found

    def _explained(self) -> bool:
        """Move ships onto the cells that lack an explanation, one after the other."""
        dice = self._dice
        open_cells = self._open_riddles()
        for _ in range(_KICKS * (len(open_cells) + 1)):
            if not open_cells:
                return True
            cell, foe = dice.choice(open_cells)
            self._explain(cell, foe)
            open_cells = self._open_riddles()
        return not open_cells

    def _explain(self, cell: int, foe: int) -> None:
        """Put some ship on a cell, gently if one can move without baring another."""
        gentle: list[tuple[int, Choice]] = []
        rough: list[tuple[int, Choice]] = []
        for slot in self._free:
            each = self.slots[slot]
            over = each.allowed & self.moorings[each.kind].over(cell)
            if not over or foe not in (-1, each.foe):
                continue
            over &= self._legal(slot)
            berth = self.berths[slot]
            need = self._lift(slot)
            self._lay(slot, berth)
            if over & self._covering(slot, need):
                gentle.append((slot, over & self._covering(slot, need)))
            elif over:
                rough.append((slot, over))
        found = gentle or rough
        if found:
            slot, choice = self._dice.choice(found)
            self._lift(slot)
            self._lay(slot, self._drawn(choice))
        elif self._free:
            self._loosen(cell, foe)

    def _loosen(self, cell: int, foe: int) -> None:
        """Fleet mates are in the way: put some ship of a fleet that could be there elsewhere."""
        could = [
            slot
            for slot in self._free
            if self.slots[slot].allowed & self.moorings[self.slots[slot].kind].over(cell)
            and foe in (-1, self.slots[slot].foe)
        ]
        if not could:
            return
        wanted = self._dice.choice(could)
        mates = [mate for mate in self._mates[wanted] if mate in self._free]
        if mates:
            mate = self._dice.choice(mates)
            self._lift(mate)
            self._lay(mate, self._drawn(self._legal(mate)))


def _roams(slot: Slot) -> bool:
    return slot.allowed & (slot.allowed - 1) != 0


def _slots(ruleset: Ruleset, told: Tidings, moored: tuple[Moorings, ...]) -> list[Slot]:
    found = []
    pegged = [each.within(told.pegs) for each in moored]
    for place, foe in enumerate(told.foes):
        for kind, entry in enumerate(ruleset.fleet):
            losses = [loss for loss in foe.losses if loss.ship_class == entry.name]
            for loss in losses[: entry.count]:
                choice = moored[kind].within(loss.within) & moored[kind].touching(loss.last)
                if loss.at:
                    choice &= moored[kind].covering(loss.at)
                found.append(Slot(place, kind, choice, afloat=False))
            afloat = _afloat(told, foe, moored[kind], pegged[kind])
            found += [Slot(place, kind, afloat, foe.present)] * (entry.count - len(losses))
    return found


def _afloat(told: Tidings, foe: Foe, moored: Moorings, pegged: Choice) -> Choice:
    """Where a ship can lie that was not announced as sunk; *pegged* are berths all hit."""
    if foe.gone:
        return moored.every & ~moored.touching(foe.lacks)
    choice = moored.every & ~moored.touching(told.clear | foe.lacks)
    if not foe.present:
        return choice & pegged
    return choice & ~pegged if told.candid else choice
