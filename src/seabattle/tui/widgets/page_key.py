"""Keys: what they do, what they are called, and where they are shown."""

from msgspec import Struct
from textual.binding import Binding, BindingType

LATIN = "qwertyuiopasdfghjklzxcvbnm"
CYRILLIC = "йцукенгшщзфывапролдячсмить"
_SAME_KEY = dict(zip(LATIN, CYRILLIC, strict=True))


class PageKey(Struct, frozen=True):
    """A key of a page."""

    keys: str
    """The keys as Textual names them, several with commas between."""
    label: str
    """The key as people read it."""
    action: str
    message: str
    """The message of the catalogs that says what the key does."""
    footer: bool = True
    """Whether the last line shows it; the help page shows all."""
    listed: bool = True
    """Whether the command palette offers it; arrows need no command."""


def bindings(keys: tuple[PageKey, ...]) -> list[BindingType]:
    """The keys as Textual binds them.

    A letter is bound by its place on the keyboard, too: a user who types Russian need not
    switch over to turn a ship.
    """
    return [
        Binding(name, key.action, show=False)
        for key in keys
        for each in key.keys.split(",")
        for name in _also_russian(each)
    ]


def _also_russian(name: str) -> tuple[str, ...]:
    return (name, _SAME_KEY[name]) if name in _SAME_KEY else (name,)
