"""Whole games of bots, written as paper games: the judge accepts what the program plays."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.games.bot_game import bout
from seabattle.fairness import judge
from seabattle.fairness.violation import FalseAnswer
from seabattle.game.event import FleetPlaced, GameEnded, Impact, RadarSwept, SalvoLanded
from seabattle.records import Record
from seabattle.records.sketch import draw_sketch
from seabattle.rules import Ruleset, labels_of, load_variant, settle, variant_names
from seabattle.trouble import Trouble

NAMES = ("Anna", "Boris")
ANSWERS = ("miss", "hit", "sunk")
FOR_TWO = [name for name in variant_names() if not settle(load_variant(name), 2).sea.shared]


def on_paper(record: Record) -> str:
    """A game as its players would type it."""
    ruleset = record.ruleset
    fields, shots, ending = [], [], ""
    for event in record.events:
        if isinstance(event, FleetPlaced):
            fields.append(f"field: {NAMES[event.seat]}\n{draw_sketch(ruleset, event.ships)}\n")
        elif isinstance(event, SalvoLanded):
            told = (_answer_word(ruleset, impact) for impact in event.impacts)
            weapon = f" {event.weapon}" if event.weapon else ""
            shots.append(f"{NAMES[event.by]}{weapon}: {', '.join(told)}")
        elif isinstance(event, RadarSwept):
            seen = (
                f"{labels_of(ruleset).name(echo.at)} {'ship' if echo.ship else 'empty'}"
                for echo in event.echoes
            )
            shots.append(f"{NAMES[event.by]} {event.weapon}: {', '.join(seen)}")
        elif isinstance(event, GameEnded) and event.winner is not None:
            ending = f"winner: {NAMES[event.winner]}\n"
            if ruleset.manoeuvre is not None:
                fields += [
                    f"field now: {name}\n{draw_sketch(ruleset, ships)}\n"
                    for name, ships in zip(NAMES, event.fleets, strict=True)
                ]
    lines = "\n".join(shots)
    head = f"variant: {ruleset.name}\nplayers: Anna, Boris\n{ending}"
    return "\n".join([head, *fields, lines])


def _answer_word(ruleset: Ruleset, impact: Impact) -> str:
    sank = any(under.sank for under in impact.struck)
    said = "miss" if not impact.struck else "sunk" if sank else "hit"
    if not ruleset.disclosure.sinking_told and said == "sunk":
        said = "hit"
    return f"{labels_of(ruleset).name(impact.at)} {said}"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", FOR_TWO)
def test_what_the_program_plays_is_clean(variant: str, seed: int) -> None:
    """The judge and the game are two programs for one set of rules, and must agree."""
    record = bout(settle(load_variant(variant), 2), seed)
    (end,) = (event for event in record.events if isinstance(event, GameEnded))

    judgement = judge(on_paper(record))

    assert judgement.violations == ()
    assert judgement.verdict.winner == end.winner


@pytest.mark.parametrize("seed", range(20))
def test_one_changed_answer_is_always_found(seed: int) -> None:
    """The field contradicts every false answer."""
    dice = Random(seed)
    lines = on_paper(bout(settle(load_variant("milton-bradley"), 2), seed)).splitlines()
    number = dice.choice([at for at, line in enumerate(lines) if line.endswith(ANSWERS)])
    told = lines[number].rsplit(" ", 1)
    lines[number] = f"{told[0]} {dice.choice([said for said in ANSWERS if said != told[1]])}"
    lines = [line for line in lines if not line.startswith("winner")]

    found = [v for v in judge("\n".join(lines)).violations if isinstance(v, FalseAnswer)]

    # Without the line that named the winner, all lines have moved up by one.
    owner = NAMES.index(lines[number - 1].split(":", 1)[0]) ^ 1
    assert [(lie.line, lie.seat) for lie in found] == [(number, owner)]


@given(st.data())
def test_a_spoiled_paper_is_judged_or_refused_but_never_breaks_the_judge(
    data: st.DataObject,
) -> None:
    """People mistype anything."""
    text = on_paper(bout(settle(load_variant("sea-battle"), 2), 1))
    for _ in range(data.draw(st.integers(1, 4))):
        cut = data.draw(st.integers(0, len(text) - 1))
        gone = data.draw(st.integers(0, 30))
        text = text[:cut] + data.draw(st.text(max_size=5)) + text[cut + gone :]

    with suppress(Trouble):
        judge(text)


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_rubbish_is_refused(rubbish: bytes | str) -> None:
    """A user may name any file by mistake."""
    with pytest.raises(Trouble):
        judge(rubbish)
