"""Sea Battle: every rule of five real sheets, played by people and by programs.

The way in for programs:

>>> from seabattle.rules import load_variant, settle
>>> settle(load_variant("sea-battle")).grid
Grid(rows=10, columns=10)
"""

__version__ = "0.1.0"
