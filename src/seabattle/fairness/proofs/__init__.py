"""Sealed fields: zero-knowledge proofs that a fleet is legal and that every answer is true.

The field itself stays secret. docs/fairness.md specifies to the byte what is committed to,
proved and signed.
"""
