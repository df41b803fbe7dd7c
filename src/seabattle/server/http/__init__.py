"""A request and its answer: context, session, rate limits, problems, the page itself."""
