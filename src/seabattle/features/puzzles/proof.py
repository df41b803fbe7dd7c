"""The proof that one cell is best: all fleets are listed, and all play is searched.

The value of a cell is the mean number of shots to the end, that shot included, over all
fleets that agree with the chart, each as likely as any other, when every later shot is the
best one. It is a whole number of shots in all divided by the number of fleets, so nothing
is rounded.
"""

from msgspec import Struct

from seabattle.beliefs import Effort, Fleets, Sampler, make_sampler
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.bots.advice import chart_problem
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.bots.typed_chart import TypedChart
from seabattle.features.puzzles.kind import kind_of
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.rules import Naming, Ruleset, Touching

LEAST_MARGIN = 0.2
"""The number of shots by which the best cell must be ahead of any other."""

LEAST_FLEETS = 4
"""With fewer possible fleets the puzzle is too easy."""

MOST_FLEETS = 512
"""The exhaustive search accepts no more fleets than this."""

NEARLY = 0.15
"""The least lead, with later shots at the likeliest cell, for a chart to be searched."""

PLAY_OUT = Effort(limit=0, fleets=MOST_FLEETS, cells=1024, solve=0, margin=0)

SEARCH = Effort(limit=0, fleets=1, cells=1024, solve=MOST_FLEETS, nodes=20_000, margin=1_000_000)
"""With a margin of a thousand shots every cell is searched to the end.

Where the nodes do not suffice, games are played out against one fleet; the weight shows it.
"""


class Proof(Struct, frozen=True):
    """The result of the search of a chart."""

    kind: PuzzleKind
    fleets: int
    cells: tuple[tuple[int, int, int], ...]
    """The cells that may hold a ship, the best first: the number of the cell, the fleets that
    lie there, and the shots that all fleets together take with it."""

    @property
    def margin(self) -> float:
        """The lead of the best cell over the next, in shots."""
        return margin_of(self.cells, self.fleets)


def margin_of(cells: tuple[tuple[int, int, int], ...], fleets: int) -> float:
    """The lead of the first of *cells* over the next, in shots."""
    return (cells[1][2] - cells[0][2]) / fleets


def can_be_proved(ruleset: Ruleset) -> bool:
    """Whether a chart says all that a seat knows by these rules.

    If ships may touch side by side, hits do not show which belong to one ship; what a hit
    tells of the class, and the order of the shots, are not on a chart.
    """
    told = ruleset.disclosure
    return (
        not ruleset.sea.shared
        and ruleset.manoeuvre is None
        and ruleset.sea.touching is not Touching.FREELY
        and told.sinking_told
        and Naming.CELLS in told.sunk_names
        and Naming.CLASS not in told.hit_names
    )


def prove(ruleset: Ruleset, chart: TypedChart, wanted: PuzzleKind | None = None) -> Proof | None:
    """Prove that one cell of *chart* is best by the margin; ``None`` if no cell is.

    Also ``None`` if the puzzle is of another kind than the *wanted* one.
    """
    sampler = make_sampler(chart_problem(ruleset, chart))
    fleets = sampler.list_fleets(MOST_FLEETS)
    if fleets is None or len(fleets) < LEAST_FLEETS:
        return None
    kind = kind_of(chart, sampler, fleets)
    if kind is None or wanted not in (None, kind):
        return None
    if not _may_be_ahead(ruleset, chart, sampler, fleets):
        return None
    cells = _search(ruleset, chart, sampler, fleets)
    if len(cells) < 2 or margin_of(cells, len(fleets)) < LEAST_MARGIN:
        return None
    return Proof(kind, len(fleets), cells)


def _may_be_ahead(ruleset: Ruleset, chart: TypedChart, sampler: Sampler, fleets: Fleets) -> bool:
    """Estimate before the search whether one cell leads; a certain hit is no puzzle."""
    fired = chart.empty | chart.hit | chart.sunk
    found = sampler.choose_shot(fleets, fired, telling_of(ruleset), PLAY_OUT, 0)
    totals = sorted(total for _, total in found.options)
    return len(totals) > 1 and totals[1] - totals[0] >= NEARLY * len(fleets)


def _search(
    ruleset: Ruleset, chart: TypedChart, sampler: Sampler, fleets: Fleets
) -> tuple[tuple[int, int, int], ...]:
    """Every cell with its shots under best play, the best first; none when it takes too long."""
    fired = chart.empty | chart.hit | chart.sunk
    found = sampler.choose_shot(fleets, fired, telling_of(ruleset), SEARCH, 0)
    if found.weight != len(fleets):
        return ()
    lying = _count_lying(sampler, fleets)
    ranked = sorted(found.options, key=lambda option: (option[1], option[0]))
    return tuple((cell, lying[cell], total) for cell, total in ranked)


def _count_lying(sampler: Sampler, fleets: Fleets) -> list[int]:
    """For every cell, the fleets that lie there."""
    found = [0] * sampler.table.problem.size
    weights, _ = sampler.odds(fleets)
    for berth, cells in sampler.table.cells.items():
        for cell in cells_in(cells) if weights[berth] else ():
            found[cell] += weights[berth]
    return found
