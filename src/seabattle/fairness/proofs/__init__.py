"""Sealed fields: proofs that a fleet lies as the rules want it, and that every answer is true.

Nothing of the field is shown. docs/fairness.md says exactly, to the byte, what is
committed to, proved and signed.
"""
