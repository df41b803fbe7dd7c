"""What must be true after every run, for all faults."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from seabattle.game import Refusal, RunOutOfTime, Seat
from seabattle.game.codec import json_decoder
from seabattle.matches.clock import ClockFace
from seabattle.matches.event import GameWentOn, PageBody, SeatTaken
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import Page
from seabattle.matches.refusal import MatchDamaged, NobodyAbsent, RemindedLately
from seabattle.matches.request import Act, SitDown
from seabattle.matches.seats.absence import ANSWER
from seabattle.matches.service import Answered, request_name
from seabattle.records import Record, read_record, write_record
from seabattle.trouble import Trouble
from simulation.node import SKEW
from simulation.player import Player, PollingPlayer
from simulation.roster import BEAT
from simulation.table import Table
from simulation.voyage import Voyage

_read: Callable[[bytes], PageBody] = json_decoder(PageBody).decode

ROUNDING = 2 * SKEW + 2.0
"""Milliseconds by which a clock may be wrong when nothing has happened."""


LEFT_OPEN = MatchDamaged | NobodyAbsent | RemindedLately
"""Refusals that leave it open: what is damaged may have been kept, and two say only "not yet"."""


LONG_ENOUGH = 6_000.0
"""Milliseconds in which the service must have noticed that a player is there."""


class Verdict(Struct):
    """What was found, and the largest errors of a clock in milliseconds."""

    findings: list[str]
    overcharged: float = 0.0
    undercharged: float = 0.0
    doubled: int = 0
    lost: int = 0


def judge_run(voyage: Voyage) -> Verdict:
    """Look at everything that is left of a run."""
    verdict = Verdict(list(voyage.world.findings))
    for table in voyage.tables:
        verdict.findings += [
            f"table {table.number}: {found}" for found in _judge_table(voyage, table, verdict)
        ]
    verdict.findings += _judge_logs(voyage)
    verdict.findings += _judge_nodes(voyage)
    return verdict


def _judge_table(voyage: Voyage, table: Table, verdict: Verdict) -> Iterator[str]:
    pages = voyage.store.kept[table.match]
    try:
        truth = fold_pages(table, pages)
    except (AssertionError, KeyError, ValueError, IndexError) as error:
        yield f"the log cannot be folded: {error!r}"
        return
    if table.match in voyage.store.spoilt:
        yield from _unaware(table, truth)
    else:
        yield from _unlike(voyage, table, truth)
    yield from _illegal(table, truth)
    for player in table.players:
        yield from _find_miscounts(player, pages, verdict)
        yield from _find_revived(player, pages)
    yield from _find_mischarges(voyage, table, pages, verdict)
    yield from _find_wrongs(voyage, table, pages)


def _judge_logs(voyage: Voyage) -> Iterator[str]:
    """Whether damage was named, once in the life of each node, and nothing else went wrong."""
    matches = voyage.store.spoilt
    for said in voyage.named:
        if not any(match in said for match in matches):
            yield f"the log of a node says: {said}"
    if len(voyage.named) > voyage.world.tally.lives * max(1, len(matches)):
        yield f"damage was named {len(voyage.named)} times in {voyage.world.tally.lives} lives"


def _judge_nodes(voyage: Voyage) -> Iterator[str]:
    """Whether every node rests when all games are over, and no task is left behind."""
    for node in voyage.nodes:
        assert node.life is not None
        scheduler, held = node.life.scheduler, node.life.service._held
        for match, seat in scheduler._thinking:
            yield f"node {node.number} thinks for ever for seat {seat} of {match}"
        if len(scheduler._timers) > len(held):
            yield f"node {node.number} has {len(scheduler._timers)} timers for {len(held)} matches"


def fold_pages(table: Table, pages: Sequence[Page]) -> LiveMatch:
    """The match as its log alone makes it."""
    live = LiveMatch(table.match, pages[0])
    for page in pages[1:]:
        live.apply_page(page)
    return live


def _unaware(table: Table, truth: LiveMatch) -> Iterator[str]:
    """Whether all clients of a damaged match were told so, and of kept pages only."""
    for watcher in table.watchers:
        # A node that never had to read on cannot know, and nor can its clients.
        knows = watcher.line is None or watcher.line.node_knows_damage
        finished = watcher.over and watcher.following
        if not watcher.stranded and not finished and (knows or watcher in table.players):
            yield f"viewer {watcher.viewer} was not told that the match is damaged"
        if watcher.told != list(truth.messages_for(watcher.viewer))[: len(watcher.told)]:
            yield f"viewer {watcher.viewer} has heard something else than the log tells"


def _unlike(voyage: Voyage, table: Table, truth: LiveMatch) -> Iterator[str]:
    """Whether every node and every client knows what the log says."""
    if not truth.state.over:
        yield "the game is not over"
    viewers = [*(Seat(seat) for seat in range(table.charter.ruleset.seats)), None]
    for node in voyage.nodes:
        held = voyage.held[node.number, table.match]
        if held.state != truth.state:
            yield f"node {node.number} has another state than the log"
        for viewer in viewers:
            if list(held.messages_for(viewer)) != list(truth.messages_for(viewer)):
                yield f"node {node.number} has told {viewer} something else than the log"
    for watcher in table.watchers:
        if watcher.told != list(truth.messages_for(watcher.viewer)):
            yield f"viewer {watcher.viewer} has heard something else than the log tells"
        elif watcher.view != truth.view(watcher.viewer):
            yield f"viewer {watcher.viewer} sees something else than the log shows"


def _illegal(table: Table, truth: LiveMatch) -> Iterator[str]:
    """Whether the game can be played again by the rules."""
    names = tuple(f"Player {seat}" for seat in range(table.charter.ruleset.seats))
    record = Record(table.charter.ruleset, names, tuple(truth.journal))
    try:
        read_record(write_record(record))
    except Trouble as error:
        yield f"illegal history: {error}"


def _find_miscounts(player: Player, pages: Sequence[Page], verdict: Verdict) -> Iterator[str]:
    """Whether what was answered has happened once, and what was refused has not."""
    happened = Counter(_commands_of(player, pages))
    answered: Counter[str] = Counter()
    possible: Counter[str] = Counter()
    for ask in player.asked:
        if not isinstance(ask.request, Act | SitDown):
            continue
        what = repr(ask.request.command) if isinstance(ask.request, Act) else "sit down"
        outcome = player.outcomes.get(ask.id)
        answered[what] += isinstance(outcome, Answered)
        # A refusal is not kept: what was made on no number is refused for that moment, and a
        # late copy may find its turn come. What was kept before the damage is refused after it.
        late = ask.made_on is None or isinstance(outcome, MatchDamaged)
        possible[what] += late or not isinstance(outcome, Refusal)
    verdict.lost += (answered - happened).total()
    verdict.doubled += (happened - possible).total()
    yield from (f"acknowledged and lost: {what}" for what in answered - happened)
    yield from (f"happened too often, or though refused: {what}" for what in happened - possible)


def _find_revived(player: Player, pages: Sequence[Page]) -> Iterator[str]:
    """Whether anything that was refused under a number has taken effect all the same."""
    kept = {page.command for page in pages}
    for ask in player.asked:
        outcome = player.outcomes.get(ask.id)
        if (
            ask.made_on is None
            or not isinstance(outcome, Refusal)
            or isinstance(outcome, LEFT_OPEN)
        ):
            continue
        if request_name(player.player, ask.id) in kept:
            yield f"refused ({outcome.code}) and carried out later: {ask}"


def _commands_of(player: Player, pages: Sequence[Page]) -> Iterator[str]:
    for page in pages:
        for event in _read(page.body).events:
            if isinstance(event, SeatTaken) and event.seat == player.seat and page.seq > 1:
                yield "sit down"
            if isinstance(event, GameWentOn) and event.command.seat == player.seat:
                # Only the player can have wanted it.
                yield repr(event.command.command)


def _find_wrongs(voyage: Voyage, table: Table, pages: Sequence[Page]) -> Iterator[str]:
    """Whether a player who was there has lost because of a claim that they were not."""
    asked = voyage.store.asked_at[table.match]
    for page, at in zip(pages, asked, strict=True):
        for event in _read(page.body).events if page.command.startswith("player") else ():
            if isinstance(event, GameWentOn) and isinstance(event.command.command, RunOutOfTime):
                voyage.world.tally.claims += 1
                yield from _was_there(table, event.command.command.seat, at)


def _was_there(table: Table, seat: Seat, at: float) -> Iterator[str]:
    (player,) = (player for player in table.players if player.seat == seat)
    there = max((line.time_connected(at - ANSWER, at) for line in player.lines), default=0.0)
    if isinstance(player, PollingPlayer):
        # A node that is asked while the claim stands denies it; it must live to do so.
        there = sum(
            at - ANSWER < when < at - LONG_ENOUGH and life.alive for when, life in player.polled
        ) and float(ANSWER)
    if there > LONG_ENOUGH:
        yield f"seat {seat} was claimed away, and had been there for {there:.0f} ms"


def _find_mischarges(
    voyage: Voyage, table: Table, pages: Sequence[Page], verdict: Verdict
) -> Iterator[str]:
    """Whether every page charges the time that the service was on duty."""
    live = LiveMatch(table.match, pages[0])
    asked = voyage.store.asked_at[table.match]
    for before, page in enumerate(pages[1:]):
        clock: ClockFace = live.state.clock
        if clock.running:
            charged = _read(page.body).spent
            due = voyage.world.roster.truly_on_duty(asked[before], asked[before + 1])
            gaps = voyage.world.roster.gaps_between(asked[before], asked[before + 1])
            verdict.overcharged = max(verdict.overcharged, charged - due)
            verdict.undercharged = max(verdict.undercharged, due - charged)
            if not -ROUNDING - BEAT * gaps <= charged - due <= ROUNDING:
                yield f"page {page.seq} charges {charged} ms for {due:.0f} ms on duty"
        live.apply_page(page)
