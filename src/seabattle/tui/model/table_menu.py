"""The menu of a table: actions beside firing, each with its obstacle."""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.client.match_table import (
    MatchTable,
    has_remote_players,
    is_over,
    may_claim_absence,
    speaker_at,
)
from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Phase,
    Resign,
    Seat,
    SeatCommand,
    seats_in,
)
from seabattle.game.refusal import MustAttack, NothingToDeclare, ShipsStandStill
from seabattle.matches.event import Phrase, SitterKind
from seabattle.matches.pace.pause import has_day_clock
from seabattle.matches.request import (
    Act,
    AskRematch,
    ClaimAbsence,
    EndRound,
    OfferPause,
    OfferStop,
    PlayerRequest,
    RefusePause,
    RefuseStop,
    SayPhrase,
    SeatComputer,
    SendAway,
)
from seabattle.views import must_pass, options

MOVE_SHIP = "move-ship"
PROOFS, SHOW_FIELD, PHRASES = "proofs", "show-field", "phrases"

ACTION_ORDER = ("fire", "use-weapon", MOVE_SHIP, "end-turn", "declare-victory", "resign")
"""The order of the actions in the menu; harmless ones come first."""

WEEK = 7

USUAL_BOT = "admiral:5"

HIDDEN_REFUSALS = (ShipsStandStill, NothingToDeclare, MustAttack)
"""Refusals that hold in every game by these rules, or always until the first shot."""


class MenuItem(Struct, frozen=True):
    """A line of the menu."""

    id: str
    text: str
    obstacle: str = ""
    request: PlayerRequest | None = None
    """The request of this choice; a weapon and a manoeuvre have to be aimed first."""
    weapon: str | None = None
    final: bool = False
    """Whether one should be asked twice."""


def table_menu(table: MatchTable, seat: Seat, *, phrases: bool = True) -> tuple[MenuItem, ...]:
    """All that a seat can do now, and why not the rest; *phrases* are shown or not."""
    over = table.view(seat).table.phase is Phase.OVER
    return (
        (*_items_after_game(table), *_proof_items(table))
        if over
        else (
            *_game_items(table, seat),
            *_match_items(table, seat, phrases=phrases),
            *_proof_items(table),
        )
    )


def _game_items(table: MatchTable, seat: Seat) -> Iterator[MenuItem]:
    speaker, view = speaker_at(table), table.view(seat)
    passing = must_pass(view)
    commands: dict[str, SeatCommand] = {
        "declare-victory": DeclareVictory(),
        "end-turn": EndTurn(),
        "resign": Resign(),
    }
    for option in sorted(options(view), key=lambda option: ACTION_ORDER.index(option.action)):
        hidden = isinstance(option.refusal, HIDDEN_REFUSALS) or (passing and option.refusal)
        if option.action == "fire" or hidden:
            continue
        weapon = "" if option.weapon is None else speaker.weapon(option.weapon)
        text = speaker.say(f"tui-do-{option.action}", weapon=weapon)
        obstacle = "" if option.refusal is None else speaker.refusal(option.refusal)
        command = commands.get(option.action)
        yield MenuItem(
            f"{option.action} {option.weapon or ''}".strip(),
            text,
            obstacle,
            None if command is None else Act(command),
            option.weapon,
            final=option.action in {"declare-victory", "resign"},
        )


def _match_items(table: MatchTable, seat: Seat, *, phrases: bool) -> Iterator[MenuItem]:
    speaker, match_info = speaker_at(table), table.match_info
    others = [
        number
        for number, sitter in enumerate(match_info.sitters)
        if sitter is not None and sitter.kind is not SitterKind.COMPUTER and Seat(number) != seat
    ]
    if others:
        yield MenuItem(
            "offer-stop", speaker.say("tui-do-offer-stop"), request=OfferStop(), final=True
        )
        if match_info.offers:
            yield MenuItem("refuse-stop", speaker.say("tui-do-refuse-stop"), request=RefuseStop())
    if others and match_info.clock is not None and has_day_clock(match_info.clock.rule):
        yield from _pause_items(table, seat)
    if has_remote_players(table):
        for phrase in Phrase:
            said = speaker.say("tui-do-say", said=speaker.say(f"phrase-{phrase}"))
            yield MenuItem(f"say {phrase}", said, request=SayPhrase(phrase))
        turned = "tui-do-hide-phrases" if phrases else "tui-do-show-phrases"
        yield MenuItem(PHRASES, speaker.say(turned))
    if may_claim_absence(table):
        yield MenuItem("claim-absence", speaker.say("tui-do-claim-absence"), request=ClaimAbsence())
    if table.host and None in match_info.sitters:
        seated = SeatComputer(USUAL_BOT)
        yield MenuItem("seat-computer", speaker.say("tui-do-seat-computer"), request=seated)
    if table.host and table.ruleset.turn.in_rounds:
        yield from _host_items(table, seat)


def _pause_items(table: MatchTable, seat: Seat) -> Iterator[MenuItem]:
    speaker, offer = speaker_at(table), table.match_info.pause_offer
    if offer is None:
        if table.match_info.paused_until is not None:
            end = OfferPause(0)
            yield MenuItem("end-pause", speaker.say("tui-do-end-pause"), request=end, final=True)
        week = OfferPause(WEEK)
        yield MenuItem("offer-pause", speaker.say("tui-do-offer-pause"), request=week, final=True)
        return
    if seat not in offer.seats:
        agreed = OfferPause(offer.days)
        yield MenuItem("offer-pause", speaker.say("tui-do-agree-pause"), request=agreed, final=True)
    yield MenuItem("refuse-pause", speaker.say("tui-do-refuse-pause"), request=RefusePause())


def _host_items(table: MatchTable, seat: Seat) -> Iterator[MenuItem]:
    speaker, board = speaker_at(table), table.view(seat).table
    if board.phase is not Phase.PLAYING:
        return
    yield MenuItem("end-round", speaker.say("tui-do-end-round"), request=EndRound(), final=True)
    for other in seats_in(board.present):
        if board.missed[other]:
            text = speaker.say("tui-do-send-away", name=speaker.name(other))
            yield MenuItem(f"send-away {other}", text, request=SendAway(other), final=True)


def _proof_items(table: MatchTable) -> Iterator[MenuItem]:
    """Yield the proofs of a sealed table; and after the game, the choice to show the own field."""
    info, speaker = table.match_info.sealed, speaker_at(table)
    if info is None:
        return
    yield MenuItem(PROOFS, speaker.say("tui-do-proofs"))
    if is_over(table) and any(info.placings[seat] for seat in table.seats):
        unseen = set(table.seats) - set(info.shown)
        if unseen:
            yield MenuItem(SHOW_FIELD, speaker.say("tui-do-show-field"), final=True)


def _items_after_game(table: MatchTable) -> Iterator[MenuItem]:
    speaker = speaker_at(table)
    yield MenuItem("rematch", speaker.say("tui-do-rematch"), request=AskRematch())
