"""The service of live matches: requests, the matches in memory, and lists of them."""

from seabattle.matches.service.match_list import (
    current_cards,
    list_cards,
    list_cards_of,
    sound_cards,
)
from seabattle.matches.service.service import DeletedMatchError, Service, damage_refusal
from seabattle.matches.service.submitted_request import Answered, SubmittedRequest, request_name

__all__ = [
    "Answered",
    "DeletedMatchError",
    "Service",
    "SubmittedRequest",
    "current_cards",
    "damage_refusal",
    "list_cards",
    "list_cards_of",
    "request_name",
    "sound_cards",
]
