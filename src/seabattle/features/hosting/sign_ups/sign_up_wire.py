"""Sign-ups as they are announced, answered and shown, and hooks for posts."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.features.hosting.sign_ups.sign_up import Answer, SignUpPhase
from seabattle.matches.port import MatchId, Milliseconds
from seabattle.matches.request import ONE_LINE, SeatIndex
from seabattle.matches.rounds.deadline import DeadlineRule
from seabattle.rules import Lang, MissedShot
from seabattle.wire.bound import Ident
from seabattle.wire.match import FleetCounts, SeatPlan

Moment = Annotated[int, Meta(ge=0, le=4_000_000_000_000, description="Milliseconds since 1970.")]

EntryName = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_LINE)]

EntryId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]


class SignUpWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An announcement of a forum game; idempotent by id."""

    id: Ident
    bots: Annotated[tuple[SeatPlan, ...], Meta(max_length=63)] = ()
    """Computer players beside those who sign up."""
    most: Annotated[int, Meta(ge=2, le=64, description="Places in all.")] = 64
    side: Annotated[
        Annotated[int, Meta(ge=5, le=64)] | None,
        Meta(description="Rows and columns; default: by the number of players (FO1)."),
    ] = None
    closes: Moment | None = None
    """When the list closes by itself."""
    confirm_hours: Annotated[
        int, Meta(ge=0, le=336, description="Hours to confirm in; 0 where nobody has to.")
    ] = 0
    deadline: DeadlineRule | None = None
    missed: MissedShot | None = None
    drop_after: Annotated[int, Meta(ge=1, le=1000)] | None = None
    lang: Lang = "en"
    fleet: FleetCounts | None = None


class GiveAnswer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Say whether one plays."""

    answer: Answer
    name: EntryName | None = None
    """What one is called on the list; by default as everywhere on this server."""


class ConfirmEntry(Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """Confirm that one plays; the host does it for those who only write."""

    entry: EntryId | None = None


class EnterPlayer(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """The host enters somebody who only writes."""

    name: EntryName
    answer: Answer = Answer.IN


class RemoveEntry(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host strikes somebody off the list."""

    entry: EntryId


class CloseSignUp(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """The host closes the list; those who are in have to confirm it."""


class StartGame(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host opens the game."""

    drop_unsure: bool = False
    """Without those who have not confirmed; otherwise they are waited for."""


class CancelSignUp(Struct, frozen=True, tag="cancel", forbid_unknown_fields=True):
    """The host calls it off."""


class SeatSubstitute(Struct, frozen=True, tag="seat-substitute", forbid_unknown_fields=True):
    """The host gives the seat of a player in the game to a substitute."""

    seat: SeatIndex
    entry: EntryId


SignUpRequest = (
    GiveAnswer
    | ConfirmEntry
    | EnterPlayer
    | RemoveEntry
    | CloseSignUp
    | StartGame
    | CancelSignUp
    | SeatSubstitute
)


class EntryLine(Struct, frozen=True):
    """One answer on the list."""

    id: str
    name: str
    answer: Answer
    written: Annotated[bool, Meta(description="Whether they only write to the host.")]
    confirm_by: Milliseconds | None
    confirmed: bool
    dropped: Annotated[bool, Meta(description="Out because nothing was confirmed in time.")]
    seat: int | None
    mine: bool


class SignUpMessage(Struct, frozen=True):
    """A sign-up, as anybody may see it."""

    id: str
    phase: SignUpPhase
    host: Annotated[bool, Meta(description="Whether the current user is the host.")]
    host_name: str
    closes: Milliseconds | None
    confirm_hours: int
    places: Annotated[int, Meta(description="Places for people.")]
    bots: tuple[str, ...]
    side: Annotated[
        int, Meta(description="Rows and columns as things stand, by FO1 or the host's own.")
    ]
    deadline: DeadlineRule | None
    entries: tuple[EntryLine, ...]
    """In the order of the list; those who play first."""
    match: MatchId | None
    terms: Annotated[
        tuple[str, ...],
        Meta(description="What will be played: fleet, deadlines, missing orders, in sentences."),
    ]
    link: Annotated[
        str | None, Meta(description="The current user's own link to their seat, once it starts.")
    ] = None
    lan_url: str | None = None
    """Where others on the same network find the server, if it listens there."""


class PostHookWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the posts of a host's games are to be sent by themselves."""

    address: Annotated[str, Meta(min_length=3, max_length=500)]
    body: Annotated[
        Literal["standard", "discord"],
        Meta(description="A body of ours, signed as Standard Webhooks, or one for Discord."),
    ] = "standard"
    format: Literal["text", "markdown", "bbcode", "html"] = "bbcode"
    lang: Lang = "en"
    match: Annotated[
        Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")] | None,
        Meta(description="A match of the host's that was opened before there were hooks."),
    ] = None


class PostHookLine(Struct, frozen=True):
    """A hook for posts; its address is shown to nobody."""

    body: str
    format: str
    lang: str
    created: Milliseconds


class PostHookState(Struct, frozen=True):
    """Whether posts are sent by themselves."""

    hook: PostHookLine | None
    secret: Annotated[
        str | None, Meta(description="What letters are signed with. Shown once, when it is set.")
    ] = None
