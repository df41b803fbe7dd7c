"""Players that are slow, hang, fail, or take their process with them."""

import os
import time

from seabattle.bots import Scatter
from seabattle.game import SeatCommand
from seabattle.views import View


class Slow(Scatter):
    """Thinks for a third of a second."""

    def act(self, view: View) -> SeatCommand:
        """Think, and fire anywhere."""
        time.sleep(0.3)
        return super().act(view)


class Hanging(Scatter):
    """Never comes to an end."""

    def act(self, view: View) -> SeatCommand:
        """Wait."""
        time.sleep(600)
        return super().act(view)


class Deadly(Scatter):
    """Ends the process it thinks in, as a task does that eats the memory."""

    def act(self, view: View) -> SeatCommand:
        """Die."""
        os._exit(9)


class Clumsy(Scatter):
    """Fails at every move."""

    def act(self, view: View) -> SeatCommand:
        """Fail."""
        message = "dropped it"
        raise ValueError(message)
