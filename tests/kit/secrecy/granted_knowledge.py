"""What a sheet grants a viewer to know, said a second time and in another way.

The program says it with reports; here it is a set of facts without order, length
or wording. Two games that agree in these facts must look the same to the viewer,
so any difference in the program's own words is a leak.

What the rules themselves give away is a fact, too: who is out, whether a
declaration was right, how many shots a fleet has that loses a gun with every ship,
and whether a turn goes on, because all players see who fires next.
"""

from collections.abc import Hashable, Iterable, Iterator

from seabattle.game import Event
from seabattle.game.event import (
    FleetPlaced,
    Impact,
    OrderGiven,
    RadarSwept,
    RoundClosed,
    Salvo,
    SalvoLanded,
    ShipMoved,
    Struck,
    TurnHeld,
    TurnPassed,
)
from seabattle.rules import Ears, Naming, Ruleset
from seabattle.views import Viewer

Fact = Hashable


def fact_granted_by(ruleset: Ruleset, viewer: Viewer, event: Event) -> Fact | None:
    """What *viewer* may learn from *event*, or ``None``."""
    match event:
        case FleetPlaced() | ShipMoved():
            if viewer == event.seat:
                return event
            return ("fleet in", event.seat) if isinstance(event, FleetPlaced) else None
        case OrderGiven():
            if viewer == event.seat:
                return event.order
            return None if event.again else ("order in", event.seat)
        case RadarSwept():
            return event if viewer == event.by or not ruleset.sea.shared else None
        case SalvoLanded():
            return ("salvo", event.by, event.weapon, *_of_turn(ruleset, viewer, event))
        case RoundClosed():
            return ("round", event.missed, *_of_round(ruleset, viewer, event))
        case TurnHeld() | TurnPassed():
            return _of_turn_order(ruleset, event)
        case _:
            return event


def _of_turn_order(ruleset: Ruleset, event: TurnHeld | TurnPassed) -> Fact | None:
    """Who goes on follows from the answers, unless the number of shots does not."""
    return event if ruleset.turn.shots == "ships-afloat" else None


def _of_turn(ruleset: Ruleset, viewer: Viewer, event: SalvoLanded) -> Iterator[Fact]:
    everyone = ruleset.disclosure.miss_told_to is Ears.EVERYONE
    for impact in event.impacts:
        news = any(under.fresh for under in impact.struck)
        if viewer == event.by or not ruleset.sea.shared or news or (not impact.struck and everyone):
            yield _answer(ruleset, impact)
    yield _own_losses(viewer, event.impacts)


def _of_round(ruleset: Ruleset, viewer: Viewer, event: RoundClosed) -> Iterator[Fact]:
    told = ruleset.disclosure
    impacts = [impact for salvo in event.salvos for impact in salvo.impacts]
    yield _own_losses(viewer, impacts)
    if not ruleset.sea.shared:
        for salvo in event.salvos:
            answers = tuple(_answer(ruleset, impact) for impact in salvo.impacts)
            yield (salvo.by, salvo.weapon, answers)
        return
    yield from (_to_shooter(ruleset, salvo) for salvo in event.salvos if salvo.by == viewer)
    fresh = {(impact.at, under) for impact in impacts for under in impact.struck if under.fresh}
    for cell in {cell for cell, _ in fresh}:
        pegged = [under for at, under in fresh if at == cell]
        yield frozenset([("peg", cell, _names(pegged, told.hit_names))])
    if told.miss_told_to is Ears.EVERYONE:
        yield frozenset(impact.at for impact in impacts if not impact.struck)
    if told.sinking_told:
        yield _names({under for _, under in fresh if under.sank}, told.sunk_names)


def _to_shooter(ruleset: Ruleset, salvo: Salvo) -> Fact:
    names = ruleset.disclosure.hit_names
    return (
        salvo.weapon,
        tuple(
            (impact.at, bool(impact.struck), _names(impact.struck, names))
            for impact in salvo.impacts
        ),
    )


def _own_losses(viewer: Viewer, impacts: Iterable[Impact]) -> Fact:
    return frozenset(
        impact.at
        for impact in impacts
        for under in impact.struck
        if under.fresh and under.owner == viewer
    )


def _answer(ruleset: Ruleset, impact: Impact) -> Fact:
    told = ruleset.disclosure
    fresh = [under for under in impact.struck if under.fresh]
    news = fresh or list(impact.struck)
    sank = [under for under in news if under.sank and told.sinking_told]
    if not news:
        return (impact.at, "miss")
    # Whether a hit is new can be told by what it earns, and by whether others hear of it.
    new = bool(fresh)
    if sank:
        # Without a name no viewer learns how many went down on the cell.
        return (impact.at, "sunk", new, _names(sank, told.sunk_names) if told.sunk_names else ())
    return (impact.at, "hit", new, _names(news, told.hit_names) if told.hit_names else ())


def _names(struck: Iterable[Struck], grants: tuple[Naming, ...]) -> Fact:
    """What is said of some ships: how often each description fits, in no order."""
    said = [
        (
            under.ship.ship_class if Naming.CLASS in grants else "",
            under.owner if Naming.OWNER in grants else -1,
            under.ship.cells if Naming.CELLS in grants else (),
        )
        for under in struck
    ]
    return frozenset((each, said.count(each)) for each in said)
