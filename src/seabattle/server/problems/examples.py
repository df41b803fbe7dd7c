"""One refusal of every code, with the facts that its page shows."""

from collections.abc import Iterable
from itertools import groupby

from seabattle.game import Refusal, Seat, Step
from seabattle.game import refusal as of_game
from seabattle.grid import Cell, Col, Row
from seabattle.matches import refusal as of_match
from seabattle.server.http import api_refusal as of_server
from seabattle.server.http.api_refusal import RefusalGroup
from seabattle.speech import trouble_sentence
from seabattle.trouble import Trouble

ANNA, BRUNO = Seat(0), Seat(1)

A1, A2, B2 = Cell(Row(0), Col(0)), Cell(Row(1), Col(0)), Cell(Row(1), Col(1))

MISTAKES = (Trouble("fleet/no-deck"), Trouble("variant/grid-unsized"))

KERNEL_EXAMPLES: tuple[Refusal, ...] = (
    of_game.GameIsOver(),
    of_game.NotPlacing(),
    of_game.NotPlaying((BRUNO,)),
    of_game.NoLots(),
    of_game.NotACandidate(BRUNO),
    of_game.UnknownSeat(Seat(4), 2),
    of_game.SeatIsOut(BRUNO),
    of_game.NotDroppable(BRUNO, 1, 3),
    of_game.AlreadyPlaced(),
    of_game.UnknownClass("galleon"),
    of_game.WrongCount("cruiser", 2, 3),
    of_game.WrongShape("cruiser", (A1, A2, B2)),
    of_game.OutsideGrid("battleship"),
    of_game.ShipsOverlap("cruiser", "destroyer", B2),
    of_game.ShipTooClose("cruiser", "destroyer", B2, corners_allowed=False),
    of_game.NotYourTurn(BRUNO),
    of_game.AlreadyAttacked(),
    of_game.AttackLost(),
    of_game.MustAttack(Step.ATTACK),
    of_game.NoSecondShot(1, 2),
    of_game.OnlySecondShot(),
    of_game.ShotOffGrid(16, 16),
    of_game.CellAlreadyKnown(B2),
    of_game.SameCellTwice(B2),
    of_game.WrongNumberOfShots(2, 5),
    of_game.UnknownWeapon("torpedo"),
    of_game.WeaponUsedUp("radar", 3),
    of_game.WeaponLocked("air-raid", 4, 11),
    of_game.WrongTarget("air-raid", wants_line=True),
    of_game.NotSigned(),
    of_game.OutOfPlace(),
    of_game.PlacingUnknown(),
    of_game.SaidBefore(),
    of_game.AnswerAwaited(BRUNO),
    of_game.NothingToAnswer(),
    of_match.Refereed(),
    of_match.SeatStillFree(),
    of_match.NotThatField(),
    of_match.WrongSize(82112, 82144),
    of_server.NotSealable("shared-sea"),
    of_game.ShipsStandStill(),
    of_game.UnknownShip(6, 5),
    of_game.AlreadyMoved(),
    of_game.ShipDamaged("cruiser"),
    of_game.OutOfReach("cruiser"),
    of_game.NothingToDeclare(),
    of_game.NoRounds(),
    of_game.WrongDraw(BRUNO),
    of_game.CellNotNamed(),
    of_game.CellTooLong(500),
    of_game.CellUnreadable("?!", "A-1"),
    of_game.CellOffGrid("Z-9", "A-1", "P-16", "A … P"),
    of_game.OtherAlphabet("В-1", "В", "cyrillic", "B-1", "10-1", "J1"),
    of_game.CellAmbiguous("111", ("1-11", "11-1")),
    of_match.NoSuchMatch(),
    of_match.MatchDeleted(),
    of_match.NotAtTable(),
    of_match.NotTheHost(),
    of_match.NoFreeSeat(),
    of_match.NameTaken("Anna"),
    of_match.NoPause(),
    of_match.NoPauseOffered(),
    of_match.SaidEnough(),
    of_match.SeatNotFree(BRUNO),
    of_match.KeyDoesNotFit(),
    of_match.AlreadySeated(ANNA),
    of_match.CannotStandUp(),
    of_match.OutOfDate(12, 14),
    of_match.NobodyAbsent(280),
    of_match.ClockDecides(230_000),
    of_match.NoOffer(),
    of_match.NobodyToRemind(),
    of_match.RemindedLately(240),
    of_match.TooSoon(300),
    of_match.ChangedEnough(100),
    of_match.NotByHost(BRUNO),
    of_match.HostHoldsNoSeat(),
    of_match.FleetSeen(BRUNO),
    of_match.HostPlays(),
    of_match.NobodyToReplace(BRUNO),
    of_match.DeadlinePast(),
    of_match.NotOverYet(),
    of_match.DayNotOver(),
    of_match.NoRematch(),
    of_match.TryAgain(),
    of_match.MatchDamaged(),
    of_match.IdTaken(),
    of_server.NoHints(),
    of_server.NoSuchMoment(90, 84),
    of_server.NoRules(),
    of_server.SeatsDoNotFit(3, 2, 2),
    of_server.HostTwice(),
    of_server.NoPerson(),
    of_server.ClockUnsound(),
    of_server.HostingUnsound("zone"),
    of_server.NoSuchBot("commodore"),
    of_server.NoSuchVariant("armada"),
    of_server.BadRules("", 0, ()),
    of_server.NoSession(),
    of_server.Banned(),
    of_server.NoSuchSession(),
    of_server.TooManySessions(1000),
    of_server.NameUnfit("word"),
    of_server.TokenNotGood(),
    of_server.TokenTooNarrow("play"),
    of_server.TooManyTokens(50),
    of_server.NoSuchToken(),
    of_server.Malformed("Expected `int`, got `str` - at `$.made_on`"),
    of_server.RequestTooLarge(65536),
    of_server.TooOften(3),
    of_server.TooMuchStored(60),
    of_server.DiskNearlyFull(),
    of_server.OverBudget(12),
    of_server.ServerBusy(3),
    of_server.NoSuchPage(),
    of_server.FeatureOff("daily"),
    of_server.WrongMethod(),
    of_server.ForeignOrigin(),
    of_server.WrongHost("play.example"),
    of_server.UnknownVersion(1),
    of_server.ServerFault(),
)
"""In the order of the index: area after area, and what belongs together side by side."""


class ProblemIndex:
    """All codes that a server can answer with, each with an example."""

    def __init__(self, groups: Iterable[RefusalGroup] = ()) -> None:
        """Put the refusals of features beside those of the kernel that they belong to."""
        examples = list(KERNEL_EXAMPLES)
        for group in groups:
            codes = [each.code for each in examples]
            place = codes.index(group.after) + 1
            examples[place:place] = group.examples
        self.examples = tuple(examples)
        """In the order of the index."""
        self._by_code = {refusal.code: refusal for refusal in examples}

    @property
    def codes(self) -> tuple[str, ...]:
        """All codes, in the order of the index."""
        return tuple(self._by_code)

    def codes_by_area(self) -> Iterable[tuple[str, tuple[str, ...]]]:
        """The codes under the area that they begin with."""
        for area, codes in groupby(self.codes, lambda code: code.partition("/")[0]):
            yield area, tuple(codes)

    def example_of(self, code: str, lang: str) -> Refusal:
        """The example of a code.

        The facts of a refused rule file are sentences, so they are in the language of the page.
        """
        found = self._by_code[code]
        if isinstance(found, of_server.BadRules):
            sentences = tuple(trouble_sentence(lang, each) for each in MISTAKES)
            return of_server.BadRules(sentences[0], len(sentences), sentences)
        return found
