"""The puzzles that come with the package: files as ``seabattle puzzles`` writes them."""

from functools import lru_cache
from importlib.resources import files

from msgspec import json
from msgspec.structs import replace

from seabattle.features.puzzles.puzzle import Puzzle
from seabattle.features.puzzles.puzzle_file import read_puzzles
from seabattle.rules import Ruleset, load_variant, settle

RATINGS = "ratings.json"
"""The difficulty of each, as computed by ``scripts/bench puzzle_ratings``."""


@lru_cache(maxsize=1)
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All shipped puzzles, the easiest first; loaded on first use."""
    folder = files(__package__)
    ratings = json.decode(folder.joinpath(RATINGS).read_bytes(), type=dict[str, int])
    found = [
        replace(puzzle, rating=ratings.get(puzzle.id, puzzle.rating))
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.name.endswith(".jsonl")
        for puzzle in read_puzzles(file.read_bytes())[1]
    ]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def find_puzzle(name: str) -> Puzzle | None:
    """The puzzle of that name."""
    return _by_name().get(name)


@lru_cache(maxsize=1)
def _by_name() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


@lru_cache(maxsize=32)
def puzzle_ruleset(variant: str) -> Ruleset:
    """The rules that puzzles of a variant are played by."""
    return settle(load_variant(variant))
