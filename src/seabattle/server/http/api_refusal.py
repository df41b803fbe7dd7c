"""Why the server does not do something; what a match or the game refuses is their own."""

from typing import ClassVar

from msgspec import Struct

from seabattle.game import Refusal


class ServerRefusal(Refusal, frozen=True):
    """A refusal of the server or of a feature, with the HTTP status that goes with it."""

    status: ClassVar[int] = 409


class RefusalGroup(Struct, frozen=True):
    """One example of some refusals of a feature, for the pages of problems."""

    after: str
    """The code of the kernel that they follow in the index."""
    examples: tuple[Refusal, ...]


class Malformed(ServerRefusal, frozen=True, tag="request/malformed"):
    """The request cannot be read."""

    status = 400

    reason: str


class RequestTooLarge(ServerRefusal, frozen=True, tag="request/too-large"):
    """The request has too many bytes."""

    status = 413

    most: int


class TooOften(ServerRefusal, frozen=True, tag="request/too-often"):
    """Somebody asks faster than anybody can play."""

    status = 429

    seconds: int
    """How long to wait."""


class TooMuchStored(ServerRefusal, frozen=True, tag="request/stored-enough"):
    """Too much to store at once from one address."""

    status = 429

    seconds: int
    """How long to wait."""


class DiskNearlyFull(ServerRefusal, frozen=True, tag="request/no-room"):
    """The server's disk is nearly full, so that only games that have begun go on."""

    status = 507


class OverBudget(ServerRefusal, frozen=True, tag="request/over-budget"):
    """This address or table has had more than its share of work."""

    status = 429

    seconds: int
    """How long to wait."""


class ServerBusy(ServerRefusal, frozen=True, tag="request/busy"):
    """Too much is being worked out at the moment."""

    status = 503

    seconds: int
    """How long to wait."""


class NoSuchPage(ServerRefusal, frozen=True, tag="request/unknown-page"):
    """There is nothing at this address."""

    status = 404


class FeatureOff(ServerRefusal, frozen=True, tag="request/feature-off"):
    """The operator has switched this feature off."""

    status = 404

    feature: str


class WrongMethod(ServerRefusal, frozen=True, tag="request/wrong-method"):
    """This address is there, but not for that."""

    status = 405


class ForeignOrigin(ServerRefusal, frozen=True, tag="request/foreign-origin"):
    """The request comes from a page of somebody else's."""

    status = 403


class WrongHost(ServerRefusal, frozen=True, tag="request/wrong-host"):
    """This server does not answer to that name: its operator has not said that it is called so."""

    status = 421

    host: str


class UnknownVersion(ServerRefusal, frozen=True, tag="request/unknown-version"):
    """The client speaks another version of the messages."""

    status = 400

    version: int


class ServerFault(ServerRefusal, frozen=True, tag="request/server-fault"):
    """Something went wrong here, and it is not the asker's fault."""

    status = 500


class NoSession(ServerRefusal, frozen=True, tag="visitor/no-session"):
    """This is for somebody in particular, and nobody has said who they are."""

    status = 401


class Banned(ServerRefusal, frozen=True, tag="visitor/banned"):
    """Whoever runs the server does not let this address or this visitor in."""

    status = 403


class NoSuchSession(ServerRefusal, frozen=True, tag="visitor/unknown-session"):
    """There is no such session to end."""

    status = 404


class TooManySessions(ServerRefusal, frozen=True, tag="visitor/too-many-sessions"):
    """Too many sessions were opened by this visitor within a year."""

    most: int


class TokenNotGood(ServerRefusal, frozen=True, tag="token/not-good"):
    """The token is unknown, or was revoked."""

    status = 401


class TokenTooNarrow(ServerRefusal, frozen=True, tag="token/too-narrow"):
    """The token is good, but not for this."""

    status = 403

    scope: str


class TooManyTokens(ServerRefusal, frozen=True, tag="token/too-many"):
    """Nobody needs that many tokens."""

    most: int


class NoSuchToken(ServerRefusal, frozen=True, tag="token/unknown"):
    """There is no such token to revoke."""

    status = 404


class NoSuchVariant(ServerRefusal, frozen=True, tag="variant/unknown"):
    """There is no ready-made variant of that name."""

    status = 404

    name: str


class BadRules(ServerRefusal, frozen=True, tag="variant/mistakes"):
    """The rules cannot be played by; the mistakes say why."""

    first: str
    count: int
    mistakes: tuple[str, ...]


class NoRules(ServerRefusal, frozen=True, tag="table/no-rules"):
    """A table needs a variant or rules of its own, and not both."""


class SeatsDoNotFit(ServerRefusal, frozen=True, tag="table/wrong-seats"):
    """The plan has not as many seats as the rules want."""

    seats: int
    least: int
    most: int


class HostTwice(ServerRefusal, frozen=True, tag="table/host-twice"):
    """The host can sit at one seat only."""


class NoPerson(ServerRefusal, frozen=True, tag="table/no-person"):
    """A table needs a seat for a person; computers that play each other are an exhibition."""


class ClockUnsound(ServerRefusal, frozen=True, tag="table/unsound-clock"):
    """The parts of the clock contradict each other."""


class HostingUnsound(ServerRefusal, frozen=True, tag="table/unsound-hosting"):
    """The host's part of the plan does not fit."""

    why: str
    """``zone``, ``rounds``, ``host``, ``fleet`` or ``name``."""


class NotSealable(ServerRefusal, frozen=True, tag="sealed/not-sealable"):
    """Answers cannot be proved by these rules."""

    why: str
    """One of the reasons that docs/fairness.md names."""


class NoSuchBot(ServerRefusal, frozen=True, tag="table/unknown-bot"):
    """No computer player has that name."""

    name: str


class NoHints(ServerRefusal, frozen=True, tag="match/no-hints"):
    """The table has agreed to play without hints."""

    status = 403


class NoSuchMoment(ServerRefusal, frozen=True, tag="match/unknown-moment"):
    """The match has not come that far."""

    status = 404

    move: int
    last: int


class NameUnfit(ServerRefusal, frozen=True, tag="visitor/unfit-name"):
    """Nobody can be called that."""

    why: str = "signs"
    """``signs`` for too many or odd ones, ``word`` for a word such as "you" or "computer"."""


class Denied(Exception):  # noqa: N818 -- It says what is the case.
    """Carries a refusal out of the depths of a request."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
