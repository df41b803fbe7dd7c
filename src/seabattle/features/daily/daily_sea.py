"""The daily sea: one field a UTC day and variant for everybody, cleared alone.

A try is a match of two like any other. At one seat lies the field of the day, laid with the
first page; the other one begins and has as many shots in its turn as the sea has cells, so
that nobody ever fires back (decision 59).
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from seabattle.bots.roster import STILL_SEAT
from seabattle.fairness.commitment import commit_daily_sea
from seabattle.game import Game, GivenCommand, PlaceFleet, Refusal
from seabattle.game.event import GameEnded, SalvoLanded, Why
from seabattle.matches.event import GameWentOn
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, KeyDeriver, MatchPlan
from seabattle.matches.port import MatchId, Milliseconds
from seabattle.matches.practice import OWNER, SHOOTER
from seabattle.rules import Begins, Ruleset, Ship, Turn

DAILY_VARIANTS = ("sea-battle", "classic", "milton-bradley", "sea-battle-bent")
"""Own seas of a hundred cells where ships stand still and single shots are all there is."""

REFERENCE_SHOTS = {
    "sea-battle": 55.8,
    "classic": 40.6,
    "milton-bradley": 45.0,
    "sea-battle-bent": 59.8,
}
"""What surveyor needs on average for a field drawn evenly (``docs/strength.md``)."""

MISS, HIT, SUNK = "~", "x", "#"
"""What a shot brought, in the order of the shots: it tells how a try went, and not where."""


class TryOutcome(Struct, frozen=True):
    """What has become of a try that is over."""

    cleared: bool
    marks: str
    """A sign for each shot."""

    @property
    def shots(self) -> int | None:
        """How many were needed; nothing where the sea was given up."""
        return len(self.marks) if self.cleared else None


def day_of(at: Milliseconds) -> str:
    """The UTC day of a moment, such as ``2026-11-17``."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """The day so many days after another, or before it."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def is_day(text: str) -> bool:
    """Whether there is such a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of_day(day: str) -> Milliseconds:
    """The moment at which a UTC day is over."""
    midnight = datetime.fromisoformat(day_after(day)).replace(tzinfo=UTC)
    return int(midnight.timestamp() * 1000)


def alone_ruleset(ruleset: Ruleset) -> Ruleset:
    """The rules for one who fires alone: the first turn lasts until the sea is clear."""
    turn = Turn(begins=Begins.FIRST, shots=ruleset.grid.size)
    return replace(ruleset, turn=turn)


def daily_seed(keys: KeyDeriver, day: str, variant: str) -> int:
    """What the field of a day is drawn from."""
    return int.from_bytes(keys.derive_secret("daily", "field", day, variant)[:8]) >> 1


def daily_salt(keys: KeyDeriver, day: str, variant: str) -> bytes:
    """What hides the field of a day; it is shown when the day is over."""
    return keys.derive_secret("daily", "salt", day, variant)


def commit_day(keys: KeyDeriver, day: str, variant: str, ships: Iterable[Ship]) -> str:
    """The hash of a field that is public a day before."""
    return commit_daily_sea(day, variant, daily_salt(keys, day, variant), ships)


def try_id(keys: KeyDeriver, day: str, variant: str, player: str) -> MatchId:
    """The one match that a visitor may play on a sea of the day."""
    return keys.derive_match_id("daily", day, variant, player)


def try_plan(ruleset: Ruleset) -> MatchPlan:
    """How the table of a try is laid."""
    return MatchPlan(ruleset, ruleset.name, (HOST, STILL_SEAT))


def lay_fields(
    ruleset: Ruleset, own: tuple[Ship, ...], field: tuple[Ship, ...]
) -> Iterator[GameWentOn]:
    """The field of the day, then a fleet for whoever fires, at which nobody does."""
    game = Game(ruleset)
    for seat, ships in ((OWNER, field), (SHOOTER, own)):
        command = PlaceFleet(ships)
        events = game.decide(seat, command)
        assert not isinstance(events, Refusal), events
        game = game.after(events)
        yield GameWentOn(GivenCommand(seat, command), events, heard=0 if seat == OWNER else None)


def result_of(live: LiveMatch) -> TryOutcome:
    """What has become of a try; it must be over."""
    assert live.state.over
    events = [event for entry in live.journal for event in entry.events]
    cleared = any(isinstance(event, GameEnded) and event.why is Why.SUNK for event in events)
    salvos = (event for event in events if isinstance(event, SalvoLanded))
    return TryOutcome(cleared, "".join(map(_marks_of, salvos)))


def _marks_of(salvo: SalvoLanded) -> str:
    return "".join(
        MISS if not impact.struck else SUNK if impact.struck[0].sank else HIT
        for impact in salvo.impacts
    )


def count_streak(days: Iterable[str], today: str) -> int:
    """Days in a row up to today, or up to yesterday while today's sea waits."""
    cleared, streak = set(days), 0
    day = today if today in cleared else day_after(today, -1)
    while day in cleared:
        streak += 1
        day = day_after(day, -1)
    return streak
