"""Matches: how one is wanted, described and listed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seabattle.game import Phase, Seat, SeatCommand
from seabattle.matches.clock import ClockRule
from seabattle.matches.port import Card, MatchId, Milliseconds, PlayerId, Presence
from seabattle.matches.request import ONE_LINE
from seabattle.matches.rounds.deadline import DeadlineRule
from seabattle.rules import Begins, Lang, MissedShot, Ruleset, Ship
from seabattle.wire.bound import Ident
from seabattle.wire.match_info import MatchInfo
from seabattle.wire.rule_file import RuleText
from seabattle.wire.screen.choice_cache import Obstacle

Side = Annotated[int, Meta(ge=1, le=64)]

SeatPlan = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9:_-]{0,40}$(?!\n)",
        description="host, open, link, by-host for somebody who only writes to the host, or "
        "the name of a computer player such as admiral:5.",
        examples=["host", "open", "link", "by-host", "hunter"],
    ),
]


class GridWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A grid of another size than the variant's own."""

    rows: Side
    cols: Side


SeatName = Annotated[str, Meta(max_length=32, pattern=ONE_LINE)]

Letters = Annotated[str, Meta(min_length=1, max_length=64)]


class LabelsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Other labels than the variant's own."""

    columns: Letters = "latin"
    rows: Letters = "numbers"
    between: Literal["", "-"] = ""


FleetCounts = Annotated[
    dict[Annotated[str, Meta(max_length=32)], Annotated[int, Meta(ge=0, le=9)]],
    Meta(
        max_length=20,
        description="Ships of each class that everybody has; a class not named is as in the rules.",
        examples=[{"carrier": 2, "submarine": 0}],
    ),
]


class HostedRounds(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's wishes for a round game."""

    names: Annotated[tuple[SeatName, ...], Meta(max_length=64)] = ()
    """The host's names for the players, seat by seat; empty where they bring their own."""
    deadline: DeadlineRule | None = None
    missed: MissedShot | None = None
    """The meaning of a missing order, where it differs from the rules."""
    drop_after: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """Drop players who have missed so many rounds in a row, without being asked."""
    fleet: FleetCounts | None = None


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a match; idempotent by id."""

    id: Ident
    variant: Annotated[str, Meta(max_length=64)] | None = None
    """A ready-made variant, or else:"""
    toml: RuleText | None = None
    """The host's own rules."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=64)] = ("host", "link")
    clock: ClockRule = ClockRule()
    listed: bool = False
    hints: bool = False
    sealed: bool = False
    """Whether the fields stay with their owners, who prove every answer; it has a clock then."""
    grid: GridWanted | None = None
    labels: LabelsWanted | None = None
    begins: Begins | None = None
    """The rule for the first turn, where the table agrees on one of its own."""
    lang: Lang | None = None
    """The host's language: where no labels are asked for and the variant is content with Latin
    letters, columns get those of this language (SB2)."""
    hosted: HostedRounds = HostedRounds()


class Description(Struct, frozen=True):
    """The public description of a match."""

    company: MatchInfo
    opened_at: Milliseconds
    phase: Phase
    winner: Seat | None
    seat: Annotated[Seat | None, Meta(description="The current user's seat.")]
    host: Annotated[bool, Meta(description="Whether the current user is the host.")]
    ruleset: Ruleset
    hash: str
    placement_hash: Annotated[
        str, Meta(description="A name for all rules by which the same fleets may be placed.")
    ]


class MatchDeletion(Struct, frozen=True):
    """The outcome of a request to delete a match."""

    deleted: bool
    waiting: Annotated[int, Meta(description="How many players have not asked for it yet.")]


class Link(Struct, frozen=True):
    """An invitation link: takes one reserved seat, once."""

    seat: Seat
    key: str
    path: str
    name: Annotated[str, Meta(description="What the host calls whoever it is for.")] = ""
    lan_url: str | None = None
    """Where others on the same network find the server, if it listens there. A host who has
    made the link at a loopback address puts this before the path."""


class MatchLine(Struct, frozen=True):
    """A match in a list."""

    match: MatchId
    variant: str
    opened_at: Milliseconds
    phase: str
    seats: int
    free: int
    names: tuple[str, ...]
    presence: Annotated[
        Presence | None, Meta(description="How near the nearest person at the table is.")
    ] = None


def line_of(card: Card, presence: Presence | None = None) -> MatchLine:
    """Return the line of a match in a list: nothing in it changes with secret acts."""
    return MatchLine(
        card.match,
        card.variant,
        card.opened_at,
        card.phase,
        card.seats,
        card.free,
        card.names,
        presence,
    )


class OwnMatchLine(MatchLine, frozen=True):
    """A match of the current user in a list, those first that need them."""

    my_turn: bool = False
    moved_at: Milliseconds = 0
    """When the players last heard that the game had gone on."""
    due: Annotated[
        Milliseconds | None, Meta(description="When the current user's time is out, if it runs.")
    ] = None
    winner: str | None = None
    """The name of the winner."""
    won: bool = False


def own_line_of(card: Card, player: PlayerId, presence: Presence | None) -> OwnMatchLine:
    """Return the line of a list about a match for one of its players."""
    line, mine = line_of(card, presence), player in card.awaited
    return OwnMatchLine(
        **{name: getattr(line, name) for name in line.__struct_fields__},
        my_turn=mine,
        moved_at=card.moved_at,
        due=card.due if mine else None,
        winner=None if card.winner is None else card.names[card.winner],
        won=card.won_by == player,
    )


def by_need(line: OwnMatchLine) -> tuple[int, Milliseconds, str]:
    """Sort key of a list of matches: those that wait for the user first, the most urgent first."""
    if line.my_turn:
        return 0, line.due or line.moved_at, line.match
    rank = {"open": 2, "over": 3}.get(line.phase, 1)
    return rank, -line.moved_at, line.match


class SeatPresence(Struct, frozen=True):
    """The presence of the players at a table."""

    seats: tuple[Presence | None, ...]
    """For each seat; nothing for a computer player, or where the seat is free."""


class WhyNot(Struct, frozen=True):
    """Whether something could be done now."""

    refusal: Obstacle | None
    detail: str
    """The reason in words; empty when nothing is in the way."""


class ReadOrder(Struct, frozen=True):
    """One thing that can be meant."""

    command: SeatCommand
    said: Annotated[str, Meta(description="The same in words, to be shown before it is sent.")]


class OrderReading(Struct, frozen=True):
    """The result of reading an order."""

    orders: Annotated[
        tuple[ReadOrder, ...],
        Meta(description="One, or several to choose from; none where it cannot be read."),
    ]
    detail: Annotated[
        str, Meta(description="Why there is not one, in words; empty when it is clear.")
    ]


class RandomFleet(Struct, frozen=True):
    """A legal fleet by chance."""

    ships: tuple[Ship, ...]


class Hint(Struct, frozen=True):
    """The computer's advice."""

    command: SeatCommand
    """The advised command, as it can be sent."""
    odds: tuple[tuple[float, ...], ...] | None = None
    """For every row and column of the enemy's sea the chance that a ship lies there, by the view
    of the seat that asks; none where ships move, or where all fleets share one sea."""
