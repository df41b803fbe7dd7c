"""A sign-up: who wants to play in a forum game that is announced, and who plays in the end.

Nothing happens here by itself: a deadline is past when somebody who looks says so, and what
comes of it depends on the deadline alone, never on who looked when.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.rounds.deadline import DeadlineRule
from seabattle.rules import MissedShot

HOUR: Milliseconds = 3_600_000

MOST_SEATS = 64
MOST_ENTRIES = 200
"""Players, substitutes, spectators and those who stay away: enough for any forum."""


class Answer(StrEnum):
    """What somebody says to an announcement."""

    IN = "in"
    OUT = "out"
    SUBSTITUTE = "substitute"
    SPECTATOR = "spectator"


class SignUpPhase(StrEnum):
    """How far a sign-up has come."""

    OPEN = "open"
    CONFIRMING = "confirming"
    """Nobody new is in; those who are have to confirm it."""
    STARTING = "starting"
    """The seats are settled, and the match is about to be opened."""
    STARTED = "started"
    CANCELLED = "cancelled"


class SignUpEntry(Struct, frozen=True, omit_defaults=True):
    """One answer to an announcement."""

    id: str
    """Its name in lists; the player's own id is for nobody."""
    name: str
    answer: Answer
    since: Milliseconds
    """Since when it is this answer: who was first moves up first."""
    player: PlayerId | None = None
    """Nobody for somebody who only writes, whom the host has entered."""
    confirm_by: Milliseconds | None = None
    confirmed: bool = False
    dropped: bool = False
    """Whether it is out because nothing was confirmed in time."""
    seat: int | None = None
    """Where they sit once the game has started."""
    links: int = 0
    """How many links of that seat the host had made worthless when this player was given it."""

    @property
    def is_unsure(self) -> bool:
        """Whether somebody is in, has to confirm it, and has not yet."""
        return self.answer is Answer.IN and self.confirm_by is not None and not self.confirmed


class ForumPlan(Struct, frozen=True, omit_defaults=True):
    """The game that is announced."""

    bots: tuple[str, ...] = ()
    """Computer players beside those who sign up."""
    most: int = MOST_SEATS
    """Players at most, computer players included."""
    side: int | None = None
    """Rows and columns; where there is none the number of players decides (FO1)."""
    deadline: DeadlineRule | None = None
    missed: MissedShot | None = None
    drop_after: int | None = None
    lang: str = "en"
    """The host's language, which chooses the letters of the columns."""
    fleet: dict[str, int] | None = None
    """How many ships of each class; where there is none the rules decide (FO2)."""


class SignUp(Struct, frozen=True):
    """An announced game with all answers to it."""

    id: str
    host: PlayerId
    host_name: str
    plan: ForumPlan
    created: Milliseconds
    closes: Milliseconds | None = None
    """When it closes by itself."""
    confirm_hours: int = 0
    """How long those who are in have to confirm it; 0 where they need not."""
    phase: SignUpPhase = SignUpPhase.OPEN
    entries: tuple[SignUpEntry, ...] = ()
    match: MatchId | None = None

    @property
    def players(self) -> tuple[SignUpEntry, ...]:
        """Who is in, the first first."""
        return self._with(Answer.IN)

    @property
    def substitutes(self) -> tuple[SignUpEntry, ...]:
        """Who plays if somebody else does not, the first first."""
        return self._with(Answer.SUBSTITUTE)

    @property
    def places(self) -> int:
        """How many people can be in."""
        return self.plan.most - len(self.plan.bots)

    def entry_of(self, player: PlayerId | None) -> SignUpEntry | None:
        """What a visitor has answered."""
        mine = (each for each in self.entries if player is not None and each.player == player)
        return next(mine, None)

    def entry(self, id: str) -> SignUpEntry | None:  # noqa: A002 -- Its name.
        """An answer by its name in the list."""
        return next((each for each in self.entries if each.id == id), None)

    def _with(self, answer: Answer) -> tuple[SignUpEntry, ...]:
        found = (each for each in self.entries if each.answer is answer)
        return tuple(sorted(found, key=lambda each: (each.since, each.id)))
