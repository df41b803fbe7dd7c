"""Section of a rule page about players, the grid and its labels."""

from seabattle.grid.labels import series
from seabattle.rules import labels_of, side_for
from seabattle.speech.pages.edition import Edition, Section

CHOICES = ("latin", "cyrillic", "cyrillic-yo")
WORDS = ("РЕСПУБЛИКА", "СНЕГУРОЧКА")
"""Words whose letters a table may choose as column labels (SB2)."""

_SPELLED_OUT = 16


def sea_section(edition: Edition) -> Section:
    """Players, grid and labels."""
    points = (_players(edition), *_grid(edition), *_labels(edition))
    return Section(edition.say("heading-sea"), points)


def _players(edition: Edition) -> str:
    least, most = edition.seats.least, edition.seats.most
    if edition.counted:
        return edition.say("players-here", count=least)
    if least == most:
        return edition.say("players-exactly", count=least)
    return edition.say("players-between", least=least, most=most)


def _grid(edition: Edition) -> tuple[str, ...]:
    grid, shared = edition.ruleset.grid, edition.ruleset.sea.shared
    if edition.sized_by_seats:
        return (
            edition.say("grid-by-seats"),
            edition.say("grid-examples", examples=_examples(edition)),
            edition.say("marks-shared"),
        )
    whose = "shared" if shared else "own"
    size = edition.say(f"grid-{whose}", rows=grid.rows, columns=grid.columns)
    # For games on paper the conduct section explains the marks.
    return (size,) if edition.played_on_paper else (size, edition.say(f"marks-{whose}"))


def _examples(edition: Edition) -> str:
    least, most = edition.seats.least, edition.seats.most
    counts = [count for count in (2, 3, 4, 6, 8, 12, 16, 32, 64) if least <= count <= most]
    sides = ((count, side_for(count)) for count in counts)
    return ", ".join(
        edition.say("grid-example", count=count, side=f"{side}×{side}") for count, side in sides
    )


def _labels(edition: Edition) -> tuple[str, ...]:
    labels = labels_of(edition.ruleset)
    cut = edition.sized_by_seats
    example = f"{labels.columns[0]}{labels.between}{labels.rows[0]}"
    return (
        edition.say(
            "labels",
            columns=_spell_labels(labels.columns, cut=cut),
            rows=_spell_labels(labels.rows, cut=cut),
            example=example,
        ),
        edition.say("labels-choice", choices="; ".join(_choices(edition))),
        edition.say("labels-reading"),
    )


def _spell_labels(labels: tuple[str, ...], *, cut: bool) -> str:
    """The list of labels: all of them, or the first and the last of many."""
    if cut:
        return ", ".join((*labels[:3], "…"))
    if len(labels) > _SPELLED_OUT:
        return ", ".join((*labels[:3], "…", labels[-1]))
    return ", ".join(labels)


def _choices(edition: Edition) -> list[str]:
    """The other label schemes of SB2; its words have ten letters, so no wider grid."""
    agreed, columns = edition.ruleset.labels.columns, edition.ruleset.grid.columns
    found = []
    for scheme in CHOICES:
        if scheme != agreed:
            span = _span(series(scheme, columns), open_end=edition.sized_by_seats)
            found.append(edition.say(f"labels-{scheme}", span=span))
    if columns <= 10 and not edition.sized_by_seats:
        words = (word for word in WORDS if word != agreed.upper())
        found += [edition.say("labels-word", word=word) for word in words]
    return found


def _span(labels: tuple[str, ...], *, open_end: bool) -> str:
    return f"{labels[0]}, {labels[1]}, …" if open_end else f"{labels[0]}–{labels[-1]}"
