"""Why the server does not do something; what a match or the game refuses is their own."""

from seabattle.features.drafts.wire import DRAFT_CHANGED
from seabattle.game import Refusal


class Malformed(Refusal, frozen=True, tag="request/malformed"):
    """The request cannot be read."""

    reason: str


class RequestTooLarge(Refusal, frozen=True, tag="request/too-large"):
    """The request has too many bytes."""

    most: int


class TooOften(Refusal, frozen=True, tag="request/too-often"):
    """Somebody asks faster than anybody can play."""

    seconds: int
    """How long to wait."""


class TooMuchStored(Refusal, frozen=True, tag="request/stored-enough"):
    """Too much to store at once from one address."""

    seconds: int
    """How long to wait."""


class DiskNearlyFull(Refusal, frozen=True, tag="request/no-room"):
    """The server's disk is nearly full, so that only games that have begun go on."""


class OverBudget(Refusal, frozen=True, tag="request/over-budget"):
    """This address or table has had more than its share of work."""

    seconds: int
    """How long to wait."""


class ServerBusy(Refusal, frozen=True, tag="request/busy"):
    """Too much is being worked out at the moment."""

    seconds: int
    """How long to wait."""


class NoSuchPage(Refusal, frozen=True, tag="request/unknown-page"):
    """There is nothing at this address."""


class FeatureOff(Refusal, frozen=True, tag="request/feature-off"):
    """The operator has switched this feature off."""

    feature: str


class WrongMethod(Refusal, frozen=True, tag="request/wrong-method"):
    """This address is there, but not for that."""


class ForeignOrigin(Refusal, frozen=True, tag="request/foreign-origin"):
    """The request comes from a page of somebody else's."""


class WrongHost(Refusal, frozen=True, tag="request/wrong-host"):
    """This server does not answer to that name: its operator has not said that it is called so."""

    host: str


class UnknownVersion(Refusal, frozen=True, tag="request/unknown-version"):
    """The client speaks another version of the messages."""

    version: int


class ServerFault(Refusal, frozen=True, tag="request/server-fault"):
    """Something went wrong here, and it is not the asker's fault."""


class NoSession(Refusal, frozen=True, tag="visitor/no-session"):
    """This is for somebody in particular, and nobody has said who they are."""


class Banned(Refusal, frozen=True, tag="visitor/banned"):
    """Whoever runs the server does not let this address or this visitor in."""


class NoSuchSession(Refusal, frozen=True, tag="visitor/unknown-session"):
    """There is no such session to end."""


class TooManySessions(Refusal, frozen=True, tag="visitor/too-many-sessions"):
    """Too many sessions were opened by this visitor within a year."""

    most: int


class LinkNotGood(Refusal, frozen=True, tag="visitor/link-not-good"):
    """The link to another device is good no more: it was used, has expired, or never was one."""


class PasskeyNotGood(Refusal, frozen=True, tag="visitor/passkey-not-good"):
    """The passkey was not recognised: it is unknown, or has not signed what it was asked to."""


class TooManyPasskeys(Refusal, frozen=True, tag="visitor/too-many-passkeys"):
    """Nobody needs that many passkeys."""

    most: int


class NoSuchPasskey(Refusal, frozen=True, tag="visitor/unknown-passkey"):
    """There is no such passkey to delete."""


class NobodyToBlock(Refusal, frozen=True, tag="visitor/nobody-there"):
    """Nobody sits there who could be blocked or reported."""


class TooManyBlocks(Refusal, frozen=True, tag="visitor/too-many-blocks"):
    """Nobody needs to mind that many."""

    most: int


class NoSuchBlock(Refusal, frozen=True, tag="visitor/unknown-block"):
    """There is no such block to lift."""


class TokenNotGood(Refusal, frozen=True, tag="token/not-good"):
    """The token is unknown, or was revoked."""


class TokenTooNarrow(Refusal, frozen=True, tag="token/too-narrow"):
    """The token is good, but not for this."""

    scope: str


class TooManyTokens(Refusal, frozen=True, tag="token/too-many"):
    """Nobody needs that many tokens."""

    most: int


class NoSuchToken(Refusal, frozen=True, tag="token/unknown"):
    """There is no such token to revoke."""


class TooManyChannels(Refusal, frozen=True, tag="channel/too-many"):
    """Nobody needs to be told in that many places."""

    most: int


class NoSuchChannel(Refusal, frozen=True, tag="channel/unknown"):
    """There is no such channel."""


class AddressUnfit(Refusal, frozen=True, tag="channel/unfit-address"):
    """Nothing is sent to that address: it leads nowhere, or into a private network."""


class MailboxUnfit(Refusal, frozen=True, tag="channel/unfit-mailbox"):
    """Nothing is sent to that mailbox: it is none, or more than one."""


class MailboxAskedEnough(Refusal, frozen=True, tag="channel/asked-enough"):
    """That mailbox was asked often enough today."""


class NotOffered(Refusal, frozen=True, tag="channel/not-offered"):
    """This way is not offered here: whoever runs the server has not set it up."""


class NoSuchVariant(Refusal, frozen=True, tag="variant/unknown"):
    """There is no ready-made variant of that name."""

    name: str


class BadRules(Refusal, frozen=True, tag="variant/mistakes"):
    """The rules cannot be played by; the mistakes say why."""

    first: str
    count: int
    mistakes: tuple[str, ...]


class NoRules(Refusal, frozen=True, tag="table/no-rules"):
    """A table needs a variant or rules of its own, and not both."""


class SeatsDoNotFit(Refusal, frozen=True, tag="table/wrong-seats"):
    """The plan has not as many seats as the rules want."""

    seats: int
    least: int
    most: int


class HostTwice(Refusal, frozen=True, tag="table/host-twice"):
    """The host can sit at one seat only."""


class NoPerson(Refusal, frozen=True, tag="table/no-person"):
    """A table needs a seat for a person; computers that play each other are an exhibition."""


class NoOpenSeat(Refusal, frozen=True, tag="table/no-open-seat"):
    """There is no seat for whoever comes, beside that of the one who waits."""


class ClockUnsound(Refusal, frozen=True, tag="table/unsound-clock"):
    """The parts of the clock contradict each other."""


class HostingUnsound(Refusal, frozen=True, tag="table/unsound-hosting"):
    """The host's part of the plan does not fit."""

    why: str
    """``zone``, ``rounds``, ``host``, ``fleet`` or ``name``."""


class NoSuchSignUp(Refusal, frozen=True, tag="signup/unknown"):
    """There is no such sign-up."""


class TooManySignUps(Refusal, frozen=True, tag="signup/too-many"):
    """Too many sign-ups at a time: nobody hosts so many."""

    most: int


class NotSealable(Refusal, frozen=True, tag="sealed/not-sealable"):
    """Answers cannot be proved by these rules."""

    why: str
    """One of the reasons that docs/fairness.md names."""


class NoSuchBot(Refusal, frozen=True, tag="table/unknown-bot"):
    """No computer player has that name."""

    name: str


class NoHints(Refusal, frozen=True, tag="match/no-hints"):
    """The table has agreed to play without hints."""


class NoPost(Refusal, frozen=True, tag="round/no-post"):
    """Posts are made of rounds on one public sea, and this game has none."""


class NoSuchRound(Refusal, frozen=True, tag="round/unknown"):
    """That round has not been closed."""

    number: int
    closed: int
    """How many have been."""


class NoSuchMoment(Refusal, frozen=True, tag="match/unknown-moment"):
    """The match has not come that far."""

    move: int
    last: int


class NameUnfit(Refusal, frozen=True, tag="visitor/unfit-name"):
    """Nobody can be called that."""

    why: str = "signs"
    """``signs`` for too many or odd ones, ``word`` for a word such as "you" or "computer"."""


class TooManyLayouts(Refusal, frozen=True, tag="layout/too-many"):
    """Nobody needs that many layouts."""

    most: int


class LayoutsTooLarge(Refusal, frozen=True, tag="layout/no-room"):
    """Saved layouts take too much room together."""

    most: int
    """In bytes."""


class NoSuchLayout(Refusal, frozen=True, tag="layout/unknown"):
    """There is no layout of that name."""


class DraftChanged(Refusal, frozen=True, tag=DRAFT_CHANGED):
    """The fleet laid so far was changed on another screen."""


class Denied(Exception):  # noqa: N818 -- It says what is the case.
    """Carries a refusal out of the depths of a request."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
