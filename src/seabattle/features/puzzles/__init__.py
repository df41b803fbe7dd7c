"""Puzzles: charts from play on which one cell is proved to be the best shot.

The proof is exact: it lists every fleet that agrees with the chart, and searches the best
play against all of them to the end (decision 58).
"""
