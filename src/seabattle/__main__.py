"""``python -m seabattle`` is the command line."""

import sys

from seabattle.cli import main

if __name__ == "__main__":
    sys.exit(main())
