"""Reads the file of known fleet counts."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from rules.rule_file import rule_file
from seabattle.rules import Ruleset, read_variant, settle


class Known(Struct, frozen=True):
    """One line of the file."""

    rows: int
    columns: int
    touching: str
    fleet: str
    number: int
    reach: str
    """How the number can be confirmed: by brute force, by the sweep, or only with patience."""

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns}-{self.touching}-{self.fleet}"

    def ships(self) -> Iterator[tuple[int, list[list[str]]]]:
        """Count and drawings of every class."""
        for entry in self.fleet.split("+"):
            count, shapes = entry.split("*")
            yield int(count), [shape.split("/") for shape in shapes.split("|")]

    def ruleset(self) -> Ruleset:
        """The rules of this line."""
        entries = (
            f'[[fleet]]\nname = "class-{place}"\ncount = {count}\nshapes = {shapes}'
            for place, (count, shapes) in enumerate(self.ships())
        )
        text = rule_file(
            grid=f"[grid]\nrows = {self.rows}\ncolumns = {self.columns}",
            sea=f'[sea]\ntouching = "{self.touching}"',
            fleet="\n".join(entries),
        )
        return settle(read_variant(text))


def known_counts(*reach: str) -> list[Known]:
    """The lines of the file that can be confirmed in this way."""
    text = (Path(__file__).parent / "fleets.txt").read_text("utf-8")
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    found = []
    for size, touching, fleet, number, how in lines:
        if how in reach:
            rows, columns = map(int, size.split("x"))
            whole = int(number.replace(",", ""))
            found.append(Known(rows, columns, touching, fleet, whole, how))
    return found
