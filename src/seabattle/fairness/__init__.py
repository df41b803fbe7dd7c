"""Whether everybody played by the rules: inspection, disputes, verdicts."""
