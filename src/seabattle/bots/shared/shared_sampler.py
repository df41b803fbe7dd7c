"""Sampler of all fleets of a shared sea at once, given the reports.

A sampler holds one whole truth: a berth for every ship of every other seat. It moves from
truth to truth (Markov chain Monte Carlo, MCMC): a ship, or two at once, is lifted and put
back on any berth that leaves every hit explained. In the long run every truth that agrees
with the reports comes up equally often.
"""

from msgspec import Struct

from seabattle.bots.berth_sets import BerthSet, BerthSets, berth_sets_of
from seabattle.bots.dice import BotDice
from seabattle.bots.shared.shared_log import OpponentFleet, SharedLog
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset

_RESTARTS = 20
_KICKS = 30
_DRAWS = 6


class NoTruthFound(Exception):  # noqa: N818 -- An answer to expect, not a failure.
    """No truth was found that agrees with the reports."""


class ShipSlot(Struct, frozen=True):
    """One ship of one seat."""

    opponent: int
    """The place of its owner among the foes."""
    kind: int
    """The place of its class in the fleet."""
    allowed: BerthSet
    afloat: bool
    """Whether hitting it is worth something."""


class SharedSampler:
    """The present truth of the chain, and the steps to the next."""

    def __init__(self, ruleset: Ruleset, told: SharedLog, dice: BotDice) -> None:
        touching = ruleset.sea.touching
        self.berth_sets = tuple(
            berth_sets_of(ruleset.grid, entry, touching) for entry in ruleset.fleet
        )
        self.slots = tuple(_slots(ruleset, told, self.berth_sets))
        self.berths: list[int] = [-1] * len(self.slots)
        self._dice = dice
        self._unexplained = told.unexplained
        self._owns = [opponent.owns for opponent in told.opponents]
        self._mates = [
            [
                mate
                for mate, other in enumerate(self.slots)
                if other.opponent == slot.opponent and mate != own
            ]
            for own, slot in enumerate(self.slots)
        ]
        self._counts = [0] * ruleset.grid.size
        self._shades: dict[tuple[int, int, int], BerthSet] = {}
        self._free = [index for index, slot in enumerate(self.slots) if _can_move(slot)]
        self._find_start()

    def mask(self, slot: int) -> Mask:
        """Where a ship lies now."""
        return self.berth_sets[self.slots[slot].kind].masks[self.berths[slot]]

    def mix_all(self) -> None:
        """Lift every ship once alone, and as many pairs."""
        for slot in self._free:
            self.resample_ship(slot)
        self.mix_pairs()

    def mix_pairs(self) -> None:
        """Lift as many pairs as there are ships that can be lifted."""
        ships, below = self._free, self._below
        for _ in ships[1:]:
            one, step = below(len(ships)), 1 + below(len(ships) - 1)
            self._resample_pair(ships[one], ships[(one + step) % len(ships)])

    def resample_ship(self, slot: int) -> BerthSet:
        """Put one ship on a random legal berth while the others stay; return the choice."""
        need = self._lift(slot)
        choice = self._legal_berths(slot) & self._covering(slot, need)
        self._lay(slot, self._draw_berth(choice))
        return choice

    def _covering(self, slot: int, need: Mask) -> BerthSet:
        return self.berth_sets[self.slots[slot].kind].covering_all(need) if need else -1

    def _lift(self, slot: int) -> Mask:
        """Take a ship away, and return the cells that then lack an explanation."""
        counts = self._counts
        mask = self.mask(slot)
        need = 0
        for cell in bits(mask & self._unexplained):
            counts[cell] -= 1
            if not counts[cell]:
                need |= 1 << cell
        return need | mask & self._owns[self.slots[slot].opponent]

    def _lay(self, slot: int, berth: int) -> None:
        self.berths[slot] = berth
        for cell in bits(self.mask(slot) & self._unexplained):
            self._counts[cell] += 1

    def _legal_berths(self, slot: int, but: int = -1) -> BerthSet:
        """Where a ship can lie beside the others of its fleet."""
        barred = 0
        for mate in self._mates[slot]:
            if mate != but and self.berths[mate] >= 0:
                barred |= self._blocked_berths(mate, self.berths[mate], slot)
        return self.slots[slot].allowed & ~barred

    def _blocked_berths(self, mate: int, berth: int, slot: int) -> BerthSet:
        """The berths that a ship on its berth takes from another of its fleet."""
        kind, other = self.slots[mate].kind, self.slots[slot].kind
        key = (kind, berth, other)
        found = self._shades.get(key)
        if found is None:
            water = self.berth_sets[kind].blocked_cells(berth)
            found = self._shades[key] = self.berth_sets[other].using_any(water)
        return found

    def _draw_berth(self, choice: BerthSet) -> int:
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

    def _resample_pair(self, one: int, other: int) -> None:
        """Put two ships anywhere they can be together."""
        before = self.berths[other]
        need, need_other = self._lift(one), self._lift(other)
        if not need | need_other:
            self._lay(other, before)
            self._lay(one, self._draw_berth(self._legal_berths(one)))
            return
        if self.slots[one].opponent == self.slots[other].opponent:
            first, second = self._draw_same_fleet(one, other, need | need_other)
        else:
            first, second = self._draw_two_fleets(one, other, need, need_other)
        self._lay(one, first)
        self._lay(other, second)

    def _draw_two_fleets(
        self, one: int, other: int, need: Mask, need_other: Mask
    ) -> tuple[int, int]:
        """Berths for ships of two seats that together explain what each of them did."""
        my_debt = need & self._owns[self.slots[one].opponent]
        your_debt = need_other & self._owns[self.slots[other].opponent]
        mine = self._legal_berths(one) & self._covering(one, my_debt)
        yours = self._legal_berths(other) & self._covering(other, your_debt)
        need = (need | need_other) & ~my_debt & ~your_debt
        masks = self.berth_sets[self.slots[one].kind].masks
        helpful = mine & self.berth_sets[self.slots[one].kind].covering_any(need)
        ways = [(mine & ~helpful, yours & self._covering(other, need))]
        by_rest: dict[Mask, BerthSet] = {}
        for berth in bits(helpful):
            rest = need & ~masks[berth]
            by_rest[rest] = by_rest.get(rest, 0) | 1 << berth
        ways += [(mine, yours & self._covering(other, rest)) for rest, mine in by_rest.items()]
        return self._draw_pair(ways)

    def _draw_same_fleet(self, one: int, other: int, need: Mask) -> tuple[int, int]:
        """Berths for two ships of one seat that together explain what both did."""
        mine, yours = self._legal_berths(one, other), self._legal_berths(other, one)
        masks = self.berth_sets[self.slots[one].kind].masks
        helpful = mine & self.berth_sets[self.slots[one].kind].covering_any(need)
        ways = []
        for berth in bits(helpful):
            rest = self._covering(other, need & ~masks[berth])
            ways.append((1 << berth, yours & rest & ~self._blocked_berths(one, berth, other)))
        idle = mine & ~helpful
        alone = bits(yours & self._covering(other, need))
        ways += [(idle & ~self._blocked_berths(other, berth, one), 1 << berth) for berth in alone]
        return self._draw_pair(ways)

    def _draw_pair(self, ways: list[tuple[BerthSet, BerthSet]]) -> tuple[int, int]:
        """One of the pairs that the ways allow, each as likely as the next."""
        weights = [mine.bit_count() * yours.bit_count() for mine, yours in ways]
        drawn = self._dice.below(sum(weights))
        for (mine, yours), weight in zip(ways, weights, strict=True):
            if drawn < weight:
                return self._draw_berth(mine), self._draw_berth(yours)
            drawn -= weight
        raise AssertionError("the weights were counted above")

    def _find_start(self) -> None:
        """Find a first truth: ships with the fewest berths first, then the unexplained hits."""
        for _ in range(_RESTARTS):
            if self._throw_ships() and self._explain_all():
                return
        raise NoTruthFound

    def _throw_ships(self) -> bool:
        self.berths = [-1] * len(self.slots)
        self._counts = [0] * len(self._counts)
        choices = [slot.allowed.bit_count() for slot in self.slots]
        for slot in sorted(range(len(choices)), key=choices.__getitem__):
            choice = self._legal_berths(slot)
            if not choice:
                return False
            self._lay(slot, self._draw_berth(self._prefer_explaining(slot, choice)))
        return True

    def _prefer_explaining(self, slot: int, choice: BerthSet) -> BerthSet:
        """Of a choice, what explains most: a ship that was sunk lies among the hits."""
        berth_sets = self.berth_sets[self.slots[slot].kind]
        owed = self._owns[self.slots[slot].opponent]
        for mate in self._mates[slot]:
            if self.berths[mate] >= 0:
                owed &= ~self.mask(mate)
        return choice & berth_sets.covering_any(owed) or choice

    def _unexplained_cells(self) -> list[tuple[int, int]]:
        """Cells without an explanation, with the opponent who owes one, or -1."""
        found = [(cell, -1) for cell in bits(self._unexplained) if not self._counts[cell]]
        for opponent, owns in enumerate(self._owns):
            if owns:
                lying = 0
                for slot, each in enumerate(self.slots):
                    lying |= self.mask(slot) if each.opponent == opponent else 0
                found += [(cell, opponent) for cell in bits(owns & ~lying)]
        return found

    def _explain_all(self) -> bool:
        """Move ships onto the cells that lack an explanation, one after the other."""
        dice = self._dice
        open_cells = self._unexplained_cells()
        for _ in range(_KICKS * (len(open_cells) + 1)):
            if not open_cells:
                return True
            cell, opponent = dice.choice(open_cells)
            self._explain(cell, opponent)
            open_cells = self._unexplained_cells()
        return not open_cells

    def _explain(self, cell: int, opponent: int) -> None:
        """Put some ship on a cell, if possible one whose move leaves every other hit explained."""
        gentle: list[tuple[int, BerthSet]] = []
        rough: list[tuple[int, BerthSet]] = []
        for slot in self._free:
            each = self.slots[slot]
            over = each.allowed & self.berth_sets[each.kind].covering_cell(cell)
            if not over or opponent not in (-1, each.opponent):
                continue
            over &= self._legal_berths(slot)
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
            self._lay(slot, self._draw_berth(choice))
        elif self._free:
            self._loosen(cell, opponent)

    def _loosen(self, cell: int, opponent: int) -> None:
        """Fleet mates are in the way: put some ship of a fleet that could be there elsewhere."""
        could = [
            slot
            for slot in self._free
            if self.slots[slot].allowed & self.berth_sets[self.slots[slot].kind].covering_cell(cell)
            and opponent in (-1, self.slots[slot].opponent)
        ]
        if not could:
            return
        wanted = self._dice.choice(could)
        mates = [mate for mate in self._mates[wanted] if mate in self._free]
        if mates:
            mate = self._dice.choice(mates)
            self._lift(mate)
            self._lay(mate, self._draw_berth(self._legal_berths(mate)))


def _can_move(slot: ShipSlot) -> bool:
    return slot.allowed & (slot.allowed - 1) != 0


def _slots(ruleset: Ruleset, told: SharedLog, berth_sets: tuple[BerthSets, ...]) -> list[ShipSlot]:
    found = []
    pegged = [each.within(told.hits) for each in berth_sets]
    for place, opponent in enumerate(told.opponents):
        for kind, entry in enumerate(ruleset.fleet):
            losses = [loss for loss in opponent.losses if loss.ship_class == entry.name]
            for loss in losses[: entry.count]:
                choice = berth_sets[kind].within(loss.within) & berth_sets[kind].covering_any(
                    loss.last
                )
                if loss.at:
                    choice &= berth_sets[kind].covering_all(loss.at)
                found.append(ShipSlot(place, kind, choice, afloat=False))
            afloat = _afloat_berths(told, opponent, berth_sets[kind], pegged[kind])
            found += [ShipSlot(place, kind, afloat, opponent.present)] * (entry.count - len(losses))
    return found


def _afloat_berths(
    told: SharedLog, opponent: OpponentFleet, berth_sets: BerthSets, pegged: BerthSet
) -> BerthSet:
    """Where a ship can lie that was not announced as sunk; *pegged* are berths all hit."""
    if opponent.gone:
        return berth_sets.every & ~berth_sets.covering_any(opponent.lacks)
    choice = berth_sets.every & ~berth_sets.covering_any(told.clear | opponent.lacks)
    if not opponent.present:
        return choice & pegged
    return choice & ~pegged if told.tells_all_sinkings else choice
