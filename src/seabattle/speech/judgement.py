"""Sentences for the verdict on a paper game, and for breaches proved at a sealed table."""

from collections.abc import Iterator

from seabattle.fairness.comparison import Discrepancy
from seabattle.fairness.judge import Judgement
from seabattle.fairness.paper import PaperClaim
from seabattle.fairness.paper_word import Said
from seabattle.fairness.verdict_table import Comparison, Conduct
from seabattle.fairness.violation import (
    AnyViolation,
    BadFleet,
    BadShot,
    FalseAnswer,
    FieldRefused,
    MovedShip,
    StrangeShip,
)
from seabattle.game import Seat
from seabattle.game.refusal import WrongCount
from seabattle.game.sealed_event import BreachProved
from seabattle.speech.gender import Gender
from seabattle.speech.printable_text import printable_text
from seabattle.speech.voice import Voice


def verdict_text(judgement: Judgement, lang: str) -> str:
    """The verdict, its reason, every violation, and what could not be judged."""
    voice = Voice(lang, judgement.ruleset, judgement.players)
    parts = (
        _verdict(voice, judgement),
        *(_conduct(voice, judgement, Seat(seat)) for seat in (0, 1)),
        _comparison(voice, judgement),
        _say_unjudged(voice, judgement),
    )
    said = ("\n".join(part) for part in parts)
    return "\n\n".join(part for part in said if part)


def _verdict(voice: Voice, judgement: Judgement) -> Iterator[str]:
    verdict = judgement.verdict
    winner = "none" if verdict.winner is None else voice.name(verdict.winner)
    culprit = "none" if verdict.winner is None else voice.name(Seat(1 - verdict.winner))
    yield voice.say(f"judge-verdict-{verdict.ending}", winner=winner)
    yield voice.say(f"judge-reason-{verdict.reason}", culprit=culprit)
    if judgement.apparent_winner is None:
        yield voice.say("judge-not-over")
    else:
        yield voice.say("judge-apparent-winner", winner=voice.name(judgement.apparent_winner))
    for claim in judgement.claims:
        yield _claim(voice, judgement, claim)


def _claim(voice: Voice, judgement: Judgement, claim: PaperClaim) -> str:
    proved = judgement.conducts[1 - claim.by] is not Conduct.CLEAN
    key = "judge-claim-proved" if proved else "judge-claim-not-proved"
    return voice.say(key, name=voice.name(claim.by), line=claim.line)


def _conduct(voice: Voice, judgement: Judgement, seat: Seat) -> Iterator[str]:
    own = [violation for violation in judgement.violations if violation.seat == seat]
    if not own:
        yield voice.say("judge-no-violation", name=voice.name(seat))
        return
    yield voice.say("judge-violations", name=voice.name(seat))
    for violation in own:
        text = _violation(voice, violation)
        said = voice.say("judge-item", line=violation.line, rule=violation.rule, text=text)
        yield f"  - {said}"


def _violation(voice: Voice, violation: AnyViolation) -> str:
    key = "judge-" + violation.code.replace("/", "-")
    match violation:
        case BadFleet():
            return _bad_fleet(voice, violation)
        case StrangeShip():
            return voice.say(key, cells=voice.cells(violation.cells))
        case MovedShip():
            return _say_moved_ship(voice, violation)
        case FalseAnswer():
            said, due = _say_answer(voice, violation.said), _say_answer(voice, violation.due)
            return voice.say(key, at=voice.cell(violation.at), said=said, due=due)
        case BadShot():
            return voice.say(key, cell=printable_text(violation.cell))
        case FieldRefused():
            return voice.say(key)


def _bad_fleet(voice: Voice, violation: BadFleet) -> str:
    fault = violation.fault
    if isinstance(fault, WrongCount):
        ship = voice.ship(fault.ship_class)
        key = "judge-fleet-illegal-count"
        return voice.say(key, ship_class=ship, placed=fault.placed, wanted=fault.wanted)
    strange = voice.say("judge-ship-of-no-class")
    return voice.say(
        "judge-fleet-illegal-touching",
        at=voice.cell(fault.at),
        ship_class=voice.ship(fault.ship_class) or strange,
        other=voice.ship(fault.other) or strange,
        corners_allowed=getattr(fault, "corners_allowed", False),
    )


def _say_moved_ship(voice: Voice, violation: MovedShip) -> str:
    cells, to = voice.cells(violation.cells), voice.cells(violation.to)
    if not cells:
        return voice.say("judge-field-new", to=to)
    if not to:
        return voice.say("judge-field-gone", cells=cells)
    return voice.say("judge-field-moved", cells=cells, to=to)


def _say_answer(voice: Voice, said: Said) -> str:
    words = voice.ruleset.words
    spoken = {Said.MISS: words.miss, Said.HIT: words.hit, Said.SUNK: words.sunk}
    return voice.say(f"listed-{spoken.get(said, said)}", gender=Gender.UNKNOWN)


def _comparison(voice: Voice, judgement: Judgement) -> Iterator[str]:
    """The comparison of the records, if both sides broke rules or the records differ."""
    asked = Conduct.CLEAN not in judgement.conducts
    if not asked and not judgement.discrepancies:
        return
    yield voice.say("judge-compared")
    if asked:
        yield f"  - {_say_comparison(voice, judgement)}"
    for discrepancy in judgement.discrepancies:
        yield f"  - {_finding(voice, discrepancy)}"


def _say_comparison(voice: Voice, judgement: Judgement) -> str:
    comparison = judgement.comparison
    if comparison not in (Comparison.W_FALSE, Comparison.L_FALSE):
        return voice.say(f"judge-compared-{comparison}")
    first = judgement.apparent_winner or Seat(0)
    false = first if comparison is Comparison.W_FALSE else Seat(1 - first)
    return voice.say("judge-compared-one-false", name=voice.name(false))


def _finding(voice: Voice, discrepancy: Discrepancy) -> str:
    at = voice.cell(discrepancy.at) if discrepancy.at is not None else "?"
    key = f"judge-finding-{discrepancy.finding}"
    return voice.say(key, name=voice.name(discrepancy.seat), at=at)


def _say_unjudged(voice: Voice, judgement: Judgement) -> Iterator[str]:
    if judgement.unjudged:
        yield voice.say("judge-unjudged")
    for reason in judgement.unjudged:
        yield f"  - {voice.say(f'judge-unjudged-{reason}')}"


def breach_sentence(voice: Voice, breach: BreachProved) -> str:
    """A sentence about a signed falsehood at a sealed table: Boris's answer "hit" at F7."""
    return voice.say(
        f"judge-breach-{breach.breach}",
        name=voice.name(breach.seat),
        cell="" if breach.at is None else voice.cell(breach.at),
        said="" if breach.said is None else voice.say(f"judge-told-{breach.said}"),
        flaw=breach.flaw or "",
    )
