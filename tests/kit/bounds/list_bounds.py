"""Every list in an answer of the API, and how many items it may have at most.

A new list needs an entry here. What grows with the days that a visitor plays needs a limit in
the operation; what belongs to one game is bounded by its rules (decision 3).
"""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from seabattle.features.blocks.store import MOST_BLOCKS
from seabattle.features.daily.operations import MOST_RESULTS
from seabattle.features.devices.passkey import MOST_PASSKEYS
from seabattle.features.drafts.kept_layout import MOST_LAYOUTS
from seabattle.features.hosting.sign_ups.sign_up import MOST_ENTRIES
from seabattle.features.hosting.sign_ups.sign_up_store import MOST_KEPT as MOST_SIGN_UPS
from seabattle.features.notifications.channel import MOST_CHANNELS
from seabattle.features.puzzles.library import shipped_puzzles
from seabattle.features.statistics.store import MOST_FIGURES
from seabattle.rules import variant_names
from seabattle.rules.fleet import MOST_SHIPS
from seabattle.server.http.operation import Operation
from seabattle.store.administration.session_list import MOST_OPEN
from seabattle.store.people import MOST_REVOKED, MOST_TOKENS
from seabattle.store.record_key import MOST_FORMER_KEYS

SIDE, SEATS, CELLS = 64, 64, 64 * 64
CLASSES, SHAPES = 30, 20
WEAPONS = 8
MOVES = 2 * CELLS
"""Of a game of two on the largest grid, each cell fired at once by each."""

LONGEST = 20_000
"""Lines of a whole game, with everything that was said at the table."""

WORDS = 500
"""Of texts that come with the program: sentences, choices, terms."""


def _each(most: int, names: str) -> dict[str, int]:
    return dict.fromkeys(names.split(), most)


OPERATION_LISTS = {
    "GET /blocks": MOST_BLOCKS,
    "GET /channels": MOST_CHANNELS,
    "GET /layouts": MOST_LAYOUTS,
    "GET /layouts/{ruleset}": MOST_LAYOUTS,
    "GET /matches": 100,
    "GET /matches/mine": 100,
    "GET /matches/{match}/blocked-seats": SEATS,
    "GET /matches/{match}/links": SEATS,
    "GET /matches/{match}/sign-up": 1,
    "GET /passkeys": MOST_PASSKEYS,
    "GET /sessions": MOST_OPEN,
    "GET /sign-ups": MOST_SIGN_UPS,
    "GET /tokens": MOST_TOKENS + MOST_REVOKED,
    "GET /variants": len(variant_names()),
    "GET /vocabulary": WORDS,
}
"""Operations whose answer is a list."""

FIELD_LISTS = {
    **_each(
        SEATS,
        """Clocks.left Clocks.running Commitments.fields ExhibitedPosition.players
        GameEnded.fleets MatchInfo.offers MatchInfo.rematch MatchInfo.sitters MatchLine.names
        OwnMatchLine.names PauseWanted.seats Reminded.seats Replay.players ReplayMoment.charts
        ReplayMoment.fleets SealedInfo.awaited SealedInfo.keys SealedInfo.placings
        SealedInfo.shown SeatPresence.seats SignUpMessage.bots TableSeen.awaited TableSeen.left
        TableSeen.missed TableSeen.ordered TableSeen.out TableSeen.placed TableSeen.present
        TableSeen.tied TableWords.players TieReached.seats ViewMessage.afloat ViewMessage.charts
        ViewMessage.clear ViewMessage.fleets ViewMessage.last ShotsSaid.seas
        ViewMessage.shots_said""",
    ),
    **_each(
        MOST_SHIPS,
        """AnalysisPart.placing DailySea.ships DraftMessage.ships FieldShown.ships
        FleetPlaced.ships GameEnded.fleets[] Hit.ships LayoutLine.ships OwnSide.hits
        OwnSide.ships PlaceFleet.ships PuzzleQuestion.afloat RandomFleet.ships
        ReplayMoment.fleets[] RuleCheck.fleet Sunk.ships ViewMessage.afloat[]
        ViewMessage.fleets[] ViewMessage.moves""",
    ),
    **_each(
        SIDE,
        """CellNames.columns CellNames.rows ChartOdds.odds ChartOdds.odds[] DrawnChart.rows
        ExhibitedPlayer.odds ExhibitedPlayer.odds[] ExhibitedPlayer.rows Hint.odds Hint.odds[]
        PaperSide.chart PaperSide.field PaperSide.field_at_end PuzzleQuestion.rows
        VariantLine.picture ViewMessage.signs""",
    ),
    **_each(
        CELLS,
        """AnalysedMove.best AnalysedMove.cells AnalysedMove.odds BestAction.cells Blocked.at
        DrawnChart.old Fire.at MoveShip.to Named.cells Pose.free Pose.obstacles Pose.shape
        PuzzleProof.cells RadarAnswered.echoes RoundAnswered.hits RoundAnswered.missed
        RoundAnswered.misses RoundAnswered.salvos RoundAnswered.struck RoundAnswered.sunk
        SalvoAnswered.answers SalvoAnswered.struck ReplayMoment.shots Ship.cells ShipMove.to
        ShipMoved.to ViewMessage.answer ViewMessage.clear[] ViewMessage.last[] ViewMessage.open
        ViewMessage.options ViewMessage.sunk SeaStatistics.found SeaStatistics.placed""",
    ),
    **_each(CLASSES, "Ruleset.fleet TableWords.ships Disclosure.hit_names Disclosure.sunk_names"),
    **_each(SHAPES, "Berths.poses ShipClass.shapes"),
    **_each(SIDE, "ShipClass.shapes[]"),
    **_each(WEAPONS, "OwnSide.arsenal PaperTable.weapons Ruleset.arsenal TableWords.weapons"),
    **_each(MOVES, "AnalysisPart.moves PaperSheet.shots"),
    **_each(LONGEST, "Replay.moments TableLog.lines"),
    **_each(
        WORDS,
        """ChartOdds.mistakes HurryMessage.said LogLine.said MessageRead.doubts
        MessageRead.faults MessageRead.orders Obstacle.facts OrderReading.orders
        ReadRules.mistakes ReadRules.rules ReplayMoment.said RuleCheck.mistakes ShotsSaid.said
        SignUpMessage.terms ToldMessage.said ToldMessage.short TokenLine.scopes
        VocabularyEntry.default VocabularyEntry.values""",
    ),
    "DailySea.results": MOST_RESULTS,
    "DailySea.variants": len(variant_names()),
    "PasskeyOptions.known": MOST_PASSKEYS,
    "PlayerStatistics.opponents": MOST_FIGURES,
    "RecordKeyList.keys": MOST_FORMER_KEYS + 1,
    "PlayerStatistics.seas": MOST_FIGURES,
    "PlayerStatistics.variants": len(variant_names()) + 1,
    "PuzzleList.puzzles": len(shipped_puzzles()),
    "SignUpMessage.entries": MOST_ENTRIES,
}
"""Fields of answers that are lists, by message; ``[]`` is a list within one."""


def lists_in(operation: Operation) -> Iterator[str]:
    """The names of all lists in the answer of an operation."""
    if operation.answer is None:
        return
    yield from _lists(
        inspect.type_info(operation.answer), f"{operation.method} {operation.path}", set()
    )


def _lists(kind: Any, name: str, seen: set[type]) -> Iterator[str]:
    match kind:
        case inspect.Metadata():
            yield from _lists(kind.type, name, seen)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            yield name
            yield from _lists(kind.item_type, f"{name}[]", seen)
        case inspect.DictType():
            yield name
            yield from _lists(kind.value_type, f"{name}[]", seen)
        case inspect.UnionType():
            for each in kind.types:
                yield from _lists(each, name, seen)
        case inspect.TupleType():
            for each in kind.item_types:
                yield from _lists(each, name, seen)
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from _lists(field.type, f"{kind.cls.__name__}.{field.name}", seen)
