"""A scene as text: a viewer's boards, the fleets afloat and the special actions left.

All functions are pure functions of a view, so a scene shows nothing that the view does not
hold. The words around the boards come from the catalogs.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from seabattle.drawing.pen import BoardSign, Pen, pen_for
from seabattle.drawing.text_board import chart_look, draw_board, own_look, shared_look, side_by_side
from seabattle.game import Seat
from seabattle.grid import Mask
from seabattle.rules import Naming
from seabattle.speech import Speaker
from seabattle.views import Chart, View, ships_afloat

WIDTH = 80


def draw_scene(
    view: View,
    speaker: Speaker,
    *,
    ascii: bool = False,  # noqa: A002 -- The option is called so everywhere.
    width: int = WIDTH,
) -> str:
    """The boards of a view with their captions, the fleets afloat and the arsenal left."""
    pen = pen_for(ascii=ascii)
    boards = draw_boards(view, speaker, pen, width)
    parts = [boards, draw_fleets(view, speaker), draw_arsenal(view, speaker)]
    return "\n\n".join(part for part in parts if part)


def draw_boards(view: View, speaker: Speaker, pen: Pen, width: int = WIDTH) -> str:
    """The boards alone: own and enemy sea for a seat, both for a spectator, or the shared one."""
    if view.ruleset.sea.shared:
        caption = speaker.say("sea-shared")
        shown = _union(_reveal_fleet(view, Seat(seat)) for seat in range(view.ruleset.seats))
        return _add_caption(caption, draw_board(view.ruleset, pen, shared_look(view, fleet=shown)))
    if view.seat is None:
        seas = [_draw_told_sea(view, speaker, pen, Seat(seat)) for seat in (0, 1)]
        return side_by_side(seas[0], seas[1], width)
    own = draw_board(view.ruleset, pen, own_look(view))
    enemy = _draw_told_sea(view, speaker, pen, Seat(1 - view.seat))
    return side_by_side(_add_caption(speaker.say("sea-own"), own), enemy, width)


def draw_truth(views: Sequence[View], speaker: Speaker, pen: Pen, width: int = WIDTH) -> str:
    """All seas with all ships, from the views of all seats. No player or spectator sees this."""
    ruleset = views[0].ruleset
    if ruleset.sea.shared:
        fleets = _union(view.own.fleet & ~view.own.hits for view in views)
        return draw_board(ruleset, pen, chart_look(views[0], _public(views), fleets))
    seas = [
        _add_caption(
            speaker.say("sea-of", name=speaker.name(Seat(seat))),
            draw_board(ruleset, pen, own_look(view)),
        )
        for seat, view in enumerate(views)
    ]
    return side_by_side(seas[0], seas[1], width)


def _public(views: Sequence[View]) -> Chart:
    """The red pegs of a shared sea, and the misses known to any seat."""
    return Chart(
        missed=_union(view.home.missed for view in views),
        hit=_union(view.home.hit for view in views),
        sunk=_union(view.home.sunk for view in views),
    )


def _draw_told_sea(view: View, speaker: Speaker, pen: Pen, owner: Seat) -> str:
    look = chart_look(view, view.charts[owner], _reveal_fleet(view, owner))
    caption = speaker.say("sea-of", name=speaker.name(owner))
    return _add_caption(caption, draw_board(view.ruleset, pen, look))


def _reveal_fleet(view: View, owner: Seat) -> Mask:
    """The fleet of *owner*, once all fields are shown."""
    ships = view.fleets[owner] if view.fleets else ()
    return view.ruleset.grid.mask(cell for ship in ships for cell in ship.cells)


def _union(masks: Iterable[Mask]) -> Mask:
    return reduce(or_, masks, 0)


def _add_caption(caption: str, board: str) -> str:
    return f"{caption}\n{board}"


def draw_fleets(view: View, speaker: Speaker) -> str:
    """Which ships are still afloat, as far as the rules tell."""
    lines = (
        speaker.say("fleet-afloat", name=_owner(view, speaker, Seat(seat)), ships=ships)
        for seat in range(view.ruleset.seats)
        if (ships := _ships(view, speaker, Seat(seat)))
    )
    return "\n".join(lines)


def _owner(view: View, speaker: Speaker, seat: Seat) -> str:
    """The owner of ships; a viewer without a name gets "your fleet", not a seat number."""
    named = any(speaker.names[seat : seat + 1])
    return speaker.name(seat) if named or seat != view.seat else speaker.say("fleet-own")


def _ships(view: View, speaker: Speaker, seat: Seat) -> str:
    if view.table.left >> seat & 1:
        return speaker.say("fleet-gone")
    left = ships_afloat(view, seat)
    if left is None:
        # Where sinking is silent, only the owner of a fleet knows what is afloat.
        return ""
    counted = (speaker.ships(name, count) for name, count in left.items() if count)
    return ", ".join(counted) or speaker.say("fleet-none")


def draw_arsenal(view: View, speaker: Speaker) -> str:
    """How often each special action is left, and which are still locked."""
    if view.seat is None or not view.ruleset.arsenal:
        return ""
    parts = []
    for weapon, left in zip(view.ruleset.arsenal, view.own.stores, strict=True):
        locked = weapon.unlock_turn if view.own.turns < weapon.unlock_turn and left else 0
        name = speaker.weapon(weapon.name)
        parts.append(speaker.say("arsenal-left", weapon=name, count=left, turn=locked))
    return speaker.say("arsenal", weapons=", ".join(parts))


def draw_legend(view: View, speaker: Speaker, pen: Pen, *, truth: bool = False) -> str:
    """What the signs mean, as far as this game can need them; *truth* shows every ship."""
    rules = view.ruleset
    signs = [BoardSign.HIT, BoardSign.MISS, *_ship_signs(view, truth=truth)]
    if any(not weapon.harms for weapon in rules.arsenal):
        signs += [BoardSign.RADAR_EMPTY, BoardSign.RADAR_SHIP]
    words = [f"{pen.sign(sign)} {speaker.say(_meaning(sign))}" for sign in signs]
    if rules.manoeuvre is not None:
        words.append(f"{pen.sign(BoardSign.MISS)}{pen.old} {speaker.say('mark-old')}")
    return "   ".join(words)


def _ship_signs(view: View, *, truth: bool) -> Iterator[BoardSign]:
    rules, seated = view.ruleset, view.seat is not None
    outlined = rules.disclosure.sinking_told and not rules.sea.shared
    if outlined or seated or Naming.CELLS in rules.disclosure.sunk_names:
        yield BoardSign.SUNK
    if seated or truth or view.fleets:
        yield BoardSign.SHIP
    if seated and rules.sea.shared and not truth:
        yield BoardSign.OWN_HIT


def _meaning(sign: BoardSign) -> str:
    own = {
        BoardSign.SHIP: "sign-ship",
        BoardSign.OWN_HIT: "sign-own-hit",
        BoardSign.NEW_HIT: "sign-new-hit",
    }
    return own.get(sign, f"mark-{sign}")
