from collections.abc import Iterator

import pytest

from seabattle.beliefs import Sinking
from seabattle.bots import find_bot
from seabattle.bots.placement.habit import sea_key_of
from seabattle.bots.standing.opening_book import (
    OpeningBook,
    grid_symmetries,
    opening_shot,
    read_books,
)
from seabattle.game import Fire
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import Ruleset, Ship, berths, load_variant, settle, ship_at

VARIANTS = ("milton-bradley", "sea-battle")


def gather_fleet(ruleset: Ruleset) -> tuple[Ship, ...]:
    """A fleet laid as far down as it goes, so that many first shots miss."""
    grid, taken, ships = ruleset.grid, 0, list[Ship]()
    for entry in ruleset.fleet:
        for _ in range(entry.count):
            free = [berth for berth in berths(grid, entry) if not berth & taken]
            taken |= max(free) | grid.around(max(free))
            ships.append(ship_at(grid, entry, max(free)))
    return tuple(ships)


def practice_of(ruleset: Ruleset) -> PracticeMatch:
    """A sea with such a fleet."""
    practice = PracticeMatch(ruleset, gather_fleet(ruleset))
    practice.begin(gather_fleet(ruleset))
    return practice


def first_shots(ruleset: Ruleset, seed: int) -> Iterator[int]:
    """The numbers of the cells that the admiral fires at until it hits."""
    practice = practice_of(ruleset)
    admiral = find_bot("admiral")(seed)
    while not practice.view.foreign.hit:
        command = admiral.act(practice.view)
        assert isinstance(command, Fire)
        yield ruleset.grid.bit(command.at[0]).bit_length() - 1
        practice.send(command)


@pytest.mark.parametrize(
    "book", read_books(), ids=lambda book: f"{book.sea_key} {book.sinking} {book.suspects}"
)
def test_a_book_can_be_turned_and_names_each_cell_once(book: OpeningBook) -> None:
    """A line that fires twice at a cell, or that cannot be mirrored, would be nonsense."""
    # Straight ships look the same from any side.
    assert all(ways <= 2 for _, _, ways in book.sea_key.fleet)
    assert book.sinking in set(Sinking)
    for line in book.lines:
        assert len(set(line)) == len(line)
        assert all(0 <= cell < book.sea_key.rows * book.sea_key.columns for cell in line)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_admiral_opens_by_the_book_and_from_every_side(variant: str) -> None:
    """An opening that always begins at the same cell is an invitation to place elsewhere."""
    ruleset = settle(load_variant(variant))
    lines = [
        tuple(turn[cell] for cell in line)
        for book in read_books()
        if book.sea_key == sea_key_of(ruleset)
        for line in book.lines
        for turn in grid_symmetries(ruleset.grid.rows, ruleset.grid.columns)
    ]
    openings = [tuple(first_shots(ruleset, seed)) for seed in range(6)]

    assert len({fired[0] for fired in openings}) > 2
    for fired in openings:
        assert any(fired[: len(line)] == line[: len(fired)] for line in lines)


def test_after_a_hit_the_book_is_closed() -> None:
    """What was weighed beforehand knows nothing of a hit."""
    ruleset = settle(load_variant("milton-bradley"))
    practice = practice_of(ruleset)
    assert opening_shot(practice.view, 1, suspects=False) is not None

    practice.send(Fire(gather_fleet(ruleset)[0].cells[:1]))

    assert practice.view.foreign.hit
    assert opening_shot(practice.view, 1, suspects=False) is None


@pytest.mark.parametrize(("rows", "cols", "ways"), [(3, 3, 8), (2, 3, 4)])
def test_a_grid_is_turned_onto_itself(rows: int, cols: int, ways: int) -> None:
    """A line must not run off a grid that is not square."""
    found = grid_symmetries(rows, cols)
    assert len(set(found)) == ways
    assert all(sorted(turn) == list(range(rows * cols)) for turn in found)
