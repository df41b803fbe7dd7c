"""One refusal of every code, with the facts that its page shows."""

from seabattle.game import Refusal, Seat, Step
from seabattle.game import refusal as of_game
from seabattle.grid import Cell, Col, Row
from seabattle.matches import refusal as of_match
from seabattle.server.http import api_refusal as of_server
from seabattle.speech import trouble_sentence
from seabattle.trouble import Trouble

ANNA, BRUNO = Seat(0), Seat(1)

A1, A2, B2 = Cell(Row(0), Col(0)), Cell(Row(1), Col(0)), Cell(Row(1), Col(1))

MISTAKES = (Trouble("fleet/no-deck"), Trouble("variant/grid-unsized"))

EXAMPLES: tuple[Refusal, ...] = (
    of_game.GameIsOver(),
    of_game.NotPlacing(),
    of_game.NotPlaying((BRUNO,)),
    of_game.NoLots(),
    of_game.NotACandidate(BRUNO),
    of_game.UnknownSeat(Seat(4), 2),
    of_game.SeatIsOut(BRUNO),
    of_game.NotDroppable(BRUNO, 1, 3),
    of_game.AlreadyPlaced(),
    of_server.DraftChanged(),
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
    of_match.TooManyPlacings(4),
    of_server.NotSealable("shared-sea"),
    of_match.StaysHome(),
    of_game.ShipsStandStill(),
    of_game.UnknownShip(6, 5),
    of_game.AlreadyMoved(),
    of_game.ShipDamaged("cruiser"),
    of_game.OutOfReach("cruiser"),
    of_game.NothingToDeclare(),
    of_game.NoRounds(),
    of_game.WrongDraw(BRUNO),
    of_server.NoPost(),
    of_server.NoSuchRound(7, 3),
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
    of_match.NobodyAbsent(40),
    of_match.NoOffer(),
    of_match.NobodyToRemind(),
    of_match.RemindedLately(240),
    of_match.TooSoon(300),
    of_match.ChangedEnough(100),
    of_match.NotByHost(BRUNO),
    of_match.HostHoldsNoSeat(),
    of_match.NobodyToReplace(BRUNO),
    of_match.DeadlinePast(),
    of_match.NotOverYet(),
    of_match.NoRematch(),
    of_match.TryAgain(),
    of_match.MatchDamaged(),
    of_match.IdTaken(),
    of_server.NoHints(),
    of_server.NoSuchMoment(90, 84),
    of_server.NoRules(),
    of_server.SeatsDoNotFit(3, 2, 2),
    of_server.HostTwice(),
    of_server.NoOpenSeat(),
    of_server.ClockUnsound(),
    of_server.HostingUnsound("zone"),
    of_server.NoSuchBot("commodore"),
    of_server.NoSuchVariant("armada"),
    of_server.BadRules("", 0, ()),
    of_server.TooManyLayouts(200),
    of_server.NoSuchLayout(),
    of_server.NoSession(),
    of_server.Banned(),
    of_server.NoSuchSession(),
    of_server.LinkNotGood(),
    of_server.PasskeyNotGood(),
    of_server.TooManyPasskeys(10),
    of_server.NoSuchPasskey(),
    of_server.NobodyToBlock(),
    of_server.TooManyBlocks(200),
    of_server.NoSuchBlock(),
    of_server.NameUnfit("word"),
    of_server.TokenNotGood(),
    of_server.TokenTooNarrow("play"),
    of_server.TooManyTokens(50),
    of_server.NoSuchToken(),
    of_server.TooManyChannels(10),
    of_server.NoSuchChannel(),
    of_server.AddressUnfit(),
    of_server.MailboxUnfit(),
    of_server.MailboxAskedEnough(),
    of_server.NotOffered(),
    of_server.Malformed("Expected `int`, got `str` - at `$.made_on`"),
    of_server.RequestTooLarge(65536),
    of_server.TooOften(3),
    of_server.OverBudget(12),
    of_server.ServerBusy(3),
    of_server.NoSuchPage(),
    of_server.WrongMethod(),
    of_server.ForeignOrigin(),
    of_server.UnknownVersion(1),
    of_server.ServerFault(),
    of_match.SignUpClosed(),
    of_match.SignUpFull(12),
    of_match.NoSuchEntry(),
    of_match.NothingToConfirm(),
    of_match.NotConfirmed("Bruno, Carla"),
    of_match.TooFewSignedUp(1),
    of_server.NoSuchSignUp(),
    of_server.TooManySignUps(20),
)
"""In the order of the index: area after area, and what belongs together side by side."""


BY_CODE = {refusal.code: refusal for refusal in EXAMPLES}


def example_of(code: str, lang: str) -> Refusal:
    """The example of a code.

    The facts of a refused rule file are sentences, so they are in the language of the page.
    """
    found = BY_CODE[code]
    if isinstance(found, of_server.BadRules):
        sentences = tuple(trouble_sentence(lang, each) for each in MISTAKES)
        return of_server.BadRules(sentences[0], len(sentences), sentences)
    return found
