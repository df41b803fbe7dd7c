"""What the feature ``lobby`` keeps in a server process."""

from typing import Final

from seabattle.features.lobby.presence import PresenceBoard
from seabattle.features.lobby.waiting_room import WaitingRoom
from seabattle.server.http.feature_state import FeatureState

WAITING_ROOM: Final = FeatureState(lambda context: WaitingRoom.of(context.store))
"""Who waits for another player."""

PRESENCE: Final = FeatureState(lambda context: PresenceBoard.of(context.store))
"""Who was seen lately."""
