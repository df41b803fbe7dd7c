"""The changelog, and the fragments of changes that are not in it yet."""

from pathlib import Path

ROOT = Path(__file__).parents[2]

MOST_FRAGMENTS = 40
"""More than this is too much for one person to fold into a readable section."""


def test_fragments_are_folded_into_the_changelog_before_they_pile_up() -> None:
    """A reader of the changelog misses every change that is still a fragment."""
    fragments = [path for path in (ROOT / "changelog.d").glob("*.md") if path.name != "README.md"]

    assert len(fragments) <= MOST_FRAGMENTS, (
        f"{len(fragments)} fragments: fold them into the unreleased section of CHANGELOG.md"
    )
