"""What an operator chooses about the exhibition, in the settings file."""

from typing import Final

from seabattle.server.http.settings_section import declare_section

SHOWN: Final = declare_section("exhibition", bool)
"""Whether two computer players can be watched; they can where nothing is said."""
