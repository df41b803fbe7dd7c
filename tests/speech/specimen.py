"""Examples of every refusal, report, notice and trouble, with the table they belong to."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from kit.games.small_game import by
from kit.seas.drawn_sea import cell, cells
from seabattle.features.registry import FEATURES
from seabattle.game import Centre, Fire, Refusal, Seat, Step, UseWeapon, WholeColumn, WholeRow, Why
from seabattle.game import refusal as refusals
from seabattle.game.command import Edge, Lane
from seabattle.game.event import (
    Echo,
    FleetPlaced,
    GameEnded,
    PlayBegan,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.game.sealed_event import Breach, BreachProved, Told
from seabattle.grid import Cell, Col, Row
from seabattle.matches import refusal as obstacles
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    DeadlineSet,
    FieldShown,
    HostEnded,
    MatchPaused,
    PauseOffered,
    PauseRefused,
    Phrase,
    PhraseSaid,
    RematchAsked,
    RematchOpened,
    Reminded,
    RoundExtended,
    SeatHanded,
    SomethingElse,
    StopOffered,
    StopRefused,
)
from seabattle.matches.event import SitterKind as Sits
from seabattle.matches.port import MatchId
from seabattle.matches.telling.notice import Hurry, Notice, SatDown, SeatFreed
from seabattle.rules import Ruleset, Ship, load_variant, settle
from seabattle.server.http import api_refusal as doors
from seabattle.server.run.asgi_app import problem_index
from seabattle.speech import Gender, Speaker
from seabattle.speech.voice import DELETED_NAME
from seabattle.trouble import Trouble, TroubleFact
from seabattle.views import (
    Hit,
    Miss,
    Named,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
)
from seabattle.views.report import FleetReady, OrderNoted, OrderReady
from speech.trouble_site import TroubleSite, trouble_sites

ANNA, BRUNO = Seat(0), Seat(1)
NAMES = ("Anna", "Bruno")
GENDERS = (Gender.FEMININE, Gender.MASCULINE)


def table(variant: str = "battaglia-navale") -> Ruleset:
    """A table at which Anna and Bruno play."""
    return settle(load_variant(variant))


def speaker(lang: str, ruleset: Ruleset | None = None) -> Speaker:
    """A speaker for the players Anna and Bruno."""
    return Speaker(lang, ruleset or table(), NAMES, GENDERS)


PROBLEMS = problem_index()

REFUSALS: tuple[Refusal, ...] = (
    *(PROBLEMS.example_of(code, "en") for code in PROBLEMS.codes),
    refusals.NotPlaying(()),
    refusals.WrongShape("cruiser", ()),
    refusals.ShipTooClose("cruiser", "destroyer", cell("B2"), corners_allowed=True),
    refusals.MustAttack(Step.AGAIN),
    refusals.WrongTarget("radar", wants_line=False),
    refusals.OutOfReach(""),
    refusals.NotDroppable(BRUNO, 1, None),
    refusals.OtherAlphabet("Ж-1", "Ж", "cyrillic", ""),
    refusals.OtherAlphabet("W1", "W", "latin", ""),
    refusals.OtherAlphabet("Ω1", "Ω", "", ""),
    obstacles.NobodyAbsent(0),
    obstacles.ClockDecides(0),
    obstacles.ClockDecides(10_000),
    doors.TokenTooNarrow("person"),
)
"""Every refusal, in every way its facts can be told; the first of a kind is that of its page."""


def refusal_classes() -> Iterator[type[Refusal]]:
    """Every obstacle that the game, a live match, a server or a feature knows."""
    names = (f"seabattle.features.{feature.name}.refusals" for feature in FEATURES)
    of_features = (import_module(name) for name in names if find_spec(name))
    for module in (refusals, obstacles, doors, *of_features):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Refusal) and thing not in _ROOTS:
                yield thing


_ROOTS = {Refusal, doors.ServerRefusal}
"""Classes of refusals without a code of their own."""

_HIT_SHIP = Named("cruiser", BRUNO, None)
_SUNK_SHIP = Named("cruiser", None, cells("B1 B2 B3"))
_ANSWERS = (Miss(cell("A1")), Hit(cell("A2"), (_HIT_SHIP,)), Sunk(cell("B1"), (_SUNK_SHIP,)))

REPORTS: tuple[Report, ...] = (
    SalvoAnswered(ANNA, (Miss(cell("B5")),)),
    SalvoAnswered(BRUNO, (Sunk(cell("B1"), (_SUNK_SHIP,)),)),
    SalvoAnswered(ANNA, (Sunk(cell("B1"), (_SUNK_SHIP,), again=True),)),
    SalvoAnswered(ANNA, _ANSWERS),
    SalvoAnswered(ANNA, ()),
    SalvoAnswered(ANNA, _ANSWERS, "wide-shot"),
    SalvoAnswered(BRUNO, (), "air-raid"),
    SalvoAnswered(BRUNO, (*_ANSWERS, *_ANSWERS), "air-raid"),
    RadarAnswered(ANNA, "radar", (Echo(cell("A1"), ship=False), Echo(cell("B1"), ship=True))),
    RadarAnswered(
        BRUNO, "radar", tuple(Echo(at, ship=at.row == 0) for at in cells("A1 A2 B1 B2 C1"))
    ),
    RoundAnswered(3),
    RoundAnswered(
        4,
        (SalvoAnswered(ANNA, (Hit(cell("A2")),)),),
        (Hit(cell("A2")), Hit(cell("C3"), (_HIT_SHIP,))),
        cells("D4 D5"),
        (Named("cruiser", BRUNO), Named("submarine", ANNA), Named()),
        (BRUNO,),
        cells("A2"),
    ),
    FleetPlaced(ANNA, (Ship("cruiser", cells("A1 A2 A3")),)),
    FleetReady(BRUNO),
    ShipMoved(ANNA, 1, cells("A1 A2 A3 A4")),
    OrderNoted(by(ANNA, Fire(cells("A1 B2")))),
    OrderNoted(by(ANNA, UseWeapon("wide-shot", Centre(cell("B2"))))),
    OrderNoted(by(ANNA, UseWeapon("air-raid", WholeRow(Row(1))))),
    OrderNoted(by(ANNA, UseWeapon("air-raid", WholeColumn(Col(2))))),
    *(OrderNoted(by(ANNA, UseWeapon("torpedo", Lane(edge, 2)))) for edge in Edge),
    OrderReady(BRUNO),
    PlayBegan(None),
    PlayBegan(ANNA),
    VictoryDeclared(ANNA, right=True),
    VictoryDeclared(BRUNO, right=False),
    *(TurnHeld(ANNA, step) for step in Step),
    TurnPassed(BRUNO),
    SeatOut(BRUNO),
    *(SeatLeft(BRUNO, why) for why in (Why.RESIGNED, Why.TIME, Why.DROPPED)),
    TieReached((ANNA, BRUNO)),
    *(GameEnded(ANNA, why, ()) for why in Why if why not in {Why.DRAWN, Why.AGREED}),
    GameEnded(None, Why.DRAWN, ()),
    GameEnded(None, Why.AGREED, ()),
)
"""Every report, in every way it can be told."""


NOTICES: tuple[Notice | Hurry, ...] = (
    *(SatDown(BRUNO, "Bruno", kind) for kind in Sits),
    SatDown(BRUNO, DELETED_NAME, Sits.PERSON),
    SeatFreed(BRUNO),
    SeatHanded(BRUNO, "Carla"),
    DeadlineSet(1_800_000_000_000),
    RoundExtended(3_600_000),
    HostEnded(),
    StopOffered(ANNA),
    StopRefused(BRUNO),
    *(PauseOffered(seat, days) for seat in (ANNA, BRUNO) for days in (1, 7)),
    PauseRefused(BRUNO),
    *(MatchPaused(days) for days in (1, 2, 21)),
    *(PhraseSaid(BRUNO, phrase) for phrase in Phrase),
    AbsenceClaimed(ANNA, BRUNO),
    AbsenceClaimed(BRUNO, ANNA),
    AbsenceDenied(BRUNO),
    Reminded((ANNA,)),
    Reminded((BRUNO,)),
    RematchAsked(ANNA),
    RematchOpened(MatchId("next")),
    *(BreachProved(BRUNO, each, Cell(Row(1), Col(2)), Told.HIT, "berth") for each in Breach),
    FieldShown(ANNA, (), "00" * 32),
    SomethingElse("hats-thrown"),
    *(Hurry(ANNA, seconds * 1000) for seconds in (0, 1, 2, 21, 30, 600, 5 * 3600, 24 * 3600)),
)
"""Every notice and warning, in every way it can be told."""


def _facts(site: TroubleSite) -> dict[str, TroubleFact]:
    """An arbitrary fact for every variable of a message."""
    facts: dict[str, TroubleFact] = dict.fromkeys(site.facts, "7")
    if site.code in ("file/wrong-type", "value/wrong-type"):
        facts |= {"found": "text", "wanted": "number | fraction | list | table | switch"}
        facts["wanted"] = f"{facts['wanted']} | {'date' if site.code[0] == 'f' else 'nothing'}"
    return facts


TROUBLES = {
    site.code: Trouble(site.code, line=None, path="", **_facts(site)) for site in trouble_sites()
}
"""Everything that can be wrong, by its code."""
