"""A live match as its log makes it: who sits where, the truth of the game, the clocks."""

from msgspec import Struct
from msgspec.structs import replace

from seabattle.fairness.commitment import commit, commit_field, derive_salt
from seabattle.game import Event, Phase, Seat, SeatMask, seats_in
from seabattle.game.event import FleetPlaced, OrderGiven, ShipMoved
from seabattle.matches.clock import (
    ClockFace,
    new_clock_face,
    press_clock,
    tick_clocks,
    time_until_out,
)
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    Chair,
    ComputerSeated,
    DeadlineSet,
    FieldShown,
    GameWentOn,
    HostEnded,
    MatchEvent,
    MatchOpened,
    MatchPaused,
    PageBody,
    PauseOffered,
    PauseRefused,
    PhraseSaid,
    RematchAsked,
    RematchOpened,
    Reminded,
    RoundExtended,
    SealedGameWentOn,
    SeatGivenUp,
    SeatHanded,
    SeatTaken,
    SitterKind,
    SomethingElse,
    StopOffered,
    StopRefused,
)
from seabattle.matches.pace.pace import Asides
from seabattle.matches.pace.pause import DAY, PauseOffer, add_to_offer
from seabattle.matches.played_game import PlayedGame
from seabattle.matches.port import Card, MatchId, Milliseconds, PlayerId
from seabattle.matches.refereed_game import RefereedGame
from seabattle.matches.sealed.sealed_match_game import SealedMatchGame
from seabattle.matches.seats.fleet_sight import FleetSight, add_sight
from seabattle.matches.telling.tombstone import is_tombstone
from seabattle.records.evidence import Commitments

BOT_GRACE = 3000
"""How long another process waits before it moves for a bot that this one should move for."""


class Sitter(Struct, frozen=True):
    """The player or bot that sits at a seat."""

    name: str
    kind: SitterKind
    player: PlayerId | None = None
    """``None`` for a bot of the server's own."""


class AbsenceClaim(Struct, frozen=True):
    """A claim that no player is at a seat."""

    seat: Seat
    since: Milliseconds


class MatchState(Struct, frozen=True, gc=False):
    """Everything that is true of a live match. A fold over its pages, and nothing else."""

    opened: MatchOpened
    sitters: tuple[Sitter | None, ...]
    game: PlayedGame
    clock: ClockFace
    moved_at: Milliseconds
    """When the viewers last heard that the game had gone on."""
    moved_on: Milliseconds
    """The same moment by the calendar."""
    offers: SeatMask = 0
    """Seats that would like to stop."""
    pause_offer: PauseOffer | None = None
    """The pause that players would like."""
    paused_until: Milliseconds = 0
    """When the last pause ends, or has ended."""
    ahead: Milliseconds = 0
    """How far service time was ahead of the calendar at the last page."""
    spoken: SeatMask = 0
    """Seats that have said a phrase since the viewers last heard that the game had gone on."""
    claim: AbsenceClaim | None = None
    """Whether the side to move is said to be away."""
    denied_at: Milliseconds = 0
    """When such a claim was last denied."""
    reminded_at: Milliseconds | None = None
    """When the host last sent a reminder."""
    rematch: SeatMask = 0
    """Seats that would like another game."""
    following: MatchId | None = None
    """The next game."""
    commitments: Commitments | None = None
    """The public commitments to the seed and the fields; ``None`` in older matches."""
    nonces: tuple[str, ...] = ()
    """The nonce that each seat has sent beside its fleet; an empty word for none."""
    storage: tuple[str, ...] = ()
    """The secrets of the server's own bots at a sealed table; an empty word for others."""
    shown: SeatMask = 0
    """Seats that have shown the field after a sealed game."""
    links_replaced: tuple[Seat, ...] = ()
    """Seats whose link the host has made worthless, once for each time."""
    seen_by: FleetSight = ()
    """The players who could have seen each fleet: they sit down at no other seat."""
    deadline: Milliseconds | None = None
    """When the open round closes, where that was said."""
    ended_by_host: bool = False
    """Whether the host has ended the game."""
    asides: Asides = Asides()
    """Acts of each visitor beside the game: sitting down, offers, the host's requests."""
    order_changes: dict[Seat, int] = {}
    """How often a seat has changed its order in the open round."""

    @property
    def free(self) -> SeatMask:
        """Seats without a player, unless they have left the game."""
        empty = sum(1 << seat for seat, sitter in enumerate(self.sitters) if sitter is None)
        return empty & self.game.table.present

    @property
    def to_act(self) -> SeatMask:
        """Seats for which the game waits."""
        return self.game.to_act

    @property
    def on_clock(self) -> SeatMask:
        """Seats whose clocks run: at a sealed table also those that owe a proof or an answer."""
        return self.game.on_clock

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def players(self) -> tuple[PlayerId | None, ...]:
        """The player at each seat: a person, or a bot over the network."""
        return tuple(None if sitter is None else sitter.player for sitter in self.sitters)

    @property
    def people(self) -> SeatMask:
        """Seats of players who can be asked: a person, or a bot over the network."""
        return sum(
            1 << seat
            for seat, sitter in enumerate(self.sitters)
            if sitter is not None and sitter.player is not None and not is_tombstone(sitter.player)
        )

    @property
    def by_host(self) -> SeatMask:
        """Seats whose orders the host gives."""
        return sum(
            1 << seat
            for seat, sitter in enumerate(self.sitters)
            if sitter is not None and sitter.kind is SitterKind.BY_HOST
        )

    @property
    def computers_alone(self) -> bool:
        """Whether all seats that are still in the game are those of the server's own bots."""
        chairs = self.opened.chairs
        return all(chairs[seat].bot is not None for seat in seats_in(self.game.table.present))

    @property
    def rematch_due(self) -> bool:
        """Whether every player who can be asked wants another game, and it is not laid out yet."""
        if not self.over or self.following is not None:
            return False
        return bool(self.people) and not self.people & ~self.rematch

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        """Return the seat of a player."""
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None and sitter.player is not None and sitter.player == player:
                return Seat(seat)
        return None

    def computers_to_move(self) -> tuple[Seat, ...]:
        """Seats of the server's own bots that are to place, to fire or to give an order."""
        chairs = self.opened.chairs
        if self.opened.sealed and self.free:
            # No key is announced before players sit at both seats.
            return ()
        return tuple(seat for seat in seats_in(self.to_act) if chairs[seat].bot is not None)


def new_match_state(
    match: MatchId, opened: MatchOpened, at: Milliseconds, ahead: Milliseconds = 0
) -> MatchState:
    """Return the state of a table at which only the server's own bots sit."""
    sitters = tuple(map(_first_sitter, opened.chairs))
    clock = new_clock_face(opened.clock, opened.ruleset.seats)
    return MatchState(
        opened,
        sitters,
        _new_game(match, opened),
        clock,
        at,
        at - ahead,
        ahead=ahead,
        commitments=_first_commitments(opened),
        nonces=("",) * opened.ruleset.seats,
        storage=("",) * opened.ruleset.seats,
        seen_by=((),) * opened.ruleset.seats,
    )


def _first_sitter(chair: Chair) -> Sitter | None:
    if chair.by_host:
        return Sitter(chair.name, SitterKind.BY_HOST)
    return None if chair.bot is None else Sitter(chair.bot, SitterKind.COMPUTER)


def _new_game(match: MatchId, opened: MatchOpened) -> PlayedGame:
    if opened.sealed:
        return SealedMatchGame(opened.ruleset, match)
    return RefereedGame(opened.ruleset)


def _first_commitments(opened: MatchOpened) -> Commitments | None:
    if not opened.seed or opened.sealed:
        return None
    return commit(bytes.fromhex(opened.seed), (None,) * opened.ruleset.seats)


def evolve_match(state: MatchState, happened: PageBody, at: Milliseconds) -> MatchState:
    """The match after one more page."""
    before, clock = state.game.table, tick_clocks(state.clock, happened.spent)
    for event in happened.events:
        state = _evolve_event(state, event, at)
        if isinstance(event, RoundExtended):
            clock = replace(clock, used=clock.used - event.by)
    moved = any(map(_is_public, happened.events))
    if moved:
        tables = before, state.game.table
        clock = press_clock(state.opened.clock, clock, tables, state.on_clock, at)
    else:
        host, players = state.opened.host, state.players
        state = replace(state, asides=state.asides.after(happened.events, at, players, host))
    # In a pause no clock runs: it goes on from the end.
    clock = replace(clock, since=max(at, state.paused_until))
    state = replace(state, clock=clock, ahead=happened.ahead)
    return replace(state, moved_at=at, moved_on=at - happened.ahead) if moved else state


def _is_public(event: MatchEvent) -> bool:
    """Whether all viewers hear that the game has gone on.

    A ship that moves must not give its owner a new minute: the others would see it.
    """
    if isinstance(event, SealedGameWentOn):
        return True
    return isinstance(event, GameWentOn) and any(not _is_secret(each) for each in event.events)


def is_secret_event(event: MatchEvent) -> bool:
    """Whether only one seat hears of anything that has happened."""
    return isinstance(event, GameWentOn) and not _is_public(event)


def _is_secret(event: Event) -> bool:
    """Whether only one seat hears of it: its ship moves, or it thinks better of an order."""
    return isinstance(event, ShipMoved) or (isinstance(event, OrderGiven) and event.again)


def _evolve_event(state: MatchState, event: MatchEvent, at: Milliseconds) -> MatchState:
    match event:
        case SeatTaken():
            sitter = Sitter(event.name, event.kind, event.player)
            seated = _set_sitter(state, event.seat, sitter)
            return _note_sight(seated, event.seat, state.game.table.placed)
        case ComputerSeated():
            return _seat_computer(state, event)
        case SeatGivenUp():
            freed = _set_sitter(state, event.seat, None)
            return freed if event.key is None else _replace_link(freed, event, event.key)
        case SealedGameWentOn():
            return _go_on_sealed(state, event)
        case FieldShown():
            return replace(state, shown=state.shown | 1 << event.seat)
        case GameWentOn():
            game = state.game.follow((event,))
            if state.game.table.phase is Phase.PLACING:
                state = _note_sight(state, event.command.seat, game.table.placed)
                state = _commit_field(state, event)
            state = replace(state, order_changes=_count_changes(state, event))
            if game.table.round != state.game.table.round:
                state = replace(state, deadline=None, order_changes={})
            # A player who plays on withdraws an offer, and is not away. What happens in secret
            # leaves both on the table, or they would tell of it.
            if _is_public(event):
                return replace(state, game=game, offers=0, claim=None, spoken=0)
            return replace(state, game=game)
        case SeatHanded():
            return _hand_seat(state, event)
        case DeadlineSet():
            return replace(state, deadline=event.at)
        case HostEnded():
            return replace(state, ended_by_host=True)
        case StopOffered():
            return replace(state, offers=state.offers | 1 << event.seat)
        case StopRefused():
            return replace(state, offers=0)
        case PhraseSaid():
            return replace(state, spoken=state.spoken | 1 << event.seat)
        case PauseOffered():
            return replace(state, pause_offer=add_to_offer(state.pause_offer, event))
        case PauseRefused():
            return replace(state, pause_offer=None)
        case MatchPaused():
            until = max(at, state.paused_until) + event.days * DAY if event.days else at
            return replace(state, pause_offer=None, claim=None, paused_until=until)
        case AbsenceClaimed():
            return replace(state, claim=AbsenceClaim(event.seat, at))
        case AbsenceDenied():
            return replace(state, claim=None, denied_at=at)
        case Reminded():
            return replace(state, reminded_at=at)
        case RematchAsked():
            return replace(state, rematch=state.rematch | 1 << event.seat)
        case RematchOpened():
            return replace(state, following=event.match)
        case MatchOpened() | RoundExtended() | SomethingElse():
            return state


def _count_changes(state: MatchState, event: GameWentOn) -> dict[Seat, int]:
    """Count the changes of each seat's order in the open round."""
    counts = state.order_changes
    for each in event.events:
        if isinstance(each, OrderGiven) and each.again:
            counts = counts | {each.seat: counts.get(each.seat, 0) + 1}
    return counts


def _go_on_sealed(state: MatchState, event: SealedGameWentOn) -> MatchState:
    """Apply a sealed event: a player who plays on withdraws an offer, and is not away."""
    game, kept = state.game.follow((event,)), state.storage
    if event.secrets and event.seat is not None:
        kept = with_nonce(kept, event.seat, event.secrets)
    return replace(state, game=game, storage=kept, offers=0, claim=None)


def _commit_field(state: MatchState, event: GameWentOn) -> MatchState:
    """Show all viewers a hash of a field, from the moment at which it is placed."""
    placed = event.events[0]
    if not isinstance(placed, FleetPlaced):
        return state
    seat, shown = placed.seat, state.commitments
    if event.nonce is not None:
        state = replace(state, nonces=with_nonce(state.nonces, seat, event.nonce))
    if shown is None:
        return state
    seed = bytes.fromhex(state.opened.seed)
    field = commit_field(seat, derive_salt(seed, seat), placed.ships)
    fields = (*shown.fields[:seat], field, *shown.fields[seat + 1 :])
    return replace(state, commitments=commit(seed, fields))


def with_nonce(nonces: tuple[str, ...], seat: Seat, nonce: str) -> tuple[str, ...]:
    """The nonces of all seats, with that of one."""
    return (*nonces[:seat], nonce, *nonces[seat + 1 :])


def _seat_computer(state: MatchState, event: ComputerSeated) -> MatchState:
    """Seat a bot as if the plan had named it; a link to the seat opens nothing any more."""
    seat, chairs = event.seat, state.opened.chairs
    changed = (*chairs[:seat], Chair(event.bot, event.seed), *chairs[seat + 1 :])
    seated = _set_sitter(state, seat, Sitter(event.bot, SitterKind.COMPUTER))
    return replace(seated, opened=replace(state.opened, chairs=changed))


def _set_sitter(state: MatchState, seat: Seat, sitter: Sitter | None) -> MatchState:
    sitters = (*state.sitters[:seat], sitter, *state.sitters[seat + 1 :])
    return replace(state, sitters=sitters)


def _note_sight(state: MatchState, seat: Seat | None, placed: SeatMask) -> MatchState:
    """Remember who sees the fleet of a seat: its player, or the host who gives its orders."""
    sitter = None if seat is None else state.sitters[seat]
    if seat is None or sitter is None or not placed >> seat & 1:
        return state
    player = state.opened.host if sitter.kind is SitterKind.BY_HOST else sitter.player
    if player is None:
        return state
    return replace(state, seen_by=add_sight(state.seen_by, seat, player))


def _replace_link(state: MatchState, event: SeatGivenUp, key: str) -> MatchState:
    """Replace the key of a seat, so that the link of the player who was sent away opens nothing."""
    kept = _set_chair(state, event.seat, Chair(key=key, name=event.name))
    return replace(kept, links_replaced=(*state.links_replaced, event.seat))


def _hand_seat(state: MatchState, event: SeatHanded) -> MatchState:
    """Hand a seat over: the earlier player has no part in it, and their link opens nothing."""
    seated = _set_sitter(state, event.seat, Sitter(event.name, SitterKind.BY_HOST))
    seated = _note_sight(seated, event.seat, state.game.table.placed)
    return _set_chair(seated, event.seat, Chair(name=event.name, by_host=True))


def _set_chair(state: MatchState, seat: Seat, chair: Chair) -> MatchState:
    chairs = (*state.opened.chairs[:seat], chair, *state.opened.chairs[seat + 1 :])
    return replace(state, opened=replace(state.opened, chairs=chairs))


def card_of(match: MatchId, opened_at: Milliseconds, state: MatchState) -> Card:
    """Return the entry for the list; nothing in it depends on what happens in secret."""
    free, winner = state.free, state.game.table.winner
    won = None if winner is None else state.sitters[winner]
    return Card(
        match=match,
        variant=state.opened.variant,
        opened_at=opened_at,
        moved_at=state.moved_on,
        phase="open" if free else state.game.table.phase,
        listed=state.opened.listed,
        seats=len(state.sitters),
        free=sum(state.opened.chairs[seat].key is None for seat in seats_in(free)),
        names=tuple(sitter.name if sitter else "" for sitter in state.sitters),
        players=tuple(
            sitter.player
            for sitter in state.sitters
            if sitter and sitter.player and not is_tombstone(sitter.player)
        ),
        due=due_moment(state),
        awaited=() if free else awaited_players(state),
        winner=winner,
        won_by=None if won is None or is_tombstone(won.player) else won.player,
    )


def awaited_players(state: MatchState) -> tuple[PlayerId, ...]:
    """Persons and remote bots who are to place, to fire or to give an order.

    All players at the table see whose turn it is, so nothing secret is in it.
    """
    table, sitters = state.game.table, state.sitters
    if table.turn is not None:
        sitter = sitters[table.turn]
        return () if sitter is None or sitter.player is None else (sitter.player,)
    found = (sitters[seat] for seat in seats_in(table.to_act))
    return tuple(each.player for each in found if each is not None and each.player is not None)


def due_moment(state: MatchState) -> Milliseconds | None:
    """Return when a node has to look after a match: a clock runs out, or a bot is to move."""
    moments = []
    if state.computers_to_move() or state.rematch_due:
        moments.append(state.moved_at + BOT_GRACE)
    left = time_until_out(state.opened.clock, state.clock)
    if left is not None:
        moments.append(state.clock.since + left)
    if state.deadline is not None and not state.over:
        moments.append(state.deadline)
    return min(moments, default=None)
