"""What the feature ``hosting`` keeps in a server process."""

from typing import Final

from seabattle.features.hosting.posts.post_hook_store import PostHooks
from seabattle.features.hosting.sign_ups.sign_up_store import SignUps
from seabattle.server.http.feature_state import FeatureState

SIGN_UPS: Final = FeatureState(lambda context: SignUps.of(context.store))
"""Sign-ups for forum games."""

POST_HOOKS: Final = FeatureState(lambda context: PostHooks.of(context.store))
"""Webhooks that receive posts."""
