"""Pleasant names for visitors who have not said what they are called."""

import secrets
import unicodedata

FIRST = (  # noqa: SIM905 -- Words are easier to read than quotes.
    "Amber Brave Bright Calm Clever Coral Daring Fair Gentle Golden Happy Hardy Jolly Keen "
    "Kind Lively Lucky Merry Noble Northern Patient Proud Quick Quiet Salty Silver Southern "
    "Steady Sunny Swift Tidal Western Windy Wise"
).split()

SECOND = (  # noqa: SIM905 -- As above.
    "Albatross Anchor Beacon Breeze Clipper Compass Cormorant Corsair Current Cutter Dolphin "
    "Gull Harbour Heron Kestrel Lagoon Lantern Lighthouse Mariner Narwhal Navigator Osprey "
    "Otter Pelican Petrel Pilot Plover Porpoise Puffin Sailor Schooner Seal Sextant Skipper "
    "Tern Tide Trawler Walrus Whale"
).split()

LONGEST = 32


def random_nickname() -> str:
    """A name by chance, such as Calm Heron 42."""
    number = secrets.randbelow(90) + 10
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)} {number}"


def fit_name(text: str) -> str | None:
    """The name somebody wants, tidied; nothing when nobody can be called that.

    Letters of any alphabet are welcome; what cannot be seen, or turns the line around, is not.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    seen = any(sign.isalnum() for sign in name)
    return name if seen and name.isprintable() and len(name) <= LONGEST else None
