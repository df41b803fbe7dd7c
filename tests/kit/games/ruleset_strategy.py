"""Random legal rulesets over the whole vocabulary, for laws that hold in every game.

Choices are drawn so that most combinations are legal at once; what contradicts
itself all the same is thrown away by the checker that rule files pass, too.
"""

from hypothesis import assume
from hypothesis import strategies as st

from seabattle.rules import (
    TRAITS,
    AgainAfter,
    Aim,
    Answers,
    Begins,
    Disclosure,
    Ears,
    Manoeuvre,
    MissedShot,
    Naming,
    Rounds,
    Ruleset,
    Sea,
    SecondShot,
    ShipClass,
    Text,
    Tie,
    Touching,
    Turn,
    TurnOrder,
    Variant,
    Victory,
    Weapon,
    WeaponKind,
    Whose,
    Won,
    check_table,
    settle,
)
from seabattle.rules.size import GridSize, Seats
from seabattle.rules.turn import Shots

STRAIGHT = ("#", "##", "###", "####")
BENT = (("##", "#."), ("##", "##"), ("##.", ".##"), ("#..", "###"), (".#.", "###", ".#."))
SHOTS: tuple[Shots, ...] = (1, 1, 2, 3, "ships-afloat")
NAMES = ("carrier", "submarine", "yawl")

Draw = st.DrawFn


@st.composite
def rulesets(draw: Draw, *, still: bool = False, only_shared: bool = False) -> Ruleset:
    """Any ruleset that can be played, on a small grid.

    *still* leaves out what makes a game endless: ships that move, and victories that a player has
    to declare. *only_shared* leaves out rulesets with a sea for each player.
    """
    together = draw(st.booleans())
    shared = only_shared or draw(st.booleans())
    moving = not together and not still and draw(st.booleans())
    seats = draw(st.integers(2, 5)) if shared else 2
    told = draw(st.booleans())
    variant = Variant(
        name="drawn",
        title=Text("Drawn"),
        grid=GridSize(draw(st.integers(2, 6)), draw(st.integers(2, 6))),
        fleet=draw(fleets(bent=not moving)),
        sea=draw(seas(shared=shared)),
        seats=Seats(seats, seats),
        turn=draw(turns(together=together, told=told)),
        rounds=draw(st.none() | rounds()) if together else None,
        arsenal=draw(arsenals(together=together)),
        manoeuvre=draw(manoeuvres()) if moving else None,
        disclosure=draw(disclosures(shared=shared, told=told)),
        victory=draw(victories(declared=not together and not still)),
    )
    assume(not check_table(variant))
    return settle(variant)


@st.composite
def fleets(draw: Draw, *, bent: bool) -> tuple[ShipClass, ...]:
    """One to three classes, of one to three ships each, straight or bent."""
    forms = st.sampled_from(STRAIGHT + BENT if bent else STRAIGHT)
    names = NAMES[: draw(st.integers(1, 3))]
    return tuple(
        ShipClass(
            name,
            draw(st.sampled_from((1, 1, 2, 3))),
            tuple(draw(st.lists(forms, min_size=1, max_size=2, unique=True))),
            turned=draw(st.sampled_from((True, True, False))),
            mirrored=draw(st.booleans()),
        )
        for name in names
    )


@st.composite
def seas(draw: Draw, *, shared: bool) -> Sea:
    """Water of one's own or for all."""
    touching = draw(st.sampled_from(Touching))
    if not shared:
        return Sea(touching)
    return Sea(touching, Whose.SHARED, draw(st.sampled_from((None, True, False))))


@st.composite
def turns(draw: Draw, *, together: bool, told: bool) -> Turn:
    """Who acts when; only what rounds and silence allow."""
    shots: Shots = draw(st.sampled_from(SHOTS))
    if shots == "ships-afloat" and not told and not together:
        shots = 1
    answers = draw(st.sampled_from(Answers))
    if together:
        return Turn(TurnOrder.TOGETHER, shots=shots, answers=answers)
    again, second = AgainAfter.NEVER, None
    if shots == 1:
        again = draw(st.sampled_from(AgainAfter if told else (AgainAfter.NEVER, AgainAfter.HIT)))
    if shots == 1 and again is AgainAfter.NEVER and draw(st.booleans()):
        second = SecondShot(draw(st.integers(0, 2)))
    return Turn(TurnOrder.ALTERNATE, draw(st.sampled_from(Begins)), shots, answers, again, second)


@st.composite
def rounds(draw: Draw) -> Rounds:
    """What a missed round means."""
    return Rounds(draw(st.sampled_from(MissedShot)), draw(st.sampled_from((None, 1, 2))))


@st.composite
def arsenals(draw: Draw, *, together: bool) -> tuple[Weapon, ...]:
    """No special action, or some of every kind."""
    kinds = draw(st.lists(st.sampled_from(WeaponKind), max_size=3))
    return tuple(
        Weapon(
            f"{kind.value}-{place}",
            kind,
            count=draw(st.integers(1, 3)),
            radius=draw(st.integers(1, 2)) if TRAITS[kind].aim is Aim.CELL else None,
            unlock_turn=draw(st.integers(1, 3)),
            takes_turn=together or draw(st.booleans()),
        )
        for place, kind in enumerate(kinds)
    )


@st.composite
def manoeuvres(draw: Draw) -> Manoeuvre:
    """Shifting, pivoting or both."""
    shift, pivot = draw(st.sampled_from(((True, True), (True, False), (False, True))))
    return Manoeuvre(shift, pivot)


@st.composite
def disclosures(draw: Draw, *, shared: bool, told: bool) -> Disclosure:
    """What is told to whom, in all combinations."""
    of_hit = (Naming.CLASS, Naming.OWNER) if shared else (Naming.CLASS,)
    return Disclosure(
        miss_told_to=draw(st.sampled_from(Ears)) if shared else Ears.EVERYONE,
        hit_names=draw(_some(of_hit)),
        sinking_told=told,
        sunk_names=draw(_some((*of_hit, Naming.CELLS))) if told else (),
    )


def _some(namings: tuple[Naming, ...]) -> st.SearchStrategy[tuple[Naming, ...]]:
    return st.lists(st.sampled_from(namings), unique=True).map(tuple)


@st.composite
def victories(draw: Draw, *, declared: bool) -> Victory:
    """How the game is won."""
    won = draw(st.sampled_from(Won)) if declared else Won.AUTOMATIC
    return Victory(won, draw(st.sampled_from(Tie)))
