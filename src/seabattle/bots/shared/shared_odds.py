"""Expected results of a shot at each cell of a shared sea, averaged over many truths."""

from math import sqrt

from msgspec import Struct

from seabattle.bots.berth_sets import BerthSet, BerthSets
from seabattle.bots.dice import BotDice
from seabattle.bots.shared.shared_log import SharedLog
from seabattle.bots.shared.shared_sampler import SharedSampler
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset

_BATCHES = 4
_FEW = 48


class SharedOdds(Struct, frozen=True):
    """Expectations for every cell, by its index."""

    decks: list[float]
    """How many sound enemy decks lie there."""
    fresh: list[float]
    """How many of those belong to undamaged ships."""
    sinks: list[float]
    """How many ships that shot would sink."""
    outs: list[float]
    """How many seats would lose their last ship."""
    error: float
    """The largest standard error of a cell's decks."""
    done: float
    """How often no enemy ship was left at all."""


class _BerthTally:
    """How often each berth of a class was among the choices, for large choices.

    The counts are kept as sliced integers, all their lowest bits together, then all
    their second bits: adding a choice takes a few operations for all berths at once.
    """

    def __init__(self) -> None:
        self._slices: list[BerthSet] = []
        self._choices = self._sizes = 0

    def add(self, choice: BerthSet) -> None:
        """Count every berth of a choice."""
        self._choices += 1
        self._sizes += choice.bit_count()
        slices = self._slices
        for place, bit in enumerate(slices):
            slices[place], choice = bit ^ choice, bit & choice
            if not choice:
                return
        slices.append(choice)

    def spread(self, berth_sets: BerthSets, decks: list[float], pegs: Mask) -> None:
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
                over = berth_sets.covering_cell(cell)
                often = 0
                for place, bit in enumerate(self._slices):
                    often += (bit & over).bit_count() << place
                decks[cell] += often * share


class _Sums:
    """The sums over the sampled truths."""

    def __init__(self, size: int, kinds: int) -> None:
        self.decks = [0.0] * size
        self.fresh = [0.0] * size
        self.sinks = [0.0] * size
        self.outs = [0.0] * size
        self.tallies = [_BerthTally() for _ in range(kinds)]


def estimate_shared_odds(
    ruleset: Ruleset, told: SharedLog, truths: int, dice: BotDice
) -> SharedOdds:
    """Average over *truths* samples, after a burn-in of a quarter as many.

    Raises :class:`seabattle.bots.shared.shared_sampler.NoTruthFound` when none is found.
    """
    sampler = SharedSampler(ruleset, told, dice)
    size = ruleset.grid.size
    for _ in range(truths // 4 + 2):
        sampler.mix_all()
    lonely = _last_ships(sampler)
    batches = []
    done = looks = 0
    for _ in range(_BATCHES):
        sums = _Sums(size, len(sampler.berth_sets))
        for _ in range(max(1, truths // _BATCHES)):
            sampler.mix_pairs()
            _look_at_truth(sampler, told, lonely, sums)
            done += _is_all_down(sampler, told.hits)
            looks += 1
        for berth_sets, tally in zip(sampler.berth_sets, sums.tallies, strict=True):
            tally.spread(berth_sets, sums.fresh, told.hits)
        sums.decks = [hurt + fine for hurt, fine in zip(sums.decks, sums.fresh, strict=True)]
        batches.append(sums)
    return _average_batches(batches, looks, size, done / looks)


def _last_ships(sampler: SharedSampler) -> set[int]:
    """The ships that are the last of their seats, as far as is known."""
    last: dict[int, list[int]] = {}
    for index, slot in enumerate(sampler.slots):
        if slot.afloat:
            last.setdefault(slot.opponent, []).append(index)
    return {ships[0] for ships in last.values() if len(ships) == 1}


def _is_all_down(sampler: SharedSampler, pegs: Mask) -> bool:
    return not any(
        slot.afloat and sampler.mask(index) & ~pegs for index, slot in enumerate(sampler.slots)
    )


def _look_at_truth(sampler: SharedSampler, told: SharedLog, lonely: set[int], sums: _Sums) -> None:
    """Resample each ship in turn, and add up all places where it could be."""
    for index, slot in enumerate(sampler.slots):
        if slot.afloat:
            choice = sampler.resample_ship(index)
            if choice.bit_count() <= _FEW:
                _add_few(sampler, index, choice, told.hits, sums, last=index in lonely)
            else:
                sums.tallies[slot.kind].add(choice)


def _add_few(
    sampler: SharedSampler, index: int, choice: BerthSet, pegs: Mask, sums: _Sums, *, last: bool
) -> None:
    masks = sampler.berth_sets[sampler.slots[index].kind].masks
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


def _average_batches(batches: list[_Sums], looks: int, size: int, done: float) -> SharedOdds:
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
    return SharedOdds(decks, fresh, sinks, outs, error, done)
