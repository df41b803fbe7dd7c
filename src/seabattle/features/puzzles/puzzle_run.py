"""Search for puzzles in games of the built-in bots, shot by shot.

Variant and seed of a run determine its games and the puzzles in them, so a run that was
stopped resumes where it was, and gives the same puzzles as an uninterrupted one.
"""

from collections.abc import Iterator
from itertools import count

from seabattle.arena import Field, FieldSource
from seabattle.arena.seed import seed_for
from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.bots.dice import BotDice
from seabattle.bots.standing.marks_from_view import marks_from_view
from seabattle.bots.typed_chart import HIT, MISS, SUNK, UNKNOWN, TypedChart
from seabattle.features.puzzles.proof import can_be_proved, prove
from seabattle.features.puzzles.puzzle import Puzzle, make_puzzle
from seabattle.features.puzzles.wire import PuzzleKind
from seabattle.game import Refusal
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import Ruleset, random_fleet
from seabattle.trouble import Trouble
from seabattle.views import View

PLAYERS = ("hunter", "hunter", "hunter", "admiral:3")
"""The bots that play, game by game; other bots give fewer puzzles, or take longer."""

CARELESS = ("scatter",)
"""The bot for *two or one* puzzles: the only one that leaves wounded ships alone."""

KNOWN_BY_THEM = 0.4
"""The part of a sea that this bot must have fired at before a proof is tried."""

BATCH = 200
"""The number of fields drawn at a time."""


class PuzzleRun:
    """All games of one variant and seed, and the puzzles in them."""

    def __init__(self, ruleset: Ruleset, seed: int, kind: PuzzleKind | None = None) -> None:
        """Find puzzles of one *kind*, or of all kinds."""
        if not can_be_proved(ruleset):
            raise Trouble("puzzle/not-provable", variant=ruleset.name)
        self.ruleset, self.seed, self.kind = ruleset, seed, kind
        own = random_fleet(ruleset, BotDice(seed_for(seed, "own fleet", 0)))
        self._practice = PracticeMatch(ruleset, own)
        self._seen: set[str] = set()

    def go_on(self, after: list[Puzzle]) -> Iterator[Puzzle]:
        """Yield puzzles without end, after those that an earlier run has found."""
        self._seen.update(puzzle.id for puzzle in after)
        first = after[-1].game if after else 0
        # The last game may have been stopped halfway: do not yield its puzzles again.
        done = {puzzle.kind for puzzle in after if puzzle.game == first}
        for game, field in self._games(first):
            self._practice.begin(field)
            yield from self._look_through(game, done if game == first else set())

    def _games(self, first: int) -> Iterator[tuple[int, Field]]:
        for batch in count(first // BATCH):
            source = FieldSource(self.ruleset, seed_for(self.seed, "fields", batch))
            for number, field in enumerate(source.draw_fields(BATCH), BATCH * batch):
                if number >= first:
                    yield number, field

    def _look_through(self, game: int, done: set[PuzzleKind]) -> Iterator[Puzzle]:
        """The puzzles of a game, at most one per kind: later shots repeat the same question."""
        players = CARELESS if self.kind is PuzzleKind.TWO_OR_ONE else PLAYERS
        bot = find_bot(players[game % len(players)])(seed_for(self.seed, "bot", game))
        while not self._practice.over:
            found = self._look_at(game, self._practice.view)
            if found is not None and found.kind not in done and found.id not in self._seen:
                done.add(found.kind)
                self._seen.add(found.id)
                yield found
            refused = self._practice.send(ask_bot(bot, self._practice.view))
            assert not isinstance(refused, Refusal), refused

    def _look_at(self, game: int, view: View) -> Puzzle | None:
        shots, size = view.own.known.bit_count(), self.ruleset.grid.size
        if self.kind is PuzzleKind.TWO_OR_ONE and shots < KNOWN_BY_THEM * size:
            return None
        chart = chart_of(view)
        if any(view.own.stores) or chart.seen:
            return None
        proof = prove(self.ruleset, chart, self.kind)
        if proof is None:
            return None
        rows = draw_chart(self.ruleset, chart)
        return make_puzzle(self.ruleset.name, rows, proof, game, shots)


def chart_of(view: View) -> TypedChart:
    """The chart of what a seat knows."""
    marks = marks_from_view(view)
    sunk = 0
    for strike in marks.strikes:
        sunk |= strike.ship or 0
    return TypedChart(marks.empty, marks.struck & ~sunk, sunk, marks.occupied & ~marks.struck)


def draw_chart(ruleset: Ruleset, chart: TypedChart) -> str:
    """A chart as text, one line per row."""
    grid = ruleset.grid
    drawn = [UNKNOWN] * grid.size
    for mask, sign in ((chart.empty, MISS), (chart.hit, HIT), (chart.sunk, SUNK)):
        for cell in range(grid.size):
            if mask >> cell & 1:
                drawn[cell] = sign
    rows = range(0, grid.size, grid.columns)
    return "\n".join("".join(drawn[at : at + grid.columns]) for at in rows)
